// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#returnFromInside
// entry point: galefs_returnFromInside
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Switches.java
// source SHA-256: 5346c47fc3f90823e9748a0f18ced8dddc1a2024c488a11b7970df710ee4fe5b

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

__kernel void galefs_returnFromInside(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2, *ul_5;
    int i_0, i_3, i_4, i_7;
    long l_1, l_6;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    ul_2 = arg_out + ((l_1 << 2) + 16L);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 64)) {
            goto B6;
        }
        i_4 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_3)) & 255)) << 2) + 16L)));
        switch (i_4 & 31) {
            case 5:
                goto B5;
            case 6:
                goto B4;
            default:
                ul_5 = arg_longOut + ((l_1 << 3) + 16L);
                l_6 = *((__global gale_long *) ul_5);
                *((__global gale_long *) ul_5) = ((long) ((ulong) ((long) i_3) + (ulong) l_6));
                i_7 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_7;
                break;
        }
    }
B4:;
    *((__global gale_int *) ul_2) = ((int) (0 - (uint) i_3));
    return;
B5:;
    *((__global gale_int *) ul_2) = i_3;
    return;
B6:;
    *((__global gale_int *) ul_2) = 1000;
}
