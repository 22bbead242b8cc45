// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#readAfterWriteInALoop
// entry point: galefs_readAfterWriteInALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE NONE NONE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Memory.java
// source SHA-256: 1afa56dfd7d656a0955f1e1490c436c52786d3956bb247f9cd83134a1d4ddbf3

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

__kernel void galefs_readAfterWriteInALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_4;
    long l_0, l_3;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_global_id(0))) << 3;
    ul_1 = arg_longOut + (l_0 + 16L);
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 8)) {
            break;
        }
        l_3 = *((__global gale_long *) ul_1);
        *((__global gale_long *) ul_1) = ((long) ((ulong) ((long) i_2) + (ulong) ((long) ((ulong) (l_3 << 1) + (ulong) l_3))));
        *((__global char *) (arg_longOut + 16 + (((long) (uint) (i_2 & 7)) + l_0))) = (char) i_2;
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
}
