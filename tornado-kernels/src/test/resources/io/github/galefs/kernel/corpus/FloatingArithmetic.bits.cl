// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#bits
// entry point: galefs_bits
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 5b98d309d5eac2a0c17775d9bc27ad99e7df7700078a7b98131a9aee1a153cee
// live uses: gale_double

__kernel void galefs_bits(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_5;
    float f_3;
    int i_0;
    long l_1, l_2, l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    *((__global gale_int *) (arg_out + l_2)) = as_int(f_3);
    l_4 = (l_1 << 3) + 16L;
    d_5 = *((__global gale_double *) (arg_doubles + l_4));
    *((__global gale_long *) (arg_longOut + l_4)) = as_long(d_5);
    *((__global gale_float *) (arg_floatOut + l_2)) = as_float(((int) ((uint) i_0 * (uint) 16843009)));
    *((__global gale_double *) (arg_doubleOut + l_4)) = as_double(((long) ((ulong) l_1 * (ulong) 72340172838076673L)));
}
