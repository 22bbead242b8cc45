// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#searched
// entry point: galefs_searched
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ NONE WRITE NONE WRITE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/NarrowArrays.java
// source SHA-256: cf9f09bad6a6d128140618d52d1c4aa09cd7d631d386bd3d2f579016b16f2d65

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

__kernel void galefs_searched(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    __global uchar *ul_2;
    int i_0, i_1, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
    ul_2 = arg_bytes + 12L;
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_4 = *((__global gale_int *) ul_2);
        if (!(i_3 < i_4)) {
            goto B5;
        }
        i_5 = (int) *((__global char *) (arg_bytes + 16 + (long) i_3 * 1));
        if (((int) ((char) i_1)) == i_5) {
            break;
        }
        i_6 = (int) ((uint) i_3 + (uint) 1);
        i_3 = i_6;
    }
    i_7 = i_3;
    goto B6;
B5:;
    i_7 = (-1);
B6:;
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = i_7;
    i_8 = *((__global gale_int *) (arg_shorts + 12L));
    i_9 = (-32768);
    i_10 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_10 < i_8)) {
            break;
        }
        i_11 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_10 * 2));
        i_12 = (int) ((uint) i_10 + (uint) 1);
        if (i_9 < i_11) {
            i_13 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_0 * 2));
            if (i_11 < i_13) {
                i_9 = i_11;
                i_10 = i_12;
            } else {
                i_10 = i_12;
            }
        } else {
            i_10 = i_12;
        }
    }
    *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) i_9;
}
