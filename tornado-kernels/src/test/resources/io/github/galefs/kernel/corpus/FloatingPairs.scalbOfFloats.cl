// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.FloatingPairs#scalbOfFloats
// entry point: galefs_scalbOfFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ NONE WRITE NONE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/FloatingPairs.java
// source SHA-256: 1e4243e78bdbc7a176e640c8e00fd43dd19c1470cdc3648df71174d25b44173b

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

int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

__kernel void galefs_scalbOfFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __global uchar *ul_3;
    double d_2;
    float f_1, f_7, f_11;
    int i_4, i_5, i_6, i_8, i_9, i_10, i_12, i_13, i_14;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    f_1 = *((__global gale_float *) (arg_floats + l_0));
    d_2 = (double) f_1;
    ul_3 = arg_floats + 12L;
    i_4 = 0;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_6 = *((__global gale_int *) ul_3);
        if (!(i_5 < i_6)) {
            break;
        }
        f_7 = *((__global gale_float *) (arg_floats + ((((long) i_5) << 2) + 16L)));
        i_8 = gale_int_from_float(f_7);
        i_9 = (i_8 < 279) ? i_8 : 278;
        i_10 = (i_9 < (-278)) ? (-278) : i_9;
        f_11 = (float) (as_double((((long) (uint) (i_10 + 1023)) << 52)) * d_2);
        i_12 = (f_11 == f_11) ? as_int(f_11) : 2143289344;
        i_13 = (int) ((uint) i_12 + (uint) ((int) ((uint) (i_4 << 5) - (uint) i_4)));
        i_14 = (int) ((uint) i_5 + (uint) 1);
        i_4 = i_13;
        i_5 = i_14;
    }
    *((__global gale_int *) (arg_out + l_0)) = i_4;
}
