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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_516) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_73) VARIABLE(int, i_74) VARIABLE(int, i_743) VARIABLE(int, i_744) VARIABLE(int, i_745) VARIABLE(int, i_747) VARIABLE(int, i_855) VARIABLE(int, i_856) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_185) VARIABLE(long, l_2) VARIABLE(long, l_291) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_71) VARIABLE(long, l_72) VARIABLE(long, l_748) VARIABLE(long, l_749) VARIABLE(long, l_76) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_854)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_78) VARIABLE(l_79)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_185) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_291) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_516) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_516) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_516) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_516) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(i_747) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_748) VARIABLE(l_749) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_73) VARIABLE(i_74) VARIABLE(i_743) VARIABLE(i_744) VARIABLE(i_745) VARIABLE(i_747) VARIABLE(i_855) VARIABLE(i_856) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_72) VARIABLE(l_76) VARIABLE(l_77) VARIABLE(l_79) VARIABLE(l_854)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_79)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_65) VARIABLE(l_68) VARIABLE(l_79)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_64) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_68)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_64) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_68)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_67, i_69, i_70, i_73, i_74, i_81, i_82, i_85, i_86, i_87, i_88, i_89, i_92, i_99, i_100, i_101, i_102, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_113, i_115, i_116, i_117, i_118, i_121, i_123, i_124, i_128, i_130, i_131, i_133, i_135, i_138, i_139, i_142, i_143, i_151, i_160, i_163, i_166, i_167, i_170, i_171, i_175, i_181, i_187, i_188, i_191, i_192, i_193, i_194, i_195, i_198, i_204, i_205, i_206, i_207, i_209, i_211, i_212, i_213, i_214, i_215, i_216, i_218, i_220, i_221, i_222, i_223, i_226, i_228, i_229, i_233, i_235, i_236, i_238, i_240, i_243, i_244, i_247, i_248, i_256, i_265, i_268, i_271, i_272, i_275, i_276, i_280, i_286, i_293, i_294, i_297, i_298, i_299, i_300, i_301, i_304, i_311, i_312, i_313, i_314, i_316, i_318, i_319, i_320, i_321, i_322, i_323, i_325, i_327, i_328, i_329, i_330, i_333, i_335, i_336, i_340, i_342, i_343, i_345, i_347, i_350, i_351, i_354, i_355, i_363, i_372, i_375, i_378, i_379, i_382, i_383, i_387, i_393, i_398, i_399, i_402, i_403, i_404, i_405, i_406, i_409, i_416, i_420, i_421, i_424, i_425, i_426, i_427, i_428, i_431, i_432, i_433, i_434, i_436, i_437, i_438, i_439, i_440, i_441, i_442, i_444, i_446, i_447, i_448, i_449, i_452, i_454, i_455, i_459, i_461, i_462, i_464, i_466, i_469, i_470, i_473, i_474, i_482, i_491, i_494, i_497, i_498, i_501, i_502, i_506, i_512, i_516, i_518, i_519, i_526, i_530, i_536, i_543, i_544, i_547, i_548, i_549, i_550, i_551, i_554, i_559, i_560, i_561, i_562, i_564, i_565, i_566, i_567, i_568, i_569, i_570, i_572, i_574, i_575, i_576, i_577, i_580, i_582, i_583, i_587, i_589, i_590, i_592, i_594, i_597, i_598, i_601, i_602, i_610, i_619, i_622, i_625, i_626, i_629, i_630, i_634, i_640, i_643, i_644, i_647, i_648, i_649, i_650, i_651, i_654, i_659, i_660, i_661, i_662, i_664, i_665, i_666, i_667, i_668, i_669, i_670, i_672, i_674, i_675, i_676, i_677, i_680, i_682, i_683, i_687, i_689, i_690, i_692, i_694, i_697, i_698, i_701, i_702, i_710, i_719, i_722, i_725, i_726, i_729, i_730, i_734, i_740, i_743, i_744, i_745, i_746, i_747, i_751, i_752, i_755, i_756, i_757, i_758, i_759, i_761, i_763, i_770, i_771, i_772, i_773, i_774, i_775, i_776, i_778, i_780, i_781, i_782, i_783, i_784, i_785, i_787, i_789, i_790, i_791, i_792, i_795, i_797, i_798, i_803, i_805, i_806, i_808, i_810, i_813, i_814, i_817, i_818, i_826, i_836, i_839, i_842, i_843, i_846, i_847, i_851, i_855, i_856, i_863, i_868, i_869, i_870, i_872, i_876, i_878, i_879, i_881, i_883, i_886, i_887, i_890, i_891, i_897, i_898, i_905, i_910, i_913, i_916, i_917, i_920, i_921, i_925, i_930, i_934, i_936, i_937, i_939, i_941, i_944, i_945, i_948, i_949, i_958, i_963, i_966, i_969, i_970, i_973, i_974, i_978, i_983, i_984, i_985, i_986, i_987, i_988, i_997, i_1000, i_1003, i_1004, i_1007, i_1008, i_1012, i_1017, i_1023, i_1030, i_1034, i_1036, i_1037, i_1039, i_1041, i_1044, i_1045, i_1048, i_1049, i_1058, i_1063, i_1066, i_1069, i_1070, i_1073, i_1074, i_1078;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_66, l_68, l_71, l_72, l_75, l_76, l_77, l_78, l_79, l_80, l_83, l_84, l_90, l_91, l_93, l_94, l_95, l_96, l_97, l_98, l_103, l_105, l_112, l_114, l_119, l_120, l_122, l_125, l_126, l_127, l_129, l_132, l_134, l_136, l_137, l_140, l_141, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161, l_162, l_164, l_165, l_168, l_169, l_172, l_173, l_174, l_176, l_177, l_178, l_179, l_180, l_182, l_183, l_184, l_185, l_186, l_189, l_190, l_196, l_197, l_199, l_200, l_201, l_202, l_203, l_208, l_210, l_217, l_219, l_224, l_225, l_227, l_230, l_231, l_232, l_234, l_237, l_239, l_241, l_242, l_245, l_246, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_257, l_258, l_259, l_260, l_261, l_262, l_263, l_264, l_266, l_267, l_269, l_270, l_273, l_274, l_277, l_278, l_279, l_281, l_282, l_283, l_284, l_285, l_287, l_288, l_289, l_290, l_291, l_292, l_295, l_296, l_302, l_303, l_305, l_306, l_307, l_308, l_309, l_310, l_315, l_317, l_324, l_326, l_331, l_332, l_334, l_337, l_338, l_339, l_341, l_344, l_346, l_348, l_349, l_352, l_353, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_364, l_365, l_366, l_367, l_368, l_369, l_370, l_371, l_373, l_374, l_376, l_377, l_380, l_381, l_384, l_385, l_386, l_388, l_389, l_390, l_391, l_392, l_394, l_395, l_396, l_397, l_400, l_401, l_407, l_408, l_410, l_411, l_412, l_413, l_414, l_415, l_417, l_418, l_419, l_422, l_423, l_429, l_430, l_435, l_443, l_445, l_450, l_451, l_453, l_456, l_457, l_458, l_460, l_463, l_465, l_467, l_468, l_471, l_472, l_475, l_476, l_477, l_478, l_479, l_480, l_481, l_483, l_484, l_485, l_486, l_487, l_488, l_489, l_490, l_492, l_493, l_495, l_496, l_499, l_500, l_503, l_504, l_505, l_507, l_508, l_509, l_510, l_511, l_513, l_514, l_515, l_517, l_520, l_521, l_522, l_523, l_524, l_525, l_527, l_528, l_529, l_531, l_532, l_533, l_534, l_535, l_537, l_538, l_539, l_540, l_541, l_542, l_545, l_546, l_552, l_553, l_555, l_556, l_557, l_558, l_563, l_571, l_573, l_578, l_579, l_581, l_584, l_585, l_586, l_588, l_591, l_593, l_595, l_596, l_599, l_600, l_603, l_604, l_605, l_606, l_607, l_608, l_609, l_611, l_612, l_613, l_614, l_615, l_616, l_617, l_618, l_620, l_621, l_623, l_624, l_627, l_628, l_631, l_632, l_633, l_635, l_636, l_637, l_638, l_639, l_641, l_642, l_645, l_646, l_652, l_653, l_655, l_656, l_657, l_658, l_663, l_671, l_673, l_678, l_679, l_681, l_684, l_685, l_686, l_688, l_691, l_693, l_695, l_696, l_699, l_700, l_703, l_704, l_705, l_706, l_707, l_708, l_709, l_711, l_712, l_713, l_714, l_715, l_716, l_717, l_718, l_720, l_721, l_723, l_724, l_727, l_728, l_731, l_732, l_733, l_735, l_736, l_737, l_738, l_739, l_741, l_742, l_748, l_749, l_750, l_753, l_754, l_760, l_762, l_764, l_765, l_766, l_767, l_768, l_769, l_777, l_779, l_786, l_788, l_793, l_794, l_796, l_799, l_800, l_801, l_802, l_804, l_807, l_809, l_811, l_812, l_815, l_816, l_819, l_820, l_821, l_822, l_823, l_824, l_825, l_827, l_828, l_829, l_830, l_831, l_832, l_833, l_834, l_835, l_837, l_838, l_840, l_841, l_844, l_845, l_848, l_849, l_850, l_852, l_853, l_854, l_857, l_858, l_859, l_860, l_861, l_862, l_864, l_865, l_866, l_867, l_871, l_873, l_874, l_875, l_877, l_880, l_882, l_884, l_885, l_888, l_889, l_892, l_893, l_894, l_895, l_896, l_899, l_900, l_901, l_902, l_903, l_904, l_906, l_907, l_908, l_909, l_911, l_912, l_914, l_915, l_918, l_919, l_922, l_923, l_924, l_926, l_927, l_928, l_929, l_931, l_932, l_933, l_935, l_938, l_940, l_942, l_943, l_946, l_947, l_950, l_951, l_952, l_953, l_954, l_955, l_956, l_957, l_959, l_960, l_961, l_962, l_964, l_965, l_967, l_968, l_971, l_972, l_975, l_976, l_977, l_979, l_980, l_981, l_982, l_989, l_990, l_991, l_992, l_993, l_994, l_995, l_996, l_998, l_999, l_1001, l_1002, l_1005, l_1006, l_1009, l_1010, l_1011, l_1013, l_1014, l_1015, l_1016, l_1018, l_1019, l_1020, l_1021, l_1022, l_1024, l_1025, l_1026, l_1027, l_1028, l_1029, l_1031, l_1032, l_1033, l_1035, l_1038, l_1040, l_1042, l_1043, l_1046, l_1047, l_1050, l_1051, l_1052, l_1053, l_1054, l_1055, l_1056, l_1057, l_1059, l_1060, l_1061, l_1062, l_1064, l_1065, l_1067, l_1068, l_1071, l_1072, l_1075, l_1076, l_1077, l_1079, l_1080, l_1081;
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
                        GALEFS_ACQUIRE_FENCE();
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
                        GALEFS_ACQUIRE_FENCE();
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
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = 6;
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
    l_179 = l_178 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_178 < 0L)) {
            l_180 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_180 << 12) + (l_180 << 11)))) + (ulong) 1856L)))) = 1;
            i_181 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_181)) << 6) + (((long) (i_181 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_179) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_178 < 0L) {
        l_182 = l_178;
    } else {
        if (((int) l_178) == 0) {
            l_182 = 0L;
        } else {
            l_183 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_179 << 5))) + (ulong) 16L))));
            l_184 = (long) ((ulong) l_78 + (ulong) l_183);
            l_182 = l_184;
        }
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_182;
    l_185 = l_77 & l_63;
    if (((int) get_local_id(0)) == 0) {
        l_186 = (long) ((int) get_group_id(0));
        i_187 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_186 << 12) + (l_186 << 11)))) + (ulong) 1796L))));
        i_188 = (int) (0 - (uint) i_187);
        if (i_188 < 0) {
            l_189 = (long) i_188;
            l_190 = l_189;
        } else {
            if (i_64 < 0) {
                i_191 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_192 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_193 = (int) ((uint) i_192 + (uint) (-1));
                    i_194 = (i_193 < 0) ? (-9) : i_193;
                    if (i_194 < 0) {
                        i_191 = i_194;
                    } else {
                        i_195 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_195 & 3) == 1) {
                            i_191 = (-9);
                        } else {
                            i_191 = i_194;
                        }
                    }
                } else {
                    i_191 = (-9);
                }
            }
            l_196 = (long) i_191;
            if (i_191 < 0) {
                l_190 = l_196;
            } else {
                if (l_63 < 0L) {
                    l_190 = (-22L);
                } else {
                    l_197 = (long) ((int) get_group_id(0));
                    i_198 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L))));
                    if (i_198 == 0) {
                        l_199 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_196 << 6)))));
                        l_200 = (((long) ((ulong) l_199 - (ulong) l_63)) < 1L) ? 0L : 1L;
                        l_190 = l_200;
                    } else {
                        l_190 = (-16L);
                    }
                }
            }
        }
        l_201 = (l_190 < 0L) ? l_190 : (-22L);
        if (l_190 < 1L) {
            l_202 = l_201;
        } else {
            if (l_190 == 1L) {
                l_203 = (long) ((ulong) l_76 - (ulong) l_185);
                if (l_203 < 1L) {
                    if (!(((int) l_203) == 1)) {
                        l_202 = l_201;
                        goto B235;
                    }
                }
                if (i_64 < 0) {
                    i_204 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_206 = (int) ((uint) i_205 + (uint) (-1));
                        i_207 = (i_206 < 0) ? (-9) : i_206;
                        i_204 = i_207;
                    } else {
                        i_204 = (-9);
                    }
                }
                l_208 = (long) i_204;
                if (i_204 < 0) {
                    l_202 = l_208;
                } else {
                    i_209 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_208 << 6))) + (ulong) 8L))));
                    l_210 = l_63 >> i_74;
                    i_211 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_210 + (ulong) (((long) i_209) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_212 = i_211;
                    i_213 = 0;
                    i_214 = (-2);
                    while (true) {
                        if (!(i_214 == (-2))) {
                            break;
                        }
                        i_215 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_212) << 2)))));
                        i_216 = (int) ((uint) i_215 + (uint) (-1));
                        if (i_216 < 0) {
                            i_214 = (-1);
                        } else {
                            l_217 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_216) << 5));
                            i_218 = *((volatile __global gale_int *) (arg_fs + 16 + l_217));
                            l_219 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 8L))));
                            if ((!(i_209 == i_218)) || (!(l_210 == l_219))) {
                                if (i_73 == i_213) {
                                    i_214 = (-1);
                                } else {
                                    i_220 = (int) ((uint) i_213 + (uint) 1);
                                    i_221 = i_73 & ((int) ((uint) i_212 + (uint) 1));
                                    i_212 = i_221;
                                    i_213 = i_220;
                                }
                            } else {
                                i_214 = i_216;
                            }
                        }
                    }
                    if (i_214 < 0) {
                        i_222 = i_214;
                    } else {
                        i_223 = (int) get_group_id(0);
                        l_224 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_223)) << 6) + (((long) (i_223 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_224)) = ((int) ((uint) i_214 + (uint) 1));
                        GALEFS_FENCE();
                        l_225 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_214) << 5));
                        i_226 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_209 == i_226) {
                            l_227 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 8L))));
                            i_228 = (l_210 == l_227) ? 1 : 0;
                            i_229 = i_228;
                        } else {
                            i_229 = 0;
                        }
                        if (i_229 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_224)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_229 == 0) {
                            i_222 = (-1);
                        } else {
                            i_222 = i_214;
                        }
                    }
                    if (i_222 < 0) {
                        l_230 = (long) ((int) get_group_id(0));
                        l_231 = (long) ((ulong) l_4 + (ulong) ((l_230 << 12) + (l_230 << 11)));
                        l_232 = (long) ((ulong) l_231 + (ulong) 1796L);
                        i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                        l_234 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 1896L))));
                        i_235 = (int) (0 - (uint) i_233);
                        if (i_235 < 0) {
                            i_236 = i_235;
                        } else {
                            l_237 = (long) ((ulong) l_234 + (ulong) (-64L));
                            i_238 = (int) ((uint) ((int) (((long) ((ulong) l_237 + (ulong) ((long) ((ulong) (l_237 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_239 = (long) ((ulong) l_231 + (ulong) 1792L);
                            i_240 = 0;
                            l_241 = 0L;
                            l_242 = (-1L);
                            while (true) {
                                if (!(i_240 == 0)) {
                                    break;
                                }
                                i_243 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                                i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                                if (i_238 == i_244) {
                                    i_240 = 1;
                                } else {
                                    if (i_243 == 0) {
                                        if (l_241 < l_3) {
                                            GALEFS_RELAX(l_241);
                                            l_245 = (long) ((ulong) l_241 + (ulong) 1L);
                                            l_241 = l_245;
                                        } else {
                                            l_246 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_247 = (l_242 == l_246) ? (-110) : 0;
                                            i_240 = i_247;
                                            l_241 = 0L;
                                            l_242 = l_246;
                                        }
                                    } else {
                                        i_248 = (int) (0 - (uint) i_243);
                                        i_240 = i_248;
                                    }
                                }
                            }
                            i_236 = i_240;
                        }
                        if (i_236 < 0) {
                            l_249 = (long) i_236;
                            l_202 = l_249;
                        } else {
                            l_250 = (long) ((int) get_group_id(0));
                            l_251 = (long) ((ulong) l_4 + (ulong) ((l_250 << 12) + (l_250 << 11)));
                            l_252 = (long) ((ulong) l_251 + (ulong) 1896L);
                            l_253 = *((__global gale_long *) (arg_fs + 16 + l_252));
                            l_254 = (long) ((ulong) l_253 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) ((long) (uint) (((int) l_254) & 1023)))))) = 0L;
                            l_255 = (long) ((ulong) l_251 + (ulong) ((long) (uint) (((int) l_253) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_253 + (ulong) ((long) ((ulong) (l_253 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 16L)))) = l_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_255)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_252)) = l_254;
                            GALEFS_FENCE();
                            i_256 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_256))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_202 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_256 >> 6)))))) = (char) 1;
                                l_202 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_257 = (long) ((int) get_group_id(0));
                        l_258 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_257 << 12) + (l_257 << 11)))) + (ulong) 1864L);
                        l_259 = *((__global gale_long *) (arg_fs + 16 + l_258));
                        *((__global gale_long *) (arg_fs + 16 + l_258)) = ((long) ((ulong) l_259 + (ulong) 1L));
                        l_260 = (((long) (uint) i_222) << 32) | 1L;
                        l_202 = l_260;
                    }
                }
            } else {
                l_202 = l_201;
            }
        }
    } else {
        l_202 = 0L;
    }
