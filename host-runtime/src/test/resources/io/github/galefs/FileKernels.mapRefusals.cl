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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_267) VARIABLE(int, i_27) VARIABLE(int, i_386) VARIABLE(int, i_387) VARIABLE(int, i_389) VARIABLE(int, i_450) VARIABLE(int, i_451) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_143) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_390) VARIABLE(long, l_391) VARIABLE(long, l_449) VARIABLE(long, l_85) VARIABLE(long, l_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85) VARIABLE(l_88)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_143) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_267) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_267) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_267) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_267) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_390) VARIABLE(l_391) VARIABLE(l_85)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_386) VARIABLE(i_387) VARIABLE(i_389) VARIABLE(i_450) VARIABLE(i_451) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_449) VARIABLE(l_85)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_3) VARIABLE(l_32)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(l_1) VARIABLE(l_21) VARIABLE(l_3) VARIABLE(l_32)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_20, i_23, i_26, i_27, i_33, i_34, i_37, i_38, i_39, i_40, i_41, i_43, i_48, i_49, i_50, i_51, i_55, i_56, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_67, i_69, i_70, i_71, i_72, i_79, i_80, i_82, i_89, i_90, i_93, i_94, i_95, i_96, i_97, i_99, i_103, i_104, i_105, i_106, i_110, i_111, i_112, i_113, i_115, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_125, i_126, i_127, i_134, i_135, i_137, i_144, i_145, i_148, i_149, i_150, i_151, i_152, i_154, i_159, i_160, i_161, i_162, i_166, i_167, i_168, i_169, i_171, i_172, i_173, i_174, i_175, i_176, i_178, i_180, i_181, i_182, i_183, i_190, i_191, i_193, i_198, i_199, i_202, i_203, i_204, i_205, i_206, i_208, i_211, i_212, i_214, i_220, i_221, i_224, i_225, i_226, i_227, i_228, i_230, i_231, i_232, i_233, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_248, i_250, i_251, i_252, i_253, i_260, i_261, i_262, i_267, i_268, i_269, i_274, i_275, i_276, i_281, i_286, i_287, i_290, i_291, i_292, i_293, i_294, i_296, i_299, i_300, i_301, i_302, i_306, i_307, i_308, i_309, i_310, i_311, i_312, i_313, i_314, i_315, i_317, i_319, i_320, i_321, i_322, i_329, i_330, i_332, i_335, i_336, i_339, i_340, i_341, i_342, i_343, i_345, i_348, i_349, i_350, i_351, i_355, i_356, i_357, i_358, i_359, i_360, i_361, i_362, i_363, i_364, i_366, i_368, i_369, i_370, i_371, i_378, i_379, i_381, i_386, i_387, i_388, i_389, i_392, i_393, i_396, i_397, i_398, i_399, i_400, i_402, i_403, i_409, i_410, i_411, i_415, i_416, i_417, i_418, i_419, i_420, i_421, i_424, i_425, i_426, i_427, i_429, i_430, i_431, i_432, i_433, i_434, i_436, i_438, i_439, i_441, i_442, i_450, i_451, i_456, i_457, i_458, i_459, i_460, i_464, i_465, i_466, i_470, i_471, i_474, i_475, i_476, i_481, i_482, i_483, i_486, i_487, i_488, i_489, i_490, i_491, i_497, i_498, i_499, i_503, i_508, i_509, i_510, i_515, i_516, i_517;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_19, l_21, l_22, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_35, l_36, l_42, l_44, l_45, l_46, l_47, l_52, l_53, l_54, l_59, l_66, l_68, l_73, l_74, l_75, l_76, l_77, l_78, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_91, l_92, l_98, l_100, l_101, l_102, l_107, l_108, l_109, l_114, l_121, l_123, l_128, l_129, l_130, l_131, l_132, l_133, l_136, l_138, l_139, l_140, l_141, l_142, l_143, l_146, l_147, l_153, l_155, l_156, l_157, l_158, l_163, l_164, l_165, l_170, l_177, l_179, l_184, l_185, l_186, l_187, l_188, l_189, l_192, l_194, l_195, l_196, l_197, l_200, l_201, l_207, l_209, l_210, l_213, l_215, l_216, l_217, l_218, l_219, l_222, l_223, l_229, l_234, l_235, l_236, l_247, l_249, l_254, l_255, l_256, l_257, l_258, l_259, l_263, l_264, l_265, l_266, l_270, l_271, l_272, l_273, l_277, l_278, l_279, l_280, l_282, l_283, l_284, l_285, l_288, l_289, l_295, l_297, l_298, l_303, l_304, l_305, l_316, l_318, l_323, l_324, l_325, l_326, l_327, l_328, l_331, l_333, l_334, l_337, l_338, l_344, l_346, l_347, l_352, l_353, l_354, l_365, l_367, l_372, l_373, l_374, l_375, l_376, l_377, l_380, l_382, l_383, l_384, l_385, l_390, l_391, l_394, l_395, l_401, l_404, l_405, l_406, l_407, l_408, l_412, l_413, l_414, l_422, l_423, l_428, l_435, l_437, l_440, l_443, l_444, l_445, l_446, l_447, l_448, l_449, l_452, l_453, l_454, l_455, l_461, l_462, l_463, l_467, l_468, l_469, l_472, l_473, l_477, l_478, l_479, l_480, l_484, l_485, l_492, l_493, l_494, l_495, l_496, l_500, l_501, l_502, l_504, l_505, l_506, l_507, l_511, l_512, l_513, l_514, l_518, l_519;
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
    i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
                            l_66 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_65) << 4));
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
    l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
    if (l_84 < 0L) {
        l_86 = l_84;
    } else {
        l_87 = (long) ((ulong) l_31 + (ulong) ((long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_84 >> 32)) << i_27))));
        l_86 = l_87;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_86;
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
                        goto B135;
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
                    goto B141;
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
                            l_121 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_120) << 4));
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
                        goto B141;
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
                    goto B141;
                }
                l_130 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_131 = *((__global gale_long *) (arg_fs + 16 + l_130));
                *((__global gale_long *) (arg_fs + 16 + l_130)) = ((long) ((ulong) l_131 + (ulong) 1L));
                l_132 = (((long) (uint) i_112) << 32) | 1L;
                l_108 = l_132;
                goto B141;
            }
        }
    B135:;
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
B141:;
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
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
        l_141 = (long) ((ulong) l_88 + (ulong) ((long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_139 >> 32)) << i_27))));
        l_140 = l_141;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_140;
    l_142 = (long) ((ulong) l_19 + (ulong) (-1L));
    l_143 = l_30 & l_142;
    if (((int) get_local_id(0)) == 0) {
        i_144 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_145 = (int) (0 - (uint) i_144);
        if (i_145 < 0) {
            l_146 = (long) i_145;
            l_147 = l_146;
        } else {
            if (i_20 < 0) {
                i_148 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_149 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_150 = (int) ((uint) i_149 + (uint) (-1));
                    i_151 = (i_150 < 0) ? (-9) : i_150;
                    if (i_151 < 0) {
                        i_148 = i_151;
                    } else {
                        i_152 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_152 & 3) == 1) {
                            i_148 = (-9);
                        } else {
                            i_148 = i_151;
                        }
                    }
                } else {
                    i_148 = (-9);
                }
            }
            l_153 = (long) i_148;
            if (i_148 < 0) {
                l_147 = l_153;
            } else {
                if (l_142 < 0L) {
                    l_147 = (-22L);
                } else {
                    i_154 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_154 == 0) {
                        l_155 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_153 << 6)))));
                        l_156 = (long) ((ulong) l_155 - (ulong) l_142);
                        if (l_156 < 1L) {
                            l_147 = 0L;
                        } else {
                            l_157 = (l_156 < 2L) ? l_156 : 2L;
                            l_147 = l_157;
                        }
                    } else {
                        l_147 = (-16L);
                    }
                }
            }
        }
        if (!(l_147 < 1L)) {
            if (l_147 == 2L) {
                l_158 = (long) ((ulong) l_29 - (ulong) l_143);
                if (l_158 < 2L) {
                    if (!(((int) l_158) == 2)) {
                        goto B203;
                    }
                }
                if (i_20 < 0) {
                    i_159 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
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
                    goto B209;
                }
                l_165 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_166 = *((__global gale_int *) (arg_fs + 16 + l_165));
                i_167 = (int) ((uint) i_166 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_165)) = i_167;
                if (i_2 < i_167) {
                    i_168 = (-1);
                } else {
                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_163 << 6))) + (ulong) 8L))));
                    l_170 = l_142 >> i_27;
                    i_171 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_170 + (ulong) (((long) i_169) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_172 = i_171;
                    i_173 = 0;
                    i_174 = (-2);
                    while (true) {
                        if (!(i_174 == (-2))) {
                            break;
                        }
                        i_175 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_172) << 2)))));
                        i_176 = (int) ((uint) i_175 + (uint) (-1));
                        if (i_176 < 0) {
                            i_174 = (-1);
                        } else {
                            l_177 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_176) << 4));
                            i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                            if ((!(i_169 == i_178)) || (!(l_170 == l_179))) {
                                if (i_26 == i_173) {
                                    i_174 = (-1);
                                } else {
                                    i_180 = (int) ((uint) i_173 + (uint) 1);
                                    i_181 = i_26 & ((int) ((uint) i_172 + (uint) 1));
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
                        goto B209;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_185 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_185)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 16L)))) = l_142;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 24L)))) = 2L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 36L)))) = 0;
                    l_164 = (-9223372036854775805L);
                    goto B209;
                }
                l_186 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
                *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) l_187 + (ulong) 1L));
                l_188 = (((long) (uint) i_168) << 32) | 2L;
                l_164 = l_188;
                goto B209;
            }
        }
    B203:;
        l_189 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_190 = *((__global gale_int *) (arg_fs + 16 + l_189));
        i_191 = (int) ((uint) i_190 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_189)) = i_191;
        l_192 = (l_147 < 0L) ? l_147 : (-22L);
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
B209:;
    GALEFS_BROADCAST(4, l_195, l_164);
    if (l_195 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_143;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_195); }
        GALEFS_RETURN;
        resume_4:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_22 = (long) gale_longs[gale_items + gale_item];
        l_143 = (long) gale_longs[2 * gale_items + gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
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
        l_197 = (long) ((ulong) l_143 + (ulong) ((long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_195 >> 32)) << i_27))));
        l_196 = l_197;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_196;
    if (((int) get_local_id(0)) == 0) {
        i_198 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_199 = (int) (0 - (uint) i_198);
        if (i_199 < 0) {
            l_200 = (long) i_199;
            l_201 = l_200;
        } else {
            if (i_20 < 0) {
                i_202 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_204 = (int) ((uint) i_203 + (uint) (-1));
                    i_205 = (i_204 < 0) ? (-9) : i_204;
                    if (i_205 < 0) {
                        i_202 = i_205;
                    } else {
                        i_206 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_206 & 3) == 1) {
                            i_202 = (-9);
                        } else {
                            i_202 = i_205;
                        }
                    }
                } else {
                    i_202 = (-9);
                }
            }
            l_207 = (long) i_202;
            if (i_202 < 0) {
                l_201 = l_207;
            } else {
                i_208 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_208 == 0) {
                    l_209 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_207 << 6)))));
                    l_201 = 0L;
                } else {
                    l_201 = (-16L);
                }
            }
        }
        l_210 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_211 = *((__global gale_int *) (arg_fs + 16 + l_210));
        i_212 = (int) ((uint) i_211 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_210)) = i_212;
        l_213 = (l_201 < 0L) ? l_201 : (-22L);
        if (i_2 < i_212) {
            i_214 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_214 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_215 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_215)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 16L)))) = l_213;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 36L)))) = 0;
                l_216 = LONG_MIN;
            } else {
                l_216 = l_213;
            }
        } else {
            l_216 = l_213;
        }
    } else {
        l_216 = 0L;
    }
    GALEFS_BROADCAST(5, l_217, l_216);
    if (l_217 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_217); }
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_217 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_217 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_217 < 0L) {
        l_218 = l_217;
    } else {
        l_219 = (long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_217 >> 32)) << i_27));
        l_218 = l_219;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_218;
    if (((int) get_local_id(0)) == 0) {
        i_220 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_221 = (int) (0 - (uint) i_220);
        if (i_221 < 0) {
            l_222 = (long) i_221;
            l_223 = l_222;
        } else {
            if (i_20 < 0) {
                i_224 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_226 = (int) ((uint) i_225 + (uint) (-1));
                    i_227 = (i_226 < 0) ? (-9) : i_226;
                    if (i_227 < 0) {
                        i_224 = i_227;
                    } else {
                        i_228 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_228 & 3) == 1) {
                            i_224 = (-9);
                        } else {
                            i_224 = i_227;
                        }
                    }
                } else {
                    i_224 = (-9);
                }
            }
            if (i_224 < 0) {
                l_229 = (long) i_224;
                l_223 = l_229;
            } else {
                l_223 = (-22L);
            }
        }
        if (!true) {
            if (false) {
                if (i_20 < 0) {
                    i_230 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_231 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_232 = (int) ((uint) i_231 + (uint) (-1));
                        i_233 = (i_232 < 0) ? (-9) : i_232;
                        i_230 = i_233;
                    } else {
                        i_230 = (-9);
                    }
                }
                l_234 = (long) i_230;
                if (i_230 < 0) {
                    l_235 = l_234;
                    goto B297;
                }
                l_236 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_237 = *((__global gale_int *) (arg_fs + 16 + l_236));
                i_238 = (int) ((uint) i_237 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_236)) = i_238;
                if (i_2 < i_238) {
                    i_239 = (-1);
                } else {
                    i_240 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_234 << 6))) + (ulong) 8L))));
                    i_241 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_240) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_242 = i_241;
                    i_243 = 0;
                    i_244 = (-2);
                    while (true) {
                        if (!(i_244 == (-2))) {
                            break;
                        }
                        i_245 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_242) << 2)))));
                        i_246 = (int) ((uint) i_245 + (uint) (-1));
                        if (i_246 < 0) {
                            i_244 = (-1);
                        } else {
                            l_247 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_246) << 4));
                            i_248 = *((volatile __global gale_int *) (arg_fs + 16 + l_247));
                            l_249 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 8L))));
                            if ((!(i_240 == i_248)) || (!(l_249 == (-1L)))) {
                                if (i_26 == i_243) {
                                    i_244 = (-1);
                                } else {
                                    i_250 = (int) ((uint) i_243 + (uint) 1);
                                    i_251 = i_26 & ((int) ((uint) i_242 + (uint) 1));
                                    i_242 = i_251;
                                    i_243 = i_250;
                                }
                            } else {
                                i_244 = i_246;
                            }
                        }
                    }
                    i_239 = i_244;
                }
                if (i_239 < 0) {
                    i_252 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_253 = (int) (0 - (uint) i_252);
                    if (i_253 < 0) {
                        l_254 = (long) i_253;
                        l_235 = l_254;
                        goto B297;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_255 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_255)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 16L)))) = (-1L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 36L)))) = 0;
                    l_235 = (-9223372036854775806L);
                    goto B297;
                }
                l_256 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_257 = *((__global gale_long *) (arg_fs + 16 + l_256));
                *((__global gale_long *) (arg_fs + 16 + l_256)) = ((long) ((ulong) l_257 + (ulong) 1L));
                l_258 = (((long) (uint) i_239) << 32) | 1L;
                l_235 = l_258;
                goto B297;
            }
        }
        l_259 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_260 = *((__global gale_int *) (arg_fs + 16 + l_259));
        i_261 = (int) ((uint) i_260 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_259)) = i_261;
        if (i_2 < i_261) {
            i_262 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_262 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_263 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_263)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 16L)))) = l_223;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 36L)))) = 0;
                l_235 = LONG_MIN;
            } else {
                l_235 = l_223;
            }
        } else {
            l_235 = l_223;
        }
    } else {
        l_235 = 0L;
    }
B297:;
    GALEFS_BROADCAST(6, l_264, l_235);
    if (l_264 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_264); }
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_264 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_264 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_264 < 0L) {
        l_265 = l_264;
    } else {
        l_266 = (long) ((ulong) l_30 + (ulong) ((long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_264 >> 32)) << i_27))));
        l_265 = l_266;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_265;
    i_267 = (int) l_29;
    if (((int) get_local_id(0)) == 0) {
        i_268 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_269 = (int) (0 - (uint) i_268);
        if (i_269 < 0) {
            l_270 = (long) i_269;
            l_271 = l_270;
        } else {
            l_271 = (-9L);
        }
        if (!true) {
            if (false) {
                if (!(l_29 < 1L)) {
                    l_272 = (-9L);
                    goto B324;
                }
                if (i_267 == 1) {
                    l_272 = (-9L);
                    goto B324;
                }
            }
        }
        l_273 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_274 = *((__global gale_int *) (arg_fs + 16 + l_273));
        i_275 = (int) ((uint) i_274 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_273)) = i_275;
        if (i_2 < i_275) {
            i_276 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_276 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_277 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_277)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 16L)))) = l_271;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 36L)))) = 0;
                l_272 = LONG_MIN;
            } else {
                l_272 = l_271;
            }
        } else {
            l_272 = l_271;
        }
    } else {
        l_272 = 0L;
    }
