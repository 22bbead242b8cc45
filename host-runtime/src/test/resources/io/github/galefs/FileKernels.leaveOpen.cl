// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#leaveOpen
// entry point: galefs_leaveOpen
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

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_11, i_13, i_14, i_17, i_18, i_20, i_21, i_23, i_27, i_28, i_29, i_33, i_35, i_37, i_39, i_40, i_42, i_46, i_47, i_48, i_50, i_51, i_52, i_55, i_56, i_57, i_59, i_60, i_65, i_67, i_69, i_72, i_73, i_75, i_76, i_81, i_83, i_86, i_87, i_89, i_90, i_92, i_99, i_101, i_103, i_105, i_106, i_108, i_115, i_116, i_119, i_121, i_123, i_130, i_131;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_16, l_19, l_22, l_24, l_25, l_26, l_30, l_31, l_32, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_49, l_53, l_54, l_58, l_61, l_62, l_63, l_64, l_66, l_68, l_70, l_71, l_74, l_77, l_78, l_79, l_80, l_82, l_84, l_85, l_88, l_91, l_93, l_94, l_95, l_96, l_97, l_98, l_100, l_102, l_104, l_107, l_109, l_110, l_111, l_112, l_113, l_114, l_117, l_118, l_120, l_122, l_124, l_125, l_126, l_127, l_128, l_129;
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
    i_46 = 1;
    i_47 = 0;
    while (true) {
        if (!(i_46 == 1)) {
            break;
        }
        i_48 = (int) get_local_id(0);
        l_49 = (long) i_47;
        if (i_48 == 0) {
            i_50 = (int) l_45;
            if (i_50 < 0) {
                i_51 = (-9);
            } else {
                i_52 = *((__global gale_int *) (arg_fs + 16 + 208L));
                if (i_50 < i_52) {
                    l_53 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    l_54 = ((long) (uint) i_50) << 3;
                    i_55 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) l_54))));
                    i_56 = (int) ((uint) i_55 + (uint) (-1));
                    i_57 = (i_56 < 0) ? (-9) : i_56;
                    if (i_57 < 0) {
                        i_51 = i_57;
                    } else {
                        l_58 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) l_54)) + (ulong) 4L))));
                        if ((i_59 & 3) == 0) {
                            i_51 = (-9);
                        } else {
                            i_51 = i_57;
                        }
                    }
                } else {
                    i_51 = (-9);
                }
            }
            i_60 = (int) ((uint) 4 - (uint) i_47);
            l_61 = (long) i_60;
            if (i_51 < 0) {
                l_62 = (long) i_51;
                l_63 = l_62;
            } else {
                if (l_49 < 0L) {
                    l_63 = (-22L);
                } else {
                    if (i_60 < 0) {
                        l_63 = (-22L);
                    } else {
                        if ((l_49 + l_61) < 0L) {
                            l_63 = (-27L);
                        } else {
                            l_64 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_65 = (int) get_group_id(0);
                            l_66 = (long) i_65;
                            i_67 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_64 + (ulong) ((l_66 << 12) + (l_66 << 11)))) + (ulong) 1896L))));
                            if (i_67 == 0) {
                                l_63 = l_61;
                            } else {
                                l_63 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_63 < 1L) {
                l_68 = l_63;
            } else {
                i_69 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_70 = 1L << i_69;
                l_71 = (long) ((ulong) l_70 - (ulong) (l_49 & ((long) ((ulong) l_70 + (ulong) (-1L)))));
                if (l_71 < l_61) {
                    i_72 = (int) l_71;
                    i_73 = i_72;
                } else {
                    i_73 = i_60;
                }
                l_74 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_75 = (int) get_group_id(0);
                i_76 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_77 = (long) i_75;
                l_78 = (long) ((ulong) l_74 + (ulong) ((l_77 << 12) + (l_77 << 11)));
                l_79 = (long) ((ulong) l_78 + (ulong) 1864L);
                l_80 = *((__global gale_long *) (arg_fs + 16 + l_79));
                i_81 = (int) (0 - (uint) i_76);
                l_82 = (long) ((ulong) l_78 + (ulong) 1792L);
                if (i_81 < 0) {
                    i_83 = i_81;
                } else {
                    l_84 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_85 = (long) ((ulong) l_80 + (ulong) (-64L));
                    i_86 = (int) ((uint) ((int) (((long) ((ulong) l_85 + (ulong) ((long) ((ulong) (l_85 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_87 = 0;
                    l_88 = 0L;
                    while (true) {
                        if (!(i_87 == 0)) {
                            break;
                        }
                        i_89 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                        if (i_86 == i_90) {
                            i_87 = 1;
                        } else {
                            if (i_89 == 0) {
                                if (l_88 < l_84) {
                                    GALEFS_RELAX(l_88);
                                    l_91 = (long) ((ulong) l_88 + (ulong) 1L);
                                    l_88 = l_91;
                                } else {
                                    i_87 = (-110);
                                }
                            } else {
                                i_92 = (int) (0 - (uint) i_89);
                                i_87 = i_92;
                            }
                        }
                    }
                    i_83 = i_87;
                }
                l_93 = (long) i_73;
                if (i_83 < 0) {
                    l_94 = (long) i_83;
                    l_95 = l_94;
                } else {
                    l_96 = *((__global gale_long *) (arg_fs + 16 + l_79));
                    l_97 = (long) ((ulong) l_96 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) ((long) (uint) (((int) l_97) & 1023)))))) = 0L;
                    l_98 = (long) ((ulong) l_78 + (ulong) ((long) (uint) (((int) l_96) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 4L)))) = 4;
                    i_99 = (int) ((uint) ((int) (((long) ((ulong) l_96 + (ulong) ((long) ((ulong) (l_96 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 8L)))) = i_99;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 12L)))) = i_50;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 16L)))) = l_49;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 24L)))) = l_93;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_98)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_79)) = l_97;
                    GALEFS_FENCE();
                    l_100 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_101 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) i_101))))) = (char) 1;
                    l_102 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_103 = 0;
                    l_104 = 0L;
                    while (true) {
                        if (!(i_103 == 0)) {
                            break;
                        }
                        i_105 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                        if (i_99 == i_106) {
                            i_103 = 1;
                        } else {
                            if (i_105 == 0) {
                                if (l_104 < l_102) {
                                    GALEFS_RELAX(l_104);
                                    l_107 = (long) ((ulong) l_104 + (ulong) 1L);
                                    l_104 = l_107;
                                } else {
                                    i_103 = (-110);
                                }
                            } else {
                                i_108 = (int) (0 - (uint) i_105);
                                i_103 = i_108;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_103 < 0) {
                        l_109 = (long) i_103;
                        l_95 = l_109;
                    } else {
                        l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 1800L))));
                        l_95 = l_110;
                    }
                }
                if (l_95 < 0L) {
                    l_111 = l_95;
                } else {
                    l_112 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 1808L))));
                    l_111 = l_112;
                }
                if (l_111 < 0L) {
                    l_68 = l_111;
                } else {
                    l_113 = l_93 | (l_111 << 32);
                    l_68 = l_113;
                }
            }
        } else {
            l_68 = 0L;
        }
        l_114 = GALEFS_BROADCAST(l_68);
        i_115 = (int) l_114;
        if (l_114 < 0L) {
            i_116 = 0;
        } else {
            i_116 = i_115;
        }
        if (l_114 < 0L) {
            l_117 = 0L;
        } else {
            l_118 = (long) ((ulong) l_114 >> 32);
            l_117 = l_118;
        }
        i_119 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_120 = *((__global gale_long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_49), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_120 + (ulong) (l_117 << i_119))) + (ulong) (l_49 & ((long) ((ulong) (1L << i_119) + (ulong) (-1L))))))), i_116);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_121 = (int) get_local_id(0);
        if (i_121 == 0) {
            l_122 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_123 = (int) get_group_id(0);
            l_124 = (long) i_123;
            l_125 = (long) ((ulong) l_122 + (ulong) ((l_124 << 12) + (l_124 << 11)));
            l_126 = (long) ((ulong) l_125 + (ulong) 1888L);
            l_127 = *((__global gale_long *) (arg_fs + 16 + l_126));
            *((__global gale_long *) (arg_fs + 16 + l_126)) = ((long) ((ulong) ((long) i_116) + (ulong) l_127));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1856L)))) = 0;
            l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1864L))));
            l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_130 = (int) ((uint) i_47 + (uint) i_116);
        if (l_114 < 0L) {
            i_46 = i_115;
            i_47 = i_130;
        } else {
            i_131 = ((i_116 < 1) || (!(i_130 < 4))) ? 0 : 1;
            i_46 = i_131;
            i_47 = i_130;
        }
    }
}
