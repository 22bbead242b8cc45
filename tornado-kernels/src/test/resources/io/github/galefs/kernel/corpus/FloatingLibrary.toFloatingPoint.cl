// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#toFloatingPoint
// entry point: galefs_toFloatingPoint
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 50e77bbe1ec1bc6ac4f35ac71080d65f7e792bd60f28e996e619f1382137fe27
// live uses: gale_double

__kernel void galefs_toFloatingPoint(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_4);
    *((__global gale_double *) (arg_doubleOut + l_3)) = ((double) f_2);
}
