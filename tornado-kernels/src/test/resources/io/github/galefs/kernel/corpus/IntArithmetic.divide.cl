// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#divide
// entry point: galefs_divide
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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_divide(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_1, i_5, i_6;
    long l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    if (!(i_1 == 0)) {
        l_2 = (long) i_0;
        l_3 = (l_2 << 2) + 16L;
        ul_4 = arg_ints + l_3;
        i_5 = *((__global gale_int *) ul_4);
        *((__global gale_int *) (arg_out + l_3)) = gale_div_int(i_5, i_1);
        i_6 = *((__global gale_int *) ul_4);
        *((__global gale_long *) (arg_longOut + ((l_2 << 3) + 16L))) = ((long) gale_rem_int(i_6, i_1));
    }
}
