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
// source SHA-256: 5d1f6ad2acd2e36390745f0d6e631eea5e851f69f5f8453bf341ff593e48e83d

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

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_105) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_122) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(l_36)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_96)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_105) VARIABLE(i_21) VARIABLE(l_122) VARIABLE(l_22)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_20, i_21, i_24, i_25, i_27, i_31, i_32, i_33, i_37, i_38, i_41, i_42, i_43, i_44, i_45, i_47, i_48, i_54, i_55, i_56, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_69, i_70, i_71, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_81, i_83, i_85, i_86, i_88, i_89, i_97, i_98, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_117, i_118, i_119, i_123, i_124, i_125, i_130, i_131, i_132;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_22, l_23, l_26, l_28, l_29, l_30, l_34, l_35, l_36, l_39, l_40, l_46, l_49, l_50, l_51, l_52, l_53, l_57, l_58, l_59, l_67, l_68, l_74, l_76, l_82, l_84, l_87, l_90, l_91, l_92, l_93, l_94, l_95, l_96, l_99, l_100, l_101, l_102, l_112, l_113, l_114, l_115, l_116, l_120, l_121, l_122, l_126, l_127, l_128, l_129, l_133, l_134, l_135, l_136;
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
    l_26 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
                        i_73 = *((__global gale_int *) (arg_fs + 16 + 152L));
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
                                l_82 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_81) << 4));
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
            l_26 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
            l_100 = (long) ((ulong) l_96 >> 32);
            l_99 = l_100;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) ((ulong) l_26 + (ulong) (l_99 << i_27)))))), (arg_data + 16 + l_34), i_98);
        GALEFS_BARRIER(3);
        if (i_25 == 0) {
            l_101 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
            *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) ((long) i_98) + (ulong) l_102));
        }
        i_103 = (int) ((uint) i_33 + (uint) i_98);
        if (l_96 < 0L) {
            i_32 = i_97;
            i_33 = i_103;
        } else {
            i_104 = ((i_98 < 1) || (!(i_103 < i_20))) ? 0 : 1;
            i_32 = i_104;
            i_33 = i_103;
        }
    }
    if (i_33 < 1) {
        i_105 = i_32;
    } else {
        i_105 = i_33;
    }
    if (((int) get_local_id(0)) == 0) {
        i_106 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_21 < 0) {
            i_107 = (-9);
        } else {
            if (i_21 < i_24) {
                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                i_109 = (int) ((uint) i_108 + (uint) (-1));
                i_110 = (i_109 < 0) ? (-9) : i_109;
                i_107 = i_110;
            } else {
                i_107 = (-9);
            }
        }
        i_111 = (int) (0 - (uint) i_106);
        if (i_111 < 0) {
            l_112 = (long) i_111;
            l_113 = l_112;
        } else {
            l_114 = (long) i_107;
            if (i_107 < 0) {
                l_113 = l_114;
            } else {
                l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_114 << 6)))));
                l_113 = l_115;
            }
        }
        l_116 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_117 = *((__global gale_int *) (arg_fs + 16 + l_116));
        i_118 = (int) ((uint) i_117 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_116)) = i_118;
        if (i_1 < i_118) {
            i_119 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_119 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_120 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_120)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 16L)))) = l_113;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 36L)))) = 0;
                l_121 = LONG_MIN;
            } else {
                l_121 = l_113;
            }
        } else {
            l_121 = l_113;
        }
    } else {
        l_121 = 0L;
    }
    GALEFS_BROADCAST(4, l_122, l_121);
    if (l_122 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_105;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_122); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_105 = (int) gale_ints[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_122 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_123 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_123 == 0) {
            i_124 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_125 = (int) (0 - (uint) i_124);
            if (i_125 < 0) {
                l_126 = (long) i_125;
                l_127 = l_126;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_128 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_128)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                l_127 = LONG_MIN;
            }
        } else {
            l_129 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_130 = *((__global gale_int *) (arg_fs + 16 + l_129));
            i_131 = (int) ((uint) i_130 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_129)) = i_131;
            if (i_1 < i_131) {
                i_132 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_132 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_133 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_133)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 36L)))) = 0;
                    l_127 = LONG_MIN;
                } else {
                    l_127 = (-16L);
                }
            } else {
                l_127 = (-16L);
            }
        }
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(5, l_134, l_127);
    if (l_134 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_105;
        gale_longs[gale_items + gale_item] = (ulong) l_122;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_134); }
        GALEFS_RETURN;
        resume_4:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_105 = (int) gale_ints[gale_items + gale_item];
        l_122 = (long) gale_longs[gale_items + gale_item];
        l_134 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_21 < 0) {
            l_135 = l_22;
        } else {
            l_136 = (long) i_105;
            l_135 = l_136;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_135;
        *((__global gale_long *) (arg_out + 24L)) = l_122;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_134));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_173) VARIABLE(int, i_174) VARIABLE(int, i_186) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_172) VARIABLE(long, l_2) VARIABLE(long, l_217) VARIABLE(long, l_54) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_71) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_73)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_173) VARIABLE(i_174) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_172) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_186) VARIABLE(i_57) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_58)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_186) VARIABLE(i_57) VARIABLE(l_217) VARIABLE(l_58)

