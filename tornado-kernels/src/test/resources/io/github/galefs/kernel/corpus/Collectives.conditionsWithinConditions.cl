// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#conditionsWithinConditions
// entry point: galefs_conditionsWithinConditions
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ READ_WRITE WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/Collectives.java
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source SHA-256: cc70283c9e043e02a2447e0707bdaf334ae6e463aa96986cbfee2b2ff6d6e0db

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

// Assigns the leader's value to the result in all work-items of the group. Two slots alternate, so one barrier per
// broadcast is enough: before a slot is written again, all work-items have passed the barrier of the other slot, and so
// have read this one.
#ifdef GALEFS_ITEMS
#define GALEFS_BROADCAST_SLOTS long gale_slots[2];
#define GALEFS_BROADCAST(point, result, value)                                                                         \
    if (gale_local == 0) {                                                                                             \
        gale_slots[gale_phase & 1] = value;                                                                            \
    }                                                                                                                  \
    GALEFS_BARRIER(point)                                                                                              \
    result = gale_slots[(gale_phase ^ 1) & 1]
#else
#define GALEFS_BROADCAST_SLOTS __local long gale_slots[2]; uint gale_turn = 0;
#define GALEFS_BROADCAST(point, result, value) result = gale_broadcast(gale_slots, &gale_turn, value)

long gale_broadcast(__local long *slots, uint *turn, long value) {
    *turn ^= 1;
    if (get_local_id(0) == 0) {
        slots[*turn] = value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    return slots[*turn];
}
#endif

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_3) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_15)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_10)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_3) VARIABLE(i_7) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_15)

__kernel void galefs_conditionsWithinConditions(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_2, i_3, i_5, i_6, i_7, i_9, i_13, i_14;
    long l_0, l_1, l_4, l_10, l_11, l_12, l_15, l_16, l_17;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    i_2 = gale_group;
    i_3 = (int) ((uint) (i_2 << 3) - (uint) i_2);
    l_4 = 0L;
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 4)) {
            break;
        }
        i_6 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_5 + (uint) i_3)) & 255)) << 2) + 16L)));
        i_7 = (int) ((uint) i_5 + (uint) 1);
        if ((i_6 & 1) == 0) {
            i_5 = i_7;
        } else {
            ul_8 = arg_ints + ((l_0 << 2) + 16L);
            i_9 = *((__global gale_int *) ul_8);
            if (i_9 < 1) {
                l_10 = l_4;
            } else {
                l_11 = *((__global gale_long *) (arg_longs + l_1));
                l_12 = (long) ((ulong) l_4 + (ulong) (l_11 >> i_5));
                l_10 = l_12;
            }
            if ((i_6 & 2) == 0) {
                l_4 = l_10;
                i_5 = i_7;
            } else {
                i_13 = *((__global gale_int *) ul_8);
                *((__global gale_int *) (arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_13 - (uint) i_5));
                GALEFS_BARRIER(1);
                i_14 = *((__global gale_int *) (arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L)));
                GALEFS_BARRIER(2);
                l_15 = (long) ((ulong) ((long) i_14) + (ulong) ((long) ((ulong) l_10 + (ulong) (l_10 << 1))));
                if ((i_6 & 4) == 0) {
                    l_4 = l_15;
                    i_5 = i_7;
                } else {
                    GALEFS_BROADCAST(3, l_16, l_15);
                    l_17 = (long) ((ulong) l_15 + (ulong) l_16);
                    l_4 = l_17;
                    i_5 = i_7;
                }
            }
        }
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_4;
    GALEFS_GROUP_END()
}
