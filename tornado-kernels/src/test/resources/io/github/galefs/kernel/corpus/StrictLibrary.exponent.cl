// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#exponent
// entry point: galefs_exponent
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 9b3a05a1774d2139625fd04b0cd67977b7b5471b027393ddcd0aa37758c24c03
// live uses: gale_double

__kernel void galefs_exponent(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    *((__global gale_int *) (arg_out + l_1)) = (((int) ((uint) (as_int(f_2) & 2139095040) >> 23)) + (-127));
    *((__global gale_long *) (arg_longOut + l_3)) = (((long) ((ulong) (as_long(d_4) & 9218868437227405312L) >> 52)) + (-1023L));
}
