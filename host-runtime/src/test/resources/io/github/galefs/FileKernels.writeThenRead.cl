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
// source SHA-256: 3f5d9105d9fb434f1602a14d5ef96692d7a09386e475cd6d0d867e7343d5789e

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_148) VARIABLE(int, i_149) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_33) VARIABLE(int, i_36) VARIABLE(int, i_38) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_76) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_11) VARIABLE(long, l_147) VARIABLE(long, l_160) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_32) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_39) VARIABLE(long, l_40) VARIABLE(long, l_66) VARIABLE(long, l_85) VARIABLE(long, l_86) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_39) VARIABLE(l_40) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_33) VARIABLE(i_36) VARIABLE(i_38) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_66) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_76) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_85) VARIABLE(l_86) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_33) VARIABLE(i_76) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_11) VARIABLE(l_147) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_160)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_10, i_12, i_13, i_17, i_18, i_19, i_23, i_24, i_27, i_30, i_31, i_33, i_36, i_37, i_38, i_41, i_42, i_43, i_44, i_45, i_46, i_50, i_52, i_53, i_54, i_58, i_59, i_60, i_61, i_67, i_68, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_87, i_88, i_92, i_93, i_94, i_95, i_96, i_98, i_99, i_105, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_120, i_121, i_122, i_123, i_124, i_126, i_128, i_129, i_130, i_131, i_132, i_134, i_136, i_137, i_139, i_140, i_148, i_149, i_155, i_156, i_157, i_159, i_161, i_163, i_164, i_165, i_166, i_167, i_172, i_173, i_174;
    long l_0, l_2, l_3, l_9, l_11, l_14, l_15, l_16, l_20, l_21, l_22, l_25, l_26, l_28, l_29, l_32, l_34, l_35, l_39, l_40, l_47, l_48, l_49, l_51, l_55, l_56, l_57, l_62, l_63, l_64, l_65, l_66, l_69, l_70, l_71, l_72, l_73, l_85, l_86, l_89, l_90, l_91, l_97, l_100, l_101, l_102, l_103, l_104, l_108, l_109, l_110, l_118, l_119, l_125, l_127, l_133, l_135, l_138, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_150, l_151, l_152, l_153, l_154, l_158, l_160, l_162, l_168, l_169, l_170, l_171, l_175, l_176;
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
    l_32 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_33 = *((__global gale_int *) (arg_fs + 16 + 148L));
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
            l_32 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_33 = *((__global gale_int *) (arg_fs + 16 + 148L));
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
            if (i_67 == 0) {
                l_69 = 0L;
            } else {
                l_70 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) ((ulong) l_66 >> 32)) << 5))) + (ulong) 16L))));
                l_71 = (long) ((ulong) l_40 + (ulong) l_70);
                l_69 = l_71;
            }
        }
        gale_copy((arg_scratch + 16 + l_39), (arg_fs + 16 + l_69), i_68);
        GALEFS_BARRIER(3);
        if (i_31 == 0) {
            if (!(i_68 < 1)) {
                l_72 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_73 = *((__global gale_long *) (arg_fs + 16 + l_72));
                *((__global gale_long *) (arg_fs + 16 + l_72)) = ((long) ((ulong) ((long) (uint) i_68) + (ulong) l_73));
            }
        }
        i_74 = (int) ((uint) i_38 + (uint) i_68);
        if (l_66 < 0L) {
            i_37 = i_67;
            i_38 = i_74;
        } else {
            i_75 = ((i_68 < 1) || (!(i_74 < i_1))) ? 0 : 1;
            i_37 = i_75;
            i_38 = i_74;
        }
    }
    if (i_38 < 1) {
        i_76 = i_37;
    } else {
        i_76 = i_38;
    }
    i_77 = (int) get_local_size(0);
    i_78 = (int) get_local_id(0);
    i_79 = i_78;
    while (true) {
        if (!(i_79 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_79)))) = (char) 0;
        i_80 = (int) ((uint) i_79 + (uint) i_77);
        i_79 = i_80;
    }
    GALEFS_BARRIER(4);
    i_81 = (int) get_local_id(0);
    i_82 = (int) get_local_id(0);
    i_83 = 1;
    i_84 = 0;
    while (true) {
        if (!(i_83 == 1)) {
            break;
        }
        l_85 = l_3 + ((long) i_84);
        l_86 = l_35 & l_85;
        if (i_82 == 0) {
            i_87 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_88 = (int) (0 - (uint) i_87);
            l_89 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_88 < 0) {
                l_90 = (long) i_88;
                l_91 = l_90;
            } else {
                if (i_27 < 0) {
                    i_92 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_94 = (int) ((uint) i_93 + (uint) (-1));
                        i_95 = (i_94 < 0) ? (-9) : i_94;
                        if (i_95 < 0) {
                            i_92 = i_95;
                        } else {
                            i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                            if ((i_96 & 3) == 1) {
                                i_92 = (-9);
                            } else {
                                i_92 = i_95;
                            }
                        }
                    } else {
                        i_92 = (-9);
                    }
                }
                l_97 = (long) i_92;
                if (i_92 < 0) {
                    l_91 = l_97;
                } else {
                    if (l_85 < 0L) {
                        l_91 = (-22L);
                    } else {
                        i_98 = (int) ((uint) i_1 - (uint) i_84);
                        if (i_98 < 0) {
                            l_91 = (-22L);
                        } else {
                            i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_99 == 0) {
                                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_97 << 6)))));
                                l_101 = (long) ((ulong) l_100 - (ulong) l_85);
                                if (l_101 < 1L) {
                                    l_91 = 0L;
                                } else {
                                    l_102 = (long) (uint) i_98;
                                    l_103 = (l_101 < l_102) ? l_101 : l_102;
                                    l_91 = l_103;
                                }
                            } else {
                                l_91 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_91 < 1L) {
                l_104 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_105 = *((__global gale_int *) (arg_fs + 16 + l_104));
                i_106 = (int) ((uint) i_105 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_104)) = i_106;
                if (i_10 < i_106) {
                    i_107 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_107 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_108 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_108)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 16L)))) = l_91;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 36L)))) = 0;
                        l_109 = LONG_MIN;
                    } else {
                        l_109 = l_91;
                    }
                } else {
                    l_109 = l_91;
                }
            } else {
                l_110 = (long) ((ulong) l_34 - (ulong) l_86);
                if (l_110 < l_91) {
                    i_111 = (int) l_110;
                    i_112 = i_111;
                } else {
                    i_113 = (int) l_91;
                    i_112 = i_113;
                }
                if (i_27 < 0) {
                    i_114 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_116 = (int) ((uint) i_115 + (uint) (-1));
                        i_117 = (i_116 < 0) ? (-9) : i_116;
                        i_114 = i_117;
                    } else {
                        i_114 = (-9);
                    }
                }
                l_118 = (long) i_114;
                if (i_114 < 0) {
                    l_109 = l_118;
                } else {
                    l_119 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_120 = *((__global gale_int *) (arg_fs + 16 + l_119));
                    i_121 = (int) ((uint) i_120 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_119)) = i_121;
                    if (i_10 < i_121) {
                        i_122 = (-1);
                    } else {
                        i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_118 << 6))) + (ulong) 8L))));
                        i_124 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_125 = l_85 >> i_33;
                        i_126 = i_124 & ((int) (((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (((long) i_123) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_127 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_128 = i_126;
                        i_129 = 0;
                        i_130 = (-2);
                        while (true) {
                            if (!(i_130 == (-2))) {
                                break;
                            }
                            i_131 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) (((long) i_128) << 2)))));
                            i_132 = (int) ((uint) i_131 + (uint) (-1));
                            if (i_132 < 0) {
                                i_130 = (-1);
                            } else {
                                l_133 = (long) ((ulong) l_32 + (ulong) (((long) (uint) i_132) << 5));
                                i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                l_135 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8L))));
                                if ((!(i_123 == i_134)) || (!(l_125 == l_135))) {
                                    if (i_124 == i_129) {
                                        i_130 = (-1);
                                    } else {
                                        i_136 = (int) ((uint) i_129 + (uint) 1);
                                        i_137 = i_124 & ((int) ((uint) i_128 + (uint) 1));
                                        i_128 = i_137;
                                        i_129 = i_136;
                                    }
                                } else {
                                    i_130 = i_132;
                                }
                            }
                        }
                        i_122 = i_130;
                    }
                    l_138 = (long) i_112;
                    if (i_122 < 0) {
                        i_139 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_140 = (int) (0 - (uint) i_139);
                        if (i_140 < 0) {
                            l_141 = (long) i_140;
                            l_109 = l_141;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_142 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_142)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_27;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_85;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_91;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                            l_143 = (long) ((ulong) l_138 + (ulong) (-9223372036854775807L));
                            l_109 = l_143;
                        }
                    } else {
                        l_144 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_145 = *((__global gale_long *) (arg_fs + 16 + l_144));
                        *((__global gale_long *) (arg_fs + 16 + l_144)) = ((long) ((ulong) l_145 + (ulong) 1L));
                        l_146 = l_138 | (((long) (uint) i_122) << 32);
                        l_109 = l_146;
                    }
                }
            }
        } else {
            l_109 = 0L;
        }
        GALEFS_BROADCAST(5, l_147, l_109);
        if (l_147 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_76;
            gale_ints[3 * gale_items + gale_item] = (uint) i_84;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_85;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_86;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_147); }
            GALEFS_RETURN;
            resume_3:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_28 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[2 * gale_items + gale_item];
            i_84 = (int) gale_ints[3 * gale_items + gale_item];
            l_85 = (long) gale_longs[4 * gale_items + gale_item];
            l_86 = (long) gale_longs[5 * gale_items + gale_item];
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_32 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_33 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_34 = 1L << i_33;
            l_35 = (long) ((ulong) l_34 + (ulong) (-1L));
            i_81 = (int) get_local_id(0);
            i_82 = (int) get_local_id(0);
            l_147 = gale_round_reply(gale_entry);
        }
        i_148 = (int) l_147;
        if (l_147 < 0L) {
            i_149 = 0;
        } else {
            i_149 = i_148;
        }
        if (l_147 < 0L) {
            l_150 = 0L;
        } else {
            if (i_148 == 0) {
                l_150 = 0L;
            } else {
                l_151 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) ((ulong) l_147 >> 32)) << 5))) + (ulong) 16L))));
                l_152 = (long) ((ulong) l_86 + (ulong) l_151);
                l_150 = l_152;
            }
        }
        gale_copy((arg_fs + 16 + l_150), (arg_scratch + 16 + l_85), i_149);
        GALEFS_BARRIER(6);
        if (i_81 == 0) {
            if (!(i_149 < 1)) {
                l_153 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_154 = *((__global gale_long *) (arg_fs + 16 + l_153));
                *((__global gale_long *) (arg_fs + 16 + l_153)) = ((long) ((ulong) ((long) (uint) i_149) + (ulong) l_154));
            }
        }
        i_155 = (int) ((uint) i_84 + (uint) i_149);
        if (l_147 < 0L) {
            i_83 = i_148;
            i_84 = i_155;
        } else {
            i_156 = ((i_149 < 1) || (!(i_155 < i_1))) ? 0 : 1;
            i_83 = i_156;
            i_84 = i_155;
        }
    }
    if (i_84 < 1) {
        i_157 = i_83;
    } else {
        i_157 = i_84;
    }
    if (i_1 == i_76) {
        if (i_1 == i_157) {
            l_158 = (-1L);
        } else {
            l_158 = l_2;
        }
    } else {
        l_158 = l_2;
    }
    i_159 = gale_group;
    l_160 = l_158;
    i_161 = 0;
    while (true) {
        if (!(i_161 < i_1)) {
            break;
        }
        l_162 = (long) i_161;
        i_163 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_162)));
        i_164 = (int) ((uint) i_161 + (uint) 1);
        if (((int) ((char) i_163)) == ((int) ((char) ((int) ((uint) i_159 + (uint) ((int) ((uint) (i_161 << 5) - (uint) i_161))))))) {
            i_161 = i_164;
        } else {
            if (l_160 < 0L) {
                l_160 = l_162;
                i_161 = i_164;
            } else {
                i_161 = i_164;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_165 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
        if (i_165 == 0) {
            i_166 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_167 = (int) (0 - (uint) i_166);
            if (i_167 < 0) {
                l_168 = (long) i_167;
                l_169 = l_168;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_170 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_170)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 12L)))) = i_27;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 36L)))) = 0;
                l_169 = LONG_MIN;
            }
        } else {
            l_171 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_172 = *((__global gale_int *) (arg_fs + 16 + l_171));
            i_173 = (int) ((uint) i_172 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_171)) = i_173;
            if (i_10 < i_173) {
                i_174 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                if (i_174 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_175 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_175)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 36L)))) = 0;
                    l_169 = LONG_MIN;
                } else {
                    l_169 = (-16L);
                }
            } else {
                l_169 = (-16L);
            }
        }
    } else {
        l_169 = 0L;
    }
    GALEFS_BROADCAST(7, l_176, l_169);
    if (l_176 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_160;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_176); }
        GALEFS_RETURN;
        resume_4:
        l_160 = (long) gale_longs[gale_item];
        l_176 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_160;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_172) VARIABLE(int, i_177) VARIABLE(int, i_178) VARIABLE(int, i_179) VARIABLE(int, i_181) VARIABLE(int, i_292) VARIABLE(int, i_293) VARIABLE(int, i_72) VARIABLE(int, i_75) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_85) VARIABLE(int, i_87) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_156) VARIABLE(long, l_182) VARIABLE(long, l_183) VARIABLE(long, l_2) VARIABLE(long, l_291) VARIABLE(long, l_3) VARIABLE(long, l_310) VARIABLE(long, l_73) VARIABLE(long, l_74) VARIABLE(long, l_76) VARIABLE(long, l_80) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_88) VARIABLE(long, l_89) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_88) VARIABLE(l_89) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_85) VARIABLE(i_87) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_156) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_172) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_172) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_181) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_182) VARIABLE(l_183) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_172) VARIABLE(i_177) VARIABLE(i_178) VARIABLE(i_179) VARIABLE(i_181) VARIABLE(i_292) VARIABLE(i_293) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_82) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_291) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_84) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_310)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_15, i_19, i_21, i_22, i_24, i_26, i_29, i_30, i_33, i_34, i_40, i_41, i_48, i_53, i_56, i_59, i_60, i_63, i_64, i_68, i_72, i_75, i_77, i_78, i_79, i_81, i_82, i_85, i_86, i_87, i_90, i_91, i_92, i_93, i_94, i_95, i_100, i_103, i_104, i_108, i_110, i_111, i_113, i_115, i_118, i_119, i_122, i_123, i_132, i_138, i_141, i_144, i_145, i_148, i_149, i_153, i_157, i_158, i_165, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_180, i_181, i_185, i_186, i_190, i_191, i_192, i_193, i_194, i_196, i_198, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_213, i_214, i_216, i_218, i_219, i_220, i_221, i_222, i_224, i_226, i_227, i_228, i_229, i_232, i_234, i_235, i_240, i_242, i_243, i_245, i_247, i_250, i_251, i_254, i_255, i_263, i_273, i_276, i_279, i_280, i_283, i_284, i_288, i_292, i_293, i_300, i_305, i_306, i_307, i_309, i_311, i_313, i_314, i_316, i_320, i_322, i_323, i_325, i_327, i_330, i_331, i_334, i_335, i_344, i_349, i_352, i_355, i_356, i_359, i_360, i_364;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_20, l_23, l_25, l_27, l_28, l_31, l_32, l_35, l_36, l_37, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_51, l_52, l_54, l_55, l_57, l_58, l_61, l_62, l_65, l_66, l_67, l_69, l_70, l_71, l_73, l_74, l_76, l_80, l_83, l_84, l_88, l_89, l_96, l_97, l_98, l_99, l_101, l_102, l_105, l_106, l_107, l_109, l_112, l_114, l_116, l_117, l_120, l_121, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_133, l_134, l_135, l_136, l_137, l_139, l_140, l_142, l_143, l_146, l_147, l_150, l_151, l_152, l_154, l_155, l_156, l_159, l_160, l_161, l_162, l_163, l_164, l_166, l_167, l_168, l_169, l_182, l_183, l_184, l_187, l_188, l_189, l_195, l_197, l_199, l_200, l_201, l_202, l_203, l_204, l_212, l_215, l_217, l_223, l_225, l_230, l_231, l_233, l_236, l_237, l_238, l_239, l_241, l_244, l_246, l_248, l_249, l_252, l_253, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_271, l_272, l_274, l_275, l_277, l_278, l_281, l_282, l_285, l_286, l_287, l_289, l_290, l_291, l_294, l_295, l_296, l_297, l_298, l_299, l_301, l_302, l_303, l_304, l_308, l_310, l_312, l_315, l_317, l_318, l_319, l_321, l_324, l_326, l_328, l_329, l_332, l_333, l_336, l_337, l_338, l_339, l_340, l_341, l_342, l_343, l_345, l_346, l_347, l_348, l_350, l_351, l_353, l_354, l_357, l_358, l_361, l_362, l_363, l_365, l_366, l_367;
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
    l_9 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_12 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_13 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_14 = (long) ((int) get_group_id(0));
        i_15 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 1856L))));
        if (i_15 == 0) {
            l_16 = (long) ((int) get_group_id(0));
            l_17 = (long) ((ulong) l_13 + (ulong) ((l_16 << 12) + (l_16 << 11)));
            l_18 = (long) ((ulong) l_17 + (ulong) 1796L);
            i_19 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
            l_20 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 1896L))));
            i_21 = (int) (0 - (uint) i_19);
            if (i_21 < 0) {
                i_22 = i_21;
            } else {
                l_23 = (long) ((ulong) l_20 + (ulong) (-64L));
                i_24 = (int) ((uint) ((int) (((long) ((ulong) l_23 + (ulong) ((long) ((ulong) (l_23 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_25 = (long) ((ulong) l_17 + (ulong) 1792L);
                i_26 = 0;
                l_27 = 0L;
                l_28 = (-1L);
                while (true) {
                    if (!(i_26 == 0)) {
                        break;
                    }
                    i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                    i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_25));
                    if (i_24 == i_30) {
                        i_26 = 1;
                    } else {
                        if (i_29 == 0) {
                            if (l_27 < l_12) {
                                GALEFS_RELAX(l_27);
                                l_31 = (long) ((ulong) l_27 + (ulong) 1L);
                                l_27 = l_31;
                            } else {
                                l_32 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_33 = (l_28 == l_32) ? (-110) : 0;
                                i_26 = i_33;
                                l_27 = 0L;
                                l_28 = l_32;
                            }
                        } else {
                            i_34 = (int) (0 - (uint) i_29);
                            i_26 = i_34;
                        }
                    }
                }
                i_22 = i_26;
            }
            l_35 = (long) i_22;
            l_36 = l_35;
        } else {
            l_36 = (-16L);
        }
        if (l_36 < 0L) {
            l_37 = l_36;
        } else {
            l_38 = (long) ((int) get_group_id(0));
            l_39 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_38 << 12) + (l_38 << 11)))) + (ulong) 2048L);
            i_40 = 0;
            while (true) {
                if (!(i_40 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) ((long) i_40))))) = (char) ((int) gale_literals[i_40]);
                i_41 = (int) ((uint) i_40 + (uint) 1);
                i_40 = i_41;
            }
            l_42 = (long) ((int) get_group_id(0));
            l_43 = (long) ((ulong) l_13 + (ulong) ((l_42 << 12) + (l_42 << 11)));
            l_44 = (long) ((ulong) l_43 + (ulong) 1896L);
            l_45 = *((__global gale_long *) (arg_fs + 16 + l_44));
            l_46 = (long) ((ulong) l_45 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) ((long) (uint) (((int) l_46) & 1023)))))) = 0L;
            l_47 = (long) ((ulong) l_43 + (ulong) ((long) (uint) (((int) l_45) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_47)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_44)) = l_46;
            GALEFS_FENCE();
            i_48 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_48))))) = (char) 1;
            if (l_9 == 0L) {
                l_37 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_48 >> 6)))))) = (char) 1;
                l_37 = LONG_MIN;
            }
        }
    } else {
        l_37 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_37 < (-4611686018427387904L)) {
            l_49 = (long) ((int) get_group_id(0));
            l_50 = (long) ((ulong) l_13 + (ulong) ((l_49 << 12) + (l_49 << 11)));
            l_51 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 1896L))));
            l_52 = (long) ((ulong) l_51 + (ulong) (-64L));
            i_53 = (int) ((uint) ((int) (((long) ((ulong) l_52 + (ulong) ((long) ((ulong) (l_52 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_54 = (long) ((ulong) l_50 + (ulong) 1792L);
            l_55 = (long) ((ulong) l_50 + (ulong) 1796L);
            i_56 = 0;
            l_57 = 0L;
            l_58 = (-1L);
            while (true) {
                if (!(i_56 == 0)) {
                    break;
                }
                i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                i_60 = *((volatile __global gale_int *) (arg_fs + 16 + l_54));
                if (i_53 == i_60) {
                    i_56 = 1;
                } else {
                    if (i_59 == 0) {
                        if (l_57 < l_12) {
                            GALEFS_RELAX(l_57);
                            l_61 = (long) ((ulong) l_57 + (ulong) 1L);
                            l_57 = l_61;
                        } else {
                            l_62 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                            i_63 = (l_58 == l_62) ? (-110) : 0;
                            i_56 = i_63;
                            l_57 = 0L;
                            l_58 = l_62;
                        }
                    } else {
                        i_64 = (int) (0 - (uint) i_59);
                        i_56 = i_64;
                    }
                }
            }
            if (i_56 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 1888L)))) = i_53;
            }
            GALEFS_FENCE();
            if (i_56 < 0) {
                l_65 = (long) i_56;
                l_66 = l_65;
            } else {
                l_67 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 1800L))));
                l_66 = l_67;
            }
            i_68 = (int) ((uint) ((int) l_37) + (uint) (-1));
            if (i_68 < 0) {
                l_69 = l_66;
            } else {
                if (l_66 < 0L) {
                    l_69 = l_66;
                } else {
                    l_70 = (l_66 << 32) | ((long) (uint) i_68);
                    l_69 = l_70;
                }
            }
        } else {
            l_69 = l_37;
        }
    } else {
        l_69 = l_37;
    }
    GALEFS_BROADCAST(1, l_71, l_69);
    i_72 = (int) l_71;
    l_73 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_72) << 3));
    l_74 = (long) ((ulong) l_73 + (ulong) 4L);
    i_75 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_76 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_77 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_78 = (int) ((uint) (1 << i_77) + (uint) (-1));
    i_79 = (int) get_local_id(0);
    l_80 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_81 = (int) get_local_id(0);
    i_82 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_83 = 1L << i_82;
    l_84 = (long) ((ulong) l_83 + (ulong) (-1L));
    i_85 = (int) get_local_id(0);
    i_86 = 1;
    i_87 = 0;
    while (true) {
        if (!(i_86 == 1)) {
            break;
        }
        l_88 = l_3 + ((long) i_87);
        l_89 = l_88 & l_84;
        if (i_85 == 0) {
            if (i_72 < 0) {
                i_90 = (-9);
            } else {
                if (i_72 < i_75) {
                    i_91 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                    i_92 = (int) ((uint) i_91 + (uint) (-1));
                    i_93 = (i_92 < 0) ? (-9) : i_92;
                    if (i_93 < 0) {
                        i_90 = i_93;
                    } else {
                        i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                        if ((i_94 & 3) == 0) {
                            i_90 = (-9);
                        } else {
                            i_90 = i_93;
                        }
                    }
                } else {
                    i_90 = (-9);
                }
            }
            i_95 = (int) ((uint) i_1 - (uint) i_87);
            l_96 = (long) i_95;
            if (i_90 < 0) {
                l_97 = (long) i_90;
                l_98 = l_97;
            } else {
                if (l_88 < 0L) {
                    l_98 = (-22L);
                } else {
                    if (i_95 < 0) {
                        l_98 = (-22L);
                    } else {
                        if ((l_88 + l_96) < 0L) {
                            l_98 = (-27L);
                        } else {
                            l_99 = (long) ((int) get_group_id(0));
                            i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1856L))));
                            if (i_100 == 0) {
                                l_98 = l_96;
                            } else {
                                l_98 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_98 < 1L) {
                l_101 = l_98;
            } else {
                l_102 = (long) ((ulong) l_83 - (ulong) l_89);
                if (l_102 < l_96) {
                    i_103 = (int) l_102;
                    i_104 = i_103;
                } else {
                    i_104 = i_95;
                }
                l_105 = (long) ((int) get_group_id(0));
                l_106 = (long) ((ulong) l_13 + (ulong) ((l_105 << 12) + (l_105 << 11)));
                l_107 = (long) ((ulong) l_106 + (ulong) 1796L);
                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1896L))));
                i_110 = (int) (0 - (uint) i_108);
                if (i_110 < 0) {
                    i_111 = i_110;
                } else {
                    l_112 = (long) ((ulong) l_109 + (ulong) (-64L));
                    i_113 = (int) ((uint) ((int) (((long) ((ulong) l_112 + (ulong) ((long) ((ulong) (l_112 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_114 = (long) ((ulong) l_106 + (ulong) 1792L);
                    i_115 = 0;
                    l_116 = 0L;
                    l_117 = (-1L);
                    while (true) {
                        if (!(i_115 == 0)) {
                            break;
                        }
                        i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                        i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_114));
                        if (i_113 == i_119) {
                            i_115 = 1;
                        } else {
                            if (i_118 == 0) {
                                if (l_116 < l_12) {
                                    GALEFS_RELAX(l_116);
                                    l_120 = (long) ((ulong) l_116 + (ulong) 1L);
                                    l_116 = l_120;
                                } else {
                                    l_121 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                    i_122 = (l_117 == l_121) ? (-110) : 0;
                                    i_115 = i_122;
                                    l_116 = 0L;
                                    l_117 = l_121;
                                }
                            } else {
                                i_123 = (int) (0 - (uint) i_118);
                                i_115 = i_123;
                            }
                        }
                    }
                    i_111 = i_115;
                }
                if (i_111 < 0) {
                    l_124 = (long) i_111;
                    l_101 = l_124;
                } else {
                    l_125 = (long) ((int) get_group_id(0));
                    l_126 = (long) ((ulong) l_13 + (ulong) ((l_125 << 12) + (l_125 << 11)));
                    l_127 = (long) ((ulong) l_126 + (ulong) 1896L);
                    l_128 = *((__global gale_long *) (arg_fs + 16 + l_127));
                    l_129 = (long) ((ulong) l_128 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) ((long) (uint) (((int) l_129) & 1023)))))) = 0L;
                    l_130 = (long) ((ulong) l_126 + (ulong) ((long) (uint) (((int) l_128) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_128 + (ulong) ((long) ((ulong) (l_128 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 12L)))) = i_72;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 16L)))) = l_88;
                    l_131 = (long) i_104;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 24L)))) = l_131;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_130)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_127)) = l_129;
                    GALEFS_FENCE();
                    i_132 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_132))))) = (char) 1;
                    l_133 = (long) ((ulong) l_131 + (ulong) (-9223372036854775807L));
                    if (l_9 == 0L) {
                        l_101 = l_133;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_132 >> 6)))))) = (char) 1;
                        l_101 = l_133;
                    }
                }
            }
        } else {
            l_101 = 0L;
        }
        if (i_81 == 0) {
            if (l_101 < (-4611686018427387904L)) {
                l_134 = (long) ((int) get_group_id(0));
                l_135 = (long) ((ulong) l_13 + (ulong) ((l_134 << 12) + (l_134 << 11)));
                l_136 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1896L))));
                l_137 = (long) ((ulong) l_136 + (ulong) (-64L));
                i_138 = (int) ((uint) ((int) (((long) ((ulong) l_137 + (ulong) ((long) ((ulong) (l_137 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_139 = (long) ((ulong) l_135 + (ulong) 1792L);
                l_140 = (long) ((ulong) l_135 + (ulong) 1796L);
                i_141 = 0;
                l_142 = 0L;
                l_143 = (-1L);
                while (true) {
                    if (!(i_141 == 0)) {
                        break;
                    }
                    i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                    i_145 = *((volatile __global gale_int *) (arg_fs + 16 + l_139));
                    if (i_138 == i_145) {
                        i_141 = 1;
                    } else {
                        if (i_144 == 0) {
                            if (l_142 < l_12) {
                                GALEFS_RELAX(l_142);
                                l_146 = (long) ((ulong) l_142 + (ulong) 1L);
                                l_142 = l_146;
                            } else {
                                l_147 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_148 = (l_143 == l_147) ? (-110) : 0;
                                i_141 = i_148;
                                l_142 = 0L;
                                l_143 = l_147;
                            }
                        } else {
                            i_149 = (int) (0 - (uint) i_144);
                            i_141 = i_149;
                        }
                    }
                }
                if (i_141 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1888L)))) = i_138;
                }
                GALEFS_FENCE();
                if (i_141 < 0) {
                    l_150 = (long) i_141;
                    l_151 = l_150;
                } else {
                    l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1800L))));
                    l_151 = l_152;
                }
                i_153 = (int) ((uint) ((int) l_101) + (uint) (-1));
                if (i_153 < 0) {
                    l_154 = l_151;
                } else {
                    if (l_151 < 0L) {
                        l_154 = l_151;
                    } else {
                        l_155 = (l_151 << 32) | ((long) (uint) i_153);
                        l_154 = l_155;
                    }
                }
            } else {
                l_154 = l_101;
            }
        } else {
            l_154 = l_101;
        }
        GALEFS_BROADCAST(2, l_156, l_154);
        i_157 = (int) l_156;
        if (l_156 < 0L) {
            i_158 = 0;
        } else {
            i_158 = i_157;
        }
        if (l_156 < 0L) {
            l_159 = 0L;
        } else {
            if (i_157 == 0) {
                l_159 = 0L;
            } else {
                l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (((long) ((ulong) l_156 >> 32)) << 5))) + (ulong) 16L))));
                l_161 = (long) ((ulong) l_89 + (ulong) l_160);
                l_159 = l_161;
            }
        }
        gale_copy((arg_scratch + 16 + l_88), (arg_fs + 16 + l_159), i_158);
        GALEFS_BARRIER(3);
        if (i_79 == 0) {
            if (!(i_158 < 1)) {
                l_162 = (long) ((int) get_group_id(0));
                l_163 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_162 << 12) + (l_162 << 11)))) + (ulong) 1880L);
                l_164 = *((__global gale_long *) (arg_fs + 16 + l_163));
                *((__global gale_long *) (arg_fs + 16 + l_163)) = ((long) ((ulong) ((long) (uint) i_158) + (ulong) l_164));
                GALEFS_FENCE();
                i_165 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_165 & i_78)) << 6) + (((long) (i_165 >> i_77)) << 2)))))) = 0;
                l_166 = (long) ((int) get_group_id(0));
                l_167 = (long) ((ulong) l_13 + (ulong) ((l_166 << 12) + (l_166 << 11)));
                l_168 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1896L))));
                l_169 = (long) ((ulong) l_168 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_170 = (int) ((uint) i_87 + (uint) i_158);
        if (l_156 < 0L) {
            i_86 = i_157;
            i_87 = i_170;
        } else {
            i_171 = ((i_158 < 1) || (!(i_170 < i_1))) ? 0 : 1;
            i_86 = i_171;
            i_87 = i_170;
        }
    }
    if (i_87 < 1) {
        i_172 = i_86;
    } else {
        i_172 = i_87;
    }
    i_173 = (int) get_local_size(0);
    i_174 = (int) get_local_id(0);
    i_175 = i_174;
    while (true) {
        if (!(i_175 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_175)))) = (char) 0;
        i_176 = (int) ((uint) i_175 + (uint) i_173);
        i_175 = i_176;
    }
    GALEFS_BARRIER(4);
    i_177 = (int) get_local_id(0);
    i_178 = (int) get_local_id(0);
    i_179 = (int) get_local_id(0);
    i_180 = 1;
    i_181 = 0;
    while (true) {
        if (!(i_180 == 1)) {
            break;
        }
        l_182 = l_3 + ((long) i_181);
        l_183 = l_84 & l_182;
        if (i_179 == 0) {
            l_184 = (long) ((int) get_group_id(0));
            i_185 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1796L))));
            i_186 = (int) (0 - (uint) i_185);
            l_187 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_186 < 0) {
                l_188 = (long) i_186;
                l_189 = l_188;
            } else {
                if (i_72 < 0) {
                    i_190 = (-9);
                } else {
                    if (i_72 < i_75) {
                        i_191 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        i_192 = (int) ((uint) i_191 + (uint) (-1));
                        i_193 = (i_192 < 0) ? (-9) : i_192;
                        if (i_193 < 0) {
                            i_190 = i_193;
                        } else {
                            i_194 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                            if ((i_194 & 3) == 1) {
                                i_190 = (-9);
                            } else {
                                i_190 = i_193;
                            }
                        }
                    } else {
                        i_190 = (-9);
                    }
                }
                l_195 = (long) i_190;
                if (i_190 < 0) {
                    l_189 = l_195;
                } else {
                    if (l_182 < 0L) {
                        l_189 = (-22L);
                    } else {
                        i_196 = (int) ((uint) i_1 - (uint) i_181);
                        if (i_196 < 0) {
                            l_189 = (-22L);
                        } else {
                            l_197 = (long) ((int) get_group_id(0));
                            i_198 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L))));
                            if (i_198 == 0) {
                                l_199 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) (l_195 << 6)))));
                                l_200 = (long) ((ulong) l_199 - (ulong) l_182);
                                if (l_200 < 1L) {
                                    l_189 = 0L;
                                } else {
                                    l_201 = (long) (uint) i_196;
                                    l_202 = (l_200 < l_201) ? l_200 : l_201;
                                    l_189 = l_202;
                                }
                            } else {
                                l_189 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_189 < 1L) {
                l_203 = l_189;
            } else {
                l_204 = (long) ((ulong) l_83 - (ulong) l_183);
                if (l_204 < l_189) {
                    i_205 = (int) l_204;
                    i_206 = i_205;
                } else {
                    i_207 = (int) l_189;
                    i_206 = i_207;
                }
                if (i_72 < 0) {
                    i_208 = (-9);
                } else {
                    if (i_72 < i_75) {
                        i_209 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        i_210 = (int) ((uint) i_209 + (uint) (-1));
                        i_211 = (i_210 < 0) ? (-9) : i_210;
                        i_208 = i_211;
                    } else {
                        i_208 = (-9);
                    }
                }
                l_212 = (long) i_208;
                if (i_208 < 0) {
                    l_203 = l_212;
                } else {
                    i_213 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_187 + (ulong) (l_212 << 6))) + (ulong) 8L))));
                    i_214 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_215 = l_182 >> i_82;
                    i_216 = i_214 & ((int) (((long) ((ulong) ((long) ((ulong) l_215 + (ulong) (((long) i_213) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_217 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_218 = i_216;
                    i_219 = 0;
                    i_220 = (-2);
                    while (true) {
                        if (!(i_220 == (-2))) {
                            break;
                        }
                        i_221 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) (((long) i_218) << 2)))));
                        i_222 = (int) ((uint) i_221 + (uint) (-1));
                        if (i_222 < 0) {
                            i_220 = (-1);
                        } else {
                            l_223 = (long) ((ulong) l_80 + (ulong) (((long) (uint) i_222) << 5));
                            i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_223));
                            l_225 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L))));
                            if ((!(i_213 == i_224)) || (!(l_215 == l_225))) {
                                if (i_214 == i_219) {
                                    i_220 = (-1);
                                } else {
                                    i_226 = (int) ((uint) i_219 + (uint) 1);
                                    i_227 = i_214 & ((int) ((uint) i_218 + (uint) 1));
                                    i_218 = i_227;
                                    i_219 = i_226;
                                }
                            } else {
                                i_220 = i_222;
                            }
                        }
                    }
                    if (i_220 < 0) {
                        i_228 = i_220;
                    } else {
                        i_229 = (int) get_group_id(0);
                        l_230 = (long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_229)) << 6) + (((long) (i_229 >> i_77)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_230)) = ((int) ((uint) i_220 + (uint) 1));
                        GALEFS_FENCE();
                        l_231 = (long) ((ulong) l_80 + (ulong) (((long) (uint) i_220) << 5));
                        i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_231));
                        GALEFS_FENCE();
                        if (i_213 == i_232) {
                            l_233 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 8L))));
                            i_234 = (l_215 == l_233) ? 1 : 0;
                            i_235 = i_234;
                        } else {
                            i_235 = 0;
                        }
                        if (i_235 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_230)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_235 == 0) {
                            i_228 = (-1);
                        } else {
                            i_228 = i_220;
                        }
                    }
                    l_236 = (long) i_206;
                    if (i_228 < 0) {
                        l_237 = (long) ((int) get_group_id(0));
                        l_238 = (long) ((ulong) l_13 + (ulong) ((l_237 << 12) + (l_237 << 11)));
                        l_239 = (long) ((ulong) l_238 + (ulong) 1796L);
                        i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                        l_241 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) 1896L))));
                        i_242 = (int) (0 - (uint) i_240);
                        if (i_242 < 0) {
                            i_243 = i_242;
                        } else {
                            l_244 = (long) ((ulong) l_241 + (ulong) (-64L));
                            i_245 = (int) ((uint) ((int) (((long) ((ulong) l_244 + (ulong) ((long) ((ulong) (l_244 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_246 = (long) ((ulong) l_238 + (ulong) 1792L);
                            i_247 = 0;
                            l_248 = 0L;
                            l_249 = (-1L);
                            while (true) {
                                if (!(i_247 == 0)) {
                                    break;
                                }
                                i_250 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                                i_251 = *((volatile __global gale_int *) (arg_fs + 16 + l_246));
                                if (i_245 == i_251) {
                                    i_247 = 1;
                                } else {
                                    if (i_250 == 0) {
                                        if (l_248 < l_12) {
                                            GALEFS_RELAX(l_248);
                                            l_252 = (long) ((ulong) l_248 + (ulong) 1L);
                                            l_248 = l_252;
                                        } else {
                                            l_253 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                            i_254 = (l_249 == l_253) ? (-110) : 0;
                                            i_247 = i_254;
                                            l_248 = 0L;
                                            l_249 = l_253;
                                        }
                                    } else {
                                        i_255 = (int) (0 - (uint) i_250);
                                        i_247 = i_255;
                                    }
                                }
                            }
                            i_243 = i_247;
                        }
                        if (i_243 < 0) {
                            l_256 = (long) i_243;
                            l_203 = l_256;
                        } else {
                            l_257 = (long) ((int) get_group_id(0));
                            l_258 = (long) ((ulong) l_13 + (ulong) ((l_257 << 12) + (l_257 << 11)));
                            l_259 = (long) ((ulong) l_258 + (ulong) 1896L);
                            l_260 = *((__global gale_long *) (arg_fs + 16 + l_259));
                            l_261 = (long) ((ulong) l_260 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) ((long) (uint) (((int) l_261) & 1023)))))) = 0L;
                            l_262 = (long) ((ulong) l_258 + (ulong) ((long) (uint) (((int) l_260) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_260 + (ulong) ((long) ((ulong) (l_260 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 12L)))) = i_72;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 16L)))) = l_182;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 24L)))) = l_189;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_262)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_259)) = l_261;
                            GALEFS_FENCE();
                            i_263 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_263))))) = (char) 1;
                            l_264 = (long) ((ulong) l_236 + (ulong) (-9223372036854775807L));
                            if (l_9 == 0L) {
                                l_203 = l_264;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_263 >> 6)))))) = (char) 1;
                                l_203 = l_264;
                            }
                        }
                    } else {
                        l_265 = (long) ((int) get_group_id(0));
                        l_266 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_265 << 12) + (l_265 << 11)))) + (ulong) 1864L);
                        l_267 = *((__global gale_long *) (arg_fs + 16 + l_266));
                        *((__global gale_long *) (arg_fs + 16 + l_266)) = ((long) ((ulong) l_267 + (ulong) 1L));
                        l_268 = l_236 | (((long) (uint) i_228) << 32);
                        l_203 = l_268;
                    }
                }
            }
        } else {
            l_203 = 0L;
        }
        if (i_178 == 0) {
            if (l_203 < (-4611686018427387904L)) {
                l_269 = (long) ((int) get_group_id(0));
                l_270 = (long) ((ulong) l_13 + (ulong) ((l_269 << 12) + (l_269 << 11)));
                l_271 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1896L))));
                l_272 = (long) ((ulong) l_271 + (ulong) (-64L));
                i_273 = (int) ((uint) ((int) (((long) ((ulong) l_272 + (ulong) ((long) ((ulong) (l_272 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_274 = (long) ((ulong) l_270 + (ulong) 1792L);
                l_275 = (long) ((ulong) l_270 + (ulong) 1796L);
                i_276 = 0;
                l_277 = 0L;
                l_278 = (-1L);
                while (true) {
                    if (!(i_276 == 0)) {
                        break;
                    }
                    i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_275));
                    i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_274));
                    if (i_273 == i_280) {
                        i_276 = 1;
                    } else {
                        if (i_279 == 0) {
                            if (l_277 < l_12) {
                                GALEFS_RELAX(l_277);
                                l_281 = (long) ((ulong) l_277 + (ulong) 1L);
                                l_277 = l_281;
                            } else {
                                l_282 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_283 = (l_278 == l_282) ? (-110) : 0;
                                i_276 = i_283;
                                l_277 = 0L;
                                l_278 = l_282;
                            }
                        } else {
                            i_284 = (int) (0 - (uint) i_279);
                            i_276 = i_284;
                        }
                    }
                }
                if (i_276 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1888L)))) = i_273;
                }
                GALEFS_FENCE();
                if (i_276 < 0) {
                    l_285 = (long) i_276;
                    l_286 = l_285;
                } else {
                    l_287 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 1800L))));
                    l_286 = l_287;
                }
                i_288 = (int) ((uint) ((int) l_203) + (uint) (-1));
                if (i_288 < 0) {
                    l_289 = l_286;
                } else {
                    if (l_286 < 0L) {
                        l_289 = l_286;
                    } else {
                        l_290 = (l_286 << 32) | ((long) (uint) i_288);
                        l_289 = l_290;
                    }
                }
            } else {
                l_289 = l_203;
            }
        } else {
            l_289 = l_203;
        }
        GALEFS_BROADCAST(5, l_291, l_289);
        i_292 = (int) l_291;
        if (l_291 < 0L) {
            i_293 = 0;
        } else {
            i_293 = i_292;
        }
        if (l_291 < 0L) {
            l_294 = 0L;
        } else {
            if (i_292 == 0) {
                l_294 = 0L;
            } else {
                l_295 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (((long) ((ulong) l_291 >> 32)) << 5))) + (ulong) 16L))));
                l_296 = (long) ((ulong) l_183 + (ulong) l_295);
                l_294 = l_296;
            }
        }
        gale_copy((arg_fs + 16 + l_294), (arg_scratch + 16 + l_182), i_293);
        GALEFS_BARRIER(6);
        if (i_177 == 0) {
            if (!(i_293 < 1)) {
                l_297 = (long) ((int) get_group_id(0));
                l_298 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_297 << 12) + (l_297 << 11)))) + (ulong) 1872L);
                l_299 = *((__global gale_long *) (arg_fs + 16 + l_298));
                *((__global gale_long *) (arg_fs + 16 + l_298)) = ((long) ((ulong) ((long) (uint) i_293) + (ulong) l_299));
                GALEFS_FENCE();
                i_300 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((((long) (i_78 & i_300)) << 6) + (((long) (i_300 >> i_77)) << 2)))))) = 0;
                l_301 = (long) ((int) get_group_id(0));
                l_302 = (long) ((ulong) l_13 + (ulong) ((l_301 << 12) + (l_301 << 11)));
                l_303 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 1896L))));
                l_304 = (long) ((ulong) l_303 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_304 + (ulong) ((long) ((ulong) (l_304 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_305 = (int) ((uint) i_181 + (uint) i_293);
        if (l_291 < 0L) {
            i_180 = i_292;
            i_181 = i_305;
        } else {
            i_306 = ((i_293 < 1) || (!(i_305 < i_1))) ? 0 : 1;
            i_180 = i_306;
            i_181 = i_305;
        }
    }
    if (i_181 < 1) {
        i_307 = i_180;
    } else {
        i_307 = i_181;
    }
    if (i_1 == i_172) {
        if (i_1 == i_307) {
            l_308 = (-1L);
        } else {
            l_308 = l_2;
        }
    } else {
        l_308 = l_2;
    }
    i_309 = (int) get_group_id(0);
    l_310 = l_308;
    i_311 = 0;
    while (true) {
        if (!(i_311 < i_1)) {
            break;
        }
        l_312 = (long) i_311;
        i_313 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_312)));
        i_314 = (int) ((uint) i_311 + (uint) 1);
        if (((int) ((char) i_313)) == ((int) ((char) ((int) ((uint) i_309 + (uint) ((int) ((uint) (i_311 << 5) - (uint) i_311))))))) {
            i_311 = i_314;
        } else {
            if (l_310 < 0L) {
                l_310 = l_312;
                i_311 = i_314;
            } else {
                i_311 = i_314;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_315 = (long) ((int) get_group_id(0));
        i_316 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_315 << 12) + (l_315 << 11)))) + (ulong) 1856L))));
        if (i_316 == 0) {
            l_317 = (long) ((int) get_group_id(0));
            l_318 = (long) ((ulong) l_13 + (ulong) ((l_317 << 12) + (l_317 << 11)));
            l_319 = (long) ((ulong) l_318 + (ulong) 1796L);
            i_320 = *((volatile __global gale_int *) (arg_fs + 16 + l_319));
            l_321 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 1896L))));
            i_322 = (int) (0 - (uint) i_320);
            if (i_322 < 0) {
                i_323 = i_322;
            } else {
                l_324 = (long) ((ulong) l_321 + (ulong) (-64L));
                i_325 = (int) ((uint) ((int) (((long) ((ulong) l_324 + (ulong) ((long) ((ulong) (l_324 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_326 = (long) ((ulong) l_318 + (ulong) 1792L);
                i_327 = 0;
                l_328 = 0L;
                l_329 = (-1L);
                while (true) {
                    if (!(i_327 == 0)) {
                        break;
                    }
                    i_330 = *((volatile __global gale_int *) (arg_fs + 16 + l_319));
                    i_331 = *((volatile __global gale_int *) (arg_fs + 16 + l_326));
                    if (i_325 == i_331) {
                        i_327 = 1;
                    } else {
                        if (i_330 == 0) {
                            if (l_328 < l_12) {
                                GALEFS_RELAX(l_328);
                                l_332 = (long) ((ulong) l_328 + (ulong) 1L);
                                l_328 = l_332;
                            } else {
                                l_333 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_334 = (l_329 == l_333) ? (-110) : 0;
                                i_327 = i_334;
                                l_328 = 0L;
                                l_329 = l_333;
                            }
                        } else {
                            i_335 = (int) (0 - (uint) i_330);
                            i_327 = i_335;
                        }
                    }
                }
                i_323 = i_327;
            }
            if (i_323 < 0) {
                l_336 = (long) i_323;
                l_337 = l_336;
            } else {
                l_338 = (long) ((int) get_group_id(0));
                l_339 = (long) ((ulong) l_13 + (ulong) ((l_338 << 12) + (l_338 << 11)));
                l_340 = (long) ((ulong) l_339 + (ulong) 1896L);
                l_341 = *((__global gale_long *) (arg_fs + 16 + l_340));
                l_342 = (long) ((ulong) l_341 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_339 + (ulong) ((long) (uint) (((int) l_342) & 1023)))))) = 0L;
                l_343 = (long) ((ulong) l_339 + (ulong) ((long) (uint) (((int) l_341) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_341 + (ulong) ((long) ((ulong) (l_341 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 12L)))) = i_72;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_343)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_340)) = l_342;
                GALEFS_FENCE();
                i_344 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_344))))) = (char) 1;
                if (l_9 == 0L) {
                    l_337 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_344 >> 6)))))) = (char) 1;
                    l_337 = LONG_MIN;
                }
            }
        } else {
            l_337 = (-16L);
        }
    } else {
        l_337 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_337 < (-4611686018427387904L)) {
            l_345 = (long) ((int) get_group_id(0));
            l_346 = (long) ((ulong) l_13 + (ulong) ((l_345 << 12) + (l_345 << 11)));
            l_347 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_346 + (ulong) 1896L))));
            l_348 = (long) ((ulong) l_347 + (ulong) (-64L));
            i_349 = (int) ((uint) ((int) (((long) ((ulong) l_348 + (ulong) ((long) ((ulong) (l_348 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_350 = (long) ((ulong) l_346 + (ulong) 1792L);
            l_351 = (long) ((ulong) l_346 + (ulong) 1796L);
            i_352 = 0;
            l_353 = 0L;
            l_354 = (-1L);
            while (true) {
                if (!(i_352 == 0)) {
                    break;
                }
                i_355 = *((volatile __global gale_int *) (arg_fs + 16 + l_351));
                i_356 = *((volatile __global gale_int *) (arg_fs + 16 + l_350));
                if (i_349 == i_356) {
                    i_352 = 1;
                } else {
                    if (i_355 == 0) {
                        if (l_353 < l_12) {
                            GALEFS_RELAX(l_353);
                            l_357 = (long) ((ulong) l_353 + (ulong) 1L);
                            l_353 = l_357;
                        } else {
                            l_358 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                            i_359 = (l_354 == l_358) ? (-110) : 0;
                            i_352 = i_359;
                            l_353 = 0L;
                            l_354 = l_358;
                        }
                    } else {
                        i_360 = (int) (0 - (uint) i_355);
                        i_352 = i_360;
                    }
                }
            }
            if (i_352 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_346 + (ulong) 1888L)))) = i_349;
            }
            GALEFS_FENCE();
            if (i_352 < 0) {
                l_361 = (long) i_352;
                l_362 = l_361;
            } else {
                l_363 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_346 + (ulong) 1800L))));
                l_362 = l_363;
            }
            i_364 = (int) ((uint) ((int) l_337) + (uint) (-1));
            if (i_364 < 0) {
                l_365 = l_362;
            } else {
                if (l_362 < 0L) {
                    l_365 = l_362;
                } else {
                    l_366 = (l_362 << 32) | ((long) (uint) i_364);
                    l_365 = l_366;
                }
            }
        } else {
            l_365 = l_337;
        }
    } else {
        l_365 = l_337;
    }
    GALEFS_BROADCAST(7, l_367, l_365);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_310;
    }
    GALEFS_GROUP_END()
}
#endif
