// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#ofHelpers
// entry point: galefs_ofHelpers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/LocalMemories.java
// source SHA-256: 72ca99535c14dc972abc6574971015e75edad5860044ee13671464a2c96e276a

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

#define GALEFS_LOCAL_BYTES (0 + 20 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_3) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_6)

__kernel void galefs_ofHelpers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4;
    int i_2, i_9, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_19;
    long l_0, l_1, l_3, l_5, l_6, l_7, l_8;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 2) + 16L;
    i_2 = *((__global gale_int *) (arg_ints + l_1));
    *((__local gale_int *) (gale_local_memory + ((-16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 2) + 16L)))) = i_2;
    GALEFS_LOCAL_BARRIER(1);
    l_3 = (l_0 << 3) + 16L;
    ul_4 = arg_longs + l_3;
    l_5 = *((__global gale_long *) ul_4);
    *((__local gale_long *) (gale_local_memory + ((-16L) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = l_5;
    GALEFS_LOCAL_BARRIER(2);
    l_6 = *((__local gale_long *) (gale_local_memory + ((-16L) + ((((long) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))) << 3) + 16L))));
    l_7 = *((__global gale_long *) ul_4);
    *((__local gale_long *) (gale_local_memory + ((-16L + 8L * GALEFS_LOCAL_SIZE) + ((((long) ((int) get_local_id(0))) << 3) + 16L)))) = ((long) ((ulong) l_7 + (ulong) 1L));
    GALEFS_LOCAL_BARRIER(3);
    l_8 = *((__local gale_long *) (gale_local_memory + ((-16L + 8L * GALEFS_LOCAL_SIZE) + ((((long) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 2)), ((int) get_local_size(0)))) << 3) + 16L))));
    i_9 = (int) get_local_size(0);
    i_10 = 0;
    i_11 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_11 < i_9)) {
            break;
        }
        i_12 = *((__local gale_int *) (gale_local_memory + ((-16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_11) << 2) + 16L))));
        i_13 = (int) ((uint) i_10 + (uint) i_12);
        i_14 = (int) ((uint) i_11 + (uint) 1);
        i_10 = i_13;
        i_11 = i_14;
    }
    i_15 = 0;
    i_16 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_16 < 4)) {
            break;
        }
        i_17 = *((__global gale_int *) (arg_ints + ((((long) i_16) << 2) + 16L)));
        i_18 = (int) ((uint) i_15 + (uint) i_17);
        i_19 = (int) ((uint) i_16 + (uint) 1);
        i_15 = i_18;
        i_16 = i_19;
    }
    *((__global gale_int *) (arg_out + l_1)) = ((int) ((uint) i_10 + (uint) i_15));
    *((__global gale_long *) (arg_longOut + l_3)) = ((long) ((ulong) ((long) ((ulong) (l_6 << 5) - (ulong) l_6)) + (ulong) l_8));
    GALEFS_GROUP_END()
}
