// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#isNaN
// entry point: galefs_isNaN
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE NONE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: a959ad94a8fde30a026b237efad27a50c0bcbac446c79acb9fa7ec171e2446de
// live uses: gale_double

__kernel void galefs_isNaN(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_2;
    double d_4;
    float f_3, f_5;
    int i_6, i_7, i_8;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_floats + l_1;
    f_3 = *((__global gale_float *) ul_2);
    d_4 = *((__global gale_double *) (arg_doubles + ((l_0 << 3) + 16L)));
    f_5 = *((__global gale_float *) ul_2);
    i_6 = (f_3 == f_3) ? 0 : 1;
    i_7 = (d_4 == d_4) ? 0 : 2;
    i_8 = ((0x1.fffffep127f) < fabs(f_5)) ? 4 : 0;
    *((__global gale_int *) (arg_out + l_1)) = ((i_6 + i_7) + i_8);
}
