// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Tables#checksum
// entry point: galefs_checksum
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Tables.java
// source SHA-256: ad66a8450b434422f491516425868a9bb5ca3a1442482b43bba89052d6bbe421

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

__constant int gale_table_0[] = {0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, (-306674912), (-267414716), (-690576408), (-882789492), (-1687895376), (-2032938284), (-1609899400), (-1111625188)};

__kernel void galefs_checksum(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7;
    long l_0;
    const int gale_group = (int) get_group_id(0);
    l_0 = (((long) ((int) get_global_id(0))) << 2) + 16L;
    ul_1 = arg_ints + l_0;
    i_2 = (-1);
    i_3 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_3 < 32)) {
            break;
        }
        i_4 = *((__global gale_int *) ul_1);
        i_5 = gale_table_0[((i_2 ^ ((int) ((uint) i_4 >> i_3))) & 15)];
        i_6 = ((int) ((uint) i_2 >> 4)) ^ i_5;
        i_7 = (int) ((uint) i_3 + (uint) 4);
        i_2 = i_6;
        i_3 = i_7;
    }
    *((__global gale_int *) (arg_out + l_0)) = (~i_2);
}
