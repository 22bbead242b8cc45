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
// source SHA-256: 05008ce4726e600d6219fae93ef566a79c27730179505399ec93f82fd5232cd0

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
        __asm__ volatile("syscall" : "+a"(call) : : "rcx", "r11", "memory");
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_3) VARIABLE(int, i_32) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_6) VARIABLE(int, i_8) VARIABLE(long, l_13) VARIABLE(long, l_34) VARIABLE(long, l_5) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_14) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_33) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_13) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(ul_14) VARIABLE(ul_2) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_34) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(ul_2) VARIABLE(ul_33) VARIABLE(ul_9)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_9, *ul_14, *ul_33;
    int i_3, i_4, i_6, i_8, i_10, i_11, i_18, i_19, i_22, i_25, i_26, i_32, i_35, i_38, i_39, i_42, i_45, i_46;
    long l_0, l_1, l_5, l_7, l_12, l_13, l_15, l_16, l_17, l_20, l_21, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_34, l_36, l_37, l_40, l_41, l_43, l_44, l_47, l_48, l_49;
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
    l_1 = ((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) + (l_0 & 3L);
    ul_2 = arg_out + ((l_1 << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) l_1;
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_8 = (int) get_local_id(0);
    ul_9 = arg_args + 16L;
    i_10 = i_3;
    i_11 = 0;
    while (true) {
        l_12 = *((__global gale_long *) ul_9);
        l_13 = (long) i_11;
        if (!(l_13 < l_12)) {
            break;
        }
        ul_14 = arg_out + ((((long) i_10) << 3) + 16L);
        l_15 = *((__global gale_long *) ul_14);
        if (i_8 == 0) {
            l_16 = l_15 & 255L;
            if ((l_15 & 3L) == 0) {
                l_17 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_18 = *((__global gale_int *) (arg_fs + 16 + l_17));
                i_19 = (int) ((uint) i_18 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_17)) = i_19;
                l_20 = (long) ((ulong) l_16 * (ulong) (-7046029254386353131L));
                l_21 = (l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L;
                if (i_6 < i_19) {
                    i_22 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_22 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_23 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_23)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 16L)))) = l_21;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 36L)))) = 0;
                        l_24 = LONG_MIN;
                    } else {
                        l_24 = l_21;
                    }
                } else {
                    l_24 = l_21;
                }
            } else {
                i_25 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_26 = (int) (0 - (uint) i_25);
                if (i_26 < 0) {
                    l_27 = (long) i_26;
                    l_24 = l_27;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_28 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_28)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 16L)))) = l_16;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 36L)))) = 0;
                    l_24 = LONG_MIN;
                }
            }
        } else {
            l_24 = 0L;
        }
        GALEFS_BROADCAST(1, l_29, l_24);
        if (l_29 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_item] = (uint) i_3;
            gale_ints[gale_items + gale_item] = (uint) i_11;
            gale_longs[gale_items + gale_item] = (ulong) l_13;
            gale_longs[2 * gale_items + gale_item] = (ulong) (ul_14 - arg_out);
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_29); }
            GALEFS_RETURN;
            resume_1:
            ul_2 = arg_out + gale_longs[gale_item];
            i_3 = (int) gale_ints[gale_item];
            i_11 = (int) gale_ints[gale_items + gale_item];
            l_13 = (long) gale_longs[gale_items + gale_item];
            ul_14 = arg_out + gale_longs[2 * gale_items + gale_item];
            i_4 = (int) get_local_id(0);
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_8 = (int) get_local_id(0);
            ul_9 = arg_args + 16L;
            l_29 = gale_round_reply(gale_entry);
        }
        l_30 = *((__global gale_long *) ul_14);
        *((__global gale_long *) ul_14) = ((long) ((ulong) l_29 + (ulong) l_30));
        l_31 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_13 ^ l_31);
        i_32 = i_3 + ((int) (l_29 & 3L));
        ul_33 = arg_out + ((((long) i_32) << 3) + 16L);
        l_34 = *((__global gale_long *) ul_33);
        i_35 = (int) ((uint) i_11 + (uint) 1);
        if (i_4 == 0) {
            l_36 = (long) i_35;
            if ((l_36 & 3L) == 0) {
                l_37 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_38 = *((__global gale_int *) (arg_fs + 16 + l_37));
                i_39 = (int) ((uint) i_38 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_37)) = i_39;
                l_40 = (long) ((ulong) l_36 * (ulong) (-7046029254386353131L));
                l_41 = (l_40 ^ ((long) ((ulong) l_40 >> 29))) & 2305843009213693951L;
                if (i_6 < i_39) {
                    i_42 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_42 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_43 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_43)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = l_41;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                        l_44 = LONG_MIN;
                    } else {
                        l_44 = l_41;
                    }
                } else {
                    l_44 = l_41;
                }
            } else {
                i_45 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_46 = (int) (0 - (uint) i_45);
                if (i_46 < 0) {
                    l_47 = (long) i_46;
                    l_44 = l_47;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_48 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_48)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = l_36;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                    l_44 = LONG_MIN;
                }
            }
        } else {
            l_44 = 0L;
        }
        GALEFS_BROADCAST(2, l_49, l_44);
        if (l_49 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) (ul_2 - arg_out);
            gale_ints[gale_item] = (uint) i_3;
            gale_ints[gale_items + gale_item] = (uint) i_32;
            gale_longs[gale_items + gale_item] = (ulong) (ul_33 - arg_out);
            gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
            gale_ints[2 * gale_items + gale_item] = (uint) i_35;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_49); }
            GALEFS_RETURN;
            resume_2:
            ul_2 = arg_out + gale_longs[gale_item];
            i_3 = (int) gale_ints[gale_item];
            i_32 = (int) gale_ints[gale_items + gale_item];
            ul_33 = arg_out + gale_longs[gale_items + gale_item];
            l_34 = (long) gale_longs[2 * gale_items + gale_item];
            i_35 = (int) gale_ints[2 * gale_items + gale_item];
            i_4 = (int) get_local_id(0);
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_8 = (int) get_local_id(0);
            ul_9 = arg_args + 16L;
            l_49 = gale_round_reply(gale_entry);
        }
        *((__global gale_long *) ul_33) = ((long) ((ulong) l_49 + (ulong) ((long) ((ulong) (l_34 << 1) + (ulong) l_34))));
        i_10 = i_32;
        i_11 = i_35;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_13) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_67) VARIABLE(int, i_70) VARIABLE(long, l_15) VARIABLE(long, l_69) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_11) VARIABLE(__global uchar *, ul_16) VARIABLE(__global uchar *, ul_2) VARIABLE(__global uchar *, ul_68)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_13) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(l_15) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_16) VARIABLE(ul_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_67) VARIABLE(i_70) VARIABLE(l_69) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_2) VARIABLE(ul_68)

