// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#helpers
// entry point: galefs_helpers
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 4 waits, 5 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_6) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_8) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_4) VARIABLE(long, l_47) VARIABLE(long, l_49) VARIABLE(long, l_5) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_7) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_6) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_6) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_49) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_6) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_7)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_6, i_8, i_12, i_13, i_16, i_19, i_20, i_24, i_28, i_29, i_33, i_34, i_37, i_40, i_41, i_45, i_48, i_50, i_53, i_54, i_57, i_60, i_61, i_66, i_67, i_69, i_72, i_73, i_76, i_79, i_80, i_85;
    long l_0, l_2, l_4, l_5, l_7, l_9, l_10, l_11, l_14, l_15, l_17, l_18, l_21, l_22, l_23, l_25, l_26, l_27, l_30, l_31, l_32, l_35, l_36, l_38, l_39, l_42, l_43, l_44, l_46, l_47, l_49, l_51, l_52, l_55, l_56, l_58, l_59, l_62, l_63, l_64, l_65, l_68, l_70, l_71, l_74, l_75, l_77, l_78, l_81, l_82, l_83, l_84;
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_8 = 0;
    while (true) {
        if (!(i_8 < i_3)) {
            goto B16;
        }
        l_9 = (long) i_8;
        if (((int) get_local_id(0)) == 0) {
            l_10 = (long) ((ulong) l_4 + (ulong) l_9);
            if ((l_10 & 3L) == 0) {
                l_11 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_12 = *((__global gale_int *) (arg_fs + 16 + l_11));
                i_13 = (int) ((uint) i_12 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_11)) = i_13;
                l_14 = (long) ((ulong) l_10 * (ulong) (-7046029254386353131L));
                l_15 = (l_14 ^ ((long) ((ulong) l_14 >> 29))) & 2305843009213693951L;
                if (i_6 < i_13) {
                    i_16 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_16 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_17 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_22 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_22)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) 16L)))) = l_10;
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
            gale_ints[gale_item] = (uint) i_3;
            gale_longs[gale_item] = (ulong) l_4;
            gale_ints[gale_items + gale_item] = (uint) i_8;
            gale_longs[gale_items + gale_item] = (ulong) l_9;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_23); }
            GALEFS_RETURN;
            resume_1:
            i_3 = (int) gale_ints[gale_item];
            l_4 = (long) gale_longs[gale_item];
            i_8 = (int) gale_ints[gale_items + gale_item];
            l_9 = (long) gale_longs[gale_items + gale_item];
            ul_1 = arg_args + 16L;
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_23 = gale_round_reply(gale_entry);
        }
        if ((l_23 & 1L) == 0) {
            break;
        }
        i_24 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_24;
    }
    l_25 = (long) ((ulong) l_9 + (ulong) l_23);
    l_26 = l_25;
    goto B17;
B16:;
    l_26 = (-1L);
