// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#reciprocalSquareRoot
// entry point: galefs_reciprocalSquareRoot
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 82879db9cbdbc1f58ca7ec28d139a1c19ef690df98f319578c21cc2e6e19eef1
// live uses: gale_double

__kernel void galefs_reciprocalSquareRoot(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((0x1.0p0f) / ((float) sqrt(((double) f_2))));
    *((__global gale_double *) (arg_doubleOut + l_3)) = ((0x1.0p0) / sqrt(d_4));
}
