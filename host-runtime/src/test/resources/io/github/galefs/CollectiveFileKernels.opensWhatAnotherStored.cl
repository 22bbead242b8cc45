// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensWhatAnotherStored
// entry point: galefs_opensWhatAnotherStored
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE
// suspension: 6 waits, 3 values, 32 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/CollectiveFileKernels.java
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
// source SHA-256: 2709636a96b9bedeef55574a87e5e56c5dca5fa2745c294ed8d6e9ffc949e4d0

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_61) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_39) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_5) VARIABLE(long, l_60) VARIABLE(long, l_78) VARIABLE(long, l_90)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_3) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_5)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_61) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_4) VARIABLE(i_61) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_60) VARIABLE(l_78)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_60) VARIABLE(l_78) VARIABLE(l_90)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_19, i_20, i_23, i_24, i_28, i_29, i_30, i_34, i_36, i_37, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_55, i_56, i_57, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_73, i_74, i_75, i_79, i_80, i_81, i_86, i_87, i_88, i_91, i_92, i_93, i_98, i_99, i_100;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_18, l_21, l_22, l_25, l_26, l_27, l_31, l_32, l_33, l_35, l_38, l_39, l_41, l_42, l_50, l_51, l_52, l_53, l_54, l_58, l_59, l_60, l_68, l_69, l_70, l_71, l_72, l_76, l_77, l_78, l_82, l_83, l_84, l_85, l_89, l_90, l_94, l_95, l_96, l_97, l_101, l_102, l_103;
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
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) gale_group) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_6 == 0) {
            i_7 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_8 = (long) ((int) (0 - (uint) i_7));
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_11 = *((__global gale_int *) (arg_fs + 16 + l_10));
            i_12 = (int) ((uint) i_11 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_10)) = i_12;
            if (i_4 < i_12) {
                i_13 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_13 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_14 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_14)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 36L)))) = 0;
                    l_9 = LONG_MIN;
                } else {
                    l_9 = (-16L);
                }
            } else {
                l_9 = (-16L);
            }
        }
        if (l_9 < 0L) {
            l_15 = l_9;
        } else {
            l_16 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_17 = 0;
            while (true) {
                if (!(i_17 < 4)) {
                    break;
                }
                l_18 = (long) i_17;
                i_19 = (int) *((__global char *) (arg_scratch + 16 + (l_18 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) l_18)))) = (char) i_19;
                i_20 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_20;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_21 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_21)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = 4;
            l_15 = LONG_MIN;
        }
    } else {
        l_15 = 0L;
    }
    GALEFS_BROADCAST(2, l_22, l_15);
    if (l_22 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_22); }
        GALEFS_RETURN;
        resume_1:
        l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_22 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_23 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_23 == 0) {
            i_24 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_25 = (long) ((int) (0 - (uint) i_24));
            l_26 = l_25;
        } else {
            l_27 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_28 = *((__global gale_int *) (arg_fs + 16 + l_27));
            i_29 = (int) ((uint) i_28 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_27)) = i_29;
            if (i_4 < i_29) {
                i_30 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_30 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_31 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = 0;
                    l_26 = LONG_MIN;
                } else {
                    l_26 = (-16L);
                }
            } else {
                l_26 = (-16L);
            }
        }
        if (l_26 < 0L) {
            l_32 = l_26;
        } else {
            l_33 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_34 = 0;
            while (true) {
                if (!(i_34 < 4)) {
                    break;
                }
                l_35 = (long) i_34;
                i_36 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_35 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) l_35)))) = (char) i_36;
                i_37 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_37;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_38 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 4;
            l_32 = LONG_MIN;
        }
    } else {
        l_32 = 0L;
    }
    GALEFS_BROADCAST(4, l_39, l_32);
    if (l_39 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
        GALEFS_RETURN;
        resume_2:
        l_22 = (long) gale_longs[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_39 = gale_round_reply(gale_entry);
    }
    i_40 = (int) l_22;
    l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
    if (((int) get_local_id(0)) == 0) {
        i_44 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_40 < 0) {
            i_45 = (-9);
        } else {
            if (i_40 < i_43) {
                i_46 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (((long) (uint) i_40) << 3)))));
                i_47 = (int) ((uint) i_46 + (uint) (-1));
                i_48 = (i_47 < 0) ? (-9) : i_47;
                i_45 = i_48;
            } else {
                i_45 = (-9);
            }
        }
        i_49 = (int) (0 - (uint) i_44);
        if (i_49 < 0) {
            l_50 = (long) i_49;
            l_51 = l_50;
        } else {
            l_52 = (long) i_45;
            if (i_45 < 0) {
                l_51 = l_52;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_52 << 6)))));
                l_51 = l_53;
            }
        }
        l_54 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_55 = *((__global gale_int *) (arg_fs + 16 + l_54));
        i_56 = (int) ((uint) i_55 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_54)) = i_56;
        if (i_4 < i_56) {
            i_57 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_57 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_58 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_58)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 16L)))) = l_51;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 36L)))) = 0;
                l_59 = LONG_MIN;
            } else {
                l_59 = l_51;
            }
        } else {
            l_59 = l_51;
        }
    } else {
        l_59 = 0L;
    }
    GALEFS_BROADCAST(5, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_39;
        gale_ints[gale_item] = (uint) i_40;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_60); }
        GALEFS_RETURN;
        resume_3:
        l_39 = (long) gale_longs[gale_item];
        i_40 = (int) gale_ints[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_60 = gale_round_reply(gale_entry);
    }
    i_61 = (int) l_39;
    if (((int) get_local_id(0)) == 0) {
        i_62 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_61 < 0) {
            i_63 = (-9);
        } else {
            if (i_61 < i_43) {
                i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (((long) (uint) i_61) << 3)))));
                i_65 = (int) ((uint) i_64 + (uint) (-1));
                i_66 = (i_65 < 0) ? (-9) : i_65;
                i_63 = i_66;
            } else {
                i_63 = (-9);
            }
        }
        i_67 = (int) (0 - (uint) i_62);
        if (i_67 < 0) {
            l_68 = (long) i_67;
            l_69 = l_68;
        } else {
            l_70 = (long) i_63;
            if (i_63 < 0) {
                l_69 = l_70;
            } else {
                l_71 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_70 << 6)))));
                l_69 = l_71;
            }
        }
        l_72 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_73 = *((__global gale_int *) (arg_fs + 16 + l_72));
        i_74 = (int) ((uint) i_73 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_72)) = i_74;
        if (i_4 < i_74) {
            i_75 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_75 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_76 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_76)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 16L)))) = l_69;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 36L)))) = 0;
                l_77 = LONG_MIN;
            } else {
                l_77 = l_69;
            }
        } else {
            l_77 = l_69;
        }
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(6, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_40;
        gale_longs[gale_item] = (ulong) l_60;
        gale_ints[gale_items + gale_item] = (uint) i_61;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_78); }
        GALEFS_RETURN;
        resume_4:
        i_40 = (int) gale_ints[gale_item];
        l_60 = (long) gale_longs[gale_item];
        i_61 = (int) gale_ints[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_78 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_79 == 0) {
            i_80 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_81 = (int) (0 - (uint) i_80);
            if (i_81 < 0) {
                l_82 = (long) i_81;
                l_83 = l_82;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_84 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_84)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 12L)))) = i_40;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 36L)))) = 0;
                l_83 = LONG_MIN;
            }
        } else {
            l_85 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_86 = *((__global gale_int *) (arg_fs + 16 + l_85));
            i_87 = (int) ((uint) i_86 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_85)) = i_87;
            if (i_4 < i_87) {
                i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_88 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_89 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_89)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 36L)))) = 0;
                    l_83 = LONG_MIN;
                } else {
                    l_83 = (-16L);
                }
            } else {
                l_83 = (-16L);
            }
        }
    } else {
        l_83 = 0L;
    }
    GALEFS_BROADCAST(7, l_90, l_83);
    if (l_90 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_60;
        gale_ints[gale_item] = (uint) i_61;
        gale_longs[gale_items + gale_item] = (ulong) l_78;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_90); }
        GALEFS_RETURN;
        resume_5:
        l_60 = (long) gale_longs[gale_item];
        i_61 = (int) gale_ints[gale_item];
        l_78 = (long) gale_longs[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_90 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_91 == 0) {
            i_92 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_93 = (int) (0 - (uint) i_92);
            if (i_93 < 0) {
                l_94 = (long) i_93;
                l_95 = l_94;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_96 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_96)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = i_61;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 0;
                l_95 = LONG_MIN;
            }
        } else {
            l_97 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_98 = *((__global gale_int *) (arg_fs + 16 + l_97));
            i_99 = (int) ((uint) i_98 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_97)) = i_99;
            if (i_4 < i_99) {
                i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_100 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_101 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_101)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 36L)))) = 0;
                    l_95 = LONG_MIN;
                } else {
                    l_95 = (-16L);
                }
            } else {
                l_95 = (-16L);
            }
        }
    } else {
        l_95 = 0L;
    }
    GALEFS_BROADCAST(8, l_102, l_95);
    if (l_102 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_60;
        gale_longs[gale_items + gale_item] = (ulong) l_78;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_102); }
        GALEFS_RETURN;
        resume_6:
        l_60 = (long) gale_longs[gale_item];
        l_78 = (long) gale_longs[gale_items + gale_item];
        l_90 = (long) gale_longs[2 * gale_items + gale_item];
        l_102 = gale_round_reply(gale_entry);
    }
    l_103 = (long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_60 << 5) - (ulong) l_60)));
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_90)) + (ulong) ((long) ((ulong) (l_103 << 5) - (ulong) l_103)))) + (ulong) ((long) ((int) l_102))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_127) VARIABLE(int, i_130) VARIABLE(int, i_165) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_126) VARIABLE(long, l_128) VARIABLE(long, l_129) VARIABLE(long, l_164) VARIABLE(long, l_199) VARIABLE(long, l_2) VARIABLE(long, l_252) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(l_126) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_127) VARIABLE(i_165) VARIABLE(l_164) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_165) VARIABLE(l_164) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_164) VARIABLE(l_199) VARIABLE(l_252)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_8, i_12, i_14, i_15, i_17, i_19, i_22, i_23, i_26, i_27, i_33, i_35, i_36, i_43, i_48, i_51, i_54, i_55, i_58, i_59, i_63, i_68, i_72, i_74, i_75, i_77, i_79, i_82, i_83, i_86, i_87, i_93, i_95, i_96, i_103, i_108, i_111, i_114, i_115, i_118, i_119, i_123, i_127, i_130, i_132, i_133, i_134, i_135, i_136, i_137, i_146, i_149, i_152, i_153, i_156, i_157, i_161, i_165, i_167, i_168, i_169, i_170, i_171, i_172, i_181, i_184, i_187, i_188, i_191, i_192, i_196, i_201, i_205, i_207, i_208, i_210, i_212, i_215, i_216, i_219, i_220, i_229, i_234, i_237, i_240, i_241, i_244, i_245, i_249, i_254, i_258, i_260, i_261, i_263, i_265, i_268, i_269, i_272, i_273, i_282, i_287, i_290, i_293, i_294, i_297, i_298, i_302;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_7, l_9, l_10, l_11, l_13, l_16, l_18, l_20, l_21, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_53, l_56, l_57, l_60, l_61, l_62, l_64, l_65, l_66, l_67, l_69, l_70, l_71, l_73, l_76, l_78, l_80, l_81, l_84, l_85, l_88, l_89, l_90, l_91, l_92, l_94, l_97, l_98, l_99, l_100, l_101, l_102, l_104, l_105, l_106, l_107, l_109, l_110, l_112, l_113, l_116, l_117, l_120, l_121, l_122, l_124, l_125, l_126, l_128, l_129, l_131, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_147, l_148, l_150, l_151, l_154, l_155, l_158, l_159, l_160, l_162, l_163, l_164, l_166, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_182, l_183, l_185, l_186, l_189, l_190, l_193, l_194, l_195, l_197, l_198, l_199, l_200, l_202, l_203, l_204, l_206, l_209, l_211, l_213, l_214, l_217, l_218, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_230, l_231, l_232, l_233, l_235, l_236, l_238, l_239, l_242, l_243, l_246, l_247, l_248, l_250, l_251, l_252, l_253, l_255, l_256, l_257, l_259, l_262, l_264, l_266, l_267, l_270, l_271, l_274, l_275, l_276, l_277, l_278, l_279, l_280, l_281, l_283, l_284, l_285, l_286, l_288, l_289, l_291, l_292, l_295, l_296, l_299, l_300, l_301, l_303, l_304, l_305, l_306;
    GALEFS_GROUP_RESUME()
    l_0 = (((long) ((int) get_group_id(0))) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) ((int) get_group_id(0))) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_7 = (long) ((int) get_group_id(0));
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1856L))));
        if (i_8 == 0) {
            l_9 = (long) ((int) get_group_id(0));
            l_10 = (long) ((ulong) l_6 + (ulong) ((l_9 << 12) + (l_9 << 11)));
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
                            if (l_20 < l_5) {
                                GALEFS_RELAX(l_20);
                                l_24 = (long) ((ulong) l_20 + (ulong) 1L);
                                l_20 = l_24;
                            } else {
                                l_25 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
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
            l_28 = (long) i_15;
            l_29 = l_28;
        } else {
            l_29 = (-16L);
        }
        if (l_29 < 0L) {
            l_30 = l_29;
        } else {
            l_31 = (long) ((int) get_group_id(0));
            l_32 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 2048L);
            i_33 = 0;
            while (true) {
                if (!(i_33 < 4)) {
                    break;
                }
                l_34 = (long) i_33;
                i_35 = (int) *((__global char *) (arg_scratch + 16 + (l_34 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) l_34)))) = (char) i_35;
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_6 + (ulong) ((l_37 << 12) + (l_37 << 11)));
            l_39 = (long) ((ulong) l_38 + (ulong) 1896L);
            l_40 = *((__global gale_long *) (arg_fs + 16 + l_39));
            l_41 = (long) ((ulong) l_40 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_41) & 1023)))))) = 0L;
            l_42 = (long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_40) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_39)) = l_41;
            GALEFS_FENCE();
            i_43 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_43))))) = (char) 1;
            if (l_2 == 0L) {
                l_30 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_43 >> 6)))))) = (char) 1;
                l_30 = LONG_MIN;
            }
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_44 = (long) ((int) get_group_id(0));
            l_45 = (long) ((ulong) l_6 + (ulong) ((l_44 << 12) + (l_44 << 11)));
            l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1896L))));
            l_47 = (long) ((ulong) l_46 + (ulong) (-64L));
            i_48 = (int) ((uint) ((int) (((long) ((ulong) l_47 + (ulong) ((long) ((ulong) (l_47 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_49 = (long) ((ulong) l_45 + (ulong) 1792L);
            l_50 = (long) ((ulong) l_45 + (ulong) 1796L);
            i_51 = 0;
            l_52 = 0L;
            l_53 = (-1L);
            while (true) {
                if (!(i_51 == 0)) {
                    break;
                }
                i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                if (i_48 == i_55) {
                    i_51 = 1;
                } else {
                    if (i_54 == 0) {
                        if (l_52 < l_5) {
                            GALEFS_RELAX(l_52);
                            l_56 = (long) ((ulong) l_52 + (ulong) 1L);
                            l_52 = l_56;
                        } else {
                            l_57 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_58 = (l_53 == l_57) ? (-110) : 0;
                            i_51 = i_58;
                            l_52 = 0L;
                            l_53 = l_57;
                        }
                    } else {
                        i_59 = (int) (0 - (uint) i_54);
                        i_51 = i_59;
                    }
                }
            }
            if (i_51 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1888L)))) = i_48;
            }
            GALEFS_FENCE();
            if (i_51 < 0) {
                l_60 = (long) i_51;
                l_61 = l_60;
            } else {
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1800L))));
                l_61 = l_62;
            }
            i_63 = (int) ((uint) ((int) l_30) + (uint) (-1));
            if (i_63 < 0) {
                l_64 = l_61;
            } else {
                if (l_61 < 0L) {
                    l_64 = l_61;
                } else {
                    l_65 = (l_61 << 32) | ((long) (uint) i_63);
                    l_64 = l_65;
                }
            }
        } else {
            l_64 = l_30;
        }
    } else {
        l_64 = l_30;
    }
    GALEFS_BROADCAST(2, l_66, l_64);
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_67 = (long) ((int) get_group_id(0));
        i_68 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1856L))));
        if (i_68 == 0) {
            l_69 = (long) ((int) get_group_id(0));
            l_70 = (long) ((ulong) l_6 + (ulong) ((l_69 << 12) + (l_69 << 11)));
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
                l_81 = (-1L);
                while (true) {
                    if (!(i_79 == 0)) {
                        break;
                    }
                    i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                    i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                    if (i_77 == i_83) {
                        i_79 = 1;
                    } else {
                        if (i_82 == 0) {
                            if (l_80 < l_5) {
                                GALEFS_RELAX(l_80);
                                l_84 = (long) ((ulong) l_80 + (ulong) 1L);
                                l_80 = l_84;
                            } else {
                                l_85 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_86 = (l_81 == l_85) ? (-110) : 0;
                                i_79 = i_86;
                                l_80 = 0L;
                                l_81 = l_85;
                            }
                        } else {
                            i_87 = (int) (0 - (uint) i_82);
                            i_79 = i_87;
                        }
                    }
                }
                i_75 = i_79;
            }
            l_88 = (long) i_75;
            l_89 = l_88;
        } else {
            l_89 = (-16L);
        }
        if (l_89 < 0L) {
            l_90 = l_89;
        } else {
            l_91 = (long) ((int) get_group_id(0));
            l_92 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 2048L);
            i_93 = 0;
            while (true) {
                if (!(i_93 < 4)) {
                    break;
                }
                l_94 = (long) i_93;
                i_95 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_94 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) l_94)))) = (char) i_95;
                i_96 = (int) ((uint) i_93 + (uint) 1);
                i_93 = i_96;
            }
            l_97 = (long) ((int) get_group_id(0));
            l_98 = (long) ((ulong) l_6 + (ulong) ((l_97 << 12) + (l_97 << 11)));
            l_99 = (long) ((ulong) l_98 + (ulong) 1896L);
            l_100 = *((__global gale_long *) (arg_fs + 16 + l_99));
            l_101 = (long) ((ulong) l_100 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) ((long) (uint) (((int) l_101) & 1023)))))) = 0L;
            l_102 = (long) ((ulong) l_98 + (ulong) ((long) (uint) (((int) l_100) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_100 + (ulong) ((long) ((ulong) (l_100 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_102)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_99)) = l_101;
            GALEFS_FENCE();
            i_103 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_103))))) = (char) 1;
            if (l_2 == 0L) {
                l_90 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_103 >> 6)))))) = (char) 1;
                l_90 = LONG_MIN;
            }
        }
    } else {
        l_90 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_90 < (-4611686018427387904L)) {
            l_104 = (long) ((int) get_group_id(0));
            l_105 = (long) ((ulong) l_6 + (ulong) ((l_104 << 12) + (l_104 << 11)));
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
                        if (l_112 < l_5) {
                            GALEFS_RELAX(l_112);
                            l_116 = (long) ((ulong) l_112 + (ulong) 1L);
                            l_112 = l_116;
                        } else {
                            l_117 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
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
            i_123 = (int) ((uint) ((int) l_90) + (uint) (-1));
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
            l_124 = l_90;
        }
    } else {
        l_124 = l_90;
    }
    GALEFS_BROADCAST(4, l_126, l_124);
    i_127 = (int) l_66;
    l_128 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_129 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_130 = *((__global gale_int *) (arg_fs + 16 + 208L));
    if (((int) get_local_id(0)) == 0) {
        l_131 = (long) ((int) get_group_id(0));
        i_132 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_131 << 12) + (l_131 << 11)))) + (ulong) 1796L))));
        if (i_127 < 0) {
            i_133 = (-9);
        } else {
            if (i_127 < i_130) {
                i_134 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) (((long) (uint) i_127) << 3)))));
                i_135 = (int) ((uint) i_134 + (uint) (-1));
                i_136 = (i_135 < 0) ? (-9) : i_135;
                i_133 = i_136;
            } else {
                i_133 = (-9);
            }
        }
        i_137 = (int) (0 - (uint) i_132);
        if (i_137 < 0) {
            l_138 = (long) i_137;
            l_139 = l_138;
        } else {
            l_140 = (long) i_133;
            if (i_133 < 0) {
                l_139 = l_140;
            } else {
                l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) (l_140 << 6)))));
                l_139 = l_141;
            }
        }
    } else {
        l_139 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_139 < (-4611686018427387904L)) {
            l_142 = (long) ((int) get_group_id(0));
            l_143 = (long) ((ulong) l_6 + (ulong) ((l_142 << 12) + (l_142 << 11)));
            l_144 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1896L))));
            l_145 = (long) ((ulong) l_144 + (ulong) (-64L));
            i_146 = (int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_147 = (long) ((ulong) l_143 + (ulong) 1792L);
            l_148 = (long) ((ulong) l_143 + (ulong) 1796L);
            i_149 = 0;
            l_150 = 0L;
            l_151 = (-1L);
            while (true) {
                if (!(i_149 == 0)) {
                    break;
                }
                i_152 = *((volatile __global gale_int *) (arg_fs + 16 + l_148));
                i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_147));
                if (i_146 == i_153) {
                    i_149 = 1;
                } else {
                    if (i_152 == 0) {
                        if (l_150 < l_5) {
                            GALEFS_RELAX(l_150);
                            l_154 = (long) ((ulong) l_150 + (ulong) 1L);
                            l_150 = l_154;
                        } else {
                            l_155 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_156 = (l_151 == l_155) ? (-110) : 0;
                            i_149 = i_156;
                            l_150 = 0L;
                            l_151 = l_155;
                        }
                    } else {
                        i_157 = (int) (0 - (uint) i_152);
                        i_149 = i_157;
                    }
                }
            }
            if (i_149 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1888L)))) = i_146;
            }
            GALEFS_FENCE();
            if (i_149 < 0) {
                l_158 = (long) i_149;
                l_159 = l_158;
            } else {
                l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1800L))));
                l_159 = l_160;
            }
            i_161 = (int) ((uint) ((int) l_139) + (uint) (-1));
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
            l_162 = l_139;
        }
    } else {
        l_162 = l_139;
    }
    GALEFS_BROADCAST(5, l_164, l_162);
    i_165 = (int) l_126;
    if (((int) get_local_id(0)) == 0) {
        l_166 = (long) ((int) get_group_id(0));
        i_167 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1796L))));
        if (i_165 < 0) {
            i_168 = (-9);
        } else {
            if (i_165 < i_130) {
                i_169 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) (((long) (uint) i_165) << 3)))));
                i_170 = (int) ((uint) i_169 + (uint) (-1));
                i_171 = (i_170 < 0) ? (-9) : i_170;
                i_168 = i_171;
            } else {
                i_168 = (-9);
            }
        }
        i_172 = (int) (0 - (uint) i_167);
        if (i_172 < 0) {
            l_173 = (long) i_172;
            l_174 = l_173;
        } else {
            l_175 = (long) i_168;
            if (i_168 < 0) {
                l_174 = l_175;
            } else {
                l_176 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) (l_175 << 6)))));
                l_174 = l_176;
            }
        }
    } else {
        l_174 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_174 < (-4611686018427387904L)) {
            l_177 = (long) ((int) get_group_id(0));
            l_178 = (long) ((ulong) l_6 + (ulong) ((l_177 << 12) + (l_177 << 11)));
            l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1896L))));
            l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
            i_181 = (int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_182 = (long) ((ulong) l_178 + (ulong) 1792L);
            l_183 = (long) ((ulong) l_178 + (ulong) 1796L);
            i_184 = 0;
            l_185 = 0L;
            l_186 = (-1L);
            while (true) {
                if (!(i_184 == 0)) {
                    break;
                }
                i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_183));
                i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_182));
                if (i_181 == i_188) {
                    i_184 = 1;
                } else {
                    if (i_187 == 0) {
                        if (l_185 < l_5) {
                            GALEFS_RELAX(l_185);
                            l_189 = (long) ((ulong) l_185 + (ulong) 1L);
                            l_185 = l_189;
                        } else {
                            l_190 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_191 = (l_186 == l_190) ? (-110) : 0;
                            i_184 = i_191;
                            l_185 = 0L;
                            l_186 = l_190;
                        }
                    } else {
                        i_192 = (int) (0 - (uint) i_187);
                        i_184 = i_192;
                    }
                }
            }
            if (i_184 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1888L)))) = i_181;
            }
            GALEFS_FENCE();
            if (i_184 < 0) {
                l_193 = (long) i_184;
                l_194 = l_193;
            } else {
                l_195 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1800L))));
                l_194 = l_195;
            }
            i_196 = (int) ((uint) ((int) l_174) + (uint) (-1));
            if (i_196 < 0) {
                l_197 = l_194;
            } else {
                if (l_194 < 0L) {
                    l_197 = l_194;
                } else {
                    l_198 = (l_194 << 32) | ((long) (uint) i_196);
                    l_197 = l_198;
                }
            }
        } else {
            l_197 = l_174;
        }
    } else {
        l_197 = l_174;
    }
    GALEFS_BROADCAST(6, l_199, l_197);
    if (((int) get_local_id(0)) == 0) {
        l_200 = (long) ((int) get_group_id(0));
        i_201 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1856L))));
        if (i_201 == 0) {
            l_202 = (long) ((int) get_group_id(0));
            l_203 = (long) ((ulong) l_6 + (ulong) ((l_202 << 12) + (l_202 << 11)));
            l_204 = (long) ((ulong) l_203 + (ulong) 1796L);
            i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
            l_206 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
            i_207 = (int) (0 - (uint) i_205);
            if (i_207 < 0) {
                i_208 = i_207;
            } else {
                l_209 = (long) ((ulong) l_206 + (ulong) (-64L));
                i_210 = (int) ((uint) ((int) (((long) ((ulong) l_209 + (ulong) ((long) ((ulong) (l_209 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_211 = (long) ((ulong) l_203 + (ulong) 1792L);
                i_212 = 0;
                l_213 = 0L;
                l_214 = (-1L);
                while (true) {
                    if (!(i_212 == 0)) {
                        break;
                    }
                    i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                    i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
                    if (i_210 == i_216) {
                        i_212 = 1;
                    } else {
                        if (i_215 == 0) {
                            if (l_213 < l_5) {
                                GALEFS_RELAX(l_213);
                                l_217 = (long) ((ulong) l_213 + (ulong) 1L);
                                l_213 = l_217;
                            } else {
                                l_218 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_219 = (l_214 == l_218) ? (-110) : 0;
                                i_212 = i_219;
                                l_213 = 0L;
                                l_214 = l_218;
                            }
                        } else {
                            i_220 = (int) (0 - (uint) i_215);
                            i_212 = i_220;
                        }
                    }
                }
                i_208 = i_212;
            }
            if (i_208 < 0) {
                l_221 = (long) i_208;
                l_222 = l_221;
            } else {
                l_223 = (long) ((int) get_group_id(0));
                l_224 = (long) ((ulong) l_6 + (ulong) ((l_223 << 12) + (l_223 << 11)));
                l_225 = (long) ((ulong) l_224 + (ulong) 1896L);
                l_226 = *((__global gale_long *) (arg_fs + 16 + l_225));
                l_227 = (long) ((ulong) l_226 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) ((long) (uint) (((int) l_227) & 1023)))))) = 0L;
                l_228 = (long) ((ulong) l_224 + (ulong) ((long) (uint) (((int) l_226) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_226 + (ulong) ((long) ((ulong) (l_226 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 12L)))) = i_127;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_228)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_225)) = l_227;
                GALEFS_FENCE();
                i_229 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_229))))) = (char) 1;
                if (l_2 == 0L) {
                    l_222 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_229 >> 6)))))) = (char) 1;
                    l_222 = LONG_MIN;
                }
            }
        } else {
            l_222 = (-16L);
        }
    } else {
        l_222 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_222 < (-4611686018427387904L)) {
            l_230 = (long) ((int) get_group_id(0));
            l_231 = (long) ((ulong) l_6 + (ulong) ((l_230 << 12) + (l_230 << 11)));
            l_232 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 1896L))));
            l_233 = (long) ((ulong) l_232 + (ulong) (-64L));
            i_234 = (int) ((uint) ((int) (((long) ((ulong) l_233 + (ulong) ((long) ((ulong) (l_233 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_235 = (long) ((ulong) l_231 + (ulong) 1792L);
            l_236 = (long) ((ulong) l_231 + (ulong) 1796L);
            i_237 = 0;
            l_238 = 0L;
            l_239 = (-1L);
            while (true) {
                if (!(i_237 == 0)) {
                    break;
                }
                i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_236));
                i_241 = *((volatile __global gale_int *) (arg_fs + 16 + l_235));
                if (i_234 == i_241) {
                    i_237 = 1;
                } else {
                    if (i_240 == 0) {
                        if (l_238 < l_5) {
                            GALEFS_RELAX(l_238);
                            l_242 = (long) ((ulong) l_238 + (ulong) 1L);
                            l_238 = l_242;
                        } else {
                            l_243 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_244 = (l_239 == l_243) ? (-110) : 0;
                            i_237 = i_244;
                            l_238 = 0L;
                            l_239 = l_243;
                        }
                    } else {
                        i_245 = (int) (0 - (uint) i_240);
                        i_237 = i_245;
                    }
                }
            }
            if (i_237 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 1888L)))) = i_234;
            }
            GALEFS_FENCE();
            if (i_237 < 0) {
                l_246 = (long) i_237;
                l_247 = l_246;
            } else {
                l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 1800L))));
                l_247 = l_248;
            }
            i_249 = (int) ((uint) ((int) l_222) + (uint) (-1));
            if (i_249 < 0) {
                l_250 = l_247;
            } else {
                if (l_247 < 0L) {
                    l_250 = l_247;
                } else {
                    l_251 = (l_247 << 32) | ((long) (uint) i_249);
                    l_250 = l_251;
                }
            }
        } else {
            l_250 = l_222;
        }
    } else {
        l_250 = l_222;
    }
    GALEFS_BROADCAST(7, l_252, l_250);
    if (((int) get_local_id(0)) == 0) {
        l_253 = (long) ((int) get_group_id(0));
        i_254 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_253 << 12) + (l_253 << 11)))) + (ulong) 1856L))));
        if (i_254 == 0) {
            l_255 = (long) ((int) get_group_id(0));
            l_256 = (long) ((ulong) l_6 + (ulong) ((l_255 << 12) + (l_255 << 11)));
            l_257 = (long) ((ulong) l_256 + (ulong) 1796L);
            i_258 = *((volatile __global gale_int *) (arg_fs + 16 + l_257));
            l_259 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1896L))));
            i_260 = (int) (0 - (uint) i_258);
            if (i_260 < 0) {
                i_261 = i_260;
            } else {
                l_262 = (long) ((ulong) l_259 + (ulong) (-64L));
                i_263 = (int) ((uint) ((int) (((long) ((ulong) l_262 + (ulong) ((long) ((ulong) (l_262 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_264 = (long) ((ulong) l_256 + (ulong) 1792L);
                i_265 = 0;
                l_266 = 0L;
                l_267 = (-1L);
                while (true) {
                    if (!(i_265 == 0)) {
                        break;
                    }
                    i_268 = *((volatile __global gale_int *) (arg_fs + 16 + l_257));
                    i_269 = *((volatile __global gale_int *) (arg_fs + 16 + l_264));
                    if (i_263 == i_269) {
                        i_265 = 1;
                    } else {
                        if (i_268 == 0) {
                            if (l_266 < l_5) {
                                GALEFS_RELAX(l_266);
                                l_270 = (long) ((ulong) l_266 + (ulong) 1L);
                                l_266 = l_270;
                            } else {
                                l_271 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_272 = (l_267 == l_271) ? (-110) : 0;
                                i_265 = i_272;
                                l_266 = 0L;
                                l_267 = l_271;
                            }
                        } else {
                            i_273 = (int) (0 - (uint) i_268);
                            i_265 = i_273;
                        }
                    }
                }
                i_261 = i_265;
            }
            if (i_261 < 0) {
                l_274 = (long) i_261;
                l_275 = l_274;
            } else {
                l_276 = (long) ((int) get_group_id(0));
                l_277 = (long) ((ulong) l_6 + (ulong) ((l_276 << 12) + (l_276 << 11)));
                l_278 = (long) ((ulong) l_277 + (ulong) 1896L);
                l_279 = *((__global gale_long *) (arg_fs + 16 + l_278));
                l_280 = (long) ((ulong) l_279 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) ((long) (uint) (((int) l_280) & 1023)))))) = 0L;
                l_281 = (long) ((ulong) l_277 + (ulong) ((long) (uint) (((int) l_279) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_279 + (ulong) ((long) ((ulong) (l_279 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 12L)))) = i_165;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_281)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_278)) = l_280;
                GALEFS_FENCE();
                i_282 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_282))))) = (char) 1;
                if (l_2 == 0L) {
                    l_275 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_282 >> 6)))))) = (char) 1;
                    l_275 = LONG_MIN;
                }
            }
        } else {
            l_275 = (-16L);
        }
    } else {
        l_275 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_275 < (-4611686018427387904L)) {
            l_283 = (long) ((int) get_group_id(0));
            l_284 = (long) ((ulong) l_6 + (ulong) ((l_283 << 12) + (l_283 << 11)));
            l_285 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1896L))));
            l_286 = (long) ((ulong) l_285 + (ulong) (-64L));
            i_287 = (int) ((uint) ((int) (((long) ((ulong) l_286 + (ulong) ((long) ((ulong) (l_286 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_288 = (long) ((ulong) l_284 + (ulong) 1792L);
            l_289 = (long) ((ulong) l_284 + (ulong) 1796L);
            i_290 = 0;
            l_291 = 0L;
            l_292 = (-1L);
            while (true) {
                if (!(i_290 == 0)) {
                    break;
                }
                i_293 = *((volatile __global gale_int *) (arg_fs + 16 + l_289));
                i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
                if (i_287 == i_294) {
                    i_290 = 1;
                } else {
                    if (i_293 == 0) {
                        if (l_291 < l_5) {
                            GALEFS_RELAX(l_291);
                            l_295 = (long) ((ulong) l_291 + (ulong) 1L);
                            l_291 = l_295;
                        } else {
                            l_296 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_297 = (l_292 == l_296) ? (-110) : 0;
                            i_290 = i_297;
                            l_291 = 0L;
                            l_292 = l_296;
                        }
                    } else {
                        i_298 = (int) (0 - (uint) i_293);
                        i_290 = i_298;
                    }
                }
            }
            if (i_290 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1888L)))) = i_287;
            }
            GALEFS_FENCE();
            if (i_290 < 0) {
                l_299 = (long) i_290;
                l_300 = l_299;
            } else {
                l_301 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1800L))));
                l_300 = l_301;
            }
            i_302 = (int) ((uint) ((int) l_275) + (uint) (-1));
            if (i_302 < 0) {
                l_303 = l_300;
            } else {
                if (l_300 < 0L) {
                    l_303 = l_300;
                } else {
                    l_304 = (l_300 << 32) | ((long) (uint) i_302);
                    l_303 = l_304;
                }
            }
        } else {
            l_303 = l_275;
        }
    } else {
        l_303 = l_275;
    }
    GALEFS_BROADCAST(8, l_305, l_303);
    l_306 = (long) ((ulong) l_199 + (ulong) ((long) ((ulong) (l_164 << 5) - (ulong) l_164)));
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_252)) + (ulong) ((long) ((ulong) (l_306 << 5) - (ulong) l_306)))) + (ulong) ((long) ((int) l_305))));
    GALEFS_GROUP_END()
}
#endif
