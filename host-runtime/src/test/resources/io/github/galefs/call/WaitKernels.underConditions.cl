// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.call.WaitKernels#underConditions
// entry point: galefs_underConditions
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 5 waits, 4 values, 32 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_4) VARIABLE(int, i_60) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_3) VARIABLE(long, l_42) VARIABLE(long, l_5) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_4) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_42) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_6)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(ul_6)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6;
    int i_4, i_9, i_14, i_15, i_18, i_21, i_22, i_31, i_32, i_35, i_38, i_39, i_44, i_45, i_48, i_51, i_52, i_60, i_63, i_64, i_67, i_70, i_71, i_78, i_79, i_82, i_85, i_86;
    long l_0, l_1, l_2, l_3, l_5, l_7, l_8, l_10, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_36, l_37, l_40, l_41, l_42, l_43, l_46, l_47, l_49, l_50, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_65, l_66, l_68, l_69, l_72, l_73, l_74, l_75, l_76, l_77, l_80, l_81, l_83, l_84, l_87, l_88, l_89, l_90, l_91, l_92;
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
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) gale_group));
    l_2 = (long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    ul_6 = arg_args + 16L;
    l_7 = l_1;
    l_8 = l_2;
    i_9 = 0;
    while (true) {
        l_10 = *((__global gale_long *) ul_6);
        l_11 = (long) i_9;
        if (!(l_11 < l_10)) {
            break;
        }
        if ((l_7 & 1L) == 0) {
            if (((int) get_local_id(0)) == 0) {
                l_12 = (long) ((ulong) l_7 + (ulong) l_11);
                if ((l_12 & 3L) == 0) {
                    l_13 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_14 = *((__global gale_int *) (arg_fs + 16 + l_13));
                    i_15 = (int) ((uint) i_14 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_13)) = i_15;
                    l_16 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                    l_17 = (l_16 ^ ((long) ((ulong) l_16 >> 29))) & 2305843009213693951L;
                    if (i_4 < i_15) {
                        i_18 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_18 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_19 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = l_17;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 0;
                            l_20 = LONG_MIN;
                        } else {
                            l_20 = l_17;
                        }
                    } else {
                        l_20 = l_17;
                    }
                } else {
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_22 = (int) (0 - (uint) i_21);
                    if (i_22 < 0) {
                        l_23 = (long) i_22;
                        l_20 = l_23;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_24 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_24)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = 2000;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = l_12;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = 0;
                        l_20 = LONG_MIN;
                    }
                }
            } else {
                l_20 = 0L;
            }
            GALEFS_BROADCAST(1, l_25, l_20);
            if (l_25 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_8;
                gale_ints[gale_item] = (uint) i_9;
                gale_longs[gale_items + gale_item] = (ulong) l_11;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_25); }
                GALEFS_RETURN;
                resume_1:
                l_8 = (long) gale_longs[gale_item];
                i_9 = (int) gale_ints[gale_item];
                l_11 = (long) gale_longs[gale_items + gale_item];
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                ul_6 = arg_args + 16L;
                l_25 = gale_round_reply(gale_entry);
            }
            l_26 = (long) ((ulong) l_8 + (ulong) l_25);
            l_27 = l_25;
            l_28 = l_26;
        } else {
            if ((l_7 & 6L) == 2L) {
                if (((int) get_local_id(0)) == 0) {
                    l_29 = l_7 ^ 5L;
                    if ((l_29 & 3L) == 0) {
                        l_30 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_31 = *((__global gale_int *) (arg_fs + 16 + l_30));
                        i_32 = (int) ((uint) i_31 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_30)) = i_32;
                        l_33 = (long) ((ulong) l_29 * (ulong) (-7046029254386353131L));
                        l_34 = (l_33 ^ ((long) ((ulong) l_33 >> 29))) & 2305843009213693951L;
                        if (i_4 < i_32) {
                            i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_35 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_36 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = l_34;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                                l_37 = LONG_MIN;
                            } else {
                                l_37 = l_34;
                            }
                        } else {
                            l_37 = l_34;
                        }
                    } else {
                        i_38 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_39 = (int) (0 - (uint) i_38);
                        if (i_39 < 0) {
                            l_40 = (long) i_39;
                            l_37 = l_40;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_41 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_41)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 2000;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = l_29;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 0;
                            l_37 = LONG_MIN;
                        }
                    }
                } else {
                    l_37 = 0L;
                }
                GALEFS_BROADCAST(2, l_42, l_37);
                if (l_42 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_8;
                    gale_ints[gale_item] = (uint) i_9;
                    gale_longs[gale_items + gale_item] = (ulong) l_11;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_42); }
                    GALEFS_RETURN;
                    resume_2:
                    l_8 = (long) gale_longs[gale_item];
                    i_9 = (int) gale_ints[gale_item];
                    l_11 = (long) gale_longs[gale_items + gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_6 = arg_args + 16L;
                    l_42 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if ((l_42 & 3L) == 0) {
                        l_43 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_44 = *((__global gale_int *) (arg_fs + 16 + l_43));
                        i_45 = (int) ((uint) i_44 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_43)) = i_45;
                        l_46 = (long) ((ulong) l_42 * (ulong) (-7046029254386353131L));
                        l_47 = (l_46 ^ ((long) ((ulong) l_46 >> 29))) & 2305843009213693951L;
                        if (i_4 < i_45) {
                            i_48 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_48 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_49 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_49)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 16L)))) = l_47;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 36L)))) = 0;
                                l_50 = LONG_MIN;
                            } else {
                                l_50 = l_47;
                            }
                        } else {
                            l_50 = l_47;
                        }
                    } else {
                        i_51 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_52 = (int) (0 - (uint) i_51);
                        if (i_52 < 0) {
                            l_53 = (long) i_52;
                            l_50 = l_53;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_54 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_54)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = 2000;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = l_42;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = 0;
                            l_50 = LONG_MIN;
                        }
                    }
                } else {
                    l_50 = 0L;
                }
                GALEFS_BROADCAST(3, l_55, l_50);
                if (l_55 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_8;
                    gale_ints[gale_item] = (uint) i_9;
                    gale_longs[gale_items + gale_item] = (ulong) l_11;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                    GALEFS_RETURN;
                    resume_3:
                    l_8 = (long) gale_longs[gale_item];
                    i_9 = (int) gale_ints[gale_item];
                    l_11 = (long) gale_longs[gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_6 = arg_args + 16L;
                    l_55 = gale_round_reply(gale_entry);
                }
                l_56 = (long) ((ulong) l_42 + (ulong) l_55);
                l_57 = l_8 << 1;
                l_58 = (long) ((ulong) l_57 + (ulong) l_57);
                l_27 = l_56;
                l_28 = l_58;
            } else {
                l_59 = (long) ((ulong) ((long) ((ulong) (l_7 << 3) - (ulong) l_7)) + (ulong) 11L);
                l_27 = l_59;
                l_28 = l_8;
            }
        }
        i_60 = (int) ((uint) i_9 + (uint) 1);
        switch ((int) (l_27 & 3L)) {
            case 0:
                if (((int) get_local_id(0)) == 0) {
                    l_61 = (long) ((ulong) l_27 - (ulong) l_11);
                    if ((l_61 & 3L) == 0) {
                        l_62 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_63 = *((__global gale_int *) (arg_fs + 16 + l_62));
                        i_64 = (int) ((uint) i_63 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = i_64;
                        l_65 = (long) ((ulong) l_61 * (ulong) (-7046029254386353131L));
                        l_66 = (l_65 ^ ((long) ((ulong) l_65 >> 29))) & 2305843009213693951L;
                        if (i_4 < i_64) {
                            i_67 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_67 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_68 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_68)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 16L)))) = l_66;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 36L)))) = 0;
                                l_69 = LONG_MIN;
                            } else {
                                l_69 = l_66;
                            }
                        } else {
                            l_69 = l_66;
                        }
                    } else {
                        i_70 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_71 = (int) (0 - (uint) i_70);
                        if (i_71 < 0) {
                            l_72 = (long) i_71;
                            l_69 = l_72;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_73 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_73)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 4L)))) = 2000;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 16L)))) = l_61;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 36L)))) = 0;
                            l_69 = LONG_MIN;
                        }
                    }
                } else {
                    l_69 = 0L;
                }
                GALEFS_BROADCAST(4, l_74, l_69);
                if (l_74 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    gale_ints[gale_item] = (uint) i_60;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_74); }
                    GALEFS_RETURN;
                    resume_4:
                    l_27 = (long) gale_longs[gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    i_60 = (int) gale_ints[gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_6 = arg_args + 16L;
                    l_74 = gale_round_reply(gale_entry);
                }
                l_75 = l_28 ^ l_74;
                l_7 = l_27;
                l_8 = l_75;
                i_9 = i_60;
                break;
            case 1:
                l_76 = (long) ((ulong) l_28 + (ulong) (-5L));
                l_7 = l_27;
                l_8 = l_76;
                i_9 = i_60;
                break;
            case 2:
                if (((int) get_local_id(0)) == 0) {
                    if ((l_11 & 3L) == 0) {
                        l_77 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_78 = *((__global gale_int *) (arg_fs + 16 + l_77));
                        i_79 = (int) ((uint) i_78 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_77)) = i_79;
                        l_80 = (long) ((ulong) l_11 * (ulong) (-7046029254386353131L));
                        l_81 = (l_80 ^ ((long) ((ulong) l_80 >> 29))) & 2305843009213693951L;
                        if (i_4 < i_79) {
                            i_82 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_82 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_83 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_83)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 16L)))) = l_81;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 36L)))) = 0;
                                l_84 = LONG_MIN;
                            } else {
                                l_84 = l_81;
                            }
                        } else {
                            l_84 = l_81;
                        }
                    } else {
                        i_85 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_86 = (int) (0 - (uint) i_85);
                        if (i_86 < 0) {
                            l_87 = (long) i_86;
                            l_84 = l_87;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_88 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 2000;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = l_11;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                            l_84 = LONG_MIN;
                        }
                    }
                } else {
                    l_84 = 0L;
                }
                GALEFS_BROADCAST(5, l_89, l_84);
                if (l_89 < LONG_MIN / 2) {
                    gale_longs[gale_item] = (ulong) l_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    gale_ints[gale_item] = (uint) i_60;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_89); }
                    GALEFS_RETURN;
                    resume_5:
                    l_27 = (long) gale_longs[gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    i_60 = (int) gale_ints[gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_6 = arg_args + 16L;
                    l_89 = gale_round_reply(gale_entry);
                }
                l_90 = (long) ((ulong) l_27 + (ulong) (l_89 & 15L));
                l_91 = (l_28 << 3) | ((long) ((ulong) l_28 >> 61));
                l_7 = l_90;
                l_8 = l_91;
                i_9 = i_60;
                break;
            default:
                l_92 = (long) ((ulong) l_27 + (ulong) 1L);
                l_7 = l_92;
                l_8 = l_28;
                i_9 = i_60;
                break;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3)) << 3) + 16L))) = l_7;
    *((__global gale_long *) (arg_out + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 3) + 1)) << 3) + 16L))) = l_8;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_182) VARIABLE(long, l_10) VARIABLE(long, l_124) VARIABLE(long, l_13) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_69) VARIABLE(long, l_7) VARIABLE(long, l_70) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_11) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(l_10) VARIABLE(l_13) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(l_10) VARIABLE(l_124) VARIABLE(l_13) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_182) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_69) VARIABLE(l_7) VARIABLE(l_70) VARIABLE(ul_8)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_182) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_69) VARIABLE(l_7) VARIABLE(l_70) VARIABLE(ul_8)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_11, i_21, i_23, i_24, i_26, i_28, i_31, i_32, i_35, i_36, i_44, i_49, i_52, i_55, i_56, i_59, i_60, i_64, i_78, i_80, i_81, i_83, i_85, i_88, i_89, i_92, i_93, i_101, i_106, i_109, i_112, i_113, i_116, i_117, i_121, i_131, i_133, i_134, i_136, i_138, i_141, i_142, i_145, i_146, i_154, i_159, i_162, i_165, i_166, i_169, i_170, i_174, i_182, i_190, i_192, i_193, i_195, i_197, i_200, i_201, i_204, i_205, i_213, i_218, i_221, i_224, i_225, i_228, i_229, i_233, i_245, i_247, i_248, i_250, i_252, i_255, i_256, i_259, i_260, i_268, i_273, i_276, i_279, i_280, i_283, i_284, i_288;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_9, l_10, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_22, l_25, l_27, l_29, l_30, l_33, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_45, l_46, l_47, l_48, l_50, l_51, l_53, l_54, l_57, l_58, l_61, l_62, l_63, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_79, l_82, l_84, l_86, l_87, l_90, l_91, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_107, l_108, l_110, l_111, l_114, l_115, l_118, l_119, l_120, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_132, l_135, l_137, l_139, l_140, l_143, l_144, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_155, l_156, l_157, l_158, l_160, l_161, l_163, l_164, l_167, l_168, l_171, l_172, l_173, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_191, l_194, l_196, l_198, l_199, l_202, l_203, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_214, l_215, l_216, l_217, l_219, l_220, l_222, l_223, l_226, l_227, l_230, l_231, l_232, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_244, l_246, l_249, l_251, l_253, l_254, l_257, l_258, l_261, l_262, l_263, l_264, l_265, l_266, l_267, l_269, l_270, l_271, l_272, l_274, l_275, l_277, l_278, l_281, l_282, l_285, l_286, l_287, l_289, l_290, l_291, l_292, l_293, l_294;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_2 = (long) ((int) get_global_id(0));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    ul_8 = arg_args + 16L;
    l_9 = l_1;
    l_10 = l_2;
    i_11 = 0;
    while (true) {
        l_12 = *((__global gale_long *) ul_8);
        l_13 = (long) i_11;
        if (!(l_13 < l_12)) {
            break;
        }
        if ((l_9 & 1L) == 0) {
            if (((int) get_local_id(0)) == 0) {
                l_14 = (long) ((ulong) l_9 + (ulong) l_13);
                if ((l_14 & 3L) == 0) {
                    l_15 = (long) ((ulong) l_14 * (ulong) (-7046029254386353131L));
                    l_16 = (l_15 ^ ((long) ((ulong) l_15 >> 29))) & 2305843009213693951L;
                    l_17 = l_16;
                } else {
                    l_18 = (long) ((int) get_group_id(0));
                    l_19 = (long) ((ulong) l_7 + (ulong) ((l_18 << 12) + (l_18 << 11)));
                    l_20 = (long) ((ulong) l_19 + (ulong) 1796L);
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                    l_22 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 1896L))));
                    i_23 = (int) (0 - (uint) i_21);
                    if (i_23 < 0) {
                        i_24 = i_23;
                    } else {
                        l_25 = (long) ((ulong) l_22 + (ulong) (-64L));
                        i_26 = (int) ((uint) ((int) (((long) ((ulong) l_25 + (ulong) ((long) ((ulong) (l_25 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_27 = (long) ((ulong) l_19 + (ulong) 1792L);
                        i_28 = 0;
                        l_29 = 0L;
                        l_30 = (-1L);
                        while (true) {
                            if (!(i_28 == 0)) {
                                break;
                            }
                            i_31 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            i_32 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                            if (i_26 == i_32) {
                                i_28 = 1;
                            } else {
                                if (i_31 == 0) {
                                    if (l_29 < l_6) {
                                        GALEFS_RELAX(l_29);
                                        l_33 = (long) ((ulong) l_29 + (ulong) 1L);
                                        l_29 = l_33;
                                    } else {
                                        l_34 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_35 = (l_30 == l_34) ? (-110) : 0;
                                        i_28 = i_35;
                                        l_29 = 0L;
                                        l_30 = l_34;
                                    }
                                } else {
                                    i_36 = (int) (0 - (uint) i_31);
                                    i_28 = i_36;
                                }
                            }
                        }
                        i_24 = i_28;
                    }
                    if (i_24 < 0) {
                        l_37 = (long) i_24;
                        l_17 = l_37;
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
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = l_14;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_43)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_40)) = l_42;
                        GALEFS_FENCE();
                        i_44 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_44))))) = (char) 1;
                        if (l_3 == 0L) {
                            l_17 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_44 >> 6)))))) = (char) 1;
                            l_17 = LONG_MIN;
                        }
                    }
                }
            } else {
                l_17 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_17 < (-4611686018427387904L)) {
                    l_45 = (long) ((int) get_group_id(0));
                    l_46 = (long) ((ulong) l_7 + (ulong) ((l_45 << 12) + (l_45 << 11)));
                    l_47 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 1896L))));
                    l_48 = (long) ((ulong) l_47 + (ulong) (-64L));
                    i_49 = (int) ((uint) ((int) (((long) ((ulong) l_48 + (ulong) ((long) ((ulong) (l_48 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_50 = (long) ((ulong) l_46 + (ulong) 1792L);
                    l_51 = (long) ((ulong) l_46 + (ulong) 1796L);
                    i_52 = 0;
                    l_53 = 0L;
                    l_54 = (-1L);
                    while (true) {
                        if (!(i_52 == 0)) {
                            break;
                        }
                        i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_51));
                        i_56 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                        if (i_49 == i_56) {
                            i_52 = 1;
                        } else {
                            if (i_55 == 0) {
                                if (l_53 < l_6) {
                                    GALEFS_RELAX(l_53);
                                    l_57 = (long) ((ulong) l_53 + (ulong) 1L);
                                    l_53 = l_57;
                                } else {
                                    l_58 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                    i_59 = (l_54 == l_58) ? (-110) : 0;
                                    i_52 = i_59;
                                    l_53 = 0L;
                                    l_54 = l_58;
                                }
                            } else {
                                i_60 = (int) (0 - (uint) i_55);
                                i_52 = i_60;
                            }
                        }
                    }
                    if (i_52 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 1888L)))) = i_49;
                    }
                    GALEFS_FENCE();
                    if (i_52 < 0) {
                        l_61 = (long) i_52;
                        l_62 = l_61;
                    } else {
                        l_63 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 1800L))));
                        l_62 = l_63;
                    }
                    i_64 = (int) ((uint) ((int) l_17) + (uint) (-1));
                    if (i_64 < 0) {
                        l_65 = l_62;
                    } else {
                        if (l_62 < 0L) {
                            l_65 = l_62;
                        } else {
                            l_66 = (l_62 << 32) | ((long) (uint) i_64);
                            l_65 = l_66;
                        }
                    }
                } else {
                    l_65 = l_17;
                }
            } else {
                l_65 = l_17;
            }
            GALEFS_BROADCAST(1, l_67, l_65);
            l_68 = (long) ((ulong) l_10 + (ulong) l_67);
            l_69 = l_67;
            l_70 = l_68;
        } else {
            if ((l_9 & 6L) == 2L) {
                if (((int) get_local_id(0)) == 0) {
                    l_71 = l_9 ^ 5L;
                    if ((l_71 & 3L) == 0) {
                        l_72 = (long) ((ulong) l_71 * (ulong) (-7046029254386353131L));
                        l_73 = (l_72 ^ ((long) ((ulong) l_72 >> 29))) & 2305843009213693951L;
                        l_74 = l_73;
                    } else {
                        l_75 = (long) ((int) get_group_id(0));
                        l_76 = (long) ((ulong) l_7 + (ulong) ((l_75 << 12) + (l_75 << 11)));
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
                            l_87 = (-1L);
                            while (true) {
                                if (!(i_85 == 0)) {
                                    break;
                                }
                                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_77));
                                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                                if (i_83 == i_89) {
                                    i_85 = 1;
                                } else {
                                    if (i_88 == 0) {
                                        if (l_86 < l_6) {
                                            GALEFS_RELAX(l_86);
                                            l_90 = (long) ((ulong) l_86 + (ulong) 1L);
                                            l_86 = l_90;
                                        } else {
                                            l_91 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                            i_92 = (l_87 == l_91) ? (-110) : 0;
                                            i_85 = i_92;
                                            l_86 = 0L;
                                            l_87 = l_91;
                                        }
                                    } else {
                                        i_93 = (int) (0 - (uint) i_88);
                                        i_85 = i_93;
                                    }
                                }
                            }
                            i_81 = i_85;
                        }
                        if (i_81 < 0) {
                            l_94 = (long) i_81;
                            l_74 = l_94;
                        } else {
                            l_95 = (long) ((int) get_group_id(0));
                            l_96 = (long) ((ulong) l_7 + (ulong) ((l_95 << 12) + (l_95 << 11)));
                            l_97 = (long) ((ulong) l_96 + (ulong) 1896L);
                            l_98 = *((__global gale_long *) (arg_fs + 16 + l_97));
                            l_99 = (long) ((ulong) l_98 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) (uint) (((int) l_99) & 1023)))))) = 0L;
                            l_100 = (long) ((ulong) l_96 + (ulong) ((long) (uint) (((int) l_98) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_98 + (ulong) ((long) ((ulong) (l_98 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 16L)))) = l_71;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_100)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_97)) = l_99;
                            GALEFS_FENCE();
                            i_101 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_101))))) = (char) 1;
                            if (l_3 == 0L) {
                                l_74 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_101 >> 6)))))) = (char) 1;
                                l_74 = LONG_MIN;
                            }
                        }
                    }
                } else {
                    l_74 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_74 < (-4611686018427387904L)) {
                        l_102 = (long) ((int) get_group_id(0));
                        l_103 = (long) ((ulong) l_7 + (ulong) ((l_102 << 12) + (l_102 << 11)));
                        l_104 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1896L))));
                        l_105 = (long) ((ulong) l_104 + (ulong) (-64L));
                        i_106 = (int) ((uint) ((int) (((long) ((ulong) l_105 + (ulong) ((long) ((ulong) (l_105 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_107 = (long) ((ulong) l_103 + (ulong) 1792L);
                        l_108 = (long) ((ulong) l_103 + (ulong) 1796L);
                        i_109 = 0;
                        l_110 = 0L;
                        l_111 = (-1L);
                        while (true) {
                            if (!(i_109 == 0)) {
                                break;
                            }
                            i_112 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                            if (i_106 == i_113) {
                                i_109 = 1;
                            } else {
                                if (i_112 == 0) {
                                    if (l_110 < l_6) {
                                        GALEFS_RELAX(l_110);
                                        l_114 = (long) ((ulong) l_110 + (ulong) 1L);
                                        l_110 = l_114;
                                    } else {
                                        l_115 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_116 = (l_111 == l_115) ? (-110) : 0;
                                        i_109 = i_116;
                                        l_110 = 0L;
                                        l_111 = l_115;
                                    }
                                } else {
                                    i_117 = (int) (0 - (uint) i_112);
                                    i_109 = i_117;
                                }
                            }
                        }
                        if (i_109 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1888L)))) = i_106;
                        }
                        GALEFS_FENCE();
                        if (i_109 < 0) {
                            l_118 = (long) i_109;
                            l_119 = l_118;
                        } else {
                            l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 1800L))));
                            l_119 = l_120;
                        }
                        i_121 = (int) ((uint) ((int) l_74) + (uint) (-1));
                        if (i_121 < 0) {
                            l_122 = l_119;
                        } else {
                            if (l_119 < 0L) {
                                l_122 = l_119;
                            } else {
                                l_123 = (l_119 << 32) | ((long) (uint) i_121);
                                l_122 = l_123;
                            }
                        }
                    } else {
                        l_122 = l_74;
                    }
                } else {
                    l_122 = l_74;
                }
                GALEFS_BROADCAST(2, l_124, l_122);
                if (((int) get_local_id(0)) == 0) {
                    if ((l_124 & 3L) == 0) {
                        l_125 = (long) ((ulong) l_124 * (ulong) (-7046029254386353131L));
                        l_126 = (l_125 ^ ((long) ((ulong) l_125 >> 29))) & 2305843009213693951L;
                        l_127 = l_126;
                    } else {
                        l_128 = (long) ((int) get_group_id(0));
                        l_129 = (long) ((ulong) l_7 + (ulong) ((l_128 << 12) + (l_128 << 11)));
                        l_130 = (long) ((ulong) l_129 + (ulong) 1796L);
                        i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                        l_132 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 1896L))));
                        i_133 = (int) (0 - (uint) i_131);
                        if (i_133 < 0) {
                            i_134 = i_133;
                        } else {
                            l_135 = (long) ((ulong) l_132 + (ulong) (-64L));
                            i_136 = (int) ((uint) ((int) (((long) ((ulong) l_135 + (ulong) ((long) ((ulong) (l_135 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_137 = (long) ((ulong) l_129 + (ulong) 1792L);
                            i_138 = 0;
                            l_139 = 0L;
                            l_140 = (-1L);
                            while (true) {
                                if (!(i_138 == 0)) {
                                    break;
                                }
                                i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                                i_142 = *((volatile __global gale_int *) (arg_fs + 16 + l_137));
                                if (i_136 == i_142) {
                                    i_138 = 1;
                                } else {
                                    if (i_141 == 0) {
                                        if (l_139 < l_6) {
                                            GALEFS_RELAX(l_139);
                                            l_143 = (long) ((ulong) l_139 + (ulong) 1L);
                                            l_139 = l_143;
                                        } else {
                                            l_144 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                            i_145 = (l_140 == l_144) ? (-110) : 0;
                                            i_138 = i_145;
                                            l_139 = 0L;
                                            l_140 = l_144;
                                        }
                                    } else {
                                        i_146 = (int) (0 - (uint) i_141);
                                        i_138 = i_146;
                                    }
                                }
                            }
                            i_134 = i_138;
                        }
                        if (i_134 < 0) {
                            l_147 = (long) i_134;
                            l_127 = l_147;
                        } else {
                            l_148 = (long) ((int) get_group_id(0));
                            l_149 = (long) ((ulong) l_7 + (ulong) ((l_148 << 12) + (l_148 << 11)));
                            l_150 = (long) ((ulong) l_149 + (ulong) 1896L);
                            l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
                            l_152 = (long) ((ulong) l_151 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) ((long) (uint) (((int) l_152) & 1023)))))) = 0L;
                            l_153 = (long) ((ulong) l_149 + (ulong) ((long) (uint) (((int) l_151) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_151 + (ulong) ((long) ((ulong) (l_151 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 16L)))) = l_124;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_153)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_150)) = l_152;
                            GALEFS_FENCE();
                            i_154 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_154))))) = (char) 1;
                            if (l_3 == 0L) {
                                l_127 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_154 >> 6)))))) = (char) 1;
                                l_127 = LONG_MIN;
                            }
                        }
                    }
                } else {
                    l_127 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_127 < (-4611686018427387904L)) {
                        l_155 = (long) ((int) get_group_id(0));
                        l_156 = (long) ((ulong) l_7 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                        l_157 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1896L))));
                        l_158 = (long) ((ulong) l_157 + (ulong) (-64L));
                        i_159 = (int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_160 = (long) ((ulong) l_156 + (ulong) 1792L);
                        l_161 = (long) ((ulong) l_156 + (ulong) 1796L);
                        i_162 = 0;
                        l_163 = 0L;
                        l_164 = (-1L);
                        while (true) {
                            if (!(i_162 == 0)) {
                                break;
                            }
                            i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_161));
                            i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                            if (i_159 == i_166) {
                                i_162 = 1;
                            } else {
                                if (i_165 == 0) {
                                    if (l_163 < l_6) {
                                        GALEFS_RELAX(l_163);
                                        l_167 = (long) ((ulong) l_163 + (ulong) 1L);
                                        l_163 = l_167;
                                    } else {
                                        l_168 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_169 = (l_164 == l_168) ? (-110) : 0;
                                        i_162 = i_169;
                                        l_163 = 0L;
                                        l_164 = l_168;
                                    }
                                } else {
                                    i_170 = (int) (0 - (uint) i_165);
                                    i_162 = i_170;
                                }
                            }
                        }
                        if (i_162 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1888L)))) = i_159;
                        }
                        GALEFS_FENCE();
                        if (i_162 < 0) {
                            l_171 = (long) i_162;
                            l_172 = l_171;
                        } else {
                            l_173 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1800L))));
                            l_172 = l_173;
                        }
                        i_174 = (int) ((uint) ((int) l_127) + (uint) (-1));
                        if (i_174 < 0) {
                            l_175 = l_172;
                        } else {
                            if (l_172 < 0L) {
                                l_175 = l_172;
                            } else {
                                l_176 = (l_172 << 32) | ((long) (uint) i_174);
                                l_175 = l_176;
                            }
                        }
                    } else {
                        l_175 = l_127;
                    }
                } else {
                    l_175 = l_127;
                }
                GALEFS_BROADCAST(3, l_177, l_175);
                l_178 = (long) ((ulong) l_124 + (ulong) l_177);
                l_179 = l_10 << 1;
                l_180 = (long) ((ulong) l_179 + (ulong) l_179);
                l_69 = l_178;
                l_70 = l_180;
            } else {
                l_181 = (long) ((ulong) ((long) ((ulong) (l_9 << 3) - (ulong) l_9)) + (ulong) 11L);
                l_69 = l_181;
                l_70 = l_10;
            }
        }
        i_182 = (int) ((uint) i_11 + (uint) 1);
        switch ((int) (l_69 & 3L)) {
            case 0:
                if (((int) get_local_id(0)) == 0) {
                    l_183 = (long) ((ulong) l_69 - (ulong) l_13);
                    if ((l_183 & 3L) == 0) {
                        l_184 = (long) ((ulong) l_183 * (ulong) (-7046029254386353131L));
                        l_185 = (l_184 ^ ((long) ((ulong) l_184 >> 29))) & 2305843009213693951L;
                        l_186 = l_185;
                    } else {
                        l_187 = (long) ((int) get_group_id(0));
                        l_188 = (long) ((ulong) l_7 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                        l_189 = (long) ((ulong) l_188 + (ulong) 1796L);
                        i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_189));
                        l_191 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1896L))));
                        i_192 = (int) (0 - (uint) i_190);
                        if (i_192 < 0) {
                            i_193 = i_192;
                        } else {
                            l_194 = (long) ((ulong) l_191 + (ulong) (-64L));
                            i_195 = (int) ((uint) ((int) (((long) ((ulong) l_194 + (ulong) ((long) ((ulong) (l_194 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_196 = (long) ((ulong) l_188 + (ulong) 1792L);
                            i_197 = 0;
                            l_198 = 0L;
                            l_199 = (-1L);
                            while (true) {
                                if (!(i_197 == 0)) {
                                    break;
                                }
                                i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_189));
                                i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_196));
                                if (i_195 == i_201) {
                                    i_197 = 1;
                                } else {
                                    if (i_200 == 0) {
                                        if (l_198 < l_6) {
                                            GALEFS_RELAX(l_198);
                                            l_202 = (long) ((ulong) l_198 + (ulong) 1L);
                                            l_198 = l_202;
                                        } else {
                                            l_203 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                            i_204 = (l_199 == l_203) ? (-110) : 0;
                                            i_197 = i_204;
                                            l_198 = 0L;
                                            l_199 = l_203;
                                        }
                                    } else {
                                        i_205 = (int) (0 - (uint) i_200);
                                        i_197 = i_205;
                                    }
                                }
                            }
                            i_193 = i_197;
                        }
                        if (i_193 < 0) {
                            l_206 = (long) i_193;
                            l_186 = l_206;
                        } else {
                            l_207 = (long) ((int) get_group_id(0));
                            l_208 = (long) ((ulong) l_7 + (ulong) ((l_207 << 12) + (l_207 << 11)));
                            l_209 = (long) ((ulong) l_208 + (ulong) 1896L);
                            l_210 = *((__global gale_long *) (arg_fs + 16 + l_209));
                            l_211 = (long) ((ulong) l_210 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) ((long) (uint) (((int) l_211) & 1023)))))) = 0L;
                            l_212 = (long) ((ulong) l_208 + (ulong) ((long) (uint) (((int) l_210) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_210 + (ulong) ((long) ((ulong) (l_210 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 16L)))) = l_183;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_212)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_209)) = l_211;
                            GALEFS_FENCE();
                            i_213 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_213))))) = (char) 1;
                            if (l_3 == 0L) {
                                l_186 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_213 >> 6)))))) = (char) 1;
                                l_186 = LONG_MIN;
                            }
                        }
                    }
                } else {
                    l_186 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_186 < (-4611686018427387904L)) {
                        l_214 = (long) ((int) get_group_id(0));
                        l_215 = (long) ((ulong) l_7 + (ulong) ((l_214 << 12) + (l_214 << 11)));
                        l_216 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 1896L))));
                        l_217 = (long) ((ulong) l_216 + (ulong) (-64L));
                        i_218 = (int) ((uint) ((int) (((long) ((ulong) l_217 + (ulong) ((long) ((ulong) (l_217 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_219 = (long) ((ulong) l_215 + (ulong) 1792L);
                        l_220 = (long) ((ulong) l_215 + (ulong) 1796L);
                        i_221 = 0;
                        l_222 = 0L;
                        l_223 = (-1L);
                        while (true) {
                            if (!(i_221 == 0)) {
                                break;
                            }
                            i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_220));
                            i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_219));
                            if (i_218 == i_225) {
                                i_221 = 1;
                            } else {
                                if (i_224 == 0) {
                                    if (l_222 < l_6) {
                                        GALEFS_RELAX(l_222);
                                        l_226 = (long) ((ulong) l_222 + (ulong) 1L);
                                        l_222 = l_226;
                                    } else {
                                        l_227 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_228 = (l_223 == l_227) ? (-110) : 0;
                                        i_221 = i_228;
                                        l_222 = 0L;
                                        l_223 = l_227;
                                    }
                                } else {
                                    i_229 = (int) (0 - (uint) i_224);
                                    i_221 = i_229;
                                }
                            }
                        }
                        if (i_221 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 1888L)))) = i_218;
                        }
                        GALEFS_FENCE();
                        if (i_221 < 0) {
                            l_230 = (long) i_221;
                            l_231 = l_230;
                        } else {
                            l_232 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 1800L))));
                            l_231 = l_232;
                        }
                        i_233 = (int) ((uint) ((int) l_186) + (uint) (-1));
                        if (i_233 < 0) {
                            l_234 = l_231;
                        } else {
                            if (l_231 < 0L) {
                                l_234 = l_231;
                            } else {
                                l_235 = (l_231 << 32) | ((long) (uint) i_233);
                                l_234 = l_235;
                            }
                        }
                    } else {
                        l_234 = l_186;
                    }
                } else {
                    l_234 = l_186;
                }
                GALEFS_BROADCAST(4, l_236, l_234);
                l_237 = l_70 ^ l_236;
                l_9 = l_69;
                l_10 = l_237;
                i_11 = i_182;
                break;
            case 1:
                l_238 = (long) ((ulong) l_70 + (ulong) (-5L));
                l_9 = l_69;
                l_10 = l_238;
                i_11 = i_182;
                break;
            case 2:
                if (((int) get_local_id(0)) == 0) {
                    if ((l_13 & 3L) == 0) {
                        l_239 = (long) ((ulong) l_13 * (ulong) (-7046029254386353131L));
                        l_240 = (l_239 ^ ((long) ((ulong) l_239 >> 29))) & 2305843009213693951L;
                        l_241 = l_240;
                    } else {
                        l_242 = (long) ((int) get_group_id(0));
                        l_243 = (long) ((ulong) l_7 + (ulong) ((l_242 << 12) + (l_242 << 11)));
                        l_244 = (long) ((ulong) l_243 + (ulong) 1796L);
                        i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                        l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 1896L))));
                        i_247 = (int) (0 - (uint) i_245);
                        if (i_247 < 0) {
                            i_248 = i_247;
                        } else {
                            l_249 = (long) ((ulong) l_246 + (ulong) (-64L));
                            i_250 = (int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_251 = (long) ((ulong) l_243 + (ulong) 1792L);
                            i_252 = 0;
                            l_253 = 0L;
                            l_254 = (-1L);
                            while (true) {
                                if (!(i_252 == 0)) {
                                    break;
                                }
                                i_255 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                                i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_251));
                                if (i_250 == i_256) {
                                    i_252 = 1;
                                } else {
                                    if (i_255 == 0) {
                                        if (l_253 < l_6) {
                                            GALEFS_RELAX(l_253);
                                            l_257 = (long) ((ulong) l_253 + (ulong) 1L);
                                            l_253 = l_257;
                                        } else {
                                            l_258 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                            i_259 = (l_254 == l_258) ? (-110) : 0;
                                            i_252 = i_259;
                                            l_253 = 0L;
                                            l_254 = l_258;
                                        }
                                    } else {
                                        i_260 = (int) (0 - (uint) i_255);
                                        i_252 = i_260;
                                    }
                                }
                            }
                            i_248 = i_252;
                        }
                        if (i_248 < 0) {
                            l_261 = (long) i_248;
                            l_241 = l_261;
                        } else {
                            l_262 = (long) ((int) get_group_id(0));
                            l_263 = (long) ((ulong) l_7 + (ulong) ((l_262 << 12) + (l_262 << 11)));
                            l_264 = (long) ((ulong) l_263 + (ulong) 1896L);
                            l_265 = *((__global gale_long *) (arg_fs + 16 + l_264));
                            l_266 = (long) ((ulong) l_265 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) ((long) (uint) (((int) l_266) & 1023)))))) = 0L;
                            l_267 = (long) ((ulong) l_263 + (ulong) ((long) (uint) (((int) l_265) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_265 + (ulong) ((long) ((ulong) (l_265 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 16L)))) = l_13;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_267)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_264)) = l_266;
                            GALEFS_FENCE();
                            i_268 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_268))))) = (char) 1;
                            if (l_3 == 0L) {
                                l_241 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_268 >> 6)))))) = (char) 1;
                                l_241 = LONG_MIN;
                            }
                        }
                    }
                } else {
                    l_241 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_241 < (-4611686018427387904L)) {
                        l_269 = (long) ((int) get_group_id(0));
                        l_270 = (long) ((ulong) l_7 + (ulong) ((l_269 << 12) + (l_269 << 11)));
                        l_271 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1896L))));
                        l_272 = (long) ((ulong) l_271 + (ulong) (-64L));
                        i_273 = (int) ((uint) ((int) (((long) ((ulong) l_272 + (ulong) ((long) ((ulong) (l_272 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_274 = (long) ((ulong) l_270 + (ulong) 1792L);
                        l_275 = (long) ((ulong) l_270 + (ulong) 1796L);
                        i_276 = 0;
                        l_277 = 0L;
                        l_278 = (-1L);
                        while (true) {
                            if (!(i_276 == 0)) {
                                break;
                            }
                            i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_275));
                            i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_274));
                            if (i_273 == i_280) {
                                i_276 = 1;
                            } else {
                                if (i_279 == 0) {
                                    if (l_277 < l_6) {
                                        GALEFS_RELAX(l_277);
                                        l_281 = (long) ((ulong) l_277 + (ulong) 1L);
                                        l_277 = l_281;
                                    } else {
                                        l_282 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_283 = (l_278 == l_282) ? (-110) : 0;
                                        i_276 = i_283;
                                        l_277 = 0L;
                                        l_278 = l_282;
                                    }
                                } else {
                                    i_284 = (int) (0 - (uint) i_279);
                                    i_276 = i_284;
                                }
                            }
                        }
                        if (i_276 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1888L)))) = i_273;
                        }
                        GALEFS_FENCE();
                        if (i_276 < 0) {
                            l_285 = (long) i_276;
                            l_286 = l_285;
                        } else {
                            l_287 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1800L))));
                            l_286 = l_287;
                        }
                        i_288 = (int) ((uint) ((int) l_241) + (uint) (-1));
                        if (i_288 < 0) {
                            l_289 = l_286;
                        } else {
                            if (l_286 < 0L) {
                                l_289 = l_286;
                            } else {
                                l_290 = (l_286 << 32) | ((long) (uint) i_288);
                                l_289 = l_290;
                            }
                        }
                    } else {
                        l_289 = l_241;
                    }
                } else {
                    l_289 = l_241;
                }
                GALEFS_BROADCAST(5, l_291, l_289);
                l_292 = (long) ((ulong) l_69 + (ulong) (l_291 & 15L));
                l_293 = (l_70 << 3) | ((long) ((ulong) l_70 >> 61));
                l_9 = l_292;
                l_10 = l_293;
                i_11 = i_182;
                break;
            default:
                l_294 = (long) ((ulong) l_69 + (ulong) 1L);
                l_9 = l_294;
                l_10 = l_70;
                i_11 = i_182;
                break;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_9;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_10;
    GALEFS_GROUP_END()
}
#endif
