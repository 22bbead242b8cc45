// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#countBits
// entry point: galefs_countBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 406a609ad8cb49502bd30171812fe71348a468881dfbab0872f775683ba371c9
// live uses: gale_ctz_long

__kernel void galefs_countBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = (((int) popcount(l_2)) + (((int) clz(l_2)) * 1000));
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) (uint) gale_ctz_long(l_2));
}
