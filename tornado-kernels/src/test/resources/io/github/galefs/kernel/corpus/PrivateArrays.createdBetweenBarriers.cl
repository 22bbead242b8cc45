// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#createdBetweenBarriers
// entry point: galefs_createdBetweenBarriers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ NONE READ_WRITE
// suspension: 0 waits, 0 values, 0 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/kernel/corpus/GroupSize.java
// source: io/github/galefs/kernel/corpus/PrivateArrays.java
// source SHA-256: 1c30627312b368655a1986231ecc78addea045de8ee163edd12f92770d582795

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

typedef union { double at[3]; uint words[6]; } gale_private_double_3;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(double, d_10) VARIABLE(gale_private_double_3, d_6) VARIABLE(int, i_5) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_3) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(d_10) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(d_6) VARIABLE(i_5) VARIABLE(ul_2) VARIABLE(ul_3) VARIABLE(ul_4)

__kernel void galefs_createdBetweenBarriers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_3, *ul_4;
    double d_10, d_14, d_15, d_16, d_17;
    gale_private_double_3 d_6;
    int i_5, i_7, i_19;
    long l_0, l_1, l_8, l_9, l_11, l_12, l_13, l_18;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    ul_2 = arg_longOut + l_1;
    ul_3 = arg_longs + l_1;
    ul_4 = arg_ints + ((l_0 << 2) + 16L);
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < 4)) {
            break;
        }
        d_6 = (gale_private_double_3) {{0}};
        i_7 = *((__global gale_int *) ul_4);
        d_6.at[gale_rem_int(i_5, 3)] = ((double) i_7);
        l_8 = *((__global gale_long *) ul_3);
        GALEFS_BROADCAST(1, l_9, l_8);
        if ((l_9 & 1L) == 0) {
            d_10 = d_6.at[1];
            l_11 = *((__global gale_long *) ul_3);
            GALEFS_BROADCAST(2, l_12, ((long) ((ulong) ((long) i_5) + (ulong) l_11)));
            d_6.at[1] = (d_10 + ((double) l_12));
            GALEFS_BARRIER(3);
        }
        l_13 = *((__global gale_long *) ul_2);
        d_14 = d_6.at[0];
        d_15 = d_6.at[1];
        d_16 = d_6.at[2];
        d_17 = (d_14 + (d_15 * (0x1.0p1))) + d_16;
        l_18 = (d_17 == d_17) ? as_long(d_17) : 9221120237041090560L;
        *((__global gale_long *) ul_2) = ((long) ((ulong) l_18 + (ulong) ((long) ((ulong) (l_13 << 5) - (ulong) l_13))));
        i_19 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_19;
    }
    GALEFS_GROUP_END()
}
