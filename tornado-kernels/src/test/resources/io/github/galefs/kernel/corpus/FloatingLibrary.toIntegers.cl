// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#toIntegers
// entry point: galefs_toIntegers
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: e492af4787b1674e21e8d8d031575bc84d773570e9eccf8801a42c494c4c8a30
// live uses: gale_double gale_int_from_double gale_int_from_float gale_long_from_double gale_long_from_float

__kernel void galefs_toIntegers(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    int i_5, i_6, i_8;
    long l_0, l_1, l_3, l_9, l_10;
    short sh_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = gale_int_from_float(f_2);
    i_6 = gale_int_from_double(d_4);
    sh_7 = (short) i_5;
    i_8 = (int) sh_7;
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_5 << 1) + (uint) i_5)) + (uint) ((int) ((uint) (i_6 << 2) + (uint) i_6)))) + (uint) ((i_8 << 3) - i_8))) + (uint) (((int) ((char) i_6)) * 11))) + (uint) ((int) (ushort) sh_7)));
    l_9 = gale_long_from_float(f_2);
    l_10 = gale_long_from_double(d_4);
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) ((long) ((ulong) ((long) ((ulong) (l_9 << 1) + (ulong) l_9)) + (ulong) ((long) ((ulong) (l_10 << 2) + (ulong) l_10)))) + (ulong) ((long) (ushort) ((short) i_6))));
}
