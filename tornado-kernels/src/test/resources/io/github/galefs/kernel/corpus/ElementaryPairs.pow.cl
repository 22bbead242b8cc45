// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.ElementaryPairs#pow
// entry point: galefs_pow
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/ElementaryPairs.java
// source: io/github/galefs/kernel/corpus/WithinUlps.java
// source SHA-256: 0b4009786b88b993c8bf3f890dcfb84ef843948a4ab2862adb7ce75defe88300

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

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

// x with the lower half of its bits cleared.
double gale_upper(double x) {
    return as_double(as_long(x) & (long) 0xFFFFFFFF00000000UL);
}

// The binary logarithm of a positive finite x, as a sum of two doubles.
double2 gale_log2_parts(double x) {
    int exponent = 0;
    if (x < 0x1p-1022) {
        x *= 0x1p53;
        exponent = -53;
    }
    // x = 2^exponent * m; m is near 1, or near 1.5.
    const int high = gale_high(x);
    const int digits = high & 0xFFFFF;
    const int isUpper = digits > 0x3988E && digits < 0xBB67A;
    const int isNext = digits >= 0xBB67A;
    exponent += (high >> 20) - 0x3FF + isNext;
    const int mHigh = (digits | 0x3FF00000) - (isNext ? 0x00100000 : 0);
    const double m = as_double((as_long(x) & 0xFFFFFFFFL) | (long) mHigh << 32);
    const double base = isUpper ? 1.5 : 1.0;
    // s = (m - base) / (m + base), as sHigh + sLow.
    const double u = m - base;
    const double v = 1.0 / (m + base);
    const double s = u * v;
    const double sHigh = gale_upper(s);
    double head = as_double((long) ((mHigh >> 1 | 0x20000000) + 0x00080000 + (isUpper << 18)) << 32);
    double tail = m - (head - base);
    const double sLow = v * ((u - sHigh * head) - sHigh * tail);
    // log(m) - log(base) = 2 s + 2/3 s^3 + ...
    double square = s * s;
    double r = square * square * (5.99999999999994648725e-01 + square * (4.28571428578550184252e-01
            + square * (3.33333329818377432918e-01 + square * (2.72728123808534006489e-01
            + square * (2.30660745775561754067e-01 + square * 2.06975017800338417784e-01)))));
    r += sLow * (sHigh + s);
    square = sHigh * sHigh;
    head = gale_upper(3.0 + square + r);
    tail = r - ((head - 3.0) - square);
    const double p = sHigh * head;
    const double q = sLow * head + tail * s;
    const double sumHigh = gale_upper(p + q);
    const double sumLow = q - (sumHigh - p);
    // Times 2 / (3 ln 2), plus log2(base), plus the exponent.
    const double baseLog = isUpper ? 5.84962487220764160156e-01 : 0.0;
    const double zHigh = 9.61796700954437255859e-01 * sumHigh;
    const double zLow = -7.02846165095275826516e-09 * sumHigh + sumLow * 9.61796693925975554329e-01
            + (isUpper ? 1.35003920212974897128e-08 : 0.0);
    double2 log;
    log.x = gale_upper(((zHigh + zLow) + baseLog) + exponent);
    log.y = zLow - (((log.x - exponent) - baseLog) - zHigh);
    return log;
}

// 2^(high + low), where sum is the rounded sum.
double gale_exp2_parts(double high, double low, double sum) {
    if (sum >= 1024.0 && (sum > 1024.0 || low + 8.0085662595372944372e-17 > sum - high)) {
        return INFINITY;
    }
    if (sum <= -1075.0 && (sum < -1075.0 || low <= sum - high)) {
        return 0.0;
    }
    int n = 0;
    if (gale_high(fabs(sum)) > 0x3FE00000) { // n is the sum, rounded half away from zero.
        n = (int) (sum + copysign(0.5, sum));
        high -= n;
    }
    const double t = gale_upper(low + high);
    const double u = t * 6.93147182464599609375e-01;
    const double v = (low - (t - high)) * 6.93147180559945286227e-01 + t * -1.90465429995776804525e-09;
    const double z = u + v;
    const double w = v - (z - u);
    const double square = z * z;
    const double c = z - square * (1.66666666666666019037e-01 + square * (-2.77777777770155933842e-03
            + square * (6.61375632143793436117e-05
            + square * (-1.65339022054652515390e-06 + square * 4.13813679705723846039e-08))));
    const double r = (z * c) / (c - 2.0) - (w + z * w);
    const double y = 1.0 - (r - z);
    return n + (gale_high(y) >> 20) > 0 ? gale_exponent_added(y, n) : gale_exponent_added(y, n + 64) * 0x1p-64;
}

