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
// source SHA-256: 402d8e87fa86f6a99d0465af19386a63e6bc3ced15d1a2a579026b9cd1f1bb59

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_13) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_15) VARIABLE(int, i_162) VARIABLE(int, i_163) VARIABLE(int, i_168) VARIABLE(int, i_17) VARIABLE(int, i_198) VARIABLE(int, i_199) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_267) VARIABLE(int, i_269) VARIABLE(int, i_31) VARIABLE(int, i_35) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_84) VARIABLE(long, l_145) VARIABLE(long, l_169) VARIABLE(long, l_171) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_197) VARIABLE(long, l_207) VARIABLE(long, l_208) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_30) VARIABLE(long, l_32) VARIABLE(long, l_85) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_32) VARIABLE(l_85) VARIABLE(l_87)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_79) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_84) VARIABLE(l_145) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_168) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_169) VARIABLE(l_171) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_162) VARIABLE(i_163) VARIABLE(i_168) VARIABLE(i_17) VARIABLE(i_198) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_197) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_32)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_207) VARIABLE(l_208) VARIABLE(l_23) VARIABLE(l_32)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_267) VARIABLE(i_269) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_207) VARIABLE(l_32)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_269) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_25, i_26, i_31, i_33, i_34, i_35, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_52, i_53, i_54, i_66, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_88, i_89, i_92, i_93, i_94, i_95, i_96, i_98, i_99, i_105, i_106, i_107, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_120, i_121, i_122, i_123, i_125, i_126, i_127, i_128, i_129, i_130, i_132, i_134, i_135, i_137, i_138, i_146, i_147, i_153, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_167, i_168, i_172, i_173, i_174, i_175, i_176, i_177, i_181, i_183, i_184, i_185, i_189, i_190, i_191, i_192, i_198, i_199, i_205, i_206, i_209, i_210, i_213, i_214, i_215, i_216, i_217, i_219, i_224, i_225, i_226, i_227, i_231, i_232, i_233, i_234, i_236, i_237, i_238, i_239, i_240, i_241, i_243, i_245, i_246, i_247, i_248, i_256, i_257, i_259, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_279, i_280, i_281, i_282, i_283, i_284, i_285, i_291, i_292, i_293, i_297, i_298, i_299, i_300, i_305, i_306, i_307, i_310, i_311, i_312, i_313, i_314, i_315, i_316, i_317, i_318, i_319, i_320;
    long l_18, l_19, l_21, l_22, l_23, l_24, l_27, l_28, l_29, l_30, l_32, l_49, l_50, l_51, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_65, l_67, l_70, l_85, l_86, l_87, l_90, l_91, l_97, l_100, l_101, l_102, l_103, l_104, l_108, l_109, l_110, l_118, l_119, l_124, l_131, l_133, l_136, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_148, l_149, l_150, l_151, l_152, l_169, l_170, l_171, l_178, l_179, l_180, l_182, l_186, l_187, l_188, l_193, l_194, l_195, l_196, l_197, l_200, l_201, l_202, l_203, l_204, l_207, l_208, l_211, l_212, l_218, l_220, l_221, l_222, l_223, l_228, l_229, l_230, l_235, l_242, l_244, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_258, l_260, l_261, l_262, l_263, l_264, l_275, l_276, l_277, l_278, l_286, l_287, l_288, l_289, l_290, l_294, l_295, l_296, l_301, l_302, l_303, l_304, l_308, l_309;
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
            goto B306;
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
                    l_171 = l_28 & l_170;
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
                                        i_181 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
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
                            l_182 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_183 = *((__global gale_int *) (arg_fs + 16 + l_182));
                            i_184 = (int) ((uint) i_183 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_182)) = i_184;
                            if (i_31 < i_184) {
                                i_185 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_185 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_186 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                            l_188 = (long) ((ulong) l_27 - (ulong) l_171);
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
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_194 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_27 = 1L << i_26;
                        l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
                        l_30 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_31 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                        if (i_198 == 0) {
                            l_200 = 0L;
                        } else {
                            l_201 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_197 >> 32)) << 5))) + (ulong) 16L))));
                            l_202 = (long) ((ulong) l_171 + (ulong) l_201);
                            l_200 = l_202;
                        }
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_169))), (arg_fs + 16 + l_200), i_199);
                    GALEFS_BARRIER(6);
                    if (i_162 == 0) {
                        if (!(i_199 < 1)) {
                            l_203 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                            l_204 = *((__global gale_long *) (arg_fs + 16 + l_203));
                            *((__global gale_long *) (arg_fs + 16 + l_203)) = ((long) ((ulong) ((long) (uint) i_199) + (ulong) l_204));
                        }
                    }
                    i_205 = (int) ((uint) i_168 + (uint) i_199);
                    if (l_197 < 0L) {
                        i_167 = i_198;
                        i_168 = i_205;
                    } else {
                        i_206 = ((i_199 < 1) || (!(i_205 < i_15))) ? 0 : 1;
                        i_167 = i_206;
                        i_168 = i_205;
                    }
                }
                if (i_168 < 1) {
                    i_75 = i_6;
                    i_76 = i_7;
                    i_77 = i_167;
                    i_78 = 0;
                    break;
                }
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_168;
                i_78 = 0;
                break;
            case 4:
                l_207 = (long) i_15;
                l_208 = l_22 & l_28;
                if (((int) get_local_id(0)) == 0) {
                    i_209 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_210 = (int) (0 - (uint) i_209);
                    if (i_210 < 0) {
                        l_211 = (long) i_210;
                        l_212 = l_211;
                    } else {
                        if (i_17 < 0) {
                            i_213 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_214 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_215 = (int) ((uint) i_214 + (uint) (-1));
                                i_216 = (i_215 < 0) ? (-9) : i_215;
                                if (i_216 < 0) {
                                    i_213 = i_216;
                                } else {
                                    i_217 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_217 & 3) == 1) {
                                        i_213 = (-9);
                                    } else {
                                        i_213 = i_216;
                                    }
                                }
                            } else {
                                i_213 = (-9);
                            }
                        }
                        l_218 = (long) i_213;
                        if (i_213 < 0) {
                            l_212 = l_218;
                        } else {
                            if (l_22 < 0L) {
                                l_212 = (-22L);
                            } else {
                                if (i_15 < 0) {
                                    l_212 = (-22L);
                                } else {
                                    i_219 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_219 == 0) {
                                        l_220 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_218 << 6)))));
                                        l_221 = (long) ((ulong) l_220 - (ulong) l_22);
                                        if (l_221 < 1L) {
                                            l_212 = 0L;
                                        } else {
                                            l_222 = (l_221 < l_207) ? l_221 : l_207;
                                            l_212 = l_222;
                                        }
                                    } else {
                                        l_212 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (!(l_212 < 1L)) {
                        if (l_207 == l_212) {
                            l_223 = (long) ((ulong) l_27 - (ulong) l_208);
                            if (l_223 < l_207) {
                                if (!(((int) l_223) == i_15)) {
                                    goto B236;
                                }
                            }
                            if (i_17 < 0) {
                                i_224 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_226 = (int) ((uint) i_225 + (uint) (-1));
                                    i_227 = (i_226 < 0) ? (-9) : i_226;
                                    i_224 = i_227;
                                } else {
                                    i_224 = (-9);
                                }
                            }
                            l_228 = (long) i_224;
                            if (i_224 < 0) {
                                l_229 = l_228;
                                goto B242;
                            }
                            l_230 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_231 = *((__global gale_int *) (arg_fs + 16 + l_230));
                            i_232 = (int) ((uint) i_231 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_230)) = i_232;
                            if (i_31 < i_232) {
                                i_233 = (-1);
                            } else {
                                i_234 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_29 + (ulong) (l_228 << 6))) + (ulong) 8L))));
                                l_235 = l_22 >> i_26;
                                i_236 = i_25 & ((int) (((long) ((ulong) ((long) ((ulong) l_235 + (ulong) (((long) i_234) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_237 = i_236;
                                i_238 = 0;
                                i_239 = (-2);
                                while (true) {
                                    if (!(i_239 == (-2))) {
                                        break;
                                    }
                                    i_240 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) (((long) i_237) << 2)))));
                                    i_241 = (int) ((uint) i_240 + (uint) (-1));
                                    if (i_241 < 0) {
                                        i_239 = (-1);
                                    } else {
                                        l_242 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_241) << 5));
                                        i_243 = *((volatile __global gale_int *) (arg_fs + 16 + l_242));
                                        l_244 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 8L))));
                                        if ((!(i_234 == i_243)) || (!(l_235 == l_244))) {
                                            if (i_25 == i_238) {
                                                i_239 = (-1);
                                            } else {
                                                i_245 = (int) ((uint) i_238 + (uint) 1);
                                                i_246 = i_25 & ((int) ((uint) i_237 + (uint) 1));
                                                i_237 = i_246;
                                                i_238 = i_245;
                                            }
                                        } else {
                                            i_239 = i_241;
                                        }
                                    }
                                }
                                i_233 = i_239;
                            }
                            if (i_233 < 0) {
                                i_247 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_248 = (int) (0 - (uint) i_247);
                                if (i_248 < 0) {
                                    l_249 = (long) i_248;
                                    l_229 = l_249;
                                    goto B242;
                                }
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_250 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_250)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 12L)))) = i_17;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 16L)))) = l_22;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 24L)))) = l_207;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 36L)))) = 0;
                                l_251 = (long) ((ulong) l_207 + (ulong) (-9223372036854775807L));
                                l_229 = l_251;
                                goto B242;
                            }
                            l_252 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_253 = *((__global gale_long *) (arg_fs + 16 + l_252));
                            *((__global gale_long *) (arg_fs + 16 + l_252)) = ((long) ((ulong) l_253 + (ulong) 1L));
                            l_254 = l_207 | (((long) (uint) i_233) << 32);
                            l_229 = l_254;
                            goto B242;
                        }
                    }
                B236:;
                    l_255 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_256 = *((__global gale_int *) (arg_fs + 16 + l_255));
                    i_257 = (int) ((uint) i_256 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_255)) = i_257;
                    l_258 = (l_212 < 0L) ? l_212 : (-22L);
                    if (i_31 < i_257) {
                        i_259 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_259 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_260 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_260)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 16L)))) = l_258;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 36L)))) = 0;
                            l_229 = LONG_MIN;
                        } else {
                            l_229 = l_258;
                        }
                    } else {
                        l_229 = l_258;
                    }
                } else {
                    l_229 = 0L;
                }
            B242:;
                GALEFS_BROADCAST(7, l_261, l_229);
                if (l_261 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) l_207;
                    gale_longs[gale_items + gale_item] = (ulong) l_208;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_261); }
                    GALEFS_RETURN;
                    resume_4:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_15 = (int) gale_ints[5 * gale_items + gale_item];
                    l_207 = (long) gale_longs[gale_item];
                    l_208 = (long) gale_longs[gale_items + gale_item];
                    i_2 = gale_group;
                    l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_32 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_261 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_261 < 0L)) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))))) = 1;
                    }
                }
                if (l_261 < 0L) {
                    l_262 = l_261;
                } else {
                    if (((int) l_261) == 0) {
                        l_262 = 0L;
                    } else {
                        l_263 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_261 >> 32)) << 5))) + (ulong) 16L))));
                        l_264 = (long) ((ulong) l_208 + (ulong) l_263);
                        l_262 = l_264;
                    }
                }
                if ((ulong) ((long) ((ulong) l_262 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_265 = (int) l_262;
                    i_75 = i_6;
                    i_76 = i_7;
                    i_77 = i_265;
                    i_78 = 0;
                    break;
                }
                i_266 = (int) get_local_size(0);
                i_267 = (int) get_local_id(0);
                i_268 = (int) get_local_id(0);
                i_269 = 0;
                i_270 = i_268;
                while (true) {
                    if (!(i_270 < i_15)) {
                        break;
                    }
                    i_271 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) ((long) i_270)))));
                    i_272 = (int) ((uint) i_269 + (uint) ((int) ((uint) ((i_271 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_270 << 5) - (uint) i_270)) + (uint) 7)))));
                    i_273 = (int) ((uint) i_270 + (uint) i_266);
                    i_269 = i_272;
                    i_270 = i_273;
                }
                GALEFS_BARRIER(8);
                if (i_267 == 0) {
                    i_274 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_274 == 0) {
                        l_275 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_276 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_277 = *((__global gale_long *) (arg_fs + 16 + l_276));
                        *((__global gale_long *) (arg_fs + 16 + l_276)) = ((long) ((ulong) l_207 + (ulong) l_277));
                        l_275 = 0L;
                    }
                } else {
                    l_275 = 0L;
                }
                GALEFS_BROADCAST(9, l_278, l_275);
                i_279 = (int) ((uint) ((int) l_278) + (uint) i_15);
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_279;
                i_78 = i_269;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    i_280 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_17 < 0) {
                        i_281 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_282 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_283 = (int) ((uint) i_282 + (uint) (-1));
                            i_284 = (i_283 < 0) ? (-9) : i_283;
                            i_281 = i_284;
                        } else {
                            i_281 = (-9);
                        }
                    }
                    i_285 = (int) (0 - (uint) i_280);
                    if (i_285 < 0) {
                        l_286 = (long) i_285;
                        l_287 = l_286;
                    } else {
                        l_288 = (long) i_281;
                        if (i_281 < 0) {
                            l_287 = l_288;
                        } else {
                            l_289 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_288 << 6)))));
                            l_287 = l_289;
                        }
                    }
                    l_290 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_291 = *((__global gale_int *) (arg_fs + 16 + l_290));
                    i_292 = (int) ((uint) i_291 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_290)) = i_292;
                    if (i_31 < i_292) {
                        i_293 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_293 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_294 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_294)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 16L)))) = l_287;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 36L)))) = 0;
                            l_295 = LONG_MIN;
                        } else {
                            l_295 = l_287;
                        }
                    } else {
                        l_295 = l_287;
                    }
                } else {
                    l_295 = 0L;
                }
                GALEFS_BROADCAST(10, l_296, l_295);
                if (l_296 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_296); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_296 = gale_round_reply(gale_entry);
                }
                i_297 = (int) l_296;
                i_75 = i_6;
                i_76 = i_7;
                i_77 = i_297;
                i_78 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    i_298 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_298 == 0) {
                        i_299 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_300 = (int) (0 - (uint) i_299);
                        if (i_300 < 0) {
                            l_301 = (long) i_300;
                            l_302 = l_301;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_303 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_303)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 12L)))) = i_17;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_303 + (ulong) 36L)))) = 0;
                            l_302 = LONG_MIN;
                        }
                    } else {
                        l_304 = (long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_305 = *((__global gale_int *) (arg_fs + 16 + l_304));
                        i_306 = (int) ((uint) i_305 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_304)) = i_306;
                        if (i_31 < i_306) {
                            i_307 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_307 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_308 = (long) ((ulong) l_30 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_308)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_308 + (ulong) 36L)))) = 0;
                                l_302 = LONG_MIN;
                            } else {
                                l_302 = (-16L);
                            }
                        } else {
                            l_302 = (-16L);
                        }
                    }
                } else {
                    l_302 = 0L;
                }
                GALEFS_BROADCAST(11, l_309, l_302);
                if (l_309 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_309); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_309 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_310 = 0;
                } else {
                    i_310 = i_6;
                }
                i_311 = (int) l_309;
                if (i_13 == (-1)) {
                    i_75 = i_310;
                    i_76 = i_7;
                    i_77 = i_311;
                    i_78 = 0;
                    break;
                }
                i_75 = i_310;
                i_76 = 0;
                i_77 = i_311;
                i_78 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_77 + (uint) i_78));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_312 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_312) << 2) + 16L))) = i_77;
            i_313 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_314 = (int) get_local_size(0);
            i_315 = 0;
            i_316 = 0;
            while (true) {
                if (!(i_316 < i_314)) {
                    break;
                }
                i_317 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_316 + (uint) i_313))) << 2) + 16L)));
                i_318 = (int) ((uint) i_315 + (uint) i_317);
                i_319 = (int) ((uint) i_316 + (uint) 1);
                i_315 = i_318;
                i_316 = i_319;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_312 + 1)) << 2) + 16L))) = i_315;
        }
        GALEFS_BARRIER(13);
        i_320 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_75;
        i_7 = i_76;
        i_8 = i_320;
    }
    goto B307;
