// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#clamp
// entry point: galefs_clamp
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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

// As Math.min: NaN if either is NaN; -0 is less than 0.
float gale_min_float(float x, float y) {
    return isnan(x) ? x : x == y ? as_float(as_int(x) | as_int(y)) : x < y ? x : y;
}

float gale_max_float(float x, float y) {
    return isnan(x) ? x : x == y ? as_float(as_int(x) & as_int(y)) : x > y ? x : y;
}

double gale_min_double(double x, double y) {
    return isnan(x) ? x : x == y ? as_double(as_long(x) | as_long(y)) : x < y ? x : y;
}

double gale_max_double(double x, double y) {
    return isnan(x) ? x : x == y ? as_double(as_long(x) & as_long(y)) : x > y ? x : y;
}

float gale_clamp_float(float value, float min, float max) {
    return gale_min_float(max, gale_max_float(value, min));
}

double gale_clamp_double(double value, double min, double max) {
    return gale_min_double(max, gale_max_double(value, min));
}

__kernel void galefs_clamp(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_7;
    double d_5, d_14, d_17, d_20, d_21;
    float f_3, f_13, f_16, f_18, f_19;
    int i_0, i_6, i_8, i_10, i_11, i_24, i_25, i_26;
    long l_1, l_2, l_4, l_9, l_12, l_15, l_22, l_23;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = (l_1 << 2) + 16L;
    f_3 = *((__global gale_float *) (arg_floats + l_2));
    l_4 = (l_1 << 3) + 16L;
    d_5 = *((__global gale_double *) (arg_doubles + l_4));
    i_6 = (int) ((uint) i_0 * (uint) 37);
    ul_7 = arg_floats + 12L;
    i_8 = 0;
    l_9 = 0L;
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_11 = *((__global gale_int *) ul_7);
        if (!(i_10 < i_11)) {
            break;
        }
        l_12 = (long) i_10;
        f_13 = *((__global gale_float *) (arg_floats + ((l_12 << 2) + 16L)));
        d_14 = *((__global gale_double *) (arg_doubles + ((l_12 << 3) + 16L)));
        l_15 = (long) gale_rem_int(((int) ((uint) i_6 + (uint) ((int) ((uint) i_10 * (uint) 11)))), i_11);
        f_16 = *((__global gale_float *) (arg_floats + ((l_15 << 2) + 16L)));
        d_17 = *((__global gale_double *) (arg_doubles + ((l_15 << 3) + 16L)));
        if (f_3 < f_13) {
            f_18 = gale_clamp_float(f_16, f_3, f_13);
            f_19 = f_18;
        } else {
            f_19 = (0x0.0p0f);
        }
        if (d_5 < d_14) {
            d_20 = gale_clamp_double(d_17, d_5, d_14);
            d_21 = d_20;
        } else {
            d_21 = (0x0.0p0);
        }
        l_22 = (d_21 == d_21) ? as_long(d_21) : 9221120237041090560L;
        l_23 = (long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)));
        i_24 = (f_19 == f_19) ? as_int(f_19) : 2143289344;
        i_25 = (int) ((uint) i_24 + (uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)));
        i_26 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_25;
        l_9 = l_23;
        i_10 = i_26;
    }
    *((__global gale_int *) (arg_out + l_2)) = i_8;
    *((__global gale_long *) (arg_longOut + l_4)) = l_9;
}
