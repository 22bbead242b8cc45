// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#onByteOfLong
// entry point: galefs_onByteOfLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Switches.java
// source SHA-256: 5346c47fc3f90823e9748a0f18ced8dddc1a2024c488a11b7970df710ee4fe5b

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

__kernel void galefs_onByteOfLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = *((__global gale_long *) (arg_longs + ((l_0 << 3) + 16L)));
    i_2 = (int) ((char) l_1);
    switch (i_2) {
        case -128:
            i_3 = 1;
            break;
        case 0:
            i_3 = 2;
            break;
        case 127:
            i_3 = 3;
            break;
        default:
            i_3 = i_2;
            break;
    }
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_3;
}
