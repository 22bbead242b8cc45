// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensUnderConditions
// entry point: galefs_opensUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 4 waits, 8 values, 56 bytes
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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_4) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(long, l_1) VARIABLE(long, l_126) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_5) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_64) VARIABLE(long, l_66) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_5) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_126) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_5) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_52)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_6, i_8, i_9, i_13, i_14, i_15, i_27, i_28, i_30, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_45, i_46, i_47, i_56, i_58, i_61, i_62, i_63, i_67, i_68, i_71, i_72, i_73, i_74, i_75, i_77, i_78, i_84, i_85, i_86, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_99, i_100, i_101, i_102, i_103, i_105, i_107, i_108, i_109, i_110, i_111, i_113, i_115, i_116, i_118, i_119, i_127, i_128, i_134, i_135, i_136, i_137, i_140, i_141, i_142, i_147, i_148, i_149;
    long l_1, l_5, l_7, l_10, l_11, l_12, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_29, l_31, l_33, l_40, l_41, l_42, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_57, l_59, l_60, l_64, l_65, l_66, l_69, l_70, l_76, l_79, l_80, l_81, l_82, l_83, l_87, l_88, l_89, l_97, l_98, l_104, l_106, l_112, l_114, l_117, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_129, l_130, l_131, l_132, l_133, l_138, l_139, l_143, l_144, l_145, l_146, l_150, l_151, l_152;
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = gale_group;
    l_1 = 0L;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            if (((int) get_local_id(0)) == 0) {
                i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                if (i_8 == 0) {
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_10 = (long) ((int) (0 - (uint) i_9));
                    l_11 = l_10;
                } else {
                    l_12 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_13 = *((__global gale_int *) (arg_fs + 16 + l_12));
                    i_14 = (int) ((uint) i_13 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_12)) = i_14;
                    if (i_6 < i_14) {
                        i_15 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_15 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_16 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_16)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 0;
                            l_11 = LONG_MIN;
                        } else {
                            l_11 = (-16L);
                        }
                    } else {
                        l_11 = (-16L);
                    }
                }
                if (l_11 < 0L) {
                    l_17 = l_11;
                } else {
                    l_18 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    l_19 = (long) ((ulong) l_18 + (ulong) 36L);
                    l_20 = (long) ((ulong) l_18 + (ulong) 32L);
                    l_21 = (long) ((ulong) l_18 + (ulong) 24L);
                    l_22 = (long) ((ulong) l_18 + (ulong) 16L);
                    l_23 = (long) ((ulong) l_18 + (ulong) 12L);
                    l_24 = (long) ((ulong) l_18 + (ulong) 4L);
                    l_25 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    l_26 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                    i_27 = 0;
                    while (true) {
                        if (!(i_27 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_27))))) = (char) ((int) gale_literals[i_27]);
                        i_28 = (int) ((uint) i_27 + (uint) 1);
                        i_27 = i_28;
                    }
                    *((__global gale_int *) (arg_fs + 16 + l_25)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_18)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + l_24)) = 1;
                    *((__global gale_int *) (arg_fs + 16 + l_23)) = 0;
                    *((__global gale_long *) (arg_fs + 16 + l_22)) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + l_21)) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + l_20)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_19)) = 4;
                    l_17 = LONG_MIN;
                }
            } else {
                l_17 = 0L;
            }
            GALEFS_BROADCAST(1, l_29, l_17);
            if (l_29 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_ints[gale_items + gale_item] = (uint) i_4;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_29); }
                GALEFS_RETURN;
                resume_1:
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                i_4 = (int) gale_ints[gale_items + gale_item];
                i_0 = gale_group;
                l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_29 = gale_round_reply(gale_entry);
            }
            i_30 = (int) l_29;
            if (i_30 < 0) {
                i_2 = i_4;
            } else {
                l_31 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_30) << 3));
                i_32 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_33 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        i_34 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        if (i_30 < i_32) {
                            i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                            i_36 = (int) ((uint) i_35 + (uint) (-1));
                            i_37 = (i_36 < 0) ? (-9) : i_36;
                            i_38 = i_37;
                        } else {
                            i_38 = (-9);
                        }
                        i_39 = (int) (0 - (uint) i_34);
                        if (i_39 < 0) {
                            l_40 = (long) i_39;
                            l_41 = l_40;
                        } else {
                            l_42 = (long) i_38;
                            if (i_38 < 0) {
                                l_41 = l_42;
                            } else {
                                l_43 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (l_42 << 6)))));
                                l_41 = l_43;
                            }
                        }
                        l_44 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_45 = *((__global gale_int *) (arg_fs + 16 + l_44));
                        i_46 = (int) ((uint) i_45 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_44)) = i_46;
                        if (i_6 < i_46) {
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_48 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_48)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = l_41;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                                l_49 = LONG_MIN;
                            } else {
                                l_49 = l_41;
                            }
                        } else {
                            l_49 = l_41;
                        }
                    } else {
                        l_49 = 0L;
                    }
                    GALEFS_BROADCAST(2, l_50, l_49);
                    if (l_50 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_1;
                        gale_ints[gale_item] = (uint) i_4;
                        gale_ints[gale_items + gale_item] = (uint) i_30;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_50); }
                        GALEFS_RETURN;
                        resume_2:
                        l_1 = (long) gale_longs[gale_item];
                        i_4 = (int) gale_ints[gale_item];
                        i_30 = (int) gale_ints[gale_items + gale_item];
                        i_0 = gale_group;
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_50 = gale_round_reply(gale_entry);
                    }
                    l_51 = (long) ((ulong) l_1 + (ulong) l_50);
                    l_52 = l_51;
                } else {
                    l_53 = (long) (uint) (i_3 & 1023);
                    l_54 = ((long) gale_group) << 10;
                    l_55 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_54;
                    i_56 = (int) get_local_id(0);
                    l_57 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    i_58 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_59 = 1L << i_58;
                    l_60 = (long) ((ulong) l_59 + (ulong) (-1L));
                    i_61 = (int) get_local_id(0);
                    i_62 = 1;
                    i_63 = 0;
                    while (true) {
                        if (!(i_62 == 1)) {
                            break;
                        }
                        l_64 = (long) i_63;
                        l_65 = l_53 + l_64;
                        l_66 = l_65 & l_60;
                        if (i_61 == 0) {
                            i_67 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_68 = (int) (0 - (uint) i_67);
                            if (i_68 < 0) {
                                l_69 = (long) i_68;
                                l_70 = l_69;
                            } else {
                                if (i_30 < i_32) {
                                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_72 = (int) ((uint) i_71 + (uint) (-1));
                                    i_73 = (i_72 < 0) ? (-9) : i_72;
                                    if (i_73 < 0) {
                                        i_74 = i_73;
                                    } else {
                                        i_75 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L))));
                                        if ((i_75 & 3) == 1) {
                                            i_74 = (-9);
                                        } else {
                                            i_74 = i_73;
                                        }
                                    }
                                } else {
                                    i_74 = (-9);
                                }
                                l_76 = (long) i_74;
                                if (i_74 < 0) {
                                    l_70 = l_76;
                                } else {
                                    if (l_65 < 0L) {
                                        l_70 = (-22L);
                                    } else {
                                        i_77 = (int) ((uint) 64 - (uint) i_63);
                                        if (i_77 < 0) {
                                            l_70 = (-22L);
                                        } else {
                                            i_78 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                                            if (i_78 == 0) {
                                                l_79 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (l_76 << 6)))));
                                                l_80 = (long) ((ulong) l_79 - (ulong) l_65);
                                                if (l_80 < 1L) {
                                                    l_70 = 0L;
                                                } else {
                                                    l_81 = (long) (uint) i_77;
                                                    l_82 = (l_80 < l_81) ? l_80 : l_81;
                                                    l_70 = l_82;
                                                }
                                            } else {
                                                l_70 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                            if (l_70 < 1L) {
                                l_83 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_84 = *((__global gale_int *) (arg_fs + 16 + l_83));
                                i_85 = (int) ((uint) i_84 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_83)) = i_85;
                                if (i_6 < i_85) {
                                    i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_86 == 0) {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_87 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_87)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L)))) = 1073741825;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 12L)))) = 0;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 16L)))) = l_70;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 24L)))) = 0L;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 36L)))) = 0;
                                        l_88 = LONG_MIN;
                                    } else {
                                        l_88 = l_70;
                                    }
                                } else {
                                    l_88 = l_70;
                                }
                            } else {
                                l_89 = (long) ((ulong) l_59 - (ulong) l_66);
                                if (l_89 < l_70) {
                                    i_90 = (int) l_89;
                                    i_91 = i_90;
                                } else {
                                    i_92 = (int) l_70;
                                    i_91 = i_92;
                                }
                                if (i_30 < i_32) {
                                    i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_94 = (int) ((uint) i_93 + (uint) (-1));
                                    i_95 = (i_94 < 0) ? (-9) : i_94;
                                    i_96 = i_95;
                                } else {
                                    i_96 = (-9);
                                }
                                l_97 = (long) i_96;
                                if (i_96 < 0) {
                                    l_88 = l_97;
                                } else {
                                    l_98 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                    i_99 = *((__global gale_int *) (arg_fs + 16 + l_98));
                                    i_100 = (int) ((uint) i_99 + (uint) 1);
                                    *((__global gale_int *) (arg_fs + 16 + l_98)) = i_100;
                                    if (i_6 < i_100) {
                                        i_101 = (-1);
                                    } else {
                                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (l_97 << 6))) + (ulong) 8L))));
                                        i_103 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                        l_104 = l_65 >> i_58;
                                        i_105 = i_103 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_102) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_106 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_107 = i_105;
                                        i_108 = 0;
                                        i_109 = (-2);
                                        while (true) {
                                            if (!(i_109 == (-2))) {
                                                break;
                                            }
                                            i_110 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) (((long) i_107) << 2)))));
                                            i_111 = (int) ((uint) i_110 + (uint) (-1));
                                            if (i_111 < 0) {
                                                i_109 = (-1);
                                            } else {
                                                l_112 = (long) ((ulong) l_57 + (ulong) (((long) (uint) i_111) << 5));
                                                i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                                                l_114 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                                                if ((!(i_102 == i_113)) || (!(l_104 == l_114))) {
                                                    if (i_103 == i_108) {
                                                        i_109 = (-1);
                                                    } else {
                                                        i_115 = (int) ((uint) i_108 + (uint) 1);
                                                        i_116 = i_103 & ((int) ((uint) i_107 + (uint) 1));
                                                        i_107 = i_116;
                                                        i_108 = i_115;
                                                    }
                                                } else {
                                                    i_109 = i_111;
                                                }
                                            }
                                        }
                                        i_101 = i_109;
                                    }
                                    l_117 = (long) i_91;
                                    if (i_101 < 0) {
                                        i_118 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                        i_119 = (int) (0 - (uint) i_118);
                                        if (i_119 < 0) {
                                            l_120 = (long) i_119;
                                            l_88 = l_120;
                                        } else {
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                            l_121 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                            *((__global gale_int *) (arg_fs + 16 + l_121)) = 64;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 4L)))) = 3;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 12L)))) = i_30;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 16L)))) = l_65;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 24L)))) = l_70;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 32L)))) = 0;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 36L)))) = 0;
                                            l_122 = (long) ((ulong) l_117 + (ulong) (-9223372036854775807L));
                                            l_88 = l_122;
                                        }
                                    } else {
                                        l_123 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                        l_124 = *((__global gale_long *) (arg_fs + 16 + l_123));
                                        *((__global gale_long *) (arg_fs + 16 + l_123)) = ((long) ((ulong) l_124 + (ulong) 1L));
                                        l_125 = l_117 | (((long) (uint) i_101) << 32);
                                        l_88 = l_125;
                                    }
                                }
                            }
                        } else {
                            l_88 = 0L;
                        }
                        GALEFS_BROADCAST(3, l_126, l_88);
                        if (l_126 < LONG_MIN / 2) {
                            gale_longs[gale_item] = (ulong) l_1;
                            gale_ints[gale_item] = (uint) i_4;
                            gale_ints[gale_items + gale_item] = (uint) i_30;
                            gale_longs[gale_items + gale_item] = (ulong) l_31;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_53;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_63;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_64;
                            gale_longs[4 * gale_items + gale_item] = (ulong) l_66;
                            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_126); }
                            GALEFS_RETURN;
                            resume_3:
                            l_1 = (long) gale_longs[gale_item];
                            i_4 = (int) gale_ints[gale_item];
                            i_30 = (int) gale_ints[gale_items + gale_item];
                            l_31 = (long) gale_longs[gale_items + gale_item];
                            l_53 = (long) gale_longs[2 * gale_items + gale_item];
                            i_63 = (int) gale_ints[2 * gale_items + gale_item];
                            l_64 = (long) gale_longs[3 * gale_items + gale_item];
                            l_66 = (long) gale_longs[4 * gale_items + gale_item];
                            i_0 = gale_group;
                            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_32 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            l_33 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            l_54 = ((long) gale_group) << 10;
                            l_55 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_54;
                            i_56 = (int) get_local_id(0);
                            l_57 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            i_58 = *((__global gale_int *) (arg_fs + 16 + 148L));
                            l_59 = 1L << i_58;
                            l_60 = (long) ((ulong) l_59 + (ulong) (-1L));
                            i_61 = (int) get_local_id(0);
                            l_126 = gale_round_reply(gale_entry);
                        }
                        i_127 = (int) l_126;
                        if (l_126 < 0L) {
                            i_128 = 0;
                        } else {
                            i_128 = i_127;
                        }
                        if (l_126 < 0L) {
                            l_129 = 0L;
                        } else {
                            if (i_127 == 0) {
                                l_129 = 0L;
                            } else {
                                l_130 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) (((long) ((ulong) l_126 >> 32)) << 5))) + (ulong) 16L))));
                                l_131 = (long) ((ulong) l_66 + (ulong) l_130);
                                l_129 = l_131;
                            }
                        }
                        gale_copy((arg_fs + 16 + l_129), (arg_scratch + 16 + (l_64 + l_54)), i_128);
                        GALEFS_BARRIER(4);
                        if (i_56 == 0) {
                            if (!(i_128 < 1)) {
                                l_132 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
                                *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) (uint) i_128) + (ulong) l_133));
                            }
                        }
                        i_134 = (int) ((uint) i_63 + (uint) i_128);
                        if (l_126 < 0L) {
                            i_62 = i_127;
                            i_63 = i_134;
                        } else {
                            i_135 = ((i_128 < 1) || (!(i_134 < 64))) ? 0 : 1;
                            i_62 = i_135;
                            i_63 = i_134;
                        }
                    }
                    if (i_63 < 1) {
                        i_136 = i_62;
                    } else {
                        i_136 = i_63;
                    }
                    i_137 = (int) *((__global char *) (arg_scratch + 16 + l_55));
                    GALEFS_BARRIER(5);
                    l_138 = (long) ((ulong) l_1 + (ulong) ((long) i_136));
                    l_139 = (long) ((ulong) ((long) i_137) + (ulong) ((long) ((ulong) l_138 + (ulong) (l_138 << 1))));
                    l_52 = l_139;
                }
                if (((int) get_local_id(0)) == 0) {
                    i_140 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_140 == 0) {
                        i_141 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_142 = (int) (0 - (uint) i_141);
                        if (i_142 < 0) {
                            l_143 = (long) i_142;
                            l_144 = l_143;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_145 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_145)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 12L)))) = i_30;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 36L)))) = 0;
                            l_144 = LONG_MIN;
                        }
                    } else {
                        l_146 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_147 = *((__global gale_int *) (arg_fs + 16 + l_146));
                        i_148 = (int) ((uint) i_147 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_146)) = i_148;
                        if (i_6 < i_148) {
                            i_149 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_149 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_150 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_150)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 36L)))) = 0;
                                l_144 = LONG_MIN;
                            } else {
                                l_144 = (-16L);
                            }
                        } else {
                            l_144 = (-16L);
                        }
                    }
                } else {
                    l_144 = 0L;
                }
                GALEFS_BROADCAST(6, l_151, l_144);
                if (l_151 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_4;
                    gale_longs[gale_item] = (ulong) l_52;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_151); }
                    GALEFS_RETURN;
                    resume_4:
                    i_4 = (int) gale_ints[gale_item];
                    l_52 = (long) gale_longs[gale_item];
                    i_0 = gale_group;
                    l_151 = gale_round_reply(gale_entry);
                }
                l_152 = (long) ((ulong) ((long) ((int) l_151)) + (ulong) ((long) ((ulong) l_52 + (ulong) (l_52 << 2))));
                l_1 = l_152;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_1;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_121) VARIABLE(int, i_123) VARIABLE(int, i_235) VARIABLE(int, i_236) VARIABLE(int, i_250) VARIABLE(int, i_251) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(long, l_1) VARIABLE(long, l_108) VARIABLE(long, l_109) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_114) VARIABLE(long, l_117) VARIABLE(long, l_119) VARIABLE(long, l_120) VARIABLE(long, l_124) VARIABLE(long, l_126) VARIABLE(long, l_234) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(long, l_70) VARIABLE(long, l_72) VARIABLE(long, l_8) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(i_69) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_4) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(l_1) VARIABLE(l_109) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_114) VARIABLE(l_117) VARIABLE(l_119) VARIABLE(l_120) VARIABLE(l_124) VARIABLE(l_126) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_235) VARIABLE(i_236) VARIABLE(i_4) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(l_1) VARIABLE(l_109) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_114) VARIABLE(l_117) VARIABLE(l_119) VARIABLE(l_120) VARIABLE(l_234) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_250) VARIABLE(i_251) VARIABLE(i_4) VARIABLE(i_69) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_108)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_11, i_15, i_17, i_18, i_20, i_22, i_25, i_26, i_29, i_30, i_34, i_41, i_42, i_50, i_53, i_56, i_57, i_60, i_61, i_65, i_69, i_71, i_74, i_75, i_76, i_77, i_78, i_79, i_88, i_91, i_94, i_95, i_98, i_99, i_103, i_112, i_113, i_115, i_116, i_118, i_121, i_122, i_123, i_128, i_129, i_132, i_133, i_134, i_135, i_136, i_138, i_140, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_155, i_156, i_158, i_165, i_168, i_169, i_170, i_171, i_172, i_174, i_176, i_177, i_178, i_180, i_182, i_183, i_185, i_187, i_188, i_190, i_192, i_195, i_196, i_199, i_200, i_208, i_216, i_219, i_222, i_223, i_226, i_227, i_231, i_235, i_236, i_243, i_248, i_249, i_250, i_251, i_255, i_259, i_261, i_262, i_264, i_266, i_269, i_270, i_273, i_274, i_283, i_288, i_291, i_294, i_295, i_298, i_299, i_303;
    long l_1, l_5, l_6, l_7, l_8, l_9, l_10, l_12, l_13, l_14, l_16, l_19, l_21, l_23, l_24, l_27, l_28, l_31, l_32, l_33, l_35, l_36, l_37, l_38, l_39, l_40, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_51, l_52, l_54, l_55, l_58, l_59, l_62, l_63, l_64, l_66, l_67, l_68, l_70, l_72, l_73, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_89, l_90, l_92, l_93, l_96, l_97, l_100, l_101, l_102, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_114, l_117, l_119, l_120, l_124, l_125, l_126, l_127, l_130, l_131, l_137, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_154, l_157, l_159, l_160, l_161, l_162, l_163, l_164, l_166, l_167, l_173, l_175, l_179, l_181, l_184, l_186, l_189, l_191, l_193, l_194, l_197, l_198, l_201, l_202, l_203, l_204, l_205, l_206, l_207, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_217, l_218, l_220, l_221, l_224, l_225, l_228, l_229, l_230, l_232, l_233, l_234, l_237, l_238, l_239, l_240, l_241, l_242, l_244, l_245, l_246, l_247, l_252, l_253, l_254, l_256, l_257, l_258, l_260, l_263, l_265, l_267, l_268, l_271, l_272, l_275, l_276, l_277, l_278, l_279, l_280, l_281, l_282, l_284, l_285, l_286, l_287, l_289, l_290, l_292, l_293, l_296, l_297, l_300, l_301, l_302, l_304, l_305, l_306, l_307;
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_group_id(0);
    l_1 = 0L;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            l_5 = *((__global gale_long *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 56L));
            l_8 = *((__global gale_long *) (arg_fs + 16 + 8L));
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            if (((int) get_local_id(0)) == 0) {
                l_10 = (long) ((int) get_group_id(0));
                i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_10 << 12) + (l_10 << 11)))) + (ulong) 1856L))));
                if (i_11 == 0) {
                    l_12 = (long) ((int) get_group_id(0));
                    l_13 = (long) ((ulong) l_9 + (ulong) ((l_12 << 12) + (l_12 << 11)));
                    l_14 = (long) ((ulong) l_13 + (ulong) 1796L);
                    i_15 = *((volatile __global gale_int *) (arg_fs + 16 + l_14));
                    l_16 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) 1896L))));
                    i_17 = (int) (0 - (uint) i_15);
                    if (i_17 < 0) {
                        i_18 = i_17;
                    } else {
                        l_19 = (long) ((ulong) l_16 + (ulong) (-64L));
                        i_20 = (int) ((uint) ((int) (((long) ((ulong) l_19 + (ulong) ((long) ((ulong) (l_19 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_21 = (long) ((ulong) l_13 + (ulong) 1792L);
                        i_22 = 0;
                        l_23 = 0L;
                        l_24 = (-1L);
                        while (true) {
                            if (!(i_22 == 0)) {
                                break;
                            }
                            i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_14));
                            i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                            if (i_20 == i_26) {
                                i_22 = 1;
                            } else {
                                if (i_25 == 0) {
                                    if (l_23 < l_8) {
                                        GALEFS_RELAX(l_23);
                                        l_27 = (long) ((ulong) l_23 + (ulong) 1L);
                                        l_23 = l_27;
                                    } else {
                                        l_28 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                        i_29 = (l_24 == l_28) ? (-110) : 0;
                                        i_22 = i_29;
                                        l_23 = 0L;
                                        l_24 = l_28;
                                    }
                                } else {
                                    i_30 = (int) (0 - (uint) i_25);
                                    i_22 = i_30;
                                }
                            }
                        }
                        i_18 = i_22;
                    }
                    l_31 = (long) i_18;
                    l_32 = l_31;
                } else {
                    l_32 = (-16L);
                }
                if (l_32 < 0L) {
                    l_33 = l_32;
                } else {
                    i_34 = (int) get_group_id(0);
                    l_35 = (long) ((ulong) l_6 + (ulong) ((long) i_34));
                    l_36 = (long) ((int) get_group_id(0));
                    l_37 = (long) ((ulong) l_9 + (ulong) ((l_36 << 12) + (l_36 << 11)));
                    l_38 = (long) ((ulong) l_37 + (ulong) 1896L);
                    l_39 = (long) ((int) get_group_id(0));
                    l_40 = (long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_39 << 12) + (l_39 << 11)))) + (ulong) 2048L);
                    i_41 = 0;
                    while (true) {
                        if (!(i_41 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) ((long) i_41))))) = (char) ((int) gale_literals[i_41]);
                        i_42 = (int) ((uint) i_41 + (uint) 1);
                        i_41 = i_42;
                    }
                    l_43 = *((__global gale_long *) (arg_fs + 16 + l_38));
                    l_44 = (long) ((ulong) l_43 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_44) & 1023)))))) = 0L;
                    l_45 = (long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_43) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 4L)))) = 1;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 36L)))) = 4;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_45)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_38)) = l_44;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + l_35)) = (char) 1;
                    if (l_5 == 0L) {
                        l_33 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_34 >> 6)))))) = (char) 1;
                        l_33 = LONG_MIN;
                    }
                }
            } else {
                l_33 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_33 < (-4611686018427387904L)) {
                    l_46 = (long) ((int) get_group_id(0));
                    l_47 = (long) ((ulong) l_9 + (ulong) ((l_46 << 12) + (l_46 << 11)));
                    l_48 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 1896L))));
                    l_49 = (long) ((ulong) l_48 + (ulong) (-64L));
                    i_50 = (int) ((uint) ((int) (((long) ((ulong) l_49 + (ulong) ((long) ((ulong) (l_49 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_51 = (long) ((ulong) l_47 + (ulong) 1792L);
                    l_52 = (long) ((ulong) l_47 + (ulong) 1796L);
                    i_53 = 0;
                    l_54 = 0L;
                    l_55 = (-1L);
                    while (true) {
                        if (!(i_53 == 0)) {
                            break;
                        }
                        i_56 = *((volatile __global gale_int *) (arg_fs + 16 + l_52));
                        i_57 = *((volatile __global gale_int *) (arg_fs + 16 + l_51));
                        if (i_50 == i_57) {
                            i_53 = 1;
                        } else {
                            if (i_56 == 0) {
                                if (l_54 < l_8) {
                                    GALEFS_RELAX(l_54);
                                    l_58 = (long) ((ulong) l_54 + (ulong) 1L);
                                    l_54 = l_58;
                                } else {
                                    l_59 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                    i_60 = (l_55 == l_59) ? (-110) : 0;
                                    i_53 = i_60;
                                    l_54 = 0L;
                                    l_55 = l_59;
                                }
                            } else {
                                i_61 = (int) (0 - (uint) i_56);
                                i_53 = i_61;
                            }
                        }
                    }
                    if (i_53 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 1888L)))) = i_50;
                    }
                    GALEFS_FENCE();
                    if (i_53 < 0) {
                        l_62 = (long) i_53;
                        l_63 = l_62;
                    } else {
                        l_64 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 1800L))));
                        l_63 = l_64;
                    }
                    i_65 = (int) ((uint) ((int) l_33) + (uint) (-1));
                    if (i_65 < 0) {
                        l_66 = l_63;
                    } else {
                        if (l_63 < 0L) {
                            l_66 = l_63;
                        } else {
                            l_67 = (l_63 << 32) | ((long) (uint) i_65);
                            l_66 = l_67;
                        }
                    }
                } else {
                    l_66 = l_33;
                }
            } else {
                l_66 = l_33;
            }
            GALEFS_BROADCAST(1, l_68, l_66);
            i_69 = (int) l_68;
            if (i_69 < 0) {
                i_2 = i_4;
            } else {
                l_70 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_69) << 3));
                i_71 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_72 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        l_73 = (long) ((int) get_group_id(0));
                        i_74 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_73 << 12) + (l_73 << 11)))) + (ulong) 1796L))));
                        if (i_69 < i_71) {
                            i_75 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                            i_76 = (int) ((uint) i_75 + (uint) (-1));
                            i_77 = (i_76 < 0) ? (-9) : i_76;
                            i_78 = i_77;
                        } else {
                            i_78 = (-9);
                        }
                        i_79 = (int) (0 - (uint) i_74);
                        if (i_79 < 0) {
                            l_80 = (long) i_79;
                            l_81 = l_80;
                        } else {
                            l_82 = (long) i_78;
                            if (i_78 < 0) {
                                l_81 = l_82;
                            } else {
                                l_83 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_82 << 6)))));
                                l_81 = l_83;
                            }
                        }
                    } else {
                        l_81 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_81 < (-4611686018427387904L)) {
                            l_84 = (long) ((int) get_group_id(0));
                            l_85 = (long) ((ulong) l_9 + (ulong) ((l_84 << 12) + (l_84 << 11)));
                            l_86 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 1896L))));
                            l_87 = (long) ((ulong) l_86 + (ulong) (-64L));
                            i_88 = (int) ((uint) ((int) (((long) ((ulong) l_87 + (ulong) ((long) ((ulong) (l_87 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_89 = (long) ((ulong) l_85 + (ulong) 1792L);
                            l_90 = (long) ((ulong) l_85 + (ulong) 1796L);
                            i_91 = 0;
                            l_92 = 0L;
                            l_93 = (-1L);
                            while (true) {
                                if (!(i_91 == 0)) {
                                    break;
                                }
                                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_90));
                                i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                                if (i_88 == i_95) {
                                    i_91 = 1;
                                } else {
                                    if (i_94 == 0) {
                                        if (l_92 < l_8) {
                                            GALEFS_RELAX(l_92);
                                            l_96 = (long) ((ulong) l_92 + (ulong) 1L);
                                            l_92 = l_96;
                                        } else {
                                            l_97 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                            i_98 = (l_93 == l_97) ? (-110) : 0;
                                            i_91 = i_98;
                                            l_92 = 0L;
                                            l_93 = l_97;
                                        }
                                    } else {
                                        i_99 = (int) (0 - (uint) i_94);
                                        i_91 = i_99;
                                    }
                                }
                            }
                            if (i_91 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 1888L)))) = i_88;
                            }
                            GALEFS_FENCE();
                            if (i_91 < 0) {
                                l_100 = (long) i_91;
                                l_101 = l_100;
                            } else {
                                l_102 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 1800L))));
                                l_101 = l_102;
                            }
                            i_103 = (int) ((uint) ((int) l_81) + (uint) (-1));
                            if (i_103 < 0) {
                                l_104 = l_101;
                            } else {
                                if (l_101 < 0L) {
                                    l_104 = l_101;
                                } else {
                                    l_105 = (l_101 << 32) | ((long) (uint) i_103);
                                    l_104 = l_105;
                                }
                            }
                        } else {
                            l_104 = l_81;
                        }
                    } else {
                        l_104 = l_81;
                    }
                    GALEFS_BROADCAST(2, l_106, l_104);
                    l_107 = (long) ((ulong) l_1 + (ulong) l_106);
                    l_108 = l_107;
                } else {
                    l_109 = (long) (uint) (i_3 & 1023);
                    l_110 = ((long) ((int) get_group_id(0))) << 10;
                    l_111 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_110;
                    i_112 = (int) get_local_id(0);
                    i_113 = (int) get_local_id(0);
                    l_114 = *((__global gale_long *) (arg_fs + 16 + 40L));
                    i_115 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    i_116 = (int) ((uint) (1 << i_115) + (uint) (-1));
                    l_117 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    i_118 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_119 = 1L << i_118;
                    l_120 = (long) ((ulong) l_119 + (ulong) (-1L));
                    i_121 = (int) get_local_id(0);
                    i_122 = 1;
                    i_123 = 0;
                    while (true) {
                        if (!(i_122 == 1)) {
                            break;
                        }
                        l_124 = (long) i_123;
                        l_125 = l_109 + l_124;
                        l_126 = l_125 & l_120;
                        if (i_121 == 0) {
                            l_127 = (long) ((int) get_group_id(0));
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_127 << 12) + (l_127 << 11)))) + (ulong) 1796L))));
                            i_129 = (int) (0 - (uint) i_128);
                            if (i_129 < 0) {
                                l_130 = (long) i_129;
                                l_131 = l_130;
                            } else {
                                if (i_69 < i_71) {
                                    i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                                    i_133 = (int) ((uint) i_132 + (uint) (-1));
                                    i_134 = (i_133 < 0) ? (-9) : i_133;
                                    if (i_134 < 0) {
                                        i_135 = i_134;
                                    } else {
                                        i_136 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 4L))));
                                        if ((i_136 & 3) == 1) {
                                            i_135 = (-9);
                                        } else {
                                            i_135 = i_134;
                                        }
                                    }
                                } else {
                                    i_135 = (-9);
                                }
                                l_137 = (long) i_135;
                                if (i_135 < 0) {
                                    l_131 = l_137;
                                } else {
                                    if (l_125 < 0L) {
                                        l_131 = (-22L);
                                    } else {
                                        i_138 = (int) ((uint) 64 - (uint) i_123);
                                        if (i_138 < 0) {
                                            l_131 = (-22L);
                                        } else {
                                            l_139 = (long) ((int) get_group_id(0));
                                            i_140 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_139 << 12) + (l_139 << 11)))) + (ulong) 1856L))));
                                            if (i_140 == 0) {
                                                l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_137 << 6)))));
                                                l_142 = (long) ((ulong) l_141 - (ulong) l_125);
                                                if (l_142 < 1L) {
                                                    l_131 = 0L;
                                                } else {
                                                    l_143 = (long) (uint) i_138;
                                                    l_144 = (l_142 < l_143) ? l_142 : l_143;
                                                    l_131 = l_144;
                                                }
                                            } else {
                                                l_131 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                            if (l_131 < 1L) {
                                l_145 = l_131;
                            } else {
                                l_146 = (long) ((ulong) l_119 - (ulong) l_126);
                                if (l_146 < l_131) {
                                    i_147 = (int) l_146;
                                    i_148 = i_147;
                                } else {
                                    i_149 = (int) l_131;
                                    i_148 = i_149;
                                }
                                if (i_69 < i_71) {
                                    i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                                    i_151 = (int) ((uint) i_150 + (uint) (-1));
                                    i_152 = (i_151 < 0) ? (-9) : i_151;
                                    i_153 = i_152;
                                } else {
                                    i_153 = (-9);
                                }
                                l_154 = (long) i_153;
                                if (i_153 < 0) {
                                    l_145 = l_154;
                                } else {
                                    i_155 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (l_154 << 6))) + (ulong) 8L))));
                                    i_156 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                    l_157 = l_125 >> i_118;
                                    i_158 = i_156 & ((int) (((long) ((ulong) ((long) ((ulong) l_157 + (ulong) (((long) i_155) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_159 = (long) ((int) get_group_id(0));
                                    l_160 = (long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_159 << 12) + (l_159 << 11)))) + (ulong) 1864L);
                                    l_161 = (long) ((int) get_group_id(0));
                                    l_162 = (long) ((ulong) l_9 + (ulong) ((l_161 << 12) + (l_161 << 11)));
                                    l_163 = (long) ((ulong) l_162 + (ulong) 1896L);
                                    l_164 = (long) ((ulong) l_162 + (ulong) 1796L);
                                    i_165 = (int) get_group_id(0);
                                    l_166 = (long) ((ulong) l_114 + (ulong) ((((long) (i_165 & i_116)) << 6) + (((long) (i_165 >> i_115)) << 2)));
                                    l_167 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_168 = i_158;
                                    i_169 = 0;
                                    i_170 = (-2);
                                    while (true) {
                                        if (!(i_170 == (-2))) {
                                            break;
                                        }
                                        i_171 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) (((long) i_168) << 2)))));
                                        i_172 = (int) ((uint) i_171 + (uint) (-1));
                                        if (i_172 < 0) {
                                            i_170 = (-1);
                                        } else {
                                            l_173 = (long) ((ulong) l_117 + (ulong) (((long) (uint) i_172) << 5));
                                            i_174 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                                            l_175 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 8L))));
                                            if ((!(i_155 == i_174)) || (!(l_157 == l_175))) {
                                                if (i_156 == i_169) {
                                                    i_170 = (-1);
                                                } else {
                                                    i_176 = (int) ((uint) i_169 + (uint) 1);
                                                    i_177 = i_156 & ((int) ((uint) i_168 + (uint) 1));
                                                    i_168 = i_177;
                                                    i_169 = i_176;
                                                }
                                            } else {
                                                i_170 = i_172;
                                            }
                                        }
                                    }
                                    if (i_170 < 0) {
                                        i_178 = i_170;
                                    } else {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_166)) = ((int) ((uint) i_170 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_179 = (long) ((ulong) l_117 + (ulong) (((long) (uint) i_170) << 5));
                                        i_180 = *((volatile __global gale_int *) (arg_fs + 16 + l_179));
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_155 == i_180) {
                                            l_181 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 8L))));
                                            i_182 = (l_157 == l_181) ? 1 : 0;
                                            i_183 = i_182;
                                        } else {
                                            i_183 = 0;
                                        }
                                        if (i_183 == 0) {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_166)) = 0;
                                        }
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_183 == 0) {
                                            i_178 = (-1);
                                        } else {
                                            i_178 = i_170;
                                        }
                                    }
                                    l_184 = (long) i_148;
                                    if (i_178 < 0) {
                                        i_185 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                                        l_186 = *((__global gale_long *) (arg_fs + 16 + l_163));
                                        i_187 = (int) (0 - (uint) i_185);
                                        if (i_187 < 0) {
                                            i_188 = i_187;
                                        } else {
                                            l_189 = (long) ((ulong) l_186 + (ulong) (-64L));
                                            i_190 = (int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            l_191 = (long) ((ulong) l_162 + (ulong) 1792L);
                                            i_192 = 0;
                                            l_193 = 0L;
                                            l_194 = (-1L);
                                            while (true) {
                                                if (!(i_192 == 0)) {
                                                    break;
                                                }
                                                i_195 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                                                i_196 = *((volatile __global gale_int *) (arg_fs + 16 + l_191));
                                                if (i_190 == i_196) {
                                                    i_192 = 1;
                                                } else {
                                                    if (i_195 == 0) {
                                                        if (l_193 < l_8) {
                                                            GALEFS_RELAX(l_193);
                                                            l_197 = (long) ((ulong) l_193 + (ulong) 1L);
                                                            l_193 = l_197;
                                                        } else {
                                                            l_198 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                                            i_199 = (l_194 == l_198) ? (-110) : 0;
                                                            i_192 = i_199;
                                                            l_193 = 0L;
                                                            l_194 = l_198;
                                                        }
                                                    } else {
                                                        i_200 = (int) (0 - (uint) i_195);
                                                        i_192 = i_200;
                                                    }
                                                }
                                            }
                                            i_188 = i_192;
                                        }
                                        if (i_188 < 0) {
                                            l_201 = (long) i_188;
                                            l_145 = l_201;
                                        } else {
                                            l_202 = (long) ((int) get_group_id(0));
                                            l_203 = (long) ((ulong) l_9 + (ulong) ((l_202 << 12) + (l_202 << 11)));
                                            l_204 = (long) ((ulong) l_203 + (ulong) 1896L);
                                            l_205 = *((__global gale_long *) (arg_fs + 16 + l_204));
                                            l_206 = (long) ((ulong) l_205 + (ulong) 64L);
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_206) & 1023)))))) = 0L;
                                            l_207 = (long) ((ulong) l_203 + (ulong) ((long) (uint) (((int) l_205) & 1023)));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 4L)))) = 3;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 12L)))) = i_69;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 16L)))) = l_125;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 24L)))) = l_131;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 32L)))) = 0;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_207 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_207)) = 64;
                                            *((__global gale_long *) (arg_fs + 16 + l_204)) = l_206;
                                            GALEFS_FENCE();
                                            i_208 = (int) get_group_id(0);
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_208))))) = (char) 1;
                                            l_209 = (long) ((ulong) l_184 + (ulong) (-9223372036854775807L));
                                            if (l_5 == 0L) {
                                                l_145 = l_209;
                                            } else {
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_208 >> 6)))))) = (char) 1;
                                                l_145 = l_209;
                                            }
                                        }
                                    } else {
                                        l_210 = *((__global gale_long *) (arg_fs + 16 + l_160));
                                        *((__global gale_long *) (arg_fs + 16 + l_160)) = ((long) ((ulong) l_210 + (ulong) 1L));
                                        l_211 = l_184 | (((long) (uint) i_178) << 32);
                                        l_145 = l_211;
                                    }
                                }
                            }
                        } else {
                            l_145 = 0L;
                        }
                        if (i_113 == 0) {
                            if (l_145 < (-4611686018427387904L)) {
                                l_212 = (long) ((int) get_group_id(0));
                                l_213 = (long) ((ulong) l_9 + (ulong) ((l_212 << 12) + (l_212 << 11)));
                                l_214 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1896L))));
                                l_215 = (long) ((ulong) l_214 + (ulong) (-64L));
                                i_216 = (int) ((uint) ((int) (((long) ((ulong) l_215 + (ulong) ((long) ((ulong) (l_215 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_217 = (long) ((ulong) l_213 + (ulong) 1792L);
                                l_218 = (long) ((ulong) l_213 + (ulong) 1796L);
                                i_219 = 0;
                                l_220 = 0L;
                                l_221 = (-1L);
                                while (true) {
                                    if (!(i_219 == 0)) {
                                        break;
                                    }
                                    i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_218));
                                    i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                                    if (i_216 == i_223) {
                                        i_219 = 1;
                                    } else {
                                        if (i_222 == 0) {
                                            if (l_220 < l_8) {
                                                GALEFS_RELAX(l_220);
                                                l_224 = (long) ((ulong) l_220 + (ulong) 1L);
                                                l_220 = l_224;
                                            } else {
                                                l_225 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                                i_226 = (l_221 == l_225) ? (-110) : 0;
                                                i_219 = i_226;
                                                l_220 = 0L;
                                                l_221 = l_225;
                                            }
                                        } else {
                                            i_227 = (int) (0 - (uint) i_222);
                                            i_219 = i_227;
                                        }
                                    }
                                }
                                if (i_219 < 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1888L)))) = i_216;
                                }
                                GALEFS_FENCE();
                                if (i_219 < 0) {
                                    l_228 = (long) i_219;
                                    l_229 = l_228;
                                } else {
                                    l_230 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1800L))));
                                    l_229 = l_230;
                                }
                                i_231 = (int) ((uint) ((int) l_145) + (uint) (-1));
                                if (i_231 < 0) {
                                    l_232 = l_229;
                                } else {
                                    if (l_229 < 0L) {
                                        l_232 = l_229;
                                    } else {
                                        l_233 = (l_229 << 32) | ((long) (uint) i_231);
                                        l_232 = l_233;
                                    }
                                }
                            } else {
                                l_232 = l_145;
                            }
                        } else {
                            l_232 = l_145;
                        }
                        GALEFS_BROADCAST(3, l_234, l_232);
                        i_235 = (int) l_234;
                        if (l_234 < 0L) {
                            i_236 = 0;
                        } else {
                            i_236 = i_235;
                        }
                        if (l_234 < 0L) {
                            l_237 = 0L;
                        } else {
                            if (i_235 == 0) {
                                l_237 = 0L;
                            } else {
                                l_238 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_117 + (ulong) (((long) ((ulong) l_234 >> 32)) << 5))) + (ulong) 16L))));
                                l_239 = (long) ((ulong) l_126 + (ulong) l_238);
                                l_237 = l_239;
                            }
                        }
                        gale_copy((arg_fs + 16 + l_237), (arg_scratch + 16 + (l_124 + l_110)), i_236);
                        GALEFS_BARRIER(4);
                        if (i_112 == 0) {
                            if (!(i_236 < 1)) {
                                l_240 = (long) ((int) get_group_id(0));
                                l_241 = (long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1872L);
                                l_242 = *((__global gale_long *) (arg_fs + 16 + l_241));
                                *((__global gale_long *) (arg_fs + 16 + l_241)) = ((long) ((ulong) ((long) (uint) i_236) + (ulong) l_242));
                                GALEFS_RELEASE_FENCE();
                                i_243 = (int) get_group_id(0);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) ((((long) (i_116 & i_243)) << 6) + (((long) (i_243 >> i_115)) << 2)))))) = 0;
                                l_244 = (long) ((int) get_group_id(0));
                                l_245 = (long) ((ulong) l_9 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                                l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1896L))));
                                l_247 = (long) ((ulong) l_246 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                        }
                        i_248 = (int) ((uint) i_123 + (uint) i_236);
                        if (l_234 < 0L) {
                            i_122 = i_235;
                            i_123 = i_248;
                        } else {
                            i_249 = ((i_236 < 1) || (!(i_248 < 64))) ? 0 : 1;
                            i_122 = i_249;
                            i_123 = i_248;
                        }
                    }
                    if (i_123 < 1) {
                        i_250 = i_122;
                    } else {
                        i_250 = i_123;
                    }
                    i_251 = (int) *((__global char *) (arg_scratch + 16 + l_111));
                    GALEFS_BARRIER(5);
                    l_252 = (long) ((ulong) l_1 + (ulong) ((long) i_250));
                    l_253 = (long) ((ulong) ((long) i_251) + (ulong) ((long) ((ulong) l_252 + (ulong) (l_252 << 1))));
                    l_108 = l_253;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_254 = (long) ((int) get_group_id(0));
                    i_255 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_9 + (ulong) ((l_254 << 12) + (l_254 << 11)))) + (ulong) 1856L))));
                    if (i_255 == 0) {
                        l_256 = (long) ((int) get_group_id(0));
                        l_257 = (long) ((ulong) l_9 + (ulong) ((l_256 << 12) + (l_256 << 11)));
                        l_258 = (long) ((ulong) l_257 + (ulong) 1796L);
                        i_259 = *((volatile __global gale_int *) (arg_fs + 16 + l_258));
                        l_260 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 1896L))));
                        i_261 = (int) (0 - (uint) i_259);
                        if (i_261 < 0) {
                            i_262 = i_261;
                        } else {
                            l_263 = (long) ((ulong) l_260 + (ulong) (-64L));
                            i_264 = (int) ((uint) ((int) (((long) ((ulong) l_263 + (ulong) ((long) ((ulong) (l_263 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_265 = (long) ((ulong) l_257 + (ulong) 1792L);
                            i_266 = 0;
                            l_267 = 0L;
                            l_268 = (-1L);
                            while (true) {
                                if (!(i_266 == 0)) {
                                    break;
                                }
                                i_269 = *((volatile __global gale_int *) (arg_fs + 16 + l_258));
                                i_270 = *((volatile __global gale_int *) (arg_fs + 16 + l_265));
                                if (i_264 == i_270) {
                                    i_266 = 1;
                                } else {
                                    if (i_269 == 0) {
                                        if (l_267 < l_8) {
                                            GALEFS_RELAX(l_267);
                                            l_271 = (long) ((ulong) l_267 + (ulong) 1L);
                                            l_267 = l_271;
                                        } else {
                                            l_272 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                            i_273 = (l_268 == l_272) ? (-110) : 0;
                                            i_266 = i_273;
                                            l_267 = 0L;
                                            l_268 = l_272;
                                        }
                                    } else {
                                        i_274 = (int) (0 - (uint) i_269);
                                        i_266 = i_274;
                                    }
                                }
                            }
                            i_262 = i_266;
                        }
                        if (i_262 < 0) {
                            l_275 = (long) i_262;
                            l_276 = l_275;
                        } else {
                            l_277 = (long) ((int) get_group_id(0));
                            l_278 = (long) ((ulong) l_9 + (ulong) ((l_277 << 12) + (l_277 << 11)));
                            l_279 = (long) ((ulong) l_278 + (ulong) 1896L);
                            l_280 = *((__global gale_long *) (arg_fs + 16 + l_279));
                            l_281 = (long) ((ulong) l_280 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_278 + (ulong) ((long) (uint) (((int) l_281) & 1023)))))) = 0L;
                            l_282 = (long) ((ulong) l_278 + (ulong) ((long) (uint) (((int) l_280) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_280 + (ulong) ((long) ((ulong) (l_280 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 12L)))) = i_69;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_282 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_282)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_279)) = l_281;
                            GALEFS_FENCE();
                            i_283 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) ((long) i_283))))) = (char) 1;
                            if (l_5 == 0L) {
                                l_276 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) (i_283 >> 6)))))) = (char) 1;
                                l_276 = LONG_MIN;
                            }
                        }
                    } else {
                        l_276 = (-16L);
                    }
                } else {
                    l_276 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_276 < (-4611686018427387904L)) {
                        l_284 = (long) ((int) get_group_id(0));
                        l_285 = (long) ((ulong) l_9 + (ulong) ((l_284 << 12) + (l_284 << 11)));
                        l_286 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 1896L))));
                        l_287 = (long) ((ulong) l_286 + (ulong) (-64L));
                        i_288 = (int) ((uint) ((int) (((long) ((ulong) l_287 + (ulong) ((long) ((ulong) (l_287 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_289 = (long) ((ulong) l_285 + (ulong) 1792L);
                        l_290 = (long) ((ulong) l_285 + (ulong) 1796L);
                        i_291 = 0;
                        l_292 = 0L;
                        l_293 = (-1L);
                        while (true) {
                            if (!(i_291 == 0)) {
                                break;
                            }
                            i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_290));
                            i_295 = *((volatile __global gale_int *) (arg_fs + 16 + l_289));
                            if (i_288 == i_295) {
                                i_291 = 1;
                            } else {
                                if (i_294 == 0) {
                                    if (l_292 < l_8) {
                                        GALEFS_RELAX(l_292);
                                        l_296 = (long) ((ulong) l_292 + (ulong) 1L);
                                        l_292 = l_296;
                                    } else {
                                        l_297 = *((volatile __global gale_long *) (arg_fs + 16 + l_7));
                                        i_298 = (l_293 == l_297) ? (-110) : 0;
                                        i_291 = i_298;
                                        l_292 = 0L;
                                        l_293 = l_297;
                                    }
                                } else {
                                    i_299 = (int) (0 - (uint) i_294);
                                    i_291 = i_299;
                                }
                            }
                        }
                        if (i_291 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 1888L)))) = i_288;
                        }
                        GALEFS_FENCE();
                        if (i_291 < 0) {
                            l_300 = (long) i_291;
                            l_301 = l_300;
                        } else {
                            l_302 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 1800L))));
                            l_301 = l_302;
                        }
                        i_303 = (int) ((uint) ((int) l_276) + (uint) (-1));
                        if (i_303 < 0) {
                            l_304 = l_301;
                        } else {
                            if (l_301 < 0L) {
                                l_304 = l_301;
                            } else {
                                l_305 = (l_301 << 32) | ((long) (uint) i_303);
                                l_304 = l_305;
                            }
                        }
                    } else {
                        l_304 = l_276;
                    }
                } else {
                    l_304 = l_276;
                }
                GALEFS_BROADCAST(6, l_306, l_304);
                l_307 = (long) ((ulong) ((long) ((int) l_306)) + (ulong) ((long) ((ulong) l_108 + (ulong) (l_108 << 2))));
                l_1 = l_307;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_1;
    GALEFS_GROUP_END()
}
#endif
