// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.PrivateArrays#acrossBarriers
// entry point: galefs_acrossBarriers
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ NONE WRITE READ_WRITE
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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

typedef union { char at[6]; uint words[2]; } gale_private_byte_6;
typedef union { int at[7]; uint words[7]; } gale_private_int_7;
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(gale_private_int_7, i_0) VARIABLE(gale_private_byte_6, i_1) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_9) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_4) VARIABLE(__global uchar *, ul_6) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_4) VARIABLE(ul_6) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_9) VARIABLE(l_7) VARIABLE(ul_4) VARIABLE(ul_6) VARIABLE(ul_8)

__kernel void galefs_acrossBarriers(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4, *ul_6, *ul_8;
    gale_private_byte_6 i_1;
    gale_private_int_7 i_0;
    int i_2, i_3, i_9, i_10, i_11, i_12, i_13, i_15, i_16, i_17, i_18, i_19;
    long l_5, l_7, l_14;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (gale_private_int_7) {{0}};
    i_1 = (gale_private_byte_6) {{0}};
    i_2 = (int) get_global_id(0);
    i_3 = (int) ((uint) i_2 + (uint) 1);
    ul_4 = arg_longOut + ((((long) ((int) ((uint) ((int) ((uint) i_2 - (uint) ((int) get_local_id(0)))) + (uint) gale_rem_int(i_3, ((int) get_local_size(0)))))) << 3) + 16L);
    l_5 = (long) i_2;
    ul_6 = arg_longOut + ((l_5 << 3) + 16L);
    l_7 = (l_5 << 2) + 16L;
    ul_8 = arg_ints + l_7;
    i_9 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_9 < 5)) {
            break;
        }
        i_10 = *((__global gale_int *) ul_8);
        i_0.at[i_9] = ((int) ((uint) i_9 + (uint) i_10));
        i_11 = i_0.at[i_9];
        i_1.at[i_9] = (char) ((int) ((char) ((int) ((uint) i_11 + (uint) (i_11 << 1)))));
        i_12 = i_0.at[i_9];
        i_13 = (int) i_1.at[i_9];
        *((__global gale_long *) ul_6) = (((long) i_12) + ((long) i_13));
        GALEFS_BARRIER(1);
        l_14 = *((__global gale_long *) ul_4);
        i_15 = i_0.at[6];
        i_0.at[6] = ((int) ((uint) i_15 + (uint) ((int) l_14)));
        GALEFS_BARRIER(2);
        i_16 = (int) ((uint) i_9 + (uint) 1);
        i_9 = i_16;
    }
    i_17 = i_0.at[6];
    i_18 = i_0.at[gale_rem_int(i_2, 5)];
    i_19 = (int) i_1.at[gale_rem_int(i_3, 5)];
    *((__global gale_int *) (arg_out + l_7)) = ((int) ((uint) i_17 + (uint) ((int) ((uint) i_18 * (uint) i_19))));
    GALEFS_GROUP_END()
}
