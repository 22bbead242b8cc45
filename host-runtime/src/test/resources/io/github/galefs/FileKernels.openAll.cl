// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#openAll
// entry point: galefs_openAll
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 287974828b6bc329df136fd9a61385c1e3269669666d8a05f7edac8f7ded880e

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Returns the leader's value in all work-items of the group. Two slots alternate, so one barrier per broadcast is
// enough: before a slot is written again, all work-items have passed the barrier of the other slot, and so have read
// this one.
#define GALEFS_BROADCAST(value) gale_broadcast(gale_shared, &gale_turn, value)

long gale_broadcast(__local long *shared, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        shared[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return shared[*turn];
}

// Yields the processor to the host after 500 polls, on devices that share processors with the host. There the host
// defines GALEFS_SCHED_YIELD as the number of Linux's sched_yield. On other devices it does nothing.
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

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_3;
    int i_2, i_4, i_6, i_9, i_11, i_13, i_18, i_19, i_20, i_22, i_25, i_26, i_28, i_29, i_31, i_36, i_38, i_39, i_43, i_45, i_47, i_49, i_50, i_52, i_56, i_57, i_58, i_59, i_60, i_62, i_64, i_66, i_67, i_72, i_74, i_77, i_78, i_80, i_81, i_83, i_89, i_91, i_93, i_95, i_96, i_98, i_102;
    long l_0, l_1, l_5, l_7, l_8, l_10, l_12, l_14, l_15, l_16, l_17, l_21, l_23, l_24, l_27, l_30, l_32, l_33, l_34, l_35, l_37, l_40, l_41, l_42, l_44, l_46, l_48, l_51, l_53, l_54, l_55, l_61, l_63, l_65, l_68, l_69, l_70, l_71, l_73, l_75, l_76, l_79, l_82, l_84, l_85, l_86, l_87, l_88, l_90, l_92, l_94, l_97, l_99, l_100, l_101;
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    ul_3 = arg_args + 32L;
    i_4 = 0;
    while (true) {
        if (!(i_4 < i_2)) {
            break;
        }
        l_5 = *((__global gale_long *) ul_3);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_6 = (int) get_local_id(0);
        l_7 = (long) i_4;
        if (i_6 == 0) {
            l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_9 = (int) get_group_id(0);
            l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_11 = (int) get_group_id(0);
            l_12 = (long) i_11;
            i_13 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_12 << 12) + (l_12 << 11)))) + (ulong) 1896L))));
            l_14 = (long) i_9;
            l_15 = (long) ((ulong) l_8 + (ulong) ((l_14 << 12) + (l_14 << 11)));
            l_16 = (long) ((ulong) l_15 + (ulong) 1792L);
            l_17 = (long) ((ulong) l_15 + (ulong) 1864L);
            i_18 = (int) l_0;
            if (i_13 == 0) {
                if (i_18 < 1) {
                    i_19 = (-2);
                } else {
                    if (i_18 < 4097) {
                        i_20 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        l_21 = *((__global gale_long *) (arg_fs + 16 + l_17));
                        i_22 = (int) (0 - (uint) i_20);
                        if (i_22 < 0) {
                            i_19 = i_22;
                        } else {
                            l_23 = *((__global gale_long *) (arg_fs + 16 + 8L));
                            l_24 = (long) ((ulong) l_21 + (ulong) (-64L));
                            i_25 = (int) ((uint) ((int) (((long) ((ulong) l_24 + (ulong) ((long) ((ulong) (l_24 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            i_26 = 0;
                            l_27 = 0L;
                            while (true) {
                                if (!(i_26 == 0)) {
                                    break;
                                }
                                i_28 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                                i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                                if (i_25 == i_29) {
                                    i_26 = 1;
                                } else {
                                    if (i_28 == 0) {
                                        if (l_27 < l_23) {
                                            GALEFS_RELAX(l_27);
                                            l_30 = (long) ((ulong) l_27 + (ulong) 1L);
                                            l_27 = l_30;
                                        } else {
                                            i_26 = (-110);
                                        }
                                    } else {
                                        i_31 = (int) (0 - (uint) i_28);
                                        i_26 = i_31;
                                    }
                                }
                            }
                            i_19 = i_26;
                        }
                    } else {
                        i_19 = (-36);
                    }
                }
            } else {
                i_19 = (-16);
            }
            l_32 = (long) i_19;
            if (l_32 < 0L) {
                l_33 = l_32;
            } else {
                l_34 = (long) ((ulong) l_15 + (ulong) 2048L);
                l_35 = l_7 * ((long) i_18);
                i_36 = 0;
                while (true) {
                    if (!(i_36 < i_18)) {
                        break;
                    }
                    l_37 = (long) i_36;
                    i_38 = (int) *((__global char *) (arg_names + 16 + (l_35 + l_37)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) l_37)))) = (char) i_38;
                    i_39 = (int) ((uint) i_36 + (uint) 1);
                    i_36 = i_39;
                }
                l_40 = *((__global gale_long *) (arg_fs + 16 + l_17));
                l_41 = (long) ((ulong) l_40 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) ((long) (uint) (((int) l_41) & 1023)))))) = 0L;
                l_42 = (long) ((ulong) l_15 + (ulong) ((long) (uint) (((int) l_40) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1;
                i_43 = (int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8L)))) = i_43;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = ((int) l_5);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = i_18;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_17)) = l_41;
                GALEFS_FENCE();
                l_44 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_45 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) ((long) i_45))))) = (char) 1;
                l_46 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_47 = 0;
                l_48 = 0L;
                while (true) {
                    if (!(i_47 == 0)) {
                        break;
                    }
                    i_49 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    if (i_43 == i_50) {
                        i_47 = 1;
                    } else {
                        if (i_49 == 0) {
                            if (l_48 < l_46) {
                                GALEFS_RELAX(l_48);
                                l_51 = (long) ((ulong) l_48 + (ulong) 1L);
                                l_48 = l_51;
                            } else {
                                i_47 = (-110);
                            }
                        } else {
                            i_52 = (int) (0 - (uint) i_49);
                            i_47 = i_52;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_47 < 0) {
                    l_53 = (long) i_47;
                    l_33 = l_53;
                } else {
                    l_54 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 1800L))));
                    l_33 = l_54;
                }
            }
        } else {
            l_33 = 0L;
        }
        l_55 = GALEFS_BROADCAST(l_33);
        i_56 = (int) get_global_id(0);
        i_57 = (int) ((uint) i_4 + (uint) 1);
        if (i_56 == 0) {
            *((__global gale_int *) (arg_fds + ((l_7 << 2) + 16L))) = ((int) l_55);
            i_4 = i_57;
        } else {
            i_4 = i_57;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_58 = 0;
    while (true) {
        if (!(i_58 < i_2)) {
            break;
        }
        i_59 = *((__global gale_int *) (arg_fds + ((((long) i_58) << 2) + 16L)));
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_60 = (int) get_local_id(0);
        if (i_60 == 0) {
            l_61 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_62 = (int) get_group_id(0);
            l_63 = (long) i_62;
            i_64 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) ((l_63 << 12) + (l_63 << 11)))) + (ulong) 1896L))));
            if (i_64 == 0) {
                l_65 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_66 = (int) get_group_id(0);
                i_67 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                l_68 = (long) i_66;
                l_69 = (long) ((ulong) l_65 + (ulong) ((l_68 << 12) + (l_68 << 11)));
                l_70 = (long) ((ulong) l_69 + (ulong) 1864L);
                l_71 = *((__global gale_long *) (arg_fs + 16 + l_70));
                i_72 = (int) (0 - (uint) i_67);
                l_73 = (long) ((ulong) l_69 + (ulong) 1792L);
                if (i_72 < 0) {
                    i_74 = i_72;
                } else {
                    l_75 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    l_76 = (long) ((ulong) l_71 + (ulong) (-64L));
                    i_77 = (int) ((uint) ((int) (((long) ((ulong) l_76 + (ulong) ((long) ((ulong) (l_76 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    i_78 = 0;
                    l_79 = 0L;
                    while (true) {
                        if (!(i_78 == 0)) {
                            break;
                        }
                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_81 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        if (i_77 == i_81) {
                            i_78 = 1;
                        } else {
                            if (i_80 == 0) {
                                if (l_79 < l_75) {
                                    GALEFS_RELAX(l_79);
                                    l_82 = (long) ((ulong) l_79 + (ulong) 1L);
                                    l_79 = l_82;
                                } else {
                                    i_78 = (-110);
                                }
                            } else {
                                i_83 = (int) (0 - (uint) i_80);
                                i_78 = i_83;
                            }
                        }
                    }
                    i_74 = i_78;
                }
                if (i_74 < 0) {
                    l_84 = (long) i_74;
                    l_85 = l_84;
                } else {
                    l_86 = *((__global gale_long *) (arg_fs + 16 + l_70));
                    l_87 = (long) ((ulong) l_86 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) ((long) (uint) (((int) l_87) & 1023)))))) = 0L;
                    l_88 = (long) ((ulong) l_69 + (ulong) ((long) (uint) (((int) l_86) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 2;
                    i_89 = (int) ((uint) ((int) (((long) ((ulong) l_86 + (ulong) ((long) ((ulong) (l_86 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 8L)))) = i_89;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = i_59;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_88)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_70)) = l_87;
                    GALEFS_FENCE();
                    l_90 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_91 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) ((long) i_91))))) = (char) 1;
                    l_92 = *((__global gale_long *) (arg_fs + 16 + 8L));
                    i_93 = 0;
                    l_94 = 0L;
                    while (true) {
                        if (!(i_93 == 0)) {
                            break;
                        }
                        i_95 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                        i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        if (i_89 == i_96) {
                            i_93 = 1;
                        } else {
                            if (i_95 == 0) {
                                if (l_94 < l_92) {
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
                        l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 1800L))));
                        l_85 = l_100;
                    }
                }
            } else {
                l_85 = (-16L);
            }
        } else {
            l_85 = 0L;
        }
        l_101 = GALEFS_BROADCAST(l_85);
        i_102 = (int) ((uint) i_58 + (uint) 1);
        i_58 = i_102;
    }
}
