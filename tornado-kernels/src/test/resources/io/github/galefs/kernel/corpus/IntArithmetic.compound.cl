// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntArithmetic#compound
// entry point: galefs_compound
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: fef9a05ed7830ece05d289fc9f0815bec07a296d0e2490ff9a23b12f5f7f4992
// live uses: gale_double gale_int_from_double gale_rem_int

__kernel void galefs_compound(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_2, i_3, i_4;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_4 = gale_int_from_double((((double) i_2) + (0x1.d99999999999ap1))) << 2;
    *((__global gale_int *) (arg_out + l_1)) = gale_rem_int(((int) ((uint) (i_4 ^ ((int) ((uint) i_4 >> 3))) - (uint) i_3)), 1000);
}
