// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#publish
// entry point: galefs_publish
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/lane/LaneKernels.java
// source SHA-256: cfcabeeb0fb329d67926b62e02cc2aeaaa4b37f6b5b8d5b5141c5a566f9ce540

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

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_publish(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_published) {
    __global uchar *ul_3;
    int i_1, i_2, i_11, i_15;
    long l_0, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31;
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_1 = (int) get_group_id(0);
    i_2 = (int) get_group_id(0);
    ul_3 = arg_args + 16L;
    l_4 = *((__global gale_long *) ul_3);
    l_5 = *((__global gale_long *) (arg_args + 24L));
    l_6 = (long) ((ulong) (l_5 << 6) + (ulong) l_4);
    l_7 = (long) i_2;
    l_8 = l_4;
    l_9 = 0L;
    while (true) {
        if (!(l_8 < l_6)) {
            goto B12;
        }
        l_10 = *((__global gale_long *) (arg_args + 32L));
        if (!(l_9 < l_10)) {
            goto B11;
        }
        i_11 = *((volatile __global gale_int *) (arg_fs + 16 + 64L));
        if (!(((int) (0 - (uint) i_11)) == 0)) {
            break;
        }
        l_12 = (long) i_1;
        l_13 = (long) ((ulong) l_0 + (ulong) ((l_12 << 12) + (l_12 << 11)));
        l_14 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 1408L))));
        if (((long) ((ulong) l_8 + (ulong) ((long) ((ulong) 128L - (ulong) l_14)))) < 1025L) {
            i_15 = (int) ((uint) ((int) (((long) ((ulong) l_8 + (ulong) ((long) ((ulong) (l_8 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_16 = (long) ((ulong) (l_7 + (((long) i_15) << 6)) * (ulong) (-7046029254386353131L));
            l_17 = (long) ((ulong) l_16 + (ulong) (-8309257382264602524L));
            l_18 = l_17 ^ (l_17 >> 29);
            l_19 = (long) ((ulong) (l_18 & 9223372036854775807L) >> 8);
            if ((l_18 & 31L) == 0) {
                l_20 = gale_rem_long(l_19, 4097L);
                l_21 = l_20;
            } else {
                l_22 = l_19 & 63L;
                l_21 = l_22;
            }
            l_23 = (long) ((ulong) l_8 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) ((long) (uint) (((int) l_23) & 1023)))))) = 0L;
            l_24 = (long) ((ulong) l_13 + (ulong) ((long) (uint) (((int) l_8) & 1023)));
            l_25 = (long) ((ulong) l_16 + (ulong) 2991429000156323915L);
            l_26 = l_25 ^ (l_25 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = ((((int) l_26) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 8L)))) = i_15;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = ((int) (l_26 >> 8));
            l_27 = (long) ((ulong) l_16 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = (l_27 ^ (l_27 >> 29));
            l_28 = (long) ((ulong) l_16 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = (l_28 ^ (l_28 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = ((int) (l_26 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = ((int) l_21);
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_24)) = 64;
            l_8 = l_23;
            l_9 = 0L;
        } else {
            GALEFS_RELAX(l_9);
            l_29 = (long) ((ulong) l_9 + (ulong) 1L);
            l_9 = l_29;
        }
    }
    goto B13;
B11:;
    goto B13;
B12:;
B13:;
    l_30 = *((__global gale_long *) ul_3);
    l_31 = (long) ((ulong) l_8 - (ulong) l_30);
    *((__global gale_long *) (arg_published + ((l_7 << 3) + 16L))) = (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6);
}
