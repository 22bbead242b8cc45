// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Scalars#converted
// entry point: galefs_converted
// parameters: INT INT_ARRAY LONG LONG_ARRAY FLOAT FLOAT_ARRAY DOUBLE DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE NONE NONE NONE NONE NONE WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2da2b62ffd7a066eed80e2670e3dba065c6e155bad0256045182692500f919e5
// live uses: gale_double gale_int_from_double gale_int_from_float gale_long_from_double gale_long_from_float

__kernel void galefs_converted(int arg_i, __global uchar *arg_ints, long arg_l, __global uchar *arg_longs, float arg_f, __global uchar *arg_floats, double arg_d, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    long l_0, l_1, l_2;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) arg_l) + (uint) gale_int_from_float(arg_f))) + (uint) gale_int_from_double(arg_d))) + (uint) ((int) ((char) arg_i)))) + (uint) ((int) (ushort) ((short) arg_i))));
    l_2 = (l_0 << 3) + 16L;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) ((long) ((ulong) ((long) arg_i) + (ulong) gale_long_from_float(arg_f))) + (ulong) gale_long_from_double(arg_d)));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((((float) arg_i) + ((float) arg_l)) + ((float) arg_d));
    *((__global gale_double *) (arg_doubleOut + l_2)) = ((((double) arg_i) + ((double) arg_l)) + ((double) arg_f));
}
