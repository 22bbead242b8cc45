// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#threeWay
// entry point: galefs_threeWay
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE NONE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 84671a8b429914f7a9985ec0413c03240161954b6d2777b0f71ece417766f50b
// live uses: gale_double

__kernel void galefs_threeWay(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_10, d_11;
    float f_3, f_5;
    int i_0, i_6, i_7, i_8, i_9, i_12, i_15;
    long l_1, l_2, l_4, l_13, l_14;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    l_4 = (long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255);
    f_5 = *((__global gale_float *) (arg_floats + ((l_4 << 2) + 16L)));
    if (f_3 < f_5) {
        i_6 = (-1);
    } else {
        if (f_5 < f_3) {
            i_6 = 1;
        } else {
            i_7 = (f_3 == f_3) ? as_int(f_3) : 2143289344;
            i_8 = (f_5 == f_5) ? as_int(f_5) : 2143289344;
            i_9 = (i_7 < i_8) ? (-1) : (i_7 == i_8) ? 0 : 1;
            i_6 = i_9;
        }
    }
    d_10 = *((__global gale_double *) (arg_doubles + ((l_1 << 3) + 16L)));
    d_11 = *((__global gale_double *) (arg_doubles + ((l_4 << 3) + 16L)));
    if (d_10 < d_11) {
        i_12 = (-1);
    } else {
        if (d_11 < d_10) {
            i_12 = 1;
        } else {
            l_13 = (d_10 == d_10) ? as_long(d_10) : 9221120237041090560L;
            l_14 = (d_11 == d_11) ? as_long(d_11) : 9221120237041090560L;
            i_15 = (l_13 < l_14) ? (-1) : (l_13 == l_14) ? 0 : 1;
            i_12 = i_15;
        }
    }
    *((__global gale_int *) (arg_out + l_2)) = (i_6 + ((i_12 << 3) + (i_12 << 1)));
}
