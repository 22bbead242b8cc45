// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#addDouble
// entry point: galefs_addDouble
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE READ NONE NONE NONE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: f0bb859aace2661acc64811f763d221af9c13728624ed4c66447da4ef4a9d185
// live uses: gale_double

__kernel void galefs_addDouble(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_3;
    int i_0;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (((long) i_0) << 3) + 16L;
    d_2 = *((__global gale_double *) (arg_doubles + l_1));
    d_3 = *((__global gale_double *) (arg_doubles + ((((long) (uint) (((int) ((uint) i_0 + (uint) 1)) & 255)) << 3) + 16L)));
    *((__global gale_double *) (arg_doubleOut + l_1)) = (d_2 + d_3);
}
