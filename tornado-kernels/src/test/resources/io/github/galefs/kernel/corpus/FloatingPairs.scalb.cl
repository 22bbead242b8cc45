// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#scalb
// entry point: galefs_scalb
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingPairs.java
// source SHA-256: 0676c29077559d026cb39fc09653c1c9c2578e5ec3490d0c1b65dd7c54e75280

// Products and sums are not fused: each is rounded, as in Java.
#pragma OPENCL FP_CONTRACT OFF
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Kernels access the same bytes with several types. Accesses with these types are exempt from C's strict aliasing rule.
#ifdef __has_attribute
#if __has_attribute(may_alias)
#define GALEFS_MAY_ALIAS __attribute__((may_alias))
#endif
#endif
#ifndef GALEFS_MAY_ALIAS
#define GALEFS_MAY_ALIAS volatile
#endif
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

__kernel void galefs_scalb(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_3, d_9, d_10, d_11, d_12, d_13, d_14, d_15, d_16;
    float f_7;
    int i_0, i_4, i_6, i_8, i_19, i_20;
    long l_1, l_2, l_5, l_17, l_18;
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    l_1 = (long) ((int) get_global_id(0));
    l_2 = (l_1 << 3) + 16L;
    d_3 = *((__global gale_double *) (arg_doubles + l_2));
    i_4 = 0;
    l_5 = 0L;
    i_6 = 0;
    while (true) {
        if (!(i_6 < i_0)) {
            break;
        }
        f_7 = *((__global gale_float *) (arg_floats + ((((long) i_6) << 2) + 16L)));
        i_8 = gale_int_from_float(f_7);
        if (i_8 < (-1022)) {
            if (i_8 < (-2045)) {
                if (i_8 < (-2098)) {
                    d_9 = (d_3 * (0x0.0000000000001p-1022)) * (0x0.0000000000001p-1022);
                    d_10 = d_9;
                } else {
                    d_11 = ((as_double((((long) (uint) ((int) ((uint) i_8 + (uint) 3069))) << 52)) * d_3) * (0x0.8p-1022)) * (0x0.8p-1022);
                    d_10 = d_11;
                }
            } else {
                d_12 = (as_double((((long) (uint) ((int) ((uint) i_8 + (uint) 2046))) << 52)) * d_3) * (0x0.8p-1022);
                d_10 = d_12;
            }
        } else {
            if (i_8 < 1024) {
                d_13 = as_double((((long) (uint) ((int) ((uint) i_8 + (uint) 1023))) << 52)) * d_3;
                d_10 = d_13;
            } else {
                if (i_8 < 2047) {
                    d_14 = (as_double((((long) (uint) i_8) << 52)) * d_3) * (0x1.0p1023);
                    d_10 = d_14;
                } else {
                    if (i_8 < 2098) {
                        d_15 = ((as_double((((long) (uint) ((int) ((uint) i_8 + (uint) (-1023)))) << 52)) * d_3) * (0x1.0p1023)) * (0x1.0p1023);
                        d_10 = d_15;
                    } else {
                        d_16 = ((d_3 * (0x1.0p1023)) * (0x1.0p1023)) * (0x1.0p1023);
                        d_10 = d_16;
                    }
                }
            }
        }
        l_17 = (d_10 == d_10) ? as_long(d_10) : 9221120237041090560L;
        l_18 = (long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_5 << 5) - (ulong) l_5)));
        i_19 = (int) ((uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)) + (uint) i_8);
        i_20 = (int) ((uint) i_6 + (uint) 1);
        i_4 = i_19;
        l_5 = l_18;
        i_6 = i_20;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = i_4;
    *((__global gale_long *) (arg_longOut + l_2)) = l_5;
}
