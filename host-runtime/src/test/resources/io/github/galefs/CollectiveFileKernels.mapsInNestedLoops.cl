// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#mapsInNestedLoops
// entry point: galefs_mapsInNestedLoops
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ NONE WRITE
// suspension: 3 waits, 7 values, 40 bytes
// string: "file"
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
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 9318eb5bf8eab62b1938492d84fdc51fd2024f391e3b78e4f17035c1130f0ae1

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

// Orders loads before it before all accesses after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_ACQUIRE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#else
#define GALEFS_ACQUIRE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices)
#endif

// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices)
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

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_94)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_30) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_94)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_94)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_20)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_32, i_33, i_35, i_39, i_40, i_41, i_42, i_43, i_45, i_50, i_51, i_52, i_53, i_57, i_58, i_59, i_60, i_61, i_63, i_65, i_66, i_67, i_68, i_69, i_71, i_73, i_74, i_75, i_76, i_83, i_84, i_86, i_92, i_93, i_95, i_96, i_102, i_109, i_110, i_111, i_116, i_117, i_118;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_20, l_25, l_28, l_29, l_30, l_31, l_34, l_36, l_37, l_38, l_44, l_46, l_47, l_48, l_49, l_54, l_55, l_56, l_62, l_64, l_70, l_72, l_77, l_78, l_79, l_80, l_81, l_82, l_85, l_87, l_88, l_89, l_90, l_91, l_94, l_97, l_98, l_99, l_100, l_101, l_103, l_104, l_105, l_106, l_107, l_108, l_112, l_113, l_114, l_115, l_119, l_120;
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
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_3 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_3 == 0) {
            i_4 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_5 = (long) ((int) (0 - (uint) i_4));
            l_6 = l_5;
        } else {
            l_7 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_8 = *((__global gale_int *) (arg_fs + 16 + l_7));
            i_9 = (int) ((uint) i_8 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_7)) = i_9;
            if (i_1 < i_9) {
                i_10 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_10 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_11 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_11)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 36L)))) = 0;
                    l_6 = LONG_MIN;
                } else {
                    l_6 = (-16L);
                }
            } else {
                l_6 = (-16L);
            }
        }
        if (l_6 < 0L) {
            l_12 = l_6;
        } else {
            l_13 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_14 = 0;
            while (true) {
                if (!(i_14 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) ((long) i_14))))) = (char) ((int) gale_literals[i_14]);
                i_15 = (int) ((uint) i_14 + (uint) 1);
                i_14 = i_15;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_16 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_16)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 4;
            l_12 = LONG_MIN;
        }
    } else {
        l_12 = 0L;
    }
    GALEFS_BROADCAST(1, l_17, l_12);
    if (l_17 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_17); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_17 = gale_round_reply(gale_entry);
    }
    i_18 = (int) l_17;
    i_19 = gale_group;
    l_20 = 0L;
    i_21 = 0;
    while (true) {
        if (!(i_21 < 3)) {
            break;
        }
        i_22 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_21 + (uint) i_19)) & 63)) << 2) + 16L)));
        i_23 = i_22 & 3;
        i_24 = (int) ((uint) i_21 + (uint) 1);
        l_25 = l_20;
        i_26 = 0;
        while (true) {
            if (!(i_26 < i_23)) {
                goto B104;
            }
            i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_28 = 1L << i_27;
            l_29 = ((long) ((int) ((uint) i_26 + (uint) ((int) ((uint) i_21 + (uint) (i_21 << 2)))))) << 8;
            l_30 = ((long) ((ulong) l_28 + (ulong) (-1L))) & l_29;
            l_31 = *((__global gale_long *) (arg_fs + 16 + 136L));
            if (((int) get_local_id(0)) == 0) {
                i_32 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_33 = (int) (0 - (uint) i_32);
                l_34 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
                i_35 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_36 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_33 < 0) {
                    l_37 = (long) i_33;
                    l_38 = l_37;
                } else {
                    if (i_18 < 0) {
                        i_39 = (-9);
                    } else {
                        if (i_18 < i_35) {
                            i_40 = *((volatile __global gale_int *) (arg_fs + 16 + l_34));
                            i_41 = (int) ((uint) i_40 + (uint) (-1));
                            i_42 = (i_41 < 0) ? (-9) : i_41;
                            if (i_42 < 0) {
                                i_39 = i_42;
                            } else {
                                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 4L))));
                                if ((i_43 & 3) == 1) {
                                    i_39 = (-9);
                                } else {
                                    i_39 = i_42;
                                }
                            }
                        } else {
                            i_39 = (-9);
                        }
                    }
                    l_44 = (long) i_39;
                    if (i_39 < 0) {
                        l_38 = l_44;
                    } else {
                        if (l_29 < 0L) {
                            l_38 = (-22L);
                        } else {
                            i_45 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_45 == 0) {
                                l_46 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) (l_44 << 6)))));
                                l_47 = (long) ((ulong) l_46 - (ulong) l_29);
                                if (l_47 < 1L) {
                                    l_38 = 0L;
                                } else {
                                    l_48 = (l_47 < 128L) ? l_47 : 128L;
                                    l_38 = l_48;
                                }
                            } else {
                                l_38 = (-16L);
                            }
                        }
                    }
                }
                if (!(l_38 < 1L)) {
                    if (l_38 == 128L) {
                        l_49 = (long) ((ulong) l_28 - (ulong) l_30);
                        if (l_49 < 128L) {
                            if (!(((int) l_49) == 128)) {
                                goto B73;
                            }
                        }
                        if (i_18 < 0) {
                            i_50 = (-9);
                        } else {
                            if (i_18 < i_35) {
                                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_34));
                                i_52 = (int) ((uint) i_51 + (uint) (-1));
                                i_53 = (i_52 < 0) ? (-9) : i_52;
                                i_50 = i_53;
                            } else {
                                i_50 = (-9);
                            }
                        }
                        l_54 = (long) i_50;
                        if (i_50 < 0) {
                            l_55 = l_54;
                            goto B79;
                        }
                        l_56 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_57 = *((__global gale_int *) (arg_fs + 16 + l_56));
                        i_58 = (int) ((uint) i_57 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_56)) = i_58;
                        if (i_1 < i_58) {
                            i_59 = (-1);
                        } else {
                            i_60 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_36 + (ulong) (l_54 << 6))) + (ulong) 8L))));
                            i_61 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_62 = l_29 >> i_27;
                            i_63 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) l_62 + (ulong) (((long) i_60) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_64 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_65 = i_63;
                            i_66 = 0;
                            i_67 = (-2);
                            while (true) {
                                if (!(i_67 == (-2))) {
                                    break;
                                }
                                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) (((long) i_65) << 2)))));
                                i_69 = (int) ((uint) i_68 + (uint) (-1));
                                if (i_69 < 0) {
                                    i_67 = (-1);
                                } else {
                                    l_70 = (long) ((ulong) l_31 + (ulong) (((long) (uint) i_69) << 5));
                                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                                    l_72 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 8L))));
                                    if ((!(i_60 == i_71)) || (!(l_62 == l_72))) {
                                        if (i_61 == i_66) {
                                            i_67 = (-1);
                                        } else {
                                            i_73 = (int) ((uint) i_66 + (uint) 1);
                                            i_74 = i_61 & ((int) ((uint) i_65 + (uint) 1));
                                            i_65 = i_74;
                                            i_66 = i_73;
                                        }
                                    } else {
                                        i_67 = i_69;
                                    }
                                }
                            }
                            i_59 = i_67;
                        }
                        if (i_59 < 0) {
                            i_75 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_76 = (int) (0 - (uint) i_75);
                            if (i_76 < 0) {
                                l_77 = (long) i_76;
                                l_55 = l_77;
                                goto B79;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_78 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_78)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = l_29;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 128L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 0;
                            l_55 = (-9223372036854775679L);
                            goto B79;
                        }
                        l_79 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_80 = *((__global gale_long *) (arg_fs + 16 + l_79));
                        *((__global gale_long *) (arg_fs + 16 + l_79)) = ((long) ((ulong) l_80 + (ulong) 1L));
                        l_81 = (((long) (uint) i_59) << 32) | 128L;
                        l_55 = l_81;
                        goto B79;
                    }
                }
            B73:;
                l_82 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_83 = *((__global gale_int *) (arg_fs + 16 + l_82));
                i_84 = (int) ((uint) i_83 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_82)) = i_84;
                l_85 = (l_38 < 0L) ? l_38 : (-22L);
                if (i_1 < i_84) {
                    i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_86 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_87 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_87)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 16L)))) = l_85;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 36L)))) = 0;
                        l_55 = LONG_MIN;
                    } else {
                        l_55 = l_85;
                    }
                } else {
                    l_55 = l_85;
                }
            } else {
                l_55 = 0L;
            }
        B79:;
            GALEFS_BROADCAST(2, l_88, l_55);
            if (l_88 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_18;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                gale_longs[gale_item] = (ulong) l_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                gale_longs[gale_items + gale_item] = (ulong) l_30;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_88); }
                GALEFS_RETURN;
                resume_2:
                i_18 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                i_24 = (int) gale_ints[3 * gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                i_26 = (int) gale_ints[4 * gale_items + gale_item];
                l_30 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_19 = gale_group;
                l_31 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_88 = gale_round_reply(gale_entry);
            }
            if (((int) get_local_id(0)) == 0) {
                if (!(l_88 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_88 < 0L) {
                l_89 = l_88;
            } else {
                if (((int) l_88) == 0) {
                    l_89 = 0L;
                } else {
                    l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_31 + (ulong) (((long) ((ulong) l_88 >> 32)) << 5))) + (ulong) 16L))));
                    l_91 = (long) ((ulong) l_30 + (ulong) l_90);
                    l_89 = l_91;
                }
            }
            if ((ulong) ((long) ((ulong) l_89 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_92 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_93 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_21 + (uint) i_26)) & 63)) << 2) + 16L)));
            GALEFS_BARRIER(3);
            l_94 = (long) ((ulong) ((long) i_92) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)));
            i_95 = (int) ((uint) i_26 + (uint) 1);
            if ((i_93 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    i_96 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_96 == 0) {
                        l_97 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_98 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_99 = *((__global gale_long *) (arg_fs + 16 + l_98));
                        *((__global gale_long *) (arg_fs + 16 + l_98)) = ((long) ((ulong) l_99 + (ulong) 64L));
                        l_97 = 0L;
                    }
                } else {
                    l_97 = 0L;
                }
                GALEFS_BROADCAST(4, l_100, l_97);
                l_101 = (long) ((ulong) l_94 + (ulong) ((long) ((int) l_100)));
                l_25 = l_101;
                i_26 = i_95;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    i_102 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_102 == 0) {
                        l_103 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_104 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_105 = *((__global gale_long *) (arg_fs + 16 + l_104));
                        *((__global gale_long *) (arg_fs + 16 + l_104)) = ((long) ((ulong) l_105 + (ulong) 128L));
                        l_103 = 0L;
                    }
                } else {
                    l_103 = 0L;
                }
                GALEFS_BROADCAST(5, l_106, l_103);
                l_107 = (long) ((ulong) l_94 + (ulong) ((long) ((int) ((uint) ((int) l_106) + (uint) 1))));
                l_25 = l_107;
                i_26 = i_95;
            }
        }
        l_108 = (long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_25 << 3) - (ulong) l_25)));
        l_20 = l_108;
        i_21 = i_24;
        continue;
    B104:;
        l_20 = l_25;
        i_21 = i_24;
    }
    if (((int) get_local_id(0)) == 0) {
        i_109 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_109 == 0) {
            i_110 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_111 = (int) (0 - (uint) i_110);
            if (i_111 < 0) {
                l_112 = (long) i_111;
                l_113 = l_112;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_114 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_114)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                l_113 = LONG_MIN;
            }
        } else {
            l_115 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_116 = *((__global gale_int *) (arg_fs + 16 + l_115));
            i_117 = (int) ((uint) i_116 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_115)) = i_117;
            if (i_1 < i_117) {
                i_118 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_118 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_119 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_119)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 36L)))) = 0;
                    l_113 = LONG_MIN;
                } else {
                    l_113 = (-16L);
                }
            } else {
                l_113 = (-16L);
            }
        }
    } else {
        l_113 = 0L;
    }
    GALEFS_BROADCAST(6, l_120, l_113);
    if (l_120 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_120); }
        GALEFS_RETURN;
        resume_3:
        l_20 = (long) gale_longs[gale_item];
        l_120 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_120)) + (ulong) ((long) ((ulong) l_20 + (ulong) (l_20 << 1)))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_193) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_192) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_65) VARIABLE(long, l_70) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_79)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_76)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_193) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_193) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_65)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_64, i_66, i_67, i_68, i_69, i_71, i_72, i_77, i_78, i_81, i_82, i_84, i_88, i_89, i_90, i_91, i_92, i_95, i_102, i_103, i_104, i_105, i_107, i_108, i_110, i_112, i_113, i_114, i_115, i_116, i_118, i_120, i_121, i_122, i_123, i_126, i_128, i_129, i_133, i_135, i_136, i_138, i_140, i_143, i_144, i_147, i_148, i_156, i_165, i_168, i_171, i_172, i_175, i_176, i_180, i_186, i_190, i_191, i_193, i_195, i_201, i_209, i_215, i_224, i_228, i_230, i_231, i_233, i_235, i_238, i_239, i_242, i_243, i_252, i_257, i_260, i_263, i_264, i_267, i_268, i_272;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_65, l_70, l_73, l_74, l_75, l_76, l_79, l_80, l_83, l_85, l_86, l_87, l_93, l_94, l_96, l_97, l_98, l_99, l_100, l_101, l_106, l_109, l_111, l_117, l_119, l_124, l_125, l_127, l_130, l_131, l_132, l_134, l_137, l_139, l_141, l_142, l_145, l_146, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_166, l_167, l_169, l_170, l_173, l_174, l_177, l_178, l_179, l_181, l_182, l_183, l_184, l_185, l_187, l_188, l_189, l_192, l_194, l_196, l_197, l_198, l_199, l_200, l_202, l_203, l_204, l_205, l_206, l_207, l_208, l_210, l_211, l_212, l_213, l_214, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_229, l_232, l_234, l_236, l_237, l_240, l_241, l_244, l_245, l_246, l_247, l_248, l_249, l_250, l_251, l_253, l_254, l_255, l_256, l_258, l_259, l_261, l_262, l_265, l_266, l_269, l_270, l_271, l_273, l_274, l_275;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((int) get_group_id(0));
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1856L))));
        if (i_6 == 0) {
            l_7 = (long) ((int) get_group_id(0));
            l_8 = (long) ((ulong) l_4 + (ulong) ((l_7 << 12) + (l_7 << 11)));
            l_9 = (long) ((ulong) l_8 + (ulong) 1796L);
            i_10 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
            l_11 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) 1896L))));
            i_12 = (int) (0 - (uint) i_10);
            if (i_12 < 0) {
                i_13 = i_12;
            } else {
                l_14 = (long) ((ulong) l_11 + (ulong) (-64L));
                i_15 = (int) ((uint) ((int) (((long) ((ulong) l_14 + (ulong) ((long) ((ulong) (l_14 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_16 = (long) ((ulong) l_8 + (ulong) 1792L);
                i_17 = 0;
                l_18 = 0L;
                l_19 = (-1L);
                while (true) {
                    if (!(i_17 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    if (i_15 == i_21) {
                        i_17 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_18 < l_3) {
                                GALEFS_RELAX(l_18);
                                l_22 = (long) ((ulong) l_18 + (ulong) 1L);
                                l_18 = l_22;
                            } else {
                                l_23 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_24 = (l_19 == l_23) ? (-110) : 0;
                                i_17 = i_24;
                                l_18 = 0L;
                                l_19 = l_23;
                            }
                        } else {
                            i_25 = (int) (0 - (uint) i_20);
                            i_17 = i_25;
                        }
                    }
                }
                i_13 = i_17;
            }
            l_26 = (long) i_13;
            l_27 = l_26;
        } else {
            l_27 = (-16L);
        }
        if (l_27 < 0L) {
            l_28 = l_27;
        } else {
            l_29 = (long) ((int) get_group_id(0));
            l_30 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_29 << 12) + (l_29 << 11)))) + (ulong) 2048L);
            i_31 = 0;
            while (true) {
                if (!(i_31 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) i_31))))) = (char) ((int) gale_literals[i_31]);
                i_32 = (int) ((uint) i_31 + (uint) 1);
                i_31 = i_32;
            }
            l_33 = (long) ((int) get_group_id(0));
            l_34 = (long) ((ulong) l_4 + (ulong) ((l_33 << 12) + (l_33 << 11)));
            l_35 = (long) ((ulong) l_34 + (ulong) 1896L);
            l_36 = *((__global gale_long *) (arg_fs + 16 + l_35));
            l_37 = (long) ((ulong) l_36 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_37) & 1023)))))) = 0L;
            l_38 = (long) ((ulong) l_34 + (ulong) ((long) (uint) (((int) l_36) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_36 + (ulong) ((long) ((ulong) (l_36 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_38)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_35)) = l_37;
            GALEFS_FENCE();
            i_39 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_39))))) = (char) 1;
            if (l_0 == 0L) {
                l_28 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_39 >> 6)))))) = (char) 1;
                l_28 = LONG_MIN;
            }
        }
    } else {
        l_28 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_28 < (-4611686018427387904L)) {
            l_40 = (long) ((int) get_group_id(0));
            l_41 = (long) ((ulong) l_4 + (ulong) ((l_40 << 12) + (l_40 << 11)));
            l_42 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1896L))));
            l_43 = (long) ((ulong) l_42 + (ulong) (-64L));
            i_44 = (int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_45 = (long) ((ulong) l_41 + (ulong) 1792L);
            l_46 = (long) ((ulong) l_41 + (ulong) 1796L);
            i_47 = 0;
            l_48 = 0L;
            l_49 = (-1L);
            while (true) {
                if (!(i_47 == 0)) {
                    break;
                }
                i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_45));
                if (i_44 == i_51) {
                    i_47 = 1;
                } else {
                    if (i_50 == 0) {
                        if (l_48 < l_3) {
                            GALEFS_RELAX(l_48);
                            l_52 = (long) ((ulong) l_48 + (ulong) 1L);
                            l_48 = l_52;
                        } else {
                            l_53 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_54 = (l_49 == l_53) ? (-110) : 0;
                            i_47 = i_54;
                            l_48 = 0L;
                            l_49 = l_53;
                        }
                    } else {
                        i_55 = (int) (0 - (uint) i_50);
                        i_47 = i_55;
                    }
                }
            }
            if (i_47 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1888L)))) = i_44;
            }
            GALEFS_FENCE();
            if (i_47 < 0) {
                l_56 = (long) i_47;
                l_57 = l_56;
            } else {
                l_58 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1800L))));
                l_57 = l_58;
            }
            i_59 = (int) ((uint) ((int) l_28) + (uint) (-1));
            if (i_59 < 0) {
                l_60 = l_57;
            } else {
                if (l_57 < 0L) {
                    l_60 = l_57;
                } else {
                    l_61 = (l_57 << 32) | ((long) (uint) i_59);
                    l_60 = l_61;
                }
            }
        } else {
            l_60 = l_28;
        }
    } else {
        l_60 = l_28;
    }
    GALEFS_BROADCAST(1, l_62, l_60);
    i_63 = (int) l_62;
    i_64 = (int) get_group_id(0);
    l_65 = 0L;
    i_66 = 0;
    while (true) {
        if (!(i_66 < 3)) {
            break;
        }
        i_67 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_66 + (uint) i_64)) & 63)) << 2) + 16L)));
        i_68 = i_67 & 3;
        i_69 = (int) ((uint) i_66 + (uint) 1);
        l_70 = l_65;
        i_71 = 0;
        while (true) {
            if (!(i_71 < i_68)) {
                goto B179;
            }
            i_72 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_73 = 1L << i_72;
            l_74 = ((long) ((int) ((uint) i_71 + (uint) ((int) ((uint) i_66 + (uint) (i_66 << 2)))))) << 8;
            l_75 = ((long) ((ulong) l_73 + (ulong) (-1L))) & l_74;
            l_76 = *((__global gale_long *) (arg_fs + 16 + 40L));
            i_77 = *((__global gale_int *) (arg_fs + 16 + 36L));
            i_78 = (int) ((uint) (1 << i_77) + (uint) (-1));
            l_79 = *((__global gale_long *) (arg_fs + 16 + 136L));
            if (((int) get_local_id(0)) == 0) {
                l_80 = (long) ((int) get_group_id(0));
                i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_80 << 12) + (l_80 << 11)))) + (ulong) 1796L))));
                i_82 = (int) (0 - (uint) i_81);
                l_83 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
                i_84 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_85 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_82 < 0) {
                    l_86 = (long) i_82;
                    l_87 = l_86;
                } else {
                    if (i_63 < 0) {
                        i_88 = (-9);
                    } else {
                        if (i_63 < i_84) {
                            i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                            i_90 = (int) ((uint) i_89 + (uint) (-1));
                            i_91 = (i_90 < 0) ? (-9) : i_90;
                            if (i_91 < 0) {
                                i_88 = i_91;
                            } else {
                                i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L))));
                                if ((i_92 & 3) == 1) {
                                    i_88 = (-9);
                                } else {
                                    i_88 = i_91;
                                }
                            }
                        } else {
                            i_88 = (-9);
                        }
                    }
                    l_93 = (long) i_88;
                    if (i_88 < 0) {
                        l_87 = l_93;
                    } else {
                        if (l_74 < 0L) {
                            l_87 = (-22L);
                        } else {
                            l_94 = (long) ((int) get_group_id(0));
                            i_95 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_94 << 12) + (l_94 << 11)))) + (ulong) 1856L))));
                            if (i_95 == 0) {
                                l_96 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) (l_93 << 6)))));
                                l_97 = (long) ((ulong) l_96 - (ulong) l_74);
                                if (l_97 < 1L) {
                                    l_87 = 0L;
                                } else {
                                    l_98 = (l_97 < 128L) ? l_97 : 128L;
                                    l_87 = l_98;
                                }
                            } else {
                                l_87 = (-16L);
                            }
                        }
                    }
                }
                l_99 = (l_87 < 0L) ? l_87 : (-22L);
                if (l_87 < 1L) {
                    l_100 = l_99;
                } else {
                    if (l_87 == 128L) {
                        l_101 = (long) ((ulong) l_73 - (ulong) l_75);
                        if (l_101 < 128L) {
                            if (!(((int) l_101) == 128)) {
                                l_100 = l_99;
                                goto B130;
                            }
                        }
                        if (i_63 < 0) {
                            i_102 = (-9);
                        } else {
                            if (i_63 < i_84) {
                                i_103 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                                i_104 = (int) ((uint) i_103 + (uint) (-1));
                                i_105 = (i_104 < 0) ? (-9) : i_104;
                                i_102 = i_105;
                            } else {
                                i_102 = (-9);
                            }
                        }
                        l_106 = (long) i_102;
                        if (i_102 < 0) {
                            l_100 = l_106;
                        } else {
                            i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (l_106 << 6))) + (ulong) 8L))));
                            i_108 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_109 = l_74 >> i_72;
                            i_110 = i_108 & ((int) (((long) ((ulong) ((long) ((ulong) l_109 + (ulong) (((long) i_107) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_111 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_112 = i_110;
                            i_113 = 0;
                            i_114 = (-2);
                            while (true) {
                                if (!(i_114 == (-2))) {
                                    break;
                                }
                                i_115 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) (((long) i_112) << 2)))));
                                i_116 = (int) ((uint) i_115 + (uint) (-1));
                                if (i_116 < 0) {
                                    i_114 = (-1);
                                } else {
                                    l_117 = (long) ((ulong) l_79 + (ulong) (((long) (uint) i_116) << 5));
                                    i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                                    l_119 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 8L))));
                                    if ((!(i_107 == i_118)) || (!(l_109 == l_119))) {
                                        if (i_108 == i_113) {
                                            i_114 = (-1);
                                        } else {
                                            i_120 = (int) ((uint) i_113 + (uint) 1);
                                            i_121 = i_108 & ((int) ((uint) i_112 + (uint) 1));
                                            i_112 = i_121;
                                            i_113 = i_120;
                                        }
                                    } else {
                                        i_114 = i_116;
                                    }
                                }
                            }
                            if (i_114 < 0) {
                                i_122 = i_114;
                            } else {
                                i_123 = (int) get_group_id(0);
                                l_124 = (long) ((ulong) l_76 + (ulong) ((((long) (i_123 & i_78)) << 6) + (((long) (i_123 >> i_77)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_124)) = ((int) ((uint) i_114 + (uint) 1));
                                GALEFS_FENCE();
                                l_125 = (long) ((ulong) l_79 + (ulong) (((long) (uint) i_114) << 5));
                                i_126 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_107 == i_126) {
                                    l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                                    i_128 = (l_109 == l_127) ? 1 : 0;
                                    i_129 = i_128;
                                } else {
                                    i_129 = 0;
                                }
                                if (i_129 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_124)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_129 == 0) {
                                    i_122 = (-1);
                                } else {
                                    i_122 = i_114;
                                }
                            }
                            if (i_122 < 0) {
                                l_130 = (long) ((int) get_group_id(0));
                                l_131 = (long) ((ulong) l_4 + (ulong) ((l_130 << 12) + (l_130 << 11)));
                                l_132 = (long) ((ulong) l_131 + (ulong) 1796L);
                                i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                l_134 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 1896L))));
                                i_135 = (int) (0 - (uint) i_133);
                                if (i_135 < 0) {
                                    i_136 = i_135;
                                } else {
                                    l_137 = (long) ((ulong) l_134 + (ulong) (-64L));
                                    i_138 = (int) ((uint) ((int) (((long) ((ulong) l_137 + (ulong) ((long) ((ulong) (l_137 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_139 = (long) ((ulong) l_131 + (ulong) 1792L);
                                    i_140 = 0;
                                    l_141 = 0L;
                                    l_142 = (-1L);
                                    while (true) {
                                        if (!(i_140 == 0)) {
                                            break;
                                        }
                                        i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                        i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_139));
                                        if (i_138 == i_144) {
                                            i_140 = 1;
                                        } else {
                                            if (i_143 == 0) {
                                                if (l_141 < l_3) {
                                                    GALEFS_RELAX(l_141);
                                                    l_145 = (long) ((ulong) l_141 + (ulong) 1L);
                                                    l_141 = l_145;
                                                } else {
                                                    l_146 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                    i_147 = (l_142 == l_146) ? (-110) : 0;
                                                    i_140 = i_147;
                                                    l_141 = 0L;
                                                    l_142 = l_146;
                                                }
                                            } else {
                                                i_148 = (int) (0 - (uint) i_143);
                                                i_140 = i_148;
                                            }
                                        }
                                    }
                                    i_136 = i_140;
                                }
                                if (i_136 < 0) {
                                    l_149 = (long) i_136;
                                    l_100 = l_149;
                                } else {
                                    l_150 = (long) ((int) get_group_id(0));
                                    l_151 = (long) ((ulong) l_4 + (ulong) ((l_150 << 12) + (l_150 << 11)));
                                    l_152 = (long) ((ulong) l_151 + (ulong) 1896L);
                                    l_153 = *((__global gale_long *) (arg_fs + 16 + l_152));
                                    l_154 = (long) ((ulong) l_153 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) ((long) (uint) (((int) l_154) & 1023)))))) = 0L;
                                    l_155 = (long) ((ulong) l_151 + (ulong) ((long) (uint) (((int) l_153) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 4L)))) = 6;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_153 + (ulong) ((long) ((ulong) (l_153 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 12L)))) = i_63;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 16L)))) = l_74;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 24L)))) = 128L;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_155)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_152)) = l_154;
                                    GALEFS_FENCE();
                                    i_156 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_156))))) = (char) 1;
                                    if (l_0 == 0L) {
                                        l_100 = (-9223372036854775679L);
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_156 >> 6)))))) = (char) 1;
                                        l_100 = (-9223372036854775679L);
                                    }
                                }
                            } else {
                                l_157 = (long) ((int) get_group_id(0));
                                l_158 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_157 << 12) + (l_157 << 11)))) + (ulong) 1864L);
                                l_159 = *((__global gale_long *) (arg_fs + 16 + l_158));
                                *((__global gale_long *) (arg_fs + 16 + l_158)) = ((long) ((ulong) l_159 + (ulong) 1L));
                                l_160 = (((long) (uint) i_122) << 32) | 128L;
                                l_100 = l_160;
                            }
                        }
                    } else {
                        l_100 = l_99;
                    }
                }
            } else {
                l_100 = 0L;
            }
        B130:;
            if (((int) get_local_id(0)) == 0) {
                if (l_100 < (-4611686018427387904L)) {
                    l_161 = (long) ((int) get_group_id(0));
                    l_162 = (long) ((ulong) l_4 + (ulong) ((l_161 << 12) + (l_161 << 11)));
                    l_163 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) 1896L))));
                    l_164 = (long) ((ulong) l_163 + (ulong) (-64L));
                    i_165 = (int) ((uint) ((int) (((long) ((ulong) l_164 + (ulong) ((long) ((ulong) (l_164 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_166 = (long) ((ulong) l_162 + (ulong) 1792L);
                    l_167 = (long) ((ulong) l_162 + (ulong) 1796L);
                    i_168 = 0;
                    l_169 = 0L;
                    l_170 = (-1L);
                    while (true) {
                        if (!(i_168 == 0)) {
                            break;
                        }
                        i_171 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                        i_172 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                        if (i_165 == i_172) {
                            i_168 = 1;
                        } else {
                            if (i_171 == 0) {
                                if (l_169 < l_3) {
                                    GALEFS_RELAX(l_169);
                                    l_173 = (long) ((ulong) l_169 + (ulong) 1L);
                                    l_169 = l_173;
                                } else {
                                    l_174 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_175 = (l_170 == l_174) ? (-110) : 0;
                                    i_168 = i_175;
                                    l_169 = 0L;
                                    l_170 = l_174;
                                }
                            } else {
                                i_176 = (int) (0 - (uint) i_171);
                                i_168 = i_176;
                            }
                        }
                    }
                    if (i_168 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) 1888L)))) = i_165;
                    }
                    GALEFS_FENCE();
                    if (i_168 < 0) {
                        l_177 = (long) i_168;
                        l_178 = l_177;
                    } else {
                        l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) 1800L))));
                        l_178 = l_179;
                    }
                    i_180 = (int) ((uint) ((int) l_100) + (uint) (-1));
                    if (i_180 < 0) {
                        l_181 = l_178;
                    } else {
                        if (l_178 < 0L) {
                            l_181 = l_178;
                        } else {
                            l_182 = (l_178 << 32) | ((long) (uint) i_180);
                            l_181 = l_182;
                        }
                    }
                } else {
                    l_181 = l_100;
                }
            } else {
                l_181 = l_100;
            }
            GALEFS_BROADCAST(2, l_183, l_181);
            l_184 = l_183 >> 32;
            if (((int) get_local_id(0)) == 0) {
                if (!(l_183 < 0L)) {
                    l_185 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1856L)))) = 1;
                    i_186 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_186)) << 6) + (((long) (i_186 >> i_77)) << 2)))))) = (((int) ((uint) ((int) l_184) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_183 < 0L) {
                l_187 = l_183;
            } else {
                if (((int) l_183) == 0) {
                    l_187 = 0L;
                } else {
                    l_188 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_184 << 5))) + (ulong) 16L))));
                    l_189 = (long) ((ulong) l_75 + (ulong) l_188);
                    l_187 = l_189;
                }
            }
            if ((ulong) ((long) ((ulong) l_187 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_190 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_191 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_66 + (uint) i_71)) & 63)) << 2) + 16L)));
            GALEFS_BARRIER(3);
            l_192 = (long) ((ulong) ((long) i_190) + (ulong) ((long) ((ulong) (l_70 << 5) - (ulong) l_70)));
            i_193 = (int) ((uint) i_71 + (uint) 1);
            if ((i_191 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_194 = (long) ((int) get_group_id(0));
                    i_195 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1856L))));
                    if (i_195 == 0) {
                        l_196 = (-22L);
                    } else {
                        l_197 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L)))) = 0;
                        l_198 = (long) ((int) get_group_id(0));
                        l_199 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1872L);
                        l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                        *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) l_200 + (ulong) 64L));
                        GALEFS_RELEASE_FENCE();
                        i_201 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_201)) << 6) + (((long) (i_201 >> i_77)) << 2)))))) = 0;
                        l_202 = (long) ((int) get_group_id(0));
                        l_203 = (long) ((ulong) l_4 + (ulong) ((l_202 << 12) + (l_202 << 11)));
                        l_204 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
                        l_205 = (long) ((ulong) l_204 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_196 = 0L;
                    }
                } else {
                    l_196 = 0L;
                }
                GALEFS_BROADCAST(4, l_206, l_196);
                l_207 = (long) ((ulong) l_192 + (ulong) ((long) ((int) l_206)));
                l_70 = l_207;
                i_71 = i_193;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_208 = (long) ((int) get_group_id(0));
                    i_209 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_208 << 12) + (l_208 << 11)))) + (ulong) 1856L))));
                    if (i_209 == 0) {
                        l_210 = (-22L);
                    } else {
                        l_211 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 1856L)))) = 0;
                        l_212 = (long) ((int) get_group_id(0));
                        l_213 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 1872L);
                        l_214 = *((__global gale_long *) (arg_fs + 16 + l_213));
                        *((__global gale_long *) (arg_fs + 16 + l_213)) = ((long) ((ulong) l_214 + (ulong) 128L));
                        GALEFS_RELEASE_FENCE();
                        i_215 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_215)) << 6) + (((long) (i_215 >> i_77)) << 2)))))) = 0;
                        l_216 = (long) ((int) get_group_id(0));
                        l_217 = (long) ((ulong) l_4 + (ulong) ((l_216 << 12) + (l_216 << 11)));
                        l_218 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1896L))));
                        l_219 = (long) ((ulong) l_218 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_219 + (ulong) ((long) ((ulong) (l_219 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_210 = 0L;
                    }
                } else {
                    l_210 = 0L;
                }
                GALEFS_BROADCAST(5, l_220, l_210);
                l_221 = (long) ((ulong) l_192 + (ulong) ((long) ((int) ((uint) ((int) l_220) + (uint) 1))));
                l_70 = l_221;
                i_71 = i_193;
            }
        }
        l_222 = (long) ((ulong) l_187 + (ulong) ((long) ((ulong) (l_70 << 3) - (ulong) l_70)));
        l_65 = l_222;
        i_66 = i_69;
        continue;
    B179:;
        l_65 = l_70;
        i_66 = i_69;
    }
    if (((int) get_local_id(0)) == 0) {
        l_223 = (long) ((int) get_group_id(0));
        i_224 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_223 << 12) + (l_223 << 11)))) + (ulong) 1856L))));
        if (i_224 == 0) {
            l_225 = (long) ((int) get_group_id(0));
            l_226 = (long) ((ulong) l_4 + (ulong) ((l_225 << 12) + (l_225 << 11)));
            l_227 = (long) ((ulong) l_226 + (ulong) 1796L);
            i_228 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
            l_229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1896L))));
            i_230 = (int) (0 - (uint) i_228);
            if (i_230 < 0) {
                i_231 = i_230;
            } else {
                l_232 = (long) ((ulong) l_229 + (ulong) (-64L));
                i_233 = (int) ((uint) ((int) (((long) ((ulong) l_232 + (ulong) ((long) ((ulong) (l_232 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_234 = (long) ((ulong) l_226 + (ulong) 1792L);
                i_235 = 0;
                l_236 = 0L;
                l_237 = (-1L);
                while (true) {
                    if (!(i_235 == 0)) {
                        break;
                    }
                    i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
                    i_239 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                    if (i_233 == i_239) {
                        i_235 = 1;
                    } else {
                        if (i_238 == 0) {
                            if (l_236 < l_3) {
                                GALEFS_RELAX(l_236);
                                l_240 = (long) ((ulong) l_236 + (ulong) 1L);
                                l_236 = l_240;
                            } else {
                                l_241 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_242 = (l_237 == l_241) ? (-110) : 0;
                                i_235 = i_242;
                                l_236 = 0L;
                                l_237 = l_241;
                            }
                        } else {
                            i_243 = (int) (0 - (uint) i_238);
                            i_235 = i_243;
                        }
                    }
                }
                i_231 = i_235;
            }
            if (i_231 < 0) {
                l_244 = (long) i_231;
                l_245 = l_244;
            } else {
                l_246 = (long) ((int) get_group_id(0));
                l_247 = (long) ((ulong) l_4 + (ulong) ((l_246 << 12) + (l_246 << 11)));
                l_248 = (long) ((ulong) l_247 + (ulong) 1896L);
                l_249 = *((__global gale_long *) (arg_fs + 16 + l_248));
                l_250 = (long) ((ulong) l_249 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) ((long) (uint) (((int) l_250) & 1023)))))) = 0L;
                l_251 = (long) ((ulong) l_247 + (ulong) ((long) (uint) (((int) l_249) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 12L)))) = i_63;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_251)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_248)) = l_250;
                GALEFS_FENCE();
                i_252 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_252))))) = (char) 1;
                if (l_0 == 0L) {
                    l_245 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_252 >> 6)))))) = (char) 1;
                    l_245 = LONG_MIN;
                }
            }
        } else {
            l_245 = (-16L);
        }
    } else {
        l_245 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_245 < (-4611686018427387904L)) {
            l_253 = (long) ((int) get_group_id(0));
            l_254 = (long) ((ulong) l_4 + (ulong) ((l_253 << 12) + (l_253 << 11)));
            l_255 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 1896L))));
            l_256 = (long) ((ulong) l_255 + (ulong) (-64L));
            i_257 = (int) ((uint) ((int) (((long) ((ulong) l_256 + (ulong) ((long) ((ulong) (l_256 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_258 = (long) ((ulong) l_254 + (ulong) 1792L);
            l_259 = (long) ((ulong) l_254 + (ulong) 1796L);
            i_260 = 0;
            l_261 = 0L;
            l_262 = (-1L);
            while (true) {
                if (!(i_260 == 0)) {
                    break;
                }
                i_263 = *((volatile __global gale_int *) (arg_fs + 16 + l_259));
                i_264 = *((volatile __global gale_int *) (arg_fs + 16 + l_258));
                if (i_257 == i_264) {
                    i_260 = 1;
                } else {
                    if (i_263 == 0) {
                        if (l_261 < l_3) {
                            GALEFS_RELAX(l_261);
                            l_265 = (long) ((ulong) l_261 + (ulong) 1L);
                            l_261 = l_265;
                        } else {
                            l_266 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_267 = (l_262 == l_266) ? (-110) : 0;
                            i_260 = i_267;
                            l_261 = 0L;
                            l_262 = l_266;
                        }
                    } else {
                        i_268 = (int) (0 - (uint) i_263);
                        i_260 = i_268;
                    }
                }
            }
            if (i_260 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 1888L)))) = i_257;
            }
            GALEFS_FENCE();
            if (i_260 < 0) {
                l_269 = (long) i_260;
                l_270 = l_269;
            } else {
                l_271 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 1800L))));
                l_270 = l_271;
            }
            i_272 = (int) ((uint) ((int) l_245) + (uint) (-1));
            if (i_272 < 0) {
                l_273 = l_270;
            } else {
                if (l_270 < 0L) {
                    l_273 = l_270;
                } else {
                    l_274 = (l_270 << 32) | ((long) (uint) i_272);
                    l_273 = l_274;
                }
            }
        } else {
            l_273 = l_245;
        }
    } else {
        l_273 = l_245;
    }
    GALEFS_BROADCAST(6, l_275, l_273);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_275)) + (ulong) ((long) ((ulong) l_65 + (ulong) (l_65 << 1)))));
    GALEFS_GROUP_END()
}
#endif
