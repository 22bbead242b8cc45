// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#toInt
// entry point: galefs_toInt
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: b48f475296b9690410bc96586aa97c94c1809d0e7d7dd64ee659ca61dddda130
// live uses: gale_double gale_int_from_double gale_int_from_float gale_long_from_double gale_long_from_float

__kernel void galefs_toInt(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_2, *ul_5;
    double d_6, d_8;
    float f_3, f_7;
    long l_0, l_1, l_4;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_floats + l_1;
    f_3 = *((__global gale_float *) ul_2);
    l_4 = (l_0 << 3) + 16L;
    ul_5 = arg_doubles + l_4;
    d_6 = *((__global gale_double *) ul_5);
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) gale_int_from_float(f_3) + (uint) gale_int_from_double(d_6)));
    f_7 = *((__global gale_float *) ul_2);
    d_8 = *((__global gale_double *) ul_5);
    *((__global gale_long *) (arg_longOut + l_4)) = (gale_long_from_float(f_7) ^ gale_long_from_double(d_8));
}
