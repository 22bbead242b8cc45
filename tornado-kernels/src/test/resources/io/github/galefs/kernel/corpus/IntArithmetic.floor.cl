// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#floor
// entry point: galefs_floor
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

__kernel void galefs_floor(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = gale_rem_int(i_2, 7);
    i_4 = i_2 ^ 7;
    if (i_4 < 0) {
        if (i_3 == 0) {
            i_5 = i_3;
        } else {
            i_6 = i_3 + 7;
            i_5 = i_6;
        }
    } else {
        i_5 = i_3;
    }
    i_7 = gale_div_int(i_2, 7);
    if (i_4 < 0) {
        if (((int) ((uint) (i_7 << 3) - (uint) i_7)) == i_2) {
            i_8 = i_7;
        } else {
            i_9 = i_7 + (-1);
            i_8 = i_9;
        }
    } else {
        i_8 = i_7;
    }
    *((__global gale_int *) (arg_out + l_1)) = (i_5 + i_8);
    i_10 = gale_rem_int(i_2, 16);
    if ((i_2 ^ (-16)) < 0) {
        if (i_10 == 0) {
            i_11 = i_10;
        } else {
            i_12 = i_10 + (-16);
            i_11 = i_12;
        }
    } else {
        i_11 = i_10;
    }
    i_13 = (int) ((uint) ((int) ((uint) (i_2 >> 31) >> 22)) + (uint) i_2);
    i_14 = i_13 >> 10;
    if ((i_2 ^ 1024) < 0) {
        if ((i_13 & (-1024)) == i_2) {
            i_15 = i_14;
        } else {
            i_16 = i_14 + (-1);
            i_15 = i_16;
        }
    } else {
        i_15 = i_14;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (i_11 + i_15));
}
