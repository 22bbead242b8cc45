// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.device.FenceKernels#storeThenLoad
// entry point: galefs_storeThenLoad
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: NONE READ READ_WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/device/FenceKernels.java
// source SHA-256: 04f695f93fec3996b05361109723e503cdef064c0e6e976099873f62da07d2b0

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

__kernel void galefs_storeThenLoad(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_words, __global uchar *arg_seen) {
    __global uchar *ul_2, *ul_5;
    int i_0, i_6, i_7, i_9, i_10, i_12, i_14, i_15, i_16, i_17, i_18;
    long l_1, l_3, l_4, l_8, l_11, l_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = gale_group;
    l_1 = ((long) ((int) ((uint) 1 - (uint) i_0))) << 8;
    ul_2 = arg_args + 20L;
    l_3 = ((long) i_0) << 8;
    l_4 = l_3 + 512L;
    ul_5 = arg_args + 16L;
    i_6 = 1;
    while (true) {
        i_7 = *((__global gale_int *) ul_5);
        if (i_7 < i_6) {
            break;
        }
        l_8 = (long) i_6;
        *((volatile __global gale_long *) (arg_words + 16 + l_4)) = l_8;
        i_9 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            i_10 = *((__global gale_int *) ul_2);
            if (!(i_9 < i_10)) {
                goto B7;
            }
            l_11 = *((volatile __global gale_long *) (arg_words + 16 + (l_1 + 512L)));
            if (!(l_11 < l_8)) {
                break;
            }
            i_12 = (int) ((uint) i_9 + (uint) 1);
            i_9 = i_12;
        }
        goto B8;
    B7:;
    B8:;
        *((volatile __global gale_long *) (arg_words + 16 + l_3)) = l_8;
        GALEFS_FENCE();
        l_13 = *((volatile __global gale_long *) (arg_words + 16 + l_1));
        i_14 = *((__global gale_int *) ul_2);
        i_15 = *((__global gale_int *) ul_5);
        if (i_9 < i_14) {
            i_16 = (l_13 < l_8) ? 1 : 2;
            *((__global gale_int *) (arg_seen + ((((long) ((int) ((uint) i_6 + (uint) ((int) ((uint) ((int) ((uint) i_0 * (uint) i_15)) + (uint) (-1)))))) << 2) + 16L))) = i_16;
            i_17 = (int) ((uint) i_6 + (uint) 1);
            i_6 = i_17;
        } else {
            i_18 = (int) ((uint) i_15 + (uint) 1);
            i_6 = i_18;
        }
    }
}
