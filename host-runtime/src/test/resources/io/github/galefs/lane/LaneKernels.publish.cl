// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.lane.LaneKernels#publish
// entry point: galefs_publish
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/lane/LaneKernels.java
// source SHA-256: e1f205858f0630a85d24b4e5d7a5eeec07cb05f0f2b439d7bbfd19effc22bd80

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
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__x86_64__)
// On x86 an atomic exchange, of whatever, orders all accesses around it. The mfence of __sync_synchronize also orders
// accesses that bypass the caches, and takes four times as long.
#define GALEFS_FENCE() gale_fence()
void gale_fence(void) {
    int word = 0;
    __atomic_exchange_n(&word, 1, __ATOMIC_SEQ_CST);
}
#elif defined(GALEFS_POCL) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Yields the processor to the host after 500 polls, on devices that share processors with the host. There the host
// defines GALEFS_SCHED_YIELD as the number of Linux's sched_yield. On other devices it does nothing.
#if defined(GALEFS_SCHED_YIELD) && defined(__x86_64__)
#define GALEFS_RELAX(polls) gale_relax(polls)
void gale_relax(long polls) {
    if (polls > 500) {
        long call = GALEFS_SCHED_YIELD;
        // The zeros are no arguments of the call: PoCL 5 aborts on assembly with fewer operands.
        __asm__ volatile("syscall" : "+a"(call) : "D"(0L), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
    }
}
#else
#define GALEFS_RELAX(polls)
#endif

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_publish(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_published) {
    __global uchar *ul_0;
    int i_10, i_12;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_8, l_9, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_args + 16L;
    l_1 = *((__global gale_long *) ul_0);
    l_2 = *((__global gale_long *) (arg_args + 24L));
    l_3 = (long) ((ulong) (l_2 << 6) + (ulong) l_1);
    l_4 = (long) gale_group;
    l_5 = l_1;
    l_6 = 0L;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(l_5 < l_3)) {
            goto B12;
        }
        l_7 = *((__global gale_long *) (arg_args + 32L));
        if (!(l_6 < l_7)) {
            goto B11;
        }
        l_8 = (long) gale_group;
        l_9 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_8 << 12) + (l_8 << 11)));
        i_10 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1796L))));
        if (!(((int) (0 - (uint) i_10)) == 0)) {
            break;
        }
        l_11 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1408L))));
        if (((long) ((ulong) l_5 + (ulong) ((long) ((ulong) 128L - (ulong) l_11)))) < 1025L) {
            i_12 = (int) ((uint) ((int) (((long) ((ulong) l_5 + (ulong) ((long) ((ulong) (l_5 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_13 = (long) ((ulong) (l_4 + (((long) i_12) << 6)) * (ulong) (-7046029254386353131L));
            l_14 = (long) ((ulong) l_13 + (ulong) (-8309257382264602524L));
            l_15 = l_14 ^ (l_14 >> 29);
            l_16 = (long) ((ulong) (l_15 & 9223372036854775807L) >> 8);
            if ((l_15 & 31L) == 0) {
                l_17 = gale_rem_long(l_16, 4097L);
                l_18 = l_17;
            } else {
                l_19 = l_16 & 63L;
                l_18 = l_19;
            }
            l_20 = (long) ((ulong) l_5 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_20) & 1023)))))) = 0L;
            l_21 = (long) ((ulong) l_9 + (ulong) ((long) (uint) (((int) l_5) & 1023)));
            l_22 = (long) ((ulong) l_13 + (ulong) 2991429000156323915L);
            l_23 = l_22 ^ (l_22 >> 29);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = ((((int) l_23) & 65535) + 1);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 8L)))) = i_12;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = ((int) (l_23 >> 8));
            l_24 = (long) ((ulong) l_13 + (ulong) 7146057691288625177L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = (l_24 ^ (l_24 >> 29));
            l_25 = (long) ((ulong) l_13 + (ulong) (-4154628691132301262L));
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = (l_25 ^ (l_25 >> 29));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = ((int) (l_23 >> 16));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = ((int) l_18);
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_21)) = 64;
            l_5 = l_20;
            l_6 = 0L;
        } else {
            GALEFS_RELAX(l_6);
            l_26 = (long) ((ulong) l_6 + (ulong) 1L);
            l_6 = l_26;
        }
    }
    goto B13;
B11:;
    goto B13;
B12:;
B13:;
    l_27 = *((__global gale_long *) ul_0);
    l_28 = (long) ((ulong) l_5 - (ulong) l_27);
    *((__global gale_long *) (arg_published + ((l_4 << 3) + 16L))) = (((long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_28 >> 63) >> 58)))) >> 6);
}
