// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#acos
// entry point: galefs_acos
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 59d2f67356e6c7161e06341b9da1871489ae5559b781d682896e2071d56d078c
// live uses: gale_double

__kernel void galefs_acos(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_9, d_10, d_11, d_12, d_13, d_14, d_15, d_16, d_17, d_18, d_19, d_20, d_24, d_25, d_26, d_27, d_28, d_29, d_30, d_31, d_32, d_33, d_34, d_35;
    float f_2;
    int i_7, i_8, i_22, i_23;
    long l_0, l_1, l_3, l_6, l_21;
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
            if ((uint) i_8 < (uint) 1012924417) {
                d_9 = (0x1.921fb54442d18p0);
            } else {
                d_10 = d_5 * d_5;
                d_11 = (0x1.921fb54442d18p0) - (d_5 - ((0x1.1a62633145c07p-54) - (((d_10 * ((d_10 * ((d_10 * ((d_10 * ((d_10 * ((d_10 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_10 * ((d_10 * ((d_10 * ((d_10 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0))) * d_5)));
                d_9 = d_11;
            }
        } else {
            if (i_7 < 0) {
                d_12 = (d_5 + (0x1.0p0)) * (0x1.0p-1);
                d_13 = sqrt(d_12);
                d_14 = (0x1.921fb54442d18p1) - ((d_13 + ((d_13 * ((d_12 * ((d_12 * ((d_12 * ((d_12 * ((d_12 * ((d_12 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_12 * ((d_12 * ((d_12 * ((d_12 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0)))) - (0x1.1a62633145c07p-54))) * (0x1.0p1));
                d_9 = d_14;
            } else {
                d_15 = ((0x1.0p0) - d_5) * (0x1.0p-1);
                d_16 = sqrt(d_15);
                d_17 = as_double((as_long(d_16) & (-4294967296L)));
                d_18 = (d_17 + (((d_15 - (d_17 * d_17)) / (d_16 + d_17)) + (d_16 * ((d_15 * ((d_15 * ((d_15 * ((d_15 * ((d_15 * ((d_15 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_15 * ((d_15 * ((d_15 * ((d_15 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0)))))) * (0x1.0p1);
                d_9 = d_18;
            }
        }
    } else {
        if (((i_8 + (-1072693248)) | ((int) l_6)) == 0) {
            if (i_7 < 1) {
                d_9 = (0x1.921fb54442d18p1);
            } else {
                d_9 = (0x0.0p0);
            }
        } else {
            d_19 = d_5 - d_5;
            d_20 = d_19 / d_19;
            d_9 = d_20;
        }
    }
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_9);
    l_21 = as_long(d_4);
    i_22 = (int) (l_21 >> 32);
    i_23 = i_22 & 2147483647;
    if ((uint) i_23 < (uint) 1072693248) {
        if ((uint) i_23 < (uint) 1071644672) {
            if ((uint) i_23 < (uint) 1012924417) {
                d_24 = (0x1.921fb54442d18p0);
            } else {
                d_25 = d_4 * d_4;
                d_26 = (0x1.921fb54442d18p0) - (d_4 - ((0x1.1a62633145c07p-54) - (((d_25 * ((d_25 * ((d_25 * ((d_25 * ((d_25 * ((d_25 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_25 * ((d_25 * ((d_25 * ((d_25 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0))) * d_4)));
                d_24 = d_26;
            }
        } else {
            if (i_22 < 0) {
                d_27 = (d_4 + (0x1.0p0)) * (0x1.0p-1);
                d_28 = sqrt(d_27);
                d_29 = (0x1.921fb54442d18p1) - ((d_28 + ((d_28 * ((d_27 * ((d_27 * ((d_27 * ((d_27 * ((d_27 * ((d_27 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_27 * ((d_27 * ((d_27 * ((d_27 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0)))) - (0x1.1a62633145c07p-54))) * (0x1.0p1));
                d_24 = d_29;
            } else {
                d_30 = ((0x1.0p0) - d_4) * (0x1.0p-1);
                d_31 = sqrt(d_30);
                d_32 = as_double((as_long(d_31) & (-4294967296L)));
                d_33 = (d_32 + (((d_30 - (d_32 * d_32)) / (d_31 + d_32)) + (d_31 * ((d_30 * ((d_30 * ((d_30 * ((d_30 * ((d_30 * ((d_30 * (0x1.23de10dfdf709p-15)) + (0x1.9efe07501b288p-11))) + (-0x1.48228b5688f3bp-5))) + (0x1.9c1550e884455p-3))) + (-0x1.4d61203eb6f7dp-2))) + (0x1.5555555555555p-3))) / ((d_30 * ((d_30 * ((d_30 * ((d_30 * (0x1.3b8c5b12e9282p-4)) + (-0x1.6066c1b8d0159p-1))) + (0x1.02ae59c598ac8p1))) + (-0x1.33a271c8a2d4bp1))) + (0x1.0p0)))))) * (0x1.0p1);
                d_24 = d_33;
            }
        }
    } else {
        if (((i_23 + (-1072693248)) | ((int) l_21)) == 0) {
            if (i_22 < 1) {
                d_24 = (0x1.921fb54442d18p1);
            } else {
                d_24 = (0x0.0p0);
            }
        } else {
            d_34 = d_4 - d_4;
            d_35 = d_34 / d_34;
            d_24 = d_35;
        }
    }
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_24;
}
