// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumMemory
// entry point: galefs_sumMemory
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: NONE READ READ WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
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
// source SHA-256: 5a5b9e6e020baeed2b3e900d7325b26e2ae7f55179d42b8947362797679e0f98

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

__kernel void galefs_sumMemory(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    __global uchar *ul_10;
    int i_0, i_4, i_9, i_12, i_13, i_32;
    long l_1, l_2, l_3, l_5, l_6, l_7, l_8, l_11, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = (long) i_0;
    l_2 = (long) ((int) get_local_size(0));
    l_3 = l_2 << 5;
    i_4 = (int) get_num_groups(0);
    l_5 = ((long) ((int) get_local_id(0))) << 3;
    l_6 = l_2 << 3;
    l_7 = l_2 << 4;
    l_8 = l_6 + l_7;
    i_9 = gale_group;
    ul_10 = arg_args + 16L;
    l_11 = 0L;
    i_12 = i_9;
    while (true) {
        i_13 = *((__global gale_int *) ul_10);
        if (!(i_12 < i_13)) {
            break;
        }
        l_14 = ((long) i_12) * l_1;
        l_15 = l_14 + l_5;
        l_16 = l_1 + l_14;
        l_17 = 0L;
        l_18 = l_15;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            l_19 = (long) ((ulong) l_18 + (ulong) l_8);
            if (!(l_19 < l_16)) {
                break;
            }
            l_20 = *((__global gale_long *) (arg_data + 16 + l_18));
            l_21 = *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_18 + (ulong) l_6))));
            l_22 = *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_18 + (ulong) l_7))));
            l_23 = *((__global gale_long *) (arg_data + 16 + l_19));
            l_24 = (long) ((ulong) l_17 + (ulong) ((long) ((ulong) ((long) ((ulong) l_20 + (ulong) l_21)) + (ulong) ((long) ((ulong) l_22 + (ulong) l_23)))));
            l_25 = (long) ((ulong) l_18 + (ulong) l_3);
            l_17 = l_24;
            l_18 = l_25;
        }
        l_26 = l_17;
        l_27 = l_18;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_27 < l_16)) {
                break;
            }
            l_28 = *((__global gale_long *) (arg_data + 16 + l_27));
            l_29 = (long) ((ulong) l_26 + (ulong) l_28);
            l_30 = (long) ((ulong) l_27 + (ulong) l_6);
            l_26 = l_29;
            l_27 = l_30;
        }
        l_31 = (long) ((ulong) l_11 + (ulong) l_26);
        i_32 = (int) ((uint) i_12 + (uint) i_4);
        l_11 = l_31;
        i_12 = i_32;
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_11;
}
