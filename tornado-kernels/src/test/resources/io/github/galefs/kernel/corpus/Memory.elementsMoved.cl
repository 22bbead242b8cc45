// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#elementsMoved
// entry point: galefs_elementsMoved
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Memory.java
// source SHA-256: 1afa56dfd7d656a0955f1e1490c436c52786d3956bb247f9cd83134a1d4ddbf3

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

__kernel void galefs_elementsMoved(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_1, i_5, i_6;
    long l_2, l_3, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    l_2 = (long) i_0;
    l_3 = (l_2 << 2) + 16L;
    ul_4 = arg_out + l_3;
    *((__global gale_int *) ul_4) = i_1;
    i_5 = *((__global gale_int *) ul_4);
    i_6 = *((__global gale_int *) (arg_ints + l_3));
    *((__global gale_int *) ul_4) = (i_5 ^ i_6);
    l_7 = *((__global gale_long *) (arg_longs + ((((long) ((int) ((uint) 255 - (uint) i_0))) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_2 << 3) + 16L))) = l_7;
}
