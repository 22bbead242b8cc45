// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#bitwise
// entry point: galefs_bitwise
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b539c30aec7d260acab76eeaa5b88a8419274f018bfea4f7579db63295f4a95a

__kernel void galefs_bitwise(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    *((__global gale_int *) (arg_out + l_2)) = ((i_3 & i_4) | ((~i_3) ^ i_4));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) ((~i_4) & i_3));
}
