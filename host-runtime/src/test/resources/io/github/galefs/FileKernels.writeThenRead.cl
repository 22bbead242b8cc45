// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeThenRead
// entry point: galefs_writeThenRead
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 4 waits, 10 values, 64 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_75) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(long, l_11) VARIABLE(long, l_146) VARIABLE(long, l_158) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_66) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_66) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_75) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_75) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(l_11) VARIABLE(l_146) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_158)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_10, i_12, i_13, i_17, i_18, i_19, i_23, i_24, i_27, i_30, i_31, i_33, i_36, i_37, i_38, i_41, i_42, i_43, i_44, i_45, i_46, i_50, i_52, i_53, i_54, i_58, i_59, i_60, i_61, i_67, i_68, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_86, i_87, i_91, i_92, i_93, i_94, i_95, i_97, i_98, i_104, i_105, i_106, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_119, i_120, i_121, i_122, i_123, i_125, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_136, i_138, i_139, i_147, i_148, i_153, i_154, i_155, i_157, i_159, i_161, i_162, i_163, i_164, i_165, i_170, i_171, i_172;
    long l_0, l_2, l_3, l_9, l_11, l_14, l_15, l_16, l_20, l_21, l_22, l_25, l_26, l_28, l_29, l_32, l_34, l_35, l_39, l_40, l_47, l_48, l_49, l_51, l_55, l_56, l_57, l_62, l_63, l_64, l_65, l_66, l_69, l_70, l_71, l_72, l_84, l_85, l_88, l_89, l_90, l_96, l_99, l_100, l_101, l_102, l_103, l_107, l_108, l_109, l_117, l_118, l_124, l_126, l_132, l_134, l_137, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_149, l_150, l_151, l_152, l_156, l_158, l_160, l_166, l_167, l_168, l_169, l_173, l_174;
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = (long) i_1;
    l_3 = ((long) gale_group) * l_2;
    i_4 = (int) get_local_size(0);
    i_5 = gale_group;
    i_6 = (int) get_local_id(0);
    i_7 = i_6;
    while (true) {
        if (!(i_7 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_7)))) = (char) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7))));
        i_8 = (int) ((uint) i_7 + (uint) i_4);
        i_7 = i_8;
    }
    l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_12 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
        if (i_12 == 0) {
            i_13 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_14 = (long) ((int) (0 - (uint) i_13));
            l_15 = l_14;
        } else {
            l_16 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_17 = *((__global gale_int *) (arg_fs + 16 + l_16));
            i_18 = (int) ((uint) i_17 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_16)) = i_18;
            if (i_10 < i_18) {
                i_19 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                if (i_19 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_20 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_20)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 36L)))) = 0;
                    l_15 = LONG_MIN;
                } else {
                    l_15 = (-16L);
                }
            } else {
                l_15 = (-16L);
            }
        }
        if (l_15 < 0L) {
            l_21 = l_15;
        } else {
            l_22 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_23 = 0;
            while (true) {
                if (!(i_23 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) ((long) i_23))))) = (char) ((int) gale_literals[i_23]);
                i_24 = (int) ((uint) i_23 + (uint) 1);
                i_23 = i_24;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_25 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_25)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 32L)))) = 66;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) 36L)))) = 4;
            l_21 = LONG_MIN;
        }
    } else {
        l_21 = 0L;
    }
    GALEFS_BROADCAST(1, l_26, l_21);
    if (l_26 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        gale_longs[gale_items + gale_item] = (ulong) l_3;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_26); }
        GALEFS_RETURN;
        resume_1:
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_3 = (long) gale_longs[gale_items + gale_item];
        l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_26 = gale_round_reply(gale_entry);
    }
    i_27 = (int) l_26;
    l_28 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_27) << 3));
    l_29 = (long) ((ulong) l_28 + (ulong) 4L);
    i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_31 = (int) get_local_id(0);
    l_32 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_33 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_34 = 1L << i_33;
    l_35 = (long) ((ulong) l_34 + (ulong) (-1L));
    i_36 = (int) get_local_id(0);
    i_37 = 1;
    i_38 = 0;
    while (true) {
        if (!(i_37 == 1)) {
            break;
        }
        l_39 = l_3 + ((long) i_38);
        l_40 = l_39 & l_35;
        if (i_36 == 0) {
            if (i_27 < 0) {
                i_41 = (-9);
            } else {
                if (i_27 < i_30) {
                    i_42 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                    i_43 = (int) ((uint) i_42 + (uint) (-1));
                    i_44 = (i_43 < 0) ? (-9) : i_43;
                    if (i_44 < 0) {
                        i_41 = i_44;
                    } else {
                        i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                        if ((i_45 & 3) == 0) {
                            i_41 = (-9);
                        } else {
                            i_41 = i_44;
                        }
                    }
                } else {
                    i_41 = (-9);
                }
            }
            i_46 = (int) ((uint) i_1 - (uint) i_38);
            l_47 = (long) i_46;
            if (i_41 < 0) {
                l_48 = (long) i_41;
                l_49 = l_48;
            } else {
                if (l_39 < 0L) {
                    l_49 = (-22L);
                } else {
                    if (i_46 < 0) {
                        l_49 = (-22L);
                    } else {
                        if ((l_39 + l_47) < 0L) {
                            l_49 = (-27L);
                        } else {
                            i_50 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_50 == 0) {
                                l_49 = l_47;
                            } else {
                                l_49 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_49 < 1L) {
                l_51 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_52 = *((__global gale_int *) (arg_fs + 16 + l_51));
                i_53 = (int) ((uint) i_52 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_51)) = i_53;
                if (i_10 < i_53) {
                    i_54 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_54 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_55 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_55)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 16L)))) = l_49;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 36L)))) = 0;
                        l_56 = LONG_MIN;
                    } else {
                        l_56 = l_49;
                    }
                } else {
                    l_56 = l_49;
                }
            } else {
                l_57 = (long) ((ulong) l_34 - (ulong) l_40);
                if (l_57 < l_47) {
                    i_58 = (int) l_57;
                    i_59 = i_58;
                } else {
                    i_59 = i_46;
                }
                i_60 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_61 = (int) (0 - (uint) i_60);
                if (i_61 < 0) {
                    l_62 = (long) i_61;
                    l_56 = l_62;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_63 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_63)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 12L)))) = i_27;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 16L)))) = l_39;
                    l_64 = (long) i_59;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 24L)))) = l_64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 36L)))) = 0;
                    l_65 = (long) ((ulong) l_64 + (ulong) (-9223372036854775807L));
                    l_56 = l_65;
                }
            }
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(2, l_66, l_56);
        if (l_66 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_38;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_40;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_66); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_28 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[3 * gale_items + gale_item];
            i_38 = (int) gale_ints[2 * gale_items + gale_item];
            l_39 = (long) gale_longs[4 * gale_items + gale_item];
            l_40 = (long) gale_longs[5 * gale_items + gale_item];
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_31 = (int) get_local_id(0);
            l_32 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_33 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_34 = 1L << i_33;
            l_35 = (long) ((ulong) l_34 + (ulong) (-1L));
            i_36 = (int) get_local_id(0);
            l_66 = gale_round_reply(gale_entry);
        }
        i_67 = (int) l_66;
        if (l_66 < 0L) {
            i_68 = 0;
        } else {
            i_68 = i_67;
        }
        if (l_66 < 0L) {
            l_69 = 0L;
        } else {
            l_70 = (long) ((ulong) l_66 >> 32);
            l_69 = l_70;
        }
        gale_copy((arg_scratch + 16 + l_39), (arg_fs + 16 + ((long) ((ulong) l_40 + (ulong) ((long) ((ulong) l_32 + (ulong) (l_69 << i_33)))))), i_68);
        GALEFS_BARRIER(3);
        if (i_31 == 0) {
            l_71 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_72 = *((__global gale_long *) (arg_fs + 16 + l_71));
            *((__global gale_long *) (arg_fs + 16 + l_71)) = ((long) ((ulong) ((long) i_68) + (ulong) l_72));
        }
        i_73 = (int) ((uint) i_38 + (uint) i_68);
        if (l_66 < 0L) {
            i_37 = i_67;
            i_38 = i_73;
        } else {
            i_74 = ((i_68 < 1) || (!(i_73 < i_1))) ? 0 : 1;
            i_37 = i_74;
            i_38 = i_73;
        }
    }
    if (i_38 < 1) {
        i_75 = i_37;
    } else {
        i_75 = i_38;
    }
    i_76 = (int) get_local_size(0);
    i_77 = (int) get_local_id(0);
    i_78 = i_77;
    while (true) {
        if (!(i_78 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_78)))) = (char) 0;
        i_79 = (int) ((uint) i_78 + (uint) i_76);
        i_78 = i_79;
    }
    GALEFS_BARRIER(4);
    i_80 = (int) get_local_id(0);
    i_81 = (int) get_local_id(0);
    i_82 = 1;
    i_83 = 0;
    while (true) {
        if (!(i_82 == 1)) {
            break;
        }
        l_84 = l_3 + ((long) i_83);
        l_85 = l_35 & l_84;
        if (i_81 == 0) {
            i_86 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_87 = (int) (0 - (uint) i_86);
            l_88 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_87 < 0) {
                l_89 = (long) i_87;
                l_90 = l_89;
            } else {
                if (i_27 < 0) {
                    i_91 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_93 = (int) ((uint) i_92 + (uint) (-1));
                        i_94 = (i_93 < 0) ? (-9) : i_93;
                        if (i_94 < 0) {
                            i_91 = i_94;
                        } else {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
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
                        i_97 = (int) ((uint) i_1 - (uint) i_83);
                        if (i_97 < 0) {
                            l_90 = (-22L);
                        } else {
                            i_98 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_98 == 0) {
                                l_99 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) (l_96 << 6)))));
                                l_100 = (long) ((ulong) l_99 - (ulong) l_84);
                                if (l_100 < 1L) {
                                    l_90 = 0L;
                                } else {
                                    l_101 = (long) (uint) i_97;
                                    l_102 = (l_100 < l_101) ? l_100 : l_101;
                                    l_90 = l_102;
                                }
                            } else {
                                l_90 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_90 < 1L) {
                l_103 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_104 = *((__global gale_int *) (arg_fs + 16 + l_103));
                i_105 = (int) ((uint) i_104 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_103)) = i_105;
                if (i_10 < i_105) {
                    i_106 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_106 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_107 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_107)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L)))) = l_90;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 36L)))) = 0;
                        l_108 = LONG_MIN;
                    } else {
                        l_108 = l_90;
                    }
                } else {
                    l_108 = l_90;
                }
            } else {
                l_109 = (long) ((ulong) l_34 - (ulong) l_85);
                if (l_109 < l_90) {
                    i_110 = (int) l_109;
                    i_111 = i_110;
                } else {
                    i_112 = (int) l_90;
                    i_111 = i_112;
                }
                if (i_27 < 0) {
                    i_113 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_115 = (int) ((uint) i_114 + (uint) (-1));
                        i_116 = (i_115 < 0) ? (-9) : i_115;
                        i_113 = i_116;
                    } else {
                        i_113 = (-9);
                    }
                }
                l_117 = (long) i_113;
                if (i_113 < 0) {
                    l_108 = l_117;
                } else {
                    l_118 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_119 = *((__global gale_int *) (arg_fs + 16 + l_118));
                    i_120 = (int) ((uint) i_119 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_118)) = i_120;
                    if (i_10 < i_120) {
                        i_121 = (-1);
                    } else {
                        i_122 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_88 + (ulong) (l_117 << 6))) + (ulong) 8L))));
                        i_123 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_124 = l_84 >> i_33;
                        i_125 = i_123 & ((int) (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) (((long) i_122) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_126 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_127 = i_125;
                        i_128 = 0;
                        i_129 = (-2);
                        while (true) {
                            if (!(i_129 == (-2))) {
                                break;
                            }
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) (((long) i_127) << 2)))));
                            i_131 = (int) ((uint) i_130 + (uint) (-1));
                            if (i_131 < 0) {
                                i_129 = (-1);
                            } else {
                                l_132 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_131) << 4));
                                i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                                if ((!(i_122 == i_133)) || (!(l_124 == l_134))) {
                                    if (i_123 == i_128) {
                                        i_129 = (-1);
                                    } else {
                                        i_135 = (int) ((uint) i_128 + (uint) 1);
                                        i_136 = i_123 & ((int) ((uint) i_127 + (uint) 1));
                                        i_127 = i_136;
                                        i_128 = i_135;
                                    }
                                } else {
                                    i_129 = i_131;
                                }
                            }
                        }
                        i_121 = i_129;
                    }
                    l_137 = (long) i_111;
                    if (i_121 < 0) {
                        i_138 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_139 = (int) (0 - (uint) i_138);
                        if (i_139 < 0) {
                            l_140 = (long) i_139;
                            l_108 = l_140;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_141 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_141)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 12L)))) = i_27;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 16L)))) = l_84;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 24L)))) = l_90;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 36L)))) = 0;
                            l_142 = (long) ((ulong) l_137 + (ulong) (-9223372036854775807L));
                            l_108 = l_142;
                        }
                    } else {
                        l_143 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
                        *((__global gale_long *) (arg_fs + 16 + l_143)) = ((long) ((ulong) l_144 + (ulong) 1L));
                        l_145 = l_137 | (((long) (uint) i_121) << 32);
                        l_108 = l_145;
                    }
                }
            }
        } else {
            l_108 = 0L;
        }
        GALEFS_BROADCAST(5, l_146, l_108);
        if (l_146 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_75;
            gale_ints[3 * gale_items + gale_item] = (uint) i_83;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_84;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_85;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_146); }
            GALEFS_RETURN;
            resume_3:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_28 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[3 * gale_items + gale_item];
            i_75 = (int) gale_ints[2 * gale_items + gale_item];
            i_83 = (int) gale_ints[3 * gale_items + gale_item];
            l_84 = (long) gale_longs[4 * gale_items + gale_item];
            l_85 = (long) gale_longs[5 * gale_items + gale_item];
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_32 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_33 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_34 = 1L << i_33;
            l_35 = (long) ((ulong) l_34 + (ulong) (-1L));
            i_80 = (int) get_local_id(0);
            i_81 = (int) get_local_id(0);
            l_146 = gale_round_reply(gale_entry);
        }
        i_147 = (int) l_146;
        if (l_146 < 0L) {
            i_148 = 0;
        } else {
            i_148 = i_147;
        }
        if (l_146 < 0L) {
            l_149 = 0L;
        } else {
            l_150 = (long) ((ulong) l_146 >> 32);
            l_149 = l_150;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) ((long) ((ulong) l_32 + (ulong) (l_149 << i_33)))))), (arg_scratch + 16 + l_84), i_148);
        GALEFS_BARRIER(6);
        if (i_80 == 0) {
            l_151 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_148) + (ulong) l_152));
        }
        i_153 = (int) ((uint) i_83 + (uint) i_148);
        if (l_146 < 0L) {
            i_82 = i_147;
            i_83 = i_153;
        } else {
            i_154 = ((i_148 < 1) || (!(i_153 < i_1))) ? 0 : 1;
            i_82 = i_154;
            i_83 = i_153;
        }
    }
    if (i_83 < 1) {
        i_155 = i_82;
    } else {
        i_155 = i_83;
    }
    if (i_1 == i_75) {
        if (i_1 == i_155) {
            l_156 = (-1L);
        } else {
            l_156 = l_2;
        }
    } else {
        l_156 = l_2;
    }
    i_157 = gale_group;
    l_158 = l_156;
    i_159 = 0;
    while (true) {
        if (!(i_159 < i_1)) {
            break;
        }
        l_160 = (long) i_159;
        i_161 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_160)));
        i_162 = (int) ((uint) i_159 + (uint) 1);
        if (((int) ((char) i_161)) == ((int) ((char) ((int) ((uint) i_157 + (uint) ((int) ((uint) (i_159 << 5) - (uint) i_159))))))) {
            i_159 = i_162;
        } else {
            if (l_158 < 0L) {
                l_158 = l_160;
                i_159 = i_162;
            } else {
                i_159 = i_162;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_163 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
        if (i_163 == 0) {
            i_164 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_165 = (int) (0 - (uint) i_164);
            if (i_165 < 0) {
                l_166 = (long) i_165;
                l_167 = l_166;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_168 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_168)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 12L)))) = i_27;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 36L)))) = 0;
                l_167 = LONG_MIN;
            }
        } else {
            l_169 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_170 = *((__global gale_int *) (arg_fs + 16 + l_169));
            i_171 = (int) ((uint) i_170 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_169)) = i_171;
            if (i_10 < i_171) {
                i_172 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                if (i_172 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_173 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_173)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 36L)))) = 0;
                    l_167 = LONG_MIN;
                } else {
                    l_167 = (-16L);
                }
            } else {
                l_167 = (-16L);
            }
        }
    } else {
        l_167 = 0L;
    }
    GALEFS_BROADCAST(7, l_174, l_167);
    if (l_174 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_158;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_174); }
        GALEFS_RETURN;
        resume_4:
        l_158 = (long) gale_longs[gale_item];
        l_174 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_158;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_138) VARIABLE(int, i_139) VARIABLE(int, i_151) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_160) VARIABLE(int, i_263) VARIABLE(int, i_264) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_137) VARIABLE(long, l_161) VARIABLE(long, l_162) VARIABLE(long, l_2) VARIABLE(long, l_262) VARIABLE(long, l_279) VARIABLE(long, l_3) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_138) VARIABLE(i_139) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_137) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_151) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_70) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_151) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_160) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_70) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_151) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_160) VARIABLE(i_263) VARIABLE(i_264) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_70) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_262) VARIABLE(l_3) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_279)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_13, i_17, i_19, i_20, i_22, i_24, i_26, i_27, i_29, i_35, i_36, i_47, i_50, i_52, i_53, i_55, i_59, i_63, i_66, i_67, i_69, i_70, i_73, i_74, i_75, i_78, i_79, i_80, i_81, i_82, i_83, i_88, i_91, i_92, i_96, i_98, i_99, i_101, i_103, i_105, i_106, i_108, i_122, i_125, i_127, i_128, i_130, i_134, i_138, i_139, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_164, i_165, i_169, i_170, i_171, i_172, i_173, i_175, i_177, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_193, i_195, i_198, i_199, i_200, i_201, i_202, i_204, i_206, i_207, i_208, i_212, i_218, i_220, i_221, i_223, i_225, i_227, i_228, i_230, i_247, i_250, i_252, i_253, i_255, i_259, i_263, i_264, i_274, i_275, i_276, i_278, i_280, i_282, i_283, i_285, i_289, i_291, i_292, i_294, i_296, i_298, i_299, i_301, i_314, i_317, i_319, i_320, i_322, i_326;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_14, l_15, l_16, l_18, l_21, l_23, l_25, l_28, l_30, l_31, l_32, l_33, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_51, l_54, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_65, l_68, l_71, l_72, l_76, l_77, l_84, l_85, l_86, l_87, l_89, l_90, l_93, l_94, l_95, l_97, l_100, l_102, l_104, l_107, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_123, l_124, l_126, l_129, l_131, l_132, l_133, l_135, l_136, l_137, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_161, l_162, l_163, l_166, l_167, l_168, l_174, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_191, l_194, l_196, l_197, l_203, l_205, l_209, l_210, l_211, l_213, l_214, l_215, l_216, l_217, l_219, l_222, l_224, l_226, l_229, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_244, l_245, l_246, l_248, l_249, l_251, l_254, l_256, l_257, l_258, l_260, l_261, l_262, l_265, l_266, l_267, l_268, l_269, l_270, l_271, l_272, l_273, l_277, l_279, l_281, l_284, l_286, l_287, l_288, l_290, l_293, l_295, l_297, l_300, l_302, l_303, l_304, l_305, l_306, l_307, l_308, l_309, l_310, l_311, l_312, l_313, l_315, l_316, l_318, l_321, l_323, l_324, l_325, l_327, l_328, l_329;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = (long) i_1;
    l_3 = ((long) ((int) get_group_id(0))) * l_2;
    i_4 = (int) get_local_size(0);
    i_5 = (int) get_group_id(0);
    i_6 = (int) get_local_id(0);
    i_7 = i_6;
    while (true) {
        if (!(i_7 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_7)))) = (char) ((int) ((uint) i_5 + (uint) ((int) ((uint) (i_7 << 5) - (uint) i_7))));
        i_8 = (int) ((uint) i_7 + (uint) i_4);
        i_7 = i_8;
    }
    l_9 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_12 = (long) ((int) get_group_id(0));
        i_13 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_12 << 12) + (l_12 << 11)))) + (ulong) 1856L))));
        if (i_13 == 0) {
            l_14 = (long) ((int) get_group_id(0));
            l_15 = (long) ((ulong) l_11 + (ulong) ((l_14 << 12) + (l_14 << 11)));
            l_16 = (long) ((ulong) l_15 + (ulong) 1796L);
            i_17 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
            l_18 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) 1896L))));
            i_19 = (int) (0 - (uint) i_17);
            if (i_19 < 0) {
                i_20 = i_19;
            } else {
                l_21 = (long) ((ulong) l_18 + (ulong) (-64L));
                i_22 = (int) ((uint) ((int) (((long) ((ulong) l_21 + (ulong) ((long) ((ulong) (l_21 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_23 = (long) ((ulong) l_15 + (ulong) 1792L);
                i_24 = 0;
                l_25 = 0L;
                while (true) {
                    if (!(i_24 == 0)) {
                        break;
                    }
                    i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    i_27 = *((volatile __global gale_int *) (arg_fs + 16 + l_23));
                    if (i_22 == i_27) {
                        i_24 = 1;
                    } else {
                        if (i_26 == 0) {
                            if (l_25 < l_10) {
                                GALEFS_RELAX(l_25);
                                l_28 = (long) ((ulong) l_25 + (ulong) 1L);
                                l_25 = l_28;
                            } else {
                                i_24 = (-110);
                            }
                        } else {
                            i_29 = (int) (0 - (uint) i_26);
                            i_24 = i_29;
                        }
                    }
                }
                i_20 = i_24;
            }
            l_30 = (long) i_20;
            l_31 = l_30;
        } else {
            l_31 = (-16L);
        }
        if (l_31 < 0L) {
            l_32 = l_31;
        } else {
            l_33 = (long) ((int) get_group_id(0));
            l_34 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_33 << 12) + (l_33 << 11)))) + (ulong) 2048L);
            i_35 = 0;
            while (true) {
                if (!(i_35 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_35))))) = (char) ((int) gale_literals[i_35]);
                i_36 = (int) ((uint) i_35 + (uint) 1);
                i_35 = i_36;
            }
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_11 + (ulong) ((l_37 << 12) + (l_37 << 11)));
            l_39 = (long) ((ulong) l_38 + (ulong) 1896L);
            l_40 = *((__global gale_long *) (arg_fs + 16 + l_39));
            l_41 = (long) ((ulong) l_40 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_41) & 1023)))))) = 0L;
            l_42 = (long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_40) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_39)) = l_41;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_32 = LONG_MIN;
        }
    } else {
        l_32 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_32 < (-4611686018427387904L)) {
            l_43 = (long) ((int) get_group_id(0));
            l_44 = (long) ((ulong) l_11 + (ulong) ((l_43 << 12) + (l_43 << 11)));
            l_45 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 1896L))));
            l_46 = (long) ((ulong) l_45 + (ulong) (-64L));
            i_47 = (int) ((uint) ((int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_48 = (long) ((ulong) l_44 + (ulong) 1792L);
            l_49 = (long) ((ulong) l_44 + (ulong) 1796L);
            i_50 = 0;
            l_51 = 0L;
            while (true) {
                if (!(i_50 == 0)) {
                    break;
                }
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                if (i_47 == i_53) {
                    i_50 = 1;
                } else {
                    if (i_52 == 0) {
                        if (l_51 < l_10) {
                            GALEFS_RELAX(l_51);
                            l_54 = (long) ((ulong) l_51 + (ulong) 1L);
                            l_51 = l_54;
                        } else {
                            i_50 = (-110);
                        }
                    } else {
                        i_55 = (int) (0 - (uint) i_52);
                        i_50 = i_55;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_50 < 0) {
                l_56 = (long) i_50;
                l_57 = l_56;
            } else {
                l_58 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 1800L))));
                l_57 = l_58;
            }
            i_59 = (int) ((uint) ((int) l_32) + (uint) (-1));
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
            l_60 = l_32;
        }
    } else {
        l_60 = l_32;
    }
    GALEFS_BROADCAST(1, l_62, l_60);
    i_63 = (int) l_62;
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    l_65 = (long) ((ulong) l_64 + (ulong) 4L);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_67 = (int) get_local_id(0);
    l_68 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_69 = (int) get_local_id(0);
    i_70 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_71 = 1L << i_70;
    l_72 = (long) ((ulong) l_71 + (ulong) (-1L));
    i_73 = (int) get_local_id(0);
    i_74 = 1;
    i_75 = 0;
    while (true) {
        if (!(i_74 == 1)) {
            break;
        }
        l_76 = l_3 + ((long) i_75);
        l_77 = l_76 & l_72;
        if (i_73 == 0) {
            if (i_63 < 0) {
                i_78 = (-9);
            } else {
                if (i_63 < i_66) {
                    i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                    i_80 = (int) ((uint) i_79 + (uint) (-1));
                    i_81 = (i_80 < 0) ? (-9) : i_80;
                    if (i_81 < 0) {
                        i_78 = i_81;
                    } else {
                        i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        if ((i_82 & 3) == 0) {
                            i_78 = (-9);
                        } else {
                            i_78 = i_81;
                        }
                    }
                } else {
                    i_78 = (-9);
                }
            }
            i_83 = (int) ((uint) i_1 - (uint) i_75);
            l_84 = (long) i_83;
            if (i_78 < 0) {
                l_85 = (long) i_78;
                l_86 = l_85;
            } else {
                if (l_76 < 0L) {
                    l_86 = (-22L);
                } else {
                    if (i_83 < 0) {
                        l_86 = (-22L);
                    } else {
                        if ((l_76 + l_84) < 0L) {
                            l_86 = (-27L);
                        } else {
                            l_87 = (long) ((int) get_group_id(0));
                            i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 1856L))));
                            if (i_88 == 0) {
                                l_86 = l_84;
                            } else {
                                l_86 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_86 < 1L) {
                l_89 = l_86;
            } else {
                l_90 = (long) ((ulong) l_71 - (ulong) l_77);
                if (l_90 < l_84) {
                    i_91 = (int) l_90;
                    i_92 = i_91;
                } else {
                    i_92 = i_83;
                }
                l_93 = (long) ((int) get_group_id(0));
                l_94 = (long) ((ulong) l_11 + (ulong) ((l_93 << 12) + (l_93 << 11)));
                l_95 = (long) ((ulong) l_94 + (ulong) 1796L);
                i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_95));
                l_97 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 1896L))));
                i_98 = (int) (0 - (uint) i_96);
                if (i_98 < 0) {
                    i_99 = i_98;
                } else {
                    l_100 = (long) ((ulong) l_97 + (ulong) (-64L));
                    i_101 = (int) ((uint) ((int) (((long) ((ulong) l_100 + (ulong) ((long) ((ulong) (l_100 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_102 = (long) ((ulong) l_94 + (ulong) 1792L);
                    i_103 = 0;
                    l_104 = 0L;
                    while (true) {
                        if (!(i_103 == 0)) {
                            break;
                        }
                        i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_95));
                        i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_102));
                        if (i_101 == i_106) {
                            i_103 = 1;
                        } else {
                            if (i_105 == 0) {
                                if (l_104 < l_10) {
                                    GALEFS_RELAX(l_104);
                                    l_107 = (long) ((ulong) l_104 + (ulong) 1L);
                                    l_104 = l_107;
                                } else {
                                    i_103 = (-110);
                                }
                            } else {
                                i_108 = (int) (0 - (uint) i_105);
                                i_103 = i_108;
                            }
                        }
                    }
                    i_99 = i_103;
                }
                if (i_99 < 0) {
                    l_109 = (long) i_99;
                    l_89 = l_109;
                } else {
                    l_110 = (long) ((int) get_group_id(0));
                    l_111 = (long) ((ulong) l_11 + (ulong) ((l_110 << 12) + (l_110 << 11)));
                    l_112 = (long) ((ulong) l_111 + (ulong) 1896L);
                    l_113 = *((__global gale_long *) (arg_fs + 16 + l_112));
                    l_114 = (long) ((ulong) l_113 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) ((long) (uint) (((int) l_114) & 1023)))))) = 0L;
                    l_115 = (long) ((ulong) l_111 + (ulong) ((long) (uint) (((int) l_113) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_113 + (ulong) ((long) ((ulong) (l_113 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 12L)))) = i_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 16L)))) = l_76;
                    l_116 = (long) i_92;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 24L)))) = l_116;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_115)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_112)) = l_114;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_117 = (long) ((ulong) l_116 + (ulong) (-9223372036854775807L));
                    l_89 = l_117;
                }
            }
        } else {
            l_89 = 0L;
        }
        if (i_69 == 0) {
            if (l_89 < (-4611686018427387904L)) {
                l_118 = (long) ((int) get_group_id(0));
                l_119 = (long) ((ulong) l_11 + (ulong) ((l_118 << 12) + (l_118 << 11)));
                l_120 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1896L))));
                l_121 = (long) ((ulong) l_120 + (ulong) (-64L));
                i_122 = (int) ((uint) ((int) (((long) ((ulong) l_121 + (ulong) ((long) ((ulong) (l_121 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_123 = (long) ((ulong) l_119 + (ulong) 1792L);
                l_124 = (long) ((ulong) l_119 + (ulong) 1796L);
                i_125 = 0;
                l_126 = 0L;
                while (true) {
                    if (!(i_125 == 0)) {
                        break;
                    }
                    i_127 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                    i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                    if (i_122 == i_128) {
                        i_125 = 1;
                    } else {
                        if (i_127 == 0) {
                            if (l_126 < l_10) {
                                GALEFS_RELAX(l_126);
                                l_129 = (long) ((ulong) l_126 + (ulong) 1L);
                                l_126 = l_129;
                            } else {
                                i_125 = (-110);
                            }
                        } else {
                            i_130 = (int) (0 - (uint) i_127);
                            i_125 = i_130;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_125 < 0) {
                    l_131 = (long) i_125;
                    l_132 = l_131;
                } else {
                    l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1800L))));
                    l_132 = l_133;
                }
                i_134 = (int) ((uint) ((int) l_89) + (uint) (-1));
                if (i_134 < 0) {
                    l_135 = l_132;
                } else {
                    if (l_132 < 0L) {
                        l_135 = l_132;
                    } else {
                        l_136 = (l_132 << 32) | ((long) (uint) i_134);
                        l_135 = l_136;
                    }
                }
            } else {
                l_135 = l_89;
            }
        } else {
            l_135 = l_89;
        }
        GALEFS_BROADCAST(2, l_137, l_135);
        i_138 = (int) l_137;
        if (l_137 < 0L) {
            i_139 = 0;
        } else {
            i_139 = i_138;
        }
        if (l_137 < 0L) {
            l_140 = 0L;
        } else {
            l_141 = (long) ((ulong) l_137 >> 32);
            l_140 = l_141;
        }
        gale_copy((arg_scratch + 16 + l_76), (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) ((long) ((ulong) l_68 + (ulong) (l_140 << i_70)))))), i_139);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_67 == 0) {
            l_142 = (long) ((int) get_group_id(0));
            l_143 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_142 << 12) + (l_142 << 11)))) + (ulong) 1880L);
            l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
            *((__global gale_long *) (arg_fs + 16 + l_143)) = ((long) ((ulong) ((long) i_139) + (ulong) l_144));
            l_145 = (long) ((int) get_group_id(0));
            l_146 = (long) ((ulong) l_11 + (ulong) ((l_145 << 12) + (l_145 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1888L)))) = 0;
            l_147 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1896L))));
            l_148 = (long) ((ulong) l_147 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_149 = (int) ((uint) i_75 + (uint) i_139);
        if (l_137 < 0L) {
            i_74 = i_138;
            i_75 = i_149;
        } else {
            i_150 = ((i_139 < 1) || (!(i_149 < i_1))) ? 0 : 1;
            i_74 = i_150;
            i_75 = i_149;
        }
    }
    if (i_75 < 1) {
        i_151 = i_74;
    } else {
        i_151 = i_75;
    }
    i_152 = (int) get_local_size(0);
    i_153 = (int) get_local_id(0);
    i_154 = i_153;
    while (true) {
        if (!(i_154 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_154)))) = (char) 0;
        i_155 = (int) ((uint) i_154 + (uint) i_152);
        i_154 = i_155;
    }
    GALEFS_BARRIER(4);
    i_156 = (int) get_local_id(0);
    i_157 = (int) get_local_id(0);
    i_158 = (int) get_local_id(0);
    i_159 = 1;
    i_160 = 0;
    while (true) {
        if (!(i_159 == 1)) {
            break;
        }
        l_161 = l_3 + ((long) i_160);
        l_162 = l_72 & l_161;
        if (i_158 == 0) {
            l_163 = (long) ((int) get_group_id(0));
            i_164 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1796L))));
            i_165 = (int) (0 - (uint) i_164);
            l_166 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_165 < 0) {
                l_167 = (long) i_165;
                l_168 = l_167;
            } else {
                if (i_63 < 0) {
                    i_169 = (-9);
                } else {
                    if (i_63 < i_66) {
                        i_170 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_171 = (int) ((uint) i_170 + (uint) (-1));
                        i_172 = (i_171 < 0) ? (-9) : i_171;
                        if (i_172 < 0) {
                            i_169 = i_172;
                        } else {
                            i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            if ((i_173 & 3) == 1) {
                                i_169 = (-9);
                            } else {
                                i_169 = i_172;
                            }
                        }
                    } else {
                        i_169 = (-9);
                    }
                }
                l_174 = (long) i_169;
                if (i_169 < 0) {
                    l_168 = l_174;
                } else {
                    if (l_161 < 0L) {
                        l_168 = (-22L);
                    } else {
                        i_175 = (int) ((uint) i_1 - (uint) i_160);
                        if (i_175 < 0) {
                            l_168 = (-22L);
                        } else {
                            l_176 = (long) ((int) get_group_id(0));
                            i_177 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_176 << 12) + (l_176 << 11)))) + (ulong) 1856L))));
                            if (i_177 == 0) {
                                l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) (l_174 << 6)))));
                                l_179 = (long) ((ulong) l_178 - (ulong) l_161);
                                if (l_179 < 1L) {
                                    l_168 = 0L;
                                } else {
                                    l_180 = (long) (uint) i_175;
                                    l_181 = (l_179 < l_180) ? l_179 : l_180;
                                    l_168 = l_181;
                                }
                            } else {
                                l_168 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_168 < 1L) {
                l_182 = l_168;
            } else {
                l_183 = (long) ((ulong) l_71 - (ulong) l_162);
                if (l_183 < l_168) {
                    i_184 = (int) l_183;
                    i_185 = i_184;
                } else {
                    i_186 = (int) l_168;
                    i_185 = i_186;
                }
                if (i_63 < 0) {
                    i_187 = (-9);
                } else {
                    if (i_63 < i_66) {
                        i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_189 = (int) ((uint) i_188 + (uint) (-1));
                        i_190 = (i_189 < 0) ? (-9) : i_189;
                        i_187 = i_190;
                    } else {
                        i_187 = (-9);
                    }
                }
                l_191 = (long) i_187;
                if (i_187 < 0) {
                    l_182 = l_191;
                } else {
                    i_192 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_166 + (ulong) (l_191 << 6))) + (ulong) 8L))));
                    i_193 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    l_194 = l_161 >> i_70;
                    i_195 = i_193 & ((int) (((long) ((ulong) ((long) ((ulong) l_194 + (ulong) (((long) i_192) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_196 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_197 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_198 = i_195;
                    i_199 = 0;
                    i_200 = (-2);
                    while (true) {
                        if (!(i_200 == (-2))) {
                            break;
                        }
                        i_201 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) (((long) i_198) << 2)))));
                        i_202 = (int) ((uint) i_201 + (uint) (-1));
                        if (i_202 < 0) {
                            i_200 = (-1);
                        } else {
                            l_203 = (long) ((ulong) l_196 + (ulong) (((long) (uint) i_202) << 4));
                            i_204 = *((volatile __global gale_int *) (arg_fs + 16 + l_203));
                            l_205 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 8L))));
                            if ((!(i_192 == i_204)) || (!(l_194 == l_205))) {
                                if (i_193 == i_199) {
                                    i_200 = (-1);
                                } else {
                                    i_206 = (int) ((uint) i_199 + (uint) 1);
                                    i_207 = i_193 & ((int) ((uint) i_198 + (uint) 1));
                                    i_198 = i_207;
                                    i_199 = i_206;
                                }
                            } else {
                                i_200 = i_202;
                            }
                        }
                    }
                    if (i_200 < 0) {
                        i_208 = i_200;
                    } else {
                        l_209 = (long) ((int) get_group_id(0));
                        l_210 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_210)) = ((int) ((uint) i_200 + (uint) 1));
                        GALEFS_FENCE();
                        l_211 = (long) ((ulong) l_196 + (ulong) (((long) (uint) i_200) << 4));
                        i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
                        l_213 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 8L))));
                        if ((!(i_192 == i_212)) || (!(l_194 == l_213))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_210)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_192 == i_212)) || (!(l_194 == l_213))) {
                            i_208 = (-1);
                        } else {
                            i_208 = i_200;
                        }
                    }
                    l_214 = (long) i_185;
                    if (i_208 < 0) {
                        l_215 = (long) ((int) get_group_id(0));
                        l_216 = (long) ((ulong) l_11 + (ulong) ((l_215 << 12) + (l_215 << 11)));
                        l_217 = (long) ((ulong) l_216 + (ulong) 1796L);
                        i_218 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                        l_219 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 1896L))));
                        i_220 = (int) (0 - (uint) i_218);
                        if (i_220 < 0) {
                            i_221 = i_220;
                        } else {
                            l_222 = (long) ((ulong) l_219 + (ulong) (-64L));
                            i_223 = (int) ((uint) ((int) (((long) ((ulong) l_222 + (ulong) ((long) ((ulong) (l_222 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_224 = (long) ((ulong) l_216 + (ulong) 1792L);
                            i_225 = 0;
                            l_226 = 0L;
                            while (true) {
                                if (!(i_225 == 0)) {
                                    break;
                                }
                                i_227 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                                i_228 = *((volatile __global gale_int *) (arg_fs + 16 + l_224));
                                if (i_223 == i_228) {
                                    i_225 = 1;
                                } else {
                                    if (i_227 == 0) {
                                        if (l_226 < l_10) {
                                            GALEFS_RELAX(l_226);
                                            l_229 = (long) ((ulong) l_226 + (ulong) 1L);
                                            l_226 = l_229;
                                        } else {
                                            i_225 = (-110);
                                        }
                                    } else {
                                        i_230 = (int) (0 - (uint) i_227);
                                        i_225 = i_230;
                                    }
                                }
                            }
                            i_221 = i_225;
                        }
                        if (i_221 < 0) {
                            l_231 = (long) i_221;
                            l_182 = l_231;
                        } else {
                            l_232 = (long) ((int) get_group_id(0));
                            l_233 = (long) ((ulong) l_11 + (ulong) ((l_232 << 12) + (l_232 << 11)));
                            l_234 = (long) ((ulong) l_233 + (ulong) 1896L);
                            l_235 = *((__global gale_long *) (arg_fs + 16 + l_234));
                            l_236 = (long) ((ulong) l_235 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) ((long) (uint) (((int) l_236) & 1023)))))) = 0L;
                            l_237 = (long) ((ulong) l_233 + (ulong) ((long) (uint) (((int) l_235) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_235 + (ulong) ((long) ((ulong) (l_235 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 12L)))) = i_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 16L)))) = l_161;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 24L)))) = l_168;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_237 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_237)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_234)) = l_236;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_238 = (long) ((ulong) l_214 + (ulong) (-9223372036854775807L));
                            l_182 = l_238;
                        }
                    } else {
                        l_239 = (long) ((int) get_group_id(0));
                        l_240 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_239 << 12) + (l_239 << 11)))) + (ulong) 1864L);
                        l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                        *((__global gale_long *) (arg_fs + 16 + l_240)) = ((long) ((ulong) l_241 + (ulong) 1L));
                        l_242 = l_214 | (((long) (uint) i_208) << 32);
                        l_182 = l_242;
                    }
                }
            }
        } else {
            l_182 = 0L;
        }
        if (i_157 == 0) {
            if (l_182 < (-4611686018427387904L)) {
                l_243 = (long) ((int) get_group_id(0));
                l_244 = (long) ((ulong) l_11 + (ulong) ((l_243 << 12) + (l_243 << 11)));
                l_245 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 1896L))));
                l_246 = (long) ((ulong) l_245 + (ulong) (-64L));
                i_247 = (int) ((uint) ((int) (((long) ((ulong) l_246 + (ulong) ((long) ((ulong) (l_246 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_248 = (long) ((ulong) l_244 + (ulong) 1792L);
                l_249 = (long) ((ulong) l_244 + (ulong) 1796L);
                i_250 = 0;
                l_251 = 0L;
                while (true) {
                    if (!(i_250 == 0)) {
                        break;
                    }
                    i_252 = *((volatile __global gale_int *) (arg_fs + 16 + l_249));
                    i_253 = *((volatile __global gale_int *) (arg_fs + 16 + l_248));
                    if (i_247 == i_253) {
                        i_250 = 1;
                    } else {
                        if (i_252 == 0) {
                            if (l_251 < l_10) {
                                GALEFS_RELAX(l_251);
                                l_254 = (long) ((ulong) l_251 + (ulong) 1L);
                                l_251 = l_254;
                            } else {
                                i_250 = (-110);
                            }
                        } else {
                            i_255 = (int) (0 - (uint) i_252);
                            i_250 = i_255;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_250 < 0) {
                    l_256 = (long) i_250;
                    l_257 = l_256;
                } else {
                    l_258 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 1800L))));
                    l_257 = l_258;
                }
                i_259 = (int) ((uint) ((int) l_182) + (uint) (-1));
                if (i_259 < 0) {
                    l_260 = l_257;
                } else {
                    if (l_257 < 0L) {
                        l_260 = l_257;
                    } else {
                        l_261 = (l_257 << 32) | ((long) (uint) i_259);
                        l_260 = l_261;
                    }
                }
            } else {
                l_260 = l_182;
            }
        } else {
            l_260 = l_182;
        }
        GALEFS_BROADCAST(5, l_262, l_260);
        i_263 = (int) l_262;
        if (l_262 < 0L) {
            i_264 = 0;
        } else {
            i_264 = i_263;
        }
        if (l_262 < 0L) {
            l_265 = 0L;
        } else {
            l_266 = (long) ((ulong) l_262 >> 32);
            l_265 = l_266;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) ((long) ((ulong) l_68 + (ulong) (l_265 << i_70)))))), (arg_scratch + 16 + l_161), i_264);
        GALEFS_FENCE();
        GALEFS_BARRIER(6);
        if (i_156 == 0) {
            l_267 = (long) ((int) get_group_id(0));
            l_268 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_267 << 12) + (l_267 << 11)))) + (ulong) 1872L);
            l_269 = *((__global gale_long *) (arg_fs + 16 + l_268));
            *((__global gale_long *) (arg_fs + 16 + l_268)) = ((long) ((ulong) ((long) i_264) + (ulong) l_269));
            l_270 = (long) ((int) get_group_id(0));
            l_271 = (long) ((ulong) l_11 + (ulong) ((l_270 << 12) + (l_270 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1888L)))) = 0;
            l_272 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1896L))));
            l_273 = (long) ((ulong) l_272 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_271 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_273 + (ulong) ((long) ((ulong) (l_273 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_274 = (int) ((uint) i_160 + (uint) i_264);
        if (l_262 < 0L) {
            i_159 = i_263;
            i_160 = i_274;
        } else {
            i_275 = ((i_264 < 1) || (!(i_274 < i_1))) ? 0 : 1;
            i_159 = i_275;
            i_160 = i_274;
        }
    }
    if (i_160 < 1) {
        i_276 = i_159;
    } else {
        i_276 = i_160;
    }
    if (i_1 == i_151) {
        if (i_1 == i_276) {
            l_277 = (-1L);
        } else {
            l_277 = l_2;
        }
    } else {
        l_277 = l_2;
    }
    i_278 = (int) get_group_id(0);
    l_279 = l_277;
    i_280 = 0;
    while (true) {
        if (!(i_280 < i_1)) {
            break;
        }
        l_281 = (long) i_280;
        i_282 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_281)));
        i_283 = (int) ((uint) i_280 + (uint) 1);
        if (((int) ((char) i_282)) == ((int) ((char) ((int) ((uint) i_278 + (uint) ((int) ((uint) (i_280 << 5) - (uint) i_280))))))) {
            i_280 = i_283;
        } else {
            if (l_279 < 0L) {
                l_279 = l_281;
                i_280 = i_283;
            } else {
                i_280 = i_283;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_284 = (long) ((int) get_group_id(0));
        i_285 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) ((l_284 << 12) + (l_284 << 11)))) + (ulong) 1856L))));
        if (i_285 == 0) {
            l_286 = (long) ((int) get_group_id(0));
            l_287 = (long) ((ulong) l_11 + (ulong) ((l_286 << 12) + (l_286 << 11)));
            l_288 = (long) ((ulong) l_287 + (ulong) 1796L);
            i_289 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
            l_290 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 1896L))));
            i_291 = (int) (0 - (uint) i_289);
            if (i_291 < 0) {
                i_292 = i_291;
            } else {
                l_293 = (long) ((ulong) l_290 + (ulong) (-64L));
                i_294 = (int) ((uint) ((int) (((long) ((ulong) l_293 + (ulong) ((long) ((ulong) (l_293 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_295 = (long) ((ulong) l_287 + (ulong) 1792L);
                i_296 = 0;
                l_297 = 0L;
                while (true) {
                    if (!(i_296 == 0)) {
                        break;
                    }
                    i_298 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
                    i_299 = *((volatile __global gale_int *) (arg_fs + 16 + l_295));
                    if (i_294 == i_299) {
                        i_296 = 1;
                    } else {
                        if (i_298 == 0) {
                            if (l_297 < l_10) {
                                GALEFS_RELAX(l_297);
                                l_300 = (long) ((ulong) l_297 + (ulong) 1L);
                                l_297 = l_300;
                            } else {
                                i_296 = (-110);
                            }
                        } else {
                            i_301 = (int) (0 - (uint) i_298);
                            i_296 = i_301;
                        }
                    }
                }
                i_292 = i_296;
            }
            if (i_292 < 0) {
                l_302 = (long) i_292;
                l_303 = l_302;
            } else {
                l_304 = (long) ((int) get_group_id(0));
                l_305 = (long) ((ulong) l_11 + (ulong) ((l_304 << 12) + (l_304 << 11)));
                l_306 = (long) ((ulong) l_305 + (ulong) 1896L);
                l_307 = *((__global gale_long *) (arg_fs + 16 + l_306));
                l_308 = (long) ((ulong) l_307 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_305 + (ulong) ((long) (uint) (((int) l_308) & 1023)))))) = 0L;
                l_309 = (long) ((ulong) l_305 + (ulong) ((long) (uint) (((int) l_307) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_307 + (ulong) ((long) ((ulong) (l_307 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 12L)))) = i_63;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_309 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_309)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_306)) = l_308;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_303 = LONG_MIN;
            }
        } else {
            l_303 = (-16L);
        }
    } else {
        l_303 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_303 < (-4611686018427387904L)) {
            l_310 = (long) ((int) get_group_id(0));
            l_311 = (long) ((ulong) l_11 + (ulong) ((l_310 << 12) + (l_310 << 11)));
            l_312 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_311 + (ulong) 1896L))));
            l_313 = (long) ((ulong) l_312 + (ulong) (-64L));
            i_314 = (int) ((uint) ((int) (((long) ((ulong) l_313 + (ulong) ((long) ((ulong) (l_313 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_315 = (long) ((ulong) l_311 + (ulong) 1792L);
            l_316 = (long) ((ulong) l_311 + (ulong) 1796L);
            i_317 = 0;
            l_318 = 0L;
            while (true) {
                if (!(i_317 == 0)) {
                    break;
                }
                i_319 = *((volatile __global gale_int *) (arg_fs + 16 + l_316));
                i_320 = *((volatile __global gale_int *) (arg_fs + 16 + l_315));
                if (i_314 == i_320) {
                    i_317 = 1;
                } else {
                    if (i_319 == 0) {
                        if (l_318 < l_10) {
                            GALEFS_RELAX(l_318);
                            l_321 = (long) ((ulong) l_318 + (ulong) 1L);
                            l_318 = l_321;
                        } else {
                            i_317 = (-110);
                        }
                    } else {
                        i_322 = (int) (0 - (uint) i_319);
                        i_317 = i_322;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_317 < 0) {
                l_323 = (long) i_317;
                l_324 = l_323;
            } else {
                l_325 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_311 + (ulong) 1800L))));
                l_324 = l_325;
            }
            i_326 = (int) ((uint) ((int) l_303) + (uint) (-1));
            if (i_326 < 0) {
                l_327 = l_324;
            } else {
                if (l_324 < 0L) {
                    l_327 = l_324;
                } else {
                    l_328 = (l_324 << 32) | ((long) (uint) i_326);
                    l_327 = l_328;
                }
            }
        } else {
            l_327 = l_303;
        }
    } else {
        l_327 = l_303;
    }
    GALEFS_BROADCAST(7, l_329, l_327);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_279;
    }
    GALEFS_GROUP_END()
}
#endif
