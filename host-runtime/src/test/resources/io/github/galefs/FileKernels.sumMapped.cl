// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
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
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_41, i_42, i_44, i_45, i_46, i_48, i_49, i_50, i_51, i_58, i_60, i_62, i_63, i_66, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_76, i_77, i_78, i_80, i_81, i_90, i_92, i_93, i_96, i_97, i_98, i_100, i_101, i_102, i_105, i_107, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_119, i_121, i_122, i_125, i_129, i_135, i_137, i_140, i_145, i_147, i_150, i_152, i_153, i_155, i_165, i_171, i_173, i_174, i_176, i_177, i_179, i_181, i_184, i_187, i_195, i_197, i_199, i_201, i_207, i_209, i_212, i_217, i_219, i_222, i_224, i_225, i_227, i_231, i_232;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_43, l_47, l_52, l_53, l_54, l_55, l_56, l_57, l_59, l_61, l_64, l_65, l_69, l_75, l_79, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_91, l_94, l_95, l_99, l_103, l_104, l_106, l_108, l_110, l_117, l_118, l_120, l_123, l_124, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_136, l_138, l_139, l_141, l_142, l_143, l_144, l_146, l_148, l_149, l_151, l_154, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_166, l_167, l_168, l_169, l_170, l_172, l_175, l_178, l_180, l_182, l_183, l_185, l_186, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_196, l_198, l_200, l_202, l_203, l_204, l_205, l_206, l_208, l_210, l_211, l_213, l_214, l_215, l_216, l_218, l_220, l_221, l_223, l_226, l_228, l_229, l_230;
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
    i_40 = *((__global int *) (arg_fs + 16 + 156L));
    i_41 = (int) get_local_id(0);
    i_42 = (int) l_39;
    l_43 = ((long) i_42) << 3;
    if (i_41 == 0) {
        i_44 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_42 < 0) {
            i_45 = (-9);
        } else {
            i_46 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_42 < i_46) {
                l_47 = *((__global long *) (arg_fs + 16 + 192L));
                i_48 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_43))));
                i_49 = (int) ((uint) i_48 + (uint) (-1));
                i_50 = (i_49 < 0) ? (-9) : i_49;
                i_45 = i_50;
            } else {
                i_45 = (-9);
            }
        }
        i_51 = (int) (0 - (uint) i_44);
        if (i_51 < 0) {
            l_52 = (long) i_51;
            l_53 = l_52;
        } else {
            l_54 = (long) i_45;
            if (i_45 < 0) {
                l_53 = l_54;
            } else {
                l_55 = *((__global long *) (arg_fs + 16 + 200L));
                l_56 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) (l_54 << 6)))));
                l_53 = l_56;
            }
        }
    } else {
        l_53 = 0L;
    }
    l_57 = GALEFS_BROADCAST(l_53);
    i_58 = 1 << i_40;
    l_59 = (long) i_58;
    i_60 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_57 + (ulong) l_59)) + (ulong) (-1L))), l_59);
    l_61 = 0L;
    i_62 = 0;
    while (true) {
        if (!(i_62 < i_60)) {
            break;
        }
        i_63 = (int) get_group_id(0);
        l_64 = l_59 * ((long) gale_rem_int(((int) ((uint) i_62 + (uint) i_63)), i_60));
        l_65 = (long) ((ulong) l_57 - (ulong) l_64);
        if (l_65 < l_59) {
            i_66 = (int) l_65;
            i_67 = i_66;
        } else {
            i_67 = i_58;
        }
        i_68 = (int) get_local_id(0);
        l_69 = (long) i_67;
        if (i_68 == 0) {
            i_70 = *((volatile __global int *) (arg_fs + 16 + 64L));
            i_71 = (int) (0 - (uint) i_70);
            if (i_71 < 0) {
                i_72 = i_71;
            } else {
                if (i_42 < 0) {
                    i_73 = (-9);
                } else {
                    i_74 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_74) {
                        l_75 = *((__global long *) (arg_fs + 16 + 192L));
                        i_76 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_43))));
                        i_77 = (int) ((uint) i_76 + (uint) (-1));
                        i_78 = (i_77 < 0) ? (-9) : i_77;
                        if (i_78 < 0) {
                            i_73 = i_78;
                        } else {
                            l_79 = *((__global long *) (arg_fs + 16 + 192L));
                            i_80 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) l_43)) + (ulong) 4L))));
                            if ((i_80 & 3) == 1) {
                                i_73 = (-9);
                            } else {
                                i_73 = i_78;
                            }
                        }
                    } else {
                        i_73 = (-9);
                    }
                }
                if (i_73 < 0) {
                    i_72 = i_73;
                } else {
                    if (l_64 < 0L) {
                        i_72 = (-22);
                    } else {
                        if (i_67 < 1) {
                            i_72 = (-22);
                        } else {
                            i_81 = *((__global int *) (arg_fs + 16 + 156L));
                            l_82 = 1L << i_81;
                            l_83 = (long) ((ulong) l_82 - (ulong) (l_64 & ((long) ((ulong) l_82 + (ulong) (-1L)))));
                            if (l_83 < l_69) {
                                if (((int) l_83) < i_67) {
                                    i_72 = (-22);
                                    goto B76;
                                }
                            }
                            l_84 = *((__global long *) (arg_fs + 16 + 200L));
                            l_85 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) (uint) i_73) << 6)))));
                            l_86 = (long) ((ulong) l_85 - (ulong) l_64);
                            if (l_86 < 1L) {
                                l_87 = 0L;
                            } else {
                                l_88 = (l_86 < l_69) ? l_86 : l_69;
                                l_87 = l_88;
                            }
                            if (l_87 < l_69) {
                                i_72 = (-22);
                            } else {
                                l_89 = *((__global long *) (arg_fs + 16 + 16L));
                                i_90 = (int) get_group_id(0);
                                l_91 = (long) i_90;
                                i_92 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1896L))));
                                i_93 = (i_92 == 0) ? 0 : (-16);
                                i_72 = i_93;
                            }
                        }
                    }
                }
            }
        B76:;
            l_94 = (long) i_72;
            if (l_94 == 0L) {
                l_95 = *((__global long *) (arg_fs + 16 + 16L));
                i_96 = (int) get_group_id(0);
                if (i_42 < 0) {
                    i_97 = (-9);
                } else {
                    i_98 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_98) {
                        l_99 = *((__global long *) (arg_fs + 16 + 192L));
                        i_100 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) l_43))));
                        i_101 = (int) ((uint) i_100 + (uint) (-1));
                        i_102 = (i_101 < 0) ? (-9) : i_101;
                        i_97 = i_102;
                    } else {
                        i_97 = (-9);
                    }
                }
                l_103 = (long) i_97;
                if (i_97 < 0) {
                    l_104 = l_103;
                } else {
                    i_105 = *((__global int *) (arg_fs + 16 + 156L));
                    l_106 = *((__global long *) (arg_fs + 16 + 200L));
                    i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_106 + (ulong) (l_103 << 6))) + (ulong) 8L))));
                    l_108 = *((__global long *) (arg_fs + 16 + 128L));
                    i_109 = *((__global int *) (arg_fs + 16 + 152L));
                    l_110 = l_64 >> i_105;
                    i_111 = i_109 & ((int) (((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (((long) i_107) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_112 = i_111;
                    i_113 = 0;
                    i_114 = (-2);
                    while (true) {
                        if (!(i_114 == (-2))) {
                            break;
                        }
                        i_115 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) (((long) i_112) << 2)))));
                        i_116 = (int) ((uint) i_115 + (uint) (-1));
                        if (i_116 < 0) {
                            i_114 = (-1);
                        } else {
                            l_117 = *((__global long *) (arg_fs + 16 + 136L));
                            l_118 = (long) ((ulong) l_117 + (ulong) (((long) (uint) i_116) << 4));
                            i_119 = *((volatile __global int *) (arg_fs + 16 + l_118));
                            l_120 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 8L))));
                            if ((!(i_107 == i_119)) || (!(l_110 == l_120))) {
                                if (i_109 == i_113) {
                                    i_114 = (-1);
                                } else {
                                    i_121 = (int) ((uint) i_113 + (uint) 1);
                                    i_122 = i_109 & ((int) ((uint) i_112 + (uint) 1));
                                    i_112 = i_122;
                                    i_113 = i_121;
                                }
                            } else {
                                i_114 = i_116;
                            }
                        }
                    }
                    l_123 = (long) i_96;
                    l_124 = (long) ((ulong) l_95 + (ulong) ((l_123 << 12) + (l_123 << 11)));
                    if (i_114 < 0) {
                        i_125 = (-1);
                    } else {
                        l_126 = (long) ((ulong) l_124 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_126)) = ((int) ((uint) i_114 + (uint) 1));
                        GALEFS_FENCE();
                        l_127 = *((__global long *) (arg_fs + 16 + 136L));
                        l_128 = (long) ((ulong) l_127 + (ulong) (((long) (uint) i_114) << 4));
                        i_129 = *((volatile __global int *) (arg_fs + 16 + l_128));
                        l_130 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L))));
                        if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                            *((volatile __global int *) (arg_fs + 16 + l_126)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_107 == i_129)) || (!(l_110 == l_130))) {
                            i_125 = (-1);
                        } else {
                            i_125 = i_114;
                        }
                    }
                    l_131 = (long) i_125;
                    if (l_131 == (-1L)) {
                        l_132 = (long) ((ulong) l_124 + (ulong) 1864L);
                        l_133 = *((__global long *) (arg_fs + 16 + l_132));
                        l_134 = *((__global long *) (arg_fs + 16 + 8L));
                        i_135 = 0;
                        l_136 = 0L;
                        while (true) {
                            if (!(i_135 == 0)) {
                                break;
                            }
                            i_137 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_137 == 0) {
                                l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_133 + (ulong) 128L)) - (ulong) l_138)) < 1025L) {
                                    i_135 = 1;
                                } else {
                                    if (l_136 < l_134) {
                                        GALEFS_RELAX(l_136);
                                        l_139 = (long) ((ulong) l_136 + (ulong) 1L);
                                        l_136 = l_139;
                                    } else {
                                        i_135 = (-110);
                                    }
                                }
                            } else {
                                i_140 = (int) (0 - (uint) i_137);
                                i_135 = i_140;
                            }
                        }
                        if (i_135 < 0) {
                            l_141 = (long) i_135;
                            l_142 = l_141;
                        } else {
                            l_143 = (long) ((ulong) l_133 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_143) & 1023)))))) = 0L;
                            l_144 = (long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_133) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 4L)))) = 3;
                            i_145 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 8L)))) = i_145;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 12L)))) = i_42;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 16L)))) = l_64;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 24L)))) = l_69;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_144)) = 64;
                            *((__global long *) (arg_fs + 16 + l_132)) = l_143;
                            GALEFS_FENCE();
                            l_146 = *((__global long *) (arg_fs + 16 + 24L));
                            i_147 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) i_147))))) = (char) 1;
                            l_148 = *((__global long *) (arg_fs + 16 + 8L));
                            l_149 = (long) ((ulong) l_124 + (ulong) 1792L);
                            i_150 = 0;
                            l_151 = 0L;
                            while (true) {
                                if (!(i_150 == 0)) {
                                    break;
                                }
                                i_152 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_153 = *((volatile __global int *) (arg_fs + 16 + l_149));
                                if (i_145 == i_153) {
                                    i_150 = 1;
                                } else {
                                    if (i_152 == 0) {
                                        if (l_151 < l_148) {
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
                                l_157 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1800L))));
                                l_142 = l_157;
                            }
                        }
                        if (l_142 < 0L) {
                            l_158 = l_142;
                        } else {
                            l_159 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1808L))));
                            l_158 = l_159;
                        }
                    } else {
                        l_160 = (long) ((ulong) l_124 + (ulong) 1872L);
                        l_161 = *((__global long *) (arg_fs + 16 + l_160));
                        *((__global long *) (arg_fs + 16 + l_160)) = ((long) ((ulong) l_161 + (ulong) 1L));
                        l_158 = l_131;
                    }
                    if (l_158 < 0L) {
                        l_104 = l_158;
                    } else {
                        l_162 = (long) ((ulong) (l_158 << i_105) + (ulong) (l_64 & ((long) ((ulong) (1L << i_105) + (ulong) (-1L)))));
                        l_104 = l_162;
                    }
                }
            } else {
                l_104 = l_94;
            }
            if (l_104 < 0L) {
                l_163 = l_104;
            } else {
                l_164 = *((__global long *) (arg_fs + 16 + 16L));
                i_165 = (int) get_group_id(0);
                l_166 = (long) i_165;
                *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_164 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1896L)))) = 1;
                l_163 = l_104;
            }
        } else {
            l_163 = 0L;
        }
        l_167 = GALEFS_BROADCAST(l_163);
        if (l_167 < 0L) {
            l_168 = l_167;
        } else {
            l_169 = *((__global long *) (arg_fs + 16 + 144L));
            l_170 = (long) ((ulong) l_167 + (ulong) l_169);
            l_168 = l_170;
        }
        i_171 = (int) ((uint) i_62 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_168 + (ulong) 4095L)) < (ulong) 4095L) {
            l_61 = l_168;
            i_62 = i_171;
        } else {
            l_172 = l_61;
            i_173 = 0;
            while (true) {
                if (!(i_173 < i_67)) {
                    break;
                }
                i_174 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) ((long) i_173)))));
                l_175 = (long) ((ulong) l_172 + (ulong) ((long) (uint) (i_174 & 255)));
                i_176 = (int) ((uint) i_173 + (uint) 1);
                l_172 = l_175;
                i_173 = i_176;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_177 = (int) get_local_id(0);
            if (i_177 == 0) {
                l_178 = *((__global long *) (arg_fs + 16 + 16L));
                i_179 = (int) get_group_id(0);
                l_180 = (long) i_179;
                i_181 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_178 + (ulong) ((l_180 << 12) + (l_180 << 11)))) + (ulong) 1896L))));
                if (i_181 == 0) {
                    l_182 = (-22L);
                } else {
                    l_183 = *((__global long *) (arg_fs + 16 + 16L));
                    i_184 = (int) get_group_id(0);
                    l_185 = (long) i_184;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_183 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1896L)))) = 0;
                    l_186 = *((__global long *) (arg_fs + 16 + 16L));
                    i_187 = (int) get_group_id(0);
                    l_188 = (long) i_187;
                    l_189 = (long) ((ulong) l_186 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                    l_190 = (long) ((ulong) l_189 + (ulong) 1880L);
                    l_191 = *((__global long *) (arg_fs + 16 + l_190));
                    *((__global long *) (arg_fs + 16 + l_190)) = ((long) ((ulong) l_69 + (ulong) l_191));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1856L)))) = 0;
                    l_192 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1864L))));
                    l_193 = (long) ((ulong) l_192 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_182 = 0L;
                }
            } else {
                l_182 = 0L;
            }
            l_194 = GALEFS_BROADCAST(l_182);
            l_61 = l_172;
            i_62 = i_171;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_195 = (int) get_local_id(0);
    if (i_195 == 0) {
        l_196 = *((__global long *) (arg_fs + 16 + 16L));
        i_197 = (int) get_group_id(0);
        l_198 = (long) i_197;
        i_199 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_196 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1896L))));
        if (i_199 == 0) {
            l_200 = *((__global long *) (arg_fs + 16 + 16L));
            i_201 = (int) get_group_id(0);
            l_202 = (long) i_201;
            l_203 = (long) ((ulong) l_200 + (ulong) ((l_202 << 12) + (l_202 << 11)));
            l_204 = (long) ((ulong) l_203 + (ulong) 1864L);
            l_205 = *((__global long *) (arg_fs + 16 + l_204));
            l_206 = *((__global long *) (arg_fs + 16 + 8L));
            i_207 = 0;
            l_208 = 0L;
            while (true) {
                if (!(i_207 == 0)) {
                    break;
                }
                i_209 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_209 == 0) {
                    l_210 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_205 + (ulong) 128L)) - (ulong) l_210)) < 1025L) {
                        i_207 = 1;
                    } else {
                        if (l_208 < l_206) {
                            GALEFS_RELAX(l_208);
                            l_211 = (long) ((ulong) l_208 + (ulong) 1L);
                            l_208 = l_211;
                        } else {
                            i_207 = (-110);
                        }
                    }
                } else {
                    i_212 = (int) (0 - (uint) i_209);
                    i_207 = i_212;
                }
            }
            if (i_207 < 0) {
                l_213 = (long) i_207;
                l_214 = l_213;
            } else {
                l_215 = (long) ((ulong) l_205 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_215) & 1023)))))) = 0L;
                l_216 = (long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_205) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 4L)))) = 2;
                i_217 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 8L)))) = i_217;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_216)) = 64;
                *((__global long *) (arg_fs + 16 + l_204)) = l_215;
                GALEFS_FENCE();
                l_218 = *((__global long *) (arg_fs + 16 + 24L));
                i_219 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) ((long) i_219))))) = (char) 1;
                l_220 = *((__global long *) (arg_fs + 16 + 8L));
                l_221 = (long) ((ulong) l_203 + (ulong) 1792L);
                i_222 = 0;
                l_223 = 0L;
                while (true) {
                    if (!(i_222 == 0)) {
                        break;
                    }
                    i_224 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_225 = *((volatile __global int *) (arg_fs + 16 + l_221));
                    if (i_217 == i_225) {
                        i_222 = 1;
                    } else {
                        if (i_224 == 0) {
                            if (l_223 < l_220) {
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
                GALEFS_FENCE();
                if (i_222 < 0) {
                    l_228 = (long) i_222;
                    l_214 = l_228;
                } else {
                    l_229 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1800L))));
                    l_214 = l_229;
                }
            }
        } else {
            l_214 = (-16L);
        }
    } else {
        l_214 = 0L;
    }
    l_230 = GALEFS_BROADCAST(l_214);
    i_231 = (int) get_local_id(0);
    if (i_231 == 0) {
        i_232 = (int) get_group_id(0);
        *((__global long *) (arg_sums + ((((long) i_232) << 3) + 16L))) = l_61;
    }
}
