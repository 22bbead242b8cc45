// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#idsAfterWaits
// entry point: galefs_idsAfterWaits
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 1 waits, 2 values, 16 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_4) VARIABLE(long, l_3) VARIABLE(__global uchar *, ul_1) VARIABLE(__global uchar *, ul_2)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(ul_1) VARIABLE(ul_2)

__kernel void galefs_idsAfterWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1, *ul_2;
    int i_0, i_4, i_12, i_13, i_16, i_19, i_20, i_25;
    long l_3, l_5, l_6, l_7, l_8, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_21, l_22, l_23, l_24;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = (int) get_local_id(0);
    ul_1 = arg_args + 24L;
    ul_2 = arg_args + 16L;
    l_3 = 0L;
    i_4 = 0;
    while (true) {
        l_5 = *((__global gale_long *) ul_2);
        l_6 = (long) i_4;
        if (!(l_6 < l_5)) {
            break;
        }
        l_7 = *((__global gale_long *) ul_1);
        if (i_0 == 0) {
            l_8 = (long) ((ulong) l_6 + (ulong) l_7);
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
            if ((l_8 & 3L) == 0) {
                l_11 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_12 = *((__global gale_int *) (arg_fs + 16 + l_11));
                i_13 = (int) ((uint) i_12 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_11)) = i_13;
                l_14 = (long) ((ulong) l_8 * (ulong) (-7046029254386353131L));
                l_15 = (l_14 ^ ((long) ((ulong) l_14 >> 29))) & 2305843009213693951L;
                if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_13) {
                    i_16 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_16 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_17 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_17)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 16L)))) = l_15;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 0;
                        l_18 = LONG_MIN;
                    } else {
                        l_18 = l_15;
                    }
                } else {
                    l_18 = l_15;
                }
            } else {
                i_19 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_20 = (int) (0 - (uint) i_19);
                if (i_20 < 0) {
                    l_21 = (long) i_20;
                    l_18 = l_21;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_22 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_22)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 16L)))) = l_8;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 36L)))) = 0;
                    l_18 = LONG_MIN;
                }
            }
        } else {
            l_18 = 0L;
        }
        GALEFS_BROADCAST(1, l_23, l_18);
        if (l_23 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_3;
            gale_ints[gale_item] = (uint) i_4;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_23); }
            GALEFS_RETURN;
            resume_1:
            l_3 = (long) gale_longs[gale_item];
            i_4 = (int) gale_ints[gale_item];
            i_0 = (int) get_local_id(0);
            ul_1 = arg_args + 24L;
            ul_2 = arg_args + 16L;
            l_23 = gale_round_reply(gale_entry);
        }
        l_24 = (long) ((ulong) l_3 + (ulong) l_23);
        i_25 = (int) ((uint) i_4 + (uint) 1);
        l_3 = l_24;
        i_4 = i_25;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_3;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) ((int) get_local_id(0)));
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 3)) << 3) + 16L))) = ((long) gale_group);
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 4)) << 3) + 16L))) = ((long) ((int) get_local_size(0)));
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 5)) << 3) + 16L))) = ((long) gale_group_count);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_4) VARIABLE(int, i_8) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_5) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_7) VARIABLE(ul_5) VARIABLE(ul_6)

