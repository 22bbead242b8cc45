// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#manyParameters
// entry point: galefs_manyParameters
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: dfc4c1316955af36cd401dfd250cad2f8041a900baacda3a2f66d9aec920d191

__kernel void galefs_manyParameters(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    int i_0, i_5, i_6, i_8, i_10;
    long l_1, l_2, l_3, l_7;
    short sh_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    ul_4 = arg_ints + ((l_1 << 2) + 16L);
    i_5 = *((__global gale_int *) ul_4);
    i_6 = *((__global gale_int *) ul_4);
    l_7 = (long) i_5;
    i_8 = (int) ((char) i_6);
    sh_9 = (short) i_0;
    i_10 = ((i_0 & 1) == 0) ? 17 : 0;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((long) ((ulong) (l_3 << 1) + (ulong) l_3)))) + (ulong) (l_7 + (l_7 << 2)))) + (ulong) ((long) ((i_8 << 3) - i_8)))) + (ulong) ((long) (((int) sh_9) * 11)))) + (ulong) ((long) (uint) (((int) (ushort) sh_9) * 13)))) + (ulong) ((long) (uint) i_10)));
}
