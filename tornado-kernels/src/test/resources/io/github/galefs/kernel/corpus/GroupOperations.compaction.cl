// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#compaction
// entry point: galefs_compaction
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/DoubleGroup.java
// source: io/github/galefs/kernel/FloatGroup.java
// source: io/github/galefs/kernel/GroupBallot.java
// source: io/github/galefs/kernel/GroupLimit.java
// source: io/github/galefs/kernel/GroupOperation.java
// source: io/github/galefs/kernel/IntGroup.java
// source: io/github/galefs/kernel/LongGroup.java
// source: io/github/galefs/kernel/WorkGroup.java
// source: io/github/galefs/kernel/corpus/GroupOperations.java
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source SHA-256: 56beef4555546cbf3d761f5cf70a7dfb03825f4a3fde1a8805cc63b583eb9b25

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

// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 8 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_19) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(ul_1)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_4) VARIABLE(l_0)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_19)

__kernel void galefs_compaction(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_25, i_26;
    long l_0, l_19;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    ul_1 = arg_ints + ((l_0 << 2) + 16L);
    i_2 = *((__global gale_int *) ul_1);
    GALEFS_LOCAL_BARRIER(1);
    i_3 = (int) get_local_id(0);
    i_4 = i_2 & 1;
    *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_3) << 2) + 16L)))) = i_4;
    GALEFS_LOCAL_BARRIER(2);
    i_5 = (int) get_local_size(0);
    i_6 = 0;
    i_7 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        i_8 = (int) ((uint) i_3 + (uint) i_6);
        if (!(i_7 < i_5)) {
            break;
        }
        i_9 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_8) << 2) + 16L))));
        if (i_3 < i_7) {
            i_10 = i_9;
        } else {
            i_11 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 - (uint) i_7))) << 2) + 16L))));
            i_12 = (int) ((uint) i_9 + (uint) i_11);
            i_10 = i_12;
        }
        i_13 = (int) ((uint) i_5 - (uint) i_6);
        *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_3 + (uint) i_13))) << 2) + 16L)))) = i_10;
        GALEFS_LOCAL_BARRIER(3);
        i_14 = i_7 << 1;
        i_6 = i_13;
        i_7 = i_14;
    }
    if (((int) get_local_id(0)) == 0) {
        i_15 = 0;
    } else {
        i_16 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_8 + (uint) (-1)))) << 2) + 16L))));
        i_15 = i_16;
    }
    if (!((i_2 & 1) == 0)) {
        i_17 = *((__global gale_int *) ul_1);
        *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) i_15))) << 2) + 16L))) = i_17;
    }
    GALEFS_LOCAL_BARRIER(4);
    i_18 = (int) get_local_id(0);
    l_19 = (-16L) + ((((long) i_18) << 2) + 16L);
    *((__local gale_int *) (gale_scratch_memory + l_19)) = i_4;
    GALEFS_LOCAL_BARRIER(5);
    i_20 = (int) get_local_size(0);
    i_21 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_21 < i_20)) {
            break;
        }
        i_22 = i_21 << 1;
        if ((i_18 & ((int) ((uint) i_22 + (uint) (-1)))) == 0) {
            i_23 = (int) ((uint) i_18 + (uint) i_21);
            if (i_23 < i_20) {
                i_24 = *((__local gale_int *) (gale_scratch_memory + l_19));
                i_25 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_23) << 2) + 16L))));
                *((__local gale_int *) (gale_scratch_memory + l_19)) = ((int) ((uint) i_24 + (uint) i_25));
            }
        }
        GALEFS_LOCAL_BARRIER(6);
        i_21 = i_22;
    }
    i_26 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
    *((__global gale_long *) (arg_longOut + ((l_0 << 3) + 16L))) = ((long) i_26);
    GALEFS_GROUP_END()
}
