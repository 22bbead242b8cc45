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

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_45, i_47, i_48, i_51, i_52, i_53, i_55, i_59, i_61, i_63, i_64, i_65, i_66, i_67, i_72, i_73, i_74, i_75, i_78, i_84, i_86, i_89, i_94, i_96, i_99, i_101, i_102, i_104, i_110, i_113, i_115, i_116, i_117, i_119, i_126, i_127, i_129, i_131, i_133, i_139, i_141, i_144, i_149, i_151, i_154, i_156, i_157, i_159, i_163;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_46, l_49, l_50, l_54, l_56, l_57, l_58, l_60, l_62, l_68, l_69, l_70, l_71, l_76, l_77, l_79, l_80, l_81, l_82, l_83, l_85, l_87, l_88, l_90, l_91, l_92, l_93, l_95, l_97, l_98, l_100, l_103, l_105, l_106, l_107, l_108, l_109, l_111, l_112, l_114, l_118, l_120, l_121, l_122, l_123, l_124, l_125, l_128, l_130, l_132, l_134, l_135, l_136, l_137, l_138, l_140, l_142, l_143, l_145, l_146, l_147, l_148, l_150, l_152, l_153, l_155, l_158, l_160, l_161, l_162, l_164, l_165;
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
    i_42 = (int) get_local_id(0);
    i_43 = (int) l_41;
    l_44 = (long) i_43;
    i_45 = (int) l_39;
    l_46 = (long) i_45;
    if (i_42 == 0) {
        if (i_45 < 0) {
            i_47 = (-9);
        } else {
            i_48 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_45 < i_48) {
                l_49 = *((__global long *) (arg_fs + 16 + 192L));
                l_50 = l_46 << 3;
                i_51 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) l_50))));
                i_52 = (int) ((uint) i_51 + (uint) (-1));
                i_53 = (i_52 < 0) ? (-9) : i_52;
                if (i_53 < 0) {
                    i_47 = i_53;
                } else {
                    l_54 = *((__global long *) (arg_fs + 16 + 192L));
                    i_55 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_54 + (ulong) l_50)) + (ulong) 4L))));
                    if ((i_55 & 3) == 0) {
                        i_47 = (-9);
                    } else {
                        i_47 = i_53;
                    }
                }
            } else {
                i_47 = (-9);
            }
        }
        if (i_47 < 0) {
            l_56 = (long) i_47;
            l_57 = l_56;
        } else {
            if (l_40 < 0L) {
                l_57 = (-22L);
            } else {
                if (i_43 < 0) {
                    l_57 = (-22L);
                } else {
                    if (((long) ((ulong) l_44 + (ulong) l_40)) < 0L) {
                        l_57 = (-27L);
                    } else {
                        l_58 = *((__global long *) (arg_fs + 16 + 16L));
                        i_59 = (int) get_group_id(0);
                        l_60 = (long) i_59;
                        i_61 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) ((l_60 << 12) + (l_60 << 11)))) + (ulong) 1896L))));
                        if (i_61 == 0) {
                            l_57 = l_44;
                        } else {
                            l_57 = (-16L);
                        }
                    }
                }
            }
        }
    } else {
        l_57 = l_44;
    }
    l_62 = GALEFS_BROADCAST(l_57);
    i_63 = (int) l_62;
    i_64 = (i_63 < 1) ? i_63 : 1;
    i_65 = i_64;
    i_66 = 0;
    while (true) {
        if (!(i_65 == 1)) {
            break;
        }
        i_67 = *((__global int *) (arg_fs + 16 + 156L));
        l_68 = 1L << i_67;
        l_69 = (long) i_66;
        l_70 = (long) ((ulong) l_69 + (ulong) l_40);
        l_71 = (long) ((ulong) l_68 - (ulong) (l_70 & ((long) ((ulong) l_68 + (ulong) (-1L)))));
        i_72 = (int) ((uint) i_63 - (uint) i_66);
        if (l_71 < ((long) i_72)) {
            i_73 = (int) l_71;
            i_74 = i_73;
        } else {
            i_74 = i_72;
        }
        i_75 = (int) get_local_id(0);
        l_76 = (long) i_74;
        if (i_75 == 0) {
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
            if (i_84 < 0) {
                l_90 = (long) i_84;
                l_91 = l_90;
            } else {
                l_92 = (long) ((ulong) l_82 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_92) & 1023)))))) = 0L;
                l_93 = (long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_82) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 4L)))) = 4;
                i_94 = (int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 8L)))) = i_94;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 12L)))) = i_45;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 16L)))) = l_70;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 24L)))) = l_76;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_93)) = 64;
                *((__global long *) (arg_fs + 16 + l_81)) = l_92;
                GALEFS_FENCE();
                l_95 = *((__global long *) (arg_fs + 16 + 24L));
                i_96 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) ((long) i_96))))) = (char) 1;
                l_97 = *((__global long *) (arg_fs + 16 + 8L));
                l_98 = (long) ((ulong) l_80 + (ulong) 1792L);
                i_99 = 0;
                l_100 = 0L;
                while (true) {
                    if (!(i_99 == 0)) {
                        break;
                    }
                    i_101 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_102 = *((volatile __global int *) (arg_fs + 16 + l_98));
                    if (i_94 == i_102) {
                        i_99 = 1;
                    } else {
                        if (i_101 == 0) {
                            if (l_100 < l_97) {
                                l_103 = (long) ((ulong) l_100 + (ulong) 1L);
                                l_100 = l_103;
                            } else {
                                i_99 = (-110);
                            }
                        } else {
                            i_104 = (int) (0 - (uint) i_101);
                            i_99 = i_104;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_99 < 0) {
                    l_105 = (long) i_99;
                    l_91 = l_105;
                } else {
                    l_106 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1800L))));
                    l_91 = l_106;
                }
            }
            if (l_91 < 0L) {
                l_107 = l_91;
            } else {
                l_108 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1808L))));
                l_107 = l_108;
            }
            if (l_107 < 0L) {
                l_109 = l_107;
            } else {
                i_110 = *((__global int *) (arg_fs + 16 + 156L));
                l_111 = (long) ((ulong) (l_107 << i_110) + (ulong) (l_70 & ((long) ((ulong) (1L << i_110) + (ulong) (-1L)))));
                l_109 = l_111;
            }
        } else {
            l_109 = 0L;
        }
        l_112 = GALEFS_BROADCAST(l_109);
        if (l_112 < 0L) {
            i_113 = (int) l_112;
            i_65 = i_113;
        } else {
            l_114 = *((__global long *) (arg_fs + 16 + 144L));
            gale_copy((arg_data + 16 + l_69), (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) l_114))), i_74);
            GALEFS_FENCE();
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_115 = (int) get_local_id(0);
            i_116 = (int) ((uint) i_66 + (uint) i_74);
            i_117 = (i_116 < i_63) ? 1 : 0;
            if (i_115 == 0) {
                l_118 = *((__global long *) (arg_fs + 16 + 16L));
                i_119 = (int) get_group_id(0);
                l_120 = (long) i_119;
                l_121 = (long) ((ulong) l_118 + (ulong) ((l_120 << 12) + (l_120 << 11)));
                l_122 = (long) ((ulong) l_121 + (ulong) 1888L);
                l_123 = *((__global long *) (arg_fs + 16 + l_122));
                *((__global long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) l_76 + (ulong) l_123));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1856L)))) = 0;
                l_124 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1864L))));
                l_125 = (long) ((ulong) l_124 + (ulong) (-64L));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_125 + (ulong) ((long) ((ulong) (l_125 >> 63) >> 58)))) >> 6)) + (uint) 1));
                i_65 = i_117;
                i_66 = i_116;
            } else {
                i_65 = i_117;
                i_66 = i_116;
            }
        }
    }
    if (i_66 < 1) {
        i_126 = i_65;
    } else {
        i_126 = i_66;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_127 = (int) get_local_id(0);
    if (i_127 == 0) {
        l_128 = *((__global long *) (arg_fs + 16 + 16L));
        i_129 = (int) get_group_id(0);
        l_130 = (long) i_129;
        i_131 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_128 + (ulong) ((l_130 << 12) + (l_130 << 11)))) + (ulong) 1896L))));
        if (i_131 == 0) {
            l_132 = *((__global long *) (arg_fs + 16 + 16L));
            i_133 = (int) get_group_id(0);
            l_134 = (long) i_133;
            l_135 = (long) ((ulong) l_132 + (ulong) ((l_134 << 12) + (l_134 << 11)));
            l_136 = (long) ((ulong) l_135 + (ulong) 1864L);
            l_137 = *((__global long *) (arg_fs + 16 + l_136));
            l_138 = *((__global long *) (arg_fs + 16 + 8L));
            i_139 = 0;
            l_140 = 0L;
            while (true) {
                if (!(i_139 == 0)) {
                    break;
                }
                i_141 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_141 == 0) {
                    l_142 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_137 + (ulong) 128L)) - (ulong) l_142)) < 1025L) {
                        i_139 = 1;
                    } else {
                        if (l_140 < l_138) {
                            l_143 = (long) ((ulong) l_140 + (ulong) 1L);
                            l_140 = l_143;
                        } else {
                            i_139 = (-110);
                        }
                    }
                } else {
                    i_144 = (int) (0 - (uint) i_141);
                    i_139 = i_144;
                }
            }
            if (i_139 < 0) {
                l_145 = (long) i_139;
                l_146 = l_145;
            } else {
                l_147 = (long) ((ulong) l_137 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) ((long) (uint) (((int) l_147) & 1023)))))) = 0L;
                l_148 = (long) ((ulong) l_135 + (ulong) ((long) (uint) (((int) l_137) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = 2;
                i_149 = (int) ((uint) ((int) (((long) ((ulong) l_137 + (ulong) ((long) ((ulong) (l_137 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 8L)))) = i_149;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = i_45;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_148)) = 64;
                *((__global long *) (arg_fs + 16 + l_136)) = l_147;
                GALEFS_FENCE();
                l_150 = *((__global long *) (arg_fs + 16 + 24L));
                i_151 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) ((long) i_151))))) = (char) 1;
                l_152 = *((__global long *) (arg_fs + 16 + 8L));
                l_153 = (long) ((ulong) l_135 + (ulong) 1792L);
                i_154 = 0;
                l_155 = 0L;
                while (true) {
                    if (!(i_154 == 0)) {
                        break;
                    }
                    i_156 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_157 = *((volatile __global int *) (arg_fs + 16 + l_153));
                    if (i_149 == i_157) {
                        i_154 = 1;
                    } else {
                        if (i_156 == 0) {
                            if (l_155 < l_152) {
                                l_158 = (long) ((ulong) l_155 + (ulong) 1L);
                                l_155 = l_158;
                            } else {
                                i_154 = (-110);
                            }
                        } else {
                            i_159 = (int) (0 - (uint) i_156);
                            i_154 = i_159;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_154 < 0) {
                    l_160 = (long) i_154;
                    l_146 = l_160;
                } else {
                    l_161 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1800L))));
                    l_146 = l_161;
                }
            }
        } else {
            l_146 = (-16L);
        }
    } else {
        l_146 = 0L;
    }
    l_162 = GALEFS_BROADCAST(l_146);
    i_163 = (int) get_global_id(0);
    if (i_163 == 0) {
        if (i_45 < 0) {
            l_164 = l_46;
        } else {
            l_165 = (long) i_126;
            l_164 = l_165;
        }
        *((__global long *) (arg_out + 16L)) = l_164;
        *((__global long *) (arg_out + 24L)) = ((long) ((int) l_162));
    }
}
