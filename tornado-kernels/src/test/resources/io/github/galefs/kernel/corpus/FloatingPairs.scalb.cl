// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#scalb
// entry point: galefs_scalb
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE WRITE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingPairs.java
// source SHA-256: 1e4243e78bdbc7a176e640c8e00fd43dd19c1470cdc3648df71174d25b44173b

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
