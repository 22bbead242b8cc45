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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_15) VARIABLE(int, i_4) VARIABLE(long, l_127) VARIABLE(long, l_130) VARIABLE(long, l_14) VARIABLE(long, l_17) VARIABLE(long, l_18) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_73) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_11) VARIABLE(__global uchar *, ul_12) VARIABLE(__global uchar *, ul_13)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_14) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_14) VARIABLE(l_17) VARIABLE(l_18) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_127) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_73) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_4) VARIABLE(l_130) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_12) VARIABLE(ul_13)

__kernel void galefs_groups(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11, *ul_12, *ul_13;
    int i_1, i_2, i_4, i_10, i_15, i_26, i_28, i_29, i_31, i_33, i_36, i_37, i_40, i_41, i_49, i_54, i_57, i_60, i_61, i_64, i_65, i_69, i_81, i_83, i_84, i_86, i_88, i_91, i_92, i_95, i_96, i_104, i_109, i_112, i_115, i_116, i_119, i_120, i_124, i_131;
    long l_0, l_3, l_5, l_6, l_7, l_8, l_9, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_27, l_30, l_32, l_34, l_35, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_51, l_52, l_53, l_55, l_56, l_58, l_59, l_62, l_63, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_85, l_87, l_89, l_90, l_93, l_94, l_97, l_98, l_99, l_100, l_101, l_102, l_103, l_105, l_106, l_107, l_108, l_110, l_111, l_113, l_114, l_117, l_118, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_130;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    i_1 = (int) get_local_id(0);
    i_2 = (int) ((uint) i_1 + (uint) 1);
    l_3 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))))) * (ulong) ((long) i_2));
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = (int) get_local_id(0);
    ul_11 = arg_out + ((((long) (((int) ((uint) ((int) ((uint) ((int) get_global_id(0)) - (uint) i_1)) + (uint) gale_rem_int(i_2, ((int) get_local_size(0))))) << 3)) << 3) + 16L);
    ul_12 = arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L);
    ul_13 = arg_args + 16L;
    l_14 = l_3;
    i_15 = 0;
    while (true) {
        l_16 = *((__global gale_long *) ul_13);
        if (!(((long) i_15) < l_16)) {
            break;
        }
        *((__global gale_long *) ul_12) = l_14;
        GALEFS_BARRIER(1);
        l_17 = *((__global gale_long *) ul_11);
        GALEFS_BROADCAST(2, l_18, l_14);
        if (i_10 == 0) {
            l_19 = l_18 & 4095L;
            if ((l_18 & 3L) == 0) {
                l_20 = (long) ((ulong) l_19 * (ulong) (-7046029254386353131L));
                l_21 = (l_20 ^ ((long) ((ulong) l_20 >> 29))) & 2305843009213693951L;
                l_22 = l_21;
            } else {
                l_23 = (long) ((int) get_group_id(0));
                l_24 = (long) ((ulong) l_9 + (ulong) ((l_23 << 12) + (l_23 << 11)));
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
                                if (l_34 < l_8) {
                                    GALEFS_RELAX(l_34);
                                    l_38 = (long) ((ulong) l_34 + (ulong) 1L);
                                    l_34 = l_38;
                                } else {
                                    l_39 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
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
                    l_44 = (long) ((ulong) l_9 + (ulong) ((l_43 << 12) + (l_43 << 11)));
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
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_49))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_22 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_49 >> 6)))))) = (char) 1;
                        l_22 = LONG_MIN;
                    }
                }
            }
        } else {
            l_22 = 0L;
        }
        if (i_4 == 0) {
            if (l_22 < (-4611686018427387904L)) {
                l_50 = (long) ((int) get_group_id(0));
                l_51 = (long) ((ulong) l_9 + (ulong) ((l_50 << 12) + (l_50 << 11)));
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
                            if (l_58 < l_8) {
                                GALEFS_RELAX(l_58);
                                l_62 = (long) ((ulong) l_58 + (ulong) 1L);
                                l_58 = l_62;
                            } else {
                                l_63 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
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
        GALEFS_BROADCAST(3, l_72, l_70);
        l_73 = (long) ((ulong) ((long) ((ulong) l_17 + (ulong) ((long) ((ulong) l_14 + (ulong) (l_14 << 2))))) + (ulong) l_72);
        if ((l_18 & 1L) == 0) {
            GALEFS_BARRIER(4);
            if (((int) get_local_id(0)) == 0) {
                l_74 = (long) ((int) ((uint) i_15 + (uint) 2));
                if ((l_74 & 3L) == 0) {
                    l_75 = (long) ((ulong) l_74 * (ulong) (-7046029254386353131L));
                    l_76 = (l_75 ^ ((long) ((ulong) l_75 >> 29))) & 2305843009213693951L;
                    l_77 = l_76;
                } else {
                    l_78 = (long) ((int) get_group_id(0));
                    l_79 = (long) ((ulong) l_9 + (ulong) ((l_78 << 12) + (l_78 << 11)));
                    l_80 = (long) ((ulong) l_79 + (ulong) 1796L);
                    i_81 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                    l_82 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1896L))));
                    i_83 = (int) (0 - (uint) i_81);
                    if (i_83 < 0) {
                        i_84 = i_83;
                    } else {
                        l_85 = (long) ((ulong) l_82 + (ulong) (-64L));
                        i_86 = (int) ((uint) ((int) (((long) ((ulong) l_85 + (ulong) ((long) ((ulong) (l_85 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_87 = (long) ((ulong) l_79 + (ulong) 1792L);
                        i_88 = 0;
                        l_89 = 0L;
                        l_90 = (-1L);
                        while (true) {
                            if (!(i_88 == 0)) {
                                break;
                            }
                            i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                            i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                            if (i_86 == i_92) {
                                i_88 = 1;
                            } else {
                                if (i_91 == 0) {
                                    if (l_89 < l_8) {
                                        GALEFS_RELAX(l_89);
                                        l_93 = (long) ((ulong) l_89 + (ulong) 1L);
                                        l_89 = l_93;
                                    } else {
                                        l_94 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                        i_95 = (l_90 == l_94) ? (-110) : 0;
                                        i_88 = i_95;
                                        l_89 = 0L;
                                        l_90 = l_94;
                                    }
                                } else {
                                    i_96 = (int) (0 - (uint) i_91);
                                    i_88 = i_96;
                                }
                            }
                        }
                        i_84 = i_88;
                    }
                    if (i_84 < 0) {
                        l_97 = (long) i_84;
                        l_77 = l_97;
                    } else {
                        l_98 = (long) ((int) get_group_id(0));
                        l_99 = (long) ((ulong) l_9 + (ulong) ((l_98 << 12) + (l_98 << 11)));
                        l_100 = (long) ((ulong) l_99 + (ulong) 1896L);
                        l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
                        l_102 = (long) ((ulong) l_101 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_102) & 1023)))))) = 0L;
                        l_103 = (long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_101) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 16L)))) = l_74;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_103)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_100)) = l_102;
                        GALEFS_FENCE();
                        i_104 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_104))))) = (char) 1;
                        if (l_5 == 0L) {
                            l_77 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_104 >> 6)))))) = (char) 1;
                            l_77 = LONG_MIN;
                        }
                    }
                }
            } else {
                l_77 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_77 < (-4611686018427387904L)) {
                    l_105 = (long) ((int) get_group_id(0));
                    l_106 = (long) ((ulong) l_9 + (ulong) ((l_105 << 12) + (l_105 << 11)));
                    l_107 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1896L))));
                    l_108 = (long) ((ulong) l_107 + (ulong) (-64L));
                    i_109 = (int) ((uint) ((int) (((long) ((ulong) l_108 + (ulong) ((long) ((ulong) (l_108 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_110 = (long) ((ulong) l_106 + (ulong) 1792L);
                    l_111 = (long) ((ulong) l_106 + (ulong) 1796L);
                    i_112 = 0;
                    l_113 = 0L;
                    l_114 = (-1L);
                    while (true) {
                        if (!(i_112 == 0)) {
                            break;
                        }
                        i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_111));
                        i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                        if (i_109 == i_116) {
                            i_112 = 1;
                        } else {
                            if (i_115 == 0) {
                                if (l_113 < l_8) {
                                    GALEFS_RELAX(l_113);
                                    l_117 = (long) ((ulong) l_113 + (ulong) 1L);
                                    l_113 = l_117;
                                } else {
                                    l_118 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_119 = (l_114 == l_118) ? (-110) : 0;
                                    i_112 = i_119;
                                    l_113 = 0L;
                                    l_114 = l_118;
                                }
                            } else {
                                i_120 = (int) (0 - (uint) i_115);
                                i_112 = i_120;
                            }
                        }
                    }
                    if (i_112 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1888L)))) = i_109;
                    }
                    GALEFS_FENCE();
                    if (i_112 < 0) {
                        l_121 = (long) i_112;
                        l_122 = l_121;
                    } else {
                        l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1800L))));
                        l_122 = l_123;
                    }
                    i_124 = (int) ((uint) ((int) l_77) + (uint) (-1));
                    if (i_124 < 0) {
                        l_125 = l_122;
                    } else {
                        if (l_122 < 0L) {
                            l_125 = l_122;
                        } else {
                            l_126 = (l_122 << 32) | ((long) (uint) i_124);
                            l_125 = l_126;
                        }
                    }
                } else {
                    l_125 = l_77;
                }
            } else {
                l_125 = l_77;
            }
            GALEFS_BROADCAST(5, l_127, l_125);
            GALEFS_BROADCAST(6, l_128, ((long) ((int) ((uint) i_1 + (uint) i_15))));
            l_129 = l_73 ^ ((long) ((ulong) l_127 + (ulong) l_128));
            l_130 = l_129;
        } else {
            l_130 = l_73;
        }
        GALEFS_BARRIER(7);
        i_131 = (int) ((uint) i_15 + (uint) 1);
        l_14 = l_130;
        i_15 = i_131;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = 0L;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_14;
    GALEFS_GROUP_END()
}
#endif
