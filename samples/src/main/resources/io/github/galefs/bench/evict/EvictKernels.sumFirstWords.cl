// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.evict.EvictKernels#sumFirstWords
// entry point: galefs_sumFirstWords
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 8 values, 48 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/evict/EvictKernels.java
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
// source SHA-256: e075282eda6c5e22116687993481f6fc1a80955c7ad97436928561527cd13bdc

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

__constant char gale_literals[] = {119, 111, 114, 100, 115};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_4) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_31) VARIABLE(long, l_35) VARIABLE(long, l_5) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_4) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_31) VARIABLE(l_35) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_4) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_31) VARIABLE(l_5) VARIABLE(l_98)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_4) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_31) VARIABLE(l_5) VARIABLE(l_98)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_31)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_22, i_24, i_25, i_27, i_30, i_32, i_33, i_36, i_37, i_39, i_43, i_44, i_45, i_46, i_47, i_49, i_54, i_55, i_56, i_57, i_61, i_62, i_63, i_64, i_65, i_67, i_69, i_70, i_71, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_87, i_88, i_90, i_99, i_105, i_106, i_107, i_108, i_109, i_114, i_115, i_116;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_23, l_26, l_28, l_29, l_31, l_34, l_35, l_38, l_40, l_41, l_42, l_48, l_50, l_51, l_52, l_53, l_58, l_59, l_60, l_66, l_68, l_74, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_89, l_91, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_100, l_101, l_102, l_103, l_104, l_110, l_111, l_112, l_113, l_117, l_118;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (gale_group == 0) {
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
        i_22 = (int) ((uint) i_0 * (uint) i_2);
        l_23 = (long) i_1;
        i_24 = (int) ((uint) i_0 + (uint) (-1));
        i_25 = (int) get_local_id(0);
        l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_28 = 1L << i_27;
        l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
        i_30 = (int) get_local_id(0);
        l_31 = 0L;
        i_32 = i_24;
        i_33 = 0;
        while (true) {
            if (!(i_33 < i_22)) {
                break;
            }
            l_34 = ((long) i_32) * l_23;
            l_35 = l_34 & l_29;
            if (i_30 == 0) {
                i_36 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_37 = (int) (0 - (uint) i_36);
                l_38 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_21) << 3));
                i_39 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_40 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_37 < 0) {
                    l_41 = (long) i_37;
                    l_42 = l_41;
                } else {
                    if (i_21 < 0) {
                        i_43 = (-9);
                    } else {
                        if (i_21 < i_39) {
                            i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_38));
                            i_45 = (int) ((uint) i_44 + (uint) (-1));
                            i_46 = (i_45 < 0) ? (-9) : i_45;
                            if (i_46 < 0) {
                                i_43 = i_46;
                            } else {
                                i_47 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L))));
                                if ((i_47 & 3) == 1) {
                                    i_43 = (-9);
                                } else {
                                    i_43 = i_46;
                                }
                            }
                        } else {
                            i_43 = (-9);
                        }
                    }
                    l_48 = (long) i_43;
                    if (i_43 < 0) {
                        l_42 = l_48;
                    } else {
                        if (l_34 < 0L) {
                            l_42 = (-22L);
                        } else {
                            i_49 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_49 == 0) {
                                l_50 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) (l_48 << 6)))));
                                l_51 = (long) ((ulong) l_50 - (ulong) l_34);
                                if (l_51 < 1L) {
                                    l_42 = 0L;
                                } else {
                                    l_52 = (l_51 < 8L) ? l_51 : 8L;
                                    l_42 = l_52;
                                }
                            } else {
                                l_42 = (-16L);
                            }
                        }
                    }
                }
                if (!(l_42 < 1L)) {
                    if (l_42 == 8L) {
                        l_53 = (long) ((ulong) l_28 - (ulong) l_35);
                        if (l_53 < 8L) {
                            if (!(((int) l_53) == 8)) {
                                goto B72;
                            }
                        }
                        if (i_21 < 0) {
                            i_54 = (-9);
                        } else {
                            if (i_21 < i_39) {
                                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_38));
                                i_56 = (int) ((uint) i_55 + (uint) (-1));
                                i_57 = (i_56 < 0) ? (-9) : i_56;
                                i_54 = i_57;
                            } else {
                                i_54 = (-9);
                            }
                        }
                        l_58 = (long) i_54;
                        if (i_54 < 0) {
                            l_59 = l_58;
                            goto B78;
                        }
                        l_60 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_61 = *((__global gale_int *) (arg_fs + 16 + l_60));
                        i_62 = (int) ((uint) i_61 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_60)) = i_62;
                        if (i_4 < i_62) {
                            i_63 = (-1);
                        } else {
                            i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_40 + (ulong) (l_58 << 6))) + (ulong) 8L))));
                            i_65 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_66 = l_34 >> i_27;
                            i_67 = i_65 & ((int) (((long) ((ulong) ((long) ((ulong) l_66 + (ulong) (((long) i_64) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_68 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_69 = i_67;
                            i_70 = 0;
                            i_71 = (-2);
                            while (true) {
                                if (!(i_71 == (-2))) {
                                    break;
                                }
                                i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) (((long) i_69) << 2)))));
                                i_73 = (int) ((uint) i_72 + (uint) (-1));
                                if (i_73 < 0) {
                                    i_71 = (-1);
                                } else {
                                    l_74 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_73) << 5));
                                    i_75 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                                    l_76 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 8L))));
                                    if ((!(i_64 == i_75)) || (!(l_66 == l_76))) {
                                        if (i_65 == i_70) {
                                            i_71 = (-1);
                                        } else {
                                            i_77 = (int) ((uint) i_70 + (uint) 1);
                                            i_78 = i_65 & ((int) ((uint) i_69 + (uint) 1));
                                            i_69 = i_78;
                                            i_70 = i_77;
                                        }
                                    } else {
                                        i_71 = i_73;
                                    }
                                }
                            }
                            i_63 = i_71;
                        }
                        if (i_63 < 0) {
                            i_79 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_80 = (int) (0 - (uint) i_79);
                            if (i_80 < 0) {
                                l_81 = (long) i_80;
                                l_59 = l_81;
                                goto B78;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_82 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_82)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = i_21;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = l_34;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = 8L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 0;
                            l_59 = (-9223372036854775799L);
                            goto B78;
                        }
                        l_83 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_84 = *((__global gale_long *) (arg_fs + 16 + l_83));
                        *((__global gale_long *) (arg_fs + 16 + l_83)) = ((long) ((ulong) l_84 + (ulong) 1L));
                        l_85 = (((long) (uint) i_63) << 32) | 8L;
                        l_59 = l_85;
                        goto B78;
                    }
                }
            B72:;
                l_86 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_87 = *((__global gale_int *) (arg_fs + 16 + l_86));
                i_88 = (int) ((uint) i_87 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_86)) = i_88;
                l_89 = (l_42 < 0L) ? l_42 : (-22L);
                if (i_4 < i_88) {
                    i_90 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_90 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_91 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_91)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = l_89;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = 0;
                        l_59 = LONG_MIN;
                    } else {
                        l_59 = l_89;
                    }
                } else {
                    l_59 = l_89;
                }
            } else {
                l_59 = 0L;
            }
        B78:;
            GALEFS_BROADCAST(2, l_92, l_59);
            if (l_92 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_22;
                gale_longs[gale_item] = (ulong) l_23;
                gale_ints[2 * gale_items + gale_item] = (uint) i_24;
                gale_longs[gale_items + gale_item] = (ulong) l_31;
                gale_ints[3 * gale_items + gale_item] = (uint) i_32;
                gale_ints[4 * gale_items + gale_item] = (uint) i_33;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_35;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_92); }
                GALEFS_RETURN;
                resume_2:
                i_21 = (int) gale_ints[gale_item];
                i_22 = (int) gale_ints[gale_items + gale_item];
                l_23 = (long) gale_longs[gale_item];
                i_24 = (int) gale_ints[2 * gale_items + gale_item];
                l_31 = (long) gale_longs[gale_items + gale_item];
                i_32 = (int) gale_ints[3 * gale_items + gale_item];
                i_33 = (int) gale_ints[4 * gale_items + gale_item];
                l_35 = (long) gale_longs[2 * gale_items + gale_item];
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_25 = (int) get_local_id(0);
                l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_28 = 1L << i_27;
                l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
                i_30 = (int) get_local_id(0);
                l_92 = gale_round_reply(gale_entry);
            }
            if (i_25 == 0) {
                if (!(l_92 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_92 < 0L) {
                l_93 = l_92;
            } else {
                if (((int) l_92) == 0) {
                    l_93 = 0L;
                } else {
                    l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_92 >> 32)) << 5))) + (ulong) 16L))));
                    l_95 = (long) ((ulong) l_35 + (ulong) l_94);
                    l_93 = l_95;
                }
            }
            if ((ulong) ((long) ((ulong) l_93 + (ulong) 4095L)) < (ulong) 4095L) {
                l_96 = (long) ((ulong) l_31 + (ulong) 1L);
                l_97 = l_96;
            } else {
                l_98 = *((__global gale_long *) (arg_fs + 16 + l_93));
                GALEFS_BARRIER(3);
                if (((int) get_local_id(0)) == 0) {
                    i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_99 == 0) {
                        l_100 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_101 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
                        *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) l_102 + (ulong) 8L));
                        l_100 = 0L;
                    }
                } else {
                    l_100 = 0L;
                }
                GALEFS_BROADCAST(4, l_103, l_100);
                l_104 = (long) ((ulong) l_31 + (ulong) l_98);
                l_97 = l_104;
            }
            i_105 = (int) ((uint) i_33 + (uint) 1);
            if (i_32 < 1) {
                l_31 = l_97;
                i_32 = i_24;
                i_33 = i_105;
            } else {
                i_106 = (int) ((uint) i_32 + (uint) (-1));
                l_31 = l_97;
                i_32 = i_106;
                i_33 = i_105;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            i_107 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_107 == 0) {
                i_108 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_109 = (int) (0 - (uint) i_108);
                if (i_109 < 0) {
                    l_110 = (long) i_109;
                    l_111 = l_110;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_112 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_112)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 12L)))) = i_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 36L)))) = 0;
                    l_111 = LONG_MIN;
                }
            } else {
                l_113 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_114 = *((__global gale_int *) (arg_fs + 16 + l_113));
                i_115 = (int) ((uint) i_114 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_113)) = i_115;
                if (i_4 < i_115) {
                    i_116 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_116 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_117 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_117)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 36L)))) = 0;
                        l_111 = LONG_MIN;
                    } else {
                        l_111 = (-16L);
                    }
                } else {
                    l_111 = (-16L);
                }
            }
        } else {
            l_111 = 0L;
        }
        GALEFS_BROADCAST(5, l_118, l_111);
        if (l_118 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_31;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_118); }
            GALEFS_RETURN;
            resume_3:
            l_31 = (long) gale_longs[gale_item];
            l_118 = gale_round_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sums + 16L)) = l_31;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(long, l_197) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_68) VARIABLE(long, l_7) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_80) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_80) VARIABLE(l_84)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_197) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_80)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_197) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_68) VARIABLE(l_7) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_80)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_80)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_9, i_13, i_15, i_16, i_18, i_20, i_23, i_24, i_27, i_28, i_34, i_35, i_42, i_47, i_50, i_53, i_54, i_57, i_58, i_62, i_66, i_67, i_69, i_70, i_71, i_73, i_74, i_76, i_79, i_81, i_82, i_86, i_87, i_89, i_93, i_94, i_95, i_96, i_97, i_100, i_107, i_108, i_109, i_110, i_112, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_126, i_127, i_128, i_131, i_133, i_134, i_138, i_140, i_141, i_143, i_145, i_148, i_149, i_152, i_153, i_161, i_170, i_173, i_176, i_177, i_180, i_181, i_185, i_191, i_199, i_205, i_212, i_213, i_215, i_219, i_221, i_222, i_224, i_226, i_229, i_230, i_233, i_234, i_243, i_248, i_251, i_254, i_255, i_258, i_259, i_263;
    long l_3, l_4, l_5, l_6, l_7, l_8, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_22, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_48, l_49, l_51, l_52, l_55, l_56, l_59, l_60, l_61, l_63, l_64, l_65, l_68, l_72, l_75, l_77, l_78, l_80, l_83, l_84, l_85, l_88, l_90, l_91, l_92, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_106, l_111, l_114, l_116, l_122, l_124, l_129, l_130, l_132, l_135, l_136, l_137, l_139, l_142, l_144, l_146, l_147, l_150, l_151, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_171, l_172, l_174, l_175, l_178, l_179, l_182, l_183, l_184, l_186, l_187, l_188, l_189, l_190, l_192, l_193, l_194, l_195, l_196, l_197, l_198, l_200, l_201, l_202, l_203, l_204, l_206, l_207, l_208, l_209, l_210, l_211, l_214, l_216, l_217, l_218, l_220, l_223, l_225, l_227, l_228, l_231, l_232, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_244, l_245, l_246, l_247, l_249, l_250, l_252, l_253, l_256, l_257, l_260, l_261, l_262, l_264, l_265, l_266;
    GALEFS_GROUP_RESUME()
    if (((int) get_group_id(0)) == 0) {
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
        i_67 = (int) ((uint) i_0 * (uint) i_2);
        l_68 = (long) i_1;
        i_69 = (int) ((uint) i_0 + (uint) (-1));
        i_70 = (int) get_local_id(0);
        i_71 = (int) get_local_id(0);
        l_72 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_73 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_74 = (int) ((uint) (1 << i_73) + (uint) (-1));
        l_75 = *((__global gale_long *) (arg_fs + 16 + 136L));
        i_76 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_77 = 1L << i_76;
        l_78 = (long) ((ulong) l_77 + (ulong) (-1L));
        i_79 = (int) get_local_id(0);
        l_80 = 0L;
        i_81 = i_69;
        i_82 = 0;
        while (true) {
            if (!(i_82 < i_67)) {
                break;
            }
            l_83 = ((long) i_81) * l_68;
            l_84 = l_83 & l_78;
            if (i_79 == 0) {
                l_85 = (long) ((int) get_group_id(0));
                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1796L))));
                i_87 = (int) (0 - (uint) i_86);
                l_88 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_66) << 3));
                i_89 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_90 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_87 < 0) {
                    l_91 = (long) i_87;
                    l_92 = l_91;
                } else {
                    if (i_66 < 0) {
                        i_93 = (-9);
                    } else {
                        if (i_66 < i_89) {
                            i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                            i_95 = (int) ((uint) i_94 + (uint) (-1));
                            i_96 = (i_95 < 0) ? (-9) : i_95;
                            if (i_96 < 0) {
                                i_93 = i_96;
                            } else {
                                i_97 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L))));
                                if ((i_97 & 3) == 1) {
                                    i_93 = (-9);
                                } else {
                                    i_93 = i_96;
                                }
                            }
                        } else {
                            i_93 = (-9);
                        }
                    }
                    l_98 = (long) i_93;
                    if (i_93 < 0) {
                        l_92 = l_98;
                    } else {
                        if (l_83 < 0L) {
                            l_92 = (-22L);
                        } else {
                            l_99 = (long) ((int) get_group_id(0));
                            i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1856L))));
                            if (i_100 == 0) {
                                l_101 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (l_98 << 6)))));
                                l_102 = (long) ((ulong) l_101 - (ulong) l_83);
                                if (l_102 < 1L) {
                                    l_92 = 0L;
                                } else {
                                    l_103 = (l_102 < 8L) ? l_102 : 8L;
                                    l_92 = l_103;
                                }
                            } else {
                                l_92 = (-16L);
                            }
                        }
                    }
                }
                l_104 = (l_92 < 0L) ? l_92 : (-22L);
                if (l_92 < 1L) {
                    l_105 = l_104;
                } else {
                    if (l_92 == 8L) {
                        l_106 = (long) ((ulong) l_77 - (ulong) l_84);
                        if (l_106 < 8L) {
                            if (!(((int) l_106) == 8)) {
                                l_105 = l_104;
                                goto B129;
                            }
                        }
                        if (i_66 < 0) {
                            i_107 = (-9);
                        } else {
                            if (i_66 < i_89) {
                                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                                i_109 = (int) ((uint) i_108 + (uint) (-1));
                                i_110 = (i_109 < 0) ? (-9) : i_109;
                                i_107 = i_110;
                            } else {
                                i_107 = (-9);
                            }
                        }
                        l_111 = (long) i_107;
                        if (i_107 < 0) {
                            l_105 = l_111;
                        } else {
                            i_112 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_90 + (ulong) (l_111 << 6))) + (ulong) 8L))));
                            i_113 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_114 = l_83 >> i_76;
                            i_115 = i_113 & ((int) (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (((long) i_112) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_116 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_117 = i_115;
                            i_118 = 0;
                            i_119 = (-2);
                            while (true) {
                                if (!(i_119 == (-2))) {
                                    break;
                                }
                                i_120 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) (((long) i_117) << 2)))));
                                i_121 = (int) ((uint) i_120 + (uint) (-1));
                                if (i_121 < 0) {
                                    i_119 = (-1);
                                } else {
                                    l_122 = (long) ((ulong) l_75 + (ulong) (((long) (uint) i_121) << 5));
                                    i_123 = *((volatile __global gale_int *) (arg_fs + 16 + l_122));
                                    l_124 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L))));
                                    if ((!(i_112 == i_123)) || (!(l_114 == l_124))) {
                                        if (i_113 == i_118) {
                                            i_119 = (-1);
                                        } else {
                                            i_125 = (int) ((uint) i_118 + (uint) 1);
                                            i_126 = i_113 & ((int) ((uint) i_117 + (uint) 1));
                                            i_117 = i_126;
                                            i_118 = i_125;
                                        }
                                    } else {
                                        i_119 = i_121;
                                    }
                                }
                            }
                            if (i_119 < 0) {
                                i_127 = i_119;
                            } else {
                                i_128 = (int) get_group_id(0);
                                l_129 = (long) ((ulong) l_72 + (ulong) ((((long) (i_128 & i_74)) << 6) + (((long) (i_128 >> i_73)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_129)) = ((int) ((uint) i_119 + (uint) 1));
                                GALEFS_FENCE();
                                l_130 = (long) ((ulong) l_75 + (ulong) (((long) (uint) i_119) << 5));
                                i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_112 == i_131) {
                                    l_132 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 8L))));
                                    i_133 = (l_114 == l_132) ? 1 : 0;
                                    i_134 = i_133;
                                } else {
                                    i_134 = 0;
                                }
                                if (i_134 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_129)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_134 == 0) {
                                    i_127 = (-1);
                                } else {
                                    i_127 = i_119;
                                }
                            }
                            if (i_127 < 0) {
                                l_135 = (long) ((int) get_group_id(0));
                                l_136 = (long) ((ulong) l_7 + (ulong) ((l_135 << 12) + (l_135 << 11)));
                                l_137 = (long) ((ulong) l_136 + (ulong) 1796L);
                                i_138 = *((volatile __global gale_int *) (arg_fs + 16 + l_137));
                                l_139 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 1896L))));
                                i_140 = (int) (0 - (uint) i_138);
                                if (i_140 < 0) {
                                    i_141 = i_140;
                                } else {
                                    l_142 = (long) ((ulong) l_139 + (ulong) (-64L));
                                    i_143 = (int) ((uint) ((int) (((long) ((ulong) l_142 + (ulong) ((long) ((ulong) (l_142 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_144 = (long) ((ulong) l_136 + (ulong) 1792L);
                                    i_145 = 0;
                                    l_146 = 0L;
                                    l_147 = (-1L);
                                    while (true) {
                                        if (!(i_145 == 0)) {
                                            break;
                                        }
                                        i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_137));
                                        i_149 = *((volatile __global gale_int *) (arg_fs + 16 + l_144));
                                        if (i_143 == i_149) {
                                            i_145 = 1;
                                        } else {
                                            if (i_148 == 0) {
                                                if (l_146 < l_6) {
                                                    GALEFS_RELAX(l_146);
                                                    l_150 = (long) ((ulong) l_146 + (ulong) 1L);
                                                    l_146 = l_150;
                                                } else {
                                                    l_151 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                                    i_152 = (l_147 == l_151) ? (-110) : 0;
                                                    i_145 = i_152;
                                                    l_146 = 0L;
                                                    l_147 = l_151;
                                                }
                                            } else {
                                                i_153 = (int) (0 - (uint) i_148);
                                                i_145 = i_153;
                                            }
                                        }
                                    }
                                    i_141 = i_145;
                                }
                                if (i_141 < 0) {
                                    l_154 = (long) i_141;
                                    l_105 = l_154;
                                } else {
                                    l_155 = (long) ((int) get_group_id(0));
                                    l_156 = (long) ((ulong) l_7 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                                    l_157 = (long) ((ulong) l_156 + (ulong) 1896L);
                                    l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
                                    l_159 = (long) ((ulong) l_158 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_159) & 1023)))))) = 0L;
                                    l_160 = (long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_158) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 4L)))) = 6;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 12L)))) = i_66;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 16L)))) = l_83;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 24L)))) = 8L;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_160)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_157)) = l_159;
                                    GALEFS_FENCE();
                                    i_161 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_161))))) = (char) 1;
                                    if (l_3 == 0L) {
                                        l_105 = (-9223372036854775799L);
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_161 >> 6)))))) = (char) 1;
                                        l_105 = (-9223372036854775799L);
                                    }
                                }
                            } else {
                                l_162 = (long) ((int) get_group_id(0));
                                l_163 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_162 << 12) + (l_162 << 11)))) + (ulong) 1864L);
                                l_164 = *((__global gale_long *) (arg_fs + 16 + l_163));
                                *((__global gale_long *) (arg_fs + 16 + l_163)) = ((long) ((ulong) l_164 + (ulong) 1L));
                                l_165 = (((long) (uint) i_127) << 32) | 8L;
                                l_105 = l_165;
                            }
                        }
                    } else {
                        l_105 = l_104;
                    }
                }
            } else {
                l_105 = 0L;
            }
        B129:;
            if (i_71 == 0) {
                if (l_105 < (-4611686018427387904L)) {
                    l_166 = (long) ((int) get_group_id(0));
                    l_167 = (long) ((ulong) l_7 + (ulong) ((l_166 << 12) + (l_166 << 11)));
                    l_168 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1896L))));
                    l_169 = (long) ((ulong) l_168 + (ulong) (-64L));
                    i_170 = (int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_171 = (long) ((ulong) l_167 + (ulong) 1792L);
                    l_172 = (long) ((ulong) l_167 + (ulong) 1796L);
                    i_173 = 0;
                    l_174 = 0L;
                    l_175 = (-1L);
                    while (true) {
                        if (!(i_173 == 0)) {
                            break;
                        }
                        i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                        i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_171));
                        if (i_170 == i_177) {
                            i_173 = 1;
                        } else {
                            if (i_176 == 0) {
                                if (l_174 < l_6) {
                                    GALEFS_RELAX(l_174);
                                    l_178 = (long) ((ulong) l_174 + (ulong) 1L);
                                    l_174 = l_178;
                                } else {
                                    l_179 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                    i_180 = (l_175 == l_179) ? (-110) : 0;
                                    i_173 = i_180;
                                    l_174 = 0L;
                                    l_175 = l_179;
                                }
                            } else {
                                i_181 = (int) (0 - (uint) i_176);
                                i_173 = i_181;
                            }
                        }
                    }
                    if (i_173 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1888L)))) = i_170;
                    }
                    GALEFS_FENCE();
                    if (i_173 < 0) {
                        l_182 = (long) i_173;
                        l_183 = l_182;
                    } else {
                        l_184 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1800L))));
                        l_183 = l_184;
                    }
                    i_185 = (int) ((uint) ((int) l_105) + (uint) (-1));
                    if (i_185 < 0) {
                        l_186 = l_183;
                    } else {
                        if (l_183 < 0L) {
                            l_186 = l_183;
                        } else {
                            l_187 = (l_183 << 32) | ((long) (uint) i_185);
                            l_186 = l_187;
                        }
                    }
                } else {
                    l_186 = l_105;
                }
            } else {
                l_186 = l_105;
            }
            GALEFS_BROADCAST(2, l_188, l_186);
            l_189 = l_188 >> 32;
            if (i_70 == 0) {
                if (!(l_188 < 0L)) {
                    l_190 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_190 << 12) + (l_190 << 11)))) + (ulong) 1856L)))) = 1;
                    i_191 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((((long) (i_74 & i_191)) << 6) + (((long) (i_191 >> i_73)) << 2)))))) = (((int) ((uint) ((int) l_189) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_188 < 0L) {
                l_192 = l_188;
            } else {
                if (((int) l_188) == 0) {
                    l_192 = 0L;
                } else {
                    l_193 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_75 + (ulong) (l_189 << 5))) + (ulong) 16L))));
                    l_194 = (long) ((ulong) l_84 + (ulong) l_193);
                    l_192 = l_194;
                }
            }
            if ((ulong) ((long) ((ulong) l_192 + (ulong) 4095L)) < (ulong) 4095L) {
                l_195 = (long) ((ulong) l_80 + (ulong) 1L);
                l_196 = l_195;
            } else {
                l_197 = *((__global gale_long *) (arg_fs + 16 + l_192));
                GALEFS_BARRIER(3);
                if (((int) get_local_id(0)) == 0) {
                    l_198 = (long) ((int) get_group_id(0));
                    i_199 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1856L))));
                    if (i_199 == 0) {
                        l_200 = (-22L);
                    } else {
                        l_201 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_201 << 12) + (l_201 << 11)))) + (ulong) 1856L)))) = 0;
                        l_202 = (long) ((int) get_group_id(0));
                        l_203 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_202 << 12) + (l_202 << 11)))) + (ulong) 1872L);
                        l_204 = *((__global gale_long *) (arg_fs + 16 + l_203));
                        *((__global gale_long *) (arg_fs + 16 + l_203)) = ((long) ((ulong) l_204 + (ulong) 8L));
                        GALEFS_RELEASE_FENCE();
                        i_205 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((((long) (i_74 & i_205)) << 6) + (((long) (i_205 >> i_73)) << 2)))))) = 0;
                        l_206 = (long) ((int) get_group_id(0));
                        l_207 = (long) ((ulong) l_7 + (ulong) ((l_206 << 12) + (l_206 << 11)));
                        l_208 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 1896L))));
                        l_209 = (long) ((ulong) l_208 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_209 + (ulong) ((long) ((ulong) (l_209 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_200 = 0L;
                    }
                } else {
                    l_200 = 0L;
                }
                GALEFS_BROADCAST(4, l_210, l_200);
                l_211 = (long) ((ulong) l_80 + (ulong) l_197);
                l_196 = l_211;
            }
            i_212 = (int) ((uint) i_82 + (uint) 1);
            if (i_81 < 1) {
                l_80 = l_196;
                i_81 = i_69;
                i_82 = i_212;
            } else {
                i_213 = (int) ((uint) i_81 + (uint) (-1));
                l_80 = l_196;
                i_81 = i_213;
                i_82 = i_212;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_214 = (long) ((int) get_group_id(0));
            i_215 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_214 << 12) + (l_214 << 11)))) + (ulong) 1856L))));
            if (i_215 == 0) {
                l_216 = (long) ((int) get_group_id(0));
                l_217 = (long) ((ulong) l_7 + (ulong) ((l_216 << 12) + (l_216 << 11)));
                l_218 = (long) ((ulong) l_217 + (ulong) 1796L);
                i_219 = *((volatile __global gale_int *) (arg_fs + 16 + l_218));
                l_220 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1896L))));
                i_221 = (int) (0 - (uint) i_219);
                if (i_221 < 0) {
                    i_222 = i_221;
                } else {
                    l_223 = (long) ((ulong) l_220 + (ulong) (-64L));
                    i_224 = (int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_225 = (long) ((ulong) l_217 + (ulong) 1792L);
                    i_226 = 0;
                    l_227 = 0L;
                    l_228 = (-1L);
                    while (true) {
                        if (!(i_226 == 0)) {
                            break;
                        }
                        i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_218));
                        i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                        if (i_224 == i_230) {
                            i_226 = 1;
                        } else {
                            if (i_229 == 0) {
                                if (l_227 < l_6) {
                                    GALEFS_RELAX(l_227);
                                    l_231 = (long) ((ulong) l_227 + (ulong) 1L);
                                    l_227 = l_231;
                                } else {
                                    l_232 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                    i_233 = (l_228 == l_232) ? (-110) : 0;
                                    i_226 = i_233;
                                    l_227 = 0L;
                                    l_228 = l_232;
                                }
                            } else {
                                i_234 = (int) (0 - (uint) i_229);
                                i_226 = i_234;
                            }
                        }
                    }
                    i_222 = i_226;
                }
                if (i_222 < 0) {
                    l_235 = (long) i_222;
                    l_236 = l_235;
                } else {
                    l_237 = (long) ((int) get_group_id(0));
                    l_238 = (long) ((ulong) l_7 + (ulong) ((l_237 << 12) + (l_237 << 11)));
                    l_239 = (long) ((ulong) l_238 + (ulong) 1896L);
                    l_240 = *((__global gale_long *) (arg_fs + 16 + l_239));
                    l_241 = (long) ((ulong) l_240 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) ((long) (uint) (((int) l_241) & 1023)))))) = 0L;
                    l_242 = (long) ((ulong) l_238 + (ulong) ((long) (uint) (((int) l_240) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_240 + (ulong) ((long) ((ulong) (l_240 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 12L)))) = i_66;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_242)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_239)) = l_241;
                    GALEFS_FENCE();
                    i_243 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_243))))) = (char) 1;
                    if (l_3 == 0L) {
                        l_236 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_243 >> 6)))))) = (char) 1;
                        l_236 = LONG_MIN;
                    }
                }
            } else {
                l_236 = (-16L);
            }
        } else {
            l_236 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_236 < (-4611686018427387904L)) {
                l_244 = (long) ((int) get_group_id(0));
                l_245 = (long) ((ulong) l_7 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1896L))));
                l_247 = (long) ((ulong) l_246 + (ulong) (-64L));
                i_248 = (int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_249 = (long) ((ulong) l_245 + (ulong) 1792L);
                l_250 = (long) ((ulong) l_245 + (ulong) 1796L);
                i_251 = 0;
                l_252 = 0L;
                l_253 = (-1L);
                while (true) {
                    if (!(i_251 == 0)) {
                        break;
                    }
                    i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_250));
                    i_255 = *((volatile __global gale_int *) (arg_fs + 16 + l_249));
                    if (i_248 == i_255) {
                        i_251 = 1;
                    } else {
                        if (i_254 == 0) {
                            if (l_252 < l_6) {
                                GALEFS_RELAX(l_252);
                                l_256 = (long) ((ulong) l_252 + (ulong) 1L);
                                l_252 = l_256;
                            } else {
                                l_257 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                i_258 = (l_253 == l_257) ? (-110) : 0;
                                i_251 = i_258;
                                l_252 = 0L;
                                l_253 = l_257;
                            }
                        } else {
                            i_259 = (int) (0 - (uint) i_254);
                            i_251 = i_259;
                        }
                    }
                }
                if (i_251 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1888L)))) = i_248;
                }
                GALEFS_FENCE();
                if (i_251 < 0) {
                    l_260 = (long) i_251;
                    l_261 = l_260;
                } else {
                    l_262 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1800L))));
                    l_261 = l_262;
                }
                i_263 = (int) ((uint) ((int) l_236) + (uint) (-1));
                if (i_263 < 0) {
                    l_264 = l_261;
                } else {
                    if (l_261 < 0L) {
                        l_264 = l_261;
                    } else {
                        l_265 = (l_261 << 32) | ((long) (uint) i_263);
                        l_264 = l_265;
                    }
                }
            } else {
                l_264 = l_236;
            }
        } else {
            l_264 = l_236;
        }
        GALEFS_BROADCAST(5, l_266, l_264);
        *((__global gale_long *) (arg_sums + 16L)) = l_80;
    }
    GALEFS_GROUP_END()
}
#endif
