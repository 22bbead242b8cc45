// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#constants
// entry point: galefs_constants
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 93d329cabb742e6e1d421f9190a8350f7f48a7ec626b2b91777caa2934caeb75

__kernel void galefs_constants(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_3;
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) ((long) ((ulong) (l_2 ^ 9223372036854775807L) + (ulong) (l_2 << 1))) + (ulong) (-9223372036854775807L)));
    i_3 = (l_2 == LONG_MIN) ? 1 : 0;
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_3;
}
