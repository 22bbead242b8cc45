// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#writeDisjointParts
// entry point: galefs_writeDisjointParts
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: fa1e82df16498f2d7092a7f9bdb797f15ffa14267aed9e8181bf9bd8e3bd592a

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

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_11, i_13, i_15, i_19, i_20, i_21, i_25, i_27, i_30, i_35, i_37, i_40, i_42, i_43, i_45, i_49, i_50, i_51, i_52, i_54, i_55, i_58, i_59, i_60, i_62, i_63, i_68, i_70, i_72, i_75, i_76, i_78, i_84, i_86, i_89, i_95, i_97, i_100, i_102, i_103, i_105, i_112, i_113, i_116, i_118, i_120, i_127, i_128, i_129, i_130, i_132, i_134, i_136, i_142, i_144, i_147, i_152, i_154, i_157, i_159, i_160, i_162, i_166, i_167, i_168;
    long l_0, l_4, l_10, l_12, l_14, l_16, l_17, l_18, l_22, l_23, l_24, l_26, l_28, l_29, l_31, l_32, l_33, l_34, l_36, l_38, l_39, l_41, l_44, l_46, l_47, l_48, l_53, l_56, l_57, l_61, l_64, l_65, l_66, l_67, l_69, l_71, l_73, l_74, l_77, l_79, l_80, l_81, l_82, l_83, l_85, l_87, l_88, l_90, l_91, l_92, l_93, l_94, l_96, l_98, l_99, l_101, l_104, l_106, l_107, l_108, l_109, l_110, l_111, l_114, l_115, l_117, l_119, l_121, l_122, l_123, l_124, l_125, l_126, l_131, l_133, l_135, l_137, l_138, l_139, l_140, l_141, l_143, l_145, l_146, l_148, l_149, l_150, l_151, l_153, l_155, l_156, l_158, l_161, l_163, l_164, l_165, l_169, l_170, l_171;
    l_0 = *((__global long *) (arg_args + 16L));
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
        l_10 = *((__global long *) (arg_fs + 16 + 16L));
        i_11 = (int) get_group_id(0);
        l_12 = (long) i_11;
        i_13 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_12 << 12) + (l_12 << 11)))) + (ulong) 1896L))));
        if (i_13 == 0) {
            l_14 = *((__global long *) (arg_fs + 16 + 16L));
            i_15 = (int) get_group_id(0);
            l_16 = (long) i_15;
            l_17 = (long) ((ulong) l_14 + (ulong) ((l_16 << 12) + (l_16 << 11)));
            l_18 = (long) ((ulong) l_17 + (ulong) 2048L);
            i_19 = 0;
            while (true) {
                if (!(i_19 < 4)) {
                    break;
                }
                i_20 = (int) gale_literals[i_19];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_19))))) = (char) i_20;
                i_21 = (int) ((uint) i_19 + (uint) 1);
                i_19 = i_21;
            }
            l_22 = (long) ((ulong) l_17 + (ulong) 1864L);
            l_23 = *((__global long *) (arg_fs + 16 + l_22));
            l_24 = *((__global long *) (arg_fs + 16 + 8L));
            i_25 = 0;
            l_26 = 0L;
            while (true) {
                if (!(i_25 == 0)) {
                    break;
                }
                i_27 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_27 == 0) {
                    l_28 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_23 + (ulong) 128L)) - (ulong) l_28)) < 1025L) {
                        i_25 = 1;
                    } else {
                        if (l_26 < l_24) {
                            GALEFS_RELAX(l_26);
                            l_29 = (long) ((ulong) l_26 + (ulong) 1L);
                            l_26 = l_29;
                        } else {
                            i_25 = (-110);
                        }
                    }
                } else {
                    i_30 = (int) (0 - (uint) i_27);
                    i_25 = i_30;
                }
            }
            if (i_25 < 0) {
                l_31 = (long) i_25;
                l_32 = l_31;
            } else {
                l_33 = (long) ((ulong) l_23 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) ((long) (uint) (((int) l_33) & 1023)))))) = 0L;
                l_34 = (long) ((ulong) l_17 + (ulong) ((long) (uint) (((int) l_23) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 4L)))) = 1;
                i_35 = (int) ((uint) ((int) (((long) ((ulong) l_23 + (ulong) ((long) ((ulong) (l_23 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 8L)))) = i_35;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 32L)))) = 577;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_34)) = 64;
                *((__global long *) (arg_fs + 16 + l_22)) = l_33;
                GALEFS_FENCE();
                l_36 = *((__global long *) (arg_fs + 16 + 24L));
                i_37 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) i_37))))) = (char) 1;
                l_38 = *((__global long *) (arg_fs + 16 + 8L));
                l_39 = (long) ((ulong) l_17 + (ulong) 1792L);
                i_40 = 0;
                l_41 = 0L;
                while (true) {
                    if (!(i_40 == 0)) {
                        break;
                    }
                    i_42 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_43 = *((volatile __global int *) (arg_fs + 16 + l_39));
                    if (i_35 == i_43) {
                        i_40 = 1;
                    } else {
                        if (i_42 == 0) {
                            if (l_41 < l_38) {
                                GALEFS_RELAX(l_41);
                                l_44 = (long) ((ulong) l_41 + (ulong) 1L);
                                l_41 = l_44;
                            } else {
                                i_40 = (-110);
                            }
                        } else {
                            i_45 = (int) (0 - (uint) i_42);
                            i_40 = i_45;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_40 < 0) {
                    l_46 = (long) i_40;
                    l_32 = l_46;
                } else {
                    l_47 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 1800L))));
                    l_32 = l_47;
                }
            }
        } else {
            l_32 = (-16L);
        }
    } else {
        l_32 = 0L;
    }
    l_48 = GALEFS_BROADCAST(l_32);
    i_49 = (int) l_48;
    i_50 = 1;
    i_51 = 0;
    while (true) {
        if (!(i_50 == 1)) {
            break;
        }
        i_52 = (int) get_local_id(0);
        l_53 = l_4 + ((long) i_51);
        if (i_52 == 0) {
            if (i_49 < 0) {
                i_54 = (-9);
            } else {
                i_55 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_49 < i_55) {
                    l_56 = *((__global long *) (arg_fs + 16 + 192L));
                    l_57 = ((long) (uint) i_49) << 3;
                    i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) l_57))));
                    i_59 = (int) ((uint) i_58 + (uint) (-1));
                    i_60 = (i_59 < 0) ? (-9) : i_59;
                    if (i_60 < 0) {
                        i_54 = i_60;
                    } else {
                        l_61 = *((__global long *) (arg_fs + 16 + 192L));
                        i_62 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) l_57)) + (ulong) 4L))));
                        if ((i_62 & 3) == 0) {
                            i_54 = (-9);
                        } else {
                            i_54 = i_60;
                        }
                    }
                } else {
                    i_54 = (-9);
                }
            }
            i_63 = (int) ((uint) i_3 - (uint) i_51);
            l_64 = (long) i_63;
            if (i_54 < 0) {
                l_65 = (long) i_54;
                l_66 = l_65;
            } else {
                if (l_53 < 0L) {
                    l_66 = (-22L);
                } else {
                    if (i_63 < 0) {
                        l_66 = (-22L);
                    } else {
                        if ((l_53 + l_64) < 0L) {
                            l_66 = (-27L);
                        } else {
                            l_67 = *((__global long *) (arg_fs + 16 + 16L));
                            i_68 = (int) get_group_id(0);
                            l_69 = (long) i_68;
                            i_70 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) ((l_69 << 12) + (l_69 << 11)))) + (ulong) 1896L))));
                            if (i_70 == 0) {
                                l_66 = l_64;
                            } else {
                                l_66 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_66 < 1L) {
                l_71 = l_66;
            } else {
                i_72 = *((__global int *) (arg_fs + 16 + 156L));
                l_73 = 1L << i_72;
                l_74 = (long) ((ulong) l_73 - (ulong) (l_53 & ((long) ((ulong) l_73 + (ulong) (-1L)))));
                if (l_74 < l_64) {
                    i_75 = (int) l_74;
                    i_76 = i_75;
                } else {
                    i_76 = i_63;
                }
                l_77 = *((__global long *) (arg_fs + 16 + 16L));
                i_78 = (int) get_group_id(0);
                l_79 = (long) i_78;
                l_80 = (long) ((ulong) l_77 + (ulong) ((l_79 << 12) + (l_79 << 11)));
                l_81 = (long) ((ulong) l_80 + (ulong) 1864L);
                l_82 = *((__global long *) (arg_fs + 16 + l_81));
                l_83 = *((__global long *) (arg_fs + 16 + 8L));
                i_84 = 0;
                l_85 = 0L;
                while (true) {
                    if (!(i_84 == 0)) {
                        break;
                    }
                    i_86 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_86 == 0) {
                        l_87 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_82 + (ulong) 128L)) - (ulong) l_87)) < 1025L) {
                            i_84 = 1;
                        } else {
                            if (l_85 < l_83) {
                                GALEFS_RELAX(l_85);
                                l_88 = (long) ((ulong) l_85 + (ulong) 1L);
                                l_85 = l_88;
                            } else {
                                i_84 = (-110);
                            }
                        }
                    } else {
                        i_89 = (int) (0 - (uint) i_86);
                        i_84 = i_89;
                    }
                }
                l_90 = (long) i_76;
                if (i_84 < 0) {
                    l_91 = (long) i_84;
                    l_92 = l_91;
                } else {
                    l_93 = (long) ((ulong) l_82 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_93) & 1023)))))) = 0L;
                    l_94 = (long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_82) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 4L)))) = 4;
                    i_95 = (int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 8L)))) = i_95;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 12L)))) = i_49;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 16L)))) = l_53;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 24L)))) = l_90;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_94)) = 64;
                    *((__global long *) (arg_fs + 16 + l_81)) = l_93;
                    GALEFS_FENCE();
                    l_96 = *((__global long *) (arg_fs + 16 + 24L));
                    i_97 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) i_97))))) = (char) 1;
                    l_98 = *((__global long *) (arg_fs + 16 + 8L));
                    l_99 = (long) ((ulong) l_80 + (ulong) 1792L);
                    i_100 = 0;
                    l_101 = 0L;
                    while (true) {
                        if (!(i_100 == 0)) {
                            break;
                        }
                        i_102 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_103 = *((volatile __global int *) (arg_fs + 16 + l_99));
                        if (i_95 == i_103) {
                            i_100 = 1;
                        } else {
                            if (i_102 == 0) {
                                if (l_101 < l_98) {
                                    GALEFS_RELAX(l_101);
                                    l_104 = (long) ((ulong) l_101 + (ulong) 1L);
                                    l_101 = l_104;
                                } else {
                                    i_100 = (-110);
                                }
                            } else {
                                i_105 = (int) (0 - (uint) i_102);
                                i_100 = i_105;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_100 < 0) {
                        l_106 = (long) i_100;
                        l_92 = l_106;
                    } else {
                        l_107 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1800L))));
                        l_92 = l_107;
                    }
                }
                if (l_92 < 0L) {
                    l_108 = l_92;
                } else {
                    l_109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1808L))));
                    l_108 = l_109;
                }
                if (l_108 < 0L) {
                    l_71 = l_108;
                } else {
                    l_110 = l_90 | (l_108 << 32);
                    l_71 = l_110;
                }
            }
        } else {
            l_71 = 0L;
        }
        l_111 = GALEFS_BROADCAST(l_71);
        i_112 = (int) l_111;
        if (l_111 < 0L) {
            i_113 = 0;
        } else {
            i_113 = i_112;
        }
        if (l_111 < 0L) {
            l_114 = 0L;
        } else {
            l_115 = (long) ((ulong) l_111 >> 32);
            l_114 = l_115;
        }
        i_116 = *((__global int *) (arg_fs + 16 + 156L));
        l_117 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_scratch + 16 + l_53), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_117 + (ulong) (l_114 << i_116))) + (ulong) (l_53 & ((long) ((ulong) (1L << i_116) + (ulong) (-1L))))))), i_113);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_118 = (int) get_local_id(0);
        if (i_118 == 0) {
            l_119 = *((__global long *) (arg_fs + 16 + 16L));
            i_120 = (int) get_group_id(0);
            l_121 = (long) i_120;
            l_122 = (long) ((ulong) l_119 + (ulong) ((l_121 << 12) + (l_121 << 11)));
            l_123 = (long) ((ulong) l_122 + (ulong) 1888L);
            l_124 = *((__global long *) (arg_fs + 16 + l_123));
            *((__global long *) (arg_fs + 16 + l_123)) = ((long) ((ulong) ((long) i_113) + (ulong) l_124));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1856L)))) = 0;
            l_125 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1864L))));
            l_126 = (long) ((ulong) l_125 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_126 + (ulong) ((long) ((ulong) (l_126 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_127 = (int) ((uint) i_51 + (uint) i_113);
        if (l_111 < 0L) {
            i_50 = i_112;
            i_51 = i_127;
        } else {
            i_128 = ((i_113 < 1) || (!(i_127 < i_3))) ? 0 : 1;
            i_50 = i_128;
            i_51 = i_127;
        }
    }
    if (i_51 < 1) {
        i_129 = i_50;
    } else {
        i_129 = i_51;
    }
    i_130 = (int) get_local_id(0);
    if (i_130 == 0) {
        l_131 = *((__global long *) (arg_fs + 16 + 16L));
        i_132 = (int) get_group_id(0);
        l_133 = (long) i_132;
        i_134 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_131 + (ulong) ((l_133 << 12) + (l_133 << 11)))) + (ulong) 1896L))));
        if (i_134 == 0) {
            l_135 = *((__global long *) (arg_fs + 16 + 16L));
            i_136 = (int) get_group_id(0);
            l_137 = (long) i_136;
            l_138 = (long) ((ulong) l_135 + (ulong) ((l_137 << 12) + (l_137 << 11)));
            l_139 = (long) ((ulong) l_138 + (ulong) 1864L);
            l_140 = *((__global long *) (arg_fs + 16 + l_139));
            l_141 = *((__global long *) (arg_fs + 16 + 8L));
            i_142 = 0;
            l_143 = 0L;
            while (true) {
                if (!(i_142 == 0)) {
                    break;
                }
                i_144 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_144 == 0) {
                    l_145 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_140 + (ulong) 128L)) - (ulong) l_145)) < 1025L) {
                        i_142 = 1;
                    } else {
                        if (l_143 < l_141) {
                            GALEFS_RELAX(l_143);
                            l_146 = (long) ((ulong) l_143 + (ulong) 1L);
                            l_143 = l_146;
                        } else {
                            i_142 = (-110);
                        }
                    }
                } else {
                    i_147 = (int) (0 - (uint) i_144);
                    i_142 = i_147;
                }
            }
            if (i_142 < 0) {
                l_148 = (long) i_142;
                l_149 = l_148;
            } else {
                l_150 = (long) ((ulong) l_140 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_150) & 1023)))))) = 0L;
                l_151 = (long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 4L)))) = 2;
                i_152 = (int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 8L)))) = i_152;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 12L)))) = i_49;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_151)) = 64;
                *((__global long *) (arg_fs + 16 + l_139)) = l_150;
                GALEFS_FENCE();
                l_153 = *((__global long *) (arg_fs + 16 + 24L));
                i_154 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) ((long) i_154))))) = (char) 1;
                l_155 = *((__global long *) (arg_fs + 16 + 8L));
                l_156 = (long) ((ulong) l_138 + (ulong) 1792L);
                i_157 = 0;
                l_158 = 0L;
                while (true) {
                    if (!(i_157 == 0)) {
                        break;
                    }
                    i_159 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_160 = *((volatile __global int *) (arg_fs + 16 + l_156));
                    if (i_152 == i_160) {
                        i_157 = 1;
                    } else {
                        if (i_159 == 0) {
                            if (l_158 < l_155) {
                                GALEFS_RELAX(l_158);
                                l_161 = (long) ((ulong) l_158 + (ulong) 1L);
                                l_158 = l_161;
                            } else {
                                i_157 = (-110);
                            }
                        } else {
                            i_162 = (int) (0 - (uint) i_159);
                            i_157 = i_162;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_157 < 0) {
                    l_163 = (long) i_157;
                    l_149 = l_163;
                } else {
                    l_164 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1800L))));
                    l_149 = l_164;
                }
            }
        } else {
            l_149 = (-16L);
        }
    } else {
        l_149 = 0L;
    }
    l_165 = GALEFS_BROADCAST(l_149);
    i_166 = (int) get_local_id(0);
    if (i_166 == 0) {
        i_167 = (int) get_group_id(0);
        i_168 = (int) l_165;
        if (i_168 < 0) {
            l_169 = (long) i_168;
            l_170 = l_169;
        } else {
            l_171 = (long) i_129;
            l_170 = l_171;
        }
        *((__global long *) (arg_out + ((((long) i_167) << 3) + 16L))) = l_170;
    }
}
