// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#fromHalfPrecision
// entry point: galefs_fromHalfPrecision
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE NONE NONE WRITE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 01a180bc1188022f0e7482116846b966ad149ddf6704454c75a68ff4433fd67c

__kernel void galefs_fromHalfPrecision(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_1, f_3, f_6, f_7, f_11, f_12, f_13;
    int i_2, i_4, i_5, i_8, i_9, i_10;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    i_2 = (int) ((short) as_int(f_1));
    if ((i_2 & 32768) == 0) {
        f_3 = (0x1.0p0f);
    } else {
        f_3 = (-0x1.0p0f);
    }
    i_4 = i_2 & 1023;
    i_5 = i_2 & 31744;
    if ((i_5 & (-1024)) == 0) {
        f_6 = f_3 * (((float) i_4) * (0x1.0p-24f));
        f_7 = f_6;
    } else {
        i_8 = (i_2 & 32768) << 16;
        i_9 = i_4 << 13;
        i_10 = (int) ((uint) i_5 >> 10);
        if (i_10 == 31) {
            if ((i_2 & 1023) == 0) {
                f_11 = f_3 * as_float(2139095040);
                f_7 = f_11;
            } else {
                f_12 = as_float(((i_8 | i_9) | 2139095040));
                f_7 = f_12;
            }
        } else {
            f_13 = as_float((i_9 | (i_8 | ((i_10 + 112) << 23))));
            f_7 = f_13;
        }
    }
    *((__global gale_float *) (arg_floatOut + l_0)) = f_7;
}
