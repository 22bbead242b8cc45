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

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_4, i_6, i_10, i_11, i_12, i_16, i_18, i_21, i_26, i_28, i_31, i_33, i_34, i_36, i_40, i_41, i_42, i_43, i_46, i_47, i_48, i_50, i_54, i_56, i_59, i_60, i_61, i_62, i_63, i_67, i_68, i_69, i_70, i_72, i_78, i_80, i_83, i_88, i_90, i_93, i_95, i_96, i_98, i_104, i_107, i_110, i_112, i_119, i_120, i_121;
    long l_1, l_3, l_5, l_7, l_8, l_9, l_13, l_14, l_15, l_17, l_19, l_20, l_22, l_23, l_24, l_25, l_27, l_29, l_30, l_32, l_35, l_37, l_38, l_39, l_44, l_45, l_49, l_51, l_52, l_53, l_55, l_57, l_58, l_64, l_65, l_66, l_71, l_73, l_74, l_75, l_76, l_77, l_79, l_81, l_82, l_84, l_85, l_86, l_87, l_89, l_91, l_92, l_94, l_97, l_99, l_100, l_101, l_102, l_103, l_105, l_106, l_108, l_109, l_111, l_113, l_114, l_115, l_116, l_117, l_118;
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
    i_40 = (int) get_local_id(0);
    i_41 = (int) l_39;
    if (i_40 == 0) {
        if (i_41 < 0) {
            i_42 = (-9);
        } else {
            i_43 = *((__global int *) (arg_fs + 16 + 208L));
            if (i_41 < i_43) {
                l_44 = *((__global long *) (arg_fs + 16 + 192L));
                l_45 = ((long) (uint) i_41) << 3;
                i_46 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_45))));
                i_47 = (int) ((uint) i_46 + (uint) (-1));
                i_48 = (i_47 < 0) ? (-9) : i_47;
                if (i_48 < 0) {
                    i_42 = i_48;
                } else {
                    l_49 = *((__global long *) (arg_fs + 16 + 192L));
                    i_50 = *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_49 + (ulong) l_45)) + (ulong) 4L))));
                    if ((i_50 & 3) == 0) {
                        i_42 = (-9);
                    } else {
                        i_42 = i_48;
                    }
                }
            } else {
                i_42 = (-9);
            }
        }
        if (i_42 < 0) {
            l_51 = (long) i_42;
            l_52 = l_51;
        } else {
            l_53 = *((__global long *) (arg_fs + 16 + 16L));
            i_54 = (int) get_group_id(0);
            l_55 = (long) i_54;
            i_56 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_53 + (ulong) ((l_55 << 12) + (l_55 << 11)))) + (ulong) 1896L))));
            l_57 = (i_56 == 0) ? 4L : (-16L);
            l_52 = l_57;
        }
    } else {
        l_52 = 4L;
    }
    l_58 = GALEFS_BROADCAST(l_52);
    i_59 = (int) l_58;
    i_60 = (i_59 < 1) ? i_59 : 1;
    i_61 = i_60;
    i_62 = 0;
    while (true) {
        if (!(i_61 == 1)) {
            break;
        }
        i_63 = *((__global int *) (arg_fs + 16 + 156L));
        l_64 = 1L << i_63;
        l_65 = (long) i_62;
        l_66 = (long) ((ulong) l_64 - (ulong) (l_65 & ((long) ((ulong) l_64 + (ulong) (-1L)))));
        i_67 = (int) ((uint) i_59 - (uint) i_62);
        if (l_66 < ((long) i_67)) {
            i_68 = (int) l_66;
            i_69 = i_68;
        } else {
            i_69 = i_67;
        }
        i_70 = (int) get_local_id(0);
        if (i_70 == 0) {
            l_71 = *((__global long *) (arg_fs + 16 + 16L));
            i_72 = (int) get_group_id(0);
            l_73 = (long) i_72;
            l_74 = (long) ((ulong) l_71 + (ulong) ((l_73 << 12) + (l_73 << 11)));
            l_75 = (long) ((ulong) l_74 + (ulong) 1864L);
            l_76 = *((__global long *) (arg_fs + 16 + l_75));
            l_77 = *((__global long *) (arg_fs + 16 + 8L));
            i_78 = 0;
            l_79 = 0L;
            while (true) {
                if (!(i_78 == 0)) {
                    break;
                }
                i_80 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_80 == 0) {
                    l_81 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_76 + (ulong) 128L)) - (ulong) l_81)) < 1025L) {
                        i_78 = 1;
                    } else {
                        if (l_79 < l_77) {
                            GALEFS_RELAX(l_79);
                            l_82 = (long) ((ulong) l_79 + (ulong) 1L);
                            l_79 = l_82;
                        } else {
                            i_78 = (-110);
                        }
                    }
                } else {
                    i_83 = (int) (0 - (uint) i_80);
                    i_78 = i_83;
                }
            }
            if (i_78 < 0) {
                l_84 = (long) i_78;
                l_85 = l_84;
            } else {
                l_86 = (long) ((ulong) l_76 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) ((long) (uint) (((int) l_86) & 1023)))))) = 0L;
                l_87 = (long) ((ulong) l_74 + (ulong) ((long) (uint) (((int) l_76) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L)))) = 4;
                i_88 = (int) ((uint) ((int) (((long) ((ulong) l_76 + (ulong) ((long) ((ulong) (l_76 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 8L)))) = i_88;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 12L)))) = i_41;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 16L)))) = l_65;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 24L)))) = ((long) i_69);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_87)) = 64;
                *((__global long *) (arg_fs + 16 + l_75)) = l_86;
                GALEFS_FENCE();
                l_89 = *((__global long *) (arg_fs + 16 + 24L));
                i_90 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) i_90))))) = (char) 1;
                l_91 = *((__global long *) (arg_fs + 16 + 8L));
                l_92 = (long) ((ulong) l_74 + (ulong) 1792L);
                i_93 = 0;
                l_94 = 0L;
                while (true) {
                    if (!(i_93 == 0)) {
                        break;
                    }
                    i_95 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_96 = *((volatile __global int *) (arg_fs + 16 + l_92));
                    if (i_88 == i_96) {
                        i_93 = 1;
                    } else {
                        if (i_95 == 0) {
                            if (l_94 < l_91) {
                                GALEFS_RELAX(l_94);
                                l_97 = (long) ((ulong) l_94 + (ulong) 1L);
                                l_94 = l_97;
                            } else {
                                i_93 = (-110);
                            }
                        } else {
                            i_98 = (int) (0 - (uint) i_95);
                            i_93 = i_98;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_93 < 0) {
                    l_99 = (long) i_93;
                    l_85 = l_99;
                } else {
                    l_100 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 1800L))));
                    l_85 = l_100;
                }
            }
            if (l_85 < 0L) {
                l_101 = l_85;
            } else {
                l_102 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 1808L))));
                l_101 = l_102;
            }
            if (l_101 < 0L) {
                l_103 = l_101;
            } else {
                i_104 = *((__global int *) (arg_fs + 16 + 156L));
                l_105 = (long) ((ulong) (l_101 << i_104) + (ulong) (l_65 & ((long) ((ulong) (1L << i_104) + (ulong) (-1L)))));
                l_103 = l_105;
            }
        } else {
            l_103 = 0L;
        }
        l_106 = GALEFS_BROADCAST(l_103);
        if (l_106 < 0L) {
            i_107 = 0;
        } else {
            i_107 = i_69;
        }
        l_108 = *((__global long *) (arg_fs + 16 + 144L));
        l_109 = (l_106 < 0L) ? 0L : l_106;
        gale_copy((arg_data + 16 + l_65), (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) l_109))), i_107);
        GALEFS_FENCE();
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_110 = (int) get_local_id(0);
        if (i_110 == 0) {
            l_111 = *((__global long *) (arg_fs + 16 + 16L));
            i_112 = (int) get_group_id(0);
            l_113 = (long) i_112;
            l_114 = (long) ((ulong) l_111 + (ulong) ((l_113 << 12) + (l_113 << 11)));
            l_115 = (long) ((ulong) l_114 + (ulong) 1888L);
            l_116 = *((__global long *) (arg_fs + 16 + l_115));
            *((__global long *) (arg_fs + 16 + l_115)) = ((long) ((ulong) ((long) i_107) + (ulong) l_116));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1856L)))) = 0;
            l_117 = *((__global long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1864L))));
            l_118 = (long) ((ulong) l_117 + (ulong) (-64L));
            *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1860L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_119 = (int) ((uint) i_62 + (uint) i_107);
        if (l_106 < 0L) {
            i_120 = (int) l_106;
            i_61 = i_120;
            i_62 = i_119;
        } else {
            i_121 = (i_119 < i_59) ? 1 : 0;
            i_61 = i_121;
            i_62 = i_119;
        }
    }
}
