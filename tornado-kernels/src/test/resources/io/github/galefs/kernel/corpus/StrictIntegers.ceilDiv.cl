// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.StrictIntegers#ceilDiv
// entry point: galefs_ceilDiv
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/StrictIntegers.java
// source SHA-256: 7d293b5123497beb49df0f1c74dbe1b2e87621dcfc5620541ce88c49396120b8

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
}

__kernel void galefs_ceilDiv(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_5;
    int i_2, i_6, i_8, i_9, i_11, i_13, i_14, i_15, i_25, i_26;
    long l_0, l_1, l_3, l_4, l_7, l_10, l_12, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24;
    const int gale_group = (int) get_group_id(0);
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    l_3 = (l_0 << 3) + 16L;
    l_4 = *((__global gale_long *) (arg_longs + l_3));
    ul_5 = arg_ints + 12L;
    i_6 = 0;
    l_7 = 0L;
    i_8 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_9 = *((__global gale_int *) ul_5);
        if (!(i_8 < i_9)) {
            break;
        }
        l_10 = (long) i_8;
        i_11 = *((__global gale_int *) (arg_ints + ((l_10 << 2) + 16L)));
        l_12 = *((__global gale_long *) (arg_longs + ((l_10 << 3) + 16L)));
        if (i_11 == 0) {
            i_13 = 0;
        } else {
            i_14 = gale_div_int(i_2, i_11);
            if ((i_2 ^ i_11) < 0) {
                i_13 = i_14;
            } else {
                if (((int) ((uint) i_14 * (uint) i_11)) == i_2) {
                    i_13 = i_14;
                } else {
                    i_15 = (int) ((uint) i_14 + (uint) 1);
                    i_13 = i_15;
                }
            }
        }
        if (l_12 == 0L) {
            l_16 = 0L;
        } else {
            l_17 = gale_div_long(l_4, l_12);
            if ((l_4 ^ l_12) < 0L) {
                l_16 = l_17;
            } else {
                if (((long) ((ulong) l_17 * (ulong) l_12)) == l_4) {
                    l_16 = l_17;
                } else {
                    l_18 = (long) ((ulong) l_17 + (ulong) 1L);
                    l_16 = l_18;
                }
            }
        }
        if (i_11 == 0) {
            l_19 = 0L;
        } else {
            l_20 = (long) i_11;
            l_21 = gale_div_long(l_4, l_20);
            if ((l_20 ^ l_4) < 0L) {
                l_19 = l_21;
            } else {
                if (((long) ((ulong) l_20 * (ulong) l_21)) == l_4) {
                    l_19 = l_21;
                } else {
                    l_22 = (long) ((ulong) l_21 + (ulong) 1L);
                    l_19 = l_22;
                }
            }
        }
        l_23 = (long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_7 << 5) - (ulong) l_7)));
        l_24 = (long) ((ulong) l_19 + (ulong) ((long) ((ulong) (l_23 << 5) - (ulong) l_23)));
        i_25 = (int) ((uint) i_13 + (uint) ((int) ((uint) (i_6 << 5) - (uint) i_6)));
        i_26 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_25;
        l_7 = l_24;
        i_8 = i_26;
    }
    *((__global gale_int *) (arg_out + l_1)) = i_6;
    *((__global gale_long *) (arg_longOut + l_3)) = l_7;
}
