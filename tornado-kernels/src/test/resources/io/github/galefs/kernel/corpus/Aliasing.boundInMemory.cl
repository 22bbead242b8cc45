// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#boundInMemory
// entry point: galefs_boundInMemory
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Aliasing.java
// source: io/github/galefs/kernel/corpus/SameArrays.java
// source SHA-256: e1bbdc09ea8eb50fa21a2c4675c46e687e977631e8e0b3b927869fd57ddd1622

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

__kernel void galefs_boundInMemory(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3, *ul_5;
    int i_0, i_6, i_7, i_8, i_9;
    long l_1, l_2, l_4;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    ul_3 = arg_longOut + (l_2 + 16L);
    *((__global gale_long *) ul_3) = 3L;
    l_4 = (l_1 << 2) + 16L;
    ul_5 = arg_ints + l_4;
    i_6 = 0;
    while (true) {
        i_7 = *((__global gale_int *) (arg_longOut + 16 + l_2));
        if (!(i_6 < i_7)) {
            break;
        }
        i_8 = *((__global gale_int *) ul_5);
        *((__global gale_long *) ul_3) = ((long) (uint) ((i_8 & 7) + 5));
        i_9 = (int) ((uint) i_6 + (uint) 1);
        i_6 = i_9;
    }
    *((__global gale_int *) (arg_out + l_4)) = i_6;
}
