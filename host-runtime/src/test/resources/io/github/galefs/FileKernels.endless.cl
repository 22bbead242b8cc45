// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#endless
// entry point: galefs_endless
// parameters: LONG_ARRAY INT_ARRAY
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

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_46;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_47, i_48, i_49, i_50, i_52, i_53, i_54, i_58, i_59, i_61, i_62, i_63, i_65, i_67, i_69, i_71, i_78, i_81, i_82, i_83, i_85, i_86, i_87, i_89, i_90, i_91, i_94, i_96, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_108, i_110, i_111, i_114, i_118, i_121, i_124, i_126, i_129, i_130, i_132, i_133, i_135, i_141, i_143, i_145, i_147, i_148, i_150, i_158, i_159, i_162, i_164, i_166, i_173, i_174, i_175;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_51, l_55, l_56, l_57, l_60, l_64, l_66, l_68, l_70, l_72, l_73, l_74, l_75, l_76, l_77, l_79, l_80, l_84, l_88, l_92, l_93, l_95, l_97, l_99, l_106, l_107, l_109, l_112, l_113, l_115, l_116, l_117, l_119, l_120, l_122, l_123, l_125, l_127, l_128, l_131, l_134, l_136, l_137, l_138, l_139, l_140, l_142, l_144, l_146, l_149, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_160, l_161, l_163, l_165, l_167, l_168, l_169, l_170, l_171, l_172;
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
    ul_46 = arg_data + 16L;
    i_47 = 1;
    while (true) {
        if (i_47 < 1) {
            break;
        }
        i_48 = 1;
        i_49 = 0;
        while (true) {
            if (!(i_48 == 1)) {
                break;
            }
            i_50 = (int) get_local_id(0);
            l_51 = (long) i_49;
            if (i_50 == 0) {
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                i_53 = (int) (0 - (uint) i_52);
                i_54 = (int) l_45;
                l_55 = ((long) i_54) << 3;
                if (i_53 < 0) {
                    l_56 = (long) i_53;
                    l_57 = l_56;
                } else {
                    if (i_54 < 0) {
                        i_58 = (-9);
                    } else {
                        i_59 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_54 < i_59) {
                            l_60 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_61 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) l_55))));
                            i_62 = (int) ((uint) i_61 + (uint) (-1));
                            i_63 = (i_62 < 0) ? (-9) : i_62;
                            if (i_63 < 0) {
                                i_58 = i_63;
                            } else {
                                l_64 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_65 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) l_55)) + (ulong) 4L))));
                                if ((i_65 & 3) == 1) {
                                    i_58 = (-9);
                                } else {
                                    i_58 = i_63;
                                }
                            }
                        } else {
                            i_58 = (-9);
                        }
                    }
                    l_66 = (long) i_58;
                    if (i_58 < 0) {
                        l_57 = l_66;
                    } else {
                        if (l_51 < 0L) {
                            l_57 = (-22L);
                        } else {
                            i_67 = (int) ((uint) 64 - (uint) i_49);
                            if (i_67 < 0) {
                                l_57 = (-22L);
                            } else {
                                l_68 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_69 = (int) get_group_id(0);
                                l_70 = (long) i_69;
                                i_71 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_68 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 1896L))));
                                if (i_71 == 0) {
                                    l_72 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                    l_73 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_66 << 6)))));
                                    l_74 = (long) ((ulong) l_73 - (ulong) l_51);
                                    if (l_74 < 1L) {
                                        l_57 = 0L;
                                    } else {
                                        l_75 = (long) (uint) i_67;
                                        l_76 = (l_74 < l_75) ? l_74 : l_75;
                                        l_57 = l_76;
                                    }
                                } else {
                                    l_57 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_57 < 1L) {
                    l_77 = l_57;
                } else {
                    i_78 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_79 = 1L << i_78;
                    l_80 = (long) ((ulong) l_79 - (ulong) (l_51 & ((long) ((ulong) l_79 + (ulong) (-1L)))));
                    if (l_80 < l_57) {
                        i_81 = (int) l_80;
                        i_82 = i_81;
                    } else {
                        i_83 = (int) l_57;
                        i_82 = i_83;
                    }
                    l_84 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_85 = (int) get_group_id(0);
                    if (i_54 < 0) {
                        i_86 = (-9);
                    } else {
                        i_87 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        if (i_54 < i_87) {
                            l_88 = *((__global gale_long *) (arg_fs + 16 + 192L));
                            i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) l_55))));
                            i_90 = (int) ((uint) i_89 + (uint) (-1));
                            i_91 = (i_90 < 0) ? (-9) : i_90;
                            i_86 = i_91;
                        } else {
                            i_86 = (-9);
                        }
                    }
                    l_92 = (long) i_86;
                    if (i_86 < 0) {
                        l_93 = l_92;
                    } else {
                        i_94 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_95 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_96 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_95 + (ulong) (l_92 << 6))) + (ulong) 8L))));
                        l_97 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_98 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_99 = l_51 >> i_94;
                        i_100 = i_98 & ((int) (((long) ((ulong) ((long) ((ulong) l_99 + (ulong) (((long) i_96) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_101 = i_100;
                        i_102 = 0;
                        i_103 = (-2);
                        while (true) {
                            if (!(i_103 == (-2))) {
                                break;
                            }
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) (((long) i_101) << 2)))));
                            i_105 = (int) ((uint) i_104 + (uint) (-1));
                            if (i_105 < 0) {
                                i_103 = (-1);
                            } else {
                                l_106 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_107 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_105) << 4));
                                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                                l_109 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L))));
                                if ((!(i_96 == i_108)) || (!(l_99 == l_109))) {
                                    if (i_98 == i_102) {
                                        i_103 = (-1);
                                    } else {
                                        i_110 = (int) ((uint) i_102 + (uint) 1);
                                        i_111 = i_98 & ((int) ((uint) i_101 + (uint) 1));
                                        i_101 = i_111;
                                        i_102 = i_110;
                                    }
                                } else {
                                    i_103 = i_105;
                                }
                            }
                        }
                        l_112 = (long) i_85;
                        l_113 = (long) ((ulong) l_84 + (ulong) ((l_112 << 12) + (l_112 << 11)));
                        if (i_103 < 0) {
                            i_114 = (-1);
                        } else {
                            l_115 = (long) ((ulong) l_113 + (ulong) 1856L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_115)) = ((int) ((uint) i_103 + (uint) 1));
                            GALEFS_FENCE();
                            l_116 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_117 = (long) ((ulong) l_116 + (ulong) (((long) (uint) i_103) << 4));
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                            l_119 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 8L))));
                            if ((!(i_96 == i_118)) || (!(l_99 == l_119))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_115)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_96 == i_118)) || (!(l_99 == l_119))) {
                                i_114 = (-1);
                            } else {
                                i_114 = i_103;
                            }
                        }
                        l_120 = (long) i_114;
                        if (l_120 == (-1L)) {
                            i_121 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                            l_122 = (long) ((ulong) l_113 + (ulong) 1864L);
                            l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                            i_124 = (int) (0 - (uint) i_121);
                            l_125 = (long) ((ulong) l_113 + (ulong) 1792L);
                            if (i_124 < 0) {
                                i_126 = i_124;
                            } else {
                                l_127 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                l_128 = (long) ((ulong) l_123 + (ulong) (-64L));
                                i_129 = (int) ((uint) ((int) (((long) ((ulong) l_128 + (ulong) ((long) ((ulong) (l_128 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                i_130 = 0;
                                l_131 = 0L;
                                while (true) {
                                    if (!(i_130 == 0)) {
                                        break;
                                    }
                                    i_132 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                                    if (i_129 == i_133) {
                                        i_130 = 1;
                                    } else {
                                        if (i_132 == 0) {
                                            if (l_131 < l_127) {
                                                GALEFS_RELAX(l_131);
                                                l_134 = (long) ((ulong) l_131 + (ulong) 1L);
                                                l_131 = l_134;
                                            } else {
                                                i_130 = (-110);
                                            }
                                        } else {
                                            i_135 = (int) (0 - (uint) i_132);
                                            i_130 = i_135;
                                        }
                                    }
                                }
                                i_126 = i_130;
                            }
                            if (i_126 < 0) {
                                l_136 = (long) i_126;
                                l_137 = l_136;
                            } else {
                                l_138 = *((__global gale_long *) (arg_fs + 16 + l_122));
                                l_139 = (long) ((ulong) l_138 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) ((long) (uint) (((int) l_139) & 1023)))))) = 0L;
                                l_140 = (long) ((ulong) l_113 + (ulong) ((long) (uint) (((int) l_138) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 4L)))) = 3;
                                i_141 = (int) ((uint) ((int) (((long) ((ulong) l_138 + (ulong) ((long) ((ulong) (l_138 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 8L)))) = i_141;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 12L)))) = i_54;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 16L)))) = l_51;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 24L)))) = l_57;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_140)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_122)) = l_139;
                                GALEFS_FENCE();
                                l_142 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                i_143 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) i_143))))) = (char) 1;
                                l_144 = *((__global gale_long *) (arg_fs + 16 + 8L));
                                i_145 = 0;
                                l_146 = 0L;
                                while (true) {
                                    if (!(i_145 == 0)) {
                                        break;
                                    }
                                    i_147 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                    i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                                    if (i_141 == i_148) {
                                        i_145 = 1;
                                    } else {
                                        if (i_147 == 0) {
                                            if (l_146 < l_144) {
                                                GALEFS_RELAX(l_146);
                                                l_149 = (long) ((ulong) l_146 + (ulong) 1L);
                                                l_146 = l_149;
                                            } else {
                                                i_145 = (-110);
                                            }
                                        } else {
                                            i_150 = (int) (0 - (uint) i_147);
                                            i_145 = i_150;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_145 < 0) {
                                    l_151 = (long) i_145;
                                    l_137 = l_151;
                                } else {
                                    l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1800L))));
                                    l_137 = l_152;
                                }
                            }
                            if (l_137 < 0L) {
                                l_93 = l_137;
                            } else {
                                l_153 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1808L))));
                                l_93 = l_153;
                            }
                        } else {
                            l_154 = (long) ((ulong) l_113 + (ulong) 1872L);
                            l_155 = *((__global gale_long *) (arg_fs + 16 + l_154));
                            *((__global gale_long *) (arg_fs + 16 + l_154)) = ((long) ((ulong) l_155 + (ulong) 1L));
                            l_93 = l_120;
                        }
                    }
                    if (l_93 < 0L) {
                        l_77 = l_93;
                    } else {
                        l_156 = (l_93 << 32) | ((long) i_82);
                        l_77 = l_156;
                    }
                }
            } else {
                l_77 = 0L;
            }
            l_157 = GALEFS_BROADCAST(l_77);
            i_158 = (int) l_157;
            if (l_157 < 0L) {
                i_159 = 0;
            } else {
                i_159 = i_158;
            }
            if (l_157 < 0L) {
                l_160 = 0L;
            } else {
                l_161 = (long) ((ulong) l_157 >> 32);
                l_160 = l_161;
            }
            i_162 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_163 = *((__global gale_long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_163 + (ulong) (l_160 << i_162))) + (ulong) (l_51 & ((long) ((ulong) (1L << i_162) + (ulong) (-1L))))))), (arg_data + 16 + (l_51 + 4L)), i_159);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_164 = (int) get_local_id(0);
            if (i_164 == 0) {
                l_165 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_166 = (int) get_group_id(0);
                l_167 = (long) i_166;
                l_168 = (long) ((ulong) l_165 + (ulong) ((l_167 << 12) + (l_167 << 11)));
                l_169 = (long) ((ulong) l_168 + (ulong) 1880L);
                l_170 = *((__global gale_long *) (arg_fs + 16 + l_169));
                *((__global gale_long *) (arg_fs + 16 + l_169)) = ((long) ((ulong) ((long) i_159) + (ulong) l_170));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1856L)))) = 0;
                l_171 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1864L))));
                l_172 = (long) ((ulong) l_171 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_172 + (ulong) ((long) ((ulong) (l_172 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_173 = (int) ((uint) i_49 + (uint) i_159);
            if (l_157 < 0L) {
                i_48 = i_158;
                i_49 = i_173;
            } else {
                i_174 = ((i_159 < 1) || (!(i_173 < 64))) ? 0 : 1;
                i_48 = i_174;
                i_49 = i_173;
            }
        }
        if (i_49 < 1) {
            i_175 = i_48;
        } else {
            i_175 = i_49;
        }
        *((__global gale_int *) ul_46) = i_175;
        i_47 = i_175;
    }
}
