// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#converted
// entry point: galefs_converted
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE NONE NONE NONE NONE NONE WRITE WRITE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Scalars.java
// source SHA-256: 328669b9d9fc35ea9adfdd3972c80323a817927bd391960b8c445781ce608d54

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

__kernel void galefs_converted(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) arg_l) + (uint) gale_int_from_float(arg_f))) + (uint) gale_int_from_double(arg_d))) + (uint) ((int) ((char) arg_i)))) + (uint) ((int) (ushort) ((short) arg_i))));
    l_2 = (l_0 << 3) + 16L;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) ((long) ((ulong) ((long) arg_i) + (ulong) gale_long_from_float(arg_f))) + (ulong) gale_long_from_double(arg_d)));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((((float) arg_i) + ((float) arg_l)) + ((float) arg_d));
    *((__global gale_double *) (arg_doubleOut + l_2)) = ((((double) arg_i) + ((double) arg_l)) + ((double) arg_f));
}
