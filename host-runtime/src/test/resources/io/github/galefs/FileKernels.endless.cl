// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#endless
// entry point: galefs_endless
// parameters: LONG_ARRAY INT_ARRAY
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

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_42;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_51, i_53, i_54, i_59, i_61, i_66, i_67, i_68, i_69, i_70, i_71, i_75, i_76, i_77, i_79, i_80, i_81, i_84, i_86, i_88, i_90, i_91, i_92, i_93, i_94, i_95, i_98, i_100, i_101, i_104, i_108, i_114, i_116, i_119, i_124, i_126, i_129, i_131, i_132, i_134, i_143, i_144, i_147, i_150, i_152, i_159, i_160, i_161, i_162;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_48, l_52, l_55, l_56, l_57, l_58, l_60, l_62, l_63, l_64, l_65, l_72, l_73, l_74, l_78, l_82, l_83, l_85, l_87, l_89, l_96, l_97, l_99, l_102, l_103, l_105, l_106, l_107, l_109, l_110, l_111, l_112, l_113, l_115, l_117, l_118, l_120, l_121, l_122, l_123, l_125, l_127, l_128, l_130, l_133, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_145, l_146, l_148, l_149, l_151, l_153, l_154, l_155, l_156, l_157, l_158;
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
    i_40 = (int) l_39;
    l_41 = ((long) i_40) << 3;
    ul_42 = arg_data + 16L;
    i_43 = 1;
    while (true) {
        if (i_43 < 1) {
            break;
        }
        i_44 = (int) get_local_id(0);
        if (i_44 == 0) {
            i_45 = *((volatile __global int *) (arg_fs + 16 + 64L));
            if (i_40 < 0) {
                i_46 = (-9);
            } else {
                i_47 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_40 < i_47) {
                    l_48 = *((__global long *) (arg_fs + 16 + 192L));
                    i_49 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) l_41))));
                    i_50 = (int) ((uint) i_49 + (uint) (-1));
                    i_51 = (i_50 < 0) ? (-9) : i_50;
                    if (i_51 < 0) {
                        i_46 = i_51;
                    } else {
                        l_52 = *((__global long *) (arg_fs + 16 + 192L));
                        i_53 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) l_41)) + (ulong) 4L))));
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
            i_54 = (int) (0 - (uint) i_45);
            if (i_54 < 0) {
                l_55 = (long) i_54;
                l_56 = l_55;
            } else {
                l_57 = (long) i_46;
                if (i_46 < 0) {
                    l_56 = l_57;
                } else {
                    l_58 = *((__global long *) (arg_fs + 16 + 16L));
                    i_59 = (int) get_group_id(0);
                    l_60 = (long) i_59;
                    i_61 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) ((l_60 << 12) + (l_60 << 11)))) + (ulong) 1896L))));
                    if (i_61 == 0) {
                        l_62 = *((__global long *) (arg_fs + 16 + 200L));
                        l_63 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) (l_57 << 6)))));
                        if (l_63 < 1L) {
                            l_56 = 0L;
                        } else {
                            l_64 = (l_63 < 64L) ? l_63 : 64L;
                            l_56 = l_64;
                        }
                    } else {
                        l_56 = (-16L);
                    }
                }
            }
        } else {
            l_56 = 0L;
        }
        l_65 = GALEFS_BROADCAST(l_56);
        i_66 = (int) l_65;
        i_67 = (i_66 < 1) ? i_66 : 1;
        i_68 = i_67;
        i_69 = 0;
        while (true) {
            if (!(i_68 == 1)) {
                break;
            }
            i_70 = (int) get_local_id(0);
            i_71 = (int) ((uint) i_66 - (uint) i_69);
            l_72 = (long) i_71;
            l_73 = (long) i_69;
            if (i_70 == 0) {
                l_74 = *((__global long *) (arg_fs + 16 + 16L));
                i_75 = (int) get_group_id(0);
                if (i_40 < 0) {
                    i_76 = (-9);
                } else {
                    i_77 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_40 < i_77) {
                        l_78 = *((__global long *) (arg_fs + 16 + 192L));
                        i_79 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) l_41))));
                        i_80 = (int) ((uint) i_79 + (uint) (-1));
                        i_81 = (i_80 < 0) ? (-9) : i_80;
                        i_76 = i_81;
                    } else {
                        i_76 = (-9);
                    }
                }
                l_82 = (long) i_76;
                if (i_76 < 0) {
                    l_83 = l_82;
                } else {
                    i_84 = *((__global int *) (arg_fs + 16 + 156L));
                    l_85 = *((__global long *) (arg_fs + 16 + 200L));
                    i_86 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (l_82 << 6))) + (ulong) 8L))));
                    l_87 = *((__global long *) (arg_fs + 16 + 128L));
                    i_88 = *((__global int *) (arg_fs + 16 + 152L));
                    l_89 = l_73 >> i_84;
                    i_90 = i_88 & ((int) (((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (((long) i_86) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_91 = i_90;
                    i_92 = 0;
                    i_93 = (-2);
                    while (true) {
                        if (!(i_93 == (-2))) {
                            break;
                        }
                        i_94 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) (((long) i_91) << 2)))));
                        i_95 = (int) ((uint) i_94 + (uint) (-1));
                        if (i_95 < 0) {
                            i_93 = (-1);
                        } else {
                            l_96 = *((__global long *) (arg_fs + 16 + 136L));
                            l_97 = (long) ((ulong) l_96 + (ulong) (((long) (uint) i_95) << 4));
                            i_98 = *((volatile __global int *) (arg_fs + 16 + l_97));
                            l_99 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 8L))));
                            if ((!(i_86 == i_98)) || (!(l_89 == l_99))) {
                                if (i_88 == i_92) {
                                    i_93 = (-1);
                                } else {
                                    i_100 = (int) ((uint) i_92 + (uint) 1);
                                    i_101 = i_88 & ((int) ((uint) i_91 + (uint) 1));
                                    i_91 = i_101;
                                    i_92 = i_100;
                                }
                            } else {
                                i_93 = i_95;
                            }
                        }
                    }
                    l_102 = (long) i_75;
                    l_103 = (long) ((ulong) l_74 + (ulong) ((l_102 << 12) + (l_102 << 11)));
                    if (i_93 < 0) {
                        i_104 = (-1);
                    } else {
                        l_105 = (long) ((ulong) l_103 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_105)) = ((int) ((uint) i_93 + (uint) 1));
                        GALEFS_FENCE();
                        l_106 = *((__global long *) (arg_fs + 16 + 136L));
                        l_107 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_93) << 4));
                        i_108 = *((volatile __global int *) (arg_fs + 16 + l_107));
                        l_109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L))));
                        if ((!(i_86 == i_108)) || (!(l_89 == l_109))) {
                            *((volatile __global int *) (arg_fs + 16 + l_105)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_86 == i_108)) || (!(l_89 == l_109))) {
                            i_104 = (-1);
                        } else {
                            i_104 = i_93;
                        }
                    }
                    l_110 = (long) i_104;
                    if (l_110 == (-1L)) {
                        l_111 = (long) ((ulong) l_103 + (ulong) 1864L);
                        l_112 = *((__global long *) (arg_fs + 16 + l_111));
                        l_113 = *((__global long *) (arg_fs + 16 + 8L));
                        i_114 = 0;
                        l_115 = 0L;
                        while (true) {
                            if (!(i_114 == 0)) {
                                break;
                            }
                            i_116 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_116 == 0) {
                                l_117 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_112 + (ulong) 128L)) - (ulong) l_117)) < 1025L) {
                                    i_114 = 1;
                                } else {
                                    if (l_115 < l_113) {
                                        GALEFS_RELAX(l_115);
                                        l_118 = (long) ((ulong) l_115 + (ulong) 1L);
                                        l_115 = l_118;
                                    } else {
                                        i_114 = (-110);
                                    }
                                }
                            } else {
                                i_119 = (int) (0 - (uint) i_116);
                                i_114 = i_119;
                            }
                        }
                        if (i_114 < 0) {
                            l_120 = (long) i_114;
                            l_121 = l_120;
                        } else {
                            l_122 = (long) ((ulong) l_112 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) ((long) (uint) (((int) l_122) & 1023)))))) = 0L;
                            l_123 = (long) ((ulong) l_103 + (ulong) ((long) (uint) (((int) l_112) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 4L)))) = 3;
                            i_124 = (int) ((uint) ((int) (((long) ((ulong) l_112 + (ulong) ((long) ((ulong) (l_112 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 8L)))) = i_124;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 12L)))) = i_40;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 16L)))) = l_73;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 24L)))) = l_72;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_123)) = 64;
                            *((__global long *) (arg_fs + 16 + l_111)) = l_122;
                            GALEFS_FENCE();
                            l_125 = *((__global long *) (arg_fs + 16 + 24L));
                            i_126 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) ((long) i_126))))) = (char) 1;
                            l_127 = *((__global long *) (arg_fs + 16 + 8L));
                            l_128 = (long) ((ulong) l_103 + (ulong) 1792L);
                            i_129 = 0;
                            l_130 = 0L;
                            while (true) {
                                if (!(i_129 == 0)) {
                                    break;
                                }
                                i_131 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_132 = *((volatile __global int *) (arg_fs + 16 + l_128));
                                if (i_124 == i_132) {
                                    i_129 = 1;
                                } else {
                                    if (i_131 == 0) {
                                        if (l_130 < l_127) {
                                            GALEFS_RELAX(l_130);
                                            l_133 = (long) ((ulong) l_130 + (ulong) 1L);
                                            l_130 = l_133;
                                        } else {
                                            i_129 = (-110);
                                        }
                                    } else {
                                        i_134 = (int) (0 - (uint) i_131);
                                        i_129 = i_134;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_129 < 0) {
                                l_135 = (long) i_129;
                                l_121 = l_135;
                            } else {
                                l_136 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1800L))));
                                l_121 = l_136;
                            }
                        }
                        if (l_121 < 0L) {
                            l_137 = l_121;
                        } else {
                            l_138 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1808L))));
                            l_137 = l_138;
                        }
                    } else {
                        l_139 = (long) ((ulong) l_103 + (ulong) 1872L);
                        l_140 = *((__global long *) (arg_fs + 16 + l_139));
                        *((__global long *) (arg_fs + 16 + l_139)) = ((long) ((ulong) l_140 + (ulong) 1L));
                        l_137 = l_110;
                    }
                    if (l_137 < 0L) {
                        l_83 = l_137;
                    } else {
                        l_141 = (long) ((ulong) (l_137 << i_84) + (ulong) (l_73 & ((long) ((ulong) (1L << i_84) + (ulong) (-1L)))));
                        l_83 = l_141;
                    }
                }
            } else {
                l_83 = 0L;
            }
            l_142 = GALEFS_BROADCAST(l_83);
            if (l_142 < 0L) {
                i_143 = 0;
            } else {
                i_144 = *((__global int *) (arg_fs + 16 + 156L));
                l_145 = 1L << i_144;
                l_146 = (long) ((ulong) l_145 - (ulong) (l_73 & ((long) ((ulong) l_145 + (ulong) (-1L)))));
                if (l_146 < l_72) {
                    i_147 = (int) l_146;
                    i_143 = i_147;
                } else {
                    i_143 = i_71;
                }
            }
            l_148 = *((__global long *) (arg_fs + 16 + 144L));
            l_149 = (l_142 < 0L) ? 0L : l_142;
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) l_149))), (arg_data + 16 + (l_73 + 4L)), i_143);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_150 = (int) get_local_id(0);
            if (i_150 == 0) {
                l_151 = *((__global long *) (arg_fs + 16 + 16L));
                i_152 = (int) get_group_id(0);
                l_153 = (long) i_152;
                l_154 = (long) ((ulong) l_151 + (ulong) ((l_153 << 12) + (l_153 << 11)));
                l_155 = (long) ((ulong) l_154 + (ulong) 1880L);
                l_156 = *((__global long *) (arg_fs + 16 + l_155));
                *((__global long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) ((long) i_143) + (ulong) l_156));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1856L)))) = 0;
                l_157 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1864L))));
                l_158 = (long) ((ulong) l_157 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_159 = (int) ((uint) i_69 + (uint) i_143);
            if (l_142 < 0L) {
                i_160 = (int) l_142;
                i_68 = i_160;
                i_69 = i_159;
            } else {
                i_161 = (i_159 < i_66) ? 1 : 0;
                i_68 = i_161;
                i_69 = i_159;
            }
        }
        if (i_69 < 1) {
            i_162 = i_68;
        } else {
            i_162 = i_69;
        }
        *((__global int *) ul_42) = i_162;
        i_43 = i_162;
    }
}
