// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumArray
// entry point: galefs_sumArray
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE READ READ WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/cachehit/CacheHitKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockList.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/ItemReader.java
// source: io/github/galefs/kernel/file/OpenFileCalls.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: f4b8b603887674fc65f484b0025d18ad6a6f09e65bcc87b0aa8465f8a9eb7b41

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

__kernel void galefs_sumArray(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_result) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_21, i_22;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    i_3 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_4 = gale_div_int(((int) ((uint) i_3 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
    i_5 = gale_div_int(((int) ((uint) i_3 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
    i_6 = (int) get_num_groups(0);
    i_7 = gale_group;
    i_8 = 0;
    i_9 = 0;
    while (true) {
        if (!(i_9 < i_2)) {
            break;
        }
        i_10 = i_8;
        i_11 = i_7;
        while (true) {
            if (!(i_11 < i_0)) {
                break;
            }
            i_12 = (int) ((uint) i_3 * (uint) i_11);
            i_13 = (int) ((uint) i_12 + (uint) i_4);
            i_14 = (int) ((uint) i_12 + (uint) i_5);
            i_15 = 0;
            i_16 = i_13;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < i_14)) {
                    break;
                }
                i_17 = *((__global gale_int *) (arg_data + ((((long) i_16) << 2) + 16L)));
                i_18 = (int) ((uint) i_15 + (uint) i_17);
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_15 = i_18;
                i_16 = i_19;
            }
            i_20 = (int) ((uint) i_15 + (uint) ((int) ((uint) (i_10 << 5) - (uint) i_10)));
            i_21 = (int) ((uint) i_11 + (uint) i_6);
            i_10 = i_20;
            i_11 = i_21;
        }
        i_22 = (int) ((uint) i_9 + (uint) 1);
        i_8 = i_10;
        i_9 = i_22;
    }
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_8;
    *((__global gale_int *) (arg_result + (((((long) (((int) get_global_id(0)) << 1)) + 1L) << 2) + 16L))) = 0;
}
