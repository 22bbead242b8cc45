// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#testBits
// entry point: galefs_testBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Branches.java
// source SHA-256: ba07da392505a0dec5b7ea5c91e14b91653a3b381d372360e83378820e5eb160

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

__kernel void galefs_testBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5;
    long l_0, l_1, l_6, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = ((i_2 & 8) == 0) ? 0 : 1;
    i_4 = ((i_2 & 8) == 0) ? 2 : 0;
    i_5 = ((i_2 & 7) == 7) ? 4 : 0;
    *((__global gale_int *) (arg_out + l_1)) = ((i_3 + i_4) + i_5);
    l_6 = (l_0 << 3) + 16L;
    l_7 = *((__global gale_long *) (arg_longs + l_6));
    l_8 = ((l_7 & 1099511627776L) == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_longOut + l_6)) = l_8;
}
