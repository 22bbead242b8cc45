// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.rpc.RpcKernels#requests
// entry point: galefs_requests
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 1 waits, 4 values, 24 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/rpc/RpcKernels.java
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
// source SHA-256: 61c84b5e2dc19331f9ac752b869da99f33b0c53e928326197b409d1e47c636a3

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(long, l_4)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(l_4)

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_3, i_5, i_6, i_11, i_12;
    long l_4, l_7, l_8, l_9, l_10;
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = (int) get_local_id(0);
    i_2 = 0;
    i_3 = 0;
    while (true) {
        if (!(i_3 < i_0)) {
            break;
        }
        l_4 = (long) i_3;
        if (i_1 == 0) {
            i_5 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_6 = (int) (0 - (uint) i_5);
            if (i_6 < 0) {
                l_7 = (long) i_6;
                l_8 = l_7;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_9 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_9)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 4L)))) = 1000;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 16L)))) = l_4;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 36L)))) = 0;
                l_8 = LONG_MIN;
            }
        } else {
            l_8 = 0L;
        }
        GALEFS_BROADCAST(1, l_10, l_8);
        if (l_10 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_2;
            gale_ints[2 * gale_items + gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_10); }
            GALEFS_RETURN;
            resume_1:
            i_0 = (int) gale_ints[gale_item];
            i_2 = (int) gale_ints[gale_items + gale_item];
            i_3 = (int) gale_ints[2 * gale_items + gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_1 = (int) get_local_id(0);
            l_10 = gale_round_reply(gale_entry);
        }
        i_11 = (int) ((uint) i_3 + (uint) 1);
        if (l_4 == l_10) {
            i_12 = (int) ((uint) i_2 + (uint) 1);
            i_2 = i_12;
            i_3 = i_11;
        } else {
            i_3 = i_11;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_right + ((((long) gale_group) << 2) + 16L))) = i_2;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_8)

