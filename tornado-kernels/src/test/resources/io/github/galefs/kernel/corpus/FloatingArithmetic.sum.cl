// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingArithmetic#sum
// entry point: galefs_sum
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ NONE NONE WRITE WRITE
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

__kernel void galefs_sum(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    double d_2, d_6, d_7;
    float f_1, f_5, f_8;
    int i_0, i_3, i_9;
    long l_4, l_10;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    f_1 = (0x0.0p0f);
    d_2 = (0x0.0p0);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 32)) {
            break;
        }
        l_4 = (long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255);
        f_5 = *((__global gale_float *) (arg_floats + ((l_4 << 2) + 16L)));
        d_6 = *((__global gale_double *) (arg_doubles + ((l_4 << 3) + 16L)));
        d_7 = d_2 + d_6;
        f_8 = f_1 + f_5;
        i_9 = (int) ((uint) i_3 + (uint) 1);
        f_1 = f_8;
        d_2 = d_7;
        i_3 = i_9;
    }
    l_10 = (long) i_0;
    *((__global gale_float *) (arg_floatOut + ((l_10 << 2) + 16L))) = f_1;
    *((__global gale_double *) (arg_doubleOut + ((l_10 << 3) + 16L))) = d_2;
}
