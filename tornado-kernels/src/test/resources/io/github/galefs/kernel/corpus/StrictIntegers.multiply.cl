// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#multiply
// entry point: galefs_multiply
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
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

__kernel void galefs_multiply(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_1, i_7, i_8, i_10, i_15;
    long l_0, l_2, l_3, l_4, l_6, l_9, l_11, l_12, l_13, l_14;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    i_1 = *((__global gale_int *) (arg_ints + ((l_0 << 2) + 16L)));
    l_2 = (l_0 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_4 = (long) i_1;
    ul_5 = arg_ints + 12L;
    l_6 = 0L;
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = *((__global gale_int *) ul_5);
        if (!(i_7 < i_8)) {
            break;
        }
        l_9 = (long) i_7;
        i_10 = *((__global gale_int *) (arg_ints + ((l_9 << 2) + 16L)));
        l_11 = *((__global gale_long *) (arg_longs + ((l_9 << 3) + 16L)));
        l_12 = (long) ((ulong) (l_4 * ((long) i_10)) + (ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)));
        l_13 = (long) ((ulong) mul_hi(l_3, l_11) + (ulong) ((long) ((ulong) (l_12 << 5) - (ulong) l_12)));
        l_14 = (long) ((ulong) ((long) mul_hi((ulong) l_3, (ulong) l_11)) + (ulong) ((long) ((ulong) (l_13 << 5) - (ulong) l_13)));
        i_15 = (int) ((uint) i_7 + (uint) 1);
        l_6 = l_14;
        i_7 = i_15;
    }
    *((__global gale_long *) (arg_longOut + l_2)) = l_6;
}
