// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#moveBits
// entry point: galefs_moveBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a24b9209d33f20e1bda78577f558bf2d4cd4cc2b096864b11ffda112ecfbf323
// live uses: gale_reverse_int

__kernel void galefs_moveBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = as_int(as_char4(i_2).s3210);
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (((((int) ((uint) INT_MIN >> ((int) clz(i_2)))) & i_2) ^ (((int) (0 - (uint) i_2)) & i_2)) ^ gale_reverse_int(i_2)));
}
