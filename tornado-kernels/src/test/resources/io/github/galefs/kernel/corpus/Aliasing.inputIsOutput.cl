// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#inputIsOutput
// entry point: galefs_inputIsOutput
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

__kernel void galefs_inputIsOutput(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3, *ul_5, *ul_6, *ul_7;
    int i_0, i_8, i_10, i_11, i_14, i_15;
    long l_1, l_2, l_4, l_9, l_12, l_13;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longs + l_2;
    l_4 = (l_1 << 2) + 16L;
    ul_5 = arg_ints + l_4;
    ul_6 = arg_longOut + l_2;
    ul_7 = arg_out + l_4;
    i_8 = 0;
    l_9 = 0L;
    i_10 = 0;
    while (true) {
        if (!(i_10 < 9)) {
            break;
        }
        *((__global gale_int *) ul_7) = ((int) ((uint) i_8 + (uint) i_10));
        *((__global gale_long *) ul_6) = ((long) ((ulong) l_9 - (ulong) ((long) i_10)));
        i_11 = *((__global gale_int *) ul_5);
        l_12 = *((__global gale_long *) ul_3);
        l_13 = (long) ((ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)) + (ulong) l_12);
        i_14 = (int) ((uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)) + (uint) i_11);
        i_15 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_14;
        l_9 = l_13;
        i_10 = i_15;
    }
    *((__global gale_int *) ul_7) = i_8;
    *((__global gale_long *) ul_6) = l_9;
}
