// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// suspension: 14 waits, 6 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_270) VARIABLE(int, i_390) VARIABLE(int, i_391) VARIABLE(int, i_393) VARIABLE(int, i_454) VARIABLE(int, i_455) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_144) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_394) VARIABLE(long, l_395) VARIABLE(long, l_453) VARIABLE(long, l_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_88)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_144) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_270) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_270) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_270) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_270) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_393) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_394) VARIABLE(l_395)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_390) VARIABLE(i_391) VARIABLE(i_393) VARIABLE(i_454) VARIABLE(i_455) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_453)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_3) VARIABLE(l_32)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_3) VARIABLE(l_32)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_20, i_23, i_26, i_27, i_33, i_34, i_37, i_38, i_39, i_40, i_41, i_43, i_48, i_49, i_50, i_51, i_55, i_56, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_67, i_69, i_70, i_71, i_72, i_79, i_80, i_82, i_89, i_90, i_93, i_94, i_95, i_96, i_97, i_99, i_103, i_104, i_105, i_106, i_110, i_111, i_112, i_113, i_115, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_125, i_126, i_127, i_134, i_135, i_137, i_145, i_146, i_149, i_150, i_151, i_152, i_153, i_155, i_160, i_161, i_162, i_163, i_167, i_168, i_169, i_170, i_172, i_173, i_174, i_175, i_176, i_177, i_179, i_181, i_182, i_183, i_184, i_191, i_192, i_194, i_200, i_201, i_204, i_205, i_206, i_207, i_208, i_210, i_213, i_214, i_216, i_222, i_223, i_226, i_227, i_228, i_229, i_230, i_232, i_233, i_234, i_235, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_250, i_252, i_253, i_254, i_255, i_262, i_263, i_264, i_270, i_271, i_272, i_277, i_278, i_279, i_284, i_289, i_290, i_293, i_294, i_295, i_296, i_297, i_299, i_302, i_303, i_304, i_305, i_309, i_310, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318, i_320, i_322, i_323, i_324, i_325, i_332, i_333, i_335, i_339, i_340, i_343, i_344, i_345, i_346, i_347, i_349, i_352, i_353, i_354, i_355, i_359, i_360, i_361, i_362, i_363, i_364, i_365, i_366, i_367, i_368, i_370, i_372, i_373, i_374, i_375, i_382, i_383, i_385, i_390, i_391, i_392, i_393, i_396, i_397, i_400, i_401, i_402, i_403, i_404, i_406, i_407, i_413, i_414, i_415, i_419, i_420, i_421, i_422, i_423, i_424, i_425, i_428, i_429, i_430, i_431, i_433, i_434, i_435, i_436, i_437, i_438, i_440, i_442, i_443, i_445, i_446, i_454, i_455, i_461, i_462, i_463, i_464, i_465, i_469, i_470, i_471, i_475, i_476, i_479, i_480, i_481, i_486, i_487, i_488, i_491, i_492, i_493, i_494, i_495, i_496, i_502, i_503, i_504, i_508, i_513, i_514, i_515, i_520, i_521, i_522;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_19, l_21, l_22, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_35, l_36, l_42, l_44, l_45, l_46, l_47, l_52, l_53, l_54, l_59, l_66, l_68, l_73, l_74, l_75, l_76, l_77, l_78, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_91, l_92, l_98, l_100, l_101, l_102, l_107, l_108, l_109, l_114, l_121, l_123, l_128, l_129, l_130, l_131, l_132, l_133, l_136, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_147, l_148, l_154, l_156, l_157, l_158, l_159, l_164, l_165, l_166, l_171, l_178, l_180, l_185, l_186, l_187, l_188, l_189, l_190, l_193, l_195, l_196, l_197, l_198, l_199, l_202, l_203, l_209, l_211, l_212, l_215, l_217, l_218, l_219, l_220, l_221, l_224, l_225, l_231, l_236, l_237, l_238, l_249, l_251, l_256, l_257, l_258, l_259, l_260, l_261, l_265, l_266, l_267, l_268, l_269, l_273, l_274, l_275, l_276, l_280, l_281, l_282, l_283, l_285, l_286, l_287, l_288, l_291, l_292, l_298, l_300, l_301, l_306, l_307, l_308, l_319, l_321, l_326, l_327, l_328, l_329, l_330, l_331, l_334, l_336, l_337, l_338, l_341, l_342, l_348, l_350, l_351, l_356, l_357, l_358, l_369, l_371, l_376, l_377, l_378, l_379, l_380, l_381, l_384, l_386, l_387, l_388, l_389, l_394, l_395, l_398, l_399, l_405, l_408, l_409, l_410, l_411, l_412, l_416, l_417, l_418, l_426, l_427, l_432, l_439, l_441, l_444, l_447, l_448, l_449, l_450, l_451, l_452, l_453, l_456, l_457, l_458, l_459, l_460, l_466, l_467, l_468, l_472, l_473, l_474, l_477, l_478, l_482, l_483, l_484, l_485, l_489, l_490, l_497, l_498, l_499, l_500, l_501, l_505, l_506, l_507, l_509, l_510, l_511, l_512, l_516, l_517, l_518, l_519, l_523, l_524;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
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
    l_19 = *((__global gale_long *) (arg_args + 16L));
    i_20 = (int) l_18;
    l_21 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_20) << 3));
    l_22 = (long) ((ulong) l_21 + (ulong) 4L);
    i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_28 = (long) ((int) ((uint) (1 << i_27) + (uint) (-1)));
    l_29 = 1L << i_27;
    l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
    l_31 = l_28 & l_30;
    l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_33 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_34 = (int) (0 - (uint) i_33);
        if (i_34 < 0) {
            l_35 = (long) i_34;
            l_36 = l_35;
        } else {
            if (i_20 < 0) {
                i_37 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_38 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_39 = (int) ((uint) i_38 + (uint) (-1));
                    i_40 = (i_39 < 0) ? (-9) : i_39;
                    if (i_40 < 0) {
                        i_37 = i_40;
                    } else {
                        i_41 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_41 & 3) == 1) {
                            i_37 = (-9);
                        } else {
                            i_37 = i_40;
                        }
                    }
                } else {
                    i_37 = (-9);
                }
            }
            l_42 = (long) i_37;
            if (i_37 < 0) {
                l_36 = l_42;
            } else {
                if (l_28 < 0L) {
                    l_36 = (-22L);
                } else {
                    i_43 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_43 == 0) {
                        l_44 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_42 << 6)))));
                        l_45 = (long) ((ulong) l_44 - (ulong) l_28);
                        if (l_45 < 1L) {
                            l_36 = 0L;
                        } else {
                            l_46 = (l_45 < 2L) ? l_45 : 2L;
                            l_36 = l_46;
                        }
                    } else {
                        l_36 = (-16L);
                    }
                }
            }
        }
        if (!(l_36 < 1L)) {
            if (l_36 == 2L) {
                l_47 = (long) ((ulong) l_29 - (ulong) l_31);
                if (l_47 < 2L) {
                    if (!(((int) l_47) == 2)) {
                        goto B69;
                    }
                }
                if (i_20 < 0) {
                    i_48 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_50 = (int) ((uint) i_49 + (uint) (-1));
                        i_51 = (i_50 < 0) ? (-9) : i_50;
                        i_48 = i_51;
                    } else {
                        i_48 = (-9);
                    }
                }
                l_52 = (long) i_48;
                if (i_48 < 0) {
                    l_53 = l_52;
                    goto B75;
                }
                l_54 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_55 = *((__global gale_int *) (arg_fs + 16 + l_54));
                i_56 = (int) ((uint) i_55 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_54)) = i_56;
                if (i_2 < i_56) {
                    i_57 = (-1);
                } else {
                    i_58 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_52 << 6))) + (ulong) 8L))));
                    l_59 = l_28 >> i_27;
                    i_60 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_59 + (ulong) (((long) i_58) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_61 = i_60;
                    i_62 = 0;
                    i_63 = (-2);
                    while (true) {
                        if (!(i_63 == (-2))) {
                            break;
                        }
                        i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_61) << 2)))));
                        i_65 = (int) ((uint) i_64 + (uint) (-1));
                        if (i_65 < 0) {
                            i_63 = (-1);
                        } else {
                            l_66 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_65) << 5));
                            i_67 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                            l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 8L))));
                            if ((!(i_58 == i_67)) || (!(l_59 == l_68))) {
                                if (i_26 == i_62) {
                                    i_63 = (-1);
                                } else {
                                    i_69 = (int) ((uint) i_62 + (uint) 1);
                                    i_70 = i_26 & ((int) ((uint) i_61 + (uint) 1));
                                    i_61 = i_70;
                                    i_62 = i_69;
                                }
                            } else {
                                i_63 = i_65;
                            }
                        }
                    }
                    i_57 = i_63;
                }
                if (i_57 < 0) {
                    i_71 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_72 = (int) (0 - (uint) i_71);
                    if (i_72 < 0) {
                        l_73 = (long) i_72;
                        l_53 = l_73;
                        goto B75;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_74 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_74)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 16L)))) = l_28;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 24L)))) = 2L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 36L)))) = 0;
                    l_53 = (-9223372036854775805L);
                    goto B75;
                }
                l_75 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_76 = *((__global gale_long *) (arg_fs + 16 + l_75));
                *((__global gale_long *) (arg_fs + 16 + l_75)) = ((long) ((ulong) l_76 + (ulong) 1L));
                l_77 = (((long) (uint) i_57) << 32) | 2L;
                l_53 = l_77;
                goto B75;
            }
        }
    B69:;
        l_78 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_79 = *((__global gale_int *) (arg_fs + 16 + l_78));
        i_80 = (int) ((uint) i_79 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_78)) = i_80;
        l_81 = (l_36 < 0L) ? l_36 : (-22L);
        if (i_2 < i_80) {
            i_82 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_82 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_83 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_83)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 16L)))) = l_81;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 36L)))) = 0;
                l_53 = LONG_MIN;
            } else {
                l_53 = l_81;
            }
        } else {
            l_53 = l_81;
        }
    } else {
        l_53 = 0L;
    }
B75:;
    GALEFS_BROADCAST(2, l_84, l_53);
    if (l_84 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_19;
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_items + gale_item] = (ulong) l_21;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_84); }
        GALEFS_RETURN;
        resume_2:
        l_19 = (long) gale_longs[gale_item];
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_items + gale_item];
        l_22 = (long) gale_longs[2 * gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_28 = (long) ((int) ((uint) (1 << i_27) + (uint) (-1)));
        l_31 = l_28 & l_30;
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_84 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_84 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_84 < 0L) {
        l_85 = l_84;
    } else {
        if (((int) l_84) == 0) {
            l_85 = 0L;
        } else {
            l_86 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_84 >> 32)) << 5))) + (ulong) 16L))));
            l_87 = (long) ((ulong) l_31 + (ulong) l_86);
            l_85 = l_87;
        }
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_85;
    l_88 = l_30 & l_19;
    if (((int) get_local_id(0)) == 0) {
        i_89 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_90 = (int) (0 - (uint) i_89);
        if (i_90 < 0) {
            l_91 = (long) i_90;
            l_92 = l_91;
        } else {
            if (i_20 < 0) {
                i_93 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_95 = (int) ((uint) i_94 + (uint) (-1));
                    i_96 = (i_95 < 0) ? (-9) : i_95;
                    if (i_96 < 0) {
                        i_93 = i_96;
                    } else {
                        i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
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
                if (l_19 < 0L) {
                    l_92 = (-22L);
                } else {
                    i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_99 == 0) {
                        l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_98 << 6)))));
                        l_101 = (((long) ((ulong) l_100 - (ulong) l_19)) < 1L) ? 0L : 1L;
                        l_92 = l_101;
                    } else {
                        l_92 = (-16L);
                    }
                }
            }
        }
        if (!(l_92 < 1L)) {
            if (l_92 == 1L) {
                l_102 = (long) ((ulong) l_29 - (ulong) l_88);
                if (l_102 < 1L) {
                    if (!(((int) l_102) == 1)) {
                        goto B137;
                    }
                }
                if (i_20 < 0) {
                    i_103 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_105 = (int) ((uint) i_104 + (uint) (-1));
                        i_106 = (i_105 < 0) ? (-9) : i_105;
                        i_103 = i_106;
                    } else {
                        i_103 = (-9);
                    }
                }
                l_107 = (long) i_103;
                if (i_103 < 0) {
                    l_108 = l_107;
                    goto B143;
                }
                l_109 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_110 = *((__global gale_int *) (arg_fs + 16 + l_109));
                i_111 = (int) ((uint) i_110 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_109)) = i_111;
                if (i_2 < i_111) {
                    i_112 = (-1);
                } else {
                    i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                    l_114 = l_19 >> i_27;
                    i_115 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (((long) i_113) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_116 = i_115;
                    i_117 = 0;
                    i_118 = (-2);
                    while (true) {
                        if (!(i_118 == (-2))) {
                            break;
                        }
                        i_119 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_116) << 2)))));
                        i_120 = (int) ((uint) i_119 + (uint) (-1));
                        if (i_120 < 0) {
                            i_118 = (-1);
                        } else {
                            l_121 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_120) << 5));
                            i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                            l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                            if ((!(i_113 == i_122)) || (!(l_114 == l_123))) {
                                if (i_26 == i_117) {
                                    i_118 = (-1);
                                } else {
                                    i_124 = (int) ((uint) i_117 + (uint) 1);
                                    i_125 = i_26 & ((int) ((uint) i_116 + (uint) 1));
                                    i_116 = i_125;
                                    i_117 = i_124;
                                }
                            } else {
                                i_118 = i_120;
                            }
                        }
                    }
                    i_112 = i_118;
                }
                if (i_112 < 0) {
                    i_126 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_127 = (int) (0 - (uint) i_126);
                    if (i_127 < 0) {
                        l_128 = (long) i_127;
                        l_108 = l_128;
                        goto B143;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_129 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_129)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = l_19;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                    l_108 = (-9223372036854775806L);
                    goto B143;
                }
                l_130 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_131 = *((__global gale_long *) (arg_fs + 16 + l_130));
                *((__global gale_long *) (arg_fs + 16 + l_130)) = ((long) ((ulong) l_131 + (ulong) 1L));
                l_132 = (((long) (uint) i_112) << 32) | 1L;
                l_108 = l_132;
                goto B143;
            }
        }
    B137:;
        l_133 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_134 = *((__global gale_int *) (arg_fs + 16 + l_133));
        i_135 = (int) ((uint) i_134 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_133)) = i_135;
        l_136 = (l_92 < 0L) ? l_92 : (-22L);
        if (i_2 < i_135) {
            i_137 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_137 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_138 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_138)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 16L)))) = l_136;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 36L)))) = 0;
                l_108 = LONG_MIN;
            } else {
                l_108 = l_136;
            }
        } else {
            l_108 = l_136;
        }
    } else {
        l_108 = 0L;
    }
B143:;
    GALEFS_BROADCAST(3, l_139, l_108);
    if (l_139 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_19;
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_items + gale_item] = (ulong) l_21;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_22;
        gale_longs[3 * gale_items + gale_item] = (ulong) l_88;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_139); }
        GALEFS_RETURN;
        resume_3:
        l_19 = (long) gale_longs[gale_item];
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_items + gale_item];
        l_22 = (long) gale_longs[2 * gale_items + gale_item];
        l_88 = (long) gale_longs[3 * gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_139 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_139 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_139 < 0L) {
        l_140 = l_139;
    } else {
        if (((int) l_139) == 0) {
            l_140 = 0L;
        } else {
            l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_139 >> 32)) << 5))) + (ulong) 16L))));
            l_142 = (long) ((ulong) l_88 + (ulong) l_141);
            l_140 = l_142;
        }
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_140;
    l_143 = (long) ((ulong) l_19 + (ulong) (-1L));
    l_144 = l_30 & l_143;
    if (((int) get_local_id(0)) == 0) {
        i_145 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_146 = (int) (0 - (uint) i_145);
        if (i_146 < 0) {
            l_147 = (long) i_146;
            l_148 = l_147;
        } else {
            if (i_20 < 0) {
                i_149 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_151 = (int) ((uint) i_150 + (uint) (-1));
                    i_152 = (i_151 < 0) ? (-9) : i_151;
                    if (i_152 < 0) {
                        i_149 = i_152;
                    } else {
                        i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
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
                if (l_143 < 0L) {
                    l_148 = (-22L);
                } else {
                    i_155 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_155 == 0) {
                        l_156 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_154 << 6)))));
                        l_157 = (long) ((ulong) l_156 - (ulong) l_143);
                        if (l_157 < 1L) {
                            l_148 = 0L;
                        } else {
                            l_158 = (l_157 < 2L) ? l_157 : 2L;
                            l_148 = l_158;
                        }
                    } else {
                        l_148 = (-16L);
                    }
                }
            }
        }
        if (!(l_148 < 1L)) {
            if (l_148 == 2L) {
                l_159 = (long) ((ulong) l_29 - (ulong) l_144);
                if (l_159 < 2L) {
                    if (!(((int) l_159) == 2)) {
                        goto B207;
                    }
                }
                if (i_20 < 0) {
                    i_160 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_161 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_162 = (int) ((uint) i_161 + (uint) (-1));
                        i_163 = (i_162 < 0) ? (-9) : i_162;
                        i_160 = i_163;
                    } else {
                        i_160 = (-9);
                    }
                }
                l_164 = (long) i_160;
                if (i_160 < 0) {
                    l_165 = l_164;
                    goto B213;
                }
                l_166 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_167 = *((__global gale_int *) (arg_fs + 16 + l_166));
                i_168 = (int) ((uint) i_167 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_166)) = i_168;
                if (i_2 < i_168) {
                    i_169 = (-1);
                } else {
                    i_170 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_164 << 6))) + (ulong) 8L))));
                    l_171 = l_143 >> i_27;
                    i_172 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_171 + (ulong) (((long) i_170) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_173 = i_172;
                    i_174 = 0;
                    i_175 = (-2);
                    while (true) {
                        if (!(i_175 == (-2))) {
                            break;
                        }
                        i_176 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_173) << 2)))));
                        i_177 = (int) ((uint) i_176 + (uint) (-1));
                        if (i_177 < 0) {
                            i_175 = (-1);
                        } else {
                            l_178 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_177) << 5));
                            i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                            l_180 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 8L))));
                            if ((!(i_170 == i_179)) || (!(l_171 == l_180))) {
                                if (i_26 == i_174) {
                                    i_175 = (-1);
                                } else {
                                    i_181 = (int) ((uint) i_174 + (uint) 1);
                                    i_182 = i_26 & ((int) ((uint) i_173 + (uint) 1));
                                    i_173 = i_182;
                                    i_174 = i_181;
                                }
                            } else {
                                i_175 = i_177;
                            }
                        }
                    }
                    i_169 = i_175;
                }
                if (i_169 < 0) {
                    i_183 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_184 = (int) (0 - (uint) i_183);
                    if (i_184 < 0) {
                        l_185 = (long) i_184;
                        l_165 = l_185;
                        goto B213;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_186 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_186)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 16L)))) = l_143;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 24L)))) = 2L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 36L)))) = 0;
                    l_165 = (-9223372036854775805L);
                    goto B213;
                }
                l_187 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
                *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) l_188 + (ulong) 1L));
                l_189 = (((long) (uint) i_169) << 32) | 2L;
                l_165 = l_189;
                goto B213;
            }
        }
    B207:;
        l_190 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_191 = *((__global gale_int *) (arg_fs + 16 + l_190));
        i_192 = (int) ((uint) i_191 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_190)) = i_192;
        l_193 = (l_148 < 0L) ? l_148 : (-22L);
        if (i_2 < i_192) {
            i_194 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_194 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_195 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_195)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 16L)))) = l_193;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 36L)))) = 0;
                l_165 = LONG_MIN;
            } else {
                l_165 = l_193;
            }
        } else {
            l_165 = l_193;
        }
    } else {
        l_165 = 0L;
    }
