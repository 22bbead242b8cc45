// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#shortCircuitGuardsAccess
// entry point: galefs_shortCircuitGuardsAccess
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
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

__kernel void galefs_shortCircuitGuardsAccess(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_0, i_3, i_4, i_5, i_6;
    long l_1, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + (((l_1 + 50L) << 2) + 16L);
    if (i_0 < 200) {
        i_3 = *((__global gale_int *) ul_2);
        i_4 = (i_3 < 1) ? 2 : 1;
        i_5 = i_4;
    } else {
        i_5 = 2;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_5;
    if (i_0 < 200) {
        i_6 = *((__global gale_int *) ul_2);
        l_7 = (i_6 < 1) ? 2L : 1L;
        l_8 = l_7;
    } else {
        l_8 = 1L;
    }
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_8;
}
