// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#isolateBits
// entry point: galefs_isolateBits
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 85062289013a617aaf8eab76f78a61f33252544a59f50ddd8f60afaac253c15a

__kernel void galefs_isolateBits(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = ((int) ((uint) INT_MIN >> ((int) clz(i_2)))) & i_2;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) (((int) (0 - (uint) i_2)) & i_2) + (uint) ((int) ((uint) i_5 + (uint) (i_5 << 1)))));
    l_6 = ((long) ((ulong) LONG_MIN >> ((int) clz(l_4)))) & l_4;
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) (((long) (0 - (ulong) l_4)) & l_4) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 1)))));
}