B213:;
    GALEFS_BROADCAST(4, l_196, l_165);
    if (l_196 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_144;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_196); }
        GALEFS_RETURN;
        resume_4:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_144 = (long) gale_longs[2 * gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_196 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_196 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_196 < 0L) {
        l_197 = l_196;
    } else {
        if (((int) l_196) == 0) {
            l_197 = 0L;
        } else {
            l_198 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_196 >> 32)) << 5))) + (ulong) 16L))));
            l_199 = (long) ((ulong) l_144 + (ulong) l_198);
            l_197 = l_199;
        }
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_197;
    if (((int) get_local_id(0)) == 0) {
        i_200 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_201 = (int) (0 - (uint) i_200);
        if (i_201 < 0) {
            l_202 = (long) i_201;
            l_203 = l_202;
        } else {
            if (i_20 < 0) {
                i_204 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_206 = (int) ((uint) i_205 + (uint) (-1));
                    i_207 = (i_206 < 0) ? (-9) : i_206;
                    if (i_207 < 0) {
                        i_204 = i_207;
                    } else {
                        i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_208 & 3) == 1) {
                            i_204 = (-9);
                        } else {
                            i_204 = i_207;
                        }
                    }
                } else {
                    i_204 = (-9);
                }
            }
            l_209 = (long) i_204;
            if (i_204 < 0) {
                l_203 = l_209;
            } else {
                i_210 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_210 == 0) {
                    l_211 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_209 << 6)))));
                    l_203 = 0L;
                } else {
                    l_203 = (-16L);
                }
            }
        }
        l_212 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_213 = *((__global gale_int *) (arg_fs + 16 + l_212));
        i_214 = (int) ((uint) i_213 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_212)) = i_214;
        l_215 = (l_203 < 0L) ? l_203 : (-22L);
        if (i_2 < i_214) {
            i_216 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_216 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_217 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_217)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 16L)))) = l_215;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 36L)))) = 0;
                l_218 = LONG_MIN;
            } else {
                l_218 = l_215;
            }
        } else {
            l_218 = l_215;
        }
    } else {
        l_218 = 0L;
    }
    GALEFS_BROADCAST(5, l_219, l_218);
    if (l_219 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_219); }
        GALEFS_RETURN;
        resume_5:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_219 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_219 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_219 < 0L) {
        l_220 = l_219;
    } else {
        if (((int) l_219) == 0) {
            l_220 = 0L;
        } else {
            l_221 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_219 >> 32)) << 5))) + (ulong) 16L))));
            l_220 = l_221;
        }
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_220;
    if (((int) get_local_id(0)) == 0) {
        i_222 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_223 = (int) (0 - (uint) i_222);
        if (i_223 < 0) {
            l_224 = (long) i_223;
            l_225 = l_224;
        } else {
            if (i_20 < 0) {
                i_226 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_227 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_228 = (int) ((uint) i_227 + (uint) (-1));
                    i_229 = (i_228 < 0) ? (-9) : i_228;
                    if (i_229 < 0) {
                        i_226 = i_229;
                    } else {
                        i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_230 & 3) == 1) {
                            i_226 = (-9);
                        } else {
                            i_226 = i_229;
                        }
                    }
                } else {
                    i_226 = (-9);
                }
            }
            if (i_226 < 0) {
                l_231 = (long) i_226;
                l_225 = l_231;
            } else {
                l_225 = (-22L);
            }
        }
        if (!true) {
            if (false) {
                if (i_20 < 0) {
                    i_232 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_234 = (int) ((uint) i_233 + (uint) (-1));
                        i_235 = (i_234 < 0) ? (-9) : i_234;
                        i_232 = i_235;
                    } else {
                        i_232 = (-9);
                    }
                }
                l_236 = (long) i_232;
                if (i_232 < 0) {
                    l_237 = l_236;
                    goto B305;
                }
                l_238 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_239 = *((__global gale_int *) (arg_fs + 16 + l_238));
                i_240 = (int) ((uint) i_239 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_238)) = i_240;
                if (i_2 < i_240) {
                    i_241 = (-1);
                } else {
                    i_242 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_236 << 6))) + (ulong) 8L))));
                    i_243 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_242) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_244 = i_243;
                    i_245 = 0;
                    i_246 = (-2);
                    while (true) {
                        if (!(i_246 == (-2))) {
                            break;
                        }
                        i_247 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_244) << 2)))));
                        i_248 = (int) ((uint) i_247 + (uint) (-1));
                        if (i_248 < 0) {
                            i_246 = (-1);
                        } else {
                            l_249 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_248) << 5));
                            i_250 = *((volatile __global gale_int *) (arg_fs + 16 + l_249));
                            l_251 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 8L))));
                            if ((!(i_242 == i_250)) || (!(l_251 == (-1L)))) {
                                if (i_26 == i_245) {
                                    i_246 = (-1);
                                } else {
                                    i_252 = (int) ((uint) i_245 + (uint) 1);
                                    i_253 = i_26 & ((int) ((uint) i_244 + (uint) 1));
                                    i_244 = i_253;
                                    i_245 = i_252;
                                }
                            } else {
                                i_246 = i_248;
                            }
                        }
                    }
                    i_241 = i_246;
                }
                if (i_241 < 0) {
                    i_254 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_255 = (int) (0 - (uint) i_254);
                    if (i_255 < 0) {
                        l_256 = (long) i_255;
                        l_237 = l_256;
                        goto B305;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_257 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_257)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 16L)))) = (-1L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 36L)))) = 0;
                    l_237 = (-9223372036854775806L);
                    goto B305;
                }
                l_258 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_259 = *((__global gale_long *) (arg_fs + 16 + l_258));
                *((__global gale_long *) (arg_fs + 16 + l_258)) = ((long) ((ulong) l_259 + (ulong) 1L));
                l_260 = (((long) (uint) i_241) << 32) | 1L;
                l_237 = l_260;
                goto B305;
            }
        }
        l_261 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_262 = *((__global gale_int *) (arg_fs + 16 + l_261));
        i_263 = (int) ((uint) i_262 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_261)) = i_263;
        if (i_2 < i_263) {
            i_264 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_264 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_265 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_265)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 16L)))) = l_225;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 36L)))) = 0;
                l_237 = LONG_MIN;
            } else {
                l_237 = l_225;
            }
        } else {
            l_237 = l_225;
        }
    } else {
        l_237 = 0L;
    }
B305:;
    GALEFS_BROADCAST(6, l_266, l_237);
    if (l_266 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_266); }
        GALEFS_RETURN;
        resume_6:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_266 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_266 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_266 < 0L) {
        l_267 = l_266;
    } else {
        if (((int) l_266) == 0) {
            l_267 = 0L;
        } else {
            l_268 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_266 >> 32)) << 5))) + (ulong) 16L))));
            l_269 = (long) ((ulong) l_30 + (ulong) l_268);
            l_267 = l_269;
        }
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_267;
    i_270 = (int) l_29;
    if (((int) get_local_id(0)) == 0) {
        i_271 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_272 = (int) (0 - (uint) i_271);
        if (i_272 < 0) {
            l_273 = (long) i_272;
            l_274 = l_273;
        } else {
            l_274 = (-9L);
        }
        if (!true) {
            if (false) {
                if (!(l_29 < 1L)) {
                    l_275 = (-9L);
                    goto B334;
                }
                if (i_270 == 1) {
                    l_275 = (-9L);
                    goto B334;
                }
            }
        }
        l_276 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_277 = *((__global gale_int *) (arg_fs + 16 + l_276));
        i_278 = (int) ((uint) i_277 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_276)) = i_278;
        if (i_2 < i_278) {
            i_279 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_279 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_280 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_280)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 16L)))) = l_274;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 36L)))) = 0;
                l_275 = LONG_MIN;
            } else {
                l_275 = l_274;
            }
        } else {
            l_275 = l_274;
        }
    } else {
        l_275 = 0L;
    }
B334:;
    GALEFS_BROADCAST(7, l_281, l_275);
    if (l_281 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_281); }
        GALEFS_RETURN;
        resume_7:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        i_270 = (int) l_29;
        l_281 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_281 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_281 < 0L) {
        l_282 = l_281;
    } else {
        if (((int) l_281) == 0) {
            l_282 = 0L;
        } else {
            l_283 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_281 >> 32)) << 5))) + (ulong) 16L))));
            l_282 = l_283;
        }
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_282;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        i_284 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_284 == 0) {
            l_285 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_286 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_287 = *((__global gale_long *) (arg_fs + 16 + l_286));
            *((__global gale_long *) (arg_fs + 16 + l_286)) = ((long) ((ulong) l_287 + (ulong) 1L));
            l_285 = 0L;
        }
    } else {
        l_285 = 0L;
    }
    GALEFS_BROADCAST(9, l_288, l_285);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_288));
    if (((int) get_local_id(0)) == 0) {
        i_289 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_290 = (int) (0 - (uint) i_289);
        if (i_290 < 0) {
            l_291 = (long) i_290;
            l_292 = l_291;
        } else {
            if (i_20 < 0) {
                i_293 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_295 = (int) ((uint) i_294 + (uint) (-1));
                    i_296 = (i_295 < 0) ? (-9) : i_295;
                    if (i_296 < 0) {
                        i_293 = i_296;
                    } else {
                        i_297 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_297 & 3) == 1) {
                            i_293 = (-9);
                        } else {
                            i_293 = i_296;
                        }
                    }
                } else {
                    i_293 = (-9);
                }
            }
            l_298 = (long) i_293;
            if (i_293 < 0) {
                l_292 = l_298;
            } else {
                i_299 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_299 == 0) {
                    l_300 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_298 << 6)))));
                    l_301 = (l_300 < 1L) ? 0L : 1L;
                    l_292 = l_301;
                } else {
                    l_292 = (-16L);
                }
            }
        }
        if (!(l_292 < 1L)) {
            if (l_292 == 1L) {
                if (l_29 < 1L) {
                    if (!(i_270 == 1)) {
                        goto B399;
                    }
                }
                if (i_20 < 0) {
                    i_302 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_303 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_304 = (int) ((uint) i_303 + (uint) (-1));
                        i_305 = (i_304 < 0) ? (-9) : i_304;
                        i_302 = i_305;
                    } else {
                        i_302 = (-9);
                    }
                }
                l_306 = (long) i_302;
                if (i_302 < 0) {
                    l_307 = l_306;
                    goto B405;
                }
                l_308 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_309 = *((__global gale_int *) (arg_fs + 16 + l_308));
                i_310 = (int) ((uint) i_309 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_308)) = i_310;
                if (i_2 < i_310) {
                    i_311 = (-1);
                } else {
                    i_312 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_306 << 6))) + (ulong) 8L))));
                    i_313 = i_26 & ((int) (((long) ((ulong) ((long) i_312) * (ulong) 5367187945662971904L)) >> 32));
                    i_314 = i_313;
                    i_315 = 0;
                    i_316 = (-2);
                    while (true) {
                        if (!(i_316 == (-2))) {
                            break;
                        }
                        i_317 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_314) << 2)))));
                        i_318 = (int) ((uint) i_317 + (uint) (-1));
                        if (i_318 < 0) {
                            i_316 = (-1);
                        } else {
                            l_319 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_318) << 5));
                            i_320 = *((volatile __global gale_int *) (arg_fs + 16 + l_319));
                            l_321 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_319 + (ulong) 8L))));
                            if ((!(i_312 == i_320)) || (!(l_321 == 0L))) {
                                if (i_26 == i_315) {
                                    i_316 = (-1);
                                } else {
                                    i_322 = (int) ((uint) i_315 + (uint) 1);
                                    i_323 = i_26 & ((int) ((uint) i_314 + (uint) 1));
                                    i_314 = i_323;
                                    i_315 = i_322;
                                }
                            } else {
                                i_316 = i_318;
                            }
                        }
                    }
                    i_311 = i_316;
                }
                if (i_311 < 0) {
                    i_324 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_325 = (int) (0 - (uint) i_324);
                    if (i_325 < 0) {
                        l_326 = (long) i_325;
                        l_307 = l_326;
                        goto B405;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_327 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_327)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 36L)))) = 0;
                    l_307 = (-9223372036854775806L);
                    goto B405;
                }
                l_328 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_329 = *((__global gale_long *) (arg_fs + 16 + l_328));
                *((__global gale_long *) (arg_fs + 16 + l_328)) = ((long) ((ulong) l_329 + (ulong) 1L));
                l_330 = (((long) (uint) i_311) << 32) | 1L;
                l_307 = l_330;
                goto B405;
            }
        }
    B399:;
        l_331 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_332 = *((__global gale_int *) (arg_fs + 16 + l_331));
        i_333 = (int) ((uint) i_332 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_331)) = i_333;
        l_334 = (l_292 < 0L) ? l_292 : (-22L);
        if (i_2 < i_333) {
            i_335 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_335 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_336 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_336)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 16L)))) = l_334;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_336 + (ulong) 36L)))) = 0;
                l_307 = LONG_MIN;
            } else {
                l_307 = l_334;
            }
        } else {
            l_307 = l_334;
        }
    } else {
        l_307 = 0L;
    }
B405:;
    GALEFS_BROADCAST(10, l_337, l_307);
    if (l_337 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_337); }
        GALEFS_RETURN;
        resume_8:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        i_270 = (int) l_29;
        l_337 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_337 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (!(l_337 < 0L)) {
        if (!(((int) l_337) == 0)) {
            l_338 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_337 >> 32)) << 5))) + (ulong) 16L))));
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_339 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_340 = (int) (0 - (uint) i_339);
        if (i_340 < 0) {
            l_341 = (long) i_340;
            l_342 = l_341;
        } else {
            if (i_20 < 0) {
                i_343 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_344 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_345 = (int) ((uint) i_344 + (uint) (-1));
                    i_346 = (i_345 < 0) ? (-9) : i_345;
                    if (i_346 < 0) {
                        i_343 = i_346;
                    } else {
                        i_347 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_347 & 3) == 1) {
                            i_343 = (-9);
                        } else {
                            i_343 = i_346;
                        }
                    }
                } else {
                    i_343 = (-9);
                }
            }
            l_348 = (long) i_343;
            if (i_343 < 0) {
                l_342 = l_348;
            } else {
                i_349 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_349 == 0) {
                    l_350 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_348 << 6)))));
                    l_351 = (l_350 < 1L) ? 0L : 1L;
                    l_342 = l_351;
                } else {
                    l_342 = (-16L);
                }
            }
        }
        if (!(l_342 < 1L)) {
            if (l_342 == 1L) {
                if (l_29 < 1L) {
                    if (!(i_270 == 1)) {
                        goto B465;
                    }
                }
                if (i_20 < 0) {
                    i_352 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_353 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_354 = (int) ((uint) i_353 + (uint) (-1));
                        i_355 = (i_354 < 0) ? (-9) : i_354;
                        i_352 = i_355;
                    } else {
                        i_352 = (-9);
                    }
                }
                l_356 = (long) i_352;
                if (i_352 < 0) {
                    l_357 = l_356;
                    goto B471;
                }
                l_358 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_359 = *((__global gale_int *) (arg_fs + 16 + l_358));
                i_360 = (int) ((uint) i_359 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_358)) = i_360;
                if (i_2 < i_360) {
                    i_361 = (-1);
                } else {
                    i_362 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_356 << 6))) + (ulong) 8L))));
                    i_363 = i_26 & ((int) (((long) ((ulong) ((long) i_362) * (ulong) 5367187945662971904L)) >> 32));
                    i_364 = i_363;
                    i_365 = 0;
                    i_366 = (-2);
                    while (true) {
                        if (!(i_366 == (-2))) {
                            break;
                        }
                        i_367 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_364) << 2)))));
                        i_368 = (int) ((uint) i_367 + (uint) (-1));
                        if (i_368 < 0) {
                            i_366 = (-1);
                        } else {
                            l_369 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_368) << 5));
                            i_370 = *((volatile __global gale_int *) (arg_fs + 16 + l_369));
                            l_371 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) 8L))));
                            if ((!(i_362 == i_370)) || (!(l_371 == 0L))) {
                                if (i_26 == i_365) {
                                    i_366 = (-1);
                                } else {
                                    i_372 = (int) ((uint) i_365 + (uint) 1);
                                    i_373 = i_26 & ((int) ((uint) i_364 + (uint) 1));
                                    i_364 = i_373;
                                    i_365 = i_372;
                                }
                            } else {
                                i_366 = i_368;
                            }
                        }
                    }
                    i_361 = i_366;
                }
                if (i_361 < 0) {
                    i_374 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_375 = (int) (0 - (uint) i_374);
                    if (i_375 < 0) {
                        l_376 = (long) i_375;
                        l_357 = l_376;
                        goto B471;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_377 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_377)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_377 + (ulong) 36L)))) = 0;
                    l_357 = (-9223372036854775806L);
                    goto B471;
                }
                l_378 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_379 = *((__global gale_long *) (arg_fs + 16 + l_378));
                *((__global gale_long *) (arg_fs + 16 + l_378)) = ((long) ((ulong) l_379 + (ulong) 1L));
                l_380 = (((long) (uint) i_361) << 32) | 1L;
                l_357 = l_380;
                goto B471;
            }
        }
    B465:;
        l_381 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_382 = *((__global gale_int *) (arg_fs + 16 + l_381));
        i_383 = (int) ((uint) i_382 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_381)) = i_383;
        l_384 = (l_342 < 0L) ? l_342 : (-22L);
        if (i_2 < i_383) {
            i_385 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_385 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_386 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_386)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 16L)))) = l_384;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_386 + (ulong) 36L)))) = 0;
                l_357 = LONG_MIN;
            } else {
                l_357 = l_384;
            }
        } else {
            l_357 = l_384;
        }
    } else {
        l_357 = 0L;
    }
