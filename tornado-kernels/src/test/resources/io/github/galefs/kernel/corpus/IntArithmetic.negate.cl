// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#negate
// entry point: galefs_negate
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5c0f4cb762e85507bcf4158796a6b79020422ea6c6e18fcb3d1a3fd176562f30

__kernel void galefs_negate(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_4;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    *((__global gale_int *) (arg_out + l_1)) = ((int) (0 - (uint) i_3));
    i_4 = *((__global gale_int *) ul_2);
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_4);
}
