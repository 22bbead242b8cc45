// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Names#kernel
// entry point: galefs_kernel
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Names.java
// source SHA-256: 7449d0de11829a378a372482d3d9742400c1bce3a2fe7838822b50e4ec0bcd05

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

__kernel void galefs_kernel(__global uchar *arg_half, __global uchar *arg_global, __global uchar *arg_uchar, __global uchar *arg_get_global_id) {
    __global uchar *ul_2, *ul_5;
    int i_3, i_8;
    long l_0, l_1, l_4, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_half + l_1;
    i_3 = *((__global gale_int *) ul_2);
    l_4 = (l_0 << 3) + 16L;
    ul_5 = arg_global + l_4;
    l_6 = *((__global gale_long *) ul_5);
    *((__global gale_int *) (arg_uchar + l_1)) = ((int) ((uint) ((int) l_6) + (uint) i_3));
    l_7 = *((__global gale_long *) ul_5);
    i_8 = *((__global gale_int *) ul_2);
    *((__global gale_long *) (arg_get_global_id + l_4)) = ((long) ((ulong) l_7 - (ulong) ((long) i_8)));
}
