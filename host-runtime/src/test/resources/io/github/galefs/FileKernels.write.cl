// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ WRITE
// suspension: 3 waits, 8 values, 48 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_64)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_64)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_30) VARIABLE(l_22)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_20, i_21, i_23, i_24, i_27, i_28, i_29, i_30, i_34, i_36, i_37, i_38, i_39, i_40, i_44, i_45, i_46, i_51, i_52, i_53, i_56, i_57, i_58, i_59, i_65, i_66, i_72, i_73, i_74, i_75, i_76, i_77, i_82, i_83, i_84;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_22, l_25, l_26, l_31, l_32, l_33, l_35, l_41, l_42, l_43, l_47, l_48, l_49, l_50, l_54, l_55, l_60, l_61, l_62, l_63, l_64, l_67, l_68, l_69, l_70, l_71, l_78, l_79, l_80, l_81, l_85, l_86, l_87, l_88;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 65;
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
    i_23 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_24 = (int) get_local_id(0);
    l_25 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    i_27 = (int) get_local_id(0);
    i_28 = 4;
    i_29 = 0;
    i_30 = 0;
    while (true) {
        if (i_28 == 0) {
            break;
        }
        l_31 = (long) i_29;
        l_32 = (long) ((ulong) l_31 + (ulong) l_18);
        l_33 = l_32 & l_26;
        if (i_27 == 0) {
            if (i_21 < 0) {
                i_34 = (-9);
            } else {
                if (i_21 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_35 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_22 << 3));
                    i_36 = *((volatile __global gale_int *) (arg_fs + 16 + l_35));
                    i_37 = (int) ((uint) i_36 + (uint) (-1));
                    i_38 = (i_37 < 0) ? (-9) : i_37;
                    if (i_38 < 0) {
                        i_34 = i_38;
                    } else {
                        i_39 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L))));
                        if ((i_39 & 3) == 0) {
                            i_34 = (-9);
                        } else {
                            i_34 = i_38;
                        }
                    }
                } else {
                    i_34 = (-9);
                }
            }
            i_40 = (int) ((uint) i_20 - (uint) i_29);
            l_41 = (long) i_40;
            if (i_34 < 0) {
                l_42 = (long) i_34;
                l_43 = l_42;
            } else {
                if (l_32 < 0L) {
                    l_43 = (-22L);
                } else {
                    if (i_40 < 0) {
                        l_43 = (-22L);
                    } else {
                        if (((long) ((ulong) l_32 + (ulong) l_41)) < 0L) {
                            l_43 = (-27L);
                        } else {
                            i_44 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_44 == 0) {
                                l_43 = l_41;
                            } else {
                                l_43 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_28 == 5) {
                i_45 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_46 = (int) (0 - (uint) i_45);
                if (i_46 < 0) {
                    l_47 = (long) i_46;
                    l_48 = l_47;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_49 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_49)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 12L)))) = i_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 36L)))) = 0;
                    l_48 = LONG_MIN;
                }
            } else {
                if (l_43 < 1L) {
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
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = l_43;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = 0;
                            l_48 = LONG_MIN;
                        } else {
                            l_48 = l_43;
                        }
                    } else {
                        l_48 = l_43;
                    }
                } else {
                    l_55 = (long) ((ulong) l_25 - (ulong) l_33);
                    if (l_55 < l_41) {
                        i_56 = (int) l_55;
                        i_57 = i_56;
                    } else {
                        i_57 = i_40;
                    }
                    i_58 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_59 = (int) (0 - (uint) i_58);
                    if (i_59 < 0) {
                        l_60 = (long) i_59;
                        l_48 = l_60;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_61 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_61)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 4L)))) = i_28;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 12L)))) = i_21;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 16L)))) = l_32;
                        l_62 = (long) i_57;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 24L)))) = l_62;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 36L)))) = 0;
                        l_63 = (long) ((ulong) l_62 + (ulong) (-9223372036854775807L));
                        l_48 = l_63;
                    }
                }
            }
        } else {
            l_48 = 0L;
        }
        GALEFS_BROADCAST(2, l_64, l_48);
        if (l_64 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_20;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_ints[2 * gale_items + gale_item] = (uint) i_28;
            gale_ints[3 * gale_items + gale_item] = (uint) i_29;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_64); }
            GALEFS_RETURN;
            resume_2:
            l_18 = (long) gale_longs[gale_item];
            i_20 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_28 = (int) gale_ints[2 * gale_items + gale_item];
            i_29 = (int) gale_ints[3 * gale_items + gale_item];
            l_31 = (long) gale_longs[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_23 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_24 = (int) get_local_id(0);
            l_25 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            l_64 = gale_round_reply(gale_entry);
        }
        i_65 = (int) l_64;
        if (l_64 < 0L) {
            i_66 = 0;
        } else {
            i_66 = i_65;
        }
        if (l_64 < 0L) {
            l_67 = 0L;
        } else {
            if (i_65 == 0) {
                l_67 = 0L;
            } else {
                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_64 >> 32)) << 5))) + (ulong) 16L))));
                l_69 = (long) ((ulong) l_33 + (ulong) l_68);
                l_67 = l_69;
            }
        }
        gale_copy((arg_data + 16 + l_31), (arg_fs + 16 + l_67), i_66);
        GALEFS_BARRIER(3);
        if (i_24 == 0) {
            if (!(i_66 < 1)) {
                l_70 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_71 = *((__global gale_long *) (arg_fs + 16 + l_70));
                *((__global gale_long *) (arg_fs + 16 + l_70)) = ((long) ((ulong) ((long) (uint) i_66) + (ulong) l_71));
            }
        }
        i_72 = (int) ((uint) i_29 + (uint) i_66);
        if (l_64 < 0L) {
            if ((!(i_28 == 4)) || (i_72 < 1)) {
                i_73 = i_65;
            } else {
                i_73 = i_72;
            }
        } else {
            i_73 = i_72;
        }
        i_74 = (((!(i_28 == 4)) || (i_72 < 1)) || (i_23 == 0)) ? 0 : 5;
        if (i_66 == 0) {
            i_28 = i_74;
            i_29 = i_72;
            i_30 = i_73;
        } else {
            if (i_20 == i_72) {
                i_28 = i_74;
                i_29 = i_72;
                i_30 = i_73;
            } else {
                i_29 = i_72;
                i_30 = i_73;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_75 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_75 == 0) {
            i_76 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_77 = (int) (0 - (uint) i_76);
            if (i_77 < 0) {
                l_78 = (long) i_77;
                l_79 = l_78;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_80 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                l_79 = LONG_MIN;
            }
        } else {
            l_81 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_82 = *((__global gale_int *) (arg_fs + 16 + l_81));
            i_83 = (int) ((uint) i_82 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_81)) = i_83;
            if (i_1 < i_83) {
                i_84 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_84 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_85 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_85)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) 36L)))) = 0;
                    l_79 = LONG_MIN;
                } else {
                    l_79 = (-16L);
                }
            } else {
                l_79 = (-16L);
            }
        }
    } else {
        l_79 = 0L;
    }
    GALEFS_BROADCAST(4, l_86, l_79);
    if (l_86 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_86); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_30 = (int) gale_ints[gale_items + gale_item];
        l_86 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_21 < 0) {
            l_87 = l_22;
        } else {
            l_88 = (long) i_30;
            l_87 = l_88;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_87;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_86));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_175) VARIABLE(int, i_176) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_174) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_67) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_77) VARIABLE(long, l_79)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_175) VARIABLE(i_176) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_174) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_72)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_66) VARIABLE(i_76) VARIABLE(l_67)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_65, i_66, i_68, i_69, i_70, i_73, i_74, i_75, i_76, i_80, i_82, i_83, i_84, i_85, i_86, i_91, i_95, i_97, i_98, i_100, i_102, i_105, i_106, i_109, i_110, i_119, i_121, i_122, i_126, i_128, i_129, i_131, i_133, i_136, i_137, i_140, i_141, i_150, i_156, i_159, i_162, i_163, i_166, i_167, i_171, i_175, i_176, i_183, i_184, i_189, i_190, i_191, i_193, i_197, i_199, i_200, i_202, i_204, i_207, i_208, i_211, i_212, i_221, i_226, i_229, i_232, i_233, i_236, i_237, i_241;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_64, l_67, l_71, l_72, l_77, l_78, l_79, l_81, l_87, l_88, l_89, l_90, l_92, l_93, l_94, l_96, l_99, l_101, l_103, l_104, l_107, l_108, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_118, l_120, l_123, l_124, l_125, l_127, l_130, l_132, l_134, l_135, l_138, l_139, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_151, l_152, l_153, l_154, l_155, l_157, l_158, l_160, l_161, l_164, l_165, l_168, l_169, l_170, l_172, l_173, l_174, l_177, l_178, l_179, l_180, l_181, l_182, l_185, l_186, l_187, l_188, l_192, l_194, l_195, l_196, l_198, l_201, l_203, l_205, l_206, l_209, l_210, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_222, l_223, l_224, l_225, l_227, l_228, l_230, l_231, l_234, l_235, l_238, l_239, l_240, l_242, l_243, l_244, l_245, l_246;
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 65;
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
    i_68 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_69 = (int) get_local_id(0);
    i_70 = (int) get_local_id(0);
    l_71 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_72 = (long) ((ulong) l_71 + (ulong) (-1L));
    i_73 = (int) get_local_id(0);
    i_74 = 4;
    i_75 = 0;
    i_76 = 0;
    while (true) {
        if (i_74 == 0) {
            break;
        }
        l_77 = (long) i_75;
        l_78 = (long) ((ulong) l_77 + (ulong) l_63);
        l_79 = l_78 & l_72;
        if (i_73 == 0) {
            if (i_66 < 0) {
                i_80 = (-9);
            } else {
                if (i_66 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_81 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_67 << 3));
                    i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_81));
                    i_83 = (int) ((uint) i_82 + (uint) (-1));
                    i_84 = (i_83 < 0) ? (-9) : i_83;
                    if (i_84 < 0) {
                        i_80 = i_84;
                    } else {
                        i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 4L))));
                        if ((i_85 & 3) == 0) {
                            i_80 = (-9);
                        } else {
                            i_80 = i_84;
                        }
                    }
                } else {
                    i_80 = (-9);
                }
            }
            i_86 = (int) ((uint) i_65 - (uint) i_75);
            l_87 = (long) i_86;
            if (i_80 < 0) {
                l_88 = (long) i_80;
                l_89 = l_88;
            } else {
                if (l_78 < 0L) {
                    l_89 = (-22L);
                } else {
                    if (i_86 < 0) {
                        l_89 = (-22L);
                    } else {
                        if (((long) ((ulong) l_78 + (ulong) l_87)) < 0L) {
                            l_89 = (-27L);
                        } else {
                            l_90 = (long) ((int) get_group_id(0));
                            i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_90 << 12) + (l_90 << 11)))) + (ulong) 1856L))));
                            if (i_91 == 0) {
                                l_89 = l_87;
                            } else {
                                l_89 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_74 == 5) {
                l_92 = (long) ((int) get_group_id(0));
                l_93 = (long) ((ulong) l_4 + (ulong) ((l_92 << 12) + (l_92 << 11)));
                l_94 = (long) ((ulong) l_93 + (ulong) 1796L);
                i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                l_96 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1896L))));
                i_97 = (int) (0 - (uint) i_95);
                if (i_97 < 0) {
                    i_98 = i_97;
                } else {
                    l_99 = (long) ((ulong) l_96 + (ulong) (-64L));
                    i_100 = (int) ((uint) ((int) (((long) ((ulong) l_99 + (ulong) ((long) ((ulong) (l_99 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_101 = (long) ((ulong) l_93 + (ulong) 1792L);
                    i_102 = 0;
                    l_103 = 0L;
                    l_104 = (-1L);
                    while (true) {
                        if (!(i_102 == 0)) {
                            break;
                        }
                        i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                        i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_101));
                        if (i_100 == i_106) {
                            i_102 = 1;
                        } else {
                            if (i_105 == 0) {
                                if (l_103 < l_3) {
                                    GALEFS_RELAX(l_103);
                                    l_107 = (long) ((ulong) l_103 + (ulong) 1L);
                                    l_103 = l_107;
                                } else {
                                    l_108 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_109 = (l_104 == l_108) ? (-110) : 0;
                                    i_102 = i_109;
                                    l_103 = 0L;
                                    l_104 = l_108;
                                }
                            } else {
                                i_110 = (int) (0 - (uint) i_105);
                                i_102 = i_110;
                            }
                        }
                    }
                    i_98 = i_102;
                }
                if (i_98 < 0) {
                    l_111 = (long) i_98;
                    l_112 = l_111;
                } else {
                    l_113 = (long) ((int) get_group_id(0));
                    l_114 = (long) ((ulong) l_4 + (ulong) ((l_113 << 12) + (l_113 << 11)));
                    l_115 = (long) ((ulong) l_114 + (ulong) 1896L);
                    l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
                    l_117 = (long) ((ulong) l_116 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) ((long) (uint) (((int) l_117) & 1023)))))) = 0L;
                    l_118 = (long) ((ulong) l_114 + (ulong) ((long) (uint) (((int) l_116) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_116 + (ulong) ((long) ((ulong) (l_116 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 12L)))) = i_66;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_118)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_115)) = l_117;
                    GALEFS_FENCE();
                    i_119 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_119))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_112 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_119 >> 6)))))) = (char) 1;
                        l_112 = LONG_MIN;
                    }
                }
            } else {
                if (l_89 < 1L) {
                    l_112 = l_89;
                } else {
                    l_120 = (long) ((ulong) l_71 - (ulong) l_79);
                    if (l_120 < l_87) {
                        i_121 = (int) l_120;
                        i_122 = i_121;
                    } else {
                        i_122 = i_86;
                    }
                    l_123 = (long) ((int) get_group_id(0));
                    l_124 = (long) ((ulong) l_4 + (ulong) ((l_123 << 12) + (l_123 << 11)));
                    l_125 = (long) ((ulong) l_124 + (ulong) 1796L);
                    i_126 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                    l_127 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1896L))));
                    i_128 = (int) (0 - (uint) i_126);
                    if (i_128 < 0) {
                        i_129 = i_128;
                    } else {
                        l_130 = (long) ((ulong) l_127 + (ulong) (-64L));
                        i_131 = (int) ((uint) ((int) (((long) ((ulong) l_130 + (ulong) ((long) ((ulong) (l_130 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_132 = (long) ((ulong) l_124 + (ulong) 1792L);
                        i_133 = 0;
                        l_134 = 0L;
                        l_135 = (-1L);
                        while (true) {
                            if (!(i_133 == 0)) {
                                break;
                            }
                            i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                            i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                            if (i_131 == i_137) {
                                i_133 = 1;
                            } else {
                                if (i_136 == 0) {
                                    if (l_134 < l_3) {
                                        GALEFS_RELAX(l_134);
                                        l_138 = (long) ((ulong) l_134 + (ulong) 1L);
                                        l_134 = l_138;
                                    } else {
                                        l_139 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_140 = (l_135 == l_139) ? (-110) : 0;
                                        i_133 = i_140;
                                        l_134 = 0L;
                                        l_135 = l_139;
                                    }
                                } else {
                                    i_141 = (int) (0 - (uint) i_136);
                                    i_133 = i_141;
                                }
                            }
                        }
                        i_129 = i_133;
                    }
                    if (i_129 < 0) {
                        l_142 = (long) i_129;
                        l_112 = l_142;
                    } else {
                        l_143 = (long) ((int) get_group_id(0));
                        l_144 = (long) ((ulong) l_4 + (ulong) ((l_143 << 12) + (l_143 << 11)));
                        l_145 = (long) ((ulong) l_144 + (ulong) 1896L);
                        l_146 = *((__global gale_long *) (arg_fs + 16 + l_145));
                        l_147 = (long) ((ulong) l_146 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) ((long) (uint) (((int) l_147) & 1023)))))) = 0L;
                        l_148 = (long) ((ulong) l_144 + (ulong) ((long) (uint) (((int) l_146) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = i_74;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_146 + (ulong) ((long) ((ulong) (l_146 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = i_66;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = l_78;
                        l_149 = (long) i_122;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = l_149;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_148)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_145)) = l_147;
                        GALEFS_FENCE();
                        i_150 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_150))))) = (char) 1;
                        l_151 = (long) ((ulong) l_149 + (ulong) (-9223372036854775807L));
                        if (l_0 == 0L) {
                            l_112 = l_151;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_150 >> 6)))))) = (char) 1;
                            l_112 = l_151;
                        }
                    }
                }
            }
        } else {
            l_112 = 0L;
        }
        if (i_70 == 0) {
            if (l_112 < (-4611686018427387904L)) {
                l_152 = (long) ((int) get_group_id(0));
                l_153 = (long) ((ulong) l_4 + (ulong) ((l_152 << 12) + (l_152 << 11)));
                l_154 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1896L))));
                l_155 = (long) ((ulong) l_154 + (ulong) (-64L));
                i_156 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_157 = (long) ((ulong) l_153 + (ulong) 1792L);
                l_158 = (long) ((ulong) l_153 + (ulong) 1796L);
                i_159 = 0;
                l_160 = 0L;
                l_161 = (-1L);
                while (true) {
                    if (!(i_159 == 0)) {
                        break;
                    }
                    i_162 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                    i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                    if (i_156 == i_163) {
                        i_159 = 1;
                    } else {
                        if (i_162 == 0) {
                            if (l_160 < l_3) {
                                GALEFS_RELAX(l_160);
                                l_164 = (long) ((ulong) l_160 + (ulong) 1L);
                                l_160 = l_164;
                            } else {
                                l_165 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_166 = (l_161 == l_165) ? (-110) : 0;
                                i_159 = i_166;
                                l_160 = 0L;
                                l_161 = l_165;
                            }
                        } else {
                            i_167 = (int) (0 - (uint) i_162);
                            i_159 = i_167;
                        }
                    }
                }
                if (i_159 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1888L)))) = i_156;
                }
                GALEFS_FENCE();
                if (i_159 < 0) {
                    l_168 = (long) i_159;
                    l_169 = l_168;
                } else {
                    l_170 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1800L))));
                    l_169 = l_170;
                }
                i_171 = (int) ((uint) ((int) l_112) + (uint) (-1));
                if (i_171 < 0) {
                    l_172 = l_169;
                } else {
                    if (l_169 < 0L) {
                        l_172 = l_169;
                    } else {
                        l_173 = (l_169 << 32) | ((long) (uint) i_171);
                        l_172 = l_173;
                    }
                }
            } else {
                l_172 = l_112;
            }
        } else {
            l_172 = l_112;
        }
        GALEFS_BROADCAST(2, l_174, l_172);
        i_175 = (int) l_174;
        if (l_174 < 0L) {
            i_176 = 0;
        } else {
            i_176 = i_175;
        }
        if (l_174 < 0L) {
            l_177 = 0L;
        } else {
            if (i_175 == 0) {
                l_177 = 0L;
            } else {
                l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_174 >> 32)) << 5))) + (ulong) 16L))));
                l_179 = (long) ((ulong) l_79 + (ulong) l_178);
                l_177 = l_179;
            }
        }
        gale_copy((arg_data + 16 + l_77), (arg_fs + 16 + l_177), i_176);
        GALEFS_BARRIER(3);
        if (i_69 == 0) {
            if (!(i_176 < 1)) {
                l_180 = (long) ((int) get_group_id(0));
                l_181 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_180 << 12) + (l_180 << 11)))) + (ulong) 1880L);
                l_182 = *((__global gale_long *) (arg_fs + 16 + l_181));
                *((__global gale_long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) ((long) (uint) i_176) + (ulong) l_182));
                GALEFS_RELEASE_FENCE();
                i_183 = (int) get_group_id(0);
                i_184 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_183 & ((int) ((uint) (1 << i_184) + (uint) (-1))))) << 6) + (((long) (i_183 >> i_184)) << 2)))))) = 0;
                l_185 = (long) ((int) get_group_id(0));
                l_186 = (long) ((ulong) l_4 + (ulong) ((l_185 << 12) + (l_185 << 11)));
                l_187 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 1896L))));
                l_188 = (long) ((ulong) l_187 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_188 + (ulong) ((long) ((ulong) (l_188 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_189 = (int) ((uint) i_75 + (uint) i_176);
        if (l_174 < 0L) {
            if ((!(i_74 == 4)) || (i_189 < 1)) {
                i_190 = i_175;
            } else {
                i_190 = i_189;
            }
        } else {
            i_190 = i_189;
        }
        i_191 = (((!(i_74 == 4)) || (i_189 < 1)) || (i_68 == 0)) ? 0 : 5;
        if (i_176 == 0) {
            i_74 = i_191;
            i_75 = i_189;
            i_76 = i_190;
        } else {
            if (i_65 == i_189) {
                i_74 = i_191;
                i_75 = i_189;
                i_76 = i_190;
            } else {
                i_75 = i_189;
                i_76 = i_190;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_192 = (long) ((int) get_group_id(0));
        i_193 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_192 << 12) + (l_192 << 11)))) + (ulong) 1856L))));
        if (i_193 == 0) {
            l_194 = (long) ((int) get_group_id(0));
            l_195 = (long) ((ulong) l_4 + (ulong) ((l_194 << 12) + (l_194 << 11)));
            l_196 = (long) ((ulong) l_195 + (ulong) 1796L);
            i_197 = *((volatile __global gale_int *) (arg_fs + 16 + l_196));
            l_198 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 1896L))));
            i_199 = (int) (0 - (uint) i_197);
            if (i_199 < 0) {
                i_200 = i_199;
            } else {
                l_201 = (long) ((ulong) l_198 + (ulong) (-64L));
                i_202 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_203 = (long) ((ulong) l_195 + (ulong) 1792L);
                i_204 = 0;
                l_205 = 0L;
                l_206 = (-1L);
                while (true) {
                    if (!(i_204 == 0)) {
                        break;
                    }
                    i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_196));
                    i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_203));
                    if (i_202 == i_208) {
                        i_204 = 1;
                    } else {
                        if (i_207 == 0) {
                            if (l_205 < l_3) {
                                GALEFS_RELAX(l_205);
                                l_209 = (long) ((ulong) l_205 + (ulong) 1L);
                                l_205 = l_209;
                            } else {
                                l_210 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_211 = (l_206 == l_210) ? (-110) : 0;
                                i_204 = i_211;
                                l_205 = 0L;
                                l_206 = l_210;
                            }
                        } else {
                            i_212 = (int) (0 - (uint) i_207);
                            i_204 = i_212;
                        }
                    }
                }
                i_200 = i_204;
            }
            if (i_200 < 0) {
                l_213 = (long) i_200;
                l_214 = l_213;
            } else {
                l_215 = (long) ((int) get_group_id(0));
                l_216 = (long) ((ulong) l_4 + (ulong) ((l_215 << 12) + (l_215 << 11)));
                l_217 = (long) ((ulong) l_216 + (ulong) 1896L);
                l_218 = *((__global gale_long *) (arg_fs + 16 + l_217));
                l_219 = (long) ((ulong) l_218 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) ((long) (uint) (((int) l_219) & 1023)))))) = 0L;
                l_220 = (long) ((ulong) l_216 + (ulong) ((long) (uint) (((int) l_218) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_218 + (ulong) ((long) ((ulong) (l_218 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 12L)))) = i_66;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_220)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_217)) = l_219;
                GALEFS_FENCE();
                i_221 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_221))))) = (char) 1;
                if (l_0 == 0L) {
                    l_214 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_221 >> 6)))))) = (char) 1;
                    l_214 = LONG_MIN;
                }
            }
        } else {
            l_214 = (-16L);
        }
    } else {
        l_214 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_214 < (-4611686018427387904L)) {
            l_222 = (long) ((int) get_group_id(0));
            l_223 = (long) ((ulong) l_4 + (ulong) ((l_222 << 12) + (l_222 << 11)));
            l_224 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1896L))));
            l_225 = (long) ((ulong) l_224 + (ulong) (-64L));
            i_226 = (int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_227 = (long) ((ulong) l_223 + (ulong) 1792L);
            l_228 = (long) ((ulong) l_223 + (ulong) 1796L);
            i_229 = 0;
            l_230 = 0L;
            l_231 = (-1L);
            while (true) {
                if (!(i_229 == 0)) {
                    break;
                }
                i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
                i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
                if (i_226 == i_233) {
                    i_229 = 1;
                } else {
                    if (i_232 == 0) {
                        if (l_230 < l_3) {
                            GALEFS_RELAX(l_230);
                            l_234 = (long) ((ulong) l_230 + (ulong) 1L);
                            l_230 = l_234;
                        } else {
                            l_235 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_236 = (l_231 == l_235) ? (-110) : 0;
                            i_229 = i_236;
                            l_230 = 0L;
                            l_231 = l_235;
                        }
                    } else {
                        i_237 = (int) (0 - (uint) i_232);
                        i_229 = i_237;
                    }
                }
            }
            if (i_229 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1888L)))) = i_226;
            }
            GALEFS_FENCE();
            if (i_229 < 0) {
                l_238 = (long) i_229;
                l_239 = l_238;
            } else {
                l_240 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 1800L))));
                l_239 = l_240;
            }
            i_241 = (int) ((uint) ((int) l_214) + (uint) (-1));
            if (i_241 < 0) {
                l_242 = l_239;
            } else {
                if (l_239 < 0L) {
                    l_242 = l_239;
                } else {
                    l_243 = (l_239 << 32) | ((long) (uint) i_241);
                    l_242 = l_243;
                }
            }
        } else {
            l_242 = l_214;
        }
    } else {
        l_242 = l_214;
    }
    GALEFS_BROADCAST(4, l_244, l_242);
    if (((int) get_global_id(0)) == 0) {
        if (i_66 < 0) {
            l_245 = l_67;
        } else {
            l_246 = (long) i_76;
            l_245 = l_246;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_245;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_244));
    }
    GALEFS_GROUP_END()
}
#endif
