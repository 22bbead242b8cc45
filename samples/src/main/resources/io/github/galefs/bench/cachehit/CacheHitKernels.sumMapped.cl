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
// source SHA-256: 40052ff9f5f41b62ea3940cfa2d7ca13e63c92483a0214a190b7e8fe38f6db92

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_4) VARIABLE(int, i_98) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_37) VARIABLE(long, l_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_37) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_4) VARIABLE(i_98) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_104) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_4) VARIABLE(i_98) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_30) VARIABLE(i_31)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_23, i_24, i_25, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_41, i_45, i_46, i_47, i_48, i_49, i_51, i_56, i_57, i_58, i_59, i_63, i_64, i_65, i_66, i_67, i_69, i_71, i_72, i_73, i_74, i_75, i_77, i_79, i_80, i_81, i_82, i_90, i_91, i_93, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_114, i_115, i_116, i_117, i_118, i_123, i_124, i_125;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_22, l_26, l_27, l_36, l_37, l_40, l_42, l_43, l_44, l_50, l_52, l_53, l_54, l_55, l_60, l_61, l_62, l_68, l_70, l_76, l_78, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_92, l_94, l_95, l_96, l_97, l_110, l_111, l_112, l_113, l_119, l_120, l_121, l_122, l_126, l_127;
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
    i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_26 = 1L << i_25;
    l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
    i_28 = (int) get_local_id(0);
    i_29 = gale_group;
    i_30 = 0;
    i_31 = 0;
    i_32 = 0;
    while (true) {
        if (!(i_32 < i_2)) {
            break;
        }
        i_33 = i_30;
        i_34 = i_31;
        i_35 = i_29;
        while (true) {
            if (!(i_35 < i_0)) {
                break;
            }
            l_36 = ((long) i_35) * l_22;
            l_37 = l_36 & l_27;
            if (i_28 == 0) {
                i_38 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_39 = (int) (0 - (uint) i_38);
                l_40 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_21) << 3));
                i_41 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_42 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_39 < 0) {
                    l_43 = (long) i_39;
                    l_44 = l_43;
                } else {
                    if (i_21 < 0) {
                        i_45 = (-9);
                    } else {
                        if (i_21 < i_41) {
                            i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_40));
                            i_47 = (int) ((uint) i_46 + (uint) (-1));
                            i_48 = (i_47 < 0) ? (-9) : i_47;
                            if (i_48 < 0) {
                                i_45 = i_48;
                            } else {
                                i_49 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 4L))));
                                if ((i_49 & 3) == 1) {
                                    i_45 = (-9);
                                } else {
                                    i_45 = i_48;
                                }
                            }
                        } else {
                            i_45 = (-9);
                        }
                    }
                    l_50 = (long) i_45;
                    if (i_45 < 0) {
                        l_44 = l_50;
                    } else {
                        if (l_36 < 0L) {
                            l_44 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_44 = (-22L);
                            } else {
                                i_51 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_51 == 0) {
                                    l_52 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (l_50 << 6)))));
                                    l_53 = (long) ((ulong) l_52 - (ulong) l_36);
                                    if (l_53 < 1L) {
                                        l_44 = 0L;
                                    } else {
                                        l_54 = (l_53 < l_22) ? l_53 : l_22;
                                        l_44 = l_54;
                                    }
                                } else {
                                    l_44 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (!(l_44 < 1L)) {
                    if (l_22 == l_44) {
                        l_55 = (long) ((ulong) l_26 - (ulong) l_37);
                        if (l_55 < l_22) {
                            if (!(((int) l_55) == i_1)) {
                                goto B75;
                            }
                        }
                        if (i_21 < 0) {
                            i_56 = (-9);
                        } else {
                            if (i_21 < i_41) {
                                i_57 = *((volatile __global gale_int *) (arg_fs + 16 + l_40));
                                i_58 = (int) ((uint) i_57 + (uint) (-1));
                                i_59 = (i_58 < 0) ? (-9) : i_58;
                                i_56 = i_59;
                            } else {
                                i_56 = (-9);
                            }
                        }
                        l_60 = (long) i_56;
                        if (i_56 < 0) {
                            l_61 = l_60;
                            goto B81;
                        }
                        l_62 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_63 = *((__global gale_int *) (arg_fs + 16 + l_62));
                        i_64 = (int) ((uint) i_63 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = i_64;
                        if (i_4 < i_64) {
                            i_65 = (-1);
                        } else {
                            i_66 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_42 + (ulong) (l_60 << 6))) + (ulong) 8L))));
                            i_67 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_68 = l_36 >> i_25;
                            i_69 = i_67 & ((int) (((long) ((ulong) ((long) ((ulong) l_68 + (ulong) (((long) i_66) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_70 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_71 = i_69;
                            i_72 = 0;
                            i_73 = (-2);
                            while (true) {
                                if (!(i_73 == (-2))) {
                                    break;
                                }
                                i_74 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) (((long) i_71) << 2)))));
                                i_75 = (int) ((uint) i_74 + (uint) (-1));
                                if (i_75 < 0) {
                                    i_73 = (-1);
                                } else {
                                    l_76 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_75) << 4));
                                    i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                                    l_78 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 8L))));
                                    if ((!(i_66 == i_77)) || (!(l_68 == l_78))) {
                                        if (i_67 == i_72) {
                                            i_73 = (-1);
                                        } else {
                                            i_79 = (int) ((uint) i_72 + (uint) 1);
                                            i_80 = i_67 & ((int) ((uint) i_71 + (uint) 1));
                                            i_71 = i_80;
                                            i_72 = i_79;
                                        }
                                    } else {
                                        i_73 = i_75;
                                    }
                                }
                            }
                            i_65 = i_73;
                        }
                        if (i_65 < 0) {
                            i_81 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_82 = (int) (0 - (uint) i_81);
                            if (i_82 < 0) {
                                l_83 = (long) i_82;
                                l_61 = l_83;
                                goto B81;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_84 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_84)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 12L)))) = i_21;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 16L)))) = l_36;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 24L)))) = l_22;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 36L)))) = 0;
                            l_85 = (long) ((ulong) l_22 + (ulong) (-9223372036854775807L));
                            l_61 = l_85;
                            goto B81;
                        }
                        l_86 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_87 = *((__global gale_long *) (arg_fs + 16 + l_86));
                        *((__global gale_long *) (arg_fs + 16 + l_86)) = ((long) ((ulong) l_87 + (ulong) 1L));
                        l_88 = l_22 | (((long) (uint) i_65) << 32);
                        l_61 = l_88;
                        goto B81;
                    }
                }
            B75:;
                l_89 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_90 = *((__global gale_int *) (arg_fs + 16 + l_89));
                i_91 = (int) ((uint) i_90 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_89)) = i_91;
                l_92 = (l_44 < 0L) ? l_44 : (-22L);
                if (i_4 < i_91) {
                    i_93 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_93 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_94 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_94)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 16L)))) = l_92;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 36L)))) = 0;
                        l_61 = LONG_MIN;
                    } else {
                        l_61 = l_92;
                    }
                } else {
                    l_61 = l_92;
                }
            } else {
                l_61 = 0L;
            }
        B81:;
            GALEFS_BROADCAST(2, l_95, l_61);
            if (l_95 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_1;
                gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                gale_ints[3 * gale_items + gale_item] = (uint) i_21;
                gale_longs[gale_item] = (ulong) l_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_32;
                gale_ints[5 * gale_items + gale_item] = (uint) i_33;
                gale_ints[6 * gale_items + gale_item] = (uint) i_34;
                gale_ints[7 * gale_items + gale_item] = (uint) i_35;
                gale_longs[gale_items + gale_item] = (ulong) l_37;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_95); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_1 = (int) gale_ints[gale_items + gale_item];
                i_2 = (int) gale_ints[2 * gale_items + gale_item];
                i_21 = (int) gale_ints[3 * gale_items + gale_item];
                l_22 = (long) gale_longs[gale_item];
                i_32 = (int) gale_ints[4 * gale_items + gale_item];
                i_33 = (int) gale_ints[5 * gale_items + gale_item];
                i_34 = (int) gale_ints[6 * gale_items + gale_item];
                i_35 = (int) gale_ints[7 * gale_items + gale_item];
                l_37 = (long) gale_longs[gale_items + gale_item];
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_23 = gale_group_count;
                i_24 = (int) get_local_id(0);
                i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_26 = 1L << i_25;
                l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
                i_28 = (int) get_local_id(0);
                i_29 = gale_group;
                l_95 = gale_round_reply(gale_entry);
            }
            if (i_24 == 0) {
                if (!(l_95 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_95 < 0L) {
                l_96 = l_95;
            } else {
                l_97 = (long) ((ulong) l_37 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_95 >> 32)) << i_25))));
                l_96 = l_97;
            }
            i_98 = (int) ((uint) i_35 + (uint) i_23);
            if ((ulong) ((long) ((ulong) l_96 + (ulong) 4095L)) < (ulong) 4095L) {
                i_99 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_99;
                i_35 = i_98;
            } else {
                i_100 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_101 = gale_div_int(((int) ((uint) i_100 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_102 = gale_div_int(((int) ((uint) i_100 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_103 = (int) get_local_id(0);
                i_104 = 0;
                i_105 = i_101;
                while (true) {
                    if (!(i_105 < i_102)) {
                        break;
                    }
                    i_106 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) (((long) i_105) << 2)))));
                    i_107 = (int) ((uint) i_104 + (uint) i_106);
                    i_108 = (int) ((uint) i_105 + (uint) 1);
                    i_104 = i_107;
                    i_105 = i_108;
                }
                GALEFS_BARRIER(3);
                if (i_103 == 0) {
                    i_109 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_109 == 0) {
                        l_110 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_111 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_112 = *((__global gale_long *) (arg_fs + 16 + l_111));
                        *((__global gale_long *) (arg_fs + 16 + l_111)) = ((long) ((ulong) l_22 + (ulong) l_112));
                        l_110 = 0L;
                    }
                } else {
                    l_110 = 0L;
                }
                GALEFS_BROADCAST(4, l_113, l_110);
                i_114 = (int) ((uint) i_104 + (uint) ((int) ((uint) (i_33 << 5) - (uint) i_33)));
                i_33 = i_114;
                i_35 = i_98;
            }
        }
        i_115 = (int) ((uint) i_32 + (uint) 1);
        i_30 = i_33;
        i_31 = i_34;
        i_32 = i_115;
    }
    if (((int) get_local_id(0)) == 0) {
        i_116 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_116 == 0) {
            i_117 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_118 = (int) (0 - (uint) i_117);
            if (i_118 < 0) {
                l_119 = (long) i_118;
                l_120 = l_119;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_121 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_121)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 36L)))) = 0;
                l_120 = LONG_MIN;
            }
        } else {
            l_122 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_123 = *((__global gale_int *) (arg_fs + 16 + l_122));
            i_124 = (int) ((uint) i_123 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_122)) = i_124;
            if (i_4 < i_124) {
                i_125 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_125 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_126 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_126)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 36L)))) = 0;
                    l_120 = LONG_MIN;
                } else {
                    l_120 = (-16L);
                }
            } else {
                l_120 = (-16L);
            }
        }
    } else {
        l_120 = 0L;
    }
    GALEFS_BROADCAST(5, l_127, l_120);
    if (l_127 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_30;
        gale_ints[gale_items + gale_item] = (uint) i_31;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_127); }
        GALEFS_RETURN;
        resume_3:
        i_30 = (int) gale_ints[gale_item];
        i_31 = (int) gale_ints[gale_items + gale_item];
        l_127 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_30;
    *((__global gale_int *) (arg_result + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1) + 1)) << 2) + 16L))) = i_31;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_175) VARIABLE(int, i_180) VARIABLE(int, i_181) VARIABLE(int, i_2) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_58) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_74)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_58) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_74)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_175) VARIABLE(i_180) VARIABLE(i_181) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_58) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_175) VARIABLE(i_181) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_58) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_67) VARIABLE(i_68)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_unused, __global uchar *arg_result) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_11, i_13, i_14, i_16, i_18, i_20, i_21, i_23, i_29, i_30, i_41, i_44, i_46, i_47, i_49, i_53, i_57, i_59, i_60, i_61, i_62, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_76, i_77, i_79, i_83, i_84, i_85, i_86, i_87, i_90, i_97, i_98, i_99, i_100, i_102, i_103, i_105, i_108, i_109, i_110, i_111, i_112, i_114, i_116, i_117, i_118, i_122, i_127, i_129, i_130, i_132, i_134, i_136, i_137, i_139, i_156, i_159, i_161, i_162, i_164, i_168, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_187, i_198, i_199, i_201, i_205, i_207, i_208, i_210, i_212, i_214, i_215, i_217, i_230, i_233, i_235, i_236, i_238, i_242;
    long l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_22, l_24, l_25, l_26, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_45, l_48, l_50, l_51, l_52, l_54, l_55, l_56, l_58, l_63, l_64, l_73, l_74, l_75, l_78, l_80, l_81, l_82, l_88, l_89, l_91, l_92, l_93, l_94, l_95, l_96, l_101, l_104, l_106, l_107, l_113, l_115, l_119, l_120, l_121, l_123, l_124, l_125, l_126, l_128, l_131, l_133, l_135, l_138, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_157, l_158, l_160, l_163, l_165, l_166, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_186, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_200, l_202, l_203, l_204, l_206, l_209, l_211, l_213, l_216, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_231, l_232, l_234, l_237, l_239, l_240, l_241, l_243, l_244, l_245;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    if (i_16 == i_21) {
                        i_18 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_19 < l_4) {
                                GALEFS_RELAX(l_19);
                                l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_22;
                            } else {
                                i_18 = (-110);
                            }
                        } else {
                            i_23 = (int) (0 - (uint) i_20);
                            i_18 = i_23;
                        }
                    }
                }
                i_14 = i_18;
            }
            l_24 = (long) i_14;
            l_25 = l_24;
        } else {
            l_25 = (-16L);
        }
        if (l_25 < 0L) {
            l_26 = l_25;
        } else {
            l_27 = (long) ((int) get_group_id(0));
            l_28 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_27 << 12) + (l_27 << 11)))) + (ulong) 2048L);
            i_29 = 0;
            while (true) {
                if (!(i_29 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) i_29))))) = (char) ((int) gale_literals[i_29]);
                i_30 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_30;
            }
            l_31 = (long) ((int) get_group_id(0));
            l_32 = (long) ((ulong) l_5 + (ulong) ((l_31 << 12) + (l_31 << 11)));
            l_33 = (long) ((ulong) l_32 + (ulong) 1896L);
            l_34 = *((__global gale_long *) (arg_fs + 16 + l_33));
            l_35 = (long) ((ulong) l_34 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_35) & 1023)))))) = 0L;
            l_36 = (long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_34) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_36)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_33)) = l_35;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_26 = LONG_MIN;
        }
    } else {
        l_26 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_26 < (-4611686018427387904L)) {
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_5 + (ulong) ((l_37 << 12) + (l_37 << 11)));
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
                        if (l_45 < l_4) {
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
            i_53 = (int) ((uint) ((int) l_26) + (uint) (-1));
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
            l_54 = l_26;
        }
    } else {
        l_54 = l_26;
    }
    GALEFS_BROADCAST(1, l_56, l_54);
    i_57 = (int) l_56;
    l_58 = (long) i_1;
    i_59 = (int) get_num_groups(0);
    i_60 = (int) get_local_id(0);
    i_61 = (int) get_local_id(0);
    i_62 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_63 = 1L << i_62;
    l_64 = (long) ((ulong) l_63 + (ulong) (-1L));
    i_65 = (int) get_local_id(0);
    i_66 = (int) get_group_id(0);
    i_67 = 0;
    i_68 = 0;
    i_69 = 0;
    while (true) {
        if (!(i_69 < i_2)) {
            break;
        }
        i_70 = i_67;
        i_71 = i_68;
        i_72 = i_66;
        while (true) {
            if (!(i_72 < i_0)) {
                break;
            }
            l_73 = ((long) i_72) * l_58;
            l_74 = l_73 & l_64;
            if (i_65 == 0) {
                l_75 = (long) ((int) get_group_id(0));
                i_76 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 1796L))));
                i_77 = (int) (0 - (uint) i_76);
                l_78 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_57) << 3));
                i_79 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_80 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_77 < 0) {
                    l_81 = (long) i_77;
                    l_82 = l_81;
                } else {
                    if (i_57 < 0) {
                        i_83 = (-9);
                    } else {
                        if (i_57 < i_79) {
                            i_84 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                            i_85 = (int) ((uint) i_84 + (uint) (-1));
                            i_86 = (i_85 < 0) ? (-9) : i_85;
                            if (i_86 < 0) {
                                i_83 = i_86;
                            } else {
                                i_87 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L))));
                                if ((i_87 & 3) == 1) {
                                    i_83 = (-9);
                                } else {
                                    i_83 = i_86;
                                }
                            }
                        } else {
                            i_83 = (-9);
                        }
                    }
                    l_88 = (long) i_83;
                    if (i_83 < 0) {
                        l_82 = l_88;
                    } else {
                        if (l_73 < 0L) {
                            l_82 = (-22L);
                        } else {
                            if (i_1 < 0) {
                                l_82 = (-22L);
                            } else {
                                l_89 = (long) ((int) get_group_id(0));
                                i_90 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_89 << 12) + (l_89 << 11)))) + (ulong) 1856L))));
                                if (i_90 == 0) {
                                    l_91 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_88 << 6)))));
                                    l_92 = (long) ((ulong) l_91 - (ulong) l_73);
                                    if (l_92 < 1L) {
                                        l_82 = 0L;
                                    } else {
                                        l_93 = (l_92 < l_58) ? l_92 : l_58;
                                        l_82 = l_93;
                                    }
                                } else {
                                    l_82 = (-16L);
                                }
                            }
                        }
                    }
                }
                l_94 = (l_82 < 0L) ? l_82 : (-22L);
                if (l_82 < 1L) {
                    l_95 = l_94;
                } else {
                    if (l_58 == l_82) {
                        l_96 = (long) ((ulong) l_63 - (ulong) l_74);
                        if (l_96 < l_58) {
                            if (!(((int) l_96) == i_1)) {
                                l_95 = l_94;
                                goto B122;
                            }
                        }
                        if (i_57 < 0) {
                            i_97 = (-9);
                        } else {
                            if (i_57 < i_79) {
                                i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                                i_99 = (int) ((uint) i_98 + (uint) (-1));
                                i_100 = (i_99 < 0) ? (-9) : i_99;
                                i_97 = i_100;
                            } else {
                                i_97 = (-9);
                            }
                        }
                        l_101 = (long) i_97;
                        if (i_97 < 0) {
                            l_95 = l_101;
                        } else {
                            i_102 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_101 << 6))) + (ulong) 8L))));
                            i_103 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_104 = l_73 >> i_62;
                            i_105 = i_103 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_102) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_106 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_107 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_108 = i_105;
                            i_109 = 0;
                            i_110 = (-2);
                            while (true) {
                                if (!(i_110 == (-2))) {
                                    break;
                                }
                                i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) (((long) i_108) << 2)))));
                                i_112 = (int) ((uint) i_111 + (uint) (-1));
                                if (i_112 < 0) {
                                    i_110 = (-1);
                                } else {
                                    l_113 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_112) << 4));
                                    i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                                    l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                    if ((!(i_102 == i_114)) || (!(l_104 == l_115))) {
                                        if (i_103 == i_109) {
                                            i_110 = (-1);
                                        } else {
                                            i_116 = (int) ((uint) i_109 + (uint) 1);
                                            i_117 = i_103 & ((int) ((uint) i_108 + (uint) 1));
                                            i_108 = i_117;
                                            i_109 = i_116;
                                        }
                                    } else {
                                        i_110 = i_112;
                                    }
                                }
                            }
                            if (i_110 < 0) {
                                i_118 = i_110;
                            } else {
                                l_119 = (long) ((int) get_group_id(0));
                                l_120 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_119 << 12) + (l_119 << 11)))) + (ulong) 1888L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_120)) = ((int) ((uint) i_110 + (uint) 1));
                                GALEFS_FENCE();
                                l_121 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_110) << 4));
                                i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                                l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                                if ((!(i_102 == i_122)) || (!(l_104 == l_123))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_120)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_102 == i_122)) || (!(l_104 == l_123))) {
                                    i_118 = (-1);
                                } else {
                                    i_118 = i_110;
                                }
                            }
                            if (i_118 < 0) {
                                l_124 = (long) ((int) get_group_id(0));
                                l_125 = (long) ((ulong) l_5 + (ulong) ((l_124 << 12) + (l_124 << 11)));
                                l_126 = (long) ((ulong) l_125 + (ulong) 1796L);
                                i_127 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 1896L))));
                                i_129 = (int) (0 - (uint) i_127);
                                if (i_129 < 0) {
                                    i_130 = i_129;
                                } else {
                                    l_131 = (long) ((ulong) l_128 + (ulong) (-64L));
                                    i_132 = (int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_133 = (long) ((ulong) l_125 + (ulong) 1792L);
                                    i_134 = 0;
                                    l_135 = 0L;
                                    while (true) {
                                        if (!(i_134 == 0)) {
                                            break;
                                        }
                                        i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                                        i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                        if (i_132 == i_137) {
                                            i_134 = 1;
                                        } else {
                                            if (i_136 == 0) {
                                                if (l_135 < l_4) {
                                                    GALEFS_RELAX(l_135);
                                                    l_138 = (long) ((ulong) l_135 + (ulong) 1L);
                                                    l_135 = l_138;
                                                } else {
                                                    i_134 = (-110);
                                                }
                                            } else {
                                                i_139 = (int) (0 - (uint) i_136);
                                                i_134 = i_139;
                                            }
                                        }
                                    }
                                    i_130 = i_134;
                                }
                                if (i_130 < 0) {
                                    l_140 = (long) i_130;
                                    l_95 = l_140;
                                } else {
                                    l_141 = (long) ((int) get_group_id(0));
                                    l_142 = (long) ((ulong) l_5 + (ulong) ((l_141 << 12) + (l_141 << 11)));
                                    l_143 = (long) ((ulong) l_142 + (ulong) 1896L);
                                    l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
                                    l_145 = (long) ((ulong) l_144 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
                                    l_146 = (long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_144) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_144 + (ulong) ((long) ((ulong) (l_144 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = i_57;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = l_73;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = l_58;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_146)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_143)) = l_145;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_147 = (long) ((ulong) l_58 + (ulong) (-9223372036854775807L));
                                    l_95 = l_147;
                                }
                            } else {
                                l_148 = (long) ((int) get_group_id(0));
                                l_149 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_148 << 12) + (l_148 << 11)))) + (ulong) 1864L);
                                l_150 = *((__global gale_long *) (arg_fs + 16 + l_149));
                                *((__global gale_long *) (arg_fs + 16 + l_149)) = ((long) ((ulong) l_150 + (ulong) 1L));
                                l_151 = l_58 | (((long) (uint) i_118) << 32);
                                l_95 = l_151;
                            }
                        }
                    } else {
                        l_95 = l_94;
                    }
                }
            } else {
                l_95 = 0L;
            }
        B122:;
            if (i_61 == 0) {
                if (l_95 < (-4611686018427387904L)) {
                    l_152 = (long) ((int) get_group_id(0));
                    l_153 = (long) ((ulong) l_5 + (ulong) ((l_152 << 12) + (l_152 << 11)));
                    l_154 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1896L))));
                    l_155 = (long) ((ulong) l_154 + (ulong) (-64L));
                    i_156 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_157 = (long) ((ulong) l_153 + (ulong) 1792L);
                    l_158 = (long) ((ulong) l_153 + (ulong) 1796L);
                    i_159 = 0;
                    l_160 = 0L;
                    while (true) {
                        if (!(i_159 == 0)) {
                            break;
                        }
                        i_161 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                        i_162 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                        if (i_156 == i_162) {
                            i_159 = 1;
                        } else {
                            if (i_161 == 0) {
                                if (l_160 < l_4) {
                                    GALEFS_RELAX(l_160);
                                    l_163 = (long) ((ulong) l_160 + (ulong) 1L);
                                    l_160 = l_163;
                                } else {
                                    i_159 = (-110);
                                }
                            } else {
                                i_164 = (int) (0 - (uint) i_161);
                                i_159 = i_164;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_159 < 0) {
                        l_165 = (long) i_159;
                        l_166 = l_165;
                    } else {
                        l_167 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1800L))));
                        l_166 = l_167;
                    }
                    i_168 = (int) ((uint) ((int) l_95) + (uint) (-1));
                    if (i_168 < 0) {
                        l_169 = l_166;
                    } else {
                        if (l_166 < 0L) {
                            l_169 = l_166;
                        } else {
                            l_170 = (l_166 << 32) | ((long) (uint) i_168);
                            l_169 = l_170;
                        }
                    }
                } else {
                    l_169 = l_95;
                }
            } else {
                l_169 = l_95;
            }
            GALEFS_BROADCAST(2, l_171, l_169);
            if (i_60 == 0) {
                if (!(l_171 < 0L)) {
                    l_172 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_172 << 12) + (l_172 << 11)))) + (ulong) 1856L)))) = 1;
                }
            }
            if (l_171 < 0L) {
                l_173 = l_171;
            } else {
                l_174 = (long) ((ulong) l_74 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_171 >> 32)) << i_62))));
                l_173 = l_174;
            }
            i_175 = (int) ((uint) i_72 + (uint) i_59);
            if ((ulong) ((long) ((ulong) l_173 + (ulong) 4095L)) < (ulong) 4095L) {
                i_176 = (int) ((uint) i_71 + (uint) 1);
                i_71 = i_176;
                i_72 = i_175;
            } else {
                i_177 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
                i_178 = gale_div_int(((int) ((uint) i_177 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0)));
                i_179 = gale_div_int(((int) ((uint) i_177 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0)));
                i_180 = (int) get_local_id(0);
                i_181 = 0;
                i_182 = i_178;
                while (true) {
                    if (!(i_182 < i_179)) {
                        break;
                    }
                    i_183 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) (((long) i_182) << 2)))));
                    i_184 = (int) ((uint) i_181 + (uint) i_183);
                    i_185 = (int) ((uint) i_182 + (uint) 1);
                    i_181 = i_184;
                    i_182 = i_185;
                }
                GALEFS_FENCE();
                GALEFS_BARRIER(3);
                if (i_180 == 0) {
                    l_186 = (long) ((int) get_group_id(0));
                    i_187 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_186 << 12) + (l_186 << 11)))) + (ulong) 1856L))));
                    if (i_187 == 0) {
                        l_188 = (-22L);
                    } else {
                        l_189 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 1856L)))) = 0;
                        l_190 = (long) ((int) get_group_id(0));
                        l_191 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_190 << 12) + (l_190 << 11)))) + (ulong) 1872L);
                        l_192 = *((__global gale_long *) (arg_fs + 16 + l_191));
                        *((__global gale_long *) (arg_fs + 16 + l_191)) = ((long) ((ulong) l_58 + (ulong) l_192));
                        l_193 = (long) ((int) get_group_id(0));
                        l_194 = (long) ((ulong) l_5 + (ulong) ((l_193 << 12) + (l_193 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1888L)))) = 0;
                        l_195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1896L))));
                        l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_188 = 0L;
                    }
                } else {
                    l_188 = 0L;
                }
                GALEFS_BROADCAST(4, l_197, l_188);
                i_198 = (int) ((uint) i_181 + (uint) ((int) ((uint) (i_70 << 5) - (uint) i_70)));
                i_70 = i_198;
                i_72 = i_175;
            }
        }
        i_199 = (int) ((uint) i_69 + (uint) 1);
        i_67 = i_70;
        i_68 = i_71;
        i_69 = i_199;
    }
    if (((int) get_local_id(0)) == 0) {
        l_200 = (long) ((int) get_group_id(0));
        i_201 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1856L))));
        if (i_201 == 0) {
            l_202 = (long) ((int) get_group_id(0));
            l_203 = (long) ((ulong) l_5 + (ulong) ((l_202 << 12) + (l_202 << 11)));
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
                while (true) {
                    if (!(i_212 == 0)) {
                        break;
                    }
                    i_214 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                    i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
                    if (i_210 == i_215) {
                        i_212 = 1;
                    } else {
                        if (i_214 == 0) {
                            if (l_213 < l_4) {
                                GALEFS_RELAX(l_213);
                                l_216 = (long) ((ulong) l_213 + (ulong) 1L);
                                l_213 = l_216;
                            } else {
                                i_212 = (-110);
                            }
                        } else {
                            i_217 = (int) (0 - (uint) i_214);
                            i_212 = i_217;
                        }
                    }
                }
                i_208 = i_212;
            }
            if (i_208 < 0) {
                l_218 = (long) i_208;
                l_219 = l_218;
            } else {
                l_220 = (long) ((int) get_group_id(0));
                l_221 = (long) ((ulong) l_5 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                l_222 = (long) ((ulong) l_221 + (ulong) 1896L);
                l_223 = *((__global gale_long *) (arg_fs + 16 + l_222));
                l_224 = (long) ((ulong) l_223 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_224) & 1023)))))) = 0L;
                l_225 = (long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_223) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 12L)))) = i_57;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_225)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_222)) = l_224;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_219 = LONG_MIN;
            }
        } else {
            l_219 = (-16L);
        }
    } else {
        l_219 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_219 < (-4611686018427387904L)) {
            l_226 = (long) ((int) get_group_id(0));
            l_227 = (long) ((ulong) l_5 + (ulong) ((l_226 << 12) + (l_226 << 11)));
            l_228 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 1896L))));
            l_229 = (long) ((ulong) l_228 + (ulong) (-64L));
            i_230 = (int) ((uint) ((int) (((long) ((ulong) l_229 + (ulong) ((long) ((ulong) (l_229 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_231 = (long) ((ulong) l_227 + (ulong) 1792L);
            l_232 = (long) ((ulong) l_227 + (ulong) 1796L);
            i_233 = 0;
            l_234 = 0L;
            while (true) {
                if (!(i_233 == 0)) {
                    break;
                }
                i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_231));
                if (i_230 == i_236) {
                    i_233 = 1;
                } else {
                    if (i_235 == 0) {
                        if (l_234 < l_4) {
                            GALEFS_RELAX(l_234);
                            l_237 = (long) ((ulong) l_234 + (ulong) 1L);
                            l_234 = l_237;
                        } else {
                            i_233 = (-110);
                        }
                    } else {
                        i_238 = (int) (0 - (uint) i_235);
                        i_233 = i_238;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_233 < 0) {
                l_239 = (long) i_233;
                l_240 = l_239;
            } else {
                l_241 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 1800L))));
                l_240 = l_241;
            }
            i_242 = (int) ((uint) ((int) l_219) + (uint) (-1));
            if (i_242 < 0) {
                l_243 = l_240;
            } else {
                if (l_240 < 0L) {
                    l_243 = l_240;
                } else {
                    l_244 = (l_240 << 32) | ((long) (uint) i_242);
                    l_243 = l_244;
                }
            }
        } else {
            l_243 = l_219;
        }
    } else {
        l_243 = l_219;
    }
    GALEFS_BROADCAST(5, l_245, l_243);
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_67;
    *((__global gale_int *) (arg_result + ((((long) ((((int) get_global_id(0)) << 1) + 1)) << 2) + 16L))) = i_68;
    GALEFS_GROUP_END()
}
#endif
