// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#swappedValues
// entry point: galefs_swappedValues
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 2 waits, 4 values, 32 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(long, l_11) VARIABLE(long, l_13) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(l_11) VARIABLE(l_13) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_9) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_6) VARIABLE(ul_3)

__kernel void galefs_swappedValues(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_7, i_10, i_12, i_16, i_17, i_20, i_23, i_24, i_32, i_33, i_36, i_39, i_40, i_45;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_8, l_9, l_11, l_13, l_14, l_15, l_18, l_19, l_21, l_22, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_37, l_38, l_41, l_42, l_43, l_44, l_46;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = ((long) ((int) get_local_id(0))) + 1L;
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    l_6 = 3L;
    i_7 = 0;
    while (true) {
        l_8 = *((__global gale_long *) ul_3);
        l_9 = (long) ((ulong) l_4 + (ulong) l_5);
        if (!(((long) i_7) < l_8)) {
            goto B30;
        }
        i_10 = (int) ((uint) i_7 + (uint) 1);
        l_11 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_12 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_13 = *((__global gale_long *) (arg_fs + 16 + 24L));
        if (((int) get_local_id(0)) == 0) {
            l_14 = (long) i_10;
            if ((l_14 & 3L) == 0) {
                l_15 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_16 = *((__global gale_int *) (arg_fs + 16 + l_15));
                i_17 = (int) ((uint) i_16 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_15)) = i_17;
                l_18 = (long) ((ulong) l_14 * (ulong) (-7046029254386353131L));
                l_19 = (l_18 ^ ((long) ((ulong) l_18 >> 29))) & 2305843009213693951L;
                if (i_12 < i_17) {
                    i_20 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_20 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_21 = (long) ((ulong) l_11 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_21)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = l_19;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = 0;
                        l_22 = LONG_MIN;
                    } else {
                        l_22 = l_19;
                    }
                } else {
                    l_22 = l_19;
                }
            } else {
                i_23 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_24 = (int) (0 - (uint) i_23);
                if (i_24 < 0) {
                    l_25 = (long) i_24;
                    l_22 = l_25;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_26 = (long) ((ulong) l_11 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_26)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 16L)))) = l_14;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 36L)))) = 0;
                    l_22 = LONG_MIN;
                }
            }
        } else {
            l_22 = 0L;
        }
        GALEFS_BROADCAST(1, l_27, l_22);
        if (l_27 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_5;
            gale_longs[gale_items + gale_item] = (ulong) l_6;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_9;
            gale_ints[gale_item] = (uint) i_10;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_27); }
            GALEFS_RETURN;
            resume_1:
            l_5 = (long) gale_longs[gale_item];
            l_6 = (long) gale_longs[gale_items + gale_item];
            l_9 = (long) gale_longs[2 * gale_items + gale_item];
            i_10 = (int) gale_ints[gale_item];
            ul_3 = arg_args + 16L;
            l_11 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_12 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_13 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_27 = gale_round_reply(gale_entry);
        }
        if ((l_27 & 3L) == 3L) {
            l_28 = l_9;
            l_29 = l_5;
        } else {
            l_28 = l_5;
            l_29 = l_9;
        }
        if (((int) get_local_id(0)) == 0) {
            l_30 = l_29 & 1023L;
            if ((l_29 & 3L) == 0) {
                l_31 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_32 = *((__global gale_int *) (arg_fs + 16 + l_31));
                i_33 = (int) ((uint) i_32 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_31)) = i_33;
                l_34 = (long) ((ulong) l_30 * (ulong) (-7046029254386353131L));
                l_35 = (l_34 ^ ((long) ((ulong) l_34 >> 29))) & 2305843009213693951L;
                if (i_12 < i_33) {
                    i_36 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_36 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_37 = (long) ((ulong) l_11 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_37)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = l_35;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = 0;
                        l_38 = LONG_MIN;
                    } else {
                        l_38 = l_35;
                    }
                } else {
                    l_38 = l_35;
                }
            } else {
                i_39 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_40 = (int) (0 - (uint) i_39);
                if (i_40 < 0) {
                    l_41 = (long) i_40;
                    l_38 = l_41;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_42 = (long) ((ulong) l_11 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_42)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = l_30;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 0;
                    l_38 = LONG_MIN;
                }
            }
        } else {
            l_38 = 0L;
        }
        GALEFS_BROADCAST(2, l_43, l_38);
        if (l_43 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_6;
            gale_ints[gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_43); }
            GALEFS_RETURN;
            resume_2:
            l_6 = (long) gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_item];
            l_28 = (long) gale_longs[gale_items + gale_item];
            l_29 = (long) gale_longs[2 * gale_items + gale_item];
            ul_3 = arg_args + 16L;
            l_43 = gale_round_reply(gale_entry);
        }
        if (l_43 < 0L) {
            break;
        }
        l_4 = l_28;
        l_5 = l_6;
        l_6 = l_29;
        i_7 = i_10;
    }
    l_44 = l_28;
    i_45 = i_10;
    l_46 = l_29;
    goto B31;
