// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#toIntegers
// entry point: galefs_toIntegers
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
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

__kernel void galefs_toIntegers(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    int i_5, i_6, i_8;
    long l_0, l_1, l_3, l_9, l_10;
    short sh_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = gale_int_from_float(f_2);
    i_6 = gale_int_from_double(d_4);
    sh_7 = (short) i_5;
    i_8 = (int) sh_7;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_5 << 1) + (uint) i_5)) + (uint) ((int) ((uint) (i_6 << 2) + (uint) i_6)))) + (uint) ((i_8 << 3) - i_8))) + (uint) (((int) ((char) i_6)) * 11))) + (uint) ((int) (ushort) sh_7)));
    l_9 = gale_long_from_float(f_2);
    l_10 = gale_long_from_double(d_4);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) (l_9 << 1) + (ulong) l_9)) + (ulong) ((long) ((ulong) (l_10 << 2) + (ulong) l_10)))) + (ulong) ((long) (ushort) ((short) i_6))));
}
