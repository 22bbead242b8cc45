// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#clamp
// entry point: galefs_clamp
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE NONE NONE
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
    __global uchar *ul_5;
    double d_4, d_12, d_16, d_17;
    float f_2, f_11, f_13, f_14, f_15;
    int i_6, i_8, i_9, i_20, i_21, i_22;
    long l_0, l_1, l_3, l_7, l_10, l_18, l_19;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    ul_5 = arg_floats + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        l_10 = (long) i_8;
        f_11 = *((__global gale_float *) (arg_floats + ((l_10 << 2) + 16L)));
        d_12 = *((__global gale_double *) (arg_doubles + ((l_10 << 3) + 16L)));
        if (!((0x0.0p0f) >= f_11)) {
            f_13 = (-0x0.0p0f);
        } else {
            f_13 = f_11;
        }
        if (!((0x0.0p0f) >= f_11)) {
            f_14 = (0x1.0p3f);
        } else {
            f_14 = (0x0.0p0f);
        }
        f_15 = gale_clamp_float(f_2, f_13, f_14);
        if (!(d_12 >= (-0x1.0p3))) {
            d_16 = (0x0.0p0);
        } else {
            d_16 = d_12;
        }
        d_17 = gale_clamp_double(d_4, (-0x1.0p3), d_16);
        l_18 = (d_17 == d_17) ? as_long(d_17) : 9221120237041090560L;
        l_19 = (long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_20 = (f_15 == f_15) ? as_int(f_15) : 2143289344;
        i_21 = (int) ((uint) i_20 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_22 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_21;
        l_7 = l_19;
        i_8 = i_22;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
