// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.overlap.OverlapKernels#readParts
// entry point: galefs_readParts
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 14 values, 88 bytes
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
// source SHA-256: d2e66cede762608f4802e37410f3468073778c659a66cfdd62bf48f8b27b2582

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_3) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(long, l_103) VARIABLE(long, l_2) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_38) VARIABLE(long, l_4) VARIABLE(long, l_40)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_3) VARIABLE(l_2) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_4) VARIABLE(l_40)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_3) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(l_103) VARIABLE(l_2) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_4)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_33)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_3, i_5, i_6, i_10, i_11, i_12, i_16, i_17, i_20, i_21, i_22, i_23, i_27, i_29, i_32, i_34, i_36, i_37, i_41, i_42, i_44, i_48, i_49, i_50, i_51, i_52, i_54, i_55, i_61, i_62, i_63, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_76, i_77, i_78, i_79, i_80, i_82, i_84, i_85, i_86, i_87, i_88, i_90, i_92, i_93, i_95, i_96, i_104, i_105, i_110, i_111, i_112, i_116, i_119, i_120, i_121, i_122, i_123, i_128, i_129, i_130;
    long l_2, l_4, l_7, l_8, l_9, l_13, l_14, l_15, l_18, l_19, l_24, l_25, l_26, l_28, l_30, l_31, l_33, l_35, l_38, l_39, l_40, l_43, l_45, l_46, l_47, l_53, l_56, l_57, l_58, l_59, l_60, l_64, l_65, l_66, l_74, l_75, l_81, l_83, l_89, l_91, l_94, l_97, l_98, l_99, l_100, l_101, l_102, l_103, l_106, l_107, l_108, l_109, l_113, l_114, l_115, l_117, l_118, l_124, l_125, l_126, l_127, l_131, l_132;
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
    i_27 = (int) get_local_id(0);
    l_28 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_29 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_30 = 1L << i_29;
    l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
    i_32 = (int) get_local_id(0);
    l_33 = 0L;
    i_34 = 0;
    while (true) {
        if (!(i_34 < i_0)) {
            break;
        }
        l_35 = (long) ((ulong) (l_26 + ((long) i_34)) * (ulong) l_25);
        i_36 = 1;
        i_37 = 0;
        while (true) {
            if (!(i_36 == 1)) {
                break;
            }
            l_38 = (long) i_37;
            l_39 = (long) ((ulong) l_35 + (ulong) l_38);
            l_40 = l_39 & l_31;
            if (i_32 == 0) {
                i_41 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_42 = (int) (0 - (uint) i_41);
                l_43 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_20) << 3));
                i_44 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_45 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_42 < 0) {
                    l_46 = (long) i_42;
                    l_47 = l_46;
                } else {
                    if (i_20 < 0) {
                        i_48 = (-9);
                    } else {
                        if (i_20 < i_44) {
                            i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                            i_50 = (int) ((uint) i_49 + (uint) (-1));
                            i_51 = (i_50 < 0) ? (-9) : i_50;
                            if (i_51 < 0) {
                                i_48 = i_51;
                            } else {
                                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L))));
                                if ((i_52 & 3) == 1) {
                                    i_48 = (-9);
                                } else {
                                    i_48 = i_51;
                                }
                            }
                        } else {
                            i_48 = (-9);
                        }
                    }
                    l_53 = (long) i_48;
                    if (i_48 < 0) {
                        l_47 = l_53;
                    } else {
                        if (l_39 < 0L) {
                            l_47 = (-22L);
                        } else {
                            i_54 = (int) ((uint) i_1 - (uint) i_37);
                            if (i_54 < 0) {
                                l_47 = (-22L);
                            } else {
                                i_55 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_55 == 0) {
                                    l_56 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) (l_53 << 6)))));
                                    l_57 = (long) ((ulong) l_56 - (ulong) l_39);
                                    if (l_57 < 1L) {
                                        l_47 = 0L;
                                    } else {
                                        l_58 = (long) (uint) i_54;
                                        l_59 = (l_57 < l_58) ? l_57 : l_58;
                                        l_47 = l_59;
                                    }
                                } else {
                                    l_47 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_47 < 1L) {
                    l_60 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_61 = *((__global gale_int *) (arg_fs + 16 + l_60));
                    i_62 = (int) ((uint) i_61 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_60)) = i_62;
                    if (i_3 < i_62) {
                        i_63 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_63 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_64 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_64)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 16L)))) = l_47;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 36L)))) = 0;
                            l_65 = LONG_MIN;
                        } else {
                            l_65 = l_47;
                        }
                    } else {
                        l_65 = l_47;
                    }
                } else {
                    l_66 = (long) ((ulong) l_30 - (ulong) l_40);
                    if (l_66 < l_47) {
                        i_67 = (int) l_66;
                        i_68 = i_67;
                    } else {
                        i_69 = (int) l_47;
                        i_68 = i_69;
                    }
                    if (i_20 < 0) {
                        i_70 = (-9);
                    } else {
                        if (i_20 < i_44) {
                            i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                            i_72 = (int) ((uint) i_71 + (uint) (-1));
                            i_73 = (i_72 < 0) ? (-9) : i_72;
                            i_70 = i_73;
                        } else {
                            i_70 = (-9);
                        }
                    }
                    l_74 = (long) i_70;
                    if (i_70 < 0) {
                        l_65 = l_74;
                    } else {
                        l_75 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_76 = *((__global gale_int *) (arg_fs + 16 + l_75));
                        i_77 = (int) ((uint) i_76 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_75)) = i_77;
                        if (i_3 < i_77) {
                            i_78 = (-1);
                        } else {
                            i_79 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_45 + (ulong) (l_74 << 6))) + (ulong) 8L))));
                            i_80 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_81 = l_39 >> i_29;
                            i_82 = i_80 & ((int) (((long) ((ulong) ((long) ((ulong) l_81 + (ulong) (((long) i_79) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_83 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_84 = i_82;
                            i_85 = 0;
                            i_86 = (-2);
                            while (true) {
                                if (!(i_86 == (-2))) {
                                    break;
                                }
                                i_87 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (((long) i_84) << 2)))));
                                i_88 = (int) ((uint) i_87 + (uint) (-1));
                                if (i_88 < 0) {
                                    i_86 = (-1);
                                } else {
                                    l_89 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_88) << 4));
                                    i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                                    l_91 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 8L))));
                                    if ((!(i_79 == i_90)) || (!(l_81 == l_91))) {
                                        if (i_80 == i_85) {
                                            i_86 = (-1);
                                        } else {
                                            i_92 = (int) ((uint) i_85 + (uint) 1);
                                            i_93 = i_80 & ((int) ((uint) i_84 + (uint) 1));
                                            i_84 = i_93;
                                            i_85 = i_92;
                                        }
                                    } else {
                                        i_86 = i_88;
                                    }
                                }
                            }
                            i_78 = i_86;
                        }
                        l_94 = (long) i_68;
                        if (i_78 < 0) {
                            i_95 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_96 = (int) (0 - (uint) i_95);
                            if (i_96 < 0) {
                                l_97 = (long) i_96;
                                l_65 = l_97;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_98 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_98)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 12L)))) = i_20;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 16L)))) = l_39;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 24L)))) = l_47;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 36L)))) = 0;
                                l_99 = (long) ((ulong) l_94 + (ulong) (-9223372036854775807L));
                                l_65 = l_99;
                            }
                        } else {
                            l_100 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
                            *((__global gale_long *) (arg_fs + 16 + l_100)) = ((long) ((ulong) l_101 + (ulong) 1L));
                            l_102 = l_94 | (((long) (uint) i_78) << 32);
                            l_65 = l_102;
                        }
                    }
                }
            } else {
                l_65 = 0L;
            }
            GALEFS_BROADCAST(2, l_103, l_65);
            if (l_103 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_1;
                gale_ints[2 * gale_items + gale_item] = (uint) i_20;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_item] = (ulong) l_24;
                gale_longs[gale_items + gale_item] = (ulong) l_25;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
                gale_ints[5 * gale_items + gale_item] = (uint) i_34;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_35;
                gale_ints[6 * gale_items + gale_item] = (uint) i_37;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_38;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_40;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_103); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_1 = (int) gale_ints[gale_items + gale_item];
                i_20 = (int) gale_ints[2 * gale_items + gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_23 = (int) gale_ints[4 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_item];
                l_25 = (long) gale_longs[gale_items + gale_item];
                l_26 = (long) gale_longs[2 * gale_items + gale_item];
                l_33 = (long) gale_longs[3 * gale_items + gale_item];
                i_34 = (int) gale_ints[5 * gale_items + gale_item];
                l_35 = (long) gale_longs[4 * gale_items + gale_item];
                i_37 = (int) gale_ints[6 * gale_items + gale_item];
                l_38 = (long) gale_longs[5 * gale_items + gale_item];
                l_40 = (long) gale_longs[6 * gale_items + gale_item];
                l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_3 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_4 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_27 = (int) get_local_id(0);
                l_28 = *((__global gale_long *) (arg_fs + 16 + 144L));
                i_29 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_30 = 1L << i_29;
                l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
                i_32 = (int) get_local_id(0);
                l_103 = gale_round_reply(gale_entry);
            }
            i_104 = (int) l_103;
            if (l_103 < 0L) {
                i_105 = 0;
            } else {
                i_105 = i_104;
            }
            if (l_103 < 0L) {
                l_106 = 0L;
            } else {
                l_107 = (long) ((ulong) l_103 >> 32);
                l_106 = l_107;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) ((long) ((ulong) l_28 + (ulong) (l_106 << i_29)))))), (arg_data + 16 + (l_38 + l_24)), i_105);
            GALEFS_BARRIER(3);
            if (i_27 == 0) {
                l_108 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_109 = *((__global gale_long *) (arg_fs + 16 + l_108));
                *((__global gale_long *) (arg_fs + 16 + l_108)) = ((long) ((ulong) ((long) i_105) + (ulong) l_109));
            }
            i_110 = (int) ((uint) i_37 + (uint) i_105);
            if (l_103 < 0L) {
                i_36 = i_104;
                i_37 = i_110;
            } else {
                i_111 = ((i_105 < 1) || (!(i_110 < i_1))) ? 0 : 1;
                i_36 = i_111;
                i_37 = i_110;
            }
        }
        if (i_37 < 1) {
            i_112 = i_36;
        } else {
            i_112 = i_37;
        }
        if (i_112 == i_1) {
            l_113 = l_33;
        } else {
            l_114 = (long) ((ulong) l_33 + (ulong) 1L);
            l_113 = l_114;
        }
        l_115 = l_113;
        i_116 = i_22;
        while (true) {
            if (!(i_116 < i_23)) {
                break;
            }
            l_117 = *((__global gale_long *) (arg_data + ((((long) i_116) << 3) + 16L)));
            l_118 = (long) ((ulong) l_115 + (ulong) l_117);
            i_119 = (int) ((uint) i_116 + (uint) 1);
            l_115 = l_118;
            i_116 = i_119;
        }
        i_120 = (int) ((uint) i_34 + (uint) 1);
        l_33 = l_115;
        i_34 = i_120;
    }
    if (((int) get_local_id(0)) == 0) {
        i_121 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
        if (i_121 == 0) {
            i_122 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_123 = (int) (0 - (uint) i_122);
            if (i_123 < 0) {
                l_124 = (long) i_123;
                l_125 = l_124;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_126 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_126)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 36L)))) = 0;
                l_125 = LONG_MIN;
            }
        } else {
            l_127 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_128 = *((__global gale_int *) (arg_fs + 16 + l_127));
            i_129 = (int) ((uint) i_128 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_127)) = i_129;
            if (i_3 < i_129) {
                i_130 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6)))));
                if (i_130 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_131 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_131)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 36L)))) = 0;
                    l_125 = LONG_MIN;
                } else {
                    l_125 = (-16L);
                }
            } else {
                l_125 = (-16L);
            }
        }
    } else {
        l_125 = 0L;
    }
    GALEFS_BROADCAST(4, l_132, l_125);
    if (l_132 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_132); }
        GALEFS_RETURN;
        resume_3:
        l_33 = (long) gale_longs[gale_item];
        l_132 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_33;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_180) VARIABLE(int, i_181) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(int, i_74) VARIABLE(long, l_179) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_64) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_70) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_77)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_64) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_180) VARIABLE(i_181) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(i_74) VARIABLE(l_179) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_64) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(l_72)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_70)

