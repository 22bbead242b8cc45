// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#ids
// entry point: galefs_ids
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source SHA-256: 325c63ad864405f95aee5533c3e45ebeceb58d2dcb3b51e34119357cff899f86

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

__kernel void galefs_ids(__global uchar *arg_fs, __global uchar *arg_out) {
    int i_0, i_1, i_2, i_3;
    long l_4;
    const int gale_group = (int) get_group_id(0);
    i_0 = *((__global gale_int *) (arg_fs + 12L));
    if (i_0 == 0) {
        i_1 = (-1);
    } else {
        i_2 = (int) get_global_id(0);
        i_1 = i_2;
    }
    i_3 = (int) get_global_id(0);
    l_4 = (long) ((int) ((uint) i_3 + (uint) (i_3 << 2)));
    *((__global gale_int *) (arg_out + ((l_4 << 2) + 16L))) = i_1;
    *((__global gale_int *) (arg_out + (((l_4 + 1L) << 2) + 16L))) = ((int) get_local_id(0));
    *((__global gale_int *) (arg_out + (((l_4 + 2L) << 2) + 16L))) = gale_group;
    *((__global gale_int *) (arg_out + (((l_4 + 3L) << 2) + 16L))) = ((int) get_local_size(0));
    *((__global gale_int *) (arg_out + (((l_4 + 4L) << 2) + 16L))) = ((int) get_num_groups(0));
}
