// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#earlyReturns
// entry point: galefs_earlyReturns
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 3 values, 24 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_22) VARIABLE(int, i_5) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_4)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_5) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_7) VARIABLE(ul_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_22) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_7) VARIABLE(ul_4)
#define GALEFS_LIVE_3(VARIABLE)

__kernel void galefs_earlyReturns(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_4;
    int i_5, i_10, i_11, i_14, i_17, i_18, i_22, i_23, i_24, i_29, i_30;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_12, l_13, l_15, l_16, l_19, l_20, l_21, l_25, l_26, l_27, l_28, l_31, l_32, l_33, l_34;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
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
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_1;
    if ((l_1 & 7L) == 5L) {
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    } else {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        ul_4 = arg_args + 16L;
        i_5 = 0;
        while (true) {
            l_6 = *((__global gale_long *) ul_4);
            l_7 = (long) i_5;
            if (!(l_7 < l_6)) {
                goto B27;
            }
            if (((int) get_local_id(0)) == 0) {
                l_8 = (long) ((ulong) l_1 - (ulong) l_7);
                if ((l_8 & 3L) == 0) {
                    l_9 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_10 = *((__global gale_int *) (arg_fs + 16 + l_9));
                    i_11 = (int) ((uint) i_10 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_9)) = i_11;
                    l_12 = (long) ((ulong) l_8 * (ulong) (-7046029254386353131L));
                    l_13 = (l_12 ^ ((long) ((ulong) l_12 >> 29))) & 2305843009213693951L;
                    if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_11) {
                        i_14 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_14 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_15 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_15)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 16L)))) = l_13;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 36L)))) = 0;
                            l_16 = LONG_MIN;
                        } else {
                            l_16 = l_13;
                        }
                    } else {
                        l_16 = l_13;
                    }
                } else {
                    i_17 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_18 = (int) (0 - (uint) i_17);
                    if (i_18 < 0) {
                        l_19 = (long) i_18;
                        l_16 = l_19;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_20 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_20)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 4L)))) = 2000;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 16L)))) = l_8;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 36L)))) = 0;
                        l_16 = LONG_MIN;
                    }
                }
            } else {
                l_16 = 0L;
            }
            GALEFS_BROADCAST(1, l_21, l_16);
            if (l_21 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_5;
                gale_longs[gale_items + gale_item] = (ulong) l_7;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_21); }
                GALEFS_RETURN;
                resume_1:
                l_1 = (long) gale_longs[gale_item];
                i_5 = (int) gale_ints[gale_item];
                l_7 = (long) gale_longs[gale_items + gale_item];
                l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                ul_4 = arg_args + 16L;
                l_21 = gale_round_reply(gale_entry);
            }
            *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_21;
            if ((l_21 & 15L) == 3L) {
                goto B26;
            }
            i_22 = (int) ((uint) i_5 + (uint) 1);
            if ((l_21 & 1L) == 0) {
                i_5 = i_22;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    i_23 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_24 = (int) (0 - (uint) i_23);
                    if (i_24 < 0) {
                        l_25 = (long) i_24;
                        l_26 = l_25;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_27 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_27)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L)))) = 2000;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 16L)))) = l_21;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 36L)))) = 0;
                        l_26 = LONG_MIN;
                    }
                } else {
                    l_26 = 0L;
                }
                GALEFS_BROADCAST(2, l_28, l_26);
                if (l_28 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_1;
                    gale_longs[gale_items + gale_item] = (ulong) l_7;
                    gale_ints[gale_item] = (uint) i_22;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_28); }
                    GALEFS_RETURN;
                    resume_2:
                    l_1 = (long) gale_longs[gale_item];
                    l_7 = (long) gale_longs[gale_items + gale_item];
                    i_22 = (int) gale_ints[gale_item];
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_4 = arg_args + 16L;
                    l_28 = gale_round_reply(gale_entry);
                }
                if (gale_rem_long(l_28, 5L) == 0L) {
                    break;
                }
                i_5 = i_22;
            }
        }
        *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 3)) << 3) + 16L))) = l_7;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
        GALEFS_RETURN;
    B26:;
        *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 2)) << 3) + 16L))) = l_7;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
        GALEFS_RETURN;
    B27:;
        if (((int) get_local_id(0)) == 0) {
            i_29 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_30 = (int) (0 - (uint) i_29);
            if (i_30 < 0) {
                l_31 = (long) i_30;
                l_32 = l_31;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_33 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_33)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 2000;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = 9L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 0;
                l_32 = LONG_MIN;
            }
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(3, l_34, l_32);
        if (l_34 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_34); }
            GALEFS_RETURN;
            resume_3:
            l_34 = gale_round_reply(gale_entry);
        }
        *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 4)) << 3) + 16L))) = l_34;
        if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_56) VARIABLE(int, i_6) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_56) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8) VARIABLE(ul_5)
