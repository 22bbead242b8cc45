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
// source SHA-256: 40052ff9f5f41b62ea3940cfa2d7ca13e63c92483a0214a190b7e8fe38f6db92

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
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_22, i_23, i_24, i_25, i_28, i_29, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_43, i_44, i_48, i_49, i_51, i_55, i_56, i_57, i_58, i_59, i_61, i_62, i_68, i_69, i_70, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_83, i_84, i_85, i_86, i_87, i_89, i_91, i_92, i_93, i_94, i_95, i_97, i_99, i_100, i_102, i_103, i_111, i_112, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_132, i_137, i_138, i_139;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_26, l_27, l_30, l_32, l_33, l_42, l_45, l_46, l_47, l_50, l_52, l_53, l_54, l_60, l_63, l_64, l_65, l_66, l_67, l_71, l_72, l_73, l_81, l_82, l_88, l_90, l_96, l_98, l_101, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_113, l_114, l_115, l_116, l_133, l_134, l_135, l_136, l_140, l_141;
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
    l_30 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_31 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
                                i_87 = *((__global gale_int *) (arg_fs + 16 + 152L));
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
                                        l_96 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_95) << 4));
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
                    l_30 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_31 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
                    l_114 = (long) ((ulong) l_110 >> 32);
                    l_113 = l_114;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) ((long) ((ulong) l_30 + (ulong) (l_113 << i_31)))))), (arg_scratch + 16 + (l_45 + l_26)), i_112);
                GALEFS_BARRIER(3);
                if (i_29 == 0) {
                    l_115 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
                    *((__global gale_long *) (arg_fs + 16 + l_115)) = ((long) ((ulong) ((long) i_112) + (ulong) l_116));
                }
                i_117 = (int) ((uint) i_44 + (uint) i_112);
                if (l_110 < 0L) {
                    i_43 = i_111;
                    i_44 = i_117;
                } else {
                    i_118 = ((i_112 < 1) || (!(i_117 < i_1))) ? 0 : 1;
                    i_43 = i_118;
                    i_44 = i_117;
                }
            }
            if (i_44 < 1) {
                i_119 = i_43;
            } else {
                i_119 = i_44;
            }
            if (i_119 == i_1) {
                i_120 = i_40;
            } else {
                i_121 = (int) ((uint) i_40 + (uint) 1);
                i_120 = i_121;
            }
            i_122 = 0;
            i_123 = i_24;
            while (true) {
                if (!(i_123 < i_25)) {
                    break;
                }
                i_124 = *((__global gale_int *) (arg_scratch + ((((long) i_123) << 2) + 16L)));
                i_125 = (int) ((uint) i_122 + (uint) i_124);
                i_126 = (int) ((uint) i_123 + (uint) 1);
                i_122 = i_125;
                i_123 = i_126;
            }
            i_127 = (int) ((uint) i_122 + (uint) ((int) ((uint) (i_39 << 5) - (uint) i_39)));
            i_128 = (int) ((uint) i_41 + (uint) i_28);
            i_39 = i_127;
            i_40 = i_120;
            i_41 = i_128;
        }
        i_129 = (int) ((uint) i_38 + (uint) 1);
        i_36 = i_39;
        i_37 = i_40;
        i_38 = i_129;
    }
    if (((int) get_local_id(0)) == 0) {
        i_130 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_130 == 0) {
            i_131 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_132 = (int) (0 - (uint) i_131);
            if (i_132 < 0) {
                l_133 = (long) i_132;
                l_134 = l_133;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_135 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_135)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 36L)))) = 0;
                l_134 = LONG_MIN;
            }
        } else {
            l_136 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_137 = *((__global gale_int *) (arg_fs + 16 + l_136));
            i_138 = (int) ((uint) i_137 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_136)) = i_138;
            if (i_4 < i_138) {
                i_139 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_139 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_140 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_140)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 36L)))) = 0;
                    l_134 = LONG_MIN;
                } else {
                    l_134 = (-16L);
                }
            } else {
                l_134 = (-16L);
            }
        }
    } else {
        l_134 = 0L;
    }
    GALEFS_BROADCAST(4, l_141, l_134);
    if (l_141 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_36;
        gale_ints[gale_items + gale_item] = (uint) i_37;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_141); }
        GALEFS_RETURN;
        resume_3:
        i_36 = (int) gale_ints[gale_item];
        i_37 = (int) gale_ints[gale_items + gale_item];
        l_141 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_result + ((((long) ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1)) << 2) + 16L))) = i_36;
    *((__global gale_int *) (arg_result + ((((long) (((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) << 1) + 1)) << 2) + 16L))) = i_37;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_187) VARIABLE(int, i_188) VARIABLE(int, i_2) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_81) VARIABLE(long, l_186) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_66) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_79) VARIABLE(long, l_82) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_79) VARIABLE(l_82) VARIABLE(l_84)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_187) VARIABLE(i_188) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_81) VARIABLE(l_186) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_79)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_73) VARIABLE(i_74)

