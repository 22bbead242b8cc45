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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_117) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_170) VARIABLE(int, i_3) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_8) VARIABLE(long, l_113) VARIABLE(long, l_116) VARIABLE(long, l_165) VARIABLE(long, l_169) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_59) VARIABLE(long, l_6) VARIABLE(long, l_63) VARIABLE(long, l_7) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_1)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_3) VARIABLE(i_8) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_9) VARIABLE(ul_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_6) VARIABLE(l_63) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(l_113) VARIABLE(l_116) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_170) VARIABLE(l_113) VARIABLE(l_165) VARIABLE(l_169) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_6) VARIABLE(l_7)

__kernel void galefs_helpers(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_1;
    int i_3, i_8, i_17, i_19, i_20, i_22, i_24, i_26, i_27, i_29, i_41, i_44, i_46, i_47, i_49, i_53, i_57, i_61, i_62, i_71, i_73, i_74, i_76, i_78, i_80, i_81, i_83, i_95, i_98, i_100, i_101, i_103, i_107, i_111, i_114, i_115, i_117, i_125, i_127, i_128, i_130, i_132, i_134, i_135, i_137, i_149, i_152, i_154, i_155, i_157, i_161, i_166, i_167, i_168, i_170, i_178, i_180, i_181, i_183, i_185, i_187, i_188, i_190, i_202, i_205, i_207, i_208, i_210, i_214, i_219;
    long l_0, l_2, l_4, l_5, l_6, l_7, l_9, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_18, l_21, l_23, l_25, l_28, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_45, l_48, l_50, l_51, l_52, l_54, l_55, l_56, l_58, l_59, l_60, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_70, l_72, l_75, l_77, l_79, l_82, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_99, l_102, l_104, l_105, l_106, l_108, l_109, l_110, l_112, l_113, l_116, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_126, l_129, l_131, l_133, l_136, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_150, l_151, l_153, l_156, l_158, l_159, l_160, l_162, l_163, l_164, l_165, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_179, l_182, l_184, l_186, l_189, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_203, l_204, l_206, l_209, l_211, l_212, l_213, l_215, l_216, l_217, l_218;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 24L));
    ul_1 = arg_args + 16L;
    l_2 = *((__global gale_long *) ul_1);
    i_3 = (int) l_2;
    l_4 = (long) ((ulong) ((long) ((ulong) l_0 * (ulong) 1000003L)) + (ulong) ((long) ((int) get_group_id(0))));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = 0;
    while (true) {
        if (!(i_8 < i_3)) {
            goto B45;
        }
        l_9 = (long) i_8;
        if (((int) get_local_id(0)) == 0) {
            l_10 = (long) ((ulong) l_4 + (ulong) l_9);
            if ((l_10 & 3L) == 0) {
                l_11 = (long) ((ulong) l_10 * (ulong) (-7046029254386353131L));
                l_12 = (l_11 ^ ((long) ((ulong) l_11 >> 29))) & 2305843009213693951L;
                l_13 = l_12;
            } else {
                l_14 = (long) ((int) get_group_id(0));
                l_15 = (long) ((ulong) l_7 + (ulong) ((l_14 << 12) + (l_14 << 11)));
                l_16 = (long) ((ulong) l_15 + (ulong) 1796L);
                i_17 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                l_18 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 1896L))));
                i_19 = (int) (0 - (uint) i_17);
                if (i_19 < 0) {
                    i_20 = i_19;
                } else {
                    l_21 = (long) ((ulong) l_18 + (ulong) (-64L));
                    i_22 = (int) ((uint) ((int) (((long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_21 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_23 = (long) ((ulong) l_15 + (ulong) 1792L);
                    i_24 = 0;
                    l_25 = 0L;
                    while (true) {
                        if (!(i_24 == 0)) {
                            break;
                        }
                        i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                        i_27 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                        if (i_22 == i_27) {
                            i_24 = 1;
                        } else {
                            if (i_26 == 0) {
                                if (l_25 < l_6) {
                                    GALEFS_RELAX(l_25);
                                    l_28 = (long) ((ulong) l_25 + (ulong) 1L);
                                    l_25 = l_28;
                                } else {
                                    i_24 = (-110);
                                }
                            } else {
                                i_29 = (int) (0 - (uint) i_26);
                                i_24 = i_29;
                            }
                        }
                    }
                    i_20 = i_24;
                }
                if (i_20 < 0) {
                    l_30 = (long) i_20;
                    l_13 = l_30;
                } else {
                    l_31 = (long) ((int) get_group_id(0));
                    l_32 = (long) ((ulong) l_7 + (ulong) ((l_31 << 12) + (l_31 << 11)));
                    l_33 = (long) ((ulong) l_32 + (ulong) 1896L);
                    l_34 = *((__global gale_long *) (arg_fs + 16 + l_33));
                    l_35 = (long) ((ulong) l_34 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_35) & 1023)))))) = 0L;
                    l_36 = (long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_34) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = l_10;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_36)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_33)) = l_35;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_13 = LONG_MIN;
                }
            }
        } else {
            l_13 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_13 < (-4611686018427387904L)) {
                l_37 = (long) ((int) get_group_id(0));
                l_38 = (long) ((ulong) l_7 + (ulong) ((l_37 << 12) + (l_37 << 11)));
                l_39 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1896L))));
                l_40 = (long) ((ulong) l_39 + (ulong) (-64L));
                i_41 = (int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_42 = (long) ((ulong) l_38 + (ulong) 1792L);
                l_43 = (long) ((ulong) l_38 + (ulong) 1796L);
                i_44 = 0;
                l_45 = 0L;
                while (true) {
                    if (!(i_44 == 0)) {
                        break;
                    }
                    i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                    i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                    if (i_41 == i_47) {
                        i_44 = 1;
                    } else {
                        if (i_46 == 0) {
                            if (l_45 < l_6) {
                                GALEFS_RELAX(l_45);
                                l_48 = (long) ((ulong) l_45 + (ulong) 1L);
                                l_45 = l_48;
                            } else {
                                i_44 = (-110);
                            }
                        } else {
                            i_49 = (int) (0 - (uint) i_46);
                            i_44 = i_49;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_44 < 0) {
                    l_50 = (long) i_44;
                    l_51 = l_50;
                } else {
                    l_52 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1800L))));
                    l_51 = l_52;
                }
                i_53 = (int) ((uint) ((int) l_13) + (uint) (-1));
                if (i_53 < 0) {
                    l_54 = l_51;
                } else {
                    if (l_51 < 0L) {
                        l_54 = l_51;
                    } else {
                        l_55 = (l_51 << 32) | ((long) (uint) i_53);
                        l_54 = l_55;
                    }
                }
            } else {
                l_54 = l_13;
            }
        } else {
            l_54 = l_13;
        }
        GALEFS_BROADCAST(1, l_56, l_54);
        if ((l_56 & 1L) == 0) {
            break;
        }
        i_57 = (int) ((uint) i_8 + (uint) 1);
        i_8 = i_57;
    }
    l_58 = (long) ((ulong) l_9 + (ulong) l_56);
    l_59 = l_58;
    goto B46;
