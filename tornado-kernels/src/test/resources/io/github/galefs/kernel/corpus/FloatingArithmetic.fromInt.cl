// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#fromInt
// entry point: galefs_fromInt
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE READ_WRITE WRITE WRITE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 7565a5309013a3dab30893f9244151ced3eaae2eda15710c9b57652be3094ea2
// live uses: gale_double gale_long_from_float

__kernel void galefs_fromInt(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3;
    float f_5;
    int i_0;
    long l_1, l_2, l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 3) + 16L;
    ul_3 = arg_longOut + l_2;
    l_4 = *((__global gale_long *) ul_3);
    f_5 = (float) i_0;
    *((__global gale_float *) (arg_floatOut + ((l_1 << 2) + 16L))) = ((f_5 * (0x1.99999ap-4f)) + ((float) ((int) l_4)));
    *((__global gale_double *) (arg_doubleOut + l_2)) = (((double) i_0) * (0x1.2a05f2p33));
    *((__global gale_long *) ul_3) = gale_long_from_float((f_5 * (0x1.4p1f)));
}
