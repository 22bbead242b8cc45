// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.overlap.OverlapKernels#readParts
// entry point: galefs_readParts
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 13 values, 80 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/overlap/OverlapKernels.java
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
// source SHA-256: 0f2721483e550321d1c4317f3963653e1bff49c15dc267027e9022a38583375e

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

// Copies the calling work-item's share of a copy by the whole group.
#define gale_copy(source, destination, byteCount) \
    gale_copy_share(source, destination, byteCount, (int) get_local_id(0), (int) get_local_size(0))

#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global gale_ulong2 *) (destination + at)) = *((const __global gale_ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
// Each work-item copies one contiguous range of whole cache lines.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long begin = min((long) byteCount, share * worker);
    const long end = min((long) byteCount, begin + share);
    __builtin_memcpy(destination + begin, source + begin, end - begin);
}
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_28) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_38) VARIABLE(long, l_104) VARIABLE(long, l_2) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_39) VARIABLE(long, l_4) VARIABLE(long, l_41)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(l_2) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_39) VARIABLE(l_4) VARIABLE(l_41)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_3) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(l_104) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_4)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_34)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_3, i_5, i_6, i_10, i_11, i_12, i_16, i_17, i_20, i_21, i_22, i_23, i_27, i_28, i_30, i_33, i_35, i_37, i_38, i_42, i_43, i_45, i_49, i_50, i_51, i_52, i_53, i_55, i_56, i_62, i_63, i_64, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_77, i_78, i_79, i_80, i_81, i_83, i_85, i_86, i_87, i_88, i_89, i_91, i_93, i_94, i_96, i_97, i_105, i_106, i_112, i_113, i_114, i_118, i_121, i_122, i_123, i_124, i_125, i_130, i_131, i_132;
    long l_2, l_4, l_7, l_8, l_9, l_13, l_14, l_15, l_18, l_19, l_24, l_25, l_26, l_29, l_31, l_32, l_34, l_36, l_39, l_40, l_41, l_44, l_46, l_47, l_48, l_54, l_57, l_58, l_59, l_60, l_61, l_65, l_66, l_67, l_75, l_76, l_82, l_84, l_90, l_92, l_95, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_107, l_108, l_109, l_110, l_111, l_115, l_116, l_117, l_119, l_120, l_126, l_127, l_128, l_129, l_133, l_134;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_3 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_5 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
        if (i_5 == 0) {
            i_6 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_7 = (long) ((int) (0 - (uint) i_6));
            l_8 = l_7;
        } else {
            l_9 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_10 = *((__global gale_int *) (arg_fs + 16 + l_9));
            i_11 = (int) ((uint) i_10 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_9)) = i_11;
            if (i_3 < i_11) {
                i_12 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                if (i_12 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_13 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_13)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 36L)))) = 0;
                    l_8 = LONG_MIN;
                } else {
                    l_8 = (-16L);
                }
            } else {
                l_8 = (-16L);
            }
        }
        if (l_8 < 0L) {
            l_14 = l_8;
        } else {
            l_15 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_16 = 0;
            while (true) {
                if (!(i_16 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) ((long) i_16))))) = (char) ((int) gale_literals[i_16]);
                i_17 = (int) ((uint) i_16 + (uint) 1);
                i_16 = i_17;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_18 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_18)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 36L)))) = 5;
            l_14 = LONG_MIN;
        }
    } else {
        l_14 = 0L;
    }
    GALEFS_BROADCAST(1, l_19, l_14);
    if (l_19 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_19); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_3 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_19 = gale_round_reply(gale_entry);
    }
    i_20 = (int) l_19;
    i_21 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_22 = (int) ((uint) i_21 * (uint) gale_group);
    i_23 = (int) ((uint) i_21 + (uint) i_22);
    l_24 = ((long) i_22) << 3;
    l_25 = (long) i_1;
    l_26 = ((long) gale_group) * ((long) i_0);
    i_27 = (int) ((uint) i_0 + (uint) (-1));
    i_28 = (int) get_local_id(0);
    l_29 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_30 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_31 = 1L << i_30;
    l_32 = (long) ((ulong) l_31 + (ulong) (-1L));
    i_33 = (int) get_local_id(0);
    l_34 = 0L;
    i_35 = i_27;
    while (true) {
        if (i_35 < 0) {
            break;
        }
        l_36 = (long) ((ulong) (l_26 + ((long) (uint) i_35)) * (ulong) l_25);
        i_37 = 1;
        i_38 = 0;
        while (true) {
            if (!(i_37 == 1)) {
                break;
            }
            l_39 = (long) i_38;
            l_40 = (long) ((ulong) l_36 + (ulong) l_39);
            l_41 = l_40 & l_32;
            if (i_33 == 0) {
                i_42 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_43 = (int) (0 - (uint) i_42);
                l_44 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_20) << 3));
                i_45 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_46 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_43 < 0) {
                    l_47 = (long) i_43;
                    l_48 = l_47;
                } else {
                    if (i_20 < 0) {
                        i_49 = (-9);
                    } else {
                        if (i_20 < i_45) {
                            i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                            i_51 = (int) ((uint) i_50 + (uint) (-1));
                            i_52 = (i_51 < 0) ? (-9) : i_51;
                            if (i_52 < 0) {
                                i_49 = i_52;
                            } else {
                                i_53 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 4L))));
                                if ((i_53 & 3) == 1) {
                                    i_49 = (-9);
                                } else {
                                    i_49 = i_52;
                                }
                            }
                        } else {
                            i_49 = (-9);
                        }
                    }
                    l_54 = (long) i_49;
                    if (i_49 < 0) {
                        l_48 = l_54;
                    } else {
                        if (l_40 < 0L) {
                            l_48 = (-22L);
                        } else {
                            i_55 = (int) ((uint) i_1 - (uint) i_38);
                            if (i_55 < 0) {
                                l_48 = (-22L);
                            } else {
                                i_56 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_56 == 0) {
                                    l_57 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) (l_54 << 6)))));
                                    l_58 = (long) ((ulong) l_57 - (ulong) l_40);
                                    if (l_58 < 1L) {
                                        l_48 = 0L;
                                    } else {
                                        l_59 = (long) (uint) i_55;
                                        l_60 = (l_58 < l_59) ? l_58 : l_59;
                                        l_48 = l_60;
                                    }
                                } else {
                                    l_48 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_48 < 1L) {
                    l_61 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_62 = *((__global gale_int *) (arg_fs + 16 + l_61));
                    i_63 = (int) ((uint) i_62 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_61)) = i_63;
                    if (i_3 < i_63) {
                        i_64 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_64 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_65 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_65)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 16L)))) = l_48;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 36L)))) = 0;
                            l_66 = LONG_MIN;
                        } else {
                            l_66 = l_48;
                        }
                    } else {
                        l_66 = l_48;
                    }
                } else {
                    l_67 = (long) ((ulong) l_31 - (ulong) l_41);
                    if (l_67 < l_48) {
                        i_68 = (int) l_67;
                        i_69 = i_68;
                    } else {
                        i_70 = (int) l_48;
                        i_69 = i_70;
                    }
                    if (i_20 < 0) {
                        i_71 = (-9);
                    } else {
                        if (i_20 < i_45) {
                            i_72 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                            i_73 = (int) ((uint) i_72 + (uint) (-1));
                            i_74 = (i_73 < 0) ? (-9) : i_73;
                            i_71 = i_74;
                        } else {
                            i_71 = (-9);
                        }
                    }
                    l_75 = (long) i_71;
                    if (i_71 < 0) {
                        l_66 = l_75;
                    } else {
                        l_76 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_77 = *((__global gale_int *) (arg_fs + 16 + l_76));
                        i_78 = (int) ((uint) i_77 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_76)) = i_78;
                        if (i_3 < i_78) {
                            i_79 = (-1);
                        } else {
                            i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_46 + (ulong) (l_75 << 6))) + (ulong) 8L))));
                            i_81 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_82 = l_40 >> i_30;
                            i_83 = i_81 & ((int) (((long) ((ulong) ((long) ((ulong) l_82 + (ulong) (((long) i_80) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_84 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_85 = i_83;
                            i_86 = 0;
                            i_87 = (-2);
                            while (true) {
                                if (!(i_87 == (-2))) {
                                    break;
                                }
                                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) (((long) i_85) << 2)))));
                                i_89 = (int) ((uint) i_88 + (uint) (-1));
                                if (i_89 < 0) {
                                    i_87 = (-1);
                                } else {
                                    l_90 = (long) ((ulong) l_29 + (ulong) (((long) (uint) i_89) << 5));
                                    i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_90));
                                    l_92 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 8L))));
                                    if ((!(i_80 == i_91)) || (!(l_82 == l_92))) {
                                        if (i_81 == i_86) {
                                            i_87 = (-1);
                                        } else {
                                            i_93 = (int) ((uint) i_86 + (uint) 1);
                                            i_94 = i_81 & ((int) ((uint) i_85 + (uint) 1));
                                            i_85 = i_94;
                                            i_86 = i_93;
                                        }
                                    } else {
                                        i_87 = i_89;
                                    }
                                }
                            }
                            i_79 = i_87;
                        }
                        l_95 = (long) i_69;
                        if (i_79 < 0) {
                            i_96 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_97 = (int) (0 - (uint) i_96);
                            if (i_97 < 0) {
                                l_98 = (long) i_97;
                                l_66 = l_98;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_99 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_99)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 12L)))) = i_20;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 16L)))) = l_40;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 24L)))) = l_48;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 36L)))) = 0;
                                l_100 = (long) ((ulong) l_95 + (ulong) (-9223372036854775807L));
                                l_66 = l_100;
                            }
                        } else {
                            l_101 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
                            *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) l_102 + (ulong) 1L));
                            l_103 = l_95 | (((long) (uint) i_79) << 32);
                            l_66 = l_103;
                        }
                    }
                }
            } else {
                l_66 = 0L;
            }
            GALEFS_BROADCAST(2, l_104, l_66);
            if (l_104 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_1;
                gale_ints[gale_items + gale_item] = (uint) i_20;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_ints[3 * gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                gale_ints[4 * gale_items + gale_item] = (uint) i_35;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
                gale_ints[5 * gale_items + gale_item] = (uint) i_38;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_39;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_41;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_104); }
                GALEFS_RETURN;
                resume_2:
                i_1 = (int) gale_ints[gale_item];
                i_20 = (int) gale_ints[gale_items + gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                i_23 = (int) gale_ints[3 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                i_35 = (int) gale_ints[4 * gale_items + gale_item];
                l_36 = (long) gale_longs[4 * gale_items + gale_item];
                i_38 = (int) gale_ints[5 * gale_items + gale_item];
                l_39 = (long) gale_longs[5 * gale_items + gale_item];
                l_41 = (long) gale_longs[6 * gale_items + gale_item];
                l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_3 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_28 = (int) get_local_id(0);
                l_29 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_30 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_31 = 1L << i_30;
                l_32 = (long) ((ulong) l_31 + (ulong) (-1L));
                i_33 = (int) get_local_id(0);
                l_104 = gale_round_reply(gale_entry);
            }
            i_105 = (int) l_104;
            if (l_104 < 0L) {
                i_106 = 0;
            } else {
                i_106 = i_105;
            }
            if (l_104 < 0L) {
                l_107 = 0L;
            } else {
                if (i_105 == 0) {
                    l_107 = 0L;
                } else {
                    l_108 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_29 + (ulong) (((long) ((ulong) l_104 >> 32)) << 5))) + (ulong) 16L))));
                    l_109 = (long) ((ulong) l_41 + (ulong) l_108);
                    l_107 = l_109;
                }
            }
            gale_copy((arg_fs + 16 + l_107), (arg_data + 16 + (l_39 + l_24)), i_106);
            GALEFS_BARRIER(3);
            if (i_28 == 0) {
                if (!(i_106 < 1)) {
                    l_110 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_111 = *((__global gale_long *) (arg_fs + 16 + l_110));
                    *((__global gale_long *) (arg_fs + 16 + l_110)) = ((long) ((ulong) ((long) (uint) i_106) + (ulong) l_111));
                }
            }
            i_112 = (int) ((uint) i_38 + (uint) i_106);
            if (l_104 < 0L) {
                i_37 = i_105;
                i_38 = i_112;
            } else {
                i_113 = ((i_106 < 1) || (!(i_112 < i_1))) ? 0 : 1;
                i_37 = i_113;
                i_38 = i_112;
            }
        }
        if (i_38 < 1) {
            i_114 = i_37;
        } else {
            i_114 = i_38;
        }
        if (i_114 == i_1) {
            l_115 = l_34;
        } else {
            l_116 = (long) ((ulong) l_34 + (ulong) 1L);
            l_115 = l_116;
        }
        l_117 = l_115;
        i_118 = i_22;
        while (true) {
            if (!(i_118 < i_23)) {
                break;
            }
            l_119 = *((__global gale_long *) (arg_data + ((((long) i_118) << 3) + 16L)));
            l_120 = (long) ((ulong) l_117 + (ulong) l_119);
            i_121 = (int) ((uint) i_118 + (uint) 1);
            l_117 = l_120;
            i_118 = i_121;
        }
        i_122 = (int) ((uint) i_35 + (uint) (-1));
        l_34 = l_117;
        i_35 = i_122;
    }
    if (((int) get_local_id(0)) == 0) {
        i_123 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
        if (i_123 == 0) {
            i_124 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_125 = (int) (0 - (uint) i_124);
            if (i_125 < 0) {
                l_126 = (long) i_125;
                l_127 = l_126;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_128 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_128)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                l_127 = LONG_MIN;
            }
        } else {
            l_129 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_130 = *((__global gale_int *) (arg_fs + 16 + l_129));
            i_131 = (int) ((uint) i_130 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_129)) = i_131;
            if (i_3 < i_131) {
                i_132 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                if (i_132 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_133 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_133)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 36L)))) = 0;
                    l_127 = LONG_MIN;
                } else {
                    l_127 = (-16L);
                }
            } else {
                l_127 = (-16L);
            }
        }
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(4, l_134, l_127);
    if (l_134 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_134); }
        GALEFS_RETURN;
        resume_3:
        l_34 = (long) gale_longs[gale_item];
        l_134 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_34;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_201) VARIABLE(int, i_202) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(int, i_87) VARIABLE(long, l_2) VARIABLE(long, l_200) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_75) VARIABLE(long, l_78) VARIABLE(long, l_80) VARIABLE(long, l_81) VARIABLE(long, l_83) VARIABLE(long, l_85) VARIABLE(long, l_88) VARIABLE(long, l_90)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_80) VARIABLE(l_81) VARIABLE(l_83) VARIABLE(l_85) VARIABLE(l_88) VARIABLE(l_90)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_201) VARIABLE(i_202) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(l_2) VARIABLE(l_200) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_80) VARIABLE(l_81) VARIABLE(l_83) VARIABLE(l_85)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_83)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_8, i_12, i_14, i_15, i_17, i_19, i_22, i_23, i_26, i_27, i_33, i_34, i_41, i_46, i_49, i_52, i_53, i_56, i_57, i_61, i_65, i_66, i_67, i_68, i_72, i_73, i_74, i_76, i_77, i_79, i_82, i_84, i_86, i_87, i_92, i_93, i_95, i_99, i_100, i_101, i_102, i_103, i_105, i_107, i_114, i_115, i_116, i_117, i_118, i_119, i_120, i_122, i_123, i_125, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_136, i_137, i_138, i_141, i_143, i_144, i_149, i_151, i_152, i_154, i_156, i_159, i_160, i_163, i_164, i_172, i_182, i_185, i_188, i_189, i_192, i_193, i_197, i_201, i_202, i_209, i_214, i_215, i_216, i_220, i_223, i_224, i_226, i_230, i_232, i_233, i_235, i_237, i_240, i_241, i_244, i_245, i_254, i_259, i_262, i_265, i_266, i_269, i_270, i_274;
    long l_2, l_3, l_4, l_5, l_6, l_7, l_9, l_10, l_11, l_13, l_16, l_18, l_20, l_21, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_44, l_45, l_47, l_48, l_50, l_51, l_54, l_55, l_58, l_59, l_60, l_62, l_63, l_64, l_69, l_70, l_71, l_75, l_78, l_80, l_81, l_83, l_85, l_88, l_89, l_90, l_91, l_94, l_96, l_97, l_98, l_104, l_106, l_108, l_109, l_110, l_111, l_112, l_113, l_121, l_124, l_126, l_132, l_134, l_139, l_140, l_142, l_145, l_146, l_147, l_148, l_150, l_153, l_155, l_157, l_158, l_161, l_162, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_183, l_184, l_186, l_187, l_190, l_191, l_194, l_195, l_196, l_198, l_199, l_200, l_203, l_204, l_205, l_206, l_207, l_208, l_210, l_211, l_212, l_213, l_217, l_218, l_219, l_221, l_222, l_225, l_227, l_228, l_229, l_231, l_234, l_236, l_238, l_239, l_242, l_243, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_255, l_256, l_257, l_258, l_260, l_261, l_263, l_264, l_267, l_268, l_271, l_272, l_273, l_275, l_276, l_277;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
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
                if (!(i_33 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) i_33))))) = (char) ((int) gale_literals[i_33]);
                i_34 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_34;
            }
            l_35 = (long) ((int) get_group_id(0));
            l_36 = (long) ((ulong) l_6 + (ulong) ((l_35 << 12) + (l_35 << 11)));
            l_37 = (long) ((ulong) l_36 + (ulong) 1896L);
            l_38 = *((__global gale_long *) (arg_fs + 16 + l_37));
            l_39 = (long) ((ulong) l_38 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_39) & 1023)))))) = 0L;
            l_40 = (long) ((ulong) l_36 + (ulong) ((long) (uint) (((int) l_38) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_38 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_40)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_37)) = l_39;
            GALEFS_FENCE();
            i_41 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_41))))) = (char) 1;
            if (l_2 == 0L) {
                l_30 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_41 >> 6)))))) = (char) 1;
                l_30 = LONG_MIN;
            }
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_42 = (long) ((int) get_group_id(0));
            l_43 = (long) ((ulong) l_6 + (ulong) ((l_42 << 12) + (l_42 << 11)));
            l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1896L))));
            l_45 = (long) ((ulong) l_44 + (ulong) (-64L));
            i_46 = (int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_47 = (long) ((ulong) l_43 + (ulong) 1792L);
            l_48 = (long) ((ulong) l_43 + (ulong) 1796L);
            i_49 = 0;
            l_50 = 0L;
            l_51 = (-1L);
            while (true) {
                if (!(i_49 == 0)) {
                    break;
                }
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                if (i_46 == i_53) {
                    i_49 = 1;
                } else {
                    if (i_52 == 0) {
                        if (l_50 < l_5) {
                            GALEFS_RELAX(l_50);
                            l_54 = (long) ((ulong) l_50 + (ulong) 1L);
                            l_50 = l_54;
                        } else {
                            l_55 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_56 = (l_51 == l_55) ? (-110) : 0;
                            i_49 = i_56;
                            l_50 = 0L;
                            l_51 = l_55;
                        }
                    } else {
                        i_57 = (int) (0 - (uint) i_52);
                        i_49 = i_57;
                    }
                }
            }
            if (i_49 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1888L)))) = i_46;
            }
            GALEFS_FENCE();
            if (i_49 < 0) {
                l_58 = (long) i_49;
                l_59 = l_58;
            } else {
                l_60 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1800L))));
                l_59 = l_60;
            }
            i_61 = (int) ((uint) ((int) l_30) + (uint) (-1));
            if (i_61 < 0) {
                l_62 = l_59;
            } else {
                if (l_59 < 0L) {
                    l_62 = l_59;
                } else {
                    l_63 = (l_59 << 32) | ((long) (uint) i_61);
                    l_62 = l_63;
                }
            }
        } else {
            l_62 = l_30;
        }
    } else {
        l_62 = l_30;
    }
    GALEFS_BROADCAST(1, l_64, l_62);
    i_65 = (int) l_64;
    i_66 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_67 = (int) ((uint) i_66 * (uint) ((int) get_group_id(0)));
    i_68 = (int) ((uint) i_66 + (uint) i_67);
    l_69 = ((long) i_67) << 3;
    l_70 = (long) i_1;
    l_71 = ((long) ((int) get_group_id(0))) * ((long) i_0);
    i_72 = (int) ((uint) i_0 + (uint) (-1));
    i_73 = (int) get_local_id(0);
    i_74 = (int) get_local_id(0);
    l_75 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_76 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_77 = (int) ((uint) (1 << i_76) + (uint) (-1));
    l_78 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_79 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_80 = 1L << i_79;
    l_81 = (long) ((ulong) l_80 + (ulong) (-1L));
    i_82 = (int) get_local_id(0);
    l_83 = 0L;
    i_84 = i_72;
    while (true) {
        if (i_84 < 0) {
            break;
        }
        l_85 = (long) ((ulong) (l_71 + ((long) (uint) i_84)) * (ulong) l_70);
        i_86 = 1;
        i_87 = 0;
        while (true) {
            if (!(i_86 == 1)) {
                break;
            }
            l_88 = (long) i_87;
            l_89 = (long) ((ulong) l_85 + (ulong) l_88);
            l_90 = l_89 & l_81;
            if (i_82 == 0) {
                l_91 = (long) ((int) get_group_id(0));
                i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1796L))));
                i_93 = (int) (0 - (uint) i_92);
                l_94 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_65) << 3));
                i_95 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_96 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_93 < 0) {
                    l_97 = (long) i_93;
                    l_98 = l_97;
                } else {
                    if (i_65 < 0) {
                        i_99 = (-9);
                    } else {
                        if (i_65 < i_95) {
                            i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                            i_101 = (int) ((uint) i_100 + (uint) (-1));
                            i_102 = (i_101 < 0) ? (-9) : i_101;
                            if (i_102 < 0) {
                                i_99 = i_102;
                            } else {
                                i_103 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 4L))));
                                if ((i_103 & 3) == 1) {
                                    i_99 = (-9);
                                } else {
                                    i_99 = i_102;
                                }
                            }
                        } else {
                            i_99 = (-9);
                        }
                    }
                    l_104 = (long) i_99;
                    if (i_99 < 0) {
                        l_98 = l_104;
                    } else {
                        if (l_89 < 0L) {
                            l_98 = (-22L);
                        } else {
                            i_105 = (int) ((uint) i_1 - (uint) i_87);
                            if (i_105 < 0) {
                                l_98 = (-22L);
                            } else {
                                l_106 = (long) ((int) get_group_id(0));
                                i_107 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_106 << 12) + (l_106 << 11)))) + (ulong) 1856L))));
                                if (i_107 == 0) {
                                    l_108 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) (l_104 << 6)))));
                                    l_109 = (long) ((ulong) l_108 - (ulong) l_89);
                                    if (l_109 < 1L) {
                                        l_98 = 0L;
                                    } else {
                                        l_110 = (long) (uint) i_105;
                                        l_111 = (l_109 < l_110) ? l_109 : l_110;
                                        l_98 = l_111;
                                    }
                                } else {
                                    l_98 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_98 < 1L) {
                    l_112 = l_98;
                } else {
                    l_113 = (long) ((ulong) l_80 - (ulong) l_90);
                    if (l_113 < l_98) {
                        i_114 = (int) l_113;
                        i_115 = i_114;
                    } else {
                        i_116 = (int) l_98;
                        i_115 = i_116;
                    }
                    if (i_65 < 0) {
                        i_117 = (-9);
                    } else {
                        if (i_65 < i_95) {
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                            i_119 = (int) ((uint) i_118 + (uint) (-1));
                            i_120 = (i_119 < 0) ? (-9) : i_119;
                            i_117 = i_120;
                        } else {
                            i_117 = (-9);
                        }
                    }
                    l_121 = (long) i_117;
                    if (i_117 < 0) {
                        l_112 = l_121;
                    } else {
                        i_122 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_96 + (ulong) (l_121 << 6))) + (ulong) 8L))));
                        i_123 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_124 = l_89 >> i_79;
                        i_125 = i_123 & ((int) (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) (((long) i_122) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_126 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_127 = i_125;
                        i_128 = 0;
                        i_129 = (-2);
                        while (true) {
                            if (!(i_129 == (-2))) {
                                break;
                            }
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) (((long) i_127) << 2)))));
                            i_131 = (int) ((uint) i_130 + (uint) (-1));
                            if (i_131 < 0) {
                                i_129 = (-1);
                            } else {
                                l_132 = (long) ((ulong) l_78 + (ulong) (((long) (uint) i_131) << 5));
                                i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                                if ((!(i_122 == i_133)) || (!(l_124 == l_134))) {
                                    if (i_123 == i_128) {
                                        i_129 = (-1);
                                    } else {
                                        i_135 = (int) ((uint) i_128 + (uint) 1);
                                        i_136 = i_123 & ((int) ((uint) i_127 + (uint) 1));
                                        i_127 = i_136;
                                        i_128 = i_135;
                                    }
                                } else {
                                    i_129 = i_131;
                                }
                            }
                        }
                        if (i_129 < 0) {
                            i_137 = i_129;
                        } else {
                            i_138 = (int) get_group_id(0);
                            l_139 = (long) ((ulong) l_75 + (ulong) ((((long) (i_138 & i_77)) << 6) + (((long) (i_138 >> i_76)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = ((int) ((uint) i_129 + (uint) 1));
                            GALEFS_FENCE();
                            l_140 = (long) ((ulong) l_78 + (ulong) (((long) (uint) i_129) << 5));
                            i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_122 == i_141) {
                                l_142 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 8L))));
                                i_143 = (l_124 == l_142) ? 1 : 0;
                                i_144 = i_143;
                            } else {
                                i_144 = 0;
                            }
                            if (i_144 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_144 == 0) {
                                i_137 = (-1);
                            } else {
                                i_137 = i_129;
                            }
                        }
                        l_145 = (long) i_115;
                        if (i_137 < 0) {
                            l_146 = (long) ((int) get_group_id(0));
                            l_147 = (long) ((ulong) l_6 + (ulong) ((l_146 << 12) + (l_146 << 11)));
                            l_148 = (long) ((ulong) l_147 + (ulong) 1796L);
                            i_149 = *((volatile __global gale_int *) (arg_fs + 16 + l_148));
                            l_150 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 1896L))));
                            i_151 = (int) (0 - (uint) i_149);
                            if (i_151 < 0) {
                                i_152 = i_151;
                            } else {
                                l_153 = (long) ((ulong) l_150 + (ulong) (-64L));
                                i_154 = (int) ((uint) ((int) (((long) ((ulong) l_153 + (ulong) ((long) ((ulong) (l_153 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_155 = (long) ((ulong) l_147 + (ulong) 1792L);
                                i_156 = 0;
                                l_157 = 0L;
                                l_158 = (-1L);
                                while (true) {
                                    if (!(i_156 == 0)) {
                                        break;
                                    }
                                    i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_148));
                                    i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                                    if (i_154 == i_160) {
                                        i_156 = 1;
                                    } else {
                                        if (i_159 == 0) {
                                            if (l_157 < l_5) {
                                                GALEFS_RELAX(l_157);
                                                l_161 = (long) ((ulong) l_157 + (ulong) 1L);
                                                l_157 = l_161;
                                            } else {
                                                l_162 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                i_163 = (l_158 == l_162) ? (-110) : 0;
                                                i_156 = i_163;
                                                l_157 = 0L;
                                                l_158 = l_162;
                                            }
                                        } else {
                                            i_164 = (int) (0 - (uint) i_159);
                                            i_156 = i_164;
                                        }
                                    }
                                }
                                i_152 = i_156;
                            }
                            if (i_152 < 0) {
                                l_165 = (long) i_152;
                                l_112 = l_165;
                            } else {
                                l_166 = (long) ((int) get_group_id(0));
                                l_167 = (long) ((ulong) l_6 + (ulong) ((l_166 << 12) + (l_166 << 11)));
                                l_168 = (long) ((ulong) l_167 + (ulong) 1896L);
                                l_169 = *((__global gale_long *) (arg_fs + 16 + l_168));
                                l_170 = (long) ((ulong) l_169 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) ((long) (uint) (((int) l_170) & 1023)))))) = 0L;
                                l_171 = (long) ((ulong) l_167 + (ulong) ((long) (uint) (((int) l_169) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 12L)))) = i_65;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 16L)))) = l_89;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 24L)))) = l_98;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_171)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_168)) = l_170;
                                GALEFS_FENCE();
                                i_172 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_172))))) = (char) 1;
                                l_173 = (long) ((ulong) l_145 + (ulong) (-9223372036854775807L));
                                if (l_2 == 0L) {
                                    l_112 = l_173;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_172 >> 6)))))) = (char) 1;
                                    l_112 = l_173;
                                }
                            }
                        } else {
                            l_174 = (long) ((int) get_group_id(0));
                            l_175 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1864L);
                            l_176 = *((__global gale_long *) (arg_fs + 16 + l_175));
                            *((__global gale_long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) l_176 + (ulong) 1L));
                            l_177 = l_145 | (((long) (uint) i_137) << 32);
                            l_112 = l_177;
                        }
                    }
                }
            } else {
                l_112 = 0L;
            }
            if (i_74 == 0) {
                if (l_112 < (-4611686018427387904L)) {
                    l_178 = (long) ((int) get_group_id(0));
                    l_179 = (long) ((ulong) l_6 + (ulong) ((l_178 << 12) + (l_178 << 11)));
                    l_180 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1896L))));
                    l_181 = (long) ((ulong) l_180 + (ulong) (-64L));
                    i_182 = (int) ((uint) ((int) (((long) ((ulong) l_181 + (ulong) ((long) ((ulong) (l_181 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_183 = (long) ((ulong) l_179 + (ulong) 1792L);
                    l_184 = (long) ((ulong) l_179 + (ulong) 1796L);
                    i_185 = 0;
                    l_186 = 0L;
                    l_187 = (-1L);
                    while (true) {
                        if (!(i_185 == 0)) {
                            break;
                        }
                        i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_184));
                        i_189 = *((volatile __global gale_int *) (arg_fs + 16 + l_183));
                        if (i_182 == i_189) {
                            i_185 = 1;
                        } else {
                            if (i_188 == 0) {
                                if (l_186 < l_5) {
                                    GALEFS_RELAX(l_186);
                                    l_190 = (long) ((ulong) l_186 + (ulong) 1L);
                                    l_186 = l_190;
                                } else {
                                    l_191 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                    i_192 = (l_187 == l_191) ? (-110) : 0;
                                    i_185 = i_192;
                                    l_186 = 0L;
                                    l_187 = l_191;
                                }
                            } else {
                                i_193 = (int) (0 - (uint) i_188);
                                i_185 = i_193;
                            }
                        }
                    }
                    if (i_185 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1888L)))) = i_182;
                    }
                    GALEFS_FENCE();
                    if (i_185 < 0) {
                        l_194 = (long) i_185;
                        l_195 = l_194;
                    } else {
                        l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1800L))));
                        l_195 = l_196;
                    }
                    i_197 = (int) ((uint) ((int) l_112) + (uint) (-1));
                    if (i_197 < 0) {
                        l_198 = l_195;
                    } else {
                        if (l_195 < 0L) {
                            l_198 = l_195;
                        } else {
                            l_199 = (l_195 << 32) | ((long) (uint) i_197);
                            l_198 = l_199;
                        }
                    }
                } else {
                    l_198 = l_112;
                }
            } else {
                l_198 = l_112;
            }
            GALEFS_BROADCAST(2, l_200, l_198);
            i_201 = (int) l_200;
            if (l_200 < 0L) {
                i_202 = 0;
            } else {
                i_202 = i_201;
            }
            if (l_200 < 0L) {
                l_203 = 0L;
            } else {
                if (i_201 == 0) {
                    l_203 = 0L;
                } else {
                    l_204 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_78 + (ulong) (((long) ((ulong) l_200 >> 32)) << 5))) + (ulong) 16L))));
                    l_205 = (long) ((ulong) l_90 + (ulong) l_204);
                    l_203 = l_205;
                }
            }
            gale_copy((arg_fs + 16 + l_203), (arg_data + 16 + (l_88 + l_69)), i_202);
            GALEFS_BARRIER(3);
            if (i_73 == 0) {
                if (!(i_202 < 1)) {
                    l_206 = (long) ((int) get_group_id(0));
                    l_207 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_206 << 12) + (l_206 << 11)))) + (ulong) 1872L);
                    l_208 = *((__global gale_long *) (arg_fs + 16 + l_207));
                    *((__global gale_long *) (arg_fs + 16 + l_207)) = ((long) ((ulong) ((long) (uint) i_202) + (ulong) l_208));
                    GALEFS_RELEASE_FENCE();
                    i_209 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) ((((long) (i_77 & i_209)) << 6) + (((long) (i_209 >> i_76)) << 2)))))) = 0;
                    l_210 = (long) ((int) get_group_id(0));
                    l_211 = (long) ((ulong) l_6 + (ulong) ((l_210 << 12) + (l_210 << 11)));
                    l_212 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1896L))));
                    l_213 = (long) ((ulong) l_212 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_213 + (ulong) ((long) ((ulong) (l_213 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_214 = (int) ((uint) i_87 + (uint) i_202);
            if (l_200 < 0L) {
                i_86 = i_201;
                i_87 = i_214;
            } else {
                i_215 = ((i_202 < 1) || (!(i_214 < i_1))) ? 0 : 1;
                i_86 = i_215;
                i_87 = i_214;
            }
        }
        if (i_87 < 1) {
            i_216 = i_86;
        } else {
            i_216 = i_87;
        }
        if (i_216 == i_1) {
            l_217 = l_83;
        } else {
            l_218 = (long) ((ulong) l_83 + (ulong) 1L);
            l_217 = l_218;
        }
        l_219 = l_217;
        i_220 = i_67;
        while (true) {
            if (!(i_220 < i_68)) {
                break;
            }
            l_221 = *((__global gale_long *) (arg_data + ((((long) i_220) << 3) + 16L)));
            l_222 = (long) ((ulong) l_219 + (ulong) l_221);
            i_223 = (int) ((uint) i_220 + (uint) 1);
            l_219 = l_222;
            i_220 = i_223;
        }
        i_224 = (int) ((uint) i_84 + (uint) (-1));
        l_83 = l_219;
        i_84 = i_224;
    }
    if (((int) get_local_id(0)) == 0) {
        l_225 = (long) ((int) get_group_id(0));
        i_226 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_225 << 12) + (l_225 << 11)))) + (ulong) 1856L))));
        if (i_226 == 0) {
            l_227 = (long) ((int) get_group_id(0));
            l_228 = (long) ((ulong) l_6 + (ulong) ((l_227 << 12) + (l_227 << 11)));
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
                i_233 = i_237;
            }
            if (i_233 < 0) {
                l_246 = (long) i_233;
                l_247 = l_246;
            } else {
                l_248 = (long) ((int) get_group_id(0));
                l_249 = (long) ((ulong) l_6 + (ulong) ((l_248 << 12) + (l_248 << 11)));
                l_250 = (long) ((ulong) l_249 + (ulong) 1896L);
                l_251 = *((__global gale_long *) (arg_fs + 16 + l_250));
                l_252 = (long) ((ulong) l_251 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_252) & 1023)))))) = 0L;
                l_253 = (long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_251) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_251 + (ulong) ((long) ((ulong) (l_251 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 12L)))) = i_65;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_253)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_250)) = l_252;
                GALEFS_FENCE();
                i_254 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_254))))) = (char) 1;
                if (l_2 == 0L) {
                    l_247 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_254 >> 6)))))) = (char) 1;
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
            l_256 = (long) ((ulong) l_6 + (ulong) ((l_255 << 12) + (l_255 << 11)));
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
                        if (l_263 < l_5) {
                            GALEFS_RELAX(l_263);
                            l_267 = (long) ((ulong) l_263 + (ulong) 1L);
                            l_263 = l_267;
                        } else {
                            l_268 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
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
    GALEFS_BROADCAST(4, l_277, l_275);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_83;
    GALEFS_GROUP_END()
}
#endif
