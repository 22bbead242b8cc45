// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#read
// entry point: galefs_read
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE WRITE
// suspension: 4 waits, 8 values, 56 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_106) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_123) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_36)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_96)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_106) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_106) VARIABLE(i_21) VARIABLE(l_123) VARIABLE(l_22)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_20, i_21, i_24, i_25, i_27, i_31, i_32, i_33, i_37, i_38, i_41, i_42, i_43, i_44, i_45, i_47, i_48, i_54, i_55, i_56, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_69, i_70, i_71, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_81, i_83, i_85, i_86, i_88, i_89, i_97, i_98, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_118, i_119, i_120, i_124, i_125, i_126, i_131, i_132, i_133;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_22, l_23, l_26, l_28, l_29, l_30, l_34, l_35, l_36, l_39, l_40, l_46, l_49, l_50, l_51, l_52, l_53, l_57, l_58, l_59, l_67, l_68, l_74, l_76, l_82, l_84, l_87, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_99, l_100, l_101, l_102, l_103, l_113, l_114, l_115, l_116, l_117, l_121, l_122, l_123, l_127, l_128, l_129, l_130, l_134, l_135, l_136, l_137;
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
    l_18 = *((__global gale_long *) (arg_args + 16L));
    l_19 = *((__global gale_long *) (arg_args + 24L));
    i_20 = (int) l_19;
    i_21 = (int) l_17;
    l_22 = (long) i_21;
    l_23 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_22 << 3));
    i_24 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_25 = (int) get_local_id(0);
    l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_28 = 1L << i_27;
    l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
    l_30 = *((__global gale_long *) (arg_fs + 16 + 200L));
    i_31 = (int) get_local_id(0);
    i_32 = 1;
    i_33 = 0;
    while (true) {
        if (!(i_32 == 1)) {
            break;
        }
        l_34 = (long) i_33;
        l_35 = (long) ((ulong) l_34 + (ulong) l_18);
        l_36 = l_35 & l_29;
        if (i_31 == 0) {
            i_37 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_38 = (int) (0 - (uint) i_37);
            if (i_38 < 0) {
                l_39 = (long) i_38;
                l_40 = l_39;
            } else {
                if (i_21 < 0) {
                    i_41 = (-9);
                } else {
                    if (i_21 < i_24) {
                        i_42 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                        i_43 = (int) ((uint) i_42 + (uint) (-1));
                        i_44 = (i_43 < 0) ? (-9) : i_43;
                        if (i_44 < 0) {
                            i_41 = i_44;
                        } else {
                            i_45 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) 4L))));
                            if ((i_45 & 3) == 1) {
                                i_41 = (-9);
                            } else {
                                i_41 = i_44;
                            }
                        }
                    } else {
                        i_41 = (-9);
                    }
                }
                l_46 = (long) i_41;
                if (i_41 < 0) {
                    l_40 = l_46;
                } else {
                    if (l_35 < 0L) {
                        l_40 = (-22L);
                    } else {
                        i_47 = (int) ((uint) i_20 - (uint) i_33);
                        if (i_47 < 0) {
                            l_40 = (-22L);
                        } else {
                            i_48 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_48 == 0) {
                                l_49 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_46 << 6)))));
                                l_50 = (long) ((ulong) l_49 - (ulong) l_35);
                                if (l_50 < 1L) {
                                    l_40 = 0L;
                                } else {
                                    l_51 = (long) (uint) i_47;
                                    l_52 = (l_50 < l_51) ? l_50 : l_51;
                                    l_40 = l_52;
                                }
                            } else {
                                l_40 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_40 < 1L) {
                l_53 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_54 = *((__global gale_int *) (arg_fs + 16 + l_53));
                i_55 = (int) ((uint) i_54 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_53)) = i_55;
                if (i_1 < i_55) {
                    i_56 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_56 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_57 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = l_40;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                        l_58 = LONG_MIN;
                    } else {
                        l_58 = l_40;
                    }
                } else {
                    l_58 = l_40;
                }
            } else {
                l_59 = (long) ((ulong) l_28 - (ulong) l_36);
                if (l_59 < l_40) {
                    i_60 = (int) l_59;
                    i_61 = i_60;
                } else {
                    i_62 = (int) l_40;
                    i_61 = i_62;
                }
                if (i_21 < 0) {
                    i_63 = (-9);
                } else {
                    if (i_21 < i_24) {
                        i_64 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                        i_65 = (int) ((uint) i_64 + (uint) (-1));
                        i_66 = (i_65 < 0) ? (-9) : i_65;
                        i_63 = i_66;
                    } else {
                        i_63 = (-9);
                    }
                }
                l_67 = (long) i_63;
                if (i_63 < 0) {
                    l_58 = l_67;
                } else {
                    l_68 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_69 = *((__global gale_int *) (arg_fs + 16 + l_68));
                    i_70 = (int) ((uint) i_69 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_68)) = i_70;
                    if (i_1 < i_70) {
                        i_71 = (-1);
                    } else {
                        i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (l_67 << 6))) + (ulong) 8L))));
                        i_73 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_74 = l_35 >> i_27;
                        i_75 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (((long) i_72) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_76 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_77 = i_75;
                        i_78 = 0;
                        i_79 = (-2);
                        while (true) {
                            if (!(i_79 == (-2))) {
                                break;
                            }
                            i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) (((long) i_77) << 2)))));
                            i_81 = (int) ((uint) i_80 + (uint) (-1));
                            if (i_81 < 0) {
                                i_79 = (-1);
                            } else {
                                l_82 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_81) << 5));
                                i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                                l_84 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 8L))));
                                if ((!(i_72 == i_83)) || (!(l_74 == l_84))) {
                                    if (i_73 == i_78) {
                                        i_79 = (-1);
                                    } else {
                                        i_85 = (int) ((uint) i_78 + (uint) 1);
                                        i_86 = i_73 & ((int) ((uint) i_77 + (uint) 1));
                                        i_77 = i_86;
                                        i_78 = i_85;
                                    }
                                } else {
                                    i_79 = i_81;
                                }
                            }
                        }
                        i_71 = i_79;
                    }
                    l_87 = (long) i_61;
                    if (i_71 < 0) {
                        i_88 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_89 = (int) (0 - (uint) i_88);
                        if (i_89 < 0) {
                            l_90 = (long) i_89;
                            l_58 = l_90;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_91 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_91)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = i_21;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = l_35;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = l_40;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = 0;
                            l_92 = (long) ((ulong) l_87 + (ulong) (-9223372036854775807L));
                            l_58 = l_92;
                        }
                    } else {
                        l_93 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_94 = *((__global gale_long *) (arg_fs + 16 + l_93));
                        *((__global gale_long *) (arg_fs + 16 + l_93)) = ((long) ((ulong) l_94 + (ulong) 1L));
                        l_95 = l_87 | (((long) (uint) i_71) << 32);
                        l_58 = l_95;
                    }
                }
            }
        } else {
            l_58 = 0L;
        }
        GALEFS_BROADCAST(2, l_96, l_58);
        if (l_96 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_20;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_23;
            gale_ints[2 * gale_items + gale_item] = (uint) i_33;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_34;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_36;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_96); }
            GALEFS_RETURN;
            resume_2:
            l_18 = (long) gale_longs[gale_item];
            i_20 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            l_23 = (long) gale_longs[2 * gale_items + gale_item];
            i_33 = (int) gale_ints[2 * gale_items + gale_item];
            l_34 = (long) gale_longs[3 * gale_items + gale_item];
            l_36 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_24 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_25 = (int) get_local_id(0);
            l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_28 = 1L << i_27;
            l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
            l_30 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_31 = (int) get_local_id(0);
            l_96 = gale_round_reply(gale_entry);
        }
        i_97 = (int) l_96;
        if (l_96 < 0L) {
            i_98 = 0;
        } else {
            i_98 = i_97;
        }
        if (l_96 < 0L) {
            l_99 = 0L;
        } else {
            if (i_97 == 0) {
                l_99 = 0L;
            } else {
                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_96 >> 32)) << 5))) + (ulong) 16L))));
                l_101 = (long) ((ulong) l_36 + (ulong) l_100);
                l_99 = l_101;
            }
        }
        gale_copy((arg_fs + 16 + l_99), (arg_data + 16 + l_34), i_98);
        GALEFS_BARRIER(3);
        if (i_25 == 0) {
            if (!(i_98 < 1)) {
                l_102 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_103 = *((__global gale_long *) (arg_fs + 16 + l_102));
                *((__global gale_long *) (arg_fs + 16 + l_102)) = ((long) ((ulong) ((long) (uint) i_98) + (ulong) l_103));
            }
        }
        i_104 = (int) ((uint) i_33 + (uint) i_98);
        if (l_96 < 0L) {
            i_32 = i_97;
            i_33 = i_104;
        } else {
            i_105 = ((i_98 < 1) || (!(i_104 < i_20))) ? 0 : 1;
            i_32 = i_105;
            i_33 = i_104;
        }
    }
    if (i_33 < 1) {
        i_106 = i_32;
    } else {
        i_106 = i_33;
    }
    if (((int) get_local_id(0)) == 0) {
        i_107 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_21 < 0) {
            i_108 = (-9);
        } else {
            if (i_21 < i_24) {
                i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                i_110 = (int) ((uint) i_109 + (uint) (-1));
                i_111 = (i_110 < 0) ? (-9) : i_110;
                i_108 = i_111;
            } else {
                i_108 = (-9);
            }
        }
        i_112 = (int) (0 - (uint) i_107);
        if (i_112 < 0) {
            l_113 = (long) i_112;
            l_114 = l_113;
        } else {
            l_115 = (long) i_108;
            if (i_108 < 0) {
                l_114 = l_115;
            } else {
                l_116 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_115 << 6)))));
                l_114 = l_116;
            }
        }
        l_117 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_118 = *((__global gale_int *) (arg_fs + 16 + l_117));
        i_119 = (int) ((uint) i_118 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_117)) = i_119;
        if (i_1 < i_119) {
            i_120 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_120 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_121 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_121)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 16L)))) = l_114;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 36L)))) = 0;
                l_122 = LONG_MIN;
            } else {
                l_122 = l_114;
            }
        } else {
            l_122 = l_114;
        }
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(4, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_106;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_123); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_106 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_123 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_124 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_124 == 0) {
            i_125 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_126 = (int) (0 - (uint) i_125);
            if (i_126 < 0) {
                l_127 = (long) i_126;
                l_128 = l_127;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_129 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_129)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                l_128 = LONG_MIN;
            }
        } else {
            l_130 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_131 = *((__global gale_int *) (arg_fs + 16 + l_130));
            i_132 = (int) ((uint) i_131 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_130)) = i_132;
            if (i_1 < i_132) {
                i_133 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_133 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_134 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_134)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) 36L)))) = 0;
                    l_128 = LONG_MIN;
                } else {
                    l_128 = (-16L);
                }
            } else {
                l_128 = (-16L);
            }
        }
    } else {
        l_128 = 0L;
    }
    GALEFS_BROADCAST(5, l_135, l_128);
    if (l_135 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_106;
        gale_longs[gale_items + gale_item] = (ulong) l_123;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_135); }
        GALEFS_RETURN;
        resume_4:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_106 = (int) gale_ints[gale_items + gale_item];
        l_123 = (long) gale_longs[gale_items + gale_item];
        l_135 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_21 < 0) {
            l_136 = l_22;
        } else {
            l_137 = (long) i_106;
            l_136 = l_137;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_136;
        *((__global gale_long *) (arg_out + 24L)) = l_123;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_135));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_193) VARIABLE(int, i_194) VARIABLE(int, i_208) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_192) VARIABLE(long, l_2) VARIABLE(long, l_242) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_83) VARIABLE(long, l_85)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_83) VARIABLE(l_85)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_193) VARIABLE(i_194) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_208) VARIABLE(i_66) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_208) VARIABLE(i_66) VARIABLE(l_242) VARIABLE(l_67)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_65, i_66, i_69, i_70, i_71, i_73, i_74, i_76, i_80, i_81, i_82, i_87, i_88, i_91, i_92, i_93, i_94, i_95, i_97, i_99, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_114, i_115, i_117, i_119, i_120, i_121, i_122, i_123, i_125, i_127, i_128, i_129, i_130, i_133, i_135, i_136, i_141, i_143, i_144, i_146, i_148, i_151, i_152, i_155, i_156, i_164, i_174, i_177, i_180, i_181, i_184, i_185, i_189, i_193, i_194, i_201, i_206, i_207, i_208, i_210, i_211, i_212, i_213, i_214, i_215, i_224, i_227, i_230, i_231, i_234, i_235, i_239, i_244, i_248, i_250, i_251, i_253, i_255, i_258, i_259, i_262, i_263, i_272, i_277, i_280, i_283, i_284, i_287, i_288, i_292;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_64, l_67, l_68, l_72, l_75, l_77, l_78, l_79, l_83, l_84, l_85, l_86, l_89, l_90, l_96, l_98, l_100, l_101, l_102, l_103, l_104, l_105, l_113, l_116, l_118, l_124, l_126, l_131, l_132, l_134, l_137, l_138, l_139, l_140, l_142, l_145, l_147, l_149, l_150, l_153, l_154, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_175, l_176, l_178, l_179, l_182, l_183, l_186, l_187, l_188, l_190, l_191, l_192, l_195, l_196, l_197, l_198, l_199, l_200, l_202, l_203, l_204, l_205, l_209, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_228, l_229, l_232, l_233, l_236, l_237, l_238, l_240, l_241, l_242, l_243, l_245, l_246, l_247, l_249, l_252, l_254, l_256, l_257, l_260, l_261, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_271, l_273, l_274, l_275, l_276, l_278, l_279, l_281, l_282, l_285, l_286, l_289, l_290, l_291, l_293, l_294, l_295, l_296, l_297;
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
    l_63 = *((__global gale_long *) (arg_args + 16L));
    l_64 = *((__global gale_long *) (arg_args + 24L));
    i_65 = (int) l_64;
    i_66 = (int) l_62;
    l_67 = (long) i_66;
    l_68 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_67 << 3));
    i_69 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_70 = (int) get_local_id(0);
    i_71 = (int) get_local_id(0);
    l_72 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_73 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_74 = (int) ((uint) (1 << i_73) + (uint) (-1));
    l_75 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_76 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_77 = 1L << i_76;
    l_78 = (long) ((ulong) l_77 + (ulong) (-1L));
    l_79 = *((__global gale_long *) (arg_fs + 16 + 200L));
    i_80 = (int) get_local_id(0);
    i_81 = 1;
    i_82 = 0;
    while (true) {
        if (!(i_81 == 1)) {
            break;
        }
        l_83 = (long) i_82;
        l_84 = (long) ((ulong) l_83 + (ulong) l_63);
        l_85 = l_84 & l_78;
        if (i_80 == 0) {
            l_86 = (long) ((int) get_group_id(0));
            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_86 << 12) + (l_86 << 11)))) + (ulong) 1796L))));
            i_88 = (int) (0 - (uint) i_87);
            if (i_88 < 0) {
                l_89 = (long) i_88;
                l_90 = l_89;
            } else {
                if (i_66 < 0) {
                    i_91 = (-9);
                } else {
                    if (i_66 < i_69) {
                        i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                        i_93 = (int) ((uint) i_92 + (uint) (-1));
                        i_94 = (i_93 < 0) ? (-9) : i_93;
                        if (i_94 < 0) {
                            i_91 = i_94;
                        } else {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 4L))));
                            if ((i_95 & 3) == 1) {
                                i_91 = (-9);
                            } else {
                                i_91 = i_94;
                            }
                        }
                    } else {
                        i_91 = (-9);
                    }
                }
                l_96 = (long) i_91;
                if (i_91 < 0) {
                    l_90 = l_96;
                } else {
                    if (l_84 < 0L) {
                        l_90 = (-22L);
                    } else {
                        i_97 = (int) ((uint) i_65 - (uint) i_82);
                        if (i_97 < 0) {
                            l_90 = (-22L);
                        } else {
                            l_98 = (long) ((int) get_group_id(0));
                            i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_98 << 12) + (l_98 << 11)))) + (ulong) 1856L))));
                            if (i_99 == 0) {
                                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_96 << 6)))));
                                l_101 = (long) ((ulong) l_100 - (ulong) l_84);
                                if (l_101 < 1L) {
                                    l_90 = 0L;
                                } else {
                                    l_102 = (long) (uint) i_97;
                                    l_103 = (l_101 < l_102) ? l_101 : l_102;
                                    l_90 = l_103;
                                }
                            } else {
                                l_90 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_90 < 1L) {
                l_104 = l_90;
            } else {
                l_105 = (long) ((ulong) l_77 - (ulong) l_85);
                if (l_105 < l_90) {
                    i_106 = (int) l_105;
                    i_107 = i_106;
                } else {
                    i_108 = (int) l_90;
                    i_107 = i_108;
                }
                if (i_66 < 0) {
                    i_109 = (-9);
                } else {
                    if (i_66 < i_69) {
                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                        i_111 = (int) ((uint) i_110 + (uint) (-1));
                        i_112 = (i_111 < 0) ? (-9) : i_111;
                        i_109 = i_112;
                    } else {
                        i_109 = (-9);
                    }
                }
                l_113 = (long) i_109;
                if (i_109 < 0) {
                    l_104 = l_113;
                } else {
                    i_114 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_113 << 6))) + (ulong) 8L))));
                    i_115 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_116 = l_84 >> i_76;
                    i_117 = i_115 & ((int) (((long) ((ulong) ((long) ((ulong) l_116 + (ulong) (((long) i_114) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_118 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_119 = i_117;
                    i_120 = 0;
                    i_121 = (-2);
                    while (true) {
                        if (!(i_121 == (-2))) {
                            break;
                        }
                        i_122 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) (((long) i_119) << 2)))));
                        i_123 = (int) ((uint) i_122 + (uint) (-1));
                        if (i_123 < 0) {
                            i_121 = (-1);
                        } else {
                            l_124 = (long) ((ulong) l_75 + (ulong) (((long) (uint) i_123) << 5));
                            i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                            l_126 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 8L))));
                            if ((!(i_114 == i_125)) || (!(l_116 == l_126))) {
                                if (i_115 == i_120) {
                                    i_121 = (-1);
                                } else {
                                    i_127 = (int) ((uint) i_120 + (uint) 1);
                                    i_128 = i_115 & ((int) ((uint) i_119 + (uint) 1));
                                    i_119 = i_128;
                                    i_120 = i_127;
                                }
                            } else {
                                i_121 = i_123;
                            }
                        }
                    }
                    if (i_121 < 0) {
                        i_129 = i_121;
                    } else {
                        i_130 = (int) get_group_id(0);
                        l_131 = (long) ((ulong) l_72 + (ulong) ((((long) (i_130 & i_74)) << 6) + (((long) (i_130 >> i_73)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_131)) = ((int) ((uint) i_121 + (uint) 1));
                        GALEFS_FENCE();
                        l_132 = (long) ((ulong) l_75 + (ulong) (((long) (uint) i_121) << 5));
                        i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_114 == i_133) {
                            l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                            i_135 = (l_116 == l_134) ? 1 : 0;
                            i_136 = i_135;
                        } else {
                            i_136 = 0;
                        }
                        if (i_136 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_131)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_136 == 0) {
                            i_129 = (-1);
                        } else {
                            i_129 = i_121;
                        }
                    }
                    l_137 = (long) i_107;
                    if (i_129 < 0) {
                        l_138 = (long) ((int) get_group_id(0));
                        l_139 = (long) ((ulong) l_4 + (ulong) ((l_138 << 12) + (l_138 << 11)));
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
                                        if (l_149 < l_3) {
                                            GALEFS_RELAX(l_149);
                                            l_153 = (long) ((ulong) l_149 + (ulong) 1L);
                                            l_149 = l_153;
                                        } else {
                                            l_154 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                            l_104 = l_157;
                        } else {
                            l_158 = (long) ((int) get_group_id(0));
                            l_159 = (long) ((ulong) l_4 + (ulong) ((l_158 << 12) + (l_158 << 11)));
                            l_160 = (long) ((ulong) l_159 + (ulong) 1896L);
                            l_161 = *((__global gale_long *) (arg_fs + 16 + l_160));
                            l_162 = (long) ((ulong) l_161 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_162) & 1023)))))) = 0L;
                            l_163 = (long) ((ulong) l_159 + (ulong) ((long) (uint) (((int) l_161) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_161 + (ulong) ((long) ((ulong) (l_161 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = i_66;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_84;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = l_90;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_163)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_160)) = l_162;
                            GALEFS_FENCE();
                            i_164 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_164))))) = (char) 1;
                            l_165 = (long) ((ulong) l_137 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_104 = l_165;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_164 >> 6)))))) = (char) 1;
                                l_104 = l_165;
                            }
                        }
                    } else {
                        l_166 = (long) ((int) get_group_id(0));
                        l_167 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1864L);
                        l_168 = *((__global gale_long *) (arg_fs + 16 + l_167));
                        *((__global gale_long *) (arg_fs + 16 + l_167)) = ((long) ((ulong) l_168 + (ulong) 1L));
                        l_169 = l_137 | (((long) (uint) i_129) << 32);
                        l_104 = l_169;
                    }
                }
            }
        } else {
            l_104 = 0L;
        }
        if (i_71 == 0) {
            if (l_104 < (-4611686018427387904L)) {
                l_170 = (long) ((int) get_group_id(0));
                l_171 = (long) ((ulong) l_4 + (ulong) ((l_170 << 12) + (l_170 << 11)));
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
                            if (l_178 < l_3) {
                                GALEFS_RELAX(l_178);
                                l_182 = (long) ((ulong) l_178 + (ulong) 1L);
                                l_178 = l_182;
                            } else {
                                l_183 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                i_189 = (int) ((uint) ((int) l_104) + (uint) (-1));
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
                l_190 = l_104;
            }
        } else {
            l_190 = l_104;
        }
        GALEFS_BROADCAST(2, l_192, l_190);
        i_193 = (int) l_192;
        if (l_192 < 0L) {
            i_194 = 0;
        } else {
            i_194 = i_193;
        }
        if (l_192 < 0L) {
            l_195 = 0L;
        } else {
            if (i_193 == 0) {
                l_195 = 0L;
            } else {
                l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_75 + (ulong) (((long) ((ulong) l_192 >> 32)) << 5))) + (ulong) 16L))));
                l_197 = (long) ((ulong) l_85 + (ulong) l_196);
                l_195 = l_197;
            }
        }
        gale_copy((arg_fs + 16 + l_195), (arg_data + 16 + l_83), i_194);
        GALEFS_BARRIER(3);
        if (i_70 == 0) {
            if (!(i_194 < 1)) {
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1872L);
                l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) ((long) (uint) i_194) + (ulong) l_200));
                GALEFS_RELEASE_FENCE();
                i_201 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((((long) (i_74 & i_201)) << 6) + (((long) (i_201 >> i_73)) << 2)))))) = 0;
                l_202 = (long) ((int) get_group_id(0));
                l_203 = (long) ((ulong) l_4 + (ulong) ((l_202 << 12) + (l_202 << 11)));
                l_204 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
                l_205 = (long) ((ulong) l_204 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_206 = (int) ((uint) i_82 + (uint) i_194);
        if (l_192 < 0L) {
            i_81 = i_193;
            i_82 = i_206;
        } else {
            i_207 = ((i_194 < 1) || (!(i_206 < i_65))) ? 0 : 1;
            i_81 = i_207;
            i_82 = i_206;
        }
    }
    if (i_82 < 1) {
        i_208 = i_81;
    } else {
        i_208 = i_82;
    }
    if (((int) get_local_id(0)) == 0) {
        l_209 = (long) ((int) get_group_id(0));
        i_210 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 1796L))));
        if (i_66 < 0) {
            i_211 = (-9);
        } else {
            if (i_66 < i_69) {
                i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                i_213 = (int) ((uint) i_212 + (uint) (-1));
                i_214 = (i_213 < 0) ? (-9) : i_213;
                i_211 = i_214;
            } else {
                i_211 = (-9);
            }
        }
        i_215 = (int) (0 - (uint) i_210);
        if (i_215 < 0) {
            l_216 = (long) i_215;
            l_217 = l_216;
        } else {
            l_218 = (long) i_211;
            if (i_211 < 0) {
                l_217 = l_218;
            } else {
                l_219 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_218 << 6)))));
                l_217 = l_219;
            }
        }
    } else {
        l_217 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_217 < (-4611686018427387904L)) {
            l_220 = (long) ((int) get_group_id(0));
            l_221 = (long) ((ulong) l_4 + (ulong) ((l_220 << 12) + (l_220 << 11)));
            l_222 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1896L))));
            l_223 = (long) ((ulong) l_222 + (ulong) (-64L));
            i_224 = (int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_225 = (long) ((ulong) l_221 + (ulong) 1792L);
            l_226 = (long) ((ulong) l_221 + (ulong) 1796L);
            i_227 = 0;
            l_228 = 0L;
            l_229 = (-1L);
            while (true) {
                if (!(i_227 == 0)) {
                    break;
                }
                i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_226));
                i_231 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                if (i_224 == i_231) {
                    i_227 = 1;
                } else {
                    if (i_230 == 0) {
                        if (l_228 < l_3) {
                            GALEFS_RELAX(l_228);
                            l_232 = (long) ((ulong) l_228 + (ulong) 1L);
                            l_228 = l_232;
                        } else {
                            l_233 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_234 = (l_229 == l_233) ? (-110) : 0;
                            i_227 = i_234;
                            l_228 = 0L;
                            l_229 = l_233;
                        }
                    } else {
                        i_235 = (int) (0 - (uint) i_230);
                        i_227 = i_235;
                    }
                }
            }
            if (i_227 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1888L)))) = i_224;
            }
            GALEFS_FENCE();
            if (i_227 < 0) {
                l_236 = (long) i_227;
                l_237 = l_236;
            } else {
                l_238 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1800L))));
                l_237 = l_238;
            }
            i_239 = (int) ((uint) ((int) l_217) + (uint) (-1));
            if (i_239 < 0) {
                l_240 = l_237;
            } else {
                if (l_237 < 0L) {
                    l_240 = l_237;
                } else {
                    l_241 = (l_237 << 32) | ((long) (uint) i_239);
                    l_240 = l_241;
                }
            }
        } else {
            l_240 = l_217;
        }
    } else {
        l_240 = l_217;
    }
    GALEFS_BROADCAST(4, l_242, l_240);
    if (((int) get_local_id(0)) == 0) {
        l_243 = (long) ((int) get_group_id(0));
        i_244 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_243 << 12) + (l_243 << 11)))) + (ulong) 1856L))));
        if (i_244 == 0) {
            l_245 = (long) ((int) get_group_id(0));
            l_246 = (long) ((ulong) l_4 + (ulong) ((l_245 << 12) + (l_245 << 11)));
            l_247 = (long) ((ulong) l_246 + (ulong) 1796L);
            i_248 = *((volatile __global gale_int *) (arg_fs + 16 + l_247));
            l_249 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_246 + (ulong) 1896L))));
            i_250 = (int) (0 - (uint) i_248);
            if (i_250 < 0) {
                i_251 = i_250;
            } else {
                l_252 = (long) ((ulong) l_249 + (ulong) (-64L));
                i_253 = (int) ((uint) ((int) (((long) ((ulong) l_252 + (ulong) ((long) ((ulong) (l_252 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_254 = (long) ((ulong) l_246 + (ulong) 1792L);
                i_255 = 0;
                l_256 = 0L;
                l_257 = (-1L);
                while (true) {
                    if (!(i_255 == 0)) {
                        break;
                    }
                    i_258 = *((volatile __global gale_int *) (arg_fs + 16 + l_247));
                    i_259 = *((volatile __global gale_int *) (arg_fs + 16 + l_254));
                    if (i_253 == i_259) {
                        i_255 = 1;
                    } else {
                        if (i_258 == 0) {
                            if (l_256 < l_3) {
                                GALEFS_RELAX(l_256);
                                l_260 = (long) ((ulong) l_256 + (ulong) 1L);
                                l_256 = l_260;
                            } else {
                                l_261 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_262 = (l_257 == l_261) ? (-110) : 0;
                                i_255 = i_262;
                                l_256 = 0L;
                                l_257 = l_261;
                            }
                        } else {
                            i_263 = (int) (0 - (uint) i_258);
                            i_255 = i_263;
                        }
                    }
                }
                i_251 = i_255;
            }
            if (i_251 < 0) {
                l_264 = (long) i_251;
                l_265 = l_264;
            } else {
                l_266 = (long) ((int) get_group_id(0));
                l_267 = (long) ((ulong) l_4 + (ulong) ((l_266 << 12) + (l_266 << 11)));
                l_268 = (long) ((ulong) l_267 + (ulong) 1896L);
                l_269 = *((__global gale_long *) (arg_fs + 16 + l_268));
                l_270 = (long) ((ulong) l_269 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) ((long) (uint) (((int) l_270) & 1023)))))) = 0L;
                l_271 = (long) ((ulong) l_267 + (ulong) ((long) (uint) (((int) l_269) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_269 + (ulong) ((long) ((ulong) (l_269 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 12L)))) = i_66;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_271)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_268)) = l_270;
                GALEFS_FENCE();
                i_272 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_272))))) = (char) 1;
                if (l_0 == 0L) {
                    l_265 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_272 >> 6)))))) = (char) 1;
                    l_265 = LONG_MIN;
                }
            }
        } else {
            l_265 = (-16L);
        }
    } else {
        l_265 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_265 < (-4611686018427387904L)) {
            l_273 = (long) ((int) get_group_id(0));
            l_274 = (long) ((ulong) l_4 + (ulong) ((l_273 << 12) + (l_273 << 11)));
            l_275 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1896L))));
            l_276 = (long) ((ulong) l_275 + (ulong) (-64L));
            i_277 = (int) ((uint) ((int) (((long) ((ulong) l_276 + (ulong) ((long) ((ulong) (l_276 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_278 = (long) ((ulong) l_274 + (ulong) 1792L);
            l_279 = (long) ((ulong) l_274 + (ulong) 1796L);
            i_280 = 0;
            l_281 = 0L;
            l_282 = (-1L);
            while (true) {
                if (!(i_280 == 0)) {
                    break;
                }
                i_283 = *((volatile __global gale_int *) (arg_fs + 16 + l_279));
                i_284 = *((volatile __global gale_int *) (arg_fs + 16 + l_278));
                if (i_277 == i_284) {
                    i_280 = 1;
                } else {
                    if (i_283 == 0) {
                        if (l_281 < l_3) {
                            GALEFS_RELAX(l_281);
                            l_285 = (long) ((ulong) l_281 + (ulong) 1L);
                            l_281 = l_285;
                        } else {
                            l_286 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_287 = (l_282 == l_286) ? (-110) : 0;
                            i_280 = i_287;
                            l_281 = 0L;
                            l_282 = l_286;
                        }
                    } else {
                        i_288 = (int) (0 - (uint) i_283);
                        i_280 = i_288;
                    }
                }
            }
            if (i_280 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1888L)))) = i_277;
            }
            GALEFS_FENCE();
            if (i_280 < 0) {
                l_289 = (long) i_280;
                l_290 = l_289;
            } else {
                l_291 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 1800L))));
                l_290 = l_291;
            }
            i_292 = (int) ((uint) ((int) l_265) + (uint) (-1));
            if (i_292 < 0) {
                l_293 = l_290;
            } else {
                if (l_290 < 0L) {
                    l_293 = l_290;
                } else {
                    l_294 = (l_290 << 32) | ((long) (uint) i_292);
                    l_293 = l_294;
                }
            }
        } else {
            l_293 = l_265;
        }
    } else {
        l_293 = l_265;
    }
    GALEFS_BROADCAST(5, l_295, l_293);
    if (((int) get_global_id(0)) == 0) {
        if (i_66 < 0) {
            l_296 = l_67;
        } else {
            l_297 = (long) i_208;
            l_296 = l_297;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_296;
        *((__global gale_long *) (arg_out + 24L)) = l_242;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_295));
    }
    GALEFS_GROUP_END()
}
#endif
