// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#expStrict
// entry point: galefs_expStrict
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/ElementaryFunctions.java
// source: io/github/galefs/kernel/corpus/WithinUlps.java
// source SHA-256: 8f9460e3a03c3e3317f70fcb553ad050bc48f914716d1f5c74aba18854d2832c

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

// The elementary functions of StrictMath, whose documentation prescribes the algorithms of fdlibm 5.3 (K. C. Ng, Sun
// Microsystems) and so their polynomials, the steps of their reductions and the order of their operations: results are
// StrictMath's, bit for bit, on every device whose double is IEEE 754's. OpenCL's own functions may be 3 to 16 ulp off,
// and differ between devices. Only the reduction of arguments above 2^20 is another one, with integers.

// Multiplies x by a power of two, without a check of the range.
double gale_exponent_added(double x, int exponent) {
    return as_double(as_long(x) + ((long) exponent << 52));
}

// The upper half of the bits of x.
int gale_high(double x) {
    return (int) (as_long(x) >> 32);
}

double gale_exp(double x) {
    if (isnan(x) || x == INFINITY) {
        return x;
    }
    if (x > 0x1.62e42fefa39efp9) {
        return INFINITY;
    }
    if (x < -0x1.74910d52d3051p9) {
        return 0.0;
    }
    // x = k ln 2 + r, where r = hi - lo.
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    int k = 0;
    double hi = x;
    double lo = 0.0;
    if (magnitude > 0x3FD62E42) {
        k = magnitude < 0x3FF0A2B2 ? (x < 0 ? -1 : 1)
                : (int) (1.44269504088896338700e+00 * x + (x < 0 ? -0.5 : 0.5));
        hi = x - k * 6.93147180369123816490e-01;
        lo = k * 1.90821492927058770002e-10;
    } else if (magnitude < 0x3E300000) {
        return 1.0 + x;
    }
    const double r = k == 0 ? x : hi - lo;
    const double t = r * r;
    const double c = r - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03
            + t * (6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08))));
    if (k == 0) {
        return 1.0 - ((r * c) / (c - 2.0) - r);
    }
    const double y = 1.0 - ((lo - (r * c) / (2.0 - c)) - hi);
    // A subnormal result is rounded once, by the product.
    return k >= -1021 ? gale_exponent_added(y, k) : gale_exponent_added(y, k + 1000) * 0x1p-1000;
}

__kernel void galefs_expStrict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = gale_exp(((double) f_2));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_5);
    d_6 = gale_exp(d_4);
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_6;
}
