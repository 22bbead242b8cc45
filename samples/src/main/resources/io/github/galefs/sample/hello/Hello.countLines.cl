// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// string: "hello.txt"
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/sample/hello/Hello.java
// source SHA-256: 14e2a9bb74d136dbed15ebfb8b4e01ab606d6384466260b1fada63f071545ab7

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

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_1, i_3, i_5, i_7, i_12, i_14, i_15, i_18, i_19, i_21, i_22, i_24, i_28, i_29, i_30, i_34, i_36, i_38, i_40, i_41, i_43, i_47, i_49, i_50, i_52, i_56, i_57, i_58, i_61, i_62, i_66, i_67, i_69, i_70, i_71, i_73, i_75, i_77, i_79, i_86, i_89, i_90, i_91, i_93, i_94, i_95, i_97, i_98, i_99, i_102, i_104, i_106, i_108, i_109, i_110, i_111, i_112, i_113, i_116, i_118, i_119, i_122, i_126, i_129, i_132, i_134, i_137, i_138, i_140, i_141, i_143, i_149, i_151, i_153, i_155, i_156, i_158, i_166, i_167, i_170, i_172, i_174, i_181, i_182, i_183, i_184, i_186, i_187, i_188, i_189, i_192, i_194, i_196, i_198, i_200, i_201, i_206, i_208, i_211, i_212, i_214, i_215, i_217, i_223, i_225, i_227, i_229, i_230, i_232, i_236;
    long l_2, l_4, l_6, l_8, l_9, l_10, l_11, l_13, l_16, l_17, l_20, l_23, l_25, l_26, l_27, l_31, l_32, l_33, l_35, l_37, l_39, l_42, l_44, l_45, l_46, l_48, l_51, l_53, l_54, l_55, l_59, l_60, l_63, l_64, l_65, l_68, l_72, l_74, l_76, l_78, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_88, l_92, l_96, l_100, l_101, l_103, l_105, l_107, l_114, l_115, l_117, l_120, l_121, l_123, l_124, l_125, l_127, l_128, l_130, l_131, l_133, l_135, l_136, l_139, l_142, l_144, l_145, l_146, l_147, l_148, l_150, l_152, l_154, l_157, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_168, l_169, l_171, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_185, l_190, l_191, l_193, l_195, l_197, l_199, l_202, l_203, l_204, l_205, l_207, l_209, l_210, l_213, l_216, l_218, l_219, l_220, l_221, l_222, l_224, l_226, l_228, l_231, l_233, l_234, l_235, l_237, l_238;
    i_0 = (int) get_group_id(0);
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
                if (!(i_28 < 9)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 9;
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
    l_48 = (long) i_47;
    i_49 = (int) l_46;
    i_50 = (i_49 < 0) ? i_49 : 16384;
    l_51 = ((long) i_0) << 14;
    i_52 = i_50;
    l_53 = 0L;
    l_54 = l_48;
    while (true) {
        if (i_52 < 1) {
            break;
        }
        l_55 = l_54 << 14;
        i_56 = 1;
        i_57 = 0;
        while (true) {
            if (!(i_56 == 1)) {
                break;
            }
            i_58 = (int) get_local_id(0);
            l_59 = (long) i_57;
            l_60 = (long) ((ulong) l_59 + (ulong) l_55);
            if (i_58 == 0) {
                i_61 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_62 = (int) (0 - (uint) i_61);
                l_63 = ((long) i_49) << 3;
                if (i_62 < 0) {
                    l_64 = (long) i_62;
                    l_65 = l_64;
                } else {
                    if (i_49 < 0) {
                        i_66 = (-9);
                    } else {
                        i_67 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_67) {
                            l_68 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) l_63))));
                            i_70 = (int) ((uint) i_69 + (uint) (-1));
                            i_71 = (i_70 < 0) ? (-9) : i_70;
                            if (i_71 < 0) {
                                i_66 = i_71;
                            } else {
                                l_72 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_73 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) l_63)) + (ulong) 4L))));
                                if ((i_73 & 3) == 1) {
                                    i_66 = (-9);
                                } else {
                                    i_66 = i_71;
                                }
                            }
                        } else {
                            i_66 = (-9);
                        }
                    }
                    l_74 = (long) i_66;
                    if (i_66 < 0) {
                        l_65 = l_74;
                    } else {
                        if (l_60 < 0L) {
                            l_65 = (-22L);
                        } else {
                            i_75 = (int) ((uint) 16384 - (uint) i_57);
                            if (i_75 < 0) {
                                l_65 = (-22L);
                            } else {
                                l_76 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_77 = (int) get_group_id(0);
                                l_78 = (long) i_77;
                                i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_76 + (ulong) ((l_78 << 12) + (l_78 << 11)))) + (ulong) 1896L))));
                                if (i_79 == 0) {
                                    l_80 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                    l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_74 << 6)))));
                                    l_82 = (long) ((ulong) l_81 - (ulong) l_60);
                                    if (l_82 < 1L) {
                                        l_65 = 0L;
                                    } else {
                                        l_83 = (long) (uint) i_75;
                                        l_84 = (l_82 < l_83) ? l_82 : l_83;
                                        l_65 = l_84;
                                    }
                                } else {
                                    l_65 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_65 < 1L) {
                    l_85 = l_65;
                } else {
                    i_86 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_87 = 1L << i_86;
                    l_88 = (long) ((ulong) l_87 - (ulong) (l_60 & ((long) ((ulong) l_87 + (ulong) (-1L)))));
                    if (l_88 < l_65) {
                        i_89 = (int) l_88;
                        i_90 = i_89;
                    } else {
                        i_91 = (int) l_65;
                        i_90 = i_91;
                    }
                    l_92 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_93 = (int) get_group_id(0);
                    if (i_49 < 0) {
                        i_94 = (-9);
                    } else {
                        i_95 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_49 < i_95) {
                            l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_97 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) l_63))));
                            i_98 = (int) ((uint) i_97 + (uint) (-1));
                            i_99 = (i_98 < 0) ? (-9) : i_98;
                            i_94 = i_99;
                        } else {
                            i_94 = (-9);
                        }
                    }
                    l_100 = (long) i_94;
                    if (i_94 < 0) {
                        l_101 = l_100;
                    } else {
                        i_102 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_103 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_103 + (ulong) (l_100 << 6))) + (ulong) 8L))));
                        l_105 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_106 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_107 = l_60 >> i_102;
                        i_108 = i_106 & ((int) (((long) ((ulong) ((long) ((ulong) l_107 + (ulong) (((long) i_104) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_109 = i_108;
                        i_110 = 0;
                        i_111 = (-2);
                        while (true) {
                            if (!(i_111 == (-2))) {
                                break;
                            }
                            i_112 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) (((long) i_109) << 2)))));
                            i_113 = (int) ((uint) i_112 + (uint) (-1));
                            if (i_113 < 0) {
                                i_111 = (-1);
                            } else {
                                l_114 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_115 = (long) ((ulong) l_114 + (ulong) (((long) (uint) i_113) << 4));
                                i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                                l_117 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 8L))));
                                if ((!(i_104 == i_116)) || (!(l_107 == l_117))) {
                                    if (i_106 == i_110) {
                                        i_111 = (-1);
                                    } else {
                                        i_118 = (int) ((uint) i_110 + (uint) 1);
                                        i_119 = i_106 & ((int) ((uint) i_109 + (uint) 1));
                                        i_109 = i_119;
                                        i_110 = i_118;
                                    }
                                } else {
                                    i_111 = i_113;
                                }
                            }
                        }
                        l_120 = (long) i_93;
                        l_121 = (long) ((ulong) l_92 + (ulong) ((l_120 << 12) + (l_120 << 11)));
                        if (i_111 < 0) {
                            i_122 = (-1);
                        } else {
                            l_123 = (long) ((ulong) l_121 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_123)) = ((int) ((uint) i_111 + (uint) 1));
                            GALEFS_FENCE();
                            l_124 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_125 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_111) << 4));
                            i_126 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                            l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                            if ((!(i_104 == i_126)) || (!(l_107 == l_127))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_123)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_104 == i_126)) || (!(l_107 == l_127))) {
                                i_122 = (-1);
                            } else {
                                i_122 = i_111;
                            }
                        }
                        l_128 = (long) i_122;
                        if (l_128 == (-1L)) {
                            i_129 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_130 = (long) ((ulong) l_121 + (ulong) 1864L);
                            l_131 = *((__global gale_long *) (arg_fs + 16 + l_130));
                            i_132 = (int) (0 - (uint) i_129);
                            l_133 = (long) ((ulong) l_121 + (ulong) 1792L);
                            if (i_132 < 0) {
                                i_134 = i_132;
                            } else {
                                l_135 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_136 = (long) ((ulong) l_131 + (ulong) (-64L));
                                i_137 = (int) ((uint) ((int) (((long) ((ulong) l_136 + (ulong) ((long) ((ulong) (l_136 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_138 = 0;
                                l_139 = 0L;
                                while (true) {
                                    if (!(i_138 == 0)) {
                                        break;
                                    }
                                    i_140 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                    if (i_137 == i_141) {
                                        i_138 = 1;
                                    } else {
                                        if (i_140 == 0) {
                                            if (l_139 < l_135) {
                                                GALEFS_RELAX(l_139);
                                                l_142 = (long) ((ulong) l_139 + (ulong) 1L);
                                                l_139 = l_142;
                                            } else {
                                                i_138 = (-110);
                                            }
                                        } else {
                                            i_143 = (int) (0 - (uint) i_140);
                                            i_138 = i_143;
                                        }
                                    }
                                }
                                i_134 = i_138;
                            }
                            if (i_134 < 0) {
                                l_144 = (long) i_134;
                                l_145 = l_144;
                            } else {
                                l_146 = *((__global gale_long *) (arg_fs + 16 + l_130));
                                l_147 = (long) ((ulong) l_146 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) (uint) (((int) l_147) & 1023)))))) = 0L;
                                l_148 = (long) ((ulong) l_121 + (ulong) ((long) (uint) (((int) l_146) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = 3;
                                i_149 = (int) ((uint) ((int) (((long) ((ulong) l_146 + (ulong) ((long) ((ulong) (l_146 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 8L)))) = i_149;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = i_49;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = l_60;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = l_65;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_148)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_130)) = l_147;
                                GALEFS_FENCE();
                                l_150 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_151 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) ((long) i_151))))) = (char) 1;
                                l_152 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_153 = 0;
                                l_154 = 0L;
                                while (true) {
                                    if (!(i_153 == 0)) {
                                        break;
                                    }
                                    i_155 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                    if (i_149 == i_156) {
                                        i_153 = 1;
                                    } else {
                                        if (i_155 == 0) {
                                            if (l_154 < l_152) {
                                                GALEFS_RELAX(l_154);
                                                l_157 = (long) ((ulong) l_154 + (ulong) 1L);
                                                l_154 = l_157;
                                            } else {
                                                i_153 = (-110);
                                            }
                                        } else {
                                            i_158 = (int) (0 - (uint) i_155);
                                            i_153 = i_158;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_153 < 0) {
                                    l_159 = (long) i_153;
                                    l_145 = l_159;
                                } else {
                                    l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1800L))));
                                    l_145 = l_160;
                                }
                            }
                            if (l_145 < 0L) {
                                l_101 = l_145;
                            } else {
                                l_161 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1808L))));
                                l_101 = l_161;
                            }
                        } else {
                            l_162 = (long) ((ulong) l_121 + (ulong) 1872L);
                            l_163 = *((__global gale_long *) (arg_fs + 16 + l_162));
                            *((__global gale_long *) (arg_fs + 16 + l_162)) = ((long) ((ulong) l_163 + (ulong) 1L));
                            l_101 = l_128;
                        }
                    }
                    if (l_101 < 0L) {
                        l_85 = l_101;
                    } else {
                        l_164 = (l_101 << 32) | ((long) i_90);
                        l_85 = l_164;
                    }
                }
            } else {
                l_85 = 0L;
            }
            l_165 = GALEFS_BROADCAST(l_85);
            i_166 = (int) l_165;
            if (l_165 < 0L) {
                i_167 = 0;
            } else {
                i_167 = i_166;
            }
            if (l_165 < 0L) {
                l_168 = 0L;
            } else {
                l_169 = (long) ((ulong) l_165 >> 32);
                l_168 = l_169;
            }
            i_170 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_171 = *((__global gale_long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_171 + (ulong) (l_168 << i_170))) + (ulong) (l_60 & ((long) ((ulong) (1L << i_170) + (ulong) (-1L))))))), (arg_buffer + 16 + (l_59 + l_51)), i_167);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_172 = (int) get_local_id(0);
            if (i_172 == 0) {
                l_173 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_174 = (int) get_group_id(0);
                l_175 = (long) i_174;
                l_176 = (long) ((ulong) l_173 + (ulong) ((l_175 << 12) + (l_175 << 11)));
                l_177 = (long) ((ulong) l_176 + (ulong) 1880L);
                l_178 = *((__global gale_long *) (arg_fs + 16 + l_177));
                *((__global gale_long *) (arg_fs + 16 + l_177)) = ((long) ((ulong) ((long) i_167) + (ulong) l_178));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1856L)))) = 0;
                l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1864L))));
                l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_181 = (int) ((uint) i_57 + (uint) i_167);
            if (l_165 < 0L) {
                i_56 = i_166;
                i_57 = i_181;
            } else {
                i_182 = ((i_167 < 1) || (!(i_181 < 16384))) ? 0 : 1;
                i_56 = i_182;
                i_57 = i_181;
            }
        }
        if (i_57 < 1) {
            i_183 = i_56;
        } else {
            i_183 = i_57;
        }
        i_184 = (int) get_local_id(0);
        l_185 = l_53;
        i_186 = i_184;
        while (true) {
            if (!(i_186 < i_183)) {
                break;
            }
            i_187 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_186) + l_51)));
            i_188 = (int) get_local_size(0);
            i_189 = (int) ((uint) i_186 + (uint) i_188);
            l_190 = (i_187 == 10) ? 1L : 0L;
            l_191 = (long) ((ulong) l_185 + (ulong) l_190);
            l_185 = l_191;
            i_186 = i_189;
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_192 = (int) get_num_groups(0);
        l_193 = (long) ((ulong) l_54 + (ulong) ((long) i_192));
        i_52 = i_183;
        l_53 = l_185;
        l_54 = l_193;
    }
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
    if (i_52 < 0) {
        l_237 = (long) i_52;
        l_238 = l_237;
    } else {
        l_238 = l_53;
    }
    *((__global gale_long *) (arg_results + ((((long) i_236) << 3) + 16L))) = l_238;
}
