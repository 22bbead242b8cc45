// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#branchOnNaN
// entry point: galefs_branchOnNaN
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingArithmetic.java
// source SHA-256: 57fbb6d95220eee968490745ba61a0ce247861f641cf1e5a4bbdc37350f80e34

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

__kernel void galefs_branchOnNaN(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    float f_1;
    int i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    i_2 = ((0x0.0p0f) < f_1) ? 3 : 5;
    if (!((0x0.0p0f) >= f_1)) {
        i_3 = i_2 + 8;
        i_4 = i_3;
    } else {
        i_4 = i_2;
    }
    i_5 = i_4;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(f_1 >= ((float) i_5))) {
            goto B8;
        }
        i_6 = (int) ((uint) i_5 + (uint) 16);
        if (!(i_6 < 101)) {
            break;
        }
        i_5 = i_6;
    }
    i_7 = i_6;
    goto B9;
B8:;
    i_7 = i_5;
B9:;
    *((__global gale_int *) (arg_out + l_0)) = i_7;
}
