// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#extremes
// entry point: galefs_extremes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE READ_WRITE
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

// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

__kernel void galefs_extremes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_9;
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_1, l_10, l_11, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    i_4 = i_0 & 3;
    i_5 = atomic_min((volatile __global int *) (arg_out + 16 + ((long) i_4 << 2)), i_3);
    i_6 = *((__global gale_int *) ul_2);
    i_7 = i_4 + 4;
    i_8 = atomic_max((volatile __global int *) (arg_out + 16 + ((long) i_7 << 2)), i_6);
    ul_9 = arg_longs + ((l_1 << 3) + 16L);
    l_10 = *((__global gale_long *) ul_9);
    l_11 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_longOut + 16 + ((long) i_4 << 3)), l_10);
    l_12 = *((__global gale_long *) ul_9);
    l_13 = GALEFS_LONG_ATOMIC(max)((volatile __global long *) (arg_longOut + 16 + ((long) i_7 << 3)), l_12);
}