B324:;
    GALEFS_BROADCAST(7, l_278, l_272);
    if (l_278 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_278); }
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
        i_267 = (int) l_29;
        l_278 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_278 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_278 < 0L) {
        l_279 = l_278;
    } else {
        l_280 = (long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_278 >> 32)) << i_27));
        l_279 = l_280;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_279;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        i_281 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_281 == 0) {
            l_282 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_283 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_284 = *((__global gale_long *) (arg_fs + 16 + l_283));
            *((__global gale_long *) (arg_fs + 16 + l_283)) = ((long) ((ulong) l_284 + (ulong) 1L));
            l_282 = 0L;
        }
    } else {
        l_282 = 0L;
    }
    GALEFS_BROADCAST(9, l_285, l_282);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_285));
    if (((int) get_local_id(0)) == 0) {
        i_286 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_287 = (int) (0 - (uint) i_286);
        if (i_287 < 0) {
            l_288 = (long) i_287;
            l_289 = l_288;
        } else {
            if (i_20 < 0) {
                i_290 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_291 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_292 = (int) ((uint) i_291 + (uint) (-1));
                    i_293 = (i_292 < 0) ? (-9) : i_292;
                    if (i_293 < 0) {
                        i_290 = i_293;
                    } else {
                        i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                        if ((i_294 & 3) == 1) {
                            i_290 = (-9);
                        } else {
                            i_290 = i_293;
                        }
                    }
                } else {
                    i_290 = (-9);
                }
            }
            l_295 = (long) i_290;
            if (i_290 < 0) {
                l_289 = l_295;
            } else {
                i_296 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_296 == 0) {
                    l_297 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_295 << 6)))));
                    l_298 = (l_297 < 1L) ? 0L : 1L;
                    l_289 = l_298;
                } else {
                    l_289 = (-16L);
                }
            }
        }
        if (!(l_289 < 1L)) {
            if (l_289 == 1L) {
                if (l_29 < 1L) {
                    if (!(i_267 == 1)) {
                        goto B387;
                    }
                }
                if (i_20 < 0) {
                    i_299 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_300 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_301 = (int) ((uint) i_300 + (uint) (-1));
                        i_302 = (i_301 < 0) ? (-9) : i_301;
                        i_299 = i_302;
                    } else {
                        i_299 = (-9);
                    }
                }
                l_303 = (long) i_299;
                if (i_299 < 0) {
                    l_304 = l_303;
                    goto B393;
                }
                l_305 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_306 = *((__global gale_int *) (arg_fs + 16 + l_305));
                i_307 = (int) ((uint) i_306 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_305)) = i_307;
                if (i_2 < i_307) {
                    i_308 = (-1);
                } else {
                    i_309 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_303 << 6))) + (ulong) 8L))));
                    i_310 = i_26 & ((int) (((long) ((ulong) ((long) i_309) * (ulong) 5367187945662971904L)) >> 32));
                    i_311 = i_310;
                    i_312 = 0;
                    i_313 = (-2);
                    while (true) {
                        if (!(i_313 == (-2))) {
                            break;
                        }
                        i_314 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_311) << 2)))));
                        i_315 = (int) ((uint) i_314 + (uint) (-1));
                        if (i_315 < 0) {
                            i_313 = (-1);
                        } else {
                            l_316 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_315) << 4));
                            i_317 = *((volatile __global gale_int *) (arg_fs + 16 + l_316));
                            l_318 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 8L))));
                            if ((!(i_309 == i_317)) || (!(l_318 == 0L))) {
                                if (i_26 == i_312) {
                                    i_313 = (-1);
                                } else {
                                    i_319 = (int) ((uint) i_312 + (uint) 1);
                                    i_320 = i_26 & ((int) ((uint) i_311 + (uint) 1));
                                    i_311 = i_320;
                                    i_312 = i_319;
                                }
                            } else {
                                i_313 = i_315;
                            }
                        }
                    }
                    i_308 = i_313;
                }
                if (i_308 < 0) {
                    i_321 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_322 = (int) (0 - (uint) i_321);
                    if (i_322 < 0) {
                        l_323 = (long) i_322;
                        l_304 = l_323;
                        goto B393;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_324 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_324)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 36L)))) = 0;
                    l_304 = (-9223372036854775806L);
                    goto B393;
                }
                l_325 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_326 = *((__global gale_long *) (arg_fs + 16 + l_325));
                *((__global gale_long *) (arg_fs + 16 + l_325)) = ((long) ((ulong) l_326 + (ulong) 1L));
                l_327 = (((long) (uint) i_308) << 32) | 1L;
                l_304 = l_327;
                goto B393;
            }
        }
    B387:;
        l_328 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_329 = *((__global gale_int *) (arg_fs + 16 + l_328));
        i_330 = (int) ((uint) i_329 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_328)) = i_330;
        l_331 = (l_289 < 0L) ? l_289 : (-22L);
        if (i_2 < i_330) {
            i_332 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_332 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_333 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_333)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 16L)))) = l_331;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 36L)))) = 0;
                l_304 = LONG_MIN;
            } else {
                l_304 = l_331;
            }
        } else {
            l_304 = l_331;
        }
    } else {
        l_304 = 0L;
    }
B393:;
    GALEFS_BROADCAST(10, l_334, l_304);
    if (l_334 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_334); }
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
        i_267 = (int) l_29;
        l_334 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_334 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_335 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_336 = (int) (0 - (uint) i_335);
        if (i_336 < 0) {
            l_337 = (long) i_336;
            l_338 = l_337;
        } else {
            if (i_20 < 0) {
                i_339 = (-9);
            } else {
                if (i_20 < i_23) {
                    i_340 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                    i_341 = (int) ((uint) i_340 + (uint) (-1));
                    i_342 = (i_341 < 0) ? (-9) : i_341;
                    if (i_342 < 0) {
                        i_339 = i_342;
                    } else {
                        i_343 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
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
                i_345 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_345 == 0) {
                    l_346 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_344 << 6)))));
                    l_347 = (l_346 < 1L) ? 0L : 1L;
                    l_338 = l_347;
                } else {
                    l_338 = (-16L);
                }
            }
        }
        if (!(l_338 < 1L)) {
            if (l_338 == 1L) {
                if (l_29 < 1L) {
                    if (!(i_267 == 1)) {
                        goto B448;
                    }
                }
                if (i_20 < 0) {
                    i_348 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_349 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_350 = (int) ((uint) i_349 + (uint) (-1));
                        i_351 = (i_350 < 0) ? (-9) : i_350;
                        i_348 = i_351;
                    } else {
                        i_348 = (-9);
                    }
                }
                l_352 = (long) i_348;
                if (i_348 < 0) {
                    l_353 = l_352;
                    goto B454;
                }
                l_354 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_355 = *((__global gale_int *) (arg_fs + 16 + l_354));
                i_356 = (int) ((uint) i_355 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_354)) = i_356;
                if (i_2 < i_356) {
                    i_357 = (-1);
                } else {
                    i_358 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_352 << 6))) + (ulong) 8L))));
                    i_359 = i_26 & ((int) (((long) ((ulong) ((long) i_358) * (ulong) 5367187945662971904L)) >> 32));
                    i_360 = i_359;
                    i_361 = 0;
                    i_362 = (-2);
                    while (true) {
                        if (!(i_362 == (-2))) {
                            break;
                        }
                        i_363 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_360) << 2)))));
                        i_364 = (int) ((uint) i_363 + (uint) (-1));
                        if (i_364 < 0) {
                            i_362 = (-1);
                        } else {
                            l_365 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_364) << 4));
                            i_366 = *((volatile __global gale_int *) (arg_fs + 16 + l_365));
                            l_367 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_365 + (ulong) 8L))));
                            if ((!(i_358 == i_366)) || (!(l_367 == 0L))) {
                                if (i_26 == i_361) {
                                    i_362 = (-1);
                                } else {
                                    i_368 = (int) ((uint) i_361 + (uint) 1);
                                    i_369 = i_26 & ((int) ((uint) i_360 + (uint) 1));
                                    i_360 = i_369;
                                    i_361 = i_368;
                                }
                            } else {
                                i_362 = i_364;
                            }
                        }
                    }
                    i_357 = i_362;
                }
                if (i_357 < 0) {
                    i_370 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_371 = (int) (0 - (uint) i_370);
                    if (i_371 < 0) {
                        l_372 = (long) i_371;
                        l_353 = l_372;
                        goto B454;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_373 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_373)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 12L)))) = i_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 36L)))) = 0;
                    l_353 = (-9223372036854775806L);
                    goto B454;
                }
                l_374 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_375 = *((__global gale_long *) (arg_fs + 16 + l_374));
                *((__global gale_long *) (arg_fs + 16 + l_374)) = ((long) ((ulong) l_375 + (ulong) 1L));
                l_376 = (((long) (uint) i_357) << 32) | 1L;
                l_353 = l_376;
                goto B454;
            }
        }
    B448:;
        l_377 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_378 = *((__global gale_int *) (arg_fs + 16 + l_377));
        i_379 = (int) ((uint) i_378 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_377)) = i_379;
        l_380 = (l_338 < 0L) ? l_338 : (-22L);
        if (i_2 < i_379) {
            i_381 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_381 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_382 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_382)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 16L)))) = l_380;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_382 + (ulong) 36L)))) = 0;
                l_353 = LONG_MIN;
            } else {
                l_353 = l_380;
            }
        } else {
            l_353 = l_380;
        }
    } else {
        l_353 = 0L;
    }
