// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#angles
// entry point: galefs_angles
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 884e0d1b6e4cc8d7548d9e060e6838ddea89fd5d97b6c8ebc22a4a9b03fea0f1
// live uses: gale_double

__kernel void galefs_angles(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) (((double) f_2) * (0x1.1df46a2529d39p-6)));
    *((__global gale_double *) (arg_doubleOut + l_3)) = ((d_4 * (0x1.1df46a2529d39p-6)) + (d_4 * (0x1.ca5dc1a63c1f8p5)));
}
