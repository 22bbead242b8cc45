// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.TimeLimitKernels#spins
// entry point: galefs_spins
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: NONE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/TimeLimitKernels.java
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
// source SHA-256: 6bf2eb29bc69bfad0252797d3c62e45fdec0a43de66fc3c49d24783819609424

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

__kernel void galefs_spins(__global uchar *arg_fs, __global uchar *arg_out) {
    int i_0;
    const int gale_group = (int) get_group_id(0);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_0 = *((volatile __global gale_int *) (arg_out + 16 + 0L));
        if (!(i_0 == 0)) {
            break;
        }
        *((volatile __global gale_int *) (arg_out + 16 + 4L)) = 1;
    }
}
