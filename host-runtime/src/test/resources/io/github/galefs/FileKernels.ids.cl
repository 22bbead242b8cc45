// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#ids
// entry point: galefs_ids
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source SHA-256: 287974828b6bc329df136fd9a61385c1e3269669666d8a05f7edac8f7ded880e

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

__kernel void galefs_ids(__global uchar *arg_fs, __global uchar *arg_out) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    i_0 = (int) get_global_id(0);
    i_1 = *((__global gale_int *) (arg_fs + 12L));
    if (i_1 == 0) {
        i_2 = (-1);
    } else {
        i_3 = (int) get_global_id(0);
        i_2 = i_3;
    }
    i_4 = (int) ((uint) i_0 + (uint) (i_0 << 2));
    *((__global gale_int *) (arg_out + ((((long) i_4) << 2) + 16L))) = i_2;
    i_5 = (int) get_local_id(0);
    *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_4 + (uint) 1))) << 2) + 16L))) = i_5;
    i_6 = (int) get_group_id(0);
    *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_4 + (uint) 2))) << 2) + 16L))) = i_6;
    i_7 = (int) get_local_size(0);
    *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_4 + (uint) 3))) << 2) + 16L))) = i_7;
    i_8 = (int) get_num_groups(0);
    *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) i_4 + (uint) 4))) << 2) + 16L))) = i_8;
}
