// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#ofLong
// entry point: galefs_ofLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Helpers.java
// source SHA-256: d33107c3f0fa38c047a3c9b0905756779732de63e1eac4a39d4e0f28771db5b8

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

__kernel void galefs_ofLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_3;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    l_4 = (long) i_3;
    if (i_3 < 0) {
        l_5 = l_4 ^ l_2;
        l_6 = l_5;
    } else {
        l_7 = (long) ((ulong) (l_4 << 20) + (ulong) l_2);
        l_6 = l_7;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_6;
}
