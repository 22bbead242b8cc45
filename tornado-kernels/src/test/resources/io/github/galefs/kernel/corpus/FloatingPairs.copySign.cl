// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#copySign
// entry point: galefs_copySign
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e67c74bf7d0005ea88a58f0d6980ac7529353ffca561027104c993088bacefa9
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_copySign(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_7;
    double d_4, d_14, d_16;
    float f_2, f_13, f_20;
    int i_6, i_8, i_10, i_11, i_19, i_21, i_22, i_23;
    long l_0, l_1, l_3, l_5, l_9, l_12, l_15, l_17, l_18;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    l_5 = as_long(d_4) & 9223372036854775807L;
    i_6 = as_int(f_2) & 2147483647;
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
        l_15 = (as_long(d_14) & LONG_MIN) | l_5;
        d_16 = as_double(l_15);
        l_17 = (d_16 == d_16) ? l_15 : 9221120237041090560L;
        l_18 = (long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)));
        i_19 = (as_int(f_13) & INT_MIN) | i_6;
        f_20 = as_float(i_19);
        i_21 = (f_20 == f_20) ? i_19 : 2143289344;
        i_22 = (int) ((uint) i_21 + (uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)));
        i_23 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_22;
        l_9 = l_18;
        i_10 = i_23;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_8;
    *((__global gale_long *) (arg_longOut + l_3)) = l_9;
}
