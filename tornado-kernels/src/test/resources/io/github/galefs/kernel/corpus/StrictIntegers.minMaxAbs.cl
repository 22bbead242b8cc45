// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#minMaxAbs
// entry point: galefs_minMaxAbs
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/StrictIntegers.java
// source SHA-256: 7d293b5123497beb49df0f1c74dbe1b2e87621dcfc5620541ce88c49396120b8

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

// PoCL's own abs assumes that the result is not negative, which is wrong for the smallest int.
int gale_abs_int(int x) {
    return (int) (x < 0 ? 0 - (uint) x : (uint) x);
}

long gale_abs_long(long x) {
    return (long) (x < 0 ? 0 - (ulong) x : (ulong) x);
}

__kernel void galefs_minMaxAbs(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_7;
    int i_2, i_6, i_8, i_10, i_11, i_13, i_20, i_21, i_22, i_23, i_24, i_25;
    long l_0, l_1, l_3, l_4, l_5, l_9, l_12, l_14, l_15, l_16, l_17, l_18, l_19;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    l_5 = gale_abs_long(l_4);
    i_6 = gale_abs_int(i_2);
    ul_7 = arg_ints + 12L;
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
        i_13 = *((__global gale_int *) (arg_ints + ((l_12 << 2) + 16L)));
        l_14 = *((__global gale_long *) (arg_longs + ((l_12 << 3) + 16L)));
        l_15 = (l_14 < l_4) ? l_14 : l_4;
        l_16 = (long) ((ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)) + (ulong) l_15);
        l_17 = (l_4 < l_14) ? l_14 : l_4;
        l_18 = (long) ((ulong) ((long) ((ulong) (l_16 << 5) - (ulong) l_16)) + (ulong) l_17);
        l_19 = (long) ((ulong) l_5 + (ulong) ((long) ((ulong) (l_18 << 5) - (ulong) l_18)));
        i_20 = (i_13 < i_2) ? i_13 : i_2;
        i_21 = (int) ((uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)) + (uint) i_20);
        i_22 = (i_2 < i_13) ? i_13 : i_2;
        i_23 = (int) ((uint) ((int) ((uint) (i_21 << 5) - (uint) i_21)) + (uint) i_22);
        i_24 = (int) ((uint) i_6 + (uint) ((int) ((uint) (i_23 << 5) - (uint) i_23)));
        i_25 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_24;
        l_9 = l_19;
        i_10 = i_25;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_8;
    *((__global gale_long *) (arg_longOut + l_3)) = l_9;
}
