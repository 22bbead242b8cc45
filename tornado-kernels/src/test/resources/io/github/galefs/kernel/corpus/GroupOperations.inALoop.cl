// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.GroupOperations#inALoop
// entry point: galefs_inALoop
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE WRITE
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
#define GALEFS_SCRATCH_BYTES (0 + 16 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_12) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_42) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_19) VARIABLE(long, l_30) VARIABLE(long, l_5) VARIABLE(long, l_7) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_18) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_30) VARIABLE(l_5)

__kernel void galefs_inALoop(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_6, i_8, i_10, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_23, i_24, i_29, i_31, i_32, i_33, i_34, i_35, i_36, i_42, i_43;
    long l_0, l_1, l_2, l_5, l_7, l_9, l_19, l_25, l_26, l_27, l_28, l_30, l_37, l_38, l_39, l_40, l_41, l_44, l_45;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = (long) ((int) get_global_id(0));
    l_1 = (l_0 << 3) + 16L;
    l_2 = *((__global gale_long *) (arg_longs + l_1));
    i_3 = (int) get_local_size(0);
    i_4 = (int) get_local_id(0);
    l_5 = (((long) i_4) << 2) + 16L;
    i_6 = GALEFS_LOCAL_SIZE;
    l_7 = l_2;
    i_8 = 0;
    while (true) {
        GALEFS_LOCAL_BARRIER(1);
        l_9 = (-16L) + l_5;
        i_10 = ((l_7 & 3L) == 0) ? 0 : 1;
        *((__local gale_int *) (gale_scratch_memory + l_9)) = i_10;
        GALEFS_LOCAL_BARRIER(2);
        i_11 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_11 < i_3)) {
                break;
            }
            i_12 = i_11 << 1;
            if ((i_4 & ((int) ((uint) i_12 + (uint) (-1)))) == 0) {
                i_13 = (int) ((uint) i_4 + (uint) i_11);
                if (i_13 < i_3) {
                    i_14 = *((__local gale_int *) (gale_scratch_memory + l_9));
                    i_15 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_13) << 2) + 16L))));
                    i_16 = (i_14 < i_15) ? i_15 : i_14;
                    *((__local gale_int *) (gale_scratch_memory + l_9)) = i_16;
                }
            }
            GALEFS_LOCAL_BARRIER(3);
            i_11 = i_12;
        }
        i_17 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_17 == 0) {
            goto B29;
        }
        if (!(i_8 < 6)) {
            break;
        }
        GALEFS_LOCAL_BARRIER(4);
        i_18 = (int) get_local_id(0);
        l_19 = (-16L) + ((((long) i_18) << 3) + 16L);
        *((__local gale_long *) (gale_scratch_memory + l_19)) = l_7;
        GALEFS_LOCAL_BARRIER(5);
        i_20 = gale_group;
        i_21 = (int) get_local_size(0);
        i_22 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_22 < i_21)) {
                break;
            }
            i_23 = i_22 << 1;
            if ((i_18 & ((int) ((uint) i_23 + (uint) (-1)))) == 0) {
                i_24 = (int) ((uint) i_18 + (uint) i_22);
                if (i_24 < i_21) {
                    l_25 = *((__local gale_long *) (gale_scratch_memory + l_19));
                    l_26 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_24) << 3) + 16L))));
                    l_27 = (l_25 < l_26) ? l_26 : l_25;
                    *((__local gale_long *) (gale_scratch_memory + l_19)) = l_27;
                }
            }
            GALEFS_LOCAL_BARRIER(6);
            i_22 = i_23;
        }
        l_28 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + 16L)));
        i_29 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_8 + (uint) i_20)) & 255)) << 2) + 16L)));
        l_30 = (long) ((ulong) l_28 + (ulong) ((long) ((ulong) l_7 + (ulong) (l_7 << 1))));
        i_31 = (int) ((uint) i_8 + (uint) 1);
        if ((i_29 & 1) == 0) {
            GALEFS_LOCAL_BARRIER(7);
            i_32 = (int) get_local_id(0);
            *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) i_32) << 3) + 16L)))) = ((long) ((ulong) l_30 + (ulong) ((long) i_8)));
            GALEFS_LOCAL_BARRIER(8);
            i_33 = (int) get_local_size(0);
            i_34 = 0;
            i_35 = 1;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                i_36 = (int) ((uint) i_32 + (uint) i_34);
                l_37 = (-16L) + ((((long) i_36) << 3) + 16L);
                if (!(i_35 < i_33)) {
                    break;
                }
                l_38 = *((__local gale_long *) (gale_scratch_memory + l_37));
                if (i_32 < i_35) {
                    l_39 = l_38;
                } else {
                    l_40 = *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_36 - (uint) i_35))) << 3) + 16L))));
                    l_41 = (long) ((ulong) l_38 + (ulong) l_40);
                    l_39 = l_41;
                }
                i_42 = (int) ((uint) i_33 - (uint) i_34);
                *((__local gale_long *) (gale_scratch_memory + ((-16L) + ((((long) ((int) ((uint) i_32 + (uint) i_42))) << 3) + 16L)))) = l_39;
                GALEFS_LOCAL_BARRIER(9);
                i_43 = i_35 << 1;
                i_34 = i_42;
                i_35 = i_43;
            }
            l_44 = *((__local gale_long *) (gale_scratch_memory + l_37));
            l_45 = l_30 ^ l_44;
            l_7 = l_45;
            i_8 = i_31;
        } else {
            l_7 = l_30;
            i_8 = i_31;
        }
    }
    goto B30;
B29:;
B30:;
    *((__global gale_long *) (arg_longOut + l_1)) = l_7;
    *((__global gale_int *) (arg_out + ((l_0 << 2) + 16L))) = i_8;
    GALEFS_GROUP_END()
}
