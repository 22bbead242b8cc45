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
// source SHA-256: d6c01b2e0be7ca60930c1b7ec1d1f55f75d87ff41500d5e142ec1eaefc4723dd

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
    __global uchar *ul_10;
    int i_0, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_12, i_13, i_16, i_17, i_23, i_25, i_28, i_30;
    long l_1, l_11, l_14, l_15, l_18, l_19, l_20, l_21, l_22, l_24, l_26, l_27, l_29;
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = (long) i_0;
    i_2 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
    i_3 = (int) get_local_size(0);
    i_4 = i_3 << 2;
    i_5 = (int) get_num_groups(0);
    i_6 = (int) get_local_id(0);
    i_7 = i_3 << 1;
    i_8 = (int) ((uint) i_3 + (uint) i_7);
    i_9 = (int) get_group_id(0);
    ul_10 = arg_args + 16L;
    l_11 = 0L;
    i_12 = i_9;
    while (true) {
        i_13 = *((__global gale_int *) ul_10);
        if (!(i_12 < i_13)) {
            break;
        }
        l_14 = ((long) i_12) * l_1;
        l_15 = 0L;
        i_16 = i_6;
        while (true) {
            i_17 = (int) ((uint) i_16 + (uint) i_8);
            if (!(i_17 < i_2)) {
                break;
            }
            l_18 = *((__global gale_long *) (arg_data + 16 + (l_14 + (((long) i_16) << 3))));
            l_19 = *((__global gale_long *) (arg_data + 16 + (l_14 + (((long) ((int) ((uint) i_3 + (uint) i_16))) << 3))));
            l_20 = *((__global gale_long *) (arg_data + 16 + (l_14 + (((long) ((int) ((uint) i_16 + (uint) i_7))) << 3))));
            l_21 = *((__global gale_long *) (arg_data + 16 + (l_14 + (((long) i_17) << 3))));
            l_22 = (long) ((ulong) l_15 + (ulong) ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) l_19)) + (ulong) ((long) ((ulong) l_20 + (ulong) l_21)))));
            i_23 = (int) ((uint) i_16 + (uint) i_4);
            l_15 = l_22;
            i_16 = i_23;
        }
        l_24 = l_15;
        i_25 = i_16;
        while (true) {
            if (!(i_25 < i_2)) {
                break;
            }
            l_26 = *((__global gale_long *) (arg_data + 16 + (l_14 + (((long) i_25) << 3))));
            l_27 = (long) ((ulong) l_24 + (ulong) l_26);
            i_28 = (int) ((uint) i_3 + (uint) i_25);
            l_24 = l_27;
            i_25 = i_28;
        }
        l_29 = (long) ((ulong) l_11 + (ulong) l_24);
        i_30 = (int) ((uint) i_12 + (uint) i_5);
        l_11 = l_29;
        i_12 = i_30;
    }
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_11;
}
