// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#compare
// entry point: galefs_compare
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: de58a993394d34bcd28e56bd3284370796a051d24bd565dcbf4764b92992209e
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_compare(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_5;
    double d_4, d_12;
    float f_2, f_11;
    int i_6, i_8, i_9, i_13, i_14, i_15, i_16, i_17, i_20, i_22, i_23, i_24, i_25, i_27, i_28, i_29, i_30, i_31, i_32;
    long l_0, l_1, l_3, l_7, l_10, l_18, l_19, l_21, l_26;
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
        if (f_2 < f_11) {
            i_13 = (-1);
        } else {
            if (f_11 < f_2) {
                i_13 = 1;
            } else {
                i_14 = (f_2 == f_2) ? as_int(f_2) : 2143289344;
                i_15 = (f_11 == f_11) ? as_int(f_11) : 2143289344;
                i_16 = (i_14 < i_15) ? (-1) : (i_14 == i_15) ? 0 : 1;
                i_13 = i_16;
            }
        }
        if (d_4 < d_12) {
            i_17 = (-1);
        } else {
            if (d_12 < d_4) {
                i_17 = 1;
            } else {
                l_18 = (d_4 == d_4) ? as_long(d_4) : 9221120237041090560L;
                l_19 = (d_12 == d_12) ? as_long(d_12) : 9221120237041090560L;
                i_20 = (l_18 < l_19) ? (-1) : (l_18 == l_19) ? 0 : 1;
                i_17 = i_20;
            }
        }
        l_21 = (long) i_17;
        i_22 = (d_4 < d_12) ? 7 : 0;
        i_23 = (!(d_12 >= d_4)) ? 0 : 11;
        i_24 = (d_4 == d_12) ? 13 : 0;
        i_25 = (!(d_4 >= d_12)) ? 0 : 17;
        l_26 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)) + (ulong) (l_21 + (l_21 << 1)))) + (ulong) ((long) (uint) i_22))) + (ulong) ((long) (uint) i_23))) + (ulong) ((long) (uint) i_24))) + (ulong) ((long) (uint) i_25));
        i_27 = (f_2 < f_11) ? 7 : 0;
        i_28 = (!(f_11 >= f_2)) ? 0 : 11;
        i_29 = (f_2 == f_11) ? 13 : 0;
        i_30 = (f_11 < f_2) ? 17 : 0;
        i_31 = (int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)) + (uint) (i_13 + (i_13 << 1)))) + (uint) i_27)) + (uint) i_28)) + (uint) i_29)) + (uint) i_30);
        i_32 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_31;
        l_7 = l_26;
        i_8 = i_32;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
