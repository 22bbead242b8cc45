// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// suspension: 4 waits, 10 values, 64 bytes
// string: "file"
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
// source SHA-256: ee64609dc2774967ac44b3a8c99ad24fc31522ee0b08b653cad3166bdce5fea2

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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
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

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_54) VARIABLE(long, l_0) VARIABLE(long, l_117) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_49) VARIABLE(long, l_51) VARIABLE(long, l_55) VARIABLE(long, l_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_54) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_51) VARIABLE(l_55) VARIABLE(l_56)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_117) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_55)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_115) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_117) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_49)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_47, i_48, i_50, i_53, i_54, i_58, i_59, i_62, i_63, i_64, i_65, i_66, i_68, i_73, i_74, i_75, i_76, i_80, i_81, i_82, i_83, i_84, i_86, i_88, i_89, i_90, i_91, i_92, i_94, i_96, i_97, i_98, i_99, i_107, i_108, i_110, i_115, i_116, i_118, i_119, i_121, i_122, i_127, i_128, i_129, i_134, i_135, i_136;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_21, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_44, l_45, l_46, l_49, l_51, l_52, l_55, l_56, l_57, l_60, l_61, l_67, l_69, l_70, l_71, l_72, l_77, l_78, l_79, l_85, l_87, l_93, l_95, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_111, l_112, l_113, l_114, l_117, l_120, l_123, l_124, l_125, l_126, l_130, l_131, l_132, l_133, l_137, l_138;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
    l_19 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
    i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_22 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_18 < 0) {
            i_23 = (-9);
        } else {
            if (i_18 < i_20) {
                i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                i_25 = (int) ((uint) i_24 + (uint) (-1));
                i_26 = (i_25 < 0) ? (-9) : i_25;
                i_23 = i_26;
            } else {
                i_23 = (-9);
            }
        }
        i_27 = (int) (0 - (uint) i_22);
        if (i_27 < 0) {
            l_28 = (long) i_27;
            l_29 = l_28;
        } else {
            l_30 = (long) i_23;
            if (i_23 < 0) {
                l_29 = l_30;
            } else {
                l_31 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) (l_30 << 6)))));
                l_29 = l_31;
            }
        }
        l_32 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
        i_34 = (int) ((uint) i_33 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
        if (i_1 < i_34) {
            i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_35 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_36 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = l_29;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                l_37 = LONG_MIN;
            } else {
                l_37 = l_29;
            }
        } else {
            l_37 = l_29;
        }
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(2, l_38, l_37);
    if (l_38 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        gale_longs[gale_item] = (ulong) l_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_38); }
        GALEFS_RETURN;
        resume_2:
        i_18 = (int) gale_ints[gale_item];
        l_19 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_38 = gale_round_reply(gale_entry);
    }
    i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_40 = 1 << i_39;
    l_41 = (long) i_40;
    i_42 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_38 + (ulong) l_41)) + (ulong) (-1L))), l_41);
    i_43 = (int) get_local_id(0);
    l_44 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_45 = 1L << i_39;
    l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
    i_47 = (int) get_local_id(0);
    i_48 = gale_group;
    l_49 = 0L;
    i_50 = 0;
    while (true) {
        if (!(i_50 < i_42)) {
            break;
        }
        l_51 = l_41 * ((long) gale_rem_int(((int) ((uint) i_50 + (uint) i_48)), i_42));
        l_52 = (long) ((ulong) l_38 - (ulong) l_51);
        if (l_52 < l_41) {
            i_53 = (int) l_52;
            i_54 = i_53;
        } else {
            i_54 = i_40;
        }
        l_55 = (long) i_54;
        l_56 = l_51 & l_46;
        l_57 = (-12L);
        while (true) {
            if (!(l_57 == (-12L))) {
                break;
            }
            if (i_47 == 0) {
                i_58 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_59 = (int) (0 - (uint) i_58);
                if (i_59 < 0) {
                    l_60 = (long) i_59;
                    l_61 = l_60;
                } else {
                    if (i_18 < 0) {
                        i_62 = (-9);
                    } else {
                        if (i_18 < i_20) {
                            i_63 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_64 = (int) ((uint) i_63 + (uint) (-1));
                            i_65 = (i_64 < 0) ? (-9) : i_64;
                            if (i_65 < 0) {
                                i_62 = i_65;
                            } else {
                                i_66 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L))));
                                if ((i_66 & 3) == 1) {
                                    i_62 = (-9);
                                } else {
                                    i_62 = i_65;
                                }
                            }
                        } else {
                            i_62 = (-9);
                        }
                    }
                    l_67 = (long) i_62;
                    if (i_62 < 0) {
                        l_61 = l_67;
                    } else {
                        if (l_51 < 0L) {
                            l_61 = (-22L);
                        } else {
                            if (i_54 < 0) {
                                l_61 = (-22L);
                            } else {
                                i_68 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_68 == 0) {
                                    l_69 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) (l_67 << 6)))));
                                    l_70 = (long) ((ulong) l_69 - (ulong) l_51);
                                    if (l_70 < 1L) {
                                        l_61 = 0L;
                                    } else {
                                        l_71 = (l_70 < l_55) ? l_70 : l_55;
                                        l_61 = l_71;
                                    }
                                } else {
                                    l_61 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (!(l_61 < 1L)) {
                    if (l_55 == l_61) {
                        l_72 = (long) ((ulong) l_45 - (ulong) l_56);
                        if (l_72 < l_55) {
                            if (!(i_54 == ((int) l_72))) {
                                goto B95;
                            }
                        }
                        if (i_18 < 0) {
                            i_73 = (-9);
                        } else {
                            if (i_18 < i_20) {
                                i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_75 = (int) ((uint) i_74 + (uint) (-1));
                                i_76 = (i_75 < 0) ? (-9) : i_75;
                                i_73 = i_76;
                            } else {
                                i_73 = (-9);
                            }
                        }
                        l_77 = (long) i_73;
                        if (i_73 < 0) {
                            l_78 = l_77;
                            goto B101;
                        }
                        l_79 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_80 = *((__global gale_int *) (arg_fs + 16 + l_79));
                        i_81 = (int) ((uint) i_80 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_79)) = i_81;
                        if (i_1 < i_81) {
                            i_82 = (-1);
                        } else {
                            i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) (l_77 << 6))) + (ulong) 8L))));
                            i_84 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_85 = l_51 >> i_39;
                            i_86 = i_84 & ((int) (((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (((long) i_83) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_87 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_88 = i_86;
                            i_89 = 0;
                            i_90 = (-2);
                            while (true) {
                                if (!(i_90 == (-2))) {
                                    break;
                                }
                                i_91 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) (((long) i_88) << 2)))));
                                i_92 = (int) ((uint) i_91 + (uint) (-1));
                                if (i_92 < 0) {
                                    i_90 = (-1);
                                } else {
                                    l_93 = (long) ((ulong) l_44 + (ulong) (((long) (uint) i_92) << 5));
                                    i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_93));
                                    l_95 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 8L))));
                                    if ((!(i_83 == i_94)) || (!(l_85 == l_95))) {
                                        if (i_84 == i_89) {
                                            i_90 = (-1);
                                        } else {
                                            i_96 = (int) ((uint) i_89 + (uint) 1);
                                            i_97 = i_84 & ((int) ((uint) i_88 + (uint) 1));
                                            i_88 = i_97;
                                            i_89 = i_96;
                                        }
                                    } else {
                                        i_90 = i_92;
                                    }
                                }
                            }
                            i_82 = i_90;
                        }
                        if (i_82 < 0) {
                            i_98 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_99 = (int) (0 - (uint) i_98);
                            if (i_99 < 0) {
                                l_100 = (long) i_99;
                                l_78 = l_100;
                                goto B101;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_101 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_101)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L)))) = l_51;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L)))) = l_55;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 36L)))) = 0;
                            l_102 = (long) ((ulong) l_55 + (ulong) (-9223372036854775807L));
                            l_78 = l_102;
                            goto B101;
                        }
                        l_103 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_104 = *((__global gale_long *) (arg_fs + 16 + l_103));
                        *((__global gale_long *) (arg_fs + 16 + l_103)) = ((long) ((ulong) l_104 + (ulong) 1L));
                        l_105 = l_55 | (((long) (uint) i_82) << 32);
                        l_78 = l_105;
                        goto B101;
                    }
                }
            B95:;
                l_106 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_107 = *((__global gale_int *) (arg_fs + 16 + l_106));
                i_108 = (int) ((uint) i_107 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_106)) = i_108;
                l_109 = (l_61 < 0L) ? l_61 : (-22L);
                if (i_1 < i_108) {
                    i_110 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_110 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_111 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_111)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 16L)))) = l_109;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 36L)))) = 0;
                        l_78 = LONG_MIN;
                    } else {
                        l_78 = l_109;
                    }
                } else {
                    l_78 = l_109;
                }
            } else {
                l_78 = 0L;
            }
        B101:;
            GALEFS_BROADCAST(3, l_112, l_78);
            if (l_112 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_19;
                gale_longs[gale_items + gale_item] = (ulong) l_38;
                gale_ints[gale_items + gale_item] = (uint) i_42;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_49;
                gale_ints[2 * gale_items + gale_item] = (uint) i_50;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_51;
                gale_ints[3 * gale_items + gale_item] = (uint) i_54;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_55;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_56;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_112); }
                GALEFS_RETURN;
                resume_3:
                i_18 = (int) gale_ints[gale_item];
                l_19 = (long) gale_longs[gale_item];
                l_38 = (long) gale_longs[gale_items + gale_item];
                i_42 = (int) gale_ints[gale_items + gale_item];
                l_49 = (long) gale_longs[2 * gale_items + gale_item];
                i_50 = (int) gale_ints[2 * gale_items + gale_item];
                l_51 = (long) gale_longs[3 * gale_items + gale_item];
                i_54 = (int) gale_ints[3 * gale_items + gale_item];
                l_55 = (long) gale_longs[4 * gale_items + gale_item];
                l_56 = (long) gale_longs[5 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
                i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
                i_40 = 1 << i_39;
                l_41 = (long) i_40;
                i_43 = (int) get_local_id(0);
                l_44 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_45 = 1L << i_39;
                l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
                i_47 = (int) get_local_id(0);
                i_48 = gale_group;
                l_112 = gale_round_reply(gale_entry);
            }
            if (i_43 == 0) {
                if (!(l_112 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_112 < 0L) {
                l_57 = l_112;
            } else {
                if (((int) l_112) == 0) {
                    l_57 = 0L;
                } else {
                    l_113 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_44 + (ulong) (((long) ((ulong) l_112 >> 32)) << 5))) + (ulong) 16L))));
                    l_114 = (long) ((ulong) l_56 + (ulong) l_113);
                    l_57 = l_114;
                }
            }
        }
        i_115 = (int) ((uint) i_50 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_57 + (ulong) 4095L)) < (ulong) 4095L) {
            l_49 = l_57;
            i_50 = i_115;
        } else {
            i_116 = (int) get_local_id(0);
            l_117 = l_49;
            i_118 = 0;
            while (true) {
                if (!(i_118 < i_54)) {
                    break;
                }
                i_119 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) ((long) i_118)))));
                l_120 = (long) ((ulong) l_117 + (ulong) ((long) (uint) (i_119 & 255)));
                i_121 = (int) ((uint) i_118 + (uint) 1);
                l_117 = l_120;
                i_118 = i_121;
            }
            GALEFS_BARRIER(4);
            if (i_116 == 0) {
                i_122 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_122 == 0) {
                    l_123 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_124 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                    *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) l_55 + (ulong) l_125));
                    l_123 = 0L;
                }
            } else {
                l_123 = 0L;
            }
            GALEFS_BROADCAST(5, l_126, l_123);
            l_49 = l_117;
            i_50 = i_115;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_127 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_127 == 0) {
            i_128 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_129 = (int) (0 - (uint) i_128);
            if (i_129 < 0) {
                l_130 = (long) i_129;
                l_131 = l_130;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_132 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_132)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 36L)))) = 0;
                l_131 = LONG_MIN;
            }
        } else {
            l_133 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_134 = *((__global gale_int *) (arg_fs + 16 + l_133));
            i_135 = (int) ((uint) i_134 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_133)) = i_135;
            if (i_1 < i_135) {
                i_136 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_136 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_137 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_137)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 36L)))) = 0;
                    l_131 = LONG_MIN;
                } else {
                    l_131 = (-16L);
                }
            } else {
                l_131 = (-16L);
            }
        }
    } else {
        l_131 = 0L;
    }
    GALEFS_BROADCAST(6, l_138, l_131);
    if (l_138 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_49;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_138); }
        GALEFS_RETURN;
        resume_4:
        l_49 = (long) gale_longs[gale_item];
        l_138 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_49;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_116) VARIABLE(int, i_120) VARIABLE(int, i_231) VARIABLE(int, i_232) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_100) VARIABLE(long, l_103) VARIABLE(long, l_107) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_112) VARIABLE(long, l_115) VARIABLE(long, l_117) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_2) VARIABLE(long, l_233) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_64) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_120) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_115) VARIABLE(l_117) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_231) VARIABLE(i_232) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_121) VARIABLE(l_2) VARIABLE(l_233) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_231) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_2) VARIABLE(l_233) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_115)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_65, i_68, i_69, i_70, i_71, i_72, i_73, i_82, i_85, i_88, i_89, i_92, i_93, i_97, i_101, i_102, i_104, i_105, i_106, i_108, i_109, i_113, i_114, i_116, i_119, i_120, i_125, i_126, i_129, i_130, i_131, i_132, i_133, i_136, i_143, i_144, i_145, i_146, i_148, i_149, i_151, i_153, i_154, i_155, i_156, i_157, i_159, i_161, i_162, i_163, i_164, i_167, i_169, i_170, i_174, i_176, i_177, i_179, i_181, i_184, i_185, i_188, i_189, i_197, i_207, i_210, i_213, i_214, i_217, i_218, i_222, i_228, i_231, i_232, i_234, i_235, i_237, i_239, i_245, i_252, i_256, i_258, i_259, i_261, i_263, i_266, i_267, i_270, i_271, i_280, i_285, i_288, i_291, i_292, i_295, i_296, i_300;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_66, l_67, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_83, l_84, l_86, l_87, l_90, l_91, l_94, l_95, l_96, l_98, l_99, l_100, l_103, l_107, l_110, l_111, l_112, l_115, l_117, l_118, l_121, l_122, l_123, l_124, l_127, l_128, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_142, l_147, l_150, l_152, l_158, l_160, l_165, l_166, l_168, l_171, l_172, l_173, l_175, l_178, l_180, l_182, l_183, l_186, l_187, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_198, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_206, l_208, l_209, l_211, l_212, l_215, l_216, l_219, l_220, l_221, l_223, l_224, l_225, l_226, l_227, l_229, l_230, l_233, l_236, l_238, l_240, l_241, l_242, l_243, l_244, l_246, l_247, l_248, l_249, l_250, l_251, l_253, l_254, l_255, l_257, l_260, l_262, l_264, l_265, l_268, l_269, l_272, l_273, l_274, l_275, l_276, l_277, l_278, l_279, l_281, l_282, l_283, l_284, l_286, l_287, l_289, l_290, l_293, l_294, l_297, l_298, l_299, l_301, l_302, l_303;
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
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    i_65 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_66 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_67 = (long) ((int) get_group_id(0));
        i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1796L))));
        if (i_63 < 0) {
            i_69 = (-9);
        } else {
            if (i_63 < i_65) {
                i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                i_71 = (int) ((uint) i_70 + (uint) (-1));
                i_72 = (i_71 < 0) ? (-9) : i_71;
                i_69 = i_72;
            } else {
                i_69 = (-9);
            }
        }
        i_73 = (int) (0 - (uint) i_68);
        if (i_73 < 0) {
            l_74 = (long) i_73;
            l_75 = l_74;
        } else {
            l_76 = (long) i_69;
            if (i_69 < 0) {
                l_75 = l_76;
            } else {
                l_77 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (l_76 << 6)))));
                l_75 = l_77;
            }
        }
    } else {
        l_75 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_75 < (-4611686018427387904L)) {
            l_78 = (long) ((int) get_group_id(0));
            l_79 = (long) ((ulong) l_4 + (ulong) ((l_78 << 12) + (l_78 << 11)));
            l_80 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1896L))));
            l_81 = (long) ((ulong) l_80 + (ulong) (-64L));
            i_82 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_83 = (long) ((ulong) l_79 + (ulong) 1792L);
            l_84 = (long) ((ulong) l_79 + (ulong) 1796L);
            i_85 = 0;
            l_86 = 0L;
            l_87 = (-1L);
            while (true) {
                if (!(i_85 == 0)) {
                    break;
                }
                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                if (i_82 == i_89) {
                    i_85 = 1;
                } else {
                    if (i_88 == 0) {
                        if (l_86 < l_3) {
                            GALEFS_RELAX(l_86);
                            l_90 = (long) ((ulong) l_86 + (ulong) 1L);
                            l_86 = l_90;
                        } else {
                            l_91 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
            if (i_85 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1888L)))) = i_82;
            }
            GALEFS_FENCE();
            if (i_85 < 0) {
                l_94 = (long) i_85;
                l_95 = l_94;
            } else {
                l_96 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1800L))));
                l_95 = l_96;
            }
            i_97 = (int) ((uint) ((int) l_75) + (uint) (-1));
            if (i_97 < 0) {
                l_98 = l_95;
            } else {
                if (l_95 < 0L) {
                    l_98 = l_95;
                } else {
                    l_99 = (l_95 << 32) | ((long) (uint) i_97);
                    l_98 = l_99;
                }
            }
        } else {
            l_98 = l_75;
        }
    } else {
        l_98 = l_75;
    }
    GALEFS_BROADCAST(2, l_100, l_98);
    i_101 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_102 = 1 << i_101;
    l_103 = (long) i_102;
    i_104 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_100 + (ulong) l_103)) + (ulong) (-1L))), l_103);
    i_105 = (int) get_local_id(0);
    i_106 = (int) get_local_id(0);
    l_107 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_108 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_109 = (int) ((uint) (1 << i_108) + (uint) (-1));
    l_110 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_111 = 1L << i_101;
    l_112 = (long) ((ulong) l_111 + (ulong) (-1L));
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_group_id(0);
    l_115 = 0L;
    i_116 = 0;
    while (true) {
        if (!(i_116 < i_104)) {
            break;
        }
        l_117 = l_103 * ((long) gale_rem_int(((int) ((uint) i_116 + (uint) i_114)), i_104));
        l_118 = (long) ((ulong) l_100 - (ulong) l_117);
        if (l_118 < l_103) {
            i_119 = (int) l_118;
            i_120 = i_119;
        } else {
            i_120 = i_102;
        }
        l_121 = (long) i_120;
        l_122 = l_117 & l_112;
        l_123 = (-12L);
        while (true) {
            if (!(l_123 == (-12L))) {
                break;
            }
            if (i_113 == 0) {
                l_124 = (long) ((int) get_group_id(0));
                i_125 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_124 << 12) + (l_124 << 11)))) + (ulong) 1796L))));
                i_126 = (int) (0 - (uint) i_125);
                if (i_126 < 0) {
                    l_127 = (long) i_126;
                    l_128 = l_127;
                } else {
                    if (i_63 < 0) {
                        i_129 = (-9);
                    } else {
                        if (i_63 < i_65) {
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_131 = (int) ((uint) i_130 + (uint) (-1));
                            i_132 = (i_131 < 0) ? (-9) : i_131;
                            if (i_132 < 0) {
                                i_129 = i_132;
                            } else {
                                i_133 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 4L))));
                                if ((i_133 & 3) == 1) {
                                    i_129 = (-9);
                                } else {
                                    i_129 = i_132;
                                }
                            }
                        } else {
                            i_129 = (-9);
                        }
                    }
                    l_134 = (long) i_129;
                    if (i_129 < 0) {
                        l_128 = l_134;
                    } else {
                        if (l_117 < 0L) {
                            l_128 = (-22L);
                        } else {
                            if (i_120 < 0) {
                                l_128 = (-22L);
                            } else {
                                l_135 = (long) ((int) get_group_id(0));
                                i_136 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_135 << 12) + (l_135 << 11)))) + (ulong) 1856L))));
                                if (i_136 == 0) {
                                    l_137 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (l_134 << 6)))));
                                    l_138 = (long) ((ulong) l_137 - (ulong) l_117);
                                    if (l_138 < 1L) {
                                        l_128 = 0L;
                                    } else {
                                        l_139 = (l_138 < l_121) ? l_138 : l_121;
                                        l_128 = l_139;
                                    }
                                } else {
                                    l_128 = (-16L);
                                }
                            }
                        }
                    }
                }
                l_140 = (l_128 < 0L) ? l_128 : (-22L);
                if (l_128 < 1L) {
                    l_141 = l_140;
                } else {
                    if (l_121 == l_128) {
                        l_142 = (long) ((ulong) l_111 - (ulong) l_122);
                        if (l_142 < l_121) {
                            if (!(i_120 == ((int) l_142))) {
                                l_141 = l_140;
                                goto B171;
                            }
                        }
                        if (i_63 < 0) {
                            i_143 = (-9);
                        } else {
                            if (i_63 < i_65) {
                                i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                i_145 = (int) ((uint) i_144 + (uint) (-1));
                                i_146 = (i_145 < 0) ? (-9) : i_145;
                                i_143 = i_146;
                            } else {
                                i_143 = (-9);
                            }
                        }
                        l_147 = (long) i_143;
                        if (i_143 < 0) {
                            l_141 = l_147;
                        } else {
                            i_148 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_66 + (ulong) (l_147 << 6))) + (ulong) 8L))));
                            i_149 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_150 = l_117 >> i_101;
                            i_151 = i_149 & ((int) (((long) ((ulong) ((long) ((ulong) l_150 + (ulong) (((long) i_148) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_152 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_153 = i_151;
                            i_154 = 0;
                            i_155 = (-2);
                            while (true) {
                                if (!(i_155 == (-2))) {
                                    break;
                                }
                                i_156 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) (((long) i_153) << 2)))));
                                i_157 = (int) ((uint) i_156 + (uint) (-1));
                                if (i_157 < 0) {
                                    i_155 = (-1);
                                } else {
                                    l_158 = (long) ((ulong) l_110 + (ulong) (((long) (uint) i_157) << 5));
                                    i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                                    l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 8L))));
                                    if ((!(i_148 == i_159)) || (!(l_150 == l_160))) {
                                        if (i_149 == i_154) {
                                            i_155 = (-1);
                                        } else {
                                            i_161 = (int) ((uint) i_154 + (uint) 1);
                                            i_162 = i_149 & ((int) ((uint) i_153 + (uint) 1));
                                            i_153 = i_162;
                                            i_154 = i_161;
                                        }
                                    } else {
                                        i_155 = i_157;
                                    }
                                }
                            }
                            if (i_155 < 0) {
                                i_163 = i_155;
                            } else {
                                i_164 = (int) get_group_id(0);
                                l_165 = (long) ((ulong) l_107 + (ulong) ((((long) (i_164 & i_109)) << 6) + (((long) (i_164 >> i_108)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = ((int) ((uint) i_155 + (uint) 1));
                                GALEFS_FENCE();
                                l_166 = (long) ((ulong) l_110 + (ulong) (((long) (uint) i_155) << 5));
                                i_167 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_148 == i_167) {
                                    l_168 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 8L))));
                                    i_169 = (l_150 == l_168) ? 1 : 0;
                                    i_170 = i_169;
                                } else {
                                    i_170 = 0;
                                }
                                if (i_170 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_170 == 0) {
                                    i_163 = (-1);
                                } else {
                                    i_163 = i_155;
                                }
                            }
                            if (i_163 < 0) {
                                l_171 = (long) ((int) get_group_id(0));
                                l_172 = (long) ((ulong) l_4 + (ulong) ((l_171 << 12) + (l_171 << 11)));
                                l_173 = (long) ((ulong) l_172 + (ulong) 1796L);
                                i_174 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                                l_175 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 1896L))));
                                i_176 = (int) (0 - (uint) i_174);
                                if (i_176 < 0) {
                                    i_177 = i_176;
                                } else {
                                    l_178 = (long) ((ulong) l_175 + (ulong) (-64L));
                                    i_179 = (int) ((uint) ((int) (((long) ((ulong) l_178 + (ulong) ((long) ((ulong) (l_178 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_180 = (long) ((ulong) l_172 + (ulong) 1792L);
                                    i_181 = 0;
                                    l_182 = 0L;
                                    l_183 = (-1L);
                                    while (true) {
                                        if (!(i_181 == 0)) {
                                            break;
                                        }
                                        i_184 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                                        i_185 = *((volatile __global gale_int *) (arg_fs + 16 + l_180));
                                        if (i_179 == i_185) {
                                            i_181 = 1;
                                        } else {
                                            if (i_184 == 0) {
                                                if (l_182 < l_3) {
                                                    GALEFS_RELAX(l_182);
                                                    l_186 = (long) ((ulong) l_182 + (ulong) 1L);
                                                    l_182 = l_186;
                                                } else {
                                                    l_187 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                    i_188 = (l_183 == l_187) ? (-110) : 0;
                                                    i_181 = i_188;
                                                    l_182 = 0L;
                                                    l_183 = l_187;
                                                }
                                            } else {
                                                i_189 = (int) (0 - (uint) i_184);
                                                i_181 = i_189;
                                            }
                                        }
                                    }
                                    i_177 = i_181;
                                }
                                if (i_177 < 0) {
                                    l_190 = (long) i_177;
                                    l_141 = l_190;
                                } else {
                                    l_191 = (long) ((int) get_group_id(0));
                                    l_192 = (long) ((ulong) l_4 + (ulong) ((l_191 << 12) + (l_191 << 11)));
                                    l_193 = (long) ((ulong) l_192 + (ulong) 1896L);
                                    l_194 = *((__global gale_long *) (arg_fs + 16 + l_193));
                                    l_195 = (long) ((ulong) l_194 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) ((long) (uint) (((int) l_195) & 1023)))))) = 0L;
                                    l_196 = (long) ((ulong) l_192 + (ulong) ((long) (uint) (((int) l_194) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 4L)))) = 6;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_194 + (ulong) ((long) ((ulong) (l_194 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 12L)))) = i_63;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 16L)))) = l_117;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 24L)))) = l_121;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_196)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_193)) = l_195;
                                    GALEFS_FENCE();
                                    i_197 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_197))))) = (char) 1;
                                    l_198 = (long) ((ulong) l_121 + (ulong) (-9223372036854775807L));
                                    if (l_0 == 0L) {
                                        l_141 = l_198;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_197 >> 6)))))) = (char) 1;
                                        l_141 = l_198;
                                    }
                                }
                            } else {
                                l_199 = (long) ((int) get_group_id(0));
                                l_200 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_199 << 12) + (l_199 << 11)))) + (ulong) 1864L);
                                l_201 = *((__global gale_long *) (arg_fs + 16 + l_200));
                                *((__global gale_long *) (arg_fs + 16 + l_200)) = ((long) ((ulong) l_201 + (ulong) 1L));
                                l_202 = l_121 | (((long) (uint) i_163) << 32);
                                l_141 = l_202;
                            }
                        }
                    } else {
                        l_141 = l_140;
                    }
                }
            } else {
                l_141 = 0L;
            }
        B171:;
            if (i_106 == 0) {
                if (l_141 < (-4611686018427387904L)) {
                    l_203 = (long) ((int) get_group_id(0));
                    l_204 = (long) ((ulong) l_4 + (ulong) ((l_203 << 12) + (l_203 << 11)));
                    l_205 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1896L))));
                    l_206 = (long) ((ulong) l_205 + (ulong) (-64L));
                    i_207 = (int) ((uint) ((int) (((long) ((ulong) l_206 + (ulong) ((long) ((ulong) (l_206 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_208 = (long) ((ulong) l_204 + (ulong) 1792L);
                    l_209 = (long) ((ulong) l_204 + (ulong) 1796L);
                    i_210 = 0;
                    l_211 = 0L;
                    l_212 = (-1L);
                    while (true) {
                        if (!(i_210 == 0)) {
                            break;
                        }
                        i_213 = *((volatile __global gale_int *) (arg_fs + 16 + l_209));
                        i_214 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                        if (i_207 == i_214) {
                            i_210 = 1;
                        } else {
                            if (i_213 == 0) {
                                if (l_211 < l_3) {
                                    GALEFS_RELAX(l_211);
                                    l_215 = (long) ((ulong) l_211 + (ulong) 1L);
                                    l_211 = l_215;
                                } else {
                                    l_216 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_217 = (l_212 == l_216) ? (-110) : 0;
                                    i_210 = i_217;
                                    l_211 = 0L;
                                    l_212 = l_216;
                                }
                            } else {
                                i_218 = (int) (0 - (uint) i_213);
                                i_210 = i_218;
                            }
                        }
                    }
                    if (i_210 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1888L)))) = i_207;
                    }
                    GALEFS_FENCE();
                    if (i_210 < 0) {
                        l_219 = (long) i_210;
                        l_220 = l_219;
                    } else {
                        l_221 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_204 + (ulong) 1800L))));
                        l_220 = l_221;
                    }
                    i_222 = (int) ((uint) ((int) l_141) + (uint) (-1));
                    if (i_222 < 0) {
                        l_223 = l_220;
                    } else {
                        if (l_220 < 0L) {
                            l_223 = l_220;
                        } else {
                            l_224 = (l_220 << 32) | ((long) (uint) i_222);
                            l_223 = l_224;
                        }
                    }
                } else {
                    l_223 = l_141;
                }
            } else {
                l_223 = l_141;
            }
            GALEFS_BROADCAST(3, l_225, l_223);
            l_226 = l_225 >> 32;
            if (i_105 == 0) {
                if (!(l_225 < 0L)) {
                    l_227 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_227 << 12) + (l_227 << 11)))) + (ulong) 1856L)))) = 1;
                    i_228 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((((long) (i_109 & i_228)) << 6) + (((long) (i_228 >> i_108)) << 2)))))) = (((int) ((uint) ((int) l_226) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_225 < 0L) {
                l_123 = l_225;
            } else {
                if (((int) l_225) == 0) {
                    l_123 = 0L;
                } else {
                    l_229 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (l_226 << 5))) + (ulong) 16L))));
                    l_230 = (long) ((ulong) l_122 + (ulong) l_229);
                    l_123 = l_230;
                }
            }
        }
        i_231 = (int) ((uint) i_116 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_123 + (ulong) 4095L)) < (ulong) 4095L) {
            l_115 = l_123;
            i_116 = i_231;
        } else {
            i_232 = (int) get_local_id(0);
            l_233 = l_115;
            i_234 = 0;
            while (true) {
                if (!(i_234 < i_120)) {
                    break;
                }
                i_235 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) ((long) i_234)))));
                l_236 = (long) ((ulong) l_233 + (ulong) ((long) (uint) (i_235 & 255)));
                i_237 = (int) ((uint) i_234 + (uint) 1);
                l_233 = l_236;
                i_234 = i_237;
            }
            GALEFS_BARRIER(4);
            if (i_232 == 0) {
                l_238 = (long) ((int) get_group_id(0));
                i_239 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_238 << 12) + (l_238 << 11)))) + (ulong) 1856L))));
                if (i_239 == 0) {
                    l_240 = (-22L);
                } else {
                    l_241 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_241 << 12) + (l_241 << 11)))) + (ulong) 1856L)))) = 0;
                    l_242 = (long) ((int) get_group_id(0));
                    l_243 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_242 << 12) + (l_242 << 11)))) + (ulong) 1872L);
                    l_244 = *((__global gale_long *) (arg_fs + 16 + l_243));
                    *((__global gale_long *) (arg_fs + 16 + l_243)) = ((long) ((ulong) l_121 + (ulong) l_244));
                    GALEFS_RELEASE_FENCE();
                    i_245 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((((long) (i_109 & i_245)) << 6) + (((long) (i_245 >> i_108)) << 2)))))) = 0;
                    l_246 = (long) ((int) get_group_id(0));
                    l_247 = (long) ((ulong) l_4 + (ulong) ((l_246 << 12) + (l_246 << 11)));
                    l_248 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1896L))));
                    l_249 = (long) ((ulong) l_248 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_240 = 0L;
                }
            } else {
                l_240 = 0L;
            }
            GALEFS_BROADCAST(5, l_250, l_240);
            l_115 = l_233;
            i_116 = i_231;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_251 = (long) ((int) get_group_id(0));
        i_252 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_251 << 12) + (l_251 << 11)))) + (ulong) 1856L))));
        if (i_252 == 0) {
            l_253 = (long) ((int) get_group_id(0));
            l_254 = (long) ((ulong) l_4 + (ulong) ((l_253 << 12) + (l_253 << 11)));
            l_255 = (long) ((ulong) l_254 + (ulong) 1796L);
            i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_255));
            l_257 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 1896L))));
            i_258 = (int) (0 - (uint) i_256);
            if (i_258 < 0) {
                i_259 = i_258;
            } else {
                l_260 = (long) ((ulong) l_257 + (ulong) (-64L));
                i_261 = (int) ((uint) ((int) (((long) ((ulong) l_260 + (ulong) ((long) ((ulong) (l_260 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_262 = (long) ((ulong) l_254 + (ulong) 1792L);
                i_263 = 0;
                l_264 = 0L;
                l_265 = (-1L);
                while (true) {
                    if (!(i_263 == 0)) {
                        break;
                    }
                    i_266 = *((volatile __global gale_int *) (arg_fs + 16 + l_255));
                    i_267 = *((volatile __global gale_int *) (arg_fs + 16 + l_262));
                    if (i_261 == i_267) {
                        i_263 = 1;
                    } else {
                        if (i_266 == 0) {
                            if (l_264 < l_3) {
                                GALEFS_RELAX(l_264);
                                l_268 = (long) ((ulong) l_264 + (ulong) 1L);
                                l_264 = l_268;
                            } else {
                                l_269 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_270 = (l_265 == l_269) ? (-110) : 0;
                                i_263 = i_270;
                                l_264 = 0L;
                                l_265 = l_269;
                            }
                        } else {
                            i_271 = (int) (0 - (uint) i_266);
                            i_263 = i_271;
                        }
                    }
                }
                i_259 = i_263;
            }
            if (i_259 < 0) {
                l_272 = (long) i_259;
                l_273 = l_272;
            } else {
                l_274 = (long) ((int) get_group_id(0));
                l_275 = (long) ((ulong) l_4 + (ulong) ((l_274 << 12) + (l_274 << 11)));
                l_276 = (long) ((ulong) l_275 + (ulong) 1896L);
                l_277 = *((__global gale_long *) (arg_fs + 16 + l_276));
                l_278 = (long) ((ulong) l_277 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) ((long) (uint) (((int) l_278) & 1023)))))) = 0L;
                l_279 = (long) ((ulong) l_275 + (ulong) ((long) (uint) (((int) l_277) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_277 + (ulong) ((long) ((ulong) (l_277 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 12L)))) = i_63;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_279)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_276)) = l_278;
                GALEFS_FENCE();
                i_280 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_280))))) = (char) 1;
                if (l_0 == 0L) {
                    l_273 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_280 >> 6)))))) = (char) 1;
                    l_273 = LONG_MIN;
                }
            }
        } else {
            l_273 = (-16L);
        }
    } else {
        l_273 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_273 < (-4611686018427387904L)) {
            l_281 = (long) ((int) get_group_id(0));
            l_282 = (long) ((ulong) l_4 + (ulong) ((l_281 << 12) + (l_281 << 11)));
            l_283 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 1896L))));
            l_284 = (long) ((ulong) l_283 + (ulong) (-64L));
            i_285 = (int) ((uint) ((int) (((long) ((ulong) l_284 + (ulong) ((long) ((ulong) (l_284 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_286 = (long) ((ulong) l_282 + (ulong) 1792L);
            l_287 = (long) ((ulong) l_282 + (ulong) 1796L);
            i_288 = 0;
            l_289 = 0L;
            l_290 = (-1L);
            while (true) {
                if (!(i_288 == 0)) {
                    break;
                }
                i_291 = *((volatile __global gale_int *) (arg_fs + 16 + l_287));
                i_292 = *((volatile __global gale_int *) (arg_fs + 16 + l_286));
                if (i_285 == i_292) {
                    i_288 = 1;
                } else {
                    if (i_291 == 0) {
                        if (l_289 < l_3) {
                            GALEFS_RELAX(l_289);
                            l_293 = (long) ((ulong) l_289 + (ulong) 1L);
                            l_289 = l_293;
                        } else {
                            l_294 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_295 = (l_290 == l_294) ? (-110) : 0;
                            i_288 = i_295;
                            l_289 = 0L;
                            l_290 = l_294;
                        }
                    } else {
                        i_296 = (int) (0 - (uint) i_291);
                        i_288 = i_296;
                    }
                }
            }
            if (i_288 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 1888L)))) = i_285;
            }
            GALEFS_FENCE();
            if (i_288 < 0) {
                l_297 = (long) i_288;
                l_298 = l_297;
            } else {
                l_299 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 1800L))));
                l_298 = l_299;
            }
            i_300 = (int) ((uint) ((int) l_273) + (uint) (-1));
            if (i_300 < 0) {
                l_301 = l_298;
            } else {
                if (l_298 < 0L) {
                    l_301 = l_298;
                } else {
                    l_302 = (l_298 << 32) | ((long) (uint) i_300);
                    l_301 = l_302;
                }
            }
        } else {
            l_301 = l_273;
        }
    } else {
        l_301 = l_273;
    }
    GALEFS_BROADCAST(6, l_303, l_301);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_115;
    }
    GALEFS_GROUP_END()
}
#endif
