// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 12 waits, 13 values, 80 bytes
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
// source SHA-256: 1416513bf8af927bcc3af561a23ee51f145389cbcfb060e6351fde7bbe1e501d

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

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_155) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_158) VARIABLE(int, i_163) VARIABLE(int, i_164) VARIABLE(int, i_167) VARIABLE(int, i_172) VARIABLE(int, i_174) VARIABLE(int, i_236) VARIABLE(int, i_237) VARIABLE(int, i_244) VARIABLE(int, i_246) VARIABLE(int, i_308) VARIABLE(int, i_309) VARIABLE(int, i_316) VARIABLE(int, i_320) VARIABLE(int, i_321) VARIABLE(int, i_330) VARIABLE(int, i_361) VARIABLE(int, i_362) VARIABLE(int, i_4) VARIABLE(int, i_61) VARIABLE(int, i_90) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_98) VARIABLE(long, l_116) VARIABLE(long, l_117) VARIABLE(long, l_151) VARIABLE(long, l_154) VARIABLE(long, l_159) VARIABLE(long, l_160) VARIABLE(long, l_161) VARIABLE(long, l_162) VARIABLE(long, l_165) VARIABLE(long, l_166) VARIABLE(long, l_168) VARIABLE(long, l_175) VARIABLE(long, l_177) VARIABLE(long, l_2) VARIABLE(long, l_235) VARIABLE(long, l_247) VARIABLE(long, l_249) VARIABLE(long, l_3) VARIABLE(long, l_307) VARIABLE(long, l_319) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_331) VARIABLE(long, l_333) VARIABLE(long, l_360) VARIABLE(long, l_5) VARIABLE(long, l_60) VARIABLE(long, l_96) VARIABLE(long, l_97) VARIABLE(long, l_99)
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
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_174) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_175) VARIABLE(l_177) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_174) VARIABLE(i_236) VARIABLE(i_237) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_235) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_247) VARIABLE(l_249) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_244) VARIABLE(i_246) VARIABLE(i_308) VARIABLE(i_309) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_3) VARIABLE(l_307) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_244) VARIABLE(i_316) VARIABLE(i_320) VARIABLE(i_321) VARIABLE(i_330) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_3) VARIABLE(l_319) VARIABLE(l_331) VARIABLE(l_333) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_155) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_158) VARIABLE(i_163) VARIABLE(i_164) VARIABLE(i_167) VARIABLE(i_172) VARIABLE(i_244) VARIABLE(i_316) VARIABLE(i_320) VARIABLE(i_321) VARIABLE(i_330) VARIABLE(i_361) VARIABLE(i_362) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_98) VARIABLE(l_117) VARIABLE(l_151) VARIABLE(l_154) VARIABLE(l_159) VARIABLE(l_160) VARIABLE(l_161) VARIABLE(l_162) VARIABLE(l_165) VARIABLE(l_166) VARIABLE(l_168) VARIABLE(l_3) VARIABLE(l_319) VARIABLE(l_360) VARIABLE(l_5) VARIABLE(l_96) VARIABLE(l_97) VARIABLE(l_99)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(i_91) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_4) VARIABLE(i_90) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_90)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_325;
    float f_326, f_327;
    int i_0, i_1, i_4, i_6, i_8, i_9, i_10, i_13, i_16, i_17, i_18, i_21, i_22, i_23, i_27, i_29, i_30, i_34, i_36, i_37, i_38, i_41, i_44, i_45, i_46, i_49, i_50, i_51, i_55, i_57, i_58, i_61, i_62, i_64, i_65, i_66, i_69, i_72, i_73, i_74, i_77, i_78, i_79, i_84, i_86, i_87, i_90, i_91, i_92, i_93, i_94, i_95, i_98, i_100, i_101, i_102, i_103, i_104, i_105, i_111, i_112, i_113, i_118, i_119, i_120, i_121, i_122, i_123, i_129, i_130, i_131, i_135, i_136, i_137, i_138, i_139, i_140, i_146, i_147, i_148, i_153, i_155, i_156, i_157, i_158, i_163, i_164, i_167, i_169, i_171, i_172, i_173, i_174, i_178, i_179, i_182, i_183, i_184, i_185, i_186, i_188, i_189, i_195, i_196, i_197, i_201, i_202, i_203, i_204, i_205, i_206, i_207, i_210, i_211, i_212, i_213, i_215, i_216, i_217, i_218, i_219, i_220, i_222, i_224, i_225, i_227, i_228, i_236, i_237, i_242, i_243, i_244, i_245, i_246, i_250, i_251, i_254, i_255, i_256, i_257, i_258, i_260, i_261, i_267, i_268, i_269, i_273, i_274, i_275, i_276, i_277, i_278, i_279, i_282, i_283, i_284, i_285, i_287, i_288, i_289, i_290, i_291, i_292, i_294, i_296, i_297, i_299, i_300, i_308, i_309, i_314, i_315, i_316, i_317, i_318, i_320, i_321, i_322, i_323, i_328, i_329, i_330, i_335, i_336, i_337, i_338, i_339, i_340, i_344, i_346, i_347, i_348, i_352, i_353, i_354, i_355, i_361, i_362, i_366, i_367, i_368, i_370, i_371, i_372, i_373, i_374, i_375, i_376, i_377, i_382, i_383, i_384, i_387, i_388, i_389, i_394, i_395, i_396, i_399, i_400, i_401, i_406, i_407, i_408, i_411, i_412;
    long l_2, l_3, l_5, l_7, l_11, l_12, l_14, l_15, l_19, l_20, l_24, l_25, l_26, l_28, l_31, l_32, l_33, l_35, l_39, l_40, l_42, l_43, l_47, l_48, l_52, l_53, l_54, l_56, l_59, l_60, l_63, l_67, l_68, l_70, l_71, l_75, l_76, l_80, l_81, l_82, l_83, l_85, l_88, l_89, l_96, l_97, l_99, l_106, l_107, l_108, l_109, l_110, l_114, l_115, l_116, l_117, l_124, l_125, l_126, l_127, l_128, l_132, l_133, l_134, l_141, l_142, l_143, l_144, l_145, l_149, l_150, l_151, l_152, l_154, l_159, l_160, l_161, l_162, l_165, l_166, l_168, l_170, l_175, l_176, l_177, l_180, l_181, l_187, l_190, l_191, l_192, l_193, l_194, l_198, l_199, l_200, l_208, l_209, l_214, l_221, l_223, l_226, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_238, l_239, l_240, l_241, l_247, l_248, l_249, l_252, l_253, l_259, l_262, l_263, l_264, l_265, l_266, l_270, l_271, l_272, l_280, l_281, l_286, l_293, l_295, l_298, l_301, l_302, l_303, l_304, l_305, l_306, l_307, l_310, l_311, l_312, l_313, l_319, l_324, l_331, l_332, l_333, l_334, l_341, l_342, l_343, l_345, l_349, l_350, l_351, l_356, l_357, l_358, l_359, l_360, l_363, l_364, l_365, l_369, l_378, l_379, l_380, l_381, l_385, l_386, l_390, l_391, l_392, l_393, l_397, l_398, l_402, l_403, l_404, l_405, l_409, l_410;
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
                    l_160 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_161 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_162 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_163 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    i_164 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_165 = 1L << i_164;
                    l_166 = (long) ((ulong) l_165 + (ulong) (-1L));
                    i_167 = (int) get_local_id(0);
                    l_168 = l_152;
                    i_169 = i_153;
                    while (true) {
                        if (i_169 == 0) {
                            break;
                        }
                        l_170 = (long) ((ulong) l_151 - (ulong) l_168);
                        if (l_170 < 65536L) {
                            i_171 = (int) l_170;
                            i_172 = i_171;
                        } else {
                            i_172 = 65536;
                        }
                        i_173 = 1;
                        i_174 = 0;
                        while (true) {
                            if (!(i_173 == 1)) {
                                break;
                            }
                            l_175 = (long) i_174;
                            l_176 = (long) ((ulong) l_168 + (ulong) l_175);
                            l_177 = l_176 & l_166;
                            if (i_167 == 0) {
                                i_178 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_179 = (int) (0 - (uint) i_178);
                                if (i_179 < 0) {
                                    l_180 = (long) i_179;
                                    l_181 = l_180;
                                } else {
                                    if (i_92 < i_98) {
                                        i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                                        i_183 = (int) ((uint) i_182 + (uint) (-1));
                                        i_184 = (i_183 < 0) ? (-9) : i_183;
                                        if (i_184 < 0) {
                                            i_185 = i_184;
                                        } else {
                                            i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L))));
                                            if ((i_186 & 3) == 1) {
                                                i_185 = (-9);
                                            } else {
                                                i_185 = i_184;
                                            }
                                        }
                                    } else {
                                        i_185 = (-9);
                                    }
                                    l_187 = (long) i_185;
                                    if (i_185 < 0) {
                                        l_181 = l_187;
                                    } else {
                                        if (l_176 < 0L) {
                                            l_181 = (-22L);
                                        } else {
                                            i_188 = (int) ((uint) i_172 - (uint) i_174);
                                            if (i_188 < 0) {
                                                l_181 = (-22L);
                                            } else {
                                                i_189 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                if (i_189 == 0) {
                                                    l_190 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (l_187 << 6)))));
                                                    l_191 = (long) ((ulong) l_190 - (ulong) l_176);
                                                    if (l_191 < 1L) {
                                                        l_181 = 0L;
                                                    } else {
                                                        l_192 = (long) (uint) i_188;
                                                        l_193 = (l_191 < l_192) ? l_191 : l_192;
                                                        l_181 = l_193;
                                                    }
                                                } else {
                                                    l_181 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_181 < 1L) {
                                    l_194 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                    i_195 = *((__global gale_int *) (arg_fs + 16 + l_194));
                                    i_196 = (int) ((uint) i_195 + (uint) 1);
                                    *((__global gale_int *) (arg_fs + 16 + l_194)) = i_196;
                                    if (i_4 < i_196) {
                                        i_197 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_197 == 0) {
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                            l_198 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                            *((__global gale_int *) (arg_fs + 16 + l_198)) = 64;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 4L)))) = 1073741825;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 12L)))) = 0;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 16L)))) = l_181;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 24L)))) = 0L;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 32L)))) = 0;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_198 + (ulong) 36L)))) = 0;
                                            l_199 = LONG_MIN;
                                        } else {
                                            l_199 = l_181;
                                        }
                                    } else {
                                        l_199 = l_181;
                                    }
                                } else {
                                    l_200 = (long) ((ulong) l_165 - (ulong) l_177);
                                    if (l_200 < l_181) {
                                        i_201 = (int) l_200;
                                        i_202 = i_201;
                                    } else {
                                        i_203 = (int) l_181;
                                        i_202 = i_203;
                                    }
                                    if (i_92 < i_98) {
                                        i_204 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                                        i_205 = (int) ((uint) i_204 + (uint) (-1));
                                        i_206 = (i_205 < 0) ? (-9) : i_205;
                                        i_207 = i_206;
                                    } else {
                                        i_207 = (-9);
                                    }
                                    l_208 = (long) i_207;
                                    if (i_207 < 0) {
                                        l_199 = l_208;
                                    } else {
                                        l_209 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                        i_210 = *((__global gale_int *) (arg_fs + 16 + l_209));
                                        i_211 = (int) ((uint) i_210 + (uint) 1);
                                        *((__global gale_int *) (arg_fs + 16 + l_209)) = i_211;
                                        if (i_4 < i_211) {
                                            i_212 = (-1);
                                        } else {
                                            i_213 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_99 + (ulong) (l_208 << 6))) + (ulong) 8L))));
                                            l_214 = l_176 >> i_164;
                                            i_215 = i_163 & ((int) (((long) ((ulong) ((long) ((ulong) l_214 + (ulong) (((long) i_213) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                            i_216 = i_215;
                                            i_217 = 0;
                                            i_218 = (-2);
                                            while (true) {
                                                if (!(i_218 == (-2))) {
                                                    break;
                                                }
                                                i_219 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) (((long) i_216) << 2)))));
                                                i_220 = (int) ((uint) i_219 + (uint) (-1));
                                                if (i_220 < 0) {
                                                    i_218 = (-1);
                                                } else {
                                                    l_221 = (long) ((ulong) l_161 + (ulong) (((long) (uint) i_220) << 4));
                                                    i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                                                    l_223 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 8L))));
                                                    if ((!(i_213 == i_222)) || (!(l_214 == l_223))) {
                                                        if (i_163 == i_217) {
                                                            i_218 = (-1);
                                                        } else {
                                                            i_224 = (int) ((uint) i_217 + (uint) 1);
                                                            i_225 = i_163 & ((int) ((uint) i_216 + (uint) 1));
                                                            i_216 = i_225;
                                                            i_217 = i_224;
                                                        }
                                                    } else {
                                                        i_218 = i_220;
                                                    }
                                                }
                                            }
                                            i_212 = i_218;
                                        }
                                        l_226 = (long) i_202;
                                        if (i_212 < 0) {
                                            i_227 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                            i_228 = (int) (0 - (uint) i_227);
                                            if (i_228 < 0) {
                                                l_229 = (long) i_228;
                                                l_199 = l_229;
                                            } else {
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                l_230 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                *((__global gale_int *) (arg_fs + 16 + l_230)) = 64;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 4L)))) = 3;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 12L)))) = i_92;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 16L)))) = l_176;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 24L)))) = l_181;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 32L)))) = 0;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 36L)))) = 0;
                                                l_231 = (long) ((ulong) l_226 + (ulong) (-9223372036854775807L));
                                                l_199 = l_231;
                                            }
                                        } else {
                                            l_232 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                            l_233 = *((__global gale_long *) (arg_fs + 16 + l_232));
                                            *((__global gale_long *) (arg_fs + 16 + l_232)) = ((long) ((ulong) l_233 + (ulong) 1L));
                                            l_234 = l_226 | (((long) (uint) i_212) << 32);
                                            l_199 = l_234;
                                        }
                                    }
                                }
                            } else {
                                l_199 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_235, l_199);
                            if (l_235 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_90;
                                gale_ints[gale_items + gale_item] = (uint) i_91;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                                gale_longs[gale_item] = (ulong) l_97;
                                gale_longs[gale_items + gale_item] = (ulong) l_117;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_151;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_168;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_172;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_174;
                                gale_longs[4 * gale_items + gale_item] = (ulong) l_175;
                                gale_longs[5 * gale_items + gale_item] = (ulong) l_177;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_235); }
                                GALEFS_RETURN;
                                resume_7:
                                i_90 = (int) gale_ints[gale_item];
                                i_91 = (int) gale_ints[gale_items + gale_item];
                                i_92 = (int) gale_ints[2 * gale_items + gale_item];
                                l_97 = (long) gale_longs[gale_item];
                                l_117 = (long) gale_longs[gale_items + gale_item];
                                l_151 = (long) gale_longs[2 * gale_items + gale_item];
                                l_168 = (long) gale_longs[3 * gale_items + gale_item];
                                i_172 = (int) gale_ints[3 * gale_items + gale_item];
                                i_174 = (int) gale_ints[4 * gale_items + gale_item];
                                l_175 = (long) gale_longs[4 * gale_items + gale_item];
                                l_177 = (long) gale_longs[5 * gale_items + gale_item];
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
                                l_160 = *((__global gale_long *) (arg_fs + 16 + 144L));
                                l_161 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_162 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_163 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                i_164 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                l_165 = 1L << i_164;
                                l_166 = (long) ((ulong) l_165 + (ulong) (-1L));
                                i_167 = (int) get_local_id(0);
                                l_235 = gale_round_reply(gale_entry);
                            }
                            i_236 = (int) l_235;
                            if (l_235 < 0L) {
                                i_237 = 0;
                            } else {
                                i_237 = i_236;
                            }
                            if (l_235 < 0L) {
                                l_238 = 0L;
                            } else {
                                l_239 = (long) ((ulong) l_235 >> 32);
                                l_238 = l_239;
                            }
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) ((long) ((ulong) l_160 + (ulong) (l_238 << i_164)))))), (arg_a + 16 + (l_175 + l_159)), i_237);
                            GALEFS_BARRIER(11);
                            if (i_157 == 0) {
                                l_240 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                l_241 = *((__global gale_long *) (arg_fs + 16 + l_240));
                                *((__global gale_long *) (arg_fs + 16 + l_240)) = ((long) ((ulong) ((long) i_237) + (ulong) l_241));
                            }
                            i_242 = (int) ((uint) i_174 + (uint) i_237);
                            if (l_235 < 0L) {
                                i_173 = i_236;
                                i_174 = i_242;
                            } else {
                                i_243 = ((i_237 < 1) || (!(i_242 < i_172))) ? 0 : 1;
                                i_173 = i_243;
                                i_174 = i_242;
                            }
                        }
                        if (i_174 < 1) {
                            i_244 = i_173;
                        } else {
                            i_244 = i_174;
                        }
                        i_245 = 1;
                        i_246 = 0;
                        while (true) {
                            if (!(i_245 == 1)) {
                                break;
                            }
                            l_247 = (long) i_246;
                            l_248 = (long) ((ulong) l_168 + (ulong) l_247);
                            l_249 = l_166 & l_248;
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
                                            i_260 = (int) ((uint) i_172 - (uint) i_246);
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
                                    l_272 = (long) ((ulong) l_165 - (ulong) l_249);
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
                                            l_286 = l_248 >> i_164;
                                            i_287 = i_163 & ((int) (((long) ((ulong) ((long) ((ulong) l_286 + (ulong) (((long) i_285) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                            i_288 = i_287;
                                            i_289 = 0;
                                            i_290 = (-2);
                                            while (true) {
                                                if (!(i_290 == (-2))) {
                                                    break;
                                                }
                                                i_291 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) (((long) i_288) << 2)))));
                                                i_292 = (int) ((uint) i_291 + (uint) (-1));
                                                if (i_292 < 0) {
                                                    i_290 = (-1);
                                                } else {
                                                    l_293 = (long) ((ulong) l_161 + (ulong) (((long) (uint) i_292) << 4));
                                                    i_294 = *((volatile __global gale_int *) (arg_fs + 16 + l_293));
                                                    l_295 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 8L))));
                                                    if ((!(i_285 == i_294)) || (!(l_286 == l_295))) {
                                                        if (i_163 == i_289) {
                                                            i_290 = (-1);
                                                        } else {
                                                            i_296 = (int) ((uint) i_289 + (uint) 1);
                                                            i_297 = i_163 & ((int) ((uint) i_288 + (uint) 1));
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
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_168;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_172;
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
                                l_168 = (long) gale_longs[3 * gale_items + gale_item];
                                i_172 = (int) gale_ints[3 * gale_items + gale_item];
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
                                l_160 = *((__global gale_long *) (arg_fs + 16 + 144L));
                                l_161 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_162 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_163 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                i_164 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                l_165 = 1L << i_164;
                                l_166 = (long) ((ulong) l_165 + (ulong) (-1L));
                                i_167 = (int) get_local_id(0);
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
                                l_311 = (long) ((ulong) l_307 >> 32);
                                l_310 = l_311;
                            }
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) ((long) ((ulong) l_160 + (ulong) (l_310 << i_164)))))), (arg_b + 16 + (l_247 + l_159)), i_309);
                            GALEFS_BARRIER(13);
                            if (i_155 == 0) {
                                l_312 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                l_313 = *((__global gale_long *) (arg_fs + 16 + l_312));
                                *((__global gale_long *) (arg_fs + 16 + l_312)) = ((long) ((ulong) ((long) i_309) + (ulong) l_313));
                            }
                            i_314 = (int) ((uint) i_246 + (uint) i_309);
                            if (l_307 < 0L) {
                                i_245 = i_308;
                                i_246 = i_314;
                            } else {
                                i_315 = ((i_309 < 1) || (!(i_314 < i_172))) ? 0 : 1;
                                i_245 = i_315;
                                i_246 = i_314;
                            }
                        }
                        if (i_246 < 1) {
                            i_316 = i_245;
                        } else {
                            i_316 = i_246;
                        }
                        if (i_172 == i_244) {
                            if (i_172 == i_316) {
                                i_317 = ((int) ((uint) i_172 + (uint) ((int) ((uint) (i_172 >> 31) >> 30)))) >> 2;
                                i_318 = (int) get_local_size(0);
                                l_319 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                                i_320 = (int) get_local_id(0);
                                i_321 = (int) get_local_id(0);
                                i_322 = (int) get_local_id(0);
                                i_323 = i_322;
                                while (true) {
                                    if (!(i_323 < i_317)) {
                                        break;
                                    }
                                    l_324 = (((long) ((int) ((uint) i_323 + (uint) i_158))) << 2) + 16L;
                                    ul_325 = arg_a + l_324;
                                    f_326 = *((__global gale_float *) ul_325);
                                    f_327 = *((__global gale_float *) (arg_b + l_324));
                                    *((__global gale_float *) ul_325) = (f_326 + f_327);
                                    i_328 = (int) ((uint) i_323 + (uint) i_318);
                                    i_323 = i_328;
                                }
                                i_329 = 1;
                                i_330 = 0;
                                while (true) {
                                    if (!(i_329 == 1)) {
                                        break;
                                    }
                                    l_331 = (long) i_330;
                                    l_332 = (long) ((ulong) l_168 + (ulong) l_331);
                                    l_333 = l_166 & l_332;
                                    if (i_321 == 0) {
                                        if (i_90 < i_98) {
                                            l_334 = (long) ((ulong) l_96 + (ulong) (((long) (uint) i_90) << 3));
                                            i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_334));
                                            i_336 = (int) ((uint) i_335 + (uint) (-1));
                                            i_337 = (i_336 < 0) ? (-9) : i_336;
                                            if (i_337 < 0) {
                                                i_338 = i_337;
                                            } else {
                                                i_339 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_334 + (ulong) 4L))));
                                                if ((i_339 & 3) == 0) {
                                                    i_338 = (-9);
                                                } else {
                                                    i_338 = i_337;
                                                }
                                            }
                                        } else {
                                            i_338 = (-9);
                                        }
                                        i_340 = (int) ((uint) i_172 - (uint) i_330);
                                        l_341 = (long) i_340;
                                        if (i_338 < 0) {
                                            l_342 = (long) i_338;
                                            l_343 = l_342;
                                        } else {
                                            if (l_332 < 0L) {
                                                l_343 = (-22L);
                                            } else {
                                                if (i_340 < 0) {
                                                    l_343 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_332 + (ulong) l_341)) < 0L) {
                                                        l_343 = (-27L);
                                                    } else {
                                                        i_344 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                        if (i_344 == 0) {
                                                            l_343 = l_341;
                                                        } else {
                                                            l_343 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (l_343 < 1L) {
                                            l_345 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                            i_346 = *((__global gale_int *) (arg_fs + 16 + l_345));
                                            i_347 = (int) ((uint) i_346 + (uint) 1);
                                            *((__global gale_int *) (arg_fs + 16 + l_345)) = i_347;
                                            if (i_4 < i_347) {
                                                i_348 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                                                if (i_348 == 0) {
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                    l_349 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                    *((__global gale_int *) (arg_fs + 16 + l_349)) = 64;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 4L)))) = 1073741825;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 12L)))) = 0;
                                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 16L)))) = l_343;
                                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 24L)))) = 0L;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 32L)))) = 0;
                                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_349 + (ulong) 36L)))) = 0;
                                                    l_350 = LONG_MIN;
                                                } else {
                                                    l_350 = l_343;
                                                }
                                            } else {
                                                l_350 = l_343;
                                            }
                                        } else {
                                            l_351 = (long) ((ulong) l_165 - (ulong) l_333);
                                            if (l_351 < l_341) {
                                                i_352 = (int) l_351;
                                                i_353 = i_352;
                                            } else {
                                                i_353 = i_340;
                                            }
                                            i_354 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                            i_355 = (int) (0 - (uint) i_354);
                                            if (i_355 < 0) {
                                                l_356 = (long) i_355;
                                                l_350 = l_356;
                                            } else {
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                                l_357 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                                *((__global gale_int *) (arg_fs + 16 + l_357)) = 64;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 4L)))) = 4;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 12L)))) = i_90;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 16L)))) = l_332;
                                                l_358 = (long) i_353;
                                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 24L)))) = l_358;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 32L)))) = 0;
                                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 36L)))) = 0;
                                                l_359 = (long) ((ulong) l_358 + (ulong) (-9223372036854775807L));
                                                l_350 = l_359;
                                            }
                                        }
                                    } else {
                                        l_350 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_360, l_350);
                                    if (l_360 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_90;
                                        gale_ints[gale_items + gale_item] = (uint) i_91;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_92;
                                        gale_longs[gale_item] = (ulong) l_97;
                                        gale_longs[gale_items + gale_item] = (ulong) l_117;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_151;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_168;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_172;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_244;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_316;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_330;
                                        gale_longs[4 * gale_items + gale_item] = (ulong) l_331;
                                        gale_longs[5 * gale_items + gale_item] = (ulong) l_333;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_360); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        i_90 = (int) gale_ints[gale_item];
                                        i_91 = (int) gale_ints[gale_items + gale_item];
                                        i_92 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_97 = (long) gale_longs[gale_item];
                                        l_117 = (long) gale_longs[gale_items + gale_item];
                                        l_151 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_168 = (long) gale_longs[3 * gale_items + gale_item];
                                        i_172 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_244 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_316 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_330 = (int) gale_ints[6 * gale_items + gale_item];
                                        l_331 = (long) gale_longs[4 * gale_items + gale_item];
                                        l_333 = (long) gale_longs[5 * gale_items + gale_item];
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
                                        l_160 = *((__global gale_long *) (arg_fs + 16 + 144L));
                                        l_161 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_162 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_163 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                        i_164 = *((__global gale_int *) (arg_fs + 16 + 156L));
                                        l_165 = 1L << i_164;
                                        l_166 = (long) ((ulong) l_165 + (ulong) (-1L));
                                        i_167 = (int) get_local_id(0);
                                        l_319 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                                        i_320 = (int) get_local_id(0);
                                        i_321 = (int) get_local_id(0);
                                        l_360 = gale_round_reply(gale_entry);
                                    }
                                    i_361 = (int) l_360;
                                    if (l_360 < 0L) {
                                        i_362 = 0;
                                    } else {
                                        i_362 = i_361;
                                    }
                                    if (l_360 < 0L) {
                                        l_363 = 0L;
                                    } else {
                                        l_364 = (long) ((ulong) l_360 >> 32);
                                        l_363 = l_364;
                                    }
                                    gale_copy((arg_a + 16 + (l_331 + l_159)), (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) ((long) ((ulong) l_160 + (ulong) (l_363 << i_164)))))), i_362);
                                    GALEFS_BARRIER(15);
                                    if (i_320 == 0) {
                                        l_365 = *((__global gale_long *) (arg_fs + 16 + l_319));
                                        *((__global gale_long *) (arg_fs + 16 + l_319)) = ((long) ((ulong) ((long) i_362) + (ulong) l_365));
                                    }
                                    i_366 = (int) ((uint) i_330 + (uint) i_362);
                                    if (l_360 < 0L) {
                                        i_329 = i_361;
                                        i_330 = i_366;
                                    } else {
                                        i_367 = ((i_362 < 1) || (!(i_366 < i_172))) ? 0 : 1;
                                        i_329 = i_367;
                                        i_330 = i_366;
                                    }
                                }
                                if (i_330 < 1) {
                                    i_368 = i_329;
                                } else {
                                    i_368 = i_330;
                                }
                            } else {
                                i_368 = 0;
                            }
                        } else {
                            i_368 = 0;
                        }
                        l_369 = (long) ((ulong) l_168 + (ulong) l_154);
                        i_370 = ((!(i_172 == i_368)) || (!(l_369 < l_151))) ? 0 : 1;
                        if (i_172 == i_368) {
                            l_168 = l_369;
                            i_169 = i_370;
                        } else {
                            if (i_172 == i_244) {
                                if (i_172 == i_316) {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_371 = gale_group << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_371) << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + ((((long) (i_371 + 1)) << 2) + 16L))) = i_368;
                                        l_168 = l_369;
                                        i_169 = i_370;
                                    } else {
                                        l_168 = l_369;
                                        i_169 = i_370;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_372 = gale_group << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_372) << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + ((((long) (i_372 + 1)) << 2) + 16L))) = i_316;
                                        l_168 = l_369;
                                        i_169 = i_370;
                                    } else {
                                        l_168 = l_369;
                                        i_169 = i_370;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_373 = gale_group << 1;
                                    *((__global gale_int *) (arg_status + ((((long) i_373) << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + ((((long) (i_373 + 1)) << 2) + 16L))) = i_244;
                                    l_168 = l_369;
                                    i_169 = i_370;
                                } else {
                                    l_168 = l_369;
                                    i_169 = i_370;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_374 = gale_group << 1;
                        *((__global gale_int *) (arg_status + ((((long) i_374) << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + ((((long) (i_374 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_375 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_375 == 0) {
            i_376 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_377 = (int) (0 - (uint) i_376);
            if (i_377 < 0) {
                l_378 = (long) i_377;
                l_379 = l_378;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_380 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_380)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 12L)))) = i_92;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_380 + (ulong) 36L)))) = 0;
                l_379 = LONG_MIN;
            }
        } else {
            l_381 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_382 = *((__global gale_int *) (arg_fs + 16 + l_381));
            i_383 = (int) ((uint) i_382 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_381)) = i_383;
            if (i_4 < i_383) {
                i_384 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_384 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_385 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_385)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) 36L)))) = 0;
                    l_379 = LONG_MIN;
                } else {
                    l_379 = (-16L);
                }
            } else {
                l_379 = (-16L);
            }
        }
    } else {
        l_379 = 0L;
    }
    GALEFS_BROADCAST(16, l_386, l_379);
    if (l_386 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        gale_ints[gale_items + gale_item] = (uint) i_91;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_386); }
        GALEFS_RETURN;
        resume_10:
        i_90 = (int) gale_ints[gale_item];
        i_91 = (int) gale_ints[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_386 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_387 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_387 == 0) {
            i_388 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_389 = (int) (0 - (uint) i_388);
            if (i_389 < 0) {
                l_390 = (long) i_389;
                l_391 = l_390;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_392 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_392)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 12L)))) = i_91;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_392 + (ulong) 36L)))) = 0;
                l_391 = LONG_MIN;
            }
        } else {
            l_393 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_394 = *((__global gale_int *) (arg_fs + 16 + l_393));
            i_395 = (int) ((uint) i_394 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_393)) = i_395;
            if (i_4 < i_395) {
                i_396 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_396 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_397 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_397)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 36L)))) = 0;
                    l_391 = LONG_MIN;
                } else {
                    l_391 = (-16L);
                }
            } else {
                l_391 = (-16L);
            }
        }
    } else {
        l_391 = 0L;
    }
    GALEFS_BROADCAST(17, l_398, l_391);
    if (l_398 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_398); }
        GALEFS_RETURN;
        resume_11:
        i_90 = (int) gale_ints[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_398 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_399 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_399 == 0) {
            i_400 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_401 = (int) (0 - (uint) i_400);
            if (i_401 < 0) {
                l_402 = (long) i_401;
                l_403 = l_402;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_404 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_404)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 12L)))) = i_90;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_404 + (ulong) 36L)))) = 0;
                l_403 = LONG_MIN;
            }
        } else {
            l_405 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_406 = *((__global gale_int *) (arg_fs + 16 + l_405));
            i_407 = (int) ((uint) i_406 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_405)) = i_407;
            if (i_4 < i_407) {
                i_408 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_408 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_409 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_409)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_409 + (ulong) 36L)))) = 0;
                    l_403 = LONG_MIN;
                } else {
                    l_403 = (-16L);
                }
            } else {
                l_403 = (-16L);
            }
        }
    } else {
        l_403 = 0L;
    }
    GALEFS_BROADCAST(18, l_410, l_403);
    if (l_410 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_410); }
        GALEFS_RETURN;
        resume_12:
        i_90 = (int) gale_ints[gale_item];
        l_410 = gale_round_reply(gale_entry);
    }
    i_411 = (int) l_410;
    if (i_411 < 0) {
        if (!(i_90 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                i_412 = gale_group << 1;
                *((__global gale_int *) (arg_status + ((((long) i_412) << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + ((((long) (i_412 + 1)) << 2) + 16L))) = i_411;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_112) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_175) VARIABLE(int, i_274) VARIABLE(int, i_275) VARIABLE(int, i_276) VARIABLE(int, i_277) VARIABLE(int, i_278) VARIABLE(int, i_281) VARIABLE(int, i_284) VARIABLE(int, i_285) VARIABLE(int, i_288) VARIABLE(int, i_293) VARIABLE(int, i_295) VARIABLE(int, i_398) VARIABLE(int, i_399) VARIABLE(int, i_411) VARIABLE(int, i_413) VARIABLE(int, i_516) VARIABLE(int, i_517) VARIABLE(int, i_529) VARIABLE(int, i_539) VARIABLE(int, i_540) VARIABLE(int, i_541) VARIABLE(int, i_550) VARIABLE(int, i_616) VARIABLE(int, i_617) VARIABLE(long, l_111) VARIABLE(long, l_173) VARIABLE(long, l_174) VARIABLE(long, l_176) VARIABLE(long, l_2) VARIABLE(long, l_207) VARIABLE(long, l_208) VARIABLE(long, l_270) VARIABLE(long, l_273) VARIABLE(long, l_279) VARIABLE(long, l_280) VARIABLE(long, l_282) VARIABLE(long, l_283) VARIABLE(long, l_286) VARIABLE(long, l_287) VARIABLE(long, l_289) VARIABLE(long, l_296) VARIABLE(long, l_298) VARIABLE(long, l_3) VARIABLE(long, l_397) VARIABLE(long, l_4) VARIABLE(long, l_414) VARIABLE(long, l_416) VARIABLE(long, l_515) VARIABLE(long, l_534) VARIABLE(long, l_535) VARIABLE(long, l_536) VARIABLE(long, l_538) VARIABLE(long, l_551) VARIABLE(long, l_553) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_615)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(l_111) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_111) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_207) VARIABLE(l_208) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_295) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_296) VARIABLE(l_298) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_295) VARIABLE(i_398) VARIABLE(i_399) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_397) VARIABLE(l_4)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_414) VARIABLE(l_416)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_411) VARIABLE(i_413) VARIABLE(i_516) VARIABLE(i_517) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_515)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_411) VARIABLE(i_529) VARIABLE(i_539) VARIABLE(i_540) VARIABLE(i_541) VARIABLE(i_550) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_534) VARIABLE(l_535) VARIABLE(l_536) VARIABLE(l_538) VARIABLE(l_551) VARIABLE(l_553)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_175) VARIABLE(i_274) VARIABLE(i_275) VARIABLE(i_276) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_281) VARIABLE(i_284) VARIABLE(i_285) VARIABLE(i_288) VARIABLE(i_293) VARIABLE(i_411) VARIABLE(i_529) VARIABLE(i_539) VARIABLE(i_540) VARIABLE(i_541) VARIABLE(i_550) VARIABLE(i_616) VARIABLE(i_617) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_208) VARIABLE(l_270) VARIABLE(l_273) VARIABLE(l_279) VARIABLE(l_280) VARIABLE(l_282) VARIABLE(l_283) VARIABLE(l_286) VARIABLE(l_287) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_534) VARIABLE(l_535) VARIABLE(l_536) VARIABLE(l_538) VARIABLE(l_615)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_167) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_167)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_545;
    float f_546, f_547;
    int i_0, i_1, i_6, i_11, i_13, i_14, i_16, i_18, i_20, i_21, i_23, i_28, i_30, i_31, i_42, i_45, i_47, i_48, i_50, i_54, i_60, i_65, i_67, i_68, i_70, i_72, i_74, i_75, i_77, i_82, i_84, i_85, i_96, i_99, i_101, i_102, i_104, i_108, i_112, i_114, i_119, i_121, i_122, i_124, i_126, i_128, i_129, i_131, i_137, i_139, i_140, i_151, i_154, i_156, i_157, i_159, i_163, i_167, i_168, i_169, i_170, i_171, i_172, i_175, i_178, i_179, i_180, i_181, i_182, i_183, i_192, i_195, i_197, i_198, i_200, i_204, i_210, i_211, i_212, i_213, i_214, i_215, i_224, i_227, i_229, i_230, i_232, i_236, i_241, i_242, i_243, i_244, i_245, i_246, i_255, i_258, i_260, i_261, i_263, i_267, i_272, i_274, i_275, i_276, i_277, i_278, i_281, i_284, i_285, i_288, i_290, i_292, i_293, i_294, i_295, i_300, i_301, i_304, i_305, i_306, i_307, i_308, i_310, i_312, i_319, i_320, i_321, i_322, i_323, i_324, i_325, i_327, i_329, i_343, i_344, i_345, i_346, i_347, i_349, i_351, i_352, i_353, i_355, i_358, i_360, i_361, i_363, i_364, i_366, i_367, i_369, i_381, i_385, i_387, i_388, i_390, i_394, i_398, i_399, i_409, i_410, i_411, i_412, i_413, i_418, i_419, i_422, i_423, i_424, i_425, i_426, i_428, i_430, i_437, i_438, i_439, i_440, i_441, i_442, i_443, i_445, i_447, i_461, i_462, i_463, i_464, i_465, i_467, i_469, i_470, i_471, i_473, i_476, i_478, i_479, i_481, i_482, i_484, i_485, i_487, i_499, i_503, i_505, i_506, i_508, i_512, i_516, i_517, i_527, i_528, i_529, i_530, i_531, i_539, i_540, i_541, i_542, i_543, i_548, i_549, i_550, i_555, i_556, i_557, i_558, i_559, i_560, i_565, i_568, i_569, i_573, i_575, i_576, i_578, i_580, i_582, i_583, i_585, i_599, i_603, i_605, i_606, i_608, i_612, i_616, i_617, i_623, i_624, i_625, i_627, i_628, i_629, i_630, i_631, i_633, i_637, i_639, i_640, i_642, i_644, i_646, i_647, i_649, i_662, i_665, i_667, i_668, i_670, i_674, i_679, i_683, i_685, i_686, i_688, i_690, i_692, i_693, i_695, i_708, i_711, i_713, i_714, i_716, i_720, i_725, i_729, i_731, i_732, i_734, i_736, i_738, i_739, i_741, i_754, i_757, i_759, i_760, i_762, i_766, i_770, i_771;
    long l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_22, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_46, l_49, l_51, l_52, l_53, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_66, l_69, l_71, l_73, l_76, l_78, l_79, l_80, l_81, l_83, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_100, l_103, l_105, l_106, l_107, l_109, l_110, l_111, l_113, l_115, l_116, l_117, l_118, l_120, l_123, l_125, l_127, l_130, l_132, l_133, l_134, l_135, l_136, l_138, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_153, l_155, l_158, l_160, l_161, l_162, l_164, l_165, l_166, l_173, l_174, l_176, l_177, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_196, l_199, l_201, l_202, l_203, l_205, l_206, l_207, l_208, l_209, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_228, l_231, l_233, l_234, l_235, l_237, l_238, l_239, l_240, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_254, l_256, l_257, l_259, l_262, l_264, l_265, l_266, l_268, l_269, l_270, l_271, l_273, l_279, l_280, l_282, l_283, l_286, l_287, l_289, l_291, l_296, l_297, l_298, l_299, l_302, l_303, l_309, l_311, l_313, l_314, l_315, l_316, l_317, l_318, l_326, l_328, l_330, l_331, l_332, l_333, l_334, l_335, l_336, l_337, l_338, l_339, l_340, l_341, l_342, l_348, l_350, l_354, l_356, l_357, l_359, l_362, l_365, l_368, l_370, l_371, l_372, l_373, l_374, l_375, l_376, l_377, l_378, l_379, l_380, l_382, l_383, l_384, l_386, l_389, l_391, l_392, l_393, l_395, l_396, l_397, l_400, l_401, l_402, l_403, l_404, l_405, l_406, l_407, l_408, l_414, l_415, l_416, l_417, l_420, l_421, l_427, l_429, l_431, l_432, l_433, l_434, l_435, l_436, l_444, l_446, l_448, l_449, l_450, l_451, l_452, l_453, l_454, l_455, l_456, l_457, l_458, l_459, l_460, l_466, l_468, l_472, l_474, l_475, l_477, l_480, l_483, l_486, l_488, l_489, l_490, l_491, l_492, l_493, l_494, l_495, l_496, l_497, l_498, l_500, l_501, l_502, l_504, l_507, l_509, l_510, l_511, l_513, l_514, l_515, l_518, l_519, l_520, l_521, l_522, l_523, l_524, l_525, l_526, l_532, l_533, l_534, l_535, l_536, l_537, l_538, l_544, l_551, l_552, l_553, l_554, l_561, l_562, l_563, l_564, l_566, l_567, l_570, l_571, l_572, l_574, l_577, l_579, l_581, l_584, l_586, l_587, l_588, l_589, l_590, l_591, l_592, l_593, l_594, l_595, l_596, l_597, l_598, l_600, l_601, l_602, l_604, l_607, l_609, l_610, l_611, l_613, l_614, l_615, l_618, l_619, l_620, l_621, l_622, l_626, l_632, l_634, l_635, l_636, l_638, l_641, l_643, l_645, l_648, l_650, l_651, l_652, l_653, l_654, l_655, l_656, l_657, l_658, l_659, l_660, l_661, l_663, l_664, l_666, l_669, l_671, l_672, l_673, l_675, l_676, l_677, l_678, l_680, l_681, l_682, l_684, l_687, l_689, l_691, l_694, l_696, l_697, l_698, l_699, l_700, l_701, l_702, l_703, l_704, l_705, l_706, l_707, l_709, l_710, l_712, l_715, l_717, l_718, l_719, l_721, l_722, l_723, l_724, l_726, l_727, l_728, l_730, l_733, l_735, l_737, l_740, l_742, l_743, l_744, l_745, l_746, l_747, l_748, l_749, l_750, l_751, l_752, l_753, l_755, l_756, l_758, l_761, l_763, l_764, l_765, l_767, l_768, l_769;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_5 = (long) ((int) get_group_id(0));
        i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 1856L))));
        if (i_6 == 0) {
            if (i_0 < 1) {
                l_7 = (-2L);
            } else {
                if (i_0 < 4097) {
                    l_8 = (long) ((int) get_group_id(0));
                    l_9 = (long) ((ulong) l_4 + (ulong) ((l_8 << 12) + (l_8 << 11)));
                    l_10 = (long) ((ulong) l_9 + (ulong) 1796L);
                    i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    l_12 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L))));
                    i_13 = (int) (0 - (uint) i_11);
                    if (i_13 < 0) {
                        i_14 = i_13;
                    } else {
                        l_15 = (long) ((ulong) l_12 + (ulong) (-64L));
                        i_16 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_17 = (long) ((ulong) l_9 + (ulong) 1792L);
                        i_18 = 0;
                        l_19 = 0L;
                        while (true) {
                            if (!(i_18 == 0)) {
                                break;
                            }
                            i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                            i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                            if (i_16 == i_21) {
                                i_18 = 1;
                            } else {
                                if (i_20 == 0) {
                                    if (l_19 < l_3) {
                                        GALEFS_RELAX(l_19);
                                        l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                        l_19 = l_22;
                                    } else {
                                        i_18 = (-110);
                                    }
                                } else {
                                    i_23 = (int) (0 - (uint) i_20);
                                    i_18 = i_23;
                                }
                            }
                        }
                        i_14 = i_18;
                    }
                    l_24 = (long) i_14;
                    l_7 = l_24;
                } else {
                    l_7 = (-36L);
                }
            }
        } else {
            l_7 = (-16L);
        }
        if (l_7 < 0L) {
            l_25 = l_7;
        } else {
            l_26 = (long) ((int) get_group_id(0));
            l_27 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_26 << 12) + (l_26 << 11)))) + (ulong) 2048L);
            i_28 = 0;
            while (true) {
                if (!(i_28 < i_0)) {
                    break;
                }
                l_29 = (long) i_28;
                i_30 = (int) *((__global char *) (arg_paths + 16 + l_29));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) l_29)))) = (char) i_30;
                i_31 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_31;
            }
            l_32 = (long) ((int) get_group_id(0));
            l_33 = (long) ((ulong) l_4 + (ulong) ((l_32 << 12) + (l_32 << 11)));
            l_34 = (long) ((ulong) l_33 + (ulong) 1896L);
            l_35 = *((__global gale_long *) (arg_fs + 16 + l_34));
            l_36 = (long) ((ulong) l_35 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_36) & 1023)))))) = 0L;
            l_37 = (long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_35) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_35 + (ulong) ((long) ((ulong) (l_35 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = i_0;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_37)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_34)) = l_36;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_25 < (-4611686018427387904L)) {
            l_38 = (long) ((int) get_group_id(0));
            l_39 = (long) ((ulong) l_4 + (ulong) ((l_38 << 12) + (l_38 << 11)));
            l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1896L))));
            l_41 = (long) ((ulong) l_40 + (ulong) (-64L));
            i_42 = (int) ((uint) ((int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_43 = (long) ((ulong) l_39 + (ulong) 1792L);
            l_44 = (long) ((ulong) l_39 + (ulong) 1796L);
            i_45 = 0;
            l_46 = 0L;
            while (true) {
                if (!(i_45 == 0)) {
                    break;
                }
                i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                if (i_42 == i_48) {
                    i_45 = 1;
                } else {
                    if (i_47 == 0) {
                        if (l_46 < l_3) {
                            GALEFS_RELAX(l_46);
                            l_49 = (long) ((ulong) l_46 + (ulong) 1L);
                            l_46 = l_49;
                        } else {
                            i_45 = (-110);
                        }
                    } else {
                        i_50 = (int) (0 - (uint) i_47);
                        i_45 = i_50;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_45 < 0) {
                l_51 = (long) i_45;
                l_52 = l_51;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1800L))));
                l_52 = l_53;
            }
            i_54 = (int) ((uint) ((int) l_25) + (uint) (-1));
            if (i_54 < 0) {
                l_55 = l_52;
            } else {
                if (l_52 < 0L) {
                    l_55 = l_52;
                } else {
                    l_56 = (l_52 << 32) | ((long) (uint) i_54);
                    l_55 = l_56;
                }
            }
        } else {
            l_55 = l_25;
        }
    } else {
        l_55 = l_25;
    }
    GALEFS_BROADCAST(2, l_57, l_55);
    GALEFS_BARRIER(3);
    l_58 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_59 = (long) ((int) get_group_id(0));
        i_60 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 1856L))));
        if (i_60 == 0) {
            if (i_1 < 1) {
                l_61 = (-2L);
            } else {
                if (i_1 < 4097) {
                    l_62 = (long) ((int) get_group_id(0));
                    l_63 = (long) ((ulong) l_4 + (ulong) ((l_62 << 12) + (l_62 << 11)));
                    l_64 = (long) ((ulong) l_63 + (ulong) 1796L);
                    i_65 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                    l_66 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 1896L))));
                    i_67 = (int) (0 - (uint) i_65);
                    if (i_67 < 0) {
                        i_68 = i_67;
                    } else {
                        l_69 = (long) ((ulong) l_66 + (ulong) (-64L));
                        i_70 = (int) ((uint) ((int) (((long) ((ulong) l_69 + (ulong) ((long) ((ulong) (l_69 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_71 = (long) ((ulong) l_63 + (ulong) 1792L);
                        i_72 = 0;
                        l_73 = 0L;
                        while (true) {
                            if (!(i_72 == 0)) {
                                break;
                            }
                            i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_75 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                            if (i_70 == i_75) {
                                i_72 = 1;
                            } else {
                                if (i_74 == 0) {
                                    if (l_73 < l_3) {
                                        GALEFS_RELAX(l_73);
                                        l_76 = (long) ((ulong) l_73 + (ulong) 1L);
                                        l_73 = l_76;
                                    } else {
                                        i_72 = (-110);
                                    }
                                } else {
                                    i_77 = (int) (0 - (uint) i_74);
                                    i_72 = i_77;
                                }
                            }
                        }
                        i_68 = i_72;
                    }
                    l_78 = (long) i_68;
                    l_61 = l_78;
                } else {
                    l_61 = (-36L);
                }
            }
        } else {
            l_61 = (-16L);
        }
        if (l_61 < 0L) {
            l_79 = l_61;
        } else {
            l_80 = (long) ((int) get_group_id(0));
            l_81 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_80 << 12) + (l_80 << 11)))) + (ulong) 2048L);
            i_82 = 0;
            while (true) {
                if (!(i_82 < i_1)) {
                    break;
                }
                l_83 = (long) i_82;
                i_84 = (int) *((__global char *) (arg_paths + 16 + (l_58 + l_83)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) l_83)))) = (char) i_84;
                i_85 = (int) ((uint) i_82 + (uint) 1);
                i_82 = i_85;
            }
            l_86 = (long) ((int) get_group_id(0));
            l_87 = (long) ((ulong) l_4 + (ulong) ((l_86 << 12) + (l_86 << 11)));
            l_88 = (long) ((ulong) l_87 + (ulong) 1896L);
            l_89 = *((__global gale_long *) (arg_fs + 16 + l_88));
            l_90 = (long) ((ulong) l_89 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_90) & 1023)))))) = 0L;
            l_91 = (long) ((ulong) l_87 + (ulong) ((long) (uint) (((int) l_89) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_89 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = i_1;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_91)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_88)) = l_90;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_79 = LONG_MIN;
        }
    } else {
        l_79 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_79 < (-4611686018427387904L)) {
            l_92 = (long) ((int) get_group_id(0));
            l_93 = (long) ((ulong) l_4 + (ulong) ((l_92 << 12) + (l_92 << 11)));
            l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1896L))));
            l_95 = (long) ((ulong) l_94 + (ulong) (-64L));
            i_96 = (int) ((uint) ((int) (((long) ((ulong) l_95 + (ulong) ((long) ((ulong) (l_95 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_97 = (long) ((ulong) l_93 + (ulong) 1792L);
            l_98 = (long) ((ulong) l_93 + (ulong) 1796L);
            i_99 = 0;
            l_100 = 0L;
            while (true) {
                if (!(i_99 == 0)) {
                    break;
                }
                i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_98));
                i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                if (i_96 == i_102) {
                    i_99 = 1;
                } else {
                    if (i_101 == 0) {
                        if (l_100 < l_3) {
                            GALEFS_RELAX(l_100);
                            l_103 = (long) ((ulong) l_100 + (ulong) 1L);
                            l_100 = l_103;
                        } else {
                            i_99 = (-110);
                        }
                    } else {
                        i_104 = (int) (0 - (uint) i_101);
                        i_99 = i_104;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_99 < 0) {
                l_105 = (long) i_99;
                l_106 = l_105;
            } else {
                l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 1800L))));
                l_106 = l_107;
            }
            i_108 = (int) ((uint) ((int) l_79) + (uint) (-1));
            if (i_108 < 0) {
                l_109 = l_106;
            } else {
                if (l_106 < 0L) {
                    l_109 = l_106;
                } else {
                    l_110 = (l_106 << 32) | ((long) (uint) i_108);
                    l_109 = l_110;
                }
            }
        } else {
            l_109 = l_79;
        }
    } else {
        l_109 = l_79;
    }
    GALEFS_BROADCAST(4, l_111, l_109);
    i_112 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_113 = (long) ((int) get_group_id(0));
        i_114 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_113 << 12) + (l_113 << 11)))) + (ulong) 1856L))));
        if (i_114 == 0) {
            if (i_112 < 1) {
                l_115 = (-2L);
            } else {
                if (i_112 < 4097) {
                    l_116 = (long) ((int) get_group_id(0));
                    l_117 = (long) ((ulong) l_4 + (ulong) ((l_116 << 12) + (l_116 << 11)));
                    l_118 = (long) ((ulong) l_117 + (ulong) 1796L);
                    i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                    l_120 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 1896L))));
                    i_121 = (int) (0 - (uint) i_119);
                    if (i_121 < 0) {
                        i_122 = i_121;
                    } else {
                        l_123 = (long) ((ulong) l_120 + (ulong) (-64L));
                        i_124 = (int) ((uint) ((int) (((long) ((ulong) l_123 + (ulong) ((long) ((ulong) (l_123 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_125 = (long) ((ulong) l_117 + (ulong) 1792L);
                        i_126 = 0;
                        l_127 = 0L;
                        while (true) {
                            if (!(i_126 == 0)) {
                                break;
                            }
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                            i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                            if (i_124 == i_129) {
                                i_126 = 1;
                            } else {
                                if (i_128 == 0) {
                                    if (l_127 < l_3) {
                                        GALEFS_RELAX(l_127);
                                        l_130 = (long) ((ulong) l_127 + (ulong) 1L);
                                        l_127 = l_130;
                                    } else {
                                        i_126 = (-110);
                                    }
                                } else {
                                    i_131 = (int) (0 - (uint) i_128);
                                    i_126 = i_131;
                                }
                            }
                        }
                        i_122 = i_126;
                    }
                    l_132 = (long) i_122;
                    l_115 = l_132;
                } else {
                    l_115 = (-36L);
                }
            }
        } else {
            l_115 = (-16L);
        }
        if (l_115 < 0L) {
            l_133 = l_115;
        } else {
            l_134 = l_58 + ((long) i_1);
            l_135 = (long) ((int) get_group_id(0));
            l_136 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_135 << 12) + (l_135 << 11)))) + (ulong) 2048L);
            i_137 = 0;
            while (true) {
                if (!(i_137 < i_112)) {
                    break;
                }
                l_138 = (long) i_137;
                i_139 = (int) *((__global char *) (arg_paths + 16 + (l_134 + l_138)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) l_138)))) = (char) i_139;
                i_140 = (int) ((uint) i_137 + (uint) 1);
                i_137 = i_140;
            }
            l_141 = (long) ((int) get_group_id(0));
            l_142 = (long) ((ulong) l_4 + (ulong) ((l_141 << 12) + (l_141 << 11)));
            l_143 = (long) ((ulong) l_142 + (ulong) 1896L);
            l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
            l_145 = (long) ((ulong) l_144 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
            l_146 = (long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_144) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_144 + (ulong) ((long) ((ulong) (l_144 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = i_112;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_146)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_143)) = l_145;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_133 = LONG_MIN;
        }
    } else {
        l_133 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_133 < (-4611686018427387904L)) {
            l_147 = (long) ((int) get_group_id(0));
            l_148 = (long) ((ulong) l_4 + (ulong) ((l_147 << 12) + (l_147 << 11)));
            l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1896L))));
            l_150 = (long) ((ulong) l_149 + (ulong) (-64L));
            i_151 = (int) ((uint) ((int) (((long) ((ulong) l_150 + (ulong) ((long) ((ulong) (l_150 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_152 = (long) ((ulong) l_148 + (ulong) 1792L);
            l_153 = (long) ((ulong) l_148 + (ulong) 1796L);
            i_154 = 0;
            l_155 = 0L;
            while (true) {
                if (!(i_154 == 0)) {
                    break;
                }
                i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                if (i_151 == i_157) {
                    i_154 = 1;
                } else {
                    if (i_156 == 0) {
                        if (l_155 < l_3) {
                            GALEFS_RELAX(l_155);
                            l_158 = (long) ((ulong) l_155 + (ulong) 1L);
                            l_155 = l_158;
                        } else {
                            i_154 = (-110);
                        }
                    } else {
                        i_159 = (int) (0 - (uint) i_156);
                        i_154 = i_159;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_154 < 0) {
                l_160 = (long) i_154;
                l_161 = l_160;
            } else {
                l_162 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1800L))));
                l_161 = l_162;
            }
            i_163 = (int) ((uint) ((int) l_133) + (uint) (-1));
            if (i_163 < 0) {
                l_164 = l_161;
            } else {
                if (l_161 < 0L) {
                    l_164 = l_161;
                } else {
                    l_165 = (l_161 << 32) | ((long) (uint) i_163);
                    l_164 = l_165;
                }
            }
        } else {
            l_164 = l_133;
        }
    } else {
        l_164 = l_133;
    }
    GALEFS_BROADCAST(6, l_166, l_164);
    i_167 = (int) l_166;
    i_168 = (int) l_111;
    i_169 = (int) l_57;
    if (i_169 < 0) {
        if (((int) get_local_id(0)) == 0) {
            i_170 = ((int) get_group_id(0)) << 1;
            *((__global gale_int *) (arg_status + ((((long) i_170) << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + ((((long) (i_170 + 1)) << 2) + 16L))) = i_169;
        }
    } else {
        if (i_168 < 0) {
            if (((int) get_local_id(0)) == 0) {
                i_171 = ((int) get_group_id(0)) << 1;
                *((__global gale_int *) (arg_status + ((((long) i_171) << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + ((((long) (i_171 + 1)) << 2) + 16L))) = i_168;
            }
        } else {
            if (i_167 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    i_172 = ((int) get_group_id(0)) << 1;
                    *((__global gale_int *) (arg_status + ((((long) i_172) << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + ((((long) (i_172 + 1)) << 2) + 16L))) = i_167;
                }
            } else {
                l_173 = *((__global gale_long *) (arg_fs + 16 + 192L));
                l_174 = (long) ((ulong) l_173 + (ulong) (((long) (uint) i_169) << 3));
                i_175 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_176 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (((int) get_local_id(0)) == 0) {
                    l_177 = (long) ((int) get_group_id(0));
                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_177 << 12) + (l_177 << 11)))) + (ulong) 1796L))));
                    if (i_169 < i_175) {
                        i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_174));
                        i_180 = (int) ((uint) i_179 + (uint) (-1));
                        i_181 = (i_180 < 0) ? (-9) : i_180;
                        i_182 = i_181;
                    } else {
                        i_182 = (-9);
                    }
                    i_183 = (int) (0 - (uint) i_178);
                    if (i_183 < 0) {
                        l_184 = (long) i_183;
                        l_185 = l_184;
                    } else {
                        l_186 = (long) i_182;
                        if (i_182 < 0) {
                            l_185 = l_186;
                        } else {
                            l_187 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (l_186 << 6)))));
                            l_185 = l_187;
                        }
                    }
                } else {
                    l_185 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_185 < (-4611686018427387904L)) {
                        l_188 = (long) ((int) get_group_id(0));
                        l_189 = (long) ((ulong) l_4 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                        l_190 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1896L))));
                        l_191 = (long) ((ulong) l_190 + (ulong) (-64L));
                        i_192 = (int) ((uint) ((int) (((long) ((ulong) l_191 + (ulong) ((long) ((ulong) (l_191 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_193 = (long) ((ulong) l_189 + (ulong) 1792L);
                        l_194 = (long) ((ulong) l_189 + (ulong) 1796L);
                        i_195 = 0;
                        l_196 = 0L;
                        while (true) {
                            if (!(i_195 == 0)) {
                                break;
                            }
                            i_197 = *((volatile __global gale_int *) (arg_fs + 16 + l_194));
                            i_198 = *((volatile __global gale_int *) (arg_fs + 16 + l_193));
                            if (i_192 == i_198) {
                                i_195 = 1;
                            } else {
                                if (i_197 == 0) {
                                    if (l_196 < l_3) {
                                        GALEFS_RELAX(l_196);
                                        l_199 = (long) ((ulong) l_196 + (ulong) 1L);
                                        l_196 = l_199;
                                    } else {
                                        i_195 = (-110);
                                    }
                                } else {
                                    i_200 = (int) (0 - (uint) i_197);
                                    i_195 = i_200;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_195 < 0) {
                            l_201 = (long) i_195;
                            l_202 = l_201;
                        } else {
                            l_203 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1800L))));
                            l_202 = l_203;
                        }
                        i_204 = (int) ((uint) ((int) l_185) + (uint) (-1));
                        if (i_204 < 0) {
                            l_205 = l_202;
                        } else {
                            if (l_202 < 0L) {
                                l_205 = l_202;
                            } else {
                                l_206 = (l_202 << 32) | ((long) (uint) i_204);
                                l_205 = l_206;
                            }
                        }
                    } else {
                        l_205 = l_185;
                    }
                } else {
                    l_205 = l_185;
                }
                GALEFS_BROADCAST(7, l_207, l_205);
                l_208 = (long) ((ulong) l_173 + (ulong) (((long) (uint) i_168) << 3));
                if (((int) get_local_id(0)) == 0) {
                    l_209 = (long) ((int) get_group_id(0));
                    i_210 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_209 << 12) + (l_209 << 11)))) + (ulong) 1796L))));
                    if (i_168 < i_175) {
                        i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                        i_212 = (int) ((uint) i_211 + (uint) (-1));
                        i_213 = (i_212 < 0) ? (-9) : i_212;
                        i_214 = i_213;
                    } else {
                        i_214 = (-9);
                    }
                    i_215 = (int) (0 - (uint) i_210);
                    if (i_215 < 0) {
                        l_216 = (long) i_215;
                        l_217 = l_216;
                    } else {
                        l_218 = (long) i_214;
                        if (i_214 < 0) {
                            l_217 = l_218;
                        } else {
                            l_219 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (l_218 << 6)))));
                            l_217 = l_219;
                        }
                    }
                } else {
                    l_217 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_217 < (-4611686018427387904L)) {
                        l_220 = (long) ((int) get_group_id(0));
                        l_221 = (long) ((ulong) l_4 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                        l_222 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1896L))));
                        l_223 = (long) ((ulong) l_222 + (ulong) (-64L));
                        i_224 = (int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_225 = (long) ((ulong) l_221 + (ulong) 1792L);
                        l_226 = (long) ((ulong) l_221 + (ulong) 1796L);
                        i_227 = 0;
                        l_228 = 0L;
                        while (true) {
                            if (!(i_227 == 0)) {
                                break;
                            }
                            i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_226));
                            i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_225));
                            if (i_224 == i_230) {
                                i_227 = 1;
                            } else {
                                if (i_229 == 0) {
                                    if (l_228 < l_3) {
                                        GALEFS_RELAX(l_228);
                                        l_231 = (long) ((ulong) l_228 + (ulong) 1L);
                                        l_228 = l_231;
                                    } else {
                                        i_227 = (-110);
                                    }
                                } else {
                                    i_232 = (int) (0 - (uint) i_229);
                                    i_227 = i_232;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_227 < 0) {
                            l_233 = (long) i_227;
                            l_234 = l_233;
                        } else {
                            l_235 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 1800L))));
                            l_234 = l_235;
                        }
                        i_236 = (int) ((uint) ((int) l_217) + (uint) (-1));
                        if (i_236 < 0) {
                            l_237 = l_234;
                        } else {
                            if (l_234 < 0L) {
                                l_237 = l_234;
                            } else {
                                l_238 = (l_234 << 32) | ((long) (uint) i_236);
                                l_237 = l_238;
                            }
                        }
                    } else {
                        l_237 = l_217;
                    }
                } else {
                    l_237 = l_217;
                }
                GALEFS_BROADCAST(8, l_239, l_237);
                if (l_207 == l_239) {
                    if (((int) get_local_id(0)) == 0) {
                        l_240 = (long) ((int) get_group_id(0));
                        i_241 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1796L))));
                        if (i_169 < i_175) {
                            i_242 = *((volatile __global gale_int *) (arg_fs + 16 + l_174));
                            i_243 = (int) ((uint) i_242 + (uint) (-1));
                            i_244 = (i_243 < 0) ? (-9) : i_243;
                            i_245 = i_244;
                        } else {
                            i_245 = (-9);
                        }
                        i_246 = (int) (0 - (uint) i_241);
                        if (i_246 < 0) {
                            l_247 = (long) i_246;
                            l_248 = l_247;
                        } else {
                            l_249 = (long) i_245;
                            if (i_245 < 0) {
                                l_248 = l_249;
                            } else {
                                l_250 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (l_249 << 6)))));
                                l_248 = l_250;
                            }
                        }
                    } else {
                        l_248 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_248 < (-4611686018427387904L)) {
                            l_251 = (long) ((int) get_group_id(0));
                            l_252 = (long) ((ulong) l_4 + (ulong) ((l_251 << 12) + (l_251 << 11)));
                            l_253 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 1896L))));
                            l_254 = (long) ((ulong) l_253 + (ulong) (-64L));
                            i_255 = (int) ((uint) ((int) (((long) ((ulong) l_254 + (ulong) ((long) ((ulong) (l_254 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_256 = (long) ((ulong) l_252 + (ulong) 1792L);
                            l_257 = (long) ((ulong) l_252 + (ulong) 1796L);
                            i_258 = 0;
                            l_259 = 0L;
                            while (true) {
                                if (!(i_258 == 0)) {
                                    break;
                                }
                                i_260 = *((volatile __global gale_int *) (arg_fs + 16 + l_257));
                                i_261 = *((volatile __global gale_int *) (arg_fs + 16 + l_256));
                                if (i_255 == i_261) {
                                    i_258 = 1;
                                } else {
                                    if (i_260 == 0) {
                                        if (l_259 < l_3) {
                                            GALEFS_RELAX(l_259);
                                            l_262 = (long) ((ulong) l_259 + (ulong) 1L);
                                            l_259 = l_262;
                                        } else {
                                            i_258 = (-110);
                                        }
                                    } else {
                                        i_263 = (int) (0 - (uint) i_260);
                                        i_258 = i_263;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_258 < 0) {
                                l_264 = (long) i_258;
                                l_265 = l_264;
                            } else {
                                l_266 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 1800L))));
                                l_265 = l_266;
                            }
                            i_267 = (int) ((uint) ((int) l_248) + (uint) (-1));
                            if (i_267 < 0) {
                                l_268 = l_265;
                            } else {
                                if (l_265 < 0L) {
                                    l_268 = l_265;
                                } else {
                                    l_269 = (l_265 << 32) | ((long) (uint) i_267);
                                    l_268 = l_269;
                                }
                            }
                        } else {
                            l_268 = l_248;
                        }
                    } else {
                        l_268 = l_248;
                    }
                    GALEFS_BROADCAST(9, l_270, l_268);
                    l_271 = ((long) ((int) get_group_id(0))) << 16;
                    i_272 = (l_271 < l_270) ? 1 : 0;
                    l_273 = ((long) ((int) get_num_groups(0))) << 16;
                    i_274 = (int) get_local_id(0);
                    i_275 = (int) get_local_id(0);
                    i_276 = (int) get_local_id(0);
                    i_277 = (int) get_local_id(0);
                    i_278 = ((int) get_group_id(0)) << 14;
                    l_279 = ((long) i_278) << 2;
                    l_280 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_281 = (int) get_local_id(0);
                    l_282 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_283 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_284 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    i_285 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_286 = 1L << i_285;
                    l_287 = (long) ((ulong) l_286 + (ulong) (-1L));
                    i_288 = (int) get_local_id(0);
                    l_289 = l_271;
                    i_290 = i_272;
                    while (true) {
                        if (i_290 == 0) {
                            break;
                        }
                        l_291 = (long) ((ulong) l_270 - (ulong) l_289);
                        if (l_291 < 65536L) {
                            i_292 = (int) l_291;
                            i_293 = i_292;
                        } else {
                            i_293 = 65536;
                        }
                        i_294 = 1;
                        i_295 = 0;
                        while (true) {
                            if (!(i_294 == 1)) {
                                break;
                            }
                            l_296 = (long) i_295;
                            l_297 = (long) ((ulong) l_289 + (ulong) l_296);
                            l_298 = l_297 & l_287;
                            if (i_288 == 0) {
                                l_299 = (long) ((int) get_group_id(0));
                                i_300 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_299 << 12) + (l_299 << 11)))) + (ulong) 1796L))));
                                i_301 = (int) (0 - (uint) i_300);
                                if (i_301 < 0) {
                                    l_302 = (long) i_301;
                                    l_303 = l_302;
                                } else {
                                    if (i_169 < i_175) {
                                        i_304 = *((volatile __global gale_int *) (arg_fs + 16 + l_174));
                                        i_305 = (int) ((uint) i_304 + (uint) (-1));
                                        i_306 = (i_305 < 0) ? (-9) : i_305;
                                        if (i_306 < 0) {
                                            i_307 = i_306;
                                        } else {
                                            i_308 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 4L))));
                                            if ((i_308 & 3) == 1) {
                                                i_307 = (-9);
                                            } else {
                                                i_307 = i_306;
                                            }
                                        }
                                    } else {
                                        i_307 = (-9);
                                    }
                                    l_309 = (long) i_307;
                                    if (i_307 < 0) {
                                        l_303 = l_309;
                                    } else {
                                        if (l_297 < 0L) {
                                            l_303 = (-22L);
                                        } else {
                                            i_310 = (int) ((uint) i_293 - (uint) i_295);
                                            if (i_310 < 0) {
                                                l_303 = (-22L);
                                            } else {
                                                l_311 = (long) ((int) get_group_id(0));
                                                i_312 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_311 << 12) + (l_311 << 11)))) + (ulong) 1856L))));
                                                if (i_312 == 0) {
                                                    l_313 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (l_309 << 6)))));
                                                    l_314 = (long) ((ulong) l_313 - (ulong) l_297);
                                                    if (l_314 < 1L) {
                                                        l_303 = 0L;
                                                    } else {
                                                        l_315 = (long) (uint) i_310;
                                                        l_316 = (l_314 < l_315) ? l_314 : l_315;
                                                        l_303 = l_316;
                                                    }
                                                } else {
                                                    l_303 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_303 < 1L) {
                                    l_317 = l_303;
                                } else {
                                    l_318 = (long) ((ulong) l_286 - (ulong) l_298);
                                    if (l_318 < l_303) {
                                        i_319 = (int) l_318;
                                        i_320 = i_319;
                                    } else {
                                        i_321 = (int) l_303;
                                        i_320 = i_321;
                                    }
                                    if (i_169 < i_175) {
                                        i_322 = *((volatile __global gale_int *) (arg_fs + 16 + l_174));
                                        i_323 = (int) ((uint) i_322 + (uint) (-1));
                                        i_324 = (i_323 < 0) ? (-9) : i_323;
                                        i_325 = i_324;
                                    } else {
                                        i_325 = (-9);
                                    }
                                    l_326 = (long) i_325;
                                    if (i_325 < 0) {
                                        l_317 = l_326;
                                    } else {
                                        i_327 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_176 + (ulong) (l_326 << 6))) + (ulong) 8L))));
                                        l_328 = l_297 >> i_285;
                                        i_329 = i_284 & ((int) (((long) ((ulong) ((long) ((ulong) l_328 + (ulong) (((long) i_327) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_330 = (long) ((int) get_group_id(0));
                                        l_331 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_330 << 12) + (l_330 << 11)))) + (ulong) 1864L);
                                        l_332 = (long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))));
                                        l_333 = (long) ((int) get_group_id(0));
                                        l_334 = (long) ((ulong) l_4 + (ulong) ((l_333 << 12) + (l_333 << 11)));
                                        l_335 = (long) ((ulong) l_334 + (ulong) 1896L);
                                        l_336 = (long) ((int) get_group_id(0));
                                        l_337 = (long) ((ulong) l_4 + (ulong) ((l_336 << 12) + (l_336 << 11)));
                                        l_338 = (long) ((ulong) l_337 + (ulong) 1792L);
                                        l_339 = (long) ((ulong) l_337 + (ulong) 1896L);
                                        l_340 = (long) ((ulong) l_337 + (ulong) 1796L);
                                        l_341 = (long) ((int) get_group_id(0));
                                        l_342 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_341 << 12) + (l_341 << 11)))) + (ulong) 1888L);
                                        i_343 = i_329;
                                        i_344 = 0;
                                        i_345 = (-2);
                                        while (true) {
                                            if (!(i_345 == (-2))) {
                                                break;
                                            }
                                            i_346 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) (((long) i_343) << 2)))));
                                            i_347 = (int) ((uint) i_346 + (uint) (-1));
                                            if (i_347 < 0) {
                                                i_345 = (-1);
                                            } else {
                                                l_348 = (long) ((ulong) l_282 + (ulong) (((long) (uint) i_347) << 4));
                                                i_349 = *((volatile __global gale_int *) (arg_fs + 16 + l_348));
                                                l_350 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_348 + (ulong) 8L))));
                                                if ((!(i_327 == i_349)) || (!(l_328 == l_350))) {
                                                    if (i_284 == i_344) {
                                                        i_345 = (-1);
                                                    } else {
                                                        i_351 = (int) ((uint) i_344 + (uint) 1);
                                                        i_352 = i_284 & ((int) ((uint) i_343 + (uint) 1));
                                                        i_343 = i_352;
                                                        i_344 = i_351;
                                                    }
                                                } else {
                                                    i_345 = i_347;
                                                }
                                            }
                                        }
                                        if (i_345 < 0) {
                                            i_353 = i_345;
                                        } else {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_342)) = ((int) ((uint) i_345 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_354 = (long) ((ulong) l_282 + (ulong) (((long) (uint) i_345) << 4));
                                            i_355 = *((volatile __global gale_int *) (arg_fs + 16 + l_354));
                                            l_356 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 8L))));
                                            if ((!(i_327 == i_355)) || (!(l_328 == l_356))) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_342)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_327 == i_355)) || (!(l_328 == l_356))) {
                                                i_353 = (-1);
                                            } else {
                                                i_353 = i_345;
                                            }
                                        }
                                        l_357 = (long) i_320;
                                        if (i_353 < 0) {
                                            i_358 = *((volatile __global gale_int *) (arg_fs + 16 + l_340));
                                            l_359 = *((__global gale_long *) (arg_fs + 16 + l_339));
                                            i_360 = (int) (0 - (uint) i_358);
                                            if (i_360 < 0) {
                                                i_361 = i_360;
                                            } else {
                                                l_362 = (long) ((ulong) l_359 + (ulong) (-64L));
                                                i_363 = (int) ((uint) ((int) (((long) ((ulong) l_362 + (ulong) ((long) ((ulong) (l_362 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_364 = 0;
                                                l_365 = 0L;
                                                while (true) {
                                                    if (!(i_364 == 0)) {
                                                        break;
                                                    }
                                                    i_366 = *((volatile __global gale_int *) (arg_fs + 16 + l_340));
                                                    i_367 = *((volatile __global gale_int *) (arg_fs + 16 + l_338));
                                                    if (i_363 == i_367) {
                                                        i_364 = 1;
                                                    } else {
                                                        if (i_366 == 0) {
                                                            if (l_365 < l_3) {
                                                                GALEFS_RELAX(l_365);
                                                                l_368 = (long) ((ulong) l_365 + (ulong) 1L);
                                                                l_365 = l_368;
                                                            } else {
                                                                i_364 = (-110);
                                                            }
                                                        } else {
                                                            i_369 = (int) (0 - (uint) i_366);
                                                            i_364 = i_369;
                                                        }
                                                    }
                                                }
                                                i_361 = i_364;
                                            }
                                            if (i_361 < 0) {
                                                l_370 = (long) i_361;
                                                l_317 = l_370;
                                            } else {
                                                l_371 = *((__global gale_long *) (arg_fs + 16 + l_335));
                                                l_372 = (long) ((ulong) l_371 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_334 + (ulong) ((long) (uint) (((int) l_372) & 1023)))))) = 0L;
                                                l_373 = (long) ((ulong) l_334 + (ulong) ((long) (uint) (((int) l_371) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 4L)))) = 3;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_371 + (ulong) ((long) ((ulong) (l_371 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 12L)))) = i_169;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 16L)))) = l_297;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 24L)))) = l_303;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_373)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_335)) = l_372;
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_332)) = (char) 1;
                                                l_374 = (long) ((ulong) l_357 + (ulong) (-9223372036854775807L));
                                                l_317 = l_374;
                                            }
                                        } else {
                                            l_375 = *((__global gale_long *) (arg_fs + 16 + l_331));
                                            *((__global gale_long *) (arg_fs + 16 + l_331)) = ((long) ((ulong) l_375 + (ulong) 1L));
                                            l_376 = l_357 | (((long) (uint) i_353) << 32);
                                            l_317 = l_376;
                                        }
                                    }
                                }
                            } else {
                                l_317 = 0L;
                            }
                            if (i_281 == 0) {
                                if (l_317 < (-4611686018427387904L)) {
                                    l_377 = (long) ((int) get_group_id(0));
                                    l_378 = (long) ((ulong) l_4 + (ulong) ((l_377 << 12) + (l_377 << 11)));
                                    l_379 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_378 + (ulong) 1896L))));
                                    l_380 = (long) ((ulong) l_379 + (ulong) (-64L));
                                    i_381 = (int) ((uint) ((int) (((long) ((ulong) l_380 + (ulong) ((long) ((ulong) (l_380 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_382 = (long) ((ulong) l_378 + (ulong) 1800L);
                                    l_383 = (long) ((ulong) l_378 + (ulong) 1792L);
                                    l_384 = (long) ((ulong) l_378 + (ulong) 1796L);
                                    i_385 = 0;
                                    l_386 = 0L;
                                    while (true) {
                                        if (!(i_385 == 0)) {
                                            break;
                                        }
                                        i_387 = *((volatile __global gale_int *) (arg_fs + 16 + l_384));
                                        i_388 = *((volatile __global gale_int *) (arg_fs + 16 + l_383));
                                        if (i_381 == i_388) {
                                            i_385 = 1;
                                        } else {
                                            if (i_387 == 0) {
                                                if (l_386 < l_3) {
                                                    GALEFS_RELAX(l_386);
                                                    l_389 = (long) ((ulong) l_386 + (ulong) 1L);
                                                    l_386 = l_389;
                                                } else {
                                                    i_385 = (-110);
                                                }
                                            } else {
                                                i_390 = (int) (0 - (uint) i_387);
                                                i_385 = i_390;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_385 < 0) {
                                        l_391 = (long) i_385;
                                        l_392 = l_391;
                                    } else {
                                        l_393 = *((volatile __global gale_long *) (arg_fs + 16 + l_382));
                                        l_392 = l_393;
                                    }
                                    i_394 = (int) ((uint) ((int) l_317) + (uint) (-1));
                                    if (i_394 < 0) {
                                        l_395 = l_392;
                                    } else {
                                        if (l_392 < 0L) {
                                            l_395 = l_392;
                                        } else {
                                            l_396 = (l_392 << 32) | ((long) (uint) i_394);
                                            l_395 = l_396;
                                        }
                                    }
                                } else {
                                    l_395 = l_317;
                                }
                            } else {
                                l_395 = l_317;
                            }
                            GALEFS_BROADCAST(10, l_397, l_395);
                            i_398 = (int) l_397;
                            if (l_397 < 0L) {
                                i_399 = 0;
                            } else {
                                i_399 = i_398;
                            }
                            if (l_397 < 0L) {
                                l_400 = 0L;
                            } else {
                                l_401 = (long) ((ulong) l_397 >> 32);
                                l_400 = l_401;
                            }
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) ((long) ((ulong) l_280 + (ulong) (l_400 << i_285)))))), (arg_a + 16 + (l_296 + l_279)), i_399);
                            GALEFS_FENCE();
                            GALEFS_BARRIER(11);
                            if (i_277 == 0) {
                                l_402 = (long) ((int) get_group_id(0));
                                l_403 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_402 << 12) + (l_402 << 11)))) + (ulong) 1872L);
                                l_404 = *((__global gale_long *) (arg_fs + 16 + l_403));
                                *((__global gale_long *) (arg_fs + 16 + l_403)) = ((long) ((ulong) ((long) i_399) + (ulong) l_404));
                                l_405 = (long) ((int) get_group_id(0));
                                l_406 = (long) ((ulong) l_4 + (ulong) ((l_405 << 12) + (l_405 << 11)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 1888L)))) = 0;
                                l_407 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 1896L))));
                                l_408 = (long) ((ulong) l_407 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_406 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_408 + (ulong) ((long) ((ulong) (l_408 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_409 = (int) ((uint) i_295 + (uint) i_399);
                            if (l_397 < 0L) {
                                i_294 = i_398;
                                i_295 = i_409;
                            } else {
                                i_410 = ((i_399 < 1) || (!(i_409 < i_293))) ? 0 : 1;
                                i_294 = i_410;
                                i_295 = i_409;
                            }
                        }
                        if (i_295 < 1) {
                            i_411 = i_294;
                        } else {
                            i_411 = i_295;
                        }
                        i_412 = 1;
                        i_413 = 0;
                        while (true) {
                            if (!(i_412 == 1)) {
                                break;
                            }
                            l_414 = (long) i_413;
                            l_415 = (long) ((ulong) l_289 + (ulong) l_414);
                            l_416 = l_287 & l_415;
                            if (i_276 == 0) {
                                l_417 = (long) ((int) get_group_id(0));
                                i_418 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_417 << 12) + (l_417 << 11)))) + (ulong) 1796L))));
                                i_419 = (int) (0 - (uint) i_418);
                                if (i_419 < 0) {
                                    l_420 = (long) i_419;
                                    l_421 = l_420;
                                } else {
                                    if (i_168 < i_175) {
                                        i_422 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                                        i_423 = (int) ((uint) i_422 + (uint) (-1));
                                        i_424 = (i_423 < 0) ? (-9) : i_423;
                                        if (i_424 < 0) {
                                            i_425 = i_424;
                                        } else {
                                            i_426 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 4L))));
                                            if ((i_426 & 3) == 1) {
                                                i_425 = (-9);
                                            } else {
                                                i_425 = i_424;
                                            }
                                        }
                                    } else {
                                        i_425 = (-9);
                                    }
                                    l_427 = (long) i_425;
                                    if (i_425 < 0) {
                                        l_421 = l_427;
                                    } else {
                                        if (l_415 < 0L) {
                                            l_421 = (-22L);
                                        } else {
                                            i_428 = (int) ((uint) i_293 - (uint) i_413);
                                            if (i_428 < 0) {
                                                l_421 = (-22L);
                                            } else {
                                                l_429 = (long) ((int) get_group_id(0));
                                                i_430 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_429 << 12) + (l_429 << 11)))) + (ulong) 1856L))));
                                                if (i_430 == 0) {
                                                    l_431 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) (l_427 << 6)))));
                                                    l_432 = (long) ((ulong) l_431 - (ulong) l_415);
                                                    if (l_432 < 1L) {
                                                        l_421 = 0L;
                                                    } else {
                                                        l_433 = (long) (uint) i_428;
                                                        l_434 = (l_432 < l_433) ? l_432 : l_433;
                                                        l_421 = l_434;
                                                    }
                                                } else {
                                                    l_421 = (-16L);
                                                }
                                            }
                                        }
                                    }
                                }
                                if (l_421 < 1L) {
                                    l_435 = l_421;
                                } else {
                                    l_436 = (long) ((ulong) l_286 - (ulong) l_416);
                                    if (l_436 < l_421) {
                                        i_437 = (int) l_436;
                                        i_438 = i_437;
                                    } else {
                                        i_439 = (int) l_421;
                                        i_438 = i_439;
                                    }
                                    if (i_168 < i_175) {
                                        i_440 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                                        i_441 = (int) ((uint) i_440 + (uint) (-1));
                                        i_442 = (i_441 < 0) ? (-9) : i_441;
                                        i_443 = i_442;
                                    } else {
                                        i_443 = (-9);
                                    }
                                    l_444 = (long) i_443;
                                    if (i_443 < 0) {
                                        l_435 = l_444;
                                    } else {
                                        i_445 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_176 + (ulong) (l_444 << 6))) + (ulong) 8L))));
                                        l_446 = l_415 >> i_285;
                                        i_447 = i_284 & ((int) (((long) ((ulong) ((long) ((ulong) l_446 + (ulong) (((long) i_445) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_448 = (long) ((int) get_group_id(0));
                                        l_449 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_448 << 12) + (l_448 << 11)))) + (ulong) 1864L);
                                        l_450 = (long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))));
                                        l_451 = (long) ((int) get_group_id(0));
                                        l_452 = (long) ((ulong) l_4 + (ulong) ((l_451 << 12) + (l_451 << 11)));
                                        l_453 = (long) ((ulong) l_452 + (ulong) 1896L);
                                        l_454 = (long) ((int) get_group_id(0));
                                        l_455 = (long) ((ulong) l_4 + (ulong) ((l_454 << 12) + (l_454 << 11)));
                                        l_456 = (long) ((ulong) l_455 + (ulong) 1792L);
                                        l_457 = (long) ((ulong) l_455 + (ulong) 1896L);
                                        l_458 = (long) ((ulong) l_455 + (ulong) 1796L);
                                        l_459 = (long) ((int) get_group_id(0));
                                        l_460 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_459 << 12) + (l_459 << 11)))) + (ulong) 1888L);
                                        i_461 = i_447;
                                        i_462 = 0;
                                        i_463 = (-2);
                                        while (true) {
                                            if (!(i_463 == (-2))) {
                                                break;
                                            }
                                            i_464 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) (((long) i_461) << 2)))));
                                            i_465 = (int) ((uint) i_464 + (uint) (-1));
                                            if (i_465 < 0) {
                                                i_463 = (-1);
                                            } else {
                                                l_466 = (long) ((ulong) l_282 + (ulong) (((long) (uint) i_465) << 4));
                                                i_467 = *((volatile __global gale_int *) (arg_fs + 16 + l_466));
                                                l_468 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_466 + (ulong) 8L))));
                                                if ((!(i_445 == i_467)) || (!(l_446 == l_468))) {
                                                    if (i_284 == i_462) {
                                                        i_463 = (-1);
                                                    } else {
                                                        i_469 = (int) ((uint) i_462 + (uint) 1);
                                                        i_470 = i_284 & ((int) ((uint) i_461 + (uint) 1));
                                                        i_461 = i_470;
                                                        i_462 = i_469;
                                                    }
                                                } else {
                                                    i_463 = i_465;
                                                }
                                            }
                                        }
                                        if (i_463 < 0) {
                                            i_471 = i_463;
                                        } else {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_460)) = ((int) ((uint) i_463 + (uint) 1));
                                            GALEFS_FENCE();
                                            l_472 = (long) ((ulong) l_282 + (ulong) (((long) (uint) i_463) << 4));
                                            i_473 = *((volatile __global gale_int *) (arg_fs + 16 + l_472));
                                            l_474 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 8L))));
                                            if ((!(i_445 == i_473)) || (!(l_446 == l_474))) {
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_460)) = 0;
                                            }
                                            GALEFS_FENCE();
                                            if ((!(i_445 == i_473)) || (!(l_446 == l_474))) {
                                                i_471 = (-1);
                                            } else {
                                                i_471 = i_463;
                                            }
                                        }
                                        l_475 = (long) i_438;
                                        if (i_471 < 0) {
                                            i_476 = *((volatile __global gale_int *) (arg_fs + 16 + l_458));
                                            l_477 = *((__global gale_long *) (arg_fs + 16 + l_457));
                                            i_478 = (int) (0 - (uint) i_476);
                                            if (i_478 < 0) {
                                                i_479 = i_478;
                                            } else {
                                                l_480 = (long) ((ulong) l_477 + (ulong) (-64L));
                                                i_481 = (int) ((uint) ((int) (((long) ((ulong) l_480 + (ulong) ((long) ((ulong) (l_480 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                                i_482 = 0;
                                                l_483 = 0L;
                                                while (true) {
                                                    if (!(i_482 == 0)) {
                                                        break;
                                                    }
                                                    i_484 = *((volatile __global gale_int *) (arg_fs + 16 + l_458));
                                                    i_485 = *((volatile __global gale_int *) (arg_fs + 16 + l_456));
                                                    if (i_481 == i_485) {
                                                        i_482 = 1;
                                                    } else {
                                                        if (i_484 == 0) {
                                                            if (l_483 < l_3) {
                                                                GALEFS_RELAX(l_483);
                                                                l_486 = (long) ((ulong) l_483 + (ulong) 1L);
                                                                l_483 = l_486;
                                                            } else {
                                                                i_482 = (-110);
                                                            }
                                                        } else {
                                                            i_487 = (int) (0 - (uint) i_484);
                                                            i_482 = i_487;
                                                        }
                                                    }
                                                }
                                                i_479 = i_482;
                                            }
                                            if (i_479 < 0) {
                                                l_488 = (long) i_479;
                                                l_435 = l_488;
                                            } else {
                                                l_489 = *((__global gale_long *) (arg_fs + 16 + l_453));
                                                l_490 = (long) ((ulong) l_489 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_452 + (ulong) ((long) (uint) (((int) l_490) & 1023)))))) = 0L;
                                                l_491 = (long) ((ulong) l_452 + (ulong) ((long) (uint) (((int) l_489) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 4L)))) = 3;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_489 + (ulong) ((long) ((ulong) (l_489 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 12L)))) = i_168;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 16L)))) = l_415;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 24L)))) = l_421;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_491)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_453)) = l_490;
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + l_450)) = (char) 1;
                                                l_492 = (long) ((ulong) l_475 + (ulong) (-9223372036854775807L));
                                                l_435 = l_492;
                                            }
                                        } else {
                                            l_493 = *((__global gale_long *) (arg_fs + 16 + l_449));
                                            *((__global gale_long *) (arg_fs + 16 + l_449)) = ((long) ((ulong) l_493 + (ulong) 1L));
                                            l_494 = l_475 | (((long) (uint) i_471) << 32);
                                            l_435 = l_494;
                                        }
                                    }
                                }
                            } else {
                                l_435 = 0L;
                            }
                            if (i_275 == 0) {
                                if (l_435 < (-4611686018427387904L)) {
                                    l_495 = (long) ((int) get_group_id(0));
                                    l_496 = (long) ((ulong) l_4 + (ulong) ((l_495 << 12) + (l_495 << 11)));
                                    l_497 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 1896L))));
                                    l_498 = (long) ((ulong) l_497 + (ulong) (-64L));
                                    i_499 = (int) ((uint) ((int) (((long) ((ulong) l_498 + (ulong) ((long) ((ulong) (l_498 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_500 = (long) ((ulong) l_496 + (ulong) 1800L);
                                    l_501 = (long) ((ulong) l_496 + (ulong) 1792L);
                                    l_502 = (long) ((ulong) l_496 + (ulong) 1796L);
                                    i_503 = 0;
                                    l_504 = 0L;
                                    while (true) {
                                        if (!(i_503 == 0)) {
                                            break;
                                        }
                                        i_505 = *((volatile __global gale_int *) (arg_fs + 16 + l_502));
                                        i_506 = *((volatile __global gale_int *) (arg_fs + 16 + l_501));
                                        if (i_499 == i_506) {
                                            i_503 = 1;
                                        } else {
                                            if (i_505 == 0) {
                                                if (l_504 < l_3) {
                                                    GALEFS_RELAX(l_504);
                                                    l_507 = (long) ((ulong) l_504 + (ulong) 1L);
                                                    l_504 = l_507;
                                                } else {
                                                    i_503 = (-110);
                                                }
                                            } else {
                                                i_508 = (int) (0 - (uint) i_505);
                                                i_503 = i_508;
                                            }
                                        }
                                    }
                                    GALEFS_FENCE();
                                    if (i_503 < 0) {
                                        l_509 = (long) i_503;
                                        l_510 = l_509;
                                    } else {
                                        l_511 = *((volatile __global gale_long *) (arg_fs + 16 + l_500));
                                        l_510 = l_511;
                                    }
                                    i_512 = (int) ((uint) ((int) l_435) + (uint) (-1));
                                    if (i_512 < 0) {
                                        l_513 = l_510;
                                    } else {
                                        if (l_510 < 0L) {
                                            l_513 = l_510;
                                        } else {
                                            l_514 = (l_510 << 32) | ((long) (uint) i_512);
                                            l_513 = l_514;
                                        }
                                    }
                                } else {
                                    l_513 = l_435;
                                }
                            } else {
                                l_513 = l_435;
                            }
                            GALEFS_BROADCAST(12, l_515, l_513);
                            i_516 = (int) l_515;
                            if (l_515 < 0L) {
                                i_517 = 0;
                            } else {
                                i_517 = i_516;
                            }
                            if (l_515 < 0L) {
                                l_518 = 0L;
                            } else {
                                l_519 = (long) ((ulong) l_515 >> 32);
                                l_518 = l_519;
                            }
                            gale_copy((arg_fs + 16 + ((long) ((ulong) l_416 + (ulong) ((long) ((ulong) l_280 + (ulong) (l_518 << i_285)))))), (arg_b + 16 + (l_414 + l_279)), i_517);
                            GALEFS_FENCE();
                            GALEFS_BARRIER(13);
                            if (i_274 == 0) {
                                l_520 = (long) ((int) get_group_id(0));
                                l_521 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_520 << 12) + (l_520 << 11)))) + (ulong) 1872L);
                                l_522 = *((__global gale_long *) (arg_fs + 16 + l_521));
                                *((__global gale_long *) (arg_fs + 16 + l_521)) = ((long) ((ulong) ((long) i_517) + (ulong) l_522));
                                l_523 = (long) ((int) get_group_id(0));
                                l_524 = (long) ((ulong) l_4 + (ulong) ((l_523 << 12) + (l_523 << 11)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 1888L)))) = 0;
                                l_525 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 1896L))));
                                l_526 = (long) ((ulong) l_525 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_526 + (ulong) ((long) ((ulong) (l_526 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            }
                            i_527 = (int) ((uint) i_413 + (uint) i_517);
                            if (l_515 < 0L) {
                                i_412 = i_516;
                                i_413 = i_527;
                            } else {
                                i_528 = ((i_517 < 1) || (!(i_527 < i_293))) ? 0 : 1;
                                i_412 = i_528;
                                i_413 = i_527;
                            }
                        }
                        if (i_413 < 1) {
                            i_529 = i_412;
                        } else {
                            i_529 = i_413;
                        }
                        if (i_293 == i_411) {
                            if (i_293 == i_529) {
                                i_530 = ((int) ((uint) i_293 + (uint) ((int) ((uint) (i_293 >> 31) >> 30)))) >> 2;
                                i_531 = (int) get_local_size(0);
                                l_532 = (long) ((int) get_group_id(0));
                                l_533 = (long) ((ulong) l_4 + (ulong) ((l_532 << 12) + (l_532 << 11)));
                                l_534 = (long) ((ulong) l_533 + (ulong) 1892L);
                                l_535 = (long) ((ulong) l_533 + (ulong) 1896L);
                                l_536 = (long) ((ulong) l_533 + (ulong) 1888L);
                                l_537 = (long) ((int) get_group_id(0));
                                l_538 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_537 << 12) + (l_537 << 11)))) + (ulong) 1880L);
                                i_539 = (int) get_local_id(0);
                                i_540 = (int) get_local_id(0);
                                i_541 = (int) get_local_id(0);
                                i_542 = (int) get_local_id(0);
                                i_543 = i_542;
                                while (true) {
                                    if (!(i_543 < i_530)) {
                                        break;
                                    }
                                    l_544 = (((long) ((int) ((uint) i_543 + (uint) i_278))) << 2) + 16L;
                                    ul_545 = arg_a + l_544;
                                    f_546 = *((__global gale_float *) ul_545);
                                    f_547 = *((__global gale_float *) (arg_b + l_544));
                                    *((__global gale_float *) ul_545) = (f_546 + f_547);
                                    i_548 = (int) ((uint) i_543 + (uint) i_531);
                                    i_543 = i_548;
                                }
                                i_549 = 1;
                                i_550 = 0;
                                while (true) {
                                    if (!(i_549 == 1)) {
                                        break;
                                    }
                                    l_551 = (long) i_550;
                                    l_552 = (long) ((ulong) l_289 + (ulong) l_551);
                                    l_553 = l_287 & l_552;
                                    if (i_541 == 0) {
                                        if (i_167 < i_175) {
                                            l_554 = (long) ((ulong) l_173 + (ulong) (((long) (uint) i_167) << 3));
                                            i_555 = *((volatile __global gale_int *) (arg_fs + 16 + l_554));
                                            i_556 = (int) ((uint) i_555 + (uint) (-1));
                                            i_557 = (i_556 < 0) ? (-9) : i_556;
                                            if (i_557 < 0) {
                                                i_558 = i_557;
                                            } else {
                                                i_559 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_554 + (ulong) 4L))));
                                                if ((i_559 & 3) == 0) {
                                                    i_558 = (-9);
                                                } else {
                                                    i_558 = i_557;
                                                }
                                            }
                                        } else {
                                            i_558 = (-9);
                                        }
                                        i_560 = (int) ((uint) i_293 - (uint) i_550);
                                        l_561 = (long) i_560;
                                        if (i_558 < 0) {
                                            l_562 = (long) i_558;
                                            l_563 = l_562;
                                        } else {
                                            if (l_552 < 0L) {
                                                l_563 = (-22L);
                                            } else {
                                                if (i_560 < 0) {
                                                    l_563 = (-22L);
                                                } else {
                                                    if (((long) ((ulong) l_552 + (ulong) l_561)) < 0L) {
                                                        l_563 = (-27L);
                                                    } else {
                                                        l_564 = (long) ((int) get_group_id(0));
                                                        i_565 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_564 << 12) + (l_564 << 11)))) + (ulong) 1856L))));
                                                        if (i_565 == 0) {
                                                            l_563 = l_561;
                                                        } else {
                                                            l_563 = (-16L);
                                                        }
                                                    }
                                                }
                                            }
                                        }
                                        if (l_563 < 1L) {
                                            l_566 = l_563;
                                        } else {
                                            l_567 = (long) ((ulong) l_286 - (ulong) l_553);
                                            if (l_567 < l_561) {
                                                i_568 = (int) l_567;
                                                i_569 = i_568;
                                            } else {
                                                i_569 = i_560;
                                            }
                                            l_570 = (long) ((int) get_group_id(0));
                                            l_571 = (long) ((ulong) l_4 + (ulong) ((l_570 << 12) + (l_570 << 11)));
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
                                                while (true) {
                                                    if (!(i_580 == 0)) {
                                                        break;
                                                    }
                                                    i_582 = *((volatile __global gale_int *) (arg_fs + 16 + l_572));
                                                    i_583 = *((volatile __global gale_int *) (arg_fs + 16 + l_579));
                                                    if (i_578 == i_583) {
                                                        i_580 = 1;
                                                    } else {
                                                        if (i_582 == 0) {
                                                            if (l_581 < l_3) {
                                                                GALEFS_RELAX(l_581);
                                                                l_584 = (long) ((ulong) l_581 + (ulong) 1L);
                                                                l_581 = l_584;
                                                            } else {
                                                                i_580 = (-110);
                                                            }
                                                        } else {
                                                            i_585 = (int) (0 - (uint) i_582);
                                                            i_580 = i_585;
                                                        }
                                                    }
                                                }
                                                i_576 = i_580;
                                            }
                                            if (i_576 < 0) {
                                                l_586 = (long) i_576;
                                                l_566 = l_586;
                                            } else {
                                                l_587 = (long) ((int) get_group_id(0));
                                                l_588 = (long) ((ulong) l_4 + (ulong) ((l_587 << 12) + (l_587 << 11)));
                                                l_589 = (long) ((ulong) l_588 + (ulong) 1896L);
                                                l_590 = *((__global gale_long *) (arg_fs + 16 + l_589));
                                                l_591 = (long) ((ulong) l_590 + (ulong) 64L);
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_588 + (ulong) ((long) (uint) (((int) l_591) & 1023)))))) = 0L;
                                                l_592 = (long) ((ulong) l_588 + (ulong) ((long) (uint) (((int) l_590) & 1023)));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 4L)))) = 4;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_590 + (ulong) ((long) ((ulong) (l_590 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 12L)))) = i_167;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 16L)))) = l_552;
                                                l_593 = (long) i_569;
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 24L)))) = l_593;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 32L)))) = 0;
                                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_592 + (ulong) 36L)))) = 0;
                                                GALEFS_FENCE();
                                                *((volatile __global gale_int *) (arg_fs + 16 + l_592)) = 64;
                                                *((__global gale_long *) (arg_fs + 16 + l_589)) = l_591;
                                                GALEFS_FENCE();
                                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                                l_594 = (long) ((ulong) l_593 + (ulong) (-9223372036854775807L));
                                                l_566 = l_594;
                                            }
                                        }
                                    } else {
                                        l_566 = 0L;
                                    }
                                    if (i_540 == 0) {
                                        if (l_566 < (-4611686018427387904L)) {
                                            l_595 = (long) ((int) get_group_id(0));
                                            l_596 = (long) ((ulong) l_4 + (ulong) ((l_595 << 12) + (l_595 << 11)));
                                            l_597 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_596 + (ulong) 1896L))));
                                            l_598 = (long) ((ulong) l_597 + (ulong) (-64L));
                                            i_599 = (int) ((uint) ((int) (((long) ((ulong) l_598 + (ulong) ((long) ((ulong) (l_598 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            l_600 = (long) ((ulong) l_596 + (ulong) 1800L);
                                            l_601 = (long) ((ulong) l_596 + (ulong) 1792L);
                                            l_602 = (long) ((ulong) l_596 + (ulong) 1796L);
                                            i_603 = 0;
                                            l_604 = 0L;
                                            while (true) {
                                                if (!(i_603 == 0)) {
                                                    break;
                                                }
                                                i_605 = *((volatile __global gale_int *) (arg_fs + 16 + l_602));
                                                i_606 = *((volatile __global gale_int *) (arg_fs + 16 + l_601));
                                                if (i_599 == i_606) {
                                                    i_603 = 1;
                                                } else {
                                                    if (i_605 == 0) {
                                                        if (l_604 < l_3) {
                                                            GALEFS_RELAX(l_604);
                                                            l_607 = (long) ((ulong) l_604 + (ulong) 1L);
                                                            l_604 = l_607;
                                                        } else {
                                                            i_603 = (-110);
                                                        }
                                                    } else {
                                                        i_608 = (int) (0 - (uint) i_605);
                                                        i_603 = i_608;
                                                    }
                                                }
                                            }
                                            GALEFS_FENCE();
                                            if (i_603 < 0) {
                                                l_609 = (long) i_603;
                                                l_610 = l_609;
                                            } else {
                                                l_611 = *((volatile __global gale_long *) (arg_fs + 16 + l_600));
                                                l_610 = l_611;
                                            }
                                            i_612 = (int) ((uint) ((int) l_566) + (uint) (-1));
                                            if (i_612 < 0) {
                                                l_613 = l_610;
                                            } else {
                                                if (l_610 < 0L) {
                                                    l_613 = l_610;
                                                } else {
                                                    l_614 = (l_610 << 32) | ((long) (uint) i_612);
                                                    l_613 = l_614;
                                                }
                                            }
                                        } else {
                                            l_613 = l_566;
                                        }
                                    } else {
                                        l_613 = l_566;
                                    }
                                    GALEFS_BROADCAST(14, l_615, l_613);
                                    i_616 = (int) l_615;
                                    if (l_615 < 0L) {
                                        i_617 = 0;
                                    } else {
                                        i_617 = i_616;
                                    }
                                    if (l_615 < 0L) {
                                        l_618 = 0L;
                                    } else {
                                        l_619 = (long) ((ulong) l_615 >> 32);
                                        l_618 = l_619;
                                    }
                                    gale_copy((arg_a + 16 + (l_551 + l_279)), (arg_fs + 16 + ((long) ((ulong) l_553 + (ulong) ((long) ((ulong) l_280 + (ulong) (l_618 << i_285)))))), i_617);
                                    GALEFS_FENCE();
                                    GALEFS_BARRIER(15);
                                    if (i_539 == 0) {
                                        l_620 = *((__global gale_long *) (arg_fs + 16 + l_538));
                                        *((__global gale_long *) (arg_fs + 16 + l_538)) = ((long) ((ulong) ((long) i_617) + (ulong) l_620));
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_536)) = 0;
                                        l_621 = *((__global gale_long *) (arg_fs + 16 + l_535));
                                        l_622 = (long) ((ulong) l_621 + (ulong) (-64L));
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_534)) = ((int) ((uint) ((int) (((long) ((ulong) l_622 + (ulong) ((long) ((ulong) (l_622 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    }
                                    i_623 = (int) ((uint) i_550 + (uint) i_617);
                                    if (l_615 < 0L) {
                                        i_549 = i_616;
                                        i_550 = i_623;
                                    } else {
                                        i_624 = ((i_617 < 1) || (!(i_623 < i_293))) ? 0 : 1;
                                        i_549 = i_624;
                                        i_550 = i_623;
                                    }
                                }
                                if (i_550 < 1) {
                                    i_625 = i_549;
                                } else {
                                    i_625 = i_550;
                                }
                            } else {
                                i_625 = 0;
                            }
                        } else {
                            i_625 = 0;
                        }
                        l_626 = (long) ((ulong) l_289 + (ulong) l_273);
                        i_627 = ((!(i_293 == i_625)) || (!(l_626 < l_270))) ? 0 : 1;
                        if (i_293 == i_625) {
                            l_289 = l_626;
                            i_290 = i_627;
                        } else {
                            if (i_293 == i_411) {
                                if (i_293 == i_529) {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_628 = ((int) get_group_id(0)) << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_628) << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + ((((long) (i_628 + 1)) << 2) + 16L))) = i_625;
                                        l_289 = l_626;
                                        i_290 = i_627;
                                    } else {
                                        l_289 = l_626;
                                        i_290 = i_627;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        i_629 = ((int) get_group_id(0)) << 1;
                                        *((__global gale_int *) (arg_status + ((((long) i_629) << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + ((((long) (i_629 + 1)) << 2) + 16L))) = i_529;
                                        l_289 = l_626;
                                        i_290 = i_627;
                                    } else {
                                        l_289 = l_626;
                                        i_290 = i_627;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    i_630 = ((int) get_group_id(0)) << 1;
                                    *((__global gale_int *) (arg_status + ((((long) i_630) << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + ((((long) (i_630 + 1)) << 2) + 16L))) = i_411;
                                    l_289 = l_626;
                                    i_290 = i_627;
                                } else {
                                    l_289 = l_626;
                                    i_290 = i_627;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        i_631 = ((int) get_group_id(0)) << 1;
                        *((__global gale_int *) (arg_status + ((((long) i_631) << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + ((((long) (i_631 + 1)) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_632 = (long) ((int) get_group_id(0));
        i_633 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_632 << 12) + (l_632 << 11)))) + (ulong) 1856L))));
        if (i_633 == 0) {
            l_634 = (long) ((int) get_group_id(0));
            l_635 = (long) ((ulong) l_4 + (ulong) ((l_634 << 12) + (l_634 << 11)));
            l_636 = (long) ((ulong) l_635 + (ulong) 1796L);
            i_637 = *((volatile __global gale_int *) (arg_fs + 16 + l_636));
            l_638 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_635 + (ulong) 1896L))));
            i_639 = (int) (0 - (uint) i_637);
            if (i_639 < 0) {
                i_640 = i_639;
            } else {
                l_641 = (long) ((ulong) l_638 + (ulong) (-64L));
                i_642 = (int) ((uint) ((int) (((long) ((ulong) l_641 + (ulong) ((long) ((ulong) (l_641 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_643 = (long) ((ulong) l_635 + (ulong) 1792L);
                i_644 = 0;
                l_645 = 0L;
                while (true) {
                    if (!(i_644 == 0)) {
                        break;
                    }
                    i_646 = *((volatile __global gale_int *) (arg_fs + 16 + l_636));
                    i_647 = *((volatile __global gale_int *) (arg_fs + 16 + l_643));
                    if (i_642 == i_647) {
                        i_644 = 1;
                    } else {
                        if (i_646 == 0) {
                            if (l_645 < l_3) {
                                GALEFS_RELAX(l_645);
                                l_648 = (long) ((ulong) l_645 + (ulong) 1L);
                                l_645 = l_648;
                            } else {
                                i_644 = (-110);
                            }
                        } else {
                            i_649 = (int) (0 - (uint) i_646);
                            i_644 = i_649;
                        }
                    }
                }
                i_640 = i_644;
            }
            if (i_640 < 0) {
                l_650 = (long) i_640;
                l_651 = l_650;
            } else {
                l_652 = (long) ((int) get_group_id(0));
                l_653 = (long) ((ulong) l_4 + (ulong) ((l_652 << 12) + (l_652 << 11)));
                l_654 = (long) ((ulong) l_653 + (ulong) 1896L);
                l_655 = *((__global gale_long *) (arg_fs + 16 + l_654));
                l_656 = (long) ((ulong) l_655 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_653 + (ulong) ((long) (uint) (((int) l_656) & 1023)))))) = 0L;
                l_657 = (long) ((ulong) l_653 + (ulong) ((long) (uint) (((int) l_655) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_655 + (ulong) ((long) ((ulong) (l_655 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 12L)))) = i_169;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_657 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_657)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_654)) = l_656;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_651 = LONG_MIN;
            }
        } else {
            l_651 = (-16L);
        }
    } else {
        l_651 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_651 < (-4611686018427387904L)) {
            l_658 = (long) ((int) get_group_id(0));
            l_659 = (long) ((ulong) l_4 + (ulong) ((l_658 << 12) + (l_658 << 11)));
            l_660 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 1896L))));
            l_661 = (long) ((ulong) l_660 + (ulong) (-64L));
            i_662 = (int) ((uint) ((int) (((long) ((ulong) l_661 + (ulong) ((long) ((ulong) (l_661 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_663 = (long) ((ulong) l_659 + (ulong) 1792L);
            l_664 = (long) ((ulong) l_659 + (ulong) 1796L);
            i_665 = 0;
            l_666 = 0L;
            while (true) {
                if (!(i_665 == 0)) {
                    break;
                }
                i_667 = *((volatile __global gale_int *) (arg_fs + 16 + l_664));
                i_668 = *((volatile __global gale_int *) (arg_fs + 16 + l_663));
                if (i_662 == i_668) {
                    i_665 = 1;
                } else {
                    if (i_667 == 0) {
                        if (l_666 < l_3) {
                            GALEFS_RELAX(l_666);
                            l_669 = (long) ((ulong) l_666 + (ulong) 1L);
                            l_666 = l_669;
                        } else {
                            i_665 = (-110);
                        }
                    } else {
                        i_670 = (int) (0 - (uint) i_667);
                        i_665 = i_670;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_665 < 0) {
                l_671 = (long) i_665;
                l_672 = l_671;
            } else {
                l_673 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_659 + (ulong) 1800L))));
                l_672 = l_673;
            }
            i_674 = (int) ((uint) ((int) l_651) + (uint) (-1));
            if (i_674 < 0) {
                l_675 = l_672;
            } else {
                if (l_672 < 0L) {
                    l_675 = l_672;
                } else {
                    l_676 = (l_672 << 32) | ((long) (uint) i_674);
                    l_675 = l_676;
                }
            }
        } else {
            l_675 = l_651;
        }
    } else {
        l_675 = l_651;
    }
    GALEFS_BROADCAST(16, l_677, l_675);
    if (((int) get_local_id(0)) == 0) {
        l_678 = (long) ((int) get_group_id(0));
        i_679 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_678 << 12) + (l_678 << 11)))) + (ulong) 1856L))));
        if (i_679 == 0) {
            l_680 = (long) ((int) get_group_id(0));
            l_681 = (long) ((ulong) l_4 + (ulong) ((l_680 << 12) + (l_680 << 11)));
            l_682 = (long) ((ulong) l_681 + (ulong) 1796L);
            i_683 = *((volatile __global gale_int *) (arg_fs + 16 + l_682));
            l_684 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_681 + (ulong) 1896L))));
            i_685 = (int) (0 - (uint) i_683);
            if (i_685 < 0) {
                i_686 = i_685;
            } else {
                l_687 = (long) ((ulong) l_684 + (ulong) (-64L));
                i_688 = (int) ((uint) ((int) (((long) ((ulong) l_687 + (ulong) ((long) ((ulong) (l_687 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_689 = (long) ((ulong) l_681 + (ulong) 1792L);
                i_690 = 0;
                l_691 = 0L;
                while (true) {
                    if (!(i_690 == 0)) {
                        break;
                    }
                    i_692 = *((volatile __global gale_int *) (arg_fs + 16 + l_682));
                    i_693 = *((volatile __global gale_int *) (arg_fs + 16 + l_689));
                    if (i_688 == i_693) {
                        i_690 = 1;
                    } else {
                        if (i_692 == 0) {
                            if (l_691 < l_3) {
                                GALEFS_RELAX(l_691);
                                l_694 = (long) ((ulong) l_691 + (ulong) 1L);
                                l_691 = l_694;
                            } else {
                                i_690 = (-110);
                            }
                        } else {
                            i_695 = (int) (0 - (uint) i_692);
                            i_690 = i_695;
                        }
                    }
                }
                i_686 = i_690;
            }
            if (i_686 < 0) {
                l_696 = (long) i_686;
                l_697 = l_696;
            } else {
                l_698 = (long) ((int) get_group_id(0));
                l_699 = (long) ((ulong) l_4 + (ulong) ((l_698 << 12) + (l_698 << 11)));
                l_700 = (long) ((ulong) l_699 + (ulong) 1896L);
                l_701 = *((__global gale_long *) (arg_fs + 16 + l_700));
                l_702 = (long) ((ulong) l_701 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_699 + (ulong) ((long) (uint) (((int) l_702) & 1023)))))) = 0L;
                l_703 = (long) ((ulong) l_699 + (ulong) ((long) (uint) (((int) l_701) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_701 + (ulong) ((long) ((ulong) (l_701 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 12L)))) = i_168;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_703 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_703)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_700)) = l_702;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_697 = LONG_MIN;
            }
        } else {
            l_697 = (-16L);
        }
    } else {
        l_697 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_697 < (-4611686018427387904L)) {
            l_704 = (long) ((int) get_group_id(0));
            l_705 = (long) ((ulong) l_4 + (ulong) ((l_704 << 12) + (l_704 << 11)));
            l_706 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) 1896L))));
            l_707 = (long) ((ulong) l_706 + (ulong) (-64L));
            i_708 = (int) ((uint) ((int) (((long) ((ulong) l_707 + (ulong) ((long) ((ulong) (l_707 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_709 = (long) ((ulong) l_705 + (ulong) 1792L);
            l_710 = (long) ((ulong) l_705 + (ulong) 1796L);
            i_711 = 0;
            l_712 = 0L;
            while (true) {
                if (!(i_711 == 0)) {
                    break;
                }
                i_713 = *((volatile __global gale_int *) (arg_fs + 16 + l_710));
                i_714 = *((volatile __global gale_int *) (arg_fs + 16 + l_709));
                if (i_708 == i_714) {
                    i_711 = 1;
                } else {
                    if (i_713 == 0) {
                        if (l_712 < l_3) {
                            GALEFS_RELAX(l_712);
                            l_715 = (long) ((ulong) l_712 + (ulong) 1L);
                            l_712 = l_715;
                        } else {
                            i_711 = (-110);
                        }
                    } else {
                        i_716 = (int) (0 - (uint) i_713);
                        i_711 = i_716;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_711 < 0) {
                l_717 = (long) i_711;
                l_718 = l_717;
            } else {
                l_719 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_705 + (ulong) 1800L))));
                l_718 = l_719;
            }
            i_720 = (int) ((uint) ((int) l_697) + (uint) (-1));
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
            l_721 = l_697;
        }
    } else {
        l_721 = l_697;
    }
    GALEFS_BROADCAST(17, l_723, l_721);
    if (((int) get_local_id(0)) == 0) {
        l_724 = (long) ((int) get_group_id(0));
        i_725 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_724 << 12) + (l_724 << 11)))) + (ulong) 1856L))));
        if (i_725 == 0) {
            l_726 = (long) ((int) get_group_id(0));
            l_727 = (long) ((ulong) l_4 + (ulong) ((l_726 << 12) + (l_726 << 11)));
            l_728 = (long) ((ulong) l_727 + (ulong) 1796L);
            i_729 = *((volatile __global gale_int *) (arg_fs + 16 + l_728));
            l_730 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_727 + (ulong) 1896L))));
            i_731 = (int) (0 - (uint) i_729);
            if (i_731 < 0) {
                i_732 = i_731;
            } else {
                l_733 = (long) ((ulong) l_730 + (ulong) (-64L));
                i_734 = (int) ((uint) ((int) (((long) ((ulong) l_733 + (ulong) ((long) ((ulong) (l_733 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_735 = (long) ((ulong) l_727 + (ulong) 1792L);
                i_736 = 0;
                l_737 = 0L;
                while (true) {
                    if (!(i_736 == 0)) {
                        break;
                    }
                    i_738 = *((volatile __global gale_int *) (arg_fs + 16 + l_728));
                    i_739 = *((volatile __global gale_int *) (arg_fs + 16 + l_735));
                    if (i_734 == i_739) {
                        i_736 = 1;
                    } else {
                        if (i_738 == 0) {
                            if (l_737 < l_3) {
                                GALEFS_RELAX(l_737);
                                l_740 = (long) ((ulong) l_737 + (ulong) 1L);
                                l_737 = l_740;
                            } else {
                                i_736 = (-110);
                            }
                        } else {
                            i_741 = (int) (0 - (uint) i_738);
                            i_736 = i_741;
                        }
                    }
                }
                i_732 = i_736;
            }
            if (i_732 < 0) {
                l_742 = (long) i_732;
                l_743 = l_742;
            } else {
                l_744 = (long) ((int) get_group_id(0));
                l_745 = (long) ((ulong) l_4 + (ulong) ((l_744 << 12) + (l_744 << 11)));
                l_746 = (long) ((ulong) l_745 + (ulong) 1896L);
                l_747 = *((__global gale_long *) (arg_fs + 16 + l_746));
                l_748 = (long) ((ulong) l_747 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_745 + (ulong) ((long) (uint) (((int) l_748) & 1023)))))) = 0L;
                l_749 = (long) ((ulong) l_745 + (ulong) ((long) (uint) (((int) l_747) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_747 + (ulong) ((long) ((ulong) (l_747 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 12L)))) = i_167;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_749 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_749)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_746)) = l_748;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_743 = LONG_MIN;
            }
        } else {
            l_743 = (-16L);
        }
    } else {
        l_743 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_743 < (-4611686018427387904L)) {
            l_750 = (long) ((int) get_group_id(0));
            l_751 = (long) ((ulong) l_4 + (ulong) ((l_750 << 12) + (l_750 << 11)));
            l_752 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_751 + (ulong) 1896L))));
            l_753 = (long) ((ulong) l_752 + (ulong) (-64L));
            i_754 = (int) ((uint) ((int) (((long) ((ulong) l_753 + (ulong) ((long) ((ulong) (l_753 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_755 = (long) ((ulong) l_751 + (ulong) 1792L);
            l_756 = (long) ((ulong) l_751 + (ulong) 1796L);
            i_757 = 0;
            l_758 = 0L;
            while (true) {
                if (!(i_757 == 0)) {
                    break;
                }
                i_759 = *((volatile __global gale_int *) (arg_fs + 16 + l_756));
                i_760 = *((volatile __global gale_int *) (arg_fs + 16 + l_755));
                if (i_754 == i_760) {
                    i_757 = 1;
                } else {
                    if (i_759 == 0) {
                        if (l_758 < l_3) {
                            GALEFS_RELAX(l_758);
                            l_761 = (long) ((ulong) l_758 + (ulong) 1L);
                            l_758 = l_761;
                        } else {
                            i_757 = (-110);
                        }
                    } else {
                        i_762 = (int) (0 - (uint) i_759);
                        i_757 = i_762;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_757 < 0) {
                l_763 = (long) i_757;
                l_764 = l_763;
            } else {
                l_765 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_751 + (ulong) 1800L))));
                l_764 = l_765;
            }
            i_766 = (int) ((uint) ((int) l_743) + (uint) (-1));
            if (i_766 < 0) {
                l_767 = l_764;
            } else {
                if (l_764 < 0L) {
                    l_767 = l_764;
                } else {
                    l_768 = (l_764 << 32) | ((long) (uint) i_766);
                    l_767 = l_768;
                }
            }
        } else {
            l_767 = l_743;
        }
    } else {
        l_767 = l_743;
    }
    GALEFS_BROADCAST(18, l_769, l_767);
    i_770 = (int) l_769;
    if (i_770 < 0) {
        if (!(i_167 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                i_771 = ((int) get_group_id(0)) << 1;
                *((__global gale_int *) (arg_status + ((((long) i_771) << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + ((((long) (i_771 + 1)) << 2) + 16L))) = i_770;
            }
        }
    }
    GALEFS_GROUP_END()
}
#endif
