// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#reverse
// entry point: galefs_reverse
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntegerLibrary.java
// source SHA-256: 5517be5e02061b5197aac3045858fecf94c7ee87e6f1e0ea14e37236ebaa41ad

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

int gale_reverse_int(int x) {
    uint bits = (uint) x;
    bits = (bits & 0x55555555) << 1 | (bits >> 1 & 0x55555555);
    bits = (bits & 0x33333333) << 2 | (bits >> 2 & 0x33333333);
    bits = (bits & 0x0F0F0F0F) << 4 | (bits >> 4 & 0x0F0F0F0F);
    return as_int(as_char4(bits).s3210);
}

long gale_reverse_long(long x) {
    ulong bits = (ulong) x;
    bits = (bits & 0x5555555555555555UL) << 1 | (bits >> 1 & 0x5555555555555555UL);
    bits = (bits & 0x3333333333333333UL) << 2 | (bits >> 2 & 0x3333333333333333UL);
    bits = (bits & 0x0F0F0F0F0F0F0F0FUL) << 4 | (bits >> 4 & 0x0F0F0F0F0F0F0F0FUL);
    return as_long(as_char8(bits).s76543210);
}

__kernel void galefs_reverse(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = gale_reverse_int(i_2);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) as_int(as_char4(i_2).s3210) + (uint) ((int) ((uint) i_5 + (uint) (i_5 << 1)))));
    l_6 = gale_reverse_long(l_4);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) as_long(as_char8(l_4).s76543210) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 1)))));
}
