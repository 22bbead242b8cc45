// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#everyCall
// entry point: galefs_everyCall
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 7 waits, 13 values, 80 bytes
// string: "file"
// string: "list"
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

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
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

__constant char gale_literals[] = {102, 105, 108, 101, 108, 105, 115, 116};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_142) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_200) VARIABLE(int, i_21) VARIABLE(int, i_220) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_55) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_62) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_129) VARIABLE(long, l_141) VARIABLE(long, l_144) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_238) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_53) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_63) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_70) VARIABLE(__global uchar *, ul_54)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_54)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_129) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(ul_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(ul_54)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_142) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_144) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_54)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_142) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_200) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_54)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_142) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_200) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(ul_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_63)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_220) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_238)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_54;
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_20, i_21, i_23, i_25, i_28, i_29, i_33, i_34, i_35, i_47, i_48, i_50, i_51, i_52, i_55, i_58, i_59, i_62, i_64, i_66, i_67, i_71, i_72, i_76, i_77, i_78, i_79, i_80, i_82, i_83, i_89, i_90, i_91, i_95, i_96, i_97, i_98, i_99, i_100, i_101, i_104, i_105, i_106, i_107, i_109, i_110, i_111, i_112, i_113, i_114, i_116, i_118, i_119, i_121, i_122, i_130, i_131, i_137, i_138, i_139, i_140, i_142, i_145, i_146, i_149, i_150, i_151, i_152, i_153, i_155, i_159, i_160, i_161, i_162, i_166, i_167, i_168, i_169, i_171, i_172, i_173, i_174, i_175, i_176, i_178, i_180, i_181, i_182, i_183, i_190, i_191, i_193, i_200, i_201, i_207, i_208, i_209, i_214, i_215, i_216, i_220, i_221, i_222, i_223, i_224, i_225, i_226, i_232, i_233, i_234, i_239, i_240, i_241, i_246, i_247, i_248;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_19, l_22, l_24, l_26, l_27, l_30, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_49, l_53, l_56, l_57, l_60, l_61, l_63, l_65, l_68, l_69, l_70, l_73, l_74, l_75, l_81, l_84, l_85, l_86, l_87, l_88, l_92, l_93, l_94, l_102, l_103, l_108, l_115, l_117, l_120, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_132, l_133, l_134, l_135, l_136, l_141, l_143, l_144, l_147, l_148, l_154, l_156, l_157, l_158, l_163, l_164, l_165, l_170, l_177, l_179, l_184, l_185, l_186, l_187, l_188, l_189, l_192, l_194, l_195, l_196, l_197, l_198, l_199, l_202, l_203, l_204, l_205, l_206, l_210, l_211, l_212, l_213, l_217, l_218, l_219, l_227, l_228, l_229, l_230, l_231, l_235, l_236, l_237, l_238, l_242, l_243, l_244, l_245, l_249, l_250;
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
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_4 == 0) {
            i_5 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_6 = (long) ((int) (0 - (uint) i_5));
            l_7 = l_6;
        } else {
            l_8 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_9 = *((__global gale_int *) (arg_fs + 16 + l_8));
            i_10 = (int) ((uint) i_9 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_8)) = i_10;
            if (i_2 < i_10) {
                i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_11 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_12 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_12)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_12 + (ulong) 36L)))) = 0;
                    l_7 = LONG_MIN;
                } else {
                    l_7 = (-16L);
                }
            } else {
                l_7 = (-16L);
            }
        }
        if (l_7 < 0L) {
            l_13 = l_7;
        } else {
            l_14 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_15 = 0;
            while (true) {
                if (!(i_15 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_15]);
                i_16 = (int) ((uint) i_15 + (uint) 1);
                i_15 = i_16;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_17 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_17)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 4;
            l_13 = LONG_MIN;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(1, l_18, l_13);
    if (l_18 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    l_19 = 0L;
    i_20 = 0;
    while (true) {
        if (!(i_20 < 4)) {
            goto B224;
        }
        i_21 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_20 + (uint) gale_group)) & 63)) << 2) + 16L)));
        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_23 = (int) l_18;
        l_24 = (long) ((ulong) l_22 + (ulong) (((long) i_23) << 3));
        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if ((i_21 & 1) == 0) {
            l_27 = l_19;
        } else {
            if (((int) get_local_id(0)) == 0) {
                i_28 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_28 == 0) {
                    i_29 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_30 = (long) ((int) (0 - (uint) i_29));
                    l_31 = l_30;
                } else {
                    l_32 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
                    i_34 = (int) ((uint) i_33 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
                    if (i_2 < i_34) {
                        i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_35 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_36 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                            l_31 = LONG_MIN;
                        } else {
                            l_31 = (-16L);
                        }
                    } else {
                        l_31 = (-16L);
                    }
                }
                if (l_31 < 0L) {
                    l_37 = l_31;
                } else {
                    l_38 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    l_39 = (long) ((ulong) l_38 + (ulong) 36L);
                    l_40 = (long) ((ulong) l_38 + (ulong) 32L);
                    l_41 = (long) ((ulong) l_38 + (ulong) 24L);
                    l_42 = (long) ((ulong) l_38 + (ulong) 16L);
                    l_43 = (long) ((ulong) l_38 + (ulong) 12L);
                    l_44 = (long) ((ulong) l_38 + (ulong) 4L);
                    l_45 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    l_46 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                    i_47 = 0;
                    while (true) {
                        if (!(i_47 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) ((long) i_47))))) = (char) ((int) gale_literals[((int) ((uint) i_47 + (uint) 4))]);
                        i_48 = (int) ((uint) i_47 + (uint) 1);
                        i_47 = i_48;
                    }
                    *((__global gale_int *) (arg_fs + 16 + l_45)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + l_44)) = 1;
                    *((__global gale_int *) (arg_fs + 16 + l_43)) = 0;
                    *((__global gale_long *) (arg_fs + 16 + l_42)) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + l_41)) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + l_40)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_39)) = 4;
                    l_37 = LONG_MIN;
                }
            } else {
                l_37 = 0L;
            }
            GALEFS_BROADCAST(2, l_49, l_37);
            if (l_49 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_item] = (uint) i_20;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_49); }
                GALEFS_RETURN;
                resume_2:
                l_18 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_20 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_49 = gale_round_reply(gale_entry);
            }
            i_50 = (int) l_49;
            i_51 = (i_21 >> 1) & 3;
            i_52 = (int) get_local_id(0);
            l_53 = ((long) gale_group) << 10;
            ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
            i_55 = (int) get_local_id(0);
            l_56 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_57 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_58 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_60 = 1L << i_59;
            l_61 = (long) ((ulong) l_60 + (ulong) (-1L));
            i_62 = (int) get_local_id(0);
            l_63 = l_19;
            i_64 = 0;
            while (true) {
                if (!(i_64 < i_51)) {
                    break;
                }
                l_65 = ((long) i_64) << 2;
                i_66 = 1;
                i_67 = 0;
                while (true) {
                    if (!(i_66 == 1)) {
                        break;
                    }
                    l_68 = (long) i_67;
                    l_69 = l_68 + l_65;
                    l_70 = l_69 & l_61;
                    if (i_62 == 0) {
                        i_71 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_72 = (int) (0 - (uint) i_71);
                        l_73 = (long) ((ulong) l_22 + (ulong) (((long) i_50) << 3));
                        if (i_72 < 0) {
                            l_74 = (long) i_72;
                            l_75 = l_74;
                        } else {
                            if (i_50 < 0) {
                                i_76 = (-9);
                            } else {
                                if (i_50 < i_25) {
                                    i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                                    i_78 = (int) ((uint) i_77 + (uint) (-1));
                                    i_79 = (i_78 < 0) ? (-9) : i_78;
                                    if (i_79 < 0) {
                                        i_76 = i_79;
                                    } else {
                                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 4L))));
                                        if ((i_80 & 3) == 1) {
                                            i_76 = (-9);
                                        } else {
                                            i_76 = i_79;
                                        }
                                    }
                                } else {
                                    i_76 = (-9);
                                }
                            }
                            l_81 = (long) i_76;
                            if (i_76 < 0) {
                                l_75 = l_81;
                            } else {
                                if (l_69 < 0L) {
                                    l_75 = (-22L);
                                } else {
                                    i_82 = (int) ((uint) 4 - (uint) i_67);
                                    if (i_82 < 0) {
                                        l_75 = (-22L);
                                    } else {
                                        i_83 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_83 == 0) {
                                            l_84 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_81 << 6)))));
                                            l_85 = (long) ((ulong) l_84 - (ulong) l_69);
                                            if (l_85 < 1L) {
                                                l_75 = 0L;
                                            } else {
                                                l_86 = (long) (uint) i_82;
                                                l_87 = (l_85 < l_86) ? l_85 : l_86;
                                                l_75 = l_87;
                                            }
                                        } else {
                                            l_75 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_75 < 1L) {
                            l_88 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_89 = *((__global gale_int *) (arg_fs + 16 + l_88));
                            i_90 = (int) ((uint) i_89 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_88)) = i_90;
                            if (i_2 < i_90) {
                                i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_91 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_92 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_92)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 16L)))) = l_75;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 36L)))) = 0;
                                    l_93 = LONG_MIN;
                                } else {
                                    l_93 = l_75;
                                }
                            } else {
                                l_93 = l_75;
                            }
                        } else {
                            l_94 = (long) ((ulong) l_60 - (ulong) l_70);
                            if (l_94 < l_75) {
                                i_95 = (int) l_94;
                                i_96 = i_95;
                            } else {
                                i_97 = (int) l_75;
                                i_96 = i_97;
                            }
                            if (i_50 < 0) {
                                i_98 = (-9);
                            } else {
                                if (i_50 < i_25) {
                                    i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                                    i_100 = (int) ((uint) i_99 + (uint) (-1));
                                    i_101 = (i_100 < 0) ? (-9) : i_100;
                                    i_98 = i_101;
                                } else {
                                    i_98 = (-9);
                                }
                            }
                            l_102 = (long) i_98;
                            if (i_98 < 0) {
                                l_93 = l_102;
                            } else {
                                l_103 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_104 = *((__global gale_int *) (arg_fs + 16 + l_103));
                                i_105 = (int) ((uint) i_104 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_103)) = i_105;
                                if (i_2 < i_105) {
                                    i_106 = (-1);
                                } else {
                                    i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (l_102 << 6))) + (ulong) 8L))));
                                    l_108 = l_69 >> i_59;
                                    i_109 = i_58 & ((int) (((long) ((ulong) ((long) ((ulong) l_108 + (ulong) (((long) i_107) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_110 = i_109;
                                    i_111 = 0;
                                    i_112 = (-2);
                                    while (true) {
                                        if (!(i_112 == (-2))) {
                                            break;
                                        }
                                        i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) (((long) i_110) << 2)))));
                                        i_114 = (int) ((uint) i_113 + (uint) (-1));
                                        if (i_114 < 0) {
                                            i_112 = (-1);
                                        } else {
                                            l_115 = (long) ((ulong) l_56 + (ulong) (((long) (uint) i_114) << 5));
                                            i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                                            l_117 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 8L))));
                                            if ((!(i_107 == i_116)) || (!(l_108 == l_117))) {
                                                if (i_58 == i_111) {
                                                    i_112 = (-1);
                                                } else {
                                                    i_118 = (int) ((uint) i_111 + (uint) 1);
                                                    i_119 = i_58 & ((int) ((uint) i_110 + (uint) 1));
                                                    i_110 = i_119;
                                                    i_111 = i_118;
                                                }
                                            } else {
                                                i_112 = i_114;
                                            }
                                        }
                                    }
                                    i_106 = i_112;
                                }
                                l_120 = (long) i_96;
                                if (i_106 < 0) {
                                    i_121 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_122 = (int) (0 - (uint) i_121);
                                    if (i_122 < 0) {
                                        l_123 = (long) i_122;
                                        l_93 = l_123;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_124 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_124)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 12L)))) = i_50;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 16L)))) = l_69;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 24L)))) = l_75;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 36L)))) = 0;
                                        l_125 = (long) ((ulong) l_120 + (ulong) (-9223372036854775807L));
                                        l_93 = l_125;
                                    }
                                } else {
                                    l_126 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_127 = *((__global gale_long *) (arg_fs + 16 + l_126));
                                    *((__global gale_long *) (arg_fs + 16 + l_126)) = ((long) ((ulong) l_127 + (ulong) 1L));
                                    l_128 = l_120 | (((long) (uint) i_106) << 32);
                                    l_93 = l_128;
                                }
                            }
                        }
                    } else {
                        l_93 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_129, l_93);
                    if (l_129 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_ints[gale_item] = (uint) i_20;
                        gale_ints[gale_items + gale_item] = (uint) i_21;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                        gale_longs[gale_items + gale_item] = (ulong) l_24;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_63;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_64;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_65;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_67;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_68;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_70;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_129); }
                        GALEFS_RETURN;
                        resume_3:
                        l_18 = (long) gale_longs[gale_item];
                        i_20 = (int) gale_ints[gale_item];
                        i_21 = (int) gale_ints[gale_items + gale_item];
                        i_23 = (int) gale_ints[2 * gale_items + gale_item];
                        l_24 = (long) gale_longs[gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        l_63 = (long) gale_longs[2 * gale_items + gale_item];
                        i_64 = (int) gale_ints[5 * gale_items + gale_item];
                        l_65 = (long) gale_longs[3 * gale_items + gale_item];
                        i_67 = (int) gale_ints[6 * gale_items + gale_item];
                        l_68 = (long) gale_longs[4 * gale_items + gale_item];
                        l_70 = (long) gale_longs[5 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_52 = (int) get_local_id(0);
                        l_53 = ((long) gale_group) << 10;
                        ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
                        i_55 = (int) get_local_id(0);
                        l_56 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_57 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_58 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_59 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_60 = 1L << i_59;
                        l_61 = (long) ((ulong) l_60 + (ulong) (-1L));
                        i_62 = (int) get_local_id(0);
                        l_129 = gale_round_reply(gale_entry);
                    }
                    i_130 = (int) l_129;
                    if (l_129 < 0L) {
                        i_131 = 0;
                    } else {
                        i_131 = i_130;
                    }
                    if (l_129 < 0L) {
                        l_132 = 0L;
                    } else {
                        if (i_130 == 0) {
                            l_132 = 0L;
                        } else {
                            l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_56 + (ulong) (((long) ((ulong) l_129 >> 32)) << 5))) + (ulong) 16L))));
                            l_134 = (long) ((ulong) l_70 + (ulong) l_133);
                            l_132 = l_134;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_132), (arg_scratch + 16 + (l_68 + l_53)), i_131);
                    GALEFS_BARRIER(4);
                    if (i_55 == 0) {
                        if (!(i_131 < 1)) {
                            l_135 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
                            *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) ((long) (uint) i_131) + (ulong) l_136));
                        }
                    }
                    i_137 = (int) ((uint) i_67 + (uint) i_131);
                    if (l_129 < 0L) {
                        i_66 = i_130;
                        i_67 = i_137;
                    } else {
                        i_138 = ((i_131 < 1) || (!(i_137 < 4))) ? 0 : 1;
                        i_66 = i_138;
                        i_67 = i_137;
                    }
                }
                if (i_67 < 1) {
                    i_139 = i_66;
                } else {
                    i_139 = i_67;
                }
                i_140 = *((__global gale_int *) ul_54);
                GALEFS_BARRIER(5);
                l_141 = (long) ((ulong) ((long) i_139) + (ulong) ((long) ((ulong) (l_63 << 5) - (ulong) l_63)));
                i_142 = (int) ((uint) i_64 + (uint) 1);
                if (gale_rem_int(i_140, 3) == 0) {
                    l_63 = l_141;
                    i_64 = i_142;
                } else {
                    l_143 = (long) (uint) (i_140 & 2047);
                    l_144 = l_61 & l_143;
                    if (((int) get_local_id(0)) == 0) {
                        i_145 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_146 = (int) (0 - (uint) i_145);
                        if (i_146 < 0) {
                            l_147 = (long) i_146;
                            l_148 = l_147;
                        } else {
                            if (i_23 < 0) {
                                i_149 = (-9);
                            } else {
                                if (i_23 < i_25) {
                                    i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                                    i_151 = (int) ((uint) i_150 + (uint) (-1));
                                    i_152 = (i_151 < 0) ? (-9) : i_151;
                                    if (i_152 < 0) {
                                        i_149 = i_152;
                                    } else {
                                        i_153 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L))));
                                        if ((i_153 & 3) == 1) {
                                            i_149 = (-9);
                                        } else {
                                            i_149 = i_152;
                                        }
                                    }
                                } else {
                                    i_149 = (-9);
                                }
                            }
                            l_154 = (long) i_149;
                            if (i_149 < 0) {
                                l_148 = l_154;
                            } else {
                                i_155 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_155 == 0) {
                                    l_156 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_154 << 6)))));
                                    l_157 = (((long) ((ulong) l_156 - (ulong) l_143)) < 1L) ? 0L : 1L;
                                    l_148 = l_157;
                                } else {
                                    l_148 = (-16L);
                                }
                            }
                        }
                        if (!(l_148 < 1L)) {
                            if (l_148 == 1L) {
                                l_158 = (long) ((ulong) l_60 - (ulong) l_144);
                                if (l_158 < 1L) {
                                    if (!(((int) l_158) == 1)) {
                                        goto B166;
                                    }
                                }
                                if (i_23 < 0) {
                                    i_159 = (-9);
                                } else {
                                    if (i_23 < i_25) {
                                        i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                                        i_161 = (int) ((uint) i_160 + (uint) (-1));
                                        i_162 = (i_161 < 0) ? (-9) : i_161;
                                        i_159 = i_162;
                                    } else {
                                        i_159 = (-9);
                                    }
                                }
                                l_163 = (long) i_159;
                                if (i_159 < 0) {
                                    l_164 = l_163;
                                    goto B172;
                                }
                                l_165 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_166 = *((__global gale_int *) (arg_fs + 16 + l_165));
                                i_167 = (int) ((uint) i_166 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_165)) = i_167;
                                if (i_2 < i_167) {
                                    i_168 = (-1);
                                } else {
                                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (l_163 << 6))) + (ulong) 8L))));
                                    l_170 = (long) ((ulong) l_143 >> i_59);
                                    i_171 = i_58 & ((int) (((long) ((ulong) (l_170 + (((long) i_169) << 40)) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_172 = i_171;
                                    i_173 = 0;
                                    i_174 = (-2);
                                    while (true) {
                                        if (!(i_174 == (-2))) {
                                            break;
                                        }
                                        i_175 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) (((long) i_172) << 2)))));
                                        i_176 = (int) ((uint) i_175 + (uint) (-1));
                                        if (i_176 < 0) {
                                            i_174 = (-1);
                                        } else {
                                            l_177 = (long) ((ulong) l_56 + (ulong) (((long) (uint) i_176) << 5));
                                            i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                                            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                                            if ((!(i_169 == i_178)) || (!(l_170 == l_179))) {
                                                if (i_58 == i_173) {
                                                    i_174 = (-1);
                                                } else {
                                                    i_180 = (int) ((uint) i_173 + (uint) 1);
                                                    i_181 = i_58 & ((int) ((uint) i_172 + (uint) 1));
                                                    i_172 = i_181;
                                                    i_173 = i_180;
                                                }
                                            } else {
                                                i_174 = i_176;
                                            }
                                        }
                                    }
                                    i_168 = i_174;
                                }
                                if (i_168 < 0) {
                                    i_182 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_183 = (int) (0 - (uint) i_182);
                                    if (i_183 < 0) {
                                        l_184 = (long) i_183;
                                        l_164 = l_184;
                                        goto B172;
                                    }
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_185 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_185)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 12L)))) = i_23;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 16L)))) = l_143;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 24L)))) = 1L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 36L)))) = 0;
                                    l_164 = (-9223372036854775806L);
                                    goto B172;
                                }
                                l_186 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
                                *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) l_187 + (ulong) 1L));
                                l_188 = (((long) (uint) i_168) << 32) | 1L;
                                l_164 = l_188;
                                goto B172;
                            }
                        }
                    B166:;
                        l_189 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_190 = *((__global gale_int *) (arg_fs + 16 + l_189));
                        i_191 = (int) ((uint) i_190 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_189)) = i_191;
                        l_192 = (l_148 < 0L) ? l_148 : (-22L);
                        if (i_2 < i_191) {
                            i_193 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_193 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_194 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_194)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 16L)))) = l_192;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 36L)))) = 0;
                                l_164 = LONG_MIN;
                            } else {
                                l_164 = l_192;
                            }
                        } else {
                            l_164 = l_192;
                        }
                    } else {
                        l_164 = 0L;
                    }
                B172:;
                    GALEFS_BROADCAST(6, l_195, l_164);
                    if (l_195 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_ints[gale_item] = (uint) i_20;
                        gale_ints[gale_items + gale_item] = (uint) i_21;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                        gale_longs[gale_items + gale_item] = (ulong) l_24;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_141;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_142;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_144;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_195); }
                        GALEFS_RETURN;
                        resume_4:
                        l_18 = (long) gale_longs[gale_item];
                        i_20 = (int) gale_ints[gale_item];
                        i_21 = (int) gale_ints[gale_items + gale_item];
                        i_23 = (int) gale_ints[2 * gale_items + gale_item];
                        l_24 = (long) gale_longs[gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        l_141 = (long) gale_longs[2 * gale_items + gale_item];
                        i_142 = (int) gale_ints[5 * gale_items + gale_item];
                        l_144 = (long) gale_longs[3 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_52 = (int) get_local_id(0);
                        l_53 = ((long) gale_group) << 10;
                        ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
                        i_55 = (int) get_local_id(0);
                        l_56 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_57 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_58 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_59 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_60 = 1L << i_59;
                        l_61 = (long) ((ulong) l_60 + (ulong) (-1L));
                        i_62 = (int) get_local_id(0);
                        l_195 = gale_round_reply(gale_entry);
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_195 < 0L)) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
                        }
                    }
                    if (l_195 < 0L) {
                        l_196 = l_195;
                    } else {
                        if (((int) l_195) == 0) {
                            l_196 = 0L;
                        } else {
                            l_197 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_56 + (ulong) (((long) ((ulong) l_195 >> 32)) << 5))) + (ulong) 16L))));
                            l_198 = (long) ((ulong) l_144 + (ulong) l_197);
                            l_196 = l_198;
                        }
                    }
                    if ((ulong) ((long) ((ulong) l_196 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_199 = (long) ((ulong) l_141 + (ulong) l_196);
                        l_63 = l_199;
                        i_64 = i_142;
                    } else {
                        i_200 = (int) *((__global char *) (arg_fs + 16 + l_196));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            i_201 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_201 == 0) {
                                l_202 = (-22L);
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
                                l_203 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                l_204 = *((__global gale_long *) (arg_fs + 16 + l_203));
                                *((__global gale_long *) (arg_fs + 16 + l_203)) = ((long) ((ulong) l_204 + (ulong) 1L));
                                l_202 = 0L;
                            }
                        } else {
                            l_202 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_205, l_202);
                        l_206 = (long) ((ulong) l_141 + (ulong) ((long) i_200));
                        l_63 = l_206;
                        i_64 = i_142;
                    }
                }
            }
            if (i_52 == 0) {
                i_207 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_207 == 0) {
                    i_208 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_209 = (int) (0 - (uint) i_208);
                    if (i_209 < 0) {
                        l_210 = (long) i_209;
                        l_211 = l_210;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_212 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_212)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 4L)))) = 2;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = i_50;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 16L)))) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 36L)))) = 0;
                        l_211 = LONG_MIN;
                    }
                } else {
                    l_213 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_214 = *((__global gale_int *) (arg_fs + 16 + l_213));
                    i_215 = (int) ((uint) i_214 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_213)) = i_215;
                    if (i_2 < i_215) {
                        i_216 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_216 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_217 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_217)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 36L)))) = 0;
                            l_211 = LONG_MIN;
                        } else {
                            l_211 = (-16L);
                        }
                    } else {
                        l_211 = (-16L);
                    }
                }
            } else {
                l_211 = 0L;
            }
            GALEFS_BROADCAST(9, l_218, l_211);
            if (l_218 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_item] = (uint) i_20;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_items + gale_item] = (ulong) l_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_63;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_218); }
                GALEFS_RETURN;
                resume_5:
                l_18 = (long) gale_longs[gale_item];
                i_20 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_items + gale_item];
                l_63 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_218 = gale_round_reply(gale_entry);
            }
            l_219 = (long) ((ulong) l_63 + (ulong) ((long) ((int) l_218)));
            l_27 = l_219;
        }
        i_220 = (int) ((uint) i_20 + (uint) 1);
        if ((i_21 & 8) == 0) {
            l_19 = l_27;
            i_20 = i_220;
        } else {
            if (((int) get_local_id(0)) == 0) {
                i_221 = *((__global gale_int *) (arg_fs + 16 + 64L));
                if (i_23 < 0) {
                    i_222 = (-9);
                } else {
                    if (i_23 < i_25) {
                        i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                        i_224 = (int) ((uint) i_223 + (uint) (-1));
                        i_225 = (i_224 < 0) ? (-9) : i_224;
                        i_222 = i_225;
                    } else {
                        i_222 = (-9);
                    }
                }
                i_226 = (int) (0 - (uint) i_221);
                if (i_226 < 0) {
                    l_227 = (long) i_226;
                    l_228 = l_227;
                } else {
                    l_229 = (long) i_222;
                    if (i_222 < 0) {
                        l_228 = l_229;
                    } else {
                        l_230 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_229 << 6)))));
                        l_228 = l_230;
                    }
                }
                l_231 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_232 = *((__global gale_int *) (arg_fs + 16 + l_231));
                i_233 = (int) ((uint) i_232 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_231)) = i_233;
                if (i_2 < i_233) {
                    i_234 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_234 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_235 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_235)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 16L)))) = l_228;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 36L)))) = 0;
                        l_236 = LONG_MIN;
                    } else {
                        l_236 = l_228;
                    }
                } else {
                    l_236 = l_228;
                }
            } else {
                l_236 = 0L;
            }
            GALEFS_BROADCAST(10, l_237, l_236);
            if (l_237 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_220;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_237); }
                GALEFS_RETURN;
                resume_6:
                l_18 = (long) gale_longs[gale_item];
                i_21 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_220 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_237 = gale_round_reply(gale_entry);
            }
            l_238 = (long) ((ulong) l_237 + (ulong) ((long) ((ulong) l_27 + (ulong) (l_27 << 1))));
            if (!((i_21 & 16) == 0)) {
                break;
            }
            l_19 = l_238;
            i_20 = i_220;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_239 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_239 == 0) {
            i_240 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_241 = (int) (0 - (uint) i_240);
            if (i_241 < 0) {
                l_242 = (long) i_241;
                l_243 = l_242;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_244 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_244)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 12L)))) = i_23;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 36L)))) = 0;
                l_243 = LONG_MIN;
            }
        } else {
            l_245 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_246 = *((__global gale_int *) (arg_fs + 16 + l_245));
            i_247 = (int) ((uint) i_246 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_245)) = i_247;
            if (i_2 < i_247) {
                i_248 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_248 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_249 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_249)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 36L)))) = 0;
                    l_243 = LONG_MIN;
                } else {
                    l_243 = (-16L);
                }
            } else {
                l_243 = (-16L);
            }
        }
    } else {
        l_243 = 0L;
    }
    GALEFS_BROADCAST(11, l_250, l_243);
    if (l_250 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_238;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_250); }
        GALEFS_RETURN;
        resume_7:
        l_238 = (long) gale_longs[gale_item];
        l_250 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_238;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_RETURN;
