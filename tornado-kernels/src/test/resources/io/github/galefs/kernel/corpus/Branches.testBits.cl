// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Branches#testBits
// entry point: galefs_testBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 234c324f83a2b57980ca447a4ecf522b36ad8bbcfd8922e6e0f09921e480cd3d

__kernel void galefs_testBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5;
    long l_0, l_1, l_6, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = ((i_2 & 8) == 0) ? 0 : 1;
    i_4 = ((i_2 & 8) == 0) ? 2 : 0;
    i_5 = ((i_2 & 7) == 7) ? 4 : 0;
    *((__global gale_int *) (arg_out + l_1)) = ((i_3 + i_4) + i_5);
    l_6 = (l_0 << 3) + 16L;
    l_7 = *((__global gale_long *) (arg_longs + l_6));
    l_8 = ((l_7 & 1099511627776L) == 0) ? 0L : 1L;
    *((__global gale_long *) (arg_longOut + l_6)) = l_8;
}
