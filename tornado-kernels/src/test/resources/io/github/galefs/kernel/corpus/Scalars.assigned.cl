// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#assigned
// entry point: galefs_assigned
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE NONE NONE READ NONE NONE WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 1bfd8fdfd0017ca58965c96c8f53068a27b22e834115ec583ce3e102b44e4205
// live uses: GALEFS_INNERMOST_LOOP gale_double

__kernel void galefs_assigned(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_5, d_11;
    float f_4, f_10, f_14;
    int i_0, i_1, i_2, i_6, i_9, i_12, i_13;
    long l_3, l_7, l_8, l_15, l_16, l_17, l_18;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 7;
    i_2 = arg_i;
    l_3 = arg_l;
    f_4 = arg_f;
    d_5 = arg_d;
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        l_7 = (long) i_6;
        l_8 = (l_7 << 2) + 16L;
        i_9 = *((__global gale_int *) (arg_ints + l_8));
        f_10 = *((__global gale_float *) (arg_floats + l_8));
        d_11 = d_5 + ((double) f_10);
        i_12 = (int) ((uint) i_2 + (uint) i_9);
        i_13 = (int) ((uint) i_6 + (uint) 1);
        f_14 = f_4 * (0x1.0p-1f);
        l_15 = (long) ((ulong) l_7 + (ulong) ((long) ((ulong) (l_3 << 5) - (ulong) l_3)));
        i_2 = i_12;
        l_3 = l_15;
        f_4 = f_14;
        d_5 = d_11;
        i_6 = i_13;
    }
    l_16 = (long) i_0;
    l_17 = (l_16 << 2) + 16L;
    *((__global gale_int *) (arg_out + l_17)) = i_2;
    l_18 = (l_16 << 3) + 16L;
    *((__global gale_long *) (arg_longOut + l_18)) = l_3;
    *((__global gale_float *) (arg_floatOut + l_17)) = f_4;
    *((__global gale_double *) (arg_doubleOut + l_18)) = d_5;
}
