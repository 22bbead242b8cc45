// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#counterOfLong
// entry point: galefs_counterOfLong
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Loops.java
// source SHA-256: 634aa3a809f0ff949a45860049427190367682b9fab09b35d33ae12211e4f893

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

__kernel void galefs_counterOfLong(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_4;
    long l_0, l_2, l_3, l_5, l_6, l_7;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_ints + ((l_0 << 2) + 16L);
    l_2 = 0L;
    l_3 = 0L;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_1);
        if (!(l_3 < ((long) (uint) (i_4 & 63)))) {
            break;
        }
        l_5 = *((__global gale_long *) (arg_longs + ((((long) ((int) l_3)) << 3) + 16L)));
        l_6 = (long) ((ulong) l_2 + (ulong) l_5);
        l_7 = (long) ((ulong) l_3 + (ulong) 1L);
        l_2 = l_6;
        l_3 = l_7;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = l_2;
}
