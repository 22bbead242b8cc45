// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ByteLoopKernels#fill
// entry point: galefs_fill
// parameters: LONG_ARRAY INT_ARRAY INT INT INT
// accesses: NONE WRITE NONE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ByteLoopKernels.java
// source SHA-256: ae0960cdc8aea68b667b39328ccefda032ba3d973ef76574dc13754ededee629

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

__kernel void galefs_fill(__global uchar *arg_fs, __global uchar *arg_data, int arg_begin, int arg_count, int arg_value) {
    int i_0, i_1, i_2, i_3, i_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < arg_count)) {
            break;
        }
        i_3 = i_2 >> 8;
        *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) arg_begin + (uint) i_2))))) = (char) ((int) ((uint) ((int) ((uint) arg_value + (uint) ((int) ((uint) (i_2 << 3) - (uint) i_2)))) + (uint) (i_3 + (i_3 << 1))));
        i_4 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_4;
    }
}
