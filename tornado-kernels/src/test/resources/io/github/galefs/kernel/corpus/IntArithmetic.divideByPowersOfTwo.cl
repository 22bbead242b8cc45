// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#divideByPowersOfTwo
// entry point: galefs_divideByPowersOfTwo
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fcd73f5f2a41034931c6cd8244f6c58ae8de4a94dafee970af00196da3bbf574
// live uses: gale_rem_int

__kernel void galefs_divideByPowersOfTwo(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = i_2 >> 31;
    i_4 = ((int) ((uint) ((int) ((uint) i_3 >> 29)) + (uint) i_2)) >> 3;
    *((__global gale_int *) (arg_out + l_1)) = (((((int) ((uint) ((int) ((uint) i_2 >> 31)) + (uint) i_2)) >> 1) + (i_4 + (i_4 << 1))) + (((int) ((uint) ((int) ((uint) i_3 >> 22)) + (uint) i_2)) >> 10));
    i_5 = gale_rem_int(i_2, 2);
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) ((((i_5 << 3) - i_5) + gale_rem_int(i_2, 16)) + gale_rem_int(i_2, 1048576)));
}
