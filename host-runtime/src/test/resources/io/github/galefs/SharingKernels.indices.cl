// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#indices
// entry point: galefs_indices
// parameters: LONG_ARRAY INT_ARRAY
// accesses: NONE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/SharingKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/DoubleGroup.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/FloatGroup.java
// source: io/github/galefs/kernel/GridIndex.java
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
// source SHA-256: 37eb7f7086f701cbd8ff285f71c0bff64bc968f8804908b8970e7d0f56a7d118

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

// Work-groups of a launch in a dimension; 1 beyond the last.
int gale_grid_groups(int8 grid, int dimension) {
    return dimension == 0 ? grid.s0 : dimension == 1 ? grid.s1 : dimension == 2 ? grid.s2 : 1;
}

// Work-items of a work-group in a dimension; 1 beyond the last.
int gale_grid_items(int8 grid, int dimension) {
    return dimension == 0 ? grid.s3 : dimension == 1 ? grid.s4 : dimension == 2 ? grid.s5 : 1;
}

__kernel void galefs_indices(__global uchar *arg_fs, __global uchar *arg_out, const int8 gale_grid) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8;
    const int gale_group = (int) get_group_id(0);
    i_0 = gale_grid_items(gale_grid, 0);
    i_1 = gale_grid_groups(gale_grid, 0);
    i_2 = (int) ((uint) ((int) ((uint) i_0 * (uint) gale_rem_int(gale_group, i_1))) + (uint) gale_rem_int(((int) get_local_id(0)), i_0));
    i_3 = gale_grid_items(gale_grid, 1);
    i_4 = gale_grid_groups(gale_grid, 1);
    i_5 = (int) ((uint) ((int) ((uint) i_3 * (uint) gale_rem_int(gale_div_int(gale_group, i_1), i_4))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_3));
    i_6 = gale_grid_items(gale_grid, 2);
    i_7 = (int) ((uint) ((int) ((uint) i_6 * (uint) gale_rem_int(gale_div_int(gale_group, ((int) ((uint) i_1 * (uint) i_4))), gale_grid_groups(gale_grid, 2)))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), ((int) ((uint) i_0 * (uint) i_3))), i_6));
    i_8 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) ((int) ((uint) i_2 + (uint) ((int) ((uint) ((int) ((uint) i_1 * (uint) i_0)) * (uint) ((int) ((uint) i_5 + (uint) ((int) ((uint) ((int) ((uint) i_4 * (uint) i_3)) * (uint) i_7)))))))) << 2)), ((int) ((uint) ((int) ((uint) ((int) ((uint) i_7 * (uint) 10000)) + (uint) ((int) ((uint) i_2 + (uint) ((int) ((uint) i_5 * (uint) 100)))))) + (uint) 1)));
}
