// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeDisjointParts
// entry point: galefs_writeDisjointParts
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 7 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_2) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_67) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_67) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_34)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_9, i_11, i_12, i_16, i_17, i_18, i_22, i_23, i_26, i_27, i_28, i_31, i_32, i_33, i_34, i_37, i_39, i_40, i_41, i_42, i_43, i_47, i_48, i_49, i_54, i_55, i_56, i_59, i_60, i_61, i_62, i_68, i_69, i_75, i_76, i_77, i_78, i_79, i_80, i_85, i_86, i_87, i_90;
    long l_0, l_2, l_8, l_10, l_13, l_14, l_15, l_19, l_20, l_21, l_24, l_25, l_29, l_30, l_35, l_36, l_38, l_44, l_45, l_46, l_50, l_51, l_52, l_53, l_57, l_58, l_63, l_64, l_65, l_66, l_67, l_70, l_71, l_72, l_73, l_74, l_81, l_82, l_83, l_84, l_88, l_89, l_91, l_92, l_93;
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
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) gale_group) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) gale_group + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
        if (i_11 == 0) {
            i_12 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_13 = (long) ((int) (0 - (uint) i_12));
            l_14 = l_13;
        } else {
            l_15 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_16 = *((__global gale_int *) (arg_fs + 16 + l_15));
            i_17 = (int) ((uint) i_16 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_15)) = i_17;
            if (i_9 < i_17) {
                i_18 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                if (i_18 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_19 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 0;
                    l_14 = LONG_MIN;
                } else {
                    l_14 = (-16L);
                }
            } else {
                l_14 = (-16L);
            }
        }
        if (l_14 < 0L) {
            l_20 = l_14;
        } else {
            l_21 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_22 = 0;
            while (true) {
                if (!(i_22 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_22))))) = (char) ((int) gale_literals[i_22]);
                i_23 = (int) ((uint) i_22 + (uint) 1);
                i_22 = i_23;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_24 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_24)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = 577;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = 4;
            l_20 = LONG_MIN;
        }
    } else {
        l_20 = 0L;
    }
    GALEFS_BROADCAST(1, l_25, l_20);
    if (l_25 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_25); }
        GALEFS_RETURN;
        resume_1:
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_25 = gale_round_reply(gale_entry);
    }
    i_26 = (int) l_25;
    i_27 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_28 = (int) get_local_id(0);
    l_29 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
    i_31 = (int) get_local_id(0);
    i_32 = 4;
    i_33 = 0;
    i_34 = 0;
    while (true) {
        if (i_32 == 0) {
            break;
        }
        l_35 = l_2 + ((long) i_33);
        l_36 = l_35 & l_30;
        if (i_31 == 0) {
            if (i_26 < 0) {
                i_37 = (-9);
            } else {
                if (i_26 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_38 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_26) << 3));
                    i_39 = *((volatile __global gale_int *) (arg_fs + 16 + l_38));
                    i_40 = (int) ((uint) i_39 + (uint) (-1));
                    i_41 = (i_40 < 0) ? (-9) : i_40;
                    if (i_41 < 0) {
                        i_37 = i_41;
                    } else {
                        i_42 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L))));
                        if ((i_42 & 3) == 0) {
                            i_37 = (-9);
                        } else {
                            i_37 = i_41;
                        }
                    }
                } else {
                    i_37 = (-9);
                }
            }
            i_43 = (int) ((uint) i_1 - (uint) i_33);
            l_44 = (long) i_43;
            if (i_37 < 0) {
                l_45 = (long) i_37;
                l_46 = l_45;
            } else {
                if (l_35 < 0L) {
                    l_46 = (-22L);
                } else {
                    if (i_43 < 0) {
                        l_46 = (-22L);
                    } else {
                        if ((l_35 + l_44) < 0L) {
                            l_46 = (-27L);
                        } else {
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                l_46 = l_44;
                            } else {
                                l_46 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_32 == 5) {
                i_48 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_49 = (int) (0 - (uint) i_48);
                if (i_49 < 0) {
                    l_50 = (long) i_49;
                    l_51 = l_50;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_52 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_52)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 12L)))) = i_26;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 36L)))) = 0;
                    l_51 = LONG_MIN;
                }
            } else {
                if (l_46 < 1L) {
                    l_53 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_54 = *((__global gale_int *) (arg_fs + 16 + l_53));
                    i_55 = (int) ((uint) i_54 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_53)) = i_55;
                    if (i_9 < i_55) {
                        i_56 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_56 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_57 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = l_46;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                            l_51 = LONG_MIN;
                        } else {
                            l_51 = l_46;
                        }
                    } else {
                        l_51 = l_46;
                    }
                } else {
                    l_58 = (long) ((ulong) l_29 - (ulong) l_36);
                    if (l_58 < l_44) {
                        i_59 = (int) l_58;
                        i_60 = i_59;
                    } else {
                        i_60 = i_43;
                    }
                    i_61 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_62 = (int) (0 - (uint) i_61);
                    if (i_62 < 0) {
                        l_63 = (long) i_62;
                        l_51 = l_63;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_64 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_64)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 4L)))) = i_32;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 12L)))) = i_26;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 16L)))) = l_35;
                        l_65 = (long) i_60;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 24L)))) = l_65;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 36L)))) = 0;
                        l_66 = (long) ((ulong) l_65 + (ulong) (-9223372036854775807L));
                        l_51 = l_66;
                    }
                }
            }
        } else {
            l_51 = 0L;
        }
        GALEFS_BROADCAST(2, l_67, l_51);
        if (l_67 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_26;
            gale_ints[2 * gale_items + gale_item] = (uint) i_32;
            gale_ints[3 * gale_items + gale_item] = (uint) i_33;
            gale_longs[gale_items + gale_item] = (ulong) l_35;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_67); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_26 = (int) gale_ints[gale_items + gale_item];
            i_32 = (int) gale_ints[2 * gale_items + gale_item];
            i_33 = (int) gale_ints[3 * gale_items + gale_item];
            l_35 = (long) gale_longs[gale_items + gale_item];
            l_36 = (long) gale_longs[2 * gale_items + gale_item];
            l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_27 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_28 = (int) get_local_id(0);
            l_29 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
            i_31 = (int) get_local_id(0);
            l_67 = gale_round_reply(gale_entry);
        }
        i_68 = (int) l_67;
        if (l_67 < 0L) {
            i_69 = 0;
        } else {
            i_69 = i_68;
        }
        if (l_67 < 0L) {
            l_70 = 0L;
        } else {
            if (i_68 == 0) {
                l_70 = 0L;
            } else {
                l_71 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_67 >> 32)) << 5))) + (ulong) 16L))));
                l_72 = (long) ((ulong) l_36 + (ulong) l_71);
                l_70 = l_72;
            }
        }
        gale_copy((arg_scratch + 16 + l_35), (arg_fs + 16 + l_70), i_69);
        GALEFS_BARRIER(3);
        if (i_28 == 0) {
            if (!(i_69 < 1)) {
                l_73 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_74 = *((__global gale_long *) (arg_fs + 16 + l_73));
                *((__global gale_long *) (arg_fs + 16 + l_73)) = ((long) ((ulong) ((long) (uint) i_69) + (ulong) l_74));
            }
        }
        i_75 = (int) ((uint) i_33 + (uint) i_69);
        if (l_67 < 0L) {
            if ((!(i_32 == 4)) || (i_75 < 1)) {
                i_76 = i_68;
            } else {
                i_76 = i_75;
            }
        } else {
            i_76 = i_75;
        }
        i_77 = (((!(i_32 == 4)) || (i_75 < 1)) || (i_27 == 0)) ? 0 : 5;
        if (i_69 == 0) {
            i_32 = i_77;
            i_33 = i_75;
            i_34 = i_76;
        } else {
            if (i_1 == i_75) {
                i_32 = i_77;
                i_33 = i_75;
                i_34 = i_76;
            } else {
                i_33 = i_75;
                i_34 = i_76;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_78 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
        if (i_78 == 0) {
            i_79 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_80 = (int) (0 - (uint) i_79);
            if (i_80 < 0) {
                l_81 = (long) i_80;
                l_82 = l_81;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_83 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_83)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 12L)))) = i_26;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 36L)))) = 0;
                l_82 = LONG_MIN;
            }
        } else {
            l_84 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_85 = *((__global gale_int *) (arg_fs + 16 + l_84));
            i_86 = (int) ((uint) i_85 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_84)) = i_86;
            if (i_9 < i_86) {
                i_87 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                if (i_87 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_88 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                    l_82 = LONG_MIN;
                } else {
                    l_82 = (-16L);
                }
            } else {
                l_82 = (-16L);
            }
        }
    } else {
        l_82 = 0L;
    }
    GALEFS_BROADCAST(4, l_89, l_82);
    if (l_89 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_89); }
        GALEFS_RETURN;
        resume_3:
        i_34 = (int) gale_ints[gale_item];
        l_89 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_90 = (int) l_89;
        if (i_90 < 0) {
            l_91 = (long) i_90;
            l_92 = l_91;
        } else {
            l_93 = (long) i_34;
            l_92 = l_93;
        }
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_92;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_178) VARIABLE(int, i_179) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_177) VARIABLE(long, l_2) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_8) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_8) VARIABLE(l_81) VARIABLE(l_82) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_177) VARIABLE(l_2) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_80)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_14, i_18, i_20, i_21, i_23, i_25, i_28, i_29, i_32, i_33, i_39, i_40, i_47, i_52, i_55, i_58, i_59, i_62, i_63, i_67, i_71, i_72, i_73, i_74, i_77, i_78, i_79, i_80, i_83, i_85, i_86, i_87, i_88, i_89, i_94, i_98, i_100, i_101, i_103, i_105, i_108, i_109, i_112, i_113, i_122, i_124, i_125, i_129, i_131, i_132, i_134, i_136, i_139, i_140, i_143, i_144, i_153, i_159, i_162, i_165, i_166, i_169, i_170, i_174, i_178, i_179, i_186, i_187, i_192, i_193, i_194, i_196, i_200, i_202, i_203, i_205, i_207, i_210, i_211, i_214, i_215, i_224, i_229, i_232, i_235, i_236, i_239, i_240, i_244, i_248;
    long l_0, l_2, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_19, l_22, l_24, l_26, l_27, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_53, l_54, l_56, l_57, l_60, l_61, l_64, l_65, l_66, l_68, l_69, l_70, l_75, l_76, l_81, l_82, l_84, l_90, l_91, l_92, l_93, l_95, l_96, l_97, l_99, l_102, l_104, l_106, l_107, l_110, l_111, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_123, l_126, l_127, l_128, l_130, l_133, l_135, l_137, l_138, l_141, l_142, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_154, l_155, l_156, l_157, l_158, l_160, l_161, l_163, l_164, l_167, l_168, l_171, l_172, l_173, l_175, l_176, l_177, l_180, l_181, l_182, l_183, l_184, l_185, l_188, l_189, l_190, l_191, l_195, l_197, l_198, l_199, l_201, l_204, l_206, l_208, l_209, l_212, l_213, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_228, l_230, l_231, l_233, l_234, l_237, l_238, l_241, l_242, l_243, l_245, l_246, l_247, l_249, l_250, l_251;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) ((int) get_group_id(0))) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) ((int) get_group_id(0)) + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    l_8 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_12 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_13 = (long) ((int) get_group_id(0));
        i_14 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1856L))));
        if (i_14 == 0) {
            l_15 = (long) ((int) get_group_id(0));
            l_16 = (long) ((ulong) l_12 + (ulong) ((l_15 << 12) + (l_15 << 11)));
            l_17 = (long) ((ulong) l_16 + (ulong) 1796L);
            i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
            l_19 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 1896L))));
            i_20 = (int) (0 - (uint) i_18);
            if (i_20 < 0) {
                i_21 = i_20;
            } else {
                l_22 = (long) ((ulong) l_19 + (ulong) (-64L));
                i_23 = (int) ((uint) ((int) (((long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_22 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_24 = (long) ((ulong) l_16 + (ulong) 1792L);
                i_25 = 0;
                l_26 = 0L;
                l_27 = (-1L);
                while (true) {
                    if (!(i_25 == 0)) {
                        break;
                    }
                    i_28 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                    if (i_23 == i_29) {
                        i_25 = 1;
                    } else {
                        if (i_28 == 0) {
                            if (l_26 < l_11) {
                                GALEFS_RELAX(l_26);
                                l_30 = (long) ((ulong) l_26 + (ulong) 1L);
                                l_26 = l_30;
                            } else {
                                l_31 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                i_32 = (l_27 == l_31) ? (-110) : 0;
                                i_25 = i_32;
                                l_26 = 0L;
                                l_27 = l_31;
                            }
                        } else {
                            i_33 = (int) (0 - (uint) i_28);
                            i_25 = i_33;
                        }
                    }
                }
                i_21 = i_25;
            }
            l_34 = (long) i_21;
            l_35 = l_34;
        } else {
            l_35 = (-16L);
        }
        if (l_35 < 0L) {
            l_36 = l_35;
        } else {
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_37 << 12) + (l_37 << 11)))) + (ulong) 2048L);
            i_39 = 0;
            while (true) {
                if (!(i_39 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) i_39))))) = (char) ((int) gale_literals[i_39]);
                i_40 = (int) ((uint) i_39 + (uint) 1);
                i_39 = i_40;
            }
            l_41 = (long) ((int) get_group_id(0));
            l_42 = (long) ((ulong) l_12 + (ulong) ((l_41 << 12) + (l_41 << 11)));
            l_43 = (long) ((ulong) l_42 + (ulong) 1896L);
            l_44 = *((__global gale_long *) (arg_fs + 16 + l_43));
            l_45 = (long) ((ulong) l_44 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_45) & 1023)))))) = 0L;
            l_46 = (long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_44) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_46)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_43)) = l_45;
            GALEFS_FENCE();
            i_47 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_47))))) = (char) 1;
            if (l_8 == 0L) {
                l_36 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_47 >> 6)))))) = (char) 1;
                l_36 = LONG_MIN;
            }
        }
    } else {
        l_36 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_36 < (-4611686018427387904L)) {
            l_48 = (long) ((int) get_group_id(0));
            l_49 = (long) ((ulong) l_12 + (ulong) ((l_48 << 12) + (l_48 << 11)));
            l_50 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1896L))));
            l_51 = (long) ((ulong) l_50 + (ulong) (-64L));
            i_52 = (int) ((uint) ((int) (((long) ((ulong) l_51 + (ulong) ((long) ((ulong) (l_51 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_53 = (long) ((ulong) l_49 + (ulong) 1792L);
            l_54 = (long) ((ulong) l_49 + (ulong) 1796L);
            i_55 = 0;
            l_56 = 0L;
            l_57 = (-1L);
            while (true) {
                if (!(i_55 == 0)) {
                    break;
                }
                i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_54));
                i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                if (i_52 == i_59) {
                    i_55 = 1;
                } else {
                    if (i_58 == 0) {
                        if (l_56 < l_11) {
                            GALEFS_RELAX(l_56);
                            l_60 = (long) ((ulong) l_56 + (ulong) 1L);
                            l_56 = l_60;
                        } else {
                            l_61 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                            i_62 = (l_57 == l_61) ? (-110) : 0;
                            i_55 = i_62;
                            l_56 = 0L;
                            l_57 = l_61;
                        }
                    } else {
                        i_63 = (int) (0 - (uint) i_58);
                        i_55 = i_63;
                    }
                }
            }
            if (i_55 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1888L)))) = i_52;
            }
            GALEFS_FENCE();
            if (i_55 < 0) {
                l_64 = (long) i_55;
                l_65 = l_64;
            } else {
                l_66 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1800L))));
                l_65 = l_66;
            }
            i_67 = (int) ((uint) ((int) l_36) + (uint) (-1));
            if (i_67 < 0) {
                l_68 = l_65;
            } else {
                if (l_65 < 0L) {
                    l_68 = l_65;
                } else {
                    l_69 = (l_65 << 32) | ((long) (uint) i_67);
                    l_68 = l_69;
                }
            }
        } else {
            l_68 = l_36;
        }
    } else {
        l_68 = l_36;
    }
    GALEFS_BROADCAST(1, l_70, l_68);
    i_71 = (int) l_70;
    i_72 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_73 = (int) get_local_id(0);
    i_74 = (int) get_local_id(0);
    l_75 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_76 = (long) ((ulong) l_75 + (ulong) (-1L));
    i_77 = (int) get_local_id(0);
    i_78 = 4;
    i_79 = 0;
    i_80 = 0;
    while (true) {
        if (i_78 == 0) {
            break;
        }
        l_81 = l_2 + ((long) i_79);
        l_82 = l_81 & l_76;
        if (i_77 == 0) {
            if (i_71 < 0) {
                i_83 = (-9);
            } else {
                if (i_71 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_84 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_71) << 3));
                    i_85 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                    i_86 = (int) ((uint) i_85 + (uint) (-1));
                    i_87 = (i_86 < 0) ? (-9) : i_86;
                    if (i_87 < 0) {
                        i_83 = i_87;
                    } else {
                        i_88 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L))));
                        if ((i_88 & 3) == 0) {
                            i_83 = (-9);
                        } else {
                            i_83 = i_87;
                        }
                    }
                } else {
                    i_83 = (-9);
                }
            }
            i_89 = (int) ((uint) i_1 - (uint) i_79);
            l_90 = (long) i_89;
            if (i_83 < 0) {
                l_91 = (long) i_83;
                l_92 = l_91;
            } else {
                if (l_81 < 0L) {
                    l_92 = (-22L);
                } else {
                    if (i_89 < 0) {
                        l_92 = (-22L);
                    } else {
                        if ((l_81 + l_90) < 0L) {
                            l_92 = (-27L);
                        } else {
                            l_93 = (long) ((int) get_group_id(0));
                            i_94 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_93 << 12) + (l_93 << 11)))) + (ulong) 1856L))));
                            if (i_94 == 0) {
                                l_92 = l_90;
                            } else {
                                l_92 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_78 == 5) {
                l_95 = (long) ((int) get_group_id(0));
                l_96 = (long) ((ulong) l_12 + (ulong) ((l_95 << 12) + (l_95 << 11)));
                l_97 = (long) ((ulong) l_96 + (ulong) 1796L);
                i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                l_99 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 1896L))));
                i_100 = (int) (0 - (uint) i_98);
                if (i_100 < 0) {
                    i_101 = i_100;
                } else {
                    l_102 = (long) ((ulong) l_99 + (ulong) (-64L));
                    i_103 = (int) ((uint) ((int) (((long) ((ulong) l_102 + (ulong) ((long) ((ulong) (l_102 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_104 = (long) ((ulong) l_96 + (ulong) 1792L);
                    i_105 = 0;
                    l_106 = 0L;
                    l_107 = (-1L);
                    while (true) {
                        if (!(i_105 == 0)) {
                            break;
                        }
                        i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                        i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
                        if (i_103 == i_109) {
                            i_105 = 1;
                        } else {
                            if (i_108 == 0) {
                                if (l_106 < l_11) {
                                    GALEFS_RELAX(l_106);
                                    l_110 = (long) ((ulong) l_106 + (ulong) 1L);
                                    l_106 = l_110;
                                } else {
                                    l_111 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                    i_112 = (l_107 == l_111) ? (-110) : 0;
                                    i_105 = i_112;
                                    l_106 = 0L;
                                    l_107 = l_111;
                                }
                            } else {
                                i_113 = (int) (0 - (uint) i_108);
                                i_105 = i_113;
                            }
                        }
                    }
                    i_101 = i_105;
                }
                if (i_101 < 0) {
                    l_114 = (long) i_101;
                    l_115 = l_114;
                } else {
                    l_116 = (long) ((int) get_group_id(0));
                    l_117 = (long) ((ulong) l_12 + (ulong) ((l_116 << 12) + (l_116 << 11)));
                    l_118 = (long) ((ulong) l_117 + (ulong) 1896L);
                    l_119 = *((__global gale_long *) (arg_fs + 16 + l_118));
                    l_120 = (long) ((ulong) l_119 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) ((long) (uint) (((int) l_120) & 1023)))))) = 0L;
                    l_121 = (long) ((ulong) l_117 + (ulong) ((long) (uint) (((int) l_119) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_119 + (ulong) ((long) ((ulong) (l_119 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 12L)))) = i_71;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_121)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_118)) = l_120;
                    GALEFS_FENCE();
                    i_122 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_122))))) = (char) 1;
                    if (l_8 == 0L) {
                        l_115 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_122 >> 6)))))) = (char) 1;
                        l_115 = LONG_MIN;
                    }
                }
            } else {
                if (l_92 < 1L) {
                    l_115 = l_92;
                } else {
                    l_123 = (long) ((ulong) l_75 - (ulong) l_82);
                    if (l_123 < l_90) {
                        i_124 = (int) l_123;
                        i_125 = i_124;
                    } else {
                        i_125 = i_89;
                    }
                    l_126 = (long) ((int) get_group_id(0));
                    l_127 = (long) ((ulong) l_12 + (ulong) ((l_126 << 12) + (l_126 << 11)));
                    l_128 = (long) ((ulong) l_127 + (ulong) 1796L);
                    i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                    l_130 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1896L))));
                    i_131 = (int) (0 - (uint) i_129);
                    if (i_131 < 0) {
                        i_132 = i_131;
                    } else {
                        l_133 = (long) ((ulong) l_130 + (ulong) (-64L));
                        i_134 = (int) ((uint) ((int) (((long) ((ulong) l_133 + (ulong) ((long) ((ulong) (l_133 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_135 = (long) ((ulong) l_127 + (ulong) 1792L);
                        i_136 = 0;
                        l_137 = 0L;
                        l_138 = (-1L);
                        while (true) {
                            if (!(i_136 == 0)) {
                                break;
                            }
                            i_139 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                            i_140 = *((volatile __global gale_int *) (arg_fs + 16 + l_135));
                            if (i_134 == i_140) {
                                i_136 = 1;
                            } else {
                                if (i_139 == 0) {
                                    if (l_137 < l_11) {
                                        GALEFS_RELAX(l_137);
                                        l_141 = (long) ((ulong) l_137 + (ulong) 1L);
                                        l_137 = l_141;
                                    } else {
                                        l_142 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                        i_143 = (l_138 == l_142) ? (-110) : 0;
                                        i_136 = i_143;
                                        l_137 = 0L;
                                        l_138 = l_142;
                                    }
                                } else {
                                    i_144 = (int) (0 - (uint) i_139);
                                    i_136 = i_144;
                                }
                            }
                        }
                        i_132 = i_136;
                    }
                    if (i_132 < 0) {
                        l_145 = (long) i_132;
                        l_115 = l_145;
                    } else {
                        l_146 = (long) ((int) get_group_id(0));
                        l_147 = (long) ((ulong) l_12 + (ulong) ((l_146 << 12) + (l_146 << 11)));
                        l_148 = (long) ((ulong) l_147 + (ulong) 1896L);
                        l_149 = *((__global gale_long *) (arg_fs + 16 + l_148));
                        l_150 = (long) ((ulong) l_149 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) ((long) (uint) (((int) l_150) & 1023)))))) = 0L;
                        l_151 = (long) ((ulong) l_147 + (ulong) ((long) (uint) (((int) l_149) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 4L)))) = i_78;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_149 + (ulong) ((long) ((ulong) (l_149 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 12L)))) = i_71;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 16L)))) = l_81;
                        l_152 = (long) i_125;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 24L)))) = l_152;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_151)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_148)) = l_150;
                        GALEFS_FENCE();
                        i_153 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_153))))) = (char) 1;
                        l_154 = (long) ((ulong) l_152 + (ulong) (-9223372036854775807L));
                        if (l_8 == 0L) {
                            l_115 = l_154;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_153 >> 6)))))) = (char) 1;
                            l_115 = l_154;
                        }
                    }
                }
            }
        } else {
            l_115 = 0L;
        }
        if (i_74 == 0) {
            if (l_115 < (-4611686018427387904L)) {
                l_155 = (long) ((int) get_group_id(0));
                l_156 = (long) ((ulong) l_12 + (ulong) ((l_155 << 12) + (l_155 << 11)));
                l_157 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1896L))));
                l_158 = (long) ((ulong) l_157 + (ulong) (-64L));
                i_159 = (int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_160 = (long) ((ulong) l_156 + (ulong) 1792L);
                l_161 = (long) ((ulong) l_156 + (ulong) 1796L);
                i_162 = 0;
                l_163 = 0L;
                l_164 = (-1L);
                while (true) {
                    if (!(i_162 == 0)) {
                        break;
                    }
                    i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_161));
                    i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                    if (i_159 == i_166) {
                        i_162 = 1;
                    } else {
                        if (i_165 == 0) {
                            if (l_163 < l_11) {
                                GALEFS_RELAX(l_163);
                                l_167 = (long) ((ulong) l_163 + (ulong) 1L);
                                l_163 = l_167;
                            } else {
                                l_168 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
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
                if (i_162 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1888L)))) = i_159;
                }
                GALEFS_FENCE();
                if (i_162 < 0) {
                    l_171 = (long) i_162;
                    l_172 = l_171;
                } else {
                    l_173 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_156 + (ulong) 1800L))));
                    l_172 = l_173;
                }
                i_174 = (int) ((uint) ((int) l_115) + (uint) (-1));
                if (i_174 < 0) {
                    l_175 = l_172;
                } else {
                    if (l_172 < 0L) {
                        l_175 = l_172;
                    } else {
                        l_176 = (l_172 << 32) | ((long) (uint) i_174);
                        l_175 = l_176;
                    }
                }
            } else {
                l_175 = l_115;
            }
        } else {
            l_175 = l_115;
        }
        GALEFS_BROADCAST(2, l_177, l_175);
        i_178 = (int) l_177;
        if (l_177 < 0L) {
            i_179 = 0;
        } else {
            i_179 = i_178;
        }
        if (l_177 < 0L) {
            l_180 = 0L;
        } else {
            if (i_178 == 0) {
                l_180 = 0L;
            } else {
                l_181 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_177 >> 32)) << 5))) + (ulong) 16L))));
                l_182 = (long) ((ulong) l_82 + (ulong) l_181);
                l_180 = l_182;
            }
        }
        gale_copy((arg_scratch + 16 + l_81), (arg_fs + 16 + l_180), i_179);
        GALEFS_BARRIER(3);
        if (i_73 == 0) {
            if (!(i_179 < 1)) {
                l_183 = (long) ((int) get_group_id(0));
                l_184 = (long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_183 << 12) + (l_183 << 11)))) + (ulong) 1880L);
                l_185 = *((__global gale_long *) (arg_fs + 16 + l_184));
                *((__global gale_long *) (arg_fs + 16 + l_184)) = ((long) ((ulong) ((long) (uint) i_179) + (ulong) l_185));
                GALEFS_RELEASE_FENCE();
                i_186 = (int) get_group_id(0);
                i_187 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_186 & ((int) ((uint) (1 << i_187) + (uint) (-1))))) << 6) + (((long) (i_186 >> i_187)) << 2)))))) = 0;
                l_188 = (long) ((int) get_group_id(0));
                l_189 = (long) ((ulong) l_12 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                l_190 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1896L))));
                l_191 = (long) ((ulong) l_190 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_191 + (ulong) ((long) ((ulong) (l_191 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_192 = (int) ((uint) i_79 + (uint) i_179);
        if (l_177 < 0L) {
            if ((!(i_78 == 4)) || (i_192 < 1)) {
                i_193 = i_178;
            } else {
                i_193 = i_192;
            }
        } else {
            i_193 = i_192;
        }
        i_194 = (((!(i_78 == 4)) || (i_192 < 1)) || (i_72 == 0)) ? 0 : 5;
        if (i_179 == 0) {
            i_78 = i_194;
            i_79 = i_192;
            i_80 = i_193;
        } else {
            if (i_1 == i_192) {
                i_78 = i_194;
                i_79 = i_192;
                i_80 = i_193;
            } else {
                i_79 = i_192;
                i_80 = i_193;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_195 = (long) ((int) get_group_id(0));
        i_196 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_195 << 12) + (l_195 << 11)))) + (ulong) 1856L))));
        if (i_196 == 0) {
            l_197 = (long) ((int) get_group_id(0));
            l_198 = (long) ((ulong) l_12 + (ulong) ((l_197 << 12) + (l_197 << 11)));
            l_199 = (long) ((ulong) l_198 + (ulong) 1796L);
            i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
            l_201 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 1896L))));
            i_202 = (int) (0 - (uint) i_200);
            if (i_202 < 0) {
                i_203 = i_202;
            } else {
                l_204 = (long) ((ulong) l_201 + (ulong) (-64L));
                i_205 = (int) ((uint) ((int) (((long) ((ulong) l_204 + (ulong) ((long) ((ulong) (l_204 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_206 = (long) ((ulong) l_198 + (ulong) 1792L);
                i_207 = 0;
                l_208 = 0L;
                l_209 = (-1L);
                while (true) {
                    if (!(i_207 == 0)) {
                        break;
                    }
                    i_210 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                    i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_206));
                    if (i_205 == i_211) {
                        i_207 = 1;
                    } else {
                        if (i_210 == 0) {
                            if (l_208 < l_11) {
                                GALEFS_RELAX(l_208);
                                l_212 = (long) ((ulong) l_208 + (ulong) 1L);
                                l_208 = l_212;
                            } else {
                                l_213 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                i_214 = (l_209 == l_213) ? (-110) : 0;
                                i_207 = i_214;
                                l_208 = 0L;
                                l_209 = l_213;
                            }
                        } else {
                            i_215 = (int) (0 - (uint) i_210);
                            i_207 = i_215;
                        }
                    }
                }
                i_203 = i_207;
            }
            if (i_203 < 0) {
                l_216 = (long) i_203;
                l_217 = l_216;
            } else {
                l_218 = (long) ((int) get_group_id(0));
                l_219 = (long) ((ulong) l_12 + (ulong) ((l_218 << 12) + (l_218 << 11)));
                l_220 = (long) ((ulong) l_219 + (ulong) 1896L);
                l_221 = *((__global gale_long *) (arg_fs + 16 + l_220));
                l_222 = (long) ((ulong) l_221 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_222) & 1023)))))) = 0L;
                l_223 = (long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_221) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 12L)))) = i_71;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_223)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_220)) = l_222;
                GALEFS_FENCE();
                i_224 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_224))))) = (char) 1;
                if (l_8 == 0L) {
                    l_217 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_224 >> 6)))))) = (char) 1;
                    l_217 = LONG_MIN;
                }
            }
        } else {
            l_217 = (-16L);
        }
    } else {
        l_217 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_217 < (-4611686018427387904L)) {
            l_225 = (long) ((int) get_group_id(0));
            l_226 = (long) ((ulong) l_12 + (ulong) ((l_225 << 12) + (l_225 << 11)));
            l_227 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1896L))));
            l_228 = (long) ((ulong) l_227 + (ulong) (-64L));
            i_229 = (int) ((uint) ((int) (((long) ((ulong) l_228 + (ulong) ((long) ((ulong) (l_228 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_230 = (long) ((ulong) l_226 + (ulong) 1792L);
            l_231 = (long) ((ulong) l_226 + (ulong) 1796L);
            i_232 = 0;
            l_233 = 0L;
            l_234 = (-1L);
            while (true) {
                if (!(i_232 == 0)) {
                    break;
                }
                i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_231));
                i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_230));
                if (i_229 == i_236) {
                    i_232 = 1;
                } else {
                    if (i_235 == 0) {
                        if (l_233 < l_11) {
                            GALEFS_RELAX(l_233);
                            l_237 = (long) ((ulong) l_233 + (ulong) 1L);
                            l_233 = l_237;
                        } else {
                            l_238 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                            i_239 = (l_234 == l_238) ? (-110) : 0;
                            i_232 = i_239;
                            l_233 = 0L;
                            l_234 = l_238;
                        }
                    } else {
                        i_240 = (int) (0 - (uint) i_235);
                        i_232 = i_240;
                    }
                }
            }
            if (i_232 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1888L)))) = i_229;
            }
            GALEFS_FENCE();
            if (i_232 < 0) {
                l_241 = (long) i_232;
                l_242 = l_241;
            } else {
                l_243 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1800L))));
                l_242 = l_243;
            }
            i_244 = (int) ((uint) ((int) l_217) + (uint) (-1));
            if (i_244 < 0) {
                l_245 = l_242;
            } else {
                if (l_242 < 0L) {
                    l_245 = l_242;
                } else {
                    l_246 = (l_242 << 32) | ((long) (uint) i_244);
                    l_245 = l_246;
                }
            }
        } else {
            l_245 = l_217;
        }
    } else {
        l_245 = l_217;
    }
    GALEFS_BROADCAST(4, l_247, l_245);
    if (((int) get_local_id(0)) == 0) {
        i_248 = (int) l_247;
        if (i_248 < 0) {
            l_249 = (long) i_248;
            l_250 = l_249;
        } else {
            l_251 = (long) i_80;
            l_250 = l_251;
        }
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_250;
    }
    GALEFS_GROUP_END()
}
#endif