B471:;
    GALEFS_BROADCAST(11, l_387, l_357);
    if (l_387 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_387); }
        GALEFS_RETURN;
        resume_9:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_387 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_387 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_387 < 0L) {
        l_388 = l_387;
    } else {
        if (((int) l_387) == 0) {
            l_388 = 0L;
        } else {
            l_389 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_387 >> 32)) << 5))) + (ulong) 16L))));
            l_388 = l_389;
        }
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_388;
    i_390 = (int) get_local_id(0);
    i_391 = (int) get_local_id(0);
    i_392 = 1;
    i_393 = 0;
    while (true) {
        if (!(i_392 == 1)) {
            break;
        }
        l_394 = (long) i_393;
        l_395 = l_30 & l_394;
        if (i_391 == 0) {
            i_396 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_397 = (int) (0 - (uint) i_396);
            if (i_397 < 0) {
                l_398 = (long) i_397;
                l_399 = l_398;
            } else {
                if (i_20 < 0) {
                    i_400 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_401 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_402 = (int) ((uint) i_401 + (uint) (-1));
                        i_403 = (i_402 < 0) ? (-9) : i_402;
                        if (i_403 < 0) {
                            i_400 = i_403;
                        } else {
                            i_404 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                            if ((i_404 & 3) == 1) {
                                i_400 = (-9);
                            } else {
                                i_400 = i_403;
                            }
                        }
                    } else {
                        i_400 = (-9);
                    }
                }
                l_405 = (long) i_400;
                if (i_400 < 0) {
                    l_399 = l_405;
                } else {
                    if (l_394 < 0L) {
                        l_399 = (-22L);
                    } else {
                        i_406 = (int) ((uint) 1 - (uint) i_393);
                        if (i_406 < 0) {
                            l_399 = (-22L);
                        } else {
                            i_407 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_407 == 0) {
                                l_408 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_405 << 6)))));
                                l_409 = (long) ((ulong) l_408 - (ulong) l_394);
                                if (l_409 < 1L) {
                                    l_399 = 0L;
                                } else {
                                    l_410 = (long) (uint) i_406;
                                    l_411 = (l_409 < l_410) ? l_409 : l_410;
                                    l_399 = l_411;
                                }
                            } else {
                                l_399 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_399 < 1L) {
                l_412 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_413 = *((__global gale_int *) (arg_fs + 16 + l_412));
                i_414 = (int) ((uint) i_413 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_412)) = i_414;
                if (i_2 < i_414) {
                    i_415 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_415 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_416 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_416)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 16L)))) = l_399;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) 36L)))) = 0;
                        l_417 = LONG_MIN;
                    } else {
                        l_417 = l_399;
                    }
                } else {
                    l_417 = l_399;
                }
            } else {
                l_418 = (long) ((ulong) l_29 - (ulong) l_395);
                if (l_418 < l_399) {
                    i_419 = (int) l_418;
                    i_420 = i_419;
                } else {
                    i_421 = (int) l_399;
                    i_420 = i_421;
                }
                if (i_20 < 0) {
                    i_422 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_423 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_424 = (int) ((uint) i_423 + (uint) (-1));
                        i_425 = (i_424 < 0) ? (-9) : i_424;
                        i_422 = i_425;
                    } else {
                        i_422 = (-9);
                    }
                }
                l_426 = (long) i_422;
                if (i_422 < 0) {
                    l_417 = l_426;
                } else {
                    l_427 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_428 = *((__global gale_int *) (arg_fs + 16 + l_427));
                    i_429 = (int) ((uint) i_428 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_427)) = i_429;
                    if (i_2 < i_429) {
                        i_430 = (-1);
                    } else {
                        i_431 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_426 << 6))) + (ulong) 8L))));
                        l_432 = l_394 >> i_27;
                        i_433 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_432 + (ulong) (((long) i_431) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_434 = i_433;
                        i_435 = 0;
                        i_436 = (-2);
                        while (true) {
                            if (!(i_436 == (-2))) {
                                break;
                            }
                            i_437 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_434) << 2)))));
                            i_438 = (int) ((uint) i_437 + (uint) (-1));
                            if (i_438 < 0) {
                                i_436 = (-1);
                            } else {
                                l_439 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_438) << 5));
                                i_440 = *((volatile __global gale_int *) (arg_fs + 16 + l_439));
                                l_441 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_439 + (ulong) 8L))));
                                if ((!(i_431 == i_440)) || (!(l_432 == l_441))) {
                                    if (i_26 == i_435) {
                                        i_436 = (-1);
                                    } else {
                                        i_442 = (int) ((uint) i_435 + (uint) 1);
                                        i_443 = i_26 & ((int) ((uint) i_434 + (uint) 1));
                                        i_434 = i_443;
                                        i_435 = i_442;
                                    }
                                } else {
                                    i_436 = i_438;
                                }
                            }
                        }
                        i_430 = i_436;
                    }
                    l_444 = (long) i_420;
                    if (i_430 < 0) {
                        i_445 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_446 = (int) (0 - (uint) i_445);
                        if (i_446 < 0) {
                            l_447 = (long) i_446;
                            l_417 = l_447;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_448 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_448)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 12L)))) = i_20;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 16L)))) = l_394;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 24L)))) = l_399;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_448 + (ulong) 36L)))) = 0;
                            l_449 = (long) ((ulong) l_444 + (ulong) (-9223372036854775807L));
                            l_417 = l_449;
                        }
                    } else {
                        l_450 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_451 = *((__global gale_long *) (arg_fs + 16 + l_450));
                        *((__global gale_long *) (arg_fs + 16 + l_450)) = ((long) ((ulong) l_451 + (ulong) 1L));
                        l_452 = l_444 | (((long) (uint) i_430) << 32);
                        l_417 = l_452;
                    }
                }
            }
        } else {
            l_417 = 0L;
        }
        GALEFS_BROADCAST(12, l_453, l_417);
        if (l_453 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_20;
            gale_longs[gale_item] = (ulong) l_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_ints[gale_items + gale_item] = (uint) i_393;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_394;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_395;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_453); }
            GALEFS_RETURN;
            resume_10:
            i_20 = (int) gale_ints[gale_item];
            l_21 = (long) gale_longs[gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_393 = (int) gale_ints[gale_items + gale_item];
            l_394 = (long) gale_longs[2 * gale_items + gale_item];
            l_395 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_26 = *((__global gale_int *) (arg_fs + 16 + 144L));
            i_27 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_29 = 1L << i_27;
            l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
            l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_390 = (int) get_local_id(0);
            i_391 = (int) get_local_id(0);
            l_453 = gale_round_reply(gale_entry);
        }
        i_454 = (int) l_453;
        if (l_453 < 0L) {
            i_455 = 0;
        } else {
            i_455 = i_454;
        }
        if (l_453 < 0L) {
            l_456 = 0L;
        } else {
            if (i_454 == 0) {
                l_456 = 0L;
            } else {
                l_457 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_24 + (ulong) (((long) ((ulong) l_453 >> 32)) << 5))) + (ulong) 16L))));
                l_458 = (long) ((ulong) l_395 + (ulong) l_457);
                l_456 = l_458;
            }
        }
        gale_copy((arg_fs + 16 + l_456), (arg_args + 16 + l_394), i_455);
        GALEFS_BARRIER(13);
        if (i_390 == 0) {
            if (!(i_455 < 1)) {
                l_459 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_460 = *((__global gale_long *) (arg_fs + 16 + l_459));
                *((__global gale_long *) (arg_fs + 16 + l_459)) = ((long) ((ulong) ((long) (uint) i_455) + (ulong) l_460));
            }
        }
        i_461 = (int) ((uint) i_393 + (uint) i_455);
        if (l_453 < 0L) {
            i_392 = i_454;
            i_393 = i_461;
        } else {
            i_462 = ((i_455 < 1) || (!(i_461 < 1))) ? 0 : 1;
            i_392 = i_462;
            i_393 = i_461;
        }
    }
    if (i_393 < 1) {
        i_463 = i_392;
    } else {
        i_463 = i_393;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_463);
    if (((int) get_local_id(0)) == 0) {
        i_464 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_464 == 0) {
            i_465 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_466 = (long) ((int) (0 - (uint) i_465));
            l_467 = l_466;
        } else {
            l_468 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_469 = *((__global gale_int *) (arg_fs + 16 + l_468));
            i_470 = (int) ((uint) i_469 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_468)) = i_470;
            if (i_2 < i_470) {
                i_471 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_471 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_472 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_472)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 36L)))) = 0;
                    l_467 = LONG_MIN;
                } else {
                    l_467 = (-16L);
                }
            } else {
                l_467 = (-16L);
            }
        }
        if (l_467 < 0L) {
            l_473 = l_467;
        } else {
            l_474 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_475 = 0;
            while (true) {
                if (!(i_475 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) ((long) i_475))))) = (char) ((int) gale_literals[i_475]);
                i_476 = (int) ((uint) i_475 + (uint) 1);
                i_475 = i_476;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_477 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_477)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) 36L)))) = 4;
            l_473 = LONG_MIN;
        }
    } else {
        l_473 = 0L;
    }
    GALEFS_BROADCAST(14, l_478, l_473);
    if (l_478 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_478); }
        GALEFS_RETURN;
        resume_11:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_478 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_478));
    if (((int) get_local_id(0)) == 0) {
        i_479 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_479 == 0) {
            i_480 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_481 = (int) (0 - (uint) i_480);
            if (i_481 < 0) {
                l_482 = (long) i_481;
                l_483 = l_482;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_484 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_484)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 36L)))) = 0;
                l_483 = LONG_MIN;
            }
        } else {
            l_485 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_486 = *((__global gale_int *) (arg_fs + 16 + l_485));
            i_487 = (int) ((uint) i_486 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_485)) = i_487;
            if (i_2 < i_487) {
                i_488 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_488 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_489 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_489)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_489 + (ulong) 36L)))) = 0;
                    l_483 = LONG_MIN;
                } else {
                    l_483 = (-16L);
                }
            } else {
                l_483 = (-16L);
            }
        }
    } else {
        l_483 = 0L;
    }
    GALEFS_BROADCAST(15, l_490, l_483);
    if (l_490 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_490); }
        GALEFS_RETURN;
        resume_12:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_490 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_490));
    if (((int) get_local_id(0)) == 0) {
        i_491 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_20 < 0) {
            i_492 = (-9);
        } else {
            if (i_20 < i_23) {
                i_493 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                i_494 = (int) ((uint) i_493 + (uint) (-1));
                i_495 = (i_494 < 0) ? (-9) : i_494;
                i_492 = i_495;
            } else {
                i_492 = (-9);
            }
        }
        i_496 = (int) (0 - (uint) i_491);
        if (i_496 < 0) {
            l_497 = (long) i_496;
            l_498 = l_497;
        } else {
            l_499 = (long) i_492;
            if (i_492 < 0) {
                l_498 = l_499;
            } else {
                l_500 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_499 << 6)))));
                l_498 = l_500;
            }
        }
        l_501 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_502 = *((__global gale_int *) (arg_fs + 16 + l_501));
        i_503 = (int) ((uint) i_502 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_501)) = i_503;
        if (i_2 < i_503) {
            i_504 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_504 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_505 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_505)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 16L)))) = l_498;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 36L)))) = 0;
                l_506 = LONG_MIN;
            } else {
                l_506 = l_498;
            }
        } else {
            l_506 = l_498;
        }
    } else {
        l_506 = 0L;
    }
    GALEFS_BROADCAST(16, l_507, l_506);
    if (l_507 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_507); }
        GALEFS_RETURN;
        resume_13:
        i_20 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_507 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_507;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        i_508 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_508 == 0) {
            l_509 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_510 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_511 = *((__global gale_long *) (arg_fs + 16 + l_510));
            *((__global gale_long *) (arg_fs + 16 + l_510)) = ((long) ((ulong) l_511 + (ulong) 1L));
            l_509 = 0L;
        }
    } else {
        l_509 = 0L;
    }
    GALEFS_BROADCAST(18, l_512, l_509);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_512));
    if (((int) get_local_id(0)) == 0) {
        i_513 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_513 == 0) {
            i_514 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_515 = (int) (0 - (uint) i_514);
            if (i_515 < 0) {
                l_516 = (long) i_515;
                l_517 = l_516;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_518 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_518)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 36L)))) = 0;
                l_517 = LONG_MIN;
            }
        } else {
            l_519 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_520 = *((__global gale_int *) (arg_fs + 16 + l_519));
            i_521 = (int) ((uint) i_520 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_519)) = i_521;
            if (i_2 < i_521) {
                i_522 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_522 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_523 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_523)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_523 + (ulong) 36L)))) = 0;
                    l_517 = LONG_MIN;
                } else {
                    l_517 = (-16L);
                }
            } else {
                l_517 = (-16L);
            }
        }
    } else {
        l_517 = 0L;
    }
    GALEFS_BROADCAST(19, l_524, l_517);
    if (l_524 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_524); }
        GALEFS_RETURN;
        resume_14:
        l_524 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_506) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_727) VARIABLE(int, i_728) VARIABLE(int, i_729) VARIABLE(int, i_73) VARIABLE(int, i_731) VARIABLE(int, i_74) VARIABLE(int, i_839) VARIABLE(int, i_840) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_183) VARIABLE(long, l_2) VARIABLE(long, l_287) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_732) VARIABLE(long, l_733) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_838)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_183) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_287) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_506) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_506) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_506) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_506) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_727) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(i_73) VARIABLE(i_731) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_732) VARIABLE(l_733) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_727) VARIABLE(i_728) VARIABLE(i_729) VARIABLE(i_73) VARIABLE(i_731) VARIABLE(i_74) VARIABLE(i_839) VARIABLE(i_840) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_838)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_79)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_79)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_64) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_68)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_64) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_68)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_67, i_69, i_70, i_73, i_74, i_81, i_82, i_85, i_86, i_87, i_88, i_89, i_92, i_99, i_100, i_101, i_102, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_113, i_115, i_116, i_117, i_118, i_121, i_123, i_124, i_128, i_130, i_131, i_133, i_135, i_138, i_139, i_142, i_143, i_151, i_160, i_163, i_166, i_167, i_170, i_171, i_175, i_185, i_186, i_189, i_190, i_191, i_192, i_193, i_196, i_202, i_203, i_204, i_205, i_207, i_209, i_210, i_211, i_212, i_213, i_214, i_216, i_218, i_219, i_220, i_221, i_224, i_226, i_227, i_231, i_233, i_234, i_236, i_238, i_241, i_242, i_245, i_246, i_254, i_263, i_266, i_269, i_270, i_273, i_274, i_278, i_289, i_290, i_293, i_294, i_295, i_296, i_297, i_300, i_307, i_308, i_309, i_310, i_312, i_314, i_315, i_316, i_317, i_318, i_319, i_321, i_323, i_324, i_325, i_326, i_329, i_331, i_332, i_336, i_338, i_339, i_341, i_343, i_346, i_347, i_350, i_351, i_359, i_368, i_371, i_374, i_375, i_378, i_379, i_383, i_392, i_393, i_396, i_397, i_398, i_399, i_400, i_403, i_412, i_413, i_416, i_417, i_418, i_419, i_420, i_423, i_424, i_425, i_426, i_428, i_429, i_430, i_431, i_432, i_433, i_434, i_436, i_438, i_439, i_440, i_441, i_444, i_446, i_447, i_451, i_453, i_454, i_456, i_458, i_461, i_462, i_465, i_466, i_474, i_483, i_486, i_489, i_490, i_493, i_494, i_498, i_506, i_508, i_509, i_518, i_524, i_531, i_532, i_535, i_536, i_537, i_538, i_539, i_542, i_547, i_548, i_549, i_550, i_552, i_553, i_554, i_555, i_556, i_557, i_558, i_560, i_562, i_563, i_564, i_565, i_568, i_570, i_571, i_575, i_577, i_578, i_580, i_582, i_585, i_586, i_589, i_590, i_598, i_607, i_610, i_613, i_614, i_617, i_618, i_622, i_629, i_630, i_633, i_634, i_635, i_636, i_637, i_640, i_645, i_646, i_647, i_648, i_650, i_651, i_652, i_653, i_654, i_655, i_656, i_658, i_660, i_661, i_662, i_663, i_666, i_668, i_669, i_673, i_675, i_676, i_678, i_680, i_683, i_684, i_687, i_688, i_696, i_705, i_708, i_711, i_712, i_715, i_716, i_720, i_727, i_728, i_729, i_730, i_731, i_735, i_736, i_739, i_740, i_741, i_742, i_743, i_745, i_747, i_754, i_755, i_756, i_757, i_758, i_759, i_760, i_762, i_764, i_765, i_766, i_767, i_768, i_769, i_771, i_773, i_774, i_775, i_776, i_779, i_781, i_782, i_787, i_789, i_790, i_792, i_794, i_797, i_798, i_801, i_802, i_810, i_820, i_823, i_826, i_827, i_830, i_831, i_835, i_839, i_840, i_847, i_852, i_853, i_854, i_856, i_860, i_862, i_863, i_865, i_867, i_870, i_871, i_874, i_875, i_881, i_882, i_889, i_894, i_897, i_900, i_901, i_904, i_905, i_909, i_914, i_918, i_920, i_921, i_923, i_925, i_928, i_929, i_932, i_933, i_942, i_947, i_950, i_953, i_954, i_957, i_958, i_962, i_967, i_968, i_969, i_970, i_971, i_972, i_981, i_984, i_987, i_988, i_991, i_992, i_996, i_1001, i_1007, i_1014, i_1018, i_1020, i_1021, i_1023, i_1025, i_1028, i_1029, i_1032, i_1033, i_1042, i_1047, i_1050, i_1053, i_1054, i_1057, i_1058, i_1062;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_66, l_68, l_71, l_72, l_75, l_76, l_77, l_78, l_79, l_80, l_83, l_84, l_90, l_91, l_93, l_94, l_95, l_96, l_97, l_98, l_103, l_105, l_112, l_114, l_119, l_120, l_122, l_125, l_126, l_127, l_129, l_132, l_134, l_136, l_137, l_140, l_141, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161, l_162, l_164, l_165, l_168, l_169, l_172, l_173, l_174, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_184, l_187, l_188, l_194, l_195, l_197, l_198, l_199, l_200, l_201, l_206, l_208, l_215, l_217, l_222, l_223, l_225, l_228, l_229, l_230, l_232, l_235, l_237, l_239, l_240, l_243, l_244, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_264, l_265, l_267, l_268, l_271, l_272, l_275, l_276, l_277, l_279, l_280, l_281, l_282, l_283, l_284, l_285, l_286, l_287, l_288, l_291, l_292, l_298, l_299, l_301, l_302, l_303, l_304, l_305, l_306, l_311, l_313, l_320, l_322, l_327, l_328, l_330, l_333, l_334, l_335, l_337, l_340, l_342, l_344, l_345, l_348, l_349, l_352, l_353, l_354, l_355, l_356, l_357, l_358, l_360, l_361, l_362, l_363, l_364, l_365, l_366, l_367, l_369, l_370, l_372, l_373, l_376, l_377, l_380, l_381, l_382, l_384, l_385, l_386, l_387, l_388, l_389, l_390, l_391, l_394, l_395, l_401, l_402, l_404, l_405, l_406, l_407, l_408, l_409, l_410, l_411, l_414, l_415, l_421, l_422, l_427, l_435, l_437, l_442, l_443, l_445, l_448, l_449, l_450, l_452, l_455, l_457, l_459, l_460, l_463, l_464, l_467, l_468, l_469, l_470, l_471, l_472, l_473, l_475, l_476, l_477, l_478, l_479, l_480, l_481, l_482, l_484, l_485, l_487, l_488, l_491, l_492, l_495, l_496, l_497, l_499, l_500, l_501, l_502, l_503, l_504, l_505, l_507, l_510, l_511, l_512, l_513, l_514, l_515, l_516, l_517, l_519, l_520, l_521, l_522, l_523, l_525, l_526, l_527, l_528, l_529, l_530, l_533, l_534, l_540, l_541, l_543, l_544, l_545, l_546, l_551, l_559, l_561, l_566, l_567, l_569, l_572, l_573, l_574, l_576, l_579, l_581, l_583, l_584, l_587, l_588, l_591, l_592, l_593, l_594, l_595, l_596, l_597, l_599, l_600, l_601, l_602, l_603, l_604, l_605, l_606, l_608, l_609, l_611, l_612, l_615, l_616, l_619, l_620, l_621, l_623, l_624, l_625, l_626, l_627, l_628, l_631, l_632, l_638, l_639, l_641, l_642, l_643, l_644, l_649, l_657, l_659, l_664, l_665, l_667, l_670, l_671, l_672, l_674, l_677, l_679, l_681, l_682, l_685, l_686, l_689, l_690, l_691, l_692, l_693, l_694, l_695, l_697, l_698, l_699, l_700, l_701, l_702, l_703, l_704, l_706, l_707, l_709, l_710, l_713, l_714, l_717, l_718, l_719, l_721, l_722, l_723, l_724, l_725, l_726, l_732, l_733, l_734, l_737, l_738, l_744, l_746, l_748, l_749, l_750, l_751, l_752, l_753, l_761, l_763, l_770, l_772, l_777, l_778, l_780, l_783, l_784, l_785, l_786, l_788, l_791, l_793, l_795, l_796, l_799, l_800, l_803, l_804, l_805, l_806, l_807, l_808, l_809, l_811, l_812, l_813, l_814, l_815, l_816, l_817, l_818, l_819, l_821, l_822, l_824, l_825, l_828, l_829, l_832, l_833, l_834, l_836, l_837, l_838, l_841, l_842, l_843, l_844, l_845, l_846, l_848, l_849, l_850, l_851, l_855, l_857, l_858, l_859, l_861, l_864, l_866, l_868, l_869, l_872, l_873, l_876, l_877, l_878, l_879, l_880, l_883, l_884, l_885, l_886, l_887, l_888, l_890, l_891, l_892, l_893, l_895, l_896, l_898, l_899, l_902, l_903, l_906, l_907, l_908, l_910, l_911, l_912, l_913, l_915, l_916, l_917, l_919, l_922, l_924, l_926, l_927, l_930, l_931, l_934, l_935, l_936, l_937, l_938, l_939, l_940, l_941, l_943, l_944, l_945, l_946, l_948, l_949, l_951, l_952, l_955, l_956, l_959, l_960, l_961, l_963, l_964, l_965, l_966, l_973, l_974, l_975, l_976, l_977, l_978, l_979, l_980, l_982, l_983, l_985, l_986, l_989, l_990, l_993, l_994, l_995, l_997, l_998, l_999, l_1000, l_1002, l_1003, l_1004, l_1005, l_1006, l_1008, l_1009, l_1010, l_1011, l_1012, l_1013, l_1015, l_1016, l_1017, l_1019, l_1022, l_1024, l_1026, l_1027, l_1030, l_1031, l_1034, l_1035, l_1036, l_1037, l_1038, l_1039, l_1040, l_1041, l_1043, l_1044, l_1045, l_1046, l_1048, l_1049, l_1051, l_1052, l_1055, l_1056, l_1059, l_1060, l_1061, l_1063, l_1064, l_1065;
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
    l_63 = *((__global gale_long *) (arg_args + 16L));
    i_64 = (int) l_62;
    l_65 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_64) << 3));
    l_66 = (long) ((ulong) l_65 + (ulong) 4L);
    i_67 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_68 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_69 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_70 = (int) ((uint) (1 << i_69) + (uint) (-1));
    l_71 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_72 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_73 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_74 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_75 = (long) ((int) ((uint) (1 << i_74) + (uint) (-1)));
    l_76 = 1L << i_74;
    l_77 = (long) ((ulong) l_76 + (ulong) (-1L));
    l_78 = l_75 & l_77;
    l_79 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_80 = (long) ((int) get_group_id(0));
        i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_80 << 12) + (l_80 << 11)))) + (ulong) 1796L))));
        i_82 = (int) (0 - (uint) i_81);
        if (i_82 < 0) {
            l_83 = (long) i_82;
            l_84 = l_83;
        } else {
            if (i_64 < 0) {
                i_85 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_87 = (int) ((uint) i_86 + (uint) (-1));
                    i_88 = (i_87 < 0) ? (-9) : i_87;
                    if (i_88 < 0) {
                        i_85 = i_88;
                    } else {
                        i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_89 & 3) == 1) {
                            i_85 = (-9);
                        } else {
                            i_85 = i_88;
                        }
                    }
                } else {
                    i_85 = (-9);
                }
            }
            l_90 = (long) i_85;
            if (i_85 < 0) {
                l_84 = l_90;
            } else {
                if (l_75 < 0L) {
                    l_84 = (-22L);
                } else {
                    l_91 = (long) ((int) get_group_id(0));
                    i_92 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1856L))));
                    if (i_92 == 0) {
                        l_93 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_90 << 6)))));
                        l_94 = (long) ((ulong) l_93 - (ulong) l_75);
                        if (l_94 < 1L) {
                            l_84 = 0L;
                        } else {
                            l_95 = (l_94 < 2L) ? l_94 : 2L;
                            l_84 = l_95;
                        }
                    } else {
                        l_84 = (-16L);
                    }
                }
            }
        }
        l_96 = (l_84 < 0L) ? l_84 : (-22L);
        if (l_84 < 1L) {
            l_97 = l_96;
        } else {
            if (l_84 == 2L) {
                l_98 = (long) ((ulong) l_76 - (ulong) l_78);
                if (l_98 < 2L) {
                    if (!(((int) l_98) == 2)) {
                        l_97 = l_96;
                        goto B126;
                    }
                }
                if (i_64 < 0) {
                    i_99 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_101 = (int) ((uint) i_100 + (uint) (-1));
                        i_102 = (i_101 < 0) ? (-9) : i_101;
                        i_99 = i_102;
                    } else {
                        i_99 = (-9);
                    }
                }
                l_103 = (long) i_99;
                if (i_99 < 0) {
                    l_97 = l_103;
                } else {
                    i_104 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_103 << 6))) + (ulong) 8L))));
                    l_105 = l_75 >> i_74;
                    i_106 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_105 + (ulong) (((long) i_104) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_107 = i_106;
                    i_108 = 0;
                    i_109 = (-2);
                    while (true) {
                        if (!(i_109 == (-2))) {
                            break;
                        }
                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_107) << 2)))));
                        i_111 = (int) ((uint) i_110 + (uint) (-1));
                        if (i_111 < 0) {
                            i_109 = (-1);
                        } else {
                            l_112 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_111) << 5));
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                            l_114 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L))));
                            if ((!(i_104 == i_113)) || (!(l_105 == l_114))) {
                                if (i_73 == i_108) {
                                    i_109 = (-1);
                                } else {
                                    i_115 = (int) ((uint) i_108 + (uint) 1);
                                    i_116 = i_73 & ((int) ((uint) i_107 + (uint) 1));
                                    i_107 = i_116;
                                    i_108 = i_115;
                                }
                            } else {
                                i_109 = i_111;
                            }
                        }
                    }
                    if (i_109 < 0) {
                        i_117 = i_109;
                    } else {
                        i_118 = (int) get_group_id(0);
                        l_119 = (long) ((ulong) l_68 + (ulong) ((((long) (i_118 & i_70)) << 6) + (((long) (i_118 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_119)) = ((int) ((uint) i_109 + (uint) 1));
                        GALEFS_FENCE();
                        l_120 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_109) << 5));
                        i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                        GALEFS_FENCE();
                        if (i_104 == i_121) {
                            l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L))));
                            i_123 = (l_105 == l_122) ? 1 : 0;
                            i_124 = i_123;
                        } else {
                            i_124 = 0;
                        }
                        if (i_124 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_119)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_124 == 0) {
                            i_117 = (-1);
                        } else {
                            i_117 = i_109;
                        }
                    }
                    if (i_117 < 0) {
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
                            l_97 = l_144;
                        } else {
                            l_145 = (long) ((int) get_group_id(0));
                            l_146 = (long) ((ulong) l_4 + (ulong) ((l_145 << 12) + (l_145 << 11)));
                            l_147 = (long) ((ulong) l_146 + (ulong) 1896L);
                            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
                            l_149 = (long) ((ulong) l_148 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) (uint) (((int) l_149) & 1023)))))) = 0L;
                            l_150 = (long) ((ulong) l_146 + (ulong) ((long) (uint) (((int) l_148) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_148 + (ulong) ((long) ((ulong) (l_148 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 16L)))) = l_75;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 24L)))) = 2L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_150)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_147)) = l_149;
                            GALEFS_FENCE();
                            i_151 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_151))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_97 = (-9223372036854775805L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_151 >> 6)))))) = (char) 1;
                                l_97 = (-9223372036854775805L);
                            }
                        }
                    } else {
                        l_152 = (long) ((int) get_group_id(0));
                        l_153 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_152 << 12) + (l_152 << 11)))) + (ulong) 1864L);
                        l_154 = *((__global gale_long *) (arg_fs + 16 + l_153));
                        *((__global gale_long *) (arg_fs + 16 + l_153)) = ((long) ((ulong) l_154 + (ulong) 1L));
                        l_155 = (((long) (uint) i_117) << 32) | 2L;
                        l_97 = l_155;
                    }
                }
            } else {
                l_97 = l_96;
            }
        }
    } else {
        l_97 = 0L;
    }
