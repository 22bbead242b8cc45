// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#localHistogram
// entry point: galefs_localHistogram
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE READ_WRITE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/FloatAtomics.java
// source: io/github/galefs/kernel/MemoryView.java
// source: io/github/galefs/kernel/RegionAtomics.java
// source: io/github/galefs/kernel/RegionHandle.java
// source: io/github/galefs/kernel/corpus/Atomics.java
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/tornado/InstalledBinding.java
// source: io/github/galefs/kernel/tornado/TornadoBinding.java
// source: io/github/galefs/kernel/tornado/TornadoType.java
// source: io/github/galefs/kernel/tornado/WorkItemArgument.java
// source SHA-256: d92d4cc813a03d9ec91b32d7a8b6d7699dfcf2b5063f5ce85a8001a8e2ebdcdb

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

// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

#define GALEFS_LOCAL_BYTES (192 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_localHistogram(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_5, i_6, i_7, i_8, i_9, i_10, i_13, i_14, i_15, i_16, i_18, i_19, i_22;
    long l_3, l_11, l_12, l_17, l_20, l_21;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_size(0);
    i_1 = (int) get_local_id(0);
    i_2 = i_1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_2 < 16)) {
            break;
        }
        l_3 = (long) i_2;
        *((__local gale_int *) (gale_local_memory + ((-16L) + ((l_3 << 2) + 16L)))) = 0;
        *((__local gale_long *) (gale_local_memory + ((48L) + ((l_3 << 3) + 16L)))) = 0L;
        i_4 = (int) ((uint) i_2 + (uint) i_0);
        i_2 = i_4;
    }
    GALEFS_LOCAL_BARRIER(1);
    i_5 = (int) get_global_id(0);
    i_6 = (int) ((uint) i_5 + (uint) (i_5 << 2));
    i_7 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 < 4)) {
            break;
        }
        i_8 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_7 + (uint) i_6)) & 255)) << 2) + 16L)));
        i_9 = i_8 & 15;
        i_10 = atomic_add((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_9 << 2)), 1);
        l_11 = GALEFS_LONG_ATOMIC(add)((volatile __local long *) ((gale_local_memory + (48L)) + 16 + ((long) i_9 << 3)), ((long) i_8));
        l_12 = GALEFS_LONG_ATOMIC(max)((volatile __local long *) ((gale_local_memory + (48L)) + 16 + ((long) ((int) ((uint) i_8 >> 28)) << 3)), (-549755813888L));
        i_13 = (int) ((uint) i_7 + (uint) 1);
        i_7 = i_13;
    }
    GALEFS_LOCAL_BARRIER(2);
    i_14 = (int) get_local_size(0);
    i_15 = (int) get_local_id(0);
    i_16 = i_15;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_16 < 16)) {
            break;
        }
        l_17 = (long) i_16;
        i_18 = *((__local gale_int *) (gale_local_memory + ((-16L) + ((l_17 << 2) + 16L))));
        i_19 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) i_16 << 2)), i_18);
        l_20 = *((__local gale_long *) (gale_local_memory + ((48L) + ((l_17 << 3) + 16L))));
        l_21 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_16 << 3)), l_20);
        i_22 = (int) ((uint) i_16 + (uint) i_14);
        i_16 = i_22;
    }
    GALEFS_GROUP_END()
}
