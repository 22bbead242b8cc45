// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
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

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_45, i_46, i_47, i_50, i_51, i_54, i_55, i_56, i_58, i_59, i_64, i_66, i_68, i_71, i_72, i_74, i_80, i_82, i_85, i_91, i_93, i_96, i_98, i_99, i_101, i_108, i_109, i_112, i_114, i_116, i_123, i_124, i_125, i_126, i_128, i_130, i_132, i_138, i_140, i_143, i_148, i_150, i_153, i_155, i_156, i_158, i_162;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_48, l_49, l_52, l_53, l_57, l_60, l_61, l_62, l_63, l_65, l_67, l_69, l_70, l_73, l_75, l_76, l_77, l_78, l_79, l_81, l_83, l_84, l_86, l_87, l_88, l_89, l_90, l_92, l_94, l_95, l_97, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_110, l_111, l_113, l_115, l_117, l_118, l_119, l_120, l_121, l_122, l_127, l_129, l_131, l_133, l_134, l_135, l_136, l_137, l_139, l_141, l_142, l_144, l_145, l_146, l_147, l_149, l_151, l_152, l_154, l_157, l_159, l_160, l_161, l_163, l_164;
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
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 32L)))) = 65;
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
    l_40 = *((__global long *) (arg_args + 16L));
    l_41 = *((__global long *) (arg_args + 24L));
    i_42 = (int) l_41;
    i_43 = (int) l_39;
    l_44 = (long) i_43;
    i_45 = 1;
    i_46 = 0;
    while (true) {
        if (!(i_45 == 1)) {
            break;
        }
        i_47 = (int) get_local_id(0);
        l_48 = (long) i_46;
        l_49 = (long) ((ulong) l_48 + (ulong) l_40);
        if (i_47 == 0) {
            if (i_43 < 0) {
                i_50 = (-9);
            } else {
                i_51 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_43 < i_51) {
                    l_52 = *((__global long *) (arg_fs + 16 + 192L));
                    l_53 = l_44 << 3;
                    i_54 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_53))));
                    i_55 = (int) ((uint) i_54 + (uint) (-1));
                    i_56 = (i_55 < 0) ? (-9) : i_55;
                    if (i_56 < 0) {
                        i_50 = i_56;
                    } else {
                        l_57 = *((__global long *) (arg_fs + 16 + 192L));
                        i_58 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) l_53)) + (ulong) 4L))));
                        if ((i_58 & 3) == 0) {
                            i_50 = (-9);
                        } else {
                            i_50 = i_56;
                        }
                    }
                } else {
                    i_50 = (-9);
                }
            }
            i_59 = (int) ((uint) i_42 - (uint) i_46);
            l_60 = (long) i_59;
            if (i_50 < 0) {
                l_61 = (long) i_50;
                l_62 = l_61;
            } else {
                if (l_49 < 0L) {
                    l_62 = (-22L);
                } else {
                    if (i_59 < 0) {
                        l_62 = (-22L);
                    } else {
                        if (((long) ((ulong) l_49 + (ulong) l_60)) < 0L) {
                            l_62 = (-27L);
                        } else {
                            l_63 = *((__global long *) (arg_fs + 16 + 16L));
                            i_64 = (int) get_group_id(0);
                            l_65 = (long) i_64;
                            i_66 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_63 + (ulong) ((l_65 << 12) + (l_65 << 11)))) + (ulong) 1896L))));
                            if (i_66 == 0) {
                                l_62 = l_60;
                            } else {
                                l_62 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_62 < 1L) {
                l_67 = l_62;
            } else {
                i_68 = *((__global int *) (arg_fs + 16 + 156L));
                l_69 = 1L << i_68;
                l_70 = (long) ((ulong) l_69 - (ulong) (l_49 & ((long) ((ulong) l_69 + (ulong) (-1L)))));
                if (l_70 < l_60) {
                    i_71 = (int) l_70;
                    i_72 = i_71;
                } else {
                    i_72 = i_59;
                }
                l_73 = *((__global long *) (arg_fs + 16 + 16L));
                i_74 = (int) get_group_id(0);
                l_75 = (long) i_74;
                l_76 = (long) ((ulong) l_73 + (ulong) ((l_75 << 12) + (l_75 << 11)));
                l_77 = (long) ((ulong) l_76 + (ulong) 1864L);
                l_78 = *((__global long *) (arg_fs + 16 + l_77));
                l_79 = *((__global long *) (arg_fs + 16 + 8L));
                i_80 = 0;
                l_81 = 0L;
                while (true) {
                    if (!(i_80 == 0)) {
                        break;
                    }
                    i_82 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_82 == 0) {
                        l_83 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_78 + (ulong) 128L)) - (ulong) l_83)) < 1025L) {
                            i_80 = 1;
                        } else {
                            if (l_81 < l_79) {
                                GALEFS_RELAX(l_81);
                                l_84 = (long) ((ulong) l_81 + (ulong) 1L);
                                l_81 = l_84;
                            } else {
                                i_80 = (-110);
                            }
                        }
                    } else {
                        i_85 = (int) (0 - (uint) i_82);
                        i_80 = i_85;
                    }
                }
                l_86 = (long) i_72;
                if (i_80 < 0) {
                    l_87 = (long) i_80;
                    l_88 = l_87;
                } else {
                    l_89 = (long) ((ulong) l_78 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) (uint) (((int) l_89) & 1023)))))) = 0L;
                    l_90 = (long) ((ulong) l_76 + (ulong) ((long) (uint) (((int) l_78) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 4L)))) = 4;
                    i_91 = (int) ((uint) ((int) (((long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_78 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 8L)))) = i_91;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 12L)))) = i_43;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 16L)))) = l_49;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 24L)))) = l_86;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_90)) = 64;
                    *((__global long *) (arg_fs + 16 + l_77)) = l_89;
                    GALEFS_FENCE();
                    l_92 = *((__global long *) (arg_fs + 16 + 24L));
                    i_93 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) i_93))))) = (char) 1;
                    l_94 = *((__global long *) (arg_fs + 16 + 8L));
                    l_95 = (long) ((ulong) l_76 + (ulong) 1792L);
                    i_96 = 0;
                    l_97 = 0L;
                    while (true) {
                        if (!(i_96 == 0)) {
                            break;
                        }
                        i_98 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_99 = *((volatile __global int *) (arg_fs + 16 + l_95));
                        if (i_91 == i_99) {
                            i_96 = 1;
                        } else {
                            if (i_98 == 0) {
                                if (l_97 < l_94) {
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
                    GALEFS_FENCE();
                    if (i_96 < 0) {
                        l_102 = (long) i_96;
                        l_88 = l_102;
                    } else {
                        l_103 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1800L))));
                        l_88 = l_103;
                    }
                }
                if (l_88 < 0L) {
                    l_104 = l_88;
                } else {
                    l_105 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1808L))));
                    l_104 = l_105;
                }
                if (l_104 < 0L) {
                    l_67 = l_104;
                } else {
                    l_106 = l_86 | (l_104 << 32);
                    l_67 = l_106;
                }
            }
        } else {
            l_67 = 0L;
        }
        l_107 = GALEFS_BROADCAST(l_67);
        i_108 = (int) l_107;
        if (l_107 < 0L) {
            i_109 = 0;
        } else {
            i_109 = i_108;
        }
        if (l_107 < 0L) {
            l_110 = 0L;
        } else {
            l_111 = (long) ((ulong) l_107 >> 32);
            l_110 = l_111;
        }
        i_112 = *((__global int *) (arg_fs + 16 + 156L));
        l_113 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_48), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (l_110 << i_112))) + (ulong) (l_49 & ((long) ((ulong) (1L << i_112) + (ulong) (-1L))))))), i_109);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_114 = (int) get_local_id(0);
        if (i_114 == 0) {
            l_115 = *((__global long *) (arg_fs + 16 + 16L));
            i_116 = (int) get_group_id(0);
            l_117 = (long) i_116;
            l_118 = (long) ((ulong) l_115 + (ulong) ((l_117 << 12) + (l_117 << 11)));
            l_119 = (long) ((ulong) l_118 + (ulong) 1888L);
            l_120 = *((__global long *) (arg_fs + 16 + l_119));
            *((__global long *) (arg_fs + 16 + l_119)) = ((long) ((ulong) ((long) i_109) + (ulong) l_120));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1856L)))) = 0;
            l_121 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1864L))));
            l_122 = (long) ((ulong) l_121 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_122 + (ulong) ((long) ((ulong) (l_122 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_123 = (int) ((uint) i_46 + (uint) i_109);
        if (l_107 < 0L) {
            i_45 = i_108;
            i_46 = i_123;
        } else {
            i_124 = ((i_109 < 1) || (!(i_123 < i_42))) ? 0 : 1;
            i_45 = i_124;
            i_46 = i_123;
        }
    }
    if (i_46 < 1) {
        i_125 = i_45;
    } else {
        i_125 = i_46;
    }
    i_126 = (int) get_local_id(0);
    if (i_126 == 0) {
        l_127 = *((__global long *) (arg_fs + 16 + 16L));
        i_128 = (int) get_group_id(0);
        l_129 = (long) i_128;
        i_130 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_127 + (ulong) ((l_129 << 12) + (l_129 << 11)))) + (ulong) 1896L))));
        if (i_130 == 0) {
            l_131 = *((__global long *) (arg_fs + 16 + 16L));
            i_132 = (int) get_group_id(0);
            l_133 = (long) i_132;
            l_134 = (long) ((ulong) l_131 + (ulong) ((l_133 << 12) + (l_133 << 11)));
            l_135 = (long) ((ulong) l_134 + (ulong) 1864L);
            l_136 = *((__global long *) (arg_fs + 16 + l_135));
            l_137 = *((__global long *) (arg_fs + 16 + 8L));
            i_138 = 0;
            l_139 = 0L;
            while (true) {
                if (!(i_138 == 0)) {
                    break;
                }
                i_140 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_140 == 0) {
                    l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_136 + (ulong) 128L)) - (ulong) l_141)) < 1025L) {
                        i_138 = 1;
                    } else {
                        if (l_139 < l_137) {
                            GALEFS_RELAX(l_139);
                            l_142 = (long) ((ulong) l_139 + (ulong) 1L);
                            l_139 = l_142;
                        } else {
                            i_138 = (-110);
                        }
                    }
                } else {
                    i_143 = (int) (0 - (uint) i_140);
                    i_138 = i_143;
                }
            }
            if (i_138 < 0) {
                l_144 = (long) i_138;
                l_145 = l_144;
            } else {
                l_146 = (long) ((ulong) l_136 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) ((long) (uint) (((int) l_146) & 1023)))))) = 0L;
                l_147 = (long) ((ulong) l_134 + (ulong) ((long) (uint) (((int) l_136) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 4L)))) = 2;
                i_148 = (int) ((uint) ((int) (((long) ((ulong) l_136 + (ulong) ((long) ((ulong) (l_136 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 8L)))) = i_148;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 12L)))) = i_43;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_147)) = 64;
                *((__global long *) (arg_fs + 16 + l_135)) = l_146;
                GALEFS_FENCE();
                l_149 = *((__global long *) (arg_fs + 16 + 24L));
                i_150 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) ((long) i_150))))) = (char) 1;
                l_151 = *((__global long *) (arg_fs + 16 + 8L));
                l_152 = (long) ((ulong) l_134 + (ulong) 1792L);
                i_153 = 0;
                l_154 = 0L;
                while (true) {
                    if (!(i_153 == 0)) {
                        break;
                    }
                    i_155 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_156 = *((volatile __global int *) (arg_fs + 16 + l_152));
                    if (i_148 == i_156) {
                        i_153 = 1;
                    } else {
                        if (i_155 == 0) {
                            if (l_154 < l_151) {
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
                    l_160 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 1800L))));
                    l_145 = l_160;
                }
            }
        } else {
            l_145 = (-16L);
        }
    } else {
        l_145 = 0L;
    }
    l_161 = GALEFS_BROADCAST(l_145);
    i_162 = (int) get_global_id(0);
    if (i_162 == 0) {
        if (i_43 < 0) {
            l_163 = l_44;
        } else {
            l_164 = (long) i_125;
            l_163 = l_164;
        }
        *((__global long *) (arg_out + 16L)) = l_163;
        *((__global long *) (arg_out + 24L)) = ((long) ((int) l_161));
    }
}
