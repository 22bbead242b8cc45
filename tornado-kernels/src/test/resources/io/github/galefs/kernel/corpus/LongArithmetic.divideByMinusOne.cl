// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#divideByMinusOne
// entry point: galefs_divideByMinusOne
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: da12e7cce8ff80d816e6a942983aff9f0025cf777f4f774c721391ea1ae0f7c2
// live uses: gale_div_long

__kernel void galefs_divideByMinusOne(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1;
    long l_0, l_2, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    i_1 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    l_2 = (l_0 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_4 = (i_1 == 12345) ? 1L : (-1L);
    *((__global gale_long *) (arg_longOut + l_2)) = gale_div_long(l_3, l_4);
}
