// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#compareAndSets
// entry point: galefs_compareAndSets
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/FloatAtomics.java
// source: io/github/galefs/kernel/MemoryView.java
// source: io/github/galefs/kernel/RegionAtomics.java
// source: io/github/galefs/kernel/RegionHandle.java
// source: io/github/galefs/kernel/corpus/Atomics.java
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/tornado/InstalledBinding.java
// source: io/github/galefs/kernel/tornado/TornadoBinding.java
// source: io/github/galefs/kernel/tornado/TornadoType.java
// source: io/github/galefs/kernel/tornado/WorkItemArgument.java
// source SHA-256: d92d4cc813a03d9ec91b32d7a8b6d7699dfcf2b5063f5ce85a8001a8e2ebdcdb

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

// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

__kernel void galefs_compareAndSets(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4, *ul_9;
    int i_0, i_1, i_2, i_5, i_6, i_7, i_8, i_17, i_18;
    long l_3, l_10, l_11, l_12, l_13, l_14, l_15, l_16;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 3;
    i_2 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), 0);
    l_3 = (long) i_0;
    ul_4 = arg_ints + ((l_3 << 2) + 16L);
    i_5 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) ul_4);
        i_7 = atomic_cmpxchg((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), i_5, ((int) ((uint) i_5 + (uint) i_6)));
        if (i_5 == i_7) {
            break;
        }
        i_8 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_1 << 2)), 0);
        i_5 = i_8;
    }
    ul_9 = arg_longs + ((l_3 << 3) + 16L);
    l_10 = *((__global gale_long *) ul_9);
    l_11 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longOut + 16 + ((long) i_1 << 3)), 0L, l_10);
    l_12 = 0L;
    l_13 = l_11;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (l_12 == l_13) {
            break;
        }
        l_14 = *((__global gale_long *) ul_9);
        l_15 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longOut + 16 + ((long) i_1 << 3)), l_13, ((long) ((ulong) l_13 + (ulong) l_14)));
        l_12 = l_13;
        l_13 = l_15;
    }
    l_16 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 1L, 77L);
    i_17 = (l_16 == 1L) ? 1 : 0;
    i_18 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 8 << 2)), i_17);
}
