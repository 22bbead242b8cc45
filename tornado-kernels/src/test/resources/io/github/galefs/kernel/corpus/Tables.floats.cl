// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#floats
// entry point: galefs_floats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 573300ddeca63b8707e17ecebd25f1af179c3be660071f89fa0f23ade9e54918
// live uses: gale_double

__constant int gale_table_0[] = {1036831949, 2143289344, (-8388608), INT_MIN};
__constant long gale_table_1[] = {4591870180066957722L, 1L, 9218868437227405312L, LONG_MIN};

__kernel void galefs_floats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_6, d_8, d_12;
    float f_2, f_5, f_10;
    int i_0, i_1, i_9, i_11;
    long l_3, l_4, l_7, l_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 3;
    f_2 = as_float(gale_table_0[i_1]);
    l_3 = (long) i_0;
    l_4 = (l_3 << 2) + 16L;
    f_5 = *((__global gale_float *) (arg_floats + l_4));
    *((__global gale_float *) (arg_floatOut + l_4)) = (f_2 + f_5);
    d_6 = as_double(gale_table_1[i_1]);
    l_7 = (l_3 << 3) + 16L;
    d_8 = *((__global gale_double *) (arg_doubles + l_7));
    *((__global gale_double *) (arg_doubleOut + l_7)) = (d_6 * d_8);
    i_9 = ((int) ((uint) i_0 + (uint) 1)) & 3;
    f_10 = as_float(gale_table_0[i_9]);
    i_11 = (f_10 == f_10) ? as_int(f_10) : 2143289344;
    *((__global gale_int *) (arg_out + l_4)) = i_11;
    d_12 = as_double(gale_table_1[i_9]);
    l_13 = (d_12 == d_12) ? as_long(d_12) : 9221120237041090560L;
    *((__global gale_long *) (arg_longOut + l_7)) = l_13;
}