B30:;
    l_44 = l_5;
    i_45 = i_7;
    l_46 = l_9;
B31:;
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_44;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_6;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 2)) << 3) + 16L))) = l_46;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 3)) << 3) + 16L))) = ((long) i_45);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_9) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_6) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(ul_3)

__kernel void galefs_swappedValues(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_7, i_10, i_21, i_23, i_24, i_26, i_28, i_30, i_31, i_33, i_45, i_48, i_50, i_51, i_53, i_57, i_70, i_72, i_73, i_75, i_77, i_79, i_80, i_82, i_94, i_97, i_99, i_100, i_102, i_106, i_111;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_22, l_25, l_27, l_29, l_32, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_46, l_47, l_49, l_52, l_54, l_55, l_56, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_71, l_74, l_76, l_78, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_95, l_96, l_98, l_101, l_103, l_104, l_105, l_107, l_108, l_109, l_110, l_112;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_2 = ((long) ((int) get_local_id(0))) + 1L;
    ul_3 = arg_args + 16L;
    l_4 = l_1;
    l_5 = l_2;
    l_6 = 3L;
    i_7 = 0;
    while (true) {
        l_8 = *((__global gale_long *) ul_3);
        l_9 = (long) ((ulong) l_4 + (ulong) l_5);
        if (!(((long) i_7) < l_8)) {
            goto B88;
        }
        i_10 = (int) ((uint) i_7 + (uint) 1);
        l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_12 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_13 = *((__global gale_long *) (arg_fs + 16 + 16L));
        if (((int) get_local_id(0)) == 0) {
            l_14 = (long) i_10;
            if ((l_14 & 3L) == 0) {
                l_15 = (long) ((ulong) l_14 * (ulong) (-7046029254386353131L));
                l_16 = (l_15 ^ ((long) ((ulong) l_15 >> 29))) & 2305843009213693951L;
                l_17 = l_16;
            } else {
                l_18 = (long) ((int) get_group_id(0));
                l_19 = (long) ((ulong) l_13 + (ulong) ((l_18 << 12) + (l_18 << 11)));
                l_20 = (long) ((ulong) l_19 + (ulong) 1796L);
                i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                l_22 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 1896L))));
                i_23 = (int) (0 - (uint) i_21);
                if (i_23 < 0) {
                    i_24 = i_23;
                } else {
                    l_25 = (long) ((ulong) l_22 + (ulong) (-64L));
                    i_26 = (int) ((uint) ((int) (((long) ((ulong) l_25 + (ulong) ((long) ((ulong) (l_25 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_27 = (long) ((ulong) l_19 + (ulong) 1792L);
                    i_28 = 0;
                    l_29 = 0L;
                    while (true) {
                        if (!(i_28 == 0)) {
                            break;
                        }
                        i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                        i_31 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                        if (i_26 == i_31) {
                            i_28 = 1;
                        } else {
                            if (i_30 == 0) {
                                if (l_29 < l_12) {
                                    GALEFS_RELAX(l_29);
                                    l_32 = (long) ((ulong) l_29 + (ulong) 1L);
                                    l_29 = l_32;
                                } else {
                                    i_28 = (-110);
                                }
                            } else {
                                i_33 = (int) (0 - (uint) i_30);
                                i_28 = i_33;
                            }
                        }
                    }
                    i_24 = i_28;
                }
                if (i_24 < 0) {
                    l_34 = (long) i_24;
                    l_17 = l_34;
                } else {
                    l_35 = (long) ((int) get_group_id(0));
                    l_36 = (long) ((ulong) l_13 + (ulong) ((l_35 << 12) + (l_35 << 11)));
                    l_37 = (long) ((ulong) l_36 + (ulong) 1896L);
                    l_38 = *((__global gale_long *) (arg_fs + 16 + l_37));
                    l_39 = (long) ((ulong) l_38 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_39) & 1023)))))) = 0L;
                    l_40 = (long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_38) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_38 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 16L)))) = l_14;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_40)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_37)) = l_39;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_17 = LONG_MIN;
                }
            }
        } else {
            l_17 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_17 < (-4611686018427387904L)) {
                l_41 = (long) ((int) get_group_id(0));
                l_42 = (long) ((ulong) l_13 + (ulong) ((l_41 << 12) + (l_41 << 11)));
                l_43 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1896L))));
                l_44 = (long) ((ulong) l_43 + (ulong) (-64L));
                i_45 = (int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_46 = (long) ((ulong) l_42 + (ulong) 1792L);
                l_47 = (long) ((ulong) l_42 + (ulong) 1796L);
                i_48 = 0;
                l_49 = 0L;
                while (true) {
                    if (!(i_48 == 0)) {
                        break;
                    }
                    i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                    i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                    if (i_45 == i_51) {
                        i_48 = 1;
                    } else {
                        if (i_50 == 0) {
                            if (l_49 < l_12) {
                                GALEFS_RELAX(l_49);
                                l_52 = (long) ((ulong) l_49 + (ulong) 1L);
                                l_49 = l_52;
                            } else {
                                i_48 = (-110);
                            }
                        } else {
                            i_53 = (int) (0 - (uint) i_50);
                            i_48 = i_53;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_48 < 0) {
                    l_54 = (long) i_48;
                    l_55 = l_54;
                } else {
                    l_56 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1800L))));
                    l_55 = l_56;
                }
                i_57 = (int) ((uint) ((int) l_17) + (uint) (-1));
                if (i_57 < 0) {
                    l_58 = l_55;
                } else {
                    if (l_55 < 0L) {
                        l_58 = l_55;
                    } else {
                        l_59 = (l_55 << 32) | ((long) (uint) i_57);
                        l_58 = l_59;
                    }
                }
            } else {
                l_58 = l_17;
            }
        } else {
            l_58 = l_17;
        }
        GALEFS_BROADCAST(1, l_60, l_58);
        if ((l_60 & 3L) == 3L) {
            l_61 = l_9;
            l_62 = l_5;
        } else {
            l_61 = l_5;
            l_62 = l_9;
        }
        if (((int) get_local_id(0)) == 0) {
            l_63 = l_62 & 1023L;
            if ((l_62 & 3L) == 0) {
                l_64 = (long) ((ulong) l_63 * (ulong) (-7046029254386353131L));
                l_65 = (l_64 ^ ((long) ((ulong) l_64 >> 29))) & 2305843009213693951L;
                l_66 = l_65;
            } else {
                l_67 = (long) ((int) get_group_id(0));
                l_68 = (long) ((ulong) l_13 + (ulong) ((l_67 << 12) + (l_67 << 11)));
                l_69 = (long) ((ulong) l_68 + (ulong) 1796L);
                i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_69));
                l_71 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 1896L))));
                i_72 = (int) (0 - (uint) i_70);
                if (i_72 < 0) {
                    i_73 = i_72;
                } else {
                    l_74 = (long) ((ulong) l_71 + (ulong) (-64L));
                    i_75 = (int) ((uint) ((int) (((long) ((ulong) l_74 + (ulong) ((long) ((ulong) (l_74 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_76 = (long) ((ulong) l_68 + (ulong) 1792L);
                    i_77 = 0;
                    l_78 = 0L;
                    while (true) {
                        if (!(i_77 == 0)) {
                            break;
                        }
                        i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_69));
                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                        if (i_75 == i_80) {
                            i_77 = 1;
                        } else {
                            if (i_79 == 0) {
                                if (l_78 < l_12) {
                                    GALEFS_RELAX(l_78);
                                    l_81 = (long) ((ulong) l_78 + (ulong) 1L);
                                    l_78 = l_81;
                                } else {
                                    i_77 = (-110);
                                }
                            } else {
                                i_82 = (int) (0 - (uint) i_79);
                                i_77 = i_82;
                            }
                        }
                    }
                    i_73 = i_77;
                }
                if (i_73 < 0) {
                    l_83 = (long) i_73;
                    l_66 = l_83;
                } else {
                    l_84 = (long) ((int) get_group_id(0));
                    l_85 = (long) ((ulong) l_13 + (ulong) ((l_84 << 12) + (l_84 << 11)));
                    l_86 = (long) ((ulong) l_85 + (ulong) 1896L);
                    l_87 = *((__global gale_long *) (arg_fs + 16 + l_86));
                    l_88 = (long) ((ulong) l_87 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) ((long) (uint) (((int) l_88) & 1023)))))) = 0L;
                    l_89 = (long) ((ulong) l_85 + (ulong) ((long) (uint) (((int) l_87) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_87 + (ulong) ((long) ((ulong) (l_87 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 16L)))) = l_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_89)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_86)) = l_88;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_66 = LONG_MIN;
                }
            }
        } else {
            l_66 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_66 < (-4611686018427387904L)) {
                l_90 = (long) ((int) get_group_id(0));
                l_91 = (long) ((ulong) l_13 + (ulong) ((l_90 << 12) + (l_90 << 11)));
                l_92 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 1896L))));
                l_93 = (long) ((ulong) l_92 + (ulong) (-64L));
                i_94 = (int) ((uint) ((int) (((long) ((ulong) l_93 + (ulong) ((long) ((ulong) (l_93 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_95 = (long) ((ulong) l_91 + (ulong) 1792L);
                l_96 = (long) ((ulong) l_91 + (ulong) 1796L);
                i_97 = 0;
                l_98 = 0L;
                while (true) {
                    if (!(i_97 == 0)) {
                        break;
                    }
                    i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                    i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_95));
                    if (i_94 == i_100) {
                        i_97 = 1;
                    } else {
                        if (i_99 == 0) {
                            if (l_98 < l_12) {
                                GALEFS_RELAX(l_98);
                                l_101 = (long) ((ulong) l_98 + (ulong) 1L);
                                l_98 = l_101;
                            } else {
                                i_97 = (-110);
                            }
                        } else {
                            i_102 = (int) (0 - (uint) i_99);
                            i_97 = i_102;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_97 < 0) {
                    l_103 = (long) i_97;
                    l_104 = l_103;
                } else {
                    l_105 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 1800L))));
                    l_104 = l_105;
                }
                i_106 = (int) ((uint) ((int) l_66) + (uint) (-1));
                if (i_106 < 0) {
                    l_107 = l_104;
                } else {
                    if (l_104 < 0L) {
                        l_107 = l_104;
                    } else {
                        l_108 = (l_104 << 32) | ((long) (uint) i_106);
                        l_107 = l_108;
                    }
                }
            } else {
                l_107 = l_66;
            }
        } else {
            l_107 = l_66;
        }
        GALEFS_BROADCAST(2, l_109, l_107);
        if (l_109 < 0L) {
            break;
        }
        l_4 = l_61;
        l_5 = l_6;
        l_6 = l_62;
        i_7 = i_10;
    }
    l_110 = l_61;
    i_111 = i_10;
    l_112 = l_62;
    goto B89;
B88:;
    l_110 = l_5;
    i_111 = i_7;
    l_112 = l_9;
B89:;
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_110;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_6;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = l_112;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = ((long) i_111);
    GALEFS_GROUP_END()
}
#endif