B17:;
    l_27 = *((__global gale_long *) ul_1);
    i_28 = (int) ((uint) ((int) l_27) + (uint) 2);
    i_29 = 0;
    while (true) {
        if (!(i_29 < i_28)) {
            goto B33;
        }
        l_30 = (long) i_29;
        if (((int) get_local_id(0)) == 0) {
            l_31 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_30);
            if ((l_31 & 3L) == 0) {
                l_32 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
                i_34 = (int) ((uint) i_33 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
                l_35 = (long) ((ulong) l_31 * (ulong) (-7046029254386353131L));
                l_36 = (l_35 ^ ((long) ((ulong) l_35 >> 29))) & 2305843009213693951L;
                if (i_6 < i_34) {
                    i_37 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_37 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_38 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_43 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
        GALEFS_BROADCAST(2, l_44, l_39);
        if (l_44 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_4;
            gale_longs[gale_items + gale_item] = (ulong) l_26;
            gale_ints[gale_item] = (uint) i_28;
            gale_ints[gale_items + gale_item] = (uint) i_29;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_30;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_44); }
            GALEFS_RETURN;
            resume_2:
            l_4 = (long) gale_longs[gale_item];
            l_26 = (long) gale_longs[gale_items + gale_item];
            i_28 = (int) gale_ints[gale_item];
            i_29 = (int) gale_ints[gale_items + gale_item];
            l_30 = (long) gale_longs[2 * gale_items + gale_item];
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_44 = gale_round_reply(gale_entry);
        }
        if ((l_44 & 1L) == 0) {
            break;
        }
        i_45 = (int) ((uint) i_29 + (uint) 1);
        i_29 = i_45;
    }
    l_46 = (long) ((ulong) l_30 + (ulong) l_44);
    l_47 = l_46;
    goto B34;
B33:;
    l_47 = (-1L);
B34:;
    i_48 = (int) get_local_id(0);
    l_49 = 0L;
    i_50 = 0;
    while (true) {
        if (i_48 == 0) {
            l_51 = (long) ((ulong) l_49 + (ulong) ((long) ((ulong) l_26 + (ulong) ((long) i_50))));
            if ((l_51 & 3L) == 0) {
                l_52 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_53 = *((__global gale_int *) (arg_fs + 16 + l_52));
                i_54 = (int) ((uint) i_53 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_52)) = i_54;
                l_55 = (long) ((ulong) l_51 * (ulong) (-7046029254386353131L));
                l_56 = (l_55 ^ ((long) ((ulong) l_55 >> 29))) & 2305843009213693951L;
                if (i_6 < i_54) {
                    i_57 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_57 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_58 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_58)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 16L)))) = l_56;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 36L)))) = 0;
                        l_59 = LONG_MIN;
                    } else {
                        l_59 = l_56;
                    }
                } else {
                    l_59 = l_56;
                }
            } else {
                i_60 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_61 = (int) (0 - (uint) i_60);
                if (i_61 < 0) {
                    l_62 = (long) i_61;
                    l_59 = l_62;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_63 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_63)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 16L)))) = l_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 36L)))) = 0;
                    l_59 = LONG_MIN;
                }
            }
        } else {
            l_59 = 0L;
        }
        GALEFS_BROADCAST(3, l_64, l_59);
        if (l_64 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_26;
            gale_longs[gale_items + gale_item] = (ulong) l_47;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_49;
            gale_ints[gale_item] = (uint) i_50;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_64); }
            GALEFS_RETURN;
            resume_3:
            l_26 = (long) gale_longs[gale_item];
            l_47 = (long) gale_longs[gale_items + gale_item];
            l_49 = (long) gale_longs[2 * gale_items + gale_item];
            i_50 = (int) gale_ints[gale_item];
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_48 = (int) get_local_id(0);
            l_64 = gale_round_reply(gale_entry);
        }
        l_65 = (long) ((ulong) l_49 + (ulong) l_64);
        i_66 = (int) ((uint) i_50 + (uint) 1);
        if (!(i_66 < 3)) {
            break;
        }
        l_49 = l_65;
        i_50 = i_66;
    }
    i_67 = (int) get_local_id(0);
    l_68 = 0L;
    i_69 = 0;
    while (true) {
        if (i_67 == 0) {
            l_70 = (long) ((ulong) l_68 + (ulong) ((long) ((ulong) l_47 + (ulong) ((long) i_69))));
            if ((l_70 & 3L) == 0) {
                l_71 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_72 = *((__global gale_int *) (arg_fs + 16 + l_71));
                i_73 = (int) ((uint) i_72 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_71)) = i_73;
                l_74 = (long) ((ulong) l_70 * (ulong) (-7046029254386353131L));
                l_75 = (l_74 ^ ((long) ((ulong) l_74 >> 29))) & 2305843009213693951L;
                if (i_6 < i_73) {
                    i_76 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_76 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_77 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_77)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 16L)))) = l_75;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 36L)))) = 0;
                        l_78 = LONG_MIN;
                    } else {
                        l_78 = l_75;
                    }
                } else {
                    l_78 = l_75;
                }
            } else {
                i_79 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_80 = (int) (0 - (uint) i_79);
                if (i_80 < 0) {
                    l_81 = (long) i_80;
                    l_78 = l_81;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_82 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_82)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 2000;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = l_70;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 0;
                    l_78 = LONG_MIN;
                }
            }
        } else {
            l_78 = 0L;
        }
        GALEFS_BROADCAST(4, l_83, l_78);
        if (l_83 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_26;
            gale_longs[gale_items + gale_item] = (ulong) l_47;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_65;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_68;
            gale_ints[gale_item] = (uint) i_69;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_83); }
            GALEFS_RETURN;
            resume_4:
            l_26 = (long) gale_longs[gale_item];
            l_47 = (long) gale_longs[gale_items + gale_item];
            l_65 = (long) gale_longs[2 * gale_items + gale_item];
            l_68 = (long) gale_longs[3 * gale_items + gale_item];
            i_69 = (int) gale_ints[gale_item];
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_67 = (int) get_local_id(0);
            l_83 = gale_round_reply(gale_entry);
        }
        l_84 = (long) ((ulong) l_68 + (ulong) l_83);
        i_85 = (int) ((uint) i_69 + (uint) 1);
        if (!(i_85 < 2)) {
            break;
        }
        l_68 = l_84;
        i_69 = i_85;
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_26;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_47;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_65 + (ulong) ((long) ((ulong) l_84 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_133) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_193) VARIABLE(int, i_3) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(long, l_11) VARIABLE(long, l_129) VARIABLE(long, l_132) VARIABLE(long, l_188) VARIABLE(long, l_192) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_3) VARIABLE(l_11) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_72) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(l_129) VARIABLE(l_132) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_193) VARIABLE(l_129) VARIABLE(l_188) VARIABLE(l_192) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_10, i_19, i_21, i_22, i_24, i_26, i_29, i_30, i_33, i_34, i_42, i_47, i_50, i_53, i_54, i_57, i_58, i_62, i_66, i_70, i_71, i_80, i_82, i_83, i_85, i_87, i_90, i_91, i_94, i_95, i_103, i_108, i_111, i_114, i_115, i_118, i_119, i_123, i_127, i_130, i_131, i_133, i_141, i_143, i_144, i_146, i_148, i_151, i_152, i_155, i_156, i_164, i_169, i_172, i_175, i_176, i_179, i_180, i_184, i_189, i_190, i_191, i_193, i_201, i_203, i_204, i_206, i_208, i_211, i_212, i_215, i_216, i_224, i_229, i_232, i_235, i_236, i_239, i_240, i_244, i_249;
    long l_0, l_2, l_4, l_5, l_6, l_7, l_8, l_9, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_23, l_25, l_27, l_28, l_31, l_32, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_48, l_49, l_51, l_52, l_55, l_56, l_59, l_60, l_61, l_63, l_64, l_65, l_67, l_68, l_69, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_81, l_84, l_86, l_88, l_89, l_92, l_93, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_104, l_105, l_106, l_107, l_109, l_110, l_112, l_113, l_116, l_117, l_120, l_121, l_122, l_124, l_125, l_126, l_128, l_129, l_132, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_142, l_145, l_147, l_149, l_150, l_153, l_154, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_166, l_167, l_168, l_170, l_171, l_173, l_174, l_177, l_178, l_181, l_182, l_183, l_185, l_186, l_187, l_188, l_192, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_202, l_205, l_207, l_209, l_210, l_213, l_214, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_228, l_230, l_231, l_233, l_234, l_237, l_238, l_241, l_242, l_243, l_245, l_246, l_247, l_248;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = 0;
    while (true) {
        if (!(i_10 < i_3)) {
            goto B50;
        }
        l_11 = (long) i_10;
        if (((int) get_local_id(0)) == 0) {
            l_12 = (long) ((ulong) l_4 + (ulong) l_11);
            if ((l_12 & 3L) == 0) {
                l_13 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                l_14 = (l_13 ^ ((long) ((ulong) l_13 >> 29))) & 2305843009213693951L;
                l_15 = l_14;
            } else {
                l_16 = (long) ((int) get_group_id(0));
                l_17 = (long) ((ulong) l_9 + (ulong) ((l_16 << 12) + (l_16 << 11)));
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
                                if (l_27 < l_8) {
                                    GALEFS_RELAX(l_27);
                                    l_31 = (long) ((ulong) l_27 + (ulong) 1L);
                                    l_27 = l_31;
                                } else {
                                    l_32 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
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
                    l_37 = (long) ((ulong) l_9 + (ulong) ((l_36 << 12) + (l_36 << 11)));
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
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_42))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_15 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_42 >> 6)))))) = (char) 1;
                        l_15 = LONG_MIN;
                    }
                }
            }
        } else {
            l_15 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_15 < (-4611686018427387904L)) {
                l_43 = (long) ((int) get_group_id(0));
                l_44 = (long) ((ulong) l_9 + (ulong) ((l_43 << 12) + (l_43 << 11)));
                l_45 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 1896L))));
                l_46 = (long) ((ulong) l_45 + (ulong) (-64L));
                i_47 = (int) ((uint) ((int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_48 = (long) ((ulong) l_44 + (ulong) 1792L);
                l_49 = (long) ((ulong) l_44 + (ulong) 1796L);
                i_50 = 0;
                l_51 = 0L;
                l_52 = (-1L);
                while (true) {
                    if (!(i_50 == 0)) {
                        break;
                    }
                    i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                    if (i_47 == i_54) {
                        i_50 = 1;
                    } else {
                        if (i_53 == 0) {
                            if (l_51 < l_8) {
                                GALEFS_RELAX(l_51);
                                l_55 = (long) ((ulong) l_51 + (ulong) 1L);
                                l_51 = l_55;
                            } else {
                                l_56 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_57 = (l_52 == l_56) ? (-110) : 0;
                                i_50 = i_57;
                                l_51 = 0L;
                                l_52 = l_56;
                            }
                        } else {
                            i_58 = (int) (0 - (uint) i_53);
                            i_50 = i_58;
                        }
                    }
                }
                if (i_50 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 1888L)))) = i_47;
                }
                GALEFS_FENCE();
                if (i_50 < 0) {
                    l_59 = (long) i_50;
                    l_60 = l_59;
                } else {
                    l_61 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 1800L))));
                    l_60 = l_61;
                }
                i_62 = (int) ((uint) ((int) l_15) + (uint) (-1));
                if (i_62 < 0) {
                    l_63 = l_60;
                } else {
                    if (l_60 < 0L) {
                        l_63 = l_60;
                    } else {
                        l_64 = (l_60 << 32) | ((long) (uint) i_62);
                        l_63 = l_64;
                    }
                }
            } else {
                l_63 = l_15;
            }
        } else {
            l_63 = l_15;
        }
        GALEFS_BROADCAST(1, l_65, l_63);
        if ((l_65 & 1L) == 0) {
            break;
        }
        i_66 = (int) ((uint) i_10 + (uint) 1);
        i_10 = i_66;
    }
    l_67 = (long) ((ulong) l_11 + (ulong) l_65);
    l_68 = l_67;
    goto B51;
