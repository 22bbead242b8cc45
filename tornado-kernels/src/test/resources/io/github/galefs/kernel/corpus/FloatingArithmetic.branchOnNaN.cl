// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#branchOnNaN
// entry point: galefs_branchOnNaN
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 2745677b2756ad70ffc2fe96313c76a4ccabe43f793259fa2cf707b759e5ccfb
// live uses: GALEFS_INNERMOST_LOOP

__kernel void galefs_branchOnNaN(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_1;
    int i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    i_2 = ((0x0.0p0f) < f_1) ? 3 : 5;
    if (!((0x0.0p0f) >= f_1)) {
        i_3 = i_2 + 8;
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    i_5 = i_4;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(f_1 >= ((float) i_5))) {
            goto B8;
        }
        i_6 = (int) ((uint) i_5 + (uint) 16);
        if (!(i_6 < 101)) {
            break;
        }
        i_5 = i_6;
    }
    i_7 = i_6;
    goto B9;
B8:;
    i_7 = i_5;
B9:;
    *((__global gale_int *) (arg_out + l_0)) = i_7;
}
