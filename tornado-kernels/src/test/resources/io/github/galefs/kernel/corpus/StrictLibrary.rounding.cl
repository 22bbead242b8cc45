// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#rounding
// entry point: galefs_rounding
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4329e9db7cf8ac900d633bdc5b4aa03d58a1659dfb3641d99b855bc967821786
// live uses: gale_double

__kernel void galefs_rounding(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6, d_7, d_8, d_9, d_10, d_11, d_12, d_13, d_14, d_15;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    d_6 = floor(d_5);
    d_7 = ceil(d_5);
    d_8 = fabs(d_5);
    if (d_8 < (0x1.0p52)) {
        d_9 = (d_8 + (0x1.0p52)) - (0x1.0p52);
        d_10 = d_9;
    } else {
        d_10 = d_8;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) ((d_6 + (d_7 * (0x1.8p1))) + ((as_double(((as_long(d_5) & LONG_MIN) | 4607182418800017408L)) * d_10) * (0x1.4p2))));
    d_11 = floor(d_4);
    d_12 = ceil(d_4);
    d_13 = fabs(d_4);
    if (d_13 < (0x1.0p52)) {
        d_14 = (d_13 + (0x1.0p52)) - (0x1.0p52);
        d_15 = d_14;
    } else {
        d_15 = d_13;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = ((d_11 + (d_12 * (0x1.8p1))) + ((as_double(((as_long(d_4) & LONG_MIN) | 4607182418800017408L)) * d_15) * (0x1.4p2)));
}
