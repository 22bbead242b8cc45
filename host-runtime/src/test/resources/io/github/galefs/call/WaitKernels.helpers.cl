// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#helpers
// entry point: galefs_helpers
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 4 waits, 5 values, 40 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/call/WaitKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: fc907b6f130b87880c6fc9a6eea2e8df0f88762add2337a46e12fe3d0ae5eb2e

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

// Begins a function that a kernel calls. Inlined at each call, it would make PoCL take several times as long for a
// kernel; for GPUs calls cost more than their text.
#if defined(GALEFS_POCL)
#define GALEFS_FUNCTION(type) __attribute__((noinline)) type
#else
#define GALEFS_FUNCTION(type) type
#endif

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__x86_64__)
// On x86 an atomic exchange, of whatever, orders all accesses around it. The mfence of __sync_synchronize also orders
// accesses that bypass the caches, and takes four times as long.
#define GALEFS_FENCE() gale_fence()
void gale_fence(void) {
    int word = 0;
    __atomic_exchange_n(&word, 1, __ATOMIC_SEQ_CST);
}
#elif defined(GALEFS_POCL) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
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

// Yields the processor to the host after 500 polls, on devices that share processors with the host. There the host
// defines GALEFS_SCHED_YIELD as the number of Linux's sched_yield. On other devices it does nothing.
#if defined(GALEFS_SCHED_YIELD) && defined(__x86_64__)
#define GALEFS_RELAX(polls) gale_relax(polls)
void gale_relax(long polls) {
    if (polls > 500) {
        long call = GALEFS_SCHED_YIELD;
        // The zeros are no arguments of the call: PoCL 5 aborts on assembly with fewer operands.
        __asm__ volatile("syscall" : "+a"(call) : "D"(0L), "S"(0L), "d"(0L) : "rcx", "r11", "memory");
    }
}
#else
#define GALEFS_RELAX(polls)
#endif

int gale_int_at(const __global uchar *address) {
    return *((const __global gale_int *) address);
}

// The entry of the work-group's position in the round.
const __global uchar *gale_round_entry(const __global uchar *region) {
    const __global uchar *data = region + 16;
    return data + *((const __global gale_long *) (data + 8))
            + (long) get_group_id(0) * 32;
}

__global uchar *gale_round_record(__global uchar *region) {
    __global uchar *data = region + 16;
    return data + *((__global gale_long *) (data + 16))
            + (long) get_group_id(0) * 64;
}

__global gale_long *gale_round_state(__global uchar *region, int slot) {
    __global uchar *data = region + 16;
    return (__global gale_long *) (data + *((__global gale_long *) (data + 24))
            + (long) slot * 64);
}

// Starts a work-group: its slot's state is that of an earlier work-group. Called by the leader.
void gale_round_start(__global uchar *region, int slot) {
    __global gale_long *state = gale_round_state(region, slot);
    for (int i = 0; i < 32 / 8; i++) {
        state[i] = 0;
    }
}

// Completes the record of a request: the work-group continues at the resume point. Called by the leader.
void gale_round_suspend(__global uchar *region, const __global uchar *entry, int resume, long outcome) {
    __global uchar *record = gale_round_record(region);
    *((__global gale_int *) (record + 8)) =
            *((const __global gale_int *) (entry + 24));
    *((__global gale_int *) (record + 40)) = resume;
    *((__global gale_int *) (record + 44)) = (int) outcome - 1;
}

// The reply to the work-group's request, combined with its tag as by Outcome.completed in Java.
long gale_round_reply(const __global uchar *entry) {
    const long result = *((const __global gale_long *) (entry + 16));
    const int tag = *((const __global gale_int *) (entry + 12));
    return tag < 0 || result < 0 ? result : (result << 32) | tag;
}

