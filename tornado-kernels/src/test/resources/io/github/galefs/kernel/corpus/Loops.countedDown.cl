// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#countedDown
// entry point: galefs_countedDown
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
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

__kernel void galefs_countedDown(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    i_1 = *((__global gale_int *) (arg_ints + l_0));
    i_2 = i_1 & 127;
    i_3 = 0;
    i_4 = i_2;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_4 < 1) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) i_4) << 2) + 16L)));
        i_6 = (int) ((uint) i_3 + (uint) ((int) ((uint) i_4 * (uint) i_5)));
        i_7 = (int) ((uint) i_4 + (uint) (-3));
        i_3 = i_6;
        i_4 = i_7;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_3;
}
