// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#floor
// entry point: galefs_floor
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/LongArithmetic.java
// source SHA-256: f6bf5e1c1d9a4ed165c74d538ed0e7f092b51907c7890df5ebd7cdc7ff21b5ee

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

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

__kernel void galefs_floor(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0;
    long l_1, l_2, l_4, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longs + l_2;
    l_4 = *((__global gale_long *) ul_3);
    l_5 = gale_rem_long(l_4, 1000L);
    if ((l_4 ^ 1000L) < 0L) {
        if (l_5 == 0L) {
            l_6 = l_5;
        } else {
            l_7 = l_5 + 1000L;
            l_6 = l_7;
        }
    } else {
        l_6 = l_5;
    }
    l_8 = *((__global gale_long *) ul_3);
    l_9 = gale_div_long(l_8, 7L);
    if ((l_8 ^ 7L) < 0L) {
        if (((long) ((ulong) (l_9 << 3) - (ulong) l_9)) == l_8) {
            l_10 = l_9;
        } else {
            l_11 = l_9 + (-1L);
            l_10 = l_11;
        }
    } else {
        l_10 = l_9;
    }
    *((__global gale_long *) (arg_longOut + l_2)) = (l_6 + l_10);
    l_12 = *((__global gale_long *) ul_3);
    l_13 = gale_rem_long(l_12, 17L);
    if ((l_12 ^ 17L) < 0L) {
        if (l_13 == 0L) {
            l_14 = l_13;
        } else {
            l_15 = l_13 + 17L;
            l_14 = l_15;
        }
    } else {
        l_14 = l_13;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) l_14);
}
