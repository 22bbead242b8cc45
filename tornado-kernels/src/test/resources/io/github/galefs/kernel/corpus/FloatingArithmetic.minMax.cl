// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#minMax
// entry point: galefs_minMax
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 6014b0b6a686e9afda5aad943b285a086dd4fa9beb392b13a01bf599a03d436c
// live uses: gale_double

__kernel void galefs_minMax(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3;
    double d_11, d_12, d_13;
    float f_4, f_6, f_7, f_8, f_9, f_14, f_15;
    int i_0;
    long l_1, l_2, l_5, l_10;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_floats + l_2;
    f_4 = *((__global gale_float *) ul_3);
    l_5 = (long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255);
    f_6 = *((__global gale_float *) (arg_floats + ((l_5 << 2) + 16L)));
    if (f_4 == f_4) {
        if (f_4 == (0x0.0p0f)) {
            if (f_6 == (0x0.0p0f)) {
                if (((long) as_int(f_6)) == (-2147483648L)) {
                    f_7 = f_6;
                    goto B12;
                }
            }
        }
        if (!(f_6 >= f_4)) {
            f_7 = f_6;
        } else {
            f_7 = f_4;
        }
    } else {
        f_7 = f_4;
    }
B12:;
    f_8 = *((__global gale_float *) ul_3);
    if (f_8 == f_8) {
        if (!(f_8 >= (0x1.0p-1f))) {
            f_9 = (0x1.0p-1f);
        } else {
            f_9 = f_8;
        }
    } else {
        f_9 = f_8;
    }
    *((__global gale_float *) (arg_floatOut + l_2)) = (f_7 + f_9);
    l_10 = (l_1 << 3) + 16L;
    d_11 = *((__global gale_double *) (arg_doubles + l_10));
    d_12 = *((__global gale_double *) (arg_doubles + ((l_5 << 3) + 16L)));
    if (d_11 == d_11) {
        if (d_11 == (0x0.0p0)) {
            if (d_12 == (0x0.0p0)) {
                if (as_long(d_11) == LONG_MIN) {
                    d_13 = d_12;
                    goto B29;
                }
            }
        }
        if (!(d_11 >= d_12)) {
            d_13 = d_12;
        } else {
            d_13 = d_11;
        }
    } else {
        d_13 = d_11;
    }
B29:;
    *((__global gale_double *) (arg_doubleOut + l_10)) = d_13;
    f_14 = *((__global gale_float *) ul_3);
    if (f_14 == f_14) {
        if (f_14 == (0x0.0p0f)) {
            f_15 = (-0x0.0p0f);
        } else {
            if (!((-0x0.0p0f) >= f_14)) {
                f_15 = (-0x0.0p0f);
            } else {
                f_15 = f_14;
            }
        }
    } else {
        f_15 = f_14;
    }
    *((__global gale_int *) (arg_out + l_2)) = as_int(f_15);
}
