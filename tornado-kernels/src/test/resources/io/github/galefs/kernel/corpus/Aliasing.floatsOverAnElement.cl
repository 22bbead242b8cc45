// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Aliasing#floatsOverAnElement
// entry point: galefs_floatsOverAnElement
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
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

int gale_int_from_float(float x) {
    return isnan(x) ? 0 : convert_int_sat_rtz(x);
}

__kernel void galefs_floatsOverAnElement(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_4;
    float f_5, f_9, f_10, f_11;
    int i_0, i_6, i_7, i_12;
    long l_1, l_2, l_3, l_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    l_2 = l_1 << 3;
    l_3 = l_2 + 4L;
    ul_4 = arg_longOut + (l_2 + 16L);
    f_5 = (0x0.0p0f);
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 9)) {
            break;
        }
        i_7 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_6)) & 255)) << 2) + 16L)));
        l_8 = (long) (uint) ((i_7 & 32767) + 1065353216);
        *((__global gale_long *) ul_4) = (l_8 + (l_8 << 32));
        f_9 = *((__global gale_float *) (arg_longOut + 16 + l_2));
        f_10 = *((__global gale_float *) (arg_longOut + 16 + l_3));
        f_11 = f_5 + (f_9 + f_10);
        i_12 = (int) ((uint) i_6 + (uint) 1);
        f_5 = f_11;
        i_6 = i_12;
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = gale_int_from_float((f_5 * (0x1.0p10f)));
}
