// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#productsAreNotFused
// entry point: galefs_productsAreNotFused
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2f9b1edd0ae1c2a8aa2184226c6069775c380697c4795aad83a77aa36db99503
// live uses: gale_double

__kernel void galefs_productsAreNotFused(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_9, d_10, d_11;
    float f_3, f_5, f_7;
    int i_0;
    long l_1, l_2, l_4, l_6, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    l_4 = (long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255);
    f_5 = *((__global gale_float *) (arg_floats + ((l_4 << 2) + 16L)));
    l_6 = (long) (uint) (((int) ((uint) i_0 + (uint) 2)) & 255);
    f_7 = *((__global gale_float *) (arg_floats + ((l_6 << 2) + 16L)));
    *((__global gale_float *) (arg_floatOut + l_2)) = ((f_3 * f_5) + f_7);
    l_8 = (l_1 << 3) + 16L;
    d_9 = *((__global gale_double *) (arg_doubles + l_8));
    d_10 = *((__global gale_double *) (arg_doubles + ((l_4 << 3) + 16L)));
    d_11 = *((__global gale_double *) (arg_doubles + ((l_6 << 3) + 16L)));
    *((__global gale_double *) (arg_doubleOut + l_8)) = ((d_9 * d_10) - d_11);
}
