// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#compareDouble
// entry point: galefs_compareDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ WRITE NONE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingArithmetic.java
// source SHA-256: 57fbb6d95220eee968490745ba61a0ce247861f641cf1e5a4bbdc37350f80e34

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

__kernel void galefs_compareDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_3;
    int i_0, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    d_2 = *((__global gale_double *) (arg_doubles + ((l_1 << 3) + 16L)));
    d_3 = *((__global gale_double *) (arg_doubles + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    i_4 = (d_2 < d_3) ? 1 : 0;
    i_5 = (!(d_3 >= d_2)) ? 0 : 2;
    i_6 = (d_3 < d_2) ? 4 : 0;
    i_7 = (!(d_2 >= d_3)) ? 0 : 8;
    i_8 = (d_2 == d_3) ? 16 : 0;
    i_9 = (d_2 == d_3) ? 0 : 32;
    i_10 = (!(d_2 >= d_3)) ? 64 : 0;
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((((((i_4 + i_5) + i_6) + i_7) + i_8) + i_9) + i_10);
}
