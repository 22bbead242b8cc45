// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#divide
// entry point: galefs_divide
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9615a0b0db01f7b4dd1fd5b3e8fe2b32efed75ea48e26777e98b8efce420ac1a
// live uses: gale_double

__kernel void galefs_divide(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7, d_8;
    float f_3, f_5;
    int i_0;
    long l_1, l_2, l_4, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    l_4 = (long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255);
    f_5 = *((__global gale_float *) (arg_floats + ((l_4 << 2) + 16L)));
    *((__global gale_float *) (arg_floatOut + l_2)) = (f_3 / f_5);
    l_6 = (l_1 << 3) + 16L;
    d_7 = *((__global gale_double *) (arg_doubles + l_6));
    d_8 = *((__global gale_double *) (arg_doubles + ((l_4 << 3) + 16L)));
    *((__global gale_double *) (arg_doubleOut + l_6)) = (d_7 / d_8);
}
