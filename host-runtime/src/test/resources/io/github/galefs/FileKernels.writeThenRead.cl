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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_10) VARIABLE(int, i_154) VARIABLE(int, i_155) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_90) VARIABLE(long, l_11) VARIABLE(long, l_153) VARIABLE(long, l_166) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_72) VARIABLE(long, l_9) VARIABLE(long, l_91) VARIABLE(long, l_92)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_39) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_72) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_40) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_40) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_90) VARIABLE(l_11) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_9) VARIABLE(l_91) VARIABLE(l_92)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_10) VARIABLE(i_154) VARIABLE(i_155) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_34) VARIABLE(i_40) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_90) VARIABLE(l_11) VARIABLE(l_153) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_166)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_10, i_12, i_13, i_17, i_18, i_19, i_23, i_24, i_27, i_30, i_31, i_32, i_34, i_37, i_38, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_52, i_53, i_54, i_59, i_60, i_61, i_64, i_65, i_66, i_67, i_73, i_74, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_93, i_94, i_98, i_99, i_100, i_101, i_102, i_104, i_105, i_111, i_112, i_113, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_126, i_127, i_128, i_129, i_130, i_132, i_134, i_135, i_136, i_137, i_138, i_140, i_142, i_143, i_145, i_146, i_154, i_155, i_161, i_162, i_163, i_165, i_167, i_169, i_170, i_171, i_172, i_173, i_178, i_179, i_180;
    long l_0, l_2, l_3, l_9, l_11, l_14, l_15, l_16, l_20, l_21, l_22, l_25, l_26, l_28, l_29, l_33, l_35, l_36, l_41, l_42, l_49, l_50, l_51, l_55, l_56, l_57, l_58, l_62, l_63, l_68, l_69, l_70, l_71, l_72, l_75, l_76, l_77, l_78, l_79, l_91, l_92, l_95, l_96, l_97, l_103, l_106, l_107, l_108, l_109, l_110, l_114, l_115, l_116, l_124, l_125, l_131, l_133, l_139, l_141, l_144, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_156, l_157, l_158, l_159, l_160, l_164, l_166, l_168, l_174, l_175, l_176, l_177, l_181, l_182;
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
    i_31 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_32 = (int) get_local_id(0);
    l_33 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_34 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_35 = 1L << i_34;
    l_36 = (long) ((ulong) l_35 + (ulong) (-1L));
    i_37 = (int) get_local_id(0);
    i_38 = 4;
    i_39 = 0;
    i_40 = 0;
    while (true) {
        if (i_38 == 0) {
            break;
        }
        l_41 = l_3 + ((long) i_39);
        l_42 = l_41 & l_36;
        if (i_37 == 0) {
            if (i_27 < 0) {
                i_43 = (-9);
            } else {
                if (i_27 < i_30) {
                    i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                    i_45 = (int) ((uint) i_44 + (uint) (-1));
                    i_46 = (i_45 < 0) ? (-9) : i_45;
                    if (i_46 < 0) {
                        i_43 = i_46;
                    } else {
                        i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                        if ((i_47 & 3) == 0) {
                            i_43 = (-9);
                        } else {
                            i_43 = i_46;
                        }
                    }
                } else {
                    i_43 = (-9);
                }
            }
            i_48 = (int) ((uint) i_1 - (uint) i_39);
            l_49 = (long) i_48;
            if (i_43 < 0) {
                l_50 = (long) i_43;
                l_51 = l_50;
            } else {
                if (l_41 < 0L) {
                    l_51 = (-22L);
                } else {
                    if (i_48 < 0) {
                        l_51 = (-22L);
                    } else {
                        if ((l_41 + l_49) < 0L) {
                            l_51 = (-27L);
                        } else {
                            i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_52 == 0) {
                                l_51 = l_49;
                            } else {
                                l_51 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_38 == 5) {
                i_53 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_54 = (int) (0 - (uint) i_53);
                if (i_54 < 0) {
                    l_55 = (long) i_54;
                    l_56 = l_55;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_57 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = i_27;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                    l_56 = LONG_MIN;
                }
            } else {
                if (l_51 < 1L) {
                    l_58 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_59 = *((__global gale_int *) (arg_fs + 16 + l_58));
                    i_60 = (int) ((uint) i_59 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_58)) = i_60;
                    if (i_10 < i_60) {
                        i_61 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_61 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_62 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_62)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 16L)))) = l_51;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 36L)))) = 0;
                            l_56 = LONG_MIN;
                        } else {
                            l_56 = l_51;
                        }
                    } else {
                        l_56 = l_51;
                    }
                } else {
                    l_63 = (long) ((ulong) l_35 - (ulong) l_42);
                    if (l_63 < l_49) {
                        i_64 = (int) l_63;
                        i_65 = i_64;
                    } else {
                        i_65 = i_48;
                    }
                    i_66 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_67 = (int) (0 - (uint) i_66);
                    if (i_67 < 0) {
                        l_68 = (long) i_67;
                        l_56 = l_68;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_69 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_69)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 4L)))) = i_38;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 12L)))) = i_27;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 16L)))) = l_41;
                        l_70 = (long) i_65;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 24L)))) = l_70;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 36L)))) = 0;
                        l_71 = (long) ((ulong) l_70 + (ulong) (-9223372036854775807L));
                        l_56 = l_71;
                    }
                }
            }
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(2, l_72, l_56);
        if (l_72 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_38;
            gale_ints[3 * gale_items + gale_item] = (uint) i_39;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_41;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_42;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_72); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_28 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[3 * gale_items + gale_item];
            i_38 = (int) gale_ints[2 * gale_items + gale_item];
            i_39 = (int) gale_ints[3 * gale_items + gale_item];
            l_41 = (long) gale_longs[4 * gale_items + gale_item];
            l_42 = (long) gale_longs[5 * gale_items + gale_item];
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_31 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_32 = (int) get_local_id(0);
            l_33 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_34 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_35 = 1L << i_34;
            l_36 = (long) ((ulong) l_35 + (ulong) (-1L));
            i_37 = (int) get_local_id(0);
            l_72 = gale_round_reply(gale_entry);
        }
        i_73 = (int) l_72;
        if (l_72 < 0L) {
            i_74 = 0;
        } else {
            i_74 = i_73;
        }
        if (l_72 < 0L) {
            l_75 = 0L;
        } else {
            if (i_73 == 0) {
                l_75 = 0L;
            } else {
                l_76 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) ((ulong) l_72 >> 32)) << 5))) + (ulong) 16L))));
                l_77 = (long) ((ulong) l_42 + (ulong) l_76);
                l_75 = l_77;
            }
        }
        gale_copy((arg_scratch + 16 + l_41), (arg_fs + 16 + l_75), i_74);
        GALEFS_BARRIER(3);
        if (i_32 == 0) {
            if (!(i_74 < 1)) {
                l_78 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_79 = *((__global gale_long *) (arg_fs + 16 + l_78));
                *((__global gale_long *) (arg_fs + 16 + l_78)) = ((long) ((ulong) ((long) (uint) i_74) + (ulong) l_79));
            }
        }
        i_80 = (int) ((uint) i_39 + (uint) i_74);
        if (l_72 < 0L) {
            if ((!(i_38 == 4)) || (i_80 < 1)) {
                i_81 = i_73;
            } else {
                i_81 = i_80;
            }
        } else {
            i_81 = i_80;
        }
        i_82 = (((!(i_38 == 4)) || (i_80 < 1)) || (i_31 == 0)) ? 0 : 5;
        if (i_74 == 0) {
            i_38 = i_82;
            i_39 = i_80;
            i_40 = i_81;
        } else {
            if (i_1 == i_80) {
                i_38 = i_82;
                i_39 = i_80;
                i_40 = i_81;
            } else {
                i_39 = i_80;
                i_40 = i_81;
            }
        }
    }
    i_83 = (int) get_local_size(0);
    i_84 = (int) get_local_id(0);
    i_85 = i_84;
    while (true) {
        if (!(i_85 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_85)))) = (char) 0;
        i_86 = (int) ((uint) i_85 + (uint) i_83);
        i_85 = i_86;
    }
    GALEFS_BARRIER(4);
    i_87 = (int) get_local_id(0);
    i_88 = (int) get_local_id(0);
    i_89 = 1;
    i_90 = 0;
    while (true) {
        if (!(i_89 == 1)) {
            break;
        }
        l_91 = l_3 + ((long) i_90);
        l_92 = l_36 & l_91;
        if (i_88 == 0) {
            i_93 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_94 = (int) (0 - (uint) i_93);
            l_95 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_94 < 0) {
                l_96 = (long) i_94;
                l_97 = l_96;
            } else {
                if (i_27 < 0) {
                    i_98 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_100 = (int) ((uint) i_99 + (uint) (-1));
                        i_101 = (i_100 < 0) ? (-9) : i_100;
                        if (i_101 < 0) {
                            i_98 = i_101;
                        } else {
                            i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                            if ((i_102 & 3) == 1) {
                                i_98 = (-9);
                            } else {
                                i_98 = i_101;
                            }
                        }
                    } else {
                        i_98 = (-9);
                    }
                }
                l_103 = (long) i_98;
                if (i_98 < 0) {
                    l_97 = l_103;
                } else {
                    if (l_91 < 0L) {
                        l_97 = (-22L);
                    } else {
                        i_104 = (int) ((uint) i_1 - (uint) i_90);
                        if (i_104 < 0) {
                            l_97 = (-22L);
                        } else {
                            i_105 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_105 == 0) {
                                l_106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) (l_103 << 6)))));
                                l_107 = (long) ((ulong) l_106 - (ulong) l_91);
                                if (l_107 < 1L) {
                                    l_97 = 0L;
                                } else {
                                    l_108 = (long) (uint) i_104;
                                    l_109 = (l_107 < l_108) ? l_107 : l_108;
                                    l_97 = l_109;
                                }
                            } else {
                                l_97 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_97 < 1L) {
                l_110 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_111 = *((__global gale_int *) (arg_fs + 16 + l_110));
                i_112 = (int) ((uint) i_111 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_110)) = i_112;
                if (i_10 < i_112) {
                    i_113 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_113 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_114 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_114)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = l_97;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                        l_115 = LONG_MIN;
                    } else {
                        l_115 = l_97;
                    }
                } else {
                    l_115 = l_97;
                }
            } else {
                l_116 = (long) ((ulong) l_35 - (ulong) l_92);
                if (l_116 < l_97) {
                    i_117 = (int) l_116;
                    i_118 = i_117;
                } else {
                    i_119 = (int) l_97;
                    i_118 = i_119;
                }
                if (i_27 < 0) {
                    i_120 = (-9);
                } else {
                    if (i_27 < i_30) {
                        i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                        i_122 = (int) ((uint) i_121 + (uint) (-1));
                        i_123 = (i_122 < 0) ? (-9) : i_122;
                        i_120 = i_123;
                    } else {
                        i_120 = (-9);
                    }
                }
                l_124 = (long) i_120;
                if (i_120 < 0) {
                    l_115 = l_124;
                } else {
                    l_125 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_126 = *((__global gale_int *) (arg_fs + 16 + l_125));
                    i_127 = (int) ((uint) i_126 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_125)) = i_127;
                    if (i_10 < i_127) {
                        i_128 = (-1);
                    } else {
                        i_129 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_95 + (ulong) (l_124 << 6))) + (ulong) 8L))));
                        i_130 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_131 = l_91 >> i_34;
                        i_132 = i_130 & ((int) (((long) ((ulong) ((long) ((ulong) l_131 + (ulong) (((long) i_129) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_133 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_134 = i_132;
                        i_135 = 0;
                        i_136 = (-2);
                        while (true) {
                            if (!(i_136 == (-2))) {
                                break;
                            }
                            i_137 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) (((long) i_134) << 2)))));
                            i_138 = (int) ((uint) i_137 + (uint) (-1));
                            if (i_138 < 0) {
                                i_136 = (-1);
                            } else {
                                l_139 = (long) ((ulong) l_33 + (ulong) (((long) (uint) i_138) << 5));
                                i_140 = *((volatile __global gale_int *) (arg_fs + 16 + l_139));
                                l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 8L))));
                                if ((!(i_129 == i_140)) || (!(l_131 == l_141))) {
                                    if (i_130 == i_135) {
                                        i_136 = (-1);
                                    } else {
                                        i_142 = (int) ((uint) i_135 + (uint) 1);
                                        i_143 = i_130 & ((int) ((uint) i_134 + (uint) 1));
                                        i_134 = i_143;
                                        i_135 = i_142;
                                    }
                                } else {
                                    i_136 = i_138;
                                }
                            }
                        }
                        i_128 = i_136;
                    }
                    l_144 = (long) i_118;
                    if (i_128 < 0) {
                        i_145 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_146 = (int) (0 - (uint) i_145);
                        if (i_146 < 0) {
                            l_147 = (long) i_146;
                            l_115 = l_147;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_148 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_148)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 12L)))) = i_27;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 16L)))) = l_91;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 24L)))) = l_97;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 36L)))) = 0;
                            l_149 = (long) ((ulong) l_144 + (ulong) (-9223372036854775807L));
                            l_115 = l_149;
                        }
                    } else {
                        l_150 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
                        *((__global gale_long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) l_151 + (ulong) 1L));
                        l_152 = l_144 | (((long) (uint) i_128) << 32);
                        l_115 = l_152;
                    }
                }
            }
        } else {
            l_115 = 0L;
        }
        GALEFS_BROADCAST(5, l_153, l_115);
        if (l_153 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_longs[gale_items + gale_item] = (ulong) l_3;
            gale_ints[gale_items + gale_item] = (uint) i_27;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_28;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_40;
            gale_ints[3 * gale_items + gale_item] = (uint) i_90;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_91;
            gale_longs[5 * gale_items + gale_item] = (ulong) l_92;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_153); }
            GALEFS_RETURN;
            resume_3:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            l_3 = (long) gale_longs[gale_items + gale_item];
            i_27 = (int) gale_ints[gale_items + gale_item];
            l_28 = (long) gale_longs[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[3 * gale_items + gale_item];
            i_40 = (int) gale_ints[2 * gale_items + gale_item];
            i_90 = (int) gale_ints[3 * gale_items + gale_item];
            l_91 = (long) gale_longs[4 * gale_items + gale_item];
            l_92 = (long) gale_longs[5 * gale_items + gale_item];
            l_9 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_10 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_11 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_30 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_33 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_34 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_35 = 1L << i_34;
            l_36 = (long) ((ulong) l_35 + (ulong) (-1L));
            i_87 = (int) get_local_id(0);
            i_88 = (int) get_local_id(0);
            l_153 = gale_round_reply(gale_entry);
        }
        i_154 = (int) l_153;
        if (l_153 < 0L) {
            i_155 = 0;
        } else {
            i_155 = i_154;
        }
        if (l_153 < 0L) {
            l_156 = 0L;
        } else {
            if (i_154 == 0) {
                l_156 = 0L;
            } else {
                l_157 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) ((ulong) l_153 >> 32)) << 5))) + (ulong) 16L))));
                l_158 = (long) ((ulong) l_92 + (ulong) l_157);
                l_156 = l_158;
            }
        }
        gale_copy((arg_fs + 16 + l_156), (arg_scratch + 16 + l_91), i_155);
        GALEFS_BARRIER(6);
        if (i_87 == 0) {
            if (!(i_155 < 1)) {
                l_159 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_160 = *((__global gale_long *) (arg_fs + 16 + l_159));
                *((__global gale_long *) (arg_fs + 16 + l_159)) = ((long) ((ulong) ((long) (uint) i_155) + (ulong) l_160));
            }
        }
        i_161 = (int) ((uint) i_90 + (uint) i_155);
        if (l_153 < 0L) {
            i_89 = i_154;
            i_90 = i_161;
        } else {
            i_162 = ((i_155 < 1) || (!(i_161 < i_1))) ? 0 : 1;
            i_89 = i_162;
            i_90 = i_161;
        }
    }
    if (i_90 < 1) {
        i_163 = i_89;
    } else {
        i_163 = i_90;
    }
    if (i_1 == i_40) {
        if (i_1 == i_163) {
            l_164 = (-1L);
        } else {
            l_164 = l_2;
        }
    } else {
        l_164 = l_2;
    }
    i_165 = gale_group;
    l_166 = l_164;
    i_167 = 0;
    while (true) {
        if (!(i_167 < i_1)) {
            break;
        }
        l_168 = (long) i_167;
        i_169 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_168)));
        i_170 = (int) ((uint) i_167 + (uint) 1);
        if (((int) ((char) i_169)) == ((int) ((char) ((int) ((uint) i_165 + (uint) ((int) ((uint) (i_167 << 5) - (uint) i_167))))))) {
            i_167 = i_170;
        } else {
            if (l_166 < 0L) {
                l_166 = l_168;
                i_167 = i_170;
            } else {
                i_167 = i_170;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_171 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
        if (i_171 == 0) {
            i_172 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_173 = (int) (0 - (uint) i_172);
            if (i_173 < 0) {
                l_174 = (long) i_173;
                l_175 = l_174;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_176 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_176)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 12L)))) = i_27;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 36L)))) = 0;
                l_175 = LONG_MIN;
            }
        } else {
            l_177 = (long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_178 = *((__global gale_int *) (arg_fs + 16 + l_177));
            i_179 = (int) ((uint) i_178 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_177)) = i_179;
            if (i_10 < i_179) {
                i_180 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6)))));
                if (i_180 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_181 = (long) ((ulong) l_9 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_181)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 36L)))) = 0;
                    l_175 = LONG_MIN;
                } else {
                    l_175 = (-16L);
                }
            } else {
                l_175 = (-16L);
            }
        }
    } else {
        l_175 = 0L;
    }
    GALEFS_BROADCAST(7, l_182, l_175);
    if (l_182 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_166;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_182); }
        GALEFS_RETURN;
        resume_4:
        l_166 = (long) gale_longs[gale_item];
        l_182 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_166;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_186) VARIABLE(int, i_187) VARIABLE(int, i_206) VARIABLE(int, i_207) VARIABLE(int, i_208) VARIABLE(int, i_210) VARIABLE(int, i_321) VARIABLE(int, i_322) VARIABLE(int, i_72) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_185) VARIABLE(long, l_2) VARIABLE(long, l_211) VARIABLE(long, l_212) VARIABLE(long, l_3) VARIABLE(long, l_320) VARIABLE(long, l_339) VARIABLE(long, l_73) VARIABLE(long, l_74) VARIABLE(long, l_77) VARIABLE(long, l_81) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_9) VARIABLE(long, l_90) VARIABLE(long, l_91)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9) VARIABLE(l_90) VARIABLE(l_91)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_186) VARIABLE(i_187) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_185) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_206) VARIABLE(i_207) VARIABLE(i_208) VARIABLE(i_210) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_211) VARIABLE(l_212) VARIABLE(l_3) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_206) VARIABLE(i_207) VARIABLE(i_208) VARIABLE(i_210) VARIABLE(i_321) VARIABLE(i_322) VARIABLE(i_72) VARIABLE(i_75) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_83) VARIABLE(i_89) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_320) VARIABLE(l_73) VARIABLE(l_74) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(l_339)

