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
// source SHA-256: 78ef24f75580cc2ae129fb1f14e179e901c100756ffcc2e6b7448f3e31b0698e

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
    int i_1, i_2, i_3, i_6, i_7, i_8, i_9, i_10, i_12, i_14, i_16, i_20, i_21, i_22, i_26, i_28, i_31, i_36, i_38, i_41, i_43, i_44, i_46, i_50, i_51, i_52, i_53, i_56, i_57, i_58, i_60, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_76, i_77, i_78, i_79, i_82, i_88, i_90, i_93, i_98, i_100, i_103, i_105, i_106, i_108, i_114, i_117, i_119, i_120, i_121, i_123, i_130, i_131, i_133, i_135, i_137, i_143, i_145, i_148, i_153, i_155, i_158, i_160, i_161, i_163, i_167, i_168, i_169;
    long l_0, l_4, l_5, l_11, l_13, l_15, l_17, l_18, l_19, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_33, l_34, l_35, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_54, l_55, l_59, l_61, l_62, l_63, l_65, l_67, l_73, l_74, l_75, l_80, l_81, l_83, l_84, l_85, l_86, l_87, l_89, l_91, l_92, l_94, l_95, l_96, l_97, l_99, l_101, l_102, l_104, l_107, l_109, l_110, l_111, l_112, l_113, l_115, l_116, l_118, l_122, l_124, l_125, l_126, l_127, l_128, l_129, l_132, l_134, l_136, l_138, l_139, l_140, l_141, l_142, l_144, l_146, l_147, l_149, l_150, l_151, l_152, l_154, l_156, l_157, l_159, l_162, l_164, l_165, l_166, l_170, l_171, l_172;
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
        l_80 = (long) i_78;
        if (i_79 == 0) {
            l_81 = *((__global long *) (arg_fs + 16 + 16L));
            i_82 = (int) get_group_id(0);
            l_83 = (long) i_82;
            l_84 = (long) ((ulong) l_81 + (ulong) ((l_83 << 12) + (l_83 << 11)));
            l_85 = (long) ((ulong) l_84 + (ulong) 1864L);
            l_86 = *((__global long *) (arg_fs + 16 + l_85));
            l_87 = *((__global long *) (arg_fs + 16 + 8L));
            i_88 = 0;
            l_89 = 0L;
            while (true) {
                if (!(i_88 == 0)) {
                    break;
                }
                i_90 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_90 == 0) {
                    l_91 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_86 + (ulong) 128L)) - (ulong) l_91)) < 1025L) {
                        i_88 = 1;
                    } else {
                        if (l_89 < l_87) {
                            l_92 = (long) ((ulong) l_89 + (ulong) 1L);
                            l_89 = l_92;
                        } else {
                            i_88 = (-110);
                        }
                    }
                } else {
                    i_93 = (int) (0 - (uint) i_90);
                    i_88 = i_93;
                }
            }
            if (i_88 < 0) {
                l_94 = (long) i_88;
                l_95 = l_94;
            } else {
                l_96 = (long) ((ulong) l_86 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_96) & 1023)))))) = 0L;
                l_97 = (long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_86) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 4;
                i_98 = (int) ((uint) ((int) (((long) ((ulong) l_86 + (ulong) ((long) ((ulong) (l_86 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 8L)))) = i_98;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_74;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = l_80;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_97)) = 64;
                *((__global long *) (arg_fs + 16 + l_85)) = l_96;
                GALEFS_FENCE();
                l_99 = *((__global long *) (arg_fs + 16 + 24L));
                i_100 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) i_100))))) = (char) 1;
                l_101 = *((__global long *) (arg_fs + 16 + 8L));
                l_102 = (long) ((ulong) l_84 + (ulong) 1792L);
                i_103 = 0;
                l_104 = 0L;
                while (true) {
                    if (!(i_103 == 0)) {
                        break;
                    }
                    i_105 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_106 = *((volatile __global int *) (arg_fs + 16 + l_102));
                    if (i_98 == i_106) {
                        i_103 = 1;
                    } else {
                        if (i_105 == 0) {
                            if (l_104 < l_101) {
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
                    l_110 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1800L))));
                    l_95 = l_110;
                }
            }
            if (l_95 < 0L) {
                l_111 = l_95;
            } else {
                l_112 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1808L))));
                l_111 = l_112;
            }
            if (l_111 < 0L) {
                l_113 = l_111;
            } else {
                i_114 = *((__global int *) (arg_fs + 16 + 156L));
                l_115 = (long) ((ulong) (l_111 << i_114) + (ulong) (l_74 & ((long) ((ulong) (1L << i_114) + (ulong) (-1L)))));
                l_113 = l_115;
            }
        } else {
            l_113 = 0L;
        }
        l_116 = GALEFS_BROADCAST(l_113);
        if (l_116 < 0L) {
            i_117 = (int) l_116;
            i_70 = i_117;
        } else {
            l_118 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_scratch + 16 + l_74), (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) l_118))), i_78);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_119 = (int) get_local_id(0);
            i_120 = (int) ((uint) i_71 + (uint) i_78);
            i_121 = (i_120 < i_68) ? 1 : 0;
            if (i_119 == 0) {
                l_122 = *((__global long *) (arg_fs + 16 + 16L));
                i_123 = (int) get_group_id(0);
                l_124 = (long) i_123;
                l_125 = (long) ((ulong) l_122 + (ulong) ((l_124 << 12) + (l_124 << 11)));
                l_126 = (long) ((ulong) l_125 + (ulong) 1888L);
                l_127 = *((__global long *) (arg_fs + 16 + l_126));
                *((__global long *) (arg_fs + 16 + l_126)) = ((long) ((ulong) l_80 + (ulong) l_127));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1856L)))) = 0;
                l_128 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1864L))));
                l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_70 = i_121;
                i_71 = i_120;
            } else {
                i_70 = i_121;
                i_71 = i_120;
            }
        }
    }
    if (i_71 < 1) {
        i_130 = i_70;
    } else {
        i_130 = i_71;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_131 = (int) get_local_id(0);
    if (i_131 == 0) {
        l_132 = *((__global long *) (arg_fs + 16 + 16L));
        i_133 = (int) get_group_id(0);
        l_134 = (long) i_133;
        i_135 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1896L))));
        if (i_135 == 0) {
            l_136 = *((__global long *) (arg_fs + 16 + 16L));
            i_137 = (int) get_group_id(0);
            l_138 = (long) i_137;
            l_139 = (long) ((ulong) l_136 + (ulong) ((l_138 << 12) + (l_138 << 11)));
            l_140 = (long) ((ulong) l_139 + (ulong) 1864L);
            l_141 = *((__global long *) (arg_fs + 16 + l_140));
            l_142 = *((__global long *) (arg_fs + 16 + 8L));
            i_143 = 0;
            l_144 = 0L;
            while (true) {
                if (!(i_143 == 0)) {
                    break;
                }
                i_145 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_145 == 0) {
                    l_146 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_141 + (ulong) 128L)) - (ulong) l_146)) < 1025L) {
                        i_143 = 1;
                    } else {
                        if (l_144 < l_142) {
                            l_147 = (long) ((ulong) l_144 + (ulong) 1L);
                            l_144 = l_147;
                        } else {
                            i_143 = (-110);
                        }
                    }
                } else {
                    i_148 = (int) (0 - (uint) i_145);
                    i_143 = i_148;
                }
            }
            if (i_143 < 0) {
                l_149 = (long) i_143;
                l_150 = l_149;
            } else {
                l_151 = (long) ((ulong) l_141 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) ((long) (uint) (((int) l_151) & 1023)))))) = 0L;
                l_152 = (long) ((ulong) l_139 + (ulong) ((long) (uint) (((int) l_141) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 4L)))) = 2;
                i_153 = (int) ((uint) ((int) (((long) ((ulong) l_141 + (ulong) ((long) ((ulong) (l_141 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 8L)))) = i_153;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 12L)))) = i_51;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_152)) = 64;
                *((__global long *) (arg_fs + 16 + l_140)) = l_151;
                GALEFS_FENCE();
                l_154 = *((__global long *) (arg_fs + 16 + 24L));
                i_155 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) ((long) i_155))))) = (char) 1;
                l_156 = *((__global long *) (arg_fs + 16 + 8L));
                l_157 = (long) ((ulong) l_139 + (ulong) 1792L);
                i_158 = 0;
                l_159 = 0L;
                while (true) {
                    if (!(i_158 == 0)) {
                        break;
                    }
                    i_160 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_161 = *((volatile __global int *) (arg_fs + 16 + l_157));
                    if (i_153 == i_161) {
                        i_158 = 1;
                    } else {
                        if (i_160 == 0) {
                            if (l_159 < l_156) {
                                l_162 = (long) ((ulong) l_159 + (ulong) 1L);
                                l_159 = l_162;
                            } else {
                                i_158 = (-110);
                            }
                        } else {
                            i_163 = (int) (0 - (uint) i_160);
                            i_158 = i_163;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_158 < 0) {
                    l_164 = (long) i_158;
                    l_150 = l_164;
                } else {
                    l_165 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1800L))));
                    l_150 = l_165;
                }
            }
        } else {
            l_150 = (-16L);
        }
    } else {
        l_150 = 0L;
    }
    l_166 = GALEFS_BROADCAST(l_150);
    i_167 = (int) get_local_id(0);
    if (i_167 == 0) {
        i_168 = (int) get_group_id(0);
        i_169 = (int) l_166;
        if (i_169 < 0) {
            l_170 = (long) i_169;
            l_171 = l_170;
        } else {
            l_172 = (long) i_130;
            l_171 = l_172;
        }
        *((__global long *) (arg_out + ((((long) i_168) << 3) + 16L))) = l_171;
    }
}
