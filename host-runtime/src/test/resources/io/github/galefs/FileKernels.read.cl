// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
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

// Copies the calling work-item's share of a copy by the whole group.
#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction.
void gale_copy(const __global uchar *source, __global uchar *destination, int byteCount) {
    const int worker = (int) get_local_id(0);
    const int workers = (int) get_local_size(0);
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global gale_ulong2 *) (destination + at)) = *((const __global gale_ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
// Each work-item copies one contiguous range of whole cache lines.
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
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_48, i_49, i_52, i_53, i_54, i_57, i_58, i_61, i_62, i_64, i_65, i_66, i_68, i_70, i_72, i_74, i_81, i_84, i_85, i_86, i_88, i_89, i_90, i_92, i_93, i_94, i_97, i_99, i_101, i_103, i_104, i_105, i_106, i_107, i_108, i_111, i_113, i_114, i_117, i_121, i_124, i_127, i_129, i_132, i_133, i_135, i_136, i_138, i_144, i_146, i_148, i_150, i_151, i_153, i_161, i_162, i_165, i_167, i_169, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_184, i_185, i_186, i_187, i_194, i_196, i_198, i_200, i_201, i_206, i_208, i_211, i_212, i_214, i_215, i_217, i_223, i_225, i_227, i_229, i_230, i_232, i_236;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_46, l_47, l_50, l_51, l_55, l_56, l_59, l_60, l_63, l_67, l_69, l_71, l_73, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_83, l_87, l_91, l_95, l_96, l_98, l_100, l_102, l_109, l_110, l_112, l_115, l_116, l_118, l_119, l_120, l_122, l_123, l_125, l_126, l_128, l_130, l_131, l_134, l_137, l_139, l_140, l_141, l_142, l_143, l_145, l_147, l_149, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_163, l_164, l_166, l_168, l_170, l_171, l_172, l_173, l_174, l_175, l_183, l_188, l_189, l_190, l_191, l_192, l_193, l_195, l_197, l_199, l_202, l_203, l_204, l_205, l_207, l_209, l_210, l_213, l_216, l_218, l_219, l_220, l_221, l_222, l_224, l_226, l_228, l_231, l_233, l_234, l_235, l_237, l_238;
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
    l_46 = *((__global gale_long *) (arg_args + 16L));
    l_47 = *((__global gale_long *) (arg_args + 24L));
    i_48 = (int) l_47;
    i_49 = (int) l_45;
    l_50 = (long) i_49;
    l_51 = l_50 << 3;
    i_52 = 1;
    i_53 = 0;
    while (true) {
        if (!(i_52 == 1)) {
            break;
        }
        i_54 = (int) get_local_id(0);
        l_55 = (long) i_53;
        l_56 = (long) ((ulong) l_55 + (ulong) l_46);
        if (i_54 == 0) {
            i_57 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            i_58 = (int) (0 - (uint) i_57);
            if (i_58 < 0) {
                l_59 = (long) i_58;
                l_60 = l_59;
            } else {
                if (i_49 < 0) {
                    i_61 = (-9);
                } else {
                    i_62 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_49 < i_62) {
                        l_63 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) l_51))));
                        i_65 = (int) ((uint) i_64 + (uint) (-1));
                        i_66 = (i_65 < 0) ? (-9) : i_65;
                        if (i_66 < 0) {
                            i_61 = i_66;
                        } else {
                            l_67 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) l_51)) + (ulong) 4L))));
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
                    if (l_56 < 0L) {
                        l_60 = (-22L);
                    } else {
                        i_70 = (int) ((uint) i_48 - (uint) i_53);
                        if (i_70 < 0) {
                            l_60 = (-22L);
                        } else {
                            l_71 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_72 = (int) get_group_id(0);
                            l_73 = (long) i_72;
                            i_74 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) ((l_73 << 12) + (l_73 << 11)))) + (ulong) 1896L))));
                            if (i_74 == 0) {
                                l_75 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_76 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (l_69 << 6)))));
                                l_77 = (long) ((ulong) l_76 - (ulong) l_56);
                                if (l_77 < 1L) {
                                    l_60 = 0L;
                                } else {
                                    l_78 = (long) (uint) i_70;
                                    l_79 = (l_77 < l_78) ? l_77 : l_78;
                                    l_60 = l_79;
                                }
                            } else {
                                l_60 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_60 < 1L) {
                l_80 = l_60;
            } else {
                i_81 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_82 = 1L << i_81;
                l_83 = (long) ((ulong) l_82 - (ulong) (l_56 & ((long) ((ulong) l_82 + (ulong) (-1L)))));
                if (l_83 < l_60) {
                    i_84 = (int) l_83;
                    i_85 = i_84;
                } else {
                    i_86 = (int) l_60;
                    i_85 = i_86;
                }
                l_87 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_88 = (int) get_group_id(0);
                if (i_49 < 0) {
                    i_89 = (-9);
                } else {
                    i_90 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    if (i_49 < i_90) {
                        l_91 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) l_51))));
                        i_93 = (int) ((uint) i_92 + (uint) (-1));
                        i_94 = (i_93 < 0) ? (-9) : i_93;
                        i_89 = i_94;
                    } else {
                        i_89 = (-9);
                    }
                }
                l_95 = (long) i_89;
                if (i_89 < 0) {
                    l_96 = l_95;
                } else {
                    i_97 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_98 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_99 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_98 + (ulong) (l_95 << 6))) + (ulong) 8L))));
                    l_100 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_101 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_102 = l_56 >> i_97;
                    i_103 = i_101 & ((int) (((long) ((ulong) ((long) ((ulong) l_102 + (ulong) (((long) i_99) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_104 = i_103;
                    i_105 = 0;
                    i_106 = (-2);
                    while (true) {
                        if (!(i_106 == (-2))) {
                            break;
                        }
                        i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) (((long) i_104) << 2)))));
                        i_108 = (int) ((uint) i_107 + (uint) (-1));
                        if (i_108 < 0) {
                            i_106 = (-1);
                        } else {
                            l_109 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_110 = (long) ((ulong) l_109 + (ulong) (((long) (uint) i_108) << 4));
                            i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                            l_112 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 8L))));
                            if ((!(i_99 == i_111)) || (!(l_102 == l_112))) {
                                if (i_101 == i_105) {
                                    i_106 = (-1);
                                } else {
                                    i_113 = (int) ((uint) i_105 + (uint) 1);
                                    i_114 = i_101 & ((int) ((uint) i_104 + (uint) 1));
                                    i_104 = i_114;
                                    i_105 = i_113;
                                }
                            } else {
                                i_106 = i_108;
                            }
                        }
                    }
                    l_115 = (long) i_88;
                    l_116 = (long) ((ulong) l_87 + (ulong) ((l_115 << 12) + (l_115 << 11)));
                    if (i_106 < 0) {
                        i_117 = (-1);
                    } else {
                        l_118 = (long) ((ulong) l_116 + (ulong) 1856L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_118)) = ((int) ((uint) i_106 + (uint) 1));
                        GALEFS_FENCE();
                        l_119 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_120 = (long) ((ulong) l_119 + (ulong) (((long) (uint) i_106) << 4));
                        i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                        l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L))));
                        if ((!(i_99 == i_121)) || (!(l_102 == l_122))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_118)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_99 == i_121)) || (!(l_102 == l_122))) {
                            i_117 = (-1);
                        } else {
                            i_117 = i_106;
                        }
                    }
                    l_123 = (long) i_117;
                    if (l_123 == (-1L)) {
                        i_124 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_125 = (long) ((ulong) l_116 + (ulong) 1864L);
                        l_126 = *((__global gale_long *) (arg_fs + 16 + l_125));
                        i_127 = (int) (0 - (uint) i_124);
                        l_128 = (long) ((ulong) l_116 + (ulong) 1792L);
                        if (i_127 < 0) {
                            i_129 = i_127;
                        } else {
                            l_130 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_131 = (long) ((ulong) l_126 + (ulong) (-64L));
                            i_132 = (int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_133 = 0;
                            l_134 = 0L;
                            while (true) {
                                if (!(i_133 == 0)) {
                                    break;
                                }
                                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                                if (i_132 == i_136) {
                                    i_133 = 1;
                                } else {
                                    if (i_135 == 0) {
                                        if (l_134 < l_130) {
                                            GALEFS_RELAX(l_134);
                                            l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                                            l_134 = l_137;
                                        } else {
                                            i_133 = (-110);
                                        }
                                    } else {
                                        i_138 = (int) (0 - (uint) i_135);
                                        i_133 = i_138;
                                    }
                                }
                            }
                            i_129 = i_133;
                        }
                        if (i_129 < 0) {
                            l_139 = (long) i_129;
                            l_140 = l_139;
                        } else {
                            l_141 = *((__global gale_long *) (arg_fs + 16 + l_125));
                            l_142 = (long) ((ulong) l_141 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) ((long) (uint) (((int) l_142) & 1023)))))) = 0L;
                            l_143 = (long) ((ulong) l_116 + (ulong) ((long) (uint) (((int) l_141) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 4L)))) = 3;
                            i_144 = (int) ((uint) ((int) (((long) ((ulong) l_141 + (ulong) ((long) ((ulong) (l_141 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 8L)))) = i_144;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 12L)))) = i_49;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 16L)))) = l_56;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 24L)))) = l_60;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_143)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_125)) = l_142;
                            GALEFS_FENCE();
                            l_145 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_146 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) ((long) i_146))))) = (char) 1;
                            l_147 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            i_148 = 0;
                            l_149 = 0L;
                            while (true) {
                                if (!(i_148 == 0)) {
                                    break;
                                }
                                i_150 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                                if (i_144 == i_151) {
                                    i_148 = 1;
                                } else {
                                    if (i_150 == 0) {
                                        if (l_149 < l_147) {
                                            GALEFS_RELAX(l_149);
                                            l_152 = (long) ((ulong) l_149 + (ulong) 1L);
                                            l_149 = l_152;
                                        } else {
                                            i_148 = (-110);
                                        }
                                    } else {
                                        i_153 = (int) (0 - (uint) i_150);
                                        i_148 = i_153;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_148 < 0) {
                                l_154 = (long) i_148;
                                l_140 = l_154;
                            } else {
                                l_155 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 1800L))));
                                l_140 = l_155;
                            }
                        }
                        if (l_140 < 0L) {
                            l_96 = l_140;
                        } else {
                            l_156 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 1808L))));
                            l_96 = l_156;
                        }
                    } else {
                        l_157 = (long) ((ulong) l_116 + (ulong) 1872L);
                        l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
                        *((__global gale_long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) l_158 + (ulong) 1L));
                        l_96 = l_123;
                    }
                }
                if (l_96 < 0L) {
                    l_80 = l_96;
                } else {
                    l_159 = (l_96 << 32) | ((long) i_85);
                    l_80 = l_159;
                }
            }
        } else {
            l_80 = 0L;
        }
        l_160 = GALEFS_BROADCAST(l_80);
        i_161 = (int) l_160;
        if (l_160 < 0L) {
            i_162 = 0;
        } else {
            i_162 = i_161;
        }
        if (l_160 < 0L) {
            l_163 = 0L;
        } else {
            l_164 = (long) ((ulong) l_160 >> 32);
            l_163 = l_164;
        }
        i_165 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_166 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_166 + (ulong) (l_163 << i_165))) + (ulong) (l_56 & ((long) ((ulong) (1L << i_165) + (ulong) (-1L))))))), (arg_data + 16 + l_55), i_162);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_167 = (int) get_local_id(0);
        if (i_167 == 0) {
            l_168 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_169 = (int) get_group_id(0);
            l_170 = (long) i_169;
            l_171 = (long) ((ulong) l_168 + (ulong) ((l_170 << 12) + (l_170 << 11)));
            l_172 = (long) ((ulong) l_171 + (ulong) 1880L);
            l_173 = *((__global gale_long *) (arg_fs + 16 + l_172));
            *((__global gale_long *) (arg_fs + 16 + l_172)) = ((long) ((ulong) ((long) i_162) + (ulong) l_173));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1856L)))) = 0;
            l_174 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1864L))));
            l_175 = (long) ((ulong) l_174 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_176 = (int) ((uint) i_53 + (uint) i_162);
        if (l_160 < 0L) {
            i_52 = i_161;
            i_53 = i_176;
        } else {
            i_177 = ((i_162 < 1) || (!(i_176 < i_48))) ? 0 : 1;
            i_52 = i_177;
            i_53 = i_176;
        }
    }
    if (i_53 < 1) {
        i_178 = i_52;
    } else {
        i_178 = i_53;
    }
    i_179 = (int) get_local_id(0);
    if (i_179 == 0) {
        i_180 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (i_49 < 0) {
            i_181 = (-9);
        } else {
            i_182 = *((__global gale_int *) (arg_fs + 16 + 208L));
            if (i_49 < i_182) {
                l_183 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_184 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) l_51))));
                i_185 = (int) ((uint) i_184 + (uint) (-1));
                i_186 = (i_185 < 0) ? (-9) : i_185;
                i_181 = i_186;
            } else {
                i_181 = (-9);
            }
        }
        i_187 = (int) (0 - (uint) i_180);
        if (i_187 < 0) {
            l_188 = (long) i_187;
            l_189 = l_188;
        } else {
            l_190 = (long) i_181;
            if (i_181 < 0) {
                l_189 = l_190;
            } else {
                l_191 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_192 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) (l_190 << 6)))));
                l_189 = l_192;
            }
        }
    } else {
        l_189 = 0L;
    }
    l_193 = GALEFS_BROADCAST(l_189);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_194 = (int) get_local_id(0);
    if (i_194 == 0) {
        l_195 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_196 = (int) get_group_id(0);
        l_197 = (long) i_196;
        i_198 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_195 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1896L))));
        if (i_198 == 0) {
            l_199 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_200 = (int) get_group_id(0);
            i_201 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_202 = (long) i_200;
            l_203 = (long) ((ulong) l_199 + (ulong) ((l_202 << 12) + (l_202 << 11)));
            l_204 = (long) ((ulong) l_203 + (ulong) 1864L);
            l_205 = *((__global gale_long *) (arg_fs + 16 + l_204));
            i_206 = (int) (0 - (uint) i_201);
            l_207 = (long) ((ulong) l_203 + (ulong) 1792L);
            if (i_206 < 0) {
                i_208 = i_206;
            } else {
                l_209 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_210 = (long) ((ulong) l_205 + (ulong) (-64L));
                i_211 = (int) ((uint) ((int) (((long) ((ulong) l_210 + (ulong) ((long) ((ulong) (l_210 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_212 = 0;
                l_213 = 0L;
                while (true) {
                    if (!(i_212 == 0)) {
                        break;
                    }
                    i_214 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                    if (i_211 == i_215) {
                        i_212 = 1;
                    } else {
                        if (i_214 == 0) {
                            if (l_213 < l_209) {
                                GALEFS_RELAX(l_213);
                                l_216 = (long) ((ulong) l_213 + (ulong) 1L);
                                l_213 = l_216;
                            } else {
                                i_212 = (-110);
                            }
                        } else {
                            i_217 = (int) (0 - (uint) i_214);
                            i_212 = i_217;
                        }
                    }
                }
                i_208 = i_212;
            }
            if (i_208 < 0) {
                l_218 = (long) i_208;
                l_219 = l_218;
            } else {
                l_220 = *((__global gale_long *) (arg_fs + 16 + l_204));
                l_221 = (long) ((ulong) l_220 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_221) & 1023)))))) = 0L;
                l_222 = (long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_220) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 4L)))) = 2;
                i_223 = (int) ((uint) ((int) (((long) ((ulong) l_220 + (ulong) ((long) ((ulong) (l_220 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 8L)))) = i_223;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_222)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_204)) = l_221;
                GALEFS_FENCE();
                l_224 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_225 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) ((long) i_225))))) = (char) 1;
                l_226 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_227 = 0;
                l_228 = 0L;
                while (true) {
                    if (!(i_227 == 0)) {
                        break;
                    }
                    i_229 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                    if (i_223 == i_230) {
                        i_227 = 1;
                    } else {
                        if (i_229 == 0) {
                            if (l_228 < l_226) {
                                GALEFS_RELAX(l_228);
                                l_231 = (long) ((ulong) l_228 + (ulong) 1L);
                                l_228 = l_231;
                            } else {
                                i_227 = (-110);
                            }
                        } else {
                            i_232 = (int) (0 - (uint) i_229);
                            i_227 = i_232;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_227 < 0) {
                    l_233 = (long) i_227;
                    l_219 = l_233;
                } else {
                    l_234 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1800L))));
                    l_219 = l_234;
                }
            }
        } else {
            l_219 = (-16L);
        }
    } else {
        l_219 = 0L;
    }
    l_235 = GALEFS_BROADCAST(l_219);
    i_236 = (int) get_global_id(0);
    if (i_236 == 0) {
        if (i_49 < 0) {
            l_237 = l_50;
        } else {
            l_238 = (long) i_178;
            l_237 = l_238;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_237;
        *((__global gale_long *) (arg_out + 24L)) = l_193;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_235));
    }
}
