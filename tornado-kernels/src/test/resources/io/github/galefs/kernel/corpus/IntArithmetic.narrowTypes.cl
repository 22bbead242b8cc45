// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#narrowTypes
// entry point: galefs_narrowTypes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e3935c603a4650b8b2719ae40ab6b4243d6506a8407d2b05021119fc13d39f95

__kernel void galefs_narrowTypes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = (int) ((short) (i_2 >> 3));
    i_4 = (int) ((char) i_2);
    i_5 = (int) (ushort) ((short) ((int) ((uint) (i_2 << 5) - (uint) i_2)));
    *((__global gale_int *) (arg_out + l_1)) = ((i_3 + ((i_4 << 3) - i_4)) - i_5);
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) ((((int) ((char) (i_4 + 100))) + ((int) ((short) (i_3 * i_3)))) + ((int) (ushort) ((short) (i_5 + i_5)))));
}