// Writes the record of a work-group that has ended, with its totals. Called by the leader.
void gale_round_finish(__global uchar *region, const __global uchar *entry, int slot) {
    __global uchar *record = gale_round_record(region);
    __global gale_long *state = gale_round_state(region, slot);
    *((__global gale_int *) (record + 0)) = 64;
    *((__global gale_int *) (record + 4)) = 1073741824;
    *((__global gale_int *) (record + 8)) =
            *((const __global gale_int *) (entry + 24));
    *((__global gale_long *) (record + 16)) =
            state[8 / 8];
    *((__global gale_long *) (record + 24)) =
            state[16 / 8];
    *((__global gale_long *) (record + 32)) =
            state[24 / 8];
}

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position);

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_4, i_5, i_6;
    long l_2, l_3, l_7, l_8;
    i_0 = *((__global gale_int *) (arg_fs + 16 + 64L));
    i_1 = (int) (0 - (uint) i_0);
    if (i_1 < 0) {
        return (long) i_1;
    } else {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_3 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_4 = *((__global gale_int *) (arg_fs + 16 + l_3));
        i_5 = (int) ((uint) i_4 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_3)) = i_5;
        if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_5) {
            i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_6 == 0) {
                l_7 = gale_HostCall_post(arg_fs, 1073741825, 0, arg_result, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
                l_8 = l_7;
            } else {
                l_8 = arg_result;
            }
        } else {
            l_8 = arg_result;
        }
        return l_8;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group, int gale_slot, int gale_position) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group, gale_slot, gale_position);
        l_2 = l_3;
    }
    return l_2;
}

GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position) {
    long l_0;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
    l_0 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) (((long) gale_position) << 6));
    *((__global gale_int *) (arg_fs + 16 + l_0)) = 64;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 4L)))) = arg_operation;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 12L)))) = arg_fd;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 16L)))) = arg_fileOffset;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 24L)))) = arg_byteCount;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 32L)))) = arg_openFlags;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 36L)))) = arg_pathLength;
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position) {
    int i_0;
    i_0 = *((__global gale_int *) (arg_fs + 16 + 64L));
    return (int) (0 - (uint) i_0);
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_5) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_38) VARIABLE(long, l_4) VARIABLE(long, l_41) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(l_15) VARIABLE(l_28) VARIABLE(l_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_15) VARIABLE(l_28) VARIABLE(l_38) VARIABLE(l_41)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_5, i_13, i_17, i_18, i_26, i_29, i_31, i_39, i_40, i_42, i_50;
    long l_0, l_2, l_4, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_14, l_15, l_16, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_28, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_3)) {
            goto B10;
        }
        l_6 = (long) i_5;
        if (((int) get_local_id(0)) == 0) {
            l_7 = (long) ((ulong) l_4 + (ulong) l_6);
            if ((l_7 & 3L) == 0) {
                l_8 = (long) ((ulong) l_7 * (ulong) (-7046029254386353131L));
                l_9 = gale_HostCall_decided(arg_fs, ((l_8 ^ ((long) ((ulong) l_8 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position);
                l_10 = l_9;
            } else {
                l_11 = gale_HostCall_request(arg_fs, 2000, 0, l_7, 0L, (-1), gale_group, gale_slot, gale_position);
                l_10 = l_11;
            }
        } else {
            l_10 = 0L;
        }
        GALEFS_BROADCAST(1, l_12, l_10);
        if (l_12 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            gale_ints[gale_items + gale_item] = (uint) i_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_12); }
            GALEFS_RETURN;
            resume_1:
            i_3 = (int) gale_ints[gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_5 = (int) gale_ints[gale_items + gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            ul_1 = arg_args + 16L;
            l_12 = gale_round_reply(gale_entry);
        }
        if ((l_12 & 1L) == 0) {
            break;
        }
        i_13 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_13;
    }
    l_14 = (long) ((ulong) l_6 + (ulong) l_12);
    l_15 = l_14;
    goto B11;
B10:;
    l_15 = (-1L);
B11:;
    l_16 = *((__global gale_long *) ul_1);
    i_17 = (int) ((uint) ((int) l_16) + (uint) 2);
    i_18 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_18 < i_17)) {
            goto B21;
        }
        l_19 = (long) i_18;
        if (((int) get_local_id(0)) == 0) {
            l_20 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_19);
            if ((l_20 & 3L) == 0) {
                l_21 = (long) ((ulong) l_20 * (ulong) (-7046029254386353131L));
                l_22 = gale_HostCall_decided(arg_fs, ((l_21 ^ ((long) ((ulong) l_21 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position);
                l_23 = l_22;
            } else {
                l_24 = gale_HostCall_request(arg_fs, 2000, 0, l_20, 0L, (-1), gale_group, gale_slot, gale_position);
                l_23 = l_24;
            }
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(2, l_25, l_23);
        if (l_25 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_4;
            gale_longs[gale_items + gale_item] = (ulong) l_15;
            gale_ints[gale_item] = (uint) i_17;
            gale_ints[gale_items + gale_item] = (uint) i_18;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_19;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_25); }
            GALEFS_RETURN;
            resume_2:
            l_4 = (long) gale_longs[gale_item];
            l_15 = (long) gale_longs[gale_items + gale_item];
            i_17 = (int) gale_ints[gale_item];
            i_18 = (int) gale_ints[gale_items + gale_item];
            l_19 = (long) gale_longs[2 * gale_items + gale_item];
            l_25 = gale_round_reply(gale_entry);
        }
        if ((l_25 & 1L) == 0) {
            break;
        }
        i_26 = (int) ((uint) i_18 + (uint) 1);
        i_18 = i_26;
    }
    l_27 = (long) ((ulong) l_19 + (ulong) l_25);
    l_28 = l_27;
    goto B22;
B21:;
    l_28 = (-1L);
B22:;
    i_29 = (int) get_local_id(0);
    l_30 = 0L;
    i_31 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_29 == 0) {
            l_32 = (long) ((ulong) l_30 + (ulong) ((long) ((ulong) l_15 + (ulong) ((long) i_31))));
            if ((l_32 & 3L) == 0) {
                l_33 = (long) ((ulong) l_32 * (ulong) (-7046029254386353131L));
                l_34 = gale_HostCall_decided(arg_fs, ((l_33 ^ ((long) ((ulong) l_33 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position);
                l_35 = l_34;
            } else {
                l_36 = gale_HostCall_request(arg_fs, 2000, 0, l_32, 0L, (-1), gale_group, gale_slot, gale_position);
                l_35 = l_36;
            }
        } else {
            l_35 = 0L;
        }
        GALEFS_BROADCAST(3, l_37, l_35);
        if (l_37 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_15;
            gale_longs[gale_items + gale_item] = (ulong) l_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
            gale_ints[gale_item] = (uint) i_31;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_37); }
            GALEFS_RETURN;
            resume_3:
            l_15 = (long) gale_longs[gale_item];
            l_28 = (long) gale_longs[gale_items + gale_item];
            l_30 = (long) gale_longs[2 * gale_items + gale_item];
            i_31 = (int) gale_ints[gale_item];
            i_29 = (int) get_local_id(0);
            l_37 = gale_round_reply(gale_entry);
        }
        l_38 = (long) ((ulong) l_30 + (ulong) l_37);
        i_39 = (int) ((uint) i_31 + (uint) 1);
        if (!(i_39 < 3)) {
            break;
        }
        l_30 = l_38;
        i_31 = i_39;
    }
    i_40 = (int) get_local_id(0);
    l_41 = 0L;
    i_42 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_40 == 0) {
            l_43 = (long) ((ulong) l_41 + (ulong) ((long) ((ulong) l_28 + (ulong) ((long) i_42))));
            if ((l_43 & 3L) == 0) {
                l_44 = (long) ((ulong) l_43 * (ulong) (-7046029254386353131L));
                l_45 = gale_HostCall_decided(arg_fs, ((l_44 ^ ((long) ((ulong) l_44 >> 29))) & 2305843009213693951L), gale_group, gale_slot, gale_position);
                l_46 = l_45;
            } else {
                l_47 = gale_HostCall_request(arg_fs, 2000, 0, l_43, 0L, (-1), gale_group, gale_slot, gale_position);
                l_46 = l_47;
            }
        } else {
            l_46 = 0L;
        }
        GALEFS_BROADCAST(4, l_48, l_46);
        if (l_48 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_15;
            gale_longs[gale_items + gale_item] = (ulong) l_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_38;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_41;
            gale_ints[gale_item] = (uint) i_42;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_48); }
            GALEFS_RETURN;
            resume_4:
            l_15 = (long) gale_longs[gale_item];
            l_28 = (long) gale_longs[gale_items + gale_item];
            l_38 = (long) gale_longs[2 * gale_items + gale_item];
            l_41 = (long) gale_longs[3 * gale_items + gale_item];
            i_42 = (int) gale_ints[gale_item];
            i_40 = (int) get_local_id(0);
            l_48 = gale_round_reply(gale_entry);
        }
        l_49 = (long) ((ulong) l_41 + (ulong) l_48);
        i_50 = (int) ((uint) i_42 + (uint) 1);
        if (!(i_50 < 2)) {
            break;
        }
        l_41 = l_49;
        i_42 = i_50;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_15;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 1L) << 3) + 16L))) = l_28;
    *((__global gale_long *) (arg_out + (((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) ((long) ((ulong) l_49 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group) {
    int i_1, i_2;
    long l_0;
    l_0 = (long) gale_group;
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1796L))));
    i_2 = (int) (0 - (uint) i_1);
    if (i_2 < 0) {
        return (long) i_2;
    } else {
        return arg_result;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group);
        l_2 = l_3;
    }
    return l_2;
}

GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group) {
    int i_4, i_7, i_10, i_11, i_14, i_15, i_19;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_8, l_9, l_12, l_13, l_16, l_17, l_18, l_20, l_21;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1896L))));
    l_3 = (long) ((ulong) l_2 + (ulong) (-64L));
    i_4 = (int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1);
    l_5 = (long) ((ulong) l_1 + (ulong) 1792L);
    l_6 = (long) ((ulong) l_1 + (ulong) 1796L);
    i_7 = 0;
    l_8 = 0L;
    l_9 = (-1L);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 == 0)) {
            break;
        }
        i_10 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
        i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_4 == i_11) {
            i_7 = 1;
        } else {
            if (i_10 == 0) {
                if (l_8 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                    GALEFS_RELAX(l_8);
                    l_12 = (long) ((ulong) l_8 + (ulong) 1L);
                    l_8 = l_12;
                } else {
                    l_13 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
                    i_14 = (l_9 == l_13) ? (-110) : 0;
                    i_7 = i_14;
                    l_8 = 0L;
                    l_9 = l_13;
                }
            } else {
                i_15 = (int) (0 - (uint) i_10);
                i_7 = i_15;
            }
        }
    }
    if (i_7 < 0) {
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1888L)))) = i_4;
    }
    GALEFS_FENCE();
    if (i_7 < 0) {
        l_16 = (long) i_7;
        l_17 = l_16;
    } else {
        l_18 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1800L))));
        l_17 = l_18;
    }
    i_19 = (int) ((uint) ((int) arg_pending) + (uint) (-1));
    if (i_19 < 0) {
        l_20 = l_17;
    } else {
        if (l_17 < 0L) {
            l_20 = l_17;
        } else {
            l_21 = (l_17 << 32) | ((long) (uint) i_19);
            l_20 = l_21;
        }
    }
    return l_20;
}

GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group) {
    int i_3, i_5, i_6, i_8, i_10, i_13, i_14, i_17, i_18;
    long l_0, l_1, l_2, l_4, l_7, l_9, l_11, l_12, l_15, l_16;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = (long) ((ulong) l_1 + (ulong) 1796L);
    i_3 = *((volatile __global gale_int *) (arg_fs + 16 + l_2));
    l_4 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1896L))));
    i_5 = (int) (0 - (uint) i_3);
    if (i_5 < 0) {
        i_6 = i_5;
    } else {
        l_7 = (long) ((ulong) l_4 + (ulong) (-64L));
        i_8 = (int) ((uint) ((int) (((long) ((ulong) l_7 + (ulong) ((long) ((ulong) (l_7 >> 63) >> 58)))) >> 6)) + (uint) 1);
        l_9 = (long) ((ulong) l_1 + (ulong) 1792L);
        i_10 = 0;
        l_11 = 0L;
        l_12 = (-1L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_10 == 0)) {
                break;
            }
            i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_2));
            i_14 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
            if (i_8 == i_14) {
                i_10 = 1;
            } else {
                if (i_13 == 0) {
                    if (l_11 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                        GALEFS_RELAX(l_11);
                        l_15 = (long) ((ulong) l_11 + (ulong) 1L);
                        l_11 = l_15;
                    } else {
                        l_16 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
                        i_17 = (l_12 == l_16) ? (-110) : 0;
                        i_10 = i_17;
                        l_11 = 0L;
                        l_12 = l_16;
                    }
                } else {
                    i_18 = (int) (0 - (uint) i_13);
                    i_10 = i_18;
                }
            }
        }
        i_6 = i_10;
    }
    return i_6;
}

GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group) {
    int i_6;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = (long) ((ulong) l_1 + (ulong) 1896L);
    l_3 = *((__global gale_long *) (arg_fs + 16 + l_2));
    l_4 = (long) ((ulong) l_3 + (ulong) 64L);
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_4) & 1023)))))) = 0L;
    l_5 = (long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_3) & 1023)));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 4L)))) = arg_operation;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 12L)))) = arg_fd;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 16L)))) = arg_fileOffset;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 24L)))) = arg_byteCount;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 32L)))) = arg_openFlags;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 36L)))) = arg_pathLength;
    GALEFS_FENCE();
    *((volatile __global gale_int *) (arg_fs + 16 + l_5)) = 64;
    *((__global gale_long *) (arg_fs + 16 + l_2)) = l_4;
    GALEFS_FENCE();
    i_6 = gale_group;
    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_6))))) = (char) 1;
    l_7 = *((__global gale_long *) (arg_fs + 16 + 48L));
    if (!(l_7 == 0L)) {
        GALEFS_FENCE();
        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) (i_6 >> 6)))))) = (char) 1;
    }
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_3) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(long, l_17) VARIABLE(long, l_21) VARIABLE(long, l_32) VARIABLE(long, l_35) VARIABLE(long, l_4) VARIABLE(long, l_45) VARIABLE(long, l_49) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(l_17) VARIABLE(l_21) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_17) VARIABLE(l_32) VARIABLE(l_35)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(l_17) VARIABLE(l_32) VARIABLE(l_45) VARIABLE(l_49)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_5, i_15, i_19, i_20, i_30, i_33, i_34, i_36, i_46, i_47, i_48, i_50, i_60;
    long l_0, l_2, l_4, l_6, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_31, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_49, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    i_5 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_5 < i_3)) {
            goto B15;
        }
        l_6 = (long) i_5;
        if (((int) get_local_id(0)) == 0) {
            l_7 = (long) ((ulong) l_4 + (ulong) l_6);
            if ((l_7 & 3L) == 0) {
                l_8 = (long) ((ulong) l_7 * (ulong) (-7046029254386353131L));
                l_9 = gale_HostCall_decided(arg_fs, ((l_8 ^ ((long) ((ulong) l_8 >> 29))) & 2305843009213693951L), gale_group);
                l_10 = l_9;
            } else {
                l_11 = gale_HostCall_request(arg_fs, 2000, 0, l_7, 0L, (-1), gale_group);
                l_10 = l_11;
            }
        } else {
            l_10 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_10 < (-4611686018427387904L)) {
                l_12 = gale_HostCall_awaitReply(arg_fs, l_10, gale_group);
                l_13 = l_12;
            } else {
                l_13 = l_10;
            }
        } else {
            l_13 = l_10;
        }
        GALEFS_BROADCAST(1, l_14, l_13);
        if ((l_14 & 1L) == 0) {
            break;
        }
        i_15 = (int) ((uint) i_5 + (uint) 1);
        i_5 = i_15;
    }
    l_16 = (long) ((ulong) l_6 + (ulong) l_14);
    l_17 = l_16;
    goto B16;
B15:;
    l_17 = (-1L);
