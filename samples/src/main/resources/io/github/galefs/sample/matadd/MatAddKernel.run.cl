// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 12 waits, 14 values, 80 bytes
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source: io/github/galefs/sample/matadd/MatAddKernel.java
// source SHA-256: 0f1013ce2cee8d9a2ab628be392741ef15e2f1301bf065f5480f9b91a6f3bb9a

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

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_155) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_166) VARIABLE(int, i_171) VARIABLE(int, i_173) VARIABLE(int, i_235) VARIABLE(int, i_236) VARIABLE(int, i_244) VARIABLE(int, i_246) VARIABLE(int, i_308) VARIABLE(int, i_309) VARIABLE(int, i_317) VARIABLE(int, i_319) VARIABLE(int, i_321) VARIABLE(int, i_322) VARIABLE(int, i_330) VARIABLE(int, i_331) VARIABLE(int, i_367) VARIABLE(int, i_368) VARIABLE(int, i_4) VARIABLE(int, i_61) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_98) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_151) VARIABLE(long, l_154) VARIABLE(long, l_159) VARIABLE(long, l_160) VARIABLE(long, l_161) VARIABLE(long, l_164) VARIABLE(long, l_165) VARIABLE(long, l_167) VARIABLE(long, l_174) VARIABLE(long, l_176) VARIABLE(long, l_2) VARIABLE(long, l_234) VARIABLE(long, l_247) VARIABLE(long, l_249) VARIABLE(long, l_3) VARIABLE(long, l_307) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_333) VARIABLE(long, l_335) VARIABLE(long, l_366) VARIABLE(long, l_5) VARIABLE(long, l_60) VARIABLE(long, l_96) VARIABLE(long, l_97) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_5)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_4) VARIABLE(i_61) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_5) VARIABLE(l_60)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_32) VARIABLE(l_5) VARIABLE(l_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_116) VARIABLE(l_117) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_173) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_173) VARIABLE(i_235) VARIABLE(i_236) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_247) VARIABLE(l_249) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_3) VARIABLE(l_307) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_244) VARIABLE(i_317) VARIABLE(i_319) VARIABLE(i_321) VARIABLE(i_322) VARIABLE(i_330) VARIABLE(i_331) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_3) VARIABLE(l_333) VARIABLE(l_335) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_166) VARIABLE(i_171) VARIABLE(i_244) VARIABLE(i_317) VARIABLE(i_319) VARIABLE(i_321) VARIABLE(i_322) VARIABLE(i_330) VARIABLE(i_331) VARIABLE(i_367) VARIABLE(i_368) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_164) VARIABLE(l_165) VARIABLE(l_167) VARIABLE(l_3) VARIABLE(l_366) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_90)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_326;
    float f_327, f_328;
    int i_0, i_1, i_4, i_6, i_8, i_9, i_10, i_13, i_16, i_17, i_18, i_21, i_22, i_23, i_27, i_29, i_30, i_34, i_36, i_37, i_38, i_41, i_44, i_45, i_46, i_49, i_50, i_51, i_55, i_57, i_58, i_61, i_62, i_64, i_65, i_66, i_69, i_72, i_73, i_74, i_77, i_78, i_79, i_84, i_86, i_87, i_90, i_91, i_92, i_93, i_94, i_95, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_111, i_112, i_113, i_118, i_119, i_120, i_121, i_122, i_123, i_129, i_130, i_131, i_135, i_136, i_137, i_138, i_139, i_140, i_146, i_147, i_148, i_153, i_155, i_156, i_157, i_158, i_162, i_163, i_166, i_168, i_170, i_171, i_172, i_173, i_177, i_178, i_181, i_182, i_183, i_184, i_185, i_187, i_188, i_194, i_195, i_196, i_200, i_201, i_202, i_203, i_204, i_205, i_206, i_209, i_210, i_211, i_212, i_214, i_215, i_216, i_217, i_218, i_219, i_221, i_223, i_224, i_226, i_227, i_235, i_236, i_242, i_243, i_244, i_245, i_246, i_250, i_251, i_254, i_255, i_256, i_257, i_258, i_260, i_261, i_267, i_268, i_269, i_273, i_274, i_275, i_276, i_277, i_278, i_279, i_282, i_283, i_284, i_285, i_287, i_288, i_289, i_290, i_291, i_292, i_294, i_296, i_297, i_299, i_300, i_308, i_309, i_315, i_316, i_317, i_318, i_319, i_320, i_321, i_322, i_323, i_324, i_329, i_330, i_331, i_332, i_337, i_338, i_339, i_340, i_341, i_342, i_346, i_347, i_348, i_353, i_354, i_355, i_358, i_359, i_360, i_361, i_367, i_368, i_374, i_375, i_376, i_377, i_379, i_380, i_381, i_382, i_383, i_384, i_385, i_386, i_391, i_392, i_393, i_396, i_397, i_398, i_403, i_404, i_405, i_408, i_409, i_410, i_415, i_416, i_417, i_420, i_421;
    long l_2, l_3, l_5, l_7, l_11, l_12, l_14, l_15, l_19, l_20, l_24, l_25, l_26, l_28, l_31, l_32, l_33, l_35, l_39, l_40, l_42, l_43, l_47, l_48, l_52, l_53, l_54, l_56, l_59, l_60, l_63, l_67, l_68, l_70, l_71, l_75, l_76, l_80, l_81, l_82, l_83, l_85, l_88, l_89, l_96, l_97, l_99, l_106, l_107, l_108, l_109, l_110, l_114, l_115, l_116, l_117, l_124, l_125, l_126, l_127, l_128, l_132, l_133, l_134, l_141, l_142, l_143, l_144, l_145, l_149, l_150, l_151, l_152, l_154, l_159, l_160, l_161, l_164, l_165, l_167, l_169, l_174, l_175, l_176, l_179, l_180, l_186, l_189, l_190, l_191, l_192, l_193, l_197, l_198, l_199, l_207, l_208, l_213, l_220, l_222, l_225, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_237, l_238, l_239, l_240, l_241, l_247, l_248, l_249, l_252, l_253, l_259, l_262, l_263, l_264, l_265, l_266, l_270, l_271, l_272, l_280, l_281, l_286, l_293, l_295, l_298, l_301, l_302, l_303, l_304, l_305, l_306, l_307, l_310, l_311, l_312, l_313, l_314, l_325, l_333, l_334, l_335, l_336, l_343, l_344, l_345, l_349, l_350, l_351, l_352, l_356, l_357, l_362, l_363, l_364, l_365, l_366, l_369, l_370, l_371, l_372, l_373, l_378, l_387, l_388, l_389, l_390, l_394, l_395, l_399, l_400, l_401, l_402, l_406, l_407, l_411, l_412, l_413, l_414, l_418, l_419;
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
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_6 == 0) {
            if (i_0 < 1) {
                l_7 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_8 = *((__global gale_int *) (arg_fs + 16 + l_7));
                i_9 = (int) ((uint) i_8 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_7)) = i_9;
                if (i_4 < i_9) {
                    i_10 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_10 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_11 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_11)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 16L)))) = (-2L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 36L)))) = 0;
                        l_12 = LONG_MIN;
                    } else {
                        l_12 = (-2L);
                    }
                } else {
                    l_12 = (-2L);
                }
            } else {
                if (i_0 < 4097) {
                    i_13 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_14 = (long) ((int) (0 - (uint) i_13));
                    l_12 = l_14;
                } else {
                    l_15 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_16 = *((__global gale_int *) (arg_fs + 16 + l_15));
                    i_17 = (int) ((uint) i_16 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_15)) = i_17;
                    if (i_4 < i_17) {
                        i_18 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_18 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_19 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = (-36L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 0;
                            l_12 = LONG_MIN;
                        } else {
                            l_12 = (-36L);
                        }
                    } else {
                        l_12 = (-36L);
                    }
                }
            }
        } else {
            l_20 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_21 = *((__global gale_int *) (arg_fs + 16 + l_20));
            i_22 = (int) ((uint) i_21 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_20)) = i_22;
            if (i_4 < i_22) {
                i_23 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_23 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_24 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_24)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = 0;
                    l_12 = LONG_MIN;
                } else {
                    l_12 = (-16L);
                }
            } else {
                l_12 = (-16L);
            }
        }
        if (l_12 < 0L) {
            l_25 = l_12;
        } else {
            l_26 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_27 = 0;
            while (true) {
                if (!(i_27 < i_0)) {
                    break;
                }
                l_28 = (long) i_27;
                i_29 = (int) *((__global char *) (arg_paths + 16 + l_28));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                i_30 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_30;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_31 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = i_0;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    GALEFS_BROADCAST(2, l_32, l_25);
    if (l_32 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_32); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_32 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    l_33 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        i_34 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_34 == 0) {
            if (i_1 < 1) {
                l_35 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_36 = *((__global gale_int *) (arg_fs + 16 + l_35));
                i_37 = (int) ((uint) i_36 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_35)) = i_37;
                if (i_4 < i_37) {
                    i_38 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_38 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_39 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_39)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = (-2L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 0;
                        l_40 = LONG_MIN;
                    } else {
                        l_40 = (-2L);
                    }
                } else {
                    l_40 = (-2L);
                }
            } else {
                if (i_1 < 4097) {
                    i_41 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_42 = (long) ((int) (0 - (uint) i_41));
                    l_40 = l_42;
                } else {
                    l_43 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_44 = *((__global gale_int *) (arg_fs + 16 + l_43));
                    i_45 = (int) ((uint) i_44 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_43)) = i_45;
                    if (i_4 < i_45) {
                        i_46 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_46 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_47 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_47)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = (-36L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 0;
                            l_40 = LONG_MIN;
                        } else {
                            l_40 = (-36L);
                        }
                    } else {
                        l_40 = (-36L);
                    }
                }
            }
        } else {
            l_48 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_49 = *((__global gale_int *) (arg_fs + 16 + l_48));
            i_50 = (int) ((uint) i_49 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_48)) = i_50;
            if (i_4 < i_50) {
                i_51 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_51 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_52 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_52)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 36L)))) = 0;
                    l_40 = LONG_MIN;
                } else {
                    l_40 = (-16L);
                }
            } else {
                l_40 = (-16L);
            }
        }
        if (l_40 < 0L) {
            l_53 = l_40;
        } else {
            l_54 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_55 = 0;
            while (true) {
                if (!(i_55 < i_1)) {
                    break;
                }
                l_56 = (long) i_55;
                i_57 = (int) *((__global char *) (arg_paths + 16 + (l_33 + l_56)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) l_56)))) = (char) i_57;
                i_58 = (int) ((uint) i_55 + (uint) 1);
                i_55 = i_58;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_59 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_59)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 36L)))) = i_1;
            l_53 = LONG_MIN;
        }
    } else {
        l_53 = 0L;
    }
    GALEFS_BROADCAST(4, l_60, l_53);
    if (l_60 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_32;
        gale_longs[gale_items + gale_item] = (ulong) l_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_60); }
        GALEFS_RETURN;
        resume_2:
        i_1 = (int) gale_ints[gale_item];
        l_32 = (long) gale_longs[gale_item];
        l_33 = (long) gale_longs[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_60 = gale_round_reply(gale_entry);
    }
    i_61 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        i_62 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_62 == 0) {
            if (i_61 < 1) {
                l_63 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_64 = *((__global gale_int *) (arg_fs + 16 + l_63));
                i_65 = (int) ((uint) i_64 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_63)) = i_65;
                if (i_4 < i_65) {
                    i_66 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_66 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_67 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_67)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 16L)))) = (-2L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 36L)))) = 0;
                        l_68 = LONG_MIN;
                    } else {
                        l_68 = (-2L);
                    }
                } else {
                    l_68 = (-2L);
                }
            } else {
                if (i_61 < 4097) {
                    i_69 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_70 = (long) ((int) (0 - (uint) i_69));
                    l_68 = l_70;
                } else {
                    l_71 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_72 = *((__global gale_int *) (arg_fs + 16 + l_71));
                    i_73 = (int) ((uint) i_72 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_71)) = i_73;
                    if (i_4 < i_73) {
                        i_74 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_74 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_75 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_75)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 16L)))) = (-36L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 36L)))) = 0;
                            l_68 = LONG_MIN;
                        } else {
                            l_68 = (-36L);
                        }
                    } else {
                        l_68 = (-36L);
                    }
                }
            }
        } else {
            l_76 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_77 = *((__global gale_int *) (arg_fs + 16 + l_76));
            i_78 = (int) ((uint) i_77 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_76)) = i_78;
            if (i_4 < i_78) {
                i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_79 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_80 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                    l_68 = LONG_MIN;
                } else {
                    l_68 = (-16L);
                }
            } else {
                l_68 = (-16L);
            }
        }
        if (l_68 < 0L) {
            l_81 = l_68;
        } else {
            l_82 = l_33 + ((long) i_1);
            l_83 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_84 = 0;
            while (true) {
                if (!(i_84 < i_61)) {
                    break;
                }
                l_85 = (long) i_84;
                i_86 = (int) *((__global char *) (arg_paths + 16 + (l_82 + l_85)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) l_85)))) = (char) i_86;
                i_87 = (int) ((uint) i_84 + (uint) 1);
                i_84 = i_87;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_88 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 577;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = i_61;
            l_81 = LONG_MIN;
        }
    } else {
        l_81 = 0L;
    }
    GALEFS_BROADCAST(6, l_89, l_81);
    if (l_89 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_32;
        gale_longs[gale_items + gale_item] = (ulong) l_60;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_89); }
        GALEFS_RETURN;
        resume_3:
        l_32 = (long) gale_longs[gale_item];
        l_60 = (long) gale_longs[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_89 = gale_round_reply(gale_entry);
    }
    i_90 = (int) l_89;
    i_91 = (int) l_60;
    i_92 = (int) l_32;
    if (i_92 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_93 = gale_group << 1;
            *((__global gale_int *) (arg_status + ((((long) i_93) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_93 + 1)) << 2) + 16L))) = i_92;
        }
    } else {
        if (i_91 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_94 = gale_group << 1;
                *((__global gale_int *) (arg_status + ((((long) i_94) << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + ((((long) (i_94 + 1)) << 2) + 16L))) = i_91;
            }
        } else {
            if (i_90 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    i_95 = gale_group << 1;
                    *((__global gale_int *) (arg_status + ((((long) i_95) << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + ((((long) (i_95 + 1)) << 2) + 16L))) = i_90;
                }
            } else {
                l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                l_97 = (long) ((ulong) l_96 + (ulong) (((long) (uint) i_92) << 3));
                i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (((int) get_local_id(0)) == 0) {
                    i_100 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_92 < i_98) {
                        i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                        i_102 = (int) ((uint) i_101 + (uint) (-1));
                        i_103 = (i_102 < 0) ? (-9) : i_102;
                        i_104 = i_103;
                    } else {
                        i_104 = (-9);
                    }
                    i_105 = (int) (0 - (uint) i_100);
                    if (i_105 < 0) {
                        l_106 = (long) i_105;
                        l_107 = l_106;
                    } else {
                        l_108 = (long) i_104;
                        if (i_104 < 0) {
                            l_107 = l_108;
                        } else {
                            l_109 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_108 << 6)))));
                            l_107 = l_109;
                        }
                    }
                    l_110 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_111 = *((__global gale_int *) (arg_fs + 16 + l_110));
                    i_112 = (int) ((uint) i_111 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_110)) = i_112;
                    if (i_4 < i_112) {
                        i_113 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_113 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_114 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_114)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = l_107;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                            l_115 = LONG_MIN;
                        } else {
                            l_115 = l_107;
                        }
                    } else {
                        l_115 = l_107;
                    }
                } else {
                    l_115 = 0L;
                }
                GALEFS_BROADCAST(7, l_116, l_115);
                if (l_116 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_90;
                    gale_ints[gale_items + gale_item] = (uint) i_91;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                    gale_longs[gale_item] = (ulong) l_97;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_116); }
                    GALEFS_RETURN;
                    resume_4:
                    i_90 = (int) gale_ints[gale_item];
                    i_91 = (int) gale_ints[gale_items + gale_item];
                    i_92 = (int) gale_ints[2 * gale_items + gale_item];
                    l_97 = (long) gale_longs[gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_116 = gale_round_reply(gale_entry);
                }
                l_117 = (long) ((ulong) l_96 + (ulong) (((long) (uint) i_91) << 3));
                if (((int) get_local_id(0)) == 0) {
                    i_118 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_91 < i_98) {
                        i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                        i_120 = (int) ((uint) i_119 + (uint) (-1));
                        i_121 = (i_120 < 0) ? (-9) : i_120;
                        i_122 = i_121;
                    } else {
                        i_122 = (-9);
                    }
                    i_123 = (int) (0 - (uint) i_118);
                    if (i_123 < 0) {
                        l_124 = (long) i_123;
                        l_125 = l_124;
                    } else {
                        l_126 = (long) i_122;
                        if (i_122 < 0) {
                            l_125 = l_126;
                        } else {
                            l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_126 << 6)))));
                            l_125 = l_127;
                        }
                    }
                    l_128 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_129 = *((__global gale_int *) (arg_fs + 16 + l_128));
                    i_130 = (int) ((uint) i_129 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_128)) = i_130;
                    if (i_4 < i_130) {
                        i_131 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_131 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_132 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_132)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 16L)))) = l_125;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 36L)))) = 0;
                            l_133 = LONG_MIN;
                        } else {
                            l_133 = l_125;
                        }
                    } else {
                        l_133 = l_125;
                    }
                } else {
                    l_133 = 0L;
                }
                GALEFS_BROADCAST(8, l_134, l_133);
                if (l_134 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_90;
                    gale_ints[gale_items + gale_item] = (uint) i_91;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                    gale_longs[gale_item] = (ulong) l_97;
                    gale_longs[gale_items + gale_item] = (ulong) l_116;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_117;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_134); }
                    GALEFS_RETURN;
                    resume_5:
                    i_90 = (int) gale_ints[gale_item];
                    i_91 = (int) gale_ints[gale_items + gale_item];
                    i_92 = (int) gale_ints[2 * gale_items + gale_item];
                    l_97 = (long) gale_longs[gale_item];
                    l_116 = (long) gale_longs[gale_items + gale_item];
                    l_117 = (long) gale_longs[2 * gale_items + gale_item];
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_134 = gale_round_reply(gale_entry);
                }
                if (l_116 == l_134) {
                    if (((int) get_local_id(0)) == 0) {
                        i_135 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        if (i_92 < i_98) {
                            i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                            i_137 = (int) ((uint) i_136 + (uint) (-1));
                            i_138 = (i_137 < 0) ? (-9) : i_137;
                            i_139 = i_138;
                        } else {
                            i_139 = (-9);
                        }
                        i_140 = (int) (0 - (uint) i_135);
                        if (i_140 < 0) {
                            l_141 = (long) i_140;
                            l_142 = l_141;
                        } else {
                            l_143 = (long) i_139;
                            if (i_139 < 0) {
                                l_142 = l_143;
                            } else {
                                l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_143 << 6)))));
                                l_142 = l_144;
                            }
                        }
                        l_145 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_146 = *((__global gale_int *) (arg_fs + 16 + l_145));
                        i_147 = (int) ((uint) i_146 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_145)) = i_147;
                        if (i_4 < i_147) {
                            i_148 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_148 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_149 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_149)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 16L)))) = l_142;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 36L)))) = 0;
                                l_150 = LONG_MIN;
                            } else {
                                l_150 = l_142;
                            }
                        } else {
                            l_150 = l_142;
                        }
                    } else {
                        l_150 = 0L;
                    }
                    GALEFS_BROADCAST(9, l_151, l_150);
                    if (l_151 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_90;
                        gale_ints[gale_items + gale_item] = (uint) i_91;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                        gale_longs[gale_item] = (ulong) l_97;
                        gale_longs[gale_items + gale_item] = (ulong) l_117;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_151); }
                        GALEFS_RETURN;
                        resume_6:
                        i_90 = (int) gale_ints[gale_item];
                        i_91 = (int) gale_ints[gale_items + gale_item];
                        i_92 = (int) gale_ints[2 * gale_items + gale_item];
                        l_97 = (long) gale_longs[gale_item];
                        l_117 = (long) gale_longs[gale_items + gale_item];
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_151 = gale_round_reply(gale_entry);
                    }
                    l_152 = ((long) gale_group) << 16;
                    i_153 = (l_152 < l_151) ? 1 : 0;
                    l_154 = ((long) gale_group_count) << 16;
                    i_155 = (int) get_local_id(0);
                    i_156 = (int) get_local_id(0);
                    i_157 = (int) get_local_id(0);
                    i_158 = gale_group << 14;
                    l_159 = ((long) i_158) << 2;
                    l_160 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_161 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_162 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_163 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_164 = 1L << i_163;
                    l_165 = (long) ((ulong) l_164 + (ulong) (-1L));
                    i_166 = (int) get_local_id(0);
                    l_167 = l_152;
                    i_168 = i_153;
                    while (true) {
                        if (i_168 == 0) {
                            break;
                        }
                        l_169 = (long) ((ulong) l_151 - (ulong) l_167);
                        if (l_169 < 65536L) {
                            i_170 = (int) l_169;
                            i_171 = i_170;
                        } else {
                            i_171 = 65536;
                        }
                        i_172 = 1;
                        i_173 = 0;
                        while (true) {
                            if (!(i_172 == 1)) {
                                break;
                            }
                            l_174 = (long) i_173;
                            l_175 = (long) ((ulong) l_167 + (ulong) l_174);
                            l_176 = l_175 & l_165;
                            if (i_166 == 0) {
                                i_177 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_178 = (int) (0 - (uint) i_177);
                                if (i_178 < 0) {
                                    l_179 = (long) i_178;
                                    l_180 = l_179;
                                } else {
                                    if (i_92 < i_98) {
                                        i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                                        i_182 = (int) ((uint) i_181 + (uint) (-1));
                                        i_183 = (i_182 < 0) ? (-9) : i_182;
                                        if (i_183 < 0) {
                                            i_184 = i_183;
                                        } else {
                                            i_185 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L))));
                                            if ((i_185 & 3) == 1) {
                                                i_184 = (-9);
                                            } else {
                                                i_184 = i_183;
                                            }
                                        }
                                    } else {
                                        i_184 = (-9);
                                    }
                                    l_186 = (long) i_184;
                                    if (i_184 < 0) {
                                        l_180 = l_186;
                                    } else {
                                        if (l_175 < 0L) {
                                            l_180 = (-22L);
                                        } else {
                                            i_187 = (int) ((uint) i_171 - (uint) i_173);
                                            if (i_187 < 0) {
                                                l_180 = (-22L);
                                            } else {
                                                i_188 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                if (i_188 == 0) {
                                                    l_189 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_186 << 6)))));
                                                    l_190 = (long) ((ulong) l_189 - (ulong) l_175);
                                                    if (l_190 < 1L) {
                                                        l_180 = 0L;
                                                    } else {
                                                        l_191 = (long) (uint) i_187;
                                                        l_192 = (l_190 < l_191) ? l_190 : l_191;
                                                        l_180 = l_192;
                                                    }
                                                } else {
                                                    l_180 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_180 < 1L) {
                                    l_193 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                    i_194 = *((__global gale_int *) (arg_fs + 16 + l_193));
                                    i_195 = (int) ((uint) i_194 + (uint) 1);
                                    *((__global gale_int *) (arg_fs + 16 + l_193)) = i_195;
                                    if (i_4 < i_195) {
                                        i_196 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_196 == 0) {
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                            l_197 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                            *((__global gale_int *) (arg_fs + 16 + l_197)) = 64;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L)))) = 1073741825;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 12L)))) = 0;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 16L)))) = l_180;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 24L)))) = 0L;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 32L)))) = 0;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 36L)))) = 0;
                                            l_198 = LONG_MIN;
                                        } else {
                                            l_198 = l_180;
                                        }
                                    } else {
                                        l_198 = l_180;
                                    }
                                } else {
                                    l_199 = (long) ((ulong) l_164 - (ulong) l_176);
                                    if (l_199 < l_180) {
                                        i_200 = (int) l_199;
                                        i_201 = i_200;
                                    } else {
                                        i_202 = (int) l_180;
                                        i_201 = i_202;
                                    }
                                    if (i_92 < i_98) {
                                        i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                                        i_204 = (int) ((uint) i_203 + (uint) (-1));
                                        i_205 = (i_204 < 0) ? (-9) : i_204;
                                        i_206 = i_205;
                                    } else {
                                        i_206 = (-9);
                                    }
                                    l_207 = (long) i_206;
                                    if (i_206 < 0) {
                                        l_198 = l_207;
                                    } else {
                                        l_208 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                        i_209 = *((__global gale_int *) (arg_fs + 16 + l_208));
                                        i_210 = (int) ((uint) i_209 + (uint) 1);
                                        *((__global gale_int *) (arg_fs + 16 + l_208)) = i_210;
                                        if (i_4 < i_210) {
                                            i_211 = (-1);
                                        } else {
                                            i_212 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_99 + (ulong) (l_207 << 6))) + (ulong) 8L))));
                                            l_213 = l_175 >> i_163;
                                            i_214 = i_162 & ((int) (((long) ((ulong) ((long) ((ulong) l_213 + (ulong) (((long) i_212) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                            i_215 = i_214;
                                            i_216 = 0;
                                            i_217 = (-2);
                                            while (true) {
                                                if (!(i_217 == (-2))) {
                                                    break;
                                                }
                                                i_218 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) (((long) i_215) << 2)))));
                                                i_219 = (int) ((uint) i_218 + (uint) (-1));
                                                if (i_219 < 0) {
                                                    i_217 = (-1);
                                                } else {
                                                    l_220 = (long) ((ulong) l_160 + (ulong) (((long) (uint) i_219) << 5));
                                                    i_221 = *((volatile __global gale_int *) (arg_fs + 16 + l_220));
                                                    l_222 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 8L))));
                                                    if ((!(i_212 == i_221)) || (!(l_213 == l_222))) {
                                                        if (i_162 == i_216) {
                                                            i_217 = (-1);
                                                        } else {
                                                            i_223 = (int) ((uint) i_216 + (uint) 1);
                                                            i_224 = i_162 & ((int) ((uint) i_215 + (uint) 1));
                                                            i_215 = i_224;
                                                            i_216 = i_223;
                                                        }
                                                    } else {
                                                        i_217 = i_219;
                                                    }
                                                }
                                            }
                                            i_211 = i_217;
                                        }
                                        l_225 = (long) i_201;
                                        if (i_211 < 0) {
                                            i_226 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                            i_227 = (int) (0 - (uint) i_226);
                                            if (i_227 < 0) {
                                                l_228 = (long) i_227;
                                                l_198 = l_228;
                                            } else {
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                l_229 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                *((__global gale_int *) (arg_fs + 16 + l_229)) = 64;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 4L)))) = 3;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 12L)))) = i_92;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 16L)))) = l_175;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 24L)))) = l_180;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 32L)))) = 0;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 36L)))) = 0;
                                                l_230 = (long) ((ulong) l_225 + (ulong) (-9223372036854775807L));
                                                l_198 = l_230;
                                            }
                                        } else {
                                            l_231 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                            l_232 = *((__global gale_long *) (arg_fs + 16 + l_231));
                                            *((__global gale_long *) (arg_fs + 16 + l_231)) = ((long) ((ulong) l_232 + (ulong) 1L));
                                            l_233 = l_225 | (((long) (uint) i_211) << 32);
                                            l_198 = l_233;
                                        }
                                    }
                                }
                            } else {
                                l_198 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_234, l_198);
                            if (l_234 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_90;
                                gale_ints[gale_items + gale_item] = (uint) i_91;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                                gale_longs[gale_item] = (ulong) l_97;
                                gale_longs[gale_items + gale_item] = (ulong) l_117;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_151;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_167;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_171;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_173;
                                gale_longs[4 * gale_items + gale_item] = (ulong) l_174;
                                gale_longs[5 * gale_items + gale_item] = (ulong) l_176;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_234); }
                                GALEFS_RETURN;
                                resume_7:
                                i_90 = (int) gale_ints[gale_item];
                                i_91 = (int) gale_ints[gale_items + gale_item];
                                i_92 = (int) gale_ints[2 * gale_items + gale_item];
                                l_97 = (long) gale_longs[gale_item];
                                l_117 = (long) gale_longs[gale_items + gale_item];
                                l_151 = (long) gale_longs[2 * gale_items + gale_item];
                                l_167 = (long) gale_longs[3 * gale_items + gale_item];
                                i_171 = (int) gale_ints[3 * gale_items + gale_item];
                                i_173 = (int) gale_ints[4 * gale_items + gale_item];
                                l_174 = (long) gale_longs[4 * gale_items + gale_item];
                                l_176 = (long) gale_longs[5 * gale_items + gale_item];
                                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_154 = ((long) gale_group_count) << 16;
                                i_155 = (int) get_local_id(0);
                                i_156 = (int) get_local_id(0);
                                i_157 = (int) get_local_id(0);
                                i_158 = gale_group << 14;
                                l_159 = ((long) i_158) << 2;
                                l_160 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_161 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_162 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                i_163 = *((__global gale_int *) (arg_fs + 16 + 148L));
                                l_164 = 1L << i_163;
                                l_165 = (long) ((ulong) l_164 + (ulong) (-1L));
                                i_166 = (int) get_local_id(0);
                                l_234 = gale_round_reply(gale_entry);
                            }
                            i_235 = (int) l_234;
                            if (l_234 < 0L) {
                                i_236 = 0;
                            } else {
                                i_236 = i_235;
                            }
                            if (l_234 < 0L) {
                                l_237 = 0L;
                            } else {
                                if (i_235 == 0) {
                                    l_237 = 0L;
                                } else {
                                    l_238 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_160 + (ulong) (((long) ((ulong) l_234 >> 32)) << 5))) + (ulong) 16L))));
                                    l_239 = (long) ((ulong) l_176 + (ulong) l_238);
                                    l_237 = l_239;
                                }
                            }
                            gale_copy((arg_fs + 16 + l_237), (arg_a + 16 + (l_174 + l_159)), i_236);
                            GALEFS_BARRIER(11);
                            if (i_157 == 0) {
                                if (!(i_236 < 1)) {
                                    l_240 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                    l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                                    *((__global gale_long *) (arg_fs + 16 + l_240)) = ((long) ((ulong) ((long) (uint) i_236) + (ulong) l_241));
                                }
                            }
                            i_242 = (int) ((uint) i_173 + (uint) i_236);
                            if (l_234 < 0L) {
                                i_172 = i_235;
                                i_173 = i_242;
                            } else {
                                i_243 = ((i_236 < 1) || (!(i_242 < i_171))) ? 0 : 1;
                                i_172 = i_243;
                                i_173 = i_242;
                            }
                        }
                        if (i_173 < 1) {
                            i_244 = i_172;
                        } else {
                            i_244 = i_173;
                        }
                        i_245 = 1;
                        i_246 = 0;
                        while (true) {
                            if (!(i_245 == 1)) {
                                break;
                            }
                            l_247 = (long) i_246;
                            l_248 = (long) ((ulong) l_167 + (ulong) l_247);
                            l_249 = l_165 & l_248;
                            if (i_156 == 0) {
                                i_250 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_251 = (int) (0 - (uint) i_250);
                                if (i_251 < 0) {
                                    l_252 = (long) i_251;
                                    l_253 = l_252;
                                } else {
                                    if (i_91 < i_98) {
                                        i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                                        i_255 = (int) ((uint) i_254 + (uint) (-1));
                                        i_256 = (i_255 < 0) ? (-9) : i_255;
                                        if (i_256 < 0) {
                                            i_257 = i_256;
                                        } else {
                                            i_258 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 4L))));
                                            if ((i_258 & 3) == 1) {
                                                i_257 = (-9);
                                            } else {
                                                i_257 = i_256;
                                            }
                                        }
                                    } else {
                                        i_257 = (-9);
                                    }
                                    l_259 = (long) i_257;
                                    if (i_257 < 0) {
                                        l_253 = l_259;
                                    } else {
                                        if (l_248 < 0L) {
                                            l_253 = (-22L);
                                        } else {
                                            i_260 = (int) ((uint) i_171 - (uint) i_246);
                                            if (i_260 < 0) {
                                                l_253 = (-22L);
                                            } else {
                                                i_261 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                if (i_261 == 0) {
                                                    l_262 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_259 << 6)))));
                                                    l_263 = (long) ((ulong) l_262 - (ulong) l_248);
                                                    if (l_263 < 1L) {
                                                        l_253 = 0L;
                                                    } else {
                                                        l_264 = (long) (uint) i_260;
                                                        l_265 = (l_263 < l_264) ? l_263 : l_264;
                                                        l_253 = l_265;
                                                    }
                                                } else {
                                                    l_253 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_253 < 1L) {
                                    l_266 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                    i_267 = *((__global gale_int *) (arg_fs + 16 + l_266));
                                    i_268 = (int) ((uint) i_267 + (uint) 1);
                                    *((__global gale_int *) (arg_fs + 16 + l_266)) = i_268;
                                    if (i_4 < i_268) {
                                        i_269 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_269 == 0) {
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                            l_270 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                            *((__global gale_int *) (arg_fs + 16 + l_270)) = 64;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 4L)))) = 1073741825;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 12L)))) = 0;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 16L)))) = l_253;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 24L)))) = 0L;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 32L)))) = 0;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 36L)))) = 0;
                                            l_271 = LONG_MIN;
                                        } else {
                                            l_271 = l_253;
                                        }
                                    } else {
                                        l_271 = l_253;
                                    }
                                } else {
                                    l_272 = (long) ((ulong) l_164 - (ulong) l_249);
                                    if (l_272 < l_253) {
                                        i_273 = (int) l_272;
                                        i_274 = i_273;
                                    } else {
                                        i_275 = (int) l_253;
                                        i_274 = i_275;
                                    }
                                    if (i_91 < i_98) {
                                        i_276 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                                        i_277 = (int) ((uint) i_276 + (uint) (-1));
                                        i_278 = (i_277 < 0) ? (-9) : i_277;
                                        i_279 = i_278;
                                    } else {
                                        i_279 = (-9);
                                    }
                                    l_280 = (long) i_279;
                                    if (i_279 < 0) {
                                        l_271 = l_280;
                                    } else {
                                        l_281 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                        i_282 = *((__global gale_int *) (arg_fs + 16 + l_281));
                                        i_283 = (int) ((uint) i_282 + (uint) 1);
                                        *((__global gale_int *) (arg_fs + 16 + l_281)) = i_283;
                                        if (i_4 < i_283) {
                                            i_284 = (-1);
                                        } else {
                                            i_285 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_99 + (ulong) (l_280 << 6))) + (ulong) 8L))));
                                            l_286 = l_248 >> i_163;
                                            i_287 = i_162 & ((int) (((long) ((ulong) ((long) ((ulong) l_286 + (ulong) (((long) i_285) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                            i_288 = i_287;
                                            i_289 = 0;
                                            i_290 = (-2);
                                            while (true) {
                                                if (!(i_290 == (-2))) {
                                                    break;
                                                }
                                                i_291 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) (((long) i_288) << 2)))));
                                                i_292 = (int) ((uint) i_291 + (uint) (-1));
                                                if (i_292 < 0) {
                                                    i_290 = (-1);
                                                } else {
                                                    l_293 = (long) ((ulong) l_160 + (ulong) (((long) (uint) i_292) << 5));
                                                    i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                                                    l_295 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 8L))));
                                                    if ((!(i_285 == i_294)) || (!(l_286 == l_295))) {
                                                        if (i_162 == i_289) {
                                                            i_290 = (-1);
                                                        } else {
                                                            i_296 = (int) ((uint) i_289 + (uint) 1);
                                                            i_297 = i_162 & ((int) ((uint) i_288 + (uint) 1));
                                                            i_288 = i_297;
                                                            i_289 = i_296;
                                                        }
                                                    } else {
                                                        i_290 = i_292;
                                                    }
                                                }
                                            }
                                            i_284 = i_290;
                                        }
                                        l_298 = (long) i_274;
                                        if (i_284 < 0) {
                                            i_299 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                            i_300 = (int) (0 - (uint) i_299);
                                            if (i_300 < 0) {
                                                l_301 = (long) i_300;
                                                l_271 = l_301;
                                            } else {
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                l_302 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                *((__global gale_int *) (arg_fs + 16 + l_302)) = 64;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 4L)))) = 3;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 12L)))) = i_91;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 16L)))) = l_248;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 24L)))) = l_253;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 32L)))) = 0;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_302 + (ulong) 36L)))) = 0;
                                                l_303 = (long) ((ulong) l_298 + (ulong) (-9223372036854775807L));
                                                l_271 = l_303;
                                            }
                                        } else {
                                            l_304 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                            l_305 = *((__global gale_long *) (arg_fs + 16 + l_304));
                                            *((__global gale_long *) (arg_fs + 16 + l_304)) = ((long) ((ulong) l_305 + (ulong) 1L));
                                            l_306 = l_298 | (((long) (uint) i_284) << 32);
                                            l_271 = l_306;
                                        }
                                    }
                                }
                            } else {
                                l_271 = 0L;
                            }
                            GALEFS_BROADCAST(12, l_307, l_271);
                            if (l_307 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_90;
                                gale_ints[gale_items + gale_item] = (uint) i_91;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                                gale_longs[gale_item] = (ulong) l_97;
                                gale_longs[gale_items + gale_item] = (ulong) l_117;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_151;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_167;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_171;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_244;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_246;
                                gale_longs[4 * gale_items + gale_item] = (ulong) l_247;
                                gale_longs[5 * gale_items + gale_item] = (ulong) l_249;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_307); }
                                GALEFS_RETURN;
                                resume_8:
                                i_90 = (int) gale_ints[gale_item];
                                i_91 = (int) gale_ints[gale_items + gale_item];
                                i_92 = (int) gale_ints[2 * gale_items + gale_item];
                                l_97 = (long) gale_longs[gale_item];
                                l_117 = (long) gale_longs[gale_items + gale_item];
                                l_151 = (long) gale_longs[2 * gale_items + gale_item];
                                l_167 = (long) gale_longs[3 * gale_items + gale_item];
                                i_171 = (int) gale_ints[3 * gale_items + gale_item];
                                i_244 = (int) gale_ints[4 * gale_items + gale_item];
                                i_246 = (int) gale_ints[5 * gale_items + gale_item];
                                l_247 = (long) gale_longs[4 * gale_items + gale_item];
                                l_249 = (long) gale_longs[5 * gale_items + gale_item];
                                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                l_154 = ((long) gale_group_count) << 16;
                                i_155 = (int) get_local_id(0);
                                i_156 = (int) get_local_id(0);
                                i_157 = (int) get_local_id(0);
                                i_158 = gale_group << 14;
                                l_159 = ((long) i_158) << 2;
                                l_160 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_161 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_162 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                i_163 = *((__global gale_int *) (arg_fs + 16 + 148L));
                                l_164 = 1L << i_163;
                                l_165 = (long) ((ulong) l_164 + (ulong) (-1L));
                                i_166 = (int) get_local_id(0);
                                l_307 = gale_round_reply(gale_entry);
                            }
                            i_308 = (int) l_307;
                            if (l_307 < 0L) {
                                i_309 = 0;
                            } else {
                                i_309 = i_308;
                            }
                            if (l_307 < 0L) {
                                l_310 = 0L;
                            } else {
                                if (i_308 == 0) {
                                    l_310 = 0L;
                                } else {
                                    l_311 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_160 + (ulong) (((long) ((ulong) l_307 >> 32)) << 5))) + (ulong) 16L))));
                                    l_312 = (long) ((ulong) l_249 + (ulong) l_311);
                                    l_310 = l_312;
                                }
                            }
                            gale_copy((arg_fs + 16 + l_310), (arg_b + 16 + (l_247 + l_159)), i_309);
                            GALEFS_BARRIER(13);
                            if (i_155 == 0) {
                                if (!(i_309 < 1)) {
                                    l_313 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                    l_314 = *((__global gale_long *) (arg_fs + 16 + l_313));
                                    *((__global gale_long *) (arg_fs + 16 + l_313)) = ((long) ((ulong) ((long) (uint) i_309) + (ulong) l_314));
                                }
                            }
                            i_315 = (int) ((uint) i_246 + (uint) i_309);
                            if (l_307 < 0L) {
                                i_245 = i_308;
                                i_246 = i_315;
                            } else {
                                i_316 = ((i_309 < 1) || (!(i_315 < i_171))) ? 0 : 1;
                                i_245 = i_316;
                                i_246 = i_315;
                            }
                        }
                        if (i_246 < 1) {
                            i_317 = i_245;
                        } else {
                            i_317 = i_246;
                        }
                        if (i_171 == i_244) {
                            if (i_171 == i_317) {
                                i_318 = ((int) ((uint) i_171 + (uint) ((int) ((uint) (i_171 >> 31) >> 30)))) >> 2;
                                i_319 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_320 = (int) get_local_size(0);
                                i_321 = (int) get_local_id(0);
                                i_322 = (int) get_local_id(0);
                                i_323 = (int) get_local_id(0);
                                i_324 = i_323;
                                while (true) {
                                    if (!(i_324 < i_318)) {
                                        break;
                                    }
                                    l_325 = (((long) ((int) ((uint) i_324 + (uint) i_158))) << 2) + 16L;
                                    ul_326 = arg_a + l_325;
                                    f_327 = *((__global gale_float *) ul_326);
                                    f_328 = *((__global gale_float *) (arg_b + l_325));
                                    *((__global gale_float *) ul_326) = (f_327 + f_328);
                                    i_329 = (int) ((uint) i_324 + (uint) i_320);
                                    i_324 = i_329;
                                }
                                i_330 = 4;
                                i_331 = 0;
                                i_332 = 0;
                                while (true) {
                                    if (i_330 == 0) {
                                        break;
                                    }
                                    l_333 = (long) i_331;
                                    l_334 = (long) ((ulong) l_167 + (ulong) l_333);
                                    l_335 = l_165 & l_334;
                                    if (i_322 == 0) {
                                        if (i_90 < i_98) {
                                            l_336 = (long) ((ulong) l_96 + (ulong) (((long) (uint) i_90) << 3));
                                            i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_336));
                                            i_338 = (int) ((uint) i_337 + (uint) (-1));
                                            i_339 = (i_338 < 0) ? (-9) : i_338;
                                            if (i_339 < 0) {
                                                i_340 = i_339;
                                            } else {
                                                i_341 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 4L))));
                                                if ((i_341 & 3) == 0) {
                                                    i_340 = (-9);
                                                } else {
                                                    i_340 = i_339;
                                                }
                                            }
                                        } else {
                                            i_340 = (-9);
                                        }
                                        i_342 = (int) ((uint) i_171 - (uint) i_331);
                                        l_343 = (long) i_342;
                                        if (i_340 < 0) {
                                            l_344 = (long) i_340;
                                            l_345 = l_344;
                                        } else {
                                            if (l_334 < 0L) {
                                                l_345 = (-22L);
                                            } else {
                                                if (i_342 < 0) {
                                                    l_345 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_334 + (ulong) l_343)) < 0L) {
                                                        l_345 = (-27L);
                                                    } else {
                                                        i_346 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                        if (i_346 == 0) {
                                                            l_345 = l_343;
                                                        } else {
                                                            l_345 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (i_330 == 5) {
                                            i_347 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                            i_348 = (int) (0 - (uint) i_347);
                                            if (i_348 < 0) {
                                                l_349 = (long) i_348;
                                                l_350 = l_349;
                                            } else {
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                l_351 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                *((__global gale_int *) (arg_fs + 16 + l_351)) = 64;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 4L)))) = 5;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 12L)))) = i_90;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 16L)))) = 0L;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 24L)))) = 0L;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 32L)))) = 0;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) 36L)))) = 0;
                                                l_350 = LONG_MIN;
                                            }
                                        } else {
                                            if (l_345 < 1L) {
                                                l_352 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                                i_353 = *((__global gale_int *) (arg_fs + 16 + l_352));
                                                i_354 = (int) ((uint) i_353 + (uint) 1);
                                                *((__global gale_int *) (arg_fs + 16 + l_352)) = i_354;
                                                if (i_4 < i_354) {
                                                    i_355 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                    if (i_355 == 0) {
                                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                        l_356 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                        *((__global gale_int *) (arg_fs + 16 + l_356)) = 64;
                                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 4L)))) = 1073741825;
                                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 12L)))) = 0;
                                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 16L)))) = l_345;
                                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 24L)))) = 0L;
                                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 32L)))) = 0;
                                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 36L)))) = 0;
                                                        l_350 = LONG_MIN;
                                                    } else {
                                                        l_350 = l_345;
                                                    }
                                                } else {
                                                    l_350 = l_345;
                                                }
                                            } else {
                                                l_357 = (long) ((ulong) l_164 - (ulong) l_335);
                                                if (l_357 < l_343) {
                                                    i_358 = (int) l_357;
                                                    i_359 = i_358;
                                                } else {
                                                    i_359 = i_342;
                                                }
                                                i_360 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                                i_361 = (int) (0 - (uint) i_360);
                                                if (i_361 < 0) {
                                                    l_362 = (long) i_361;
                                                    l_350 = l_362;
                                                } else {
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                    l_363 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                    *((__global gale_int *) (arg_fs + 16 + l_363)) = 64;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 4L)))) = i_330;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 12L)))) = i_90;
                                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 16L)))) = l_334;
                                                    l_364 = (long) i_359;
                                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 24L)))) = l_364;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 32L)))) = 0;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 36L)))) = 0;
                                                    l_365 = (long) ((ulong) l_364 + (ulong) (-9223372036854775807L));
                                                    l_350 = l_365;
                                                }
                                            }
                                        }
                                    } else {
                                        l_350 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_366, l_350);
                                    if (l_366 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_90;
                                        gale_ints[gale_items + gale_item] = (uint) i_91;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                                        gale_longs[gale_item] = (ulong) l_97;
                                        gale_longs[gale_items + gale_item] = (ulong) l_117;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_151;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_167;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_171;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_244;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_317;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_330;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_331;
                                        gale_longs[4 * gale_items + gale_item] = (ulong) l_333;
                                        gale_longs[5 * gale_items + gale_item] = (ulong) l_335;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_366); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        i_90 = (int) gale_ints[gale_item];
                                        i_91 = (int) gale_ints[gale_items + gale_item];
                                        i_92 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_97 = (long) gale_longs[gale_item];
                                        l_117 = (long) gale_longs[gale_items + gale_item];
                                        l_151 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_167 = (long) gale_longs[3 * gale_items + gale_item];
                                        i_171 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_244 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_317 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_330 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_331 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_333 = (long) gale_longs[4 * gale_items + gale_item];
                                        l_335 = (long) gale_longs[5 * gale_items + gale_item];
                                        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                                        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                                        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                                        l_96 = *((__global gale_long *) (arg_fs + 16 + 192L));
                                        i_98 = *((__global gale_int *) (arg_fs + 16 + 208L));
                                        l_99 = *((__global gale_long *) (arg_fs + 16 + 200L));
                                        l_154 = ((long) gale_group_count) << 16;
                                        i_155 = (int) get_local_id(0);
                                        i_156 = (int) get_local_id(0);
                                        i_157 = (int) get_local_id(0);
                                        i_158 = gale_group << 14;
                                        l_159 = ((long) i_158) << 2;
                                        l_160 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_161 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_162 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                        i_163 = *((__global gale_int *) (arg_fs + 16 + 148L));
                                        l_164 = 1L << i_163;
                                        l_165 = (long) ((ulong) l_164 + (ulong) (-1L));
                                        i_166 = (int) get_local_id(0);
                                        i_319 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                        i_321 = (int) get_local_id(0);
                                        i_322 = (int) get_local_id(0);
                                        l_366 = gale_round_reply(gale_entry);
                                    }
                                    i_367 = (int) l_366;
                                    if (l_366 < 0L) {
                                        i_368 = 0;
                                    } else {
                                        i_368 = i_367;
                                    }
                                    if (l_366 < 0L) {
                                        l_369 = 0L;
                                    } else {
                                        if (i_367 == 0) {
                                            l_369 = 0L;
                                        } else {
                                            l_370 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_160 + (ulong) (((long) ((ulong) l_366 >> 32)) << 5))) + (ulong) 16L))));
                                            l_371 = (long) ((ulong) l_335 + (ulong) l_370);
                                            l_369 = l_371;
                                        }
                                    }
                                    gale_copy((arg_a + 16 + (l_333 + l_159)), (arg_fs + 16 + l_369), i_368);
                                    GALEFS_BARRIER(15);
                                    if (i_321 == 0) {
                                        if (!(i_368 < 1)) {
                                            l_372 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                                            l_373 = *((__global gale_long *) (arg_fs + 16 + l_372));
                                            *((__global gale_long *) (arg_fs + 16 + l_372)) = ((long) ((ulong) ((long) (uint) i_368) + (ulong) l_373));
                                        }
                                    }
                                    i_374 = (int) ((uint) i_331 + (uint) i_368);
                                    if (l_366 < 0L) {
                                        if ((!(i_330 == 4)) || (i_374 < 1)) {
                                            i_375 = i_367;
                                        } else {
                                            i_375 = i_374;
                                        }
                                    } else {
                                        i_375 = i_374;
                                    }
                                    i_376 = (((!(i_330 == 4)) || (i_374 < 1)) || (i_319 == 0)) ? 0 : 5;
                                    if (i_368 == 0) {
                                        i_330 = i_376;
                                        i_331 = i_374;
                                        i_332 = i_375;
                                    } else {
                                        if (i_171 == i_374) {
                                            i_330 = i_376;
                                            i_331 = i_374;
                                            i_332 = i_375;
                                        } else {
                                            i_331 = i_374;
                                            i_332 = i_375;
                                        }
                                    }
                                }
                                i_377 = i_332;
                            } else {
                                i_377 = 0;
                            }
                        } else {
                            i_377 = 0;
                        }
                        l_378 = (long) ((ulong) l_167 + (ulong) l_154);
                        i_379 = ((!(i_171 == i_377)) || (!(l_378 < l_151))) ? 0 : 1;
                        if (i_171 == i_377) {
                            l_167 = l_378;
                            i_168 = i_379;
                        } else {
                            if (i_171 == i_244) {
                                if (i_171 == i_317) {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_380 = gale_group << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_380) << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + ((((long) (i_380 + 1)) << 2) + 16L))) = i_377;
                                        l_167 = l_378;
                                        i_168 = i_379;
                                    } else {
                                        l_167 = l_378;
                                        i_168 = i_379;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_381 = gale_group << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_381) << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + ((((long) (i_381 + 1)) << 2) + 16L))) = i_317;
                                        l_167 = l_378;
                                        i_168 = i_379;
                                    } else {
                                        l_167 = l_378;
                                        i_168 = i_379;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_382 = gale_group << 1;
                                    *((__global gale_int *) (arg_status + ((((long) i_382) << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + ((((long) (i_382 + 1)) << 2) + 16L))) = i_244;
                                    l_167 = l_378;
                                    i_168 = i_379;
                                } else {
                                    l_167 = l_378;
                                    i_168 = i_379;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_383 = gale_group << 1;
                        *((__global gale_int *) (arg_status + ((((long) i_383) << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + ((((long) (i_383 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_384 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_384 == 0) {
            i_385 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_386 = (int) (0 - (uint) i_385);
            if (i_386 < 0) {
                l_387 = (long) i_386;
                l_388 = l_387;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_389 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_389)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 12L)))) = i_92;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 36L)))) = 0;
                l_388 = LONG_MIN;
            }
        } else {
            l_390 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_391 = *((__global gale_int *) (arg_fs + 16 + l_390));
            i_392 = (int) ((uint) i_391 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_390)) = i_392;
            if (i_4 < i_392) {
                i_393 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_393 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_394 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_394)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 36L)))) = 0;
                    l_388 = LONG_MIN;
                } else {
                    l_388 = (-16L);
                }
            } else {
                l_388 = (-16L);
            }
        }
    } else {
        l_388 = 0L;
    }
    GALEFS_BROADCAST(16, l_395, l_388);
    if (l_395 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        gale_ints[gale_items + gale_item] = (uint) i_91;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_395); }
        GALEFS_RETURN;
        resume_10:
        i_90 = (int) gale_ints[gale_item];
        i_91 = (int) gale_ints[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_395 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_396 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_396 == 0) {
            i_397 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_398 = (int) (0 - (uint) i_397);
            if (i_398 < 0) {
                l_399 = (long) i_398;
                l_400 = l_399;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_401 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_401)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 12L)))) = i_91;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 36L)))) = 0;
                l_400 = LONG_MIN;
            }
        } else {
            l_402 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_403 = *((__global gale_int *) (arg_fs + 16 + l_402));
            i_404 = (int) ((uint) i_403 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_402)) = i_404;
            if (i_4 < i_404) {
                i_405 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_405 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_406 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_406)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 36L)))) = 0;
                    l_400 = LONG_MIN;
                } else {
                    l_400 = (-16L);
                }
            } else {
                l_400 = (-16L);
            }
        }
    } else {
        l_400 = 0L;
    }
    GALEFS_BROADCAST(17, l_407, l_400);
    if (l_407 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_407); }
        GALEFS_RETURN;
        resume_11:
        i_90 = (int) gale_ints[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_407 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_408 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_408 == 0) {
            i_409 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_410 = (int) (0 - (uint) i_409);
            if (i_410 < 0) {
                l_411 = (long) i_410;
                l_412 = l_411;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_413 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_413)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 12L)))) = i_90;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_413 + (ulong) 36L)))) = 0;
                l_412 = LONG_MIN;
            }
        } else {
            l_414 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_415 = *((__global gale_int *) (arg_fs + 16 + l_414));
            i_416 = (int) ((uint) i_415 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_414)) = i_416;
            if (i_4 < i_416) {
                i_417 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_417 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_418 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_418)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_418 + (ulong) 36L)))) = 0;
                    l_412 = LONG_MIN;
                } else {
                    l_412 = (-16L);
                }
            } else {
                l_412 = (-16L);
            }
        }
    } else {
        l_412 = 0L;
    }
    GALEFS_BROADCAST(18, l_419, l_412);
    if (l_419 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_419); }
        GALEFS_RETURN;
        resume_12:
        i_90 = (int) gale_ints[gale_item];
        l_419 = gale_round_reply(gale_entry);
    }
    i_420 = (int) l_419;
    if (i_420 < 0) {
        if (!(i_90 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                i_421 = gale_group << 1;
                *((__global gale_int *) (arg_status + ((((long) i_421) << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + ((((long) (i_421 + 1)) << 2) + 16L))) = i_420;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_128) VARIABLE(int, i_190) VARIABLE(int, i_191) VARIABLE(int, i_192) VARIABLE(int, i_198) VARIABLE(int, i_306) VARIABLE(int, i_307) VARIABLE(int, i_308) VARIABLE(int, i_309) VARIABLE(int, i_310) VARIABLE(int, i_312) VARIABLE(int, i_314) VARIABLE(int, i_315) VARIABLE(int, i_318) VARIABLE(int, i_319) VARIABLE(int, i_322) VARIABLE(int, i_327) VARIABLE(int, i_329) VARIABLE(int, i_443) VARIABLE(int, i_444) VARIABLE(int, i_458) VARIABLE(int, i_460) VARIABLE(int, i_574) VARIABLE(int, i_575) VARIABLE(int, i_589) VARIABLE(int, i_591) VARIABLE(int, i_593) VARIABLE(int, i_594) VARIABLE(int, i_595) VARIABLE(int, i_603) VARIABLE(int, i_604) VARIABLE(int, i_706) VARIABLE(int, i_707) VARIABLE(long, l_127) VARIABLE(long, l_196) VARIABLE(long, l_197) VARIABLE(long, l_199) VARIABLE(long, l_2) VARIABLE(long, l_233) VARIABLE(long, l_234) VARIABLE(long, l_3) VARIABLE(long, l_302) VARIABLE(long, l_305) VARIABLE(long, l_311) VARIABLE(long, l_313) VARIABLE(long, l_316) VARIABLE(long, l_317) VARIABLE(long, l_320) VARIABLE(long, l_321) VARIABLE(long, l_323) VARIABLE(long, l_330) VARIABLE(long, l_332) VARIABLE(long, l_4) VARIABLE(long, l_442) VARIABLE(long, l_461) VARIABLE(long, l_463) VARIABLE(long, l_5) VARIABLE(long, l_573) VARIABLE(long, l_6) VARIABLE(long, l_606) VARIABLE(long, l_608) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_705)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_128) VARIABLE(l_127) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_127) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_66)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_233) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_330) VARIABLE(l_332) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_329) VARIABLE(i_443) VARIABLE(i_444) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_4) VARIABLE(l_442) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_458) VARIABLE(i_460) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_4) VARIABLE(l_461) VARIABLE(l_463) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_458) VARIABLE(i_460) VARIABLE(i_574) VARIABLE(i_575) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_573) VARIABLE(l_6)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_458) VARIABLE(i_589) VARIABLE(i_591) VARIABLE(i_593) VARIABLE(i_594) VARIABLE(i_595) VARIABLE(i_603) VARIABLE(i_604) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_606) VARIABLE(l_608)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(i_192) VARIABLE(i_198) VARIABLE(i_306) VARIABLE(i_307) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_312) VARIABLE(i_314) VARIABLE(i_315) VARIABLE(i_318) VARIABLE(i_319) VARIABLE(i_322) VARIABLE(i_327) VARIABLE(i_458) VARIABLE(i_589) VARIABLE(i_591) VARIABLE(i_593) VARIABLE(i_594) VARIABLE(i_595) VARIABLE(i_603) VARIABLE(i_604) VARIABLE(i_706) VARIABLE(i_707) VARIABLE(l_196) VARIABLE(l_197) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_234) VARIABLE(l_3) VARIABLE(l_302) VARIABLE(l_305) VARIABLE(l_311) VARIABLE(l_313) VARIABLE(l_316) VARIABLE(l_317) VARIABLE(l_320) VARIABLE(l_321) VARIABLE(l_323) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_705)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_190) VARIABLE(i_191) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_190) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_190)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_599;
    float f_600, f_601;
    int i_0, i_1, i_8, i_13, i_15, i_16, i_18, i_20, i_23, i_24, i_27, i_28, i_33, i_35, i_36, i_43, i_48, i_51, i_54, i_55, i_58, i_59, i_63, i_69, i_74, i_76, i_77, i_79, i_81, i_84, i_85, i_88, i_89, i_94, i_96, i_97, i_104, i_109, i_112, i_115, i_116, i_119, i_120, i_124, i_128, i_130, i_135, i_137, i_138, i_140, i_142, i_145, i_146, i_149, i_150, i_156, i_158, i_159, i_166, i_171, i_174, i_177, i_178, i_181, i_182, i_186, i_190, i_191, i_192, i_193, i_194, i_195, i_198, i_201, i_202, i_203, i_204, i_205, i_206, i_215, i_218, i_221, i_222, i_225, i_226, i_230, i_236, i_237, i_238, i_239, i_240, i_241, i_250, i_253, i_256, i_257, i_260, i_261, i_265, i_270, i_271, i_272, i_273, i_274, i_275, i_284, i_287, i_290, i_291, i_294, i_295, i_299, i_304, i_306, i_307, i_308, i_309, i_310, i_312, i_314, i_315, i_318, i_319, i_322, i_324, i_326, i_327, i_328, i_329, i_334, i_335, i_338, i_339, i_340, i_341, i_342, i_344, i_346, i_353, i_354, i_355, i_356, i_357, i_358, i_359, i_361, i_363, i_366, i_377, i_379, i_380, i_381, i_382, i_383, i_385, i_387, i_388, i_389, i_391, i_393, i_394, i_396, i_398, i_399, i_401, i_402, i_405, i_406, i_409, i_410, i_422, i_427, i_430, i_431, i_434, i_435, i_439, i_443, i_444, i_451, i_456, i_457, i_458, i_459, i_460, i_465, i_466, i_469, i_470, i_471, i_472, i_473, i_475, i_477, i_484, i_485, i_486, i_487, i_488, i_489, i_490, i_492, i_494, i_497, i_508, i_510, i_511, i_512, i_513, i_514, i_516, i_518, i_519, i_520, i_522, i_524, i_525, i_527, i_529, i_530, i_532, i_533, i_536, i_537, i_540, i_541, i_553, i_558, i_561, i_562, i_565, i_566, i_570, i_574, i_575, i_582, i_587, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_595, i_596, i_597, i_602, i_603, i_604, i_605, i_610, i_611, i_612, i_613, i_614, i_615, i_620, i_624, i_626, i_627, i_629, i_631, i_634, i_635, i_638, i_639, i_648, i_650, i_651, i_655, i_657, i_658, i_660, i_662, i_665, i_666, i_669, i_670, i_679, i_685, i_690, i_693, i_694, i_697, i_698, i_702, i_706, i_707, i_714, i_719, i_720, i_721, i_722, i_724, i_725, i_726, i_727, i_728, i_730, i_734, i_736, i_737, i_739, i_741, i_744, i_745, i_748, i_749, i_758, i_763, i_766, i_769, i_770, i_773, i_774, i_778, i_783, i_787, i_789, i_790, i_792, i_794, i_797, i_798, i_801, i_802, i_811, i_816, i_819, i_822, i_823, i_826, i_827, i_831, i_836, i_840, i_842, i_843, i_845, i_847, i_850, i_851, i_854, i_855, i_864, i_869, i_872, i_875, i_876, i_879, i_880, i_884, i_888, i_889;
    long l_2, l_3, l_4, l_5, l_6, l_7, l_9, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_22, l_25, l_26, l_29, l_30, l_31, l_32, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_45, l_46, l_47, l_49, l_50, l_52, l_53, l_56, l_57, l_60, l_61, l_62, l_64, l_65, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_75, l_78, l_80, l_82, l_83, l_86, l_87, l_90, l_91, l_92, l_93, l_95, l_98, l_99, l_100, l_101, l_102, l_103, l_105, l_106, l_107, l_108, l_110, l_111, l_113, l_114, l_117, l_118, l_121, l_122, l_123, l_125, l_126, l_127, l_129, l_131, l_132, l_133, l_134, l_136, l_139, l_141, l_143, l_144, l_147, l_148, l_151, l_152, l_153, l_154, l_155, l_157, l_160, l_161, l_162, l_163, l_164, l_165, l_167, l_168, l_169, l_170, l_172, l_173, l_175, l_176, l_179, l_180, l_183, l_184, l_185, l_187, l_188, l_189, l_196, l_197, l_199, l_200, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_216, l_217, l_219, l_220, l_223, l_224, l_227, l_228, l_229, l_231, l_232, l_233, l_234, l_235, l_242, l_243, l_244, l_245, l_246, l_247, l_248, l_249, l_251, l_252, l_254, l_255, l_258, l_259, l_262, l_263, l_264, l_266, l_267, l_268, l_269, l_276, l_277, l_278, l_279, l_280, l_281, l_282, l_283, l_285, l_286, l_288, l_289, l_292, l_293, l_296, l_297, l_298, l_300, l_301, l_302, l_303, l_305, l_311, l_313, l_316, l_317, l_320, l_321, l_323, l_325, l_330, l_331, l_332, l_333, l_336, l_337, l_343, l_345, l_347, l_348, l_349, l_350, l_351, l_352, l_360, l_362, l_364, l_365, l_367, l_368, l_369, l_370, l_371, l_372, l_373, l_374, l_375, l_376, l_378, l_384, l_386, l_390, l_392, l_395, l_397, l_400, l_403, l_404, l_407, l_408, l_411, l_412, l_413, l_414, l_415, l_416, l_417, l_418, l_419, l_420, l_421, l_423, l_424, l_425, l_426, l_428, l_429, l_432, l_433, l_436, l_437, l_438, l_440, l_441, l_442, l_445, l_446, l_447, l_448, l_449, l_450, l_452, l_453, l_454, l_455, l_461, l_462, l_463, l_464, l_467, l_468, l_474, l_476, l_478, l_479, l_480, l_481, l_482, l_483, l_491, l_493, l_495, l_496, l_498, l_499, l_500, l_501, l_502, l_503, l_504, l_505, l_506, l_507, l_509, l_515, l_517, l_521, l_523, l_526, l_528, l_531, l_534, l_535, l_538, l_539, l_542, l_543, l_544, l_545, l_546, l_547, l_548, l_549, l_550, l_551, l_552, l_554, l_555, l_556, l_557, l_559, l_560, l_563, l_564, l_567, l_568, l_569, l_571, l_572, l_573, l_576, l_577, l_578, l_579, l_580, l_581, l_583, l_584, l_585, l_586, l_598, l_606, l_607, l_608, l_609, l_616, l_617, l_618, l_619, l_621, l_622, l_623, l_625, l_628, l_630, l_632, l_633, l_636, l_637, l_640, l_641, l_642, l_643, l_644, l_645, l_646, l_647, l_649, l_652, l_653, l_654, l_656, l_659, l_661, l_663, l_664, l_667, l_668, l_671, l_672, l_673, l_674, l_675, l_676, l_677, l_678, l_680, l_681, l_682, l_683, l_684, l_686, l_687, l_688, l_689, l_691, l_692, l_695, l_696, l_699, l_700, l_701, l_703, l_704, l_705, l_708, l_709, l_710, l_711, l_712, l_713, l_715, l_716, l_717, l_718, l_723, l_729, l_731, l_732, l_733, l_735, l_738, l_740, l_742, l_743, l_746, l_747, l_750, l_751, l_752, l_753, l_754, l_755, l_756, l_757, l_759, l_760, l_761, l_762, l_764, l_765, l_767, l_768, l_771, l_772, l_775, l_776, l_777, l_779, l_780, l_781, l_782, l_784, l_785, l_786, l_788, l_791, l_793, l_795, l_796, l_799, l_800, l_803, l_804, l_805, l_806, l_807, l_808, l_809, l_810, l_812, l_813, l_814, l_815, l_817, l_818, l_820, l_821, l_824, l_825, l_828, l_829, l_830, l_832, l_833, l_834, l_835, l_837, l_838, l_839, l_841, l_844, l_846, l_848, l_849, l_852, l_853, l_856, l_857, l_858, l_859, l_860, l_861, l_862, l_863, l_865, l_866, l_867, l_868, l_870, l_871, l_873, l_874, l_877, l_878, l_881, l_882, l_883, l_885, l_886, l_887;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_7 = (long) ((int) get_group_id(0));
        i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_7 << 12) + (l_7 << 11)))) + (ulong) 1856L))));
        if (i_8 == 0) {
            if (i_0 < 1) {
                l_9 = (-2L);
            } else {
                if (i_0 < 4097) {
                    l_10 = (long) ((int) get_group_id(0));
                    l_11 = (long) ((ulong) l_6 + (ulong) ((l_10 << 12) + (l_10 << 11)));
                    l_12 = (long) ((ulong) l_11 + (ulong) 1796L);
                    i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1896L))));
                    i_15 = (int) (0 - (uint) i_13);
                    if (i_15 < 0) {
                        i_16 = i_15;
                    } else {
                        l_17 = (long) ((ulong) l_14 + (ulong) (-64L));
                        i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_19 = (long) ((ulong) l_11 + (ulong) 1792L);
                        i_20 = 0;
                        l_21 = 0L;
                        l_22 = (-1L);
                        while (true) {
                            if (!(i_20 == 0)) {
                                break;
                            }
                            i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                            i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            if (i_18 == i_24) {
                                i_20 = 1;
                            } else {
                                if (i_23 == 0) {
                                    if (l_21 < l_5) {
                                        GALEFS_RELAX(l_21);
                                        l_25 = (long) ((ulong) l_21 + (ulong) 1L);
                                        l_21 = l_25;
                                    } else {
                                        l_26 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_27 = (l_22 == l_26) ? (-110) : 0;
                                        i_20 = i_27;
                                        l_21 = 0L;
                                        l_22 = l_26;
                                    }
                                } else {
                                    i_28 = (int) (0 - (uint) i_23);
                                    i_20 = i_28;
                                }
                            }
                        }
                        i_16 = i_20;
                    }
                    l_29 = (long) i_16;
                    l_9 = l_29;
                } else {
                    l_9 = (-36L);
                }
            }
        } else {
            l_9 = (-16L);
        }
        if (l_9 < 0L) {
            l_30 = l_9;
        } else {
            l_31 = (long) ((int) get_group_id(0));
            l_32 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 2048L);
            i_33 = 0;
            while (true) {
                if (!(i_33 < i_0)) {
                    break;
                }
                l_34 = (long) i_33;
                i_35 = (int) *((__global char *) (arg_paths + 16 + l_34));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) l_34)))) = (char) i_35;
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) l_6 + (ulong) ((l_37 << 12) + (l_37 << 11)));
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = i_0;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_42)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_39)) = l_41;
            GALEFS_FENCE();
            i_43 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_43))))) = (char) 1;
            if (l_2 == 0L) {
                l_30 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_43 >> 6)))))) = (char) 1;
                l_30 = LONG_MIN;
            }
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_44 = (long) ((int) get_group_id(0));
            l_45 = (long) ((ulong) l_6 + (ulong) ((l_44 << 12) + (l_44 << 11)));
            l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1896L))));
            l_47 = (long) ((ulong) l_46 + (ulong) (-64L));
            i_48 = (int) ((uint) ((int) (((long) ((ulong) l_47 + (ulong) ((long) ((ulong) (l_47 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_49 = (long) ((ulong) l_45 + (ulong) 1792L);
            l_50 = (long) ((ulong) l_45 + (ulong) 1796L);
            i_51 = 0;
            l_52 = 0L;
            l_53 = (-1L);
            while (true) {
                if (!(i_51 == 0)) {
                    break;
                }
                i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_50));
                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_49));
                if (i_48 == i_55) {
                    i_51 = 1;
                } else {
                    if (i_54 == 0) {
                        if (l_52 < l_5) {
                            GALEFS_RELAX(l_52);
                            l_56 = (long) ((ulong) l_52 + (ulong) 1L);
                            l_52 = l_56;
                        } else {
                            l_57 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_58 = (l_53 == l_57) ? (-110) : 0;
                            i_51 = i_58;
                            l_52 = 0L;
                            l_53 = l_57;
                        }
                    } else {
                        i_59 = (int) (0 - (uint) i_54);
                        i_51 = i_59;
                    }
                }
            }
            if (i_51 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1888L)))) = i_48;
            }
            GALEFS_FENCE();
            if (i_51 < 0) {
                l_60 = (long) i_51;
                l_61 = l_60;
            } else {
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_45 + (ulong) 1800L))));
                l_61 = l_62;
            }
            i_63 = (int) ((uint) ((int) l_30) + (uint) (-1));
            if (i_63 < 0) {
                l_64 = l_61;
            } else {
                if (l_61 < 0L) {
                    l_64 = l_61;
                } else {
                    l_65 = (l_61 << 32) | ((long) (uint) i_63);
                    l_64 = l_65;
                }
            }
        } else {
            l_64 = l_30;
        }
    } else {
        l_64 = l_30;
    }
    GALEFS_BROADCAST(2, l_66, l_64);
    GALEFS_BARRIER(3);
    l_67 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_68 = (long) ((int) get_group_id(0));
        i_69 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_68 << 12) + (l_68 << 11)))) + (ulong) 1856L))));
        if (i_69 == 0) {
            if (i_1 < 1) {
                l_70 = (-2L);
            } else {
                if (i_1 < 4097) {
                    l_71 = (long) ((int) get_group_id(0));
                    l_72 = (long) ((ulong) l_6 + (ulong) ((l_71 << 12) + (l_71 << 11)));
                    l_73 = (long) ((ulong) l_72 + (ulong) 1796L);
                    i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                    l_75 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) 1896L))));
                    i_76 = (int) (0 - (uint) i_74);
                    if (i_76 < 0) {
                        i_77 = i_76;
                    } else {
                        l_78 = (long) ((ulong) l_75 + (ulong) (-64L));
                        i_79 = (int) ((uint) ((int) (((long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_78 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_80 = (long) ((ulong) l_72 + (ulong) 1792L);
                        i_81 = 0;
                        l_82 = 0L;
                        l_83 = (-1L);
                        while (true) {
                            if (!(i_81 == 0)) {
                                break;
                            }
                            i_84 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                            i_85 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                            if (i_79 == i_85) {
                                i_81 = 1;
                            } else {
                                if (i_84 == 0) {
                                    if (l_82 < l_5) {
                                        GALEFS_RELAX(l_82);
                                        l_86 = (long) ((ulong) l_82 + (ulong) 1L);
                                        l_82 = l_86;
                                    } else {
                                        l_87 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_88 = (l_83 == l_87) ? (-110) : 0;
                                        i_81 = i_88;
                                        l_82 = 0L;
                                        l_83 = l_87;
                                    }
                                } else {
                                    i_89 = (int) (0 - (uint) i_84);
                                    i_81 = i_89;
                                }
                            }
                        }
                        i_77 = i_81;
                    }
                    l_90 = (long) i_77;
                    l_70 = l_90;
                } else {
                    l_70 = (-36L);
                }
            }
        } else {
            l_70 = (-16L);
        }
        if (l_70 < 0L) {
            l_91 = l_70;
        } else {
            l_92 = (long) ((int) get_group_id(0));
            l_93 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_92 << 12) + (l_92 << 11)))) + (ulong) 2048L);
            i_94 = 0;
            while (true) {
                if (!(i_94 < i_1)) {
                    break;
                }
                l_95 = (long) i_94;
                i_96 = (int) *((__global char *) (arg_paths + 16 + (l_67 + l_95)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) l_95)))) = (char) i_96;
                i_97 = (int) ((uint) i_94 + (uint) 1);
                i_94 = i_97;
            }
            l_98 = (long) ((int) get_group_id(0));
            l_99 = (long) ((ulong) l_6 + (ulong) ((l_98 << 12) + (l_98 << 11)));
            l_100 = (long) ((ulong) l_99 + (ulong) 1896L);
            l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
            l_102 = (long) ((ulong) l_101 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_102) & 1023)))))) = 0L;
            l_103 = (long) ((ulong) l_99 + (ulong) ((long) (uint) (((int) l_101) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_103)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_100)) = l_102;
            GALEFS_FENCE();
            i_104 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_104))))) = (char) 1;
            if (l_2 == 0L) {
                l_91 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_104 >> 6)))))) = (char) 1;
                l_91 = LONG_MIN;
            }
        }
    } else {
        l_91 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_91 < (-4611686018427387904L)) {
            l_105 = (long) ((int) get_group_id(0));
            l_106 = (long) ((ulong) l_6 + (ulong) ((l_105 << 12) + (l_105 << 11)));
            l_107 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1896L))));
            l_108 = (long) ((ulong) l_107 + (ulong) (-64L));
            i_109 = (int) ((uint) ((int) (((long) ((ulong) l_108 + (ulong) ((long) ((ulong) (l_108 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_110 = (long) ((ulong) l_106 + (ulong) 1792L);
            l_111 = (long) ((ulong) l_106 + (ulong) 1796L);
            i_112 = 0;
            l_113 = 0L;
            l_114 = (-1L);
            while (true) {
                if (!(i_112 == 0)) {
                    break;
                }
                i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_111));
                i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                if (i_109 == i_116) {
                    i_112 = 1;
                } else {
                    if (i_115 == 0) {
                        if (l_113 < l_5) {
                            GALEFS_RELAX(l_113);
                            l_117 = (long) ((ulong) l_113 + (ulong) 1L);
                            l_113 = l_117;
                        } else {
                            l_118 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_119 = (l_114 == l_118) ? (-110) : 0;
                            i_112 = i_119;
                            l_113 = 0L;
                            l_114 = l_118;
                        }
                    } else {
                        i_120 = (int) (0 - (uint) i_115);
                        i_112 = i_120;
                    }
                }
            }
            if (i_112 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1888L)))) = i_109;
            }
            GALEFS_FENCE();
            if (i_112 < 0) {
                l_121 = (long) i_112;
                l_122 = l_121;
            } else {
                l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_106 + (ulong) 1800L))));
                l_122 = l_123;
            }
            i_124 = (int) ((uint) ((int) l_91) + (uint) (-1));
            if (i_124 < 0) {
                l_125 = l_122;
            } else {
                if (l_122 < 0L) {
                    l_125 = l_122;
                } else {
                    l_126 = (l_122 << 32) | ((long) (uint) i_124);
                    l_125 = l_126;
                }
            }
        } else {
            l_125 = l_91;
        }
    } else {
        l_125 = l_91;
    }
    GALEFS_BROADCAST(4, l_127, l_125);
    i_128 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_129 = (long) ((int) get_group_id(0));
        i_130 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_129 << 12) + (l_129 << 11)))) + (ulong) 1856L))));
        if (i_130 == 0) {
            if (i_128 < 1) {
                l_131 = (-2L);
            } else {
                if (i_128 < 4097) {
                    l_132 = (long) ((int) get_group_id(0));
                    l_133 = (long) ((ulong) l_6 + (ulong) ((l_132 << 12) + (l_132 << 11)));
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
                        l_144 = (-1L);
                        while (true) {
                            if (!(i_142 == 0)) {
                                break;
                            }
                            i_145 = *((volatile __global gale_int *) (arg_fs + 16 + l_134));
                            i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_141));
                            if (i_140 == i_146) {
                                i_142 = 1;
                            } else {
                                if (i_145 == 0) {
                                    if (l_143 < l_5) {
                                        GALEFS_RELAX(l_143);
                                        l_147 = (long) ((ulong) l_143 + (ulong) 1L);
                                        l_143 = l_147;
                                    } else {
                                        l_148 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_149 = (l_144 == l_148) ? (-110) : 0;
                                        i_142 = i_149;
                                        l_143 = 0L;
                                        l_144 = l_148;
                                    }
                                } else {
                                    i_150 = (int) (0 - (uint) i_145);
                                    i_142 = i_150;
                                }
                            }
                        }
                        i_138 = i_142;
                    }
                    l_151 = (long) i_138;
                    l_131 = l_151;
                } else {
                    l_131 = (-36L);
                }
            }
        } else {
            l_131 = (-16L);
        }
        if (l_131 < 0L) {
            l_152 = l_131;
        } else {
            l_153 = l_67 + ((long) i_1);
            l_154 = (long) ((int) get_group_id(0));
            l_155 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_154 << 12) + (l_154 << 11)))) + (ulong) 2048L);
            i_156 = 0;
            while (true) {
                if (!(i_156 < i_128)) {
                    break;
                }
                l_157 = (long) i_156;
                i_158 = (int) *((__global char *) (arg_paths + 16 + (l_153 + l_157)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) l_157)))) = (char) i_158;
                i_159 = (int) ((uint) i_156 + (uint) 1);
                i_156 = i_159;
            }
            l_160 = (long) ((int) get_group_id(0));
            l_161 = (long) ((ulong) l_6 + (ulong) ((l_160 << 12) + (l_160 << 11)));
            l_162 = (long) ((ulong) l_161 + (ulong) 1896L);
            l_163 = *((__global gale_long *) (arg_fs + 16 + l_162));
            l_164 = (long) ((ulong) l_163 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_164) & 1023)))))) = 0L;
            l_165 = (long) ((ulong) l_161 + (ulong) ((long) (uint) (((int) l_163) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_163 + (ulong) ((long) ((ulong) (l_163 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 36L)))) = i_128;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_162)) = l_164;
            GALEFS_FENCE();
            i_166 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_166))))) = (char) 1;
            if (l_2 == 0L) {
                l_152 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_166 >> 6)))))) = (char) 1;
                l_152 = LONG_MIN;
            }
        }
    } else {
        l_152 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_152 < (-4611686018427387904L)) {
            l_167 = (long) ((int) get_group_id(0));
            l_168 = (long) ((ulong) l_6 + (ulong) ((l_167 << 12) + (l_167 << 11)));
            l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1896L))));
            l_170 = (long) ((ulong) l_169 + (ulong) (-64L));
            i_171 = (int) ((uint) ((int) (((long) ((ulong) l_170 + (ulong) ((long) ((ulong) (l_170 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_172 = (long) ((ulong) l_168 + (ulong) 1792L);
            l_173 = (long) ((ulong) l_168 + (ulong) 1796L);
            i_174 = 0;
            l_175 = 0L;
            l_176 = (-1L);
            while (true) {
                if (!(i_174 == 0)) {
                    break;
                }
                i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_173));
                i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                if (i_171 == i_178) {
                    i_174 = 1;
                } else {
                    if (i_177 == 0) {
                        if (l_175 < l_5) {
                            GALEFS_RELAX(l_175);
                            l_179 = (long) ((ulong) l_175 + (ulong) 1L);
                            l_175 = l_179;
                        } else {
                            l_180 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_181 = (l_176 == l_180) ? (-110) : 0;
                            i_174 = i_181;
                            l_175 = 0L;
                            l_176 = l_180;
                        }
                    } else {
                        i_182 = (int) (0 - (uint) i_177);
                        i_174 = i_182;
                    }
                }
            }
            if (i_174 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1888L)))) = i_171;
            }
            GALEFS_FENCE();
            if (i_174 < 0) {
                l_183 = (long) i_174;
                l_184 = l_183;
            } else {
                l_185 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_168 + (ulong) 1800L))));
                l_184 = l_185;
            }
            i_186 = (int) ((uint) ((int) l_152) + (uint) (-1));
            if (i_186 < 0) {
                l_187 = l_184;
            } else {
                if (l_184 < 0L) {
                    l_187 = l_184;
                } else {
                    l_188 = (l_184 << 32) | ((long) (uint) i_186);
                    l_187 = l_188;
                }
            }
        } else {
            l_187 = l_152;
        }
    } else {
        l_187 = l_152;
    }
    GALEFS_BROADCAST(6, l_189, l_187);
    i_190 = (int) l_189;
    i_191 = (int) l_127;
    i_192 = (int) l_66;
    if (i_192 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_193 = ((int) get_group_id(0)) << 1;
            *((__global gale_int *) (arg_status + ((((long) i_193) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_193 + 1)) << 2) + 16L))) = i_192;
        }
    } else {
        if (i_191 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_194 = ((int) get_group_id(0)) << 1;
                *((__global gale_int *) (arg_status + ((((long) i_194) << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + ((((long) (i_194 + 1)) << 2) + 16L))) = i_191;
            }
        } else {
            if (i_190 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    i_195 = ((int) get_group_id(0)) << 1;
                    *((__global gale_int *) (arg_status + ((((long) i_195) << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + ((((long) (i_195 + 1)) << 2) + 16L))) = i_190;
                }
            } else {
                l_196 = *((__global gale_long *) (arg_fs + 16 + 192L));
                l_197 = (long) ((ulong) l_196 + (ulong) (((long) (uint) i_192) << 3));
                i_198 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_199 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (((int) get_local_id(0)) == 0) {
                    l_200 = (long) ((int) get_group_id(0));
                    i_201 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1796L))));
                    if (i_192 < i_198) {
                        i_202 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                        i_203 = (int) ((uint) i_202 + (uint) (-1));
                        i_204 = (i_203 < 0) ? (-9) : i_203;
                        i_205 = i_204;
                    } else {
                        i_205 = (-9);
                    }
                    i_206 = (int) (0 - (uint) i_201);
                    if (i_206 < 0) {
                        l_207 = (long) i_206;
                        l_208 = l_207;
                    } else {
                        l_209 = (long) i_205;
                        if (i_205 < 0) {
                            l_208 = l_209;
                        } else {
                            l_210 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) (l_209 << 6)))));
                            l_208 = l_210;
                        }
                    }
                } else {
                    l_208 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_208 < (-4611686018427387904L)) {
                        l_211 = (long) ((int) get_group_id(0));
                        l_212 = (long) ((ulong) l_6 + (ulong) ((l_211 << 12) + (l_211 << 11)));
                        l_213 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 1896L))));
                        l_214 = (long) ((ulong) l_213 + (ulong) (-64L));
                        i_215 = (int) ((uint) ((int) (((long) ((ulong) l_214 + (ulong) ((long) ((ulong) (l_214 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_216 = (long) ((ulong) l_212 + (ulong) 1792L);
                        l_217 = (long) ((ulong) l_212 + (ulong) 1796L);
                        i_218 = 0;
                        l_219 = 0L;
                        l_220 = (-1L);
                        while (true) {
                            if (!(i_218 == 0)) {
                                break;
                            }
                            i_221 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                            i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_216));
                            if (i_215 == i_222) {
                                i_218 = 1;
                            } else {
                                if (i_221 == 0) {
                                    if (l_219 < l_5) {
                                        GALEFS_RELAX(l_219);
                                        l_223 = (long) ((ulong) l_219 + (ulong) 1L);
                                        l_219 = l_223;
                                    } else {
                                        l_224 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
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
                        if (i_218 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 1888L)))) = i_215;
                        }
                        GALEFS_FENCE();
                        if (i_218 < 0) {
                            l_227 = (long) i_218;
                            l_228 = l_227;
                        } else {
                            l_229 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 1800L))));
                            l_228 = l_229;
                        }
                        i_230 = (int) ((uint) ((int) l_208) + (uint) (-1));
                        if (i_230 < 0) {
                            l_231 = l_228;
                        } else {
                            if (l_228 < 0L) {
                                l_231 = l_228;
                            } else {
                                l_232 = (l_228 << 32) | ((long) (uint) i_230);
                                l_231 = l_232;
                            }
                        }
                    } else {
                        l_231 = l_208;
                    }
                } else {
                    l_231 = l_208;
                }
                GALEFS_BROADCAST(7, l_233, l_231);
                l_234 = (long) ((ulong) l_196 + (ulong) (((long) (uint) i_191) << 3));
                if (((int) get_local_id(0)) == 0) {
                    l_235 = (long) ((int) get_group_id(0));
                    i_236 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_235 << 12) + (l_235 << 11)))) + (ulong) 1796L))));
                    if (i_191 < i_198) {
                        i_237 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                        i_238 = (int) ((uint) i_237 + (uint) (-1));
                        i_239 = (i_238 < 0) ? (-9) : i_238;
                        i_240 = i_239;
                    } else {
                        i_240 = (-9);
                    }
                    i_241 = (int) (0 - (uint) i_236);
                    if (i_241 < 0) {
                        l_242 = (long) i_241;
                        l_243 = l_242;
                    } else {
                        l_244 = (long) i_240;
                        if (i_240 < 0) {
                            l_243 = l_244;
                        } else {
                            l_245 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) (l_244 << 6)))));
                            l_243 = l_245;
                        }
                    }
                } else {
                    l_243 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_243 < (-4611686018427387904L)) {
                        l_246 = (long) ((int) get_group_id(0));
                        l_247 = (long) ((ulong) l_6 + (ulong) ((l_246 << 12) + (l_246 << 11)));
                        l_248 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1896L))));
                        l_249 = (long) ((ulong) l_248 + (ulong) (-64L));
                        i_250 = (int) ((uint) ((int) (((long) ((ulong) l_249 + (ulong) ((long) ((ulong) (l_249 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_251 = (long) ((ulong) l_247 + (ulong) 1792L);
                        l_252 = (long) ((ulong) l_247 + (ulong) 1796L);
                        i_253 = 0;
                        l_254 = 0L;
                        l_255 = (-1L);
                        while (true) {
                            if (!(i_253 == 0)) {
                                break;
                            }
                            i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_252));
                            i_257 = *((volatile __global gale_int *) (arg_fs + 16 + l_251));
                            if (i_250 == i_257) {
                                i_253 = 1;
                            } else {
                                if (i_256 == 0) {
                                    if (l_254 < l_5) {
                                        GALEFS_RELAX(l_254);
                                        l_258 = (long) ((ulong) l_254 + (ulong) 1L);
                                        l_254 = l_258;
                                    } else {
                                        l_259 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                        i_260 = (l_255 == l_259) ? (-110) : 0;
                                        i_253 = i_260;
                                        l_254 = 0L;
                                        l_255 = l_259;
                                    }
                                } else {
                                    i_261 = (int) (0 - (uint) i_256);
                                    i_253 = i_261;
                                }
                            }
                        }
                        if (i_253 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1888L)))) = i_250;
                        }
                        GALEFS_FENCE();
                        if (i_253 < 0) {
                            l_262 = (long) i_253;
                            l_263 = l_262;
                        } else {
                            l_264 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 1800L))));
                            l_263 = l_264;
                        }
                        i_265 = (int) ((uint) ((int) l_243) + (uint) (-1));
                        if (i_265 < 0) {
                            l_266 = l_263;
                        } else {
                            if (l_263 < 0L) {
                                l_266 = l_263;
                            } else {
                                l_267 = (l_263 << 32) | ((long) (uint) i_265);
                                l_266 = l_267;
                            }
                        }
                    } else {
                        l_266 = l_243;
                    }
                } else {
                    l_266 = l_243;
                }
                GALEFS_BROADCAST(8, l_268, l_266);
                if (l_233 == l_268) {
                    if (((int) get_local_id(0)) == 0) {
                        l_269 = (long) ((int) get_group_id(0));
                        i_270 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_269 << 12) + (l_269 << 11)))) + (ulong) 1796L))));
                        if (i_192 < i_198) {
                            i_271 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                            i_272 = (int) ((uint) i_271 + (uint) (-1));
                            i_273 = (i_272 < 0) ? (-9) : i_272;
                            i_274 = i_273;
                        } else {
                            i_274 = (-9);
                        }
                        i_275 = (int) (0 - (uint) i_270);
                        if (i_275 < 0) {
                            l_276 = (long) i_275;
                            l_277 = l_276;
                        } else {
                            l_278 = (long) i_274;
                            if (i_274 < 0) {
                                l_277 = l_278;
                            } else {
                                l_279 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) (l_278 << 6)))));
                                l_277 = l_279;
                            }
                        }
                    } else {
                        l_277 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_277 < (-4611686018427387904L)) {
                            l_280 = (long) ((int) get_group_id(0));
                            l_281 = (long) ((ulong) l_6 + (ulong) ((l_280 << 12) + (l_280 << 11)));
                            l_282 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 1896L))));
                            l_283 = (long) ((ulong) l_282 + (ulong) (-64L));
                            i_284 = (int) ((uint) ((int) (((long) ((ulong) l_283 + (ulong) ((long) ((ulong) (l_283 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_285 = (long) ((ulong) l_281 + (ulong) 1792L);
                            l_286 = (long) ((ulong) l_281 + (ulong) 1796L);
                            i_287 = 0;
                            l_288 = 0L;
                            l_289 = (-1L);
                            while (true) {
                                if (!(i_287 == 0)) {
                                    break;
                                }
                                i_290 = *((volatile __global gale_int *) (arg_fs + 16 + l_286));
                                i_291 = *((volatile __global gale_int *) (arg_fs + 16 + l_285));
                                if (i_284 == i_291) {
                                    i_287 = 1;
                                } else {
                                    if (i_290 == 0) {
                                        if (l_288 < l_5) {
                                            GALEFS_RELAX(l_288);
                                            l_292 = (long) ((ulong) l_288 + (ulong) 1L);
                                            l_288 = l_292;
                                        } else {
                                            l_293 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                            i_294 = (l_289 == l_293) ? (-110) : 0;
                                            i_287 = i_294;
                                            l_288 = 0L;
                                            l_289 = l_293;
                                        }
                                    } else {
                                        i_295 = (int) (0 - (uint) i_290);
                                        i_287 = i_295;
                                    }
                                }
                            }
                            if (i_287 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 1888L)))) = i_284;
                            }
                            GALEFS_FENCE();
                            if (i_287 < 0) {
                                l_296 = (long) i_287;
                                l_297 = l_296;
                            } else {
                                l_298 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) 1800L))));
                                l_297 = l_298;
                            }
                            i_299 = (int) ((uint) ((int) l_277) + (uint) (-1));
                            if (i_299 < 0) {
                                l_300 = l_297;
                            } else {
                                if (l_297 < 0L) {
                                    l_300 = l_297;
                                } else {
                                    l_301 = (l_297 << 32) | ((long) (uint) i_299);
                                    l_300 = l_301;
                                }
                            }
                        } else {
                            l_300 = l_277;
                        }
                    } else {
                        l_300 = l_277;
                    }
                    GALEFS_BROADCAST(9, l_302, l_300);
                    l_303 = ((long) ((int) get_group_id(0))) << 16;
                    i_304 = (l_303 < l_302) ? 1 : 0;
                    l_305 = ((long) ((int) get_num_groups(0))) << 16;
                    i_306 = (int) get_local_id(0);
                    i_307 = (int) get_local_id(0);
                    i_308 = (int) get_local_id(0);
                    i_309 = (int) get_local_id(0);
                    i_310 = ((int) get_group_id(0)) << 14;
                    l_311 = ((long) i_310) << 2;
                    i_312 = (int) get_local_id(0);
                    l_313 = *((__global gale_long *) (arg_fs + 16 + 40L));
                    i_314 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    i_315 = (int) ((uint) (1 << i_314) + (uint) (-1));
                    l_316 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_317 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_318 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_319 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_320 = 1L << i_319;
                    l_321 = (long) ((ulong) l_320 + (ulong) (-1L));
                    i_322 = (int) get_local_id(0);
                    l_323 = l_303;
                    i_324 = i_304;
                    while (true) {
                        if (i_324 == 0) {
                            break;
                        }
                        l_325 = (long) ((ulong) l_302 - (ulong) l_323);
                        if (l_325 < 65536L) {
                            i_326 = (int) l_325;
                            i_327 = i_326;
                        } else {
                            i_327 = 65536;
                        }
                        i_328 = 1;
                        i_329 = 0;
                        while (true) {
                            if (!(i_328 == 1)) {
                                break;
                            }
                            l_330 = (long) i_329;
                            l_331 = (long) ((ulong) l_323 + (ulong) l_330);
                            l_332 = l_331 & l_321;
                            if (i_322 == 0) {
                                l_333 = (long) ((int) get_group_id(0));
                                i_334 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_333 << 12) + (l_333 << 11)))) + (ulong) 1796L))));
                                i_335 = (int) (0 - (uint) i_334);
                                if (i_335 < 0) {
                                    l_336 = (long) i_335;
                                    l_337 = l_336;
                                } else {
                                    if (i_192 < i_198) {
                                        i_338 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                                        i_339 = (int) ((uint) i_338 + (uint) (-1));
                                        i_340 = (i_339 < 0) ? (-9) : i_339;
                                        if (i_340 < 0) {
                                            i_341 = i_340;
                                        } else {
                                            i_342 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L))));
                                            if ((i_342 & 3) == 1) {
                                                i_341 = (-9);
                                            } else {
                                                i_341 = i_340;
                                            }
                                        }
                                    } else {
                                        i_341 = (-9);
                                    }
                                    l_343 = (long) i_341;
                                    if (i_341 < 0) {
                                        l_337 = l_343;
                                    } else {
                                        if (l_331 < 0L) {
                                            l_337 = (-22L);
                                        } else {
                                            i_344 = (int) ((uint) i_327 - (uint) i_329);
                                            if (i_344 < 0) {
                                                l_337 = (-22L);
                                            } else {
                                                l_345 = (long) ((int) get_group_id(0));
                                                i_346 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_345 << 12) + (l_345 << 11)))) + (ulong) 1856L))));
                                                if (i_346 == 0) {
                                                    l_347 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) (l_343 << 6)))));
                                                    l_348 = (long) ((ulong) l_347 - (ulong) l_331);
                                                    if (l_348 < 1L) {
                                                        l_337 = 0L;
                                                    } else {
                                                        l_349 = (long) (uint) i_344;
                                                        l_350 = (l_348 < l_349) ? l_348 : l_349;
                                                        l_337 = l_350;
                                                    }
                                                } else {
                                                    l_337 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_337 < 1L) {
                                    l_351 = l_337;
                                } else {
                                    l_352 = (long) ((ulong) l_320 - (ulong) l_332);
                                    if (l_352 < l_337) {
                                        i_353 = (int) l_352;
                                        i_354 = i_353;
                                    } else {
                                        i_355 = (int) l_337;
                                        i_354 = i_355;
                                    }
                                    if (i_192 < i_198) {
                                        i_356 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                                        i_357 = (int) ((uint) i_356 + (uint) (-1));
                                        i_358 = (i_357 < 0) ? (-9) : i_357;
                                        i_359 = i_358;
                                    } else {
                                        i_359 = (-9);
                                    }
                                    l_360 = (long) i_359;
                                    if (i_359 < 0) {
                                        l_351 = l_360;
                                    } else {
                                        i_361 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_199 + (ulong) (l_360 << 6))) + (ulong) 8L))));
                                        l_362 = l_331 >> i_319;
                                        i_363 = i_318 & ((int) (((long) ((ulong) ((long) ((ulong) l_362 + (ulong) (((long) i_361) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_364 = (long) ((int) get_group_id(0));
                                        l_365 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1864L);
                                        i_366 = (int) get_group_id(0);
                                        l_367 = (long) ((ulong) l_2 + (ulong) ((long) (i_366 >> 6)));
                                        l_368 = (long) ((ulong) l_3 + (ulong) ((long) i_366));
                                        l_369 = (long) ((int) get_group_id(0));
                                        l_370 = (long) ((ulong) l_6 + (ulong) ((l_369 << 12) + (l_369 << 11)));
                                        l_371 = (long) ((ulong) l_370 + (ulong) 1896L);
                                        l_372 = (long) ((int) get_group_id(0));
                                        l_373 = (long) ((ulong) l_6 + (ulong) ((l_372 << 12) + (l_372 << 11)));
                                        l_374 = (long) ((ulong) l_373 + (ulong) 1792L);
                                        l_375 = (long) ((ulong) l_373 + (ulong) 1896L);
                                        l_376 = (long) ((ulong) l_373 + (ulong) 1796L);
                                        i_377 = (int) get_group_id(0);
                                        l_378 = (long) ((ulong) l_313 + (ulong) ((((long) (i_377 & i_315)) << 6) + (((long) (i_377 >> i_314)) << 2)));
                                        i_379 = i_363;
                                        i_380 = 0;
                                        i_381 = (-2);
                                        while (true) {
                                            if (!(i_381 == (-2))) {
                                                break;
                                            }
                                            i_382 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) (((long) i_379) << 2)))));
                                            i_383 = (int) ((uint) i_382 + (uint) (-1));
                                            if (i_383 < 0) {
                                                i_381 = (-1);
                                            } else {
                                                l_384 = (long) ((ulong) l_316 + (ulong) (((long) (uint) i_383) << 5));
                                                i_385 = *((volatile __global gale_int *) (arg_fs + 16 + l_384));
                                                l_386 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) 8L))));
                                                if ((!(i_361 == i_385)) || (!(l_362 == l_386))) {
                                                    if (i_318 == i_380) {
                                                        i_381 = (-1);
                                                    } else {
                                                        i_387 = (int) ((uint) i_380 + (uint) 1);
                                                        i_388 = i_318 & ((int) ((uint) i_379 + (uint) 1));
                                                        i_379 = i_388;
                                                        i_380 = i_387;
                                                    }
                                                } else {
                                                    i_381 = i_383;
                                                }
                                            }
                                        }
                                        if (i_381 < 0) {
                                            i_389 = i_381;
                                        } else {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_378)) = ((int) ((uint) i_381 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_390 = (long) ((ulong) l_316 + (ulong) (((long) (uint) i_381) << 5));
                                            i_391 = *((volatile __global gale_int *) (arg_fs + 16 + l_390));
                                            GALEFS_ACQUIRE_FENCE();
                                            if (i_361 == i_391) {
                                                l_392 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) 8L))));
                                                i_393 = (l_362 == l_392) ? 1 : 0;
                                                i_394 = i_393;
                                            } else {
                                                i_394 = 0;
                                            }
                                            if (i_394 == 0) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_378)) = 0;
                                            }
                                            GALEFS_ACQUIRE_FENCE();
                                            if (i_394 == 0) {
                                                i_389 = (-1);
                                            } else {
                                                i_389 = i_381;
                                            }
                                        }
                                        l_395 = (long) i_354;
                                        if (i_389 < 0) {
                                            i_396 = *((volatile __global gale_int *) (arg_fs + 16 + l_376));
                                            l_397 = *((__global gale_long *) (arg_fs + 16 + l_375));
                                            i_398 = (int) (0 - (uint) i_396);
                                            if (i_398 < 0) {
                                                i_399 = i_398;
                                            } else {
                                                l_400 = (long) ((ulong) l_397 + (ulong) (-64L));
                                                i_401 = (int) ((uint) ((int) (((long) ((ulong) l_400 + (ulong) ((long) ((ulong) (l_400 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_402 = 0;
                                                l_403 = 0L;
                                                l_404 = (-1L);
                                                while (true) {
                                                    if (!(i_402 == 0)) {
                                                        break;
                                                    }
                                                    i_405 = *((volatile __global gale_int *) (arg_fs + 16 + l_376));
                                                    i_406 = *((volatile __global gale_int *) (arg_fs + 16 + l_374));
                                                    if (i_401 == i_406) {
                                                        i_402 = 1;
                                                    } else {
                                                        if (i_405 == 0) {
                                                            if (l_403 < l_5) {
                                                                GALEFS_RELAX(l_403);
                                                                l_407 = (long) ((ulong) l_403 + (ulong) 1L);
                                                                l_403 = l_407;
                                                            } else {
                                                                l_408 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                                i_409 = (l_404 == l_408) ? (-110) : 0;
                                                                i_402 = i_409;
                                                                l_403 = 0L;
                                                                l_404 = l_408;
                                                            }
                                                        } else {
                                                            i_410 = (int) (0 - (uint) i_405);
                                                            i_402 = i_410;
                                                        }
                                                    }
                                                }
                                                i_399 = i_402;
                                            }
                                            if (i_399 < 0) {
                                                l_411 = (long) i_399;
                                                l_351 = l_411;
                                            } else {
                                                l_412 = *((__global gale_long *) (arg_fs + 16 + l_371));
                                                l_413 = (long) ((ulong) l_412 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_370 + (ulong) ((long) (uint) (((int) l_413) & 1023)))))) = 0L;
                                                l_414 = (long) ((ulong) l_370 + (ulong) ((long) (uint) (((int) l_412) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 4L)))) = 3;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_412 + (ulong) ((long) ((ulong) (l_412 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 12L)))) = i_192;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 16L)))) = l_331;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 24L)))) = l_337;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_414 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_414)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_371)) = l_413;
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_368)) = (char) 1;
                                                l_415 = (long) ((ulong) l_395 + (ulong) (-9223372036854775807L));
                                                if (l_2 == 0L) {
                                                    l_351 = l_415;
                                                } else {
                                                    GALEFS_FENCE();
                                                    *((volatile __global char *) (arg_fs + 16 + l_367)) = (char) 1;
                                                    l_351 = l_415;
                                                }
                                            }
                                        } else {
                                            l_416 = *((__global gale_long *) (arg_fs + 16 + l_365));
                                            *((__global gale_long *) (arg_fs + 16 + l_365)) = ((long) ((ulong) l_416 + (ulong) 1L));
                                            l_417 = l_395 | (((long) (uint) i_389) << 32);
                                            l_351 = l_417;
                                        }
                                    }
                                }
                            } else {
                                l_351 = 0L;
                            }
                            if (i_312 == 0) {
                                if (l_351 < (-4611686018427387904L)) {
                                    l_418 = (long) ((int) get_group_id(0));
                                    l_419 = (long) ((ulong) l_6 + (ulong) ((l_418 << 12) + (l_418 << 11)));
                                    l_420 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) 1896L))));
                                    l_421 = (long) ((ulong) l_420 + (ulong) (-64L));
                                    i_422 = (int) ((uint) ((int) (((long) ((ulong) l_421 + (ulong) ((long) ((ulong) (l_421 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_423 = (long) ((ulong) l_419 + (ulong) 1800L);
                                    l_424 = (long) ((ulong) l_419 + (ulong) 1888L);
                                    l_425 = (long) ((ulong) l_419 + (ulong) 1792L);
                                    l_426 = (long) ((ulong) l_419 + (ulong) 1796L);
                                    i_427 = 0;
                                    l_428 = 0L;
                                    l_429 = (-1L);
                                    while (true) {
                                        if (!(i_427 == 0)) {
                                            break;
                                        }
                                        i_430 = *((volatile __global gale_int *) (arg_fs + 16 + l_426));
                                        i_431 = *((volatile __global gale_int *) (arg_fs + 16 + l_425));
                                        if (i_422 == i_431) {
                                            i_427 = 1;
                                        } else {
                                            if (i_430 == 0) {
                                                if (l_428 < l_5) {
                                                    GALEFS_RELAX(l_428);
                                                    l_432 = (long) ((ulong) l_428 + (ulong) 1L);
                                                    l_428 = l_432;
                                                } else {
                                                    l_433 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                    i_434 = (l_429 == l_433) ? (-110) : 0;
                                                    i_427 = i_434;
                                                    l_428 = 0L;
                                                    l_429 = l_433;
                                                }
                                            } else {
                                                i_435 = (int) (0 - (uint) i_430);
                                                i_427 = i_435;
                                            }
                                        }
                                    }
                                    if (i_427 < 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_424)) = i_422;
                                    }
                                    GALEFS_FENCE();
                                    if (i_427 < 0) {
                                        l_436 = (long) i_427;
                                        l_437 = l_436;
                                    } else {
                                        l_438 = *((volatile __global gale_long *) (arg_fs + 16 + l_423));
                                        l_437 = l_438;
                                    }
                                    i_439 = (int) ((uint) ((int) l_351) + (uint) (-1));
                                    if (i_439 < 0) {
                                        l_440 = l_437;
                                    } else {
                                        if (l_437 < 0L) {
                                            l_440 = l_437;
                                        } else {
                                            l_441 = (l_437 << 32) | ((long) (uint) i_439);
                                            l_440 = l_441;
                                        }
                                    }
                                } else {
                                    l_440 = l_351;
                                }
                            } else {
                                l_440 = l_351;
                            }
                            GALEFS_BROADCAST(10, l_442, l_440);
                            i_443 = (int) l_442;
                            if (l_442 < 0L) {
                                i_444 = 0;
                            } else {
                                i_444 = i_443;
                            }
                            if (l_442 < 0L) {
                                l_445 = 0L;
                            } else {
                                if (i_443 == 0) {
                                    l_445 = 0L;
                                } else {
                                    l_446 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_316 + (ulong) (((long) ((ulong) l_442 >> 32)) << 5))) + (ulong) 16L))));
                                    l_447 = (long) ((ulong) l_332 + (ulong) l_446);
                                    l_445 = l_447;
                                }
                            }
                            gale_copy((arg_fs + 16 + l_445), (arg_a + 16 + (l_330 + l_311)), i_444);
                            GALEFS_BARRIER(11);
                            if (i_309 == 0) {
                                if (!(i_444 < 1)) {
                                    l_448 = (long) ((int) get_group_id(0));
                                    l_449 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_448 << 12) + (l_448 << 11)))) + (ulong) 1872L);
                                    l_450 = *((__global gale_long *) (arg_fs + 16 + l_449));
                                    *((__global gale_long *) (arg_fs + 16 + l_449)) = ((long) ((ulong) ((long) (uint) i_444) + (ulong) l_450));
                                    GALEFS_RELEASE_FENCE();
                                    i_451 = (int) get_group_id(0);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) ((((long) (i_315 & i_451)) << 6) + (((long) (i_451 >> i_314)) << 2)))))) = 0;
                                    l_452 = (long) ((int) get_group_id(0));
                                    l_453 = (long) ((ulong) l_6 + (ulong) ((l_452 << 12) + (l_452 << 11)));
                                    l_454 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 1896L))));
                                    l_455 = (long) ((ulong) l_454 + (ulong) (-64L));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_455 + (ulong) ((long) ((ulong) (l_455 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                }
                            }
                            i_456 = (int) ((uint) i_329 + (uint) i_444);
                            if (l_442 < 0L) {
                                i_328 = i_443;
                                i_329 = i_456;
                            } else {
                                i_457 = ((i_444 < 1) || (!(i_456 < i_327))) ? 0 : 1;
                                i_328 = i_457;
                                i_329 = i_456;
                            }
                        }
                        if (i_329 < 1) {
                            i_458 = i_328;
                        } else {
                            i_458 = i_329;
                        }
                        i_459 = 1;
                        i_460 = 0;
                        while (true) {
                            if (!(i_459 == 1)) {
                                break;
                            }
                            l_461 = (long) i_460;
                            l_462 = (long) ((ulong) l_323 + (ulong) l_461);
                            l_463 = l_321 & l_462;
                            if (i_308 == 0) {
                                l_464 = (long) ((int) get_group_id(0));
                                i_465 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_464 << 12) + (l_464 << 11)))) + (ulong) 1796L))));
                                i_466 = (int) (0 - (uint) i_465);
                                if (i_466 < 0) {
                                    l_467 = (long) i_466;
                                    l_468 = l_467;
                                } else {
                                    if (i_191 < i_198) {
                                        i_469 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                                        i_470 = (int) ((uint) i_469 + (uint) (-1));
                                        i_471 = (i_470 < 0) ? (-9) : i_470;
                                        if (i_471 < 0) {
                                            i_472 = i_471;
                                        } else {
                                            i_473 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 4L))));
                                            if ((i_473 & 3) == 1) {
                                                i_472 = (-9);
                                            } else {
                                                i_472 = i_471;
                                            }
                                        }
                                    } else {
                                        i_472 = (-9);
                                    }
                                    l_474 = (long) i_472;
                                    if (i_472 < 0) {
                                        l_468 = l_474;
                                    } else {
                                        if (l_462 < 0L) {
                                            l_468 = (-22L);
                                        } else {
                                            i_475 = (int) ((uint) i_327 - (uint) i_460);
                                            if (i_475 < 0) {
                                                l_468 = (-22L);
                                            } else {
                                                l_476 = (long) ((int) get_group_id(0));
                                                i_477 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_476 << 12) + (l_476 << 11)))) + (ulong) 1856L))));
                                                if (i_477 == 0) {
                                                    l_478 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) (l_474 << 6)))));
                                                    l_479 = (long) ((ulong) l_478 - (ulong) l_462);
                                                    if (l_479 < 1L) {
                                                        l_468 = 0L;
                                                    } else {
                                                        l_480 = (long) (uint) i_475;
                                                        l_481 = (l_479 < l_480) ? l_479 : l_480;
                                                        l_468 = l_481;
                                                    }
                                                } else {
                                                    l_468 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_468 < 1L) {
                                    l_482 = l_468;
                                } else {
                                    l_483 = (long) ((ulong) l_320 - (ulong) l_463);
                                    if (l_483 < l_468) {
                                        i_484 = (int) l_483;
                                        i_485 = i_484;
                                    } else {
                                        i_486 = (int) l_468;
                                        i_485 = i_486;
                                    }
                                    if (i_191 < i_198) {
                                        i_487 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                                        i_488 = (int) ((uint) i_487 + (uint) (-1));
                                        i_489 = (i_488 < 0) ? (-9) : i_488;
                                        i_490 = i_489;
                                    } else {
                                        i_490 = (-9);
                                    }
                                    l_491 = (long) i_490;
                                    if (i_490 < 0) {
                                        l_482 = l_491;
                                    } else {
                                        i_492 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_199 + (ulong) (l_491 << 6))) + (ulong) 8L))));
                                        l_493 = l_462 >> i_319;
                                        i_494 = i_318 & ((int) (((long) ((ulong) ((long) ((ulong) l_493 + (ulong) (((long) i_492) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_495 = (long) ((int) get_group_id(0));
                                        l_496 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_495 << 12) + (l_495 << 11)))) + (ulong) 1864L);
                                        i_497 = (int) get_group_id(0);
                                        l_498 = (long) ((ulong) l_2 + (ulong) ((long) (i_497 >> 6)));
                                        l_499 = (long) ((ulong) l_3 + (ulong) ((long) i_497));
                                        l_500 = (long) ((int) get_group_id(0));
                                        l_501 = (long) ((ulong) l_6 + (ulong) ((l_500 << 12) + (l_500 << 11)));
                                        l_502 = (long) ((ulong) l_501 + (ulong) 1896L);
                                        l_503 = (long) ((int) get_group_id(0));
                                        l_504 = (long) ((ulong) l_6 + (ulong) ((l_503 << 12) + (l_503 << 11)));
                                        l_505 = (long) ((ulong) l_504 + (ulong) 1792L);
                                        l_506 = (long) ((ulong) l_504 + (ulong) 1896L);
                                        l_507 = (long) ((ulong) l_504 + (ulong) 1796L);
                                        i_508 = (int) get_group_id(0);
                                        l_509 = (long) ((ulong) l_313 + (ulong) ((((long) (i_315 & i_508)) << 6) + (((long) (i_508 >> i_314)) << 2)));
                                        i_510 = i_494;
                                        i_511 = 0;
                                        i_512 = (-2);
                                        while (true) {
                                            if (!(i_512 == (-2))) {
                                                break;
                                            }
                                            i_513 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) (((long) i_510) << 2)))));
                                            i_514 = (int) ((uint) i_513 + (uint) (-1));
                                            if (i_514 < 0) {
                                                i_512 = (-1);
                                            } else {
                                                l_515 = (long) ((ulong) l_316 + (ulong) (((long) (uint) i_514) << 5));
                                                i_516 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                                                l_517 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 8L))));
                                                if ((!(i_492 == i_516)) || (!(l_493 == l_517))) {
                                                    if (i_318 == i_511) {
                                                        i_512 = (-1);
                                                    } else {
                                                        i_518 = (int) ((uint) i_511 + (uint) 1);
                                                        i_519 = i_318 & ((int) ((uint) i_510 + (uint) 1));
                                                        i_510 = i_519;
                                                        i_511 = i_518;
                                                    }
                                                } else {
                                                    i_512 = i_514;
                                                }
                                            }
                                        }
                                        if (i_512 < 0) {
                                            i_520 = i_512;
                                        } else {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_509)) = ((int) ((uint) i_512 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_521 = (long) ((ulong) l_316 + (ulong) (((long) (uint) i_512) << 5));
                                            i_522 = *((volatile __global gale_int *) (arg_fs + 16 + l_521));
                                            GALEFS_ACQUIRE_FENCE();
                                            if (i_492 == i_522) {
                                                l_523 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_521 + (ulong) 8L))));
                                                i_524 = (l_493 == l_523) ? 1 : 0;
                                                i_525 = i_524;
                                            } else {
                                                i_525 = 0;
                                            }
                                            if (i_525 == 0) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_509)) = 0;
                                            }
                                            GALEFS_ACQUIRE_FENCE();
                                            if (i_525 == 0) {
                                                i_520 = (-1);
                                            } else {
                                                i_520 = i_512;
                                            }
                                        }
                                        l_526 = (long) i_485;
                                        if (i_520 < 0) {
                                            i_527 = *((volatile __global gale_int *) (arg_fs + 16 + l_507));
                                            l_528 = *((__global gale_long *) (arg_fs + 16 + l_506));
                                            i_529 = (int) (0 - (uint) i_527);
                                            if (i_529 < 0) {
                                                i_530 = i_529;
                                            } else {
                                                l_531 = (long) ((ulong) l_528 + (ulong) (-64L));
                                                i_532 = (int) ((uint) ((int) (((long) ((ulong) l_531 + (ulong) ((long) ((ulong) (l_531 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_533 = 0;
                                                l_534 = 0L;
                                                l_535 = (-1L);
                                                while (true) {
                                                    if (!(i_533 == 0)) {
                                                        break;
                                                    }
                                                    i_536 = *((volatile __global gale_int *) (arg_fs + 16 + l_507));
                                                    i_537 = *((volatile __global gale_int *) (arg_fs + 16 + l_505));
                                                    if (i_532 == i_537) {
                                                        i_533 = 1;
                                                    } else {
                                                        if (i_536 == 0) {
                                                            if (l_534 < l_5) {
                                                                GALEFS_RELAX(l_534);
                                                                l_538 = (long) ((ulong) l_534 + (ulong) 1L);
                                                                l_534 = l_538;
                                                            } else {
                                                                l_539 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                                i_540 = (l_535 == l_539) ? (-110) : 0;
                                                                i_533 = i_540;
                                                                l_534 = 0L;
                                                                l_535 = l_539;
                                                            }
                                                        } else {
                                                            i_541 = (int) (0 - (uint) i_536);
                                                            i_533 = i_541;
                                                        }
                                                    }
                                                }
                                                i_530 = i_533;
                                            }
                                            if (i_530 < 0) {
                                                l_542 = (long) i_530;
                                                l_482 = l_542;
                                            } else {
                                                l_543 = *((__global gale_long *) (arg_fs + 16 + l_502));
                                                l_544 = (long) ((ulong) l_543 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_501 + (ulong) ((long) (uint) (((int) l_544) & 1023)))))) = 0L;
                                                l_545 = (long) ((ulong) l_501 + (ulong) ((long) (uint) (((int) l_543) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 4L)))) = 3;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_543 + (ulong) ((long) ((ulong) (l_543 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 12L)))) = i_191;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 16L)))) = l_462;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 24L)))) = l_468;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_545 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_545)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_502)) = l_544;
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_499)) = (char) 1;
                                                l_546 = (long) ((ulong) l_526 + (ulong) (-9223372036854775807L));
                                                if (l_2 == 0L) {
                                                    l_482 = l_546;
                                                } else {
                                                    GALEFS_FENCE();
                                                    *((volatile __global char *) (arg_fs + 16 + l_498)) = (char) 1;
                                                    l_482 = l_546;
                                                }
                                            }
                                        } else {
                                            l_547 = *((__global gale_long *) (arg_fs + 16 + l_496));
                                            *((__global gale_long *) (arg_fs + 16 + l_496)) = ((long) ((ulong) l_547 + (ulong) 1L));
                                            l_548 = l_526 | (((long) (uint) i_520) << 32);
                                            l_482 = l_548;
                                        }
                                    }
                                }
                            } else {
                                l_482 = 0L;
                            }
                            if (i_307 == 0) {
                                if (l_482 < (-4611686018427387904L)) {
                                    l_549 = (long) ((int) get_group_id(0));
                                    l_550 = (long) ((ulong) l_6 + (ulong) ((l_549 << 12) + (l_549 << 11)));
                                    l_551 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 1896L))));
                                    l_552 = (long) ((ulong) l_551 + (ulong) (-64L));
                                    i_553 = (int) ((uint) ((int) (((long) ((ulong) l_552 + (ulong) ((long) ((ulong) (l_552 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_554 = (long) ((ulong) l_550 + (ulong) 1800L);
                                    l_555 = (long) ((ulong) l_550 + (ulong) 1888L);
                                    l_556 = (long) ((ulong) l_550 + (ulong) 1792L);
                                    l_557 = (long) ((ulong) l_550 + (ulong) 1796L);
                                    i_558 = 0;
                                    l_559 = 0L;
                                    l_560 = (-1L);
                                    while (true) {
                                        if (!(i_558 == 0)) {
                                            break;
                                        }
                                        i_561 = *((volatile __global gale_int *) (arg_fs + 16 + l_557));
                                        i_562 = *((volatile __global gale_int *) (arg_fs + 16 + l_556));
                                        if (i_553 == i_562) {
                                            i_558 = 1;
                                        } else {
                                            if (i_561 == 0) {
                                                if (l_559 < l_5) {
                                                    GALEFS_RELAX(l_559);
                                                    l_563 = (long) ((ulong) l_559 + (ulong) 1L);
                                                    l_559 = l_563;
                                                } else {
                                                    l_564 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                    i_565 = (l_560 == l_564) ? (-110) : 0;
                                                    i_558 = i_565;
                                                    l_559 = 0L;
                                                    l_560 = l_564;
                                                }
                                            } else {
                                                i_566 = (int) (0 - (uint) i_561);
                                                i_558 = i_566;
                                            }
                                        }
                                    }
                                    if (i_558 < 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_555)) = i_553;
                                    }
                                    GALEFS_FENCE();
                                    if (i_558 < 0) {
                                        l_567 = (long) i_558;
                                        l_568 = l_567;
                                    } else {
                                        l_569 = *((volatile __global gale_long *) (arg_fs + 16 + l_554));
                                        l_568 = l_569;
                                    }
                                    i_570 = (int) ((uint) ((int) l_482) + (uint) (-1));
                                    if (i_570 < 0) {
                                        l_571 = l_568;
                                    } else {
                                        if (l_568 < 0L) {
                                            l_571 = l_568;
                                        } else {
                                            l_572 = (l_568 << 32) | ((long) (uint) i_570);
                                            l_571 = l_572;
                                        }
                                    }
                                } else {
                                    l_571 = l_482;
                                }
                            } else {
                                l_571 = l_482;
                            }
                            GALEFS_BROADCAST(12, l_573, l_571);
                            i_574 = (int) l_573;
                            if (l_573 < 0L) {
                                i_575 = 0;
                            } else {
                                i_575 = i_574;
                            }
                            if (l_573 < 0L) {
                                l_576 = 0L;
                            } else {
                                if (i_574 == 0) {
                                    l_576 = 0L;
                                } else {
                                    l_577 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_316 + (ulong) (((long) ((ulong) l_573 >> 32)) << 5))) + (ulong) 16L))));
                                    l_578 = (long) ((ulong) l_463 + (ulong) l_577);
                                    l_576 = l_578;
                                }
                            }
                            gale_copy((arg_fs + 16 + l_576), (arg_b + 16 + (l_461 + l_311)), i_575);
                            GALEFS_BARRIER(13);
                            if (i_306 == 0) {
                                if (!(i_575 < 1)) {
                                    l_579 = (long) ((int) get_group_id(0));
                                    l_580 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_579 << 12) + (l_579 << 11)))) + (ulong) 1872L);
                                    l_581 = *((__global gale_long *) (arg_fs + 16 + l_580));
                                    *((__global gale_long *) (arg_fs + 16 + l_580)) = ((long) ((ulong) ((long) (uint) i_575) + (ulong) l_581));
                                    GALEFS_RELEASE_FENCE();
                                    i_582 = (int) get_group_id(0);
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) ((((long) (i_315 & i_582)) << 6) + (((long) (i_582 >> i_314)) << 2)))))) = 0;
                                    l_583 = (long) ((int) get_group_id(0));
                                    l_584 = (long) ((ulong) l_6 + (ulong) ((l_583 << 12) + (l_583 << 11)));
                                    l_585 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) 1896L))));
                                    l_586 = (long) ((ulong) l_585 + (ulong) (-64L));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_584 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_586 + (ulong) ((long) ((ulong) (l_586 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                }
                            }
                            i_587 = (int) ((uint) i_460 + (uint) i_575);
                            if (l_573 < 0L) {
                                i_459 = i_574;
                                i_460 = i_587;
                            } else {
                                i_588 = ((i_575 < 1) || (!(i_587 < i_327))) ? 0 : 1;
                                i_459 = i_588;
                                i_460 = i_587;
                            }
                        }
                        if (i_460 < 1) {
                            i_589 = i_459;
                        } else {
                            i_589 = i_460;
                        }
                        if (i_327 == i_458) {
                            if (i_327 == i_589) {
                                i_590 = ((int) ((uint) i_327 + (uint) ((int) ((uint) (i_327 >> 31) >> 30)))) >> 2;
                                i_591 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_592 = (int) get_local_size(0);
                                i_593 = (int) get_local_id(0);
                                i_594 = (int) get_local_id(0);
                                i_595 = (int) get_local_id(0);
                                i_596 = (int) get_local_id(0);
                                i_597 = i_596;
                                while (true) {
                                    if (!(i_597 < i_590)) {
                                        break;
                                    }
                                    l_598 = (((long) ((int) ((uint) i_597 + (uint) i_310))) << 2) + 16L;
                                    ul_599 = arg_a + l_598;
                                    f_600 = *((__global gale_float *) ul_599);
                                    f_601 = *((__global gale_float *) (arg_b + l_598));
                                    *((__global gale_float *) ul_599) = (f_600 + f_601);
                                    i_602 = (int) ((uint) i_597 + (uint) i_592);
                                    i_597 = i_602;
                                }
                                i_603 = 4;
                                i_604 = 0;
                                i_605 = 0;
                                while (true) {
                                    if (i_603 == 0) {
                                        break;
                                    }
                                    l_606 = (long) i_604;
                                    l_607 = (long) ((ulong) l_323 + (ulong) l_606);
                                    l_608 = l_321 & l_607;
                                    if (i_595 == 0) {
                                        if (i_190 < i_198) {
                                            l_609 = (long) ((ulong) l_196 + (ulong) (((long) (uint) i_190) << 3));
                                            i_610 = *((volatile __global gale_int *) (arg_fs + 16 + l_609));
                                            i_611 = (int) ((uint) i_610 + (uint) (-1));
                                            i_612 = (i_611 < 0) ? (-9) : i_611;
                                            if (i_612 < 0) {
                                                i_613 = i_612;
                                            } else {
                                                i_614 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 4L))));
                                                if ((i_614 & 3) == 0) {
                                                    i_613 = (-9);
                                                } else {
                                                    i_613 = i_612;
                                                }
                                            }
                                        } else {
                                            i_613 = (-9);
                                        }
                                        i_615 = (int) ((uint) i_327 - (uint) i_604);
                                        l_616 = (long) i_615;
                                        if (i_613 < 0) {
                                            l_617 = (long) i_613;
                                            l_618 = l_617;
                                        } else {
                                            if (l_607 < 0L) {
                                                l_618 = (-22L);
                                            } else {
                                                if (i_615 < 0) {
                                                    l_618 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_607 + (ulong) l_616)) < 0L) {
                                                        l_618 = (-27L);
                                                    } else {
                                                        l_619 = (long) ((int) get_group_id(0));
                                                        i_620 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_619 << 12) + (l_619 << 11)))) + (ulong) 1856L))));
                                                        if (i_620 == 0) {
                                                            l_618 = l_616;
                                                        } else {
                                                            l_618 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (i_603 == 5) {
                                            l_621 = (long) ((int) get_group_id(0));
                                            l_622 = (long) ((ulong) l_6 + (ulong) ((l_621 << 12) + (l_621 << 11)));
                                            l_623 = (long) ((ulong) l_622 + (ulong) 1796L);
                                            i_624 = *((volatile __global gale_int *) (arg_fs + 16 + l_623));
                                            l_625 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_622 + (ulong) 1896L))));
                                            i_626 = (int) (0 - (uint) i_624);
                                            if (i_626 < 0) {
                                                i_627 = i_626;
                                            } else {
                                                l_628 = (long) ((ulong) l_625 + (ulong) (-64L));
                                                i_629 = (int) ((uint) ((int) (((long) ((ulong) l_628 + (ulong) ((long) ((ulong) (l_628 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                l_630 = (long) ((ulong) l_622 + (ulong) 1792L);
                                                i_631 = 0;
                                                l_632 = 0L;
                                                l_633 = (-1L);
                                                while (true) {
                                                    if (!(i_631 == 0)) {
                                                        break;
                                                    }
                                                    i_634 = *((volatile __global gale_int *) (arg_fs + 16 + l_623));
                                                    i_635 = *((volatile __global gale_int *) (arg_fs + 16 + l_630));
                                                    if (i_629 == i_635) {
                                                        i_631 = 1;
                                                    } else {
                                                        if (i_634 == 0) {
                                                            if (l_632 < l_5) {
                                                                GALEFS_RELAX(l_632);
                                                                l_636 = (long) ((ulong) l_632 + (ulong) 1L);
                                                                l_632 = l_636;
                                                            } else {
                                                                l_637 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                                i_638 = (l_633 == l_637) ? (-110) : 0;
                                                                i_631 = i_638;
                                                                l_632 = 0L;
                                                                l_633 = l_637;
                                                            }
                                                        } else {
                                                            i_639 = (int) (0 - (uint) i_634);
                                                            i_631 = i_639;
                                                        }
                                                    }
                                                }
                                                i_627 = i_631;
                                            }
                                            if (i_627 < 0) {
                                                l_640 = (long) i_627;
                                                l_641 = l_640;
                                            } else {
                                                l_642 = (long) ((int) get_group_id(0));
                                                l_643 = (long) ((ulong) l_6 + (ulong) ((l_642 << 12) + (l_642 << 11)));
                                                l_644 = (long) ((ulong) l_643 + (ulong) 1896L);
                                                l_645 = *((__global gale_long *) (arg_fs + 16 + l_644));
                                                l_646 = (long) ((ulong) l_645 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_643 + (ulong) ((long) (uint) (((int) l_646) & 1023)))))) = 0L;
                                                l_647 = (long) ((ulong) l_643 + (ulong) ((long) (uint) (((int) l_645) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 4L)))) = 5;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_645 + (ulong) ((long) ((ulong) (l_645 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 12L)))) = i_190;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 16L)))) = 0L;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 24L)))) = 0L;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_647 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_647)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_644)) = l_646;
                                                GALEFS_FENCE();
                                                i_648 = (int) get_group_id(0);
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_648))))) = (char) 1;
                                                if (l_2 == 0L) {
                                                    l_641 = LONG_MIN;
                                                } else {
                                                    GALEFS_FENCE();
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_648 >> 6)))))) = (char) 1;
                                                    l_641 = LONG_MIN;
                                                }
                                            }
                                        } else {
                                            if (l_618 < 1L) {
                                                l_641 = l_618;
                                            } else {
                                                l_649 = (long) ((ulong) l_320 - (ulong) l_608);
                                                if (l_649 < l_616) {
                                                    i_650 = (int) l_649;
                                                    i_651 = i_650;
                                                } else {
                                                    i_651 = i_615;
                                                }
                                                l_652 = (long) ((int) get_group_id(0));
                                                l_653 = (long) ((ulong) l_6 + (ulong) ((l_652 << 12) + (l_652 << 11)));
                                                l_654 = (long) ((ulong) l_653 + (ulong) 1796L);
                                                i_655 = *((volatile __global gale_int *) (arg_fs + 16 + l_654));
                                                l_656 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) 1896L))));
                                                i_657 = (int) (0 - (uint) i_655);
                                                if (i_657 < 0) {
                                                    i_658 = i_657;
                                                } else {
                                                    l_659 = (long) ((ulong) l_656 + (ulong) (-64L));
                                                    i_660 = (int) ((uint) ((int) (((long) ((ulong) l_659 + (ulong) ((long) ((ulong) (l_659 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                    l_661 = (long) ((ulong) l_653 + (ulong) 1792L);
                                                    i_662 = 0;
                                                    l_663 = 0L;
                                                    l_664 = (-1L);
                                                    while (true) {
                                                        if (!(i_662 == 0)) {
                                                            break;
                                                        }
                                                        i_665 = *((volatile __global gale_int *) (arg_fs + 16 + l_654));
                                                        i_666 = *((volatile __global gale_int *) (arg_fs + 16 + l_661));
                                                        if (i_660 == i_666) {
                                                            i_662 = 1;
                                                        } else {
                                                            if (i_665 == 0) {
                                                                if (l_663 < l_5) {
                                                                    GALEFS_RELAX(l_663);
                                                                    l_667 = (long) ((ulong) l_663 + (ulong) 1L);
                                                                    l_663 = l_667;
                                                                } else {
                                                                    l_668 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                                    i_669 = (l_664 == l_668) ? (-110) : 0;
                                                                    i_662 = i_669;
                                                                    l_663 = 0L;
                                                                    l_664 = l_668;
                                                                }
                                                            } else {
                                                                i_670 = (int) (0 - (uint) i_665);
                                                                i_662 = i_670;
                                                            }
                                                        }
                                                    }
                                                    i_658 = i_662;
                                                }
                                                if (i_658 < 0) {
                                                    l_671 = (long) i_658;
                                                    l_641 = l_671;
                                                } else {
                                                    l_672 = (long) ((int) get_group_id(0));
                                                    l_673 = (long) ((ulong) l_6 + (ulong) ((l_672 << 12) + (l_672 << 11)));
                                                    l_674 = (long) ((ulong) l_673 + (ulong) 1896L);
                                                    l_675 = *((__global gale_long *) (arg_fs + 16 + l_674));
                                                    l_676 = (long) ((ulong) l_675 + (ulong) 64L);
                                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_673 + (ulong) ((long) (uint) (((int) l_676) & 1023)))))) = 0L;
                                                    l_677 = (long) ((ulong) l_673 + (ulong) ((long) (uint) (((int) l_675) & 1023)));
                                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 4L)))) = i_603;
                                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_675 + (ulong) ((long) ((ulong) (l_675 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 12L)))) = i_190;
                                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 16L)))) = l_607;
                                                    l_678 = (long) i_651;
                                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 24L)))) = l_678;
                                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 32L)))) = 0;
                                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_677 + (ulong) 36L)))) = 0;
                                                    GALEFS_FENCE();
                                                    *((volatile __global gale_int *) (arg_fs + 16 + l_677)) = 64;
                                                    *((__global gale_long *) (arg_fs + 16 + l_674)) = l_676;
                                                    GALEFS_FENCE();
                                                    i_679 = (int) get_group_id(0);
                                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_679))))) = (char) 1;
                                                    l_680 = (long) ((ulong) l_678 + (ulong) (-9223372036854775807L));
                                                    if (l_2 == 0L) {
                                                        l_641 = l_680;
                                                    } else {
                                                        GALEFS_FENCE();
                                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_679 >> 6)))))) = (char) 1;
                                                        l_641 = l_680;
                                                    }
                                                }
                                            }
                                        }
                                    } else {
                                        l_641 = 0L;
                                    }
                                    if (i_594 == 0) {
                                        if (l_641 < (-4611686018427387904L)) {
                                            l_681 = (long) ((int) get_group_id(0));
                                            l_682 = (long) ((ulong) l_6 + (ulong) ((l_681 << 12) + (l_681 << 11)));
                                            l_683 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_682 + (ulong) 1896L))));
                                            l_684 = (long) ((ulong) l_683 + (ulong) (-64L));
                                            i_685 = (int) ((uint) ((int) (((long) ((ulong) l_684 + (ulong) ((long) ((ulong) (l_684 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            l_686 = (long) ((ulong) l_682 + (ulong) 1800L);
                                            l_687 = (long) ((ulong) l_682 + (ulong) 1888L);
                                            l_688 = (long) ((ulong) l_682 + (ulong) 1792L);
                                            l_689 = (long) ((ulong) l_682 + (ulong) 1796L);
                                            i_690 = 0;
                                            l_691 = 0L;
                                            l_692 = (-1L);
                                            while (true) {
                                                if (!(i_690 == 0)) {
                                                    break;
                                                }
                                                i_693 = *((volatile __global gale_int *) (arg_fs + 16 + l_689));
                                                i_694 = *((volatile __global gale_int *) (arg_fs + 16 + l_688));
                                                if (i_685 == i_694) {
                                                    i_690 = 1;
                                                } else {
                                                    if (i_693 == 0) {
                                                        if (l_691 < l_5) {
                                                            GALEFS_RELAX(l_691);
                                                            l_695 = (long) ((ulong) l_691 + (ulong) 1L);
                                                            l_691 = l_695;
                                                        } else {
                                                            l_696 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                                            i_697 = (l_692 == l_696) ? (-110) : 0;
                                                            i_690 = i_697;
                                                            l_691 = 0L;
                                                            l_692 = l_696;
                                                        }
                                                    } else {
                                                        i_698 = (int) (0 - (uint) i_693);
                                                        i_690 = i_698;
                                                    }
                                                }
                                            }
                                            if (i_690 < 0) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_687)) = i_685;
                                            }
                                            GALEFS_FENCE();
                                            if (i_690 < 0) {
                                                l_699 = (long) i_690;
                                                l_700 = l_699;
                                            } else {
                                                l_701 = *((volatile __global gale_long *) (arg_fs + 16 + l_686));
                                                l_700 = l_701;
                                            }
                                            i_702 = (int) ((uint) ((int) l_641) + (uint) (-1));
                                            if (i_702 < 0) {
                                                l_703 = l_700;
                                            } else {
                                                if (l_700 < 0L) {
                                                    l_703 = l_700;
                                                } else {
                                                    l_704 = (l_700 << 32) | ((long) (uint) i_702);
                                                    l_703 = l_704;
                                                }
                                            }
                                        } else {
                                            l_703 = l_641;
                                        }
                                    } else {
                                        l_703 = l_641;
                                    }
                                    GALEFS_BROADCAST(14, l_705, l_703);
                                    i_706 = (int) l_705;
                                    if (l_705 < 0L) {
                                        i_707 = 0;
                                    } else {
                                        i_707 = i_706;
                                    }
                                    if (l_705 < 0L) {
                                        l_708 = 0L;
                                    } else {
                                        if (i_706 == 0) {
                                            l_708 = 0L;
                                        } else {
                                            l_709 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_316 + (ulong) (((long) ((ulong) l_705 >> 32)) << 5))) + (ulong) 16L))));
                                            l_710 = (long) ((ulong) l_608 + (ulong) l_709);
                                            l_708 = l_710;
                                        }
                                    }
                                    gale_copy((arg_a + 16 + (l_606 + l_311)), (arg_fs + 16 + l_708), i_707);
                                    GALEFS_BARRIER(15);
                                    if (i_593 == 0) {
                                        if (!(i_707 < 1)) {
                                            l_711 = (long) ((int) get_group_id(0));
                                            l_712 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_711 << 12) + (l_711 << 11)))) + (ulong) 1880L);
                                            l_713 = *((__global gale_long *) (arg_fs + 16 + l_712));
                                            *((__global gale_long *) (arg_fs + 16 + l_712)) = ((long) ((ulong) ((long) (uint) i_707) + (ulong) l_713));
                                            GALEFS_RELEASE_FENCE();
                                            i_714 = (int) get_group_id(0);
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) ((((long) (i_315 & i_714)) << 6) + (((long) (i_714 >> i_314)) << 2)))))) = 0;
                                            l_715 = (long) ((int) get_group_id(0));
                                            l_716 = (long) ((ulong) l_6 + (ulong) ((l_715 << 12) + (l_715 << 11)));
                                            l_717 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) 1896L))));
                                            l_718 = (long) ((ulong) l_717 + (ulong) (-64L));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_718 + (ulong) ((long) ((ulong) (l_718 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        }
                                    }
                                    i_719 = (int) ((uint) i_604 + (uint) i_707);
                                    if (l_705 < 0L) {
                                        if ((!(i_603 == 4)) || (i_719 < 1)) {
                                            i_720 = i_706;
                                        } else {
                                            i_720 = i_719;
                                        }
                                    } else {
                                        i_720 = i_719;
                                    }
                                    i_721 = (((!(i_603 == 4)) || (i_719 < 1)) || (i_591 == 0)) ? 0 : 5;
                                    if (i_707 == 0) {
                                        i_603 = i_721;
                                        i_604 = i_719;
                                        i_605 = i_720;
                                    } else {
                                        if (i_327 == i_719) {
                                            i_603 = i_721;
                                            i_604 = i_719;
                                            i_605 = i_720;
                                        } else {
                                            i_604 = i_719;
                                            i_605 = i_720;
                                        }
                                    }
                                }
                                i_722 = i_605;
                            } else {
                                i_722 = 0;
                            }
                        } else {
                            i_722 = 0;
                        }
                        l_723 = (long) ((ulong) l_323 + (ulong) l_305);
                        i_724 = ((!(i_327 == i_722)) || (!(l_723 < l_302))) ? 0 : 1;
                        if (i_327 == i_722) {
                            l_323 = l_723;
                            i_324 = i_724;
                        } else {
                            if (i_327 == i_458) {
                                if (i_327 == i_589) {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_725 = ((int) get_group_id(0)) << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_725) << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + ((((long) (i_725 + 1)) << 2) + 16L))) = i_722;
                                        l_323 = l_723;
                                        i_324 = i_724;
                                    } else {
                                        l_323 = l_723;
                                        i_324 = i_724;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_726 = ((int) get_group_id(0)) << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_726) << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + ((((long) (i_726 + 1)) << 2) + 16L))) = i_589;
                                        l_323 = l_723;
                                        i_324 = i_724;
                                    } else {
                                        l_323 = l_723;
                                        i_324 = i_724;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_727 = ((int) get_group_id(0)) << 1;
                                    *((__global gale_int *) (arg_status + ((((long) i_727) << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + ((((long) (i_727 + 1)) << 2) + 16L))) = i_458;
                                    l_323 = l_723;
                                    i_324 = i_724;
                                } else {
                                    l_323 = l_723;
                                    i_324 = i_724;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_728 = ((int) get_group_id(0)) << 1;
                        *((__global gale_int *) (arg_status + ((((long) i_728) << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + ((((long) (i_728 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_729 = (long) ((int) get_group_id(0));
        i_730 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_729 << 12) + (l_729 << 11)))) + (ulong) 1856L))));
        if (i_730 == 0) {
            l_731 = (long) ((int) get_group_id(0));
            l_732 = (long) ((ulong) l_6 + (ulong) ((l_731 << 12) + (l_731 << 11)));
            l_733 = (long) ((ulong) l_732 + (ulong) 1796L);
            i_734 = *((volatile __global gale_int *) (arg_fs + 16 + l_733));
            l_735 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_732 + (ulong) 1896L))));
            i_736 = (int) (0 - (uint) i_734);
            if (i_736 < 0) {
                i_737 = i_736;
            } else {
                l_738 = (long) ((ulong) l_735 + (ulong) (-64L));
                i_739 = (int) ((uint) ((int) (((long) ((ulong) l_738 + (ulong) ((long) ((ulong) (l_738 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_740 = (long) ((ulong) l_732 + (ulong) 1792L);
                i_741 = 0;
                l_742 = 0L;
                l_743 = (-1L);
                while (true) {
                    if (!(i_741 == 0)) {
                        break;
                    }
                    i_744 = *((volatile __global gale_int *) (arg_fs + 16 + l_733));
                    i_745 = *((volatile __global gale_int *) (arg_fs + 16 + l_740));
                    if (i_739 == i_745) {
                        i_741 = 1;
                    } else {
                        if (i_744 == 0) {
                            if (l_742 < l_5) {
                                GALEFS_RELAX(l_742);
                                l_746 = (long) ((ulong) l_742 + (ulong) 1L);
                                l_742 = l_746;
                            } else {
                                l_747 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_748 = (l_743 == l_747) ? (-110) : 0;
                                i_741 = i_748;
                                l_742 = 0L;
                                l_743 = l_747;
                            }
                        } else {
                            i_749 = (int) (0 - (uint) i_744);
                            i_741 = i_749;
                        }
                    }
                }
                i_737 = i_741;
            }
            if (i_737 < 0) {
                l_750 = (long) i_737;
                l_751 = l_750;
            } else {
                l_752 = (long) ((int) get_group_id(0));
                l_753 = (long) ((ulong) l_6 + (ulong) ((l_752 << 12) + (l_752 << 11)));
                l_754 = (long) ((ulong) l_753 + (ulong) 1896L);
                l_755 = *((__global gale_long *) (arg_fs + 16 + l_754));
                l_756 = (long) ((ulong) l_755 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_753 + (ulong) ((long) (uint) (((int) l_756) & 1023)))))) = 0L;
                l_757 = (long) ((ulong) l_753 + (ulong) ((long) (uint) (((int) l_755) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_755 + (ulong) ((long) ((ulong) (l_755 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 12L)))) = i_192;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_757 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_757)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_754)) = l_756;
                GALEFS_FENCE();
                i_758 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_758))))) = (char) 1;
                if (l_2 == 0L) {
                    l_751 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_758 >> 6)))))) = (char) 1;
                    l_751 = LONG_MIN;
                }
            }
        } else {
            l_751 = (-16L);
        }
    } else {
        l_751 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_751 < (-4611686018427387904L)) {
            l_759 = (long) ((int) get_group_id(0));
            l_760 = (long) ((ulong) l_6 + (ulong) ((l_759 << 12) + (l_759 << 11)));
            l_761 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_760 + (ulong) 1896L))));
            l_762 = (long) ((ulong) l_761 + (ulong) (-64L));
            i_763 = (int) ((uint) ((int) (((long) ((ulong) l_762 + (ulong) ((long) ((ulong) (l_762 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_764 = (long) ((ulong) l_760 + (ulong) 1792L);
            l_765 = (long) ((ulong) l_760 + (ulong) 1796L);
            i_766 = 0;
            l_767 = 0L;
            l_768 = (-1L);
            while (true) {
                if (!(i_766 == 0)) {
                    break;
                }
                i_769 = *((volatile __global gale_int *) (arg_fs + 16 + l_765));
                i_770 = *((volatile __global gale_int *) (arg_fs + 16 + l_764));
                if (i_763 == i_770) {
                    i_766 = 1;
                } else {
                    if (i_769 == 0) {
                        if (l_767 < l_5) {
                            GALEFS_RELAX(l_767);
                            l_771 = (long) ((ulong) l_767 + (ulong) 1L);
                            l_767 = l_771;
                        } else {
                            l_772 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_773 = (l_768 == l_772) ? (-110) : 0;
                            i_766 = i_773;
                            l_767 = 0L;
                            l_768 = l_772;
                        }
                    } else {
                        i_774 = (int) (0 - (uint) i_769);
                        i_766 = i_774;
                    }
                }
            }
            if (i_766 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_760 + (ulong) 1888L)))) = i_763;
            }
            GALEFS_FENCE();
            if (i_766 < 0) {
                l_775 = (long) i_766;
                l_776 = l_775;
            } else {
                l_777 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_760 + (ulong) 1800L))));
                l_776 = l_777;
            }
            i_778 = (int) ((uint) ((int) l_751) + (uint) (-1));
            if (i_778 < 0) {
                l_779 = l_776;
            } else {
                if (l_776 < 0L) {
                    l_779 = l_776;
                } else {
                    l_780 = (l_776 << 32) | ((long) (uint) i_778);
                    l_779 = l_780;
                }
            }
        } else {
            l_779 = l_751;
        }
    } else {
        l_779 = l_751;
    }
    GALEFS_BROADCAST(16, l_781, l_779);
    if (((int) get_local_id(0)) == 0) {
        l_782 = (long) ((int) get_group_id(0));
        i_783 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_782 << 12) + (l_782 << 11)))) + (ulong) 1856L))));
        if (i_783 == 0) {
            l_784 = (long) ((int) get_group_id(0));
            l_785 = (long) ((ulong) l_6 + (ulong) ((l_784 << 12) + (l_784 << 11)));
            l_786 = (long) ((ulong) l_785 + (ulong) 1796L);
            i_787 = *((volatile __global gale_int *) (arg_fs + 16 + l_786));
            l_788 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_785 + (ulong) 1896L))));
            i_789 = (int) (0 - (uint) i_787);
            if (i_789 < 0) {
                i_790 = i_789;
            } else {
                l_791 = (long) ((ulong) l_788 + (ulong) (-64L));
                i_792 = (int) ((uint) ((int) (((long) ((ulong) l_791 + (ulong) ((long) ((ulong) (l_791 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_793 = (long) ((ulong) l_785 + (ulong) 1792L);
                i_794 = 0;
                l_795 = 0L;
                l_796 = (-1L);
                while (true) {
                    if (!(i_794 == 0)) {
                        break;
                    }
                    i_797 = *((volatile __global gale_int *) (arg_fs + 16 + l_786));
                    i_798 = *((volatile __global gale_int *) (arg_fs + 16 + l_793));
                    if (i_792 == i_798) {
                        i_794 = 1;
                    } else {
                        if (i_797 == 0) {
                            if (l_795 < l_5) {
                                GALEFS_RELAX(l_795);
                                l_799 = (long) ((ulong) l_795 + (ulong) 1L);
                                l_795 = l_799;
                            } else {
                                l_800 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_801 = (l_796 == l_800) ? (-110) : 0;
                                i_794 = i_801;
                                l_795 = 0L;
                                l_796 = l_800;
                            }
                        } else {
                            i_802 = (int) (0 - (uint) i_797);
                            i_794 = i_802;
                        }
                    }
                }
                i_790 = i_794;
            }
            if (i_790 < 0) {
                l_803 = (long) i_790;
                l_804 = l_803;
            } else {
                l_805 = (long) ((int) get_group_id(0));
                l_806 = (long) ((ulong) l_6 + (ulong) ((l_805 << 12) + (l_805 << 11)));
                l_807 = (long) ((ulong) l_806 + (ulong) 1896L);
                l_808 = *((__global gale_long *) (arg_fs + 16 + l_807));
                l_809 = (long) ((ulong) l_808 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_806 + (ulong) ((long) (uint) (((int) l_809) & 1023)))))) = 0L;
                l_810 = (long) ((ulong) l_806 + (ulong) ((long) (uint) (((int) l_808) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_808 + (ulong) ((long) ((ulong) (l_808 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 12L)))) = i_191;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_810 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_810)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_807)) = l_809;
                GALEFS_FENCE();
                i_811 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_811))))) = (char) 1;
                if (l_2 == 0L) {
                    l_804 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_811 >> 6)))))) = (char) 1;
                    l_804 = LONG_MIN;
                }
            }
        } else {
            l_804 = (-16L);
        }
    } else {
        l_804 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_804 < (-4611686018427387904L)) {
            l_812 = (long) ((int) get_group_id(0));
            l_813 = (long) ((ulong) l_6 + (ulong) ((l_812 << 12) + (l_812 << 11)));
            l_814 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 1896L))));
            l_815 = (long) ((ulong) l_814 + (ulong) (-64L));
            i_816 = (int) ((uint) ((int) (((long) ((ulong) l_815 + (ulong) ((long) ((ulong) (l_815 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_817 = (long) ((ulong) l_813 + (ulong) 1792L);
            l_818 = (long) ((ulong) l_813 + (ulong) 1796L);
            i_819 = 0;
            l_820 = 0L;
            l_821 = (-1L);
            while (true) {
                if (!(i_819 == 0)) {
                    break;
                }
                i_822 = *((volatile __global gale_int *) (arg_fs + 16 + l_818));
                i_823 = *((volatile __global gale_int *) (arg_fs + 16 + l_817));
                if (i_816 == i_823) {
                    i_819 = 1;
                } else {
                    if (i_822 == 0) {
                        if (l_820 < l_5) {
                            GALEFS_RELAX(l_820);
                            l_824 = (long) ((ulong) l_820 + (ulong) 1L);
                            l_820 = l_824;
                        } else {
                            l_825 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_826 = (l_821 == l_825) ? (-110) : 0;
                            i_819 = i_826;
                            l_820 = 0L;
                            l_821 = l_825;
                        }
                    } else {
                        i_827 = (int) (0 - (uint) i_822);
                        i_819 = i_827;
                    }
                }
            }
            if (i_819 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 1888L)))) = i_816;
            }
            GALEFS_FENCE();
            if (i_819 < 0) {
                l_828 = (long) i_819;
                l_829 = l_828;
            } else {
                l_830 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_813 + (ulong) 1800L))));
                l_829 = l_830;
            }
            i_831 = (int) ((uint) ((int) l_804) + (uint) (-1));
            if (i_831 < 0) {
                l_832 = l_829;
            } else {
                if (l_829 < 0L) {
                    l_832 = l_829;
                } else {
                    l_833 = (l_829 << 32) | ((long) (uint) i_831);
                    l_832 = l_833;
                }
            }
        } else {
            l_832 = l_804;
        }
    } else {
        l_832 = l_804;
    }
    GALEFS_BROADCAST(17, l_834, l_832);
    if (((int) get_local_id(0)) == 0) {
        l_835 = (long) ((int) get_group_id(0));
        i_836 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) ((l_835 << 12) + (l_835 << 11)))) + (ulong) 1856L))));
        if (i_836 == 0) {
            l_837 = (long) ((int) get_group_id(0));
            l_838 = (long) ((ulong) l_6 + (ulong) ((l_837 << 12) + (l_837 << 11)));
            l_839 = (long) ((ulong) l_838 + (ulong) 1796L);
            i_840 = *((volatile __global gale_int *) (arg_fs + 16 + l_839));
            l_841 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_838 + (ulong) 1896L))));
            i_842 = (int) (0 - (uint) i_840);
            if (i_842 < 0) {
                i_843 = i_842;
            } else {
                l_844 = (long) ((ulong) l_841 + (ulong) (-64L));
                i_845 = (int) ((uint) ((int) (((long) ((ulong) l_844 + (ulong) ((long) ((ulong) (l_844 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_846 = (long) ((ulong) l_838 + (ulong) 1792L);
                i_847 = 0;
                l_848 = 0L;
                l_849 = (-1L);
                while (true) {
                    if (!(i_847 == 0)) {
                        break;
                    }
                    i_850 = *((volatile __global gale_int *) (arg_fs + 16 + l_839));
                    i_851 = *((volatile __global gale_int *) (arg_fs + 16 + l_846));
                    if (i_845 == i_851) {
                        i_847 = 1;
                    } else {
                        if (i_850 == 0) {
                            if (l_848 < l_5) {
                                GALEFS_RELAX(l_848);
                                l_852 = (long) ((ulong) l_848 + (ulong) 1L);
                                l_848 = l_852;
                            } else {
                                l_853 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                                i_854 = (l_849 == l_853) ? (-110) : 0;
                                i_847 = i_854;
                                l_848 = 0L;
                                l_849 = l_853;
                            }
                        } else {
                            i_855 = (int) (0 - (uint) i_850);
                            i_847 = i_855;
                        }
                    }
                }
                i_843 = i_847;
            }
            if (i_843 < 0) {
                l_856 = (long) i_843;
                l_857 = l_856;
            } else {
                l_858 = (long) ((int) get_group_id(0));
                l_859 = (long) ((ulong) l_6 + (ulong) ((l_858 << 12) + (l_858 << 11)));
                l_860 = (long) ((ulong) l_859 + (ulong) 1896L);
                l_861 = *((__global gale_long *) (arg_fs + 16 + l_860));
                l_862 = (long) ((ulong) l_861 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_859 + (ulong) ((long) (uint) (((int) l_862) & 1023)))))) = 0L;
                l_863 = (long) ((ulong) l_859 + (ulong) ((long) (uint) (((int) l_861) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_861 + (ulong) ((long) ((ulong) (l_861 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 12L)))) = i_190;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_863 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_863)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_860)) = l_862;
                GALEFS_FENCE();
                i_864 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_864))))) = (char) 1;
                if (l_2 == 0L) {
                    l_857 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) (i_864 >> 6)))))) = (char) 1;
                    l_857 = LONG_MIN;
                }
            }
        } else {
            l_857 = (-16L);
        }
    } else {
        l_857 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_857 < (-4611686018427387904L)) {
            l_865 = (long) ((int) get_group_id(0));
            l_866 = (long) ((ulong) l_6 + (ulong) ((l_865 << 12) + (l_865 << 11)));
            l_867 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_866 + (ulong) 1896L))));
            l_868 = (long) ((ulong) l_867 + (ulong) (-64L));
            i_869 = (int) ((uint) ((int) (((long) ((ulong) l_868 + (ulong) ((long) ((ulong) (l_868 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_870 = (long) ((ulong) l_866 + (ulong) 1792L);
            l_871 = (long) ((ulong) l_866 + (ulong) 1796L);
            i_872 = 0;
            l_873 = 0L;
            l_874 = (-1L);
            while (true) {
                if (!(i_872 == 0)) {
                    break;
                }
                i_875 = *((volatile __global gale_int *) (arg_fs + 16 + l_871));
                i_876 = *((volatile __global gale_int *) (arg_fs + 16 + l_870));
                if (i_869 == i_876) {
                    i_872 = 1;
                } else {
                    if (i_875 == 0) {
                        if (l_873 < l_5) {
                            GALEFS_RELAX(l_873);
                            l_877 = (long) ((ulong) l_873 + (ulong) 1L);
                            l_873 = l_877;
                        } else {
                            l_878 = *((volatile __global gale_long *) (arg_fs + 16 + l_4));
                            i_879 = (l_874 == l_878) ? (-110) : 0;
                            i_872 = i_879;
                            l_873 = 0L;
                            l_874 = l_878;
                        }
                    } else {
                        i_880 = (int) (0 - (uint) i_875);
                        i_872 = i_880;
                    }
                }
            }
            if (i_872 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_866 + (ulong) 1888L)))) = i_869;
            }
            GALEFS_FENCE();
            if (i_872 < 0) {
                l_881 = (long) i_872;
                l_882 = l_881;
            } else {
                l_883 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_866 + (ulong) 1800L))));
                l_882 = l_883;
            }
            i_884 = (int) ((uint) ((int) l_857) + (uint) (-1));
            if (i_884 < 0) {
                l_885 = l_882;
            } else {
                if (l_882 < 0L) {
                    l_885 = l_882;
                } else {
                    l_886 = (l_882 << 32) | ((long) (uint) i_884);
                    l_885 = l_886;
                }
            }
        } else {
            l_885 = l_857;
        }
    } else {
        l_885 = l_857;
    }
    GALEFS_BROADCAST(18, l_887, l_885);
    i_888 = (int) l_887;
    if (i_888 < 0) {
        if (!(i_190 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                i_889 = ((int) get_group_id(0)) << 1;
                *((__global gale_int *) (arg_status + ((((long) i_889) << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + ((((long) (i_889 + 1)) << 2) + 16L))) = i_888;
            }
        }
    }
    GALEFS_GROUP_END()
}
#endif
