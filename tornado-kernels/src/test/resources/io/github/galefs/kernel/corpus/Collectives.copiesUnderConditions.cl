// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.kernel.corpus.Collectives#copiesUnderConditions
// entry point: galefs_copiesUnderConditions
// parameters: INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ READ WRITE READ_WRITE
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

// Copies the calling work-item's share of a copy by the whole group.
#define gale_copy(source, destination, byteCount) \
    gale_copy_share(source, destination, byteCount, (int) get_local_id(0), (int) get_local_size(0))

#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global gale_ulong2 *) (destination + at)) = *((const __global gale_ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
typedef ulong8 __attribute__((aligned(1))) GALEFS_MAY_ALIAS gale_ulong8;

// Each work-item copies one contiguous range of whole cache lines. A C library's memcpy is for what remains only: for
// more, it may be the string move of the processor, which on AMD's Zen 3 and 4 takes twice the time if the destination
// lies less than a cache line behind the source in the page, as it does behind an array's header.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long end = min((long) byteCount, share * (worker + 1));
    long at = min((long) byteCount, share * worker);
    for (; end - at >= 256; at += 256) {
        const __global gale_ulong8 *from = (const __global gale_ulong8 *) (source + at);
        __global gale_ulong8 *to = (__global gale_ulong8 *) (destination + at);
        const ulong8 first = from[0];
        const ulong8 second = from[1];
        const ulong8 third = from[2];
        const ulong8 fourth = from[3];
        to[0] = first;
        to[1] = second;
        to[2] = third;
        to[3] = fourth;
    }
    __builtin_memcpy(destination + at, source + at, end - at);
}
#endif

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_3) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_10)

__kernel void galefs_copiesUnderConditions(__global uchar *arg_ints, __global uchar *arg_longs, __global uchar *arg_out, __global uchar *arg_longOut) {
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_4, i_5, i_6, i_7;
    long l_1, l_3, l_8, l_9, l_10;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_global_id(0);
    l_1 = (long) i_0;
    i_2 = gale_group;
    l_3 = 0L;
    i_4 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_4 < 6)) {
            break;
        }
        i_5 = *((__global gale_int *) (arg_ints + ((((long) (uint) (((int) ((uint) i_4 + (uint) i_2)) & 255)) << 2) + 16L)));
        i_6 = (int) ((uint) i_4 + (uint) 1);
        if ((i_5 & 1) == 0) {
            i_7 = (int) ((uint) gale_group * (uint) ((int) get_local_size(0)));
            l_8 = ((long) i_7) << 3;
            gale_copy((arg_longs + 16 + l_8), (arg_longOut + 16 + l_8), (((int) get_local_size(0)) << 3));
            GALEFS_BARRIER(1);
            l_9 = *((__global gale_long *) (arg_longOut + ((((long) ((int) ((uint) i_7 + (uint) gale_rem_int(((int) ((uint) i_0 + (uint) i_4)), ((int) get_local_size(0)))))) << 3) + 16L)));
            GALEFS_BARRIER(2);
            l_10 = (long) ((ulong) l_9 + (ulong) ((long) ((ulong) l_3 + (ulong) (l_3 << 1))));
            *((__global gale_long *) (arg_longOut + ((l_1 << 3) + 16L))) = l_10;
            GALEFS_BARRIER(3);
            l_3 = l_10;
            i_4 = i_6;
        } else {
            i_4 = i_6;
        }
    }
    *((__global gale_int *) (arg_out + ((l_1 << 2) + 16L))) = ((int) l_3);
    GALEFS_GROUP_END()
}