B224:;
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_19));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_137) VARIABLE(int, i_138) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_148) VARIABLE(int, i_150) VARIABLE(int, i_153) VARIABLE(int, i_263) VARIABLE(int, i_264) VARIABLE(int, i_278) VARIABLE(int, i_279) VARIABLE(int, i_281) VARIABLE(int, i_392) VARIABLE(int, i_461) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_135) VARIABLE(long, l_139) VARIABLE(long, l_142) VARIABLE(long, l_143) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_149) VARIABLE(long, l_151) VARIABLE(long, l_154) VARIABLE(long, l_156) VARIABLE(long, l_2) VARIABLE(long, l_262) VARIABLE(long, l_280) VARIABLE(long, l_283) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_496) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(__global uchar *, ul_136)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_156) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_153) VARIABLE(i_263) VARIABLE(i_264) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_2) VARIABLE(l_262) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_278) VARIABLE(i_279) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_281) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_2) VARIABLE(l_280) VARIABLE(l_283) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_281) VARIABLE(i_392) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_2) VARIABLE(l_280) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_137) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_281) VARIABLE(i_392) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_139) VARIABLE(l_142) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_2) VARIABLE(l_280) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_70) VARIABLE(ul_136)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_149) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_68) VARIABLE(l_70)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_461) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_71)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_496)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_136;
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_65, i_67, i_69, i_73, i_77, i_79, i_80, i_82, i_84, i_87, i_88, i_91, i_92, i_96, i_103, i_104, i_112, i_115, i_118, i_119, i_122, i_123, i_127, i_131, i_132, i_133, i_134, i_137, i_138, i_140, i_141, i_144, i_145, i_148, i_150, i_152, i_153, i_158, i_159, i_163, i_164, i_165, i_166, i_167, i_169, i_171, i_178, i_179, i_180, i_181, i_182, i_183, i_184, i_186, i_188, i_189, i_190, i_191, i_192, i_193, i_195, i_197, i_198, i_199, i_200, i_203, i_205, i_206, i_211, i_213, i_214, i_216, i_218, i_221, i_222, i_225, i_226, i_234, i_244, i_247, i_250, i_251, i_254, i_255, i_259, i_263, i_264, i_271, i_276, i_277, i_278, i_279, i_281, i_285, i_286, i_289, i_290, i_291, i_292, i_293, i_296, i_302, i_303, i_304, i_305, i_307, i_309, i_312, i_323, i_325, i_326, i_327, i_328, i_329, i_331, i_333, i_334, i_335, i_337, i_339, i_340, i_341, i_343, i_344, i_346, i_347, i_350, i_351, i_354, i_355, i_366, i_369, i_372, i_373, i_376, i_377, i_381, i_387, i_392, i_394, i_400, i_408, i_412, i_414, i_415, i_417, i_419, i_422, i_423, i_426, i_427, i_436, i_441, i_444, i_447, i_448, i_451, i_452, i_456, i_461, i_463, i_464, i_465, i_466, i_467, i_468, i_477, i_480, i_483, i_484, i_487, i_488, i_492, i_498, i_502, i_504, i_505, i_507, i_509, i_512, i_513, i_516, i_517, i_526, i_531, i_534, i_537, i_538, i_541, i_542, i_546;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_66, l_68, l_70, l_71, l_72, l_74, l_75, l_76, l_78, l_81, l_83, l_85, l_86, l_89, l_90, l_93, l_94, l_95, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_113, l_114, l_116, l_117, l_120, l_121, l_124, l_125, l_126, l_128, l_129, l_130, l_135, l_139, l_142, l_143, l_146, l_147, l_149, l_151, l_154, l_155, l_156, l_157, l_160, l_161, l_162, l_168, l_170, l_172, l_173, l_174, l_175, l_176, l_177, l_185, l_187, l_194, l_196, l_201, l_202, l_204, l_207, l_208, l_209, l_210, l_212, l_215, l_217, l_219, l_220, l_223, l_224, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_245, l_246, l_248, l_249, l_252, l_253, l_256, l_257, l_258, l_260, l_261, l_262, l_265, l_266, l_267, l_268, l_269, l_270, l_272, l_273, l_274, l_275, l_280, l_282, l_283, l_284, l_287, l_288, l_294, l_295, l_297, l_298, l_299, l_300, l_301, l_306, l_308, l_310, l_311, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_324, l_330, l_332, l_336, l_338, l_342, l_345, l_348, l_349, l_352, l_353, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_367, l_368, l_370, l_371, l_374, l_375, l_378, l_379, l_380, l_382, l_383, l_384, l_385, l_386, l_388, l_389, l_390, l_391, l_393, l_395, l_396, l_397, l_398, l_399, l_401, l_402, l_403, l_404, l_405, l_406, l_407, l_409, l_410, l_411, l_413, l_416, l_418, l_420, l_421, l_424, l_425, l_428, l_429, l_430, l_431, l_432, l_433, l_434, l_435, l_437, l_438, l_439, l_440, l_442, l_443, l_445, l_446, l_449, l_450, l_453, l_454, l_455, l_457, l_458, l_459, l_460, l_462, l_469, l_470, l_471, l_472, l_473, l_474, l_475, l_476, l_478, l_479, l_481, l_482, l_485, l_486, l_489, l_490, l_491, l_493, l_494, l_495, l_496, l_497, l_499, l_500, l_501, l_503, l_506, l_508, l_510, l_511, l_514, l_515, l_518, l_519, l_520, l_521, l_522, l_523, l_524, l_525, l_527, l_528, l_529, l_530, l_532, l_533, l_535, l_536, l_539, l_540, l_543, l_544, l_545, l_547, l_548, l_549;
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
    l_63 = 0L;
    i_64 = 0;
    while (true) {
        if (!(i_64 < 4)) {
            goto B428;
        }
        i_65 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_64 + (uint) ((int) get_group_id(0)))) & 63)) << 2) + 16L)));
        l_66 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_67 = (int) l_62;
        l_68 = (long) ((ulong) l_66 + (ulong) (((long) i_67) << 3));
        i_69 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_70 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if ((i_65 & 1) == 0) {
            l_71 = l_63;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_72 = (long) ((int) get_group_id(0));
                i_73 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_72 << 12) + (l_72 << 11)))) + (ulong) 1856L))));
                if (i_73 == 0) {
                    l_74 = (long) ((int) get_group_id(0));
                    l_75 = (long) ((ulong) l_4 + (ulong) ((l_74 << 12) + (l_74 << 11)));
                    l_76 = (long) ((ulong) l_75 + (ulong) 1796L);
                    i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                    l_78 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 1896L))));
                    i_79 = (int) (0 - (uint) i_77);
                    if (i_79 < 0) {
                        i_80 = i_79;
                    } else {
                        l_81 = (long) ((ulong) l_78 + (ulong) (-64L));
                        i_82 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_83 = (long) ((ulong) l_75 + (ulong) 1792L);
                        i_84 = 0;
                        l_85 = 0L;
                        l_86 = (-1L);
                        while (true) {
                            if (!(i_84 == 0)) {
                                break;
                            }
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                            i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                            if (i_82 == i_88) {
                                i_84 = 1;
                            } else {
                                if (i_87 == 0) {
                                    if (l_85 < l_3) {
                                        GALEFS_RELAX(l_85);
                                        l_89 = (long) ((ulong) l_85 + (ulong) 1L);
                                        l_85 = l_89;
                                    } else {
                                        l_90 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_91 = (l_86 == l_90) ? (-110) : 0;
                                        i_84 = i_91;
                                        l_85 = 0L;
                                        l_86 = l_90;
                                    }
                                } else {
                                    i_92 = (int) (0 - (uint) i_87);
                                    i_84 = i_92;
                                }
                            }
                        }
                        i_80 = i_84;
                    }
                    l_93 = (long) i_80;
                    l_94 = l_93;
                } else {
                    l_94 = (-16L);
                }
                if (l_94 < 0L) {
                    l_95 = l_94;
                } else {
                    i_96 = (int) get_group_id(0);
                    l_97 = (long) ((ulong) l_1 + (ulong) ((long) i_96));
                    l_98 = (long) ((int) get_group_id(0));
                    l_99 = (long) ((ulong) l_4 + (ulong) ((l_98 << 12) + (l_98 << 11)));
                    l_100 = (long) ((ulong) l_99 + (ulong) 1896L);
                    l_101 = (long) ((int) get_group_id(0));
                    l_102 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_101 << 12) + (l_101 << 11)))) + (ulong) 2048L);
                    i_103 = 0;
                    while (true) {
                        if (!(i_103 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) ((long) i_103))))) = (char) ((int) gale_literals[((int) ((uint) i_103 + (uint) 4))]);
                        i_104 = (int) ((uint) i_103 + (uint) 1);
                        i_103 = i_104;
                    }
                    l_105 = *((__global gale_long *) (arg_fs + 16 + l_100));
                    l_106 = (long) ((ulong) l_105 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_106) & 1023)))))) = 0L;
                    l_107 = (long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_105) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L)))) = 1;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_105 + (ulong) ((long) ((ulong) (l_105 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 36L)))) = 4;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_107)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_100)) = l_106;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + l_97)) = (char) 1;
                    if (l_0 == 0L) {
                        l_95 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_96 >> 6)))))) = (char) 1;
                        l_95 = LONG_MIN;
                    }
                }
            } else {
                l_95 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_95 < (-4611686018427387904L)) {
                    l_108 = (long) ((int) get_group_id(0));
                    l_109 = (long) ((ulong) l_4 + (ulong) ((l_108 << 12) + (l_108 << 11)));
                    l_110 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1896L))));
                    l_111 = (long) ((ulong) l_110 + (ulong) (-64L));
                    i_112 = (int) ((uint) ((int) (((long) ((ulong) l_111 + (ulong) ((long) ((ulong) (l_111 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_113 = (long) ((ulong) l_109 + (ulong) 1792L);
                    l_114 = (long) ((ulong) l_109 + (ulong) 1796L);
                    i_115 = 0;
                    l_116 = 0L;
                    l_117 = (-1L);
                    while (true) {
                        if (!(i_115 == 0)) {
                            break;
                        }
                        i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_114));
                        i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                        if (i_112 == i_119) {
                            i_115 = 1;
                        } else {
                            if (i_118 == 0) {
                                if (l_116 < l_3) {
                                    GALEFS_RELAX(l_116);
                                    l_120 = (long) ((ulong) l_116 + (ulong) 1L);
                                    l_116 = l_120;
                                } else {
                                    l_121 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                    if (i_115 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1888L)))) = i_112;
                    }
                    GALEFS_FENCE();
                    if (i_115 < 0) {
                        l_124 = (long) i_115;
                        l_125 = l_124;
                    } else {
                        l_126 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 1800L))));
                        l_125 = l_126;
                    }
                    i_127 = (int) ((uint) ((int) l_95) + (uint) (-1));
                    if (i_127 < 0) {
                        l_128 = l_125;
                    } else {
                        if (l_125 < 0L) {
                            l_128 = l_125;
                        } else {
                            l_129 = (l_125 << 32) | ((long) (uint) i_127);
                            l_128 = l_129;
                        }
                    }
                } else {
                    l_128 = l_95;
                }
            } else {
                l_128 = l_95;
            }
            GALEFS_BROADCAST(2, l_130, l_128);
            i_131 = (int) l_130;
            i_132 = (i_65 >> 1) & 3;
            i_133 = (int) get_local_id(0);
            i_134 = (int) get_local_id(0);
            l_135 = ((long) ((int) get_group_id(0))) << 10;
            ul_136 = arg_scratch + ((((long) ((int) (l_135 >> 2))) << 2) + 16L);
            i_137 = (int) get_local_id(0);
            i_138 = (int) get_local_id(0);
            l_139 = *((__global gale_long *) (arg_fs + 16 + 40L));
            i_140 = *((__global gale_int *) (arg_fs + 16 + 36L));
            i_141 = (int) ((uint) (1 << i_140) + (uint) (-1));
            l_142 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_143 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_144 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_145 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_146 = 1L << i_145;
            l_147 = (long) ((ulong) l_146 + (ulong) (-1L));
            i_148 = (int) get_local_id(0);
            l_149 = l_63;
            i_150 = 0;
            while (true) {
                if (!(i_150 < i_132)) {
                    break;
                }
                l_151 = ((long) i_150) << 2;
                i_152 = 1;
                i_153 = 0;
                while (true) {
                    if (!(i_152 == 1)) {
                        break;
                    }
                    l_154 = (long) i_153;
                    l_155 = l_154 + l_151;
                    l_156 = l_155 & l_147;
                    if (i_148 == 0) {
                        l_157 = (long) ((int) get_group_id(0));
                        i_158 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_157 << 12) + (l_157 << 11)))) + (ulong) 1796L))));
                        i_159 = (int) (0 - (uint) i_158);
                        l_160 = (long) ((ulong) l_66 + (ulong) (((long) i_131) << 3));
                        if (i_159 < 0) {
                            l_161 = (long) i_159;
                            l_162 = l_161;
                        } else {
                            if (i_131 < 0) {
                                i_163 = (-9);
                            } else {
                                if (i_131 < i_69) {
                                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                                    i_165 = (int) ((uint) i_164 + (uint) (-1));
                                    i_166 = (i_165 < 0) ? (-9) : i_165;
                                    if (i_166 < 0) {
                                        i_163 = i_166;
                                    } else {
                                        i_167 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 4L))));
                                        if ((i_167 & 3) == 1) {
                                            i_163 = (-9);
                                        } else {
                                            i_163 = i_166;
                                        }
                                    }
                                } else {
                                    i_163 = (-9);
                                }
                            }
                            l_168 = (long) i_163;
                            if (i_163 < 0) {
                                l_162 = l_168;
                            } else {
                                if (l_155 < 0L) {
                                    l_162 = (-22L);
                                } else {
                                    i_169 = (int) ((uint) 4 - (uint) i_153);
                                    if (i_169 < 0) {
                                        l_162 = (-22L);
                                    } else {
                                        l_170 = (long) ((int) get_group_id(0));
                                        i_171 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_170 << 12) + (l_170 << 11)))) + (ulong) 1856L))));
                                        if (i_171 == 0) {
                                            l_172 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) (l_168 << 6)))));
                                            l_173 = (long) ((ulong) l_172 - (ulong) l_155);
                                            if (l_173 < 1L) {
                                                l_162 = 0L;
                                            } else {
                                                l_174 = (long) (uint) i_169;
                                                l_175 = (l_173 < l_174) ? l_173 : l_174;
                                                l_162 = l_175;
                                            }
                                        } else {
                                            l_162 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_162 < 1L) {
                            l_176 = l_162;
                        } else {
                            l_177 = (long) ((ulong) l_146 - (ulong) l_156);
                            if (l_177 < l_162) {
                                i_178 = (int) l_177;
                                i_179 = i_178;
                            } else {
                                i_180 = (int) l_162;
                                i_179 = i_180;
                            }
                            if (i_131 < 0) {
                                i_181 = (-9);
                            } else {
                                if (i_131 < i_69) {
                                    i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                                    i_183 = (int) ((uint) i_182 + (uint) (-1));
                                    i_184 = (i_183 < 0) ? (-9) : i_183;
                                    i_181 = i_184;
                                } else {
                                    i_181 = (-9);
                                }
                            }
                            l_185 = (long) i_181;
                            if (i_181 < 0) {
                                l_176 = l_185;
                            } else {
                                i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_70 + (ulong) (l_185 << 6))) + (ulong) 8L))));
                                l_187 = l_155 >> i_145;
                                i_188 = i_144 & ((int) (((long) ((ulong) ((long) ((ulong) l_187 + (ulong) (((long) i_186) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_189 = i_188;
                                i_190 = 0;
                                i_191 = (-2);
                                while (true) {
                                    if (!(i_191 == (-2))) {
                                        break;
                                    }
                                    i_192 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) (((long) i_189) << 2)))));
                                    i_193 = (int) ((uint) i_192 + (uint) (-1));
                                    if (i_193 < 0) {
                                        i_191 = (-1);
                                    } else {
                                        l_194 = (long) ((ulong) l_142 + (ulong) (((long) (uint) i_193) << 5));
                                        i_195 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                                        l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 8L))));
                                        if ((!(i_186 == i_195)) || (!(l_187 == l_196))) {
                                            if (i_144 == i_190) {
                                                i_191 = (-1);
                                            } else {
                                                i_197 = (int) ((uint) i_190 + (uint) 1);
                                                i_198 = i_144 & ((int) ((uint) i_189 + (uint) 1));
                                                i_189 = i_198;
                                                i_190 = i_197;
                                            }
                                        } else {
                                            i_191 = i_193;
                                        }
                                    }
                                }
                                if (i_191 < 0) {
                                    i_199 = i_191;
                                } else {
                                    i_200 = (int) get_group_id(0);
                                    l_201 = (long) ((ulong) l_139 + (ulong) ((((long) (i_200 & i_141)) << 6) + (((long) (i_200 >> i_140)) << 2)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_201)) = ((int) ((uint) i_191 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_202 = (long) ((ulong) l_142 + (ulong) (((long) (uint) i_191) << 5));
                                    i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_202));
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_186 == i_203) {
                                        l_204 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 8L))));
                                        i_205 = (l_187 == l_204) ? 1 : 0;
                                        i_206 = i_205;
                                    } else {
                                        i_206 = 0;
                                    }
                                    if (i_206 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_201)) = 0;
                                    }
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_206 == 0) {
                                        i_199 = (-1);
                                    } else {
                                        i_199 = i_191;
                                    }
                                }
                                l_207 = (long) i_179;
                                if (i_199 < 0) {
                                    l_208 = (long) ((int) get_group_id(0));
                                    l_209 = (long) ((ulong) l_4 + (ulong) ((l_208 << 12) + (l_208 << 11)));
                                    l_210 = (long) ((ulong) l_209 + (ulong) 1796L);
                                    i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_210));
                                    l_212 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 1896L))));
                                    i_213 = (int) (0 - (uint) i_211);
                                    if (i_213 < 0) {
                                        i_214 = i_213;
                                    } else {
                                        l_215 = (long) ((ulong) l_212 + (ulong) (-64L));
                                        i_216 = (int) ((uint) ((int) (((long) ((ulong) l_215 + (ulong) ((long) ((ulong) (l_215 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_217 = (long) ((ulong) l_209 + (ulong) 1792L);
                                        i_218 = 0;
                                        l_219 = 0L;
                                        l_220 = (-1L);
                                        while (true) {
                                            if (!(i_218 == 0)) {
                                                break;
                                            }
                                            i_221 = *((volatile __global gale_int *) (arg_fs + 16 + l_210));
                                            i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                                            if (i_216 == i_222) {
                                                i_218 = 1;
                                            } else {
                                                if (i_221 == 0) {
                                                    if (l_219 < l_3) {
                                                        GALEFS_RELAX(l_219);
                                                        l_223 = (long) ((ulong) l_219 + (ulong) 1L);
                                                        l_219 = l_223;
                                                    } else {
                                                        l_224 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                        i_225 = (l_220 == l_224) ? (-110) : 0;
                                                        i_218 = i_225;
                                                        l_219 = 0L;
                                                        l_220 = l_224;
                                                    }
                                                } else {
                                                    i_226 = (int) (0 - (uint) i_221);
                                                    i_218 = i_226;
                                                }
                                            }
                                        }
                                        i_214 = i_218;
                                    }
                                    if (i_214 < 0) {
                                        l_227 = (long) i_214;
                                        l_176 = l_227;
                                    } else {
                                        l_228 = (long) ((int) get_group_id(0));
                                        l_229 = (long) ((ulong) l_4 + (ulong) ((l_228 << 12) + (l_228 << 11)));
                                        l_230 = (long) ((ulong) l_229 + (ulong) 1896L);
                                        l_231 = *((__global gale_long *) (arg_fs + 16 + l_230));
                                        l_232 = (long) ((ulong) l_231 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) ((long) (uint) (((int) l_232) & 1023)))))) = 0L;
                                        l_233 = (long) ((ulong) l_229 + (ulong) ((long) (uint) (((int) l_231) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_231 + (ulong) ((long) ((ulong) (l_231 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 12L)))) = i_131;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 16L)))) = l_155;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 24L)))) = l_162;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_233)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_230)) = l_232;
                                        GALEFS_FENCE();
                                        i_234 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_234))))) = (char) 1;
                                        l_235 = (long) ((ulong) l_207 + (ulong) (-9223372036854775807L));
                                        if (l_0 == 0L) {
                                            l_176 = l_235;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_234 >> 6)))))) = (char) 1;
                                            l_176 = l_235;
                                        }
                                    }
                                } else {
                                    l_236 = (long) ((int) get_group_id(0));
                                    l_237 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_236 << 12) + (l_236 << 11)))) + (ulong) 1864L);
                                    l_238 = *((__global gale_long *) (arg_fs + 16 + l_237));
                                    *((__global gale_long *) (arg_fs + 16 + l_237)) = ((long) ((ulong) l_238 + (ulong) 1L));
                                    l_239 = l_207 | (((long) (uint) i_199) << 32);
                                    l_176 = l_239;
                                }
                            }
                        }
                    } else {
                        l_176 = 0L;
                    }
                    if (i_138 == 0) {
                        if (l_176 < (-4611686018427387904L)) {
                            l_240 = (long) ((int) get_group_id(0));
                            l_241 = (long) ((ulong) l_4 + (ulong) ((l_240 << 12) + (l_240 << 11)));
                            l_242 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 1896L))));
                            l_243 = (long) ((ulong) l_242 + (ulong) (-64L));
                            i_244 = (int) ((uint) ((int) (((long) ((ulong) l_243 + (ulong) ((long) ((ulong) (l_243 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_245 = (long) ((ulong) l_241 + (ulong) 1792L);
                            l_246 = (long) ((ulong) l_241 + (ulong) 1796L);
                            i_247 = 0;
                            l_248 = 0L;
                            l_249 = (-1L);
                            while (true) {
                                if (!(i_247 == 0)) {
                                    break;
                                }
                                i_250 = *((volatile __global gale_int *) (arg_fs + 16 + l_246));
                                i_251 = *((volatile __global gale_int *) (arg_fs + 16 + l_245));
                                if (i_244 == i_251) {
                                    i_247 = 1;
                                } else {
                                    if (i_250 == 0) {
                                        if (l_248 < l_3) {
                                            GALEFS_RELAX(l_248);
                                            l_252 = (long) ((ulong) l_248 + (ulong) 1L);
                                            l_248 = l_252;
                                        } else {
                                            l_253 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                            if (i_247 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 1888L)))) = i_244;
                            }
                            GALEFS_FENCE();
                            if (i_247 < 0) {
                                l_256 = (long) i_247;
                                l_257 = l_256;
                            } else {
                                l_258 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 1800L))));
                                l_257 = l_258;
                            }
                            i_259 = (int) ((uint) ((int) l_176) + (uint) (-1));
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
                            l_260 = l_176;
                        }
                    } else {
                        l_260 = l_176;
                    }
                    GALEFS_BROADCAST(3, l_262, l_260);
                    i_263 = (int) l_262;
                    if (l_262 < 0L) {
                        i_264 = 0;
                    } else {
                        i_264 = i_263;
                    }
                    if (l_262 < 0L) {
                        l_265 = 0L;
                    } else {
                        if (i_263 == 0) {
                            l_265 = 0L;
                        } else {
                            l_266 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_142 + (ulong) (((long) ((ulong) l_262 >> 32)) << 5))) + (ulong) 16L))));
                            l_267 = (long) ((ulong) l_156 + (ulong) l_266);
                            l_265 = l_267;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_265), (arg_scratch + 16 + (l_154 + l_135)), i_264);
                    GALEFS_BARRIER(4);
                    if (i_137 == 0) {
                        if (!(i_264 < 1)) {
                            l_268 = (long) ((int) get_group_id(0));
                            l_269 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_268 << 12) + (l_268 << 11)))) + (ulong) 1872L);
                            l_270 = *((__global gale_long *) (arg_fs + 16 + l_269));
                            *((__global gale_long *) (arg_fs + 16 + l_269)) = ((long) ((ulong) ((long) (uint) i_264) + (ulong) l_270));
                            GALEFS_RELEASE_FENCE();
                            i_271 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) ((((long) (i_141 & i_271)) << 6) + (((long) (i_271 >> i_140)) << 2)))))) = 0;
                            l_272 = (long) ((int) get_group_id(0));
                            l_273 = (long) ((ulong) l_4 + (ulong) ((l_272 << 12) + (l_272 << 11)));
                            l_274 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_273 + (ulong) 1896L))));
                            l_275 = (long) ((ulong) l_274 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_273 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_275 + (ulong) ((long) ((ulong) (l_275 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_276 = (int) ((uint) i_153 + (uint) i_264);
                    if (l_262 < 0L) {
                        i_152 = i_263;
                        i_153 = i_276;
                    } else {
                        i_277 = ((i_264 < 1) || (!(i_276 < 4))) ? 0 : 1;
                        i_152 = i_277;
                        i_153 = i_276;
                    }
                }
                if (i_153 < 1) {
                    i_278 = i_152;
                } else {
                    i_278 = i_153;
                }
                i_279 = *((__global gale_int *) ul_136);
                GALEFS_BARRIER(5);
                l_280 = (long) ((ulong) ((long) i_278) + (ulong) ((long) ((ulong) (l_149 << 5) - (ulong) l_149)));
                i_281 = (int) ((uint) i_150 + (uint) 1);
                if (gale_rem_int(i_279, 3) == 0) {
                    l_149 = l_280;
                    i_150 = i_281;
                } else {
                    l_282 = (long) (uint) (i_279 & 2047);
                    l_283 = l_147 & l_282;
                    if (((int) get_local_id(0)) == 0) {
                        l_284 = (long) ((int) get_group_id(0));
                        i_285 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_284 << 12) + (l_284 << 11)))) + (ulong) 1796L))));
                        i_286 = (int) (0 - (uint) i_285);
                        if (i_286 < 0) {
                            l_287 = (long) i_286;
                            l_288 = l_287;
                        } else {
                            if (i_67 < 0) {
                                i_289 = (-9);
                            } else {
                                if (i_67 < i_69) {
                                    i_290 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                                    i_291 = (int) ((uint) i_290 + (uint) (-1));
                                    i_292 = (i_291 < 0) ? (-9) : i_291;
                                    if (i_292 < 0) {
                                        i_289 = i_292;
                                    } else {
                                        i_293 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) 4L))));
                                        if ((i_293 & 3) == 1) {
                                            i_289 = (-9);
                                        } else {
                                            i_289 = i_292;
                                        }
                                    }
                                } else {
                                    i_289 = (-9);
                                }
                            }
                            l_294 = (long) i_289;
                            if (i_289 < 0) {
                                l_288 = l_294;
                            } else {
                                l_295 = (long) ((int) get_group_id(0));
                                i_296 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_295 << 12) + (l_295 << 11)))) + (ulong) 1856L))));
                                if (i_296 == 0) {
                                    l_297 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) (l_294 << 6)))));
                                    l_298 = (((long) ((ulong) l_297 - (ulong) l_282)) < 1L) ? 0L : 1L;
                                    l_288 = l_298;
                                } else {
                                    l_288 = (-16L);
                                }
                            }
                        }
                        l_299 = (l_288 < 0L) ? l_288 : (-22L);
                        if (l_288 < 1L) {
                            l_300 = l_299;
                        } else {
                            if (l_288 == 1L) {
                                l_301 = (long) ((ulong) l_146 - (ulong) l_283);
                                if (l_301 < 1L) {
                                    if (!(((int) l_301) == 1)) {
                                        l_300 = l_299;
                                        goto B299;
                                    }
                                }
                                if (i_67 < 0) {
                                    i_302 = (-9);
                                } else {
                                    if (i_67 < i_69) {
                                        i_303 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                                        i_304 = (int) ((uint) i_303 + (uint) (-1));
                                        i_305 = (i_304 < 0) ? (-9) : i_304;
                                        i_302 = i_305;
                                    } else {
                                        i_302 = (-9);
                                    }
                                }
                                l_306 = (long) i_302;
                                if (i_302 < 0) {
                                    l_300 = l_306;
                                } else {
                                    i_307 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_70 + (ulong) (l_306 << 6))) + (ulong) 8L))));
                                    l_308 = (long) ((ulong) l_282 >> i_145);
                                    i_309 = i_144 & ((int) (((long) ((ulong) (l_308 + (((long) i_307) << 40)) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_310 = (long) ((int) get_group_id(0));
                                    l_311 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_310 << 12) + (l_310 << 11)))) + (ulong) 1864L);
                                    i_312 = (int) get_group_id(0);
                                    l_313 = (long) ((ulong) l_0 + (ulong) ((long) (i_312 >> 6)));
                                    l_314 = (long) ((ulong) l_1 + (ulong) ((long) i_312));
                                    l_315 = (long) ((int) get_group_id(0));
                                    l_316 = (long) ((ulong) l_4 + (ulong) ((l_315 << 12) + (l_315 << 11)));
                                    l_317 = (long) ((ulong) l_316 + (ulong) 1896L);
                                    l_318 = (long) ((int) get_group_id(0));
                                    l_319 = (long) ((ulong) l_4 + (ulong) ((l_318 << 12) + (l_318 << 11)));
                                    l_320 = (long) ((ulong) l_319 + (ulong) 1792L);
                                    l_321 = (long) ((ulong) l_319 + (ulong) 1896L);
                                    l_322 = (long) ((ulong) l_319 + (ulong) 1796L);
                                    i_323 = (int) get_group_id(0);
                                    l_324 = (long) ((ulong) l_139 + (ulong) ((((long) (i_141 & i_323)) << 6) + (((long) (i_323 >> i_140)) << 2)));
                                    i_325 = i_309;
                                    i_326 = 0;
                                    i_327 = (-2);
                                    while (true) {
                                        if (!(i_327 == (-2))) {
                                            break;
                                        }
                                        i_328 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) (((long) i_325) << 2)))));
                                        i_329 = (int) ((uint) i_328 + (uint) (-1));
                                        if (i_329 < 0) {
                                            i_327 = (-1);
                                        } else {
                                            l_330 = (long) ((ulong) l_142 + (ulong) (((long) (uint) i_329) << 5));
                                            i_331 = *((volatile __global gale_int *) (arg_fs + 16 + l_330));
                                            l_332 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_330 + (ulong) 8L))));
                                            if ((!(i_307 == i_331)) || (!(l_308 == l_332))) {
                                                if (i_144 == i_326) {
                                                    i_327 = (-1);
                                                } else {
                                                    i_333 = (int) ((uint) i_326 + (uint) 1);
                                                    i_334 = i_144 & ((int) ((uint) i_325 + (uint) 1));
                                                    i_325 = i_334;
                                                    i_326 = i_333;
                                                }
                                            } else {
                                                i_327 = i_329;
                                            }
                                        }
                                    }
                                    if (i_327 < 0) {
                                        i_335 = i_327;
                                    } else {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_324)) = ((int) ((uint) i_327 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_336 = (long) ((ulong) l_142 + (ulong) (((long) (uint) i_327) << 5));
                                        i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_336));
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_307 == i_337) {
                                            l_338 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 8L))));
                                            i_339 = (l_308 == l_338) ? 1 : 0;
                                            i_340 = i_339;
                                        } else {
                                            i_340 = 0;
                                        }
                                        if (i_340 == 0) {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_324)) = 0;
                                        }
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_340 == 0) {
                                            i_335 = (-1);
                                        } else {
                                            i_335 = i_327;
                                        }
                                    }
                                    if (i_335 < 0) {
                                        i_341 = *((volatile __global gale_int *) (arg_fs + 16 + l_322));
                                        l_342 = *((__global gale_long *) (arg_fs + 16 + l_321));
                                        i_343 = (int) (0 - (uint) i_341);
                                        if (i_343 < 0) {
                                            i_344 = i_343;
                                        } else {
                                            l_345 = (long) ((ulong) l_342 + (ulong) (-64L));
                                            i_346 = (int) ((uint) ((int) (((long) ((ulong) l_345 + (ulong) ((long) ((ulong) (l_345 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            i_347 = 0;
                                            l_348 = 0L;
                                            l_349 = (-1L);
                                            while (true) {
                                                if (!(i_347 == 0)) {
                                                    break;
                                                }
                                                i_350 = *((volatile __global gale_int *) (arg_fs + 16 + l_322));
                                                i_351 = *((volatile __global gale_int *) (arg_fs + 16 + l_320));
                                                if (i_346 == i_351) {
                                                    i_347 = 1;
                                                } else {
                                                    if (i_350 == 0) {
                                                        if (l_348 < l_3) {
                                                            GALEFS_RELAX(l_348);
                                                            l_352 = (long) ((ulong) l_348 + (ulong) 1L);
                                                            l_348 = l_352;
                                                        } else {
                                                            l_353 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                            i_354 = (l_349 == l_353) ? (-110) : 0;
                                                            i_347 = i_354;
                                                            l_348 = 0L;
                                                            l_349 = l_353;
                                                        }
                                                    } else {
                                                        i_355 = (int) (0 - (uint) i_350);
                                                        i_347 = i_355;
                                                    }
                                                }
                                            }
                                            i_344 = i_347;
                                        }
                                        if (i_344 < 0) {
                                            l_356 = (long) i_344;
                                            l_300 = l_356;
                                        } else {
                                            l_357 = *((__global gale_long *) (arg_fs + 16 + l_317));
                                            l_358 = (long) ((ulong) l_357 + (ulong) 64L);
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_358) & 1023)))))) = 0L;
                                            l_359 = (long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_357) & 1023)));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 4L)))) = 6;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_357 + (ulong) ((long) ((ulong) (l_357 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 12L)))) = i_67;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 16L)))) = l_282;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 24L)))) = 1L;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 32L)))) = 0;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_359)) = 64;
                                            *((__global gale_long *) (arg_fs + 16 + l_317)) = l_358;
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_314)) = (char) 1;
                                            if (l_0 == 0L) {
                                                l_300 = (-9223372036854775806L);
                                            } else {
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_313)) = (char) 1;
                                                l_300 = (-9223372036854775806L);
                                            }
                                        }
                                    } else {
                                        l_360 = *((__global gale_long *) (arg_fs + 16 + l_311));
                                        *((__global gale_long *) (arg_fs + 16 + l_311)) = ((long) ((ulong) l_360 + (ulong) 1L));
                                        l_361 = (((long) (uint) i_335) << 32) | 1L;
                                        l_300 = l_361;
                                    }
                                }
                            } else {
                                l_300 = l_299;
                            }
                        }
                    } else {
                        l_300 = 0L;
                    }
                B299:;
                    if (((int) get_local_id(0)) == 0) {
                        if (l_300 < (-4611686018427387904L)) {
                            l_362 = (long) ((int) get_group_id(0));
                            l_363 = (long) ((ulong) l_4 + (ulong) ((l_362 << 12) + (l_362 << 11)));
                            l_364 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1896L))));
                            l_365 = (long) ((ulong) l_364 + (ulong) (-64L));
                            i_366 = (int) ((uint) ((int) (((long) ((ulong) l_365 + (ulong) ((long) ((ulong) (l_365 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_367 = (long) ((ulong) l_363 + (ulong) 1792L);
                            l_368 = (long) ((ulong) l_363 + (ulong) 1796L);
                            i_369 = 0;
                            l_370 = 0L;
                            l_371 = (-1L);
                            while (true) {
                                if (!(i_369 == 0)) {
                                    break;
                                }
                                i_372 = *((volatile __global gale_int *) (arg_fs + 16 + l_368));
                                i_373 = *((volatile __global gale_int *) (arg_fs + 16 + l_367));
                                if (i_366 == i_373) {
                                    i_369 = 1;
                                } else {
                                    if (i_372 == 0) {
                                        if (l_370 < l_3) {
                                            GALEFS_RELAX(l_370);
                                            l_374 = (long) ((ulong) l_370 + (ulong) 1L);
                                            l_370 = l_374;
                                        } else {
                                            l_375 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_376 = (l_371 == l_375) ? (-110) : 0;
                                            i_369 = i_376;
                                            l_370 = 0L;
                                            l_371 = l_375;
                                        }
                                    } else {
                                        i_377 = (int) (0 - (uint) i_372);
                                        i_369 = i_377;
                                    }
                                }
                            }
                            if (i_369 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1888L)))) = i_366;
                            }
                            GALEFS_FENCE();
                            if (i_369 < 0) {
                                l_378 = (long) i_369;
                                l_379 = l_378;
                            } else {
                                l_380 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1800L))));
                                l_379 = l_380;
                            }
                            i_381 = (int) ((uint) ((int) l_300) + (uint) (-1));
                            if (i_381 < 0) {
                                l_382 = l_379;
                            } else {
                                if (l_379 < 0L) {
                                    l_382 = l_379;
                                } else {
                                    l_383 = (l_379 << 32) | ((long) (uint) i_381);
                                    l_382 = l_383;
                                }
                            }
                        } else {
                            l_382 = l_300;
                        }
                    } else {
                        l_382 = l_300;
                    }
                    GALEFS_BROADCAST(6, l_384, l_382);
                    l_385 = l_384 >> 32;
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_384 < 0L)) {
                            l_386 = (long) ((int) get_group_id(0));
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_386 << 12) + (l_386 << 11)))) + (ulong) 1856L)))) = 1;
                            i_387 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) ((((long) (i_141 & i_387)) << 6) + (((long) (i_387 >> i_140)) << 2)))))) = (((int) ((uint) ((int) l_385) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_384 < 0L) {
                        l_388 = l_384;
                    } else {
                        if (((int) l_384) == 0) {
                            l_388 = 0L;
                        } else {
                            l_389 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_142 + (ulong) (l_385 << 5))) + (ulong) 16L))));
                            l_390 = (long) ((ulong) l_283 + (ulong) l_389);
                            l_388 = l_390;
                        }
                    }
                    if ((ulong) ((long) ((ulong) l_388 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_391 = (long) ((ulong) l_280 + (ulong) l_388);
                        l_149 = l_391;
                        i_150 = i_281;
                    } else {
                        i_392 = (int) *((__global char *) (arg_fs + 16 + l_388));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            l_393 = (long) ((int) get_group_id(0));
                            i_394 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_393 << 12) + (l_393 << 11)))) + (ulong) 1856L))));
                            if (i_394 == 0) {
                                l_395 = (-22L);
                            } else {
                                l_396 = (long) ((int) get_group_id(0));
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_396 << 12) + (l_396 << 11)))) + (ulong) 1856L)))) = 0;
                                l_397 = (long) ((int) get_group_id(0));
                                l_398 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_397 << 12) + (l_397 << 11)))) + (ulong) 1872L);
                                l_399 = *((__global gale_long *) (arg_fs + 16 + l_398));
                                *((__global gale_long *) (arg_fs + 16 + l_398)) = ((long) ((ulong) l_399 + (ulong) 1L));
                                GALEFS_RELEASE_FENCE();
                                i_400 = (int) get_group_id(0);
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) ((((long) (i_141 & i_400)) << 6) + (((long) (i_400 >> i_140)) << 2)))))) = 0;
                                l_401 = (long) ((int) get_group_id(0));
                                l_402 = (long) ((ulong) l_4 + (ulong) ((l_401 << 12) + (l_401 << 11)));
                                l_403 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 1896L))));
                                l_404 = (long) ((ulong) l_403 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_404 + (ulong) ((long) ((ulong) (l_404 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                l_395 = 0L;
                            }
                        } else {
                            l_395 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_405, l_395);
                        l_406 = (long) ((ulong) l_280 + (ulong) ((long) i_392));
                        l_149 = l_406;
                        i_150 = i_281;
                    }
                }
            }
            if (i_134 == 0) {
                l_407 = (long) ((int) get_group_id(0));
                i_408 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_407 << 12) + (l_407 << 11)))) + (ulong) 1856L))));
                if (i_408 == 0) {
                    l_409 = (long) ((int) get_group_id(0));
                    l_410 = (long) ((ulong) l_4 + (ulong) ((l_409 << 12) + (l_409 << 11)));
                    l_411 = (long) ((ulong) l_410 + (ulong) 1796L);
                    i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_411));
                    l_413 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_410 + (ulong) 1896L))));
                    i_414 = (int) (0 - (uint) i_412);
                    if (i_414 < 0) {
                        i_415 = i_414;
                    } else {
                        l_416 = (long) ((ulong) l_413 + (ulong) (-64L));
                        i_417 = (int) ((uint) ((int) (((long) ((ulong) l_416 + (ulong) ((long) ((ulong) (l_416 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_418 = (long) ((ulong) l_410 + (ulong) 1792L);
                        i_419 = 0;
                        l_420 = 0L;
                        l_421 = (-1L);
                        while (true) {
                            if (!(i_419 == 0)) {
                                break;
                            }
                            i_422 = *((volatile __global gale_int *) (arg_fs + 16 + l_411));
                            i_423 = *((volatile __global gale_int *) (arg_fs + 16 + l_418));
                            if (i_417 == i_423) {
                                i_419 = 1;
                            } else {
                                if (i_422 == 0) {
                                    if (l_420 < l_3) {
                                        GALEFS_RELAX(l_420);
                                        l_424 = (long) ((ulong) l_420 + (ulong) 1L);
                                        l_420 = l_424;
                                    } else {
                                        l_425 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_426 = (l_421 == l_425) ? (-110) : 0;
                                        i_419 = i_426;
                                        l_420 = 0L;
                                        l_421 = l_425;
                                    }
                                } else {
                                    i_427 = (int) (0 - (uint) i_422);
                                    i_419 = i_427;
                                }
                            }
                        }
                        i_415 = i_419;
                    }
                    if (i_415 < 0) {
                        l_428 = (long) i_415;
                        l_429 = l_428;
                    } else {
                        l_430 = (long) ((int) get_group_id(0));
                        l_431 = (long) ((ulong) l_4 + (ulong) ((l_430 << 12) + (l_430 << 11)));
                        l_432 = (long) ((ulong) l_431 + (ulong) 1896L);
                        l_433 = *((__global gale_long *) (arg_fs + 16 + l_432));
                        l_434 = (long) ((ulong) l_433 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_431 + (ulong) ((long) (uint) (((int) l_434) & 1023)))))) = 0L;
                        l_435 = (long) ((ulong) l_431 + (ulong) ((long) (uint) (((int) l_433) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 4L)))) = 2;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_433 + (ulong) ((long) ((ulong) (l_433 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 12L)))) = i_131;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_435)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_432)) = l_434;
                        GALEFS_FENCE();
                        i_436 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_436))))) = (char) 1;
                        if (l_0 == 0L) {
                            l_429 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_436 >> 6)))))) = (char) 1;
                            l_429 = LONG_MIN;
                        }
                    }
                } else {
                    l_429 = (-16L);
                }
            } else {
                l_429 = 0L;
            }
            if (i_133 == 0) {
                if (l_429 < (-4611686018427387904L)) {
                    l_437 = (long) ((int) get_group_id(0));
                    l_438 = (long) ((ulong) l_4 + (ulong) ((l_437 << 12) + (l_437 << 11)));
                    l_439 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_438 + (ulong) 1896L))));
                    l_440 = (long) ((ulong) l_439 + (ulong) (-64L));
                    i_441 = (int) ((uint) ((int) (((long) ((ulong) l_440 + (ulong) ((long) ((ulong) (l_440 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_442 = (long) ((ulong) l_438 + (ulong) 1792L);
                    l_443 = (long) ((ulong) l_438 + (ulong) 1796L);
                    i_444 = 0;
                    l_445 = 0L;
                    l_446 = (-1L);
                    while (true) {
                        if (!(i_444 == 0)) {
                            break;
                        }
                        i_447 = *((volatile __global gale_int *) (arg_fs + 16 + l_443));
                        i_448 = *((volatile __global gale_int *) (arg_fs + 16 + l_442));
                        if (i_441 == i_448) {
                            i_444 = 1;
                        } else {
                            if (i_447 == 0) {
                                if (l_445 < l_3) {
                                    GALEFS_RELAX(l_445);
                                    l_449 = (long) ((ulong) l_445 + (ulong) 1L);
                                    l_445 = l_449;
                                } else {
                                    l_450 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_451 = (l_446 == l_450) ? (-110) : 0;
                                    i_444 = i_451;
                                    l_445 = 0L;
                                    l_446 = l_450;
                                }
                            } else {
                                i_452 = (int) (0 - (uint) i_447);
                                i_444 = i_452;
                            }
                        }
                    }
                    if (i_444 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_438 + (ulong) 1888L)))) = i_441;
                    }
                    GALEFS_FENCE();
                    if (i_444 < 0) {
                        l_453 = (long) i_444;
                        l_454 = l_453;
                    } else {
                        l_455 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_438 + (ulong) 1800L))));
                        l_454 = l_455;
                    }
                    i_456 = (int) ((uint) ((int) l_429) + (uint) (-1));
                    if (i_456 < 0) {
                        l_457 = l_454;
                    } else {
                        if (l_454 < 0L) {
                            l_457 = l_454;
                        } else {
                            l_458 = (l_454 << 32) | ((long) (uint) i_456);
                            l_457 = l_458;
                        }
                    }
                } else {
                    l_457 = l_429;
                }
            } else {
                l_457 = l_429;
            }
            GALEFS_BROADCAST(9, l_459, l_457);
            l_460 = (long) ((ulong) l_149 + (ulong) ((long) ((int) l_459)));
            l_71 = l_460;
        }
        i_461 = (int) ((uint) i_64 + (uint) 1);
        if ((i_65 & 8) == 0) {
            l_63 = l_71;
            i_64 = i_461;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_462 = (long) ((int) get_group_id(0));
                i_463 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_462 << 12) + (l_462 << 11)))) + (ulong) 1796L))));
                if (i_67 < 0) {
                    i_464 = (-9);
                } else {
                    if (i_67 < i_69) {
                        i_465 = *((volatile __global gale_int *) (arg_fs + 16 + l_68));
                        i_466 = (int) ((uint) i_465 + (uint) (-1));
                        i_467 = (i_466 < 0) ? (-9) : i_466;
                        i_464 = i_467;
                    } else {
                        i_464 = (-9);
                    }
                }
                i_468 = (int) (0 - (uint) i_463);
                if (i_468 < 0) {
                    l_469 = (long) i_468;
                    l_470 = l_469;
                } else {
                    l_471 = (long) i_464;
                    if (i_464 < 0) {
                        l_470 = l_471;
                    } else {
                        l_472 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) (l_471 << 6)))));
                        l_470 = l_472;
                    }
                }
            } else {
                l_470 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_470 < (-4611686018427387904L)) {
                    l_473 = (long) ((int) get_group_id(0));
                    l_474 = (long) ((ulong) l_4 + (ulong) ((l_473 << 12) + (l_473 << 11)));
                    l_475 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1896L))));
                    l_476 = (long) ((ulong) l_475 + (ulong) (-64L));
                    i_477 = (int) ((uint) ((int) (((long) ((ulong) l_476 + (ulong) ((long) ((ulong) (l_476 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_478 = (long) ((ulong) l_474 + (ulong) 1792L);
                    l_479 = (long) ((ulong) l_474 + (ulong) 1796L);
                    i_480 = 0;
                    l_481 = 0L;
                    l_482 = (-1L);
                    while (true) {
                        if (!(i_480 == 0)) {
                            break;
                        }
                        i_483 = *((volatile __global gale_int *) (arg_fs + 16 + l_479));
                        i_484 = *((volatile __global gale_int *) (arg_fs + 16 + l_478));
                        if (i_477 == i_484) {
                            i_480 = 1;
                        } else {
                            if (i_483 == 0) {
                                if (l_481 < l_3) {
                                    GALEFS_RELAX(l_481);
                                    l_485 = (long) ((ulong) l_481 + (ulong) 1L);
                                    l_481 = l_485;
                                } else {
                                    l_486 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_487 = (l_482 == l_486) ? (-110) : 0;
                                    i_480 = i_487;
                                    l_481 = 0L;
                                    l_482 = l_486;
                                }
                            } else {
                                i_488 = (int) (0 - (uint) i_483);
                                i_480 = i_488;
                            }
                        }
                    }
                    if (i_480 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1888L)))) = i_477;
                    }
                    GALEFS_FENCE();
                    if (i_480 < 0) {
                        l_489 = (long) i_480;
                        l_490 = l_489;
                    } else {
                        l_491 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1800L))));
                        l_490 = l_491;
                    }
                    i_492 = (int) ((uint) ((int) l_470) + (uint) (-1));
                    if (i_492 < 0) {
                        l_493 = l_490;
                    } else {
                        if (l_490 < 0L) {
                            l_493 = l_490;
                        } else {
                            l_494 = (l_490 << 32) | ((long) (uint) i_492);
                            l_493 = l_494;
                        }
                    }
                } else {
                    l_493 = l_470;
                }
            } else {
                l_493 = l_470;
            }
            GALEFS_BROADCAST(10, l_495, l_493);
            l_496 = (long) ((ulong) l_495 + (ulong) ((long) ((ulong) l_71 + (ulong) (l_71 << 1))));
            if (!((i_65 & 16) == 0)) {
                break;
            }
            l_63 = l_496;
            i_64 = i_461;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_497 = (long) ((int) get_group_id(0));
        i_498 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_497 << 12) + (l_497 << 11)))) + (ulong) 1856L))));
        if (i_498 == 0) {
            l_499 = (long) ((int) get_group_id(0));
            l_500 = (long) ((ulong) l_4 + (ulong) ((l_499 << 12) + (l_499 << 11)));
            l_501 = (long) ((ulong) l_500 + (ulong) 1796L);
            i_502 = *((volatile __global gale_int *) (arg_fs + 16 + l_501));
            l_503 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 1896L))));
            i_504 = (int) (0 - (uint) i_502);
            if (i_504 < 0) {
                i_505 = i_504;
            } else {
                l_506 = (long) ((ulong) l_503 + (ulong) (-64L));
                i_507 = (int) ((uint) ((int) (((long) ((ulong) l_506 + (ulong) ((long) ((ulong) (l_506 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_508 = (long) ((ulong) l_500 + (ulong) 1792L);
                i_509 = 0;
                l_510 = 0L;
                l_511 = (-1L);
                while (true) {
                    if (!(i_509 == 0)) {
                        break;
                    }
                    i_512 = *((volatile __global gale_int *) (arg_fs + 16 + l_501));
                    i_513 = *((volatile __global gale_int *) (arg_fs + 16 + l_508));
                    if (i_507 == i_513) {
                        i_509 = 1;
                    } else {
                        if (i_512 == 0) {
                            if (l_510 < l_3) {
                                GALEFS_RELAX(l_510);
                                l_514 = (long) ((ulong) l_510 + (ulong) 1L);
                                l_510 = l_514;
                            } else {
                                l_515 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_516 = (l_511 == l_515) ? (-110) : 0;
                                i_509 = i_516;
                                l_510 = 0L;
                                l_511 = l_515;
                            }
                        } else {
                            i_517 = (int) (0 - (uint) i_512);
                            i_509 = i_517;
                        }
                    }
                }
                i_505 = i_509;
            }
            if (i_505 < 0) {
                l_518 = (long) i_505;
                l_519 = l_518;
            } else {
                l_520 = (long) ((int) get_group_id(0));
                l_521 = (long) ((ulong) l_4 + (ulong) ((l_520 << 12) + (l_520 << 11)));
                l_522 = (long) ((ulong) l_521 + (ulong) 1896L);
                l_523 = *((__global gale_long *) (arg_fs + 16 + l_522));
                l_524 = (long) ((ulong) l_523 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_521 + (ulong) ((long) (uint) (((int) l_524) & 1023)))))) = 0L;
                l_525 = (long) ((ulong) l_521 + (ulong) ((long) (uint) (((int) l_523) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_523 + (ulong) ((long) ((ulong) (l_523 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 12L)))) = i_67;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_525)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_522)) = l_524;
                GALEFS_FENCE();
                i_526 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_526))))) = (char) 1;
                if (l_0 == 0L) {
                    l_519 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_526 >> 6)))))) = (char) 1;
                    l_519 = LONG_MIN;
                }
            }
        } else {
            l_519 = (-16L);
        }
    } else {
        l_519 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_519 < (-4611686018427387904L)) {
            l_527 = (long) ((int) get_group_id(0));
            l_528 = (long) ((ulong) l_4 + (ulong) ((l_527 << 12) + (l_527 << 11)));
            l_529 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 1896L))));
            l_530 = (long) ((ulong) l_529 + (ulong) (-64L));
            i_531 = (int) ((uint) ((int) (((long) ((ulong) l_530 + (ulong) ((long) ((ulong) (l_530 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_532 = (long) ((ulong) l_528 + (ulong) 1792L);
            l_533 = (long) ((ulong) l_528 + (ulong) 1796L);
            i_534 = 0;
            l_535 = 0L;
            l_536 = (-1L);
            while (true) {
                if (!(i_534 == 0)) {
                    break;
                }
                i_537 = *((volatile __global gale_int *) (arg_fs + 16 + l_533));
                i_538 = *((volatile __global gale_int *) (arg_fs + 16 + l_532));
                if (i_531 == i_538) {
                    i_534 = 1;
                } else {
                    if (i_537 == 0) {
                        if (l_535 < l_3) {
                            GALEFS_RELAX(l_535);
                            l_539 = (long) ((ulong) l_535 + (ulong) 1L);
                            l_535 = l_539;
                        } else {
                            l_540 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_541 = (l_536 == l_540) ? (-110) : 0;
                            i_534 = i_541;
                            l_535 = 0L;
                            l_536 = l_540;
                        }
                    } else {
                        i_542 = (int) (0 - (uint) i_537);
                        i_534 = i_542;
                    }
                }
            }
            if (i_534 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 1888L)))) = i_531;
            }
            GALEFS_FENCE();
            if (i_534 < 0) {
                l_543 = (long) i_534;
                l_544 = l_543;
            } else {
                l_545 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_528 + (ulong) 1800L))));
                l_544 = l_545;
            }
            i_546 = (int) ((uint) ((int) l_519) + (uint) (-1));
            if (i_546 < 0) {
                l_547 = l_544;
            } else {
                if (l_544 < 0L) {
                    l_547 = l_544;
                } else {
                    l_548 = (l_544 << 32) | ((long) (uint) i_546);
                    l_547 = l_548;
                }
            }
        } else {
            l_547 = l_519;
        }
    } else {
        l_547 = l_519;
    }
    GALEFS_BROADCAST(11, l_549, l_547);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_496;
    GALEFS_RETURN;
B428:;
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_63));
    GALEFS_GROUP_END()
}
#endif
