// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#indicesFromMemory
// entry point: galefs_indicesFromMemory
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ NONE READ_WRITE
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

__kernel void galefs_indicesFromMemory(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    int i_4, i_6, i_7;
    long l_0, l_1, l_2, l_5;
    const int gale_group = (int) get_group_id(0);
    l_0 = ((long) ((int) get_global_id(0))) << 3;
    l_1 = l_0 + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    ul_3 = arg_longOut + l_1;
    *((__global gale_long *) ul_3) = l_2;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 9)) {
            break;
        }
        l_5 = *((__global gale_long *) ul_3);
        i_6 = *((__global gale_int *) (arg_longOut + 16 + l_0));
        *((__global gale_int *) (arg_longOut + 16 + ((((long) ((ulong) l_5 >> i_4)) & 4L) + l_0))) = ((int) ((uint) i_4 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6))));
        i_7 = (int) ((uint) i_4 + (uint) 1);
        i_4 = i_7;
    }
}
