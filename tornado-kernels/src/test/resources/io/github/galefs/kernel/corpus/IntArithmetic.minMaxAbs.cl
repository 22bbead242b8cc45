// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#minMaxAbs
// entry point: galefs_minMaxAbs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 175aeda3891df0aec47396f76e7d579f854f711eb1b2d0ac0e853c2c6a32d048
// live uses: gale_abs_int

__kernel void galefs_minMaxAbs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_3, i_4, i_5, i_6;
    long l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_5 = (i_4 < i_3) ? i_4 : i_3;
    i_6 = (i_3 < i_4) ? i_4 : i_3;
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_5 + (uint) ((int) ((uint) i_6 + (uint) (i_6 << 1)))));
    *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = ((long) gale_abs_int(i_3));
}
