// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#constants
// entry point: galefs_constants
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 14484ec37407368d3f8aa9bff806e1cd3f670b2c3d8b1a0f5be24f84c6bb2b4b

__kernel void galefs_constants(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) (i_2 ^ INT_MIN) + (uint) ((int) ((uint) i_2 + (uint) i_2)))) + (uint) (-2147483647)));
    if (i_2 == INT_MIN) {
        l_3 = 2147483647L;
    } else {
        l_4 = (long) i_2;
        l_3 = l_4;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_3;
}