__kernel void galefs_writeThenRead(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_4, i_5, i_6, i_7, i_8, i_15, i_19, i_21, i_22, i_24, i_26, i_29, i_30, i_33, i_34, i_40, i_41, i_48, i_53, i_56, i_59, i_60, i_63, i_64, i_68, i_72, i_75, i_76, i_78, i_79, i_80, i_82, i_83, i_86, i_87, i_88, i_89, i_92, i_93, i_94, i_95, i_96, i_97, i_102, i_106, i_108, i_109, i_111, i_113, i_116, i_117, i_120, i_121, i_130, i_132, i_133, i_137, i_139, i_140, i_142, i_144, i_147, i_148, i_151, i_152, i_161, i_167, i_170, i_173, i_174, i_177, i_178, i_182, i_186, i_187, i_194, i_199, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_214, i_215, i_219, i_220, i_221, i_222, i_223, i_225, i_227, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_242, i_243, i_245, i_247, i_248, i_249, i_250, i_251, i_253, i_255, i_256, i_257, i_258, i_261, i_263, i_264, i_269, i_271, i_272, i_274, i_276, i_279, i_280, i_283, i_284, i_292, i_302, i_305, i_308, i_309, i_312, i_313, i_317, i_321, i_322, i_329, i_334, i_335, i_336, i_338, i_340, i_342, i_343, i_345, i_349, i_351, i_352, i_354, i_356, i_359, i_360, i_363, i_364, i_373, i_378, i_381, i_384, i_385, i_388, i_389, i_393;
    long l_0, l_2, l_3, l_9, l_10, l_11, l_12, l_13, l_14, l_16, l_17, l_18, l_20, l_23, l_25, l_27, l_28, l_31, l_32, l_35, l_36, l_37, l_38, l_39, l_42, l_43, l_44, l_45, l_46, l_47, l_49, l_50, l_51, l_52, l_54, l_55, l_57, l_58, l_61, l_62, l_65, l_66, l_67, l_69, l_70, l_71, l_73, l_74, l_77, l_81, l_84, l_85, l_90, l_91, l_98, l_99, l_100, l_101, l_103, l_104, l_105, l_107, l_110, l_112, l_114, l_115, l_118, l_119, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_131, l_134, l_135, l_136, l_138, l_141, l_143, l_145, l_146, l_149, l_150, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_162, l_163, l_164, l_165, l_166, l_168, l_169, l_171, l_172, l_175, l_176, l_179, l_180, l_181, l_183, l_184, l_185, l_188, l_189, l_190, l_191, l_192, l_193, l_195, l_196, l_197, l_198, l_211, l_212, l_213, l_216, l_217, l_218, l_224, l_226, l_228, l_229, l_230, l_231, l_232, l_233, l_241, l_244, l_246, l_252, l_254, l_259, l_260, l_262, l_265, l_266, l_267, l_268, l_270, l_273, l_275, l_277, l_278, l_281, l_282, l_285, l_286, l_287, l_288, l_289, l_290, l_291, l_293, l_294, l_295, l_296, l_297, l_298, l_299, l_300, l_301, l_303, l_304, l_306, l_307, l_310, l_311, l_314, l_315, l_316, l_318, l_319, l_320, l_323, l_324, l_325, l_326, l_327, l_328, l_330, l_331, l_332, l_333, l_337, l_339, l_341, l_344, l_346, l_347, l_348, l_350, l_353, l_355, l_357, l_358, l_361, l_362, l_365, l_366, l_367, l_368, l_369, l_370, l_371, l_372, l_374, l_375, l_376, l_377, l_379, l_380, l_382, l_383, l_386, l_387, l_390, l_391, l_392, l_394, l_395, l_396;
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
    i_76 = *((__global gale_int *) (arg_fs + 16 + 212L));
    l_77 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_78 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_79 = (int) ((uint) (1 << i_78) + (uint) (-1));
    i_80 = (int) get_local_id(0);
    l_81 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_82 = (int) get_local_id(0);
    i_83 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_84 = 1L << i_83;
    l_85 = (long) ((ulong) l_84 + (ulong) (-1L));
    i_86 = (int) get_local_id(0);
    i_87 = 4;
    i_88 = 0;
    i_89 = 0;
    while (true) {
        if (i_87 == 0) {
            break;
        }
        l_90 = l_3 + ((long) i_88);
        l_91 = l_90 & l_85;
        if (i_86 == 0) {
            if (i_72 < 0) {
                i_92 = (-9);
            } else {
                if (i_72 < i_75) {
                    i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                    i_94 = (int) ((uint) i_93 + (uint) (-1));
                    i_95 = (i_94 < 0) ? (-9) : i_94;
                    if (i_95 < 0) {
                        i_92 = i_95;
                    } else {
                        i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                        if ((i_96 & 3) == 0) {
                            i_92 = (-9);
                        } else {
                            i_92 = i_95;
                        }
                    }
                } else {
                    i_92 = (-9);
                }
            }
            i_97 = (int) ((uint) i_1 - (uint) i_88);
            l_98 = (long) i_97;
            if (i_92 < 0) {
                l_99 = (long) i_92;
                l_100 = l_99;
            } else {
                if (l_90 < 0L) {
                    l_100 = (-22L);
                } else {
                    if (i_97 < 0) {
                        l_100 = (-22L);
                    } else {
                        if ((l_90 + l_98) < 0L) {
                            l_100 = (-27L);
                        } else {
                            l_101 = (long) ((int) get_group_id(0));
                            i_102 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_101 << 12) + (l_101 << 11)))) + (ulong) 1856L))));
                            if (i_102 == 0) {
                                l_100 = l_98;
                            } else {
                                l_100 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_87 == 5) {
                l_103 = (long) ((int) get_group_id(0));
                l_104 = (long) ((ulong) l_13 + (ulong) ((l_103 << 12) + (l_103 << 11)));
                l_105 = (long) ((ulong) l_104 + (ulong) 1796L);
                i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                l_107 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 1896L))));
                i_108 = (int) (0 - (uint) i_106);
                if (i_108 < 0) {
                    i_109 = i_108;
                } else {
                    l_110 = (long) ((ulong) l_107 + (ulong) (-64L));
                    i_111 = (int) ((uint) ((int) (((long) ((ulong) l_110 + (ulong) ((long) ((ulong) (l_110 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_112 = (long) ((ulong) l_104 + (ulong) 1792L);
                    i_113 = 0;
                    l_114 = 0L;
                    l_115 = (-1L);
                    while (true) {
                        if (!(i_113 == 0)) {
                            break;
                        }
                        i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                        i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                        if (i_111 == i_117) {
                            i_113 = 1;
                        } else {
                            if (i_116 == 0) {
                                if (l_114 < l_12) {
                                    GALEFS_RELAX(l_114);
                                    l_118 = (long) ((ulong) l_114 + (ulong) 1L);
                                    l_114 = l_118;
                                } else {
                                    l_119 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                    i_120 = (l_115 == l_119) ? (-110) : 0;
                                    i_113 = i_120;
                                    l_114 = 0L;
                                    l_115 = l_119;
                                }
                            } else {
                                i_121 = (int) (0 - (uint) i_116);
                                i_113 = i_121;
                            }
                        }
                    }
                    i_109 = i_113;
                }
                if (i_109 < 0) {
                    l_122 = (long) i_109;
                    l_123 = l_122;
                } else {
                    l_124 = (long) ((int) get_group_id(0));
                    l_125 = (long) ((ulong) l_13 + (ulong) ((l_124 << 12) + (l_124 << 11)));
                    l_126 = (long) ((ulong) l_125 + (ulong) 1896L);
                    l_127 = *((__global gale_long *) (arg_fs + 16 + l_126));
                    l_128 = (long) ((ulong) l_127 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) ((long) (uint) (((int) l_128) & 1023)))))) = 0L;
                    l_129 = (long) ((ulong) l_125 + (ulong) ((long) (uint) (((int) l_127) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_127 + (ulong) ((long) ((ulong) (l_127 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = i_72;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_129)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_126)) = l_128;
                    GALEFS_FENCE();
                    i_130 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_130))))) = (char) 1;
                    if (l_9 == 0L) {
                        l_123 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_130 >> 6)))))) = (char) 1;
                        l_123 = LONG_MIN;
                    }
                }
            } else {
                if (l_100 < 1L) {
                    l_123 = l_100;
                } else {
                    l_131 = (long) ((ulong) l_84 - (ulong) l_91);
                    if (l_131 < l_98) {
                        i_132 = (int) l_131;
                        i_133 = i_132;
                    } else {
                        i_133 = i_97;
                    }
                    l_134 = (long) ((int) get_group_id(0));
                    l_135 = (long) ((ulong) l_13 + (ulong) ((l_134 << 12) + (l_134 << 11)));
                    l_136 = (long) ((ulong) l_135 + (ulong) 1796L);
                    i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_136));
                    l_138 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1896L))));
                    i_139 = (int) (0 - (uint) i_137);
                    if (i_139 < 0) {
                        i_140 = i_139;
                    } else {
                        l_141 = (long) ((ulong) l_138 + (ulong) (-64L));
                        i_142 = (int) ((uint) ((int) (((long) ((ulong) l_141 + (ulong) ((long) ((ulong) (l_141 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_143 = (long) ((ulong) l_135 + (ulong) 1792L);
                        i_144 = 0;
                        l_145 = 0L;
                        l_146 = (-1L);
                        while (true) {
                            if (!(i_144 == 0)) {
                                break;
                            }
                            i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_136));
                            i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_143));
                            if (i_142 == i_148) {
                                i_144 = 1;
                            } else {
                                if (i_147 == 0) {
                                    if (l_145 < l_12) {
                                        GALEFS_RELAX(l_145);
                                        l_149 = (long) ((ulong) l_145 + (ulong) 1L);
                                        l_145 = l_149;
                                    } else {
                                        l_150 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                        i_151 = (l_146 == l_150) ? (-110) : 0;
                                        i_144 = i_151;
                                        l_145 = 0L;
                                        l_146 = l_150;
                                    }
                                } else {
                                    i_152 = (int) (0 - (uint) i_147);
                                    i_144 = i_152;
                                }
                            }
                        }
                        i_140 = i_144;
                    }
                    if (i_140 < 0) {
                        l_153 = (long) i_140;
                        l_123 = l_153;
                    } else {
                        l_154 = (long) ((int) get_group_id(0));
                        l_155 = (long) ((ulong) l_13 + (ulong) ((l_154 << 12) + (l_154 << 11)));
                        l_156 = (long) ((ulong) l_155 + (ulong) 1896L);
                        l_157 = *((__global gale_long *) (arg_fs + 16 + l_156));
                        l_158 = (long) ((ulong) l_157 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_158) & 1023)))))) = 0L;
                        l_159 = (long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_157) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 4L)))) = i_87;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_157 + (ulong) ((long) ((ulong) (l_157 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 12L)))) = i_72;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 16L)))) = l_90;
                        l_160 = (long) i_133;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 24L)))) = l_160;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_159)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_156)) = l_158;
                        GALEFS_FENCE();
                        i_161 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_161))))) = (char) 1;
                        l_162 = (long) ((ulong) l_160 + (ulong) (-9223372036854775807L));
                        if (l_9 == 0L) {
                            l_123 = l_162;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_161 >> 6)))))) = (char) 1;
                            l_123 = l_162;
                        }
                    }
                }
            }
        } else {
            l_123 = 0L;
        }
        if (i_82 == 0) {
            if (l_123 < (-4611686018427387904L)) {
                l_163 = (long) ((int) get_group_id(0));
                l_164 = (long) ((ulong) l_13 + (ulong) ((l_163 << 12) + (l_163 << 11)));
                l_165 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 1896L))));
                l_166 = (long) ((ulong) l_165 + (ulong) (-64L));
                i_167 = (int) ((uint) ((int) (((long) ((ulong) l_166 + (ulong) ((long) ((ulong) (l_166 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_168 = (long) ((ulong) l_164 + (ulong) 1792L);
                l_169 = (long) ((ulong) l_164 + (ulong) 1796L);
                i_170 = 0;
                l_171 = 0L;
                l_172 = (-1L);
                while (true) {
                    if (!(i_170 == 0)) {
                        break;
                    }
                    i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_169));
                    i_174 = *((volatile __global gale_int *) (arg_fs + 16 + l_168));
                    if (i_167 == i_174) {
                        i_170 = 1;
                    } else {
                        if (i_173 == 0) {
                            if (l_171 < l_12) {
                                GALEFS_RELAX(l_171);
                                l_175 = (long) ((ulong) l_171 + (ulong) 1L);
                                l_171 = l_175;
                            } else {
                                l_176 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_177 = (l_172 == l_176) ? (-110) : 0;
                                i_170 = i_177;
                                l_171 = 0L;
                                l_172 = l_176;
                            }
                        } else {
                            i_178 = (int) (0 - (uint) i_173);
                            i_170 = i_178;
                        }
                    }
                }
                if (i_170 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 1888L)))) = i_167;
                }
                GALEFS_FENCE();
                if (i_170 < 0) {
                    l_179 = (long) i_170;
                    l_180 = l_179;
                } else {
                    l_181 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 1800L))));
                    l_180 = l_181;
                }
                i_182 = (int) ((uint) ((int) l_123) + (uint) (-1));
                if (i_182 < 0) {
                    l_183 = l_180;
                } else {
                    if (l_180 < 0L) {
                        l_183 = l_180;
                    } else {
                        l_184 = (l_180 << 32) | ((long) (uint) i_182);
                        l_183 = l_184;
                    }
                }
            } else {
                l_183 = l_123;
            }
        } else {
            l_183 = l_123;
        }
        GALEFS_BROADCAST(2, l_185, l_183);
        i_186 = (int) l_185;
        if (l_185 < 0L) {
            i_187 = 0;
        } else {
            i_187 = i_186;
        }
        if (l_185 < 0L) {
            l_188 = 0L;
        } else {
            if (i_186 == 0) {
                l_188 = 0L;
            } else {
                l_189 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_81 + (ulong) (((long) ((ulong) l_185 >> 32)) << 5))) + (ulong) 16L))));
                l_190 = (long) ((ulong) l_91 + (ulong) l_189);
                l_188 = l_190;
            }
        }
        gale_copy((arg_scratch + 16 + l_90), (arg_fs + 16 + l_188), i_187);
        GALEFS_BARRIER(3);
        if (i_80 == 0) {
            if (!(i_187 < 1)) {
                l_191 = (long) ((int) get_group_id(0));
                l_192 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_191 << 12) + (l_191 << 11)))) + (ulong) 1880L);
                l_193 = *((__global gale_long *) (arg_fs + 16 + l_192));
                *((__global gale_long *) (arg_fs + 16 + l_192)) = ((long) ((ulong) ((long) (uint) i_187) + (ulong) l_193));
                GALEFS_RELEASE_FENCE();
                i_194 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) ((((long) (i_194 & i_79)) << 6) + (((long) (i_194 >> i_78)) << 2)))))) = 0;
                l_195 = (long) ((int) get_group_id(0));
                l_196 = (long) ((ulong) l_13 + (ulong) ((l_195 << 12) + (l_195 << 11)));
                l_197 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 1896L))));
                l_198 = (long) ((ulong) l_197 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_198 + (ulong) ((long) ((ulong) (l_198 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_199 = (int) ((uint) i_88 + (uint) i_187);
        if (l_185 < 0L) {
            if ((!(i_87 == 4)) || (i_199 < 1)) {
                i_200 = i_186;
            } else {
                i_200 = i_199;
            }
        } else {
            i_200 = i_199;
        }
        i_201 = (((!(i_87 == 4)) || (i_199 < 1)) || (i_76 == 0)) ? 0 : 5;
        if (i_187 == 0) {
            i_87 = i_201;
            i_88 = i_199;
            i_89 = i_200;
        } else {
            if (i_1 == i_199) {
                i_87 = i_201;
                i_88 = i_199;
                i_89 = i_200;
            } else {
                i_88 = i_199;
                i_89 = i_200;
            }
        }
    }
    i_202 = (int) get_local_size(0);
    i_203 = (int) get_local_id(0);
    i_204 = i_203;
    while (true) {
        if (!(i_204 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_3 + ((long) i_204)))) = (char) 0;
        i_205 = (int) ((uint) i_204 + (uint) i_202);
        i_204 = i_205;
    }
    GALEFS_BARRIER(4);
    i_206 = (int) get_local_id(0);
    i_207 = (int) get_local_id(0);
    i_208 = (int) get_local_id(0);
    i_209 = 1;
    i_210 = 0;
    while (true) {
        if (!(i_209 == 1)) {
            break;
        }
        l_211 = l_3 + ((long) i_210);
        l_212 = l_85 & l_211;
        if (i_208 == 0) {
            l_213 = (long) ((int) get_group_id(0));
            i_214 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_213 << 12) + (l_213 << 11)))) + (ulong) 1796L))));
            i_215 = (int) (0 - (uint) i_214);
            l_216 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_215 < 0) {
                l_217 = (long) i_215;
                l_218 = l_217;
            } else {
                if (i_72 < 0) {
                    i_219 = (-9);
                } else {
                    if (i_72 < i_75) {
                        i_220 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        i_221 = (int) ((uint) i_220 + (uint) (-1));
                        i_222 = (i_221 < 0) ? (-9) : i_221;
                        if (i_222 < 0) {
                            i_219 = i_222;
                        } else {
                            i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                            if ((i_223 & 3) == 1) {
                                i_219 = (-9);
                            } else {
                                i_219 = i_222;
                            }
                        }
                    } else {
                        i_219 = (-9);
                    }
                }
                l_224 = (long) i_219;
                if (i_219 < 0) {
                    l_218 = l_224;
                } else {
                    if (l_211 < 0L) {
                        l_218 = (-22L);
                    } else {
                        i_225 = (int) ((uint) i_1 - (uint) i_210);
                        if (i_225 < 0) {
                            l_218 = (-22L);
                        } else {
                            l_226 = (long) ((int) get_group_id(0));
                            i_227 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_226 << 12) + (l_226 << 11)))) + (ulong) 1856L))));
                            if (i_227 == 0) {
                                l_228 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) (l_224 << 6)))));
                                l_229 = (long) ((ulong) l_228 - (ulong) l_211);
                                if (l_229 < 1L) {
                                    l_218 = 0L;
                                } else {
                                    l_230 = (long) (uint) i_225;
                                    l_231 = (l_229 < l_230) ? l_229 : l_230;
                                    l_218 = l_231;
                                }
                            } else {
                                l_218 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_218 < 1L) {
                l_232 = l_218;
            } else {
                l_233 = (long) ((ulong) l_84 - (ulong) l_212);
                if (l_233 < l_218) {
                    i_234 = (int) l_233;
                    i_235 = i_234;
                } else {
                    i_236 = (int) l_218;
                    i_235 = i_236;
                }
                if (i_72 < 0) {
                    i_237 = (-9);
                } else {
                    if (i_72 < i_75) {
                        i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                        i_239 = (int) ((uint) i_238 + (uint) (-1));
                        i_240 = (i_239 < 0) ? (-9) : i_239;
                        i_237 = i_240;
                    } else {
                        i_237 = (-9);
                    }
                }
                l_241 = (long) i_237;
                if (i_237 < 0) {
                    l_232 = l_241;
                } else {
                    i_242 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_216 + (ulong) (l_241 << 6))) + (ulong) 8L))));
                    i_243 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_244 = l_211 >> i_83;
                    i_245 = i_243 & ((int) (((long) ((ulong) ((long) ((ulong) l_244 + (ulong) (((long) i_242) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_246 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_247 = i_245;
                    i_248 = 0;
                    i_249 = (-2);
                    while (true) {
                        if (!(i_249 == (-2))) {
                            break;
                        }
                        i_250 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_246 + (ulong) (((long) i_247) << 2)))));
                        i_251 = (int) ((uint) i_250 + (uint) (-1));
                        if (i_251 < 0) {
                            i_249 = (-1);
                        } else {
                            l_252 = (long) ((ulong) l_81 + (ulong) (((long) (uint) i_251) << 5));
                            i_253 = *((volatile __global gale_int *) (arg_fs + 16 + l_252));
                            l_254 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 8L))));
                            if ((!(i_242 == i_253)) || (!(l_244 == l_254))) {
                                if (i_243 == i_248) {
                                    i_249 = (-1);
                                } else {
                                    i_255 = (int) ((uint) i_248 + (uint) 1);
                                    i_256 = i_243 & ((int) ((uint) i_247 + (uint) 1));
                                    i_247 = i_256;
                                    i_248 = i_255;
                                }
                            } else {
                                i_249 = i_251;
                            }
                        }
                    }
                    if (i_249 < 0) {
                        i_257 = i_249;
                    } else {
                        i_258 = (int) get_group_id(0);
                        l_259 = (long) ((ulong) l_77 + (ulong) ((((long) (i_79 & i_258)) << 6) + (((long) (i_258 >> i_78)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_259)) = ((int) ((uint) i_249 + (uint) 1));
                        GALEFS_FENCE();
                        l_260 = (long) ((ulong) l_81 + (ulong) (((long) (uint) i_249) << 5));
                        i_261 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_242 == i_261) {
                            l_262 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 8L))));
                            i_263 = (l_244 == l_262) ? 1 : 0;
                            i_264 = i_263;
                        } else {
                            i_264 = 0;
                        }
                        if (i_264 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_259)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_264 == 0) {
                            i_257 = (-1);
                        } else {
                            i_257 = i_249;
                        }
                    }
                    l_265 = (long) i_235;
                    if (i_257 < 0) {
                        l_266 = (long) ((int) get_group_id(0));
                        l_267 = (long) ((ulong) l_13 + (ulong) ((l_266 << 12) + (l_266 << 11)));
                        l_268 = (long) ((ulong) l_267 + (ulong) 1796L);
                        i_269 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                        l_270 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_267 + (ulong) 1896L))));
                        i_271 = (int) (0 - (uint) i_269);
                        if (i_271 < 0) {
                            i_272 = i_271;
                        } else {
                            l_273 = (long) ((ulong) l_270 + (ulong) (-64L));
                            i_274 = (int) ((uint) ((int) (((long) ((ulong) l_273 + (ulong) ((long) ((ulong) (l_273 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_275 = (long) ((ulong) l_267 + (ulong) 1792L);
                            i_276 = 0;
                            l_277 = 0L;
                            l_278 = (-1L);
                            while (true) {
                                if (!(i_276 == 0)) {
                                    break;
                                }
                                i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                                i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_275));
                                if (i_274 == i_280) {
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
                            i_272 = i_276;
                        }
                        if (i_272 < 0) {
                            l_285 = (long) i_272;
                            l_232 = l_285;
                        } else {
                            l_286 = (long) ((int) get_group_id(0));
                            l_287 = (long) ((ulong) l_13 + (ulong) ((l_286 << 12) + (l_286 << 11)));
                            l_288 = (long) ((ulong) l_287 + (ulong) 1896L);
                            l_289 = *((__global gale_long *) (arg_fs + 16 + l_288));
                            l_290 = (long) ((ulong) l_289 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) ((long) (uint) (((int) l_290) & 1023)))))) = 0L;
                            l_291 = (long) ((ulong) l_287 + (ulong) ((long) (uint) (((int) l_289) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_289 + (ulong) ((long) ((ulong) (l_289 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 12L)))) = i_72;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 16L)))) = l_211;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 24L)))) = l_218;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_291 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_291)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_288)) = l_290;
                            GALEFS_FENCE();
                            i_292 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_292))))) = (char) 1;
                            l_293 = (long) ((ulong) l_265 + (ulong) (-9223372036854775807L));
                            if (l_9 == 0L) {
                                l_232 = l_293;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_292 >> 6)))))) = (char) 1;
                                l_232 = l_293;
                            }
                        }
                    } else {
                        l_294 = (long) ((int) get_group_id(0));
                        l_295 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_294 << 12) + (l_294 << 11)))) + (ulong) 1864L);
                        l_296 = *((__global gale_long *) (arg_fs + 16 + l_295));
                        *((__global gale_long *) (arg_fs + 16 + l_295)) = ((long) ((ulong) l_296 + (ulong) 1L));
                        l_297 = l_265 | (((long) (uint) i_257) << 32);
                        l_232 = l_297;
                    }
                }
            }
        } else {
            l_232 = 0L;
        }
        if (i_207 == 0) {
            if (l_232 < (-4611686018427387904L)) {
                l_298 = (long) ((int) get_group_id(0));
                l_299 = (long) ((ulong) l_13 + (ulong) ((l_298 << 12) + (l_298 << 11)));
                l_300 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 1896L))));
                l_301 = (long) ((ulong) l_300 + (ulong) (-64L));
                i_302 = (int) ((uint) ((int) (((long) ((ulong) l_301 + (ulong) ((long) ((ulong) (l_301 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_303 = (long) ((ulong) l_299 + (ulong) 1792L);
                l_304 = (long) ((ulong) l_299 + (ulong) 1796L);
                i_305 = 0;
                l_306 = 0L;
                l_307 = (-1L);
                while (true) {
                    if (!(i_305 == 0)) {
                        break;
                    }
                    i_308 = *((volatile __global gale_int *) (arg_fs + 16 + l_304));
                    i_309 = *((volatile __global gale_int *) (arg_fs + 16 + l_303));
                    if (i_302 == i_309) {
                        i_305 = 1;
                    } else {
                        if (i_308 == 0) {
                            if (l_306 < l_12) {
                                GALEFS_RELAX(l_306);
                                l_310 = (long) ((ulong) l_306 + (ulong) 1L);
                                l_306 = l_310;
                            } else {
                                l_311 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_312 = (l_307 == l_311) ? (-110) : 0;
                                i_305 = i_312;
                                l_306 = 0L;
                                l_307 = l_311;
                            }
                        } else {
                            i_313 = (int) (0 - (uint) i_308);
                            i_305 = i_313;
                        }
                    }
                }
                if (i_305 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 1888L)))) = i_302;
                }
                GALEFS_FENCE();
                if (i_305 < 0) {
                    l_314 = (long) i_305;
                    l_315 = l_314;
                } else {
                    l_316 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 1800L))));
                    l_315 = l_316;
                }
                i_317 = (int) ((uint) ((int) l_232) + (uint) (-1));
                if (i_317 < 0) {
                    l_318 = l_315;
                } else {
                    if (l_315 < 0L) {
                        l_318 = l_315;
                    } else {
                        l_319 = (l_315 << 32) | ((long) (uint) i_317);
                        l_318 = l_319;
                    }
                }
            } else {
                l_318 = l_232;
            }
        } else {
            l_318 = l_232;
        }
        GALEFS_BROADCAST(5, l_320, l_318);
        i_321 = (int) l_320;
        if (l_320 < 0L) {
            i_322 = 0;
        } else {
            i_322 = i_321;
        }
        if (l_320 < 0L) {
            l_323 = 0L;
        } else {
            if (i_321 == 0) {
                l_323 = 0L;
            } else {
                l_324 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_81 + (ulong) (((long) ((ulong) l_320 >> 32)) << 5))) + (ulong) 16L))));
                l_325 = (long) ((ulong) l_212 + (ulong) l_324);
                l_323 = l_325;
            }
        }
        gale_copy((arg_fs + 16 + l_323), (arg_scratch + 16 + l_211), i_322);
        GALEFS_BARRIER(6);
        if (i_206 == 0) {
            if (!(i_322 < 1)) {
                l_326 = (long) ((int) get_group_id(0));
                l_327 = (long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_326 << 12) + (l_326 << 11)))) + (ulong) 1872L);
                l_328 = *((__global gale_long *) (arg_fs + 16 + l_327));
                *((__global gale_long *) (arg_fs + 16 + l_327)) = ((long) ((ulong) ((long) (uint) i_322) + (ulong) l_328));
                GALEFS_RELEASE_FENCE();
                i_329 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) ((((long) (i_79 & i_329)) << 6) + (((long) (i_329 >> i_78)) << 2)))))) = 0;
                l_330 = (long) ((int) get_group_id(0));
                l_331 = (long) ((ulong) l_13 + (ulong) ((l_330 << 12) + (l_330 << 11)));
                l_332 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_331 + (ulong) 1896L))));
                l_333 = (long) ((ulong) l_332 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_331 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_333 + (ulong) ((long) ((ulong) (l_333 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_334 = (int) ((uint) i_210 + (uint) i_322);
        if (l_320 < 0L) {
            i_209 = i_321;
            i_210 = i_334;
        } else {
            i_335 = ((i_322 < 1) || (!(i_334 < i_1))) ? 0 : 1;
            i_209 = i_335;
            i_210 = i_334;
        }
    }
    if (i_210 < 1) {
        i_336 = i_209;
    } else {
        i_336 = i_210;
    }
    if (i_1 == i_89) {
        if (i_1 == i_336) {
            l_337 = (-1L);
        } else {
            l_337 = l_2;
        }
    } else {
        l_337 = l_2;
    }
    i_338 = (int) get_group_id(0);
    l_339 = l_337;
    i_340 = 0;
    while (true) {
        if (!(i_340 < i_1)) {
            break;
        }
        l_341 = (long) i_340;
        i_342 = (int) *((__global char *) (arg_scratch + 16 + (l_3 + l_341)));
        i_343 = (int) ((uint) i_340 + (uint) 1);
        if (((int) ((char) i_342)) == ((int) ((char) ((int) ((uint) i_338 + (uint) ((int) ((uint) (i_340 << 5) - (uint) i_340))))))) {
            i_340 = i_343;
        } else {
            if (l_339 < 0L) {
                l_339 = l_341;
                i_340 = i_343;
            } else {
                i_340 = i_343;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_344 = (long) ((int) get_group_id(0));
        i_345 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) ((l_344 << 12) + (l_344 << 11)))) + (ulong) 1856L))));
        if (i_345 == 0) {
            l_346 = (long) ((int) get_group_id(0));
            l_347 = (long) ((ulong) l_13 + (ulong) ((l_346 << 12) + (l_346 << 11)));
            l_348 = (long) ((ulong) l_347 + (ulong) 1796L);
            i_349 = *((volatile __global gale_int *) (arg_fs + 16 + l_348));
            l_350 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 1896L))));
            i_351 = (int) (0 - (uint) i_349);
            if (i_351 < 0) {
                i_352 = i_351;
            } else {
                l_353 = (long) ((ulong) l_350 + (ulong) (-64L));
                i_354 = (int) ((uint) ((int) (((long) ((ulong) l_353 + (ulong) ((long) ((ulong) (l_353 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_355 = (long) ((ulong) l_347 + (ulong) 1792L);
                i_356 = 0;
                l_357 = 0L;
                l_358 = (-1L);
                while (true) {
                    if (!(i_356 == 0)) {
                        break;
                    }
                    i_359 = *((volatile __global gale_int *) (arg_fs + 16 + l_348));
                    i_360 = *((volatile __global gale_int *) (arg_fs + 16 + l_355));
                    if (i_354 == i_360) {
                        i_356 = 1;
                    } else {
                        if (i_359 == 0) {
                            if (l_357 < l_12) {
                                GALEFS_RELAX(l_357);
                                l_361 = (long) ((ulong) l_357 + (ulong) 1L);
                                l_357 = l_361;
                            } else {
                                l_362 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                                i_363 = (l_358 == l_362) ? (-110) : 0;
                                i_356 = i_363;
                                l_357 = 0L;
                                l_358 = l_362;
                            }
                        } else {
                            i_364 = (int) (0 - (uint) i_359);
                            i_356 = i_364;
                        }
                    }
                }
                i_352 = i_356;
            }
            if (i_352 < 0) {
                l_365 = (long) i_352;
                l_366 = l_365;
            } else {
                l_367 = (long) ((int) get_group_id(0));
                l_368 = (long) ((ulong) l_13 + (ulong) ((l_367 << 12) + (l_367 << 11)));
                l_369 = (long) ((ulong) l_368 + (ulong) 1896L);
                l_370 = *((__global gale_long *) (arg_fs + 16 + l_369));
                l_371 = (long) ((ulong) l_370 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_368 + (ulong) ((long) (uint) (((int) l_371) & 1023)))))) = 0L;
                l_372 = (long) ((ulong) l_368 + (ulong) ((long) (uint) (((int) l_370) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_370 + (ulong) ((long) ((ulong) (l_370 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 12L)))) = i_72;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_372)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_369)) = l_371;
                GALEFS_FENCE();
                i_373 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_373))))) = (char) 1;
                if (l_9 == 0L) {
                    l_366 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) (i_373 >> 6)))))) = (char) 1;
                    l_366 = LONG_MIN;
                }
            }
        } else {
            l_366 = (-16L);
        }
    } else {
        l_366 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_366 < (-4611686018427387904L)) {
            l_374 = (long) ((int) get_group_id(0));
            l_375 = (long) ((ulong) l_13 + (ulong) ((l_374 << 12) + (l_374 << 11)));
            l_376 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_375 + (ulong) 1896L))));
            l_377 = (long) ((ulong) l_376 + (ulong) (-64L));
            i_378 = (int) ((uint) ((int) (((long) ((ulong) l_377 + (ulong) ((long) ((ulong) (l_377 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_379 = (long) ((ulong) l_375 + (ulong) 1792L);
            l_380 = (long) ((ulong) l_375 + (ulong) 1796L);
            i_381 = 0;
            l_382 = 0L;
            l_383 = (-1L);
            while (true) {
                if (!(i_381 == 0)) {
                    break;
                }
                i_384 = *((volatile __global gale_int *) (arg_fs + 16 + l_380));
                i_385 = *((volatile __global gale_int *) (arg_fs + 16 + l_379));
                if (i_378 == i_385) {
                    i_381 = 1;
                } else {
                    if (i_384 == 0) {
                        if (l_382 < l_12) {
                            GALEFS_RELAX(l_382);
                            l_386 = (long) ((ulong) l_382 + (ulong) 1L);
                            l_382 = l_386;
                        } else {
                            l_387 = *((volatile __global gale_long *) (arg_fs + 16 + l_11));
                            i_388 = (l_383 == l_387) ? (-110) : 0;
                            i_381 = i_388;
                            l_382 = 0L;
                            l_383 = l_387;
                        }
                    } else {
                        i_389 = (int) (0 - (uint) i_384);
                        i_381 = i_389;
                    }
                }
            }
            if (i_381 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_375 + (ulong) 1888L)))) = i_378;
            }
            GALEFS_FENCE();
            if (i_381 < 0) {
                l_390 = (long) i_381;
                l_391 = l_390;
            } else {
                l_392 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_375 + (ulong) 1800L))));
                l_391 = l_392;
            }
            i_393 = (int) ((uint) ((int) l_366) + (uint) (-1));
            if (i_393 < 0) {
                l_394 = l_391;
            } else {
                if (l_391 < 0L) {
                    l_394 = l_391;
                } else {
                    l_395 = (l_391 << 32) | ((long) (uint) i_393);
                    l_394 = l_395;
                }
            }
        } else {
            l_394 = l_366;
        }
    } else {
        l_394 = l_366;
    }
    GALEFS_BROADCAST(7, l_396, l_394);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_339;
    }
    GALEFS_GROUP_END()
}
#endif
