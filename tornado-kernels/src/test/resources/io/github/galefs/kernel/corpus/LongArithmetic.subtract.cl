// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#subtract
// entry point: galefs_subtract
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4e34e408b1950ffccb18f9276e763e9b5e6eab2d2258a5ba4c9067376de4961b

__kernel void galefs_subtract(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    long l_1, l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) l_2 - (ulong) l_3));
}
