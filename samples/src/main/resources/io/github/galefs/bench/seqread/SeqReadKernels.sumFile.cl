// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumFile
// entry point: galefs_sumFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: fb2dd0d6d855bc16268e395d407465349848cacc06937e05c13bac1669891c0b

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Returns the leader's value in all work-items of the group. Two slots alternate, so one barrier per broadcast is
// enough: before a slot is written again, all work-items have passed the barrier of the other slot, and so have read
// this one.
#define GALEFS_BROADCAST(value) gale_broadcast(gale_shared, &gale_turn, value)

long gale_broadcast(__local long *shared, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        shared[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return shared[*turn];
}

// Yields the processor to the host after 500 polls, on devices that share processors with the host. There the host
// defines GALEFS_SCHED_YIELD as the number of Linux's sched_yield. On other devices it does nothing.
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
    __global uchar *ul_50;
    int i_0, i_1, i_3, i_5, i_7, i_12, i_14, i_15, i_18, i_19, i_21, i_22, i_24, i_28, i_29, i_30, i_34, i_36, i_38, i_40, i_41, i_43, i_47, i_48, i_52, i_53, i_54, i_55, i_56, i_61, i_62, i_64, i_65, i_66, i_68, i_71, i_73, i_80, i_84, i_85, i_86, i_88, i_89, i_90, i_92, i_94, i_96, i_98, i_99, i_100, i_101, i_102, i_103, i_106, i_108, i_109, i_112, i_116, i_119, i_122, i_124, i_127, i_128, i_130, i_131, i_133, i_139, i_141, i_143, i_145, i_146, i_148, i_155, i_157, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_176, i_178, i_181, i_184, i_193, i_194, i_195, i_197, i_199, i_201, i_202, i_207, i_209, i_212, i_213, i_215, i_216, i_218, i_224, i_226, i_228, i_230, i_231, i_233, i_237;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_11, l_13, l_16, l_17, l_20, l_23, l_25, l_26, l_27, l_31, l_32, l_33, l_35, l_37, l_39, l_42, l_44, l_45, l_46, l_49, l_51, l_57, l_58, l_59, l_60, l_63, l_67, l_69, l_70, l_72, l_74, l_75, l_76, l_77, l_78, l_79, l_81, l_82, l_83, l_87, l_91, l_93, l_95, l_97, l_104, l_105, l_107, l_110, l_111, l_113, l_114, l_115, l_117, l_118, l_120, l_121, l_123, l_125, l_126, l_129, l_132, l_134, l_135, l_136, l_137, l_138, l_140, l_142, l_144, l_147, l_149, l_150, l_151, l_152, l_153, l_154, l_156, l_158, l_159, l_160, l_161, l_162, l_175, l_177, l_179, l_180, l_182, l_183, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_196, l_198, l_200, l_203, l_204, l_205, l_206, l_208, l_210, l_211, l_214, l_217, l_219, l_220, l_221, l_222, l_223, l_225, l_227, l_229, l_232, l_234, l_235, l_236;
    i_0 = *((__global gale_int *) (arg_args + 20L));
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_1 = (int) get_local_id(0);
    if (i_1 == 0) {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_3 = (int) get_group_id(0);
        l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_5 = (int) get_group_id(0);
        l_6 = (long) i_5;
        i_7 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1896L))));
        l_8 = (long) i_3;
        l_9 = (long) ((ulong) l_2 + (ulong) ((l_8 << 12) + (l_8 << 11)));
        l_10 = (long) ((ulong) l_9 + (ulong) 1792L);
        l_11 = (long) ((ulong) l_9 + (ulong) 1864L);
        if (i_7 == 0) {
            i_12 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_13 = *((__global gale_long *) (arg_fs + 16 + l_11));
            i_14 = (int) (0 - (uint) i_12);
            if (i_14 < 0) {
                i_15 = i_14;
            } else {
                l_16 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_17 = (long) ((ulong) l_13 + (ulong) (-64L));
                i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_19 = 0;
                l_20 = 0L;
                while (true) {
                    if (!(i_19 == 0)) {
                        break;
                    }
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
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
                if (!(i_28 < 5)) {
                    break;
                }
                i_29 = (int) gale_literals[i_28];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) i_28))))) = (char) i_29;
                i_30 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_30;
            }
            l_31 = *((__global gale_long *) (arg_fs + 16 + l_11));
            l_32 = (long) ((ulong) l_31 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_32) & 1023)))))) = 0L;
            l_33 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_31) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1;
            i_34 = (int) ((uint) ((int) (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 8L)))) = i_34;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_33)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_11)) = l_32;
            GALEFS_FENCE();
            l_35 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_36 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) i_36))))) = (char) 1;
            l_37 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_38 = 0;
            l_39 = 0L;
            while (true) {
                if (!(i_38 == 0)) {
                    break;
                }
                i_40 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_41 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
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
                l_45 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1800L))));
                l_26 = l_45;
            }
        }
    } else {
        l_26 = 0L;
    }
    l_46 = GALEFS_BROADCAST(l_26);
    i_47 = (int) get_group_id(0);
    i_48 = (int) l_46;
    l_49 = (long) i_0;
    ul_50 = arg_args + 16L;
    l_51 = 0L;
    i_52 = i_47;
    while (true) {
        i_53 = *((__global gale_int *) ul_50);
        if (!(i_52 < i_53)) {
            break;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_54 = (int) get_local_id(0);
        if (i_54 == 0) {
            i_55 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_56 = (int) (0 - (uint) i_55);
            l_57 = ((long) i_52) * l_49;
            l_58 = ((long) i_48) << 3;
            if (i_56 < 0) {
                l_59 = (long) i_56;
                l_60 = l_59;
            } else {
                if (i_48 < 0) {
                    i_61 = (-9);
                } else {
                    i_62 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_48 < i_62) {
                        l_63 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) l_58))));
                        i_65 = (int) ((uint) i_64 + (uint) (-1));
                        i_66 = (i_65 < 0) ? (-9) : i_65;
                        if (i_66 < 0) {
                            i_61 = i_66;
                        } else {
                            l_67 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) l_58)) + (ulong) 4L))));
                            if ((i_68 & 3) == 1) {
                                i_61 = (-9);
                            } else {
                                i_61 = i_66;
                            }
                        }
                    } else {
                        i_61 = (-9);
                    }
                }
                l_69 = (long) i_61;
                if (i_61 < 0) {
                    l_60 = l_69;
                } else {
                    if (l_57 < 0L) {
                        l_60 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_60 = (-22L);
                        } else {
                            l_70 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_71 = (int) get_group_id(0);
                            l_72 = (long) i_71;
                            i_73 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_70 + (ulong) ((l_72 << 12) + (l_72 << 11)))) + (ulong) 1896L))));
                            if (i_73 == 0) {
                                l_74 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_75 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) (l_69 << 6)))));
                                l_76 = (long) ((ulong) l_75 - (ulong) l_57);
                                if (l_76 < 1L) {
                                    l_60 = 0L;
                                } else {
                                    l_77 = (l_76 < l_49) ? l_76 : l_49;
                                    l_60 = l_77;
                                }
                            } else {
                                l_60 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_60 < 0L) {
                l_78 = l_60;
            } else {
                if (l_60 < 1L) {
                    l_79 = (-22L);
                } else {
                    if (l_49 == l_60) {
                        i_80 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_81 = 1L << i_80;
                        l_82 = (long) ((ulong) l_81 - (ulong) (l_57 & ((long) ((ulong) l_81 + (ulong) (-1L)))));
                        if (l_82 < l_49) {
                            if (!(((int) l_82) == i_0)) {
                                l_79 = (-22L);
                                goto B124;
                            }
                        }
                        l_83 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_84 = (int) get_group_id(0);
                        if (i_48 < 0) {
                            i_85 = (-9);
                        } else {
                            i_86 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_48 < i_86) {
                                l_87 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) l_58))));
                                i_89 = (int) ((uint) i_88 + (uint) (-1));
                                i_90 = (i_89 < 0) ? (-9) : i_89;
                                i_85 = i_90;
                            } else {
                                i_85 = (-9);
                            }
                        }
                        l_91 = (long) i_85;
                        if (i_85 < 0) {
                            l_79 = l_91;
                        } else {
                            i_92 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_93 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            i_94 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_93 + (ulong) (l_91 << 6))) + (ulong) 8L))));
                            l_95 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_96 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_97 = l_57 >> i_92;
                            i_98 = i_96 & ((int) (((long) ((ulong) ((long) ((ulong) l_97 + (ulong) (((long) i_94) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_99 = i_98;
                            i_100 = 0;
                            i_101 = (-2);
                            while (true) {
                                if (!(i_101 == (-2))) {
                                    break;
                                }
                                i_102 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) (((long) i_99) << 2)))));
                                i_103 = (int) ((uint) i_102 + (uint) (-1));
                                if (i_103 < 0) {
                                    i_101 = (-1);
                                } else {
                                    l_104 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_105 = (long) ((ulong) l_104 + (ulong) (((long) (uint) i_103) << 4));
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                                    l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 8L))));
                                    if ((!(i_94 == i_106)) || (!(l_97 == l_107))) {
                                        if (i_96 == i_100) {
                                            i_101 = (-1);
                                        } else {
                                            i_108 = (int) ((uint) i_100 + (uint) 1);
                                            i_109 = i_96 & ((int) ((uint) i_99 + (uint) 1));
                                            i_99 = i_109;
                                            i_100 = i_108;
                                        }
                                    } else {
                                        i_101 = i_103;
                                    }
                                }
                            }
                            l_110 = (long) i_84;
                            l_111 = (long) ((ulong) l_83 + (ulong) ((l_110 << 12) + (l_110 << 11)));
                            if (i_101 < 0) {
                                i_112 = (-1);
                            } else {
                                l_113 = (long) ((ulong) l_111 + (ulong) 1856L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_113)) = ((int) ((uint) i_101 + (uint) 1));
                                GALEFS_FENCE();
                                l_114 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_115 = (long) ((ulong) l_114 + (ulong) (((long) (uint) i_101) << 4));
                                i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                                l_117 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 8L))));
                                if ((!(i_94 == i_116)) || (!(l_97 == l_117))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_113)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_94 == i_116)) || (!(l_97 == l_117))) {
                                    i_112 = (-1);
                                } else {
                                    i_112 = i_101;
                                }
                            }
                            l_118 = (long) i_112;
                            if (l_118 == (-1L)) {
                                i_119 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                l_120 = (long) ((ulong) l_111 + (ulong) 1864L);
                                l_121 = *((__global gale_long *) (arg_fs + 16 + l_120));
                                i_122 = (int) (0 - (uint) i_119);
                                l_123 = (long) ((ulong) l_111 + (ulong) 1792L);
                                if (i_122 < 0) {
                                    i_124 = i_122;
                                } else {
                                    l_125 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    l_126 = (long) ((ulong) l_121 + (ulong) (-64L));
                                    i_127 = (int) ((uint) ((int) (((long) ((ulong) l_126 + (ulong) ((long) ((ulong) (l_126 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    i_128 = 0;
                                    l_129 = 0L;
                                    while (true) {
                                        if (!(i_128 == 0)) {
                                            break;
                                        }
                                        i_130 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                                        if (i_127 == i_131) {
                                            i_128 = 1;
                                        } else {
                                            if (i_130 == 0) {
                                                if (l_129 < l_125) {
                                                    GALEFS_RELAX(l_129);
                                                    l_132 = (long) ((ulong) l_129 + (ulong) 1L);
                                                    l_129 = l_132;
                                                } else {
                                                    i_128 = (-110);
                                                }
                                            } else {
                                                i_133 = (int) (0 - (uint) i_130);
                                                i_128 = i_133;
                                            }
                                        }
                                    }
                                    i_124 = i_128;
                                }
                                if (i_124 < 0) {
                                    l_134 = (long) i_124;
                                    l_135 = l_134;
                                } else {
                                    l_136 = *((__global gale_long *) (arg_fs + 16 + l_120));
                                    l_137 = (long) ((ulong) l_136 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) ((long) (uint) (((int) l_137) & 1023)))))) = 0L;
                                    l_138 = (long) ((ulong) l_111 + (ulong) ((long) (uint) (((int) l_136) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 4L)))) = 3;
                                    i_139 = (int) ((uint) ((int) (((long) ((ulong) l_136 + (ulong) ((long) ((ulong) (l_136 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 8L)))) = i_139;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 12L)))) = i_48;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 16L)))) = l_57;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 24L)))) = l_49;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_120)) = l_137;
                                    GALEFS_FENCE();
                                    l_140 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                    i_141 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) ((long) i_141))))) = (char) 1;
                                    l_142 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    i_143 = 0;
                                    l_144 = 0L;
                                    while (true) {
                                        if (!(i_143 == 0)) {
                                            break;
                                        }
                                        i_145 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                                        if (i_139 == i_146) {
                                            i_143 = 1;
                                        } else {
                                            if (i_145 == 0) {
                                                if (l_144 < l_142) {
                                                    GALEFS_RELAX(l_144);
                                                    l_147 = (long) ((ulong) l_144 + (ulong) 1L);
                                                    l_144 = l_147;
                                                } else {
                                                    i_143 = (-110);
                                                }
                                            } else {
                                                i_148 = (int) (0 - (uint) i_145);
                                                i_143 = i_148;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_143 < 0) {
                                        l_149 = (long) i_143;
                                        l_135 = l_149;
                                    } else {
                                        l_150 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1800L))));
                                        l_135 = l_150;
                                    }
                                }
                                if (l_135 < 0L) {
                                    l_79 = l_135;
                                } else {
                                    l_151 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1808L))));
                                    l_79 = l_151;
                                }
                            } else {
                                l_152 = (long) ((ulong) l_111 + (ulong) 1872L);
                                l_153 = *((__global gale_long *) (arg_fs + 16 + l_152));
                                *((__global gale_long *) (arg_fs + 16 + l_152)) = ((long) ((ulong) l_153 + (ulong) 1L));
                                l_79 = l_118;
                            }
                        }
                    } else {
                        l_79 = (-22L);
                    }
                }
            B124:;
                if (!(l_79 < 0L)) {
                    l_154 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_155 = (int) get_group_id(0);
                    l_156 = (long) i_155;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_154 + (ulong) ((l_156 << 12) + (l_156 << 11)))) + (ulong) 1896L)))) = 1;
                }
                if (l_79 < 0L) {
                    l_78 = l_79;
                } else {
                    i_157 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_158 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_159 = (long) ((ulong) ((long) ((ulong) l_158 + (ulong) (l_79 << i_157))) + (ulong) (l_57 & ((long) ((ulong) (1L << i_157) + (ulong) (-1L)))));
                    l_78 = l_159;
                }
            }
        } else {
            l_78 = 0L;
        }
        l_160 = GALEFS_BROADCAST(l_78);
        if ((ulong) ((long) ((ulong) l_160 + (ulong) 4095L)) < (ulong) 4095L) {
            l_161 = (long) ((ulong) l_51 + (ulong) 1L);
            l_162 = l_161;
        } else {
            i_163 = (int) get_local_size(0);
            i_164 = (int) get_local_id(0);
            i_165 = (int) get_local_size(0);
            i_166 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
            i_167 = (int) ((uint) i_164 * (uint) gale_div_int(i_166, i_163));
            i_168 = (int) ((uint) i_167 + (uint) gale_div_int(i_166, i_165));
            i_169 = 0;
            i_170 = i_167;
            while (true) {
                if (!(i_170 < i_168)) {
                    break;
                }
                i_171 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) (((long) i_170) << 2)))));
                i_172 = (int) ((uint) i_169 + (uint) i_171);
                i_173 = (int) ((uint) i_170 + (uint) 1);
                i_169 = i_172;
                i_170 = i_173;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_174 = (int) get_local_id(0);
            if (i_174 == 0) {
                l_175 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_176 = (int) get_group_id(0);
                l_177 = (long) i_176;
                i_178 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_175 + (ulong) ((l_177 << 12) + (l_177 << 11)))) + (ulong) 1896L))));
                if (i_178 == 0) {
                    l_179 = (-22L);
                } else {
                    l_180 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_181 = (int) get_group_id(0);
                    l_182 = (long) i_181;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_180 + (ulong) ((l_182 << 12) + (l_182 << 11)))) + (ulong) 1896L)))) = 0;
                    l_183 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_184 = (int) get_group_id(0);
                    l_185 = (long) i_184;
                    l_186 = (long) ((ulong) l_183 + (ulong) ((l_185 << 12) + (l_185 << 11)));
                    l_187 = (long) ((ulong) l_186 + (ulong) 1880L);
                    l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
                    *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) l_49 + (ulong) l_188));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 1856L)))) = 0;
                    l_189 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 1864L))));
                    l_190 = (long) ((ulong) l_189 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_190 + (ulong) ((long) ((ulong) (l_190 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_179 = 0L;
                }
            } else {
                l_179 = 0L;
            }
            l_191 = GALEFS_BROADCAST(l_179);
            l_192 = (long) ((ulong) l_51 + (ulong) ((long) i_169));
            l_162 = l_192;
        }
        i_193 = (int) get_num_groups(0);
        i_194 = (int) ((uint) i_52 + (uint) i_193);
        l_51 = l_162;
        i_52 = i_194;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_195 = (int) get_local_id(0);
    if (i_195 == 0) {
        l_196 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_197 = (int) get_group_id(0);
        l_198 = (long) i_197;
        i_199 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_196 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1896L))));
        if (i_199 == 0) {
            l_200 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_201 = (int) get_group_id(0);
            i_202 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_203 = (long) i_201;
            l_204 = (long) ((ulong) l_200 + (ulong) ((l_203 << 12) + (l_203 << 11)));
            l_205 = (long) ((ulong) l_204 + (ulong) 1864L);
            l_206 = *((__global gale_long *) (arg_fs + 16 + l_205));
            i_207 = (int) (0 - (uint) i_202);
            l_208 = (long) ((ulong) l_204 + (ulong) 1792L);
            if (i_207 < 0) {
                i_209 = i_207;
            } else {
                l_210 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_211 = (long) ((ulong) l_206 + (ulong) (-64L));
                i_212 = (int) ((uint) ((int) (((long) ((ulong) l_211 + (ulong) ((long) ((ulong) (l_211 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_213 = 0;
                l_214 = 0L;
                while (true) {
                    if (!(i_213 == 0)) {
                        break;
                    }
                    i_215 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                    if (i_212 == i_216) {
                        i_213 = 1;
                    } else {
                        if (i_215 == 0) {
                            if (l_214 < l_210) {
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
                i_209 = i_213;
            }
            if (i_209 < 0) {
                l_219 = (long) i_209;
                l_220 = l_219;
            } else {
                l_221 = *((__global gale_long *) (arg_fs + 16 + l_205));
                l_222 = (long) ((ulong) l_221 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) ((long) (uint) (((int) l_222) & 1023)))))) = 0L;
                l_223 = (long) ((ulong) l_204 + (ulong) ((long) (uint) (((int) l_221) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 4L)))) = 2;
                i_224 = (int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L)))) = i_224;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 12L)))) = i_48;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_223)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_205)) = l_222;
                GALEFS_FENCE();
                l_225 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_226 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) ((long) i_226))))) = (char) 1;
                l_227 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_228 = 0;
                l_229 = 0L;
                while (true) {
                    if (!(i_228 == 0)) {
                        break;
                    }
                    i_230 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_231 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                    if (i_224 == i_231) {
                        i_228 = 1;
                    } else {
                        if (i_230 == 0) {
                            if (l_229 < l_227) {
                                GALEFS_RELAX(l_229);
                                l_232 = (long) ((ulong) l_229 + (ulong) 1L);
                                l_229 = l_232;
                            } else {
                                i_228 = (-110);
                            }
                        } else {
                            i_233 = (int) (0 - (uint) i_230);
                            i_228 = i_233;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_228 < 0) {
                    l_234 = (long) i_228;
                    l_220 = l_234;
                } else {
                    l_235 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1800L))));
                    l_220 = l_235;
                }
            }
        } else {
            l_220 = (-16L);
        }
    } else {
        l_220 = 0L;
    }
    l_236 = GALEFS_BROADCAST(l_220);
    i_237 = (int) get_global_id(0);
    *((__global gale_long *) (arg_sums + ((((long) i_237) << 3) + 16L))) = l_51;
}
