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

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_20, i_21, i_22, i_26, i_28, i_31, i_36, i_38, i_41, i_43, i_44, i_46, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_60, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_76, i_77, i_78, i_79, i_81, i_87, i_89, i_92, i_97, i_99, i_102, i_104, i_105, i_107, i_113, i_116, i_119, i_121, i_128, i_129, i_130, i_131, i_132, i_134, i_136, i_138, i_144, i_146, i_149, i_154, i_156, i_159, i_161, i_162, i_164, i_168, i_169, i_170;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_33, l_34, l_35, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_54, l_55, l_59, l_61, l_62, l_63, l_65, l_67, l_73, l_74, l_75, l_80, l_82, l_83, l_84, l_85, l_86, l_88, l_90, l_91, l_93, l_94, l_95, l_96, l_98, l_100, l_101, l_103, l_106, l_108, l_109, l_110, l_111, l_112, l_114, l_115, l_117, l_118, l_120, l_122, l_123, l_124, l_125, l_126, l_127, l_133, l_135, l_137, l_139, l_140, l_141, l_142, l_143, l_145, l_147, l_148, l_150, l_151, l_152, l_153, l_155, l_157, l_158, l_160, l_163, l_165, l_166, l_167, l_171, l_172, l_173;
    l_0 = *((__global long *) (arg_args + 16L));
    i_1 = (int) get_group_id(0);
    i_2 = (int) get_local_id(0);
    i_3 = (int) l_0;
    l_4 = (long) i_3;
    l_5 = ((long) i_1) * l_4;
    i_6 = i_2;
    while (true) {
        if (!(i_6 < i_3)) {
            break;
        }
        i_7 = (int) get_group_id(0);
        *((__global char *) (arg_scratch + 16 + (l_5 + ((long) i_6)))) = (char) ((int) ((uint) i_7 + (uint) 1));
        i_8 = (int) get_local_size(0);
        i_9 = (int) ((uint) i_6 + (uint) i_8);
        i_6 = i_9;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_10 = (int) get_local_id(0);
    if (i_10 == 0) {
        l_11 = *((__global long *) (arg_fs + 16 + 16L));
        i_12 = (int) get_group_id(0);
        l_13 = (long) i_12;
        i_14 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1896L))));
        if (i_14 == 0) {
            l_15 = *((__global long *) (arg_fs + 16 + 16L));
            i_16 = (int) get_group_id(0);
            l_17 = (long) i_16;
            l_18 = (long) ((ulong) l_15 + (ulong) ((l_17 << 12) + (l_17 << 11)));
            l_19 = (long) ((ulong) l_18 + (ulong) 2048L);
            i_20 = 0;
            while (true) {
                if (!(i_20 < 4)) {
                    break;
                }
                i_21 = (int) gale_literals[i_20];
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) i_20))))) = (char) i_21;
                i_22 = (int) ((uint) i_20 + (uint) 1);
                i_20 = i_22;
            }
            l_23 = (long) ((ulong) l_18 + (ulong) 1864L);
            l_24 = *((__global long *) (arg_fs + 16 + l_23));
            l_25 = *((__global long *) (arg_fs + 16 + 8L));
            i_26 = 0;
            l_27 = 0L;
            while (true) {
                if (!(i_26 == 0)) {
                    break;
                }
                i_28 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_28 == 0) {
                    l_29 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_24 + (ulong) 128L)) - (ulong) l_29)) < 1025L) {
                        i_26 = 1;
                    } else {
                        if (l_27 < l_25) {
                            GALEFS_RELAX(l_27);
                            l_30 = (long) ((ulong) l_27 + (ulong) 1L);
                            l_27 = l_30;
                        } else {
                            i_26 = (-110);
                        }
                    }
                } else {
                    i_31 = (int) (0 - (uint) i_28);
                    i_26 = i_31;
                }
            }
            if (i_26 < 0) {
                l_32 = (long) i_26;
                l_33 = l_32;
            } else {
                l_34 = (long) ((ulong) l_24 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
                l_35 = (long) ((ulong) l_18 + (ulong) ((long) (uint) (((int) l_24) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
                i_36 = (int) ((uint) ((int) (((long) ((ulong) l_24 + (ulong) ((long) ((ulong) (l_24 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = i_36;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 577;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 4;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_35)) = 64;
                *((__global long *) (arg_fs + 16 + l_23)) = l_34;
                GALEFS_FENCE();
                l_37 = *((__global long *) (arg_fs + 16 + 24L));
                i_38 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) i_38))))) = (char) 1;
                l_39 = *((__global long *) (arg_fs + 16 + 8L));
                l_40 = (long) ((ulong) l_18 + (ulong) 1792L);
                i_41 = 0;
                l_42 = 0L;
                while (true) {
                    if (!(i_41 == 0)) {
                        break;
                    }
                    i_43 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_44 = *((volatile __global int *) (arg_fs + 16 + l_40));
                    if (i_36 == i_44) {
                        i_41 = 1;
                    } else {
                        if (i_43 == 0) {
                            if (l_42 < l_39) {
                                GALEFS_RELAX(l_42);
                                l_45 = (long) ((ulong) l_42 + (ulong) 1L);
                                l_42 = l_45;
                            } else {
                                i_41 = (-110);
                            }
                        } else {
                            i_46 = (int) (0 - (uint) i_43);
                            i_41 = i_46;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_41 < 0) {
                    l_47 = (long) i_41;
                    l_33 = l_47;
                } else {
                    l_48 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1800L))));
                    l_33 = l_48;
                }
            }
        } else {
            l_33 = (-16L);
        }
    } else {
        l_33 = 0L;
    }
    l_49 = GALEFS_BROADCAST(l_33);
    i_50 = (int) get_local_id(0);
    i_51 = (int) l_49;
    if (i_50 == 0) {
        if (i_51 < 0) {
            i_52 = (-9);
        } else {
            i_53 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_51 < i_53) {
                l_54 = *((__global long *) (arg_fs + 16 + 192L));
                l_55 = ((long) (uint) i_51) << 3;
                i_56 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) l_55))));
                i_57 = (int) ((uint) i_56 + (uint) (-1));
                i_58 = (i_57 < 0) ? (-9) : i_57;
                if (i_58 < 0) {
                    i_52 = i_58;
                } else {
                    l_59 = *((__global long *) (arg_fs + 16 + 192L));
                    i_60 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_59 + (ulong) l_55)) + (ulong) 4L))));
                    if ((i_60 & 3) == 0) {
                        i_52 = (-9);
                    } else {
                        i_52 = i_58;
                    }
                }
            } else {
                i_52 = (-9);
            }
        }
        if (i_52 < 0) {
            l_61 = (long) i_52;
            l_62 = l_61;
        } else {
            if (l_5 < 0L) {
                l_62 = (-22L);
            } else {
                if (i_3 < 0) {
                    l_62 = (-22L);
                } else {
                    if ((l_4 + l_5) < 0L) {
                        l_62 = (-27L);
                    } else {
                        l_63 = *((__global long *) (arg_fs + 16 + 16L));
                        i_64 = (int) get_group_id(0);
                        l_65 = (long) i_64;
                        i_66 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_63 + (ulong) ((l_65 << 12) + (l_65 << 11)))) + (ulong) 1896L))));
                        if (i_66 == 0) {
                            l_62 = l_4;
                        } else {
                            l_62 = (-16L);
                        }
                    }
                }
            }
        }
    } else {
        l_62 = l_4;
    }
    l_67 = GALEFS_BROADCAST(l_62);
    i_68 = (int) l_67;
    i_69 = (i_68 < 1) ? i_68 : 1;
    i_70 = i_69;
    i_71 = 0;
    while (true) {
        if (!(i_70 == 1)) {
            break;
        }
        i_72 = *((__global int *) (arg_fs + 16 + 156L));
        l_73 = 1L << i_72;
        l_74 = l_5 + ((long) i_71);
        l_75 = (long) ((ulong) l_73 - (ulong) (l_74 & ((long) ((ulong) l_73 + (ulong) (-1L)))));
        i_76 = (int) ((uint) i_68 - (uint) i_71);
        if (l_75 < ((long) i_76)) {
            i_77 = (int) l_75;
            i_78 = i_77;
        } else {
            i_78 = i_76;
        }
        i_79 = (int) get_local_id(0);
        if (i_79 == 0) {
            l_80 = *((__global long *) (arg_fs + 16 + 16L));
            i_81 = (int) get_group_id(0);
            l_82 = (long) i_81;
            l_83 = (long) ((ulong) l_80 + (ulong) ((l_82 << 12) + (l_82 << 11)));
            l_84 = (long) ((ulong) l_83 + (ulong) 1864L);
            l_85 = *((__global long *) (arg_fs + 16 + l_84));
            l_86 = *((__global long *) (arg_fs + 16 + 8L));
            i_87 = 0;
            l_88 = 0L;
            while (true) {
                if (!(i_87 == 0)) {
                    break;
                }
                i_89 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_89 == 0) {
                    l_90 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_85 + (ulong) 128L)) - (ulong) l_90)) < 1025L) {
                        i_87 = 1;
                    } else {
                        if (l_88 < l_86) {
                            GALEFS_RELAX(l_88);
                            l_91 = (long) ((ulong) l_88 + (ulong) 1L);
                            l_88 = l_91;
                        } else {
                            i_87 = (-110);
                        }
                    }
                } else {
                    i_92 = (int) (0 - (uint) i_89);
                    i_87 = i_92;
                }
            }
            if (i_87 < 0) {
                l_93 = (long) i_87;
                l_94 = l_93;
            } else {
                l_95 = (long) ((ulong) l_85 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_95) & 1023)))))) = 0L;
                l_96 = (long) ((ulong) l_83 + (ulong) ((long) (uint) (((int) l_85) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 4;
                i_97 = (int) ((uint) ((int) (((long) ((ulong) l_85 + (ulong) ((long) ((ulong) (l_85 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L)))) = i_97;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = l_74;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = ((long) i_78);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_96)) = 64;
                *((__global long *) (arg_fs + 16 + l_84)) = l_95;
                GALEFS_FENCE();
                l_98 = *((__global long *) (arg_fs + 16 + 24L));
                i_99 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) i_99))))) = (char) 1;
                l_100 = *((__global long *) (arg_fs + 16 + 8L));
                l_101 = (long) ((ulong) l_83 + (ulong) 1792L);
                i_102 = 0;
                l_103 = 0L;
                while (true) {
                    if (!(i_102 == 0)) {
                        break;
                    }
                    i_104 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_105 = *((volatile __global int *) (arg_fs + 16 + l_101));
                    if (i_97 == i_105) {
                        i_102 = 1;
                    } else {
                        if (i_104 == 0) {
                            if (l_103 < l_100) {
                                GALEFS_RELAX(l_103);
                                l_106 = (long) ((ulong) l_103 + (ulong) 1L);
                                l_103 = l_106;
                            } else {
                                i_102 = (-110);
                            }
                        } else {
                            i_107 = (int) (0 - (uint) i_104);
                            i_102 = i_107;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_102 < 0) {
                    l_108 = (long) i_102;
                    l_94 = l_108;
                } else {
                    l_109 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1800L))));
                    l_94 = l_109;
                }
            }
            if (l_94 < 0L) {
                l_110 = l_94;
            } else {
                l_111 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1808L))));
                l_110 = l_111;
            }
            if (l_110 < 0L) {
                l_112 = l_110;
            } else {
                i_113 = *((__global int *) (arg_fs + 16 + 156L));
                l_114 = (long) ((ulong) (l_110 << i_113) + (ulong) (l_74 & ((long) ((ulong) (1L << i_113) + (ulong) (-1L)))));
                l_112 = l_114;
            }
        } else {
            l_112 = 0L;
        }
        l_115 = GALEFS_BROADCAST(l_112);
        if (l_115 < 0L) {
            i_116 = 0;
        } else {
            i_116 = i_78;
        }
        l_117 = *((__global long *) (arg_fs + 16 + 144L));
        l_118 = (l_115 < 0L) ? 0L : l_115;
        gale_copy((arg_scratch + 16 + l_74), (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) l_118))), i_116);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_119 = (int) get_local_id(0);
        if (i_119 == 0) {
            l_120 = *((__global long *) (arg_fs + 16 + 16L));
            i_121 = (int) get_group_id(0);
            l_122 = (long) i_121;
            l_123 = (long) ((ulong) l_120 + (ulong) ((l_122 << 12) + (l_122 << 11)));
            l_124 = (long) ((ulong) l_123 + (ulong) 1888L);
            l_125 = *((__global long *) (arg_fs + 16 + l_124));
            *((__global long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) ((long) i_116) + (ulong) l_125));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1856L)))) = 0;
            l_126 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1864L))));
            l_127 = (long) ((ulong) l_126 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_127 + (ulong) ((long) ((ulong) (l_127 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_128 = (int) ((uint) i_71 + (uint) i_116);
        if (l_115 < 0L) {
            i_129 = (int) l_115;
            i_70 = i_129;
            i_71 = i_128;
        } else {
            i_130 = (i_128 < i_68) ? 1 : 0;
            i_70 = i_130;
            i_71 = i_128;
        }
    }
    if (i_71 < 1) {
        i_131 = i_70;
    } else {
        i_131 = i_71;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_132 = (int) get_local_id(0);
    if (i_132 == 0) {
        l_133 = *((__global long *) (arg_fs + 16 + 16L));
        i_134 = (int) get_group_id(0);
        l_135 = (long) i_134;
        i_136 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_133 + (ulong) ((l_135 << 12) + (l_135 << 11)))) + (ulong) 1896L))));
        if (i_136 == 0) {
            l_137 = *((__global long *) (arg_fs + 16 + 16L));
            i_138 = (int) get_group_id(0);
            l_139 = (long) i_138;
            l_140 = (long) ((ulong) l_137 + (ulong) ((l_139 << 12) + (l_139 << 11)));
            l_141 = (long) ((ulong) l_140 + (ulong) 1864L);
            l_142 = *((__global long *) (arg_fs + 16 + l_141));
            l_143 = *((__global long *) (arg_fs + 16 + 8L));
            i_144 = 0;
            l_145 = 0L;
            while (true) {
                if (!(i_144 == 0)) {
                    break;
                }
                i_146 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_146 == 0) {
                    l_147 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_142 + (ulong) 128L)) - (ulong) l_147)) < 1025L) {
                        i_144 = 1;
                    } else {
                        if (l_145 < l_143) {
                            GALEFS_RELAX(l_145);
                            l_148 = (long) ((ulong) l_145 + (ulong) 1L);
                            l_145 = l_148;
                        } else {
                            i_144 = (-110);
                        }
                    }
                } else {
                    i_149 = (int) (0 - (uint) i_146);
                    i_144 = i_149;
                }
            }
            if (i_144 < 0) {
                l_150 = (long) i_144;
                l_151 = l_150;
            } else {
                l_152 = (long) ((ulong) l_142 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_152) & 1023)))))) = 0L;
                l_153 = (long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_142) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 4L)))) = 2;
                i_154 = (int) ((uint) ((int) (((long) ((ulong) l_142 + (ulong) ((long) ((ulong) (l_142 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 8L)))) = i_154;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_153)) = 64;
                *((__global long *) (arg_fs + 16 + l_141)) = l_152;
                GALEFS_FENCE();
                l_155 = *((__global long *) (arg_fs + 16 + 24L));
                i_156 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) i_156))))) = (char) 1;
                l_157 = *((__global long *) (arg_fs + 16 + 8L));
                l_158 = (long) ((ulong) l_140 + (ulong) 1792L);
                i_159 = 0;
                l_160 = 0L;
                while (true) {
                    if (!(i_159 == 0)) {
                        break;
                    }
                    i_161 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_162 = *((volatile __global int *) (arg_fs + 16 + l_158));
                    if (i_154 == i_162) {
                        i_159 = 1;
                    } else {
                        if (i_161 == 0) {
                            if (l_160 < l_157) {
                                GALEFS_RELAX(l_160);
                                l_163 = (long) ((ulong) l_160 + (ulong) 1L);
                                l_160 = l_163;
                            } else {
                                i_159 = (-110);
                            }
                        } else {
                            i_164 = (int) (0 - (uint) i_161);
                            i_159 = i_164;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_159 < 0) {
                    l_165 = (long) i_159;
                    l_151 = l_165;
                } else {
                    l_166 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1800L))));
                    l_151 = l_166;
                }
            }
        } else {
            l_151 = (-16L);
        }
    } else {
        l_151 = 0L;
    }
    l_167 = GALEFS_BROADCAST(l_151);
    i_168 = (int) get_local_id(0);
    if (i_168 == 0) {
        i_169 = (int) get_group_id(0);
        i_170 = (int) l_167;
        if (i_170 < 0) {
            l_171 = (long) i_170;
            l_172 = l_171;
        } else {
            l_173 = (long) i_131;
            l_172 = l_173;
        }
        *((__global long *) (arg_out + ((((long) i_169) << 3) + 16L))) = l_172;
    }
}
