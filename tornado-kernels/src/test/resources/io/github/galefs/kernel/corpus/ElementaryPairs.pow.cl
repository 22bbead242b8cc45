// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryPairs#pow
// entry point: galefs_pow
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7b0529c93f8d9ac95e666a4ef1757ca58384d8661a65966c0c1c81f65b7282e4
// live uses: gale_double gale_pow gale_rem_int

__kernel void galefs_pow(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7, d_9, d_10, d_11;
    float f_4, f_6;
    int i_0, i_1;
    long l_2, l_3, l_5, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    i_1 = (int) get_global_id(0);
    l_2 = (long) i_1;
    l_3 = (l_2 << 2) + 16L;
    f_4 = *((__global gale_float *) (arg_floats + l_3));
    l_5 = (long) gale_rem_int(((int) ((uint) i_1 + (uint) ((int) ((uint) i_0 >> 1)))), i_0);
    f_6 = *((__global gale_float *) (arg_floats + ((l_5 << 2) + 16L)));
    d_7 = gale_pow(((double) f_4), ((double) f_6), 0);
    *((__global gale_float *) (arg_floatOut + l_3)) = ((float) d_7);
    l_8 = (l_2 << 3) + 16L;
    d_9 = *((__global gale_double *) (arg_doubles + l_8));
    d_10 = *((__global gale_double *) (arg_doubles + ((l_5 << 3) + 16L)));
    d_11 = gale_pow(d_9, d_10, 0);
    *((__global gale_double *) (arg_doubleOut + l_8)) = d_11;
}
