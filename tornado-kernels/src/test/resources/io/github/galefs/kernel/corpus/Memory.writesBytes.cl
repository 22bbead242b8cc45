// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Memory#writesBytes
// entry point: galefs_writesBytes
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
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

__kernel void galefs_writesBytes(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_4, i_5, i_6;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = l_0 << 2;
    ul_2 = arg_ints + (l_1 + 16L);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 4)) {
            break;
        }
        i_4 = *((__global gale_int *) ul_2);
        *((__global char *) (arg_out + 16 + (((long) i_3) + l_1))) = (char) ((int) ((uint) i_4 >> ((int) ((uint) i_3 + (uint) (i_3 << 2)))));
        i_5 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_5;
    }
    i_6 = *((__global gale_int *) ul_2);
    *((__global char *) (arg_longOut + 16 + ((l_0 << 3) + 3L))) = (char) i_6;
}
