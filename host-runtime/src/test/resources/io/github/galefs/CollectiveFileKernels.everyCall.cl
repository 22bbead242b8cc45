// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#everyCall
// entry point: galefs_everyCall
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 7 waits, 13 values, 80 bytes
// string: "file"
// string: "list"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/CollectiveFileKernels.java
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
// source SHA-256: 13d4c09c3e746b55b22d4c3d26661cf455f6a0c334463bba820a8fe2698d5890

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

__constant char gale_literals[] = {102, 105, 108, 101, 108, 105, 115, 116};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_131) VARIABLE(int, i_132) VARIABLE(int, i_139) VARIABLE(int, i_140) VARIABLE(int, i_142) VARIABLE(int, i_199) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_219) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_55) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_130) VARIABLE(long, l_141) VARIABLE(long, l_144) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_237) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_3) VARIABLE(long, l_53) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_64) VARIABLE(long, l_66) VARIABLE(long, l_69) VARIABLE(long, l_71) VARIABLE(__global uchar *, ul_54)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(l_69) VARIABLE(l_71) VARIABLE(ul_54)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_131) VARIABLE(i_132) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_130) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(ul_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_139) VARIABLE(i_140) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_64) VARIABLE(ul_54)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_142) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_144) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(ul_54)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_142) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(ul_54)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_142) VARIABLE(i_199) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_55) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_141) VARIABLE(l_18) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_57) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(ul_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_64)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_219) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_27) VARIABLE(l_3)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_237)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_54;
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_20, i_21, i_23, i_25, i_28, i_29, i_33, i_34, i_35, i_47, i_48, i_50, i_51, i_52, i_55, i_59, i_60, i_63, i_65, i_67, i_68, i_72, i_73, i_77, i_78, i_79, i_80, i_81, i_83, i_84, i_90, i_91, i_92, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_105, i_106, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_117, i_119, i_120, i_122, i_123, i_131, i_132, i_137, i_138, i_139, i_140, i_142, i_145, i_146, i_149, i_150, i_151, i_152, i_153, i_155, i_159, i_160, i_161, i_162, i_166, i_167, i_168, i_169, i_171, i_172, i_173, i_174, i_175, i_176, i_178, i_180, i_181, i_182, i_183, i_190, i_191, i_193, i_199, i_200, i_206, i_207, i_208, i_213, i_214, i_215, i_219, i_220, i_221, i_222, i_223, i_224, i_225, i_231, i_232, i_233, i_238, i_239, i_240, i_245, i_246, i_247;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_19, l_22, l_24, l_26, l_27, l_30, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_49, l_53, l_56, l_57, l_58, l_61, l_62, l_64, l_66, l_69, l_70, l_71, l_74, l_75, l_76, l_82, l_85, l_86, l_87, l_88, l_89, l_93, l_94, l_95, l_103, l_104, l_109, l_116, l_118, l_121, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_133, l_134, l_135, l_136, l_141, l_143, l_144, l_147, l_148, l_154, l_156, l_157, l_158, l_163, l_164, l_165, l_170, l_177, l_179, l_184, l_185, l_186, l_187, l_188, l_189, l_192, l_194, l_195, l_196, l_197, l_198, l_201, l_202, l_203, l_204, l_205, l_209, l_210, l_211, l_212, l_216, l_217, l_218, l_226, l_227, l_228, l_229, l_230, l_234, l_235, l_236, l_237, l_241, l_242, l_243, l_244, l_248, l_249;
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
    l_19 = 0L;
    i_20 = 0;
    while (true) {
        if (!(i_20 < 4)) {
            goto B218;
        }
        i_21 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_20 + (uint) gale_group)) & 63)) << 2) + 16L)));
        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_23 = (int) l_18;
        l_24 = (long) ((ulong) l_22 + (ulong) (((long) i_23) << 3));
        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if ((i_21 & 1) == 0) {
            l_27 = l_19;
        } else {
            if (((int) get_local_id(0)) == 0) {
                i_28 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_28 == 0) {
                    i_29 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_30 = (long) ((int) (0 - (uint) i_29));
                    l_31 = l_30;
                } else {
                    l_32 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
                    i_34 = (int) ((uint) i_33 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
                    if (i_2 < i_34) {
                        i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_35 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_36 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                            l_31 = LONG_MIN;
                        } else {
                            l_31 = (-16L);
                        }
                    } else {
                        l_31 = (-16L);
                    }
                }
                if (l_31 < 0L) {
                    l_37 = l_31;
                } else {
                    l_38 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    l_39 = (long) ((ulong) l_38 + (ulong) 36L);
                    l_40 = (long) ((ulong) l_38 + (ulong) 32L);
                    l_41 = (long) ((ulong) l_38 + (ulong) 24L);
                    l_42 = (long) ((ulong) l_38 + (ulong) 16L);
                    l_43 = (long) ((ulong) l_38 + (ulong) 12L);
                    l_44 = (long) ((ulong) l_38 + (ulong) 4L);
                    l_45 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    l_46 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
                    i_47 = 0;
                    while (true) {
                        if (!(i_47 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) ((long) i_47))))) = (char) ((int) gale_literals[((int) ((uint) i_47 + (uint) 4))]);
                        i_48 = (int) ((uint) i_47 + (uint) 1);
                        i_47 = i_48;
                    }
                    *((__global gale_int *) (arg_fs + 16 + l_45)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + l_44)) = 1;
                    *((__global gale_int *) (arg_fs + 16 + l_43)) = 0;
                    *((__global gale_long *) (arg_fs + 16 + l_42)) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + l_41)) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + l_40)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_39)) = 4;
                    l_37 = LONG_MIN;
                }
            } else {
                l_37 = 0L;
            }
            GALEFS_BROADCAST(2, l_49, l_37);
            if (l_49 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_longs[gale_items + gale_item] = (ulong) l_19;
                gale_ints[gale_item] = (uint) i_20;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_24;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_49); }
                GALEFS_RETURN;
                resume_2:
                l_18 = (long) gale_longs[gale_item];
                l_19 = (long) gale_longs[gale_items + gale_item];
                i_20 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_49 = gale_round_reply(gale_entry);
            }
            i_50 = (int) l_49;
            i_51 = (i_21 >> 1) & 3;
            i_52 = (int) get_local_id(0);
            l_53 = ((long) gale_group) << 10;
            ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
            i_55 = (int) get_local_id(0);
            l_56 = *((__global gale_long *) (arg_fs + 16 + 144L));
            l_57 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_58 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_59 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_60 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_61 = 1L << i_60;
            l_62 = (long) ((ulong) l_61 + (ulong) (-1L));
            i_63 = (int) get_local_id(0);
            l_64 = l_19;
            i_65 = 0;
            while (true) {
                if (!(i_65 < i_51)) {
                    break;
                }
                l_66 = ((long) i_65) << 2;
                i_67 = 1;
                i_68 = 0;
                while (true) {
                    if (!(i_67 == 1)) {
                        break;
                    }
                    l_69 = (long) i_68;
                    l_70 = l_69 + l_66;
                    l_71 = l_70 & l_62;
                    if (i_63 == 0) {
                        i_72 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_73 = (int) (0 - (uint) i_72);
                        l_74 = (long) ((ulong) l_22 + (ulong) (((long) i_50) << 3));
                        if (i_73 < 0) {
                            l_75 = (long) i_73;
                            l_76 = l_75;
                        } else {
                            if (i_50 < 0) {
                                i_77 = (-9);
                            } else {
                                if (i_50 < i_25) {
                                    i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                                    i_79 = (int) ((uint) i_78 + (uint) (-1));
                                    i_80 = (i_79 < 0) ? (-9) : i_79;
                                    if (i_80 < 0) {
                                        i_77 = i_80;
                                    } else {
                                        i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L))));
                                        if ((i_81 & 3) == 1) {
                                            i_77 = (-9);
                                        } else {
                                            i_77 = i_80;
                                        }
                                    }
                                } else {
                                    i_77 = (-9);
                                }
                            }
                            l_82 = (long) i_77;
                            if (i_77 < 0) {
                                l_76 = l_82;
                            } else {
                                if (l_70 < 0L) {
                                    l_76 = (-22L);
                                } else {
                                    i_83 = (int) ((uint) 4 - (uint) i_68);
                                    if (i_83 < 0) {
                                        l_76 = (-22L);
                                    } else {
                                        i_84 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_84 == 0) {
                                            l_85 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_82 << 6)))));
                                            l_86 = (long) ((ulong) l_85 - (ulong) l_70);
                                            if (l_86 < 1L) {
                                                l_76 = 0L;
                                            } else {
                                                l_87 = (long) (uint) i_83;
                                                l_88 = (l_86 < l_87) ? l_86 : l_87;
                                                l_76 = l_88;
                                            }
                                        } else {
                                            l_76 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_76 < 1L) {
                            l_89 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_90 = *((__global gale_int *) (arg_fs + 16 + l_89));
                            i_91 = (int) ((uint) i_90 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_89)) = i_91;
                            if (i_2 < i_91) {
                                i_92 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_92 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_93 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_93)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 16L)))) = l_76;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) 36L)))) = 0;
                                    l_94 = LONG_MIN;
                                } else {
                                    l_94 = l_76;
                                }
                            } else {
                                l_94 = l_76;
                            }
                        } else {
                            l_95 = (long) ((ulong) l_61 - (ulong) l_71);
                            if (l_95 < l_76) {
                                i_96 = (int) l_95;
                                i_97 = i_96;
                            } else {
                                i_98 = (int) l_76;
                                i_97 = i_98;
                            }
                            if (i_50 < 0) {
                                i_99 = (-9);
                            } else {
                                if (i_50 < i_25) {
                                    i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                                    i_101 = (int) ((uint) i_100 + (uint) (-1));
                                    i_102 = (i_101 < 0) ? (-9) : i_101;
                                    i_99 = i_102;
                                } else {
                                    i_99 = (-9);
                                }
                            }
                            l_103 = (long) i_99;
                            if (i_99 < 0) {
                                l_94 = l_103;
                            } else {
                                l_104 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_105 = *((__global gale_int *) (arg_fs + 16 + l_104));
                                i_106 = (int) ((uint) i_105 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_104)) = i_106;
                                if (i_2 < i_106) {
                                    i_107 = (-1);
                                } else {
                                    i_108 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (l_103 << 6))) + (ulong) 8L))));
                                    l_109 = l_70 >> i_60;
                                    i_110 = i_59 & ((int) (((long) ((ulong) ((long) ((ulong) l_109 + (ulong) (((long) i_108) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_111 = i_110;
                                    i_112 = 0;
                                    i_113 = (-2);
                                    while (true) {
                                        if (!(i_113 == (-2))) {
                                            break;
                                        }
                                        i_114 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) (((long) i_111) << 2)))));
                                        i_115 = (int) ((uint) i_114 + (uint) (-1));
                                        if (i_115 < 0) {
                                            i_113 = (-1);
                                        } else {
                                            l_116 = (long) ((ulong) l_57 + (ulong) (((long) (uint) i_115) << 4));
                                            i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_116));
                                            l_118 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 8L))));
                                            if ((!(i_108 == i_117)) || (!(l_109 == l_118))) {
                                                if (i_59 == i_112) {
                                                    i_113 = (-1);
                                                } else {
                                                    i_119 = (int) ((uint) i_112 + (uint) 1);
                                                    i_120 = i_59 & ((int) ((uint) i_111 + (uint) 1));
                                                    i_111 = i_120;
                                                    i_112 = i_119;
                                                }
                                            } else {
                                                i_113 = i_115;
                                            }
                                        }
                                    }
                                    i_107 = i_113;
                                }
                                l_121 = (long) i_97;
                                if (i_107 < 0) {
                                    i_122 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_123 = (int) (0 - (uint) i_122);
                                    if (i_123 < 0) {
                                        l_124 = (long) i_123;
                                        l_94 = l_124;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_125 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_125)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 12L)))) = i_50;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 16L)))) = l_70;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 24L)))) = l_76;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) 36L)))) = 0;
                                        l_126 = (long) ((ulong) l_121 + (ulong) (-9223372036854775807L));
                                        l_94 = l_126;
                                    }
                                } else {
                                    l_127 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_128 = *((__global gale_long *) (arg_fs + 16 + l_127));
                                    *((__global gale_long *) (arg_fs + 16 + l_127)) = ((long) ((ulong) l_128 + (ulong) 1L));
                                    l_129 = l_121 | (((long) (uint) i_107) << 32);
                                    l_94 = l_129;
                                }
                            }
                        }
                    } else {
                        l_94 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_130, l_94);
                    if (l_130 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_ints[gale_item] = (uint) i_20;
                        gale_ints[gale_items + gale_item] = (uint) i_21;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                        gale_longs[gale_items + gale_item] = (ulong) l_24;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_64;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_65;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_66;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_68;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_69;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_71;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_130); }
                        GALEFS_RETURN;
                        resume_3:
                        l_18 = (long) gale_longs[gale_item];
                        i_20 = (int) gale_ints[gale_item];
                        i_21 = (int) gale_ints[gale_items + gale_item];
                        i_23 = (int) gale_ints[2 * gale_items + gale_item];
                        l_24 = (long) gale_longs[gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        l_64 = (long) gale_longs[2 * gale_items + gale_item];
                        i_65 = (int) gale_ints[5 * gale_items + gale_item];
                        l_66 = (long) gale_longs[3 * gale_items + gale_item];
                        i_68 = (int) gale_ints[6 * gale_items + gale_item];
                        l_69 = (long) gale_longs[4 * gale_items + gale_item];
                        l_71 = (long) gale_longs[5 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_52 = (int) get_local_id(0);
                        l_53 = ((long) gale_group) << 10;
                        ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
                        i_55 = (int) get_local_id(0);
                        l_56 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        l_57 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_58 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_59 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_60 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_61 = 1L << i_60;
                        l_62 = (long) ((ulong) l_61 + (ulong) (-1L));
                        i_63 = (int) get_local_id(0);
                        l_130 = gale_round_reply(gale_entry);
                    }
                    i_131 = (int) l_130;
                    if (l_130 < 0L) {
                        i_132 = 0;
                    } else {
                        i_132 = i_131;
                    }
                    if (l_130 < 0L) {
                        l_133 = 0L;
                    } else {
                        l_134 = (long) ((ulong) l_130 >> 32);
                        l_133 = l_134;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) ((ulong) l_56 + (ulong) (l_133 << i_60)))))), (arg_scratch + 16 + (l_69 + l_53)), i_132);
                    GALEFS_BARRIER(4);
                    if (i_55 == 0) {
                        l_135 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
                        *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) ((long) i_132) + (ulong) l_136));
                    }
                    i_137 = (int) ((uint) i_68 + (uint) i_132);
                    if (l_130 < 0L) {
                        i_67 = i_131;
                        i_68 = i_137;
                    } else {
                        i_138 = ((i_132 < 1) || (!(i_137 < 4))) ? 0 : 1;
                        i_67 = i_138;
                        i_68 = i_137;
                    }
                }
                if (i_68 < 1) {
                    i_139 = i_67;
                } else {
                    i_139 = i_68;
                }
                i_140 = *((__global gale_int *) ul_54);
                GALEFS_BARRIER(5);
                l_141 = (long) ((ulong) ((long) i_139) + (ulong) ((long) ((ulong) (l_64 << 5) - (ulong) l_64)));
                i_142 = (int) ((uint) i_65 + (uint) 1);
                if (gale_rem_int(i_140, 3) == 0) {
                    l_64 = l_141;
                    i_65 = i_142;
                } else {
                    l_143 = (long) (uint) (i_140 & 2047);
                    l_144 = l_62 & l_143;
                    if (((int) get_local_id(0)) == 0) {
                        i_145 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_146 = (int) (0 - (uint) i_145);
                        if (i_146 < 0) {
                            l_147 = (long) i_146;
                            l_148 = l_147;
                        } else {
                            if (i_23 < 0) {
                                i_149 = (-9);
                            } else {
                                if (i_23 < i_25) {
                                    i_150 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                                    i_151 = (int) ((uint) i_150 + (uint) (-1));
                                    i_152 = (i_151 < 0) ? (-9) : i_151;
                                    if (i_152 < 0) {
                                        i_149 = i_152;
                                    } else {
                                        i_153 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L))));
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
                                i_155 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_155 == 0) {
                                    l_156 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_154 << 6)))));
                                    l_157 = (((long) ((ulong) l_156 - (ulong) l_143)) < 1L) ? 0L : 1L;
                                    l_148 = l_157;
                                } else {
                                    l_148 = (-16L);
                                }
                            }
                        }
                        if (!(l_148 < 1L)) {
                            if (l_148 == 1L) {
                                l_158 = (long) ((ulong) l_61 - (ulong) l_144);
                                if (l_158 < 1L) {
                                    if (!(((int) l_158) == 1)) {
                                        goto B162;
                                    }
                                }
                                if (i_23 < 0) {
                                    i_159 = (-9);
                                } else {
                                    if (i_23 < i_25) {
                                        i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
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
                                    goto B168;
                                }
                                l_165 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_166 = *((__global gale_int *) (arg_fs + 16 + l_165));
                                i_167 = (int) ((uint) i_166 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_165)) = i_167;
                                if (i_2 < i_167) {
                                    i_168 = (-1);
                                } else {
                                    i_169 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_26 + (ulong) (l_163 << 6))) + (ulong) 8L))));
                                    l_170 = (long) ((ulong) l_143 >> i_60);
                                    i_171 = i_59 & ((int) (((long) ((ulong) (l_170 + (((long) i_169) << 40)) * (ulong) (-7046029254386353131L))) >> 32));
                                    i_172 = i_171;
                                    i_173 = 0;
                                    i_174 = (-2);
                                    while (true) {
                                        if (!(i_174 == (-2))) {
                                            break;
                                        }
                                        i_175 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) (((long) i_172) << 2)))));
                                        i_176 = (int) ((uint) i_175 + (uint) (-1));
                                        if (i_176 < 0) {
                                            i_174 = (-1);
                                        } else {
                                            l_177 = (long) ((ulong) l_57 + (ulong) (((long) (uint) i_176) << 4));
                                            i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                                            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                                            if ((!(i_169 == i_178)) || (!(l_170 == l_179))) {
                                                if (i_59 == i_173) {
                                                    i_174 = (-1);
                                                } else {
                                                    i_180 = (int) ((uint) i_173 + (uint) 1);
                                                    i_181 = i_59 & ((int) ((uint) i_172 + (uint) 1));
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
                                        goto B168;
                                    }
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_185 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_185)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 12L)))) = i_23;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 16L)))) = l_143;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 24L)))) = 1L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_185 + (ulong) 36L)))) = 0;
                                    l_164 = (-9223372036854775806L);
                                    goto B168;
                                }
                                l_186 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_187 = *((__global gale_long *) (arg_fs + 16 + l_186));
                                *((__global gale_long *) (arg_fs + 16 + l_186)) = ((long) ((ulong) l_187 + (ulong) 1L));
                                l_188 = (((long) (uint) i_168) << 32) | 1L;
                                l_164 = l_188;
                                goto B168;
                            }
                        }
                    B162:;
                        l_189 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_190 = *((__global gale_int *) (arg_fs + 16 + l_189));
                        i_191 = (int) ((uint) i_190 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_189)) = i_191;
                        l_192 = (l_148 < 0L) ? l_148 : (-22L);
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
                B168:;
                    GALEFS_BROADCAST(6, l_195, l_164);
                    if (l_195 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_ints[gale_item] = (uint) i_20;
                        gale_ints[gale_items + gale_item] = (uint) i_21;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                        gale_longs[gale_items + gale_item] = (ulong) l_24;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_50;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_141;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_142;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_144;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_195); }
                        GALEFS_RETURN;
                        resume_4:
                        l_18 = (long) gale_longs[gale_item];
                        i_20 = (int) gale_ints[gale_item];
                        i_21 = (int) gale_ints[gale_items + gale_item];
                        i_23 = (int) gale_ints[2 * gale_items + gale_item];
                        l_24 = (long) gale_longs[gale_items + gale_item];
                        i_50 = (int) gale_ints[3 * gale_items + gale_item];
                        i_51 = (int) gale_ints[4 * gale_items + gale_item];
                        l_141 = (long) gale_longs[2 * gale_items + gale_item];
                        i_142 = (int) gale_ints[5 * gale_items + gale_item];
                        l_144 = (long) gale_longs[3 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_22 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        i_52 = (int) get_local_id(0);
                        l_53 = ((long) gale_group) << 10;
                        ul_54 = arg_scratch + ((((long) ((int) (l_53 >> 2))) << 2) + 16L);
                        i_55 = (int) get_local_id(0);
                        l_56 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        l_57 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_58 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_59 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        i_60 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_61 = 1L << i_60;
                        l_62 = (long) ((ulong) l_61 + (ulong) (-1L));
                        i_63 = (int) get_local_id(0);
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
                        l_197 = (long) ((ulong) l_144 + (ulong) ((long) ((ulong) l_56 + (ulong) (((long) ((ulong) l_195 >> 32)) << i_60))));
                        l_196 = l_197;
                    }
                    if ((ulong) ((long) ((ulong) l_196 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_198 = (long) ((ulong) l_141 + (ulong) l_196);
                        l_64 = l_198;
                        i_65 = i_142;
                    } else {
                        i_199 = (int) *((__global char *) (arg_fs + 16 + l_196));
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            i_200 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_200 == 0) {
                                l_201 = (-22L);
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
                                l_202 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                                l_203 = *((__global gale_long *) (arg_fs + 16 + l_202));
                                *((__global gale_long *) (arg_fs + 16 + l_202)) = ((long) ((ulong) l_203 + (ulong) 1L));
                                l_201 = 0L;
                            }
                        } else {
                            l_201 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_204, l_201);
                        l_205 = (long) ((ulong) l_141 + (ulong) ((long) i_199));
                        l_64 = l_205;
                        i_65 = i_142;
                    }
                }
            }
            if (i_52 == 0) {
                i_206 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_206 == 0) {
                    i_207 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_208 = (int) (0 - (uint) i_207);
                    if (i_208 < 0) {
                        l_209 = (long) i_208;
                        l_210 = l_209;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_211 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_211)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 4L)))) = 2;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 12L)))) = i_50;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 16L)))) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 36L)))) = 0;
                        l_210 = LONG_MIN;
                    }
                } else {
                    l_212 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_213 = *((__global gale_int *) (arg_fs + 16 + l_212));
                    i_214 = (int) ((uint) i_213 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_212)) = i_214;
                    if (i_2 < i_214) {
                        i_215 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_215 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_216 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_216)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_216 + (ulong) 36L)))) = 0;
                            l_210 = LONG_MIN;
                        } else {
                            l_210 = (-16L);
                        }
                    } else {
                        l_210 = (-16L);
                    }
                }
            } else {
                l_210 = 0L;
            }
            GALEFS_BROADCAST(9, l_217, l_210);
            if (l_217 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_item] = (uint) i_20;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_items + gale_item] = (ulong) l_24;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_64;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_217); }
                GALEFS_RETURN;
                resume_5:
                l_18 = (long) gale_longs[gale_item];
                i_20 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                l_24 = (long) gale_longs[gale_items + gale_item];
                l_64 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_25 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_26 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_217 = gale_round_reply(gale_entry);
            }
            l_218 = (long) ((ulong) l_64 + (ulong) ((long) ((int) l_217)));
            l_27 = l_218;
        }
        i_219 = (int) ((uint) i_20 + (uint) 1);
        if ((i_21 & 8) == 0) {
            l_19 = l_27;
            i_20 = i_219;
        } else {
            if (((int) get_local_id(0)) == 0) {
                i_220 = *((__global gale_int *) (arg_fs + 16 + 64L));
                if (i_23 < 0) {
                    i_221 = (-9);
                } else {
                    if (i_23 < i_25) {
                        i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                        i_223 = (int) ((uint) i_222 + (uint) (-1));
                        i_224 = (i_223 < 0) ? (-9) : i_223;
                        i_221 = i_224;
                    } else {
                        i_221 = (-9);
                    }
                }
                i_225 = (int) (0 - (uint) i_220);
                if (i_225 < 0) {
                    l_226 = (long) i_225;
                    l_227 = l_226;
                } else {
                    l_228 = (long) i_221;
                    if (i_221 < 0) {
                        l_227 = l_228;
                    } else {
                        l_229 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) (l_228 << 6)))));
                        l_227 = l_229;
                    }
                }
                l_230 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_231 = *((__global gale_int *) (arg_fs + 16 + l_230));
                i_232 = (int) ((uint) i_231 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_230)) = i_232;
                if (i_2 < i_232) {
                    i_233 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_233 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_234 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_234)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 16L)))) = l_227;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 36L)))) = 0;
                        l_235 = LONG_MIN;
                    } else {
                        l_235 = l_227;
                    }
                } else {
                    l_235 = l_227;
                }
            } else {
                l_235 = 0L;
            }
            GALEFS_BROADCAST(10, l_236, l_235);
            if (l_236 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_18;
                gale_ints[gale_item] = (uint) i_21;
                gale_ints[gale_items + gale_item] = (uint) i_23;
                gale_longs[gale_items + gale_item] = (ulong) l_27;
                gale_ints[2 * gale_items + gale_item] = (uint) i_219;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_236); }
                GALEFS_RETURN;
                resume_6:
                l_18 = (long) gale_longs[gale_item];
                i_21 = (int) gale_ints[gale_item];
                i_23 = (int) gale_ints[gale_items + gale_item];
                l_27 = (long) gale_longs[gale_items + gale_item];
                i_219 = (int) gale_ints[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_236 = gale_round_reply(gale_entry);
            }
            l_237 = (long) ((ulong) l_236 + (ulong) ((long) ((ulong) l_27 + (ulong) (l_27 << 1))));
            if (!((i_21 & 16) == 0)) {
                break;
            }
            l_19 = l_237;
            i_20 = i_219;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_238 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_238 == 0) {
            i_239 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_240 = (int) (0 - (uint) i_239);
            if (i_240 < 0) {
                l_241 = (long) i_240;
                l_242 = l_241;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_243 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_243)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 12L)))) = i_23;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 36L)))) = 0;
                l_242 = LONG_MIN;
            }
        } else {
            l_244 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_245 = *((__global gale_int *) (arg_fs + 16 + l_244));
            i_246 = (int) ((uint) i_245 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_244)) = i_246;
            if (i_2 < i_246) {
                i_247 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_247 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_248 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_248)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 36L)))) = 0;
                    l_242 = LONG_MIN;
                } else {
                    l_242 = (-16L);
                }
            } else {
                l_242 = (-16L);
            }
        }
    } else {
        l_242 = 0L;
    }
    GALEFS_BROADCAST(11, l_249, l_242);
    if (l_249 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_237;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_249); }
        GALEFS_RETURN;
        resume_7:
        l_237 = (long) gale_longs[gale_item];
        l_249 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_237;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_RETURN;
