// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#moveBits
// entry point: galefs_moveBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2afb95aa0a1e1082214fc95cea6dfdcffb1b14095f1be12caf08f5870e4d1e92

__kernel void galefs_moveBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_3;
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    *((__global gale_long *) (arg_longOut + l_1)) = (((as_long(as_char8(l_2).s76543210) ^ ((l_2 << 11) | ((long) ((ulong) l_2 >> 53)))) ^ (((long) ((ulong) l_2 >> i_3)) | (l_2 << ((int) (0 - (uint) i_3))))) ^ (((long) ((ulong) LONG_MIN >> ((int) clz(l_2)))) & l_2));
}
