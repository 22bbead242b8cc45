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
// source SHA-256: 9318eb5bf8eab62b1938492d84fdc51fd2024f391e3b78e4f17035c1130f0ae1

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

__constant char gale_literals[] = {108, 105, 115, 116, 102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_148) VARIABLE(int, i_149) VARIABLE(int, i_151) VARIABLE(int, i_2) VARIABLE(int, i_214) VARIABLE(int, i_215) VARIABLE(int, i_223) VARIABLE(int, i_224) VARIABLE(int, i_35) VARIABLE(int, i_37) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(int, i_73) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_134) VARIABLE(long, l_146) VARIABLE(long, l_147) VARIABLE(long, l_152) VARIABLE(long, l_154) VARIABLE(long, l_18) VARIABLE(long, l_213) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_36) VARIABLE(long, l_38) VARIABLE(long, l_56) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_68) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_76) VARIABLE(__global uchar *, ul_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_18) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_76) VARIABLE(ul_59)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_1) VARIABLE(l_134) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(l_71) VARIABLE(ul_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_144) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(ul_59)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_151) VARIABLE(i_2) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(l_1) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_152) VARIABLE(l_154) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(ul_59)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_145) VARIABLE(i_148) VARIABLE(i_149) VARIABLE(i_151) VARIABLE(i_2) VARIABLE(i_214) VARIABLE(i_215) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(l_1) VARIABLE(l_146) VARIABLE(l_147) VARIABLE(l_213) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(ul_59)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_145) VARIABLE(i_2) VARIABLE(i_223) VARIABLE(i_224) VARIABLE(i_35) VARIABLE(i_37) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_34) VARIABLE(l_36) VARIABLE(l_38) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_68) VARIABLE(ul_59)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_2) VARIABLE(i_57) VARIABLE(l_1) VARIABLE(l_3) VARIABLE(l_68)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_68)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_59;
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_20, i_24, i_25, i_26, i_30, i_31, i_35, i_37, i_39, i_40, i_41, i_42, i_43, i_44, i_50, i_51, i_52, i_57, i_60, i_63, i_64, i_67, i_69, i_72, i_73, i_77, i_78, i_81, i_82, i_83, i_84, i_85, i_87, i_88, i_94, i_95, i_96, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_109, i_110, i_111, i_112, i_114, i_115, i_116, i_117, i_118, i_119, i_121, i_123, i_124, i_126, i_127, i_135, i_136, i_142, i_143, i_144, i_145, i_148, i_149, i_150, i_151, i_155, i_156, i_160, i_161, i_162, i_163, i_164, i_166, i_167, i_173, i_174, i_175, i_179, i_180, i_181, i_182, i_183, i_184, i_185, i_188, i_189, i_190, i_191, i_193, i_194, i_195, i_196, i_197, i_198, i_200, i_202, i_203, i_205, i_206, i_214, i_215, i_221, i_222, i_223, i_224, i_226, i_227, i_228, i_233, i_234, i_235, i_238, i_239, i_240, i_245, i_246, i_247;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_21, l_22, l_23, l_27, l_28, l_29, l_32, l_33, l_34, l_36, l_38, l_45, l_46, l_47, l_48, l_49, l_53, l_54, l_55, l_56, l_58, l_61, l_62, l_65, l_66, l_68, l_70, l_71, l_74, l_75, l_76, l_79, l_80, l_86, l_89, l_90, l_91, l_92, l_93, l_97, l_98, l_99, l_107, l_108, l_113, l_120, l_122, l_125, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_137, l_138, l_139, l_140, l_141, l_146, l_147, l_152, l_153, l_154, l_157, l_158, l_159, l_165, l_168, l_169, l_170, l_171, l_172, l_176, l_177, l_178, l_186, l_187, l_192, l_199, l_201, l_204, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_216, l_217, l_218, l_219, l_220, l_225, l_229, l_230, l_231, l_232, l_236, l_237, l_241, l_242, l_243, l_244, l_248, l_249;
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
    l_61 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_62 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_63 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_64 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_65 = 1L << i_64;
    l_66 = (long) ((ulong) l_65 + (ulong) (-1L));
    i_67 = (int) get_local_id(0);
    l_68 = 0L;
    i_69 = 0;
    while (true) {
        l_70 = (long) i_69;
        if (!(l_70 < l_56)) {
            break;
        }
        l_71 = l_70 << 2;
        i_72 = 1;
        i_73 = 0;
        while (true) {
            if (!(i_72 == 1)) {
                break;
            }
            l_74 = (long) i_73;
            l_75 = l_74 + l_71;
            l_76 = l_75 & l_66;
            if (i_67 == 0) {
                i_77 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_78 = (int) (0 - (uint) i_77);
                if (i_78 < 0) {
                    l_79 = (long) i_78;
                    l_80 = l_79;
                } else {
                    if (i_35 < 0) {
                        i_81 = (-9);
                    } else {
                        if (i_35 < i_37) {
                            i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_83 = (int) ((uint) i_82 + (uint) (-1));
                            i_84 = (i_83 < 0) ? (-9) : i_83;
                            if (i_84 < 0) {
                                i_81 = i_84;
                            } else {
                                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L))));
                                if ((i_85 & 3) == 1) {
                                    i_81 = (-9);
                                } else {
                                    i_81 = i_84;
                                }
                            }
                        } else {
                            i_81 = (-9);
                        }
                    }
                    l_86 = (long) i_81;
                    if (i_81 < 0) {
                        l_80 = l_86;
                    } else {
                        if (l_75 < 0L) {
                            l_80 = (-22L);
                        } else {
                            i_87 = (int) ((uint) 4 - (uint) i_73);
                            if (i_87 < 0) {
                                l_80 = (-22L);
                            } else {
                                i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_88 == 0) {
                                    l_89 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_86 << 6)))));
                                    l_90 = (long) ((ulong) l_89 - (ulong) l_75);
                                    if (l_90 < 1L) {
                                        l_80 = 0L;
                                    } else {
                                        l_91 = (long) (uint) i_87;
                                        l_92 = (l_90 < l_91) ? l_90 : l_91;
                                        l_80 = l_92;
                                    }
                                } else {
                                    l_80 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_80 < 1L) {
                    l_93 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_94 = *((__global gale_int *) (arg_fs + 16 + l_93));
                    i_95 = (int) ((uint) i_94 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_93)) = i_95;
                    if (i_2 < i_95) {
                        i_96 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_96 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_97 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_97)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_80;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                            l_98 = LONG_MIN;
                        } else {
                            l_98 = l_80;
                        }
                    } else {
                        l_98 = l_80;
                    }
                } else {
                    l_99 = (long) ((ulong) l_65 - (ulong) l_76);
                    if (l_99 < l_80) {
                        i_100 = (int) l_99;
                        i_101 = i_100;
                    } else {
                        i_102 = (int) l_80;
                        i_101 = i_102;
                    }
                    if (i_35 < 0) {
                        i_103 = (-9);
                    } else {
                        if (i_35 < i_37) {
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_105 = (int) ((uint) i_104 + (uint) (-1));
                            i_106 = (i_105 < 0) ? (-9) : i_105;
                            i_103 = i_106;
                        } else {
                            i_103 = (-9);
                        }
                    }
                    l_107 = (long) i_103;
                    if (i_103 < 0) {
                        l_98 = l_107;
                    } else {
                        l_108 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_109 = *((__global gale_int *) (arg_fs + 16 + l_108));
                        i_110 = (int) ((uint) i_109 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_108)) = i_110;
                        if (i_2 < i_110) {
                            i_111 = (-1);
                        } else {
                            i_112 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                            l_113 = l_75 >> i_64;
                            i_114 = i_63 & ((int) (((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (((long) i_112) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_115 = i_114;
                            i_116 = 0;
                            i_117 = (-2);
                            while (true) {
                                if (!(i_117 == (-2))) {
                                    break;
                                }
                                i_118 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) (((long) i_115) << 2)))));
                                i_119 = (int) ((uint) i_118 + (uint) (-1));
                                if (i_119 < 0) {
                                    i_117 = (-1);
                                } else {
                                    l_120 = (long) ((ulong) l_61 + (ulong) (((long) (uint) i_119) << 5));
                                    i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                                    l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_120 + (ulong) 8L))));
                                    if ((!(i_112 == i_121)) || (!(l_113 == l_122))) {
                                        if (i_63 == i_116) {
                                            i_117 = (-1);
                                        } else {
                                            i_123 = (int) ((uint) i_116 + (uint) 1);
                                            i_124 = i_63 & ((int) ((uint) i_115 + (uint) 1));
                                            i_115 = i_124;
                                            i_116 = i_123;
                                        }
                                    } else {
                                        i_117 = i_119;
                                    }
                                }
                            }
                            i_111 = i_117;
                        }
                        l_125 = (long) i_101;
                        if (i_111 < 0) {
                            i_126 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_127 = (int) (0 - (uint) i_126);
                            if (i_127 < 0) {
                                l_128 = (long) i_127;
                                l_98 = l_128;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_129 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_129)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = i_35;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = l_75;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = l_80;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                                l_130 = (long) ((ulong) l_125 + (ulong) (-9223372036854775807L));
                                l_98 = l_130;
                            }
                        } else {
                            l_131 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_132 = *((__global gale_long *) (arg_fs + 16 + l_131));
                            *((__global gale_long *) (arg_fs + 16 + l_131)) = ((long) ((ulong) l_132 + (ulong) 1L));
                            l_133 = l_125 | (((long) (uint) i_111) << 32);
                            l_98 = l_133;
                        }
                    }
                }
            } else {
                l_98 = 0L;
            }
            GALEFS_BROADCAST(4, l_134, l_98);
            if (l_134 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_35;
                gale_longs[gale_item] = (ulong) l_36;
                gale_longs[gale_items + gale_item] = (ulong) l_56;
                gale_ints[gale_items + gale_item] = (uint) i_57;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_68;
                gale_ints[2 * gale_items + gale_item] = (uint) i_69;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_71;
                gale_ints[3 * gale_items + gale_item] = (uint) i_73;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_74;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_76;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_134); }
                GALEFS_RETURN;
                resume_4:
                i_35 = (int) gale_ints[gale_item];
                l_36 = (long) gale_longs[gale_item];
                l_56 = (long) gale_longs[gale_items + gale_item];
                i_57 = (int) gale_ints[gale_items + gale_item];
                l_68 = (long) gale_longs[2 * gale_items + gale_item];
                i_69 = (int) gale_ints[2 * gale_items + gale_item];
                l_71 = (long) gale_longs[3 * gale_items + gale_item];
                i_73 = (int) gale_ints[3 * gale_items + gale_item];
                l_74 = (long) gale_longs[4 * gale_items + gale_item];
                l_76 = (long) gale_longs[5 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_34 = *((__global gale_long *) (arg_fs + 16 + 192L));
                i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
                l_58 = ((long) gale_group) << 10;
                ul_59 = arg_scratch + ((((long) ((int) (l_58 >> 2))) << 2) + 16L);
                i_60 = (int) get_local_id(0);
                l_61 = *((__global gale_long *) (arg_fs + 16 + 136L));
                l_62 = *((__global gale_long *) (arg_fs + 16 + 128L));
                i_63 = *((__global gale_int *) (arg_fs + 16 + 144L));
                i_64 = *((__global gale_int *) (arg_fs + 16 + 148L));
                l_65 = 1L << i_64;
                l_66 = (long) ((ulong) l_65 + (ulong) (-1L));
                i_67 = (int) get_local_id(0);
                l_134 = gale_round_reply(gale_entry);
            }
            i_135 = (int) l_134;
            if (l_134 < 0L) {
                i_136 = 0;
            } else {
                i_136 = i_135;
            }
            if (l_134 < 0L) {
                l_137 = 0L;
            } else {
                if (i_135 == 0) {
                    l_137 = 0L;
                } else {
                    l_138 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) (((long) ((ulong) l_134 >> 32)) << 5))) + (ulong) 16L))));
                    l_139 = (long) ((ulong) l_76 + (ulong) l_138);
                    l_137 = l_139;
                }
            }
            gale_copy((arg_fs + 16 + l_137), (arg_scratch + 16 + (l_74 + l_58)), i_136);
            GALEFS_BARRIER(5);
            if (i_60 == 0) {
                if (!(i_136 < 1)) {
                    l_140 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_141 = *((__global gale_long *) (arg_fs + 16 + l_140));
                    *((__global gale_long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) ((long) (uint) i_136) + (ulong) l_141));
                }
            }
            i_142 = (int) ((uint) i_73 + (uint) i_136);
            if (l_134 < 0L) {
                i_72 = i_135;
                i_73 = i_142;
            } else {
                i_143 = ((i_136 < 1) || (!(i_142 < 4))) ? 0 : 1;
                i_72 = i_143;
                i_73 = i_142;
            }
        }
        i_144 = *((__global gale_int *) ul_59);
        GALEFS_BARRIER(6);
        i_145 = (int) ((uint) i_69 + (uint) 1);
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
                l_154 = l_66 & l_153;
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
                        l_178 = (long) ((ulong) l_65 - (ulong) l_154);
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
                                l_192 = l_153 >> i_64;
                                i_193 = i_63 & ((int) (((long) ((ulong) ((long) ((ulong) l_192 + (ulong) (((long) i_191) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_194 = i_193;
                                i_195 = 0;
                                i_196 = (-2);
                                while (true) {
                                    if (!(i_196 == (-2))) {
                                        break;
                                    }
                                    i_197 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) (((long) i_194) << 2)))));
                                    i_198 = (int) ((uint) i_197 + (uint) (-1));
                                    if (i_198 < 0) {
                                        i_196 = (-1);
                                    } else {
                                        l_199 = (long) ((ulong) l_61 + (ulong) (((long) (uint) i_198) << 5));
                                        i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                                        l_201 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 8L))));
                                        if ((!(i_191 == i_200)) || (!(l_192 == l_201))) {
                                            if (i_63 == i_195) {
                                                i_196 = (-1);
                                            } else {
                                                i_202 = (int) ((uint) i_195 + (uint) 1);
                                                i_203 = i_63 & ((int) ((uint) i_194 + (uint) 1));
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
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_68;
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
                    l_68 = (long) gale_longs[2 * gale_items + gale_item];
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
                    l_61 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    l_62 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_63 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    i_64 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_65 = 1L << i_64;
                    l_66 = (long) ((ulong) l_65 + (ulong) (-1L));
                    i_67 = (int) get_local_id(0);
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
                    if (i_214 == 0) {
                        l_216 = 0L;
                    } else {
                        l_217 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_61 + (ulong) (((long) ((ulong) l_213 >> 32)) << 5))) + (ulong) 16L))));
                        l_218 = (long) ((ulong) l_154 + (ulong) l_217);
                        l_216 = l_218;
                    }
                }
                gale_copy((arg_fs + 16 + l_216), (arg_scratch + 16 + (l_152 + l_58)), i_215);
                GALEFS_BARRIER(8);
                if (i_148 == 0) {
                    if (!(i_215 < 1)) {
                        l_219 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_220 = *((__global gale_long *) (arg_fs + 16 + l_219));
                        *((__global gale_long *) (arg_fs + 16 + l_219)) = ((long) ((ulong) ((long) (uint) i_215) + (ulong) l_220));
                    }
                }
                i_221 = (int) ((uint) i_151 + (uint) i_215);
                if (l_213 < 0L) {
                    i_150 = i_214;
                    i_151 = i_221;
                } else {
                    i_222 = ((i_215 < 1) || (!(i_221 < 200))) ? 0 : 1;
                    i_150 = i_222;
                    i_151 = i_221;
                }
            }
            if (i_151 < 1) {
                i_223 = i_150;
            } else {
                i_223 = i_151;
            }
            i_224 = (int) *((__global char *) (arg_scratch + 16 + l_147));
            GALEFS_BARRIER(9);
            l_225 = (long) ((ulong) ((long) ((ulong) ((long) i_224) + (ulong) ((long) ((ulong) (l_68 << 5) - (ulong) l_68)))) + (ulong) ((long) i_223));
            l_68 = l_225;
            i_69 = i_145;
        } else {
            i_69 = i_145;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_226 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_226 == 0) {
            i_227 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_228 = (int) (0 - (uint) i_227);
            if (i_228 < 0) {
                l_229 = (long) i_228;
                l_230 = l_229;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_231 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_231)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 12L)))) = i_35;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_231 + (ulong) 36L)))) = 0;
                l_230 = LONG_MIN;
            }
        } else {
            l_232 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_233 = *((__global gale_int *) (arg_fs + 16 + l_232));
            i_234 = (int) ((uint) i_233 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_232)) = i_234;
            if (i_2 < i_234) {
                i_235 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_235 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_236 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_236)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 36L)))) = 0;
                    l_230 = LONG_MIN;
                } else {
                    l_230 = (-16L);
                }
            } else {
                l_230 = (-16L);
            }
        }
    } else {
        l_230 = 0L;
    }
    GALEFS_BROADCAST(10, l_237, l_230);
    if (l_237 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_57;
        gale_longs[gale_item] = (ulong) l_68;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_237); }
        GALEFS_RETURN;
        resume_6:
        i_57 = (int) gale_ints[gale_item];
        l_68 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_237 = gale_round_reply(gale_entry);
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
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_243 + (ulong) 12L)))) = i_57;
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
        gale_longs[gale_item] = (ulong) l_68;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_249); }
        GALEFS_RETURN;
        resume_7:
        l_68 = (long) gale_longs[gale_item];
        l_249 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_68;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_161) VARIABLE(int, i_164) VARIABLE(int, i_165) VARIABLE(int, i_167) VARIABLE(int, i_168) VARIABLE(int, i_171) VARIABLE(int, i_172) VARIABLE(int, i_175) VARIABLE(int, i_177) VARIABLE(int, i_181) VARIABLE(int, i_290) VARIABLE(int, i_291) VARIABLE(int, i_305) VARIABLE(int, i_306) VARIABLE(int, i_309) VARIABLE(int, i_310) VARIABLE(int, i_311) VARIABLE(int, i_313) VARIABLE(int, i_423) VARIABLE(int, i_424) VARIABLE(int, i_438) VARIABLE(int, i_439) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_120) VARIABLE(long, l_121) VARIABLE(long, l_123) VARIABLE(long, l_125) VARIABLE(long, l_160) VARIABLE(long, l_162) VARIABLE(long, l_166) VARIABLE(long, l_169) VARIABLE(long, l_170) VARIABLE(long, l_173) VARIABLE(long, l_174) VARIABLE(long, l_176) VARIABLE(long, l_179) VARIABLE(long, l_182) VARIABLE(long, l_184) VARIABLE(long, l_2) VARIABLE(long, l_289) VARIABLE(long, l_3) VARIABLE(long, l_307) VARIABLE(long, l_308) VARIABLE(long, l_314) VARIABLE(long, l_316) VARIABLE(long, l_4) VARIABLE(long, l_422) VARIABLE(long, l_62) VARIABLE(__global uchar *, ul_163)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_120) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_177) VARIABLE(i_181) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_179) VARIABLE(l_182) VARIABLE(l_184) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_163)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_177) VARIABLE(i_181) VARIABLE(i_290) VARIABLE(i_291) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_179) VARIABLE(l_2) VARIABLE(l_289) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_163)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_177) VARIABLE(i_305) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_163)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_306) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_307) VARIABLE(l_308) VARIABLE(l_314) VARIABLE(l_316) VARIABLE(l_4) VARIABLE(ul_163)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_306) VARIABLE(i_309) VARIABLE(i_310) VARIABLE(i_311) VARIABLE(i_313) VARIABLE(i_423) VARIABLE(i_424) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_307) VARIABLE(l_308) VARIABLE(l_4) VARIABLE(l_422) VARIABLE(ul_163)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_161) VARIABLE(i_164) VARIABLE(i_165) VARIABLE(i_167) VARIABLE(i_168) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_175) VARIABLE(i_306) VARIABLE(i_438) VARIABLE(i_439) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_121) VARIABLE(l_123) VARIABLE(l_125) VARIABLE(l_160) VARIABLE(l_162) VARIABLE(l_166) VARIABLE(l_169) VARIABLE(l_170) VARIABLE(l_173) VARIABLE(l_174) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(ul_163)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_161) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_176) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(l_176)

