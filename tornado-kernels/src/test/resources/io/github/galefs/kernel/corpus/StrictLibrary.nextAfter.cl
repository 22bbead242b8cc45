// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#nextAfter
// entry point: galefs_nextAfter
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: c27c9b2288468a50446fda5825f40603efa0a2bf62a089b76c8db59504e31d6e
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_nextAfter(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_6;
    double d_4, d_5, d_11, d_21, d_24, d_27, d_28;
    float f_2, f_12, f_15, f_18, f_19, f_20;
    int i_7, i_9, i_10, i_13, i_14, i_16, i_17, i_31, i_32, i_33;
    long l_0, l_1, l_3, l_8, l_22, l_23, l_25, l_26, l_29, l_30;
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
        d_11 = *((__global gale_double *) (arg_doubles + ((((long) i_9) << 3) + 16L)));
        if (d_11 < d_5) {
            if (f_2 == (0x0.0p0f)) {
                f_12 = (-0x0.000002p-126f);
            } else {
                i_13 = as_int(f_2);
                i_14 = (i_13 < 1) ? 1 : (-1);
                f_15 = as_float(((int) ((uint) i_13 + (uint) i_14)));
                f_12 = f_15;
            }
        } else {
            if (d_5 < d_11) {
                i_16 = as_int((f_2 + (0x0.0p0f)));
                i_17 = (i_16 < 0) ? (-1) : 1;
                f_18 = as_float(((int) ((uint) i_16 + (uint) i_17)));
                f_12 = f_18;
            } else {
                f_19 = (float) d_11;
                if (d_5 == d_11) {
                    f_12 = f_19;
                } else {
                    f_20 = f_2 + f_19;
                    f_12 = f_20;
                }
            }
        }
        if (d_11 < d_4) {
            if (d_4 == (0x0.0p0)) {
                d_21 = (-0x0.0000000000001p-1022);
            } else {
                l_22 = as_long(d_4);
                l_23 = (l_22 < 1L) ? 1L : (-1L);
                d_24 = as_double(((long) ((ulong) l_22 + (ulong) l_23)));
                d_21 = d_24;
            }
        } else {
            if (d_4 < d_11) {
                l_25 = as_long((d_4 + (0x0.0p0)));
                l_26 = (l_25 < 0L) ? (-1L) : 1L;
                d_27 = as_double(((long) ((ulong) l_25 + (ulong) l_26)));
                d_21 = d_27;
            } else {
                if (d_4 == d_11) {
                    d_21 = d_11;
                } else {
                    d_28 = d_4 + d_11;
                    d_21 = d_28;
                }
            }
        }
        l_29 = (d_21 == d_21) ? as_long(d_21) : 9221120237041090560L;
        l_30 = (long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)));
        i_31 = (f_12 == f_12) ? as_int(f_12) : 2143289344;
        i_32 = (int) ((uint) i_31 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)));
        i_33 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_32;
        l_8 = l_30;
        i_9 = i_33;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_7;
    *((__global gale_long *) (arg_longOut + l_3)) = l_8;
}
