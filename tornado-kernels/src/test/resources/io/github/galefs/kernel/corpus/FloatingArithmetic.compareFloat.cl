// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#compareFloat
// entry point: galefs_compareFloat
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
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

__kernel void galefs_compareFloat(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_2, f_3;
    int i_0, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    f_3 = *((__global gale_float *) (arg_floats + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_4 = (f_2 < f_3) ? 1 : 0;
    i_5 = (!(f_3 >= f_2)) ? 0 : 2;
    i_6 = (f_3 < f_2) ? 4 : 0;
    i_7 = (!(f_2 >= f_3)) ? 0 : 8;
    i_8 = (f_2 == f_3) ? 16 : 0;
    i_9 = (f_2 == f_3) ? 0 : 32;
    i_10 = (f_2 < f_3) ? 0 : 64;
    *((__global gale_int *) (arg_out + l_1)) = ((((((i_4 + i_5) + i_6) + i_7) + i_8) + i_9) + i_10);
}
