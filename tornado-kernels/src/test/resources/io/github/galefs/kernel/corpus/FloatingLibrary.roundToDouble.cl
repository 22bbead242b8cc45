// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#roundToDouble
// entry point: galefs_roundToDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingLibrary.java
// source SHA-256: 7b48ebb544c638015806840723713d988a3e5839c1dc161dcf6fdd5e9c672175

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

__kernel void galefs_roundToDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6, d_7, d_8, d_9, d_10, d_11;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    d_6 = fabs(d_5);
    if (d_6 < (0x1.0p52)) {
        d_7 = (d_6 + (0x1.0p52)) - (0x1.0p52);
        d_8 = d_7;
    } else {
        d_8 = d_6;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) (as_double(((as_long(d_5) & LONG_MIN) | 4607182418800017408L)) * d_8));
    d_9 = fabs(d_4);
    if (d_9 < (0x1.0p52)) {
        d_10 = (d_9 + (0x1.0p52)) - (0x1.0p52);
        d_11 = d_10;
    } else {
        d_11 = d_9;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = (as_double(((as_long(d_4) & LONG_MIN) | 4607182418800017408L)) * d_11);
}
