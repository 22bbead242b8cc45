// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#severalEarlyReturns
// entry point: galefs_severalEarlyReturns
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

__kernel void galefs_severalEarlyReturns(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    if (!(i_2 == 0)) {
        ul_3 = arg_out + l_1;
        *((__global gale_int *) ul_3) = 1;
        if (i_2 < 0) {
            *((__global gale_int *) ul_3) = 2;
        } else {
            *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = 3L;
            if (!((i_2 & 1) == 0)) {
                *((__global gale_int *) ul_3) = 4;
            }
        }
    }
}
