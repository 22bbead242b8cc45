// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#cbrt
// entry point: galefs_cbrt
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 83ec11e9fd8e8c51ab7e33e284e97b671d9e6e67820efc4dddda6a36e6e105cb
// live uses: gale_div_int gale_double

__kernel void galefs_cbrt(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6, d_7, d_8, d_10, d_11, d_12, d_13, d_14, d_15, d_16, d_17, d_18, d_19, d_21, d_22, d_23, d_24, d_25, d_26, d_27;
    float f_2;
    long l_0, l_1, l_3, l_9, l_20;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    if (f_2 == (0x0.0p0f)) {
        d_6 = d_5;
    } else {
        d_7 = fabs(d_5);
        if (!((0x1.fffffffffffffp1023) >= d_7)) {
            d_6 = d_5;
        } else {
            if (f_2 < (0x0.0p0f)) {
                d_8 = (-0x1.0p0);
            } else {
                d_8 = (0x1.0p0);
            }
            if (d_7 < (0x1.0p-1022)) {
                l_9 = as_long((d_7 * (0x1.0p54)));
                d_10 = as_double(((l_9 & 4294967295L) | (((long) (gale_div_int(((int) (l_9 >> 32)), 3) + 696219795)) << 32)));
                d_11 = d_10;
            } else {
                d_12 = as_double((((long) (gale_div_int(((int) (as_long(d_7) >> 32)), 3) + 715094163)) << 32));
                d_11 = d_12;
            }
            d_13 = (d_11 * ((d_11 * d_11) / d_7)) + (0x1.15f15f15f15f1p-1);
            d_14 = as_double((((long) ((int) ((uint) ((int) ((as_long((d_11 * (((0x1.9b6db6db6db6ep0) / ((d_13 + (0x1.6a0ea0ea0ea0fp0)) + ((-0x1.691de2532c834p-1) / d_13))) + (0x1.6db6db6db6db7p-2)))) & (-4294967296L)) >> 32)) + (uint) 1))) << 32));
            d_15 = d_7 / (d_14 * d_14);
            d_16 = d_8 * (d_14 + (d_14 * ((d_15 - d_14) / (d_15 + (d_14 + d_14)))));
            d_6 = d_16;
        }
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_6);
    if (d_4 == (0x0.0p0)) {
        d_17 = d_4;
    } else {
        d_18 = fabs(d_4);
        if (!((0x1.fffffffffffffp1023) >= d_18)) {
            d_17 = d_4;
        } else {
            if (d_4 < (0x0.0p0)) {
                d_19 = (-0x1.0p0);
            } else {
                d_19 = (0x1.0p0);
            }
            if (d_18 < (0x1.0p-1022)) {
                l_20 = as_long((d_18 * (0x1.0p54)));
                d_21 = as_double(((l_20 & 4294967295L) | (((long) (gale_div_int(((int) (l_20 >> 32)), 3) + 696219795)) << 32)));
                d_22 = d_21;
            } else {
                d_23 = as_double((((long) (gale_div_int(((int) (as_long(d_18) >> 32)), 3) + 715094163)) << 32));
                d_22 = d_23;
            }
            d_24 = (d_22 * ((d_22 * d_22) / d_18)) + (0x1.15f15f15f15f1p-1);
            d_25 = as_double((((long) ((int) ((uint) ((int) ((as_long((d_22 * (((0x1.9b6db6db6db6ep0) / ((d_24 + (0x1.6a0ea0ea0ea0fp0)) + ((-0x1.691de2532c834p-1) / d_24))) + (0x1.6db6db6db6db7p-2)))) & (-4294967296L)) >> 32)) + (uint) 1))) << 32));
            d_26 = d_18 / (d_25 * d_25);
            d_27 = d_19 * (d_25 + (d_25 * ((d_26 - d_25) / (d_26 + (d_25 + d_25)))));
            d_17 = d_27;
        }
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_17;
}
