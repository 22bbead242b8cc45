// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#narrow
// entry point: galefs_narrow
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: aec0a9d5063f1c077c9652178bacb24c9a6f8717b5972bcb22e989379c528544

__kernel void galefs_narrow(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5, i_7;
    long l_0, l_1, l_3, l_4, l_8, l_10;
    short sh_6, sh_9;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = (int) ((char) i_2);
    sh_6 = (short) i_2;
    i_7 = (int) sh_6;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) (((i_5 + (i_5 << 1)) + (i_7 + (i_7 << 2))) + ((int) (ushort) sh_6)) + (uint) ((int) l_4)));
    l_8 = (long) ((char) l_4);
    sh_9 = (short) l_4;
    l_10 = (long) sh_9;
    *((__global gale_long *) (arg_longOut + l_3)) = (((l_8 + (l_8 << 1)) + (l_10 + (l_10 << 2))) + ((long) (ushort) sh_9));
}
