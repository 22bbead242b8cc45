// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#reduction
// entry point: galefs_reduction
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/Groups.java
// source SHA-256: d8eaff507a164aec23c6ccab195d4beb21c5802d167e728e4abdbb97df09c3aa

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

__kernel void galefs_reduction(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_3, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1, l_2;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    ul_4 = arg_out + l_2;
    *((__global gale_int *) ul_4) = i_3;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_5 = (int) get_local_id(0);
    i_6 = 8;
    while (true) {
        if (i_6 < 1) {
            break;
        }
        if (i_5 < i_6) {
            i_7 = *((__global gale_int *) ul_4);
            i_8 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_0 + (uint) i_6))) << 2) + 16L)));
            *((__global gale_int *) ul_4) = ((int) ((uint) i_7 + (uint) i_8));
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        i_9 = (int) ((uint) i_6 >> 1);
        i_6 = i_9;
    }
    i_10 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) get_group_id(0)) * (uint) ((int) get_local_size(0))))) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) i_10);
}
