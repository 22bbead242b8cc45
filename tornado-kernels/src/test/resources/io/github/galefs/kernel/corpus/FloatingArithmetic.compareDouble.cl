// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#compareDouble
// entry point: galefs_compareDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ WRITE NONE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 60882e4afee71e00c166bea1c16f35302df04c7094e60a9b1a7f8e18892793ec
// live uses: gale_double

__kernel void galefs_compareDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_3;
    int i_0, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    d_2 = *((__global gale_double *) (arg_doubles + ((l_1 << 3) + 16L)));
    d_3 = *((__global gale_double *) (arg_doubles + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    i_4 = (d_2 < d_3) ? 1 : 0;
    i_5 = (!(d_3 >= d_2)) ? 0 : 2;
    i_6 = (d_3 < d_2) ? 4 : 0;
    i_7 = (!(d_2 >= d_3)) ? 0 : 8;
    i_8 = (d_2 == d_3) ? 16 : 0;
    i_9 = (d_2 == d_3) ? 0 : 32;
    i_10 = (!(d_2 >= d_3)) ? 64 : 0;
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((((((i_4 + i_5) + i_6) + i_7) + i_8) + i_9) + i_10);
}
