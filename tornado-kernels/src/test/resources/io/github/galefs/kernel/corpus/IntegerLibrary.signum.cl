// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#signum
// entry point: galefs_signum
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 30b61dcf8ace952c54c40f61e8fa876040367cde91c677e0c0a840a12431d51e

__kernel void galefs_signum(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    *((__global gale_int *) (arg_out + l_1)) = ((i_2 >> 31) | ((int) ((uint) ((int) (0 - (uint) i_2)) >> 31)));
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((int) ((l_4 >> 63) | ((long) ((ulong) ((long) (0 - (ulong) l_4)) >> 63)))));
}
