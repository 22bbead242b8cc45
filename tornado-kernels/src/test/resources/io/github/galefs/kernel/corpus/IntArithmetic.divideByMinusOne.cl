// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#divideByMinusOne
// entry point: galefs_divideByMinusOne
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ae8ab286fb38f611ba22c148b25f2b0f5cf605b9fe27ea66b9ed512704270789
// live uses: gale_div_int

__kernel void galefs_divideByMinusOne(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 3)) & 255)) << 2) + 16L)));
    i_5 = (i_4 == 12345) ? 1 : (-1);
    *((__global gale_int *) (arg_out + l_2)) = gale_div_int(i_3, i_5);
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = 0L;
}
