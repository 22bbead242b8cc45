// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#fromInt
// entry point: galefs_fromInt
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE READ_WRITE WRITE WRITE
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

long gale_long_from_float(float x) {
    return isnan(x) ? 0 : convert_long_sat_rtz(x);
}

__kernel void galefs_fromInt(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3;
    float f_5;
    int i_0;
    long l_1, l_2, l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longOut + l_2;
    l_4 = *((__global gale_long *) ul_3);
    f_5 = (float) i_0;
    *((__global gale_float *) (arg_floatOut + ((l_1 << 2) + 16L))) = ((f_5 * (0x1.99999ap-4f)) + ((float) ((int) l_4)));
    *((__global gale_double *) (arg_doubleOut + l_2)) = (((double) i_0) * (0x1.2a05f2p33));
    *((__global gale_long *) ul_3) = gale_long_from_float((f_5 * (0x1.4p1f)));
}
