// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#multiply
// entry point: galefs_multiply
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ed862aeb9e29c97c34c538be9709aa155c13aa90d2cae11d01b8deb91c8ed7fd

__kernel void galefs_multiply(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0;
    long l_1, l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) ((long) ((ulong) l_2 * (ulong) l_3)) * (ulong) (-7046029254386353131L)));
}
