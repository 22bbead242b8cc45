// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#reverse
// entry point: galefs_reverse
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ae56de8bc0e93255510c17052220e5019d1375ed5be903ebef0bec5d1a9a951f
// live uses: gale_reverse_int gale_reverse_long

__kernel void galefs_reverse(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5;
    long l_0, l_1, l_3, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = gale_reverse_int(i_2);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) as_int(as_char4(i_2).s3210) + (uint) ((int) ((uint) i_5 + (uint) (i_5 << 1)))));
    l_6 = gale_reverse_long(l_4);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) as_long(as_char8(l_4).s76543210) + (ulong) ((long) ((ulong) l_6 + (ulong) (l_6 << 1)))));
}
