// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.GroupScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 14 values, 80 bytes
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
// source SHA-256: 15ed564e3f7d52587621bdbb5b29e7a9dd82533606287bccf2dc55beb75cf973

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_15) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_168) VARIABLE(int, i_17) VARIABLE(int, i_198) VARIABLE(int, i_199) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_26) VARIABLE(int, i_265) VARIABLE(int, i_267) VARIABLE(int, i_27) VARIABLE(int, i_32) VARIABLE(int, i_36) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_78) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_85) VARIABLE(long, l_146) VARIABLE(long, l_169) VARIABLE(long, l_171) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_197) VARIABLE(long, l_206) VARIABLE(long, l_207) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_86) VARIABLE(long, l_88)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_32) VARIABLE(i_36) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_85) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_86) VARIABLE(l_88)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(i_85) VARIABLE(l_146) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_168) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_169) VARIABLE(l_171) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_168) VARIABLE(i_17) VARIABLE(i_198) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_27) VARIABLE(i_32) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_197) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_27) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_206) VARIABLE(l_207) VARIABLE(l_23) VARIABLE(l_33)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_265) VARIABLE(i_267) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_206) VARIABLE(l_33)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_78) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_26, i_27, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_53, i_54, i_55, i_67, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_89, i_90, i_93, i_94, i_95, i_96, i_97, i_99, i_100, i_106, i_107, i_108, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_121, i_122, i_123, i_124, i_126, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_136, i_138, i_139, i_147, i_148, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_172, i_173, i_174, i_175, i_176, i_177, i_181, i_183, i_184, i_185, i_189, i_190, i_191, i_192, i_198, i_199, i_204, i_205, i_208, i_209, i_212, i_213, i_214, i_215, i_216, i_218, i_223, i_224, i_225, i_226, i_230, i_231, i_232, i_233, i_235, i_236, i_237, i_238, i_239, i_240, i_242, i_244, i_245, i_246, i_247, i_255, i_256, i_258, i_263, i_264, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_277, i_278, i_279, i_280, i_281, i_282, i_283, i_289, i_290, i_291, i_295, i_296, i_297, i_298, i_303, i_304, i_305, i_308, i_309, i_310, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318;
    long l_18, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_33, l_50, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_68, l_71, l_86, l_87, l_88, l_91, l_92, l_98, l_101, l_102, l_103, l_104, l_105, l_109, l_110, l_111, l_119, l_120, l_125, l_132, l_134, l_137, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_149, l_150, l_151, l_152, l_169, l_170, l_171, l_178, l_179, l_180, l_182, l_186, l_187, l_188, l_193, l_194, l_195, l_196, l_197, l_200, l_201, l_202, l_203, l_206, l_207, l_210, l_211, l_217, l_219, l_220, l_221, l_222, l_227, l_228, l_229, l_234, l_241, l_243, l_248, l_249, l_250, l_251, l_252, l_253, l_254, l_257, l_259, l_260, l_261, l_262, l_273, l_274, l_275, l_276, l_284, l_285, l_286, l_287, l_288, l_292, l_293, l_294, l_299, l_300, l_301, l_302, l_306, l_307;
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
            goto B296;
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
        l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_28 = 1L << i_27;
        l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
        l_30 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_31 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_32 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_33 = *((__global gale_long *) (arg_fs + 16 + 24L));
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_34 = i_2;
                } else {
                    i_34 = i_13;
                }
                i_35 = (int) get_local_size(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = i_37;
                while (true) {
                    if (!(i_38 < 7)) {
                        break;
                    }
                    i_39 = (int) ((uint) i_38 + (uint) 1);
                    i_40 = i_34;
                    i_41 = i_39;
                    while (true) {
                        if (!(i_41 < 7)) {
                            break;
                        }
                        i_42 = (int) ((uint) i_41 + (uint) 1);
                        i_43 = gale_div_int(i_40, 10);
                        i_40 = i_43;
                        i_41 = i_42;
                    }
                    if (i_38 < 1) {
                        i_44 = (i_13 == (-1)) ? 103 : 115;
                        i_45 = i_44;
                    } else {
                        i_46 = gale_rem_int(i_40, 10) + 48;
                        i_45 = i_46;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_38))))) = (char) i_45;
                    i_47 = (int) ((uint) i_38 + (uint) i_35);
                    i_38 = i_47;
                }
                GALEFS_BARRIER(1);
                if (i_36 == 0) {
                    i_48 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_48 == 0) {
                        i_49 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_50 = (long) ((int) (0 - (uint) i_49));
                        l_51 = l_50;
                    } else {
                        l_52 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_53 = *((__global gale_int *) (arg_fs + 16 + l_52));
                        i_54 = (int) ((uint) i_53 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_52)) = i_54;
                        if (i_32 < i_54) {
                            i_55 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_55 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_56 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_56)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 36L)))) = 0;
                                l_51 = LONG_MIN;
                            } else {
                                l_51 = (-16L);
                            }
                        } else {
                            l_51 = (-16L);
                        }
                    }
                    if (l_51 < 0L) {
                        l_57 = l_51;
                    } else {
                        l_58 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        l_59 = (long) ((ulong) l_58 + (ulong) 36L);
                        l_60 = (long) ((ulong) l_58 + (ulong) 32L);
                        l_61 = (long) ((ulong) l_58 + (ulong) 24L);
                        l_62 = (long) ((ulong) l_58 + (ulong) 16L);
                        l_63 = (long) ((ulong) l_58 + (ulong) 12L);
                        l_64 = (long) ((ulong) l_58 + (ulong) 4L);
                        l_65 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        l_66 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                        i_67 = 0;
                        while (true) {
                            if (!(i_67 < 7)) {
                                break;
                            }
                            l_68 = (long) i_67;
                            i_69 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_68))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) l_68)))) = (char) i_69;
                            i_70 = (int) ((uint) i_67 + (uint) 1);
                            i_67 = i_70;
                        }
                        *((__global gale_int *) (arg_fs + 16 + l_65)) = 0;
                        *((__global gale_int *) (arg_fs + 16 + l_58)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + l_64)) = 1;
                        *((__global gale_int *) (arg_fs + 16 + l_63)) = 0;
                        *((__global gale_long *) (arg_fs + 16 + l_62)) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + l_61)) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + l_60)) = i_15;
                        *((__global gale_int *) (arg_fs + 16 + l_59)) = 7;
                        l_57 = LONG_MIN;
                    }
                } else {
                    l_57 = 0L;
                }
                GALEFS_BROADCAST(2, l_71, l_57);
                if (l_71 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_71); }
                    GALEFS_RETURN;
                    resume_1:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_71 = gale_round_reply(gale_entry);
                }
                i_72 = (int) l_71;
                i_73 = (i_72 < 0) ? 0 : i_72;
                if (i_13 == (-1)) {
                    i_74 = i_73;
                } else {
                    i_74 = i_6;
                }
                i_75 = (i_72 < 2) ? i_72 : 1;
                if (i_13 == (-1)) {
                    i_76 = i_74;
                    i_77 = i_7;
                    i_78 = i_75;
                    i_79 = 0;
                    break;
                }
                i_76 = i_74;
                i_77 = i_73;
                i_78 = i_75;
                i_79 = 0;
                break;
            case 2:
                i_80 = (int) get_local_size(0);
                i_81 = (int) get_local_id(0);
                i_82 = (int) get_local_id(0);
                i_83 = (int) get_local_id(0);
                i_84 = 1;
                i_85 = 0;
                while (true) {
                    if (!(i_84 == 1)) {
                        break;
                    }
                    l_86 = (long) i_85;
                    l_87 = l_22 + l_86;
                    l_88 = l_87 & l_29;
                    if (i_83 == 0) {
                        i_89 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_90 = (int) (0 - (uint) i_89);
                        if (i_90 < 0) {
                            l_91 = (long) i_90;
                            l_92 = l_91;
                        } else {
                            if (i_17 < 0) {
                                i_93 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_95 = (int) ((uint) i_94 + (uint) (-1));
                                    i_96 = (i_95 < 0) ? (-9) : i_95;
                                    if (i_96 < 0) {
                                        i_93 = i_96;
                                    } else {
                                        i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
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
                                if (l_87 < 0L) {
                                    l_92 = (-22L);
                                } else {
                                    i_99 = (int) ((uint) i_15 - (uint) i_85);
                                    if (i_99 < 0) {
                                        l_92 = (-22L);
                                    } else {
                                        i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_100 == 0) {
                                            l_101 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_98 << 6)))));
                                            l_102 = (long) ((ulong) l_101 - (ulong) l_87);
                                            if (l_102 < 1L) {
                                                l_92 = 0L;
                                            } else {
                                                l_103 = (long) (uint) i_99;
                                                l_104 = (l_102 < l_103) ? l_102 : l_103;
                                                l_92 = l_104;
                                            }
                                        } else {
                                            l_92 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_92 < 1L) {
                            l_105 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_106 = *((__global gale_int *) (arg_fs + 16 + l_105));
                            i_107 = (int) ((uint) i_106 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_105)) = i_107;
                            if (i_32 < i_107) {
                                i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_108 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_109 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_109)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 16L)))) = l_92;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 36L)))) = 0;
                                    l_110 = LONG_MIN;
                                } else {
                                    l_110 = l_92;
                                }
                            } else {
                                l_110 = l_92;
                            }
                        } else {
                            l_111 = (long) ((ulong) l_28 - (ulong) l_88);
                            if (l_111 < l_92) {
                                i_112 = (int) l_111;
                                i_113 = i_112;
                            } else {
                                i_114 = (int) l_92;
                                i_113 = i_114;
                            }
                            if (i_17 < 0) {
                                i_115 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_117 = (int) ((uint) i_116 + (uint) (-1));
                                    i_118 = (i_117 < 0) ? (-9) : i_117;
                                    i_115 = i_118;
                                } else {
                                    i_115 = (-9);
                                }
                            }
                            l_119 = (long) i_115;
                            if (i_115 < 0) {
                                l_110 = l_119;
                            } else {
                                l_120 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_121 = *((__global gale_int *) (arg_fs + 16 + l_120));
                                i_122 = (int) ((uint) i_121 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_120)) = i_122;
                                if (i_32 < i_122) {
                                    i_123 = (-1);
                                } else {
                                    i_124 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (l_119 << 6))) + (ulong) 8L))));
                                    l_125 = l_87 >> i_27;
                                    i_126 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (((long) i_124) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_127 = i_126;
                                    i_128 = 0;
                                    i_129 = (-2);
                                    while (true) {
                                        if (!(i_129 == (-2))) {
                                            break;
                                        }
                                        i_130 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_127) << 2)))));
                                        i_131 = (int) ((uint) i_130 + (uint) (-1));
                                        if (i_131 < 0) {
                                            i_129 = (-1);
                                        } else {
                                            l_132 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_131) << 4));
                                            i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                            l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                                            if ((!(i_124 == i_133)) || (!(l_125 == l_134))) {
                                                if (i_26 == i_128) {
                                                    i_129 = (-1);
                                                } else {
                                                    i_135 = (int) ((uint) i_128 + (uint) 1);
                                                    i_136 = i_26 & ((int) ((uint) i_127 + (uint) 1));
                                                    i_127 = i_136;
                                                    i_128 = i_135;
                                                }
                                            } else {
                                                i_129 = i_131;
                                            }
                                        }
                                    }
                                    i_123 = i_129;
                                }
                                l_137 = (long) i_113;
                                if (i_123 < 0) {
                                    i_138 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_139 = (int) (0 - (uint) i_138);
                                    if (i_139 < 0) {
                                        l_140 = (long) i_139;
                                        l_110 = l_140;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_141 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_141)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 12L)))) = i_17;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 16L)))) = l_87;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 24L)))) = l_92;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 36L)))) = 0;
                                        l_142 = (long) ((ulong) l_137 + (ulong) (-9223372036854775807L));
                                        l_110 = l_142;
                                    }
                                } else {
                                    l_143 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
                                    *((__global gale_long *) (arg_fs + 16 + l_143)) = ((long) ((ulong) l_144 + (ulong) 1L));
                                    l_145 = l_137 | (((long) (uint) i_123) << 32);
                                    l_110 = l_145;
                                }
                            }
                        }
                    } else {
                        l_110 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_146, l_110);
                    if (l_146 < LONG_MIN / 2) {
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
                        gale_ints[7 * gale_items + gale_item] = (uint) i_85;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_86;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_88;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_146); }
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
                        i_85 = (int) gale_ints[7 * gale_items + gale_item];
                        l_86 = (long) gale_longs[4 * gale_items + gale_item];
                        l_88 = (long) gale_longs[5 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_28 = 1L << i_27;
                        l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
                        l_30 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_31 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_32 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_33 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_80 = (int) get_local_size(0);
                        i_81 = (int) get_local_id(0);
                        i_82 = (int) get_local_id(0);
                        i_83 = (int) get_local_id(0);
                        l_146 = gale_round_reply(gale_entry);
                    }
                    i_147 = (int) l_146;
                    if (l_146 < 0L) {
                        i_148 = 0;
                    } else {
                        i_148 = i_147;
                    }
                    if (l_146 < 0L) {
                        l_149 = 0L;
                    } else {
                        l_150 = (long) ((ulong) l_146 >> 32);
                        l_149 = l_150;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_149 << i_27)))))), (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_86))), i_148);
                    GALEFS_BARRIER(4);
                    if (i_82 == 0) {
                        l_151 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_152 = *((__global gale_long *) (arg_fs + 16 + l_151));
                        *((__global gale_long *) (arg_fs + 16 + l_151)) = ((long) ((ulong) ((long) i_148) + (ulong) l_152));
                    }
                    i_153 = (int) ((uint) i_85 + (uint) i_148);
                    if (l_146 < 0L) {
                        i_84 = i_147;
                        i_85 = i_153;
                    } else {
                        i_154 = ((i_148 < 1) || (!(i_153 < i_15))) ? 0 : 1;
                        i_84 = i_154;
                        i_85 = i_153;
                    }
                }
                if (i_85 < 1) {
                    i_155 = i_84;
                } else {
                    i_155 = i_85;
                }
                i_156 = 0;
                i_157 = i_81;
                while (true) {
                    if (!(i_157 < i_155)) {
                        break;
                    }
                    i_158 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_157)))));
                    i_159 = (int) ((uint) i_156 + (uint) ((int) ((uint) ((i_158 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_157 << 5) - (uint) i_157)) + (uint) 7)))));
                    i_160 = (int) ((uint) i_157 + (uint) i_80);
                    i_156 = i_159;
                    i_157 = i_160;
                }
                i_76 = i_6;
                i_77 = i_7;
                i_78 = i_155;
                i_79 = i_156;
                break;
            case 3:
                i_161 = (int) get_local_size(0);
                i_162 = (int) get_local_id(0);
                i_163 = (int) get_local_id(0);
                i_164 = (int) get_local_id(0);
                i_165 = i_164;
                while (true) {
                    if (!(i_165 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_165))))) = (char) (((int) ((uint) ((int) ((uint) i_165 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_166 = (int) ((uint) i_165 + (uint) i_161);
                    i_165 = i_166;
                }
                i_167 = 1;
                i_168 = 0;
                while (true) {
                    if (!(i_167 == 1)) {
                        break;
                    }
                    l_169 = (long) i_168;
                    l_170 = l_22 + l_169;
                    l_171 = l_29 & l_170;
                    if (i_163 == 0) {
                        if (i_17 < 0) {
                            i_172 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_174 = (int) ((uint) i_173 + (uint) (-1));
                                i_175 = (i_174 < 0) ? (-9) : i_174;
                                if (i_175 < 0) {
                                    i_172 = i_175;
                                } else {
                                    i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_176 & 3) == 0) {
                                        i_172 = (-9);
                                    } else {
                                        i_172 = i_175;
                                    }
                                }
                            } else {
                                i_172 = (-9);
                            }
                        }
                        i_177 = (int) ((uint) i_15 - (uint) i_168);
                        l_178 = (long) i_177;
                        if (i_172 < 0) {
                            l_179 = (long) i_172;
                            l_180 = l_179;
                        } else {
                            if (l_170 < 0L) {
                                l_180 = (-22L);
                            } else {
                                if (i_177 < 0) {
                                    l_180 = (-22L);
                                } else {
                                    if ((l_170 + l_178) < 0L) {
                                        l_180 = (-27L);
                                    } else {
                                        i_181 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_181 == 0) {
                                            l_180 = l_178;
                                        } else {
                                            l_180 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_180 < 1L) {
                            l_182 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_183 = *((__global gale_int *) (arg_fs + 16 + l_182));
                            i_184 = (int) ((uint) i_183 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_182)) = i_184;
                            if (i_32 < i_184) {
                                i_185 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_185 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_186 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_186)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 16L)))) = l_180;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 36L)))) = 0;
                                    l_187 = LONG_MIN;
                                } else {
                                    l_187 = l_180;
                                }
                            } else {
                                l_187 = l_180;
                            }
                        } else {
                            l_188 = (long) ((ulong) l_28 - (ulong) l_171);
                            if (l_188 < l_178) {
                                i_189 = (int) l_188;
                                i_190 = i_189;
                            } else {
                                i_190 = i_177;
                            }
                            i_191 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_192 = (int) (0 - (uint) i_191);
                            if (i_192 < 0) {
                                l_193 = (long) i_192;
                                l_187 = l_193;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_194 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_194)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 4L)))) = 4;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 12L)))) = i_17;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 16L)))) = l_170;
                                l_195 = (long) i_190;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 24L)))) = l_195;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 36L)))) = 0;
                                l_196 = (long) ((ulong) l_195 + (ulong) (-9223372036854775807L));
                                l_187 = l_196;
                            }
                        }
                    } else {
                        l_187 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_197, l_187);
                    if (l_197 < LONG_MIN / 2) {
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
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_169;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_171;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_197); }
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
                        l_169 = (long) gale_longs[4 * gale_items + gale_item];
                        l_171 = (long) gale_longs[5 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_28 = 1L << i_27;
                        l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
                        l_31 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_32 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_33 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_162 = (int) get_local_id(0);
                        i_163 = (int) get_local_id(0);
                        l_197 = gale_round_reply(gale_entry);
                    }
                    i_198 = (int) l_197;
                    if (l_197 < 0L) {
                        i_199 = 0;
                    } else {
                        i_199 = i_198;
                    }
                    if (l_197 < 0L) {
                        l_200 = 0L;
                    } else {
                        l_201 = (long) ((ulong) l_197 >> 32);
                        l_200 = l_201;
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_169))), (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_200 << i_27)))))), i_199);
                    GALEFS_BARRIER(6);
                    if (i_162 == 0) {
                        l_202 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                        l_203 = *((__global gale_long *) (arg_fs + 16 + l_202));
                        *((__global gale_long *) (arg_fs + 16 + l_202)) = ((long) ((ulong) ((long) i_199) + (ulong) l_203));
                    }
                    i_204 = (int) ((uint) i_168 + (uint) i_199);
                    if (l_197 < 0L) {
                        i_167 = i_198;
                        i_168 = i_204;
                    } else {
                        i_205 = ((i_199 < 1) || (!(i_204 < i_15))) ? 0 : 1;
                        i_167 = i_205;
                        i_168 = i_204;
                    }
                }
                if (i_168 < 1) {
                    i_76 = i_6;
                    i_77 = i_7;
                    i_78 = i_167;
                    i_79 = 0;
                    break;
                }
                i_76 = i_6;
                i_77 = i_7;
                i_78 = i_168;
                i_79 = 0;
                break;
            case 4:
                l_206 = (long) i_15;
                l_207 = l_22 & l_29;
                if (((int) get_local_id(0)) == 0) {
                    i_208 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_209 = (int) (0 - (uint) i_208);
                    if (i_209 < 0) {
                        l_210 = (long) i_209;
                        l_211 = l_210;
                    } else {
                        if (i_17 < 0) {
                            i_212 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_213 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_214 = (int) ((uint) i_213 + (uint) (-1));
                                i_215 = (i_214 < 0) ? (-9) : i_214;
                                if (i_215 < 0) {
                                    i_212 = i_215;
                                } else {
                                    i_216 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_216 & 3) == 1) {
                                        i_212 = (-9);
                                    } else {
                                        i_212 = i_215;
                                    }
                                }
                            } else {
                                i_212 = (-9);
                            }
                        }
                        l_217 = (long) i_212;
                        if (i_212 < 0) {
                            l_211 = l_217;
                        } else {
                            if (l_22 < 0L) {
                                l_211 = (-22L);
                            } else {
                                if (i_15 < 0) {
                                    l_211 = (-22L);
                                } else {
                                    i_218 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_218 == 0) {
                                        l_219 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_217 << 6)))));
                                        l_220 = (long) ((ulong) l_219 - (ulong) l_22);
                                        if (l_220 < 1L) {
                                            l_211 = 0L;
                                        } else {
                                            l_221 = (l_220 < l_206) ? l_220 : l_206;
                                            l_211 = l_221;
                                        }
                                    } else {
                                        l_211 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (!(l_211 < 1L)) {
                        if (l_206 == l_211) {
                            l_222 = (long) ((ulong) l_28 - (ulong) l_207);
                            if (l_222 < l_206) {
                                if (!(((int) l_222) == i_15)) {
                                    goto B228;
                                }
                            }
                            if (i_17 < 0) {
                                i_223 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_225 = (int) ((uint) i_224 + (uint) (-1));
                                    i_226 = (i_225 < 0) ? (-9) : i_225;
                                    i_223 = i_226;
                                } else {
                                    i_223 = (-9);
                                }
                            }
                            l_227 = (long) i_223;
                            if (i_223 < 0) {
                                l_228 = l_227;
                                goto B234;
                            }
                            l_229 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_230 = *((__global gale_int *) (arg_fs + 16 + l_229));
                            i_231 = (int) ((uint) i_230 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_229)) = i_231;
                            if (i_32 < i_231) {
                                i_232 = (-1);
                            } else {
                                i_233 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (l_227 << 6))) + (ulong) 8L))));
                                l_234 = l_22 >> i_27;
                                i_235 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_234 + (ulong) (((long) i_233) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_236 = i_235;
                                i_237 = 0;
                                i_238 = (-2);
                                while (true) {
                                    if (!(i_238 == (-2))) {
                                        break;
                                    }
                                    i_239 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_236) << 2)))));
                                    i_240 = (int) ((uint) i_239 + (uint) (-1));
                                    if (i_240 < 0) {
                                        i_238 = (-1);
                                    } else {
                                        l_241 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_240) << 4));
                                        i_242 = *((volatile __global gale_int *) (arg_fs + 16 + l_241));
                                        l_243 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 8L))));
                                        if ((!(i_233 == i_242)) || (!(l_234 == l_243))) {
                                            if (i_26 == i_237) {
                                                i_238 = (-1);
                                            } else {
                                                i_244 = (int) ((uint) i_237 + (uint) 1);
                                                i_245 = i_26 & ((int) ((uint) i_236 + (uint) 1));
                                                i_236 = i_245;
                                                i_237 = i_244;
                                            }
                                        } else {
                                            i_238 = i_240;
                                        }
                                    }
                                }
                                i_232 = i_238;
                            }
                            if (i_232 < 0) {
                                i_246 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_247 = (int) (0 - (uint) i_246);
                                if (i_247 < 0) {
                                    l_248 = (long) i_247;
                                    l_228 = l_248;
                                    goto B234;
                                }
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_249 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_249)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 12L)))) = i_17;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 16L)))) = l_22;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 24L)))) = l_206;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 36L)))) = 0;
                                l_250 = (long) ((ulong) l_206 + (ulong) (-9223372036854775807L));
                                l_228 = l_250;
                                goto B234;
                            }
                            l_251 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                            *((__global gale_long *) (arg_fs + 16 + l_251)) = ((long) ((ulong) l_252 + (ulong) 1L));
                            l_253 = l_206 | (((long) (uint) i_232) << 32);
                            l_228 = l_253;
                            goto B234;
                        }
                    }
                B228:;
                    l_254 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_255 = *((__global gale_int *) (arg_fs + 16 + l_254));
                    i_256 = (int) ((uint) i_255 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_254)) = i_256;
                    l_257 = (l_211 < 0L) ? l_211 : (-22L);
                    if (i_32 < i_256) {
                        i_258 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_258 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_259 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_259)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 16L)))) = l_257;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 36L)))) = 0;
                            l_228 = LONG_MIN;
                        } else {
                            l_228 = l_257;
                        }
                    } else {
                        l_228 = l_257;
                    }
                } else {
                    l_228 = 0L;
                }
            B234:;
                GALEFS_BROADCAST(7, l_260, l_228);
                if (l_260 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_206;
                    gale_longs[gale_items + gale_item] = (ulong) l_207;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_260); }
                    GALEFS_RETURN;
                    resume_4:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    l_206 = (long) gale_longs[gale_item];
                    l_207 = (long) gale_longs[gale_items + gale_item];
                    i_2 = gale_group;
                    l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_33 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_260 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_260 < 0L)) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))))) = 1;
                    }
                }
                if (l_260 < 0L) {
                    l_261 = l_260;
                } else {
                    l_262 = (long) ((ulong) l_207 + (ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_260 >> 32)) << i_27))));
                    l_261 = l_262;
                }
                if ((ulong) ((long) ((ulong) l_261 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_263 = (int) l_261;
                    i_76 = i_6;
                    i_77 = i_7;
                    i_78 = i_263;
                    i_79 = 0;
                    break;
                }
                i_264 = (int) get_local_size(0);
                i_265 = (int) get_local_id(0);
                i_266 = (int) get_local_id(0);
                i_267 = 0;
                i_268 = i_266;
                while (true) {
                    if (!(i_268 < i_15)) {
                        break;
                    }
                    i_269 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) ((long) i_268)))));
                    i_270 = (int) ((uint) i_267 + (uint) ((int) ((uint) ((i_269 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_268 << 5) - (uint) i_268)) + (uint) 7)))));
                    i_271 = (int) ((uint) i_268 + (uint) i_264);
                    i_267 = i_270;
                    i_268 = i_271;
                }
                GALEFS_BARRIER(8);
                if (i_265 == 0) {
                    i_272 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_272 == 0) {
                        l_273 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_274 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_275 = *((__global gale_long *) (arg_fs + 16 + l_274));
                        *((__global gale_long *) (arg_fs + 16 + l_274)) = ((long) ((ulong) l_206 + (ulong) l_275));
                        l_273 = 0L;
                    }
                } else {
                    l_273 = 0L;
                }
                GALEFS_BROADCAST(9, l_276, l_273);
                i_277 = (int) ((uint) ((int) l_276) + (uint) i_15);
                i_76 = i_6;
                i_77 = i_7;
                i_78 = i_277;
                i_79 = i_267;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    i_278 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_17 < 0) {
                        i_279 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_281 = (int) ((uint) i_280 + (uint) (-1));
                            i_282 = (i_281 < 0) ? (-9) : i_281;
                            i_279 = i_282;
                        } else {
                            i_279 = (-9);
                        }
                    }
                    i_283 = (int) (0 - (uint) i_278);
                    if (i_283 < 0) {
                        l_284 = (long) i_283;
                        l_285 = l_284;
                    } else {
                        l_286 = (long) i_279;
                        if (i_279 < 0) {
                            l_285 = l_286;
                        } else {
                            l_287 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_286 << 6)))));
                            l_285 = l_287;
                        }
                    }
                    l_288 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_289 = *((__global gale_int *) (arg_fs + 16 + l_288));
                    i_290 = (int) ((uint) i_289 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_288)) = i_290;
                    if (i_32 < i_290) {
                        i_291 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_291 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_292 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_292)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 16L)))) = l_285;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_292 + (ulong) 36L)))) = 0;
                            l_293 = LONG_MIN;
                        } else {
                            l_293 = l_285;
                        }
                    } else {
                        l_293 = l_285;
                    }
                } else {
                    l_293 = 0L;
                }
                GALEFS_BROADCAST(10, l_294, l_293);
                if (l_294 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_294); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_294 = gale_round_reply(gale_entry);
                }
                i_295 = (int) l_294;
                i_76 = i_6;
                i_77 = i_7;
                i_78 = i_295;
                i_79 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    i_296 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_296 == 0) {
                        i_297 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_298 = (int) (0 - (uint) i_297);
                        if (i_298 < 0) {
                            l_299 = (long) i_298;
                            l_300 = l_299;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_301 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_301)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 12L)))) = i_17;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_301 + (ulong) 36L)))) = 0;
                            l_300 = LONG_MIN;
                        }
                    } else {
                        l_302 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_303 = *((__global gale_int *) (arg_fs + 16 + l_302));
                        i_304 = (int) ((uint) i_303 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_302)) = i_304;
                        if (i_32 < i_304) {
                            i_305 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_305 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_306 = (long) ((ulong) l_31 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_306)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_306 + (ulong) 36L)))) = 0;
                                l_300 = LONG_MIN;
                            } else {
                                l_300 = (-16L);
                            }
                        } else {
                            l_300 = (-16L);
                        }
                    }
                } else {
                    l_300 = 0L;
                }
                GALEFS_BROADCAST(11, l_307, l_300);
                if (l_307 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_307); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_307 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_308 = 0;
                } else {
                    i_308 = i_6;
                }
                i_309 = (int) l_307;
                if (i_13 == (-1)) {
                    i_76 = i_308;
                    i_77 = i_7;
                    i_78 = i_309;
                    i_79 = 0;
                    break;
                }
                i_76 = i_308;
                i_77 = 0;
                i_78 = i_309;
                i_79 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_78 + (uint) i_79));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_310 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_310) << 2) + 16L))) = i_78;
            i_311 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_312 = (int) get_local_size(0);
            i_313 = 0;
            i_314 = 0;
            while (true) {
                if (!(i_314 < i_312)) {
                    break;
                }
                i_315 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_314 + (uint) i_311))) << 2) + 16L)));
                i_316 = (int) ((uint) i_313 + (uint) i_315);
                i_317 = (int) ((uint) i_314 + (uint) 1);
                i_313 = i_316;
                i_314 = i_317;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_310 + 1)) << 2) + 16L))) = i_313;
        }
        GALEFS_BARRIER(13);
        i_318 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_76;
        i_7 = i_77;
        i_8 = i_318;
    }
    goto B297;