B454:;
    GALEFS_BROADCAST(11, l_383, l_353);
    if (l_383 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        gale_longs[gale_items + gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_383); }
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
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_29 = 1L << i_27;
        l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_383 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_383 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_383 < 0L) {
        l_384 = l_383;
    } else {
        l_385 = (long) ((ulong) l_85 + (ulong) (((long) ((ulong) l_383 >> 32)) << i_27));
        l_384 = l_385;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_384;
    i_386 = (int) get_local_id(0);
    i_387 = (int) get_local_id(0);
    i_388 = 1;
    i_389 = 0;
    while (true) {
        if (!(i_388 == 1)) {
            break;
        }
        l_390 = (long) i_389;
        l_391 = l_30 & l_390;
        if (i_387 == 0) {
            i_392 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_393 = (int) (0 - (uint) i_392);
            if (i_393 < 0) {
                l_394 = (long) i_393;
                l_395 = l_394;
            } else {
                if (i_20 < 0) {
                    i_396 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_397 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_398 = (int) ((uint) i_397 + (uint) (-1));
                        i_399 = (i_398 < 0) ? (-9) : i_398;
                        if (i_399 < 0) {
                            i_396 = i_399;
                        } else {
                            i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
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
                    if (l_390 < 0L) {
                        l_395 = (-22L);
                    } else {
                        i_402 = (int) ((uint) 1 - (uint) i_389);
                        if (i_402 < 0) {
                            l_395 = (-22L);
                        } else {
                            i_403 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_403 == 0) {
                                l_404 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_401 << 6)))));
                                l_405 = (long) ((ulong) l_404 - (ulong) l_390);
                                if (l_405 < 1L) {
                                    l_395 = 0L;
                                } else {
                                    l_406 = (long) (uint) i_402;
                                    l_407 = (l_405 < l_406) ? l_405 : l_406;
                                    l_395 = l_407;
                                }
                            } else {
                                l_395 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_395 < 1L) {
                l_408 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_409 = *((__global gale_int *) (arg_fs + 16 + l_408));
                i_410 = (int) ((uint) i_409 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_408)) = i_410;
                if (i_2 < i_410) {
                    i_411 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_411 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_412 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_412)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 16L)))) = l_395;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_412 + (ulong) 36L)))) = 0;
                        l_413 = LONG_MIN;
                    } else {
                        l_413 = l_395;
                    }
                } else {
                    l_413 = l_395;
                }
            } else {
                l_414 = (long) ((ulong) l_29 - (ulong) l_391);
                if (l_414 < l_395) {
                    i_415 = (int) l_414;
                    i_416 = i_415;
                } else {
                    i_417 = (int) l_395;
                    i_416 = i_417;
                }
                if (i_20 < 0) {
                    i_418 = (-9);
                } else {
                    if (i_20 < i_23) {
                        i_419 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                        i_420 = (int) ((uint) i_419 + (uint) (-1));
                        i_421 = (i_420 < 0) ? (-9) : i_420;
                        i_418 = i_421;
                    } else {
                        i_418 = (-9);
                    }
                }
                l_422 = (long) i_418;
                if (i_418 < 0) {
                    l_413 = l_422;
                } else {
                    l_423 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_424 = *((__global gale_int *) (arg_fs + 16 + l_423));
                    i_425 = (int) ((uint) i_424 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_423)) = i_425;
                    if (i_2 < i_425) {
                        i_426 = (-1);
                    } else {
                        i_427 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_422 << 6))) + (ulong) 8L))));
                        l_428 = l_390 >> i_27;
                        i_429 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_428 + (ulong) (((long) i_427) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_430 = i_429;
                        i_431 = 0;
                        i_432 = (-2);
                        while (true) {
                            if (!(i_432 == (-2))) {
                                break;
                            }
                            i_433 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_430) << 2)))));
                            i_434 = (int) ((uint) i_433 + (uint) (-1));
                            if (i_434 < 0) {
                                i_432 = (-1);
                            } else {
                                l_435 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_434) << 4));
                                i_436 = *((volatile __global gale_int *) (arg_fs + 16 + l_435));
                                l_437 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 8L))));
                                if ((!(i_427 == i_436)) || (!(l_428 == l_437))) {
                                    if (i_26 == i_431) {
                                        i_432 = (-1);
                                    } else {
                                        i_438 = (int) ((uint) i_431 + (uint) 1);
                                        i_439 = i_26 & ((int) ((uint) i_430 + (uint) 1));
                                        i_430 = i_439;
                                        i_431 = i_438;
                                    }
                                } else {
                                    i_432 = i_434;
                                }
                            }
                        }
                        i_426 = i_432;
                    }
                    l_440 = (long) i_416;
                    if (i_426 < 0) {
                        i_441 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_442 = (int) (0 - (uint) i_441);
                        if (i_442 < 0) {
                            l_443 = (long) i_442;
                            l_413 = l_443;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_444 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_444)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 12L)))) = i_20;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 16L)))) = l_390;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 24L)))) = l_395;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 36L)))) = 0;
                            l_445 = (long) ((ulong) l_440 + (ulong) (-9223372036854775807L));
                            l_413 = l_445;
                        }
                    } else {
                        l_446 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_447 = *((__global gale_long *) (arg_fs + 16 + l_446));
                        *((__global gale_long *) (arg_fs + 16 + l_446)) = ((long) ((ulong) l_447 + (ulong) 1L));
                        l_448 = l_440 | (((long) (uint) i_426) << 32);
                        l_413 = l_448;
                    }
                }
            }
        } else {
            l_413 = 0L;
        }
        GALEFS_BROADCAST(12, l_449, l_413);
        if (l_449 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_20;
            gale_longs[gale_item] = (ulong) l_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_ints[gale_items + gale_item] = (uint) i_389;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_390;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_391;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_449); }
            GALEFS_RETURN;
            resume_10:
            i_20 = (int) gale_ints[gale_item];
            l_21 = (long) gale_longs[gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_389 = (int) gale_ints[gale_items + gale_item];
            l_390 = (long) gale_longs[2 * gale_items + gale_item];
            l_391 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_29 = 1L << i_27;
            l_30 = (long) ((ulong) l_29 + (ulong) (-1L));
            l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
            l_85 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_386 = (int) get_local_id(0);
            i_387 = (int) get_local_id(0);
            l_449 = gale_round_reply(gale_entry);
        }
        i_450 = (int) l_449;
        if (l_449 < 0L) {
            i_451 = 0;
        } else {
            i_451 = i_450;
        }
        if (l_449 < 0L) {
            l_452 = 0L;
        } else {
            l_453 = (long) ((ulong) l_449 >> 32);
            l_452 = l_453;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) ((long) ((ulong) l_85 + (ulong) (l_452 << i_27)))))), (arg_args + 16 + l_390), i_451);
        GALEFS_BARRIER(13);
        if (i_386 == 0) {
            l_454 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_455 = *((__global gale_long *) (arg_fs + 16 + l_454));
            *((__global gale_long *) (arg_fs + 16 + l_454)) = ((long) ((ulong) ((long) i_451) + (ulong) l_455));
        }
        i_456 = (int) ((uint) i_389 + (uint) i_451);
        if (l_449 < 0L) {
            i_388 = i_450;
            i_389 = i_456;
        } else {
            i_457 = ((i_451 < 1) || (!(i_456 < 1))) ? 0 : 1;
            i_388 = i_457;
            i_389 = i_456;
        }
    }
    if (i_389 < 1) {
        i_458 = i_388;
    } else {
        i_458 = i_389;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_458);
    if (((int) get_local_id(0)) == 0) {
        i_459 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_459 == 0) {
            i_460 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_461 = (long) ((int) (0 - (uint) i_460));
            l_462 = l_461;
        } else {
            l_463 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_464 = *((__global gale_int *) (arg_fs + 16 + l_463));
            i_465 = (int) ((uint) i_464 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_463)) = i_465;
            if (i_2 < i_465) {
                i_466 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_466 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_467 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_467)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 36L)))) = 0;
                    l_462 = LONG_MIN;
                } else {
                    l_462 = (-16L);
                }
            } else {
                l_462 = (-16L);
            }
        }
        if (l_462 < 0L) {
            l_468 = l_462;
        } else {
            l_469 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_470 = 0;
            while (true) {
                if (!(i_470 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) ((long) i_470))))) = (char) ((int) gale_literals[i_470]);
                i_471 = (int) ((uint) i_470 + (uint) 1);
                i_470 = i_471;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_472 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_472)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 36L)))) = 4;
            l_468 = LONG_MIN;
        }
    } else {
        l_468 = 0L;
    }
    GALEFS_BROADCAST(14, l_473, l_468);
    if (l_473 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_473); }
        GALEFS_RETURN;
        resume_11:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_473 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_473));
    if (((int) get_local_id(0)) == 0) {
        i_474 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_474 == 0) {
            i_475 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_476 = (int) (0 - (uint) i_475);
            if (i_476 < 0) {
                l_477 = (long) i_476;
                l_478 = l_477;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_479 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_479)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_479 + (ulong) 36L)))) = 0;
                l_478 = LONG_MIN;
            }
        } else {
            l_480 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_481 = *((__global gale_int *) (arg_fs + 16 + l_480));
            i_482 = (int) ((uint) i_481 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_480)) = i_482;
            if (i_2 < i_482) {
                i_483 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_483 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_484 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_484)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_484 + (ulong) 36L)))) = 0;
                    l_478 = LONG_MIN;
                } else {
                    l_478 = (-16L);
                }
            } else {
                l_478 = (-16L);
            }
        }
    } else {
        l_478 = 0L;
    }
    GALEFS_BROADCAST(15, l_485, l_478);
    if (l_485 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        gale_longs[gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_485); }
        GALEFS_RETURN;
        resume_12:
        i_20 = (int) gale_ints[gale_item];
        l_21 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_23 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_485 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_485));
    if (((int) get_local_id(0)) == 0) {
        i_486 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_20 < 0) {
            i_487 = (-9);
        } else {
            if (i_20 < i_23) {
                i_488 = *((volatile __global gale_int *) (arg_fs + 16 + l_21));
                i_489 = (int) ((uint) i_488 + (uint) (-1));
                i_490 = (i_489 < 0) ? (-9) : i_489;
                i_487 = i_490;
            } else {
                i_487 = (-9);
            }
        }
        i_491 = (int) (0 - (uint) i_486);
        if (i_491 < 0) {
            l_492 = (long) i_491;
            l_493 = l_492;
        } else {
            l_494 = (long) i_487;
            if (i_487 < 0) {
                l_493 = l_494;
            } else {
                l_495 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_494 << 6)))));
                l_493 = l_495;
            }
        }
        l_496 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_497 = *((__global gale_int *) (arg_fs + 16 + l_496));
        i_498 = (int) ((uint) i_497 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_496)) = i_498;
        if (i_2 < i_498) {
            i_499 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_499 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_500 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_500)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 16L)))) = l_493;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_500 + (ulong) 36L)))) = 0;
                l_501 = LONG_MIN;
            } else {
                l_501 = l_493;
            }
        } else {
            l_501 = l_493;
        }
    } else {
        l_501 = 0L;
    }
    GALEFS_BROADCAST(16, l_502, l_501);
    if (l_502 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_502); }
        GALEFS_RETURN;
        resume_13:
        i_20 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_502 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_502;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        i_503 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_503 == 0) {
            l_504 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_505 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_506 = *((__global gale_long *) (arg_fs + 16 + l_505));
            *((__global gale_long *) (arg_fs + 16 + l_505)) = ((long) ((ulong) l_506 + (ulong) 1L));
            l_504 = 0L;
        }
    } else {
        l_504 = 0L;
    }
    GALEFS_BROADCAST(18, l_507, l_504);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_507));
    if (((int) get_local_id(0)) == 0) {
        i_508 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_508 == 0) {
            i_509 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_510 = (int) (0 - (uint) i_509);
            if (i_510 < 0) {
                l_511 = (long) i_510;
                l_512 = l_511;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_513 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_513)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 12L)))) = i_20;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_513 + (ulong) 36L)))) = 0;
                l_512 = LONG_MIN;
            }
        } else {
            l_514 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_515 = *((__global gale_int *) (arg_fs + 16 + l_514));
            i_516 = (int) ((uint) i_515 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_514)) = i_516;
            if (i_2 < i_516) {
                i_517 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_517 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_518 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_518)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) 36L)))) = 0;
                    l_512 = LONG_MIN;
                } else {
                    l_512 = (-16L);
                }
            } else {
                l_512 = (-16L);
            }
        }
    } else {
        l_512 = 0L;
    }
    GALEFS_BROADCAST(19, l_519, l_512);
    if (l_519 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_519); }
        GALEFS_RETURN;
        resume_14:
        l_519 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_455) VARIABLE(int, i_55) VARIABLE(int, i_58) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_656) VARIABLE(int, i_657) VARIABLE(int, i_658) VARIABLE(int, i_660) VARIABLE(int, i_759) VARIABLE(int, i_760) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_159) VARIABLE(long, l_162) VARIABLE(long, l_2) VARIABLE(long, l_256) VARIABLE(long, l_54) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_661) VARIABLE(long, l_662) VARIABLE(long, l_67) VARIABLE(long, l_758)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_67)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_162) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_256) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_455) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_455) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_455) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_455) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_656) VARIABLE(i_657) VARIABLE(i_658) VARIABLE(i_660) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_661) VARIABLE(l_662) VARIABLE(l_67)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_656) VARIABLE(i_657) VARIABLE(i_658) VARIABLE(i_660) VARIABLE(i_759) VARIABLE(i_760) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_159) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_758)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_67)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_55) VARIABLE(i_58) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_56) VARIABLE(l_67)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_55, i_58, i_61, i_62, i_69, i_70, i_73, i_74, i_75, i_76, i_77, i_80, i_87, i_88, i_89, i_90, i_92, i_94, i_95, i_96, i_97, i_98, i_99, i_101, i_103, i_104, i_105, i_109, i_114, i_116, i_117, i_119, i_121, i_123, i_124, i_126, i_142, i_145, i_147, i_148, i_150, i_154, i_164, i_165, i_168, i_169, i_170, i_171, i_172, i_175, i_181, i_182, i_183, i_184, i_186, i_188, i_189, i_190, i_191, i_192, i_193, i_195, i_197, i_198, i_199, i_203, i_208, i_210, i_211, i_213, i_215, i_217, i_218, i_220, i_236, i_239, i_241, i_242, i_244, i_248, i_258, i_259, i_262, i_263, i_264, i_265, i_266, i_269, i_276, i_277, i_278, i_279, i_281, i_283, i_284, i_285, i_286, i_287, i_288, i_290, i_292, i_293, i_294, i_298, i_303, i_305, i_306, i_308, i_310, i_312, i_313, i_315, i_331, i_334, i_336, i_337, i_339, i_343, i_351, i_352, i_355, i_356, i_357, i_358, i_359, i_362, i_371, i_372, i_375, i_376, i_377, i_378, i_379, i_382, i_383, i_384, i_385, i_387, i_388, i_389, i_390, i_391, i_392, i_393, i_395, i_397, i_398, i_399, i_403, i_408, i_410, i_411, i_413, i_415, i_417, i_418, i_420, i_436, i_439, i_441, i_442, i_444, i_448, i_455, i_457, i_458, i_467, i_479, i_480, i_483, i_484, i_485, i_486, i_487, i_490, i_495, i_496, i_497, i_498, i_500, i_501, i_502, i_503, i_504, i_505, i_506, i_508, i_510, i_511, i_512, i_516, i_521, i_523, i_524, i_526, i_528, i_530, i_531, i_533, i_549, i_552, i_554, i_555, i_557, i_561, i_567, i_568, i_571, i_572, i_573, i_574, i_575, i_578, i_583, i_584, i_585, i_586, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_596, i_598, i_599, i_600, i_604, i_609, i_611, i_612, i_614, i_616, i_618, i_619, i_621, i_637, i_640, i_642, i_643, i_645, i_649, i_656, i_657, i_658, i_659, i_660, i_664, i_665, i_668, i_669, i_670, i_671, i_672, i_674, i_676, i_683, i_684, i_685, i_686, i_687, i_688, i_689, i_691, i_693, i_694, i_695, i_696, i_697, i_698, i_700, i_702, i_703, i_704, i_708, i_714, i_716, i_717, i_719, i_721, i_723, i_724, i_726, i_743, i_746, i_748, i_749, i_751, i_755, i_759, i_760, i_770, i_771, i_772, i_774, i_778, i_780, i_781, i_783, i_785, i_787, i_788, i_790, i_796, i_797, i_808, i_811, i_813, i_814, i_816, i_820, i_825, i_829, i_831, i_832, i_834, i_836, i_838, i_839, i_841, i_854, i_857, i_859, i_860, i_862, i_866, i_871, i_872, i_873, i_874, i_875, i_876, i_885, i_888, i_890, i_891, i_893, i_897, i_902, i_914, i_918, i_920, i_921, i_923, i_925, i_927, i_928, i_930, i_943, i_946, i_948, i_949, i_951, i_955;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_56, l_57, l_59, l_60, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_72, l_78, l_79, l_81, l_82, l_83, l_84, l_85, l_86, l_91, l_93, l_100, l_102, l_106, l_107, l_108, l_110, l_111, l_112, l_113, l_115, l_118, l_120, l_122, l_125, l_127, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_143, l_144, l_146, l_149, l_151, l_152, l_153, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_166, l_167, l_173, l_174, l_176, l_177, l_178, l_179, l_180, l_185, l_187, l_194, l_196, l_200, l_201, l_202, l_204, l_205, l_206, l_207, l_209, l_212, l_214, l_216, l_219, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_237, l_238, l_240, l_243, l_245, l_246, l_247, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_256, l_257, l_260, l_261, l_267, l_268, l_270, l_271, l_272, l_273, l_274, l_275, l_280, l_282, l_289, l_291, l_295, l_296, l_297, l_299, l_300, l_301, l_302, l_304, l_307, l_309, l_311, l_314, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_323, l_324, l_325, l_326, l_327, l_328, l_329, l_330, l_332, l_333, l_335, l_338, l_340, l_341, l_342, l_344, l_345, l_346, l_347, l_348, l_349, l_350, l_353, l_354, l_360, l_361, l_363, l_364, l_365, l_366, l_367, l_368, l_369, l_370, l_373, l_374, l_380, l_381, l_386, l_394, l_396, l_400, l_401, l_402, l_404, l_405, l_406, l_407, l_409, l_412, l_414, l_416, l_419, l_421, l_422, l_423, l_424, l_425, l_426, l_427, l_428, l_429, l_430, l_431, l_432, l_433, l_434, l_435, l_437, l_438, l_440, l_443, l_445, l_446, l_447, l_449, l_450, l_451, l_452, l_453, l_454, l_456, l_459, l_460, l_461, l_462, l_463, l_464, l_465, l_466, l_468, l_469, l_470, l_471, l_472, l_473, l_474, l_475, l_476, l_477, l_478, l_481, l_482, l_488, l_489, l_491, l_492, l_493, l_494, l_499, l_507, l_509, l_513, l_514, l_515, l_517, l_518, l_519, l_520, l_522, l_525, l_527, l_529, l_532, l_534, l_535, l_536, l_537, l_538, l_539, l_540, l_541, l_542, l_543, l_544, l_545, l_546, l_547, l_548, l_550, l_551, l_553, l_556, l_558, l_559, l_560, l_562, l_563, l_564, l_565, l_566, l_569, l_570, l_576, l_577, l_579, l_580, l_581, l_582, l_587, l_595, l_597, l_601, l_602, l_603, l_605, l_606, l_607, l_608, l_610, l_613, l_615, l_617, l_620, l_622, l_623, l_624, l_625, l_626, l_627, l_628, l_629, l_630, l_631, l_632, l_633, l_634, l_635, l_636, l_638, l_639, l_641, l_644, l_646, l_647, l_648, l_650, l_651, l_652, l_653, l_654, l_655, l_661, l_662, l_663, l_666, l_667, l_673, l_675, l_677, l_678, l_679, l_680, l_681, l_682, l_690, l_692, l_699, l_701, l_705, l_706, l_707, l_709, l_710, l_711, l_712, l_713, l_715, l_718, l_720, l_722, l_725, l_727, l_728, l_729, l_730, l_731, l_732, l_733, l_734, l_735, l_736, l_737, l_738, l_739, l_740, l_741, l_742, l_744, l_745, l_747, l_750, l_752, l_753, l_754, l_756, l_757, l_758, l_761, l_762, l_763, l_764, l_765, l_766, l_767, l_768, l_769, l_773, l_775, l_776, l_777, l_779, l_782, l_784, l_786, l_789, l_791, l_792, l_793, l_794, l_795, l_798, l_799, l_800, l_801, l_802, l_803, l_804, l_805, l_806, l_807, l_809, l_810, l_812, l_815, l_817, l_818, l_819, l_821, l_822, l_823, l_824, l_826, l_827, l_828, l_830, l_833, l_835, l_837, l_840, l_842, l_843, l_844, l_845, l_846, l_847, l_848, l_849, l_850, l_851, l_852, l_853, l_855, l_856, l_858, l_861, l_863, l_864, l_865, l_867, l_868, l_869, l_870, l_877, l_878, l_879, l_880, l_881, l_882, l_883, l_884, l_886, l_887, l_889, l_892, l_894, l_895, l_896, l_898, l_899, l_900, l_901, l_903, l_904, l_905, l_906, l_907, l_908, l_909, l_910, l_911, l_912, l_913, l_915, l_916, l_917, l_919, l_922, l_924, l_926, l_929, l_931, l_932, l_933, l_934, l_935, l_936, l_937, l_938, l_939, l_940, l_941, l_942, l_944, l_945, l_947, l_950, l_952, l_953, l_954, l_956, l_957, l_958;
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
    i_55 = (int) l_53;
    l_56 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_55) << 3));
    l_57 = (long) ((ulong) l_56 + (ulong) 4L);
    i_58 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_59 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_60 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_61 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_62 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_63 = (long) ((int) ((uint) (1 << i_62) + (uint) (-1)));
    l_64 = 1L << i_62;
    l_65 = (long) ((ulong) l_64 + (ulong) (-1L));
    l_66 = l_63 & l_65;
    l_67 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_68 = (long) ((int) get_group_id(0));
        i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_68 << 12) + (l_68 << 11)))) + (ulong) 1796L))));
        i_70 = (int) (0 - (uint) i_69);
        if (i_70 < 0) {
            l_71 = (long) i_70;
            l_72 = l_71;
        } else {
            if (i_55 < 0) {
                i_73 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_75 = (int) ((uint) i_74 + (uint) (-1));
                    i_76 = (i_75 < 0) ? (-9) : i_75;
                    if (i_76 < 0) {
                        i_73 = i_76;
                    } else {
                        i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_77 & 3) == 1) {
                            i_73 = (-9);
                        } else {
                            i_73 = i_76;
                        }
                    }
                } else {
                    i_73 = (-9);
                }
            }
            l_78 = (long) i_73;
            if (i_73 < 0) {
                l_72 = l_78;
            } else {
                if (l_63 < 0L) {
                    l_72 = (-22L);
                } else {
                    l_79 = (long) ((int) get_group_id(0));
                    i_80 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 1856L))));
                    if (i_80 == 0) {
                        l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_78 << 6)))));
                        l_82 = (long) ((ulong) l_81 - (ulong) l_63);
                        if (l_82 < 1L) {
                            l_72 = 0L;
                        } else {
                            l_83 = (l_82 < 2L) ? l_82 : 2L;
                            l_72 = l_83;
                        }
                    } else {
                        l_72 = (-16L);
                    }
                }
            }
        }
        l_84 = (l_72 < 0L) ? l_72 : (-22L);
        if (l_72 < 1L) {
            l_85 = l_84;
        } else {
            if (l_72 == 2L) {
                l_86 = (long) ((ulong) l_64 - (ulong) l_66);
                if (l_86 < 2L) {
                    if (!(((int) l_86) == 2)) {
                        l_85 = l_84;
                        goto B116;
                    }
                }
                if (i_55 < 0) {
                    i_87 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_89 = (int) ((uint) i_88 + (uint) (-1));
                        i_90 = (i_89 < 0) ? (-9) : i_89;
                        i_87 = i_90;
                    } else {
                        i_87 = (-9);
                    }
                }
                l_91 = (long) i_87;
                if (i_87 < 0) {
                    l_85 = l_91;
                } else {
                    i_92 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_91 << 6))) + (ulong) 8L))));
                    l_93 = l_63 >> i_62;
                    i_94 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) l_93 + (ulong) (((long) i_92) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_95 = i_94;
                    i_96 = 0;
                    i_97 = (-2);
                    while (true) {
                        if (!(i_97 == (-2))) {
                            break;
                        }
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_95) << 2)))));
                        i_99 = (int) ((uint) i_98 + (uint) (-1));
                        if (i_99 < 0) {
                            i_97 = (-1);
                        } else {
                            l_100 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_99) << 4));
                            i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                            l_102 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 8L))));
                            if ((!(i_92 == i_101)) || (!(l_93 == l_102))) {
                                if (i_61 == i_96) {
                                    i_97 = (-1);
                                } else {
                                    i_103 = (int) ((uint) i_96 + (uint) 1);
                                    i_104 = i_61 & ((int) ((uint) i_95 + (uint) 1));
                                    i_95 = i_104;
                                    i_96 = i_103;
                                }
                            } else {
                                i_97 = i_99;
                            }
                        }
                    }
                    if (i_97 < 0) {
                        i_105 = i_97;
                    } else {
                        l_106 = (long) ((int) get_group_id(0));
                        l_107 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_106 << 12) + (l_106 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_107)) = ((int) ((uint) i_97 + (uint) 1));
                        GALEFS_FENCE();
                        l_108 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_97) << 4));
                        i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                        l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L))));
                        if ((!(i_92 == i_109)) || (!(l_93 == l_110))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_107)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_92 == i_109)) || (!(l_93 == l_110))) {
                            i_105 = (-1);
                        } else {
                            i_105 = i_97;
                        }
                    }
                    if (i_105 < 0) {
                        l_111 = (long) ((int) get_group_id(0));
                        l_112 = (long) ((ulong) l_2 + (ulong) ((l_111 << 12) + (l_111 << 11)));
                        l_113 = (long) ((ulong) l_112 + (ulong) 1796L);
                        i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                        l_115 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 1896L))));
                        i_116 = (int) (0 - (uint) i_114);
                        if (i_116 < 0) {
                            i_117 = i_116;
                        } else {
                            l_118 = (long) ((ulong) l_115 + (ulong) (-64L));
                            i_119 = (int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_120 = (long) ((ulong) l_112 + (ulong) 1792L);
                            i_121 = 0;
                            l_122 = 0L;
                            while (true) {
                                if (!(i_121 == 0)) {
                                    break;
                                }
                                i_123 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                                i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                                if (i_119 == i_124) {
                                    i_121 = 1;
                                } else {
                                    if (i_123 == 0) {
                                        if (l_122 < l_1) {
                                            GALEFS_RELAX(l_122);
                                            l_125 = (long) ((ulong) l_122 + (ulong) 1L);
                                            l_122 = l_125;
                                        } else {
                                            i_121 = (-110);
                                        }
                                    } else {
                                        i_126 = (int) (0 - (uint) i_123);
                                        i_121 = i_126;
                                    }
                                }
                            }
                            i_117 = i_121;
                        }
                        if (i_117 < 0) {
                            l_127 = (long) i_117;
                            l_85 = l_127;
                        } else {
                            l_128 = (long) ((int) get_group_id(0));
                            l_129 = (long) ((ulong) l_2 + (ulong) ((l_128 << 12) + (l_128 << 11)));
                            l_130 = (long) ((ulong) l_129 + (ulong) 1896L);
                            l_131 = *((__global gale_long *) (arg_fs + 16 + l_130));
                            l_132 = (long) ((ulong) l_131 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) ((long) (uint) (((int) l_132) & 1023)))))) = 0L;
                            l_133 = (long) ((ulong) l_129 + (ulong) ((long) (uint) (((int) l_131) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_131 + (ulong) ((long) ((ulong) (l_131 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 16L)))) = l_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 24L)))) = 2L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_133)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_130)) = l_132;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_85 = (-9223372036854775805L);
                        }
                    } else {
                        l_134 = (long) ((int) get_group_id(0));
                        l_135 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1864L);
                        l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
                        *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) l_136 + (ulong) 1L));
                        l_137 = (((long) (uint) i_105) << 32) | 2L;
                        l_85 = l_137;
                    }
                }
            } else {
                l_85 = l_84;
            }
        }
    } else {
        l_85 = 0L;
    }
