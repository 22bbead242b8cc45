// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#contend
// entry point: galefs_contend
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE READ_WRITE READ
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/SharingKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/DoubleGroup.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/FloatGroup.java
// source: io/github/galefs/kernel/GroupBallot.java
// source: io/github/galefs/kernel/GroupLimit.java
// source: io/github/galefs/kernel/GroupOperation.java
// source: io/github/galefs/kernel/IntGroup.java
// source: io/github/galefs/kernel/LongGroup.java
// source: io/github/galefs/kernel/MemoryView.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/RegionAtomics.java
// source: io/github/galefs/kernel/RegionHandle.java
// source: io/github/galefs/kernel/WorkGroup.java
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
// source: io/github/galefs/kernel/tornado/InstalledBinding.java
// source: io/github/galefs/kernel/tornado/TornadoBinding.java
// source: io/github/galefs/kernel/tornado/TornadoType.java
// source: io/github/galefs/kernel/tornado/WorkItemArgument.java
// source SHA-256: 6042aa4c90e1fc2e3cc3d246e4bf57d9d84d99780e4ecdaf753b747c73e808c6

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

// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

__kernel void galefs_contend(__global uchar *arg_fs, __global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_rounds) {
    __global uchar *ul_0;
    int i_1, i_2, i_3, i_4, i_10;
    long l_5, l_6, l_7, l_8, l_9;
    const int gale_group = (int) get_group_id(0);
    ul_0 = arg_rounds + 16L;
    i_1 = 0;
    while (true) {
        i_2 = *((__global gale_int *) ul_0);
        if (!(i_1 < i_2)) {
            break;
        }
        i_3 = i_1 & 1;
        i_4 = atomic_add((volatile __global int *) (arg_ints + 16 + ((long) i_3 << 2)), 1);
        l_5 = *((__global gale_long *) (arg_longs + ((((long) (uint) i_3) << 3) + 16L)));
        l_6 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_3 << 3)), l_5, ((long) ((ulong) l_5 + (ulong) 3L)));
        l_7 = l_5;
        l_8 = l_6;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (l_7 == l_8) {
                break;
            }
            l_9 = GALEFS_LONG_ATOMIC(cmpxchg)((volatile __global long *) (arg_longs + 16 + ((long) i_3 << 3)), l_8, ((long) ((ulong) l_8 + (ulong) 3L)));
            l_7 = l_8;
            l_8 = l_9;
        }
        i_10 = (int) ((uint) i_1 + (uint) 1);
        i_1 = i_10;
    }
}
