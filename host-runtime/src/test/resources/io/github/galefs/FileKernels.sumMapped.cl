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
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_41, i_42, i_44, i_45, i_46, i_48, i_49, i_50, i_51, i_58, i_60, i_62, i_63, i_66, i_67, i_68, i_70, i_71, i_74, i_75, i_77, i_78, i_79, i_81, i_84, i_86, i_93, i_97, i_98, i_99, i_101, i_102, i_103, i_105, i_107, i_109, i_111, i_112, i_113, i_114, i_115, i_116, i_119, i_121, i_122, i_125, i_129, i_137, i_139, i_142, i_147, i_149, i_152, i_154, i_155, i_157, i_164, i_166, i_170, i_172, i_173, i_175, i_176, i_178, i_180, i_183, i_186, i_194, i_196, i_198, i_200, i_206, i_208, i_211, i_216, i_218, i_221, i_223, i_224, i_226, i_230, i_231;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_43, l_47, l_52, l_53, l_54, l_55, l_56, l_57, l_59, l_61, l_64, l_65, l_69, l_72, l_73, l_76, l_80, l_82, l_83, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_95, l_96, l_100, l_104, l_106, l_108, l_110, l_117, l_118, l_120, l_123, l_124, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_138, l_140, l_141, l_143, l_144, l_145, l_146, l_148, l_150, l_151, l_153, l_156, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_167, l_168, l_169, l_171, l_174, l_177, l_179, l_181, l_182, l_184, l_185, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_195, l_197, l_199, l_201, l_202, l_203, l_204, l_205, l_207, l_209, l_210, l_212, l_213, l_214, l_215, l_217, l_219, l_220, l_222, l_225, l_227, l_228, l_229;
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
                l_72 = (long) i_71;
                l_73 = l_72;
            } else {
                if (i_42 < 0) {
                    i_74 = (-9);
                } else {
                    i_75 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_42 < i_75) {
                        l_76 = *((__global long *) (arg_fs + 16 + 192L));
                        i_77 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) l_43))));
                        i_78 = (int) ((uint) i_77 + (uint) (-1));
                        i_79 = (i_78 < 0) ? (-9) : i_78;
                        if (i_79 < 0) {
                            i_74 = i_79;
                        } else {
                            l_80 = *((__global long *) (arg_fs + 16 + 192L));
                            i_81 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) l_43)) + (ulong) 4L))));
                            if ((i_81 & 3) == 1) {
                                i_74 = (-9);
                            } else {
                                i_74 = i_79;
                            }
                        }
                    } else {
                        i_74 = (-9);
                    }
                }
                l_82 = (long) i_74;
                if (i_74 < 0) {
                    l_73 = l_82;
                } else {
                    if (l_64 < 0L) {
                        l_73 = (-22L);
                    } else {
                        if (i_67 < 0) {
                            l_73 = (-22L);
                        } else {
                            l_83 = *((__global long *) (arg_fs + 16 + 16L));
                            i_84 = (int) get_group_id(0);
                            l_85 = (long) i_84;
                            i_86 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1896L))));
                            if (i_86 == 0) {
                                l_87 = *((__global long *) (arg_fs + 16 + 200L));
                                l_88 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) (l_82 << 6)))));
                                l_89 = (long) ((ulong) l_88 - (ulong) l_64);
                                if (l_89 < 1L) {
                                    l_73 = 0L;
                                } else {
                                    l_90 = (l_89 < l_69) ? l_89 : l_69;
                                    l_73 = l_90;
                                }
                            } else {
                                l_73 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_73 < 0L) {
                l_91 = l_73;
            } else {
                if (l_73 < 1L) {
                    l_92 = (-22L);
                } else {
                    if (l_69 == l_73) {
                        i_93 = *((__global int *) (arg_fs + 16 + 156L));
                        l_94 = 1L << i_93;
                        l_95 = (long) ((ulong) l_94 - (ulong) (l_64 & ((long) ((ulong) l_94 + (ulong) (-1L)))));
                        if (l_95 < l_69) {
                            if (!(i_67 == ((int) l_95))) {
                                l_92 = (-22L);
                                goto B133;
                            }
                        }
                        l_96 = *((__global long *) (arg_fs + 16 + 16L));
                        i_97 = (int) get_group_id(0);
                        if (i_42 < 0) {
                            i_98 = (-9);
                        } else {
                            i_99 = *((__global int *) (arg_fs + 16 + 208L));
                            if (i_42 < i_99) {
                                l_100 = *((__global long *) (arg_fs + 16 + 192L));
                                i_101 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) l_43))));
                                i_102 = (int) ((uint) i_101 + (uint) (-1));
                                i_103 = (i_102 < 0) ? (-9) : i_102;
                                i_98 = i_103;
                            } else {
                                i_98 = (-9);
                            }
                        }
                        l_104 = (long) i_98;
                        if (i_98 < 0) {
                            l_92 = l_104;
                        } else {
                            i_105 = *((__global int *) (arg_fs + 16 + 156L));
                            l_106 = *((__global long *) (arg_fs + 16 + 200L));
                            i_107 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_106 + (ulong) (l_104 << 6))) + (ulong) 8L))));
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
                            l_123 = (long) i_97;
                            l_124 = (long) ((ulong) l_96 + (ulong) ((l_123 << 12) + (l_123 << 11)));
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
                                l_135 = (long) ((ulong) l_133 + (ulong) 128L);
                                l_136 = (long) ((ulong) l_124 + (ulong) 1408L);
                                i_137 = 0;
                                l_138 = 0L;
                                while (true) {
                                    if (!(i_137 == 0)) {
                                        break;
                                    }
                                    i_139 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    if (i_139 == 0) {
                                        l_140 = *((volatile __global long *) (arg_fs + 16 + l_136));
                                        if (((long) ((ulong) l_135 - (ulong) l_140)) < 1025L) {
                                            i_137 = 1;
                                        } else {
                                            if (l_138 < l_134) {
                                                GALEFS_RELAX(l_138);
                                                l_141 = (long) ((ulong) l_138 + (ulong) 1L);
                                                l_138 = l_141;
                                            } else {
                                                i_137 = (-110);
                                            }
                                        }
                                    } else {
                                        i_142 = (int) (0 - (uint) i_139);
                                        i_137 = i_142;
                                    }
                                }
                                if (i_137 < 0) {
                                    l_143 = (long) i_137;
                                    l_144 = l_143;
                                } else {
                                    l_145 = (long) ((ulong) l_133 + (ulong) 64L);
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
                                    l_146 = (long) ((ulong) l_124 + (ulong) ((long) (uint) (((int) l_133) & 1023)));
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 3;
                                    i_147 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = i_147;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = i_42;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = l_64;
                                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = l_69;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global int *) (arg_fs + 16 + l_146)) = 64;
                                    *((__global long *) (arg_fs + 16 + l_132)) = l_145;
                                    GALEFS_FENCE();
                                    l_148 = *((__global long *) (arg_fs + 16 + 24L));
                                    i_149 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) ((long) i_149))))) = (char) 1;
                                    l_150 = *((__global long *) (arg_fs + 16 + 8L));
                                    l_151 = (long) ((ulong) l_124 + (ulong) 1792L);
                                    i_152 = 0;
                                    l_153 = 0L;
                                    while (true) {
                                        if (!(i_152 == 0)) {
                                            break;
                                        }
                                        i_154 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                        i_155 = *((volatile __global int *) (arg_fs + 16 + l_151));
                                        if (i_147 == i_155) {
                                            i_152 = 1;
                                        } else {
                                            if (i_154 == 0) {
                                                if (l_153 < l_150) {
                                                    GALEFS_RELAX(l_153);
                                                    l_156 = (long) ((ulong) l_153 + (ulong) 1L);
                                                    l_153 = l_156;
                                                } else {
                                                    i_152 = (-110);
                                                }
                                            } else {
                                                i_157 = (int) (0 - (uint) i_154);
                                                i_152 = i_157;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_152 < 0) {
                                        l_158 = (long) i_152;
                                        l_144 = l_158;
                                    } else {
                                        l_159 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1800L))));
                                        l_144 = l_159;
                                    }
                                }
                                if (l_144 < 0L) {
                                    l_92 = l_144;
                                } else {
                                    l_160 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1808L))));
                                    l_92 = l_160;
                                }
                            } else {
                                l_161 = (long) ((ulong) l_124 + (ulong) 1872L);
                                l_162 = *((__global long *) (arg_fs + 16 + l_161));
                                *((__global long *) (arg_fs + 16 + l_161)) = ((long) ((ulong) l_162 + (ulong) 1L));
                                l_92 = l_131;
                            }
                        }
                    } else {
                        l_92 = (-22L);
                    }
                }
            B133:;
                if (!(l_92 < 0L)) {
                    l_163 = *((__global long *) (arg_fs + 16 + 16L));
                    i_164 = (int) get_group_id(0);
                    l_165 = (long) i_164;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_163 + (ulong) ((l_165 << 12) + (l_165 << 11)))) + (ulong) 1896L)))) = 1;
                }
                if (l_92 < 0L) {
                    l_91 = l_92;
                } else {
                    i_166 = *((__global int *) (arg_fs + 16 + 156L));
                    l_167 = *((__global long *) (arg_fs + 16 + 144L));
                    l_168 = (long) ((ulong) ((long) ((ulong) l_167 + (ulong) (l_92 << i_166))) + (ulong) (l_64 & ((long) ((ulong) (1L << i_166) + (ulong) (-1L)))));
                    l_91 = l_168;
                }
            }
        } else {
            l_91 = 0L;
        }
        l_169 = GALEFS_BROADCAST(l_91);
        i_170 = (int) ((uint) i_62 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_169 + (ulong) 4095L)) < (ulong) 4095L) {
            l_61 = l_169;
            i_62 = i_170;
        } else {
            l_171 = l_61;
            i_172 = 0;
            while (true) {
                if (!(i_172 < i_67)) {
                    break;
                }
                i_173 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) ((long) i_172)))));
                l_174 = (long) ((ulong) l_171 + (ulong) ((long) (uint) (i_173 & 255)));
                i_175 = (int) ((uint) i_172 + (uint) 1);
                l_171 = l_174;
                i_172 = i_175;
            }
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_176 = (int) get_local_id(0);
            if (i_176 == 0) {
                l_177 = *((__global long *) (arg_fs + 16 + 16L));
                i_178 = (int) get_group_id(0);
                l_179 = (long) i_178;
                i_180 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1896L))));
                if (i_180 == 0) {
                    l_181 = (-22L);
                } else {
                    l_182 = *((__global long *) (arg_fs + 16 + 16L));
                    i_183 = (int) get_group_id(0);
                    l_184 = (long) i_183;
                    *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_182 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1896L)))) = 0;
                    l_185 = *((__global long *) (arg_fs + 16 + 16L));
                    i_186 = (int) get_group_id(0);
                    l_187 = (long) i_186;
                    l_188 = (long) ((ulong) l_185 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                    l_189 = (long) ((ulong) l_188 + (ulong) 1880L);
                    l_190 = *((__global long *) (arg_fs + 16 + l_189));
                    *((__global long *) (arg_fs + 16 + l_189)) = ((long) ((ulong) l_69 + (ulong) l_190));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1856L)))) = 0;
                    l_191 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1864L))));
                    l_192 = (long) ((ulong) l_191 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_192 + (ulong) ((long) ((ulong) (l_192 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_181 = 0L;
                }
            } else {
                l_181 = 0L;
            }
            l_193 = GALEFS_BROADCAST(l_181);
            l_61 = l_171;
            i_62 = i_170;
        }
    }
    i_194 = (int) get_local_id(0);
    if (i_194 == 0) {
        l_195 = *((__global long *) (arg_fs + 16 + 16L));
        i_196 = (int) get_group_id(0);
        l_197 = (long) i_196;
        i_198 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_195 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1896L))));
        if (i_198 == 0) {
            l_199 = *((__global long *) (arg_fs + 16 + 16L));
            i_200 = (int) get_group_id(0);
            l_201 = (long) i_200;
            l_202 = (long) ((ulong) l_199 + (ulong) ((l_201 << 12) + (l_201 << 11)));
            l_203 = (long) ((ulong) l_202 + (ulong) 1864L);
            l_204 = *((__global long *) (arg_fs + 16 + l_203));
            l_205 = *((__global long *) (arg_fs + 16 + 8L));
            i_206 = 0;
            l_207 = 0L;
            while (true) {
                if (!(i_206 == 0)) {
                    break;
                }
                i_208 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_208 == 0) {
                    l_209 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_204 + (ulong) 128L)) - (ulong) l_209)) < 1025L) {
                        i_206 = 1;
                    } else {
                        if (l_207 < l_205) {
                            GALEFS_RELAX(l_207);
                            l_210 = (long) ((ulong) l_207 + (ulong) 1L);
                            l_207 = l_210;
                        } else {
                            i_206 = (-110);
                        }
                    }
                } else {
                    i_211 = (int) (0 - (uint) i_208);
                    i_206 = i_211;
                }
            }
            if (i_206 < 0) {
                l_212 = (long) i_206;
                l_213 = l_212;
            } else {
                l_214 = (long) ((ulong) l_204 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) ((long) (uint) (((int) l_214) & 1023)))))) = 0L;
                l_215 = (long) ((ulong) l_202 + (ulong) ((long) (uint) (((int) l_204) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 4L)))) = 2;
                i_216 = (int) ((uint) ((int) (((long) ((ulong) l_204 + (ulong) ((long) ((ulong) (l_204 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 8L)))) = i_216;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 12L)))) = i_42;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_215)) = 64;
                *((__global long *) (arg_fs + 16 + l_203)) = l_214;
                GALEFS_FENCE();
                l_217 = *((__global long *) (arg_fs + 16 + 24L));
                i_218 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) ((long) i_218))))) = (char) 1;
                l_219 = *((__global long *) (arg_fs + 16 + 8L));
                l_220 = (long) ((ulong) l_202 + (ulong) 1792L);
                i_221 = 0;
                l_222 = 0L;
                while (true) {
                    if (!(i_221 == 0)) {
                        break;
                    }
                    i_223 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_224 = *((volatile __global int *) (arg_fs + 16 + l_220));
                    if (i_216 == i_224) {
                        i_221 = 1;
                    } else {
                        if (i_223 == 0) {
                            if (l_222 < l_219) {
                                GALEFS_RELAX(l_222);
                                l_225 = (long) ((ulong) l_222 + (ulong) 1L);
                                l_222 = l_225;
                            } else {
                                i_221 = (-110);
                            }
                        } else {
                            i_226 = (int) (0 - (uint) i_223);
                            i_221 = i_226;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_221 < 0) {
                    l_227 = (long) i_221;
                    l_213 = l_227;
                } else {
                    l_228 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 1800L))));
                    l_213 = l_228;
                }
            }
        } else {
            l_213 = (-16L);
        }
    } else {
        l_213 = 0L;
    }
    l_229 = GALEFS_BROADCAST(l_213);
    i_230 = (int) get_local_id(0);
    if (i_230 == 0) {
        i_231 = (int) get_group_id(0);
        *((__global long *) (arg_sums + ((((long) i_231) << 3) + 16L))) = l_61;
    }
}