B235:;
    if (((int) get_local_id(0)) == 0) {
        if (l_202 < (-4611686018427387904L)) {
            l_261 = (long) ((int) get_group_id(0));
            l_262 = (long) ((ulong) l_4 + (ulong) ((l_261 << 12) + (l_261 << 11)));
            l_263 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 1896L))));
            l_264 = (long) ((ulong) l_263 + (ulong) (-64L));
            i_265 = (int) ((uint) ((int) (((long) ((ulong) l_264 + (ulong) ((long) ((ulong) (l_264 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_266 = (long) ((ulong) l_262 + (ulong) 1792L);
            l_267 = (long) ((ulong) l_262 + (ulong) 1796L);
            i_268 = 0;
            l_269 = 0L;
            l_270 = (-1L);
            while (true) {
                if (!(i_268 == 0)) {
                    break;
                }
                i_271 = *((volatile __global gale_int *) (arg_fs + 16 + l_267));
                i_272 = *((volatile __global gale_int *) (arg_fs + 16 + l_266));
                if (i_265 == i_272) {
                    i_268 = 1;
                } else {
                    if (i_271 == 0) {
                        if (l_269 < l_3) {
                            GALEFS_RELAX(l_269);
                            l_273 = (long) ((ulong) l_269 + (ulong) 1L);
                            l_269 = l_273;
                        } else {
                            l_274 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_275 = (l_270 == l_274) ? (-110) : 0;
                            i_268 = i_275;
                            l_269 = 0L;
                            l_270 = l_274;
                        }
                    } else {
                        i_276 = (int) (0 - (uint) i_271);
                        i_268 = i_276;
                    }
                }
            }
            if (i_268 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 1888L)))) = i_265;
            }
            GALEFS_FENCE();
            if (i_268 < 0) {
                l_277 = (long) i_268;
                l_278 = l_277;
            } else {
                l_279 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 1800L))));
                l_278 = l_279;
            }
            i_280 = (int) ((uint) ((int) l_202) + (uint) (-1));
            if (i_280 < 0) {
                l_281 = l_278;
            } else {
                if (l_278 < 0L) {
                    l_281 = l_278;
                } else {
                    l_282 = (l_278 << 32) | ((long) (uint) i_280);
                    l_281 = l_282;
                }
            }
        } else {
            l_281 = l_202;
        }
    } else {
        l_281 = l_202;
    }
    GALEFS_BROADCAST(3, l_283, l_281);
    l_284 = l_283 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_283 < 0L)) {
            l_285 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_285 << 12) + (l_285 << 11)))) + (ulong) 1856L)))) = 1;
            i_286 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_286)) << 6) + (((long) (i_286 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_284) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_283 < 0L) {
        l_287 = l_283;
    } else {
        if (((int) l_283) == 0) {
            l_287 = 0L;
        } else {
            l_288 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_284 << 5))) + (ulong) 16L))));
            l_289 = (long) ((ulong) l_185 + (ulong) l_288);
            l_287 = l_289;
        }
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_287;
    l_290 = (long) ((ulong) l_63 + (ulong) (-1L));
    l_291 = l_77 & l_290;
    if (((int) get_local_id(0)) == 0) {
        l_292 = (long) ((int) get_group_id(0));
        i_293 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_292 << 12) + (l_292 << 11)))) + (ulong) 1796L))));
        i_294 = (int) (0 - (uint) i_293);
        if (i_294 < 0) {
            l_295 = (long) i_294;
            l_296 = l_295;
        } else {
            if (i_64 < 0) {
                i_297 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_298 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_299 = (int) ((uint) i_298 + (uint) (-1));
                    i_300 = (i_299 < 0) ? (-9) : i_299;
                    if (i_300 < 0) {
                        i_297 = i_300;
                    } else {
                        i_301 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_301 & 3) == 1) {
                            i_297 = (-9);
                        } else {
                            i_297 = i_300;
                        }
                    }
                } else {
                    i_297 = (-9);
                }
            }
            l_302 = (long) i_297;
            if (i_297 < 0) {
                l_296 = l_302;
            } else {
                if (l_290 < 0L) {
                    l_296 = (-22L);
                } else {
                    l_303 = (long) ((int) get_group_id(0));
                    i_304 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_303 << 12) + (l_303 << 11)))) + (ulong) 1856L))));
                    if (i_304 == 0) {
                        l_305 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_302 << 6)))));
                        l_306 = (long) ((ulong) l_305 - (ulong) l_290);
                        if (l_306 < 1L) {
                            l_296 = 0L;
                        } else {
                            l_307 = (l_306 < 2L) ? l_306 : 2L;
                            l_296 = l_307;
                        }
                    } else {
                        l_296 = (-16L);
                    }
                }
            }
        }
        l_308 = (l_296 < 0L) ? l_296 : (-22L);
        if (l_296 < 1L) {
            l_309 = l_308;
        } else {
            if (l_296 == 2L) {
                l_310 = (long) ((ulong) l_76 - (ulong) l_291);
                if (l_310 < 2L) {
                    if (!(((int) l_310) == 2)) {
                        l_309 = l_308;
                        goto B346;
                    }
                }
                if (i_64 < 0) {
                    i_311 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_312 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_313 = (int) ((uint) i_312 + (uint) (-1));
                        i_314 = (i_313 < 0) ? (-9) : i_313;
                        i_311 = i_314;
                    } else {
                        i_311 = (-9);
                    }
                }
                l_315 = (long) i_311;
                if (i_311 < 0) {
                    l_309 = l_315;
                } else {
                    i_316 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_315 << 6))) + (ulong) 8L))));
                    l_317 = l_290 >> i_74;
                    i_318 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_317 + (ulong) (((long) i_316) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_319 = i_318;
                    i_320 = 0;
                    i_321 = (-2);
                    while (true) {
                        if (!(i_321 == (-2))) {
                            break;
                        }
                        i_322 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_319) << 2)))));
                        i_323 = (int) ((uint) i_322 + (uint) (-1));
                        if (i_323 < 0) {
                            i_321 = (-1);
                        } else {
                            l_324 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_323) << 5));
                            i_325 = *((volatile __global gale_int *) (arg_fs + 16 + l_324));
                            l_326 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 8L))));
                            if ((!(i_316 == i_325)) || (!(l_317 == l_326))) {
                                if (i_73 == i_320) {
                                    i_321 = (-1);
                                } else {
                                    i_327 = (int) ((uint) i_320 + (uint) 1);
                                    i_328 = i_73 & ((int) ((uint) i_319 + (uint) 1));
                                    i_319 = i_328;
                                    i_320 = i_327;
                                }
                            } else {
                                i_321 = i_323;
                            }
                        }
                    }
                    if (i_321 < 0) {
                        i_329 = i_321;
                    } else {
                        i_330 = (int) get_group_id(0);
                        l_331 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_330)) << 6) + (((long) (i_330 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_331)) = ((int) ((uint) i_321 + (uint) 1));
                        GALEFS_FENCE();
                        l_332 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_321) << 5));
                        i_333 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_316 == i_333) {
                            l_334 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_332 + (ulong) 8L))));
                            i_335 = (l_317 == l_334) ? 1 : 0;
                            i_336 = i_335;
                        } else {
                            i_336 = 0;
                        }
                        if (i_336 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_331)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_336 == 0) {
                            i_329 = (-1);
                        } else {
                            i_329 = i_321;
                        }
                    }
                    if (i_329 < 0) {
                        l_337 = (long) ((int) get_group_id(0));
                        l_338 = (long) ((ulong) l_4 + (ulong) ((l_337 << 12) + (l_337 << 11)));
                        l_339 = (long) ((ulong) l_338 + (ulong) 1796L);
                        i_340 = *((volatile __global gale_int *) (arg_fs + 16 + l_339));
                        l_341 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_338 + (ulong) 1896L))));
                        i_342 = (int) (0 - (uint) i_340);
                        if (i_342 < 0) {
                            i_343 = i_342;
                        } else {
                            l_344 = (long) ((ulong) l_341 + (ulong) (-64L));
                            i_345 = (int) ((uint) ((int) (((long) ((ulong) l_344 + (ulong) ((long) ((ulong) (l_344 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_346 = (long) ((ulong) l_338 + (ulong) 1792L);
                            i_347 = 0;
                            l_348 = 0L;
                            l_349 = (-1L);
                            while (true) {
                                if (!(i_347 == 0)) {
                                    break;
                                }
                                i_350 = *((volatile __global gale_int *) (arg_fs + 16 + l_339));
                                i_351 = *((volatile __global gale_int *) (arg_fs + 16 + l_346));
                                if (i_345 == i_351) {
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
                            i_343 = i_347;
                        }
                        if (i_343 < 0) {
                            l_356 = (long) i_343;
                            l_309 = l_356;
                        } else {
                            l_357 = (long) ((int) get_group_id(0));
                            l_358 = (long) ((ulong) l_4 + (ulong) ((l_357 << 12) + (l_357 << 11)));
                            l_359 = (long) ((ulong) l_358 + (ulong) 1896L);
                            l_360 = *((__global gale_long *) (arg_fs + 16 + l_359));
                            l_361 = (long) ((ulong) l_360 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) ((long) (uint) (((int) l_361) & 1023)))))) = 0L;
                            l_362 = (long) ((ulong) l_358 + (ulong) ((long) (uint) (((int) l_360) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_360 + (ulong) ((long) ((ulong) (l_360 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 16L)))) = l_290;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 24L)))) = 2L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_362)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_359)) = l_361;
                            GALEFS_FENCE();
                            i_363 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_363))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_309 = (-9223372036854775805L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_363 >> 6)))))) = (char) 1;
                                l_309 = (-9223372036854775805L);
                            }
                        }
                    } else {
                        l_364 = (long) ((int) get_group_id(0));
                        l_365 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1864L);
                        l_366 = *((__global gale_long *) (arg_fs + 16 + l_365));
                        *((__global gale_long *) (arg_fs + 16 + l_365)) = ((long) ((ulong) l_366 + (ulong) 1L));
                        l_367 = (((long) (uint) i_329) << 32) | 2L;
                        l_309 = l_367;
                    }
                }
            } else {
                l_309 = l_308;
            }
        }
    } else {
        l_309 = 0L;
    }