__kernel void galefs_idsAfterWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5, *ul_6;
    int i_0, i_4, i_8, i_19, i_21, i_22, i_24, i_26, i_29, i_30, i_33, i_34, i_42, i_48, i_51, i_54, i_55, i_58, i_59, i_63, i_68;
    long l_1, l_2, l_3, l_7, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_23, l_25, l_27, l_28, l_31, l_32, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_53, l_56, l_57, l_60, l_61, l_62, l_64, l_65, l_66, l_67;
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_id(0);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = (int) get_local_id(0);
    ul_5 = arg_args + 24L;
    ul_6 = arg_args + 16L;
    l_7 = 0L;
    i_8 = 0;
    while (true) {
        l_9 = *((__global gale_long *) ul_6);
        l_10 = (long) i_8;
        if (!(l_10 < l_9)) {
            break;
        }
        l_11 = *((__global gale_long *) ul_5);
        if (i_4 == 0) {
            l_12 = (long) ((ulong) l_10 + (ulong) l_11);
            if ((l_12 & 3L) == 0) {
                l_13 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                l_14 = (l_13 ^ ((long) ((ulong) l_13 >> 29))) & 2305843009213693951L;
                l_15 = l_14;
            } else {
                l_16 = (long) ((int) get_group_id(0));
                l_17 = (long) ((ulong) l_3 + (ulong) ((l_16 << 12) + (l_16 << 11)));
                l_18 = (long) ((ulong) l_17 + (ulong) 1796L);
                i_19 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                l_20 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 1896L))));
                i_21 = (int) (0 - (uint) i_19);
                if (i_21 < 0) {
                    i_22 = i_21;
                } else {
                    l_23 = (long) ((ulong) l_20 + (ulong) (-64L));
                    i_24 = (int) ((uint) ((int) (((long) ((ulong) l_23 + (ulong) ((long) ((ulong) (l_23 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_25 = (long) ((ulong) l_17 + (ulong) 1792L);
                    i_26 = 0;
                    l_27 = 0L;
                    l_28 = (-1L);
                    while (true) {
                        if (!(i_26 == 0)) {
                            break;
                        }
                        i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                        i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_25));
                        if (i_24 == i_30) {
                            i_26 = 1;
                        } else {
                            if (i_29 == 0) {
                                if (l_27 < l_2) {
                                    GALEFS_RELAX(l_27);
                                    l_31 = (long) ((ulong) l_27 + (ulong) 1L);
                                    l_27 = l_31;
                                } else {
                                    l_32 = *((volatile __global gale_long *) (arg_fs + 16 + l_1));
                                    i_33 = (l_28 == l_32) ? (-110) : 0;
                                    i_26 = i_33;
                                    l_27 = 0L;
                                    l_28 = l_32;
                                }
                            } else {
                                i_34 = (int) (0 - (uint) i_29);
                                i_26 = i_34;
                            }
                        }
                    }
                    i_22 = i_26;
                }
                if (i_22 < 0) {
                    l_35 = (long) i_22;
                    l_15 = l_35;
                } else {
                    l_36 = (long) ((int) get_group_id(0));
                    l_37 = (long) ((ulong) l_3 + (ulong) ((l_36 << 12) + (l_36 << 11)));
                    l_38 = (long) ((ulong) l_37 + (ulong) 1896L);
                    l_39 = *((__global gale_long *) (arg_fs + 16 + l_38));
                    l_40 = (long) ((ulong) l_39 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_40) & 1023)))))) = 0L;
                    l_41 = (long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_39) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = l_12;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_41)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_38)) = l_40;
                    GALEFS_FENCE();
                    i_42 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_42))))) = (char) 1;
                    l_43 = *((__global gale_long *) (arg_fs + 16 + 48L));
                    if (l_43 == 0L) {
                        l_15 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) ((long) (i_42 >> 6)))))) = (char) 1;
                        l_15 = LONG_MIN;
                    }
                }
            }
        } else {
            l_15 = 0L;
        }
        if (i_0 == 0) {
            if (l_15 < (-4611686018427387904L)) {
                l_44 = (long) ((int) get_group_id(0));
                l_45 = (long) ((ulong) l_3 + (ulong) ((l_44 << 12) + (l_44 << 11)));
                l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1896L))));
                l_47 = (long) ((ulong) l_46 + (ulong) (-64L));
                i_48 = (int) ((uint) ((int) (((long) ((ulong) l_47 + (ulong) ((long) ((ulong) (l_47 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_49 = (long) ((ulong) l_45 + (ulong) 1792L);
                l_50 = (long) ((ulong) l_45 + (ulong) 1796L);
                i_51 = 0;
                l_52 = 0L;
                l_53 = (-1L);
                while (true) {
                    if (!(i_51 == 0)) {
                        break;
                    }
                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                    i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                    if (i_48 == i_55) {
                        i_51 = 1;
                    } else {
                        if (i_54 == 0) {
                            if (l_52 < l_2) {
                                GALEFS_RELAX(l_52);
                                l_56 = (long) ((ulong) l_52 + (ulong) 1L);
                                l_52 = l_56;
                            } else {
                                l_57 = *((volatile __global gale_long *) (arg_fs + 16 + l_1));
                                i_58 = (l_53 == l_57) ? (-110) : 0;
                                i_51 = i_58;
                                l_52 = 0L;
                                l_53 = l_57;
                            }
                        } else {
                            i_59 = (int) (0 - (uint) i_54);
                            i_51 = i_59;
                        }
                    }
                }
                if (i_51 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1888L)))) = i_48;
                }
                GALEFS_FENCE();
                if (i_51 < 0) {
                    l_60 = (long) i_51;
                    l_61 = l_60;
                } else {
                    l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1800L))));
                    l_61 = l_62;
                }
                i_63 = (int) ((uint) ((int) l_15) + (uint) (-1));
                if (i_63 < 0) {
                    l_64 = l_61;
                } else {
                    if (l_61 < 0L) {
                        l_64 = l_61;
                    } else {
                        l_65 = (l_61 << 32) | ((long) (uint) i_63);
                        l_64 = l_65;
                    }
                }
            } else {
                l_64 = l_15;
            }
        } else {
            l_64 = l_15;
        }
        GALEFS_BROADCAST(1, l_66, l_64);
        l_67 = (long) ((ulong) l_7 + (ulong) l_66);
        i_68 = (int) ((uint) i_8 + (uint) 1);
        l_7 = l_67;
        i_8 = i_68;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_7;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = ((long) ((int) get_global_id(0)));
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) ((int) get_local_id(0)));
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = ((long) ((int) get_group_id(0)));
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 4)) << 3) + 16L))) = ((long) ((int) get_local_size(0)));
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 5)) << 3) + 16L))) = ((long) ((int) get_num_groups(0)));
    GALEFS_GROUP_END()
}
#endif
