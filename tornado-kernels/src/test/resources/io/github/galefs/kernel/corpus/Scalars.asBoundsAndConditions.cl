// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#asBoundsAndConditions
// entry point: galefs_asBoundsAndConditions
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE READ NONE READ NONE READ READ_WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 409c242935648dffa627bd5ae13755c4ccc78507c02c876220ac4023c8dcb0a1
// live uses: GALEFS_INNERMOST_LOOP gale_div_long gale_double gale_rem_long

__kernel void galefs_asBoundsAndConditions(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3, *ul_10, *ul_16, *ul_20;
    double d_21, d_22, d_23;
    float f_17, f_18, f_19;
    int i_0, i_4, i_5, i_6, i_7, i_8;
    long l_1, l_2, l_9, l_11, l_12, l_13, l_14, l_15;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    ul_3 = arg_out + l_2;
    i_4 = arg_i & 15;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_4)) {
            break;
        }
        i_6 = *((__global gale_int *) ul_3);
        i_7 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_5)) & 255)) << 2) + 16L)));
        *((__global gale_int *) ul_3) = ((int) ((uint) i_6 + (uint) i_7));
        i_8 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_8;
    }
    l_9 = (l_1 << 3) + 16L;
    ul_10 = arg_longs + l_9;
    l_11 = *((__global gale_long *) ul_10);
    if (l_11 < arg_l) {
        l_12 = gale_div_long(arg_l, 3L);
        l_13 = l_12;
    } else {
        l_14 = *((__global gale_long *) ul_10);
        l_15 = gale_rem_long(l_14, 7L);
        l_13 = l_15;
    }
    *((__global gale_long *) (arg_longOut + l_9)) = l_13;
    ul_16 = arg_floats + l_2;
    f_17 = *((__global gale_float *) ul_16);
    if (arg_f < f_17) {
        f_18 = arg_f;
    } else {
        f_19 = *((__global gale_float *) ul_16);
        f_18 = f_19;
    }
    *((__global gale_float *) (arg_floatOut + l_2)) = f_18;
    ul_20 = arg_doubles + l_9;
    d_21 = *((__global gale_double *) ul_20);
    if (arg_d == d_21) {
        d_22 = (0x1.0p0);
    } else {
        d_23 = *((__global gale_double *) ul_20);
        if (arg_d == arg_d) {
            if (arg_d == (0x0.0p0)) {
                if (d_23 == (0x0.0p0)) {
                    if (as_long(arg_d) == LONG_MIN) {
                        d_22 = d_23;
                        goto B23;
                    }
                }
            }
            if (!(arg_d >= d_23)) {
                d_22 = d_23;
            } else {
                d_22 = arg_d;
            }
        } else {
            d_22 = arg_d;
        }
    }
B23:;
    *((__global gale_double *) (arg_doubleOut + l_9)) = d_22;
}
