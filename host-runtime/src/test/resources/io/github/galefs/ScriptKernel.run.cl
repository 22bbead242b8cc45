// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 16 values, 96 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ScriptKernel.java
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
// source SHA-256: 12969021e194ef750d97174e3148278540edce2c32bb464c22188bfb728aa652

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_146) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_176) VARIABLE(int, i_177) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_127) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_147) VARIABLE(long, l_149) VARIABLE(long, l_16) VARIABLE(long, l_175) VARIABLE(long, l_18) VARIABLE(long, l_216) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_67) VARIABLE(long, l_69) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_27) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_127) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_146) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_147) VARIABLE(l_149) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_146) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_176) VARIABLE(i_177) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_175) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_216) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_29;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_9, i_10, i_15, i_17, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_30, i_35, i_36, i_40, i_41, i_42, i_55, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_70, i_71, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_87, i_88, i_89, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_102, i_103, i_104, i_105, i_107, i_108, i_109, i_110, i_111, i_112, i_114, i_116, i_117, i_119, i_120, i_128, i_129, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_150, i_151, i_152, i_153, i_154, i_155, i_159, i_161, i_162, i_163, i_167, i_168, i_169, i_170, i_176, i_177, i_183, i_184, i_185, i_186, i_187, i_192, i_193, i_194, i_197, i_198, i_199, i_200, i_201, i_202, i_203, i_209, i_210, i_211, i_215, i_217, i_218, i_221, i_222, i_223, i_224, i_225, i_227, i_232, i_233, i_234, i_235, i_239, i_240, i_241, i_242, i_244, i_245, i_246, i_247, i_248, i_249, i_251, i_253, i_254, i_255, i_256, i_264, i_265, i_267, i_273, i_274, i_275, i_276, i_277, i_278, i_279, i_284, i_285, i_286, i_287, i_288, i_289, i_290;
    long l_7, l_8, l_11, l_12, l_13, l_14, l_16, l_18, l_27, l_28, l_31, l_32, l_33, l_34, l_37, l_38, l_39, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_56, l_59, l_67, l_68, l_69, l_72, l_73, l_79, l_82, l_83, l_84, l_85, l_86, l_90, l_91, l_92, l_100, l_101, l_106, l_113, l_115, l_118, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_130, l_131, l_132, l_133, l_134, l_147, l_148, l_149, l_156, l_157, l_158, l_160, l_164, l_165, l_166, l_171, l_172, l_173, l_174, l_175, l_178, l_179, l_180, l_181, l_182, l_188, l_189, l_190, l_191, l_195, l_196, l_204, l_205, l_206, l_207, l_208, l_212, l_213, l_214, l_216, l_219, l_220, l_226, l_228, l_229, l_230, l_231, l_236, l_237, l_238, l_243, l_250, l_252, l_257, l_258, l_259, l_260, l_261, l_262, l_263, l_266, l_268, l_269, l_270, l_271, l_272, l_280, l_281, l_282, l_283;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 7 * gale_items);
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
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) gale_group * (uint) gale_div_int(i_1, gale_group_count));
    i_3 = gale_div_int(gale_div_int(i_0, 6), gale_group_count);
    i_4 = (int) ((uint) gale_group * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_11 = 1L << i_10;
    l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
    l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_19 = i_4;
    while (true) {
        if (!(i_19 < i_5)) {
            break;
        }
        i_20 = i_19 << 1;
        i_21 = (int) ((uint) (i_19 << 2) + (uint) i_20);
        i_22 = *((__global gale_int *) (arg_script + ((((long) i_21) << 2) + 16L)));
        i_23 = *((__global gale_int *) (arg_script + ((((long) (i_21 + 1)) << 2) + 16L)));
        i_24 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_21 + (uint) 2))) << 2) + 16L)));
        i_25 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_21 + (uint) 3))) << 2) + 16L)));
        i_26 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_21 + (uint) 5))) << 2) + 16L)));
        l_27 = (long) i_24;
        if (i_24 == INT_MIN) {
            l_28 = 9223372036854775807L;
        } else {
            l_28 = l_27;
        }
        ul_29 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_23))) << 2) + 16L);
        i_30 = *((__global gale_int *) ul_29);
        l_31 = (long) ((ulong) l_14 + (ulong) (((long) i_30) << 3));
        l_32 = (long) ((ulong) l_31 + (ulong) 4L);
        l_33 = (long) i_26;
        l_34 = (long) i_25;
        switch (i_22) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_35 == 0) {
                        i_36 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_37 = (long) ((int) (0 - (uint) i_36));
                        l_38 = l_37;
                    } else {
                        l_39 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_40 = *((__global gale_int *) (arg_fs + 16 + l_39));
                        i_41 = (int) ((uint) i_40 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_39)) = i_41;
                        if (i_17 < i_41) {
                            i_42 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_42 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_43 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_43)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                                l_38 = LONG_MIN;
                            } else {
                                l_38 = (-16L);
                            }
                        } else {
                            l_38 = (-16L);
                        }
                    }
                    if (l_38 < 0L) {
                        l_44 = l_38;
                    } else {
                        l_45 = l_27 << 2;
                        l_46 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        l_47 = (long) ((ulong) l_46 + (ulong) 36L);
                        l_48 = (long) ((ulong) l_46 + (ulong) 32L);
                        l_49 = (long) ((ulong) l_46 + (ulong) 24L);
                        l_50 = (long) ((ulong) l_46 + (ulong) 16L);
                        l_51 = (long) ((ulong) l_46 + (ulong) 12L);
                        l_52 = (long) ((ulong) l_46 + (ulong) 4L);
                        l_53 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        l_54 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                        i_55 = 0;
                        while (true) {
                            if (!(i_55 < 2)) {
                                break;
                            }
                            l_56 = (long) i_55;
                            i_57 = (int) *((__global char *) (arg_names + 16 + (l_56 + l_45)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) l_56)))) = (char) i_57;
                            i_58 = (int) ((uint) i_55 + (uint) 1);
                            i_55 = i_58;
                        }
                        *((__global gale_int *) (arg_fs + 16 + l_53)) = 0;
                        *((__global gale_int *) (arg_fs + 16 + l_46)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + l_52)) = 1;
                        *((__global gale_int *) (arg_fs + 16 + l_51)) = 0;
                        *((__global gale_long *) (arg_fs + 16 + l_50)) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + l_49)) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + l_48)) = i_25;
                        *((__global gale_int *) (arg_fs + 16 + l_47)) = 2;
                        l_44 = LONG_MIN;
                    }
                } else {
                    l_44 = 0L;
                }
                GALEFS_BROADCAST(2, l_59, l_44);
                if (l_59 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_59); }
                    GALEFS_RETURN;
                    resume_1:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    i_22 = (int) gale_ints[4 * gale_items + gale_item];
                    i_26 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_29 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_11 = 1L << i_10;
                    l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                    l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_59 = gale_round_reply(gale_entry);
                }
                i_60 = (int) l_59;
                i_61 = i_60;
                i_62 = 0;
                break;
            case 1:
                i_63 = (int) get_local_id(0);
                i_64 = (int) get_local_id(0);
                i_65 = 1;
                i_66 = 0;
                while (true) {
                    if (!(i_65 == 1)) {
                        break;
                    }
                    l_67 = (long) i_66;
                    l_68 = (long) ((ulong) l_28 + (ulong) l_67);
                    l_69 = l_68 & l_12;
                    if (i_64 == 0) {
                        i_70 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_71 = (int) (0 - (uint) i_70);
                        if (i_71 < 0) {
                            l_72 = (long) i_71;
                            l_73 = l_72;
                        } else {
                            if (i_30 < 0) {
                                i_74 = (-9);
                            } else {
                                if (i_30 < i_15) {
                                    i_75 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_76 = (int) ((uint) i_75 + (uint) (-1));
                                    i_77 = (i_76 < 0) ? (-9) : i_76;
                                    if (i_77 < 0) {
                                        i_74 = i_77;
                                    } else {
                                        i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
                                        if ((i_78 & 3) == 1) {
                                            i_74 = (-9);
                                        } else {
                                            i_74 = i_77;
                                        }
                                    }
                                } else {
                                    i_74 = (-9);
                                }
                            }
                            l_79 = (long) i_74;
                            if (i_74 < 0) {
                                l_73 = l_79;
                            } else {
                                if (l_68 < 0L) {
                                    l_73 = (-22L);
                                } else {
                                    i_80 = (int) ((uint) i_25 - (uint) i_66);
                                    if (i_80 < 0) {
                                        l_73 = (-22L);
                                    } else {
                                        i_81 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_81 == 0) {
                                            l_82 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) (l_79 << 6)))));
                                            l_83 = (long) ((ulong) l_82 - (ulong) l_68);
                                            if (l_83 < 1L) {
                                                l_73 = 0L;
                                            } else {
                                                l_84 = (long) (uint) i_80;
                                                l_85 = (l_83 < l_84) ? l_83 : l_84;
                                                l_73 = l_85;
                                            }
                                        } else {
                                            l_73 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_73 < 1L) {
                            l_86 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_87 = *((__global gale_int *) (arg_fs + 16 + l_86));
                            i_88 = (int) ((uint) i_87 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_86)) = i_88;
                            if (i_17 < i_88) {
                                i_89 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_89 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_90 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_90)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 16L)))) = l_73;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 36L)))) = 0;
                                    l_91 = LONG_MIN;
                                } else {
                                    l_91 = l_73;
                                }
                            } else {
                                l_91 = l_73;
                            }
                        } else {
                            l_92 = (long) ((ulong) l_11 - (ulong) l_69);
                            if (l_92 < l_73) {
                                i_93 = (int) l_92;
                                i_94 = i_93;
                            } else {
                                i_95 = (int) l_73;
                                i_94 = i_95;
                            }
                            if (i_30 < 0) {
                                i_96 = (-9);
                            } else {
                                if (i_30 < i_15) {
                                    i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_98 = (int) ((uint) i_97 + (uint) (-1));
                                    i_99 = (i_98 < 0) ? (-9) : i_98;
                                    i_96 = i_99;
                                } else {
                                    i_96 = (-9);
                                }
                            }
                            l_100 = (long) i_96;
                            if (i_96 < 0) {
                                l_91 = l_100;
                            } else {
                                l_101 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_102 = *((__global gale_int *) (arg_fs + 16 + l_101));
                                i_103 = (int) ((uint) i_102 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_101)) = i_103;
                                if (i_17 < i_103) {
                                    i_104 = (-1);
                                } else {
                                    i_105 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (l_100 << 6))) + (ulong) 8L))));
                                    l_106 = l_68 >> i_10;
                                    i_107 = i_9 & ((int) (((long) ((ulong) ((long) ((ulong) l_106 + (ulong) (((long) i_105) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_108 = i_107;
                                    i_109 = 0;
                                    i_110 = (-2);
                                    while (true) {
                                        if (!(i_110 == (-2))) {
                                            break;
                                        }
                                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) (((long) i_108) << 2)))));
                                        i_112 = (int) ((uint) i_111 + (uint) (-1));
                                        if (i_112 < 0) {
                                            i_110 = (-1);
                                        } else {
                                            l_113 = (long) ((ulong) l_7 + (ulong) (((long) (uint) i_112) << 5));
                                            i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                                            l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                            if ((!(i_105 == i_114)) || (!(l_106 == l_115))) {
                                                if (i_9 == i_109) {
                                                    i_110 = (-1);
                                                } else {
                                                    i_116 = (int) ((uint) i_109 + (uint) 1);
                                                    i_117 = i_9 & ((int) ((uint) i_108 + (uint) 1));
                                                    i_108 = i_117;
                                                    i_109 = i_116;
                                                }
                                            } else {
                                                i_110 = i_112;
                                            }
                                        }
                                    }
                                    i_104 = i_110;
                                }
                                l_118 = (long) i_94;
                                if (i_104 < 0) {
                                    i_119 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_120 = (int) (0 - (uint) i_119);
                                    if (i_120 < 0) {
                                        l_121 = (long) i_120;
                                        l_91 = l_121;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_122 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_122)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 12L)))) = i_30;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 16L)))) = l_68;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 24L)))) = l_73;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 36L)))) = 0;
                                        l_123 = (long) ((ulong) l_118 + (ulong) (-9223372036854775807L));
                                        l_91 = l_123;
                                    }
                                } else {
                                    l_124 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                                    *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) l_125 + (ulong) 1L));
                                    l_126 = l_118 | (((long) (uint) i_104) << 32);
                                    l_91 = l_126;
                                }
                            }
                        }
                    } else {
                        l_91 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_127, l_91);
                    if (l_127 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                        gale_longs[gale_item] = (ulong) l_28;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_29 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_30;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_66;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_67;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_69;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_127); }
                        GALEFS_RETURN;
                        resume_2:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_19 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_22 = (int) gale_ints[4 * gale_items + gale_item];
                        i_25 = (int) gale_ints[5 * gale_items + gale_item];
                        i_26 = (int) gale_ints[6 * gale_items + gale_item];
                        l_28 = (long) gale_longs[gale_item];
                        ul_29 = arg_fds + gale_longs[gale_items + gale_item];
                        i_30 = (int) gale_ints[7 * gale_items + gale_item];
                        l_31 = (long) gale_longs[2 * gale_items + gale_item];
                        l_32 = (long) gale_longs[3 * gale_items + gale_item];
                        l_33 = (long) gale_longs[4 * gale_items + gale_item];
                        i_66 = (int) gale_ints[8 * gale_items + gale_item];
                        l_67 = (long) gale_longs[5 * gale_items + gale_item];
                        l_69 = (long) gale_longs[6 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_11 = 1L << i_10;
                        l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                        l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_63 = (int) get_local_id(0);
                        i_64 = (int) get_local_id(0);
                        l_127 = gale_round_reply(gale_entry);
                    }
                    i_128 = (int) l_127;
                    if (l_127 < 0L) {
                        i_129 = 0;
                    } else {
                        i_129 = i_128;
                    }
                    if (l_127 < 0L) {
                        l_130 = 0L;
                    } else {
                        if (i_128 == 0) {
                            l_130 = 0L;
                        } else {
                            l_131 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) ((ulong) l_127 >> 32)) << 5))) + (ulong) 16L))));
                            l_132 = (long) ((ulong) l_69 + (ulong) l_131);
                            l_130 = l_132;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_130), (arg_data + 16 + (l_33 + l_67)), i_129);
                    GALEFS_BARRIER(4);
                    if (i_63 == 0) {
                        if (!(i_129 < 1)) {
                            l_133 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_134 = *((__global gale_long *) (arg_fs + 16 + l_133));
                            *((__global gale_long *) (arg_fs + 16 + l_133)) = ((long) ((ulong) ((long) (uint) i_129) + (ulong) l_134));
                        }
                    }
                    i_135 = (int) ((uint) i_66 + (uint) i_129);
                    if (l_127 < 0L) {
                        i_65 = i_128;
                        i_66 = i_135;
                    } else {
                        i_136 = ((i_129 < 1) || (!(i_135 < i_25))) ? 0 : 1;
                        i_65 = i_136;
                        i_66 = i_135;
                    }
                }
                if (i_66 < 1) {
                    i_61 = i_65;
                    i_62 = i_65;
                    break;
                }
                i_61 = i_66;
                i_62 = i_66;
                break;
            case 2:
                i_137 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_21 + (uint) 4))) << 2) + 16L)));
                i_138 = (int) get_local_size(0);
                i_139 = (int) get_local_id(0);
                i_140 = (int) get_local_id(0);
                i_141 = (int) get_local_id(0);
                i_142 = i_141;
                while (true) {
                    if (!(i_142 < i_25)) {
                        break;
                    }
                    i_143 = i_142 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_142 + (uint) i_26))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_142 << 3) - (uint) i_142)) + (uint) i_137)) + (uint) (i_143 + (i_143 << 1))));
                    i_144 = (int) ((uint) i_142 + (uint) i_138);
                    i_142 = i_144;
                }
                i_145 = 1;
                i_146 = 0;
                while (true) {
                    if (!(i_145 == 1)) {
                        break;
                    }
                    l_147 = (long) i_146;
                    l_148 = (long) ((ulong) l_28 + (ulong) l_147);
                    l_149 = l_12 & l_148;
                    if (i_140 == 0) {
                        if (i_30 < 0) {
                            i_150 = (-9);
                        } else {
                            if (i_30 < i_15) {
                                i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                i_152 = (int) ((uint) i_151 + (uint) (-1));
                                i_153 = (i_152 < 0) ? (-9) : i_152;
                                if (i_153 < 0) {
                                    i_150 = i_153;
                                } else {
                                    i_154 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
                                    if ((i_154 & 3) == 0) {
                                        i_150 = (-9);
                                    } else {
                                        i_150 = i_153;
                                    }
                                }
                            } else {
                                i_150 = (-9);
                            }
                        }
                        i_155 = (int) ((uint) i_25 - (uint) i_146);
                        l_156 = (long) i_155;
                        if (i_150 < 0) {
                            l_157 = (long) i_150;
                            l_158 = l_157;
                        } else {
                            if (l_148 < 0L) {
                                l_158 = (-22L);
                            } else {
                                if (i_155 < 0) {
                                    l_158 = (-22L);
                                } else {
                                    if (((long) ((ulong) l_148 + (ulong) l_156)) < 0L) {
                                        l_158 = (-27L);
                                    } else {
                                        i_159 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_159 == 0) {
                                            l_158 = l_156;
                                        } else {
                                            l_158 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_158 < 1L) {
                            l_160 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_161 = *((__global gale_int *) (arg_fs + 16 + l_160));
                            i_162 = (int) ((uint) i_161 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_160)) = i_162;
                            if (i_17 < i_162) {
                                i_163 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_163 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_164 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_164)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 16L)))) = l_158;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) 36L)))) = 0;
                                    l_165 = LONG_MIN;
                                } else {
                                    l_165 = l_158;
                                }
                            } else {
                                l_165 = l_158;
                            }
                        } else {
                            l_166 = (long) ((ulong) l_11 - (ulong) l_149);
                            if (l_166 < l_156) {
                                i_167 = (int) l_166;
                                i_168 = i_167;
                            } else {
                                i_168 = i_155;
                            }
                            i_169 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_170 = (int) (0 - (uint) i_169);
                            if (i_170 < 0) {
                                l_171 = (long) i_170;
                                l_165 = l_171;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_172 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_172)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 4L)))) = 4;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 12L)))) = i_30;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 16L)))) = l_148;
                                l_173 = (long) i_168;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 24L)))) = l_173;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) 36L)))) = 0;
                                l_174 = (long) ((ulong) l_173 + (ulong) (-9223372036854775807L));
                                l_165 = l_174;
                            }
                        }
                    } else {
                        l_165 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_175, l_165);
                    if (l_175 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_2;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                        gale_longs[gale_item] = (ulong) l_28;
                        gale_longs[gale_items + gale_item] = (ulong) (ul_29 - arg_fds);
                        gale_ints[7 * gale_items + gale_item] = (uint) i_30;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_33;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_146;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_147;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_149;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_175); }
                        GALEFS_RETURN;
                        resume_3:
                        i_2 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_19 = (int) gale_ints[2 * gale_items + gale_item];
                        i_20 = (int) gale_ints[3 * gale_items + gale_item];
                        i_22 = (int) gale_ints[4 * gale_items + gale_item];
                        i_25 = (int) gale_ints[5 * gale_items + gale_item];
                        i_26 = (int) gale_ints[6 * gale_items + gale_item];
                        l_28 = (long) gale_longs[gale_item];
                        ul_29 = arg_fds + gale_longs[gale_items + gale_item];
                        i_30 = (int) gale_ints[7 * gale_items + gale_item];
                        l_31 = (long) gale_longs[2 * gale_items + gale_item];
                        l_32 = (long) gale_longs[3 * gale_items + gale_item];
                        l_33 = (long) gale_longs[4 * gale_items + gale_item];
                        i_146 = (int) gale_ints[8 * gale_items + gale_item];
                        l_147 = (long) gale_longs[5 * gale_items + gale_item];
                        l_149 = (long) gale_longs[6 * gale_items + gale_item];
                        i_6 = (int) get_local_id(0);
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_11 = 1L << i_10;
                        l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                        l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_139 = (int) get_local_id(0);
                        i_140 = (int) get_local_id(0);
                        l_175 = gale_round_reply(gale_entry);
                    }
                    i_176 = (int) l_175;
                    if (l_175 < 0L) {
                        i_177 = 0;
                    } else {
                        i_177 = i_176;
                    }
                    if (l_175 < 0L) {
                        l_178 = 0L;
                    } else {
                        if (i_176 == 0) {
                            l_178 = 0L;
                        } else {
                            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) ((ulong) l_175 >> 32)) << 5))) + (ulong) 16L))));
                            l_180 = (long) ((ulong) l_149 + (ulong) l_179);
                            l_178 = l_180;
                        }
                    }
                    gale_copy((arg_data + 16 + (l_33 + l_147)), (arg_fs + 16 + l_178), i_177);
                    GALEFS_BARRIER(6);
                    if (i_139 == 0) {
                        if (!(i_177 < 1)) {
                            l_181 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                            l_182 = *((__global gale_long *) (arg_fs + 16 + l_181));
                            *((__global gale_long *) (arg_fs + 16 + l_181)) = ((long) ((ulong) ((long) (uint) i_177) + (ulong) l_182));
                        }
                    }
                    i_183 = (int) ((uint) i_146 + (uint) i_177);
                    if (l_175 < 0L) {
                        i_145 = i_176;
                        i_146 = i_183;
                    } else {
                        i_184 = ((i_177 < 1) || (!(i_183 < i_25))) ? 0 : 1;
                        i_145 = i_184;
                        i_146 = i_183;
                    }
                }
                if (i_146 < 1) {
                    i_61 = i_145;
                    i_62 = 0;
                    break;
                }
                i_61 = i_146;
                i_62 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    i_185 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_185 == 0) {
                        i_186 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_187 = (int) (0 - (uint) i_186);
                        if (i_187 < 0) {
                            l_188 = (long) i_187;
                            l_189 = l_188;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_190 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_190)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 12L)))) = i_30;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) 36L)))) = 0;
                            l_189 = LONG_MIN;
                        }
                    } else {
                        l_191 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_192 = *((__global gale_int *) (arg_fs + 16 + l_191));
                        i_193 = (int) ((uint) i_192 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_191)) = i_193;
                        if (i_17 < i_193) {
                            i_194 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_194 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_195 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_195)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 36L)))) = 0;
                                l_189 = LONG_MIN;
                            } else {
                                l_189 = (-16L);
                            }
                        } else {
                            l_189 = (-16L);
                        }
                    }
                } else {
                    l_189 = 0L;
                }
                GALEFS_BROADCAST(7, l_196, l_189);
                if (l_196 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_196); }
                    GALEFS_RETURN;
                    resume_4:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    i_22 = (int) gale_ints[4 * gale_items + gale_item];
                    i_26 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_29 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_11 = 1L << i_10;
                    l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                    l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_196 = gale_round_reply(gale_entry);
                }
                i_197 = (int) l_196;
                i_61 = i_197;
                i_62 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    i_198 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_30 < 0) {
                        i_199 = (-9);
                    } else {
                        if (i_30 < i_15) {
                            i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                            i_201 = (int) ((uint) i_200 + (uint) (-1));
                            i_202 = (i_201 < 0) ? (-9) : i_201;
                            i_199 = i_202;
                        } else {
                            i_199 = (-9);
                        }
                    }
                    i_203 = (int) (0 - (uint) i_198);
                    if (i_203 < 0) {
                        l_204 = (long) i_203;
                        l_205 = l_204;
                    } else {
                        l_206 = (long) i_199;
                        if (i_199 < 0) {
                            l_205 = l_206;
                        } else {
                            if ((i_25 == 0) || ((i_25 == 16) || ((i_25 == 24) || (i_25 == 32)))) {
                                l_207 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (l_206 << 6))) + (ulong) l_34))));
                                l_205 = l_207;
                            } else {
                                l_205 = (-22L);
                            }
                        }
                    }
                    l_208 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_209 = *((__global gale_int *) (arg_fs + 16 + l_208));
                    i_210 = (int) ((uint) i_209 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_208)) = i_210;
                    if (i_17 < i_210) {
                        i_211 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_211 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_212 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_212)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 16L)))) = l_205;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_212 + (ulong) 36L)))) = 0;
                            l_213 = LONG_MIN;
                        } else {
                            l_213 = l_205;
                        }
                    } else {
                        l_213 = l_205;
                    }
                } else {
                    l_213 = 0L;
                }
                GALEFS_BROADCAST(8, l_214, l_213);
                if (l_214 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_214); }
                    GALEFS_RETURN;
                    resume_5:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    i_22 = (int) gale_ints[4 * gale_items + gale_item];
                    i_26 = (int) gale_ints[5 * gale_items + gale_item];
                    ul_29 = arg_fds + gale_longs[gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_11 = 1L << i_10;
                    l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                    l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_214 = gale_round_reply(gale_entry);
                }
                i_215 = (int) l_214;
                i_61 = i_215;
                i_62 = 0;
                break;
            case 5:
                l_216 = l_28 & l_12;
                if (((int) get_local_id(0)) == 0) {
                    i_217 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_218 = (int) (0 - (uint) i_217);
                    if (i_218 < 0) {
                        l_219 = (long) i_218;
                        l_220 = l_219;
                    } else {
                        if (i_30 < 0) {
                            i_221 = (-9);
                        } else {
                            if (i_30 < i_15) {
                                i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                i_223 = (int) ((uint) i_222 + (uint) (-1));
                                i_224 = (i_223 < 0) ? (-9) : i_223;
                                if (i_224 < 0) {
                                    i_221 = i_224;
                                } else {
                                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
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
                            if (l_28 < 0L) {
                                l_220 = (-22L);
                            } else {
                                if (i_25 < 0) {
                                    l_220 = (-22L);
                                } else {
                                    i_227 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_227 == 0) {
                                        l_228 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) (l_226 << 6)))));
                                        l_229 = (long) ((ulong) l_228 - (ulong) l_28);
                                        if (l_229 < 1L) {
                                            l_220 = 0L;
                                        } else {
                                            l_230 = (l_229 < l_34) ? l_229 : l_34;
                                            l_220 = l_230;
                                        }
                                    } else {
                                        l_220 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (!(l_220 < 1L)) {
                        if (l_34 == l_220) {
                            l_231 = (long) ((ulong) l_11 - (ulong) l_216);
                            if (l_231 < l_34) {
                                if (!(((int) l_231) == i_25)) {
                                    goto B246;
                                }
                            }
                            if (i_30 < 0) {
                                i_232 = (-9);
                            } else {
                                if (i_30 < i_15) {
                                    i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
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
                                goto B252;
                            }
                            l_238 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_239 = *((__global gale_int *) (arg_fs + 16 + l_238));
                            i_240 = (int) ((uint) i_239 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_238)) = i_240;
                            if (i_17 < i_240) {
                                i_241 = (-1);
                            } else {
                                i_242 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (l_236 << 6))) + (ulong) 8L))));
                                l_243 = l_28 >> i_10;
                                i_244 = i_9 & ((int) (((long) ((ulong) ((long) ((ulong) l_243 + (ulong) (((long) i_242) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_245 = i_244;
                                i_246 = 0;
                                i_247 = (-2);
                                while (true) {
                                    if (!(i_247 == (-2))) {
                                        break;
                                    }
                                    i_248 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) (((long) i_245) << 2)))));
                                    i_249 = (int) ((uint) i_248 + (uint) (-1));
                                    if (i_249 < 0) {
                                        i_247 = (-1);
                                    } else {
                                        l_250 = (long) ((ulong) l_7 + (ulong) (((long) (uint) i_249) << 5));
                                        i_251 = *((volatile __global gale_int *) (arg_fs + 16 + l_250));
                                        l_252 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 8L))));
                                        if ((!(i_242 == i_251)) || (!(l_243 == l_252))) {
                                            if (i_9 == i_246) {
                                                i_247 = (-1);
                                            } else {
                                                i_253 = (int) ((uint) i_246 + (uint) 1);
                                                i_254 = i_9 & ((int) ((uint) i_245 + (uint) 1));
                                                i_245 = i_254;
                                                i_246 = i_253;
                                            }
                                        } else {
                                            i_247 = i_249;
                                        }
                                    }
                                }
                                i_241 = i_247;
                            }
                            if (i_241 < 0) {
                                i_255 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_256 = (int) (0 - (uint) i_255);
                                if (i_256 < 0) {
                                    l_257 = (long) i_256;
                                    l_237 = l_257;
                                    goto B252;
                                }
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_258 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_258)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 12L)))) = i_30;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 16L)))) = l_28;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 24L)))) = l_34;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 36L)))) = 0;
                                l_259 = (long) ((ulong) l_34 + (ulong) (-9223372036854775807L));
                                l_237 = l_259;
                                goto B252;
                            }
                            l_260 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_261 = *((__global gale_long *) (arg_fs + 16 + l_260));
                            *((__global gale_long *) (arg_fs + 16 + l_260)) = ((long) ((ulong) l_261 + (ulong) 1L));
                            l_262 = l_34 | (((long) (uint) i_241) << 32);
                            l_237 = l_262;
                            goto B252;
                        }
                    }
                B246:;
                    l_263 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_264 = *((__global gale_int *) (arg_fs + 16 + l_263));
                    i_265 = (int) ((uint) i_264 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_263)) = i_265;
                    l_266 = (l_220 < 0L) ? l_220 : (-22L);
                    if (i_17 < i_265) {
                        i_267 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_267 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_268 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_268)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 16L)))) = l_266;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 36L)))) = 0;
                            l_237 = LONG_MIN;
                        } else {
                            l_237 = l_266;
                        }
                    } else {
                        l_237 = l_266;
                    }
                } else {
                    l_237 = 0L;
                }
            B252:;
                GALEFS_BROADCAST(9, l_269, l_237);
                if (l_269 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    gale_longs[gale_items + gale_item] = (ulong) l_216;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_269); }
                    GALEFS_RETURN;
                    resume_6:
                    i_2 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_19 = (int) gale_ints[2 * gale_items + gale_item];
                    i_20 = (int) gale_ints[3 * gale_items + gale_item];
                    i_22 = (int) gale_ints[4 * gale_items + gale_item];
                    i_25 = (int) gale_ints[5 * gale_items + gale_item];
                    i_26 = (int) gale_ints[6 * gale_items + gale_item];
                    ul_29 = arg_fds + gale_longs[gale_item];
                    l_216 = (long) gale_longs[gale_items + gale_item];
                    i_6 = (int) get_local_id(0);
                    l_7 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_10 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_11 = 1L << i_10;
                    l_12 = (long) ((ulong) l_11 + (ulong) (-1L));
                    l_13 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_15 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_16 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_17 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_18 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_269 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_269 < 0L)) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))))) = 1;
                    }
                }
                if (l_269 < 0L) {
                    l_270 = l_269;
                } else {
                    if (((int) l_269) == 0) {
                        l_270 = 0L;
                    } else {
                        l_271 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) ((ulong) l_269 >> 32)) << 5))) + (ulong) 16L))));
                        l_272 = (long) ((ulong) l_216 + (ulong) l_271);
                        l_270 = l_272;
                    }
                }
                if ((ulong) ((long) ((ulong) l_270 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_273 = (int) l_270;
                    i_61 = i_273;
                    i_62 = 0;
                    break;
                }
                i_274 = (int) get_local_size(0);
                i_275 = (int) get_local_id(0);
                i_276 = i_275;
                while (true) {
                    if (!(i_276 < i_25)) {
                        break;
                    }
                    i_277 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_270 + (ulong) ((long) i_276)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_276 + (uint) i_26))))) = (char) i_277;
                    i_278 = (int) ((uint) i_276 + (uint) i_274);
                    i_276 = i_278;
                }
                i_61 = i_25;
                i_62 = i_25;
                break;
            case 6:
                GALEFS_BARRIER(10);
                if (((int) get_local_id(0)) == 0) {
                    i_279 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_279 == 0) {
                        l_280 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_281 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_282 = *((__global gale_long *) (arg_fs + 16 + l_281));
                        *((__global gale_long *) (arg_fs + 16 + l_281)) = ((long) ((ulong) l_34 + (ulong) l_282));
                        l_280 = 0L;
                    }
                } else {
                    l_280 = 0L;
                }
                GALEFS_BROADCAST(11, l_283, l_280);
                i_284 = (int) l_283;
                i_61 = i_284;
                i_62 = 0;
                break;
            default:
                i_61 = 0;
                i_62 = 0;
                break;
        }
        GALEFS_BARRIER(12);
        if (i_6 == 0) {
            if (i_22 == 0) {
                *((__global gale_int *) ul_29) = i_61;
            }
            *((__global gale_int *) (arg_results + ((((long) i_20) << 2) + 16L))) = i_61;
            i_285 = 1;
            i_286 = 0;
            while (true) {
                if (!(i_286 < i_62)) {
                    break;
                }
                i_287 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_286 + (uint) i_26)))));
                i_288 = (int) ((uint) (i_287 & 255) + (uint) ((int) ((uint) (i_285 << 5) - (uint) i_285)));
                i_289 = (int) ((uint) i_286 + (uint) 1);
                i_285 = i_288;
                i_286 = i_289;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_20 + 1)) << 2) + 16L))) = i_285;
        }
        GALEFS_BARRIER(13);
        i_290 = (int) ((uint) i_19 + (uint) 1);
        i_19 = i_290;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_109) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_219) VARIABLE(int, i_220) VARIABLE(int, i_236) VARIABLE(int, i_237) VARIABLE(int, i_238) VARIABLE(int, i_24) VARIABLE(int, i_244) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_315) VARIABLE(int, i_316) VARIABLE(int, i_35) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_110) VARIABLE(long, l_112) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_218) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_245) VARIABLE(long, l_247) VARIABLE(long, l_314) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_419) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_34)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_32) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_110) VARIABLE(l_112) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_219) VARIABLE(i_220) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_218) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_236) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_24) VARIABLE(i_244) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_245) VARIABLE(l_247) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_236) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_24) VARIABLE(i_244) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_315) VARIABLE(i_316) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_314) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_419) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_39) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_34;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_12, i_13, i_18, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_35, i_41, i_45, i_47, i_48, i_50, i_52, i_55, i_56, i_59, i_60, i_65, i_72, i_74, i_75, i_83, i_86, i_89, i_90, i_93, i_94, i_98, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_114, i_115, i_118, i_119, i_120, i_121, i_122, i_124, i_126, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_141, i_143, i_150, i_152, i_153, i_154, i_155, i_156, i_158, i_160, i_161, i_162, i_164, i_166, i_167, i_169, i_171, i_172, i_174, i_176, i_179, i_180, i_183, i_184, i_192, i_200, i_203, i_206, i_207, i_210, i_211, i_215, i_219, i_220, i_227, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_248, i_249, i_250, i_251, i_252, i_253, i_258, i_261, i_262, i_266, i_268, i_269, i_271, i_273, i_276, i_277, i_280, i_281, i_290, i_296, i_299, i_302, i_303, i_306, i_307, i_311, i_315, i_316, i_323, i_328, i_329, i_331, i_335, i_337, i_338, i_340, i_342, i_345, i_346, i_349, i_350, i_359, i_364, i_367, i_370, i_371, i_374, i_375, i_379, i_383, i_385, i_386, i_387, i_388, i_389, i_390, i_399, i_402, i_405, i_406, i_409, i_410, i_414, i_418, i_421, i_422, i_425, i_426, i_427, i_428, i_429, i_432, i_439, i_440, i_441, i_442, i_444, i_446, i_449, i_460, i_462, i_463, i_464, i_465, i_466, i_468, i_470, i_471, i_472, i_474, i_476, i_477, i_478, i_480, i_481, i_483, i_484, i_487, i_488, i_491, i_492, i_504, i_507, i_510, i_511, i_514, i_515, i_519, i_527, i_528, i_529, i_530, i_531, i_532, i_534, i_540, i_546, i_547, i_548, i_549, i_550, i_551, i_552;
    long l_7, l_10, l_11, l_14, l_15, l_16, l_17, l_19, l_20, l_21, l_22, l_23, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_44, l_46, l_49, l_51, l_53, l_54, l_57, l_58, l_61, l_62, l_63, l_64, l_66, l_67, l_68, l_69, l_70, l_71, l_73, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_85, l_87, l_88, l_91, l_92, l_95, l_96, l_97, l_99, l_100, l_101, l_110, l_111, l_112, l_113, l_116, l_117, l_123, l_125, l_127, l_128, l_129, l_130, l_131, l_132, l_140, l_142, l_144, l_145, l_146, l_147, l_148, l_149, l_151, l_157, l_159, l_163, l_165, l_168, l_170, l_173, l_175, l_177, l_178, l_181, l_182, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_201, l_202, l_204, l_205, l_208, l_209, l_212, l_213, l_214, l_216, l_217, l_218, l_221, l_222, l_223, l_224, l_225, l_226, l_228, l_229, l_230, l_231, l_245, l_246, l_247, l_254, l_255, l_256, l_257, l_259, l_260, l_263, l_264, l_265, l_267, l_270, l_272, l_274, l_275, l_278, l_279, l_282, l_283, l_284, l_285, l_286, l_287, l_288, l_289, l_291, l_292, l_293, l_294, l_295, l_297, l_298, l_300, l_301, l_304, l_305, l_308, l_309, l_310, l_312, l_313, l_314, l_317, l_318, l_319, l_320, l_321, l_322, l_324, l_325, l_326, l_327, l_330, l_332, l_333, l_334, l_336, l_339, l_341, l_343, l_344, l_347, l_348, l_351, l_352, l_353, l_354, l_355, l_356, l_357, l_358, l_360, l_361, l_362, l_363, l_365, l_366, l_368, l_369, l_372, l_373, l_376, l_377, l_378, l_380, l_381, l_382, l_384, l_391, l_392, l_393, l_394, l_395, l_396, l_397, l_398, l_400, l_401, l_403, l_404, l_407, l_408, l_411, l_412, l_413, l_415, l_416, l_417, l_419, l_420, l_423, l_424, l_430, l_431, l_433, l_434, l_435, l_436, l_437, l_438, l_443, l_445, l_447, l_448, l_450, l_451, l_452, l_453, l_454, l_455, l_456, l_457, l_458, l_459, l_461, l_467, l_469, l_473, l_475, l_479, l_482, l_485, l_486, l_489, l_490, l_493, l_494, l_495, l_496, l_497, l_498, l_499, l_500, l_501, l_502, l_503, l_505, l_506, l_508, l_509, l_512, l_513, l_516, l_517, l_518, l_520, l_521, l_522, l_523, l_524, l_525, l_526, l_533, l_535, l_536, l_537, l_538, l_539, l_541, l_542, l_543, l_544, l_545;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_fds + 12L));
    i_2 = (int) ((uint) ((int) get_group_id(0)) * (uint) gale_div_int(i_1, ((int) get_num_groups(0))));
    i_3 = gale_div_int(gale_div_int(i_0, 6), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) ((int) get_group_id(0)) * (uint) i_3);
    i_5 = (int) ((uint) i_4 + (uint) i_3);
    i_6 = (int) get_local_id(0);
    l_7 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_8 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_9 = (int) ((uint) (1 << i_8) + (uint) (-1));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_12 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_13 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_14 = 1L << i_13;
    l_15 = (long) ((ulong) l_14 + (ulong) (-1L));
    l_16 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_17 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_18 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_19 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_20 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_21 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_22 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_23 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_24 = i_4;
    while (true) {
        if (!(i_24 < i_5)) {
            break;
        }
        i_25 = i_24 << 1;
        i_26 = (int) ((uint) (i_24 << 2) + (uint) i_25);
        i_27 = *((__global gale_int *) (arg_script + ((((long) i_26) << 2) + 16L)));
        i_28 = *((__global gale_int *) (arg_script + ((((long) (i_26 + 1)) << 2) + 16L)));
        i_29 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_26 + (uint) 2))) << 2) + 16L)));
        i_30 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_26 + (uint) 3))) << 2) + 16L)));
        i_31 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_26 + (uint) 5))) << 2) + 16L)));
        l_32 = (long) i_29;
        if (i_29 == INT_MIN) {
            l_33 = 9223372036854775807L;
        } else {
            l_33 = l_32;
        }
        ul_34 = arg_fds + ((((long) ((int) ((uint) i_2 + (uint) i_28))) << 2) + 16L);
        i_35 = *((__global gale_int *) ul_34);
        l_36 = (long) ((ulong) l_17 + (ulong) (((long) i_35) << 3));
        l_37 = (long) ((ulong) l_36 + (ulong) 4L);
        l_38 = (long) i_31;
        l_39 = (long) i_30;
        switch (i_27) {
            case 0:
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_40 = (long) ((int) get_group_id(0));
                    i_41 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_40 << 12) + (l_40 << 11)))) + (ulong) 1856L))));
                    if (i_41 == 0) {
                        l_42 = (long) ((int) get_group_id(0));
                        l_43 = (long) ((ulong) l_23 + (ulong) ((l_42 << 12) + (l_42 << 11)));
                        l_44 = (long) ((ulong) l_43 + (ulong) 1796L);
                        i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                        l_46 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1896L))));
                        i_47 = (int) (0 - (uint) i_45);
                        if (i_47 < 0) {
                            i_48 = i_47;
                        } else {
                            l_49 = (long) ((ulong) l_46 + (ulong) (-64L));
                            i_50 = (int) ((uint) ((int) (((long) ((ulong) l_49 + (ulong) ((long) ((ulong) (l_49 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_51 = (long) ((ulong) l_43 + (ulong) 1792L);
                            i_52 = 0;
                            l_53 = 0L;
                            l_54 = (-1L);
                            while (true) {
                                if (!(i_52 == 0)) {
                                    break;
                                }
                                i_55 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                                i_56 = *((volatile __global gale_int *) (arg_fs + 16 + l_51));
                                if (i_50 == i_56) {
                                    i_52 = 1;
                                } else {
                                    if (i_55 == 0) {
                                        if (l_53 < l_22) {
                                            GALEFS_RELAX(l_53);
                                            l_57 = (long) ((ulong) l_53 + (ulong) 1L);
                                            l_53 = l_57;
                                        } else {
                                            l_58 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_59 = (l_54 == l_58) ? (-110) : 0;
                                            i_52 = i_59;
                                            l_53 = 0L;
                                            l_54 = l_58;
                                        }
                                    } else {
                                        i_60 = (int) (0 - (uint) i_55);
                                        i_52 = i_60;
                                    }
                                }
                            }
                            i_48 = i_52;
                        }
                        l_61 = (long) i_48;
                        l_62 = l_61;
                    } else {
                        l_62 = (-16L);
                    }
                    if (l_62 < 0L) {
                        l_63 = l_62;
                    } else {
                        l_64 = l_32 << 2;
                        i_65 = (int) get_group_id(0);
                        l_66 = (long) ((ulong) l_20 + (ulong) ((long) i_65));
                        l_67 = (long) ((int) get_group_id(0));
                        l_68 = (long) ((ulong) l_23 + (ulong) ((l_67 << 12) + (l_67 << 11)));
                        l_69 = (long) ((ulong) l_68 + (ulong) 1896L);
                        l_70 = (long) ((int) get_group_id(0));
                        l_71 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 2048L);
                        i_72 = 0;
                        while (true) {
                            if (!(i_72 < 2)) {
                                break;
                            }
                            l_73 = (long) i_72;
                            i_74 = (int) *((__global char *) (arg_names + 16 + (l_73 + l_64)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) l_73)))) = (char) i_74;
                            i_75 = (int) ((uint) i_72 + (uint) 1);
                            i_72 = i_75;
                        }
                        l_76 = *((__global gale_long *) (arg_fs + 16 + l_69));
                        l_77 = (long) ((ulong) l_76 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_68 + (ulong) ((long) (uint) (((int) l_77) & 1023)))))) = 0L;
                        l_78 = (long) ((ulong) l_68 + (ulong) ((long) (uint) (((int) l_76) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 1;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_76 + (ulong) ((long) ((ulong) (l_76 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = i_30;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 2;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_78)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_69)) = l_77;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + l_66)) = (char) 1;
                        if (l_19 == 0L) {
                            l_63 = LONG_MIN;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_65 >> 6)))))) = (char) 1;
                            l_63 = LONG_MIN;
                        }
                    }
                } else {
                    l_63 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_63 < (-4611686018427387904L)) {
                        l_79 = (long) ((int) get_group_id(0));
                        l_80 = (long) ((ulong) l_23 + (ulong) ((l_79 << 12) + (l_79 << 11)));
                        l_81 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1896L))));
                        l_82 = (long) ((ulong) l_81 + (ulong) (-64L));
                        i_83 = (int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_84 = (long) ((ulong) l_80 + (ulong) 1792L);
                        l_85 = (long) ((ulong) l_80 + (ulong) 1796L);
                        i_86 = 0;
                        l_87 = 0L;
                        l_88 = (-1L);
                        while (true) {
                            if (!(i_86 == 0)) {
                                break;
                            }
                            i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                            i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                            if (i_83 == i_90) {
                                i_86 = 1;
                            } else {
                                if (i_89 == 0) {
                                    if (l_87 < l_22) {
                                        GALEFS_RELAX(l_87);
                                        l_91 = (long) ((ulong) l_87 + (ulong) 1L);
                                        l_87 = l_91;
                                    } else {
                                        l_92 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_93 = (l_88 == l_92) ? (-110) : 0;
                                        i_86 = i_93;
                                        l_87 = 0L;
                                        l_88 = l_92;
                                    }
                                } else {
                                    i_94 = (int) (0 - (uint) i_89);
                                    i_86 = i_94;
                                }
                            }
                        }
                        if (i_86 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1888L)))) = i_83;
                        }
                        GALEFS_FENCE();
                        if (i_86 < 0) {
                            l_95 = (long) i_86;
                            l_96 = l_95;
                        } else {
                            l_97 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 1800L))));
                            l_96 = l_97;
                        }
                        i_98 = (int) ((uint) ((int) l_63) + (uint) (-1));
                        if (i_98 < 0) {
                            l_99 = l_96;
                        } else {
                            if (l_96 < 0L) {
                                l_99 = l_96;
                            } else {
                                l_100 = (l_96 << 32) | ((long) (uint) i_98);
                                l_99 = l_100;
                            }
                        }
                    } else {
                        l_99 = l_63;
                    }
                } else {
                    l_99 = l_63;
                }
                GALEFS_BROADCAST(2, l_101, l_99);
                i_102 = (int) l_101;
                i_103 = i_102;
                i_104 = 0;
                break;
            case 1:
                i_105 = (int) get_local_id(0);
                i_106 = (int) get_local_id(0);
                i_107 = (int) get_local_id(0);
                i_108 = 1;
                i_109 = 0;
                while (true) {
                    if (!(i_108 == 1)) {
                        break;
                    }
                    l_110 = (long) i_109;
                    l_111 = (long) ((ulong) l_33 + (ulong) l_110);
                    l_112 = l_111 & l_15;
                    if (i_107 == 0) {
                        l_113 = (long) ((int) get_group_id(0));
                        i_114 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_113 << 12) + (l_113 << 11)))) + (ulong) 1796L))));
                        i_115 = (int) (0 - (uint) i_114);
                        if (i_115 < 0) {
                            l_116 = (long) i_115;
                            l_117 = l_116;
                        } else {
                            if (i_35 < 0) {
                                i_118 = (-9);
                            } else {
                                if (i_35 < i_18) {
                                    i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                    i_120 = (int) ((uint) i_119 + (uint) (-1));
                                    i_121 = (i_120 < 0) ? (-9) : i_120;
                                    if (i_121 < 0) {
                                        i_118 = i_121;
                                    } else {
                                        i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
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
                                if (l_111 < 0L) {
                                    l_117 = (-22L);
                                } else {
                                    i_124 = (int) ((uint) i_30 - (uint) i_109);
                                    if (i_124 < 0) {
                                        l_117 = (-22L);
                                    } else {
                                        l_125 = (long) ((int) get_group_id(0));
                                        i_126 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_125 << 12) + (l_125 << 11)))) + (ulong) 1856L))));
                                        if (i_126 == 0) {
                                            l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) (l_123 << 6)))));
                                            l_128 = (long) ((ulong) l_127 - (ulong) l_111);
                                            if (l_128 < 1L) {
                                                l_117 = 0L;
                                            } else {
                                                l_129 = (long) (uint) i_124;
                                                l_130 = (l_128 < l_129) ? l_128 : l_129;
                                                l_117 = l_130;
                                            }
                                        } else {
                                            l_117 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_117 < 1L) {
                            l_131 = l_117;
                        } else {
                            l_132 = (long) ((ulong) l_14 - (ulong) l_112);
                            if (l_132 < l_117) {
                                i_133 = (int) l_132;
                                i_134 = i_133;
                            } else {
                                i_135 = (int) l_117;
                                i_134 = i_135;
                            }
                            if (i_35 < 0) {
                                i_136 = (-9);
                            } else {
                                if (i_35 < i_18) {
                                    i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                    i_138 = (int) ((uint) i_137 + (uint) (-1));
                                    i_139 = (i_138 < 0) ? (-9) : i_138;
                                    i_136 = i_139;
                                } else {
                                    i_136 = (-9);
                                }
                            }
                            l_140 = (long) i_136;
                            if (i_136 < 0) {
                                l_131 = l_140;
                            } else {
                                i_141 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) (l_140 << 6))) + (ulong) 8L))));
                                l_142 = l_111 >> i_13;
                                i_143 = i_12 & ((int) (((long) ((ulong) ((long) ((ulong) l_142 + (ulong) (((long) i_141) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_144 = (long) ((int) get_group_id(0));
                                l_145 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_144 << 12) + (l_144 << 11)))) + (ulong) 1864L);
                                l_146 = (long) ((int) get_group_id(0));
                                l_147 = (long) ((ulong) l_23 + (ulong) ((l_146 << 12) + (l_146 << 11)));
                                l_148 = (long) ((ulong) l_147 + (ulong) 1896L);
                                l_149 = (long) ((ulong) l_147 + (ulong) 1796L);
                                i_150 = (int) get_group_id(0);
                                l_151 = (long) ((ulong) l_7 + (ulong) ((((long) (i_150 & i_9)) << 6) + (((long) (i_150 >> i_8)) << 2)));
                                i_152 = i_143;
                                i_153 = 0;
                                i_154 = (-2);
                                while (true) {
                                    if (!(i_154 == (-2))) {
                                        break;
                                    }
                                    i_155 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) i_152) << 2)))));
                                    i_156 = (int) ((uint) i_155 + (uint) (-1));
                                    if (i_156 < 0) {
                                        i_154 = (-1);
                                    } else {
                                        l_157 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_156) << 5));
                                        i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                                        l_159 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 8L))));
                                        if ((!(i_141 == i_158)) || (!(l_142 == l_159))) {
                                            if (i_12 == i_153) {
                                                i_154 = (-1);
                                            } else {
                                                i_160 = (int) ((uint) i_153 + (uint) 1);
                                                i_161 = i_12 & ((int) ((uint) i_152 + (uint) 1));
                                                i_152 = i_161;
                                                i_153 = i_160;
                                            }
                                        } else {
                                            i_154 = i_156;
                                        }
                                    }
                                }
                                if (i_154 < 0) {
                                    i_162 = i_154;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_151)) = ((int) ((uint) i_154 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_163 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_154) << 5));
                                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_163));
                                    GALEFS_FENCE();
                                    if (i_141 == i_164) {
                                        l_165 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 8L))));
                                        i_166 = (l_142 == l_165) ? 1 : 0;
                                        i_167 = i_166;
                                    } else {
                                        i_167 = 0;
                                    }
                                    if (i_167 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_151)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if (i_167 == 0) {
                                        i_162 = (-1);
                                    } else {
                                        i_162 = i_154;
                                    }
                                }
                                l_168 = (long) i_134;
                                if (i_162 < 0) {
                                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                                    l_170 = *((__global gale_long *) (arg_fs + 16 + l_148));
                                    i_171 = (int) (0 - (uint) i_169);
                                    if (i_171 < 0) {
                                        i_172 = i_171;
                                    } else {
                                        l_173 = (long) ((ulong) l_170 + (ulong) (-64L));
                                        i_174 = (int) ((uint) ((int) (((long) ((ulong) l_173 + (ulong) ((long) ((ulong) (l_173 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_175 = (long) ((ulong) l_147 + (ulong) 1792L);
                                        i_176 = 0;
                                        l_177 = 0L;
                                        l_178 = (-1L);
                                        while (true) {
                                            if (!(i_176 == 0)) {
                                                break;
                                            }
                                            i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                                            i_180 = *((volatile __global gale_int *) (arg_fs + 16 + l_175));
                                            if (i_174 == i_180) {
                                                i_176 = 1;
                                            } else {
                                                if (i_179 == 0) {
                                                    if (l_177 < l_22) {
                                                        GALEFS_RELAX(l_177);
                                                        l_181 = (long) ((ulong) l_177 + (ulong) 1L);
                                                        l_177 = l_181;
                                                    } else {
                                                        l_182 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                        i_183 = (l_178 == l_182) ? (-110) : 0;
                                                        i_176 = i_183;
                                                        l_177 = 0L;
                                                        l_178 = l_182;
                                                    }
                                                } else {
                                                    i_184 = (int) (0 - (uint) i_179);
                                                    i_176 = i_184;
                                                }
                                            }
                                        }
                                        i_172 = i_176;
                                    }
                                    if (i_172 < 0) {
                                        l_185 = (long) i_172;
                                        l_131 = l_185;
                                    } else {
                                        l_186 = (long) ((int) get_group_id(0));
                                        l_187 = (long) ((ulong) l_23 + (ulong) ((l_186 << 12) + (l_186 << 11)));
                                        l_188 = (long) ((ulong) l_187 + (ulong) 1896L);
                                        l_189 = *((__global gale_long *) (arg_fs + 16 + l_188));
                                        l_190 = (long) ((ulong) l_189 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) ((long) (uint) (((int) l_190) & 1023)))))) = 0L;
                                        l_191 = (long) ((ulong) l_187 + (ulong) ((long) (uint) (((int) l_189) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 12L)))) = i_35;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 16L)))) = l_111;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 24L)))) = l_117;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_191)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_188)) = l_190;
                                        GALEFS_FENCE();
                                        i_192 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_192))))) = (char) 1;
                                        l_193 = (long) ((ulong) l_168 + (ulong) (-9223372036854775807L));
                                        if (l_19 == 0L) {
                                            l_131 = l_193;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_192 >> 6)))))) = (char) 1;
                                            l_131 = l_193;
                                        }
                                    }
                                } else {
                                    l_194 = *((__global gale_long *) (arg_fs + 16 + l_145));
                                    *((__global gale_long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) l_194 + (ulong) 1L));
                                    l_195 = l_168 | (((long) (uint) i_162) << 32);
                                    l_131 = l_195;
                                }
                            }
                        }
                    } else {
                        l_131 = 0L;
                    }
                    if (i_106 == 0) {
                        if (l_131 < (-4611686018427387904L)) {
                            l_196 = (long) ((int) get_group_id(0));
                            l_197 = (long) ((ulong) l_23 + (ulong) ((l_196 << 12) + (l_196 << 11)));
                            l_198 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1896L))));
                            l_199 = (long) ((ulong) l_198 + (ulong) (-64L));
                            i_200 = (int) ((uint) ((int) (((long) ((ulong) l_199 + (ulong) ((long) ((ulong) (l_199 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_201 = (long) ((ulong) l_197 + (ulong) 1792L);
                            l_202 = (long) ((ulong) l_197 + (ulong) 1796L);
                            i_203 = 0;
                            l_204 = 0L;
                            l_205 = (-1L);
                            while (true) {
                                if (!(i_203 == 0)) {
                                    break;
                                }
                                i_206 = *((volatile __global gale_int *) (arg_fs + 16 + l_202));
                                i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_201));
                                if (i_200 == i_207) {
                                    i_203 = 1;
                                } else {
                                    if (i_206 == 0) {
                                        if (l_204 < l_22) {
                                            GALEFS_RELAX(l_204);
                                            l_208 = (long) ((ulong) l_204 + (ulong) 1L);
                                            l_204 = l_208;
                                        } else {
                                            l_209 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_210 = (l_205 == l_209) ? (-110) : 0;
                                            i_203 = i_210;
                                            l_204 = 0L;
                                            l_205 = l_209;
                                        }
                                    } else {
                                        i_211 = (int) (0 - (uint) i_206);
                                        i_203 = i_211;
                                    }
                                }
                            }
                            if (i_203 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1888L)))) = i_200;
                            }
                            GALEFS_FENCE();
                            if (i_203 < 0) {
                                l_212 = (long) i_203;
                                l_213 = l_212;
                            } else {
                                l_214 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1800L))));
                                l_213 = l_214;
                            }
                            i_215 = (int) ((uint) ((int) l_131) + (uint) (-1));
                            if (i_215 < 0) {
                                l_216 = l_213;
                            } else {
                                if (l_213 < 0L) {
                                    l_216 = l_213;
                                } else {
                                    l_217 = (l_213 << 32) | ((long) (uint) i_215);
                                    l_216 = l_217;
                                }
                            }
                        } else {
                            l_216 = l_131;
                        }
                    } else {
                        l_216 = l_131;
                    }
                    GALEFS_BROADCAST(3, l_218, l_216);
                    i_219 = (int) l_218;
                    if (l_218 < 0L) {
                        i_220 = 0;
                    } else {
                        i_220 = i_219;
                    }
                    if (l_218 < 0L) {
                        l_221 = 0L;
                    } else {
                        if (i_219 == 0) {
                            l_221 = 0L;
                        } else {
                            l_222 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) ((ulong) l_218 >> 32)) << 5))) + (ulong) 16L))));
                            l_223 = (long) ((ulong) l_112 + (ulong) l_222);
                            l_221 = l_223;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_221), (arg_data + 16 + (l_38 + l_110)), i_220);
                    GALEFS_BARRIER(4);
                    if (i_105 == 0) {
                        if (!(i_220 < 1)) {
                            l_224 = (long) ((int) get_group_id(0));
                            l_225 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_224 << 12) + (l_224 << 11)))) + (ulong) 1872L);
                            l_226 = *((__global gale_long *) (arg_fs + 16 + l_225));
                            *((__global gale_long *) (arg_fs + 16 + l_225)) = ((long) ((ulong) ((long) (uint) i_220) + (ulong) l_226));
                            GALEFS_FENCE();
                            i_227 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_227)) << 6) + (((long) (i_227 >> i_8)) << 2)))))) = 0;
                            l_228 = (long) ((int) get_group_id(0));
                            l_229 = (long) ((ulong) l_23 + (ulong) ((l_228 << 12) + (l_228 << 11)));
                            l_230 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1896L))));
                            l_231 = (long) ((ulong) l_230 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_231 + (ulong) ((long) ((ulong) (l_231 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_232 = (int) ((uint) i_109 + (uint) i_220);
                    if (l_218 < 0L) {
                        i_108 = i_219;
                        i_109 = i_232;
                    } else {
                        i_233 = ((i_220 < 1) || (!(i_232 < i_30))) ? 0 : 1;
                        i_108 = i_233;
                        i_109 = i_232;
                    }
                }
                if (i_109 < 1) {
                    i_103 = i_108;
                    i_104 = i_108;
                    break;
                }
                i_103 = i_109;
                i_104 = i_109;
                break;
            case 2:
                i_234 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_26 + (uint) 4))) << 2) + 16L)));
                i_235 = (int) get_local_size(0);
                i_236 = (int) get_local_id(0);
                i_237 = (int) get_local_id(0);
                i_238 = (int) get_local_id(0);
                i_239 = (int) get_local_id(0);
                i_240 = i_239;
                while (true) {
                    if (!(i_240 < i_30)) {
                        break;
                    }
                    i_241 = i_240 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_240 + (uint) i_31))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_240 << 3) - (uint) i_240)) + (uint) i_234)) + (uint) (i_241 + (i_241 << 1))));
                    i_242 = (int) ((uint) i_240 + (uint) i_235);
                    i_240 = i_242;
                }
                i_243 = 1;
                i_244 = 0;
                while (true) {
                    if (!(i_243 == 1)) {
                        break;
                    }
                    l_245 = (long) i_244;
                    l_246 = (long) ((ulong) l_33 + (ulong) l_245);
                    l_247 = l_15 & l_246;
                    if (i_238 == 0) {
                        if (i_35 < 0) {
                            i_248 = (-9);
                        } else {
                            if (i_35 < i_18) {
                                i_249 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                i_250 = (int) ((uint) i_249 + (uint) (-1));
                                i_251 = (i_250 < 0) ? (-9) : i_250;
                                if (i_251 < 0) {
                                    i_248 = i_251;
                                } else {
                                    i_252 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                                    if ((i_252 & 3) == 0) {
                                        i_248 = (-9);
                                    } else {
                                        i_248 = i_251;
                                    }
                                }
                            } else {
                                i_248 = (-9);
                            }
                        }
                        i_253 = (int) ((uint) i_30 - (uint) i_244);
                        l_254 = (long) i_253;
                        if (i_248 < 0) {
                            l_255 = (long) i_248;
                            l_256 = l_255;
                        } else {
                            if (l_246 < 0L) {
                                l_256 = (-22L);
                            } else {
                                if (i_253 < 0) {
                                    l_256 = (-22L);
                                } else {
                                    if (((long) ((ulong) l_246 + (ulong) l_254)) < 0L) {
                                        l_256 = (-27L);
                                    } else {
                                        l_257 = (long) ((int) get_group_id(0));
                                        i_258 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_257 << 12) + (l_257 << 11)))) + (ulong) 1856L))));
                                        if (i_258 == 0) {
                                            l_256 = l_254;
                                        } else {
                                            l_256 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_256 < 1L) {
                            l_259 = l_256;
                        } else {
                            l_260 = (long) ((ulong) l_14 - (ulong) l_247);
                            if (l_260 < l_254) {
                                i_261 = (int) l_260;
                                i_262 = i_261;
                            } else {
                                i_262 = i_253;
                            }
                            l_263 = (long) ((int) get_group_id(0));
                            l_264 = (long) ((ulong) l_23 + (ulong) ((l_263 << 12) + (l_263 << 11)));
                            l_265 = (long) ((ulong) l_264 + (ulong) 1796L);
                            i_266 = *((volatile __global gale_int *) (arg_fs + 16 + l_265));
                            l_267 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_264 + (ulong) 1896L))));
                            i_268 = (int) (0 - (uint) i_266);
                            if (i_268 < 0) {
                                i_269 = i_268;
                            } else {
                                l_270 = (long) ((ulong) l_267 + (ulong) (-64L));
                                i_271 = (int) ((uint) ((int) (((long) ((ulong) l_270 + (ulong) ((long) ((ulong) (l_270 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_272 = (long) ((ulong) l_264 + (ulong) 1792L);
                                i_273 = 0;
                                l_274 = 0L;
                                l_275 = (-1L);
                                while (true) {
                                    if (!(i_273 == 0)) {
                                        break;
                                    }
                                    i_276 = *((volatile __global gale_int *) (arg_fs + 16 + l_265));
                                    i_277 = *((volatile __global gale_int *) (arg_fs + 16 + l_272));
                                    if (i_271 == i_277) {
                                        i_273 = 1;
                                    } else {
                                        if (i_276 == 0) {
                                            if (l_274 < l_22) {
                                                GALEFS_RELAX(l_274);
                                                l_278 = (long) ((ulong) l_274 + (ulong) 1L);
                                                l_274 = l_278;
                                            } else {
                                                l_279 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                i_280 = (l_275 == l_279) ? (-110) : 0;
                                                i_273 = i_280;
                                                l_274 = 0L;
                                                l_275 = l_279;
                                            }
                                        } else {
                                            i_281 = (int) (0 - (uint) i_276);
                                            i_273 = i_281;
                                        }
                                    }
                                }
                                i_269 = i_273;
                            }
                            if (i_269 < 0) {
                                l_282 = (long) i_269;
                                l_259 = l_282;
                            } else {
                                l_283 = (long) ((int) get_group_id(0));
                                l_284 = (long) ((ulong) l_23 + (ulong) ((l_283 << 12) + (l_283 << 11)));
                                l_285 = (long) ((ulong) l_284 + (ulong) 1896L);
                                l_286 = *((__global gale_long *) (arg_fs + 16 + l_285));
                                l_287 = (long) ((ulong) l_286 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) ((long) (uint) (((int) l_287) & 1023)))))) = 0L;
                                l_288 = (long) ((ulong) l_284 + (ulong) ((long) (uint) (((int) l_286) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 4L)))) = 4;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_286 + (ulong) ((long) ((ulong) (l_286 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 12L)))) = i_35;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 16L)))) = l_246;
                                l_289 = (long) i_262;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 24L)))) = l_289;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_288)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_285)) = l_287;
                                GALEFS_FENCE();
                                i_290 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_290))))) = (char) 1;
                                l_291 = (long) ((ulong) l_289 + (ulong) (-9223372036854775807L));
                                if (l_19 == 0L) {
                                    l_259 = l_291;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_290 >> 6)))))) = (char) 1;
                                    l_259 = l_291;
                                }
                            }
                        }
                    } else {
                        l_259 = 0L;
                    }
                    if (i_237 == 0) {
                        if (l_259 < (-4611686018427387904L)) {
                            l_292 = (long) ((int) get_group_id(0));
                            l_293 = (long) ((ulong) l_23 + (ulong) ((l_292 << 12) + (l_292 << 11)));
                            l_294 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 1896L))));
                            l_295 = (long) ((ulong) l_294 + (ulong) (-64L));
                            i_296 = (int) ((uint) ((int) (((long) ((ulong) l_295 + (ulong) ((long) ((ulong) (l_295 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_297 = (long) ((ulong) l_293 + (ulong) 1792L);
                            l_298 = (long) ((ulong) l_293 + (ulong) 1796L);
                            i_299 = 0;
                            l_300 = 0L;
                            l_301 = (-1L);
                            while (true) {
                                if (!(i_299 == 0)) {
                                    break;
                                }
                                i_302 = *((volatile __global gale_int *) (arg_fs + 16 + l_298));
                                i_303 = *((volatile __global gale_int *) (arg_fs + 16 + l_297));
                                if (i_296 == i_303) {
                                    i_299 = 1;
                                } else {
                                    if (i_302 == 0) {
                                        if (l_300 < l_22) {
                                            GALEFS_RELAX(l_300);
                                            l_304 = (long) ((ulong) l_300 + (ulong) 1L);
                                            l_300 = l_304;
                                        } else {
                                            l_305 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_306 = (l_301 == l_305) ? (-110) : 0;
                                            i_299 = i_306;
                                            l_300 = 0L;
                                            l_301 = l_305;
                                        }
                                    } else {
                                        i_307 = (int) (0 - (uint) i_302);
                                        i_299 = i_307;
                                    }
                                }
                            }
                            if (i_299 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 1888L)))) = i_296;
                            }
                            GALEFS_FENCE();
                            if (i_299 < 0) {
                                l_308 = (long) i_299;
                                l_309 = l_308;
                            } else {
                                l_310 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 1800L))));
                                l_309 = l_310;
                            }
                            i_311 = (int) ((uint) ((int) l_259) + (uint) (-1));
                            if (i_311 < 0) {
                                l_312 = l_309;
                            } else {
                                if (l_309 < 0L) {
                                    l_312 = l_309;
                                } else {
                                    l_313 = (l_309 << 32) | ((long) (uint) i_311);
                                    l_312 = l_313;
                                }
                            }
                        } else {
                            l_312 = l_259;
                        }
                    } else {
                        l_312 = l_259;
                    }
                    GALEFS_BROADCAST(5, l_314, l_312);
                    i_315 = (int) l_314;
                    if (l_314 < 0L) {
                        i_316 = 0;
                    } else {
                        i_316 = i_315;
                    }
                    if (l_314 < 0L) {
                        l_317 = 0L;
                    } else {
                        if (i_315 == 0) {
                            l_317 = 0L;
                        } else {
                            l_318 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) ((ulong) l_314 >> 32)) << 5))) + (ulong) 16L))));
                            l_319 = (long) ((ulong) l_247 + (ulong) l_318);
                            l_317 = l_319;
                        }
                    }
                    gale_copy((arg_data + 16 + (l_38 + l_245)), (arg_fs + 16 + l_317), i_316);
                    GALEFS_BARRIER(6);
                    if (i_236 == 0) {
                        if (!(i_316 < 1)) {
                            l_320 = (long) ((int) get_group_id(0));
                            l_321 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_320 << 12) + (l_320 << 11)))) + (ulong) 1880L);
                            l_322 = *((__global gale_long *) (arg_fs + 16 + l_321));
                            *((__global gale_long *) (arg_fs + 16 + l_321)) = ((long) ((ulong) ((long) (uint) i_316) + (ulong) l_322));
                            GALEFS_FENCE();
                            i_323 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_323)) << 6) + (((long) (i_323 >> i_8)) << 2)))))) = 0;
                            l_324 = (long) ((int) get_group_id(0));
                            l_325 = (long) ((ulong) l_23 + (ulong) ((l_324 << 12) + (l_324 << 11)));
                            l_326 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1896L))));
                            l_327 = (long) ((ulong) l_326 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_325 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_327 + (ulong) ((long) ((ulong) (l_327 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_328 = (int) ((uint) i_244 + (uint) i_316);
                    if (l_314 < 0L) {
                        i_243 = i_315;
                        i_244 = i_328;
                    } else {
                        i_329 = ((i_316 < 1) || (!(i_328 < i_30))) ? 0 : 1;
                        i_243 = i_329;
                        i_244 = i_328;
                    }
                }
                if (i_244 < 1) {
                    i_103 = i_243;
                    i_104 = 0;
                    break;
                }
                i_103 = i_244;
                i_104 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_330 = (long) ((int) get_group_id(0));
                    i_331 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_330 << 12) + (l_330 << 11)))) + (ulong) 1856L))));
                    if (i_331 == 0) {
                        l_332 = (long) ((int) get_group_id(0));
                        l_333 = (long) ((ulong) l_23 + (ulong) ((l_332 << 12) + (l_332 << 11)));
                        l_334 = (long) ((ulong) l_333 + (ulong) 1796L);
                        i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_334));
                        l_336 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_333 + (ulong) 1896L))));
                        i_337 = (int) (0 - (uint) i_335);
                        if (i_337 < 0) {
                            i_338 = i_337;
                        } else {
                            l_339 = (long) ((ulong) l_336 + (ulong) (-64L));
                            i_340 = (int) ((uint) ((int) (((long) ((ulong) l_339 + (ulong) ((long) ((ulong) (l_339 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_341 = (long) ((ulong) l_333 + (ulong) 1792L);
                            i_342 = 0;
                            l_343 = 0L;
                            l_344 = (-1L);
                            while (true) {
                                if (!(i_342 == 0)) {
                                    break;
                                }
                                i_345 = *((volatile __global gale_int *) (arg_fs + 16 + l_334));
                                i_346 = *((volatile __global gale_int *) (arg_fs + 16 + l_341));
                                if (i_340 == i_346) {
                                    i_342 = 1;
                                } else {
                                    if (i_345 == 0) {
                                        if (l_343 < l_22) {
                                            GALEFS_RELAX(l_343);
                                            l_347 = (long) ((ulong) l_343 + (ulong) 1L);
                                            l_343 = l_347;
                                        } else {
                                            l_348 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_349 = (l_344 == l_348) ? (-110) : 0;
                                            i_342 = i_349;
                                            l_343 = 0L;
                                            l_344 = l_348;
                                        }
                                    } else {
                                        i_350 = (int) (0 - (uint) i_345);
                                        i_342 = i_350;
                                    }
                                }
                            }
                            i_338 = i_342;
                        }
                        if (i_338 < 0) {
                            l_351 = (long) i_338;
                            l_352 = l_351;
                        } else {
                            l_353 = (long) ((int) get_group_id(0));
                            l_354 = (long) ((ulong) l_23 + (ulong) ((l_353 << 12) + (l_353 << 11)));
                            l_355 = (long) ((ulong) l_354 + (ulong) 1896L);
                            l_356 = *((__global gale_long *) (arg_fs + 16 + l_355));
                            l_357 = (long) ((ulong) l_356 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) ((long) (uint) (((int) l_357) & 1023)))))) = 0L;
                            l_358 = (long) ((ulong) l_354 + (ulong) ((long) (uint) (((int) l_356) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_356 + (ulong) ((long) ((ulong) (l_356 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 12L)))) = i_35;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_358 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_358)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_355)) = l_357;
                            GALEFS_FENCE();
                            i_359 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_359))))) = (char) 1;
                            if (l_19 == 0L) {
                                l_352 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_359 >> 6)))))) = (char) 1;
                                l_352 = LONG_MIN;
                            }
                        }
                    } else {
                        l_352 = (-16L);
                    }
                } else {
                    l_352 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_352 < (-4611686018427387904L)) {
                        l_360 = (long) ((int) get_group_id(0));
                        l_361 = (long) ((ulong) l_23 + (ulong) ((l_360 << 12) + (l_360 << 11)));
                        l_362 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_361 + (ulong) 1896L))));
                        l_363 = (long) ((ulong) l_362 + (ulong) (-64L));
                        i_364 = (int) ((uint) ((int) (((long) ((ulong) l_363 + (ulong) ((long) ((ulong) (l_363 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_365 = (long) ((ulong) l_361 + (ulong) 1792L);
                        l_366 = (long) ((ulong) l_361 + (ulong) 1796L);
                        i_367 = 0;
                        l_368 = 0L;
                        l_369 = (-1L);
                        while (true) {
                            if (!(i_367 == 0)) {
                                break;
                            }
                            i_370 = *((volatile __global gale_int *) (arg_fs + 16 + l_366));
                            i_371 = *((volatile __global gale_int *) (arg_fs + 16 + l_365));
                            if (i_364 == i_371) {
                                i_367 = 1;
                            } else {
                                if (i_370 == 0) {
                                    if (l_368 < l_22) {
                                        GALEFS_RELAX(l_368);
                                        l_372 = (long) ((ulong) l_368 + (ulong) 1L);
                                        l_368 = l_372;
                                    } else {
                                        l_373 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_374 = (l_369 == l_373) ? (-110) : 0;
                                        i_367 = i_374;
                                        l_368 = 0L;
                                        l_369 = l_373;
                                    }
                                } else {
                                    i_375 = (int) (0 - (uint) i_370);
                                    i_367 = i_375;
                                }
                            }
                        }
                        if (i_367 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_361 + (ulong) 1888L)))) = i_364;
                        }
                        GALEFS_FENCE();
                        if (i_367 < 0) {
                            l_376 = (long) i_367;
                            l_377 = l_376;
                        } else {
                            l_378 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_361 + (ulong) 1800L))));
                            l_377 = l_378;
                        }
                        i_379 = (int) ((uint) ((int) l_352) + (uint) (-1));
                        if (i_379 < 0) {
                            l_380 = l_377;
                        } else {
                            if (l_377 < 0L) {
                                l_380 = l_377;
                            } else {
                                l_381 = (l_377 << 32) | ((long) (uint) i_379);
                                l_380 = l_381;
                            }
                        }
                    } else {
                        l_380 = l_352;
                    }
                } else {
                    l_380 = l_352;
                }
                GALEFS_BROADCAST(7, l_382, l_380);
                i_383 = (int) l_382;
                i_103 = i_383;
                i_104 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_384 = (long) ((int) get_group_id(0));
                    i_385 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_384 << 12) + (l_384 << 11)))) + (ulong) 1796L))));
                    if (i_35 < 0) {
                        i_386 = (-9);
                    } else {
                        if (i_35 < i_18) {
                            i_387 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_388 = (int) ((uint) i_387 + (uint) (-1));
                            i_389 = (i_388 < 0) ? (-9) : i_388;
                            i_386 = i_389;
                        } else {
                            i_386 = (-9);
                        }
                    }
                    i_390 = (int) (0 - (uint) i_385);
                    if (i_390 < 0) {
                        l_391 = (long) i_390;
                        l_392 = l_391;
                    } else {
                        l_393 = (long) i_386;
                        if (i_386 < 0) {
                            l_392 = l_393;
                        } else {
                            if ((i_30 == 0) || ((i_30 == 16) || ((i_30 == 24) || (i_30 == 32)))) {
                                l_394 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) (l_393 << 6))) + (ulong) l_39))));
                                l_392 = l_394;
                            } else {
                                l_392 = (-22L);
                            }
                        }
                    }
                } else {
                    l_392 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_392 < (-4611686018427387904L)) {
                        l_395 = (long) ((int) get_group_id(0));
                        l_396 = (long) ((ulong) l_23 + (ulong) ((l_395 << 12) + (l_395 << 11)));
                        l_397 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_396 + (ulong) 1896L))));
                        l_398 = (long) ((ulong) l_397 + (ulong) (-64L));
                        i_399 = (int) ((uint) ((int) (((long) ((ulong) l_398 + (ulong) ((long) ((ulong) (l_398 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_400 = (long) ((ulong) l_396 + (ulong) 1792L);
                        l_401 = (long) ((ulong) l_396 + (ulong) 1796L);
                        i_402 = 0;
                        l_403 = 0L;
                        l_404 = (-1L);
                        while (true) {
                            if (!(i_402 == 0)) {
                                break;
                            }
                            i_405 = *((volatile __global gale_int *) (arg_fs + 16 + l_401));
                            i_406 = *((volatile __global gale_int *) (arg_fs + 16 + l_400));
                            if (i_399 == i_406) {
                                i_402 = 1;
                            } else {
                                if (i_405 == 0) {
                                    if (l_403 < l_22) {
                                        GALEFS_RELAX(l_403);
                                        l_407 = (long) ((ulong) l_403 + (ulong) 1L);
                                        l_403 = l_407;
                                    } else {
                                        l_408 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
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
                        if (i_402 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_396 + (ulong) 1888L)))) = i_399;
                        }
                        GALEFS_FENCE();
                        if (i_402 < 0) {
                            l_411 = (long) i_402;
                            l_412 = l_411;
                        } else {
                            l_413 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_396 + (ulong) 1800L))));
                            l_412 = l_413;
                        }
                        i_414 = (int) ((uint) ((int) l_392) + (uint) (-1));
                        if (i_414 < 0) {
                            l_415 = l_412;
                        } else {
                            if (l_412 < 0L) {
                                l_415 = l_412;
                            } else {
                                l_416 = (l_412 << 32) | ((long) (uint) i_414);
                                l_415 = l_416;
                            }
                        }
                    } else {
                        l_415 = l_392;
                    }
                } else {
                    l_415 = l_392;
                }
                GALEFS_BROADCAST(8, l_417, l_415);
                i_418 = (int) l_417;
                i_103 = i_418;
                i_104 = 0;
                break;
            case 5:
                l_419 = l_33 & l_15;
                if (((int) get_local_id(0)) == 0) {
                    l_420 = (long) ((int) get_group_id(0));
                    i_421 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_420 << 12) + (l_420 << 11)))) + (ulong) 1796L))));
                    i_422 = (int) (0 - (uint) i_421);
                    if (i_422 < 0) {
                        l_423 = (long) i_422;
                        l_424 = l_423;
                    } else {
                        if (i_35 < 0) {
                            i_425 = (-9);
                        } else {
                            if (i_35 < i_18) {
                                i_426 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                i_427 = (int) ((uint) i_426 + (uint) (-1));
                                i_428 = (i_427 < 0) ? (-9) : i_427;
                                if (i_428 < 0) {
                                    i_425 = i_428;
                                } else {
                                    i_429 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                                    if ((i_429 & 3) == 1) {
                                        i_425 = (-9);
                                    } else {
                                        i_425 = i_428;
                                    }
                                }
                            } else {
                                i_425 = (-9);
                            }
                        }
                        l_430 = (long) i_425;
                        if (i_425 < 0) {
                            l_424 = l_430;
                        } else {
                            if (l_33 < 0L) {
                                l_424 = (-22L);
                            } else {
                                if (i_30 < 0) {
                                    l_424 = (-22L);
                                } else {
                                    l_431 = (long) ((int) get_group_id(0));
                                    i_432 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_431 << 12) + (l_431 << 11)))) + (ulong) 1856L))));
                                    if (i_432 == 0) {
                                        l_433 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) (l_430 << 6)))));
                                        l_434 = (long) ((ulong) l_433 - (ulong) l_33);
                                        if (l_434 < 1L) {
                                            l_424 = 0L;
                                        } else {
                                            l_435 = (l_434 < l_39) ? l_434 : l_39;
                                            l_424 = l_435;
                                        }
                                    } else {
                                        l_424 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    l_436 = (l_424 < 0L) ? l_424 : (-22L);
                    if (l_424 < 1L) {
                        l_437 = l_436;
                    } else {
                        if (l_39 == l_424) {
                            l_438 = (long) ((ulong) l_14 - (ulong) l_419);
                            if (l_438 < l_39) {
                                if (!(((int) l_438) == i_30)) {
                                    l_437 = l_436;
                                    goto B432;
                                }
                            }
                            if (i_35 < 0) {
                                i_439 = (-9);
                            } else {
                                if (i_35 < i_18) {
                                    i_440 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                    i_441 = (int) ((uint) i_440 + (uint) (-1));
                                    i_442 = (i_441 < 0) ? (-9) : i_441;
                                    i_439 = i_442;
                                } else {
                                    i_439 = (-9);
                                }
                            }
                            l_443 = (long) i_439;
                            if (i_439 < 0) {
                                l_437 = l_443;
                            } else {
                                i_444 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) (l_443 << 6))) + (ulong) 8L))));
                                l_445 = l_33 >> i_13;
                                i_446 = i_12 & ((int) (((long) ((ulong) ((long) ((ulong) l_445 + (ulong) (((long) i_444) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_447 = (long) ((int) get_group_id(0));
                                l_448 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_447 << 12) + (l_447 << 11)))) + (ulong) 1864L);
                                i_449 = (int) get_group_id(0);
                                l_450 = (long) ((ulong) l_19 + (ulong) ((long) (i_449 >> 6)));
                                l_451 = (long) ((ulong) l_20 + (ulong) ((long) i_449));
                                l_452 = (long) ((int) get_group_id(0));
                                l_453 = (long) ((ulong) l_23 + (ulong) ((l_452 << 12) + (l_452 << 11)));
                                l_454 = (long) ((ulong) l_453 + (ulong) 1896L);
                                l_455 = (long) ((int) get_group_id(0));
                                l_456 = (long) ((ulong) l_23 + (ulong) ((l_455 << 12) + (l_455 << 11)));
                                l_457 = (long) ((ulong) l_456 + (ulong) 1792L);
                                l_458 = (long) ((ulong) l_456 + (ulong) 1896L);
                                l_459 = (long) ((ulong) l_456 + (ulong) 1796L);
                                i_460 = (int) get_group_id(0);
                                l_461 = (long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_460)) << 6) + (((long) (i_460 >> i_8)) << 2)));
                                i_462 = i_446;
                                i_463 = 0;
                                i_464 = (-2);
                                while (true) {
                                    if (!(i_464 == (-2))) {
                                        break;
                                    }
                                    i_465 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) i_462) << 2)))));
                                    i_466 = (int) ((uint) i_465 + (uint) (-1));
                                    if (i_466 < 0) {
                                        i_464 = (-1);
                                    } else {
                                        l_467 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_466) << 5));
                                        i_468 = *((volatile __global gale_int *) (arg_fs + 16 + l_467));
                                        l_469 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_467 + (ulong) 8L))));
                                        if ((!(i_444 == i_468)) || (!(l_445 == l_469))) {
                                            if (i_12 == i_463) {
                                                i_464 = (-1);
                                            } else {
                                                i_470 = (int) ((uint) i_463 + (uint) 1);
                                                i_471 = i_12 & ((int) ((uint) i_462 + (uint) 1));
                                                i_462 = i_471;
                                                i_463 = i_470;
                                            }
                                        } else {
                                            i_464 = i_466;
                                        }
                                    }
                                }
                                if (i_464 < 0) {
                                    i_472 = i_464;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_461)) = ((int) ((uint) i_464 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_473 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_464) << 5));
                                    i_474 = *((volatile __global gale_int *) (arg_fs + 16 + l_473));
                                    GALEFS_FENCE();
                                    if (i_444 == i_474) {
                                        l_475 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_473 + (ulong) 8L))));
                                        i_476 = (l_445 == l_475) ? 1 : 0;
                                        i_477 = i_476;
                                    } else {
                                        i_477 = 0;
                                    }
                                    if (i_477 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_461)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if (i_477 == 0) {
                                        i_472 = (-1);
                                    } else {
                                        i_472 = i_464;
                                    }
                                }
                                if (i_472 < 0) {
                                    i_478 = *((volatile __global gale_int *) (arg_fs + 16 + l_459));
                                    l_479 = *((__global gale_long *) (arg_fs + 16 + l_458));
                                    i_480 = (int) (0 - (uint) i_478);
                                    if (i_480 < 0) {
                                        i_481 = i_480;
                                    } else {
                                        l_482 = (long) ((ulong) l_479 + (ulong) (-64L));
                                        i_483 = (int) ((uint) ((int) (((long) ((ulong) l_482 + (ulong) ((long) ((ulong) (l_482 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_484 = 0;
                                        l_485 = 0L;
                                        l_486 = (-1L);
                                        while (true) {
                                            if (!(i_484 == 0)) {
                                                break;
                                            }
                                            i_487 = *((volatile __global gale_int *) (arg_fs + 16 + l_459));
                                            i_488 = *((volatile __global gale_int *) (arg_fs + 16 + l_457));
                                            if (i_483 == i_488) {
                                                i_484 = 1;
                                            } else {
                                                if (i_487 == 0) {
                                                    if (l_485 < l_22) {
                                                        GALEFS_RELAX(l_485);
                                                        l_489 = (long) ((ulong) l_485 + (ulong) 1L);
                                                        l_485 = l_489;
                                                    } else {
                                                        l_490 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                        i_491 = (l_486 == l_490) ? (-110) : 0;
                                                        i_484 = i_491;
                                                        l_485 = 0L;
                                                        l_486 = l_490;
                                                    }
                                                } else {
                                                    i_492 = (int) (0 - (uint) i_487);
                                                    i_484 = i_492;
                                                }
                                            }
                                        }
                                        i_481 = i_484;
                                    }
                                    if (i_481 < 0) {
                                        l_493 = (long) i_481;
                                        l_437 = l_493;
                                    } else {
                                        l_494 = *((__global gale_long *) (arg_fs + 16 + l_454));
                                        l_495 = (long) ((ulong) l_494 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_453 + (ulong) ((long) (uint) (((int) l_495) & 1023)))))) = 0L;
                                        l_496 = (long) ((ulong) l_453 + (ulong) ((long) (uint) (((int) l_494) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_494 + (ulong) ((long) ((ulong) (l_494 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 12L)))) = i_35;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 16L)))) = l_33;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 24L)))) = l_39;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_496 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_496)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_454)) = l_495;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_451)) = (char) 1;
                                        l_497 = (long) ((ulong) l_39 + (ulong) (-9223372036854775807L));
                                        if (l_19 == 0L) {
                                            l_437 = l_497;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_450)) = (char) 1;
                                            l_437 = l_497;
                                        }
                                    }
                                } else {
                                    l_498 = *((__global gale_long *) (arg_fs + 16 + l_448));
                                    *((__global gale_long *) (arg_fs + 16 + l_448)) = ((long) ((ulong) l_498 + (ulong) 1L));
                                    l_499 = l_39 | (((long) (uint) i_472) << 32);
                                    l_437 = l_499;
                                }
                            }
                        } else {
                            l_437 = l_436;
                        }
                    }
                } else {
                    l_437 = 0L;
                }
            B432:;
                if (((int) get_local_id(0)) == 0) {
                    if (l_437 < (-4611686018427387904L)) {
                        l_500 = (long) ((int) get_group_id(0));
                        l_501 = (long) ((ulong) l_23 + (ulong) ((l_500 << 12) + (l_500 << 11)));
                        l_502 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_501 + (ulong) 1896L))));
                        l_503 = (long) ((ulong) l_502 + (ulong) (-64L));
                        i_504 = (int) ((uint) ((int) (((long) ((ulong) l_503 + (ulong) ((long) ((ulong) (l_503 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_505 = (long) ((ulong) l_501 + (ulong) 1792L);
                        l_506 = (long) ((ulong) l_501 + (ulong) 1796L);
                        i_507 = 0;
                        l_508 = 0L;
                        l_509 = (-1L);
                        while (true) {
                            if (!(i_507 == 0)) {
                                break;
                            }
                            i_510 = *((volatile __global gale_int *) (arg_fs + 16 + l_506));
                            i_511 = *((volatile __global gale_int *) (arg_fs + 16 + l_505));
                            if (i_504 == i_511) {
                                i_507 = 1;
                            } else {
                                if (i_510 == 0) {
                                    if (l_508 < l_22) {
                                        GALEFS_RELAX(l_508);
                                        l_512 = (long) ((ulong) l_508 + (ulong) 1L);
                                        l_508 = l_512;
                                    } else {
                                        l_513 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_514 = (l_509 == l_513) ? (-110) : 0;
                                        i_507 = i_514;
                                        l_508 = 0L;
                                        l_509 = l_513;
                                    }
                                } else {
                                    i_515 = (int) (0 - (uint) i_510);
                                    i_507 = i_515;
                                }
                            }
                        }
                        if (i_507 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_501 + (ulong) 1888L)))) = i_504;
                        }
                        GALEFS_FENCE();
                        if (i_507 < 0) {
                            l_516 = (long) i_507;
                            l_517 = l_516;
                        } else {
                            l_518 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_501 + (ulong) 1800L))));
                            l_517 = l_518;
                        }
                        i_519 = (int) ((uint) ((int) l_437) + (uint) (-1));
                        if (i_519 < 0) {
                            l_520 = l_517;
                        } else {
                            if (l_517 < 0L) {
                                l_520 = l_517;
                            } else {
                                l_521 = (l_517 << 32) | ((long) (uint) i_519);
                                l_520 = l_521;
                            }
                        }
                    } else {
                        l_520 = l_437;
                    }
                } else {
                    l_520 = l_437;
                }
                GALEFS_BROADCAST(9, l_522, l_520);
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_522 < 0L)) {
                        l_523 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_523 << 12) + (l_523 << 11)))) + (ulong) 1856L)))) = 1;
                    }
                }
                if (l_522 < 0L) {
                    l_524 = l_522;
                } else {
                    if (((int) l_522) == 0) {
                        l_524 = 0L;
                    } else {
                        l_525 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) ((ulong) l_522 >> 32)) << 5))) + (ulong) 16L))));
                        l_526 = (long) ((ulong) l_419 + (ulong) l_525);
                        l_524 = l_526;
                    }
                }
                if ((ulong) ((long) ((ulong) l_524 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_527 = (int) l_524;
                    i_103 = i_527;
                    i_104 = 0;
                    break;
                }
                i_528 = (int) get_local_size(0);
                i_529 = (int) get_local_id(0);
                i_530 = i_529;
                while (true) {
                    if (!(i_530 < i_30)) {
                        break;
                    }
                    i_531 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_524 + (ulong) ((long) i_530)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_530 + (uint) i_31))))) = (char) i_531;
                    i_532 = (int) ((uint) i_530 + (uint) i_528);
                    i_530 = i_532;
                }
                i_103 = i_30;
                i_104 = i_30;
                break;
            case 6:
                GALEFS_BARRIER(10);
                if (((int) get_local_id(0)) == 0) {
                    l_533 = (long) ((int) get_group_id(0));
                    i_534 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_533 << 12) + (l_533 << 11)))) + (ulong) 1856L))));
                    if (i_534 == 0) {
                        l_535 = (-22L);
                    } else {
                        l_536 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_536 << 12) + (l_536 << 11)))) + (ulong) 1856L)))) = 0;
                        l_537 = (long) ((int) get_group_id(0));
                        l_538 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_537 << 12) + (l_537 << 11)))) + (ulong) 1872L);
                        l_539 = *((__global gale_long *) (arg_fs + 16 + l_538));
                        *((__global gale_long *) (arg_fs + 16 + l_538)) = ((long) ((ulong) l_39 + (ulong) l_539));
                        GALEFS_FENCE();
                        i_540 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_540)) << 6) + (((long) (i_540 >> i_8)) << 2)))))) = 0;
                        l_541 = (long) ((int) get_group_id(0));
                        l_542 = (long) ((ulong) l_23 + (ulong) ((l_541 << 12) + (l_541 << 11)));
                        l_543 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 1896L))));
                        l_544 = (long) ((ulong) l_543 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_542 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_544 + (ulong) ((long) ((ulong) (l_544 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_535 = 0L;
                    }
                } else {
                    l_535 = 0L;
                }
                GALEFS_BROADCAST(11, l_545, l_535);
                i_546 = (int) l_545;
                i_103 = i_546;
                i_104 = 0;
                break;
            default:
                i_103 = 0;
                i_104 = 0;
                break;
        }
        GALEFS_BARRIER(12);
        if (i_6 == 0) {
            if (i_27 == 0) {
                *((__global gale_int *) ul_34) = i_103;
            }
            *((__global gale_int *) (arg_results + ((((long) i_25) << 2) + 16L))) = i_103;
            i_547 = 1;
            i_548 = 0;
            while (true) {
                if (!(i_548 < i_104)) {
                    break;
                }
                i_549 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_548 + (uint) i_31)))));
                i_550 = (int) ((uint) (i_549 & 255) + (uint) ((int) ((uint) (i_547 << 5) - (uint) i_547)));
                i_551 = (int) ((uint) i_548 + (uint) 1);
                i_547 = i_550;
                i_548 = i_551;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_25 + 1)) << 2) + 16L))) = i_547;
        }
        GALEFS_BARRIER(13);
        i_552 = (int) ((uint) i_24 + (uint) 1);
        i_24 = i_552;
    }
    GALEFS_GROUP_END()
}
#endif
