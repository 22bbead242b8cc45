// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#overflowIsSeen
// entry point: galefs_overflowIsSeen
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f9718fa8fb4185423ffd0c2340f900b77ae5860aefac824038f9db847881e73c

__kernel void galefs_overflowIsSeen(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3;
    long l_0, l_1, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = (i_2 == 2147483647) ? 0 : 1;
    *((__global gale_int *) (arg_out + l_1)) = i_3;
    l_4 = (((i_2 << 1) >> 1) == i_2) ? 1L : 0L;
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_4;
}
