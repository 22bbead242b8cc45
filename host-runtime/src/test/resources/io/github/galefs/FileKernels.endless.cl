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

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_40;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_41, i_42, i_43, i_44, i_46, i_47, i_48, i_52, i_53, i_55, i_56, i_57, i_59, i_61, i_63, i_65, i_72, i_75, i_76, i_77, i_79, i_80, i_81, i_83, i_84, i_85, i_88, i_90, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_102, i_104, i_105, i_108, i_112, i_118, i_120, i_123, i_128, i_130, i_133, i_135, i_136, i_138, i_146, i_147, i_150, i_152, i_154, i_161, i_162, i_163;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_45, l_49, l_50, l_51, l_54, l_58, l_60, l_62, l_64, l_66, l_67, l_68, l_69, l_70, l_71, l_73, l_74, l_78, l_82, l_86, l_87, l_89, l_91, l_93, l_100, l_101, l_103, l_106, l_107, l_109, l_110, l_111, l_113, l_114, l_115, l_116, l_117, l_119, l_121, l_122, l_124, l_125, l_126, l_127, l_129, l_131, l_132, l_134, l_137, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_148, l_149, l_151, l_153, l_155, l_156, l_157, l_158, l_159, l_160;
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
    ul_40 = arg_data + 16L;
    i_41 = 1;
    while (true) {
        if (i_41 < 1) {
            break;
        }
        i_42 = 1;
        i_43 = 0;
        while (true) {
            if (!(i_42 == 1)) {
                break;
            }
            i_44 = (int) get_local_id(0);
            l_45 = (long) i_43;
            if (i_44 == 0) {
                i_46 = *((volatile __global int *) (arg_fs + 16 + 64L));
                i_47 = (int) (0 - (uint) i_46);
                i_48 = (int) l_39;
                l_49 = ((long) i_48) << 3;
                if (i_47 < 0) {
                    l_50 = (long) i_47;
                    l_51 = l_50;
                } else {
                    if (i_48 < 0) {
                        i_52 = (-9);
                    } else {
                        i_53 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_48 < i_53) {
                            l_54 = *((__global long *) (arg_fs + 16 + 192L));
                            i_55 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) l_49))));
                            i_56 = (int) ((uint) i_55 + (uint) (-1));
                            i_57 = (i_56 < 0) ? (-9) : i_56;
                            if (i_57 < 0) {
                                i_52 = i_57;
                            } else {
                                l_58 = *((__global long *) (arg_fs + 16 + 192L));
                                i_59 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) l_49)) + (ulong) 4L))));
                                if ((i_59 & 3) == 1) {
                                    i_52 = (-9);
                                } else {
                                    i_52 = i_57;
                                }
                            }
                        } else {
                            i_52 = (-9);
                        }
                    }
                    l_60 = (long) i_52;
                    if (i_52 < 0) {
                        l_51 = l_60;
                    } else {
                        if (l_45 < 0L) {
                            l_51 = (-22L);
                        } else {
                            i_61 = (int) ((uint) 64 - (uint) i_43);
                            if (i_61 < 0) {
                                l_51 = (-22L);
                            } else {
                                l_62 = *((__global long *) (arg_fs + 16 + 16L));
                                i_63 = (int) get_group_id(0);
                                l_64 = (long) i_63;
                                i_65 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_62 + (ulong) ((l_64 << 12) + (l_64 << 11)))) + (ulong) 1896L))));
                                if (i_65 == 0) {
                                    l_66 = *((__global long *) (arg_fs + 16 + 200L));
                                    l_67 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (l_60 << 6)))));
                                    l_68 = (long) ((ulong) l_67 - (ulong) l_45);
                                    if (l_68 < 1L) {
                                        l_51 = 0L;
                                    } else {
                                        l_69 = (long) (uint) i_61;
                                        l_70 = (l_68 < l_69) ? l_68 : l_69;
                                        l_51 = l_70;
                                    }
                                } else {
                                    l_51 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_51 < 1L) {
                    l_71 = l_51;
                } else {
                    i_72 = *((__global int *) (arg_fs + 16 + 156L));
                    l_73 = 1L << i_72;
                    l_74 = (long) ((ulong) l_73 - (ulong) (l_45 & ((long) ((ulong) l_73 + (ulong) (-1L)))));
                    if (l_74 < l_51) {
                        i_75 = (int) l_74;
                        i_76 = i_75;
                    } else {
                        i_77 = (int) l_51;
                        i_76 = i_77;
                    }
                    l_78 = *((__global long *) (arg_fs + 16 + 16L));
                    i_79 = (int) get_group_id(0);
                    if (i_48 < 0) {
                        i_80 = (-9);
                    } else {
                        i_81 = *((__global int *) (arg_fs + 16 + 208L));
                        if (i_48 < i_81) {
                            l_82 = *((__global long *) (arg_fs + 16 + 192L));
                            i_83 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) l_49))));
                            i_84 = (int) ((uint) i_83 + (uint) (-1));
                            i_85 = (i_84 < 0) ? (-9) : i_84;
                            i_80 = i_85;
                        } else {
                            i_80 = (-9);
                        }
                    }
                    l_86 = (long) i_80;
                    if (i_80 < 0) {
                        l_87 = l_86;
                    } else {
                        i_88 = *((__global int *) (arg_fs + 16 + 156L));
                        l_89 = *((__global long *) (arg_fs + 16 + 200L));
                        i_90 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_86 << 6))) + (ulong) 8L))));
                        l_91 = *((__global long *) (arg_fs + 16 + 128L));
                        i_92 = *((__global int *) (arg_fs + 16 + 152L));
                        l_93 = l_45 >> i_88;
                        i_94 = i_92 & ((int) (((long) ((ulong) ((long) ((ulong) l_93 + (ulong) (((long) i_90) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_95 = i_94;
                        i_96 = 0;
                        i_97 = (-2);
                        while (true) {
                            if (!(i_97 == (-2))) {
                                break;
                            }
                            i_98 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) (((long) i_95) << 2)))));
                            i_99 = (int) ((uint) i_98 + (uint) (-1));
                            if (i_99 < 0) {
                                i_97 = (-1);
                            } else {
                                l_100 = *((__global long *) (arg_fs + 16 + 136L));
                                l_101 = (long) ((ulong) l_100 + (ulong) (((long) (uint) i_99) << 4));
                                i_102 = *((volatile __global int *) (arg_fs + 16 + l_101));
                                l_103 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 8L))));
                                if ((!(i_90 == i_102)) || (!(l_93 == l_103))) {
                                    if (i_92 == i_96) {
                                        i_97 = (-1);
                                    } else {
                                        i_104 = (int) ((uint) i_96 + (uint) 1);
                                        i_105 = i_92 & ((int) ((uint) i_95 + (uint) 1));
                                        i_95 = i_105;
                                        i_96 = i_104;
                                    }
                                } else {
                                    i_97 = i_99;
                                }
                            }
                        }
                        l_106 = (long) i_79;
                        l_107 = (long) ((ulong) l_78 + (ulong) ((l_106 << 12) + (l_106 << 11)));
                        if (i_97 < 0) {
                            i_108 = (-1);
                        } else {
                            l_109 = (long) ((ulong) l_107 + (ulong) 1856L);
                            *((volatile __global int *) (arg_fs + 16 + l_109)) = ((int) ((uint) i_97 + (uint) 1));
                            GALEFS_FENCE();
                            l_110 = *((__global long *) (arg_fs + 16 + 136L));
                            l_111 = (long) ((ulong) l_110 + (ulong) (((long) (uint) i_97) << 4));
                            i_112 = *((volatile __global int *) (arg_fs + 16 + l_111));
                            l_113 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 8L))));
                            if ((!(i_90 == i_112)) || (!(l_93 == l_113))) {
                                *((volatile __global int *) (arg_fs + 16 + l_109)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_90 == i_112)) || (!(l_93 == l_113))) {
                                i_108 = (-1);
                            } else {
                                i_108 = i_97;
                            }
                        }
                        l_114 = (long) i_108;
                        if (l_114 == (-1L)) {
                            l_115 = (long) ((ulong) l_107 + (ulong) 1864L);
                            l_116 = *((__global long *) (arg_fs + 16 + l_115));
                            l_117 = *((__global long *) (arg_fs + 16 + 8L));
                            i_118 = 0;
                            l_119 = 0L;
                            while (true) {
                                if (!(i_118 == 0)) {
                                    break;
                                }
                                i_120 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                if (i_120 == 0) {
                                    l_121 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 1408L))));
                                    if (((long) ((ulong) ((long) ((ulong) l_116 + (ulong) 128L)) - (ulong) l_121)) < 1025L) {
                                        i_118 = 1;
                                    } else {
                                        if (l_119 < l_117) {
                                            GALEFS_RELAX(l_119);
                                            l_122 = (long) ((ulong) l_119 + (ulong) 1L);
                                            l_119 = l_122;
                                        } else {
                                            i_118 = (-110);
                                        }
                                    }
                                } else {
                                    i_123 = (int) (0 - (uint) i_120);
                                    i_118 = i_123;
                                }
                            }
                            if (i_118 < 0) {
                                l_124 = (long) i_118;
                                l_125 = l_124;
                            } else {
                                l_126 = (long) ((ulong) l_116 + (ulong) 64L);
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((long) (uint) (((int) l_126) & 1023)))))) = 0L;
                                l_127 = (long) ((ulong) l_107 + (ulong) ((long) (uint) (((int) l_116) & 1023)));
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 4L)))) = 3;
                                i_128 = (int) ((uint) ((int) (((long) ((ulong) l_116 + (ulong) ((long) ((ulong) (l_116 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 8L)))) = i_128;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 12L)))) = i_48;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 16L)))) = l_45;
                                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 24L)))) = l_51;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 32L)))) = 0;
                                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global int *) (arg_fs + 16 + l_127)) = 64;
                                *((__global long *) (arg_fs + 16 + l_115)) = l_126;
                                GALEFS_FENCE();
                                l_129 = *((__global long *) (arg_fs + 16 + 24L));
                                i_130 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) ((long) i_130))))) = (char) 1;
                                l_131 = *((__global long *) (arg_fs + 16 + 8L));
                                l_132 = (long) ((ulong) l_107 + (ulong) 1792L);
                                i_133 = 0;
                                l_134 = 0L;
                                while (true) {
                                    if (!(i_133 == 0)) {
                                        break;
                                    }
                                    i_135 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                    i_136 = *((volatile __global int *) (arg_fs + 16 + l_132));
                                    if (i_128 == i_136) {
                                        i_133 = 1;
                                    } else {
                                        if (i_135 == 0) {
                                            if (l_134 < l_131) {
                                                GALEFS_RELAX(l_134);
                                                l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                                                l_134 = l_137;
                                            } else {
                                                i_133 = (-110);
                                            }
                                        } else {
                                            i_138 = (int) (0 - (uint) i_135);
                                            i_133 = i_138;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_133 < 0) {
                                    l_139 = (long) i_133;
                                    l_125 = l_139;
                                } else {
                                    l_140 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 1800L))));
                                    l_125 = l_140;
                                }
                            }
                            if (l_125 < 0L) {
                                l_87 = l_125;
                            } else {
                                l_141 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 1808L))));
                                l_87 = l_141;
                            }
                        } else {
                            l_142 = (long) ((ulong) l_107 + (ulong) 1872L);
                            l_143 = *((__global long *) (arg_fs + 16 + l_142));
                            *((__global long *) (arg_fs + 16 + l_142)) = ((long) ((ulong) l_143 + (ulong) 1L));
                            l_87 = l_114;
                        }
                    }
                    if (l_87 < 0L) {
                        l_71 = l_87;
                    } else {
                        l_144 = (l_87 << 32) | ((long) i_76);
                        l_71 = l_144;
                    }
                }
            } else {
                l_71 = 0L;
            }
            l_145 = GALEFS_BROADCAST(l_71);
            i_146 = (int) l_145;
            if (l_145 < 0L) {
                i_147 = 0;
            } else {
                i_147 = i_146;
            }
            if (l_145 < 0L) {
                l_148 = 0L;
            } else {
                l_149 = (long) ((ulong) l_145 >> 32);
                l_148 = l_149;
            }
            i_150 = *((__global int *) (arg_fs + 16 + 156L));
            l_151 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_151 + (ulong) (l_148 << i_150))) + (ulong) (l_45 & ((long) ((ulong) (1L << i_150) + (ulong) (-1L))))))), (arg_data + 16 + (l_45 + 4L)), i_147);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_152 = (int) get_local_id(0);
            if (i_152 == 0) {
                l_153 = *((__global long *) (arg_fs + 16 + 16L));
                i_154 = (int) get_group_id(0);
                l_155 = (long) i_154;
                l_156 = (long) ((ulong) l_153 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                l_157 = (long) ((ulong) l_156 + (ulong) 1880L);
                l_158 = *((__global long *) (arg_fs + 16 + l_157));
                *((__global long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) ((long) i_147) + (ulong) l_158));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1856L)))) = 0;
                l_159 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1864L))));
                l_160 = (long) ((ulong) l_159 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_160 + (ulong) ((long) ((ulong) (l_160 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_161 = (int) ((uint) i_43 + (uint) i_147);
            if (l_145 < 0L) {
                i_42 = i_146;
                i_43 = i_161;
            } else {
                i_162 = ((i_147 < 1) || (!(i_161 < 64))) ? 0 : 1;
                i_42 = i_162;
                i_43 = i_161;
            }
        }
        if (i_43 < 1) {
            i_163 = i_42;
        } else {
            i_163 = i_43;
        }
        *((__global int *) ul_40) = i_163;
        i_41 = i_163;
    }
}
