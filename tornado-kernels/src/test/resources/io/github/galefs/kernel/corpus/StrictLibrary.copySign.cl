// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictLibrary#copySign
// entry point: galefs_copySign
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

__kernel void galefs_copySign(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_7;
    double d_4, d_14, d_16, d_18;
    float f_2, f_13, f_15, f_22;
    int i_6, i_8, i_10, i_11, i_21, i_23, i_24, i_25;
    long l_0, l_1, l_3, l_5, l_9, l_12, l_17, l_19, l_20;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    f_2 = *((__global gale_float *) (arg_floats + l_1));
    l_3 = (l_0 << 3) + 16L;
    d_4 = *((__global gale_double *) (arg_doubles + l_3));
    l_5 = as_long(d_4) & 9223372036854775807L;
    i_6 = as_int(f_2) & 2147483647;
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
        if (f_13 == f_13) {
            f_15 = f_13;
        } else {
            f_15 = (0x1.0p0f);
        }
        if (d_14 == d_14) {
            d_16 = d_14;
        } else {
            d_16 = (0x1.0p0);
        }
        l_17 = (as_long(d_16) & LONG_MIN) | l_5;
        d_18 = as_double(l_17);
        l_19 = (d_18 == d_18) ? l_17 : 9221120237041090560L;
        l_20 = (long) ((ulong) l_19 + (ulong) ((long) ((ulong) (l_9 << 5) - (ulong) l_9)));
        i_21 = (as_int(f_15) & INT_MIN) | i_6;
        f_22 = as_float(i_21);
        i_23 = (f_22 == f_22) ? i_21 : 2143289344;
        i_24 = (int) ((uint) i_23 + (uint) ((int) ((uint) (i_8 << 5) - (uint) i_8)));
        i_25 = (int) ((uint) i_10 + (uint) 1);
        i_8 = i_24;
        l_9 = l_20;
        i_10 = i_25;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_8;
    *((__global gale_long *) (arg_longOut + l_3)) = l_9;
}