__kernel void galefs_readsOfAList(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_163;
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_68, i_70, i_71, i_73, i_75, i_78, i_79, i_82, i_83, i_89, i_90, i_97, i_102, i_105, i_108, i_109, i_112, i_113, i_117, i_122, i_124, i_127, i_128, i_129, i_130, i_131, i_132, i_141, i_144, i_147, i_148, i_151, i_152, i_156, i_161, i_164, i_165, i_167, i_168, i_171, i_172, i_175, i_177, i_180, i_181, i_186, i_187, i_190, i_191, i_192, i_193, i_194, i_196, i_198, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_213, i_215, i_216, i_217, i_218, i_219, i_220, i_222, i_224, i_225, i_226, i_227, i_230, i_232, i_233, i_238, i_240, i_241, i_243, i_245, i_248, i_249, i_252, i_253, i_261, i_271, i_274, i_277, i_278, i_281, i_282, i_286, i_290, i_291, i_298, i_303, i_304, i_305, i_306, i_309, i_310, i_311, i_312, i_313, i_318, i_319, i_323, i_324, i_325, i_326, i_327, i_329, i_331, i_338, i_339, i_340, i_341, i_342, i_343, i_344, i_346, i_348, i_349, i_350, i_351, i_352, i_353, i_355, i_357, i_358, i_359, i_360, i_363, i_365, i_366, i_371, i_373, i_374, i_376, i_378, i_381, i_382, i_385, i_386, i_394, i_404, i_407, i_410, i_411, i_414, i_415, i_419, i_423, i_424, i_431, i_436, i_437, i_438, i_439, i_442, i_446, i_448, i_449, i_451, i_453, i_456, i_457, i_460, i_461, i_470, i_475, i_478, i_481, i_482, i_485, i_486, i_490, i_495, i_499, i_501, i_502, i_504, i_506, i_509, i_510, i_513, i_514, i_523, i_528, i_531, i_534, i_535, i_538, i_539, i_543;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_65, l_66, l_67, l_69, l_72, l_74, l_76, l_77, l_80, l_81, l_84, l_85, l_86, l_87, l_88, l_91, l_92, l_93, l_94, l_95, l_96, l_98, l_99, l_100, l_101, l_103, l_104, l_106, l_107, l_110, l_111, l_114, l_115, l_116, l_118, l_119, l_120, l_121, l_123, l_125, l_126, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_142, l_143, l_145, l_146, l_149, l_150, l_153, l_154, l_155, l_157, l_158, l_159, l_160, l_162, l_166, l_169, l_170, l_173, l_174, l_176, l_178, l_179, l_182, l_183, l_184, l_185, l_188, l_189, l_195, l_197, l_199, l_200, l_201, l_202, l_203, l_204, l_212, l_214, l_221, l_223, l_228, l_229, l_231, l_234, l_235, l_236, l_237, l_239, l_242, l_244, l_246, l_247, l_250, l_251, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_262, l_263, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_272, l_273, l_275, l_276, l_279, l_280, l_283, l_284, l_285, l_287, l_288, l_289, l_292, l_293, l_294, l_295, l_296, l_297, l_299, l_300, l_301, l_302, l_307, l_308, l_314, l_315, l_316, l_317, l_320, l_321, l_322, l_328, l_330, l_332, l_333, l_334, l_335, l_336, l_337, l_345, l_347, l_354, l_356, l_361, l_362, l_364, l_367, l_368, l_369, l_370, l_372, l_375, l_377, l_379, l_380, l_383, l_384, l_387, l_388, l_389, l_390, l_391, l_392, l_393, l_395, l_396, l_397, l_398, l_399, l_400, l_401, l_402, l_403, l_405, l_406, l_408, l_409, l_412, l_413, l_416, l_417, l_418, l_420, l_421, l_422, l_425, l_426, l_427, l_428, l_429, l_430, l_432, l_433, l_434, l_435, l_440, l_441, l_443, l_444, l_445, l_447, l_450, l_452, l_454, l_455, l_458, l_459, l_462, l_463, l_464, l_465, l_466, l_467, l_468, l_469, l_471, l_472, l_473, l_474, l_476, l_477, l_479, l_480, l_483, l_484, l_487, l_488, l_489, l_491, l_492, l_493, l_494, l_496, l_497, l_498, l_500, l_503, l_505, l_507, l_508, l_511, l_512, l_515, l_516, l_517, l_518, l_519, l_520, l_521, l_522, l_524, l_525, l_526, l_527, l_529, l_530, l_532, l_533, l_536, l_537, l_540, l_541, l_542, l_544, l_545, l_546;
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
    if (((int) get_local_id(0)) == 0) {
        l_63 = (long) ((int) get_group_id(0));
        i_64 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_63 << 12) + (l_63 << 11)))) + (ulong) 1856L))));
        if (i_64 == 0) {
            l_65 = (long) ((int) get_group_id(0));
            l_66 = (long) ((ulong) l_4 + (ulong) ((l_65 << 12) + (l_65 << 11)));
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
                l_77 = (-1L);
                while (true) {
                    if (!(i_75 == 0)) {
                        break;
                    }
                    i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
                    i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                    if (i_73 == i_79) {
                        i_75 = 1;
                    } else {
                        if (i_78 == 0) {
                            if (l_76 < l_3) {
                                GALEFS_RELAX(l_76);
                                l_80 = (long) ((ulong) l_76 + (ulong) 1L);
                                l_76 = l_80;
                            } else {
                                l_81 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_82 = (l_77 == l_81) ? (-110) : 0;
                                i_75 = i_82;
                                l_76 = 0L;
                                l_77 = l_81;
                            }
                        } else {
                            i_83 = (int) (0 - (uint) i_78);
                            i_75 = i_83;
                        }
                    }
                }
                i_71 = i_75;
            }
            l_84 = (long) i_71;
            l_85 = l_84;
        } else {
            l_85 = (-16L);
        }
        if (l_85 < 0L) {
            l_86 = l_85;
        } else {
            l_87 = (long) ((int) get_group_id(0));
            l_88 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 2048L);
            i_89 = 0;
            while (true) {
                if (!(i_89 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) ((long) i_89))))) = (char) ((int) gale_literals[((int) ((uint) i_89 + (uint) 4))]);
                i_90 = (int) ((uint) i_89 + (uint) 1);
                i_89 = i_90;
            }
            l_91 = (long) ((int) get_group_id(0));
            l_92 = (long) ((ulong) l_4 + (ulong) ((l_91 << 12) + (l_91 << 11)));
            l_93 = (long) ((ulong) l_92 + (ulong) 1896L);
            l_94 = *((__global gale_long *) (arg_fs + 16 + l_93));
            l_95 = (long) ((ulong) l_94 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_95) & 1023)))))) = 0L;
            l_96 = (long) ((ulong) l_92 + (ulong) ((long) (uint) (((int) l_94) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_96)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_93)) = l_95;
            GALEFS_FENCE();
            i_97 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_97))))) = (char) 1;
            if (l_0 == 0L) {
                l_86 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_97 >> 6)))))) = (char) 1;
                l_86 = LONG_MIN;
            }
        }
    } else {
        l_86 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_86 < (-4611686018427387904L)) {
            l_98 = (long) ((int) get_group_id(0));
            l_99 = (long) ((ulong) l_4 + (ulong) ((l_98 << 12) + (l_98 << 11)));
            l_100 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1896L))));
            l_101 = (long) ((ulong) l_100 + (ulong) (-64L));
            i_102 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_103 = (long) ((ulong) l_99 + (ulong) 1792L);
            l_104 = (long) ((ulong) l_99 + (ulong) 1796L);
            i_105 = 0;
            l_106 = 0L;
            l_107 = (-1L);
            while (true) {
                if (!(i_105 == 0)) {
                    break;
                }
                i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_104));
                i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                if (i_102 == i_109) {
                    i_105 = 1;
                } else {
                    if (i_108 == 0) {
                        if (l_106 < l_3) {
                            GALEFS_RELAX(l_106);
                            l_110 = (long) ((ulong) l_106 + (ulong) 1L);
                            l_106 = l_110;
                        } else {
                            l_111 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_112 = (l_107 == l_111) ? (-110) : 0;
                            i_105 = i_112;
                            l_106 = 0L;
                            l_107 = l_111;
                        }
                    } else {
                        i_113 = (int) (0 - (uint) i_108);
                        i_105 = i_113;
                    }
                }
            }
            if (i_105 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1888L)))) = i_102;
            }
            GALEFS_FENCE();
            if (i_105 < 0) {
                l_114 = (long) i_105;
                l_115 = l_114;
            } else {
                l_116 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 1800L))));
                l_115 = l_116;
            }
            i_117 = (int) ((uint) ((int) l_86) + (uint) (-1));
            if (i_117 < 0) {
                l_118 = l_115;
            } else {
                if (l_115 < 0L) {
                    l_118 = l_115;
                } else {
                    l_119 = (l_115 << 32) | ((long) (uint) i_117);
                    l_118 = l_119;
                }
            }
        } else {
            l_118 = l_86;
        }
    } else {
        l_118 = l_86;
    }
    GALEFS_BROADCAST(2, l_120, l_118);
    l_121 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_122 = (int) l_62;
    l_123 = (long) ((ulong) l_121 + (ulong) (((long) i_122) << 3));
    i_124 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_125 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_126 = (long) ((int) get_group_id(0));
        i_127 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_126 << 12) + (l_126 << 11)))) + (ulong) 1796L))));
        if (i_122 < 0) {
            i_128 = (-9);
        } else {
            if (i_122 < i_124) {
                i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                i_130 = (int) ((uint) i_129 + (uint) (-1));
                i_131 = (i_130 < 0) ? (-9) : i_130;
                i_128 = i_131;
            } else {
                i_128 = (-9);
            }
        }
        i_132 = (int) (0 - (uint) i_127);
        if (i_132 < 0) {
            l_133 = (long) i_132;
            l_134 = l_133;
        } else {
            l_135 = (long) i_128;
            if (i_128 < 0) {
                l_134 = l_135;
            } else {
                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) (l_135 << 6)))));
                l_134 = l_136;
            }
        }
    } else {
        l_134 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_134 < (-4611686018427387904L)) {
            l_137 = (long) ((int) get_group_id(0));
            l_138 = (long) ((ulong) l_4 + (ulong) ((l_137 << 12) + (l_137 << 11)));
            l_139 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1896L))));
            l_140 = (long) ((ulong) l_139 + (ulong) (-64L));
            i_141 = (int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_142 = (long) ((ulong) l_138 + (ulong) 1792L);
            l_143 = (long) ((ulong) l_138 + (ulong) 1796L);
            i_144 = 0;
            l_145 = 0L;
            l_146 = (-1L);
            while (true) {
                if (!(i_144 == 0)) {
                    break;
                }
                i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_143));
                i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                if (i_141 == i_148) {
                    i_144 = 1;
                } else {
                    if (i_147 == 0) {
                        if (l_145 < l_3) {
                            GALEFS_RELAX(l_145);
                            l_149 = (long) ((ulong) l_145 + (ulong) 1L);
                            l_145 = l_149;
                        } else {
                            l_150 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_151 = (l_146 == l_150) ? (-110) : 0;
                            i_144 = i_151;
                            l_145 = 0L;
                            l_146 = l_150;
                        }
                    } else {
                        i_152 = (int) (0 - (uint) i_147);
                        i_144 = i_152;
                    }
                }
            }
            if (i_144 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1888L)))) = i_141;
            }
            GALEFS_FENCE();
            if (i_144 < 0) {
                l_153 = (long) i_144;
                l_154 = l_153;
            } else {
                l_155 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1800L))));
                l_154 = l_155;
            }
            i_156 = (int) ((uint) ((int) l_134) + (uint) (-1));
            if (i_156 < 0) {
                l_157 = l_154;
            } else {
                if (l_154 < 0L) {
                    l_157 = l_154;
                } else {
                    l_158 = (l_154 << 32) | ((long) (uint) i_156);
                    l_157 = l_158;
                }
            }
        } else {
            l_157 = l_134;
        }
    } else {
        l_157 = l_134;
    }
    GALEFS_BROADCAST(3, l_159, l_157);
    l_160 = ((long) ((ulong) l_159 + (ulong) ((long) ((ulong) (l_159 >> 63) >> 62)))) >> 2;
    i_161 = (int) l_120;
    l_162 = ((long) ((int) get_group_id(0))) << 10;
    ul_163 = arg_scratch + ((((long) ((int) (l_162 >> 2))) << 2) + 16L);
    i_164 = (int) get_local_id(0);
    i_165 = (int) get_local_id(0);
    l_166 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_167 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_168 = (int) ((uint) (1 << i_167) + (uint) (-1));
    l_169 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_170 = *((__global gale_long *) (arg_fs + 16 + 128L));
    i_171 = *((__global gale_int *) (arg_fs + 16 + 144L));
    i_172 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_173 = 1L << i_172;
    l_174 = (long) ((ulong) l_173 + (ulong) (-1L));
    i_175 = (int) get_local_id(0);
    l_176 = 0L;
    i_177 = 0;
    while (true) {
        l_178 = (long) i_177;
        if (!(l_178 < l_160)) {
            break;
        }
        l_179 = l_178 << 2;
        i_180 = 1;
        i_181 = 0;
        while (true) {
            if (!(i_180 == 1)) {
                break;
            }
            l_182 = (long) i_181;
            l_183 = l_182 + l_179;
            l_184 = l_183 & l_174;
            if (i_175 == 0) {
                l_185 = (long) ((int) get_group_id(0));
                i_186 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1796L))));
                i_187 = (int) (0 - (uint) i_186);
                if (i_187 < 0) {
                    l_188 = (long) i_187;
                    l_189 = l_188;
                } else {
                    if (i_122 < 0) {
                        i_190 = (-9);
                    } else {
                        if (i_122 < i_124) {
                            i_191 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                            i_192 = (int) ((uint) i_191 + (uint) (-1));
                            i_193 = (i_192 < 0) ? (-9) : i_192;
                            if (i_193 < 0) {
                                i_190 = i_193;
                            } else {
                                i_194 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 4L))));
                                if ((i_194 & 3) == 1) {
                                    i_190 = (-9);
                                } else {
                                    i_190 = i_193;
                                }
                            }
                        } else {
                            i_190 = (-9);
                        }
                    }
                    l_195 = (long) i_190;
                    if (i_190 < 0) {
                        l_189 = l_195;
                    } else {
                        if (l_183 < 0L) {
                            l_189 = (-22L);
                        } else {
                            i_196 = (int) ((uint) 4 - (uint) i_181);
                            if (i_196 < 0) {
                                l_189 = (-22L);
                            } else {
                                l_197 = (long) ((int) get_group_id(0));
                                i_198 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L))));
                                if (i_198 == 0) {
                                    l_199 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) (l_195 << 6)))));
                                    l_200 = (long) ((ulong) l_199 - (ulong) l_183);
                                    if (l_200 < 1L) {
                                        l_189 = 0L;
                                    } else {
                                        l_201 = (long) (uint) i_196;
                                        l_202 = (l_200 < l_201) ? l_200 : l_201;
                                        l_189 = l_202;
                                    }
                                } else {
                                    l_189 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_189 < 1L) {
                    l_203 = l_189;
                } else {
                    l_204 = (long) ((ulong) l_173 - (ulong) l_184);
                    if (l_204 < l_189) {
                        i_205 = (int) l_204;
                        i_206 = i_205;
                    } else {
                        i_207 = (int) l_189;
                        i_206 = i_207;
                    }
                    if (i_122 < 0) {
                        i_208 = (-9);
                    } else {
                        if (i_122 < i_124) {
                            i_209 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                            i_210 = (int) ((uint) i_209 + (uint) (-1));
                            i_211 = (i_210 < 0) ? (-9) : i_210;
                            i_208 = i_211;
                        } else {
                            i_208 = (-9);
                        }
                    }
                    l_212 = (long) i_208;
                    if (i_208 < 0) {
                        l_203 = l_212;
                    } else {
                        i_213 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (l_212 << 6))) + (ulong) 8L))));
                        l_214 = l_183 >> i_172;
                        i_215 = i_171 & ((int) (((long) ((ulong) ((long) ((ulong) l_214 + (ulong) (((long) i_213) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        i_216 = i_215;
                        i_217 = 0;
                        i_218 = (-2);
                        while (true) {
                            if (!(i_218 == (-2))) {
                                break;
                            }
                            i_219 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) (((long) i_216) << 2)))));
                            i_220 = (int) ((uint) i_219 + (uint) (-1));
                            if (i_220 < 0) {
                                i_218 = (-1);
                            } else {
                                l_221 = (long) ((ulong) l_169 + (ulong) (((long) (uint) i_220) << 5));
                                i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_221));
                                l_223 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) 8L))));
                                if ((!(i_213 == i_222)) || (!(l_214 == l_223))) {
                                    if (i_171 == i_217) {
                                        i_218 = (-1);
                                    } else {
                                        i_224 = (int) ((uint) i_217 + (uint) 1);
                                        i_225 = i_171 & ((int) ((uint) i_216 + (uint) 1));
                                        i_216 = i_225;
                                        i_217 = i_224;
                                    }
                                } else {
                                    i_218 = i_220;
                                }
                            }
                        }
                        if (i_218 < 0) {
                            i_226 = i_218;
                        } else {
                            i_227 = (int) get_group_id(0);
                            l_228 = (long) ((ulong) l_166 + (ulong) ((((long) (i_227 & i_168)) << 6) + (((long) (i_227 >> i_167)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_228)) = ((int) ((uint) i_218 + (uint) 1));
                            GALEFS_FENCE();
                            l_229 = (long) ((ulong) l_169 + (ulong) (((long) (uint) i_218) << 5));
                            i_230 = *((volatile __global gale_int *) (arg_fs + 16 + l_229));
                            GALEFS_ACQUIRE_FENCE();
                            if (i_213 == i_230) {
                                l_231 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_229 + (ulong) 8L))));
                                i_232 = (l_214 == l_231) ? 1 : 0;
                                i_233 = i_232;
                            } else {
                                i_233 = 0;
                            }
                            if (i_233 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_228)) = 0;
                            }
                            GALEFS_ACQUIRE_FENCE();
                            if (i_233 == 0) {
                                i_226 = (-1);
                            } else {
                                i_226 = i_218;
                            }
                        }
                        l_234 = (long) i_206;
                        if (i_226 < 0) {
                            l_235 = (long) ((int) get_group_id(0));
                            l_236 = (long) ((ulong) l_4 + (ulong) ((l_235 << 12) + (l_235 << 11)));
                            l_237 = (long) ((ulong) l_236 + (ulong) 1796L);
                            i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
                            l_239 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_236 + (ulong) 1896L))));
                            i_240 = (int) (0 - (uint) i_238);
                            if (i_240 < 0) {
                                i_241 = i_240;
                            } else {
                                l_242 = (long) ((ulong) l_239 + (ulong) (-64L));
                                i_243 = (int) ((uint) ((int) (((long) ((ulong) l_242 + (ulong) ((long) ((ulong) (l_242 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_244 = (long) ((ulong) l_236 + (ulong) 1792L);
                                i_245 = 0;
                                l_246 = 0L;
                                l_247 = (-1L);
                                while (true) {
                                    if (!(i_245 == 0)) {
                                        break;
                                    }
                                    i_248 = *((volatile __global gale_int *) (arg_fs + 16 + l_237));
                                    i_249 = *((volatile __global gale_int *) (arg_fs + 16 + l_244));
                                    if (i_243 == i_249) {
                                        i_245 = 1;
                                    } else {
                                        if (i_248 == 0) {
                                            if (l_246 < l_3) {
                                                GALEFS_RELAX(l_246);
                                                l_250 = (long) ((ulong) l_246 + (ulong) 1L);
                                                l_246 = l_250;
                                            } else {
                                                l_251 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_252 = (l_247 == l_251) ? (-110) : 0;
                                                i_245 = i_252;
                                                l_246 = 0L;
                                                l_247 = l_251;
                                            }
                                        } else {
                                            i_253 = (int) (0 - (uint) i_248);
                                            i_245 = i_253;
                                        }
                                    }
                                }
                                i_241 = i_245;
                            }
                            if (i_241 < 0) {
                                l_254 = (long) i_241;
                                l_203 = l_254;
                            } else {
                                l_255 = (long) ((int) get_group_id(0));
                                l_256 = (long) ((ulong) l_4 + (ulong) ((l_255 << 12) + (l_255 << 11)));
                                l_257 = (long) ((ulong) l_256 + (ulong) 1896L);
                                l_258 = *((__global gale_long *) (arg_fs + 16 + l_257));
                                l_259 = (long) ((ulong) l_258 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) ((long) (uint) (((int) l_259) & 1023)))))) = 0L;
                                l_260 = (long) ((ulong) l_256 + (ulong) ((long) (uint) (((int) l_258) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_258 + (ulong) ((long) ((ulong) (l_258 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 12L)))) = i_122;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 16L)))) = l_183;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 24L)))) = l_189;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_260)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_257)) = l_259;
                                GALEFS_FENCE();
                                i_261 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_261))))) = (char) 1;
                                l_262 = (long) ((ulong) l_234 + (ulong) (-9223372036854775807L));
                                if (l_0 == 0L) {
                                    l_203 = l_262;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_261 >> 6)))))) = (char) 1;
                                    l_203 = l_262;
                                }
                            }
                        } else {
                            l_263 = (long) ((int) get_group_id(0));
                            l_264 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_263 << 12) + (l_263 << 11)))) + (ulong) 1864L);
                            l_265 = *((__global gale_long *) (arg_fs + 16 + l_264));
                            *((__global gale_long *) (arg_fs + 16 + l_264)) = ((long) ((ulong) l_265 + (ulong) 1L));
                            l_266 = l_234 | (((long) (uint) i_226) << 32);
                            l_203 = l_266;
                        }
                    }
                }
            } else {
                l_203 = 0L;
            }
            if (i_165 == 0) {
                if (l_203 < (-4611686018427387904L)) {
                    l_267 = (long) ((int) get_group_id(0));
                    l_268 = (long) ((ulong) l_4 + (ulong) ((l_267 << 12) + (l_267 << 11)));
                    l_269 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1896L))));
                    l_270 = (long) ((ulong) l_269 + (ulong) (-64L));
                    i_271 = (int) ((uint) ((int) (((long) ((ulong) l_270 + (ulong) ((long) ((ulong) (l_270 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_272 = (long) ((ulong) l_268 + (ulong) 1792L);
                    l_273 = (long) ((ulong) l_268 + (ulong) 1796L);
                    i_274 = 0;
                    l_275 = 0L;
                    l_276 = (-1L);
                    while (true) {
                        if (!(i_274 == 0)) {
                            break;
                        }
                        i_277 = *((volatile __global gale_int *) (arg_fs + 16 + l_273));
                        i_278 = *((volatile __global gale_int *) (arg_fs + 16 + l_272));
                        if (i_271 == i_278) {
                            i_274 = 1;
                        } else {
                            if (i_277 == 0) {
                                if (l_275 < l_3) {
                                    GALEFS_RELAX(l_275);
                                    l_279 = (long) ((ulong) l_275 + (ulong) 1L);
                                    l_275 = l_279;
                                } else {
                                    l_280 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_281 = (l_276 == l_280) ? (-110) : 0;
                                    i_274 = i_281;
                                    l_275 = 0L;
                                    l_276 = l_280;
                                }
                            } else {
                                i_282 = (int) (0 - (uint) i_277);
                                i_274 = i_282;
                            }
                        }
                    }
                    if (i_274 < 0) {
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1888L)))) = i_271;
                    }
                    GALEFS_FENCE();
                    if (i_274 < 0) {
                        l_283 = (long) i_274;
                        l_284 = l_283;
                    } else {
                        l_285 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_268 + (ulong) 1800L))));
                        l_284 = l_285;
                    }
                    i_286 = (int) ((uint) ((int) l_203) + (uint) (-1));
                    if (i_286 < 0) {
                        l_287 = l_284;
                    } else {
                        if (l_284 < 0L) {
                            l_287 = l_284;
                        } else {
                            l_288 = (l_284 << 32) | ((long) (uint) i_286);
                            l_287 = l_288;
                        }
                    }
                } else {
                    l_287 = l_203;
                }
            } else {
                l_287 = l_203;
            }
            GALEFS_BROADCAST(4, l_289, l_287);
            i_290 = (int) l_289;
            if (l_289 < 0L) {
                i_291 = 0;
            } else {
                i_291 = i_290;
            }
            if (l_289 < 0L) {
                l_292 = 0L;
            } else {
                if (i_290 == 0) {
                    l_292 = 0L;
                } else {
                    l_293 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_169 + (ulong) (((long) ((ulong) l_289 >> 32)) << 5))) + (ulong) 16L))));
                    l_294 = (long) ((ulong) l_184 + (ulong) l_293);
                    l_292 = l_294;
                }
            }
            gale_copy((arg_fs + 16 + l_292), (arg_scratch + 16 + (l_182 + l_162)), i_291);
            GALEFS_BARRIER(5);
            if (i_164 == 0) {
                if (!(i_291 < 1)) {
                    l_295 = (long) ((int) get_group_id(0));
                    l_296 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_295 << 12) + (l_295 << 11)))) + (ulong) 1872L);
                    l_297 = *((__global gale_long *) (arg_fs + 16 + l_296));
                    *((__global gale_long *) (arg_fs + 16 + l_296)) = ((long) ((ulong) ((long) (uint) i_291) + (ulong) l_297));
                    GALEFS_RELEASE_FENCE();
                    i_298 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((((long) (i_168 & i_298)) << 6) + (((long) (i_298 >> i_167)) << 2)))))) = 0;
                    l_299 = (long) ((int) get_group_id(0));
                    l_300 = (long) ((ulong) l_4 + (ulong) ((l_299 << 12) + (l_299 << 11)));
                    l_301 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1896L))));
                    l_302 = (long) ((ulong) l_301 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_302 + (ulong) ((long) ((ulong) (l_302 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
            }
            i_303 = (int) ((uint) i_181 + (uint) i_291);
            if (l_289 < 0L) {
                i_180 = i_290;
                i_181 = i_303;
            } else {
                i_304 = ((i_291 < 1) || (!(i_303 < 4))) ? 0 : 1;
                i_180 = i_304;
                i_181 = i_303;
            }
        }
        i_305 = *((__global gale_int *) ul_163);
        GALEFS_BARRIER(6);
        i_306 = (int) ((uint) i_177 + (uint) 1);
        if ((i_305 & 1) == 0) {
            l_307 = (long) i_305;
            l_308 = ((long) ((int) get_local_id(0))) + l_162;
            i_309 = (int) get_local_id(0);
            i_310 = (int) get_local_id(0);
            i_311 = (int) get_local_id(0);
            i_312 = 1;
            i_313 = 0;
            while (true) {
                if (!(i_312 == 1)) {
                    break;
                }
                l_314 = (long) i_313;
                l_315 = l_307 + l_314;
                l_316 = l_174 & l_315;
                if (i_311 == 0) {
                    l_317 = (long) ((int) get_group_id(0));
                    i_318 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_317 << 12) + (l_317 << 11)))) + (ulong) 1796L))));
                    i_319 = (int) (0 - (uint) i_318);
                    l_320 = (long) ((ulong) l_121 + (ulong) (((long) i_161) << 3));
                    if (i_319 < 0) {
                        l_321 = (long) i_319;
                        l_322 = l_321;
                    } else {
                        if (i_161 < 0) {
                            i_323 = (-9);
                        } else {
                            if (i_161 < i_124) {
                                i_324 = *((volatile __global gale_int *) (arg_fs + 16 + l_320));
                                i_325 = (int) ((uint) i_324 + (uint) (-1));
                                i_326 = (i_325 < 0) ? (-9) : i_325;
                                if (i_326 < 0) {
                                    i_323 = i_326;
                                } else {
                                    i_327 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 4L))));
                                    if ((i_327 & 3) == 1) {
                                        i_323 = (-9);
                                    } else {
                                        i_323 = i_326;
                                    }
                                }
                            } else {
                                i_323 = (-9);
                            }
                        }
                        l_328 = (long) i_323;
                        if (i_323 < 0) {
                            l_322 = l_328;
                        } else {
                            if (l_315 < 0L) {
                                l_322 = (-22L);
                            } else {
                                i_329 = (int) ((uint) 200 - (uint) i_313);
                                if (i_329 < 0) {
                                    l_322 = (-22L);
                                } else {
                                    l_330 = (long) ((int) get_group_id(0));
                                    i_331 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_330 << 12) + (l_330 << 11)))) + (ulong) 1856L))));
                                    if (i_331 == 0) {
                                        l_332 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_125 + (ulong) (l_328 << 6)))));
                                        l_333 = (long) ((ulong) l_332 - (ulong) l_315);
                                        if (l_333 < 1L) {
                                            l_322 = 0L;
                                        } else {
                                            l_334 = (long) (uint) i_329;
                                            l_335 = (l_333 < l_334) ? l_333 : l_334;
                                            l_322 = l_335;
                                        }
                                    } else {
                                        l_322 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_322 < 1L) {
                        l_336 = l_322;
                    } else {
                        l_337 = (long) ((ulong) l_173 - (ulong) l_316);
                        if (l_337 < l_322) {
                            i_338 = (int) l_337;
                            i_339 = i_338;
                        } else {
                            i_340 = (int) l_322;
                            i_339 = i_340;
                        }
                        if (i_161 < 0) {
                            i_341 = (-9);
                        } else {
                            if (i_161 < i_124) {
                                i_342 = *((volatile __global gale_int *) (arg_fs + 16 + l_320));
                                i_343 = (int) ((uint) i_342 + (uint) (-1));
                                i_344 = (i_343 < 0) ? (-9) : i_343;
                                i_341 = i_344;
                            } else {
                                i_341 = (-9);
                            }
                        }
                        l_345 = (long) i_341;
                        if (i_341 < 0) {
                            l_336 = l_345;
                        } else {
                            i_346 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_125 + (ulong) (l_345 << 6))) + (ulong) 8L))));
                            l_347 = l_315 >> i_172;
                            i_348 = i_171 & ((int) (((long) ((ulong) ((long) ((ulong) l_347 + (ulong) (((long) i_346) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            i_349 = i_348;
                            i_350 = 0;
                            i_351 = (-2);
                            while (true) {
                                if (!(i_351 == (-2))) {
                                    break;
                                }
                                i_352 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) (((long) i_349) << 2)))));
                                i_353 = (int) ((uint) i_352 + (uint) (-1));
                                if (i_353 < 0) {
                                    i_351 = (-1);
                                } else {
                                    l_354 = (long) ((ulong) l_169 + (ulong) (((long) (uint) i_353) << 5));
                                    i_355 = *((volatile __global gale_int *) (arg_fs + 16 + l_354));
                                    l_356 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 8L))));
                                    if ((!(i_346 == i_355)) || (!(l_347 == l_356))) {
                                        if (i_171 == i_350) {
                                            i_351 = (-1);
                                        } else {
                                            i_357 = (int) ((uint) i_350 + (uint) 1);
                                            i_358 = i_171 & ((int) ((uint) i_349 + (uint) 1));
                                            i_349 = i_358;
                                            i_350 = i_357;
                                        }
                                    } else {
                                        i_351 = i_353;
                                    }
                                }
                            }
                            if (i_351 < 0) {
                                i_359 = i_351;
                            } else {
                                i_360 = (int) get_group_id(0);
                                l_361 = (long) ((ulong) l_166 + (ulong) ((((long) (i_168 & i_360)) << 6) + (((long) (i_360 >> i_167)) << 2)));
                                *((volatile __global gale_int *) (arg_fs + 16 + l_361)) = ((int) ((uint) i_351 + (uint) 1));
                                GALEFS_FENCE();
                                l_362 = (long) ((ulong) l_169 + (ulong) (((long) (uint) i_351) << 5));
                                i_363 = *((volatile __global gale_int *) (arg_fs + 16 + l_362));
                                GALEFS_ACQUIRE_FENCE();
                                if (i_346 == i_363) {
                                    l_364 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_362 + (ulong) 8L))));
                                    i_365 = (l_347 == l_364) ? 1 : 0;
                                    i_366 = i_365;
                                } else {
                                    i_366 = 0;
                                }
                                if (i_366 == 0) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_361)) = 0;
                                }
                                GALEFS_ACQUIRE_FENCE();
                                if (i_366 == 0) {
                                    i_359 = (-1);
                                } else {
                                    i_359 = i_351;
                                }
                            }
                            l_367 = (long) i_339;
                            if (i_359 < 0) {
                                l_368 = (long) ((int) get_group_id(0));
                                l_369 = (long) ((ulong) l_4 + (ulong) ((l_368 << 12) + (l_368 << 11)));
                                l_370 = (long) ((ulong) l_369 + (ulong) 1796L);
                                i_371 = *((volatile __global gale_int *) (arg_fs + 16 + l_370));
                                l_372 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_369 + (ulong) 1896L))));
                                i_373 = (int) (0 - (uint) i_371);
                                if (i_373 < 0) {
                                    i_374 = i_373;
                                } else {
                                    l_375 = (long) ((ulong) l_372 + (ulong) (-64L));
                                    i_376 = (int) ((uint) ((int) (((long) ((ulong) l_375 + (ulong) ((long) ((ulong) (l_375 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_377 = (long) ((ulong) l_369 + (ulong) 1792L);
                                    i_378 = 0;
                                    l_379 = 0L;
                                    l_380 = (-1L);
                                    while (true) {
                                        if (!(i_378 == 0)) {
                                            break;
                                        }
                                        i_381 = *((volatile __global gale_int *) (arg_fs + 16 + l_370));
                                        i_382 = *((volatile __global gale_int *) (arg_fs + 16 + l_377));
                                        if (i_376 == i_382) {
                                            i_378 = 1;
                                        } else {
                                            if (i_381 == 0) {
                                                if (l_379 < l_3) {
                                                    GALEFS_RELAX(l_379);
                                                    l_383 = (long) ((ulong) l_379 + (ulong) 1L);
                                                    l_379 = l_383;
                                                } else {
                                                    l_384 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                    i_385 = (l_380 == l_384) ? (-110) : 0;
                                                    i_378 = i_385;
                                                    l_379 = 0L;
                                                    l_380 = l_384;
                                                }
                                            } else {
                                                i_386 = (int) (0 - (uint) i_381);
                                                i_378 = i_386;
                                            }
                                        }
                                    }
                                    i_374 = i_378;
                                }
                                if (i_374 < 0) {
                                    l_387 = (long) i_374;
                                    l_336 = l_387;
                                } else {
                                    l_388 = (long) ((int) get_group_id(0));
                                    l_389 = (long) ((ulong) l_4 + (ulong) ((l_388 << 12) + (l_388 << 11)));
                                    l_390 = (long) ((ulong) l_389 + (ulong) 1896L);
                                    l_391 = *((__global gale_long *) (arg_fs + 16 + l_390));
                                    l_392 = (long) ((ulong) l_391 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) ((long) (uint) (((int) l_392) & 1023)))))) = 0L;
                                    l_393 = (long) ((ulong) l_389 + (ulong) ((long) (uint) (((int) l_391) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_391 + (ulong) ((long) ((ulong) (l_391 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 12L)))) = i_161;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 16L)))) = l_315;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 24L)))) = l_322;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_393 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_393)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_390)) = l_392;
                                    GALEFS_FENCE();
                                    i_394 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_394))))) = (char) 1;
                                    l_395 = (long) ((ulong) l_367 + (ulong) (-9223372036854775807L));
                                    if (l_0 == 0L) {
                                        l_336 = l_395;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_394 >> 6)))))) = (char) 1;
                                        l_336 = l_395;
                                    }
                                }
                            } else {
                                l_396 = (long) ((int) get_group_id(0));
                                l_397 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_396 << 12) + (l_396 << 11)))) + (ulong) 1864L);
                                l_398 = *((__global gale_long *) (arg_fs + 16 + l_397));
                                *((__global gale_long *) (arg_fs + 16 + l_397)) = ((long) ((ulong) l_398 + (ulong) 1L));
                                l_399 = l_367 | (((long) (uint) i_359) << 32);
                                l_336 = l_399;
                            }
                        }
                    }
                } else {
                    l_336 = 0L;
                }
                if (i_310 == 0) {
                    if (l_336 < (-4611686018427387904L)) {
                        l_400 = (long) ((int) get_group_id(0));
                        l_401 = (long) ((ulong) l_4 + (ulong) ((l_400 << 12) + (l_400 << 11)));
                        l_402 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 1896L))));
                        l_403 = (long) ((ulong) l_402 + (ulong) (-64L));
                        i_404 = (int) ((uint) ((int) (((long) ((ulong) l_403 + (ulong) ((long) ((ulong) (l_403 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_405 = (long) ((ulong) l_401 + (ulong) 1792L);
                        l_406 = (long) ((ulong) l_401 + (ulong) 1796L);
                        i_407 = 0;
                        l_408 = 0L;
                        l_409 = (-1L);
                        while (true) {
                            if (!(i_407 == 0)) {
                                break;
                            }
                            i_410 = *((volatile __global gale_int *) (arg_fs + 16 + l_406));
                            i_411 = *((volatile __global gale_int *) (arg_fs + 16 + l_405));
                            if (i_404 == i_411) {
                                i_407 = 1;
                            } else {
                                if (i_410 == 0) {
                                    if (l_408 < l_3) {
                                        GALEFS_RELAX(l_408);
                                        l_412 = (long) ((ulong) l_408 + (ulong) 1L);
                                        l_408 = l_412;
                                    } else {
                                        l_413 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_414 = (l_409 == l_413) ? (-110) : 0;
                                        i_407 = i_414;
                                        l_408 = 0L;
                                        l_409 = l_413;
                                    }
                                } else {
                                    i_415 = (int) (0 - (uint) i_410);
                                    i_407 = i_415;
                                }
                            }
                        }
                        if (i_407 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 1888L)))) = i_404;
                        }
                        GALEFS_FENCE();
                        if (i_407 < 0) {
                            l_416 = (long) i_407;
                            l_417 = l_416;
                        } else {
                            l_418 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_401 + (ulong) 1800L))));
                            l_417 = l_418;
                        }
                        i_419 = (int) ((uint) ((int) l_336) + (uint) (-1));
                        if (i_419 < 0) {
                            l_420 = l_417;
                        } else {
                            if (l_417 < 0L) {
                                l_420 = l_417;
                            } else {
                                l_421 = (l_417 << 32) | ((long) (uint) i_419);
                                l_420 = l_421;
                            }
                        }
                    } else {
                        l_420 = l_336;
                    }
                } else {
                    l_420 = l_336;
                }
                GALEFS_BROADCAST(7, l_422, l_420);
                i_423 = (int) l_422;
                if (l_422 < 0L) {
                    i_424 = 0;
                } else {
                    i_424 = i_423;
                }
                if (l_422 < 0L) {
                    l_425 = 0L;
                } else {
                    if (i_423 == 0) {
                        l_425 = 0L;
                    } else {
                        l_426 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_169 + (ulong) (((long) ((ulong) l_422 >> 32)) << 5))) + (ulong) 16L))));
                        l_427 = (long) ((ulong) l_316 + (ulong) l_426);
                        l_425 = l_427;
                    }
                }
                gale_copy((arg_fs + 16 + l_425), (arg_scratch + 16 + (l_314 + l_162)), i_424);
                GALEFS_BARRIER(8);
                if (i_309 == 0) {
                    if (!(i_424 < 1)) {
                        l_428 = (long) ((int) get_group_id(0));
                        l_429 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_428 << 12) + (l_428 << 11)))) + (ulong) 1872L);
                        l_430 = *((__global gale_long *) (arg_fs + 16 + l_429));
                        *((__global gale_long *) (arg_fs + 16 + l_429)) = ((long) ((ulong) ((long) (uint) i_424) + (ulong) l_430));
                        GALEFS_RELEASE_FENCE();
                        i_431 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) ((((long) (i_168 & i_431)) << 6) + (((long) (i_431 >> i_167)) << 2)))))) = 0;
                        l_432 = (long) ((int) get_group_id(0));
                        l_433 = (long) ((ulong) l_4 + (ulong) ((l_432 << 12) + (l_432 << 11)));
                        l_434 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1896L))));
                        l_435 = (long) ((ulong) l_434 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_433 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_435 + (ulong) ((long) ((ulong) (l_435 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_436 = (int) ((uint) i_313 + (uint) i_424);
                if (l_422 < 0L) {
                    i_312 = i_423;
                    i_313 = i_436;
                } else {
                    i_437 = ((i_424 < 1) || (!(i_436 < 200))) ? 0 : 1;
                    i_312 = i_437;
                    i_313 = i_436;
                }
            }
            if (i_313 < 1) {
                i_438 = i_312;
            } else {
                i_438 = i_313;
            }
            i_439 = (int) *((__global char *) (arg_scratch + 16 + l_308));
            GALEFS_BARRIER(9);
            l_440 = (long) ((ulong) ((long) ((ulong) ((long) i_439) + (ulong) ((long) ((ulong) (l_176 << 5) - (ulong) l_176)))) + (ulong) ((long) i_438));
            l_176 = l_440;
            i_177 = i_306;
        } else {
            i_177 = i_306;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_441 = (long) ((int) get_group_id(0));
        i_442 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_441 << 12) + (l_441 << 11)))) + (ulong) 1856L))));
        if (i_442 == 0) {
            l_443 = (long) ((int) get_group_id(0));
            l_444 = (long) ((ulong) l_4 + (ulong) ((l_443 << 12) + (l_443 << 11)));
            l_445 = (long) ((ulong) l_444 + (ulong) 1796L);
            i_446 = *((volatile __global gale_int *) (arg_fs + 16 + l_445));
            l_447 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_444 + (ulong) 1896L))));
            i_448 = (int) (0 - (uint) i_446);
            if (i_448 < 0) {
                i_449 = i_448;
            } else {
                l_450 = (long) ((ulong) l_447 + (ulong) (-64L));
                i_451 = (int) ((uint) ((int) (((long) ((ulong) l_450 + (ulong) ((long) ((ulong) (l_450 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_452 = (long) ((ulong) l_444 + (ulong) 1792L);
                i_453 = 0;
                l_454 = 0L;
                l_455 = (-1L);
                while (true) {
                    if (!(i_453 == 0)) {
                        break;
                    }
                    i_456 = *((volatile __global gale_int *) (arg_fs + 16 + l_445));
                    i_457 = *((volatile __global gale_int *) (arg_fs + 16 + l_452));
                    if (i_451 == i_457) {
                        i_453 = 1;
                    } else {
                        if (i_456 == 0) {
                            if (l_454 < l_3) {
                                GALEFS_RELAX(l_454);
                                l_458 = (long) ((ulong) l_454 + (ulong) 1L);
                                l_454 = l_458;
                            } else {
                                l_459 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
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
                i_449 = i_453;
            }
            if (i_449 < 0) {
                l_462 = (long) i_449;
                l_463 = l_462;
            } else {
                l_464 = (long) ((int) get_group_id(0));
                l_465 = (long) ((ulong) l_4 + (ulong) ((l_464 << 12) + (l_464 << 11)));
                l_466 = (long) ((ulong) l_465 + (ulong) 1896L);
                l_467 = *((__global gale_long *) (arg_fs + 16 + l_466));
                l_468 = (long) ((ulong) l_467 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_465 + (ulong) ((long) (uint) (((int) l_468) & 1023)))))) = 0L;
                l_469 = (long) ((ulong) l_465 + (ulong) ((long) (uint) (((int) l_467) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_467 + (ulong) ((long) ((ulong) (l_467 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 12L)))) = i_122;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_469 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_469)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_466)) = l_468;
                GALEFS_FENCE();
                i_470 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_470))))) = (char) 1;
                if (l_0 == 0L) {
                    l_463 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_470 >> 6)))))) = (char) 1;
                    l_463 = LONG_MIN;
                }
            }
        } else {
            l_463 = (-16L);
        }
    } else {
        l_463 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_463 < (-4611686018427387904L)) {
            l_471 = (long) ((int) get_group_id(0));
            l_472 = (long) ((ulong) l_4 + (ulong) ((l_471 << 12) + (l_471 << 11)));
            l_473 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 1896L))));
            l_474 = (long) ((ulong) l_473 + (ulong) (-64L));
            i_475 = (int) ((uint) ((int) (((long) ((ulong) l_474 + (ulong) ((long) ((ulong) (l_474 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_476 = (long) ((ulong) l_472 + (ulong) 1792L);
            l_477 = (long) ((ulong) l_472 + (ulong) 1796L);
            i_478 = 0;
            l_479 = 0L;
            l_480 = (-1L);
            while (true) {
                if (!(i_478 == 0)) {
                    break;
                }
                i_481 = *((volatile __global gale_int *) (arg_fs + 16 + l_477));
                i_482 = *((volatile __global gale_int *) (arg_fs + 16 + l_476));
                if (i_475 == i_482) {
                    i_478 = 1;
                } else {
                    if (i_481 == 0) {
                        if (l_479 < l_3) {
                            GALEFS_RELAX(l_479);
                            l_483 = (long) ((ulong) l_479 + (ulong) 1L);
                            l_479 = l_483;
                        } else {
                            l_484 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_485 = (l_480 == l_484) ? (-110) : 0;
                            i_478 = i_485;
                            l_479 = 0L;
                            l_480 = l_484;
                        }
                    } else {
                        i_486 = (int) (0 - (uint) i_481);
                        i_478 = i_486;
                    }
                }
            }
            if (i_478 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 1888L)))) = i_475;
            }
            GALEFS_FENCE();
            if (i_478 < 0) {
                l_487 = (long) i_478;
                l_488 = l_487;
            } else {
                l_489 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_472 + (ulong) 1800L))));
                l_488 = l_489;
            }
            i_490 = (int) ((uint) ((int) l_463) + (uint) (-1));
            if (i_490 < 0) {
                l_491 = l_488;
            } else {
                if (l_488 < 0L) {
                    l_491 = l_488;
                } else {
                    l_492 = (l_488 << 32) | ((long) (uint) i_490);
                    l_491 = l_492;
                }
            }
        } else {
            l_491 = l_463;
        }
    } else {
        l_491 = l_463;
    }
    GALEFS_BROADCAST(10, l_493, l_491);
    if (((int) get_local_id(0)) == 0) {
        l_494 = (long) ((int) get_group_id(0));
        i_495 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_494 << 12) + (l_494 << 11)))) + (ulong) 1856L))));
        if (i_495 == 0) {
            l_496 = (long) ((int) get_group_id(0));
            l_497 = (long) ((ulong) l_4 + (ulong) ((l_496 << 12) + (l_496 << 11)));
            l_498 = (long) ((ulong) l_497 + (ulong) 1796L);
            i_499 = *((volatile __global gale_int *) (arg_fs + 16 + l_498));
            l_500 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_497 + (ulong) 1896L))));
            i_501 = (int) (0 - (uint) i_499);
            if (i_501 < 0) {
                i_502 = i_501;
            } else {
                l_503 = (long) ((ulong) l_500 + (ulong) (-64L));
                i_504 = (int) ((uint) ((int) (((long) ((ulong) l_503 + (ulong) ((long) ((ulong) (l_503 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_505 = (long) ((ulong) l_497 + (ulong) 1792L);
                i_506 = 0;
                l_507 = 0L;
                l_508 = (-1L);
                while (true) {
                    if (!(i_506 == 0)) {
                        break;
                    }
                    i_509 = *((volatile __global gale_int *) (arg_fs + 16 + l_498));
                    i_510 = *((volatile __global gale_int *) (arg_fs + 16 + l_505));
                    if (i_504 == i_510) {
                        i_506 = 1;
                    } else {
                        if (i_509 == 0) {
                            if (l_507 < l_3) {
                                GALEFS_RELAX(l_507);
                                l_511 = (long) ((ulong) l_507 + (ulong) 1L);
                                l_507 = l_511;
                            } else {
                                l_512 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_513 = (l_508 == l_512) ? (-110) : 0;
                                i_506 = i_513;
                                l_507 = 0L;
                                l_508 = l_512;
                            }
                        } else {
                            i_514 = (int) (0 - (uint) i_509);
                            i_506 = i_514;
                        }
                    }
                }
                i_502 = i_506;
            }
            if (i_502 < 0) {
                l_515 = (long) i_502;
                l_516 = l_515;
            } else {
                l_517 = (long) ((int) get_group_id(0));
                l_518 = (long) ((ulong) l_4 + (ulong) ((l_517 << 12) + (l_517 << 11)));
                l_519 = (long) ((ulong) l_518 + (ulong) 1896L);
                l_520 = *((__global gale_long *) (arg_fs + 16 + l_519));
                l_521 = (long) ((ulong) l_520 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_518 + (ulong) ((long) (uint) (((int) l_521) & 1023)))))) = 0L;
                l_522 = (long) ((ulong) l_518 + (ulong) ((long) (uint) (((int) l_520) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_520 + (ulong) ((long) ((ulong) (l_520 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 12L)))) = i_161;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_522 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_522)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_519)) = l_521;
                GALEFS_FENCE();
                i_523 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_523))))) = (char) 1;
                if (l_0 == 0L) {
                    l_516 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_523 >> 6)))))) = (char) 1;
                    l_516 = LONG_MIN;
                }
            }
        } else {
            l_516 = (-16L);
        }
    } else {
        l_516 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_516 < (-4611686018427387904L)) {
            l_524 = (long) ((int) get_group_id(0));
            l_525 = (long) ((ulong) l_4 + (ulong) ((l_524 << 12) + (l_524 << 11)));
            l_526 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 1896L))));
            l_527 = (long) ((ulong) l_526 + (ulong) (-64L));
            i_528 = (int) ((uint) ((int) (((long) ((ulong) l_527 + (ulong) ((long) ((ulong) (l_527 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_529 = (long) ((ulong) l_525 + (ulong) 1792L);
            l_530 = (long) ((ulong) l_525 + (ulong) 1796L);
            i_531 = 0;
            l_532 = 0L;
            l_533 = (-1L);
            while (true) {
                if (!(i_531 == 0)) {
                    break;
                }
                i_534 = *((volatile __global gale_int *) (arg_fs + 16 + l_530));
                i_535 = *((volatile __global gale_int *) (arg_fs + 16 + l_529));
                if (i_528 == i_535) {
                    i_531 = 1;
                } else {
                    if (i_534 == 0) {
                        if (l_532 < l_3) {
                            GALEFS_RELAX(l_532);
                            l_536 = (long) ((ulong) l_532 + (ulong) 1L);
                            l_532 = l_536;
                        } else {
                            l_537 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_538 = (l_533 == l_537) ? (-110) : 0;
                            i_531 = i_538;
                            l_532 = 0L;
                            l_533 = l_537;
                        }
                    } else {
                        i_539 = (int) (0 - (uint) i_534);
                        i_531 = i_539;
                    }
                }
            }
            if (i_531 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 1888L)))) = i_528;
            }
            GALEFS_FENCE();
            if (i_531 < 0) {
                l_540 = (long) i_531;
                l_541 = l_540;
            } else {
                l_542 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_525 + (ulong) 1800L))));
                l_541 = l_542;
            }
            i_543 = (int) ((uint) ((int) l_516) + (uint) (-1));
            if (i_543 < 0) {
                l_544 = l_541;
            } else {
                if (l_541 < 0L) {
                    l_544 = l_541;
                } else {
                    l_545 = (l_541 << 32) | ((long) (uint) i_543);
                    l_544 = l_545;
                }
            }
        } else {
            l_544 = l_516;
        }
    } else {
        l_544 = l_516;
    }
    GALEFS_BROADCAST(11, l_546, l_544);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_176;
    GALEFS_GROUP_END()
}
#endif
