// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#countBits
// entry point: galefs_countBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 89f97f6e9b9377f31910bdbac04b10d0c7ccbf8cc26d1dcf15025f2f7129f944
// live uses: gale_ctz_int gale_ctz_long

__kernel void galefs_countBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    *((__global gale_int *) (arg_out + l_1)) = ((((int) popcount(i_2)) + (((int) clz(i_2)) * 100)) + (gale_ctz_int(i_2) * 10000));
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) (uint) ((((int) popcount(l_4)) + (((int) clz(l_4)) * 100)) + (gale_ctz_long(l_4) * 10000)));
}