B126:;
    if (((int) get_local_id(0)) == 0) {
        if (l_97 < (-4611686018427387904L)) {
            l_156 = (long) ((int) get_group_id(0));
            l_157 = (long) ((ulong) l_4 + (ulong) ((l_156 << 12) + (l_156 << 11)));
            l_158 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1896L))));
            l_159 = (long) ((ulong) l_158 + (ulong) (-64L));
            i_160 = (int) ((uint) ((int) (((long) ((ulong) l_159 + (ulong) ((long) ((ulong) (l_159 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_161 = (long) ((ulong) l_157 + (ulong) 1792L);
            l_162 = (long) ((ulong) l_157 + (ulong) 1796L);
            i_163 = 0;
            l_164 = 0L;
            l_165 = (-1L);
            while (true) {
                if (!(i_163 == 0)) {
                    break;
                }
                i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_162));
                i_167 = *((volatile __global gale_int *) (arg_fs + 16 + l_161));
                if (i_160 == i_167) {
                    i_163 = 1;
                } else {
                    if (i_166 == 0) {
                        if (l_164 < l_3) {
                            GALEFS_RELAX(l_164);
                            l_168 = (long) ((ulong) l_164 + (ulong) 1L);
                            l_164 = l_168;
                        } else {
                            l_169 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_170 = (l_165 == l_169) ? (-110) : 0;
                            i_163 = i_170;
                            l_164 = 0L;
                            l_165 = l_169;
                        }
                    } else {
                        i_171 = (int) (0 - (uint) i_166);
                        i_163 = i_171;
                    }
                }
            }
            if (i_163 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1888L)))) = i_160;
            }
            GALEFS_FENCE();
            if (i_163 < 0) {
                l_172 = (long) i_163;
                l_173 = l_172;
            } else {
                l_174 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1800L))));
                l_173 = l_174;
            }
            i_175 = (int) ((uint) ((int) l_97) + (uint) (-1));
            if (i_175 < 0) {
                l_176 = l_173;
            } else {
                if (l_173 < 0L) {
                    l_176 = l_173;
                } else {
                    l_177 = (l_173 << 32) | ((long) (uint) i_175);
                    l_176 = l_177;
                }
            }
        } else {
            l_176 = l_97;
        }
    } else {
        l_176 = l_97;
    }
    GALEFS_BROADCAST(2, l_178, l_176);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_178 < 0L)) {
            l_179 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_178 < 0L) {
        l_180 = l_178;
    } else {
        if (((int) l_178) == 0) {
            l_180 = 0L;
        } else {
            l_181 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_178 >> 32)) << 5))) + (ulong) 16L))));
            l_182 = (long) ((ulong) l_78 + (ulong) l_181);
            l_180 = l_182;
        }
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_180;
    l_183 = l_77 & l_63;
    if (((int) get_local_id(0)) == 0) {
        l_184 = (long) ((int) get_group_id(0));
        i_185 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1796L))));
        i_186 = (int) (0 - (uint) i_185);
        if (i_186 < 0) {
            l_187 = (long) i_186;
            l_188 = l_187;
        } else {
            if (i_64 < 0) {
                i_189 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_191 = (int) ((uint) i_190 + (uint) (-1));
                    i_192 = (i_191 < 0) ? (-9) : i_191;
                    if (i_192 < 0) {
                        i_189 = i_192;
                    } else {
                        i_193 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_193 & 3) == 1) {
                            i_189 = (-9);
                        } else {
                            i_189 = i_192;
                        }
                    }
                } else {
                    i_189 = (-9);
                }
            }
            l_194 = (long) i_189;
            if (i_189 < 0) {
                l_188 = l_194;
            } else {
                if (l_63 < 0L) {
                    l_188 = (-22L);
                } else {
                    l_195 = (long) ((int) get_group_id(0));
                    i_196 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_195 << 12) + (l_195 << 11)))) + (ulong) 1856L))));
                    if (i_196 == 0) {
                        l_197 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_194 << 6)))));
                        l_198 = (((long) ((ulong) l_197 - (ulong) l_63)) < 1L) ? 0L : 1L;
                        l_188 = l_198;
                    } else {
                        l_188 = (-16L);
                    }
                }
            }
        }
        l_199 = (l_188 < 0L) ? l_188 : (-22L);
        if (l_188 < 1L) {
            l_200 = l_199;
        } else {
            if (l_188 == 1L) {
                l_201 = (long) ((ulong) l_76 - (ulong) l_183);
                if (l_201 < 1L) {
                    if (!(((int) l_201) == 1)) {
                        l_200 = l_199;
                        goto B235;
                    }
                }
                if (i_64 < 0) {
                    i_202 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_204 = (int) ((uint) i_203 + (uint) (-1));
                        i_205 = (i_204 < 0) ? (-9) : i_204;
                        i_202 = i_205;
                    } else {
                        i_202 = (-9);
                    }
                }
                l_206 = (long) i_202;
                if (i_202 < 0) {
                    l_200 = l_206;
                } else {
                    i_207 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_206 << 6))) + (ulong) 8L))));
                    l_208 = l_63 >> i_74;
                    i_209 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_208 + (ulong) (((long) i_207) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_210 = i_209;
                    i_211 = 0;
                    i_212 = (-2);
                    while (true) {
                        if (!(i_212 == (-2))) {
                            break;
                        }
                        i_213 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_210) << 2)))));
                        i_214 = (int) ((uint) i_213 + (uint) (-1));
                        if (i_214 < 0) {
                            i_212 = (-1);
                        } else {
                            l_215 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_214) << 5));
                            i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_215));
                            l_217 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 8L))));
                            if ((!(i_207 == i_216)) || (!(l_208 == l_217))) {
                                if (i_73 == i_211) {
                                    i_212 = (-1);
                                } else {
                                    i_218 = (int) ((uint) i_211 + (uint) 1);
                                    i_219 = i_73 & ((int) ((uint) i_210 + (uint) 1));
                                    i_210 = i_219;
                                    i_211 = i_218;
                                }
                            } else {
                                i_212 = i_214;
                            }
                        }
                    }
                    if (i_212 < 0) {
                        i_220 = i_212;
                    } else {
                        i_221 = (int) get_group_id(0);
                        l_222 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_221)) << 6) + (((long) (i_221 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_222)) = ((int) ((uint) i_212 + (uint) 1));
                        GALEFS_FENCE();
                        l_223 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_212) << 5));
                        i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_223));
                        GALEFS_FENCE();
                        if (i_207 == i_224) {
                            l_225 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L))));
                            i_226 = (l_208 == l_225) ? 1 : 0;
                            i_227 = i_226;
                        } else {
                            i_227 = 0;
                        }
                        if (i_227 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_222)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_227 == 0) {
                            i_220 = (-1);
                        } else {
                            i_220 = i_212;
                        }
                    }
                    if (i_220 < 0) {
                        l_228 = (long) ((int) get_group_id(0));
                        l_229 = (long) ((ulong) l_4 + (ulong) ((l_228 << 12) + (l_228 << 11)));
                        l_230 = (long) ((ulong) l_229 + (ulong) 1796L);
                        i_231 = *((volatile __global gale_int *) (arg_fs + 16 + l_230));
                        l_232 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1896L))));
                        i_233 = (int) (0 - (uint) i_231);
                        if (i_233 < 0) {
                            i_234 = i_233;
                        } else {
                            l_235 = (long) ((ulong) l_232 + (ulong) (-64L));
                            i_236 = (int) ((uint) ((int) (((long) ((ulong) l_235 + (ulong) ((long) ((ulong) (l_235 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_237 = (long) ((ulong) l_229 + (ulong) 1792L);
                            i_238 = 0;
                            l_239 = 0L;
                            l_240 = (-1L);
                            while (true) {
                                if (!(i_238 == 0)) {
                                    break;
                                }
                                i_241 = *((volatile __global gale_int *) (arg_fs + 16 + l_230));
                                i_242 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
                                if (i_236 == i_242) {
                                    i_238 = 1;
                                } else {
                                    if (i_241 == 0) {
                                        if (l_239 < l_3) {
                                            GALEFS_RELAX(l_239);
                                            l_243 = (long) ((ulong) l_239 + (ulong) 1L);
                                            l_239 = l_243;
                                        } else {
                                            l_244 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_245 = (l_240 == l_244) ? (-110) : 0;
                                            i_238 = i_245;
                                            l_239 = 0L;
                                            l_240 = l_244;
                                        }
                                    } else {
                                        i_246 = (int) (0 - (uint) i_241);
                                        i_238 = i_246;
                                    }
                                }
                            }
                            i_234 = i_238;
                        }
                        if (i_234 < 0) {
                            l_247 = (long) i_234;
                            l_200 = l_247;
                        } else {
                            l_248 = (long) ((int) get_group_id(0));
                            l_249 = (long) ((ulong) l_4 + (ulong) ((l_248 << 12) + (l_248 << 11)));
                            l_250 = (long) ((ulong) l_249 + (ulong) 1896L);
                            l_251 = *((__global gale_long *) (arg_fs + 16 + l_250));
                            l_252 = (long) ((ulong) l_251 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_252) & 1023)))))) = 0L;
                            l_253 = (long) ((ulong) l_249 + (ulong) ((long) (uint) (((int) l_251) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_251 + (ulong) ((long) ((ulong) (l_251 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 16L)))) = l_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_253 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_253)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_250)) = l_252;
                            GALEFS_FENCE();
                            i_254 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_254))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_200 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_254 >> 6)))))) = (char) 1;
                                l_200 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_255 = (long) ((int) get_group_id(0));
                        l_256 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_255 << 12) + (l_255 << 11)))) + (ulong) 1864L);
                        l_257 = *((__global gale_long *) (arg_fs + 16 + l_256));
                        *((__global gale_long *) (arg_fs + 16 + l_256)) = ((long) ((ulong) l_257 + (ulong) 1L));
                        l_258 = (((long) (uint) i_220) << 32) | 1L;
                        l_200 = l_258;
                    }
                }
            } else {
                l_200 = l_199;
            }
        }
    } else {
        l_200 = 0L;
    }
