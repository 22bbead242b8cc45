// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#groups
// entry point: galefs_groups
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE
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

int gale_rem_int(int x, int y) {
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_12) VARIABLE(int, i_5) VARIABLE(int, i_7) VARIABLE(long, l_11) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_30) VARIABLE(long, l_4) VARIABLE(long, l_44) VARIABLE(long, l_47) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_10) VARIABLE(__global uchar *, ul_8) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_30) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_30) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_30) VARIABLE(l_4) VARIABLE(l_44) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_12) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(l_4) VARIABLE(l_47) VARIABLE(l_6) VARIABLE(ul_10) VARIABLE(ul_8) VARIABLE(ul_9)

__kernel void galefs_groups(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8, *ul_9, *ul_10;
    int i_1, i_2, i_5, i_7, i_12, i_18, i_19, i_22, i_25, i_26, i_33, i_34, i_37, i_40, i_41, i_48;
    long l_0, l_3, l_4, l_6, l_11, l_13, l_14, l_15, l_16, l_17, l_20, l_21, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_32, l_35, l_36, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47;
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
    i_1 = (int) get_local_id(0);
    i_2 = (int) ((uint) i_1 + (uint) 1);
    l_3 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group))) * (ulong) ((long) i_2));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_7 = (int) get_local_id(0);
    ul_8 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
    ul_9 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
    ul_10 = arg_args + 16L;
    l_11 = l_3;
    i_12 = 0;
    while (true) {
        l_13 = *((__global gale_long *) ul_10);
        if (!(((long) i_12) < l_13)) {
            break;
        }
        *((__global gale_long *) ul_9) = l_11;
        GALEFS_BARRIER(1);
        l_14 = *((__global gale_long *) ul_8);
        GALEFS_BROADCAST(2, l_15, l_11);
        if (i_7 == 0) {
            l_16 = l_15 & 4095L;
            if ((l_15 & 3L) == 0) {
                l_17 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_18 = *((__global gale_int *) (arg_fs + 16 + l_17));
                i_19 = (int) ((uint) i_18 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_17)) = i_19;
                l_20 = (long) ((ulong) l_16 * (ulong) (-7046029254386353131L));
                l_21 = (l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L;
                if (i_5 < i_19) {
                    i_22 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_22 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_23 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_28 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
        GALEFS_BROADCAST(3, l_29, l_24);
        if (l_29 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_11;
            gale_ints[gale_item] = (uint) i_12;
            gale_longs[gale_items + gale_item] = (ulong) l_14;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_15;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_29); }
            GALEFS_RETURN;
            resume_1:
            l_11 = (long) gale_longs[gale_item];
            i_12 = (int) gale_ints[gale_item];
            l_14 = (long) gale_longs[gale_items + gale_item];
            l_15 = (long) gale_longs[2 * gale_items + gale_item];
            i_1 = (int) get_local_id(0);
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_7 = (int) get_local_id(0);
            i_2 = (int) ((uint) i_1 + (uint) 1);
            ul_8 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
            ul_9 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
            ul_10 = arg_args + 16L;
            l_29 = gale_round_reply(gale_entry);
        }
        l_30 = (long) ((ulong) ((long) ((ulong) l_14 + (ulong) ((long) ((ulong) l_11 + (ulong) (l_11 << 2))))) + (ulong) l_29);
        if ((l_15 & 1L) == 0) {
            GALEFS_BARRIER(4);
            if (((int) get_local_id(0)) == 0) {
                l_31 = (long) ((int) ((uint) i_12 + (uint) 2));
                if ((l_31 & 3L) == 0) {
                    l_32 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
                    i_34 = (int) ((uint) i_33 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
                    l_35 = (long) ((ulong) l_31 * (ulong) (-7046029254386353131L));
                    l_36 = (l_35 ^ ((long) ((ulong) l_35 >> 29))) & 2305843009213693951L;
                    if (i_5 < i_34) {
                        i_37 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_37 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_38 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = l_36;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 0;
                            l_39 = LONG_MIN;
                        } else {
                            l_39 = l_36;
                        }
                    } else {
                        l_39 = l_36;
                    }
                } else {
                    i_40 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_41 = (int) (0 - (uint) i_40);
                    if (i_41 < 0) {
                        l_42 = (long) i_41;
                        l_39 = l_42;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_43 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_43)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L)))) = 2000;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = l_31;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                        l_39 = LONG_MIN;
                    }
                }
            } else {
                l_39 = 0L;
            }
            GALEFS_BROADCAST(5, l_44, l_39);
            if (l_44 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_12;
                gale_longs[gale_item] = (ulong) l_30;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_44); }
                GALEFS_RETURN;
                resume_2:
                i_12 = (int) gale_ints[gale_item];
                l_30 = (long) gale_longs[gale_item];
                i_1 = (int) get_local_id(0);
                l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_7 = (int) get_local_id(0);
                i_2 = (int) ((uint) i_1 + (uint) 1);
                ul_8 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
                ul_9 = arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L);
                ul_10 = arg_args + 16L;
                l_44 = gale_round_reply(gale_entry);
            }
            GALEFS_BROADCAST(6, l_45, ((long) ((int) ((uint) i_1 + (uint) i_12))));
            l_46 = l_30 ^ ((long) ((ulong) l_44 + (ulong) l_45));
            l_47 = l_46;
        } else {
            l_47 = l_30;
        }
        GALEFS_BARRIER(7);
        i_48 = (int) ((uint) i_12 + (uint) 1);
        l_11 = l_47;
        i_12 = i_48;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = 0L;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_11;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_4) VARIABLE(int, i_8) VARIABLE(long, l_111) VARIABLE(long, l_114) VARIABLE(long, l_12) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_64) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_10) VARIABLE(__global uchar *, ul_11) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_15) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_12) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_64) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_64) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_111) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_64) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_114) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_10) VARIABLE(ul_11) VARIABLE(ul_9)

