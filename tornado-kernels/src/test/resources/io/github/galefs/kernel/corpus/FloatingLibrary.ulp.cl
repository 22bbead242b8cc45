// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#ulp
// entry point: galefs_ulp
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5439760c83288cb65f3b1fa89783fcc4567625dc9ab5d79e78d32ad3641355bc
// live uses: gale_double

__kernel void galefs_ulp(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_9, d_11, d_12, d_13, d_14;
    float f_2, f_4, f_5, f_6, f_7;
    int i_3, i_10;
    long l_0, l_1, l_8;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    i_3 = (int) ((uint) (as_int(f_2) & 2139095040) >> 23);
    switch (i_3 + (-127)) {
        case -127:
            f_4 = (0x0.000002p-126f);
            break;
        case 128:
            f_5 = fabs(f_2);
            f_4 = f_5;
            break;
        default:
            if ((uint) i_3 < (uint) 24) {
                f_6 = as_float((1 << (i_3 + (-1))));
                f_4 = f_6;
                break;
            }
            f_7 = as_float(((i_3 + (-23)) << 23));
            f_4 = f_7;
            break;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = f_4;
    l_8 = (l_0 << 3) + 16L;
    d_9 = *((__global gale_double *) (arg_doubles + l_8));
    i_10 = (int) (((long) ((ulong) (as_long(d_9) & 9218868437227405312L) >> 52)) + (-1023L));
    switch (i_10) {
        case -1023:
            d_11 = (0x0.0000000000001p-1022);
            break;
        case 1024:
            d_12 = fabs(d_9);
            d_11 = d_12;
            break;
        default:
            if (i_10 < (-970)) {
                d_13 = as_double((1L << (i_10 + 1022)));
                d_11 = d_13;
                break;
            }
            d_14 = as_double((((long) (uint) (i_10 + 971)) << 52));
            d_11 = d_14;
            break;
    }
    *((__global gale_double *) (arg_doubleOut + l_8)) = d_11;
}
