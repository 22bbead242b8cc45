// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#readFile
// entry point: galefs_readFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 10 values, 64 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(long, l_1) VARIABLE(long, l_102) VARIABLE(long, l_135) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_31) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_39) VARIABLE(__global uchar *, ul_30)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_31) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_39) VARIABLE(ul_30)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(l_1) VARIABLE(l_102) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(l_31) VARIABLE(l_34) VARIABLE(ul_30)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_32) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_3) VARIABLE(ul_30)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_31)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_30;
    int i_0, i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_22, i_23, i_25, i_28, i_29, i_32, i_33, i_35, i_36, i_40, i_41, i_43, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_60, i_61, i_62, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_75, i_76, i_77, i_78, i_79, i_81, i_83, i_84, i_85, i_86, i_87, i_89, i_91, i_92, i_94, i_95, i_103, i_104, i_110, i_111, i_112, i_137, i_138, i_139, i_140, i_145, i_146, i_147;
    long l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_21, l_24, l_26, l_27, l_31, l_34, l_37, l_38, l_39, l_42, l_44, l_45, l_46, l_52, l_55, l_56, l_57, l_58, l_59, l_63, l_64, l_65, l_73, l_74, l_80, l_82, l_88, l_90, l_93, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_107, l_108, l_109, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_141, l_142, l_143, l_144, l_148, l_149;
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
    l_21 = ((long) gale_group) * l_20;
    i_22 = gale_group_count;
    i_23 = (int) get_local_id(0);
    l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_26 = 1L << i_25;
    l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
    i_28 = (int) get_local_id(0);
    i_29 = gale_group;
    ul_30 = arg_args + 16L;
    l_31 = 0L;
    i_32 = i_29;
    while (true) {
        i_33 = *((__global gale_int *) ul_30);
        if (!(i_32 < i_33)) {
            break;
        }
        l_34 = l_20 * ((long) i_32);
        i_35 = 1;
        i_36 = 0;
        while (true) {
            if (!(i_35 == 1)) {
                break;
            }
            l_37 = (long) i_36;
            l_38 = l_34 + l_37;
            l_39 = l_38 & l_27;
            if (i_28 == 0) {
                i_40 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_41 = (int) (0 - (uint) i_40);
                l_42 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
                i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_44 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_41 < 0) {
                    l_45 = (long) i_41;
                    l_46 = l_45;
                } else {
                    if (i_19 < 0) {
                        i_47 = (-9);
                    } else {
                        if (i_19 < i_43) {
                            i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                            i_49 = (int) ((uint) i_48 + (uint) (-1));
                            i_50 = (i_49 < 0) ? (-9) : i_49;
                            if (i_50 < 0) {
                                i_47 = i_50;
                            } else {
                                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L))));
                                if ((i_51 & 3) == 1) {
                                    i_47 = (-9);
                                } else {
                                    i_47 = i_50;
                                }
                            }
                        } else {
                            i_47 = (-9);
                        }
                    }
                    l_52 = (long) i_47;
                    if (i_47 < 0) {
                        l_46 = l_52;
                    } else {
                        if (l_38 < 0L) {
                            l_46 = (-22L);
                        } else {
                            i_53 = (int) ((uint) i_0 - (uint) i_36);
                            if (i_53 < 0) {
                                l_46 = (-22L);
                            } else {
                                i_54 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_54 == 0) {
                                    l_55 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) (l_52 << 6)))));
                                    l_56 = (long) ((ulong) l_55 - (ulong) l_38);
                                    if (l_56 < 1L) {
                                        l_46 = 0L;
                                    } else {
                                        l_57 = (long) (uint) i_53;
                                        l_58 = (l_56 < l_57) ? l_56 : l_57;
                                        l_46 = l_58;
                                    }
                                } else {
                                    l_46 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_46 < 1L) {
                    l_59 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_60 = *((__global gale_int *) (arg_fs + 16 + l_59));
                    i_61 = (int) ((uint) i_60 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_59)) = i_61;
                    if (i_2 < i_61) {
                        i_62 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_62 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_63 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_63)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 16L)))) = l_46;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 36L)))) = 0;
                            l_64 = LONG_MIN;
                        } else {
                            l_64 = l_46;
                        }
                    } else {
                        l_64 = l_46;
                    }
                } else {
                    l_65 = (long) ((ulong) l_26 - (ulong) l_39);
                    if (l_65 < l_46) {
                        i_66 = (int) l_65;
                        i_67 = i_66;
                    } else {
                        i_68 = (int) l_46;
                        i_67 = i_68;
                    }
                    if (i_19 < 0) {
                        i_69 = (-9);
                    } else {
                        if (i_19 < i_43) {
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                            i_71 = (int) ((uint) i_70 + (uint) (-1));
                            i_72 = (i_71 < 0) ? (-9) : i_71;
                            i_69 = i_72;
                        } else {
                            i_69 = (-9);
                        }
                    }
                    l_73 = (long) i_69;
                    if (i_69 < 0) {
                        l_64 = l_73;
                    } else {
                        l_74 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_75 = *((__global gale_int *) (arg_fs + 16 + l_74));
                        i_76 = (int) ((uint) i_75 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_74)) = i_76;
                        if (i_2 < i_76) {
                            i_77 = (-1);
                        } else {
                            i_78 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_44 + (ulong) (l_73 << 6))) + (ulong) 8L))));
                            i_79 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_80 = l_38 >> i_25;
                            i_81 = i_79 & ((int) (((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (((long) i_78) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_82 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_83 = i_81;
                            i_84 = 0;
                            i_85 = (-2);
                            while (true) {
                                if (!(i_85 == (-2))) {
                                    break;
                                }
                                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) i_83) << 2)))));
                                i_87 = (int) ((uint) i_86 + (uint) (-1));
                                if (i_87 < 0) {
                                    i_85 = (-1);
                                } else {
                                    l_88 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_87) << 5));
                                    i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                                    l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 8L))));
                                    if ((!(i_78 == i_89)) || (!(l_80 == l_90))) {
                                        if (i_79 == i_84) {
                                            i_85 = (-1);
                                        } else {
                                            i_91 = (int) ((uint) i_84 + (uint) 1);
                                            i_92 = i_79 & ((int) ((uint) i_83 + (uint) 1));
                                            i_83 = i_92;
                                            i_84 = i_91;
                                        }
                                    } else {
                                        i_85 = i_87;
                                    }
                                }
                            }
                            i_77 = i_85;
                        }
                        l_93 = (long) i_67;
                        if (i_77 < 0) {
                            i_94 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_95 = (int) (0 - (uint) i_94);
                            if (i_95 < 0) {
                                l_96 = (long) i_95;
                                l_64 = l_96;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_97 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_97)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = i_19;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_38;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = l_46;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                                l_98 = (long) ((ulong) l_93 + (ulong) (-9223372036854775807L));
                                l_64 = l_98;
                            }
                        } else {
                            l_99 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_100 = *((__global gale_long *) (arg_fs + 16 + l_99));
                            *((__global gale_long *) (arg_fs + 16 + l_99)) = ((long) ((ulong) l_100 + (ulong) 1L));
                            l_101 = l_93 | (((long) (uint) i_77) << 32);
                            l_64 = l_101;
                        }
                    }
                }
            } else {
                l_64 = 0L;
            }
            GALEFS_BROADCAST(2, l_102, l_64);
            if (l_102 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_longs[gale_items + gale_item] = (ulong) l_21;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                gale_ints[2 * gale_items + gale_item] = (uint) i_32;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
                gale_ints[3 * gale_items + gale_item] = (uint) i_36;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_37;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_39;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_102); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_20 = (long) gale_longs[gale_item];
                l_21 = (long) gale_longs[gale_items + gale_item];
                l_31 = (long) gale_longs[2 * gale_items + gale_item];
                i_32 = (int) gale_ints[2 * gale_items + gale_item];
                l_34 = (long) gale_longs[3 * gale_items + gale_item];
                i_36 = (int) gale_ints[3 * gale_items + gale_item];
                l_37 = (long) gale_longs[4 * gale_items + gale_item];
                l_39 = (long) gale_longs[5 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_22 = gale_group_count;
                i_23 = (int) get_local_id(0);
                l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_26 = 1L << i_25;
                l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
                i_28 = (int) get_local_id(0);
                ul_30 = arg_args + 16L;
                l_102 = gale_round_reply(gale_entry);
            }
            i_103 = (int) l_102;
            if (l_102 < 0L) {
                i_104 = 0;
            } else {
                i_104 = i_103;
            }
            if (l_102 < 0L) {
                l_105 = 0L;
            } else {
                if (i_103 == 0) {
                    l_105 = 0L;
                } else {
                    l_106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_102 >> 32)) << 5))) + (ulong) 16L))));
                    l_107 = (long) ((ulong) l_39 + (ulong) l_106);
                    l_105 = l_107;
                }
            }
            gale_copy((arg_fs + 16 + l_105), (arg_buffer + 16 + (l_21 + l_37)), i_104);
            GALEFS_BARRIER(3);
            if (i_23 == 0) {
                if (!(i_104 < 1)) {
                    l_108 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_109 = *((__global gale_long *) (arg_fs + 16 + l_108));
                    *((__global gale_long *) (arg_fs + 16 + l_108)) = ((long) ((ulong) ((long) (uint) i_104) + (ulong) l_109));
                }
            }
            i_110 = (int) ((uint) i_36 + (uint) i_104);
            if (l_102 < 0L) {
                i_35 = i_103;
                i_36 = i_110;
            } else {
                i_111 = ((i_104 < 1) || (!(i_110 < i_0))) ? 0 : 1;
                i_35 = i_111;
                i_36 = i_110;
            }
        }
        if (i_36 < 1) {
            i_112 = i_35;
        } else {
            i_112 = i_36;
        }
        if (i_112 == i_0) {
            l_113 = l_21 + (((long) ((int) get_local_id(0))) << 3);
            l_114 = l_20 + l_21;
            l_115 = (long) ((int) get_local_size(0));
            l_116 = l_115 << 5;
            l_117 = l_115 << 3;
            l_118 = l_115 << 4;
            l_119 = l_117 + l_118;
            l_120 = 0L;
            l_121 = l_113;
            while (true) {
                l_122 = (long) ((ulong) l_121 + (ulong) l_119);
                if (!(l_122 < l_114)) {
                    break;
                }
                l_123 = *((__global gale_long *) (arg_buffer + 16 + l_121));
                l_124 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_121 + (ulong) l_117))));
                l_125 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_121 + (ulong) l_118))));
                l_126 = *((__global gale_long *) (arg_buffer + 16 + l_122));
                l_127 = (long) ((ulong) l_120 + (ulong) ((long) ((ulong) ((long) ((ulong) l_123 + (ulong) l_124)) + (ulong) ((long) ((ulong) l_125 + (ulong) l_126)))));
                l_128 = (long) ((ulong) l_121 + (ulong) l_116);
                l_120 = l_127;
                l_121 = l_128;
            }
            l_129 = l_120;
            l_130 = l_121;
            while (true) {
                if (!(l_130 < l_114)) {
                    break;
                }
                l_131 = *((__global gale_long *) (arg_buffer + 16 + l_130));
                l_132 = (long) ((ulong) l_129 + (ulong) l_131);
                l_133 = (long) ((ulong) l_130 + (ulong) l_117);
                l_129 = l_132;
                l_130 = l_133;
            }
            l_134 = (long) ((ulong) l_31 + (ulong) l_129);
            l_135 = l_134;
        } else {
            l_136 = (long) ((ulong) l_31 + (ulong) 1L);
            l_135 = l_136;
        }
        GALEFS_BARRIER(4);
        i_137 = (int) ((uint) i_32 + (uint) i_22);
        l_31 = l_135;
        i_32 = i_137;
    }
    if (((int) get_local_id(0)) == 0) {
        i_138 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_138 == 0) {
            i_139 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_140 = (int) (0 - (uint) i_139);
            if (i_140 < 0) {
                l_141 = (long) i_140;
                l_142 = l_141;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_143 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_143)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 36L)))) = 0;
                l_142 = LONG_MIN;
            }
        } else {
            l_144 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_145 = *((__global gale_int *) (arg_fs + 16 + l_144));
            i_146 = (int) ((uint) i_145 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_144)) = i_146;
            if (i_2 < i_146) {
                i_147 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_147 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_148 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_148)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                    l_142 = LONG_MIN;
                } else {
                    l_142 = (-16L);
                }
            } else {
                l_142 = (-16L);
            }
        }
    } else {
        l_142 = 0L;
    }
    GALEFS_BROADCAST(5, l_149, l_142);
    if (l_149 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_31;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_149); }
        GALEFS_RETURN;
        resume_3:
        l_31 = (long) gale_longs[gale_item];
        l_149 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_31;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_199) VARIABLE(int, i_200) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_77) VARIABLE(int, i_81) VARIABLE(int, i_85) VARIABLE(long, l_1) VARIABLE(long, l_198) VARIABLE(long, l_2) VARIABLE(long, l_237) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_70) VARIABLE(long, l_73) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_80) VARIABLE(long, l_83) VARIABLE(long, l_86) VARIABLE(long, l_88) VARIABLE(__global uchar *, ul_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_81) VARIABLE(i_85) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_73) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_86) VARIABLE(l_88) VARIABLE(ul_79)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_199) VARIABLE(i_200) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_81) VARIABLE(i_85) VARIABLE(l_1) VARIABLE(l_198) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_73) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(ul_79)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_81) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_237) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_73) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(ul_79)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_80)