B306:;
B307:;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_121) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_13) VARIABLE(int, i_131) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_24) VARIABLE(int, i_245) VARIABLE(int, i_246) VARIABLE(int, i_25) VARIABLE(int, i_267) VARIABLE(int, i_268) VARIABLE(int, i_269) VARIABLE(int, i_274) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_347) VARIABLE(int, i_348) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_475) VARIABLE(int, i_477) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_7) VARIABLE(int, i_8) VARIABLE(long, l_132) VARIABLE(long, l_134) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_244) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_275) VARIABLE(long, l_277) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_346) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_362) VARIABLE(long, l_363) VARIABLE(long, l_37)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_21) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_132) VARIABLE(l_134) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_131) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_245) VARIABLE(i_246) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_244) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_267) VARIABLE(i_268) VARIABLE(i_269) VARIABLE(i_274) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_275) VARIABLE(l_277) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_267) VARIABLE(i_268) VARIABLE(i_269) VARIABLE(i_274) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_346) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_37)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_362) VARIABLE(l_363) VARIABLE(l_37)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_475) VARIABLE(i_477) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_23) VARIABLE(l_362) VARIABLE(l_37)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_477) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_121) VARIABLE(i_122) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_9, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_24, i_25, i_28, i_29, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_54, i_58, i_60, i_61, i_63, i_65, i_68, i_69, i_72, i_73, i_77, i_85, i_87, i_88, i_96, i_101, i_104, i_105, i_108, i_109, i_113, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131, i_136, i_137, i_140, i_141, i_142, i_143, i_144, i_146, i_148, i_155, i_156, i_157, i_158, i_159, i_160, i_161, i_163, i_165, i_168, i_179, i_181, i_182, i_183, i_184, i_185, i_187, i_189, i_190, i_191, i_193, i_195, i_196, i_198, i_200, i_201, i_203, i_204, i_207, i_208, i_211, i_212, i_224, i_229, i_232, i_233, i_236, i_237, i_241, i_245, i_246, i_253, i_258, i_259, i_260, i_261, i_262, i_263, i_264, i_265, i_266, i_267, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_278, i_279, i_280, i_281, i_282, i_283, i_288, i_291, i_292, i_296, i_298, i_299, i_301, i_303, i_306, i_307, i_310, i_311, i_320, i_326, i_331, i_334, i_335, i_338, i_339, i_343, i_347, i_348, i_355, i_360, i_361, i_365, i_366, i_369, i_370, i_371, i_372, i_373, i_376, i_383, i_384, i_385, i_386, i_388, i_390, i_393, i_404, i_406, i_407, i_408, i_409, i_410, i_412, i_414, i_415, i_416, i_418, i_420, i_421, i_422, i_424, i_425, i_427, i_428, i_431, i_432, i_435, i_436, i_448, i_453, i_456, i_457, i_460, i_461, i_465, i_473, i_474, i_475, i_476, i_477, i_478, i_479, i_480, i_481, i_483, i_489, i_495, i_497, i_498, i_499, i_500, i_501, i_502, i_511, i_516, i_519, i_520, i_523, i_524, i_528, i_532, i_534, i_538, i_540, i_541, i_543, i_545, i_548, i_549, i_552, i_553, i_562, i_567, i_572, i_575, i_576, i_579, i_580, i_584, i_588, i_589, i_590, i_591, i_592, i_593, i_594, i_595, i_596, i_597, i_598;
    long l_18, l_19, l_21, l_22, l_23, l_26, l_27, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_53, l_55, l_56, l_57, l_59, l_62, l_64, l_66, l_67, l_70, l_71, l_74, l_75, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_86, l_89, l_90, l_91, l_92, l_93, l_94, l_95, l_97, l_98, l_99, l_100, l_102, l_103, l_106, l_107, l_110, l_111, l_112, l_114, l_115, l_116, l_132, l_133, l_134, l_135, l_138, l_139, l_145, l_147, l_149, l_150, l_151, l_152, l_153, l_154, l_162, l_164, l_166, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_180, l_186, l_188, l_192, l_194, l_197, l_199, l_202, l_205, l_206, l_209, l_210, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_228, l_230, l_231, l_234, l_235, l_238, l_239, l_240, l_242, l_243, l_244, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_256, l_257, l_275, l_276, l_277, l_284, l_285, l_286, l_287, l_289, l_290, l_293, l_294, l_295, l_297, l_300, l_302, l_304, l_305, l_308, l_309, l_312, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_321, l_322, l_323, l_324, l_325, l_327, l_328, l_329, l_330, l_332, l_333, l_336, l_337, l_340, l_341, l_342, l_344, l_345, l_346, l_349, l_350, l_351, l_352, l_353, l_354, l_356, l_357, l_358, l_359, l_362, l_363, l_364, l_367, l_368, l_374, l_375, l_377, l_378, l_379, l_380, l_381, l_382, l_387, l_389, l_391, l_392, l_394, l_395, l_396, l_397, l_398, l_399, l_400, l_401, l_402, l_403, l_405, l_411, l_413, l_417, l_419, l_423, l_426, l_429, l_430, l_433, l_434, l_437, l_438, l_439, l_440, l_441, l_442, l_443, l_444, l_445, l_446, l_447, l_449, l_450, l_451, l_452, l_454, l_455, l_458, l_459, l_462, l_463, l_464, l_466, l_467, l_468, l_469, l_470, l_471, l_472, l_482, l_484, l_485, l_486, l_487, l_488, l_490, l_491, l_492, l_493, l_494, l_496, l_503, l_504, l_505, l_506, l_507, l_508, l_509, l_510, l_512, l_513, l_514, l_515, l_517, l_518, l_521, l_522, l_525, l_526, l_527, l_529, l_530, l_531, l_533, l_535, l_536, l_537, l_539, l_542, l_544, l_546, l_547, l_550, l_551, l_554, l_555, l_556, l_557, l_558, l_559, l_560, l_561, l_563, l_564, l_565, l_566, l_568, l_569, l_570, l_571, l_573, l_574, l_577, l_578, l_581, l_582, l_583, l_585, l_586, l_587;
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
            goto B510;
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
                                    GALEFS_FENCE();
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
                                    GALEFS_FENCE();
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
                            GALEFS_FENCE();
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
                i_266 = (int) get_local_size(0);
                i_267 = (int) get_local_id(0);
                i_268 = (int) get_local_id(0);
                i_269 = (int) get_local_id(0);
                i_270 = (int) get_local_id(0);
                i_271 = i_270;
                while (true) {
                    if (!(i_271 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_271))))) = (char) (((int) ((uint) ((int) ((uint) i_271 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_272 = (int) ((uint) i_271 + (uint) i_266);
                    i_271 = i_272;
                }
                i_273 = 1;
                i_274 = 0;
                while (true) {
                    if (!(i_273 == 1)) {
                        break;
                    }
                    l_275 = (long) i_274;
                    l_276 = l_22 + l_275;
                    l_277 = l_31 & l_276;
                    if (i_269 == 0) {
                        if (i_17 < 0) {
                            i_278 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_279 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_280 = (int) ((uint) i_279 + (uint) (-1));
                                i_281 = (i_280 < 0) ? (-9) : i_280;
                                if (i_281 < 0) {
                                    i_278 = i_281;
                                } else {
                                    i_282 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_282 & 3) == 0) {
                                        i_278 = (-9);
                                    } else {
                                        i_278 = i_281;
                                    }
                                }
                            } else {
                                i_278 = (-9);
                            }
                        }
                        i_283 = (int) ((uint) i_15 - (uint) i_274);
                        l_284 = (long) i_283;
                        if (i_278 < 0) {
                            l_285 = (long) i_278;
                            l_286 = l_285;
                        } else {
                            if (l_276 < 0L) {
                                l_286 = (-22L);
                            } else {
                                if (i_283 < 0) {
                                    l_286 = (-22L);
                                } else {
                                    if ((l_276 + l_284) < 0L) {
                                        l_286 = (-27L);
                                    } else {
                                        l_287 = (long) ((int) get_group_id(0));
                                        i_288 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_287 << 12) + (l_287 << 11)))) + (ulong) 1856L))));
                                        if (i_288 == 0) {
                                            l_286 = l_284;
                                        } else {
                                            l_286 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_286 < 1L) {
                            l_289 = l_286;
                        } else {
                            l_290 = (long) ((ulong) l_30 - (ulong) l_277);
                            if (l_290 < l_284) {
                                i_291 = (int) l_290;
                                i_292 = i_291;
                            } else {
                                i_292 = i_283;
                            }
                            l_293 = (long) ((int) get_group_id(0));
                            l_294 = (long) ((ulong) l_37 + (ulong) ((l_293 << 12) + (l_293 << 11)));
                            l_295 = (long) ((ulong) l_294 + (ulong) 1796L);
                            i_296 = *((volatile __global gale_int *) (arg_fs + 16 + l_295));
                            l_297 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_294 + (ulong) 1896L))));
                            i_298 = (int) (0 - (uint) i_296);
                            if (i_298 < 0) {
                                i_299 = i_298;
                            } else {
                                l_300 = (long) ((ulong) l_297 + (ulong) (-64L));
                                i_301 = (int) ((uint) ((int) (((long) ((ulong) l_300 + (ulong) ((long) ((ulong) (l_300 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_302 = (long) ((ulong) l_294 + (ulong) 1792L);
                                i_303 = 0;
                                l_304 = 0L;
                                l_305 = (-1L);
                                while (true) {
                                    if (!(i_303 == 0)) {
                                        break;
                                    }
                                    i_306 = *((volatile __global gale_int *) (arg_fs + 16 + l_295));
                                    i_307 = *((volatile __global gale_int *) (arg_fs + 16 + l_302));
                                    if (i_301 == i_307) {
                                        i_303 = 1;
                                    } else {
                                        if (i_306 == 0) {
                                            if (l_304 < l_36) {
                                                GALEFS_RELAX(l_304);
                                                l_308 = (long) ((ulong) l_304 + (ulong) 1L);
                                                l_304 = l_308;
                                            } else {
                                                l_309 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                                i_310 = (l_305 == l_309) ? (-110) : 0;
                                                i_303 = i_310;
                                                l_304 = 0L;
                                                l_305 = l_309;
                                            }
                                        } else {
                                            i_311 = (int) (0 - (uint) i_306);
                                            i_303 = i_311;
                                        }
                                    }
                                }
                                i_299 = i_303;
                            }
                            if (i_299 < 0) {
                                l_312 = (long) i_299;
                                l_289 = l_312;
                            } else {
                                l_313 = (long) ((int) get_group_id(0));
                                l_314 = (long) ((ulong) l_37 + (ulong) ((l_313 << 12) + (l_313 << 11)));
                                l_315 = (long) ((ulong) l_314 + (ulong) 1896L);
                                l_316 = *((__global gale_long *) (arg_fs + 16 + l_315));
                                l_317 = (long) ((ulong) l_316 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_314 + (ulong) ((long) (uint) (((int) l_317) & 1023)))))) = 0L;
                                l_318 = (long) ((ulong) l_314 + (ulong) ((long) (uint) (((int) l_316) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 4L)))) = 4;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_316 + (ulong) ((long) ((ulong) (l_316 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 12L)))) = i_17;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 16L)))) = l_276;
                                l_319 = (long) i_292;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 24L)))) = l_319;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_318 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_318)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_315)) = l_317;
                                GALEFS_FENCE();
                                i_320 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_320))))) = (char) 1;
                                l_321 = (long) ((ulong) l_319 + (ulong) (-9223372036854775807L));
                                if (l_33 == 0L) {
                                    l_289 = l_321;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (i_320 >> 6)))))) = (char) 1;
                                    l_289 = l_321;
                                }
                            }
                        }
                    } else {
                        l_289 = 0L;
                    }
                    if (i_268 == 0) {
                        if (l_289 < (-4611686018427387904L)) {
                            l_322 = (long) ((int) get_group_id(0));
                            l_323 = (long) ((ulong) l_37 + (ulong) ((l_322 << 12) + (l_322 << 11)));
                            l_324 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 1896L))));
                            l_325 = (long) ((ulong) l_324 + (ulong) (-64L));
                            i_326 = (int) ((uint) ((int) (((long) ((ulong) l_325 + (ulong) ((long) ((ulong) (l_325 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_327 = (long) ((ulong) l_323 + (ulong) 1800L);
                            l_328 = (long) ((ulong) l_323 + (ulong) 1888L);
                            l_329 = (long) ((ulong) l_323 + (ulong) 1792L);
                            l_330 = (long) ((ulong) l_323 + (ulong) 1796L);
                            i_331 = 0;
                            l_332 = 0L;
                            l_333 = (-1L);
                            while (true) {
                                if (!(i_331 == 0)) {
                                    break;
                                }
                                i_334 = *((volatile __global gale_int *) (arg_fs + 16 + l_330));
                                i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_329));
                                if (i_326 == i_335) {
                                    i_331 = 1;
                                } else {
                                    if (i_334 == 0) {
                                        if (l_332 < l_36) {
                                            GALEFS_RELAX(l_332);
                                            l_336 = (long) ((ulong) l_332 + (ulong) 1L);
                                            l_332 = l_336;
                                        } else {
                                            l_337 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_338 = (l_333 == l_337) ? (-110) : 0;
                                            i_331 = i_338;
                                            l_332 = 0L;
                                            l_333 = l_337;
                                        }
                                    } else {
                                        i_339 = (int) (0 - (uint) i_334);
                                        i_331 = i_339;
                                    }
                                }
                            }
                            if (i_331 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_328)) = i_326;
                            }
                            GALEFS_FENCE();
                            if (i_331 < 0) {
                                l_340 = (long) i_331;
                                l_341 = l_340;
                            } else {
                                l_342 = *((volatile __global gale_long *) (arg_fs + 16 + l_327));
                                l_341 = l_342;
                            }
                            i_343 = (int) ((uint) ((int) l_289) + (uint) (-1));
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
                            l_344 = l_289;
                        }
                    } else {
                        l_344 = l_289;
                    }
                    GALEFS_BROADCAST(5, l_346, l_344);
                    i_347 = (int) l_346;
                    if (l_346 < 0L) {
                        i_348 = 0;
                    } else {
                        i_348 = i_347;
                    }
                    if (l_346 < 0L) {
                        l_349 = 0L;
                    } else {
                        if (i_347 == 0) {
                            l_349 = 0L;
                        } else {
                            l_350 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_346 >> 32)) << 5))) + (ulong) 16L))));
                            l_351 = (long) ((ulong) l_277 + (ulong) l_350);
                            l_349 = l_351;
                        }
                    }
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_21 + (ulong) l_275))), (arg_fs + 16 + l_349), i_348);
                    GALEFS_BARRIER(6);
                    if (i_267 == 0) {
                        if (!(i_348 < 1)) {
                            l_352 = (long) ((int) get_group_id(0));
                            l_353 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_352 << 12) + (l_352 << 11)))) + (ulong) 1880L);
                            l_354 = *((__global gale_long *) (arg_fs + 16 + l_353));
                            *((__global gale_long *) (arg_fs + 16 + l_353)) = ((long) ((ulong) ((long) (uint) i_348) + (ulong) l_354));
                            GALEFS_FENCE();
                            i_355 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_355)) << 6) + (((long) (i_355 >> i_24)) << 2)))))) = 0;
                            l_356 = (long) ((int) get_group_id(0));
                            l_357 = (long) ((ulong) l_37 + (ulong) ((l_356 << 12) + (l_356 << 11)));
                            l_358 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 1896L))));
                            l_359 = (long) ((ulong) l_358 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_357 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_359 + (ulong) ((long) ((ulong) (l_359 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_360 = (int) ((uint) i_274 + (uint) i_348);
                    if (l_346 < 0L) {
                        i_273 = i_347;
                        i_274 = i_360;
                    } else {
                        i_361 = ((i_348 < 1) || (!(i_360 < i_15))) ? 0 : 1;
                        i_273 = i_361;
                        i_274 = i_360;
                    }
                }
                if (i_274 < 1) {
                    i_121 = i_6;
                    i_122 = i_7;
                    i_123 = i_273;
                    i_124 = 0;
                    break;
                }
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_274;
                i_124 = 0;
                break;
            case 4:
                l_362 = (long) i_15;
                l_363 = l_22 & l_31;
                if (((int) get_local_id(0)) == 0) {
                    l_364 = (long) ((int) get_group_id(0));
                    i_365 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1796L))));
                    i_366 = (int) (0 - (uint) i_365);
                    if (i_366 < 0) {
                        l_367 = (long) i_366;
                        l_368 = l_367;
                    } else {
                        if (i_17 < 0) {
                            i_369 = (-9);
                        } else {
                            if (i_17 < i_20) {
                                i_370 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                i_371 = (int) ((uint) i_370 + (uint) (-1));
                                i_372 = (i_371 < 0) ? (-9) : i_371;
                                if (i_372 < 0) {
                                    i_369 = i_372;
                                } else {
                                    i_373 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    if ((i_373 & 3) == 1) {
                                        i_369 = (-9);
                                    } else {
                                        i_369 = i_372;
                                    }
                                }
                            } else {
                                i_369 = (-9);
                            }
                        }
                        l_374 = (long) i_369;
                        if (i_369 < 0) {
                            l_368 = l_374;
                        } else {
                            if (l_22 < 0L) {
                                l_368 = (-22L);
                            } else {
                                if (i_15 < 0) {
                                    l_368 = (-22L);
                                } else {
                                    l_375 = (long) ((int) get_group_id(0));
                                    i_376 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_375 << 12) + (l_375 << 11)))) + (ulong) 1856L))));
                                    if (i_376 == 0) {
                                        l_377 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_374 << 6)))));
                                        l_378 = (long) ((ulong) l_377 - (ulong) l_22);
                                        if (l_378 < 1L) {
                                            l_368 = 0L;
                                        } else {
                                            l_379 = (l_378 < l_362) ? l_378 : l_362;
                                            l_368 = l_379;
                                        }
                                    } else {
                                        l_368 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    l_380 = (l_368 < 0L) ? l_368 : (-22L);
                    if (l_368 < 1L) {
                        l_381 = l_380;
                    } else {
                        if (l_362 == l_368) {
                            l_382 = (long) ((ulong) l_30 - (ulong) l_363);
                            if (l_382 < l_362) {
                                if (!(((int) l_382) == i_15)) {
                                    l_381 = l_380;
                                    goto B369;
                                }
                            }
                            if (i_17 < 0) {
                                i_383 = (-9);
                            } else {
                                if (i_17 < i_20) {
                                    i_384 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                                    i_385 = (int) ((uint) i_384 + (uint) (-1));
                                    i_386 = (i_385 < 0) ? (-9) : i_385;
                                    i_383 = i_386;
                                } else {
                                    i_383 = (-9);
                                }
                            }
                            l_387 = (long) i_383;
                            if (i_383 < 0) {
                                l_381 = l_387;
                            } else {
                                i_388 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_32 + (ulong) (l_387 << 6))) + (ulong) 8L))));
                                l_389 = l_22 >> i_29;
                                i_390 = i_28 & ((int) (((long) ((ulong) ((long) ((ulong) l_389 + (ulong) (((long) i_388) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_391 = (long) ((int) get_group_id(0));
                                l_392 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_391 << 12) + (l_391 << 11)))) + (ulong) 1864L);
                                i_393 = (int) get_group_id(0);
                                l_394 = (long) ((ulong) l_33 + (ulong) ((long) (i_393 >> 6)));
                                l_395 = (long) ((ulong) l_34 + (ulong) ((long) i_393));
                                l_396 = (long) ((int) get_group_id(0));
                                l_397 = (long) ((ulong) l_37 + (ulong) ((l_396 << 12) + (l_396 << 11)));
                                l_398 = (long) ((ulong) l_397 + (ulong) 1896L);
                                l_399 = (long) ((int) get_group_id(0));
                                l_400 = (long) ((ulong) l_37 + (ulong) ((l_399 << 12) + (l_399 << 11)));
                                l_401 = (long) ((ulong) l_400 + (ulong) 1792L);
                                l_402 = (long) ((ulong) l_400 + (ulong) 1896L);
                                l_403 = (long) ((ulong) l_400 + (ulong) 1796L);
                                i_404 = (int) get_group_id(0);
                                l_405 = (long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_404)) << 6) + (((long) (i_404 >> i_24)) << 2)));
                                i_406 = i_390;
                                i_407 = 0;
                                i_408 = (-2);
                                while (true) {
                                    if (!(i_408 == (-2))) {
                                        break;
                                    }
                                    i_409 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) (((long) i_406) << 2)))));
                                    i_410 = (int) ((uint) i_409 + (uint) (-1));
                                    if (i_410 < 0) {
                                        i_408 = (-1);
                                    } else {
                                        l_411 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_410) << 5));
                                        i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_411));
                                        l_413 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_411 + (ulong) 8L))));
                                        if ((!(i_388 == i_412)) || (!(l_389 == l_413))) {
                                            if (i_28 == i_407) {
                                                i_408 = (-1);
                                            } else {
                                                i_414 = (int) ((uint) i_407 + (uint) 1);
                                                i_415 = i_28 & ((int) ((uint) i_406 + (uint) 1));
                                                i_406 = i_415;
                                                i_407 = i_414;
                                            }
                                        } else {
                                            i_408 = i_410;
                                        }
                                    }
                                }
                                if (i_408 < 0) {
                                    i_416 = i_408;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_405)) = ((int) ((uint) i_408 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_417 = (long) ((ulong) l_26 + (ulong) (((long) (uint) i_408) << 5));
                                    i_418 = *((volatile __global gale_int *) (arg_fs + 16 + l_417));
                                    GALEFS_FENCE();
                                    if (i_388 == i_418) {
                                        l_419 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_417 + (ulong) 8L))));
                                        i_420 = (l_389 == l_419) ? 1 : 0;
                                        i_421 = i_420;
                                    } else {
                                        i_421 = 0;
                                    }
                                    if (i_421 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_405)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if (i_421 == 0) {
                                        i_416 = (-1);
                                    } else {
                                        i_416 = i_408;
                                    }
                                }
                                if (i_416 < 0) {
                                    i_422 = *((volatile __global gale_int *) (arg_fs + 16 + l_403));
                                    l_423 = *((__global gale_long *) (arg_fs + 16 + l_402));
                                    i_424 = (int) (0 - (uint) i_422);
                                    if (i_424 < 0) {
                                        i_425 = i_424;
                                    } else {
                                        l_426 = (long) ((ulong) l_423 + (ulong) (-64L));
                                        i_427 = (int) ((uint) ((int) (((long) ((ulong) l_426 + (ulong) ((long) ((ulong) (l_426 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_428 = 0;
                                        l_429 = 0L;
                                        l_430 = (-1L);
                                        while (true) {
                                            if (!(i_428 == 0)) {
                                                break;
                                            }
                                            i_431 = *((volatile __global gale_int *) (arg_fs + 16 + l_403));
                                            i_432 = *((volatile __global gale_int *) (arg_fs + 16 + l_401));
                                            if (i_427 == i_432) {
                                                i_428 = 1;
                                            } else {
                                                if (i_431 == 0) {
                                                    if (l_429 < l_36) {
                                                        GALEFS_RELAX(l_429);
                                                        l_433 = (long) ((ulong) l_429 + (ulong) 1L);
                                                        l_429 = l_433;
                                                    } else {
                                                        l_434 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                                        i_435 = (l_430 == l_434) ? (-110) : 0;
                                                        i_428 = i_435;
                                                        l_429 = 0L;
                                                        l_430 = l_434;
                                                    }
                                                } else {
                                                    i_436 = (int) (0 - (uint) i_431);
                                                    i_428 = i_436;
                                                }
                                            }
                                        }
                                        i_425 = i_428;
                                    }
                                    if (i_425 < 0) {
                                        l_437 = (long) i_425;
                                        l_381 = l_437;
                                    } else {
                                        l_438 = *((__global gale_long *) (arg_fs + 16 + l_398));
                                        l_439 = (long) ((ulong) l_438 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_397 + (ulong) ((long) (uint) (((int) l_439) & 1023)))))) = 0L;
                                        l_440 = (long) ((ulong) l_397 + (ulong) ((long) (uint) (((int) l_438) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_438 + (ulong) ((long) ((ulong) (l_438 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 12L)))) = i_17;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 16L)))) = l_22;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 24L)))) = l_362;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_440 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_440)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_398)) = l_439;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_395)) = (char) 1;
                                        l_441 = (long) ((ulong) l_362 + (ulong) (-9223372036854775807L));
                                        if (l_33 == 0L) {
                                            l_381 = l_441;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_394)) = (char) 1;
                                            l_381 = l_441;
                                        }
                                    }
                                } else {
                                    l_442 = *((__global gale_long *) (arg_fs + 16 + l_392));
                                    *((__global gale_long *) (arg_fs + 16 + l_392)) = ((long) ((ulong) l_442 + (ulong) 1L));
                                    l_443 = l_362 | (((long) (uint) i_416) << 32);
                                    l_381 = l_443;
                                }
                            }
                        } else {
                            l_381 = l_380;
                        }
                    }
                } else {
                    l_381 = 0L;
                }
            B369:;
                if (((int) get_local_id(0)) == 0) {
                    if (l_381 < (-4611686018427387904L)) {
                        l_444 = (long) ((int) get_group_id(0));
                        l_445 = (long) ((ulong) l_37 + (ulong) ((l_444 << 12) + (l_444 << 11)));
                        l_446 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_445 + (ulong) 1896L))));
                        l_447 = (long) ((ulong) l_446 + (ulong) (-64L));
                        i_448 = (int) ((uint) ((int) (((long) ((ulong) l_447 + (ulong) ((long) ((ulong) (l_447 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_449 = (long) ((ulong) l_445 + (ulong) 1800L);
                        l_450 = (long) ((ulong) l_445 + (ulong) 1888L);
                        l_451 = (long) ((ulong) l_445 + (ulong) 1792L);
                        l_452 = (long) ((ulong) l_445 + (ulong) 1796L);
                        i_453 = 0;
                        l_454 = 0L;
                        l_455 = (-1L);
                        while (true) {
                            if (!(i_453 == 0)) {
                                break;
                            }
                            i_456 = *((volatile __global gale_int *) (arg_fs + 16 + l_452));
                            i_457 = *((volatile __global gale_int *) (arg_fs + 16 + l_451));
                            if (i_448 == i_457) {
                                i_453 = 1;
                            } else {
                                if (i_456 == 0) {
                                    if (l_454 < l_36) {
                                        GALEFS_RELAX(l_454);
                                        l_458 = (long) ((ulong) l_454 + (ulong) 1L);
                                        l_454 = l_458;
                                    } else {
                                        l_459 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_460 = (l_455 == l_459) ? (-110) : 0;
                                        i_453 = i_460;
                                        l_454 = 0L;
                                        l_455 = l_459;
                                    }
                                } else {
                                    i_461 = (int) (0 - (uint) i_456);
                                    i_453 = i_461;
                                }
                            }
                        }
                        if (i_453 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_450)) = i_448;
                        }
                        GALEFS_FENCE();
                        if (i_453 < 0) {
                            l_462 = (long) i_453;
                            l_463 = l_462;
                        } else {
                            l_464 = *((volatile __global gale_long *) (arg_fs + 16 + l_449));
                            l_463 = l_464;
                        }
                        i_465 = (int) ((uint) ((int) l_381) + (uint) (-1));
                        if (i_465 < 0) {
                            l_466 = l_463;
                        } else {
                            if (l_463 < 0L) {
                                l_466 = l_463;
                            } else {
                                l_467 = (l_463 << 32) | ((long) (uint) i_465);
                                l_466 = l_467;
                            }
                        }
                    } else {
                        l_466 = l_381;
                    }
                } else {
                    l_466 = l_381;
                }
                GALEFS_BROADCAST(7, l_468, l_466);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_468 < 0L)) {
                        l_469 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_469 << 12) + (l_469 << 11)))) + (ulong) 1856L)))) = 1;
                    }
                }
                if (l_468 < 0L) {
                    l_470 = l_468;
                } else {
                    if (((int) l_468) == 0) {
                        l_470 = 0L;
                    } else {
                        l_471 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (((long) ((ulong) l_468 >> 32)) << 5))) + (ulong) 16L))));
                        l_472 = (long) ((ulong) l_363 + (ulong) l_471);
                        l_470 = l_472;
                    }
                }
                if ((ulong) ((long) ((ulong) l_470 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_473 = (int) l_470;
                    i_121 = i_6;
                    i_122 = i_7;
                    i_123 = i_473;
                    i_124 = 0;
                    break;
                }
                i_474 = (int) get_local_size(0);
                i_475 = (int) get_local_id(0);
                i_476 = (int) get_local_id(0);
                i_477 = 0;
                i_478 = i_476;
                while (true) {
                    if (!(i_478 < i_15)) {
                        break;
                    }
                    i_479 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_470 + (ulong) ((long) i_478)))));
                    i_480 = (int) ((uint) i_477 + (uint) ((int) ((uint) ((i_479 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_478 << 5) - (uint) i_478)) + (uint) 7)))));
                    i_481 = (int) ((uint) i_478 + (uint) i_474);
                    i_477 = i_480;
                    i_478 = i_481;
                }
                GALEFS_BARRIER(8);
                if (i_475 == 0) {
                    l_482 = (long) ((int) get_group_id(0));
                    i_483 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_482 << 12) + (l_482 << 11)))) + (ulong) 1856L))));
                    if (i_483 == 0) {
                        l_484 = (-22L);
                    } else {
                        l_485 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_485 << 12) + (l_485 << 11)))) + (ulong) 1856L)))) = 0;
                        l_486 = (long) ((int) get_group_id(0));
                        l_487 = (long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_486 << 12) + (l_486 << 11)))) + (ulong) 1872L);
                        l_488 = *((__global gale_long *) (arg_fs + 16 + l_487));
                        *((__global gale_long *) (arg_fs + 16 + l_487)) = ((long) ((ulong) l_362 + (ulong) l_488));
                        GALEFS_FENCE();
                        i_489 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_23 + (ulong) ((((long) (i_25 & i_489)) << 6) + (((long) (i_489 >> i_24)) << 2)))))) = 0;
                        l_490 = (long) ((int) get_group_id(0));
                        l_491 = (long) ((ulong) l_37 + (ulong) ((l_490 << 12) + (l_490 << 11)));
                        l_492 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 1896L))));
                        l_493 = (long) ((ulong) l_492 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_491 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_493 + (ulong) ((long) ((ulong) (l_493 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_484 = 0L;
                    }
                } else {
                    l_484 = 0L;
                }
                GALEFS_BROADCAST(9, l_494, l_484);
                i_495 = (int) ((uint) ((int) l_494) + (uint) i_15);
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_495;
                i_124 = i_477;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_496 = (long) ((int) get_group_id(0));
                    i_497 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_496 << 12) + (l_496 << 11)))) + (ulong) 1796L))));
                    if (i_17 < 0) {
                        i_498 = (-9);
                    } else {
                        if (i_17 < i_20) {
                            i_499 = *((volatile __global gale_int *) (arg_fs + 16 + l_18));
                            i_500 = (int) ((uint) i_499 + (uint) (-1));
                            i_501 = (i_500 < 0) ? (-9) : i_500;
                            i_498 = i_501;
                        } else {
                            i_498 = (-9);
                        }
                    }
                    i_502 = (int) (0 - (uint) i_497);
                    if (i_502 < 0) {
                        l_503 = (long) i_502;
                        l_504 = l_503;
                    } else {
                        l_505 = (long) i_498;
                        if (i_498 < 0) {
                            l_504 = l_505;
                        } else {
                            l_506 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) (l_505 << 6)))));
                            l_504 = l_506;
                        }
                    }
                } else {
                    l_504 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_504 < (-4611686018427387904L)) {
                        l_507 = (long) ((int) get_group_id(0));
                        l_508 = (long) ((ulong) l_37 + (ulong) ((l_507 << 12) + (l_507 << 11)));
                        l_509 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_508 + (ulong) 1896L))));
                        l_510 = (long) ((ulong) l_509 + (ulong) (-64L));
                        i_511 = (int) ((uint) ((int) (((long) ((ulong) l_510 + (ulong) ((long) ((ulong) (l_510 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_512 = (long) ((ulong) l_508 + (ulong) 1800L);
                        l_513 = (long) ((ulong) l_508 + (ulong) 1888L);
                        l_514 = (long) ((ulong) l_508 + (ulong) 1792L);
                        l_515 = (long) ((ulong) l_508 + (ulong) 1796L);
                        i_516 = 0;
                        l_517 = 0L;
                        l_518 = (-1L);
                        while (true) {
                            if (!(i_516 == 0)) {
                                break;
                            }
                            i_519 = *((volatile __global gale_int *) (arg_fs + 16 + l_515));
                            i_520 = *((volatile __global gale_int *) (arg_fs + 16 + l_514));
                            if (i_511 == i_520) {
                                i_516 = 1;
                            } else {
                                if (i_519 == 0) {
                                    if (l_517 < l_36) {
                                        GALEFS_RELAX(l_517);
                                        l_521 = (long) ((ulong) l_517 + (ulong) 1L);
                                        l_517 = l_521;
                                    } else {
                                        l_522 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_523 = (l_518 == l_522) ? (-110) : 0;
                                        i_516 = i_523;
                                        l_517 = 0L;
                                        l_518 = l_522;
                                    }
                                } else {
                                    i_524 = (int) (0 - (uint) i_519);
                                    i_516 = i_524;
                                }
                            }
                        }
                        if (i_516 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_513)) = i_511;
                        }
                        GALEFS_FENCE();
                        if (i_516 < 0) {
                            l_525 = (long) i_516;
                            l_526 = l_525;
                        } else {
                            l_527 = *((volatile __global gale_long *) (arg_fs + 16 + l_512));
                            l_526 = l_527;
                        }
                        i_528 = (int) ((uint) ((int) l_504) + (uint) (-1));
                        if (i_528 < 0) {
                            l_529 = l_526;
                        } else {
                            if (l_526 < 0L) {
                                l_529 = l_526;
                            } else {
                                l_530 = (l_526 << 32) | ((long) (uint) i_528);
                                l_529 = l_530;
                            }
                        }
                    } else {
                        l_529 = l_504;
                    }
                } else {
                    l_529 = l_504;
                }
                GALEFS_BROADCAST(10, l_531, l_529);
                i_532 = (int) l_531;
                i_121 = i_6;
                i_122 = i_7;
                i_123 = i_532;
                i_124 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_533 = (long) ((int) get_group_id(0));
                    i_534 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_37 + (ulong) ((l_533 << 12) + (l_533 << 11)))) + (ulong) 1856L))));
                    if (i_534 == 0) {
                        l_535 = (long) ((int) get_group_id(0));
                        l_536 = (long) ((ulong) l_37 + (ulong) ((l_535 << 12) + (l_535 << 11)));
                        l_537 = (long) ((ulong) l_536 + (ulong) 1796L);
                        i_538 = *((volatile __global gale_int *) (arg_fs + 16 + l_537));
                        l_539 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_536 + (ulong) 1896L))));
                        i_540 = (int) (0 - (uint) i_538);
                        if (i_540 < 0) {
                            i_541 = i_540;
                        } else {
                            l_542 = (long) ((ulong) l_539 + (ulong) (-64L));
                            i_543 = (int) ((uint) ((int) (((long) ((ulong) l_542 + (ulong) ((long) ((ulong) (l_542 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_544 = (long) ((ulong) l_536 + (ulong) 1792L);
                            i_545 = 0;
                            l_546 = 0L;
                            l_547 = (-1L);
                            while (true) {
                                if (!(i_545 == 0)) {
                                    break;
                                }
                                i_548 = *((volatile __global gale_int *) (arg_fs + 16 + l_537));
                                i_549 = *((volatile __global gale_int *) (arg_fs + 16 + l_544));
                                if (i_543 == i_549) {
                                    i_545 = 1;
                                } else {
                                    if (i_548 == 0) {
                                        if (l_546 < l_36) {
                                            GALEFS_RELAX(l_546);
                                            l_550 = (long) ((ulong) l_546 + (ulong) 1L);
                                            l_546 = l_550;
                                        } else {
                                            l_551 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                            i_552 = (l_547 == l_551) ? (-110) : 0;
                                            i_545 = i_552;
                                            l_546 = 0L;
                                            l_547 = l_551;
                                        }
                                    } else {
                                        i_553 = (int) (0 - (uint) i_548);
                                        i_545 = i_553;
                                    }
                                }
                            }
                            i_541 = i_545;
                        }
                        if (i_541 < 0) {
                            l_554 = (long) i_541;
                            l_555 = l_554;
                        } else {
                            l_556 = (long) ((int) get_group_id(0));
                            l_557 = (long) ((ulong) l_37 + (ulong) ((l_556 << 12) + (l_556 << 11)));
                            l_558 = (long) ((ulong) l_557 + (ulong) 1896L);
                            l_559 = *((__global gale_long *) (arg_fs + 16 + l_558));
                            l_560 = (long) ((ulong) l_559 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_557 + (ulong) ((long) (uint) (((int) l_560) & 1023)))))) = 0L;
                            l_561 = (long) ((ulong) l_557 + (ulong) ((long) (uint) (((int) l_559) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_559 + (ulong) ((long) ((ulong) (l_559 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 12L)))) = i_17;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_561 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_561)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_558)) = l_560;
                            GALEFS_FENCE();
                            i_562 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_562))))) = (char) 1;
                            if (l_33 == 0L) {
                                l_555 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (i_562 >> 6)))))) = (char) 1;
                                l_555 = LONG_MIN;
                            }
                        }
                    } else {
                        l_555 = (-16L);
                    }
                } else {
                    l_555 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_555 < (-4611686018427387904L)) {
                        l_563 = (long) ((int) get_group_id(0));
                        l_564 = (long) ((ulong) l_37 + (ulong) ((l_563 << 12) + (l_563 << 11)));
                        l_565 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_564 + (ulong) 1896L))));
                        l_566 = (long) ((ulong) l_565 + (ulong) (-64L));
                        i_567 = (int) ((uint) ((int) (((long) ((ulong) l_566 + (ulong) ((long) ((ulong) (l_566 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_568 = (long) ((ulong) l_564 + (ulong) 1800L);
                        l_569 = (long) ((ulong) l_564 + (ulong) 1888L);
                        l_570 = (long) ((ulong) l_564 + (ulong) 1792L);
                        l_571 = (long) ((ulong) l_564 + (ulong) 1796L);
                        i_572 = 0;
                        l_573 = 0L;
                        l_574 = (-1L);
                        while (true) {
                            if (!(i_572 == 0)) {
                                break;
                            }
                            i_575 = *((volatile __global gale_int *) (arg_fs + 16 + l_571));
                            i_576 = *((volatile __global gale_int *) (arg_fs + 16 + l_570));
                            if (i_567 == i_576) {
                                i_572 = 1;
                            } else {
                                if (i_575 == 0) {
                                    if (l_573 < l_36) {
                                        GALEFS_RELAX(l_573);
                                        l_577 = (long) ((ulong) l_573 + (ulong) 1L);
                                        l_573 = l_577;
                                    } else {
                                        l_578 = *((volatile __global gale_long *) (arg_fs + 16 + l_35));
                                        i_579 = (l_574 == l_578) ? (-110) : 0;
                                        i_572 = i_579;
                                        l_573 = 0L;
                                        l_574 = l_578;
                                    }
                                } else {
                                    i_580 = (int) (0 - (uint) i_575);
                                    i_572 = i_580;
                                }
                            }
                        }
                        if (i_572 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_569)) = i_567;
                        }
                        GALEFS_FENCE();
                        if (i_572 < 0) {
                            l_581 = (long) i_572;
                            l_582 = l_581;
                        } else {
                            l_583 = *((volatile __global gale_long *) (arg_fs + 16 + l_568));
                            l_582 = l_583;
                        }
                        i_584 = (int) ((uint) ((int) l_555) + (uint) (-1));
                        if (i_584 < 0) {
                            l_585 = l_582;
                        } else {
                            if (l_582 < 0L) {
                                l_585 = l_582;
                            } else {
                                l_586 = (l_582 << 32) | ((long) (uint) i_584);
                                l_585 = l_586;
                            }
                        }
                    } else {
                        l_585 = l_555;
                    }
                } else {
                    l_585 = l_555;
                }
                GALEFS_BROADCAST(11, l_587, l_585);
                if (i_13 == (-1)) {
                    i_588 = 0;
                } else {
                    i_588 = i_6;
                }
                i_589 = (int) l_587;
                if (i_13 == (-1)) {
                    i_121 = i_588;
                    i_122 = i_7;
                    i_123 = i_589;
                    i_124 = 0;
                    break;
                }
                i_121 = i_588;
                i_122 = 0;
                i_123 = i_589;
                i_124 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_123 + (uint) i_124));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            i_590 = i_8 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_590) << 2) + 16L))) = i_123;
            i_591 = (int) get_global_id(0);
            i_592 = (int) get_local_size(0);
            i_593 = 0;
            i_594 = 0;
            while (true) {
                if (!(i_594 < i_592)) {
                    break;
                }
                i_595 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_594 + (uint) i_591))) << 2) + 16L)));
                i_596 = (int) ((uint) i_593 + (uint) i_595);
                i_597 = (int) ((uint) i_594 + (uint) 1);
                i_593 = i_596;
                i_594 = i_597;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_590 + 1)) << 2) + 16L))) = i_593;
        }
        GALEFS_BARRIER(13);
        i_598 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_121;
        i_7 = i_122;
        i_8 = i_598;
    }
    goto B511;
B510:;
B511:;
    GALEFS_GROUP_END()
}
#endif
