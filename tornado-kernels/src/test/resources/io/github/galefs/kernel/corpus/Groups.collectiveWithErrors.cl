// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#collectiveWithErrors
// entry point: galefs_collectiveWithErrors
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
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

// Returns the leader's value in all work-items of the group. Two slots alternate, so one barrier per broadcast is
// enough: before a slot is written again, all work-items have passed the barrier of the other slot, and so have read
// this one.
#define GALEFS_BROADCAST(value) gale_broadcast(gale_shared, &gale_turn, value)

long gale_broadcast(__local long *shared, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        shared[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return shared[*turn];
}

__kernel void galefs_collectiveWithErrors(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    __global uchar *ul_12;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_11, i_14, i_15;
    long l_1, l_7, l_8, l_9, l_10, l_13;
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    i_2 = 1;
    i_3 = 0;
    while (true) {
        if (!(i_2 == 1)) {
            break;
        }
        i_4 = (int) get_group_id(0);
        i_5 = (int) get_local_id(0);
        if (i_5 == 0) {
            i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_3 + (uint) (i_4 << 4))) & 255)) << 2) + 16L)));
            if ((i_6 & 7) == 0) {
                l_7 = (-5L);
            } else {
                if (i_6 < 0) {
                    l_8 = (long) (uint) (i_6 & 255);
                    l_7 = l_8;
                } else {
                    l_9 = (long) i_3;
                    l_7 = l_9;
                }
            }
        } else {
            l_7 = 0L;
        }
        l_10 = GALEFS_BROADCAST(l_7);
        if (l_10 < 0L) {
            i_11 = (int) l_10;
            i_2 = i_11;
        } else {
            ul_12 = arg_longOut + ((l_1 << 3) + 16L);
            l_13 = *((__global gale_long *) ul_12);
            *((__global gale_long *) ul_12) = ((long) ((ulong) l_10 + (ulong) l_13));
            barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
            i_14 = (int) ((uint) i_3 + (uint) 1);
            i_15 = (i_14 < 5) ? 1 : 0;
            i_2 = i_15;
            i_3 = i_14;
        }
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) ((uint) i_2 + (uint) ((int) ((uint) i_3 * (uint) 100))));
}
