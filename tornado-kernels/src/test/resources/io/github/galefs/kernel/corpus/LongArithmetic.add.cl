// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#add
// entry point: galefs_add
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f3120cadf1277119c0d2516f6f5541de589f78d62b9bcb65063f47c4872250d7

__kernel void galefs_add(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_8;
    long l_1, l_2, l_4, l_5, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longs + l_2;
    l_4 = *((__global gale_long *) ul_3);
    l_5 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) l_4 + (ulong) l_5));
    l_6 = *((__global gale_long *) ul_3);
    l_7 = *((__global gale_long *) ul_3);
    i_8 = (l_7 < ((long) ((ulong) l_6 + (ulong) 1L))) ? 1 : 0;
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_8;
}
