// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#openAll
// entry point: galefs_openAll
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE
// suspension: 2 waits, 4 values, 24 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 608d17090ad66ab28ad98eab89d6e6876532f8f090cb0d75cba0685d0c279f82

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_4) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(l_4) VARIABLE(l_6)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_2, i_3, i_5, i_7, i_9, i_12, i_13, i_15, i_16, i_17, i_20, i_23, i_24, i_25, i_28, i_29, i_30, i_43, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_59, i_60, i_61, i_64;
    long l_0, l_1, l_4, l_6, l_10, l_11, l_14, l_18, l_19, l_21, l_22, l_26, l_27, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_47, l_55, l_56, l_57, l_58, l_62, l_63;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_7 = (int) get_local_id(0);
    ul_8 = arg_args + 32L;
    i_9 = 0;
    while (true) {
        if (!(i_9 < i_2)) {
            break;
        }
        l_10 = *((__global gale_long *) ul_8);
        GALEFS_BARRIER(1);
        l_11 = (long) i_9;
        if (i_7 == 0) {
            i_12 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
            i_13 = (int) l_0;
            if (i_12 == 0) {
                if (i_13 < 1) {
                    l_14 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_15 = *((__global gale_int *) (arg_fs + 16 + l_14));
                    i_16 = (int) ((uint) i_15 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_14)) = i_16;
                    if (i_5 < i_16) {
                        i_17 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_17 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_18 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_18)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 36L)))) = 0;
                            l_19 = LONG_MIN;
                        } else {
                            l_19 = (-2L);
                        }
                    } else {
                        l_19 = (-2L);
                    }
                } else {
                    if (i_13 < 4097) {
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_21 = (long) ((int) (0 - (uint) i_20));
                        l_19 = l_21;
                    } else {
                        l_22 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_23 = *((__global gale_int *) (arg_fs + 16 + l_22));
                        i_24 = (int) ((uint) i_23 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_22)) = i_24;
                        if (i_5 < i_24) {
                            i_25 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_25 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_26 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_26)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 36L)))) = 0;
                                l_19 = LONG_MIN;
                            } else {
                                l_19 = (-36L);
                            }
                        } else {
                            l_19 = (-36L);
                        }
                    }
                }
            } else {
                l_27 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_28 = *((__global gale_int *) (arg_fs + 16 + l_27));
                i_29 = (int) ((uint) i_28 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_27)) = i_29;
                if (i_5 < i_29) {
                    i_30 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_30 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_31 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = 0;
                        l_19 = LONG_MIN;
                    } else {
                        l_19 = (-16L);
                    }
                } else {
                    l_19 = (-16L);
                }
            }
            if (l_19 < 0L) {
                l_32 = l_19;
            } else {
                l_33 = l_11 * ((long) i_13);
                l_34 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_35 = (long) ((ulong) l_34 + (ulong) 36L);
                l_36 = (long) ((ulong) l_34 + (ulong) 32L);
                l_37 = (long) ((ulong) l_34 + (ulong) 24L);
                l_38 = (long) ((ulong) l_34 + (ulong) 16L);
                l_39 = (long) ((ulong) l_34 + (ulong) 12L);
                l_40 = (long) ((ulong) l_34 + (ulong) 4L);
                l_41 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_42 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_43 = 0;
                while (true) {
                    if (!(i_43 < i_13)) {
                        break;
                    }
                    l_44 = (long) i_43;
                    i_45 = (int) *((__global char *) (arg_names + 16 + (l_33 + l_44)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) l_44)))) = (char) i_45;
                    i_46 = (int) ((uint) i_43 + (uint) 1);
                    i_43 = i_46;
                }
                *((__global gale_int *) (arg_fs + 16 + l_41)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_34)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_40)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_39)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_38)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_37)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_36)) = ((int) l_10);
                *((__global gale_int *) (arg_fs + 16 + l_35)) = i_13;
                l_32 = LONG_MIN;
            }
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(2, l_47, l_32);
        if (l_47 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_longs[gale_items + gale_item] = (ulong) l_11;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_47); }
            GALEFS_RETURN;
            resume_1:
            l_0 = (long) gale_longs[gale_item];
            i_2 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            l_11 = (long) gale_longs[gale_items + gale_item];
            i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_7 = (int) get_local_id(0);
            ul_8 = arg_args + 32L;
            l_47 = gale_round_reply(gale_entry);
        }
        i_48 = (int) ((uint) i_9 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_11 << 2) + 16L))) = ((int) l_47);
            i_9 = i_48;
        } else {
            i_9 = i_48;
        }
    }
    GALEFS_BARRIER(3);
    i_49 = (int) get_local_id(0);
    i_50 = 0;
    while (true) {
        if (!(i_50 < i_2)) {
            break;
        }
        i_51 = *((__global gale_int *) (arg_fds + ((((long) i_50) << 2) + 16L)));
        if (i_49 == 0) {
            i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
            if (i_52 == 0) {
                i_53 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_54 = (int) (0 - (uint) i_53);
                if (i_54 < 0) {
                    l_55 = (long) i_54;
                    l_56 = l_55;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_57 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = i_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                    l_56 = LONG_MIN;
                }
            } else {
                l_58 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_59 = *((__global gale_int *) (arg_fs + 16 + l_58));
                i_60 = (int) ((uint) i_59 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_58)) = i_60;
                if (i_5 < i_60) {
                    i_61 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_61 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_62 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 36L)))) = 0;
                        l_56 = LONG_MIN;
                    } else {
                        l_56 = (-16L);
                    }
                } else {
                    l_56 = (-16L);
                }
            }
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(4, l_63, l_56);
        if (l_63 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_50;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_63); }
            GALEFS_RETURN;
            resume_2:
            i_2 = (int) gale_ints[gale_item];
            i_50 = (int) gale_ints[gale_items + gale_item];
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_49 = (int) get_local_id(0);
            l_63 = gale_round_reply(gale_entry);
        }
        i_64 = (int) ((uint) i_50 + (uint) 1);
        i_50 = i_64;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(long, l_0) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(long, l_9) VARIABLE(__global uchar *, ul_11)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_13) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11;
    int i_2, i_3, i_4, i_10, i_12, i_16, i_17, i_22, i_24, i_25, i_27, i_29, i_32, i_33, i_36, i_37, i_41, i_48, i_50, i_51, i_59, i_62, i_65, i_66, i_69, i_70, i_74, i_78, i_79, i_80, i_81, i_82, i_84, i_88, i_90, i_91, i_93, i_95, i_98, i_99, i_102, i_103, i_112, i_117, i_120, i_123, i_124, i_127, i_128, i_132, i_136;
    long l_0, l_1, l_5, l_6, l_7, l_8, l_9, l_13, l_14, l_15, l_18, l_19, l_20, l_21, l_23, l_26, l_28, l_30, l_31, l_34, l_35, l_38, l_39, l_40, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_60, l_61, l_63, l_64, l_67, l_68, l_71, l_72, l_73, l_75, l_76, l_77, l_83, l_85, l_86, l_87, l_89, l_92, l_94, l_96, l_97, l_100, l_101, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_113, l_114, l_115, l_116, l_118, l_119, l_121, l_122, l_125, l_126, l_129, l_130, l_131, l_133, l_134, l_135;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = (int) get_global_id(0);
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = (int) get_local_id(0);
    ul_11 = arg_args + 32L;
    i_12 = 0;
    while (true) {
        if (!(i_12 < i_2)) {
            break;
        }
        l_13 = *((__global gale_long *) ul_11);
        GALEFS_BARRIER(1);
        l_14 = (long) i_12;
        if (i_10 == 0) {
            l_15 = (long) ((int) get_group_id(0));
            i_16 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_15 << 12) + (l_15 << 11)))) + (ulong) 1856L))));
            i_17 = (int) l_0;
            if (i_16 == 0) {
                if (i_17 < 1) {
                    l_18 = (-2L);
                } else {
                    if (i_17 < 4097) {
                        l_19 = (long) ((int) get_group_id(0));
                        l_20 = (long) ((ulong) l_9 + (ulong) ((l_19 << 12) + (l_19 << 11)));
                        l_21 = (long) ((ulong) l_20 + (ulong) 1796L);
                        i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 1896L))));
                        i_24 = (int) (0 - (uint) i_22);
                        if (i_24 < 0) {
                            i_25 = i_24;
                        } else {
                            l_26 = (long) ((ulong) l_23 + (ulong) (-64L));
                            i_27 = (int) ((uint) ((int) (((long) ((ulong) l_26 + (ulong) ((long) ((ulong) (l_26 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_28 = (long) ((ulong) l_20 + (ulong) 1792L);
                            i_29 = 0;
                            l_30 = 0L;
                            l_31 = (-1L);
                            while (true) {
                                if (!(i_29 == 0)) {
                                    break;
                                }
                                i_32 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                                i_33 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                                if (i_27 == i_33) {
                                    i_29 = 1;
                                } else {
                                    if (i_32 == 0) {
                                        if (l_30 < l_8) {
                                            GALEFS_RELAX(l_30);
                                            l_34 = (long) ((ulong) l_30 + (ulong) 1L);
                                            l_30 = l_34;
                                        } else {
                                            l_35 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                            i_36 = (l_31 == l_35) ? (-110) : 0;
                                            i_29 = i_36;
                                            l_30 = 0L;
                                            l_31 = l_35;
                                        }
                                    } else {
                                        i_37 = (int) (0 - (uint) i_32);
                                        i_29 = i_37;
                                    }
                                }
                            }
                            i_25 = i_29;
                        }
                        l_38 = (long) i_25;
                        l_18 = l_38;
                    } else {
                        l_18 = (-36L);
                    }
                }
            } else {
                l_18 = (-16L);
            }
            if (l_18 < 0L) {
                l_39 = l_18;
            } else {
                l_40 = l_14 * ((long) i_17);
                i_41 = (int) get_group_id(0);
                l_42 = (long) ((ulong) l_6 + (ulong) ((long) i_41));
                l_43 = (long) ((int) get_group_id(0));
                l_44 = (long) ((ulong) l_9 + (ulong) ((l_43 << 12) + (l_43 << 11)));
                l_45 = (long) ((ulong) l_44 + (ulong) 1896L);
                l_46 = (long) ((int) get_group_id(0));
                l_47 = (long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_46 << 12) + (l_46 << 11)))) + (ulong) 2048L);
                i_48 = 0;
                while (true) {
                    if (!(i_48 < i_17)) {
                        break;
                    }
                    l_49 = (long) i_48;
                    i_50 = (int) *((__global char *) (arg_names + 16 + (l_40 + l_49)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) l_49)))) = (char) i_50;
                    i_51 = (int) ((uint) i_48 + (uint) 1);
                    i_48 = i_51;
                }
                l_52 = *((__global gale_long *) (arg_fs + 16 + l_45));
                l_53 = (long) ((ulong) l_52 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) ((long) (uint) (((int) l_53) & 1023)))))) = 0L;
                l_54 = (long) ((ulong) l_44 + (ulong) ((long) (uint) (((int) l_52) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_52 + (ulong) ((long) ((ulong) (l_52 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = ((int) l_13);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = i_17;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_54)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_45)) = l_53;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_42)) = (char) 1;
                if (l_5 == 0L) {
                    l_39 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_41 >> 6)))))) = (char) 1;
                    l_39 = LONG_MIN;
                }
            }
        } else {
            l_39 = 0L;
        }
        if (i_4 == 0) {
            if (l_39 < (-4611686018427387904L)) {
                l_55 = (long) ((int) get_group_id(0));
                l_56 = (long) ((ulong) l_9 + (ulong) ((l_55 << 12) + (l_55 << 11)));
                l_57 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 1896L))));
                l_58 = (long) ((ulong) l_57 + (ulong) (-64L));
                i_59 = (int) ((uint) ((int) (((long) ((ulong) l_58 + (ulong) ((long) ((ulong) (l_58 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_60 = (long) ((ulong) l_56 + (ulong) 1792L);
                l_61 = (long) ((ulong) l_56 + (ulong) 1796L);
                i_62 = 0;
                l_63 = 0L;
                l_64 = (-1L);
                while (true) {
                    if (!(i_62 == 0)) {
                        break;
                    }
                    i_65 = *((volatile __global gale_int *) (arg_fs + 16 + l_61));
                    i_66 = *((volatile __global gale_int *) (arg_fs + 16 + l_60));
                    if (i_59 == i_66) {
                        i_62 = 1;
                    } else {
                        if (i_65 == 0) {
                            if (l_63 < l_8) {
                                GALEFS_RELAX(l_63);
                                l_67 = (long) ((ulong) l_63 + (ulong) 1L);
                                l_63 = l_67;
                            } else {
                                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_69 = (l_64 == l_68) ? (-110) : 0;
                                i_62 = i_69;
                                l_63 = 0L;
                                l_64 = l_68;
                            }
                        } else {
                            i_70 = (int) (0 - (uint) i_65);
                            i_62 = i_70;
                        }
                    }
                }
                if (i_62 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 1888L)))) = i_59;
                }
                GALEFS_FENCE();
                if (i_62 < 0) {
                    l_71 = (long) i_62;
                    l_72 = l_71;
                } else {
                    l_73 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 1800L))));
                    l_72 = l_73;
                }
                i_74 = (int) ((uint) ((int) l_39) + (uint) (-1));
                if (i_74 < 0) {
                    l_75 = l_72;
                } else {
                    if (l_72 < 0L) {
                        l_75 = l_72;
                    } else {
                        l_76 = (l_72 << 32) | ((long) (uint) i_74);
                        l_75 = l_76;
                    }
                }
            } else {
                l_75 = l_39;
            }
        } else {
            l_75 = l_39;
        }
        GALEFS_BROADCAST(2, l_77, l_75);
        i_78 = (int) ((uint) i_12 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_14 << 2) + 16L))) = ((int) l_77);
            i_12 = i_78;
        } else {
            i_12 = i_78;
        }
    }
    GALEFS_BARRIER(3);
    i_79 = (int) get_local_id(0);
    i_80 = (int) get_local_id(0);
    i_81 = 0;
    while (true) {
        if (!(i_81 < i_2)) {
            break;
        }
        i_82 = *((__global gale_int *) (arg_fds + ((((long) i_81) << 2) + 16L)));
        if (i_80 == 0) {
            l_83 = (long) ((int) get_group_id(0));
            i_84 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 1856L))));
            if (i_84 == 0) {
                l_85 = (long) ((int) get_group_id(0));
                l_86 = (long) ((ulong) l_9 + (ulong) ((l_85 << 12) + (l_85 << 11)));
                l_87 = (long) ((ulong) l_86 + (ulong) 1796L);
                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                l_89 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1896L))));
                i_90 = (int) (0 - (uint) i_88);
                if (i_90 < 0) {
                    i_91 = i_90;
                } else {
                    l_92 = (long) ((ulong) l_89 + (ulong) (-64L));
                    i_93 = (int) ((uint) ((int) (((long) ((ulong) l_92 + (ulong) ((long) ((ulong) (l_92 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_94 = (long) ((ulong) l_86 + (ulong) 1792L);
                    i_95 = 0;
                    l_96 = 0L;
                    l_97 = (-1L);
                    while (true) {
                        if (!(i_95 == 0)) {
                            break;
                        }
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                        if (i_93 == i_99) {
                            i_95 = 1;
                        } else {
                            if (i_98 == 0) {
                                if (l_96 < l_8) {
                                    GALEFS_RELAX(l_96);
                                    l_100 = (long) ((ulong) l_96 + (ulong) 1L);
                                    l_96 = l_100;
                                } else {
                                    l_101 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_102 = (l_97 == l_101) ? (-110) : 0;
                                    i_95 = i_102;
                                    l_96 = 0L;
                                    l_97 = l_101;
                                }
                            } else {
                                i_103 = (int) (0 - (uint) i_98);
                                i_95 = i_103;
                            }
                        }
                    }
                    i_91 = i_95;
                }
                if (i_91 < 0) {
                    l_104 = (long) i_91;
                    l_105 = l_104;
                } else {
                    l_106 = (long) ((int) get_group_id(0));
                    l_107 = (long) ((ulong) l_9 + (ulong) ((l_106 << 12) + (l_106 << 11)));
                    l_108 = (long) ((ulong) l_107 + (ulong) 1896L);
                    l_109 = *((__global gale_long *) (arg_fs + 16 + l_108));
                    l_110 = (long) ((ulong) l_109 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((long) (uint) (((int) l_110) & 1023)))))) = 0L;
                    l_111 = (long) ((ulong) l_107 + (ulong) ((long) (uint) (((int) l_109) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_109 + (ulong) ((long) ((ulong) (l_109 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 12L)))) = i_82;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_111)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_108)) = l_110;
                    GALEFS_FENCE();
                    i_112 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_112))))) = (char) 1;
                    if (l_5 == 0L) {
                        l_105 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_112 >> 6)))))) = (char) 1;
                        l_105 = LONG_MIN;
                    }
                }
            } else {
                l_105 = (-16L);
            }
        } else {
            l_105 = 0L;
        }
        if (i_79 == 0) {
            if (l_105 < (-4611686018427387904L)) {
                l_113 = (long) ((int) get_group_id(0));
                l_114 = (long) ((ulong) l_9 + (ulong) ((l_113 << 12) + (l_113 << 11)));
                l_115 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1896L))));
                l_116 = (long) ((ulong) l_115 + (ulong) (-64L));
                i_117 = (int) ((uint) ((int) (((long) ((ulong) l_116 + (ulong) ((long) ((ulong) (l_116 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_118 = (long) ((ulong) l_114 + (ulong) 1792L);
                l_119 = (long) ((ulong) l_114 + (ulong) 1796L);
                i_120 = 0;
                l_121 = 0L;
                l_122 = (-1L);
                while (true) {
                    if (!(i_120 == 0)) {
                        break;
                    }
                    i_123 = *((volatile __global gale_int *) (arg_fs + 16 + l_119));
                    i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                    if (i_117 == i_124) {
                        i_120 = 1;
                    } else {
                        if (i_123 == 0) {
                            if (l_121 < l_8) {
                                GALEFS_RELAX(l_121);
                                l_125 = (long) ((ulong) l_121 + (ulong) 1L);
                                l_121 = l_125;
                            } else {
                                l_126 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                i_127 = (l_122 == l_126) ? (-110) : 0;
                                i_120 = i_127;
                                l_121 = 0L;
                                l_122 = l_126;
                            }
                        } else {
                            i_128 = (int) (0 - (uint) i_123);
                            i_120 = i_128;
                        }
                    }
                }
                if (i_120 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1888L)))) = i_117;
                }
                GALEFS_FENCE();
                if (i_120 < 0) {
                    l_129 = (long) i_120;
                    l_130 = l_129;
                } else {
                    l_131 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 1800L))));
                    l_130 = l_131;
                }
                i_132 = (int) ((uint) ((int) l_105) + (uint) (-1));
                if (i_132 < 0) {
                    l_133 = l_130;
                } else {
                    if (l_130 < 0L) {
                        l_133 = l_130;
                    } else {
                        l_134 = (l_130 << 32) | ((long) (uint) i_132);
                        l_133 = l_134;
                    }
                }
            } else {
                l_133 = l_105;
            }
        } else {
            l_133 = l_105;
        }
        GALEFS_BROADCAST(4, l_135, l_133);
        i_136 = (int) ((uint) i_81 + (uint) 1);
        i_81 = i_136;
    }
    GALEFS_GROUP_END()
}
#endif
