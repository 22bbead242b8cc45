// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#constants
// entry point: galefs_constants
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: bac4eed9b7f334c855beaba744bfc0ce16dee124bab9ffd6d703dac0b837b83e
// live uses: gale_double

__kernel void galefs_constants(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_6, d_7;
    float f_2, f_3, f_4;
    long l_0, l_1, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    if (f_2 == as_float(2139095040)) {
        f_3 = (0x1.19999ap0f);
    } else {
        if (f_2 == f_2) {
            f_4 = f_2 + (0x0.000002p-126f);
            f_3 = f_4;
        } else {
            f_3 = as_float((-8388608));
        }
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = f_3;
    l_5 = (l_0 << 3) + 16L;
    d_6 = *((__global gale_double *) (arg_doubles + l_5));
    if ((0x1.7e43c8800759cp996) < d_6) {
        d_7 = as_double(9218868437227405312L);
    } else {
        d_7 = (0x1.999999999999ap-4);
    }
    *((__global gale_double *) (arg_doubleOut + l_5)) = d_7;
}