B346:;
    if (((int) get_local_id(0)) == 0) {
        if (l_309 < (-4611686018427387904L)) {
            l_368 = (long) ((int) get_group_id(0));
            l_369 = (long) ((ulong) l_4 + (ulong) ((l_368 << 12) + (l_368 << 11)));
            l_370 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) 1896L))));
            l_371 = (long) ((ulong) l_370 + (ulong) (-64L));
            i_372 = (int) ((uint) ((int) (((long) ((ulong) l_371 + (ulong) ((long) ((ulong) (l_371 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_373 = (long) ((ulong) l_369 + (ulong) 1792L);
            l_374 = (long) ((ulong) l_369 + (ulong) 1796L);
            i_375 = 0;
            l_376 = 0L;
            l_377 = (-1L);
            while (true) {
                if (!(i_375 == 0)) {
                    break;
                }
                i_378 = *((volatile __global gale_int *) (arg_fs + 16 + l_374));
                i_379 = *((volatile __global gale_int *) (arg_fs + 16 + l_373));
                if (i_372 == i_379) {
                    i_375 = 1;
                } else {
                    if (i_378 == 0) {
                        if (l_376 < l_3) {
                            GALEFS_RELAX(l_376);
                            l_380 = (long) ((ulong) l_376 + (ulong) 1L);
                            l_376 = l_380;
                        } else {
                            l_381 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_382 = (l_377 == l_381) ? (-110) : 0;
                            i_375 = i_382;
                            l_376 = 0L;
                            l_377 = l_381;
                        }
                    } else {
                        i_383 = (int) (0 - (uint) i_378);
                        i_375 = i_383;
                    }
                }
            }
            if (i_375 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) 1888L)))) = i_372;
            }
            GALEFS_FENCE();
            if (i_375 < 0) {
                l_384 = (long) i_375;
                l_385 = l_384;
            } else {
                l_386 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) 1800L))));
                l_385 = l_386;
            }
            i_387 = (int) ((uint) ((int) l_309) + (uint) (-1));
            if (i_387 < 0) {
                l_388 = l_385;
            } else {
                if (l_385 < 0L) {
                    l_388 = l_385;
                } else {
                    l_389 = (l_385 << 32) | ((long) (uint) i_387);
                    l_388 = l_389;
                }
            }
        } else {
            l_388 = l_309;
        }
    } else {
        l_388 = l_309;
    }
    GALEFS_BROADCAST(4, l_390, l_388);
    l_391 = l_390 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_390 < 0L)) {
            l_392 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_392 << 12) + (l_392 << 11)))) + (ulong) 1856L)))) = 1;
            i_393 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_393)) << 6) + (((long) (i_393 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_391) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_390 < 0L) {
        l_394 = l_390;
    } else {
        if (((int) l_390) == 0) {
            l_394 = 0L;
        } else {
            l_395 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_391 << 5))) + (ulong) 16L))));
            l_396 = (long) ((ulong) l_291 + (ulong) l_395);
            l_394 = l_396;
        }
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_394;
    if (((int) get_local_id(0)) == 0) {
        l_397 = (long) ((int) get_group_id(0));
        i_398 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_397 << 12) + (l_397 << 11)))) + (ulong) 1796L))));
        i_399 = (int) (0 - (uint) i_398);
        if (i_399 < 0) {
            l_400 = (long) i_399;
            l_401 = l_400;
        } else {
            if (i_64 < 0) {
                i_402 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_403 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_404 = (int) ((uint) i_403 + (uint) (-1));
                    i_405 = (i_404 < 0) ? (-9) : i_404;
                    if (i_405 < 0) {
                        i_402 = i_405;
                    } else {
                        i_406 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_406 & 3) == 1) {
                            i_402 = (-9);
                        } else {
                            i_402 = i_405;
                        }
                    }
                } else {
                    i_402 = (-9);
                }
            }
            l_407 = (long) i_402;
            if (i_402 < 0) {
                l_401 = l_407;
            } else {
                l_408 = (long) ((int) get_group_id(0));
                i_409 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_408 << 12) + (l_408 << 11)))) + (ulong) 1856L))));
                if (i_409 == 0) {
                    l_410 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_407 << 6)))));
                    l_401 = 0L;
                } else {
                    l_401 = (-16L);
                }
            }
        }
        l_411 = (l_401 < 0L) ? l_401 : (-22L);
        l_412 = l_411;
    } else {
        l_412 = 0L;
    }
    GALEFS_BROADCAST(5, l_413, l_412);
    l_414 = l_413 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_413 < 0L)) {
            l_415 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_415 << 12) + (l_415 << 11)))) + (ulong) 1856L)))) = 1;
            i_416 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_416)) << 6) + (((long) (i_416 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_414) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_413 < 0L) {
        l_417 = l_413;
    } else {
        if (((int) l_413) == 0) {
            l_417 = 0L;
        } else {
            l_418 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_414 << 5))) + (ulong) 16L))));
            l_417 = l_418;
        }
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_417;
    if (((int) get_local_id(0)) == 0) {
        l_419 = (long) ((int) get_group_id(0));
        i_420 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_419 << 12) + (l_419 << 11)))) + (ulong) 1796L))));
        i_421 = (int) (0 - (uint) i_420);
        if (i_421 < 0) {
            l_422 = (long) i_421;
            l_423 = l_422;
        } else {
            if (i_64 < 0) {
                i_424 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_425 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_426 = (int) ((uint) i_425 + (uint) (-1));
                    i_427 = (i_426 < 0) ? (-9) : i_426;
                    if (i_427 < 0) {
                        i_424 = i_427;
                    } else {
                        i_428 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_428 & 3) == 1) {
                            i_424 = (-9);
                        } else {
                            i_424 = i_427;
                        }
                    }
                } else {
                    i_424 = (-9);
                }
            }
            if (i_424 < 0) {
                l_429 = (long) i_424;
                l_423 = l_429;
            } else {
                l_423 = (-22L);
            }
        }
        if (true) {
            l_430 = l_423;
        } else {
            if (false) {
                if (i_64 < 0) {
                    i_431 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_432 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_433 = (int) ((uint) i_432 + (uint) (-1));
                        i_434 = (i_433 < 0) ? (-9) : i_433;
                        i_431 = i_434;
                    } else {
                        i_431 = (-9);
                    }
                }
                l_435 = (long) i_431;
                if (i_431 < 0) {
                    l_430 = l_435;
                } else {
                    i_436 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_435 << 6))) + (ulong) 8L))));
                    i_437 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) (((long) i_436) << 40) + (ulong) (-1L))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_438 = i_437;
                    i_439 = 0;
                    i_440 = (-2);
                    while (true) {
                        if (!(i_440 == (-2))) {
                            break;
                        }
                        i_441 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_438) << 2)))));
                        i_442 = (int) ((uint) i_441 + (uint) (-1));
                        if (i_442 < 0) {
                            i_440 = (-1);
                        } else {
                            l_443 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_442) << 5));
                            i_444 = *((volatile __global gale_int *) (arg_fs + 16 + l_443));
                            l_445 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_443 + (ulong) 8L))));
                            if ((!(i_436 == i_444)) || (!(l_445 == (-1L)))) {
                                if (i_73 == i_439) {
                                    i_440 = (-1);
                                } else {
                                    i_446 = (int) ((uint) i_439 + (uint) 1);
                                    i_447 = i_73 & ((int) ((uint) i_438 + (uint) 1));
                                    i_438 = i_447;
                                    i_439 = i_446;
                                }
                            } else {
                                i_440 = i_442;
                            }
                        }
                    }
                    if (i_440 < 0) {
                        i_448 = i_440;
                    } else {
                        i_449 = (int) get_group_id(0);
                        l_450 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_449)) << 6) + (((long) (i_449 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_450)) = ((int) ((uint) i_440 + (uint) 1));
                        GALEFS_FENCE();
                        l_451 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_440) << 5));
                        i_452 = *((volatile __global gale_int *) (arg_fs + 16 + l_451));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_436 == i_452) {
                            l_453 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_451 + (ulong) 8L))));
                            i_454 = (l_453 == (-1L)) ? 1 : 0;
                            i_455 = i_454;
                        } else {
                            i_455 = 0;
                        }
                        if (i_455 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_450)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_455 == 0) {
                            i_448 = (-1);
                        } else {
                            i_448 = i_440;
                        }
                    }
                    if (i_448 < 0) {
                        l_456 = (long) ((int) get_group_id(0));
                        l_457 = (long) ((ulong) l_4 + (ulong) ((l_456 << 12) + (l_456 << 11)));
                        l_458 = (long) ((ulong) l_457 + (ulong) 1796L);
                        i_459 = *((volatile __global gale_int *) (arg_fs + 16 + l_458));
                        l_460 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_457 + (ulong) 1896L))));
                        i_461 = (int) (0 - (uint) i_459);
                        if (i_461 < 0) {
                            i_462 = i_461;
                        } else {
                            l_463 = (long) ((ulong) l_460 + (ulong) (-64L));
                            i_464 = (int) ((uint) ((int) (((long) ((ulong) l_463 + (ulong) ((long) ((ulong) (l_463 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_465 = (long) ((ulong) l_457 + (ulong) 1792L);
                            i_466 = 0;
                            l_467 = 0L;
                            l_468 = (-1L);
                            while (true) {
                                if (!(i_466 == 0)) {
                                    break;
                                }
                                i_469 = *((volatile __global gale_int *) (arg_fs + 16 + l_458));
                                i_470 = *((volatile __global gale_int *) (arg_fs + 16 + l_465));
                                if (i_464 == i_470) {
                                    i_466 = 1;
                                } else {
                                    if (i_469 == 0) {
                                        if (l_467 < l_3) {
                                            GALEFS_RELAX(l_467);
                                            l_471 = (long) ((ulong) l_467 + (ulong) 1L);
                                            l_467 = l_471;
                                        } else {
                                            l_472 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_473 = (l_468 == l_472) ? (-110) : 0;
                                            i_466 = i_473;
                                            l_467 = 0L;
                                            l_468 = l_472;
                                        }
                                    } else {
                                        i_474 = (int) (0 - (uint) i_469);
                                        i_466 = i_474;
                                    }
                                }
                            }
                            i_462 = i_466;
                        }
                        if (i_462 < 0) {
                            l_475 = (long) i_462;
                            l_430 = l_475;
                        } else {
                            l_476 = (long) ((int) get_group_id(0));
                            l_477 = (long) ((ulong) l_4 + (ulong) ((l_476 << 12) + (l_476 << 11)));
                            l_478 = (long) ((ulong) l_477 + (ulong) 1896L);
                            l_479 = *((__global gale_long *) (arg_fs + 16 + l_478));
                            l_480 = (long) ((ulong) l_479 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_477 + (ulong) ((long) (uint) (((int) l_480) & 1023)))))) = 0L;
                            l_481 = (long) ((ulong) l_477 + (ulong) ((long) (uint) (((int) l_479) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_479 + (ulong) ((long) ((ulong) (l_479 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 16L)))) = (-1L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_481 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_481)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_478)) = l_480;
                            GALEFS_FENCE();
                            i_482 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_482))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_430 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_482 >> 6)))))) = (char) 1;
                                l_430 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_483 = (long) ((int) get_group_id(0));
                        l_484 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_483 << 12) + (l_483 << 11)))) + (ulong) 1864L);
                        l_485 = *((__global gale_long *) (arg_fs + 16 + l_484));
                        *((__global gale_long *) (arg_fs + 16 + l_484)) = ((long) ((ulong) l_485 + (ulong) 1L));
                        l_486 = (((long) (uint) i_448) << 32) | 1L;
                        l_430 = l_486;
                    }
                }
            } else {
                l_430 = l_423;
            }
        }
    } else {
        l_430 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_430 < (-4611686018427387904L)) {
            l_487 = (long) ((int) get_group_id(0));
            l_488 = (long) ((ulong) l_4 + (ulong) ((l_487 << 12) + (l_487 << 11)));
            l_489 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 1896L))));
            l_490 = (long) ((ulong) l_489 + (ulong) (-64L));
            i_491 = (int) ((uint) ((int) (((long) ((ulong) l_490 + (ulong) ((long) ((ulong) (l_490 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_492 = (long) ((ulong) l_488 + (ulong) 1792L);
            l_493 = (long) ((ulong) l_488 + (ulong) 1796L);
            i_494 = 0;
            l_495 = 0L;
            l_496 = (-1L);
            while (true) {
                if (!(i_494 == 0)) {
                    break;
                }
                i_497 = *((volatile __global gale_int *) (arg_fs + 16 + l_493));
                i_498 = *((volatile __global gale_int *) (arg_fs + 16 + l_492));
                if (i_491 == i_498) {
                    i_494 = 1;
                } else {
                    if (i_497 == 0) {
                        if (l_495 < l_3) {
                            GALEFS_RELAX(l_495);
                            l_499 = (long) ((ulong) l_495 + (ulong) 1L);
                            l_495 = l_499;
                        } else {
                            l_500 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_501 = (l_496 == l_500) ? (-110) : 0;
                            i_494 = i_501;
                            l_495 = 0L;
                            l_496 = l_500;
                        }
                    } else {
                        i_502 = (int) (0 - (uint) i_497);
                        i_494 = i_502;
                    }
                }
            }
            if (i_494 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 1888L)))) = i_491;
            }
            GALEFS_FENCE();
            if (i_494 < 0) {
                l_503 = (long) i_494;
                l_504 = l_503;
            } else {
                l_505 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_488 + (ulong) 1800L))));
                l_504 = l_505;
            }
            i_506 = (int) ((uint) ((int) l_430) + (uint) (-1));
            if (i_506 < 0) {
                l_507 = l_504;
            } else {
                if (l_504 < 0L) {
                    l_507 = l_504;
                } else {
                    l_508 = (l_504 << 32) | ((long) (uint) i_506);
                    l_507 = l_508;
                }
            }
        } else {
            l_507 = l_430;
        }
    } else {
        l_507 = l_430;
    }
    GALEFS_BROADCAST(6, l_509, l_507);
    l_510 = l_509 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_509 < 0L)) {
            l_511 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_511 << 12) + (l_511 << 11)))) + (ulong) 1856L)))) = 1;
            i_512 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_512)) << 6) + (((long) (i_512 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_510) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_509 < 0L) {
        l_513 = l_509;
    } else {
        if (((int) l_509) == 0) {
            l_513 = 0L;
        } else {
            l_514 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_510 << 5))) + (ulong) 16L))));
            l_515 = (long) ((ulong) l_77 + (ulong) l_514);
            l_513 = l_515;
        }
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_513;
    i_516 = (int) l_76;
    if (((int) get_local_id(0)) == 0) {
        l_517 = (long) ((int) get_group_id(0));
        i_518 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_517 << 12) + (l_517 << 11)))) + (ulong) 1796L))));
        i_519 = (int) (0 - (uint) i_518);
        if (i_519 < 0) {
            l_520 = (long) i_519;
            l_521 = l_520;
        } else {
            l_521 = (-9L);
        }
        if (true) {
            l_522 = l_521;
        } else {
            if (false) {
                if (l_76 < 1L) {
                    if (i_516 == 1) {
                        l_522 = (-9L);
                    } else {
                        l_522 = l_521;
                    }
                } else {
                    l_522 = (-9L);
                }
            } else {
                l_522 = l_521;
            }
        }
    } else {
        l_522 = 0L;
    }
    GALEFS_BROADCAST(7, l_523, l_522);
    l_524 = l_523 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_523 < 0L)) {
            l_525 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_525 << 12) + (l_525 << 11)))) + (ulong) 1856L)))) = 1;
            i_526 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_526)) << 6) + (((long) (i_526 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_524) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_523 < 0L) {
        l_527 = l_523;
    } else {
        if (((int) l_523) == 0) {
            l_527 = 0L;
        } else {
            l_528 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_524 << 5))) + (ulong) 16L))));
            l_527 = l_528;
        }
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_527;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_529 = (long) ((int) get_group_id(0));
        i_530 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_529 << 12) + (l_529 << 11)))) + (ulong) 1856L))));
        if (i_530 == 0) {
            l_531 = (-22L);
        } else {
            l_532 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_532 << 12) + (l_532 << 11)))) + (ulong) 1856L)))) = 0;
            l_533 = (long) ((int) get_group_id(0));
            l_534 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_533 << 12) + (l_533 << 11)))) + (ulong) 1872L);
            l_535 = *((__global gale_long *) (arg_fs + 16 + l_534));
            *((__global gale_long *) (arg_fs + 16 + l_534)) = ((long) ((ulong) l_535 + (ulong) 1L));
            GALEFS_RELEASE_FENCE();
            i_536 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_536)) << 6) + (((long) (i_536 >> i_69)) << 2)))))) = 0;
            l_537 = (long) ((int) get_group_id(0));
            l_538 = (long) ((ulong) l_4 + (ulong) ((l_537 << 12) + (l_537 << 11)));
            l_539 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_538 + (ulong) 1896L))));
            l_540 = (long) ((ulong) l_539 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_538 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_540 + (ulong) ((long) ((ulong) (l_540 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_531 = 0L;
        }
    } else {
        l_531 = 0L;
    }
    GALEFS_BROADCAST(9, l_541, l_531);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_541));
    if (((int) get_local_id(0)) == 0) {
        l_542 = (long) ((int) get_group_id(0));
        i_543 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_542 << 12) + (l_542 << 11)))) + (ulong) 1796L))));
        i_544 = (int) (0 - (uint) i_543);
        if (i_544 < 0) {
            l_545 = (long) i_544;
            l_546 = l_545;
        } else {
            if (i_64 < 0) {
                i_547 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_548 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_549 = (int) ((uint) i_548 + (uint) (-1));
                    i_550 = (i_549 < 0) ? (-9) : i_549;
                    if (i_550 < 0) {
                        i_547 = i_550;
                    } else {
                        i_551 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_551 & 3) == 1) {
                            i_547 = (-9);
                        } else {
                            i_547 = i_550;
                        }
                    }
                } else {
                    i_547 = (-9);
                }
            }
            l_552 = (long) i_547;
            if (i_547 < 0) {
                l_546 = l_552;
            } else {
                l_553 = (long) ((int) get_group_id(0));
                i_554 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_553 << 12) + (l_553 << 11)))) + (ulong) 1856L))));
                if (i_554 == 0) {
                    l_555 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_552 << 6)))));
                    l_556 = (l_555 < 1L) ? 0L : 1L;
                    l_546 = l_556;
                } else {
                    l_546 = (-16L);
                }
            }
        }
        l_557 = (l_546 < 0L) ? l_546 : (-22L);
        if (l_546 < 1L) {
            l_558 = l_557;
        } else {
            if (l_546 == 1L) {
                if (l_76 < 1L) {
                    if (!(i_516 == 1)) {
                        l_558 = l_557;
                        goto B611;
                    }
                }
                if (i_64 < 0) {
                    i_559 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_560 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_561 = (int) ((uint) i_560 + (uint) (-1));
                        i_562 = (i_561 < 0) ? (-9) : i_561;
                        i_559 = i_562;
                    } else {
                        i_559 = (-9);
                    }
                }
                l_563 = (long) i_559;
                if (i_559 < 0) {
                    l_558 = l_563;
                } else {
                    i_564 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_563 << 6))) + (ulong) 8L))));
                    i_565 = i_73 & ((int) (((long) ((ulong) ((long) i_564) * (ulong) 5367187945662971904L)) >> 32));
                    i_566 = i_565;
                    i_567 = 0;
                    i_568 = (-2);
                    while (true) {
                        if (!(i_568 == (-2))) {
                            break;
                        }
                        i_569 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_566) << 2)))));
                        i_570 = (int) ((uint) i_569 + (uint) (-1));
                        if (i_570 < 0) {
                            i_568 = (-1);
                        } else {
                            l_571 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_570) << 5));
                            i_572 = *((volatile __global gale_int *) (arg_fs + 16 + l_571));
                            l_573 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_571 + (ulong) 8L))));
                            if ((!(i_564 == i_572)) || (!(l_573 == 0L))) {
                                if (i_73 == i_567) {
                                    i_568 = (-1);
                                } else {
                                    i_574 = (int) ((uint) i_567 + (uint) 1);
                                    i_575 = i_73 & ((int) ((uint) i_566 + (uint) 1));
                                    i_566 = i_575;
                                    i_567 = i_574;
                                }
                            } else {
                                i_568 = i_570;
                            }
                        }
                    }
                    if (i_568 < 0) {
                        i_576 = i_568;
                    } else {
                        i_577 = (int) get_group_id(0);
                        l_578 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_577)) << 6) + (((long) (i_577 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_578)) = ((int) ((uint) i_568 + (uint) 1));
                        GALEFS_FENCE();
                        l_579 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_568) << 5));
                        i_580 = *((volatile __global gale_int *) (arg_fs + 16 + l_579));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_564 == i_580) {
                            l_581 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_579 + (ulong) 8L))));
                            i_582 = (l_581 == 0L) ? 1 : 0;
                            i_583 = i_582;
                        } else {
                            i_583 = 0;
                        }
                        if (i_583 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_578)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_583 == 0) {
                            i_576 = (-1);
                        } else {
                            i_576 = i_568;
                        }
                    }
                    if (i_576 < 0) {
                        l_584 = (long) ((int) get_group_id(0));
                        l_585 = (long) ((ulong) l_4 + (ulong) ((l_584 << 12) + (l_584 << 11)));
                        l_586 = (long) ((ulong) l_585 + (ulong) 1796L);
                        i_587 = *((volatile __global gale_int *) (arg_fs + 16 + l_586));
                        l_588 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_585 + (ulong) 1896L))));
                        i_589 = (int) (0 - (uint) i_587);
                        if (i_589 < 0) {
                            i_590 = i_589;
                        } else {
                            l_591 = (long) ((ulong) l_588 + (ulong) (-64L));
                            i_592 = (int) ((uint) ((int) (((long) ((ulong) l_591 + (ulong) ((long) ((ulong) (l_591 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_593 = (long) ((ulong) l_585 + (ulong) 1792L);
                            i_594 = 0;
                            l_595 = 0L;
                            l_596 = (-1L);
                            while (true) {
                                if (!(i_594 == 0)) {
                                    break;
                                }
                                i_597 = *((volatile __global gale_int *) (arg_fs + 16 + l_586));
                                i_598 = *((volatile __global gale_int *) (arg_fs + 16 + l_593));
                                if (i_592 == i_598) {
                                    i_594 = 1;
                                } else {
                                    if (i_597 == 0) {
                                        if (l_595 < l_3) {
                                            GALEFS_RELAX(l_595);
                                            l_599 = (long) ((ulong) l_595 + (ulong) 1L);
                                            l_595 = l_599;
                                        } else {
                                            l_600 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_601 = (l_596 == l_600) ? (-110) : 0;
                                            i_594 = i_601;
                                            l_595 = 0L;
                                            l_596 = l_600;
                                        }
                                    } else {
                                        i_602 = (int) (0 - (uint) i_597);
                                        i_594 = i_602;
                                    }
                                }
                            }
                            i_590 = i_594;
                        }
                        if (i_590 < 0) {
                            l_603 = (long) i_590;
                            l_558 = l_603;
                        } else {
                            l_604 = (long) ((int) get_group_id(0));
                            l_605 = (long) ((ulong) l_4 + (ulong) ((l_604 << 12) + (l_604 << 11)));
                            l_606 = (long) ((ulong) l_605 + (ulong) 1896L);
                            l_607 = *((__global gale_long *) (arg_fs + 16 + l_606));
                            l_608 = (long) ((ulong) l_607 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_605 + (ulong) ((long) (uint) (((int) l_608) & 1023)))))) = 0L;
                            l_609 = (long) ((ulong) l_605 + (ulong) ((long) (uint) (((int) l_607) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_607 + (ulong) ((long) ((ulong) (l_607 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_609 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_609)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_606)) = l_608;
                            GALEFS_FENCE();
                            i_610 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_610))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_558 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_610 >> 6)))))) = (char) 1;
                                l_558 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_611 = (long) ((int) get_group_id(0));
                        l_612 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_611 << 12) + (l_611 << 11)))) + (ulong) 1864L);
                        l_613 = *((__global gale_long *) (arg_fs + 16 + l_612));
                        *((__global gale_long *) (arg_fs + 16 + l_612)) = ((long) ((ulong) l_613 + (ulong) 1L));
                        l_614 = (((long) (uint) i_576) << 32) | 1L;
                        l_558 = l_614;
                    }
                }
            } else {
                l_558 = l_557;
            }
        }
    } else {
        l_558 = 0L;
    }
