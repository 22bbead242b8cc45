// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#nestedLoops
// entry point: galefs_nestedLoops
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 7 values, 48 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/call/WaitKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 14ffe689219d20e6afd1139485414cfe1c73909f4637bcb24d80dde281d05f39

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
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Orders all accesses around it, for the host and for all work-items. OpenCL C's mem_fence orders accesses for the
// work-group only, and PoCL ignores it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
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

long gale_rem_long(long x, long y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_5) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_28) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_0) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_7)

__kernel void galefs_nestedLoops(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_7;
    int i_1, i_4, i_6, i_9, i_10, i_15, i_16, i_19, i_22, i_23, i_28, i_29, i_30, i_32, i_34, i_35, i_38, i_41, i_42, i_46, i_48, i_49, i_54, i_55, i_58, i_61, i_62, i_67;
    long l_0, l_2, l_3, l_5, l_8, l_11, l_12, l_13, l_14, l_17, l_18, l_20, l_21, l_24, l_25, l_26, l_27, l_31, l_33, l_36, l_37, l_39, l_40, l_43, l_44, l_45, l_47, l_50, l_51, l_52, l_53, l_56, l_57, l_59, l_60, l_63, l_64, l_65, l_66;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    l_2 = (long) ((int) get_local_id(0));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_6 = (int) get_local_id(0);
    ul_7 = arg_args + 16L;
    l_8 = l_2;
    i_9 = 0;
    i_10 = 0;
    while (true) {
        l_11 = *((__global gale_long *) ul_7);
        l_12 = (long) i_10;
        if (!(l_12 < l_11)) {
            break;
        }
        if (i_6 == 0) {
            l_13 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) + (ulong) l_12);
            if ((l_13 & 3L) == 0) {
                l_14 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_15 = *((__global gale_int *) (arg_fs + 16 + l_14));
                i_16 = (int) ((uint) i_15 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_14)) = i_16;
                l_17 = (long) ((ulong) l_13 * (ulong) (-7046029254386353131L));
                l_18 = (l_17 ^ ((long) ((ulong) l_17 >> 29))) & 2305843009213693951L;
                if (i_4 < i_16) {
                    i_19 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_19 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_20 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_20)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 16L)))) = l_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 36L)))) = 0;
                        l_21 = LONG_MIN;
                    } else {
                        l_21 = l_18;
                    }
                } else {
                    l_21 = l_18;
                }
            } else {
                i_22 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_23 = (int) (0 - (uint) i_22);
                if (i_23 < 0) {
                    l_24 = (long) i_23;
                    l_21 = l_24;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_25 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_25)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 16L)))) = l_13;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 36L)))) = 0;
                    l_21 = LONG_MIN;
                }
            }
        } else {
            l_21 = 0L;
        }
        GALEFS_BROADCAST(1, l_26, l_21);
        if (l_26 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_longs[gale_items + gale_item] = (ulong) l_8;
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_12;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_26); }
            GALEFS_RETURN;
            resume_1:
            l_0 = (long) gale_longs[gale_item];
            l_8 = (long) gale_longs[gale_items + gale_item];
            i_9 = (int) gale_ints[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            l_12 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_6 = (int) get_local_id(0);
            ul_7 = arg_args + 16L;
            l_26 = gale_round_reply(gale_entry);
        }
        l_27 = l_8;
        i_28 = i_9;
        i_29 = 0;
        while (true) {
            if (!(i_29 < 5)) {
                break;
            }
            i_30 = (int) ((uint) i_29 + (uint) 1);
            l_31 = (long) ((ulong) l_26 + (ulong) ((long) i_29));
            if (gale_rem_long(l_31, 3L) == 1L) {
                i_32 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_32;
                i_29 = i_30;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    if ((l_31 & 3L) == 0) {
                        l_33 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_34 = *((__global gale_int *) (arg_fs + 16 + l_33));
                        i_35 = (int) ((uint) i_34 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_33)) = i_35;
                        l_36 = (long) ((ulong) l_31 * (ulong) (-7046029254386353131L));
                        l_37 = (l_36 ^ ((long) ((ulong) l_36 >> 29))) & 2305843009213693951L;
                        if (i_4 < i_35) {
                            i_38 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_38 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_39 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_39)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = l_37;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 0;
                                l_40 = LONG_MIN;
                            } else {
                                l_40 = l_37;
                            }
                        } else {
                            l_40 = l_37;
                        }
                    } else {
                        i_41 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_42 = (int) (0 - (uint) i_41);
                        if (i_42 < 0) {
                            l_43 = (long) i_42;
                            l_40 = l_43;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_44 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_44)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 4L)))) = 2000;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 16L)))) = l_31;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 36L)))) = 0;
                            l_40 = LONG_MIN;
                        }
                    }
                } else {
                    l_40 = 0L;
                }
                GALEFS_BROADCAST(2, l_45, l_40);
                if (l_45 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_0;
                    gale_ints[gale_item] = (uint) i_10;
                    gale_longs[gale_items + gale_item] = (ulong) l_12;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_27;
                    gale_ints[gale_items + gale_item] = (uint) i_28;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_30;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_45); }
                    GALEFS_RETURN;
                    resume_2:
                    l_0 = (long) gale_longs[gale_item];
                    i_10 = (int) gale_ints[gale_item];
                    l_12 = (long) gale_longs[gale_items + gale_item];
                    l_26 = (long) gale_longs[2 * gale_items + gale_item];
                    l_27 = (long) gale_longs[3 * gale_items + gale_item];
                    i_28 = (int) gale_ints[gale_items + gale_item];
                    i_30 = (int) gale_ints[2 * gale_items + gale_item];
                    i_1 = (int) get_local_id(0);
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_6 = (int) get_local_id(0);
                    ul_7 = arg_args + 16L;
                    l_45 = gale_round_reply(gale_entry);
                }
                i_46 = (int) get_local_id(0);
                l_47 = l_27;
                i_48 = 0;
                while (true) {
                    if (!(i_48 < 4)) {
                        break;
                    }
                    i_49 = (int) ((uint) i_48 + (uint) 1);
                    l_50 = (long) ((ulong) (l_45 ^ ((long) ((int) ((uint) i_48 + (uint) i_46)))) + (ulong) ((long) ((ulong) (l_47 << 5) - (ulong) l_47)));
                    l_47 = l_50;
                    i_48 = i_49;
                }
                l_27 = l_47;
                i_29 = i_30;
            }
        }
        if (l_27 == 0L) {
            l_51 = 1L;
        } else {
            l_52 = l_12 ^ l_26;
            l_51 = l_52;
        }
        if (i_1 == 0) {
            if ((l_51 & 3L) == 0) {
                l_53 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_54 = *((__global gale_int *) (arg_fs + 16 + l_53));
                i_55 = (int) ((uint) i_54 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_53)) = i_55;
                l_56 = (long) ((ulong) l_51 * (ulong) (-7046029254386353131L));
                l_57 = (l_56 ^ ((long) ((ulong) l_56 >> 29))) & 2305843009213693951L;
                if (i_4 < i_55) {
                    i_58 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_58 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_59 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_59)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 16L)))) = l_57;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 36L)))) = 0;
                        l_60 = LONG_MIN;
                    } else {
                        l_60 = l_57;
                    }
                } else {
                    l_60 = l_57;
                }
            } else {
                i_61 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_62 = (int) (0 - (uint) i_61);
                if (i_62 < 0) {
                    l_63 = (long) i_62;
                    l_60 = l_63;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_64 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_64)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 16L)))) = l_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 36L)))) = 0;
                    l_60 = LONG_MIN;
                }
            }
        } else {
            l_60 = 0L;
        }
        GALEFS_BROADCAST(3, l_65, l_60);
        if (l_65 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_27;
            gale_ints[gale_items + gale_item] = (uint) i_28;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_65); }
            GALEFS_RETURN;
            resume_3:
            l_0 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            l_27 = (long) gale_longs[gale_items + gale_item];
            i_28 = (int) gale_ints[gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_6 = (int) get_local_id(0);
            ul_7 = arg_args + 16L;
            l_65 = gale_round_reply(gale_entry);
        }
        l_66 = (long) ((ulong) l_27 + (ulong) l_65);
        i_67 = (int) ((uint) i_10 + (uint) 1);
        l_8 = l_66;
        i_9 = i_28;
        i_10 = i_67;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_8;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = ((long) i_9);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_7) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_63) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_62) VARIABLE(l_7) VARIABLE(ul_9)