B116:;
    if (((int) get_local_id(0)) == 0) {
        if (l_85 < (-4611686018427387904L)) {
            l_138 = (long) ((int) get_group_id(0));
            l_139 = (long) ((ulong) l_2 + (ulong) ((l_138 << 12) + (l_138 << 11)));
            l_140 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1896L))));
            l_141 = (long) ((ulong) l_140 + (ulong) (-64L));
            i_142 = (int) ((uint) ((int) (((long) ((ulong) l_141 + (ulong) ((long) ((ulong) (l_141 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_143 = (long) ((ulong) l_139 + (ulong) 1792L);
            l_144 = (long) ((ulong) l_139 + (ulong) 1796L);
            i_145 = 0;
            l_146 = 0L;
            while (true) {
                if (!(i_145 == 0)) {
                    break;
                }
                i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_144));
                i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_143));
                if (i_142 == i_148) {
                    i_145 = 1;
                } else {
                    if (i_147 == 0) {
                        if (l_146 < l_1) {
                            GALEFS_RELAX(l_146);
                            l_149 = (long) ((ulong) l_146 + (ulong) 1L);
                            l_146 = l_149;
                        } else {
                            i_145 = (-110);
                        }
                    } else {
                        i_150 = (int) (0 - (uint) i_147);
                        i_145 = i_150;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_145 < 0) {
                l_151 = (long) i_145;
                l_152 = l_151;
            } else {
                l_153 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_139 + (ulong) 1800L))));
                l_152 = l_153;
            }
            i_154 = (int) ((uint) ((int) l_85) + (uint) (-1));
            if (i_154 < 0) {
                l_155 = l_152;
            } else {
                if (l_152 < 0L) {
                    l_155 = l_152;
                } else {
                    l_156 = (l_152 << 32) | ((long) (uint) i_154);
                    l_155 = l_156;
                }
            }
        } else {
            l_155 = l_85;
        }
    } else {
        l_155 = l_85;
    }
    GALEFS_BROADCAST(2, l_157, l_155);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_157 < 0L)) {
            l_158 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_158 << 12) + (l_158 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    l_159 = *((__global gale_long *) (arg_fs + 16 + 144L));
    if (l_157 < 0L) {
        l_160 = l_157;
    } else {
        l_161 = (long) ((ulong) l_66 + (ulong) ((long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_157 >> 32)) << i_62))));
        l_160 = l_161;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_160;
    l_162 = l_65 & l_54;
    if (((int) get_local_id(0)) == 0) {
        l_163 = (long) ((int) get_group_id(0));
        i_164 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1796L))));
        i_165 = (int) (0 - (uint) i_164);
        if (i_165 < 0) {
            l_166 = (long) i_165;
            l_167 = l_166;
        } else {
            if (i_55 < 0) {
                i_168 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_170 = (int) ((uint) i_169 + (uint) (-1));
                    i_171 = (i_170 < 0) ? (-9) : i_170;
                    if (i_171 < 0) {
                        i_168 = i_171;
                    } else {
                        i_172 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_172 & 3) == 1) {
                            i_168 = (-9);
                        } else {
                            i_168 = i_171;
                        }
                    }
                } else {
                    i_168 = (-9);
                }
            }
            l_173 = (long) i_168;
            if (i_168 < 0) {
                l_167 = l_173;
            } else {
                if (l_54 < 0L) {
                    l_167 = (-22L);
                } else {
                    l_174 = (long) ((int) get_group_id(0));
                    i_175 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1856L))));
                    if (i_175 == 0) {
                        l_176 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_173 << 6)))));
                        l_177 = (((long) ((ulong) l_176 - (ulong) l_54)) < 1L) ? 0L : 1L;
                        l_167 = l_177;
                    } else {
                        l_167 = (-16L);
                    }
                }
            }
        }
        l_178 = (l_167 < 0L) ? l_167 : (-22L);
        if (l_167 < 1L) {
            l_179 = l_178;
        } else {
            if (l_167 == 1L) {
                l_180 = (long) ((ulong) l_64 - (ulong) l_162);
                if (l_180 < 1L) {
                    if (!(((int) l_180) == 1)) {
                        l_179 = l_178;
                        goto B215;
                    }
                }
                if (i_55 < 0) {
                    i_181 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_183 = (int) ((uint) i_182 + (uint) (-1));
                        i_184 = (i_183 < 0) ? (-9) : i_183;
                        i_181 = i_184;
                    } else {
                        i_181 = (-9);
                    }
                }
                l_185 = (long) i_181;
                if (i_181 < 0) {
                    l_179 = l_185;
                } else {
                    i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_185 << 6))) + (ulong) 8L))));
                    l_187 = l_54 >> i_62;
                    i_188 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) l_187 + (ulong) (((long) i_186) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_189 = i_188;
                    i_190 = 0;
                    i_191 = (-2);
                    while (true) {
                        if (!(i_191 == (-2))) {
                            break;
                        }
                        i_192 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_189) << 2)))));
                        i_193 = (int) ((uint) i_192 + (uint) (-1));
                        if (i_193 < 0) {
                            i_191 = (-1);
                        } else {
                            l_194 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_193) << 4));
                            i_195 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                            l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 8L))));
                            if ((!(i_186 == i_195)) || (!(l_187 == l_196))) {
                                if (i_61 == i_190) {
                                    i_191 = (-1);
                                } else {
                                    i_197 = (int) ((uint) i_190 + (uint) 1);
                                    i_198 = i_61 & ((int) ((uint) i_189 + (uint) 1));
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
                        l_200 = (long) ((int) get_group_id(0));
                        l_201 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_201)) = ((int) ((uint) i_191 + (uint) 1));
                        GALEFS_FENCE();
                        l_202 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_191) << 4));
                        i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_202));
                        l_204 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 8L))));
                        if ((!(i_186 == i_203)) || (!(l_187 == l_204))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_201)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_186 == i_203)) || (!(l_187 == l_204))) {
                            i_199 = (-1);
                        } else {
                            i_199 = i_191;
                        }
                    }
                    if (i_199 < 0) {
                        l_205 = (long) ((int) get_group_id(0));
                        l_206 = (long) ((ulong) l_2 + (ulong) ((l_205 << 12) + (l_205 << 11)));
                        l_207 = (long) ((ulong) l_206 + (ulong) 1796L);
                        i_208 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                        l_209 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) 1896L))));
                        i_210 = (int) (0 - (uint) i_208);
                        if (i_210 < 0) {
                            i_211 = i_210;
                        } else {
                            l_212 = (long) ((ulong) l_209 + (ulong) (-64L));
                            i_213 = (int) ((uint) ((int) (((long) ((ulong) l_212 + (ulong) ((long) ((ulong) (l_212 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_214 = (long) ((ulong) l_206 + (ulong) 1792L);
                            i_215 = 0;
                            l_216 = 0L;
                            while (true) {
                                if (!(i_215 == 0)) {
                                    break;
                                }
                                i_217 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                                i_218 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                                if (i_213 == i_218) {
                                    i_215 = 1;
                                } else {
                                    if (i_217 == 0) {
                                        if (l_216 < l_1) {
                                            GALEFS_RELAX(l_216);
                                            l_219 = (long) ((ulong) l_216 + (ulong) 1L);
                                            l_216 = l_219;
                                        } else {
                                            i_215 = (-110);
                                        }
                                    } else {
                                        i_220 = (int) (0 - (uint) i_217);
                                        i_215 = i_220;
                                    }
                                }
                            }
                            i_211 = i_215;
                        }
                        if (i_211 < 0) {
                            l_221 = (long) i_211;
                            l_179 = l_221;
                        } else {
                            l_222 = (long) ((int) get_group_id(0));
                            l_223 = (long) ((ulong) l_2 + (ulong) ((l_222 << 12) + (l_222 << 11)));
                            l_224 = (long) ((ulong) l_223 + (ulong) 1896L);
                            l_225 = *((__global gale_long *) (arg_fs + 16 + l_224));
                            l_226 = (long) ((ulong) l_225 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_226) & 1023)))))) = 0L;
                            l_227 = (long) ((ulong) l_223 + (ulong) ((long) (uint) (((int) l_225) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_225 + (ulong) ((long) ((ulong) (l_225 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 16L)))) = l_54;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_227)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_224)) = l_226;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_179 = (-9223372036854775806L);
                        }
                    } else {
                        l_228 = (long) ((int) get_group_id(0));
                        l_229 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_228 << 12) + (l_228 << 11)))) + (ulong) 1864L);
                        l_230 = *((__global gale_long *) (arg_fs + 16 + l_229));
                        *((__global gale_long *) (arg_fs + 16 + l_229)) = ((long) ((ulong) l_230 + (ulong) 1L));
                        l_231 = (((long) (uint) i_199) << 32) | 1L;
                        l_179 = l_231;
                    }
                }
            } else {
                l_179 = l_178;
            }
        }
    } else {
        l_179 = 0L;
    }
B215:;
    if (((int) get_local_id(0)) == 0) {
        if (l_179 < (-4611686018427387904L)) {
            l_232 = (long) ((int) get_group_id(0));
            l_233 = (long) ((ulong) l_2 + (ulong) ((l_232 << 12) + (l_232 << 11)));
            l_234 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 1896L))));
            l_235 = (long) ((ulong) l_234 + (ulong) (-64L));
            i_236 = (int) ((uint) ((int) (((long) ((ulong) l_235 + (ulong) ((long) ((ulong) (l_235 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_237 = (long) ((ulong) l_233 + (ulong) 1792L);
            l_238 = (long) ((ulong) l_233 + (ulong) 1796L);
            i_239 = 0;
            l_240 = 0L;
            while (true) {
                if (!(i_239 == 0)) {
                    break;
                }
                i_241 = *((volatile __global gale_int *) (arg_fs + 16 + l_238));
                i_242 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
                if (i_236 == i_242) {
                    i_239 = 1;
                } else {
                    if (i_241 == 0) {
                        if (l_240 < l_1) {
                            GALEFS_RELAX(l_240);
                            l_243 = (long) ((ulong) l_240 + (ulong) 1L);
                            l_240 = l_243;
                        } else {
                            i_239 = (-110);
                        }
                    } else {
                        i_244 = (int) (0 - (uint) i_241);
                        i_239 = i_244;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_239 < 0) {
                l_245 = (long) i_239;
                l_246 = l_245;
            } else {
                l_247 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 1800L))));
                l_246 = l_247;
            }
            i_248 = (int) ((uint) ((int) l_179) + (uint) (-1));
            if (i_248 < 0) {
                l_249 = l_246;
            } else {
                if (l_246 < 0L) {
                    l_249 = l_246;
                } else {
                    l_250 = (l_246 << 32) | ((long) (uint) i_248);
                    l_249 = l_250;
                }
            }
        } else {
            l_249 = l_179;
        }
    } else {
        l_249 = l_179;
    }
    GALEFS_BROADCAST(3, l_251, l_249);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_251 < 0L)) {
            l_252 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_252 << 12) + (l_252 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_251 < 0L) {
        l_253 = l_251;
    } else {
        l_254 = (long) ((ulong) l_162 + (ulong) ((long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_251 >> 32)) << i_62))));
        l_253 = l_254;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_253;
    l_255 = (long) ((ulong) l_54 + (ulong) (-1L));
    l_256 = l_65 & l_255;
    if (((int) get_local_id(0)) == 0) {
        l_257 = (long) ((int) get_group_id(0));
        i_258 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_257 << 12) + (l_257 << 11)))) + (ulong) 1796L))));
        i_259 = (int) (0 - (uint) i_258);
        if (i_259 < 0) {
            l_260 = (long) i_259;
            l_261 = l_260;
        } else {
            if (i_55 < 0) {
                i_262 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_263 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_264 = (int) ((uint) i_263 + (uint) (-1));
                    i_265 = (i_264 < 0) ? (-9) : i_264;
                    if (i_265 < 0) {
                        i_262 = i_265;
                    } else {
                        i_266 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_266 & 3) == 1) {
                            i_262 = (-9);
                        } else {
                            i_262 = i_265;
                        }
                    }
                } else {
                    i_262 = (-9);
                }
            }
            l_267 = (long) i_262;
            if (i_262 < 0) {
                l_261 = l_267;
            } else {
                if (l_255 < 0L) {
                    l_261 = (-22L);
                } else {
                    l_268 = (long) ((int) get_group_id(0));
                    i_269 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_268 << 12) + (l_268 << 11)))) + (ulong) 1856L))));
                    if (i_269 == 0) {
                        l_270 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_267 << 6)))));
                        l_271 = (long) ((ulong) l_270 - (ulong) l_255);
                        if (l_271 < 1L) {
                            l_261 = 0L;
                        } else {
                            l_272 = (l_271 < 2L) ? l_271 : 2L;
                            l_261 = l_272;
                        }
                    } else {
                        l_261 = (-16L);
                    }
                }
            }
        }
        l_273 = (l_261 < 0L) ? l_261 : (-22L);
        if (l_261 < 1L) {
            l_274 = l_273;
        } else {
            if (l_261 == 2L) {
                l_275 = (long) ((ulong) l_64 - (ulong) l_256);
                if (l_275 < 2L) {
                    if (!(((int) l_275) == 2)) {
                        l_274 = l_273;
                        goto B316;
                    }
                }
                if (i_55 < 0) {
                    i_276 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_277 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_278 = (int) ((uint) i_277 + (uint) (-1));
                        i_279 = (i_278 < 0) ? (-9) : i_278;
                        i_276 = i_279;
                    } else {
                        i_276 = (-9);
                    }
                }
                l_280 = (long) i_276;
                if (i_276 < 0) {
                    l_274 = l_280;
                } else {
                    i_281 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_280 << 6))) + (ulong) 8L))));
                    l_282 = l_255 >> i_62;
                    i_283 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) l_282 + (ulong) (((long) i_281) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_284 = i_283;
                    i_285 = 0;
                    i_286 = (-2);
                    while (true) {
                        if (!(i_286 == (-2))) {
                            break;
                        }
                        i_287 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_284) << 2)))));
                        i_288 = (int) ((uint) i_287 + (uint) (-1));
                        if (i_288 < 0) {
                            i_286 = (-1);
                        } else {
                            l_289 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_288) << 4));
                            i_290 = *((volatile __global gale_int *) (arg_fs + 16 + l_289));
                            l_291 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 8L))));
                            if ((!(i_281 == i_290)) || (!(l_282 == l_291))) {
                                if (i_61 == i_285) {
                                    i_286 = (-1);
                                } else {
                                    i_292 = (int) ((uint) i_285 + (uint) 1);
                                    i_293 = i_61 & ((int) ((uint) i_284 + (uint) 1));
                                    i_284 = i_293;
                                    i_285 = i_292;
                                }
                            } else {
                                i_286 = i_288;
                            }
                        }
                    }
                    if (i_286 < 0) {
                        i_294 = i_286;
                    } else {
                        l_295 = (long) ((int) get_group_id(0));
                        l_296 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_295 << 12) + (l_295 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_296)) = ((int) ((uint) i_286 + (uint) 1));
                        GALEFS_FENCE();
                        l_297 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_286) << 4));
                        i_298 = *((volatile __global gale_int *) (arg_fs + 16 + l_297));
                        l_299 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_297 + (ulong) 8L))));
                        if ((!(i_281 == i_298)) || (!(l_282 == l_299))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_296)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_281 == i_298)) || (!(l_282 == l_299))) {
                            i_294 = (-1);
                        } else {
                            i_294 = i_286;
                        }
                    }
                    if (i_294 < 0) {
                        l_300 = (long) ((int) get_group_id(0));
                        l_301 = (long) ((ulong) l_2 + (ulong) ((l_300 << 12) + (l_300 << 11)));
                        l_302 = (long) ((ulong) l_301 + (ulong) 1796L);
                        i_303 = *((volatile __global gale_int *) (arg_fs + 16 + l_302));
                        l_304 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 1896L))));
                        i_305 = (int) (0 - (uint) i_303);
                        if (i_305 < 0) {
                            i_306 = i_305;
                        } else {
                            l_307 = (long) ((ulong) l_304 + (ulong) (-64L));
                            i_308 = (int) ((uint) ((int) (((long) ((ulong) l_307 + (ulong) ((long) ((ulong) (l_307 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_309 = (long) ((ulong) l_301 + (ulong) 1792L);
                            i_310 = 0;
                            l_311 = 0L;
                            while (true) {
                                if (!(i_310 == 0)) {
                                    break;
                                }
                                i_312 = *((volatile __global gale_int *) (arg_fs + 16 + l_302));
                                i_313 = *((volatile __global gale_int *) (arg_fs + 16 + l_309));
                                if (i_308 == i_313) {
                                    i_310 = 1;
                                } else {
                                    if (i_312 == 0) {
                                        if (l_311 < l_1) {
                                            GALEFS_RELAX(l_311);
                                            l_314 = (long) ((ulong) l_311 + (ulong) 1L);
                                            l_311 = l_314;
                                        } else {
                                            i_310 = (-110);
                                        }
                                    } else {
                                        i_315 = (int) (0 - (uint) i_312);
                                        i_310 = i_315;
                                    }
                                }
                            }
                            i_306 = i_310;
                        }
                        if (i_306 < 0) {
                            l_316 = (long) i_306;
                            l_274 = l_316;
                        } else {
                            l_317 = (long) ((int) get_group_id(0));
                            l_318 = (long) ((ulong) l_2 + (ulong) ((l_317 << 12) + (l_317 << 11)));
                            l_319 = (long) ((ulong) l_318 + (ulong) 1896L);
                            l_320 = *((__global gale_long *) (arg_fs + 16 + l_319));
                            l_321 = (long) ((ulong) l_320 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) ((long) (uint) (((int) l_321) & 1023)))))) = 0L;
                            l_322 = (long) ((ulong) l_318 + (ulong) ((long) (uint) (((int) l_320) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_320 + (ulong) ((long) ((ulong) (l_320 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 16L)))) = l_255;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 24L)))) = 2L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_322)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_319)) = l_321;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_274 = (-9223372036854775805L);
                        }
                    } else {
                        l_323 = (long) ((int) get_group_id(0));
                        l_324 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_323 << 12) + (l_323 << 11)))) + (ulong) 1864L);
                        l_325 = *((__global gale_long *) (arg_fs + 16 + l_324));
                        *((__global gale_long *) (arg_fs + 16 + l_324)) = ((long) ((ulong) l_325 + (ulong) 1L));
                        l_326 = (((long) (uint) i_294) << 32) | 2L;
                        l_274 = l_326;
                    }
                }
            } else {
                l_274 = l_273;
            }
        }
    } else {
        l_274 = 0L;
    }
