// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.NarrowArrays#compound
// entry point: galefs_compound
// parameters: BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY
// accesses: READ READ NONE WRITE READ_WRITE READ_WRITE READ_WRITE
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

__kernel void galefs_compound(__global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, __global uchar *arg_out, __global uchar *arg_byteOut, __global uchar *arg_shortOut, __global uchar *arg_charOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_1 < 20)) {
            break;
        }
        i_2 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1));
        i_3 = ((int) ((uint) i_0 + (uint) i_1)) & 255;
        i_4 = (int) *((__global char *) (arg_bytes + 16 + (long) i_3 * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) ((int) ((char) (i_2 + ((int) ((char) ((int) ((uint) i_1 + (uint) i_4)))))));
        i_5 = (int) *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2));
        i_6 = (int) *((__global gale_short *) (arg_shorts + 16 + (long) i_3 * 2));
        *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_5 - i_6)));
        i_7 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) ((i_7 << 3) - i_7)));
        i_8 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) (ushort) ((short) (i_8 + 1)));
        i_9 = (int) *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1));
        *((__global char *) (arg_byteOut + 16 + (long) i_0 * 1)) = (char) (i_9 >> 1);
        i_10 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2)) = (short) ((int) ((uint) i_10 >> 1));
        i_11 = (int) *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2));
        *((__global gale_short *) (arg_shortOut + 16 + (long) i_0 * 2)) = (short) ((int) ((short) (i_11 ^ ((int) ((short) i_1)))));
        i_12 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_12;
    }
    i_13 = (int) (ushort) *((__global gale_short *) (arg_charOut + 16 + (long) i_0 * 2));
    *((__global gale_int *) (arg_out + ((((long) i_0) << 2) + 16L))) = (i_13 << 8);
}
