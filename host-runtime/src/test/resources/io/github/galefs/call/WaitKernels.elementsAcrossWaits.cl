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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_66) VARIABLE(int, i_69) VARIABLE(int, i_9) VARIABLE(long, l_14) VARIABLE(long, l_6) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_10) VARIABLE(__global uchar *, ul_15) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_9) VARIABLE(l_14) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_10) VARIABLE(ul_15) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_9) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_10) VARIABLE(ul_2) VARIABLE(ul_67)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_10, *ul_15, *ul_67;
    int i_1, i_3, i_4, i_5, i_9, i_11, i_12, i_24, i_26, i_27, i_29, i_31, i_33, i_34, i_36, i_48, i_51, i_53, i_54, i_56, i_60, i_66, i_69, i_77, i_79, i_80, i_82, i_84, i_86, i_87, i_89, i_101, i_104, i_106, i_107, i_109, i_113;
    long l_0, l_6, l_7, l_8, l_13, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_25, l_28, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_55, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_65, l_68, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_78, l_81, l_83, l_85, l_88, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_102, l_103, l_105, l_108, l_110, l_111, l_112, l_114, l_115, l_116;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = ((int) (l_0 & 3L)) + (((int) get_global_id(0)) << 3);
    ul_2 = arg_out + ((((long) i_1) << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) get_local_id(0);
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = (int) get_local_id(0);
    ul_10 = arg_args + 16L;
    i_11 = i_1;
    i_12 = 0;
    while (true) {
        l_13 = *((__global gale_long *) ul_10);
        l_14 = (long) i_12;
        if (!(l_14 < l_13)) {
            break;
        }
        ul_15 = arg_out + ((((long) i_11) << 3) + 16L);
        l_16 = *((__global gale_long *) ul_15);
        if (i_9 == 0) {
            l_17 = l_16 & 255L;
            if ((l_16 & 3L) == 0) {
                l_18 = (long) ((ulong) l_17 * (ulong) (-7046029254386353131L));
                l_19 = (l_18 ^ ((long) ((ulong) l_18 >> 29))) & 2305843009213693951L;
                l_20 = l_19;
            } else {
                l_21 = (long) ((int) get_group_id(0));
                l_22 = (long) ((ulong) l_8 + (ulong) ((l_21 << 12) + (l_21 << 11)));
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
                    while (true) {
                        if (!(i_31 == 0)) {
                            break;
                        }
                        i_33 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                        i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_30));
                        if (i_29 == i_34) {
                            i_31 = 1;
                        } else {
                            if (i_33 == 0) {
                                if (l_32 < l_7) {
                                    GALEFS_RELAX(l_32);
                                    l_35 = (long) ((ulong) l_32 + (ulong) 1L);
                                    l_32 = l_35;
                                } else {
                                    i_31 = (-110);
                                }
                            } else {
                                i_36 = (int) (0 - (uint) i_33);
                                i_31 = i_36;
                            }
                        }
                    }
                    i_27 = i_31;
                }
                if (i_27 < 0) {
                    l_37 = (long) i_27;
                    l_20 = l_37;
                } else {
                    l_38 = (long) ((int) get_group_id(0));
                    l_39 = (long) ((ulong) l_8 + (ulong) ((l_38 << 12) + (l_38 << 11)));
                    l_40 = (long) ((ulong) l_39 + (ulong) 1896L);
                    l_41 = *((__global gale_long *) (arg_fs + 16 + l_40));
                    l_42 = (long) ((ulong) l_41 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) ((long) (uint) (((int) l_42) & 1023)))))) = 0L;
                    l_43 = (long) ((ulong) l_39 + (ulong) ((long) (uint) (((int) l_41) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = l_17;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_43)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_40)) = l_42;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_20 = LONG_MIN;
                }
            }
        } else {
            l_20 = 0L;
        }
        if (i_5 == 0) {
            if (l_20 < (-4611686018427387904L)) {
                l_44 = (long) ((int) get_group_id(0));
                l_45 = (long) ((ulong) l_8 + (ulong) ((l_44 << 12) + (l_44 << 11)));
                l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1896L))));
                l_47 = (long) ((ulong) l_46 + (ulong) (-64L));
                i_48 = (int) ((uint) ((int) (((long) ((ulong) l_47 + (ulong) ((long) ((ulong) (l_47 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_49 = (long) ((ulong) l_45 + (ulong) 1792L);
                l_50 = (long) ((ulong) l_45 + (ulong) 1796L);
                i_51 = 0;
                l_52 = 0L;
                while (true) {
                    if (!(i_51 == 0)) {
                        break;
                    }
                    i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                    if (i_48 == i_54) {
                        i_51 = 1;
                    } else {
                        if (i_53 == 0) {
                            if (l_52 < l_7) {
                                GALEFS_RELAX(l_52);
                                l_55 = (long) ((ulong) l_52 + (ulong) 1L);
                                l_52 = l_55;
                            } else {
                                i_51 = (-110);
                            }
                        } else {
                            i_56 = (int) (0 - (uint) i_53);
                            i_51 = i_56;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_51 < 0) {
                    l_57 = (long) i_51;
                    l_58 = l_57;
                } else {
                    l_59 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1800L))));
                    l_58 = l_59;
                }
                i_60 = (int) ((uint) ((int) l_20) + (uint) (-1));
                if (i_60 < 0) {
                    l_61 = l_58;
                } else {
                    if (l_58 < 0L) {
                        l_61 = l_58;
                    } else {
                        l_62 = (l_58 << 32) | ((long) (uint) i_60);
                        l_61 = l_62;
                    }
                }
            } else {
                l_61 = l_20;
            }
        } else {
            l_61 = l_20;
        }
        GALEFS_BROADCAST(1, l_63, l_61);
        l_64 = *((__global gale_long *) ul_15);
        *((__global gale_long *) ul_15) = ((long) ((ulong) l_63 + (ulong) l_64));
        l_65 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_14 ^ l_65);
        i_66 = i_1 + ((int) (l_63 & 3L));
        ul_67 = arg_out + ((((long) i_66) << 3) + 16L);
        l_68 = *((__global gale_long *) ul_67);
        i_69 = (int) ((uint) i_12 + (uint) 1);
        if (i_4 == 0) {
            l_70 = (long) i_69;
            if ((l_70 & 3L) == 0) {
                l_71 = (long) ((ulong) l_70 * (ulong) (-7046029254386353131L));
                l_72 = (l_71 ^ ((long) ((ulong) l_71 >> 29))) & 2305843009213693951L;
                l_73 = l_72;
            } else {
                l_74 = (long) ((int) get_group_id(0));
                l_75 = (long) ((ulong) l_8 + (ulong) ((l_74 << 12) + (l_74 << 11)));
                l_76 = (long) ((ulong) l_75 + (ulong) 1796L);
                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                l_78 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 1896L))));
                i_79 = (int) (0 - (uint) i_77);
                if (i_79 < 0) {
                    i_80 = i_79;
                } else {
                    l_81 = (long) ((ulong) l_78 + (ulong) (-64L));
                    i_82 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_83 = (long) ((ulong) l_75 + (ulong) 1792L);
                    i_84 = 0;
                    l_85 = 0L;
                    while (true) {
                        if (!(i_84 == 0)) {
                            break;
                        }
                        i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                        i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                        if (i_82 == i_87) {
                            i_84 = 1;
                        } else {
                            if (i_86 == 0) {
                                if (l_85 < l_7) {
                                    GALEFS_RELAX(l_85);
                                    l_88 = (long) ((ulong) l_85 + (ulong) 1L);
                                    l_85 = l_88;
                                } else {
                                    i_84 = (-110);
                                }
                            } else {
                                i_89 = (int) (0 - (uint) i_86);
                                i_84 = i_89;
                            }
                        }
                    }
                    i_80 = i_84;
                }
                if (i_80 < 0) {
                    l_90 = (long) i_80;
                    l_73 = l_90;
                } else {
                    l_91 = (long) ((int) get_group_id(0));
                    l_92 = (long) ((ulong) l_8 + (ulong) ((l_91 << 12) + (l_91 << 11)));
                    l_93 = (long) ((ulong) l_92 + (ulong) 1896L);
                    l_94 = *((__global gale_long *) (arg_fs + 16 + l_93));
                    l_95 = (long) ((ulong) l_94 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_95) & 1023)))))) = 0L;
                    l_96 = (long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_94) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = l_70;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_96)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_93)) = l_95;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_73 = LONG_MIN;
                }
            }
        } else {
            l_73 = 0L;
        }
        if (i_3 == 0) {
            if (l_73 < (-4611686018427387904L)) {
                l_97 = (long) ((int) get_group_id(0));
                l_98 = (long) ((ulong) l_8 + (ulong) ((l_97 << 12) + (l_97 << 11)));
                l_99 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 1896L))));
                l_100 = (long) ((ulong) l_99 + (ulong) (-64L));
                i_101 = (int) ((uint) ((int) (((long) ((ulong) l_100 + (ulong) ((long) ((ulong) (l_100 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_102 = (long) ((ulong) l_98 + (ulong) 1792L);
                l_103 = (long) ((ulong) l_98 + (ulong) 1796L);
                i_104 = 0;
                l_105 = 0L;
                while (true) {
                    if (!(i_104 == 0)) {
                        break;
                    }
                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                    i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_102));
                    if (i_101 == i_107) {
                        i_104 = 1;
                    } else {
                        if (i_106 == 0) {
                            if (l_105 < l_7) {
                                GALEFS_RELAX(l_105);
                                l_108 = (long) ((ulong) l_105 + (ulong) 1L);
                                l_105 = l_108;
                            } else {
                                i_104 = (-110);
                            }
                        } else {
                            i_109 = (int) (0 - (uint) i_106);
                            i_104 = i_109;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_104 < 0) {
                    l_110 = (long) i_104;
                    l_111 = l_110;
                } else {
                    l_112 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 1800L))));
                    l_111 = l_112;
                }
                i_113 = (int) ((uint) ((int) l_73) + (uint) (-1));
                if (i_113 < 0) {
                    l_114 = l_111;
                } else {
                    if (l_111 < 0L) {
                        l_114 = l_111;
                    } else {
                        l_115 = (l_111 << 32) | ((long) (uint) i_113);
                        l_114 = l_115;
                    }
                }
            } else {
                l_114 = l_73;
            }
        } else {
            l_114 = l_73;
        }
        GALEFS_BROADCAST(2, l_116, l_114);
        *((__global gale_long *) ul_67) = ((long) ((ulong) l_116 + (ulong) ((long) ((ulong) (l_68 << 1) + (ulong) l_68))));
        i_11 = i_66;
        i_12 = i_69;
    }
    GALEFS_GROUP_END()
}
#endif
