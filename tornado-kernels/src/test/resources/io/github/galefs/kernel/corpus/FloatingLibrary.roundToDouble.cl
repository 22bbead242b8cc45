// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#roundToDouble
// entry point: galefs_roundToDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 81d8ddcd015abdc8254341e9b727285ced92f3692ec6e2b6555ddd4b5bffcd4b
// live uses: gale_double

__kernel void galefs_roundToDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6, d_7, d_8, d_9, d_10, d_11;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    d_6 = fabs(d_5);
    if (d_6 < (0x1.0p52)) {
        d_7 = (d_6 + (0x1.0p52)) - (0x1.0p52);
        d_8 = d_7;
    } else {
        d_8 = d_6;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) (as_double(((as_long(d_5) & LONG_MIN) | 4607182418800017408L)) * d_8));
    d_9 = fabs(d_4);
    if (d_9 < (0x1.0p52)) {
        d_10 = (d_9 + (0x1.0p52)) - (0x1.0p52);
        d_11 = d_10;
    } else {
        d_11 = d_9;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = (as_double(((as_long(d_4) & LONG_MIN) | 4607182418800017408L)) * d_11);
}
