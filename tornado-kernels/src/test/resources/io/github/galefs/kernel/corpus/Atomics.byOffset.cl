// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#byOffset
// entry point: galefs_byOffset
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ_WRITE NONE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: cddba7ceb50a0c9e8e0da68fbadf3544b58f1ae08cfcf15dee2d5a131f96fba4
// live uses: GALEFS_ACQUIRE_FENCE GALEFS_LONG_ATOMIC GALEFS_RELEASE_FENCE

__kernel void galefs_byOffset(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_14;
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_25, i_28, i_29, i_30, i_31, i_32, i_40;
    long l_1, l_13, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_26, l_27, l_33, l_34, l_35, l_36, l_37, l_38, l_39;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    i_4 = atomic_add((volatile __global int *) (arg_longOut + 16 + (((long) (uint) (i_0 & 7)) << 2)), i_3);
    i_5 = *((__global gale_int *) ul_2);
    i_6 = atomic_min((volatile __global int *) (arg_longOut + 16 + 32L), i_5);
    i_7 = *((__global gale_int *) ul_2);
    i_8 = atomic_max((volatile __global int *) (arg_longOut + 16 + 36L), i_7);
    i_9 = *((__global gale_int *) ul_2);
    i_10 = atomic_or((volatile __global int *) (arg_longOut + 16 + 40L), i_9);
    i_11 = *((__global gale_int *) ul_2);
    i_12 = atomic_xor((volatile __global int *) (arg_longOut + 16 + 44L), i_11);
    l_13 = l_1 << 3;
    ul_14 = arg_longs + (l_13 + 16L);
    l_15 = *((__global gale_long *) ul_14);
    l_16 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((((long) (uint) (i_0 & 3)) << 3) + 48L)), l_15);
    l_17 = *((__global gale_long *) ul_14);
    l_18 = GALEFS_LONG_ATOMIC(min)((volatile __global long *) (arg_longOut + 16 + 80L), l_17);
    l_19 = *((__global gale_long *) ul_14);
    l_20 = GALEFS_LONG_ATOMIC(max)((volatile __global long *) (arg_longOut + 16 + 88L), l_19);
    l_21 = *((__global gale_long *) ul_14);
    l_22 = GALEFS_LONG_ATOMIC(or)((volatile __global long *) (arg_longOut + 16 + 96L), l_21);
    l_23 = *((__global gale_long *) ul_14);
    l_24 = GALEFS_LONG_ATOMIC(xor)((volatile __global long *) (arg_longOut + 16 + 104L), l_23);
    i_25 = atomic_and((volatile __global int *) (arg_longs + 16 + l_13), 65280);
    l_26 = GALEFS_LONG_ATOMIC(and)((volatile __global long *) (arg_longs + 16 + l_13), (-256L));
    l_27 = l_13 + 4L;
    i_28 = atomic_xchg((volatile __global int *) (arg_longs + 16 + l_27), 9);
    i_29 = atomic_cmpxchg((volatile __global int *) (arg_longs + 16 + l_27), 9, 10);
    i_30 = atomic_cmpxchg((volatile __global int *) (arg_longs + 16 + l_27), 9, 11);
    i_31 = (i_30 == 9) ? 100 : 1;
    i_32 = (int) ((uint) ((int) ((uint) i_28 + (uint) i_29)) + (uint) i_31);
    l_33 = (long) i_32;
    l_34 = GALEFS_LONG_ATOMIC(xchg)((volatile __global long *) (arg_longs + 16 + l_13), l_33);
    l_35 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + l_13), l_33, 12L);
    l_36 = (long) ((ulong) l_34 + (ulong) l_35);
    l_37 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + l_13), 12L, l_36);
    GALEFS_RELEASE_FENCE();
    l_38 = (l_37 == 12L) ? 100L : 1L;
    l_39 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longs + 16 + l_13), ((long) ((ulong) l_36 + (ulong) l_38)));
    i_40 = atomic_add((volatile __global int *) (arg_longs + 16 + l_13), i_32);
    GALEFS_ACQUIRE_FENCE();
}
