// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#asksForOneTooMany
// entry point: galefs_asksForOneTooMany
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 8 values, 56 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/MappingKernels.java
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
// source SHA-256: f36dd62f829b8bca540495b144f2242607cacc19da5b1ad5e4cc57c96b4d7670

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_18) VARIABLE(int, i_193) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_247) VARIABLE(int, i_248) VARIABLE(int, i_250) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_312) VARIABLE(int, i_313) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(long, l_0) VARIABLE(long, l_103) VARIABLE(long, l_113) VARIABLE(long, l_168) VARIABLE(long, l_188) VARIABLE(long, l_189) VARIABLE(long, l_19) VARIABLE(long, l_190) VARIABLE(long, l_191) VARIABLE(long, l_192) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_251) VARIABLE(long, l_253) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_311) VARIABLE(long, l_32) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_43) VARIABLE(long, l_45)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_43) VARIABLE(l_45)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(l_0) VARIABLE(l_103) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_113) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_168) VARIABLE(l_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_168)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_193) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_188) VARIABLE(l_189) VARIABLE(l_19) VARIABLE(l_190) VARIABLE(l_191) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_193) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_250) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(l_0) VARIABLE(l_188) VARIABLE(l_189) VARIABLE(l_19) VARIABLE(l_190) VARIABLE(l_191) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_251) VARIABLE(l_253) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_193) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_247) VARIABLE(i_248) VARIABLE(i_250) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_312) VARIABLE(i_313) VARIABLE(l_0) VARIABLE(l_188) VARIABLE(l_189) VARIABLE(l_19) VARIABLE(l_190) VARIABLE(l_191) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_311) VARIABLE(l_32)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_22) VARIABLE(l_191) VARIABLE(l_2) VARIABLE(l_26)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_2)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_21, i_22, i_23, i_28, i_29, i_34, i_35, i_39, i_40, i_41, i_42, i_46, i_47, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_63, i_64, i_65, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_78, i_79, i_80, i_81, i_83, i_84, i_85, i_86, i_87, i_88, i_90, i_92, i_93, i_95, i_96, i_104, i_105, i_111, i_112, i_114, i_115, i_118, i_119, i_120, i_121, i_122, i_124, i_128, i_129, i_130, i_131, i_135, i_136, i_137, i_138, i_140, i_141, i_142, i_143, i_144, i_145, i_147, i_149, i_150, i_151, i_152, i_159, i_160, i_162, i_170, i_171, i_174, i_176, i_181, i_182, i_185, i_186, i_193, i_194, i_195, i_198, i_199, i_200, i_201, i_202, i_204, i_207, i_208, i_209, i_210, i_214, i_215, i_216, i_217, i_218, i_219, i_220, i_221, i_222, i_223, i_225, i_227, i_228, i_229, i_230, i_237, i_238, i_240, i_246, i_247, i_248, i_249, i_250, i_254, i_255, i_258, i_259, i_260, i_261, i_262, i_264, i_265, i_271, i_272, i_273, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_286, i_287, i_288, i_289, i_291, i_292, i_293, i_294, i_295, i_296, i_298, i_300, i_301, i_303, i_304, i_312, i_313, i_319, i_320, i_321, i_322, i_323, i_326, i_327, i_329, i_330, i_333, i_334, i_335, i_336, i_337, i_339, i_342, i_343, i_344, i_345, i_349, i_350, i_351, i_352, i_353, i_354, i_355, i_356, i_357, i_358, i_360, i_362, i_363, i_364, i_365, i_372, i_373, i_375, i_382, i_384;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_24, l_25, l_26, l_27, l_30, l_31, l_32, l_33, l_36, l_37, l_38, l_43, l_44, l_45, l_48, l_49, l_55, l_58, l_59, l_60, l_61, l_62, l_66, l_67, l_68, l_76, l_77, l_82, l_89, l_91, l_94, l_97, l_98, l_99, l_100, l_101, l_102, l_103, l_106, l_107, l_108, l_109, l_110, l_113, l_116, l_117, l_123, l_125, l_126, l_127, l_132, l_133, l_134, l_139, l_146, l_148, l_153, l_154, l_155, l_156, l_157, l_158, l_161, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_172, l_173, l_175, l_177, l_178, l_179, l_180, l_183, l_184, l_187, l_188, l_189, l_190, l_191, l_192, l_196, l_197, l_203, l_205, l_206, l_211, l_212, l_213, l_224, l_226, l_231, l_232, l_233, l_234, l_235, l_236, l_239, l_241, l_242, l_243, l_244, l_245, l_251, l_252, l_253, l_256, l_257, l_263, l_266, l_267, l_268, l_269, l_270, l_274, l_275, l_276, l_284, l_285, l_290, l_297, l_299, l_302, l_305, l_306, l_307, l_308, l_309, l_310, l_311, l_314, l_315, l_316, l_317, l_318, l_324, l_325, l_328, l_331, l_332, l_338, l_340, l_341, l_346, l_347, l_348, l_359, l_361, l_366, l_367, l_368, l_369, l_370, l_371, l_374, l_376, l_377, l_378, l_379, l_380, l_381, l_383, l_385, l_386, l_387, l_388;
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
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
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
    i_18 = (int) l_17;
    l_19 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
    l_20 = (long) ((ulong) l_19 + (ulong) 4L);
    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_22 = gale_group_count;
    i_23 = (int) ((uint) i_22 + (uint) (-1));
    l_24 = (long) i_23;
    l_25 = l_24 << 3;
    l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_27 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_28 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_30 = 1L << i_29;
    l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
    l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_33 = (long) (1 << i_29);
    i_34 = gale_group;
    if (i_34 < i_23) {
        i_35 = *((__global gale_int *) (arg_reads + 16L));
        l_36 = (long) i_34;
        l_37 = l_36 << 2;
        l_38 = (long) ((ulong) l_33 * (ulong) ((l_36 << 4) + l_37));
        if (!(i_35 == 0)) {
            i_39 = (int) get_local_id(0);
            i_40 = (int) get_local_id(0);
            i_41 = 1;
            i_42 = 0;
            while (true) {
                if (!(i_41 == 1)) {
                    break;
                }
                l_43 = (long) i_42;
                l_44 = (long) ((ulong) l_38 + (ulong) l_43);
                l_45 = l_44 & l_31;
                if (i_40 == 0) {
                    i_46 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_47 = (int) (0 - (uint) i_46);
                    if (i_47 < 0) {
                        l_48 = (long) i_47;
                        l_49 = l_48;
                    } else {
                        if (i_18 < 0) {
                            i_50 = (-9);
                        } else {
                            if (i_18 < i_21) {
                                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_52 = (int) ((uint) i_51 + (uint) (-1));
                                i_53 = (i_52 < 0) ? (-9) : i_52;
                                if (i_53 < 0) {
                                    i_50 = i_53;
                                } else {
                                    i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                    if ((i_54 & 3) == 1) {
                                        i_50 = (-9);
                                    } else {
                                        i_50 = i_53;
                                    }
                                }
                            } else {
                                i_50 = (-9);
                            }
                        }
                        l_55 = (long) i_50;
                        if (i_50 < 0) {
                            l_49 = l_55;
                        } else {
                            if (l_44 < 0L) {
                                l_49 = (-22L);
                            } else {
                                i_56 = (int) ((uint) 1 - (uint) i_42);
                                if (i_56 < 0) {
                                    l_49 = (-22L);
                                } else {
                                    i_57 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_57 == 0) {
                                        l_58 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_55 << 6)))));
                                        l_59 = (long) ((ulong) l_58 - (ulong) l_44);
                                        if (l_59 < 1L) {
                                            l_49 = 0L;
                                        } else {
                                            l_60 = (long) (uint) i_56;
                                            l_61 = (l_59 < l_60) ? l_59 : l_60;
                                            l_49 = l_61;
                                        }
                                    } else {
                                        l_49 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_49 < 1L) {
                        l_62 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_63 = *((__global gale_int *) (arg_fs + 16 + l_62));
                        i_64 = (int) ((uint) i_63 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = i_64;
                        if (i_1 < i_64) {
                            i_65 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_65 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_66 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_66)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 16L)))) = l_49;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 36L)))) = 0;
                                l_67 = LONG_MIN;
                            } else {
                                l_67 = l_49;
                            }
                        } else {
                            l_67 = l_49;
                        }
                    } else {
                        l_68 = (long) ((ulong) l_30 - (ulong) l_45);
                        if (l_68 < l_49) {
                            i_69 = (int) l_68;
                            i_70 = i_69;
                        } else {
                            i_71 = (int) l_49;
                            i_70 = i_71;
                        }
                        if (i_18 < 0) {
                            i_72 = (-9);
                        } else {
                            if (i_18 < i_21) {
                                i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_74 = (int) ((uint) i_73 + (uint) (-1));
                                i_75 = (i_74 < 0) ? (-9) : i_74;
                                i_72 = i_75;
                            } else {
                                i_72 = (-9);
                            }
                        }
                        l_76 = (long) i_72;
                        if (i_72 < 0) {
                            l_67 = l_76;
                        } else {
                            l_77 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_78 = *((__global gale_int *) (arg_fs + 16 + l_77));
                            i_79 = (int) ((uint) i_78 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_77)) = i_79;
                            if (i_1 < i_79) {
                                i_80 = (-1);
                            } else {
                                i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_76 << 6))) + (ulong) 8L))));
                                l_82 = l_44 >> i_29;
                                i_83 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_82 + (ulong) (((long) i_81) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_84 = i_83;
                                i_85 = 0;
                                i_86 = (-2);
                                while (true) {
                                    if (!(i_86 == (-2))) {
                                        break;
                                    }
                                    i_87 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_84) << 2)))));
                                    i_88 = (int) ((uint) i_87 + (uint) (-1));
                                    if (i_88 < 0) {
                                        i_86 = (-1);
                                    } else {
                                        l_89 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_88) << 5));
                                        i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                                        l_91 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 8L))));
                                        if ((!(i_81 == i_90)) || (!(l_82 == l_91))) {
                                            if (i_28 == i_85) {
                                                i_86 = (-1);
                                            } else {
                                                i_92 = (int) ((uint) i_85 + (uint) 1);
                                                i_93 = i_28 & ((int) ((uint) i_84 + (uint) 1));
                                                i_84 = i_93;
                                                i_85 = i_92;
                                            }
                                        } else {
                                            i_86 = i_88;
                                        }
                                    }
                                }
                                i_80 = i_86;
                            }
                            l_94 = (long) i_70;
                            if (i_80 < 0) {
                                i_95 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_96 = (int) (0 - (uint) i_95);
                                if (i_96 < 0) {
                                    l_97 = (long) i_96;
                                    l_67 = l_97;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_98 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_98)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 12L)))) = i_18;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 16L)))) = l_44;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 24L)))) = l_49;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 36L)))) = 0;
                                    l_99 = (long) ((ulong) l_94 + (ulong) (-9223372036854775807L));
                                    l_67 = l_99;
                                }
                            } else {
                                l_100 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
                                *((__global gale_long *) (arg_fs + 16 + l_100)) = ((long) ((ulong) l_101 + (ulong) 1L));
                                l_102 = l_94 | (((long) (uint) i_80) << 32);
                                l_67 = l_102;
                            }
                        }
                    }
                } else {
                    l_67 = 0L;
                }
                GALEFS_BROADCAST(2, l_103, l_67);
                if (l_103 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_ints[gale_items + gale_item] = (uint) i_42;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_45;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_103); }
                    GALEFS_RETURN;
                    resume_2:
                    i_18 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    i_42 = (int) gale_ints[gale_items + gale_item];
                    l_43 = (long) gale_longs[2 * gale_items + gale_item];
                    l_45 = (long) gale_longs[3 * gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    i_22 = gale_group_count;
                    i_23 = (int) ((uint) i_22 + (uint) (-1));
                    l_24 = (long) i_23;
                    l_25 = l_24 << 3;
                    l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_27 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_28 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_30 = 1L << i_29;
                    l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
                    l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    i_34 = gale_group;
                    l_36 = (long) i_34;
                    l_37 = l_36 << 2;
                    l_33 = (long) (1 << i_29);
                    l_38 = (long) ((ulong) l_33 * (ulong) ((l_36 << 4) + l_37));
                    i_39 = (int) get_local_id(0);
                    i_40 = (int) get_local_id(0);
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
                    if (i_104 == 0) {
                        l_106 = 0L;
                    } else {
                        l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_103 >> 32)) << 5))) + (ulong) 16L))));
                        l_108 = (long) ((ulong) l_45 + (ulong) l_107);
                        l_106 = l_108;
                    }
                }
                gale_copy((arg_fs + 16 + l_106), (arg_data + 16 + (l_43 + l_37)), i_105);
                GALEFS_BARRIER(3);
                if (i_39 == 0) {
                    if (!(i_105 < 1)) {
                        l_109 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_110 = *((__global gale_long *) (arg_fs + 16 + l_109));
                        *((__global gale_long *) (arg_fs + 16 + l_109)) = ((long) ((ulong) ((long) (uint) i_105) + (ulong) l_110));
                    }
                }
                i_111 = (int) ((uint) i_42 + (uint) i_105);
                if (l_103 < 0L) {
                    i_41 = i_104;
                    i_42 = i_111;
                } else {
                    i_112 = ((i_105 < 1) || (!(i_111 < 1))) ? 0 : 1;
                    i_41 = i_112;
                    i_42 = i_111;
                }
            }
        }
        l_113 = l_38 & l_31;
        if (((int) get_local_id(0)) == 0) {
            i_114 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_115 = (int) (0 - (uint) i_114);
            if (i_115 < 0) {
                l_116 = (long) i_115;
                l_117 = l_116;
            } else {
                if (i_18 < 0) {
                    i_118 = (-9);
                } else {
                    if (i_18 < i_21) {
                        i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        i_120 = (int) ((uint) i_119 + (uint) (-1));
                        i_121 = (i_120 < 0) ? (-9) : i_120;
                        if (i_121 < 0) {
                            i_118 = i_121;
                        } else {
                            i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            if ((i_122 & 3) == 1) {
                                i_118 = (-9);
                            } else {
                                i_118 = i_121;
                            }
                        }
                    } else {
                        i_118 = (-9);
                    }
                }
                l_123 = (long) i_118;
                if (i_118 < 0) {
                    l_117 = l_123;
                } else {
                    if (l_38 < 0L) {
                        l_117 = (-22L);
                    } else {
                        i_124 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_124 == 0) {
                            l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_123 << 6)))));
                            l_126 = (((long) ((ulong) l_125 - (ulong) l_38)) < 1L) ? 0L : 1L;
                            l_117 = l_126;
                        } else {
                            l_117 = (-16L);
                        }
                    }
                }
            }
            if (!(l_117 < 1L)) {
                if (l_117 == 1L) {
                    l_127 = (long) ((ulong) l_30 - (ulong) l_113);
                    if (l_127 < 1L) {
                        if (!(((int) l_127) == 1)) {
                            goto B146;
                        }
                    }
                    if (i_18 < 0) {
                        i_128 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_130 = (int) ((uint) i_129 + (uint) (-1));
                            i_131 = (i_130 < 0) ? (-9) : i_130;
                            i_128 = i_131;
                        } else {
                            i_128 = (-9);
                        }
                    }
                    l_132 = (long) i_128;
                    if (i_128 < 0) {
                        l_133 = l_132;
                        goto B152;
                    }
                    l_134 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_135 = *((__global gale_int *) (arg_fs + 16 + l_134));
                    i_136 = (int) ((uint) i_135 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_134)) = i_136;
                    if (i_1 < i_136) {
                        i_137 = (-1);
                    } else {
                        i_138 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_132 << 6))) + (ulong) 8L))));
                        l_139 = l_38 >> i_29;
                        i_140 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_139 + (ulong) (((long) i_138) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_141 = i_140;
                        i_142 = 0;
                        i_143 = (-2);
                        while (true) {
                            if (!(i_143 == (-2))) {
                                break;
                            }
                            i_144 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_141) << 2)))));
                            i_145 = (int) ((uint) i_144 + (uint) (-1));
                            if (i_145 < 0) {
                                i_143 = (-1);
                            } else {
                                l_146 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_145) << 5));
                                i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                                l_148 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L))));
                                if ((!(i_138 == i_147)) || (!(l_139 == l_148))) {
                                    if (i_28 == i_142) {
                                        i_143 = (-1);
                                    } else {
                                        i_149 = (int) ((uint) i_142 + (uint) 1);
                                        i_150 = i_28 & ((int) ((uint) i_141 + (uint) 1));
                                        i_141 = i_150;
                                        i_142 = i_149;
                                    }
                                } else {
                                    i_143 = i_145;
                                }
                            }
                        }
                        i_137 = i_143;
                    }
                    if (i_137 < 0) {
                        i_151 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_152 = (int) (0 - (uint) i_151);
                        if (i_152 < 0) {
                            l_153 = (long) i_152;
                            l_133 = l_153;
                            goto B152;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_154 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_154)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 16L)))) = l_38;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 24L)))) = 1L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 36L)))) = 0;
                        l_133 = (-9223372036854775806L);
                        goto B152;
                    }
                    l_155 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_156 = *((__global gale_long *) (arg_fs + 16 + l_155));
                    *((__global gale_long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) l_156 + (ulong) 1L));
                    l_157 = (((long) (uint) i_137) << 32) | 1L;
                    l_133 = l_157;
                    goto B152;
                }
            }
        B146:;
            l_158 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_159 = *((__global gale_int *) (arg_fs + 16 + l_158));
            i_160 = (int) ((uint) i_159 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_158)) = i_160;
            l_161 = (l_117 < 0L) ? l_117 : (-22L);
            if (i_1 < i_160) {
                i_162 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_162 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_163 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_163)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 16L)))) = l_161;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 36L)))) = 0;
                    l_133 = LONG_MIN;
                } else {
                    l_133 = l_161;
                }
            } else {
                l_133 = l_161;
            }
        } else {
            l_133 = 0L;
        }
    B152:;
        GALEFS_BROADCAST(4, l_164, l_133);
        if (l_164 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_164); }
            GALEFS_RETURN;
            resume_3:
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_22 = gale_group_count;
            i_23 = (int) ((uint) i_22 + (uint) (-1));
            l_24 = (long) i_23;
            l_25 = l_24 << 3;
            l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_34 = gale_group;
            l_36 = (long) i_34;
            i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_33 = (long) (1 << i_29);
            l_37 = l_36 << 2;
            l_38 = (long) ((ulong) l_33 * (ulong) ((l_36 << 4) + l_37));
            l_30 = 1L << i_29;
            l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
            l_113 = l_38 & l_31;
            l_164 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_164 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_164 < 0L) {
            l_165 = l_164;
        } else {
            if (((int) l_164) == 0) {
                l_165 = 0L;
            } else {
                l_166 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_164 >> 32)) << 5))) + (ulong) 16L))));
                l_167 = (long) ((ulong) l_113 + (ulong) l_166);
                l_165 = l_167;
            }
        }
        l_168 = l_36 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_168)) = 1;
        l_169 = 0L;
        while (true) {
            i_170 = *((volatile __global gale_int *) (arg_words + 16 + l_25));
            if (!(i_170 < 1)) {
                goto B169;
            }
            if (!(l_169 < 100000000L)) {
                goto B168;
            }
            i_171 = *((__global gale_int *) (arg_fs + 16 + 64L));
            if (!(((int) (0 - (uint) i_171)) == 0)) {
                break;
            }
            GALEFS_RELAX(l_169);
            l_172 = (long) ((ulong) l_169 + (ulong) 1L);
            l_169 = l_172;
        }
        goto B170;
    B168:;
        goto B170;
    B169:;
    B170:;
        if ((ulong) ((long) ((ulong) l_165 + (ulong) 4095L)) < (ulong) 4095L) {
            l_173 = l_165;
        } else {
            i_174 = (int) *((__global char *) (arg_fs + 16 + l_165));
            l_175 = (long) i_174;
            l_173 = l_175;
        }
        *((__global gale_long *) (arg_results + (l_168 + 16L))) = l_173;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            i_176 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_176 == 0) {
                l_177 = (-22L);
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                l_178 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
                *((__global gale_long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_179 + (ulong) 1L));
                l_177 = 0L;
            }
        } else {
            l_177 = 0L;
        }
        GALEFS_BROADCAST(6, l_180, l_177);
        *((volatile __global gale_int *) (arg_words + 16 + l_168)) = 2;
    } else {
        i_181 = 0;
        while (true) {
            if (!(i_181 < i_23)) {
                break;
            }
            i_182 = (int) ((uint) i_181 + (uint) 1);
            l_183 = ((long) i_181) << 3;
            l_184 = 0L;
            while (true) {
                i_185 = *((volatile __global gale_int *) (arg_words + 16 + l_183));
                if (!(i_185 < 1)) {
                    goto B188;
                }
                if (!(l_184 < 100000000L)) {
                    goto B187;
                }
                i_186 = *((__global gale_int *) (arg_fs + 16 + 64L));
                if (!(((int) (0 - (uint) i_186)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_184);
                l_187 = (long) ((ulong) l_184 + (ulong) 1L);
                l_184 = l_187;
            }
            i_181 = i_182;
            continue;
        B187:;
            i_181 = i_182;
            continue;
        B188:;
            i_181 = i_182;
        }
        l_188 = l_24 << 2;
        l_189 = (long) ((ulong) l_33 * (ulong) ((l_24 << 4) + l_188));
        l_190 = l_189 >> i_29;
        l_191 = l_31 & l_189;
        l_192 = (long) ((ulong) l_30 - (ulong) l_191);
        i_193 = (int) l_192;
        if (((int) get_local_id(0)) == 0) {
            i_194 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_195 = (int) (0 - (uint) i_194);
            if (i_195 < 0) {
                l_196 = (long) i_195;
                l_197 = l_196;
            } else {
                if (i_18 < 0) {
                    i_198 = (-9);
                } else {
                    if (i_18 < i_21) {
                        i_199 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        i_200 = (int) ((uint) i_199 + (uint) (-1));
                        i_201 = (i_200 < 0) ? (-9) : i_200;
                        if (i_201 < 0) {
                            i_198 = i_201;
                        } else {
                            i_202 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            if ((i_202 & 3) == 1) {
                                i_198 = (-9);
                            } else {
                                i_198 = i_201;
                            }
                        }
                    } else {
                        i_198 = (-9);
                    }
                }
                l_203 = (long) i_198;
                if (i_198 < 0) {
                    l_197 = l_203;
                } else {
                    if (l_189 < 0L) {
                        l_197 = (-22L);
                    } else {
                        i_204 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_204 == 0) {
                            l_205 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_203 << 6)))));
                            l_206 = (((long) ((ulong) l_205 - (ulong) l_189)) < 1L) ? 0L : 1L;
                            l_197 = l_206;
                        } else {
                            l_197 = (-16L);
                        }
                    }
                }
            }
            if (!(l_197 < 1L)) {
                if (l_197 == 1L) {
                    if (l_192 < 1L) {
                        if (!(i_193 == 1)) {
                            goto B241;
                        }
                    }
                    if (i_18 < 0) {
                        i_207 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_209 = (int) ((uint) i_208 + (uint) (-1));
                            i_210 = (i_209 < 0) ? (-9) : i_209;
                            i_207 = i_210;
                        } else {
                            i_207 = (-9);
                        }
                    }
                    l_211 = (long) i_207;
                    if (i_207 < 0) {
                        l_212 = l_211;
                        goto B247;
                    }
                    l_213 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_214 = *((__global gale_int *) (arg_fs + 16 + l_213));
                    i_215 = (int) ((uint) i_214 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_213)) = i_215;
                    if (i_1 < i_215) {
                        i_216 = (-1);
                    } else {
                        i_217 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_211 << 6))) + (ulong) 8L))));
                        i_218 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_190 + (ulong) (((long) i_217) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_219 = i_218;
                        i_220 = 0;
                        i_221 = (-2);
                        while (true) {
                            if (!(i_221 == (-2))) {
                                break;
                            }
                            i_222 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_219) << 2)))));
                            i_223 = (int) ((uint) i_222 + (uint) (-1));
                            if (i_223 < 0) {
                                i_221 = (-1);
                            } else {
                                l_224 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_223) << 5));
                                i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_224));
                                l_226 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) 8L))));
                                if ((!(i_217 == i_225)) || (!(l_190 == l_226))) {
                                    if (i_28 == i_220) {
                                        i_221 = (-1);
                                    } else {
                                        i_227 = (int) ((uint) i_220 + (uint) 1);
                                        i_228 = i_28 & ((int) ((uint) i_219 + (uint) 1));
                                        i_219 = i_228;
                                        i_220 = i_227;
                                    }
                                } else {
                                    i_221 = i_223;
                                }
                            }
                        }
                        i_216 = i_221;
                    }
                    if (i_216 < 0) {
                        i_229 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_230 = (int) (0 - (uint) i_229);
                        if (i_230 < 0) {
                            l_231 = (long) i_230;
                            l_212 = l_231;
                            goto B247;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_232 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_232)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 16L)))) = l_189;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 24L)))) = 1L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 36L)))) = 0;
                        l_212 = (-9223372036854775806L);
                        goto B247;
                    }
                    l_233 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_234 = *((__global gale_long *) (arg_fs + 16 + l_233));
                    *((__global gale_long *) (arg_fs + 16 + l_233)) = ((long) ((ulong) l_234 + (ulong) 1L));
                    l_235 = (((long) (uint) i_216) << 32) | 1L;
                    l_212 = l_235;
                    goto B247;
                }
            }
        B241:;
            l_236 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_237 = *((__global gale_int *) (arg_fs + 16 + l_236));
            i_238 = (int) ((uint) i_237 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_236)) = i_238;
            l_239 = (l_197 < 0L) ? l_197 : (-22L);
            if (i_1 < i_238) {
                i_240 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_240 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_241 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_241)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 16L)))) = l_239;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 36L)))) = 0;
                    l_212 = LONG_MIN;
                } else {
                    l_212 = l_239;
                }
            } else {
                l_212 = l_239;
            }
        } else {
            l_212 = 0L;
        }
    B247:;
        GALEFS_BROADCAST(7, l_242, l_212);
        if (l_242 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[gale_item] = (ulong) l_19;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_192;
            gale_ints[gale_items + gale_item] = (uint) i_193;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_242); }
            GALEFS_RETURN;
            resume_4:
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            l_192 = (long) gale_longs[2 * gale_items + gale_item];
            i_193 = (int) gale_ints[gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_22 = gale_group_count;
            i_23 = (int) ((uint) i_22 + (uint) (-1));
            l_24 = (long) i_23;
            l_25 = l_24 << 3;
            l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_27 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_28 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_30 = 1L << i_29;
            l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
            l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_188 = l_24 << 2;
            l_33 = (long) (1 << i_29);
            l_189 = (long) ((ulong) l_33 * (ulong) ((l_24 << 4) + l_188));
            l_190 = l_189 >> i_29;
            l_191 = l_31 & l_189;
            l_242 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_242 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_242 < 0L) {
            l_243 = l_242;
        } else {
            if (((int) l_242) == 0) {
                l_243 = 0L;
            } else {
                l_244 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_242 >> 32)) << 5))) + (ulong) 16L))));
                l_245 = (long) ((ulong) l_191 + (ulong) l_244);
                l_243 = l_245;
            }
        }
        *((__global gale_long *) (arg_results + (l_25 + 16L))) = l_243;
        i_246 = *((__global gale_int *) (arg_reads + 20L));
        if (!(i_246 == 0)) {
            i_247 = (int) get_local_id(0);
            i_248 = (int) get_local_id(0);
            i_249 = 1;
            i_250 = 0;
            while (true) {
                if (!(i_249 == 1)) {
                    break;
                }
                l_251 = (long) i_250;
                l_252 = (long) ((ulong) l_189 + (ulong) l_251);
                l_253 = l_31 & l_252;
                if (i_248 == 0) {
                    i_254 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_255 = (int) (0 - (uint) i_254);
                    if (i_255 < 0) {
                        l_256 = (long) i_255;
                        l_257 = l_256;
                    } else {
                        if (i_18 < 0) {
                            i_258 = (-9);
                        } else {
                            if (i_18 < i_21) {
                                i_259 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_260 = (int) ((uint) i_259 + (uint) (-1));
                                i_261 = (i_260 < 0) ? (-9) : i_260;
                                if (i_261 < 0) {
                                    i_258 = i_261;
                                } else {
                                    i_262 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                    if ((i_262 & 3) == 1) {
                                        i_258 = (-9);
                                    } else {
                                        i_258 = i_261;
                                    }
                                }
                            } else {
                                i_258 = (-9);
                            }
                        }
                        l_263 = (long) i_258;
                        if (i_258 < 0) {
                            l_257 = l_263;
                        } else {
                            if (l_252 < 0L) {
                                l_257 = (-22L);
                            } else {
                                i_264 = (int) ((uint) 1 - (uint) i_250);
                                if (i_264 < 0) {
                                    l_257 = (-22L);
                                } else {
                                    i_265 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_265 == 0) {
                                        l_266 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_263 << 6)))));
                                        l_267 = (long) ((ulong) l_266 - (ulong) l_252);
                                        if (l_267 < 1L) {
                                            l_257 = 0L;
                                        } else {
                                            l_268 = (long) (uint) i_264;
                                            l_269 = (l_267 < l_268) ? l_267 : l_268;
                                            l_257 = l_269;
                                        }
                                    } else {
                                        l_257 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_257 < 1L) {
                        l_270 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_271 = *((__global gale_int *) (arg_fs + 16 + l_270));
                        i_272 = (int) ((uint) i_271 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_270)) = i_272;
                        if (i_1 < i_272) {
                            i_273 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_273 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_274 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_274)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 16L)))) = l_257;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_274 + (ulong) 36L)))) = 0;
                                l_275 = LONG_MIN;
                            } else {
                                l_275 = l_257;
                            }
                        } else {
                            l_275 = l_257;
                        }
                    } else {
                        l_276 = (long) ((ulong) l_30 - (ulong) l_253);
                        if (l_276 < l_257) {
                            i_277 = (int) l_276;
                            i_278 = i_277;
                        } else {
                            i_279 = (int) l_257;
                            i_278 = i_279;
                        }
                        if (i_18 < 0) {
                            i_280 = (-9);
                        } else {
                            if (i_18 < i_21) {
                                i_281 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_282 = (int) ((uint) i_281 + (uint) (-1));
                                i_283 = (i_282 < 0) ? (-9) : i_282;
                                i_280 = i_283;
                            } else {
                                i_280 = (-9);
                            }
                        }
                        l_284 = (long) i_280;
                        if (i_280 < 0) {
                            l_275 = l_284;
                        } else {
                            l_285 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_286 = *((__global gale_int *) (arg_fs + 16 + l_285));
                            i_287 = (int) ((uint) i_286 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_285)) = i_287;
                            if (i_1 < i_287) {
                                i_288 = (-1);
                            } else {
                                i_289 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_284 << 6))) + (ulong) 8L))));
                                l_290 = l_252 >> i_29;
                                i_291 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_290 + (ulong) (((long) i_289) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_292 = i_291;
                                i_293 = 0;
                                i_294 = (-2);
                                while (true) {
                                    if (!(i_294 == (-2))) {
                                        break;
                                    }
                                    i_295 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_292) << 2)))));
                                    i_296 = (int) ((uint) i_295 + (uint) (-1));
                                    if (i_296 < 0) {
                                        i_294 = (-1);
                                    } else {
                                        l_297 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_296) << 5));
                                        i_298 = *((volatile __global gale_int *) (arg_fs + 16 + l_297));
                                        l_299 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_297 + (ulong) 8L))));
                                        if ((!(i_289 == i_298)) || (!(l_290 == l_299))) {
                                            if (i_28 == i_293) {
                                                i_294 = (-1);
                                            } else {
                                                i_300 = (int) ((uint) i_293 + (uint) 1);
                                                i_301 = i_28 & ((int) ((uint) i_292 + (uint) 1));
                                                i_292 = i_301;
                                                i_293 = i_300;
                                            }
                                        } else {
                                            i_294 = i_296;
                                        }
                                    }
                                }
                                i_288 = i_294;
                            }
                            l_302 = (long) i_278;
                            if (i_288 < 0) {
                                i_303 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_304 = (int) (0 - (uint) i_303);
                                if (i_304 < 0) {
                                    l_305 = (long) i_304;
                                    l_275 = l_305;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_306 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_306)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 12L)))) = i_18;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 16L)))) = l_252;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 24L)))) = l_257;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 36L)))) = 0;
                                    l_307 = (long) ((ulong) l_302 + (ulong) (-9223372036854775807L));
                                    l_275 = l_307;
                                }
                            } else {
                                l_308 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_309 = *((__global gale_long *) (arg_fs + 16 + l_308));
                                *((__global gale_long *) (arg_fs + 16 + l_308)) = ((long) ((ulong) l_309 + (ulong) 1L));
                                l_310 = l_302 | (((long) (uint) i_288) << 32);
                                l_275 = l_310;
                            }
                        }
                    }
                } else {
                    l_275 = 0L;
                }
                GALEFS_BROADCAST(8, l_311, l_275);
                if (l_311 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_192;
                    gale_ints[gale_items + gale_item] = (uint) i_193;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_250;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_251;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_253;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_311); }
                    GALEFS_RETURN;
                    resume_5:
                    i_18 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    l_192 = (long) gale_longs[2 * gale_items + gale_item];
                    i_193 = (int) gale_ints[gale_items + gale_item];
                    i_250 = (int) gale_ints[2 * gale_items + gale_item];
                    l_251 = (long) gale_longs[3 * gale_items + gale_item];
                    l_253 = (long) gale_longs[4 * gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    i_22 = gale_group_count;
                    i_23 = (int) ((uint) i_22 + (uint) (-1));
                    l_24 = (long) i_23;
                    l_25 = l_24 << 3;
                    l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_27 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_28 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_30 = 1L << i_29;
                    l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
                    l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_188 = l_24 << 2;
                    l_33 = (long) (1 << i_29);
                    l_189 = (long) ((ulong) l_33 * (ulong) ((l_24 << 4) + l_188));
                    l_190 = l_189 >> i_29;
                    l_191 = l_31 & l_189;
                    i_247 = (int) get_local_id(0);
                    i_248 = (int) get_local_id(0);
                    l_311 = gale_round_reply(gale_entry);
                }
                i_312 = (int) l_311;
                if (l_311 < 0L) {
                    i_313 = 0;
                } else {
                    i_313 = i_312;
                }
                if (l_311 < 0L) {
                    l_314 = 0L;
                } else {
                    if (i_312 == 0) {
                        l_314 = 0L;
                    } else {
                        l_315 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_311 >> 32)) << 5))) + (ulong) 16L))));
                        l_316 = (long) ((ulong) l_253 + (ulong) l_315);
                        l_314 = l_316;
                    }
                }
                gale_copy((arg_fs + 16 + l_314), (arg_data + 16 + (l_251 + l_188)), i_313);
                GALEFS_BARRIER(9);
                if (i_247 == 0) {
                    if (!(i_313 < 1)) {
                        l_317 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_318 = *((__global gale_long *) (arg_fs + 16 + l_317));
                        *((__global gale_long *) (arg_fs + 16 + l_317)) = ((long) ((ulong) ((long) (uint) i_313) + (ulong) l_318));
                    }
                }
                i_319 = (int) ((uint) i_250 + (uint) i_313);
                if (l_311 < 0L) {
                    i_249 = i_312;
                    i_250 = i_319;
                } else {
                    i_320 = ((i_313 < 1) || (!(i_319 < 1))) ? 0 : 1;
                    i_249 = i_320;
                    i_250 = i_319;
                }
            }
            i_321 = (int) *((__global char *) (arg_data + 16 + l_188));
            *((__global gale_long *) (arg_results + ((((long) i_22) << 3) + 16L))) = ((long) i_321);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_25)) = 1;
        i_322 = 0;
        while (true) {
            if (!(i_322 < i_23)) {
                break;
            }
            i_323 = (int) ((uint) i_322 + (uint) 1);
            l_324 = ((long) i_322) << 3;
            l_325 = 0L;
            while (true) {
                i_326 = *((volatile __global gale_int *) (arg_words + 16 + l_324));
                if (!(i_326 < 2)) {
                    goto B344;
                }
                if (!(l_325 < 100000000L)) {
                    goto B343;
                }
                i_327 = *((__global gale_int *) (arg_fs + 16 + 64L));
                if (!(((int) (0 - (uint) i_327)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_325);
                l_328 = (long) ((ulong) l_325 + (ulong) 1L);
                l_325 = l_328;
            }
            i_322 = i_323;
            continue;
        B343:;
            i_322 = i_323;
            continue;
        B344:;
            i_322 = i_323;
        }
        if (((int) get_local_id(0)) == 0) {
            i_329 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_330 = (int) (0 - (uint) i_329);
            if (i_330 < 0) {
                l_331 = (long) i_330;
                l_332 = l_331;
            } else {
                if (i_18 < 0) {
                    i_333 = (-9);
                } else {
                    if (i_18 < i_21) {
                        i_334 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        i_335 = (int) ((uint) i_334 + (uint) (-1));
                        i_336 = (i_335 < 0) ? (-9) : i_335;
                        if (i_336 < 0) {
                            i_333 = i_336;
                        } else {
                            i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            if ((i_337 & 3) == 1) {
                                i_333 = (-9);
                            } else {
                                i_333 = i_336;
                            }
                        }
                    } else {
                        i_333 = (-9);
                    }
                }
                l_338 = (long) i_333;
                if (i_333 < 0) {
                    l_332 = l_338;
                } else {
                    if (l_189 < 0L) {
                        l_332 = (-22L);
                    } else {
                        i_339 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_339 == 0) {
                            l_340 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_338 << 6)))));
                            l_341 = (((long) ((ulong) l_340 - (ulong) l_189)) < 1L) ? 0L : 1L;
                            l_332 = l_341;
                        } else {
                            l_332 = (-16L);
                        }
                    }
                }
            }
            if (!(l_332 < 1L)) {
                if (l_332 == 1L) {
                    if (l_192 < 1L) {
                        if (!(i_193 == 1)) {
                            goto B397;
                        }
                    }
                    if (i_18 < 0) {
                        i_342 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_343 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_344 = (int) ((uint) i_343 + (uint) (-1));
                            i_345 = (i_344 < 0) ? (-9) : i_344;
                            i_342 = i_345;
                        } else {
                            i_342 = (-9);
                        }
                    }
                    l_346 = (long) i_342;
                    if (i_342 < 0) {
                        l_347 = l_346;
                        goto B403;
                    }
                    l_348 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_349 = *((__global gale_int *) (arg_fs + 16 + l_348));
                    i_350 = (int) ((uint) i_349 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_348)) = i_350;
                    if (i_1 < i_350) {
                        i_351 = (-1);
                    } else {
                        i_352 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_346 << 6))) + (ulong) 8L))));
                        i_353 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_190 + (ulong) (((long) i_352) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_354 = i_353;
                        i_355 = 0;
                        i_356 = (-2);
                        while (true) {
                            if (!(i_356 == (-2))) {
                                break;
                            }
                            i_357 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_354) << 2)))));
                            i_358 = (int) ((uint) i_357 + (uint) (-1));
                            if (i_358 < 0) {
                                i_356 = (-1);
                            } else {
                                l_359 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_358) << 5));
                                i_360 = *((volatile __global gale_int *) (arg_fs + 16 + l_359));
                                l_361 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 8L))));
                                if ((!(i_352 == i_360)) || (!(l_190 == l_361))) {
                                    if (i_28 == i_355) {
                                        i_356 = (-1);
                                    } else {
                                        i_362 = (int) ((uint) i_355 + (uint) 1);
                                        i_363 = i_28 & ((int) ((uint) i_354 + (uint) 1));
                                        i_354 = i_363;
                                        i_355 = i_362;
                                    }
                                } else {
                                    i_356 = i_358;
                                }
                            }
                        }
                        i_351 = i_356;
                    }
                    if (i_351 < 0) {
                        i_364 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_365 = (int) (0 - (uint) i_364);
                        if (i_365 < 0) {
                            l_366 = (long) i_365;
                            l_347 = l_366;
                            goto B403;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_367 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_367)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 16L)))) = l_189;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 24L)))) = 1L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 36L)))) = 0;
                        l_347 = (-9223372036854775806L);
                        goto B403;
                    }
                    l_368 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_369 = *((__global gale_long *) (arg_fs + 16 + l_368));
                    *((__global gale_long *) (arg_fs + 16 + l_368)) = ((long) ((ulong) l_369 + (ulong) 1L));
                    l_370 = (((long) (uint) i_351) << 32) | 1L;
                    l_347 = l_370;
                    goto B403;
                }
            }
        B397:;
            l_371 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_372 = *((__global gale_int *) (arg_fs + 16 + l_371));
            i_373 = (int) ((uint) i_372 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_371)) = i_373;
            l_374 = (l_332 < 0L) ? l_332 : (-22L);
            if (i_1 < i_373) {
                i_375 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_375 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_376 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_376)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 16L)))) = l_374;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_376 + (ulong) 36L)))) = 0;
                    l_347 = LONG_MIN;
                } else {
                    l_347 = l_374;
                }
            } else {
                l_347 = l_374;
            }
        } else {
            l_347 = 0L;
        }
    B403:;
        GALEFS_BROADCAST(10, l_377, l_347);
        if (l_377 < LONG_MIN / 2) {
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_377); }
            GALEFS_RETURN;
            resume_6:
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_22 = gale_group_count;
            l_26 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_29 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_30 = 1L << i_29;
            l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
            l_33 = (long) (1 << i_29);
            i_23 = (int) ((uint) i_22 + (uint) (-1));
            l_24 = (long) i_23;
            l_188 = l_24 << 2;
            l_189 = (long) ((ulong) l_33 * (ulong) ((l_24 << 4) + l_188));
            l_191 = l_31 & l_189;
            l_377 = gale_round_reply(gale_entry);
        }
        if (((int) get_local_id(0)) == 0) {
            if (!(l_377 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_377 < 0L) {
            l_378 = l_377;
        } else {
            if (((int) l_377) == 0) {
                l_378 = 0L;
            } else {
                l_379 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_377 >> 32)) << 5))) + (ulong) 16L))));
                l_380 = (long) ((ulong) l_191 + (ulong) l_379);
                l_378 = l_380;
            }
        }
        if ((ulong) ((long) ((ulong) l_378 + (ulong) 4095L)) < (ulong) 4095L) {
            l_381 = l_378;
        } else {
            i_382 = (int) *((__global char *) (arg_fs + 16 + l_378));
            l_383 = (long) i_382;
            l_381 = l_383;
        }
        *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_22 + (uint) 1))) << 3) + 16L))) = l_381;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            i_384 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_384 == 0) {
                l_385 = (-22L);
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                l_386 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_387 = *((__global gale_long *) (arg_fs + 16 + l_386));
                *((__global gale_long *) (arg_fs + 16 + l_386)) = ((long) ((ulong) l_387 + (ulong) 1L));
                l_385 = 0L;
            }
        } else {
            l_385 = 0L;
        }
        GALEFS_BROADCAST(12, l_388, l_385);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_200) VARIABLE(int, i_201) VARIABLE(int, i_355) VARIABLE(int, i_459) VARIABLE(int, i_460) VARIABLE(int, i_461) VARIABLE(int, i_463) VARIABLE(int, i_572) VARIABLE(int, i_573) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_87) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_199) VARIABLE(long, l_2) VARIABLE(long, l_215) VARIABLE(long, l_3) VARIABLE(long, l_320) VARIABLE(long, l_350) VARIABLE(long, l_351) VARIABLE(long, l_352) VARIABLE(long, l_353) VARIABLE(long, l_354) VARIABLE(long, l_4) VARIABLE(long, l_464) VARIABLE(long, l_466) VARIABLE(long, l_571) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_80) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_86) VARIABLE(long, l_92) VARIABLE(long, l_94)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_86) VARIABLE(l_92) VARIABLE(l_94)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_200) VARIABLE(i_201) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_87) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_199) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_80) VARIABLE(l_84) VARIABLE(l_85) VARIABLE(l_86)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_215) VARIABLE(l_4) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_84)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_320) VARIABLE(l_4) VARIABLE(l_71)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_320)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_355) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_350) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_353) VARIABLE(l_354) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_355) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_461) VARIABLE(i_463) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_350) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_353) VARIABLE(l_354) VARIABLE(l_4) VARIABLE(l_464) VARIABLE(l_466) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_355) VARIABLE(i_459) VARIABLE(i_460) VARIABLE(i_461) VARIABLE(i_463) VARIABLE(i_572) VARIABLE(i_573) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_350) VARIABLE(l_351) VARIABLE(l_352) VARIABLE(l_353) VARIABLE(l_354) VARIABLE(l_4) VARIABLE(l_571) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_80)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_67) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_353) VARIABLE(l_4) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(l_4) VARIABLE(l_71)
