// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.GroupScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 15 values, 88 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/GroupScriptKernel.java
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
// source SHA-256: c4957a2300247854a9ede6ec1934fec3b3f9e0fe32523b61b4a1f577143f6948

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

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

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_15) VARIABLE(int, i_161) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_204) VARIABLE(int, i_205) VARIABLE(int, i_216) VARIABLE(int, i_217) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_276) VARIABLE(int, i_278) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_145) VARIABLE(long, l_171) VARIABLE(long, l_173) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_203) VARIABLE(long, l_21) VARIABLE(long, l_214) VARIABLE(long, l_215) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_32) VARIABLE(long, l_85) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85) VARIABLE(l_87)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_145) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_161) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_171) VARIABLE(l_173) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_161) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_203) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_216) VARIABLE(i_217) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_214) VARIABLE(l_215) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_276) VARIABLE(i_278) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_214) VARIABLE(l_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_278) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_25, i_26, i_31, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_52, i_53, i_54, i_66, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_88, i_89, i_92, i_93, i_94, i_95, i_96, i_98, i_99, i_105, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_120, i_121, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_132, i_134, i_135, i_137, i_138, i_146, i_147, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_169, i_170, i_174, i_175, i_176, i_177, i_178, i_179, i_183, i_184, i_185, i_190, i_191, i_192, i_195, i_196, i_197, i_198, i_204, i_205, i_211, i_212, i_213, i_216, i_217, i_219, i_220, i_223, i_224, i_225, i_226, i_227, i_229, i_234, i_235, i_236, i_237, i_241, i_242, i_243, i_244, i_246, i_247, i_248, i_249, i_250, i_251, i_253, i_255, i_256, i_257, i_258, i_266, i_267, i_269, i_274, i_275, i_276, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_288, i_289, i_290, i_291, i_292, i_293, i_294, i_300, i_301, i_302, i_306, i_307, i_308, i_309, i_314, i_315, i_316, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_326, i_327, i_328, i_329;
    long l_18, l_19, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_32, l_49, l_50, l_51, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_67, l_70, l_85, l_86, l_87, l_90, l_91, l_97, l_100, l_101, l_102, l_103, l_104, l_108, l_109, l_110, l_118, l_119, l_124, l_131, l_133, l_136, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_148, l_149, l_150, l_151, l_152, l_171, l_172, l_173, l_180, l_181, l_182, l_186, l_187, l_188, l_189, l_193, l_194, l_199, l_200, l_201, l_202, l_203, l_206, l_207, l_208, l_209, l_210, l_214, l_215, l_218, l_221, l_222, l_228, l_230, l_231, l_232, l_233, l_238, l_239, l_240, l_245, l_252, l_254, l_259, l_260, l_261, l_262, l_263, l_264, l_265, l_268, l_270, l_271, l_272, l_273, l_284, l_285, l_286, l_287, l_295, l_296, l_297, l_298, l_299, l_303, l_304, l_305, l_310, l_311, l_312, l_313, l_317, l_318;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), gale_group_count);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B317;
        }
        i_9 = (int) ((uint) i_8 + (uint) (i_8 << 2));
        ul_10 = arg_script + ((((long) i_9) << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 1))) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 2))) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 3))) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 4))) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_17) << 3));
        l_19 = (long) ((ulong) l_18 + (ulong) 4L);
        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_21 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, gale_group_count))) << 2));
        l_22 = (long) i_14;
        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_25 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_27 = 1L << i_26;
        l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
        l_29 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_30 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_31 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_33 = i_2;
                } else {
                    i_33 = i_13;
                }
                i_34 = (int) get_local_size(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = i_36;
                while (true) {
                    if (!(i_37 < 7)) {
                        break;
                    }
                    i_38 = (int) ((uint) i_37 + (uint) 1);
                    i_39 = i_33;
                    i_40 = i_38;
                    while (true) {
                        if (!(i_40 < 7)) {
                            break;
                        }
                        i_41 = (int) ((uint) i_40 + (uint) 1);
                        i_42 = gale_div_int(i_39, 10);
                        i_39 = i_42;
                        i_40 = i_41;
                    }
                    if (i_37 < 1) {
                        i_43 = (i_13 == (-1)) ? 103 : 115;
                        i_44 = i_43;
                    } else {
                        i_45 = gale_rem_int(i_39, 10) + 48;
                        i_44 = i_45;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_37))))) = (char) i_44;
                    i_46 = (int) ((uint) i_37 + (uint) i_34);
                    i_37 = i_46;
                }
                GALEFS_BARRIER(1);
                if (i_35 == 0) {
                    i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_47 == 0) {
                        i_48 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_49 = (long) ((int) (0 - (uint) i_48));
                        l_50 = l_49;
                    } else {
                        l_51 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_52 = *((__global gale_int *) (arg_fs + 16 + l_51));
                        i_53 = (int) ((uint) i_52 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_51)) = i_53;
                        if (i_31 < i_53) {
                            i_54 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_54 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_55 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_55)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 36L)))) = 0;
                                l_50 = LONG_MIN;
                            } else {
                                l_50 = (-16L);
                            }
                        } else {
                            l_50 = (-16L);
                        }
                    }
                    if (l_50 < 0L) {
                        l_56 = l_50;
                    } else {
                        l_57 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        l_58 = (long) ((ulong) l_57 + (ulong) 36L);
                        l_59 = (long) ((ulong) l_57 + (ulong) 32L);
                        l_60 = (long) ((ulong) l_57 + (ulong) 24L);
                        l_61 = (long) ((ulong) l_57 + (ulong) 16L);
                        l_62 = (long) ((ulong) l_57 + (ulong) 12L);
                        l_63 = (long) ((ulong) l_57 + (ulong) 4L);
                        l_64 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        l_65 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                        i_66 = 0;
                        while (true) {
                            if (!(i_66 < 7)) {
                                break;
                            }
                            l_67 = (long) i_66;
                            i_68 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_67))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_67)))) = (char) i_68;
                            i_69 = (int) ((uint) i_66 + (uint) 1);
                            i_66 = i_69;
                        }
                        *((__global gale_int *) (arg_fs + 16 + l_64)) = 0;
                        *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + l_63)) = 1;
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = 0;
                        *((__global gale_long *) (arg_fs + 16 + l_61)) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + l_60)) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + l_59)) = i_15;
                        *((__global gale_int *) (arg_fs + 16 + l_58)) = 7;
                        l_56 = LONG_MIN;
                    }
                } else {
                    l_56 = 0L;
                }
                GALEFS_BROADCAST(2, l_70, l_56);
                if (l_70 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_70); }
                    GALEFS_RETURN;
                    resume_1:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_70 = gale_round_reply(gale_entry);
                }
                i_71 = (int) l_70;
                i_72 = (i_71 < 0) ? 0 : i_71;
                if (i_13 == (-1)) {
                    i_73 = i_72;
                } else {
                    i_73 = i_6;
                }
                i_74 = (i_71 < 2) ? i_71 : 1;
                if (i_13 == (-1)) {
                    i_75 = i_73;
                    i_76 = i_7;
                    i_77 = i_74;
                    i_78 = 0;
                    break;
                }
                i_75 = i_73;
                i_76 = i_72;
                i_77 = i_74;
                i_78 = 0;
                break;
            case 2:
                i_79 = (int) get_local_size(0);
                i_80 = (int) get_local_id(0);
                i_81 = (int) get_local_id(0);
                i_82 = (int) get_local_id(0);
                i_83 = 1;
                i_84 = 0;
                while (true) {
                    if (!(i_83 == 1)) {
                        break;
                    }
                    l_85 = (long) i_84;
                    l_86 = l_22 + l_85;
                    l_87 = l_86 & l_28;
                    if (i_82 == 0) {
                        i_88 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_89 = (int) (0 - (uint) i_88);
                        if (i_89 < 0) {
                            l_90 = (long) i_89;
                            l_91 = l_90;
                        } else {
                            if (i_17 < 0) {
                                i_92 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_94 = (int) ((uint) i_93 + (uint) (-1));
                                    i_95 = (i_94 < 0) ? (-9) : i_94;
                                    if (i_95 < 0) {
                                        i_92 = i_95;
                                    } else {
                                        i_96 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
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
                                if (l_86 < 0L) {
                                    l_91 = (-22L);
                                } else {
                                    i_98 = (int) ((uint) i_15 - (uint) i_84);
                                    if (i_98 < 0) {
                                        l_91 = (-22L);
                                    } else {
                                        i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_99 == 0) {
                                            l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_97 << 6)))));
                                            l_101 = (long) ((ulong) l_100 - (ulong) l_86);
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
                            l_104 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_105 = *((__global gale_int *) (arg_fs + 16 + l_104));
                            i_106 = (int) ((uint) i_105 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_104)) = i_106;
                            if (i_31 < i_106) {
                                i_107 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_107 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_108 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                            l_110 = (long) ((ulong) l_27 - (ulong) l_87);
                            if (l_110 < l_91) {
                                i_111 = (int) l_110;
                                i_112 = i_111;
                            } else {
                                i_113 = (int) l_91;
                                i_112 = i_113;
                            }
                            if (i_17 < 0) {
                                i_114 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_115 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
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
                                l_119 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_120 = *((__global gale_int *) (arg_fs + 16 + l_119));
                                i_121 = (int) ((uint) i_120 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_119)) = i_121;
                                if (i_31 < i_121) {
                                    i_122 = (-1);
                                } else {
                                    i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_29 + (ulong) (l_118 << 6))) + (ulong) 8L))));
                                    l_124 = l_86 >> i_26;
                                    i_125 = i_25 & ((int) (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) (((long) i_123) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_126 = i_125;
                                    i_127 = 0;
                                    i_128 = (-2);
                                    while (true) {
                                        if (!(i_128 == (-2))) {
                                            break;
                                        }
                                        i_129 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) (((long) i_126) << 2)))));
                                        i_130 = (int) ((uint) i_129 + (uint) (-1));
                                        if (i_130 < 0) {
                                            i_128 = (-1);
                                        } else {
                                            l_131 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_130) << 5));
                                            i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                            l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L))));
                                            if ((!(i_123 == i_132)) || (!(l_124 == l_133))) {
                                                if (i_25 == i_127) {
                                                    i_128 = (-1);
                                                } else {
                                                    i_134 = (int) ((uint) i_127 + (uint) 1);
                                                    i_135 = i_25 & ((int) ((uint) i_126 + (uint) 1));
                                                    i_126 = i_135;
                                                    i_127 = i_134;
                                                }
                                            } else {
                                                i_128 = i_130;
                                            }
                                        }
                                    }
                                    i_122 = i_128;
                                }
                                l_136 = (long) i_112;
                                if (i_122 < 0) {
                                    i_137 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_138 = (int) (0 - (uint) i_137);
                                    if (i_138 < 0) {
                                        l_139 = (long) i_138;
                                        l_109 = l_139;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_140 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_140)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 12L)))) = i_17;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 16L)))) = l_86;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 24L)))) = l_91;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 36L)))) = 0;
                                        l_141 = (long) ((ulong) l_136 + (ulong) (-9223372036854775807L));
                                        l_109 = l_141;
                                    }
                                } else {
                                    l_142 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_143 = *((__global gale_long *) (arg_fs + 16 + l_142));
                                    *((__global gale_long *) (arg_fs + 16 + l_142)) = ((long) ((ulong) l_143 + (ulong) 1L));
                                    l_144 = l_136 | (((long) (uint) i_122) << 32);
                                    l_109 = l_144;
                                }
                            }
                        }
                    } else {
                        l_109 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_145, l_109);
                    if (l_145 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_22;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_84;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_85;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_87;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_145); }
                        GALEFS_RETURN;
                        resume_2:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        l_22 = (long) gale_longs[3 * gale_items + gale_item];
                        i_84 = (int) gale_ints[7 * gale_items + gale_item];
                        l_85 = (long) gale_longs[4 * gale_items + gale_item];
                        l_87 = (long) gale_longs[5 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_24 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_27 = 1L << i_26;
                        l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
                        l_29 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_30 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_31 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_79 = (int) get_local_size(0);
                        i_80 = (int) get_local_id(0);
                        i_81 = (int) get_local_id(0);
                        i_82 = (int) get_local_id(0);
                        l_145 = gale_round_reply(gale_entry);
                    }
                    i_146 = (int) l_145;
                    if (l_145 < 0L) {
                        i_147 = 0;
                    } else {
                        i_147 = i_146;
                    }
                    if (l_145 < 0L) {
                        l_148 = 0L;
                    } else {
                        if (i_146 == 0) {
                            l_148 = 0L;
                        } else {
                            l_149 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_145 >> 32)) << 5))) + (ulong) 16L))));
                            l_150 = (long) ((ulong) l_87 + (ulong) l_149);
                            l_148 = l_150;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_148), (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_85))), i_147);
                    GALEFS_BARRIER(4);
                    if (i_81 == 0) {
                        if (!(i_147 < 1)) {
                            l_151 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
                            *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) (uint) i_147) + (ulong) l_152));
                        }
                    }
                    i_153 = (int) ((uint) i_84 + (uint) i_147);
                    if (l_145 < 0L) {
                        i_83 = i_146;
                        i_84 = i_153;
                    } else {
                        i_154 = ((i_147 < 1) || (!(i_153 < i_15))) ? 0 : 1;
                        i_83 = i_154;
                        i_84 = i_153;
                    }
                }
                if (i_84 < 1) {
                    i_155 = i_83;
                } else {
                    i_155 = i_84;
                }
                i_156 = 0;
                i_157 = i_80;
                while (true) {
                    if (!(i_157 < i_155)) {
                        break;
                    }
                    i_158 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_157)))));
                    i_159 = (int) ((uint) i_156 + (uint) ((int) ((uint) ((i_158 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_157 << 5) - (uint) i_157)) + (uint) 7)))));
                    i_160 = (int) ((uint) i_157 + (uint) i_79);
                    i_156 = i_159;
                    i_157 = i_160;
                }
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_155;
                i_78 = i_156;
                break;
            case 3:
                i_161 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_162 = (int) get_local_size(0);
                i_163 = (int) get_local_id(0);
                i_164 = (int) get_local_id(0);
                i_165 = (int) get_local_id(0);
                i_166 = i_165;
                while (true) {
                    if (!(i_166 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_166))))) = (char) (((int) ((uint) ((int) ((uint) i_166 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_167 = (int) ((uint) i_166 + (uint) i_162);
                    i_166 = i_167;
                }
                i_168 = 4;
                i_169 = 0;
                i_170 = 0;
                while (true) {
                    if (i_168 == 0) {
                        break;
                    }
                    l_171 = (long) i_169;
                    l_172 = l_22 + l_171;
                    l_173 = l_28 & l_172;
                    if (i_164 == 0) {
                        if (i_17 < 0) {
                            i_174 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_175 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_176 = (int) ((uint) i_175 + (uint) (-1));
                                i_177 = (i_176 < 0) ? (-9) : i_176;
                                if (i_177 < 0) {
                                    i_174 = i_177;
                                } else {
                                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_178 & 3) == 0) {
                                        i_174 = (-9);
                                    } else {
                                        i_174 = i_177;
                                    }
                                }
                            } else {
                                i_174 = (-9);
                            }
                        }
                        i_179 = (int) ((uint) i_15 - (uint) i_169);
                        l_180 = (long) i_179;
                        if (i_174 < 0) {
                            l_181 = (long) i_174;
                            l_182 = l_181;
                        } else {
                            if (l_172 < 0L) {
                                l_182 = (-22L);
                            } else {
                                if (i_179 < 0) {
                                    l_182 = (-22L);
                                } else {
                                    if ((l_172 + l_180) < 0L) {
                                        l_182 = (-27L);
                                    } else {
                                        i_183 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_183 == 0) {
                                            l_182 = l_180;
                                        } else {
                                            l_182 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (i_168 == 5) {
                            i_184 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_185 = (int) (0 - (uint) i_184);
                            if (i_185 < 0) {
                                l_186 = (long) i_185;
                                l_187 = l_186;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_188 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_188)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 4L)))) = 5;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 12L)))) = i_17;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 16L)))) = 0L;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 36L)))) = 0;
                                l_187 = LONG_MIN;
                            }
                        } else {
                            if (l_182 < 1L) {
                                l_189 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_190 = *((__global gale_int *) (arg_fs + 16 + l_189));
                                i_191 = (int) ((uint) i_190 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_189)) = i_191;
                                if (i_31 < i_191) {
                                    i_192 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_192 == 0) {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_193 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_193)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 4L)))) = 1073741825;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 12L)))) = 0;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 16L)))) = l_182;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 24L)))) = 0L;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 36L)))) = 0;
                                        l_187 = LONG_MIN;
                                    } else {
                                        l_187 = l_182;
                                    }
                                } else {
                                    l_187 = l_182;
                                }
                            } else {
                                l_194 = (long) ((ulong) l_27 - (ulong) l_173);
                                if (l_194 < l_180) {
                                    i_195 = (int) l_194;
                                    i_196 = i_195;
                                } else {
                                    i_196 = i_179;
                                }
                                i_197 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_198 = (int) (0 - (uint) i_197);
                                if (i_198 < 0) {
                                    l_199 = (long) i_198;
                                    l_187 = l_199;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_200 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_200)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 4L)))) = i_168;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 12L)))) = i_17;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 16L)))) = l_172;
                                    l_201 = (long) i_196;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 24L)))) = l_201;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 36L)))) = 0;
                                    l_202 = (long) ((ulong) l_201 + (ulong) (-9223372036854775807L));
                                    l_187 = l_202;
                                }
                            }
                        }
                    } else {
                        l_187 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_203, l_187);
                    if (l_203 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_21;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_22;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_168;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_169;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_171;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_173;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_203); }
                        GALEFS_RETURN;
                        resume_3:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        l_21 = (long) gale_longs[2 * gale_items + gale_item];
                        l_22 = (long) gale_longs[3 * gale_items + gale_item];
                        i_168 = (int) gale_ints[7 * gale_items + gale_item];
                        i_169 = (int) gale_ints[8 * gale_items + gale_item];
                        l_171 = (long) gale_longs[4 * gale_items + gale_item];
                        l_173 = (long) gale_longs[5 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_27 = 1L << i_26;
                        l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
                        l_30 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_31 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_161 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_163 = (int) get_local_id(0);
                        i_164 = (int) get_local_id(0);
                        l_203 = gale_round_reply(gale_entry);
                    }
                    i_204 = (int) l_203;
                    if (l_203 < 0L) {
                        i_205 = 0;
                    } else {
                        i_205 = i_204;
                    }
                    if (l_203 < 0L) {
                        l_206 = 0L;
                    } else {
                        if (i_204 == 0) {
                            l_206 = 0L;
                        } else {
                            l_207 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_203 >> 32)) << 5))) + (ulong) 16L))));
                            l_208 = (long) ((ulong) l_173 + (ulong) l_207);
                            l_206 = l_208;
                        }
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_171))), (arg_fs + 16 + l_206), i_205);
                    GALEFS_BARRIER(6);
                    if (i_163 == 0) {
                        if (!(i_205 < 1)) {
                            l_209 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                            l_210 = *((__global gale_long *) (arg_fs + 16 + l_209));
                            *((__global gale_long *) (arg_fs + 16 + l_209)) = ((long) ((ulong) ((long) (uint) i_205) + (ulong) l_210));
                        }
                    }
                    i_211 = (int) ((uint) i_169 + (uint) i_205);
                    if (l_203 < 0L) {
                        if ((!(i_168 == 4)) || (i_211 < 1)) {
                            i_212 = i_204;
                        } else {
                            i_212 = i_211;
                        }
                    } else {
                        i_212 = i_211;
                    }
                    i_213 = (((!(i_168 == 4)) || (i_211 < 1)) || (i_161 == 0)) ? 0 : 5;
                    if (i_205 == 0) {
                        i_168 = i_213;
                        i_169 = i_211;
                        i_170 = i_212;
                    } else {
                        if (i_211 == i_15) {
                            i_168 = i_213;
                            i_169 = i_211;
                            i_170 = i_212;
                        } else {
                            i_169 = i_211;
                            i_170 = i_212;
                        }
                    }
                }
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_170;
                i_78 = 0;
                break;
            case 4:
                l_214 = (long) i_15;
                l_215 = l_22 & l_28;
                i_216 = (int) get_local_id(0);
                i_217 = (int) get_local_id(0);
                l_218 = (-12L);
                while (true) {
                    if (!(l_218 == (-12L))) {
                        break;
                    }
                    if (i_217 == 0) {
                        i_219 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_220 = (int) (0 - (uint) i_219);
                        if (i_220 < 0) {
                            l_221 = (long) i_220;
                            l_222 = l_221;
                        } else {
                            if (i_17 < 0) {
                                i_223 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_225 = (int) ((uint) i_224 + (uint) (-1));
                                    i_226 = (i_225 < 0) ? (-9) : i_225;
                                    if (i_226 < 0) {
                                        i_223 = i_226;
                                    } else {
                                        i_227 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                        if ((i_227 & 3) == 1) {
                                            i_223 = (-9);
                                        } else {
                                            i_223 = i_226;
                                        }
                                    }
                                } else {
                                    i_223 = (-9);
                                }
                            }
                            l_228 = (long) i_223;
                            if (i_223 < 0) {
                                l_222 = l_228;
                            } else {
                                if (l_22 < 0L) {
                                    l_222 = (-22L);
                                } else {
                                    if (i_15 < 0) {
                                        l_222 = (-22L);
                                    } else {
                                        i_229 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_229 == 0) {
                                            l_230 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_228 << 6)))));
                                            l_231 = (long) ((ulong) l_230 - (ulong) l_22);
                                            if (l_231 < 1L) {
                                                l_222 = 0L;
                                            } else {
                                                l_232 = (l_231 < l_214) ? l_231 : l_214;
                                                l_222 = l_232;
                                            }
                                        } else {
                                            l_222 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (!(l_222 < 1L)) {
                            if (l_214 == l_222) {
                                l_233 = (long) ((ulong) l_27 - (ulong) l_215);
                                if (l_233 < l_214) {
                                    if (!(((int) l_233) == i_15)) {
                                        goto B247;
                                    }
                                }
                                if (i_17 < 0) {
                                    i_234 = (-9);
                                } else {
                                    if (i_17 < i_20) {
                                        i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                        i_236 = (int) ((uint) i_235 + (uint) (-1));
                                        i_237 = (i_236 < 0) ? (-9) : i_236;
                                        i_234 = i_237;
                                    } else {
                                        i_234 = (-9);
                                    }
                                }
                                l_238 = (long) i_234;
                                if (i_234 < 0) {
                                    l_239 = l_238;
                                    goto B253;
                                }
                                l_240 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_241 = *((__global gale_int *) (arg_fs + 16 + l_240));
                                i_242 = (int) ((uint) i_241 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_240)) = i_242;
                                if (i_31 < i_242) {
                                    i_243 = (-1);
                                } else {
                                    i_244 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_29 + (ulong) (l_238 << 6))) + (ulong) 8L))));
                                    l_245 = l_22 >> i_26;
                                    i_246 = i_25 & ((int) (((long) ((ulong) ((long) ((ulong) l_245 + (ulong) (((long) i_244) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_247 = i_246;
                                    i_248 = 0;
                                    i_249 = (-2);
                                    while (true) {
                                        if (!(i_249 == (-2))) {
                                            break;
                                        }
                                        i_250 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) (((long) i_247) << 2)))));
                                        i_251 = (int) ((uint) i_250 + (uint) (-1));
                                        if (i_251 < 0) {
                                            i_249 = (-1);
                                        } else {
                                            l_252 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_251) << 5));
                                            i_253 = *((volatile __global gale_int *) (arg_fs + 16 + l_252));
                                            l_254 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 8L))));
                                            if ((!(i_244 == i_253)) || (!(l_245 == l_254))) {
                                                if (i_25 == i_248) {
                                                    i_249 = (-1);
                                                } else {
                                                    i_255 = (int) ((uint) i_248 + (uint) 1);
                                                    i_256 = i_25 & ((int) ((uint) i_247 + (uint) 1));
                                                    i_247 = i_256;
                                                    i_248 = i_255;
                                                }
                                            } else {
                                                i_249 = i_251;
                                            }
                                        }
                                    }
                                    i_243 = i_249;
                                }
                                if (i_243 < 0) {
                                    i_257 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_258 = (int) (0 - (uint) i_257);
                                    if (i_258 < 0) {
                                        l_259 = (long) i_258;
                                        l_239 = l_259;
                                        goto B253;
                                    }
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_260 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_260)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 12L)))) = i_17;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 16L)))) = l_22;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 24L)))) = l_214;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 36L)))) = 0;
                                    l_261 = (long) ((ulong) l_214 + (ulong) (-9223372036854775807L));
                                    l_239 = l_261;
                                    goto B253;
                                }
                                l_262 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_263 = *((__global gale_long *) (arg_fs + 16 + l_262));
                                *((__global gale_long *) (arg_fs + 16 + l_262)) = ((long) ((ulong) l_263 + (ulong) 1L));
                                l_264 = l_214 | (((long) (uint) i_243) << 32);
                                l_239 = l_264;
                                goto B253;
                            }
                        }
                    B247:;
                        l_265 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_266 = *((__global gale_int *) (arg_fs + 16 + l_265));
                        i_267 = (int) ((uint) i_266 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_265)) = i_267;
                        l_268 = (l_222 < 0L) ? l_222 : (-22L);
                        if (i_31 < i_267) {
                            i_269 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_269 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_270 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_270)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 16L)))) = l_268;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) 36L)))) = 0;
                                l_239 = LONG_MIN;
                            } else {
                                l_239 = l_268;
                            }
                        } else {
                            l_239 = l_268;
                        }
                    } else {
                        l_239 = 0L;
                    }
                B253:;
                    GALEFS_BROADCAST(7, l_271, l_239);
                    if (l_271 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_214;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_215;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_271); }
                        GALEFS_RETURN;
                        resume_4:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        l_22 = (long) gale_longs[2 * gale_items + gale_item];
                        l_214 = (long) gale_longs[3 * gale_items + gale_item];
                        l_215 = (long) gale_longs[4 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_24 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_27 = 1L << i_26;
                        l_29 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_30 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_31 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_216 = (int) get_local_id(0);
                        i_217 = (int) get_local_id(0);
                        l_271 = gale_round_reply(gale_entry);
                    }
                    if (i_216 == 0) {
                        if (!(l_271 < 0L)) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))))) = 1;
                        }
                    }
                    if (l_271 < 0L) {
                        l_218 = l_271;
                    } else {
                        if (((int) l_271) == 0) {
                            l_218 = 0L;
                        } else {
                            l_272 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_271 >> 32)) << 5))) + (ulong) 16L))));
                            l_273 = (long) ((ulong) l_215 + (ulong) l_272);
                            l_218 = l_273;
                        }
                    }
                }
                if ((ulong) ((long) ((ulong) l_218 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_274 = (int) l_218;
                    i_75 = i_6;
                    i_76 = i_7;
                    i_77 = i_274;
                    i_78 = 0;
                    break;
                }
                i_275 = (int) get_local_size(0);
                i_276 = (int) get_local_id(0);
                i_277 = (int) get_local_id(0);
                i_278 = 0;
                i_279 = i_277;
                while (true) {
                    if (!(i_279 < i_15)) {
                        break;
                    }
                    i_280 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) ((long) i_279)))));
                    i_281 = (int) ((uint) i_278 + (uint) ((int) ((uint) ((i_280 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_279 << 5) - (uint) i_279)) + (uint) 7)))));
                    i_282 = (int) ((uint) i_279 + (uint) i_275);
                    i_278 = i_281;
                    i_279 = i_282;
                }
                GALEFS_BARRIER(8);
                if (i_276 == 0) {
                    i_283 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_283 == 0) {
                        l_284 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_285 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_286 = *((__global gale_long *) (arg_fs + 16 + l_285));
                        *((__global gale_long *) (arg_fs + 16 + l_285)) = ((long) ((ulong) l_214 + (ulong) l_286));
                        l_284 = 0L;
                    }
                } else {
                    l_284 = 0L;
                }
                GALEFS_BROADCAST(9, l_287, l_284);
                i_288 = (int) ((uint) ((int) l_287) + (uint) i_15);
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_288;
                i_78 = i_278;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    i_289 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_17 < 0) {
                        i_290 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_291 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_292 = (int) ((uint) i_291 + (uint) (-1));
                            i_293 = (i_292 < 0) ? (-9) : i_292;
                            i_290 = i_293;
                        } else {
                            i_290 = (-9);
                        }
                    }
                    i_294 = (int) (0 - (uint) i_289);
                    if (i_294 < 0) {
                        l_295 = (long) i_294;
                        l_296 = l_295;
                    } else {
                        l_297 = (long) i_290;
                        if (i_290 < 0) {
                            l_296 = l_297;
                        } else {
                            l_298 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_297 << 6)))));
                            l_296 = l_298;
                        }
                    }
                    l_299 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_300 = *((__global gale_int *) (arg_fs + 16 + l_299));
                    i_301 = (int) ((uint) i_300 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_299)) = i_301;
                    if (i_31 < i_301) {
                        i_302 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_302 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_303 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_303)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 16L)))) = l_296;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 36L)))) = 0;
                            l_304 = LONG_MIN;
                        } else {
                            l_304 = l_296;
                        }
                    } else {
                        l_304 = l_296;
                    }
                } else {
                    l_304 = 0L;
                }
                GALEFS_BROADCAST(10, l_305, l_304);
                if (l_305 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_305); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_305 = gale_round_reply(gale_entry);
                }
                i_306 = (int) l_305;
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_306;
                i_78 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    i_307 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_307 == 0) {
                        i_308 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_309 = (int) (0 - (uint) i_308);
                        if (i_309 < 0) {
                            l_310 = (long) i_309;
                            l_311 = l_310;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_312 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_312)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 12L)))) = i_17;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_312 + (ulong) 36L)))) = 0;
                            l_311 = LONG_MIN;
                        }
                    } else {
                        l_313 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_314 = *((__global gale_int *) (arg_fs + 16 + l_313));
                        i_315 = (int) ((uint) i_314 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_313)) = i_315;
                        if (i_31 < i_315) {
                            i_316 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_316 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_317 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_317)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 36L)))) = 0;
                                l_311 = LONG_MIN;
                            } else {
                                l_311 = (-16L);
                            }
                        } else {
                            l_311 = (-16L);
                        }
                    }
                } else {
                    l_311 = 0L;
                }
                GALEFS_BROADCAST(11, l_318, l_311);
                if (l_318 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_318); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_318 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_319 = 0;
                } else {
                    i_319 = i_6;
                }
                i_320 = (int) l_318;
                if (i_13 == (-1)) {
                    i_75 = i_319;
                    i_76 = i_7;
                    i_77 = i_320;
                    i_78 = 0;
                    break;
                }
                i_75 = i_319;
                i_76 = 0;
                i_77 = i_320;
                i_78 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_77 + (uint) i_78));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_321 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_321) << 2) + 16L))) = i_77;
            i_322 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_323 = (int) get_local_size(0);
            i_324 = 0;
            i_325 = 0;
            while (true) {
                if (!(i_325 < i_323)) {
                    break;
                }
                i_326 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_325 + (uint) i_322))) << 2) + 16L)));
                i_327 = (int) ((uint) i_324 + (uint) i_326);
                i_328 = (int) ((uint) i_325 + (uint) 1);
                i_324 = i_327;
                i_325 = i_328;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_321 + 1)) << 2) + 16L))) = i_324;
        }
        GALEFS_BARRIER(13);
        i_329 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_75;
        i_7 = i_76;
        i_8 = i_329;
    }
    goto B318;
