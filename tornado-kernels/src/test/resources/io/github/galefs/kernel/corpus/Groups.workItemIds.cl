// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#workItemIds
// entry point: galefs_workItemIds
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/Groups.java
// source SHA-256: c99eed778c59360e3b7cc46c5d2d32fdf3e03e45757179a815d4273e4bbaf9ae

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

__kernel void galefs_workItemIds(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = ((int) ((uint) ((int) get_global_id(0)) + (uint) ((int) ((uint) ((int) get_local_id(0)) * (uint) 1000))));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((((long) gale_group) + (((long) ((int) get_local_size(0))) * 1000L)) + (((long) ((int) get_num_groups(0))) * 1000000L));
}
