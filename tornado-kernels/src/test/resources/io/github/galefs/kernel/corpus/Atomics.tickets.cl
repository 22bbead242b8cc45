// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#tickets
// entry point: galefs_tickets
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE READ_WRITE READ_WRITE
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

__kernel void galefs_tickets(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 255 << 2)), 1);
    l_1 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_0 << 3)), 3L);
    l_2 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) 255 << 3)), 4294967296L);
    i_3 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) (((int) (l_2 >> 32)) & 127) << 2)), 1);
}
