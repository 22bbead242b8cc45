// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#scalbOfFloats
// entry point: galefs_scalbOfFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 069e709eb4e154da40673d9e85fb11e797e1dd605ecd7f42e363cc7cdb420fde
// live uses: GALEFS_INNERMOST_LOOP gale_double gale_int_from_float

__kernel void galefs_scalbOfFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3;
    double d_2;
    float f_1, f_7, f_11;
    int i_4, i_5, i_6, i_8, i_9, i_10, i_12, i_13, i_14;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    d_2 = (double) f_1;
    ul_3 = arg_floats + 12L;
    i_4 = 0;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) ul_3);
        if (!(i_5 < i_6)) {
            break;
        }
        f_7 = *((__global gale_float *) (arg_floats + ((((long) i_5) << 2) + 16L)));
        i_8 = gale_int_from_float(f_7);
        i_9 = (i_8 < 279) ? i_8 : 278;
        i_10 = (i_9 < (-278)) ? (-278) : i_9;
        f_11 = (float) (as_double((((long) (uint) (i_10 + 1023)) << 52)) * d_2);
        i_12 = (f_11 == f_11) ? as_int(f_11) : 2143289344;
        i_13 = (int) ((uint) i_12 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_14 = (int) ((uint) i_5 + (uint) 1);
        i_4 = i_13;
        i_5 = i_14;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_4;
}