B316:;
    if (((int) get_local_id(0)) == 0) {
        if (l_274 < (-4611686018427387904L)) {
            l_327 = (long) ((int) get_group_id(0));
            l_328 = (long) ((ulong) l_2 + (ulong) ((l_327 << 12) + (l_327 << 11)));
            l_329 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_328 + (ulong) 1896L))));
            l_330 = (long) ((ulong) l_329 + (ulong) (-64L));
            i_331 = (int) ((uint) ((int) (((long) ((ulong) l_330 + (ulong) ((long) ((ulong) (l_330 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_332 = (long) ((ulong) l_328 + (ulong) 1792L);
            l_333 = (long) ((ulong) l_328 + (ulong) 1796L);
            i_334 = 0;
            l_335 = 0L;
            while (true) {
                if (!(i_334 == 0)) {
                    break;
                }
                i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_333));
                i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                if (i_331 == i_337) {
                    i_334 = 1;
                } else {
                    if (i_336 == 0) {
                        if (l_335 < l_1) {
                            GALEFS_RELAX(l_335);
                            l_338 = (long) ((ulong) l_335 + (ulong) 1L);
                            l_335 = l_338;
                        } else {
                            i_334 = (-110);
                        }
                    } else {
                        i_339 = (int) (0 - (uint) i_336);
                        i_334 = i_339;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_334 < 0) {
                l_340 = (long) i_334;
                l_341 = l_340;
            } else {
                l_342 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_328 + (ulong) 1800L))));
                l_341 = l_342;
            }
            i_343 = (int) ((uint) ((int) l_274) + (uint) (-1));
            if (i_343 < 0) {
                l_344 = l_341;
            } else {
                if (l_341 < 0L) {
                    l_344 = l_341;
                } else {
                    l_345 = (l_341 << 32) | ((long) (uint) i_343);
                    l_344 = l_345;
                }
            }
        } else {
            l_344 = l_274;
        }
    } else {
        l_344 = l_274;
    }
    GALEFS_BROADCAST(4, l_346, l_344);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_346 < 0L)) {
            l_347 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_347 << 12) + (l_347 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_346 < 0L) {
        l_348 = l_346;
    } else {
        l_349 = (long) ((ulong) l_256 + (ulong) ((long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_346 >> 32)) << i_62))));
        l_348 = l_349;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_348;
    if (((int) get_local_id(0)) == 0) {
        l_350 = (long) ((int) get_group_id(0));
        i_351 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_350 << 12) + (l_350 << 11)))) + (ulong) 1796L))));
        i_352 = (int) (0 - (uint) i_351);
        if (i_352 < 0) {
            l_353 = (long) i_352;
            l_354 = l_353;
        } else {
            if (i_55 < 0) {
                i_355 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_356 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_357 = (int) ((uint) i_356 + (uint) (-1));
                    i_358 = (i_357 < 0) ? (-9) : i_357;
                    if (i_358 < 0) {
                        i_355 = i_358;
                    } else {
                        i_359 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_359 & 3) == 1) {
                            i_355 = (-9);
                        } else {
                            i_355 = i_358;
                        }
                    }
                } else {
                    i_355 = (-9);
                }
            }
            l_360 = (long) i_355;
            if (i_355 < 0) {
                l_354 = l_360;
            } else {
                l_361 = (long) ((int) get_group_id(0));
                i_362 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_361 << 12) + (l_361 << 11)))) + (ulong) 1856L))));
                if (i_362 == 0) {
                    l_363 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_360 << 6)))));
                    l_354 = 0L;
                } else {
                    l_354 = (-16L);
                }
            }
        }
        l_364 = (l_354 < 0L) ? l_354 : (-22L);
        l_365 = l_364;
    } else {
        l_365 = 0L;
    }
    GALEFS_BROADCAST(5, l_366, l_365);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_366 < 0L)) {
            l_367 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_367 << 12) + (l_367 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_366 < 0L) {
        l_368 = l_366;
    } else {
        l_369 = (long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_366 >> 32)) << i_62));
        l_368 = l_369;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_368;
    if (((int) get_local_id(0)) == 0) {
        l_370 = (long) ((int) get_group_id(0));
        i_371 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_370 << 12) + (l_370 << 11)))) + (ulong) 1796L))));
        i_372 = (int) (0 - (uint) i_371);
        if (i_372 < 0) {
            l_373 = (long) i_372;
            l_374 = l_373;
        } else {
            if (i_55 < 0) {
                i_375 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_376 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_377 = (int) ((uint) i_376 + (uint) (-1));
                    i_378 = (i_377 < 0) ? (-9) : i_377;
                    if (i_378 < 0) {
                        i_375 = i_378;
                    } else {
                        i_379 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_379 & 3) == 1) {
                            i_375 = (-9);
                        } else {
                            i_375 = i_378;
                        }
                    }
                } else {
                    i_375 = (-9);
                }
            }
            if (i_375 < 0) {
                l_380 = (long) i_375;
                l_374 = l_380;
            } else {
                l_374 = (-22L);
            }
        }
        if (true) {
            l_381 = l_374;
        } else {
            if (false) {
                if (i_55 < 0) {
                    i_382 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_383 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_384 = (int) ((uint) i_383 + (uint) (-1));
                        i_385 = (i_384 < 0) ? (-9) : i_384;
                        i_382 = i_385;
                    } else {
                        i_382 = (-9);
                    }
                }
                l_386 = (long) i_382;
                if (i_382 < 0) {
                    l_381 = l_386;
                } else {
                    i_387 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_386 << 6))) + (ulong) 8L))));
                    i_388 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_387) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_389 = i_388;
                    i_390 = 0;
                    i_391 = (-2);
                    while (true) {
                        if (!(i_391 == (-2))) {
                            break;
                        }
                        i_392 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_389) << 2)))));
                        i_393 = (int) ((uint) i_392 + (uint) (-1));
                        if (i_393 < 0) {
                            i_391 = (-1);
                        } else {
                            l_394 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_393) << 4));
                            i_395 = *((volatile __global gale_int *) (arg_fs + 16 + l_394));
                            l_396 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_394 + (ulong) 8L))));
                            if ((!(i_387 == i_395)) || (!(l_396 == (-1L)))) {
                                if (i_61 == i_390) {
                                    i_391 = (-1);
                                } else {
                                    i_397 = (int) ((uint) i_390 + (uint) 1);
                                    i_398 = i_61 & ((int) ((uint) i_389 + (uint) 1));
                                    i_389 = i_398;
                                    i_390 = i_397;
                                }
                            } else {
                                i_391 = i_393;
                            }
                        }
                    }
                    if (i_391 < 0) {
                        i_399 = i_391;
                    } else {
                        l_400 = (long) ((int) get_group_id(0));
                        l_401 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_400 << 12) + (l_400 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_401)) = ((int) ((uint) i_391 + (uint) 1));
                        GALEFS_FENCE();
                        l_402 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_391) << 4));
                        i_403 = *((volatile __global gale_int *) (arg_fs + 16 + l_402));
                        l_404 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 8L))));
                        if ((!(i_387 == i_403)) || (!(l_404 == (-1L)))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_401)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_387 == i_403)) || (!(l_404 == (-1L)))) {
                            i_399 = (-1);
                        } else {
                            i_399 = i_391;
                        }
                    }
                    if (i_399 < 0) {
                        l_405 = (long) ((int) get_group_id(0));
                        l_406 = (long) ((ulong) l_2 + (ulong) ((l_405 << 12) + (l_405 << 11)));
                        l_407 = (long) ((ulong) l_406 + (ulong) 1796L);
                        i_408 = *((volatile __global gale_int *) (arg_fs + 16 + l_407));
                        l_409 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 1896L))));
                        i_410 = (int) (0 - (uint) i_408);
                        if (i_410 < 0) {
                            i_411 = i_410;
                        } else {
                            l_412 = (long) ((ulong) l_409 + (ulong) (-64L));
                            i_413 = (int) ((uint) ((int) (((long) ((ulong) l_412 + (ulong) ((long) ((ulong) (l_412 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_414 = (long) ((ulong) l_406 + (ulong) 1792L);
                            i_415 = 0;
                            l_416 = 0L;
                            while (true) {
                                if (!(i_415 == 0)) {
                                    break;
                                }
                                i_417 = *((volatile __global gale_int *) (arg_fs + 16 + l_407));
                                i_418 = *((volatile __global gale_int *) (arg_fs + 16 + l_414));
                                if (i_413 == i_418) {
                                    i_415 = 1;
                                } else {
                                    if (i_417 == 0) {
                                        if (l_416 < l_1) {
                                            GALEFS_RELAX(l_416);
                                            l_419 = (long) ((ulong) l_416 + (ulong) 1L);
                                            l_416 = l_419;
                                        } else {
                                            i_415 = (-110);
                                        }
                                    } else {
                                        i_420 = (int) (0 - (uint) i_417);
                                        i_415 = i_420;
                                    }
                                }
                            }
                            i_411 = i_415;
                        }
                        if (i_411 < 0) {
                            l_421 = (long) i_411;
                            l_381 = l_421;
                        } else {
                            l_422 = (long) ((int) get_group_id(0));
                            l_423 = (long) ((ulong) l_2 + (ulong) ((l_422 << 12) + (l_422 << 11)));
                            l_424 = (long) ((ulong) l_423 + (ulong) 1896L);
                            l_425 = *((__global gale_long *) (arg_fs + 16 + l_424));
                            l_426 = (long) ((ulong) l_425 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) ((long) (uint) (((int) l_426) & 1023)))))) = 0L;
                            l_427 = (long) ((ulong) l_423 + (ulong) ((long) (uint) (((int) l_425) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_425 + (ulong) ((long) ((ulong) (l_425 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 16L)))) = (-1L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_427 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_427)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_424)) = l_426;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_381 = (-9223372036854775806L);
                        }
                    } else {
                        l_428 = (long) ((int) get_group_id(0));
                        l_429 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_428 << 12) + (l_428 << 11)))) + (ulong) 1864L);
                        l_430 = *((__global gale_long *) (arg_fs + 16 + l_429));
                        *((__global gale_long *) (arg_fs + 16 + l_429)) = ((long) ((ulong) l_430 + (ulong) 1L));
                        l_431 = (((long) (uint) i_399) << 32) | 1L;
                        l_381 = l_431;
                    }
                }
            } else {
                l_381 = l_374;
            }
        }
    } else {
        l_381 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_381 < (-4611686018427387904L)) {
            l_432 = (long) ((int) get_group_id(0));
            l_433 = (long) ((ulong) l_2 + (ulong) ((l_432 << 12) + (l_432 << 11)));
            l_434 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1896L))));
            l_435 = (long) ((ulong) l_434 + (ulong) (-64L));
            i_436 = (int) ((uint) ((int) (((long) ((ulong) l_435 + (ulong) ((long) ((ulong) (l_435 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_437 = (long) ((ulong) l_433 + (ulong) 1792L);
            l_438 = (long) ((ulong) l_433 + (ulong) 1796L);
            i_439 = 0;
            l_440 = 0L;
            while (true) {
                if (!(i_439 == 0)) {
                    break;
                }
                i_441 = *((volatile __global gale_int *) (arg_fs + 16 + l_438));
                i_442 = *((volatile __global gale_int *) (arg_fs + 16 + l_437));
                if (i_436 == i_442) {
                    i_439 = 1;
                } else {
                    if (i_441 == 0) {
                        if (l_440 < l_1) {
                            GALEFS_RELAX(l_440);
                            l_443 = (long) ((ulong) l_440 + (ulong) 1L);
                            l_440 = l_443;
                        } else {
                            i_439 = (-110);
                        }
                    } else {
                        i_444 = (int) (0 - (uint) i_441);
                        i_439 = i_444;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_439 < 0) {
                l_445 = (long) i_439;
                l_446 = l_445;
            } else {
                l_447 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1800L))));
                l_446 = l_447;
            }
            i_448 = (int) ((uint) ((int) l_381) + (uint) (-1));
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
            l_449 = l_381;
        }
    } else {
        l_449 = l_381;
    }
    GALEFS_BROADCAST(6, l_451, l_449);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_451 < 0L)) {
            l_452 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_452 << 12) + (l_452 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_451 < 0L) {
        l_453 = l_451;
    } else {
        l_454 = (long) ((ulong) l_65 + (ulong) ((long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_451 >> 32)) << i_62))));
        l_453 = l_454;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_453;
    i_455 = (int) l_64;
    if (((int) get_local_id(0)) == 0) {
        l_456 = (long) ((int) get_group_id(0));
        i_457 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_456 << 12) + (l_456 << 11)))) + (ulong) 1796L))));
        i_458 = (int) (0 - (uint) i_457);
        if (i_458 < 0) {
            l_459 = (long) i_458;
            l_460 = l_459;
        } else {
            l_460 = (-9L);
        }
        if (true) {
            l_461 = l_460;
        } else {
            if (false) {
                if (l_64 < 1L) {
                    if (i_455 == 1) {
                        l_461 = (-9L);
                    } else {
                        l_461 = l_460;
                    }
                } else {
                    l_461 = (-9L);
                }
            } else {
                l_461 = l_460;
            }
        }
    } else {
        l_461 = 0L;
    }
    GALEFS_BROADCAST(7, l_462, l_461);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_462 < 0L)) {
            l_463 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_463 << 12) + (l_463 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_462 < 0L) {
        l_464 = l_462;
    } else {
        l_465 = (long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_462 >> 32)) << i_62));
        l_464 = l_465;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_464;
    GALEFS_FENCE();
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_466 = (long) ((int) get_group_id(0));
        i_467 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_466 << 12) + (l_466 << 11)))) + (ulong) 1856L))));
        if (i_467 == 0) {
            l_468 = (-22L);
        } else {
            l_469 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_469 << 12) + (l_469 << 11)))) + (ulong) 1856L)))) = 0;
            l_470 = (long) ((int) get_group_id(0));
            l_471 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_470 << 12) + (l_470 << 11)))) + (ulong) 1872L);
            l_472 = *((__global gale_long *) (arg_fs + 16 + l_471));
            *((__global gale_long *) (arg_fs + 16 + l_471)) = ((long) ((ulong) l_472 + (ulong) 1L));
            l_473 = (long) ((int) get_group_id(0));
            l_474 = (long) ((ulong) l_2 + (ulong) ((l_473 << 12) + (l_473 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1888L)))) = 0;
            l_475 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1896L))));
            l_476 = (long) ((ulong) l_475 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_474 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_476 + (ulong) ((long) ((ulong) (l_476 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_468 = 0L;
        }
    } else {
        l_468 = 0L;
    }
    GALEFS_BROADCAST(9, l_477, l_468);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_477));
    if (((int) get_local_id(0)) == 0) {
        l_478 = (long) ((int) get_group_id(0));
        i_479 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_478 << 12) + (l_478 << 11)))) + (ulong) 1796L))));
        i_480 = (int) (0 - (uint) i_479);
        if (i_480 < 0) {
            l_481 = (long) i_480;
            l_482 = l_481;
        } else {
            if (i_55 < 0) {
                i_483 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_484 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_485 = (int) ((uint) i_484 + (uint) (-1));
                    i_486 = (i_485 < 0) ? (-9) : i_485;
                    if (i_486 < 0) {
                        i_483 = i_486;
                    } else {
                        i_487 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_487 & 3) == 1) {
                            i_483 = (-9);
                        } else {
                            i_483 = i_486;
                        }
                    }
                } else {
                    i_483 = (-9);
                }
            }
            l_488 = (long) i_483;
            if (i_483 < 0) {
                l_482 = l_488;
            } else {
                l_489 = (long) ((int) get_group_id(0));
                i_490 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_489 << 12) + (l_489 << 11)))) + (ulong) 1856L))));
                if (i_490 == 0) {
                    l_491 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_488 << 6)))));
                    l_492 = (l_491 < 1L) ? 0L : 1L;
                    l_482 = l_492;
                } else {
                    l_482 = (-16L);
                }
            }
        }
        l_493 = (l_482 < 0L) ? l_482 : (-22L);
        if (l_482 < 1L) {
            l_494 = l_493;
        } else {
            if (l_482 == 1L) {
                if (l_64 < 1L) {
                    if (!(i_455 == 1)) {
                        l_494 = l_493;
                        goto B557;
                    }
                }
                if (i_55 < 0) {
                    i_495 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_496 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_497 = (int) ((uint) i_496 + (uint) (-1));
                        i_498 = (i_497 < 0) ? (-9) : i_497;
                        i_495 = i_498;
                    } else {
                        i_495 = (-9);
                    }
                }
                l_499 = (long) i_495;
                if (i_495 < 0) {
                    l_494 = l_499;
                } else {
                    i_500 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_499 << 6))) + (ulong) 8L))));
                    i_501 = i_61 & ((int) (((long) ((ulong) ((long) i_500) * (ulong) 5367187945662971904L)) >> 32));
                    i_502 = i_501;
                    i_503 = 0;
                    i_504 = (-2);
                    while (true) {
                        if (!(i_504 == (-2))) {
                            break;
                        }
                        i_505 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_502) << 2)))));
                        i_506 = (int) ((uint) i_505 + (uint) (-1));
                        if (i_506 < 0) {
                            i_504 = (-1);
                        } else {
                            l_507 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_506) << 4));
                            i_508 = *((volatile __global gale_int *) (arg_fs + 16 + l_507));
                            l_509 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_507 + (ulong) 8L))));
                            if ((!(i_500 == i_508)) || (!(l_509 == 0L))) {
                                if (i_61 == i_503) {
                                    i_504 = (-1);
                                } else {
                                    i_510 = (int) ((uint) i_503 + (uint) 1);
                                    i_511 = i_61 & ((int) ((uint) i_502 + (uint) 1));
                                    i_502 = i_511;
                                    i_503 = i_510;
                                }
                            } else {
                                i_504 = i_506;
                            }
                        }
                    }
                    if (i_504 < 0) {
                        i_512 = i_504;
                    } else {
                        l_513 = (long) ((int) get_group_id(0));
                        l_514 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_513 << 12) + (l_513 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_514)) = ((int) ((uint) i_504 + (uint) 1));
                        GALEFS_FENCE();
                        l_515 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_504) << 4));
                        i_516 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                        l_517 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_515 + (ulong) 8L))));
                        if ((!(i_500 == i_516)) || (!(l_517 == 0L))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_514)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_500 == i_516)) || (!(l_517 == 0L))) {
                            i_512 = (-1);
                        } else {
                            i_512 = i_504;
                        }
                    }
                    if (i_512 < 0) {
                        l_518 = (long) ((int) get_group_id(0));
                        l_519 = (long) ((ulong) l_2 + (ulong) ((l_518 << 12) + (l_518 << 11)));
                        l_520 = (long) ((ulong) l_519 + (ulong) 1796L);
                        i_521 = *((volatile __global gale_int *) (arg_fs + 16 + l_520));
                        l_522 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_519 + (ulong) 1896L))));
                        i_523 = (int) (0 - (uint) i_521);
                        if (i_523 < 0) {
                            i_524 = i_523;
                        } else {
                            l_525 = (long) ((ulong) l_522 + (ulong) (-64L));
                            i_526 = (int) ((uint) ((int) (((long) ((ulong) l_525 + (ulong) ((long) ((ulong) (l_525 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_527 = (long) ((ulong) l_519 + (ulong) 1792L);
                            i_528 = 0;
                            l_529 = 0L;
                            while (true) {
                                if (!(i_528 == 0)) {
                                    break;
                                }
                                i_530 = *((volatile __global gale_int *) (arg_fs + 16 + l_520));
                                i_531 = *((volatile __global gale_int *) (arg_fs + 16 + l_527));
                                if (i_526 == i_531) {
                                    i_528 = 1;
                                } else {
                                    if (i_530 == 0) {
                                        if (l_529 < l_1) {
                                            GALEFS_RELAX(l_529);
                                            l_532 = (long) ((ulong) l_529 + (ulong) 1L);
                                            l_529 = l_532;
                                        } else {
                                            i_528 = (-110);
                                        }
                                    } else {
                                        i_533 = (int) (0 - (uint) i_530);
                                        i_528 = i_533;
                                    }
                                }
                            }
                            i_524 = i_528;
                        }
                        if (i_524 < 0) {
                            l_534 = (long) i_524;
                            l_494 = l_534;
                        } else {
                            l_535 = (long) ((int) get_group_id(0));
                            l_536 = (long) ((ulong) l_2 + (ulong) ((l_535 << 12) + (l_535 << 11)));
                            l_537 = (long) ((ulong) l_536 + (ulong) 1896L);
                            l_538 = *((__global gale_long *) (arg_fs + 16 + l_537));
                            l_539 = (long) ((ulong) l_538 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_536 + (ulong) ((long) (uint) (((int) l_539) & 1023)))))) = 0L;
                            l_540 = (long) ((ulong) l_536 + (ulong) ((long) (uint) (((int) l_538) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_538 + (ulong) ((long) ((ulong) (l_538 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_540 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_540)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_537)) = l_539;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_494 = (-9223372036854775806L);
                        }
                    } else {
                        l_541 = (long) ((int) get_group_id(0));
                        l_542 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_541 << 12) + (l_541 << 11)))) + (ulong) 1864L);
                        l_543 = *((__global gale_long *) (arg_fs + 16 + l_542));
                        *((__global gale_long *) (arg_fs + 16 + l_542)) = ((long) ((ulong) l_543 + (ulong) 1L));
                        l_544 = (((long) (uint) i_512) << 32) | 1L;
                        l_494 = l_544;
                    }
                }
            } else {
                l_494 = l_493;
            }
        }
    } else {
        l_494 = 0L;
    }
