// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#minMax
// entry point: galefs_minMax
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ad283758f5076db04576af6357b8152d9fa809d9181c4c97df4d85d081bb28d4
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_minMax(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_5;
    double d_4, d_12, d_15, d_16;
    float f_2, f_11, f_13, f_14;
    int i_6, i_8, i_9, i_21, i_22, i_23, i_24, i_25;
    long l_0, l_1, l_3, l_7, l_10, l_17, l_18, l_19, l_20;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    ul_5 = arg_floats + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        l_10 = (long) i_8;
        f_11 = *((__global gale_float *) (arg_floats + ((l_10 << 2) + 16L)));
        d_12 = *((__global gale_double *) (arg_doubles + ((l_10 << 3) + 16L)));
        if (f_2 == f_2) {
            if (f_2 == (0x0.0p0f)) {
                if (f_11 == (0x0.0p0f)) {
                    if (((long) as_int(f_11)) == (-2147483648L)) {
                        f_13 = f_11;
                        goto B14;
                    }
                }
            }
            if (!(f_11 >= f_2)) {
                f_13 = f_11;
            } else {
                f_13 = f_2;
            }
        } else {
            f_13 = f_2;
        }
    B14:;
        if (f_2 == f_2) {
            if (f_2 == (0x0.0p0f)) {
                if (f_11 == (0x0.0p0f)) {
                    if (((long) as_int(f_2)) == (-2147483648L)) {
                        f_14 = f_11;
                        goto B26;
                    }
                }
            }
            if (!(f_2 >= f_11)) {
                f_14 = f_11;
            } else {
                f_14 = f_2;
            }
        } else {
            f_14 = f_2;
        }
    B26:;
        if (d_4 == d_4) {
            if (d_4 == (0x0.0p0)) {
                if (d_12 == (0x0.0p0)) {
                    if (as_long(d_12) == LONG_MIN) {
                        d_15 = d_12;
                        goto B38;
                    }
                }
            }
            if (!(d_12 >= d_4)) {
                d_15 = d_12;
            } else {
                d_15 = d_4;
            }
        } else {
            d_15 = d_4;
        }
    B38:;
        if (d_4 == d_4) {
            if (d_4 == (0x0.0p0)) {
                if (d_12 == (0x0.0p0)) {
                    if (as_long(d_4) == LONG_MIN) {
                        d_16 = d_12;
                        goto B50;
                    }
                }
            }
            if (!(d_4 >= d_12)) {
                d_16 = d_12;
            } else {
                d_16 = d_4;
            }
        } else {
            d_16 = d_4;
        }
    B50:;
        l_17 = (d_16 == d_16) ? as_long(d_16) : 9221120237041090560L;
        l_18 = (d_15 == d_15) ? as_long(d_15) : 9221120237041090560L;
        l_19 = (long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        l_20 = (long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_19 << 5) - (ulong) l_19)));
        i_21 = (f_14 == f_14) ? as_int(f_14) : 2143289344;
        i_22 = (f_13 == f_13) ? as_int(f_13) : 2143289344;
        i_23 = (int) ((uint) i_22 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_24 = (int) ((uint) i_21 + (uint) ((int) ((uint) (i_23 << 5) - (uint) i_23)));
        i_25 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_24;
        l_7 = l_20;
        i_8 = i_25;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
