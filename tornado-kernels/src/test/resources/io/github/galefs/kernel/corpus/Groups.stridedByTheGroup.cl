// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#stridedByTheGroup
// entry point: galefs_stridedByTheGroup
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

__kernel void galefs_stridedByTheGroup(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_9;
    long l_8;
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = 0;
    i_3 = i_1;
    while (true) {
        if (!(i_3 < 256)) {
            break;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) i_3) << 2) + 16L)));
        i_5 = (int) ((uint) i_2 + (uint) i_4);
        i_6 = (int) ((uint) i_3 + (uint) i_0);
        i_2 = i_5;
        i_3 = i_6;
    }
    i_7 = (int) get_global_id(0);
    l_8 = (long) i_7;
    *((__global gale_int *) (arg_out + ((l_8 << 2) + 16L))) = i_2;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    i_9 = *((__global gale_int *) (arg_out + ((((long) ((i_7 & (-16)) + (((int) ((uint) i_7 + (uint) 1)) & 15))) << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_8 << 3) + 16L))) = ((long) i_9);
}
