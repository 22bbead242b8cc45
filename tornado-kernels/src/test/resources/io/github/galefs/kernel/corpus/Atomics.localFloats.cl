// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Atomics#localFloats
// entry point: galefs_localFloats
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: NONE NONE NONE NONE WRITE WRITE
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

#define GALEFS_LOCAL_BYTES (48 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE)

__kernel void galefs_localFloats(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    double d_11, d_12, d_13, d_14, d_15, d_16, d_18;
    float f_4, f_5, f_6, f_7, f_8, f_9, f_17;
    int i_0, i_2, i_3, i_10;
    long l_1;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        i_0 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_0 < 4)) {
                break;
            }
            l_1 = (long) i_0;
            *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_1 << 2) + 16L)))) = ((float) i_0);
            *((__local gale_double *) (gale_local_memory + ((0L) + ((l_1 << 3) + 16L)))) = ((double) ((int) (0 - (uint) i_0)));
            i_2 = (int) ((uint) i_0 + (uint) 1);
            i_0 = i_2;
        }
    }
    GALEFS_LOCAL_BARRIER(1);
    i_3 = ((int) get_local_id(0)) & 3;
    f_4 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) (uint) i_3) << 2) + 16L))));
    f_5 = ((float) ((int) get_local_id(0))) * (0x1.0p-1f);
    f_6 = as_float(atomic_cmpxchg((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_3 << 2)), as_int(f_4), as_int((f_5 + f_4))));
    f_7 = f_4;
    f_8 = f_6;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_int(f_8) == as_int(f_7)) {
            break;
        }
        f_9 = as_float(atomic_cmpxchg((volatile __local int *) ((gale_local_memory + (-16L)) + 16 + ((long) i_3 << 2)), as_int(f_8), as_int((f_5 + f_8))));
        f_7 = f_8;
        f_8 = f_9;
    }
    i_10 = ((int) get_local_id(0)) & 3;
    d_11 = *((__local gale_double *) (gale_local_memory + ((0L) + ((((long) (uint) i_10) << 3) + 16L))));
    d_12 = (double) ((int) get_global_id(0));
    d_13 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __local long *) ((gale_local_memory + (0L)) + 16 + ((long) i_10 << 3)), as_long(d_11), as_long((d_11 + d_12))));
    d_14 = d_11;
    d_15 = d_13;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (as_long(d_15) == as_long(d_14)) {
            break;
        }
        d_16 = as_double(GALEFS_LONG_ATOMIC(cmpxchg)((volatile __local long *) ((gale_local_memory + (0L)) + 16 + ((long) i_10 << 3)), as_long(d_15), as_long((d_15 + d_12))));
        d_14 = d_15;
        d_15 = d_16;
    }
    GALEFS_LOCAL_BARRIER(2);
    f_17 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((((long) (uint) (((int) get_global_id(0)) & 3)) << 2) + 16L))));
    *((__global gale_float *) (arg_floatOut + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = f_17;
    d_18 = *((__local gale_double *) (gale_local_memory + ((0L) + ((((long) (uint) (((int) get_global_id(0)) & 3)) << 3) + 16L))));
    *((__global gale_double *) (arg_doubleOut + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = d_18;
    GALEFS_GROUP_END()
}
