// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumMemory
// entry point: galefs_sumMemory
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: NONE READ READ WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 7eb78b2e9d3a151afee09afd9ea631942503bb7b86989a8f38217120fe68fec0

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
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

__kernel void galefs_sumMemory(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    __global uchar *ul_7;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_9, i_10, i_12, i_13, i_14, i_15, i_16, i_18;
    long l_1, l_8, l_11, l_17;
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = (long) i_0;
    i_2 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 30)) + (uint) i_0)) >> 2;
    i_3 = (int) get_local_size(0);
    i_4 = (int) get_num_groups(0);
    i_5 = (int) get_local_id(0);
    i_6 = (int) get_group_id(0);
    ul_7 = arg_args + 16L;
    l_8 = 0L;
    i_9 = i_6;
    while (true) {
        i_10 = *((__global gale_int *) ul_7);
        if (!(i_9 < i_10)) {
            break;
        }
        l_11 = ((long) i_9) * l_1;
        i_12 = 0;
        i_13 = i_5;
        while (true) {
            if (!(i_13 < i_2)) {
                break;
            }
            i_14 = *((__global gale_int *) (arg_data + 16 + (l_11 + (((long) i_13) << 2))));
            i_15 = (int) ((uint) i_12 + (uint) i_14);
            i_16 = (int) ((uint) i_13 + (uint) i_3);
            i_12 = i_15;
            i_13 = i_16;
        }
        l_17 = (long) ((ulong) l_8 + (ulong) ((long) i_12));
        i_18 = (int) ((uint) i_9 + (uint) i_4);
        l_8 = l_17;
        i_9 = i_18;
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_8;
}
