// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#listed
// entry point: galefs_listed
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/PrivateArrays.java
// source SHA-256: 1c30627312b368655a1986231ecc78addea045de8ee163edd12f92770d582795

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

typedef union { int at[4]; uint words[4]; } gale_private_int_4;
__kernel void galefs_listed(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    gale_private_int_4 i_0;
    int i_1, i_4, i_5, i_6;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_int_4) {{0}};
    i_0.at[0] = 3;
    i_1 = (int) get_global_id(0);
    l_2 = (((long) i_1) << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_0.at[1] = i_4;
    i_0.at[2] = i_1;
    i_0.at[3] = (-7);
    i_5 = *((__global gale_int *) ul_3);
    i_6 = i_0.at[(i_5 & 3)];
    *((__global gale_int *) (arg_out + l_2)) = (i_6 << 2);
}
