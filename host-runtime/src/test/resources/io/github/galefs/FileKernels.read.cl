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

__constant char gale_literals[] = {102, 105, 108, 101};

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_46, i_47, i_49, i_50, i_51, i_53, i_56, i_58, i_60, i_67, i_68, i_69, i_70, i_71, i_72, i_77, i_78, i_79, i_81, i_82, i_83, i_84, i_88, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_100, i_102, i_103, i_106, i_110, i_116, i_118, i_121, i_126, i_128, i_131, i_133, i_134, i_136, i_145, i_146, i_149, i_150, i_152, i_153, i_154, i_156, i_163, i_164, i_165, i_166, i_168, i_169, i_170, i_176, i_178, i_180, i_182, i_188, i_190, i_193, i_198, i_200, i_203, i_205, i_206, i_208, i_212;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_45, l_48, l_52, l_54, l_55, l_57, l_59, l_61, l_62, l_63, l_64, l_65, l_66, l_73, l_74, l_75, l_76, l_80, l_85, l_86, l_87, l_89, l_91, l_98, l_99, l_101, l_104, l_105, l_107, l_108, l_109, l_111, l_112, l_113, l_114, l_115, l_117, l_119, l_120, l_122, l_123, l_124, l_125, l_127, l_129, l_130, l_132, l_135, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_147, l_148, l_151, l_155, l_157, l_158, l_159, l_160, l_161, l_162, l_167, l_171, l_172, l_173, l_174, l_175, l_177, l_179, l_181, l_183, l_184, l_185, l_186, l_187, l_189, l_191, l_192, l_194, l_195, l_196, l_197, l_199, l_201, l_202, l_204, l_207, l_209, l_210, l_211, l_213, l_214;
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
        if (i_43 < 0) {
            i_46 = (-9);
        } else {
            i_47 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_47) {
                l_48 = *((__global long *) (arg_fs + 16 + 192L));
                i_49 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_45))));
                i_50 = (int) ((uint) i_49 + (uint) (-1));
                i_51 = (i_50 < 0) ? (-9) : i_50;
                if (i_51 < 0) {
                    i_46 = i_51;
                } else {
                    l_52 = *((__global long *) (arg_fs + 16 + 192L));
                    i_53 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) l_45)) + (ulong) 4L))));
                    if ((i_53 & 3) == 1) {
                        i_46 = (-9);
                    } else {
                        i_46 = i_51;
                    }
                }
            } else {
                i_46 = (-9);
            }
        }
        l_54 = (long) i_46;
        if (i_46 < 0) {
            l_55 = l_54;
        } else {
            if (l_40 < 0L) {
                l_55 = (-22L);
            } else {
                i_56 = (int) l_41;
                if (i_56 < 0) {
                    l_55 = (-22L);
                } else {
                    l_57 = *((__global long *) (arg_fs + 16 + 16L));
                    i_58 = (int) get_group_id(0);
                    l_59 = (long) i_58;
                    i_60 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 1896L))));
                    if (i_60 == 0) {
                        l_61 = *((__global long *) (arg_fs + 16 + 200L));
                        l_62 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) (l_54 << 6)))));
                        l_63 = (long) ((ulong) l_62 - (ulong) l_40);
                        if (l_63 < 1L) {
                            l_55 = 0L;
                        } else {
                            l_64 = (long) (uint) i_56;
                            l_65 = (l_63 < l_64) ? l_63 : l_64;
                            l_55 = l_65;
                        }
                    } else {
                        l_55 = (-16L);
                    }
                }
            }
        }
    } else {
        l_55 = 0L;
    }
    l_66 = GALEFS_BROADCAST(l_55);
    i_67 = (int) l_66;
    i_68 = (i_67 < 1) ? i_67 : 1;
    i_69 = i_68;
    i_70 = 0;
    while (true) {
        if (!(i_69 == 1)) {
            break;
        }
        i_71 = (int) get_local_id(0);
        i_72 = (int) ((uint) i_67 - (uint) i_70);
        l_73 = (long) i_72;
        l_74 = (long) i_70;
        l_75 = (long) ((ulong) l_74 + (ulong) l_40);
        if (i_71 == 0) {
            l_76 = *((__global long *) (arg_fs + 16 + 16L));
            i_77 = (int) get_group_id(0);
            if (i_43 < 0) {
                i_78 = (-9);
            } else {
                i_79 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_79) {
                    l_80 = *((__global long *) (arg_fs + 16 + 192L));
                    i_81 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_45))));
                    i_82 = (int) ((uint) i_81 + (uint) (-1));
                    i_83 = (i_82 < 0) ? (-9) : i_82;
                    i_78 = i_83;
                } else {
                    i_78 = (-9);
                }
            }
            i_84 = *((__global int *) (arg_fs + 16 + 156L));
            l_85 = (long) i_78;
            if (i_78 < 0) {
                l_86 = l_85;
            } else {
                l_87 = *((__global long *) (arg_fs + 16 + 200L));
                i_88 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_87 + (ulong) (l_85 << 6))) + (ulong) 8L))));
                l_89 = *((__global long *) (arg_fs + 16 + 128L));
                i_90 = *((__global int *) (arg_fs + 16 + 152L));
                l_91 = l_75 >> i_84;
                i_92 = i_90 & ((int) (((long) ((ulong) ((long) ((ulong) l_91 + (ulong) (((long) i_88) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                i_93 = i_92;
                i_94 = 0;
                i_95 = (-2);
                while (true) {
                    if (!(i_95 == (-2))) {
                        break;
                    }
                    i_96 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (((long) i_93) << 2)))));
                    i_97 = (int) ((uint) i_96 + (uint) (-1));
                    if (i_97 < 0) {
                        i_95 = (-1);
                    } else {
                        l_98 = *((__global long *) (arg_fs + 16 + 136L));
                        l_99 = (long) ((ulong) l_98 + (ulong) (((long) (uint) i_97) << 4));
                        i_100 = *((volatile __global int *) (arg_fs + 16 + l_99));
                        l_101 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 8L))));
                        if ((!(i_88 == i_100)) || (!(l_91 == l_101))) {
                            if (i_90 == i_94) {
                                i_95 = (-1);
                            } else {
                                i_102 = (int) ((uint) i_94 + (uint) 1);
                                i_103 = i_90 & ((int) ((uint) i_93 + (uint) 1));
                                i_93 = i_103;
                                i_94 = i_102;
                            }
                        } else {
                            i_95 = i_97;
                        }
                    }
                }
                l_104 = (long) i_77;
                l_105 = (long) ((ulong) l_76 + (ulong) ((l_104 << 12) + (l_104 << 11)));
                if (i_95 < 0) {
                    i_106 = (-1);
                } else {
                    l_107 = (long) ((ulong) l_105 + (ulong) 1856L);
                    *((volatile __global int *) (arg_fs + 16 + l_107)) = ((int) ((uint) i_95 + (uint) 1));
                    GALEFS_FENCE();
                    l_108 = *((__global long *) (arg_fs + 16 + 136L));
                    l_109 = (long) ((ulong) l_108 + (ulong) (((long) (uint) i_95) << 4));
                    i_110 = *((volatile __global int *) (arg_fs + 16 + l_109));
                    l_111 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                    if ((!(i_88 == i_110)) || (!(l_91 == l_111))) {
                        *((volatile __global int *) (arg_fs + 16 + l_107)) = 0;
                    }
                    GALEFS_FENCE();
                    if ((!(i_88 == i_110)) || (!(l_91 == l_111))) {
                        i_106 = (-1);
                    } else {
                        i_106 = i_95;
                    }
                }
                l_112 = (long) i_106;
                if (l_112 == (-1L)) {
                    l_113 = (long) ((ulong) l_105 + (ulong) 1864L);
                    l_114 = *((__global long *) (arg_fs + 16 + l_113));
                    l_115 = *((__global long *) (arg_fs + 16 + 8L));
                    i_116 = 0;
                    l_117 = 0L;
                    while (true) {
                        if (!(i_116 == 0)) {
                            break;
                        }
                        i_118 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        if (i_118 == 0) {
                            l_119 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1408L))));
                            if (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) 128L)) - (ulong) l_119)) < 1025L) {
                                i_116 = 1;
                            } else {
                                if (l_117 < l_115) {
                                    l_120 = (long) ((ulong) l_117 + (ulong) 1L);
                                    l_117 = l_120;
                                } else {
                                    i_116 = (-110);
                                }
                            }
                        } else {
                            i_121 = (int) (0 - (uint) i_118);
                            i_116 = i_121;
                        }
                    }
                    if (i_116 < 0) {
                        l_122 = (long) i_116;
                        l_123 = l_122;
                    } else {
                        l_124 = (long) ((ulong) l_114 + (ulong) 64L);
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_124) & 1023)))))) = 0L;
                        l_125 = (long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_114) & 1023)));
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L)))) = 3;
                        i_126 = (int) ((uint) ((int) (((long) ((ulong) l_114 + (ulong) ((long) ((ulong) (l_114 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L)))) = i_126;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L)))) = i_43;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L)))) = l_75;
                        *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L)))) = l_73;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 32L)))) = 0;
                        *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global int *) (arg_fs + 16 + l_125)) = 64;
                        *((__global long *) (arg_fs + 16 + l_113)) = l_124;
                        GALEFS_FENCE();
                        l_127 = *((__global long *) (arg_fs + 16 + 24L));
                        i_128 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) ((long) i_128))))) = (char) 1;
                        l_129 = *((__global long *) (arg_fs + 16 + 8L));
                        l_130 = (long) ((ulong) l_105 + (ulong) 1792L);
                        i_131 = 0;
                        l_132 = 0L;
                        while (true) {
                            if (!(i_131 == 0)) {
                                break;
                            }
                            i_133 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            i_134 = *((volatile __global int *) (arg_fs + 16 + l_130));
                            if (i_126 == i_134) {
                                i_131 = 1;
                            } else {
                                if (i_133 == 0) {
                                    if (l_132 < l_129) {
                                        l_135 = (long) ((ulong) l_132 + (ulong) 1L);
                                        l_132 = l_135;
                                    } else {
                                        i_131 = (-110);
                                    }
                                } else {
                                    i_136 = (int) (0 - (uint) i_133);
                                    i_131 = i_136;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_131 < 0) {
                            l_137 = (long) i_131;
                            l_123 = l_137;
                        } else {
                            l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1800L))));
                            l_123 = l_138;
                        }
                    }
                    if (l_123 < 0L) {
                        l_86 = l_123;
                    } else {
                        l_139 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1808L))));
                        l_86 = l_139;
                    }
                } else {
                    l_140 = (long) ((ulong) l_105 + (ulong) 1872L);
                    l_141 = *((__global long *) (arg_fs + 16 + l_140));
                    *((__global long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) l_141 + (ulong) 1L));
                    l_86 = l_112;
                }
            }
            if (l_86 < 0L) {
                l_142 = l_86;
            } else {
                l_143 = (long) ((ulong) (l_86 << i_84) + (ulong) (l_75 & ((long) ((ulong) (1L << i_84) + (ulong) (-1L)))));
                l_142 = l_143;
            }
        } else {
            l_142 = 0L;
        }
        l_144 = GALEFS_BROADCAST(l_142);
        if (l_144 < 0L) {
            i_145 = (int) l_144;
            i_69 = i_145;
        } else {
            i_146 = *((__global int *) (arg_fs + 16 + 156L));
            l_147 = 1L << i_146;
            l_148 = (long) ((ulong) l_147 - (ulong) (l_75 & ((long) ((ulong) l_147 + (ulong) (-1L)))));
            if (l_148 < l_73) {
                i_149 = (int) l_148;
                i_150 = i_149;
            } else {
                i_150 = i_72;
            }
            l_151 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) l_151))), (arg_data + 16 + l_74), i_150);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_152 = (int) get_local_id(0);
            i_153 = (int) ((uint) i_70 + (uint) i_150);
            i_154 = (i_153 < i_67) ? 1 : 0;
            if (i_152 == 0) {
                l_155 = *((__global long *) (arg_fs + 16 + 16L));
                i_156 = (int) get_group_id(0);
                l_157 = (long) i_156;
                l_158 = (long) ((ulong) l_155 + (ulong) ((l_157 << 12) + (l_157 << 11)));
                l_159 = (long) ((ulong) l_158 + (ulong) 1880L);
                l_160 = *((__global long *) (arg_fs + 16 + l_159));
                *((__global long *) (arg_fs + 16 + l_159)) = ((long) ((ulong) ((long) i_150) + (ulong) l_160));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 1856L)))) = 0;
                l_161 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 1864L))));
                l_162 = (long) ((ulong) l_161 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_162 + (ulong) ((long) ((ulong) (l_162 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_69 = i_154;
                i_70 = i_153;
            } else {
                i_69 = i_154;
                i_70 = i_153;
            }
        }
    }
    if (i_70 < 1) {
        i_163 = i_69;
    } else {
        i_163 = i_70;
    }
    i_164 = (int) get_local_id(0);
    if (i_164 == 0) {
        if (i_43 < 0) {
            i_165 = (-9);
        } else {
            i_166 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_43 < i_166) {
                l_167 = *((__global long *) (arg_fs + 16 + 192L));
                i_168 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) l_45))));
                i_169 = (int) ((uint) i_168 + (uint) (-1));
                i_170 = (i_169 < 0) ? (-9) : i_169;
                i_165 = i_170;
            } else {
                i_165 = (-9);
            }
        }
        l_171 = (long) i_165;
        if (i_165 < 0) {
            l_172 = l_171;
        } else {
            l_173 = *((__global long *) (arg_fs + 16 + 200L));
            l_174 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) (l_171 << 6)))));
            l_172 = l_174;
        }
    } else {
        l_172 = 0L;
    }
    l_175 = GALEFS_BROADCAST(l_172);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_176 = (int) get_local_id(0);
    if (i_176 == 0) {
        l_177 = *((__global long *) (arg_fs + 16 + 16L));
        i_178 = (int) get_group_id(0);
        l_179 = (long) i_178;
        i_180 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_177 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1896L))));
        if (i_180 == 0) {
            l_181 = *((__global long *) (arg_fs + 16 + 16L));
            i_182 = (int) get_group_id(0);
            l_183 = (long) i_182;
            l_184 = (long) ((ulong) l_181 + (ulong) ((l_183 << 12) + (l_183 << 11)));
            l_185 = (long) ((ulong) l_184 + (ulong) 1864L);
            l_186 = *((__global long *) (arg_fs + 16 + l_185));
            l_187 = *((__global long *) (arg_fs + 16 + 8L));
            i_188 = 0;
            l_189 = 0L;
            while (true) {
                if (!(i_188 == 0)) {
                    break;
                }
                i_190 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_190 == 0) {
                    l_191 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_186 + (ulong) 128L)) - (ulong) l_191)) < 1025L) {
                        i_188 = 1;
                    } else {
                        if (l_189 < l_187) {
                            l_192 = (long) ((ulong) l_189 + (ulong) 1L);
                            l_189 = l_192;
                        } else {
                            i_188 = (-110);
                        }
                    }
                } else {
                    i_193 = (int) (0 - (uint) i_190);
                    i_188 = i_193;
                }
            }
            if (i_188 < 0) {
                l_194 = (long) i_188;
                l_195 = l_194;
            } else {
                l_196 = (long) ((ulong) l_186 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) ((long) (uint) (((int) l_196) & 1023)))))) = 0L;
                l_197 = (long) ((ulong) l_184 + (ulong) ((long) (uint) (((int) l_186) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L)))) = 2;
                i_198 = (int) ((uint) ((int) (((long) ((ulong) l_186 + (ulong) ((long) ((ulong) (l_186 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 8L)))) = i_198;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_197)) = 64;
                *((__global long *) (arg_fs + 16 + l_185)) = l_196;
                GALEFS_FENCE();
                l_199 = *((__global long *) (arg_fs + 16 + 24L));
                i_200 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) ((long) i_200))))) = (char) 1;
                l_201 = *((__global long *) (arg_fs + 16 + 8L));
                l_202 = (long) ((ulong) l_184 + (ulong) 1792L);
                i_203 = 0;
                l_204 = 0L;
                while (true) {
                    if (!(i_203 == 0)) {
                        break;
                    }
                    i_205 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_206 = *((volatile __global int *) (arg_fs + 16 + l_202));
                    if (i_198 == i_206) {
                        i_203 = 1;
                    } else {
                        if (i_205 == 0) {
                            if (l_204 < l_201) {
                                l_207 = (long) ((ulong) l_204 + (ulong) 1L);
                                l_204 = l_207;
                            } else {
                                i_203 = (-110);
                            }
                        } else {
                            i_208 = (int) (0 - (uint) i_205);
                            i_203 = i_208;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_203 < 0) {
                    l_209 = (long) i_203;
                    l_195 = l_209;
                } else {
                    l_210 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 1800L))));
                    l_195 = l_210;
                }
            }
        } else {
            l_195 = (-16L);
        }
    } else {
        l_195 = 0L;
    }
    l_211 = GALEFS_BROADCAST(l_195);
    i_212 = (int) get_global_id(0);
    if (i_212 == 0) {
        if (i_43 < 0) {
            l_213 = l_44;
        } else {
            l_214 = (long) i_163;
            l_213 = l_214;
        }
        *((__global long *) (arg_out + 16L)) = l_213;
        *((__global long *) (arg_out + 24L)) = l_175;
        *((__global long *) (arg_out + 32L)) = ((long) ((int) l_211));
    }
}
