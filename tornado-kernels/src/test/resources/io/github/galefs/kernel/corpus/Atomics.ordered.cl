// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#ordered
// entry point: galefs_ordered
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 51718c13fb68e0e64b38f6b6a5c5fc14418a819c6800f6f31eb3a691531e1e22
// live uses: GALEFS_ACQUIRE_FENCE GALEFS_LONG_ATOMIC GALEFS_RELEASE_FENCE

__kernel void galefs_ordered(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_7;
    int i_0, i_3, i_4, i_5, i_6, i_12, i_13, i_16, i_17, i_20;
    long l_1, l_8, l_9, l_10, l_11, l_14, l_15, l_18, l_19, l_21;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    i_4 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 0 << 2)), i_3);
    GALEFS_ACQUIRE_FENCE();
    i_5 = *((__global gale_int *) ul_2);
    GALEFS_RELEASE_FENCE();
    i_6 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 1 << 2)), i_5);
    ul_7 = arg_longs + ((l_1 << 3) + 16L);
    l_8 = *((__global gale_long *) ul_7);
    l_9 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) 0 << 3)), l_8);
    GALEFS_ACQUIRE_FENCE();
    l_10 = *((__global gale_long *) ul_7);
    GALEFS_RELEASE_FENCE();
    l_11 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) 1 << 3)), l_10);
    i_12 = atomic_xchg((volatile __global int *) (arg_ints + 16 + ((long) i_0 << 2)), 5);
    GALEFS_ACQUIRE_FENCE();
    GALEFS_RELEASE_FENCE();
    i_13 = atomic_xchg((volatile __global int *) (arg_ints + 16 + ((long) i_0 << 2)), 6);
    l_14 = GALEFS_LONG_ATOMIC(xchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 5L);
    GALEFS_ACQUIRE_FENCE();
    GALEFS_RELEASE_FENCE();
    l_15 = GALEFS_LONG_ATOMIC(xchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 6L);
    i_16 = atomic_cmpxchg((volatile __global int *) (arg_ints + 16 + ((long) i_0 << 2)), 6, ((int) ((uint) i_12 + (uint) i_13)));
    GALEFS_ACQUIRE_FENCE();
    GALEFS_RELEASE_FENCE();
    i_17 = atomic_cmpxchg((volatile __global int *) (arg_ints + 16 + ((long) i_0 << 2)), 7, 8);
    l_18 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 6L, ((long) ((ulong) l_14 + (ulong) l_15)));
    GALEFS_ACQUIRE_FENCE();
    GALEFS_RELEASE_FENCE();
    l_19 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 7L, 8L);
    i_20 = atomic_xor((volatile __global int *) (arg_out + 16 + ((long) 2 << 2)), ((int) ((uint) i_16 + (uint) i_17)));
    l_21 = GALEFS_LONG_ATOMIC(xor)((volatile __global long *) (arg_longOut + 16 + ((long) 2 << 3)), ((long) ((ulong) l_18 + (ulong) l_19)));
}
