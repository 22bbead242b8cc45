// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#polynomial
// entry point: galefs_polynomial
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: eb65676c8bfefe762460bccd73e78d51084ff52334bdb077dbc25d034e9f4727
// live uses: gale_double

__kernel void galefs_polynomial(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2;
    float f_4;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    d_2 = *((__global gale_double *) (arg_doubles + l_1));
    *((__global gale_double *) (arg_doubleOut + l_1)) = ((((((d_2 * (0x1.8p1)) + (0x1.0p1)) * d_2) - (0x1.0p0)) * d_2) + (0x1.0p-1));
    l_3 = (l_0 << 2) + 16L;
    f_4 = *((__global gale_float *) (arg_floats + l_3));
    *((__global gale_float *) (arg_floatOut + l_3)) = ((((((f_4 * (0x1.8p1f)) + (0x1.0p1f)) * f_4) - (0x1.0p0f)) * f_4) + (0x1.0p-1f));
}