__kernel void galefs_groups(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9, *ul_10, *ul_11;
    int i_1, i_2, i_4, i_8, i_13, i_24, i_26, i_27, i_29, i_31, i_33, i_34, i_36, i_48, i_51, i_53, i_54, i_56, i_60, i_72, i_74, i_75, i_77, i_79, i_81, i_82, i_84, i_96, i_99, i_101, i_102, i_104, i_108, i_115;
    long l_0, l_3, l_5, l_6, l_7, l_12, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_25, l_28, l_30, l_32, l_35, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_55, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_73, l_76, l_78, l_80, l_83, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_100, l_103, l_105, l_106, l_107, l_109, l_110, l_111, l_112, l_113, l_114;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) ((uint) i_1 + (uint) 1);
    l_3 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))))) * (ulong) ((long) i_2));
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = (int) get_local_id(0);
    ul_9 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) ((int) get_global_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
    ul_10 = arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L);
    ul_11 = arg_args + 16L;
    l_12 = l_3;
    i_13 = 0;
    while (true) {
        l_14 = *((__global gale_long *) ul_11);
        if (!(((long) i_13) < l_14)) {
            break;
        }
        *((__global gale_long *) ul_10) = l_12;
        GALEFS_BARRIER(1);
        l_15 = *((__global gale_long *) ul_9);
        GALEFS_BROADCAST(2, l_16, l_12);
        if (i_8 == 0) {
            l_17 = l_16 & 4095L;
            if ((l_16 & 3L) == 0) {
                l_18 = (long) ((ulong) l_17 * (ulong) (-7046029254386353131L));
                l_19 = (l_18 ^ ((long) ((ulong) l_18 >> 29))) & 2305843009213693951L;
                l_20 = l_19;
            } else {
                l_21 = (long) ((int) get_group_id(0));
                l_22 = (long) ((ulong) l_7 + (ulong) ((l_21 << 12) + (l_21 << 11)));
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
                                if (l_32 < l_6) {
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
                    l_39 = (long) ((ulong) l_7 + (ulong) ((l_38 << 12) + (l_38 << 11)));
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
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_20 = LONG_MIN;
                }
            }
        } else {
            l_20 = 0L;
        }
        if (i_4 == 0) {
            if (l_20 < (-4611686018427387904L)) {
                l_44 = (long) ((int) get_group_id(0));
                l_45 = (long) ((ulong) l_7 + (ulong) ((l_44 << 12) + (l_44 << 11)));
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
                            if (l_52 < l_6) {
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
        GALEFS_BROADCAST(3, l_63, l_61);
        l_64 = (long) ((ulong) ((long) ((ulong) l_15 + (ulong) ((long) ((ulong) l_12 + (ulong) (l_12 << 2))))) + (ulong) l_63);
        if ((l_16 & 1L) == 0) {
            GALEFS_BARRIER(4);
            if (((int) get_local_id(0)) == 0) {
                l_65 = (long) ((int) ((uint) i_13 + (uint) 2));
                if ((l_65 & 3L) == 0) {
                    l_66 = (long) ((ulong) l_65 * (ulong) (-7046029254386353131L));
                    l_67 = (l_66 ^ ((long) ((ulong) l_66 >> 29))) & 2305843009213693951L;
                    l_68 = l_67;
                } else {
                    l_69 = (long) ((int) get_group_id(0));
                    l_70 = (long) ((ulong) l_7 + (ulong) ((l_69 << 12) + (l_69 << 11)));
                    l_71 = (long) ((ulong) l_70 + (ulong) 1796L);
                    i_72 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                    l_73 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 1896L))));
                    i_74 = (int) (0 - (uint) i_72);
                    if (i_74 < 0) {
                        i_75 = i_74;
                    } else {
                        l_76 = (long) ((ulong) l_73 + (ulong) (-64L));
                        i_77 = (int) ((uint) ((int) (((long) ((ulong) l_76 + (ulong) ((long) ((ulong) (l_76 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_78 = (long) ((ulong) l_70 + (ulong) 1792L);
                        i_79 = 0;
                        l_80 = 0L;
                        while (true) {
                            if (!(i_79 == 0)) {
                                break;
                            }
                            i_81 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                            i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                            if (i_77 == i_82) {
                                i_79 = 1;
                            } else {
                                if (i_81 == 0) {
                                    if (l_80 < l_6) {
                                        GALEFS_RELAX(l_80);
                                        l_83 = (long) ((ulong) l_80 + (ulong) 1L);
                                        l_80 = l_83;
                                    } else {
                                        i_79 = (-110);
                                    }
                                } else {
                                    i_84 = (int) (0 - (uint) i_81);
                                    i_79 = i_84;
                                }
                            }
                        }
                        i_75 = i_79;
                    }
                    if (i_75 < 0) {
                        l_85 = (long) i_75;
                        l_68 = l_85;
                    } else {
                        l_86 = (long) ((int) get_group_id(0));
                        l_87 = (long) ((ulong) l_7 + (ulong) ((l_86 << 12) + (l_86 << 11)));
                        l_88 = (long) ((ulong) l_87 + (ulong) 1896L);
                        l_89 = *((__global gale_long *) (arg_fs + 16 + l_88));
                        l_90 = (long) ((ulong) l_89 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_90) & 1023)))))) = 0L;
                        l_91 = (long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_89) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_89 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = l_65;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_91)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_88)) = l_90;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                        l_68 = LONG_MIN;
                    }
                }
            } else {
                l_68 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_68 < (-4611686018427387904L)) {
                    l_92 = (long) ((int) get_group_id(0));
                    l_93 = (long) ((ulong) l_7 + (ulong) ((l_92 << 12) + (l_92 << 11)));
                    l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1896L))));
                    l_95 = (long) ((ulong) l_94 + (ulong) (-64L));
                    i_96 = (int) ((uint) ((int) (((long) ((ulong) l_95 + (ulong) ((long) ((ulong) (l_95 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_97 = (long) ((ulong) l_93 + (ulong) 1792L);
                    l_98 = (long) ((ulong) l_93 + (ulong) 1796L);
                    i_99 = 0;
                    l_100 = 0L;
                    while (true) {
                        if (!(i_99 == 0)) {
                            break;
                        }
                        i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_98));
                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                        if (i_96 == i_102) {
                            i_99 = 1;
                        } else {
                            if (i_101 == 0) {
                                if (l_100 < l_6) {
                                    GALEFS_RELAX(l_100);
                                    l_103 = (long) ((ulong) l_100 + (ulong) 1L);
                                    l_100 = l_103;
                                } else {
                                    i_99 = (-110);
                                }
                            } else {
                                i_104 = (int) (0 - (uint) i_101);
                                i_99 = i_104;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_99 < 0) {
                        l_105 = (long) i_99;
                        l_106 = l_105;
                    } else {
                        l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1800L))));
                        l_106 = l_107;
                    }
                    i_108 = (int) ((uint) ((int) l_68) + (uint) (-1));
                    if (i_108 < 0) {
                        l_109 = l_106;
                    } else {
                        if (l_106 < 0L) {
                            l_109 = l_106;
                        } else {
                            l_110 = (l_106 << 32) | ((long) (uint) i_108);
                            l_109 = l_110;
                        }
                    }
                } else {
                    l_109 = l_68;
                }
            } else {
                l_109 = l_68;
            }
            GALEFS_BROADCAST(5, l_111, l_109);
            GALEFS_BROADCAST(6, l_112, ((long) ((int) ((uint) i_1 + (uint) i_13))));
            l_113 = l_64 ^ ((long) ((ulong) l_111 + (ulong) l_112));
            l_114 = l_113;
        } else {
            l_114 = l_64;
        }
        GALEFS_BARRIER(7);
        i_115 = (int) ((uint) i_13 + (uint) 1);
        l_12 = l_114;
        i_13 = i_115;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = 0L;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_12;
    GALEFS_GROUP_END()
}
#endif
