// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#neighbours
// entry point: galefs_neighbours
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e129790837619034c85da110423c8d27ce946478e6bfa20cebe9fdf24ad14970
// live uses: gale_double

__kernel void galefs_neighbours(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_20, d_21, d_23, d_25, d_27, d_28, d_29, d_30;
    float f_2, f_7, f_8, f_10, f_12, f_14, f_15, f_16, f_17;
    int i_5, i_6, i_9, i_11, i_13, i_26;
    long l_0, l_1, l_3, l_18, l_19, l_22, l_24;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    if (f_2 < as_float(2139095040)) {
        i_5 = as_int((f_2 + (0x0.0p0f)));
        i_6 = (i_5 < 0) ? (-1) : 1;
        f_7 = as_float(((int) ((uint) i_5 + (uint) i_6)));
        f_8 = f_7;
    } else {
        f_8 = f_2;
    }
    i_9 = as_int(f_2);
    if (f_2 == f_2) {
        if (f_2 == as_float((-8388608))) {
            f_10 = f_2;
        } else {
            if (f_2 == (0x0.0p0f)) {
                f_10 = (-0x0.000002p-126f);
            } else {
                i_11 = ((0x0.0p0f) < f_2) ? (-1) : 1;
                f_12 = as_float(((int) ((uint) i_9 + (uint) i_11)));
                f_10 = f_12;
            }
        }
    } else {
        f_10 = f_2;
    }
    i_13 = (int) ((uint) (i_9 & 2139095040) >> 23);
    switch (i_13 + (-127)) {
        case -127:
            f_14 = (0x0.000002p-126f);
            break;
        case 128:
            f_15 = fabs(f_2);
            f_14 = f_15;
            break;
        default:
            if ((uint) i_13 < (uint) 24) {
                f_16 = as_float((1 << (i_13 + (-1))));
                f_14 = f_16;
                break;
            }
            f_17 = as_float(((i_13 + (-23)) << 23));
            f_14 = f_17;
            break;
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((f_8 - f_10) + f_14);
    if (d_4 < as_double(9218868437227405312L)) {
        l_18 = as_long((d_4 + (0x0.0p0)));
        l_19 = (l_18 < 0L) ? (-1L) : 1L;
        d_20 = as_double(((long) ((ulong) l_18 + (ulong) l_19)));
        d_21 = d_20;
    } else {
        d_21 = d_4;
    }
    l_22 = as_long(d_4);
    if (d_4 == d_4) {
        if (d_4 == as_double((-4503599627370496L))) {
            d_23 = d_4;
        } else {
            if (d_4 == (0x0.0p0)) {
                d_23 = (-0x0.0000000000001p-1022);
            } else {
                l_24 = ((0x0.0p0) < d_4) ? (-1L) : 1L;
                d_25 = as_double(((long) ((ulong) l_22 + (ulong) l_24)));
                d_23 = d_25;
            }
        }
    } else {
        d_23 = d_4;
    }
    i_26 = (int) (((long) ((ulong) (l_22 & 9218868437227405312L) >> 52)) + (-1023L));
    switch (i_26) {
        case -1023:
            d_27 = (0x0.0000000000001p-1022);
            break;
        case 1024:
            d_28 = fabs(d_4);
            d_27 = d_28;
            break;
        default:
            if (i_26 < (-970)) {
                d_29 = as_double((1L << (i_26 + 1022)));
                d_27 = d_29;
                break;
            }
            d_30 = as_double((((long) (uint) (i_26 + 971)) << 52));
            d_27 = d_30;
            break;
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = ((d_21 - d_23) + d_27);
}
