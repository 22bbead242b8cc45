// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#divideUnsignedByConstants
// entry point: galefs_divideUnsignedByConstants
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fb20d57baed348c947597ac6cd02bc6281001e4fc8fdce960db34c7ec75168e1
// live uses: gale_unsigned_div_int gale_unsigned_div_long gale_unsigned_rem_int gale_unsigned_rem_long

__kernel void galefs_divideUnsignedByConstants(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5, i_6, i_7;
    long l_0, l_1, l_3, l_4, l_8, l_9, l_10;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = gale_unsigned_div_int(i_2, 10);
    i_6 = gale_unsigned_div_int(i_2, (-1));
    i_7 = (int) ((uint) i_2 >> 31);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_2 >> 4)) + (uint) ((int) ((uint) (i_5 << 5) - (uint) i_5)))) + (uint) ((int) ((uint) (i_6 << 3) - (uint) i_6)))) + (uint) (i_7 + (i_7 << 1)))) + (uint) gale_unsigned_rem_int(i_2, 7))) + (uint) (i_2 & 4095))) + (uint) gale_unsigned_rem_int(i_2, (-5))));
    l_8 = gale_unsigned_div_long(l_4, 10L);
    l_9 = gale_unsigned_div_long(l_4, (-1L));
    l_10 = gale_unsigned_div_long(l_4, LONG_MIN);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_4 >> 4)) + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)))) + (ulong) ((long) ((ulong) (l_9 << 3) - (ulong) l_9)))) + (ulong) ((long) ((ulong) (l_10 << 1) + (ulong) l_10)))) + (ulong) gale_unsigned_rem_long(l_4, 7L))) + (ulong) (l_4 & 4095L))) + (ulong) gale_unsigned_rem_long(l_4, (-5L))));
}
