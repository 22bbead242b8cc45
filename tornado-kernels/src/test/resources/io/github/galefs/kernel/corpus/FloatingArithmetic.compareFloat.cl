// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#compareFloat
// entry point: galefs_compareFloat
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 274c1fb97a6a5803ebc200b57152c717414b674c98414eae81f367d20dd4c113

__kernel void galefs_compareFloat(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_2, f_3;
    int i_0, i_4, i_5, i_6, i_7, i_8, i_9, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    f_3 = *((__global gale_float *) (arg_floats + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    i_4 = (f_2 < f_3) ? 1 : 0;
    i_5 = (!(f_3 >= f_2)) ? 0 : 2;
    i_6 = (f_3 < f_2) ? 4 : 0;
    i_7 = (!(f_2 >= f_3)) ? 0 : 8;
    i_8 = (f_2 == f_3) ? 16 : 0;
    i_9 = (f_2 == f_3) ? 0 : 32;
    i_10 = (f_2 < f_3) ? 0 : 64;
    *((__global gale_int *) (arg_out + l_1)) = ((((((i_4 + i_5) + i_6) + i_7) + i_8) + i_9) + i_10);
}