B45:;
    l_59 = (-1L);
B46:;
    l_60 = *((__global gale_long *) ul_1);
    i_61 = (int) ((uint) ((int) l_60) + (uint) 2);
    i_62 = 0;
    while (true) {
        if (!(i_62 < i_61)) {
            goto B91;
        }
        l_63 = (long) i_62;
        if (((int) get_local_id(0)) == 0) {
            l_64 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) 100L)) + (ulong) l_63);
            if ((l_64 & 3L) == 0) {
                l_65 = (long) ((ulong) l_64 * (ulong) (-7046029254386353131L));
                l_66 = (l_65 ^ ((long) ((ulong) l_65 >> 29))) & 2305843009213693951L;
                l_67 = l_66;
            } else {
                l_68 = (long) ((int) get_group_id(0));
                l_69 = (long) ((ulong) l_7 + (ulong) ((l_68 << 12) + (l_68 << 11)));
                l_70 = (long) ((ulong) l_69 + (ulong) 1796L);
                i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                l_72 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 1896L))));
                i_73 = (int) (0 - (uint) i_71);
                if (i_73 < 0) {
                    i_74 = i_73;
                } else {
                    l_75 = (long) ((ulong) l_72 + (ulong) (-64L));
                    i_76 = (int) ((uint) ((int) (((long) ((ulong) l_75 + (ulong) ((long) ((ulong) (l_75 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_77 = (long) ((ulong) l_69 + (ulong) 1792L);
                    i_78 = 0;
                    l_79 = 0L;
                    while (true) {
                        if (!(i_78 == 0)) {
                            break;
                        }
                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                        i_81 = *((volatile __global gale_int *) (arg_fs + 16 + l_77));
                        if (i_76 == i_81) {
                            i_78 = 1;
                        } else {
                            if (i_80 == 0) {
                                if (l_79 < l_6) {
                                    GALEFS_RELAX(l_79);
                                    l_82 = (long) ((ulong) l_79 + (ulong) 1L);
                                    l_79 = l_82;
                                } else {
                                    i_78 = (-110);
                                }
                            } else {
                                i_83 = (int) (0 - (uint) i_80);
                                i_78 = i_83;
                            }
                        }
                    }
                    i_74 = i_78;
                }
                if (i_74 < 0) {
                    l_84 = (long) i_74;
                    l_67 = l_84;
                } else {
                    l_85 = (long) ((int) get_group_id(0));
                    l_86 = (long) ((ulong) l_7 + (ulong) ((l_85 << 12) + (l_85 << 11)));
                    l_87 = (long) ((ulong) l_86 + (ulong) 1896L);
                    l_88 = *((__global gale_long *) (arg_fs + 16 + l_87));
                    l_89 = (long) ((ulong) l_88 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_89) & 1023)))))) = 0L;
                    l_90 = (long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_88) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_88 + (ulong) ((long) ((ulong) (l_88 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 16L)))) = l_64;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_90)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_87)) = l_89;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_67 = LONG_MIN;
                }
            }
        } else {
            l_67 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_67 < (-4611686018427387904L)) {
                l_91 = (long) ((int) get_group_id(0));
                l_92 = (long) ((ulong) l_7 + (ulong) ((l_91 << 12) + (l_91 << 11)));
                l_93 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 1896L))));
                l_94 = (long) ((ulong) l_93 + (ulong) (-64L));
                i_95 = (int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_96 = (long) ((ulong) l_92 + (ulong) 1792L);
                l_97 = (long) ((ulong) l_92 + (ulong) 1796L);
                i_98 = 0;
                l_99 = 0L;
                while (true) {
                    if (!(i_98 == 0)) {
                        break;
                    }
                    i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                    i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                    if (i_95 == i_101) {
                        i_98 = 1;
                    } else {
                        if (i_100 == 0) {
                            if (l_99 < l_6) {
                                GALEFS_RELAX(l_99);
                                l_102 = (long) ((ulong) l_99 + (ulong) 1L);
                                l_99 = l_102;
                            } else {
                                i_98 = (-110);
                            }
                        } else {
                            i_103 = (int) (0 - (uint) i_100);
                            i_98 = i_103;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_98 < 0) {
                    l_104 = (long) i_98;
                    l_105 = l_104;
                } else {
                    l_106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 1800L))));
                    l_105 = l_106;
                }
                i_107 = (int) ((uint) ((int) l_67) + (uint) (-1));
                if (i_107 < 0) {
                    l_108 = l_105;
                } else {
                    if (l_105 < 0L) {
                        l_108 = l_105;
                    } else {
                        l_109 = (l_105 << 32) | ((long) (uint) i_107);
                        l_108 = l_109;
                    }
                }
            } else {
                l_108 = l_67;
            }
        } else {
            l_108 = l_67;
        }
        GALEFS_BROADCAST(2, l_110, l_108);
        if ((l_110 & 1L) == 0) {
            break;
        }
        i_111 = (int) ((uint) i_62 + (uint) 1);
        i_62 = i_111;
    }
    l_112 = (long) ((ulong) l_63 + (ulong) l_110);
    l_113 = l_112;
    goto B92;
