// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#highWord
// entry point: galefs_highWord
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6259dca1fd01b7686711bc1185694ee32c1043740a05557005932a7b3330e561

__kernel void galefs_highWord(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    long l_1, l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + l_1)) = mul_hi(l_2, l_3);
}
