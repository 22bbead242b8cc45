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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_46, i_47, i_48, i_50, i_51, i_52, i_54, i_55, i_59, i_61, i_63, i_70, i_71, i_72, i_73, i_74, i_75, i_80, i_81, i_82, i_84, i_85, i_86, i_89, i_91, i_93, i_95, i_96, i_97, i_98, i_99, i_100, i_103, i_105, i_106, i_109, i_113, i_119, i_121, i_124, i_129, i_131, i_134, i_136, i_137, i_139, i_148, i_149, i_152, i_155, i_157, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_171, i_173, i_174, i_175, i_176, i_183, i_185, i_187, i_189, i_195, i_197, i_200, i_205, i_207, i_210, i_212, i_213, i_215, i_219;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_49, l_53, l_56, l_57, l_58, l_60, l_62, l_64, l_65, l_66, l_67, l_68, l_69, l_76, l_77, l_78, l_79, l_83, l_87, l_88, l_90, l_92, l_94, l_101, l_102, l_104, l_107, l_108, l_110, l_111, l_112, l_114, l_115, l_116, l_117, l_118, l_120, l_122, l_123, l_125, l_126, l_127, l_128, l_130, l_132, l_133, l_135, l_138, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_150, l_151, l_153, l_154, l_156, l_158, l_159, l_160, l_161, l_162, l_163, l_172, l_177, l_178, l_179, l_180, l_181, l_182, l_184, l_186, l_188, l_190, l_191, l_192, l_193, l_194, l_196, l_198, l_199, l_201, l_202, l_203, l_204, l_206, l_208, l_209, l_211, l_214, l_216, l_217, l_218, l_220, l_221;
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
    i_42 = (int) get_local_id(0);
    i_43 = (int) l_39;
    l_44 = (long) i_43;
    l_45 = l_44 << 3;
    if (i_42 == 0) {
        i_46 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_47 = (-9);
        } else {
            i_48 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_48) {
                l_49 = *((__global long *) (arg_fs + 16 + 192L));
                i_50 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) l_45))));
                i_51 = (int) ((uint) i_50 + (uint) (-1));
                i_52 = (i_51 < 0) ? (-9) : i_51;
                if (i_52 < 0) {
                    i_47 = i_52;
                } else {
                    l_53 = *((__global long *) (arg_fs + 16 + 192L));
                    i_54 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_53 + (ulong) l_45)) + (ulong) 4L))));
                    if ((i_54 & 3) == 1) {
                        i_47 = (-9);
                    } else {
                        i_47 = i_52;
                    }
                }
            } else {
                i_47 = (-9);
            }
        }
        i_55 = (int) (0 - (uint) i_46);
        if (i_55 < 0) {
            l_56 = (long) i_55;
            l_57 = l_56;
        } else {
            l_58 = (long) i_47;
            if (i_47 < 0) {
                l_57 = l_58;
            } else {
                if (l_40 < 0L) {
                    l_57 = (-22L);
                } else {
                    i_59 = (int) l_41;
                    if (i_59 < 0) {
                        l_57 = (-22L);
                    } else {
                        l_60 = *((__global long *) (arg_fs + 16 + 16L));
                        i_61 = (int) get_group_id(0);
                        l_62 = (long) i_61;
                        i_63 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_60 + (ulong) ((l_62 << 12) + (l_62 << 11)))) + (ulong) 1896L))));
                        if (i_63 == 0) {
                            l_64 = *((__global long *) (arg_fs + 16 + 200L));
                            l_65 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) (l_58 << 6)))));
                            l_66 = (long) ((ulong) l_65 - (ulong) l_40);
                            if (l_66 < 1L) {
                                l_57 = 0L;
                            } else {
                                l_67 = (long) (uint) i_59;
                                l_68 = (l_66 < l_67) ? l_66 : l_67;
                                l_57 = l_68;
                            }
                        } else {
                            l_57 = (-16L);
                        }
                    }
                }
            }
        }
    } else {
        l_57 = 0L;
    }
    l_69 = GALEFS_BROADCAST(l_57);
    i_70 = (int) l_69;
    i_71 = (i_70 < 1) ? i_70 : 1;
    i_72 = i_71;
    i_73 = 0;
    while (true) {
        if (!(i_72 == 1)) {
            break;
        }
        i_74 = (int) get_local_id(0);
        i_75 = (int) ((uint) i_70 - (uint) i_73);
        l_76 = (long) i_75;
        l_77 = (long) i_73;
        l_78 = (long) ((ulong) l_77 + (ulong) l_40);
        if (i_74 == 0) {
            l_79 = *((__global long *) (arg_fs + 16 + 16L));
            i_80 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_81 = (-9);
            } else {
                i_82 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_82) {
                    l_83 = *((__global long *) (arg_fs + 16 + 192L));
                    i_84 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) l_45))));
                    i_85 = (int) ((uint) i_84 + (uint) (-1));
                    i_86 = (i_85 < 0) ? (-9) : i_85;
                    i_81 = i_86;
                } else {
                    i_81 = (-9);
                }
            }
            l_87 = (long) i_81;
            if (i_81 < 0) {
                l_88 = l_87;
            } else {
                i_89 = *((__global int *) (arg_fs + 16 + 156L));
                l_90 = *((__global long *) (arg_fs + 16 + 200L));
                i_91 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_90 + (ulong) (l_87 << 6))) + (ulong) 8L))));
                l_92 = *((__global long *) (arg_fs + 16 + 128L));
                i_93 = *((__global int *) (arg_fs + 16 + 152L));
                l_94 = l_78 >> i_89;
                i_95 = i_93 & ((int) (((long) ((ulong) ((long) ((ulong) l_94 + (ulong) (((long) i_91) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_96 = i_95;
                i_97 = 0;
                i_98 = (-2);
                while (true) {
                    if (!(i_98 == (-2))) {
                        break;
                    }
                    i_99 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) i_96) << 2)))));
                    i_100 = (int) ((uint) i_99 + (uint) (-1));
                    if (i_100 < 0) {
                        i_98 = (-1);
                    } else {
                        l_101 = *((__global long *) (arg_fs + 16 + 136L));
                        l_102 = (long) ((ulong) l_101 + (ulong) (((long) (uint) i_100) << 4));
                        i_103 = *((volatile __global int *) (arg_fs + 16 + l_102));
                        l_104 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 8L))));
                        if ((!(i_91 == i_103)) || (!(l_94 == l_104))) {
                            if (i_93 == i_97) {
                                i_98 = (-1);
                            } else {
                                i_105 = (int) ((uint) i_97 + (uint) 1);
                                i_106 = i_93 & ((int) ((uint) i_96 + (uint) 1));
                                i_96 = i_106;
                                i_97 = i_105;
                            }
                        } else {
                            i_98 = i_100;
                        }
                    }
                }
                l_107 = (long) i_80;
                l_108 = (long) ((ulong) l_79 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                if (i_98 < 0) {
                    i_109 = (-1);
                } else {
                    l_110 = (long) ((ulong) l_108 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_110)) = ((int) ((uint) i_98 + (uint) 1));
                    GALEFS_FENCE();
                    l_111 = *((__global long *) (arg_fs + 16 + 136L));
                    l_112 = (long) ((ulong) l_111 + (ulong) (((long) (uint) i_98) << 4));
                    i_113 = *((volatile __global int *) (arg_fs + 16 + l_112));
                    l_114 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                    if ((!(i_91 == i_113)) || (!(l_94 == l_114))) {
                        *((volatile __global int *) (arg_fs + 16 + l_110)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_91 == i_113)) || (!(l_94 == l_114))) {
                        i_109 = (-1);
                    } else {
                        i_109 = i_98;
                    }
                }
                l_115 = (long) i_109;
                if (l_115 == (-1L)) {
                    l_116 = (long) ((ulong) l_108 + (ulong) 1864L);
                    l_117 = *((__global long *) (arg_fs + 16 + l_116));
                    l_118 = *((__global long *) (arg_fs + 16 + 8L));
                    i_119 = 0;
                    l_120 = 0L;
                    while (true) {
                        if (!(i_119 == 0)) {
                            break;
                        }
                        i_121 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_121 == 0) {
                            l_122 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_117 + (ulong) 128L)) - (ulong) l_122)) < 1025L) {
                                i_119 = 1;
                            } else {
                                if (l_120 < l_118) {
                                    GALEFS_RELAX(l_120);
                                    l_123 = (long) ((ulong) l_120 + (ulong) 1L);
                                    l_120 = l_123;
                                } else {
                                    i_119 = (-110);
                                }
                            }
                        } else {
                            i_124 = (int) (0 - (uint) i_121);
                            i_119 = i_124;
                        }
                    }
                    if (i_119 < 0) {
                        l_125 = (long) i_119;
                        l_126 = l_125;
                    } else {
                        l_127 = (long) ((ulong) l_117 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_127) & 1023)))))) = 0L;
                        l_128 = (long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_117) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 3;
                        i_129 = (int) ((uint) ((int) (((long) ((ulong) l_117 + (ulong) ((long) ((ulong) (l_117 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L)))) = i_129;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = l_78;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = l_76;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_128)) = 64;
                        *((__global long *) (arg_fs + 16 + l_116)) = l_127;
                        GALEFS_FENCE();
                        l_130 = *((__global long *) (arg_fs + 16 + 24L));
                        i_131 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) i_131))))) = (char) 1;
                        l_132 = *((__global long *) (arg_fs + 16 + 8L));
                        l_133 = (long) ((ulong) l_108 + (ulong) 1792L);
                        i_134 = 0;
                        l_135 = 0L;
                        while (true) {
                            if (!(i_134 == 0)) {
                                break;
                            }
                            i_136 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_137 = *((volatile __global int *) (arg_fs + 16 + l_133));
                            if (i_129 == i_137) {
                                i_134 = 1;
                            } else {
                                if (i_136 == 0) {
                                    if (l_135 < l_132) {
                                        GALEFS_RELAX(l_135);
                                        l_138 = (long) ((ulong) l_135 + (ulong) 1L);
                                        l_135 = l_138;
                                    } else {
                                        i_134 = (-110);
                                    }
                                } else {
                                    i_139 = (int) (0 - (uint) i_136);
                                    i_134 = i_139;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_134 < 0) {
                            l_140 = (long) i_134;
                            l_126 = l_140;
                        } else {
                            l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1800L))));
                            l_126 = l_141;
                        }
                    }
                    if (l_126 < 0L) {
                        l_142 = l_126;
                    } else {
                        l_143 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1808L))));
                        l_142 = l_143;
                    }
                } else {
                    l_144 = (long) ((ulong) l_108 + (ulong) 1872L);
                    l_145 = *((__global long *) (arg_fs + 16 + l_144));
                    *((__global long *) (arg_fs + 16 + l_144)) = ((long) ((ulong) l_145 + (ulong) 1L));
                    l_142 = l_115;
                }
                if (l_142 < 0L) {
                    l_88 = l_142;
                } else {
                    l_146 = (long) ((ulong) (l_142 << i_89) + (ulong) (l_78 & ((long) ((ulong) (1L << i_89) + (ulong) (-1L)))));
                    l_88 = l_146;
                }
            }
        } else {
            l_88 = 0L;
        }
        l_147 = GALEFS_BROADCAST(l_88);
        if (l_147 < 0L) {
            i_148 = 0;
        } else {
            i_149 = *((__global int *) (arg_fs + 16 + 156L));
            l_150 = 1L << i_149;
            l_151 = (long) ((ulong) l_150 - (ulong) (l_78 & ((long) ((ulong) l_150 + (ulong) (-1L)))));
            if (l_151 < l_76) {
                i_152 = (int) l_151;
                i_148 = i_152;
            } else {
                i_148 = i_75;
            }
        }
        l_153 = *((__global long *) (arg_fs + 16 + 144L));
        l_154 = (l_147 < 0L) ? 0L : l_147;
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) l_154))), (arg_data + 16 + l_77), i_148);
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
            *((__global long *) (arg_fs + 16 + l_160)) = ((long) ((ulong) ((long) i_148) + (ulong) l_161));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1856L)))) = 0;
            l_162 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1864L))));
            l_163 = (long) ((ulong) l_162 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_164 = (int) ((uint) i_73 + (uint) i_148);
        if (l_147 < 0L) {
            i_165 = (int) l_147;
            i_72 = i_165;
            i_73 = i_164;
        } else {
            i_166 = (i_164 < i_70) ? 1 : 0;
            i_72 = i_166;
            i_73 = i_164;
        }
    }
    if (i_73 < 1) {
        i_167 = i_72;
    } else {
        i_167 = i_73;
    }
    i_168 = (int) get_local_id(0);
    if (i_168 == 0) {
        i_169 = *((volatile __global int *) (arg_fs + 16 + 64L));
        if (i_43 < 0) {
            i_170 = (-9);
        } else {
            i_171 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_171) {
                l_172 = *((__global long *) (arg_fs + 16 + 192L));
                i_173 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) l_45))));
                i_174 = (int) ((uint) i_173 + (uint) (-1));
                i_175 = (i_174 < 0) ? (-9) : i_174;
                i_170 = i_175;
            } else {
                i_170 = (-9);
            }
        }
        i_176 = (int) (0 - (uint) i_169);
        if (i_176 < 0) {
            l_177 = (long) i_176;
            l_178 = l_177;
        } else {
            l_179 = (long) i_170;
            if (i_170 < 0) {
                l_178 = l_179;
            } else {
                l_180 = *((__global long *) (arg_fs + 16 + 200L));
                l_181 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) (l_179 << 6)))));
                l_178 = l_181;
            }
        }
    } else {
        l_178 = 0L;
    }
    l_182 = GALEFS_BROADCAST(l_178);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_183 = (int) get_local_id(0);
    if (i_183 == 0) {
        l_184 = *((__global long *) (arg_fs + 16 + 16L));
        i_185 = (int) get_group_id(0);
        l_186 = (long) i_185;
        i_187 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_184 + (ulong) ((l_186 << 12) + (l_186 << 11)))) + (ulong) 1896L))));
        if (i_187 == 0) {
            l_188 = *((__global long *) (arg_fs + 16 + 16L));
            i_189 = (int) get_group_id(0);
            l_190 = (long) i_189;
            l_191 = (long) ((ulong) l_188 + (ulong) ((l_190 << 12) + (l_190 << 11)));
            l_192 = (long) ((ulong) l_191 + (ulong) 1864L);
            l_193 = *((__global long *) (arg_fs + 16 + l_192));
            l_194 = *((__global long *) (arg_fs + 16 + 8L));
            i_195 = 0;
            l_196 = 0L;
            while (true) {
                if (!(i_195 == 0)) {
                    break;
                }
                i_197 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_197 == 0) {
                    l_198 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_193 + (ulong) 128L)) - (ulong) l_198)) < 1025L) {
                        i_195 = 1;
                    } else {
                        if (l_196 < l_194) {
                            GALEFS_RELAX(l_196);
                            l_199 = (long) ((ulong) l_196 + (ulong) 1L);
                            l_196 = l_199;
                        } else {
                            i_195 = (-110);
                        }
                    }
                } else {
                    i_200 = (int) (0 - (uint) i_197);
                    i_195 = i_200;
                }
            }
            if (i_195 < 0) {
                l_201 = (long) i_195;
                l_202 = l_201;
            } else {
                l_203 = (long) ((ulong) l_193 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) ((long) (uint) (((int) l_203) & 1023)))))) = 0L;
                l_204 = (long) ((ulong) l_191 + (ulong) ((long) (uint) (((int) l_193) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 4L)))) = 2;
                i_205 = (int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 8L)))) = i_205;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_204)) = 64;
                *((__global long *) (arg_fs + 16 + l_192)) = l_203;
                GALEFS_FENCE();
                l_206 = *((__global long *) (arg_fs + 16 + 24L));
                i_207 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) ((long) i_207))))) = (char) 1;
                l_208 = *((__global long *) (arg_fs + 16 + 8L));
                l_209 = (long) ((ulong) l_191 + (ulong) 1792L);
                i_210 = 0;
                l_211 = 0L;
                while (true) {
                    if (!(i_210 == 0)) {
                        break;
                    }
                    i_212 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_213 = *((volatile __global int *) (arg_fs + 16 + l_209));
                    if (i_205 == i_213) {
                        i_210 = 1;
                    } else {
                        if (i_212 == 0) {
                            if (l_211 < l_208) {
                                GALEFS_RELAX(l_211);
                                l_214 = (long) ((ulong) l_211 + (ulong) 1L);
                                l_211 = l_214;
                            } else {
                                i_210 = (-110);
                            }
                        } else {
                            i_215 = (int) (0 - (uint) i_212);
                            i_210 = i_215;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_210 < 0) {
                    l_216 = (long) i_210;
                    l_202 = l_216;
                } else {
                    l_217 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1800L))));
                    l_202 = l_217;
                }
            }
        } else {
            l_202 = (-16L);
        }
    } else {
        l_202 = 0L;
    }
    l_218 = GALEFS_BROADCAST(l_202);
    i_219 = (int) get_global_id(0);
    if (i_219 == 0) {
        if (i_43 < 0) {
            l_220 = l_44;
        } else {
            l_221 = (long) i_167;
            l_220 = l_221;
        }
        *((__global long *) (arg_out + 16L)) = l_220;
        *((__global long *) (arg_out + 24L)) = l_182;
        *((__global long *) (arg_out + 32L)) = ((long) ((int) l_218));
    }
}