B296:;
B297:;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_118) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_221) VARIABLE(int, i_222) VARIABLE(int, i_241) VARIABLE(int, i_242) VARIABLE(int, i_243) VARIABLE(int, i_248) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_313) VARIABLE(int, i_314) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_427) VARIABLE(int, i_429) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(long, l_119) VARIABLE(long, l_121) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_220) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_249) VARIABLE(long, l_25) VARIABLE(long, l_251) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_312) VARIABLE(long, l_32) VARIABLE(long, l_326) VARIABLE(long, l_327) VARIABLE(long, l_33)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_119) VARIABLE(l_121) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_118) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_221) VARIABLE(i_222) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_220) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_241) VARIABLE(i_242) VARIABLE(i_243) VARIABLE(i_248) VARIABLE(i_27) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_249) VARIABLE(l_251) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_241) VARIABLE(i_242) VARIABLE(i_243) VARIABLE(i_248) VARIABLE(i_27) VARIABLE(i_313) VARIABLE(i_314) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_31) VARIABLE(l_312) VARIABLE(l_32) VARIABLE(l_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_27) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_23) VARIABLE(l_326) VARIABLE(l_327) VARIABLE(l_33)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_427) VARIABLE(i_429) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_326) VARIABLE(l_33)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_429) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_110) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_26, i_27, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_50, i_54, i_56, i_57, i_59, i_61, i_63, i_64, i_66, i_76, i_78, i_79, i_87, i_91, i_93, i_94, i_96, i_100, i_104, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_118, i_123, i_124, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_150, i_152, i_166, i_167, i_168, i_169, i_170, i_172, i_174, i_175, i_176, i_178, i_181, i_183, i_184, i_186, i_187, i_189, i_190, i_192, i_204, i_208, i_210, i_211, i_213, i_217, i_221, i_222, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_247, i_248, i_252, i_253, i_254, i_255, i_256, i_257, i_262, i_265, i_266, i_270, i_272, i_273, i_275, i_277, i_279, i_280, i_282, i_296, i_300, i_302, i_303, i_305, i_309, i_313, i_314, i_324, i_325, i_329, i_330, i_333, i_334, i_335, i_336, i_337, i_340, i_347, i_348, i_349, i_350, i_352, i_354, i_368, i_369, i_370, i_371, i_372, i_374, i_376, i_377, i_378, i_380, i_382, i_384, i_385, i_387, i_388, i_390, i_391, i_393, i_405, i_409, i_411, i_412, i_414, i_418, i_425, i_426, i_427, i_428, i_429, i_430, i_431, i_432, i_433, i_435, i_446, i_448, i_449, i_450, i_451, i_452, i_453, i_462, i_466, i_468, i_469, i_471, i_475, i_479, i_481, i_485, i_487, i_488, i_490, i_492, i_494, i_495, i_497, i_510, i_514, i_516, i_517, i_519, i_523, i_527, i_528, i_529, i_530, i_531, i_532, i_533, i_534, i_535, i_536, i_537;
    long l_18, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_49, l_51, l_52, l_53, l_55, l_58, l_60, l_62, l_65, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_77, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_88, l_89, l_90, l_92, l_95, l_97, l_98, l_99, l_101, l_102, l_103, l_119, l_120, l_121, l_122, l_125, l_126, l_132, l_134, l_136, l_137, l_138, l_139, l_140, l_141, l_149, l_151, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_163, l_164, l_165, l_171, l_173, l_177, l_179, l_180, l_182, l_185, l_188, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_205, l_206, l_207, l_209, l_212, l_214, l_215, l_216, l_218, l_219, l_220, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_249, l_250, l_251, l_258, l_259, l_260, l_261, l_263, l_264, l_267, l_268, l_269, l_271, l_274, l_276, l_278, l_281, l_283, l_284, l_285, l_286, l_287, l_288, l_289, l_290, l_291, l_292, l_293, l_294, l_295, l_297, l_298, l_299, l_301, l_304, l_306, l_307, l_308, l_310, l_311, l_312, l_315, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_323, l_326, l_327, l_328, l_331, l_332, l_338, l_339, l_341, l_342, l_343, l_344, l_345, l_346, l_351, l_353, l_355, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_366, l_367, l_373, l_375, l_379, l_381, l_383, l_386, l_389, l_392, l_394, l_395, l_396, l_397, l_398, l_399, l_400, l_401, l_402, l_403, l_404, l_406, l_407, l_408, l_410, l_413, l_415, l_416, l_417, l_419, l_420, l_421, l_422, l_423, l_424, l_434, l_436, l_437, l_438, l_439, l_440, l_441, l_442, l_443, l_444, l_445, l_447, l_454, l_455, l_456, l_457, l_458, l_459, l_460, l_461, l_463, l_464, l_465, l_467, l_470, l_472, l_473, l_474, l_476, l_477, l_478, l_480, l_482, l_483, l_484, l_486, l_489, l_491, l_493, l_496, l_498, l_499, l_500, l_501, l_502, l_503, l_504, l_505, l_506, l_507, l_508, l_509, l_511, l_512, l_513, l_515, l_518, l_520, l_521, l_522, l_524, l_525, l_526;
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
            goto B466;
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
        l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
        l_24 = *((__global gale_long *) (arg_fs + 16 + 136L));
        l_25 = *((__global gale_long *) (arg_fs + 16 + 128L));
        i_26 = *((__global gale_int *) (arg_fs + 16 + 152L));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_28 = 1L << i_27;
        l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
        l_30 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_31 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_32 = *((__global gale_long *) (arg_fs + 16 + 8L));
        l_33 = *((__global gale_long *) (arg_fs + 16 + 16L));
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_34 = i_2;
                } else {
                    i_34 = i_13;
                }
                i_35 = (int) get_local_size(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = (int) get_local_id(0);
                i_39 = i_38;
                while (true) {
                    if (!(i_39 < 7)) {
                        break;
                    }
                    i_40 = (int) ((uint) i_39 + (uint) 1);
                    i_41 = i_34;
                    i_42 = i_40;
                    while (true) {
                        if (!(i_42 < 7)) {
                            break;
                        }
                        i_43 = (int) ((uint) i_42 + (uint) 1);
                        i_44 = gale_div_int(i_41, 10);
                        i_41 = i_44;
                        i_42 = i_43;
                    }
                    if (i_39 < 1) {
                        i_45 = (i_13 == (-1)) ? 103 : 115;
                        i_46 = i_45;
                    } else {
                        i_47 = gale_rem_int(i_41, 10) + 48;
                        i_46 = i_47;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_39))))) = (char) i_46;
                    i_48 = (int) ((uint) i_39 + (uint) i_35);
                    i_39 = i_48;
                }
                GALEFS_BARRIER(1);
                if (i_37 == 0) {
                    l_49 = (long) ((int) get_group_id(0));
                    i_50 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_49 << 12) + (l_49 << 11)))) + (ulong) 1856L))));
                    if (i_50 == 0) {
                        l_51 = (long) ((int) get_group_id(0));
                        l_52 = (long) ((ulong) l_33 + (ulong) ((l_51 << 12) + (l_51 << 11)));
                        l_53 = (long) ((ulong) l_52 + (ulong) 1796L);
                        i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                        l_55 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 1896L))));
                        i_56 = (int) (0 - (uint) i_54);
                        if (i_56 < 0) {
                            i_57 = i_56;
                        } else {
                            l_58 = (long) ((ulong) l_55 + (ulong) (-64L));
                            i_59 = (int) ((uint) ((int) (((long) ((ulong) l_58 + (ulong) ((long) ((ulong) (l_58 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_60 = (long) ((ulong) l_52 + (ulong) 1792L);
                            i_61 = 0;
                            l_62 = 0L;
                            while (true) {
                                if (!(i_61 == 0)) {
                                    break;
                                }
                                i_63 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                                i_64 = *((volatile __global gale_int *) (arg_fs + 16 + l_60));
                                if (i_59 == i_64) {
                                    i_61 = 1;
                                } else {
                                    if (i_63 == 0) {
                                        if (l_62 < l_32) {
                                            GALEFS_RELAX(l_62);
                                            l_65 = (long) ((ulong) l_62 + (ulong) 1L);
                                            l_62 = l_65;
                                        } else {
                                            i_61 = (-110);
                                        }
                                    } else {
                                        i_66 = (int) (0 - (uint) i_63);
                                        i_61 = i_66;
                                    }
                                }
                            }
                            i_57 = i_61;
                        }
                        l_67 = (long) i_57;
                        l_68 = l_67;
                    } else {
                        l_68 = (-16L);
                    }
                    if (l_68 < 0L) {
                        l_69 = l_68;
                    } else {
                        l_70 = (long) ((ulong) l_31 + (ulong) ((long) ((int) get_group_id(0))));
                        l_71 = (long) ((int) get_group_id(0));
                        l_72 = (long) ((ulong) l_33 + (ulong) ((l_71 << 12) + (l_71 << 11)));
                        l_73 = (long) ((ulong) l_72 + (ulong) 1896L);
                        l_74 = (long) ((int) get_group_id(0));
                        l_75 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_74 << 12) + (l_74 << 11)))) + (ulong) 2048L);
                        i_76 = 0;
                        while (true) {
                            if (!(i_76 < 7)) {
                                break;
                            }
                            l_77 = (long) i_76;
                            i_78 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_77))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) l_77)))) = (char) i_78;
                            i_79 = (int) ((uint) i_76 + (uint) 1);
                            i_76 = i_79;
                        }
                        l_80 = *((__global gale_long *) (arg_fs + 16 + l_73));
                        l_81 = (long) ((ulong) l_80 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) ((long) (uint) (((int) l_81) & 1023)))))) = 0L;
                        l_82 = (long) ((ulong) l_72 + (ulong) ((long) (uint) (((int) l_80) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 1;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_80 + (ulong) ((long) ((ulong) (l_80 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = i_15;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 7;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_82)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_73)) = l_81;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + l_70)) = (char) 1;
                        l_69 = LONG_MIN;
                    }
                } else {
                    l_69 = 0L;
                }
                if (i_36 == 0) {
                    if (l_69 < (-4611686018427387904L)) {
                        l_83 = (long) ((int) get_group_id(0));
                        l_84 = (long) ((ulong) l_33 + (ulong) ((l_83 << 12) + (l_83 << 11)));
                        l_85 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 1896L))));
                        l_86 = (long) ((ulong) l_85 + (ulong) (-64L));
                        i_87 = (int) ((uint) ((int) (((long) ((ulong) l_86 + (ulong) ((long) ((ulong) (l_86 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_88 = (long) ((ulong) l_84 + (ulong) 1800L);
                        l_89 = (long) ((ulong) l_84 + (ulong) 1792L);
                        l_90 = (long) ((ulong) l_84 + (ulong) 1796L);
                        i_91 = 0;
                        l_92 = 0L;
                        while (true) {
                            if (!(i_91 == 0)) {
                                break;
                            }
                            i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_90));
                            i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                            if (i_87 == i_94) {
                                i_91 = 1;
                            } else {
                                if (i_93 == 0) {
                                    if (l_92 < l_32) {
                                        GALEFS_RELAX(l_92);
                                        l_95 = (long) ((ulong) l_92 + (ulong) 1L);
                                        l_92 = l_95;
                                    } else {
                                        i_91 = (-110);
                                    }
                                } else {
                                    i_96 = (int) (0 - (uint) i_93);
                                    i_91 = i_96;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_91 < 0) {
                            l_97 = (long) i_91;
                            l_98 = l_97;
                        } else {
                            l_99 = *((volatile __global gale_long *) (arg_fs + 16 + l_88));
                            l_98 = l_99;
                        }
                        i_100 = (int) ((uint) ((int) l_69) + (uint) (-1));
                        if (i_100 < 0) {
                            l_101 = l_98;
                        } else {
                            if (l_98 < 0L) {
                                l_101 = l_98;
                            } else {
                                l_102 = (l_98 << 32) | ((long) (uint) i_100);
                                l_101 = l_102;
                            }
                        }
                    } else {
                        l_101 = l_69;
                    }
                } else {
                    l_101 = l_69;
                }
                GALEFS_BROADCAST(2, l_103, l_101);
                i_104 = (int) l_103;
                i_105 = (i_104 < 0) ? 0 : i_104;
                if (i_13 == (-1)) {
                    i_106 = i_105;
                } else {
                    i_106 = i_6;
                }
                i_107 = (i_104 < 2) ? i_104 : 1;
                if (i_13 == (-1)) {
                    i_108 = i_106;
                    i_109 = i_7;
                    i_110 = i_107;
                    i_111 = 0;
                    break;
                }
                i_108 = i_106;
                i_109 = i_105;
                i_110 = i_107;
                i_111 = 0;
                break;
            case 2:
                i_112 = (int) get_local_size(0);
                i_113 = (int) get_local_id(0);
                i_114 = (int) get_local_id(0);
                i_115 = (int) get_local_id(0);
                i_116 = (int) get_local_id(0);
                i_117 = 1;
                i_118 = 0;
                while (true) {
                    if (!(i_117 == 1)) {
                        break;
                    }
                    l_119 = (long) i_118;
                    l_120 = l_22 + l_119;
                    l_121 = l_120 & l_29;
                    if (i_116 == 0) {
                        l_122 = (long) ((int) get_group_id(0));
                        i_123 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_122 << 12) + (l_122 << 11)))) + (ulong) 1796L))));
                        i_124 = (int) (0 - (uint) i_123);
                        if (i_124 < 0) {
                            l_125 = (long) i_124;
                            l_126 = l_125;
                        } else {
                            if (i_17 < 0) {
                                i_127 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_129 = (int) ((uint) i_128 + (uint) (-1));
                                    i_130 = (i_129 < 0) ? (-9) : i_129;
                                    if (i_130 < 0) {
                                        i_127 = i_130;
                                    } else {
                                        i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                        if ((i_131 & 3) == 1) {
                                            i_127 = (-9);
                                        } else {
                                            i_127 = i_130;
                                        }
                                    }
                                } else {
                                    i_127 = (-9);
                                }
                            }
                            l_132 = (long) i_127;
                            if (i_127 < 0) {
                                l_126 = l_132;
                            } else {
                                if (l_120 < 0L) {
                                    l_126 = (-22L);
                                } else {
                                    i_133 = (int) ((uint) i_15 - (uint) i_118);
                                    if (i_133 < 0) {
                                        l_126 = (-22L);
                                    } else {
                                        l_134 = (long) ((int) get_group_id(0));
                                        i_135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1856L))));
                                        if (i_135 == 0) {
                                            l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_132 << 6)))));
                                            l_137 = (long) ((ulong) l_136 - (ulong) l_120);
                                            if (l_137 < 1L) {
                                                l_126 = 0L;
                                            } else {
                                                l_138 = (long) (uint) i_133;
                                                l_139 = (l_137 < l_138) ? l_137 : l_138;
                                                l_126 = l_139;
                                            }
                                        } else {
                                            l_126 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_126 < 1L) {
                            l_140 = l_126;
                        } else {
                            l_141 = (long) ((ulong) l_28 - (ulong) l_121);
                            if (l_141 < l_126) {
                                i_142 = (int) l_141;
                                i_143 = i_142;
                            } else {
                                i_144 = (int) l_126;
                                i_143 = i_144;
                            }
                            if (i_17 < 0) {
                                i_145 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_147 = (int) ((uint) i_146 + (uint) (-1));
                                    i_148 = (i_147 < 0) ? (-9) : i_147;
                                    i_145 = i_148;
                                } else {
                                    i_145 = (-9);
                                }
                            }
                            l_149 = (long) i_145;
                            if (i_145 < 0) {
                                l_140 = l_149;
                            } else {
                                i_150 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (l_149 << 6))) + (ulong) 8L))));
                                l_151 = l_120 >> i_27;
                                i_152 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_151 + (ulong) (((long) i_150) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_153 = (long) ((int) get_group_id(0));
                                l_154 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_153 << 12) + (l_153 << 11)))) + (ulong) 1864L);
                                l_155 = (long) ((ulong) l_31 + (ulong) ((long) ((int) get_group_id(0))));
                                l_156 = (long) ((int) get_group_id(0));
                                l_157 = (long) ((ulong) l_33 + (ulong) ((l_156 << 12) + (l_156 << 11)));
                                l_158 = (long) ((ulong) l_157 + (ulong) 1896L);
                                l_159 = (long) ((int) get_group_id(0));
                                l_160 = (long) ((ulong) l_33 + (ulong) ((l_159 << 12) + (l_159 << 11)));
                                l_161 = (long) ((ulong) l_160 + (ulong) 1792L);
                                l_162 = (long) ((ulong) l_160 + (ulong) 1896L);
                                l_163 = (long) ((ulong) l_160 + (ulong) 1796L);
                                l_164 = (long) ((int) get_group_id(0));
                                l_165 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_164 << 12) + (l_164 << 11)))) + (ulong) 1888L);
                                i_166 = i_152;
                                i_167 = 0;
                                i_168 = (-2);
                                while (true) {
                                    if (!(i_168 == (-2))) {
                                        break;
                                    }
                                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_166) << 2)))));
                                    i_170 = (int) ((uint) i_169 + (uint) (-1));
                                    if (i_170 < 0) {
                                        i_168 = (-1);
                                    } else {
                                        l_171 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_170) << 4));
                                        i_172 = *((volatile __global gale_int *) (arg_fs + 16 + l_171));
                                        l_173 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 8L))));
                                        if ((!(i_150 == i_172)) || (!(l_151 == l_173))) {
                                            if (i_26 == i_167) {
                                                i_168 = (-1);
                                            } else {
                                                i_174 = (int) ((uint) i_167 + (uint) 1);
                                                i_175 = i_26 & ((int) ((uint) i_166 + (uint) 1));
                                                i_166 = i_175;
                                                i_167 = i_174;
                                            }
                                        } else {
                                            i_168 = i_170;
                                        }
                                    }
                                }
                                if (i_168 < 0) {
                                    i_176 = i_168;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = ((int) ((uint) i_168 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_177 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_168) << 4));
                                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                                    l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                                    if ((!(i_150 == i_178)) || (!(l_151 == l_179))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_165)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_150 == i_178)) || (!(l_151 == l_179))) {
                                        i_176 = (-1);
                                    } else {
                                        i_176 = i_168;
                                    }
                                }
                                l_180 = (long) i_143;
                                if (i_176 < 0) {
                                    i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_163));
                                    l_182 = *((__global gale_long *) (arg_fs + 16 + l_162));
                                    i_183 = (int) (0 - (uint) i_181);
                                    if (i_183 < 0) {
                                        i_184 = i_183;
                                    } else {
                                        l_185 = (long) ((ulong) l_182 + (ulong) (-64L));
                                        i_186 = (int) ((uint) ((int) (((long) ((ulong) l_185 + (ulong) ((long) ((ulong) (l_185 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_187 = 0;
                                        l_188 = 0L;
                                        while (true) {
                                            if (!(i_187 == 0)) {
                                                break;
                                            }
                                            i_189 = *((volatile __global gale_int *) (arg_fs + 16 + l_163));
                                            i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_161));
                                            if (i_186 == i_190) {
                                                i_187 = 1;
                                            } else {
                                                if (i_189 == 0) {
                                                    if (l_188 < l_32) {
                                                        GALEFS_RELAX(l_188);
                                                        l_191 = (long) ((ulong) l_188 + (ulong) 1L);
                                                        l_188 = l_191;
                                                    } else {
                                                        i_187 = (-110);
                                                    }
                                                } else {
                                                    i_192 = (int) (0 - (uint) i_189);
                                                    i_187 = i_192;
                                                }
                                            }
                                        }
                                        i_184 = i_187;
                                    }
                                    if (i_184 < 0) {
                                        l_193 = (long) i_184;
                                        l_140 = l_193;
                                    } else {
                                        l_194 = *((__global gale_long *) (arg_fs + 16 + l_158));
                                        l_195 = (long) ((ulong) l_194 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) ((long) (uint) (((int) l_195) & 1023)))))) = 0L;
                                        l_196 = (long) ((ulong) l_157 + (ulong) ((long) (uint) (((int) l_194) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_194 + (ulong) ((long) ((ulong) (l_194 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 12L)))) = i_17;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 16L)))) = l_120;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 24L)))) = l_126;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_196 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_196)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_158)) = l_195;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_155)) = (char) 1;
                                        l_197 = (long) ((ulong) l_180 + (ulong) (-9223372036854775807L));
                                        l_140 = l_197;
                                    }
                                } else {
                                    l_198 = *((__global gale_long *) (arg_fs + 16 + l_154));
                                    *((__global gale_long *) (arg_fs + 16 + l_154)) = ((long) ((ulong) l_198 + (ulong) 1L));
                                    l_199 = l_180 | (((long) (uint) i_176) << 32);
                                    l_140 = l_199;
                                }
                            }
                        }
                    } else {
                        l_140 = 0L;
                    }
                    if (i_115 == 0) {
                        if (l_140 < (-4611686018427387904L)) {
                            l_200 = (long) ((int) get_group_id(0));
                            l_201 = (long) ((ulong) l_33 + (ulong) ((l_200 << 12) + (l_200 << 11)));
                            l_202 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_201 + (ulong) 1896L))));
                            l_203 = (long) ((ulong) l_202 + (ulong) (-64L));
                            i_204 = (int) ((uint) ((int) (((long) ((ulong) l_203 + (ulong) ((long) ((ulong) (l_203 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_205 = (long) ((ulong) l_201 + (ulong) 1800L);
                            l_206 = (long) ((ulong) l_201 + (ulong) 1792L);
                            l_207 = (long) ((ulong) l_201 + (ulong) 1796L);
                            i_208 = 0;
                            l_209 = 0L;
                            while (true) {
                                if (!(i_208 == 0)) {
                                    break;
                                }
                                i_210 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                                i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_206));
                                if (i_204 == i_211) {
                                    i_208 = 1;
                                } else {
                                    if (i_210 == 0) {
                                        if (l_209 < l_32) {
                                            GALEFS_RELAX(l_209);
                                            l_212 = (long) ((ulong) l_209 + (ulong) 1L);
                                            l_209 = l_212;
                                        } else {
                                            i_208 = (-110);
                                        }
                                    } else {
                                        i_213 = (int) (0 - (uint) i_210);
                                        i_208 = i_213;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_208 < 0) {
                                l_214 = (long) i_208;
                                l_215 = l_214;
                            } else {
                                l_216 = *((volatile __global gale_long *) (arg_fs + 16 + l_205));
                                l_215 = l_216;
                            }
                            i_217 = (int) ((uint) ((int) l_140) + (uint) (-1));
                            if (i_217 < 0) {
                                l_218 = l_215;
                            } else {
                                if (l_215 < 0L) {
                                    l_218 = l_215;
                                } else {
                                    l_219 = (l_215 << 32) | ((long) (uint) i_217);
                                    l_218 = l_219;
                                }
                            }
                        } else {
                            l_218 = l_140;
                        }
                    } else {
                        l_218 = l_140;
                    }
                    GALEFS_BROADCAST(3, l_220, l_218);
                    i_221 = (int) l_220;
                    if (l_220 < 0L) {
                        i_222 = 0;
                    } else {
                        i_222 = i_221;
                    }
                    if (l_220 < 0L) {
                        l_223 = 0L;
                    } else {
                        l_224 = (long) ((ulong) l_220 >> 32);
                        l_223 = l_224;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_223 << i_27)))))), (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_119))), i_222);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(4);
                    if (i_114 == 0) {
                        l_225 = (long) ((int) get_group_id(0));
                        l_226 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_225 << 12) + (l_225 << 11)))) + (ulong) 1872L);
                        l_227 = *((__global gale_long *) (arg_fs + 16 + l_226));
                        *((__global gale_long *) (arg_fs + 16 + l_226)) = ((long) ((ulong) ((long) i_222) + (ulong) l_227));
                        l_228 = (long) ((int) get_group_id(0));
                        l_229 = (long) ((ulong) l_33 + (ulong) ((l_228 << 12) + (l_228 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1888L)))) = 0;
                        l_230 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1896L))));
                        l_231 = (long) ((ulong) l_230 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_231 + (ulong) ((long) ((ulong) (l_231 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_232 = (int) ((uint) i_118 + (uint) i_222);
                    if (l_220 < 0L) {
                        i_117 = i_221;
                        i_118 = i_232;
                    } else {
                        i_233 = ((i_222 < 1) || (!(i_232 < i_15))) ? 0 : 1;
                        i_117 = i_233;
                        i_118 = i_232;
                    }
                }
                if (i_118 < 1) {
                    i_234 = i_117;
                } else {
                    i_234 = i_118;
                }
                i_235 = 0;
                i_236 = i_113;
                while (true) {
                    if (!(i_236 < i_234)) {
                        break;
                    }
                    i_237 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_236)))));
                    i_238 = (int) ((uint) i_235 + (uint) ((int) ((uint) ((i_237 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_236 << 5) - (uint) i_236)) + (uint) 7)))));
                    i_239 = (int) ((uint) i_236 + (uint) i_112);
                    i_235 = i_238;
                    i_236 = i_239;
                }
                i_108 = i_6;
                i_109 = i_7;
                i_110 = i_234;
                i_111 = i_235;
                break;
            case 3:
                i_240 = (int) get_local_size(0);
                i_241 = (int) get_local_id(0);
                i_242 = (int) get_local_id(0);
                i_243 = (int) get_local_id(0);
                i_244 = (int) get_local_id(0);
                i_245 = i_244;
                while (true) {
                    if (!(i_245 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_245))))) = (char) (((int) ((uint) ((int) ((uint) i_245 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_246 = (int) ((uint) i_245 + (uint) i_240);
                    i_245 = i_246;
                }
                i_247 = 1;
                i_248 = 0;
                while (true) {
                    if (!(i_247 == 1)) {
                        break;
                    }
                    l_249 = (long) i_248;
                    l_250 = l_22 + l_249;
                    l_251 = l_29 & l_250;
                    if (i_243 == 0) {
                        if (i_17 < 0) {
                            i_252 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_253 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_254 = (int) ((uint) i_253 + (uint) (-1));
                                i_255 = (i_254 < 0) ? (-9) : i_254;
                                if (i_255 < 0) {
                                    i_252 = i_255;
                                } else {
                                    i_256 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_256 & 3) == 0) {
                                        i_252 = (-9);
                                    } else {
                                        i_252 = i_255;
                                    }
                                }
                            } else {
                                i_252 = (-9);
                            }
                        }
                        i_257 = (int) ((uint) i_15 - (uint) i_248);
                        l_258 = (long) i_257;
                        if (i_252 < 0) {
                            l_259 = (long) i_252;
                            l_260 = l_259;
                        } else {
                            if (l_250 < 0L) {
                                l_260 = (-22L);
                            } else {
                                if (i_257 < 0) {
                                    l_260 = (-22L);
                                } else {
                                    if ((l_250 + l_258) < 0L) {
                                        l_260 = (-27L);
                                    } else {
                                        l_261 = (long) ((int) get_group_id(0));
                                        i_262 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_261 << 12) + (l_261 << 11)))) + (ulong) 1856L))));
                                        if (i_262 == 0) {
                                            l_260 = l_258;
                                        } else {
                                            l_260 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_260 < 1L) {
                            l_263 = l_260;
                        } else {
                            l_264 = (long) ((ulong) l_28 - (ulong) l_251);
                            if (l_264 < l_258) {
                                i_265 = (int) l_264;
                                i_266 = i_265;
                            } else {
                                i_266 = i_257;
                            }
                            l_267 = (long) ((int) get_group_id(0));
                            l_268 = (long) ((ulong) l_33 + (ulong) ((l_267 << 12) + (l_267 << 11)));
                            l_269 = (long) ((ulong) l_268 + (ulong) 1796L);
                            i_270 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                            l_271 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1896L))));
                            i_272 = (int) (0 - (uint) i_270);
                            if (i_272 < 0) {
                                i_273 = i_272;
                            } else {
                                l_274 = (long) ((ulong) l_271 + (ulong) (-64L));
                                i_275 = (int) ((uint) ((int) (((long) ((ulong) l_274 + (ulong) ((long) ((ulong) (l_274 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_276 = (long) ((ulong) l_268 + (ulong) 1792L);
                                i_277 = 0;
                                l_278 = 0L;
                                while (true) {
                                    if (!(i_277 == 0)) {
                                        break;
                                    }
                                    i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_269));
                                    i_280 = *((volatile __global gale_int *) (arg_fs + 16 + l_276));
                                    if (i_275 == i_280) {
                                        i_277 = 1;
                                    } else {
                                        if (i_279 == 0) {
                                            if (l_278 < l_32) {
                                                GALEFS_RELAX(l_278);
                                                l_281 = (long) ((ulong) l_278 + (ulong) 1L);
                                                l_278 = l_281;
                                            } else {
                                                i_277 = (-110);
                                            }
                                        } else {
                                            i_282 = (int) (0 - (uint) i_279);
                                            i_277 = i_282;
                                        }
                                    }
                                }
                                i_273 = i_277;
                            }
                            if (i_273 < 0) {
                                l_283 = (long) i_273;
                                l_263 = l_283;
                            } else {
                                l_284 = (long) ((int) get_group_id(0));
                                l_285 = (long) ((ulong) l_33 + (ulong) ((l_284 << 12) + (l_284 << 11)));
                                l_286 = (long) ((ulong) l_285 + (ulong) 1896L);
                                l_287 = *((__global gale_long *) (arg_fs + 16 + l_286));
                                l_288 = (long) ((ulong) l_287 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) ((long) (uint) (((int) l_288) & 1023)))))) = 0L;
                                l_289 = (long) ((ulong) l_285 + (ulong) ((long) (uint) (((int) l_287) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 4L)))) = 4;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_287 + (ulong) ((long) ((ulong) (l_287 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 12L)))) = i_17;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 16L)))) = l_250;
                                l_290 = (long) i_266;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 24L)))) = l_290;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_289 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_289)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_286)) = l_288;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_291 = (long) ((ulong) l_290 + (ulong) (-9223372036854775807L));
                                l_263 = l_291;
                            }
                        }
                    } else {
                        l_263 = 0L;
                    }
                    if (i_242 == 0) {
                        if (l_263 < (-4611686018427387904L)) {
                            l_292 = (long) ((int) get_group_id(0));
                            l_293 = (long) ((ulong) l_33 + (ulong) ((l_292 << 12) + (l_292 << 11)));
                            l_294 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 1896L))));
                            l_295 = (long) ((ulong) l_294 + (ulong) (-64L));
                            i_296 = (int) ((uint) ((int) (((long) ((ulong) l_295 + (ulong) ((long) ((ulong) (l_295 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_297 = (long) ((ulong) l_293 + (ulong) 1800L);
                            l_298 = (long) ((ulong) l_293 + (ulong) 1792L);
                            l_299 = (long) ((ulong) l_293 + (ulong) 1796L);
                            i_300 = 0;
                            l_301 = 0L;
                            while (true) {
                                if (!(i_300 == 0)) {
                                    break;
                                }
                                i_302 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                                i_303 = *((volatile __global gale_int *) (arg_fs + 16 + l_298));
                                if (i_296 == i_303) {
                                    i_300 = 1;
                                } else {
                                    if (i_302 == 0) {
                                        if (l_301 < l_32) {
                                            GALEFS_RELAX(l_301);
                                            l_304 = (long) ((ulong) l_301 + (ulong) 1L);
                                            l_301 = l_304;
                                        } else {
                                            i_300 = (-110);
                                        }
                                    } else {
                                        i_305 = (int) (0 - (uint) i_302);
                                        i_300 = i_305;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_300 < 0) {
                                l_306 = (long) i_300;
                                l_307 = l_306;
                            } else {
                                l_308 = *((volatile __global gale_long *) (arg_fs + 16 + l_297));
                                l_307 = l_308;
                            }
                            i_309 = (int) ((uint) ((int) l_263) + (uint) (-1));
                            if (i_309 < 0) {
                                l_310 = l_307;
                            } else {
                                if (l_307 < 0L) {
                                    l_310 = l_307;
                                } else {
                                    l_311 = (l_307 << 32) | ((long) (uint) i_309);
                                    l_310 = l_311;
                                }
                            }
                        } else {
                            l_310 = l_263;
                        }
                    } else {
                        l_310 = l_263;
                    }
                    GALEFS_BROADCAST(5, l_312, l_310);
                    i_313 = (int) l_312;
                    if (l_312 < 0L) {
                        i_314 = 0;
                    } else {
                        i_314 = i_313;
                    }
                    if (l_312 < 0L) {
                        l_315 = 0L;
                    } else {
                        l_316 = (long) ((ulong) l_312 >> 32);
                        l_315 = l_316;
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_249))), (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_315 << i_27)))))), i_314);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(6);
                    if (i_241 == 0) {
                        l_317 = (long) ((int) get_group_id(0));
                        l_318 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_317 << 12) + (l_317 << 11)))) + (ulong) 1880L);
                        l_319 = *((__global gale_long *) (arg_fs + 16 + l_318));
                        *((__global gale_long *) (arg_fs + 16 + l_318)) = ((long) ((ulong) ((long) i_314) + (ulong) l_319));
                        l_320 = (long) ((int) get_group_id(0));
                        l_321 = (long) ((ulong) l_33 + (ulong) ((l_320 << 12) + (l_320 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 1888L)))) = 0;
                        l_322 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 1896L))));
                        l_323 = (long) ((ulong) l_322 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_323 + (ulong) ((long) ((ulong) (l_323 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_324 = (int) ((uint) i_248 + (uint) i_314);
                    if (l_312 < 0L) {
                        i_247 = i_313;
                        i_248 = i_324;
                    } else {
                        i_325 = ((i_314 < 1) || (!(i_324 < i_15))) ? 0 : 1;
                        i_247 = i_325;
                        i_248 = i_324;
                    }
                }
                if (i_248 < 1) {
                    i_108 = i_6;
                    i_109 = i_7;
                    i_110 = i_247;
                    i_111 = 0;
                    break;
                }
                i_108 = i_6;
                i_109 = i_7;
                i_110 = i_248;
                i_111 = 0;
                break;
            case 4:
                l_326 = (long) i_15;
                l_327 = l_22 & l_29;
                if (((int) get_local_id(0)) == 0) {
                    l_328 = (long) ((int) get_group_id(0));
                    i_329 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_328 << 12) + (l_328 << 11)))) + (ulong) 1796L))));
                    i_330 = (int) (0 - (uint) i_329);
                    if (i_330 < 0) {
                        l_331 = (long) i_330;
                        l_332 = l_331;
                    } else {
                        if (i_17 < 0) {
                            i_333 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_334 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_335 = (int) ((uint) i_334 + (uint) (-1));
                                i_336 = (i_335 < 0) ? (-9) : i_335;
                                if (i_336 < 0) {
                                    i_333 = i_336;
                                } else {
                                    i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
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
                            if (l_22 < 0L) {
                                l_332 = (-22L);
                            } else {
                                if (i_15 < 0) {
                                    l_332 = (-22L);
                                } else {
                                    l_339 = (long) ((int) get_group_id(0));
                                    i_340 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_339 << 12) + (l_339 << 11)))) + (ulong) 1856L))));
                                    if (i_340 == 0) {
                                        l_341 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_338 << 6)))));
                                        l_342 = (long) ((ulong) l_341 - (ulong) l_22);
                                        if (l_342 < 1L) {
                                            l_332 = 0L;
                                        } else {
                                            l_343 = (l_342 < l_326) ? l_342 : l_326;
                                            l_332 = l_343;
                                        }
                                    } else {
                                        l_332 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    l_344 = (l_332 < 0L) ? l_332 : (-22L);
                    if (l_332 < 1L) {
                        l_345 = l_344;
                    } else {
                        if (l_326 == l_332) {
                            l_346 = (long) ((ulong) l_28 - (ulong) l_327);
                            if (l_346 < l_326) {
                                if (!(((int) l_346) == i_15)) {
                                    l_345 = l_344;
                                    goto B338;
                                }
                            }
                            if (i_17 < 0) {
                                i_347 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_348 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_349 = (int) ((uint) i_348 + (uint) (-1));
                                    i_350 = (i_349 < 0) ? (-9) : i_349;
                                    i_347 = i_350;
                                } else {
                                    i_347 = (-9);
                                }
                            }
                            l_351 = (long) i_347;
                            if (i_347 < 0) {
                                l_345 = l_351;
                            } else {
                                i_352 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_30 + (ulong) (l_351 << 6))) + (ulong) 8L))));
                                l_353 = l_22 >> i_27;
                                i_354 = i_26 & ((int) (((long) ((ulong) ((long) ((ulong) l_353 + (ulong) (((long) i_352) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_355 = (long) ((int) get_group_id(0));
                                l_356 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_355 << 12) + (l_355 << 11)))) + (ulong) 1864L);
                                l_357 = (long) ((ulong) l_31 + (ulong) ((long) ((int) get_group_id(0))));
                                l_358 = (long) ((int) get_group_id(0));
                                l_359 = (long) ((ulong) l_33 + (ulong) ((l_358 << 12) + (l_358 << 11)));
                                l_360 = (long) ((ulong) l_359 + (ulong) 1896L);
                                l_361 = (long) ((int) get_group_id(0));
                                l_362 = (long) ((ulong) l_33 + (ulong) ((l_361 << 12) + (l_361 << 11)));
                                l_363 = (long) ((ulong) l_362 + (ulong) 1792L);
                                l_364 = (long) ((ulong) l_362 + (ulong) 1896L);
                                l_365 = (long) ((ulong) l_362 + (ulong) 1796L);
                                l_366 = (long) ((int) get_group_id(0));
                                l_367 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_366 << 12) + (l_366 << 11)))) + (ulong) 1888L);
                                i_368 = i_354;
                                i_369 = 0;
                                i_370 = (-2);
                                while (true) {
                                    if (!(i_370 == (-2))) {
                                        break;
                                    }
                                    i_371 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_25 + (ulong) (((long) i_368) << 2)))));
                                    i_372 = (int) ((uint) i_371 + (uint) (-1));
                                    if (i_372 < 0) {
                                        i_370 = (-1);
                                    } else {
                                        l_373 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_372) << 4));
                                        i_374 = *((volatile __global gale_int *) (arg_fs + 16 + l_373));
                                        l_375 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_373 + (ulong) 8L))));
                                        if ((!(i_352 == i_374)) || (!(l_353 == l_375))) {
                                            if (i_26 == i_369) {
                                                i_370 = (-1);
                                            } else {
                                                i_376 = (int) ((uint) i_369 + (uint) 1);
                                                i_377 = i_26 & ((int) ((uint) i_368 + (uint) 1));
                                                i_368 = i_377;
                                                i_369 = i_376;
                                            }
                                        } else {
                                            i_370 = i_372;
                                        }
                                    }
                                }
                                if (i_370 < 0) {
                                    i_378 = i_370;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_367)) = ((int) ((uint) i_370 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_379 = (long) ((ulong) l_24 + (ulong) (((long) (uint) i_370) << 4));
                                    i_380 = *((volatile __global gale_int *) (arg_fs + 16 + l_379));
                                    l_381 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_379 + (ulong) 8L))));
                                    if ((!(i_352 == i_380)) || (!(l_353 == l_381))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_367)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_352 == i_380)) || (!(l_353 == l_381))) {
                                        i_378 = (-1);
                                    } else {
                                        i_378 = i_370;
                                    }
                                }
                                if (i_378 < 0) {
                                    i_382 = *((volatile __global gale_int *) (arg_fs + 16 + l_365));
                                    l_383 = *((__global gale_long *) (arg_fs + 16 + l_364));
                                    i_384 = (int) (0 - (uint) i_382);
                                    if (i_384 < 0) {
                                        i_385 = i_384;
                                    } else {
                                        l_386 = (long) ((ulong) l_383 + (ulong) (-64L));
                                        i_387 = (int) ((uint) ((int) (((long) ((ulong) l_386 + (ulong) ((long) ((ulong) (l_386 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_388 = 0;
                                        l_389 = 0L;
                                        while (true) {
                                            if (!(i_388 == 0)) {
                                                break;
                                            }
                                            i_390 = *((volatile __global gale_int *) (arg_fs + 16 + l_365));
                                            i_391 = *((volatile __global gale_int *) (arg_fs + 16 + l_363));
                                            if (i_387 == i_391) {
                                                i_388 = 1;
                                            } else {
                                                if (i_390 == 0) {
                                                    if (l_389 < l_32) {
                                                        GALEFS_RELAX(l_389);
                                                        l_392 = (long) ((ulong) l_389 + (ulong) 1L);
                                                        l_389 = l_392;
                                                    } else {
                                                        i_388 = (-110);
                                                    }
                                                } else {
                                                    i_393 = (int) (0 - (uint) i_390);
                                                    i_388 = i_393;
                                                }
                                            }
                                        }
                                        i_385 = i_388;
                                    }
                                    if (i_385 < 0) {
                                        l_394 = (long) i_385;
                                        l_345 = l_394;
                                    } else {
                                        l_395 = *((__global gale_long *) (arg_fs + 16 + l_360));
                                        l_396 = (long) ((ulong) l_395 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_396) & 1023)))))) = 0L;
                                        l_397 = (long) ((ulong) l_359 + (ulong) ((long) (uint) (((int) l_395) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_395 + (ulong) ((long) ((ulong) (l_395 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 12L)))) = i_17;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 16L)))) = l_22;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 24L)))) = l_326;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_397)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_360)) = l_396;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_357)) = (char) 1;
                                        l_398 = (long) ((ulong) l_326 + (ulong) (-9223372036854775807L));
                                        l_345 = l_398;
                                    }
                                } else {
                                    l_399 = *((__global gale_long *) (arg_fs + 16 + l_356));
                                    *((__global gale_long *) (arg_fs + 16 + l_356)) = ((long) ((ulong) l_399 + (ulong) 1L));
                                    l_400 = l_326 | (((long) (uint) i_378) << 32);
                                    l_345 = l_400;
                                }
                            }
                        } else {
                            l_345 = l_344;
                        }
                    }
                } else {
                    l_345 = 0L;
                }
            B338:;
                if (((int) get_local_id(0)) == 0) {
                    if (l_345 < (-4611686018427387904L)) {
                        l_401 = (long) ((int) get_group_id(0));
                        l_402 = (long) ((ulong) l_33 + (ulong) ((l_401 << 12) + (l_401 << 11)));
                        l_403 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_402 + (ulong) 1896L))));
                        l_404 = (long) ((ulong) l_403 + (ulong) (-64L));
                        i_405 = (int) ((uint) ((int) (((long) ((ulong) l_404 + (ulong) ((long) ((ulong) (l_404 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_406 = (long) ((ulong) l_402 + (ulong) 1800L);
                        l_407 = (long) ((ulong) l_402 + (ulong) 1792L);
                        l_408 = (long) ((ulong) l_402 + (ulong) 1796L);
                        i_409 = 0;
                        l_410 = 0L;
                        while (true) {
                            if (!(i_409 == 0)) {
                                break;
                            }
                            i_411 = *((volatile __global gale_int *) (arg_fs + 16 + l_408));
                            i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_407));
                            if (i_405 == i_412) {
                                i_409 = 1;
                            } else {
                                if (i_411 == 0) {
                                    if (l_410 < l_32) {
                                        GALEFS_RELAX(l_410);
                                        l_413 = (long) ((ulong) l_410 + (ulong) 1L);
                                        l_410 = l_413;
                                    } else {
                                        i_409 = (-110);
                                    }
                                } else {
                                    i_414 = (int) (0 - (uint) i_411);
                                    i_409 = i_414;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_409 < 0) {
                            l_415 = (long) i_409;
                            l_416 = l_415;
                        } else {
                            l_417 = *((volatile __global gale_long *) (arg_fs + 16 + l_406));
                            l_416 = l_417;
                        }
                        i_418 = (int) ((uint) ((int) l_345) + (uint) (-1));
                        if (i_418 < 0) {
                            l_419 = l_416;
                        } else {
                            if (l_416 < 0L) {
                                l_419 = l_416;
                            } else {
                                l_420 = (l_416 << 32) | ((long) (uint) i_418);
                                l_419 = l_420;
                            }
                        }
                    } else {
                        l_419 = l_345;
                    }
                } else {
                    l_419 = l_345;
                }
                GALEFS_BROADCAST(7, l_421, l_419);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_421 < 0L)) {
                        l_422 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_422 << 12) + (l_422 << 11)))) + (ulong) 1856L)))) = 1;
                    }
                }
                if (l_421 < 0L) {
                    l_423 = l_421;
                } else {
                    l_424 = (long) ((ulong) l_327 + (ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_421 >> 32)) << i_27))));
                    l_423 = l_424;
                }
                if ((ulong) ((long) ((ulong) l_423 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_425 = (int) l_423;
                    i_108 = i_6;
                    i_109 = i_7;
                    i_110 = i_425;
                    i_111 = 0;
                    break;
                }
                i_426 = (int) get_local_size(0);
                i_427 = (int) get_local_id(0);
                i_428 = (int) get_local_id(0);
                i_429 = 0;
                i_430 = i_428;
                while (true) {
                    if (!(i_430 < i_15)) {
                        break;
                    }
                    i_431 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) ((long) i_430)))));
                    i_432 = (int) ((uint) i_429 + (uint) ((int) ((uint) ((i_431 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_430 << 5) - (uint) i_430)) + (uint) 7)))));
                    i_433 = (int) ((uint) i_430 + (uint) i_426);
                    i_429 = i_432;
                    i_430 = i_433;
                }
                GALEFS_FENCE();
                GALEFS_BARRIER(8);
                if (i_427 == 0) {
                    l_434 = (long) ((int) get_group_id(0));
                    i_435 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_434 << 12) + (l_434 << 11)))) + (ulong) 1856L))));
                    if (i_435 == 0) {
                        l_436 = (-22L);
                    } else {
                        l_437 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_437 << 12) + (l_437 << 11)))) + (ulong) 1856L)))) = 0;
                        l_438 = (long) ((int) get_group_id(0));
                        l_439 = (long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_438 << 12) + (l_438 << 11)))) + (ulong) 1872L);
                        l_440 = *((__global gale_long *) (arg_fs + 16 + l_439));
                        *((__global gale_long *) (arg_fs + 16 + l_439)) = ((long) ((ulong) l_326 + (ulong) l_440));
                        l_441 = (long) ((int) get_group_id(0));
                        l_442 = (long) ((ulong) l_33 + (ulong) ((l_441 << 12) + (l_441 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_442 + (ulong) 1888L)))) = 0;
                        l_443 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_442 + (ulong) 1896L))));
                        l_444 = (long) ((ulong) l_443 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_442 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_444 + (ulong) ((long) ((ulong) (l_444 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_436 = 0L;
                    }
                } else {
                    l_436 = 0L;
                }
                GALEFS_BROADCAST(9, l_445, l_436);
                i_446 = (int) ((uint) ((int) l_445) + (uint) i_15);
                i_108 = i_6;
                i_109 = i_7;
                i_110 = i_446;
                i_111 = i_429;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_447 = (long) ((int) get_group_id(0));
                    i_448 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_447 << 12) + (l_447 << 11)))) + (ulong) 1796L))));
                    if (i_17 < 0) {
                        i_449 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_450 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_451 = (int) ((uint) i_450 + (uint) (-1));
                            i_452 = (i_451 < 0) ? (-9) : i_451;
                            i_449 = i_452;
                        } else {
                            i_449 = (-9);
                        }
                    }
                    i_453 = (int) (0 - (uint) i_448);
                    if (i_453 < 0) {
                        l_454 = (long) i_453;
                        l_455 = l_454;
                    } else {
                        l_456 = (long) i_449;
                        if (i_449 < 0) {
                            l_455 = l_456;
                        } else {
                            l_457 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) (l_456 << 6)))));
                            l_455 = l_457;
                        }
                    }
                } else {
                    l_455 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_455 < (-4611686018427387904L)) {
                        l_458 = (long) ((int) get_group_id(0));
                        l_459 = (long) ((ulong) l_33 + (ulong) ((l_458 << 12) + (l_458 << 11)));
                        l_460 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_459 + (ulong) 1896L))));
                        l_461 = (long) ((ulong) l_460 + (ulong) (-64L));
                        i_462 = (int) ((uint) ((int) (((long) ((ulong) l_461 + (ulong) ((long) ((ulong) (l_461 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_463 = (long) ((ulong) l_459 + (ulong) 1800L);
                        l_464 = (long) ((ulong) l_459 + (ulong) 1792L);
                        l_465 = (long) ((ulong) l_459 + (ulong) 1796L);
                        i_466 = 0;
                        l_467 = 0L;
                        while (true) {
                            if (!(i_466 == 0)) {
                                break;
                            }
                            i_468 = *((volatile __global gale_int *) (arg_fs + 16 + l_465));
                            i_469 = *((volatile __global gale_int *) (arg_fs + 16 + l_464));
                            if (i_462 == i_469) {
                                i_466 = 1;
                            } else {
                                if (i_468 == 0) {
                                    if (l_467 < l_32) {
                                        GALEFS_RELAX(l_467);
                                        l_470 = (long) ((ulong) l_467 + (ulong) 1L);
                                        l_467 = l_470;
                                    } else {
                                        i_466 = (-110);
                                    }
                                } else {
                                    i_471 = (int) (0 - (uint) i_468);
                                    i_466 = i_471;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_466 < 0) {
                            l_472 = (long) i_466;
                            l_473 = l_472;
                        } else {
                            l_474 = *((volatile __global gale_long *) (arg_fs + 16 + l_463));
                            l_473 = l_474;
                        }
                        i_475 = (int) ((uint) ((int) l_455) + (uint) (-1));
                        if (i_475 < 0) {
                            l_476 = l_473;
                        } else {
                            if (l_473 < 0L) {
                                l_476 = l_473;
                            } else {
                                l_477 = (l_473 << 32) | ((long) (uint) i_475);
                                l_476 = l_477;
                            }
                        }
                    } else {
                        l_476 = l_455;
                    }
                } else {
                    l_476 = l_455;
                }
                GALEFS_BROADCAST(10, l_478, l_476);
                i_479 = (int) l_478;
                i_108 = i_6;
                i_109 = i_7;
                i_110 = i_479;
                i_111 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_480 = (long) ((int) get_group_id(0));
                    i_481 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) ((l_480 << 12) + (l_480 << 11)))) + (ulong) 1856L))));
                    if (i_481 == 0) {
                        l_482 = (long) ((int) get_group_id(0));
                        l_483 = (long) ((ulong) l_33 + (ulong) ((l_482 << 12) + (l_482 << 11)));
                        l_484 = (long) ((ulong) l_483 + (ulong) 1796L);
                        i_485 = *((volatile __global gale_int *) (arg_fs + 16 + l_484));
                        l_486 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) 1896L))));
                        i_487 = (int) (0 - (uint) i_485);
                        if (i_487 < 0) {
                            i_488 = i_487;
                        } else {
                            l_489 = (long) ((ulong) l_486 + (ulong) (-64L));
                            i_490 = (int) ((uint) ((int) (((long) ((ulong) l_489 + (ulong) ((long) ((ulong) (l_489 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_491 = (long) ((ulong) l_483 + (ulong) 1792L);
                            i_492 = 0;
                            l_493 = 0L;
                            while (true) {
                                if (!(i_492 == 0)) {
                                    break;
                                }
                                i_494 = *((volatile __global gale_int *) (arg_fs + 16 + l_484));
                                i_495 = *((volatile __global gale_int *) (arg_fs + 16 + l_491));
                                if (i_490 == i_495) {
                                    i_492 = 1;
                                } else {
                                    if (i_494 == 0) {
                                        if (l_493 < l_32) {
                                            GALEFS_RELAX(l_493);
                                            l_496 = (long) ((ulong) l_493 + (ulong) 1L);
                                            l_493 = l_496;
                                        } else {
                                            i_492 = (-110);
                                        }
                                    } else {
                                        i_497 = (int) (0 - (uint) i_494);
                                        i_492 = i_497;
                                    }
                                }
                            }
                            i_488 = i_492;
                        }
                        if (i_488 < 0) {
                            l_498 = (long) i_488;
                            l_499 = l_498;
                        } else {
                            l_500 = (long) ((int) get_group_id(0));
                            l_501 = (long) ((ulong) l_33 + (ulong) ((l_500 << 12) + (l_500 << 11)));
                            l_502 = (long) ((ulong) l_501 + (ulong) 1896L);
                            l_503 = *((__global gale_long *) (arg_fs + 16 + l_502));
                            l_504 = (long) ((ulong) l_503 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_501 + (ulong) ((long) (uint) (((int) l_504) & 1023)))))) = 0L;
                            l_505 = (long) ((ulong) l_501 + (ulong) ((long) (uint) (((int) l_503) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_503 + (ulong) ((long) ((ulong) (l_503 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 12L)))) = i_17;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_505 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_505)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_502)) = l_504;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_499 = LONG_MIN;
                        }
                    } else {
                        l_499 = (-16L);
                    }
                } else {
                    l_499 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_499 < (-4611686018427387904L)) {
                        l_506 = (long) ((int) get_group_id(0));
                        l_507 = (long) ((ulong) l_33 + (ulong) ((l_506 << 12) + (l_506 << 11)));
                        l_508 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_507 + (ulong) 1896L))));
                        l_509 = (long) ((ulong) l_508 + (ulong) (-64L));
                        i_510 = (int) ((uint) ((int) (((long) ((ulong) l_509 + (ulong) ((long) ((ulong) (l_509 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_511 = (long) ((ulong) l_507 + (ulong) 1800L);
                        l_512 = (long) ((ulong) l_507 + (ulong) 1792L);
                        l_513 = (long) ((ulong) l_507 + (ulong) 1796L);
                        i_514 = 0;
                        l_515 = 0L;
                        while (true) {
                            if (!(i_514 == 0)) {
                                break;
                            }
                            i_516 = *((volatile __global gale_int *) (arg_fs + 16 + l_513));
                            i_517 = *((volatile __global gale_int *) (arg_fs + 16 + l_512));
                            if (i_510 == i_517) {
                                i_514 = 1;
                            } else {
                                if (i_516 == 0) {
                                    if (l_515 < l_32) {
                                        GALEFS_RELAX(l_515);
                                        l_518 = (long) ((ulong) l_515 + (ulong) 1L);
                                        l_515 = l_518;
                                    } else {
                                        i_514 = (-110);
                                    }
                                } else {
                                    i_519 = (int) (0 - (uint) i_516);
                                    i_514 = i_519;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_514 < 0) {
                            l_520 = (long) i_514;
                            l_521 = l_520;
                        } else {
                            l_522 = *((volatile __global gale_long *) (arg_fs + 16 + l_511));
                            l_521 = l_522;
                        }
                        i_523 = (int) ((uint) ((int) l_499) + (uint) (-1));
                        if (i_523 < 0) {
                            l_524 = l_521;
                        } else {
                            if (l_521 < 0L) {
                                l_524 = l_521;
                            } else {
                                l_525 = (l_521 << 32) | ((long) (uint) i_523);
                                l_524 = l_525;
                            }
                        }
                    } else {
                        l_524 = l_499;
                    }
                } else {
                    l_524 = l_499;
                }
                GALEFS_BROADCAST(11, l_526, l_524);
                if (i_13 == (-1)) {
                    i_527 = 0;
                } else {
                    i_527 = i_6;
                }
                i_528 = (int) l_526;
                if (i_13 == (-1)) {
                    i_108 = i_527;
                    i_109 = i_7;
                    i_110 = i_528;
                    i_111 = 0;
                    break;
                }
                i_108 = i_527;
                i_109 = 0;
                i_110 = i_528;
                i_111 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_110 + (uint) i_111));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_529 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_529) << 2) + 16L))) = i_110;
            i_530 = (int) get_global_id(0);
            i_531 = (int) get_local_size(0);
            i_532 = 0;
            i_533 = 0;
            while (true) {
                if (!(i_533 < i_531)) {
                    break;
                }
                i_534 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_533 + (uint) i_530))) << 2) + 16L)));
                i_535 = (int) ((uint) i_532 + (uint) i_534);
                i_536 = (int) ((uint) i_533 + (uint) 1);
                i_532 = i_535;
                i_533 = i_536;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_529 + 1)) << 2) + 16L))) = i_532;
        }
        GALEFS_BARRIER(13);
        i_537 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_108;
        i_7 = i_109;
        i_8 = i_537;
    }
    goto B467;
B466:;
B467:;
    GALEFS_GROUP_END()
}
#endif
