// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#leaveOpen
// entry point: galefs_leaveOpen
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

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_41, i_42, i_44, i_45, i_46, i_49, i_50, i_51, i_53, i_54, i_59, i_61, i_63, i_66, i_67, i_69, i_75, i_77, i_80, i_86, i_88, i_91, i_93, i_94, i_96, i_103, i_104, i_107, i_109, i_111, i_118, i_119;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_43, l_47, l_48, l_52, l_55, l_56, l_57, l_58, l_60, l_62, l_64, l_65, l_68, l_70, l_71, l_72, l_73, l_74, l_76, l_78, l_79, l_81, l_82, l_83, l_84, l_85, l_87, l_89, l_90, l_92, l_95, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_108, l_110, l_112, l_113, l_114, l_115, l_116, l_117;
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
    i_40 = 1;
    i_41 = 0;
    while (true) {
        if (!(i_40 == 1)) {
            break;
        }
        i_42 = (int) get_local_id(0);
        l_43 = (long) i_41;
        if (i_42 == 0) {
            i_44 = (int) l_39;
            if (i_44 < 0) {
                i_45 = (-9);
            } else {
                i_46 = *((__global int *) (arg_fs + 16 + 208L));
                if (i_44 < i_46) {
                    l_47 = *((__global long *) (arg_fs + 16 + 192L));
                    l_48 = ((long) (uint) i_44) << 3;
                    i_49 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_48))));
                    i_50 = (int) ((uint) i_49 + (uint) (-1));
                    i_51 = (i_50 < 0) ? (-9) : i_50;
                    if (i_51 < 0) {
                        i_45 = i_51;
                    } else {
                        l_52 = *((__global long *) (arg_fs + 16 + 192L));
                        i_53 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) l_48)) + (ulong) 4L))));
                        if ((i_53 & 3) == 0) {
                            i_45 = (-9);
                        } else {
                            i_45 = i_51;
                        }
                    }
                } else {
                    i_45 = (-9);
                }
            }
            i_54 = (int) ((uint) 4 - (uint) i_41);
            l_55 = (long) i_54;
            if (i_45 < 0) {
                l_56 = (long) i_45;
                l_57 = l_56;
            } else {
                if (l_43 < 0L) {
                    l_57 = (-22L);
                } else {
                    if (i_54 < 0) {
                        l_57 = (-22L);
                    } else {
                        if ((l_43 + l_55) < 0L) {
                            l_57 = (-27L);
                        } else {
                            l_58 = *((__global long *) (arg_fs + 16 + 16L));
                            i_59 = (int) get_group_id(0);
                            l_60 = (long) i_59;
                            i_61 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) ((l_60 << 12) + (l_60 << 11)))) + (ulong) 1896L))));
                            if (i_61 == 0) {
                                l_57 = l_55;
                            } else {
                                l_57 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_57 < 1L) {
                l_62 = l_57;
            } else {
                i_63 = *((__global int *) (arg_fs + 16 + 156L));
                l_64 = 1L << i_63;
                l_65 = (long) ((ulong) l_64 - (ulong) (l_43 & ((long) ((ulong) l_64 + (ulong) (-1L)))));
                if (l_65 < l_55) {
                    i_66 = (int) l_65;
                    i_67 = i_66;
                } else {
                    i_67 = i_54;
                }
                l_68 = *((__global long *) (arg_fs + 16 + 16L));
                i_69 = (int) get_group_id(0);
                l_70 = (long) i_69;
                l_71 = (long) ((ulong) l_68 + (ulong) ((l_70 << 12) + (l_70 << 11)));
                l_72 = (long) ((ulong) l_71 + (ulong) 1864L);
                l_73 = *((__global long *) (arg_fs + 16 + l_72));
                l_74 = *((__global long *) (arg_fs + 16 + 8L));
                i_75 = 0;
                l_76 = 0L;
                while (true) {
                    if (!(i_75 == 0)) {
                        break;
                    }
                    i_77 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_77 == 0) {
                        l_78 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_73 + (ulong) 128L)) - (ulong) l_78)) < 1025L) {
                            i_75 = 1;
                        } else {
                            if (l_76 < l_74) {
                                GALEFS_RELAX(l_76);
                                l_79 = (long) ((ulong) l_76 + (ulong) 1L);
                                l_76 = l_79;
                            } else {
                                i_75 = (-110);
                            }
                        }
                    } else {
                        i_80 = (int) (0 - (uint) i_77);
                        i_75 = i_80;
                    }
                }
                l_81 = (long) i_67;
                if (i_75 < 0) {
                    l_82 = (long) i_75;
                    l_83 = l_82;
                } else {
                    l_84 = (long) ((ulong) l_73 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) (uint) (((int) l_84) & 1023)))))) = 0L;
                    l_85 = (long) ((ulong) l_71 + (ulong) ((long) (uint) (((int) l_73) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 4L)))) = 4;
                    i_86 = (int) ((uint) ((int) (((long) ((ulong) l_73 + (ulong) ((long) ((ulong) (l_73 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 8L)))) = i_86;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 12L)))) = i_44;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 16L)))) = l_43;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 24L)))) = l_81;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_85)) = 64;
                    *((__global long *) (arg_fs + 16 + l_72)) = l_84;
                    GALEFS_FENCE();
                    l_87 = *((__global long *) (arg_fs + 16 + 24L));
                    i_88 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) i_88))))) = (char) 1;
                    l_89 = *((__global long *) (arg_fs + 16 + 8L));
                    l_90 = (long) ((ulong) l_71 + (ulong) 1792L);
                    i_91 = 0;
                    l_92 = 0L;
                    while (true) {
                        if (!(i_91 == 0)) {
                            break;
                        }
                        i_93 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_94 = *((volatile __global int *) (arg_fs + 16 + l_90));
                        if (i_86 == i_94) {
                            i_91 = 1;
                        } else {
                            if (i_93 == 0) {
                                if (l_92 < l_89) {
                                    GALEFS_RELAX(l_92);
                                    l_95 = (long) ((ulong) l_92 + (ulong) 1L);
                                    l_92 = l_95;
                                } else {
                                    i_91 = (-110);
                                }
                            } else {
                                i_96 = (int) (0 - (uint) i_93);
                                i_91 = i_96;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_91 < 0) {
                        l_97 = (long) i_91;
                        l_83 = l_97;
                    } else {
                        l_98 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 1800L))));
                        l_83 = l_98;
                    }
                }
                if (l_83 < 0L) {
                    l_99 = l_83;
                } else {
                    l_100 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 1808L))));
                    l_99 = l_100;
                }
                if (l_99 < 0L) {
                    l_62 = l_99;
                } else {
                    l_101 = l_81 | (l_99 << 32);
                    l_62 = l_101;
                }
            }
        } else {
            l_62 = 0L;
        }
        l_102 = GALEFS_BROADCAST(l_62);
        i_103 = (int) l_102;
        if (l_102 < 0L) {
            i_104 = 0;
        } else {
            i_104 = i_103;
        }
        if (l_102 < 0L) {
            l_105 = 0L;
        } else {
            l_106 = (long) ((ulong) l_102 >> 32);
            l_105 = l_106;
        }
        i_107 = *((__global int *) (arg_fs + 16 + 156L));
        l_108 = *((__global long *) (arg_fs + 16 + 144L));
        gale_copy((arg_data + 16 + l_43), (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_108 + (ulong) (l_105 << i_107))) + (ulong) (l_43 & ((long) ((ulong) (1L << i_107) + (ulong) (-1L))))))), i_104);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_109 = (int) get_local_id(0);
        if (i_109 == 0) {
            l_110 = *((__global long *) (arg_fs + 16 + 16L));
            i_111 = (int) get_group_id(0);
            l_112 = (long) i_111;
            l_113 = (long) ((ulong) l_110 + (ulong) ((l_112 << 12) + (l_112 << 11)));
            l_114 = (long) ((ulong) l_113 + (ulong) 1888L);
            l_115 = *((__global long *) (arg_fs + 16 + l_114));
            *((__global long *) (arg_fs + 16 + l_114)) = ((long) ((ulong) ((long) i_104) + (ulong) l_115));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1856L)))) = 0;
            l_116 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1864L))));
            l_117 = (long) ((ulong) l_116 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_117 + (ulong) ((long) ((ulong) (l_117 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_118 = (int) ((uint) i_41 + (uint) i_104);
        if (l_102 < 0L) {
            i_40 = i_103;
            i_41 = i_118;
        } else {
            i_119 = ((i_104 < 1) || (!(i_118 < 4))) ? 0 : 1;
            i_40 = i_119;
            i_41 = i_118;
        }
    }
}
