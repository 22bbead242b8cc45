// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Switches#breakOutOfTheLoop
// entry point: galefs_breakOutOfTheLoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
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

__kernel void galefs_breakOutOfTheLoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    long l_9;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    i_1 = 0;
    i_2 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 64)) {
            goto B8;
        }
        i_3 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_0 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        switch (i_3 & 31) {
            case 0:
                goto B7;
            case 1:
                i_5 = (int) ((uint) i_1 + (uint) 100);
                i_6 = i_5;
                break;
            case 2:
                i_2 = i_4;
                continue;
            default:
                i_7 = (int) ((uint) i_1 + (uint) i_2);
                i_6 = i_7;
                break;
        }
        i_8 = i_6 ^ 3;
        i_1 = i_8;
        i_2 = i_4;
    }
B7:;
    goto B9;
B8:;
B9:;
    l_9 = (long) i_0;
    *((__global gale_int *) (arg_out + ((l_9 << 2) + 16L))) = i_1;
    *((__global gale_long *) (arg_longOut + ((l_9 << 3) + 16L))) = ((long) i_2);
}
