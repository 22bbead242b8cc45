// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#doWhile
// entry point: galefs_doWhile
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_13) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(ul_6) VARIABLE(ul_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_13) VARIABLE(l_3)

__kernel void galefs_doWhile(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6, *ul_7;
    int i_4, i_11;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_12, l_13;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    l_3 = (l_0 << 2) + 16L;
    i_4 = *((__global gale_int *) (arg_ints + l_3));
    GALEFS_BROADCAST(1, l_5, ((long) (uint) (i_4 & 7)));
    ul_6 = arg_out + ((((long) ((int) ((uint) ((int) ((uint) gale_group * (uint) ((int) get_local_size(0)))) + (uint) gale_rem_int(((int) ((uint) ((int) get_local_id(0)) + (uint) 1)), ((int) get_local_size(0)))))) << 2) + 16L);
    ul_7 = arg_out + ((((long) ((int) get_global_id(0))) << 2) + 16L);
    l_8 = l_2;
    l_9 = l_5;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if ((l_9 & 1L) == 0) {
            l_10 = l_8;
        } else {
            *((__global gale_int *) ul_7) = ((int) ((long) ((ulong) l_8 + (ulong) l_9)));
            GALEFS_BARRIER(2);
            i_11 = *((__global gale_int *) ul_6);
            GALEFS_BARRIER(3);
            l_12 = (long) ((ulong) ((long) i_11) + (ulong) ((long) ((ulong) l_8 + (ulong) (l_8 << 2))));
            l_10 = l_12;
        }
        GALEFS_BROADCAST(4, l_13, ((long) ((ulong) l_9 + (ulong) (-1L))));
        if (l_13 < 1L) {
            break;
        }
        l_8 = l_10;
        l_9 = l_13;
    }
    *((__global gale_long *) (arg_longOut + l_1)) = l_10;
    GALEFS_BARRIER(5);
    *((__global gale_int *) (arg_out + l_3)) = ((int) l_13);
    GALEFS_GROUP_END()
}