__kernel void galefs_readFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_buffer, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_79;
    int i_0, i_7, i_11, i_13, i_14, i_16, i_18, i_21, i_22, i_25, i_26, i_32, i_33, i_40, i_45, i_48, i_51, i_52, i_55, i_56, i_60, i_64, i_67, i_68, i_69, i_71, i_72, i_74, i_77, i_78, i_81, i_82, i_84, i_85, i_90, i_91, i_93, i_97, i_98, i_99, i_100, i_101, i_103, i_105, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_120, i_121, i_123, i_125, i_126, i_127, i_128, i_129, i_131, i_133, i_134, i_135, i_136, i_139, i_141, i_142, i_147, i_149, i_150, i_152, i_154, i_157, i_158, i_161, i_162, i_170, i_180, i_183, i_186, i_187, i_190, i_191, i_195, i_199, i_200, i_207, i_212, i_213, i_214, i_239, i_241, i_245, i_247, i_248, i_250, i_252, i_255, i_256, i_259, i_260, i_269, i_274, i_277, i_280, i_281, i_284, i_285, i_289;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_20, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_43, l_44, l_46, l_47, l_49, l_50, l_53, l_54, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_66, l_70, l_73, l_75, l_76, l_80, l_83, l_86, l_87, l_88, l_89, l_92, l_94, l_95, l_96, l_102, l_104, l_106, l_107, l_108, l_109, l_110, l_111, l_119, l_122, l_124, l_130, l_132, l_137, l_138, l_140, l_143, l_144, l_145, l_146, l_148, l_151, l_153, l_155, l_156, l_159, l_160, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_181, l_182, l_184, l_185, l_188, l_189, l_192, l_193, l_194, l_196, l_197, l_198, l_201, l_202, l_203, l_204, l_205, l_206, l_208, l_209, l_210, l_211, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_240, l_242, l_243, l_244, l_246, l_249, l_251, l_253, l_254, l_257, l_258, l_261, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_270, l_271, l_272, l_273, l_275, l_276, l_278, l_279, l_282, l_283, l_286, l_287, l_288, l_290, l_291, l_292;
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
    l_66 = ((long) ((int) get_group_id(0))) * l_65;
    i_67 = (int) get_num_groups(0);
    i_68 = (int) get_local_id(0);
    i_69 = (int) get_local_id(0);
    l_70 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_71 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_72 = (int) ((uint) (1 << i_71) + (uint) (-1));
    l_73 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_74 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_75 = 1L << i_74;
    l_76 = (long) ((ulong) l_75 + (ulong) (-1L));
    i_77 = (int) get_local_id(0);
    i_78 = (int) get_group_id(0);
    ul_79 = arg_args + 16L;
    l_80 = 0L;
    i_81 = i_78;
    while (true) {
        i_82 = *((__global gale_int *) ul_79);
        if (!(i_81 < i_82)) {
            break;
        }
        l_83 = l_65 * ((long) i_81);
        i_84 = 1;
        i_85 = 0;
        while (true) {
            if (!(i_84 == 1)) {
                break;
            }
            l_86 = (long) i_85;
            l_87 = l_83 + l_86;
            l_88 = l_87 & l_76;
            if (i_77 == 0) {
                l_89 = (long) ((int) get_group_id(0));
                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_89 << 12) + (l_89 << 11)))) + (ulong) 1796L))));
                i_91 = (int) (0 - (uint) i_90);
                l_92 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_64) << 3));
                i_93 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_94 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_91 < 0) {
                    l_95 = (long) i_91;
                    l_96 = l_95;
                } else {
                    if (i_64 < 0) {
                        i_97 = (-9);
                    } else {
                        if (i_64 < i_93) {
                            i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                            i_99 = (int) ((uint) i_98 + (uint) (-1));
                            i_100 = (i_99 < 0) ? (-9) : i_99;
                            if (i_100 < 0) {
                                i_97 = i_100;
                            } else {
                                i_101 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 4L))));
                                if ((i_101 & 3) == 1) {
                                    i_97 = (-9);
                                } else {
                                    i_97 = i_100;
                                }
                            }
                        } else {
                            i_97 = (-9);
                        }
                    }
                    l_102 = (long) i_97;
                    if (i_97 < 0) {
                        l_96 = l_102;
                    } else {
                        if (l_87 < 0L) {
                            l_96 = (-22L);
                        } else {
                            i_103 = (int) ((uint) i_0 - (uint) i_85);
                            if (i_103 < 0) {
                                l_96 = (-22L);
                            } else {
                                l_104 = (long) ((int) get_group_id(0));
                                i_105 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_104 << 12) + (l_104 << 11)))) + (ulong) 1856L))));
                                if (i_105 == 0) {
                                    l_106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) (l_102 << 6)))));
                                    l_107 = (long) ((ulong) l_106 - (ulong) l_87);
                                    if (l_107 < 1L) {
                                        l_96 = 0L;
                                    } else {
                                        l_108 = (long) (uint) i_103;
                                        l_109 = (l_107 < l_108) ? l_107 : l_108;
                                        l_96 = l_109;
                                    }
                                } else {
                                    l_96 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_96 < 1L) {
                    l_110 = l_96;
                } else {
                    l_111 = (long) ((ulong) l_75 - (ulong) l_88);
                    if (l_111 < l_96) {
                        i_112 = (int) l_111;
                        i_113 = i_112;
                    } else {
                        i_114 = (int) l_96;
                        i_113 = i_114;
                    }
                    if (i_64 < 0) {
                        i_115 = (-9);
                    } else {
                        if (i_64 < i_93) {
                            i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                            i_117 = (int) ((uint) i_116 + (uint) (-1));
                            i_118 = (i_117 < 0) ? (-9) : i_117;
                            i_115 = i_118;
                        } else {
                            i_115 = (-9);
                        }
                    }
                    l_119 = (long) i_115;
                    if (i_115 < 0) {
                        l_110 = l_119;
                    } else {
                        i_120 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_94 + (ulong) (l_119 << 6))) + (ulong) 8L))));
                        i_121 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_122 = l_87 >> i_74;
                        i_123 = i_121 & ((int) (((long) ((ulong) ((long) ((ulong) l_122 + (ulong) (((long) i_120) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_124 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_125 = i_123;
                        i_126 = 0;
                        i_127 = (-2);
                        while (true) {
                            if (!(i_127 == (-2))) {
                                break;
                            }
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) (((long) i_125) << 2)))));
                            i_129 = (int) ((uint) i_128 + (uint) (-1));
                            if (i_129 < 0) {
                                i_127 = (-1);
                            } else {
                                l_130 = (long) ((ulong) l_73 + (ulong) (((long) (uint) i_129) << 5));
                                i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                                l_132 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 8L))));
                                if ((!(i_120 == i_131)) || (!(l_122 == l_132))) {
                                    if (i_121 == i_126) {
                                        i_127 = (-1);
                                    } else {
                                        i_133 = (int) ((uint) i_126 + (uint) 1);
                                        i_134 = i_121 & ((int) ((uint) i_125 + (uint) 1));
                                        i_125 = i_134;
                                        i_126 = i_133;
                                    }
                                } else {
                                    i_127 = i_129;
                                }
                            }
                        }
                        if (i_127 < 0) {
                            i_135 = i_127;
                        } else {
                            i_136 = (int) get_group_id(0);
                            l_137 = (long) ((ulong) l_70 + (ulong) ((((long) (i_136 & i_72)) << 6) + (((long) (i_136 >> i_71)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_137)) = ((int) ((uint) i_127 + (uint) 1));
                            GALEFS_FENCE();
                            l_138 = (long) ((ulong) l_73 + (ulong) (((long) (uint) i_127) << 5));
                            i_139 = *((volatile __global gale_int *) (arg_fs + 16 + l_138));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_120 == i_139) {
                                l_140 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 8L))));
                                i_141 = (l_122 == l_140) ? 1 : 0;
                                i_142 = i_141;
                            } else {
                                i_142 = 0;
                            }
                            if (i_142 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_137)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_142 == 0) {
                                i_135 = (-1);
                            } else {
                                i_135 = i_127;
                            }
                        }
                        l_143 = (long) i_113;
                        if (i_135 < 0) {
                            l_144 = (long) ((int) get_group_id(0));
                            l_145 = (long) ((ulong) l_5 + (ulong) ((l_144 << 12) + (l_144 << 11)));
                            l_146 = (long) ((ulong) l_145 + (ulong) 1796L);
                            i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                            l_148 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 1896L))));
                            i_149 = (int) (0 - (uint) i_147);
                            if (i_149 < 0) {
                                i_150 = i_149;
                            } else {
                                l_151 = (long) ((ulong) l_148 + (ulong) (-64L));
                                i_152 = (int) ((uint) ((int) (((long) ((ulong) l_151 + (ulong) ((long) ((ulong) (l_151 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_153 = (long) ((ulong) l_145 + (ulong) 1792L);
                                i_154 = 0;
                                l_155 = 0L;
                                l_156 = (-1L);
                                while (true) {
                                    if (!(i_154 == 0)) {
                                        break;
                                    }
                                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                                    i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                                    if (i_152 == i_158) {
                                        i_154 = 1;
                                    } else {
                                        if (i_157 == 0) {
                                            if (l_155 < l_4) {
                                                GALEFS_RELAX(l_155);
                                                l_159 = (long) ((ulong) l_155 + (ulong) 1L);
                                                l_155 = l_159;
                                            } else {
                                                l_160 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                                i_161 = (l_156 == l_160) ? (-110) : 0;
                                                i_154 = i_161;
                                                l_155 = 0L;
                                                l_156 = l_160;
                                            }
                                        } else {
                                            i_162 = (int) (0 - (uint) i_157);
                                            i_154 = i_162;
                                        }
                                    }
                                }
                                i_150 = i_154;
                            }
                            if (i_150 < 0) {
                                l_163 = (long) i_150;
                                l_110 = l_163;
                            } else {
                                l_164 = (long) ((int) get_group_id(0));
                                l_165 = (long) ((ulong) l_5 + (ulong) ((l_164 << 12) + (l_164 << 11)));
                                l_166 = (long) ((ulong) l_165 + (ulong) 1896L);
                                l_167 = *((__global gale_long *) (arg_fs + 16 + l_166));
                                l_168 = (long) ((ulong) l_167 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) ((long) (uint) (((int) l_168) & 1023)))))) = 0L;
                                l_169 = (long) ((ulong) l_165 + (ulong) ((long) (uint) (((int) l_167) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_167 + (ulong) ((long) ((ulong) (l_167 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 12L)))) = i_64;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 16L)))) = l_87;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 24L)))) = l_96;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_169)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_166)) = l_168;
                                GALEFS_FENCE();
                                i_170 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_170))))) = (char) 1;
                                l_171 = (long) ((ulong) l_143 + (ulong) (-9223372036854775807L));
                                if (l_1 == 0L) {
                                    l_110 = l_171;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_170 >> 6)))))) = (char) 1;
                                    l_110 = l_171;
                                }
                            }
                        } else {
                            l_172 = (long) ((int) get_group_id(0));
                            l_173 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_172 << 12) + (l_172 << 11)))) + (ulong) 1864L);
                            l_174 = *((__global gale_long *) (arg_fs + 16 + l_173));
                            *((__global gale_long *) (arg_fs + 16 + l_173)) = ((long) ((ulong) l_174 + (ulong) 1L));
                            l_175 = l_143 | (((long) (uint) i_135) << 32);
                            l_110 = l_175;
                        }
                    }
                }
            } else {
                l_110 = 0L;
            }
            if (i_69 == 0) {
                if (l_110 < (-4611686018427387904L)) {
                    l_176 = (long) ((int) get_group_id(0));
                    l_177 = (long) ((ulong) l_5 + (ulong) ((l_176 << 12) + (l_176 << 11)));
                    l_178 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1896L))));
                    l_179 = (long) ((ulong) l_178 + (ulong) (-64L));
                    i_180 = (int) ((uint) ((int) (((long) ((ulong) l_179 + (ulong) ((long) ((ulong) (l_179 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_181 = (long) ((ulong) l_177 + (ulong) 1792L);
                    l_182 = (long) ((ulong) l_177 + (ulong) 1796L);
                    i_183 = 0;
                    l_184 = 0L;
                    l_185 = (-1L);
                    while (true) {
                        if (!(i_183 == 0)) {
                            break;
                        }
                        i_186 = *((volatile __global gale_int *) (arg_fs + 16 + l_182));
                        i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_181));
                        if (i_180 == i_187) {
                            i_183 = 1;
                        } else {
                            if (i_186 == 0) {
                                if (l_184 < l_4) {
                                    GALEFS_RELAX(l_184);
                                    l_188 = (long) ((ulong) l_184 + (ulong) 1L);
                                    l_184 = l_188;
                                } else {
                                    l_189 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                    i_190 = (l_185 == l_189) ? (-110) : 0;
                                    i_183 = i_190;
                                    l_184 = 0L;
                                    l_185 = l_189;
                                }
                            } else {
                                i_191 = (int) (0 - (uint) i_186);
                                i_183 = i_191;
                            }
                        }
                    }
                    if (i_183 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1888L)))) = i_180;
                    }
                    GALEFS_FENCE();
                    if (i_183 < 0) {
                        l_192 = (long) i_183;
                        l_193 = l_192;
                    } else {
                        l_194 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 1800L))));
                        l_193 = l_194;
                    }
                    i_195 = (int) ((uint) ((int) l_110) + (uint) (-1));
                    if (i_195 < 0) {
                        l_196 = l_193;
                    } else {
                        if (l_193 < 0L) {
                            l_196 = l_193;
                        } else {
                            l_197 = (l_193 << 32) | ((long) (uint) i_195);
                            l_196 = l_197;
                        }
                    }
                } else {
                    l_196 = l_110;
                }
            } else {
                l_196 = l_110;
            }
            GALEFS_BROADCAST(2, l_198, l_196);
            i_199 = (int) l_198;
            if (l_198 < 0L) {
                i_200 = 0;
            } else {
                i_200 = i_199;
            }
            if (l_198 < 0L) {
                l_201 = 0L;
            } else {
                if (i_199 == 0) {
                    l_201 = 0L;
                } else {
                    l_202 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) (((long) ((ulong) l_198 >> 32)) << 5))) + (ulong) 16L))));
                    l_203 = (long) ((ulong) l_88 + (ulong) l_202);
                    l_201 = l_203;
                }
            }
            gale_copy((arg_fs + 16 + l_201), (arg_buffer + 16 + (l_66 + l_86)), i_200);
            GALEFS_BARRIER(3);
            if (i_68 == 0) {
                if (!(i_200 < 1)) {
                    l_204 = (long) ((int) get_group_id(0));
                    l_205 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_204 << 12) + (l_204 << 11)))) + (ulong) 1872L);
                    l_206 = *((__global gale_long *) (arg_fs + 16 + l_205));
                    *((__global gale_long *) (arg_fs + 16 + l_205)) = ((long) ((ulong) ((long) (uint) i_200) + (ulong) l_206));
                    GALEFS_RELEASE_FENCE();
                    i_207 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) ((((long) (i_72 & i_207)) << 6) + (((long) (i_207 >> i_71)) << 2)))))) = 0;
                    l_208 = (long) ((int) get_group_id(0));
                    l_209 = (long) ((ulong) l_5 + (ulong) ((l_208 << 12) + (l_208 << 11)));
                    l_210 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 1896L))));
                    l_211 = (long) ((ulong) l_210 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_211 + (ulong) ((long) ((ulong) (l_211 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_212 = (int) ((uint) i_85 + (uint) i_200);
            if (l_198 < 0L) {
                i_84 = i_199;
                i_85 = i_212;
            } else {
                i_213 = ((i_200 < 1) || (!(i_212 < i_0))) ? 0 : 1;
                i_84 = i_213;
                i_85 = i_212;
            }
        }
        if (i_85 < 1) {
            i_214 = i_84;
        } else {
            i_214 = i_85;
        }
        if (i_214 == i_0) {
            l_215 = l_66 + (((long) ((int) get_local_id(0))) << 3);
            l_216 = l_65 + l_66;
            l_217 = (long) ((int) get_local_size(0));
            l_218 = l_217 << 5;
            l_219 = l_217 << 3;
            l_220 = l_217 << 4;
            l_221 = l_219 + l_220;
            l_222 = 0L;
            l_223 = l_215;
            while (true) {
                l_224 = (long) ((ulong) l_223 + (ulong) l_221);
                if (!(l_224 < l_216)) {
                    break;
                }
                l_225 = *((__global gale_long *) (arg_buffer + 16 + l_223));
                l_226 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_223 + (ulong) l_219))));
                l_227 = *((__global gale_long *) (arg_buffer + 16 + ((long) ((ulong) l_223 + (ulong) l_220))));
                l_228 = *((__global gale_long *) (arg_buffer + 16 + l_224));
                l_229 = (long) ((ulong) l_222 + (ulong) ((long) ((ulong) ((long) ((ulong) l_225 + (ulong) l_226)) + (ulong) ((long) ((ulong) l_227 + (ulong) l_228)))));
                l_230 = (long) ((ulong) l_223 + (ulong) l_218);
                l_222 = l_229;
                l_223 = l_230;
            }
            l_231 = l_222;
            l_232 = l_223;
            while (true) {
                if (!(l_232 < l_216)) {
                    break;
                }
                l_233 = *((__global gale_long *) (arg_buffer + 16 + l_232));
                l_234 = (long) ((ulong) l_231 + (ulong) l_233);
                l_235 = (long) ((ulong) l_232 + (ulong) l_219);
                l_231 = l_234;
                l_232 = l_235;
            }
            l_236 = (long) ((ulong) l_80 + (ulong) l_231);
            l_237 = l_236;
        } else {
            l_238 = (long) ((ulong) l_80 + (ulong) 1L);
            l_237 = l_238;
        }
        GALEFS_BARRIER(4);
        i_239 = (int) ((uint) i_81 + (uint) i_67);
        l_80 = l_237;
        i_81 = i_239;
    }
    if (((int) get_local_id(0)) == 0) {
        l_240 = (long) ((int) get_group_id(0));
        i_241 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1856L))));
        if (i_241 == 0) {
            l_242 = (long) ((int) get_group_id(0));
            l_243 = (long) ((ulong) l_5 + (ulong) ((l_242 << 12) + (l_242 << 11)));
            l_244 = (long) ((ulong) l_243 + (ulong) 1796L);
            i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
            l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 1896L))));
            i_247 = (int) (0 - (uint) i_245);
            if (i_247 < 0) {
                i_248 = i_247;
            } else {
                l_249 = (long) ((ulong) l_246 + (ulong) (-64L));
                i_250 = (int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_251 = (long) ((ulong) l_243 + (ulong) 1792L);
                i_252 = 0;
                l_253 = 0L;
                l_254 = (-1L);
                while (true) {
                    if (!(i_252 == 0)) {
                        break;
                    }
                    i_255 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                    i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_251));
                    if (i_250 == i_256) {
                        i_252 = 1;
                    } else {
                        if (i_255 == 0) {
                            if (l_253 < l_4) {
                                GALEFS_RELAX(l_253);
                                l_257 = (long) ((ulong) l_253 + (ulong) 1L);
                                l_253 = l_257;
                            } else {
                                l_258 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_259 = (l_254 == l_258) ? (-110) : 0;
                                i_252 = i_259;
                                l_253 = 0L;
                                l_254 = l_258;
                            }
                        } else {
                            i_260 = (int) (0 - (uint) i_255);
                            i_252 = i_260;
                        }
                    }
                }
                i_248 = i_252;
            }
            if (i_248 < 0) {
                l_261 = (long) i_248;
                l_262 = l_261;
            } else {
                l_263 = (long) ((int) get_group_id(0));
                l_264 = (long) ((ulong) l_5 + (ulong) ((l_263 << 12) + (l_263 << 11)));
                l_265 = (long) ((ulong) l_264 + (ulong) 1896L);
                l_266 = *((__global gale_long *) (arg_fs + 16 + l_265));
                l_267 = (long) ((ulong) l_266 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) ((long) (uint) (((int) l_267) & 1023)))))) = 0L;
                l_268 = (long) ((ulong) l_264 + (ulong) ((long) (uint) (((int) l_266) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_266 + (ulong) ((long) ((ulong) (l_266 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_268)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_265)) = l_267;
                GALEFS_FENCE();
                i_269 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_269))))) = (char) 1;
                if (l_1 == 0L) {
                    l_262 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_269 >> 6)))))) = (char) 1;
                    l_262 = LONG_MIN;
                }
            }
        } else {
            l_262 = (-16L);
        }
    } else {
        l_262 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_262 < (-4611686018427387904L)) {
            l_270 = (long) ((int) get_group_id(0));
            l_271 = (long) ((ulong) l_5 + (ulong) ((l_270 << 12) + (l_270 << 11)));
            l_272 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1896L))));
            l_273 = (long) ((ulong) l_272 + (ulong) (-64L));
            i_274 = (int) ((uint) ((int) (((long) ((ulong) l_273 + (ulong) ((long) ((ulong) (l_273 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_275 = (long) ((ulong) l_271 + (ulong) 1792L);
            l_276 = (long) ((ulong) l_271 + (ulong) 1796L);
            i_277 = 0;
            l_278 = 0L;
            l_279 = (-1L);
            while (true) {
                if (!(i_277 == 0)) {
                    break;
                }
                i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_276));
                i_281 = *((volatile __global gale_int *) (arg_fs + 16 + l_275));
                if (i_274 == i_281) {
                    i_277 = 1;
                } else {
                    if (i_280 == 0) {
                        if (l_278 < l_4) {
                            GALEFS_RELAX(l_278);
                            l_282 = (long) ((ulong) l_278 + (ulong) 1L);
                            l_278 = l_282;
                        } else {
                            l_283 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_284 = (l_279 == l_283) ? (-110) : 0;
                            i_277 = i_284;
                            l_278 = 0L;
                            l_279 = l_283;
                        }
                    } else {
                        i_285 = (int) (0 - (uint) i_280);
                        i_277 = i_285;
                    }
                }
            }
            if (i_277 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1888L)))) = i_274;
            }
            GALEFS_FENCE();
            if (i_277 < 0) {
                l_286 = (long) i_277;
                l_287 = l_286;
            } else {
                l_288 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1800L))));
                l_287 = l_288;
            }
            i_289 = (int) ((uint) ((int) l_262) + (uint) (-1));
            if (i_289 < 0) {
                l_290 = l_287;
            } else {
                if (l_287 < 0L) {
                    l_290 = l_287;
                } else {
                    l_291 = (l_287 << 32) | ((long) (uint) i_289);
                    l_290 = l_291;
                }
            }
        } else {
            l_290 = l_262;
        }
    } else {
        l_290 = l_262;
    }
    GALEFS_BROADCAST(5, l_292, l_290);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_80;
    GALEFS_GROUP_END()
}
#endif
