// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source SHA-256: 2d358cc68a211efa6c95828d61408f9a11104c859d594198b9a90ed7a6c05693

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_46, i_47, i_48, i_50, i_51, i_52, i_54, i_55, i_56, i_57, i_64, i_66, i_68, i_69, i_72, i_73, i_74, i_76, i_77, i_80, i_81, i_83, i_84, i_85, i_87, i_90, i_92, i_99, i_103, i_104, i_105, i_107, i_108, i_109, i_111, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_122, i_125, i_127, i_128, i_131, i_135, i_138, i_141, i_143, i_146, i_147, i_149, i_150, i_152, i_158, i_160, i_162, i_164, i_165, i_167, i_174, i_176, i_180, i_182, i_183, i_185, i_186, i_188, i_190, i_193, i_196, i_204, i_206, i_208, i_210, i_211, i_216, i_218, i_221, i_222, i_224, i_225, i_227, i_233, i_235, i_237, i_239, i_240, i_242, i_246, i_247;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_49, l_53, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_67, l_70, l_71, l_75, l_78, l_79, l_82, l_86, l_88, l_89, l_91, l_93, l_94, l_95, l_96, l_97, l_98, l_100, l_101, l_102, l_106, l_110, l_112, l_114, l_116, l_123, l_124, l_126, l_129, l_130, l_132, l_133, l_134, l_136, l_137, l_139, l_140, l_142, l_144, l_145, l_148, l_151, l_153, l_154, l_155, l_156, l_157, l_159, l_161, l_163, l_166, l_168, l_169, l_170, l_171, l_172, l_173, l_175, l_177, l_178, l_179, l_181, l_184, l_187, l_189, l_191, l_192, l_194, l_195, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_205, l_207, l_209, l_212, l_213, l_214, l_215, l_217, l_219, l_220, l_223, l_226, l_228, l_229, l_230, l_231, l_232, l_234, l_236, l_238, l_241, l_243, l_244, l_245;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = (long) i_4;
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1896L))));
        l_7 = (long) i_2;
        l_8 = (long) ((ulong) l_1 + (ulong) ((l_7 << 12) + (l_7 << 11)));
        l_9 = (long) ((ulong) l_8 + (ulong) 1792L);
        l_10 = (long) ((ulong) l_8 + (ulong) 1864L);
        if (i_6 == 0) {
            i_11 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_12 = *((__global gale_long *) (arg_fs + 16 + l_10));
            i_13 = (int) (0 - (uint) i_11);
            if (i_13 < 0) {
                i_14 = i_13;
            } else {
                l_15 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_16 = (long) ((ulong) l_12 + (ulong) (-64L));
                i_17 = (int) ((uint) ((int) (((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_18 = 0;
                l_19 = 0L;
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    if (i_17 == i_21) {
                        i_18 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_19 < l_15) {
                                GALEFS_RELAX(l_19);
                                l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_22;
                            } else {
                                i_18 = (-110);
                            }
                        } else {
                            i_23 = (int) (0 - (uint) i_20);
                            i_18 = i_23;
                        }
                    }
                }
                i_14 = i_18;
            }
        } else {
            i_14 = (-16);
        }
        l_24 = (long) i_14;
        if (l_24 < 0L) {
            l_25 = l_24;
        } else {
            l_26 = (long) ((ulong) l_8 + (ulong) 2048L);
            i_27 = 0;
            while (true) {
                if (!(i_27 < 4)) {
                    break;
                }
                i_28 = (int) gale_literals[i_27];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_27))))) = (char) i_28;
                i_29 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_29;
            }
            l_30 = *((__global gale_long *) (arg_fs + 16 + l_10));
            l_31 = (long) ((ulong) l_30 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_31) & 1023)))))) = 0L;
            l_32 = (long) ((ulong) l_8 + (ulong) ((long) (uint) (((int) l_30) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 4L)))) = 1;
            i_33 = (int) ((uint) ((int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 8L)))) = i_33;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_32)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_10)) = l_31;
            GALEFS_FENCE();
            l_34 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_35 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_35))))) = (char) 1;
            l_36 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_37 = 0;
            l_38 = 0L;
            while (true) {
                if (!(i_37 == 0)) {
                    break;
                }
                i_39 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_40 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                if (i_33 == i_40) {
                    i_37 = 1;
                } else {
                    if (i_39 == 0) {
                        if (l_38 < l_36) {
                            GALEFS_RELAX(l_38);
                            l_41 = (long) ((ulong) l_38 + (ulong) 1L);
                            l_38 = l_41;
                        } else {
                            i_37 = (-110);
                        }
                    } else {
                        i_42 = (int) (0 - (uint) i_39);
                        i_37 = i_42;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_37 < 0) {
                l_43 = (long) i_37;
                l_25 = l_43;
            } else {
                l_44 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1800L))));
                l_25 = l_44;
            }
        }
    } else {
        l_25 = 0L;
    }
    l_45 = GALEFS_BROADCAST(l_25);
    i_46 = *((__global gale_int *) (arg_fs + 16 + 156L));
    i_47 = (int) get_local_id(0);
    i_48 = (int) l_45;
    l_49 = ((long) i_48) << 3;
    if (i_47 == 0) {
        i_50 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (i_48 < 0) {
            i_51 = (-9);
        } else {
            i_52 = *((__global gale_int *) (arg_fs + 16 + 208L));
            if (i_48 < i_52) {
                l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_54 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) l_49))));
                i_55 = (int) ((uint) i_54 + (uint) (-1));
                i_56 = (i_55 < 0) ? (-9) : i_55;
                i_51 = i_56;
            } else {
                i_51 = (-9);
            }
        }
        i_57 = (int) (0 - (uint) i_50);
        if (i_57 < 0) {
            l_58 = (long) i_57;
            l_59 = l_58;
        } else {
            l_60 = (long) i_51;
            if (i_51 < 0) {
                l_59 = l_60;
            } else {
                l_61 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) (l_60 << 6)))));
                l_59 = l_62;
            }
        }
    } else {
        l_59 = 0L;
    }
    l_63 = GALEFS_BROADCAST(l_59);
    i_64 = 1 << i_46;
    l_65 = (long) i_64;
    i_66 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_63 + (ulong) l_65)) + (ulong) (-1L))), l_65);
    l_67 = 0L;
    i_68 = 0;
    while (true) {
        if (!(i_68 < i_66)) {
            break;
        }
        i_69 = (int) get_group_id(0);
        l_70 = l_65 * ((long) gale_rem_int(((int) ((uint) i_68 + (uint) i_69)), i_66));
        l_71 = (long) ((ulong) l_63 - (ulong) l_70);
        if (l_71 < l_65) {
            i_72 = (int) l_71;
            i_73 = i_72;
        } else {
            i_73 = i_64;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_74 = (int) get_local_id(0);
        l_75 = (long) i_73;
        if (i_74 == 0) {
            i_76 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_77 = (int) (0 - (uint) i_76);
            if (i_77 < 0) {
                l_78 = (long) i_77;
                l_79 = l_78;
            } else {
                if (i_48 < 0) {
                    i_80 = (-9);
                } else {
                    i_81 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_48 < i_81) {
                        l_82 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) l_49))));
                        i_84 = (int) ((uint) i_83 + (uint) (-1));
                        i_85 = (i_84 < 0) ? (-9) : i_84;
                        if (i_85 < 0) {
                            i_80 = i_85;
                        } else {
                            l_86 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_86 + (ulong) l_49)) + (ulong) 4L))));
                            if ((i_87 & 3) == 1) {
                                i_80 = (-9);
                            } else {
                                i_80 = i_85;
                            }
                        }
                    } else {
                        i_80 = (-9);
                    }
                }
                l_88 = (long) i_80;
                if (i_80 < 0) {
                    l_79 = l_88;
                } else {
                    if (l_70 < 0L) {
                        l_79 = (-22L);
                    } else {
                        if (i_73 < 0) {
                            l_79 = (-22L);
                        } else {
                            l_89 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_90 = (int) get_group_id(0);
                            l_91 = (long) i_90;
                            i_92 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1896L))));
                            if (i_92 == 0) {
                                l_93 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (l_88 << 6)))));
                                l_95 = (long) ((ulong) l_94 - (ulong) l_70);
                                if (l_95 < 1L) {
                                    l_79 = 0L;
                                } else {
                                    l_96 = (l_95 < l_75) ? l_95 : l_75;
                                    l_79 = l_96;
                                }
                            } else {
                                l_79 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_79 < 0L) {
                l_97 = l_79;
            } else {
                if (l_79 < 1L) {
                    l_98 = (-22L);
                } else {
                    if (l_75 == l_79) {
                        i_99 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_100 = 1L << i_99;
                        l_101 = (long) ((ulong) l_100 - (ulong) (l_70 & ((long) ((ulong) l_100 + (ulong) (-1L)))));
                        if (l_101 < l_75) {
                            if (!(i_73 == ((int) l_101))) {
                                l_98 = (-22L);
                                goto B139;
                            }
                        }
                        l_102 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_103 = (int) get_group_id(0);
                        if (i_48 < 0) {
                            i_104 = (-9);
                        } else {
                            i_105 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            if (i_48 < i_105) {
                                l_106 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) l_49))));
                                i_108 = (int) ((uint) i_107 + (uint) (-1));
                                i_109 = (i_108 < 0) ? (-9) : i_108;
                                i_104 = i_109;
                            } else {
                                i_104 = (-9);
                            }
                        }
                        l_110 = (long) i_104;
                        if (i_104 < 0) {
                            l_98 = l_110;
                        } else {
                            i_111 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_112 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_112 + (ulong) (l_110 << 6))) + (ulong) 8L))));
                            l_114 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_115 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_116 = l_70 >> i_111;
                            i_117 = i_115 & ((int) (((long) ((ulong) ((long) ((ulong) l_116 + (ulong) (((long) i_113) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_118 = i_117;
                            i_119 = 0;
                            i_120 = (-2);
                            while (true) {
                                if (!(i_120 == (-2))) {
                                    break;
                                }
                                i_121 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (((long) i_118) << 2)))));
                                i_122 = (int) ((uint) i_121 + (uint) (-1));
                                if (i_122 < 0) {
                                    i_120 = (-1);
                                } else {
                                    l_123 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_124 = (long) ((ulong) l_123 + (ulong) (((long) (uint) i_122) << 4));
                                    i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                                    l_126 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 8L))));
                                    if ((!(i_113 == i_125)) || (!(l_116 == l_126))) {
                                        if (i_115 == i_119) {
                                            i_120 = (-1);
                                        } else {
                                            i_127 = (int) ((uint) i_119 + (uint) 1);
                                            i_128 = i_115 & ((int) ((uint) i_118 + (uint) 1));
                                            i_118 = i_128;
                                            i_119 = i_127;
                                        }
                                    } else {
                                        i_120 = i_122;
                                    }
                                }
                            }
                            l_129 = (long) i_103;
                            l_130 = (long) ((ulong) l_102 + (ulong) ((l_129 << 12) + (l_129 << 11)));
                            if (i_120 < 0) {
                                i_131 = (-1);
                            } else {
                                l_132 = (long) ((ulong) l_130 + (ulong) 1856L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = ((int) ((uint) i_120 + (uint) 1));
                                GALEFS_FENCE();
                                l_133 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_134 = (long) ((ulong) l_133 + (ulong) (((long) (uint) i_120) << 4));
                                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 8L))));
                                if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_113 == i_135)) || (!(l_116 == l_136))) {
                                    i_131 = (-1);
                                } else {
                                    i_131 = i_120;
                                }
                            }
                            l_137 = (long) i_131;
                            if (l_137 == (-1L)) {
                                i_138 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                l_139 = (long) ((ulong) l_130 + (ulong) 1864L);
                                l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                i_141 = (int) (0 - (uint) i_138);
                                l_142 = (long) ((ulong) l_130 + (ulong) 1792L);
                                if (i_141 < 0) {
                                    i_143 = i_141;
                                } else {
                                    l_144 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    l_145 = (long) ((ulong) l_140 + (ulong) (-64L));
                                    i_146 = (int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    i_147 = 0;
                                    l_148 = 0L;
                                    while (true) {
                                        if (!(i_147 == 0)) {
                                            break;
                                        }
                                        i_149 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                        if (i_146 == i_150) {
                                            i_147 = 1;
                                        } else {
                                            if (i_149 == 0) {
                                                if (l_148 < l_144) {
                                                    GALEFS_RELAX(l_148);
                                                    l_151 = (long) ((ulong) l_148 + (ulong) 1L);
                                                    l_148 = l_151;
                                                } else {
                                                    i_147 = (-110);
                                                }
                                            } else {
                                                i_152 = (int) (0 - (uint) i_149);
                                                i_147 = i_152;
                                            }
                                        }
                                    }
                                    i_143 = i_147;
                                }
                                if (i_143 < 0) {
                                    l_153 = (long) i_143;
                                    l_154 = l_153;
                                } else {
                                    l_155 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                    l_156 = (long) ((ulong) l_155 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_156) & 1023)))))) = 0L;
                                    l_157 = (long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_155) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 4L)))) = 3;
                                    i_158 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 8L)))) = i_158;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 12L)))) = i_48;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 16L)))) = l_70;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 24L)))) = l_75;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_139)) = l_156;
                                    GALEFS_FENCE();
                                    l_159 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                    i_160 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) ((long) i_160))))) = (char) 1;
                                    l_161 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                    i_162 = 0;
                                    l_163 = 0L;
                                    while (true) {
                                        if (!(i_162 == 0)) {
                                            break;
                                        }
                                        i_164 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                        i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                        if (i_158 == i_165) {
                                            i_162 = 1;
                                        } else {
                                            if (i_164 == 0) {
                                                if (l_163 < l_161) {
                                                    GALEFS_RELAX(l_163);
                                                    l_166 = (long) ((ulong) l_163 + (ulong) 1L);
                                                    l_163 = l_166;
                                                } else {
                                                    i_162 = (-110);
                                                }
                                            } else {
                                                i_167 = (int) (0 - (uint) i_164);
                                                i_162 = i_167;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_162 < 0) {
                                        l_168 = (long) i_162;
                                        l_154 = l_168;
                                    } else {
                                        l_169 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1800L))));
                                        l_154 = l_169;
                                    }
                                }
                                if (l_154 < 0L) {
                                    l_98 = l_154;
                                } else {
                                    l_170 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1808L))));
                                    l_98 = l_170;
                                }
                            } else {
                                l_171 = (long) ((ulong) l_130 + (ulong) 1872L);
                                l_172 = *((__global gale_long *) (arg_fs + 16 + l_171));
                                *((__global gale_long *) (arg_fs + 16 + l_171)) = ((long) ((ulong) l_172 + (ulong) 1L));
                                l_98 = l_137;
                            }
                        }
                    } else {
                        l_98 = (-22L);
                    }
                }
            B139:;
                if (!(l_98 < 0L)) {
                    l_173 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_174 = (int) get_group_id(0);
                    l_175 = (long) i_174;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_173 + (ulong) ((l_175 << 12) + (l_175 << 11)))) + (ulong) 1896L)))) = 1;
                }
                if (l_98 < 0L) {
                    l_97 = l_98;
                } else {
                    i_176 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_177 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_178 = (long) ((ulong) ((long) ((ulong) l_177 + (ulong) (l_98 << i_176))) + (ulong) (l_70 & ((long) ((ulong) (1L << i_176) + (ulong) (-1L)))));
                    l_97 = l_178;
                }
            }
        } else {
            l_97 = 0L;
        }
        l_179 = GALEFS_BROADCAST(l_97);
        i_180 = (int) ((uint) i_68 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_179 + (ulong) 4095L)) < (ulong) 4095L) {
            l_67 = l_179;
            i_68 = i_180;
        } else {
            l_181 = l_67;
            i_182 = 0;
            while (true) {
                if (!(i_182 < i_73)) {
                    break;
                }
                i_183 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) ((long) i_182)))));
                l_184 = (long) ((ulong) l_181 + (ulong) ((long) (uint) (i_183 & 255)));
                i_185 = (int) ((uint) i_182 + (uint) 1);
                l_181 = l_184;
                i_182 = i_185;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_186 = (int) get_local_id(0);
            if (i_186 == 0) {
                l_187 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_188 = (int) get_group_id(0);
                l_189 = (long) i_188;
                i_190 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_187 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 1896L))));
                if (i_190 == 0) {
                    l_191 = (-22L);
                } else {
                    l_192 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_193 = (int) get_group_id(0);
                    l_194 = (long) i_193;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_192 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1896L)))) = 0;
                    l_195 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_196 = (int) get_group_id(0);
                    l_197 = (long) i_196;
                    l_198 = (long) ((ulong) l_195 + (ulong) ((l_197 << 12) + (l_197 << 11)));
                    l_199 = (long) ((ulong) l_198 + (ulong) 1880L);
                    l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                    *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) l_75 + (ulong) l_200));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1856L)))) = 0;
                    l_201 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1864L))));
                    l_202 = (long) ((ulong) l_201 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_202 + (ulong) ((long) ((ulong) (l_202 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_191 = 0L;
                }
            } else {
                l_191 = 0L;
            }
            l_203 = GALEFS_BROADCAST(l_191);
            l_67 = l_181;
            i_68 = i_180;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_204 = (int) get_local_id(0);
    if (i_204 == 0) {
        l_205 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_206 = (int) get_group_id(0);
        l_207 = (long) i_206;
        i_208 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_205 + (ulong) ((l_207 << 12) + (l_207 << 11)))) + (ulong) 1896L))));
        if (i_208 == 0) {
            l_209 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_210 = (int) get_group_id(0);
            i_211 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_212 = (long) i_210;
            l_213 = (long) ((ulong) l_209 + (ulong) ((l_212 << 12) + (l_212 << 11)));
            l_214 = (long) ((ulong) l_213 + (ulong) 1864L);
            l_215 = *((__global gale_long *) (arg_fs + 16 + l_214));
            i_216 = (int) (0 - (uint) i_211);
            l_217 = (long) ((ulong) l_213 + (ulong) 1792L);
            if (i_216 < 0) {
                i_218 = i_216;
            } else {
                l_219 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_220 = (long) ((ulong) l_215 + (ulong) (-64L));
                i_221 = (int) ((uint) ((int) (((long) ((ulong) l_220 + (ulong) ((long) ((ulong) (l_220 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_222 = 0;
                l_223 = 0L;
                while (true) {
                    if (!(i_222 == 0)) {
                        break;
                    }
                    i_224 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                    if (i_221 == i_225) {
                        i_222 = 1;
                    } else {
                        if (i_224 == 0) {
                            if (l_223 < l_219) {
                                GALEFS_RELAX(l_223);
                                l_226 = (long) ((ulong) l_223 + (ulong) 1L);
                                l_223 = l_226;
                            } else {
                                i_222 = (-110);
                            }
                        } else {
                            i_227 = (int) (0 - (uint) i_224);
                            i_222 = i_227;
                        }
                    }
                }
                i_218 = i_222;
            }
            if (i_218 < 0) {
                l_228 = (long) i_218;
                l_229 = l_228;
            } else {
                l_230 = *((__global gale_long *) (arg_fs + 16 + l_214));
                l_231 = (long) ((ulong) l_230 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) ((long) (uint) (((int) l_231) & 1023)))))) = 0L;
                l_232 = (long) ((ulong) l_213 + (ulong) ((long) (uint) (((int) l_230) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 4L)))) = 2;
                i_233 = (int) ((uint) ((int) (((long) ((ulong) l_230 + (ulong) ((long) ((ulong) (l_230 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 8L)))) = i_233;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 12L)))) = i_48;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_232)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_214)) = l_231;
                GALEFS_FENCE();
                l_234 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_235 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) ((long) i_235))))) = (char) 1;
                l_236 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_237 = 0;
                l_238 = 0L;
                while (true) {
                    if (!(i_237 == 0)) {
                        break;
                    }
                    i_239 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                    if (i_233 == i_240) {
                        i_237 = 1;
                    } else {
                        if (i_239 == 0) {
                            if (l_238 < l_236) {
                                GALEFS_RELAX(l_238);
                                l_241 = (long) ((ulong) l_238 + (ulong) 1L);
                                l_238 = l_241;
                            } else {
                                i_237 = (-110);
                            }
                        } else {
                            i_242 = (int) (0 - (uint) i_239);
                            i_237 = i_242;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_237 < 0) {
                    l_243 = (long) i_237;
                    l_229 = l_243;
                } else {
                    l_244 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1800L))));
                    l_229 = l_244;
                }
            }
        } else {
            l_229 = (-16L);
        }
    } else {
        l_229 = 0L;
    }
    l_245 = GALEFS_BROADCAST(l_229);
    i_246 = (int) get_local_id(0);
    if (i_246 == 0) {
        i_247 = (int) get_group_id(0);
        *((__global gale_long *) (arg_sums + ((((long) i_247) << 3) + 16L))) = l_67;
    }
}
