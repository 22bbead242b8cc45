// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#addInts
// entry point: galefs_addInts
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE READ_WRITE
// needs: LONG_ATOMICS
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1f5c820ffe44ffe447d314a363318e77d7c18ee7b3b5b2a9d797cbb9f8c52006
// live uses: GALEFS_LONG_ATOMIC

__kernel void galefs_addInts(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5;
    long l_0, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_ints + ((l_0 << 2) + 16L);
    i_2 = *((__global gale_int *) ul_1);
    i_3 = *((__global gale_int *) ul_1);
    i_4 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) (i_2 & 7) << 2)), i_3);
    i_5 = *((__global gale_int *) ul_1);
    l_6 = *((__global gale_long *) (arg_longs + ((l_0 << 3) + 16L)));
    l_7 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) (i_5 & 7) << 3)), l_6);
}