B611:;
    if (((int) get_local_id(0)) == 0) {
        if (l_558 < (-4611686018427387904L)) {
            l_615 = (long) ((int) get_group_id(0));
            l_616 = (long) ((ulong) l_4 + (ulong) ((l_615 << 12) + (l_615 << 11)));
            l_617 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 1896L))));
            l_618 = (long) ((ulong) l_617 + (ulong) (-64L));
            i_619 = (int) ((uint) ((int) (((long) ((ulong) l_618 + (ulong) ((long) ((ulong) (l_618 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_620 = (long) ((ulong) l_616 + (ulong) 1792L);
            l_621 = (long) ((ulong) l_616 + (ulong) 1796L);
            i_622 = 0;
            l_623 = 0L;
            l_624 = (-1L);
            while (true) {
                if (!(i_622 == 0)) {
                    break;
                }
                i_625 = *((volatile __global gale_int *) (arg_fs + 16 + l_621));
                i_626 = *((volatile __global gale_int *) (arg_fs + 16 + l_620));
                if (i_619 == i_626) {
                    i_622 = 1;
                } else {
                    if (i_625 == 0) {
                        if (l_623 < l_3) {
                            GALEFS_RELAX(l_623);
                            l_627 = (long) ((ulong) l_623 + (ulong) 1L);
                            l_623 = l_627;
                        } else {
                            l_628 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_629 = (l_624 == l_628) ? (-110) : 0;
                            i_622 = i_629;
                            l_623 = 0L;
                            l_624 = l_628;
                        }
                    } else {
                        i_630 = (int) (0 - (uint) i_625);
                        i_622 = i_630;
                    }
                }
            }
            if (i_622 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 1888L)))) = i_619;
            }
            GALEFS_FENCE();
            if (i_622 < 0) {
                l_631 = (long) i_622;
                l_632 = l_631;
            } else {
                l_633 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_616 + (ulong) 1800L))));
                l_632 = l_633;
            }
            i_634 = (int) ((uint) ((int) l_558) + (uint) (-1));
            if (i_634 < 0) {
                l_635 = l_632;
            } else {
                if (l_632 < 0L) {
                    l_635 = l_632;
                } else {
                    l_636 = (l_632 << 32) | ((long) (uint) i_634);
                    l_635 = l_636;
                }
            }
        } else {
            l_635 = l_558;
        }
    } else {
        l_635 = l_558;
    }
    GALEFS_BROADCAST(10, l_637, l_635);
    l_638 = l_637 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_637 < 0L)) {
            l_639 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_639 << 12) + (l_639 << 11)))) + (ulong) 1856L)))) = 1;
            i_640 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_640)) << 6) + (((long) (i_640 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_638) + (uint) 1)) | INT_MIN);
        }
    }
    if (!(l_637 < 0L)) {
        if (!(((int) l_637) == 0)) {
            l_641 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_638 << 5))) + (ulong) 16L))));
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_642 = (long) ((int) get_group_id(0));
        i_643 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_642 << 12) + (l_642 << 11)))) + (ulong) 1796L))));
        i_644 = (int) (0 - (uint) i_643);
        if (i_644 < 0) {
            l_645 = (long) i_644;
            l_646 = l_645;
        } else {
            if (i_64 < 0) {
                i_647 = (-9);
            } else {
                if (i_64 < i_67) {
                    i_648 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    i_649 = (int) ((uint) i_648 + (uint) (-1));
                    i_650 = (i_649 < 0) ? (-9) : i_649;
                    if (i_650 < 0) {
                        i_647 = i_650;
                    } else {
                        i_651 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                        if ((i_651 & 3) == 1) {
                            i_647 = (-9);
                        } else {
                            i_647 = i_650;
                        }
                    }
                } else {
                    i_647 = (-9);
                }
            }
            l_652 = (long) i_647;
            if (i_647 < 0) {
                l_646 = l_652;
            } else {
                l_653 = (long) ((int) get_group_id(0));
                i_654 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_653 << 12) + (l_653 << 11)))) + (ulong) 1856L))));
                if (i_654 == 0) {
                    l_655 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_652 << 6)))));
                    l_656 = (l_655 < 1L) ? 0L : 1L;
                    l_646 = l_656;
                } else {
                    l_646 = (-16L);
                }
            }
        }
        l_657 = (l_646 < 0L) ? l_646 : (-22L);
        if (l_646 < 1L) {
            l_658 = l_657;
        } else {
            if (l_646 == 1L) {
                if (l_76 < 1L) {
                    if (!(i_516 == 1)) {
                        l_658 = l_657;
                        goto B718;
                    }
                }
                if (i_64 < 0) {
                    i_659 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_660 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_661 = (int) ((uint) i_660 + (uint) (-1));
                        i_662 = (i_661 < 0) ? (-9) : i_661;
                        i_659 = i_662;
                    } else {
                        i_659 = (-9);
                    }
                }
                l_663 = (long) i_659;
                if (i_659 < 0) {
                    l_658 = l_663;
                } else {
                    i_664 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_663 << 6))) + (ulong) 8L))));
                    i_665 = i_73 & ((int) (((long) ((ulong) ((long) i_664) * (ulong) 5367187945662971904L)) >> 32));
                    i_666 = i_665;
                    i_667 = 0;
                    i_668 = (-2);
                    while (true) {
                        if (!(i_668 == (-2))) {
                            break;
                        }
                        i_669 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_666) << 2)))));
                        i_670 = (int) ((uint) i_669 + (uint) (-1));
                        if (i_670 < 0) {
                            i_668 = (-1);
                        } else {
                            l_671 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_670) << 5));
                            i_672 = *((volatile __global gale_int *) (arg_fs + 16 + l_671));
                            l_673 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_671 + (ulong) 8L))));
                            if ((!(i_664 == i_672)) || (!(l_673 == 0L))) {
                                if (i_73 == i_667) {
                                    i_668 = (-1);
                                } else {
                                    i_674 = (int) ((uint) i_667 + (uint) 1);
                                    i_675 = i_73 & ((int) ((uint) i_666 + (uint) 1));
                                    i_666 = i_675;
                                    i_667 = i_674;
                                }
                            } else {
                                i_668 = i_670;
                            }
                        }
                    }
                    if (i_668 < 0) {
                        i_676 = i_668;
                    } else {
                        i_677 = (int) get_group_id(0);
                        l_678 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_677)) << 6) + (((long) (i_677 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_678)) = ((int) ((uint) i_668 + (uint) 1));
                        GALEFS_FENCE();
                        l_679 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_668) << 5));
                        i_680 = *((volatile __global gale_int *) (arg_fs + 16 + l_679));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_664 == i_680) {
                            l_681 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_679 + (ulong) 8L))));
                            i_682 = (l_681 == 0L) ? 1 : 0;
                            i_683 = i_682;
                        } else {
                            i_683 = 0;
                        }
                        if (i_683 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_678)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_683 == 0) {
                            i_676 = (-1);
                        } else {
                            i_676 = i_668;
                        }
                    }
                    if (i_676 < 0) {
                        l_684 = (long) ((int) get_group_id(0));
                        l_685 = (long) ((ulong) l_4 + (ulong) ((l_684 << 12) + (l_684 << 11)));
                        l_686 = (long) ((ulong) l_685 + (ulong) 1796L);
                        i_687 = *((volatile __global gale_int *) (arg_fs + 16 + l_686));
                        l_688 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_685 + (ulong) 1896L))));
                        i_689 = (int) (0 - (uint) i_687);
                        if (i_689 < 0) {
                            i_690 = i_689;
                        } else {
                            l_691 = (long) ((ulong) l_688 + (ulong) (-64L));
                            i_692 = (int) ((uint) ((int) (((long) ((ulong) l_691 + (ulong) ((long) ((ulong) (l_691 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_693 = (long) ((ulong) l_685 + (ulong) 1792L);
                            i_694 = 0;
                            l_695 = 0L;
                            l_696 = (-1L);
                            while (true) {
                                if (!(i_694 == 0)) {
                                    break;
                                }
                                i_697 = *((volatile __global gale_int *) (arg_fs + 16 + l_686));
                                i_698 = *((volatile __global gale_int *) (arg_fs + 16 + l_693));
                                if (i_692 == i_698) {
                                    i_694 = 1;
                                } else {
                                    if (i_697 == 0) {
                                        if (l_695 < l_3) {
                                            GALEFS_RELAX(l_695);
                                            l_699 = (long) ((ulong) l_695 + (ulong) 1L);
                                            l_695 = l_699;
                                        } else {
                                            l_700 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_701 = (l_696 == l_700) ? (-110) : 0;
                                            i_694 = i_701;
                                            l_695 = 0L;
                                            l_696 = l_700;
                                        }
                                    } else {
                                        i_702 = (int) (0 - (uint) i_697);
                                        i_694 = i_702;
                                    }
                                }
                            }
                            i_690 = i_694;
                        }
                        if (i_690 < 0) {
                            l_703 = (long) i_690;
                            l_658 = l_703;
                        } else {
                            l_704 = (long) ((int) get_group_id(0));
                            l_705 = (long) ((ulong) l_4 + (ulong) ((l_704 << 12) + (l_704 << 11)));
                            l_706 = (long) ((ulong) l_705 + (ulong) 1896L);
                            l_707 = *((__global gale_long *) (arg_fs + 16 + l_706));
                            l_708 = (long) ((ulong) l_707 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) ((long) (uint) (((int) l_708) & 1023)))))) = 0L;
                            l_709 = (long) ((ulong) l_705 + (ulong) ((long) (uint) (((int) l_707) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_707 + (ulong) ((long) ((ulong) (l_707 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_709 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_709)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_706)) = l_708;
                            GALEFS_FENCE();
                            i_710 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_710))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_658 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_710 >> 6)))))) = (char) 1;
                                l_658 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_711 = (long) ((int) get_group_id(0));
                        l_712 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_711 << 12) + (l_711 << 11)))) + (ulong) 1864L);
                        l_713 = *((__global gale_long *) (arg_fs + 16 + l_712));
                        *((__global gale_long *) (arg_fs + 16 + l_712)) = ((long) ((ulong) l_713 + (ulong) 1L));
                        l_714 = (((long) (uint) i_676) << 32) | 1L;
                        l_658 = l_714;
                    }
                }
            } else {
                l_658 = l_657;
            }
        }
    } else {
        l_658 = 0L;
    }
