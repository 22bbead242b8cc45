// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#negate
// entry point: galefs_negate
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2da08d90be102e3f05edd44f050d9ac2555597948531203fea70439c0cbf6b35

__kernel void galefs_negate(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 3) + 16L;
    l_1 = *((__global gale_long *) (arg_longs + l_0));
    *((__global gale_long *) (arg_longOut + l_0)) = ((long) (0 - (ulong) l_1));
}
