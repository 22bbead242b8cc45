// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#readsOfAList
// entry point: galefs_readsOfAList
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE WRITE
// suspension: 7 waits, 10 values, 64 bytes
// string: "list"
// string: "file"
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

__constant char gale_literals[] = {108, 105, 115, 116, 102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_148) VARIABLE(int, i_149) VARIABLE(int, i_151) VARIABLE(int, i_2) VARIABLE(int, i_214) VARIABLE(int, i_215) VARIABLE(int, i_222) VARIABLE(int, i_223) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_74) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_135) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_152) VARIABLE(long, l_154) VARIABLE(long, l_18) VARIABLE(long, l_213) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_38) VARIABLE(long, l_56) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_69) VARIABLE(long, l_72) VARIABLE(long, l_75) VARIABLE(long, l_77) VARIABLE(__global uchar *, ul_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_75) VARIABLE(l_77) VARIABLE(ul_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_74) VARIABLE(l_1) VARIABLE(l_135) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(ul_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_144) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(ul_59)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_151) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_1) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_152) VARIABLE(l_154) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(ul_59)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_151) VARIABLE(i_2) VARIABLE(i_214) VARIABLE(i_215) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_1) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_213) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(ul_59)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_145) VARIABLE(i_2) VARIABLE(i_222) VARIABLE(i_223) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(ul_59)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_69)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_69)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_59;
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_35, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_50, i_51, i_52, i_57, i_60, i_64, i_65, i_68, i_70, i_73, i_74, i_78, i_79, i_82, i_83, i_84, i_85, i_86, i_88, i_89, i_95, i_96, i_97, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_110, i_111, i_112, i_113, i_115, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_125, i_127, i_128, i_136, i_137, i_142, i_143, i_144, i_145, i_148, i_149, i_150, i_151, i_155, i_156, i_160, i_161, i_162, i_163, i_164, i_166, i_167, i_173, i_174, i_175, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_188, i_189, i_190, i_191, i_193, i_194, i_195, i_196, i_197, i_198, i_200, i_202, i_203, i_205, i_206, i_214, i_215, i_220, i_221, i_222, i_223, i_225, i_226, i_227, i_232, i_233, i_234, i_237, i_238, i_239, i_244, i_245, i_246;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_32, l_33, l_34, l_36, l_38, l_45, l_46, l_47, l_48, l_49, l_53, l_54, l_55, l_56, l_58, l_61, l_62, l_63, l_66, l_67, l_69, l_71, l_72, l_75, l_76, l_77, l_80, l_81, l_87, l_90, l_91, l_92, l_93, l_94, l_98, l_99, l_100, l_108, l_109, l_114, l_121, l_123, l_126, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_138, l_139, l_140, l_141, l_146, l_147, l_152, l_153, l_154, l_157, l_158, l_159, l_165, l_168, l_169, l_170, l_171, l_172, l_176, l_177, l_178, l_186, l_187, l_192, l_199, l_201, l_204, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_216, l_217, l_218, l_219, l_224, l_228, l_229, l_230, l_231, l_235, l_236, l_240, l_241, l_242, l_243, l_247, l_248;
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
    if (((int) get_local_id(0)) == 0) {
        i_19 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_19 == 0) {
            i_20 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_21 = (long) ((int) (0 - (uint) i_20));
            l_22 = l_21;
        } else {
            l_23 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_24 = *((__global gale_int *) (arg_fs + 16 + l_23));
            i_25 = (int) ((uint) i_24 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_23)) = i_25;
            if (i_2 < i_25) {
                i_26 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_26 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_27 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_27)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 36L)))) = 0;
                    l_22 = LONG_MIN;
                } else {
                    l_22 = (-16L);
                }
            } else {
                l_22 = (-16L);
            }
        }
        if (l_22 < 0L) {
            l_28 = l_22;
        } else {
            l_29 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_30 = 0;
            while (true) {
                if (!(i_30 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) i_30))))) = (char) ((int) gale_literals[((int) ((uint) i_30 + (uint) 4))]);
                i_31 = (int) ((uint) i_30 + (uint) 1);
                i_30 = i_31;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_32 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_32)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) 36L)))) = 4;
            l_28 = LONG_MIN;
        }
    } else {
        l_28 = 0L;
    }
    GALEFS_BROADCAST(2, l_33, l_28);
    if (l_33 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_18;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_33); }
        GALEFS_RETURN;
        resume_2:
        l_18 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_33 = gale_round_reply(gale_entry);
    }
    l_34 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_35 = (int) l_18;
    l_36 = (long) ((ulong) l_34 + (ulong) (((long) i_35) << 3));
    i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_39 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_35 < 0) {
            i_40 = (-9);
        } else {
            if (i_35 < i_37) {
                i_41 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                i_42 = (int) ((uint) i_41 + (uint) (-1));
                i_43 = (i_42 < 0) ? (-9) : i_42;
                i_40 = i_43;
            } else {
                i_40 = (-9);
            }
        }
        i_44 = (int) (0 - (uint) i_39);
        if (i_44 < 0) {
            l_45 = (long) i_44;
            l_46 = l_45;
        } else {
            l_47 = (long) i_40;
            if (i_40 < 0) {
                l_46 = l_47;
            } else {
                l_48 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_47 << 6)))));
                l_46 = l_48;
            }
        }
        l_49 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_50 = *((__global gale_int *) (arg_fs + 16 + l_49));
        i_51 = (int) ((uint) i_50 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_49)) = i_51;
        if (i_2 < i_51) {
            i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_52 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_53 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_53)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 16L)))) = l_46;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_53 + (ulong) 36L)))) = 0;
                l_54 = LONG_MIN;
            } else {
                l_54 = l_46;
            }
        } else {
            l_54 = l_46;
        }
    } else {
        l_54 = 0L;
    }
    GALEFS_BROADCAST(3, l_55, l_54);
    if (l_55 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_33;
        gale_ints[gale_item] = (uint) i_35;
        gale_longs[gale_items + gale_item] = (ulong) l_36;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
        GALEFS_RETURN;
        resume_3:
        l_33 = (long) gale_longs[gale_item];
        i_35 = (int) gale_ints[gale_item];
        l_36 = (long) gale_longs[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_34 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_55 = gale_round_reply(gale_entry);
    }
    l_56 = ((long) ((ulong) l_55 + (ulong) ((long) ((ulong) (l_55 >> 63) >> 62)))) >> 2;
    i_57 = (int) l_33;
    l_58 = ((long) gale_group) << 10;
    ul_59 = arg_scratch + ((((long) ((int) (l_58 >> 2))) << 2) + 16L);
    i_60 = (int) get_local_id(0);
    l_61 = *((__global gale_long *) (arg_fs + 16 + 144L));
    l_62 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_63 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_64 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_65 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_66 = 1L << i_65;
    l_67 = (long) ((ulong) l_66 + (ulong) (-1L));
    i_68 = (int) get_local_id(0);
    l_69 = 0L;
    i_70 = 0;
    while (true) {
        l_71 = (long) i_70;
        if (!(l_71 < l_56)) {
            break;
        }
        l_72 = l_71 << 2;
        i_73 = 1;
        i_74 = 0;
        while (true) {
            if (!(i_73 == 1)) {
                break;
            }
            l_75 = (long) i_74;
            l_76 = l_75 + l_72;
            l_77 = l_76 & l_67;
            if (i_68 == 0) {
                i_78 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_79 = (int) (0 - (uint) i_78);
                if (i_79 < 0) {
                    l_80 = (long) i_79;
                    l_81 = l_80;
                } else {
                    if (i_35 < 0) {
                        i_82 = (-9);
                    } else {
                        if (i_35 < i_37) {
                            i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_84 = (int) ((uint) i_83 + (uint) (-1));
                            i_85 = (i_84 < 0) ? (-9) : i_84;
                            if (i_85 < 0) {
                                i_82 = i_85;
                            } else {
                                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L))));
                                if ((i_86 & 3) == 1) {
                                    i_82 = (-9);
                                } else {
                                    i_82 = i_85;
                                }
                            }
                        } else {
                            i_82 = (-9);
                        }
                    }
                    l_87 = (long) i_82;
                    if (i_82 < 0) {
                        l_81 = l_87;
                    } else {
                        if (l_76 < 0L) {
                            l_81 = (-22L);
                        } else {
                            i_88 = (int) ((uint) 4 - (uint) i_74);
                            if (i_88 < 0) {
                                l_81 = (-22L);
                            } else {
                                i_89 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_89 == 0) {
                                    l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_87 << 6)))));
                                    l_91 = (long) ((ulong) l_90 - (ulong) l_76);
                                    if (l_91 < 1L) {
                                        l_81 = 0L;
                                    } else {
                                        l_92 = (long) (uint) i_88;
                                        l_93 = (l_91 < l_92) ? l_91 : l_92;
                                        l_81 = l_93;
                                    }
                                } else {
                                    l_81 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_81 < 1L) {
                    l_94 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_95 = *((__global gale_int *) (arg_fs + 16 + l_94));
                    i_96 = (int) ((uint) i_95 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_94)) = i_96;
                    if (i_2 < i_96) {
                        i_97 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_97 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_98 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_98)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 16L)))) = l_81;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 36L)))) = 0;
                            l_99 = LONG_MIN;
                        } else {
                            l_99 = l_81;
                        }
                    } else {
                        l_99 = l_81;
                    }
                } else {
                    l_100 = (long) ((ulong) l_66 - (ulong) l_77);
                    if (l_100 < l_81) {
                        i_101 = (int) l_100;
                        i_102 = i_101;
                    } else {
                        i_103 = (int) l_81;
                        i_102 = i_103;
                    }
                    if (i_35 < 0) {
                        i_104 = (-9);
                    } else {
                        if (i_35 < i_37) {
                            i_105 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_106 = (int) ((uint) i_105 + (uint) (-1));
                            i_107 = (i_106 < 0) ? (-9) : i_106;
                            i_104 = i_107;
                        } else {
                            i_104 = (-9);
                        }
                    }
                    l_108 = (long) i_104;
                    if (i_104 < 0) {
                        l_99 = l_108;
                    } else {
                        l_109 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_110 = *((__global gale_int *) (arg_fs + 16 + l_109));
                        i_111 = (int) ((uint) i_110 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_109)) = i_111;
                        if (i_2 < i_111) {
                            i_112 = (-1);
                        } else {
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) (l_108 << 6))) + (ulong) 8L))));
                            l_114 = l_76 >> i_65;
                            i_115 = i_64 & ((int) (((long) ((ulong) ((long) ((ulong) l_114 + (ulong) (((long) i_113) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_116 = i_115;
                            i_117 = 0;
                            i_118 = (-2);
                            while (true) {
                                if (!(i_118 == (-2))) {
                                    break;
                                }
                                i_119 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) (((long) i_116) << 2)))));
                                i_120 = (int) ((uint) i_119 + (uint) (-1));
                                if (i_120 < 0) {
                                    i_118 = (-1);
                                } else {
                                    l_121 = (long) ((ulong) l_62 + (ulong) (((long) (uint) i_120) << 4));
                                    i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                                    l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                                    if ((!(i_113 == i_122)) || (!(l_114 == l_123))) {
                                        if (i_64 == i_117) {
                                            i_118 = (-1);
                                        } else {
                                            i_124 = (int) ((uint) i_117 + (uint) 1);
                                            i_125 = i_64 & ((int) ((uint) i_116 + (uint) 1));
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
                        l_126 = (long) i_102;
                        if (i_112 < 0) {
                            i_127 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_128 = (int) (0 - (uint) i_127);
                            if (i_128 < 0) {
                                l_129 = (long) i_128;
                                l_99 = l_129;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_130 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_130)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 12L)))) = i_35;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 16L)))) = l_76;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 24L)))) = l_81;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 36L)))) = 0;
                                l_131 = (long) ((ulong) l_126 + (ulong) (-9223372036854775807L));
                                l_99 = l_131;
                            }
                        } else {
                            l_132 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
                            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) l_133 + (ulong) 1L));
                            l_134 = l_126 | (((long) (uint) i_112) << 32);
                            l_99 = l_134;
                        }
                    }
                }
            } else {
                l_99 = 0L;
            }
            GALEFS_BROADCAST(4, l_135, l_99);
            if (l_135 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_35;
                gale_longs[gale_item] = (ulong) l_36;
                gale_longs[gale_items + gale_item] = (ulong) l_56;
                gale_ints[gale_items + gale_item] = (uint) i_57;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_69;
                gale_ints[2 * gale_items + gale_item] = (uint) i_70;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_72;
                gale_ints[3 * gale_items + gale_item] = (uint) i_74;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_75;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_77;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_135); }
                GALEFS_RETURN;
                resume_4:
                i_35 = (int) gale_ints[gale_item];
                l_36 = (long) gale_longs[gale_item];
                l_56 = (long) gale_longs[gale_items + gale_item];
                i_57 = (int) gale_ints[gale_items + gale_item];
                l_69 = (long) gale_longs[2 * gale_items + gale_item];
                i_70 = (int) gale_ints[2 * gale_items + gale_item];
                l_72 = (long) gale_longs[3 * gale_items + gale_item];
                i_74 = (int) gale_ints[3 * gale_items + gale_item];
                l_75 = (long) gale_longs[4 * gale_items + gale_item];
                l_77 = (long) gale_longs[5 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_34 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_58 = ((long) gale_group) << 10;
                ul_59 = arg_scratch + ((((long) ((int) (l_58 >> 2))) << 2) + 16L);
                i_60 = (int) get_local_id(0);
                l_61 = *((__global gale_long *) (arg_fs + 16 + 144L));
                l_62 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_63 = *((__global gale_long *) (arg_fs + 16 + 128L));
                i_64 = *((__global gale_int *) (arg_fs + 16 + 152L));
                i_65 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_66 = 1L << i_65;
                l_67 = (long) ((ulong) l_66 + (ulong) (-1L));
                i_68 = (int) get_local_id(0);
                l_135 = gale_round_reply(gale_entry);
            }
            i_136 = (int) l_135;
            if (l_135 < 0L) {
                i_137 = 0;
            } else {
                i_137 = i_136;
            }
            if (l_135 < 0L) {
                l_138 = 0L;
            } else {
                l_139 = (long) ((ulong) l_135 >> 32);
                l_138 = l_139;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) ((long) ((ulong) l_61 + (ulong) (l_138 << i_65)))))), (arg_scratch + 16 + (l_75 + l_58)), i_137);
            GALEFS_BARRIER(5);
            if (i_60 == 0) {
                l_140 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_141 = *((__global gale_long *) (arg_fs + 16 + l_140));
                *((__global gale_long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) ((long) i_137) + (ulong) l_141));
            }
            i_142 = (int) ((uint) i_74 + (uint) i_137);
            if (l_135 < 0L) {
                i_73 = i_136;
                i_74 = i_142;
            } else {
                i_143 = ((i_137 < 1) || (!(i_142 < 4))) ? 0 : 1;
                i_73 = i_143;
                i_74 = i_142;
            }
        }
        i_144 = *((__global gale_int *) ul_59);
        GALEFS_BARRIER(6);
        i_145 = (int) ((uint) i_70 + (uint) 1);
        if ((i_144 & 1) == 0) {
            l_146 = (long) i_144;
            l_147 = ((long) ((int) get_local_id(0))) + l_58;
            i_148 = (int) get_local_id(0);
            i_149 = (int) get_local_id(0);
            i_150 = 1;
            i_151 = 0;
            while (true) {
                if (!(i_150 == 1)) {
                    break;
                }
                l_152 = (long) i_151;
                l_153 = l_146 + l_152;
                l_154 = l_67 & l_153;
                if (i_149 == 0) {
                    i_155 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_156 = (int) (0 - (uint) i_155);
                    l_157 = (long) ((ulong) l_34 + (ulong) (((long) i_57) << 3));
                    if (i_156 < 0) {
                        l_158 = (long) i_156;
                        l_159 = l_158;
                    } else {
                        if (i_57 < 0) {
                            i_160 = (-9);
                        } else {
                            if (i_57 < i_37) {
                                i_161 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                                i_162 = (int) ((uint) i_161 + (uint) (-1));
                                i_163 = (i_162 < 0) ? (-9) : i_162;
                                if (i_163 < 0) {
                                    i_160 = i_163;
                                } else {
                                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 4L))));
                                    if ((i_164 & 3) == 1) {
                                        i_160 = (-9);
                                    } else {
                                        i_160 = i_163;
                                    }
                                }
                            } else {
                                i_160 = (-9);
                            }
                        }
                        l_165 = (long) i_160;
                        if (i_160 < 0) {
                            l_159 = l_165;
                        } else {
                            if (l_153 < 0L) {
                                l_159 = (-22L);
                            } else {
                                i_166 = (int) ((uint) 200 - (uint) i_151);
                                if (i_166 < 0) {
                                    l_159 = (-22L);
                                } else {
                                    i_167 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_167 == 0) {
                                        l_168 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_165 << 6)))));
                                        l_169 = (long) ((ulong) l_168 - (ulong) l_153);
                                        if (l_169 < 1L) {
                                            l_159 = 0L;
                                        } else {
                                            l_170 = (long) (uint) i_166;
                                            l_171 = (l_169 < l_170) ? l_169 : l_170;
                                            l_159 = l_171;
                                        }
                                    } else {
                                        l_159 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_159 < 1L) {
                        l_172 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_173 = *((__global gale_int *) (arg_fs + 16 + l_172));
                        i_174 = (int) ((uint) i_173 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_172)) = i_174;
                        if (i_2 < i_174) {
                            i_175 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_175 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_176 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_176)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 16L)))) = l_159;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 36L)))) = 0;
                                l_177 = LONG_MIN;
                            } else {
                                l_177 = l_159;
                            }
                        } else {
                            l_177 = l_159;
                        }
                    } else {
                        l_178 = (long) ((ulong) l_66 - (ulong) l_154);
                        if (l_178 < l_159) {
                            i_179 = (int) l_178;
                            i_180 = i_179;
                        } else {
                            i_181 = (int) l_159;
                            i_180 = i_181;
                        }
                        if (i_57 < 0) {
                            i_182 = (-9);
                        } else {
                            if (i_57 < i_37) {
                                i_183 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                                i_184 = (int) ((uint) i_183 + (uint) (-1));
                                i_185 = (i_184 < 0) ? (-9) : i_184;
                                i_182 = i_185;
                            } else {
                                i_182 = (-9);
                            }
                        }
                        l_186 = (long) i_182;
                        if (i_182 < 0) {
                            l_177 = l_186;
                        } else {
                            l_187 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_188 = *((__global gale_int *) (arg_fs + 16 + l_187));
                            i_189 = (int) ((uint) i_188 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_187)) = i_189;
                            if (i_2 < i_189) {
                                i_190 = (-1);
                            } else {
                                i_191 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) (l_186 << 6))) + (ulong) 8L))));
                                l_192 = l_153 >> i_65;
                                i_193 = i_64 & ((int) (((long) ((ulong) ((long) ((ulong) l_192 + (ulong) (((long) i_191) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_194 = i_193;
                                i_195 = 0;
                                i_196 = (-2);
                                while (true) {
                                    if (!(i_196 == (-2))) {
                                        break;
                                    }
                                    i_197 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) (((long) i_194) << 2)))));
                                    i_198 = (int) ((uint) i_197 + (uint) (-1));
                                    if (i_198 < 0) {
                                        i_196 = (-1);
                                    } else {
                                        l_199 = (long) ((ulong) l_62 + (ulong) (((long) (uint) i_198) << 4));
                                        i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                                        l_201 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 8L))));
                                        if ((!(i_191 == i_200)) || (!(l_192 == l_201))) {
                                            if (i_64 == i_195) {
                                                i_196 = (-1);
                                            } else {
                                                i_202 = (int) ((uint) i_195 + (uint) 1);
                                                i_203 = i_64 & ((int) ((uint) i_194 + (uint) 1));
                                                i_194 = i_203;
                                                i_195 = i_202;
                                            }
                                        } else {
                                            i_196 = i_198;
                                        }
                                    }
                                }
                                i_190 = i_196;
                            }
                            l_204 = (long) i_180;
                            if (i_190 < 0) {
                                i_205 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_206 = (int) (0 - (uint) i_205);
                                if (i_206 < 0) {
                                    l_207 = (long) i_206;
                                    l_177 = l_207;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_208 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_208)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 4L)))) = 3;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 12L)))) = i_57;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 16L)))) = l_153;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 24L)))) = l_159;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 36L)))) = 0;
                                    l_209 = (long) ((ulong) l_204 + (ulong) (-9223372036854775807L));
                                    l_177 = l_209;
                                }
                            } else {
                                l_210 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                l_211 = *((__global gale_long *) (arg_fs + 16 + l_210));
                                *((__global gale_long *) (arg_fs + 16 + l_210)) = ((long) ((ulong) l_211 + (ulong) 1L));
                                l_212 = l_204 | (((long) (uint) i_190) << 32);
                                l_177 = l_212;
                            }
                        }
                    }
                } else {
                    l_177 = 0L;
                }
                GALEFS_BROADCAST(7, l_213, l_177);
                if (l_213 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_35;
                    gale_longs[gale_item] = (ulong) l_36;
                    gale_longs[gale_items + gale_item] = (ulong) l_56;
                    gale_ints[gale_items + gale_item] = (uint) i_57;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_69;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_145;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_146;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_151;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_152;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_154;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_213); }
                    GALEFS_RETURN;
                    resume_5:
                    i_35 = (int) gale_ints[gale_item];
                    l_36 = (long) gale_longs[gale_item];
                    l_56 = (long) gale_longs[gale_items + gale_item];
                    i_57 = (int) gale_ints[gale_items + gale_item];
                    l_69 = (long) gale_longs[2 * gale_items + gale_item];
                    i_145 = (int) gale_ints[2 * gale_items + gale_item];
                    l_146 = (long) gale_longs[3 * gale_items + gale_item];
                    i_151 = (int) gale_ints[3 * gale_items + gale_item];
                    l_152 = (long) gale_longs[4 * gale_items + gale_item];
                    l_154 = (long) gale_longs[5 * gale_items + gale_item];
                    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    l_34 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_58 = ((long) gale_group) << 10;
                    ul_59 = arg_scratch + ((((long) ((int) (l_58 >> 2))) << 2) + 16L);
                    i_60 = (int) get_local_id(0);
                    l_61 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    l_62 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_63 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_64 = *((__global gale_int *) (arg_fs + 16 + 152L));
                    i_65 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_66 = 1L << i_65;
                    l_67 = (long) ((ulong) l_66 + (ulong) (-1L));
                    i_68 = (int) get_local_id(0);
                    l_147 = ((long) ((int) get_local_id(0))) + l_58;
                    i_148 = (int) get_local_id(0);
                    i_149 = (int) get_local_id(0);
                    l_213 = gale_round_reply(gale_entry);
                }
                i_214 = (int) l_213;
                if (l_213 < 0L) {
                    i_215 = 0;
                } else {
                    i_215 = i_214;
                }
                if (l_213 < 0L) {
                    l_216 = 0L;
                } else {
                    l_217 = (long) ((ulong) l_213 >> 32);
                    l_216 = l_217;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) ((long) ((ulong) l_61 + (ulong) (l_216 << i_65)))))), (arg_scratch + 16 + (l_152 + l_58)), i_215);
                GALEFS_BARRIER(8);
                if (i_148 == 0) {
                    l_218 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_219 = *((__global gale_long *) (arg_fs + 16 + l_218));
                    *((__global gale_long *) (arg_fs + 16 + l_218)) = ((long) ((ulong) ((long) i_215) + (ulong) l_219));
                }
                i_220 = (int) ((uint) i_151 + (uint) i_215);
                if (l_213 < 0L) {
                    i_150 = i_214;
                    i_151 = i_220;
                } else {
                    i_221 = ((i_215 < 1) || (!(i_220 < 200))) ? 0 : 1;
                    i_150 = i_221;
                    i_151 = i_220;
                }
            }
            if (i_151 < 1) {
                i_222 = i_150;
            } else {
                i_222 = i_151;
            }
            i_223 = (int) *((__global char *) (arg_scratch + 16 + l_147));
            GALEFS_BARRIER(9);
            l_224 = (long) ((ulong) ((long) ((ulong) ((long) i_223) + (ulong) ((long) ((ulong) (l_69 << 5) - (ulong) l_69)))) + (ulong) ((long) i_222));
            l_69 = l_224;
            i_70 = i_145;
        } else {
            i_70 = i_145;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_225 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_225 == 0) {
            i_226 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_227 = (int) (0 - (uint) i_226);
            if (i_227 < 0) {
                l_228 = (long) i_227;
                l_229 = l_228;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_230 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_230)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 12L)))) = i_35;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 36L)))) = 0;
                l_229 = LONG_MIN;
            }
        } else {
            l_231 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_232 = *((__global gale_int *) (arg_fs + 16 + l_231));
            i_233 = (int) ((uint) i_232 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_231)) = i_233;
            if (i_2 < i_233) {
                i_234 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_234 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_235 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_235)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_235 + (ulong) 36L)))) = 0;
                    l_229 = LONG_MIN;
                } else {
                    l_229 = (-16L);
                }
            } else {
                l_229 = (-16L);
            }
        }
    } else {
        l_229 = 0L;
    }
    GALEFS_BROADCAST(10, l_236, l_229);
    if (l_236 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_57;
        gale_longs[gale_item] = (ulong) l_69;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_236); }
        GALEFS_RETURN;
        resume_6:
        i_57 = (int) gale_ints[gale_item];
        l_69 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_236 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_237 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_237 == 0) {
            i_238 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_239 = (int) (0 - (uint) i_238);
            if (i_239 < 0) {
                l_240 = (long) i_239;
                l_241 = l_240;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_242 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_242)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 12L)))) = i_57;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_242 + (ulong) 36L)))) = 0;
                l_241 = LONG_MIN;
            }
        } else {
            l_243 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_244 = *((__global gale_int *) (arg_fs + 16 + l_243));
            i_245 = (int) ((uint) i_244 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_243)) = i_245;
            if (i_2 < i_245) {
                i_246 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_246 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_247 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_247)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_247 + (ulong) 36L)))) = 0;
                    l_241 = LONG_MIN;
                } else {
                    l_241 = (-16L);
                }
            } else {
                l_241 = (-16L);
            }
        }
    } else {
        l_241 = 0L;
    }
    GALEFS_BROADCAST(11, l_248, l_241);
    if (l_248 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_69;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_248); }
        GALEFS_RETURN;
        resume_7:
        l_69 = (long) gale_longs[gale_item];
        l_248 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_69;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_106) VARIABLE(int, i_108) VARIABLE(int, i_142) VARIABLE(int, i_145) VARIABLE(int, i_147) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_154) VARIABLE(int, i_156) VARIABLE(int, i_160) VARIABLE(int, i_260) VARIABLE(int, i_261) VARIABLE(int, i_273) VARIABLE(int, i_274) VARIABLE(int, i_277) VARIABLE(int, i_278) VARIABLE(int, i_279) VARIABLE(int, i_281) VARIABLE(int, i_382) VARIABLE(int, i_383) VARIABLE(int, i_395) VARIABLE(int, i_396) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_104) VARIABLE(long, l_105) VARIABLE(long, l_107) VARIABLE(long, l_109) VARIABLE(long, l_141) VARIABLE(long, l_143) VARIABLE(long, l_146) VARIABLE(long, l_148) VARIABLE(long, l_149) VARIABLE(long, l_152) VARIABLE(long, l_153) VARIABLE(long, l_155) VARIABLE(long, l_158) VARIABLE(long, l_161) VARIABLE(long, l_163) VARIABLE(long, l_2) VARIABLE(long, l_259) VARIABLE(long, l_275) VARIABLE(long, l_276) VARIABLE(long, l_282) VARIABLE(long, l_284) VARIABLE(long, l_381) VARIABLE(long, l_53) VARIABLE(__global uchar *, ul_144)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_156) VARIABLE(i_160) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_158) VARIABLE(l_161) VARIABLE(l_163) VARIABLE(l_2) VARIABLE(ul_144)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_156) VARIABLE(i_160) VARIABLE(i_260) VARIABLE(i_261) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_158) VARIABLE(l_2) VARIABLE(l_259) VARIABLE(ul_144)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_156) VARIABLE(i_273) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_2) VARIABLE(ul_144)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_274) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_279) VARIABLE(i_281) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_2) VARIABLE(l_275) VARIABLE(l_276) VARIABLE(l_282) VARIABLE(l_284) VARIABLE(ul_144)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_274) VARIABLE(i_277) VARIABLE(i_278) VARIABLE(i_279) VARIABLE(i_281) VARIABLE(i_382) VARIABLE(i_383) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_2) VARIABLE(l_275) VARIABLE(l_276) VARIABLE(l_381) VARIABLE(ul_144)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_142) VARIABLE(i_145) VARIABLE(i_147) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_154) VARIABLE(i_274) VARIABLE(i_395) VARIABLE(i_396) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_107) VARIABLE(l_109) VARIABLE(l_141) VARIABLE(l_143) VARIABLE(l_146) VARIABLE(l_148) VARIABLE(l_149) VARIABLE(l_152) VARIABLE(l_153) VARIABLE(l_155) VARIABLE(l_2) VARIABLE(ul_144)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_142) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_155) VARIABLE(l_2)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_155)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_144;
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_55, i_59, i_61, i_62, i_64, i_66, i_68, i_69, i_71, i_77, i_78, i_89, i_92, i_94, i_95, i_97, i_101, i_106, i_108, i_111, i_112, i_113, i_114, i_115, i_116, i_125, i_128, i_130, i_131, i_133, i_137, i_142, i_145, i_147, i_150, i_151, i_154, i_156, i_159, i_160, i_165, i_166, i_169, i_170, i_171, i_172, i_173, i_175, i_177, i_184, i_185, i_186, i_187, i_188, i_189, i_190, i_192, i_194, i_195, i_196, i_197, i_198, i_199, i_201, i_203, i_204, i_205, i_209, i_215, i_217, i_218, i_220, i_222, i_224, i_225, i_227, i_244, i_247, i_249, i_250, i_252, i_256, i_260, i_261, i_271, i_272, i_273, i_274, i_277, i_278, i_279, i_280, i_281, i_286, i_287, i_291, i_292, i_293, i_294, i_295, i_297, i_299, i_306, i_307, i_308, i_309, i_310, i_311, i_312, i_314, i_316, i_317, i_318, i_319, i_320, i_321, i_323, i_325, i_326, i_327, i_331, i_337, i_339, i_340, i_342, i_344, i_346, i_347, i_349, i_366, i_369, i_371, i_372, i_374, i_378, i_382, i_383, i_393, i_394, i_395, i_396, i_399, i_403, i_405, i_406, i_408, i_410, i_412, i_413, i_415, i_428, i_431, i_433, i_434, i_436, i_440, i_445, i_449, i_451, i_452, i_454, i_456, i_458, i_459, i_461, i_474, i_477, i_479, i_480, i_482, i_486;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_56, l_57, l_58, l_60, l_63, l_65, l_67, l_70, l_72, l_73, l_74, l_75, l_76, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_91, l_93, l_96, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_107, l_109, l_110, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_126, l_127, l_129, l_132, l_134, l_135, l_136, l_138, l_139, l_140, l_141, l_143, l_146, l_148, l_149, l_152, l_153, l_155, l_157, l_158, l_161, l_162, l_163, l_164, l_167, l_168, l_174, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_191, l_193, l_200, l_202, l_206, l_207, l_208, l_210, l_211, l_212, l_213, l_214, l_216, l_219, l_221, l_223, l_226, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_237, l_238, l_239, l_240, l_241, l_242, l_243, l_245, l_246, l_248, l_251, l_253, l_254, l_255, l_257, l_258, l_259, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_275, l_276, l_282, l_283, l_284, l_285, l_288, l_289, l_290, l_296, l_298, l_300, l_301, l_302, l_303, l_304, l_305, l_313, l_315, l_322, l_324, l_328, l_329, l_330, l_332, l_333, l_334, l_335, l_336, l_338, l_341, l_343, l_345, l_348, l_350, l_351, l_352, l_353, l_354, l_355, l_356, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_367, l_368, l_370, l_373, l_375, l_376, l_377, l_379, l_380, l_381, l_384, l_385, l_386, l_387, l_388, l_389, l_390, l_391, l_392, l_397, l_398, l_400, l_401, l_402, l_404, l_407, l_409, l_411, l_414, l_416, l_417, l_418, l_419, l_420, l_421, l_422, l_423, l_424, l_425, l_426, l_427, l_429, l_430, l_432, l_435, l_437, l_438, l_439, l_441, l_442, l_443, l_444, l_446, l_447, l_448, l_450, l_453, l_455, l_457, l_460, l_462, l_463, l_464, l_465, l_466, l_467, l_468, l_469, l_470, l_471, l_472, l_473, l_475, l_476, l_478, l_481, l_483, l_484, l_485, l_487, l_488, l_489;
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
    if (((int) get_local_id(0)) == 0) {
        l_54 = (long) ((int) get_group_id(0));
        i_55 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_54 << 12) + (l_54 << 11)))) + (ulong) 1856L))));
        if (i_55 == 0) {
            l_56 = (long) ((int) get_group_id(0));
            l_57 = (long) ((ulong) l_2 + (ulong) ((l_56 << 12) + (l_56 << 11)));
            l_58 = (long) ((ulong) l_57 + (ulong) 1796L);
            i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_58));
            l_60 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 1896L))));
            i_61 = (int) (0 - (uint) i_59);
            if (i_61 < 0) {
                i_62 = i_61;
            } else {
                l_63 = (long) ((ulong) l_60 + (ulong) (-64L));
                i_64 = (int) ((uint) ((int) (((long) ((ulong) l_63 + (ulong) ((long) ((ulong) (l_63 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_65 = (long) ((ulong) l_57 + (ulong) 1792L);
                i_66 = 0;
                l_67 = 0L;
                while (true) {
                    if (!(i_66 == 0)) {
                        break;
                    }
                    i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_58));
                    i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                    if (i_64 == i_69) {
                        i_66 = 1;
                    } else {
                        if (i_68 == 0) {
                            if (l_67 < l_1) {
                                GALEFS_RELAX(l_67);
                                l_70 = (long) ((ulong) l_67 + (ulong) 1L);
                                l_67 = l_70;
                            } else {
                                i_66 = (-110);
                            }
                        } else {
                            i_71 = (int) (0 - (uint) i_68);
                            i_66 = i_71;
                        }
                    }
                }
                i_62 = i_66;
            }
            l_72 = (long) i_62;
            l_73 = l_72;
        } else {
            l_73 = (-16L);
        }
        if (l_73 < 0L) {
            l_74 = l_73;
        } else {
            l_75 = (long) ((int) get_group_id(0));
            l_76 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 2048L);
            i_77 = 0;
            while (true) {
                if (!(i_77 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) i_77))))) = (char) ((int) gale_literals[((int) ((uint) i_77 + (uint) 4))]);
                i_78 = (int) ((uint) i_77 + (uint) 1);
                i_77 = i_78;
            }
            l_79 = (long) ((int) get_group_id(0));
            l_80 = (long) ((ulong) l_2 + (ulong) ((l_79 << 12) + (l_79 << 11)));
            l_81 = (long) ((ulong) l_80 + (ulong) 1896L);
            l_82 = *((__global gale_long *) (arg_fs + 16 + l_81));
            l_83 = (long) ((ulong) l_82 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_83) & 1023)))))) = 0L;
            l_84 = (long) ((ulong) l_80 + (ulong) ((long) (uint) (((int) l_82) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_82 + (ulong) ((long) ((ulong) (l_82 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_84)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_81)) = l_83;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_74 = LONG_MIN;
        }
    } else {
        l_74 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_74 < (-4611686018427387904L)) {
            l_85 = (long) ((int) get_group_id(0));
            l_86 = (long) ((ulong) l_2 + (ulong) ((l_85 << 12) + (l_85 << 11)));
            l_87 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1896L))));
            l_88 = (long) ((ulong) l_87 + (ulong) (-64L));
            i_89 = (int) ((uint) ((int) (((long) ((ulong) l_88 + (ulong) ((long) ((ulong) (l_88 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_90 = (long) ((ulong) l_86 + (ulong) 1792L);
            l_91 = (long) ((ulong) l_86 + (ulong) 1796L);
            i_92 = 0;
            l_93 = 0L;
            while (true) {
                if (!(i_92 == 0)) {
                    break;
                }
                i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_90));
                if (i_89 == i_95) {
                    i_92 = 1;
                } else {
                    if (i_94 == 0) {
                        if (l_93 < l_1) {
                            GALEFS_RELAX(l_93);
                            l_96 = (long) ((ulong) l_93 + (ulong) 1L);
                            l_93 = l_96;
                        } else {
                            i_92 = (-110);
                        }
                    } else {
                        i_97 = (int) (0 - (uint) i_94);
                        i_92 = i_97;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_92 < 0) {
                l_98 = (long) i_92;
                l_99 = l_98;
            } else {
                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1800L))));
                l_99 = l_100;
            }
            i_101 = (int) ((uint) ((int) l_74) + (uint) (-1));
            if (i_101 < 0) {
                l_102 = l_99;
            } else {
                if (l_99 < 0L) {
                    l_102 = l_99;
                } else {
                    l_103 = (l_99 << 32) | ((long) (uint) i_101);
                    l_102 = l_103;
                }
            }
        } else {
            l_102 = l_74;
        }
    } else {
        l_102 = l_74;
    }
    GALEFS_BROADCAST(2, l_104, l_102);
    l_105 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_106 = (int) l_53;
    l_107 = (long) ((ulong) l_105 + (ulong) (((long) i_106) << 3));
    i_108 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_109 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_110 = (long) ((int) get_group_id(0));
        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_110 << 12) + (l_110 << 11)))) + (ulong) 1796L))));
        if (i_106 < 0) {
            i_112 = (-9);
        } else {
            if (i_106 < i_108) {
                i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                i_114 = (int) ((uint) i_113 + (uint) (-1));
                i_115 = (i_114 < 0) ? (-9) : i_114;
                i_112 = i_115;
            } else {
                i_112 = (-9);
            }
        }
        i_116 = (int) (0 - (uint) i_111);
        if (i_116 < 0) {
            l_117 = (long) i_116;
            l_118 = l_117;
        } else {
            l_119 = (long) i_112;
            if (i_112 < 0) {
                l_118 = l_119;
            } else {
                l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (l_119 << 6)))));
                l_118 = l_120;
            }
        }
    } else {
        l_118 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_118 < (-4611686018427387904L)) {
            l_121 = (long) ((int) get_group_id(0));
            l_122 = (long) ((ulong) l_2 + (ulong) ((l_121 << 12) + (l_121 << 11)));
            l_123 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1896L))));
            l_124 = (long) ((ulong) l_123 + (ulong) (-64L));
            i_125 = (int) ((uint) ((int) (((long) ((ulong) l_124 + (ulong) ((long) ((ulong) (l_124 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_126 = (long) ((ulong) l_122 + (ulong) 1792L);
            l_127 = (long) ((ulong) l_122 + (ulong) 1796L);
            i_128 = 0;
            l_129 = 0L;
            while (true) {
                if (!(i_128 == 0)) {
                    break;
                }
                i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                if (i_125 == i_131) {
                    i_128 = 1;
                } else {
                    if (i_130 == 0) {
                        if (l_129 < l_1) {
                            GALEFS_RELAX(l_129);
                            l_132 = (long) ((ulong) l_129 + (ulong) 1L);
                            l_129 = l_132;
                        } else {
                            i_128 = (-110);
                        }
                    } else {
                        i_133 = (int) (0 - (uint) i_130);
                        i_128 = i_133;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_128 < 0) {
                l_134 = (long) i_128;
                l_135 = l_134;
            } else {
                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1800L))));
                l_135 = l_136;
            }
            i_137 = (int) ((uint) ((int) l_118) + (uint) (-1));
            if (i_137 < 0) {
                l_138 = l_135;
            } else {
                if (l_135 < 0L) {
                    l_138 = l_135;
                } else {
                    l_139 = (l_135 << 32) | ((long) (uint) i_137);
                    l_138 = l_139;
                }
            }
        } else {
            l_138 = l_118;
        }
    } else {
        l_138 = l_118;
    }
    GALEFS_BROADCAST(3, l_140, l_138);
    l_141 = ((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 62)))) >> 2;
    i_142 = (int) l_104;
    l_143 = ((long) ((int) get_group_id(0))) << 10;
    ul_144 = arg_scratch + ((((long) ((int) (l_143 >> 2))) << 2) + 16L);
    i_145 = (int) get_local_id(0);
    l_146 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_147 = (int) get_local_id(0);
    l_148 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_149 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_150 = *((__global gale_int *) (arg_fs + 16 + 152L));
    i_151 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_152 = 1L << i_151;
    l_153 = (long) ((ulong) l_152 + (ulong) (-1L));
    i_154 = (int) get_local_id(0);
    l_155 = 0L;
    i_156 = 0;
    while (true) {
        l_157 = (long) i_156;
        if (!(l_157 < l_141)) {
            break;
        }
        l_158 = l_157 << 2;
        i_159 = 1;
        i_160 = 0;
        while (true) {
            if (!(i_159 == 1)) {
                break;
            }
            l_161 = (long) i_160;
            l_162 = l_161 + l_158;
            l_163 = l_162 & l_153;
            if (i_154 == 0) {
                l_164 = (long) ((int) get_group_id(0));
                i_165 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_164 << 12) + (l_164 << 11)))) + (ulong) 1796L))));
                i_166 = (int) (0 - (uint) i_165);
                if (i_166 < 0) {
                    l_167 = (long) i_166;
                    l_168 = l_167;
                } else {
                    if (i_106 < 0) {
                        i_169 = (-9);
                    } else {
                        if (i_106 < i_108) {
                            i_170 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                            i_171 = (int) ((uint) i_170 + (uint) (-1));
                            i_172 = (i_171 < 0) ? (-9) : i_171;
                            if (i_172 < 0) {
                                i_169 = i_172;
                            } else {
                                i_173 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L))));
                                if ((i_173 & 3) == 1) {
                                    i_169 = (-9);
                                } else {
                                    i_169 = i_172;
                                }
                            }
                        } else {
                            i_169 = (-9);
                        }
                    }
                    l_174 = (long) i_169;
                    if (i_169 < 0) {
                        l_168 = l_174;
                    } else {
                        if (l_162 < 0L) {
                            l_168 = (-22L);
                        } else {
                            i_175 = (int) ((uint) 4 - (uint) i_160);
                            if (i_175 < 0) {
                                l_168 = (-22L);
                            } else {
                                l_176 = (long) ((int) get_group_id(0));
                                i_177 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_176 << 12) + (l_176 << 11)))) + (ulong) 1856L))));
                                if (i_177 == 0) {
                                    l_178 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (l_174 << 6)))));
                                    l_179 = (long) ((ulong) l_178 - (ulong) l_162);
                                    if (l_179 < 1L) {
                                        l_168 = 0L;
                                    } else {
                                        l_180 = (long) (uint) i_175;
                                        l_181 = (l_179 < l_180) ? l_179 : l_180;
                                        l_168 = l_181;
                                    }
                                } else {
                                    l_168 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_168 < 1L) {
                    l_182 = l_168;
                } else {
                    l_183 = (long) ((ulong) l_152 - (ulong) l_163);
                    if (l_183 < l_168) {
                        i_184 = (int) l_183;
                        i_185 = i_184;
                    } else {
                        i_186 = (int) l_168;
                        i_185 = i_186;
                    }
                    if (i_106 < 0) {
                        i_187 = (-9);
                    } else {
                        if (i_106 < i_108) {
                            i_188 = *((volatile __global gale_int *) (arg_fs + 16 + l_107));
                            i_189 = (int) ((uint) i_188 + (uint) (-1));
                            i_190 = (i_189 < 0) ? (-9) : i_189;
                            i_187 = i_190;
                        } else {
                            i_187 = (-9);
                        }
                    }
                    l_191 = (long) i_187;
                    if (i_187 < 0) {
                        l_182 = l_191;
                    } else {
                        i_192 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_109 + (ulong) (l_191 << 6))) + (ulong) 8L))));
                        l_193 = l_162 >> i_151;
                        i_194 = i_150 & ((int) (((long) ((ulong) ((long) ((ulong) l_193 + (ulong) (((long) i_192) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_195 = i_194;
                        i_196 = 0;
                        i_197 = (-2);
                        while (true) {
                            if (!(i_197 == (-2))) {
                                break;
                            }
                            i_198 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) (((long) i_195) << 2)))));
                            i_199 = (int) ((uint) i_198 + (uint) (-1));
                            if (i_199 < 0) {
                                i_197 = (-1);
                            } else {
                                l_200 = (long) ((ulong) l_148 + (ulong) (((long) (uint) i_199) << 4));
                                i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_200));
                                l_202 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 8L))));
                                if ((!(i_192 == i_201)) || (!(l_193 == l_202))) {
                                    if (i_150 == i_196) {
                                        i_197 = (-1);
                                    } else {
                                        i_203 = (int) ((uint) i_196 + (uint) 1);
                                        i_204 = i_150 & ((int) ((uint) i_195 + (uint) 1));
                                        i_195 = i_204;
                                        i_196 = i_203;
                                    }
                                } else {
                                    i_197 = i_199;
                                }
                            }
                        }
                        if (i_197 < 0) {
                            i_205 = i_197;
                        } else {
                            l_206 = (long) ((int) get_group_id(0));
                            l_207 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_206 << 12) + (l_206 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_207)) = ((int) ((uint) i_197 + (uint) 1));
                            GALEFS_FENCE();
                            l_208 = (long) ((ulong) l_148 + (ulong) (((long) (uint) i_197) << 4));
                            i_209 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                            l_210 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 8L))));
                            if ((!(i_192 == i_209)) || (!(l_193 == l_210))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_207)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_192 == i_209)) || (!(l_193 == l_210))) {
                                i_205 = (-1);
                            } else {
                                i_205 = i_197;
                            }
                        }
                        l_211 = (long) i_185;
                        if (i_205 < 0) {
                            l_212 = (long) ((int) get_group_id(0));
                            l_213 = (long) ((ulong) l_2 + (ulong) ((l_212 << 12) + (l_212 << 11)));
                            l_214 = (long) ((ulong) l_213 + (ulong) 1796L);
                            i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                            l_216 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 1896L))));
                            i_217 = (int) (0 - (uint) i_215);
                            if (i_217 < 0) {
                                i_218 = i_217;
                            } else {
                                l_219 = (long) ((ulong) l_216 + (ulong) (-64L));
                                i_220 = (int) ((uint) ((int) (((long) ((ulong) l_219 + (ulong) ((long) ((ulong) (l_219 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_221 = (long) ((ulong) l_213 + (ulong) 1792L);
                                i_222 = 0;
                                l_223 = 0L;
                                while (true) {
                                    if (!(i_222 == 0)) {
                                        break;
                                    }
                                    i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_214));
                                    i_225 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                                    if (i_220 == i_225) {
                                        i_222 = 1;
                                    } else {
                                        if (i_224 == 0) {
                                            if (l_223 < l_1) {
                                                GALEFS_RELAX(l_223);
                                                l_226 = (long) ((ulong) l_223 + (ulong) 1L);
                                                l_223 = l_226;
                                            } else {
                                                i_222 = (-110);
                                            }
                                        } else {
                                            i_227 = (int) (0 - (uint) i_224);
                                            i_222 = i_227;
                                        }
                                    }
                                }
                                i_218 = i_222;
                            }
                            if (i_218 < 0) {
                                l_228 = (long) i_218;
                                l_182 = l_228;
                            } else {
                                l_229 = (long) ((int) get_group_id(0));
                                l_230 = (long) ((ulong) l_2 + (ulong) ((l_229 << 12) + (l_229 << 11)));
                                l_231 = (long) ((ulong) l_230 + (ulong) 1896L);
                                l_232 = *((__global gale_long *) (arg_fs + 16 + l_231));
                                l_233 = (long) ((ulong) l_232 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) ((long) (uint) (((int) l_233) & 1023)))))) = 0L;
                                l_234 = (long) ((ulong) l_230 + (ulong) ((long) (uint) (((int) l_232) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_232 + (ulong) ((long) ((ulong) (l_232 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 12L)))) = i_106;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 16L)))) = l_162;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 24L)))) = l_168;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_234)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_231)) = l_233;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_235 = (long) ((ulong) l_211 + (ulong) (-9223372036854775807L));
                                l_182 = l_235;
                            }
                        } else {
                            l_236 = (long) ((int) get_group_id(0));
                            l_237 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_236 << 12) + (l_236 << 11)))) + (ulong) 1864L);
                            l_238 = *((__global gale_long *) (arg_fs + 16 + l_237));
                            *((__global gale_long *) (arg_fs + 16 + l_237)) = ((long) ((ulong) l_238 + (ulong) 1L));
                            l_239 = l_211 | (((long) (uint) i_205) << 32);
                            l_182 = l_239;
                        }
                    }
                }
            } else {
                l_182 = 0L;
            }
            if (i_147 == 0) {
                if (l_182 < (-4611686018427387904L)) {
                    l_240 = (long) ((int) get_group_id(0));
                    l_241 = (long) ((ulong) l_2 + (ulong) ((l_240 << 12) + (l_240 << 11)));
                    l_242 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 1896L))));
                    l_243 = (long) ((ulong) l_242 + (ulong) (-64L));
                    i_244 = (int) ((uint) ((int) (((long) ((ulong) l_243 + (ulong) ((long) ((ulong) (l_243 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_245 = (long) ((ulong) l_241 + (ulong) 1792L);
                    l_246 = (long) ((ulong) l_241 + (ulong) 1796L);
                    i_247 = 0;
                    l_248 = 0L;
                    while (true) {
                        if (!(i_247 == 0)) {
                            break;
                        }
                        i_249 = *((volatile __global gale_int *) (arg_fs + 16 + l_246));
                        i_250 = *((volatile __global gale_int *) (arg_fs + 16 + l_245));
                        if (i_244 == i_250) {
                            i_247 = 1;
                        } else {
                            if (i_249 == 0) {
                                if (l_248 < l_1) {
                                    GALEFS_RELAX(l_248);
                                    l_251 = (long) ((ulong) l_248 + (ulong) 1L);
                                    l_248 = l_251;
                                } else {
                                    i_247 = (-110);
                                }
                            } else {
                                i_252 = (int) (0 - (uint) i_249);
                                i_247 = i_252;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_247 < 0) {
                        l_253 = (long) i_247;
                        l_254 = l_253;
                    } else {
                        l_255 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_241 + (ulong) 1800L))));
                        l_254 = l_255;
                    }
                    i_256 = (int) ((uint) ((int) l_182) + (uint) (-1));
                    if (i_256 < 0) {
                        l_257 = l_254;
                    } else {
                        if (l_254 < 0L) {
                            l_257 = l_254;
                        } else {
                            l_258 = (l_254 << 32) | ((long) (uint) i_256);
                            l_257 = l_258;
                        }
                    }
                } else {
                    l_257 = l_182;
                }
            } else {
                l_257 = l_182;
            }
            GALEFS_BROADCAST(4, l_259, l_257);
            i_260 = (int) l_259;
            if (l_259 < 0L) {
                i_261 = 0;
            } else {
                i_261 = i_260;
            }
            if (l_259 < 0L) {
                l_262 = 0L;
            } else {
                l_263 = (long) ((ulong) l_259 >> 32);
                l_262 = l_263;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) ((long) ((ulong) l_146 + (ulong) (l_262 << i_151)))))), (arg_scratch + 16 + (l_161 + l_143)), i_261);
            GALEFS_FENCE();
            GALEFS_BARRIER(5);
            if (i_145 == 0) {
                l_264 = (long) ((int) get_group_id(0));
                l_265 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_264 << 12) + (l_264 << 11)))) + (ulong) 1872L);
                l_266 = *((__global gale_long *) (arg_fs + 16 + l_265));
                *((__global gale_long *) (arg_fs + 16 + l_265)) = ((long) ((ulong) ((long) i_261) + (ulong) l_266));
                l_267 = (long) ((int) get_group_id(0));
                l_268 = (long) ((ulong) l_2 + (ulong) ((l_267 << 12) + (l_267 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1888L)))) = 0;
                l_269 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1896L))));
                l_270 = (long) ((ulong) l_269 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_270 + (ulong) ((long) ((ulong) (l_270 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_271 = (int) ((uint) i_160 + (uint) i_261);
            if (l_259 < 0L) {
                i_159 = i_260;
                i_160 = i_271;
            } else {
                i_272 = ((i_261 < 1) || (!(i_271 < 4))) ? 0 : 1;
                i_159 = i_272;
                i_160 = i_271;
            }
        }
        i_273 = *((__global gale_int *) ul_144);
        GALEFS_BARRIER(6);
        i_274 = (int) ((uint) i_156 + (uint) 1);
        if ((i_273 & 1) == 0) {
            l_275 = (long) i_273;
            l_276 = ((long) ((int) get_local_id(0))) + l_143;
            i_277 = (int) get_local_id(0);
            i_278 = (int) get_local_id(0);
            i_279 = (int) get_local_id(0);
            i_280 = 1;
            i_281 = 0;
            while (true) {
                if (!(i_280 == 1)) {
                    break;
                }
                l_282 = (long) i_281;
                l_283 = l_275 + l_282;
                l_284 = l_153 & l_283;
                if (i_279 == 0) {
                    l_285 = (long) ((int) get_group_id(0));
                    i_286 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_285 << 12) + (l_285 << 11)))) + (ulong) 1796L))));
                    i_287 = (int) (0 - (uint) i_286);
                    l_288 = (long) ((ulong) l_105 + (ulong) (((long) i_142) << 3));
                    if (i_287 < 0) {
                        l_289 = (long) i_287;
                        l_290 = l_289;
                    } else {
                        if (i_142 < 0) {
                            i_291 = (-9);
                        } else {
                            if (i_142 < i_108) {
                                i_292 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
                                i_293 = (int) ((uint) i_292 + (uint) (-1));
                                i_294 = (i_293 < 0) ? (-9) : i_293;
                                if (i_294 < 0) {
                                    i_291 = i_294;
                                } else {
                                    i_295 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_288 + (ulong) 4L))));
                                    if ((i_295 & 3) == 1) {
                                        i_291 = (-9);
                                    } else {
                                        i_291 = i_294;
                                    }
                                }
                            } else {
                                i_291 = (-9);
                            }
                        }
                        l_296 = (long) i_291;
                        if (i_291 < 0) {
                            l_290 = l_296;
                        } else {
                            if (l_283 < 0L) {
                                l_290 = (-22L);
                            } else {
                                i_297 = (int) ((uint) 200 - (uint) i_281);
                                if (i_297 < 0) {
                                    l_290 = (-22L);
                                } else {
                                    l_298 = (long) ((int) get_group_id(0));
                                    i_299 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_298 << 12) + (l_298 << 11)))) + (ulong) 1856L))));
                                    if (i_299 == 0) {
                                        l_300 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) (l_296 << 6)))));
                                        l_301 = (long) ((ulong) l_300 - (ulong) l_283);
                                        if (l_301 < 1L) {
                                            l_290 = 0L;
                                        } else {
                                            l_302 = (long) (uint) i_297;
                                            l_303 = (l_301 < l_302) ? l_301 : l_302;
                                            l_290 = l_303;
                                        }
                                    } else {
                                        l_290 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_290 < 1L) {
                        l_304 = l_290;
                    } else {
                        l_305 = (long) ((ulong) l_152 - (ulong) l_284);
                        if (l_305 < l_290) {
                            i_306 = (int) l_305;
                            i_307 = i_306;
                        } else {
                            i_308 = (int) l_290;
                            i_307 = i_308;
                        }
                        if (i_142 < 0) {
                            i_309 = (-9);
                        } else {
                            if (i_142 < i_108) {
                                i_310 = *((volatile __global gale_int *) (arg_fs + 16 + l_288));
                                i_311 = (int) ((uint) i_310 + (uint) (-1));
                                i_312 = (i_311 < 0) ? (-9) : i_311;
                                i_309 = i_312;
                            } else {
                                i_309 = (-9);
                            }
                        }
                        l_313 = (long) i_309;
                        if (i_309 < 0) {
                            l_304 = l_313;
                        } else {
                            i_314 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_109 + (ulong) (l_313 << 6))) + (ulong) 8L))));
                            l_315 = l_283 >> i_151;
                            i_316 = i_150 & ((int) (((long) ((ulong) ((long) ((ulong) l_315 + (ulong) (((long) i_314) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_317 = i_316;
                            i_318 = 0;
                            i_319 = (-2);
                            while (true) {
                                if (!(i_319 == (-2))) {
                                    break;
                                }
                                i_320 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) (((long) i_317) << 2)))));
                                i_321 = (int) ((uint) i_320 + (uint) (-1));
                                if (i_321 < 0) {
                                    i_319 = (-1);
                                } else {
                                    l_322 = (long) ((ulong) l_148 + (ulong) (((long) (uint) i_321) << 4));
                                    i_323 = *((volatile __global gale_int *) (arg_fs + 16 + l_322));
                                    l_324 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 8L))));
                                    if ((!(i_314 == i_323)) || (!(l_315 == l_324))) {
                                        if (i_150 == i_318) {
                                            i_319 = (-1);
                                        } else {
                                            i_325 = (int) ((uint) i_318 + (uint) 1);
                                            i_326 = i_150 & ((int) ((uint) i_317 + (uint) 1));
                                            i_317 = i_326;
                                            i_318 = i_325;
                                        }
                                    } else {
                                        i_319 = i_321;
                                    }
                                }
                            }
                            if (i_319 < 0) {
                                i_327 = i_319;
                            } else {
                                l_328 = (long) ((int) get_group_id(0));
                                l_329 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_328 << 12) + (l_328 << 11)))) + (ulong) 1888L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_329)) = ((int) ((uint) i_319 + (uint) 1));
                                GALEFS_FENCE();
                                l_330 = (long) ((ulong) l_148 + (ulong) (((long) (uint) i_319) << 4));
                                i_331 = *((volatile __global gale_int *) (arg_fs + 16 + l_330));
                                l_332 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_330 + (ulong) 8L))));
                                if ((!(i_314 == i_331)) || (!(l_315 == l_332))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_329)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_314 == i_331)) || (!(l_315 == l_332))) {
                                    i_327 = (-1);
                                } else {
                                    i_327 = i_319;
                                }
                            }
                            l_333 = (long) i_307;
                            if (i_327 < 0) {
                                l_334 = (long) ((int) get_group_id(0));
                                l_335 = (long) ((ulong) l_2 + (ulong) ((l_334 << 12) + (l_334 << 11)));
                                l_336 = (long) ((ulong) l_335 + (ulong) 1796L);
                                i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_336));
                                l_338 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_335 + (ulong) 1896L))));
                                i_339 = (int) (0 - (uint) i_337);
                                if (i_339 < 0) {
                                    i_340 = i_339;
                                } else {
                                    l_341 = (long) ((ulong) l_338 + (ulong) (-64L));
                                    i_342 = (int) ((uint) ((int) (((long) ((ulong) l_341 + (ulong) ((long) ((ulong) (l_341 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_343 = (long) ((ulong) l_335 + (ulong) 1792L);
                                    i_344 = 0;
                                    l_345 = 0L;
                                    while (true) {
                                        if (!(i_344 == 0)) {
                                            break;
                                        }
                                        i_346 = *((volatile __global gale_int *) (arg_fs + 16 + l_336));
                                        i_347 = *((volatile __global gale_int *) (arg_fs + 16 + l_343));
                                        if (i_342 == i_347) {
                                            i_344 = 1;
                                        } else {
                                            if (i_346 == 0) {
                                                if (l_345 < l_1) {
                                                    GALEFS_RELAX(l_345);
                                                    l_348 = (long) ((ulong) l_345 + (ulong) 1L);
                                                    l_345 = l_348;
                                                } else {
                                                    i_344 = (-110);
                                                }
                                            } else {
                                                i_349 = (int) (0 - (uint) i_346);
                                                i_344 = i_349;
                                            }
                                        }
                                    }
                                    i_340 = i_344;
                                }
                                if (i_340 < 0) {
                                    l_350 = (long) i_340;
                                    l_304 = l_350;
                                } else {
                                    l_351 = (long) ((int) get_group_id(0));
                                    l_352 = (long) ((ulong) l_2 + (ulong) ((l_351 << 12) + (l_351 << 11)));
                                    l_353 = (long) ((ulong) l_352 + (ulong) 1896L);
                                    l_354 = *((__global gale_long *) (arg_fs + 16 + l_353));
                                    l_355 = (long) ((ulong) l_354 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_352 + (ulong) ((long) (uint) (((int) l_355) & 1023)))))) = 0L;
                                    l_356 = (long) ((ulong) l_352 + (ulong) ((long) (uint) (((int) l_354) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_354 + (ulong) ((long) ((ulong) (l_354 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 12L)))) = i_142;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 16L)))) = l_283;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 24L)))) = l_290;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_356 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_356)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_353)) = l_355;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_357 = (long) ((ulong) l_333 + (ulong) (-9223372036854775807L));
                                    l_304 = l_357;
                                }
                            } else {
                                l_358 = (long) ((int) get_group_id(0));
                                l_359 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_358 << 12) + (l_358 << 11)))) + (ulong) 1864L);
                                l_360 = *((__global gale_long *) (arg_fs + 16 + l_359));
                                *((__global gale_long *) (arg_fs + 16 + l_359)) = ((long) ((ulong) l_360 + (ulong) 1L));
                                l_361 = l_333 | (((long) (uint) i_327) << 32);
                                l_304 = l_361;
                            }
                        }
                    }
                } else {
                    l_304 = 0L;
                }
                if (i_278 == 0) {
                    if (l_304 < (-4611686018427387904L)) {
                        l_362 = (long) ((int) get_group_id(0));
                        l_363 = (long) ((ulong) l_2 + (ulong) ((l_362 << 12) + (l_362 << 11)));
                        l_364 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1896L))));
                        l_365 = (long) ((ulong) l_364 + (ulong) (-64L));
                        i_366 = (int) ((uint) ((int) (((long) ((ulong) l_365 + (ulong) ((long) ((ulong) (l_365 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_367 = (long) ((ulong) l_363 + (ulong) 1792L);
                        l_368 = (long) ((ulong) l_363 + (ulong) 1796L);
                        i_369 = 0;
                        l_370 = 0L;
                        while (true) {
                            if (!(i_369 == 0)) {
                                break;
                            }
                            i_371 = *((volatile __global gale_int *) (arg_fs + 16 + l_368));
                            i_372 = *((volatile __global gale_int *) (arg_fs + 16 + l_367));
                            if (i_366 == i_372) {
                                i_369 = 1;
                            } else {
                                if (i_371 == 0) {
                                    if (l_370 < l_1) {
                                        GALEFS_RELAX(l_370);
                                        l_373 = (long) ((ulong) l_370 + (ulong) 1L);
                                        l_370 = l_373;
                                    } else {
                                        i_369 = (-110);
                                    }
                                } else {
                                    i_374 = (int) (0 - (uint) i_371);
                                    i_369 = i_374;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_369 < 0) {
                            l_375 = (long) i_369;
                            l_376 = l_375;
                        } else {
                            l_377 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1800L))));
                            l_376 = l_377;
                        }
                        i_378 = (int) ((uint) ((int) l_304) + (uint) (-1));
                        if (i_378 < 0) {
                            l_379 = l_376;
                        } else {
                            if (l_376 < 0L) {
                                l_379 = l_376;
                            } else {
                                l_380 = (l_376 << 32) | ((long) (uint) i_378);
                                l_379 = l_380;
                            }
                        }
                    } else {
                        l_379 = l_304;
                    }
                } else {
                    l_379 = l_304;
                }
                GALEFS_BROADCAST(7, l_381, l_379);
                i_382 = (int) l_381;
                if (l_381 < 0L) {
                    i_383 = 0;
                } else {
                    i_383 = i_382;
                }
                if (l_381 < 0L) {
                    l_384 = 0L;
                } else {
                    l_385 = (long) ((ulong) l_381 >> 32);
                    l_384 = l_385;
                }
                gale_copy((arg_fs + 16 + ((long) ((ulong) l_284 + (ulong) ((long) ((ulong) l_146 + (ulong) (l_384 << i_151)))))), (arg_scratch + 16 + (l_282 + l_143)), i_383);
                GALEFS_FENCE();
                GALEFS_BARRIER(8);
                if (i_277 == 0) {
                    l_386 = (long) ((int) get_group_id(0));
                    l_387 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_386 << 12) + (l_386 << 11)))) + (ulong) 1872L);
                    l_388 = *((__global gale_long *) (arg_fs + 16 + l_387));
                    *((__global gale_long *) (arg_fs + 16 + l_387)) = ((long) ((ulong) ((long) i_383) + (ulong) l_388));
                    l_389 = (long) ((int) get_group_id(0));
                    l_390 = (long) ((ulong) l_2 + (ulong) ((l_389 << 12) + (l_389 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) 1888L)))) = 0;
                    l_391 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) 1896L))));
                    l_392 = (long) ((ulong) l_391 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_390 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_392 + (ulong) ((long) ((ulong) (l_392 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_393 = (int) ((uint) i_281 + (uint) i_383);
                if (l_381 < 0L) {
                    i_280 = i_382;
                    i_281 = i_393;
                } else {
                    i_394 = ((i_383 < 1) || (!(i_393 < 200))) ? 0 : 1;
                    i_280 = i_394;
                    i_281 = i_393;
                }
            }
            if (i_281 < 1) {
                i_395 = i_280;
            } else {
                i_395 = i_281;
            }
            i_396 = (int) *((__global char *) (arg_scratch + 16 + l_276));
            GALEFS_BARRIER(9);
            l_397 = (long) ((ulong) ((long) ((ulong) ((long) i_396) + (ulong) ((long) ((ulong) (l_155 << 5) - (ulong) l_155)))) + (ulong) ((long) i_395));
            l_155 = l_397;
            i_156 = i_274;
        } else {
            i_156 = i_274;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_398 = (long) ((int) get_group_id(0));
        i_399 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_398 << 12) + (l_398 << 11)))) + (ulong) 1856L))));
        if (i_399 == 0) {
            l_400 = (long) ((int) get_group_id(0));
            l_401 = (long) ((ulong) l_2 + (ulong) ((l_400 << 12) + (l_400 << 11)));
            l_402 = (long) ((ulong) l_401 + (ulong) 1796L);
            i_403 = *((volatile __global gale_int *) (arg_fs + 16 + l_402));
            l_404 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 1896L))));
            i_405 = (int) (0 - (uint) i_403);
            if (i_405 < 0) {
                i_406 = i_405;
            } else {
                l_407 = (long) ((ulong) l_404 + (ulong) (-64L));
                i_408 = (int) ((uint) ((int) (((long) ((ulong) l_407 + (ulong) ((long) ((ulong) (l_407 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_409 = (long) ((ulong) l_401 + (ulong) 1792L);
                i_410 = 0;
                l_411 = 0L;
                while (true) {
                    if (!(i_410 == 0)) {
                        break;
                    }
                    i_412 = *((volatile __global gale_int *) (arg_fs + 16 + l_402));
                    i_413 = *((volatile __global gale_int *) (arg_fs + 16 + l_409));
                    if (i_408 == i_413) {
                        i_410 = 1;
                    } else {
                        if (i_412 == 0) {
                            if (l_411 < l_1) {
                                GALEFS_RELAX(l_411);
                                l_414 = (long) ((ulong) l_411 + (ulong) 1L);
                                l_411 = l_414;
                            } else {
                                i_410 = (-110);
                            }
                        } else {
                            i_415 = (int) (0 - (uint) i_412);
                            i_410 = i_415;
                        }
                    }
                }
                i_406 = i_410;
            }
            if (i_406 < 0) {
                l_416 = (long) i_406;
                l_417 = l_416;
            } else {
                l_418 = (long) ((int) get_group_id(0));
                l_419 = (long) ((ulong) l_2 + (ulong) ((l_418 << 12) + (l_418 << 11)));
                l_420 = (long) ((ulong) l_419 + (ulong) 1896L);
                l_421 = *((__global gale_long *) (arg_fs + 16 + l_420));
                l_422 = (long) ((ulong) l_421 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_419 + (ulong) ((long) (uint) (((int) l_422) & 1023)))))) = 0L;
                l_423 = (long) ((ulong) l_419 + (ulong) ((long) (uint) (((int) l_421) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_421 + (ulong) ((long) ((ulong) (l_421 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 12L)))) = i_106;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_423 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_423)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_420)) = l_422;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_417 = LONG_MIN;
            }
        } else {
            l_417 = (-16L);
        }
    } else {
        l_417 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_417 < (-4611686018427387904L)) {
            l_424 = (long) ((int) get_group_id(0));
            l_425 = (long) ((ulong) l_2 + (ulong) ((l_424 << 12) + (l_424 << 11)));
            l_426 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_425 + (ulong) 1896L))));
            l_427 = (long) ((ulong) l_426 + (ulong) (-64L));
            i_428 = (int) ((uint) ((int) (((long) ((ulong) l_427 + (ulong) ((long) ((ulong) (l_427 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_429 = (long) ((ulong) l_425 + (ulong) 1792L);
            l_430 = (long) ((ulong) l_425 + (ulong) 1796L);
            i_431 = 0;
            l_432 = 0L;
            while (true) {
                if (!(i_431 == 0)) {
                    break;
                }
                i_433 = *((volatile __global gale_int *) (arg_fs + 16 + l_430));
                i_434 = *((volatile __global gale_int *) (arg_fs + 16 + l_429));
                if (i_428 == i_434) {
                    i_431 = 1;
                } else {
                    if (i_433 == 0) {
                        if (l_432 < l_1) {
                            GALEFS_RELAX(l_432);
                            l_435 = (long) ((ulong) l_432 + (ulong) 1L);
                            l_432 = l_435;
                        } else {
                            i_431 = (-110);
                        }
                    } else {
                        i_436 = (int) (0 - (uint) i_433);
                        i_431 = i_436;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_431 < 0) {
                l_437 = (long) i_431;
                l_438 = l_437;
            } else {
                l_439 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_425 + (ulong) 1800L))));
                l_438 = l_439;
            }
            i_440 = (int) ((uint) ((int) l_417) + (uint) (-1));
            if (i_440 < 0) {
                l_441 = l_438;
            } else {
                if (l_438 < 0L) {
                    l_441 = l_438;
                } else {
                    l_442 = (l_438 << 32) | ((long) (uint) i_440);
                    l_441 = l_442;
                }
            }
        } else {
            l_441 = l_417;
        }
    } else {
        l_441 = l_417;
    }
    GALEFS_BROADCAST(10, l_443, l_441);
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
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 12L)))) = i_142;
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
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_155;
    GALEFS_GROUP_END()
}
#endif
