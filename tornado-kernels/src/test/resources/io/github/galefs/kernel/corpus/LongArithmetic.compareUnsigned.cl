// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#compareUnsigned
// entry point: galefs_compareUnsigned
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 80b9fb4eab061329602de3bc2cfb8dd7214536f88d575f74af97b3597a82736d

__kernel void galefs_compareUnsigned(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_0, i_6;
    long l_1, l_2, l_4, l_5, l_7;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longs + l_2;
    l_4 = *((__global gale_long *) ul_3);
    l_5 = *((__global gale_long *) (arg_longs + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    i_6 = ((ulong) l_4 < (ulong) l_5) ? (-1) : (l_4 == l_5) ? 0 : 1;
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_6;
    l_7 = *((__global gale_long *) ul_3);
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((int) ((l_7 >> 63) | ((long) ((ulong) ((long) (0 - (ulong) l_7)) >> 63)))));
}