B91:;
    l_113 = (-1L);
B92:;
    i_114 = (int) get_local_id(0);
    i_115 = (int) get_local_id(0);
    l_116 = 0L;
    i_117 = 0;
    while (true) {
        if (i_115 == 0) {
            l_118 = (long) ((ulong) l_116 + (ulong) ((long) ((ulong) l_59 + (ulong) ((long) i_117))));
            if ((l_118 & 3L) == 0) {
                l_119 = (long) ((ulong) l_118 * (ulong) (-7046029254386353131L));
                l_120 = (l_119 ^ ((long) ((ulong) l_119 >> 29))) & 2305843009213693951L;
                l_121 = l_120;
            } else {
                l_122 = (long) ((int) get_group_id(0));
                l_123 = (long) ((ulong) l_7 + (ulong) ((l_122 << 12) + (l_122 << 11)));
                l_124 = (long) ((ulong) l_123 + (ulong) 1796L);
                i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                l_126 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1896L))));
                i_127 = (int) (0 - (uint) i_125);
                if (i_127 < 0) {
                    i_128 = i_127;
                } else {
                    l_129 = (long) ((ulong) l_126 + (ulong) (-64L));
                    i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_131 = (long) ((ulong) l_123 + (ulong) 1792L);
                    i_132 = 0;
                    l_133 = 0L;
                    while (true) {
                        if (!(i_132 == 0)) {
                            break;
                        }
                        i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                        i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                        if (i_130 == i_135) {
                            i_132 = 1;
                        } else {
                            if (i_134 == 0) {
                                if (l_133 < l_6) {
                                    GALEFS_RELAX(l_133);
                                    l_136 = (long) ((ulong) l_133 + (ulong) 1L);
                                    l_133 = l_136;
                                } else {
                                    i_132 = (-110);
                                }
                            } else {
                                i_137 = (int) (0 - (uint) i_134);
                                i_132 = i_137;
                            }
                        }
                    }
                    i_128 = i_132;
                }
                if (i_128 < 0) {
                    l_138 = (long) i_128;
                    l_121 = l_138;
                } else {
                    l_139 = (long) ((int) get_group_id(0));
                    l_140 = (long) ((ulong) l_7 + (ulong) ((l_139 << 12) + (l_139 << 11)));
                    l_141 = (long) ((ulong) l_140 + (ulong) 1896L);
                    l_142 = *((__global gale_long *) (arg_fs + 16 + l_141));
                    l_143 = (long) ((ulong) l_142 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_143) & 1023)))))) = 0L;
                    l_144 = (long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_142) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_142 + (ulong) ((long) ((ulong) (l_142 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 16L)))) = l_118;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_144)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_141)) = l_143;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_121 = LONG_MIN;
                }
            }
        } else {
            l_121 = 0L;
        }
        if (i_114 == 0) {
            if (l_121 < (-4611686018427387904L)) {
                l_145 = (long) ((int) get_group_id(0));
                l_146 = (long) ((ulong) l_7 + (ulong) ((l_145 << 12) + (l_145 << 11)));
                l_147 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1896L))));
                l_148 = (long) ((ulong) l_147 + (ulong) (-64L));
                i_149 = (int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_150 = (long) ((ulong) l_146 + (ulong) 1792L);
                l_151 = (long) ((ulong) l_146 + (ulong) 1796L);
                i_152 = 0;
                l_153 = 0L;
                while (true) {
                    if (!(i_152 == 0)) {
                        break;
                    }
                    i_154 = *((volatile __global gale_int *) (arg_fs + 16 + l_151));
                    i_155 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
                    if (i_149 == i_155) {
                        i_152 = 1;
                    } else {
                        if (i_154 == 0) {
                            if (l_153 < l_6) {
                                GALEFS_RELAX(l_153);
                                l_156 = (long) ((ulong) l_153 + (ulong) 1L);
                                l_153 = l_156;
                            } else {
                                i_152 = (-110);
                            }
                        } else {
                            i_157 = (int) (0 - (uint) i_154);
                            i_152 = i_157;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_152 < 0) {
                    l_158 = (long) i_152;
                    l_159 = l_158;
                } else {
                    l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1800L))));
                    l_159 = l_160;
                }
                i_161 = (int) ((uint) ((int) l_121) + (uint) (-1));
                if (i_161 < 0) {
                    l_162 = l_159;
                } else {
                    if (l_159 < 0L) {
                        l_162 = l_159;
                    } else {
                        l_163 = (l_159 << 32) | ((long) (uint) i_161);
                        l_162 = l_163;
                    }
                }
            } else {
                l_162 = l_121;
            }
        } else {
            l_162 = l_121;
        }
        GALEFS_BROADCAST(3, l_164, l_162);
        l_165 = (long) ((ulong) l_116 + (ulong) l_164);
        i_166 = (int) ((uint) i_117 + (uint) 1);
        if (!(i_166 < 3)) {
            break;
        }
        l_116 = l_165;
        i_117 = i_166;
    }
    i_167 = (int) get_local_id(0);
    i_168 = (int) get_local_id(0);
    l_169 = 0L;
    i_170 = 0;
    while (true) {
        if (i_168 == 0) {
            l_171 = (long) ((ulong) l_169 + (ulong) ((long) ((ulong) l_113 + (ulong) ((long) i_170))));
            if ((l_171 & 3L) == 0) {
                l_172 = (long) ((ulong) l_171 * (ulong) (-7046029254386353131L));
                l_173 = (l_172 ^ ((long) ((ulong) l_172 >> 29))) & 2305843009213693951L;
                l_174 = l_173;
            } else {
                l_175 = (long) ((int) get_group_id(0));
                l_176 = (long) ((ulong) l_7 + (ulong) ((l_175 << 12) + (l_175 << 11)));
                l_177 = (long) ((ulong) l_176 + (ulong) 1796L);
                i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1896L))));
                i_180 = (int) (0 - (uint) i_178);
                if (i_180 < 0) {
                    i_181 = i_180;
                } else {
                    l_182 = (long) ((ulong) l_179 + (ulong) (-64L));
                    i_183 = (int) ((uint) ((int) (((long) ((ulong) l_182 + (ulong) ((long) ((ulong) (l_182 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_184 = (long) ((ulong) l_176 + (ulong) 1792L);
                    i_185 = 0;
                    l_186 = 0L;
                    while (true) {
                        if (!(i_185 == 0)) {
                            break;
                        }
                        i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                        i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_184));
                        if (i_183 == i_188) {
                            i_185 = 1;
                        } else {
                            if (i_187 == 0) {
                                if (l_186 < l_6) {
                                    GALEFS_RELAX(l_186);
                                    l_189 = (long) ((ulong) l_186 + (ulong) 1L);
                                    l_186 = l_189;
                                } else {
                                    i_185 = (-110);
                                }
                            } else {
                                i_190 = (int) (0 - (uint) i_187);
                                i_185 = i_190;
                            }
                        }
                    }
                    i_181 = i_185;
                }
                if (i_181 < 0) {
                    l_191 = (long) i_181;
                    l_174 = l_191;
                } else {
                    l_192 = (long) ((int) get_group_id(0));
                    l_193 = (long) ((ulong) l_7 + (ulong) ((l_192 << 12) + (l_192 << 11)));
                    l_194 = (long) ((ulong) l_193 + (ulong) 1896L);
                    l_195 = *((__global gale_long *) (arg_fs + 16 + l_194));
                    l_196 = (long) ((ulong) l_195 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) ((long) (uint) (((int) l_196) & 1023)))))) = 0L;
                    l_197 = (long) ((ulong) l_193 + (ulong) ((long) (uint) (((int) l_195) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L)))) = 2000;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_195 + (ulong) ((long) ((ulong) (l_195 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 16L)))) = l_171;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_197)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_194)) = l_196;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_174 = LONG_MIN;
                }
            }
        } else {
            l_174 = 0L;
        }
        if (i_167 == 0) {
            if (l_174 < (-4611686018427387904L)) {
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) l_7 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                l_200 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
                l_201 = (long) ((ulong) l_200 + (ulong) (-64L));
                i_202 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_203 = (long) ((ulong) l_199 + (ulong) 1792L);
                l_204 = (long) ((ulong) l_199 + (ulong) 1796L);
                i_205 = 0;
                l_206 = 0L;
                while (true) {
                    if (!(i_205 == 0)) {
                        break;
                    }
                    i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                    i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_203));
                    if (i_202 == i_208) {
                        i_205 = 1;
                    } else {
                        if (i_207 == 0) {
                            if (l_206 < l_6) {
                                GALEFS_RELAX(l_206);
                                l_209 = (long) ((ulong) l_206 + (ulong) 1L);
                                l_206 = l_209;
                            } else {
                                i_205 = (-110);
                            }
                        } else {
                            i_210 = (int) (0 - (uint) i_207);
                            i_205 = i_210;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_205 < 0) {
                    l_211 = (long) i_205;
                    l_212 = l_211;
                } else {
                    l_213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1800L))));
                    l_212 = l_213;
                }
                i_214 = (int) ((uint) ((int) l_174) + (uint) (-1));
                if (i_214 < 0) {
                    l_215 = l_212;
                } else {
                    if (l_212 < 0L) {
                        l_215 = l_212;
                    } else {
                        l_216 = (l_212 << 32) | ((long) (uint) i_214);
                        l_215 = l_216;
                    }
                }
            } else {
                l_215 = l_174;
            }
        } else {
            l_215 = l_174;
        }
        GALEFS_BROADCAST(4, l_217, l_215);
        l_218 = (long) ((ulong) l_169 + (ulong) l_217);
        i_219 = (int) ((uint) i_170 + (uint) 1);
        if (!(i_219 < 2)) {
            break;
        }
        l_169 = l_218;
        i_170 = i_219;
    }
    *((__global gale_long *) (arg_out + ((((long) (((int) get_global_id(0)) << 3)) << 3) + 16L))) = l_59;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 1)) << 3) + 16L))) = l_113;
    *((__global gale_long *) (arg_out + ((((long) ((((int) get_global_id(0)) << 3) + 2)) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) l_165 + (ulong) ((long) ((ulong) l_218 * (ulong) ((long) ((int) get_local_size(0))))))) + (ulong) ((long) ((int) get_local_id(0)))));
    GALEFS_GROUP_END()
}
#endif