__kernel void galefs_sumRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_result) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_11, i_13, i_14, i_16, i_18, i_20, i_21, i_23, i_29, i_30, i_41, i_44, i_46, i_47, i_49, i_53, i_57, i_58, i_59, i_60, i_61, i_64, i_65, i_67, i_68, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_86, i_87, i_89, i_93, i_94, i_95, i_96, i_97, i_99, i_101, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_116, i_117, i_119, i_122, i_123, i_124, i_125, i_126, i_128, i_130, i_131, i_132, i_136, i_142, i_144, i_145, i_147, i_149, i_151, i_152, i_154, i_171, i_174, i_176, i_177, i_179, i_183, i_187, i_188, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_212, i_216, i_218, i_219, i_221, i_223, i_225, i_226, i_228, i_241, i_244, i_246, i_247, i_249, i_253;
    long l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_22, l_24, l_25, l_26, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_45, l_48, l_50, l_51, l_52, l_54, l_55, l_56, l_62, l_63, l_66, l_69, l_70, l_79, l_82, l_83, l_84, l_85, l_88, l_90, l_91, l_92, l_98, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_115, l_118, l_120, l_121, l_127, l_129, l_133, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_143, l_146, l_148, l_150, l_153, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_172, l_173, l_175, l_178, l_180, l_181, l_182, l_184, l_185, l_186, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_211, l_213, l_214, l_215, l_217, l_220, l_222, l_224, l_227, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_242, l_243, l_245, l_248, l_250, l_251, l_252, l_254, l_255, l_256;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    i_2 = *((__global gale_int *) (arg_args + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    if (i_16 == i_21) {
                        i_18 = 1;
                    } else {
                        if (i_20 == 0) {
                            if (l_19 < l_4) {
                                GALEFS_RELAX(l_19);
                                l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_22;
                            } else {
                                i_18 = (-110);
                            }
                        } else {
                            i_23 = (int) (0 - (uint) i_20);
                            i_18 = i_23;
                        }
                    }
                }
                i_14 = i_18;
            }
            l_24 = (long) i_14;
            l_25 = l_24;
        } else {
            l_25 = (-16L);
        }
        if (l_25 < 0L) {
            l_26 = l_25;
        } else {
            l_27 = (long) ((int) get_group_id(0));
            l_28 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_27 << 12) + (l_27 << 11)))) + (ulong) 2048L);
            i_29 = 0;
            while (true) {
                if (!(i_29 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) i_29))))) = (char) ((int) gale_literals[i_29]);
                i_30 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_30;
            }
            l_31 = (long) ((int) get_group_id(0));
            l_32 = (long) ((ulong) l_5 + (ulong) ((l_31 << 12) + (l_31 << 11)));
            l_33 = (long) ((ulong) l_32 + (ulong) 1896L);
            l_34 = *((__global gale_long *) (arg_fs + 16 + l_33));
            l_35 = (long) ((ulong) l_34 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_35) & 1023)))))) = 0L;
            l_36 = (long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_34) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_36)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_33)) = l_35;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_26 = LONG_MIN;
        }
    } else {
        l_26 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_26 < (-4611686018427387904L)) {
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_5 + (ulong) ((l_37 << 12) + (l_37 << 11)));
            l_39 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1896L))));
            l_40 = (long) ((ulong) l_39 + (ulong) (-64L));
            i_41 = (int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_42 = (long) ((ulong) l_38 + (ulong) 1792L);
            l_43 = (long) ((ulong) l_38 + (ulong) 1796L);
            i_44 = 0;
            l_45 = 0L;
            while (true) {
                if (!(i_44 == 0)) {
                    break;
                }
                i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                if (i_41 == i_47) {
                    i_44 = 1;
                } else {
                    if (i_46 == 0) {
                        if (l_45 < l_4) {
                            GALEFS_RELAX(l_45);
                            l_48 = (long) ((ulong) l_45 + (ulong) 1L);
                            l_45 = l_48;
                        } else {
                            i_44 = (-110);
                        }
                    } else {
                        i_49 = (int) (0 - (uint) i_46);
                        i_44 = i_49;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_44 < 0) {
                l_50 = (long) i_44;
                l_51 = l_50;
            } else {
                l_52 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1800L))));
                l_51 = l_52;
            }
            i_53 = (int) ((uint) ((int) l_26) + (uint) (-1));
            if (i_53 < 0) {
                l_54 = l_51;
            } else {
                if (l_51 < 0L) {
                    l_54 = l_51;
                } else {
                    l_55 = (l_51 << 32) | ((long) (uint) i_53);
                    l_54 = l_55;
                }
            }
        } else {
            l_54 = l_26;
        }
    } else {
        l_54 = l_26;
    }
    GALEFS_BROADCAST(1, l_56, l_54);
    i_57 = (int) l_56;
    i_58 = ((int) ((uint) ((int) ((uint) (i_1 >> 31) >> 30)) + (uint) i_1)) >> 2;
    i_59 = (int) ((uint) i_58 * (uint) ((int) get_group_id(0)));
    i_60 = (int) ((uint) i_59 + (uint) gale_div_int(((int) ((uint) i_58 * (uint) ((int) get_local_id(0)))), ((int) get_local_size(0))));
    i_61 = (int) ((uint) i_59 + (uint) gale_div_int(((int) ((uint) i_58 * (uint) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1)))), ((int) get_local_size(0))));
    l_62 = ((long) i_59) << 2;
    l_63 = (long) i_1;
    i_64 = (int) get_num_groups(0);
    i_65 = (int) get_local_id(0);
    l_66 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_67 = (int) get_local_id(0);
    i_68 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_69 = 1L << i_68;
    l_70 = (long) ((ulong) l_69 + (ulong) (-1L));
    i_71 = (int) get_local_id(0);
    i_72 = (int) get_group_id(0);
    i_73 = 0;
    i_74 = 0;
    i_75 = 0;
    while (true) {
        if (!(i_75 < i_2)) {
            break;
        }
        i_76 = i_73;
        i_77 = i_74;
        i_78 = i_72;
        while (true) {
            if (!(i_78 < i_0)) {
                break;
            }
            l_79 = ((long) i_78) * l_63;
            i_80 = 1;
            i_81 = 0;
            while (true) {
                if (!(i_80 == 1)) {
                    break;
                }
                l_82 = (long) i_81;
                l_83 = l_79 + l_82;
                l_84 = l_83 & l_70;
                if (i_71 == 0) {
                    l_85 = (long) ((int) get_group_id(0));
                    i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1796L))));
                    i_87 = (int) (0 - (uint) i_86);
                    l_88 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_57) << 3));
                    i_89 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_90 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    if (i_87 < 0) {
                        l_91 = (long) i_87;
                        l_92 = l_91;
                    } else {
                        if (i_57 < 0) {
                            i_93 = (-9);
                        } else {
                            if (i_57 < i_89) {
                                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                                i_95 = (int) ((uint) i_94 + (uint) (-1));
                                i_96 = (i_95 < 0) ? (-9) : i_95;
                                if (i_96 < 0) {
                                    i_93 = i_96;
                                } else {
                                    i_97 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L))));
                                    if ((i_97 & 3) == 1) {
                                        i_93 = (-9);
                                    } else {
                                        i_93 = i_96;
                                    }
                                }
                            } else {
                                i_93 = (-9);
                            }
                        }
                        l_98 = (long) i_93;
                        if (i_93 < 0) {
                            l_92 = l_98;
                        } else {
                            if (l_83 < 0L) {
                                l_92 = (-22L);
                            } else {
                                i_99 = (int) ((uint) i_1 - (uint) i_81);
                                if (i_99 < 0) {
                                    l_92 = (-22L);
                                } else {
                                    l_100 = (long) ((int) get_group_id(0));
                                    i_101 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_100 << 12) + (l_100 << 11)))) + (ulong) 1856L))));
                                    if (i_101 == 0) {
                                        l_102 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) (l_98 << 6)))));
                                        l_103 = (long) ((ulong) l_102 - (ulong) l_83);
                                        if (l_103 < 1L) {
                                            l_92 = 0L;
                                        } else {
                                            l_104 = (long) (uint) i_99;
                                            l_105 = (l_103 < l_104) ? l_103 : l_104;
                                            l_92 = l_105;
                                        }
                                    } else {
                                        l_92 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_92 < 1L) {
                        l_106 = l_92;
                    } else {
                        l_107 = (long) ((ulong) l_69 - (ulong) l_84);
                        if (l_107 < l_92) {
                            i_108 = (int) l_107;
                            i_109 = i_108;
                        } else {
                            i_110 = (int) l_92;
                            i_109 = i_110;
                        }
                        if (i_57 < 0) {
                            i_111 = (-9);
                        } else {
                            if (i_57 < i_89) {
                                i_112 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                                i_113 = (int) ((uint) i_112 + (uint) (-1));
                                i_114 = (i_113 < 0) ? (-9) : i_113;
                                i_111 = i_114;
                            } else {
                                i_111 = (-9);
                            }
                        }
                        l_115 = (long) i_111;
                        if (i_111 < 0) {
                            l_106 = l_115;
                        } else {
                            i_116 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_90 + (ulong) (l_115 << 6))) + (ulong) 8L))));
                            i_117 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_118 = l_83 >> i_68;
                            i_119 = i_117 & ((int) (((long) ((ulong) ((long) ((ulong) l_118 + (ulong) (((long) i_116) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_120 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_121 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_122 = i_119;
                            i_123 = 0;
                            i_124 = (-2);
                            while (true) {
                                if (!(i_124 == (-2))) {
                                    break;
                                }
                                i_125 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) (((long) i_122) << 2)))));
                                i_126 = (int) ((uint) i_125 + (uint) (-1));
                                if (i_126 < 0) {
                                    i_124 = (-1);
                                } else {
                                    l_127 = (long) ((ulong) l_120 + (ulong) (((long) (uint) i_126) << 4));
                                    i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                                    l_129 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 8L))));
                                    if ((!(i_116 == i_128)) || (!(l_118 == l_129))) {
                                        if (i_117 == i_123) {
                                            i_124 = (-1);
                                        } else {
                                            i_130 = (int) ((uint) i_123 + (uint) 1);
                                            i_131 = i_117 & ((int) ((uint) i_122 + (uint) 1));
                                            i_122 = i_131;
                                            i_123 = i_130;
                                        }
                                    } else {
                                        i_124 = i_126;
                                    }
                                }
                            }
                            if (i_124 < 0) {
                                i_132 = i_124;
                            } else {
                                l_133 = (long) ((int) get_group_id(0));
                                l_134 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_133 << 12) + (l_133 << 11)))) + (ulong) 1888L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_134)) = ((int) ((uint) i_124 + (uint) 1));
                                GALEFS_FENCE();
                                l_135 = (long) ((ulong) l_120 + (ulong) (((long) (uint) i_124) << 4));
                                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_135));
                                l_137 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 8L))));
                                if ((!(i_116 == i_136)) || (!(l_118 == l_137))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_134)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_116 == i_136)) || (!(l_118 == l_137))) {
                                    i_132 = (-1);
                                } else {
                                    i_132 = i_124;
                                }
                            }
                            l_138 = (long) i_109;
                            if (i_132 < 0) {
                                l_139 = (long) ((int) get_group_id(0));
                                l_140 = (long) ((ulong) l_5 + (ulong) ((l_139 << 12) + (l_139 << 11)));
                                l_141 = (long) ((ulong) l_140 + (ulong) 1796L);
                                i_142 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                                l_143 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1896L))));
                                i_144 = (int) (0 - (uint) i_142);
                                if (i_144 < 0) {
                                    i_145 = i_144;
                                } else {
                                    l_146 = (long) ((ulong) l_143 + (ulong) (-64L));
                                    i_147 = (int) ((uint) ((int) (((long) ((ulong) l_146 + (ulong) ((long) ((ulong) (l_146 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_148 = (long) ((ulong) l_140 + (ulong) 1792L);
                                    i_149 = 0;
                                    l_150 = 0L;
                                    while (true) {
                                        if (!(i_149 == 0)) {
                                            break;
                                        }
                                        i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                                        i_152 = *((volatile __global gale_int *) (arg_fs + 16 + l_148));
                                        if (i_147 == i_152) {
                                            i_149 = 1;
                                        } else {
                                            if (i_151 == 0) {
                                                if (l_150 < l_4) {
                                                    GALEFS_RELAX(l_150);
                                                    l_153 = (long) ((ulong) l_150 + (ulong) 1L);
                                                    l_150 = l_153;
                                                } else {
                                                    i_149 = (-110);
                                                }
                                            } else {
                                                i_154 = (int) (0 - (uint) i_151);
                                                i_149 = i_154;
                                            }
                                        }
                                    }
                                    i_145 = i_149;
                                }
                                if (i_145 < 0) {
                                    l_155 = (long) i_145;
                                    l_106 = l_155;
                                } else {
                                    l_156 = (long) ((int) get_group_id(0));
                                    l_157 = (long) ((ulong) l_5 + (ulong) ((l_156 << 12) + (l_156 << 11)));
                                    l_158 = (long) ((ulong) l_157 + (ulong) 1896L);
                                    l_159 = *((__global gale_long *) (arg_fs + 16 + l_158));
                                    l_160 = (long) ((ulong) l_159 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) ((long) (uint) (((int) l_160) & 1023)))))) = 0L;
                                    l_161 = (long) ((ulong) l_157 + (ulong) ((long) (uint) (((int) l_159) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_159 + (ulong) ((long) ((ulong) (l_159 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 12L)))) = i_57;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 16L)))) = l_83;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 24L)))) = l_92;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_161)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_158)) = l_160;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_162 = (long) ((ulong) l_138 + (ulong) (-9223372036854775807L));
                                    l_106 = l_162;
                                }
                            } else {
                                l_163 = (long) ((int) get_group_id(0));
                                l_164 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1864L);
                                l_165 = *((__global gale_long *) (arg_fs + 16 + l_164));
                                *((__global gale_long *) (arg_fs + 16 + l_164)) = ((long) ((ulong) l_165 + (ulong) 1L));
                                l_166 = l_138 | (((long) (uint) i_132) << 32);
                                l_106 = l_166;
                            }
                        }
                    }
                } else {
                    l_106 = 0L;
                }
                if (i_67 == 0) {
                    if (l_106 < (-4611686018427387904L)) {
                        l_167 = (long) ((int) get_group_id(0));
                        l_168 = (long) ((ulong) l_5 + (ulong) ((l_167 << 12) + (l_167 << 11)));
                        l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1896L))));
                        l_170 = (long) ((ulong) l_169 + (ulong) (-64L));
                        i_171 = (int) ((uint) ((int) (((long) ((ulong) l_170 + (ulong) ((long) ((ulong) (l_170 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_172 = (long) ((ulong) l_168 + (ulong) 1792L);
                        l_173 = (long) ((ulong) l_168 + (ulong) 1796L);
                        i_174 = 0;
                        l_175 = 0L;
                        while (true) {
                            if (!(i_174 == 0)) {
                                break;
                            }
                            i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                            i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                            if (i_171 == i_177) {
                                i_174 = 1;
                            } else {
                                if (i_176 == 0) {
                                    if (l_175 < l_4) {
                                        GALEFS_RELAX(l_175);
                                        l_178 = (long) ((ulong) l_175 + (ulong) 1L);
                                        l_175 = l_178;
                                    } else {
                                        i_174 = (-110);
                                    }
                                } else {
                                    i_179 = (int) (0 - (uint) i_176);
                                    i_174 = i_179;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_174 < 0) {
                            l_180 = (long) i_174;
                            l_181 = l_180;
                        } else {
                            l_182 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1800L))));
                            l_181 = l_182;
                        }
                        i_183 = (int) ((uint) ((int) l_106) + (uint) (-1));
                        if (i_183 < 0) {
                            l_184 = l_181;
                        } else {
                            if (l_181 < 0L) {
                                l_184 = l_181;
                            } else {
                                l_185 = (l_181 << 32) | ((long) (uint) i_183);
                                l_184 = l_185;
                            }
                        }
                    } else {
                        l_184 = l_106;
                    }
                } else {
                    l_184 = l_106;
                }
                GALEFS_BROADCAST(2, l_186, l_184);
                i_187 = (int) l_186;
                if (l_186 < 0L) {
                    i_188 = 0;
                } else {
                    i_188 = i_187;
                }
                if (l_186 < 0L) {
                    l_189 = 0L;
                } else {
                    l_190 = (long) ((ulong) l_186 >> 32);
                    l_189 = l_190;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) ((ulong) l_66 + (ulong) (l_189 << i_68)))))), (arg_scratch + 16 + (l_82 + l_62)), i_188);
                GALEFS_FENCE();
                GALEFS_BARRIER(3);
                if (i_65 == 0) {
                    l_191 = (long) ((int) get_group_id(0));
                    l_192 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_191 << 12) + (l_191 << 11)))) + (ulong) 1872L);
                    l_193 = *((__global gale_long *) (arg_fs + 16 + l_192));
                    *((__global gale_long *) (arg_fs + 16 + l_192)) = ((long) ((ulong) ((long) i_188) + (ulong) l_193));
                    l_194 = (long) ((int) get_group_id(0));
                    l_195 = (long) ((ulong) l_5 + (ulong) ((l_194 << 12) + (l_194 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 1888L)))) = 0;
                    l_196 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 1896L))));
                    l_197 = (long) ((ulong) l_196 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_197 + (ulong) ((long) ((ulong) (l_197 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_198 = (int) ((uint) i_81 + (uint) i_188);
                if (l_186 < 0L) {
                    i_80 = i_187;
                    i_81 = i_198;
                } else {
                    i_199 = ((i_188 < 1) || (!(i_198 < i_1))) ? 0 : 1;
                    i_80 = i_199;
                    i_81 = i_198;
                }
            }
            if (i_81 < 1) {
                i_200 = i_80;
            } else {
                i_200 = i_81;
            }
            if (i_200 == i_1) {
                i_201 = i_77;
            } else {
                i_202 = (int) ((uint) i_77 + (uint) 1);
                i_201 = i_202;
            }
            i_203 = 0;
            i_204 = i_60;
            while (true) {
                if (!(i_204 < i_61)) {
                    break;
                }
                i_205 = *((__global gale_int *) (arg_scratch + ((((long) i_204) << 2) + 16L)));
                i_206 = (int) ((uint) i_203 + (uint) i_205);
                i_207 = (int) ((uint) i_204 + (uint) 1);
                i_203 = i_206;
                i_204 = i_207;
            }
            i_208 = (int) ((uint) i_203 + (uint) ((int) ((uint) (i_76 << 5) - (uint) i_76)));
            i_209 = (int) ((uint) i_78 + (uint) i_64);
            i_76 = i_208;
            i_77 = i_201;
            i_78 = i_209;
        }
        i_210 = (int) ((uint) i_75 + (uint) 1);
        i_73 = i_76;
        i_74 = i_77;
        i_75 = i_210;
    }
    if (((int) get_local_id(0)) == 0) {
        l_211 = (long) ((int) get_group_id(0));
        i_212 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 1856L))));
        if (i_212 == 0) {
            l_213 = (long) ((int) get_group_id(0));
            l_214 = (long) ((ulong) l_5 + (ulong) ((l_213 << 12) + (l_213 << 11)));
            l_215 = (long) ((ulong) l_214 + (ulong) 1796L);
            i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
            l_217 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 1896L))));
            i_218 = (int) (0 - (uint) i_216);
            if (i_218 < 0) {
                i_219 = i_218;
            } else {
                l_220 = (long) ((ulong) l_217 + (ulong) (-64L));
                i_221 = (int) ((uint) ((int) (((long) ((ulong) l_220 + (ulong) ((long) ((ulong) (l_220 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_222 = (long) ((ulong) l_214 + (ulong) 1792L);
                i_223 = 0;
                l_224 = 0L;
                while (true) {
                    if (!(i_223 == 0)) {
                        break;
                    }
                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
                    i_226 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                    if (i_221 == i_226) {
                        i_223 = 1;
                    } else {
                        if (i_225 == 0) {
                            if (l_224 < l_4) {
                                GALEFS_RELAX(l_224);
                                l_227 = (long) ((ulong) l_224 + (ulong) 1L);
                                l_224 = l_227;
                            } else {
                                i_223 = (-110);
                            }
                        } else {
                            i_228 = (int) (0 - (uint) i_225);
                            i_223 = i_228;
                        }
                    }
                }
                i_219 = i_223;
            }
            if (i_219 < 0) {
                l_229 = (long) i_219;
                l_230 = l_229;
            } else {
                l_231 = (long) ((int) get_group_id(0));
                l_232 = (long) ((ulong) l_5 + (ulong) ((l_231 << 12) + (l_231 << 11)));
                l_233 = (long) ((ulong) l_232 + (ulong) 1896L);
                l_234 = *((__global gale_long *) (arg_fs + 16 + l_233));
                l_235 = (long) ((ulong) l_234 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) ((long) (uint) (((int) l_235) & 1023)))))) = 0L;
                l_236 = (long) ((ulong) l_232 + (ulong) ((long) (uint) (((int) l_234) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_234 + (ulong) ((long) ((ulong) (l_234 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 12L)))) = i_57;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_236)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_233)) = l_235;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_230 = LONG_MIN;
            }
        } else {
            l_230 = (-16L);
        }
    } else {
        l_230 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_230 < (-4611686018427387904L)) {
            l_237 = (long) ((int) get_group_id(0));
            l_238 = (long) ((ulong) l_5 + (ulong) ((l_237 << 12) + (l_237 << 11)));
            l_239 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) 1896L))));
            l_240 = (long) ((ulong) l_239 + (ulong) (-64L));
            i_241 = (int) ((uint) ((int) (((long) ((ulong) l_240 + (ulong) ((long) ((ulong) (l_240 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_242 = (long) ((ulong) l_238 + (ulong) 1792L);
            l_243 = (long) ((ulong) l_238 + (ulong) 1796L);
            i_244 = 0;
            l_245 = 0L;
            while (true) {
                if (!(i_244 == 0)) {
                    break;
                }
                i_246 = *((volatile __global gale_int *) (arg_fs + 16 + l_243));
                i_247 = *((volatile __global gale_int *) (arg_fs + 16 + l_242));
                if (i_241 == i_247) {
                    i_244 = 1;
                } else {
                    if (i_246 == 0) {
                        if (l_245 < l_4) {
                            GALEFS_RELAX(l_245);
                            l_248 = (long) ((ulong) l_245 + (ulong) 1L);
                            l_245 = l_248;
                        } else {
                            i_244 = (-110);
                        }
                    } else {
                        i_249 = (int) (0 - (uint) i_246);
                        i_244 = i_249;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_244 < 0) {
                l_250 = (long) i_244;
                l_251 = l_250;
            } else {
                l_252 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) 1800L))));
                l_251 = l_252;
            }
            i_253 = (int) ((uint) ((int) l_230) + (uint) (-1));
            if (i_253 < 0) {
                l_254 = l_251;
            } else {
                if (l_251 < 0L) {
                    l_254 = l_251;
                } else {
                    l_255 = (l_251 << 32) | ((long) (uint) i_253);
                    l_254 = l_255;
                }
            }
        } else {
            l_254 = l_230;
        }
    } else {
        l_254 = l_230;
    }
    GALEFS_BROADCAST(4, l_256, l_254);
    *((__global gale_int *) (arg_result + ((((long) (((int) get_global_id(0)) << 1)) << 2) + 16L))) = i_73;
    *((__global gale_int *) (arg_result + ((((long) ((((int) get_global_id(0)) << 1) + 1)) << 2) + 16L))) = i_74;
    GALEFS_GROUP_END()
}
#endif
