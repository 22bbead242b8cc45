// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#toInt
// entry point: galefs_toInt
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingArithmetic.java
// source: io/github/galefs/kernel/corpus/WithinUlps.java
// source SHA-256: 0a7ddce248d41e2abb766ea5a0edfdcab47924d3e4a6c9c473033eee459b6307

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
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

int gale_int_from_double(double x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

long gale_long_from_float(float x) {
    return isnan(x) ? 0 : convert_long_sat_rtz(x);
}

long gale_long_from_double(double x) {
    return isnan(x) ? 0 : convert_long_sat_rtz(x);
}

__kernel void galefs_toInt(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3, *ul_6;
    double d_7, d_9;
    float f_4, f_8;
    int i_0;
    long l_1, l_2, l_5;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_floats + l_2;
    f_4 = *((__global gale_float *) ul_3);
    l_5 = (l_1 << 3) + 16L;
    ul_6 = arg_doubles + l_5;
    d_7 = *((__global gale_double *) ul_6);
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) gale_int_from_float(f_4) + (uint) gale_int_from_double(d_7)));
    f_8 = *((__global gale_float *) ul_3);
    d_9 = *((__global gale_double *) ul_6);
    *((__global gale_long *) (arg_longOut + l_5)) = (gale_long_from_float(f_8) ^ gale_long_from_double(d_9));
}
