// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingLibrary#toHalfPrecision
// entry point: galefs_toHalfPrecision
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 59f2a91e80a7312cb4a7d1cd4af1cde3926716b9fdee6463d6ba4918ba7a5e01

__kernel void galefs_toHalfPrecision(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_1, f_4;
    int i_2, i_3, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    if (f_1 == f_1) {
        i_2 = as_int(f_1);
        i_3 = (i_2 & INT_MIN) >> 16;
        f_4 = fabs(f_1);
        if (!(f_4 >= (0x1.ffep15f))) {
            if (!((0x1.0p-25f) >= f_4)) {
                i_5 = (int) ((uint) (i_2 & 2139095040) >> 23);
                if ((uint) i_5 < (uint) 113) {
                    i_6 = 113 - i_5;
                    i_7 = (-15);
                    i_8 = i_6;
                    i_9 = 8388608;
                } else {
                    i_10 = i_5 + (-127);
                    i_7 = i_10;
                    i_8 = 0;
                    i_9 = 0;
                }
                i_11 = i_9 | (i_2 & 8388607);
                i_12 = i_8 + 13;
                i_13 = (int) ((short) ((int) ((uint) i_11 >> i_12)));
                i_14 = 1 << (i_8 + 12);
                if ((i_11 & i_14) == 0) {
                    i_15 = i_13;
                } else {
                    if (((i_11 & (1 << i_12)) | (i_11 & ((int) ((uint) i_14 + (uint) (-1))))) == 0) {
                        i_15 = i_13;
                    } else {
                        i_16 = (int) ((short) (i_13 + 1));
                        i_15 = i_16;
                    }
                }
                i_17 = (int) ((short) (i_3 | (i_15 + ((i_7 + 15) << 10))));
                i_18 = i_17;
            } else {
                i_18 = i_3;
            }
        } else {
            i_19 = (int) ((short) (i_3 | 31744));
            i_18 = i_19;
        }
    } else {
        i_18 = 0;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_18;
}
