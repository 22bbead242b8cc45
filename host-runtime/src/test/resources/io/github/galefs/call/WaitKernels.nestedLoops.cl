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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_2) VARIABLE(int, i_4) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_16) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_16) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_14) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)

__kernel void galefs_nestedLoops(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_1, i_2, i_4, i_10, i_13, i_14, i_24, i_26, i_27, i_29, i_31, i_34, i_35, i_38, i_39, i_47, i_52, i_55, i_58, i_59, i_62, i_63, i_67, i_72, i_73, i_74, i_76, i_83, i_85, i_86, i_88, i_90, i_93, i_94, i_97, i_98, i_106, i_111, i_114, i_117, i_118, i_121, i_122, i_126, i_130, i_132, i_133, i_143, i_145, i_146, i_148, i_150, i_153, i_154, i_157, i_158, i_166, i_171, i_174, i_177, i_178, i_181, i_182, i_186, i_191;
    long l_0, l_3, l_5, l_6, l_7, l_8, l_9, l_12, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_25, l_28, l_30, l_32, l_33, l_36, l_37, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_53, l_54, l_56, l_57, l_60, l_61, l_64, l_65, l_66, l_68, l_69, l_70, l_71, l_75, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_87, l_89, l_91, l_92, l_95, l_96, l_99, l_100, l_101, l_102, l_103, l_104, l_105, l_107, l_108, l_109, l_110, l_112, l_113, l_115, l_116, l_119, l_120, l_123, l_124, l_125, l_127, l_128, l_129, l_131, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_144, l_147, l_149, l_151, l_152, l_155, l_156, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_167, l_168, l_169, l_170, l_172, l_173, l_175, l_176, l_179, l_180, l_183, l_184, l_185, l_187, l_188, l_189, l_190;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) get_local_id(0);
    l_3 = (long) ((int) get_local_id(0));
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = (int) get_local_id(0);
    ul_11 = arg_args + 16L;
    l_12 = l_3;
    i_13 = 0;
    i_14 = 0;
    while (true) {
        l_15 = *((__global gale_long *) ul_11);
        l_16 = (long) i_14;
        if (!(l_16 < l_15)) {
            break;
        }
        if (i_10 == 0) {
            l_17 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))))) + (ulong) l_16);
            if ((l_17 & 3L) == 0) {
                l_18 = (long) ((ulong) l_17 * (ulong) (-7046029254386353131L));
                l_19 = (l_18 ^ ((long) ((ulong) l_18 >> 29))) & 2305843009213693951L;
                l_20 = l_19;
            } else {
                l_21 = (long) ((int) get_group_id(0));
                l_22 = (long) ((ulong) l_9 + (ulong) ((l_21 << 12) + (l_21 << 11)));
                l_23 = (long) ((ulong) l_22 + (ulong) 1796L);
                i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                l_25 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 1896L))));
                i_26 = (int) (0 - (uint) i_24);
                if (i_26 < 0) {
                    i_27 = i_26;
                } else {
                    l_28 = (long) ((ulong) l_25 + (ulong) (-64L));
                    i_29 = (int) ((uint) ((int) (((long) ((ulong) l_28 + (ulong) ((long) ((ulong) (l_28 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_30 = (long) ((ulong) l_22 + (ulong) 1792L);
                    i_31 = 0;
                    l_32 = 0L;
                    l_33 = (-1L);
                    while (true) {
                        if (!(i_31 == 0)) {
                            break;
                        }
                        i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                        i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_30));
                        if (i_29 == i_35) {
                            i_31 = 1;
                        } else {
                            if (i_34 == 0) {
                                if (l_32 < l_8) {
                                    GALEFS_RELAX(l_32);
                                    l_36 = (long) ((ulong) l_32 + (ulong) 1L);
                                    l_32 = l_36;
                                } else {
                                    l_37 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_38 = (l_33 == l_37) ? (-110) : 0;
                                    i_31 = i_38;
                                    l_32 = 0L;
                                    l_33 = l_37;
                                }
                            } else {
                                i_39 = (int) (0 - (uint) i_34);
                                i_31 = i_39;
                            }
                        }
                    }
                    i_27 = i_31;
                }
                if (i_27 < 0) {
                    l_40 = (long) i_27;
                    l_20 = l_40;
                } else {
                    l_41 = (long) ((int) get_group_id(0));
                    l_42 = (long) ((ulong) l_9 + (ulong) ((l_41 << 12) + (l_41 << 11)));
                    l_43 = (long) ((ulong) l_42 + (ulong) 1896L);
                    l_44 = *((__global gale_long *) (arg_fs + 16 + l_43));
                    l_45 = (long) ((ulong) l_44 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_45) & 1023)))))) = 0L;
                    l_46 = (long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_44) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 16L)))) = l_17;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_46)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_43)) = l_45;
                    GALEFS_FENCE();
                    i_47 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_47))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_20 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_47 >> 6)))))) = (char) 1;
                        l_20 = LONG_MIN;
                    }
                }
            }
        } else {
            l_20 = 0L;
        }
        if (i_4 == 0) {
            if (l_20 < (-4611686018427387904L)) {
                l_48 = (long) ((int) get_group_id(0));
                l_49 = (long) ((ulong) l_9 + (ulong) ((l_48 << 12) + (l_48 << 11)));
                l_50 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1896L))));
                l_51 = (long) ((ulong) l_50 + (ulong) (-64L));
                i_52 = (int) ((uint) ((int) (((long) ((ulong) l_51 + (ulong) ((long) ((ulong) (l_51 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_53 = (long) ((ulong) l_49 + (ulong) 1792L);
                l_54 = (long) ((ulong) l_49 + (ulong) 1796L);
                i_55 = 0;
                l_56 = 0L;
                l_57 = (-1L);
                while (true) {
                    if (!(i_55 == 0)) {
                        break;
                    }
                    i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_54));
                    i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                    if (i_52 == i_59) {
                        i_55 = 1;
                    } else {
                        if (i_58 == 0) {
                            if (l_56 < l_8) {
                                GALEFS_RELAX(l_56);
                                l_60 = (long) ((ulong) l_56 + (ulong) 1L);
                                l_56 = l_60;
                            } else {
                                l_61 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_62 = (l_57 == l_61) ? (-110) : 0;
                                i_55 = i_62;
                                l_56 = 0L;
                                l_57 = l_61;
                            }
                        } else {
                            i_63 = (int) (0 - (uint) i_58);
                            i_55 = i_63;
                        }
                    }
                }
                if (i_55 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1888L)))) = i_52;
                }
                GALEFS_FENCE();
                if (i_55 < 0) {
                    l_64 = (long) i_55;
                    l_65 = l_64;
                } else {
                    l_66 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1800L))));
                    l_65 = l_66;
                }
                i_67 = (int) ((uint) ((int) l_20) + (uint) (-1));
                if (i_67 < 0) {
                    l_68 = l_65;
                } else {
                    if (l_65 < 0L) {
                        l_68 = l_65;
                    } else {
                        l_69 = (l_65 << 32) | ((long) (uint) i_67);
                        l_68 = l_69;
                    }
                }
            } else {
                l_68 = l_20;
            }
        } else {
            l_68 = l_20;
        }
        GALEFS_BROADCAST(1, l_70, l_68);
        l_71 = l_12;
        i_72 = i_13;
        i_73 = 0;
        while (true) {
            if (!(i_73 < 5)) {
                break;
            }
            i_74 = (int) ((uint) i_73 + (uint) 1);
            l_75 = (long) ((ulong) l_70 + (ulong) ((long) i_73));
            if (gale_rem_long(l_75, 3L) == 1L) {
                i_76 = (int) ((uint) i_72 + (uint) 1);
                i_72 = i_76;
                i_73 = i_74;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    if ((l_75 & 3L) == 0) {
                        l_77 = (long) ((ulong) l_75 * (ulong) (-7046029254386353131L));
                        l_78 = (l_77 ^ ((long) ((ulong) l_77 >> 29))) & 2305843009213693951L;
                        l_79 = l_78;
                    } else {
                        l_80 = (long) ((int) get_group_id(0));
                        l_81 = (long) ((ulong) l_9 + (ulong) ((l_80 << 12) + (l_80 << 11)));
                        l_82 = (long) ((ulong) l_81 + (ulong) 1796L);
                        i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                        l_84 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 1896L))));
                        i_85 = (int) (0 - (uint) i_83);
                        if (i_85 < 0) {
                            i_86 = i_85;
                        } else {
                            l_87 = (long) ((ulong) l_84 + (ulong) (-64L));
                            i_88 = (int) ((uint) ((int) (((long) ((ulong) l_87 + (ulong) ((long) ((ulong) (l_87 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_89 = (long) ((ulong) l_81 + (ulong) 1792L);
                            i_90 = 0;
                            l_91 = 0L;
                            l_92 = (-1L);
                            while (true) {
                                if (!(i_90 == 0)) {
                                    break;
                                }
                                i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                                if (i_88 == i_94) {
                                    i_90 = 1;
                                } else {
                                    if (i_93 == 0) {
                                        if (l_91 < l_8) {
                                            GALEFS_RELAX(l_91);
                                            l_95 = (long) ((ulong) l_91 + (ulong) 1L);
                                            l_91 = l_95;
                                        } else {
                                            l_96 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                            i_97 = (l_92 == l_96) ? (-110) : 0;
                                            i_90 = i_97;
                                            l_91 = 0L;
                                            l_92 = l_96;
                                        }
                                    } else {
                                        i_98 = (int) (0 - (uint) i_93);
                                        i_90 = i_98;
                                    }
                                }
                            }
                            i_86 = i_90;
                        }
                        if (i_86 < 0) {
                            l_99 = (long) i_86;
                            l_79 = l_99;
                        } else {
                            l_100 = (long) ((int) get_group_id(0));
                            l_101 = (long) ((ulong) l_9 + (ulong) ((l_100 << 12) + (l_100 << 11)));
                            l_102 = (long) ((ulong) l_101 + (ulong) 1896L);
                            l_103 = *((__global gale_long *) (arg_fs + 16 + l_102));
                            l_104 = (long) ((ulong) l_103 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) ((long) (uint) (((int) l_104) & 1023)))))) = 0L;
                            l_105 = (long) ((ulong) l_101 + (ulong) ((long) (uint) (((int) l_103) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_103 + (ulong) ((long) ((ulong) (l_103 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 16L)))) = l_75;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_105)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_102)) = l_104;
                            GALEFS_FENCE();
                            i_106 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_106))))) = (char) 1;
                            if (l_5 == 0L) {
                                l_79 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_106 >> 6)))))) = (char) 1;
                                l_79 = LONG_MIN;
                            }
                        }
                    }
                } else {
                    l_79 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_79 < (-4611686018427387904L)) {
                        l_107 = (long) ((int) get_group_id(0));
                        l_108 = (long) ((ulong) l_9 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                        l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1896L))));
                        l_110 = (long) ((ulong) l_109 + (ulong) (-64L));
                        i_111 = (int) ((uint) ((int) (((long) ((ulong) l_110 + (ulong) ((long) ((ulong) (l_110 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_112 = (long) ((ulong) l_108 + (ulong) 1792L);
                        l_113 = (long) ((ulong) l_108 + (ulong) 1796L);
                        i_114 = 0;
                        l_115 = 0L;
                        l_116 = (-1L);
                        while (true) {
                            if (!(i_114 == 0)) {
                                break;
                            }
                            i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                            if (i_111 == i_118) {
                                i_114 = 1;
                            } else {
                                if (i_117 == 0) {
                                    if (l_115 < l_8) {
                                        GALEFS_RELAX(l_115);
                                        l_119 = (long) ((ulong) l_115 + (ulong) 1L);
                                        l_115 = l_119;
                                    } else {
                                        l_120 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                        i_121 = (l_116 == l_120) ? (-110) : 0;
                                        i_114 = i_121;
                                        l_115 = 0L;
                                        l_116 = l_120;
                                    }
                                } else {
                                    i_122 = (int) (0 - (uint) i_117);
                                    i_114 = i_122;
                                }
                            }
                        }
                        if (i_114 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1888L)))) = i_111;
                        }
                        GALEFS_FENCE();
                        if (i_114 < 0) {
                            l_123 = (long) i_114;
                            l_124 = l_123;
                        } else {
                            l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1800L))));
                            l_124 = l_125;
                        }
                        i_126 = (int) ((uint) ((int) l_79) + (uint) (-1));
                        if (i_126 < 0) {
                            l_127 = l_124;
                        } else {
                            if (l_124 < 0L) {
                                l_127 = l_124;
                            } else {
                                l_128 = (l_124 << 32) | ((long) (uint) i_126);
                                l_127 = l_128;
                            }
                        }
                    } else {
                        l_127 = l_79;
                    }
                } else {
                    l_127 = l_79;
                }
                GALEFS_BROADCAST(2, l_129, l_127);
                i_130 = (int) get_local_id(0);
                l_131 = l_71;
                i_132 = 0;
                while (true) {
                    if (!(i_132 < 4)) {
                        break;
                    }
                    i_133 = (int) ((uint) i_132 + (uint) 1);
                    l_134 = (long) ((ulong) (l_129 ^ ((long) ((int) ((uint) i_132 + (uint) i_130)))) + (ulong) ((long) ((ulong) (l_131 << 5) - (ulong) l_131)));
                    l_131 = l_134;
                    i_132 = i_133;
                }
                l_71 = l_131;
                i_73 = i_74;
            }
        }
        if (l_71 == 0L) {
            l_135 = 1L;
        } else {
            l_136 = l_16 ^ l_70;
            l_135 = l_136;
        }
        if (i_2 == 0) {
            if ((l_135 & 3L) == 0) {
                l_137 = (long) ((ulong) l_135 * (ulong) (-7046029254386353131L));
                l_138 = (l_137 ^ ((long) ((ulong) l_137 >> 29))) & 2305843009213693951L;
                l_139 = l_138;
            } else {
                l_140 = (long) ((int) get_group_id(0));
                l_141 = (long) ((ulong) l_9 + (ulong) ((l_140 << 12) + (l_140 << 11)));
                l_142 = (long) ((ulong) l_141 + (ulong) 1796L);
                i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                l_144 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 1896L))));
                i_145 = (int) (0 - (uint) i_143);
                if (i_145 < 0) {
                    i_146 = i_145;
                } else {
                    l_147 = (long) ((ulong) l_144 + (ulong) (-64L));
                    i_148 = (int) ((uint) ((int) (((long) ((ulong) l_147 + (ulong) ((long) ((ulong) (l_147 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_149 = (long) ((ulong) l_141 + (ulong) 1792L);
                    i_150 = 0;
                    l_151 = 0L;
                    l_152 = (-1L);
                    while (true) {
                        if (!(i_150 == 0)) {
                            break;
                        }
                        i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                        i_154 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                        if (i_148 == i_154) {
                            i_150 = 1;
                        } else {
                            if (i_153 == 0) {
                                if (l_151 < l_8) {
                                    GALEFS_RELAX(l_151);
                                    l_155 = (long) ((ulong) l_151 + (ulong) 1L);
                                    l_151 = l_155;
                                } else {
                                    l_156 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_157 = (l_152 == l_156) ? (-110) : 0;
                                    i_150 = i_157;
                                    l_151 = 0L;
                                    l_152 = l_156;
                                }
                            } else {
                                i_158 = (int) (0 - (uint) i_153);
                                i_150 = i_158;
                            }
                        }
                    }
                    i_146 = i_150;
                }
                if (i_146 < 0) {
                    l_159 = (long) i_146;
                    l_139 = l_159;
                } else {
                    l_160 = (long) ((int) get_group_id(0));
                    l_161 = (long) ((ulong) l_9 + (ulong) ((l_160 << 12) + (l_160 << 11)));
                    l_162 = (long) ((ulong) l_161 + (ulong) 1896L);
                    l_163 = *((__global gale_long *) (arg_fs + 16 + l_162));
                    l_164 = (long) ((ulong) l_163 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_164) & 1023)))))) = 0L;
                    l_165 = (long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_163) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 16L)))) = l_135;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_162)) = l_164;
                    GALEFS_FENCE();
                    i_166 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_166))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_139 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_166 >> 6)))))) = (char) 1;
                        l_139 = LONG_MIN;
                    }
                }
            }
        } else {
            l_139 = 0L;
        }
        if (i_1 == 0) {
            if (l_139 < (-4611686018427387904L)) {
                l_167 = (long) ((int) get_group_id(0));
                l_168 = (long) ((ulong) l_9 + (ulong) ((l_167 << 12) + (l_167 << 11)));
                l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1896L))));
                l_170 = (long) ((ulong) l_169 + (ulong) (-64L));
                i_171 = (int) ((uint) ((int) (((long) ((ulong) l_170 + (ulong) ((long) ((ulong) (l_170 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_172 = (long) ((ulong) l_168 + (ulong) 1792L);
                l_173 = (long) ((ulong) l_168 + (ulong) 1796L);
                i_174 = 0;
                l_175 = 0L;
                l_176 = (-1L);
                while (true) {
                    if (!(i_174 == 0)) {
                        break;
                    }
                    i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                    if (i_171 == i_178) {
                        i_174 = 1;
                    } else {
                        if (i_177 == 0) {
                            if (l_175 < l_8) {
                                GALEFS_RELAX(l_175);
                                l_179 = (long) ((ulong) l_175 + (ulong) 1L);
                                l_175 = l_179;
                            } else {
                                l_180 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_181 = (l_176 == l_180) ? (-110) : 0;
                                i_174 = i_181;
                                l_175 = 0L;
                                l_176 = l_180;
                            }
                        } else {
                            i_182 = (int) (0 - (uint) i_177);
                            i_174 = i_182;
                        }
                    }
                }
                if (i_174 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1888L)))) = i_171;
                }
                GALEFS_FENCE();
                if (i_174 < 0) {
                    l_183 = (long) i_174;
                    l_184 = l_183;
                } else {
                    l_185 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1800L))));
                    l_184 = l_185;
                }
                i_186 = (int) ((uint) ((int) l_139) + (uint) (-1));
                if (i_186 < 0) {
                    l_187 = l_184;
                } else {
                    if (l_184 < 0L) {
                        l_187 = l_184;
                    } else {
                        l_188 = (l_184 << 32) | ((long) (uint) i_186);
                        l_187 = l_188;
                    }
                }
            } else {
                l_187 = l_139;
            }
        } else {
            l_187 = l_139;
        }
        GALEFS_BROADCAST(3, l_189, l_187);
        l_190 = (long) ((ulong) l_71 + (ulong) l_189);
        i_191 = (int) ((uint) i_14 + (uint) 1);
        l_12 = l_190;
        i_13 = i_72;
        i_14 = i_191;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_12;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = ((long) i_13);
    GALEFS_GROUP_END()
}
#endif