__kernel void galefs_readParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_6, i_10, i_12, i_13, i_15, i_17, i_19, i_20, i_22, i_28, i_29, i_40, i_43, i_45, i_46, i_48, i_52, i_56, i_57, i_58, i_59, i_63, i_65, i_66, i_69, i_71, i_73, i_74, i_79, i_80, i_82, i_86, i_87, i_88, i_89, i_90, i_92, i_94, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_109, i_110, i_112, i_115, i_116, i_117, i_118, i_119, i_121, i_123, i_124, i_125, i_129, i_135, i_137, i_138, i_140, i_142, i_144, i_145, i_147, i_164, i_167, i_169, i_170, i_172, i_176, i_180, i_181, i_191, i_192, i_193, i_197, i_200, i_201, i_203, i_207, i_209, i_210, i_212, i_214, i_216, i_217, i_219, i_232, i_235, i_237, i_238, i_240, i_244;
    long l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_21, l_23, l_24, l_25, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_44, l_47, l_49, l_50, l_51, l_53, l_54, l_55, l_60, l_61, l_62, l_64, l_67, l_68, l_70, l_72, l_75, l_76, l_77, l_78, l_81, l_83, l_84, l_85, l_91, l_93, l_95, l_96, l_97, l_98, l_99, l_100, l_108, l_111, l_113, l_114, l_120, l_122, l_126, l_127, l_128, l_130, l_131, l_132, l_133, l_134, l_136, l_139, l_141, l_143, l_146, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_165, l_166, l_168, l_171, l_173, l_174, l_175, l_177, l_178, l_179, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_194, l_195, l_196, l_198, l_199, l_202, l_204, l_205, l_206, l_208, l_211, l_213, l_215, l_218, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_233, l_234, l_236, l_239, l_241, l_242, l_243, l_245, l_246, l_247;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                while (true) {
                    if (!(i_17 == 0)) {
                        break;
                    }
                    i_19 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    if (i_15 == i_20) {
                        i_17 = 1;
                    } else {
                        if (i_19 == 0) {
                            if (l_18 < l_3) {
                                GALEFS_RELAX(l_18);
                                l_21 = (long) ((ulong) l_18 + (ulong) 1L);
                                l_18 = l_21;
                            } else {
                                i_17 = (-110);
                            }
                        } else {
                            i_22 = (int) (0 - (uint) i_19);
                            i_17 = i_22;
                        }
                    }
                }
                i_13 = i_17;
            }
            l_23 = (long) i_13;
            l_24 = l_23;
        } else {
            l_24 = (-16L);
        }
        if (l_24 < 0L) {
            l_25 = l_24;
        } else {
            l_26 = (long) ((int) get_group_id(0));
            l_27 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_26 << 12) + (l_26 << 11)))) + (ulong) 2048L);
            i_28 = 0;
            while (true) {
                if (!(i_28 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) i_28))))) = (char) ((int) gale_literals[i_28]);
                i_29 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_29;
            }
            l_30 = (long) ((int) get_group_id(0));
            l_31 = (long) ((ulong) l_4 + (ulong) ((l_30 << 12) + (l_30 << 11)));
            l_32 = (long) ((ulong) l_31 + (ulong) 1896L);
            l_33 = *((__global gale_long *) (arg_fs + 16 + l_32));
            l_34 = (long) ((ulong) l_33 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_34) & 1023)))))) = 0L;
            l_35 = (long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_33) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_33 + (ulong) ((long) ((ulong) (l_33 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_35)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_32)) = l_34;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_25 < (-4611686018427387904L)) {
            l_36 = (long) ((int) get_group_id(0));
            l_37 = (long) ((ulong) l_4 + (ulong) ((l_36 << 12) + (l_36 << 11)));
            l_38 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 1896L))));
            l_39 = (long) ((ulong) l_38 + (ulong) (-64L));
            i_40 = (int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_41 = (long) ((ulong) l_37 + (ulong) 1792L);
            l_42 = (long) ((ulong) l_37 + (ulong) 1796L);
            i_43 = 0;
            l_44 = 0L;
            while (true) {
                if (!(i_43 == 0)) {
                    break;
                }
                i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                if (i_40 == i_46) {
                    i_43 = 1;
                } else {
                    if (i_45 == 0) {
                        if (l_44 < l_3) {
                            GALEFS_RELAX(l_44);
                            l_47 = (long) ((ulong) l_44 + (ulong) 1L);
                            l_44 = l_47;
                        } else {
                            i_43 = (-110);
                        }
                    } else {
                        i_48 = (int) (0 - (uint) i_45);
                        i_43 = i_48;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_43 < 0) {
                l_49 = (long) i_43;
                l_50 = l_49;
            } else {
                l_51 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 1800L))));
                l_50 = l_51;
            }
            i_52 = (int) ((uint) ((int) l_25) + (uint) (-1));
            if (i_52 < 0) {
                l_53 = l_50;
            } else {
                if (l_50 < 0L) {
                    l_53 = l_50;
                } else {
                    l_54 = (l_50 << 32) | ((long) (uint) i_52);
                    l_53 = l_54;
                }
            }
        } else {
            l_53 = l_25;
        }
    } else {
        l_53 = l_25;
    }
    GALEFS_BROADCAST(1, l_55, l_53);
    i_56 = (int) l_55;
    i_57 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 29)) + (uint) i_1)) >> 3;
    i_58 = (int) ((uint) i_57 * (uint) ((int) get_group_id(0)));
    i_59 = (int) ((uint) i_57 + (uint) i_58);
    l_60 = ((long) i_58) << 3;
    l_61 = (long) i_1;
    l_62 = ((long) ((int) get_group_id(0))) * ((long) i_0);
    i_63 = (int) get_local_id(0);
    l_64 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_65 = (int) get_local_id(0);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_67 = 1L << i_66;
    l_68 = (long) ((ulong) l_67 + (ulong) (-1L));
    i_69 = (int) get_local_id(0);
    l_70 = 0L;
    i_71 = 0;
    while (true) {
        if (!(i_71 < i_0)) {
            break;
        }
        l_72 = (long) ((ulong) (l_62 + ((long) i_71)) * (ulong) l_61);
        i_73 = 1;
        i_74 = 0;
        while (true) {
            if (!(i_73 == 1)) {
                break;
            }
            l_75 = (long) i_74;
            l_76 = (long) ((ulong) l_72 + (ulong) l_75);
            l_77 = l_76 & l_68;
            if (i_69 == 0) {
                l_78 = (long) ((int) get_group_id(0));
                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_78 << 12) + (l_78 << 11)))) + (ulong) 1796L))));
                i_80 = (int) (0 - (uint) i_79);
                l_81 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_56) << 3));
                i_82 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_83 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_80 < 0) {
                    l_84 = (long) i_80;
                    l_85 = l_84;
                } else {
                    if (i_56 < 0) {
                        i_86 = (-9);
                    } else {
                        if (i_56 < i_82) {
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_81));
                            i_88 = (int) ((uint) i_87 + (uint) (-1));
                            i_89 = (i_88 < 0) ? (-9) : i_88;
                            if (i_89 < 0) {
                                i_86 = i_89;
                            } else {
                                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 4L))));
                                if ((i_90 & 3) == 1) {
                                    i_86 = (-9);
                                } else {
                                    i_86 = i_89;
                                }
                            }
                        } else {
                            i_86 = (-9);
                        }
                    }
                    l_91 = (long) i_86;
                    if (i_86 < 0) {
                        l_85 = l_91;
                    } else {
                        if (l_76 < 0L) {
                            l_85 = (-22L);
                        } else {
                            i_92 = (int) ((uint) i_1 - (uint) i_74);
                            if (i_92 < 0) {
                                l_85 = (-22L);
                            } else {
                                l_93 = (long) ((int) get_group_id(0));
                                i_94 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_93 << 12) + (l_93 << 11)))) + (ulong) 1856L))));
                                if (i_94 == 0) {
                                    l_95 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (l_91 << 6)))));
                                    l_96 = (long) ((ulong) l_95 - (ulong) l_76);
                                    if (l_96 < 1L) {
                                        l_85 = 0L;
                                    } else {
                                        l_97 = (long) (uint) i_92;
                                        l_98 = (l_96 < l_97) ? l_96 : l_97;
                                        l_85 = l_98;
                                    }
                                } else {
                                    l_85 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_85 < 1L) {
                    l_99 = l_85;
                } else {
                    l_100 = (long) ((ulong) l_67 - (ulong) l_77);
                    if (l_100 < l_85) {
                        i_101 = (int) l_100;
                        i_102 = i_101;
                    } else {
                        i_103 = (int) l_85;
                        i_102 = i_103;
                    }
                    if (i_56 < 0) {
                        i_104 = (-9);
                    } else {
                        if (i_56 < i_82) {
                            i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_81));
                            i_106 = (int) ((uint) i_105 + (uint) (-1));
                            i_107 = (i_106 < 0) ? (-9) : i_106;
                            i_104 = i_107;
                        } else {
                            i_104 = (-9);
                        }
                    }
                    l_108 = (long) i_104;
                    if (i_104 < 0) {
                        l_99 = l_108;
                    } else {
                        i_109 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (l_108 << 6))) + (ulong) 8L))));
                        i_110 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_111 = l_76 >> i_66;
                        i_112 = i_110 & ((int) (((long) ((ulong) ((long) ((ulong) l_111 + (ulong) (((long) i_109) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_113 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_114 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_115 = i_112;
                        i_116 = 0;
                        i_117 = (-2);
                        while (true) {
                            if (!(i_117 == (-2))) {
                                break;
                            }
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) (((long) i_115) << 2)))));
                            i_119 = (int) ((uint) i_118 + (uint) (-1));
                            if (i_119 < 0) {
                                i_117 = (-1);
                            } else {
                                l_120 = (long) ((ulong) l_113 + (ulong) (((long) (uint) i_119) << 4));
                                i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                                l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L))));
                                if ((!(i_109 == i_121)) || (!(l_111 == l_122))) {
                                    if (i_110 == i_116) {
                                        i_117 = (-1);
                                    } else {
                                        i_123 = (int) ((uint) i_116 + (uint) 1);
                                        i_124 = i_110 & ((int) ((uint) i_115 + (uint) 1));
                                        i_115 = i_124;
                                        i_116 = i_123;
                                    }
                                } else {
                                    i_117 = i_119;
                                }
                            }
                        }
                        if (i_117 < 0) {
                            i_125 = i_117;
                        } else {
                            l_126 = (long) ((int) get_group_id(0));
                            l_127 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_126 << 12) + (l_126 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_127)) = ((int) ((uint) i_117 + (uint) 1));
                            GALEFS_FENCE();
                            l_128 = (long) ((ulong) l_113 + (ulong) (((long) (uint) i_117) << 4));
                            i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                            l_130 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 8L))));
                            if ((!(i_109 == i_129)) || (!(l_111 == l_130))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_127)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_109 == i_129)) || (!(l_111 == l_130))) {
                                i_125 = (-1);
                            } else {
                                i_125 = i_117;
                            }
                        }
                        l_131 = (long) i_102;
                        if (i_125 < 0) {
                            l_132 = (long) ((int) get_group_id(0));
                            l_133 = (long) ((ulong) l_4 + (ulong) ((l_132 << 12) + (l_132 << 11)));
                            l_134 = (long) ((ulong) l_133 + (ulong) 1796L);
                            i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                            l_136 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 1896L))));
                            i_137 = (int) (0 - (uint) i_135);
                            if (i_137 < 0) {
                                i_138 = i_137;
                            } else {
                                l_139 = (long) ((ulong) l_136 + (ulong) (-64L));
                                i_140 = (int) ((uint) ((int) (((long) ((ulong) l_139 + (ulong) ((long) ((ulong) (l_139 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_141 = (long) ((ulong) l_133 + (ulong) 1792L);
                                i_142 = 0;
                                l_143 = 0L;
                                while (true) {
                                    if (!(i_142 == 0)) {
                                        break;
                                    }
                                    i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                                    i_145 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                                    if (i_140 == i_145) {
                                        i_142 = 1;
                                    } else {
                                        if (i_144 == 0) {
                                            if (l_143 < l_3) {
                                                GALEFS_RELAX(l_143);
                                                l_146 = (long) ((ulong) l_143 + (ulong) 1L);
                                                l_143 = l_146;
                                            } else {
                                                i_142 = (-110);
                                            }
                                        } else {
                                            i_147 = (int) (0 - (uint) i_144);
                                            i_142 = i_147;
                                        }
                                    }
                                }
                                i_138 = i_142;
                            }
                            if (i_138 < 0) {
                                l_148 = (long) i_138;
                                l_99 = l_148;
                            } else {
                                l_149 = (long) ((int) get_group_id(0));
                                l_150 = (long) ((ulong) l_4 + (ulong) ((l_149 << 12) + (l_149 << 11)));
                                l_151 = (long) ((ulong) l_150 + (ulong) 1896L);
                                l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
                                l_153 = (long) ((ulong) l_152 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) ((long) (uint) (((int) l_153) & 1023)))))) = 0L;
                                l_154 = (long) ((ulong) l_150 + (ulong) ((long) (uint) (((int) l_152) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_152 + (ulong) ((long) ((ulong) (l_152 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 12L)))) = i_56;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 16L)))) = l_76;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 24L)))) = l_85;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_154)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_151)) = l_153;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_155 = (long) ((ulong) l_131 + (ulong) (-9223372036854775807L));
                                l_99 = l_155;
                            }
                        } else {
                            l_156 = (long) ((int) get_group_id(0));
                            l_157 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_156 << 12) + (l_156 << 11)))) + (ulong) 1864L);
                            l_158 = *((__global gale_long *) (arg_fs + 16 + l_157));
                            *((__global gale_long *) (arg_fs + 16 + l_157)) = ((long) ((ulong) l_158 + (ulong) 1L));
                            l_159 = l_131 | (((long) (uint) i_125) << 32);
                            l_99 = l_159;
                        }
                    }
                }
            } else {
                l_99 = 0L;
            }
            if (i_65 == 0) {
                if (l_99 < (-4611686018427387904L)) {
                    l_160 = (long) ((int) get_group_id(0));
                    l_161 = (long) ((ulong) l_4 + (ulong) ((l_160 << 12) + (l_160 << 11)));
                    l_162 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 1896L))));
                    l_163 = (long) ((ulong) l_162 + (ulong) (-64L));
                    i_164 = (int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_165 = (long) ((ulong) l_161 + (ulong) 1792L);
                    l_166 = (long) ((ulong) l_161 + (ulong) 1796L);
                    i_167 = 0;
                    l_168 = 0L;
                    while (true) {
                        if (!(i_167 == 0)) {
                            break;
                        }
                        i_169 = *((volatile __global gale_int *) (arg_fs + 16 + l_166));
                        i_170 = *((volatile __global gale_int *) (arg_fs + 16 + l_165));
                        if (i_164 == i_170) {
                            i_167 = 1;
                        } else {
                            if (i_169 == 0) {
                                if (l_168 < l_3) {
                                    GALEFS_RELAX(l_168);
                                    l_171 = (long) ((ulong) l_168 + (ulong) 1L);
                                    l_168 = l_171;
                                } else {
                                    i_167 = (-110);
                                }
                            } else {
                                i_172 = (int) (0 - (uint) i_169);
                                i_167 = i_172;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_167 < 0) {
                        l_173 = (long) i_167;
                        l_174 = l_173;
                    } else {
                        l_175 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 1800L))));
                        l_174 = l_175;
                    }
                    i_176 = (int) ((uint) ((int) l_99) + (uint) (-1));
                    if (i_176 < 0) {
                        l_177 = l_174;
                    } else {
                        if (l_174 < 0L) {
                            l_177 = l_174;
                        } else {
                            l_178 = (l_174 << 32) | ((long) (uint) i_176);
                            l_177 = l_178;
                        }
                    }
                } else {
                    l_177 = l_99;
                }
            } else {
                l_177 = l_99;
            }
            GALEFS_BROADCAST(2, l_179, l_177);
            i_180 = (int) l_179;
            if (l_179 < 0L) {
                i_181 = 0;
            } else {
                i_181 = i_180;
            }
            if (l_179 < 0L) {
                l_182 = 0L;
            } else {
                l_183 = (long) ((ulong) l_179 >> 32);
                l_182 = l_183;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) ((long) ((ulong) l_64 + (ulong) (l_182 << i_66)))))), (arg_data + 16 + (l_75 + l_60)), i_181);
            GALEFS_FENCE();
            GALEFS_BARRIER(3);
            if (i_63 == 0) {
                l_184 = (long) ((int) get_group_id(0));
                l_185 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1872L);
                l_186 = *((__global gale_long *) (arg_fs + 16 + l_185));
                *((__global gale_long *) (arg_fs + 16 + l_185)) = ((long) ((ulong) ((long) i_181) + (ulong) l_186));
                l_187 = (long) ((int) get_group_id(0));
                l_188 = (long) ((ulong) l_4 + (ulong) ((l_187 << 12) + (l_187 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1888L)))) = 0;
                l_189 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1896L))));
                l_190 = (long) ((ulong) l_189 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_190 + (ulong) ((long) ((ulong) (l_190 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_191 = (int) ((uint) i_74 + (uint) i_181);
            if (l_179 < 0L) {
                i_73 = i_180;
                i_74 = i_191;
            } else {
                i_192 = ((i_181 < 1) || (!(i_191 < i_1))) ? 0 : 1;
                i_73 = i_192;
                i_74 = i_191;
            }
        }
        if (i_74 < 1) {
            i_193 = i_73;
        } else {
            i_193 = i_74;
        }
        if (i_193 == i_1) {
            l_194 = l_70;
        } else {
            l_195 = (long) ((ulong) l_70 + (ulong) 1L);
            l_194 = l_195;
        }
        l_196 = l_194;
        i_197 = i_58;
        while (true) {
            if (!(i_197 < i_59)) {
                break;
            }
            l_198 = *((__global gale_long *) (arg_data + ((((long) i_197) << 3) + 16L)));
            l_199 = (long) ((ulong) l_196 + (ulong) l_198);
            i_200 = (int) ((uint) i_197 + (uint) 1);
            l_196 = l_199;
            i_197 = i_200;
        }
        i_201 = (int) ((uint) i_71 + (uint) 1);
        l_70 = l_196;
        i_71 = i_201;
    }
    if (((int) get_local_id(0)) == 0) {
        l_202 = (long) ((int) get_group_id(0));
        i_203 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_202 << 12) + (l_202 << 11)))) + (ulong) 1856L))));
        if (i_203 == 0) {
            l_204 = (long) ((int) get_group_id(0));
            l_205 = (long) ((ulong) l_4 + (ulong) ((l_204 << 12) + (l_204 << 11)));
            l_206 = (long) ((ulong) l_205 + (ulong) 1796L);
            i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_206));
            l_208 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) 1896L))));
            i_209 = (int) (0 - (uint) i_207);
            if (i_209 < 0) {
                i_210 = i_209;
            } else {
                l_211 = (long) ((ulong) l_208 + (ulong) (-64L));
                i_212 = (int) ((uint) ((int) (((long) ((ulong) l_211 + (ulong) ((long) ((ulong) (l_211 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_213 = (long) ((ulong) l_205 + (ulong) 1792L);
                i_214 = 0;
                l_215 = 0L;
                while (true) {
                    if (!(i_214 == 0)) {
                        break;
                    }
                    i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_206));
                    i_217 = *((volatile __global gale_int *) (arg_fs + 16 + l_213));
                    if (i_212 == i_217) {
                        i_214 = 1;
                    } else {
                        if (i_216 == 0) {
                            if (l_215 < l_3) {
                                GALEFS_RELAX(l_215);
                                l_218 = (long) ((ulong) l_215 + (ulong) 1L);
                                l_215 = l_218;
                            } else {
                                i_214 = (-110);
                            }
                        } else {
                            i_219 = (int) (0 - (uint) i_216);
                            i_214 = i_219;
                        }
                    }
                }
                i_210 = i_214;
            }
            if (i_210 < 0) {
                l_220 = (long) i_210;
                l_221 = l_220;
            } else {
                l_222 = (long) ((int) get_group_id(0));
                l_223 = (long) ((ulong) l_4 + (ulong) ((l_222 << 12) + (l_222 << 11)));
                l_224 = (long) ((ulong) l_223 + (ulong) 1896L);
                l_225 = *((__global gale_long *) (arg_fs + 16 + l_224));
                l_226 = (long) ((ulong) l_225 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_226) & 1023)))))) = 0L;
                l_227 = (long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_225) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 12L)))) = i_56;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_227)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_224)) = l_226;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_221 = LONG_MIN;
            }
        } else {
            l_221 = (-16L);
        }
    } else {
        l_221 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_221 < (-4611686018427387904L)) {
            l_228 = (long) ((int) get_group_id(0));
            l_229 = (long) ((ulong) l_4 + (ulong) ((l_228 << 12) + (l_228 << 11)));
            l_230 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1896L))));
            l_231 = (long) ((ulong) l_230 + (ulong) (-64L));
            i_232 = (int) ((uint) ((int) (((long) ((ulong) l_231 + (ulong) ((long) ((ulong) (l_231 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_233 = (long) ((ulong) l_229 + (ulong) 1792L);
            l_234 = (long) ((ulong) l_229 + (ulong) 1796L);
            i_235 = 0;
            l_236 = 0L;
            while (true) {
                if (!(i_235 == 0)) {
                    break;
                }
                i_237 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_233));
                if (i_232 == i_238) {
                    i_235 = 1;
                } else {
                    if (i_237 == 0) {
                        if (l_236 < l_3) {
                            GALEFS_RELAX(l_236);
                            l_239 = (long) ((ulong) l_236 + (ulong) 1L);
                            l_236 = l_239;
                        } else {
                            i_235 = (-110);
                        }
                    } else {
                        i_240 = (int) (0 - (uint) i_237);
                        i_235 = i_240;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_235 < 0) {
                l_241 = (long) i_235;
                l_242 = l_241;
            } else {
                l_243 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1800L))));
                l_242 = l_243;
            }
            i_244 = (int) ((uint) ((int) l_221) + (uint) (-1));
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
            l_245 = l_221;
        }
    } else {
        l_245 = l_221;
    }
    GALEFS_BROADCAST(4, l_247, l_245);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_70;
    GALEFS_GROUP_END()
}
#endif