__kernel void galefs_elementsAcrossWaits(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_2, *ul_11, *ul_16, *ul_68;
    int i_3, i_4, i_5, i_6, i_10, i_12, i_13, i_25, i_27, i_28, i_30, i_32, i_34, i_35, i_37, i_49, i_52, i_54, i_55, i_57, i_61, i_67, i_70, i_78, i_80, i_81, i_83, i_85, i_87, i_88, i_90, i_102, i_105, i_107, i_108, i_110, i_114;
    long l_0, l_1, l_7, l_8, l_9, l_14, l_15, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_26, l_29, l_31, l_33, l_36, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_51, l_53, l_56, l_58, l_59, l_60, l_62, l_63, l_64, l_65, l_66, l_69, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_79, l_82, l_84, l_86, l_89, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_101, l_103, l_104, l_106, l_109, l_111, l_112, l_113, l_115, l_116, l_117;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = ((long) (((int) get_global_id(0)) << 3)) + (l_0 & 3L);
    ul_2 = arg_out + ((l_1 << 3) + 16L);
    *((__global gale_long *) ul_2) = l_0;
    i_3 = (int) l_1;
    i_4 = (int) get_local_id(0);
    i_5 = (int) get_local_id(0);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = (int) get_local_id(0);
    ul_11 = arg_args + 16L;
    i_12 = i_3;
    i_13 = 0;
    while (true) {
        l_14 = *((__global gale_long *) ul_11);
        l_15 = (long) i_13;
        if (!(l_15 < l_14)) {
            break;
        }
        ul_16 = arg_out + ((((long) i_12) << 3) + 16L);
        l_17 = *((__global gale_long *) ul_16);
        if (i_10 == 0) {
            l_18 = l_17 & 255L;
            if ((l_17 & 3L) == 0) {
                l_19 = (long) ((ulong) l_18 * (ulong) (-7046029254386353131L));
                l_20 = (l_19 ^ ((long) ((ulong) l_19 >> 29))) & 2305843009213693951L;
                l_21 = l_20;
            } else {
                l_22 = (long) ((int) get_group_id(0));
                l_23 = (long) ((ulong) l_9 + (ulong) ((l_22 << 12) + (l_22 << 11)));
                l_24 = (long) ((ulong) l_23 + (ulong) 1796L);
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                l_26 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 1896L))));
                i_27 = (int) (0 - (uint) i_25);
                if (i_27 < 0) {
                    i_28 = i_27;
                } else {
                    l_29 = (long) ((ulong) l_26 + (ulong) (-64L));
                    i_30 = (int) ((uint) ((int) (((long) ((ulong) l_29 + (ulong) ((long) ((ulong) (l_29 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_31 = (long) ((ulong) l_23 + (ulong) 1792L);
                    i_32 = 0;
                    l_33 = 0L;
                    while (true) {
                        if (!(i_32 == 0)) {
                            break;
                        }
                        i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                        i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                        if (i_30 == i_35) {
                            i_32 = 1;
                        } else {
                            if (i_34 == 0) {
                                if (l_33 < l_8) {
                                    GALEFS_RELAX(l_33);
                                    l_36 = (long) ((ulong) l_33 + (ulong) 1L);
                                    l_33 = l_36;
                                } else {
                                    i_32 = (-110);
                                }
                            } else {
                                i_37 = (int) (0 - (uint) i_34);
                                i_32 = i_37;
                            }
                        }
                    }
                    i_28 = i_32;
                }
                if (i_28 < 0) {
                    l_38 = (long) i_28;
                    l_21 = l_38;
                } else {
                    l_39 = (long) ((int) get_group_id(0));
                    l_40 = (long) ((ulong) l_9 + (ulong) ((l_39 << 12) + (l_39 << 11)));
                    l_41 = (long) ((ulong) l_40 + (ulong) 1896L);
                    l_42 = *((__global gale_long *) (arg_fs + 16 + l_41));
                    l_43 = (long) ((ulong) l_42 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) ((long) (uint) (((int) l_43) & 1023)))))) = 0L;
                    l_44 = (long) ((ulong) l_40 + (ulong) ((long) (uint) (((int) l_42) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_42 + (ulong) ((long) ((ulong) (l_42 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 16L)))) = l_18;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_44)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_41)) = l_43;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_21 = LONG_MIN;
                }
            }
        } else {
            l_21 = 0L;
        }
        if (i_6 == 0) {
            if (l_21 < (-4611686018427387904L)) {
                l_45 = (long) ((int) get_group_id(0));
                l_46 = (long) ((ulong) l_9 + (ulong) ((l_45 << 12) + (l_45 << 11)));
                l_47 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 1896L))));
                l_48 = (long) ((ulong) l_47 + (ulong) (-64L));
                i_49 = (int) ((uint) ((int) (((long) ((ulong) l_48 + (ulong) ((long) ((ulong) (l_48 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_50 = (long) ((ulong) l_46 + (ulong) 1792L);
                l_51 = (long) ((ulong) l_46 + (ulong) 1796L);
                i_52 = 0;
                l_53 = 0L;
                while (true) {
                    if (!(i_52 == 0)) {
                        break;
                    }
                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_51));
                    i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                    if (i_49 == i_55) {
                        i_52 = 1;
                    } else {
                        if (i_54 == 0) {
                            if (l_53 < l_8) {
                                GALEFS_RELAX(l_53);
                                l_56 = (long) ((ulong) l_53 + (ulong) 1L);
                                l_53 = l_56;
                            } else {
                                i_52 = (-110);
                            }
                        } else {
                            i_57 = (int) (0 - (uint) i_54);
                            i_52 = i_57;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_52 < 0) {
                    l_58 = (long) i_52;
                    l_59 = l_58;
                } else {
                    l_60 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 1800L))));
                    l_59 = l_60;
                }
                i_61 = (int) ((uint) ((int) l_21) + (uint) (-1));
                if (i_61 < 0) {
                    l_62 = l_59;
                } else {
                    if (l_59 < 0L) {
                        l_62 = l_59;
                    } else {
                        l_63 = (l_59 << 32) | ((long) (uint) i_61);
                        l_62 = l_63;
                    }
                }
            } else {
                l_62 = l_21;
            }
        } else {
            l_62 = l_21;
        }
        GALEFS_BROADCAST(1, l_64, l_62);
        l_65 = *((__global gale_long *) ul_16);
        *((__global gale_long *) ul_16) = ((long) ((ulong) l_64 + (ulong) l_65));
        l_66 = *((__global gale_long *) ul_2);
        *((__global gale_long *) ul_2) = (l_15 ^ l_66);
        i_67 = i_3 + ((int) (l_64 & 3L));
        ul_68 = arg_out + ((((long) i_67) << 3) + 16L);
        l_69 = *((__global gale_long *) ul_68);
        i_70 = (int) ((uint) i_13 + (uint) 1);
        if (i_5 == 0) {
            l_71 = (long) i_70;
            if ((l_71 & 3L) == 0) {
                l_72 = (long) ((ulong) l_71 * (ulong) (-7046029254386353131L));
                l_73 = (l_72 ^ ((long) ((ulong) l_72 >> 29))) & 2305843009213693951L;
                l_74 = l_73;
            } else {
                l_75 = (long) ((int) get_group_id(0));
                l_76 = (long) ((ulong) l_9 + (ulong) ((l_75 << 12) + (l_75 << 11)));
                l_77 = (long) ((ulong) l_76 + (ulong) 1796L);
                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_77));
                l_79 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1896L))));
                i_80 = (int) (0 - (uint) i_78);
                if (i_80 < 0) {
                    i_81 = i_80;
                } else {
                    l_82 = (long) ((ulong) l_79 + (ulong) (-64L));
                    i_83 = (int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_84 = (long) ((ulong) l_76 + (ulong) 1792L);
                    i_85 = 0;
                    l_86 = 0L;
                    while (true) {
                        if (!(i_85 == 0)) {
                            break;
                        }
                        i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_77));
                        i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                        if (i_83 == i_88) {
                            i_85 = 1;
                        } else {
                            if (i_87 == 0) {
                                if (l_86 < l_8) {
                                    GALEFS_RELAX(l_86);
                                    l_89 = (long) ((ulong) l_86 + (ulong) 1L);
                                    l_86 = l_89;
                                } else {
                                    i_85 = (-110);
                                }
                            } else {
                                i_90 = (int) (0 - (uint) i_87);
                                i_85 = i_90;
                            }
                        }
                    }
                    i_81 = i_85;
                }
                if (i_81 < 0) {
                    l_91 = (long) i_81;
                    l_74 = l_91;
                } else {
                    l_92 = (long) ((int) get_group_id(0));
                    l_93 = (long) ((ulong) l_9 + (ulong) ((l_92 << 12) + (l_92 << 11)));
                    l_94 = (long) ((ulong) l_93 + (ulong) 1896L);
                    l_95 = *((__global gale_long *) (arg_fs + 16 + l_94));
                    l_96 = (long) ((ulong) l_95 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) ((long) (uint) (((int) l_96) & 1023)))))) = 0L;
                    l_97 = (long) ((ulong) l_93 + (ulong) ((long) (uint) (((int) l_95) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_95 + (ulong) ((long) ((ulong) (l_95 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_71;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_97)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_94)) = l_96;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_74 = LONG_MIN;
                }
            }
        } else {
            l_74 = 0L;
        }
        if (i_4 == 0) {
            if (l_74 < (-4611686018427387904L)) {
                l_98 = (long) ((int) get_group_id(0));
                l_99 = (long) ((ulong) l_9 + (ulong) ((l_98 << 12) + (l_98 << 11)));
                l_100 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1896L))));
                l_101 = (long) ((ulong) l_100 + (ulong) (-64L));
                i_102 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_103 = (long) ((ulong) l_99 + (ulong) 1792L);
                l_104 = (long) ((ulong) l_99 + (ulong) 1796L);
                i_105 = 0;
                l_106 = 0L;
                while (true) {
                    if (!(i_105 == 0)) {
                        break;
                    }
                    i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
                    i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                    if (i_102 == i_108) {
                        i_105 = 1;
                    } else {
                        if (i_107 == 0) {
                            if (l_106 < l_8) {
                                GALEFS_RELAX(l_106);
                                l_109 = (long) ((ulong) l_106 + (ulong) 1L);
                                l_106 = l_109;
                            } else {
                                i_105 = (-110);
                            }
                        } else {
                            i_110 = (int) (0 - (uint) i_107);
                            i_105 = i_110;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_105 < 0) {
                    l_111 = (long) i_105;
                    l_112 = l_111;
                } else {
                    l_113 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1800L))));
                    l_112 = l_113;
                }
                i_114 = (int) ((uint) ((int) l_74) + (uint) (-1));
                if (i_114 < 0) {
                    l_115 = l_112;
                } else {
                    if (l_112 < 0L) {
                        l_115 = l_112;
                    } else {
                        l_116 = (l_112 << 32) | ((long) (uint) i_114);
                        l_115 = l_116;
                    }
                }
            } else {
                l_115 = l_74;
            }
        } else {
            l_115 = l_74;
        }
        GALEFS_BROADCAST(2, l_117, l_115);
        *((__global gale_long *) ul_68) = ((long) ((ulong) l_117 + (ulong) ((long) ((ulong) (l_69 << 1) + (ulong) l_69))));
        i_12 = i_67;
        i_13 = i_70;
    }
    GALEFS_GROUP_END()
}
#endif
