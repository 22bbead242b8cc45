// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
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

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_48, i_49, i_51, i_52, i_53, i_56, i_57, i_60, i_61, i_62, i_64, i_65, i_70, i_72, i_74, i_77, i_78, i_80, i_81, i_86, i_88, i_91, i_92, i_94, i_95, i_97, i_104, i_106, i_108, i_110, i_111, i_113, i_120, i_121, i_124, i_126, i_128, i_135, i_136, i_137, i_138, i_140, i_142, i_144, i_145, i_150, i_152, i_155, i_156, i_158, i_159, i_161, i_167, i_169, i_171, i_173, i_174, i_176, i_180;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_46, l_47, l_50, l_54, l_55, l_58, l_59, l_63, l_66, l_67, l_68, l_69, l_71, l_73, l_75, l_76, l_79, l_82, l_83, l_84, l_85, l_87, l_89, l_90, l_93, l_96, l_98, l_99, l_100, l_101, l_102, l_103, l_105, l_107, l_109, l_112, l_114, l_115, l_116, l_117, l_118, l_119, l_122, l_123, l_125, l_127, l_129, l_130, l_131, l_132, l_133, l_134, l_139, l_141, l_143, l_146, l_147, l_148, l_149, l_151, l_153, l_154, l_157, l_160, l_162, l_163, l_164, l_165, l_166, l_168, l_170, l_172, l_175, l_177, l_178, l_179, l_181, l_182;
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 65;
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
    i_51 = 1;
    i_52 = 0;
    while (true) {
        if (!(i_51 == 1)) {
            break;
        }
        i_53 = (int) get_local_id(0);
        l_54 = (long) i_52;
        l_55 = (long) ((ulong) l_54 + (ulong) l_46);
        if (i_53 == 0) {
            if (i_49 < 0) {
                i_56 = (-9);
            } else {
                i_57 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_49 < i_57) {
                    l_58 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    l_59 = l_50 << 3;
                    i_60 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) l_59))));
                    i_61 = (int) ((uint) i_60 + (uint) (-1));
                    i_62 = (i_61 < 0) ? (-9) : i_61;
                    if (i_62 < 0) {
                        i_56 = i_62;
                    } else {
                        l_63 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_63 + (ulong) l_59)) + (ulong) 4L))));
                        if ((i_64 & 3) == 0) {
                            i_56 = (-9);
                        } else {
                            i_56 = i_62;
                        }
                    }
                } else {
                    i_56 = (-9);
                }
            }
            i_65 = (int) ((uint) i_48 - (uint) i_52);
            l_66 = (long) i_65;
            if (i_56 < 0) {
                l_67 = (long) i_56;
                l_68 = l_67;
            } else {
                if (l_55 < 0L) {
                    l_68 = (-22L);
                } else {
                    if (i_65 < 0) {
                        l_68 = (-22L);
                    } else {
                        if (((long) ((ulong) l_55 + (ulong) l_66)) < 0L) {
                            l_68 = (-27L);
                        } else {
                            l_69 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_70 = (int) get_group_id(0);
                            l_71 = (long) i_70;
                            i_72 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_69 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 1896L))));
                            if (i_72 == 0) {
                                l_68 = l_66;
                            } else {
                                l_68 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_68 < 1L) {
                l_73 = l_68;
            } else {
                i_74 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_75 = 1L << i_74;
                l_76 = (long) ((ulong) l_75 - (ulong) (l_55 & ((long) ((ulong) l_75 + (ulong) (-1L)))));
                if (l_76 < l_66) {
                    i_77 = (int) l_76;
                    i_78 = i_77;
                } else {
                    i_78 = i_65;
                }
                l_79 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_80 = (int) get_group_id(0);
                i_81 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_82 = (long) i_80;
                l_83 = (long) ((ulong) l_79 + (ulong) ((l_82 << 12) + (l_82 << 11)));
                l_84 = (long) ((ulong) l_83 + (ulong) 1864L);
                l_85 = *((__global gale_long *) (arg_fs + 16 + l_84));
                i_86 = (int) (0 - (uint) i_81);
                l_87 = (long) ((ulong) l_83 + (ulong) 1792L);
                if (i_86 < 0) {
                    i_88 = i_86;
                } else {
                    l_89 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_90 = (long) ((ulong) l_85 + (ulong) (-64L));
                    i_91 = (int) ((uint) ((int) (((long) ((ulong) l_90 + (ulong) ((long) ((ulong) (l_90 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_92 = 0;
                    l_93 = 0L;
                    while (true) {
                        if (!(i_92 == 0)) {
                            break;
                        }
                        i_94 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                        if (i_91 == i_95) {
                            i_92 = 1;
                        } else {
                            if (i_94 == 0) {
                                if (l_93 < l_89) {
                                    GALEFS_RELAX(l_93);
                                    l_96 = (long) ((ulong) l_93 + (ulong) 1L);
                                    l_93 = l_96;
                                } else {
                                    i_92 = (-110);
                                }
                            } else {
                                i_97 = (int) (0 - (uint) i_94);
                                i_92 = i_97;
                            }
                        }
                    }
                    i_88 = i_92;
                }
                l_98 = (long) i_78;
                if (i_88 < 0) {
                    l_99 = (long) i_88;
                    l_100 = l_99;
                } else {
                    l_101 = *((__global gale_long *) (arg_fs + 16 + l_84));
                    l_102 = (long) ((ulong) l_101 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_102) & 1023)))))) = 0L;
                    l_103 = (long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_101) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 4L)))) = 4;
                    i_104 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 8L)))) = i_104;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 12L)))) = i_49;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 16L)))) = l_55;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 24L)))) = l_98;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_103)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_84)) = l_102;
                    GALEFS_FENCE();
                    l_105 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_106 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) i_106))))) = (char) 1;
                    l_107 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_108 = 0;
                    l_109 = 0L;
                    while (true) {
                        if (!(i_108 == 0)) {
                            break;
                        }
                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                        if (i_104 == i_111) {
                            i_108 = 1;
                        } else {
                            if (i_110 == 0) {
                                if (l_109 < l_107) {
                                    GALEFS_RELAX(l_109);
                                    l_112 = (long) ((ulong) l_109 + (ulong) 1L);
                                    l_109 = l_112;
                                } else {
                                    i_108 = (-110);
                                }
                            } else {
                                i_113 = (int) (0 - (uint) i_110);
                                i_108 = i_113;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_108 < 0) {
                        l_114 = (long) i_108;
                        l_100 = l_114;
                    } else {
                        l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1800L))));
                        l_100 = l_115;
                    }
                }
                if (l_100 < 0L) {
                    l_116 = l_100;
                } else {
                    l_117 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1808L))));
                    l_116 = l_117;
                }
                if (l_116 < 0L) {
                    l_73 = l_116;
                } else {
                    l_118 = l_98 | (l_116 << 32);
                    l_73 = l_118;
                }
            }
        } else {
            l_73 = 0L;
        }
        l_119 = GALEFS_BROADCAST(l_73);
        i_120 = (int) l_119;
        if (l_119 < 0L) {
            i_121 = 0;
        } else {
            i_121 = i_120;
        }
        if (l_119 < 0L) {
            l_122 = 0L;
        } else {
            l_123 = (long) ((ulong) l_119 >> 32);
            l_122 = l_123;
        }
        i_124 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_125 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_54), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (l_122 << i_124))) + (ulong) (l_55 & ((long) ((ulong) (1L << i_124) + (ulong) (-1L))))))), i_121);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_126 = (int) get_local_id(0);
        if (i_126 == 0) {
            l_127 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_128 = (int) get_group_id(0);
            l_129 = (long) i_128;
            l_130 = (long) ((ulong) l_127 + (ulong) ((l_129 << 12) + (l_129 << 11)));
            l_131 = (long) ((ulong) l_130 + (ulong) 1888L);
            l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
            *((__global gale_long *) (arg_fs + 16 + l_131)) = ((long) ((ulong) ((long) i_121) + (ulong) l_132));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1856L)))) = 0;
            l_133 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1864L))));
            l_134 = (long) ((ulong) l_133 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_134 + (ulong) ((long) ((ulong) (l_134 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_135 = (int) ((uint) i_52 + (uint) i_121);
        if (l_119 < 0L) {
            i_51 = i_120;
            i_52 = i_135;
        } else {
            i_136 = ((i_121 < 1) || (!(i_135 < i_48))) ? 0 : 1;
            i_51 = i_136;
            i_52 = i_135;
        }
    }
    if (i_52 < 1) {
        i_137 = i_51;
    } else {
        i_137 = i_52;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_138 = (int) get_local_id(0);
    if (i_138 == 0) {
        l_139 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_140 = (int) get_group_id(0);
        l_141 = (long) i_140;
        i_142 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_139 + (ulong) ((l_141 << 12) + (l_141 << 11)))) + (ulong) 1896L))));
        if (i_142 == 0) {
            l_143 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_144 = (int) get_group_id(0);
            i_145 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_146 = (long) i_144;
            l_147 = (long) ((ulong) l_143 + (ulong) ((l_146 << 12) + (l_146 << 11)));
            l_148 = (long) ((ulong) l_147 + (ulong) 1864L);
            l_149 = *((__global gale_long *) (arg_fs + 16 + l_148));
            i_150 = (int) (0 - (uint) i_145);
            l_151 = (long) ((ulong) l_147 + (ulong) 1792L);
            if (i_150 < 0) {
                i_152 = i_150;
            } else {
                l_153 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_154 = (long) ((ulong) l_149 + (ulong) (-64L));
                i_155 = (int) ((uint) ((int) (((long) ((ulong) l_154 + (ulong) ((long) ((ulong) (l_154 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_156 = 0;
                l_157 = 0L;
                while (true) {
                    if (!(i_156 == 0)) {
                        break;
                    }
                    i_158 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_151));
                    if (i_155 == i_159) {
                        i_156 = 1;
                    } else {
                        if (i_158 == 0) {
                            if (l_157 < l_153) {
                                GALEFS_RELAX(l_157);
                                l_160 = (long) ((ulong) l_157 + (ulong) 1L);
                                l_157 = l_160;
                            } else {
                                i_156 = (-110);
                            }
                        } else {
                            i_161 = (int) (0 - (uint) i_158);
                            i_156 = i_161;
                        }
                    }
                }
                i_152 = i_156;
            }
            if (i_152 < 0) {
                l_162 = (long) i_152;
                l_163 = l_162;
            } else {
                l_164 = *((__global gale_long *) (arg_fs + 16 + l_148));
                l_165 = (long) ((ulong) l_164 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) (uint) (((int) l_165) & 1023)))))) = 0L;
                l_166 = (long) ((ulong) l_147 + (ulong) ((long) (uint) (((int) l_164) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 4L)))) = 2;
                i_167 = (int) ((uint) ((int) (((long) ((ulong) l_164 + (ulong) ((long) ((ulong) (l_164 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 8L)))) = i_167;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 12L)))) = i_49;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_166)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_148)) = l_165;
                GALEFS_FENCE();
                l_168 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_169 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) ((long) i_169))))) = (char) 1;
                l_170 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_171 = 0;
                l_172 = 0L;
                while (true) {
                    if (!(i_171 == 0)) {
                        break;
                    }
                    i_173 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_174 = *((volatile __global gale_int *) (arg_fs + 16 + l_151));
                    if (i_167 == i_174) {
                        i_171 = 1;
                    } else {
                        if (i_173 == 0) {
                            if (l_172 < l_170) {
                                GALEFS_RELAX(l_172);
                                l_175 = (long) ((ulong) l_172 + (ulong) 1L);
                                l_172 = l_175;
                            } else {
                                i_171 = (-110);
                            }
                        } else {
                            i_176 = (int) (0 - (uint) i_173);
                            i_171 = i_176;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_171 < 0) {
                    l_177 = (long) i_171;
                    l_163 = l_177;
                } else {
                    l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 1800L))));
                    l_163 = l_178;
                }
            }
        } else {
            l_163 = (-16L);
        }
    } else {
        l_163 = 0L;
    }
    l_179 = GALEFS_BROADCAST(l_163);
    i_180 = (int) get_global_id(0);
    if (i_180 == 0) {
        if (i_49 < 0) {
            l_181 = l_50;
        } else {
            l_182 = (long) i_137;
            l_181 = l_182;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_181;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_179));
    }
}
