// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumFile
// entry point: galefs_sumFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 7 values, 48 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
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
// source SHA-256: 930ef8f6f1eb6e19e4b1b07b960e82b770e9a7fcf00f15519460dcdfd3d27560

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_101) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_96) VARIABLE(long, l_1) VARIABLE(long, l_115) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(ul_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_101) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_96) VARIABLE(l_1) VARIABLE(l_115) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(ul_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_96) VARIABLE(l_1) VARIABLE(l_115) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(ul_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_30)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_29;
    int i_0, i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_21, i_22, i_24, i_27, i_28, i_31, i_32, i_36, i_37, i_39, i_43, i_44, i_45, i_46, i_47, i_49, i_54, i_55, i_56, i_57, i_61, i_62, i_63, i_64, i_65, i_67, i_69, i_70, i_71, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_88, i_89, i_91, i_96, i_101, i_120, i_126, i_127, i_128, i_133, i_134, i_135;
    long l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_23, l_25, l_26, l_30, l_33, l_34, l_35, l_38, l_40, l_41, l_42, l_48, l_50, l_51, l_52, l_53, l_58, l_59, l_60, l_66, l_68, l_74, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_90, l_92, l_93, l_94, l_95, l_97, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_121, l_122, l_123, l_124, l_125, l_129, l_130, l_131, l_132, l_136, l_137;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_4 == 0) {
            i_5 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_6 = (long) ((int) (0 - (uint) i_5));
            l_7 = l_6;
        } else {
            l_8 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_9 = *((__global gale_int *) (arg_fs + 16 + l_8));
            i_10 = (int) ((uint) i_9 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_8)) = i_10;
            if (i_2 < i_10) {
                i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_11 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_12 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_12)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 36L)))) = 0;
                    l_7 = LONG_MIN;
                } else {
                    l_7 = (-16L);
                }
            } else {
                l_7 = (-16L);
            }
        }
        if (l_7 < 0L) {
            l_13 = l_7;
        } else {
            l_14 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_15 = 0;
            while (true) {
                if (!(i_15 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_15]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_17 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_17)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 5;
            l_13 = LONG_MIN;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(1, l_18, l_13);
    if (l_18 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_18;
    l_20 = (long) i_0;
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_25 = 1L << i_24;
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    i_27 = (int) get_local_id(0);
    i_28 = gale_group;
    ul_29 = arg_args + 16L;
    l_30 = 0L;
    i_31 = i_28;
    while (true) {
        i_32 = *((__global gale_int *) ul_29);
        if (!(i_31 < i_32)) {
            break;
        }
        l_33 = ((long) i_31) * l_20;
        l_34 = l_33 & l_26;
        l_35 = (-12L);
        while (true) {
            if (!(l_35 == (-12L))) {
                break;
            }
            if (i_27 == 0) {
                i_36 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_37 = (int) (0 - (uint) i_36);
                l_38 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
                i_39 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_40 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_37 < 0) {
                    l_41 = (long) i_37;
                    l_42 = l_41;
                } else {
                    if (i_19 < 0) {
                        i_43 = (-9);
                    } else {
                        if (i_19 < i_39) {
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
                        if (l_33 < 0L) {
                            l_42 = (-22L);
                        } else {
                            if (i_0 < 0) {
                                l_42 = (-22L);
                            } else {
                                i_49 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_49 == 0) {
                                    l_50 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) (l_48 << 6)))));
                                    l_51 = (long) ((ulong) l_50 - (ulong) l_33);
                                    if (l_51 < 1L) {
                                        l_42 = 0L;
                                    } else {
                                        l_52 = (l_51 < l_20) ? l_51 : l_20;
                                        l_42 = l_52;
                                    }
                                } else {
                                    l_42 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (!(l_42 < 1L)) {
                    if (l_20 == l_42) {
                        l_53 = (long) ((ulong) l_25 - (ulong) l_34);
                        if (l_53 < l_20) {
                            if (!(((int) l_53) == i_0)) {
                                goto B75;
                            }
                        }
                        if (i_19 < 0) {
                            i_54 = (-9);
                        } else {
                            if (i_19 < i_39) {
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
                            goto B81;
                        }
                        l_60 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_61 = *((__global gale_int *) (arg_fs + 16 + l_60));
                        i_62 = (int) ((uint) i_61 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_60)) = i_62;
                        if (i_2 < i_62) {
                            i_63 = (-1);
                        } else {
                            i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_40 + (ulong) (l_58 << 6))) + (ulong) 8L))));
                            i_65 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_66 = l_33 >> i_24;
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
                                    l_74 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_73) << 5));
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
                                goto B81;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_82 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_82)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = i_19;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = l_33;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = l_20;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 0;
                            l_83 = (long) ((ulong) l_20 + (ulong) (-9223372036854775807L));
                            l_59 = l_83;
                            goto B81;
                        }
                        l_84 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_85 = *((__global gale_long *) (arg_fs + 16 + l_84));
                        *((__global gale_long *) (arg_fs + 16 + l_84)) = ((long) ((ulong) l_85 + (ulong) 1L));
                        l_86 = l_20 | (((long) (uint) i_63) << 32);
                        l_59 = l_86;
                        goto B81;
                    }
                }
            B75:;
                l_87 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_88 = *((__global gale_int *) (arg_fs + 16 + l_87));
                i_89 = (int) ((uint) i_88 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_87)) = i_89;
                l_90 = (l_42 < 0L) ? l_42 : (-22L);
                if (i_2 < i_89) {
                    i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_91 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_92 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_92)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 16L)))) = l_90;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 36L)))) = 0;
                        l_59 = LONG_MIN;
                    } else {
                        l_59 = l_90;
                    }
                } else {
                    l_59 = l_90;
                }
            } else {
                l_59 = 0L;
            }
        B81:;
            GALEFS_BROADCAST(2, l_93, l_59);
            if (l_93 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_30;
                gale_ints[2 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_93); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_30 = (long) gale_longs[gale_items + gale_item];
                i_31 = (int) gale_ints[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_21 = gale_group_count;
                i_22 = (int) get_local_id(0);
                l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_25 = 1L << i_24;
                l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
                i_27 = (int) get_local_id(0);
                ul_29 = arg_args + 16L;
                l_93 = gale_round_reply(gale_entry);
            }
            if (i_22 == 0) {
                if (!(l_93 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_93 < 0L) {
                l_35 = l_93;
            } else {
                if (((int) l_93) == 0) {
                    l_35 = 0L;
                } else {
                    l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_93 >> 32)) << 5))) + (ulong) 16L))));
                    l_95 = (long) ((ulong) l_34 + (ulong) l_94);
                    l_35 = l_95;
                }
            }
        }
        i_96 = (int) ((uint) i_31 + (uint) i_21);
        if ((ulong) ((long) ((ulong) l_35 + (ulong) 4095L)) < (ulong) 4095L) {
            l_97 = (long) ((ulong) l_30 + (ulong) 1L);
            l_30 = l_97;
            i_31 = i_96;
        } else {
            l_98 = (long) ((ulong) l_35 + (ulong) (((long) ((int) get_local_id(0))) << 3));
            l_99 = (long) ((int) get_local_size(0));
            l_100 = l_99 << 5;
            i_101 = (int) get_local_id(0);
            l_102 = l_99 << 3;
            l_103 = l_99 << 4;
            l_104 = l_102 + l_103;
            l_105 = 0L;
            l_106 = l_98;
            while (true) {
                l_107 = (long) ((ulong) l_106 + (ulong) l_104);
                l_108 = (long) ((ulong) l_20 + (ulong) l_35);
                if (!(l_107 < l_108)) {
                    break;
                }
                l_109 = *((__global gale_long *) (arg_fs + 16 + l_106));
                l_110 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) l_102))));
                l_111 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) l_103))));
                l_112 = *((__global gale_long *) (arg_fs + 16 + l_107));
                l_113 = (long) ((ulong) l_105 + (ulong) ((long) ((ulong) ((long) ((ulong) l_109 + (ulong) l_110)) + (ulong) ((long) ((ulong) l_111 + (ulong) l_112)))));
                l_114 = (long) ((ulong) l_106 + (ulong) l_100);
                l_105 = l_113;
                l_106 = l_114;
            }
            l_115 = l_105;
            l_116 = l_106;
            while (true) {
                if (!(l_116 < l_108)) {
                    break;
                }
                l_117 = *((__global gale_long *) (arg_fs + 16 + l_116));
                l_118 = (long) ((ulong) l_115 + (ulong) l_117);
                l_119 = (long) ((ulong) l_116 + (ulong) l_102);
                l_115 = l_118;
                l_116 = l_119;
            }
            GALEFS_BARRIER(3);
            if (i_101 == 0) {
                i_120 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_120 == 0) {
                    l_121 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_122 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                    *((__global gale_long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) l_20 + (ulong) l_123));
                    l_121 = 0L;
                }
            } else {
                l_121 = 0L;
            }
            GALEFS_BROADCAST(4, l_124, l_121);
            l_125 = (long) ((ulong) l_30 + (ulong) l_115);
            l_30 = l_125;
            i_31 = i_96;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_126 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_126 == 0) {
            i_127 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_128 = (int) (0 - (uint) i_127);
            if (i_128 < 0) {
                l_129 = (long) i_128;
                l_130 = l_129;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_131 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_131)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 36L)))) = 0;
                l_130 = LONG_MIN;
            }
        } else {
            l_132 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_133 = *((__global gale_int *) (arg_fs + 16 + l_132));
            i_134 = (int) ((uint) i_133 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_132)) = i_134;
            if (i_2 < i_134) {
                i_135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_135 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_136 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_136)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 36L)))) = 0;
                    l_130 = LONG_MIN;
                } else {
                    l_130 = (-16L);
                }
            } else {
                l_130 = (-16L);
            }
        }
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(5, l_137, l_130);
    if (l_137 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_137); }
        GALEFS_RETURN;
        resume_3:
        l_30 = (long) gale_longs[gale_item];
        l_137 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_30;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_195) VARIABLE(int, i_200) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_76) VARIABLE(int, i_80) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_214) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_65) VARIABLE(long, l_69) VARIABLE(long, l_72) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_79) VARIABLE(long, l_82) VARIABLE(long, l_83) VARIABLE(__global uchar *, ul_78)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(l_82) VARIABLE(l_83) VARIABLE(ul_78)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_195) VARIABLE(i_200) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_214) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(ul_78)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_195) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_214) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(ul_78)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_79)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_78;
    int i_0, i_7, i_11, i_13, i_14, i_16, i_18, i_21, i_22, i_25, i_26, i_32, i_33, i_40, i_45, i_48, i_51, i_52, i_55, i_56, i_60, i_64, i_66, i_67, i_68, i_70, i_71, i_73, i_76, i_77, i_80, i_81, i_86, i_87, i_89, i_93, i_94, i_95, i_96, i_97, i_100, i_107, i_108, i_109, i_110, i_112, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_126, i_127, i_128, i_131, i_133, i_134, i_138, i_140, i_141, i_143, i_145, i_148, i_149, i_152, i_153, i_161, i_171, i_174, i_177, i_178, i_181, i_182, i_186, i_192, i_195, i_200, i_220, i_226, i_234, i_238, i_240, i_241, i_243, i_245, i_248, i_249, i_252, i_253, i_262, i_267, i_270, i_273, i_274, i_277, i_278, i_282;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_20, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_43, l_44, l_46, l_47, l_49, l_50, l_53, l_54, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_69, l_72, l_74, l_75, l_79, l_82, l_83, l_84, l_85, l_88, l_90, l_91, l_92, l_98, l_99, l_101, l_102, l_103, l_104, l_105, l_106, l_111, l_114, l_116, l_122, l_124, l_129, l_130, l_132, l_135, l_136, l_137, l_139, l_142, l_144, l_146, l_147, l_150, l_151, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_172, l_173, l_175, l_176, l_179, l_180, l_183, l_184, l_185, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_196, l_197, l_198, l_199, l_201, l_202, l_203, l_204, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_221, l_222, l_223, l_224, l_225, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_235, l_236, l_237, l_239, l_242, l_244, l_246, l_247, l_250, l_251, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_263, l_264, l_265, l_266, l_268, l_269, l_271, l_272, l_275, l_276, l_279, l_280, l_281, l_283, l_284, l_285;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_6 = (long) ((int) get_group_id(0));
        i_7 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1856L))));
        if (i_7 == 0) {
            l_8 = (long) ((int) get_group_id(0));
            l_9 = (long) ((ulong) l_5 + (ulong) ((l_8 << 12) + (l_8 << 11)));
            l_10 = (long) ((ulong) l_9 + (ulong) 1796L);
            i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
            l_12 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L))));
            i_13 = (int) (0 - (uint) i_11);
            if (i_13 < 0) {
                i_14 = i_13;
            } else {
                l_15 = (long) ((ulong) l_12 + (ulong) (-64L));
                i_16 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_17 = (long) ((ulong) l_9 + (ulong) 1792L);
                i_18 = 0;
                l_19 = 0L;
                l_20 = (-1L);
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    if (i_16 == i_22) {
                        i_18 = 1;
                    } else {
                        if (i_21 == 0) {
                            if (l_19 < l_4) {
                                GALEFS_RELAX(l_19);
                                l_23 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_23;
                            } else {
                                l_24 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_25 = (l_20 == l_24) ? (-110) : 0;
                                i_18 = i_25;
                                l_19 = 0L;
                                l_20 = l_24;
                            }
                        } else {
                            i_26 = (int) (0 - (uint) i_21);
                            i_18 = i_26;
                        }
                    }
                }
                i_14 = i_18;
            }
            l_27 = (long) i_14;
            l_28 = l_27;
        } else {
            l_28 = (-16L);
        }
        if (l_28 < 0L) {
            l_29 = l_28;
        } else {
            l_30 = (long) ((int) get_group_id(0));
            l_31 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_30 << 12) + (l_30 << 11)))) + (ulong) 2048L);
            i_32 = 0;
            while (true) {
                if (!(i_32 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) i_32))))) = (char) ((int) gale_literals[i_32]);
                i_33 = (int) ((uint) i_32 + (uint) 1);
                i_32 = i_33;
            }
            l_34 = (long) ((int) get_group_id(0));
            l_35 = (long) ((ulong) l_5 + (ulong) ((l_34 << 12) + (l_34 << 11)));
            l_36 = (long) ((ulong) l_35 + (ulong) 1896L);
            l_37 = *((__global gale_long *) (arg_fs + 16 + l_36));
            l_38 = (long) ((ulong) l_37 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) (uint) (((int) l_38) & 1023)))))) = 0L;
            l_39 = (long) ((ulong) l_35 + (ulong) ((long) (uint) (((int) l_37) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_39)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_36)) = l_38;
            GALEFS_FENCE();
            i_40 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_40))))) = (char) 1;
            if (l_1 == 0L) {
                l_29 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_40 >> 6)))))) = (char) 1;
                l_29 = LONG_MIN;
            }
        }
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_41 = (long) ((int) get_group_id(0));
            l_42 = (long) ((ulong) l_5 + (ulong) ((l_41 << 12) + (l_41 << 11)));
            l_43 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1896L))));
            l_44 = (long) ((ulong) l_43 + (ulong) (-64L));
            i_45 = (int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_46 = (long) ((ulong) l_42 + (ulong) 1792L);
            l_47 = (long) ((ulong) l_42 + (ulong) 1796L);
            i_48 = 0;
            l_49 = 0L;
            l_50 = (-1L);
            while (true) {
                if (!(i_48 == 0)) {
                    break;
                }
                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                if (i_45 == i_52) {
                    i_48 = 1;
                } else {
                    if (i_51 == 0) {
                        if (l_49 < l_4) {
                            GALEFS_RELAX(l_49);
                            l_53 = (long) ((ulong) l_49 + (ulong) 1L);
                            l_49 = l_53;
                        } else {
                            l_54 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_55 = (l_50 == l_54) ? (-110) : 0;
                            i_48 = i_55;
                            l_49 = 0L;
                            l_50 = l_54;
                        }
                    } else {
                        i_56 = (int) (0 - (uint) i_51);
                        i_48 = i_56;
                    }
                }
            }
            if (i_48 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1888L)))) = i_45;
            }
            GALEFS_FENCE();
            if (i_48 < 0) {
                l_57 = (long) i_48;
                l_58 = l_57;
            } else {
                l_59 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1800L))));
                l_58 = l_59;
            }
            i_60 = (int) ((uint) ((int) l_29) + (uint) (-1));
            if (i_60 < 0) {
                l_61 = l_58;
            } else {
                if (l_58 < 0L) {
                    l_61 = l_58;
                } else {
                    l_62 = (l_58 << 32) | ((long) (uint) i_60);
                    l_61 = l_62;
                }
            }
        } else {
            l_61 = l_29;
        }
    } else {
        l_61 = l_29;
    }
    GALEFS_BROADCAST(1, l_63, l_61);
    i_64 = (int) l_63;
    l_65 = (long) i_0;
    i_66 = (int) get_num_groups(0);
    i_67 = (int) get_local_id(0);
    i_68 = (int) get_local_id(0);
    l_69 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_70 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_71 = (int) ((uint) (1 << i_70) + (uint) (-1));
    l_72 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_73 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_74 = 1L << i_73;
    l_75 = (long) ((ulong) l_74 + (ulong) (-1L));
    i_76 = (int) get_local_id(0);
    i_77 = (int) get_group_id(0);
    ul_78 = arg_args + 16L;
    l_79 = 0L;
    i_80 = i_77;
    while (true) {
        i_81 = *((__global gale_int *) ul_78);
        if (!(i_80 < i_81)) {
            break;
        }
        l_82 = ((long) i_80) * l_65;
        l_83 = l_82 & l_75;
        l_84 = (-12L);
        while (true) {
            if (!(l_84 == (-12L))) {
                break;
            }
            if (i_76 == 0) {
                l_85 = (long) ((int) get_group_id(0));
                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1796L))));
                i_87 = (int) (0 - (uint) i_86);
                l_88 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_64) << 3));
                i_89 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_90 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_87 < 0) {
                    l_91 = (long) i_87;
                    l_92 = l_91;
                } else {
                    if (i_64 < 0) {
                        i_93 = (-9);
                    } else {
                        if (i_64 < i_89) {
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
                        if (l_82 < 0L) {
                            l_92 = (-22L);
                        } else {
                            if (i_0 < 0) {
                                l_92 = (-22L);
                            } else {
                                l_99 = (long) ((int) get_group_id(0));
                                i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1856L))));
                                if (i_100 == 0) {
                                    l_101 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (l_98 << 6)))));
                                    l_102 = (long) ((ulong) l_101 - (ulong) l_82);
                                    if (l_102 < 1L) {
                                        l_92 = 0L;
                                    } else {
                                        l_103 = (l_102 < l_65) ? l_102 : l_65;
                                        l_92 = l_103;
                                    }
                                } else {
                                    l_92 = (-16L);
                                }
                            }
                        }
                    }
                }
                l_104 = (l_92 < 0L) ? l_92 : (-22L);
                if (l_92 < 1L) {
                    l_105 = l_104;
                } else {
                    if (l_65 == l_92) {
                        l_106 = (long) ((ulong) l_74 - (ulong) l_83);
                        if (l_106 < l_65) {
                            if (!(((int) l_106) == i_0)) {
                                l_105 = l_104;
                                goto B132;
                            }
                        }
                        if (i_64 < 0) {
                            i_107 = (-9);
                        } else {
                            if (i_64 < i_89) {
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
                            l_114 = l_82 >> i_73;
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
                                    l_122 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_121) << 5));
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
                                l_129 = (long) ((ulong) l_69 + (ulong) ((((long) (i_128 & i_71)) << 6) + (((long) (i_128 >> i_70)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_129)) = ((int) ((uint) i_119 + (uint) 1));
                                GALEFS_FENCE();
                                l_130 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_119) << 5));
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
                                l_136 = (long) ((ulong) l_5 + (ulong) ((l_135 << 12) + (l_135 << 11)));
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
                                                if (l_146 < l_4) {
                                                    GALEFS_RELAX(l_146);
                                                    l_150 = (long) ((ulong) l_146 + (ulong) 1L);
                                                    l_146 = l_150;
                                                } else {
                                                    l_151 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
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
                                    l_156 = (long) ((ulong) l_5 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                                    l_157 = (long) ((ulong) l_156 + (ulong) 1896L);
                                    l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
                                    l_159 = (long) ((ulong) l_158 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_159) & 1023)))))) = 0L;
                                    l_160 = (long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_158) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 4L)))) = 6;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 12L)))) = i_64;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 16L)))) = l_82;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 24L)))) = l_65;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_160)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_157)) = l_159;
                                    GALEFS_FENCE();
                                    i_161 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_161))))) = (char) 1;
                                    l_162 = (long) ((ulong) l_65 + (ulong) (-9223372036854775807L));
                                    if (l_1 == 0L) {
                                        l_105 = l_162;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_161 >> 6)))))) = (char) 1;
                                        l_105 = l_162;
                                    }
                                }
                            } else {
                                l_163 = (long) ((int) get_group_id(0));
                                l_164 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1864L);
                                l_165 = *((__global gale_long *) (arg_fs + 16 + l_164));
                                *((__global gale_long *) (arg_fs + 16 + l_164)) = ((long) ((ulong) l_165 + (ulong) 1L));
                                l_166 = l_65 | (((long) (uint) i_127) << 32);
                                l_105 = l_166;
                            }
                        }
                    } else {
                        l_105 = l_104;
                    }
                }
            } else {
                l_105 = 0L;
            }
        B132:;
            if (i_68 == 0) {
                if (l_105 < (-4611686018427387904L)) {
                    l_167 = (long) ((int) get_group_id(0));
                    l_168 = (long) ((ulong) l_5 + (ulong) ((l_167 << 12) + (l_167 << 11)));
                    l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1896L))));
                    l_170 = (long) ((ulong) l_169 + (ulong) (-64L));
                    i_171 = (int) ((uint) ((int) (((long) ((ulong) l_170 + (ulong) ((long) ((ulong) (l_170 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_172 = (long) ((ulong) l_168 + (ulong) 1792L);
                    l_173 = (long) ((ulong) l_168 + (ulong) 1796L);
                    i_174 = 0;
                    l_175 = 0L;
                    l_176 = (-1L);
                    while (true) {
                        if (!(i_174 == 0)) {
                            break;
                        }
                        i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                        i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                        if (i_171 == i_178) {
                            i_174 = 1;
                        } else {
                            if (i_177 == 0) {
                                if (l_175 < l_4) {
                                    GALEFS_RELAX(l_175);
                                    l_179 = (long) ((ulong) l_175 + (ulong) 1L);
                                    l_175 = l_179;
                                } else {
                                    l_180 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                    i_181 = (l_176 == l_180) ? (-110) : 0;
                                    i_174 = i_181;
                                    l_175 = 0L;
                                    l_176 = l_180;
                                }
                            } else {
                                i_182 = (int) (0 - (uint) i_177);
                                i_174 = i_182;
                            }
                        }
                    }
                    if (i_174 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1888L)))) = i_171;
                    }
                    GALEFS_FENCE();
                    if (i_174 < 0) {
                        l_183 = (long) i_174;
                        l_184 = l_183;
                    } else {
                        l_185 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1800L))));
                        l_184 = l_185;
                    }
                    i_186 = (int) ((uint) ((int) l_105) + (uint) (-1));
                    if (i_186 < 0) {
                        l_187 = l_184;
                    } else {
                        if (l_184 < 0L) {
                            l_187 = l_184;
                        } else {
                            l_188 = (l_184 << 32) | ((long) (uint) i_186);
                            l_187 = l_188;
                        }
                    }
                } else {
                    l_187 = l_105;
                }
            } else {
                l_187 = l_105;
            }
            GALEFS_BROADCAST(2, l_189, l_187);
            l_190 = l_189 >> 32;
            if (i_67 == 0) {
                if (!(l_189 < 0L)) {
                    l_191 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_191 << 12) + (l_191 << 11)))) + (ulong) 1856L)))) = 1;
                    i_192 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) ((((long) (i_71 & i_192)) << 6) + (((long) (i_192 >> i_70)) << 2)))))) = (((int) ((uint) ((int) l_190) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_189 < 0L) {
                l_84 = l_189;
            } else {
                if (((int) l_189) == 0) {
                    l_84 = 0L;
                } else {
                    l_193 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (l_190 << 5))) + (ulong) 16L))));
                    l_194 = (long) ((ulong) l_83 + (ulong) l_193);
                    l_84 = l_194;
                }
            }
        }
        i_195 = (int) ((uint) i_80 + (uint) i_66);
        if ((ulong) ((long) ((ulong) l_84 + (ulong) 4095L)) < (ulong) 4095L) {
            l_196 = (long) ((ulong) l_79 + (ulong) 1L);
            l_79 = l_196;
            i_80 = i_195;
        } else {
            l_197 = (long) ((ulong) l_84 + (ulong) (((long) ((int) get_local_id(0))) << 3));
            l_198 = (long) ((int) get_local_size(0));
            l_199 = l_198 << 5;
            i_200 = (int) get_local_id(0);
            l_201 = l_198 << 3;
            l_202 = l_198 << 4;
            l_203 = l_201 + l_202;
            l_204 = 0L;
            l_205 = l_197;
            while (true) {
                l_206 = (long) ((ulong) l_205 + (ulong) l_203);
                l_207 = (long) ((ulong) l_65 + (ulong) l_84);
                if (!(l_206 < l_207)) {
                    break;
                }
                l_208 = *((__global gale_long *) (arg_fs + 16 + l_205));
                l_209 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) l_201))));
                l_210 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) l_202))));
                l_211 = *((__global gale_long *) (arg_fs + 16 + l_206));
                l_212 = (long) ((ulong) l_204 + (ulong) ((long) ((ulong) ((long) ((ulong) l_208 + (ulong) l_209)) + (ulong) ((long) ((ulong) l_210 + (ulong) l_211)))));
                l_213 = (long) ((ulong) l_205 + (ulong) l_199);
                l_204 = l_212;
                l_205 = l_213;
            }
            l_214 = l_204;
            l_215 = l_205;
            while (true) {
                if (!(l_215 < l_207)) {
                    break;
                }
                l_216 = *((__global gale_long *) (arg_fs + 16 + l_215));
                l_217 = (long) ((ulong) l_214 + (ulong) l_216);
                l_218 = (long) ((ulong) l_215 + (ulong) l_201);
                l_214 = l_217;
                l_215 = l_218;
            }
            GALEFS_BARRIER(3);
            if (i_200 == 0) {
                l_219 = (long) ((int) get_group_id(0));
                i_220 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_219 << 12) + (l_219 << 11)))) + (ulong) 1856L))));
                if (i_220 == 0) {
                    l_221 = (-22L);
                } else {
                    l_222 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_222 << 12) + (l_222 << 11)))) + (ulong) 1856L)))) = 0;
                    l_223 = (long) ((int) get_group_id(0));
                    l_224 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_223 << 12) + (l_223 << 11)))) + (ulong) 1872L);
                    l_225 = *((__global gale_long *) (arg_fs + 16 + l_224));
                    *((__global gale_long *) (arg_fs + 16 + l_224)) = ((long) ((ulong) l_65 + (ulong) l_225));
                    GALEFS_RELEASE_FENCE();
                    i_226 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) ((((long) (i_71 & i_226)) << 6) + (((long) (i_226 >> i_70)) << 2)))))) = 0;
                    l_227 = (long) ((int) get_group_id(0));
                    l_228 = (long) ((ulong) l_5 + (ulong) ((l_227 << 12) + (l_227 << 11)));
                    l_229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1896L))));
                    l_230 = (long) ((ulong) l_229 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_230 + (ulong) ((long) ((ulong) (l_230 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_221 = 0L;
                }
            } else {
                l_221 = 0L;
            }
            GALEFS_BROADCAST(4, l_231, l_221);
            l_232 = (long) ((ulong) l_79 + (ulong) l_214);
            l_79 = l_232;
            i_80 = i_195;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_233 = (long) ((int) get_group_id(0));
        i_234 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_233 << 12) + (l_233 << 11)))) + (ulong) 1856L))));
        if (i_234 == 0) {
            l_235 = (long) ((int) get_group_id(0));
            l_236 = (long) ((ulong) l_5 + (ulong) ((l_235 << 12) + (l_235 << 11)));
            l_237 = (long) ((ulong) l_236 + (ulong) 1796L);
            i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
            l_239 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 1896L))));
            i_240 = (int) (0 - (uint) i_238);
            if (i_240 < 0) {
                i_241 = i_240;
            } else {
                l_242 = (long) ((ulong) l_239 + (ulong) (-64L));
                i_243 = (int) ((uint) ((int) (((long) ((ulong) l_242 + (ulong) ((long) ((ulong) (l_242 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_244 = (long) ((ulong) l_236 + (ulong) 1792L);
                i_245 = 0;
                l_246 = 0L;
                l_247 = (-1L);
                while (true) {
                    if (!(i_245 == 0)) {
                        break;
                    }
                    i_248 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
                    i_249 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                    if (i_243 == i_249) {
                        i_245 = 1;
                    } else {
                        if (i_248 == 0) {
                            if (l_246 < l_4) {
                                GALEFS_RELAX(l_246);
                                l_250 = (long) ((ulong) l_246 + (ulong) 1L);
                                l_246 = l_250;
                            } else {
                                l_251 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_252 = (l_247 == l_251) ? (-110) : 0;
                                i_245 = i_252;
                                l_246 = 0L;
                                l_247 = l_251;
                            }
                        } else {
                            i_253 = (int) (0 - (uint) i_248);
                            i_245 = i_253;
                        }
                    }
                }
                i_241 = i_245;
            }
            if (i_241 < 0) {
                l_254 = (long) i_241;
                l_255 = l_254;
            } else {
                l_256 = (long) ((int) get_group_id(0));
                l_257 = (long) ((ulong) l_5 + (ulong) ((l_256 << 12) + (l_256 << 11)));
                l_258 = (long) ((ulong) l_257 + (ulong) 1896L);
                l_259 = *((__global gale_long *) (arg_fs + 16 + l_258));
                l_260 = (long) ((ulong) l_259 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) ((long) (uint) (((int) l_260) & 1023)))))) = 0L;
                l_261 = (long) ((ulong) l_257 + (ulong) ((long) (uint) (((int) l_259) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_259 + (ulong) ((long) ((ulong) (l_259 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_261)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_258)) = l_260;
                GALEFS_FENCE();
                i_262 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_262))))) = (char) 1;
                if (l_1 == 0L) {
                    l_255 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_262 >> 6)))))) = (char) 1;
                    l_255 = LONG_MIN;
                }
            }
        } else {
            l_255 = (-16L);
        }
    } else {
        l_255 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_255 < (-4611686018427387904L)) {
            l_263 = (long) ((int) get_group_id(0));
            l_264 = (long) ((ulong) l_5 + (ulong) ((l_263 << 12) + (l_263 << 11)));
            l_265 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) 1896L))));
            l_266 = (long) ((ulong) l_265 + (ulong) (-64L));
            i_267 = (int) ((uint) ((int) (((long) ((ulong) l_266 + (ulong) ((long) ((ulong) (l_266 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_268 = (long) ((ulong) l_264 + (ulong) 1792L);
            l_269 = (long) ((ulong) l_264 + (ulong) 1796L);
            i_270 = 0;
            l_271 = 0L;
            l_272 = (-1L);
            while (true) {
                if (!(i_270 == 0)) {
                    break;
                }
                i_273 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                i_274 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                if (i_267 == i_274) {
                    i_270 = 1;
                } else {
                    if (i_273 == 0) {
                        if (l_271 < l_4) {
                            GALEFS_RELAX(l_271);
                            l_275 = (long) ((ulong) l_271 + (ulong) 1L);
                            l_271 = l_275;
                        } else {
                            l_276 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_277 = (l_272 == l_276) ? (-110) : 0;
                            i_270 = i_277;
                            l_271 = 0L;
                            l_272 = l_276;
                        }
                    } else {
                        i_278 = (int) (0 - (uint) i_273);
                        i_270 = i_278;
                    }
                }
            }
            if (i_270 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) 1888L)))) = i_267;
            }
            GALEFS_FENCE();
            if (i_270 < 0) {
                l_279 = (long) i_270;
                l_280 = l_279;
            } else {
                l_281 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) 1800L))));
                l_280 = l_281;
            }
            i_282 = (int) ((uint) ((int) l_255) + (uint) (-1));
            if (i_282 < 0) {
                l_283 = l_280;
            } else {
                if (l_280 < 0L) {
                    l_283 = l_280;
                } else {
                    l_284 = (l_280 << 32) | ((long) (uint) i_282);
                    l_283 = l_284;
                }
            }
        } else {
            l_283 = l_255;
        }
    } else {
        l_283 = l_255;
    }
    GALEFS_BROADCAST(5, l_285, l_283);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_79;
    GALEFS_GROUP_END()
}
#endif
