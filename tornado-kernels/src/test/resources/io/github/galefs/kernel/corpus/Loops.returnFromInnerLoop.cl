// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Loops#returnFromInnerLoop
// entry point: galefs_returnFromInnerLoop
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

__kernel void galefs_returnFromInnerLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    ul_1 = arg_out + ((((long) i_0) << 2) + 16L);
    i_2 = 0;
    i_3 = 0;
    while (true) {
        if (!(i_3 < 10)) {
            goto B11;
        }
        i_4 = i_2;
        i_5 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_5 < 10)) {
                break;
            }
            i_6 = *((__global gale_int *) (arg_ints + ((((long) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_3 << 3) + (uint) (i_3 << 1)))))) << 2) + 16L)));
            i_7 = (int) ((uint) i_4 + (uint) (i_6 & 1023));
            if (((int) ((uint) ((int) ((uint) i_0 * (uint) 100)) + (uint) 5000)) < i_7) {
                goto B6;
            }
            i_8 = (int) ((uint) i_5 + (uint) 1);
            i_4 = i_7;
            i_5 = i_8;
        }
        if ((i_4 & 7) == 5) {
            goto B9;
        }
        i_9 = (int) ((uint) i_3 + (uint) 1);
        i_2 = i_4;
        i_3 = i_9;
    }
B6:;
    *((__global gale_int *) ul_1) = i_7;
    return;
B9:;
    *((__global gale_int *) ul_1) = ((int) (0 - (uint) i_4));
    return;
B11:;
    *((__global gale_int *) ul_1) = 77;
}
