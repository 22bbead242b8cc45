// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Groups#broadcastInALoop
// entry point: galefs_broadcastInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
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

__kernel void galefs_broadcastInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local long gale_shared[2];
    uint gale_turn = 0;
    int i_0, i_2, i_6;
    long l_1, l_3, l_4, l_5;
    i_0 = (int) get_global_id(0);
    l_1 = 0L;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 20)) {
            break;
        }
        l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 3) + 16L)));
        l_4 = GALEFS_BROADCAST(l_3);
        l_5 = (long) ((ulong) l_4 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_1 << 1))));
        i_6 = (int) ((uint) i_2 + (uint) 1);
        l_1 = l_5;
        i_2 = i_6;
    }
    *((__global gale_long *) (arg_longOut + ((((long) i_0) << 3) + 16L))) = l_1;
}
