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
// source SHA-256: 073ab43aea166955dd322e81391c8788b9150b2a27837a95bc5e358817743f34

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
#elif defined(__x86_64__)
// On x86 an atomic exchange, of whatever, orders all accesses around it. The mfence of __sync_synchronize also orders
// accesses that bypass the caches, and takes four times as long.
#define GALEFS_FENCE() gale_fence()
void gale_fence(void) {
    int word = 0;
    __atomic_exchange_n(&word, 1, __ATOMIC_SEQ_CST);
}
#elif defined(__POCL__) || defined(__aarch64__)
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_3)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_9) VARIABLE(ul_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(l_6) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(ul_3)

__kernel void galefs_swappedValues(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_3;
    int i_7, i_10, i_23, i_25, i_26, i_28, i_30, i_33, i_34, i_37, i_38, i_46, i_51, i_54, i_57, i_58, i_61, i_62, i_66, i_79, i_81, i_82, i_84, i_86, i_89, i_90, i_93, i_94, i_102, i_107, i_110, i_113, i_114, i_117, i_118, i_122, i_127;
    long l_0, l_1, l_2, l_4, l_5, l_6, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_24, l_27, l_29, l_31, l_32, l_35, l_36, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_47, l_48, l_49, l_50, l_52, l_53, l_55, l_56, l_59, l_60, l_63, l_64, l_65, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_80, l_83, l_85, l_87, l_88, l_91, l_92, l_95, l_96, l_97, l_98, l_99, l_100, l_101, l_103, l_104, l_105, l_106, l_108, l_109, l_111, l_112, l_115, l_116, l_119, l_120, l_121, l_123, l_124, l_125, l_126, l_128;
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
            goto B98;
        }
        i_10 = (int) ((uint) i_7 + (uint) 1);
        l_11 = *((__global gale_long *) (arg_fs + 16 + 48L));
        l_12 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_13 = *((__global gale_long *) (arg_fs + 16 + 56L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_15 = *((__global gale_long *) (arg_fs + 16 + 16L));
        if (((int) get_local_id(0)) == 0) {
            l_16 = (long) i_10;
            if ((l_16 & 3L) == 0) {
                l_17 = (long) ((ulong) l_16 * (ulong) (-7046029254386353131L));
                l_18 = (l_17 ^ ((long) ((ulong) l_17 >> 29))) & 2305843009213693951L;
                l_19 = l_18;
            } else {
                l_20 = (long) ((int) get_group_id(0));
                l_21 = (long) ((ulong) l_15 + (ulong) ((l_20 << 12) + (l_20 << 11)));
                l_22 = (long) ((ulong) l_21 + (ulong) 1796L);
                i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                l_24 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 1896L))));
                i_25 = (int) (0 - (uint) i_23);
                if (i_25 < 0) {
                    i_26 = i_25;
                } else {
                    l_27 = (long) ((ulong) l_24 + (ulong) (-64L));
                    i_28 = (int) ((uint) ((int) (((long) ((ulong) l_27 + (ulong) ((long) ((ulong) (l_27 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_29 = (long) ((ulong) l_21 + (ulong) 1792L);
                    i_30 = 0;
                    l_31 = 0L;
                    l_32 = (-1L);
                    while (true) {
                        if (!(i_30 == 0)) {
                            break;
                        }
                        i_33 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                        if (i_28 == i_34) {
                            i_30 = 1;
                        } else {
                            if (i_33 == 0) {
                                if (l_31 < l_14) {
                                    GALEFS_RELAX(l_31);
                                    l_35 = (long) ((ulong) l_31 + (ulong) 1L);
                                    l_31 = l_35;
                                } else {
                                    l_36 = *((volatile __global gale_long *) (arg_fs + 16 + l_13));
                                    i_37 = (l_32 == l_36) ? (-110) : 0;
                                    i_30 = i_37;
                                    l_31 = 0L;
                                    l_32 = l_36;
                                }
                            } else {
                                i_38 = (int) (0 - (uint) i_33);
                                i_30 = i_38;
                            }
                        }
                    }
                    i_26 = i_30;
                }
                if (i_26 < 0) {
                    l_39 = (long) i_26;
                    l_19 = l_39;
                } else {
                    l_40 = (long) ((int) get_group_id(0));
                    l_41 = (long) ((ulong) l_15 + (ulong) ((l_40 << 12) + (l_40 << 11)));
                    l_42 = (long) ((ulong) l_41 + (ulong) 1896L);
                    l_43 = *((__global gale_long *) (arg_fs + 16 + l_42));
                    l_44 = (long) ((ulong) l_43 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) ((long) (uint) (((int) l_44) & 1023)))))) = 0L;
                    l_45 = (long) ((ulong) l_41 + (ulong) ((long) (uint) (((int) l_43) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 16L)))) = l_16;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_45)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_42)) = l_44;
                    GALEFS_FENCE();
                    i_46 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) i_46))))) = (char) 1;
                    if (l_11 == 0L) {
                        l_19 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) (i_46 >> 6)))))) = (char) 1;
                        l_19 = LONG_MIN;
                    }
                }
            }
        } else {
            l_19 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_19 < (-4611686018427387904L)) {
                l_47 = (long) ((int) get_group_id(0));
                l_48 = (long) ((ulong) l_15 + (ulong) ((l_47 << 12) + (l_47 << 11)));
                l_49 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 1896L))));
                l_50 = (long) ((ulong) l_49 + (ulong) (-64L));
                i_51 = (int) ((uint) ((int) (((long) ((ulong) l_50 + (ulong) ((long) ((ulong) (l_50 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_52 = (long) ((ulong) l_48 + (ulong) 1792L);
                l_53 = (long) ((ulong) l_48 + (ulong) 1796L);
                i_54 = 0;
                l_55 = 0L;
                l_56 = (-1L);
                while (true) {
                    if (!(i_54 == 0)) {
                        break;
                    }
                    i_57 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                    i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_52));
                    if (i_51 == i_58) {
                        i_54 = 1;
                    } else {
                        if (i_57 == 0) {
                            if (l_55 < l_14) {
                                GALEFS_RELAX(l_55);
                                l_59 = (long) ((ulong) l_55 + (ulong) 1L);
                                l_55 = l_59;
                            } else {
                                l_60 = *((volatile __global gale_long *) (arg_fs + 16 + l_13));
                                i_61 = (l_56 == l_60) ? (-110) : 0;
                                i_54 = i_61;
                                l_55 = 0L;
                                l_56 = l_60;
                            }
                        } else {
                            i_62 = (int) (0 - (uint) i_57);
                            i_54 = i_62;
                        }
                    }
                }
                if (i_54 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 1888L)))) = i_51;
                }
                GALEFS_FENCE();
                if (i_54 < 0) {
                    l_63 = (long) i_54;
                    l_64 = l_63;
                } else {
                    l_65 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 1800L))));
                    l_64 = l_65;
                }
                i_66 = (int) ((uint) ((int) l_19) + (uint) (-1));
                if (i_66 < 0) {
                    l_67 = l_64;
                } else {
                    if (l_64 < 0L) {
                        l_67 = l_64;
                    } else {
                        l_68 = (l_64 << 32) | ((long) (uint) i_66);
                        l_67 = l_68;
                    }
                }
            } else {
                l_67 = l_19;
            }
        } else {
            l_67 = l_19;
        }
        GALEFS_BROADCAST(1, l_69, l_67);
        if ((l_69 & 3L) == 3L) {
            l_70 = l_9;
            l_71 = l_5;
        } else {
            l_70 = l_5;
            l_71 = l_9;
        }
        if (((int) get_local_id(0)) == 0) {
            l_72 = l_71 & 1023L;
            if ((l_71 & 3L) == 0) {
                l_73 = (long) ((ulong) l_72 * (ulong) (-7046029254386353131L));
                l_74 = (l_73 ^ ((long) ((ulong) l_73 >> 29))) & 2305843009213693951L;
                l_75 = l_74;
            } else {
                l_76 = (long) ((int) get_group_id(0));
                l_77 = (long) ((ulong) l_15 + (ulong) ((l_76 << 12) + (l_76 << 11)));
                l_78 = (long) ((ulong) l_77 + (ulong) 1796L);
                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                l_80 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 1896L))));
                i_81 = (int) (0 - (uint) i_79);
                if (i_81 < 0) {
                    i_82 = i_81;
                } else {
                    l_83 = (long) ((ulong) l_80 + (ulong) (-64L));
                    i_84 = (int) ((uint) ((int) (((long) ((ulong) l_83 + (ulong) ((long) ((ulong) (l_83 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_85 = (long) ((ulong) l_77 + (ulong) 1792L);
                    i_86 = 0;
                    l_87 = 0L;
                    l_88 = (-1L);
                    while (true) {
                        if (!(i_86 == 0)) {
                            break;
                        }
                        i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                        i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                        if (i_84 == i_90) {
                            i_86 = 1;
                        } else {
                            if (i_89 == 0) {
                                if (l_87 < l_14) {
                                    GALEFS_RELAX(l_87);
                                    l_91 = (long) ((ulong) l_87 + (ulong) 1L);
                                    l_87 = l_91;
                                } else {
                                    l_92 = *((volatile __global gale_long *) (arg_fs + 16 + l_13));
                                    i_93 = (l_88 == l_92) ? (-110) : 0;
                                    i_86 = i_93;
                                    l_87 = 0L;
                                    l_88 = l_92;
                                }
                            } else {
                                i_94 = (int) (0 - (uint) i_89);
                                i_86 = i_94;
                            }
                        }
                    }
                    i_82 = i_86;
                }
                if (i_82 < 0) {
                    l_95 = (long) i_82;
                    l_75 = l_95;
                } else {
                    l_96 = (long) ((int) get_group_id(0));
                    l_97 = (long) ((ulong) l_15 + (ulong) ((l_96 << 12) + (l_96 << 11)));
                    l_98 = (long) ((ulong) l_97 + (ulong) 1896L);
                    l_99 = *((__global gale_long *) (arg_fs + 16 + l_98));
                    l_100 = (long) ((ulong) l_99 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) ((long) (uint) (((int) l_100) & 1023)))))) = 0L;
                    l_101 = (long) ((ulong) l_97 + (ulong) ((long) (uint) (((int) l_99) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_99 + (ulong) ((long) ((ulong) (l_99 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L)))) = l_72;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_101)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_98)) = l_100;
                    GALEFS_FENCE();
                    i_102 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) ((long) i_102))))) = (char) 1;
                    if (l_11 == 0L) {
                        l_75 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) ((long) (i_102 >> 6)))))) = (char) 1;
                        l_75 = LONG_MIN;
                    }
                }
            }
        } else {
            l_75 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_75 < (-4611686018427387904L)) {
                l_103 = (long) ((int) get_group_id(0));
                l_104 = (long) ((ulong) l_15 + (ulong) ((l_103 << 12) + (l_103 << 11)));
                l_105 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 1896L))));
                l_106 = (long) ((ulong) l_105 + (ulong) (-64L));
                i_107 = (int) ((uint) ((int) (((long) ((ulong) l_106 + (ulong) ((long) ((ulong) (l_106 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_108 = (long) ((ulong) l_104 + (ulong) 1792L);
                l_109 = (long) ((ulong) l_104 + (ulong) 1796L);
                i_110 = 0;
                l_111 = 0L;
                l_112 = (-1L);
                while (true) {
                    if (!(i_110 == 0)) {
                        break;
                    }
                    i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_109));
                    i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                    if (i_107 == i_114) {
                        i_110 = 1;
                    } else {
                        if (i_113 == 0) {
                            if (l_111 < l_14) {
                                GALEFS_RELAX(l_111);
                                l_115 = (long) ((ulong) l_111 + (ulong) 1L);
                                l_111 = l_115;
                            } else {
                                l_116 = *((volatile __global gale_long *) (arg_fs + 16 + l_13));
                                i_117 = (l_112 == l_116) ? (-110) : 0;
                                i_110 = i_117;
                                l_111 = 0L;
                                l_112 = l_116;
                            }
                        } else {
                            i_118 = (int) (0 - (uint) i_113);
                            i_110 = i_118;
                        }
                    }
                }
                if (i_110 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 1888L)))) = i_107;
                }
                GALEFS_FENCE();
                if (i_110 < 0) {
                    l_119 = (long) i_110;
                    l_120 = l_119;
                } else {
                    l_121 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 1800L))));
                    l_120 = l_121;
                }
                i_122 = (int) ((uint) ((int) l_75) + (uint) (-1));
                if (i_122 < 0) {
                    l_123 = l_120;
                } else {
                    if (l_120 < 0L) {
                        l_123 = l_120;
                    } else {
                        l_124 = (l_120 << 32) | ((long) (uint) i_122);
                        l_123 = l_124;
                    }
                }
            } else {
                l_123 = l_75;
            }
        } else {
            l_123 = l_75;
        }
        GALEFS_BROADCAST(2, l_125, l_123);
        if (l_125 < 0L) {
            break;
        }
        l_4 = l_70;
        l_5 = l_6;
        l_6 = l_71;
        i_7 = i_10;
    }
    l_126 = l_70;
    i_127 = i_10;
    l_128 = l_71;
    goto B99;
B98:;
    l_126 = l_5;
    i_127 = i_7;
    l_128 = l_9;
B99:;
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_126;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_6;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = l_128;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = ((long) i_127);
    GALEFS_GROUP_END()
}
#endif
