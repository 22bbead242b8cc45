// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#multiplyDouble
// entry point: galefs_multiplyDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE NONE NONE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2179dcbf5979d99e82ddba3e66e978d7aaf10cd94d12821bce185b36b9372b48
// live uses: gale_double

__kernel void galefs_multiplyDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_3;
    int i_0;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    d_2 = *((__global gale_double *) (arg_doubles + l_1));
    d_3 = *((__global gale_double *) (arg_doubles + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_double *) (arg_doubleOut + l_1)) = (d_2 * d_3);
}
