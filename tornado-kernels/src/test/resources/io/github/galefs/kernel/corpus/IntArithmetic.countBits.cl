// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#countBits
// entry point: galefs_countBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1bd3b79cc22981d57a942967aaee3fdba170e98fe6a4c187c2a547d3d035f0db
// live uses: gale_ctz_int

__kernel void galefs_countBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__global gale_int *) (arg_out + l_1)) = ((int) popcount(i_2));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (uint) ((((int) clz(i_2)) * 100) + gale_ctz_int(i_2)));
}
