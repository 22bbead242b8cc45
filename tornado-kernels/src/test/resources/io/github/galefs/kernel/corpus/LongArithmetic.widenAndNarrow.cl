// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LongArithmetic#widenAndNarrow
// entry point: galefs_widenAndNarrow
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 87ec5b2d828a70cf846fff23b2d51fa2eeeaee4b8be6844202af8fdc803a2c62

__kernel void galefs_widenAndNarrow(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_6, i_7, i_8;
    long l_0, l_1, l_2, l_3;
    short sh_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = (l_0 << 2) + 16L;
    sh_4 = (short) l_2;
    *((__global gale_int *) (arg_out + l_3)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) l_2) + (uint) ((int) sh_4))) + (uint) ((int) ((char) l_2)))) + (uint) ((int) (ushort) sh_4)));
    ul_5 = arg_ints + l_3;
    i_6 = *((__global gale_int *) ul_5);
    i_7 = *((__global gale_int *) ul_5);
    i_8 = *((__global gale_int *) ul_5);
    *((__global gale_long *) (arg_longOut + l_1)) = ((long) ((ulong) ((long) ((ulong) ((long) i_6) + (ulong) (((long) i_7) << 32))) + (ulong) ((long) (uint) i_8)));
}
