// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#rotate
// entry point: galefs_rotate
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

__kernel void galefs_rotate(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_10, i_11, i_14, i_15, i_16;
    long l_0, l_1, l_3, l_4, l_7, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    ul_5 = arg_ints + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        i_10 = *((__global gale_int *) (arg_ints + ((((long) i_8) << 2) + 16L)));
        i_11 = (int) (0 - (uint) i_10);
        l_12 = (l_4 << i_10) | ((long) ((ulong) l_4 >> i_11));
        l_13 = (long) ((ulong) ((long) ((ulong) (((long) ((ulong) l_4 >> i_10)) | (l_4 << i_11)) + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 1))))) + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        i_14 = (i_2 << i_10) | ((int) ((uint) i_2 >> i_11));
        i_15 = (int) ((uint) ((int) ((uint) (((int) ((uint) i_2 >> i_10)) | (i_2 << i_11)) + (uint) ((int) ((uint) i_14 + (uint) (i_14 << 1))))) + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_16 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_15;
        l_7 = l_13;
        i_8 = i_16;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