B218:;
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_19));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_121) VARIABLE(int, i_123) VARIABLE(int, i_126) VARIABLE(int, i_127) VARIABLE(int, i_130) VARIABLE(int, i_132) VARIABLE(int, i_135) VARIABLE(int, i_236) VARIABLE(int, i_237) VARIABLE(int, i_249) VARIABLE(int, i_250) VARIABLE(int, i_252) VARIABLE(int, i_350) VARIABLE(int, i_411) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_119) VARIABLE(long, l_122) VARIABLE(long, l_124) VARIABLE(long, l_125) VARIABLE(long, l_128) VARIABLE(long, l_129) VARIABLE(long, l_131) VARIABLE(long, l_133) VARIABLE(long, l_136) VARIABLE(long, l_138) VARIABLE(long, l_2) VARIABLE(long, l_235) VARIABLE(long, l_251) VARIABLE(long, l_254) VARIABLE(long, l_443) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_59) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(__global uchar *, ul_120)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_135) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_131) VARIABLE(l_133) VARIABLE(l_136) VARIABLE(l_138) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_135) VARIABLE(i_236) VARIABLE(i_237) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_131) VARIABLE(l_133) VARIABLE(l_2) VARIABLE(l_235) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_132) VARIABLE(i_249) VARIABLE(i_250) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_252) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_2) VARIABLE(l_251) VARIABLE(l_254) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_252) VARIABLE(i_350) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_2) VARIABLE(l_251) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_121) VARIABLE(i_123) VARIABLE(i_126) VARIABLE(i_127) VARIABLE(i_130) VARIABLE(i_252) VARIABLE(i_350) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_122) VARIABLE(l_124) VARIABLE(l_125) VARIABLE(l_128) VARIABLE(l_129) VARIABLE(l_2) VARIABLE(l_251) VARIABLE(l_53) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_61) VARIABLE(ul_120)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_59) VARIABLE(l_61)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_411) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_62)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_443)

