// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#clamp
// entry point: galefs_clamp
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 38cb7b8947cd8978edb183ebf1432d0aa7f9ad7f60f50af068caa7383db62dfd
// live uses: GALEFS_INNERMOST_LOOP gale_clamp_double gale_clamp_float gale_double gale_rem_int

__kernel void galefs_clamp(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_7;
    double d_5, d_14, d_17, d_20, d_21;
    float f_3, f_13, f_16, f_18, f_19;
    int i_0, i_6, i_8, i_10, i_11, i_24, i_25, i_26;
    long l_1, l_2, l_4, l_9, l_12, l_15, l_22, l_23;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    l_4 = (l_1 << 3) + 16L;
    d_5 = *((__global gale_double *) (arg_doubles + l_4));
    i_6 = (int) ((uint) i_0 * (uint) 37);
    ul_7 = arg_floats + 12L;
    i_8 = 0;
    l_9 = 0L;
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_11 = *((__global gale_int *) ul_7);
        if (!(i_10 < i_11)) {
            break;
        }
        l_12 = (long) i_10;
        f_13 = *((__global gale_float *) (arg_floats + ((l_12 << 2) + 16L)));
        d_14 = *((__global gale_double *) (arg_doubles + ((l_12 << 3) + 16L)));
        l_15 = (long) gale_rem_int(((int) ((uint) i_6 + (uint) ((int) ((uint) i_10 * (uint) 11)))), i_11);
        f_16 = *((__global gale_float *) (arg_floats + ((l_15 << 2) + 16L)));
        d_17 = *((__global gale_double *) (arg_doubles + ((l_15 << 3) + 16L)));
        if (f_3 < f_13) {
            f_18 = gale_clamp_float(f_16, f_3, f_13);
            f_19 = f_18;
        } else {
            f_19 = (0x0.0p0f);
        }
        if (d_5 < d_14) {
            d_20 = gale_clamp_double(d_17, d_5, d_14);
            d_21 = d_20;
        } else {
            d_21 = (0x0.0p0);
        }
        l_22 = (d_21 == d_21) ? as_long(d_21) : 9221120237041090560L;
        l_23 = (long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)));
        i_24 = (f_19 == f_19) ? as_int(f_19) : 2143289344;
        i_25 = (int) ((uint) i_24 + (uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)));
        i_26 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_25;
        l_9 = l_23;
        i_10 = i_26;
    }
    *((__global gale_int *) (arg_out + l_2)) = i_8;
    *((__global gale_long *) (arg_longOut + l_4)) = l_9;
}
