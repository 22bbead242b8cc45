// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.FileKernels#openAll
// entry point: galefs_openAll
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/OpenFiles.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 5267f36c4e1aa8e9557e99fad01f38eee58511660a0d8ad82ccea0b91321d7b1

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

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_descriptors) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_3;
    int i_2, i_4, i_6, i_9, i_11, i_13, i_14, i_15, i_16, i_23, i_25, i_26, i_30, i_32, i_35, i_40, i_42, i_45, i_47, i_48, i_50, i_54, i_55, i_56, i_57, i_58, i_60, i_62, i_64, i_70, i_72, i_75, i_80, i_82, i_85, i_87, i_88, i_90, i_94;
    long l_0, l_1, l_5, l_7, l_8, l_10, l_12, l_17, l_18, l_19, l_20, l_21, l_22, l_24, l_27, l_28, l_29, l_31, l_33, l_34, l_36, l_37, l_38, l_39, l_41, l_43, l_44, l_46, l_49, l_51, l_52, l_53, l_59, l_61, l_63, l_65, l_66, l_67, l_68, l_69, l_71, l_73, l_74, l_76, l_77, l_78, l_79, l_81, l_83, l_84, l_86, l_89, l_91, l_92, l_93;
    l_0 = *((__global long *) (arg_args + 16L));
    l_1 = *((__global long *) (arg_args + 24L));
    i_2 = (int) l_1;
    ul_3 = arg_args + 32L;
    i_4 = 0;
    while (true) {
        if (!(i_4 < i_2)) {
            break;
        }
        l_5 = *((__global long *) ul_3);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_6 = (int) get_local_id(0);
        l_7 = (long) i_4;
        if (i_6 == 0) {
            l_8 = *((__global long *) (arg_fs + 16 + 16L));
            i_9 = (int) get_group_id(0);
            l_10 = *((__global long *) (arg_fs + 16 + 16L));
            i_11 = (int) get_group_id(0);
            l_12 = (long) i_11;
            i_13 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_12 << 12) + (l_12 << 11)))) + (ulong) 1896L))));
            i_14 = (int) l_0;
            if (i_13 == 0) {
                if (i_14 < 1) {
                    i_15 = (-2);
                } else {
                    i_16 = (i_14 < 4097) ? 0 : (-36);
                    i_15 = i_16;
                }
                l_17 = (long) i_15;
                l_18 = l_17;
            } else {
                l_18 = (-16L);
            }
            if (l_18 == 0L) {
                l_19 = (long) i_9;
                l_20 = (long) ((ulong) l_8 + (ulong) ((l_19 << 12) + (l_19 << 11)));
                l_21 = (long) ((ulong) l_20 + (ulong) 2048L);
                l_22 = l_7 * ((long) i_14);
                i_23 = 0;
                while (true) {
                    if (!(i_23 < i_14)) {
                        break;
                    }
                    l_24 = (long) i_23;
                    i_25 = (int) *((__global char *) (arg_names + 16 + (l_22 + l_24)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) l_24)))) = (char) i_25;
                    i_26 = (int) ((uint) i_23 + (uint) 1);
                    i_23 = i_26;
                }
                l_27 = (long) ((ulong) l_20 + (ulong) 1864L);
                l_28 = *((__global long *) (arg_fs + 16 + l_27));
                l_29 = *((__global long *) (arg_fs + 16 + 8L));
                i_30 = 0;
                l_31 = 0L;
                while (true) {
                    if (!(i_30 == 0)) {
                        break;
                    }
                    i_32 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_32 == 0) {
                        l_33 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_28 + (ulong) 128L)) - (ulong) l_33)) < 1025L) {
                            i_30 = 1;
                        } else {
                            if (l_31 < l_29) {
                                GALEFS_RELAX(l_31);
                                l_34 = (long) ((ulong) l_31 + (ulong) 1L);
                                l_31 = l_34;
                            } else {
                                i_30 = (-110);
                            }
                        }
                    } else {
                        i_35 = (int) (0 - (uint) i_32);
                        i_30 = i_35;
                    }
                }
                if (i_30 < 0) {
                    l_36 = (long) i_30;
                    l_37 = l_36;
                } else {
                    l_38 = (long) ((ulong) l_28 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) (uint) (((int) l_38) & 1023)))))) = 0L;
                    l_39 = (long) ((ulong) l_20 + (ulong) ((long) (uint) (((int) l_28) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1;
                    i_40 = (int) ((uint) ((int) (((long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_28 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 8L)))) = i_40;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = ((int) l_5);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = i_14;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_39)) = 64;
                    *((__global long *) (arg_fs + 16 + l_27)) = l_38;
                    GALEFS_FENCE();
                    l_41 = *((__global long *) (arg_fs + 16 + 24L));
                    i_42 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) ((long) i_42))))) = (char) 1;
                    l_43 = *((__global long *) (arg_fs + 16 + 8L));
                    l_44 = (long) ((ulong) l_20 + (ulong) 1792L);
                    i_45 = 0;
                    l_46 = 0L;
                    while (true) {
                        if (!(i_45 == 0)) {
                            break;
                        }
                        i_47 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_48 = *((volatile __global int *) (arg_fs + 16 + l_44));
                        if (i_40 == i_48) {
                            i_45 = 1;
                        } else {
                            if (i_47 == 0) {
                                if (l_46 < l_43) {
                                    GALEFS_RELAX(l_46);
                                    l_49 = (long) ((ulong) l_46 + (ulong) 1L);
                                    l_46 = l_49;
                                } else {
                                    i_45 = (-110);
                                }
                            } else {
                                i_50 = (int) (0 - (uint) i_47);
                                i_45 = i_50;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_45 < 0) {
                        l_51 = (long) i_45;
                        l_37 = l_51;
                    } else {
                        l_52 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 1800L))));
                        l_37 = l_52;
                    }
                }
            } else {
                l_37 = l_18;
            }
        } else {
            l_37 = 0L;
        }
        l_53 = GALEFS_BROADCAST(l_37);
        i_54 = (int) get_global_id(0);
        i_55 = (int) ((uint) i_4 + (uint) 1);
        if (i_54 == 0) {
            *((__global int *) (arg_descriptors + ((l_7 << 2) + 16L))) = ((int) l_53);
            i_4 = i_55;
        } else {
            i_4 = i_55;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_56 = 0;
    while (true) {
        if (!(i_56 < i_2)) {
            break;
        }
        i_57 = *((__global int *) (arg_descriptors + ((((long) i_56) << 2) + 16L)));
        i_58 = (int) get_local_id(0);
        if (i_58 == 0) {
            l_59 = *((__global long *) (arg_fs + 16 + 16L));
            i_60 = (int) get_group_id(0);
            l_61 = (long) i_60;
            i_62 = *((__global int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_59 + (ulong) ((l_61 << 12) + (l_61 << 11)))) + (ulong) 1896L))));
            if (i_62 == 0) {
                l_63 = *((__global long *) (arg_fs + 16 + 16L));
                i_64 = (int) get_group_id(0);
                l_65 = (long) i_64;
                l_66 = (long) ((ulong) l_63 + (ulong) ((l_65 << 12) + (l_65 << 11)));
                l_67 = (long) ((ulong) l_66 + (ulong) 1864L);
                l_68 = *((__global long *) (arg_fs + 16 + l_67));
                l_69 = *((__global long *) (arg_fs + 16 + 8L));
                i_70 = 0;
                l_71 = 0L;
                while (true) {
                    if (!(i_70 == 0)) {
                        break;
                    }
                    i_72 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    if (i_72 == 0) {
                        l_73 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 1408L))));
                        if (((long) ((ulong) ((long) ((ulong) l_68 + (ulong) 128L)) - (ulong) l_73)) < 1025L) {
                            i_70 = 1;
                        } else {
                            if (l_71 < l_69) {
                                GALEFS_RELAX(l_71);
                                l_74 = (long) ((ulong) l_71 + (ulong) 1L);
                                l_71 = l_74;
                            } else {
                                i_70 = (-110);
                            }
                        }
                    } else {
                        i_75 = (int) (0 - (uint) i_72);
                        i_70 = i_75;
                    }
                }
                if (i_70 < 0) {
                    l_76 = (long) i_70;
                    l_77 = l_76;
                } else {
                    l_78 = (long) ((ulong) l_68 + (ulong) 64L);
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((long) (uint) (((int) l_78) & 1023)))))) = 0L;
                    l_79 = (long) ((ulong) l_66 + (ulong) ((long) (uint) (((int) l_68) & 1023)));
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 4L)))) = 2;
                    i_80 = (int) ((uint) ((int) (((long) ((ulong) l_68 + (ulong) ((long) ((ulong) (l_68 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 8L)))) = i_80;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 12L)))) = i_57;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 16L)))) = 0L;
                    *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 24L)))) = 0L;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 32L)))) = 0;
                    *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global int *) (arg_fs + 16 + l_79)) = 64;
                    *((__global long *) (arg_fs + 16 + l_67)) = l_78;
                    GALEFS_FENCE();
                    l_81 = *((__global long *) (arg_fs + 16 + 24L));
                    i_82 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) ((long) i_82))))) = (char) 1;
                    l_83 = *((__global long *) (arg_fs + 16 + 8L));
                    l_84 = (long) ((ulong) l_66 + (ulong) 1792L);
                    i_85 = 0;
                    l_86 = 0L;
                    while (true) {
                        if (!(i_85 == 0)) {
                            break;
                        }
                        i_87 = *((volatile __global int *) (arg_fs + 16 + 64L));
                        i_88 = *((volatile __global int *) (arg_fs + 16 + l_84));
                        if (i_80 == i_88) {
                            i_85 = 1;
                        } else {
                            if (i_87 == 0) {
                                if (l_86 < l_83) {
                                    GALEFS_RELAX(l_86);
                                    l_89 = (long) ((ulong) l_86 + (ulong) 1L);
                                    l_86 = l_89;
                                } else {
                                    i_85 = (-110);
                                }
                            } else {
                                i_90 = (int) (0 - (uint) i_87);
                                i_85 = i_90;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_85 < 0) {
                        l_91 = (long) i_85;
                        l_77 = l_91;
                    } else {
                        l_92 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 1800L))));
                        l_77 = l_92;
                    }
                }
            } else {
                l_77 = (-16L);
            }
        } else {
            l_77 = 0L;
        }
        l_93 = GALEFS_BROADCAST(l_77);
        i_94 = (int) ((uint) i_56 + (uint) 1);
        i_56 = i_94;
    }
}
