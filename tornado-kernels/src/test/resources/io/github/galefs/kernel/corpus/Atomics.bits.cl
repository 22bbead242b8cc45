// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#bits
// entry point: galefs_bits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f58305037db638fbd963f42f80fd8e9456f29c83b4ad606a738f4d9f4879ec98
// live uses: GALEFS_LONG_ATOMIC

__kernel void galefs_bits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_10;
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    long l_1, l_11, l_12, l_13, l_14, l_15;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_ints + ((l_1 << 2) + 16L);
    i_3 = *((__global gale_int *) ul_2);
    i_4 = i_0 & 3;
    i_5 = atomic_or((volatile __global int *) (arg_out + 16 + ((long) i_4 << 2)), ((286331153 << i_4) & i_3));
    i_6 = *((__global gale_int *) ul_2);
    i_7 = i_4 + 4;
    i_8 = atomic_xor((volatile __global int *) (arg_out + 16 + ((long) i_7 << 2)), i_6);
    i_9 = atomic_and((volatile __global int *) (arg_ints + 16 + ((long) i_0 << 2)), 252645135);
    ul_10 = arg_longs + ((l_1 << 3) + 16L);
    l_11 = *((__global gale_long *) ul_10);
    l_12 = GALEFS_LONG_ATOMIC(or)((volatile __global long *) (arg_longOut + 16 + ((long) i_4 << 3)), ((1229782938247303441L << i_4) & l_11));
    l_13 = *((__global gale_long *) ul_10);
    l_14 = GALEFS_LONG_ATOMIC(xor)((volatile __global long *) (arg_longOut + 16 + ((long) i_7 << 3)), l_13);
    l_15 = GALEFS_LONG_ATOMIC(and)((volatile __global long *) (arg_longs + 16 + ((long) i_0 << 3)), 1085102592571150095L);
}
