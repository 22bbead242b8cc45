// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#hashCodes
// entry point: galefs_hashCodes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 597a271114f1874b78ecf426d40363011e80f49f892c46759cfa3adaddb50e1c

__kernel void galefs_hashCodes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_5, i_7, i_8, i_9;
    long l_0, l_1, l_3, l_4;
    short sh_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    i_5 = (int) ((char) i_2);
    sh_6 = (short) i_2;
    i_7 = (int) sh_6;
    i_8 = (int) (ushort) sh_6;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) i_2 + (uint) (i_5 + (i_5 << 1)))) + (uint) (i_7 + (i_7 << 2)))) + (uint) ((i_8 << 3) - i_8)));
    i_9 = (i_2 < 0) ? 1231 : 1237;
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((int) ((uint) ((int) (((long) ((ulong) l_4 >> 32)) ^ l_4)) + (uint) i_9)));
}
