// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#exchanges
// entry point: galefs_exchanges
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ_WRITE READ_WRITE READ_WRITE
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

// Atomic functions on 64-bit integers. The host refuses a program that contains this on a device without them.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable
#define GALEFS_LONG_ATOMIC(operation) atom_##operation

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_5) VARIABLE(long, l_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_5)

__kernel void galefs_exchanges(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_0;
    int i_1, i_2, i_3, i_4, i_5, i_8, i_10;
    long l_6, l_7, l_9;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    ul_0 = arg_ints + ((((long) ((int) get_global_id(0))) << 2) + 16L);
    i_1 = *((__global gale_int *) ul_0);
    i_2 = gale_group;
    i_3 = atomic_xchg((volatile __global int *) (arg_out + 16 + ((long) i_2 << 2)), i_1);
    i_4 = *((__global gale_int *) ul_0);
    i_5 = ((int) ((uint) 255 - (uint) i_2)) & 255;
    l_6 = GALEFS_LONG_ATOMIC(xchg)((volatile __global long *) (arg_longs + 16 + ((long) i_5 << 3)), ((long) i_4));
    l_7 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_2 << 3)), ((long) i_3));
    GALEFS_BARRIER(1);
    if (((int) get_local_id(0)) == 0) {
        i_8 = atomic_xchg((volatile __global int *) (arg_out + 16 + ((long) i_2 << 2)), 0);
        l_9 = GALEFS_LONG_ATOMIC(add)((volatile __global long *) (arg_longOut + 16 + ((long) i_2 << 3)), ((long) i_8));
    }
    if (l_6 == 0L) {
        i_10 = atomic_add((volatile __global int *) (arg_out + 16 + ((long) 0 << 2)), 0);
    }
    GALEFS_BARRIER(2);
    *((__global gale_long *) (arg_longs + ((((long) (uint) i_5) << 3) + 16L))) = 0L;
    GALEFS_GROUP_END()
}
