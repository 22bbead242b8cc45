// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#sum
// entry point: galefs_sum
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 213d42b4dd30db7f211bc6f2801251aaf7712946afb4e8e72b27594d66a1d469
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_sum(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_6, d_7;
    float f_1, f_5, f_8;
    int i_0, i_3, i_9;
    long l_4, l_10;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    f_1 = (0x0.0p0f);
    d_2 = (0x0.0p0);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 32)) {
            break;
        }
        l_4 = (long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255);
        f_5 = *((__global gale_float *) (arg_floats + ((l_4 << 2) + 16L)));
        d_6 = *((__global gale_double *) (arg_doubles + ((l_4 << 3) + 16L)));
        d_7 = d_2 + d_6;
        f_8 = f_1 + f_5;
        i_9 = (int) ((uint) i_3 + (uint) 1);
        f_1 = f_8;
        d_2 = d_7;
        i_3 = i_9;
    }
    l_10 = (long) i_0;
    *((__global gale_float *) (arg_floatOut + ((l_10 << 2) + 16L))) = f_1;
    *((__global gale_double *) (arg_doubleOut + ((l_10 << 3) + 16L))) = d_2;
}
