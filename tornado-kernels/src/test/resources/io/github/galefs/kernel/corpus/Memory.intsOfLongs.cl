// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#intsOfLongs
// entry point: galefs_intsOfLongs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f27c1ff44c39b4e9a66bd75f2bda9ab3977abedf244190bdbb2c111daddcce86

__kernel void galefs_intsOfLongs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_4, i_6;
    long l_0, l_1, l_3, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 3;
    i_2 = *((__global gale_int *) (arg_longs + 16 + l_1));
    l_3 = l_1 + 4L;
    i_4 = *((__global gale_int *) (arg_longs + 16 + l_3));
    l_5 = (l_0 << 2) + 16L;
    *((__global gale_int *) (arg_out + l_5)) = (i_2 ^ i_4);
    i_6 = *((__global gale_int *) (arg_ints + l_5));
    *((__global gale_int *) (arg_longOut + 16 + l_3)) = i_6;
}
