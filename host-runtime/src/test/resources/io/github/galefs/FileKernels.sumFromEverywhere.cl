// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
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
    int i_1, i_2, i_4, i_6, i_8, i_13, i_15, i_16, i_19, i_20, i_22, i_23, i_25, i_29, i_30, i_31, i_35, i_37, i_39, i_41, i_42, i_44, i_48, i_49, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_65, i_67, i_70, i_71, i_73, i_74, i_75, i_78, i_79, i_82, i_83, i_85, i_86, i_87, i_89, i_91, i_93, i_95, i_102, i_105, i_106, i_107, i_109, i_110, i_111, i_113, i_114, i_115, i_118, i_120, i_122, i_124, i_125, i_126, i_127, i_128, i_129, i_132, i_134, i_135, i_138, i_142, i_145, i_148, i_150, i_153, i_154, i_156, i_157, i_159, i_165, i_167, i_169, i_171, i_172, i_174, i_182, i_183, i_186, i_188, i_190, i_197, i_198, i_199, i_200, i_202, i_203, i_205, i_207, i_208, i_210, i_212, i_214, i_215, i_220, i_222, i_225, i_226, i_228, i_229, i_231, i_237, i_239, i_241, i_243, i_244, i_246, i_250, i_251;
    long l_0, l_3, l_5, l_7, l_9, l_10, l_11, l_12, l_14, l_17, l_18, l_21, l_24, l_26, l_27, l_28, l_32, l_33, l_34, l_36, l_38, l_40, l_43, l_45, l_46, l_47, l_50, l_54, l_59, l_60, l_61, l_62, l_63, l_64, l_66, l_68, l_69, l_72, l_76, l_77, l_80, l_81, l_84, l_88, l_90, l_92, l_94, l_96, l_97, l_98, l_99, l_100, l_101, l_103, l_104, l_108, l_112, l_116, l_117, l_119, l_121, l_123, l_130, l_131, l_133, l_136, l_137, l_139, l_140, l_141, l_143, l_144, l_146, l_147, l_149, l_151, l_152, l_155, l_158, l_160, l_161, l_162, l_163, l_164, l_166, l_168, l_170, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_187, l_189, l_191, l_192, l_193, l_194, l_195, l_196, l_201, l_204, l_206, l_209, l_211, l_213, l_216, l_217, l_218, l_219, l_221, l_223, l_224, l_227, l_230, l_232, l_233, l_234, l_235, l_236, l_238, l_240, l_242, l_245, l_247, l_248, l_249;
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) get_group_id(0);
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_2 = (int) get_local_id(0);
    if (i_2 == 0) {
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = (int) get_group_id(0);
        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_6 = (int) get_group_id(0);
        l_7 = (long) i_6;
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1896L))));
        l_9 = (long) i_4;
        l_10 = (long) ((ulong) l_3 + (ulong) ((l_9 << 12) + (l_9 << 11)));
        l_11 = (long) ((ulong) l_10 + (ulong) 1792L);
        l_12 = (long) ((ulong) l_10 + (ulong) 1864L);
        if (i_8 == 0) {
            i_13 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_14 = *((__global gale_long *) (arg_fs + 16 + l_12));
            i_15 = (int) (0 - (uint) i_13);
            if (i_15 < 0) {
                i_16 = i_15;
            } else {
                l_17 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_18 = (long) ((ulong) l_14 + (ulong) (-64L));
                i_19 = (int) ((uint) ((int) (((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_18 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_20 = 0;
                l_21 = 0L;
                while (true) {
                    if (!(i_20 == 0)) {
                        break;
                    }
                    i_22 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                    if (i_19 == i_23) {
                        i_20 = 1;
                    } else {
                        if (i_22 == 0) {
                            if (l_21 < l_17) {
                                GALEFS_RELAX(l_21);
                                l_24 = (long) ((ulong) l_21 + (ulong) 1L);
                                l_21 = l_24;
                            } else {
                                i_20 = (-110);
                            }
                        } else {
                            i_25 = (int) (0 - (uint) i_22);
                            i_20 = i_25;
                        }
                    }
                }
                i_16 = i_20;
            }
        } else {
            i_16 = (-16);
        }
        l_26 = (long) i_16;
        if (l_26 < 0L) {
            l_27 = l_26;
        } else {
            l_28 = (long) ((ulong) l_10 + (ulong) 2048L);
            i_29 = 0;
            while (true) {
                if (!(i_29 < 4)) {
                    break;
                }
                i_30 = (int) gale_literals[i_29];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) i_29))))) = (char) i_30;
                i_31 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_31;
            }
            l_32 = *((__global gale_long *) (arg_fs + 16 + l_12));
            l_33 = (long) ((ulong) l_32 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_33) & 1023)))))) = 0L;
            l_34 = (long) ((ulong) l_10 + (ulong) ((long) (uint) (((int) l_32) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 4L)))) = 1;
            i_35 = (int) ((uint) ((int) (((long) ((ulong) l_32 + (ulong) ((long) ((ulong) (l_32 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 8L)))) = i_35;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_34)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_12)) = l_33;
            GALEFS_FENCE();
            l_36 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_37 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) i_37))))) = (char) 1;
            l_38 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_39 = 0;
            l_40 = 0L;
            while (true) {
                if (!(i_39 == 0)) {
                    break;
                }
                i_41 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                if (i_35 == i_42) {
                    i_39 = 1;
                } else {
                    if (i_41 == 0) {
                        if (l_40 < l_38) {
                            GALEFS_RELAX(l_40);
                            l_43 = (long) ((ulong) l_40 + (ulong) 1L);
                            l_40 = l_43;
                        } else {
                            i_39 = (-110);
                        }
                    } else {
                        i_44 = (int) (0 - (uint) i_41);
                        i_39 = i_44;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_39 < 0) {
                l_45 = (long) i_39;
                l_27 = l_45;
            } else {
                l_46 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1800L))));
                l_27 = l_46;
            }
        }
    } else {
        l_27 = 0L;
    }
    l_47 = GALEFS_BROADCAST(l_27);
    i_48 = (int) get_local_id(0);
    i_49 = (int) l_47;
    l_50 = ((long) i_49) << 3;
    if (i_48 == 0) {
        i_51 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (i_49 < 0) {
            i_52 = (-9);
        } else {
            i_53 = *((__global gale_int *) (arg_fs + 16 + 208L));
            if (i_49 < i_53) {
                l_54 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) l_50))));
                i_56 = (int) ((uint) i_55 + (uint) (-1));
                i_57 = (i_56 < 0) ? (-9) : i_56;
                i_52 = i_57;
            } else {
                i_52 = (-9);
            }
        }
        i_58 = (int) (0 - (uint) i_51);
        if (i_58 < 0) {
            l_59 = (long) i_58;
            l_60 = l_59;
        } else {
            l_61 = (long) i_52;
            if (i_52 < 0) {
                l_60 = l_61;
            } else {
                l_62 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_63 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) (l_61 << 6)))));
                l_60 = l_63;
            }
        }
    } else {
        l_60 = 0L;
    }
    l_64 = GALEFS_BROADCAST(l_60);
    i_65 = (int) l_0;
    l_66 = (long) i_65;
    i_67 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_66 + (ulong) l_64)) + (ulong) (-1L))), l_66);
    l_68 = ((long) i_1) * l_66;
    l_69 = 0L;
    i_70 = 0;
    while (true) {
        if (!(i_70 < i_67)) {
            break;
        }
        i_71 = (int) get_group_id(0);
        l_72 = l_66 * ((long) gale_rem_int(((int) ((uint) i_70 + (uint) i_71)), i_67));
        i_73 = 1;
        i_74 = 0;
        while (true) {
            if (!(i_73 == 1)) {
                break;
            }
            i_75 = (int) get_local_id(0);
            l_76 = (long) i_74;
            l_77 = l_72 + l_76;
            if (i_75 == 0) {
                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_79 = (int) (0 - (uint) i_78);
                if (i_79 < 0) {
                    l_80 = (long) i_79;
                    l_81 = l_80;
                } else {
                    if (i_49 < 0) {
                        i_82 = (-9);
                    } else {
                        i_83 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_83) {
                            l_84 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) l_50))));
                            i_86 = (int) ((uint) i_85 + (uint) (-1));
                            i_87 = (i_86 < 0) ? (-9) : i_86;
                            if (i_87 < 0) {
                                i_82 = i_87;
                            } else {
                                l_88 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_88 + (ulong) l_50)) + (ulong) 4L))));
                                if ((i_89 & 3) == 1) {
                                    i_82 = (-9);
                                } else {
                                    i_82 = i_87;
                                }
                            }
                        } else {
                            i_82 = (-9);
                        }
                    }
                    l_90 = (long) i_82;
                    if (i_82 < 0) {
                        l_81 = l_90;
                    } else {
                        if (l_77 < 0L) {
                            l_81 = (-22L);
                        } else {
                            i_91 = (int) ((uint) i_65 - (uint) i_74);
                            if (i_91 < 0) {
                                l_81 = (-22L);
                            } else {
                                l_92 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_93 = (int) get_group_id(0);
                                l_94 = (long) i_93;
                                i_95 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_92 + (ulong) ((l_94 << 12) + (l_94 << 11)))) + (ulong) 1896L))));
                                if (i_95 == 0) {
                                    l_96 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                    l_97 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) (l_90 << 6)))));
                                    l_98 = (long) ((ulong) l_97 - (ulong) l_77);
                                    if (l_98 < 1L) {
                                        l_81 = 0L;
                                    } else {
                                        l_99 = (long) (uint) i_91;
                                        l_100 = (l_98 < l_99) ? l_98 : l_99;
                                        l_81 = l_100;
                                    }
                                } else {
                                    l_81 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_81 < 1L) {
                    l_101 = l_81;
                } else {
                    i_102 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_103 = 1L << i_102;
                    l_104 = (long) ((ulong) l_103 - (ulong) (l_77 & ((long) ((ulong) l_103 + (ulong) (-1L)))));
                    if (l_104 < l_81) {
                        i_105 = (int) l_104;
                        i_106 = i_105;
                    } else {
                        i_107 = (int) l_81;
                        i_106 = i_107;
                    }
                    l_108 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_109 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_110 = (-9);
                    } else {
                        i_111 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_111) {
                            l_112 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_50))));
                            i_114 = (int) ((uint) i_113 + (uint) (-1));
                            i_115 = (i_114 < 0) ? (-9) : i_114;
                            i_110 = i_115;
                        } else {
                            i_110 = (-9);
                        }
                    }
                    l_116 = (long) i_110;
                    if (i_110 < 0) {
                        l_117 = l_116;
                    } else {
                        i_118 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_119 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_120 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_119 + (ulong) (l_116 << 6))) + (ulong) 8L))));
                        l_121 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_122 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_123 = l_77 >> i_118;
                        i_124 = i_122 & ((int) (((long) ((ulong) ((long) ((ulong) l_123 + (ulong) (((long) i_120) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_125 = i_124;
                        i_126 = 0;
                        i_127 = (-2);
                        while (true) {
                            if (!(i_127 == (-2))) {
                                break;
                            }
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) (((long) i_125) << 2)))));
                            i_129 = (int) ((uint) i_128 + (uint) (-1));
                            if (i_129 < 0) {
                                i_127 = (-1);
                            } else {
                                l_130 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_131 = (long) ((ulong) l_130 + (ulong) (((long) (uint) i_129) << 4));
                                i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L))));
                                if ((!(i_120 == i_132)) || (!(l_123 == l_133))) {
                                    if (i_122 == i_126) {
                                        i_127 = (-1);
                                    } else {
                                        i_134 = (int) ((uint) i_126 + (uint) 1);
                                        i_135 = i_122 & ((int) ((uint) i_125 + (uint) 1));
                                        i_125 = i_135;
                                        i_126 = i_134;
                                    }
                                } else {
                                    i_127 = i_129;
                                }
                            }
                        }
                        l_136 = (long) i_109;
                        l_137 = (long) ((ulong) l_108 + (ulong) ((l_136 << 12) + (l_136 << 11)));
                        if (i_127 < 0) {
                            i_138 = (-1);
                        } else {
                            l_139 = (long) ((ulong) l_137 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = ((int) ((uint) i_127 + (uint) 1));
                            GALEFS_FENCE();
                            l_140 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_141 = (long) ((ulong) l_140 + (ulong) (((long) (uint) i_127) << 4));
                            i_142 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                            l_143 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 8L))));
                            if ((!(i_120 == i_142)) || (!(l_123 == l_143))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_120 == i_142)) || (!(l_123 == l_143))) {
                                i_138 = (-1);
                            } else {
                                i_138 = i_127;
                            }
                        }
                        l_144 = (long) i_138;
                        if (l_144 == (-1L)) {
                            i_145 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_146 = (long) ((ulong) l_137 + (ulong) 1864L);
                            l_147 = *((__global gale_long *) (arg_fs + 16 + l_146));
                            i_148 = (int) (0 - (uint) i_145);
                            l_149 = (long) ((ulong) l_137 + (ulong) 1792L);
                            if (i_148 < 0) {
                                i_150 = i_148;
                            } else {
                                l_151 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_152 = (long) ((ulong) l_147 + (ulong) (-64L));
                                i_153 = (int) ((uint) ((int) (((long) ((ulong) l_152 + (ulong) ((long) ((ulong) (l_152 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_154 = 0;
                                l_155 = 0L;
                                while (true) {
                                    if (!(i_154 == 0)) {
                                        break;
                                    }
                                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                                    if (i_153 == i_157) {
                                        i_154 = 1;
                                    } else {
                                        if (i_156 == 0) {
                                            if (l_155 < l_151) {
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
                                i_150 = i_154;
                            }
                            if (i_150 < 0) {
                                l_160 = (long) i_150;
                                l_161 = l_160;
                            } else {
                                l_162 = *((__global gale_long *) (arg_fs + 16 + l_146));
                                l_163 = (long) ((ulong) l_162 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) ((long) (uint) (((int) l_163) & 1023)))))) = 0L;
                                l_164 = (long) ((ulong) l_137 + (ulong) ((long) (uint) (((int) l_162) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 4L)))) = 3;
                                i_165 = (int) ((uint) ((int) (((long) ((ulong) l_162 + (ulong) ((long) ((ulong) (l_162 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 8L)))) = i_165;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 16L)))) = l_77;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 24L)))) = l_81;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_164)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_146)) = l_163;
                                GALEFS_FENCE();
                                l_166 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_167 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((long) i_167))))) = (char) 1;
                                l_168 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_169 = 0;
                                l_170 = 0L;
                                while (true) {
                                    if (!(i_169 == 0)) {
                                        break;
                                    }
                                    i_171 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_172 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                                    if (i_165 == i_172) {
                                        i_169 = 1;
                                    } else {
                                        if (i_171 == 0) {
                                            if (l_170 < l_168) {
                                                GALEFS_RELAX(l_170);
                                                l_173 = (long) ((ulong) l_170 + (ulong) 1L);
                                                l_170 = l_173;
                                            } else {
                                                i_169 = (-110);
                                            }
                                        } else {
                                            i_174 = (int) (0 - (uint) i_171);
                                            i_169 = i_174;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_169 < 0) {
                                    l_175 = (long) i_169;
                                    l_161 = l_175;
                                } else {
                                    l_176 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 1800L))));
                                    l_161 = l_176;
                                }
                            }
                            if (l_161 < 0L) {
                                l_117 = l_161;
                            } else {
                                l_177 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 1808L))));
                                l_117 = l_177;
                            }
                        } else {
                            l_178 = (long) ((ulong) l_137 + (ulong) 1872L);
                            l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
                            *((__global gale_long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_179 + (ulong) 1L));
                            l_117 = l_144;
                        }
                    }
                    if (l_117 < 0L) {
                        l_101 = l_117;
                    } else {
                        l_180 = (l_117 << 32) | ((long) i_106);
                        l_101 = l_180;
                    }
                }
            } else {
                l_101 = 0L;
            }
            l_181 = GALEFS_BROADCAST(l_101);
            i_182 = (int) l_181;
            if (l_181 < 0L) {
                i_183 = 0;
            } else {
                i_183 = i_182;
            }
            if (l_181 < 0L) {
                l_184 = 0L;
            } else {
                l_185 = (long) ((ulong) l_181 >> 32);
                l_184 = l_185;
            }
            i_186 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_187 = *((__global gale_long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_187 + (ulong) (l_184 << i_186))) + (ulong) (l_77 & ((long) ((ulong) (1L << i_186) + (ulong) (-1L))))))), (arg_scratch + 16 + (l_68 + l_76)), i_183);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_188 = (int) get_local_id(0);
            if (i_188 == 0) {
                l_189 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_190 = (int) get_group_id(0);
                l_191 = (long) i_190;
                l_192 = (long) ((ulong) l_189 + (ulong) ((l_191 << 12) + (l_191 << 11)));
                l_193 = (long) ((ulong) l_192 + (ulong) 1880L);
                l_194 = *((__global gale_long *) (arg_fs + 16 + l_193));
                *((__global gale_long *) (arg_fs + 16 + l_193)) = ((long) ((ulong) ((long) i_183) + (ulong) l_194));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1856L)))) = 0;
                l_195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1864L))));
                l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_197 = (int) ((uint) i_74 + (uint) i_183);
            if (l_181 < 0L) {
                i_73 = i_182;
                i_74 = i_197;
            } else {
                i_198 = ((i_183 < 1) || (!(i_197 < i_65))) ? 0 : 1;
                i_73 = i_198;
                i_74 = i_197;
            }
        }
        if (i_74 < 1) {
            i_199 = i_73;
        } else {
            i_199 = i_74;
        }
        i_200 = (int) get_local_id(0);
        if (i_200 == 0) {
            l_201 = l_69;
            i_202 = 0;
            while (true) {
                if (!(i_202 < i_199)) {
                    break;
                }
                i_203 = (int) *((__global char *) (arg_scratch + 16 + (l_68 + ((long) i_202))));
                l_204 = (long) ((ulong) l_201 + (ulong) ((long) (uint) (i_203 & 255)));
                i_205 = (int) ((uint) i_202 + (uint) 1);
                l_201 = l_204;
                i_202 = i_205;
            }
            l_206 = l_201;
        } else {
            l_206 = l_69;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_207 = (int) ((uint) i_70 + (uint) 1);
        l_69 = l_206;
        i_70 = i_207;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_208 = (int) get_local_id(0);
    if (i_208 == 0) {
        l_209 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_210 = (int) get_group_id(0);
        l_211 = (long) i_210;
        i_212 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_209 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 1896L))));
        if (i_212 == 0) {
            l_213 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_214 = (int) get_group_id(0);
            i_215 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_216 = (long) i_214;
            l_217 = (long) ((ulong) l_213 + (ulong) ((l_216 << 12) + (l_216 << 11)));
            l_218 = (long) ((ulong) l_217 + (ulong) 1864L);
            l_219 = *((__global gale_long *) (arg_fs + 16 + l_218));
            i_220 = (int) (0 - (uint) i_215);
            l_221 = (long) ((ulong) l_217 + (ulong) 1792L);
            if (i_220 < 0) {
                i_222 = i_220;
            } else {
                l_223 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_224 = (long) ((ulong) l_219 + (ulong) (-64L));
                i_225 = (int) ((uint) ((int) (((long) ((ulong) l_224 + (ulong) ((long) ((ulong) (l_224 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_226 = 0;
                l_227 = 0L;
                while (true) {
                    if (!(i_226 == 0)) {
                        break;
                    }
                    i_228 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                    if (i_225 == i_229) {
                        i_226 = 1;
                    } else {
                        if (i_228 == 0) {
                            if (l_227 < l_223) {
                                GALEFS_RELAX(l_227);
                                l_230 = (long) ((ulong) l_227 + (ulong) 1L);
                                l_227 = l_230;
                            } else {
                                i_226 = (-110);
                            }
                        } else {
                            i_231 = (int) (0 - (uint) i_228);
                            i_226 = i_231;
                        }
                    }
                }
                i_222 = i_226;
            }
            if (i_222 < 0) {
                l_232 = (long) i_222;
                l_233 = l_232;
            } else {
                l_234 = *((__global gale_long *) (arg_fs + 16 + l_218));
                l_235 = (long) ((ulong) l_234 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) ((long) (uint) (((int) l_235) & 1023)))))) = 0L;
                l_236 = (long) ((ulong) l_217 + (ulong) ((long) (uint) (((int) l_234) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 4L)))) = 2;
                i_237 = (int) ((uint) ((int) (((long) ((ulong) l_234 + (ulong) ((long) ((ulong) (l_234 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 8L)))) = i_237;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_236)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_218)) = l_235;
                GALEFS_FENCE();
                l_238 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_239 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) ((long) i_239))))) = (char) 1;
                l_240 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_241 = 0;
                l_242 = 0L;
                while (true) {
                    if (!(i_241 == 0)) {
                        break;
                    }
                    i_243 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                    if (i_237 == i_244) {
                        i_241 = 1;
                    } else {
                        if (i_243 == 0) {
                            if (l_242 < l_240) {
                                GALEFS_RELAX(l_242);
                                l_245 = (long) ((ulong) l_242 + (ulong) 1L);
                                l_242 = l_245;
                            } else {
                                i_241 = (-110);
                            }
                        } else {
                            i_246 = (int) (0 - (uint) i_243);
                            i_241 = i_246;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_241 < 0) {
                    l_247 = (long) i_241;
                    l_233 = l_247;
                } else {
                    l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1800L))));
                    l_233 = l_248;
                }
            }
        } else {
            l_233 = (-16L);
        }
    } else {
        l_233 = 0L;
    }
    l_249 = GALEFS_BROADCAST(l_233);
    i_250 = (int) get_local_id(0);
    if (i_250 == 0) {
        i_251 = (int) get_group_id(0);
        *((__global gale_long *) (arg_sums + ((((long) i_251) << 3) + 16L))) = l_69;
    }
}
