// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#round
// entry point: galefs_round
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5687d798ae97f339932aa8812561181d978a9b092ea0090ea6958adcf63b9b13
// live uses: gale_double gale_int_from_float gale_long_from_double

__kernel void galefs_round(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    int i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12;
    long l_0, l_1, l_3, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = as_int(f_2);
    i_6 = 149 - ((int) ((uint) (i_5 & 2139095040) >> 23));
    if ((i_6 & (-32)) == 0) {
        i_7 = (i_5 & 8388607) | 8388608;
        if (i_5 < 0) {
            i_8 = (int) (0 - (uint) i_7);
            i_9 = i_8;
        } else {
            i_9 = i_7;
        }
        i_10 = ((int) ((uint) (i_9 >> i_6) + (uint) 1)) >> 1;
        i_11 = i_10;
    } else {
        i_12 = gale_int_from_float(f_2);
        i_11 = i_12;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_11;
    l_13 = as_long(d_4);
    l_14 = 1074L - ((long) ((ulong) (l_13 & 9218868437227405312L) >> 52));
    if ((l_14 & (-64L)) == 0) {
        l_15 = (l_13 & 4503599627370495L) | 4503599627370496L;
        if (l_13 < 0L) {
            l_16 = (long) (0 - (ulong) l_15);
            l_17 = l_16;
        } else {
            l_17 = l_15;
        }
        l_18 = ((long) ((ulong) (l_17 >> ((int) l_14)) + (ulong) 1L)) >> 1;
        l_19 = l_18;
    } else {
        l_20 = gale_long_from_double(d_4);
        l_19 = l_20;
    }
    *((__global gale_long *) (arg_longOut + l_3)) = l_19;
}
