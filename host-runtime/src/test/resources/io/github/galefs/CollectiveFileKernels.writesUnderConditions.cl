// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#writesUnderConditions
// entry point: galefs_writesUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 5 waits, 10 values, 64 bytes
// string: "written"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/CollectiveFileKernels.java
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
// source SHA-256: 9318eb5bf8eab62b1938492d84fdc51fd2024f391e3b78e4f17035c1130f0ae1

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

__constant char gale_literals[] = {119, 114, 105, 116, 116, 101, 110};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_138) VARIABLE(int, i_18) VARIABLE(int, i_203) VARIABLE(int, i_204) VARIABLE(int, i_21) VARIABLE(int, i_212) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_65) VARIABLE(int, i_74) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(long, l_0) VARIABLE(long, l_121) VARIABLE(long, l_133) VARIABLE(long, l_134) VARIABLE(long, l_139) VARIABLE(long, l_141) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_202) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_75) VARIABLE(long, l_85) VARIABLE(long, l_89) VARIABLE(long, l_91)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75) VARIABLE(l_85) VARIABLE(l_89) VARIABLE(l_91)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75) VARIABLE(l_85)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_138) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_134) VARIABLE(l_139) VARIABLE(l_141) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_138) VARIABLE(i_18) VARIABLE(i_203) VARIABLE(i_204) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_133) VARIABLE(l_134) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_202) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_212) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_75)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_75)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_21, i_22, i_23, i_25, i_29, i_30, i_31, i_34, i_35, i_36, i_37, i_38, i_39, i_43, i_44, i_45, i_50, i_51, i_52, i_55, i_56, i_57, i_58, i_64, i_65, i_71, i_72, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_86, i_87, i_88, i_92, i_93, i_94, i_95, i_96, i_97, i_101, i_102, i_103, i_108, i_109, i_110, i_113, i_114, i_115, i_116, i_122, i_123, i_129, i_130, i_131, i_135, i_136, i_137, i_138, i_142, i_143, i_147, i_148, i_149, i_150, i_151, i_153, i_154, i_160, i_161, i_162, i_166, i_167, i_168, i_169, i_170, i_171, i_172, i_175, i_176, i_177, i_178, i_179, i_181, i_183, i_184, i_185, i_186, i_187, i_189, i_191, i_192, i_194, i_195, i_203, i_204, i_210, i_211, i_212, i_214, i_216, i_217, i_218, i_223, i_224, i_225;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_24, l_26, l_27, l_28, l_32, l_33, l_40, l_41, l_42, l_46, l_47, l_48, l_49, l_53, l_54, l_59, l_60, l_61, l_62, l_63, l_66, l_67, l_68, l_69, l_70, l_75, l_85, l_89, l_90, l_91, l_98, l_99, l_100, l_104, l_105, l_106, l_107, l_111, l_112, l_117, l_118, l_119, l_120, l_121, l_124, l_125, l_126, l_127, l_128, l_132, l_133, l_134, l_139, l_140, l_141, l_144, l_145, l_146, l_152, l_155, l_156, l_157, l_158, l_159, l_163, l_164, l_165, l_173, l_174, l_180, l_182, l_188, l_190, l_193, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_205, l_206, l_207, l_208, l_209, l_213, l_215, l_219, l_220, l_221, l_222, l_226, l_227, l_228;
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
        case 5:
            goto resume_5;
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
                if (!(i_14 < 7)) {
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 66;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 7;
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
    i_18 = (int) l_17;
    l_19 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
    l_20 = (long) ((ulong) l_19 + (ulong) 4L);
    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_22 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_23 = (int) get_local_id(0);
    l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_26 = 1L << i_25;
    l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
    l_28 = ((long) gale_group) << 10;
    i_29 = (int) get_local_id(0);
    i_30 = 4;
    i_31 = 0;
    while (true) {
        if (i_30 == 0) {
            break;
        }
        l_32 = ((long) i_31) + l_28;
        l_33 = l_32 & l_27;
        if (i_29 == 0) {
            if (i_18 < 0) {
                i_34 = (-9);
            } else {
                if (i_18 < i_21) {
                    i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                    i_36 = (int) ((uint) i_35 + (uint) (-1));
                    i_37 = (i_36 < 0) ? (-9) : i_36;
                    if (i_37 < 0) {
                        i_34 = i_37;
                    } else {
                        i_38 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                        if ((i_38 & 3) == 0) {
                            i_34 = (-9);
                        } else {
                            i_34 = i_37;
                        }
                    }
                } else {
                    i_34 = (-9);
                }
            }
            i_39 = (int) ((uint) 1024 - (uint) i_31);
            l_40 = (long) i_39;
            if (i_34 < 0) {
                l_41 = (long) i_34;
                l_42 = l_41;
            } else {
                if (l_32 < 0L) {
                    l_42 = (-22L);
                } else {
                    if (i_39 < 0) {
                        l_42 = (-22L);
                    } else {
                        if ((l_32 + l_40) < 0L) {
                            l_42 = (-27L);
                        } else {
                            i_43 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_43 == 0) {
                                l_42 = l_40;
                            } else {
                                l_42 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_30 == 5) {
                i_44 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_45 = (int) (0 - (uint) i_44);
                if (i_45 < 0) {
                    l_46 = (long) i_45;
                    l_47 = l_46;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_48 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_48)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = i_18;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                    l_47 = LONG_MIN;
                }
            } else {
                if (l_42 < 1L) {
                    l_49 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_50 = *((__global gale_int *) (arg_fs + 16 + l_49));
                    i_51 = (int) ((uint) i_50 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_49)) = i_51;
                    if (i_1 < i_51) {
                        i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_52 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_53 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_53)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 16L)))) = l_42;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 36L)))) = 0;
                            l_47 = LONG_MIN;
                        } else {
                            l_47 = l_42;
                        }
                    } else {
                        l_47 = l_42;
                    }
                } else {
                    l_54 = (long) ((ulong) l_26 - (ulong) l_33);
                    if (l_54 < l_40) {
                        i_55 = (int) l_54;
                        i_56 = i_55;
                    } else {
                        i_56 = i_39;
                    }
                    i_57 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_58 = (int) (0 - (uint) i_57);
                    if (i_58 < 0) {
                        l_59 = (long) i_58;
                        l_47 = l_59;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_60 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_60)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 4L)))) = i_30;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 16L)))) = l_32;
                        l_61 = (long) i_56;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 24L)))) = l_61;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 36L)))) = 0;
                        l_62 = (long) ((ulong) l_61 + (ulong) (-9223372036854775807L));
                        l_47 = l_62;
                    }
                }
            }
        } else {
            l_47 = 0L;
        }
        GALEFS_BROADCAST(2, l_63, l_47);
        if (l_63 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[gale_item] = (ulong) l_19;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_ints[gale_items + gale_item] = (uint) i_30;
            gale_ints[2 * gale_items + gale_item] = (uint) i_31;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_63); }
            GALEFS_RETURN;
            resume_2:
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            i_30 = (int) gale_ints[gale_items + gale_item];
            i_31 = (int) gale_ints[2 * gale_items + gale_item];
            l_32 = (long) gale_longs[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_22 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_23 = (int) get_local_id(0);
            l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_26 = 1L << i_25;
            l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
            l_28 = ((long) gale_group) << 10;
            i_29 = (int) get_local_id(0);
            l_63 = gale_round_reply(gale_entry);
        }
        i_64 = (int) l_63;
        if (l_63 < 0L) {
            i_65 = 0;
        } else {
            i_65 = i_64;
        }
        if (l_63 < 0L) {
            l_66 = 0L;
        } else {
            if (i_64 == 0) {
                l_66 = 0L;
            } else {
                l_67 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_63 >> 32)) << 5))) + (ulong) 16L))));
                l_68 = (long) ((ulong) l_33 + (ulong) l_67);
                l_66 = l_68;
            }
        }
        gale_copy((arg_scratch + 16 + l_32), (arg_fs + 16 + l_66), i_65);
        GALEFS_BARRIER(3);
        if (i_23 == 0) {
            if (!(i_65 < 1)) {
                l_69 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_70 = *((__global gale_long *) (arg_fs + 16 + l_69));
                *((__global gale_long *) (arg_fs + 16 + l_69)) = ((long) ((ulong) ((long) (uint) i_65) + (ulong) l_70));
            }
        }
        i_71 = (int) ((uint) i_31 + (uint) i_65);
        i_72 = (((!(i_30 == 4)) || (i_71 < 1)) || (i_22 == 0)) ? 0 : 5;
        if (i_65 == 0) {
            i_30 = i_72;
            i_31 = i_71;
        } else {
            if (i_71 == 1024) {
                i_30 = i_72;
                i_31 = i_71;
            } else {
                i_31 = i_71;
            }
        }
    }
    i_73 = gale_group;
    i_74 = (int) ((uint) i_73 + (uint) (i_73 << 1));
    l_75 = 0L;
    i_76 = 0;
    while (true) {
        if (!(i_76 < 8)) {
            break;
        }
        i_77 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_76 + (uint) i_74)) & 63)) << 2) + 16L)));
        i_78 = (int) ((uint) i_76 + (uint) 1);
        if ((i_77 & 1) == 0) {
            i_79 = (int) get_local_size(0);
            i_80 = (int) get_local_id(0);
            i_81 = (int) get_local_id(0);
            i_82 = (int) get_local_id(0);
            i_83 = i_82;
            while (true) {
                if (!(i_83 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_83) + l_28))) = (char) ((int) ((uint) i_76 + (uint) ((int) ((uint) i_83 * (uint) i_77))));
                i_84 = (int) ((uint) i_83 + (uint) i_79);
                i_83 = i_84;
            }
            GALEFS_BARRIER(4);
            l_85 = ((long) (uint) (i_77 & 511)) + l_28;
            i_86 = 4;
            i_87 = 0;
            i_88 = 0;
            while (true) {
                if (i_86 == 0) {
                    break;
                }
                l_89 = (long) i_87;
                l_90 = l_85 + l_89;
                l_91 = l_27 & l_90;
                if (i_81 == 0) {
                    if (i_18 < 0) {
                        i_92 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_94 = (int) ((uint) i_93 + (uint) (-1));
                            i_95 = (i_94 < 0) ? (-9) : i_94;
                            if (i_95 < 0) {
                                i_92 = i_95;
                            } else {
                                i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
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
                    i_97 = (int) ((uint) 100 - (uint) i_87);
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
                                    i_101 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_101 == 0) {
                                        l_100 = l_98;
                                    } else {
                                        l_100 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (i_86 == 5) {
                        i_102 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_103 = (int) (0 - (uint) i_102);
                        if (i_103 < 0) {
                            l_104 = (long) i_103;
                            l_105 = l_104;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_106 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_106)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 4L)))) = 5;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 36L)))) = 0;
                            l_105 = LONG_MIN;
                        }
                    } else {
                        if (l_100 < 1L) {
                            l_107 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_108 = *((__global gale_int *) (arg_fs + 16 + l_107));
                            i_109 = (int) ((uint) i_108 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_107)) = i_109;
                            if (i_1 < i_109) {
                                i_110 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_110 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_111 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_111)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 16L)))) = l_100;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 36L)))) = 0;
                                    l_105 = LONG_MIN;
                                } else {
                                    l_105 = l_100;
                                }
                            } else {
                                l_105 = l_100;
                            }
                        } else {
                            l_112 = (long) ((ulong) l_26 - (ulong) l_91);
                            if (l_112 < l_98) {
                                i_113 = (int) l_112;
                                i_114 = i_113;
                            } else {
                                i_114 = i_97;
                            }
                            i_115 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_116 = (int) (0 - (uint) i_115);
                            if (i_116 < 0) {
                                l_117 = (long) i_116;
                                l_105 = l_117;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_118 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_118)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 4L)))) = i_86;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 12L)))) = i_18;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 16L)))) = l_90;
                                l_119 = (long) i_114;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 24L)))) = l_119;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 36L)))) = 0;
                                l_120 = (long) ((ulong) l_119 + (ulong) (-9223372036854775807L));
                                l_105 = l_120;
                            }
                        }
                    }
                } else {
                    l_105 = 0L;
                }
                GALEFS_BROADCAST(5, l_121, l_105);
                if (l_121 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_75;
                    gale_ints[gale_items + gale_item] = (uint) i_78;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_85;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_86;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_87;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_89;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_91;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_121); }
                    GALEFS_RETURN;
                    resume_3:
                    i_18 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    l_75 = (long) gale_longs[2 * gale_items + gale_item];
                    i_78 = (int) gale_ints[gale_items + gale_item];
                    l_85 = (long) gale_longs[3 * gale_items + gale_item];
                    i_86 = (int) gale_ints[2 * gale_items + gale_item];
                    i_87 = (int) gale_ints[3 * gale_items + gale_item];
                    l_89 = (long) gale_longs[4 * gale_items + gale_item];
                    l_91 = (long) gale_longs[5 * gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    i_22 = *((__global gale_int *) (arg_fs + 16 + 212L));
                    l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_26 = 1L << i_25;
                    l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
                    l_28 = ((long) gale_group) << 10;
                    i_73 = gale_group;
                    i_74 = (int) ((uint) i_73 + (uint) (i_73 << 1));
                    i_80 = (int) get_local_id(0);
                    i_81 = (int) get_local_id(0);
                    l_121 = gale_round_reply(gale_entry);
                }
                i_122 = (int) l_121;
                if (l_121 < 0L) {
                    i_123 = 0;
                } else {
                    i_123 = i_122;
                }
                if (l_121 < 0L) {
                    l_124 = 0L;
                } else {
                    if (i_122 == 0) {
                        l_124 = 0L;
                    } else {
                        l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_121 >> 32)) << 5))) + (ulong) 16L))));
                        l_126 = (long) ((ulong) l_91 + (ulong) l_125);
                        l_124 = l_126;
                    }
                }
                gale_copy((arg_scratch + 16 + (l_89 + l_28)), (arg_fs + 16 + l_124), i_123);
                GALEFS_BARRIER(6);
                if (i_80 == 0) {
                    if (!(i_123 < 1)) {
                        l_127 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                        l_128 = *((__global gale_long *) (arg_fs + 16 + l_127));
                        *((__global gale_long *) (arg_fs + 16 + l_127)) = ((long) ((ulong) ((long) (uint) i_123) + (ulong) l_128));
                    }
                }
                i_129 = (int) ((uint) i_87 + (uint) i_123);
                if (l_121 < 0L) {
                    if ((!(i_86 == 4)) || (i_129 < 1)) {
                        i_130 = i_122;
                    } else {
                        i_130 = i_129;
                    }
                } else {
                    i_130 = i_129;
                }
                i_131 = (((!(i_86 == 4)) || (i_129 < 1)) || (i_22 == 0)) ? 0 : 5;
                if (i_123 == 0) {
                    i_86 = i_131;
                    i_87 = i_129;
                    i_88 = i_130;
                } else {
                    if (i_129 == 100) {
                        i_86 = i_131;
                        i_87 = i_129;
                        i_88 = i_130;
                    } else {
                        i_87 = i_129;
                        i_88 = i_130;
                    }
                }
            }
            l_132 = (long) ((ulong) l_75 + (ulong) ((long) i_88));
            l_75 = l_132;
            i_76 = i_78;
        } else {
            if ((i_77 & 2) == 0) {
                l_133 = l_28 + 512L;
                l_134 = l_133 + ((long) ((int) get_local_id(0)));
                i_135 = (int) get_local_id(0);
                i_136 = (int) get_local_id(0);
                i_137 = 1;
                i_138 = 0;
                while (true) {
                    if (!(i_137 == 1)) {
                        break;
                    }
                    l_139 = (long) i_138;
                    l_140 = l_139 + l_28;
                    l_141 = l_27 & l_140;
                    if (i_136 == 0) {
                        i_142 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_143 = (int) (0 - (uint) i_142);
                        l_144 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_143 < 0) {
                            l_145 = (long) i_143;
                            l_146 = l_145;
                        } else {
                            if (i_18 < 0) {
                                i_147 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_149 = (int) ((uint) i_148 + (uint) (-1));
                                    i_150 = (i_149 < 0) ? (-9) : i_149;
                                    if (i_150 < 0) {
                                        i_147 = i_150;
                                    } else {
                                        i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                        if ((i_151 & 3) == 1) {
                                            i_147 = (-9);
                                        } else {
                                            i_147 = i_150;
                                        }
                                    }
                                } else {
                                    i_147 = (-9);
                                }
                            }
                            l_152 = (long) i_147;
                            if (i_147 < 0) {
                                l_146 = l_152;
                            } else {
                                if (l_140 < 0L) {
                                    l_146 = (-22L);
                                } else {
                                    i_153 = (int) ((uint) 100 - (uint) i_138);
                                    if (i_153 < 0) {
                                        l_146 = (-22L);
                                    } else {
                                        i_154 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_154 == 0) {
                                            l_155 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) (l_152 << 6)))));
                                            l_156 = (long) ((ulong) l_155 - (ulong) l_140);
                                            if (l_156 < 1L) {
                                                l_146 = 0L;
                                            } else {
                                                l_157 = (long) (uint) i_153;
                                                l_158 = (l_156 < l_157) ? l_156 : l_157;
                                                l_146 = l_158;
                                            }
                                        } else {
                                            l_146 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_146 < 1L) {
                            l_159 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_160 = *((__global gale_int *) (arg_fs + 16 + l_159));
                            i_161 = (int) ((uint) i_160 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_159)) = i_161;
                            if (i_1 < i_161) {
                                i_162 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_162 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_163 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_163)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_146;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                                    l_164 = LONG_MIN;
                                } else {
                                    l_164 = l_146;
                                }
                            } else {
                                l_164 = l_146;
                            }
                        } else {
                            l_165 = (long) ((ulong) l_26 - (ulong) l_141);
                            if (l_165 < l_146) {
                                i_166 = (int) l_165;
                                i_167 = i_166;
                            } else {
                                i_168 = (int) l_146;
                                i_167 = i_168;
                            }
                            if (i_18 < 0) {
                                i_169 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_170 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_171 = (int) ((uint) i_170 + (uint) (-1));
                                    i_172 = (i_171 < 0) ? (-9) : i_171;
                                    i_169 = i_172;
                                } else {
                                    i_169 = (-9);
                                }
                            }
                            l_173 = (long) i_169;
                            if (i_169 < 0) {
                                l_164 = l_173;
                            } else {
                                l_174 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_175 = *((__global gale_int *) (arg_fs + 16 + l_174));
                                i_176 = (int) ((uint) i_175 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_174)) = i_176;
                                if (i_1 < i_176) {
                                    i_177 = (-1);
                                } else {
                                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_144 + (ulong) (l_173 << 6))) + (ulong) 8L))));
                                    i_179 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                    l_180 = l_140 >> i_25;
                                    i_181 = i_179 & ((int) (((long) ((ulong) ((long) ((ulong) l_180 + (ulong) (((long) i_178) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_182 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_183 = i_181;
                                    i_184 = 0;
                                    i_185 = (-2);
                                    while (true) {
                                        if (!(i_185 == (-2))) {
                                            break;
                                        }
                                        i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) (((long) i_183) << 2)))));
                                        i_187 = (int) ((uint) i_186 + (uint) (-1));
                                        if (i_187 < 0) {
                                            i_185 = (-1);
                                        } else {
                                            l_188 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_187) << 5));
                                            i_189 = *((volatile __global gale_int *) (arg_fs + 16 + l_188));
                                            l_190 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 8L))));
                                            if ((!(i_178 == i_189)) || (!(l_180 == l_190))) {
                                                if (i_179 == i_184) {
                                                    i_185 = (-1);
                                                } else {
                                                    i_191 = (int) ((uint) i_184 + (uint) 1);
                                                    i_192 = i_179 & ((int) ((uint) i_183 + (uint) 1));
                                                    i_183 = i_192;
                                                    i_184 = i_191;
                                                }
                                            } else {
                                                i_185 = i_187;
                                            }
                                        }
                                    }
                                    i_177 = i_185;
                                }
                                l_193 = (long) i_167;
                                if (i_177 < 0) {
                                    i_194 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_195 = (int) (0 - (uint) i_194);
                                    if (i_195 < 0) {
                                        l_196 = (long) i_195;
                                        l_164 = l_196;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_197 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_197)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 12L)))) = i_18;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 16L)))) = l_140;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 24L)))) = l_146;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 36L)))) = 0;
                                        l_198 = (long) ((ulong) l_193 + (ulong) (-9223372036854775807L));
                                        l_164 = l_198;
                                    }
                                } else {
                                    l_199 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                                    *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) l_200 + (ulong) 1L));
                                    l_201 = l_193 | (((long) (uint) i_177) << 32);
                                    l_164 = l_201;
                                }
                            }
                        }
                    } else {
                        l_164 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_202, l_164);
                    if (l_202 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) l_19;
                        gale_longs[gale_items + gale_item] = (ulong) l_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_75;
                        gale_ints[gale_items + gale_item] = (uint) i_78;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_138;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_139;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_141;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_202); }
                        GALEFS_RETURN;
                        resume_4:
                        i_18 = (int) gale_ints[gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        l_20 = (long) gale_longs[gale_items + gale_item];
                        l_75 = (long) gale_longs[2 * gale_items + gale_item];
                        i_78 = (int) gale_ints[gale_items + gale_item];
                        i_138 = (int) gale_ints[2 * gale_items + gale_item];
                        l_139 = (long) gale_longs[3 * gale_items + gale_item];
                        l_141 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        i_22 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_26 = 1L << i_25;
                        l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
                        l_28 = ((long) gale_group) << 10;
                        i_73 = gale_group;
                        i_74 = (int) ((uint) i_73 + (uint) (i_73 << 1));
                        l_133 = l_28 + 512L;
                        l_134 = l_133 + ((long) ((int) get_local_id(0)));
                        i_135 = (int) get_local_id(0);
                        i_136 = (int) get_local_id(0);
                        l_202 = gale_round_reply(gale_entry);
                    }
                    i_203 = (int) l_202;
                    if (l_202 < 0L) {
                        i_204 = 0;
                    } else {
                        i_204 = i_203;
                    }
                    if (l_202 < 0L) {
                        l_205 = 0L;
                    } else {
                        if (i_203 == 0) {
                            l_205 = 0L;
                        } else {
                            l_206 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_202 >> 32)) << 5))) + (ulong) 16L))));
                            l_207 = (long) ((ulong) l_141 + (ulong) l_206);
                            l_205 = l_207;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_205), (arg_scratch + 16 + (l_133 + l_139)), i_204);
                    GALEFS_BARRIER(8);
                    if (i_135 == 0) {
                        if (!(i_204 < 1)) {
                            l_208 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_209 = *((__global gale_long *) (arg_fs + 16 + l_208));
                            *((__global gale_long *) (arg_fs + 16 + l_208)) = ((long) ((ulong) ((long) (uint) i_204) + (ulong) l_209));
                        }
                    }
                    i_210 = (int) ((uint) i_138 + (uint) i_204);
                    if (l_202 < 0L) {
                        i_137 = i_203;
                        i_138 = i_210;
                    } else {
                        i_211 = ((i_204 < 1) || (!(i_210 < 100))) ? 0 : 1;
                        i_137 = i_211;
                        i_138 = i_210;
                    }
                }
                i_212 = (int) *((__global char *) (arg_scratch + 16 + l_134));
                GALEFS_BARRIER(9);
                l_213 = (long) ((ulong) ((long) i_212) + (ulong) ((long) ((ulong) (l_75 << 5) - (ulong) l_75)));
                l_75 = l_213;
                i_76 = i_78;
            } else {
                i_76 = i_78;
            }
        }
    }
    i_214 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_214 & 4) == 0) {
        l_215 = l_75;
    } else {
        if (((int) get_local_id(0)) == 0) {
            i_216 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_216 == 0) {
                i_217 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_218 = (int) (0 - (uint) i_217);
                if (i_218 < 0) {
                    l_219 = (long) i_218;
                    l_220 = l_219;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_221 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_221)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 12L)))) = i_18;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 36L)))) = 0;
                    l_220 = LONG_MIN;
                }
            } else {
                l_222 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_223 = *((__global gale_int *) (arg_fs + 16 + l_222));
                i_224 = (int) ((uint) i_223 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_222)) = i_224;
                if (i_1 < i_224) {
                    i_225 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_225 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_226 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_226)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 36L)))) = 0;
                        l_220 = LONG_MIN;
                    } else {
                        l_220 = (-16L);
                    }
                } else {
                    l_220 = (-16L);
                }
            }
        } else {
            l_220 = 0L;
        }
        GALEFS_BROADCAST(10, l_227, l_220);
        if (l_227 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_75;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_227); }
            GALEFS_RETURN;
            resume_5:
            l_75 = (long) gale_longs[gale_item];
            l_227 = gale_round_reply(gale_entry);
        }
        l_228 = (long) ((ulong) l_75 + (ulong) ((long) ((int) ((uint) ((int) l_227) + (uint) 1))));
        l_215 = l_228;
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_215;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_178) VARIABLE(int, i_193) VARIABLE(int, i_196) VARIABLE(int, i_197) VARIABLE(int, i_199) VARIABLE(int, i_200) VARIABLE(int, i_201) VARIABLE(int, i_206) VARIABLE(int, i_207) VARIABLE(int, i_306) VARIABLE(int, i_307) VARIABLE(int, i_325) VARIABLE(int, i_326) VARIABLE(int, i_327) VARIABLE(int, i_329) VARIABLE(int, i_441) VARIABLE(int, i_442) VARIABLE(int, i_456) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_78) VARIABLE(int, i_79) VARIABLE(int, i_80) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_194) VARIABLE(long, l_2) VARIABLE(long, l_205) VARIABLE(long, l_209) VARIABLE(long, l_211) VARIABLE(long, l_3) VARIABLE(long, l_305) VARIABLE(long, l_323) VARIABLE(long, l_324) VARIABLE(long, l_330) VARIABLE(long, l_332) VARIABLE(long, l_4) VARIABLE(long, l_440) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_81) VARIABLE(long, l_82)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_81) VARIABLE(l_82)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_178) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_78) VARIABLE(i_79) VARIABLE(i_80) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_193) VARIABLE(i_196) VARIABLE(i_197) VARIABLE(i_199) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_193) VARIABLE(i_197) VARIABLE(i_199) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_206) VARIABLE(i_207) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_205) VARIABLE(l_209) VARIABLE(l_211) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_193) VARIABLE(i_197) VARIABLE(i_199) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_206) VARIABLE(i_207) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_205) VARIABLE(l_3) VARIABLE(l_305) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_193) VARIABLE(i_197) VARIABLE(i_325) VARIABLE(i_326) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_323) VARIABLE(l_324) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_193) VARIABLE(i_197) VARIABLE(i_325) VARIABLE(i_326) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_441) VARIABLE(i_442) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_323) VARIABLE(l_324) VARIABLE(l_4) VARIABLE(l_440) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_193) VARIABLE(i_197) VARIABLE(i_456) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_194) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_77)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_194)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_66, i_67, i_69, i_70, i_71, i_73, i_74, i_78, i_79, i_80, i_83, i_84, i_85, i_86, i_87, i_88, i_93, i_97, i_99, i_100, i_102, i_104, i_107, i_108, i_111, i_112, i_121, i_123, i_124, i_128, i_130, i_131, i_133, i_135, i_138, i_139, i_142, i_143, i_152, i_158, i_161, i_164, i_165, i_168, i_169, i_173, i_177, i_178, i_185, i_190, i_191, i_192, i_193, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_204, i_206, i_207, i_208, i_212, i_213, i_214, i_215, i_216, i_217, i_222, i_226, i_228, i_229, i_231, i_233, i_236, i_237, i_240, i_241, i_250, i_252, i_253, i_257, i_259, i_260, i_262, i_264, i_267, i_268, i_271, i_272, i_281, i_287, i_290, i_293, i_294, i_297, i_298, i_302, i_306, i_307, i_314, i_319, i_320, i_321, i_325, i_326, i_327, i_328, i_329, i_334, i_335, i_339, i_340, i_341, i_342, i_343, i_345, i_347, i_354, i_355, i_356, i_357, i_358, i_359, i_360, i_362, i_363, i_365, i_367, i_368, i_369, i_370, i_371, i_373, i_375, i_376, i_377, i_378, i_381, i_383, i_384, i_389, i_391, i_392, i_394, i_396, i_399, i_400, i_403, i_404, i_412, i_422, i_425, i_428, i_429, i_432, i_433, i_437, i_441, i_442, i_449, i_454, i_455, i_456, i_458, i_461, i_465, i_467, i_468, i_470, i_472, i_475, i_476, i_479, i_480, i_489, i_494, i_497, i_500, i_501, i_504, i_505, i_509;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_65, l_68, l_72, l_75, l_76, l_77, l_81, l_82, l_89, l_90, l_91, l_92, l_94, l_95, l_96, l_98, l_101, l_103, l_105, l_106, l_109, l_110, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_122, l_125, l_126, l_127, l_129, l_132, l_134, l_136, l_137, l_140, l_141, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_153, l_154, l_155, l_156, l_157, l_159, l_160, l_162, l_163, l_166, l_167, l_170, l_171, l_172, l_174, l_175, l_176, l_179, l_180, l_181, l_182, l_183, l_184, l_186, l_187, l_188, l_189, l_194, l_205, l_209, l_210, l_211, l_218, l_219, l_220, l_221, l_223, l_224, l_225, l_227, l_230, l_232, l_234, l_235, l_238, l_239, l_242, l_243, l_244, l_245, l_246, l_247, l_248, l_249, l_251, l_254, l_255, l_256, l_258, l_261, l_263, l_265, l_266, l_269, l_270, l_273, l_274, l_275, l_276, l_277, l_278, l_279, l_280, l_282, l_283, l_284, l_285, l_286, l_288, l_289, l_291, l_292, l_295, l_296, l_299, l_300, l_301, l_303, l_304, l_305, l_308, l_309, l_310, l_311, l_312, l_313, l_315, l_316, l_317, l_318, l_322, l_323, l_324, l_330, l_331, l_332, l_333, l_336, l_337, l_338, l_344, l_346, l_348, l_349, l_350, l_351, l_352, l_353, l_361, l_364, l_366, l_372, l_374, l_379, l_380, l_382, l_385, l_386, l_387, l_388, l_390, l_393, l_395, l_397, l_398, l_401, l_402, l_405, l_406, l_407, l_408, l_409, l_410, l_411, l_413, l_414, l_415, l_416, l_417, l_418, l_419, l_420, l_421, l_423, l_424, l_426, l_427, l_430, l_431, l_434, l_435, l_436, l_438, l_439, l_440, l_443, l_444, l_445, l_446, l_447, l_448, l_450, l_451, l_452, l_453, l_457, l_459, l_460, l_462, l_463, l_464, l_466, l_469, l_471, l_473, l_474, l_477, l_478, l_481, l_482, l_483, l_484, l_485, l_486, l_487, l_488, l_490, l_491, l_492, l_493, l_495, l_496, l_498, l_499, l_502, l_503, l_506, l_507, l_508, l_510, l_511, l_512, l_513;
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
                if (!(i_31 < 7)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 7;
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
    i_63 = (int) l_62;
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    l_65 = (long) ((ulong) l_64 + (ulong) 4L);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_67 = *((__global gale_int *) (arg_fs + 16 + 212L));
    l_68 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_69 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_70 = (int) ((uint) (1 << i_69) + (uint) (-1));
    i_71 = (int) get_local_id(0);
    l_72 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_73 = (int) get_local_id(0);
    i_74 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_75 = 1L << i_74;
    l_76 = (long) ((ulong) l_75 + (ulong) (-1L));
    l_77 = ((long) ((int) get_group_id(0))) << 10;
    i_78 = (int) get_local_id(0);
    i_79 = 4;
    i_80 = 0;
    while (true) {
        if (i_79 == 0) {
            break;
        }
        l_81 = ((long) i_80) + l_77;
        l_82 = l_81 & l_76;
        if (i_78 == 0) {
            if (i_63 < 0) {
                i_83 = (-9);
            } else {
                if (i_63 < i_66) {
                    i_84 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                    i_85 = (int) ((uint) i_84 + (uint) (-1));
                    i_86 = (i_85 < 0) ? (-9) : i_85;
                    if (i_86 < 0) {
                        i_83 = i_86;
                    } else {
                        i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        if ((i_87 & 3) == 0) {
                            i_83 = (-9);
                        } else {
                            i_83 = i_86;
                        }
                    }
                } else {
                    i_83 = (-9);
                }
            }
            i_88 = (int) ((uint) 1024 - (uint) i_80);
            l_89 = (long) i_88;
            if (i_83 < 0) {
                l_90 = (long) i_83;
                l_91 = l_90;
            } else {
                if (l_81 < 0L) {
                    l_91 = (-22L);
                } else {
                    if (i_88 < 0) {
                        l_91 = (-22L);
                    } else {
                        if ((l_81 + l_89) < 0L) {
                            l_91 = (-27L);
                        } else {
                            l_92 = (long) ((int) get_group_id(0));
                            i_93 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_92 << 12) + (l_92 << 11)))) + (ulong) 1856L))));
                            if (i_93 == 0) {
                                l_91 = l_89;
                            } else {
                                l_91 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_79 == 5) {
                l_94 = (long) ((int) get_group_id(0));
                l_95 = (long) ((ulong) l_4 + (ulong) ((l_94 << 12) + (l_94 << 11)));
                l_96 = (long) ((ulong) l_95 + (ulong) 1796L);
                i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                l_98 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 1896L))));
                i_99 = (int) (0 - (uint) i_97);
                if (i_99 < 0) {
                    i_100 = i_99;
                } else {
                    l_101 = (long) ((ulong) l_98 + (ulong) (-64L));
                    i_102 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_103 = (long) ((ulong) l_95 + (ulong) 1792L);
                    i_104 = 0;
                    l_105 = 0L;
                    l_106 = (-1L);
                    while (true) {
                        if (!(i_104 == 0)) {
                            break;
                        }
                        i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                        i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                        if (i_102 == i_108) {
                            i_104 = 1;
                        } else {
                            if (i_107 == 0) {
                                if (l_105 < l_3) {
                                    GALEFS_RELAX(l_105);
                                    l_109 = (long) ((ulong) l_105 + (ulong) 1L);
                                    l_105 = l_109;
                                } else {
                                    l_110 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_111 = (l_106 == l_110) ? (-110) : 0;
                                    i_104 = i_111;
                                    l_105 = 0L;
                                    l_106 = l_110;
                                }
                            } else {
                                i_112 = (int) (0 - (uint) i_107);
                                i_104 = i_112;
                            }
                        }
                    }
                    i_100 = i_104;
                }
                if (i_100 < 0) {
                    l_113 = (long) i_100;
                    l_114 = l_113;
                } else {
                    l_115 = (long) ((int) get_group_id(0));
                    l_116 = (long) ((ulong) l_4 + (ulong) ((l_115 << 12) + (l_115 << 11)));
                    l_117 = (long) ((ulong) l_116 + (ulong) 1896L);
                    l_118 = *((__global gale_long *) (arg_fs + 16 + l_117));
                    l_119 = (long) ((ulong) l_118 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) ((long) (uint) (((int) l_119) & 1023)))))) = 0L;
                    l_120 = (long) ((ulong) l_116 + (ulong) ((long) (uint) (((int) l_118) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 12L)))) = i_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_120)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_117)) = l_119;
                    GALEFS_FENCE();
                    i_121 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_121))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_114 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_121 >> 6)))))) = (char) 1;
                        l_114 = LONG_MIN;
                    }
                }
            } else {
                if (l_91 < 1L) {
                    l_114 = l_91;
                } else {
                    l_122 = (long) ((ulong) l_75 - (ulong) l_82);
                    if (l_122 < l_89) {
                        i_123 = (int) l_122;
                        i_124 = i_123;
                    } else {
                        i_124 = i_88;
                    }
                    l_125 = (long) ((int) get_group_id(0));
                    l_126 = (long) ((ulong) l_4 + (ulong) ((l_125 << 12) + (l_125 << 11)));
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
                        l_137 = (-1L);
                        while (true) {
                            if (!(i_135 == 0)) {
                                break;
                            }
                            i_138 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                            i_139 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                            if (i_133 == i_139) {
                                i_135 = 1;
                            } else {
                                if (i_138 == 0) {
                                    if (l_136 < l_3) {
                                        GALEFS_RELAX(l_136);
                                        l_140 = (long) ((ulong) l_136 + (ulong) 1L);
                                        l_136 = l_140;
                                    } else {
                                        l_141 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_142 = (l_137 == l_141) ? (-110) : 0;
                                        i_135 = i_142;
                                        l_136 = 0L;
                                        l_137 = l_141;
                                    }
                                } else {
                                    i_143 = (int) (0 - (uint) i_138);
                                    i_135 = i_143;
                                }
                            }
                        }
                        i_131 = i_135;
                    }
                    if (i_131 < 0) {
                        l_144 = (long) i_131;
                        l_114 = l_144;
                    } else {
                        l_145 = (long) ((int) get_group_id(0));
                        l_146 = (long) ((ulong) l_4 + (ulong) ((l_145 << 12) + (l_145 << 11)));
                        l_147 = (long) ((ulong) l_146 + (ulong) 1896L);
                        l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
                        l_149 = (long) ((ulong) l_148 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) (uint) (((int) l_149) & 1023)))))) = 0L;
                        l_150 = (long) ((ulong) l_146 + (ulong) ((long) (uint) (((int) l_148) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = i_79;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 12L)))) = i_63;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 16L)))) = l_81;
                        l_151 = (long) i_124;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 24L)))) = l_151;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_150)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_147)) = l_149;
                        GALEFS_FENCE();
                        i_152 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_152))))) = (char) 1;
                        l_153 = (long) ((ulong) l_151 + (ulong) (-9223372036854775807L));
                        if (l_0 == 0L) {
                            l_114 = l_153;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_152 >> 6)))))) = (char) 1;
                            l_114 = l_153;
                        }
                    }
                }
            }
        } else {
            l_114 = 0L;
        }
        if (i_73 == 0) {
            if (l_114 < (-4611686018427387904L)) {
                l_154 = (long) ((int) get_group_id(0));
                l_155 = (long) ((ulong) l_4 + (ulong) ((l_154 << 12) + (l_154 << 11)));
                l_156 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 1896L))));
                l_157 = (long) ((ulong) l_156 + (ulong) (-64L));
                i_158 = (int) ((uint) ((int) (((long) ((ulong) l_157 + (ulong) ((long) ((ulong) (l_157 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_159 = (long) ((ulong) l_155 + (ulong) 1792L);
                l_160 = (long) ((ulong) l_155 + (ulong) 1796L);
                i_161 = 0;
                l_162 = 0L;
                l_163 = (-1L);
                while (true) {
                    if (!(i_161 == 0)) {
                        break;
                    }
                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                    i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_159));
                    if (i_158 == i_165) {
                        i_161 = 1;
                    } else {
                        if (i_164 == 0) {
                            if (l_162 < l_3) {
                                GALEFS_RELAX(l_162);
                                l_166 = (long) ((ulong) l_162 + (ulong) 1L);
                                l_162 = l_166;
                            } else {
                                l_167 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_168 = (l_163 == l_167) ? (-110) : 0;
                                i_161 = i_168;
                                l_162 = 0L;
                                l_163 = l_167;
                            }
                        } else {
                            i_169 = (int) (0 - (uint) i_164);
                            i_161 = i_169;
                        }
                    }
                }
                if (i_161 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 1888L)))) = i_158;
                }
                GALEFS_FENCE();
                if (i_161 < 0) {
                    l_170 = (long) i_161;
                    l_171 = l_170;
                } else {
                    l_172 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) 1800L))));
                    l_171 = l_172;
                }
                i_173 = (int) ((uint) ((int) l_114) + (uint) (-1));
                if (i_173 < 0) {
                    l_174 = l_171;
                } else {
                    if (l_171 < 0L) {
                        l_174 = l_171;
                    } else {
                        l_175 = (l_171 << 32) | ((long) (uint) i_173);
                        l_174 = l_175;
                    }
                }
            } else {
                l_174 = l_114;
            }
        } else {
            l_174 = l_114;
        }
        GALEFS_BROADCAST(2, l_176, l_174);
        i_177 = (int) l_176;
        if (l_176 < 0L) {
            i_178 = 0;
        } else {
            i_178 = i_177;
        }
        if (l_176 < 0L) {
            l_179 = 0L;
        } else {
            if (i_177 == 0) {
                l_179 = 0L;
            } else {
                l_180 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (((long) ((ulong) l_176 >> 32)) << 5))) + (ulong) 16L))));
                l_181 = (long) ((ulong) l_82 + (ulong) l_180);
                l_179 = l_181;
            }
        }
        gale_copy((arg_scratch + 16 + l_81), (arg_fs + 16 + l_179), i_178);
        GALEFS_BARRIER(3);
        if (i_71 == 0) {
            if (!(i_178 < 1)) {
                l_182 = (long) ((int) get_group_id(0));
                l_183 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_182 << 12) + (l_182 << 11)))) + (ulong) 1880L);
                l_184 = *((__global gale_long *) (arg_fs + 16 + l_183));
                *((__global gale_long *) (arg_fs + 16 + l_183)) = ((long) ((ulong) ((long) (uint) i_178) + (ulong) l_184));
                GALEFS_RELEASE_FENCE();
                i_185 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_185 & i_70)) << 6) + (((long) (i_185 >> i_69)) << 2)))))) = 0;
                l_186 = (long) ((int) get_group_id(0));
                l_187 = (long) ((ulong) l_4 + (ulong) ((l_186 << 12) + (l_186 << 11)));
                l_188 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 1896L))));
                l_189 = (long) ((ulong) l_188 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_190 = (int) ((uint) i_80 + (uint) i_178);
        i_191 = (((!(i_79 == 4)) || (i_190 < 1)) || (i_67 == 0)) ? 0 : 5;
        if (i_178 == 0) {
            i_79 = i_191;
            i_80 = i_190;
        } else {
            if (i_190 == 1024) {
                i_79 = i_191;
                i_80 = i_190;
            } else {
                i_80 = i_190;
            }
        }
    }
    i_192 = (int) get_group_id(0);
    i_193 = (int) ((uint) i_192 + (uint) (i_192 << 1));
    l_194 = 0L;
    i_195 = 0;
    while (true) {
        if (!(i_195 < 8)) {
            break;
        }
        i_196 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_195 + (uint) i_193)) & 63)) << 2) + 16L)));
        i_197 = (int) ((uint) i_195 + (uint) 1);
        if ((i_196 & 1) == 0) {
            i_198 = (int) get_local_size(0);
            i_199 = (int) get_local_id(0);
            i_200 = (int) get_local_id(0);
            i_201 = (int) get_local_id(0);
            i_202 = (int) get_local_id(0);
            i_203 = i_202;
            while (true) {
                if (!(i_203 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_203) + l_77))) = (char) ((int) ((uint) i_195 + (uint) ((int) ((uint) i_203 * (uint) i_196))));
                i_204 = (int) ((uint) i_203 + (uint) i_198);
                i_203 = i_204;
            }
            GALEFS_BARRIER(4);
            l_205 = ((long) (uint) (i_196 & 511)) + l_77;
            i_206 = 4;
            i_207 = 0;
            i_208 = 0;
            while (true) {
                if (i_206 == 0) {
                    break;
                }
                l_209 = (long) i_207;
                l_210 = l_205 + l_209;
                l_211 = l_76 & l_210;
                if (i_201 == 0) {
                    if (i_63 < 0) {
                        i_212 = (-9);
                    } else {
                        if (i_63 < i_66) {
                            i_213 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_214 = (int) ((uint) i_213 + (uint) (-1));
                            i_215 = (i_214 < 0) ? (-9) : i_214;
                            if (i_215 < 0) {
                                i_212 = i_215;
                            } else {
                                i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                if ((i_216 & 3) == 0) {
                                    i_212 = (-9);
                                } else {
                                    i_212 = i_215;
                                }
                            }
                        } else {
                            i_212 = (-9);
                        }
                    }
                    i_217 = (int) ((uint) 100 - (uint) i_207);
                    l_218 = (long) i_217;
                    if (i_212 < 0) {
                        l_219 = (long) i_212;
                        l_220 = l_219;
                    } else {
                        if (l_210 < 0L) {
                            l_220 = (-22L);
                        } else {
                            if (i_217 < 0) {
                                l_220 = (-22L);
                            } else {
                                if ((l_210 + l_218) < 0L) {
                                    l_220 = (-27L);
                                } else {
                                    l_221 = (long) ((int) get_group_id(0));
                                    i_222 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_221 << 12) + (l_221 << 11)))) + (ulong) 1856L))));
                                    if (i_222 == 0) {
                                        l_220 = l_218;
                                    } else {
                                        l_220 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (i_206 == 5) {
                        l_223 = (long) ((int) get_group_id(0));
                        l_224 = (long) ((ulong) l_4 + (ulong) ((l_223 << 12) + (l_223 << 11)));
                        l_225 = (long) ((ulong) l_224 + (ulong) 1796L);
                        i_226 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                        l_227 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) 1896L))));
                        i_228 = (int) (0 - (uint) i_226);
                        if (i_228 < 0) {
                            i_229 = i_228;
                        } else {
                            l_230 = (long) ((ulong) l_227 + (ulong) (-64L));
                            i_231 = (int) ((uint) ((int) (((long) ((ulong) l_230 + (ulong) ((long) ((ulong) (l_230 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_232 = (long) ((ulong) l_224 + (ulong) 1792L);
                            i_233 = 0;
                            l_234 = 0L;
                            l_235 = (-1L);
                            while (true) {
                                if (!(i_233 == 0)) {
                                    break;
                                }
                                i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                                i_237 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                                if (i_231 == i_237) {
                                    i_233 = 1;
                                } else {
                                    if (i_236 == 0) {
                                        if (l_234 < l_3) {
                                            GALEFS_RELAX(l_234);
                                            l_238 = (long) ((ulong) l_234 + (ulong) 1L);
                                            l_234 = l_238;
                                        } else {
                                            l_239 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_240 = (l_235 == l_239) ? (-110) : 0;
                                            i_233 = i_240;
                                            l_234 = 0L;
                                            l_235 = l_239;
                                        }
                                    } else {
                                        i_241 = (int) (0 - (uint) i_236);
                                        i_233 = i_241;
                                    }
                                }
                            }
                            i_229 = i_233;
                        }
                        if (i_229 < 0) {
                            l_242 = (long) i_229;
                            l_243 = l_242;
                        } else {
                            l_244 = (long) ((int) get_group_id(0));
                            l_245 = (long) ((ulong) l_4 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                            l_246 = (long) ((ulong) l_245 + (ulong) 1896L);
                            l_247 = *((__global gale_long *) (arg_fs + 16 + l_246));
                            l_248 = (long) ((ulong) l_247 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) ((long) (uint) (((int) l_248) & 1023)))))) = 0L;
                            l_249 = (long) ((ulong) l_245 + (ulong) ((long) (uint) (((int) l_247) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 4L)))) = 5;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 12L)))) = i_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_249)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_246)) = l_248;
                            GALEFS_FENCE();
                            i_250 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_250))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_243 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_250 >> 6)))))) = (char) 1;
                                l_243 = LONG_MIN;
                            }
                        }
                    } else {
                        if (l_220 < 1L) {
                            l_243 = l_220;
                        } else {
                            l_251 = (long) ((ulong) l_75 - (ulong) l_211);
                            if (l_251 < l_218) {
                                i_252 = (int) l_251;
                                i_253 = i_252;
                            } else {
                                i_253 = i_217;
                            }
                            l_254 = (long) ((int) get_group_id(0));
                            l_255 = (long) ((ulong) l_4 + (ulong) ((l_254 << 12) + (l_254 << 11)));
                            l_256 = (long) ((ulong) l_255 + (ulong) 1796L);
                            i_257 = *((volatile __global gale_int *) (arg_fs + 16 + l_256));
                            l_258 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 1896L))));
                            i_259 = (int) (0 - (uint) i_257);
                            if (i_259 < 0) {
                                i_260 = i_259;
                            } else {
                                l_261 = (long) ((ulong) l_258 + (ulong) (-64L));
                                i_262 = (int) ((uint) ((int) (((long) ((ulong) l_261 + (ulong) ((long) ((ulong) (l_261 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_263 = (long) ((ulong) l_255 + (ulong) 1792L);
                                i_264 = 0;
                                l_265 = 0L;
                                l_266 = (-1L);
                                while (true) {
                                    if (!(i_264 == 0)) {
                                        break;
                                    }
                                    i_267 = *((volatile __global gale_int *) (arg_fs + 16 + l_256));
                                    i_268 = *((volatile __global gale_int *) (arg_fs + 16 + l_263));
                                    if (i_262 == i_268) {
                                        i_264 = 1;
                                    } else {
                                        if (i_267 == 0) {
                                            if (l_265 < l_3) {
                                                GALEFS_RELAX(l_265);
                                                l_269 = (long) ((ulong) l_265 + (ulong) 1L);
                                                l_265 = l_269;
                                            } else {
                                                l_270 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_271 = (l_266 == l_270) ? (-110) : 0;
                                                i_264 = i_271;
                                                l_265 = 0L;
                                                l_266 = l_270;
                                            }
                                        } else {
                                            i_272 = (int) (0 - (uint) i_267);
                                            i_264 = i_272;
                                        }
                                    }
                                }
                                i_260 = i_264;
                            }
                            if (i_260 < 0) {
                                l_273 = (long) i_260;
                                l_243 = l_273;
                            } else {
                                l_274 = (long) ((int) get_group_id(0));
                                l_275 = (long) ((ulong) l_4 + (ulong) ((l_274 << 12) + (l_274 << 11)));
                                l_276 = (long) ((ulong) l_275 + (ulong) 1896L);
                                l_277 = *((__global gale_long *) (arg_fs + 16 + l_276));
                                l_278 = (long) ((ulong) l_277 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) ((long) (uint) (((int) l_278) & 1023)))))) = 0L;
                                l_279 = (long) ((ulong) l_275 + (ulong) ((long) (uint) (((int) l_277) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 4L)))) = i_206;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_277 + (ulong) ((long) ((ulong) (l_277 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 12L)))) = i_63;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 16L)))) = l_210;
                                l_280 = (long) i_253;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 24L)))) = l_280;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_279 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_279)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_276)) = l_278;
                                GALEFS_FENCE();
                                i_281 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_281))))) = (char) 1;
                                l_282 = (long) ((ulong) l_280 + (ulong) (-9223372036854775807L));
                                if (l_0 == 0L) {
                                    l_243 = l_282;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_281 >> 6)))))) = (char) 1;
                                    l_243 = l_282;
                                }
                            }
                        }
                    }
                } else {
                    l_243 = 0L;
                }
                if (i_200 == 0) {
                    if (l_243 < (-4611686018427387904L)) {
                        l_283 = (long) ((int) get_group_id(0));
                        l_284 = (long) ((ulong) l_4 + (ulong) ((l_283 << 12) + (l_283 << 11)));
                        l_285 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1896L))));
                        l_286 = (long) ((ulong) l_285 + (ulong) (-64L));
                        i_287 = (int) ((uint) ((int) (((long) ((ulong) l_286 + (ulong) ((long) ((ulong) (l_286 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_288 = (long) ((ulong) l_284 + (ulong) 1792L);
                        l_289 = (long) ((ulong) l_284 + (ulong) 1796L);
                        i_290 = 0;
                        l_291 = 0L;
                        l_292 = (-1L);
                        while (true) {
                            if (!(i_290 == 0)) {
                                break;
                            }
                            i_293 = *((volatile __global gale_int *) (arg_fs + 16 + l_289));
                            i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
                            if (i_287 == i_294) {
                                i_290 = 1;
                            } else {
                                if (i_293 == 0) {
                                    if (l_291 < l_3) {
                                        GALEFS_RELAX(l_291);
                                        l_295 = (long) ((ulong) l_291 + (ulong) 1L);
                                        l_291 = l_295;
                                    } else {
                                        l_296 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_297 = (l_292 == l_296) ? (-110) : 0;
                                        i_290 = i_297;
                                        l_291 = 0L;
                                        l_292 = l_296;
                                    }
                                } else {
                                    i_298 = (int) (0 - (uint) i_293);
                                    i_290 = i_298;
                                }
                            }
                        }
                        if (i_290 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1888L)))) = i_287;
                        }
                        GALEFS_FENCE();
                        if (i_290 < 0) {
                            l_299 = (long) i_290;
                            l_300 = l_299;
                        } else {
                            l_301 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) 1800L))));
                            l_300 = l_301;
                        }
                        i_302 = (int) ((uint) ((int) l_243) + (uint) (-1));
                        if (i_302 < 0) {
                            l_303 = l_300;
                        } else {
                            if (l_300 < 0L) {
                                l_303 = l_300;
                            } else {
                                l_304 = (l_300 << 32) | ((long) (uint) i_302);
                                l_303 = l_304;
                            }
                        }
                    } else {
                        l_303 = l_243;
                    }
                } else {
                    l_303 = l_243;
                }
                GALEFS_BROADCAST(5, l_305, l_303);
                i_306 = (int) l_305;
                if (l_305 < 0L) {
                    i_307 = 0;
                } else {
                    i_307 = i_306;
                }
                if (l_305 < 0L) {
                    l_308 = 0L;
                } else {
                    if (i_306 == 0) {
                        l_308 = 0L;
                    } else {
                        l_309 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (((long) ((ulong) l_305 >> 32)) << 5))) + (ulong) 16L))));
                        l_310 = (long) ((ulong) l_211 + (ulong) l_309);
                        l_308 = l_310;
                    }
                }
                gale_copy((arg_scratch + 16 + (l_209 + l_77)), (arg_fs + 16 + l_308), i_307);
                GALEFS_BARRIER(6);
                if (i_199 == 0) {
                    if (!(i_307 < 1)) {
                        l_311 = (long) ((int) get_group_id(0));
                        l_312 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_311 << 12) + (l_311 << 11)))) + (ulong) 1880L);
                        l_313 = *((__global gale_long *) (arg_fs + 16 + l_312));
                        *((__global gale_long *) (arg_fs + 16 + l_312)) = ((long) ((ulong) ((long) (uint) i_307) + (ulong) l_313));
                        GALEFS_RELEASE_FENCE();
                        i_314 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_314)) << 6) + (((long) (i_314 >> i_69)) << 2)))))) = 0;
                        l_315 = (long) ((int) get_group_id(0));
                        l_316 = (long) ((ulong) l_4 + (ulong) ((l_315 << 12) + (l_315 << 11)));
                        l_317 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 1896L))));
                        l_318 = (long) ((ulong) l_317 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_318 + (ulong) ((long) ((ulong) (l_318 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_319 = (int) ((uint) i_207 + (uint) i_307);
                if (l_305 < 0L) {
                    if ((!(i_206 == 4)) || (i_319 < 1)) {
                        i_320 = i_306;
                    } else {
                        i_320 = i_319;
                    }
                } else {
                    i_320 = i_319;
                }
                i_321 = (((!(i_206 == 4)) || (i_319 < 1)) || (i_67 == 0)) ? 0 : 5;
                if (i_307 == 0) {
                    i_206 = i_321;
                    i_207 = i_319;
                    i_208 = i_320;
                } else {
                    if (i_319 == 100) {
                        i_206 = i_321;
                        i_207 = i_319;
                        i_208 = i_320;
                    } else {
                        i_207 = i_319;
                        i_208 = i_320;
                    }
                }
            }
            l_322 = (long) ((ulong) l_194 + (ulong) ((long) i_208));
            l_194 = l_322;
            i_195 = i_197;
        } else {
            if ((i_196 & 2) == 0) {
                l_323 = l_77 + 512L;
                l_324 = l_323 + ((long) ((int) get_local_id(0)));
                i_325 = (int) get_local_id(0);
                i_326 = (int) get_local_id(0);
                i_327 = (int) get_local_id(0);
                i_328 = 1;
                i_329 = 0;
                while (true) {
                    if (!(i_328 == 1)) {
                        break;
                    }
                    l_330 = (long) i_329;
                    l_331 = l_330 + l_77;
                    l_332 = l_76 & l_331;
                    if (i_327 == 0) {
                        l_333 = (long) ((int) get_group_id(0));
                        i_334 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_333 << 12) + (l_333 << 11)))) + (ulong) 1796L))));
                        i_335 = (int) (0 - (uint) i_334);
                        l_336 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_335 < 0) {
                            l_337 = (long) i_335;
                            l_338 = l_337;
                        } else {
                            if (i_63 < 0) {
                                i_339 = (-9);
                            } else {
                                if (i_63 < i_66) {
                                    i_340 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                    i_341 = (int) ((uint) i_340 + (uint) (-1));
                                    i_342 = (i_341 < 0) ? (-9) : i_341;
                                    if (i_342 < 0) {
                                        i_339 = i_342;
                                    } else {
                                        i_343 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                        if ((i_343 & 3) == 1) {
                                            i_339 = (-9);
                                        } else {
                                            i_339 = i_342;
                                        }
                                    }
                                } else {
                                    i_339 = (-9);
                                }
                            }
                            l_344 = (long) i_339;
                            if (i_339 < 0) {
                                l_338 = l_344;
                            } else {
                                if (l_331 < 0L) {
                                    l_338 = (-22L);
                                } else {
                                    i_345 = (int) ((uint) 100 - (uint) i_329);
                                    if (i_345 < 0) {
                                        l_338 = (-22L);
                                    } else {
                                        l_346 = (long) ((int) get_group_id(0));
                                        i_347 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_346 << 12) + (l_346 << 11)))) + (ulong) 1856L))));
                                        if (i_347 == 0) {
                                            l_348 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) (l_344 << 6)))));
                                            l_349 = (long) ((ulong) l_348 - (ulong) l_331);
                                            if (l_349 < 1L) {
                                                l_338 = 0L;
                                            } else {
                                                l_350 = (long) (uint) i_345;
                                                l_351 = (l_349 < l_350) ? l_349 : l_350;
                                                l_338 = l_351;
                                            }
                                        } else {
                                            l_338 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_338 < 1L) {
                            l_352 = l_338;
                        } else {
                            l_353 = (long) ((ulong) l_75 - (ulong) l_332);
                            if (l_353 < l_338) {
                                i_354 = (int) l_353;
                                i_355 = i_354;
                            } else {
                                i_356 = (int) l_338;
                                i_355 = i_356;
                            }
                            if (i_63 < 0) {
                                i_357 = (-9);
                            } else {
                                if (i_63 < i_66) {
                                    i_358 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                    i_359 = (int) ((uint) i_358 + (uint) (-1));
                                    i_360 = (i_359 < 0) ? (-9) : i_359;
                                    i_357 = i_360;
                                } else {
                                    i_357 = (-9);
                                }
                            }
                            l_361 = (long) i_357;
                            if (i_357 < 0) {
                                l_352 = l_361;
                            } else {
                                i_362 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_336 + (ulong) (l_361 << 6))) + (ulong) 8L))));
                                i_363 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                l_364 = l_331 >> i_74;
                                i_365 = i_363 & ((int) (((long) ((ulong) ((long) ((ulong) l_364 + (ulong) (((long) i_362) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_366 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_367 = i_365;
                                i_368 = 0;
                                i_369 = (-2);
                                while (true) {
                                    if (!(i_369 == (-2))) {
                                        break;
                                    }
                                    i_370 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_366 + (ulong) (((long) i_367) << 2)))));
                                    i_371 = (int) ((uint) i_370 + (uint) (-1));
                                    if (i_371 < 0) {
                                        i_369 = (-1);
                                    } else {
                                        l_372 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_371) << 5));
                                        i_373 = *((volatile __global gale_int *) (arg_fs + 16 + l_372));
                                        l_374 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_372 + (ulong) 8L))));
                                        if ((!(i_362 == i_373)) || (!(l_364 == l_374))) {
                                            if (i_363 == i_368) {
                                                i_369 = (-1);
                                            } else {
                                                i_375 = (int) ((uint) i_368 + (uint) 1);
                                                i_376 = i_363 & ((int) ((uint) i_367 + (uint) 1));
                                                i_367 = i_376;
                                                i_368 = i_375;
                                            }
                                        } else {
                                            i_369 = i_371;
                                        }
                                    }
                                }
                                if (i_369 < 0) {
                                    i_377 = i_369;
                                } else {
                                    i_378 = (int) get_group_id(0);
                                    l_379 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_378)) << 6) + (((long) (i_378 >> i_69)) << 2)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_379)) = ((int) ((uint) i_369 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_380 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_369) << 5));
                                    i_381 = *((volatile __global gale_int *) (arg_fs + 16 + l_380));
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_362 == i_381) {
                                        l_382 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 8L))));
                                        i_383 = (l_364 == l_382) ? 1 : 0;
                                        i_384 = i_383;
                                    } else {
                                        i_384 = 0;
                                    }
                                    if (i_384 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_379)) = 0;
                                    }
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_384 == 0) {
                                        i_377 = (-1);
                                    } else {
                                        i_377 = i_369;
                                    }
                                }
                                l_385 = (long) i_355;
                                if (i_377 < 0) {
                                    l_386 = (long) ((int) get_group_id(0));
                                    l_387 = (long) ((ulong) l_4 + (ulong) ((l_386 << 12) + (l_386 << 11)));
                                    l_388 = (long) ((ulong) l_387 + (ulong) 1796L);
                                    i_389 = *((volatile __global gale_int *) (arg_fs + 16 + l_388));
                                    l_390 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_387 + (ulong) 1896L))));
                                    i_391 = (int) (0 - (uint) i_389);
                                    if (i_391 < 0) {
                                        i_392 = i_391;
                                    } else {
                                        l_393 = (long) ((ulong) l_390 + (ulong) (-64L));
                                        i_394 = (int) ((uint) ((int) (((long) ((ulong) l_393 + (ulong) ((long) ((ulong) (l_393 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_395 = (long) ((ulong) l_387 + (ulong) 1792L);
                                        i_396 = 0;
                                        l_397 = 0L;
                                        l_398 = (-1L);
                                        while (true) {
                                            if (!(i_396 == 0)) {
                                                break;
                                            }
                                            i_399 = *((volatile __global gale_int *) (arg_fs + 16 + l_388));
                                            i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_395));
                                            if (i_394 == i_400) {
                                                i_396 = 1;
                                            } else {
                                                if (i_399 == 0) {
                                                    if (l_397 < l_3) {
                                                        GALEFS_RELAX(l_397);
                                                        l_401 = (long) ((ulong) l_397 + (ulong) 1L);
                                                        l_397 = l_401;
                                                    } else {
                                                        l_402 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                        i_403 = (l_398 == l_402) ? (-110) : 0;
                                                        i_396 = i_403;
                                                        l_397 = 0L;
                                                        l_398 = l_402;
                                                    }
                                                } else {
                                                    i_404 = (int) (0 - (uint) i_399);
                                                    i_396 = i_404;
                                                }
                                            }
                                        }
                                        i_392 = i_396;
                                    }
                                    if (i_392 < 0) {
                                        l_405 = (long) i_392;
                                        l_352 = l_405;
                                    } else {
                                        l_406 = (long) ((int) get_group_id(0));
                                        l_407 = (long) ((ulong) l_4 + (ulong) ((l_406 << 12) + (l_406 << 11)));
                                        l_408 = (long) ((ulong) l_407 + (ulong) 1896L);
                                        l_409 = *((__global gale_long *) (arg_fs + 16 + l_408));
                                        l_410 = (long) ((ulong) l_409 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) ((long) (uint) (((int) l_410) & 1023)))))) = 0L;
                                        l_411 = (long) ((ulong) l_407 + (ulong) ((long) (uint) (((int) l_409) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_409 + (ulong) ((long) ((ulong) (l_409 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 12L)))) = i_63;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 16L)))) = l_331;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 24L)))) = l_338;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_411)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_408)) = l_410;
                                        GALEFS_FENCE();
                                        i_412 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_412))))) = (char) 1;
                                        l_413 = (long) ((ulong) l_385 + (ulong) (-9223372036854775807L));
                                        if (l_0 == 0L) {
                                            l_352 = l_413;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_412 >> 6)))))) = (char) 1;
                                            l_352 = l_413;
                                        }
                                    }
                                } else {
                                    l_414 = (long) ((int) get_group_id(0));
                                    l_415 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_414 << 12) + (l_414 << 11)))) + (ulong) 1864L);
                                    l_416 = *((__global gale_long *) (arg_fs + 16 + l_415));
                                    *((__global gale_long *) (arg_fs + 16 + l_415)) = ((long) ((ulong) l_416 + (ulong) 1L));
                                    l_417 = l_385 | (((long) (uint) i_377) << 32);
                                    l_352 = l_417;
                                }
                            }
                        }
                    } else {
                        l_352 = 0L;
                    }
                    if (i_326 == 0) {
                        if (l_352 < (-4611686018427387904L)) {
                            l_418 = (long) ((int) get_group_id(0));
                            l_419 = (long) ((ulong) l_4 + (ulong) ((l_418 << 12) + (l_418 << 11)));
                            l_420 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 1896L))));
                            l_421 = (long) ((ulong) l_420 + (ulong) (-64L));
                            i_422 = (int) ((uint) ((int) (((long) ((ulong) l_421 + (ulong) ((long) ((ulong) (l_421 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_423 = (long) ((ulong) l_419 + (ulong) 1792L);
                            l_424 = (long) ((ulong) l_419 + (ulong) 1796L);
                            i_425 = 0;
                            l_426 = 0L;
                            l_427 = (-1L);
                            while (true) {
                                if (!(i_425 == 0)) {
                                    break;
                                }
                                i_428 = *((volatile __global gale_int *) (arg_fs + 16 + l_424));
                                i_429 = *((volatile __global gale_int *) (arg_fs + 16 + l_423));
                                if (i_422 == i_429) {
                                    i_425 = 1;
                                } else {
                                    if (i_428 == 0) {
                                        if (l_426 < l_3) {
                                            GALEFS_RELAX(l_426);
                                            l_430 = (long) ((ulong) l_426 + (ulong) 1L);
                                            l_426 = l_430;
                                        } else {
                                            l_431 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_432 = (l_427 == l_431) ? (-110) : 0;
                                            i_425 = i_432;
                                            l_426 = 0L;
                                            l_427 = l_431;
                                        }
                                    } else {
                                        i_433 = (int) (0 - (uint) i_428);
                                        i_425 = i_433;
                                    }
                                }
                            }
                            if (i_425 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 1888L)))) = i_422;
                            }
                            GALEFS_FENCE();
                            if (i_425 < 0) {
                                l_434 = (long) i_425;
                                l_435 = l_434;
                            } else {
                                l_436 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 1800L))));
                                l_435 = l_436;
                            }
                            i_437 = (int) ((uint) ((int) l_352) + (uint) (-1));
                            if (i_437 < 0) {
                                l_438 = l_435;
                            } else {
                                if (l_435 < 0L) {
                                    l_438 = l_435;
                                } else {
                                    l_439 = (l_435 << 32) | ((long) (uint) i_437);
                                    l_438 = l_439;
                                }
                            }
                        } else {
                            l_438 = l_352;
                        }
                    } else {
                        l_438 = l_352;
                    }
                    GALEFS_BROADCAST(7, l_440, l_438);
                    i_441 = (int) l_440;
                    if (l_440 < 0L) {
                        i_442 = 0;
                    } else {
                        i_442 = i_441;
                    }
                    if (l_440 < 0L) {
                        l_443 = 0L;
                    } else {
                        if (i_441 == 0) {
                            l_443 = 0L;
                        } else {
                            l_444 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (((long) ((ulong) l_440 >> 32)) << 5))) + (ulong) 16L))));
                            l_445 = (long) ((ulong) l_332 + (ulong) l_444);
                            l_443 = l_445;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_443), (arg_scratch + 16 + (l_323 + l_330)), i_442);
                    GALEFS_BARRIER(8);
                    if (i_325 == 0) {
                        if (!(i_442 < 1)) {
                            l_446 = (long) ((int) get_group_id(0));
                            l_447 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_446 << 12) + (l_446 << 11)))) + (ulong) 1872L);
                            l_448 = *((__global gale_long *) (arg_fs + 16 + l_447));
                            *((__global gale_long *) (arg_fs + 16 + l_447)) = ((long) ((ulong) ((long) (uint) i_442) + (ulong) l_448));
                            GALEFS_RELEASE_FENCE();
                            i_449 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_449)) << 6) + (((long) (i_449 >> i_69)) << 2)))))) = 0;
                            l_450 = (long) ((int) get_group_id(0));
                            l_451 = (long) ((ulong) l_4 + (ulong) ((l_450 << 12) + (l_450 << 11)));
                            l_452 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 1896L))));
                            l_453 = (long) ((ulong) l_452 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_453 + (ulong) ((long) ((ulong) (l_453 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_454 = (int) ((uint) i_329 + (uint) i_442);
                    if (l_440 < 0L) {
                        i_328 = i_441;
                        i_329 = i_454;
                    } else {
                        i_455 = ((i_442 < 1) || (!(i_454 < 100))) ? 0 : 1;
                        i_328 = i_455;
                        i_329 = i_454;
                    }
                }
                i_456 = (int) *((__global char *) (arg_scratch + 16 + l_324));
                GALEFS_BARRIER(9);
                l_457 = (long) ((ulong) ((long) i_456) + (ulong) ((long) ((ulong) (l_194 << 5) - (ulong) l_194)));
                l_194 = l_457;
                i_195 = i_197;
            } else {
                i_195 = i_197;
            }
        }
    }
    i_458 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) get_group_id(0)) & 63)) << 2) + 16L)));
    if ((i_458 & 4) == 0) {
        l_459 = l_194;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_460 = (long) ((int) get_group_id(0));
            i_461 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_460 << 12) + (l_460 << 11)))) + (ulong) 1856L))));
            if (i_461 == 0) {
                l_462 = (long) ((int) get_group_id(0));
                l_463 = (long) ((ulong) l_4 + (ulong) ((l_462 << 12) + (l_462 << 11)));
                l_464 = (long) ((ulong) l_463 + (ulong) 1796L);
                i_465 = *((volatile __global gale_int *) (arg_fs + 16 + l_464));
                l_466 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_463 + (ulong) 1896L))));
                i_467 = (int) (0 - (uint) i_465);
                if (i_467 < 0) {
                    i_468 = i_467;
                } else {
                    l_469 = (long) ((ulong) l_466 + (ulong) (-64L));
                    i_470 = (int) ((uint) ((int) (((long) ((ulong) l_469 + (ulong) ((long) ((ulong) (l_469 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_471 = (long) ((ulong) l_463 + (ulong) 1792L);
                    i_472 = 0;
                    l_473 = 0L;
                    l_474 = (-1L);
                    while (true) {
                        if (!(i_472 == 0)) {
                            break;
                        }
                        i_475 = *((volatile __global gale_int *) (arg_fs + 16 + l_464));
                        i_476 = *((volatile __global gale_int *) (arg_fs + 16 + l_471));
                        if (i_470 == i_476) {
                            i_472 = 1;
                        } else {
                            if (i_475 == 0) {
                                if (l_473 < l_3) {
                                    GALEFS_RELAX(l_473);
                                    l_477 = (long) ((ulong) l_473 + (ulong) 1L);
                                    l_473 = l_477;
                                } else {
                                    l_478 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_479 = (l_474 == l_478) ? (-110) : 0;
                                    i_472 = i_479;
                                    l_473 = 0L;
                                    l_474 = l_478;
                                }
                            } else {
                                i_480 = (int) (0 - (uint) i_475);
                                i_472 = i_480;
                            }
                        }
                    }
                    i_468 = i_472;
                }
                if (i_468 < 0) {
                    l_481 = (long) i_468;
                    l_482 = l_481;
                } else {
                    l_483 = (long) ((int) get_group_id(0));
                    l_484 = (long) ((ulong) l_4 + (ulong) ((l_483 << 12) + (l_483 << 11)));
                    l_485 = (long) ((ulong) l_484 + (ulong) 1896L);
                    l_486 = *((__global gale_long *) (arg_fs + 16 + l_485));
                    l_487 = (long) ((ulong) l_486 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) ((long) (uint) (((int) l_487) & 1023)))))) = 0L;
                    l_488 = (long) ((ulong) l_484 + (ulong) ((long) (uint) (((int) l_486) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_486 + (ulong) ((long) ((ulong) (l_486 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 12L)))) = i_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_488)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_485)) = l_487;
                    GALEFS_FENCE();
                    i_489 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_489))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_482 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_489 >> 6)))))) = (char) 1;
                        l_482 = LONG_MIN;
                    }
                }
            } else {
                l_482 = (-16L);
            }
        } else {
            l_482 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_482 < (-4611686018427387904L)) {
                l_490 = (long) ((int) get_group_id(0));
                l_491 = (long) ((ulong) l_4 + (ulong) ((l_490 << 12) + (l_490 << 11)));
                l_492 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 1896L))));
                l_493 = (long) ((ulong) l_492 + (ulong) (-64L));
                i_494 = (int) ((uint) ((int) (((long) ((ulong) l_493 + (ulong) ((long) ((ulong) (l_493 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_495 = (long) ((ulong) l_491 + (ulong) 1792L);
                l_496 = (long) ((ulong) l_491 + (ulong) 1796L);
                i_497 = 0;
                l_498 = 0L;
                l_499 = (-1L);
                while (true) {
                    if (!(i_497 == 0)) {
                        break;
                    }
                    i_500 = *((volatile __global gale_int *) (arg_fs + 16 + l_496));
                    i_501 = *((volatile __global gale_int *) (arg_fs + 16 + l_495));
                    if (i_494 == i_501) {
                        i_497 = 1;
                    } else {
                        if (i_500 == 0) {
                            if (l_498 < l_3) {
                                GALEFS_RELAX(l_498);
                                l_502 = (long) ((ulong) l_498 + (ulong) 1L);
                                l_498 = l_502;
                            } else {
                                l_503 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_504 = (l_499 == l_503) ? (-110) : 0;
                                i_497 = i_504;
                                l_498 = 0L;
                                l_499 = l_503;
                            }
                        } else {
                            i_505 = (int) (0 - (uint) i_500);
                            i_497 = i_505;
                        }
                    }
                }
                if (i_497 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 1888L)))) = i_494;
                }
                GALEFS_FENCE();
                if (i_497 < 0) {
                    l_506 = (long) i_497;
                    l_507 = l_506;
                } else {
                    l_508 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 1800L))));
                    l_507 = l_508;
                }
                i_509 = (int) ((uint) ((int) l_482) + (uint) (-1));
                if (i_509 < 0) {
                    l_510 = l_507;
                } else {
                    if (l_507 < 0L) {
                        l_510 = l_507;
                    } else {
                        l_511 = (l_507 << 32) | ((long) (uint) i_509);
                        l_510 = l_511;
                    }
                }
            } else {
                l_510 = l_482;
            }
        } else {
            l_510 = l_482;
        }
        GALEFS_BROADCAST(10, l_512, l_510);
        l_513 = (long) ((ulong) l_194 + (ulong) ((long) ((int) ((uint) ((int) l_512) + (uint) 1))));
        l_459 = l_513;
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_459;
    GALEFS_GROUP_END()
}
#endif