B235:;
    if (((int) get_local_id(0)) == 0) {
        if (l_200 < (-4611686018427387904L)) {
            l_259 = (long) ((int) get_group_id(0));
            l_260 = (long) ((ulong) l_4 + (ulong) ((l_259 << 12) + (l_259 << 11)));
            l_261 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1896L))));
            l_262 = (long) ((ulong) l_261 + (ulong) (-64L));
            i_263 = (int) ((uint) ((int) (((long) ((ulong) l_262 + (ulong) ((long) ((ulong) (l_262 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_264 = (long) ((ulong) l_260 + (ulong) 1792L);
            l_265 = (long) ((ulong) l_260 + (ulong) 1796L);
            i_266 = 0;
            l_267 = 0L;
            l_268 = (-1L);
            while (true) {
                if (!(i_266 == 0)) {
                    break;
                }
                i_269 = *((volatile __global gale_int *) (arg_fs + 16 + l_265));
                i_270 = *((volatile __global gale_int *) (arg_fs + 16 + l_264));
                if (i_263 == i_270) {
                    i_266 = 1;
                } else {
                    if (i_269 == 0) {
                        if (l_267 < l_3) {
                            GALEFS_RELAX(l_267);
                            l_271 = (long) ((ulong) l_267 + (ulong) 1L);
                            l_267 = l_271;
                        } else {
                            l_272 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_273 = (l_268 == l_272) ? (-110) : 0;
                            i_266 = i_273;
                            l_267 = 0L;
                            l_268 = l_272;
                        }
                    } else {
                        i_274 = (int) (0 - (uint) i_269);
                        i_266 = i_274;
                    }
                }
            }
            if (i_266 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1888L)))) = i_263;
            }
            GALEFS_FENCE();
            if (i_266 < 0) {
                l_275 = (long) i_266;
                l_276 = l_275;
            } else {
                l_277 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1800L))));
                l_276 = l_277;
            }
            i_278 = (int) ((uint) ((int) l_200) + (uint) (-1));
            if (i_278 < 0) {
                l_279 = l_276;
            } else {
                if (l_276 < 0L) {
                    l_279 = l_276;
                } else {
                    l_280 = (l_276 << 32) | ((long) (uint) i_278);
                    l_279 = l_280;
                }
            }
        } else {
            l_279 = l_200;
        }
    } else {
        l_279 = l_200;
    }
    GALEFS_BROADCAST(3, l_281, l_279);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_281 < 0L)) {
            l_282 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_282 << 12) + (l_282 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_281 < 0L) {
        l_283 = l_281;
    } else {
        if (((int) l_281) == 0) {
            l_283 = 0L;
        } else {
            l_284 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_281 >> 32)) << 5))) + (ulong) 16L))));
            l_285 = (long) ((ulong) l_183 + (ulong) l_284);
            l_283 = l_285;
        }
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_283;
    l_286 = (long) ((ulong) l_63 + (ulong) (-1L));
    l_287 = l_77 & l_286;
    if (((int) get_local_id(0)) == 0) {
        l_288 = (long) ((int) get_group_id(0));
        i_289 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_288 << 12) + (l_288 << 11)))) + (ulong) 1796L))));
        i_290 = (int) (0 - (uint) i_289);
        if (i_290 < 0) {
            l_291 = (long) i_290;
            l_292 = l_291;
        } else {
            if (i_64 < 0) {
                i_293 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_295 = (int) ((uint) i_294 + (uint) (-1));
                    i_296 = (i_295 < 0) ? (-9) : i_295;
                    if (i_296 < 0) {
                        i_293 = i_296;
                    } else {
                        i_297 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_297 & 3) == 1) {
                            i_293 = (-9);
                        } else {
                            i_293 = i_296;
                        }
                    }
                } else {
                    i_293 = (-9);
                }
            }
            l_298 = (long) i_293;
            if (i_293 < 0) {
                l_292 = l_298;
            } else {
                if (l_286 < 0L) {
                    l_292 = (-22L);
                } else {
                    l_299 = (long) ((int) get_group_id(0));
                    i_300 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_299 << 12) + (l_299 << 11)))) + (ulong) 1856L))));
                    if (i_300 == 0) {
                        l_301 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_298 << 6)))));
                        l_302 = (long) ((ulong) l_301 - (ulong) l_286);
                        if (l_302 < 1L) {
                            l_292 = 0L;
                        } else {
                            l_303 = (l_302 < 2L) ? l_302 : 2L;
                            l_292 = l_303;
                        }
                    } else {
                        l_292 = (-16L);
                    }
                }
            }
        }
        l_304 = (l_292 < 0L) ? l_292 : (-22L);
        if (l_292 < 1L) {
            l_305 = l_304;
        } else {
            if (l_292 == 2L) {
                l_306 = (long) ((ulong) l_76 - (ulong) l_287);
                if (l_306 < 2L) {
                    if (!(((int) l_306) == 2)) {
                        l_305 = l_304;
                        goto B346;
                    }
                }
                if (i_64 < 0) {
                    i_307 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_308 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_309 = (int) ((uint) i_308 + (uint) (-1));
                        i_310 = (i_309 < 0) ? (-9) : i_309;
                        i_307 = i_310;
                    } else {
                        i_307 = (-9);
                    }
                }
                l_311 = (long) i_307;
                if (i_307 < 0) {
                    l_305 = l_311;
                } else {
                    i_312 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_311 << 6))) + (ulong) 8L))));
                    l_313 = l_286 >> i_74;
                    i_314 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_313 + (ulong) (((long) i_312) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_315 = i_314;
                    i_316 = 0;
                    i_317 = (-2);
                    while (true) {
                        if (!(i_317 == (-2))) {
                            break;
                        }
                        i_318 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_315) << 2)))));
                        i_319 = (int) ((uint) i_318 + (uint) (-1));
                        if (i_319 < 0) {
                            i_317 = (-1);
                        } else {
                            l_320 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_319) << 5));
                            i_321 = *((volatile __global gale_int *) (arg_fs + 16 + l_320));
                            l_322 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 8L))));
                            if ((!(i_312 == i_321)) || (!(l_313 == l_322))) {
                                if (i_73 == i_316) {
                                    i_317 = (-1);
                                } else {
                                    i_323 = (int) ((uint) i_316 + (uint) 1);
                                    i_324 = i_73 & ((int) ((uint) i_315 + (uint) 1));
                                    i_315 = i_324;
                                    i_316 = i_323;
                                }
                            } else {
                                i_317 = i_319;
                            }
                        }
                    }
                    if (i_317 < 0) {
                        i_325 = i_317;
                    } else {
                        i_326 = (int) get_group_id(0);
                        l_327 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_326)) << 6) + (((long) (i_326 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_327)) = ((int) ((uint) i_317 + (uint) 1));
                        GALEFS_FENCE();
                        l_328 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_317) << 5));
                        i_329 = *((volatile __global gale_int *) (arg_fs + 16 + l_328));
                        GALEFS_FENCE();
                        if (i_312 == i_329) {
                            l_330 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_328 + (ulong) 8L))));
                            i_331 = (l_313 == l_330) ? 1 : 0;
                            i_332 = i_331;
                        } else {
                            i_332 = 0;
                        }
                        if (i_332 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_327)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_332 == 0) {
                            i_325 = (-1);
                        } else {
                            i_325 = i_317;
                        }
                    }
                    if (i_325 < 0) {
                        l_333 = (long) ((int) get_group_id(0));
                        l_334 = (long) ((ulong) l_4 + (ulong) ((l_333 << 12) + (l_333 << 11)));
                        l_335 = (long) ((ulong) l_334 + (ulong) 1796L);
                        i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_335));
                        l_337 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_334 + (ulong) 1896L))));
                        i_338 = (int) (0 - (uint) i_336);
                        if (i_338 < 0) {
                            i_339 = i_338;
                        } else {
                            l_340 = (long) ((ulong) l_337 + (ulong) (-64L));
                            i_341 = (int) ((uint) ((int) (((long) ((ulong) l_340 + (ulong) ((long) ((ulong) (l_340 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_342 = (long) ((ulong) l_334 + (ulong) 1792L);
                            i_343 = 0;
                            l_344 = 0L;
                            l_345 = (-1L);
                            while (true) {
                                if (!(i_343 == 0)) {
                                    break;
                                }
                                i_346 = *((volatile __global gale_int *) (arg_fs + 16 + l_335));
                                i_347 = *((volatile __global gale_int *) (arg_fs + 16 + l_342));
                                if (i_341 == i_347) {
                                    i_343 = 1;
                                } else {
                                    if (i_346 == 0) {
                                        if (l_344 < l_3) {
                                            GALEFS_RELAX(l_344);
                                            l_348 = (long) ((ulong) l_344 + (ulong) 1L);
                                            l_344 = l_348;
                                        } else {
                                            l_349 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_350 = (l_345 == l_349) ? (-110) : 0;
                                            i_343 = i_350;
                                            l_344 = 0L;
                                            l_345 = l_349;
                                        }
                                    } else {
                                        i_351 = (int) (0 - (uint) i_346);
                                        i_343 = i_351;
                                    }
                                }
                            }
                            i_339 = i_343;
                        }
                        if (i_339 < 0) {
                            l_352 = (long) i_339;
                            l_305 = l_352;
                        } else {
                            l_353 = (long) ((int) get_group_id(0));
                            l_354 = (long) ((ulong) l_4 + (ulong) ((l_353 << 12) + (l_353 << 11)));
                            l_355 = (long) ((ulong) l_354 + (ulong) 1896L);
                            l_356 = *((__global gale_long *) (arg_fs + 16 + l_355));
                            l_357 = (long) ((ulong) l_356 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) ((long) (uint) (((int) l_357) & 1023)))))) = 0L;
                            l_358 = (long) ((ulong) l_354 + (ulong) ((long) (uint) (((int) l_356) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_356 + (ulong) ((long) ((ulong) (l_356 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 16L)))) = l_286;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 24L)))) = 2L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_358)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_355)) = l_357;
                            GALEFS_FENCE();
                            i_359 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_359))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_305 = (-9223372036854775805L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_359 >> 6)))))) = (char) 1;
                                l_305 = (-9223372036854775805L);
                            }
                        }
                    } else {
                        l_360 = (long) ((int) get_group_id(0));
                        l_361 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_360 << 12) + (l_360 << 11)))) + (ulong) 1864L);
                        l_362 = *((__global gale_long *) (arg_fs + 16 + l_361));
                        *((__global gale_long *) (arg_fs + 16 + l_361)) = ((long) ((ulong) l_362 + (ulong) 1L));
                        l_363 = (((long) (uint) i_325) << 32) | 2L;
                        l_305 = l_363;
                    }
                }
            } else {
                l_305 = l_304;
            }
        }
    } else {
        l_305 = 0L;
    }
