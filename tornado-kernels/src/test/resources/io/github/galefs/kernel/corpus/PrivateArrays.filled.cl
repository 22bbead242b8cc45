// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#filled
// entry point: galefs_filled
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
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

typedef union { short at[33]; uint words[17]; } gale_private_short_33;
__kernel void galefs_filled(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_3;
    gale_private_short_33 i_0;
    int i_1, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    long l_2;
    const int gale_group = (int) get_group_id(0);
    i_0 = (gale_private_short_33) {{0}};
    i_1 = (int) get_global_id(0);
    l_2 = (((long) i_1) << 2) + 16L;
    ul_3 = arg_ints + l_2;
    i_4 = *((__global gale_int *) ul_3);
    i_5 = (int) ((short) i_4);
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 33)) {
            break;
        }
        i_0.at[i_6] = (short) i_5;
        i_7 = (int) ((uint) i_6 + (uint) 1);
        i_6 = i_7;
    }
    i_8 = i_1 & 31;
    i_9 = (int) i_0.at[i_8];
    i_0.at[i_8] = (short) ((int) ((short) (i_9 + 1)));
    i_10 = (int) i_0.at[0];
    i_11 = *((__global gale_int *) ul_3);
    i_12 = (int) i_0.at[(i_11 & 31)];
    i_13 = (int) i_0.at[32];
    *((__global gale_int *) (arg_out + l_2)) = ((i_10 + (i_12 + (i_12 << 1))) + i_13);
}