B50:;
    l_68 = (-1L);
B51:;
    l_69 = *((__global gale_long *) ul_1);
    i_70 = (int) ((uint) ((int) l_69) + (uint) 2);
    i_71 = 0;
    while (true) {
        if (!(i_71 < i_70)) {
            goto B101;
        }
        l_72 = (long) i_71;
        if (((int) get_local_id(0)) == 0) {
            l_73 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_72);
            if ((l_73 & 3L) == 0) {
                l_74 = (long) ((ulong) l_73 * (ulong) (-7046029254386353131L));
                l_75 = (l_74 ^ ((long) ((ulong) l_74 >> 29))) & 2305843009213693951L;
                l_76 = l_75;
            } else {
                l_77 = (long) ((int) get_group_id(0));
                l_78 = (long) ((ulong) l_9 + (ulong) ((l_77 << 12) + (l_77 << 11)));
                l_79 = (long) ((ulong) l_78 + (ulong) 1796L);
                i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_79));
                l_81 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 1896L))));
                i_82 = (int) (0 - (uint) i_80);
                if (i_82 < 0) {
                    i_83 = i_82;
                } else {
                    l_84 = (long) ((ulong) l_81 + (ulong) (-64L));
                    i_85 = (int) ((uint) ((int) (((long) ((ulong) l_84 + (ulong) ((long) ((ulong) (l_84 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_86 = (long) ((ulong) l_78 + (ulong) 1792L);
                    i_87 = 0;
                    l_88 = 0L;
                    l_89 = (-1L);
                    while (true) {
                        if (!(i_87 == 0)) {
                            break;
                        }
                        i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_79));
                        i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_86));
                        if (i_85 == i_91) {
                            i_87 = 1;
                        } else {
                            if (i_90 == 0) {
                                if (l_88 < l_8) {
                                    GALEFS_RELAX(l_88);
                                    l_92 = (long) ((ulong) l_88 + (ulong) 1L);
                                    l_88 = l_92;
                                } else {
                                    l_93 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_94 = (l_89 == l_93) ? (-110) : 0;
                                    i_87 = i_94;
                                    l_88 = 0L;
                                    l_89 = l_93;
                                }
                            } else {
                                i_95 = (int) (0 - (uint) i_90);
                                i_87 = i_95;
                            }
                        }
                    }
                    i_83 = i_87;
                }
                if (i_83 < 0) {
                    l_96 = (long) i_83;
                    l_76 = l_96;
                } else {
                    l_97 = (long) ((int) get_group_id(0));
                    l_98 = (long) ((ulong) l_9 + (ulong) ((l_97 << 12) + (l_97 << 11)));
                    l_99 = (long) ((ulong) l_98 + (ulong) 1896L);
                    l_100 = *((__global gale_long *) (arg_fs + 16 + l_99));
                    l_101 = (long) ((ulong) l_100 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) (uint) (((int) l_101) & 1023)))))) = 0L;
                    l_102 = (long) ((ulong) l_98 + (ulong) ((long) (uint) (((int) l_100) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_100 + (ulong) ((long) ((ulong) (l_100 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 16L)))) = l_73;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_102)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_99)) = l_101;
                    GALEFS_FENCE();
                    i_103 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_103))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_76 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_103 >> 6)))))) = (char) 1;
                        l_76 = LONG_MIN;
                    }
                }
            }
        } else {
            l_76 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_76 < (-4611686018427387904L)) {
                l_104 = (long) ((int) get_group_id(0));
                l_105 = (long) ((ulong) l_9 + (ulong) ((l_104 << 12) + (l_104 << 11)));
                l_106 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1896L))));
                l_107 = (long) ((ulong) l_106 + (ulong) (-64L));
                i_108 = (int) ((uint) ((int) (((long) ((ulong) l_107 + (ulong) ((long) ((ulong) (l_107 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_109 = (long) ((ulong) l_105 + (ulong) 1792L);
                l_110 = (long) ((ulong) l_105 + (ulong) 1796L);
                i_111 = 0;
                l_112 = 0L;
                l_113 = (-1L);
                while (true) {
                    if (!(i_111 == 0)) {
                        break;
                    }
                    i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                    i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_109));
                    if (i_108 == i_115) {
                        i_111 = 1;
                    } else {
                        if (i_114 == 0) {
                            if (l_112 < l_8) {
                                GALEFS_RELAX(l_112);
                                l_116 = (long) ((ulong) l_112 + (ulong) 1L);
                                l_112 = l_116;
                            } else {
                                l_117 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_118 = (l_113 == l_117) ? (-110) : 0;
                                i_111 = i_118;
                                l_112 = 0L;
                                l_113 = l_117;
                            }
                        } else {
                            i_119 = (int) (0 - (uint) i_114);
                            i_111 = i_119;
                        }
                    }
                }
                if (i_111 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1888L)))) = i_108;
                }
                GALEFS_FENCE();
                if (i_111 < 0) {
                    l_120 = (long) i_111;
                    l_121 = l_120;
                } else {
                    l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 1800L))));
                    l_121 = l_122;
                }
                i_123 = (int) ((uint) ((int) l_76) + (uint) (-1));
                if (i_123 < 0) {
                    l_124 = l_121;
                } else {
                    if (l_121 < 0L) {
                        l_124 = l_121;
                    } else {
                        l_125 = (l_121 << 32) | ((long) (uint) i_123);
                        l_124 = l_125;
                    }
                }
            } else {
                l_124 = l_76;
            }
        } else {
            l_124 = l_76;
        }
        GALEFS_BROADCAST(2, l_126, l_124);
        if ((l_126 & 1L) == 0) {
            break;
        }
        i_127 = (int) ((uint) i_71 + (uint) 1);
        i_71 = i_127;
    }
    l_128 = (long) ((ulong) l_72 + (ulong) l_126);
    l_129 = l_128;
    goto B102;