__kernel void galefs_requests(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_right) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_5, i_6, i_7, i_12, i_14, i_15, i_17, i_19, i_22, i_23, i_26, i_27, i_36, i_42, i_45, i_48, i_49, i_52, i_53, i_57, i_61, i_62;
    long l_2, l_3, l_4, l_8, l_9, l_10, l_11, l_13, l_16, l_18, l_20, l_21, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_46, l_47, l_50, l_51, l_54, l_55, l_56, l_58, l_59, l_60;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = (int) get_local_id(0);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_5 = (int) get_local_id(0);
    i_6 = 0;
    i_7 = 0;
    while (true) {
        if (!(i_7 < i_0)) {
            break;
        }
        l_8 = (long) i_7;
        if (i_5 == 0) {
            l_9 = (long) ((int) get_group_id(0));
            l_10 = (long) ((ulong) l_4 + (ulong) ((l_9 << 12) + (l_9 << 11)));
            l_11 = (long) ((ulong) l_10 + (ulong) 1796L);
            i_12 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
            l_13 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) 1896L))));
            i_14 = (int) (0 - (uint) i_12);
            if (i_14 < 0) {
                i_15 = i_14;
            } else {
                l_16 = (long) ((ulong) l_13 + (ulong) (-64L));
                i_17 = (int) ((uint) ((int) (((long) ((ulong) l_16 + (ulong) ((long) ((ulong) (l_16 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_18 = (long) ((ulong) l_10 + (ulong) 1792L);
                i_19 = 0;
                l_20 = 0L;
                l_21 = (-1L);
                while (true) {
                    if (!(i_19 == 0)) {
                        break;
                    }
                    i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_11));
                    i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                    if (i_17 == i_23) {
                        i_19 = 1;
                    } else {
                        if (i_22 == 0) {
                            if (l_20 < l_3) {
                                GALEFS_RELAX(l_20);
                                l_24 = (long) ((ulong) l_20 + (ulong) 1L);
                                l_20 = l_24;
                            } else {
                                l_25 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_26 = (l_21 == l_25) ? (-110) : 0;
                                i_19 = i_26;
                                l_20 = 0L;
                                l_21 = l_25;
                            }
                        } else {
                            i_27 = (int) (0 - (uint) i_22);
                            i_19 = i_27;
                        }
                    }
                }
                i_15 = i_19;
            }
            if (i_15 < 0) {
                l_28 = (long) i_15;
                l_29 = l_28;
            } else {
                l_30 = (long) ((int) get_group_id(0));
                l_31 = (long) ((ulong) l_4 + (ulong) ((l_30 << 12) + (l_30 << 11)));
                l_32 = (long) ((ulong) l_31 + (ulong) 1896L);
                l_33 = *((__global gale_long *) (arg_fs + 16 + l_32));
                l_34 = (long) ((ulong) l_33 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
                l_35 = (long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1000;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = l_8;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_32)) = l_34;
                GALEFS_FENCE();
                i_36 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_36))))) = (char) 1;
                l_37 = *((__global gale_long *) (arg_fs + 16 + 48L));
                if (l_37 == 0L) {
                    l_29 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (i_36 >> 6)))))) = (char) 1;
                    l_29 = LONG_MIN;
                }
            }
        } else {
            l_29 = 0L;
        }
        if (i_1 == 0) {
            if (l_29 < (-4611686018427387904L)) {
                l_38 = (long) ((int) get_group_id(0));
                l_39 = (long) ((ulong) l_4 + (ulong) ((l_38 << 12) + (l_38 << 11)));
                l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1896L))));
                l_41 = (long) ((ulong) l_40 + (ulong) (-64L));
                i_42 = (int) ((uint) ((int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_43 = (long) ((ulong) l_39 + (ulong) 1792L);
                l_44 = (long) ((ulong) l_39 + (ulong) 1796L);
                i_45 = 0;
                l_46 = 0L;
                l_47 = (-1L);
                while (true) {
                    if (!(i_45 == 0)) {
                        break;
                    }
                    i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                    i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                    if (i_42 == i_49) {
                        i_45 = 1;
                    } else {
                        if (i_48 == 0) {
                            if (l_46 < l_3) {
                                GALEFS_RELAX(l_46);
                                l_50 = (long) ((ulong) l_46 + (ulong) 1L);
                                l_46 = l_50;
                            } else {
                                l_51 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_52 = (l_47 == l_51) ? (-110) : 0;
                                i_45 = i_52;
                                l_46 = 0L;
                                l_47 = l_51;
                            }
                        } else {
                            i_53 = (int) (0 - (uint) i_48);
                            i_45 = i_53;
                        }
                    }
                }
                if (i_45 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1888L)))) = i_42;
                }
                GALEFS_FENCE();
                if (i_45 < 0) {
                    l_54 = (long) i_45;
                    l_55 = l_54;
                } else {
                    l_56 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1800L))));
                    l_55 = l_56;
                }
                i_57 = (int) ((uint) ((int) l_29) + (uint) (-1));
                if (i_57 < 0) {
                    l_58 = l_55;
                } else {
                    if (l_55 < 0L) {
                        l_58 = l_55;
                    } else {
                        l_59 = (l_55 << 32) | ((long) (uint) i_57);
                        l_58 = l_59;
                    }
                }
            } else {
                l_58 = l_29;
            }
        } else {
            l_58 = l_29;
        }
        GALEFS_BROADCAST(1, l_60, l_58);
        i_61 = (int) ((uint) i_7 + (uint) 1);
        if (l_8 == l_60) {
            i_62 = (int) ((uint) i_6 + (uint) 1);
            i_6 = i_62;
            i_7 = i_61;
        } else {
            i_7 = i_61;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_int *) (arg_right + ((((long) ((int) get_group_id(0))) << 2) + 16L))) = i_6;
    }
    GALEFS_GROUP_END()
}
#endif
