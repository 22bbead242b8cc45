// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryFunctions#sinStrict
// entry point: galefs_sinStrict
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

// 64 zeros, then the first 1280 bits of 2 / pi.
__constant ulong gale_two_over_pi[21] = {
    0x0000000000000000UL, 0xA2F9836E4E441529UL, 0xFC2757D1F534DDC0UL, 0xDB6295993C439041UL,
    0xFE5163ABDEBBC561UL, 0xB7246E3A424DD2E0UL, 0x06492EEA09D1921CUL, 0xFE1DEB1CB129A73EUL,
    0xE88235F52EBB4484UL, 0xE99C7026B45F7E41UL, 0x3991D639835339F4UL, 0x9C845F8BBDF9283BUL,
    0x1FF897FFDE05980FUL, 0xEF2F118B5A0A6D1FUL, 0x6D367ECF27CB09B7UL, 0x4F463F669E5FEA2DUL,
    0x7527BAC7EBE5F17BUL, 0x3D0739F78A5292EAUL, 0x6BFB5FB11F8D5D08UL, 0x56033046FC7B6BABUL,
    0xF0CFBC209AF4361DUL
};

// pi / 2, in digits to the base 2^24.
__constant double gale_half_pi[5] = {0x1.921FB4p0, 0x1.4442Dp-24, 0x1.846988p-48, 0x1.8CC516p-72, 0x1.01B838p-96};

// The 24 bits from a bit of a fraction on; bits before it are zeros.
int gale_digit(const ulong *fraction, int at) {
    if (at < 0) {
        return (int) (fraction[0] >> (40 - at));
    }
    const ulong word = fraction[at / 64] << at % 64;
    const int missing = at % 64 - 40;
    return (int) (word >> 40 | (missing > 0 ? fraction[at / 64 + 1] >> (64 - missing) : 0));
}

// x modulo pi / 2, for |x| above 2^20 or so, by the method of Payne and Hanek. As x = m * 2^e with an integer m, the bits
// of 2 / pi before the (e - 2)-th contribute multiples of 4 to x * 2 / pi, and the 256 bits from there on suffice.
int gale_remainder_large(double x, double2 *remainder) {
    const ulong bits = as_ulong(x) & 0x7FFFFFFFFFFFFFFFUL;
    const ulong m = (bits & 0xFFFFFFFFFFFFFUL) | 0x10000000000000UL;
    const int first = (int) (bits >> 52) - 1075 - 2 + 64;
    ulong window[4];
    for (int i = 0; i < 4; i++) {
        const ulong word = gale_two_over_pi[first / 64 + i];
        const ulong next = gale_two_over_pi[first / 64 + i + 1];
        window[i] = first % 64 == 0 ? word : word << first % 64 | next >> (64 - first % 64);
    }
    // The product modulo 2^256: two bits of quadrant, then the fraction.
    ulong words[4];
    ulong carry = 0;
    for (int i = 3; i >= 0; i--) {
        const ulong low = m * window[i];
        words[i] = low + carry;
        carry = mul_hi(m, window[i]) + (words[i] < low ? 1 : 0);
    }
    int quadrant = (int) (words[0] >> 62);
    ulong fraction[4];
    for (int i = 0; i < 4; i++) {
        fraction[i] = words[i] << 2 | (i == 3 ? 0 : words[i + 1] >> 62);
    }
    const int negative = (int) (fraction[0] >> 63);
    if (negative) { // The fraction is a half or more: the next multiple is nearer.
        quadrant++;
        ulong borrow = 1;
        for (int i = 3; i >= 0; i--) {
            fraction[i] = ~fraction[i] + borrow;
            borrow = borrow && fraction[i] == 0 ? 1 : 0;
        }
    }
    // Five digits of the fraction to the base 2^24, from the first that is not zero, times the digits of pi / 2.
    int at = -(((int) (bits >> 52) - 1022) % 24);
    while (gale_digit(fraction, at) == 0) {
        at += 24;
    }
    double digits[5];
    for (int i = 0; i < 5; i++) {
        digits[i] = gale_digit(fraction, at + 24 * i) * gale_exponent_added(1.0, -(at + 24 * (i + 1)));
    }
    double products[5];
    for (int i = 0; i < 5; i++) {
        products[i] = 0.0;
        for (int k = 0; k <= i; k++) {
            products[i] += gale_half_pi[k] * digits[i - k];
        }
    }
    double sum = 0.0;
    for (int i = 4; i >= 0; i--) {
        sum += products[i];
    }
    double rest = products[0] - sum;
    for (int i = 1; i < 5; i++) {
        rest += products[i];
    }
    const int isMinus = negative != (x < 0);
    remainder->x = isMinus ? -sum : sum;
    remainder->y = isMinus ? -rest : rest;
    return x < 0 ? -quadrant : quadrant;
}

