// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#inputUnderOutput
// entry point: galefs_inputUnderOutput
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

__kernel void galefs_inputUnderOutput(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_5, i_6, i_8, i_9, i_11, i_12;
    long l_1, l_2, l_4, l_7, l_10;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    ul_3 = arg_longs + (l_2 + 16L);
    l_4 = l_2 + 4L;
    i_5 = 0;
    i_6 = 0;
    while (true) {
        if (!(i_6 < 9)) {
            break;
        }
        l_7 = (long) i_6;
        *((__global gale_long *) (arg_longOut + 16 + l_2)) = ((long) ((ulong) ((long) i_5) + (ulong) ((long) ((ulong) l_7 + (ulong) (l_7 << 32)))));
        i_8 = *((__global gale_int *) (arg_longs + 16 + l_2));
        i_9 = *((__global gale_int *) (arg_longs + 16 + l_4));
        *((__global gale_float *) (arg_longOut + 16 + l_2)) = ((float) i_6);
        l_10 = *((__global gale_long *) ul_3);
        i_11 = ((int) ((uint) ((int) ((uint) i_8 + (uint) ((int) ((uint) (i_5 << 5) - (uint) i_5)))) + (uint) i_9)) ^ ((int) l_10);
        i_12 = (int) ((uint) i_6 + (uint) 1);
        i_5 = i_11;
        i_6 = i_12;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_5;
}
