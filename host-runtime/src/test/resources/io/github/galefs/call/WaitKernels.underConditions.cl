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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_159) VARIABLE(int, i_9) VARIABLE(long, l_108) VARIABLE(long, l_11) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_6)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_9) VARIABLE(l_108) VARIABLE(l_11) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_8) VARIABLE(ul_6)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_159) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_6)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_159) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_6)

__kernel void galefs_underConditions(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_6;
    int i_9, i_19, i_21, i_22, i_24, i_26, i_28, i_29, i_31, i_43, i_46, i_48, i_49, i_51, i_55, i_69, i_71, i_72, i_74, i_76, i_78, i_79, i_81, i_93, i_96, i_98, i_99, i_101, i_105, i_115, i_117, i_118, i_120, i_122, i_124, i_125, i_127, i_139, i_142, i_144, i_145, i_147, i_151, i_159, i_167, i_169, i_170, i_172, i_174, i_176, i_177, i_179, i_191, i_194, i_196, i_197, i_199, i_203, i_215, i_217, i_218, i_220, i_222, i_224, i_225, i_227, i_239, i_242, i_244, i_245, i_247, i_251;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_20, l_23, l_25, l_27, l_30, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_45, l_47, l_50, l_52, l_53, l_54, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_70, l_73, l_75, l_77, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_94, l_95, l_97, l_100, l_102, l_103, l_104, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_116, l_119, l_121, l_123, l_126, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_140, l_141, l_143, l_146, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_168, l_171, l_173, l_175, l_178, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_192, l_193, l_195, l_198, l_200, l_201, l_202, l_204, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_216, l_219, l_221, l_223, l_226, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_240, l_241, l_243, l_246, l_248, l_249, l_250, l_252, l_253, l_254, l_255, l_256, l_257;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_2 = (long) ((int) get_global_id(0));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
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
                    l_13 = (long) ((ulong) l_12 * (ulong) (-7046029254386353131L));
                    l_14 = (l_13 ^ ((long) ((ulong) l_13 >> 29))) & 2305843009213693951L;
                    l_15 = l_14;
                } else {
                    l_16 = (long) ((int) get_group_id(0));
                    l_17 = (long) ((ulong) l_5 + (ulong) ((l_16 << 12) + (l_16 << 11)));
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
                        while (true) {
                            if (!(i_26 == 0)) {
                                break;
                            }
                            i_28 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_25));
                            if (i_24 == i_29) {
                                i_26 = 1;
                            } else {
                                if (i_28 == 0) {
                                    if (l_27 < l_4) {
                                        GALEFS_RELAX(l_27);
                                        l_30 = (long) ((ulong) l_27 + (ulong) 1L);
                                        l_27 = l_30;
                                    } else {
                                        i_26 = (-110);
                                    }
                                } else {
                                    i_31 = (int) (0 - (uint) i_28);
                                    i_26 = i_31;
                                }
                            }
                        }
                        i_22 = i_26;
                    }
                    if (i_22 < 0) {
                        l_32 = (long) i_22;
                        l_15 = l_32;
                    } else {
                        l_33 = (long) ((int) get_group_id(0));
                        l_34 = (long) ((ulong) l_5 + (ulong) ((l_33 << 12) + (l_33 << 11)));
                        l_35 = (long) ((ulong) l_34 + (ulong) 1896L);
                        l_36 = *((__global gale_long *) (arg_fs + 16 + l_35));
                        l_37 = (long) ((ulong) l_36 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_37) & 1023)))))) = 0L;
                        l_38 = (long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_36) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 2000;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_36 + (ulong) ((long) ((ulong) (l_36 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = l_12;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_38)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_35)) = l_37;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                        l_15 = LONG_MIN;
                    }
                }
            } else {
                l_15 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_15 < (-4611686018427387904L)) {
                    l_39 = (long) ((int) get_group_id(0));
                    l_40 = (long) ((ulong) l_5 + (ulong) ((l_39 << 12) + (l_39 << 11)));
                    l_41 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 1896L))));
                    l_42 = (long) ((ulong) l_41 + (ulong) (-64L));
                    i_43 = (int) ((uint) ((int) (((long) ((ulong) l_42 + (ulong) ((long) ((ulong) (l_42 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_44 = (long) ((ulong) l_40 + (ulong) 1792L);
                    l_45 = (long) ((ulong) l_40 + (ulong) 1796L);
                    i_46 = 0;
                    l_47 = 0L;
                    while (true) {
                        if (!(i_46 == 0)) {
                            break;
                        }
                        i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_45));
                        i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                        if (i_43 == i_49) {
                            i_46 = 1;
                        } else {
                            if (i_48 == 0) {
                                if (l_47 < l_4) {
                                    GALEFS_RELAX(l_47);
                                    l_50 = (long) ((ulong) l_47 + (ulong) 1L);
                                    l_47 = l_50;
                                } else {
                                    i_46 = (-110);
                                }
                            } else {
                                i_51 = (int) (0 - (uint) i_48);
                                i_46 = i_51;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_46 < 0) {
                        l_52 = (long) i_46;
                        l_53 = l_52;
                    } else {
                        l_54 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 1800L))));
                        l_53 = l_54;
                    }
                    i_55 = (int) ((uint) ((int) l_15) + (uint) (-1));
                    if (i_55 < 0) {
                        l_56 = l_53;
                    } else {
                        if (l_53 < 0L) {
                            l_56 = l_53;
                        } else {
                            l_57 = (l_53 << 32) | ((long) (uint) i_55);
                            l_56 = l_57;
                        }
                    }
                } else {
                    l_56 = l_15;
                }
            } else {
                l_56 = l_15;
            }
            GALEFS_BROADCAST(1, l_58, l_56);
            l_59 = (long) ((ulong) l_8 + (ulong) l_58);
            l_60 = l_58;
            l_61 = l_59;
        } else {
            if ((l_7 & 6L) == 2L) {
                if (((int) get_local_id(0)) == 0) {
                    l_62 = l_7 ^ 5L;
                    if ((l_62 & 3L) == 0) {
                        l_63 = (long) ((ulong) l_62 * (ulong) (-7046029254386353131L));
                        l_64 = (l_63 ^ ((long) ((ulong) l_63 >> 29))) & 2305843009213693951L;
                        l_65 = l_64;
                    } else {
                        l_66 = (long) ((int) get_group_id(0));
                        l_67 = (long) ((ulong) l_5 + (ulong) ((l_66 << 12) + (l_66 << 11)));
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
                            while (true) {
                                if (!(i_76 == 0)) {
                                    break;
                                }
                                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                                if (i_74 == i_79) {
                                    i_76 = 1;
                                } else {
                                    if (i_78 == 0) {
                                        if (l_77 < l_4) {
                                            GALEFS_RELAX(l_77);
                                            l_80 = (long) ((ulong) l_77 + (ulong) 1L);
                                            l_77 = l_80;
                                        } else {
                                            i_76 = (-110);
                                        }
                                    } else {
                                        i_81 = (int) (0 - (uint) i_78);
                                        i_76 = i_81;
                                    }
                                }
                            }
                            i_72 = i_76;
                        }
                        if (i_72 < 0) {
                            l_82 = (long) i_72;
                            l_65 = l_82;
                        } else {
                            l_83 = (long) ((int) get_group_id(0));
                            l_84 = (long) ((ulong) l_5 + (ulong) ((l_83 << 12) + (l_83 << 11)));
                            l_85 = (long) ((ulong) l_84 + (ulong) 1896L);
                            l_86 = *((__global gale_long *) (arg_fs + 16 + l_85));
                            l_87 = (long) ((ulong) l_86 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_87) & 1023)))))) = 0L;
                            l_88 = (long) ((ulong) l_84 + (ulong) ((long) (uint) (((int) l_86) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_86 + (ulong) ((long) ((ulong) (l_86 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = l_62;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_88)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_85)) = l_87;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_65 = LONG_MIN;
                        }
                    }
                } else {
                    l_65 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_65 < (-4611686018427387904L)) {
                        l_89 = (long) ((int) get_group_id(0));
                        l_90 = (long) ((ulong) l_5 + (ulong) ((l_89 << 12) + (l_89 << 11)));
                        l_91 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 1896L))));
                        l_92 = (long) ((ulong) l_91 + (ulong) (-64L));
                        i_93 = (int) ((uint) ((int) (((long) ((ulong) l_92 + (ulong) ((long) ((ulong) (l_92 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_94 = (long) ((ulong) l_90 + (ulong) 1792L);
                        l_95 = (long) ((ulong) l_90 + (ulong) 1796L);
                        i_96 = 0;
                        l_97 = 0L;
                        while (true) {
                            if (!(i_96 == 0)) {
                                break;
                            }
                            i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_95));
                            i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                            if (i_93 == i_99) {
                                i_96 = 1;
                            } else {
                                if (i_98 == 0) {
                                    if (l_97 < l_4) {
                                        GALEFS_RELAX(l_97);
                                        l_100 = (long) ((ulong) l_97 + (ulong) 1L);
                                        l_97 = l_100;
                                    } else {
                                        i_96 = (-110);
                                    }
                                } else {
                                    i_101 = (int) (0 - (uint) i_98);
                                    i_96 = i_101;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_96 < 0) {
                            l_102 = (long) i_96;
                            l_103 = l_102;
                        } else {
                            l_104 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 1800L))));
                            l_103 = l_104;
                        }
                        i_105 = (int) ((uint) ((int) l_65) + (uint) (-1));
                        if (i_105 < 0) {
                            l_106 = l_103;
                        } else {
                            if (l_103 < 0L) {
                                l_106 = l_103;
                            } else {
                                l_107 = (l_103 << 32) | ((long) (uint) i_105);
                                l_106 = l_107;
                            }
                        }
                    } else {
                        l_106 = l_65;
                    }
                } else {
                    l_106 = l_65;
                }
                GALEFS_BROADCAST(2, l_108, l_106);
                if (((int) get_local_id(0)) == 0) {
                    if ((l_108 & 3L) == 0) {
                        l_109 = (long) ((ulong) l_108 * (ulong) (-7046029254386353131L));
                        l_110 = (l_109 ^ ((long) ((ulong) l_109 >> 29))) & 2305843009213693951L;
                        l_111 = l_110;
                    } else {
                        l_112 = (long) ((int) get_group_id(0));
                        l_113 = (long) ((ulong) l_5 + (ulong) ((l_112 << 12) + (l_112 << 11)));
                        l_114 = (long) ((ulong) l_113 + (ulong) 1796L);
                        i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_114));
                        l_116 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1896L))));
                        i_117 = (int) (0 - (uint) i_115);
                        if (i_117 < 0) {
                            i_118 = i_117;
                        } else {
                            l_119 = (long) ((ulong) l_116 + (ulong) (-64L));
                            i_120 = (int) ((uint) ((int) (((long) ((ulong) l_119 + (ulong) ((long) ((ulong) (l_119 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_121 = (long) ((ulong) l_113 + (ulong) 1792L);
                            i_122 = 0;
                            l_123 = 0L;
                            while (true) {
                                if (!(i_122 == 0)) {
                                    break;
                                }
                                i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_114));
                                i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                                if (i_120 == i_125) {
                                    i_122 = 1;
                                } else {
                                    if (i_124 == 0) {
                                        if (l_123 < l_4) {
                                            GALEFS_RELAX(l_123);
                                            l_126 = (long) ((ulong) l_123 + (ulong) 1L);
                                            l_123 = l_126;
                                        } else {
                                            i_122 = (-110);
                                        }
                                    } else {
                                        i_127 = (int) (0 - (uint) i_124);
                                        i_122 = i_127;
                                    }
                                }
                            }
                            i_118 = i_122;
                        }
                        if (i_118 < 0) {
                            l_128 = (long) i_118;
                            l_111 = l_128;
                        } else {
                            l_129 = (long) ((int) get_group_id(0));
                            l_130 = (long) ((ulong) l_5 + (ulong) ((l_129 << 12) + (l_129 << 11)));
                            l_131 = (long) ((ulong) l_130 + (ulong) 1896L);
                            l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
                            l_133 = (long) ((ulong) l_132 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_133) & 1023)))))) = 0L;
                            l_134 = (long) ((ulong) l_130 + (ulong) ((long) (uint) (((int) l_132) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_132 + (ulong) ((long) ((ulong) (l_132 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 16L)))) = l_108;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_134)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_131)) = l_133;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_111 = LONG_MIN;
                        }
                    }
                } else {
                    l_111 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_111 < (-4611686018427387904L)) {
                        l_135 = (long) ((int) get_group_id(0));
                        l_136 = (long) ((ulong) l_5 + (ulong) ((l_135 << 12) + (l_135 << 11)));
                        l_137 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1896L))));
                        l_138 = (long) ((ulong) l_137 + (ulong) (-64L));
                        i_139 = (int) ((uint) ((int) (((long) ((ulong) l_138 + (ulong) ((long) ((ulong) (l_138 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_140 = (long) ((ulong) l_136 + (ulong) 1792L);
                        l_141 = (long) ((ulong) l_136 + (ulong) 1796L);
                        i_142 = 0;
                        l_143 = 0L;
                        while (true) {
                            if (!(i_142 == 0)) {
                                break;
                            }
                            i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                            i_145 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                            if (i_139 == i_145) {
                                i_142 = 1;
                            } else {
                                if (i_144 == 0) {
                                    if (l_143 < l_4) {
                                        GALEFS_RELAX(l_143);
                                        l_146 = (long) ((ulong) l_143 + (ulong) 1L);
                                        l_143 = l_146;
                                    } else {
                                        i_142 = (-110);
                                    }
                                } else {
                                    i_147 = (int) (0 - (uint) i_144);
                                    i_142 = i_147;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_142 < 0) {
                            l_148 = (long) i_142;
                            l_149 = l_148;
                        } else {
                            l_150 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1800L))));
                            l_149 = l_150;
                        }
                        i_151 = (int) ((uint) ((int) l_111) + (uint) (-1));
                        if (i_151 < 0) {
                            l_152 = l_149;
                        } else {
                            if (l_149 < 0L) {
                                l_152 = l_149;
                            } else {
                                l_153 = (l_149 << 32) | ((long) (uint) i_151);
                                l_152 = l_153;
                            }
                        }
                    } else {
                        l_152 = l_111;
                    }
                } else {
                    l_152 = l_111;
                }
                GALEFS_BROADCAST(3, l_154, l_152);
                l_155 = (long) ((ulong) l_108 + (ulong) l_154);
                l_156 = l_8 << 1;
                l_157 = (long) ((ulong) l_156 + (ulong) l_156);
                l_60 = l_155;
                l_61 = l_157;
            } else {
                l_158 = (long) ((ulong) ((long) ((ulong) (l_7 << 3) - (ulong) l_7)) + (ulong) 11L);
                l_60 = l_158;
                l_61 = l_8;
            }
        }
        i_159 = (int) ((uint) i_9 + (uint) 1);
        switch ((int) (l_60 & 3L)) {
            case 0:
                if (((int) get_local_id(0)) == 0) {
                    l_160 = (long) ((ulong) l_60 - (ulong) l_11);
                    if ((l_160 & 3L) == 0) {
                        l_161 = (long) ((ulong) l_160 * (ulong) (-7046029254386353131L));
                        l_162 = (l_161 ^ ((long) ((ulong) l_161 >> 29))) & 2305843009213693951L;
                        l_163 = l_162;
                    } else {
                        l_164 = (long) ((int) get_group_id(0));
                        l_165 = (long) ((ulong) l_5 + (ulong) ((l_164 << 12) + (l_164 << 11)));
                        l_166 = (long) ((ulong) l_165 + (ulong) 1796L);
                        i_167 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                        l_168 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 1896L))));
                        i_169 = (int) (0 - (uint) i_167);
                        if (i_169 < 0) {
                            i_170 = i_169;
                        } else {
                            l_171 = (long) ((ulong) l_168 + (ulong) (-64L));
                            i_172 = (int) ((uint) ((int) (((long) ((ulong) l_171 + (ulong) ((long) ((ulong) (l_171 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_173 = (long) ((ulong) l_165 + (ulong) 1792L);
                            i_174 = 0;
                            l_175 = 0L;
                            while (true) {
                                if (!(i_174 == 0)) {
                                    break;
                                }
                                i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                                i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                                if (i_172 == i_177) {
                                    i_174 = 1;
                                } else {
                                    if (i_176 == 0) {
                                        if (l_175 < l_4) {
                                            GALEFS_RELAX(l_175);
                                            l_178 = (long) ((ulong) l_175 + (ulong) 1L);
                                            l_175 = l_178;
                                        } else {
                                            i_174 = (-110);
                                        }
                                    } else {
                                        i_179 = (int) (0 - (uint) i_176);
                                        i_174 = i_179;
                                    }
                                }
                            }
                            i_170 = i_174;
                        }
                        if (i_170 < 0) {
                            l_180 = (long) i_170;
                            l_163 = l_180;
                        } else {
                            l_181 = (long) ((int) get_group_id(0));
                            l_182 = (long) ((ulong) l_5 + (ulong) ((l_181 << 12) + (l_181 << 11)));
                            l_183 = (long) ((ulong) l_182 + (ulong) 1896L);
                            l_184 = *((__global gale_long *) (arg_fs + 16 + l_183));
                            l_185 = (long) ((ulong) l_184 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) ((long) (uint) (((int) l_185) & 1023)))))) = 0L;
                            l_186 = (long) ((ulong) l_182 + (ulong) ((long) (uint) (((int) l_184) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 16L)))) = l_160;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_186)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_183)) = l_185;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_163 = LONG_MIN;
                        }
                    }
                } else {
                    l_163 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_163 < (-4611686018427387904L)) {
                        l_187 = (long) ((int) get_group_id(0));
                        l_188 = (long) ((ulong) l_5 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                        l_189 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1896L))));
                        l_190 = (long) ((ulong) l_189 + (ulong) (-64L));
                        i_191 = (int) ((uint) ((int) (((long) ((ulong) l_190 + (ulong) ((long) ((ulong) (l_190 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_192 = (long) ((ulong) l_188 + (ulong) 1792L);
                        l_193 = (long) ((ulong) l_188 + (ulong) 1796L);
                        i_194 = 0;
                        l_195 = 0L;
                        while (true) {
                            if (!(i_194 == 0)) {
                                break;
                            }
                            i_196 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                            i_197 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                            if (i_191 == i_197) {
                                i_194 = 1;
                            } else {
                                if (i_196 == 0) {
                                    if (l_195 < l_4) {
                                        GALEFS_RELAX(l_195);
                                        l_198 = (long) ((ulong) l_195 + (ulong) 1L);
                                        l_195 = l_198;
                                    } else {
                                        i_194 = (-110);
                                    }
                                } else {
                                    i_199 = (int) (0 - (uint) i_196);
                                    i_194 = i_199;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_194 < 0) {
                            l_200 = (long) i_194;
                            l_201 = l_200;
                        } else {
                            l_202 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1800L))));
                            l_201 = l_202;
                        }
                        i_203 = (int) ((uint) ((int) l_163) + (uint) (-1));
                        if (i_203 < 0) {
                            l_204 = l_201;
                        } else {
                            if (l_201 < 0L) {
                                l_204 = l_201;
                            } else {
                                l_205 = (l_201 << 32) | ((long) (uint) i_203);
                                l_204 = l_205;
                            }
                        }
                    } else {
                        l_204 = l_163;
                    }
                } else {
                    l_204 = l_163;
                }
                GALEFS_BROADCAST(4, l_206, l_204);
                l_207 = l_61 ^ l_206;
                l_7 = l_60;
                l_8 = l_207;
                i_9 = i_159;
                break;
            case 1:
                l_208 = (long) ((ulong) l_61 + (ulong) (-5L));
                l_7 = l_60;
                l_8 = l_208;
                i_9 = i_159;
                break;
            case 2:
                if (((int) get_local_id(0)) == 0) {
                    if ((l_11 & 3L) == 0) {
                        l_209 = (long) ((ulong) l_11 * (ulong) (-7046029254386353131L));
                        l_210 = (l_209 ^ ((long) ((ulong) l_209 >> 29))) & 2305843009213693951L;
                        l_211 = l_210;
                    } else {
                        l_212 = (long) ((int) get_group_id(0));
                        l_213 = (long) ((ulong) l_5 + (ulong) ((l_212 << 12) + (l_212 << 11)));
                        l_214 = (long) ((ulong) l_213 + (ulong) 1796L);
                        i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                        l_216 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1896L))));
                        i_217 = (int) (0 - (uint) i_215);
                        if (i_217 < 0) {
                            i_218 = i_217;
                        } else {
                            l_219 = (long) ((ulong) l_216 + (ulong) (-64L));
                            i_220 = (int) ((uint) ((int) (((long) ((ulong) l_219 + (ulong) ((long) ((ulong) (l_219 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_221 = (long) ((ulong) l_213 + (ulong) 1792L);
                            i_222 = 0;
                            l_223 = 0L;
                            while (true) {
                                if (!(i_222 == 0)) {
                                    break;
                                }
                                i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                                i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                                if (i_220 == i_225) {
                                    i_222 = 1;
                                } else {
                                    if (i_224 == 0) {
                                        if (l_223 < l_4) {
                                            GALEFS_RELAX(l_223);
                                            l_226 = (long) ((ulong) l_223 + (ulong) 1L);
                                            l_223 = l_226;
                                        } else {
                                            i_222 = (-110);
                                        }
                                    } else {
                                        i_227 = (int) (0 - (uint) i_224);
                                        i_222 = i_227;
                                    }
                                }
                            }
                            i_218 = i_222;
                        }
                        if (i_218 < 0) {
                            l_228 = (long) i_218;
                            l_211 = l_228;
                        } else {
                            l_229 = (long) ((int) get_group_id(0));
                            l_230 = (long) ((ulong) l_5 + (ulong) ((l_229 << 12) + (l_229 << 11)));
                            l_231 = (long) ((ulong) l_230 + (ulong) 1896L);
                            l_232 = *((__global gale_long *) (arg_fs + 16 + l_231));
                            l_233 = (long) ((ulong) l_232 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) ((long) (uint) (((int) l_233) & 1023)))))) = 0L;
                            l_234 = (long) ((ulong) l_230 + (ulong) ((long) (uint) (((int) l_232) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 4L)))) = 2000;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_232 + (ulong) ((long) ((ulong) (l_232 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 12L)))) = 0;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 16L)))) = l_11;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_234)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_231)) = l_233;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_211 = LONG_MIN;
                        }
                    }
                } else {
                    l_211 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_211 < (-4611686018427387904L)) {
                        l_235 = (long) ((int) get_group_id(0));
                        l_236 = (long) ((ulong) l_5 + (ulong) ((l_235 << 12) + (l_235 << 11)));
                        l_237 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 1896L))));
                        l_238 = (long) ((ulong) l_237 + (ulong) (-64L));
                        i_239 = (int) ((uint) ((int) (((long) ((ulong) l_238 + (ulong) ((long) ((ulong) (l_238 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_240 = (long) ((ulong) l_236 + (ulong) 1792L);
                        l_241 = (long) ((ulong) l_236 + (ulong) 1796L);
                        i_242 = 0;
                        l_243 = 0L;
                        while (true) {
                            if (!(i_242 == 0)) {
                                break;
                            }
                            i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_241));
                            i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_240));
                            if (i_239 == i_245) {
                                i_242 = 1;
                            } else {
                                if (i_244 == 0) {
                                    if (l_243 < l_4) {
                                        GALEFS_RELAX(l_243);
                                        l_246 = (long) ((ulong) l_243 + (ulong) 1L);
                                        l_243 = l_246;
                                    } else {
                                        i_242 = (-110);
                                    }
                                } else {
                                    i_247 = (int) (0 - (uint) i_244);
                                    i_242 = i_247;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_242 < 0) {
                            l_248 = (long) i_242;
                            l_249 = l_248;
                        } else {
                            l_250 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 1800L))));
                            l_249 = l_250;
                        }
                        i_251 = (int) ((uint) ((int) l_211) + (uint) (-1));
                        if (i_251 < 0) {
                            l_252 = l_249;
                        } else {
                            if (l_249 < 0L) {
                                l_252 = l_249;
                            } else {
                                l_253 = (l_249 << 32) | ((long) (uint) i_251);
                                l_252 = l_253;
                            }
                        }
                    } else {
                        l_252 = l_211;
                    }
                } else {
                    l_252 = l_211;
                }
                GALEFS_BROADCAST(5, l_254, l_252);
                l_255 = (long) ((ulong) l_60 + (ulong) (l_254 & 15L));
                l_256 = (l_61 << 3) | ((long) ((ulong) l_61 >> 61));
                l_7 = l_255;
                l_8 = l_256;
                i_9 = i_159;
                break;
            default:
                l_257 = (long) ((ulong) l_60 + (ulong) 1L);
                l_7 = l_257;
                l_8 = l_61;
                i_9 = i_159;
                break;
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_7;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_8;
    GALEFS_GROUP_END()
}
#endif
