// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#scale
// entry point: galefs_scale
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/StrictLibrary.java
// source SHA-256: dcce6229f28458d7ac6139582aa1a3b4180fa0569c0430042645971fa18c014e

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
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

int gale_int_from_double(double x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

__kernel void galefs_scale(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_6;
    double d_4, d_5, d_13, d_15, d_16, d_17, d_18, d_19, d_20, d_21, d_22;
    float f_2, f_12, f_28;
    int i_7, i_9, i_10, i_14, i_25, i_26, i_27, i_29, i_30, i_31;
    long l_0, l_1, l_3, l_8, l_11, l_23, l_24;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = (double) f_2;
    ul_6 = arg_floats + 12L;
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_10 = *((__global gale_int *) ul_6);
        if (!(i_9 < i_10)) {
            break;
        }
        l_11 = (long) i_9;
        f_12 = *((__global gale_float *) (arg_floats + ((l_11 << 2) + 16L)));
        d_13 = *((__global gale_double *) (arg_doubles + ((l_11 << 3) + 16L)));
        i_14 = gale_int_from_double(d_13);
        if (i_14 < (-1022)) {
            if (i_14 < (-2045)) {
                if (i_14 < (-2098)) {
                    d_15 = (d_4 * (0x0.0000000000001p-1022)) * (0x0.0000000000001p-1022);
                    d_16 = d_15;
                } else {
                    d_17 = ((as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 3069))) << 52)) * d_4) * (0x0.8p-1022)) * (0x0.8p-1022);
                    d_16 = d_17;
                }
            } else {
                d_18 = (as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 2046))) << 52)) * d_4) * (0x0.8p-1022);
                d_16 = d_18;
            }
        } else {
            if (i_14 < 1024) {
                d_19 = as_double((((long) (uint) ((int) ((uint) i_14 + (uint) 1023))) << 52)) * d_4;
                d_16 = d_19;
            } else {
                if (i_14 < 2047) {
                    d_20 = (as_double((((long) (uint) i_14) << 52)) * d_4) * (0x1.0p1023);
                    d_16 = d_20;
                } else {
                    if (i_14 < 2098) {
                        d_21 = ((as_double((((long) (uint) ((int) ((uint) i_14 + (uint) (-1023)))) << 52)) * d_4) * (0x1.0p1023)) * (0x1.0p1023);
                        d_16 = d_21;
                    } else {
                        d_22 = ((d_4 * (0x1.0p1023)) * (0x1.0p1023)) * (0x1.0p1023);
                        d_16 = d_22;
                    }
                }
            }
        }
        l_23 = (d_16 == d_16) ? as_long(d_16) : 9221120237041090560L;
        l_24 = (long) ((ulong) l_23 + (ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)));
        i_25 = gale_int_from_float(f_12);
        i_26 = (i_25 < 279) ? i_25 : 278;
        i_27 = (i_26 < (-278)) ? (-278) : i_26;
        f_28 = (float) (as_double((((long) (uint) (i_27 + 1023)) << 52)) * d_5);
        i_29 = (f_28 == f_28) ? as_int(f_28) : 2143289344;
        i_30 = (int) ((uint) i_29 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)));
        i_31 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_30;
        l_8 = l_24;
        i_9 = i_31;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_7;
    *((__global gale_long *) (arg_longOut + l_3)) = l_8;
}
