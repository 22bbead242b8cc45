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

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_42;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_52, i_56, i_58, i_63, i_64, i_65, i_66, i_67, i_68, i_72, i_73, i_74, i_76, i_77, i_78, i_79, i_83, i_85, i_87, i_88, i_89, i_90, i_91, i_92, i_95, i_97, i_98, i_101, i_105, i_111, i_113, i_116, i_121, i_123, i_126, i_128, i_129, i_131, i_140, i_141, i_144, i_145, i_147, i_148, i_149, i_151, i_158;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_41, l_47, l_51, l_53, l_54, l_55, l_57, l_59, l_60, l_61, l_62, l_69, l_70, l_71, l_75, l_80, l_81, l_82, l_84, l_86, l_93, l_94, l_96, l_99, l_100, l_102, l_103, l_104, l_106, l_107, l_108, l_109, l_110, l_112, l_114, l_115, l_117, l_118, l_119, l_120, l_122, l_124, l_125, l_127, l_130, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_142, l_143, l_146, l_150, l_152, l_153, l_154, l_155, l_156, l_157;
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
            if (i_40 < 0) {
                i_45 = (-9);
            } else {
                i_46 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_40 < i_46) {
                    l_47 = *((__global long *) (arg_fs + 16 + 192L));
                    i_48 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_41))));
                    i_49 = (int) ((uint) i_48 + (uint) (-1));
                    i_50 = (i_49 < 0) ? (-9) : i_49;
                    if (i_50 < 0) {
                        i_45 = i_50;
                    } else {
                        l_51 = *((__global long *) (arg_fs + 16 + 192L));
                        i_52 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_51 + (ulong) l_41)) + (ulong) 4L))));
                        if ((i_52 & 3) == 1) {
                            i_45 = (-9);
                        } else {
                            i_45 = i_50;
                        }
                    }
                } else {
                    i_45 = (-9);
                }
            }
            l_53 = (long) i_45;
            if (i_45 < 0) {
                l_54 = l_53;
            } else {
                l_55 = *((__global long *) (arg_fs + 16 + 16L));
                i_56 = (int) get_group_id(0);
                l_57 = (long) i_56;
                i_58 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_55 + (ulong) ((l_57 << 12) + (l_57 << 11)))) + (ulong) 1896L))));
                if (i_58 == 0) {
                    l_59 = *((__global long *) (arg_fs + 16 + 200L));
                    l_60 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) (l_53 << 6)))));
                    if (l_60 < 1L) {
                        l_54 = 0L;
                    } else {
                        l_61 = (l_60 < 64L) ? l_60 : 64L;
                        l_54 = l_61;
                    }
                } else {
                    l_54 = (-16L);
                }
            }
        } else {
            l_54 = 0L;
        }
        l_62 = GALEFS_BROADCAST(l_54);
        i_63 = (int) l_62;
        i_64 = (i_63 < 1) ? i_63 : 1;
        i_65 = i_64;
        i_66 = 0;
        while (true) {
            if (!(i_65 == 1)) {
                break;
            }
            i_67 = (int) get_local_id(0);
            i_68 = (int) ((uint) i_63 - (uint) i_66);
            l_69 = (long) i_68;
            l_70 = (long) i_66;
            if (i_67 == 0) {
                l_71 = *((__global long *) (arg_fs + 16 + 16L));
                i_72 = (int) get_group_id(0);
                if (i_40 < 0) {
                    i_73 = (-9);
                } else {
                    i_74 = *((__global int *) (arg_fs + 16 + 208L));
                    if (i_40 < i_74) {
                        l_75 = *((__global long *) (arg_fs + 16 + 192L));
                        i_76 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_41))));
                        i_77 = (int) ((uint) i_76 + (uint) (-1));
                        i_78 = (i_77 < 0) ? (-9) : i_77;
                        i_73 = i_78;
                    } else {
                        i_73 = (-9);
                    }
                }
                i_79 = *((__global int *) (arg_fs + 16 + 156L));
                l_80 = (long) i_73;
                if (i_73 < 0) {
                    l_81 = l_80;
                } else {
                    l_82 = *((__global long *) (arg_fs + 16 + 200L));
                    i_83 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_82 + (ulong) (l_80 << 6))) + (ulong) 8L))));
                    l_84 = *((__global long *) (arg_fs + 16 + 128L));
                    i_85 = *((__global int *) (arg_fs + 16 + 152L));
                    l_86 = l_70 >> i_79;
                    i_87 = i_85 & ((int) (((long) ((ulong) ((long) ((ulong) l_86 + (ulong) (((long) i_83) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_88 = i_87;
                    i_89 = 0;
                    i_90 = (-2);
                    while (true) {
                        if (!(i_90 == (-2))) {
                            break;
                        }
                        i_91 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_88) << 2)))));
                        i_92 = (int) ((uint) i_91 + (uint) (-1));
                        if (i_92 < 0) {
                            i_90 = (-1);
                        } else {
                            l_93 = *((__global long *) (arg_fs + 16 + 136L));
                            l_94 = (long) ((ulong) l_93 + (ulong) (((long) (uint) i_92) << 4));
                            i_95 = *((volatile __global int *) (arg_fs + 16 + l_94));
                            l_96 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 8L))));
                            if ((!(i_83 == i_95)) || (!(l_86 == l_96))) {
                                if (i_85 == i_89) {
                                    i_90 = (-1);
                                } else {
                                    i_97 = (int) ((uint) i_89 + (uint) 1);
                                    i_98 = i_85 & ((int) ((uint) i_88 + (uint) 1));
                                    i_88 = i_98;
                                    i_89 = i_97;
                                }
                            } else {
                                i_90 = i_92;
                            }
                        }
                    }
                    l_99 = (long) i_72;
                    l_100 = (long) ((ulong) l_71 + (ulong) ((l_99 << 12) + (l_99 << 11)));
                    if (i_90 < 0) {
                        i_101 = (-1);
                    } else {
                        l_102 = (long) ((ulong) l_100 + (ulong) 1856L);
                        *((volatile __global int *) (arg_fs + 16 + l_102)) = ((int) ((uint) i_90 + (uint) 1));
                        GALEFS_FENCE();
                        l_103 = *((__global long *) (arg_fs + 16 + 136L));
                        l_104 = (long) ((ulong) l_103 + (ulong) (((long) (uint) i_90) << 4));
                        i_105 = *((volatile __global int *) (arg_fs + 16 + l_104));
                        l_106 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 8L))));
                        if ((!(i_83 == i_105)) || (!(l_86 == l_106))) {
                            *((volatile __global int *) (arg_fs + 16 + l_102)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_83 == i_105)) || (!(l_86 == l_106))) {
                            i_101 = (-1);
                        } else {
                            i_101 = i_90;
                        }
                    }
                    l_107 = (long) i_101;
                    if (l_107 == (-1L)) {
                        l_108 = (long) ((ulong) l_100 + (ulong) 1864L);
                        l_109 = *((__global long *) (arg_fs + 16 + l_108));
                        l_110 = *((__global long *) (arg_fs + 16 + 8L));
                        i_111 = 0;
                        l_112 = 0L;
                        while (true) {
                            if (!(i_111 == 0)) {
                                break;
                            }
                            i_113 = *((volatile __global int *) (arg_fs + 16 + 64L));
                            if (i_113 == 0) {
                                l_114 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 1408L))));
                                if (((long) ((ulong) ((long) ((ulong) l_109 + (ulong) 128L)) - (ulong) l_114)) < 1025L) {
                                    i_111 = 1;
                                } else {
                                    if (l_112 < l_110) {
                                        l_115 = (long) ((ulong) l_112 + (ulong) 1L);
                                        l_112 = l_115;
                                    } else {
                                        i_111 = (-110);
                                    }
                                }
                            } else {
                                i_116 = (int) (0 - (uint) i_113);
                                i_111 = i_116;
                            }
                        }
                        if (i_111 < 0) {
                            l_117 = (long) i_111;
                            l_118 = l_117;
                        } else {
                            l_119 = (long) ((ulong) l_109 + (ulong) 64L);
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_119) & 1023)))))) = 0L;
                            l_120 = (long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_109) & 1023)));
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 4L)))) = 3;
                            i_121 = (int) ((uint) ((int) (((long) ((ulong) l_109 + (ulong) ((long) ((ulong) (l_109 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L)))) = i_121;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 12L)))) = i_40;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 16L)))) = l_70;
                            *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 24L)))) = l_69;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 32L)))) = 0;
                            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global int *) (arg_fs + 16 + l_120)) = 64;
                            *((__global long *) (arg_fs + 16 + l_108)) = l_119;
                            GALEFS_FENCE();
                            l_122 = *((__global long *) (arg_fs + 16 + 24L));
                            i_123 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) ((long) i_123))))) = (char) 1;
                            l_124 = *((__global long *) (arg_fs + 16 + 8L));
                            l_125 = (long) ((ulong) l_100 + (ulong) 1792L);
                            i_126 = 0;
                            l_127 = 0L;
                            while (true) {
                                if (!(i_126 == 0)) {
                                    break;
                                }
                                i_128 = *((volatile __global int *) (arg_fs + 16 + 64L));
                                i_129 = *((volatile __global int *) (arg_fs + 16 + l_125));
                                if (i_121 == i_129) {
                                    i_126 = 1;
                                } else {
                                    if (i_128 == 0) {
                                        if (l_127 < l_124) {
                                            l_130 = (long) ((ulong) l_127 + (ulong) 1L);
                                            l_127 = l_130;
                                        } else {
                                            i_126 = (-110);
                                        }
                                    } else {
                                        i_131 = (int) (0 - (uint) i_128);
                                        i_126 = i_131;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_126 < 0) {
                                l_132 = (long) i_126;
                                l_118 = l_132;
                            } else {
                                l_133 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 1800L))));
                                l_118 = l_133;
                            }
                        }
                        if (l_118 < 0L) {
                            l_81 = l_118;
                        } else {
                            l_134 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 1808L))));
                            l_81 = l_134;
                        }
                    } else {
                        l_135 = (long) ((ulong) l_100 + (ulong) 1872L);
                        l_136 = *((__global long *) (arg_fs + 16 + l_135));
                        *((__global long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) l_136 + (ulong) 1L));
                        l_81 = l_107;
                    }
                }
                if (l_81 < 0L) {
                    l_137 = l_81;
                } else {
                    l_138 = (long) ((ulong) (l_81 << i_79) + (ulong) (l_70 & ((long) ((ulong) (1L << i_79) + (ulong) (-1L)))));
                    l_137 = l_138;
                }
            } else {
                l_137 = 0L;
            }
            l_139 = GALEFS_BROADCAST(l_137);
            if (l_139 < 0L) {
                i_140 = (int) l_139;
                i_65 = i_140;
            } else {
                i_141 = *((__global int *) (arg_fs + 16 + 156L));
                l_142 = 1L << i_141;
                l_143 = (long) ((ulong) l_142 - (ulong) (l_70 & ((long) ((ulong) l_142 + (ulong) (-1L)))));
                if (l_143 < l_69) {
                    i_144 = (int) l_143;
                    i_145 = i_144;
                } else {
                    i_145 = i_68;
                }
                l_146 = *((__global long *) (arg_fs + 16 + 144L));
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) l_146))), (arg_data + 16 + (l_70 + 4L)), i_145);
                GALEFS_FENCE();
                barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
                i_147 = (int) get_local_id(0);
                i_148 = (int) ((uint) i_66 + (uint) i_145);
                i_149 = (i_148 < i_63) ? 1 : 0;
                if (i_147 == 0) {
                    l_150 = *((__global long *) (arg_fs + 16 + 16L));
                    i_151 = (int) get_group_id(0);
                    l_152 = (long) i_151;
                    l_153 = (long) ((ulong) l_150 + (ulong) ((l_152 << 12) + (l_152 << 11)));
                    l_154 = (long) ((ulong) l_153 + (ulong) 1880L);
                    l_155 = *((__global long *) (arg_fs + 16 + l_154));
                    *((__global long *) (arg_fs + 16 + l_154)) = ((long) ((ulong) ((long) i_145) + (ulong) l_155));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1856L)))) = 0;
                    l_156 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1864L))));
                    l_157 = (long) ((ulong) l_156 + (ulong) (-64L));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_157 + (ulong) ((long) ((ulong) (l_157 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    i_65 = i_149;
                    i_66 = i_148;
                } else {
                    i_65 = i_149;
                    i_66 = i_148;
                }
            }
        }
        if (i_66 < 1) {
            i_158 = i_65;
        } else {
            i_158 = i_66;
        }
        *((__global int *) ul_42) = i_158;
        i_43 = i_158;
    }
}
