// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ NONE WRITE
// suspension: 3 waits, 10 values, 48 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/cachehit/CacheHitKernels.java
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
// source SHA-256: fe522f5a5c3bfa47c71d68b4229a39f37a43dfbec82d2f0b144de57bd4124839

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
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

__constant char gale_literals[] = {119, 111, 114, 100, 115};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_4) VARIABLE(long, l_22) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_3) VARIABLE(long, l_38) VARIABLE(long, l_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_3) VARIABLE(l_38) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_100) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_100) VARIABLE(i_106) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(i_32)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_23, i_24, i_26, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_36, i_39, i_40, i_42, i_46, i_47, i_48, i_49, i_50, i_52, i_57, i_58, i_59, i_60, i_64, i_65, i_66, i_67, i_68, i_70, i_72, i_73, i_74, i_75, i_76, i_78, i_80, i_81, i_82, i_83, i_91, i_92, i_94, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_116, i_117, i_118, i_119, i_120, i_125, i_126, i_127;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_22, l_25, l_27, l_28, l_37, l_38, l_41, l_43, l_44, l_45, l_51, l_53, l_54, l_55, l_56, l_61, l_62, l_63, l_69, l_71, l_77, l_79, l_84, l_85, l_86, l_87, l_88, l_89, l_90, l_93, l_95, l_96, l_97, l_98, l_99, l_112, l_113, l_114, l_115, l_121, l_122, l_123, l_124, l_128, l_129;
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
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
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
            l_16 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_17 = 0;
            while (true) {
                if (!(i_17 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((long) i_17))))) = (char) ((int) gale_literals[i_17]);
                i_18 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_18;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_19 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 5;
            l_15 = LONG_MIN;
        }
    } else {
        l_15 = 0L;
    }
    GALEFS_BROADCAST(1, l_20, l_15);
    if (l_20 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        gale_ints[2 * gale_items + gale_item] = (uint) i_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_20); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        i_2 = (int) gale_ints[2 * gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_20 = gale_round_reply(gale_entry);
    }
    i_21 = (int) l_20;
    l_22 = (long) i_1;
    i_23 = gale_group_count;
    i_24 = (int) get_local_id(0);
    l_25 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_27 = 1L << i_26;
    l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
    i_29 = (int) get_local_id(0);
    i_30 = gale_group;
    i_31 = 0;
    i_32 = 0;
    i_33 = 0;
    while (true) {
        if (!(i_33 < i_2)) {
            break;
        }
        i_34 = i_31;
        i_35 = i_32;
        i_36 = i_30;
        while (true) {
            if (!(i_36 < i_0)) {
                break;
            }
            l_37 = ((long) i_36) * l_22;
            l_38 = l_37 & l_28;
            if (i_29 == 0) {
                i_39 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_40 = (int) (0 - (uint) i_39);
                l_41 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_21) << 3));
                i_42 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_43 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_40 < 0) {
                    l_44 = (long) i_40;
                    l_45 = l_44;
                } else {
                    if (i_21 < 0) {
                        i_46 = (-9);
                    } else {
                        if (i_21 < i_42) {
                            i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                            i_48 = (int) ((uint) i_47 + (uint) (-1));
                            i_49 = (i_48 < 0) ? (-9) : i_48;
                            if (i_49 < 0) {
                                i_46 = i_49;
                            } else {
                                i_50 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L))));
                                if ((i_50 & 3) == 1) {
                                    i_46 = (-9);
                                } else {
                                    i_46 = i_49;
                                }
                            }
                        } else {
                            i_46 = (-9);
                        }
                    }
                    l_51 = (long) i_46;
                    if (i_46 < 0) {
                        l_45 = l_51;
                    } else {
                        if (l_37 < 0L) {
                            l_45 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_45 = (-22L);
                            } else {
                                i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_52 == 0) {
                                    l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) (l_51 << 6)))));
                                    l_54 = (long) ((ulong) l_53 - (ulong) l_37);
                                    if (l_54 < 1L) {
                                        l_45 = 0L;
                                    } else {
                                        l_55 = (l_54 < l_22) ? l_54 : l_22;
                                        l_45 = l_55;
                                    }
                                } else {
                                    l_45 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (!(l_45 < 1L)) {
                    if (l_22 == l_45) {
                        l_56 = (long) ((ulong) l_27 - (ulong) l_38);
                        if (l_56 < l_22) {
                            if (!(((int) l_56) == i_1)) {
                                goto B75;
                            }
                        }
                        if (i_21 < 0) {
                            i_57 = (-9);
                        } else {
                            if (i_21 < i_42) {
                                i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                                i_59 = (int) ((uint) i_58 + (uint) (-1));
                                i_60 = (i_59 < 0) ? (-9) : i_59;
                                i_57 = i_60;
                            } else {
                                i_57 = (-9);
                            }
                        }
                        l_61 = (long) i_57;
                        if (i_57 < 0) {
                            l_62 = l_61;
                            goto B81;
                        }
                        l_63 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_64 = *((__global gale_int *) (arg_fs + 16 + l_63));
                        i_65 = (int) ((uint) i_64 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_63)) = i_65;
                        if (i_4 < i_65) {
                            i_66 = (-1);
                        } else {
                            i_67 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_43 + (ulong) (l_61 << 6))) + (ulong) 8L))));
                            i_68 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_69 = l_37 >> i_26;
                            i_70 = i_68 & ((int) (((long) ((ulong) ((long) ((ulong) l_69 + (ulong) (((long) i_67) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_71 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_72 = i_70;
                            i_73 = 0;
                            i_74 = (-2);
                            while (true) {
                                if (!(i_74 == (-2))) {
                                    break;
                                }
                                i_75 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) (((long) i_72) << 2)))));
                                i_76 = (int) ((uint) i_75 + (uint) (-1));
                                if (i_76 < 0) {
                                    i_74 = (-1);
                                } else {
                                    l_77 = (long) ((ulong) l_25 + (ulong) (((long) (uint) i_76) << 5));
                                    i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_77));
                                    l_79 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 8L))));
                                    if ((!(i_67 == i_78)) || (!(l_69 == l_79))) {
                                        if (i_68 == i_73) {
                                            i_74 = (-1);
                                        } else {
                                            i_80 = (int) ((uint) i_73 + (uint) 1);
                                            i_81 = i_68 & ((int) ((uint) i_72 + (uint) 1));
                                            i_72 = i_81;
                                            i_73 = i_80;
                                        }
                                    } else {
                                        i_74 = i_76;
                                    }
                                }
                            }
                            i_66 = i_74;
                        }
                        if (i_66 < 0) {
                            i_82 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_83 = (int) (0 - (uint) i_82);
                            if (i_83 < 0) {
                                l_84 = (long) i_83;
                                l_62 = l_84;
                                goto B81;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_85 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_85)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 12L)))) = i_21;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 16L)))) = l_37;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 24L)))) = l_22;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 36L)))) = 0;
                            l_86 = (long) ((ulong) l_22 + (ulong) (-9223372036854775807L));
                            l_62 = l_86;
                            goto B81;
                        }
                        l_87 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_88 = *((__global gale_long *) (arg_fs + 16 + l_87));
                        *((__global gale_long *) (arg_fs + 16 + l_87)) = ((long) ((ulong) l_88 + (ulong) 1L));
                        l_89 = l_22 | (((long) (uint) i_66) << 32);
                        l_62 = l_89;
                        goto B81;
                    }
                }
            B75:;
                l_90 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_91 = *((__global gale_int *) (arg_fs + 16 + l_90));
                i_92 = (int) ((uint) i_91 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_90)) = i_92;
                l_93 = (l_45 < 0L) ? l_45 : (-22L);
                if (i_4 < i_92) {
                    i_94 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_94 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_95 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_95)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 16L)))) = l_93;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 36L)))) = 0;
                        l_62 = LONG_MIN;
                    } else {
                        l_62 = l_93;
                    }
                } else {
                    l_62 = l_93;
                }
            } else {
                l_62 = 0L;
            }
        B81:;
            GALEFS_BROADCAST(2, l_96, l_62);
            if (l_96 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_1;
                gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                gale_ints[3 * gale_items + gale_item] = (uint) i_21;
                gale_longs[gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                gale_ints[6 * gale_items + gale_item] = (uint) i_35;
                gale_ints[7 * gale_items + gale_item] = (uint) i_36;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_96); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_1 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) gale_ints[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[3 * gale_items + gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_33 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) gale_ints[5 * gale_items + gale_item];
                i_35 = (int) gale_ints[6 * gale_items + gale_item];
                i_36 = (int) gale_ints[7 * gale_items + gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_23 = gale_group_count;
                i_24 = (int) get_local_id(0);
                l_25 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_27 = 1L << i_26;
                l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
                i_29 = (int) get_local_id(0);
                i_30 = gale_group;
                l_96 = gale_round_reply(gale_entry);
            }
            if (i_24 == 0) {
                if (!(l_96 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_96 < 0L) {
                l_97 = l_96;
            } else {
                if (((int) l_96) == 0) {
                    l_97 = 0L;
                } else {
                    l_98 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_25 + (ulong) (((long) ((ulong) l_96 >> 32)) << 5))) + (ulong) 16L))));
                    l_99 = (long) ((ulong) l_38 + (ulong) l_98);
                    l_97 = l_99;
                }
            }
            i_100 = (int) ((uint) i_36 + (uint) i_23);
            if ((ulong) ((long) ((ulong) l_97 + (ulong) 4095L)) < (ulong) 4095L) {
                i_101 = (int) ((uint) i_35 + (uint) 1);
                i_35 = i_101;
                i_36 = i_100;
            } else {
                i_102 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_103 = gale_div_int(((int) ((uint) i_102 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_104 = gale_div_int(((int) ((uint) i_102 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_105 = (int) get_local_id(0);
                i_106 = 0;
                i_107 = i_103;
                while (true) {
                    if (!(i_107 < i_104)) {
                        break;
                    }
                    i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) (((long) i_107) << 2)))));
                    i_109 = (int) ((uint) i_106 + (uint) i_108);
                    i_110 = (int) ((uint) i_107 + (uint) 1);
                    i_106 = i_109;
                    i_107 = i_110;
                }
                GALEFS_BARRIER(3);
                if (i_105 == 0) {
                    i_111 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_111 == 0) {
                        l_112 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_113 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_114 = *((__global gale_long *) (arg_fs + 16 + l_113));
                        *((__global gale_long *) (arg_fs + 16 + l_113)) = ((long) ((ulong) l_22 + (ulong) l_114));
                        l_112 = 0L;
                    }
                } else {
                    l_112 = 0L;
                }
                GALEFS_BROADCAST(4, l_115, l_112);
                i_116 = (int) ((uint) i_106 + (uint) ((int) ((uint) (i_34 << 5) - (uint) i_34)));
                i_34 = i_116;
                i_36 = i_100;
            }
        }
        i_117 = (int) ((uint) i_33 + (uint) 1);
        i_31 = i_34;
        i_32 = i_35;
        i_33 = i_117;
    }
    if (((int) get_local_id(0)) == 0) {
        i_118 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_118 == 0) {
            i_119 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_120 = (int) (0 - (uint) i_119);
            if (i_120 < 0) {
                l_121 = (long) i_120;
                l_122 = l_121;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_123 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_123)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 36L)))) = 0;
                l_122 = LONG_MIN;
            }
        } else {
            l_124 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_125 = *((__global gale_int *) (arg_fs + 16 + l_124));
            i_126 = (int) ((uint) i_125 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_124)) = i_126;
            if (i_4 < i_126) {
                i_127 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_127 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_128 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_128)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                    l_122 = LONG_MIN;
                } else {
                    l_122 = (-16L);
                }
            } else {
                l_122 = (-16L);
            }
        }
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(5, l_129, l_122);
    if (l_129 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_ints[gale_items + gale_item] = (uint) i_32;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_129); }
        GALEFS_RETURN;
        resume_3:
        i_31 = (int) gale_ints[gale_item];
        i_32 = (int) gale_ints[gale_items + gale_item];
        l_129 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_31;
    *((__global gale_int *) (arg_result + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1) + 1)) << 2) + 16L))) = i_32;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_199) VARIABLE(int, i_2) VARIABLE(int, i_204) VARIABLE(int, i_205) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_67) VARIABLE(long, l_7) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_67) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_87)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_67) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_205) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_67) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_80) VARIABLE(i_81)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_9, i_13, i_15, i_16, i_18, i_20, i_23, i_24, i_27, i_28, i_34, i_35, i_42, i_47, i_50, i_53, i_54, i_57, i_58, i_62, i_66, i_68, i_69, i_70, i_72, i_73, i_75, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_89, i_90, i_92, i_96, i_97, i_98, i_99, i_100, i_103, i_110, i_111, i_112, i_113, i_115, i_116, i_118, i_120, i_121, i_122, i_123, i_124, i_126, i_128, i_129, i_130, i_131, i_134, i_136, i_137, i_141, i_143, i_144, i_146, i_148, i_151, i_152, i_155, i_156, i_164, i_174, i_177, i_180, i_181, i_184, i_185, i_189, i_195, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_211, i_217, i_223, i_224, i_226, i_230, i_232, i_233, i_235, i_237, i_240, i_241, i_244, i_245, i_254, i_259, i_262, i_265, i_266, i_269, i_270, i_274;
    long l_3, l_4, l_5, l_6, l_7, l_8, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_22, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_48, l_49, l_51, l_52, l_55, l_56, l_59, l_60, l_61, l_63, l_64, l_65, l_67, l_71, l_74, l_76, l_77, l_86, l_87, l_88, l_91, l_93, l_94, l_95, l_101, l_102, l_104, l_105, l_106, l_107, l_108, l_109, l_114, l_117, l_119, l_125, l_127, l_132, l_133, l_135, l_138, l_139, l_140, l_142, l_145, l_147, l_149, l_150, l_153, l_154, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_175, l_176, l_178, l_179, l_182, l_183, l_186, l_187, l_188, l_190, l_191, l_192, l_193, l_194, l_196, l_197, l_198, l_210, l_212, l_213, l_214, l_215, l_216, l_218, l_219, l_220, l_221, l_222, l_225, l_227, l_228, l_229, l_231, l_234, l_236, l_238, l_239, l_242, l_243, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_255, l_256, l_257, l_258, l_260, l_261, l_263, l_264, l_267, l_268, l_271, l_272, l_273, l_275, l_276, l_277;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_8 = (long) ((int) get_group_id(0));
        i_9 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1856L))));
        if (i_9 == 0) {
            l_10 = (long) ((int) get_group_id(0));
            l_11 = (long) ((ulong) l_7 + (ulong) ((l_10 << 12) + (l_10 << 11)));
            l_12 = (long) ((ulong) l_11 + (ulong) 1796L);
            i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
            l_14 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1896L))));
            i_15 = (int) (0 - (uint) i_13);
            if (i_15 < 0) {
                i_16 = i_15;
            } else {
                l_17 = (long) ((ulong) l_14 + (ulong) (-64L));
                i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_19 = (long) ((ulong) l_11 + (ulong) 1792L);
                i_20 = 0;
                l_21 = 0L;
                l_22 = (-1L);
                while (true) {
                    if (!(i_20 == 0)) {
                        break;
                    }
                    i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                    i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                    if (i_18 == i_24) {
                        i_20 = 1;
                    } else {
                        if (i_23 == 0) {
                            if (l_21 < l_6) {
                                GALEFS_RELAX(l_21);
                                l_25 = (long) ((ulong) l_21 + (ulong) 1L);
                                l_21 = l_25;
                            } else {
                                l_26 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                i_27 = (l_22 == l_26) ? (-110) : 0;
                                i_20 = i_27;
                                l_21 = 0L;
                                l_22 = l_26;
                            }
                        } else {
                            i_28 = (int) (0 - (uint) i_23);
                            i_20 = i_28;
                        }
                    }
                }
                i_16 = i_20;
            }
            l_29 = (long) i_16;
            l_30 = l_29;
        } else {
            l_30 = (-16L);
        }
        if (l_30 < 0L) {
            l_31 = l_30;
        } else {
            l_32 = (long) ((int) get_group_id(0));
            l_33 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_32 << 12) + (l_32 << 11)))) + (ulong) 2048L);
            i_34 = 0;
            while (true) {
                if (!(i_34 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) i_34))))) = (char) ((int) gale_literals[i_34]);
                i_35 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_35;
            }
            l_36 = (long) ((int) get_group_id(0));
            l_37 = (long) ((ulong) l_7 + (ulong) ((l_36 << 12) + (l_36 << 11)));
            l_38 = (long) ((ulong) l_37 + (ulong) 1896L);
            l_39 = *((__global gale_long *) (arg_fs + 16 + l_38));
            l_40 = (long) ((ulong) l_39 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_40) & 1023)))))) = 0L;
            l_41 = (long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_39) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_41)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_38)) = l_40;
            GALEFS_FENCE();
            i_42 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_42))))) = (char) 1;
            if (l_3 == 0L) {
                l_31 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_42 >> 6)))))) = (char) 1;
                l_31 = LONG_MIN;
            }
        }
    } else {
        l_31 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_31 < (-4611686018427387904L)) {
            l_43 = (long) ((int) get_group_id(0));
            l_44 = (long) ((ulong) l_7 + (ulong) ((l_43 << 12) + (l_43 << 11)));
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
                        if (l_51 < l_6) {
                            GALEFS_RELAX(l_51);
                            l_55 = (long) ((ulong) l_51 + (ulong) 1L);
                            l_51 = l_55;
                        } else {
                            l_56 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
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
            i_62 = (int) ((uint) ((int) l_31) + (uint) (-1));
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
            l_63 = l_31;
        }
    } else {
        l_63 = l_31;
    }
    GALEFS_BROADCAST(1, l_65, l_63);
    i_66 = (int) l_65;
    l_67 = (long) i_1;
    i_68 = (int) get_num_groups(0);
    i_69 = (int) get_local_id(0);
    i_70 = (int) get_local_id(0);
    l_71 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_72 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_73 = (int) ((uint) (1 << i_72) + (uint) (-1));
    l_74 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_75 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_76 = 1L << i_75;
    l_77 = (long) ((ulong) l_76 + (ulong) (-1L));
    i_78 = (int) get_local_id(0);
    i_79 = (int) get_group_id(0);
    i_80 = 0;
    i_81 = 0;
    i_82 = 0;
    while (true) {
        if (!(i_82 < i_2)) {
            break;
        }
        i_83 = i_80;
        i_84 = i_81;
        i_85 = i_79;
        while (true) {
            if (!(i_85 < i_0)) {
                break;
            }
            l_86 = ((long) i_85) * l_67;
            l_87 = l_86 & l_77;
            if (i_78 == 0) {
                l_88 = (long) ((int) get_group_id(0));
                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 1796L))));
                i_90 = (int) (0 - (uint) i_89);
                l_91 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_66) << 3));
                i_92 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_93 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_90 < 0) {
                    l_94 = (long) i_90;
                    l_95 = l_94;
                } else {
                    if (i_66 < 0) {
                        i_96 = (-9);
                    } else {
                        if (i_66 < i_92) {
                            i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                            i_98 = (int) ((uint) i_97 + (uint) (-1));
                            i_99 = (i_98 < 0) ? (-9) : i_98;
                            if (i_99 < 0) {
                                i_96 = i_99;
                            } else {
                                i_100 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L))));
                                if ((i_100 & 3) == 1) {
                                    i_96 = (-9);
                                } else {
                                    i_96 = i_99;
                                }
                            }
                        } else {
                            i_96 = (-9);
                        }
                    }
                    l_101 = (long) i_96;
                    if (i_96 < 0) {
                        l_95 = l_101;
                    } else {
                        if (l_86 < 0L) {
                            l_95 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_95 = (-22L);
                            } else {
                                l_102 = (long) ((int) get_group_id(0));
                                i_103 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_102 << 12) + (l_102 << 11)))) + (ulong) 1856L))));
                                if (i_103 == 0) {
                                    l_104 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (l_101 << 6)))));
                                    l_105 = (long) ((ulong) l_104 - (ulong) l_86);
                                    if (l_105 < 1L) {
                                        l_95 = 0L;
                                    } else {
                                        l_106 = (l_105 < l_67) ? l_105 : l_67;
                                        l_95 = l_106;
                                    }
                                } else {
                                    l_95 = (-16L);
                                }
                            }
                        }
                    }
                }
                l_107 = (l_95 < 0L) ? l_95 : (-22L);
                if (l_95 < 1L) {
                    l_108 = l_107;
                } else {
                    if (l_67 == l_95) {
                        l_109 = (long) ((ulong) l_76 - (ulong) l_87);
                        if (l_109 < l_67) {
                            if (!(((int) l_109) == i_1)) {
                                l_108 = l_107;
                                goto B132;
                            }
                        }
                        if (i_66 < 0) {
                            i_110 = (-9);
                        } else {
                            if (i_66 < i_92) {
                                i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                                i_112 = (int) ((uint) i_111 + (uint) (-1));
                                i_113 = (i_112 < 0) ? (-9) : i_112;
                                i_110 = i_113;
                            } else {
                                i_110 = (-9);
                            }
                        }
                        l_114 = (long) i_110;
                        if (i_110 < 0) {
                            l_108 = l_114;
                        } else {
                            i_115 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_93 + (ulong) (l_114 << 6))) + (ulong) 8L))));
                            i_116 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_117 = l_86 >> i_75;
                            i_118 = i_116 & ((int) (((long) ((ulong) ((long) ((ulong) l_117 + (ulong) (((long) i_115) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_119 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_120 = i_118;
                            i_121 = 0;
                            i_122 = (-2);
                            while (true) {
                                if (!(i_122 == (-2))) {
                                    break;
                                }
                                i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) (((long) i_120) << 2)))));
                                i_124 = (int) ((uint) i_123 + (uint) (-1));
                                if (i_124 < 0) {
                                    i_122 = (-1);
                                } else {
                                    l_125 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_124) << 5));
                                    i_126 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                                    l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 8L))));
                                    if ((!(i_115 == i_126)) || (!(l_117 == l_127))) {
                                        if (i_116 == i_121) {
                                            i_122 = (-1);
                                        } else {
                                            i_128 = (int) ((uint) i_121 + (uint) 1);
                                            i_129 = i_116 & ((int) ((uint) i_120 + (uint) 1));
                                            i_120 = i_129;
                                            i_121 = i_128;
                                        }
                                    } else {
                                        i_122 = i_124;
                                    }
                                }
                            }
                            if (i_122 < 0) {
                                i_130 = i_122;
                            } else {
                                i_131 = (int) get_group_id(0);
                                l_132 = (long) ((ulong) l_71 + (ulong) ((((long) (i_131 & i_73)) << 6) + (((long) (i_131 >> i_72)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = ((int) ((uint) i_122 + (uint) 1));
                                GALEFS_FENCE();
                                l_133 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_122) << 5));
                                i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_115 == i_134) {
                                    l_135 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8L))));
                                    i_136 = (l_117 == l_135) ? 1 : 0;
                                    i_137 = i_136;
                                } else {
                                    i_137 = 0;
                                }
                                if (i_137 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_132)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_137 == 0) {
                                    i_130 = (-1);
                                } else {
                                    i_130 = i_122;
                                }
                            }
                            if (i_130 < 0) {
                                l_138 = (long) ((int) get_group_id(0));
                                l_139 = (long) ((ulong) l_7 + (ulong) ((l_138 << 12) + (l_138 << 11)));
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
                                                if (l_149 < l_6) {
                                                    GALEFS_RELAX(l_149);
                                                    l_153 = (long) ((ulong) l_149 + (ulong) 1L);
                                                    l_149 = l_153;
                                                } else {
                                                    l_154 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
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
                                    l_108 = l_157;
                                } else {
                                    l_158 = (long) ((int) get_group_id(0));
                                    l_159 = (long) ((ulong) l_7 + (ulong) ((l_158 << 12) + (l_158 << 11)));
                                    l_160 = (long) ((ulong) l_159 + (ulong) 1896L);
                                    l_161 = *((__global gale_long *) (arg_fs + 16 + l_160));
                                    l_162 = (long) ((ulong) l_161 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_162) & 1023)))))) = 0L;
                                    l_163 = (long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_161) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 6;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_161 + (ulong) ((long) ((ulong) (l_161 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = i_66;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_86;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = l_67;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_163)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_160)) = l_162;
                                    GALEFS_FENCE();
                                    i_164 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_164))))) = (char) 1;
                                    l_165 = (long) ((ulong) l_67 + (ulong) (-9223372036854775807L));
                                    if (l_3 == 0L) {
                                        l_108 = l_165;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_164 >> 6)))))) = (char) 1;
                                        l_108 = l_165;
                                    }
                                }
                            } else {
                                l_166 = (long) ((int) get_group_id(0));
                                l_167 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1864L);
                                l_168 = *((__global gale_long *) (arg_fs + 16 + l_167));
                                *((__global gale_long *) (arg_fs + 16 + l_167)) = ((long) ((ulong) l_168 + (ulong) 1L));
                                l_169 = l_67 | (((long) (uint) i_130) << 32);
                                l_108 = l_169;
                            }
                        }
                    } else {
                        l_108 = l_107;
                    }
                }
            } else {
                l_108 = 0L;
            }
        B132:;
            if (i_70 == 0) {
                if (l_108 < (-4611686018427387904L)) {
                    l_170 = (long) ((int) get_group_id(0));
                    l_171 = (long) ((ulong) l_7 + (ulong) ((l_170 << 12) + (l_170 << 11)));
                    l_172 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1896L))));
                    l_173 = (long) ((ulong) l_172 + (ulong) (-64L));
                    i_174 = (int) ((uint) ((int) (((long) ((ulong) l_173 + (ulong) ((long) ((ulong) (l_173 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_175 = (long) ((ulong) l_171 + (ulong) 1792L);
                    l_176 = (long) ((ulong) l_171 + (ulong) 1796L);
                    i_177 = 0;
                    l_178 = 0L;
                    l_179 = (-1L);
                    while (true) {
                        if (!(i_177 == 0)) {
                            break;
                        }
                        i_180 = *((volatile __global gale_int *) (arg_fs + 16 + l_176));
                        i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_175));
                        if (i_174 == i_181) {
                            i_177 = 1;
                        } else {
                            if (i_180 == 0) {
                                if (l_178 < l_6) {
                                    GALEFS_RELAX(l_178);
                                    l_182 = (long) ((ulong) l_178 + (ulong) 1L);
                                    l_178 = l_182;
                                } else {
                                    l_183 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                    i_184 = (l_179 == l_183) ? (-110) : 0;
                                    i_177 = i_184;
                                    l_178 = 0L;
                                    l_179 = l_183;
                                }
                            } else {
                                i_185 = (int) (0 - (uint) i_180);
                                i_177 = i_185;
                            }
                        }
                    }
                    if (i_177 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1888L)))) = i_174;
                    }
                    GALEFS_FENCE();
                    if (i_177 < 0) {
                        l_186 = (long) i_177;
                        l_187 = l_186;
                    } else {
                        l_188 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1800L))));
                        l_187 = l_188;
                    }
                    i_189 = (int) ((uint) ((int) l_108) + (uint) (-1));
                    if (i_189 < 0) {
                        l_190 = l_187;
                    } else {
                        if (l_187 < 0L) {
                            l_190 = l_187;
                        } else {
                            l_191 = (l_187 << 32) | ((long) (uint) i_189);
                            l_190 = l_191;
                        }
                    }
                } else {
                    l_190 = l_108;
                }
            } else {
                l_190 = l_108;
            }
            GALEFS_BROADCAST(2, l_192, l_190);
            l_193 = l_192 >> 32;
            if (i_69 == 0) {
                if (!(l_192 < 0L)) {
                    l_194 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1856L)))) = 1;
                    i_195 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_195)) << 6) + (((long) (i_195 >> i_72)) << 2)))))) = (((int) ((uint) ((int) l_193) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_192 < 0L) {
                l_196 = l_192;
            } else {
                if (((int) l_192) == 0) {
                    l_196 = 0L;
                } else {
                    l_197 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (l_193 << 5))) + (ulong) 16L))));
                    l_198 = (long) ((ulong) l_87 + (ulong) l_197);
                    l_196 = l_198;
                }
            }
            i_199 = (int) ((uint) i_85 + (uint) i_68);
            if ((ulong) ((long) ((ulong) l_196 + (ulong) 4095L)) < (ulong) 4095L) {
                i_200 = (int) ((uint) i_84 + (uint) 1);
                i_84 = i_200;
                i_85 = i_199;
            } else {
                i_201 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_202 = gale_div_int(((int) ((uint) i_201 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_203 = gale_div_int(((int) ((uint) i_201 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_204 = (int) get_local_id(0);
                i_205 = 0;
                i_206 = i_202;
                while (true) {
                    if (!(i_206 < i_203)) {
                        break;
                    }
                    i_207 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) (((long) i_206) << 2)))));
                    i_208 = (int) ((uint) i_205 + (uint) i_207);
                    i_209 = (int) ((uint) i_206 + (uint) 1);
                    i_205 = i_208;
                    i_206 = i_209;
                }
                GALEFS_BARRIER(3);
                if (i_204 == 0) {
                    l_210 = (long) ((int) get_group_id(0));
                    i_211 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_210 << 12) + (l_210 << 11)))) + (ulong) 1856L))));
                    if (i_211 == 0) {
                        l_212 = (-22L);
                    } else {
                        l_213 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_213 << 12) + (l_213 << 11)))) + (ulong) 1856L)))) = 0;
                        l_214 = (long) ((int) get_group_id(0));
                        l_215 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_214 << 12) + (l_214 << 11)))) + (ulong) 1872L);
                        l_216 = *((__global gale_long *) (arg_fs + 16 + l_215));
                        *((__global gale_long *) (arg_fs + 16 + l_215)) = ((long) ((ulong) l_67 + (ulong) l_216));
                        GALEFS_RELEASE_FENCE();
                        i_217 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_217)) << 6) + (((long) (i_217 >> i_72)) << 2)))))) = 0;
                        l_218 = (long) ((int) get_group_id(0));
                        l_219 = (long) ((ulong) l_7 + (ulong) ((l_218 << 12) + (l_218 << 11)));
                        l_220 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 1896L))));
                        l_221 = (long) ((ulong) l_220 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_212 = 0L;
                    }
                } else {
                    l_212 = 0L;
                }
                GALEFS_BROADCAST(4, l_222, l_212);
                i_223 = (int) ((uint) i_205 + (uint) ((int) ((uint) (i_83 << 5) - (uint) i_83)));
                i_83 = i_223;
                i_85 = i_199;
            }
        }
        i_224 = (int) ((uint) i_82 + (uint) 1);
        i_80 = i_83;
        i_81 = i_84;
        i_82 = i_224;
    }
    if (((int) get_local_id(0)) == 0) {
        l_225 = (long) ((int) get_group_id(0));
        i_226 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_225 << 12) + (l_225 << 11)))) + (ulong) 1856L))));
        if (i_226 == 0) {
            l_227 = (long) ((int) get_group_id(0));
            l_228 = (long) ((ulong) l_7 + (ulong) ((l_227 << 12) + (l_227 << 11)));
            l_229 = (long) ((ulong) l_228 + (ulong) 1796L);
            i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_229));
            l_231 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1896L))));
            i_232 = (int) (0 - (uint) i_230);
            if (i_232 < 0) {
                i_233 = i_232;
            } else {
                l_234 = (long) ((ulong) l_231 + (ulong) (-64L));
                i_235 = (int) ((uint) ((int) (((long) ((ulong) l_234 + (ulong) ((long) ((ulong) (l_234 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_236 = (long) ((ulong) l_228 + (ulong) 1792L);
                i_237 = 0;
                l_238 = 0L;
                l_239 = (-1L);
                while (true) {
                    if (!(i_237 == 0)) {
                        break;
                    }
                    i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_229));
                    i_241 = *((volatile __global gale_int *) (arg_fs + 16 + l_236));
                    if (i_235 == i_241) {
                        i_237 = 1;
                    } else {
                        if (i_240 == 0) {
                            if (l_238 < l_6) {
                                GALEFS_RELAX(l_238);
                                l_242 = (long) ((ulong) l_238 + (ulong) 1L);
                                l_238 = l_242;
                            } else {
                                l_243 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
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
                i_233 = i_237;
            }
            if (i_233 < 0) {
                l_246 = (long) i_233;
                l_247 = l_246;
            } else {
                l_248 = (long) ((int) get_group_id(0));
                l_249 = (long) ((ulong) l_7 + (ulong) ((l_248 << 12) + (l_248 << 11)));
                l_250 = (long) ((ulong) l_249 + (ulong) 1896L);
                l_251 = *((__global gale_long *) (arg_fs + 16 + l_250));
                l_252 = (long) ((ulong) l_251 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_252) & 1023)))))) = 0L;
                l_253 = (long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_251) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_251 + (ulong) ((long) ((ulong) (l_251 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 12L)))) = i_66;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_253)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_250)) = l_252;
                GALEFS_FENCE();
                i_254 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_254))))) = (char) 1;
                if (l_3 == 0L) {
                    l_247 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_254 >> 6)))))) = (char) 1;
                    l_247 = LONG_MIN;
                }
            }
        } else {
            l_247 = (-16L);
        }
    } else {
        l_247 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_247 < (-4611686018427387904L)) {
            l_255 = (long) ((int) get_group_id(0));
            l_256 = (long) ((ulong) l_7 + (ulong) ((l_255 << 12) + (l_255 << 11)));
            l_257 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1896L))));
            l_258 = (long) ((ulong) l_257 + (ulong) (-64L));
            i_259 = (int) ((uint) ((int) (((long) ((ulong) l_258 + (ulong) ((long) ((ulong) (l_258 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_260 = (long) ((ulong) l_256 + (ulong) 1792L);
            l_261 = (long) ((ulong) l_256 + (ulong) 1796L);
            i_262 = 0;
            l_263 = 0L;
            l_264 = (-1L);
            while (true) {
                if (!(i_262 == 0)) {
                    break;
                }
                i_265 = *((volatile __global gale_int *) (arg_fs + 16 + l_261));
                i_266 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
                if (i_259 == i_266) {
                    i_262 = 1;
                } else {
                    if (i_265 == 0) {
                        if (l_263 < l_6) {
                            GALEFS_RELAX(l_263);
                            l_267 = (long) ((ulong) l_263 + (ulong) 1L);
                            l_263 = l_267;
                        } else {
                            l_268 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                            i_269 = (l_264 == l_268) ? (-110) : 0;
                            i_262 = i_269;
                            l_263 = 0L;
                            l_264 = l_268;
                        }
                    } else {
                        i_270 = (int) (0 - (uint) i_265);
                        i_262 = i_270;
                    }
                }
            }
            if (i_262 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1888L)))) = i_259;
            }
            GALEFS_FENCE();
            if (i_262 < 0) {
                l_271 = (long) i_262;
                l_272 = l_271;
            } else {
                l_273 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1800L))));
                l_272 = l_273;
            }
            i_274 = (int) ((uint) ((int) l_247) + (uint) (-1));
            if (i_274 < 0) {
                l_275 = l_272;
            } else {
                if (l_272 < 0L) {
                    l_275 = l_272;
                } else {
                    l_276 = (l_272 << 32) | ((long) (uint) i_274);
                    l_275 = l_276;
                }
            }
        } else {
            l_275 = l_247;
        }
    } else {
        l_275 = l_247;
    }
    GALEFS_BROADCAST(5, l_277, l_275);
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_80;
    *((__global gale_int *) (arg_result + ((((long) ((((int) get_global_id(0)) << 1) + 1)) << 2) + 16L))) = i_81;
    GALEFS_GROUP_END()
}
#endif
