// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#bits
// entry point: galefs_bits
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 921ed36b007db2f15d9af5d1af8d68828122a41099b9a778ad27a3dd7fcd0cbd
// live uses: gale_double

__kernel void galefs_bits(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    int i_5, i_6;
    long l_0, l_1, l_3, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = as_int(f_2);
    i_6 = (f_2 == f_2) ? i_5 : 2143289344;
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    l_7 = as_long(d_4);
    l_8 = (d_4 == d_4) ? l_7 : 9221120237041090560L;
    *((__global gale_long *) (arg_longOut + l_3)) = l_8;
    *((__global gale_float *) (arg_floatOut + l_1)) = as_float((i_5 ^ 4194304));
    *((__global gale_double *) (arg_doubleOut + l_3)) = as_double((l_7 ^ 2251799813685248L));
}
