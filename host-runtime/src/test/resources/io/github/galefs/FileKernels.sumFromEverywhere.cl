// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 4 waits, 12 values, 80 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_56) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_119) VARIABLE(long, l_135) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_46) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_52) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_52) VARIABLE(l_54) VARIABLE(l_57) VARIABLE(l_59)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_52) VARIABLE(l_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_52)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_34, i_35, i_36, i_40, i_42, i_44, i_45, i_47, i_50, i_51, i_53, i_55, i_56, i_60, i_61, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_77, i_78, i_79, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_92, i_93, i_94, i_95, i_96, i_98, i_100, i_101, i_102, i_103, i_104, i_106, i_108, i_109, i_111, i_112, i_120, i_121, i_127, i_128, i_129, i_131, i_132, i_134, i_136, i_137, i_138, i_139, i_144, i_145, i_146;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_22, l_29, l_30, l_31, l_32, l_33, l_37, l_38, l_39, l_41, l_43, l_46, l_48, l_49, l_52, l_54, l_57, l_58, l_59, l_62, l_63, l_69, l_72, l_73, l_74, l_75, l_76, l_80, l_81, l_82, l_90, l_91, l_97, l_99, l_105, l_107, l_110, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_122, l_123, l_124, l_125, l_126, l_130, l_133, l_135, l_140, l_141, l_142, l_143, l_147, l_148;
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
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
                if (!(i_15 < 4)) {
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 4;
            l_13 = LONG_MIN;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(1, l_18, l_13);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        l_0 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_18;
    l_20 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_23 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_19 < 0) {
            i_24 = (-9);
        } else {
            if (i_19 < i_21) {
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                i_26 = (int) ((uint) i_25 + (uint) (-1));
                i_27 = (i_26 < 0) ? (-9) : i_26;
                i_24 = i_27;
            } else {
                i_24 = (-9);
            }
        }
        i_28 = (int) (0 - (uint) i_23);
        if (i_28 < 0) {
            l_29 = (long) i_28;
            l_30 = l_29;
        } else {
            l_31 = (long) i_24;
            if (i_24 < 0) {
                l_30 = l_31;
            } else {
                l_32 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) (l_31 << 6)))));
                l_30 = l_32;
            }
        }
        l_33 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_34 = *((__global gale_int *) (arg_fs + 16 + l_33));
        i_35 = (int) ((uint) i_34 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_33)) = i_35;
        if (i_2 < i_35) {
            i_36 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_36 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_37 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_37)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = l_30;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = 0;
                l_38 = LONG_MIN;
            } else {
                l_38 = l_30;
            }
        } else {
            l_38 = l_30;
        }
    } else {
        l_38 = 0L;
    }
    GALEFS_BROADCAST(2, l_39, l_38);
    if (l_39 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        gale_ints[gale_item] = (uint) i_19;
        gale_longs[gale_items + gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
        GALEFS_RETURN;
        resume_2:
        l_0 = (long) gale_longs[gale_item];
        i_19 = (int) gale_ints[gale_item];
        l_20 = (long) gale_longs[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_39 = gale_round_reply(gale_entry);
    }
    i_40 = (int) l_0;
    l_41 = (long) i_40;
    i_42 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_41 + (ulong) l_39)) + (ulong) (-1L))), l_41);
    l_43 = ((long) gale_group) * l_41;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_47 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_48 = 1L << i_47;
    l_49 = (long) ((ulong) l_48 + (ulong) (-1L));
    i_50 = gale_group;
    i_51 = (int) get_local_id(0);
    l_52 = 0L;
    i_53 = 0;
    while (true) {
        if (!(i_53 < i_42)) {
            break;
        }
        l_54 = l_41 * ((long) gale_rem_int(((int) ((uint) i_53 + (uint) i_50)), i_42));
        i_55 = 1;
        i_56 = 0;
        while (true) {
            if (!(i_55 == 1)) {
                break;
            }
            l_57 = (long) i_56;
            l_58 = l_54 + l_57;
            l_59 = l_58 & l_49;
            if (i_51 == 0) {
                i_60 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_61 = (int) (0 - (uint) i_60);
                if (i_61 < 0) {
                    l_62 = (long) i_61;
                    l_63 = l_62;
                } else {
                    if (i_19 < 0) {
                        i_64 = (-9);
                    } else {
                        if (i_19 < i_21) {
                            i_65 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            i_66 = (int) ((uint) i_65 + (uint) (-1));
                            i_67 = (i_66 < 0) ? (-9) : i_66;
                            if (i_67 < 0) {
                                i_64 = i_67;
                            } else {
                                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 4L))));
                                if ((i_68 & 3) == 1) {
                                    i_64 = (-9);
                                } else {
                                    i_64 = i_67;
                                }
                            }
                        } else {
                            i_64 = (-9);
                        }
                    }
                    l_69 = (long) i_64;
                    if (i_64 < 0) {
                        l_63 = l_69;
                    } else {
                        if (l_58 < 0L) {
                            l_63 = (-22L);
                        } else {
                            i_70 = (int) ((uint) i_40 - (uint) i_56);
                            if (i_70 < 0) {
                                l_63 = (-22L);
                            } else {
                                i_71 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_71 == 0) {
                                    l_72 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) (l_69 << 6)))));
                                    l_73 = (long) ((ulong) l_72 - (ulong) l_58);
                                    if (l_73 < 1L) {
                                        l_63 = 0L;
                                    } else {
                                        l_74 = (long) (uint) i_70;
                                        l_75 = (l_73 < l_74) ? l_73 : l_74;
                                        l_63 = l_75;
                                    }
                                } else {
                                    l_63 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_63 < 1L) {
                    l_76 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_77 = *((__global gale_int *) (arg_fs + 16 + l_76));
                    i_78 = (int) ((uint) i_77 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_76)) = i_78;
                    if (i_2 < i_78) {
                        i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_79 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_80 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = l_63;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                            l_81 = LONG_MIN;
                        } else {
                            l_81 = l_63;
                        }
                    } else {
                        l_81 = l_63;
                    }
                } else {
                    l_82 = (long) ((ulong) l_48 - (ulong) l_59);
                    if (l_82 < l_63) {
                        i_83 = (int) l_82;
                        i_84 = i_83;
                    } else {
                        i_85 = (int) l_63;
                        i_84 = i_85;
                    }
                    if (i_19 < 0) {
                        i_86 = (-9);
                    } else {
                        if (i_19 < i_21) {
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            i_88 = (int) ((uint) i_87 + (uint) (-1));
                            i_89 = (i_88 < 0) ? (-9) : i_88;
                            i_86 = i_89;
                        } else {
                            i_86 = (-9);
                        }
                    }
                    l_90 = (long) i_86;
                    if (i_86 < 0) {
                        l_81 = l_90;
                    } else {
                        l_91 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_92 = *((__global gale_int *) (arg_fs + 16 + l_91));
                        i_93 = (int) ((uint) i_92 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_91)) = i_93;
                        if (i_2 < i_93) {
                            i_94 = (-1);
                        } else {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_22 + (ulong) (l_90 << 6))) + (ulong) 8L))));
                            i_96 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_97 = l_58 >> i_47;
                            i_98 = i_96 & ((int) (((long) ((ulong) ((long) ((ulong) l_97 + (ulong) (((long) i_95) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_99 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_100 = i_98;
                            i_101 = 0;
                            i_102 = (-2);
                            while (true) {
                                if (!(i_102 == (-2))) {
                                    break;
                                }
                                i_103 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (((long) i_100) << 2)))));
                                i_104 = (int) ((uint) i_103 + (uint) (-1));
                                if (i_104 < 0) {
                                    i_102 = (-1);
                                } else {
                                    l_105 = (long) ((ulong) l_46 + (ulong) (((long) (uint) i_104) << 5));
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                                    l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 8L))));
                                    if ((!(i_95 == i_106)) || (!(l_97 == l_107))) {
                                        if (i_96 == i_101) {
                                            i_102 = (-1);
                                        } else {
                                            i_108 = (int) ((uint) i_101 + (uint) 1);
                                            i_109 = i_96 & ((int) ((uint) i_100 + (uint) 1));
                                            i_100 = i_109;
                                            i_101 = i_108;
                                        }
                                    } else {
                                        i_102 = i_104;
                                    }
                                }
                            }
                            i_94 = i_102;
                        }
                        l_110 = (long) i_84;
                        if (i_94 < 0) {
                            i_111 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_112 = (int) (0 - (uint) i_111);
                            if (i_112 < 0) {
                                l_113 = (long) i_112;
                                l_81 = l_113;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_114 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_114)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = i_19;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = l_58;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = l_63;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                                l_115 = (long) ((ulong) l_110 + (ulong) (-9223372036854775807L));
                                l_81 = l_115;
                            }
                        } else {
                            l_116 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_117 = *((__global gale_long *) (arg_fs + 16 + l_116));
                            *((__global gale_long *) (arg_fs + 16 + l_116)) = ((long) ((ulong) l_117 + (ulong) 1L));
                            l_118 = l_110 | (((long) (uint) i_94) << 32);
                            l_81 = l_118;
                        }
                    }
                }
            } else {
                l_81 = 0L;
            }
            GALEFS_BROADCAST(3, l_119, l_81);
            if (l_119 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_items + gale_item] = (ulong) l_41;
                gale_ints[2 * gale_items + gale_item] = (uint) i_42;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                gale_ints[3 * gale_items + gale_item] = (uint) i_53;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_54;
                gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_57;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_59;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_119); }
                GALEFS_RETURN;
                resume_3:
                i_19 = (int) gale_ints[gale_item];
                l_20 = (long) gale_longs[gale_item];
                i_40 = (int) gale_ints[gale_items + gale_item];
                l_41 = (long) gale_longs[gale_items + gale_item];
                i_42 = (int) gale_ints[2 * gale_items + gale_item];
                l_43 = (long) gale_longs[2 * gale_items + gale_item];
                l_52 = (long) gale_longs[3 * gale_items + gale_item];
                i_53 = (int) gale_ints[3 * gale_items + gale_item];
                l_54 = (long) gale_longs[4 * gale_items + gale_item];
                i_56 = (int) gale_ints[4 * gale_items + gale_item];
                l_57 = (long) gale_longs[5 * gale_items + gale_item];
                l_59 = (long) gale_longs[6 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                l_46 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_47 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_48 = 1L << i_47;
                l_49 = (long) ((ulong) l_48 + (ulong) (-1L));
                i_50 = gale_group;
                i_51 = (int) get_local_id(0);
                l_119 = gale_round_reply(gale_entry);
            }
            i_120 = (int) l_119;
            if (l_119 < 0L) {
                i_121 = 0;
            } else {
                i_121 = i_120;
            }
            if (l_119 < 0L) {
                l_122 = 0L;
            } else {
                if (i_120 == 0) {
                    l_122 = 0L;
                } else {
                    l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_46 + (ulong) (((long) ((ulong) l_119 >> 32)) << 5))) + (ulong) 16L))));
                    l_124 = (long) ((ulong) l_59 + (ulong) l_123);
                    l_122 = l_124;
                }
            }
            gale_copy((arg_fs + 16 + l_122), (arg_scratch + 16 + (l_43 + l_57)), i_121);
            GALEFS_BARRIER(4);
            if (i_45 == 0) {
                if (!(i_121 < 1)) {
                    l_125 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_126 = *((__global gale_long *) (arg_fs + 16 + l_125));
                    *((__global gale_long *) (arg_fs + 16 + l_125)) = ((long) ((ulong) ((long) (uint) i_121) + (ulong) l_126));
                }
            }
            i_127 = (int) ((uint) i_56 + (uint) i_121);
            if (l_119 < 0L) {
                i_55 = i_120;
                i_56 = i_127;
            } else {
                i_128 = ((i_121 < 1) || (!(i_127 < i_40))) ? 0 : 1;
                i_55 = i_128;
                i_56 = i_127;
            }
        }
        if (i_56 < 1) {
            i_129 = i_55;
        } else {
            i_129 = i_56;
        }
        if (i_44 == 0) {
            l_130 = l_52;
            i_131 = 0;
            while (true) {
                if (!(i_131 < i_129)) {
                    break;
                }
                i_132 = (int) *((__global char *) (arg_scratch + 16 + (l_43 + ((long) i_131))));
                l_133 = (long) ((ulong) l_130 + (ulong) ((long) (uint) (i_132 & 255)));
                i_134 = (int) ((uint) i_131 + (uint) 1);
                l_130 = l_133;
                i_131 = i_134;
            }
            l_135 = l_130;
        } else {
            l_135 = l_52;
        }
        GALEFS_BARRIER(5);
        i_136 = (int) ((uint) i_53 + (uint) 1);
        l_52 = l_135;
        i_53 = i_136;
    }
    if (((int) get_local_id(0)) == 0) {
        i_137 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_137 == 0) {
            i_138 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_139 = (int) (0 - (uint) i_138);
            if (i_139 < 0) {
                l_140 = (long) i_139;
                l_141 = l_140;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_142 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_142)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                l_141 = LONG_MIN;
            }
        } else {
            l_143 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_144 = *((__global gale_int *) (arg_fs + 16 + l_143));
            i_145 = (int) ((uint) i_144 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_143)) = i_145;
            if (i_2 < i_145) {
                i_146 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_146 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_147 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_147)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 36L)))) = 0;
                    l_141 = LONG_MIN;
                } else {
                    l_141 = (-16L);
                }
            } else {
                l_141 = (-16L);
            }
        }
    } else {
        l_141 = 0L;
    }
    GALEFS_BROADCAST(6, l_148, l_141);
    if (l_148 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_52;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_148); }
        GALEFS_RETURN;
        resume_4:
        l_52 = (long) gale_longs[gale_item];
        l_148 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_52;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_102) VARIABLE(int, i_104) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_110) VARIABLE(int, i_111) VARIABLE(int, i_113) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_119) VARIABLE(int, i_122) VARIABLE(int, i_233) VARIABLE(int, i_234) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_103) VARIABLE(long, l_105) VARIABLE(long, l_109) VARIABLE(long, l_112) VARIABLE(long, l_114) VARIABLE(long, l_115) VARIABLE(long, l_118) VARIABLE(long, l_120) VARIABLE(long, l_123) VARIABLE(long, l_125) VARIABLE(long, l_2) VARIABLE(long, l_232) VARIABLE(long, l_254) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_65) VARIABLE(long, l_67)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_122) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_1) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_118) VARIABLE(l_120) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_122) VARIABLE(i_233) VARIABLE(i_234) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_1) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_118) VARIABLE(l_120) VARIABLE(l_2) VARIABLE(l_232) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_111) VARIABLE(i_113) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_119) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_1) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_112) VARIABLE(l_114) VARIABLE(l_115) VARIABLE(l_2) VARIABLE(l_254) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_118)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_7, i_11, i_13, i_14, i_16, i_18, i_21, i_22, i_25, i_26, i_32, i_33, i_40, i_45, i_48, i_51, i_52, i_55, i_56, i_60, i_64, i_66, i_69, i_70, i_71, i_72, i_73, i_74, i_83, i_86, i_89, i_90, i_93, i_94, i_98, i_102, i_104, i_106, i_107, i_108, i_110, i_111, i_113, i_116, i_117, i_119, i_121, i_122, i_127, i_128, i_131, i_132, i_133, i_134, i_135, i_137, i_139, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_154, i_155, i_157, i_159, i_160, i_161, i_162, i_163, i_165, i_167, i_168, i_169, i_170, i_173, i_175, i_176, i_181, i_183, i_184, i_186, i_188, i_191, i_192, i_195, i_196, i_204, i_214, i_217, i_220, i_221, i_224, i_225, i_229, i_233, i_234, i_241, i_246, i_247, i_248, i_250, i_251, i_253, i_255, i_257, i_261, i_263, i_264, i_266, i_268, i_271, i_272, i_275, i_276, i_285, i_290, i_293, i_296, i_297, i_300, i_301, i_305;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_20, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_43, l_44, l_46, l_47, l_49, l_50, l_53, l_54, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_67, l_68, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_85, l_87, l_88, l_91, l_92, l_95, l_96, l_97, l_99, l_100, l_101, l_103, l_105, l_109, l_112, l_114, l_115, l_118, l_120, l_123, l_124, l_125, l_126, l_129, l_130, l_136, l_138, l_140, l_141, l_142, l_143, l_144, l_145, l_153, l_156, l_158, l_164, l_166, l_171, l_172, l_174, l_177, l_178, l_179, l_180, l_182, l_185, l_187, l_189, l_190, l_193, l_194, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_215, l_216, l_218, l_219, l_222, l_223, l_226, l_227, l_228, l_230, l_231, l_232, l_235, l_236, l_237, l_238, l_239, l_240, l_242, l_243, l_244, l_245, l_249, l_252, l_254, l_256, l_258, l_259, l_260, l_262, l_265, l_267, l_269, l_270, l_273, l_274, l_277, l_278, l_279, l_280, l_281, l_282, l_283, l_284, l_286, l_287, l_288, l_289, l_291, l_292, l_294, l_295, l_298, l_299, l_302, l_303, l_304, l_306, l_307, l_308;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
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
                if (!(i_32 < 4)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 4;
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
    l_65 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_64) << 3));
    i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_67 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_68 = (long) ((int) get_group_id(0));
        i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_68 << 12) + (l_68 << 11)))) + (ulong) 1796L))));
        if (i_64 < 0) {
            i_70 = (-9);
        } else {
            if (i_64 < i_66) {
                i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                i_72 = (int) ((uint) i_71 + (uint) (-1));
                i_73 = (i_72 < 0) ? (-9) : i_72;
                i_70 = i_73;
            } else {
                i_70 = (-9);
            }
        }
        i_74 = (int) (0 - (uint) i_69);
        if (i_74 < 0) {
            l_75 = (long) i_74;
            l_76 = l_75;
        } else {
            l_77 = (long) i_70;
            if (i_70 < 0) {
                l_76 = l_77;
            } else {
                l_78 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_77 << 6)))));
                l_76 = l_78;
            }
        }
    } else {
        l_76 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_76 < (-4611686018427387904L)) {
            l_79 = (long) ((int) get_group_id(0));
            l_80 = (long) ((ulong) l_5 + (ulong) ((l_79 << 12) + (l_79 << 11)));
            l_81 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1896L))));
            l_82 = (long) ((ulong) l_81 + (ulong) (-64L));
            i_83 = (int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_84 = (long) ((ulong) l_80 + (ulong) 1792L);
            l_85 = (long) ((ulong) l_80 + (ulong) 1796L);
            i_86 = 0;
            l_87 = 0L;
            l_88 = (-1L);
            while (true) {
                if (!(i_86 == 0)) {
                    break;
                }
                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                if (i_83 == i_90) {
                    i_86 = 1;
                } else {
                    if (i_89 == 0) {
                        if (l_87 < l_4) {
                            GALEFS_RELAX(l_87);
                            l_91 = (long) ((ulong) l_87 + (ulong) 1L);
                            l_87 = l_91;
                        } else {
                            l_92 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_93 = (l_88 == l_92) ? (-110) : 0;
                            i_86 = i_93;
                            l_87 = 0L;
                            l_88 = l_92;
                        }
                    } else {
                        i_94 = (int) (0 - (uint) i_89);
                        i_86 = i_94;
                    }
                }
            }
            if (i_86 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1888L)))) = i_83;
            }
            GALEFS_FENCE();
            if (i_86 < 0) {
                l_95 = (long) i_86;
                l_96 = l_95;
            } else {
                l_97 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1800L))));
                l_96 = l_97;
            }
            i_98 = (int) ((uint) ((int) l_76) + (uint) (-1));
            if (i_98 < 0) {
                l_99 = l_96;
            } else {
                if (l_96 < 0L) {
                    l_99 = l_96;
                } else {
                    l_100 = (l_96 << 32) | ((long) (uint) i_98);
                    l_99 = l_100;
                }
            }
        } else {
            l_99 = l_76;
        }
    } else {
        l_99 = l_76;
    }
    GALEFS_BROADCAST(2, l_101, l_99);
    i_102 = (int) l_0;
    l_103 = (long) i_102;
    i_104 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_103 + (ulong) l_101)) + (ulong) (-1L))), l_103);
    l_105 = ((long) ((int) get_group_id(0))) * l_103;
    i_106 = (int) get_local_id(0);
    i_107 = (int) get_local_id(0);
    i_108 = (int) get_local_id(0);
    l_109 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_110 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_111 = (int) ((uint) (1 << i_110) + (uint) (-1));
    l_112 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_113 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_114 = 1L << i_113;
    l_115 = (long) ((ulong) l_114 + (ulong) (-1L));
    i_116 = (int) get_group_id(0);
    i_117 = (int) get_local_id(0);
    l_118 = 0L;
    i_119 = 0;
    while (true) {
        if (!(i_119 < i_104)) {
            break;
        }
        l_120 = l_103 * ((long) gale_rem_int(((int) ((uint) i_119 + (uint) i_116)), i_104));
        i_121 = 1;
        i_122 = 0;
        while (true) {
            if (!(i_121 == 1)) {
                break;
            }
            l_123 = (long) i_122;
            l_124 = l_120 + l_123;
            l_125 = l_124 & l_115;
            if (i_117 == 0) {
                l_126 = (long) ((int) get_group_id(0));
                i_127 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_126 << 12) + (l_126 << 11)))) + (ulong) 1796L))));
                i_128 = (int) (0 - (uint) i_127);
                if (i_128 < 0) {
                    l_129 = (long) i_128;
                    l_130 = l_129;
                } else {
                    if (i_64 < 0) {
                        i_131 = (-9);
                    } else {
                        if (i_64 < i_66) {
                            i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            i_133 = (int) ((uint) i_132 + (uint) (-1));
                            i_134 = (i_133 < 0) ? (-9) : i_133;
                            if (i_134 < 0) {
                                i_131 = i_134;
                            } else {
                                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) 4L))));
                                if ((i_135 & 3) == 1) {
                                    i_131 = (-9);
                                } else {
                                    i_131 = i_134;
                                }
                            }
                        } else {
                            i_131 = (-9);
                        }
                    }
                    l_136 = (long) i_131;
                    if (i_131 < 0) {
                        l_130 = l_136;
                    } else {
                        if (l_124 < 0L) {
                            l_130 = (-22L);
                        } else {
                            i_137 = (int) ((uint) i_102 - (uint) i_122);
                            if (i_137 < 0) {
                                l_130 = (-22L);
                            } else {
                                l_138 = (long) ((int) get_group_id(0));
                                i_139 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_138 << 12) + (l_138 << 11)))) + (ulong) 1856L))));
                                if (i_139 == 0) {
                                    l_140 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_136 << 6)))));
                                    l_141 = (long) ((ulong) l_140 - (ulong) l_124);
                                    if (l_141 < 1L) {
                                        l_130 = 0L;
                                    } else {
                                        l_142 = (long) (uint) i_137;
                                        l_143 = (l_141 < l_142) ? l_141 : l_142;
                                        l_130 = l_143;
                                    }
                                } else {
                                    l_130 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_130 < 1L) {
                    l_144 = l_130;
                } else {
                    l_145 = (long) ((ulong) l_114 - (ulong) l_125);
                    if (l_145 < l_130) {
                        i_146 = (int) l_145;
                        i_147 = i_146;
                    } else {
                        i_148 = (int) l_130;
                        i_147 = i_148;
                    }
                    if (i_64 < 0) {
                        i_149 = (-9);
                    } else {
                        if (i_64 < i_66) {
                            i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            i_151 = (int) ((uint) i_150 + (uint) (-1));
                            i_152 = (i_151 < 0) ? (-9) : i_151;
                            i_149 = i_152;
                        } else {
                            i_149 = (-9);
                        }
                    }
                    l_153 = (long) i_149;
                    if (i_149 < 0) {
                        l_144 = l_153;
                    } else {
                        i_154 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_153 << 6))) + (ulong) 8L))));
                        i_155 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_156 = l_124 >> i_113;
                        i_157 = i_155 & ((int) (((long) ((ulong) ((long) ((ulong) l_156 + (ulong) (((long) i_154) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_158 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_159 = i_157;
                        i_160 = 0;
                        i_161 = (-2);
                        while (true) {
                            if (!(i_161 == (-2))) {
                                break;
                            }
                            i_162 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) (((long) i_159) << 2)))));
                            i_163 = (int) ((uint) i_162 + (uint) (-1));
                            if (i_163 < 0) {
                                i_161 = (-1);
                            } else {
                                l_164 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_163) << 5));
                                i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                                l_166 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 8L))));
                                if ((!(i_154 == i_165)) || (!(l_156 == l_166))) {
                                    if (i_155 == i_160) {
                                        i_161 = (-1);
                                    } else {
                                        i_167 = (int) ((uint) i_160 + (uint) 1);
                                        i_168 = i_155 & ((int) ((uint) i_159 + (uint) 1));
                                        i_159 = i_168;
                                        i_160 = i_167;
                                    }
                                } else {
                                    i_161 = i_163;
                                }
                            }
                        }
                        if (i_161 < 0) {
                            i_169 = i_161;
                        } else {
                            i_170 = (int) get_group_id(0);
                            l_171 = (long) ((ulong) l_109 + (ulong) ((((long) (i_170 & i_111)) << 6) + (((long) (i_170 >> i_110)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_171)) = ((int) ((uint) i_161 + (uint) 1));
                            GALEFS_FENCE();
                            l_172 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_161) << 5));
                            i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_154 == i_173) {
                                l_174 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 8L))));
                                i_175 = (l_156 == l_174) ? 1 : 0;
                                i_176 = i_175;
                            } else {
                                i_176 = 0;
                            }
                            if (i_176 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_171)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_176 == 0) {
                                i_169 = (-1);
                            } else {
                                i_169 = i_161;
                            }
                        }
                        l_177 = (long) i_147;
                        if (i_169 < 0) {
                            l_178 = (long) ((int) get_group_id(0));
                            l_179 = (long) ((ulong) l_5 + (ulong) ((l_178 << 12) + (l_178 << 11)));
                            l_180 = (long) ((ulong) l_179 + (ulong) 1796L);
                            i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_180));
                            l_182 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_179 + (ulong) 1896L))));
                            i_183 = (int) (0 - (uint) i_181);
                            if (i_183 < 0) {
                                i_184 = i_183;
                            } else {
                                l_185 = (long) ((ulong) l_182 + (ulong) (-64L));
                                i_186 = (int) ((uint) ((int) (((long) ((ulong) l_185 + (ulong) ((long) ((ulong) (l_185 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_187 = (long) ((ulong) l_179 + (ulong) 1792L);
                                i_188 = 0;
                                l_189 = 0L;
                                l_190 = (-1L);
                                while (true) {
                                    if (!(i_188 == 0)) {
                                        break;
                                    }
                                    i_191 = *((volatile __global gale_int *) (arg_fs + 16 + l_180));
                                    i_192 = *((volatile __global gale_int *) (arg_fs + 16 + l_187));
                                    if (i_186 == i_192) {
                                        i_188 = 1;
                                    } else {
                                        if (i_191 == 0) {
                                            if (l_189 < l_4) {
                                                GALEFS_RELAX(l_189);
                                                l_193 = (long) ((ulong) l_189 + (ulong) 1L);
                                                l_189 = l_193;
                                            } else {
                                                l_194 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                                i_195 = (l_190 == l_194) ? (-110) : 0;
                                                i_188 = i_195;
                                                l_189 = 0L;
                                                l_190 = l_194;
                                            }
                                        } else {
                                            i_196 = (int) (0 - (uint) i_191);
                                            i_188 = i_196;
                                        }
                                    }
                                }
                                i_184 = i_188;
                            }
                            if (i_184 < 0) {
                                l_197 = (long) i_184;
                                l_144 = l_197;
                            } else {
                                l_198 = (long) ((int) get_group_id(0));
                                l_199 = (long) ((ulong) l_5 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                                l_200 = (long) ((ulong) l_199 + (ulong) 1896L);
                                l_201 = *((__global gale_long *) (arg_fs + 16 + l_200));
                                l_202 = (long) ((ulong) l_201 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_202) & 1023)))))) = 0L;
                                l_203 = (long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_201) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 12L)))) = i_64;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 16L)))) = l_124;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 24L)))) = l_130;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_203)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_200)) = l_202;
                                GALEFS_FENCE();
                                i_204 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_204))))) = (char) 1;
                                l_205 = (long) ((ulong) l_177 + (ulong) (-9223372036854775807L));
                                if (l_1 == 0L) {
                                    l_144 = l_205;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_204 >> 6)))))) = (char) 1;
                                    l_144 = l_205;
                                }
                            }
                        } else {
                            l_206 = (long) ((int) get_group_id(0));
                            l_207 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_206 << 12) + (l_206 << 11)))) + (ulong) 1864L);
                            l_208 = *((__global gale_long *) (arg_fs + 16 + l_207));
                            *((__global gale_long *) (arg_fs + 16 + l_207)) = ((long) ((ulong) l_208 + (ulong) 1L));
                            l_209 = l_177 | (((long) (uint) i_169) << 32);
                            l_144 = l_209;
                        }
                    }
                }
            } else {
                l_144 = 0L;
            }
            if (i_108 == 0) {
                if (l_144 < (-4611686018427387904L)) {
                    l_210 = (long) ((int) get_group_id(0));
                    l_211 = (long) ((ulong) l_5 + (ulong) ((l_210 << 12) + (l_210 << 11)));
                    l_212 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1896L))));
                    l_213 = (long) ((ulong) l_212 + (ulong) (-64L));
                    i_214 = (int) ((uint) ((int) (((long) ((ulong) l_213 + (ulong) ((long) ((ulong) (l_213 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_215 = (long) ((ulong) l_211 + (ulong) 1792L);
                    l_216 = (long) ((ulong) l_211 + (ulong) 1796L);
                    i_217 = 0;
                    l_218 = 0L;
                    l_219 = (-1L);
                    while (true) {
                        if (!(i_217 == 0)) {
                            break;
                        }
                        i_220 = *((volatile __global gale_int *) (arg_fs + 16 + l_216));
                        i_221 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
                        if (i_214 == i_221) {
                            i_217 = 1;
                        } else {
                            if (i_220 == 0) {
                                if (l_218 < l_4) {
                                    GALEFS_RELAX(l_218);
                                    l_222 = (long) ((ulong) l_218 + (ulong) 1L);
                                    l_218 = l_222;
                                } else {
                                    l_223 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                    i_224 = (l_219 == l_223) ? (-110) : 0;
                                    i_217 = i_224;
                                    l_218 = 0L;
                                    l_219 = l_223;
                                }
                            } else {
                                i_225 = (int) (0 - (uint) i_220);
                                i_217 = i_225;
                            }
                        }
                    }
                    if (i_217 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1888L)))) = i_214;
                    }
                    GALEFS_FENCE();
                    if (i_217 < 0) {
                        l_226 = (long) i_217;
                        l_227 = l_226;
                    } else {
                        l_228 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 1800L))));
                        l_227 = l_228;
                    }
                    i_229 = (int) ((uint) ((int) l_144) + (uint) (-1));
                    if (i_229 < 0) {
                        l_230 = l_227;
                    } else {
                        if (l_227 < 0L) {
                            l_230 = l_227;
                        } else {
                            l_231 = (l_227 << 32) | ((long) (uint) i_229);
                            l_230 = l_231;
                        }
                    }
                } else {
                    l_230 = l_144;
                }
            } else {
                l_230 = l_144;
            }
            GALEFS_BROADCAST(3, l_232, l_230);
            i_233 = (int) l_232;
            if (l_232 < 0L) {
                i_234 = 0;
            } else {
                i_234 = i_233;
            }
            if (l_232 < 0L) {
                l_235 = 0L;
            } else {
                if (i_233 == 0) {
                    l_235 = 0L;
                } else {
                    l_236 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_112 + (ulong) (((long) ((ulong) l_232 >> 32)) << 5))) + (ulong) 16L))));
                    l_237 = (long) ((ulong) l_125 + (ulong) l_236);
                    l_235 = l_237;
                }
            }
            gale_copy((arg_fs + 16 + l_235), (arg_scratch + 16 + (l_105 + l_123)), i_234);
            GALEFS_BARRIER(4);
            if (i_107 == 0) {
                if (!(i_234 < 1)) {
                    l_238 = (long) ((int) get_group_id(0));
                    l_239 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_238 << 12) + (l_238 << 11)))) + (ulong) 1872L);
                    l_240 = *((__global gale_long *) (arg_fs + 16 + l_239));
                    *((__global gale_long *) (arg_fs + 16 + l_239)) = ((long) ((ulong) ((long) (uint) i_234) + (ulong) l_240));
                    GALEFS_RELEASE_FENCE();
                    i_241 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) ((((long) (i_111 & i_241)) << 6) + (((long) (i_241 >> i_110)) << 2)))))) = 0;
                    l_242 = (long) ((int) get_group_id(0));
                    l_243 = (long) ((ulong) l_5 + (ulong) ((l_242 << 12) + (l_242 << 11)));
                    l_244 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 1896L))));
                    l_245 = (long) ((ulong) l_244 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_245 + (ulong) ((long) ((ulong) (l_245 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_246 = (int) ((uint) i_122 + (uint) i_234);
            if (l_232 < 0L) {
                i_121 = i_233;
                i_122 = i_246;
            } else {
                i_247 = ((i_234 < 1) || (!(i_246 < i_102))) ? 0 : 1;
                i_121 = i_247;
                i_122 = i_246;
            }
        }
        if (i_122 < 1) {
            i_248 = i_121;
        } else {
            i_248 = i_122;
        }
        if (i_106 == 0) {
            l_249 = l_118;
            i_250 = 0;
            while (true) {
                if (!(i_250 < i_248)) {
                    break;
                }
                i_251 = (int) *((__global char *) (arg_scratch + 16 + (l_105 + ((long) i_250))));
                l_252 = (long) ((ulong) l_249 + (ulong) ((long) (uint) (i_251 & 255)));
                i_253 = (int) ((uint) i_250 + (uint) 1);
                l_249 = l_252;
                i_250 = i_253;
            }
            l_254 = l_249;
        } else {
            l_254 = l_118;
        }
        GALEFS_BARRIER(5);
        i_255 = (int) ((uint) i_119 + (uint) 1);
        l_118 = l_254;
        i_119 = i_255;
    }
    if (((int) get_local_id(0)) == 0) {
        l_256 = (long) ((int) get_group_id(0));
        i_257 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_256 << 12) + (l_256 << 11)))) + (ulong) 1856L))));
        if (i_257 == 0) {
            l_258 = (long) ((int) get_group_id(0));
            l_259 = (long) ((ulong) l_5 + (ulong) ((l_258 << 12) + (l_258 << 11)));
            l_260 = (long) ((ulong) l_259 + (ulong) 1796L);
            i_261 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
            l_262 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 1896L))));
            i_263 = (int) (0 - (uint) i_261);
            if (i_263 < 0) {
                i_264 = i_263;
            } else {
                l_265 = (long) ((ulong) l_262 + (ulong) (-64L));
                i_266 = (int) ((uint) ((int) (((long) ((ulong) l_265 + (ulong) ((long) ((ulong) (l_265 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_267 = (long) ((ulong) l_259 + (ulong) 1792L);
                i_268 = 0;
                l_269 = 0L;
                l_270 = (-1L);
                while (true) {
                    if (!(i_268 == 0)) {
                        break;
                    }
                    i_271 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
                    i_272 = *((volatile __global gale_int *) (arg_fs + 16 + l_267));
                    if (i_266 == i_272) {
                        i_268 = 1;
                    } else {
                        if (i_271 == 0) {
                            if (l_269 < l_4) {
                                GALEFS_RELAX(l_269);
                                l_273 = (long) ((ulong) l_269 + (ulong) 1L);
                                l_269 = l_273;
                            } else {
                                l_274 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_275 = (l_270 == l_274) ? (-110) : 0;
                                i_268 = i_275;
                                l_269 = 0L;
                                l_270 = l_274;
                            }
                        } else {
                            i_276 = (int) (0 - (uint) i_271);
                            i_268 = i_276;
                        }
                    }
                }
                i_264 = i_268;
            }
            if (i_264 < 0) {
                l_277 = (long) i_264;
                l_278 = l_277;
            } else {
                l_279 = (long) ((int) get_group_id(0));
                l_280 = (long) ((ulong) l_5 + (ulong) ((l_279 << 12) + (l_279 << 11)));
                l_281 = (long) ((ulong) l_280 + (ulong) 1896L);
                l_282 = *((__global gale_long *) (arg_fs + 16 + l_281));
                l_283 = (long) ((ulong) l_282 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) ((long) (uint) (((int) l_283) & 1023)))))) = 0L;
                l_284 = (long) ((ulong) l_280 + (ulong) ((long) (uint) (((int) l_282) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_282 + (ulong) ((long) ((ulong) (l_282 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_284)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_281)) = l_283;
                GALEFS_FENCE();
                i_285 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_285))))) = (char) 1;
                if (l_1 == 0L) {
                    l_278 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_285 >> 6)))))) = (char) 1;
                    l_278 = LONG_MIN;
                }
            }
        } else {
            l_278 = (-16L);
        }
    } else {
        l_278 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_278 < (-4611686018427387904L)) {
            l_286 = (long) ((int) get_group_id(0));
            l_287 = (long) ((ulong) l_5 + (ulong) ((l_286 << 12) + (l_286 << 11)));
            l_288 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 1896L))));
            l_289 = (long) ((ulong) l_288 + (ulong) (-64L));
            i_290 = (int) ((uint) ((int) (((long) ((ulong) l_289 + (ulong) ((long) ((ulong) (l_289 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_291 = (long) ((ulong) l_287 + (ulong) 1792L);
            l_292 = (long) ((ulong) l_287 + (ulong) 1796L);
            i_293 = 0;
            l_294 = 0L;
            l_295 = (-1L);
            while (true) {
                if (!(i_293 == 0)) {
                    break;
                }
                i_296 = *((volatile __global gale_int *) (arg_fs + 16 + l_292));
                i_297 = *((volatile __global gale_int *) (arg_fs + 16 + l_291));
                if (i_290 == i_297) {
                    i_293 = 1;
                } else {
                    if (i_296 == 0) {
                        if (l_294 < l_4) {
                            GALEFS_RELAX(l_294);
                            l_298 = (long) ((ulong) l_294 + (ulong) 1L);
                            l_294 = l_298;
                        } else {
                            l_299 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_300 = (l_295 == l_299) ? (-110) : 0;
                            i_293 = i_300;
                            l_294 = 0L;
                            l_295 = l_299;
                        }
                    } else {
                        i_301 = (int) (0 - (uint) i_296);
                        i_293 = i_301;
                    }
                }
            }
            if (i_293 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 1888L)))) = i_290;
            }
            GALEFS_FENCE();
            if (i_293 < 0) {
                l_302 = (long) i_293;
                l_303 = l_302;
            } else {
                l_304 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 1800L))));
                l_303 = l_304;
            }
            i_305 = (int) ((uint) ((int) l_278) + (uint) (-1));
            if (i_305 < 0) {
                l_306 = l_303;
            } else {
                if (l_303 < 0L) {
                    l_306 = l_303;
                } else {
                    l_307 = (l_303 << 32) | ((long) (uint) i_305);
                    l_306 = l_307;
                }
            }
        } else {
            l_306 = l_278;
        }
    } else {
        l_306 = l_278;
    }
    GALEFS_BROADCAST(6, l_308, l_306);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_118;
    }
    GALEFS_GROUP_END()
}
#endif
