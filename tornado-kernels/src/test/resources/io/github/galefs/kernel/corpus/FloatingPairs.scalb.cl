// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#scalb
// entry point: galefs_scalb
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE WRITE NONE NONE
// needs: DOUBLE
// TornadoVM: 5.2.0-jdk25
// bytecode SHA-256: 4fa333c9441697547c13ea52620d2d6d09d084547dc997956c2f0bfb41d10fcc
// live uses: GALEFS_INNERMOST_LOOP gale_double gale_int_from_float

__kernel void galefs_scalb(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_2;
    double d_1, d_8, d_9, d_10, d_11, d_12, d_13, d_14, d_15;
    float f_6;
    int i_4, i_5, i_7, i_18;
    long l_0, l_3, l_16, l_17;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 3) + 16L;
    d_1 = *((__global gale_double *) (arg_doubles + l_0));
    ul_2 = arg_floats + 12L;
    l_3 = 0L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_5 = *((__global gale_int *) ul_2);
        if (!(i_4 < i_5)) {
            break;
        }
        f_6 = *((__global gale_float *) (arg_floats + ((((long) i_4) << 2) + 16L)));
        i_7 = gale_int_from_float(f_6);
        if (i_7 < (-1022)) {
            if (i_7 < (-2045)) {
                if (i_7 < (-2098)) {
                    d_8 = (d_1 * (0x0.0000000000001p-1022)) * (0x0.0000000000001p-1022);
                    d_9 = d_8;
                } else {
                    d_10 = ((as_double((((long) (uint) ((int) ((uint) i_7 + (uint) 3069))) << 52)) * d_1) * (0x0.8p-1022)) * (0x0.8p-1022);
                    d_9 = d_10;
                }
            } else {
                d_11 = (as_double((((long) (uint) ((int) ((uint) i_7 + (uint) 2046))) << 52)) * d_1) * (0x0.8p-1022);
                d_9 = d_11;
            }
        } else {
            if (i_7 < 1024) {
                d_12 = as_double((((long) (uint) ((int) ((uint) i_7 + (uint) 1023))) << 52)) * d_1;
                d_9 = d_12;
            } else {
                if (i_7 < 2047) {
                    d_13 = (as_double((((long) (uint) i_7) << 52)) * d_1) * (0x1.0p1023);
                    d_9 = d_13;
                } else {
                    if (i_7 < 2098) {
                        d_14 = ((as_double((((long) (uint) ((int) ((uint) i_7 + (uint) (-1023)))) << 52)) * d_1) * (0x1.0p1023)) * (0x1.0p1023);
                        d_9 = d_14;
                    } else {
                        d_15 = ((d_1 * (0x1.0p1023)) * (0x1.0p1023)) * (0x1.0p1023);
                        d_9 = d_15;
                    }
                }
            }
        }
        l_16 = (d_9 == d_9) ? as_long(d_9) : 9221120237041090560L;
        l_17 = (long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_3 << 5) - (ulong) l_3)));
        i_18 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_17;
        i_4 = i_18;
    }
    *((__global gale_long *) (arg_longOut + l_0)) = l_3;
}