B346:;
    if (((int) get_local_id(0)) == 0) {
        if (l_305 < (-4611686018427387904L)) {
            l_364 = (long) ((int) get_group_id(0));
            l_365 = (long) ((ulong) l_4 + (ulong) ((l_364 << 12) + (l_364 << 11)));
            l_366 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 1896L))));
            l_367 = (long) ((ulong) l_366 + (ulong) (-64L));
            i_368 = (int) ((uint) ((int) (((long) ((ulong) l_367 + (ulong) ((long) ((ulong) (l_367 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_369 = (long) ((ulong) l_365 + (ulong) 1792L);
            l_370 = (long) ((ulong) l_365 + (ulong) 1796L);
            i_371 = 0;
            l_372 = 0L;
            l_373 = (-1L);
            while (true) {
                if (!(i_371 == 0)) {
                    break;
                }
                i_374 = *((volatile __global gale_int *) (arg_fs + 16 + l_370));
                i_375 = *((volatile __global gale_int *) (arg_fs + 16 + l_369));
                if (i_368 == i_375) {
                    i_371 = 1;
                } else {
                    if (i_374 == 0) {
                        if (l_372 < l_3) {
                            GALEFS_RELAX(l_372);
                            l_376 = (long) ((ulong) l_372 + (ulong) 1L);
                            l_372 = l_376;
                        } else {
                            l_377 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_378 = (l_373 == l_377) ? (-110) : 0;
                            i_371 = i_378;
                            l_372 = 0L;
                            l_373 = l_377;
                        }
                    } else {
                        i_379 = (int) (0 - (uint) i_374);
                        i_371 = i_379;
                    }
                }
            }
            if (i_371 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 1888L)))) = i_368;
            }
            GALEFS_FENCE();
            if (i_371 < 0) {
                l_380 = (long) i_371;
                l_381 = l_380;
            } else {
                l_382 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 1800L))));
                l_381 = l_382;
            }
            i_383 = (int) ((uint) ((int) l_305) + (uint) (-1));
            if (i_383 < 0) {
                l_384 = l_381;
            } else {
                if (l_381 < 0L) {
                    l_384 = l_381;
                } else {
                    l_385 = (l_381 << 32) | ((long) (uint) i_383);
                    l_384 = l_385;
                }
            }
        } else {
            l_384 = l_305;
        }
    } else {
        l_384 = l_305;
    }
    GALEFS_BROADCAST(4, l_386, l_384);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_386 < 0L)) {
            l_387 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_387 << 12) + (l_387 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_386 < 0L) {
        l_388 = l_386;
    } else {
        if (((int) l_386) == 0) {
            l_388 = 0L;
        } else {
            l_389 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_386 >> 32)) << 5))) + (ulong) 16L))));
            l_390 = (long) ((ulong) l_287 + (ulong) l_389);
            l_388 = l_390;
        }
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_388;
    if (((int) get_local_id(0)) == 0) {
        l_391 = (long) ((int) get_group_id(0));
        i_392 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_391 << 12) + (l_391 << 11)))) + (ulong) 1796L))));
        i_393 = (int) (0 - (uint) i_392);
        if (i_393 < 0) {
            l_394 = (long) i_393;
            l_395 = l_394;
        } else {
            if (i_64 < 0) {
                i_396 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_397 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_398 = (int) ((uint) i_397 + (uint) (-1));
                    i_399 = (i_398 < 0) ? (-9) : i_398;
                    if (i_399 < 0) {
                        i_396 = i_399;
                    } else {
                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_400 & 3) == 1) {
                            i_396 = (-9);
                        } else {
                            i_396 = i_399;
                        }
                    }
                } else {
                    i_396 = (-9);
                }
            }
            l_401 = (long) i_396;
            if (i_396 < 0) {
                l_395 = l_401;
            } else {
                l_402 = (long) ((int) get_group_id(0));
                i_403 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_402 << 12) + (l_402 << 11)))) + (ulong) 1856L))));
                if (i_403 == 0) {
                    l_404 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_401 << 6)))));
                    l_395 = 0L;
                } else {
                    l_395 = (-16L);
                }
            }
        }
        l_405 = (l_395 < 0L) ? l_395 : (-22L);
        l_406 = l_405;
    } else {
        l_406 = 0L;
    }
    GALEFS_BROADCAST(5, l_407, l_406);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_407 < 0L)) {
            l_408 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_408 << 12) + (l_408 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_407 < 0L) {
        l_409 = l_407;
    } else {
        if (((int) l_407) == 0) {
            l_409 = 0L;
        } else {
            l_410 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_407 >> 32)) << 5))) + (ulong) 16L))));
            l_409 = l_410;
        }
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_409;
    if (((int) get_local_id(0)) == 0) {
        l_411 = (long) ((int) get_group_id(0));
        i_412 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_411 << 12) + (l_411 << 11)))) + (ulong) 1796L))));
        i_413 = (int) (0 - (uint) i_412);
        if (i_413 < 0) {
            l_414 = (long) i_413;
            l_415 = l_414;
        } else {
            if (i_64 < 0) {
                i_416 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_417 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_418 = (int) ((uint) i_417 + (uint) (-1));
                    i_419 = (i_418 < 0) ? (-9) : i_418;
                    if (i_419 < 0) {
                        i_416 = i_419;
                    } else {
                        i_420 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_420 & 3) == 1) {
                            i_416 = (-9);
                        } else {
                            i_416 = i_419;
                        }
                    }
                } else {
                    i_416 = (-9);
                }
            }
            if (i_416 < 0) {
                l_421 = (long) i_416;
                l_415 = l_421;
            } else {
                l_415 = (-22L);
            }
        }
        if (true) {
            l_422 = l_415;
        } else {
            if (false) {
                if (i_64 < 0) {
                    i_423 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_424 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_425 = (int) ((uint) i_424 + (uint) (-1));
                        i_426 = (i_425 < 0) ? (-9) : i_425;
                        i_423 = i_426;
                    } else {
                        i_423 = (-9);
                    }
                }
                l_427 = (long) i_423;
                if (i_423 < 0) {
                    l_422 = l_427;
                } else {
                    i_428 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_427 << 6))) + (ulong) 8L))));
                    i_429 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_428) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_430 = i_429;
                    i_431 = 0;
                    i_432 = (-2);
                    while (true) {
                        if (!(i_432 == (-2))) {
                            break;
                        }
                        i_433 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_430) << 2)))));
                        i_434 = (int) ((uint) i_433 + (uint) (-1));
                        if (i_434 < 0) {
                            i_432 = (-1);
                        } else {
                            l_435 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_434) << 5));
                            i_436 = *((volatile __global gale_int *) (arg_fs + 16 + l_435));
                            l_437 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 8L))));
                            if ((!(i_428 == i_436)) || (!(l_437 == (-1L)))) {
                                if (i_73 == i_431) {
                                    i_432 = (-1);
                                } else {
                                    i_438 = (int) ((uint) i_431 + (uint) 1);
                                    i_439 = i_73 & ((int) ((uint) i_430 + (uint) 1));
                                    i_430 = i_439;
                                    i_431 = i_438;
                                }
                            } else {
                                i_432 = i_434;
                            }
                        }
                    }
                    if (i_432 < 0) {
                        i_440 = i_432;
                    } else {
                        i_441 = (int) get_group_id(0);
                        l_442 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_441)) << 6) + (((long) (i_441 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_442)) = ((int) ((uint) i_432 + (uint) 1));
                        GALEFS_FENCE();
                        l_443 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_432) << 5));
                        i_444 = *((volatile __global gale_int *) (arg_fs + 16 + l_443));
                        GALEFS_FENCE();
                        if (i_428 == i_444) {
                            l_445 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 8L))));
                            i_446 = (l_445 == (-1L)) ? 1 : 0;
                            i_447 = i_446;
                        } else {
                            i_447 = 0;
                        }
                        if (i_447 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_442)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_447 == 0) {
                            i_440 = (-1);
                        } else {
                            i_440 = i_432;
                        }
                    }
                    if (i_440 < 0) {
                        l_448 = (long) ((int) get_group_id(0));
                        l_449 = (long) ((ulong) l_4 + (ulong) ((l_448 << 12) + (l_448 << 11)));
                        l_450 = (long) ((ulong) l_449 + (ulong) 1796L);
                        i_451 = *((volatile __global gale_int *) (arg_fs + 16 + l_450));
                        l_452 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_449 + (ulong) 1896L))));
                        i_453 = (int) (0 - (uint) i_451);
                        if (i_453 < 0) {
                            i_454 = i_453;
                        } else {
                            l_455 = (long) ((ulong) l_452 + (ulong) (-64L));
                            i_456 = (int) ((uint) ((int) (((long) ((ulong) l_455 + (ulong) ((long) ((ulong) (l_455 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_457 = (long) ((ulong) l_449 + (ulong) 1792L);
                            i_458 = 0;
                            l_459 = 0L;
                            l_460 = (-1L);
                            while (true) {
                                if (!(i_458 == 0)) {
                                    break;
                                }
                                i_461 = *((volatile __global gale_int *) (arg_fs + 16 + l_450));
                                i_462 = *((volatile __global gale_int *) (arg_fs + 16 + l_457));
                                if (i_456 == i_462) {
                                    i_458 = 1;
                                } else {
                                    if (i_461 == 0) {
                                        if (l_459 < l_3) {
                                            GALEFS_RELAX(l_459);
                                            l_463 = (long) ((ulong) l_459 + (ulong) 1L);
                                            l_459 = l_463;
                                        } else {
                                            l_464 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_465 = (l_460 == l_464) ? (-110) : 0;
                                            i_458 = i_465;
                                            l_459 = 0L;
                                            l_460 = l_464;
                                        }
                                    } else {
                                        i_466 = (int) (0 - (uint) i_461);
                                        i_458 = i_466;
                                    }
                                }
                            }
                            i_454 = i_458;
                        }
                        if (i_454 < 0) {
                            l_467 = (long) i_454;
                            l_422 = l_467;
                        } else {
                            l_468 = (long) ((int) get_group_id(0));
                            l_469 = (long) ((ulong) l_4 + (ulong) ((l_468 << 12) + (l_468 << 11)));
                            l_470 = (long) ((ulong) l_469 + (ulong) 1896L);
                            l_471 = *((__global gale_long *) (arg_fs + 16 + l_470));
                            l_472 = (long) ((ulong) l_471 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) ((long) (uint) (((int) l_472) & 1023)))))) = 0L;
                            l_473 = (long) ((ulong) l_469 + (ulong) ((long) (uint) (((int) l_471) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_471 + (ulong) ((long) ((ulong) (l_471 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 16L)))) = (-1L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_473)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_470)) = l_472;
                            GALEFS_FENCE();
                            i_474 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_474))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_422 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_474 >> 6)))))) = (char) 1;
                                l_422 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_475 = (long) ((int) get_group_id(0));
                        l_476 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_475 << 12) + (l_475 << 11)))) + (ulong) 1864L);
                        l_477 = *((__global gale_long *) (arg_fs + 16 + l_476));
                        *((__global gale_long *) (arg_fs + 16 + l_476)) = ((long) ((ulong) l_477 + (ulong) 1L));
                        l_478 = (((long) (uint) i_440) << 32) | 1L;
                        l_422 = l_478;
                    }
                }
            } else {
                l_422 = l_415;
            }
        }
    } else {
        l_422 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_422 < (-4611686018427387904L)) {
            l_479 = (long) ((int) get_group_id(0));
            l_480 = (long) ((ulong) l_4 + (ulong) ((l_479 << 12) + (l_479 << 11)));
            l_481 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_480 + (ulong) 1896L))));
            l_482 = (long) ((ulong) l_481 + (ulong) (-64L));
            i_483 = (int) ((uint) ((int) (((long) ((ulong) l_482 + (ulong) ((long) ((ulong) (l_482 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_484 = (long) ((ulong) l_480 + (ulong) 1792L);
            l_485 = (long) ((ulong) l_480 + (ulong) 1796L);
            i_486 = 0;
            l_487 = 0L;
            l_488 = (-1L);
            while (true) {
                if (!(i_486 == 0)) {
                    break;
                }
                i_489 = *((volatile __global gale_int *) (arg_fs + 16 + l_485));
                i_490 = *((volatile __global gale_int *) (arg_fs + 16 + l_484));
                if (i_483 == i_490) {
                    i_486 = 1;
                } else {
                    if (i_489 == 0) {
                        if (l_487 < l_3) {
                            GALEFS_RELAX(l_487);
                            l_491 = (long) ((ulong) l_487 + (ulong) 1L);
                            l_487 = l_491;
                        } else {
                            l_492 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_493 = (l_488 == l_492) ? (-110) : 0;
                            i_486 = i_493;
                            l_487 = 0L;
                            l_488 = l_492;
                        }
                    } else {
                        i_494 = (int) (0 - (uint) i_489);
                        i_486 = i_494;
                    }
                }
            }
            if (i_486 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_480 + (ulong) 1888L)))) = i_483;
            }
            GALEFS_FENCE();
            if (i_486 < 0) {
                l_495 = (long) i_486;
                l_496 = l_495;
            } else {
                l_497 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_480 + (ulong) 1800L))));
                l_496 = l_497;
            }
            i_498 = (int) ((uint) ((int) l_422) + (uint) (-1));
            if (i_498 < 0) {
                l_499 = l_496;
            } else {
                if (l_496 < 0L) {
                    l_499 = l_496;
                } else {
                    l_500 = (l_496 << 32) | ((long) (uint) i_498);
                    l_499 = l_500;
                }
            }
        } else {
            l_499 = l_422;
        }
    } else {
        l_499 = l_422;
    }
    GALEFS_BROADCAST(6, l_501, l_499);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_501 < 0L)) {
            l_502 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_502 << 12) + (l_502 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_501 < 0L) {
        l_503 = l_501;
    } else {
        if (((int) l_501) == 0) {
            l_503 = 0L;
        } else {
            l_504 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_501 >> 32)) << 5))) + (ulong) 16L))));
            l_505 = (long) ((ulong) l_77 + (ulong) l_504);
            l_503 = l_505;
        }
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_503;
    i_506 = (int) l_76;
    if (((int) get_local_id(0)) == 0) {
        l_507 = (long) ((int) get_group_id(0));
        i_508 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_507 << 12) + (l_507 << 11)))) + (ulong) 1796L))));
        i_509 = (int) (0 - (uint) i_508);
        if (i_509 < 0) {
            l_510 = (long) i_509;
            l_511 = l_510;
        } else {
            l_511 = (-9L);
        }
        if (true) {
            l_512 = l_511;
        } else {
            if (false) {
                if (l_76 < 1L) {
                    if (i_506 == 1) {
                        l_512 = (-9L);
                    } else {
                        l_512 = l_511;
                    }
                } else {
                    l_512 = (-9L);
                }
            } else {
                l_512 = l_511;
            }
        }
    } else {
        l_512 = 0L;
    }
    GALEFS_BROADCAST(7, l_513, l_512);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_513 < 0L)) {
            l_514 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_514 << 12) + (l_514 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_513 < 0L) {
        l_515 = l_513;
    } else {
        if (((int) l_513) == 0) {
            l_515 = 0L;
        } else {
            l_516 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_513 >> 32)) << 5))) + (ulong) 16L))));
            l_515 = l_516;
        }
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_515;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_517 = (long) ((int) get_group_id(0));
        i_518 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_517 << 12) + (l_517 << 11)))) + (ulong) 1856L))));
        if (i_518 == 0) {
            l_519 = (-22L);
        } else {
            l_520 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_520 << 12) + (l_520 << 11)))) + (ulong) 1856L)))) = 0;
            l_521 = (long) ((int) get_group_id(0));
            l_522 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_521 << 12) + (l_521 << 11)))) + (ulong) 1872L);
            l_523 = *((__global gale_long *) (arg_fs + 16 + l_522));
            *((__global gale_long *) (arg_fs + 16 + l_522)) = ((long) ((ulong) l_523 + (ulong) 1L));
            GALEFS_FENCE();
            i_524 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_524)) << 6) + (((long) (i_524 >> i_69)) << 2)))))) = 0;
            l_525 = (long) ((int) get_group_id(0));
            l_526 = (long) ((ulong) l_4 + (ulong) ((l_525 << 12) + (l_525 << 11)));
            l_527 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1896L))));
            l_528 = (long) ((ulong) l_527 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_528 + (ulong) ((long) ((ulong) (l_528 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_519 = 0L;
        }
    } else {
        l_519 = 0L;
    }
    GALEFS_BROADCAST(9, l_529, l_519);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_529));
    if (((int) get_local_id(0)) == 0) {
        l_530 = (long) ((int) get_group_id(0));
        i_531 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_530 << 12) + (l_530 << 11)))) + (ulong) 1796L))));
        i_532 = (int) (0 - (uint) i_531);
        if (i_532 < 0) {
            l_533 = (long) i_532;
            l_534 = l_533;
        } else {
            if (i_64 < 0) {
                i_535 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_536 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_537 = (int) ((uint) i_536 + (uint) (-1));
                    i_538 = (i_537 < 0) ? (-9) : i_537;
                    if (i_538 < 0) {
                        i_535 = i_538;
                    } else {
                        i_539 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_539 & 3) == 1) {
                            i_535 = (-9);
                        } else {
                            i_535 = i_538;
                        }
                    }
                } else {
                    i_535 = (-9);
                }
            }
            l_540 = (long) i_535;
            if (i_535 < 0) {
                l_534 = l_540;
            } else {
                l_541 = (long) ((int) get_group_id(0));
                i_542 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_541 << 12) + (l_541 << 11)))) + (ulong) 1856L))));
                if (i_542 == 0) {
                    l_543 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_540 << 6)))));
                    l_544 = (l_543 < 1L) ? 0L : 1L;
                    l_534 = l_544;
                } else {
                    l_534 = (-16L);
                }
            }
        }
        l_545 = (l_534 < 0L) ? l_534 : (-22L);
        if (l_534 < 1L) {
            l_546 = l_545;
        } else {
            if (l_534 == 1L) {
                if (l_76 < 1L) {
                    if (!(i_506 == 1)) {
                        l_546 = l_545;
                        goto B611;
                    }
                }
                if (i_64 < 0) {
                    i_547 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_548 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_549 = (int) ((uint) i_548 + (uint) (-1));
                        i_550 = (i_549 < 0) ? (-9) : i_549;
                        i_547 = i_550;
                    } else {
                        i_547 = (-9);
                    }
                }
                l_551 = (long) i_547;
                if (i_547 < 0) {
                    l_546 = l_551;
                } else {
                    i_552 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_551 << 6))) + (ulong) 8L))));
                    i_553 = i_73 & ((int) (((long) ((ulong) ((long) i_552) * (ulong) 5367187945662971904L)) >> 32));
                    i_554 = i_553;
                    i_555 = 0;
                    i_556 = (-2);
                    while (true) {
                        if (!(i_556 == (-2))) {
                            break;
                        }
                        i_557 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_554) << 2)))));
                        i_558 = (int) ((uint) i_557 + (uint) (-1));
                        if (i_558 < 0) {
                            i_556 = (-1);
                        } else {
                            l_559 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_558) << 5));
                            i_560 = *((volatile __global gale_int *) (arg_fs + 16 + l_559));
                            l_561 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_559 + (ulong) 8L))));
                            if ((!(i_552 == i_560)) || (!(l_561 == 0L))) {
                                if (i_73 == i_555) {
                                    i_556 = (-1);
                                } else {
                                    i_562 = (int) ((uint) i_555 + (uint) 1);
                                    i_563 = i_73 & ((int) ((uint) i_554 + (uint) 1));
                                    i_554 = i_563;
                                    i_555 = i_562;
                                }
                            } else {
                                i_556 = i_558;
                            }
                        }
                    }
                    if (i_556 < 0) {
                        i_564 = i_556;
                    } else {
                        i_565 = (int) get_group_id(0);
                        l_566 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_565)) << 6) + (((long) (i_565 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_566)) = ((int) ((uint) i_556 + (uint) 1));
                        GALEFS_FENCE();
                        l_567 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_556) << 5));
                        i_568 = *((volatile __global gale_int *) (arg_fs + 16 + l_567));
                        GALEFS_FENCE();
                        if (i_552 == i_568) {
                            l_569 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_567 + (ulong) 8L))));
                            i_570 = (l_569 == 0L) ? 1 : 0;
                            i_571 = i_570;
                        } else {
                            i_571 = 0;
                        }
                        if (i_571 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_566)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_571 == 0) {
                            i_564 = (-1);
                        } else {
                            i_564 = i_556;
                        }
                    }
                    if (i_564 < 0) {
                        l_572 = (long) ((int) get_group_id(0));
                        l_573 = (long) ((ulong) l_4 + (ulong) ((l_572 << 12) + (l_572 << 11)));
                        l_574 = (long) ((ulong) l_573 + (ulong) 1796L);
                        i_575 = *((volatile __global gale_int *) (arg_fs + 16 + l_574));
                        l_576 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_573 + (ulong) 1896L))));
                        i_577 = (int) (0 - (uint) i_575);
                        if (i_577 < 0) {
                            i_578 = i_577;
                        } else {
                            l_579 = (long) ((ulong) l_576 + (ulong) (-64L));
                            i_580 = (int) ((uint) ((int) (((long) ((ulong) l_579 + (ulong) ((long) ((ulong) (l_579 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_581 = (long) ((ulong) l_573 + (ulong) 1792L);
                            i_582 = 0;
                            l_583 = 0L;
                            l_584 = (-1L);
                            while (true) {
                                if (!(i_582 == 0)) {
                                    break;
                                }
                                i_585 = *((volatile __global gale_int *) (arg_fs + 16 + l_574));
                                i_586 = *((volatile __global gale_int *) (arg_fs + 16 + l_581));
                                if (i_580 == i_586) {
                                    i_582 = 1;
                                } else {
                                    if (i_585 == 0) {
                                        if (l_583 < l_3) {
                                            GALEFS_RELAX(l_583);
                                            l_587 = (long) ((ulong) l_583 + (ulong) 1L);
                                            l_583 = l_587;
                                        } else {
                                            l_588 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_589 = (l_584 == l_588) ? (-110) : 0;
                                            i_582 = i_589;
                                            l_583 = 0L;
                                            l_584 = l_588;
                                        }
                                    } else {
                                        i_590 = (int) (0 - (uint) i_585);
                                        i_582 = i_590;
                                    }
                                }
                            }
                            i_578 = i_582;
                        }
                        if (i_578 < 0) {
                            l_591 = (long) i_578;
                            l_546 = l_591;
                        } else {
                            l_592 = (long) ((int) get_group_id(0));
                            l_593 = (long) ((ulong) l_4 + (ulong) ((l_592 << 12) + (l_592 << 11)));
                            l_594 = (long) ((ulong) l_593 + (ulong) 1896L);
                            l_595 = *((__global gale_long *) (arg_fs + 16 + l_594));
                            l_596 = (long) ((ulong) l_595 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_593 + (ulong) ((long) (uint) (((int) l_596) & 1023)))))) = 0L;
                            l_597 = (long) ((ulong) l_593 + (ulong) ((long) (uint) (((int) l_595) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_595 + (ulong) ((long) ((ulong) (l_595 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_597 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_597)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_594)) = l_596;
                            GALEFS_FENCE();
                            i_598 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_598))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_546 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_598 >> 6)))))) = (char) 1;
                                l_546 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_599 = (long) ((int) get_group_id(0));
                        l_600 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_599 << 12) + (l_599 << 11)))) + (ulong) 1864L);
                        l_601 = *((__global gale_long *) (arg_fs + 16 + l_600));
                        *((__global gale_long *) (arg_fs + 16 + l_600)) = ((long) ((ulong) l_601 + (ulong) 1L));
                        l_602 = (((long) (uint) i_564) << 32) | 1L;
                        l_546 = l_602;
                    }
                }
            } else {
                l_546 = l_545;
            }
        }
    } else {
        l_546 = 0L;
    }
B611:;
    if (((int) get_local_id(0)) == 0) {
        if (l_546 < (-4611686018427387904L)) {
            l_603 = (long) ((int) get_group_id(0));
            l_604 = (long) ((ulong) l_4 + (ulong) ((l_603 << 12) + (l_603 << 11)));
            l_605 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 1896L))));
            l_606 = (long) ((ulong) l_605 + (ulong) (-64L));
            i_607 = (int) ((uint) ((int) (((long) ((ulong) l_606 + (ulong) ((long) ((ulong) (l_606 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_608 = (long) ((ulong) l_604 + (ulong) 1792L);
            l_609 = (long) ((ulong) l_604 + (ulong) 1796L);
            i_610 = 0;
            l_611 = 0L;
            l_612 = (-1L);
            while (true) {
                if (!(i_610 == 0)) {
                    break;
                }
                i_613 = *((volatile __global gale_int *) (arg_fs + 16 + l_609));
                i_614 = *((volatile __global gale_int *) (arg_fs + 16 + l_608));
                if (i_607 == i_614) {
                    i_610 = 1;
                } else {
                    if (i_613 == 0) {
                        if (l_611 < l_3) {
                            GALEFS_RELAX(l_611);
                            l_615 = (long) ((ulong) l_611 + (ulong) 1L);
                            l_611 = l_615;
                        } else {
                            l_616 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_617 = (l_612 == l_616) ? (-110) : 0;
                            i_610 = i_617;
                            l_611 = 0L;
                            l_612 = l_616;
                        }
                    } else {
                        i_618 = (int) (0 - (uint) i_613);
                        i_610 = i_618;
                    }
                }
            }
            if (i_610 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 1888L)))) = i_607;
            }
            GALEFS_FENCE();
            if (i_610 < 0) {
                l_619 = (long) i_610;
                l_620 = l_619;
            } else {
                l_621 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_604 + (ulong) 1800L))));
                l_620 = l_621;
            }
            i_622 = (int) ((uint) ((int) l_546) + (uint) (-1));
            if (i_622 < 0) {
                l_623 = l_620;
            } else {
                if (l_620 < 0L) {
                    l_623 = l_620;
                } else {
                    l_624 = (l_620 << 32) | ((long) (uint) i_622);
                    l_623 = l_624;
                }
            }
        } else {
            l_623 = l_546;
        }
    } else {
        l_623 = l_546;
    }
    GALEFS_BROADCAST(10, l_625, l_623);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_625 < 0L)) {
            l_626 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_626 << 12) + (l_626 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (!(l_625 < 0L)) {
        if (!(((int) l_625) == 0)) {
            l_627 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_625 >> 32)) << 5))) + (ulong) 16L))));
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_628 = (long) ((int) get_group_id(0));
        i_629 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_628 << 12) + (l_628 << 11)))) + (ulong) 1796L))));
        i_630 = (int) (0 - (uint) i_629);
        if (i_630 < 0) {
            l_631 = (long) i_630;
            l_632 = l_631;
        } else {
            if (i_64 < 0) {
                i_633 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_634 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_635 = (int) ((uint) i_634 + (uint) (-1));
                    i_636 = (i_635 < 0) ? (-9) : i_635;
                    if (i_636 < 0) {
                        i_633 = i_636;
                    } else {
                        i_637 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_637 & 3) == 1) {
                            i_633 = (-9);
                        } else {
                            i_633 = i_636;
                        }
                    }
                } else {
                    i_633 = (-9);
                }
            }
            l_638 = (long) i_633;
            if (i_633 < 0) {
                l_632 = l_638;
            } else {
                l_639 = (long) ((int) get_group_id(0));
                i_640 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_639 << 12) + (l_639 << 11)))) + (ulong) 1856L))));
                if (i_640 == 0) {
                    l_641 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_638 << 6)))));
                    l_642 = (l_641 < 1L) ? 0L : 1L;
                    l_632 = l_642;
                } else {
                    l_632 = (-16L);
                }
            }
        }
        l_643 = (l_632 < 0L) ? l_632 : (-22L);
        if (l_632 < 1L) {
            l_644 = l_643;
        } else {
            if (l_632 == 1L) {
                if (l_76 < 1L) {
                    if (!(i_506 == 1)) {
                        l_644 = l_643;
                        goto B718;
                    }
                }
                if (i_64 < 0) {
                    i_645 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_646 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_647 = (int) ((uint) i_646 + (uint) (-1));
                        i_648 = (i_647 < 0) ? (-9) : i_647;
                        i_645 = i_648;
                    } else {
                        i_645 = (-9);
                    }
                }
                l_649 = (long) i_645;
                if (i_645 < 0) {
                    l_644 = l_649;
                } else {
                    i_650 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_649 << 6))) + (ulong) 8L))));
                    i_651 = i_73 & ((int) (((long) ((ulong) ((long) i_650) * (ulong) 5367187945662971904L)) >> 32));
                    i_652 = i_651;
                    i_653 = 0;
                    i_654 = (-2);
                    while (true) {
                        if (!(i_654 == (-2))) {
                            break;
                        }
                        i_655 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_652) << 2)))));
                        i_656 = (int) ((uint) i_655 + (uint) (-1));
                        if (i_656 < 0) {
                            i_654 = (-1);
                        } else {
                            l_657 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_656) << 5));
                            i_658 = *((volatile __global gale_int *) (arg_fs + 16 + l_657));
                            l_659 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 8L))));
                            if ((!(i_650 == i_658)) || (!(l_659 == 0L))) {
                                if (i_73 == i_653) {
                                    i_654 = (-1);
                                } else {
                                    i_660 = (int) ((uint) i_653 + (uint) 1);
                                    i_661 = i_73 & ((int) ((uint) i_652 + (uint) 1));
                                    i_652 = i_661;
                                    i_653 = i_660;
                                }
                            } else {
                                i_654 = i_656;
                            }
                        }
                    }
                    if (i_654 < 0) {
                        i_662 = i_654;
                    } else {
                        i_663 = (int) get_group_id(0);
                        l_664 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_663)) << 6) + (((long) (i_663 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_664)) = ((int) ((uint) i_654 + (uint) 1));
                        GALEFS_FENCE();
                        l_665 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_654) << 5));
                        i_666 = *((volatile __global gale_int *) (arg_fs + 16 + l_665));
                        GALEFS_FENCE();
                        if (i_650 == i_666) {
                            l_667 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_665 + (ulong) 8L))));
                            i_668 = (l_667 == 0L) ? 1 : 0;
                            i_669 = i_668;
                        } else {
                            i_669 = 0;
                        }
                        if (i_669 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_664)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_669 == 0) {
                            i_662 = (-1);
                        } else {
                            i_662 = i_654;
                        }
                    }
                    if (i_662 < 0) {
                        l_670 = (long) ((int) get_group_id(0));
                        l_671 = (long) ((ulong) l_4 + (ulong) ((l_670 << 12) + (l_670 << 11)));
                        l_672 = (long) ((ulong) l_671 + (ulong) 1796L);
                        i_673 = *((volatile __global gale_int *) (arg_fs + 16 + l_672));
                        l_674 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_671 + (ulong) 1896L))));
                        i_675 = (int) (0 - (uint) i_673);
                        if (i_675 < 0) {
                            i_676 = i_675;
                        } else {
                            l_677 = (long) ((ulong) l_674 + (ulong) (-64L));
                            i_678 = (int) ((uint) ((int) (((long) ((ulong) l_677 + (ulong) ((long) ((ulong) (l_677 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_679 = (long) ((ulong) l_671 + (ulong) 1792L);
                            i_680 = 0;
                            l_681 = 0L;
                            l_682 = (-1L);
                            while (true) {
                                if (!(i_680 == 0)) {
                                    break;
                                }
                                i_683 = *((volatile __global gale_int *) (arg_fs + 16 + l_672));
                                i_684 = *((volatile __global gale_int *) (arg_fs + 16 + l_679));
                                if (i_678 == i_684) {
                                    i_680 = 1;
                                } else {
                                    if (i_683 == 0) {
                                        if (l_681 < l_3) {
                                            GALEFS_RELAX(l_681);
                                            l_685 = (long) ((ulong) l_681 + (ulong) 1L);
                                            l_681 = l_685;
                                        } else {
                                            l_686 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_687 = (l_682 == l_686) ? (-110) : 0;
                                            i_680 = i_687;
                                            l_681 = 0L;
                                            l_682 = l_686;
                                        }
                                    } else {
                                        i_688 = (int) (0 - (uint) i_683);
                                        i_680 = i_688;
                                    }
                                }
                            }
                            i_676 = i_680;
                        }
                        if (i_676 < 0) {
                            l_689 = (long) i_676;
                            l_644 = l_689;
                        } else {
                            l_690 = (long) ((int) get_group_id(0));
                            l_691 = (long) ((ulong) l_4 + (ulong) ((l_690 << 12) + (l_690 << 11)));
                            l_692 = (long) ((ulong) l_691 + (ulong) 1896L);
                            l_693 = *((__global gale_long *) (arg_fs + 16 + l_692));
                            l_694 = (long) ((ulong) l_693 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_691 + (ulong) ((long) (uint) (((int) l_694) & 1023)))))) = 0L;
                            l_695 = (long) ((ulong) l_691 + (ulong) ((long) (uint) (((int) l_693) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_693 + (ulong) ((long) ((ulong) (l_693 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_695 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_695)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_692)) = l_694;
                            GALEFS_FENCE();
                            i_696 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_696))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_644 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_696 >> 6)))))) = (char) 1;
                                l_644 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_697 = (long) ((int) get_group_id(0));
                        l_698 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_697 << 12) + (l_697 << 11)))) + (ulong) 1864L);
                        l_699 = *((__global gale_long *) (arg_fs + 16 + l_698));
                        *((__global gale_long *) (arg_fs + 16 + l_698)) = ((long) ((ulong) l_699 + (ulong) 1L));
                        l_700 = (((long) (uint) i_662) << 32) | 1L;
                        l_644 = l_700;
                    }
                }
            } else {
                l_644 = l_643;
            }
        }
    } else {
        l_644 = 0L;
    }
