// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#asin
// entry point: galefs_asin
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 594612c38ee9fa6f0cf29f67cce7ab3d7f2991329608a65e7c66cdf0992fea9e
// live uses: gale_double

__kernel void galefs_asin(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_9, d_10, d_11, d_12, d_13, d_14, d_15, d_16, d_17, d_18, d_19, d_20, d_21, d_22, d_23, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35, d_36, d_37, d_38, d_39, d_40, d_41;
    float f_2;
    int i_7, i_8, i_25, i_26;
    long l_0, l_1, l_3, l_6, l_24;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    l_6 = as_long(d_5);
    i_7 = (int) (l_6 >> 32);
    i_8 = i_7 & 2147483647;
    if ((uint) i_8 < (uint) 1072693248) {
        if ((uint) i_8 < (uint) 1071644672) {
            if ((uint) i_8 < (uint) 1044381696) {
                if ((0x1.0p0) < (d_5 + (0x1.7e43c8800759cp996))) {
                    d_9 = d_5;
                    goto B17;
                }
                d_10 = (0x0.0p0);
            } else {
                d_11 = d_5 * d_5;
                d_10 = d_11;
            }
            d_12 = (((d_10 * ((d_10 * ((d_10 * ((d_10 * ((d_10 * ((d_10 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_10 * ((d_10 * ((d_10 * ((d_10 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0))) * d_5) + d_5;
            d_9 = d_12;
        } else {
            d_13 = ((0x1.0p0) - fabs(d_5)) * (0x1.0p-1);
            d_14 = (d_13 * ((d_13 * ((d_13 * ((d_13 * ((d_13 * ((d_13 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_13 * ((d_13 * ((d_13 * ((d_13 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0));
            d_15 = sqrt(d_13);
            if ((uint) i_8 < (uint) 1072640819) {
                d_16 = as_double((as_long(d_15) & (-4294967296L)));
                d_17 = (0x1.921fb54442d18p-1) - (((d_14 * (d_15 * (0x1.0p1))) - ((0x1.1a62633145c07p-54) - (((d_13 - (d_16 * d_16)) / (d_15 + d_16)) * (0x1.0p1)))) - ((0x1.921fb54442d18p-1) - (d_16 * (0x1.0p1))));
                d_18 = d_17;
            } else {
                d_19 = (0x1.921fb54442d18p0) - (((d_15 + (d_15 * d_14)) * (0x1.0p1)) - (0x1.1a62633145c07p-54));
                d_18 = d_19;
            }
            if (i_7 < 1) {
                d_20 = -d_18;
                d_9 = d_20;
            } else {
                d_9 = d_18;
            }
        }
    } else {
        if (((i_8 + (-1072693248)) | ((int) l_6)) == 0) {
            d_21 = (d_5 * (0x1.921fb54442d18p0)) + (d_5 * (0x1.1a62633145c07p-54));
            d_9 = d_21;
        } else {
            d_22 = d_5 - d_5;
            d_23 = d_22 / d_22;
            d_9 = d_23;
        }
    }
B17:;
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_9);
    l_24 = as_long(d_4);
    i_25 = (int) (l_24 >> 32);
    i_26 = i_25 & 2147483647;
    if ((uint) i_26 < (uint) 1072693248) {
        if ((uint) i_26 < (uint) 1071644672) {
            if ((uint) i_26 < (uint) 1044381696) {
                if ((0x1.0p0) < (d_4 + (0x1.7e43c8800759cp996))) {
                    d_27 = d_4;
                    goto B34;
                }
                d_28 = (0x0.0p0);
            } else {
                d_29 = d_4 * d_4;
                d_28 = d_29;
            }
            d_30 = (((d_28 * ((d_28 * ((d_28 * ((d_28 * ((d_28 * ((d_28 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_28 * ((d_28 * ((d_28 * ((d_28 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0))) * d_4) + d_4;
            d_27 = d_30;
        } else {
            d_31 = ((0x1.0p0) - fabs(d_4)) * (0x1.0p-1);
            d_32 = (d_31 * ((d_31 * ((d_31 * ((d_31 * ((d_31 * ((d_31 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_31 * ((d_31 * ((d_31 * ((d_31 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0));
            d_33 = sqrt(d_31);
            if ((uint) i_26 < (uint) 1072640819) {
                d_34 = as_double((as_long(d_33) & (-4294967296L)));
                d_35 = (0x1.921fb54442d18p-1) - (((d_32 * (d_33 * (0x1.0p1))) - ((0x1.1a62633145c07p-54) - (((d_31 - (d_34 * d_34)) / (d_33 + d_34)) * (0x1.0p1)))) - ((0x1.921fb54442d18p-1) - (d_34 * (0x1.0p1))));
                d_36 = d_35;
            } else {
                d_37 = (0x1.921fb54442d18p0) - (((d_33 + (d_33 * d_32)) * (0x1.0p1)) - (0x1.1a62633145c07p-54));
                d_36 = d_37;
            }
            if (i_25 < 1) {
                d_38 = -d_36;
                d_27 = d_38;
            } else {
                d_27 = d_36;
            }
        }
    } else {
        if (((i_26 + (-1072693248)) | ((int) l_24)) == 0) {
            d_39 = (d_4 * (0x1.921fb54442d18p0)) + (d_4 * (0x1.1a62633145c07p-54));
            d_27 = d_39;
        } else {
            d_40 = d_4 - d_4;
            d_41 = d_40 / d_40;
            d_27 = d_41;
        }
    }
B34:;
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_27;
}
