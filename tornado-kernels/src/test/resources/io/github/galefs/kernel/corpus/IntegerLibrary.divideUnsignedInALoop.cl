// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#divideUnsignedInALoop
// entry point: galefs_divideUnsignedInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntegerLibrary.java
// source SHA-256: 5517be5e02061b5197aac3045858fecf94c7ee87e6f1e0ea14e37236ebaa41ad

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

int gale_unsigned_div_int(int x, int y) {
    return y == 0 ? 0 : (int) ((uint) x / (uint) y);
}

int gale_unsigned_rem_int(int x, int y) {
    return y == 0 ? 0 : (int) ((uint) x % (uint) y);
}

long gale_unsigned_div_long(long x, long y) {
    return y == 0 ? 0 : (long) ((ulong) x / (ulong) y);
}

__kernel void galefs_divideUnsignedInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_2, i_3, i_4, i_5, i_6;
    long l_0, l_1, l_7, l_8, l_9, l_10, l_11, l_12;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    i_3 = 0;
    i_4 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_4 == 0) {
            break;
        }
        i_5 = gale_unsigned_div_int(i_4, 10);
        i_6 = (int) ((uint) ((int) ((uint) (i_3 << 5) - (uint) i_3)) + (uint) gale_unsigned_rem_int(i_4, 10));
        i_3 = i_6;
        i_4 = i_5;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_3;
    l_7 = (l_0 << 3) + 16L;
    l_8 = *((__global gale_long *) (arg_longs + l_7));
    l_9 = 0L;
    l_10 = l_8;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (l_10 == 0L) {
            break;
        }
        l_11 = gale_unsigned_div_long(l_10, 1000L);
        l_12 = (long) ((ulong) l_9 + (ulong) 1L);
        l_9 = l_12;
        l_10 = l_11;
    }
    *((__global gale_long *) (arg_longOut + l_7)) = l_9;
}
