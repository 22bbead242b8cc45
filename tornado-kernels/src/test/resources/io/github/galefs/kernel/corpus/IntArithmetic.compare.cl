// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#compare
// entry point: galefs_compare
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2987ca4fc7538de0b0e705174ebee2270a9b19a8154aaae26d949a8ae08f05ce

__kernel void galefs_compare(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_4 = (i_2 < i_3) ? 1 : 0;
    i_5 = (i_3 < i_2) ? 0 : 2;
    i_6 = (i_3 < i_2) ? 4 : 0;
    i_7 = (i_2 < i_3) ? 0 : 8;
    i_8 = (i_2 == i_3) ? 16 : 0;
    i_9 = (i_2 == i_3) ? 0 : 32;
    *((__global gale_int *) (arg_out + l_1)) = (((((i_4 + i_5) + i_6) + i_7) + i_8) + i_9);
}