#define GALEFS_LIVE_12(VARIABLE)

__kernel void galefs_asksForOneTooMany(__global uchar *arg_fs, __global uchar *arg_reads, __global uchar *arg_words, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_66, i_67, i_68, i_72, i_73, i_76, i_77, i_82, i_83, i_87, i_88, i_89, i_90, i_91, i_96, i_97, i_100, i_101, i_102, i_103, i_104, i_106, i_108, i_115, i_116, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_132, i_134, i_135, i_136, i_137, i_140, i_142, i_143, i_148, i_150, i_151, i_153, i_155, i_158, i_159, i_162, i_163, i_171, i_181, i_184, i_187, i_188, i_191, i_192, i_196, i_200, i_201, i_208, i_213, i_214, i_217, i_218, i_221, i_222, i_223, i_224, i_225, i_228, i_234, i_235, i_236, i_237, i_239, i_241, i_242, i_243, i_244, i_245, i_246, i_248, i_250, i_251, i_252, i_253, i_256, i_258, i_259, i_263, i_265, i_266, i_268, i_270, i_273, i_274, i_277, i_278, i_286, i_295, i_298, i_301, i_302, i_305, i_306, i_310, i_316, i_322, i_324, i_327, i_330, i_336, i_342, i_343, i_346, i_348, i_355, i_357, i_358, i_361, i_362, i_363, i_364, i_365, i_368, i_373, i_374, i_375, i_376, i_378, i_379, i_380, i_381, i_382, i_383, i_384, i_386, i_388, i_389, i_390, i_391, i_394, i_396, i_397, i_401, i_403, i_404, i_406, i_408, i_411, i_412, i_415, i_416, i_424, i_433, i_436, i_439, i_440, i_443, i_444, i_448, i_454, i_458, i_459, i_460, i_461, i_462, i_463, i_468, i_469, i_472, i_473, i_474, i_475, i_476, i_478, i_480, i_487, i_488, i_489, i_490, i_491, i_492, i_493, i_495, i_497, i_498, i_499, i_500, i_501, i_502, i_504, i_506, i_507, i_508, i_509, i_512, i_514, i_515, i_520, i_522, i_523, i_525, i_527, i_530, i_531, i_534, i_535, i_543, i_553, i_556, i_559, i_560, i_563, i_564, i_568, i_572, i_573, i_580, i_585, i_586, i_587, i_588, i_589, i_592, i_594, i_597, i_598, i_601, i_602, i_603, i_604, i_605, i_608, i_613, i_614, i_615, i_616, i_618, i_619, i_620, i_621, i_622, i_623, i_624, i_626, i_628, i_629, i_630, i_631, i_634, i_636, i_637, i_641, i_643, i_644, i_646, i_648, i_651, i_652, i_655, i_656, i_664, i_673, i_676, i_679, i_680, i_683, i_684, i_688, i_694, i_699, i_702, i_708;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_65, l_69, l_70, l_71, l_74, l_75, l_78, l_79, l_80, l_81, l_84, l_85, l_86, l_92, l_93, l_94, l_95, l_98, l_99, l_105, l_107, l_109, l_110, l_111, l_112, l_113, l_114, l_122, l_124, l_131, l_133, l_138, l_139, l_141, l_144, l_145, l_146, l_147, l_149, l_152, l_154, l_156, l_157, l_160, l_161, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_182, l_183, l_185, l_186, l_189, l_190, l_193, l_194, l_195, l_197, l_198, l_199, l_202, l_203, l_204, l_205, l_206, l_207, l_209, l_210, l_211, l_212, l_215, l_216, l_219, l_220, l_226, l_227, l_229, l_230, l_231, l_232, l_233, l_238, l_240, l_247, l_249, l_254, l_255, l_257, l_260, l_261, l_262, l_264, l_267, l_269, l_271, l_272, l_275, l_276, l_279, l_280, l_281, l_282, l_283, l_284, l_285, l_287, l_288, l_289, l_290, l_291, l_292, l_293, l_294, l_296, l_297, l_299, l_300, l_303, l_304, l_307, l_308, l_309, l_311, l_312, l_313, l_314, l_315, l_317, l_318, l_319, l_320, l_321, l_323, l_325, l_326, l_328, l_329, l_331, l_332, l_333, l_334, l_335, l_337, l_338, l_339, l_340, l_341, l_344, l_345, l_347, l_349, l_350, l_351, l_352, l_353, l_354, l_356, l_359, l_360, l_366, l_367, l_369, l_370, l_371, l_372, l_377, l_385, l_387, l_392, l_393, l_395, l_398, l_399, l_400, l_402, l_405, l_407, l_409, l_410, l_413, l_414, l_417, l_418, l_419, l_420, l_421, l_422, l_423, l_425, l_426, l_427, l_428, l_429, l_430, l_431, l_432, l_434, l_435, l_437, l_438, l_441, l_442, l_445, l_446, l_447, l_449, l_450, l_451, l_452, l_453, l_455, l_456, l_457, l_464, l_465, l_466, l_467, l_470, l_471, l_477, l_479, l_481, l_482, l_483, l_484, l_485, l_486, l_494, l_496, l_503, l_505, l_510, l_511, l_513, l_516, l_517, l_518, l_519, l_521, l_524, l_526, l_528, l_529, l_532, l_533, l_536, l_537, l_538, l_539, l_540, l_541, l_542, l_544, l_545, l_546, l_547, l_548, l_549, l_550, l_551, l_552, l_554, l_555, l_557, l_558, l_561, l_562, l_565, l_566, l_567, l_569, l_570, l_571, l_574, l_575, l_576, l_577, l_578, l_579, l_581, l_582, l_583, l_584, l_590, l_591, l_593, l_595, l_596, l_599, l_600, l_606, l_607, l_609, l_610, l_611, l_612, l_617, l_625, l_627, l_632, l_633, l_635, l_638, l_639, l_640, l_642, l_645, l_647, l_649, l_650, l_653, l_654, l_657, l_658, l_659, l_660, l_661, l_662, l_663, l_665, l_666, l_667, l_668, l_669, l_670, l_671, l_672, l_674, l_675, l_677, l_678, l_681, l_682, l_685, l_686, l_687, l_689, l_690, l_691, l_692, l_693, l_695, l_696, l_697, l_698, l_700, l_701, l_703, l_704, l_705, l_706, l_707, l_709, l_710, l_711, l_712, l_713;
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
    i_63 = (int) l_62;
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    l_65 = (long) ((ulong) l_64 + (ulong) 4L);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_67 = (int) get_num_groups(0);
    i_68 = (int) ((uint) i_67 + (uint) (-1));
    l_69 = (long) i_68;
    l_70 = l_69 << 3;
    l_71 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_72 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_73 = (int) ((uint) (1 << i_72) + (uint) (-1));
    l_74 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_75 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_76 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_77 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_78 = 1L << i_77;
    l_79 = (long) ((ulong) l_78 + (ulong) (-1L));
    l_80 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_81 = (long) (1 << i_77);
    i_82 = (int) get_group_id(0);
    if (i_82 < i_68) {
        i_83 = *((__global gale_int *) (arg_reads + 16L));
        l_84 = (long) i_82;
        l_85 = l_84 << 2;
        l_86 = (long) ((ulong) l_81 * (ulong) ((l_84 << 4) + l_85));
        if (!(i_83 == 0)) {
            i_87 = (int) get_local_id(0);
            i_88 = (int) get_local_id(0);
            i_89 = (int) get_local_id(0);
            i_90 = 1;
            i_91 = 0;
            while (true) {
                if (!(i_90 == 1)) {
                    break;
                }
                l_92 = (long) i_91;
                l_93 = (long) ((ulong) l_86 + (ulong) l_92);
                l_94 = l_93 & l_79;
                if (i_89 == 0) {
                    l_95 = (long) ((int) get_group_id(0));
                    i_96 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_95 << 12) + (l_95 << 11)))) + (ulong) 1796L))));
                    i_97 = (int) (0 - (uint) i_96);
                    if (i_97 < 0) {
                        l_98 = (long) i_97;
                        l_99 = l_98;
                    } else {
                        if (i_63 < 0) {
                            i_100 = (-9);
                        } else {
                            if (i_63 < i_66) {
                                i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                i_102 = (int) ((uint) i_101 + (uint) (-1));
                                i_103 = (i_102 < 0) ? (-9) : i_102;
                                if (i_103 < 0) {
                                    i_100 = i_103;
                                } else {
                                    i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                    if ((i_104 & 3) == 1) {
                                        i_100 = (-9);
                                    } else {
                                        i_100 = i_103;
                                    }
                                }
                            } else {
                                i_100 = (-9);
                            }
                        }
                        l_105 = (long) i_100;
                        if (i_100 < 0) {
                            l_99 = l_105;
                        } else {
                            if (l_93 < 0L) {
                                l_99 = (-22L);
                            } else {
                                i_106 = (int) ((uint) 1 - (uint) i_91);
                                if (i_106 < 0) {
                                    l_99 = (-22L);
                                } else {
                                    l_107 = (long) ((int) get_group_id(0));
                                    i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_107 << 12) + (l_107 << 11)))) + (ulong) 1856L))));
                                    if (i_108 == 0) {
                                        l_109 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_105 << 6)))));
                                        l_110 = (long) ((ulong) l_109 - (ulong) l_93);
                                        if (l_110 < 1L) {
                                            l_99 = 0L;
                                        } else {
                                            l_111 = (long) (uint) i_106;
                                            l_112 = (l_110 < l_111) ? l_110 : l_111;
                                            l_99 = l_112;
                                        }
                                    } else {
                                        l_99 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_99 < 1L) {
                        l_113 = l_99;
                    } else {
                        l_114 = (long) ((ulong) l_78 - (ulong) l_94);
                        if (l_114 < l_99) {
                            i_115 = (int) l_114;
                            i_116 = i_115;
                        } else {
                            i_117 = (int) l_99;
                            i_116 = i_117;
                        }
                        if (i_63 < 0) {
                            i_118 = (-9);
                        } else {
                            if (i_63 < i_66) {
                                i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                i_120 = (int) ((uint) i_119 + (uint) (-1));
                                i_121 = (i_120 < 0) ? (-9) : i_120;
                                i_118 = i_121;
                            } else {
                                i_118 = (-9);
                            }
                        }
                        l_122 = (long) i_118;
                        if (i_118 < 0) {
                            l_113 = l_122;
                        } else {
                            i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_122 << 6))) + (ulong) 8L))));
                            l_124 = l_93 >> i_77;
                            i_125 = i_76 & ((int) (((long) ((ulong) ((long) ((ulong) l_124 + (ulong) (((long) i_123) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_126 = i_125;
                            i_127 = 0;
                            i_128 = (-2);
                            while (true) {
                                if (!(i_128 == (-2))) {
                                    break;
                                }
                                i_129 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (((long) i_126) << 2)))));
                                i_130 = (int) ((uint) i_129 + (uint) (-1));
                                if (i_130 < 0) {
                                    i_128 = (-1);
                                } else {
                                    l_131 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_130) << 5));
                                    i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                    l_133 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) 8L))));
                                    if ((!(i_123 == i_132)) || (!(l_124 == l_133))) {
                                        if (i_76 == i_127) {
                                            i_128 = (-1);
                                        } else {
                                            i_134 = (int) ((uint) i_127 + (uint) 1);
                                            i_135 = i_76 & ((int) ((uint) i_126 + (uint) 1));
                                            i_126 = i_135;
                                            i_127 = i_134;
                                        }
                                    } else {
                                        i_128 = i_130;
                                    }
                                }
                            }
                            if (i_128 < 0) {
                                i_136 = i_128;
                            } else {
                                i_137 = (int) get_group_id(0);
                                l_138 = (long) ((ulong) l_71 + (ulong) ((((long) (i_137 & i_73)) << 6) + (((long) (i_137 >> i_72)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = ((int) ((uint) i_128 + (uint) 1));
                                GALEFS_FENCE();
                                l_139 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_128) << 5));
                                i_140 = *((volatile __global gale_int *) (arg_fs + 16 + l_139));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_123 == i_140) {
                                    l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 8L))));
                                    i_142 = (l_124 == l_141) ? 1 : 0;
                                    i_143 = i_142;
                                } else {
                                    i_143 = 0;
                                }
                                if (i_143 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_143 == 0) {
                                    i_136 = (-1);
                                } else {
                                    i_136 = i_128;
                                }
                            }
                            l_144 = (long) i_116;
                            if (i_136 < 0) {
                                l_145 = (long) ((int) get_group_id(0));
                                l_146 = (long) ((ulong) l_4 + (ulong) ((l_145 << 12) + (l_145 << 11)));
                                l_147 = (long) ((ulong) l_146 + (ulong) 1796L);
                                i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_147));
                                l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 1896L))));
                                i_150 = (int) (0 - (uint) i_148);
                                if (i_150 < 0) {
                                    i_151 = i_150;
                                } else {
                                    l_152 = (long) ((ulong) l_149 + (ulong) (-64L));
                                    i_153 = (int) ((uint) ((int) (((long) ((ulong) l_152 + (ulong) ((long) ((ulong) (l_152 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_154 = (long) ((ulong) l_146 + (ulong) 1792L);
                                    i_155 = 0;
                                    l_156 = 0L;
                                    l_157 = (-1L);
                                    while (true) {
                                        if (!(i_155 == 0)) {
                                            break;
                                        }
                                        i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_147));
                                        i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_154));
                                        if (i_153 == i_159) {
                                            i_155 = 1;
                                        } else {
                                            if (i_158 == 0) {
                                                if (l_156 < l_3) {
                                                    GALEFS_RELAX(l_156);
                                                    l_160 = (long) ((ulong) l_156 + (ulong) 1L);
                                                    l_156 = l_160;
                                                } else {
                                                    l_161 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                    i_162 = (l_157 == l_161) ? (-110) : 0;
                                                    i_155 = i_162;
                                                    l_156 = 0L;
                                                    l_157 = l_161;
                                                }
                                            } else {
                                                i_163 = (int) (0 - (uint) i_158);
                                                i_155 = i_163;
                                            }
                                        }
                                    }
                                    i_151 = i_155;
                                }
                                if (i_151 < 0) {
                                    l_164 = (long) i_151;
                                    l_113 = l_164;
                                } else {
                                    l_165 = (long) ((int) get_group_id(0));
                                    l_166 = (long) ((ulong) l_4 + (ulong) ((l_165 << 12) + (l_165 << 11)));
                                    l_167 = (long) ((ulong) l_166 + (ulong) 1896L);
                                    l_168 = *((__global gale_long *) (arg_fs + 16 + l_167));
                                    l_169 = (long) ((ulong) l_168 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((long) (uint) (((int) l_169) & 1023)))))) = 0L;
                                    l_170 = (long) ((ulong) l_166 + (ulong) ((long) (uint) (((int) l_168) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_168 + (ulong) ((long) ((ulong) (l_168 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 12L)))) = i_63;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 16L)))) = l_93;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 24L)))) = l_99;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_170)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_167)) = l_169;
                                    GALEFS_FENCE();
                                    i_171 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_171))))) = (char) 1;
                                    l_172 = (long) ((ulong) l_144 + (ulong) (-9223372036854775807L));
                                    if (l_0 == 0L) {
                                        l_113 = l_172;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_171 >> 6)))))) = (char) 1;
                                        l_113 = l_172;
                                    }
                                }
                            } else {
                                l_173 = (long) ((int) get_group_id(0));
                                l_174 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_173 << 12) + (l_173 << 11)))) + (ulong) 1864L);
                                l_175 = *((__global gale_long *) (arg_fs + 16 + l_174));
                                *((__global gale_long *) (arg_fs + 16 + l_174)) = ((long) ((ulong) l_175 + (ulong) 1L));
                                l_176 = l_144 | (((long) (uint) i_136) << 32);
                                l_113 = l_176;
                            }
                        }
                    }
                } else {
                    l_113 = 0L;
                }
                if (i_88 == 0) {
                    if (l_113 < (-4611686018427387904L)) {
                        l_177 = (long) ((int) get_group_id(0));
                        l_178 = (long) ((ulong) l_4 + (ulong) ((l_177 << 12) + (l_177 << 11)));
                        l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1896L))));
                        l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
                        i_181 = (int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_182 = (long) ((ulong) l_178 + (ulong) 1792L);
                        l_183 = (long) ((ulong) l_178 + (ulong) 1796L);
                        i_184 = 0;
                        l_185 = 0L;
                        l_186 = (-1L);
                        while (true) {
                            if (!(i_184 == 0)) {
                                break;
                            }
                            i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_183));
                            i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_182));
                            if (i_181 == i_188) {
                                i_184 = 1;
                            } else {
                                if (i_187 == 0) {
                                    if (l_185 < l_3) {
                                        GALEFS_RELAX(l_185);
                                        l_189 = (long) ((ulong) l_185 + (ulong) 1L);
                                        l_185 = l_189;
                                    } else {
                                        l_190 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_191 = (l_186 == l_190) ? (-110) : 0;
                                        i_184 = i_191;
                                        l_185 = 0L;
                                        l_186 = l_190;
                                    }
                                } else {
                                    i_192 = (int) (0 - (uint) i_187);
                                    i_184 = i_192;
                                }
                            }
                        }
                        if (i_184 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1888L)))) = i_181;
                        }
                        GALEFS_FENCE();
                        if (i_184 < 0) {
                            l_193 = (long) i_184;
                            l_194 = l_193;
                        } else {
                            l_195 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1800L))));
                            l_194 = l_195;
                        }
                        i_196 = (int) ((uint) ((int) l_113) + (uint) (-1));
                        if (i_196 < 0) {
                            l_197 = l_194;
                        } else {
                            if (l_194 < 0L) {
                                l_197 = l_194;
                            } else {
                                l_198 = (l_194 << 32) | ((long) (uint) i_196);
                                l_197 = l_198;
                            }
                        }
                    } else {
                        l_197 = l_113;
                    }
                } else {
                    l_197 = l_113;
                }
                GALEFS_BROADCAST(2, l_199, l_197);
                i_200 = (int) l_199;
                if (l_199 < 0L) {
                    i_201 = 0;
                } else {
                    i_201 = i_200;
                }
                if (l_199 < 0L) {
                    l_202 = 0L;
                } else {
                    if (i_200 == 0) {
                        l_202 = 0L;
                    } else {
                        l_203 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (((long) ((ulong) l_199 >> 32)) << 5))) + (ulong) 16L))));
                        l_204 = (long) ((ulong) l_94 + (ulong) l_203);
                        l_202 = l_204;
                    }
                }
                gale_copy((arg_fs + 16 + l_202), (arg_data + 16 + (l_92 + l_85)), i_201);
                GALEFS_BARRIER(3);
                if (i_87 == 0) {
                    if (!(i_201 < 1)) {
                        l_205 = (long) ((int) get_group_id(0));
                        l_206 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_205 << 12) + (l_205 << 11)))) + (ulong) 1872L);
                        l_207 = *((__global gale_long *) (arg_fs + 16 + l_206));
                        *((__global gale_long *) (arg_fs + 16 + l_206)) = ((long) ((ulong) ((long) (uint) i_201) + (ulong) l_207));
                        GALEFS_RELEASE_FENCE();
                        i_208 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_208)) << 6) + (((long) (i_208 >> i_72)) << 2)))))) = 0;
                        l_209 = (long) ((int) get_group_id(0));
                        l_210 = (long) ((ulong) l_4 + (ulong) ((l_209 << 12) + (l_209 << 11)));
                        l_211 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1896L))));
                        l_212 = (long) ((ulong) l_211 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_212 + (ulong) ((long) ((ulong) (l_212 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_213 = (int) ((uint) i_91 + (uint) i_201);
                if (l_199 < 0L) {
                    i_90 = i_200;
                    i_91 = i_213;
                } else {
                    i_214 = ((i_201 < 1) || (!(i_213 < 1))) ? 0 : 1;
                    i_90 = i_214;
                    i_91 = i_213;
                }
            }
        }
        l_215 = l_86 & l_79;
        if (((int) get_local_id(0)) == 0) {
            l_216 = (long) ((int) get_group_id(0));
            i_217 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_216 << 12) + (l_216 << 11)))) + (ulong) 1796L))));
            i_218 = (int) (0 - (uint) i_217);
            if (i_218 < 0) {
                l_219 = (long) i_218;
                l_220 = l_219;
            } else {
                if (i_63 < 0) {
                    i_221 = (-9);
                } else {
                    if (i_63 < i_66) {
                        i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_223 = (int) ((uint) i_222 + (uint) (-1));
                        i_224 = (i_223 < 0) ? (-9) : i_223;
                        if (i_224 < 0) {
                            i_221 = i_224;
                        } else {
                            i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            if ((i_225 & 3) == 1) {
                                i_221 = (-9);
                            } else {
                                i_221 = i_224;
                            }
                        }
                    } else {
                        i_221 = (-9);
                    }
                }
                l_226 = (long) i_221;
                if (i_221 < 0) {
                    l_220 = l_226;
                } else {
                    if (l_86 < 0L) {
                        l_220 = (-22L);
                    } else {
                        l_227 = (long) ((int) get_group_id(0));
                        i_228 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_227 << 12) + (l_227 << 11)))) + (ulong) 1856L))));
                        if (i_228 == 0) {
                            l_229 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_226 << 6)))));
                            l_230 = (((long) ((ulong) l_229 - (ulong) l_86)) < 1L) ? 0L : 1L;
                            l_220 = l_230;
                        } else {
                            l_220 = (-16L);
                        }
                    }
                }
            }
            l_231 = (l_220 < 0L) ? l_220 : (-22L);
            if (l_220 < 1L) {
                l_232 = l_231;
            } else {
                if (l_220 == 1L) {
                    l_233 = (long) ((ulong) l_78 - (ulong) l_215);
                    if (l_233 < 1L) {
                        if (!(((int) l_233) == 1)) {
                            l_232 = l_231;
                            goto B245;
                        }
                    }
                    if (i_63 < 0) {
                        i_234 = (-9);
                    } else {
                        if (i_63 < i_66) {
                            i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_236 = (int) ((uint) i_235 + (uint) (-1));
                            i_237 = (i_236 < 0) ? (-9) : i_236;
                            i_234 = i_237;
                        } else {
                            i_234 = (-9);
                        }
                    }
                    l_238 = (long) i_234;
                    if (i_234 < 0) {
                        l_232 = l_238;
                    } else {
                        i_239 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_238 << 6))) + (ulong) 8L))));
                        l_240 = l_86 >> i_77;
                        i_241 = i_76 & ((int) (((long) ((ulong) ((long) ((ulong) l_240 + (ulong) (((long) i_239) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_242 = i_241;
                        i_243 = 0;
                        i_244 = (-2);
                        while (true) {
                            if (!(i_244 == (-2))) {
                                break;
                            }
                            i_245 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (((long) i_242) << 2)))));
                            i_246 = (int) ((uint) i_245 + (uint) (-1));
                            if (i_246 < 0) {
                                i_244 = (-1);
                            } else {
                                l_247 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_246) << 5));
                                i_248 = *((volatile __global gale_int *) (arg_fs + 16 + l_247));
                                l_249 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 8L))));
                                if ((!(i_239 == i_248)) || (!(l_240 == l_249))) {
                                    if (i_76 == i_243) {
                                        i_244 = (-1);
                                    } else {
                                        i_250 = (int) ((uint) i_243 + (uint) 1);
                                        i_251 = i_76 & ((int) ((uint) i_242 + (uint) 1));
                                        i_242 = i_251;
                                        i_243 = i_250;
                                    }
                                } else {
                                    i_244 = i_246;
                                }
                            }
                        }
                        if (i_244 < 0) {
                            i_252 = i_244;
                        } else {
                            i_253 = (int) get_group_id(0);
                            l_254 = (long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_253)) << 6) + (((long) (i_253 >> i_72)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_254)) = ((int) ((uint) i_244 + (uint) 1));
                            GALEFS_FENCE();
                            l_255 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_244) << 5));
                            i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_255));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_239 == i_256) {
                                l_257 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 8L))));
                                i_258 = (l_240 == l_257) ? 1 : 0;
                                i_259 = i_258;
                            } else {
                                i_259 = 0;
                            }
                            if (i_259 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_254)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_259 == 0) {
                                i_252 = (-1);
                            } else {
                                i_252 = i_244;
                            }
                        }
                        if (i_252 < 0) {
                            l_260 = (long) ((int) get_group_id(0));
                            l_261 = (long) ((ulong) l_4 + (ulong) ((l_260 << 12) + (l_260 << 11)));
                            l_262 = (long) ((ulong) l_261 + (ulong) 1796L);
                            i_263 = *((volatile __global gale_int *) (arg_fs + 16 + l_262));
                            l_264 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1896L))));
                            i_265 = (int) (0 - (uint) i_263);
                            if (i_265 < 0) {
                                i_266 = i_265;
                            } else {
                                l_267 = (long) ((ulong) l_264 + (ulong) (-64L));
                                i_268 = (int) ((uint) ((int) (((long) ((ulong) l_267 + (ulong) ((long) ((ulong) (l_267 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_269 = (long) ((ulong) l_261 + (ulong) 1792L);
                                i_270 = 0;
                                l_271 = 0L;
                                l_272 = (-1L);
                                while (true) {
                                    if (!(i_270 == 0)) {
                                        break;
                                    }
                                    i_273 = *((volatile __global gale_int *) (arg_fs + 16 + l_262));
                                    i_274 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                                    if (i_268 == i_274) {
                                        i_270 = 1;
                                    } else {
                                        if (i_273 == 0) {
                                            if (l_271 < l_3) {
                                                GALEFS_RELAX(l_271);
                                                l_275 = (long) ((ulong) l_271 + (ulong) 1L);
                                                l_271 = l_275;
                                            } else {
                                                l_276 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_277 = (l_272 == l_276) ? (-110) : 0;
                                                i_270 = i_277;
                                                l_271 = 0L;
                                                l_272 = l_276;
                                            }
                                        } else {
                                            i_278 = (int) (0 - (uint) i_273);
                                            i_270 = i_278;
                                        }
                                    }
                                }
                                i_266 = i_270;
                            }
                            if (i_266 < 0) {
                                l_279 = (long) i_266;
                                l_232 = l_279;
                            } else {
                                l_280 = (long) ((int) get_group_id(0));
                                l_281 = (long) ((ulong) l_4 + (ulong) ((l_280 << 12) + (l_280 << 11)));
                                l_282 = (long) ((ulong) l_281 + (ulong) 1896L);
                                l_283 = *((__global gale_long *) (arg_fs + 16 + l_282));
                                l_284 = (long) ((ulong) l_283 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) ((long) (uint) (((int) l_284) & 1023)))))) = 0L;
                                l_285 = (long) ((ulong) l_281 + (ulong) ((long) (uint) (((int) l_283) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 4L)))) = 6;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_283 + (ulong) ((long) ((ulong) (l_283 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 12L)))) = i_63;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 16L)))) = l_86;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_285)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_282)) = l_284;
                                GALEFS_FENCE();
                                i_286 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_286))))) = (char) 1;
                                if (l_0 == 0L) {
                                    l_232 = (-9223372036854775806L);
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_286 >> 6)))))) = (char) 1;
                                    l_232 = (-9223372036854775806L);
                                }
                            }
                        } else {
                            l_287 = (long) ((int) get_group_id(0));
                            l_288 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_287 << 12) + (l_287 << 11)))) + (ulong) 1864L);
                            l_289 = *((__global gale_long *) (arg_fs + 16 + l_288));
                            *((__global gale_long *) (arg_fs + 16 + l_288)) = ((long) ((ulong) l_289 + (ulong) 1L));
                            l_290 = (((long) (uint) i_252) << 32) | 1L;
                            l_232 = l_290;
                        }
                    }
                } else {
                    l_232 = l_231;
                }
            }
        } else {
            l_232 = 0L;
        }
    B245:;
        if (((int) get_local_id(0)) == 0) {
            if (l_232 < (-4611686018427387904L)) {
                l_291 = (long) ((int) get_group_id(0));
                l_292 = (long) ((ulong) l_4 + (ulong) ((l_291 << 12) + (l_291 << 11)));
                l_293 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 1896L))));
                l_294 = (long) ((ulong) l_293 + (ulong) (-64L));
                i_295 = (int) ((uint) ((int) (((long) ((ulong) l_294 + (ulong) ((long) ((ulong) (l_294 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_296 = (long) ((ulong) l_292 + (ulong) 1792L);
                l_297 = (long) ((ulong) l_292 + (ulong) 1796L);
                i_298 = 0;
                l_299 = 0L;
                l_300 = (-1L);
                while (true) {
                    if (!(i_298 == 0)) {
                        break;
                    }
                    i_301 = *((volatile __global gale_int *) (arg_fs + 16 + l_297));
                    i_302 = *((volatile __global gale_int *) (arg_fs + 16 + l_296));
                    if (i_295 == i_302) {
                        i_298 = 1;
                    } else {
                        if (i_301 == 0) {
                            if (l_299 < l_3) {
                                GALEFS_RELAX(l_299);
                                l_303 = (long) ((ulong) l_299 + (ulong) 1L);
                                l_299 = l_303;
                            } else {
                                l_304 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_305 = (l_300 == l_304) ? (-110) : 0;
                                i_298 = i_305;
                                l_299 = 0L;
                                l_300 = l_304;
                            }
                        } else {
                            i_306 = (int) (0 - (uint) i_301);
                            i_298 = i_306;
                        }
                    }
                }
                if (i_298 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 1888L)))) = i_295;
                }
                GALEFS_FENCE();
                if (i_298 < 0) {
                    l_307 = (long) i_298;
                    l_308 = l_307;
                } else {
                    l_309 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 1800L))));
                    l_308 = l_309;
                }
                i_310 = (int) ((uint) ((int) l_232) + (uint) (-1));
                if (i_310 < 0) {
                    l_311 = l_308;
                } else {
                    if (l_308 < 0L) {
                        l_311 = l_308;
                    } else {
                        l_312 = (l_308 << 32) | ((long) (uint) i_310);
                        l_311 = l_312;
                    }
                }
            } else {
                l_311 = l_232;
            }
        } else {
            l_311 = l_232;
        }
        GALEFS_BROADCAST(4, l_313, l_311);
        l_314 = l_313 >> 32;
        if (((int) get_local_id(0)) == 0) {
            if (!(l_313 < 0L)) {
                l_315 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_315 << 12) + (l_315 << 11)))) + (ulong) 1856L)))) = 1;
                i_316 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_316)) << 6) + (((long) (i_316 >> i_72)) << 2)))))) = (((int) ((uint) ((int) l_314) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_313 < 0L) {
            l_317 = l_313;
        } else {
            if (((int) l_313) == 0) {
                l_317 = 0L;
            } else {
                l_318 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (l_314 << 5))) + (ulong) 16L))));
                l_319 = (long) ((ulong) l_215 + (ulong) l_318);
                l_317 = l_319;
            }
        }
        l_320 = l_84 << 3;
        *((volatile __global gale_int *) (arg_words + 16 + l_320)) = 1;
        l_321 = 0L;
        while (true) {
            i_322 = *((volatile __global gale_int *) (arg_words + 16 + l_70));
            if (!(i_322 < 1)) {
                goto B286;
            }
            if (!(l_321 < 100000000L)) {
                goto B285;
            }
            l_323 = (long) ((int) get_group_id(0));
            i_324 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_323 << 12) + (l_323 << 11)))) + (ulong) 1796L))));
            if (!(((int) (0 - (uint) i_324)) == 0)) {
                break;
            }
            GALEFS_RELAX(l_321);
            l_325 = (long) ((ulong) l_321 + (ulong) 1L);
            l_321 = l_325;
        }
        goto B287;
    B285:;
        goto B287;
    B286:;
    B287:;
        if ((ulong) ((long) ((ulong) l_317 + (ulong) 4095L)) < (ulong) 4095L) {
            l_326 = l_317;
        } else {
            i_327 = (int) *((__global char *) (arg_fs + 16 + l_317));
            l_328 = (long) i_327;
            l_326 = l_328;
        }
        *((__global gale_long *) (arg_results + (l_320 + 16L))) = l_326;
        GALEFS_BARRIER(5);
        if (((int) get_local_id(0)) == 0) {
            l_329 = (long) ((int) get_group_id(0));
            i_330 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_329 << 12) + (l_329 << 11)))) + (ulong) 1856L))));
            if (i_330 == 0) {
                l_331 = (-22L);
            } else {
                l_332 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_332 << 12) + (l_332 << 11)))) + (ulong) 1856L)))) = 0;
                l_333 = (long) ((int) get_group_id(0));
                l_334 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_333 << 12) + (l_333 << 11)))) + (ulong) 1872L);
                l_335 = *((__global gale_long *) (arg_fs + 16 + l_334));
                *((__global gale_long *) (arg_fs + 16 + l_334)) = ((long) ((ulong) l_335 + (ulong) 1L));
                GALEFS_RELEASE_FENCE();
                i_336 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_336)) << 6) + (((long) (i_336 >> i_72)) << 2)))))) = 0;
                l_337 = (long) ((int) get_group_id(0));
                l_338 = (long) ((ulong) l_4 + (ulong) ((l_337 << 12) + (l_337 << 11)));
                l_339 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 1896L))));
                l_340 = (long) ((ulong) l_339 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_340 + (ulong) ((long) ((ulong) (l_340 >> 63) >> 58)))) >> 6)) + (uint) 1));
                l_331 = 0L;
            }
        } else {
            l_331 = 0L;
        }
        GALEFS_BROADCAST(6, l_341, l_331);
        *((volatile __global gale_int *) (arg_words + 16 + l_320)) = 2;
    } else {
        i_342 = 0;
        while (true) {
            if (!(i_342 < i_68)) {
                break;
            }
            i_343 = (int) ((uint) i_342 + (uint) 1);
            l_344 = ((long) i_342) << 3;
            l_345 = 0L;
            while (true) {
                i_346 = *((volatile __global gale_int *) (arg_words + 16 + l_344));
                if (!(i_346 < 1)) {
                    goto B305;
                }
                if (!(l_345 < 100000000L)) {
                    goto B304;
                }
                l_347 = (long) ((int) get_group_id(0));
                i_348 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_347 << 12) + (l_347 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_348)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_345);
                l_349 = (long) ((ulong) l_345 + (ulong) 1L);
                l_345 = l_349;
            }
            i_342 = i_343;
            continue;
        B304:;
            i_342 = i_343;
            continue;
        B305:;
            i_342 = i_343;
        }
        l_350 = l_69 << 2;
        l_351 = (long) ((ulong) l_81 * (ulong) ((l_69 << 4) + l_350));
        l_352 = l_351 >> i_77;
        l_353 = l_79 & l_351;
        l_354 = (long) ((ulong) l_78 - (ulong) l_353);
        i_355 = (int) l_354;
        if (((int) get_local_id(0)) == 0) {
            l_356 = (long) ((int) get_group_id(0));
            i_357 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_356 << 12) + (l_356 << 11)))) + (ulong) 1796L))));
            i_358 = (int) (0 - (uint) i_357);
            if (i_358 < 0) {
                l_359 = (long) i_358;
                l_360 = l_359;
            } else {
                if (i_63 < 0) {
                    i_361 = (-9);
                } else {
                    if (i_63 < i_66) {
                        i_362 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_363 = (int) ((uint) i_362 + (uint) (-1));
                        i_364 = (i_363 < 0) ? (-9) : i_363;
                        if (i_364 < 0) {
                            i_361 = i_364;
                        } else {
                            i_365 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            if ((i_365 & 3) == 1) {
                                i_361 = (-9);
                            } else {
                                i_361 = i_364;
                            }
                        }
                    } else {
                        i_361 = (-9);
                    }
                }
                l_366 = (long) i_361;
                if (i_361 < 0) {
                    l_360 = l_366;
                } else {
                    if (l_351 < 0L) {
                        l_360 = (-22L);
                    } else {
                        l_367 = (long) ((int) get_group_id(0));
                        i_368 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_367 << 12) + (l_367 << 11)))) + (ulong) 1856L))));
                        if (i_368 == 0) {
                            l_369 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_366 << 6)))));
                            l_370 = (((long) ((ulong) l_369 - (ulong) l_351)) < 1L) ? 0L : 1L;
                            l_360 = l_370;
                        } else {
                            l_360 = (-16L);
                        }
                    }
                }
            }
            l_371 = (l_360 < 0L) ? l_360 : (-22L);
            if (l_360 < 1L) {
                l_372 = l_371;
            } else {
                if (l_360 == 1L) {
                    if (l_354 < 1L) {
                        if (!(i_355 == 1)) {
                            l_372 = l_371;
                            goto B381;
                        }
                    }
                    if (i_63 < 0) {
                        i_373 = (-9);
                    } else {
                        if (i_63 < i_66) {
                            i_374 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_375 = (int) ((uint) i_374 + (uint) (-1));
                            i_376 = (i_375 < 0) ? (-9) : i_375;
                            i_373 = i_376;
                        } else {
                            i_373 = (-9);
                        }
                    }
                    l_377 = (long) i_373;
                    if (i_373 < 0) {
                        l_372 = l_377;
                    } else {
                        i_378 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_377 << 6))) + (ulong) 8L))));
                        i_379 = i_76 & ((int) (((long) ((ulong) ((long) ((ulong) l_352 + (ulong) (((long) i_378) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_380 = i_379;
                        i_381 = 0;
                        i_382 = (-2);
                        while (true) {
                            if (!(i_382 == (-2))) {
                                break;
                            }
                            i_383 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (((long) i_380) << 2)))));
                            i_384 = (int) ((uint) i_383 + (uint) (-1));
                            if (i_384 < 0) {
                                i_382 = (-1);
                            } else {
                                l_385 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_384) << 5));
                                i_386 = *((volatile __global gale_int *) (arg_fs + 16 + l_385));
                                l_387 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 8L))));
                                if ((!(i_378 == i_386)) || (!(l_352 == l_387))) {
                                    if (i_76 == i_381) {
                                        i_382 = (-1);
                                    } else {
                                        i_388 = (int) ((uint) i_381 + (uint) 1);
                                        i_389 = i_76 & ((int) ((uint) i_380 + (uint) 1));
                                        i_380 = i_389;
                                        i_381 = i_388;
                                    }
                                } else {
                                    i_382 = i_384;
                                }
                            }
                        }
                        if (i_382 < 0) {
                            i_390 = i_382;
                        } else {
                            i_391 = (int) get_group_id(0);
                            l_392 = (long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_391)) << 6) + (((long) (i_391 >> i_72)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_392)) = ((int) ((uint) i_382 + (uint) 1));
                            GALEFS_FENCE();
                            l_393 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_382) << 5));
                            i_394 = *((volatile __global gale_int *) (arg_fs + 16 + l_393));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_378 == i_394) {
                                l_395 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 8L))));
                                i_396 = (l_352 == l_395) ? 1 : 0;
                                i_397 = i_396;
                            } else {
                                i_397 = 0;
                            }
                            if (i_397 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_392)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_397 == 0) {
                                i_390 = (-1);
                            } else {
                                i_390 = i_382;
                            }
                        }
                        if (i_390 < 0) {
                            l_398 = (long) ((int) get_group_id(0));
                            l_399 = (long) ((ulong) l_4 + (ulong) ((l_398 << 12) + (l_398 << 11)));
                            l_400 = (long) ((ulong) l_399 + (ulong) 1796L);
                            i_401 = *((volatile __global gale_int *) (arg_fs + 16 + l_400));
                            l_402 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_399 + (ulong) 1896L))));
                            i_403 = (int) (0 - (uint) i_401);
                            if (i_403 < 0) {
                                i_404 = i_403;
                            } else {
                                l_405 = (long) ((ulong) l_402 + (ulong) (-64L));
                                i_406 = (int) ((uint) ((int) (((long) ((ulong) l_405 + (ulong) ((long) ((ulong) (l_405 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_407 = (long) ((ulong) l_399 + (ulong) 1792L);
                                i_408 = 0;
                                l_409 = 0L;
                                l_410 = (-1L);
                                while (true) {
                                    if (!(i_408 == 0)) {
                                        break;
                                    }
                                    i_411 = *((volatile __global gale_int *) (arg_fs + 16 + l_400));
                                    i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_407));
                                    if (i_406 == i_412) {
                                        i_408 = 1;
                                    } else {
                                        if (i_411 == 0) {
                                            if (l_409 < l_3) {
                                                GALEFS_RELAX(l_409);
                                                l_413 = (long) ((ulong) l_409 + (ulong) 1L);
                                                l_409 = l_413;
                                            } else {
                                                l_414 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_415 = (l_410 == l_414) ? (-110) : 0;
                                                i_408 = i_415;
                                                l_409 = 0L;
                                                l_410 = l_414;
                                            }
                                        } else {
                                            i_416 = (int) (0 - (uint) i_411);
                                            i_408 = i_416;
                                        }
                                    }
                                }
                                i_404 = i_408;
                            }
                            if (i_404 < 0) {
                                l_417 = (long) i_404;
                                l_372 = l_417;
                            } else {
                                l_418 = (long) ((int) get_group_id(0));
                                l_419 = (long) ((ulong) l_4 + (ulong) ((l_418 << 12) + (l_418 << 11)));
                                l_420 = (long) ((ulong) l_419 + (ulong) 1896L);
                                l_421 = *((__global gale_long *) (arg_fs + 16 + l_420));
                                l_422 = (long) ((ulong) l_421 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) ((long) (uint) (((int) l_422) & 1023)))))) = 0L;
                                l_423 = (long) ((ulong) l_419 + (ulong) ((long) (uint) (((int) l_421) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 4L)))) = 6;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_421 + (ulong) ((long) ((ulong) (l_421 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 12L)))) = i_63;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 16L)))) = l_351;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_423)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_420)) = l_422;
                                GALEFS_FENCE();
                                i_424 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_424))))) = (char) 1;
                                if (l_0 == 0L) {
                                    l_372 = (-9223372036854775806L);
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_424 >> 6)))))) = (char) 1;
                                    l_372 = (-9223372036854775806L);
                                }
                            }
                        } else {
                            l_425 = (long) ((int) get_group_id(0));
                            l_426 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_425 << 12) + (l_425 << 11)))) + (ulong) 1864L);
                            l_427 = *((__global gale_long *) (arg_fs + 16 + l_426));
                            *((__global gale_long *) (arg_fs + 16 + l_426)) = ((long) ((ulong) l_427 + (ulong) 1L));
                            l_428 = (((long) (uint) i_390) << 32) | 1L;
                            l_372 = l_428;
                        }
                    }
                } else {
                    l_372 = l_371;
                }
            }
        } else {
            l_372 = 0L;
        }
    B381:;
        if (((int) get_local_id(0)) == 0) {
            if (l_372 < (-4611686018427387904L)) {
                l_429 = (long) ((int) get_group_id(0));
                l_430 = (long) ((ulong) l_4 + (ulong) ((l_429 << 12) + (l_429 << 11)));
                l_431 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1896L))));
                l_432 = (long) ((ulong) l_431 + (ulong) (-64L));
                i_433 = (int) ((uint) ((int) (((long) ((ulong) l_432 + (ulong) ((long) ((ulong) (l_432 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_434 = (long) ((ulong) l_430 + (ulong) 1792L);
                l_435 = (long) ((ulong) l_430 + (ulong) 1796L);
                i_436 = 0;
                l_437 = 0L;
                l_438 = (-1L);
                while (true) {
                    if (!(i_436 == 0)) {
                        break;
                    }
                    i_439 = *((volatile __global gale_int *) (arg_fs + 16 + l_435));
                    i_440 = *((volatile __global gale_int *) (arg_fs + 16 + l_434));
                    if (i_433 == i_440) {
                        i_436 = 1;
                    } else {
                        if (i_439 == 0) {
                            if (l_437 < l_3) {
                                GALEFS_RELAX(l_437);
                                l_441 = (long) ((ulong) l_437 + (ulong) 1L);
                                l_437 = l_441;
                            } else {
                                l_442 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_443 = (l_438 == l_442) ? (-110) : 0;
                                i_436 = i_443;
                                l_437 = 0L;
                                l_438 = l_442;
                            }
                        } else {
                            i_444 = (int) (0 - (uint) i_439);
                            i_436 = i_444;
                        }
                    }
                }
                if (i_436 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1888L)))) = i_433;
                }
                GALEFS_FENCE();
                if (i_436 < 0) {
                    l_445 = (long) i_436;
                    l_446 = l_445;
                } else {
                    l_447 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_430 + (ulong) 1800L))));
                    l_446 = l_447;
                }
                i_448 = (int) ((uint) ((int) l_372) + (uint) (-1));
                if (i_448 < 0) {
                    l_449 = l_446;
                } else {
                    if (l_446 < 0L) {
                        l_449 = l_446;
                    } else {
                        l_450 = (l_446 << 32) | ((long) (uint) i_448);
                        l_449 = l_450;
                    }
                }
            } else {
                l_449 = l_372;
            }
        } else {
            l_449 = l_372;
        }
        GALEFS_BROADCAST(7, l_451, l_449);
        l_452 = l_451 >> 32;
        if (((int) get_local_id(0)) == 0) {
            if (!(l_451 < 0L)) {
                l_453 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_453 << 12) + (l_453 << 11)))) + (ulong) 1856L)))) = 1;
                i_454 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_454)) << 6) + (((long) (i_454 >> i_72)) << 2)))))) = (((int) ((uint) ((int) l_452) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_451 < 0L) {
            l_455 = l_451;
        } else {
            if (((int) l_451) == 0) {
                l_455 = 0L;
            } else {
                l_456 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (l_452 << 5))) + (ulong) 16L))));
                l_457 = (long) ((ulong) l_353 + (ulong) l_456);
                l_455 = l_457;
            }
        }
        *((__global gale_long *) (arg_results + (l_70 + 16L))) = l_455;
        i_458 = *((__global gale_int *) (arg_reads + 20L));
        if (!(i_458 == 0)) {
            i_459 = (int) get_local_id(0);
            i_460 = (int) get_local_id(0);
            i_461 = (int) get_local_id(0);
            i_462 = 1;
            i_463 = 0;
            while (true) {
                if (!(i_462 == 1)) {
                    break;
                }
                l_464 = (long) i_463;
                l_465 = (long) ((ulong) l_351 + (ulong) l_464);
                l_466 = l_79 & l_465;
                if (i_461 == 0) {
                    l_467 = (long) ((int) get_group_id(0));
                    i_468 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_467 << 12) + (l_467 << 11)))) + (ulong) 1796L))));
                    i_469 = (int) (0 - (uint) i_468);
                    if (i_469 < 0) {
                        l_470 = (long) i_469;
                        l_471 = l_470;
                    } else {
                        if (i_63 < 0) {
                            i_472 = (-9);
                        } else {
                            if (i_63 < i_66) {
                                i_473 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                i_474 = (int) ((uint) i_473 + (uint) (-1));
                                i_475 = (i_474 < 0) ? (-9) : i_474;
                                if (i_475 < 0) {
                                    i_472 = i_475;
                                } else {
                                    i_476 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                    if ((i_476 & 3) == 1) {
                                        i_472 = (-9);
                                    } else {
                                        i_472 = i_475;
                                    }
                                }
                            } else {
                                i_472 = (-9);
                            }
                        }
                        l_477 = (long) i_472;
                        if (i_472 < 0) {
                            l_471 = l_477;
                        } else {
                            if (l_465 < 0L) {
                                l_471 = (-22L);
                            } else {
                                i_478 = (int) ((uint) 1 - (uint) i_463);
                                if (i_478 < 0) {
                                    l_471 = (-22L);
                                } else {
                                    l_479 = (long) ((int) get_group_id(0));
                                    i_480 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_479 << 12) + (l_479 << 11)))) + (ulong) 1856L))));
                                    if (i_480 == 0) {
                                        l_481 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_477 << 6)))));
                                        l_482 = (long) ((ulong) l_481 - (ulong) l_465);
                                        if (l_482 < 1L) {
                                            l_471 = 0L;
                                        } else {
                                            l_483 = (long) (uint) i_478;
                                            l_484 = (l_482 < l_483) ? l_482 : l_483;
                                            l_471 = l_484;
                                        }
                                    } else {
                                        l_471 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_471 < 1L) {
                        l_485 = l_471;
                    } else {
                        l_486 = (long) ((ulong) l_78 - (ulong) l_466);
                        if (l_486 < l_471) {
                            i_487 = (int) l_486;
                            i_488 = i_487;
                        } else {
                            i_489 = (int) l_471;
                            i_488 = i_489;
                        }
                        if (i_63 < 0) {
                            i_490 = (-9);
                        } else {
                            if (i_63 < i_66) {
                                i_491 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                i_492 = (int) ((uint) i_491 + (uint) (-1));
                                i_493 = (i_492 < 0) ? (-9) : i_492;
                                i_490 = i_493;
                            } else {
                                i_490 = (-9);
                            }
                        }
                        l_494 = (long) i_490;
                        if (i_490 < 0) {
                            l_485 = l_494;
                        } else {
                            i_495 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_494 << 6))) + (ulong) 8L))));
                            l_496 = l_465 >> i_77;
                            i_497 = i_76 & ((int) (((long) ((ulong) ((long) ((ulong) l_496 + (ulong) (((long) i_495) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_498 = i_497;
                            i_499 = 0;
                            i_500 = (-2);
                            while (true) {
                                if (!(i_500 == (-2))) {
                                    break;
                                }
                                i_501 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (((long) i_498) << 2)))));
                                i_502 = (int) ((uint) i_501 + (uint) (-1));
                                if (i_502 < 0) {
                                    i_500 = (-1);
                                } else {
                                    l_503 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_502) << 5));
                                    i_504 = *((volatile __global gale_int *) (arg_fs + 16 + l_503));
                                    l_505 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 8L))));
                                    if ((!(i_495 == i_504)) || (!(l_496 == l_505))) {
                                        if (i_76 == i_499) {
                                            i_500 = (-1);
                                        } else {
                                            i_506 = (int) ((uint) i_499 + (uint) 1);
                                            i_507 = i_76 & ((int) ((uint) i_498 + (uint) 1));
                                            i_498 = i_507;
                                            i_499 = i_506;
                                        }
                                    } else {
                                        i_500 = i_502;
                                    }
                                }
                            }
                            if (i_500 < 0) {
                                i_508 = i_500;
                            } else {
                                i_509 = (int) get_group_id(0);
                                l_510 = (long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_509)) << 6) + (((long) (i_509 >> i_72)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_510)) = ((int) ((uint) i_500 + (uint) 1));
                                GALEFS_FENCE();
                                l_511 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_500) << 5));
                                i_512 = *((volatile __global gale_int *) (arg_fs + 16 + l_511));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_495 == i_512) {
                                    l_513 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_511 + (ulong) 8L))));
                                    i_514 = (l_496 == l_513) ? 1 : 0;
                                    i_515 = i_514;
                                } else {
                                    i_515 = 0;
                                }
                                if (i_515 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_510)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_515 == 0) {
                                    i_508 = (-1);
                                } else {
                                    i_508 = i_500;
                                }
                            }
                            l_516 = (long) i_488;
                            if (i_508 < 0) {
                                l_517 = (long) ((int) get_group_id(0));
                                l_518 = (long) ((ulong) l_4 + (ulong) ((l_517 << 12) + (l_517 << 11)));
                                l_519 = (long) ((ulong) l_518 + (ulong) 1796L);
                                i_520 = *((volatile __global gale_int *) (arg_fs + 16 + l_519));
                                l_521 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 1896L))));
                                i_522 = (int) (0 - (uint) i_520);
                                if (i_522 < 0) {
                                    i_523 = i_522;
                                } else {
                                    l_524 = (long) ((ulong) l_521 + (ulong) (-64L));
                                    i_525 = (int) ((uint) ((int) (((long) ((ulong) l_524 + (ulong) ((long) ((ulong) (l_524 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_526 = (long) ((ulong) l_518 + (ulong) 1792L);
                                    i_527 = 0;
                                    l_528 = 0L;
                                    l_529 = (-1L);
                                    while (true) {
                                        if (!(i_527 == 0)) {
                                            break;
                                        }
                                        i_530 = *((volatile __global gale_int *) (arg_fs + 16 + l_519));
                                        i_531 = *((volatile __global gale_int *) (arg_fs + 16 + l_526));
                                        if (i_525 == i_531) {
                                            i_527 = 1;
                                        } else {
                                            if (i_530 == 0) {
                                                if (l_528 < l_3) {
                                                    GALEFS_RELAX(l_528);
                                                    l_532 = (long) ((ulong) l_528 + (ulong) 1L);
                                                    l_528 = l_532;
                                                } else {
                                                    l_533 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                    i_534 = (l_529 == l_533) ? (-110) : 0;
                                                    i_527 = i_534;
                                                    l_528 = 0L;
                                                    l_529 = l_533;
                                                }
                                            } else {
                                                i_535 = (int) (0 - (uint) i_530);
                                                i_527 = i_535;
                                            }
                                        }
                                    }
                                    i_523 = i_527;
                                }
                                if (i_523 < 0) {
                                    l_536 = (long) i_523;
                                    l_485 = l_536;
                                } else {
                                    l_537 = (long) ((int) get_group_id(0));
                                    l_538 = (long) ((ulong) l_4 + (ulong) ((l_537 << 12) + (l_537 << 11)));
                                    l_539 = (long) ((ulong) l_538 + (ulong) 1896L);
                                    l_540 = *((__global gale_long *) (arg_fs + 16 + l_539));
                                    l_541 = (long) ((ulong) l_540 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_538 + (ulong) ((long) (uint) (((int) l_541) & 1023)))))) = 0L;
                                    l_542 = (long) ((ulong) l_538 + (ulong) ((long) (uint) (((int) l_540) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_540 + (ulong) ((long) ((ulong) (l_540 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 12L)))) = i_63;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 16L)))) = l_465;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 24L)))) = l_471;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_542)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_539)) = l_541;
                                    GALEFS_FENCE();
                                    i_543 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_543))))) = (char) 1;
                                    l_544 = (long) ((ulong) l_516 + (ulong) (-9223372036854775807L));
                                    if (l_0 == 0L) {
                                        l_485 = l_544;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_543 >> 6)))))) = (char) 1;
                                        l_485 = l_544;
                                    }
                                }
                            } else {
                                l_545 = (long) ((int) get_group_id(0));
                                l_546 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_545 << 12) + (l_545 << 11)))) + (ulong) 1864L);
                                l_547 = *((__global gale_long *) (arg_fs + 16 + l_546));
                                *((__global gale_long *) (arg_fs + 16 + l_546)) = ((long) ((ulong) l_547 + (ulong) 1L));
                                l_548 = l_516 | (((long) (uint) i_508) << 32);
                                l_485 = l_548;
                            }
                        }
                    }
                } else {
                    l_485 = 0L;
                }
                if (i_460 == 0) {
                    if (l_485 < (-4611686018427387904L)) {
                        l_549 = (long) ((int) get_group_id(0));
                        l_550 = (long) ((ulong) l_4 + (ulong) ((l_549 << 12) + (l_549 << 11)));
                        l_551 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 1896L))));
                        l_552 = (long) ((ulong) l_551 + (ulong) (-64L));
                        i_553 = (int) ((uint) ((int) (((long) ((ulong) l_552 + (ulong) ((long) ((ulong) (l_552 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_554 = (long) ((ulong) l_550 + (ulong) 1792L);
                        l_555 = (long) ((ulong) l_550 + (ulong) 1796L);
                        i_556 = 0;
                        l_557 = 0L;
                        l_558 = (-1L);
                        while (true) {
                            if (!(i_556 == 0)) {
                                break;
                            }
                            i_559 = *((volatile __global gale_int *) (arg_fs + 16 + l_555));
                            i_560 = *((volatile __global gale_int *) (arg_fs + 16 + l_554));
                            if (i_553 == i_560) {
                                i_556 = 1;
                            } else {
                                if (i_559 == 0) {
                                    if (l_557 < l_3) {
                                        GALEFS_RELAX(l_557);
                                        l_561 = (long) ((ulong) l_557 + (ulong) 1L);
                                        l_557 = l_561;
                                    } else {
                                        l_562 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_563 = (l_558 == l_562) ? (-110) : 0;
                                        i_556 = i_563;
                                        l_557 = 0L;
                                        l_558 = l_562;
                                    }
                                } else {
                                    i_564 = (int) (0 - (uint) i_559);
                                    i_556 = i_564;
                                }
                            }
                        }
                        if (i_556 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 1888L)))) = i_553;
                        }
                        GALEFS_FENCE();
                        if (i_556 < 0) {
                            l_565 = (long) i_556;
                            l_566 = l_565;
                        } else {
                            l_567 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_550 + (ulong) 1800L))));
                            l_566 = l_567;
                        }
                        i_568 = (int) ((uint) ((int) l_485) + (uint) (-1));
                        if (i_568 < 0) {
                            l_569 = l_566;
                        } else {
                            if (l_566 < 0L) {
                                l_569 = l_566;
                            } else {
                                l_570 = (l_566 << 32) | ((long) (uint) i_568);
                                l_569 = l_570;
                            }
                        }
                    } else {
                        l_569 = l_485;
                    }
                } else {
                    l_569 = l_485;
                }
                GALEFS_BROADCAST(8, l_571, l_569);
                i_572 = (int) l_571;
                if (l_571 < 0L) {
                    i_573 = 0;
                } else {
                    i_573 = i_572;
                }
                if (l_571 < 0L) {
                    l_574 = 0L;
                } else {
                    if (i_572 == 0) {
                        l_574 = 0L;
                    } else {
                        l_575 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (((long) ((ulong) l_571 >> 32)) << 5))) + (ulong) 16L))));
                        l_576 = (long) ((ulong) l_466 + (ulong) l_575);
                        l_574 = l_576;
                    }
                }
                gale_copy((arg_fs + 16 + l_574), (arg_data + 16 + (l_464 + l_350)), i_573);
                GALEFS_BARRIER(9);
                if (i_459 == 0) {
                    if (!(i_573 < 1)) {
                        l_577 = (long) ((int) get_group_id(0));
                        l_578 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_577 << 12) + (l_577 << 11)))) + (ulong) 1872L);
                        l_579 = *((__global gale_long *) (arg_fs + 16 + l_578));
                        *((__global gale_long *) (arg_fs + 16 + l_578)) = ((long) ((ulong) ((long) (uint) i_573) + (ulong) l_579));
                        GALEFS_RELEASE_FENCE();
                        i_580 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_580)) << 6) + (((long) (i_580 >> i_72)) << 2)))))) = 0;
                        l_581 = (long) ((int) get_group_id(0));
                        l_582 = (long) ((ulong) l_4 + (ulong) ((l_581 << 12) + (l_581 << 11)));
                        l_583 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 1896L))));
                        l_584 = (long) ((ulong) l_583 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_582 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_584 + (ulong) ((long) ((ulong) (l_584 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_585 = (int) ((uint) i_463 + (uint) i_573);
                if (l_571 < 0L) {
                    i_462 = i_572;
                    i_463 = i_585;
                } else {
                    i_586 = ((i_573 < 1) || (!(i_585 < 1))) ? 0 : 1;
                    i_462 = i_586;
                    i_463 = i_585;
                }
            }
            i_587 = (int) *((__global char *) (arg_data + 16 + l_350));
            *((__global gale_long *) (arg_results + ((((long) i_67) << 3) + 16L))) = ((long) i_587);
        }
        *((volatile __global gale_int *) (arg_words + 16 + l_70)) = 1;
        i_588 = 0;
        while (true) {
            if (!(i_588 < i_68)) {
                break;
            }
            i_589 = (int) ((uint) i_588 + (uint) 1);
            l_590 = ((long) i_588) << 3;
            l_591 = 0L;
            while (true) {
                i_592 = *((volatile __global gale_int *) (arg_words + 16 + l_590));
                if (!(i_592 < 2)) {
                    goto B544;
                }
                if (!(l_591 < 100000000L)) {
                    goto B543;
                }
                l_593 = (long) ((int) get_group_id(0));
                i_594 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_593 << 12) + (l_593 << 11)))) + (ulong) 1796L))));
                if (!(((int) (0 - (uint) i_594)) == 0)) {
                    break;
                }
                GALEFS_RELAX(l_591);
                l_595 = (long) ((ulong) l_591 + (ulong) 1L);
                l_591 = l_595;
            }
            i_588 = i_589;
            continue;
        B543:;
            i_588 = i_589;
            continue;
        B544:;
            i_588 = i_589;
        }
        if (((int) get_local_id(0)) == 0) {
            l_596 = (long) ((int) get_group_id(0));
            i_597 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_596 << 12) + (l_596 << 11)))) + (ulong) 1796L))));
            i_598 = (int) (0 - (uint) i_597);
            if (i_598 < 0) {
                l_599 = (long) i_598;
                l_600 = l_599;
            } else {
                if (i_63 < 0) {
                    i_601 = (-9);
                } else {
                    if (i_63 < i_66) {
                        i_602 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_603 = (int) ((uint) i_602 + (uint) (-1));
                        i_604 = (i_603 < 0) ? (-9) : i_603;
                        if (i_604 < 0) {
                            i_601 = i_604;
                        } else {
                            i_605 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            if ((i_605 & 3) == 1) {
                                i_601 = (-9);
                            } else {
                                i_601 = i_604;
                            }
                        }
                    } else {
                        i_601 = (-9);
                    }
                }
                l_606 = (long) i_601;
                if (i_601 < 0) {
                    l_600 = l_606;
                } else {
                    if (l_351 < 0L) {
                        l_600 = (-22L);
                    } else {
                        l_607 = (long) ((int) get_group_id(0));
                        i_608 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_607 << 12) + (l_607 << 11)))) + (ulong) 1856L))));
                        if (i_608 == 0) {
                            l_609 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) (l_606 << 6)))));
                            l_610 = (((long) ((ulong) l_609 - (ulong) l_351)) < 1L) ? 0L : 1L;
                            l_600 = l_610;
                        } else {
                            l_600 = (-16L);
                        }
                    }
                }
            }
            l_611 = (l_600 < 0L) ? l_600 : (-22L);
            if (l_600 < 1L) {
                l_612 = l_611;
            } else {
                if (l_600 == 1L) {
                    if (l_354 < 1L) {
                        if (!(i_355 == 1)) {
                            l_612 = l_611;
                            goto B620;
                        }
                    }
                    if (i_63 < 0) {
                        i_613 = (-9);
                    } else {
                        if (i_63 < i_66) {
                            i_614 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_615 = (int) ((uint) i_614 + (uint) (-1));
                            i_616 = (i_615 < 0) ? (-9) : i_615;
                            i_613 = i_616;
                        } else {
                            i_613 = (-9);
                        }
                    }
                    l_617 = (long) i_613;
                    if (i_613 < 0) {
                        l_612 = l_617;
                    } else {
                        i_618 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (l_617 << 6))) + (ulong) 8L))));
                        i_619 = i_76 & ((int) (((long) ((ulong) ((long) ((ulong) l_352 + (ulong) (((long) i_618) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_620 = i_619;
                        i_621 = 0;
                        i_622 = (-2);
                        while (true) {
                            if (!(i_622 == (-2))) {
                                break;
                            }
                            i_623 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) (((long) i_620) << 2)))));
                            i_624 = (int) ((uint) i_623 + (uint) (-1));
                            if (i_624 < 0) {
                                i_622 = (-1);
                            } else {
                                l_625 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_624) << 5));
                                i_626 = *((volatile __global gale_int *) (arg_fs + 16 + l_625));
                                l_627 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_625 + (ulong) 8L))));
                                if ((!(i_618 == i_626)) || (!(l_352 == l_627))) {
                                    if (i_76 == i_621) {
                                        i_622 = (-1);
                                    } else {
                                        i_628 = (int) ((uint) i_621 + (uint) 1);
                                        i_629 = i_76 & ((int) ((uint) i_620 + (uint) 1));
                                        i_620 = i_629;
                                        i_621 = i_628;
                                    }
                                } else {
                                    i_622 = i_624;
                                }
                            }
                        }
                        if (i_622 < 0) {
                            i_630 = i_622;
                        } else {
                            i_631 = (int) get_group_id(0);
                            l_632 = (long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_631)) << 6) + (((long) (i_631 >> i_72)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_632)) = ((int) ((uint) i_622 + (uint) 1));
                            GALEFS_FENCE();
                            l_633 = (long) ((ulong) l_74 + (ulong) (((long) (uint) i_622) << 5));
                            i_634 = *((volatile __global gale_int *) (arg_fs + 16 + l_633));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_618 == i_634) {
                                l_635 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_633 + (ulong) 8L))));
                                i_636 = (l_352 == l_635) ? 1 : 0;
                                i_637 = i_636;
                            } else {
                                i_637 = 0;
                            }
                            if (i_637 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_632)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_637 == 0) {
                                i_630 = (-1);
                            } else {
                                i_630 = i_622;
                            }
                        }
                        if (i_630 < 0) {
                            l_638 = (long) ((int) get_group_id(0));
                            l_639 = (long) ((ulong) l_4 + (ulong) ((l_638 << 12) + (l_638 << 11)));
                            l_640 = (long) ((ulong) l_639 + (ulong) 1796L);
                            i_641 = *((volatile __global gale_int *) (arg_fs + 16 + l_640));
                            l_642 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_639 + (ulong) 1896L))));
                            i_643 = (int) (0 - (uint) i_641);
                            if (i_643 < 0) {
                                i_644 = i_643;
                            } else {
                                l_645 = (long) ((ulong) l_642 + (ulong) (-64L));
                                i_646 = (int) ((uint) ((int) (((long) ((ulong) l_645 + (ulong) ((long) ((ulong) (l_645 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_647 = (long) ((ulong) l_639 + (ulong) 1792L);
                                i_648 = 0;
                                l_649 = 0L;
                                l_650 = (-1L);
                                while (true) {
                                    if (!(i_648 == 0)) {
                                        break;
                                    }
                                    i_651 = *((volatile __global gale_int *) (arg_fs + 16 + l_640));
                                    i_652 = *((volatile __global gale_int *) (arg_fs + 16 + l_647));
                                    if (i_646 == i_652) {
                                        i_648 = 1;
                                    } else {
                                        if (i_651 == 0) {
                                            if (l_649 < l_3) {
                                                GALEFS_RELAX(l_649);
                                                l_653 = (long) ((ulong) l_649 + (ulong) 1L);
                                                l_649 = l_653;
                                            } else {
                                                l_654 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_655 = (l_650 == l_654) ? (-110) : 0;
                                                i_648 = i_655;
                                                l_649 = 0L;
                                                l_650 = l_654;
                                            }
                                        } else {
                                            i_656 = (int) (0 - (uint) i_651);
                                            i_648 = i_656;
                                        }
                                    }
                                }
                                i_644 = i_648;
                            }
                            if (i_644 < 0) {
                                l_657 = (long) i_644;
                                l_612 = l_657;
                            } else {
                                l_658 = (long) ((int) get_group_id(0));
                                l_659 = (long) ((ulong) l_4 + (ulong) ((l_658 << 12) + (l_658 << 11)));
                                l_660 = (long) ((ulong) l_659 + (ulong) 1896L);
                                l_661 = *((__global gale_long *) (arg_fs + 16 + l_660));
                                l_662 = (long) ((ulong) l_661 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) ((long) (uint) (((int) l_662) & 1023)))))) = 0L;
                                l_663 = (long) ((ulong) l_659 + (ulong) ((long) (uint) (((int) l_661) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 4L)))) = 6;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_661 + (ulong) ((long) ((ulong) (l_661 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 12L)))) = i_63;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 16L)))) = l_351;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 24L)))) = 1L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_663 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_663)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_660)) = l_662;
                                GALEFS_FENCE();
                                i_664 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_664))))) = (char) 1;
                                if (l_0 == 0L) {
                                    l_612 = (-9223372036854775806L);
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_664 >> 6)))))) = (char) 1;
                                    l_612 = (-9223372036854775806L);
                                }
                            }
                        } else {
                            l_665 = (long) ((int) get_group_id(0));
                            l_666 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_665 << 12) + (l_665 << 11)))) + (ulong) 1864L);
                            l_667 = *((__global gale_long *) (arg_fs + 16 + l_666));
                            *((__global gale_long *) (arg_fs + 16 + l_666)) = ((long) ((ulong) l_667 + (ulong) 1L));
                            l_668 = (((long) (uint) i_630) << 32) | 1L;
                            l_612 = l_668;
                        }
                    }
                } else {
                    l_612 = l_611;
                }
            }
        } else {
            l_612 = 0L;
        }
    B620:;
        if (((int) get_local_id(0)) == 0) {
            if (l_612 < (-4611686018427387904L)) {
                l_669 = (long) ((int) get_group_id(0));
                l_670 = (long) ((ulong) l_4 + (ulong) ((l_669 << 12) + (l_669 << 11)));
                l_671 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 1896L))));
                l_672 = (long) ((ulong) l_671 + (ulong) (-64L));
                i_673 = (int) ((uint) ((int) (((long) ((ulong) l_672 + (ulong) ((long) ((ulong) (l_672 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_674 = (long) ((ulong) l_670 + (ulong) 1792L);
                l_675 = (long) ((ulong) l_670 + (ulong) 1796L);
                i_676 = 0;
                l_677 = 0L;
                l_678 = (-1L);
                while (true) {
                    if (!(i_676 == 0)) {
                        break;
                    }
                    i_679 = *((volatile __global gale_int *) (arg_fs + 16 + l_675));
                    i_680 = *((volatile __global gale_int *) (arg_fs + 16 + l_674));
                    if (i_673 == i_680) {
                        i_676 = 1;
                    } else {
                        if (i_679 == 0) {
                            if (l_677 < l_3) {
                                GALEFS_RELAX(l_677);
                                l_681 = (long) ((ulong) l_677 + (ulong) 1L);
                                l_677 = l_681;
                            } else {
                                l_682 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_683 = (l_678 == l_682) ? (-110) : 0;
                                i_676 = i_683;
                                l_677 = 0L;
                                l_678 = l_682;
                            }
                        } else {
                            i_684 = (int) (0 - (uint) i_679);
                            i_676 = i_684;
                        }
                    }
                }
                if (i_676 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 1888L)))) = i_673;
                }
                GALEFS_FENCE();
                if (i_676 < 0) {
                    l_685 = (long) i_676;
                    l_686 = l_685;
                } else {
                    l_687 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_670 + (ulong) 1800L))));
                    l_686 = l_687;
                }
                i_688 = (int) ((uint) ((int) l_612) + (uint) (-1));
                if (i_688 < 0) {
                    l_689 = l_686;
                } else {
                    if (l_686 < 0L) {
                        l_689 = l_686;
                    } else {
                        l_690 = (l_686 << 32) | ((long) (uint) i_688);
                        l_689 = l_690;
                    }
                }
            } else {
                l_689 = l_612;
            }
        } else {
            l_689 = l_612;
        }
        GALEFS_BROADCAST(10, l_691, l_689);
        l_692 = l_691 >> 32;
        if (((int) get_local_id(0)) == 0) {
            if (!(l_691 < 0L)) {
                l_693 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_693 << 12) + (l_693 << 11)))) + (ulong) 1856L)))) = 1;
                i_694 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_694)) << 6) + (((long) (i_694 >> i_72)) << 2)))))) = (((int) ((uint) ((int) l_692) + (uint) 1)) | INT_MIN);
            }
        }
        if (l_691 < 0L) {
            l_695 = l_691;
        } else {
            if (((int) l_691) == 0) {
                l_695 = 0L;
            } else {
                l_696 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_74 + (ulong) (l_692 << 5))) + (ulong) 16L))));
                l_697 = (long) ((ulong) l_353 + (ulong) l_696);
                l_695 = l_697;
            }
        }
        if ((ulong) ((long) ((ulong) l_695 + (ulong) 4095L)) < (ulong) 4095L) {
            l_698 = l_695;
        } else {
            i_699 = (int) *((__global char *) (arg_fs + 16 + l_695));
            l_700 = (long) i_699;
            l_698 = l_700;
        }
        *((__global gale_long *) (arg_results + ((((long) ((int) ((uint) i_67 + (uint) 1))) << 3) + 16L))) = l_698;
        GALEFS_BARRIER(11);
        if (((int) get_local_id(0)) == 0) {
            l_701 = (long) ((int) get_group_id(0));
            i_702 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_701 << 12) + (l_701 << 11)))) + (ulong) 1856L))));
            if (i_702 == 0) {
                l_703 = (-22L);
            } else {
                l_704 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_704 << 12) + (l_704 << 11)))) + (ulong) 1856L)))) = 0;
                l_705 = (long) ((int) get_group_id(0));
                l_706 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_705 << 12) + (l_705 << 11)))) + (ulong) 1872L);
                l_707 = *((__global gale_long *) (arg_fs + 16 + l_706));
                *((__global gale_long *) (arg_fs + 16 + l_706)) = ((long) ((ulong) l_707 + (ulong) 1L));
                GALEFS_RELEASE_FENCE();
                i_708 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((((long) (i_73 & i_708)) << 6) + (((long) (i_708 >> i_72)) << 2)))))) = 0;
                l_709 = (long) ((int) get_group_id(0));
                l_710 = (long) ((ulong) l_4 + (ulong) ((l_709 << 12) + (l_709 << 11)));
                l_711 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_710 + (ulong) 1896L))));
                l_712 = (long) ((ulong) l_711 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_710 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_712 + (ulong) ((long) ((ulong) (l_712 >> 63) >> 58)))) >> 6)) + (uint) 1));
                l_703 = 0L;
            }
        } else {
            l_703 = 0L;
        }
        GALEFS_BROADCAST(12, l_713, l_703);
    }
    GALEFS_GROUP_END()
}
#endif
