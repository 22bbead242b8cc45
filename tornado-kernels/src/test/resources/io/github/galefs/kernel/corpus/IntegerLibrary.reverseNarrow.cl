// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#reverseNarrow
// entry point: galefs_reverseNarrow
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eaf413e020ac8ede807caf3345628b06b3b6337335bcd1c6d1a3485561d0f4ab

__kernel void galefs_reverseNarrow(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2;
    long l_0, l_1, l_3, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    *((__global gale_int *) (arg_out + l_1)) = (as_int(as_char4(((int) ((short) i_2))).s3210) >> 16);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) (ushort) ((short) (as_int(as_char4(((int) (ushort) ((short) l_4))).s3210) >> 16)));
}
