// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Helpers#returnsFromALoop
// entry point: galefs_returnsFromALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Helpers.java
// source SHA-256: d33107c3f0fa38c047a3c9b0905756779732de63e1eac4a39d4e0f28771db5b8

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

__kernel void galefs_returnsFromALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = i_0 & 127;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < i_1)) {
            goto B5;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) i_2) << 2) + 16L)));
        if ((i_0 & 63) == (i_3 & 63)) {
            break;
        }
        i_4 = (int) ((uint) i_2 + (uint) 1);
        i_2 = i_4;
    }
    i_5 = i_2;
    goto B6;
B5:;
    i_5 = (-1);
B6:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_5;
}