// The power by fdlibm, or by Math: for an x near 1 and a y above 2^31, fdlibm rounds a product that must be exact, and is
// up to 1000 ulp off, which StrictMath prescribes and Math forbids.
double gale_pow(double x, double y, int isStrict) {
    if (y == 0) {
        return 1.0;
    }
    if (isnan(x) || isnan(y)) {
        return NAN;
    }
    if (y == 1) {
        return x;
    }
    if (y == 2) {
        return x * x;
    }
    const double ax = fabs(x);
    const double ay = fabs(y);
    if (y == 0.5 && x >= -DBL_MAX) {
        return sqrt(x + 0.0);
    }
    if (isinf(y)) {
        return ax == 1 ? NAN : (ax > 1) == (y > 0) ? INFINITY : 0.0;
    }
    // Doubles from 2^53 on are even.
    const int isInteger = ay >= 0x1p53 || (double) (long) ay == ay;
    const int isOdd = ay < 0x1p53 && isInteger && ((long) ay & 1);
    const double sign = as_long(x) < 0 && isOdd ? -1.0 : 1.0;
    if (y == -1) {
        return 1.0 / x;
    }
    if (ax == 0 || isinf(x) || (ax == 1 && (x > 0 || isInteger))) {
        return sign * (y < 0 ? 1.0 / ax : ax);
    }
    if (x < 0 && !isInteger) {
        return NAN;
    }
    const int magnitude = gale_high(ax);
    double2 log;
    if (ay >= 0x1.00001p31) {
        const int isFarther = gale_high(ay) > 0x43F00000;
        if (magnitude < 0x3FEFFFFF || (isFarther && magnitude < 0x3FF00000)) {
            return sign * (y < 0 ? INFINITY : 0.0);
        }
        if (magnitude > 0x3FF00000 || isFarther) {
            return sign * (y > 0 ? INFINITY : 0.0);
        }
        // |x| is so near 1 that a few terms of log(1 + t) suffice.
        const double t = ax - 1.0;
        const double w = (t * t) * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
        const double tHigh = isStrict ? t : gale_upper(t);
        const double u = 1.44269502162933349609e+00 * tHigh;
        const double v = 1.44269502162933349609e+00 * (t - tHigh)
                + (t * 1.92596299112661746887e-08 - w * 1.44269504088896338700e+00);
        log.x = gale_upper(u + v);
        log.y = v - (log.x - u);
    } else {
        log = gale_log2_parts(ax);
    }
    const double yHigh = gale_upper(y);
    const double low = (y - yHigh) * log.x + y * log.y;
    const double high = yHigh * log.x;
    return sign * gale_exp2_parts(high, low, low + high);
}

__kernel void galefs_pow(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_7, d_9, d_10, d_11;
    float f_4, f_6;
    int i_0, i_1;
    long l_2, l_3, l_5, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_floats + 12L));
    i_1 = (int) get_global_id(0);
    l_2 = (long) i_1;
    l_3 = (l_2 << 2) + 16L;
    f_4 = *((__global gale_float *) (arg_floats + l_3));
    l_5 = (long) gale_rem_int(((int) ((uint) i_1 + (uint) ((int) ((uint) i_0 >> 1)))), i_0);
    f_6 = *((__global gale_float *) (arg_floats + ((l_5 << 2) + 16L)));
    d_7 = gale_pow(((double) f_4), ((double) f_6), 0);
    *((__global gale_float *) (arg_floatOut + l_3)) = ((float) d_7);
    l_8 = (l_2 << 3) + 16L;
    d_9 = *((__global gale_double *) (arg_doubles + l_8));
    d_10 = *((__global gale_double *) (arg_doubles + ((l_5 << 3) + 16L)));
    d_11 = gale_pow(d_9, d_10, 0);
    *((__global gale_double *) (arg_doubleOut + l_8)) = d_11;
}
