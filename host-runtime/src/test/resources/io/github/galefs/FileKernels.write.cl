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

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_42, i_43, i_45, i_47, i_48, i_51, i_52, i_53, i_55, i_59, i_61, i_63, i_64, i_65, i_66, i_67, i_72, i_73, i_74, i_75, i_77, i_83, i_85, i_88, i_93, i_95, i_98, i_100, i_101, i_103, i_109, i_112, i_115, i_117, i_124, i_125, i_126, i_127, i_128, i_130, i_132, i_134, i_140, i_142, i_145, i_150, i_152, i_155, i_157, i_158, i_160, i_164;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_44, l_46, l_49, l_50, l_54, l_56, l_57, l_58, l_60, l_62, l_68, l_69, l_70, l_71, l_76, l_78, l_79, l_80, l_81, l_82, l_84, l_86, l_87, l_89, l_90, l_91, l_92, l_94, l_96, l_97, l_99, l_102, l_104, l_105, l_106, l_107, l_108, l_110, l_111, l_113, l_114, l_116, l_118, l_119, l_120, l_121, l_122, l_123, l_129, l_131, l_133, l_135, l_136, l_137, l_138, l_139, l_141, l_143, l_144, l_146, l_147, l_148, l_149, l_151, l_153, l_154, l_156, l_159, l_161, l_162, l_163, l_165, l_166;
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
        if (i_75 == 0) {
            l_76 = *((__global long *) (arg_fs + 16 + 16L));
            i_77 = (int) get_group_id(0);
            l_78 = (long) i_77;
            l_79 = (long) ((ulong) l_76 + (ulong) ((l_78 << 12) + (l_78 << 11)));
            l_80 = (long) ((ulong) l_79 + (ulong) 1864L);
            l_81 = *((__global long *) (arg_fs + 16 + l_80));
            l_82 = *((__global long *) (arg_fs + 16 + 8L));
            i_83 = 0;
            l_84 = 0L;
            while (true) {
                if (!(i_83 == 0)) {
                    break;
                }
                i_85 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_85 == 0) {
                    l_86 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_81 + (ulong) 128L)) - (ulong) l_86)) < 1025L) {
                        i_83 = 1;
                    } else {
                        if (l_84 < l_82) {
                            GALEFS_RELAX(l_84);
                            l_87 = (long) ((ulong) l_84 + (ulong) 1L);
                            l_84 = l_87;
                        } else {
                            i_83 = (-110);
                        }
                    }
                } else {
                    i_88 = (int) (0 - (uint) i_85);
                    i_83 = i_88;
                }
            }
            if (i_83 < 0) {
                l_89 = (long) i_83;
                l_90 = l_89;
            } else {
                l_91 = (long) ((ulong) l_81 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) ((long) (uint) (((int) l_91) & 1023)))))) = 0L;
                l_92 = (long) ((ulong) l_79 + (ulong) ((long) (uint) (((int) l_81) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 4L)))) = 4;
                i_93 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 8L)))) = i_93;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 12L)))) = i_45;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 16L)))) = l_70;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 24L)))) = ((long) i_74);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_92)) = 64;
                *((__global long *) (arg_fs + 16 + l_80)) = l_91;
                GALEFS_FENCE();
                l_94 = *((__global long *) (arg_fs + 16 + 24L));
                i_95 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) ((long) i_95))))) = (char) 1;
                l_96 = *((__global long *) (arg_fs + 16 + 8L));
                l_97 = (long) ((ulong) l_79 + (ulong) 1792L);
                i_98 = 0;
                l_99 = 0L;
                while (true) {
                    if (!(i_98 == 0)) {
                        break;
                    }
                    i_100 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_101 = *((volatile __global int *) (arg_fs + 16 + l_97));
                    if (i_93 == i_101) {
                        i_98 = 1;
                    } else {
                        if (i_100 == 0) {
                            if (l_99 < l_96) {
                                GALEFS_RELAX(l_99);
                                l_102 = (long) ((ulong) l_99 + (ulong) 1L);
                                l_99 = l_102;
                            } else {
                                i_98 = (-110);
                            }
                        } else {
                            i_103 = (int) (0 - (uint) i_100);
                            i_98 = i_103;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_98 < 0) {
                    l_104 = (long) i_98;
                    l_90 = l_104;
                } else {
                    l_105 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1800L))));
                    l_90 = l_105;
                }
            }
            if (l_90 < 0L) {
                l_106 = l_90;
            } else {
                l_107 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1808L))));
                l_106 = l_107;
            }
            if (l_106 < 0L) {
                l_108 = l_106;
            } else {
                i_109 = *((__global int *) (arg_fs + 16 + 156L));
                l_110 = (long) ((ulong) (l_106 << i_109) + (ulong) (l_70 & ((long) ((ulong) (1L << i_109) + (ulong) (-1L)))));
                l_108 = l_110;
            }
        } else {
            l_108 = 0L;
        }
        l_111 = GALEFS_BROADCAST(l_108);
        if (l_111 < 0L) {
            i_112 = 0;
        } else {
            i_112 = i_74;
        }
        l_113 = *((__global long *) (arg_fs + 16 + 144L));
        l_114 = (l_111 < 0L) ? 0L : l_111;
        gale_copy((arg_data + 16 + l_69), (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) l_114))), i_112);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_115 = (int) get_local_id(0);
        if (i_115 == 0) {
            l_116 = *((__global long *) (arg_fs + 16 + 16L));
            i_117 = (int) get_group_id(0);
            l_118 = (long) i_117;
            l_119 = (long) ((ulong) l_116 + (ulong) ((l_118 << 12) + (l_118 << 11)));
            l_120 = (long) ((ulong) l_119 + (ulong) 1888L);
            l_121 = *((__global long *) (arg_fs + 16 + l_120));
            *((__global long *) (arg_fs + 16 + l_120)) = ((long) ((ulong) ((long) i_112) + (ulong) l_121));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1856L)))) = 0;
            l_122 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1864L))));
            l_123 = (long) ((ulong) l_122 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_123 + (ulong) ((long) ((ulong) (l_123 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_124 = (int) ((uint) i_66 + (uint) i_112);
        if (l_111 < 0L) {
            i_125 = (int) l_111;
            i_65 = i_125;
            i_66 = i_124;
        } else {
            i_126 = (i_124 < i_63) ? 1 : 0;
            i_65 = i_126;
            i_66 = i_124;
        }
    }
    if (i_66 < 1) {
        i_127 = i_65;
    } else {
        i_127 = i_66;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_128 = (int) get_local_id(0);
    if (i_128 == 0) {
        l_129 = *((__global long *) (arg_fs + 16 + 16L));
        i_130 = (int) get_group_id(0);
        l_131 = (long) i_130;
        i_132 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_129 + (ulong) ((l_131 << 12) + (l_131 << 11)))) + (ulong) 1896L))));
        if (i_132 == 0) {
            l_133 = *((__global long *) (arg_fs + 16 + 16L));
            i_134 = (int) get_group_id(0);
            l_135 = (long) i_134;
            l_136 = (long) ((ulong) l_133 + (ulong) ((l_135 << 12) + (l_135 << 11)));
            l_137 = (long) ((ulong) l_136 + (ulong) 1864L);
            l_138 = *((__global long *) (arg_fs + 16 + l_137));
            l_139 = *((__global long *) (arg_fs + 16 + 8L));
            i_140 = 0;
            l_141 = 0L;
            while (true) {
                if (!(i_140 == 0)) {
                    break;
                }
                i_142 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_142 == 0) {
                    l_143 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_138 + (ulong) 128L)) - (ulong) l_143)) < 1025L) {
                        i_140 = 1;
                    } else {
                        if (l_141 < l_139) {
                            GALEFS_RELAX(l_141);
                            l_144 = (long) ((ulong) l_141 + (ulong) 1L);
                            l_141 = l_144;
                        } else {
                            i_140 = (-110);
                        }
                    }
                } else {
                    i_145 = (int) (0 - (uint) i_142);
                    i_140 = i_145;
                }
            }
            if (i_140 < 0) {
                l_146 = (long) i_140;
                l_147 = l_146;
            } else {
                l_148 = (long) ((ulong) l_138 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) ((long) (uint) (((int) l_148) & 1023)))))) = 0L;
                l_149 = (long) ((ulong) l_136 + (ulong) ((long) (uint) (((int) l_138) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 4L)))) = 2;
                i_150 = (int) ((uint) ((int) (((long) ((ulong) l_138 + (ulong) ((long) ((ulong) (l_138 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 8L)))) = i_150;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 12L)))) = i_45;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 16L)))) = 0L;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_149)) = 64;
                *((__global long *) (arg_fs + 16 + l_137)) = l_148;
                GALEFS_FENCE();
                l_151 = *((__global long *) (arg_fs + 16 + 24L));
                i_152 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) ((long) i_152))))) = (char) 1;
                l_153 = *((__global long *) (arg_fs + 16 + 8L));
                l_154 = (long) ((ulong) l_136 + (ulong) 1792L);
                i_155 = 0;
                l_156 = 0L;
                while (true) {
                    if (!(i_155 == 0)) {
                        break;
                    }
                    i_157 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_158 = *((volatile __global int *) (arg_fs + 16 + l_154));
                    if (i_150 == i_158) {
                        i_155 = 1;
                    } else {
                        if (i_157 == 0) {
                            if (l_156 < l_153) {
                                GALEFS_RELAX(l_156);
                                l_159 = (long) ((ulong) l_156 + (ulong) 1L);
                                l_156 = l_159;
                            } else {
                                i_155 = (-110);
                            }
                        } else {
                            i_160 = (int) (0 - (uint) i_157);
                            i_155 = i_160;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_155 < 0) {
                    l_161 = (long) i_155;
                    l_147 = l_161;
                } else {
                    l_162 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1800L))));
                    l_147 = l_162;
                }
            }
        } else {
            l_147 = (-16L);
        }
    } else {
        l_147 = 0L;
    }
    l_163 = GALEFS_BROADCAST(l_147);
    i_164 = (int) get_global_id(0);
    if (i_164 == 0) {
        if (i_45 < 0) {
            l_165 = l_46;
        } else {
            l_166 = (long) i_127;
            l_165 = l_166;
        }
        *((__global long *) (arg_out + 16L)) = l_165;
        *((__global long *) (arg_out + 24L)) = ((long) ((int) l_163));
    }
}
