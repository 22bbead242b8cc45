//@ gale_exponent_added: gale_double
// The elementary functions of StrictMath, whose documentation prescribes the algorithms of fdlibm 5.3 (K. C. Ng, Sun
// Microsystems) and so their polynomials, the steps of their reductions and the order of their operations: results are
// StrictMath's, bit for bit, on every device whose double is IEEE 754's. OpenCL's own functions may be 3 to 16 ulp off,
// and differ between devices. Only the reduction of arguments above 2^20 is another one, with integers.

// Multiplies x by a power of two, without a check of the range.
double gale_exponent_added(double x, int exponent) {
    return as_double(as_long(x) + ((long) exponent << 52));
}

//@ gale_high: gale_double
// The upper half of the bits of x.
int gale_high(double x) {
    return (int) (as_long(x) >> 32);
}

//@ gale_upper: gale_double
// x with the lower half of its bits cleared.
double gale_upper(double x) {
    return as_double(as_long(x) & (long) 0xFFFFFFFF00000000UL);
}

//@ gale_exp: gale_double gale_exponent_added gale_high
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

//@ gale_atan: gale_double gale_high
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

//@ gale_remainder_large: gale_double gale_exponent_added
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

//@ gale_remainder: gale_double gale_high gale_remainder_large
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

//@ gale_sin_of: gale_double gale_high
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

//@ gale_cos_of: gale_double gale_high
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

//@ gale_tan_of: gale_double gale_high gale_upper
// The tangent of x + y, or minus its reciprocal.
double gale_tan_of(double x, double y, int isReciprocal) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    const double kind = isReciprocal ? -1.0 : 1.0;
    const int isLarge = magnitude >= 0x3FE59428;
    if (magnitude < 0x3E300000 && !isReciprocal) {
        return x;
    }
    double w = x + y;
    double r = y;
    double head = x;
    if (magnitude >= 0x3E300000) {
        const double sign = x < 0 ? -1.0 : 1.0;
        head = isLarge ? (7.85398163397448278999e-01 - sign * x) + (3.06161699786838301793e-17 - sign * y) : x;
        const double tail = isLarge ? 0.0 : y;
        const double z = head * head;
        w = z * z;
        const double odd = 1.33333333333201242699e-01 + w * (2.18694882948595424599e-02
                + w * (3.59207910759131235356e-03 + w * (5.88041240820264096874e-04
                + w * (7.81794442939557092300e-05 + w * -1.85586374855275456654e-05))));
        const double even = z * (5.39682539762260521377e-02 + w * (8.86323982359930005737e-03
                + w * (1.45620945432529025516e-03 + w * (2.46463134818469906812e-04
                + w * (7.14072491382608190305e-05 + w * 2.59073051863633712884e-05)))));
        const double s = z * head;
        r = tail + z * (s * (odd + even) + tail);
        r += 3.33333333333334091986e-01 * s;
        w = head + r;
        if (isLarge) {
            return sign * (kind - 2.0 * (head - (w * w / (w + kind) - r)));
        }
    }
    if (!isReciprocal) {
        return w;
    }
    // -1 / (head + r), more precisely than the quotient of the rounded sum.
    const double z = gale_upper(w);
    const double v = r - (z - head);
    const double a = -1.0 / w;
    const double t = gale_upper(a);
    return t + a * ((1.0 + t * z) + t * v);
}

//@ gale_sin: gale_double gale_high gale_remainder gale_sin_of gale_cos_of
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

//@ gale_cos: gale_double gale_high gale_remainder gale_sin_of gale_cos_of
double gale_cos(double x) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (magnitude <= 0x3FE921FB) {
        return gale_cos_of(x, 0.0);
    }
    if (magnitude >= 0x7FF00000) {
        return NAN;
    }
    double2 y;
    const int quadrant = gale_remainder(x, &y);
    const double value = quadrant & 1 ? gale_sin_of(y.x, y.y, 1) : gale_cos_of(y.x, y.y);
    return (quadrant + 1) & 2 ? -value : value;
}

//@ gale_tan: gale_double gale_high gale_remainder gale_tan_of
double gale_tan(double x) {
    const int magnitude = gale_high(x) & 0x7FFFFFFF;
    if (magnitude <= 0x3FE921FB) {
        return gale_tan_of(x, 0.0, 0);
    }
    if (magnitude >= 0x7FF00000) {
        return NAN;
    }
    double2 y;
    const int quadrant = gale_remainder(x, &y);
    return gale_tan_of(y.x, y.y, quadrant & 1);
}

//@ gale_log2_parts: gale_double gale_high gale_upper
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

//@ gale_exp2_parts: gale_double gale_exponent_added gale_high gale_upper
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

//@ gale_pow: gale_double gale_high gale_upper gale_log2_parts gale_exp2_parts
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

//@ gale_clamp_int
// As Math.clamp, which throws if min is greater than max; here the result is max then.
int gale_clamp_int(long value, int min, int max) {
    return value < min ? (min < max ? min : max) : value > max ? max : (int) value;
}

//@ gale_clamp_long
long gale_clamp_long(long value, long min, long max) {
    return value < min ? (min < max ? min : max) : value > max ? max : value;
}

//@ gale_clamp_float: gale_min_float gale_max_float
float gale_clamp_float(float value, float min, float max) {
    return gale_min_float(max, gale_max_float(value, min));
}

//@ gale_clamp_double: gale_double gale_min_double gale_max_double
double gale_clamp_double(double value, double min, double max) {
    return gale_min_double(max, gale_max_double(value, min));
}