B16:;
    l_18 = *((__global gale_long *) ul_1);
    i_19 = (int) ((uint) ((int) l_18) + (uint) 2);
    i_20 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_20 < i_19)) {
            goto B31;
        }
        l_21 = (long) i_20;
        if (((int) get_local_id(0)) == 0) {
            l_22 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_21);
            if ((l_22 & 3L) == 0) {
                l_23 = (long) ((ulong) l_22 * (ulong) (-7046029254386353131L));
                l_24 = gale_HostCall_decided(arg_fs, ((l_23 ^ ((long) ((ulong) l_23 >> 29))) & 2305843009213693951L), gale_group);
                l_25 = l_24;
            } else {
                l_26 = gale_HostCall_request(arg_fs, 2000, 0, l_22, 0L, (-1), gale_group);
                l_25 = l_26;
            }
        } else {
            l_25 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_25 < (-4611686018427387904L)) {
                l_27 = gale_HostCall_awaitReply(arg_fs, l_25, gale_group);
                l_28 = l_27;
            } else {
                l_28 = l_25;
            }
        } else {
            l_28 = l_25;
        }
        GALEFS_BROADCAST(2, l_29, l_28);
        if ((l_29 & 1L) == 0) {
            break;
        }
        i_30 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_30;
    }
    l_31 = (long) ((ulong) l_21 + (ulong) l_29);
    l_32 = l_31;
    goto B32;
B31:;
    l_32 = (-1L);
B32:;
    i_33 = (int) get_local_id(0);
    i_34 = (int) get_local_id(0);
    l_35 = 0L;
    i_36 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_34 == 0) {
            l_37 = (long) ((ulong) l_35 + (ulong) ((long) ((ulong) l_17 + (ulong) ((long) i_36))));
            if ((l_37 & 3L) == 0) {
                l_38 = (long) ((ulong) l_37 * (ulong) (-7046029254386353131L));
                l_39 = gale_HostCall_decided(arg_fs, ((l_38 ^ ((long) ((ulong) l_38 >> 29))) & 2305843009213693951L), gale_group);
                l_40 = l_39;
            } else {
                l_41 = gale_HostCall_request(arg_fs, 2000, 0, l_37, 0L, (-1), gale_group);
                l_40 = l_41;
            }
        } else {
            l_40 = 0L;
        }
        if (i_33 == 0) {
            if (l_40 < (-4611686018427387904L)) {
                l_42 = gale_HostCall_awaitReply(arg_fs, l_40, gale_group);
                l_43 = l_42;
            } else {
                l_43 = l_40;
            }
        } else {
            l_43 = l_40;
        }
        GALEFS_BROADCAST(3, l_44, l_43);
        l_45 = (long) ((ulong) l_35 + (ulong) l_44);
        i_46 = (int) ((uint) i_36 + (uint) 1);
        if (!(i_46 < 3)) {
            break;
        }
        l_35 = l_45;
        i_36 = i_46;
    }
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    l_49 = 0L;
    i_50 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_48 == 0) {
            l_51 = (long) ((ulong) l_49 + (ulong) ((long) ((ulong) l_32 + (ulong) ((long) i_50))));
            if ((l_51 & 3L) == 0) {
                l_52 = (long) ((ulong) l_51 * (ulong) (-7046029254386353131L));
                l_53 = gale_HostCall_decided(arg_fs, ((l_52 ^ ((long) ((ulong) l_52 >> 29))) & 2305843009213693951L), gale_group);
                l_54 = l_53;
            } else {
                l_55 = gale_HostCall_request(arg_fs, 2000, 0, l_51, 0L, (-1), gale_group);
                l_54 = l_55;
            }
        } else {
            l_54 = 0L;
        }
        if (i_47 == 0) {
            if (l_54 < (-4611686018427387904L)) {
                l_56 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
                l_57 = l_56;
            } else {
                l_57 = l_54;
            }
        } else {
            l_57 = l_54;
        }
        GALEFS_BROADCAST(4, l_58, l_57);
        l_59 = (long) ((ulong) l_49 + (ulong) l_58);
        i_60 = (int) ((uint) i_50 + (uint) 1);
        if (!(i_60 < 2)) {
            break;
        }
        l_49 = l_59;
        i_50 = i_60;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_17;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 1L) << 3) + 16L))) = l_32;
    *((__global gale_long *) (arg_out + (((((long) (((int) get_global_id(0)) << 3)) + 2L) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) ((long) ((ulong) l_59 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    GALEFS_GROUP_END()
}
#endif
