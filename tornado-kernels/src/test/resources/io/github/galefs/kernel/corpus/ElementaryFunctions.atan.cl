// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#atan
// entry point: galefs_atan
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

// The upper half of the bits of x.
int gale_high(double x) {
    return (int) (as_long(x) >> 32);
}

double gale_atan(double x) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (isnan(x) || magnitude < 0x3E200000) {
        return x;
    }
    if (magnitude >= 0x44100000) {
        return copysign(1.57079632679489655800e+00 + 6.12323399573676603587e-17, x);
    }
    // atan(x) = hi + lo + atan(t), for a t between -7/16 and 7/16.
    const double ax = fabs(x);
    double t = x;
    double hi = 0.0;
    double lo = 0.0;
    if (magnitude >= 0x40038000) {
        t = -1.0 / ax;
        hi = 1.57079632679489655800e+00;
        lo = 6.12323399573676603587e-17;
    } else if (magnitude >= 0x3FF30000) {
        t = (ax - 1.5) / (1.0 + 1.5 * ax);
        hi = 9.82793723247329054082e-01;
        lo = 1.39033110312309984516e-17;
    } else if (magnitude >= 0x3FE60000) {
        t = (ax - 1.0) / (ax + 1.0);
        hi = 7.85398163397448278999e-01;
        lo = 3.06161699786838301793e-17;
    } else if (magnitude >= 0x3FDC0000) {
        t = (2.0 * ax - 1.0) / (2.0 + ax);
        hi = 4.63647609000806093515e-01;
        lo = 2.26987774529616870924e-17;
    }
    const double z = t * t;
    const double w = z * z;
    const double odd = z * (3.33333333333329318027e-01 + w * (1.42857142725034663711e-01
            + w * (9.09088713343650656196e-02 + w * (6.66107313738753120669e-02
            + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)))));
    const double even = w * (-1.99999999998764832476e-01 + w * (-1.11111104054623557880e-01
            + w * (-7.69187620504482999495e-02 + w * (-5.83357013379057348645e-02
            + w * -3.65315727442169155270e-02))));
    return magnitude < 0x3FDC0000 ? t - t * (odd + even) : copysign(hi - ((t * (odd + even) - lo) - t), x);
}

__kernel void galefs_atan(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = gale_atan(((double) f_2));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_5);
    d_6 = gale_atan(d_4);
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_6;
}
