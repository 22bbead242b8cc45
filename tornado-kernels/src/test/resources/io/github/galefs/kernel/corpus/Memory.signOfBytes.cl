// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#signOfBytes
// entry point: galefs_signOfBytes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
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

__kernel void galefs_signOfBytes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = 0;
    i_1 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 32)) {
            break;
        }
        i_2 = (int) *((__global char *) (arg_ints + 16 + ((long) i_1)));
        i_3 = (int) ((uint) i_1 + (uint) 1);
        if (i_2 < 0) {
            i_4 = (int) ((uint) i_0 + (uint) 1);
            i_0 = i_4;
            i_1 = i_3;
        } else {
            i_1 = i_3;
        }
    }
    *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = i_0;
}
