// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#hashCodes
// entry point: galefs_hashCodes
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f1c21a2bdc34d542a00cbffd41e567643a76d9b7921849469fbd3b950ea9e8d3
// live uses: gale_double

__kernel void galefs_hashCodes(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    int i_5;
    long l_0, l_1, l_3, l_6;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = (f_2 == f_2) ? as_int(f_2) : 2143289344;
    *((__global gale_int *) (arg_out + l_1)) = i_5;
    l_6 = (d_4 == d_4) ? as_long(d_4) : 9221120237041090560L;
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((int) (l_6 ^ ((long) ((ulong) l_6 >> 32)))));
}
