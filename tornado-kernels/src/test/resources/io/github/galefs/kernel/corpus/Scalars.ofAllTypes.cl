// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#ofAllTypes
// entry point: galefs_ofAllTypes
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE READ NONE READ NONE READ WRITE WRITE WRITE WRITE
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

__kernel void galefs_ofAllTypes(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7;
    float f_6;
    int i_0, i_3;
    long l_1, l_2, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_0 + (uint) ((int) ((uint) arg_i * (uint) i_3))));
    l_4 = (l_1 << 3) + 16L;
    l_5 = *((__global gale_long *) (arg_longs + l_4));
    *((__global gale_long *) (arg_longOut + l_4)) = (((long) ((ulong) arg_l + (ulong) ((long) arg_i))) ^ l_5);
    f_6 = *((__global gale_float *) (arg_floats + l_2));
    *((__global gale_float *) (arg_floatOut + l_2)) = (arg_f * f_6);
    d_7 = *((__global gale_double *) (arg_doubles + l_4));
    *((__global gale_double *) (arg_doubleOut + l_4)) = (d_7 - arg_d);
}
