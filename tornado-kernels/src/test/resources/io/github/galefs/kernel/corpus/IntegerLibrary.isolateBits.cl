// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#isolateBits
// entry point: galefs_isolateBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntegerLibrary.java
// source SHA-256: 5517be5e02061b5197aac3045858fecf94c7ee87e6f1e0ea14e37236ebaa41ad

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

__kernel void galefs_isolateBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = ((int) ((uint) INT_MIN >> ((int) clz(i_2)))) & i_2;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) (((int) (0 - (uint) i_2)) & i_2) + (uint) ((int) ((uint) i_5 + (uint) (i_5 << 1)))));
    l_6 = ((long) ((ulong) LONG_MIN >> ((int) clz(l_4)))) & l_4;
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) (((long) (0 - (ulong) l_4)) & l_4) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 1)))));
}
