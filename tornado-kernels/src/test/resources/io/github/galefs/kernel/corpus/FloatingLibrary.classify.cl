// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#classify
// entry point: galefs_classify
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: ee45f7d6d845269ca226726197517d9d3a501bbf56ecce708c9783da07879f7a
// live uses: gale_double

__kernel void galefs_classify(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_10;
    float f_2, f_6;
    int i_5, i_7, i_8, i_9, i_11, i_12;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    i_5 = (f_2 == f_2) ? 0 : 1;
    f_6 = fabs(f_2);
    i_7 = (!((0x1.fffffep127f) >= f_6)) ? 0 : 2;
    i_8 = ((0x1.fffffep127f) < f_6) ? 4 : 0;
    *((__global gale_int *) (arg_out + l_1)) = ((i_5 + i_7) + i_8);
    i_9 = (d_4 == d_4) ? 0 : 1;
    d_10 = fabs(d_4);
    i_11 = (!((0x1.fffffffffffffp1023) >= d_10)) ? 0 : 2;
    i_12 = ((0x1.fffffffffffffp1023) < d_10) ? 4 : 0;
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) (uint) ((i_9 + i_11) + i_12));
}