// x modulo pi / 2, as a sum of two doubles, between -pi / 4 and pi / 4. Returns the multiple of pi / 2, modulo 4.
int gale_remainder(double x, double2 *remainder) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (magnitude > 0x413921FB) {
        return gale_remainder_large(x, remainder);
    }
    // pi / 2 in parts of 33 bits, so that their products with n are exact; a further part where the last cancelled.
    const double ax = fabs(x);
    const int isFirst = magnitude < 0x4002D97C;
    const int n = isFirst ? 1 : (int) (ax * 6.36619772367581382433e-01 + 0.5);
    double rest = ax - n * 1.57079632673412561417e+00;
    double part = n * 6.07710050650619224932e-11;
    double y = rest - part;
    const int isNear = n < 32 ? magnitude == gale_high(n * 1.57079632679489655800e+00) : 1;
    if (isFirst && isNear) {
        rest -= 6.07710050630396597660e-11;
        part = 2.02226624879595063154e-21;
        y = rest - part;
    } else if (isNear && (magnitude >> 20) - (gale_high(y) >> 20 & 0x7FF) > 16) {
        double before = rest;
        part = n * 6.07710050630396597660e-11;
        rest = before - part;
        part = n * 2.02226624879595063154e-21 - ((before - rest) - part);
        y = rest - part;
        if ((magnitude >> 20) - (gale_high(y) >> 20 & 0x7FF) > 49) {
            before = rest;
            part = n * 2.02226624871116645580e-21;
            rest = before - part;
            part = n * 8.47842766036889956997e-32 - ((before - rest) - part);
            y = rest - part;
        }
    }
    remainder->x = x < 0 ? -y : y;
    remainder->y = x < 0 ? -((rest - y) - part) : (rest - y) - part;
    return x < 0 ? -n : n;
}

// The sine of x + y, between -pi / 4 and pi / 4, where y is the tail of x.
double gale_sin_of(double x, double y, int hasTail) {
    if ((gale_high(x) & 0x7FFFFFFF) < 0x3E400000) {
        return x;
    }
    const double z = x * x;
    const double v = z * x;
    const double r = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * (2.75573137070700676789e-06
            + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)));
    return !hasTail ? x + v * (-1.66666666666666324348e-01 + z * r)
            : x - ((z * (0.5 * y - v * r) - y) - v * -1.66666666666666324348e-01);
}

double gale_cos_of(double x, double y) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (magnitude < 0x3E400000) {
        return 1.0;
    }
    const double z = x * x;
    const double r = z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03
            + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07
            + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    if (magnitude < 0x3FD33333) {
        return 1.0 - (0.5 * z - (z * r - x * y));
    }
    // About a quarter of x, so that 1 - q is exact.
    const double q = magnitude > 0x3FE90000 ? 0.28125 : as_double((long) (magnitude - 0x00200000) << 32);
    return (1.0 - q) - ((0.5 * z - q) - (z * r - x * y));
}

double gale_sin(double x) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (magnitude <= 0x3FE921FB) {
        return gale_sin_of(x, 0.0, 0);
    }
    if (magnitude >= 0x7FF00000) {
        return NAN;
    }
    double2 y;
    const int quadrant = gale_remainder(x, &y);
    const double value = quadrant & 1 ? gale_cos_of(y.x, y.y) : gale_sin_of(y.x, y.y, 1);
    return quadrant & 2 ? -value : value;
}

__kernel void galefs_sinStrict(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_4, d_5, d_6;
    float f_2;
    long l_0, l_1, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    d_5 = gale_sin(((double) f_2));
    *((__global gale_float *) (arg_floatOut + l_1)) = ((float) d_5);
    d_6 = gale_sin(d_4);
    *((__global gale_double *) (arg_doubleOut + l_3)) = d_6;
}
