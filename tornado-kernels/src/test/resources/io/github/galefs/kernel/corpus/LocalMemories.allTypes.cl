// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.LocalMemories#allTypes
// entry point: galefs_allTypes
// parameters: FLOAT_ARRAY DOUBLE_ARRAY INT_ARRAY LONG_ARRAY FLOAT_ARRAY DOUBLE_ARRAY
// accesses: READ READ WRITE WRITE WRITE WRITE
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

#define GALEFS_LOCAL_BYTES (776 + 20 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_7) VARIABLE(long, l_5) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_5) VARIABLE(l_9)

__kernel void galefs_allTypes(__global uchar *arg_floats, __global uchar *arg_doubles, __global uchar *arg_out, __global uchar *arg_longOut, __global uchar *arg_floatOut, __global uchar *arg_doubleOut) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_GROUP_BEGIN()
    double d_10, d_14;
    float f_6, f_13;
    int i_0, i_1, i_2, i_3, i_7, i_11, i_15;
    long l_4, l_5, l_8, l_9, l_12, l_16;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = GALEFS_LOCAL_SIZE;
    i_1 = GALEFS_LOCAL_SIZE;
    i_2 = (int) ((uint) i_1 + (uint) (i_1 << 1));
    i_3 = (int) get_global_id(0);
    l_4 = (long) i_3;
    l_5 = (l_4 << 2) + 16L;
    f_6 = *((__global gale_float *) (arg_floats + l_5));
    i_7 = (int) get_local_id(0);
    l_8 = (long) i_7;
    *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_8 << 2) + 16L)))) = f_6;
    l_9 = (l_4 << 3) + 16L;
    d_10 = *((__global gale_double *) (arg_doubles + l_9));
    *((__local gale_double *) (gale_local_memory + ((760L) + ((l_8 << 3) + 16L)))) = d_10;
    *((__local gale_int *) (gale_local_memory + ((760L + 8L * GALEFS_LOCAL_SIZE) + (((((long) ((int) ((uint) i_7 + (uint) (i_7 << 1)))) + 2L) << 2) + 16L)))) = i_3;
    *((__local gale_long *) (gale_local_memory + ((240L) + (((l_8 + 1L) << 3) + 16L)))) = (l_4 * 1000000007L);
    GALEFS_LOCAL_BARRIER(1);
    i_11 = gale_rem_int(((int) ((uint) i_7 + (uint) 1)), ((int) get_local_size(0)));
    l_12 = (long) i_11;
    f_13 = *((__local gale_float *) (gale_local_memory + ((-16L) + ((l_12 << 2) + 16L))));
    *((__global gale_float *) (arg_floatOut + l_5)) = f_13;
    d_14 = *((__local gale_double *) (gale_local_memory + ((760L) + ((l_12 << 3) + 16L))));
    *((__global gale_double *) (arg_doubleOut + l_9)) = d_14;
    i_15 = *((__local gale_int *) (gale_local_memory + ((760L + 8L * GALEFS_LOCAL_SIZE) + (((((long) ((int) ((uint) (i_11 << 1) + (uint) i_11))) + 2L) << 2) + 16L))));
    *((__global gale_int *) (arg_out + l_5)) = ((int) ((uint) ((int) ((uint) i_15 * (uint) 1000)) + (uint) i_2));
    l_16 = *((__local gale_long *) (gale_local_memory + ((240L) + (((l_12 + 1L) << 3) + 16L))));
    *((__global gale_long *) (arg_longOut + l_9)) = ((long) ((ulong) ((long) i_0) + (ulong) l_16));
    GALEFS_GROUP_END()
}
