// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#transpose
// entry point: galefs_transpose
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: NONE READ WRITE
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

// A kernel with barriers has two forms. In the first, barriers are OpenCL's. The second has none, for devices that
// cannot compile them right: one work-item of the device runs the GALEFS_ITEMS work-items of a group in turn, each up
// to its next barrier, where it saves the variables that live there. It goes on when all others have come to theirs.
#ifdef GALEFS_ITEMS
#define GALEFS_SIZE(type, name) +sizeof(type)
#define GALEFS_SAVED(type, name) type gale_saved_##name[GALEFS_ITEMS];
#define GALEFS_SAVE(name) gale_saved_##name[gale_local] = name;
#define GALEFS_RESTORE(name) name = gale_saved_##name[gale_local];
#define GALEFS_RESUME(point) case point: goto gale_resume_##point;
#define GALEFS_GROUP_BEGIN()                                                                                           \
    _Static_assert(                                                                                                    \
        GALEFS_ITEMS * (sizeof(int) GALEFS_CONTEXT(GALEFS_SIZE)) <= 4 << 20,                                           \
        "the values that live at barriers need more than 4 MiB: use a smaller local size");                            \
    GALEFS_CONTEXT(GALEFS_SAVED)                                                                                       \
    int gale_points[GALEFS_ITEMS];                                                                                     \
    for (int item = 0; item < GALEFS_ITEMS; item++) {                                                                  \
        gale_points[item] = 0;                                                                                         \
    }                                                                                                                  \
    int gale_waiting = GALEFS_ITEMS;                                                                                   \
    for (uint gale_phase = 0; gale_waiting > 0; gale_phase++) {                                                        \
        gale_waiting = 0;                                                                                              \
        for (int gale_local = 0; gale_local < GALEFS_ITEMS; gale_local++) {
#define GALEFS_GROUP_RESUME()                                                                                          \
            switch (gale_points[gale_local]) {                                                                         \
                GALEFS_POINTS(GALEFS_RESUME)                                                                           \
                case -1: continue;                                                                                     \
            }
#define GALEFS_BARRIER(point)                                                                                          \
    GALEFS_LIVE_##point(GALEFS_SAVE)                                                                                   \
    gale_points[gale_local] = point;                                                                                   \
    gale_waiting++;                                                                                                    \
    goto gale_next;                                                                                                    \
    gale_resume_##point:                                                                                               \
    GALEFS_LIVE_##point(GALEFS_RESTORE)
#define GALEFS_RETURN goto gale_end
#define GALEFS_GROUP_END()                                                                                             \
            gale_end: gale_points[gale_local] = -1;                                                                    \
            gale_next:;                                                                                                \
        }                                                                                                              \
    }
#define get_local_id(dimension) gale_local
#define get_local_size(dimension) GALEFS_ITEMS
#define get_global_id(dimension) (get_group_id(0) * GALEFS_ITEMS + gale_local)
#else
#define GALEFS_GROUP_BEGIN()
#define GALEFS_GROUP_RESUME()
#define GALEFS_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)
#define GALEFS_RETURN return
#define GALEFS_GROUP_END()
#endif

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

// Work-groups of a launch in a dimension; 1 beyond the last.
int gale_grid_groups(int8 grid, int dimension) {
    return dimension == 0 ? grid.s0 : dimension == 1 ? grid.s1 : dimension == 2 ? grid.s2 : 1;
}

// Work-items of a work-group in a dimension; 1 beyond the last.
int gale_grid_items(int8 grid, int dimension) {
    return dimension == 0 ? grid.s3 : dimension == 1 ? grid.s4 : dimension == 2 ? grid.s5 : 1;
}

#define GALEFS_LOCAL_BYTES (64 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_3) VARIABLE(int, i_5) VARIABLE(int, i_6)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_6)

__kernel void galefs_transpose(__global uchar *arg_fs, __global uchar *arg_matrix, __global uchar *arg_transposed, const int8 gale_grid) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = gale_grid_items(gale_grid, 0);
    i_1 = gale_grid_groups(gale_grid, 0);
    i_2 = gale_grid_items(gale_grid, 1);
    i_3 = gale_grid_groups(gale_grid, 1);
    i_4 = *((__global gale_int *) (arg_matrix + ((((long) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_0 * (uint) gale_rem_int(gale_group, i_1))) + (uint) gale_rem_int(((int) get_local_id(0)), i_0))) + (uint) (((int) ((uint) i_1 * (uint) ((int) ((uint) ((int) ((uint) i_2 * (uint) gale_rem_int(gale_div_int(gale_group, i_1), i_3))) + (uint) gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_2))))) << 2)))) << 2) + 16L)));
    i_5 = gale_rem_int(gale_div_int(((int) get_local_id(0)), i_0), i_2);
    i_6 = gale_rem_int(((int) get_local_id(0)), i_0);
    *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (i_5 << 2) + (uint) i_6))) << 2) + 16L)))) = i_4;
    GALEFS_LOCAL_BARRIER(1);
    i_7 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((((long) ((int) ((uint) (i_6 << 2) + (uint) i_5))) << 2) + 16L))));
    *((__global gale_int *) (arg_transposed + ((((long) ((int) ((uint) ((int) ((uint) (gale_rem_int(gale_div_int(gale_group, i_1), i_3) << 2) + (uint) (((int) ((uint) i_3 * (uint) ((int) ((uint) (gale_rem_int(gale_group, i_1) << 2) + (uint) i_5)))) << 2))) + (uint) i_6))) << 2) + 16L))) = i_7;
    GALEFS_GROUP_END()
}
