// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.rpc.RpcKernels#requests
// entry point: galefs_requests
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/rpc/RpcKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source SHA-256: 5c88b797bd3ab6e54e775643eb0830bdad3e78f24745760ce29cb926378919e9

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

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right) {
    int i_0, i_2, i_3, i_8, i_9, i_10, i_12, i_13, i_16, i_17, i_19, i_20, i_22, i_29, i_31, i_33, i_35, i_36, i_38, i_41, i_42, i_43;
    long l_1, l_4, l_5, l_6, l_7, l_11, l_14, l_15, l_18, l_21, l_23, l_24, l_25, l_26, l_27, l_28, l_30, l_32, l_34, l_37, l_39, l_40;
    i_0 = (int) get_local_id(0);
    if (i_0 == 0) {
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = (int) get_group_id(0);
        i_3 = *((__global gale_int *) (arg_args + 16L));
        l_4 = (long) i_2;
        l_5 = (long) ((ulong) l_1 + (ulong) ((l_4 << 12) + (l_4 << 11)));
        l_6 = (long) ((ulong) l_5 + (ulong) 1792L);
        l_7 = (long) ((ulong) l_5 + (ulong) 1864L);
        i_8 = 0;
        i_9 = 0;
        while (true) {
            if (!(i_9 < i_3)) {
                break;
            }
            i_10 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + l_7));
            i_12 = (int) (0 - (uint) i_10);
            if (i_12 < 0) {
                i_13 = i_12;
            } else {
                l_14 = *((__global gale_long *) (arg_fs + 16 + 8L));
                l_15 = (long) ((ulong) l_11 + (ulong) (-64L));
                i_16 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                i_17 = 0;
                l_18 = 0L;
                while (true) {
                    if (!(i_17 == 0)) {
                        break;
                    }
                    i_19 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
                    if (i_16 == i_20) {
                        i_17 = 1;
                    } else {
                        if (i_19 == 0) {
                            if (l_18 < l_14) {
                                GALEFS_RELAX(l_18);
                                l_21 = (long) ((ulong) l_18 + (ulong) 1L);
                                l_18 = l_21;
                            } else {
                                i_17 = (-110);
                            }
                        } else {
                            i_22 = (int) (0 - (uint) i_19);
                            i_17 = i_22;
                        }
                    }
                }
                i_13 = i_17;
            }
            l_23 = (long) i_9;
            if (i_13 < 0) {
                l_24 = (long) i_13;
                l_25 = l_24;
            } else {
                l_26 = *((__global gale_long *) (arg_fs + 16 + l_7));
                l_27 = (long) ((ulong) l_26 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_27) & 1023)))))) = 0L;
                l_28 = (long) ((ulong) l_5 + (ulong) ((long) (uint) (((int) l_26) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 4L)))) = 1000;
                i_29 = (int) ((uint) ((int) (((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 58)))) >> 6)) + (uint) 1);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 8L)))) = i_29;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 16L)))) = l_23;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_28)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_7)) = l_27;
                GALEFS_FENCE();
                l_30 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_31 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_31))))) = (char) 1;
                l_32 = *((__global gale_long *) (arg_fs + 16 + 8L));
                i_33 = 0;
                l_34 = 0L;
                while (true) {
                    if (!(i_33 == 0)) {
                        break;
                    }
                    i_35 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
                    i_36 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
                    if (i_29 == i_36) {
                        i_33 = 1;
                    } else {
                        if (i_35 == 0) {
                            if (l_34 < l_32) {
                                GALEFS_RELAX(l_34);
                                l_37 = (long) ((ulong) l_34 + (ulong) 1L);
                                l_34 = l_37;
                            } else {
                                i_33 = (-110);
                            }
                        } else {
                            i_38 = (int) (0 - (uint) i_35);
                            i_33 = i_38;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_33 < 0) {
                    l_39 = (long) i_33;
                    l_25 = l_39;
                } else {
                    l_40 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 1800L))));
                    l_25 = l_40;
                }
            }
            i_41 = (int) ((uint) i_9 + (uint) 1);
            if (l_23 == l_25) {
                i_42 = (int) ((uint) i_8 + (uint) 1);
                i_8 = i_42;
                i_9 = i_41;
            } else {
                i_9 = i_41;
            }
        }
        i_43 = (int) get_group_id(0);
        *((__global gale_int *) (arg_right + ((((long) i_43) << 2) + 16L))) = i_8;
    }
}
