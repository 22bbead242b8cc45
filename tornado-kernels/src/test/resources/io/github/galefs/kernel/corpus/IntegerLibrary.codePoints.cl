// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.IntegerLibrary#codePoints
// entry point: galefs_codePoints
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/IntegerLibrary.java
// source SHA-256: 5517be5e02061b5197aac3045858fecf94c7ee87e6f1e0ea14e37236ebaa41ad

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

__kernel void galefs_codePoints(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_2;
    int i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0, l_1;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    ul_2 = arg_ints + l_1;
    i_3 = *((__global gale_int *) ul_2);
    i_4 = *((__global gale_int *) ul_2);
    i_5 = 0;
    i_6 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_6 < 2)) {
            break;
        }
        if (i_6 == 0) {
            i_7 = i_3;
        } else {
            i_8 = i_4 & 2097151;
            i_7 = i_8;
        }
        i_9 = ((i_7 & (-65536)) == 0) ? 1 : 0;
        i_10 = ((uint) ((int) ((uint) i_7 >> 16)) < (uint) 17) ? 2 : 0;
        i_11 = ((i_7 < 65536) || (!((uint) i_7 < (uint) 1114112))) ? 0 : 4;
        i_12 = ((!(i_7 < 160)) || (!((!(i_7 < 127)) || ((i_7 & (-32)) == 0)))) ? 0 : 8;
        i_13 = (i_7 < 65536) ? 16 : 32;
        i_14 = (int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_9 + (uint) ((int) ((uint) (i_5 << 5) - (uint) i_5)))) + (uint) i_10)) + (uint) i_11)) + (uint) i_12)) + (uint) i_13)) + (uint) (((int) (ushort) ((short) (((int) ((uint) i_7 >> 10)) + 55232))) << 6))) + (uint) (((i_7 & 1023) + 56320) << 7));
        i_15 = (int) ((uint) i_6 + (uint) 1);
        i_5 = i_14;
        i_6 = i_15;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_5;
    i_16 = i_3 & 63;
    if ((uint) i_16 < (uint) ((i_4 & 31) + 2)) {
        if ((uint) i_16 < (uint) 10) {
            i_17 = i_16 + 48;
            i_18 = i_17;
        } else {
            i_19 = i_16 + 87;
            i_18 = i_19;
        }
    } else {
        i_18 = 0;
    }
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) (uint) i_18);
}
