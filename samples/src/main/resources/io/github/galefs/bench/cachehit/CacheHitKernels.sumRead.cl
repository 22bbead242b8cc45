// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.cachehit.CacheHitKernels#sumRead
// entry point: galefs_sumRead
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 16 values, 88 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_31) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_44) VARIABLE(long, l_110) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_42) VARIABLE(long, l_45) VARIABLE(long, l_47) VARIABLE(long, l_5)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_42) VARIABLE(l_45) VARIABLE(l_47) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_31) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_44) VARIABLE(l_110) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_42) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_36) VARIABLE(i_37)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_22, i_23, i_24, i_25, i_28, i_29, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_68, i_69, i_70, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_84, i_85, i_86, i_87, i_89, i_91, i_92, i_93, i_94, i_95, i_97, i_99, i_100, i_102, i_103, i_111, i_112, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_133, i_138, i_139, i_140;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_26, l_27, l_30, l_32, l_33, l_42, l_45, l_46, l_47, l_50, l_52, l_53, l_54, l_60, l_63, l_64, l_65, l_66, l_67, l_71, l_72, l_73, l_81, l_82, l_88, l_90, l_96, l_98, l_101, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_113, l_114, l_115, l_116, l_117, l_134, l_135, l_136, l_137, l_141, l_142;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
    i_22 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_23 = (int) ((uint) i_22 * (uint) gale_group);
    i_24 = (int) ((uint) i_23 + (uint) gale_div_int(((int) ((uint) i_22 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_25 = (int) ((uint) i_23 + (uint) gale_div_int(((int) ((uint) i_22 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_26 = ((long) i_23) << 2;
    l_27 = (long) i_1;
    i_28 = gale_group_count;
    i_29 = (int) get_local_id(0);
    l_30 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_31 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_32 = 1L << i_31;
    l_33 = (long) ((ulong) l_32 + (ulong) (-1L));
    i_34 = (int) get_local_id(0);
    i_35 = gale_group;
    i_36 = 0;
    i_37 = 0;
    i_38 = 0;
    while (true) {
        if (!(i_38 < i_2)) {
            break;
        }
        i_39 = i_36;
        i_40 = i_37;
        i_41 = i_35;
        while (true) {
            if (!(i_41 < i_0)) {
                break;
            }
            l_42 = ((long) i_41) * l_27;
            i_43 = 1;
            i_44 = 0;
            while (true) {
                if (!(i_43 == 1)) {
                    break;
                }
                l_45 = (long) i_44;
                l_46 = l_42 + l_45;
                l_47 = l_46 & l_33;
                if (i_34 == 0) {
                    i_48 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_49 = (int) (0 - (uint) i_48);
                    l_50 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_21) << 3));
                    i_51 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_52 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    if (i_49 < 0) {
                        l_53 = (long) i_49;
                        l_54 = l_53;
                    } else {
                        if (i_21 < 0) {
                            i_55 = (-9);
                        } else {
                            if (i_21 < i_51) {
                                i_56 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                                i_57 = (int) ((uint) i_56 + (uint) (-1));
                                i_58 = (i_57 < 0) ? (-9) : i_57;
                                if (i_58 < 0) {
                                    i_55 = i_58;
                                } else {
                                    i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 4L))));
                                    if ((i_59 & 3) == 1) {
                                        i_55 = (-9);
                                    } else {
                                        i_55 = i_58;
                                    }
                                }
                            } else {
                                i_55 = (-9);
                            }
                        }
                        l_60 = (long) i_55;
                        if (i_55 < 0) {
                            l_54 = l_60;
                        } else {
                            if (l_46 < 0L) {
                                l_54 = (-22L);
                            } else {
                                i_61 = (int) ((uint) i_1 - (uint) i_44);
                                if (i_61 < 0) {
                                    l_54 = (-22L);
                                } else {
                                    i_62 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_62 == 0) {
                                        l_63 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) (l_60 << 6)))));
                                        l_64 = (long) ((ulong) l_63 - (ulong) l_46);
                                        if (l_64 < 1L) {
                                            l_54 = 0L;
                                        } else {
                                            l_65 = (long) (uint) i_61;
                                            l_66 = (l_64 < l_65) ? l_64 : l_65;
                                            l_54 = l_66;
                                        }
                                    } else {
                                        l_54 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_54 < 1L) {
                        l_67 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_68 = *((__global gale_int *) (arg_fs + 16 + l_67));
                        i_69 = (int) ((uint) i_68 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_67)) = i_69;
                        if (i_4 < i_69) {
                            i_70 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_70 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_71 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_71)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 16L)))) = l_54;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 36L)))) = 0;
                                l_72 = LONG_MIN;
                            } else {
                                l_72 = l_54;
                            }
                        } else {
                            l_72 = l_54;
                        }
                    } else {
                        l_73 = (long) ((ulong) l_32 - (ulong) l_47);
                        if (l_73 < l_54) {
                            i_74 = (int) l_73;
                            i_75 = i_74;
                        } else {
                            i_76 = (int) l_54;
                            i_75 = i_76;
                        }
                        if (i_21 < 0) {
                            i_77 = (-9);
                        } else {
                            if (i_21 < i_51) {
                                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                                i_79 = (int) ((uint) i_78 + (uint) (-1));
                                i_80 = (i_79 < 0) ? (-9) : i_79;
                                i_77 = i_80;
                            } else {
                                i_77 = (-9);
                            }
                        }
                        l_81 = (long) i_77;
                        if (i_77 < 0) {
                            l_72 = l_81;
                        } else {
                            l_82 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_83 = *((__global gale_int *) (arg_fs + 16 + l_82));
                            i_84 = (int) ((uint) i_83 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_82)) = i_84;
                            if (i_4 < i_84) {
                                i_85 = (-1);
                            } else {
                                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_52 + (ulong) (l_81 << 6))) + (ulong) 8L))));
                                i_87 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                l_88 = l_46 >> i_31;
                                i_89 = i_87 & ((int) (((long) ((ulong) ((long) ((ulong) l_88 + (ulong) (((long) i_86) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_90 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_91 = i_89;
                                i_92 = 0;
                                i_93 = (-2);
                                while (true) {
                                    if (!(i_93 == (-2))) {
                                        break;
                                    }
                                    i_94 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (((long) i_91) << 2)))));
                                    i_95 = (int) ((uint) i_94 + (uint) (-1));
                                    if (i_95 < 0) {
                                        i_93 = (-1);
                                    } else {
                                        l_96 = (long) ((ulong) l_30 + (ulong) (((long) (uint) i_95) << 5));
                                        i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                                        l_98 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L))));
                                        if ((!(i_86 == i_97)) || (!(l_88 == l_98))) {
                                            if (i_87 == i_92) {
                                                i_93 = (-1);
                                            } else {
                                                i_99 = (int) ((uint) i_92 + (uint) 1);
                                                i_100 = i_87 & ((int) ((uint) i_91 + (uint) 1));
                                                i_91 = i_100;
                                                i_92 = i_99;
                                            }
                                        } else {
                                            i_93 = i_95;
                                        }
                                    }
                                }
                                i_85 = i_93;
                            }
                            l_101 = (long) i_75;
                            if (i_85 < 0) {
                                i_102 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_103 = (int) (0 - (uint) i_102);
                                if (i_103 < 0) {
                                    l_104 = (long) i_103;
                                    l_72 = l_104;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_105 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_105)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 12L)))) = i_21;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 16L)))) = l_46;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 24L)))) = l_54;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 36L)))) = 0;
                                    l_106 = (long) ((ulong) l_101 + (ulong) (-9223372036854775807L));
                                    l_72 = l_106;
                                }
                            } else {
                                l_107 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_108 = *((__global gale_long *) (arg_fs + 16 + l_107));
                                *((__global gale_long *) (arg_fs + 16 + l_107)) = ((long) ((ulong) l_108 + (ulong) 1L));
                                l_109 = l_101 | (((long) (uint) i_85) << 32);
                                l_72 = l_109;
                            }
                        }
                    }
                } else {
                    l_72 = 0L;
                }
                GALEFS_BROADCAST(2, l_110, l_72);
                if (l_110 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_0;
                    gale_ints[gale_items + gale_item] = (uint) i_1;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_2;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_21;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_24;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                    gale_longs[gale_item] = (ulong) l_26;
                    gale_longs[gale_items + gale_item] = (ulong) l_27;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_38;
                    gale_ints[7 * gale_items + gale_item] = (uint) i_39;
                    gale_ints[8 * gale_items + gale_item] = (uint) i_40;
                    gale_ints[9 * gale_items + gale_item] = (uint) i_41;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                    gale_ints[10 * gale_items + gale_item] = (uint) i_44;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_45;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_47;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_110); }
                    GALEFS_RETURN;
                    resume_2:
                    i_0 = (int) gale_ints[gale_item];
                    i_1 = (int) gale_ints[gale_items + gale_item];
                    i_2 = (int) gale_ints[2 * gale_items + gale_item];
                    i_21 = (int) gale_ints[3 * gale_items + gale_item];
                    i_24 = (int) gale_ints[4 * gale_items + gale_item];
                    i_25 = (int) gale_ints[5 * gale_items + gale_item];
                    l_26 = (long) gale_longs[gale_item];
                    l_27 = (long) gale_longs[gale_items + gale_item];
                    i_38 = (int) gale_ints[6 * gale_items + gale_item];
                    i_39 = (int) gale_ints[7 * gale_items + gale_item];
                    i_40 = (int) gale_ints[8 * gale_items + gale_item];
                    i_41 = (int) gale_ints[9 * gale_items + gale_item];
                    l_42 = (long) gale_longs[2 * gale_items + gale_item];
                    i_44 = (int) gale_ints[10 * gale_items + gale_item];
                    l_45 = (long) gale_longs[3 * gale_items + gale_item];
                    l_47 = (long) gale_longs[4 * gale_items + gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_28 = gale_group_count;
                    i_29 = (int) get_local_id(0);
                    l_30 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    i_31 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_32 = 1L << i_31;
                    l_33 = (long) ((ulong) l_32 + (ulong) (-1L));
                    i_34 = (int) get_local_id(0);
                    i_35 = gale_group;
                    l_110 = gale_round_reply(gale_entry);
                }
                i_111 = (int) l_110;
                if (l_110 < 0L) {
                    i_112 = 0;
                } else {
                    i_112 = i_111;
                }
                if (l_110 < 0L) {
                    l_113 = 0L;
                } else {
                    if (i_111 == 0) {
                        l_113 = 0L;
                    } else {
                        l_114 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (((long) ((ulong) l_110 >> 32)) << 5))) + (ulong) 16L))));
                        l_115 = (long) ((ulong) l_47 + (ulong) l_114);
                        l_113 = l_115;
                    }
                }
                gale_copy((arg_fs + 16 + l_113), (arg_scratch + 16 + (l_45 + l_26)), i_112);
                GALEFS_BARRIER(3);
                if (i_29 == 0) {
                    if (!(i_112 < 1)) {
                        l_116 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_117 = *((__global gale_long *) (arg_fs + 16 + l_116));
                        *((__global gale_long *) (arg_fs + 16 + l_116)) = ((long) ((ulong) ((long) (uint) i_112) + (ulong) l_117));
                    }
                }
                i_118 = (int) ((uint) i_44 + (uint) i_112);
                if (l_110 < 0L) {
                    i_43 = i_111;
                    i_44 = i_118;
                } else {
                    i_119 = ((i_112 < 1) || (!(i_118 < i_1))) ? 0 : 1;
                    i_43 = i_119;
                    i_44 = i_118;
                }
            }
            if (i_44 < 1) {
                i_120 = i_43;
            } else {
                i_120 = i_44;
            }
            if (i_120 == i_1) {
                i_121 = i_40;
            } else {
                i_122 = (int) ((uint) i_40 + (uint) 1);
                i_121 = i_122;
            }
            i_123 = 0;
            i_124 = i_24;
            while (true) {
                if (!(i_124 < i_25)) {
                    break;
                }
                i_125 = *((__global gale_int *) (arg_scratch + ((((long) i_124) << 2) + 16L)));
                i_126 = (int) ((uint) i_123 + (uint) i_125);
                i_127 = (int) ((uint) i_124 + (uint) 1);
                i_123 = i_126;
                i_124 = i_127;
            }
            i_128 = (int) ((uint) i_123 + (uint) ((int) ((uint) (i_39 << 5) - (uint) i_39)));
            i_129 = (int) ((uint) i_41 + (uint) i_28);
            i_39 = i_128;
            i_40 = i_121;
            i_41 = i_129;
        }
        i_130 = (int) ((uint) i_38 + (uint) 1);
        i_36 = i_39;
        i_37 = i_40;
        i_38 = i_130;
    }
    if (((int) get_local_id(0)) == 0) {
        i_131 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_131 == 0) {
            i_132 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_133 = (int) (0 - (uint) i_132);
            if (i_133 < 0) {
                l_134 = (long) i_133;
                l_135 = l_134;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_136 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_136)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) 36L)))) = 0;
                l_135 = LONG_MIN;
            }
        } else {
            l_137 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_138 = *((__global gale_int *) (arg_fs + 16 + l_137));
            i_139 = (int) ((uint) i_138 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_137)) = i_139;
            if (i_4 < i_139) {
                i_140 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_140 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_141 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_141)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 36L)))) = 0;
                    l_135 = LONG_MIN;
                } else {
                    l_135 = (-16L);
                }
            } else {
                l_135 = (-16L);
            }
        }
    } else {
        l_135 = 0L;
    }
    GALEFS_BROADCAST(4, l_142, l_135);
    if (l_142 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_36;
        gale_ints[gale_items + gale_item] = (uint) i_37;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_142); }
        GALEFS_RETURN;
        resume_3:
        i_36 = (int) gale_ints[gale_item];
        i_37 = (int) gale_ints[gale_items + gale_item];
        l_142 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_36;
    *((__global gale_int *) (arg_result + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1) + 1)) << 2) + 16L))) = i_37;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_207) VARIABLE(int, i_208) VARIABLE(int, i_66) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_93) VARIABLE(long, l_206) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_76) VARIABLE(long, l_79) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_91) VARIABLE(long, l_94) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_93) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_79) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(l_91) VARIABLE(l_94) VARIABLE(l_96)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_207) VARIABLE(i_208) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_93) VARIABLE(l_206) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_79) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(l_91)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_85) VARIABLE(i_86)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_9, i_13, i_15, i_16, i_18, i_20, i_23, i_24, i_27, i_28, i_34, i_35, i_42, i_47, i_50, i_53, i_54, i_57, i_58, i_62, i_66, i_67, i_68, i_69, i_70, i_73, i_74, i_75, i_77, i_78, i_80, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_92, i_93, i_98, i_99, i_101, i_105, i_106, i_107, i_108, i_109, i_111, i_113, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_128, i_129, i_131, i_133, i_134, i_135, i_136, i_137, i_139, i_141, i_142, i_143, i_144, i_147, i_149, i_150, i_155, i_157, i_158, i_160, i_162, i_165, i_166, i_169, i_170, i_178, i_188, i_191, i_194, i_195, i_198, i_199, i_203, i_207, i_208, i_215, i_220, i_221, i_222, i_223, i_224, i_225, i_226, i_227, i_228, i_229, i_230, i_231, i_232, i_234, i_238, i_240, i_241, i_243, i_245, i_248, i_249, i_252, i_253, i_262, i_267, i_270, i_273, i_274, i_277, i_278, i_282;
    long l_3, l_4, l_5, l_6, l_7, l_8, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_22, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_48, l_49, l_51, l_52, l_55, l_56, l_59, l_60, l_61, l_63, l_64, l_65, l_71, l_72, l_76, l_79, l_81, l_82, l_91, l_94, l_95, l_96, l_97, l_100, l_102, l_103, l_104, l_110, l_112, l_114, l_115, l_116, l_117, l_118, l_119, l_127, l_130, l_132, l_138, l_140, l_145, l_146, l_148, l_151, l_152, l_153, l_154, l_156, l_159, l_161, l_163, l_164, l_167, l_168, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_179, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_189, l_190, l_192, l_193, l_196, l_197, l_200, l_201, l_202, l_204, l_205, l_206, l_209, l_210, l_211, l_212, l_213, l_214, l_216, l_217, l_218, l_219, l_233, l_235, l_236, l_237, l_239, l_242, l_244, l_246, l_247, l_250, l_251, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_263, l_264, l_265, l_266, l_268, l_269, l_271, l_272, l_275, l_276, l_279, l_280, l_281, l_283, l_284, l_285;
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
    i_67 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_68 = (int) ((uint) i_67 * (uint) ((int) get_group_id(0)));
    i_69 = (int) ((uint) i_68 + (uint) gale_div_int(((int) ((uint) i_67 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_70 = (int) ((uint) i_68 + (uint) gale_div_int(((int) ((uint) i_67 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_71 = ((long) i_68) << 2;
    l_72 = (long) i_1;
    i_73 = (int) get_num_groups(0);
    i_74 = (int) get_local_id(0);
    i_75 = (int) get_local_id(0);
    l_76 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_77 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_78 = (int) ((uint) (1 << i_77) + (uint) (-1));
    l_79 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_80 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_81 = 1L << i_80;
    l_82 = (long) ((ulong) l_81 + (ulong) (-1L));
    i_83 = (int) get_local_id(0);
    i_84 = (int) get_group_id(0);
    i_85 = 0;
    i_86 = 0;
    i_87 = 0;
    while (true) {
        if (!(i_87 < i_2)) {
            break;
        }
        i_88 = i_85;
        i_89 = i_86;
        i_90 = i_84;
        while (true) {
            if (!(i_90 < i_0)) {
                break;
            }
            l_91 = ((long) i_90) * l_72;
            i_92 = 1;
            i_93 = 0;
            while (true) {
                if (!(i_92 == 1)) {
                    break;
                }
                l_94 = (long) i_93;
                l_95 = l_91 + l_94;
                l_96 = l_95 & l_82;
                if (i_83 == 0) {
                    l_97 = (long) ((int) get_group_id(0));
                    i_98 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_97 << 12) + (l_97 << 11)))) + (ulong) 1796L))));
                    i_99 = (int) (0 - (uint) i_98);
                    l_100 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_66) << 3));
                    i_101 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_102 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    if (i_99 < 0) {
                        l_103 = (long) i_99;
                        l_104 = l_103;
                    } else {
                        if (i_66 < 0) {
                            i_105 = (-9);
                        } else {
                            if (i_66 < i_101) {
                                i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                                i_107 = (int) ((uint) i_106 + (uint) (-1));
                                i_108 = (i_107 < 0) ? (-9) : i_107;
                                if (i_108 < 0) {
                                    i_105 = i_108;
                                } else {
                                    i_109 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 4L))));
                                    if ((i_109 & 3) == 1) {
                                        i_105 = (-9);
                                    } else {
                                        i_105 = i_108;
                                    }
                                }
                            } else {
                                i_105 = (-9);
                            }
                        }
                        l_110 = (long) i_105;
                        if (i_105 < 0) {
                            l_104 = l_110;
                        } else {
                            if (l_95 < 0L) {
                                l_104 = (-22L);
                            } else {
                                i_111 = (int) ((uint) i_1 - (uint) i_93);
                                if (i_111 < 0) {
                                    l_104 = (-22L);
                                } else {
                                    l_112 = (long) ((int) get_group_id(0));
                                    i_113 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_112 << 12) + (l_112 << 11)))) + (ulong) 1856L))));
                                    if (i_113 == 0) {
                                        l_114 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) (l_110 << 6)))));
                                        l_115 = (long) ((ulong) l_114 - (ulong) l_95);
                                        if (l_115 < 1L) {
                                            l_104 = 0L;
                                        } else {
                                            l_116 = (long) (uint) i_111;
                                            l_117 = (l_115 < l_116) ? l_115 : l_116;
                                            l_104 = l_117;
                                        }
                                    } else {
                                        l_104 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_104 < 1L) {
                        l_118 = l_104;
                    } else {
                        l_119 = (long) ((ulong) l_81 - (ulong) l_96);
                        if (l_119 < l_104) {
                            i_120 = (int) l_119;
                            i_121 = i_120;
                        } else {
                            i_122 = (int) l_104;
                            i_121 = i_122;
                        }
                        if (i_66 < 0) {
                            i_123 = (-9);
                        } else {
                            if (i_66 < i_101) {
                                i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                                i_125 = (int) ((uint) i_124 + (uint) (-1));
                                i_126 = (i_125 < 0) ? (-9) : i_125;
                                i_123 = i_126;
                            } else {
                                i_123 = (-9);
                            }
                        }
                        l_127 = (long) i_123;
                        if (i_123 < 0) {
                            l_118 = l_127;
                        } else {
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_102 + (ulong) (l_127 << 6))) + (ulong) 8L))));
                            i_129 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_130 = l_95 >> i_80;
                            i_131 = i_129 & ((int) (((long) ((ulong) ((long) ((ulong) l_130 + (ulong) (((long) i_128) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_132 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_133 = i_131;
                            i_134 = 0;
                            i_135 = (-2);
                            while (true) {
                                if (!(i_135 == (-2))) {
                                    break;
                                }
                                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (((long) i_133) << 2)))));
                                i_137 = (int) ((uint) i_136 + (uint) (-1));
                                if (i_137 < 0) {
                                    i_135 = (-1);
                                } else {
                                    l_138 = (long) ((ulong) l_79 + (ulong) (((long) (uint) i_137) << 5));
                                    i_139 = *((volatile __global gale_int *) (arg_fs + 16 + l_138));
                                    l_140 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 8L))));
                                    if ((!(i_128 == i_139)) || (!(l_130 == l_140))) {
                                        if (i_129 == i_134) {
                                            i_135 = (-1);
                                        } else {
                                            i_141 = (int) ((uint) i_134 + (uint) 1);
                                            i_142 = i_129 & ((int) ((uint) i_133 + (uint) 1));
                                            i_133 = i_142;
                                            i_134 = i_141;
                                        }
                                    } else {
                                        i_135 = i_137;
                                    }
                                }
                            }
                            if (i_135 < 0) {
                                i_143 = i_135;
                            } else {
                                i_144 = (int) get_group_id(0);
                                l_145 = (long) ((ulong) l_76 + (ulong) ((((long) (i_144 & i_78)) << 6) + (((long) (i_144 >> i_77)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_145)) = ((int) ((uint) i_135 + (uint) 1));
                                GALEFS_FENCE();
                                l_146 = (long) ((ulong) l_79 + (ulong) (((long) (uint) i_135) << 5));
                                i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_128 == i_147) {
                                    l_148 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L))));
                                    i_149 = (l_130 == l_148) ? 1 : 0;
                                    i_150 = i_149;
                                } else {
                                    i_150 = 0;
                                }
                                if (i_150 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_145)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_150 == 0) {
                                    i_143 = (-1);
                                } else {
                                    i_143 = i_135;
                                }
                            }
                            l_151 = (long) i_121;
                            if (i_143 < 0) {
                                l_152 = (long) ((int) get_group_id(0));
                                l_153 = (long) ((ulong) l_7 + (ulong) ((l_152 << 12) + (l_152 << 11)));
                                l_154 = (long) ((ulong) l_153 + (ulong) 1796L);
                                i_155 = *((volatile __global gale_int *) (arg_fs + 16 + l_154));
                                l_156 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1896L))));
                                i_157 = (int) (0 - (uint) i_155);
                                if (i_157 < 0) {
                                    i_158 = i_157;
                                } else {
                                    l_159 = (long) ((ulong) l_156 + (ulong) (-64L));
                                    i_160 = (int) ((uint) ((int) (((long) ((ulong) l_159 + (ulong) ((long) ((ulong) (l_159 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_161 = (long) ((ulong) l_153 + (ulong) 1792L);
                                    i_162 = 0;
                                    l_163 = 0L;
                                    l_164 = (-1L);
                                    while (true) {
                                        if (!(i_162 == 0)) {
                                            break;
                                        }
                                        i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_154));
                                        i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_161));
                                        if (i_160 == i_166) {
                                            i_162 = 1;
                                        } else {
                                            if (i_165 == 0) {
                                                if (l_163 < l_6) {
                                                    GALEFS_RELAX(l_163);
                                                    l_167 = (long) ((ulong) l_163 + (ulong) 1L);
                                                    l_163 = l_167;
                                                } else {
                                                    l_168 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                                    i_169 = (l_164 == l_168) ? (-110) : 0;
                                                    i_162 = i_169;
                                                    l_163 = 0L;
                                                    l_164 = l_168;
                                                }
                                            } else {
                                                i_170 = (int) (0 - (uint) i_165);
                                                i_162 = i_170;
                                            }
                                        }
                                    }
                                    i_158 = i_162;
                                }
                                if (i_158 < 0) {
                                    l_171 = (long) i_158;
                                    l_118 = l_171;
                                } else {
                                    l_172 = (long) ((int) get_group_id(0));
                                    l_173 = (long) ((ulong) l_7 + (ulong) ((l_172 << 12) + (l_172 << 11)));
                                    l_174 = (long) ((ulong) l_173 + (ulong) 1896L);
                                    l_175 = *((__global gale_long *) (arg_fs + 16 + l_174));
                                    l_176 = (long) ((ulong) l_175 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) ((long) (uint) (((int) l_176) & 1023)))))) = 0L;
                                    l_177 = (long) ((ulong) l_173 + (ulong) ((long) (uint) (((int) l_175) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 12L)))) = i_66;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 16L)))) = l_95;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 24L)))) = l_104;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_177)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_174)) = l_176;
                                    GALEFS_FENCE();
                                    i_178 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_178))))) = (char) 1;
                                    l_179 = (long) ((ulong) l_151 + (ulong) (-9223372036854775807L));
                                    if (l_3 == 0L) {
                                        l_118 = l_179;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_178 >> 6)))))) = (char) 1;
                                        l_118 = l_179;
                                    }
                                }
                            } else {
                                l_180 = (long) ((int) get_group_id(0));
                                l_181 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_180 << 12) + (l_180 << 11)))) + (ulong) 1864L);
                                l_182 = *((__global gale_long *) (arg_fs + 16 + l_181));
                                *((__global gale_long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) l_182 + (ulong) 1L));
                                l_183 = l_151 | (((long) (uint) i_143) << 32);
                                l_118 = l_183;
                            }
                        }
                    }
                } else {
                    l_118 = 0L;
                }
                if (i_75 == 0) {
                    if (l_118 < (-4611686018427387904L)) {
                        l_184 = (long) ((int) get_group_id(0));
                        l_185 = (long) ((ulong) l_7 + (ulong) ((l_184 << 12) + (l_184 << 11)));
                        l_186 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1896L))));
                        l_187 = (long) ((ulong) l_186 + (ulong) (-64L));
                        i_188 = (int) ((uint) ((int) (((long) ((ulong) l_187 + (ulong) ((long) ((ulong) (l_187 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_189 = (long) ((ulong) l_185 + (ulong) 1792L);
                        l_190 = (long) ((ulong) l_185 + (ulong) 1796L);
                        i_191 = 0;
                        l_192 = 0L;
                        l_193 = (-1L);
                        while (true) {
                            if (!(i_191 == 0)) {
                                break;
                            }
                            i_194 = *((volatile __global gale_int *) (arg_fs + 16 + l_190));
                            i_195 = *((volatile __global gale_int *) (arg_fs + 16 + l_189));
                            if (i_188 == i_195) {
                                i_191 = 1;
                            } else {
                                if (i_194 == 0) {
                                    if (l_192 < l_6) {
                                        GALEFS_RELAX(l_192);
                                        l_196 = (long) ((ulong) l_192 + (ulong) 1L);
                                        l_192 = l_196;
                                    } else {
                                        l_197 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
                                        i_198 = (l_193 == l_197) ? (-110) : 0;
                                        i_191 = i_198;
                                        l_192 = 0L;
                                        l_193 = l_197;
                                    }
                                } else {
                                    i_199 = (int) (0 - (uint) i_194);
                                    i_191 = i_199;
                                }
                            }
                        }
                        if (i_191 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1888L)))) = i_188;
                        }
                        GALEFS_FENCE();
                        if (i_191 < 0) {
                            l_200 = (long) i_191;
                            l_201 = l_200;
                        } else {
                            l_202 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 1800L))));
                            l_201 = l_202;
                        }
                        i_203 = (int) ((uint) ((int) l_118) + (uint) (-1));
                        if (i_203 < 0) {
                            l_204 = l_201;
                        } else {
                            if (l_201 < 0L) {
                                l_204 = l_201;
                            } else {
                                l_205 = (l_201 << 32) | ((long) (uint) i_203);
                                l_204 = l_205;
                            }
                        }
                    } else {
                        l_204 = l_118;
                    }
                } else {
                    l_204 = l_118;
                }
                GALEFS_BROADCAST(2, l_206, l_204);
                i_207 = (int) l_206;
                if (l_206 < 0L) {
                    i_208 = 0;
                } else {
                    i_208 = i_207;
                }
                if (l_206 < 0L) {
                    l_209 = 0L;
                } else {
                    if (i_207 == 0) {
                        l_209 = 0L;
                    } else {
                        l_210 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (((long) ((ulong) l_206 >> 32)) << 5))) + (ulong) 16L))));
                        l_211 = (long) ((ulong) l_96 + (ulong) l_210);
                        l_209 = l_211;
                    }
                }
                gale_copy((arg_fs + 16 + l_209), (arg_scratch + 16 + (l_94 + l_71)), i_208);
                GALEFS_BARRIER(3);
                if (i_74 == 0) {
                    if (!(i_208 < 1)) {
                        l_212 = (long) ((int) get_group_id(0));
                        l_213 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 1872L);
                        l_214 = *((__global gale_long *) (arg_fs + 16 + l_213));
                        *((__global gale_long *) (arg_fs + 16 + l_213)) = ((long) ((ulong) ((long) (uint) i_208) + (ulong) l_214));
                        GALEFS_RELEASE_FENCE();
                        i_215 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_215)) << 6) + (((long) (i_215 >> i_77)) << 2)))))) = 0;
                        l_216 = (long) ((int) get_group_id(0));
                        l_217 = (long) ((ulong) l_7 + (ulong) ((l_216 << 12) + (l_216 << 11)));
                        l_218 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1896L))));
                        l_219 = (long) ((ulong) l_218 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_219 + (ulong) ((long) ((ulong) (l_219 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_220 = (int) ((uint) i_93 + (uint) i_208);
                if (l_206 < 0L) {
                    i_92 = i_207;
                    i_93 = i_220;
                } else {
                    i_221 = ((i_208 < 1) || (!(i_220 < i_1))) ? 0 : 1;
                    i_92 = i_221;
                    i_93 = i_220;
                }
            }
            if (i_93 < 1) {
                i_222 = i_92;
            } else {
                i_222 = i_93;
            }
            if (i_222 == i_1) {
                i_223 = i_89;
            } else {
                i_224 = (int) ((uint) i_89 + (uint) 1);
                i_223 = i_224;
            }
            i_225 = 0;
            i_226 = i_69;
            while (true) {
                if (!(i_226 < i_70)) {
                    break;
                }
                i_227 = *((__global gale_int *) (arg_scratch + ((((long) i_226) << 2) + 16L)));
                i_228 = (int) ((uint) i_225 + (uint) i_227);
                i_229 = (int) ((uint) i_226 + (uint) 1);
                i_225 = i_228;
                i_226 = i_229;
            }
            i_230 = (int) ((uint) i_225 + (uint) ((int) ((uint) (i_88 << 5) - (uint) i_88)));
            i_231 = (int) ((uint) i_90 + (uint) i_73);
            i_88 = i_230;
            i_89 = i_223;
            i_90 = i_231;
        }
        i_232 = (int) ((uint) i_87 + (uint) 1);
        i_85 = i_88;
        i_86 = i_89;
        i_87 = i_232;
    }
    if (((int) get_local_id(0)) == 0) {
        l_233 = (long) ((int) get_group_id(0));
        i_234 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_233 << 12) + (l_233 << 11)))) + (ulong) 1856L))));
        if (i_234 == 0) {
            l_235 = (long) ((int) get_group_id(0));
            l_236 = (long) ((ulong) l_7 + (ulong) ((l_235 << 12) + (l_235 << 11)));
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
                            if (l_246 < l_6) {
                                GALEFS_RELAX(l_246);
                                l_250 = (long) ((ulong) l_246 + (ulong) 1L);
                                l_246 = l_250;
                            } else {
                                l_251 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
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
                l_257 = (long) ((ulong) l_7 + (ulong) ((l_256 << 12) + (l_256 << 11)));
                l_258 = (long) ((ulong) l_257 + (ulong) 1896L);
                l_259 = *((__global gale_long *) (arg_fs + 16 + l_258));
                l_260 = (long) ((ulong) l_259 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) ((long) (uint) (((int) l_260) & 1023)))))) = 0L;
                l_261 = (long) ((ulong) l_257 + (ulong) ((long) (uint) (((int) l_259) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_259 + (ulong) ((long) ((ulong) (l_259 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 12L)))) = i_66;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_261)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_258)) = l_260;
                GALEFS_FENCE();
                i_262 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_262))))) = (char) 1;
                if (l_3 == 0L) {
                    l_255 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) (i_262 >> 6)))))) = (char) 1;
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
            l_264 = (long) ((ulong) l_7 + (ulong) ((l_263 << 12) + (l_263 << 11)));
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
                        if (l_271 < l_6) {
                            GALEFS_RELAX(l_271);
                            l_275 = (long) ((ulong) l_271 + (ulong) 1L);
                            l_271 = l_275;
                        } else {
                            l_276 = *((volatile __global gale_long *) (arg_fs + 16 + l_5));
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
    GALEFS_BROADCAST(4, l_285, l_283);
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_85;
    *((__global gale_int *) (arg_result + ((((long) ((((int) get_global_id(0)) << 1) + 1)) << 2) + 16L))) = i_86;
    GALEFS_GROUP_END()
}
#endif
