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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_65) VARIABLE(int, i_8) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_8) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(ul_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_65) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(ul_7)
#define GALEFS_LIVE_3(VARIABLE)

__kernel void galefs_earlyReturns(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_7;
    int i_8, i_18, i_20, i_21, i_23, i_25, i_28, i_29, i_32, i_33, i_41, i_46, i_49, i_52, i_53, i_56, i_57, i_61, i_65, i_69, i_71, i_72, i_74, i_76, i_79, i_80, i_83, i_84, i_93, i_98, i_103, i_106, i_107, i_110, i_111, i_115, i_122, i_124, i_125, i_127, i_129, i_132, i_133, i_136, i_137, i_146, i_151, i_154, i_157, i_158, i_161, i_162, i_166;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_19, l_22, l_24, l_26, l_27, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_44, l_45, l_47, l_48, l_50, l_51, l_54, l_55, l_58, l_59, l_60, l_62, l_63, l_64, l_66, l_67, l_68, l_70, l_73, l_75, l_77, l_78, l_81, l_82, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_95, l_96, l_97, l_99, l_100, l_101, l_102, l_104, l_105, l_108, l_109, l_112, l_113, l_114, l_116, l_117, l_118, l_119, l_120, l_121, l_123, l_126, l_128, l_130, l_131, l_134, l_135, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_147, l_148, l_149, l_150, l_152, l_153, l_155, l_156, l_159, l_160, l_163, l_164, l_165, l_167, l_168, l_169;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_1;
    if (!((l_1 & 7L) == 5L)) {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_4 = *((__global gale_long *) (arg_fs + 16 + 56L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
        ul_7 = arg_args + 16L;
        i_8 = 0;
        while (true) {
            l_9 = *((__global gale_long *) ul_7);
            l_10 = (long) i_8;
            if (!(l_10 < l_9)) {
                goto B99;
            }
            if (((int) get_local_id(0)) == 0) {
                l_11 = (long) ((ulong) l_1 - (ulong) l_10);
                if ((l_11 & 3L) == 0) {
                    l_12 = (long) ((ulong) l_11 * (ulong) (-7046029254386353131L));
                    l_13 = (l_12 ^ ((long) ((ulong) l_12 >> 29))) & 2305843009213693951L;
                    l_14 = l_13;
                } else {
                    l_15 = (long) ((int) get_group_id(0));
                    l_16 = (long) ((ulong) l_6 + (ulong) ((l_15 << 12) + (l_15 << 11)));
                    l_17 = (long) ((ulong) l_16 + (ulong) 1796L);
                    i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    l_19 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 1896L))));
                    i_20 = (int) (0 - (uint) i_18);
                    if (i_20 < 0) {
                        i_21 = i_20;
                    } else {
                        l_22 = (long) ((ulong) l_19 + (ulong) (-64L));
                        i_23 = (int) ((uint) ((int) (((long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_22 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_24 = (long) ((ulong) l_16 + (ulong) 1792L);
                        i_25 = 0;
                        l_26 = 0L;
                        l_27 = (-1L);
                        while (true) {
                            if (!(i_25 == 0)) {
                                break;
                            }
                            i_28 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                            i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                            if (i_23 == i_29) {
                                i_25 = 1;
                            } else {
                                if (i_28 == 0) {
                                    if (l_26 < l_5) {
                                        GALEFS_RELAX(l_26);
                                        l_30 = (long) ((ulong) l_26 + (ulong) 1L);
                                        l_26 = l_30;
                                    } else {
                                        l_31 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_32 = (l_27 == l_31) ? (-110) : 0;
                                        i_25 = i_32;
                                        l_26 = 0L;
                                        l_27 = l_31;
                                    }
                                } else {
                                    i_33 = (int) (0 - (uint) i_28);
                                    i_25 = i_33;
                                }
                            }
                        }
                        i_21 = i_25;
                    }
                    if (i_21 < 0) {
                        l_34 = (long) i_21;
                        l_14 = l_34;
                    } else {
                        l_35 = (long) ((int) get_group_id(0));
                        l_36 = (long) ((ulong) l_6 + (ulong) ((l_35 << 12) + (l_35 << 11)));
                        l_37 = (long) ((ulong) l_36 + (ulong) 1896L);
                        l_38 = *((__global gale_long *) (arg_fs + 16 + l_37));
                        l_39 = (long) ((ulong) l_38 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_39) & 1023)))))) = 0L;
                        l_40 = (long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_38) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_38 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 16L)))) = l_11;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_40)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_37)) = l_39;
                        GALEFS_FENCE();
                        i_41 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_41))))) = (char) 1;
                        if (l_2 == 0L) {
                            l_14 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_41 >> 6)))))) = (char) 1;
                            l_14 = LONG_MIN;
                        }
                    }
                }
            } else {
                l_14 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_14 < (-4611686018427387904L)) {
                    l_42 = (long) ((int) get_group_id(0));
                    l_43 = (long) ((ulong) l_6 + (ulong) ((l_42 << 12) + (l_42 << 11)));
                    l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1896L))));
                    l_45 = (long) ((ulong) l_44 + (ulong) (-64L));
                    i_46 = (int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_47 = (long) ((ulong) l_43 + (ulong) 1792L);
                    l_48 = (long) ((ulong) l_43 + (ulong) 1796L);
                    i_49 = 0;
                    l_50 = 0L;
                    l_51 = (-1L);
                    while (true) {
                        if (!(i_49 == 0)) {
                            break;
                        }
                        i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                        i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                        if (i_46 == i_53) {
                            i_49 = 1;
                        } else {
                            if (i_52 == 0) {
                                if (l_50 < l_5) {
                                    GALEFS_RELAX(l_50);
                                    l_54 = (long) ((ulong) l_50 + (ulong) 1L);
                                    l_50 = l_54;
                                } else {
                                    l_55 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                    i_56 = (l_51 == l_55) ? (-110) : 0;
                                    i_49 = i_56;
                                    l_50 = 0L;
                                    l_51 = l_55;
                                }
                            } else {
                                i_57 = (int) (0 - (uint) i_52);
                                i_49 = i_57;
                            }
                        }
                    }
                    if (i_49 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1888L)))) = i_46;
                    }
                    GALEFS_FENCE();
                    if (i_49 < 0) {
                        l_58 = (long) i_49;
                        l_59 = l_58;
                    } else {
                        l_60 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1800L))));
                        l_59 = l_60;
                    }
                    i_61 = (int) ((uint) ((int) l_14) + (uint) (-1));
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
                    l_62 = l_14;
                }
            } else {
                l_62 = l_14;
            }
            GALEFS_BROADCAST(1, l_64, l_62);
            *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_64;
            if ((l_64 & 15L) == 3L) {
                goto B98;
            }
            i_65 = (int) ((uint) i_8 + (uint) 1);
            if ((l_64 & 1L) == 0) {
                i_8 = i_65;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_66 = (long) ((int) get_group_id(0));
                    l_67 = (long) ((ulong) l_6 + (ulong) ((l_66 << 12) + (l_66 << 11)));
                    l_68 = (long) ((ulong) l_67 + (ulong) 1796L);
                    i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                    l_70 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 1896L))));
                    i_71 = (int) (0 - (uint) i_69);
                    if (i_71 < 0) {
                        i_72 = i_71;
                    } else {
                        l_73 = (long) ((ulong) l_70 + (ulong) (-64L));
                        i_74 = (int) ((uint) ((int) (((long) ((ulong) l_73 + (ulong) ((long) ((ulong) (l_73 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_75 = (long) ((ulong) l_67 + (ulong) 1792L);
                        i_76 = 0;
                        l_77 = 0L;
                        l_78 = (-1L);
                        while (true) {
                            if (!(i_76 == 0)) {
                                break;
                            }
                            i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                            i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                            if (i_74 == i_80) {
                                i_76 = 1;
                            } else {
                                if (i_79 == 0) {
                                    if (l_77 < l_5) {
                                        GALEFS_RELAX(l_77);
                                        l_81 = (long) ((ulong) l_77 + (ulong) 1L);
                                        l_77 = l_81;
                                    } else {
                                        l_82 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_83 = (l_78 == l_82) ? (-110) : 0;
                                        i_76 = i_83;
                                        l_77 = 0L;
                                        l_78 = l_82;
                                    }
                                } else {
                                    i_84 = (int) (0 - (uint) i_79);
                                    i_76 = i_84;
                                }
                            }
                        }
                        i_72 = i_76;
                    }
                    if (i_72 < 0) {
                        l_85 = (long) i_72;
                        l_86 = l_85;
                    } else {
                        l_87 = (long) ((int) get_group_id(0));
                        l_88 = (long) ((ulong) l_6 + (ulong) ((l_87 << 12) + (l_87 << 11)));
                        l_89 = (long) ((ulong) l_88 + (ulong) 1896L);
                        l_90 = *((__global gale_long *) (arg_fs + 16 + l_89));
                        l_91 = (long) ((ulong) l_90 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) ((long) (uint) (((int) l_91) & 1023)))))) = 0L;
                        l_92 = (long) ((ulong) l_88 + (ulong) ((long) (uint) (((int) l_90) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_90 + (ulong) ((long) ((ulong) (l_90 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 16L)))) = l_64;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_92)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_89)) = l_91;
                        GALEFS_FENCE();
                        i_93 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_93))))) = (char) 1;
                        if (l_2 == 0L) {
                            l_86 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_93 >> 6)))))) = (char) 1;
                            l_86 = LONG_MIN;
                        }
                    }
                } else {
                    l_86 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_86 < (-4611686018427387904L)) {
                        l_94 = (long) ((int) get_group_id(0));
                        l_95 = (long) ((ulong) l_6 + (ulong) ((l_94 << 12) + (l_94 << 11)));
                        l_96 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 1896L))));
                        l_97 = (long) ((ulong) l_96 + (ulong) (-64L));
                        i_98 = (int) ((uint) ((int) (((long) ((ulong) l_97 + (ulong) ((long) ((ulong) (l_97 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_99 = (long) ((ulong) l_95 + (ulong) 1800L);
                        l_100 = (long) ((ulong) l_95 + (ulong) 1888L);
                        l_101 = (long) ((ulong) l_95 + (ulong) 1792L);
                        l_102 = (long) ((ulong) l_95 + (ulong) 1796L);
                        i_103 = 0;
                        l_104 = 0L;
                        l_105 = (-1L);
                        while (true) {
                            if (!(i_103 == 0)) {
                                break;
                            }
                            i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_102));
                            i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_101));
                            if (i_98 == i_107) {
                                i_103 = 1;
                            } else {
                                if (i_106 == 0) {
                                    if (l_104 < l_5) {
                                        GALEFS_RELAX(l_104);
                                        l_108 = (long) ((ulong) l_104 + (ulong) 1L);
                                        l_104 = l_108;
                                    } else {
                                        l_109 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_110 = (l_105 == l_109) ? (-110) : 0;
                                        i_103 = i_110;
                                        l_104 = 0L;
                                        l_105 = l_109;
                                    }
                                } else {
                                    i_111 = (int) (0 - (uint) i_106);
                                    i_103 = i_111;
                                }
                            }
                        }
                        if (i_103 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_100)) = i_98;
                        }
                        GALEFS_FENCE();
                        if (i_103 < 0) {
                            l_112 = (long) i_103;
                            l_113 = l_112;
                        } else {
                            l_114 = *((volatile __global gale_long *) (arg_fs + 16 + l_99));
                            l_113 = l_114;
                        }
                        i_115 = (int) ((uint) ((int) l_86) + (uint) (-1));
                        if (i_115 < 0) {
                            l_116 = l_113;
                        } else {
                            if (l_113 < 0L) {
                                l_116 = l_113;
                            } else {
                                l_117 = (l_113 << 32) | ((long) (uint) i_115);
                                l_116 = l_117;
                            }
                        }
                    } else {
                        l_116 = l_86;
                    }
                } else {
                    l_116 = l_86;
                }
                GALEFS_BROADCAST(2, l_118, l_116);
                if (gale_rem_long(l_118, 5L) == 0L) {
                    break;
                }
                i_8 = i_65;
            }
        }
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 3)) << 3) + 16L))) = l_10;
        GALEFS_RETURN;
    B98:;
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = l_10;
        GALEFS_RETURN;
    B99:;
        if (((int) get_local_id(0)) == 0) {
            l_119 = (long) ((int) get_group_id(0));
            l_120 = (long) ((ulong) l_6 + (ulong) ((l_119 << 12) + (l_119 << 11)));
            l_121 = (long) ((ulong) l_120 + (ulong) 1796L);
            i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
            l_123 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 1896L))));
            i_124 = (int) (0 - (uint) i_122);
            if (i_124 < 0) {
                i_125 = i_124;
            } else {
                l_126 = (long) ((ulong) l_123 + (ulong) (-64L));
                i_127 = (int) ((uint) ((int) (((long) ((ulong) l_126 + (ulong) ((long) ((ulong) (l_126 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_128 = (long) ((ulong) l_120 + (ulong) 1792L);
                i_129 = 0;
                l_130 = 0L;
                l_131 = (-1L);
                while (true) {
                    if (!(i_129 == 0)) {
                        break;
                    }
                    i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                    i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                    if (i_127 == i_133) {
                        i_129 = 1;
                    } else {
                        if (i_132 == 0) {
                            if (l_130 < l_5) {
                                GALEFS_RELAX(l_130);
                                l_134 = (long) ((ulong) l_130 + (ulong) 1L);
                                l_130 = l_134;
                            } else {
                                l_135 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_136 = (l_131 == l_135) ? (-110) : 0;
                                i_129 = i_136;
                                l_130 = 0L;
                                l_131 = l_135;
                            }
                        } else {
                            i_137 = (int) (0 - (uint) i_132);
                            i_129 = i_137;
                        }
                    }
                }
                i_125 = i_129;
            }
            if (i_125 < 0) {
                l_138 = (long) i_125;
                l_139 = l_138;
            } else {
                l_140 = (long) ((int) get_group_id(0));
                l_141 = (long) ((ulong) l_6 + (ulong) ((l_140 << 12) + (l_140 << 11)));
                l_142 = (long) ((ulong) l_141 + (ulong) 1896L);
                l_143 = *((__global gale_long *) (arg_fs + 16 + l_142));
                l_144 = (long) ((ulong) l_143 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) ((long) (uint) (((int) l_144) & 1023)))))) = 0L;
                l_145 = (long) ((ulong) l_141 + (ulong) ((long) (uint) (((int) l_143) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 4L)))) = 2000;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_143 + (ulong) ((long) ((ulong) (l_143 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 16L)))) = 9L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_145)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_142)) = l_144;
                GALEFS_FENCE();
                i_146 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_146))))) = (char) 1;
                if (l_2 == 0L) {
                    l_139 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_146 >> 6)))))) = (char) 1;
                    l_139 = LONG_MIN;
                }
            }
        } else {
            l_139 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_139 < (-4611686018427387904L)) {
                l_147 = (long) ((int) get_group_id(0));
                l_148 = (long) ((ulong) l_6 + (ulong) ((l_147 << 12) + (l_147 << 11)));
                l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1896L))));
                l_150 = (long) ((ulong) l_149 + (ulong) (-64L));
                i_151 = (int) ((uint) ((int) (((long) ((ulong) l_150 + (ulong) ((long) ((ulong) (l_150 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_152 = (long) ((ulong) l_148 + (ulong) 1792L);
                l_153 = (long) ((ulong) l_148 + (ulong) 1796L);
                i_154 = 0;
                l_155 = 0L;
                l_156 = (-1L);
                while (true) {
                    if (!(i_154 == 0)) {
                        break;
                    }
                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                    i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                    if (i_151 == i_158) {
                        i_154 = 1;
                    } else {
                        if (i_157 == 0) {
                            if (l_155 < l_5) {
                                GALEFS_RELAX(l_155);
                                l_159 = (long) ((ulong) l_155 + (ulong) 1L);
                                l_155 = l_159;
                            } else {
                                l_160 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_161 = (l_156 == l_160) ? (-110) : 0;
                                i_154 = i_161;
                                l_155 = 0L;
                                l_156 = l_160;
                            }
                        } else {
                            i_162 = (int) (0 - (uint) i_157);
                            i_154 = i_162;
                        }
                    }
                }
                if (i_154 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1888L)))) = i_151;
                }
                GALEFS_FENCE();
                if (i_154 < 0) {
                    l_163 = (long) i_154;
                    l_164 = l_163;
                } else {
                    l_165 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1800L))));
                    l_164 = l_165;
                }
                i_166 = (int) ((uint) ((int) l_139) + (uint) (-1));
                if (i_166 < 0) {
                    l_167 = l_164;
                } else {
                    if (l_164 < 0L) {
                        l_167 = l_164;
                    } else {
                        l_168 = (l_164 << 32) | ((long) (uint) i_166);
                        l_167 = l_168;
                    }
                }
            } else {
                l_167 = l_139;
            }
        } else {
            l_167 = l_139;
        }
        GALEFS_BROADCAST(3, l_169, l_167);
        *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 4)) << 3) + 16L))) = l_169;
    }
    GALEFS_GROUP_END()
}
#endif