B101:;
    l_129 = (-1L);
B102:;
    i_130 = (int) get_local_id(0);
    i_131 = (int) get_local_id(0);
    l_132 = 0L;
    i_133 = 0;
    while (true) {
        if (i_131 == 0) {
            l_134 = (long) ((ulong) l_132 + (ulong) ((long) ((ulong) l_68 + (ulong) ((long) i_133))));
            if ((l_134 & 3L) == 0) {
                l_135 = (long) ((ulong) l_134 * (ulong) (-7046029254386353131L));
                l_136 = (l_135 ^ ((long) ((ulong) l_135 >> 29))) & 2305843009213693951L;
                l_137 = l_136;
            } else {
                l_138 = (long) ((int) get_group_id(0));
                l_139 = (long) ((ulong) l_9 + (ulong) ((l_138 << 12) + (l_138 << 11)));
                l_140 = (long) ((ulong) l_139 + (ulong) 1796L);
                i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                l_142 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1896L))));
                i_143 = (int) (0 - (uint) i_141);
                if (i_143 < 0) {
                    i_144 = i_143;
                } else {
                    l_145 = (long) ((ulong) l_142 + (ulong) (-64L));
                    i_146 = (int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_147 = (long) ((ulong) l_139 + (ulong) 1792L);
                    i_148 = 0;
                    l_149 = 0L;
                    l_150 = (-1L);
                    while (true) {
                        if (!(i_148 == 0)) {
                            break;
                        }
                        i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                        i_152 = *((volatile __global gale_int *) (arg_fs + 16 + l_147));
                        if (i_146 == i_152) {
                            i_148 = 1;
                        } else {
                            if (i_151 == 0) {
                                if (l_149 < l_8) {
                                    GALEFS_RELAX(l_149);
                                    l_153 = (long) ((ulong) l_149 + (ulong) 1L);
                                    l_149 = l_153;
                                } else {
                                    l_154 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_155 = (l_150 == l_154) ? (-110) : 0;
                                    i_148 = i_155;
                                    l_149 = 0L;
                                    l_150 = l_154;
                                }
                            } else {
                                i_156 = (int) (0 - (uint) i_151);
                                i_148 = i_156;
                            }
                        }
                    }
                    i_144 = i_148;
                }
                if (i_144 < 0) {
                    l_157 = (long) i_144;
                    l_137 = l_157;
                } else {
                    l_158 = (long) ((int) get_group_id(0));
                    l_159 = (long) ((ulong) l_9 + (ulong) ((l_158 << 12) + (l_158 << 11)));
                    l_160 = (long) ((ulong) l_159 + (ulong) 1896L);
                    l_161 = *((__global gale_long *) (arg_fs + 16 + l_160));
                    l_162 = (long) ((ulong) l_161 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_162) & 1023)))))) = 0L;
                    l_163 = (long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_161) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_161 + (ulong) ((long) ((ulong) (l_161 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_134;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_163)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_160)) = l_162;
                    GALEFS_FENCE();
                    i_164 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_164))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_137 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_164 >> 6)))))) = (char) 1;
                        l_137 = LONG_MIN;
                    }
                }
            }
        } else {
            l_137 = 0L;
        }
        if (i_130 == 0) {
            if (l_137 < (-4611686018427387904L)) {
                l_165 = (long) ((int) get_group_id(0));
                l_166 = (long) ((ulong) l_9 + (ulong) ((l_165 << 12) + (l_165 << 11)));
                l_167 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 1896L))));
                l_168 = (long) ((ulong) l_167 + (ulong) (-64L));
                i_169 = (int) ((uint) ((int) (((long) ((ulong) l_168 + (ulong) ((long) ((ulong) (l_168 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_170 = (long) ((ulong) l_166 + (ulong) 1792L);
                l_171 = (long) ((ulong) l_166 + (ulong) 1796L);
                i_172 = 0;
                l_173 = 0L;
                l_174 = (-1L);
                while (true) {
                    if (!(i_172 == 0)) {
                        break;
                    }
                    i_175 = *((volatile __global gale_int *) (arg_fs + 16 + l_171));
                    i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_170));
                    if (i_169 == i_176) {
                        i_172 = 1;
                    } else {
                        if (i_175 == 0) {
                            if (l_173 < l_8) {
                                GALEFS_RELAX(l_173);
                                l_177 = (long) ((ulong) l_173 + (ulong) 1L);
                                l_173 = l_177;
                            } else {
                                l_178 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_179 = (l_174 == l_178) ? (-110) : 0;
                                i_172 = i_179;
                                l_173 = 0L;
                                l_174 = l_178;
                            }
                        } else {
                            i_180 = (int) (0 - (uint) i_175);
                            i_172 = i_180;
                        }
                    }
                }
                if (i_172 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 1888L)))) = i_169;
                }
                GALEFS_FENCE();
                if (i_172 < 0) {
                    l_181 = (long) i_172;
                    l_182 = l_181;
                } else {
                    l_183 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 1800L))));
                    l_182 = l_183;
                }
                i_184 = (int) ((uint) ((int) l_137) + (uint) (-1));
                if (i_184 < 0) {
                    l_185 = l_182;
                } else {
                    if (l_182 < 0L) {
                        l_185 = l_182;
                    } else {
                        l_186 = (l_182 << 32) | ((long) (uint) i_184);
                        l_185 = l_186;
                    }
                }
            } else {
                l_185 = l_137;
            }
        } else {
            l_185 = l_137;
        }
        GALEFS_BROADCAST(3, l_187, l_185);
        l_188 = (long) ((ulong) l_132 + (ulong) l_187);
        i_189 = (int) ((uint) i_133 + (uint) 1);
        if (!(i_189 < 3)) {
            break;
        }
        l_132 = l_188;
        i_133 = i_189;
    }
    i_190 = (int) get_local_id(0);
    i_191 = (int) get_local_id(0);
    l_192 = 0L;
    i_193 = 0;
    while (true) {
        if (i_191 == 0) {
            l_194 = (long) ((ulong) l_192 + (ulong) ((long) ((ulong) l_129 + (ulong) ((long) i_193))));
            if ((l_194 & 3L) == 0) {
                l_195 = (long) ((ulong) l_194 * (ulong) (-7046029254386353131L));
                l_196 = (l_195 ^ ((long) ((ulong) l_195 >> 29))) & 2305843009213693951L;
                l_197 = l_196;
            } else {
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) l_9 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                l_200 = (long) ((ulong) l_199 + (ulong) 1796L);
                i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_200));
                l_202 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
                i_203 = (int) (0 - (uint) i_201);
                if (i_203 < 0) {
                    i_204 = i_203;
                } else {
                    l_205 = (long) ((ulong) l_202 + (ulong) (-64L));
                    i_206 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_207 = (long) ((ulong) l_199 + (ulong) 1792L);
                    i_208 = 0;
                    l_209 = 0L;
                    l_210 = (-1L);
                    while (true) {
                        if (!(i_208 == 0)) {
                            break;
                        }
                        i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_200));
                        i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                        if (i_206 == i_212) {
                            i_208 = 1;
                        } else {
                            if (i_211 == 0) {
                                if (l_209 < l_8) {
                                    GALEFS_RELAX(l_209);
                                    l_213 = (long) ((ulong) l_209 + (ulong) 1L);
                                    l_209 = l_213;
                                } else {
                                    l_214 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_215 = (l_210 == l_214) ? (-110) : 0;
                                    i_208 = i_215;
                                    l_209 = 0L;
                                    l_210 = l_214;
                                }
                            } else {
                                i_216 = (int) (0 - (uint) i_211);
                                i_208 = i_216;
                            }
                        }
                    }
                    i_204 = i_208;
                }
                if (i_204 < 0) {
                    l_217 = (long) i_204;
                    l_197 = l_217;
                } else {
                    l_218 = (long) ((int) get_group_id(0));
                    l_219 = (long) ((ulong) l_9 + (ulong) ((l_218 << 12) + (l_218 << 11)));
                    l_220 = (long) ((ulong) l_219 + (ulong) 1896L);
                    l_221 = *((__global gale_long *) (arg_fs + 16 + l_220));
                    l_222 = (long) ((ulong) l_221 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_222) & 1023)))))) = 0L;
                    l_223 = (long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_221) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 16L)))) = l_194;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_223)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_220)) = l_222;
                    GALEFS_FENCE();
                    i_224 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_224))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_197 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_224 >> 6)))))) = (char) 1;
                        l_197 = LONG_MIN;
                    }
                }
            }
        } else {
            l_197 = 0L;
        }
        if (i_190 == 0) {
            if (l_197 < (-4611686018427387904L)) {
                l_225 = (long) ((int) get_group_id(0));
                l_226 = (long) ((ulong) l_9 + (ulong) ((l_225 << 12) + (l_225 << 11)));
                l_227 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1896L))));
                l_228 = (long) ((ulong) l_227 + (ulong) (-64L));
                i_229 = (int) ((uint) ((int) (((long) ((ulong) l_228 + (ulong) ((long) ((ulong) (l_228 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_230 = (long) ((ulong) l_226 + (ulong) 1792L);
                l_231 = (long) ((ulong) l_226 + (ulong) 1796L);
                i_232 = 0;
                l_233 = 0L;
                l_234 = (-1L);
                while (true) {
                    if (!(i_232 == 0)) {
                        break;
                    }
                    i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_231));
                    i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_230));
                    if (i_229 == i_236) {
                        i_232 = 1;
                    } else {
                        if (i_235 == 0) {
                            if (l_233 < l_8) {
                                GALEFS_RELAX(l_233);
                                l_237 = (long) ((ulong) l_233 + (ulong) 1L);
                                l_233 = l_237;
                            } else {
                                l_238 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_239 = (l_234 == l_238) ? (-110) : 0;
                                i_232 = i_239;
                                l_233 = 0L;
                                l_234 = l_238;
                            }
                        } else {
                            i_240 = (int) (0 - (uint) i_235);
                            i_232 = i_240;
                        }
                    }
                }
                if (i_232 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1888L)))) = i_229;
                }
                GALEFS_FENCE();
                if (i_232 < 0) {
                    l_241 = (long) i_232;
                    l_242 = l_241;
                } else {
                    l_243 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1800L))));
                    l_242 = l_243;
                }
                i_244 = (int) ((uint) ((int) l_197) + (uint) (-1));
                if (i_244 < 0) {
                    l_245 = l_242;
                } else {
                    if (l_242 < 0L) {
                        l_245 = l_242;
                    } else {
                        l_246 = (l_242 << 32) | ((long) (uint) i_244);
                        l_245 = l_246;
                    }
                }
            } else {
                l_245 = l_197;
            }
        } else {
            l_245 = l_197;
        }
        GALEFS_BROADCAST(4, l_247, l_245);
        l_248 = (long) ((ulong) l_192 + (ulong) l_247);
        i_249 = (int) ((uint) i_193 + (uint) 1);
        if (!(i_249 < 2)) {
            break;
        }
        l_192 = l_248;
        i_193 = i_249;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_68;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_129;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_188 + (ulong) ((long) ((ulong) l_248 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    GALEFS_GROUP_END()
}
#endif