B718:;
    if (((int) get_local_id(0)) == 0) {
        if (l_644 < (-4611686018427387904L)) {
            l_701 = (long) ((int) get_group_id(0));
            l_702 = (long) ((ulong) l_4 + (ulong) ((l_701 << 12) + (l_701 << 11)));
            l_703 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_702 + (ulong) 1896L))));
            l_704 = (long) ((ulong) l_703 + (ulong) (-64L));
            i_705 = (int) ((uint) ((int) (((long) ((ulong) l_704 + (ulong) ((long) ((ulong) (l_704 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_706 = (long) ((ulong) l_702 + (ulong) 1792L);
            l_707 = (long) ((ulong) l_702 + (ulong) 1796L);
            i_708 = 0;
            l_709 = 0L;
            l_710 = (-1L);
            while (true) {
                if (!(i_708 == 0)) {
                    break;
                }
                i_711 = *((volatile __global gale_int *) (arg_fs + 16 + l_707));
                i_712 = *((volatile __global gale_int *) (arg_fs + 16 + l_706));
                if (i_705 == i_712) {
                    i_708 = 1;
                } else {
                    if (i_711 == 0) {
                        if (l_709 < l_3) {
                            GALEFS_RELAX(l_709);
                            l_713 = (long) ((ulong) l_709 + (ulong) 1L);
                            l_709 = l_713;
                        } else {
                            l_714 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_715 = (l_710 == l_714) ? (-110) : 0;
                            i_708 = i_715;
                            l_709 = 0L;
                            l_710 = l_714;
                        }
                    } else {
                        i_716 = (int) (0 - (uint) i_711);
                        i_708 = i_716;
                    }
                }
            }
            if (i_708 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_702 + (ulong) 1888L)))) = i_705;
            }
            GALEFS_FENCE();
            if (i_708 < 0) {
                l_717 = (long) i_708;
                l_718 = l_717;
            } else {
                l_719 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_702 + (ulong) 1800L))));
                l_718 = l_719;
            }
            i_720 = (int) ((uint) ((int) l_644) + (uint) (-1));
            if (i_720 < 0) {
                l_721 = l_718;
            } else {
                if (l_718 < 0L) {
                    l_721 = l_718;
                } else {
                    l_722 = (l_718 << 32) | ((long) (uint) i_720);
                    l_721 = l_722;
                }
            }
        } else {
            l_721 = l_644;
        }
    } else {
        l_721 = l_644;
    }
    GALEFS_BROADCAST(11, l_723, l_721);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_723 < 0L)) {
            l_724 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_724 << 12) + (l_724 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_723 < 0L) {
        l_725 = l_723;
    } else {
        if (((int) l_723) == 0) {
            l_725 = 0L;
        } else {
            l_726 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_723 >> 32)) << 5))) + (ulong) 16L))));
            l_725 = l_726;
        }
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_725;
    i_727 = (int) get_local_id(0);
    i_728 = (int) get_local_id(0);
    i_729 = (int) get_local_id(0);
    i_730 = 1;
    i_731 = 0;
    while (true) {
        if (!(i_730 == 1)) {
            break;
        }
        l_732 = (long) i_731;
        l_733 = l_77 & l_732;
        if (i_729 == 0) {
            l_734 = (long) ((int) get_group_id(0));
            i_735 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_734 << 12) + (l_734 << 11)))) + (ulong) 1796L))));
            i_736 = (int) (0 - (uint) i_735);
            if (i_736 < 0) {
                l_737 = (long) i_736;
                l_738 = l_737;
            } else {
                if (i_64 < 0) {
                    i_739 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_740 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_741 = (int) ((uint) i_740 + (uint) (-1));
                        i_742 = (i_741 < 0) ? (-9) : i_741;
                        if (i_742 < 0) {
                            i_739 = i_742;
                        } else {
                            i_743 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                            if ((i_743 & 3) == 1) {
                                i_739 = (-9);
                            } else {
                                i_739 = i_742;
                            }
                        }
                    } else {
                        i_739 = (-9);
                    }
                }
                l_744 = (long) i_739;
                if (i_739 < 0) {
                    l_738 = l_744;
                } else {
                    if (l_732 < 0L) {
                        l_738 = (-22L);
                    } else {
                        i_745 = (int) ((uint) 1 - (uint) i_731);
                        if (i_745 < 0) {
                            l_738 = (-22L);
                        } else {
                            l_746 = (long) ((int) get_group_id(0));
                            i_747 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_746 << 12) + (l_746 << 11)))) + (ulong) 1856L))));
                            if (i_747 == 0) {
                                l_748 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_744 << 6)))));
                                l_749 = (long) ((ulong) l_748 - (ulong) l_732);
                                if (l_749 < 1L) {
                                    l_738 = 0L;
                                } else {
                                    l_750 = (long) (uint) i_745;
                                    l_751 = (l_749 < l_750) ? l_749 : l_750;
                                    l_738 = l_751;
                                }
                            } else {
                                l_738 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_738 < 1L) {
                l_752 = l_738;
            } else {
                l_753 = (long) ((ulong) l_76 - (ulong) l_733);
                if (l_753 < l_738) {
                    i_754 = (int) l_753;
                    i_755 = i_754;
                } else {
                    i_756 = (int) l_738;
                    i_755 = i_756;
                }
                if (i_64 < 0) {
                    i_757 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_758 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_759 = (int) ((uint) i_758 + (uint) (-1));
                        i_760 = (i_759 < 0) ? (-9) : i_759;
                        i_757 = i_760;
                    } else {
                        i_757 = (-9);
                    }
                }
                l_761 = (long) i_757;
                if (i_757 < 0) {
                    l_752 = l_761;
                } else {
                    i_762 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_761 << 6))) + (ulong) 8L))));
                    l_763 = l_732 >> i_74;
                    i_764 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_763 + (ulong) (((long) i_762) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_765 = i_764;
                    i_766 = 0;
                    i_767 = (-2);
                    while (true) {
                        if (!(i_767 == (-2))) {
                            break;
                        }
                        i_768 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_765) << 2)))));
                        i_769 = (int) ((uint) i_768 + (uint) (-1));
                        if (i_769 < 0) {
                            i_767 = (-1);
                        } else {
                            l_770 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_769) << 5));
                            i_771 = *((volatile __global gale_int *) (arg_fs + 16 + l_770));
                            l_772 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_770 + (ulong) 8L))));
                            if ((!(i_762 == i_771)) || (!(l_763 == l_772))) {
                                if (i_73 == i_766) {
                                    i_767 = (-1);
                                } else {
                                    i_773 = (int) ((uint) i_766 + (uint) 1);
                                    i_774 = i_73 & ((int) ((uint) i_765 + (uint) 1));
                                    i_765 = i_774;
                                    i_766 = i_773;
                                }
                            } else {
                                i_767 = i_769;
                            }
                        }
                    }
                    if (i_767 < 0) {
                        i_775 = i_767;
                    } else {
                        i_776 = (int) get_group_id(0);
                        l_777 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_776)) << 6) + (((long) (i_776 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_777)) = ((int) ((uint) i_767 + (uint) 1));
                        GALEFS_FENCE();
                        l_778 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_767) << 5));
                        i_779 = *((volatile __global gale_int *) (arg_fs + 16 + l_778));
                        GALEFS_FENCE();
                        if (i_762 == i_779) {
                            l_780 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_778 + (ulong) 8L))));
                            i_781 = (l_763 == l_780) ? 1 : 0;
                            i_782 = i_781;
                        } else {
                            i_782 = 0;
                        }
                        if (i_782 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_777)) = 0;
                        }
                        GALEFS_FENCE();
                        if (i_782 == 0) {
                            i_775 = (-1);
                        } else {
                            i_775 = i_767;
                        }
                    }
                    l_783 = (long) i_755;
                    if (i_775 < 0) {
                        l_784 = (long) ((int) get_group_id(0));
                        l_785 = (long) ((ulong) l_4 + (ulong) ((l_784 << 12) + (l_784 << 11)));
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
                                        if (l_795 < l_3) {
                                            GALEFS_RELAX(l_795);
                                            l_799 = (long) ((ulong) l_795 + (ulong) 1L);
                                            l_795 = l_799;
                                        } else {
                                            l_800 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                            l_752 = l_803;
                        } else {
                            l_804 = (long) ((int) get_group_id(0));
                            l_805 = (long) ((ulong) l_4 + (ulong) ((l_804 << 12) + (l_804 << 11)));
                            l_806 = (long) ((ulong) l_805 + (ulong) 1896L);
                            l_807 = *((__global gale_long *) (arg_fs + 16 + l_806));
                            l_808 = (long) ((ulong) l_807 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) ((long) (uint) (((int) l_808) & 1023)))))) = 0L;
                            l_809 = (long) ((ulong) l_805 + (ulong) ((long) (uint) (((int) l_807) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_807 + (ulong) ((long) ((ulong) (l_807 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 16L)))) = l_732;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 24L)))) = l_738;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_809 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_809)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_806)) = l_808;
                            GALEFS_FENCE();
                            i_810 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_810))))) = (char) 1;
                            l_811 = (long) ((ulong) l_783 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_752 = l_811;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_810 >> 6)))))) = (char) 1;
                                l_752 = l_811;
                            }
                        }
                    } else {
                        l_812 = (long) ((int) get_group_id(0));
                        l_813 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_812 << 12) + (l_812 << 11)))) + (ulong) 1864L);
                        l_814 = *((__global gale_long *) (arg_fs + 16 + l_813));
                        *((__global gale_long *) (arg_fs + 16 + l_813)) = ((long) ((ulong) l_814 + (ulong) 1L));
                        l_815 = l_783 | (((long) (uint) i_775) << 32);
                        l_752 = l_815;
                    }
                }
            }
        } else {
            l_752 = 0L;
        }
        if (i_728 == 0) {
            if (l_752 < (-4611686018427387904L)) {
                l_816 = (long) ((int) get_group_id(0));
                l_817 = (long) ((ulong) l_4 + (ulong) ((l_816 << 12) + (l_816 << 11)));
                l_818 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_817 + (ulong) 1896L))));
                l_819 = (long) ((ulong) l_818 + (ulong) (-64L));
                i_820 = (int) ((uint) ((int) (((long) ((ulong) l_819 + (ulong) ((long) ((ulong) (l_819 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_821 = (long) ((ulong) l_817 + (ulong) 1792L);
                l_822 = (long) ((ulong) l_817 + (ulong) 1796L);
                i_823 = 0;
                l_824 = 0L;
                l_825 = (-1L);
                while (true) {
                    if (!(i_823 == 0)) {
                        break;
                    }
                    i_826 = *((volatile __global gale_int *) (arg_fs + 16 + l_822));
                    i_827 = *((volatile __global gale_int *) (arg_fs + 16 + l_821));
                    if (i_820 == i_827) {
                        i_823 = 1;
                    } else {
                        if (i_826 == 0) {
                            if (l_824 < l_3) {
                                GALEFS_RELAX(l_824);
                                l_828 = (long) ((ulong) l_824 + (ulong) 1L);
                                l_824 = l_828;
                            } else {
                                l_829 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_830 = (l_825 == l_829) ? (-110) : 0;
                                i_823 = i_830;
                                l_824 = 0L;
                                l_825 = l_829;
                            }
                        } else {
                            i_831 = (int) (0 - (uint) i_826);
                            i_823 = i_831;
                        }
                    }
                }
                if (i_823 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_817 + (ulong) 1888L)))) = i_820;
                }
                GALEFS_FENCE();
                if (i_823 < 0) {
                    l_832 = (long) i_823;
                    l_833 = l_832;
                } else {
                    l_834 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_817 + (ulong) 1800L))));
                    l_833 = l_834;
                }
                i_835 = (int) ((uint) ((int) l_752) + (uint) (-1));
                if (i_835 < 0) {
                    l_836 = l_833;
                } else {
                    if (l_833 < 0L) {
                        l_836 = l_833;
                    } else {
                        l_837 = (l_833 << 32) | ((long) (uint) i_835);
                        l_836 = l_837;
                    }
                }
            } else {
                l_836 = l_752;
            }
        } else {
            l_836 = l_752;
        }
        GALEFS_BROADCAST(12, l_838, l_836);
        i_839 = (int) l_838;
        if (l_838 < 0L) {
            i_840 = 0;
        } else {
            i_840 = i_839;
        }
        if (l_838 < 0L) {
            l_841 = 0L;
        } else {
            if (i_839 == 0) {
                l_841 = 0L;
            } else {
                l_842 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_838 >> 32)) << 5))) + (ulong) 16L))));
                l_843 = (long) ((ulong) l_733 + (ulong) l_842);
                l_841 = l_843;
            }
        }
        gale_copy((arg_fs + 16 + l_841), (arg_args + 16 + l_732), i_840);
        GALEFS_BARRIER(13);
        if (i_727 == 0) {
            if (!(i_840 < 1)) {
                l_844 = (long) ((int) get_group_id(0));
                l_845 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_844 << 12) + (l_844 << 11)))) + (ulong) 1872L);
                l_846 = *((__global gale_long *) (arg_fs + 16 + l_845));
                *((__global gale_long *) (arg_fs + 16 + l_845)) = ((long) ((ulong) ((long) (uint) i_840) + (ulong) l_846));
                GALEFS_FENCE();
                i_847 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_847)) << 6) + (((long) (i_847 >> i_69)) << 2)))))) = 0;
                l_848 = (long) ((int) get_group_id(0));
                l_849 = (long) ((ulong) l_4 + (ulong) ((l_848 << 12) + (l_848 << 11)));
                l_850 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 1896L))));
                l_851 = (long) ((ulong) l_850 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_851 + (ulong) ((long) ((ulong) (l_851 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_852 = (int) ((uint) i_731 + (uint) i_840);
        if (l_838 < 0L) {
            i_730 = i_839;
            i_731 = i_852;
        } else {
            i_853 = ((i_840 < 1) || (!(i_852 < 1))) ? 0 : 1;
            i_730 = i_853;
            i_731 = i_852;
        }
    }
    if (i_731 < 1) {
        i_854 = i_730;
    } else {
        i_854 = i_731;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_854);
    if (((int) get_local_id(0)) == 0) {
        l_855 = (long) ((int) get_group_id(0));
        i_856 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_855 << 12) + (l_855 << 11)))) + (ulong) 1856L))));
        if (i_856 == 0) {
            l_857 = (long) ((int) get_group_id(0));
            l_858 = (long) ((ulong) l_4 + (ulong) ((l_857 << 12) + (l_857 << 11)));
            l_859 = (long) ((ulong) l_858 + (ulong) 1796L);
            i_860 = *((volatile __global gale_int *) (arg_fs + 16 + l_859));
            l_861 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_858 + (ulong) 1896L))));
            i_862 = (int) (0 - (uint) i_860);
            if (i_862 < 0) {
                i_863 = i_862;
            } else {
                l_864 = (long) ((ulong) l_861 + (ulong) (-64L));
                i_865 = (int) ((uint) ((int) (((long) ((ulong) l_864 + (ulong) ((long) ((ulong) (l_864 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_866 = (long) ((ulong) l_858 + (ulong) 1792L);
                i_867 = 0;
                l_868 = 0L;
                l_869 = (-1L);
                while (true) {
                    if (!(i_867 == 0)) {
                        break;
                    }
                    i_870 = *((volatile __global gale_int *) (arg_fs + 16 + l_859));
                    i_871 = *((volatile __global gale_int *) (arg_fs + 16 + l_866));
                    if (i_865 == i_871) {
                        i_867 = 1;
                    } else {
                        if (i_870 == 0) {
                            if (l_868 < l_3) {
                                GALEFS_RELAX(l_868);
                                l_872 = (long) ((ulong) l_868 + (ulong) 1L);
                                l_868 = l_872;
                            } else {
                                l_873 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_874 = (l_869 == l_873) ? (-110) : 0;
                                i_867 = i_874;
                                l_868 = 0L;
                                l_869 = l_873;
                            }
                        } else {
                            i_875 = (int) (0 - (uint) i_870);
                            i_867 = i_875;
                        }
                    }
                }
                i_863 = i_867;
            }
            l_876 = (long) i_863;
            l_877 = l_876;
        } else {
            l_877 = (-16L);
        }
        if (l_877 < 0L) {
            l_878 = l_877;
        } else {
            l_879 = (long) ((int) get_group_id(0));
            l_880 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_879 << 12) + (l_879 << 11)))) + (ulong) 2048L);
            i_881 = 0;
            while (true) {
                if (!(i_881 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_880 + (ulong) ((long) i_881))))) = (char) ((int) gale_literals[i_881]);
                i_882 = (int) ((uint) i_881 + (uint) 1);
                i_881 = i_882;
            }
            l_883 = (long) ((int) get_group_id(0));
            l_884 = (long) ((ulong) l_4 + (ulong) ((l_883 << 12) + (l_883 << 11)));
            l_885 = (long) ((ulong) l_884 + (ulong) 1896L);
            l_886 = *((__global gale_long *) (arg_fs + 16 + l_885));
            l_887 = (long) ((ulong) l_886 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_884 + (ulong) ((long) (uint) (((int) l_887) & 1023)))))) = 0L;
            l_888 = (long) ((ulong) l_884 + (ulong) ((long) (uint) (((int) l_886) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_886 + (ulong) ((long) ((ulong) (l_886 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_888 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_888)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_885)) = l_887;
            GALEFS_FENCE();
            i_889 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_889))))) = (char) 1;
            if (l_0 == 0L) {
                l_878 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_889 >> 6)))))) = (char) 1;
                l_878 = LONG_MIN;
            }
        }
    } else {
        l_878 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_878 < (-4611686018427387904L)) {
            l_890 = (long) ((int) get_group_id(0));
            l_891 = (long) ((ulong) l_4 + (ulong) ((l_890 << 12) + (l_890 << 11)));
            l_892 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1896L))));
            l_893 = (long) ((ulong) l_892 + (ulong) (-64L));
            i_894 = (int) ((uint) ((int) (((long) ((ulong) l_893 + (ulong) ((long) ((ulong) (l_893 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_895 = (long) ((ulong) l_891 + (ulong) 1792L);
            l_896 = (long) ((ulong) l_891 + (ulong) 1796L);
            i_897 = 0;
            l_898 = 0L;
            l_899 = (-1L);
            while (true) {
                if (!(i_897 == 0)) {
                    break;
                }
                i_900 = *((volatile __global gale_int *) (arg_fs + 16 + l_896));
                i_901 = *((volatile __global gale_int *) (arg_fs + 16 + l_895));
                if (i_894 == i_901) {
                    i_897 = 1;
                } else {
                    if (i_900 == 0) {
                        if (l_898 < l_3) {
                            GALEFS_RELAX(l_898);
                            l_902 = (long) ((ulong) l_898 + (ulong) 1L);
                            l_898 = l_902;
                        } else {
                            l_903 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_904 = (l_899 == l_903) ? (-110) : 0;
                            i_897 = i_904;
                            l_898 = 0L;
                            l_899 = l_903;
                        }
                    } else {
                        i_905 = (int) (0 - (uint) i_900);
                        i_897 = i_905;
                    }
                }
            }
            if (i_897 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1888L)))) = i_894;
            }
            GALEFS_FENCE();
            if (i_897 < 0) {
                l_906 = (long) i_897;
                l_907 = l_906;
            } else {
                l_908 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_891 + (ulong) 1800L))));
                l_907 = l_908;
            }
            i_909 = (int) ((uint) ((int) l_878) + (uint) (-1));
            if (i_909 < 0) {
                l_910 = l_907;
            } else {
                if (l_907 < 0L) {
                    l_910 = l_907;
                } else {
                    l_911 = (l_907 << 32) | ((long) (uint) i_909);
                    l_910 = l_911;
                }
            }
        } else {
            l_910 = l_878;
        }
    } else {
        l_910 = l_878;
    }
    GALEFS_BROADCAST(14, l_912, l_910);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_912));
    if (((int) get_local_id(0)) == 0) {
        l_913 = (long) ((int) get_group_id(0));
        i_914 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_913 << 12) + (l_913 << 11)))) + (ulong) 1856L))));
        if (i_914 == 0) {
            l_915 = (long) ((int) get_group_id(0));
            l_916 = (long) ((ulong) l_4 + (ulong) ((l_915 << 12) + (l_915 << 11)));
            l_917 = (long) ((ulong) l_916 + (ulong) 1796L);
            i_918 = *((volatile __global gale_int *) (arg_fs + 16 + l_917));
            l_919 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_916 + (ulong) 1896L))));
            i_920 = (int) (0 - (uint) i_918);
            if (i_920 < 0) {
                i_921 = i_920;
            } else {
                l_922 = (long) ((ulong) l_919 + (ulong) (-64L));
                i_923 = (int) ((uint) ((int) (((long) ((ulong) l_922 + (ulong) ((long) ((ulong) (l_922 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_924 = (long) ((ulong) l_916 + (ulong) 1792L);
                i_925 = 0;
                l_926 = 0L;
                l_927 = (-1L);
                while (true) {
                    if (!(i_925 == 0)) {
                        break;
                    }
                    i_928 = *((volatile __global gale_int *) (arg_fs + 16 + l_917));
                    i_929 = *((volatile __global gale_int *) (arg_fs + 16 + l_924));
                    if (i_923 == i_929) {
                        i_925 = 1;
                    } else {
                        if (i_928 == 0) {
                            if (l_926 < l_3) {
                                GALEFS_RELAX(l_926);
                                l_930 = (long) ((ulong) l_926 + (ulong) 1L);
                                l_926 = l_930;
                            } else {
                                l_931 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_932 = (l_927 == l_931) ? (-110) : 0;
                                i_925 = i_932;
                                l_926 = 0L;
                                l_927 = l_931;
                            }
                        } else {
                            i_933 = (int) (0 - (uint) i_928);
                            i_925 = i_933;
                        }
                    }
                }
                i_921 = i_925;
            }
            if (i_921 < 0) {
                l_934 = (long) i_921;
                l_935 = l_934;
            } else {
                l_936 = (long) ((int) get_group_id(0));
                l_937 = (long) ((ulong) l_4 + (ulong) ((l_936 << 12) + (l_936 << 11)));
                l_938 = (long) ((ulong) l_937 + (ulong) 1896L);
                l_939 = *((__global gale_long *) (arg_fs + 16 + l_938));
                l_940 = (long) ((ulong) l_939 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_937 + (ulong) ((long) (uint) (((int) l_940) & 1023)))))) = 0L;
                l_941 = (long) ((ulong) l_937 + (ulong) ((long) (uint) (((int) l_939) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_939 + (ulong) ((long) ((ulong) (l_939 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_941 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_941)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_938)) = l_940;
                GALEFS_FENCE();
                i_942 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_942))))) = (char) 1;
                if (l_0 == 0L) {
                    l_935 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_942 >> 6)))))) = (char) 1;
                    l_935 = LONG_MIN;
                }
            }
        } else {
            l_935 = (-16L);
        }
    } else {
        l_935 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_935 < (-4611686018427387904L)) {
            l_943 = (long) ((int) get_group_id(0));
            l_944 = (long) ((ulong) l_4 + (ulong) ((l_943 << 12) + (l_943 << 11)));
            l_945 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_944 + (ulong) 1896L))));
            l_946 = (long) ((ulong) l_945 + (ulong) (-64L));
            i_947 = (int) ((uint) ((int) (((long) ((ulong) l_946 + (ulong) ((long) ((ulong) (l_946 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_948 = (long) ((ulong) l_944 + (ulong) 1792L);
            l_949 = (long) ((ulong) l_944 + (ulong) 1796L);
            i_950 = 0;
            l_951 = 0L;
            l_952 = (-1L);
            while (true) {
                if (!(i_950 == 0)) {
                    break;
                }
                i_953 = *((volatile __global gale_int *) (arg_fs + 16 + l_949));
                i_954 = *((volatile __global gale_int *) (arg_fs + 16 + l_948));
                if (i_947 == i_954) {
                    i_950 = 1;
                } else {
                    if (i_953 == 0) {
                        if (l_951 < l_3) {
                            GALEFS_RELAX(l_951);
                            l_955 = (long) ((ulong) l_951 + (ulong) 1L);
                            l_951 = l_955;
                        } else {
                            l_956 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_957 = (l_952 == l_956) ? (-110) : 0;
                            i_950 = i_957;
                            l_951 = 0L;
                            l_952 = l_956;
                        }
                    } else {
                        i_958 = (int) (0 - (uint) i_953);
                        i_950 = i_958;
                    }
                }
            }
            if (i_950 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_944 + (ulong) 1888L)))) = i_947;
            }
            GALEFS_FENCE();
            if (i_950 < 0) {
                l_959 = (long) i_950;
                l_960 = l_959;
            } else {
                l_961 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_944 + (ulong) 1800L))));
                l_960 = l_961;
            }
            i_962 = (int) ((uint) ((int) l_935) + (uint) (-1));
            if (i_962 < 0) {
                l_963 = l_960;
            } else {
                if (l_960 < 0L) {
                    l_963 = l_960;
                } else {
                    l_964 = (l_960 << 32) | ((long) (uint) i_962);
                    l_963 = l_964;
                }
            }
        } else {
            l_963 = l_935;
        }
    } else {
        l_963 = l_935;
    }
    GALEFS_BROADCAST(15, l_965, l_963);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_965));
    if (((int) get_local_id(0)) == 0) {
        l_966 = (long) ((int) get_group_id(0));
        i_967 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_966 << 12) + (l_966 << 11)))) + (ulong) 1796L))));
        if (i_64 < 0) {
            i_968 = (-9);
        } else {
            if (i_64 < i_67) {
                i_969 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                i_970 = (int) ((uint) i_969 + (uint) (-1));
                i_971 = (i_970 < 0) ? (-9) : i_970;
                i_968 = i_971;
            } else {
                i_968 = (-9);
            }
        }
        i_972 = (int) (0 - (uint) i_967);
        if (i_972 < 0) {
            l_973 = (long) i_972;
            l_974 = l_973;
        } else {
            l_975 = (long) i_968;
            if (i_968 < 0) {
                l_974 = l_975;
            } else {
                l_976 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_975 << 6)))));
                l_974 = l_976;
            }
        }
    } else {
        l_974 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_974 < (-4611686018427387904L)) {
            l_977 = (long) ((int) get_group_id(0));
            l_978 = (long) ((ulong) l_4 + (ulong) ((l_977 << 12) + (l_977 << 11)));
            l_979 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_978 + (ulong) 1896L))));
            l_980 = (long) ((ulong) l_979 + (ulong) (-64L));
            i_981 = (int) ((uint) ((int) (((long) ((ulong) l_980 + (ulong) ((long) ((ulong) (l_980 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_982 = (long) ((ulong) l_978 + (ulong) 1792L);
            l_983 = (long) ((ulong) l_978 + (ulong) 1796L);
            i_984 = 0;
            l_985 = 0L;
            l_986 = (-1L);
            while (true) {
                if (!(i_984 == 0)) {
                    break;
                }
                i_987 = *((volatile __global gale_int *) (arg_fs + 16 + l_983));
                i_988 = *((volatile __global gale_int *) (arg_fs + 16 + l_982));
                if (i_981 == i_988) {
                    i_984 = 1;
                } else {
                    if (i_987 == 0) {
                        if (l_985 < l_3) {
                            GALEFS_RELAX(l_985);
                            l_989 = (long) ((ulong) l_985 + (ulong) 1L);
                            l_985 = l_989;
                        } else {
                            l_990 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_991 = (l_986 == l_990) ? (-110) : 0;
                            i_984 = i_991;
                            l_985 = 0L;
                            l_986 = l_990;
                        }
                    } else {
                        i_992 = (int) (0 - (uint) i_987);
                        i_984 = i_992;
                    }
                }
            }
            if (i_984 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_978 + (ulong) 1888L)))) = i_981;
            }
            GALEFS_FENCE();
            if (i_984 < 0) {
                l_993 = (long) i_984;
                l_994 = l_993;
            } else {
                l_995 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_978 + (ulong) 1800L))));
                l_994 = l_995;
            }
            i_996 = (int) ((uint) ((int) l_974) + (uint) (-1));
            if (i_996 < 0) {
                l_997 = l_994;
            } else {
                if (l_994 < 0L) {
                    l_997 = l_994;
                } else {
                    l_998 = (l_994 << 32) | ((long) (uint) i_996);
                    l_997 = l_998;
                }
            }
        } else {
            l_997 = l_974;
        }
    } else {
        l_997 = l_974;
    }
    GALEFS_BROADCAST(16, l_999, l_997);
    *((__global gale_long *) (arg_refusals + 104L)) = l_999;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_1000 = (long) ((int) get_group_id(0));
        i_1001 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1000 << 12) + (l_1000 << 11)))) + (ulong) 1856L))));
        if (i_1001 == 0) {
            l_1002 = (-22L);
        } else {
            l_1003 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1003 << 12) + (l_1003 << 11)))) + (ulong) 1856L)))) = 0;
            l_1004 = (long) ((int) get_group_id(0));
            l_1005 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1004 << 12) + (l_1004 << 11)))) + (ulong) 1872L);
            l_1006 = *((__global gale_long *) (arg_fs + 16 + l_1005));
            *((__global gale_long *) (arg_fs + 16 + l_1005)) = ((long) ((ulong) l_1006 + (ulong) 1L));
            GALEFS_FENCE();
            i_1007 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_1007)) << 6) + (((long) (i_1007 >> i_69)) << 2)))))) = 0;
            l_1008 = (long) ((int) get_group_id(0));
            l_1009 = (long) ((ulong) l_4 + (ulong) ((l_1008 << 12) + (l_1008 << 11)));
            l_1010 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1009 + (ulong) 1896L))));
            l_1011 = (long) ((ulong) l_1010 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1009 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1011 + (ulong) ((long) ((ulong) (l_1011 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_1002 = 0L;
        }
    } else {
        l_1002 = 0L;
    }
    GALEFS_BROADCAST(18, l_1012, l_1002);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_1012));
    if (((int) get_local_id(0)) == 0) {
        l_1013 = (long) ((int) get_group_id(0));
        i_1014 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1013 << 12) + (l_1013 << 11)))) + (ulong) 1856L))));
        if (i_1014 == 0) {
            l_1015 = (long) ((int) get_group_id(0));
            l_1016 = (long) ((ulong) l_4 + (ulong) ((l_1015 << 12) + (l_1015 << 11)));
            l_1017 = (long) ((ulong) l_1016 + (ulong) 1796L);
            i_1018 = *((volatile __global gale_int *) (arg_fs + 16 + l_1017));
            l_1019 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1016 + (ulong) 1896L))));
            i_1020 = (int) (0 - (uint) i_1018);
            if (i_1020 < 0) {
                i_1021 = i_1020;
            } else {
                l_1022 = (long) ((ulong) l_1019 + (ulong) (-64L));
                i_1023 = (int) ((uint) ((int) (((long) ((ulong) l_1022 + (ulong) ((long) ((ulong) (l_1022 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1024 = (long) ((ulong) l_1016 + (ulong) 1792L);
                i_1025 = 0;
                l_1026 = 0L;
                l_1027 = (-1L);
                while (true) {
                    if (!(i_1025 == 0)) {
                        break;
                    }
                    i_1028 = *((volatile __global gale_int *) (arg_fs + 16 + l_1017));
                    i_1029 = *((volatile __global gale_int *) (arg_fs + 16 + l_1024));
                    if (i_1023 == i_1029) {
                        i_1025 = 1;
                    } else {
                        if (i_1028 == 0) {
                            if (l_1026 < l_3) {
                                GALEFS_RELAX(l_1026);
                                l_1030 = (long) ((ulong) l_1026 + (ulong) 1L);
                                l_1026 = l_1030;
                            } else {
                                l_1031 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1032 = (l_1027 == l_1031) ? (-110) : 0;
                                i_1025 = i_1032;
                                l_1026 = 0L;
                                l_1027 = l_1031;
                            }
                        } else {
                            i_1033 = (int) (0 - (uint) i_1028);
                            i_1025 = i_1033;
                        }
                    }
                }
                i_1021 = i_1025;
            }
            if (i_1021 < 0) {
                l_1034 = (long) i_1021;
                l_1035 = l_1034;
            } else {
                l_1036 = (long) ((int) get_group_id(0));
                l_1037 = (long) ((ulong) l_4 + (ulong) ((l_1036 << 12) + (l_1036 << 11)));
                l_1038 = (long) ((ulong) l_1037 + (ulong) 1896L);
                l_1039 = *((__global gale_long *) (arg_fs + 16 + l_1038));
                l_1040 = (long) ((ulong) l_1039 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1037 + (ulong) ((long) (uint) (((int) l_1040) & 1023)))))) = 0L;
                l_1041 = (long) ((ulong) l_1037 + (ulong) ((long) (uint) (((int) l_1039) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1039 + (ulong) ((long) ((ulong) (l_1039 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1041 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1041)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1038)) = l_1040;
                GALEFS_FENCE();
                i_1042 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1042))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1035 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1042 >> 6)))))) = (char) 1;
                    l_1035 = LONG_MIN;
                }
            }
        } else {
            l_1035 = (-16L);
        }
    } else {
        l_1035 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1035 < (-4611686018427387904L)) {
            l_1043 = (long) ((int) get_group_id(0));
            l_1044 = (long) ((ulong) l_4 + (ulong) ((l_1043 << 12) + (l_1043 << 11)));
            l_1045 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1044 + (ulong) 1896L))));
            l_1046 = (long) ((ulong) l_1045 + (ulong) (-64L));
            i_1047 = (int) ((uint) ((int) (((long) ((ulong) l_1046 + (ulong) ((long) ((ulong) (l_1046 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1048 = (long) ((ulong) l_1044 + (ulong) 1792L);
            l_1049 = (long) ((ulong) l_1044 + (ulong) 1796L);
            i_1050 = 0;
            l_1051 = 0L;
            l_1052 = (-1L);
            while (true) {
                if (!(i_1050 == 0)) {
                    break;
                }
                i_1053 = *((volatile __global gale_int *) (arg_fs + 16 + l_1049));
                i_1054 = *((volatile __global gale_int *) (arg_fs + 16 + l_1048));
                if (i_1047 == i_1054) {
                    i_1050 = 1;
                } else {
                    if (i_1053 == 0) {
                        if (l_1051 < l_3) {
                            GALEFS_RELAX(l_1051);
                            l_1055 = (long) ((ulong) l_1051 + (ulong) 1L);
                            l_1051 = l_1055;
                        } else {
                            l_1056 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1057 = (l_1052 == l_1056) ? (-110) : 0;
                            i_1050 = i_1057;
                            l_1051 = 0L;
                            l_1052 = l_1056;
                        }
                    } else {
                        i_1058 = (int) (0 - (uint) i_1053);
                        i_1050 = i_1058;
                    }
                }
            }
            if (i_1050 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1044 + (ulong) 1888L)))) = i_1047;
            }
            GALEFS_FENCE();
            if (i_1050 < 0) {
                l_1059 = (long) i_1050;
                l_1060 = l_1059;
            } else {
                l_1061 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1044 + (ulong) 1800L))));
                l_1060 = l_1061;
            }
            i_1062 = (int) ((uint) ((int) l_1035) + (uint) (-1));
            if (i_1062 < 0) {
                l_1063 = l_1060;
            } else {
                if (l_1060 < 0L) {
                    l_1063 = l_1060;
                } else {
                    l_1064 = (l_1060 << 32) | ((long) (uint) i_1062);
                    l_1063 = l_1064;
                }
            }
        } else {
            l_1063 = l_1035;
        }
    } else {
        l_1063 = l_1035;
    }
    GALEFS_BROADCAST(19, l_1065, l_1063);
    GALEFS_GROUP_END()
}
#endif