B557:;
    if (((int) get_local_id(0)) == 0) {
        if (l_494 < (-4611686018427387904L)) {
            l_545 = (long) ((int) get_group_id(0));
            l_546 = (long) ((ulong) l_2 + (ulong) ((l_545 << 12) + (l_545 << 11)));
            l_547 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 1896L))));
            l_548 = (long) ((ulong) l_547 + (ulong) (-64L));
            i_549 = (int) ((uint) ((int) (((long) ((ulong) l_548 + (ulong) ((long) ((ulong) (l_548 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_550 = (long) ((ulong) l_546 + (ulong) 1792L);
            l_551 = (long) ((ulong) l_546 + (ulong) 1796L);
            i_552 = 0;
            l_553 = 0L;
            while (true) {
                if (!(i_552 == 0)) {
                    break;
                }
                i_554 = *((volatile __global gale_int *) (arg_fs + 16 + l_551));
                i_555 = *((volatile __global gale_int *) (arg_fs + 16 + l_550));
                if (i_549 == i_555) {
                    i_552 = 1;
                } else {
                    if (i_554 == 0) {
                        if (l_553 < l_1) {
                            GALEFS_RELAX(l_553);
                            l_556 = (long) ((ulong) l_553 + (ulong) 1L);
                            l_553 = l_556;
                        } else {
                            i_552 = (-110);
                        }
                    } else {
                        i_557 = (int) (0 - (uint) i_554);
                        i_552 = i_557;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_552 < 0) {
                l_558 = (long) i_552;
                l_559 = l_558;
            } else {
                l_560 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_546 + (ulong) 1800L))));
                l_559 = l_560;
            }
            i_561 = (int) ((uint) ((int) l_494) + (uint) (-1));
            if (i_561 < 0) {
                l_562 = l_559;
            } else {
                if (l_559 < 0L) {
                    l_562 = l_559;
                } else {
                    l_563 = (l_559 << 32) | ((long) (uint) i_561);
                    l_562 = l_563;
                }
            }
        } else {
            l_562 = l_494;
        }
    } else {
        l_562 = l_494;
    }
    GALEFS_BROADCAST(10, l_564, l_562);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_564 < 0L)) {
            l_565 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_565 << 12) + (l_565 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_566 = (long) ((int) get_group_id(0));
        i_567 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_566 << 12) + (l_566 << 11)))) + (ulong) 1796L))));
        i_568 = (int) (0 - (uint) i_567);
        if (i_568 < 0) {
            l_569 = (long) i_568;
            l_570 = l_569;
        } else {
            if (i_55 < 0) {
                i_571 = (-9);
            } else {
                if (i_55 < i_58) {
                    i_572 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                    i_573 = (int) ((uint) i_572 + (uint) (-1));
                    i_574 = (i_573 < 0) ? (-9) : i_573;
                    if (i_574 < 0) {
                        i_571 = i_574;
                    } else {
                        i_575 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                        if ((i_575 & 3) == 1) {
                            i_571 = (-9);
                        } else {
                            i_571 = i_574;
                        }
                    }
                } else {
                    i_571 = (-9);
                }
            }
            l_576 = (long) i_571;
            if (i_571 < 0) {
                l_570 = l_576;
            } else {
                l_577 = (long) ((int) get_group_id(0));
                i_578 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_577 << 12) + (l_577 << 11)))) + (ulong) 1856L))));
                if (i_578 == 0) {
                    l_579 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_576 << 6)))));
                    l_580 = (l_579 < 1L) ? 0L : 1L;
                    l_570 = l_580;
                } else {
                    l_570 = (-16L);
                }
            }
        }
        l_581 = (l_570 < 0L) ? l_570 : (-22L);
        if (l_570 < 1L) {
            l_582 = l_581;
        } else {
            if (l_570 == 1L) {
                if (l_64 < 1L) {
                    if (!(i_455 == 1)) {
                        l_582 = l_581;
                        goto B651;
                    }
                }
                if (i_55 < 0) {
                    i_583 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_584 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_585 = (int) ((uint) i_584 + (uint) (-1));
                        i_586 = (i_585 < 0) ? (-9) : i_585;
                        i_583 = i_586;
                    } else {
                        i_583 = (-9);
                    }
                }
                l_587 = (long) i_583;
                if (i_583 < 0) {
                    l_582 = l_587;
                } else {
                    i_588 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_587 << 6))) + (ulong) 8L))));
                    i_589 = i_61 & ((int) (((long) ((ulong) ((long) i_588) * (ulong) 5367187945662971904L)) >> 32));
                    i_590 = i_589;
                    i_591 = 0;
                    i_592 = (-2);
                    while (true) {
                        if (!(i_592 == (-2))) {
                            break;
                        }
                        i_593 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_590) << 2)))));
                        i_594 = (int) ((uint) i_593 + (uint) (-1));
                        if (i_594 < 0) {
                            i_592 = (-1);
                        } else {
                            l_595 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_594) << 4));
                            i_596 = *((volatile __global gale_int *) (arg_fs + 16 + l_595));
                            l_597 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_595 + (ulong) 8L))));
                            if ((!(i_588 == i_596)) || (!(l_597 == 0L))) {
                                if (i_61 == i_591) {
                                    i_592 = (-1);
                                } else {
                                    i_598 = (int) ((uint) i_591 + (uint) 1);
                                    i_599 = i_61 & ((int) ((uint) i_590 + (uint) 1));
                                    i_590 = i_599;
                                    i_591 = i_598;
                                }
                            } else {
                                i_592 = i_594;
                            }
                        }
                    }
                    if (i_592 < 0) {
                        i_600 = i_592;
                    } else {
                        l_601 = (long) ((int) get_group_id(0));
                        l_602 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_601 << 12) + (l_601 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_602)) = ((int) ((uint) i_592 + (uint) 1));
                        GALEFS_FENCE();
                        l_603 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_592) << 4));
                        i_604 = *((volatile __global gale_int *) (arg_fs + 16 + l_603));
                        l_605 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_603 + (ulong) 8L))));
                        if ((!(i_588 == i_604)) || (!(l_605 == 0L))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_602)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_588 == i_604)) || (!(l_605 == 0L))) {
                            i_600 = (-1);
                        } else {
                            i_600 = i_592;
                        }
                    }
                    if (i_600 < 0) {
                        l_606 = (long) ((int) get_group_id(0));
                        l_607 = (long) ((ulong) l_2 + (ulong) ((l_606 << 12) + (l_606 << 11)));
                        l_608 = (long) ((ulong) l_607 + (ulong) 1796L);
                        i_609 = *((volatile __global gale_int *) (arg_fs + 16 + l_608));
                        l_610 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_607 + (ulong) 1896L))));
                        i_611 = (int) (0 - (uint) i_609);
                        if (i_611 < 0) {
                            i_612 = i_611;
                        } else {
                            l_613 = (long) ((ulong) l_610 + (ulong) (-64L));
                            i_614 = (int) ((uint) ((int) (((long) ((ulong) l_613 + (ulong) ((long) ((ulong) (l_613 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_615 = (long) ((ulong) l_607 + (ulong) 1792L);
                            i_616 = 0;
                            l_617 = 0L;
                            while (true) {
                                if (!(i_616 == 0)) {
                                    break;
                                }
                                i_618 = *((volatile __global gale_int *) (arg_fs + 16 + l_608));
                                i_619 = *((volatile __global gale_int *) (arg_fs + 16 + l_615));
                                if (i_614 == i_619) {
                                    i_616 = 1;
                                } else {
                                    if (i_618 == 0) {
                                        if (l_617 < l_1) {
                                            GALEFS_RELAX(l_617);
                                            l_620 = (long) ((ulong) l_617 + (ulong) 1L);
                                            l_617 = l_620;
                                        } else {
                                            i_616 = (-110);
                                        }
                                    } else {
                                        i_621 = (int) (0 - (uint) i_618);
                                        i_616 = i_621;
                                    }
                                }
                            }
                            i_612 = i_616;
                        }
                        if (i_612 < 0) {
                            l_622 = (long) i_612;
                            l_582 = l_622;
                        } else {
                            l_623 = (long) ((int) get_group_id(0));
                            l_624 = (long) ((ulong) l_2 + (ulong) ((l_623 << 12) + (l_623 << 11)));
                            l_625 = (long) ((ulong) l_624 + (ulong) 1896L);
                            l_626 = *((__global gale_long *) (arg_fs + 16 + l_625));
                            l_627 = (long) ((ulong) l_626 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_624 + (ulong) ((long) (uint) (((int) l_627) & 1023)))))) = 0L;
                            l_628 = (long) ((ulong) l_624 + (ulong) ((long) (uint) (((int) l_626) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_626 + (ulong) ((long) ((ulong) (l_626 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_628 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_628)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_625)) = l_627;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_582 = (-9223372036854775806L);
                        }
                    } else {
                        l_629 = (long) ((int) get_group_id(0));
                        l_630 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_629 << 12) + (l_629 << 11)))) + (ulong) 1864L);
                        l_631 = *((__global gale_long *) (arg_fs + 16 + l_630));
                        *((__global gale_long *) (arg_fs + 16 + l_630)) = ((long) ((ulong) l_631 + (ulong) 1L));
                        l_632 = (((long) (uint) i_600) << 32) | 1L;
                        l_582 = l_632;
                    }
                }
            } else {
                l_582 = l_581;
            }
        }
    } else {
        l_582 = 0L;
    }
