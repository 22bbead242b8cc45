// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#booleans
// entry point: galefs_booleans
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 08df1d5161302845e6cb72ba5f61e238cb356837ef90d44c667c78397de575df

__kernel void galefs_booleans(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1, l_2, l_11;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_5 = (i_3 < 1) ? 0 : 1;
    i_6 = (i_4 < 1) ? 0 : 1;
    i_7 = ((i_5 & i_6) == 0) ? 0 : 1;
    i_8 = ((i_5 | i_6) == 0) ? 0 : 2;
    i_9 = (i_5 == i_6) ? 0 : 4;
    i_10 = (i_3 < 1) ? 8 : 0;
    *((__global gale_int *) (arg_out + l_2)) = (((i_7 + i_8) + i_9) + i_10);
    l_11 = (i_5 == i_6) ? 1L : 0L;
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_11;
}
