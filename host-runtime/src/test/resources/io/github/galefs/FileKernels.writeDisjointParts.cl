// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeDisjointParts
// entry point: galefs_writeDisjointParts
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

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_11, i_13, i_15, i_20, i_22, i_23, i_26, i_27, i_29, i_30, i_32, i_36, i_37, i_38, i_42, i_44, i_46, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_60, i_61, i_64, i_65, i_66, i_68, i_69, i_74, i_76, i_78, i_81, i_82, i_84, i_85, i_90, i_92, i_95, i_96, i_98, i_99, i_101, i_108, i_110, i_112, i_114, i_115, i_117, i_124, i_125, i_128, i_130, i_132, i_139, i_140, i_141, i_142, i_144, i_146, i_148, i_149, i_154, i_156, i_159, i_160, i_162, i_163, i_165, i_171, i_173, i_175, i_177, i_178, i_180, i_184, i_185, i_186;
    long l_0, l_4, l_10, l_12, l_14, l_16, l_17, l_18, l_19, l_21, l_24, l_25, l_28, l_31, l_33, l_34, l_35, l_39, l_40, l_41, l_43, l_45, l_47, l_50, l_52, l_53, l_54, l_59, l_62, l_63, l_67, l_70, l_71, l_72, l_73, l_75, l_77, l_79, l_80, l_83, l_86, l_87, l_88, l_89, l_91, l_93, l_94, l_97, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_109, l_111, l_113, l_116, l_118, l_119, l_120, l_121, l_122, l_123, l_126, l_127, l_129, l_131, l_133, l_134, l_135, l_136, l_137, l_138, l_143, l_145, l_147, l_150, l_151, l_152, l_153, l_155, l_157, l_158, l_161, l_164, l_166, l_167, l_168, l_169, l_170, l_172, l_174, l_176, l_179, l_181, l_182, l_183, l_187, l_188, l_189;
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) get_group_id(0);
    i_2 = (int) get_local_id(0);
    i_3 = (int) l_0;
    l_4 = ((long) i_1) * ((long) i_3);
    i_5 = i_2;
    while (true) {
        if (!(i_5 < i_3)) {
            break;
        }
        i_6 = (int) get_group_id(0);
        *((__global char *) (arg_scratch + 16 + (l_4 + ((long) i_5)))) = (char) ((int) ((uint) i_6 + (uint) 1));
        i_7 = (int) get_local_size(0);
        i_8 = (int) ((uint) i_5 + (uint) i_7);
        i_5 = i_8;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_9 = (int) get_local_id(0);
    if (i_9 == 0) {
        l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_11 = (int) get_group_id(0);
        l_12 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_13 = (int) get_group_id(0);
        l_14 = (long) i_13;
        i_15 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 1896L))));
        l_16 = (long) i_11;
        l_17 = (long) ((ulong) l_10 + (ulong) ((l_16 << 12) + (l_16 << 11)));
        l_18 = (long) ((ulong) l_17 + (ulong) 1792L);
        l_19 = (long) ((ulong) l_17 + (ulong) 1864L);
        if (i_15 == 0) {
            i_20 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_21 = *((__global gale_long *) (arg_fs + 16 + l_19));
            i_22 = (int) (0 - (uint) i_20);
            if (i_22 < 0) {
                i_23 = i_22;
            } else {
                l_24 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_25 = (long) ((ulong) l_21 + (ulong) (-64L));
                i_26 = (int) ((uint) ((int) (((long) ((ulong) l_25 + (ulong) ((long) ((ulong) (l_25 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_27 = 0;
                l_28 = 0L;
                while (true) {
                    if (!(i_27 == 0)) {
                        break;
                    }
                    i_29 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                    if (i_26 == i_30) {
                        i_27 = 1;
                    } else {
                        if (i_29 == 0) {
                            if (l_28 < l_24) {
                                GALEFS_RELAX(l_28);
                                l_31 = (long) ((ulong) l_28 + (ulong) 1L);
                                l_28 = l_31;
                            } else {
                                i_27 = (-110);
                            }
                        } else {
                            i_32 = (int) (0 - (uint) i_29);
                            i_27 = i_32;
                        }
                    }
                }
                i_23 = i_27;
            }
        } else {
            i_23 = (-16);
        }
        l_33 = (long) i_23;
        if (l_33 < 0L) {
            l_34 = l_33;
        } else {
            l_35 = (long) ((ulong) l_17 + (ulong) 2048L);
            i_36 = 0;
            while (true) {
                if (!(i_36 < 4)) {
                    break;
                }
                i_37 = (int) gale_literals[i_36];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) i_36))))) = (char) i_37;
                i_38 = (int) ((uint) i_36 + (uint) 1);
                i_36 = i_38;
            }
            l_39 = *((__global gale_long *) (arg_fs + 16 + l_19));
            l_40 = (long) ((ulong) l_39 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) ((long) (uint) (((int) l_40) & 1023)))))) = 0L;
            l_41 = (long) ((ulong) l_17 + (ulong) ((long) (uint) (((int) l_39) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 1;
            i_42 = (int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 8L)))) = i_42;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_41)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_19)) = l_40;
            GALEFS_FENCE();
            l_43 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_44 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) ((long) i_44))))) = (char) 1;
            l_45 = *((__global gale_long *) (arg_fs + 16 + 8L));
            i_46 = 0;
            l_47 = 0L;
            while (true) {
                if (!(i_46 == 0)) {
                    break;
                }
                i_48 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                if (i_42 == i_49) {
                    i_46 = 1;
                } else {
                    if (i_48 == 0) {
                        if (l_47 < l_45) {
                            GALEFS_RELAX(l_47);
                            l_50 = (long) ((ulong) l_47 + (ulong) 1L);
                            l_47 = l_50;
                        } else {
                            i_46 = (-110);
                        }
                    } else {
                        i_51 = (int) (0 - (uint) i_48);
                        i_46 = i_51;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_46 < 0) {
                l_52 = (long) i_46;
                l_34 = l_52;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 1800L))));
                l_34 = l_53;
            }
        }
    } else {
        l_34 = 0L;
    }
    l_54 = GALEFS_BROADCAST(l_34);
    i_55 = (int) l_54;
    i_56 = 1;
    i_57 = 0;
    while (true) {
        if (!(i_56 == 1)) {
            break;
        }
        i_58 = (int) get_local_id(0);
        l_59 = l_4 + ((long) i_57);
        if (i_58 == 0) {
            if (i_55 < 0) {
                i_60 = (-9);
            } else {
                i_61 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_55 < i_61) {
                    l_62 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    l_63 = ((long) (uint) i_55) << 3;
                    i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) l_63))));
                    i_65 = (int) ((uint) i_64 + (uint) (-1));
                    i_66 = (i_65 < 0) ? (-9) : i_65;
                    if (i_66 < 0) {
                        i_60 = i_66;
                    } else {
                        l_67 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) l_63)) + (ulong) 4L))));
                        if ((i_68 & 3) == 0) {
                            i_60 = (-9);
                        } else {
                            i_60 = i_66;
                        }
                    }
                } else {
                    i_60 = (-9);
                }
            }
            i_69 = (int) ((uint) i_3 - (uint) i_57);
            l_70 = (long) i_69;
            if (i_60 < 0) {
                l_71 = (long) i_60;
                l_72 = l_71;
            } else {
                if (l_59 < 0L) {
                    l_72 = (-22L);
                } else {
                    if (i_69 < 0) {
                        l_72 = (-22L);
                    } else {
                        if ((l_59 + l_70) < 0L) {
                            l_72 = (-27L);
                        } else {
                            l_73 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_74 = (int) get_group_id(0);
                            l_75 = (long) i_74;
                            i_76 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 1896L))));
                            if (i_76 == 0) {
                                l_72 = l_70;
                            } else {
                                l_72 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_72 < 1L) {
                l_77 = l_72;
            } else {
                i_78 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_79 = 1L << i_78;
                l_80 = (long) ((ulong) l_79 - (ulong) (l_59 & ((long) ((ulong) l_79 + (ulong) (-1L)))));
                if (l_80 < l_70) {
                    i_81 = (int) l_80;
                    i_82 = i_81;
                } else {
                    i_82 = i_69;
                }
                l_83 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_84 = (int) get_group_id(0);
                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_86 = (long) i_84;
                l_87 = (long) ((ulong) l_83 + (ulong) ((l_86 << 12) + (l_86 << 11)));
                l_88 = (long) ((ulong) l_87 + (ulong) 1864L);
                l_89 = *((__global gale_long *) (arg_fs + 16 + l_88));
                i_90 = (int) (0 - (uint) i_85);
                l_91 = (long) ((ulong) l_87 + (ulong) 1792L);
                if (i_90 < 0) {
                    i_92 = i_90;
                } else {
                    l_93 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_94 = (long) ((ulong) l_89 + (ulong) (-64L));
                    i_95 = (int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_96 = 0;
                    l_97 = 0L;
                    while (true) {
                        if (!(i_96 == 0)) {
                            break;
                        }
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                        if (i_95 == i_99) {
                            i_96 = 1;
                        } else {
                            if (i_98 == 0) {
                                if (l_97 < l_93) {
                                    GALEFS_RELAX(l_97);
                                    l_100 = (long) ((ulong) l_97 + (ulong) 1L);
                                    l_97 = l_100;
                                } else {
                                    i_96 = (-110);
                                }
                            } else {
                                i_101 = (int) (0 - (uint) i_98);
                                i_96 = i_101;
                            }
                        }
                    }
                    i_92 = i_96;
                }
                l_102 = (long) i_82;
                if (i_92 < 0) {
                    l_103 = (long) i_92;
                    l_104 = l_103;
                } else {
                    l_105 = *((__global gale_long *) (arg_fs + 16 + l_88));
                    l_106 = (long) ((ulong) l_105 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_106) & 1023)))))) = 0L;
                    l_107 = (long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_105) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L)))) = 4;
                    i_108 = (int) ((uint) ((int) (((long) ((ulong) l_105 + (ulong) ((long) ((ulong) (l_105 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L)))) = i_108;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L)))) = i_55;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L)))) = l_59;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L)))) = l_102;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_107)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_88)) = l_106;
                    GALEFS_FENCE();
                    l_109 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_110 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((long) i_110))))) = (char) 1;
                    l_111 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_112 = 0;
                    l_113 = 0L;
                    while (true) {
                        if (!(i_112 == 0)) {
                            break;
                        }
                        i_114 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                        if (i_108 == i_115) {
                            i_112 = 1;
                        } else {
                            if (i_114 == 0) {
                                if (l_113 < l_111) {
                                    GALEFS_RELAX(l_113);
                                    l_116 = (long) ((ulong) l_113 + (ulong) 1L);
                                    l_113 = l_116;
                                } else {
                                    i_112 = (-110);
                                }
                            } else {
                                i_117 = (int) (0 - (uint) i_114);
                                i_112 = i_117;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_112 < 0) {
                        l_118 = (long) i_112;
                        l_104 = l_118;
                    } else {
                        l_119 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 1800L))));
                        l_104 = l_119;
                    }
                }
                if (l_104 < 0L) {
                    l_120 = l_104;
                } else {
                    l_121 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 1808L))));
                    l_120 = l_121;
                }
                if (l_120 < 0L) {
                    l_77 = l_120;
                } else {
                    l_122 = l_102 | (l_120 << 32);
                    l_77 = l_122;
                }
            }
        } else {
            l_77 = 0L;
        }
        l_123 = GALEFS_BROADCAST(l_77);
        i_124 = (int) l_123;
        if (l_123 < 0L) {
            i_125 = 0;
        } else {
            i_125 = i_124;
        }
        if (l_123 < 0L) {
            l_126 = 0L;
        } else {
            l_127 = (long) ((ulong) l_123 >> 32);
            l_126 = l_127;
        }
        i_128 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_129 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_scratch + 16 + l_59), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_129 + (ulong) (l_126 << i_128))) + (ulong) (l_59 & ((long) ((ulong) (1L << i_128) + (ulong) (-1L))))))), i_125);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_130 = (int) get_local_id(0);
        if (i_130 == 0) {
            l_131 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_132 = (int) get_group_id(0);
            l_133 = (long) i_132;
            l_134 = (long) ((ulong) l_131 + (ulong) ((l_133 << 12) + (l_133 << 11)));
            l_135 = (long) ((ulong) l_134 + (ulong) 1888L);
            l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
            *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) ((long) i_125) + (ulong) l_136));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 1856L)))) = 0;
            l_137 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 1864L))));
            l_138 = (long) ((ulong) l_137 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_138 + (ulong) ((long) ((ulong) (l_138 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_139 = (int) ((uint) i_57 + (uint) i_125);
        if (l_123 < 0L) {
            i_56 = i_124;
            i_57 = i_139;
        } else {
            i_140 = ((i_125 < 1) || (!(i_139 < i_3))) ? 0 : 1;
            i_56 = i_140;
            i_57 = i_139;
        }
    }
    if (i_57 < 1) {
        i_141 = i_56;
    } else {
        i_141 = i_57;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_142 = (int) get_local_id(0);
    if (i_142 == 0) {
        l_143 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_144 = (int) get_group_id(0);
        l_145 = (long) i_144;
        i_146 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_143 + (ulong) ((l_145 << 12) + (l_145 << 11)))) + (ulong) 1896L))));
        if (i_146 == 0) {
            l_147 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_148 = (int) get_group_id(0);
            i_149 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_150 = (long) i_148;
            l_151 = (long) ((ulong) l_147 + (ulong) ((l_150 << 12) + (l_150 << 11)));
            l_152 = (long) ((ulong) l_151 + (ulong) 1864L);
            l_153 = *((__global gale_long *) (arg_fs + 16 + l_152));
            i_154 = (int) (0 - (uint) i_149);
            l_155 = (long) ((ulong) l_151 + (ulong) 1792L);
            if (i_154 < 0) {
                i_156 = i_154;
            } else {
                l_157 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_158 = (long) ((ulong) l_153 + (ulong) (-64L));
                i_159 = (int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_160 = 0;
                l_161 = 0L;
                while (true) {
                    if (!(i_160 == 0)) {
                        break;
                    }
                    i_162 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                    if (i_159 == i_163) {
                        i_160 = 1;
                    } else {
                        if (i_162 == 0) {
                            if (l_161 < l_157) {
                                GALEFS_RELAX(l_161);
                                l_164 = (long) ((ulong) l_161 + (ulong) 1L);
                                l_161 = l_164;
                            } else {
                                i_160 = (-110);
                            }
                        } else {
                            i_165 = (int) (0 - (uint) i_162);
                            i_160 = i_165;
                        }
                    }
                }
                i_156 = i_160;
            }
            if (i_156 < 0) {
                l_166 = (long) i_156;
                l_167 = l_166;
            } else {
                l_168 = *((__global gale_long *) (arg_fs + 16 + l_152));
                l_169 = (long) ((ulong) l_168 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) ((long) (uint) (((int) l_169) & 1023)))))) = 0L;
                l_170 = (long) ((ulong) l_151 + (ulong) ((long) (uint) (((int) l_168) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 4L)))) = 2;
                i_171 = (int) ((uint) ((int) (((long) ((ulong) l_168 + (ulong) ((long) ((ulong) (l_168 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 8L)))) = i_171;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 12L)))) = i_55;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_170)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_152)) = l_169;
                GALEFS_FENCE();
                l_172 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_173 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) ((long) i_173))))) = (char) 1;
                l_174 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_175 = 0;
                l_176 = 0L;
                while (true) {
                    if (!(i_175 == 0)) {
                        break;
                    }
                    i_177 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                    if (i_171 == i_178) {
                        i_175 = 1;
                    } else {
                        if (i_177 == 0) {
                            if (l_176 < l_174) {
                                GALEFS_RELAX(l_176);
                                l_179 = (long) ((ulong) l_176 + (ulong) 1L);
                                l_176 = l_179;
                            } else {
                                i_175 = (-110);
                            }
                        } else {
                            i_180 = (int) (0 - (uint) i_177);
                            i_175 = i_180;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_175 < 0) {
                    l_181 = (long) i_175;
                    l_167 = l_181;
                } else {
                    l_182 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 1800L))));
                    l_167 = l_182;
                }
            }
        } else {
            l_167 = (-16L);
        }
    } else {
        l_167 = 0L;
    }
    l_183 = GALEFS_BROADCAST(l_167);
    i_184 = (int) get_local_id(0);
    if (i_184 == 0) {
        i_185 = (int) get_group_id(0);
        i_186 = (int) l_183;
        if (i_186 < 0) {
            l_187 = (long) i_186;
            l_188 = l_187;
        } else {
            l_189 = (long) i_141;
            l_188 = l_189;
        }
        *((__global gale_long *) (arg_out + ((((long) i_185) << 3) + 16L))) = l_188;
    }
}
