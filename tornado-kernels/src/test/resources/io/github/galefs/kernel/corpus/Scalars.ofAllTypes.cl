// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#ofAllTypes
// entry point: galefs_ofAllTypes
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE READ NONE READ NONE READ WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9a4bb0c8141b4efafd43d3458f2e6158dfaa7591a3f1100f3694aa86a1eacc67
// live uses: gale_double

__kernel void galefs_ofAllTypes(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7;
    float f_6;
    int i_0, i_3;
    long l_1, l_2, l_4, l_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    i_3 = *((__global gale_int *) (arg_ints + l_2));
    *((__global gale_int *) (arg_out + l_2)) = ((int) ((uint) i_0 + (uint) ((int) ((uint) arg_i * (uint) i_3))));
    l_4 = (l_1 << 3) + 16L;
    l_5 = *((__global gale_long *) (arg_longs + l_4));
    *((__global gale_long *) (arg_longOut + l_4)) = (((long) ((ulong) arg_l + (ulong) ((long) arg_i))) ^ l_5);
    f_6 = *((__global gale_float *) (arg_floats + l_2));
    *((__global gale_float *) (arg_floatOut + l_2)) = (arg_f * f_6);
    d_7 = *((__global gale_double *) (arg_doubles + l_4));
    *((__global gale_double *) (arg_doubleOut + l_4)) = (d_7 - arg_d);
}