B317:;
B318:;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_131) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_24) VARIABLE(int, i_245) VARIABLE(int, i_246) VARIABLE(int, i_25) VARIABLE(int, i_266) VARIABLE(int, i_268) VARIABLE(int, i_269) VARIABLE(int, i_270) VARIABLE(int, i_274) VARIABLE(int, i_275) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_376) VARIABLE(int, i_377) VARIABLE(int, i_394) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_5) VARIABLE(int, i_510) VARIABLE(int, i_512) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(long, l_132) VARIABLE(long, l_134) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_244) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_277) VARIABLE(long, l_279) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_375) VARIABLE(long, l_392) VARIABLE(long, l_393)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_132) VARIABLE(l_134) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_244) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_266) VARIABLE(i_268) VARIABLE(i_269) VARIABLE(i_270) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_277) VARIABLE(l_279) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_266) VARIABLE(i_268) VARIABLE(i_269) VARIABLE(i_270) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_376) VARIABLE(i_377) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_375)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_394) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_392) VARIABLE(l_393)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_5) VARIABLE(i_510) VARIABLE(i_512) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_23) VARIABLE(l_37) VARIABLE(l_392)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_512) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_24, i_25, i_28, i_29, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_58, i_60, i_61, i_63, i_65, i_68, i_69, i_72, i_73, i_77, i_85, i_87, i_88, i_96, i_101, i_104, i_105, i_108, i_109, i_113, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_136, i_137, i_140, i_141, i_142, i_143, i_144, i_146, i_148, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_163, i_165, i_168, i_179, i_181, i_182, i_183, i_184, i_185, i_187, i_189, i_190, i_191, i_193, i_195, i_196, i_198, i_200, i_201, i_203, i_204, i_207, i_208, i_211, i_212, i_224, i_229, i_232, i_233, i_236, i_237, i_241, i_245, i_246, i_253, i_258, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_275, i_276, i_280, i_281, i_282, i_283, i_284, i_285, i_290, i_294, i_296, i_297, i_299, i_301, i_304, i_305, i_308, i_309, i_318, i_320, i_321, i_325, i_327, i_328, i_330, i_332, i_335, i_336, i_339, i_340, i_349, i_355, i_360, i_363, i_364, i_367, i_368, i_372, i_376, i_377, i_384, i_389, i_390, i_391, i_394, i_395, i_396, i_399, i_400, i_403, i_404, i_405, i_406, i_407, i_410, i_417, i_418, i_419, i_420, i_422, i_424, i_428, i_439, i_441, i_442, i_443, i_444, i_445, i_447, i_449, i_450, i_451, i_453, i_455, i_456, i_457, i_459, i_460, i_462, i_463, i_466, i_467, i_470, i_471, i_482, i_487, i_490, i_491, i_494, i_495, i_499, i_505, i_508, i_509, i_510, i_511, i_512, i_513, i_514, i_515, i_516, i_518, i_524, i_530, i_532, i_533, i_534, i_535, i_536, i_537, i_546, i_551, i_554, i_555, i_558, i_559, i_563, i_567, i_569, i_573, i_575, i_576, i_578, i_580, i_583, i_584, i_587, i_588, i_597, i_602, i_607, i_610, i_611, i_614, i_615, i_619, i_623, i_624, i_625, i_626, i_627, i_628, i_629, i_630, i_631, i_632, i_633;
    long l_18, l_19, l_21, l_22, l_23, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_53, l_55, l_56, l_57, l_59, l_62, l_64, l_66, l_67, l_70, l_71, l_74, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_86, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_99, l_100, l_102, l_103, l_106, l_107, l_110, l_111, l_112, l_114, l_115, l_116, l_132, l_133, l_134, l_135, l_138, l_139, l_145, l_147, l_149, l_150, l_151, l_152, l_153, l_154, l_162, l_164, l_166, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_180, l_186, l_188, l_192, l_194, l_197, l_199, l_202, l_205, l_206, l_209, l_210, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_228, l_230, l_231, l_234, l_235, l_238, l_239, l_240, l_242, l_243, l_244, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_256, l_257, l_277, l_278, l_279, l_286, l_287, l_288, l_289, l_291, l_292, l_293, l_295, l_298, l_300, l_302, l_303, l_306, l_307, l_310, l_311, l_312, l_313, l_314, l_315, l_316, l_317, l_319, l_322, l_323, l_324, l_326, l_329, l_331, l_333, l_334, l_337, l_338, l_341, l_342, l_343, l_344, l_345, l_346, l_347, l_348, l_350, l_351, l_352, l_353, l_354, l_356, l_357, l_358, l_359, l_361, l_362, l_365, l_366, l_369, l_370, l_371, l_373, l_374, l_375, l_378, l_379, l_380, l_381, l_382, l_383, l_385, l_386, l_387, l_388, l_392, l_393, l_397, l_398, l_401, l_402, l_408, l_409, l_411, l_412, l_413, l_414, l_415, l_416, l_421, l_423, l_425, l_426, l_427, l_429, l_430, l_431, l_432, l_433, l_434, l_435, l_436, l_437, l_438, l_440, l_446, l_448, l_452, l_454, l_458, l_461, l_464, l_465, l_468, l_469, l_472, l_473, l_474, l_475, l_476, l_477, l_478, l_479, l_480, l_481, l_483, l_484, l_485, l_486, l_488, l_489, l_492, l_493, l_496, l_497, l_498, l_500, l_501, l_502, l_503, l_504, l_506, l_507, l_517, l_519, l_520, l_521, l_522, l_523, l_525, l_526, l_527, l_528, l_529, l_531, l_538, l_539, l_540, l_541, l_542, l_543, l_544, l_545, l_547, l_548, l_549, l_550, l_552, l_553, l_556, l_557, l_560, l_561, l_562, l_564, l_565, l_566, l_568, l_570, l_571, l_572, l_574, l_577, l_579, l_581, l_582, l_585, l_586, l_589, l_590, l_591, l_592, l_593, l_594, l_595, l_596, l_598, l_599, l_600, l_601, l_603, l_604, l_605, l_606, l_608, l_609, l_612, l_613, l_616, l_617, l_618, l_620, l_621, l_622;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = (int) get_group_id(0);
    i_3 = gale_div_int(gale_div_int(i_0, 5), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B535;
        }
        i_9 = (int) ((uint) i_8 + (uint) (i_8 << 2));
        ul_10 = arg_script + ((((long) i_9) << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 1))) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 2))) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 3))) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_9 + (uint) 4))) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_17) << 3));
        l_19 = (long) ((ulong) l_18 + (ulong) 4L);
        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_21 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, ((int) get_num_groups(0))))) << 2));
        l_22 = (long) i_14;
        l_23 = *((__global gale_long *) (arg_fs + 16 + 40L));
        i_24 = *((__global gale_int *) (arg_fs + 16 + 36L));
        i_25 = (int) ((uint) (1 << i_24) + (uint) (-1));
        l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_27 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_28 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_30 = 1L << i_29;
        l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_33 = *((__global gale_long *) (arg_fs + 16 + 48L));
        l_34 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_35 = *((__global gale_long *) (arg_fs + 16 + 56L));
        l_36 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_37 = *((__global gale_long *) (arg_fs + 16 + 16L));
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_38 = i_2;
                } else {
                    i_38 = i_13;
                }
                i_39 = (int) get_local_size(0);
                i_40 = (int) get_local_id(0);
                i_41 = (int) get_local_id(0);
                i_42 = (int) get_local_id(0);
                i_43 = i_42;
                while (true) {
                    if (!(i_43 < 7)) {
                        break;
                    }
                    i_44 = (int) ((uint) i_43 + (uint) 1);
                    i_45 = i_38;
                    i_46 = i_44;
                    while (true) {
                        if (!(i_46 < 7)) {
                            break;
                        }
                        i_47 = (int) ((uint) i_46 + (uint) 1);
                        i_48 = gale_div_int(i_45, 10);
                        i_45 = i_48;
                        i_46 = i_47;
                    }
                    if (i_43 < 1) {
                        i_49 = (i_13 == (-1)) ? 103 : 115;
                        i_50 = i_49;
                    } else {
                        i_51 = gale_rem_int(i_45, 10) + 48;
                        i_50 = i_51;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_43))))) = (char) i_50;
                    i_52 = (int) ((uint) i_43 + (uint) i_39);
                    i_43 = i_52;
                }
                GALEFS_BARRIER(1);
                if (i_41 == 0) {
                    l_53 = (long) ((int) get_group_id(0));
                    i_54 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_53 << 12) + (l_53 << 11)))) + (ulong) 1856L))));
                    if (i_54 == 0) {
                        l_55 = (long) ((int) get_group_id(0));
                        l_56 = (long) ((ulong) l_37 + (ulong) ((l_55 << 12) + (l_55 << 11)));
                        l_57 = (long) ((ulong) l_56 + (ulong) 1796L);
                        i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        l_59 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 1896L))));
                        i_60 = (int) (0 - (uint) i_58);
                        if (i_60 < 0) {
                            i_61 = i_60;
                        } else {
                            l_62 = (long) ((ulong) l_59 + (ulong) (-64L));
                            i_63 = (int) ((uint) ((int) (((long) ((ulong) l_62 + (ulong) ((long) ((ulong) (l_62 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_64 = (long) ((ulong) l_56 + (ulong) 1792L);
                            i_65 = 0;
                            l_66 = 0L;
                            l_67 = (-1L);
                            while (true) {
                                if (!(i_65 == 0)) {
                                    break;
                                }
                                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                                i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                if (i_63 == i_69) {
                                    i_65 = 1;
                                } else {
                                    if (i_68 == 0) {
                                        if (l_66 < l_36) {
                                            GALEFS_RELAX(l_66);
                                            l_70 = (long) ((ulong) l_66 + (ulong) 1L);
                                            l_66 = l_70;
                                        } else {
                                            l_71 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_72 = (l_67 == l_71) ? (-110) : 0;
                                            i_65 = i_72;
                                            l_66 = 0L;
                                            l_67 = l_71;
                                        }
                                    } else {
                                        i_73 = (int) (0 - (uint) i_68);
                                        i_65 = i_73;
                                    }
                                }
                            }
                            i_61 = i_65;
                        }
                        l_74 = (long) i_61;
                        l_75 = l_74;
                    } else {
                        l_75 = (-16L);
                    }
                    if (l_75 < 0L) {
                        l_76 = l_75;
                    } else {
                        i_77 = (int) get_group_id(0);
                        l_78 = (long) ((ulong) l_33 + (ulong) ((long) (i_77 >> 6)));
                        l_79 = (long) ((ulong) l_34 + (ulong) ((long) i_77));
                        l_80 = (long) ((int) get_group_id(0));
                        l_81 = (long) ((ulong) l_37 + (ulong) ((l_80 << 12) + (l_80 << 11)));
                        l_82 = (long) ((ulong) l_81 + (ulong) 1896L);
                        l_83 = (long) ((int) get_group_id(0));
                        l_84 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 2048L);
                        i_85 = 0;
                        while (true) {
                            if (!(i_85 < 7)) {
                                break;
                            }
                            l_86 = (long) i_85;
                            i_87 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_86))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) l_86)))) = (char) i_87;
                            i_88 = (int) ((uint) i_85 + (uint) 1);
                            i_85 = i_88;
                        }
                        l_89 = *((__global gale_long *) (arg_fs + 16 + l_82));
                        l_90 = (long) ((ulong) l_89 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) ((long) (uint) (((int) l_90) & 1023)))))) = 0L;
                        l_91 = (long) ((ulong) l_81 + (ulong) ((long) (uint) (((int) l_89) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 1;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_89 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = i_15;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = 7;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_91)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_82)) = l_90;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + l_79)) = (char) 1;
                        if (l_33 == 0L) {
                            l_76 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + l_78)) = (char) 1;
                            l_76 = LONG_MIN;
                        }
                    }
                } else {
                    l_76 = 0L;
                }
                if (i_40 == 0) {
                    if (l_76 < (-4611686018427387904L)) {
                        l_92 = (long) ((int) get_group_id(0));
                        l_93 = (long) ((ulong) l_37 + (ulong) ((l_92 << 12) + (l_92 << 11)));
                        l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1896L))));
                        l_95 = (long) ((ulong) l_94 + (ulong) (-64L));
                        i_96 = (int) ((uint) ((int) (((long) ((ulong) l_95 + (ulong) ((long) ((ulong) (l_95 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_97 = (long) ((ulong) l_93 + (ulong) 1800L);
                        l_98 = (long) ((ulong) l_93 + (ulong) 1888L);
                        l_99 = (long) ((ulong) l_93 + (ulong) 1792L);
                        l_100 = (long) ((ulong) l_93 + (ulong) 1796L);
                        i_101 = 0;
                        l_102 = 0L;
                        l_103 = (-1L);
                        while (true) {
                            if (!(i_101 == 0)) {
                                break;
                            }
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                            i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                            if (i_96 == i_105) {
                                i_101 = 1;
                            } else {
                                if (i_104 == 0) {
                                    if (l_102 < l_36) {
                                        GALEFS_RELAX(l_102);
                                        l_106 = (long) ((ulong) l_102 + (ulong) 1L);
                                        l_102 = l_106;
                                    } else {
                                        l_107 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_108 = (l_103 == l_107) ? (-110) : 0;
                                        i_101 = i_108;
                                        l_102 = 0L;
                                        l_103 = l_107;
                                    }
                                } else {
                                    i_109 = (int) (0 - (uint) i_104);
                                    i_101 = i_109;
                                }
                            }
                        }
                        if (i_101 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_98)) = i_96;
                        }
                        GALEFS_FENCE();
                        if (i_101 < 0) {
                            l_110 = (long) i_101;
                            l_111 = l_110;
                        } else {
                            l_112 = *((volatile __global gale_long *) (arg_fs + 16 + l_97));
                            l_111 = l_112;
                        }
                        i_113 = (int) ((uint) ((int) l_76) + (uint) (-1));
                        if (i_113 < 0) {
                            l_114 = l_111;
                        } else {
                            if (l_111 < 0L) {
                                l_114 = l_111;
                            } else {
                                l_115 = (l_111 << 32) | ((long) (uint) i_113);
                                l_114 = l_115;
                            }
                        }
                    } else {
                        l_114 = l_76;
                    }
                } else {
                    l_114 = l_76;
                }
                GALEFS_BROADCAST(2, l_116, l_114);
                i_117 = (int) l_116;
                i_118 = (i_117 < 0) ? 0 : i_117;
                if (i_13 == (-1)) {
                    i_119 = i_118;
                } else {
                    i_119 = i_6;
                }
                i_120 = (i_117 < 2) ? i_117 : 1;
                if (i_13 == (-1)) {
                    i_121 = i_119;
                    i_122 = i_7;
                    i_123 = i_120;
                    i_124 = 0;
                    break;
                }
                i_121 = i_119;
                i_122 = i_118;
                i_123 = i_120;
                i_124 = 0;
                break;
            case 2:
                i_125 = (int) get_local_size(0);
                i_126 = (int) get_local_id(0);
                i_127 = (int) get_local_id(0);
                i_128 = (int) get_local_id(0);
                i_129 = (int) get_local_id(0);
                i_130 = 1;
                i_131 = 0;
                while (true) {
                    if (!(i_130 == 1)) {
                        break;
                    }
                    l_132 = (long) i_131;
                    l_133 = l_22 + l_132;
                    l_134 = l_133 & l_31;
                    if (i_129 == 0) {
                        l_135 = (long) ((int) get_group_id(0));
                        i_136 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_135 << 12) + (l_135 << 11)))) + (ulong) 1796L))));
                        i_137 = (int) (0 - (uint) i_136);
                        if (i_137 < 0) {
                            l_138 = (long) i_137;
                            l_139 = l_138;
                        } else {
                            if (i_17 < 0) {
                                i_140 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_142 = (int) ((uint) i_141 + (uint) (-1));
                                    i_143 = (i_142 < 0) ? (-9) : i_142;
                                    if (i_143 < 0) {
                                        i_140 = i_143;
                                    } else {
                                        i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                        if ((i_144 & 3) == 1) {
                                            i_140 = (-9);
                                        } else {
                                            i_140 = i_143;
                                        }
                                    }
                                } else {
                                    i_140 = (-9);
                                }
                            }
                            l_145 = (long) i_140;
                            if (i_140 < 0) {
                                l_139 = l_145;
                            } else {
                                if (l_133 < 0L) {
                                    l_139 = (-22L);
                                } else {
                                    i_146 = (int) ((uint) i_15 - (uint) i_131);
                                    if (i_146 < 0) {
                                        l_139 = (-22L);
                                    } else {
                                        l_147 = (long) ((int) get_group_id(0));
                                        i_148 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_147 << 12) + (l_147 << 11)))) + (ulong) 1856L))));
                                        if (i_148 == 0) {
                                            l_149 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_145 << 6)))));
                                            l_150 = (long) ((ulong) l_149 - (ulong) l_133);
                                            if (l_150 < 1L) {
                                                l_139 = 0L;
                                            } else {
                                                l_151 = (long) (uint) i_146;
                                                l_152 = (l_150 < l_151) ? l_150 : l_151;
                                                l_139 = l_152;
                                            }
                                        } else {
                                            l_139 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_139 < 1L) {
                            l_153 = l_139;
                        } else {
                            l_154 = (long) ((ulong) l_30 - (ulong) l_134);
                            if (l_154 < l_139) {
                                i_155 = (int) l_154;
                                i_156 = i_155;
                            } else {
                                i_157 = (int) l_139;
                                i_156 = i_157;
                            }
                            if (i_17 < 0) {
                                i_158 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_160 = (int) ((uint) i_159 + (uint) (-1));
                                    i_161 = (i_160 < 0) ? (-9) : i_160;
                                    i_158 = i_161;
                                } else {
                                    i_158 = (-9);
                                }
                            }
                            l_162 = (long) i_158;
                            if (i_158 < 0) {
                                l_153 = l_162;
                            } else {
                                i_163 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_162 << 6))) + (ulong) 8L))));
                                l_164 = l_133 >> i_29;
                                i_165 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_164 + (ulong) (((long) i_163) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_166 = (long) ((int) get_group_id(0));
                                l_167 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1864L);
                                i_168 = (int) get_group_id(0);
                                l_169 = (long) ((ulong) l_33 + (ulong) ((long) (i_168 >> 6)));
                                l_170 = (long) ((ulong) l_34 + (ulong) ((long) i_168));
                                l_171 = (long) ((int) get_group_id(0));
                                l_172 = (long) ((ulong) l_37 + (ulong) ((l_171 << 12) + (l_171 << 11)));
                                l_173 = (long) ((ulong) l_172 + (ulong) 1896L);
                                l_174 = (long) ((int) get_group_id(0));
                                l_175 = (long) ((ulong) l_37 + (ulong) ((l_174 << 12) + (l_174 << 11)));
                                l_176 = (long) ((ulong) l_175 + (ulong) 1792L);
                                l_177 = (long) ((ulong) l_175 + (ulong) 1896L);
                                l_178 = (long) ((ulong) l_175 + (ulong) 1796L);
                                i_179 = (int) get_group_id(0);
                                l_180 = (long) ((ulong) l_23 + (ulong) ((((long) (i_179 & i_25)) << 6) + (((long) (i_179 >> i_24)) << 2)));
                                i_181 = i_165;
                                i_182 = 0;
                                i_183 = (-2);
                                while (true) {
                                    if (!(i_183 == (-2))) {
                                        break;
                                    }
                                    i_184 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_181) << 2)))));
                                    i_185 = (int) ((uint) i_184 + (uint) (-1));
                                    if (i_185 < 0) {
                                        i_183 = (-1);
                                    } else {
                                        l_186 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_185) << 5));
                                        i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_186));
                                        l_188 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 8L))));
                                        if ((!(i_163 == i_187)) || (!(l_164 == l_188))) {
                                            if (i_28 == i_182) {
                                                i_183 = (-1);
                                            } else {
                                                i_189 = (int) ((uint) i_182 + (uint) 1);
                                                i_190 = i_28 & ((int) ((uint) i_181 + (uint) 1));
                                                i_181 = i_190;
                                                i_182 = i_189;
                                            }
                                        } else {
                                            i_183 = i_185;
                                        }
                                    }
                                }
                                if (i_183 < 0) {
                                    i_191 = i_183;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_180)) = ((int) ((uint) i_183 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_192 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_183) << 5));
                                    i_193 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_163 == i_193) {
                                        l_194 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_192 + (ulong) 8L))));
                                        i_195 = (l_164 == l_194) ? 1 : 0;
                                        i_196 = i_195;
                                    } else {
                                        i_196 = 0;
                                    }
                                    if (i_196 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_180)) = 0;
                                    }
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_196 == 0) {
                                        i_191 = (-1);
                                    } else {
                                        i_191 = i_183;
                                    }
                                }
                                l_197 = (long) i_156;
                                if (i_191 < 0) {
                                    i_198 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                                    l_199 = *((__global gale_long *) (arg_fs + 16 + l_177));
                                    i_200 = (int) (0 - (uint) i_198);
                                    if (i_200 < 0) {
                                        i_201 = i_200;
                                    } else {
                                        l_202 = (long) ((ulong) l_199 + (ulong) (-64L));
                                        i_203 = (int) ((uint) ((int) (((long) ((ulong) l_202 + (ulong) ((long) ((ulong) (l_202 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_204 = 0;
                                        l_205 = 0L;
                                        l_206 = (-1L);
                                        while (true) {
                                            if (!(i_204 == 0)) {
                                                break;
                                            }
                                            i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                                            i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_176));
                                            if (i_203 == i_208) {
                                                i_204 = 1;
                                            } else {
                                                if (i_207 == 0) {
                                                    if (l_205 < l_36) {
                                                        GALEFS_RELAX(l_205);
                                                        l_209 = (long) ((ulong) l_205 + (ulong) 1L);
                                                        l_205 = l_209;
                                                    } else {
                                                        l_210 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
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
                                        i_201 = i_204;
                                    }
                                    if (i_201 < 0) {
                                        l_213 = (long) i_201;
                                        l_153 = l_213;
                                    } else {
                                        l_214 = *((__global gale_long *) (arg_fs + 16 + l_173));
                                        l_215 = (long) ((ulong) l_214 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) ((long) (uint) (((int) l_215) & 1023)))))) = 0L;
                                        l_216 = (long) ((ulong) l_172 + (ulong) ((long) (uint) (((int) l_214) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_214 + (ulong) ((long) ((ulong) (l_214 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 12L)))) = i_17;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 16L)))) = l_133;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 24L)))) = l_139;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_216)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_173)) = l_215;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_170)) = (char) 1;
                                        l_217 = (long) ((ulong) l_197 + (ulong) (-9223372036854775807L));
                                        if (l_33 == 0L) {
                                            l_153 = l_217;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_169)) = (char) 1;
                                            l_153 = l_217;
                                        }
                                    }
                                } else {
                                    l_218 = *((__global gale_long *) (arg_fs + 16 + l_167));
                                    *((__global gale_long *) (arg_fs + 16 + l_167)) = ((long) ((ulong) l_218 + (ulong) 1L));
                                    l_219 = l_197 | (((long) (uint) i_191) << 32);
                                    l_153 = l_219;
                                }
                            }
                        }
                    } else {
                        l_153 = 0L;
                    }
                    if (i_128 == 0) {
                        if (l_153 < (-4611686018427387904L)) {
                            l_220 = (long) ((int) get_group_id(0));
                            l_221 = (long) ((ulong) l_37 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                            l_222 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1896L))));
                            l_223 = (long) ((ulong) l_222 + (ulong) (-64L));
                            i_224 = (int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_225 = (long) ((ulong) l_221 + (ulong) 1800L);
                            l_226 = (long) ((ulong) l_221 + (ulong) 1888L);
                            l_227 = (long) ((ulong) l_221 + (ulong) 1792L);
                            l_228 = (long) ((ulong) l_221 + (ulong) 1796L);
                            i_229 = 0;
                            l_230 = 0L;
                            l_231 = (-1L);
                            while (true) {
                                if (!(i_229 == 0)) {
                                    break;
                                }
                                i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
                                i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
                                if (i_224 == i_233) {
                                    i_229 = 1;
                                } else {
                                    if (i_232 == 0) {
                                        if (l_230 < l_36) {
                                            GALEFS_RELAX(l_230);
                                            l_234 = (long) ((ulong) l_230 + (ulong) 1L);
                                            l_230 = l_234;
                                        } else {
                                            l_235 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
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
                                *((volatile __global gale_int *) (arg_fs + 16 + l_226)) = i_224;
                            }
                            GALEFS_FENCE();
                            if (i_229 < 0) {
                                l_238 = (long) i_229;
                                l_239 = l_238;
                            } else {
                                l_240 = *((volatile __global gale_long *) (arg_fs + 16 + l_225));
                                l_239 = l_240;
                            }
                            i_241 = (int) ((uint) ((int) l_153) + (uint) (-1));
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
                            l_242 = l_153;
                        }
                    } else {
                        l_242 = l_153;
                    }
                    GALEFS_BROADCAST(3, l_244, l_242);
                    i_245 = (int) l_244;
                    if (l_244 < 0L) {
                        i_246 = 0;
                    } else {
                        i_246 = i_245;
                    }
                    if (l_244 < 0L) {
                        l_247 = 0L;
                    } else {
                        if (i_245 == 0) {
                            l_247 = 0L;
                        } else {
                            l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_244 >> 32)) << 5))) + (ulong) 16L))));
                            l_249 = (long) ((ulong) l_134 + (ulong) l_248);
                            l_247 = l_249;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_247), (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_132))), i_246);
                    GALEFS_BARRIER(4);
                    if (i_127 == 0) {
                        if (!(i_246 < 1)) {
                            l_250 = (long) ((int) get_group_id(0));
                            l_251 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_250 << 12) + (l_250 << 11)))) + (ulong) 1872L);
                            l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                            *((__global gale_long *) (arg_fs + 16 + l_251)) = ((long) ((ulong) ((long) (uint) i_246) + (ulong) l_252));
                            GALEFS_RELEASE_FENCE();
                            i_253 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_253)) << 6) + (((long) (i_253 >> i_24)) << 2)))))) = 0;
                            l_254 = (long) ((int) get_group_id(0));
                            l_255 = (long) ((ulong) l_37 + (ulong) ((l_254 << 12) + (l_254 << 11)));
                            l_256 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 1896L))));
                            l_257 = (long) ((ulong) l_256 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_257 + (ulong) ((long) ((ulong) (l_257 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_258 = (int) ((uint) i_131 + (uint) i_246);
                    if (l_244 < 0L) {
                        i_130 = i_245;
                        i_131 = i_258;
                    } else {
                        i_259 = ((i_246 < 1) || (!(i_258 < i_15))) ? 0 : 1;
                        i_130 = i_259;
                        i_131 = i_258;
                    }
                }
                if (i_131 < 1) {
                    i_260 = i_130;
                } else {
                    i_260 = i_131;
                }
                i_261 = 0;
                i_262 = i_126;
                while (true) {
                    if (!(i_262 < i_260)) {
                        break;
                    }
                    i_263 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_262)))));
                    i_264 = (int) ((uint) i_261 + (uint) ((int) ((uint) ((i_263 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_262 << 5) - (uint) i_262)) + (uint) 7)))));
                    i_265 = (int) ((uint) i_262 + (uint) i_125);
                    i_261 = i_264;
                    i_262 = i_265;
                }
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_260;
                i_124 = i_261;
                break;
            case 3:
                i_266 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_267 = (int) get_local_size(0);
                i_268 = (int) get_local_id(0);
                i_269 = (int) get_local_id(0);
                i_270 = (int) get_local_id(0);
                i_271 = (int) get_local_id(0);
                i_272 = i_271;
                while (true) {
                    if (!(i_272 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_272))))) = (char) (((int) ((uint) ((int) ((uint) i_272 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_273 = (int) ((uint) i_272 + (uint) i_267);
                    i_272 = i_273;
                }
                i_274 = 4;
                i_275 = 0;
                i_276 = 0;
                while (true) {
                    if (i_274 == 0) {
                        break;
                    }
                    l_277 = (long) i_275;
                    l_278 = l_22 + l_277;
                    l_279 = l_31 & l_278;
                    if (i_270 == 0) {
                        if (i_17 < 0) {
                            i_280 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_281 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_282 = (int) ((uint) i_281 + (uint) (-1));
                                i_283 = (i_282 < 0) ? (-9) : i_282;
                                if (i_283 < 0) {
                                    i_280 = i_283;
                                } else {
                                    i_284 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_284 & 3) == 0) {
                                        i_280 = (-9);
                                    } else {
                                        i_280 = i_283;
                                    }
                                }
                            } else {
                                i_280 = (-9);
                            }
                        }
                        i_285 = (int) ((uint) i_15 - (uint) i_275);
                        l_286 = (long) i_285;
                        if (i_280 < 0) {
                            l_287 = (long) i_280;
                            l_288 = l_287;
                        } else {
                            if (l_278 < 0L) {
                                l_288 = (-22L);
                            } else {
                                if (i_285 < 0) {
                                    l_288 = (-22L);
                                } else {
                                    if ((l_278 + l_286) < 0L) {
                                        l_288 = (-27L);
                                    } else {
                                        l_289 = (long) ((int) get_group_id(0));
                                        i_290 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_289 << 12) + (l_289 << 11)))) + (ulong) 1856L))));
                                        if (i_290 == 0) {
                                            l_288 = l_286;
                                        } else {
                                            l_288 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (i_274 == 5) {
                            l_291 = (long) ((int) get_group_id(0));
                            l_292 = (long) ((ulong) l_37 + (ulong) ((l_291 << 12) + (l_291 << 11)));
                            l_293 = (long) ((ulong) l_292 + (ulong) 1796L);
                            i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                            l_295 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 1896L))));
                            i_296 = (int) (0 - (uint) i_294);
                            if (i_296 < 0) {
                                i_297 = i_296;
                            } else {
                                l_298 = (long) ((ulong) l_295 + (ulong) (-64L));
                                i_299 = (int) ((uint) ((int) (((long) ((ulong) l_298 + (ulong) ((long) ((ulong) (l_298 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_300 = (long) ((ulong) l_292 + (ulong) 1792L);
                                i_301 = 0;
                                l_302 = 0L;
                                l_303 = (-1L);
                                while (true) {
                                    if (!(i_301 == 0)) {
                                        break;
                                    }
                                    i_304 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                                    i_305 = *((volatile __global gale_int *) (arg_fs + 16 + l_300));
                                    if (i_299 == i_305) {
                                        i_301 = 1;
                                    } else {
                                        if (i_304 == 0) {
                                            if (l_302 < l_36) {
                                                GALEFS_RELAX(l_302);
                                                l_306 = (long) ((ulong) l_302 + (ulong) 1L);
                                                l_302 = l_306;
                                            } else {
                                                l_307 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                                i_308 = (l_303 == l_307) ? (-110) : 0;
                                                i_301 = i_308;
                                                l_302 = 0L;
                                                l_303 = l_307;
                                            }
                                        } else {
                                            i_309 = (int) (0 - (uint) i_304);
                                            i_301 = i_309;
                                        }
                                    }
                                }
                                i_297 = i_301;
                            }
                            if (i_297 < 0) {
                                l_310 = (long) i_297;
                                l_311 = l_310;
                            } else {
                                l_312 = (long) ((int) get_group_id(0));
                                l_313 = (long) ((ulong) l_37 + (ulong) ((l_312 << 12) + (l_312 << 11)));
                                l_314 = (long) ((ulong) l_313 + (ulong) 1896L);
                                l_315 = *((__global gale_long *) (arg_fs + 16 + l_314));
                                l_316 = (long) ((ulong) l_315 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) ((long) (uint) (((int) l_316) & 1023)))))) = 0L;
                                l_317 = (long) ((ulong) l_313 + (ulong) ((long) (uint) (((int) l_315) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 4L)))) = 5;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_315 + (ulong) ((long) ((ulong) (l_315 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 12L)))) = i_17;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 16L)))) = 0L;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 24L)))) = 0L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_317)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_314)) = l_316;
                                GALEFS_FENCE();
                                i_318 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_318))))) = (char) 1;
                                if (l_33 == 0L) {
                                    l_311 = LONG_MIN;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (i_318 >> 6)))))) = (char) 1;
                                    l_311 = LONG_MIN;
                                }
                            }
                        } else {
                            if (l_288 < 1L) {
                                l_311 = l_288;
                            } else {
                                l_319 = (long) ((ulong) l_30 - (ulong) l_279);
                                if (l_319 < l_286) {
                                    i_320 = (int) l_319;
                                    i_321 = i_320;
                                } else {
                                    i_321 = i_285;
                                }
                                l_322 = (long) ((int) get_group_id(0));
                                l_323 = (long) ((ulong) l_37 + (ulong) ((l_322 << 12) + (l_322 << 11)));
                                l_324 = (long) ((ulong) l_323 + (ulong) 1796L);
                                i_325 = *((volatile __global gale_int *) (arg_fs + 16 + l_324));
                                l_326 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 1896L))));
                                i_327 = (int) (0 - (uint) i_325);
                                if (i_327 < 0) {
                                    i_328 = i_327;
                                } else {
                                    l_329 = (long) ((ulong) l_326 + (ulong) (-64L));
                                    i_330 = (int) ((uint) ((int) (((long) ((ulong) l_329 + (ulong) ((long) ((ulong) (l_329 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_331 = (long) ((ulong) l_323 + (ulong) 1792L);
                                    i_332 = 0;
                                    l_333 = 0L;
                                    l_334 = (-1L);
                                    while (true) {
                                        if (!(i_332 == 0)) {
                                            break;
                                        }
                                        i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_324));
                                        i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_331));
                                        if (i_330 == i_336) {
                                            i_332 = 1;
                                        } else {
                                            if (i_335 == 0) {
                                                if (l_333 < l_36) {
                                                    GALEFS_RELAX(l_333);
                                                    l_337 = (long) ((ulong) l_333 + (ulong) 1L);
                                                    l_333 = l_337;
                                                } else {
                                                    l_338 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                                    i_339 = (l_334 == l_338) ? (-110) : 0;
                                                    i_332 = i_339;
                                                    l_333 = 0L;
                                                    l_334 = l_338;
                                                }
                                            } else {
                                                i_340 = (int) (0 - (uint) i_335);
                                                i_332 = i_340;
                                            }
                                        }
                                    }
                                    i_328 = i_332;
                                }
                                if (i_328 < 0) {
                                    l_341 = (long) i_328;
                                    l_311 = l_341;
                                } else {
                                    l_342 = (long) ((int) get_group_id(0));
                                    l_343 = (long) ((ulong) l_37 + (ulong) ((l_342 << 12) + (l_342 << 11)));
                                    l_344 = (long) ((ulong) l_343 + (ulong) 1896L);
                                    l_345 = *((__global gale_long *) (arg_fs + 16 + l_344));
                                    l_346 = (long) ((ulong) l_345 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_343 + (ulong) ((long) (uint) (((int) l_346) & 1023)))))) = 0L;
                                    l_347 = (long) ((ulong) l_343 + (ulong) ((long) (uint) (((int) l_345) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 4L)))) = i_274;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_345 + (ulong) ((long) ((ulong) (l_345 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 12L)))) = i_17;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 16L)))) = l_278;
                                    l_348 = (long) i_321;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 24L)))) = l_348;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_347 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_347)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_344)) = l_346;
                                    GALEFS_FENCE();
                                    i_349 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_349))))) = (char) 1;
                                    l_350 = (long) ((ulong) l_348 + (ulong) (-9223372036854775807L));
                                    if (l_33 == 0L) {
                                        l_311 = l_350;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (i_349 >> 6)))))) = (char) 1;
                                        l_311 = l_350;
                                    }
                                }
                            }
                        }
                    } else {
                        l_311 = 0L;
                    }
                    if (i_269 == 0) {
                        if (l_311 < (-4611686018427387904L)) {
                            l_351 = (long) ((int) get_group_id(0));
                            l_352 = (long) ((ulong) l_37 + (ulong) ((l_351 << 12) + (l_351 << 11)));
                            l_353 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) 1896L))));
                            l_354 = (long) ((ulong) l_353 + (ulong) (-64L));
                            i_355 = (int) ((uint) ((int) (((long) ((ulong) l_354 + (ulong) ((long) ((ulong) (l_354 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_356 = (long) ((ulong) l_352 + (ulong) 1800L);
                            l_357 = (long) ((ulong) l_352 + (ulong) 1888L);
                            l_358 = (long) ((ulong) l_352 + (ulong) 1792L);
                            l_359 = (long) ((ulong) l_352 + (ulong) 1796L);
                            i_360 = 0;
                            l_361 = 0L;
                            l_362 = (-1L);
                            while (true) {
                                if (!(i_360 == 0)) {
                                    break;
                                }
                                i_363 = *((volatile __global gale_int *) (arg_fs + 16 + l_359));
                                i_364 = *((volatile __global gale_int *) (arg_fs + 16 + l_358));
                                if (i_355 == i_364) {
                                    i_360 = 1;
                                } else {
                                    if (i_363 == 0) {
                                        if (l_361 < l_36) {
                                            GALEFS_RELAX(l_361);
                                            l_365 = (long) ((ulong) l_361 + (ulong) 1L);
                                            l_361 = l_365;
                                        } else {
                                            l_366 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_367 = (l_362 == l_366) ? (-110) : 0;
                                            i_360 = i_367;
                                            l_361 = 0L;
                                            l_362 = l_366;
                                        }
                                    } else {
                                        i_368 = (int) (0 - (uint) i_363);
                                        i_360 = i_368;
                                    }
                                }
                            }
                            if (i_360 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_357)) = i_355;
                            }
                            GALEFS_FENCE();
                            if (i_360 < 0) {
                                l_369 = (long) i_360;
                                l_370 = l_369;
                            } else {
                                l_371 = *((volatile __global gale_long *) (arg_fs + 16 + l_356));
                                l_370 = l_371;
                            }
                            i_372 = (int) ((uint) ((int) l_311) + (uint) (-1));
                            if (i_372 < 0) {
                                l_373 = l_370;
                            } else {
                                if (l_370 < 0L) {
                                    l_373 = l_370;
                                } else {
                                    l_374 = (l_370 << 32) | ((long) (uint) i_372);
                                    l_373 = l_374;
                                }
                            }
                        } else {
                            l_373 = l_311;
                        }
                    } else {
                        l_373 = l_311;
                    }
                    GALEFS_BROADCAST(5, l_375, l_373);
                    i_376 = (int) l_375;
                    if (l_375 < 0L) {
                        i_377 = 0;
                    } else {
                        i_377 = i_376;
                    }
                    if (l_375 < 0L) {
                        l_378 = 0L;
                    } else {
                        if (i_376 == 0) {
                            l_378 = 0L;
                        } else {
                            l_379 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_375 >> 32)) << 5))) + (ulong) 16L))));
                            l_380 = (long) ((ulong) l_279 + (ulong) l_379);
                            l_378 = l_380;
                        }
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_277))), (arg_fs + 16 + l_378), i_377);
                    GALEFS_BARRIER(6);
                    if (i_268 == 0) {
                        if (!(i_377 < 1)) {
                            l_381 = (long) ((int) get_group_id(0));
                            l_382 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_381 << 12) + (l_381 << 11)))) + (ulong) 1880L);
                            l_383 = *((__global gale_long *) (arg_fs + 16 + l_382));
                            *((__global gale_long *) (arg_fs + 16 + l_382)) = ((long) ((ulong) ((long) (uint) i_377) + (ulong) l_383));
                            GALEFS_RELEASE_FENCE();
                            i_384 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_384)) << 6) + (((long) (i_384 >> i_24)) << 2)))))) = 0;
                            l_385 = (long) ((int) get_group_id(0));
                            l_386 = (long) ((ulong) l_37 + (ulong) ((l_385 << 12) + (l_385 << 11)));
                            l_387 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 1896L))));
                            l_388 = (long) ((ulong) l_387 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_388 + (ulong) ((long) ((ulong) (l_388 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_389 = (int) ((uint) i_275 + (uint) i_377);
                    if (l_375 < 0L) {
                        if ((!(i_274 == 4)) || (i_389 < 1)) {
                            i_390 = i_376;
                        } else {
                            i_390 = i_389;
                        }
                    } else {
                        i_390 = i_389;
                    }
                    i_391 = (((!(i_274 == 4)) || (i_389 < 1)) || (i_266 == 0)) ? 0 : 5;
                    if (i_377 == 0) {
                        i_274 = i_391;
                        i_275 = i_389;
                        i_276 = i_390;
                    } else {
                        if (i_389 == i_15) {
                            i_274 = i_391;
                            i_275 = i_389;
                            i_276 = i_390;
                        } else {
                            i_275 = i_389;
                            i_276 = i_390;
                        }
                    }
                }
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_276;
                i_124 = 0;
                break;
            case 4:
                l_392 = (long) i_15;
                l_393 = l_22 & l_31;
                i_394 = (int) get_local_id(0);
                i_395 = (int) get_local_id(0);
                i_396 = (int) get_local_id(0);
                l_397 = (-12L);
                while (true) {
                    if (!(l_397 == (-12L))) {
                        break;
                    }
                    if (i_396 == 0) {
                        l_398 = (long) ((int) get_group_id(0));
                        i_399 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_398 << 12) + (l_398 << 11)))) + (ulong) 1796L))));
                        i_400 = (int) (0 - (uint) i_399);
                        if (i_400 < 0) {
                            l_401 = (long) i_400;
                            l_402 = l_401;
                        } else {
                            if (i_17 < 0) {
                                i_403 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_404 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_405 = (int) ((uint) i_404 + (uint) (-1));
                                    i_406 = (i_405 < 0) ? (-9) : i_405;
                                    if (i_406 < 0) {
                                        i_403 = i_406;
                                    } else {
                                        i_407 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                        if ((i_407 & 3) == 1) {
                                            i_403 = (-9);
                                        } else {
                                            i_403 = i_406;
                                        }
                                    }
                                } else {
                                    i_403 = (-9);
                                }
                            }
                            l_408 = (long) i_403;
                            if (i_403 < 0) {
                                l_402 = l_408;
                            } else {
                                if (l_22 < 0L) {
                                    l_402 = (-22L);
                                } else {
                                    if (i_15 < 0) {
                                        l_402 = (-22L);
                                    } else {
                                        l_409 = (long) ((int) get_group_id(0));
                                        i_410 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_409 << 12) + (l_409 << 11)))) + (ulong) 1856L))));
                                        if (i_410 == 0) {
                                            l_411 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_408 << 6)))));
                                            l_412 = (long) ((ulong) l_411 - (ulong) l_22);
                                            if (l_412 < 1L) {
                                                l_402 = 0L;
                                            } else {
                                                l_413 = (l_412 < l_392) ? l_412 : l_392;
                                                l_402 = l_413;
                                            }
                                        } else {
                                            l_402 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        l_414 = (l_402 < 0L) ? l_402 : (-22L);
                        if (l_402 < 1L) {
                            l_415 = l_414;
                        } else {
                            if (l_392 == l_402) {
                                l_416 = (long) ((ulong) l_30 - (ulong) l_393);
                                if (l_416 < l_392) {
                                    if (!(((int) l_416) == i_15)) {
                                        l_415 = l_414;
                                        goto B394;
                                    }
                                }
                                if (i_17 < 0) {
                                    i_417 = (-9);
                                } else {
                                    if (i_17 < i_20) {
                                        i_418 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                        i_419 = (int) ((uint) i_418 + (uint) (-1));
                                        i_420 = (i_419 < 0) ? (-9) : i_419;
                                        i_417 = i_420;
                                    } else {
                                        i_417 = (-9);
                                    }
                                }
                                l_421 = (long) i_417;
                                if (i_417 < 0) {
                                    l_415 = l_421;
                                } else {
                                    i_422 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_421 << 6))) + (ulong) 8L))));
                                    l_423 = l_22 >> i_29;
                                    i_424 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_423 + (ulong) (((long) i_422) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_425 = (long) ((ulong) l_392 + (ulong) (-9223372036854775807L));
                                    l_426 = (long) ((int) get_group_id(0));
                                    l_427 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_426 << 12) + (l_426 << 11)))) + (ulong) 1864L);
                                    i_428 = (int) get_group_id(0);
                                    l_429 = (long) ((ulong) l_33 + (ulong) ((long) (i_428 >> 6)));
                                    l_430 = (long) ((ulong) l_34 + (ulong) ((long) i_428));
                                    l_431 = (long) ((int) get_group_id(0));
                                    l_432 = (long) ((ulong) l_37 + (ulong) ((l_431 << 12) + (l_431 << 11)));
                                    l_433 = (long) ((ulong) l_432 + (ulong) 1896L);
                                    l_434 = (long) ((int) get_group_id(0));
                                    l_435 = (long) ((ulong) l_37 + (ulong) ((l_434 << 12) + (l_434 << 11)));
                                    l_436 = (long) ((ulong) l_435 + (ulong) 1792L);
                                    l_437 = (long) ((ulong) l_435 + (ulong) 1896L);
                                    l_438 = (long) ((ulong) l_435 + (ulong) 1796L);
                                    i_439 = (int) get_group_id(0);
                                    l_440 = (long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_439)) << 6) + (((long) (i_439 >> i_24)) << 2)));
                                    i_441 = i_424;
                                    i_442 = 0;
                                    i_443 = (-2);
                                    while (true) {
                                        if (!(i_443 == (-2))) {
                                            break;
                                        }
                                        i_444 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_441) << 2)))));
                                        i_445 = (int) ((uint) i_444 + (uint) (-1));
                                        if (i_445 < 0) {
                                            i_443 = (-1);
                                        } else {
                                            l_446 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_445) << 5));
                                            i_447 = *((volatile __global gale_int *) (arg_fs + 16 + l_446));
                                            l_448 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_446 + (ulong) 8L))));
                                            if ((!(i_422 == i_447)) || (!(l_423 == l_448))) {
                                                if (i_28 == i_442) {
                                                    i_443 = (-1);
                                                } else {
                                                    i_449 = (int) ((uint) i_442 + (uint) 1);
                                                    i_450 = i_28 & ((int) ((uint) i_441 + (uint) 1));
                                                    i_441 = i_450;
                                                    i_442 = i_449;
                                                }
                                            } else {
                                                i_443 = i_445;
                                            }
                                        }
                                    }
                                    if (i_443 < 0) {
                                        i_451 = i_443;
                                    } else {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_440)) = ((int) ((uint) i_443 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_452 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_443) << 5));
                                        i_453 = *((volatile __global gale_int *) (arg_fs + 16 + l_452));
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_422 == i_453) {
                                            l_454 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_452 + (ulong) 8L))));
                                            i_455 = (l_423 == l_454) ? 1 : 0;
                                            i_456 = i_455;
                                        } else {
                                            i_456 = 0;
                                        }
                                        if (i_456 == 0) {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_440)) = 0;
                                        }
                                        GALEFS_ACQUIRE_FENCE();
                                        if (i_456 == 0) {
                                            i_451 = (-1);
                                        } else {
                                            i_451 = i_443;
                                        }
                                    }
                                    if (i_451 < 0) {
                                        i_457 = *((volatile __global gale_int *) (arg_fs + 16 + l_438));
                                        l_458 = *((__global gale_long *) (arg_fs + 16 + l_437));
                                        i_459 = (int) (0 - (uint) i_457);
                                        if (i_459 < 0) {
                                            i_460 = i_459;
                                        } else {
                                            l_461 = (long) ((ulong) l_458 + (ulong) (-64L));
                                            i_462 = (int) ((uint) ((int) (((long) ((ulong) l_461 + (ulong) ((long) ((ulong) (l_461 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            i_463 = 0;
                                            l_464 = 0L;
                                            l_465 = (-1L);
                                            while (true) {
                                                if (!(i_463 == 0)) {
                                                    break;
                                                }
                                                i_466 = *((volatile __global gale_int *) (arg_fs + 16 + l_438));
                                                i_467 = *((volatile __global gale_int *) (arg_fs + 16 + l_436));
                                                if (i_462 == i_467) {
                                                    i_463 = 1;
                                                } else {
                                                    if (i_466 == 0) {
                                                        if (l_464 < l_36) {
                                                            GALEFS_RELAX(l_464);
                                                            l_468 = (long) ((ulong) l_464 + (ulong) 1L);
                                                            l_464 = l_468;
                                                        } else {
                                                            l_469 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                                            i_470 = (l_465 == l_469) ? (-110) : 0;
                                                            i_463 = i_470;
                                                            l_464 = 0L;
                                                            l_465 = l_469;
                                                        }
                                                    } else {
                                                        i_471 = (int) (0 - (uint) i_466);
                                                        i_463 = i_471;
                                                    }
                                                }
                                            }
                                            i_460 = i_463;
                                        }
                                        if (i_460 < 0) {
                                            l_472 = (long) i_460;
                                            l_415 = l_472;
                                        } else {
                                            l_473 = *((__global gale_long *) (arg_fs + 16 + l_433));
                                            l_474 = (long) ((ulong) l_473 + (ulong) 64L);
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) ((long) (uint) (((int) l_474) & 1023)))))) = 0L;
                                            l_475 = (long) ((ulong) l_432 + (ulong) ((long) (uint) (((int) l_473) & 1023)));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 4L)))) = 6;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_473 + (ulong) ((long) ((ulong) (l_473 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 12L)))) = i_17;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 16L)))) = l_22;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 24L)))) = l_392;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 32L)))) = 0;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_475 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_475)) = 64;
                                            *((__global gale_long *) (arg_fs + 16 + l_433)) = l_474;
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_430)) = (char) 1;
                                            if (l_33 == 0L) {
                                                l_415 = l_425;
                                            } else {
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_429)) = (char) 1;
                                                l_415 = l_425;
                                            }
                                        }
                                    } else {
                                        l_476 = *((__global gale_long *) (arg_fs + 16 + l_427));
                                        *((__global gale_long *) (arg_fs + 16 + l_427)) = ((long) ((ulong) l_476 + (ulong) 1L));
                                        l_477 = l_392 | (((long) (uint) i_451) << 32);
                                        l_415 = l_477;
                                    }
                                }
                            } else {
                                l_415 = l_414;
                            }
                        }
                    } else {
                        l_415 = 0L;
                    }
                B394:;
                    if (i_395 == 0) {
                        if (l_415 < (-4611686018427387904L)) {
                            l_478 = (long) ((int) get_group_id(0));
                            l_479 = (long) ((ulong) l_37 + (ulong) ((l_478 << 12) + (l_478 << 11)));
                            l_480 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 1896L))));
                            l_481 = (long) ((ulong) l_480 + (ulong) (-64L));
                            i_482 = (int) ((uint) ((int) (((long) ((ulong) l_481 + (ulong) ((long) ((ulong) (l_481 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_483 = (long) ((ulong) l_479 + (ulong) 1800L);
                            l_484 = (long) ((ulong) l_479 + (ulong) 1888L);
                            l_485 = (long) ((ulong) l_479 + (ulong) 1792L);
                            l_486 = (long) ((ulong) l_479 + (ulong) 1796L);
                            i_487 = 0;
                            l_488 = 0L;
                            l_489 = (-1L);
                            while (true) {
                                if (!(i_487 == 0)) {
                                    break;
                                }
                                i_490 = *((volatile __global gale_int *) (arg_fs + 16 + l_486));
                                i_491 = *((volatile __global gale_int *) (arg_fs + 16 + l_485));
                                if (i_482 == i_491) {
                                    i_487 = 1;
                                } else {
                                    if (i_490 == 0) {
                                        if (l_488 < l_36) {
                                            GALEFS_RELAX(l_488);
                                            l_492 = (long) ((ulong) l_488 + (ulong) 1L);
                                            l_488 = l_492;
                                        } else {
                                            l_493 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_494 = (l_489 == l_493) ? (-110) : 0;
                                            i_487 = i_494;
                                            l_488 = 0L;
                                            l_489 = l_493;
                                        }
                                    } else {
                                        i_495 = (int) (0 - (uint) i_490);
                                        i_487 = i_495;
                                    }
                                }
                            }
                            if (i_487 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_484)) = i_482;
                            }
                            GALEFS_FENCE();
                            if (i_487 < 0) {
                                l_496 = (long) i_487;
                                l_497 = l_496;
                            } else {
                                l_498 = *((volatile __global gale_long *) (arg_fs + 16 + l_483));
                                l_497 = l_498;
                            }
                            i_499 = (int) ((uint) ((int) l_415) + (uint) (-1));
                            if (i_499 < 0) {
                                l_500 = l_497;
                            } else {
                                if (l_497 < 0L) {
                                    l_500 = l_497;
                                } else {
                                    l_501 = (l_497 << 32) | ((long) (uint) i_499);
                                    l_500 = l_501;
                                }
                            }
                        } else {
                            l_500 = l_415;
                        }
                    } else {
                        l_500 = l_415;
                    }
                    GALEFS_BROADCAST(7, l_502, l_500);
                    l_503 = l_502 >> 32;
                    if (i_394 == 0) {
                        if (!(l_502 < 0L)) {
                            l_504 = (long) ((int) get_group_id(0));
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_504 << 12) + (l_504 << 11)))) + (ulong) 1856L)))) = 1;
                            i_505 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_505)) << 6) + (((long) (i_505 >> i_24)) << 2)))))) = (((int) ((uint) ((int) l_503) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_502 < 0L) {
                        l_397 = l_502;
                    } else {
                        if (((int) l_502) == 0) {
                            l_397 = 0L;
                        } else {
                            l_506 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (l_503 << 5))) + (ulong) 16L))));
                            l_507 = (long) ((ulong) l_393 + (ulong) l_506);
                            l_397 = l_507;
                        }
                    }
                }
                if ((ulong) ((long) ((ulong) l_397 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_508 = (int) l_397;
                    i_121 = i_6;
                    i_122 = i_7;
                    i_123 = i_508;
                    i_124 = 0;
                    break;
                }
                i_509 = (int) get_local_size(0);
                i_510 = (int) get_local_id(0);
                i_511 = (int) get_local_id(0);
                i_512 = 0;
                i_513 = i_511;
                while (true) {
                    if (!(i_513 < i_15)) {
                        break;
                    }
                    i_514 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) ((long) i_513)))));
                    i_515 = (int) ((uint) i_512 + (uint) ((int) ((uint) ((i_514 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_513 << 5) - (uint) i_513)) + (uint) 7)))));
                    i_516 = (int) ((uint) i_513 + (uint) i_509);
                    i_512 = i_515;
                    i_513 = i_516;
                }
                GALEFS_BARRIER(8);
                if (i_510 == 0) {
                    l_517 = (long) ((int) get_group_id(0));
                    i_518 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_517 << 12) + (l_517 << 11)))) + (ulong) 1856L))));
                    if (i_518 == 0) {
                        l_519 = (-22L);
                    } else {
                        l_520 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_520 << 12) + (l_520 << 11)))) + (ulong) 1856L)))) = 0;
                        l_521 = (long) ((int) get_group_id(0));
                        l_522 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_521 << 12) + (l_521 << 11)))) + (ulong) 1872L);
                        l_523 = *((__global gale_long *) (arg_fs + 16 + l_522));
                        *((__global gale_long *) (arg_fs + 16 + l_522)) = ((long) ((ulong) l_392 + (ulong) l_523));
                        GALEFS_RELEASE_FENCE();
                        i_524 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_524)) << 6) + (((long) (i_524 >> i_24)) << 2)))))) = 0;
                        l_525 = (long) ((int) get_group_id(0));
                        l_526 = (long) ((ulong) l_37 + (ulong) ((l_525 << 12) + (l_525 << 11)));
                        l_527 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1896L))));
                        l_528 = (long) ((ulong) l_527 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_528 + (ulong) ((long) ((ulong) (l_528 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_519 = 0L;
                    }
                } else {
                    l_519 = 0L;
                }
                GALEFS_BROADCAST(9, l_529, l_519);
                i_530 = (int) ((uint) ((int) l_529) + (uint) i_15);
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_530;
                i_124 = i_512;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_531 = (long) ((int) get_group_id(0));
                    i_532 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_531 << 12) + (l_531 << 11)))) + (ulong) 1796L))));
                    if (i_17 < 0) {
                        i_533 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_534 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_535 = (int) ((uint) i_534 + (uint) (-1));
                            i_536 = (i_535 < 0) ? (-9) : i_535;
                            i_533 = i_536;
                        } else {
                            i_533 = (-9);
                        }
                    }
                    i_537 = (int) (0 - (uint) i_532);
                    if (i_537 < 0) {
                        l_538 = (long) i_537;
                        l_539 = l_538;
                    } else {
                        l_540 = (long) i_533;
                        if (i_533 < 0) {
                            l_539 = l_540;
                        } else {
                            l_541 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_540 << 6)))));
                            l_539 = l_541;
                        }
                    }
                } else {
                    l_539 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_539 < (-4611686018427387904L)) {
                        l_542 = (long) ((int) get_group_id(0));
                        l_543 = (long) ((ulong) l_37 + (ulong) ((l_542 << 12) + (l_542 << 11)));
                        l_544 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_543 + (ulong) 1896L))));
                        l_545 = (long) ((ulong) l_544 + (ulong) (-64L));
                        i_546 = (int) ((uint) ((int) (((long) ((ulong) l_545 + (ulong) ((long) ((ulong) (l_545 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_547 = (long) ((ulong) l_543 + (ulong) 1800L);
                        l_548 = (long) ((ulong) l_543 + (ulong) 1888L);
                        l_549 = (long) ((ulong) l_543 + (ulong) 1792L);
                        l_550 = (long) ((ulong) l_543 + (ulong) 1796L);
                        i_551 = 0;
                        l_552 = 0L;
                        l_553 = (-1L);
                        while (true) {
                            if (!(i_551 == 0)) {
                                break;
                            }
                            i_554 = *((volatile __global gale_int *) (arg_fs + 16 + l_550));
                            i_555 = *((volatile __global gale_int *) (arg_fs + 16 + l_549));
                            if (i_546 == i_555) {
                                i_551 = 1;
                            } else {
                                if (i_554 == 0) {
                                    if (l_552 < l_36) {
                                        GALEFS_RELAX(l_552);
                                        l_556 = (long) ((ulong) l_552 + (ulong) 1L);
                                        l_552 = l_556;
                                    } else {
                                        l_557 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_558 = (l_553 == l_557) ? (-110) : 0;
                                        i_551 = i_558;
                                        l_552 = 0L;
                                        l_553 = l_557;
                                    }
                                } else {
                                    i_559 = (int) (0 - (uint) i_554);
                                    i_551 = i_559;
                                }
                            }
                        }
                        if (i_551 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_548)) = i_546;
                        }
                        GALEFS_FENCE();
                        if (i_551 < 0) {
                            l_560 = (long) i_551;
                            l_561 = l_560;
                        } else {
                            l_562 = *((volatile __global gale_long *) (arg_fs + 16 + l_547));
                            l_561 = l_562;
                        }
                        i_563 = (int) ((uint) ((int) l_539) + (uint) (-1));
                        if (i_563 < 0) {
                            l_564 = l_561;
                        } else {
                            if (l_561 < 0L) {
                                l_564 = l_561;
                            } else {
                                l_565 = (l_561 << 32) | ((long) (uint) i_563);
                                l_564 = l_565;
                            }
                        }
                    } else {
                        l_564 = l_539;
                    }
                } else {
                    l_564 = l_539;
                }
                GALEFS_BROADCAST(10, l_566, l_564);
                i_567 = (int) l_566;
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_567;
                i_124 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_568 = (long) ((int) get_group_id(0));
                    i_569 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_568 << 12) + (l_568 << 11)))) + (ulong) 1856L))));
                    if (i_569 == 0) {
                        l_570 = (long) ((int) get_group_id(0));
                        l_571 = (long) ((ulong) l_37 + (ulong) ((l_570 << 12) + (l_570 << 11)));
                        l_572 = (long) ((ulong) l_571 + (ulong) 1796L);
                        i_573 = *((volatile __global gale_int *) (arg_fs + 16 + l_572));
                        l_574 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 1896L))));
                        i_575 = (int) (0 - (uint) i_573);
                        if (i_575 < 0) {
                            i_576 = i_575;
                        } else {
                            l_577 = (long) ((ulong) l_574 + (ulong) (-64L));
                            i_578 = (int) ((uint) ((int) (((long) ((ulong) l_577 + (ulong) ((long) ((ulong) (l_577 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_579 = (long) ((ulong) l_571 + (ulong) 1792L);
                            i_580 = 0;
                            l_581 = 0L;
                            l_582 = (-1L);
                            while (true) {
                                if (!(i_580 == 0)) {
                                    break;
                                }
                                i_583 = *((volatile __global gale_int *) (arg_fs + 16 + l_572));
                                i_584 = *((volatile __global gale_int *) (arg_fs + 16 + l_579));
                                if (i_578 == i_584) {
                                    i_580 = 1;
                                } else {
                                    if (i_583 == 0) {
                                        if (l_581 < l_36) {
                                            GALEFS_RELAX(l_581);
                                            l_585 = (long) ((ulong) l_581 + (ulong) 1L);
                                            l_581 = l_585;
                                        } else {
                                            l_586 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_587 = (l_582 == l_586) ? (-110) : 0;
                                            i_580 = i_587;
                                            l_581 = 0L;
                                            l_582 = l_586;
                                        }
                                    } else {
                                        i_588 = (int) (0 - (uint) i_583);
                                        i_580 = i_588;
                                    }
                                }
                            }
                            i_576 = i_580;
                        }
                        if (i_576 < 0) {
                            l_589 = (long) i_576;
                            l_590 = l_589;
                        } else {
                            l_591 = (long) ((int) get_group_id(0));
                            l_592 = (long) ((ulong) l_37 + (ulong) ((l_591 << 12) + (l_591 << 11)));
                            l_593 = (long) ((ulong) l_592 + (ulong) 1896L);
                            l_594 = *((__global gale_long *) (arg_fs + 16 + l_593));
                            l_595 = (long) ((ulong) l_594 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) ((long) (uint) (((int) l_595) & 1023)))))) = 0L;
                            l_596 = (long) ((ulong) l_592 + (ulong) ((long) (uint) (((int) l_594) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_594 + (ulong) ((long) ((ulong) (l_594 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 12L)))) = i_17;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_596)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_593)) = l_595;
                            GALEFS_FENCE();
                            i_597 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_597))))) = (char) 1;
                            if (l_33 == 0L) {
                                l_590 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (i_597 >> 6)))))) = (char) 1;
                                l_590 = LONG_MIN;
                            }
                        }
                    } else {
                        l_590 = (-16L);
                    }
                } else {
                    l_590 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_590 < (-4611686018427387904L)) {
                        l_598 = (long) ((int) get_group_id(0));
                        l_599 = (long) ((ulong) l_37 + (ulong) ((l_598 << 12) + (l_598 << 11)));
                        l_600 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_599 + (ulong) 1896L))));
                        l_601 = (long) ((ulong) l_600 + (ulong) (-64L));
                        i_602 = (int) ((uint) ((int) (((long) ((ulong) l_601 + (ulong) ((long) ((ulong) (l_601 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_603 = (long) ((ulong) l_599 + (ulong) 1800L);
                        l_604 = (long) ((ulong) l_599 + (ulong) 1888L);
                        l_605 = (long) ((ulong) l_599 + (ulong) 1792L);
                        l_606 = (long) ((ulong) l_599 + (ulong) 1796L);
                        i_607 = 0;
                        l_608 = 0L;
                        l_609 = (-1L);
                        while (true) {
                            if (!(i_607 == 0)) {
                                break;
                            }
                            i_610 = *((volatile __global gale_int *) (arg_fs + 16 + l_606));
                            i_611 = *((volatile __global gale_int *) (arg_fs + 16 + l_605));
                            if (i_602 == i_611) {
                                i_607 = 1;
                            } else {
                                if (i_610 == 0) {
                                    if (l_608 < l_36) {
                                        GALEFS_RELAX(l_608);
                                        l_612 = (long) ((ulong) l_608 + (ulong) 1L);
                                        l_608 = l_612;
                                    } else {
                                        l_613 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_614 = (l_609 == l_613) ? (-110) : 0;
                                        i_607 = i_614;
                                        l_608 = 0L;
                                        l_609 = l_613;
                                    }
                                } else {
                                    i_615 = (int) (0 - (uint) i_610);
                                    i_607 = i_615;
                                }
                            }
                        }
                        if (i_607 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_604)) = i_602;
                        }
                        GALEFS_FENCE();
                        if (i_607 < 0) {
                            l_616 = (long) i_607;
                            l_617 = l_616;
                        } else {
                            l_618 = *((volatile __global gale_long *) (arg_fs + 16 + l_603));
                            l_617 = l_618;
                        }
                        i_619 = (int) ((uint) ((int) l_590) + (uint) (-1));
                        if (i_619 < 0) {
                            l_620 = l_617;
                        } else {
                            if (l_617 < 0L) {
                                l_620 = l_617;
                            } else {
                                l_621 = (l_617 << 32) | ((long) (uint) i_619);
                                l_620 = l_621;
                            }
                        }
                    } else {
                        l_620 = l_590;
                    }
                } else {
                    l_620 = l_590;
                }
                GALEFS_BROADCAST(11, l_622, l_620);
                if (i_13 == (-1)) {
                    i_623 = 0;
                } else {
                    i_623 = i_6;
                }
                i_624 = (int) l_622;
                if (i_13 == (-1)) {
                    i_121 = i_623;
                    i_122 = i_7;
                    i_123 = i_624;
                    i_124 = 0;
                    break;
                }
                i_121 = i_623;
                i_122 = 0;
                i_123 = i_624;
                i_124 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_123 + (uint) i_124));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_625 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_625) << 2) + 16L))) = i_123;
            i_626 = (int) get_global_id(0);
            i_627 = (int) get_local_size(0);
            i_628 = 0;
            i_629 = 0;
            while (true) {
                if (!(i_629 < i_627)) {
                    break;
                }
                i_630 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_629 + (uint) i_626))) << 2) + 16L)));
                i_631 = (int) ((uint) i_628 + (uint) i_630);
                i_632 = (int) ((uint) i_629 + (uint) 1);
                i_628 = i_631;
                i_629 = i_632;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_625 + 1)) << 2) + 16L))) = i_628;
        }
        GALEFS_BARRIER(13);
        i_633 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_121;
        i_7 = i_122;
        i_8 = i_633;
    }
    goto B536;
B535:;
B536:;
    GALEFS_GROUP_END()
}
#endif
