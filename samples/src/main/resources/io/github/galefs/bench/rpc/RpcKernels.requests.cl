// A kernel of GaleFS. Generated from Java: change that, not this.
// kernel: io.github.galefs.bench.rpc.RpcKernels#requests
// entry point: galefs_requests
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/rpc/RpcKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/lane/LaneCall.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source SHA-256: 8192d8ba8cfb444b9377c63f9aeb5e8d86ba95a65c0a47022ce6a623cc8e2981

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

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right) {
    int i_0, i_2, i_3, i_7, i_8, i_11, i_13, i_16, i_22, i_24, i_27, i_29, i_30, i_32, i_35, i_36, i_37;
    long l_1, l_4, l_5, l_6, l_9, l_10, l_12, l_14, l_15, l_17, l_18, l_19, l_20, l_21, l_23, l_25, l_26, l_28, l_31, l_33, l_34;
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        i_3 = *((__global int *) (arg_args + 16L));
        l_4 = (long) i_2;
        l_5 = (long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)));
        l_6 = (long) ((ulong) l_5 + (ulong) 1864L);
        i_7 = 0;
        i_8 = 0;
        while (true) {
            if (!(i_8 < i_3)) {
                break;
            }
            l_9 = *((__global long *) (arg_fs + 16 + l_6));
            l_10 = *((__global long *) (arg_fs + 16 + 8L));
            i_11 = 0;
            l_12 = 0L;
            while (true) {
                if (!(i_11 == 0)) {
                    break;
                }
                i_13 = *((volatile __global int *) (arg_fs + 16 + 64L));
                if (i_13 == 0) {
                    l_14 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 1408L))));
                    if (((long) ((ulong) ((long) ((ulong) l_9 + (ulong) 128L)) - (ulong) l_14)) < 1025L) {
                        i_11 = 1;
                    } else {
                        if (l_12 < l_10) {
                            GALEFS_RELAX(l_12);
                            l_15 = (long) ((ulong) l_12 + (ulong) 1L);
                            l_12 = l_15;
                        } else {
                            i_11 = (-110);
                        }
                    }
                } else {
                    i_16 = (int) (0 - (uint) i_13);
                    i_11 = i_16;
                }
            }
            l_17 = (long) i_8;
            if (i_11 < 0) {
                l_18 = (long) i_11;
                l_19 = l_18;
            } else {
                l_20 = (long) ((ulong) l_9 + (ulong) 64L);
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_20) & 1023)))))) = 0L;
                l_21 = (long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_9) & 1023)));
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = 1000;
                i_22 = (int) ((uint) ((int) (((long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_9 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 8L)))) = i_22;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = 0;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = l_17;
                *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = 0L;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = 0;
                *((volatile __global int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global int *) (arg_fs + 16 + l_21)) = 64;
                *((__global long *) (arg_fs + 16 + l_6)) = l_20;
                GALEFS_FENCE();
                l_23 = *((__global long *) (arg_fs + 16 + 24L));
                i_24 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((long) i_24))))) = (char) 1;
                l_25 = *((__global long *) (arg_fs + 16 + 8L));
                l_26 = (long) ((ulong) l_5 + (ulong) 1792L);
                i_27 = 0;
                l_28 = 0L;
                while (true) {
                    if (!(i_27 == 0)) {
                        break;
                    }
                    i_29 = *((volatile __global int *) (arg_fs + 16 + 64L));
                    i_30 = *((volatile __global int *) (arg_fs + 16 + l_26));
                    if (i_22 == i_30) {
                        i_27 = 1;
                    } else {
                        if (i_29 == 0) {
                            if (l_28 < l_25) {
                                GALEFS_RELAX(l_28);
                                l_31 = (long) ((ulong) l_28 + (ulong) 1L);
                                l_28 = l_31;
                            } else {
                                i_27 = (-110);
                            }
                        } else {
                            i_32 = (int) (0 - (uint) i_29);
                            i_27 = i_32;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_27 < 0) {
                    l_33 = (long) i_27;
                    l_19 = l_33;
                } else {
                    l_34 = *((volatile __global long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 1800L))));
                    l_19 = l_34;
                }
            }
            i_35 = (int) ((uint) i_8 + (uint) 1);
            if (l_17 == l_19) {
                i_36 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_36;
                i_8 = i_35;
            } else {
                i_8 = i_35;
            }
        }
        i_37 = (int) get_group_id(0);
        *((__global int *) (arg_right + ((((long) i_37) << 2) + 16L))) = i_7;
    }
}