__kernel void galefs_everyCall(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_120;
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_55, i_56, i_58, i_60, i_64, i_68, i_70, i_71, i_73, i_75, i_77, i_78, i_80, i_90, i_91, i_99, i_102, i_104, i_105, i_107, i_111, i_115, i_116, i_117, i_118, i_121, i_123, i_126, i_127, i_130, i_132, i_134, i_135, i_140, i_141, i_145, i_146, i_147, i_148, i_149, i_151, i_153, i_160, i_161, i_162, i_163, i_164, i_165, i_166, i_168, i_170, i_171, i_172, i_173, i_174, i_175, i_177, i_179, i_180, i_181, i_185, i_191, i_193, i_194, i_196, i_198, i_200, i_201, i_203, i_220, i_223, i_225, i_226, i_228, i_232, i_236, i_237, i_247, i_248, i_249, i_250, i_252, i_256, i_257, i_260, i_261, i_262, i_263, i_264, i_267, i_273, i_274, i_275, i_276, i_278, i_280, i_294, i_295, i_296, i_297, i_298, i_300, i_302, i_303, i_304, i_306, i_308, i_310, i_311, i_313, i_314, i_316, i_317, i_319, i_330, i_333, i_335, i_336, i_338, i_342, i_350, i_352, i_365, i_369, i_371, i_372, i_374, i_376, i_378, i_379, i_381, i_394, i_397, i_399, i_400, i_402, i_406, i_411, i_413, i_414, i_415, i_416, i_417, i_418, i_427, i_430, i_432, i_433, i_435, i_439, i_445, i_449, i_451, i_452, i_454, i_456, i_458, i_459, i_461, i_474, i_477, i_479, i_480, i_482, i_486;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_57, l_59, l_61, l_62, l_63, l_65, l_66, l_67, l_69, l_72, l_74, l_76, l_79, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_89, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_100, l_101, l_103, l_106, l_108, l_109, l_110, l_112, l_113, l_114, l_119, l_122, l_124, l_125, l_128, l_129, l_131, l_133, l_136, l_137, l_138, l_139, l_142, l_143, l_144, l_150, l_152, l_154, l_155, l_156, l_157, l_158, l_159, l_167, l_169, l_176, l_178, l_182, l_183, l_184, l_186, l_187, l_188, l_189, l_190, l_192, l_195, l_197, l_199, l_202, l_204, l_205, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_221, l_222, l_224, l_227, l_229, l_230, l_231, l_233, l_234, l_235, l_238, l_239, l_240, l_241, l_242, l_243, l_244, l_245, l_246, l_251, l_253, l_254, l_255, l_258, l_259, l_265, l_266, l_268, l_269, l_270, l_271, l_272, l_277, l_279, l_281, l_282, l_283, l_284, l_285, l_286, l_287, l_288, l_289, l_290, l_291, l_292, l_293, l_299, l_301, l_305, l_307, l_309, l_312, l_315, l_318, l_320, l_321, l_322, l_323, l_324, l_325, l_326, l_327, l_328, l_329, l_331, l_332, l_334, l_337, l_339, l_340, l_341, l_343, l_344, l_345, l_346, l_347, l_348, l_349, l_351, l_353, l_354, l_355, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_366, l_367, l_368, l_370, l_373, l_375, l_377, l_380, l_382, l_383, l_384, l_385, l_386, l_387, l_388, l_389, l_390, l_391, l_392, l_393, l_395, l_396, l_398, l_401, l_403, l_404, l_405, l_407, l_408, l_409, l_410, l_412, l_419, l_420, l_421, l_422, l_423, l_424, l_425, l_426, l_428, l_429, l_431, l_434, l_436, l_437, l_438, l_440, l_441, l_442, l_443, l_444, l_446, l_447, l_448, l_450, l_453, l_455, l_457, l_460, l_462, l_463, l_464, l_465, l_466, l_467, l_468, l_469, l_470, l_471, l_472, l_473, l_475, l_476, l_478, l_481, l_483, l_484, l_485, l_487, l_488, l_489;
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
    l_54 = 0L;
    i_55 = 0;
    while (true) {
        if (!(i_55 < 4)) {
            goto B388;
        }
        i_56 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_55 + (uint) ((int) get_group_id(0)))) & 63)) << 2) + 16L)));
        l_57 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_58 = (int) l_53;
        l_59 = (long) ((ulong) l_57 + (ulong) (((long) i_58) << 3));
        i_60 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_61 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if ((i_56 & 1) == 0) {
            l_62 = l_54;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_63 = (long) ((int) get_group_id(0));
                i_64 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_63 << 12) + (l_63 << 11)))) + (ulong) 1856L))));
                if (i_64 == 0) {
                    l_65 = (long) ((int) get_group_id(0));
                    l_66 = (long) ((ulong) l_2 + (ulong) ((l_65 << 12) + (l_65 << 11)));
                    l_67 = (long) ((ulong) l_66 + (ulong) 1796L);
                    i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
                    l_69 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) 1896L))));
                    i_70 = (int) (0 - (uint) i_68);
                    if (i_70 < 0) {
                        i_71 = i_70;
                    } else {
                        l_72 = (long) ((ulong) l_69 + (ulong) (-64L));
                        i_73 = (int) ((uint) ((int) (((long) ((ulong) l_72 + (ulong) ((long) ((ulong) (l_72 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_74 = (long) ((ulong) l_66 + (ulong) 1792L);
                        i_75 = 0;
                        l_76 = 0L;
                        while (true) {
                            if (!(i_75 == 0)) {
                                break;
                            }
                            i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
                            i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                            if (i_73 == i_78) {
                                i_75 = 1;
                            } else {
                                if (i_77 == 0) {
                                    if (l_76 < l_1) {
                                        GALEFS_RELAX(l_76);
                                        l_79 = (long) ((ulong) l_76 + (ulong) 1L);
                                        l_76 = l_79;
                                    } else {
                                        i_75 = (-110);
                                    }
                                } else {
                                    i_80 = (int) (0 - (uint) i_77);
                                    i_75 = i_80;
                                }
                            }
                        }
                        i_71 = i_75;
                    }
                    l_81 = (long) i_71;
                    l_82 = l_81;
                } else {
                    l_82 = (-16L);
                }
                if (l_82 < 0L) {
                    l_83 = l_82;
                } else {
                    l_84 = (long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))));
                    l_85 = (long) ((int) get_group_id(0));
                    l_86 = (long) ((ulong) l_2 + (ulong) ((l_85 << 12) + (l_85 << 11)));
                    l_87 = (long) ((ulong) l_86 + (ulong) 1896L);
                    l_88 = (long) ((int) get_group_id(0));
                    l_89 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 2048L);
                    i_90 = 0;
                    while (true) {
                        if (!(i_90 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) i_90))))) = (char) ((int) gale_literals[((int) ((uint) i_90 + (uint) 4))]);
                        i_91 = (int) ((uint) i_90 + (uint) 1);
                        i_90 = i_91;
                    }
                    l_92 = *((__global gale_long *) (arg_fs + 16 + l_87));
                    l_93 = (long) ((ulong) l_92 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_93) & 1023)))))) = 0L;
                    l_94 = (long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_92) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 4L)))) = 1;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_92 + (ulong) ((long) ((ulong) (l_92 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_94 + (ulong) 36L)))) = 4;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_94)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_87)) = l_93;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + l_84)) = (char) 1;
                    l_83 = LONG_MIN;
                }
            } else {
                l_83 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_83 < (-4611686018427387904L)) {
                    l_95 = (long) ((int) get_group_id(0));
                    l_96 = (long) ((ulong) l_2 + (ulong) ((l_95 << 12) + (l_95 << 11)));
                    l_97 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 1896L))));
                    l_98 = (long) ((ulong) l_97 + (ulong) (-64L));
                    i_99 = (int) ((uint) ((int) (((long) ((ulong) l_98 + (ulong) ((long) ((ulong) (l_98 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_100 = (long) ((ulong) l_96 + (ulong) 1792L);
                    l_101 = (long) ((ulong) l_96 + (ulong) 1796L);
                    i_102 = 0;
                    l_103 = 0L;
                    while (true) {
                        if (!(i_102 == 0)) {
                            break;
                        }
                        i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_101));
                        i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_100));
                        if (i_99 == i_105) {
                            i_102 = 1;
                        } else {
                            if (i_104 == 0) {
                                if (l_103 < l_1) {
                                    GALEFS_RELAX(l_103);
                                    l_106 = (long) ((ulong) l_103 + (ulong) 1L);
                                    l_103 = l_106;
                                } else {
                                    i_102 = (-110);
                                }
                            } else {
                                i_107 = (int) (0 - (uint) i_104);
                                i_102 = i_107;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_102 < 0) {
                        l_108 = (long) i_102;
                        l_109 = l_108;
                    } else {
                        l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 1800L))));
                        l_109 = l_110;
                    }
                    i_111 = (int) ((uint) ((int) l_83) + (uint) (-1));
                    if (i_111 < 0) {
                        l_112 = l_109;
                    } else {
                        if (l_109 < 0L) {
                            l_112 = l_109;
                        } else {
                            l_113 = (l_109 << 32) | ((long) (uint) i_111);
                            l_112 = l_113;
                        }
                    }
                } else {
                    l_112 = l_83;
                }
            } else {
                l_112 = l_83;
            }
            GALEFS_BROADCAST(2, l_114, l_112);
            i_115 = (int) l_114;
            i_116 = (i_56 >> 1) & 3;
            i_117 = (int) get_local_id(0);
            i_118 = (int) get_local_id(0);
            l_119 = ((long) ((int) get_group_id(0))) << 10;
            ul_120 = arg_scratch + ((((long) ((int) (l_119 >> 2))) << 2) + 16L);
            i_121 = (int) get_local_id(0);
            l_122 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_123 = (int) get_local_id(0);
            l_124 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_125 = *((__global gale_long *) (arg_fs + 16 + 128L));
            i_126 = *((__global gale_int *) (arg_fs + 16 + 152L));
            i_127 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_128 = 1L << i_127;
            l_129 = (long) ((ulong) l_128 + (ulong) (-1L));
            i_130 = (int) get_local_id(0);
            l_131 = l_54;
            i_132 = 0;
            while (true) {
                if (!(i_132 < i_116)) {
                    break;
                }
                l_133 = ((long) i_132) << 2;
                i_134 = 1;
                i_135 = 0;
                while (true) {
                    if (!(i_134 == 1)) {
                        break;
                    }
                    l_136 = (long) i_135;
                    l_137 = l_136 + l_133;
                    l_138 = l_137 & l_129;
                    if (i_130 == 0) {
                        l_139 = (long) ((int) get_group_id(0));
                        i_140 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_139 << 12) + (l_139 << 11)))) + (ulong) 1796L))));
                        i_141 = (int) (0 - (uint) i_140);
                        l_142 = (long) ((ulong) l_57 + (ulong) (((long) i_115) << 3));
                        if (i_141 < 0) {
                            l_143 = (long) i_141;
                            l_144 = l_143;
                        } else {
                            if (i_115 < 0) {
                                i_145 = (-9);
                            } else {
                                if (i_115 < i_60) {
                                    i_146 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                    i_147 = (int) ((uint) i_146 + (uint) (-1));
                                    i_148 = (i_147 < 0) ? (-9) : i_147;
                                    if (i_148 < 0) {
                                        i_145 = i_148;
                                    } else {
                                        i_149 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L))));
                                        if ((i_149 & 3) == 1) {
                                            i_145 = (-9);
                                        } else {
                                            i_145 = i_148;
                                        }
                                    }
                                } else {
                                    i_145 = (-9);
                                }
                            }
                            l_150 = (long) i_145;
                            if (i_145 < 0) {
                                l_144 = l_150;
                            } else {
                                if (l_137 < 0L) {
                                    l_144 = (-22L);
                                } else {
                                    i_151 = (int) ((uint) 4 - (uint) i_135);
                                    if (i_151 < 0) {
                                        l_144 = (-22L);
                                    } else {
                                        l_152 = (long) ((int) get_group_id(0));
                                        i_153 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_152 << 12) + (l_152 << 11)))) + (ulong) 1856L))));
                                        if (i_153 == 0) {
                                            l_154 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) (l_150 << 6)))));
                                            l_155 = (long) ((ulong) l_154 - (ulong) l_137);
                                            if (l_155 < 1L) {
                                                l_144 = 0L;
                                            } else {
                                                l_156 = (long) (uint) i_151;
                                                l_157 = (l_155 < l_156) ? l_155 : l_156;
                                                l_144 = l_157;
                                            }
                                        } else {
                                            l_144 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_144 < 1L) {
                            l_158 = l_144;
                        } else {
                            l_159 = (long) ((ulong) l_128 - (ulong) l_138);
                            if (l_159 < l_144) {
                                i_160 = (int) l_159;
                                i_161 = i_160;
                            } else {
                                i_162 = (int) l_144;
                                i_161 = i_162;
                            }
                            if (i_115 < 0) {
                                i_163 = (-9);
                            } else {
                                if (i_115 < i_60) {
                                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                    i_165 = (int) ((uint) i_164 + (uint) (-1));
                                    i_166 = (i_165 < 0) ? (-9) : i_165;
                                    i_163 = i_166;
                                } else {
                                    i_163 = (-9);
                                }
                            }
                            l_167 = (long) i_163;
                            if (i_163 < 0) {
                                l_158 = l_167;
                            } else {
                                i_168 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) (l_167 << 6))) + (ulong) 8L))));
                                l_169 = l_137 >> i_127;
                                i_170 = i_126 & ((int) (((long) ((ulong) ((long) ((ulong) l_169 + (ulong) (((long) i_168) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_171 = i_170;
                                i_172 = 0;
                                i_173 = (-2);
                                while (true) {
                                    if (!(i_173 == (-2))) {
                                        break;
                                    }
                                    i_174 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) (((long) i_171) << 2)))));
                                    i_175 = (int) ((uint) i_174 + (uint) (-1));
                                    if (i_175 < 0) {
                                        i_173 = (-1);
                                    } else {
                                        l_176 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_175) << 4));
                                        i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_176));
                                        l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 8L))));
                                        if ((!(i_168 == i_177)) || (!(l_169 == l_178))) {
                                            if (i_126 == i_172) {
                                                i_173 = (-1);
                                            } else {
                                                i_179 = (int) ((uint) i_172 + (uint) 1);
                                                i_180 = i_126 & ((int) ((uint) i_171 + (uint) 1));
                                                i_171 = i_180;
                                                i_172 = i_179;
                                            }
                                        } else {
                                            i_173 = i_175;
                                        }
                                    }
                                }
                                if (i_173 < 0) {
                                    i_181 = i_173;
                                } else {
                                    l_182 = (long) ((int) get_group_id(0));
                                    l_183 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_182 << 12) + (l_182 << 11)))) + (ulong) 1888L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_183)) = ((int) ((uint) i_173 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_184 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_173) << 4));
                                    i_185 = *((volatile __global gale_int *) (arg_fs + 16 + l_184));
                                    l_186 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 8L))));
                                    if ((!(i_168 == i_185)) || (!(l_169 == l_186))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_183)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_168 == i_185)) || (!(l_169 == l_186))) {
                                        i_181 = (-1);
                                    } else {
                                        i_181 = i_173;
                                    }
                                }
                                l_187 = (long) i_161;
                                if (i_181 < 0) {
                                    l_188 = (long) ((int) get_group_id(0));
                                    l_189 = (long) ((ulong) l_2 + (ulong) ((l_188 << 12) + (l_188 << 11)));
                                    l_190 = (long) ((ulong) l_189 + (ulong) 1796L);
                                    i_191 = *((volatile __global gale_int *) (arg_fs + 16 + l_190));
                                    l_192 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_189 + (ulong) 1896L))));
                                    i_193 = (int) (0 - (uint) i_191);
                                    if (i_193 < 0) {
                                        i_194 = i_193;
                                    } else {
                                        l_195 = (long) ((ulong) l_192 + (ulong) (-64L));
                                        i_196 = (int) ((uint) ((int) (((long) ((ulong) l_195 + (ulong) ((long) ((ulong) (l_195 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_197 = (long) ((ulong) l_189 + (ulong) 1792L);
                                        i_198 = 0;
                                        l_199 = 0L;
                                        while (true) {
                                            if (!(i_198 == 0)) {
                                                break;
                                            }
                                            i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_190));
                                            i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                                            if (i_196 == i_201) {
                                                i_198 = 1;
                                            } else {
                                                if (i_200 == 0) {
                                                    if (l_199 < l_1) {
                                                        GALEFS_RELAX(l_199);
                                                        l_202 = (long) ((ulong) l_199 + (ulong) 1L);
                                                        l_199 = l_202;
                                                    } else {
                                                        i_198 = (-110);
                                                    }
                                                } else {
                                                    i_203 = (int) (0 - (uint) i_200);
                                                    i_198 = i_203;
                                                }
                                            }
                                        }
                                        i_194 = i_198;
                                    }
                                    if (i_194 < 0) {
                                        l_204 = (long) i_194;
                                        l_158 = l_204;
                                    } else {
                                        l_205 = (long) ((int) get_group_id(0));
                                        l_206 = (long) ((ulong) l_2 + (ulong) ((l_205 << 12) + (l_205 << 11)));
                                        l_207 = (long) ((ulong) l_206 + (ulong) 1896L);
                                        l_208 = *((__global gale_long *) (arg_fs + 16 + l_207));
                                        l_209 = (long) ((ulong) l_208 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_206 + (ulong) ((long) (uint) (((int) l_209) & 1023)))))) = 0L;
                                        l_210 = (long) ((ulong) l_206 + (ulong) ((long) (uint) (((int) l_208) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_208 + (ulong) ((long) ((ulong) (l_208 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 12L)))) = i_115;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 16L)))) = l_137;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 24L)))) = l_144;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_210)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_207)) = l_209;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                        l_211 = (long) ((ulong) l_187 + (ulong) (-9223372036854775807L));
                                        l_158 = l_211;
                                    }
                                } else {
                                    l_212 = (long) ((int) get_group_id(0));
                                    l_213 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_212 << 12) + (l_212 << 11)))) + (ulong) 1864L);
                                    l_214 = *((__global gale_long *) (arg_fs + 16 + l_213));
                                    *((__global gale_long *) (arg_fs + 16 + l_213)) = ((long) ((ulong) l_214 + (ulong) 1L));
                                    l_215 = l_187 | (((long) (uint) i_181) << 32);
                                    l_158 = l_215;
                                }
                            }
                        }
                    } else {
                        l_158 = 0L;
                    }
                    if (i_123 == 0) {
                        if (l_158 < (-4611686018427387904L)) {
                            l_216 = (long) ((int) get_group_id(0));
                            l_217 = (long) ((ulong) l_2 + (ulong) ((l_216 << 12) + (l_216 << 11)));
                            l_218 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1896L))));
                            l_219 = (long) ((ulong) l_218 + (ulong) (-64L));
                            i_220 = (int) ((uint) ((int) (((long) ((ulong) l_219 + (ulong) ((long) ((ulong) (l_219 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_221 = (long) ((ulong) l_217 + (ulong) 1792L);
                            l_222 = (long) ((ulong) l_217 + (ulong) 1796L);
                            i_223 = 0;
                            l_224 = 0L;
                            while (true) {
                                if (!(i_223 == 0)) {
                                    break;
                                }
                                i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_222));
                                i_226 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                                if (i_220 == i_226) {
                                    i_223 = 1;
                                } else {
                                    if (i_225 == 0) {
                                        if (l_224 < l_1) {
                                            GALEFS_RELAX(l_224);
                                            l_227 = (long) ((ulong) l_224 + (ulong) 1L);
                                            l_224 = l_227;
                                        } else {
                                            i_223 = (-110);
                                        }
                                    } else {
                                        i_228 = (int) (0 - (uint) i_225);
                                        i_223 = i_228;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_223 < 0) {
                                l_229 = (long) i_223;
                                l_230 = l_229;
                            } else {
                                l_231 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_217 + (ulong) 1800L))));
                                l_230 = l_231;
                            }
                            i_232 = (int) ((uint) ((int) l_158) + (uint) (-1));
                            if (i_232 < 0) {
                                l_233 = l_230;
                            } else {
                                if (l_230 < 0L) {
                                    l_233 = l_230;
                                } else {
                                    l_234 = (l_230 << 32) | ((long) (uint) i_232);
                                    l_233 = l_234;
                                }
                            }
                        } else {
                            l_233 = l_158;
                        }
                    } else {
                        l_233 = l_158;
                    }
                    GALEFS_BROADCAST(3, l_235, l_233);
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
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) ((long) ((ulong) l_122 + (ulong) (l_238 << i_127)))))), (arg_scratch + 16 + (l_136 + l_119)), i_237);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(4);
                    if (i_121 == 0) {
                        l_240 = (long) ((int) get_group_id(0));
                        l_241 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1872L);
                        l_242 = *((__global gale_long *) (arg_fs + 16 + l_241));
                        *((__global gale_long *) (arg_fs + 16 + l_241)) = ((long) ((ulong) ((long) i_237) + (ulong) l_242));
                        l_243 = (long) ((int) get_group_id(0));
                        l_244 = (long) ((ulong) l_2 + (ulong) ((l_243 << 12) + (l_243 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 1888L)))) = 0;
                        l_245 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 1896L))));
                        l_246 = (long) ((ulong) l_245 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_246 + (ulong) ((long) ((ulong) (l_246 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_247 = (int) ((uint) i_135 + (uint) i_237);
                    if (l_235 < 0L) {
                        i_134 = i_236;
                        i_135 = i_247;
                    } else {
                        i_248 = ((i_237 < 1) || (!(i_247 < 4))) ? 0 : 1;
                        i_134 = i_248;
                        i_135 = i_247;
                    }
                }
                if (i_135 < 1) {
                    i_249 = i_134;
                } else {
                    i_249 = i_135;
                }
                i_250 = *((__global gale_int *) ul_120);
                GALEFS_BARRIER(5);
                l_251 = (long) ((ulong) ((long) i_249) + (ulong) ((long) ((ulong) (l_131 << 5) - (ulong) l_131)));
                i_252 = (int) ((uint) i_132 + (uint) 1);
                if (gale_rem_int(i_250, 3) == 0) {
                    l_131 = l_251;
                    i_132 = i_252;
                } else {
                    l_253 = (long) (uint) (i_250 & 2047);
                    l_254 = l_129 & l_253;
                    if (((int) get_local_id(0)) == 0) {
                        l_255 = (long) ((int) get_group_id(0));
                        i_256 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_255 << 12) + (l_255 << 11)))) + (ulong) 1796L))));
                        i_257 = (int) (0 - (uint) i_256);
                        if (i_257 < 0) {
                            l_258 = (long) i_257;
                            l_259 = l_258;
                        } else {
                            if (i_58 < 0) {
                                i_260 = (-9);
                            } else {
                                if (i_58 < i_60) {
                                    i_261 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                                    i_262 = (int) ((uint) i_261 + (uint) (-1));
                                    i_263 = (i_262 < 0) ? (-9) : i_262;
                                    if (i_263 < 0) {
                                        i_260 = i_263;
                                    } else {
                                        i_264 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 4L))));
                                        if ((i_264 & 3) == 1) {
                                            i_260 = (-9);
                                        } else {
                                            i_260 = i_263;
                                        }
                                    }
                                } else {
                                    i_260 = (-9);
                                }
                            }
                            l_265 = (long) i_260;
                            if (i_260 < 0) {
                                l_259 = l_265;
                            } else {
                                l_266 = (long) ((int) get_group_id(0));
                                i_267 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_266 << 12) + (l_266 << 11)))) + (ulong) 1856L))));
                                if (i_267 == 0) {
                                    l_268 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) (l_265 << 6)))));
                                    l_269 = (((long) ((ulong) l_268 - (ulong) l_253)) < 1L) ? 0L : 1L;
                                    l_259 = l_269;
                                } else {
                                    l_259 = (-16L);
                                }
                            }
                        }
                        l_270 = (l_259 < 0L) ? l_259 : (-22L);
                        if (l_259 < 1L) {
                            l_271 = l_270;
                        } else {
                            if (l_259 == 1L) {
                                l_272 = (long) ((ulong) l_128 - (ulong) l_254);
                                if (l_272 < 1L) {
                                    if (!(((int) l_272) == 1)) {
                                        l_271 = l_270;
                                        goto B272;
                                    }
                                }
                                if (i_58 < 0) {
                                    i_273 = (-9);
                                } else {
                                    if (i_58 < i_60) {
                                        i_274 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                                        i_275 = (int) ((uint) i_274 + (uint) (-1));
                                        i_276 = (i_275 < 0) ? (-9) : i_275;
                                        i_273 = i_276;
                                    } else {
                                        i_273 = (-9);
                                    }
                                }
                                l_277 = (long) i_273;
                                if (i_273 < 0) {
                                    l_271 = l_277;
                                } else {
                                    i_278 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) (l_277 << 6))) + (ulong) 8L))));
                                    l_279 = (long) ((ulong) l_253 >> i_127);
                                    i_280 = i_126 & ((int) (((long) ((ulong) (l_279 + (((long) i_278) << 40)) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_281 = (long) ((int) get_group_id(0));
                                    l_282 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_281 << 12) + (l_281 << 11)))) + (ulong) 1864L);
                                    l_283 = (long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))));
                                    l_284 = (long) ((int) get_group_id(0));
                                    l_285 = (long) ((ulong) l_2 + (ulong) ((l_284 << 12) + (l_284 << 11)));
                                    l_286 = (long) ((ulong) l_285 + (ulong) 1896L);
                                    l_287 = (long) ((int) get_group_id(0));
                                    l_288 = (long) ((ulong) l_2 + (ulong) ((l_287 << 12) + (l_287 << 11)));
                                    l_289 = (long) ((ulong) l_288 + (ulong) 1792L);
                                    l_290 = (long) ((ulong) l_288 + (ulong) 1896L);
                                    l_291 = (long) ((ulong) l_288 + (ulong) 1796L);
                                    l_292 = (long) ((int) get_group_id(0));
                                    l_293 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_292 << 12) + (l_292 << 11)))) + (ulong) 1888L);
                                    i_294 = i_280;
                                    i_295 = 0;
                                    i_296 = (-2);
                                    while (true) {
                                        if (!(i_296 == (-2))) {
                                            break;
                                        }
                                        i_297 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) (((long) i_294) << 2)))));
                                        i_298 = (int) ((uint) i_297 + (uint) (-1));
                                        if (i_298 < 0) {
                                            i_296 = (-1);
                                        } else {
                                            l_299 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_298) << 4));
                                            i_300 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                                            l_301 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_299 + (ulong) 8L))));
                                            if ((!(i_278 == i_300)) || (!(l_279 == l_301))) {
                                                if (i_126 == i_295) {
                                                    i_296 = (-1);
                                                } else {
                                                    i_302 = (int) ((uint) i_295 + (uint) 1);
                                                    i_303 = i_126 & ((int) ((uint) i_294 + (uint) 1));
                                                    i_294 = i_303;
                                                    i_295 = i_302;
                                                }
                                            } else {
                                                i_296 = i_298;
                                            }
                                        }
                                    }
                                    if (i_296 < 0) {
                                        i_304 = i_296;
                                    } else {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_293)) = ((int) ((uint) i_296 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_305 = (long) ((ulong) l_124 + (ulong) (((long) (uint) i_296) << 4));
                                        i_306 = *((volatile __global gale_int *) (arg_fs + 16 + l_305));
                                        l_307 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_305 + (ulong) 8L))));
                                        if ((!(i_278 == i_306)) || (!(l_279 == l_307))) {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_293)) = 0;
                                        }
                                        GALEFS_FENCE();
                                        if ((!(i_278 == i_306)) || (!(l_279 == l_307))) {
                                            i_304 = (-1);
                                        } else {
                                            i_304 = i_296;
                                        }
                                    }
                                    if (i_304 < 0) {
                                        i_308 = *((volatile __global gale_int *) (arg_fs + 16 + l_291));
                                        l_309 = *((__global gale_long *) (arg_fs + 16 + l_290));
                                        i_310 = (int) (0 - (uint) i_308);
                                        if (i_310 < 0) {
                                            i_311 = i_310;
                                        } else {
                                            l_312 = (long) ((ulong) l_309 + (ulong) (-64L));
                                            i_313 = (int) ((uint) ((int) (((long) ((ulong) l_312 + (ulong) ((long) ((ulong) (l_312 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                            i_314 = 0;
                                            l_315 = 0L;
                                            while (true) {
                                                if (!(i_314 == 0)) {
                                                    break;
                                                }
                                                i_316 = *((volatile __global gale_int *) (arg_fs + 16 + l_291));
                                                i_317 = *((volatile __global gale_int *) (arg_fs + 16 + l_289));
                                                if (i_313 == i_317) {
                                                    i_314 = 1;
                                                } else {
                                                    if (i_316 == 0) {
                                                        if (l_315 < l_1) {
                                                            GALEFS_RELAX(l_315);
                                                            l_318 = (long) ((ulong) l_315 + (ulong) 1L);
                                                            l_315 = l_318;
                                                        } else {
                                                            i_314 = (-110);
                                                        }
                                                    } else {
                                                        i_319 = (int) (0 - (uint) i_316);
                                                        i_314 = i_319;
                                                    }
                                                }
                                            }
                                            i_311 = i_314;
                                        }
                                        if (i_311 < 0) {
                                            l_320 = (long) i_311;
                                            l_271 = l_320;
                                        } else {
                                            l_321 = *((__global gale_long *) (arg_fs + 16 + l_286));
                                            l_322 = (long) ((ulong) l_321 + (ulong) 64L);
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_285 + (ulong) ((long) (uint) (((int) l_322) & 1023)))))) = 0L;
                                            l_323 = (long) ((ulong) l_285 + (ulong) ((long) (uint) (((int) l_321) & 1023)));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 4L)))) = 3;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_321 + (ulong) ((long) ((ulong) (l_321 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 12L)))) = i_58;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 16L)))) = l_253;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 24L)))) = 1L;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 32L)))) = 0;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_323 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_323)) = 64;
                                            *((__global gale_long *) (arg_fs + 16 + l_286)) = l_322;
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_283)) = (char) 1;
                                            l_271 = (-9223372036854775806L);
                                        }
                                    } else {
                                        l_324 = *((__global gale_long *) (arg_fs + 16 + l_282));
                                        *((__global gale_long *) (arg_fs + 16 + l_282)) = ((long) ((ulong) l_324 + (ulong) 1L));
                                        l_325 = (((long) (uint) i_304) << 32) | 1L;
                                        l_271 = l_325;
                                    }
                                }
                            } else {
                                l_271 = l_270;
                            }
                        }
                    } else {
                        l_271 = 0L;
                    }
                B272:;
                    if (((int) get_local_id(0)) == 0) {
                        if (l_271 < (-4611686018427387904L)) {
                            l_326 = (long) ((int) get_group_id(0));
                            l_327 = (long) ((ulong) l_2 + (ulong) ((l_326 << 12) + (l_326 << 11)));
                            l_328 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 1896L))));
                            l_329 = (long) ((ulong) l_328 + (ulong) (-64L));
                            i_330 = (int) ((uint) ((int) (((long) ((ulong) l_329 + (ulong) ((long) ((ulong) (l_329 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_331 = (long) ((ulong) l_327 + (ulong) 1792L);
                            l_332 = (long) ((ulong) l_327 + (ulong) 1796L);
                            i_333 = 0;
                            l_334 = 0L;
                            while (true) {
                                if (!(i_333 == 0)) {
                                    break;
                                }
                                i_335 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                                i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_331));
                                if (i_330 == i_336) {
                                    i_333 = 1;
                                } else {
                                    if (i_335 == 0) {
                                        if (l_334 < l_1) {
                                            GALEFS_RELAX(l_334);
                                            l_337 = (long) ((ulong) l_334 + (ulong) 1L);
                                            l_334 = l_337;
                                        } else {
                                            i_333 = (-110);
                                        }
                                    } else {
                                        i_338 = (int) (0 - (uint) i_335);
                                        i_333 = i_338;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_333 < 0) {
                                l_339 = (long) i_333;
                                l_340 = l_339;
                            } else {
                                l_341 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_327 + (ulong) 1800L))));
                                l_340 = l_341;
                            }
                            i_342 = (int) ((uint) ((int) l_271) + (uint) (-1));
                            if (i_342 < 0) {
                                l_343 = l_340;
                            } else {
                                if (l_340 < 0L) {
                                    l_343 = l_340;
                                } else {
                                    l_344 = (l_340 << 32) | ((long) (uint) i_342);
                                    l_343 = l_344;
                                }
                            }
                        } else {
                            l_343 = l_271;
                        }
                    } else {
                        l_343 = l_271;
                    }
                    GALEFS_BROADCAST(6, l_345, l_343);
                    if (((int) get_local_id(0)) == 0) {
                        if (!(l_345 < 0L)) {
                            l_346 = (long) ((int) get_group_id(0));
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_346 << 12) + (l_346 << 11)))) + (ulong) 1856L)))) = 1;
                        }
                    }
                    if (l_345 < 0L) {
                        l_347 = l_345;
                    } else {
                        l_348 = (long) ((ulong) l_254 + (ulong) ((long) ((ulong) l_122 + (ulong) (((long) ((ulong) l_345 >> 32)) << i_127))));
                        l_347 = l_348;
                    }
                    if ((ulong) ((long) ((ulong) l_347 + (ulong) 4095L)) < (ulong) 4095L) {
                        l_349 = (long) ((ulong) l_251 + (ulong) l_347);
                        l_131 = l_349;
                        i_132 = i_252;
                    } else {
                        i_350 = (int) *((__global char *) (arg_fs + 16 + l_347));
                        GALEFS_FENCE();
                        GALEFS_BARRIER(7);
                        if (((int) get_local_id(0)) == 0) {
                            l_351 = (long) ((int) get_group_id(0));
                            i_352 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_351 << 12) + (l_351 << 11)))) + (ulong) 1856L))));
                            if (i_352 == 0) {
                                l_353 = (-22L);
                            } else {
                                l_354 = (long) ((int) get_group_id(0));
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_354 << 12) + (l_354 << 11)))) + (ulong) 1856L)))) = 0;
                                l_355 = (long) ((int) get_group_id(0));
                                l_356 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_355 << 12) + (l_355 << 11)))) + (ulong) 1872L);
                                l_357 = *((__global gale_long *) (arg_fs + 16 + l_356));
                                *((__global gale_long *) (arg_fs + 16 + l_356)) = ((long) ((ulong) l_357 + (ulong) 1L));
                                l_358 = (long) ((int) get_group_id(0));
                                l_359 = (long) ((ulong) l_2 + (ulong) ((l_358 << 12) + (l_358 << 11)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 1888L)))) = 0;
                                l_360 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 1896L))));
                                l_361 = (long) ((ulong) l_360 + (ulong) (-64L));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_359 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_361 + (ulong) ((long) ((ulong) (l_361 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                l_353 = 0L;
                            }
                        } else {
                            l_353 = 0L;
                        }
                        GALEFS_BROADCAST(8, l_362, l_353);
                        l_363 = (long) ((ulong) l_251 + (ulong) ((long) i_350));
                        l_131 = l_363;
                        i_132 = i_252;
                    }
                }
            }
            if (i_118 == 0) {
                l_364 = (long) ((int) get_group_id(0));
                i_365 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_364 << 12) + (l_364 << 11)))) + (ulong) 1856L))));
                if (i_365 == 0) {
                    l_366 = (long) ((int) get_group_id(0));
                    l_367 = (long) ((ulong) l_2 + (ulong) ((l_366 << 12) + (l_366 << 11)));
                    l_368 = (long) ((ulong) l_367 + (ulong) 1796L);
                    i_369 = *((volatile __global gale_int *) (arg_fs + 16 + l_368));
                    l_370 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_367 + (ulong) 1896L))));
                    i_371 = (int) (0 - (uint) i_369);
                    if (i_371 < 0) {
                        i_372 = i_371;
                    } else {
                        l_373 = (long) ((ulong) l_370 + (ulong) (-64L));
                        i_374 = (int) ((uint) ((int) (((long) ((ulong) l_373 + (ulong) ((long) ((ulong) (l_373 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_375 = (long) ((ulong) l_367 + (ulong) 1792L);
                        i_376 = 0;
                        l_377 = 0L;
                        while (true) {
                            if (!(i_376 == 0)) {
                                break;
                            }
                            i_378 = *((volatile __global gale_int *) (arg_fs + 16 + l_368));
                            i_379 = *((volatile __global gale_int *) (arg_fs + 16 + l_375));
                            if (i_374 == i_379) {
                                i_376 = 1;
                            } else {
                                if (i_378 == 0) {
                                    if (l_377 < l_1) {
                                        GALEFS_RELAX(l_377);
                                        l_380 = (long) ((ulong) l_377 + (ulong) 1L);
                                        l_377 = l_380;
                                    } else {
                                        i_376 = (-110);
                                    }
                                } else {
                                    i_381 = (int) (0 - (uint) i_378);
                                    i_376 = i_381;
                                }
                            }
                        }
                        i_372 = i_376;
                    }
                    if (i_372 < 0) {
                        l_382 = (long) i_372;
                        l_383 = l_382;
                    } else {
                        l_384 = (long) ((int) get_group_id(0));
                        l_385 = (long) ((ulong) l_2 + (ulong) ((l_384 << 12) + (l_384 << 11)));
                        l_386 = (long) ((ulong) l_385 + (ulong) 1896L);
                        l_387 = *((__global gale_long *) (arg_fs + 16 + l_386));
                        l_388 = (long) ((ulong) l_387 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_385 + (ulong) ((long) (uint) (((int) l_388) & 1023)))))) = 0L;
                        l_389 = (long) ((ulong) l_385 + (ulong) ((long) (uint) (((int) l_387) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 4L)))) = 2;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_387 + (ulong) ((long) ((ulong) (l_387 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 12L)))) = i_115;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_389)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_386)) = l_388;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                        l_383 = LONG_MIN;
                    }
                } else {
                    l_383 = (-16L);
                }
            } else {
                l_383 = 0L;
            }
            if (i_117 == 0) {
                if (l_383 < (-4611686018427387904L)) {
                    l_390 = (long) ((int) get_group_id(0));
                    l_391 = (long) ((ulong) l_2 + (ulong) ((l_390 << 12) + (l_390 << 11)));
                    l_392 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1896L))));
                    l_393 = (long) ((ulong) l_392 + (ulong) (-64L));
                    i_394 = (int) ((uint) ((int) (((long) ((ulong) l_393 + (ulong) ((long) ((ulong) (l_393 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_395 = (long) ((ulong) l_391 + (ulong) 1792L);
                    l_396 = (long) ((ulong) l_391 + (ulong) 1796L);
                    i_397 = 0;
                    l_398 = 0L;
                    while (true) {
                        if (!(i_397 == 0)) {
                            break;
                        }
                        i_399 = *((volatile __global gale_int *) (arg_fs + 16 + l_396));
                        i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_395));
                        if (i_394 == i_400) {
                            i_397 = 1;
                        } else {
                            if (i_399 == 0) {
                                if (l_398 < l_1) {
                                    GALEFS_RELAX(l_398);
                                    l_401 = (long) ((ulong) l_398 + (ulong) 1L);
                                    l_398 = l_401;
                                } else {
                                    i_397 = (-110);
                                }
                            } else {
                                i_402 = (int) (0 - (uint) i_399);
                                i_397 = i_402;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_397 < 0) {
                        l_403 = (long) i_397;
                        l_404 = l_403;
                    } else {
                        l_405 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1800L))));
                        l_404 = l_405;
                    }
                    i_406 = (int) ((uint) ((int) l_383) + (uint) (-1));
                    if (i_406 < 0) {
                        l_407 = l_404;
                    } else {
                        if (l_404 < 0L) {
                            l_407 = l_404;
                        } else {
                            l_408 = (l_404 << 32) | ((long) (uint) i_406);
                            l_407 = l_408;
                        }
                    }
                } else {
                    l_407 = l_383;
                }
            } else {
                l_407 = l_383;
            }
            GALEFS_BROADCAST(9, l_409, l_407);
            l_410 = (long) ((ulong) l_131 + (ulong) ((long) ((int) l_409)));
            l_62 = l_410;
        }
        i_411 = (int) ((uint) i_55 + (uint) 1);
        if ((i_56 & 8) == 0) {
            l_54 = l_62;
            i_55 = i_411;
        } else {
            if (((int) get_local_id(0)) == 0) {
                l_412 = (long) ((int) get_group_id(0));
                i_413 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_412 << 12) + (l_412 << 11)))) + (ulong) 1796L))));
                if (i_58 < 0) {
                    i_414 = (-9);
                } else {
                    if (i_58 < i_60) {
                        i_415 = *((volatile __global gale_int *) (arg_fs + 16 + l_59));
                        i_416 = (int) ((uint) i_415 + (uint) (-1));
                        i_417 = (i_416 < 0) ? (-9) : i_416;
                        i_414 = i_417;
                    } else {
                        i_414 = (-9);
                    }
                }
                i_418 = (int) (0 - (uint) i_413);
                if (i_418 < 0) {
                    l_419 = (long) i_418;
                    l_420 = l_419;
                } else {
                    l_421 = (long) i_414;
                    if (i_414 < 0) {
                        l_420 = l_421;
                    } else {
                        l_422 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) (l_421 << 6)))));
                        l_420 = l_422;
                    }
                }
            } else {
                l_420 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_420 < (-4611686018427387904L)) {
                    l_423 = (long) ((int) get_group_id(0));
                    l_424 = (long) ((ulong) l_2 + (ulong) ((l_423 << 12) + (l_423 << 11)));
                    l_425 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_424 + (ulong) 1896L))));
                    l_426 = (long) ((ulong) l_425 + (ulong) (-64L));
                    i_427 = (int) ((uint) ((int) (((long) ((ulong) l_426 + (ulong) ((long) ((ulong) (l_426 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_428 = (long) ((ulong) l_424 + (ulong) 1792L);
                    l_429 = (long) ((ulong) l_424 + (ulong) 1796L);
                    i_430 = 0;
                    l_431 = 0L;
                    while (true) {
                        if (!(i_430 == 0)) {
                            break;
                        }
                        i_432 = *((volatile __global gale_int *) (arg_fs + 16 + l_429));
                        i_433 = *((volatile __global gale_int *) (arg_fs + 16 + l_428));
                        if (i_427 == i_433) {
                            i_430 = 1;
                        } else {
                            if (i_432 == 0) {
                                if (l_431 < l_1) {
                                    GALEFS_RELAX(l_431);
                                    l_434 = (long) ((ulong) l_431 + (ulong) 1L);
                                    l_431 = l_434;
                                } else {
                                    i_430 = (-110);
                                }
                            } else {
                                i_435 = (int) (0 - (uint) i_432);
                                i_430 = i_435;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_430 < 0) {
                        l_436 = (long) i_430;
                        l_437 = l_436;
                    } else {
                        l_438 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_424 + (ulong) 1800L))));
                        l_437 = l_438;
                    }
                    i_439 = (int) ((uint) ((int) l_420) + (uint) (-1));
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
                    l_440 = l_420;
                }
            } else {
                l_440 = l_420;
            }
            GALEFS_BROADCAST(10, l_442, l_440);
            l_443 = (long) ((ulong) l_442 + (ulong) ((long) ((ulong) l_62 + (ulong) (l_62 << 1))));
            if (!((i_56 & 16) == 0)) {
                break;
            }
            l_54 = l_443;
            i_55 = i_411;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_444 = (long) ((int) get_group_id(0));
        i_445 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_444 << 12) + (l_444 << 11)))) + (ulong) 1856L))));
        if (i_445 == 0) {
            l_446 = (long) ((int) get_group_id(0));
            l_447 = (long) ((ulong) l_2 + (ulong) ((l_446 << 12) + (l_446 << 11)));
            l_448 = (long) ((ulong) l_447 + (ulong) 1796L);
            i_449 = *((volatile __global gale_int *) (arg_fs + 16 + l_448));
            l_450 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_447 + (ulong) 1896L))));
            i_451 = (int) (0 - (uint) i_449);
            if (i_451 < 0) {
                i_452 = i_451;
            } else {
                l_453 = (long) ((ulong) l_450 + (ulong) (-64L));
                i_454 = (int) ((uint) ((int) (((long) ((ulong) l_453 + (ulong) ((long) ((ulong) (l_453 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_455 = (long) ((ulong) l_447 + (ulong) 1792L);
                i_456 = 0;
                l_457 = 0L;
                while (true) {
                    if (!(i_456 == 0)) {
                        break;
                    }
                    i_458 = *((volatile __global gale_int *) (arg_fs + 16 + l_448));
                    i_459 = *((volatile __global gale_int *) (arg_fs + 16 + l_455));
                    if (i_454 == i_459) {
                        i_456 = 1;
                    } else {
                        if (i_458 == 0) {
                            if (l_457 < l_1) {
                                GALEFS_RELAX(l_457);
                                l_460 = (long) ((ulong) l_457 + (ulong) 1L);
                                l_457 = l_460;
                            } else {
                                i_456 = (-110);
                            }
                        } else {
                            i_461 = (int) (0 - (uint) i_458);
                            i_456 = i_461;
                        }
                    }
                }
                i_452 = i_456;
            }
            if (i_452 < 0) {
                l_462 = (long) i_452;
                l_463 = l_462;
            } else {
                l_464 = (long) ((int) get_group_id(0));
                l_465 = (long) ((ulong) l_2 + (ulong) ((l_464 << 12) + (l_464 << 11)));
                l_466 = (long) ((ulong) l_465 + (ulong) 1896L);
                l_467 = *((__global gale_long *) (arg_fs + 16 + l_466));
                l_468 = (long) ((ulong) l_467 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) ((long) (uint) (((int) l_468) & 1023)))))) = 0L;
                l_469 = (long) ((ulong) l_465 + (ulong) ((long) (uint) (((int) l_467) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_467 + (ulong) ((long) ((ulong) (l_467 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 12L)))) = i_58;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_469)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_466)) = l_468;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_463 = LONG_MIN;
            }
        } else {
            l_463 = (-16L);
        }
    } else {
        l_463 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_463 < (-4611686018427387904L)) {
            l_470 = (long) ((int) get_group_id(0));
            l_471 = (long) ((ulong) l_2 + (ulong) ((l_470 << 12) + (l_470 << 11)));
            l_472 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 1896L))));
            l_473 = (long) ((ulong) l_472 + (ulong) (-64L));
            i_474 = (int) ((uint) ((int) (((long) ((ulong) l_473 + (ulong) ((long) ((ulong) (l_473 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_475 = (long) ((ulong) l_471 + (ulong) 1792L);
            l_476 = (long) ((ulong) l_471 + (ulong) 1796L);
            i_477 = 0;
            l_478 = 0L;
            while (true) {
                if (!(i_477 == 0)) {
                    break;
                }
                i_479 = *((volatile __global gale_int *) (arg_fs + 16 + l_476));
                i_480 = *((volatile __global gale_int *) (arg_fs + 16 + l_475));
                if (i_474 == i_480) {
                    i_477 = 1;
                } else {
                    if (i_479 == 0) {
                        if (l_478 < l_1) {
                            GALEFS_RELAX(l_478);
                            l_481 = (long) ((ulong) l_478 + (ulong) 1L);
                            l_478 = l_481;
                        } else {
                            i_477 = (-110);
                        }
                    } else {
                        i_482 = (int) (0 - (uint) i_479);
                        i_477 = i_482;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_477 < 0) {
                l_483 = (long) i_477;
                l_484 = l_483;
            } else {
                l_485 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_471 + (ulong) 1800L))));
                l_484 = l_485;
            }
            i_486 = (int) ((uint) ((int) l_463) + (uint) (-1));
            if (i_486 < 0) {
                l_487 = l_484;
            } else {
                if (l_484 < 0L) {
                    l_487 = l_484;
                } else {
                    l_488 = (l_484 << 32) | ((long) (uint) i_486);
                    l_487 = l_488;
                }
            }
        } else {
            l_487 = l_463;
        }
    } else {
        l_487 = l_463;
    }
    GALEFS_BROADCAST(11, l_489, l_487);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_443;
    GALEFS_RETURN;
B388:;
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) (0 - (ulong) l_54));
    GALEFS_GROUP_END()
}
#endif
