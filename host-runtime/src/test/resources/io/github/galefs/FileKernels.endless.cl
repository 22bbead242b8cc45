// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#endless
// entry point: galefs_endless
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE
// suspension: 2 waits, 4 values, 32 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_93) VARIABLE(ul_18)

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_19, i_21, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_34, i_38, i_39, i_40, i_41, i_42, i_44, i_45, i_51, i_52, i_53, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_66, i_67, i_68, i_69, i_70, i_72, i_74, i_75, i_76, i_77, i_78, i_80, i_82, i_83, i_85, i_86, i_94, i_95, i_101, i_102, i_103;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_20, l_22, l_23, l_28, l_29, l_33, l_35, l_36, l_37, l_43, l_46, l_47, l_48, l_49, l_50, l_54, l_55, l_56, l_64, l_65, l_71, l_73, l_79, l_81, l_84, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_96, l_97, l_98, l_99, l_100;
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
    ul_18 = arg_data + 16L;
    i_19 = (int) get_local_id(0);
    l_20 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_22 = 1L << i_21;
    l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
    i_24 = (int) get_local_id(0);
    i_25 = 1;
    while (true) {
        if (i_25 < 1) {
            break;
        }
        i_26 = 1;
        i_27 = 0;
        while (true) {
            if (!(i_26 == 1)) {
                break;
            }
            l_28 = (long) i_27;
            l_29 = l_28 & l_23;
            if (i_24 == 0) {
                i_30 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_31 = (int) (0 - (uint) i_30);
                i_32 = (int) l_17;
                l_33 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_32) << 3));
                i_34 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_35 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_31 < 0) {
                    l_36 = (long) i_31;
                    l_37 = l_36;
                } else {
                    if (i_32 < 0) {
                        i_38 = (-9);
                    } else {
                        if (i_32 < i_34) {
                            i_39 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                            i_40 = (int) ((uint) i_39 + (uint) (-1));
                            i_41 = (i_40 < 0) ? (-9) : i_40;
                            if (i_41 < 0) {
                                i_38 = i_41;
                            } else {
                                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L))));
                                if ((i_42 & 3) == 1) {
                                    i_38 = (-9);
                                } else {
                                    i_38 = i_41;
                                }
                            }
                        } else {
                            i_38 = (-9);
                        }
                    }
                    l_43 = (long) i_38;
                    if (i_38 < 0) {
                        l_37 = l_43;
                    } else {
                        if (l_28 < 0L) {
                            l_37 = (-22L);
                        } else {
                            i_44 = (int) ((uint) 64 - (uint) i_27);
                            if (i_44 < 0) {
                                l_37 = (-22L);
                            } else {
                                i_45 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_45 == 0) {
                                    l_46 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) (l_43 << 6)))));
                                    l_47 = (long) ((ulong) l_46 - (ulong) l_28);
                                    if (l_47 < 1L) {
                                        l_37 = 0L;
                                    } else {
                                        l_48 = (long) (uint) i_44;
                                        l_49 = (l_47 < l_48) ? l_47 : l_48;
                                        l_37 = l_49;
                                    }
                                } else {
                                    l_37 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_37 < 1L) {
                    l_50 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_51 = *((__global gale_int *) (arg_fs + 16 + l_50));
                    i_52 = (int) ((uint) i_51 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_50)) = i_52;
                    if (i_1 < i_52) {
                        i_53 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_53 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_54 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_54)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = l_37;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = 0;
                            l_55 = LONG_MIN;
                        } else {
                            l_55 = l_37;
                        }
                    } else {
                        l_55 = l_37;
                    }
                } else {
                    l_56 = (long) ((ulong) l_22 - (ulong) l_29);
                    if (l_56 < l_37) {
                        i_57 = (int) l_56;
                        i_58 = i_57;
                    } else {
                        i_59 = (int) l_37;
                        i_58 = i_59;
                    }
                    if (i_32 < 0) {
                        i_60 = (-9);
                    } else {
                        if (i_32 < i_34) {
                            i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                            i_62 = (int) ((uint) i_61 + (uint) (-1));
                            i_63 = (i_62 < 0) ? (-9) : i_62;
                            i_60 = i_63;
                        } else {
                            i_60 = (-9);
                        }
                    }
                    l_64 = (long) i_60;
                    if (i_60 < 0) {
                        l_55 = l_64;
                    } else {
                        l_65 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_66 = *((__global gale_int *) (arg_fs + 16 + l_65));
                        i_67 = (int) ((uint) i_66 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_65)) = i_67;
                        if (i_1 < i_67) {
                            i_68 = (-1);
                        } else {
                            i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (l_64 << 6))) + (ulong) 8L))));
                            i_70 = *((__global gale_int *) (arg_fs + 16 + 144L));
                            l_71 = l_28 >> i_21;
                            i_72 = i_70 & ((int) (((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) i_69) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_73 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_74 = i_72;
                            i_75 = 0;
                            i_76 = (-2);
                            while (true) {
                                if (!(i_76 == (-2))) {
                                    break;
                                }
                                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_74) << 2)))));
                                i_78 = (int) ((uint) i_77 + (uint) (-1));
                                if (i_78 < 0) {
                                    i_76 = (-1);
                                } else {
                                    l_79 = (long) ((ulong) l_20 + (ulong) (((long) (uint) i_78) << 5));
                                    i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_79));
                                    l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 8L))));
                                    if ((!(i_69 == i_80)) || (!(l_71 == l_81))) {
                                        if (i_70 == i_75) {
                                            i_76 = (-1);
                                        } else {
                                            i_82 = (int) ((uint) i_75 + (uint) 1);
                                            i_83 = i_70 & ((int) ((uint) i_74 + (uint) 1));
                                            i_74 = i_83;
                                            i_75 = i_82;
                                        }
                                    } else {
                                        i_76 = i_78;
                                    }
                                }
                            }
                            i_68 = i_76;
                        }
                        l_84 = (long) i_58;
                        if (i_68 < 0) {
                            i_85 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_86 = (int) (0 - (uint) i_85);
                            if (i_86 < 0) {
                                l_87 = (long) i_86;
                                l_55 = l_87;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_88 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = i_32;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = l_28;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = l_37;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                                l_89 = (long) ((ulong) l_84 + (ulong) (-9223372036854775807L));
                                l_55 = l_89;
                            }
                        } else {
                            l_90 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_91 = *((__global gale_long *) (arg_fs + 16 + l_90));
                            *((__global gale_long *) (arg_fs + 16 + l_90)) = ((long) ((ulong) l_91 + (ulong) 1L));
                            l_92 = l_84 | (((long) (uint) i_68) << 32);
                            l_55 = l_92;
                        }
                    }
                }
            } else {
                l_55 = 0L;
            }
            GALEFS_BROADCAST(2, l_93, l_55);
            if (l_93 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_17;
                gale_ints[gale_item] = (uint) i_27;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_93); }
                GALEFS_RETURN;
                resume_2:
                l_17 = (long) gale_longs[gale_item];
                i_27 = (int) gale_ints[gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                ul_18 = arg_data + 16L;
                i_19 = (int) get_local_id(0);
                l_20 = *((__global gale_long *) (arg_fs + 16 + 136L));
                i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_22 = 1L << i_21;
                l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
                i_24 = (int) get_local_id(0);
                l_93 = gale_round_reply(gale_entry);
            }
            i_94 = (int) l_93;
            if (l_93 < 0L) {
                i_95 = 0;
            } else {
                i_95 = i_94;
            }
            if (l_93 < 0L) {
                l_96 = 0L;
            } else {
                if (i_94 == 0) {
                    l_96 = 0L;
                } else {
                    l_97 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_20 + (ulong) (((long) ((ulong) l_93 >> 32)) << 5))) + (ulong) 16L))));
                    l_98 = (long) ((ulong) l_29 + (ulong) l_97);
                    l_96 = l_98;
                }
            }
            gale_copy((arg_fs + 16 + l_96), (arg_data + 16 + (l_28 + 4L)), i_95);
            GALEFS_BARRIER(3);
            if (i_19 == 0) {
                if (!(i_95 < 1)) {
                    l_99 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_100 = *((__global gale_long *) (arg_fs + 16 + l_99));
                    *((__global gale_long *) (arg_fs + 16 + l_99)) = ((long) ((ulong) ((long) (uint) i_95) + (ulong) l_100));
                }
            }
            i_101 = (int) ((uint) i_27 + (uint) i_95);
            if (l_93 < 0L) {
                i_26 = i_94;
                i_27 = i_101;
            } else {
                i_102 = ((i_95 < 1) || (!(i_101 < 64))) ? 0 : 1;
                i_26 = i_102;
                i_27 = i_101;
            }
        }
        if (i_27 < 1) {
            i_103 = i_26;
        } else {
            i_103 = i_27;
        }
        *((__global gale_int *) ul_18) = i_103;
        i_25 = i_103;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_76) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_189) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_62) VARIABLE(long, l_66) VARIABLE(long, l_69) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(__global uchar *, ul_63)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(ul_63)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_189) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(ul_63)

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_63;
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_65, i_67, i_68, i_70, i_73, i_74, i_75, i_76, i_80, i_81, i_82, i_84, i_88, i_89, i_90, i_91, i_92, i_94, i_96, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_111, i_112, i_114, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_125, i_126, i_127, i_130, i_132, i_133, i_138, i_140, i_141, i_143, i_145, i_148, i_149, i_152, i_153, i_161, i_171, i_174, i_177, i_178, i_181, i_182, i_186, i_190, i_191, i_198, i_203, i_204, i_205;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_66, l_69, l_71, l_72, l_77, l_78, l_79, l_83, l_85, l_86, l_87, l_93, l_95, l_97, l_98, l_99, l_100, l_101, l_102, l_110, l_113, l_115, l_121, l_123, l_128, l_129, l_131, l_134, l_135, l_136, l_137, l_139, l_142, l_144, l_146, l_147, l_150, l_151, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_172, l_173, l_175, l_176, l_179, l_180, l_183, l_184, l_185, l_187, l_188, l_189, l_192, l_193, l_194, l_195, l_196, l_197, l_199, l_200, l_201, l_202;
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
    ul_63 = arg_data + 16L;
    i_64 = (int) get_local_id(0);
    i_65 = (int) get_local_id(0);
    l_66 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_67 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_68 = (int) ((uint) (1 << i_67) + (uint) (-1));
    l_69 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_70 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_71 = 1L << i_70;
    l_72 = (long) ((ulong) l_71 + (ulong) (-1L));
    i_73 = (int) get_local_id(0);
    i_74 = 1;
    while (true) {
        if (i_74 < 1) {
            break;
        }
        i_75 = 1;
        i_76 = 0;
        while (true) {
            if (!(i_75 == 1)) {
                break;
            }
            l_77 = (long) i_76;
            l_78 = l_77 & l_72;
            if (i_73 == 0) {
                l_79 = (long) ((int) get_group_id(0));
                i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 1796L))));
                i_81 = (int) (0 - (uint) i_80);
                i_82 = (int) l_62;
                l_83 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_82) << 3));
                i_84 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_85 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_81 < 0) {
                    l_86 = (long) i_81;
                    l_87 = l_86;
                } else {
                    if (i_82 < 0) {
                        i_88 = (-9);
                    } else {
                        if (i_82 < i_84) {
                            i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                            i_90 = (int) ((uint) i_89 + (uint) (-1));
                            i_91 = (i_90 < 0) ? (-9) : i_90;
                            if (i_91 < 0) {
                                i_88 = i_91;
                            } else {
                                i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L))));
                                if ((i_92 & 3) == 1) {
                                    i_88 = (-9);
                                } else {
                                    i_88 = i_91;
                                }
                            }
                        } else {
                            i_88 = (-9);
                        }
                    }
                    l_93 = (long) i_88;
                    if (i_88 < 0) {
                        l_87 = l_93;
                    } else {
                        if (l_77 < 0L) {
                            l_87 = (-22L);
                        } else {
                            i_94 = (int) ((uint) 64 - (uint) i_76);
                            if (i_94 < 0) {
                                l_87 = (-22L);
                            } else {
                                l_95 = (long) ((int) get_group_id(0));
                                i_96 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_95 << 12) + (l_95 << 11)))) + (ulong) 1856L))));
                                if (i_96 == 0) {
                                    l_97 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) (l_93 << 6)))));
                                    l_98 = (long) ((ulong) l_97 - (ulong) l_77);
                                    if (l_98 < 1L) {
                                        l_87 = 0L;
                                    } else {
                                        l_99 = (long) (uint) i_94;
                                        l_100 = (l_98 < l_99) ? l_98 : l_99;
                                        l_87 = l_100;
                                    }
                                } else {
                                    l_87 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_87 < 1L) {
                    l_101 = l_87;
                } else {
                    l_102 = (long) ((ulong) l_71 - (ulong) l_78);
                    if (l_102 < l_87) {
                        i_103 = (int) l_102;
                        i_104 = i_103;
                    } else {
                        i_105 = (int) l_87;
                        i_104 = i_105;
                    }
                    if (i_82 < 0) {
                        i_106 = (-9);
                    } else {
                        if (i_82 < i_84) {
                            i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                            i_108 = (int) ((uint) i_107 + (uint) (-1));
                            i_109 = (i_108 < 0) ? (-9) : i_108;
                            i_106 = i_109;
                        } else {
                            i_106 = (-9);
                        }
                    }
                    l_110 = (long) i_106;
                    if (i_106 < 0) {
                        l_101 = l_110;
                    } else {
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_85 + (ulong) (l_110 << 6))) + (ulong) 8L))));
                        i_112 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_113 = l_77 >> i_70;
                        i_114 = i_112 & ((int) (((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (((long) i_111) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_115 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_116 = i_114;
                        i_117 = 0;
                        i_118 = (-2);
                        while (true) {
                            if (!(i_118 == (-2))) {
                                break;
                            }
                            i_119 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) (((long) i_116) << 2)))));
                            i_120 = (int) ((uint) i_119 + (uint) (-1));
                            if (i_120 < 0) {
                                i_118 = (-1);
                            } else {
                                l_121 = (long) ((ulong) l_69 + (ulong) (((long) (uint) i_120) << 5));
                                i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                                l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                                if ((!(i_111 == i_122)) || (!(l_113 == l_123))) {
                                    if (i_112 == i_117) {
                                        i_118 = (-1);
                                    } else {
                                        i_124 = (int) ((uint) i_117 + (uint) 1);
                                        i_125 = i_112 & ((int) ((uint) i_116 + (uint) 1));
                                        i_116 = i_125;
                                        i_117 = i_124;
                                    }
                                } else {
                                    i_118 = i_120;
                                }
                            }
                        }
                        if (i_118 < 0) {
                            i_126 = i_118;
                        } else {
                            i_127 = (int) get_group_id(0);
                            l_128 = (long) ((ulong) l_66 + (ulong) ((((long) (i_127 & i_68)) << 6) + (((long) (i_127 >> i_67)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_128)) = ((int) ((uint) i_118 + (uint) 1));
                            GALEFS_FENCE();
                            l_129 = (long) ((ulong) l_69 + (ulong) (((long) (uint) i_118) << 5));
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_129));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_111 == i_130) {
                                l_131 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 8L))));
                                i_132 = (l_113 == l_131) ? 1 : 0;
                                i_133 = i_132;
                            } else {
                                i_133 = 0;
                            }
                            if (i_133 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_128)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_133 == 0) {
                                i_126 = (-1);
                            } else {
                                i_126 = i_118;
                            }
                        }
                        l_134 = (long) i_104;
                        if (i_126 < 0) {
                            l_135 = (long) ((int) get_group_id(0));
                            l_136 = (long) ((ulong) l_4 + (ulong) ((l_135 << 12) + (l_135 << 11)));
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
                                            if (l_146 < l_3) {
                                                GALEFS_RELAX(l_146);
                                                l_150 = (long) ((ulong) l_146 + (ulong) 1L);
                                                l_146 = l_150;
                                            } else {
                                                l_151 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                                l_101 = l_154;
                            } else {
                                l_155 = (long) ((int) get_group_id(0));
                                l_156 = (long) ((ulong) l_4 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                                l_157 = (long) ((ulong) l_156 + (ulong) 1896L);
                                l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
                                l_159 = (long) ((ulong) l_158 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_159) & 1023)))))) = 0L;
                                l_160 = (long) ((ulong) l_156 + (ulong) ((long) (uint) (((int) l_158) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 12L)))) = i_82;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 16L)))) = l_77;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 24L)))) = l_87;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_160)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_157)) = l_159;
                                GALEFS_FENCE();
                                i_161 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_161))))) = (char) 1;
                                l_162 = (long) ((ulong) l_134 + (ulong) (-9223372036854775807L));
                                if (l_0 == 0L) {
                                    l_101 = l_162;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_161 >> 6)))))) = (char) 1;
                                    l_101 = l_162;
                                }
                            }
                        } else {
                            l_163 = (long) ((int) get_group_id(0));
                            l_164 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1864L);
                            l_165 = *((__global gale_long *) (arg_fs + 16 + l_164));
                            *((__global gale_long *) (arg_fs + 16 + l_164)) = ((long) ((ulong) l_165 + (ulong) 1L));
                            l_166 = l_134 | (((long) (uint) i_126) << 32);
                            l_101 = l_166;
                        }
                    }
                }
            } else {
                l_101 = 0L;
            }
            if (i_65 == 0) {
                if (l_101 < (-4611686018427387904L)) {
                    l_167 = (long) ((int) get_group_id(0));
                    l_168 = (long) ((ulong) l_4 + (ulong) ((l_167 << 12) + (l_167 << 11)));
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
                                if (l_175 < l_3) {
                                    GALEFS_RELAX(l_175);
                                    l_179 = (long) ((ulong) l_175 + (ulong) 1L);
                                    l_175 = l_179;
                                } else {
                                    l_180 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                    i_186 = (int) ((uint) ((int) l_101) + (uint) (-1));
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
                    l_187 = l_101;
                }
            } else {
                l_187 = l_101;
            }
            GALEFS_BROADCAST(2, l_189, l_187);
            i_190 = (int) l_189;
            if (l_189 < 0L) {
                i_191 = 0;
            } else {
                i_191 = i_190;
            }
            if (l_189 < 0L) {
                l_192 = 0L;
            } else {
                if (i_190 == 0) {
                    l_192 = 0L;
                } else {
                    l_193 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_69 + (ulong) (((long) ((ulong) l_189 >> 32)) << 5))) + (ulong) 16L))));
                    l_194 = (long) ((ulong) l_78 + (ulong) l_193);
                    l_192 = l_194;
                }
            }
            gale_copy((arg_fs + 16 + l_192), (arg_data + 16 + (l_77 + 4L)), i_191);
            GALEFS_BARRIER(3);
            if (i_64 == 0) {
                if (!(i_191 < 1)) {
                    l_195 = (long) ((int) get_group_id(0));
                    l_196 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_195 << 12) + (l_195 << 11)))) + (ulong) 1872L);
                    l_197 = *((__global gale_long *) (arg_fs + 16 + l_196));
                    *((__global gale_long *) (arg_fs + 16 + l_196)) = ((long) ((ulong) ((long) (uint) i_191) + (ulong) l_197));
                    GALEFS_RELEASE_FENCE();
                    i_198 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((((long) (i_68 & i_198)) << 6) + (((long) (i_198 >> i_67)) << 2)))))) = 0;
                    l_199 = (long) ((int) get_group_id(0));
                    l_200 = (long) ((ulong) l_4 + (ulong) ((l_199 << 12) + (l_199 << 11)));
                    l_201 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1896L))));
                    l_202 = (long) ((ulong) l_201 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_202 + (ulong) ((long) ((ulong) (l_202 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_203 = (int) ((uint) i_76 + (uint) i_191);
            if (l_189 < 0L) {
                i_75 = i_190;
                i_76 = i_203;
            } else {
                i_204 = ((i_191 < 1) || (!(i_203 < 64))) ? 0 : 1;
                i_75 = i_204;
                i_76 = i_203;
            }
        }
        if (i_76 < 1) {
            i_205 = i_75;
        } else {
            i_205 = i_76;
        }
        *((__global gale_int *) ul_63) = i_205;
        i_74 = i_205;
    }
    GALEFS_GROUP_END()
}
#endif