B718:;
    if (((int) get_local_id(0)) == 0) {
        if (l_658 < (-4611686018427387904L)) {
            l_715 = (long) ((int) get_group_id(0));
            l_716 = (long) ((ulong) l_4 + (ulong) ((l_715 << 12) + (l_715 << 11)));
            l_717 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) 1896L))));
            l_718 = (long) ((ulong) l_717 + (ulong) (-64L));
            i_719 = (int) ((uint) ((int) (((long) ((ulong) l_718 + (ulong) ((long) ((ulong) (l_718 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_720 = (long) ((ulong) l_716 + (ulong) 1792L);
            l_721 = (long) ((ulong) l_716 + (ulong) 1796L);
            i_722 = 0;
            l_723 = 0L;
            l_724 = (-1L);
            while (true) {
                if (!(i_722 == 0)) {
                    break;
                }
                i_725 = *((volatile __global gale_int *) (arg_fs + 16 + l_721));
                i_726 = *((volatile __global gale_int *) (arg_fs + 16 + l_720));
                if (i_719 == i_726) {
                    i_722 = 1;
                } else {
                    if (i_725 == 0) {
                        if (l_723 < l_3) {
                            GALEFS_RELAX(l_723);
                            l_727 = (long) ((ulong) l_723 + (ulong) 1L);
                            l_723 = l_727;
                        } else {
                            l_728 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_729 = (l_724 == l_728) ? (-110) : 0;
                            i_722 = i_729;
                            l_723 = 0L;
                            l_724 = l_728;
                        }
                    } else {
                        i_730 = (int) (0 - (uint) i_725);
                        i_722 = i_730;
                    }
                }
            }
            if (i_722 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) 1888L)))) = i_719;
            }
            GALEFS_FENCE();
            if (i_722 < 0) {
                l_731 = (long) i_722;
                l_732 = l_731;
            } else {
                l_733 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_716 + (ulong) 1800L))));
                l_732 = l_733;
            }
            i_734 = (int) ((uint) ((int) l_658) + (uint) (-1));
            if (i_734 < 0) {
                l_735 = l_732;
            } else {
                if (l_732 < 0L) {
                    l_735 = l_732;
                } else {
                    l_736 = (l_732 << 32) | ((long) (uint) i_734);
                    l_735 = l_736;
                }
            }
        } else {
            l_735 = l_658;
        }
    } else {
        l_735 = l_658;
    }
    GALEFS_BROADCAST(11, l_737, l_735);
    l_738 = l_737 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_737 < 0L)) {
            l_739 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_739 << 12) + (l_739 << 11)))) + (ulong) 1856L)))) = 1;
            i_740 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_740)) << 6) + (((long) (i_740 >> i_69)) << 2)))))) = (((int) ((uint) ((int) l_738) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_737 < 0L) {
        l_741 = l_737;
    } else {
        if (((int) l_737) == 0) {
            l_741 = 0L;
        } else {
            l_742 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (l_738 << 5))) + (ulong) 16L))));
            l_741 = l_742;
        }
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_741;
    i_743 = (int) get_local_id(0);
    i_744 = (int) get_local_id(0);
    i_745 = (int) get_local_id(0);
    i_746 = 1;
    i_747 = 0;
    while (true) {
        if (!(i_746 == 1)) {
            break;
        }
        l_748 = (long) i_747;
        l_749 = l_77 & l_748;
        if (i_745 == 0) {
            l_750 = (long) ((int) get_group_id(0));
            i_751 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_750 << 12) + (l_750 << 11)))) + (ulong) 1796L))));
            i_752 = (int) (0 - (uint) i_751);
            if (i_752 < 0) {
                l_753 = (long) i_752;
                l_754 = l_753;
            } else {
                if (i_64 < 0) {
                    i_755 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_756 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_757 = (int) ((uint) i_756 + (uint) (-1));
                        i_758 = (i_757 < 0) ? (-9) : i_757;
                        if (i_758 < 0) {
                            i_755 = i_758;
                        } else {
                            i_759 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                            if ((i_759 & 3) == 1) {
                                i_755 = (-9);
                            } else {
                                i_755 = i_758;
                            }
                        }
                    } else {
                        i_755 = (-9);
                    }
                }
                l_760 = (long) i_755;
                if (i_755 < 0) {
                    l_754 = l_760;
                } else {
                    if (l_748 < 0L) {
                        l_754 = (-22L);
                    } else {
                        i_761 = (int) ((uint) 1 - (uint) i_747);
                        if (i_761 < 0) {
                            l_754 = (-22L);
                        } else {
                            l_762 = (long) ((int) get_group_id(0));
                            i_763 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_762 << 12) + (l_762 << 11)))) + (ulong) 1856L))));
                            if (i_763 == 0) {
                                l_764 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_760 << 6)))));
                                l_765 = (long) ((ulong) l_764 - (ulong) l_748);
                                if (l_765 < 1L) {
                                    l_754 = 0L;
                                } else {
                                    l_766 = (long) (uint) i_761;
                                    l_767 = (l_765 < l_766) ? l_765 : l_766;
                                    l_754 = l_767;
                                }
                            } else {
                                l_754 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_754 < 1L) {
                l_768 = l_754;
            } else {
                l_769 = (long) ((ulong) l_76 - (ulong) l_749);
                if (l_769 < l_754) {
                    i_770 = (int) l_769;
                    i_771 = i_770;
                } else {
                    i_772 = (int) l_754;
                    i_771 = i_772;
                }
                if (i_64 < 0) {
                    i_773 = (-9);
                } else {
                    if (i_64 < i_67) {
                        i_774 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        i_775 = (int) ((uint) i_774 + (uint) (-1));
                        i_776 = (i_775 < 0) ? (-9) : i_775;
                        i_773 = i_776;
                    } else {
                        i_773 = (-9);
                    }
                }
                l_777 = (long) i_773;
                if (i_773 < 0) {
                    l_768 = l_777;
                } else {
                    i_778 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_79 + (ulong) (l_777 << 6))) + (ulong) 8L))));
                    l_779 = l_748 >> i_74;
                    i_780 = i_73 & ((int) (((long) ((ulong) ((long) ((ulong) l_779 + (ulong) (((long) i_778) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    i_781 = i_780;
                    i_782 = 0;
                    i_783 = (-2);
                    while (true) {
                        if (!(i_783 == (-2))) {
                            break;
                        }
                        i_784 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (((long) i_781) << 2)))));
                        i_785 = (int) ((uint) i_784 + (uint) (-1));
                        if (i_785 < 0) {
                            i_783 = (-1);
                        } else {
                            l_786 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_785) << 5));
                            i_787 = *((volatile __global gale_int *) (arg_fs + 16 + l_786));
                            l_788 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_786 + (ulong) 8L))));
                            if ((!(i_778 == i_787)) || (!(l_779 == l_788))) {
                                if (i_73 == i_782) {
                                    i_783 = (-1);
                                } else {
                                    i_789 = (int) ((uint) i_782 + (uint) 1);
                                    i_790 = i_73 & ((int) ((uint) i_781 + (uint) 1));
                                    i_781 = i_790;
                                    i_782 = i_789;
                                }
                            } else {
                                i_783 = i_785;
                            }
                        }
                    }
                    if (i_783 < 0) {
                        i_791 = i_783;
                    } else {
                        i_792 = (int) get_group_id(0);
                        l_793 = (long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_792)) << 6) + (((long) (i_792 >> i_69)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_793)) = ((int) ((uint) i_783 + (uint) 1));
                        GALEFS_FENCE();
                        l_794 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_783) << 5));
                        i_795 = *((volatile __global gale_int *) (arg_fs + 16 + l_794));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_778 == i_795) {
                            l_796 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_794 + (ulong) 8L))));
                            i_797 = (l_779 == l_796) ? 1 : 0;
                            i_798 = i_797;
                        } else {
                            i_798 = 0;
                        }
                        if (i_798 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_793)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_798 == 0) {
                            i_791 = (-1);
                        } else {
                            i_791 = i_783;
                        }
                    }
                    l_799 = (long) i_771;
                    if (i_791 < 0) {
                        l_800 = (long) ((int) get_group_id(0));
                        l_801 = (long) ((ulong) l_4 + (ulong) ((l_800 << 12) + (l_800 << 11)));
                        l_802 = (long) ((ulong) l_801 + (ulong) 1796L);
                        i_803 = *((volatile __global gale_int *) (arg_fs + 16 + l_802));
                        l_804 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_801 + (ulong) 1896L))));
                        i_805 = (int) (0 - (uint) i_803);
                        if (i_805 < 0) {
                            i_806 = i_805;
                        } else {
                            l_807 = (long) ((ulong) l_804 + (ulong) (-64L));
                            i_808 = (int) ((uint) ((int) (((long) ((ulong) l_807 + (ulong) ((long) ((ulong) (l_807 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_809 = (long) ((ulong) l_801 + (ulong) 1792L);
                            i_810 = 0;
                            l_811 = 0L;
                            l_812 = (-1L);
                            while (true) {
                                if (!(i_810 == 0)) {
                                    break;
                                }
                                i_813 = *((volatile __global gale_int *) (arg_fs + 16 + l_802));
                                i_814 = *((volatile __global gale_int *) (arg_fs + 16 + l_809));
                                if (i_808 == i_814) {
                                    i_810 = 1;
                                } else {
                                    if (i_813 == 0) {
                                        if (l_811 < l_3) {
                                            GALEFS_RELAX(l_811);
                                            l_815 = (long) ((ulong) l_811 + (ulong) 1L);
                                            l_811 = l_815;
                                        } else {
                                            l_816 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_817 = (l_812 == l_816) ? (-110) : 0;
                                            i_810 = i_817;
                                            l_811 = 0L;
                                            l_812 = l_816;
                                        }
                                    } else {
                                        i_818 = (int) (0 - (uint) i_813);
                                        i_810 = i_818;
                                    }
                                }
                            }
                            i_806 = i_810;
                        }
                        if (i_806 < 0) {
                            l_819 = (long) i_806;
                            l_768 = l_819;
                        } else {
                            l_820 = (long) ((int) get_group_id(0));
                            l_821 = (long) ((ulong) l_4 + (ulong) ((l_820 << 12) + (l_820 << 11)));
                            l_822 = (long) ((ulong) l_821 + (ulong) 1896L);
                            l_823 = *((__global gale_long *) (arg_fs + 16 + l_822));
                            l_824 = (long) ((ulong) l_823 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_821 + (ulong) ((long) (uint) (((int) l_824) & 1023)))))) = 0L;
                            l_825 = (long) ((ulong) l_821 + (ulong) ((long) (uint) (((int) l_823) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 4L)))) = 3;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_823 + (ulong) ((long) ((ulong) (l_823 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 12L)))) = i_64;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 16L)))) = l_748;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 24L)))) = l_754;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_825 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_825)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_822)) = l_824;
                            GALEFS_FENCE();
                            i_826 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_826))))) = (char) 1;
                            l_827 = (long) ((ulong) l_799 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_768 = l_827;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_826 >> 6)))))) = (char) 1;
                                l_768 = l_827;
                            }
                        }
                    } else {
                        l_828 = (long) ((int) get_group_id(0));
                        l_829 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_828 << 12) + (l_828 << 11)))) + (ulong) 1864L);
                        l_830 = *((__global gale_long *) (arg_fs + 16 + l_829));
                        *((__global gale_long *) (arg_fs + 16 + l_829)) = ((long) ((ulong) l_830 + (ulong) 1L));
                        l_831 = l_799 | (((long) (uint) i_791) << 32);
                        l_768 = l_831;
                    }
                }
            }
        } else {
            l_768 = 0L;
        }
        if (i_744 == 0) {
            if (l_768 < (-4611686018427387904L)) {
                l_832 = (long) ((int) get_group_id(0));
                l_833 = (long) ((ulong) l_4 + (ulong) ((l_832 << 12) + (l_832 << 11)));
                l_834 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1896L))));
                l_835 = (long) ((ulong) l_834 + (ulong) (-64L));
                i_836 = (int) ((uint) ((int) (((long) ((ulong) l_835 + (ulong) ((long) ((ulong) (l_835 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_837 = (long) ((ulong) l_833 + (ulong) 1792L);
                l_838 = (long) ((ulong) l_833 + (ulong) 1796L);
                i_839 = 0;
                l_840 = 0L;
                l_841 = (-1L);
                while (true) {
                    if (!(i_839 == 0)) {
                        break;
                    }
                    i_842 = *((volatile __global gale_int *) (arg_fs + 16 + l_838));
                    i_843 = *((volatile __global gale_int *) (arg_fs + 16 + l_837));
                    if (i_836 == i_843) {
                        i_839 = 1;
                    } else {
                        if (i_842 == 0) {
                            if (l_840 < l_3) {
                                GALEFS_RELAX(l_840);
                                l_844 = (long) ((ulong) l_840 + (ulong) 1L);
                                l_840 = l_844;
                            } else {
                                l_845 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_846 = (l_841 == l_845) ? (-110) : 0;
                                i_839 = i_846;
                                l_840 = 0L;
                                l_841 = l_845;
                            }
                        } else {
                            i_847 = (int) (0 - (uint) i_842);
                            i_839 = i_847;
                        }
                    }
                }
                if (i_839 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1888L)))) = i_836;
                }
                GALEFS_FENCE();
                if (i_839 < 0) {
                    l_848 = (long) i_839;
                    l_849 = l_848;
                } else {
                    l_850 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_833 + (ulong) 1800L))));
                    l_849 = l_850;
                }
                i_851 = (int) ((uint) ((int) l_768) + (uint) (-1));
                if (i_851 < 0) {
                    l_852 = l_849;
                } else {
                    if (l_849 < 0L) {
                        l_852 = l_849;
                    } else {
                        l_853 = (l_849 << 32) | ((long) (uint) i_851);
                        l_852 = l_853;
                    }
                }
            } else {
                l_852 = l_768;
            }
        } else {
            l_852 = l_768;
        }
        GALEFS_BROADCAST(12, l_854, l_852);
        i_855 = (int) l_854;
        if (l_854 < 0L) {
            i_856 = 0;
        } else {
            i_856 = i_855;
        }
        if (l_854 < 0L) {
            l_857 = 0L;
        } else {
            if (i_855 == 0) {
                l_857 = 0L;
            } else {
                l_858 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_854 >> 32)) << 5))) + (ulong) 16L))));
                l_859 = (long) ((ulong) l_749 + (ulong) l_858);
                l_857 = l_859;
            }
        }
        gale_copy((arg_fs + 16 + l_857), (arg_args + 16 + l_748), i_856);
        GALEFS_BARRIER(13);
        if (i_743 == 0) {
            if (!(i_856 < 1)) {
                l_860 = (long) ((int) get_group_id(0));
                l_861 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_860 << 12) + (l_860 << 11)))) + (ulong) 1872L);
                l_862 = *((__global gale_long *) (arg_fs + 16 + l_861));
                *((__global gale_long *) (arg_fs + 16 + l_861)) = ((long) ((ulong) ((long) (uint) i_856) + (ulong) l_862));
                GALEFS_RELEASE_FENCE();
                i_863 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_863)) << 6) + (((long) (i_863 >> i_69)) << 2)))))) = 0;
                l_864 = (long) ((int) get_group_id(0));
                l_865 = (long) ((ulong) l_4 + (ulong) ((l_864 << 12) + (l_864 << 11)));
                l_866 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1896L))));
                l_867 = (long) ((ulong) l_866 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_865 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_867 + (ulong) ((long) ((ulong) (l_867 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_868 = (int) ((uint) i_747 + (uint) i_856);
        if (l_854 < 0L) {
            i_746 = i_855;
            i_747 = i_868;
        } else {
            i_869 = ((i_856 < 1) || (!(i_868 < 1))) ? 0 : 1;
            i_746 = i_869;
            i_747 = i_868;
        }
    }
    if (i_747 < 1) {
        i_870 = i_746;
    } else {
        i_870 = i_747;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_870);
    if (((int) get_local_id(0)) == 0) {
        l_871 = (long) ((int) get_group_id(0));
        i_872 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_871 << 12) + (l_871 << 11)))) + (ulong) 1856L))));
        if (i_872 == 0) {
            l_873 = (long) ((int) get_group_id(0));
            l_874 = (long) ((ulong) l_4 + (ulong) ((l_873 << 12) + (l_873 << 11)));
            l_875 = (long) ((ulong) l_874 + (ulong) 1796L);
            i_876 = *((volatile __global gale_int *) (arg_fs + 16 + l_875));
            l_877 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_874 + (ulong) 1896L))));
            i_878 = (int) (0 - (uint) i_876);
            if (i_878 < 0) {
                i_879 = i_878;
            } else {
                l_880 = (long) ((ulong) l_877 + (ulong) (-64L));
                i_881 = (int) ((uint) ((int) (((long) ((ulong) l_880 + (ulong) ((long) ((ulong) (l_880 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_882 = (long) ((ulong) l_874 + (ulong) 1792L);
                i_883 = 0;
                l_884 = 0L;
                l_885 = (-1L);
                while (true) {
                    if (!(i_883 == 0)) {
                        break;
                    }
                    i_886 = *((volatile __global gale_int *) (arg_fs + 16 + l_875));
                    i_887 = *((volatile __global gale_int *) (arg_fs + 16 + l_882));
                    if (i_881 == i_887) {
                        i_883 = 1;
                    } else {
                        if (i_886 == 0) {
                            if (l_884 < l_3) {
                                GALEFS_RELAX(l_884);
                                l_888 = (long) ((ulong) l_884 + (ulong) 1L);
                                l_884 = l_888;
                            } else {
                                l_889 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_890 = (l_885 == l_889) ? (-110) : 0;
                                i_883 = i_890;
                                l_884 = 0L;
                                l_885 = l_889;
                            }
                        } else {
                            i_891 = (int) (0 - (uint) i_886);
                            i_883 = i_891;
                        }
                    }
                }
                i_879 = i_883;
            }
            l_892 = (long) i_879;
            l_893 = l_892;
        } else {
            l_893 = (-16L);
        }
        if (l_893 < 0L) {
            l_894 = l_893;
        } else {
            l_895 = (long) ((int) get_group_id(0));
            l_896 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_895 << 12) + (l_895 << 11)))) + (ulong) 2048L);
            i_897 = 0;
            while (true) {
                if (!(i_897 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_896 + (ulong) ((long) i_897))))) = (char) ((int) gale_literals[i_897]);
                i_898 = (int) ((uint) i_897 + (uint) 1);
                i_897 = i_898;
            }
            l_899 = (long) ((int) get_group_id(0));
            l_900 = (long) ((ulong) l_4 + (ulong) ((l_899 << 12) + (l_899 << 11)));
            l_901 = (long) ((ulong) l_900 + (ulong) 1896L);
            l_902 = *((__global gale_long *) (arg_fs + 16 + l_901));
            l_903 = (long) ((ulong) l_902 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_900 + (ulong) ((long) (uint) (((int) l_903) & 1023)))))) = 0L;
            l_904 = (long) ((ulong) l_900 + (ulong) ((long) (uint) (((int) l_902) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_902 + (ulong) ((long) ((ulong) (l_902 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_904 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_904)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_901)) = l_903;
            GALEFS_FENCE();
            i_905 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_905))))) = (char) 1;
            if (l_0 == 0L) {
                l_894 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_905 >> 6)))))) = (char) 1;
                l_894 = LONG_MIN;
            }
        }
    } else {
        l_894 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_894 < (-4611686018427387904L)) {
            l_906 = (long) ((int) get_group_id(0));
            l_907 = (long) ((ulong) l_4 + (ulong) ((l_906 << 12) + (l_906 << 11)));
            l_908 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_907 + (ulong) 1896L))));
            l_909 = (long) ((ulong) l_908 + (ulong) (-64L));
            i_910 = (int) ((uint) ((int) (((long) ((ulong) l_909 + (ulong) ((long) ((ulong) (l_909 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_911 = (long) ((ulong) l_907 + (ulong) 1792L);
            l_912 = (long) ((ulong) l_907 + (ulong) 1796L);
            i_913 = 0;
            l_914 = 0L;
            l_915 = (-1L);
            while (true) {
                if (!(i_913 == 0)) {
                    break;
                }
                i_916 = *((volatile __global gale_int *) (arg_fs + 16 + l_912));
                i_917 = *((volatile __global gale_int *) (arg_fs + 16 + l_911));
                if (i_910 == i_917) {
                    i_913 = 1;
                } else {
                    if (i_916 == 0) {
                        if (l_914 < l_3) {
                            GALEFS_RELAX(l_914);
                            l_918 = (long) ((ulong) l_914 + (ulong) 1L);
                            l_914 = l_918;
                        } else {
                            l_919 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_920 = (l_915 == l_919) ? (-110) : 0;
                            i_913 = i_920;
                            l_914 = 0L;
                            l_915 = l_919;
                        }
                    } else {
                        i_921 = (int) (0 - (uint) i_916);
                        i_913 = i_921;
                    }
                }
            }
            if (i_913 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_907 + (ulong) 1888L)))) = i_910;
            }
            GALEFS_FENCE();
            if (i_913 < 0) {
                l_922 = (long) i_913;
                l_923 = l_922;
            } else {
                l_924 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_907 + (ulong) 1800L))));
                l_923 = l_924;
            }
            i_925 = (int) ((uint) ((int) l_894) + (uint) (-1));
            if (i_925 < 0) {
                l_926 = l_923;
            } else {
                if (l_923 < 0L) {
                    l_926 = l_923;
                } else {
                    l_927 = (l_923 << 32) | ((long) (uint) i_925);
                    l_926 = l_927;
                }
            }
        } else {
            l_926 = l_894;
        }
    } else {
        l_926 = l_894;
    }
    GALEFS_BROADCAST(14, l_928, l_926);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_928));
    if (((int) get_local_id(0)) == 0) {
        l_929 = (long) ((int) get_group_id(0));
        i_930 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_929 << 12) + (l_929 << 11)))) + (ulong) 1856L))));
        if (i_930 == 0) {
            l_931 = (long) ((int) get_group_id(0));
            l_932 = (long) ((ulong) l_4 + (ulong) ((l_931 << 12) + (l_931 << 11)));
            l_933 = (long) ((ulong) l_932 + (ulong) 1796L);
            i_934 = *((volatile __global gale_int *) (arg_fs + 16 + l_933));
            l_935 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_932 + (ulong) 1896L))));
            i_936 = (int) (0 - (uint) i_934);
            if (i_936 < 0) {
                i_937 = i_936;
            } else {
                l_938 = (long) ((ulong) l_935 + (ulong) (-64L));
                i_939 = (int) ((uint) ((int) (((long) ((ulong) l_938 + (ulong) ((long) ((ulong) (l_938 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_940 = (long) ((ulong) l_932 + (ulong) 1792L);
                i_941 = 0;
                l_942 = 0L;
                l_943 = (-1L);
                while (true) {
                    if (!(i_941 == 0)) {
                        break;
                    }
                    i_944 = *((volatile __global gale_int *) (arg_fs + 16 + l_933));
                    i_945 = *((volatile __global gale_int *) (arg_fs + 16 + l_940));
                    if (i_939 == i_945) {
                        i_941 = 1;
                    } else {
                        if (i_944 == 0) {
                            if (l_942 < l_3) {
                                GALEFS_RELAX(l_942);
                                l_946 = (long) ((ulong) l_942 + (ulong) 1L);
                                l_942 = l_946;
                            } else {
                                l_947 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_948 = (l_943 == l_947) ? (-110) : 0;
                                i_941 = i_948;
                                l_942 = 0L;
                                l_943 = l_947;
                            }
                        } else {
                            i_949 = (int) (0 - (uint) i_944);
                            i_941 = i_949;
                        }
                    }
                }
                i_937 = i_941;
            }
            if (i_937 < 0) {
                l_950 = (long) i_937;
                l_951 = l_950;
            } else {
                l_952 = (long) ((int) get_group_id(0));
                l_953 = (long) ((ulong) l_4 + (ulong) ((l_952 << 12) + (l_952 << 11)));
                l_954 = (long) ((ulong) l_953 + (ulong) 1896L);
                l_955 = *((__global gale_long *) (arg_fs + 16 + l_954));
                l_956 = (long) ((ulong) l_955 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_953 + (ulong) ((long) (uint) (((int) l_956) & 1023)))))) = 0L;
                l_957 = (long) ((ulong) l_953 + (ulong) ((long) (uint) (((int) l_955) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_955 + (ulong) ((long) ((ulong) (l_955 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_957 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_957)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_954)) = l_956;
                GALEFS_FENCE();
                i_958 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_958))))) = (char) 1;
                if (l_0 == 0L) {
                    l_951 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_958 >> 6)))))) = (char) 1;
                    l_951 = LONG_MIN;
                }
            }
        } else {
            l_951 = (-16L);
        }
    } else {
        l_951 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_951 < (-4611686018427387904L)) {
            l_959 = (long) ((int) get_group_id(0));
            l_960 = (long) ((ulong) l_4 + (ulong) ((l_959 << 12) + (l_959 << 11)));
            l_961 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 1896L))));
            l_962 = (long) ((ulong) l_961 + (ulong) (-64L));
            i_963 = (int) ((uint) ((int) (((long) ((ulong) l_962 + (ulong) ((long) ((ulong) (l_962 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_964 = (long) ((ulong) l_960 + (ulong) 1792L);
            l_965 = (long) ((ulong) l_960 + (ulong) 1796L);
            i_966 = 0;
            l_967 = 0L;
            l_968 = (-1L);
            while (true) {
                if (!(i_966 == 0)) {
                    break;
                }
                i_969 = *((volatile __global gale_int *) (arg_fs + 16 + l_965));
                i_970 = *((volatile __global gale_int *) (arg_fs + 16 + l_964));
                if (i_963 == i_970) {
                    i_966 = 1;
                } else {
                    if (i_969 == 0) {
                        if (l_967 < l_3) {
                            GALEFS_RELAX(l_967);
                            l_971 = (long) ((ulong) l_967 + (ulong) 1L);
                            l_967 = l_971;
                        } else {
                            l_972 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_973 = (l_968 == l_972) ? (-110) : 0;
                            i_966 = i_973;
                            l_967 = 0L;
                            l_968 = l_972;
                        }
                    } else {
                        i_974 = (int) (0 - (uint) i_969);
                        i_966 = i_974;
                    }
                }
            }
            if (i_966 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 1888L)))) = i_963;
            }
            GALEFS_FENCE();
            if (i_966 < 0) {
                l_975 = (long) i_966;
                l_976 = l_975;
            } else {
                l_977 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_960 + (ulong) 1800L))));
                l_976 = l_977;
            }
            i_978 = (int) ((uint) ((int) l_951) + (uint) (-1));
            if (i_978 < 0) {
                l_979 = l_976;
            } else {
                if (l_976 < 0L) {
                    l_979 = l_976;
                } else {
                    l_980 = (l_976 << 32) | ((long) (uint) i_978);
                    l_979 = l_980;
                }
            }
        } else {
            l_979 = l_951;
        }
    } else {
        l_979 = l_951;
    }
    GALEFS_BROADCAST(15, l_981, l_979);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_981));
    if (((int) get_local_id(0)) == 0) {
        l_982 = (long) ((int) get_group_id(0));
        i_983 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_982 << 12) + (l_982 << 11)))) + (ulong) 1796L))));
        if (i_64 < 0) {
            i_984 = (-9);
        } else {
            if (i_64 < i_67) {
                i_985 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                i_986 = (int) ((uint) i_985 + (uint) (-1));
                i_987 = (i_986 < 0) ? (-9) : i_986;
                i_984 = i_987;
            } else {
                i_984 = (-9);
            }
        }
        i_988 = (int) (0 - (uint) i_983);
        if (i_988 < 0) {
            l_989 = (long) i_988;
            l_990 = l_989;
        } else {
            l_991 = (long) i_984;
            if (i_984 < 0) {
                l_990 = l_991;
            } else {
                l_992 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) (l_991 << 6)))));
                l_990 = l_992;
            }
        }
    } else {
        l_990 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_990 < (-4611686018427387904L)) {
            l_993 = (long) ((int) get_group_id(0));
            l_994 = (long) ((ulong) l_4 + (ulong) ((l_993 << 12) + (l_993 << 11)));
            l_995 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_994 + (ulong) 1896L))));
            l_996 = (long) ((ulong) l_995 + (ulong) (-64L));
            i_997 = (int) ((uint) ((int) (((long) ((ulong) l_996 + (ulong) ((long) ((ulong) (l_996 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_998 = (long) ((ulong) l_994 + (ulong) 1792L);
            l_999 = (long) ((ulong) l_994 + (ulong) 1796L);
            i_1000 = 0;
            l_1001 = 0L;
            l_1002 = (-1L);
            while (true) {
                if (!(i_1000 == 0)) {
                    break;
                }
                i_1003 = *((volatile __global gale_int *) (arg_fs + 16 + l_999));
                i_1004 = *((volatile __global gale_int *) (arg_fs + 16 + l_998));
                if (i_997 == i_1004) {
                    i_1000 = 1;
                } else {
                    if (i_1003 == 0) {
                        if (l_1001 < l_3) {
                            GALEFS_RELAX(l_1001);
                            l_1005 = (long) ((ulong) l_1001 + (ulong) 1L);
                            l_1001 = l_1005;
                        } else {
                            l_1006 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1007 = (l_1002 == l_1006) ? (-110) : 0;
                            i_1000 = i_1007;
                            l_1001 = 0L;
                            l_1002 = l_1006;
                        }
                    } else {
                        i_1008 = (int) (0 - (uint) i_1003);
                        i_1000 = i_1008;
                    }
                }
            }
            if (i_1000 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_994 + (ulong) 1888L)))) = i_997;
            }
            GALEFS_FENCE();
            if (i_1000 < 0) {
                l_1009 = (long) i_1000;
                l_1010 = l_1009;
            } else {
                l_1011 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_994 + (ulong) 1800L))));
                l_1010 = l_1011;
            }
            i_1012 = (int) ((uint) ((int) l_990) + (uint) (-1));
            if (i_1012 < 0) {
                l_1013 = l_1010;
            } else {
                if (l_1010 < 0L) {
                    l_1013 = l_1010;
                } else {
                    l_1014 = (l_1010 << 32) | ((long) (uint) i_1012);
                    l_1013 = l_1014;
                }
            }
        } else {
            l_1013 = l_990;
        }
    } else {
        l_1013 = l_990;
    }
    GALEFS_BROADCAST(16, l_1015, l_1013);
    *((__global gale_long *) (arg_refusals + 104L)) = l_1015;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_1016 = (long) ((int) get_group_id(0));
        i_1017 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1016 << 12) + (l_1016 << 11)))) + (ulong) 1856L))));
        if (i_1017 == 0) {
            l_1018 = (-22L);
        } else {
            l_1019 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1019 << 12) + (l_1019 << 11)))) + (ulong) 1856L)))) = 0;
            l_1020 = (long) ((int) get_group_id(0));
            l_1021 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1020 << 12) + (l_1020 << 11)))) + (ulong) 1872L);
            l_1022 = *((__global gale_long *) (arg_fs + 16 + l_1021));
            *((__global gale_long *) (arg_fs + 16 + l_1021)) = ((long) ((ulong) l_1022 + (ulong) 1L));
            GALEFS_RELEASE_FENCE();
            i_1023 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((((long) (i_70 & i_1023)) << 6) + (((long) (i_1023 >> i_69)) << 2)))))) = 0;
            l_1024 = (long) ((int) get_group_id(0));
            l_1025 = (long) ((ulong) l_4 + (ulong) ((l_1024 << 12) + (l_1024 << 11)));
            l_1026 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1025 + (ulong) 1896L))));
            l_1027 = (long) ((ulong) l_1026 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1025 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1027 + (ulong) ((long) ((ulong) (l_1027 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_1018 = 0L;
        }
    } else {
        l_1018 = 0L;
    }
    GALEFS_BROADCAST(18, l_1028, l_1018);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_1028));
    if (((int) get_local_id(0)) == 0) {
        l_1029 = (long) ((int) get_group_id(0));
        i_1030 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_1029 << 12) + (l_1029 << 11)))) + (ulong) 1856L))));
        if (i_1030 == 0) {
            l_1031 = (long) ((int) get_group_id(0));
            l_1032 = (long) ((ulong) l_4 + (ulong) ((l_1031 << 12) + (l_1031 << 11)));
            l_1033 = (long) ((ulong) l_1032 + (ulong) 1796L);
            i_1034 = *((volatile __global gale_int *) (arg_fs + 16 + l_1033));
            l_1035 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1032 + (ulong) 1896L))));
            i_1036 = (int) (0 - (uint) i_1034);
            if (i_1036 < 0) {
                i_1037 = i_1036;
            } else {
                l_1038 = (long) ((ulong) l_1035 + (ulong) (-64L));
                i_1039 = (int) ((uint) ((int) (((long) ((ulong) l_1038 + (ulong) ((long) ((ulong) (l_1038 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_1040 = (long) ((ulong) l_1032 + (ulong) 1792L);
                i_1041 = 0;
                l_1042 = 0L;
                l_1043 = (-1L);
                while (true) {
                    if (!(i_1041 == 0)) {
                        break;
                    }
                    i_1044 = *((volatile __global gale_int *) (arg_fs + 16 + l_1033));
                    i_1045 = *((volatile __global gale_int *) (arg_fs + 16 + l_1040));
                    if (i_1039 == i_1045) {
                        i_1041 = 1;
                    } else {
                        if (i_1044 == 0) {
                            if (l_1042 < l_3) {
                                GALEFS_RELAX(l_1042);
                                l_1046 = (long) ((ulong) l_1042 + (ulong) 1L);
                                l_1042 = l_1046;
                            } else {
                                l_1047 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_1048 = (l_1043 == l_1047) ? (-110) : 0;
                                i_1041 = i_1048;
                                l_1042 = 0L;
                                l_1043 = l_1047;
                            }
                        } else {
                            i_1049 = (int) (0 - (uint) i_1044);
                            i_1041 = i_1049;
                        }
                    }
                }
                i_1037 = i_1041;
            }
            if (i_1037 < 0) {
                l_1050 = (long) i_1037;
                l_1051 = l_1050;
            } else {
                l_1052 = (long) ((int) get_group_id(0));
                l_1053 = (long) ((ulong) l_4 + (ulong) ((l_1052 << 12) + (l_1052 << 11)));
                l_1054 = (long) ((ulong) l_1053 + (ulong) 1896L);
                l_1055 = *((__global gale_long *) (arg_fs + 16 + l_1054));
                l_1056 = (long) ((ulong) l_1055 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1053 + (ulong) ((long) (uint) (((int) l_1056) & 1023)))))) = 0L;
                l_1057 = (long) ((ulong) l_1053 + (ulong) ((long) (uint) (((int) l_1055) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_1055 + (ulong) ((long) ((ulong) (l_1055 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1057 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_1057)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_1054)) = l_1056;
                GALEFS_FENCE();
                i_1058 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_1058))))) = (char) 1;
                if (l_0 == 0L) {
                    l_1051 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_1058 >> 6)))))) = (char) 1;
                    l_1051 = LONG_MIN;
                }
            }
        } else {
            l_1051 = (-16L);
        }
    } else {
        l_1051 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1051 < (-4611686018427387904L)) {
            l_1059 = (long) ((int) get_group_id(0));
            l_1060 = (long) ((ulong) l_4 + (ulong) ((l_1059 << 12) + (l_1059 << 11)));
            l_1061 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 1896L))));
            l_1062 = (long) ((ulong) l_1061 + (ulong) (-64L));
            i_1063 = (int) ((uint) ((int) (((long) ((ulong) l_1062 + (ulong) ((long) ((ulong) (l_1062 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_1064 = (long) ((ulong) l_1060 + (ulong) 1792L);
            l_1065 = (long) ((ulong) l_1060 + (ulong) 1796L);
            i_1066 = 0;
            l_1067 = 0L;
            l_1068 = (-1L);
            while (true) {
                if (!(i_1066 == 0)) {
                    break;
                }
                i_1069 = *((volatile __global gale_int *) (arg_fs + 16 + l_1065));
                i_1070 = *((volatile __global gale_int *) (arg_fs + 16 + l_1064));
                if (i_1063 == i_1070) {
                    i_1066 = 1;
                } else {
                    if (i_1069 == 0) {
                        if (l_1067 < l_3) {
                            GALEFS_RELAX(l_1067);
                            l_1071 = (long) ((ulong) l_1067 + (ulong) 1L);
                            l_1067 = l_1071;
                        } else {
                            l_1072 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_1073 = (l_1068 == l_1072) ? (-110) : 0;
                            i_1066 = i_1073;
                            l_1067 = 0L;
                            l_1068 = l_1072;
                        }
                    } else {
                        i_1074 = (int) (0 - (uint) i_1069);
                        i_1066 = i_1074;
                    }
                }
            }
            if (i_1066 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 1888L)))) = i_1063;
            }
            GALEFS_FENCE();
            if (i_1066 < 0) {
                l_1075 = (long) i_1066;
                l_1076 = l_1075;
            } else {
                l_1077 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1060 + (ulong) 1800L))));
                l_1076 = l_1077;
            }
            i_1078 = (int) ((uint) ((int) l_1051) + (uint) (-1));
            if (i_1078 < 0) {
                l_1079 = l_1076;
            } else {
                if (l_1076 < 0L) {
                    l_1079 = l_1076;
                } else {
                    l_1080 = (l_1076 << 32) | ((long) (uint) i_1078);
                    l_1079 = l_1080;
                }
            }
        } else {
            l_1079 = l_1051;
        }
    } else {
        l_1079 = l_1051;
    }
    GALEFS_BROADCAST(19, l_1081, l_1079);
    GALEFS_GROUP_END()
}
#endif
