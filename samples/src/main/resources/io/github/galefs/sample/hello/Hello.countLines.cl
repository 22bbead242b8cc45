// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "hello.txt"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/sample/hello/Hello.java
// source SHA-256: 5efb7d21ffa3cba8fd803cc95663146f1e8778e1723a0d60eba6f33bd6517409

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

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_3, i_5, i_7, i_12, i_14, i_15, i_18, i_19, i_21, i_22, i_24, i_28, i_29, i_30, i_34, i_36, i_38, i_40, i_41, i_43, i_47, i_48, i_50, i_53, i_54, i_55, i_58, i_59, i_63, i_64, i_66, i_67, i_68, i_70, i_72, i_74, i_76, i_83, i_86, i_87, i_88, i_90, i_91, i_92, i_94, i_95, i_96, i_99, i_101, i_103, i_105, i_106, i_107, i_108, i_109, i_110, i_113, i_115, i_116, i_119, i_123, i_126, i_129, i_131, i_134, i_135, i_137, i_138, i_140, i_146, i_148, i_150, i_152, i_153, i_155, i_163, i_164, i_167, i_169, i_171, i_178, i_179, i_180, i_181, i_183, i_184, i_185, i_186, i_189, i_191, i_193, i_195, i_197, i_198, i_203, i_205, i_208, i_209, i_211, i_212, i_214, i_220, i_222, i_224, i_226, i_227, i_229, i_233;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_11, l_13, l_16, l_17, l_20, l_23, l_25, l_26, l_27, l_31, l_32, l_33, l_35, l_37, l_39, l_42, l_44, l_45, l_46, l_49, l_51, l_52, l_56, l_57, l_60, l_61, l_62, l_65, l_69, l_71, l_73, l_75, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_85, l_89, l_93, l_97, l_98, l_100, l_102, l_104, l_111, l_112, l_114, l_117, l_118, l_120, l_121, l_122, l_124, l_125, l_127, l_128, l_130, l_132, l_133, l_136, l_139, l_141, l_142, l_143, l_144, l_145, l_147, l_149, l_151, l_154, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_165, l_166, l_168, l_170, l_172, l_173, l_174, l_175, l_176, l_177, l_182, l_187, l_188, l_190, l_192, l_194, l_196, l_199, l_200, l_201, l_202, l_204, l_206, l_207, l_210, l_213, l_215, l_216, l_217, l_218, l_219, l_221, l_223, l_225, l_228, l_230, l_231, l_232, l_234, l_235;
    i_0 = (int) get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1 = (int) get_local_id(0);
    if (i_1 == 0) {
        l_2 = *((__global long *) (arg_fs + 16 + 16L));
        i_3 = (int) get_group_id(0);
        l_4 = *((__global long *) (arg_fs + 16 + 16L));
        i_5 = (int) get_group_id(0);
        l_6 = (long) i_5;
        i_7 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1896L))));
        l_8 = (long) i_3;
        l_9 = (long) ((ulong) l_2 + (ulong) ((l_8 << 12) + (l_8 << 11)));
        l_10 = (long) ((ulong) l_9 + (ulong) 1792L);
        l_11 = (long) ((ulong) l_9 + (ulong) 1864L);
        if (i_7 == 0) {
            i_12 = *((volatile __global int *) (arg_fs + 16 + 64L));
            l_13 = *((__global long *) (arg_fs + 16 + l_11));
            i_14 = (int) (0 - (uint) i_12);
            if (i_14 < 0) {
                i_15 = i_14;
            } else {
                l_16 = *((__global long *) (arg_fs + 16 + 8L));
                l_17 = (long) ((ulong) l_13 + (ulong) (-64L));
                i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_19 = 0;
                l_20 = 0L;
                while (true) {
                    if (!(i_19 == 0)) {
                        break;
                    }
                    i_21 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_22 = *((volatile __global int *) (arg_fs + 16 + l_10));
                    if (i_18 == i_22) {
                        i_19 = 1;
                    } else {
                        if (i_21 == 0) {
                            if (l_20 < l_16) {
                                GALEFS_RELAX(l_20);
                                l_23 = (long) ((ulong) l_20 + (ulong) 1L);
                                l_20 = l_23;
                            } else {
                                i_19 = (-110);
                            }
                        } else {
                            i_24 = (int) (0 - (uint) i_21);
                            i_19 = i_24;
                        }
                    }
                }
                i_15 = i_19;
            }
        } else {
            i_15 = (-16);
        }
        l_25 = (long) i_15;
        if (l_25 < 0L) {
            l_26 = l_25;
        } else {
            l_27 = (long) ((ulong) l_9 + (ulong) 2048L);
            i_28 = 0;
            while (true) {
                if (!(i_28 < 9)) {
                    break;
                }
                i_29 = (int) gale_literals[i_28];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) i_28))))) = (char) i_29;
                i_30 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_30;
            }
            l_31 = *((__global long *) (arg_fs + 16 + l_11));
            l_32 = (long) ((ulong) l_31 + (ulong) 64L);
            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_32) & 1023)))))) = 0L;
            l_33 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_31) & 1023)));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1;
            i_34 = (int) ((uint) ((int) (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 8L)))) = i_34;
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = 0L;
            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 9;
            GALEFS_FENCE();
            *((volatile __global int *) (arg_fs + 16 + l_33)) = 64;
            *((__global long *) (arg_fs + 16 + l_11)) = l_32;
            GALEFS_FENCE();
            l_35 = *((__global long *) (arg_fs + 16 + 24L));
            i_36 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) i_36))))) = (char) 1;
            l_37 = *((__global long *) (arg_fs + 16 + 8L));
            i_38 = 0;
            l_39 = 0L;
            while (true) {
                if (!(i_38 == 0)) {
                    break;
                }
                i_40 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_41 = *((volatile __global int *) (arg_fs + 16 + l_10));
                if (i_34 == i_41) {
                    i_38 = 1;
                } else {
                    if (i_40 == 0) {
                        if (l_39 < l_37) {
                            GALEFS_RELAX(l_39);
                            l_42 = (long) ((ulong) l_39 + (ulong) 1L);
                            l_39 = l_42;
                        } else {
                            i_38 = (-110);
                        }
                    } else {
                        i_43 = (int) (0 - (uint) i_40);
                        i_38 = i_43;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_38 < 0) {
                l_44 = (long) i_38;
                l_26 = l_44;
            } else {
                l_45 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1800L))));
                l_26 = l_45;
            }
        }
    } else {
        l_26 = 0L;
    }
    l_46 = GALEFS_BROADCAST(l_26);
    i_47 = (int) l_46;
    i_48 = (i_47 < 0) ? i_47 : 16384;
    l_49 = ((long) i_0) << 14;
    i_50 = i_48;
    l_51 = 0L;
    l_52 = l_49;
    while (true) {
        if (i_50 < 1) {
            break;
        }
        i_53 = 1;
        i_54 = 0;
        while (true) {
            if (!(i_53 == 1)) {
                break;
            }
            i_55 = (int) get_local_id(0);
            l_56 = (long) i_54;
            l_57 = (long) ((ulong) l_52 + (ulong) l_56);
            if (i_55 == 0) {
                i_58 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_59 = (int) (0 - (uint) i_58);
                l_60 = ((long) i_47) << 3;
                if (i_59 < 0) {
                    l_61 = (long) i_59;
                    l_62 = l_61;
                } else {
                    if (i_47 < 0) {
                        i_63 = (-9);
                    } else {
                        i_64 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_47 < i_64) {
                            l_65 = *((__global long *) (arg_fs + 16 + 192L));
                            i_66 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_60))));
                            i_67 = (int) ((uint) i_66 + (uint) (-1));
                            i_68 = (i_67 < 0) ? (-9) : i_67;
                            if (i_68 < 0) {
                                i_63 = i_68;
                            } else {
                                l_69 = *((__global long *) (arg_fs + 16 + 192L));
                                i_70 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_69 + (ulong) l_60)) + (ulong) 4L))));
                                if ((i_70 & 3) == 1) {
                                    i_63 = (-9);
                                } else {
                                    i_63 = i_68;
                                }
                            }
                        } else {
                            i_63 = (-9);
                        }
                    }
                    l_71 = (long) i_63;
                    if (i_63 < 0) {
                        l_62 = l_71;
                    } else {
                        if (l_57 < 0L) {
                            l_62 = (-22L);
                        } else {
                            i_72 = (int) ((uint) 16384 - (uint) i_54);
                            if (i_72 < 0) {
                                l_62 = (-22L);
                            } else {
                                l_73 = *((__global long *) (arg_fs + 16 + 16L));
                                i_74 = (int) get_group_id(0);
                                l_75 = (long) i_74;
                                i_76 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 1896L))));
                                if (i_76 == 0) {
                                    l_77 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_78 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) (l_71 << 6)))));
                                    l_79 = (long) ((ulong) l_78 - (ulong) l_57);
                                    if (l_79 < 1L) {
                                        l_62 = 0L;
                                    } else {
                                        l_80 = (long) (uint) i_72;
                                        l_81 = (l_79 < l_80) ? l_79 : l_80;
                                        l_62 = l_81;
                                    }
                                } else {
                                    l_62 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_62 < 1L) {
                    l_82 = l_62;
                } else {
                    i_83 = *((__global int *) (arg_fs + 16 + 156L));
                    l_84 = 1L << i_83;
                    l_85 = (long) ((ulong) l_84 - (ulong) (l_57 & ((long) ((ulong) l_84 + (ulong) (-1L)))));
                    if (l_85 < l_62) {
                        i_86 = (int) l_85;
                        i_87 = i_86;
                    } else {
                        i_88 = (int) l_62;
                        i_87 = i_88;
                    }
                    l_89 = *((__global long *) (arg_fs + 16 + 16L));
                    i_90 = (int) get_group_id(0);
                    if (i_47 < 0) {
                        i_91 = (-9);
                    } else {
                        i_92 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_47 < i_92) {
                            l_93 = *((__global long *) (arg_fs + 16 + 192L));
                            i_94 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) l_60))));
                            i_95 = (int) ((uint) i_94 + (uint) (-1));
                            i_96 = (i_95 < 0) ? (-9) : i_95;
                            i_91 = i_96;
                        } else {
                            i_91 = (-9);
                        }
                    }
                    l_97 = (long) i_91;
                    if (i_91 < 0) {
                        l_98 = l_97;
                    } else {
                        i_99 = *((__global int *) (arg_fs + 16 + 156L));
                        l_100 = *((__global long *) (arg_fs + 16 + 200L));
                        i_101 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_100 + (ulong) (l_97 << 6))) + (ulong) 8L))));
                        l_102 = *((__global long *) (arg_fs + 16 + 128L));
                        i_103 = *((__global int *) (arg_fs + 16 + 152L));
                        l_104 = l_57 >> i_99;
                        i_105 = i_103 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_101) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_106 = i_105;
                        i_107 = 0;
                        i_108 = (-2);
                        while (true) {
                            if (!(i_108 == (-2))) {
                                break;
                            }
                            i_109 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) (((long) i_106) << 2)))));
                            i_110 = (int) ((uint) i_109 + (uint) (-1));
                            if (i_110 < 0) {
                                i_108 = (-1);
                            } else {
                                l_111 = *((__global long *) (arg_fs + 16 + 136L));
                                l_112 = (long) ((ulong) l_111 + (ulong) (((long) (uint) i_110) << 4));
                                i_113 = *((volatile __global int *) (arg_fs + 16 + l_112));
                                l_114 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                                if ((!(i_101 == i_113)) || (!(l_104 == l_114))) {
                                    if (i_103 == i_107) {
                                        i_108 = (-1);
                                    } else {
                                        i_115 = (int) ((uint) i_107 + (uint) 1);
                                        i_116 = i_103 & ((int) ((uint) i_106 + (uint) 1));
                                        i_106 = i_116;
                                        i_107 = i_115;
                                    }
                                } else {
                                    i_108 = i_110;
                                }
                            }
                        }
                        l_117 = (long) i_90;
                        l_118 = (long) ((ulong) l_89 + (ulong) ((l_117 << 12) + (l_117 << 11)));
                        if (i_108 < 0) {
                            i_119 = (-1);
                        } else {
                            l_120 = (long) ((ulong) l_118 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_120)) = ((int) ((uint) i_108 + (uint) 1));
                            GALEFS_FENCE();
                            l_121 = *((__global long *) (arg_fs + 16 + 136L));
                            l_122 = (long) ((ulong) l_121 + (ulong) (((long) (uint) i_108) << 4));
                            i_123 = *((volatile __global int *) (arg_fs + 16 + l_122));
                            l_124 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L))));
                            if ((!(i_101 == i_123)) || (!(l_104 == l_124))) {
                                *((volatile __global int *) (arg_fs + 16 + l_120)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_101 == i_123)) || (!(l_104 == l_124))) {
                                i_119 = (-1);
                            } else {
                                i_119 = i_108;
                            }
                        }
                        l_125 = (long) i_119;
                        if (l_125 == (-1L)) {
                            i_126 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            l_127 = (long) ((ulong) l_118 + (ulong) 1864L);
                            l_128 = *((__global long *) (arg_fs + 16 + l_127));
                            i_129 = (int) (0 - (uint) i_126);
                            l_130 = (long) ((ulong) l_118 + (ulong) 1792L);
                            if (i_129 < 0) {
                                i_131 = i_129;
                            } else {
                                l_132 = *((__global long *) (arg_fs + 16 + 8L));
                                l_133 = (long) ((ulong) l_128 + (ulong) (-64L));
                                i_134 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_135 = 0;
                                l_136 = 0L;
                                while (true) {
                                    if (!(i_135 == 0)) {
                                        break;
                                    }
                                    i_137 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_138 = *((volatile __global int *) (arg_fs + 16 + l_130));
                                    if (i_134 == i_138) {
                                        i_135 = 1;
                                    } else {
                                        if (i_137 == 0) {
                                            if (l_136 < l_132) {
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
                                i_131 = i_135;
                            }
                            if (i_131 < 0) {
                                l_141 = (long) i_131;
                                l_142 = l_141;
                            } else {
                                l_143 = *((__global long *) (arg_fs + 16 + l_127));
                                l_144 = (long) ((ulong) l_143 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_144) & 1023)))))) = 0L;
                                l_145 = (long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_143) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 4L)))) = 3;
                                i_146 = (int) ((uint) ((int) (((long) ((ulong) l_143 + (ulong) ((long) ((ulong) (l_143 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 8L)))) = i_146;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 12L)))) = i_47;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 16L)))) = l_57;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 24L)))) = l_62;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_145)) = 64;
                                *((__global long *) (arg_fs + 16 + l_127)) = l_144;
                                GALEFS_FENCE();
                                l_147 = *((__global long *) (arg_fs + 16 + 24L));
                                i_148 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) i_148))))) = (char) 1;
                                l_149 = *((__global long *) (arg_fs + 16 + 8L));
                                i_150 = 0;
                                l_151 = 0L;
                                while (true) {
                                    if (!(i_150 == 0)) {
                                        break;
                                    }
                                    i_152 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_153 = *((volatile __global int *) (arg_fs + 16 + l_130));
                                    if (i_146 == i_153) {
                                        i_150 = 1;
                                    } else {
                                        if (i_152 == 0) {
                                            if (l_151 < l_149) {
                                                GALEFS_RELAX(l_151);
                                                l_154 = (long) ((ulong) l_151 + (ulong) 1L);
                                                l_151 = l_154;
                                            } else {
                                                i_150 = (-110);
                                            }
                                        } else {
                                            i_155 = (int) (0 - (uint) i_152);
                                            i_150 = i_155;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_150 < 0) {
                                    l_156 = (long) i_150;
                                    l_142 = l_156;
                                } else {
                                    l_157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1800L))));
                                    l_142 = l_157;
                                }
                            }
                            if (l_142 < 0L) {
                                l_98 = l_142;
                            } else {
                                l_158 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1808L))));
                                l_98 = l_158;
                            }
                        } else {
                            l_159 = (long) ((ulong) l_118 + (ulong) 1872L);
                            l_160 = *((__global long *) (arg_fs + 16 + l_159));
                            *((__global long *) (arg_fs + 16 + l_159)) = ((long) ((ulong) l_160 + (ulong) 1L));
                            l_98 = l_125;
                        }
                    }
                    if (l_98 < 0L) {
                        l_82 = l_98;
                    } else {
                        l_161 = (l_98 << 32) | ((long) i_87);
                        l_82 = l_161;
                    }
                }
            } else {
                l_82 = 0L;
            }
            l_162 = GALEFS_BROADCAST(l_82);
            i_163 = (int) l_162;
            if (l_162 < 0L) {
                i_164 = 0;
            } else {
                i_164 = i_163;
            }
            if (l_162 < 0L) {
                l_165 = 0L;
            } else {
                l_166 = (long) ((ulong) l_162 >> 32);
                l_165 = l_166;
            }
            i_167 = *((__global int *) (arg_fs + 16 + 156L));
            l_168 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_168 + (ulong) (l_165 << i_167))) + (ulong) (l_57 & ((long) ((ulong) (1L << i_167) + (ulong) (-1L))))))), (arg_buffer + 16 + (l_56 + l_49)), i_164);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_169 = (int) get_local_id(0);
            if (i_169 == 0) {
                l_170 = *((__global long *) (arg_fs + 16 + 16L));
                i_171 = (int) get_group_id(0);
                l_172 = (long) i_171;
                l_173 = (long) ((ulong) l_170 + (ulong) ((l_172 << 12) + (l_172 << 11)));
                l_174 = (long) ((ulong) l_173 + (ulong) 1880L);
                l_175 = *((__global long *) (arg_fs + 16 + l_174));
                *((__global long *) (arg_fs + 16 + l_174)) = ((long) ((ulong) ((long) i_164) + (ulong) l_175));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1856L)))) = 0;
                l_176 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1864L))));
                l_177 = (long) ((ulong) l_176 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_177 + (ulong) ((long) ((ulong) (l_177 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_178 = (int) ((uint) i_54 + (uint) i_164);
            if (l_162 < 0L) {
                i_53 = i_163;
                i_54 = i_178;
            } else {
                i_179 = ((i_164 < 1) || (!(i_178 < 16384))) ? 0 : 1;
                i_53 = i_179;
                i_54 = i_178;
            }
        }
        if (i_54 < 1) {
            i_180 = i_53;
        } else {
            i_180 = i_54;
        }
        i_181 = (int) get_local_id(0);
        l_182 = l_51;
        i_183 = i_181;
        while (true) {
            if (!(i_183 < i_180)) {
                break;
            }
            i_184 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_183) + l_49)));
            i_185 = (int) get_local_size(0);
            i_186 = (int) ((uint) i_183 + (uint) i_185);
            l_187 = (i_184 == 10) ? 1L : 0L;
            l_188 = (long) ((ulong) l_182 + (ulong) l_187);
            l_182 = l_188;
            i_183 = i_186;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_189 = (int) get_num_groups(0);
        l_190 = (long) ((ulong) l_52 + (ulong) (((long) i_189) << 14));
        i_50 = i_180;
        l_51 = l_182;
        l_52 = l_190;
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
            i_198 = *((volatile __global int *) (arg_fs + 16 + 64L));
            l_199 = (long) i_197;
            l_200 = (long) ((ulong) l_196 + (ulong) ((l_199 << 12) + (l_199 << 11)));
            l_201 = (long) ((ulong) l_200 + (ulong) 1864L);
            l_202 = *((__global long *) (arg_fs + 16 + l_201));
            i_203 = (int) (0 - (uint) i_198);
            l_204 = (long) ((ulong) l_200 + (ulong) 1792L);
            if (i_203 < 0) {
                i_205 = i_203;
            } else {
                l_206 = *((__global long *) (arg_fs + 16 + 8L));
                l_207 = (long) ((ulong) l_202 + (ulong) (-64L));
                i_208 = (int) ((uint) ((int) (((long) ((ulong) l_207 + (ulong) ((long) ((ulong) (l_207 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_209 = 0;
                l_210 = 0L;
                while (true) {
                    if (!(i_209 == 0)) {
                        break;
                    }
                    i_211 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_212 = *((volatile __global int *) (arg_fs + 16 + l_204));
                    if (i_208 == i_212) {
                        i_209 = 1;
                    } else {
                        if (i_211 == 0) {
                            if (l_210 < l_206) {
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
                i_205 = i_209;
            }
            if (i_205 < 0) {
                l_215 = (long) i_205;
                l_216 = l_215;
            } else {
                l_217 = *((__global long *) (arg_fs + 16 + l_201));
                l_218 = (long) ((ulong) l_217 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_218) & 1023)))))) = 0L;
                l_219 = (long) ((ulong) l_200 + (ulong) ((long) (uint) (((int) l_217) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 4L)))) = 2;
                i_220 = (int) ((uint) ((int) (((long) ((ulong) l_217 + (ulong) ((long) ((ulong) (l_217 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 8L)))) = i_220;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 12L)))) = i_47;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_219)) = 64;
                *((__global long *) (arg_fs + 16 + l_201)) = l_218;
                GALEFS_FENCE();
                l_221 = *((__global long *) (arg_fs + 16 + 24L));
                i_222 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) i_222))))) = (char) 1;
                l_223 = *((__global long *) (arg_fs + 16 + 8L));
                i_224 = 0;
                l_225 = 0L;
                while (true) {
                    if (!(i_224 == 0)) {
                        break;
                    }
                    i_226 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_227 = *((volatile __global int *) (arg_fs + 16 + l_204));
                    if (i_220 == i_227) {
                        i_224 = 1;
                    } else {
                        if (i_226 == 0) {
                            if (l_225 < l_223) {
                                GALEFS_RELAX(l_225);
                                l_228 = (long) ((ulong) l_225 + (ulong) 1L);
                                l_225 = l_228;
                            } else {
                                i_224 = (-110);
                            }
                        } else {
                            i_229 = (int) (0 - (uint) i_226);
                            i_224 = i_229;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_224 < 0) {
                    l_230 = (long) i_224;
                    l_216 = l_230;
                } else {
                    l_231 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1800L))));
                    l_216 = l_231;
                }
            }
        } else {
            l_216 = (-16L);
        }
    } else {
        l_216 = 0L;
    }
    l_232 = GALEFS_BROADCAST(l_216);
    i_233 = (int) get_global_id(0);
    if (i_50 < 0) {
        l_234 = (long) i_50;
        l_235 = l_234;
    } else {
        l_235 = l_51;
    }
    *((__global long *) (arg_results + ((((long) i_233) << 3) + 16L))) = l_235;
}