__kernel void galefs_nestedLoops(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9;
    int i_1, i_2, i_4, i_8, i_11, i_12, i_22, i_24, i_25, i_27, i_29, i_31, i_32, i_34, i_46, i_49, i_51, i_52, i_54, i_58, i_63, i_64, i_65, i_67, i_74, i_76, i_77, i_79, i_81, i_83, i_84, i_86, i_98, i_101, i_103, i_104, i_106, i_110, i_114, i_116, i_117, i_127, i_129, i_130, i_132, i_134, i_136, i_137, i_139, i_151, i_154, i_156, i_157, i_159, i_163, i_168;
    long l_0, l_3, l_5, l_6, l_7, l_10, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_23, l_26, l_28, l_30, l_33, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_47, l_48, l_50, l_53, l_55, l_56, l_57, l_59, l_60, l_61, l_62, l_66, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_78, l_80, l_82, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_99, l_100, l_102, l_105, l_107, l_108, l_109, l_111, l_112, l_113, l_115, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_128, l_131, l_133, l_135, l_138, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_153, l_155, l_158, l_160, l_161, l_162, l_164, l_165, l_166, l_167;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) get_local_id(0);
    l_3 = (long) ((int) get_local_id(0));
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = (int) get_local_id(0);
    ul_9 = arg_args + 16L;
    l_10 = l_3;
    i_11 = 0;
    i_12 = 0;
    while (true) {
        l_13 = *((__global gale_long *) ul_9);
        l_14 = (long) i_12;
        if (!(l_14 < l_13)) {
            break;
        }
        if (i_8 == 0) {
            l_15 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))))) + (ulong) l_14);
            if ((l_15 & 3L) == 0) {
                l_16 = (long) ((ulong) l_15 * (ulong) (-7046029254386353131L));
                l_17 = (l_16 ^ ((long) ((ulong) l_16 >> 29))) & 2305843009213693951L;
                l_18 = l_17;
            } else {
                l_19 = (long) ((int) get_group_id(0));
                l_20 = (long) ((ulong) l_7 + (ulong) ((l_19 << 12) + (l_19 << 11)));
                l_21 = (long) ((ulong) l_20 + (ulong) 1796L);
                i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                l_23 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 1896L))));
                i_24 = (int) (0 - (uint) i_22);
                if (i_24 < 0) {
                    i_25 = i_24;
                } else {
                    l_26 = (long) ((ulong) l_23 + (ulong) (-64L));
                    i_27 = (int) ((uint) ((int) (((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_28 = (long) ((ulong) l_20 + (ulong) 1792L);
                    i_29 = 0;
                    l_30 = 0L;
                    while (true) {
                        if (!(i_29 == 0)) {
                            break;
                        }
                        i_31 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_32 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        if (i_27 == i_32) {
                            i_29 = 1;
                        } else {
                            if (i_31 == 0) {
                                if (l_30 < l_6) {
                                    GALEFS_RELAX(l_30);
                                    l_33 = (long) ((ulong) l_30 + (ulong) 1L);
                                    l_30 = l_33;
                                } else {
                                    i_29 = (-110);
                                }
                            } else {
                                i_34 = (int) (0 - (uint) i_31);
                                i_29 = i_34;
                            }
                        }
                    }
                    i_25 = i_29;
                }
                if (i_25 < 0) {
                    l_35 = (long) i_25;
                    l_18 = l_35;
                } else {
                    l_36 = (long) ((int) get_group_id(0));
                    l_37 = (long) ((ulong) l_7 + (ulong) ((l_36 << 12) + (l_36 << 11)));
                    l_38 = (long) ((ulong) l_37 + (ulong) 1896L);
                    l_39 = *((__global gale_long *) (arg_fs + 16 + l_38));
                    l_40 = (long) ((ulong) l_39 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_40) & 1023)))))) = 0L;
                    l_41 = (long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_39) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = l_15;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_41)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_38)) = l_40;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_18 = LONG_MIN;
                }
            }
        } else {
            l_18 = 0L;
        }
        if (i_4 == 0) {
            if (l_18 < (-4611686018427387904L)) {
                l_42 = (long) ((int) get_group_id(0));
                l_43 = (long) ((ulong) l_7 + (ulong) ((l_42 << 12) + (l_42 << 11)));
                l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1896L))));
                l_45 = (long) ((ulong) l_44 + (ulong) (-64L));
                i_46 = (int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_47 = (long) ((ulong) l_43 + (ulong) 1792L);
                l_48 = (long) ((ulong) l_43 + (ulong) 1796L);
                i_49 = 0;
                l_50 = 0L;
                while (true) {
                    if (!(i_49 == 0)) {
                        break;
                    }
                    i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                    i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                    if (i_46 == i_52) {
                        i_49 = 1;
                    } else {
                        if (i_51 == 0) {
                            if (l_50 < l_6) {
                                GALEFS_RELAX(l_50);
                                l_53 = (long) ((ulong) l_50 + (ulong) 1L);
                                l_50 = l_53;
                            } else {
                                i_49 = (-110);
                            }
                        } else {
                            i_54 = (int) (0 - (uint) i_51);
                            i_49 = i_54;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_49 < 0) {
                    l_55 = (long) i_49;
                    l_56 = l_55;
                } else {
                    l_57 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1800L))));
                    l_56 = l_57;
                }
                i_58 = (int) ((uint) ((int) l_18) + (uint) (-1));
                if (i_58 < 0) {
                    l_59 = l_56;
                } else {
                    if (l_56 < 0L) {
                        l_59 = l_56;
                    } else {
                        l_60 = (l_56 << 32) | ((long) (uint) i_58);
                        l_59 = l_60;
                    }
                }
            } else {
                l_59 = l_18;
            }
        } else {
            l_59 = l_18;
        }
        GALEFS_BROADCAST(1, l_61, l_59);
        l_62 = l_10;
        i_63 = i_11;
        i_64 = 0;
        while (true) {
            if (!(i_64 < 5)) {
                break;
            }
            i_65 = (int) ((uint) i_64 + (uint) 1);
            l_66 = (long) ((ulong) l_61 + (ulong) ((long) i_64));
            if (gale_rem_long(l_66, 3L) == 1L) {
                i_67 = (int) ((uint) i_63 + (uint) 1);
                i_63 = i_67;
                i_64 = i_65;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    if ((l_66 & 3L) == 0) {
                        l_68 = (long) ((ulong) l_66 * (ulong) (-7046029254386353131L));
                        l_69 = (l_68 ^ ((long) ((ulong) l_68 >> 29))) & 2305843009213693951L;
                        l_70 = l_69;
                    } else {
                        l_71 = (long) ((int) get_group_id(0));
                        l_72 = (long) ((ulong) l_7 + (ulong) ((l_71 << 12) + (l_71 << 11)));
                        l_73 = (long) ((ulong) l_72 + (ulong) 1796L);
                        i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        l_75 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) 1896L))));
                        i_76 = (int) (0 - (uint) i_74);
                        if (i_76 < 0) {
                            i_77 = i_76;
                        } else {
                            l_78 = (long) ((ulong) l_75 + (ulong) (-64L));
                            i_79 = (int) ((uint) ((int) (((long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_78 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_80 = (long) ((ulong) l_72 + (ulong) 1792L);
                            i_81 = 0;
                            l_82 = 0L;
                            while (true) {
                                if (!(i_81 == 0)) {
                                    break;
                                }
                                i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                                i_84 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                                if (i_79 == i_84) {
                                    i_81 = 1;
                                } else {
                                    if (i_83 == 0) {
                                        if (l_82 < l_6) {
                                            GALEFS_RELAX(l_82);
                                            l_85 = (long) ((ulong) l_82 + (ulong) 1L);
                                            l_82 = l_85;
                                        } else {
                                            i_81 = (-110);
                                        }
                                    } else {
                                        i_86 = (int) (0 - (uint) i_83);
                                        i_81 = i_86;
                                    }
                                }
                            }
                            i_77 = i_81;
                        }
                        if (i_77 < 0) {
                            l_87 = (long) i_77;
                            l_70 = l_87;
                        } else {
                            l_88 = (long) ((int) get_group_id(0));
                            l_89 = (long) ((ulong) l_7 + (ulong) ((l_88 << 12) + (l_88 << 11)));
                            l_90 = (long) ((ulong) l_89 + (ulong) 1896L);
                            l_91 = *((__global gale_long *) (arg_fs + 16 + l_90));
                            l_92 = (long) ((ulong) l_91 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) (uint) (((int) l_92) & 1023)))))) = 0L;
                            l_93 = (long) ((ulong) l_89 + (ulong) ((long) (uint) (((int) l_91) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_91 + (ulong) ((long) ((ulong) (l_91 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 16L)))) = l_66;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_93)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_90)) = l_92;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_70 = LONG_MIN;
                        }
                    }
                } else {
                    l_70 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_70 < (-4611686018427387904L)) {
                        l_94 = (long) ((int) get_group_id(0));
                        l_95 = (long) ((ulong) l_7 + (ulong) ((l_94 << 12) + (l_94 << 11)));
                        l_96 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 1896L))));
                        l_97 = (long) ((ulong) l_96 + (ulong) (-64L));
                        i_98 = (int) ((uint) ((int) (((long) ((ulong) l_97 + (ulong) ((long) ((ulong) (l_97 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_99 = (long) ((ulong) l_95 + (ulong) 1792L);
                        l_100 = (long) ((ulong) l_95 + (ulong) 1796L);
                        i_101 = 0;
                        l_102 = 0L;
                        while (true) {
                            if (!(i_101 == 0)) {
                                break;
                            }
                            i_103 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                            if (i_98 == i_104) {
                                i_101 = 1;
                            } else {
                                if (i_103 == 0) {
                                    if (l_102 < l_6) {
                                        GALEFS_RELAX(l_102);
                                        l_105 = (long) ((ulong) l_102 + (ulong) 1L);
                                        l_102 = l_105;
                                    } else {
                                        i_101 = (-110);
                                    }
                                } else {
                                    i_106 = (int) (0 - (uint) i_103);
                                    i_101 = i_106;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_101 < 0) {
                            l_107 = (long) i_101;
                            l_108 = l_107;
                        } else {
                            l_109 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 1800L))));
                            l_108 = l_109;
                        }
                        i_110 = (int) ((uint) ((int) l_70) + (uint) (-1));
                        if (i_110 < 0) {
                            l_111 = l_108;
                        } else {
                            if (l_108 < 0L) {
                                l_111 = l_108;
                            } else {
                                l_112 = (l_108 << 32) | ((long) (uint) i_110);
                                l_111 = l_112;
                            }
                        }
                    } else {
                        l_111 = l_70;
                    }
                } else {
                    l_111 = l_70;
                }
                GALEFS_BROADCAST(2, l_113, l_111);
                i_114 = (int) get_local_id(0);
                l_115 = l_62;
                i_116 = 0;
                while (true) {
                    if (!(i_116 < 4)) {
                        break;
                    }
                    i_117 = (int) ((uint) i_116 + (uint) 1);
                    l_118 = (long) ((ulong) (l_113 ^ ((long) ((int) ((uint) i_116 + (uint) i_114)))) + (ulong) ((long) ((ulong) (l_115 << 5) - (ulong) l_115)));
                    l_115 = l_118;
                    i_116 = i_117;
                }
                l_62 = l_115;
                i_64 = i_65;
            }
        }
        if (l_62 == 0L) {
            l_119 = 1L;
        } else {
            l_120 = l_14 ^ l_61;
            l_119 = l_120;
        }
        if (i_2 == 0) {
            if ((l_119 & 3L) == 0) {
                l_121 = (long) ((ulong) l_119 * (ulong) (-7046029254386353131L));
                l_122 = (l_121 ^ ((long) ((ulong) l_121 >> 29))) & 2305843009213693951L;
                l_123 = l_122;
            } else {
                l_124 = (long) ((int) get_group_id(0));
                l_125 = (long) ((ulong) l_7 + (ulong) ((l_124 << 12) + (l_124 << 11)));
                l_126 = (long) ((ulong) l_125 + (ulong) 1796L);
                i_127 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1896L))));
                i_129 = (int) (0 - (uint) i_127);
                if (i_129 < 0) {
                    i_130 = i_129;
                } else {
                    l_131 = (long) ((ulong) l_128 + (ulong) (-64L));
                    i_132 = (int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_133 = (long) ((ulong) l_125 + (ulong) 1792L);
                    i_134 = 0;
                    l_135 = 0L;
                    while (true) {
                        if (!(i_134 == 0)) {
                            break;
                        }
                        i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                        i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                        if (i_132 == i_137) {
                            i_134 = 1;
                        } else {
                            if (i_136 == 0) {
                                if (l_135 < l_6) {
                                    GALEFS_RELAX(l_135);
                                    l_138 = (long) ((ulong) l_135 + (ulong) 1L);
                                    l_135 = l_138;
                                } else {
                                    i_134 = (-110);
                                }
                            } else {
                                i_139 = (int) (0 - (uint) i_136);
                                i_134 = i_139;
                            }
                        }
                    }
                    i_130 = i_134;
                }
                if (i_130 < 0) {
                    l_140 = (long) i_130;
                    l_123 = l_140;
                } else {
                    l_141 = (long) ((int) get_group_id(0));
                    l_142 = (long) ((ulong) l_7 + (ulong) ((l_141 << 12) + (l_141 << 11)));
                    l_143 = (long) ((ulong) l_142 + (ulong) 1896L);
                    l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
                    l_145 = (long) ((ulong) l_144 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
                    l_146 = (long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_144) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_144 + (ulong) ((long) ((ulong) (l_144 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = l_119;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_146)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_143)) = l_145;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_123 = LONG_MIN;
                }
            }
        } else {
            l_123 = 0L;
        }
        if (i_1 == 0) {
            if (l_123 < (-4611686018427387904L)) {
                l_147 = (long) ((int) get_group_id(0));
                l_148 = (long) ((ulong) l_7 + (ulong) ((l_147 << 12) + (l_147 << 11)));
                l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1896L))));
                l_150 = (long) ((ulong) l_149 + (ulong) (-64L));
                i_151 = (int) ((uint) ((int) (((long) ((ulong) l_150 + (ulong) ((long) ((ulong) (l_150 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_152 = (long) ((ulong) l_148 + (ulong) 1792L);
                l_153 = (long) ((ulong) l_148 + (ulong) 1796L);
                i_154 = 0;
                l_155 = 0L;
                while (true) {
                    if (!(i_154 == 0)) {
                        break;
                    }
                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                    if (i_151 == i_157) {
                        i_154 = 1;
                    } else {
                        if (i_156 == 0) {
                            if (l_155 < l_6) {
                                GALEFS_RELAX(l_155);
                                l_158 = (long) ((ulong) l_155 + (ulong) 1L);
                                l_155 = l_158;
                            } else {
                                i_154 = (-110);
                            }
                        } else {
                            i_159 = (int) (0 - (uint) i_156);
                            i_154 = i_159;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_154 < 0) {
                    l_160 = (long) i_154;
                    l_161 = l_160;
                } else {
                    l_162 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1800L))));
                    l_161 = l_162;
                }
                i_163 = (int) ((uint) ((int) l_123) + (uint) (-1));
                if (i_163 < 0) {
                    l_164 = l_161;
                } else {
                    if (l_161 < 0L) {
                        l_164 = l_161;
                    } else {
                        l_165 = (l_161 << 32) | ((long) (uint) i_163);
                        l_164 = l_165;
                    }
                }
            } else {
                l_164 = l_123;
            }
        } else {
            l_164 = l_123;
        }
        GALEFS_BROADCAST(3, l_166, l_164);
        l_167 = (long) ((ulong) l_62 + (ulong) l_166);
        i_168 = (int) ((uint) i_12 + (uint) 1);
        l_10 = l_167;
        i_11 = i_63;
        i_12 = i_168;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_10;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = ((long) i_11);
    GALEFS_GROUP_END()
}
#endif
