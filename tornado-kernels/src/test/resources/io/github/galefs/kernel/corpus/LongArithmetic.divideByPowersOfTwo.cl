// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#divideByPowersOfTwo
// entry point: galefs_divideByPowersOfTwo
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 601fdf693db1453b6b3daf30a44817260e1113b83b2f20208d2d097c9b68d5d6
// live uses: gale_rem_long

__kernel void galefs_divideByPowersOfTwo(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1, l_2, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = l_2 >> 63;
    *((__global gale_long *) (arg_longOut + l_1)) = (((((long) ((ulong) ((long) ((ulong) l_2 >> 63)) + (ulong) l_2)) >> 1) + (((long) ((ulong) ((long) ((ulong) l_3 >> 52)) + (ulong) l_2)) >> 12)) + gale_rem_long(l_2, 64L));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = (((int) gale_rem_long(l_2, 1024L)) + ((int) (((long) ((ulong) ((long) ((ulong) l_3 >> 24)) + (ulong) l_2)) >> 40)));
}
