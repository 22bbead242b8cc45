// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#nextDown
// entry point: galefs_nextDown
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 86be672be31a528755dc8139780a7e022a5e1188cb7fc55ef03705cc581e9e60
// live uses: gale_double

__kernel void galefs_nextDown(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_8, d_10;
    float f_2, f_5, f_7;
    int i_6;
    long l_0, l_1, l_3, l_9;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    if (f_2 == f_2) {
        if (f_2 == as_float((-8388608))) {
            f_5 = f_2;
        } else {
            if (f_2 == (0x0.0p0f)) {
                f_5 = (-0x0.000002p-126f);
            } else {
                i_6 = ((0x0.0p0f) < f_2) ? (-1) : 1;
                f_7 = as_float(((int) ((uint) as_int(f_2) + (uint) i_6)));
                f_5 = f_7;
            }
        }
    } else {
        f_5 = f_2;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = f_5;
    if (d_4 == d_4) {
        if (d_4 == as_double((-4503599627370496L))) {
            d_8 = d_4;
        } else {
            if (d_4 == (0x0.0p0)) {
                d_8 = (-0x0.0000000000001p-1022);
            } else {
                l_9 = ((0x0.0p0) < d_4) ? (-1L) : 1L;
                d_10 = as_double(((long) ((ulong) as_long(d_4) + (ulong) l_9)));
                d_8 = d_10;
            }
        }
    } else {
        d_8 = d_4;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_8;
}
