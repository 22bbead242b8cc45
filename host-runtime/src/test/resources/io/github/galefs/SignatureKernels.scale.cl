// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#scale
// entry point: galefs_scale
// parameters: LONG_ARRAY FLOAT_ARRAY INT FLOAT
// accesses: NONE READ_WRITE NONE NONE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/SignatureKernels.java
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
// source SHA-256: ccd73dc652c7a7ff168a9a4e95de8c8ce1fd8731cdd2ed15753f46925d734689

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

__kernel void galefs_scale(__global uchar *arg_fs, __global uchar *arg_data, int arg_count, float arg_factor) {
    __global uchar *ul_1;
    float f_2;
    int i_0;
    const int gale_group = (int) get_group_id(0);
    i_0 = (int) get_global_id(0);
    if (i_0 < arg_count) {
        ul_1 = arg_data + ((((long) i_0) << 2) + 16L);
        f_2 = *((__global gale_float *) ul_1);
        *((__global gale_float *) ul_1) = (arg_factor * f_2);
    }
}
