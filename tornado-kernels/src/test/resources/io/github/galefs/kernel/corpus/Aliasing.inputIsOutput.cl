// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#inputIsOutput
// entry point: galefs_inputIsOutput
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Aliasing.java
// source: io/github/galefs/kernel/corpus/SameArrays.java
// source SHA-256: 3cdc40dd5a8d1fbfeacadfa7afb029b223e83158eec758fff81eadbbe813bec9

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

__kernel void galefs_inputIsOutput(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_4, *ul_5, *ul_6;
    int i_7, i_9, i_10, i_13, i_14;
    long l_0, l_1, l_3, l_8, l_11, l_12;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longs + l_1;
    l_3 = (l_0 << 2) + 16L;
    ul_4 = arg_ints + l_3;
    ul_5 = arg_longOut + l_1;
    ul_6 = arg_out + l_3;
    i_7 = 0;
    l_8 = 0L;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 9)) {
            break;
        }
        *((__global gale_int *) ul_6) = ((int) ((uint) i_7 + (uint) i_9));
        *((__global gale_long *) ul_5) = ((long) ((ulong) l_8 - (ulong) ((long) i_9)));
        i_10 = *((__global gale_int *) ul_4);
        l_11 = *((__global gale_long *) ul_2);
        l_12 = (long) ((ulong) ((long) ((ulong) (l_8 << 5) - (ulong) l_8)) + (ulong) l_11);
        i_13 = (int) ((uint) ((int) ((uint) (i_7 << 5) - (uint) i_7)) + (uint) i_10);
        i_14 = (int) ((uint) i_9 + (uint) 1);
        i_7 = i_13;
        l_8 = l_12;
        i_9 = i_14;
    }
    *((__global gale_int *) ul_6) = i_7;
    *((__global gale_long *) ul_5) = l_8;
}
