// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#multiplyFloat
// entry point: galefs_multiplyFloat
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE NONE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 0d4280d5c51d27ef2a8d29eb9a074d4d2e43436d7759c9eb51f6491b0b939100

__kernel void galefs_multiplyFloat(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_2, f_3;
    int i_0;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    f_3 = *((__global gale_float *) (arg_floats + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 2) + 16L)));
    *((__global gale_float *) (arg_floatOut + l_1)) = (f_2 * f_3);
}
