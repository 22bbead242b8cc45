// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#multiplyHigh
// entry point: galefs_multiplyHigh
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: efb39cc3bc9c23375b7da4c4df256c1b4017417449c38d26a9438e26d88e651b

__kernel void galefs_multiplyHigh(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3, *ul_5;
    int i_0, i_4, i_6, i_7, i_8;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    ul_5 = arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L);
    i_6 = *((__global gale_int *) ul_5);
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((((long) i_4) * ((long) i_6)) >> 32));
    i_7 = *((__global gale_int *) ul_3);
    i_8 = *((__global gale_int *) ul_5);
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) (uint) i_7) * (ulong) ((long) (uint) i_8))) >> 32));
}