#define GALEFS_LIVE_3(VARIABLE)

__kernel void galefs_earlyReturns(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_5;
    int i_6, i_16, i_18, i_19, i_21, i_23, i_25, i_26, i_28, i_40, i_43, i_45, i_46, i_48, i_52, i_56, i_60, i_62, i_63, i_65, i_67, i_69, i_70, i_72, i_85, i_89, i_91, i_92, i_94, i_98, i_105, i_107, i_108, i_110, i_112, i_114, i_115, i_117, i_130, i_133, i_135, i_136, i_138, i_142;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_22, l_24, l_27, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_44, l_47, l_49, l_50, l_51, l_53, l_54, l_55, l_57, l_58, l_59, l_61, l_64, l_66, l_68, l_71, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_86, l_87, l_88, l_90, l_93, l_95, l_96, l_97, l_99, l_100, l_101, l_102, l_103, l_104, l_106, l_109, l_111, l_113, l_116, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_131, l_132, l_134, l_137, l_139, l_140, l_141, l_143, l_144, l_145;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_1;
    if (!((l_1 & 7L) == 5L)) {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
        ul_5 = arg_args + 16L;
        i_6 = 0;
        while (true) {
            l_7 = *((__global gale_long *) ul_5);
            l_8 = (long) i_6;
            if (!(l_8 < l_7)) {
                goto B89;
            }
            if (((int) get_local_id(0)) == 0) {
                l_9 = (long) ((ulong) l_1 - (ulong) l_8);
                if ((l_9 & 3L) == 0) {
                    l_10 = (long) ((ulong) l_9 * (ulong) (-7046029254386353131L));
                    l_11 = (l_10 ^ ((long) ((ulong) l_10 >> 29))) & 2305843009213693951L;
                    l_12 = l_11;
                } else {
                    l_13 = (long) ((int) get_group_id(0));
                    l_14 = (long) ((ulong) l_4 + (ulong) ((l_13 << 12) + (l_13 << 11)));
                    l_15 = (long) ((ulong) l_14 + (ulong) 1796L);
                    i_16 = *((volatile __global gale_int *) (arg_fs + 16 + l_15));
                    l_17 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 1896L))));
                    i_18 = (int) (0 - (uint) i_16);
                    if (i_18 < 0) {
                        i_19 = i_18;
                    } else {
                        l_20 = (long) ((ulong) l_17 + (ulong) (-64L));
                        i_21 = (int) ((uint) ((int) (((long) ((ulong) l_20 + (ulong) ((long) ((ulong) (l_20 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_22 = (long) ((ulong) l_14 + (ulong) 1792L);
                        i_23 = 0;
                        l_24 = 0L;
                        while (true) {
                            if (!(i_23 == 0)) {
                                break;
                            }
                            i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_15));
                            i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                            if (i_21 == i_26) {
                                i_23 = 1;
                            } else {
                                if (i_25 == 0) {
                                    if (l_24 < l_3) {
                                        GALEFS_RELAX(l_24);
                                        l_27 = (long) ((ulong) l_24 + (ulong) 1L);
                                        l_24 = l_27;
                                    } else {
                                        i_23 = (-110);
                                    }
                                } else {
                                    i_28 = (int) (0 - (uint) i_25);
                                    i_23 = i_28;
                                }
                            }
                        }
                        i_19 = i_23;
                    }
                    if (i_19 < 0) {
                        l_29 = (long) i_19;
                        l_12 = l_29;
                    } else {
                        l_30 = (long) ((int) get_group_id(0));
                        l_31 = (long) ((ulong) l_4 + (ulong) ((l_30 << 12) + (l_30 << 11)));
                        l_32 = (long) ((ulong) l_31 + (ulong) 1896L);
                        l_33 = *((__global gale_long *) (arg_fs + 16 + l_32));
                        l_34 = (long) ((ulong) l_33 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
                        l_35 = (long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = l_9;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_32)) = l_34;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                        l_12 = LONG_MIN;
                    }
                }
            } else {
                l_12 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_12 < (-4611686018427387904L)) {
                    l_36 = (long) ((int) get_group_id(0));
                    l_37 = (long) ((ulong) l_4 + (ulong) ((l_36 << 12) + (l_36 << 11)));
                    l_38 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 1896L))));
                    l_39 = (long) ((ulong) l_38 + (ulong) (-64L));
                    i_40 = (int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_41 = (long) ((ulong) l_37 + (ulong) 1792L);
                    l_42 = (long) ((ulong) l_37 + (ulong) 1796L);
                    i_43 = 0;
                    l_44 = 0L;
                    while (true) {
                        if (!(i_43 == 0)) {
                            break;
                        }
                        i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                        i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                        if (i_40 == i_46) {
                            i_43 = 1;
                        } else {
                            if (i_45 == 0) {
                                if (l_44 < l_3) {
                                    GALEFS_RELAX(l_44);
                                    l_47 = (long) ((ulong) l_44 + (ulong) 1L);
                                    l_44 = l_47;
                                } else {
                                    i_43 = (-110);
                                }
                            } else {
                                i_48 = (int) (0 - (uint) i_45);
                                i_43 = i_48;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_43 < 0) {
                        l_49 = (long) i_43;
                        l_50 = l_49;
                    } else {
                        l_51 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 1800L))));
                        l_50 = l_51;
                    }
                    i_52 = (int) ((uint) ((int) l_12) + (uint) (-1));
                    if (i_52 < 0) {
                        l_53 = l_50;
                    } else {
                        if (l_50 < 0L) {
                            l_53 = l_50;
                        } else {
                            l_54 = (l_50 << 32) | ((long) (uint) i_52);
                            l_53 = l_54;
                        }
                    }
                } else {
                    l_53 = l_12;
                }
            } else {
                l_53 = l_12;
            }
            GALEFS_BROADCAST(1, l_55, l_53);
            *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_55;
            if ((l_55 & 15L) == 3L) {
                goto B88;
            }
            i_56 = (int) ((uint) i_6 + (uint) 1);
            if ((l_55 & 1L) == 0) {
                i_6 = i_56;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_57 = (long) ((int) get_group_id(0));
                    l_58 = (long) ((ulong) l_4 + (ulong) ((l_57 << 12) + (l_57 << 11)));
                    l_59 = (long) ((ulong) l_58 + (ulong) 1796L);
                    i_60 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                    l_61 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 1896L))));
                    i_62 = (int) (0 - (uint) i_60);
                    if (i_62 < 0) {
                        i_63 = i_62;
                    } else {
                        l_64 = (long) ((ulong) l_61 + (ulong) (-64L));
                        i_65 = (int) ((uint) ((int) (((long) ((ulong) l_64 + (ulong) ((long) ((ulong) (l_64 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_66 = (long) ((ulong) l_58 + (ulong) 1792L);
                        i_67 = 0;
                        l_68 = 0L;
                        while (true) {
                            if (!(i_67 == 0)) {
                                break;
                            }
                            i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                            if (i_65 == i_70) {
                                i_67 = 1;
                            } else {
                                if (i_69 == 0) {
                                    if (l_68 < l_3) {
                                        GALEFS_RELAX(l_68);
                                        l_71 = (long) ((ulong) l_68 + (ulong) 1L);
                                        l_68 = l_71;
                                    } else {
                                        i_67 = (-110);
                                    }
                                } else {
                                    i_72 = (int) (0 - (uint) i_69);
                                    i_67 = i_72;
                                }
                            }
                        }
                        i_63 = i_67;
                    }
                    if (i_63 < 0) {
                        l_73 = (long) i_63;
                        l_74 = l_73;
                    } else {
                        l_75 = (long) ((int) get_group_id(0));
                        l_76 = (long) ((ulong) l_4 + (ulong) ((l_75 << 12) + (l_75 << 11)));
                        l_77 = (long) ((ulong) l_76 + (ulong) 1896L);
                        l_78 = *((__global gale_long *) (arg_fs + 16 + l_77));
                        l_79 = (long) ((ulong) l_78 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) (uint) (((int) l_79) & 1023)))))) = 0L;
                        l_80 = (long) ((ulong) l_76 + (ulong) ((long) (uint) (((int) l_78) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_78 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = l_55;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_80)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_77)) = l_79;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                        l_74 = LONG_MIN;
                    }
                } else {
                    l_74 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_74 < (-4611686018427387904L)) {
                        l_81 = (long) ((int) get_group_id(0));
                        l_82 = (long) ((ulong) l_4 + (ulong) ((l_81 << 12) + (l_81 << 11)));
                        l_83 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 1896L))));
                        l_84 = (long) ((ulong) l_83 + (ulong) (-64L));
                        i_85 = (int) ((uint) ((int) (((long) ((ulong) l_84 + (ulong) ((long) ((ulong) (l_84 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_86 = (long) ((ulong) l_82 + (ulong) 1800L);
                        l_87 = (long) ((ulong) l_82 + (ulong) 1792L);
                        l_88 = (long) ((ulong) l_82 + (ulong) 1796L);
                        i_89 = 0;
                        l_90 = 0L;
                        while (true) {
                            if (!(i_89 == 0)) {
                                break;
                            }
                            i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                            i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                            if (i_85 == i_92) {
                                i_89 = 1;
                            } else {
                                if (i_91 == 0) {
                                    if (l_90 < l_3) {
                                        GALEFS_RELAX(l_90);
                                        l_93 = (long) ((ulong) l_90 + (ulong) 1L);
                                        l_90 = l_93;
                                    } else {
                                        i_89 = (-110);
                                    }
                                } else {
                                    i_94 = (int) (0 - (uint) i_91);
                                    i_89 = i_94;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_89 < 0) {
                            l_95 = (long) i_89;
                            l_96 = l_95;
                        } else {
                            l_97 = *((volatile __global gale_long *) (arg_fs + 16 + l_86));
                            l_96 = l_97;
                        }
                        i_98 = (int) ((uint) ((int) l_74) + (uint) (-1));
                        if (i_98 < 0) {
                            l_99 = l_96;
                        } else {
                            if (l_96 < 0L) {
                                l_99 = l_96;
                            } else {
                                l_100 = (l_96 << 32) | ((long) (uint) i_98);
                                l_99 = l_100;
                            }
                        }
                    } else {
                        l_99 = l_74;
                    }
                } else {
                    l_99 = l_74;
                }
                GALEFS_BROADCAST(2, l_101, l_99);
                if (gale_rem_long(l_101, 5L) == 0L) {
                    break;
                }
                i_6 = i_56;
            }
        }
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = l_8;
        GALEFS_RETURN;
    B88:;
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = l_8;
        GALEFS_RETURN;
    B89:;
        if (((int) get_local_id(0)) == 0) {
            l_102 = (long) ((int) get_group_id(0));
            l_103 = (long) ((ulong) l_4 + (ulong) ((l_102 << 12) + (l_102 << 11)));
            l_104 = (long) ((ulong) l_103 + (ulong) 1796L);
            i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
            l_106 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1896L))));
            i_107 = (int) (0 - (uint) i_105);
            if (i_107 < 0) {
                i_108 = i_107;
            } else {
                l_109 = (long) ((ulong) l_106 + (ulong) (-64L));
                i_110 = (int) ((uint) ((int) (((long) ((ulong) l_109 + (ulong) ((long) ((ulong) (l_109 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_111 = (long) ((ulong) l_103 + (ulong) 1792L);
                i_112 = 0;
                l_113 = 0L;
                while (true) {
                    if (!(i_112 == 0)) {
                        break;
                    }
                    i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
                    i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_111));
                    if (i_110 == i_115) {
                        i_112 = 1;
                    } else {
                        if (i_114 == 0) {
                            if (l_113 < l_3) {
                                GALEFS_RELAX(l_113);
                                l_116 = (long) ((ulong) l_113 + (ulong) 1L);
                                l_113 = l_116;
                            } else {
                                i_112 = (-110);
                            }
                        } else {
                            i_117 = (int) (0 - (uint) i_114);
                            i_112 = i_117;
                        }
                    }
                }
                i_108 = i_112;
            }
            if (i_108 < 0) {
                l_118 = (long) i_108;
                l_119 = l_118;
            } else {
                l_120 = (long) ((int) get_group_id(0));
                l_121 = (long) ((ulong) l_4 + (ulong) ((l_120 << 12) + (l_120 << 11)));
                l_122 = (long) ((ulong) l_121 + (ulong) 1896L);
                l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                l_124 = (long) ((ulong) l_123 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) (uint) (((int) l_124) & 1023)))))) = 0L;
                l_125 = (long) ((ulong) l_121 + (ulong) ((long) (uint) (((int) l_123) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L)))) = 2000;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_123 + (ulong) ((long) ((ulong) (l_123 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L)))) = 9L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_125)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_122)) = l_124;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_119 = LONG_MIN;
            }
        } else {
            l_119 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_119 < (-4611686018427387904L)) {
                l_126 = (long) ((int) get_group_id(0));
                l_127 = (long) ((ulong) l_4 + (ulong) ((l_126 << 12) + (l_126 << 11)));
                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1896L))));
                l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
                i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_131 = (long) ((ulong) l_127 + (ulong) 1792L);
                l_132 = (long) ((ulong) l_127 + (ulong) 1796L);
                i_133 = 0;
                l_134 = 0L;
                while (true) {
                    if (!(i_133 == 0)) {
                        break;
                    }
                    i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                    i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                    if (i_130 == i_136) {
                        i_133 = 1;
                    } else {
                        if (i_135 == 0) {
                            if (l_134 < l_3) {
                                GALEFS_RELAX(l_134);
                                l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                                l_134 = l_137;
                            } else {
                                i_133 = (-110);
                            }
                        } else {
                            i_138 = (int) (0 - (uint) i_135);
                            i_133 = i_138;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_133 < 0) {
                    l_139 = (long) i_133;
                    l_140 = l_139;
                } else {
                    l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1800L))));
                    l_140 = l_141;
                }
                i_142 = (int) ((uint) ((int) l_119) + (uint) (-1));
                if (i_142 < 0) {
                    l_143 = l_140;
                } else {
                    if (l_140 < 0L) {
                        l_143 = l_140;
                    } else {
                        l_144 = (l_140 << 32) | ((long) (uint) i_142);
                        l_143 = l_144;
                    }
                }
            } else {
                l_143 = l_119;
            }
        } else {
            l_143 = l_119;
        }
        GALEFS_BROADCAST(3, l_145, l_143);
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 4)) << 3) + 16L))) = l_145;
    }
    GALEFS_GROUP_END()
}
#endif
