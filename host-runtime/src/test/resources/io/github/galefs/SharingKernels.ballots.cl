// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SharingKernels#ballots
// entry point: galefs_ballots
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: NONE READ WRITE
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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_5) VARIABLE(long, l_12) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(l_12) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(l_12) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_20) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)

__kernel void galefs_ballots(__global uchar *arg_fs, __global uchar *arg_values, __global uchar *arg_out) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_0, i_2, i_5, i_6, i_7, i_8, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_19, i_20, i_23, i_24, i_25, i_26;
    long l_3, l_4, l_9, l_12, l_21, l_22;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    ul_1 = arg_values + ((((long) i_0) << 2) + 16L);
    i_2 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(1);
    l_3 = (-16L) + 20L;
    l_4 = (-16L) + 16L;
    i_5 = (int) get_local_id(0);
    if (i_5 == 0) {
        *((__local gale_int *) (gale_scratch_memory + l_4)) = 0;
        *((__local gale_int *) (gale_scratch_memory + l_3)) = 0;
    }
    GALEFS_LOCAL_BARRIER(2);
    if (!(i_2 < 1)) {
        if (i_5 < 64) {
            i_6 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_5 >> 5) << 2)), (1 << (i_5 & 31)));
        }
    }
    GALEFS_LOCAL_BARRIER(3);
    i_7 = *((__local gale_int *) (gale_scratch_memory + l_3));
    i_8 = *((__local gale_int *) (gale_scratch_memory + l_4));
    l_9 = (long) ((int) ((uint) i_0 + (uint) (i_0 << 1)));
    *((__global gale_long *) (arg_out + ((l_9 << 3) + 16L))) = ((((long) i_7) << 32) | ((long) (uint) i_8));
    i_10 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(4);
    i_11 = (int) get_local_id(0);
    l_12 = (-16L) + ((((long) i_11) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_12)) = i_10;
    GALEFS_LOCAL_BARRIER(5);
    i_13 = (int) get_local_size(0);
    i_14 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_14 < i_13)) {
            break;
        }
        i_15 = i_14 << 1;
        if ((i_11 & ((int) ((uint) i_15 + (uint) (-1)))) == 0) {
            i_16 = (int) ((uint) i_11 + (uint) i_14);
            if (i_16 < i_13) {
                i_17 = *((__local gale_int *) (gale_scratch_memory + l_12));
                i_18 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_16) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_12)) = ((int) ((uint) i_17 + (uint) i_18));
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_14 = i_15;
    }
    i_19 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_out + (((l_9 + 1L) << 3) + 16L))) = ((long) i_19);
    i_20 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(7);
    l_21 = (-16L) + 20L;
    l_22 = (-16L) + 16L;
    i_23 = (int) get_local_id(0);
    if (i_23 == 0) {
        *((__local gale_int *) (gale_scratch_memory + l_22)) = 0;
        *((__local gale_int *) (gale_scratch_memory + l_21)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    if (gale_rem_int(i_20, 3) == 0) {
        if (i_23 < 64) {
            i_24 = atomic_or((volatile __local int *) ((gale_scratch_memory + (-16L)) + 16 + ((long) (i_23 >> 5) << 2)), (1 << (i_23 & 31)));
        }
    }
    GALEFS_LOCAL_BARRIER(9);
    i_25 = *((__local gale_int *) (gale_scratch_memory + l_21));
    i_26 = *((__local gale_int *) (gale_scratch_memory + l_22));
    *((__global gale_long *) (arg_out + (((l_9 + 2L) << 3) + 16L))) = ((((long) i_25) << 32) | ((long) (uint) i_26));
    GALEFS_GROUP_END()
}
