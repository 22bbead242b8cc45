// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#scale
// entry point: galefs_scale
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 45c669321a64fb2946f7d901c07ea0b5cb1a2b517bcf0da3e271ca41bb9fc591
// live uses: GALEFS_INNERMOST_LOOP gale_double gale_int_from_double gale_int_from_float

__kernel void galefs_scale(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_6;
    double d_4, d_5, d_13, d_15, d_16, d_17, d_18, d_19, d_20, d_21, d_22;
    float f_2, f_12, f_28;
    int i_7, i_9, i_10, i_14, i_25, i_26, i_27, i_29, i_30, i_31;
    long l_0, l_1, l_3, l_8, l_11, l_23, l_24;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    ul_6 = arg_floats + 12L;
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_10 = *((__global gale_int *) ul_6);
        if (!(i_9 < i_10)) {
            break;
        }
        l_11 = (long) i_9;
        f_12 = *((__global gale_float *) (arg_floats + ((l_11 << 2) + 16L)));
        d_13 = *((__global gale_double *) (arg_doubles + ((l_11 << 3) + 16L)));
        i_14 = gale_int_from_double(d_13);
        if (i_14 < (-1022)) {
            if (i_14 < (-2045)) {
                if (i_14 < (-2098)) {
                    d_15 = (d_4 * (0x0.0000000000001p-1022)) * (0x0.0000000000001p-1022);
                    d_16 = d_15;
                } else {
                    d_17 = ((as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 3069))) << 52)) * d_4) * (0x0.8p-1022)) * (0x0.8p-1022);
                    d_16 = d_17;
                }
            } else {
                d_18 = (as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 2046))) << 52)) * d_4) * (0x0.8p-1022);
                d_16 = d_18;
            }
        } else {
            if (i_14 < 1024) {
                d_19 = as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 1023))) << 52)) * d_4;
                d_16 = d_19;
            } else {
                if (i_14 < 2047) {
                    d_20 = (as_double((((long) (uint) i_14) << 52)) * d_4) * (0x1.0p1023);
                    d_16 = d_20;
                } else {
                    if (i_14 < 2098) {
                        d_21 = ((as_double((((long) (uint) ((int) ((uint) i_14 + (uint) (-1023)))) << 52)) * d_4) * (0x1.0p1023)) * (0x1.0p1023);
                        d_16 = d_21;
                    } else {
                        d_22 = ((d_4 * (0x1.0p1023)) * (0x1.0p1023)) * (0x1.0p1023);
                        d_16 = d_22;
                    }
                }
            }
        }
        l_23 = (d_16 == d_16) ? as_long(d_16) : 9221120237041090560L;
        l_24 = (long) ((ulong) l_23 + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)));
        i_25 = gale_int_from_float(f_12);
        i_26 = (i_25 < 279) ? i_25 : 278;
        i_27 = (i_26 < (-278)) ? (-278) : i_26;
        f_28 = (float) (as_double((((long) (uint) (i_27 + 1023)) << 52)) * d_5);
        i_29 = (f_28 == f_28) ? as_int(f_28) : 2143289344;
        i_30 = (int) ((uint) i_29 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)));
        i_31 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_30;
        l_8 = l_24;
        i_9 = i_31;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_7;
    *((__global gale_long *) (arg_longOut + l_3)) = l_8;
}