B651:;
    if (((int) get_local_id(0)) == 0) {
        if (l_582 < (-4611686018427387904L)) {
            l_633 = (long) ((int) get_group_id(0));
            l_634 = (long) ((ulong) l_2 + (ulong) ((l_633 << 12) + (l_633 << 11)));
            l_635 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 1896L))));
            l_636 = (long) ((ulong) l_635 + (ulong) (-64L));
            i_637 = (int) ((uint) ((int) (((long) ((ulong) l_636 + (ulong) ((long) ((ulong) (l_636 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_638 = (long) ((ulong) l_634 + (ulong) 1792L);
            l_639 = (long) ((ulong) l_634 + (ulong) 1796L);
            i_640 = 0;
            l_641 = 0L;
            while (true) {
                if (!(i_640 == 0)) {
                    break;
                }
                i_642 = *((volatile __global gale_int *) (arg_fs + 16 + l_639));
                i_643 = *((volatile __global gale_int *) (arg_fs + 16 + l_638));
                if (i_637 == i_643) {
                    i_640 = 1;
                } else {
                    if (i_642 == 0) {
                        if (l_641 < l_1) {
                            GALEFS_RELAX(l_641);
                            l_644 = (long) ((ulong) l_641 + (ulong) 1L);
                            l_641 = l_644;
                        } else {
                            i_640 = (-110);
                        }
                    } else {
                        i_645 = (int) (0 - (uint) i_642);
                        i_640 = i_645;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_640 < 0) {
                l_646 = (long) i_640;
                l_647 = l_646;
            } else {
                l_648 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_634 + (ulong) 1800L))));
                l_647 = l_648;
            }
            i_649 = (int) ((uint) ((int) l_582) + (uint) (-1));
            if (i_649 < 0) {
                l_650 = l_647;
            } else {
                if (l_647 < 0L) {
                    l_650 = l_647;
                } else {
                    l_651 = (l_647 << 32) | ((long) (uint) i_649);
                    l_650 = l_651;
                }
            }
        } else {
            l_650 = l_582;
        }
    } else {
        l_650 = l_582;
    }
    GALEFS_BROADCAST(11, l_652, l_650);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_652 < 0L)) {
            l_653 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_653 << 12) + (l_653 << 11)))) + (ulong) 1856L)))) = 1;
        }
    }
    if (l_652 < 0L) {
        l_654 = l_652;
    } else {
        l_655 = (long) ((ulong) l_159 + (ulong) (((long) ((ulong) l_652 >> 32)) << i_62));
        l_654 = l_655;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_654;
    i_656 = (int) get_local_id(0);
    i_657 = (int) get_local_id(0);
    i_658 = (int) get_local_id(0);
    i_659 = 1;
    i_660 = 0;
    while (true) {
        if (!(i_659 == 1)) {
            break;
        }
        l_661 = (long) i_660;
        l_662 = l_65 & l_661;
        if (i_658 == 0) {
            l_663 = (long) ((int) get_group_id(0));
            i_664 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_663 << 12) + (l_663 << 11)))) + (ulong) 1796L))));
            i_665 = (int) (0 - (uint) i_664);
            if (i_665 < 0) {
                l_666 = (long) i_665;
                l_667 = l_666;
            } else {
                if (i_55 < 0) {
                    i_668 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_669 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_670 = (int) ((uint) i_669 + (uint) (-1));
                        i_671 = (i_670 < 0) ? (-9) : i_670;
                        if (i_671 < 0) {
                            i_668 = i_671;
                        } else {
                            i_672 = *((volatile __global gale_int *) (arg_fs + 16 + l_57));
                            if ((i_672 & 3) == 1) {
                                i_668 = (-9);
                            } else {
                                i_668 = i_671;
                            }
                        }
                    } else {
                        i_668 = (-9);
                    }
                }
                l_673 = (long) i_668;
                if (i_668 < 0) {
                    l_667 = l_673;
                } else {
                    if (l_661 < 0L) {
                        l_667 = (-22L);
                    } else {
                        i_674 = (int) ((uint) 1 - (uint) i_660);
                        if (i_674 < 0) {
                            l_667 = (-22L);
                        } else {
                            l_675 = (long) ((int) get_group_id(0));
                            i_676 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_675 << 12) + (l_675 << 11)))) + (ulong) 1856L))));
                            if (i_676 == 0) {
                                l_677 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_673 << 6)))));
                                l_678 = (long) ((ulong) l_677 - (ulong) l_661);
                                if (l_678 < 1L) {
                                    l_667 = 0L;
                                } else {
                                    l_679 = (long) (uint) i_674;
                                    l_680 = (l_678 < l_679) ? l_678 : l_679;
                                    l_667 = l_680;
                                }
                            } else {
                                l_667 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_667 < 1L) {
                l_681 = l_667;
            } else {
                l_682 = (long) ((ulong) l_64 - (ulong) l_662);
                if (l_682 < l_667) {
                    i_683 = (int) l_682;
                    i_684 = i_683;
                } else {
                    i_685 = (int) l_667;
                    i_684 = i_685;
                }
                if (i_55 < 0) {
                    i_686 = (-9);
                } else {
                    if (i_55 < i_58) {
                        i_687 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        i_688 = (int) ((uint) i_687 + (uint) (-1));
                        i_689 = (i_688 < 0) ? (-9) : i_688;
                        i_686 = i_689;
                    } else {
                        i_686 = (-9);
                    }
                }
                l_690 = (long) i_686;
                if (i_686 < 0) {
                    l_681 = l_690;
                } else {
                    i_691 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_67 + (ulong) (l_690 << 6))) + (ulong) 8L))));
                    l_692 = l_661 >> i_62;
                    i_693 = i_61 & ((int) (((long) ((ulong) ((long) ((ulong) l_692 + (ulong) (((long) i_691) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_694 = i_693;
                    i_695 = 0;
                    i_696 = (-2);
                    while (true) {
                        if (!(i_696 == (-2))) {
                            break;
                        }
                        i_697 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) (((long) i_694) << 2)))));
                        i_698 = (int) ((uint) i_697 + (uint) (-1));
                        if (i_698 < 0) {
                            i_696 = (-1);
                        } else {
                            l_699 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_698) << 4));
                            i_700 = *((volatile __global gale_int *) (arg_fs + 16 + l_699));
                            l_701 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_699 + (ulong) 8L))));
                            if ((!(i_691 == i_700)) || (!(l_692 == l_701))) {
                                if (i_61 == i_695) {
                                    i_696 = (-1);
                                } else {
                                    i_702 = (int) ((uint) i_695 + (uint) 1);
                                    i_703 = i_61 & ((int) ((uint) i_694 + (uint) 1));
                                    i_694 = i_703;
                                    i_695 = i_702;
                                }
                            } else {
                                i_696 = i_698;
                            }
                        }
                    }
                    if (i_696 < 0) {
                        i_704 = i_696;
                    } else {
                        l_705 = (long) ((int) get_group_id(0));
                        l_706 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_705 << 12) + (l_705 << 11)))) + (ulong) 1888L);
                        *((volatile __global gale_int *) (arg_fs + 16 + l_706)) = ((int) ((uint) i_696 + (uint) 1));
                        GALEFS_FENCE();
                        l_707 = (long) ((ulong) l_59 + (ulong) (((long) (uint) i_696) << 4));
                        i_708 = *((volatile __global gale_int *) (arg_fs + 16 + l_707));
                        l_709 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_707 + (ulong) 8L))));
                        if ((!(i_691 == i_708)) || (!(l_692 == l_709))) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_706)) = 0;
                        }
                        GALEFS_FENCE();
                        if ((!(i_691 == i_708)) || (!(l_692 == l_709))) {
                            i_704 = (-1);
                        } else {
                            i_704 = i_696;
                        }
                    }
                    l_710 = (long) i_684;
                    if (i_704 < 0) {
                        l_711 = (long) ((int) get_group_id(0));
                        l_712 = (long) ((ulong) l_2 + (ulong) ((l_711 << 12) + (l_711 << 11)));
                        l_713 = (long) ((ulong) l_712 + (ulong) 1796L);
                        i_714 = *((volatile __global gale_int *) (arg_fs + 16 + l_713));
                        l_715 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_712 + (ulong) 1896L))));
                        i_716 = (int) (0 - (uint) i_714);
                        if (i_716 < 0) {
                            i_717 = i_716;
                        } else {
                            l_718 = (long) ((ulong) l_715 + (ulong) (-64L));
                            i_719 = (int) ((uint) ((int) (((long) ((ulong) l_718 + (ulong) ((long) ((ulong) (l_718 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_720 = (long) ((ulong) l_712 + (ulong) 1792L);
                            i_721 = 0;
                            l_722 = 0L;
                            while (true) {
                                if (!(i_721 == 0)) {
                                    break;
                                }
                                i_723 = *((volatile __global gale_int *) (arg_fs + 16 + l_713));
                                i_724 = *((volatile __global gale_int *) (arg_fs + 16 + l_720));
                                if (i_719 == i_724) {
                                    i_721 = 1;
                                } else {
                                    if (i_723 == 0) {
                                        if (l_722 < l_1) {
                                            GALEFS_RELAX(l_722);
                                            l_725 = (long) ((ulong) l_722 + (ulong) 1L);
                                            l_722 = l_725;
                                        } else {
                                            i_721 = (-110);
                                        }
                                    } else {
                                        i_726 = (int) (0 - (uint) i_723);
                                        i_721 = i_726;
                                    }
                                }
                            }
                            i_717 = i_721;
                        }
                        if (i_717 < 0) {
                            l_727 = (long) i_717;
                            l_681 = l_727;
                        } else {
                            l_728 = (long) ((int) get_group_id(0));
                            l_729 = (long) ((ulong) l_2 + (ulong) ((l_728 << 12) + (l_728 << 11)));
                            l_730 = (long) ((ulong) l_729 + (ulong) 1896L);
                            l_731 = *((__global gale_long *) (arg_fs + 16 + l_730));
                            l_732 = (long) ((ulong) l_731 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_729 + (ulong) ((long) (uint) (((int) l_732) & 1023)))))) = 0L;
                            l_733 = (long) ((ulong) l_729 + (ulong) ((long) (uint) (((int) l_731) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_731 + (ulong) ((long) ((ulong) (l_731 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 12L)))) = i_55;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 16L)))) = l_661;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 24L)))) = l_667;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_733 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_733)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_730)) = l_732;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_734 = (long) ((ulong) l_710 + (ulong) (-9223372036854775807L));
                            l_681 = l_734;
                        }
                    } else {
                        l_735 = (long) ((int) get_group_id(0));
                        l_736 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_735 << 12) + (l_735 << 11)))) + (ulong) 1864L);
                        l_737 = *((__global gale_long *) (arg_fs + 16 + l_736));
                        *((__global gale_long *) (arg_fs + 16 + l_736)) = ((long) ((ulong) l_737 + (ulong) 1L));
                        l_738 = l_710 | (((long) (uint) i_704) << 32);
                        l_681 = l_738;
                    }
                }
            }
        } else {
            l_681 = 0L;
        }
        if (i_657 == 0) {
            if (l_681 < (-4611686018427387904L)) {
                l_739 = (long) ((int) get_group_id(0));
                l_740 = (long) ((ulong) l_2 + (ulong) ((l_739 << 12) + (l_739 << 11)));
                l_741 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_740 + (ulong) 1896L))));
                l_742 = (long) ((ulong) l_741 + (ulong) (-64L));
                i_743 = (int) ((uint) ((int) (((long) ((ulong) l_742 + (ulong) ((long) ((ulong) (l_742 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_744 = (long) ((ulong) l_740 + (ulong) 1792L);
                l_745 = (long) ((ulong) l_740 + (ulong) 1796L);
                i_746 = 0;
                l_747 = 0L;
                while (true) {
                    if (!(i_746 == 0)) {
                        break;
                    }
                    i_748 = *((volatile __global gale_int *) (arg_fs + 16 + l_745));
                    i_749 = *((volatile __global gale_int *) (arg_fs + 16 + l_744));
                    if (i_743 == i_749) {
                        i_746 = 1;
                    } else {
                        if (i_748 == 0) {
                            if (l_747 < l_1) {
                                GALEFS_RELAX(l_747);
                                l_750 = (long) ((ulong) l_747 + (ulong) 1L);
                                l_747 = l_750;
                            } else {
                                i_746 = (-110);
                            }
                        } else {
                            i_751 = (int) (0 - (uint) i_748);
                            i_746 = i_751;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_746 < 0) {
                    l_752 = (long) i_746;
                    l_753 = l_752;
                } else {
                    l_754 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_740 + (ulong) 1800L))));
                    l_753 = l_754;
                }
                i_755 = (int) ((uint) ((int) l_681) + (uint) (-1));
                if (i_755 < 0) {
                    l_756 = l_753;
                } else {
                    if (l_753 < 0L) {
                        l_756 = l_753;
                    } else {
                        l_757 = (l_753 << 32) | ((long) (uint) i_755);
                        l_756 = l_757;
                    }
                }
            } else {
                l_756 = l_681;
            }
        } else {
            l_756 = l_681;
        }
        GALEFS_BROADCAST(12, l_758, l_756);
        i_759 = (int) l_758;
        if (l_758 < 0L) {
            i_760 = 0;
        } else {
            i_760 = i_759;
        }
        if (l_758 < 0L) {
            l_761 = 0L;
        } else {
            l_762 = (long) ((ulong) l_758 >> 32);
            l_761 = l_762;
        }
        gale_copy((arg_fs + 16 + ((long) ((ulong) l_662 + (ulong) ((long) ((ulong) l_159 + (ulong) (l_761 << i_62)))))), (arg_args + 16 + l_661), i_760);
        GALEFS_FENCE();
        GALEFS_BARRIER(13);
        if (i_656 == 0) {
            l_763 = (long) ((int) get_group_id(0));
            l_764 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_763 << 12) + (l_763 << 11)))) + (ulong) 1872L);
            l_765 = *((__global gale_long *) (arg_fs + 16 + l_764));
            *((__global gale_long *) (arg_fs + 16 + l_764)) = ((long) ((ulong) ((long) i_760) + (ulong) l_765));
            l_766 = (long) ((int) get_group_id(0));
            l_767 = (long) ((ulong) l_2 + (ulong) ((l_766 << 12) + (l_766 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_767 + (ulong) 1888L)))) = 0;
            l_768 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_767 + (ulong) 1896L))));
            l_769 = (long) ((ulong) l_768 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_767 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_769 + (ulong) ((long) ((ulong) (l_769 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_770 = (int) ((uint) i_660 + (uint) i_760);
        if (l_758 < 0L) {
            i_659 = i_759;
            i_660 = i_770;
        } else {
            i_771 = ((i_760 < 1) || (!(i_770 < 1))) ? 0 : 1;
            i_659 = i_771;
            i_660 = i_770;
        }
    }
    if (i_660 < 1) {
        i_772 = i_659;
    } else {
        i_772 = i_660;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_772);
    if (((int) get_local_id(0)) == 0) {
        l_773 = (long) ((int) get_group_id(0));
        i_774 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_773 << 12) + (l_773 << 11)))) + (ulong) 1856L))));
        if (i_774 == 0) {
            l_775 = (long) ((int) get_group_id(0));
            l_776 = (long) ((ulong) l_2 + (ulong) ((l_775 << 12) + (l_775 << 11)));
            l_777 = (long) ((ulong) l_776 + (ulong) 1796L);
            i_778 = *((volatile __global gale_int *) (arg_fs + 16 + l_777));
            l_779 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_776 + (ulong) 1896L))));
            i_780 = (int) (0 - (uint) i_778);
            if (i_780 < 0) {
                i_781 = i_780;
            } else {
                l_782 = (long) ((ulong) l_779 + (ulong) (-64L));
                i_783 = (int) ((uint) ((int) (((long) ((ulong) l_782 + (ulong) ((long) ((ulong) (l_782 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_784 = (long) ((ulong) l_776 + (ulong) 1792L);
                i_785 = 0;
                l_786 = 0L;
                while (true) {
                    if (!(i_785 == 0)) {
                        break;
                    }
                    i_787 = *((volatile __global gale_int *) (arg_fs + 16 + l_777));
                    i_788 = *((volatile __global gale_int *) (arg_fs + 16 + l_784));
                    if (i_783 == i_788) {
                        i_785 = 1;
                    } else {
                        if (i_787 == 0) {
                            if (l_786 < l_1) {
                                GALEFS_RELAX(l_786);
                                l_789 = (long) ((ulong) l_786 + (ulong) 1L);
                                l_786 = l_789;
                            } else {
                                i_785 = (-110);
                            }
                        } else {
                            i_790 = (int) (0 - (uint) i_787);
                            i_785 = i_790;
                        }
                    }
                }
                i_781 = i_785;
            }
            l_791 = (long) i_781;
            l_792 = l_791;
        } else {
            l_792 = (-16L);
        }
        if (l_792 < 0L) {
            l_793 = l_792;
        } else {
            l_794 = (long) ((int) get_group_id(0));
            l_795 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_794 << 12) + (l_794 << 11)))) + (ulong) 2048L);
            i_796 = 0;
            while (true) {
                if (!(i_796 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_795 + (ulong) ((long) i_796))))) = (char) ((int) gale_literals[i_796]);
                i_797 = (int) ((uint) i_796 + (uint) 1);
                i_796 = i_797;
            }
            l_798 = (long) ((int) get_group_id(0));
            l_799 = (long) ((ulong) l_2 + (ulong) ((l_798 << 12) + (l_798 << 11)));
            l_800 = (long) ((ulong) l_799 + (ulong) 1896L);
            l_801 = *((__global gale_long *) (arg_fs + 16 + l_800));
            l_802 = (long) ((ulong) l_801 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_799 + (ulong) ((long) (uint) (((int) l_802) & 1023)))))) = 0L;
            l_803 = (long) ((ulong) l_799 + (ulong) ((long) (uint) (((int) l_801) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_801 + (ulong) ((long) ((ulong) (l_801 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_803 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_803)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_800)) = l_802;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_793 = LONG_MIN;
        }
    } else {
        l_793 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_793 < (-4611686018427387904L)) {
            l_804 = (long) ((int) get_group_id(0));
            l_805 = (long) ((ulong) l_2 + (ulong) ((l_804 << 12) + (l_804 << 11)));
            l_806 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 1896L))));
            l_807 = (long) ((ulong) l_806 + (ulong) (-64L));
            i_808 = (int) ((uint) ((int) (((long) ((ulong) l_807 + (ulong) ((long) ((ulong) (l_807 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_809 = (long) ((ulong) l_805 + (ulong) 1792L);
            l_810 = (long) ((ulong) l_805 + (ulong) 1796L);
            i_811 = 0;
            l_812 = 0L;
            while (true) {
                if (!(i_811 == 0)) {
                    break;
                }
                i_813 = *((volatile __global gale_int *) (arg_fs + 16 + l_810));
                i_814 = *((volatile __global gale_int *) (arg_fs + 16 + l_809));
                if (i_808 == i_814) {
                    i_811 = 1;
                } else {
                    if (i_813 == 0) {
                        if (l_812 < l_1) {
                            GALEFS_RELAX(l_812);
                            l_815 = (long) ((ulong) l_812 + (ulong) 1L);
                            l_812 = l_815;
                        } else {
                            i_811 = (-110);
                        }
                    } else {
                        i_816 = (int) (0 - (uint) i_813);
                        i_811 = i_816;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_811 < 0) {
                l_817 = (long) i_811;
                l_818 = l_817;
            } else {
                l_819 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_805 + (ulong) 1800L))));
                l_818 = l_819;
            }
            i_820 = (int) ((uint) ((int) l_793) + (uint) (-1));
            if (i_820 < 0) {
                l_821 = l_818;
            } else {
                if (l_818 < 0L) {
                    l_821 = l_818;
                } else {
                    l_822 = (l_818 << 32) | ((long) (uint) i_820);
                    l_821 = l_822;
                }
            }
        } else {
            l_821 = l_793;
        }
    } else {
        l_821 = l_793;
    }
    GALEFS_BROADCAST(14, l_823, l_821);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_823));
    if (((int) get_local_id(0)) == 0) {
        l_824 = (long) ((int) get_group_id(0));
        i_825 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_824 << 12) + (l_824 << 11)))) + (ulong) 1856L))));
        if (i_825 == 0) {
            l_826 = (long) ((int) get_group_id(0));
            l_827 = (long) ((ulong) l_2 + (ulong) ((l_826 << 12) + (l_826 << 11)));
            l_828 = (long) ((ulong) l_827 + (ulong) 1796L);
            i_829 = *((volatile __global gale_int *) (arg_fs + 16 + l_828));
            l_830 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_827 + (ulong) 1896L))));
            i_831 = (int) (0 - (uint) i_829);
            if (i_831 < 0) {
                i_832 = i_831;
            } else {
                l_833 = (long) ((ulong) l_830 + (ulong) (-64L));
                i_834 = (int) ((uint) ((int) (((long) ((ulong) l_833 + (ulong) ((long) ((ulong) (l_833 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_835 = (long) ((ulong) l_827 + (ulong) 1792L);
                i_836 = 0;
                l_837 = 0L;
                while (true) {
                    if (!(i_836 == 0)) {
                        break;
                    }
                    i_838 = *((volatile __global gale_int *) (arg_fs + 16 + l_828));
                    i_839 = *((volatile __global gale_int *) (arg_fs + 16 + l_835));
                    if (i_834 == i_839) {
                        i_836 = 1;
                    } else {
                        if (i_838 == 0) {
                            if (l_837 < l_1) {
                                GALEFS_RELAX(l_837);
                                l_840 = (long) ((ulong) l_837 + (ulong) 1L);
                                l_837 = l_840;
                            } else {
                                i_836 = (-110);
                            }
                        } else {
                            i_841 = (int) (0 - (uint) i_838);
                            i_836 = i_841;
                        }
                    }
                }
                i_832 = i_836;
            }
            if (i_832 < 0) {
                l_842 = (long) i_832;
                l_843 = l_842;
            } else {
                l_844 = (long) ((int) get_group_id(0));
                l_845 = (long) ((ulong) l_2 + (ulong) ((l_844 << 12) + (l_844 << 11)));
                l_846 = (long) ((ulong) l_845 + (ulong) 1896L);
                l_847 = *((__global gale_long *) (arg_fs + 16 + l_846));
                l_848 = (long) ((ulong) l_847 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_845 + (ulong) ((long) (uint) (((int) l_848) & 1023)))))) = 0L;
                l_849 = (long) ((ulong) l_845 + (ulong) ((long) (uint) (((int) l_847) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_847 + (ulong) ((long) ((ulong) (l_847 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 12L)))) = i_55;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_849 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_849)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_846)) = l_848;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_843 = LONG_MIN;
            }
        } else {
            l_843 = (-16L);
        }
    } else {
        l_843 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_843 < (-4611686018427387904L)) {
            l_850 = (long) ((int) get_group_id(0));
            l_851 = (long) ((ulong) l_2 + (ulong) ((l_850 << 12) + (l_850 << 11)));
            l_852 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_851 + (ulong) 1896L))));
            l_853 = (long) ((ulong) l_852 + (ulong) (-64L));
            i_854 = (int) ((uint) ((int) (((long) ((ulong) l_853 + (ulong) ((long) ((ulong) (l_853 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_855 = (long) ((ulong) l_851 + (ulong) 1792L);
            l_856 = (long) ((ulong) l_851 + (ulong) 1796L);
            i_857 = 0;
            l_858 = 0L;
            while (true) {
                if (!(i_857 == 0)) {
                    break;
                }
                i_859 = *((volatile __global gale_int *) (arg_fs + 16 + l_856));
                i_860 = *((volatile __global gale_int *) (arg_fs + 16 + l_855));
                if (i_854 == i_860) {
                    i_857 = 1;
                } else {
                    if (i_859 == 0) {
                        if (l_858 < l_1) {
                            GALEFS_RELAX(l_858);
                            l_861 = (long) ((ulong) l_858 + (ulong) 1L);
                            l_858 = l_861;
                        } else {
                            i_857 = (-110);
                        }
                    } else {
                        i_862 = (int) (0 - (uint) i_859);
                        i_857 = i_862;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_857 < 0) {
                l_863 = (long) i_857;
                l_864 = l_863;
            } else {
                l_865 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_851 + (ulong) 1800L))));
                l_864 = l_865;
            }
            i_866 = (int) ((uint) ((int) l_843) + (uint) (-1));
            if (i_866 < 0) {
                l_867 = l_864;
            } else {
                if (l_864 < 0L) {
                    l_867 = l_864;
                } else {
                    l_868 = (l_864 << 32) | ((long) (uint) i_866);
                    l_867 = l_868;
                }
            }
        } else {
            l_867 = l_843;
        }
    } else {
        l_867 = l_843;
    }
    GALEFS_BROADCAST(15, l_869, l_867);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_869));
    if (((int) get_local_id(0)) == 0) {
        l_870 = (long) ((int) get_group_id(0));
        i_871 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_870 << 12) + (l_870 << 11)))) + (ulong) 1796L))));
        if (i_55 < 0) {
            i_872 = (-9);
        } else {
            if (i_55 < i_58) {
                i_873 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                i_874 = (int) ((uint) i_873 + (uint) (-1));
                i_875 = (i_874 < 0) ? (-9) : i_874;
                i_872 = i_875;
            } else {
                i_872 = (-9);
            }
        }
        i_876 = (int) (0 - (uint) i_871);
        if (i_876 < 0) {
            l_877 = (long) i_876;
            l_878 = l_877;
        } else {
            l_879 = (long) i_872;
            if (i_872 < 0) {
                l_878 = l_879;
            } else {
                l_880 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (l_879 << 6)))));
                l_878 = l_880;
            }
        }
    } else {
        l_878 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_878 < (-4611686018427387904L)) {
            l_881 = (long) ((int) get_group_id(0));
            l_882 = (long) ((ulong) l_2 + (ulong) ((l_881 << 12) + (l_881 << 11)));
            l_883 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_882 + (ulong) 1896L))));
            l_884 = (long) ((ulong) l_883 + (ulong) (-64L));
            i_885 = (int) ((uint) ((int) (((long) ((ulong) l_884 + (ulong) ((long) ((ulong) (l_884 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_886 = (long) ((ulong) l_882 + (ulong) 1792L);
            l_887 = (long) ((ulong) l_882 + (ulong) 1796L);
            i_888 = 0;
            l_889 = 0L;
            while (true) {
                if (!(i_888 == 0)) {
                    break;
                }
                i_890 = *((volatile __global gale_int *) (arg_fs + 16 + l_887));
                i_891 = *((volatile __global gale_int *) (arg_fs + 16 + l_886));
                if (i_885 == i_891) {
                    i_888 = 1;
                } else {
                    if (i_890 == 0) {
                        if (l_889 < l_1) {
                            GALEFS_RELAX(l_889);
                            l_892 = (long) ((ulong) l_889 + (ulong) 1L);
                            l_889 = l_892;
                        } else {
                            i_888 = (-110);
                        }
                    } else {
                        i_893 = (int) (0 - (uint) i_890);
                        i_888 = i_893;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_888 < 0) {
                l_894 = (long) i_888;
                l_895 = l_894;
            } else {
                l_896 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_882 + (ulong) 1800L))));
                l_895 = l_896;
            }
            i_897 = (int) ((uint) ((int) l_878) + (uint) (-1));
            if (i_897 < 0) {
                l_898 = l_895;
            } else {
                if (l_895 < 0L) {
                    l_898 = l_895;
                } else {
                    l_899 = (l_895 << 32) | ((long) (uint) i_897);
                    l_898 = l_899;
                }
            }
        } else {
            l_898 = l_878;
        }
    } else {
        l_898 = l_878;
    }
    GALEFS_BROADCAST(16, l_900, l_898);
    *((__global gale_long *) (arg_refusals + 104L)) = l_900;
    GALEFS_FENCE();
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_901 = (long) ((int) get_group_id(0));
        i_902 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_901 << 12) + (l_901 << 11)))) + (ulong) 1856L))));
        if (i_902 == 0) {
            l_903 = (-22L);
        } else {
            l_904 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_904 << 12) + (l_904 << 11)))) + (ulong) 1856L)))) = 0;
            l_905 = (long) ((int) get_group_id(0));
            l_906 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_905 << 12) + (l_905 << 11)))) + (ulong) 1872L);
            l_907 = *((__global gale_long *) (arg_fs + 16 + l_906));
            *((__global gale_long *) (arg_fs + 16 + l_906)) = ((long) ((ulong) l_907 + (ulong) 1L));
            l_908 = (long) ((int) get_group_id(0));
            l_909 = (long) ((ulong) l_2 + (ulong) ((l_908 << 12) + (l_908 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1888L)))) = 0;
            l_910 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1896L))));
            l_911 = (long) ((ulong) l_910 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_909 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_911 + (ulong) ((long) ((ulong) (l_911 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_903 = 0L;
        }
    } else {
        l_903 = 0L;
    }
    GALEFS_BROADCAST(18, l_912, l_903);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_912));
    if (((int) get_local_id(0)) == 0) {
        l_913 = (long) ((int) get_group_id(0));
        i_914 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_913 << 12) + (l_913 << 11)))) + (ulong) 1856L))));
        if (i_914 == 0) {
            l_915 = (long) ((int) get_group_id(0));
            l_916 = (long) ((ulong) l_2 + (ulong) ((l_915 << 12) + (l_915 << 11)));
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
                while (true) {
                    if (!(i_925 == 0)) {
                        break;
                    }
                    i_927 = *((volatile __global gale_int *) (arg_fs + 16 + l_917));
                    i_928 = *((volatile __global gale_int *) (arg_fs + 16 + l_924));
                    if (i_923 == i_928) {
                        i_925 = 1;
                    } else {
                        if (i_927 == 0) {
                            if (l_926 < l_1) {
                                GALEFS_RELAX(l_926);
                                l_929 = (long) ((ulong) l_926 + (ulong) 1L);
                                l_926 = l_929;
                            } else {
                                i_925 = (-110);
                            }
                        } else {
                            i_930 = (int) (0 - (uint) i_927);
                            i_925 = i_930;
                        }
                    }
                }
                i_921 = i_925;
            }
            if (i_921 < 0) {
                l_931 = (long) i_921;
                l_932 = l_931;
            } else {
                l_933 = (long) ((int) get_group_id(0));
                l_934 = (long) ((ulong) l_2 + (ulong) ((l_933 << 12) + (l_933 << 11)));
                l_935 = (long) ((ulong) l_934 + (ulong) 1896L);
                l_936 = *((__global gale_long *) (arg_fs + 16 + l_935));
                l_937 = (long) ((ulong) l_936 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_934 + (ulong) ((long) (uint) (((int) l_937) & 1023)))))) = 0L;
                l_938 = (long) ((ulong) l_934 + (ulong) ((long) (uint) (((int) l_936) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_936 + (ulong) ((long) ((ulong) (l_936 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 12L)))) = i_55;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_938 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_938)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_935)) = l_937;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_932 = LONG_MIN;
            }
        } else {
            l_932 = (-16L);
        }
    } else {
        l_932 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_932 < (-4611686018427387904L)) {
            l_939 = (long) ((int) get_group_id(0));
            l_940 = (long) ((ulong) l_2 + (ulong) ((l_939 << 12) + (l_939 << 11)));
            l_941 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_940 + (ulong) 1896L))));
            l_942 = (long) ((ulong) l_941 + (ulong) (-64L));
            i_943 = (int) ((uint) ((int) (((long) ((ulong) l_942 + (ulong) ((long) ((ulong) (l_942 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_944 = (long) ((ulong) l_940 + (ulong) 1792L);
            l_945 = (long) ((ulong) l_940 + (ulong) 1796L);
            i_946 = 0;
            l_947 = 0L;
            while (true) {
                if (!(i_946 == 0)) {
                    break;
                }
                i_948 = *((volatile __global gale_int *) (arg_fs + 16 + l_945));
                i_949 = *((volatile __global gale_int *) (arg_fs + 16 + l_944));
                if (i_943 == i_949) {
                    i_946 = 1;
                } else {
                    if (i_948 == 0) {
                        if (l_947 < l_1) {
                            GALEFS_RELAX(l_947);
                            l_950 = (long) ((ulong) l_947 + (ulong) 1L);
                            l_947 = l_950;
                        } else {
                            i_946 = (-110);
                        }
                    } else {
                        i_951 = (int) (0 - (uint) i_948);
                        i_946 = i_951;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_946 < 0) {
                l_952 = (long) i_946;
                l_953 = l_952;
            } else {
                l_954 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_940 + (ulong) 1800L))));
                l_953 = l_954;
            }
            i_955 = (int) ((uint) ((int) l_932) + (uint) (-1));
            if (i_955 < 0) {
                l_956 = l_953;
            } else {
                if (l_953 < 0L) {
                    l_956 = l_953;
                } else {
                    l_957 = (l_953 << 32) | ((long) (uint) i_955);
                    l_956 = l_957;
                }
            }
        } else {
            l_956 = l_932;
        }
    } else {
        l_956 = l_932;
    }
    GALEFS_BROADCAST(19, l_958, l_956);
    GALEFS_GROUP_END()
}
#endif