__kernel void galefs_read(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_56, i_57, i_60, i_61, i_63, i_64, i_68, i_69, i_70, i_75, i_76, i_79, i_80, i_81, i_82, i_83, i_85, i_87, i_94, i_95, i_96, i_97, i_98, i_99, i_100, i_102, i_103, i_105, i_108, i_109, i_110, i_111, i_112, i_114, i_116, i_117, i_118, i_122, i_128, i_130, i_131, i_133, i_135, i_137, i_138, i_140, i_157, i_160, i_162, i_163, i_165, i_169, i_173, i_174, i_184, i_185, i_186, i_188, i_189, i_190, i_191, i_192, i_193, i_202, i_205, i_207, i_208, i_210, i_214, i_219, i_223, i_225, i_226, i_228, i_230, i_232, i_233, i_235, i_248, i_251, i_253, i_254, i_256, i_260;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_58, l_59, l_62, l_65, l_66, l_67, l_71, l_72, l_73, l_74, l_77, l_78, l_84, l_86, l_88, l_89, l_90, l_91, l_92, l_93, l_101, l_104, l_106, l_107, l_113, l_115, l_119, l_120, l_121, l_123, l_124, l_125, l_126, l_127, l_129, l_132, l_134, l_136, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_158, l_159, l_161, l_164, l_166, l_167, l_168, l_170, l_171, l_172, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_187, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_203, l_204, l_206, l_209, l_211, l_212, l_213, l_215, l_216, l_217, l_218, l_220, l_221, l_222, l_224, l_227, l_229, l_231, l_234, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_244, l_245, l_246, l_247, l_249, l_250, l_252, l_255, l_257, l_258, l_259, l_261, l_262, l_263, l_264, l_265;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = (long) ((int) get_group_id(0));
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L))));
        if (i_4 == 0) {
            l_5 = (long) ((int) get_group_id(0));
            l_6 = (long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)));
            l_7 = (long) ((ulong) l_6 + (ulong) 1796L);
            i_8 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
            l_9 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) 1896L))));
            i_10 = (int) (0 - (uint) i_8);
            if (i_10 < 0) {
                i_11 = i_10;
            } else {
                l_12 = (long) ((ulong) l_9 + (ulong) (-64L));
                i_13 = (int) ((uint) ((int) (((long) ((ulong) l_12 + (ulong) ((long) ((ulong) (l_12 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_14 = (long) ((ulong) l_6 + (ulong) 1792L);
                i_15 = 0;
                l_16 = 0L;
                while (true) {
                    if (!(i_15 == 0)) {
                        break;
                    }
                    i_17 = *((volatile __global gale_int *) (arg_fs + 16 + l_7));
                    i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_14));
                    if (i_13 == i_18) {
                        i_15 = 1;
                    } else {
                        if (i_17 == 0) {
                            if (l_16 < l_1) {
                                GALEFS_RELAX(l_16);
                                l_19 = (long) ((ulong) l_16 + (ulong) 1L);
                                l_16 = l_19;
                            } else {
                                i_15 = (-110);
                            }
                        } else {
                            i_20 = (int) (0 - (uint) i_17);
                            i_15 = i_20;
                        }
                    }
                }
                i_11 = i_15;
            }
            l_21 = (long) i_11;
            l_22 = l_21;
        } else {
            l_22 = (-16L);
        }
        if (l_22 < 0L) {
            l_23 = l_22;
        } else {
            l_24 = (long) ((int) get_group_id(0));
            l_25 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_24 << 12) + (l_24 << 11)))) + (ulong) 2048L);
            i_26 = 0;
            while (true) {
                if (!(i_26 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) ((long) i_26))))) = (char) ((int) gale_literals[i_26]);
                i_27 = (int) ((uint) i_26 + (uint) 1);
                i_26 = i_27;
            }
            l_28 = (long) ((int) get_group_id(0));
            l_29 = (long) ((ulong) l_2 + (ulong) ((l_28 << 12) + (l_28 << 11)));
            l_30 = (long) ((ulong) l_29 + (ulong) 1896L);
            l_31 = *((__global gale_long *) (arg_fs + 16 + l_30));
            l_32 = (long) ((ulong) l_31 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) (uint) (((int) l_32) & 1023)))))) = 0L;
            l_33 = (long) ((ulong) l_29 + (ulong) ((long) (uint) (((int) l_31) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_31 + (ulong) ((long) ((ulong) (l_31 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_33)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_30)) = l_32;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_23 = LONG_MIN;
        }
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_34 = (long) ((int) get_group_id(0));
            l_35 = (long) ((ulong) l_2 + (ulong) ((l_34 << 12) + (l_34 << 11)));
            l_36 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 1896L))));
            l_37 = (long) ((ulong) l_36 + (ulong) (-64L));
            i_38 = (int) ((uint) ((int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_39 = (long) ((ulong) l_35 + (ulong) 1792L);
            l_40 = (long) ((ulong) l_35 + (ulong) 1796L);
            i_41 = 0;
            l_42 = 0L;
            while (true) {
                if (!(i_41 == 0)) {
                    break;
                }
                i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_40));
                i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_39));
                if (i_38 == i_44) {
                    i_41 = 1;
                } else {
                    if (i_43 == 0) {
                        if (l_42 < l_1) {
                            GALEFS_RELAX(l_42);
                            l_45 = (long) ((ulong) l_42 + (ulong) 1L);
                            l_42 = l_45;
                        } else {
                            i_41 = (-110);
                        }
                    } else {
                        i_46 = (int) (0 - (uint) i_43);
                        i_41 = i_46;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_41 < 0) {
                l_47 = (long) i_41;
                l_48 = l_47;
            } else {
                l_49 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 1800L))));
                l_48 = l_49;
            }
            i_50 = (int) ((uint) ((int) l_23) + (uint) (-1));
            if (i_50 < 0) {
                l_51 = l_48;
            } else {
                if (l_48 < 0L) {
                    l_51 = l_48;
                } else {
                    l_52 = (l_48 << 32) | ((long) (uint) i_50);
                    l_51 = l_52;
                }
            }
        } else {
            l_51 = l_23;
        }
    } else {
        l_51 = l_23;
    }
    GALEFS_BROADCAST(1, l_53, l_51);
    l_54 = *((__global gale_long *) (arg_args + 16L));
    l_55 = *((__global gale_long *) (arg_args + 24L));
    i_56 = (int) l_55;
    i_57 = (int) l_53;
    l_58 = (long) i_57;
    l_59 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_58 << 3));
    i_60 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_61 = (int) get_local_id(0);
    l_62 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_63 = (int) get_local_id(0);
    i_64 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_65 = 1L << i_64;
    l_66 = (long) ((ulong) l_65 + (ulong) (-1L));
    l_67 = *((__global gale_long *) (arg_fs + 16 + 200L));
    i_68 = (int) get_local_id(0);
    i_69 = 1;
    i_70 = 0;
    while (true) {
        if (!(i_69 == 1)) {
            break;
        }
        l_71 = (long) i_70;
        l_72 = (long) ((ulong) l_71 + (ulong) l_54);
        l_73 = l_72 & l_66;
        if (i_68 == 0) {
            l_74 = (long) ((int) get_group_id(0));
            i_75 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_74 << 12) + (l_74 << 11)))) + (ulong) 1796L))));
            i_76 = (int) (0 - (uint) i_75);
            if (i_76 < 0) {
                l_77 = (long) i_76;
                l_78 = l_77;
            } else {
                if (i_57 < 0) {
                    i_79 = (-9);
                } else {
                    if (i_57 < i_60) {
                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                        i_81 = (int) ((uint) i_80 + (uint) (-1));
                        i_82 = (i_81 < 0) ? (-9) : i_81;
                        if (i_82 < 0) {
                            i_79 = i_82;
                        } else {
                            i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 4L))));
                            if ((i_83 & 3) == 1) {
                                i_79 = (-9);
                            } else {
                                i_79 = i_82;
                            }
                        }
                    } else {
                        i_79 = (-9);
                    }
                }
                l_84 = (long) i_79;
                if (i_79 < 0) {
                    l_78 = l_84;
                } else {
                    if (l_72 < 0L) {
                        l_78 = (-22L);
                    } else {
                        i_85 = (int) ((uint) i_56 - (uint) i_70);
                        if (i_85 < 0) {
                            l_78 = (-22L);
                        } else {
                            l_86 = (long) ((int) get_group_id(0));
                            i_87 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_86 << 12) + (l_86 << 11)))) + (ulong) 1856L))));
                            if (i_87 == 0) {
                                l_88 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_84 << 6)))));
                                l_89 = (long) ((ulong) l_88 - (ulong) l_72);
                                if (l_89 < 1L) {
                                    l_78 = 0L;
                                } else {
                                    l_90 = (long) (uint) i_85;
                                    l_91 = (l_89 < l_90) ? l_89 : l_90;
                                    l_78 = l_91;
                                }
                            } else {
                                l_78 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_78 < 1L) {
                l_92 = l_78;
            } else {
                l_93 = (long) ((ulong) l_65 - (ulong) l_73);
                if (l_93 < l_78) {
                    i_94 = (int) l_93;
                    i_95 = i_94;
                } else {
                    i_96 = (int) l_78;
                    i_95 = i_96;
                }
                if (i_57 < 0) {
                    i_97 = (-9);
                } else {
                    if (i_57 < i_60) {
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                        i_99 = (int) ((uint) i_98 + (uint) (-1));
                        i_100 = (i_99 < 0) ? (-9) : i_99;
                        i_97 = i_100;
                    } else {
                        i_97 = (-9);
                    }
                }
                l_101 = (long) i_97;
                if (i_97 < 0) {
                    l_92 = l_101;
                } else {
                    i_102 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_101 << 6))) + (ulong) 8L))));
                    i_103 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_104 = l_72 >> i_64;
                    i_105 = i_103 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_102) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_106 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_107 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_108 = i_105;
                    i_109 = 0;
                    i_110 = (-2);
                    while (true) {
                        if (!(i_110 == (-2))) {
                            break;
                        }
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) (((long) i_108) << 2)))));
                        i_112 = (int) ((uint) i_111 + (uint) (-1));
                        if (i_112 < 0) {
                            i_110 = (-1);
                        } else {
                            l_113 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_112) << 4));
                            i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                            l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                            if ((!(i_102 == i_114)) || (!(l_104 == l_115))) {
                                if (i_103 == i_109) {
                                    i_110 = (-1);
                                } else {
                                    i_116 = (int) ((uint) i_109 + (uint) 1);
                                    i_117 = i_103 & ((int) ((uint) i_108 + (uint) 1));
                                    i_108 = i_117;
                                    i_109 = i_116;
                                }
                            } else {
                                i_110 = i_112;
                            }
                        }
                    }
                    if (i_110 < 0) {
                        i_118 = i_110;
                    } else {
                        l_119 = (long) ((int) get_group_id(0));
                        l_120 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_119 << 12) + (l_119 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_120)) = ((int) ((uint) i_110 + (uint) 1));
                        GALEFS_FENCE();
                        l_121 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_110) << 4));
                        i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                        l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                        if ((!(i_102 == i_122)) || (!(l_104 == l_123))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_120)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_102 == i_122)) || (!(l_104 == l_123))) {
                            i_118 = (-1);
                        } else {
                            i_118 = i_110;
                        }
                    }
                    l_124 = (long) i_95;
                    if (i_118 < 0) {
                        l_125 = (long) ((int) get_group_id(0));
                        l_126 = (long) ((ulong) l_2 + (ulong) ((l_125 << 12) + (l_125 << 11)));
                        l_127 = (long) ((ulong) l_126 + (ulong) 1796L);
                        i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                        l_129 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) 1896L))));
                        i_130 = (int) (0 - (uint) i_128);
                        if (i_130 < 0) {
                            i_131 = i_130;
                        } else {
                            l_132 = (long) ((ulong) l_129 + (ulong) (-64L));
                            i_133 = (int) ((uint) ((int) (((long) ((ulong) l_132 + (ulong) ((long) ((ulong) (l_132 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_134 = (long) ((ulong) l_126 + (ulong) 1792L);
                            i_135 = 0;
                            l_136 = 0L;
                            while (true) {
                                if (!(i_135 == 0)) {
                                    break;
                                }
                                i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                                i_138 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                                if (i_133 == i_138) {
                                    i_135 = 1;
                                } else {
                                    if (i_137 == 0) {
                                        if (l_136 < l_1) {
                                            GALEFS_RELAX(l_136);
                                            l_139 = (long) ((ulong) l_136 + (ulong) 1L);
                                            l_136 = l_139;
                                        } else {
                                            i_135 = (-110);
                                        }
                                    } else {
                                        i_140 = (int) (0 - (uint) i_137);
                                        i_135 = i_140;
                                    }
                                }
                            }
                            i_131 = i_135;
                        }
                        if (i_131 < 0) {
                            l_141 = (long) i_131;
                            l_92 = l_141;
                        } else {
                            l_142 = (long) ((int) get_group_id(0));
                            l_143 = (long) ((ulong) l_2 + (ulong) ((l_142 << 12) + (l_142 << 11)));
                            l_144 = (long) ((ulong) l_143 + (ulong) 1896L);
                            l_145 = *((__global gale_long *) (arg_fs + 16 + l_144));
                            l_146 = (long) ((ulong) l_145 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_146) & 1023)))))) = 0L;
                            l_147 = (long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_145) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 12L)))) = i_57;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 16L)))) = l_72;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 24L)))) = l_78;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_147)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_144)) = l_146;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_148 = (long) ((ulong) l_124 + (ulong) (-9223372036854775807L));
                            l_92 = l_148;
                        }
                    } else {
                        l_149 = (long) ((int) get_group_id(0));
                        l_150 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_149 << 12) + (l_149 << 11)))) + (ulong) 1864L);
                        l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
                        *((__global gale_long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) l_151 + (ulong) 1L));
                        l_152 = l_124 | (((long) (uint) i_118) << 32);
                        l_92 = l_152;
                    }
                }
            }
        } else {
            l_92 = 0L;
        }
        if (i_63 == 0) {
            if (l_92 < (-4611686018427387904L)) {
                l_153 = (long) ((int) get_group_id(0));
                l_154 = (long) ((ulong) l_2 + (ulong) ((l_153 << 12) + (l_153 << 11)));
                l_155 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1896L))));
                l_156 = (long) ((ulong) l_155 + (ulong) (-64L));
                i_157 = (int) ((uint) ((int) (((long) ((ulong) l_156 + (ulong) ((long) ((ulong) (l_156 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_158 = (long) ((ulong) l_154 + (ulong) 1792L);
                l_159 = (long) ((ulong) l_154 + (ulong) 1796L);
                i_160 = 0;
                l_161 = 0L;
                while (true) {
                    if (!(i_160 == 0)) {
                        break;
                    }
                    i_162 = *((volatile __global gale_int *) (arg_fs + 16 + l_159));
                    i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                    if (i_157 == i_163) {
                        i_160 = 1;
                    } else {
                        if (i_162 == 0) {
                            if (l_161 < l_1) {
                                GALEFS_RELAX(l_161);
                                l_164 = (long) ((ulong) l_161 + (ulong) 1L);
                                l_161 = l_164;
                            } else {
                                i_160 = (-110);
                            }
                        } else {
                            i_165 = (int) (0 - (uint) i_162);
                            i_160 = i_165;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_160 < 0) {
                    l_166 = (long) i_160;
                    l_167 = l_166;
                } else {
                    l_168 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1800L))));
                    l_167 = l_168;
                }
                i_169 = (int) ((uint) ((int) l_92) + (uint) (-1));
                if (i_169 < 0) {
                    l_170 = l_167;
                } else {
                    if (l_167 < 0L) {
                        l_170 = l_167;
                    } else {
                        l_171 = (l_167 << 32) | ((long) (uint) i_169);
                        l_170 = l_171;
                    }
                }
            } else {
                l_170 = l_92;
            }
        } else {
            l_170 = l_92;
        }
        GALEFS_BROADCAST(2, l_172, l_170);
        i_173 = (int) l_172;
        if (l_172 < 0L) {
            i_174 = 0;
        } else {
            i_174 = i_173;
        }
        if (l_172 < 0L) {
            l_175 = 0L;
        } else {
            l_176 = (long) ((ulong) l_172 >> 32);
            l_175 = l_176;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) ((long) ((ulong) l_62 + (ulong) (l_175 << i_64)))))), (arg_data + 16 + l_71), i_174);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_61 == 0) {
            l_177 = (long) ((int) get_group_id(0));
            l_178 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_177 << 12) + (l_177 << 11)))) + (ulong) 1872L);
            l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
            *((__global gale_long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) ((long) i_174) + (ulong) l_179));
            l_180 = (long) ((int) get_group_id(0));
            l_181 = (long) ((ulong) l_2 + (ulong) ((l_180 << 12) + (l_180 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1888L)))) = 0;
            l_182 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1896L))));
            l_183 = (long) ((ulong) l_182 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_183 + (ulong) ((long) ((ulong) (l_183 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_184 = (int) ((uint) i_70 + (uint) i_174);
        if (l_172 < 0L) {
            i_69 = i_173;
            i_70 = i_184;
        } else {
            i_185 = ((i_174 < 1) || (!(i_184 < i_56))) ? 0 : 1;
            i_69 = i_185;
            i_70 = i_184;
        }
    }
    if (i_70 < 1) {
        i_186 = i_69;
    } else {
        i_186 = i_70;
    }
    if (((int) get_local_id(0)) == 0) {
        l_187 = (long) ((int) get_group_id(0));
        i_188 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_187 << 12) + (l_187 << 11)))) + (ulong) 1796L))));
        if (i_57 < 0) {
            i_189 = (-9);
        } else {
            if (i_57 < i_60) {
                i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                i_191 = (int) ((uint) i_190 + (uint) (-1));
                i_192 = (i_191 < 0) ? (-9) : i_191;
                i_189 = i_192;
            } else {
                i_189 = (-9);
            }
        }
        i_193 = (int) (0 - (uint) i_188);
        if (i_193 < 0) {
            l_194 = (long) i_193;
            l_195 = l_194;
        } else {
            l_196 = (long) i_189;
            if (i_189 < 0) {
                l_195 = l_196;
            } else {
                l_197 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_196 << 6)))));
                l_195 = l_197;
            }
        }
    } else {
        l_195 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_195 < (-4611686018427387904L)) {
            l_198 = (long) ((int) get_group_id(0));
            l_199 = (long) ((ulong) l_2 + (ulong) ((l_198 << 12) + (l_198 << 11)));
            l_200 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
            l_201 = (long) ((ulong) l_200 + (ulong) (-64L));
            i_202 = (int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_203 = (long) ((ulong) l_199 + (ulong) 1792L);
            l_204 = (long) ((ulong) l_199 + (ulong) 1796L);
            i_205 = 0;
            l_206 = 0L;
            while (true) {
                if (!(i_205 == 0)) {
                    break;
                }
                i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_203));
                if (i_202 == i_208) {
                    i_205 = 1;
                } else {
                    if (i_207 == 0) {
                        if (l_206 < l_1) {
                            GALEFS_RELAX(l_206);
                            l_209 = (long) ((ulong) l_206 + (ulong) 1L);
                            l_206 = l_209;
                        } else {
                            i_205 = (-110);
                        }
                    } else {
                        i_210 = (int) (0 - (uint) i_207);
                        i_205 = i_210;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_205 < 0) {
                l_211 = (long) i_205;
                l_212 = l_211;
            } else {
                l_213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1800L))));
                l_212 = l_213;
            }
            i_214 = (int) ((uint) ((int) l_195) + (uint) (-1));
            if (i_214 < 0) {
                l_215 = l_212;
            } else {
                if (l_212 < 0L) {
                    l_215 = l_212;
                } else {
                    l_216 = (l_212 << 32) | ((long) (uint) i_214);
                    l_215 = l_216;
                }
            }
        } else {
            l_215 = l_195;
        }
    } else {
        l_215 = l_195;
    }
    GALEFS_BROADCAST(4, l_217, l_215);
    if (((int) get_local_id(0)) == 0) {
        l_218 = (long) ((int) get_group_id(0));
        i_219 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_218 << 12) + (l_218 << 11)))) + (ulong) 1856L))));
        if (i_219 == 0) {
            l_220 = (long) ((int) get_group_id(0));
            l_221 = (long) ((ulong) l_2 + (ulong) ((l_220 << 12) + (l_220 << 11)));
            l_222 = (long) ((ulong) l_221 + (ulong) 1796L);
            i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
            l_224 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1896L))));
            i_225 = (int) (0 - (uint) i_223);
            if (i_225 < 0) {
                i_226 = i_225;
            } else {
                l_227 = (long) ((ulong) l_224 + (ulong) (-64L));
                i_228 = (int) ((uint) ((int) (((long) ((ulong) l_227 + (ulong) ((long) ((ulong) (l_227 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_229 = (long) ((ulong) l_221 + (ulong) 1792L);
                i_230 = 0;
                l_231 = 0L;
                while (true) {
                    if (!(i_230 == 0)) {
                        break;
                    }
                    i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                    i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_229));
                    if (i_228 == i_233) {
                        i_230 = 1;
                    } else {
                        if (i_232 == 0) {
                            if (l_231 < l_1) {
                                GALEFS_RELAX(l_231);
                                l_234 = (long) ((ulong) l_231 + (ulong) 1L);
                                l_231 = l_234;
                            } else {
                                i_230 = (-110);
                            }
                        } else {
                            i_235 = (int) (0 - (uint) i_232);
                            i_230 = i_235;
                        }
                    }
                }
                i_226 = i_230;
            }
            if (i_226 < 0) {
                l_236 = (long) i_226;
                l_237 = l_236;
            } else {
                l_238 = (long) ((int) get_group_id(0));
                l_239 = (long) ((ulong) l_2 + (ulong) ((l_238 << 12) + (l_238 << 11)));
                l_240 = (long) ((ulong) l_239 + (ulong) 1896L);
                l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                l_242 = (long) ((ulong) l_241 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_239 + (ulong) ((long) (uint) (((int) l_242) & 1023)))))) = 0L;
                l_243 = (long) ((ulong) l_239 + (ulong) ((long) (uint) (((int) l_241) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_241 + (ulong) ((long) ((ulong) (l_241 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 12L)))) = i_57;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_243)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_240)) = l_242;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_237 = LONG_MIN;
            }
        } else {
            l_237 = (-16L);
        }
    } else {
        l_237 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_237 < (-4611686018427387904L)) {
            l_244 = (long) ((int) get_group_id(0));
            l_245 = (long) ((ulong) l_2 + (ulong) ((l_244 << 12) + (l_244 << 11)));
            l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1896L))));
            l_247 = (long) ((ulong) l_246 + (ulong) (-64L));
            i_248 = (int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_249 = (long) ((ulong) l_245 + (ulong) 1792L);
            l_250 = (long) ((ulong) l_245 + (ulong) 1796L);
            i_251 = 0;
            l_252 = 0L;
            while (true) {
                if (!(i_251 == 0)) {
                    break;
                }
                i_253 = *((volatile __global gale_int *) (arg_fs + 16 + l_250));
                i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_249));
                if (i_248 == i_254) {
                    i_251 = 1;
                } else {
                    if (i_253 == 0) {
                        if (l_252 < l_1) {
                            GALEFS_RELAX(l_252);
                            l_255 = (long) ((ulong) l_252 + (ulong) 1L);
                            l_252 = l_255;
                        } else {
                            i_251 = (-110);
                        }
                    } else {
                        i_256 = (int) (0 - (uint) i_253);
                        i_251 = i_256;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_251 < 0) {
                l_257 = (long) i_251;
                l_258 = l_257;
            } else {
                l_259 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1800L))));
                l_258 = l_259;
            }
            i_260 = (int) ((uint) ((int) l_237) + (uint) (-1));
            if (i_260 < 0) {
                l_261 = l_258;
            } else {
                if (l_258 < 0L) {
                    l_261 = l_258;
                } else {
                    l_262 = (l_258 << 32) | ((long) (uint) i_260);
                    l_261 = l_262;
                }
            }
        } else {
            l_261 = l_237;
        }
    } else {
        l_261 = l_237;
    }
    GALEFS_BROADCAST(5, l_263, l_261);
    if (((int) get_global_id(0)) == 0) {
        if (i_57 < 0) {
            l_264 = l_58;
        } else {
            l_265 = (long) i_186;
            l_264 = l_265;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_264;
        *((__global gale_long *) (arg_out + 24L)) = l_217;
        *((__global gale_long *) (arg_out + 32L)) = ((long) ((int) l_263));
    }
    GALEFS_GROUP_END()
}
#endif
