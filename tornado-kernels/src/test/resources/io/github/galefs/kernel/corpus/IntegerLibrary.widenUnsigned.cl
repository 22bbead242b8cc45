// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#widenUnsigned
// entry point: galefs_widenUnsigned
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 57b3c93fced27a0ee7fa7847e6149a23f4a8f25ed61fa5daa431bec4a2c70178

__kernel void galefs_widenUnsigned(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = (int) (uchar) ((char) i_2);
    *((__global gale_int *) (arg_out + l_1)) = (((int) (ushort) ((short) i_2)) + (i_5 + (i_5 << 1)));
    l_6 = (long) (uint) i_2;
    l_7 = (long) (uchar) ((char) l_4);
    *((__global gale_long *) (arg_longOut + l_3)) = (((l_6 + (l_6 << 1)) + (l_7 + (l_7 << 2))) + ((long) (ushort) ((short) l_4)));
}
