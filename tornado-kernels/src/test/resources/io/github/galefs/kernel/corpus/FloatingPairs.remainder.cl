// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#remainder
// entry point: galefs_remainder
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: d575b83e99fa7746ead4df4338bd6d00571550ac769ddd21f18feb2d34aa9ab3
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_remainder(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_5;
    double d_4, d_12, d_13;
    float f_2, f_11, f_16;
    int i_6, i_8, i_9, i_17, i_18, i_19;
    long l_0, l_1, l_3, l_7, l_10, l_14, l_15;
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
        d_13 = fmod(d_4, d_12);
        l_14 = (d_13 == d_13) ? as_long(d_13) : 9221120237041090560L;
        l_15 = (long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        f_16 = fmod(f_2, f_11);
        i_17 = (f_16 == f_16) ? as_int(f_16) : 2143289344;
        i_18 = (int) ((uint) i_17 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_19 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_18;
        l_7 = l_15;
        i_8 = i_19;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
