// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#clamp
// entry point: galefs_clamp
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f4cb112d59efb8689ee6fe4ec3f5f10df9b90ee113c798ba2c207abd2eb21689
// live uses: GALEFS_INNERMOST_LOOP gale_clamp_double gale_clamp_float gale_double

__kernel void galefs_clamp(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_5;
    double d_4, d_12, d_16, d_17;
    float f_2, f_11, f_13, f_14, f_15;
    int i_6, i_8, i_9, i_20, i_21, i_22;
    long l_0, l_1, l_3, l_7, l_10, l_18, l_19;
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
        if (!((0x0.0p0f) >= f_11)) {
            f_13 = (-0x0.0p0f);
        } else {
            f_13 = f_11;
        }
        if (!((0x0.0p0f) >= f_11)) {
            f_14 = (0x1.0p3f);
        } else {
            f_14 = (0x0.0p0f);
        }
        f_15 = gale_clamp_float(f_2, f_13, f_14);
        if (!(d_12 >= (-0x1.0p3))) {
            d_16 = (0x0.0p0);
        } else {
            d_16 = d_12;
        }
        d_17 = gale_clamp_double(d_4, (-0x1.0p3), d_16);
        l_18 = (d_17 == d_17) ? as_long(d_17) : 9221120237041090560L;
        l_19 = (long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_20 = (f_15 == f_15) ? as_int(f_15) : 2143289344;
        i_21 = (int) ((uint) i_20 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_22 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_21;
        l_7 = l_19;
        i_8 = i_22;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
