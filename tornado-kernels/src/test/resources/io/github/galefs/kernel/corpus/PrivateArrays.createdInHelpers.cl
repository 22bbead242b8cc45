// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#createdInHelpers
// entry point: galefs_createdInHelpers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/PrivateArrays.java
// source SHA-256: 1c30627312b368655a1986231ecc78addea045de8ee163edd12f92770d582795

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

typedef union { long at[2]; uint words[4]; } gale_private_long_2;
typedef union { long at[8]; uint words[16]; } gale_private_long_8;
__kernel void galefs_createdInHelpers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    gale_private_long_2 l_0;
    gale_private_long_8 l_4, l_14;
    int i_5, i_6, i_10, i_15, i_16, i_20;
    long l_1, l_2, l_3, l_7, l_8, l_9, l_11, l_12, l_13, l_17, l_18, l_19, l_21, l_22, l_23, l_24, l_25;
    const int gale_group = (int) get_group_id(0);
    l_0 = (gale_private_long_2) {{0}};
    l_1 = (long) ((int) get_global_id(0));
    l_2 = (l_1 << 3) + 16L;
    l_3 = *((__global gale_long *) (arg_longs + l_2));
    l_0.at[0] = l_3;
    l_4 = (gale_private_long_8) {{0}};
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 3)) {
            break;
        }
        i_6 = i_5 & 1;
        l_7 = l_0.at[i_6];
        l_4.at[i_5] = ((long) ((ulong) ((long) i_5) + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7))));
        l_8 = l_0.at[i_6];
        l_9 = l_4.at[i_5];
        l_0.at[i_6] = (l_8 ^ ((long) ((ulong) l_9 >> 7)));
        i_10 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_10;
    }
    l_11 = l_4.at[0];
    l_12 = l_4.at[2];
    l_13 = l_4.at[7];
    l_14 = (gale_private_long_8) {{0}};
    i_15 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_15 < 5)) {
            break;
        }
        i_16 = i_15 & 1;
        l_17 = l_0.at[i_16];
        l_14.at[i_15] = ((long) ((ulong) ((long) i_15) + (ulong) ((long) ((ulong) (l_17 << 5) - (ulong) l_17))));
        l_18 = l_0.at[i_16];
        l_19 = l_14.at[i_15];
        l_0.at[i_16] = (l_18 ^ ((long) ((ulong) l_19 >> 7)));
        i_20 = (int) ((uint) i_15 + (uint) 1);
        i_15 = i_20;
    }
    l_21 = l_14.at[0];
    l_22 = l_14.at[4];
    l_23 = l_14.at[7];
    l_24 = (l_21 ^ l_22) ^ l_23;
    *((__global gale_long *) (arg_longOut + l_2)) = ((long) ((ulong) ((l_11 ^ l_12) ^ l_13) + (ulong) ((long) ((ulong) (l_24 << 3) - (ulong) l_24))));
    l_25 = l_0.at[1];
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) l_25);
}
