// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#elementsAcrossWaits
// entry point: galefs_elementsAcrossWaits
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE
// suspension: 2 waits, 6 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_3) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_12) VARIABLE(long, l_33) VARIABLE(long, l_4) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_13) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_32) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_12) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_13) VARIABLE(ul_2) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_33) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_2) VARIABLE(ul_32) VARIABLE(ul_8)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_8, *ul_13, *ul_32;
    int i_1, i_3, i_5, i_7, i_9, i_10, i_17, i_18, i_21, i_24, i_25, i_31, i_34, i_37, i_38, i_41, i_44, i_45;
    long l_0, l_4, l_6, l_11, l_12, l_14, l_15, l_16, l_19, l_20, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_35, l_36, l_39, l_40, l_42, l_43, l_46, l_47, l_48;
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
    i_1 = ((int) (l_0 & 3L)) + ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3);
    ul_2 = arg_out + ((((long) i_1) << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) get_local_id(0);
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_7 = (int) get_local_id(0);
    ul_8 = arg_args + 16L;
    i_9 = i_1;
    i_10 = 0;
    while (true) {
        l_11 = *((__global gale_long *) ul_8);
        l_12 = (long) i_10;
        if (!(l_12 < l_11)) {
            break;
        }
        ul_13 = arg_out + ((((long) i_9) << 3) + 16L);
        l_14 = *((__global gale_long *) ul_13);
        if (i_7 == 0) {
            l_15 = l_14 & 255L;
            if ((l_14 & 3L) == 0) {
                l_16 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_17 = *((__global gale_int *) (arg_fs + 16 + l_16));
                i_18 = (int) ((uint) i_17 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_16)) = i_18;
                l_19 = (long) ((ulong) l_15 * (ulong) (-7046029254386353131L));
                l_20 = (l_19 ^ ((long) ((ulong) l_19 >> 29))) & 2305843009213693951L;
                if (i_5 < i_18) {
                    i_21 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_21 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_22 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_22)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 16L)))) = l_20;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 36L)))) = 0;
                        l_23 = LONG_MIN;
                    } else {
                        l_23 = l_20;
                    }
                } else {
                    l_23 = l_20;
                }
            } else {
                i_24 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_25 = (int) (0 - (uint) i_24);
                if (i_25 < 0) {
                    l_26 = (long) i_25;
                    l_23 = l_26;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_27 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_27)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 16L)))) = l_15;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 36L)))) = 0;
                    l_23 = LONG_MIN;
                }
            }
        } else {
            l_23 = 0L;
        }
        GALEFS_BROADCAST(1, l_28, l_23);
        if (l_28 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_10;
            gale_longs[gale_items + gale_item] = (ulong) l_12;
            gale_longs[2 * gale_items + gale_item] = (ulong) (ul_13 - arg_out);
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_28); }
            GALEFS_RETURN;
            resume_1:
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_10 = (int) gale_ints[gale_items + gale_item];
            l_12 = (long) gale_longs[gale_items + gale_item];
            ul_13 = arg_out + gale_longs[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_7 = (int) get_local_id(0);
            ul_8 = arg_args + 16L;
            l_28 = gale_round_reply(gale_entry);
        }
        l_29 = *((__global gale_long *) ul_13);
        *((__global gale_long *) ul_13) = ((long) ((ulong) l_28 + (ulong) l_29));
        l_30 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_12 ^ l_30);
        i_31 = i_1 + ((int) (l_28 & 3L));
        ul_32 = arg_out + ((((long) i_31) << 3) + 16L);
        l_33 = *((__global gale_long *) ul_32);
        i_34 = (int) ((uint) i_10 + (uint) 1);
        if (i_3 == 0) {
            l_35 = (long) i_34;
            if ((l_35 & 3L) == 0) {
                l_36 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_37 = *((__global gale_int *) (arg_fs + 16 + l_36));
                i_38 = (int) ((uint) i_37 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_36)) = i_38;
                l_39 = (long) ((ulong) l_35 * (ulong) (-7046029254386353131L));
                l_40 = (l_39 ^ ((long) ((ulong) l_39 >> 29))) & 2305843009213693951L;
                if (i_5 < i_38) {
                    i_41 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_41 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_42 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_42)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = l_40;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 0;
                        l_43 = LONG_MIN;
                    } else {
                        l_43 = l_40;
                    }
                } else {
                    l_43 = l_40;
                }
            } else {
                i_44 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_45 = (int) (0 - (uint) i_44);
                if (i_45 < 0) {
                    l_46 = (long) i_45;
                    l_43 = l_46;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_47 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_47)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = l_35;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 0;
                    l_43 = LONG_MIN;
                }
            }
        } else {
            l_43 = 0L;
        }
        GALEFS_BROADCAST(2, l_48, l_43);
        if (l_48 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_items + gale_item] = (uint) i_31;
            gale_longs[gale_items + gale_item] = (ulong) (ul_32 - arg_out);
            gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
            gale_ints[2 * gale_items + gale_item] = (uint) i_34;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_48); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            ul_2 = arg_out + gale_longs[gale_item];
            i_31 = (int) gale_ints[gale_items + gale_item];
            ul_32 = arg_out + gale_longs[gale_items + gale_item];
            l_33 = (long) gale_longs[2 * gale_items + gale_item];
            i_34 = (int) gale_ints[2 * gale_items + gale_item];
            i_3 = (int) get_local_id(0);
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_7 = (int) get_local_id(0);
            ul_8 = arg_args + 16L;
            l_48 = gale_round_reply(gale_entry);
        }
        *((__global gale_long *) ul_32) = ((long) ((ulong) l_48 + (ulong) ((long) ((ulong) (l_33 << 1) + (ulong) l_33))));
        i_9 = i_31;
        i_10 = i_34;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_11) VARIABLE(int, i_14) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_75) VARIABLE(int, i_78) VARIABLE(long, l_10) VARIABLE(long, l_16) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_77) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(l_10) VARIABLE(l_16) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12) VARIABLE(ul_17) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_11) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(l_10) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_77) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_12) VARIABLE(ul_2) VARIABLE(ul_76)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_12, *ul_17, *ul_76;
    int i_1, i_3, i_4, i_5, i_11, i_13, i_14, i_26, i_28, i_29, i_31, i_33, i_36, i_37, i_40, i_41, i_49, i_54, i_57, i_60, i_61, i_64, i_65, i_69, i_75, i_78, i_86, i_88, i_89, i_91, i_93, i_96, i_97, i_100, i_101, i_109, i_114, i_117, i_120, i_121, i_124, i_125, i_129;
    long l_0, l_6, l_7, l_8, l_9, l_10, l_15, l_16, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_32, l_34, l_35, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_51, l_52, l_53, l_55, l_56, l_58, l_59, l_62, l_63, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_74, l_77, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_87, l_90, l_92, l_94, l_95, l_98, l_99, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_110, l_111, l_112, l_113, l_115, l_116, l_118, l_119, l_122, l_123, l_126, l_127, l_128, l_130, l_131, l_132;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = ((int) (l_0 & 3L)) + (((int) get_global_id(0)) << 3);
    ul_2 = arg_out + ((((long) i_1) << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    l_6 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_11 = (int) get_local_id(0);
    ul_12 = arg_args + 16L;
    i_13 = i_1;
    i_14 = 0;
    while (true) {
        l_15 = *((__global gale_long *) ul_12);
        l_16 = (long) i_14;
        if (!(l_16 < l_15)) {
            break;
        }
        ul_17 = arg_out + ((((long) i_13) << 3) + 16L);
        l_18 = *((__global gale_long *) ul_17);
        if (i_11 == 0) {
            l_19 = l_18 & 255L;
            if ((l_18 & 3L) == 0) {
                l_20 = (long) ((ulong) l_19 * (ulong) (-7046029254386353131L));
                l_21 = (l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L;
                l_22 = l_21;
            } else {
                l_23 = (long) ((int) get_group_id(0));
                l_24 = (long) ((ulong) l_10 + (ulong) ((l_23 << 12) + (l_23 << 11)));
                l_25 = (long) ((ulong) l_24 + (ulong) 1796L);
                i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_25));
                l_27 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 1896L))));
                i_28 = (int) (0 - (uint) i_26);
                if (i_28 < 0) {
                    i_29 = i_28;
                } else {
                    l_30 = (long) ((ulong) l_27 + (ulong) (-64L));
                    i_31 = (int) ((uint) ((int) (((long) ((ulong) l_30 + (ulong) ((long) ((ulong) (l_30 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_32 = (long) ((ulong) l_24 + (ulong) 1792L);
                    i_33 = 0;
                    l_34 = 0L;
                    l_35 = (-1L);
                    while (true) {
                        if (!(i_33 == 0)) {
                            break;
                        }
                        i_36 = *((volatile __global gale_int *) (arg_fs + 16 + l_25));
                        i_37 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
                        if (i_31 == i_37) {
                            i_33 = 1;
                        } else {
                            if (i_36 == 0) {
                                if (l_34 < l_9) {
                                    GALEFS_RELAX(l_34);
                                    l_38 = (long) ((ulong) l_34 + (ulong) 1L);
                                    l_34 = l_38;
                                } else {
                                    l_39 = *((volatile __global gale_long *) (arg_fs + 16 + l_8));
                                    i_40 = (l_35 == l_39) ? (-110) : 0;
                                    i_33 = i_40;
                                    l_34 = 0L;
                                    l_35 = l_39;
                                }
                            } else {
                                i_41 = (int) (0 - (uint) i_36);
                                i_33 = i_41;
                            }
                        }
                    }
                    i_29 = i_33;
                }
                if (i_29 < 0) {
                    l_42 = (long) i_29;
                    l_22 = l_42;
                } else {
                    l_43 = (long) ((int) get_group_id(0));
                    l_44 = (long) ((ulong) l_10 + (ulong) ((l_43 << 12) + (l_43 << 11)));
                    l_45 = (long) ((ulong) l_44 + (ulong) 1896L);
                    l_46 = *((__global gale_long *) (arg_fs + 16 + l_45));
                    l_47 = (long) ((ulong) l_46 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) ((long) (uint) (((int) l_47) & 1023)))))) = 0L;
                    l_48 = (long) ((ulong) l_44 + (ulong) ((long) (uint) (((int) l_46) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = l_19;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_48)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_45)) = l_47;
                    GALEFS_FENCE();
                    i_49 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) i_49))))) = (char) 1;
                    if (l_6 == 0L) {
                        l_22 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) (i_49 >> 6)))))) = (char) 1;
                        l_22 = LONG_MIN;
                    }
                }
            }
        } else {
            l_22 = 0L;
        }
        if (i_5 == 0) {
            if (l_22 < (-4611686018427387904L)) {
                l_50 = (long) ((int) get_group_id(0));
                l_51 = (long) ((ulong) l_10 + (ulong) ((l_50 << 12) + (l_50 << 11)));
                l_52 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) 1896L))));
                l_53 = (long) ((ulong) l_52 + (ulong) (-64L));
                i_54 = (int) ((uint) ((int) (((long) ((ulong) l_53 + (ulong) ((long) ((ulong) (l_53 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_55 = (long) ((ulong) l_51 + (ulong) 1792L);
                l_56 = (long) ((ulong) l_51 + (ulong) 1796L);
                i_57 = 0;
                l_58 = 0L;
                l_59 = (-1L);
                while (true) {
                    if (!(i_57 == 0)) {
                        break;
                    }
                    i_60 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                    if (i_54 == i_61) {
                        i_57 = 1;
                    } else {
                        if (i_60 == 0) {
                            if (l_58 < l_9) {
                                GALEFS_RELAX(l_58);
                                l_62 = (long) ((ulong) l_58 + (ulong) 1L);
                                l_58 = l_62;
                            } else {
                                l_63 = *((volatile __global gale_long *) (arg_fs + 16 + l_8));
                                i_64 = (l_59 == l_63) ? (-110) : 0;
                                i_57 = i_64;
                                l_58 = 0L;
                                l_59 = l_63;
                            }
                        } else {
                            i_65 = (int) (0 - (uint) i_60);
                            i_57 = i_65;
                        }
                    }
                }
                if (i_57 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) 1888L)))) = i_54;
                }
                GALEFS_FENCE();
                if (i_57 < 0) {
                    l_66 = (long) i_57;
                    l_67 = l_66;
                } else {
                    l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_51 + (ulong) 1800L))));
                    l_67 = l_68;
                }
                i_69 = (int) ((uint) ((int) l_22) + (uint) (-1));
                if (i_69 < 0) {
                    l_70 = l_67;
                } else {
                    if (l_67 < 0L) {
                        l_70 = l_67;
                    } else {
                        l_71 = (l_67 << 32) | ((long) (uint) i_69);
                        l_70 = l_71;
                    }
                }
            } else {
                l_70 = l_22;
            }
        } else {
            l_70 = l_22;
        }
        GALEFS_BROADCAST(1, l_72, l_70);
        l_73 = *((__global gale_long *) ul_17);
        *((__global gale_long *) ul_17) = ((long) ((ulong) l_72 + (ulong) l_73));
        l_74 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_16 ^ l_74);
        i_75 = i_1 + ((int) (l_72 & 3L));
        ul_76 = arg_out + ((((long) i_75) << 3) + 16L);
        l_77 = *((__global gale_long *) ul_76);
        i_78 = (int) ((uint) i_14 + (uint) 1);
        if (i_4 == 0) {
            l_79 = (long) i_78;
            if ((l_79 & 3L) == 0) {
                l_80 = (long) ((ulong) l_79 * (ulong) (-7046029254386353131L));
                l_81 = (l_80 ^ ((long) ((ulong) l_80 >> 29))) & 2305843009213693951L;
                l_82 = l_81;
            } else {
                l_83 = (long) ((int) get_group_id(0));
                l_84 = (long) ((ulong) l_10 + (ulong) ((l_83 << 12) + (l_83 << 11)));
                l_85 = (long) ((ulong) l_84 + (ulong) 1796L);
                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                l_87 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1896L))));
                i_88 = (int) (0 - (uint) i_86);
                if (i_88 < 0) {
                    i_89 = i_88;
                } else {
                    l_90 = (long) ((ulong) l_87 + (ulong) (-64L));
                    i_91 = (int) ((uint) ((int) (((long) ((ulong) l_90 + (ulong) ((long) ((ulong) (l_90 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_92 = (long) ((ulong) l_84 + (ulong) 1792L);
                    i_93 = 0;
                    l_94 = 0L;
                    l_95 = (-1L);
                    while (true) {
                        if (!(i_93 == 0)) {
                            break;
                        }
                        i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                        i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                        if (i_91 == i_97) {
                            i_93 = 1;
                        } else {
                            if (i_96 == 0) {
                                if (l_94 < l_9) {
                                    GALEFS_RELAX(l_94);
                                    l_98 = (long) ((ulong) l_94 + (ulong) 1L);
                                    l_94 = l_98;
                                } else {
                                    l_99 = *((volatile __global gale_long *) (arg_fs + 16 + l_8));
                                    i_100 = (l_95 == l_99) ? (-110) : 0;
                                    i_93 = i_100;
                                    l_94 = 0L;
                                    l_95 = l_99;
                                }
                            } else {
                                i_101 = (int) (0 - (uint) i_96);
                                i_93 = i_101;
                            }
                        }
                    }
                    i_89 = i_93;
                }
                if (i_89 < 0) {
                    l_102 = (long) i_89;
                    l_82 = l_102;
                } else {
                    l_103 = (long) ((int) get_group_id(0));
                    l_104 = (long) ((ulong) l_10 + (ulong) ((l_103 << 12) + (l_103 << 11)));
                    l_105 = (long) ((ulong) l_104 + (ulong) 1896L);
                    l_106 = *((__global gale_long *) (arg_fs + 16 + l_105));
                    l_107 = (long) ((ulong) l_106 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) ((long) (uint) (((int) l_107) & 1023)))))) = 0L;
                    l_108 = (long) ((ulong) l_104 + (ulong) ((long) (uint) (((int) l_106) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_106 + (ulong) ((long) ((ulong) (l_106 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 16L)))) = l_79;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_108)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_105)) = l_107;
                    GALEFS_FENCE();
                    i_109 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) i_109))))) = (char) 1;
                    if (l_6 == 0L) {
                        l_82 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) (i_109 >> 6)))))) = (char) 1;
                        l_82 = LONG_MIN;
                    }
                }
            }
        } else {
            l_82 = 0L;
        }
        if (i_3 == 0) {
            if (l_82 < (-4611686018427387904L)) {
                l_110 = (long) ((int) get_group_id(0));
                l_111 = (long) ((ulong) l_10 + (ulong) ((l_110 << 12) + (l_110 << 11)));
                l_112 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1896L))));
                l_113 = (long) ((ulong) l_112 + (ulong) (-64L));
                i_114 = (int) ((uint) ((int) (((long) ((ulong) l_113 + (ulong) ((long) ((ulong) (l_113 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_115 = (long) ((ulong) l_111 + (ulong) 1792L);
                l_116 = (long) ((ulong) l_111 + (ulong) 1796L);
                i_117 = 0;
                l_118 = 0L;
                l_119 = (-1L);
                while (true) {
                    if (!(i_117 == 0)) {
                        break;
                    }
                    i_120 = *((volatile __global gale_int *) (arg_fs + 16 + l_116));
                    i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                    if (i_114 == i_121) {
                        i_117 = 1;
                    } else {
                        if (i_120 == 0) {
                            if (l_118 < l_9) {
                                GALEFS_RELAX(l_118);
                                l_122 = (long) ((ulong) l_118 + (ulong) 1L);
                                l_118 = l_122;
                            } else {
                                l_123 = *((volatile __global gale_long *) (arg_fs + 16 + l_8));
                                i_124 = (l_119 == l_123) ? (-110) : 0;
                                i_117 = i_124;
                                l_118 = 0L;
                                l_119 = l_123;
                            }
                        } else {
                            i_125 = (int) (0 - (uint) i_120);
                            i_117 = i_125;
                        }
                    }
                }
                if (i_117 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1888L)))) = i_114;
                }
                GALEFS_FENCE();
                if (i_117 < 0) {
                    l_126 = (long) i_117;
                    l_127 = l_126;
                } else {
                    l_128 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1800L))));
                    l_127 = l_128;
                }
                i_129 = (int) ((uint) ((int) l_82) + (uint) (-1));
                if (i_129 < 0) {
                    l_130 = l_127;
                } else {
                    if (l_127 < 0L) {
                        l_130 = l_127;
                    } else {
                        l_131 = (l_127 << 32) | ((long) (uint) i_129);
                        l_130 = l_131;
                    }
                }
            } else {
                l_130 = l_82;
            }
        } else {
            l_130 = l_82;
        }
        GALEFS_BROADCAST(2, l_132, l_130);
        *((__global gale_long *) ul_76) = ((long) ((ulong) l_132 + (ulong) ((long) ((ulong) (l_77 << 1) + (ulong) l_77))));
        i_13 = i_75;
        i_14 = i_78;
    }
    GALEFS_GROUP_END()
}
#endif
