// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#compareByLibrary
// entry point: galefs_compareByLibrary
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntArithmetic.java
// source SHA-256: 71e0db152ebfc3576f37cb537c9dd1ee0b466f78c77f14a79a7afda4e1334425

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

__kernel void galefs_compareByLibrary(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_4, i_5, i_6, i_7;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_6 = (i_4 < i_5) ? (-1) : (i_4 == i_5) ? 0 : 1;
    *((__global gale_int *) (arg_out + l_2)) = i_6;
    i_7 = *((__global gale_int *) ul_3);
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) ((i_7 >> 31) | ((int) ((uint) ((int) (0 - (uint) i_7)) >> 31))));
}
