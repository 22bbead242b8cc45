// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 17 values, 96 bytes
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
// source SHA-256: 277d1016e86331f7037441d7f1fe4fbd9ccbdecf2d547671aef07225354b9a57

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_138) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_182) VARIABLE(int, i_183) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_9) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_127) VARIABLE(long, l_13) VARIABLE(long, l_14) VARIABLE(long, l_149) VARIABLE(long, l_151) VARIABLE(long, l_16) VARIABLE(long, l_18) VARIABLE(long, l_181) VARIABLE(long, l_223) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_67) VARIABLE(long, l_69) VARIABLE(long, l_7) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_27) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_67) VARIABLE(l_69) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_127) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_149) VARIABLE(l_151) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_138) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_182) VARIABLE(i_183) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_181) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_223) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_34) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_26) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8) VARIABLE(ul_29)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_10) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_9) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_14) VARIABLE(l_16) VARIABLE(l_18) VARIABLE(l_7) VARIABLE(l_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_29;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_9, i_10, i_15, i_17, i_19, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_30, i_35, i_36, i_40, i_41, i_42, i_55, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_70, i_71, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_87, i_88, i_89, i_93, i_94, i_95, i_96, i_97, i_98, i_99, i_102, i_103, i_104, i_105, i_107, i_108, i_109, i_110, i_111, i_112, i_114, i_116, i_117, i_119, i_120, i_128, i_129, i_135, i_136, i_137, i_138, i_139, i_140, i_141, i_142, i_143, i_144, i_145, i_146, i_147, i_148, i_152, i_153, i_154, i_155, i_156, i_157, i_161, i_162, i_163, i_168, i_169, i_170, i_173, i_174, i_175, i_176, i_182, i_183, i_189, i_190, i_191, i_192, i_193, i_194, i_199, i_200, i_201, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_216, i_217, i_218, i_222, i_224, i_225, i_228, i_229, i_230, i_231, i_232, i_234, i_239, i_240, i_241, i_242, i_246, i_247, i_248, i_249, i_251, i_252, i_253, i_254, i_255, i_256, i_258, i_260, i_261, i_262, i_263, i_271, i_272, i_274, i_280, i_281, i_282, i_283, i_284, i_285, i_286, i_291, i_292, i_293, i_294, i_295, i_296, i_297;
    long l_7, l_8, l_11, l_12, l_13, l_14, l_16, l_18, l_27, l_28, l_31, l_32, l_33, l_34, l_37, l_38, l_39, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_56, l_59, l_67, l_68, l_69, l_72, l_73, l_79, l_82, l_83, l_84, l_85, l_86, l_90, l_91, l_92, l_100, l_101, l_106, l_113, l_115, l_118, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_130, l_131, l_132, l_133, l_134, l_149, l_150, l_151, l_158, l_159, l_160, l_164, l_165, l_166, l_167, l_171, l_172, l_177, l_178, l_179, l_180, l_181, l_184, l_185, l_186, l_187, l_188, l_195, l_196, l_197, l_198, l_202, l_203, l_211, l_212, l_213, l_214, l_215, l_219, l_220, l_221, l_223, l_226, l_227, l_233, l_235, l_236, l_237, l_238, l_243, l_244, l_245, l_250, l_257, l_259, l_264, l_265, l_266, l_267, l_268, l_269, l_270, l_273, l_275, l_276, l_277, l_278, l_279, l_287, l_288, l_289, l_290;
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
                i_138 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_139 = (int) get_local_size(0);
                i_140 = (int) get_local_id(0);
                i_141 = (int) get_local_id(0);
                i_142 = (int) get_local_id(0);
                i_143 = i_142;
                while (true) {
                    if (!(i_143 < i_25)) {
                        break;
                    }
                    i_144 = i_143 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_143 + (uint) i_26))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_143 << 3) - (uint) i_143)) + (uint) i_137)) + (uint) (i_144 + (i_144 << 1))));
                    i_145 = (int) ((uint) i_143 + (uint) i_139);
                    i_143 = i_145;
                }
                i_146 = 4;
                i_147 = 0;
                i_148 = 0;
                while (true) {
                    if (i_146 == 0) {
                        break;
                    }
                    l_149 = (long) i_147;
                    l_150 = (long) ((ulong) l_28 + (ulong) l_149);
                    l_151 = l_12 & l_150;
                    if (i_141 == 0) {
                        if (i_30 < 0) {
                            i_152 = (-9);
                        } else {
                            if (i_30 < i_15) {
                                i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                i_154 = (int) ((uint) i_153 + (uint) (-1));
                                i_155 = (i_154 < 0) ? (-9) : i_154;
                                if (i_155 < 0) {
                                    i_152 = i_155;
                                } else {
                                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
                                    if ((i_156 & 3) == 0) {
                                        i_152 = (-9);
                                    } else {
                                        i_152 = i_155;
                                    }
                                }
                            } else {
                                i_152 = (-9);
                            }
                        }
                        i_157 = (int) ((uint) i_25 - (uint) i_147);
                        l_158 = (long) i_157;
                        if (i_152 < 0) {
                            l_159 = (long) i_152;
                            l_160 = l_159;
                        } else {
                            if (l_150 < 0L) {
                                l_160 = (-22L);
                            } else {
                                if (i_157 < 0) {
                                    l_160 = (-22L);
                                } else {
                                    if (((long) ((ulong) l_150 + (ulong) l_158)) < 0L) {
                                        l_160 = (-27L);
                                    } else {
                                        i_161 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_161 == 0) {
                                            l_160 = l_158;
                                        } else {
                                            l_160 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (i_146 == 5) {
                            i_162 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_163 = (int) (0 - (uint) i_162);
                            if (i_163 < 0) {
                                l_164 = (long) i_163;
                                l_165 = l_164;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_166 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_166)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 4L)))) = 5;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 12L)))) = i_30;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 16L)))) = 0L;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 36L)))) = 0;
                                l_165 = LONG_MIN;
                            }
                        } else {
                            if (l_160 < 1L) {
                                l_167 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_168 = *((__global gale_int *) (arg_fs + 16 + l_167));
                                i_169 = (int) ((uint) i_168 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_167)) = i_169;
                                if (i_17 < i_169) {
                                    i_170 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_170 == 0) {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_171 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_171)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 4L)))) = 1073741825;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 12L)))) = 0;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 16L)))) = l_160;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 24L)))) = 0L;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 36L)))) = 0;
                                        l_165 = LONG_MIN;
                                    } else {
                                        l_165 = l_160;
                                    }
                                } else {
                                    l_165 = l_160;
                                }
                            } else {
                                l_172 = (long) ((ulong) l_11 - (ulong) l_151);
                                if (l_172 < l_158) {
                                    i_173 = (int) l_172;
                                    i_174 = i_173;
                                } else {
                                    i_174 = i_157;
                                }
                                i_175 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_176 = (int) (0 - (uint) i_175);
                                if (i_176 < 0) {
                                    l_177 = (long) i_176;
                                    l_165 = l_177;
                                } else {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_178 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_178)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 4L)))) = i_146;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 12L)))) = i_30;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 16L)))) = l_150;
                                    l_179 = (long) i_174;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 24L)))) = l_179;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 36L)))) = 0;
                                    l_180 = (long) ((ulong) l_179 + (ulong) (-9223372036854775807L));
                                    l_165 = l_180;
                                }
                            }
                        }
                    } else {
                        l_165 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_181, l_165);
                    if (l_181 < LONG_MIN / 2) {
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
                        gale_ints[9 * gale_items + gale_item] = (uint) i_147;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_149;
                        gale_longs[6 * gale_items + gale_item] = (ulong) l_151;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_181); }
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
                        i_147 = (int) gale_ints[9 * gale_items + gale_item];
                        l_149 = (long) gale_longs[5 * gale_items + gale_item];
                        l_151 = (long) gale_longs[6 * gale_items + gale_item];
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
                        i_138 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_140 = (int) get_local_id(0);
                        i_141 = (int) get_local_id(0);
                        l_181 = gale_round_reply(gale_entry);
                    }
                    i_182 = (int) l_181;
                    if (l_181 < 0L) {
                        i_183 = 0;
                    } else {
                        i_183 = i_182;
                    }
                    if (l_181 < 0L) {
                        l_184 = 0L;
                    } else {
                        if (i_182 == 0) {
                            l_184 = 0L;
                        } else {
                            l_185 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) ((ulong) l_181 >> 32)) << 5))) + (ulong) 16L))));
                            l_186 = (long) ((ulong) l_151 + (ulong) l_185);
                            l_184 = l_186;
                        }
                    }
                    gale_copy((arg_data + 16 + (l_33 + l_149)), (arg_fs + 16 + l_184), i_183);
                    GALEFS_BARRIER(6);
                    if (i_140 == 0) {
                        if (!(i_183 < 1)) {
                            l_187 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                            l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
                            *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) ((long) (uint) i_183) + (ulong) l_188));
                        }
                    }
                    i_189 = (int) ((uint) i_147 + (uint) i_183);
                    if (l_181 < 0L) {
                        if ((!(i_146 == 4)) || (i_189 < 1)) {
                            i_190 = i_182;
                        } else {
                            i_190 = i_189;
                        }
                    } else {
                        i_190 = i_189;
                    }
                    i_191 = (((!(i_146 == 4)) || (i_189 < 1)) || (i_138 == 0)) ? 0 : 5;
                    if (i_183 == 0) {
                        i_146 = i_191;
                        i_147 = i_189;
                        i_148 = i_190;
                    } else {
                        if (i_189 == i_25) {
                            i_146 = i_191;
                            i_147 = i_189;
                            i_148 = i_190;
                        } else {
                            i_147 = i_189;
                            i_148 = i_190;
                        }
                    }
                }
                i_61 = i_148;
                i_62 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    i_192 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_192 == 0) {
                        i_193 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_194 = (int) (0 - (uint) i_193);
                        if (i_194 < 0) {
                            l_195 = (long) i_194;
                            l_196 = l_195;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_197 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_197)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 12L)))) = i_30;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 36L)))) = 0;
                            l_196 = LONG_MIN;
                        }
                    } else {
                        l_198 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_199 = *((__global gale_int *) (arg_fs + 16 + l_198));
                        i_200 = (int) ((uint) i_199 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_198)) = i_200;
                        if (i_17 < i_200) {
                            i_201 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_201 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_202 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_202)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 36L)))) = 0;
                                l_196 = LONG_MIN;
                            } else {
                                l_196 = (-16L);
                            }
                        } else {
                            l_196 = (-16L);
                        }
                    }
                } else {
                    l_196 = 0L;
                }
                GALEFS_BROADCAST(7, l_203, l_196);
                if (l_203 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_203); }
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
                    l_203 = gale_round_reply(gale_entry);
                }
                i_204 = (int) l_203;
                i_61 = i_204;
                i_62 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    i_205 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_30 < 0) {
                        i_206 = (-9);
                    } else {
                        if (i_30 < i_15) {
                            i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                            i_208 = (int) ((uint) i_207 + (uint) (-1));
                            i_209 = (i_208 < 0) ? (-9) : i_208;
                            i_206 = i_209;
                        } else {
                            i_206 = (-9);
                        }
                    }
                    i_210 = (int) (0 - (uint) i_205);
                    if (i_210 < 0) {
                        l_211 = (long) i_210;
                        l_212 = l_211;
                    } else {
                        l_213 = (long) i_206;
                        if (i_206 < 0) {
                            l_212 = l_213;
                        } else {
                            if ((i_25 == 0) || ((i_25 == 16) || ((i_25 == 24) || (i_25 == 32)))) {
                                l_214 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (l_213 << 6))) + (ulong) l_34))));
                                l_212 = l_214;
                            } else {
                                l_212 = (-22L);
                            }
                        }
                    }
                    l_215 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_216 = *((__global gale_int *) (arg_fs + 16 + l_215));
                    i_217 = (int) ((uint) i_216 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_215)) = i_217;
                    if (i_17 < i_217) {
                        i_218 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_218 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_219 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_219)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 16L)))) = l_212;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 36L)))) = 0;
                            l_220 = LONG_MIN;
                        } else {
                            l_220 = l_212;
                        }
                    } else {
                        l_220 = l_212;
                    }
                } else {
                    l_220 = 0L;
                }
                GALEFS_BROADCAST(8, l_221, l_220);
                if (l_221 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_221); }
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
                    l_221 = gale_round_reply(gale_entry);
                }
                i_222 = (int) l_221;
                i_61 = i_222;
                i_62 = 0;
                break;
            case 5:
                l_223 = l_28 & l_12;
                if (((int) get_local_id(0)) == 0) {
                    i_224 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_225 = (int) (0 - (uint) i_224);
                    if (i_225 < 0) {
                        l_226 = (long) i_225;
                        l_227 = l_226;
                    } else {
                        if (i_30 < 0) {
                            i_228 = (-9);
                        } else {
                            if (i_30 < i_15) {
                                i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                i_230 = (int) ((uint) i_229 + (uint) (-1));
                                i_231 = (i_230 < 0) ? (-9) : i_230;
                                if (i_231 < 0) {
                                    i_228 = i_231;
                                } else {
                                    i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_32));
                                    if ((i_232 & 3) == 1) {
                                        i_228 = (-9);
                                    } else {
                                        i_228 = i_231;
                                    }
                                }
                            } else {
                                i_228 = (-9);
                            }
                        }
                        l_233 = (long) i_228;
                        if (i_228 < 0) {
                            l_227 = l_233;
                        } else {
                            if (l_28 < 0L) {
                                l_227 = (-22L);
                            } else {
                                if (i_25 < 0) {
                                    l_227 = (-22L);
                                } else {
                                    i_234 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_234 == 0) {
                                        l_235 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) (l_233 << 6)))));
                                        l_236 = (long) ((ulong) l_235 - (ulong) l_28);
                                        if (l_236 < 1L) {
                                            l_227 = 0L;
                                        } else {
                                            l_237 = (l_236 < l_34) ? l_236 : l_34;
                                            l_227 = l_237;
                                        }
                                    } else {
                                        l_227 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (!(l_227 < 1L)) {
                        if (l_34 == l_227) {
                            l_238 = (long) ((ulong) l_11 - (ulong) l_223);
                            if (l_238 < l_34) {
                                if (!(((int) l_238) == i_25)) {
                                    goto B255;
                                }
                            }
                            if (i_30 < 0) {
                                i_239 = (-9);
                            } else {
                                if (i_30 < i_15) {
                                    i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_241 = (int) ((uint) i_240 + (uint) (-1));
                                    i_242 = (i_241 < 0) ? (-9) : i_241;
                                    i_239 = i_242;
                                } else {
                                    i_239 = (-9);
                                }
                            }
                            l_243 = (long) i_239;
                            if (i_239 < 0) {
                                l_244 = l_243;
                                goto B261;
                            }
                            l_245 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_246 = *((__global gale_int *) (arg_fs + 16 + l_245));
                            i_247 = (int) ((uint) i_246 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_245)) = i_247;
                            if (i_17 < i_247) {
                                i_248 = (-1);
                            } else {
                                i_249 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_13 + (ulong) (l_243 << 6))) + (ulong) 8L))));
                                l_250 = l_28 >> i_10;
                                i_251 = i_9 & ((int) (((long) ((ulong) ((long) ((ulong) l_250 + (ulong) (((long) i_249) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                i_252 = i_251;
                                i_253 = 0;
                                i_254 = (-2);
                                while (true) {
                                    if (!(i_254 == (-2))) {
                                        break;
                                    }
                                    i_255 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) (((long) i_252) << 2)))));
                                    i_256 = (int) ((uint) i_255 + (uint) (-1));
                                    if (i_256 < 0) {
                                        i_254 = (-1);
                                    } else {
                                        l_257 = (long) ((ulong) l_7 + (ulong) (((long) (uint) i_256) << 5));
                                        i_258 = *((volatile __global gale_int *) (arg_fs + 16 + l_257));
                                        l_259 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_257 + (ulong) 8L))));
                                        if ((!(i_249 == i_258)) || (!(l_250 == l_259))) {
                                            if (i_9 == i_253) {
                                                i_254 = (-1);
                                            } else {
                                                i_260 = (int) ((uint) i_253 + (uint) 1);
                                                i_261 = i_9 & ((int) ((uint) i_252 + (uint) 1));
                                                i_252 = i_261;
                                                i_253 = i_260;
                                            }
                                        } else {
                                            i_254 = i_256;
                                        }
                                    }
                                }
                                i_248 = i_254;
                            }
                            if (i_248 < 0) {
                                i_262 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                i_263 = (int) (0 - (uint) i_262);
                                if (i_263 < 0) {
                                    l_264 = (long) i_263;
                                    l_244 = l_264;
                                    goto B261;
                                }
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_265 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_265)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 12L)))) = i_30;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 16L)))) = l_28;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 24L)))) = l_34;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_265 + (ulong) 36L)))) = 0;
                                l_266 = (long) ((ulong) l_34 + (ulong) (-9223372036854775807L));
                                l_244 = l_266;
                                goto B261;
                            }
                            l_267 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_268 = *((__global gale_long *) (arg_fs + 16 + l_267));
                            *((__global gale_long *) (arg_fs + 16 + l_267)) = ((long) ((ulong) l_268 + (ulong) 1L));
                            l_269 = l_34 | (((long) (uint) i_248) << 32);
                            l_244 = l_269;
                            goto B261;
                        }
                    }
                B255:;
                    l_270 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_271 = *((__global gale_int *) (arg_fs + 16 + l_270));
                    i_272 = (int) ((uint) i_271 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_270)) = i_272;
                    l_273 = (l_227 < 0L) ? l_227 : (-22L);
                    if (i_17 < i_272) {
                        i_274 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_274 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_275 = (long) ((ulong) l_16 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_275)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 16L)))) = l_273;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_275 + (ulong) 36L)))) = 0;
                            l_244 = LONG_MIN;
                        } else {
                            l_244 = l_273;
                        }
                    } else {
                        l_244 = l_273;
                    }
                } else {
                    l_244 = 0L;
                }
            B261:;
                GALEFS_BROADCAST(9, l_276, l_244);
                if (l_276 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_2;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_19;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_20;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_22;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_25;
                    gale_ints[6 * gale_items + gale_item] = (uint) i_26;
                    gale_longs[gale_item] = (ulong) (ul_29 - arg_fds);
                    gale_longs[gale_items + gale_item] = (ulong) l_223;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_276); }
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
                    l_223 = (long) gale_longs[gale_items + gale_item];
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
                    l_276 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_276 < 0L)) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))))) = 1;
                    }
                }
                if (l_276 < 0L) {
                    l_277 = l_276;
                } else {
                    if (((int) l_276) == 0) {
                        l_277 = 0L;
                    } else {
                        l_278 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) ((ulong) l_276 >> 32)) << 5))) + (ulong) 16L))));
                        l_279 = (long) ((ulong) l_223 + (ulong) l_278);
                        l_277 = l_279;
                    }
                }
                if ((ulong) ((long) ((ulong) l_277 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_280 = (int) l_277;
                    i_61 = i_280;
                    i_62 = 0;
                    break;
                }
                i_281 = (int) get_local_size(0);
                i_282 = (int) get_local_id(0);
                i_283 = i_282;
                while (true) {
                    if (!(i_283 < i_25)) {
                        break;
                    }
                    i_284 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) ((long) i_283)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_283 + (uint) i_26))))) = (char) i_284;
                    i_285 = (int) ((uint) i_283 + (uint) i_281);
                    i_283 = i_285;
                }
                i_61 = i_25;
                i_62 = i_25;
                break;
            case 6:
                GALEFS_BARRIER(10);
                if (((int) get_local_id(0)) == 0) {
                    i_286 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_286 == 0) {
                        l_287 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_288 = (long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_289 = *((__global gale_long *) (arg_fs + 16 + l_288));
                        *((__global gale_long *) (arg_fs + 16 + l_288)) = ((long) ((ulong) l_34 + (ulong) l_289));
                        l_287 = 0L;
                    }
                } else {
                    l_287 = 0L;
                }
                GALEFS_BROADCAST(11, l_290, l_287);
                i_291 = (int) l_290;
                i_61 = i_291;
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
            i_292 = 1;
            i_293 = 0;
            while (true) {
                if (!(i_293 < i_62)) {
                    break;
                }
                i_294 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_293 + (uint) i_26)))));
                i_295 = (int) ((uint) (i_294 & 255) + (uint) ((int) ((uint) (i_292 << 5) - (uint) i_292)));
                i_296 = (int) ((uint) i_293 + (uint) 1);
                i_292 = i_295;
                i_293 = i_296;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_20 + 1)) << 2) + 16L))) = i_292;
        }
        GALEFS_BARRIER(13);
        i_297 = (int) ((uint) i_19 + (uint) 1);
        i_19 = i_297;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_109) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_219) VARIABLE(int, i_220) VARIABLE(int, i_235) VARIABLE(int, i_237) VARIABLE(int, i_238) VARIABLE(int, i_239) VARIABLE(int, i_24) VARIABLE(int, i_244) VARIABLE(int, i_245) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_344) VARIABLE(int, i_345) VARIABLE(int, i_35) VARIABLE(int, i_5) VARIABLE(int, i_6) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_110) VARIABLE(long, l_112) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_218) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_247) VARIABLE(long, l_249) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_343) VARIABLE(long, l_36) VARIABLE(long, l_37) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_449) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_34)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_32) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_110) VARIABLE(l_112) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_109) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_219) VARIABLE(i_220) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_218) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_235) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_239) VARIABLE(i_24) VARIABLE(i_244) VARIABLE(i_245) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_247) VARIABLE(l_249) VARIABLE(l_33) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_235) VARIABLE(i_237) VARIABLE(i_238) VARIABLE(i_239) VARIABLE(i_24) VARIABLE(i_244) VARIABLE(i_245) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_344) VARIABLE(i_345) VARIABLE(i_35) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_33) VARIABLE(l_343) VARIABLE(l_36) VARIABLE(l_37) VARIABLE(l_38) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_449) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_39) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7) VARIABLE(ul_34)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_24) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_7)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_34;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_8, i_9, i_12, i_13, i_18, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_35, i_41, i_45, i_47, i_48, i_50, i_52, i_55, i_56, i_59, i_60, i_65, i_72, i_74, i_75, i_83, i_86, i_89, i_90, i_93, i_94, i_98, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_114, i_115, i_118, i_119, i_120, i_121, i_122, i_124, i_126, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_141, i_143, i_150, i_152, i_153, i_154, i_155, i_156, i_158, i_160, i_161, i_162, i_164, i_166, i_167, i_169, i_171, i_172, i_174, i_176, i_179, i_180, i_183, i_184, i_192, i_200, i_203, i_206, i_207, i_210, i_211, i_215, i_219, i_220, i_227, i_232, i_233, i_234, i_235, i_236, i_237, i_238, i_239, i_240, i_241, i_242, i_243, i_244, i_245, i_246, i_250, i_251, i_252, i_253, i_254, i_255, i_260, i_264, i_266, i_267, i_269, i_271, i_274, i_275, i_278, i_279, i_288, i_290, i_291, i_295, i_297, i_298, i_300, i_302, i_305, i_306, i_309, i_310, i_319, i_325, i_328, i_331, i_332, i_335, i_336, i_340, i_344, i_345, i_352, i_357, i_358, i_359, i_361, i_365, i_367, i_368, i_370, i_372, i_375, i_376, i_379, i_380, i_389, i_394, i_397, i_400, i_401, i_404, i_405, i_409, i_413, i_415, i_416, i_417, i_418, i_419, i_420, i_429, i_432, i_435, i_436, i_439, i_440, i_444, i_448, i_451, i_452, i_455, i_456, i_457, i_458, i_459, i_462, i_469, i_470, i_471, i_472, i_474, i_476, i_479, i_490, i_492, i_493, i_494, i_495, i_496, i_498, i_500, i_501, i_502, i_504, i_506, i_507, i_508, i_510, i_511, i_513, i_514, i_517, i_518, i_521, i_522, i_534, i_537, i_540, i_541, i_544, i_545, i_549, i_555, i_559, i_560, i_561, i_562, i_563, i_564, i_566, i_572, i_578, i_579, i_580, i_581, i_582, i_583, i_584;
    long l_7, l_10, l_11, l_14, l_15, l_16, l_17, l_19, l_20, l_21, l_22, l_23, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_44, l_46, l_49, l_51, l_53, l_54, l_57, l_58, l_61, l_62, l_63, l_64, l_66, l_67, l_68, l_69, l_70, l_71, l_73, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_84, l_85, l_87, l_88, l_91, l_92, l_95, l_96, l_97, l_99, l_100, l_101, l_110, l_111, l_112, l_113, l_116, l_117, l_123, l_125, l_127, l_128, l_129, l_130, l_131, l_132, l_140, l_142, l_144, l_145, l_146, l_147, l_148, l_149, l_151, l_157, l_159, l_163, l_165, l_168, l_170, l_173, l_175, l_177, l_178, l_181, l_182, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_201, l_202, l_204, l_205, l_208, l_209, l_212, l_213, l_214, l_216, l_217, l_218, l_221, l_222, l_223, l_224, l_225, l_226, l_228, l_229, l_230, l_231, l_247, l_248, l_249, l_256, l_257, l_258, l_259, l_261, l_262, l_263, l_265, l_268, l_270, l_272, l_273, l_276, l_277, l_280, l_281, l_282, l_283, l_284, l_285, l_286, l_287, l_289, l_292, l_293, l_294, l_296, l_299, l_301, l_303, l_304, l_307, l_308, l_311, l_312, l_313, l_314, l_315, l_316, l_317, l_318, l_320, l_321, l_322, l_323, l_324, l_326, l_327, l_329, l_330, l_333, l_334, l_337, l_338, l_339, l_341, l_342, l_343, l_346, l_347, l_348, l_349, l_350, l_351, l_353, l_354, l_355, l_356, l_360, l_362, l_363, l_364, l_366, l_369, l_371, l_373, l_374, l_377, l_378, l_381, l_382, l_383, l_384, l_385, l_386, l_387, l_388, l_390, l_391, l_392, l_393, l_395, l_396, l_398, l_399, l_402, l_403, l_406, l_407, l_408, l_410, l_411, l_412, l_414, l_421, l_422, l_423, l_424, l_425, l_426, l_427, l_428, l_430, l_431, l_433, l_434, l_437, l_438, l_441, l_442, l_443, l_445, l_446, l_447, l_449, l_450, l_453, l_454, l_460, l_461, l_463, l_464, l_465, l_466, l_467, l_468, l_473, l_475, l_477, l_478, l_480, l_481, l_482, l_483, l_484, l_485, l_486, l_487, l_488, l_489, l_491, l_497, l_499, l_503, l_505, l_509, l_512, l_515, l_516, l_519, l_520, l_523, l_524, l_525, l_526, l_527, l_528, l_529, l_530, l_531, l_532, l_533, l_535, l_536, l_538, l_539, l_542, l_543, l_546, l_547, l_548, l_550, l_551, l_552, l_553, l_554, l_556, l_557, l_558, l_565, l_567, l_568, l_569, l_570, l_571, l_573, l_574, l_575, l_576, l_577;
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
                                    GALEFS_ACQUIRE_FENCE();
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
                                    GALEFS_ACQUIRE_FENCE();
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
                            GALEFS_RELEASE_FENCE();
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
                i_235 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_236 = (int) get_local_size(0);
                i_237 = (int) get_local_id(0);
                i_238 = (int) get_local_id(0);
                i_239 = (int) get_local_id(0);
                i_240 = (int) get_local_id(0);
                i_241 = i_240;
                while (true) {
                    if (!(i_241 < i_30)) {
                        break;
                    }
                    i_242 = i_241 >> 8;
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_241 + (uint) i_31))))) = (char) ((int) ((uint) ((int) ((uint) ((int) ((uint) (i_241 << 3) - (uint) i_241)) + (uint) i_234)) + (uint) (i_242 + (i_242 << 1))));
                    i_243 = (int) ((uint) i_241 + (uint) i_236);
                    i_241 = i_243;
                }
                i_244 = 4;
                i_245 = 0;
                i_246 = 0;
                while (true) {
                    if (i_244 == 0) {
                        break;
                    }
                    l_247 = (long) i_245;
                    l_248 = (long) ((ulong) l_33 + (ulong) l_247);
                    l_249 = l_15 & l_248;
                    if (i_239 == 0) {
                        if (i_35 < 0) {
                            i_250 = (-9);
                        } else {
                            if (i_35 < i_18) {
                                i_251 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                i_252 = (int) ((uint) i_251 + (uint) (-1));
                                i_253 = (i_252 < 0) ? (-9) : i_252;
                                if (i_253 < 0) {
                                    i_250 = i_253;
                                } else {
                                    i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                                    if ((i_254 & 3) == 0) {
                                        i_250 = (-9);
                                    } else {
                                        i_250 = i_253;
                                    }
                                }
                            } else {
                                i_250 = (-9);
                            }
                        }
                        i_255 = (int) ((uint) i_30 - (uint) i_245);
                        l_256 = (long) i_255;
                        if (i_250 < 0) {
                            l_257 = (long) i_250;
                            l_258 = l_257;
                        } else {
                            if (l_248 < 0L) {
                                l_258 = (-22L);
                            } else {
                                if (i_255 < 0) {
                                    l_258 = (-22L);
                                } else {
                                    if (((long) ((ulong) l_248 + (ulong) l_256)) < 0L) {
                                        l_258 = (-27L);
                                    } else {
                                        l_259 = (long) ((int) get_group_id(0));
                                        i_260 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_259 << 12) + (l_259 << 11)))) + (ulong) 1856L))));
                                        if (i_260 == 0) {
                                            l_258 = l_256;
                                        } else {
                                            l_258 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (i_244 == 5) {
                            l_261 = (long) ((int) get_group_id(0));
                            l_262 = (long) ((ulong) l_23 + (ulong) ((l_261 << 12) + (l_261 << 11)));
                            l_263 = (long) ((ulong) l_262 + (ulong) 1796L);
                            i_264 = *((volatile __global gale_int *) (arg_fs + 16 + l_263));
                            l_265 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_262 + (ulong) 1896L))));
                            i_266 = (int) (0 - (uint) i_264);
                            if (i_266 < 0) {
                                i_267 = i_266;
                            } else {
                                l_268 = (long) ((ulong) l_265 + (ulong) (-64L));
                                i_269 = (int) ((uint) ((int) (((long) ((ulong) l_268 + (ulong) ((long) ((ulong) (l_268 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_270 = (long) ((ulong) l_262 + (ulong) 1792L);
                                i_271 = 0;
                                l_272 = 0L;
                                l_273 = (-1L);
                                while (true) {
                                    if (!(i_271 == 0)) {
                                        break;
                                    }
                                    i_274 = *((volatile __global gale_int *) (arg_fs + 16 + l_263));
                                    i_275 = *((volatile __global gale_int *) (arg_fs + 16 + l_270));
                                    if (i_269 == i_275) {
                                        i_271 = 1;
                                    } else {
                                        if (i_274 == 0) {
                                            if (l_272 < l_22) {
                                                GALEFS_RELAX(l_272);
                                                l_276 = (long) ((ulong) l_272 + (ulong) 1L);
                                                l_272 = l_276;
                                            } else {
                                                l_277 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                i_278 = (l_273 == l_277) ? (-110) : 0;
                                                i_271 = i_278;
                                                l_272 = 0L;
                                                l_273 = l_277;
                                            }
                                        } else {
                                            i_279 = (int) (0 - (uint) i_274);
                                            i_271 = i_279;
                                        }
                                    }
                                }
                                i_267 = i_271;
                            }
                            if (i_267 < 0) {
                                l_280 = (long) i_267;
                                l_281 = l_280;
                            } else {
                                l_282 = (long) ((int) get_group_id(0));
                                l_283 = (long) ((ulong) l_23 + (ulong) ((l_282 << 12) + (l_282 << 11)));
                                l_284 = (long) ((ulong) l_283 + (ulong) 1896L);
                                l_285 = *((__global gale_long *) (arg_fs + 16 + l_284));
                                l_286 = (long) ((ulong) l_285 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_283 + (ulong) ((long) (uint) (((int) l_286) & 1023)))))) = 0L;
                                l_287 = (long) ((ulong) l_283 + (ulong) ((long) (uint) (((int) l_285) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 4L)))) = 5;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_285 + (ulong) ((long) ((ulong) (l_285 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 12L)))) = i_35;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 16L)))) = 0L;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 24L)))) = 0L;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_287)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_284)) = l_286;
                                GALEFS_FENCE();
                                i_288 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_288))))) = (char) 1;
                                if (l_19 == 0L) {
                                    l_281 = LONG_MIN;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_288 >> 6)))))) = (char) 1;
                                    l_281 = LONG_MIN;
                                }
                            }
                        } else {
                            if (l_258 < 1L) {
                                l_281 = l_258;
                            } else {
                                l_289 = (long) ((ulong) l_14 - (ulong) l_249);
                                if (l_289 < l_256) {
                                    i_290 = (int) l_289;
                                    i_291 = i_290;
                                } else {
                                    i_291 = i_255;
                                }
                                l_292 = (long) ((int) get_group_id(0));
                                l_293 = (long) ((ulong) l_23 + (ulong) ((l_292 << 12) + (l_292 << 11)));
                                l_294 = (long) ((ulong) l_293 + (ulong) 1796L);
                                i_295 = *((volatile __global gale_int *) (arg_fs + 16 + l_294));
                                l_296 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_293 + (ulong) 1896L))));
                                i_297 = (int) (0 - (uint) i_295);
                                if (i_297 < 0) {
                                    i_298 = i_297;
                                } else {
                                    l_299 = (long) ((ulong) l_296 + (ulong) (-64L));
                                    i_300 = (int) ((uint) ((int) (((long) ((ulong) l_299 + (ulong) ((long) ((ulong) (l_299 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_301 = (long) ((ulong) l_293 + (ulong) 1792L);
                                    i_302 = 0;
                                    l_303 = 0L;
                                    l_304 = (-1L);
                                    while (true) {
                                        if (!(i_302 == 0)) {
                                            break;
                                        }
                                        i_305 = *((volatile __global gale_int *) (arg_fs + 16 + l_294));
                                        i_306 = *((volatile __global gale_int *) (arg_fs + 16 + l_301));
                                        if (i_300 == i_306) {
                                            i_302 = 1;
                                        } else {
                                            if (i_305 == 0) {
                                                if (l_303 < l_22) {
                                                    GALEFS_RELAX(l_303);
                                                    l_307 = (long) ((ulong) l_303 + (ulong) 1L);
                                                    l_303 = l_307;
                                                } else {
                                                    l_308 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                    i_309 = (l_304 == l_308) ? (-110) : 0;
                                                    i_302 = i_309;
                                                    l_303 = 0L;
                                                    l_304 = l_308;
                                                }
                                            } else {
                                                i_310 = (int) (0 - (uint) i_305);
                                                i_302 = i_310;
                                            }
                                        }
                                    }
                                    i_298 = i_302;
                                }
                                if (i_298 < 0) {
                                    l_311 = (long) i_298;
                                    l_281 = l_311;
                                } else {
                                    l_312 = (long) ((int) get_group_id(0));
                                    l_313 = (long) ((ulong) l_23 + (ulong) ((l_312 << 12) + (l_312 << 11)));
                                    l_314 = (long) ((ulong) l_313 + (ulong) 1896L);
                                    l_315 = *((__global gale_long *) (arg_fs + 16 + l_314));
                                    l_316 = (long) ((ulong) l_315 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_313 + (ulong) ((long) (uint) (((int) l_316) & 1023)))))) = 0L;
                                    l_317 = (long) ((ulong) l_313 + (ulong) ((long) (uint) (((int) l_315) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 4L)))) = i_244;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_315 + (ulong) ((long) ((ulong) (l_315 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 12L)))) = i_35;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 16L)))) = l_248;
                                    l_318 = (long) i_291;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 24L)))) = l_318;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_317)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_314)) = l_316;
                                    GALEFS_FENCE();
                                    i_319 = (int) get_group_id(0);
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_319))))) = (char) 1;
                                    l_320 = (long) ((ulong) l_318 + (ulong) (-9223372036854775807L));
                                    if (l_19 == 0L) {
                                        l_281 = l_320;
                                    } else {
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_319 >> 6)))))) = (char) 1;
                                        l_281 = l_320;
                                    }
                                }
                            }
                        }
                    } else {
                        l_281 = 0L;
                    }
                    if (i_238 == 0) {
                        if (l_281 < (-4611686018427387904L)) {
                            l_321 = (long) ((int) get_group_id(0));
                            l_322 = (long) ((ulong) l_23 + (ulong) ((l_321 << 12) + (l_321 << 11)));
                            l_323 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 1896L))));
                            l_324 = (long) ((ulong) l_323 + (ulong) (-64L));
                            i_325 = (int) ((uint) ((int) (((long) ((ulong) l_324 + (ulong) ((long) ((ulong) (l_324 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_326 = (long) ((ulong) l_322 + (ulong) 1792L);
                            l_327 = (long) ((ulong) l_322 + (ulong) 1796L);
                            i_328 = 0;
                            l_329 = 0L;
                            l_330 = (-1L);
                            while (true) {
                                if (!(i_328 == 0)) {
                                    break;
                                }
                                i_331 = *((volatile __global gale_int *) (arg_fs + 16 + l_327));
                                i_332 = *((volatile __global gale_int *) (arg_fs + 16 + l_326));
                                if (i_325 == i_332) {
                                    i_328 = 1;
                                } else {
                                    if (i_331 == 0) {
                                        if (l_329 < l_22) {
                                            GALEFS_RELAX(l_329);
                                            l_333 = (long) ((ulong) l_329 + (ulong) 1L);
                                            l_329 = l_333;
                                        } else {
                                            l_334 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_335 = (l_330 == l_334) ? (-110) : 0;
                                            i_328 = i_335;
                                            l_329 = 0L;
                                            l_330 = l_334;
                                        }
                                    } else {
                                        i_336 = (int) (0 - (uint) i_331);
                                        i_328 = i_336;
                                    }
                                }
                            }
                            if (i_328 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 1888L)))) = i_325;
                            }
                            GALEFS_FENCE();
                            if (i_328 < 0) {
                                l_337 = (long) i_328;
                                l_338 = l_337;
                            } else {
                                l_339 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 1800L))));
                                l_338 = l_339;
                            }
                            i_340 = (int) ((uint) ((int) l_281) + (uint) (-1));
                            if (i_340 < 0) {
                                l_341 = l_338;
                            } else {
                                if (l_338 < 0L) {
                                    l_341 = l_338;
                                } else {
                                    l_342 = (l_338 << 32) | ((long) (uint) i_340);
                                    l_341 = l_342;
                                }
                            }
                        } else {
                            l_341 = l_281;
                        }
                    } else {
                        l_341 = l_281;
                    }
                    GALEFS_BROADCAST(5, l_343, l_341);
                    i_344 = (int) l_343;
                    if (l_343 < 0L) {
                        i_345 = 0;
                    } else {
                        i_345 = i_344;
                    }
                    if (l_343 < 0L) {
                        l_346 = 0L;
                    } else {
                        if (i_344 == 0) {
                            l_346 = 0L;
                        } else {
                            l_347 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) ((ulong) l_343 >> 32)) << 5))) + (ulong) 16L))));
                            l_348 = (long) ((ulong) l_249 + (ulong) l_347);
                            l_346 = l_348;
                        }
                    }
                    gale_copy((arg_data + 16 + (l_38 + l_247)), (arg_fs + 16 + l_346), i_345);
                    GALEFS_BARRIER(6);
                    if (i_237 == 0) {
                        if (!(i_345 < 1)) {
                            l_349 = (long) ((int) get_group_id(0));
                            l_350 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_349 << 12) + (l_349 << 11)))) + (ulong) 1880L);
                            l_351 = *((__global gale_long *) (arg_fs + 16 + l_350));
                            *((__global gale_long *) (arg_fs + 16 + l_350)) = ((long) ((ulong) ((long) (uint) i_345) + (ulong) l_351));
                            GALEFS_RELEASE_FENCE();
                            i_352 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_352)) << 6) + (((long) (i_352 >> i_8)) << 2)))))) = 0;
                            l_353 = (long) ((int) get_group_id(0));
                            l_354 = (long) ((ulong) l_23 + (ulong) ((l_353 << 12) + (l_353 << 11)));
                            l_355 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 1896L))));
                            l_356 = (long) ((ulong) l_355 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_356 + (ulong) ((long) ((ulong) (l_356 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_357 = (int) ((uint) i_245 + (uint) i_345);
                    if (l_343 < 0L) {
                        if ((!(i_244 == 4)) || (i_357 < 1)) {
                            i_358 = i_344;
                        } else {
                            i_358 = i_357;
                        }
                    } else {
                        i_358 = i_357;
                    }
                    i_359 = (((!(i_244 == 4)) || (i_357 < 1)) || (i_235 == 0)) ? 0 : 5;
                    if (i_345 == 0) {
                        i_244 = i_359;
                        i_245 = i_357;
                        i_246 = i_358;
                    } else {
                        if (i_357 == i_30) {
                            i_244 = i_359;
                            i_245 = i_357;
                            i_246 = i_358;
                        } else {
                            i_245 = i_357;
                            i_246 = i_358;
                        }
                    }
                }
                i_103 = i_246;
                i_104 = 0;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_360 = (long) ((int) get_group_id(0));
                    i_361 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_360 << 12) + (l_360 << 11)))) + (ulong) 1856L))));
                    if (i_361 == 0) {
                        l_362 = (long) ((int) get_group_id(0));
                        l_363 = (long) ((ulong) l_23 + (ulong) ((l_362 << 12) + (l_362 << 11)));
                        l_364 = (long) ((ulong) l_363 + (ulong) 1796L);
                        i_365 = *((volatile __global gale_int *) (arg_fs + 16 + l_364));
                        l_366 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1896L))));
                        i_367 = (int) (0 - (uint) i_365);
                        if (i_367 < 0) {
                            i_368 = i_367;
                        } else {
                            l_369 = (long) ((ulong) l_366 + (ulong) (-64L));
                            i_370 = (int) ((uint) ((int) (((long) ((ulong) l_369 + (ulong) ((long) ((ulong) (l_369 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_371 = (long) ((ulong) l_363 + (ulong) 1792L);
                            i_372 = 0;
                            l_373 = 0L;
                            l_374 = (-1L);
                            while (true) {
                                if (!(i_372 == 0)) {
                                    break;
                                }
                                i_375 = *((volatile __global gale_int *) (arg_fs + 16 + l_364));
                                i_376 = *((volatile __global gale_int *) (arg_fs + 16 + l_371));
                                if (i_370 == i_376) {
                                    i_372 = 1;
                                } else {
                                    if (i_375 == 0) {
                                        if (l_373 < l_22) {
                                            GALEFS_RELAX(l_373);
                                            l_377 = (long) ((ulong) l_373 + (ulong) 1L);
                                            l_373 = l_377;
                                        } else {
                                            l_378 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                            i_379 = (l_374 == l_378) ? (-110) : 0;
                                            i_372 = i_379;
                                            l_373 = 0L;
                                            l_374 = l_378;
                                        }
                                    } else {
                                        i_380 = (int) (0 - (uint) i_375);
                                        i_372 = i_380;
                                    }
                                }
                            }
                            i_368 = i_372;
                        }
                        if (i_368 < 0) {
                            l_381 = (long) i_368;
                            l_382 = l_381;
                        } else {
                            l_383 = (long) ((int) get_group_id(0));
                            l_384 = (long) ((ulong) l_23 + (ulong) ((l_383 << 12) + (l_383 << 11)));
                            l_385 = (long) ((ulong) l_384 + (ulong) 1896L);
                            l_386 = *((__global gale_long *) (arg_fs + 16 + l_385));
                            l_387 = (long) ((ulong) l_386 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_384 + (ulong) ((long) (uint) (((int) l_387) & 1023)))))) = 0L;
                            l_388 = (long) ((ulong) l_384 + (ulong) ((long) (uint) (((int) l_386) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_386 + (ulong) ((long) ((ulong) (l_386 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 12L)))) = i_35;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_388 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_388)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_385)) = l_387;
                            GALEFS_FENCE();
                            i_389 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) ((long) i_389))))) = (char) 1;
                            if (l_19 == 0L) {
                                l_382 = LONG_MIN;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((long) (i_389 >> 6)))))) = (char) 1;
                                l_382 = LONG_MIN;
                            }
                        }
                    } else {
                        l_382 = (-16L);
                    }
                } else {
                    l_382 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_382 < (-4611686018427387904L)) {
                        l_390 = (long) ((int) get_group_id(0));
                        l_391 = (long) ((ulong) l_23 + (ulong) ((l_390 << 12) + (l_390 << 11)));
                        l_392 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1896L))));
                        l_393 = (long) ((ulong) l_392 + (ulong) (-64L));
                        i_394 = (int) ((uint) ((int) (((long) ((ulong) l_393 + (ulong) ((long) ((ulong) (l_393 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_395 = (long) ((ulong) l_391 + (ulong) 1792L);
                        l_396 = (long) ((ulong) l_391 + (ulong) 1796L);
                        i_397 = 0;
                        l_398 = 0L;
                        l_399 = (-1L);
                        while (true) {
                            if (!(i_397 == 0)) {
                                break;
                            }
                            i_400 = *((volatile __global gale_int *) (arg_fs + 16 + l_396));
                            i_401 = *((volatile __global gale_int *) (arg_fs + 16 + l_395));
                            if (i_394 == i_401) {
                                i_397 = 1;
                            } else {
                                if (i_400 == 0) {
                                    if (l_398 < l_22) {
                                        GALEFS_RELAX(l_398);
                                        l_402 = (long) ((ulong) l_398 + (ulong) 1L);
                                        l_398 = l_402;
                                    } else {
                                        l_403 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_404 = (l_399 == l_403) ? (-110) : 0;
                                        i_397 = i_404;
                                        l_398 = 0L;
                                        l_399 = l_403;
                                    }
                                } else {
                                    i_405 = (int) (0 - (uint) i_400);
                                    i_397 = i_405;
                                }
                            }
                        }
                        if (i_397 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1888L)))) = i_394;
                        }
                        GALEFS_FENCE();
                        if (i_397 < 0) {
                            l_406 = (long) i_397;
                            l_407 = l_406;
                        } else {
                            l_408 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_391 + (ulong) 1800L))));
                            l_407 = l_408;
                        }
                        i_409 = (int) ((uint) ((int) l_382) + (uint) (-1));
                        if (i_409 < 0) {
                            l_410 = l_407;
                        } else {
                            if (l_407 < 0L) {
                                l_410 = l_407;
                            } else {
                                l_411 = (l_407 << 32) | ((long) (uint) i_409);
                                l_410 = l_411;
                            }
                        }
                    } else {
                        l_410 = l_382;
                    }
                } else {
                    l_410 = l_382;
                }
                GALEFS_BROADCAST(7, l_412, l_410);
                i_413 = (int) l_412;
                i_103 = i_413;
                i_104 = 0;
                break;
            case 4:
                if (((int) get_local_id(0)) == 0) {
                    l_414 = (long) ((int) get_group_id(0));
                    i_415 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_414 << 12) + (l_414 << 11)))) + (ulong) 1796L))));
                    if (i_35 < 0) {
                        i_416 = (-9);
                    } else {
                        if (i_35 < i_18) {
                            i_417 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_418 = (int) ((uint) i_417 + (uint) (-1));
                            i_419 = (i_418 < 0) ? (-9) : i_418;
                            i_416 = i_419;
                        } else {
                            i_416 = (-9);
                        }
                    }
                    i_420 = (int) (0 - (uint) i_415);
                    if (i_420 < 0) {
                        l_421 = (long) i_420;
                        l_422 = l_421;
                    } else {
                        l_423 = (long) i_416;
                        if (i_416 < 0) {
                            l_422 = l_423;
                        } else {
                            if ((i_30 == 0) || ((i_30 == 16) || ((i_30 == 24) || (i_30 == 32)))) {
                                l_424 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) (l_423 << 6))) + (ulong) l_39))));
                                l_422 = l_424;
                            } else {
                                l_422 = (-22L);
                            }
                        }
                    }
                } else {
                    l_422 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_422 < (-4611686018427387904L)) {
                        l_425 = (long) ((int) get_group_id(0));
                        l_426 = (long) ((ulong) l_23 + (ulong) ((l_425 << 12) + (l_425 << 11)));
                        l_427 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_426 + (ulong) 1896L))));
                        l_428 = (long) ((ulong) l_427 + (ulong) (-64L));
                        i_429 = (int) ((uint) ((int) (((long) ((ulong) l_428 + (ulong) ((long) ((ulong) (l_428 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_430 = (long) ((ulong) l_426 + (ulong) 1792L);
                        l_431 = (long) ((ulong) l_426 + (ulong) 1796L);
                        i_432 = 0;
                        l_433 = 0L;
                        l_434 = (-1L);
                        while (true) {
                            if (!(i_432 == 0)) {
                                break;
                            }
                            i_435 = *((volatile __global gale_int *) (arg_fs + 16 + l_431));
                            i_436 = *((volatile __global gale_int *) (arg_fs + 16 + l_430));
                            if (i_429 == i_436) {
                                i_432 = 1;
                            } else {
                                if (i_435 == 0) {
                                    if (l_433 < l_22) {
                                        GALEFS_RELAX(l_433);
                                        l_437 = (long) ((ulong) l_433 + (ulong) 1L);
                                        l_433 = l_437;
                                    } else {
                                        l_438 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_439 = (l_434 == l_438) ? (-110) : 0;
                                        i_432 = i_439;
                                        l_433 = 0L;
                                        l_434 = l_438;
                                    }
                                } else {
                                    i_440 = (int) (0 - (uint) i_435);
                                    i_432 = i_440;
                                }
                            }
                        }
                        if (i_432 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_426 + (ulong) 1888L)))) = i_429;
                        }
                        GALEFS_FENCE();
                        if (i_432 < 0) {
                            l_441 = (long) i_432;
                            l_442 = l_441;
                        } else {
                            l_443 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_426 + (ulong) 1800L))));
                            l_442 = l_443;
                        }
                        i_444 = (int) ((uint) ((int) l_422) + (uint) (-1));
                        if (i_444 < 0) {
                            l_445 = l_442;
                        } else {
                            if (l_442 < 0L) {
                                l_445 = l_442;
                            } else {
                                l_446 = (l_442 << 32) | ((long) (uint) i_444);
                                l_445 = l_446;
                            }
                        }
                    } else {
                        l_445 = l_422;
                    }
                } else {
                    l_445 = l_422;
                }
                GALEFS_BROADCAST(8, l_447, l_445);
                i_448 = (int) l_447;
                i_103 = i_448;
                i_104 = 0;
                break;
            case 5:
                l_449 = l_33 & l_15;
                if (((int) get_local_id(0)) == 0) {
                    l_450 = (long) ((int) get_group_id(0));
                    i_451 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_450 << 12) + (l_450 << 11)))) + (ulong) 1796L))));
                    i_452 = (int) (0 - (uint) i_451);
                    if (i_452 < 0) {
                        l_453 = (long) i_452;
                        l_454 = l_453;
                    } else {
                        if (i_35 < 0) {
                            i_455 = (-9);
                        } else {
                            if (i_35 < i_18) {
                                i_456 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                i_457 = (int) ((uint) i_456 + (uint) (-1));
                                i_458 = (i_457 < 0) ? (-9) : i_457;
                                if (i_458 < 0) {
                                    i_455 = i_458;
                                } else {
                                    i_459 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                                    if ((i_459 & 3) == 1) {
                                        i_455 = (-9);
                                    } else {
                                        i_455 = i_458;
                                    }
                                }
                            } else {
                                i_455 = (-9);
                            }
                        }
                        l_460 = (long) i_455;
                        if (i_455 < 0) {
                            l_454 = l_460;
                        } else {
                            if (l_33 < 0L) {
                                l_454 = (-22L);
                            } else {
                                if (i_30 < 0) {
                                    l_454 = (-22L);
                                } else {
                                    l_461 = (long) ((int) get_group_id(0));
                                    i_462 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_461 << 12) + (l_461 << 11)))) + (ulong) 1856L))));
                                    if (i_462 == 0) {
                                        l_463 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) (l_460 << 6)))));
                                        l_464 = (long) ((ulong) l_463 - (ulong) l_33);
                                        if (l_464 < 1L) {
                                            l_454 = 0L;
                                        } else {
                                            l_465 = (l_464 < l_39) ? l_464 : l_39;
                                            l_454 = l_465;
                                        }
                                    } else {
                                        l_454 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    l_466 = (l_454 < 0L) ? l_454 : (-22L);
                    if (l_454 < 1L) {
                        l_467 = l_466;
                    } else {
                        if (l_39 == l_454) {
                            l_468 = (long) ((ulong) l_14 - (ulong) l_449);
                            if (l_468 < l_39) {
                                if (!(((int) l_468) == i_30)) {
                                    l_467 = l_466;
                                    goto B455;
                                }
                            }
                            if (i_35 < 0) {
                                i_469 = (-9);
                            } else {
                                if (i_35 < i_18) {
                                    i_470 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                    i_471 = (int) ((uint) i_470 + (uint) (-1));
                                    i_472 = (i_471 < 0) ? (-9) : i_471;
                                    i_469 = i_472;
                                } else {
                                    i_469 = (-9);
                                }
                            }
                            l_473 = (long) i_469;
                            if (i_469 < 0) {
                                l_467 = l_473;
                            } else {
                                i_474 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_16 + (ulong) (l_473 << 6))) + (ulong) 8L))));
                                l_475 = l_33 >> i_13;
                                i_476 = i_12 & ((int) (((long) ((ulong) ((long) ((ulong) l_475 + (ulong) (((long) i_474) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_477 = (long) ((int) get_group_id(0));
                                l_478 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_477 << 12) + (l_477 << 11)))) + (ulong) 1864L);
                                i_479 = (int) get_group_id(0);
                                l_480 = (long) ((ulong) l_19 + (ulong) ((long) (i_479 >> 6)));
                                l_481 = (long) ((ulong) l_20 + (ulong) ((long) i_479));
                                l_482 = (long) ((int) get_group_id(0));
                                l_483 = (long) ((ulong) l_23 + (ulong) ((l_482 << 12) + (l_482 << 11)));
                                l_484 = (long) ((ulong) l_483 + (ulong) 1896L);
                                l_485 = (long) ((int) get_group_id(0));
                                l_486 = (long) ((ulong) l_23 + (ulong) ((l_485 << 12) + (l_485 << 11)));
                                l_487 = (long) ((ulong) l_486 + (ulong) 1792L);
                                l_488 = (long) ((ulong) l_486 + (ulong) 1896L);
                                l_489 = (long) ((ulong) l_486 + (ulong) 1796L);
                                i_490 = (int) get_group_id(0);
                                l_491 = (long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_490)) << 6) + (((long) (i_490 >> i_8)) << 2)));
                                i_492 = i_476;
                                i_493 = 0;
                                i_494 = (-2);
                                while (true) {
                                    if (!(i_494 == (-2))) {
                                        break;
                                    }
                                    i_495 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) (((long) i_492) << 2)))));
                                    i_496 = (int) ((uint) i_495 + (uint) (-1));
                                    if (i_496 < 0) {
                                        i_494 = (-1);
                                    } else {
                                        l_497 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_496) << 5));
                                        i_498 = *((volatile __global gale_int *) (arg_fs + 16 + l_497));
                                        l_499 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_497 + (ulong) 8L))));
                                        if ((!(i_474 == i_498)) || (!(l_475 == l_499))) {
                                            if (i_12 == i_493) {
                                                i_494 = (-1);
                                            } else {
                                                i_500 = (int) ((uint) i_493 + (uint) 1);
                                                i_501 = i_12 & ((int) ((uint) i_492 + (uint) 1));
                                                i_492 = i_501;
                                                i_493 = i_500;
                                            }
                                        } else {
                                            i_494 = i_496;
                                        }
                                    }
                                }
                                if (i_494 < 0) {
                                    i_502 = i_494;
                                } else {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_491)) = ((int) ((uint) i_494 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_503 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_494) << 5));
                                    i_504 = *((volatile __global gale_int *) (arg_fs + 16 + l_503));
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_474 == i_504) {
                                        l_505 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_503 + (ulong) 8L))));
                                        i_506 = (l_475 == l_505) ? 1 : 0;
                                        i_507 = i_506;
                                    } else {
                                        i_507 = 0;
                                    }
                                    if (i_507 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_491)) = 0;
                                    }
                                    GALEFS_ACQUIRE_FENCE();
                                    if (i_507 == 0) {
                                        i_502 = (-1);
                                    } else {
                                        i_502 = i_494;
                                    }
                                }
                                if (i_502 < 0) {
                                    i_508 = *((volatile __global gale_int *) (arg_fs + 16 + l_489));
                                    l_509 = *((__global gale_long *) (arg_fs + 16 + l_488));
                                    i_510 = (int) (0 - (uint) i_508);
                                    if (i_510 < 0) {
                                        i_511 = i_510;
                                    } else {
                                        l_512 = (long) ((ulong) l_509 + (ulong) (-64L));
                                        i_513 = (int) ((uint) ((int) (((long) ((ulong) l_512 + (ulong) ((long) ((ulong) (l_512 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        i_514 = 0;
                                        l_515 = 0L;
                                        l_516 = (-1L);
                                        while (true) {
                                            if (!(i_514 == 0)) {
                                                break;
                                            }
                                            i_517 = *((volatile __global gale_int *) (arg_fs + 16 + l_489));
                                            i_518 = *((volatile __global gale_int *) (arg_fs + 16 + l_487));
                                            if (i_513 == i_518) {
                                                i_514 = 1;
                                            } else {
                                                if (i_517 == 0) {
                                                    if (l_515 < l_22) {
                                                        GALEFS_RELAX(l_515);
                                                        l_519 = (long) ((ulong) l_515 + (ulong) 1L);
                                                        l_515 = l_519;
                                                    } else {
                                                        l_520 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                                        i_521 = (l_516 == l_520) ? (-110) : 0;
                                                        i_514 = i_521;
                                                        l_515 = 0L;
                                                        l_516 = l_520;
                                                    }
                                                } else {
                                                    i_522 = (int) (0 - (uint) i_517);
                                                    i_514 = i_522;
                                                }
                                            }
                                        }
                                        i_511 = i_514;
                                    }
                                    if (i_511 < 0) {
                                        l_523 = (long) i_511;
                                        l_467 = l_523;
                                    } else {
                                        l_524 = *((__global gale_long *) (arg_fs + 16 + l_484));
                                        l_525 = (long) ((ulong) l_524 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_483 + (ulong) ((long) (uint) (((int) l_525) & 1023)))))) = 0L;
                                        l_526 = (long) ((ulong) l_483 + (ulong) ((long) (uint) (((int) l_524) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 4L)))) = 6;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_524 + (ulong) ((long) ((ulong) (l_524 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 12L)))) = i_35;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 16L)))) = l_33;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 24L)))) = l_39;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_526 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_526)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_484)) = l_525;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + l_481)) = (char) 1;
                                        l_527 = (long) ((ulong) l_39 + (ulong) (-9223372036854775807L));
                                        if (l_19 == 0L) {
                                            l_467 = l_527;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + l_480)) = (char) 1;
                                            l_467 = l_527;
                                        }
                                    }
                                } else {
                                    l_528 = *((__global gale_long *) (arg_fs + 16 + l_478));
                                    *((__global gale_long *) (arg_fs + 16 + l_478)) = ((long) ((ulong) l_528 + (ulong) 1L));
                                    l_529 = l_39 | (((long) (uint) i_502) << 32);
                                    l_467 = l_529;
                                }
                            }
                        } else {
                            l_467 = l_466;
                        }
                    }
                } else {
                    l_467 = 0L;
                }
            B455:;
                if (((int) get_local_id(0)) == 0) {
                    if (l_467 < (-4611686018427387904L)) {
                        l_530 = (long) ((int) get_group_id(0));
                        l_531 = (long) ((ulong) l_23 + (ulong) ((l_530 << 12) + (l_530 << 11)));
                        l_532 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 1896L))));
                        l_533 = (long) ((ulong) l_532 + (ulong) (-64L));
                        i_534 = (int) ((uint) ((int) (((long) ((ulong) l_533 + (ulong) ((long) ((ulong) (l_533 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_535 = (long) ((ulong) l_531 + (ulong) 1792L);
                        l_536 = (long) ((ulong) l_531 + (ulong) 1796L);
                        i_537 = 0;
                        l_538 = 0L;
                        l_539 = (-1L);
                        while (true) {
                            if (!(i_537 == 0)) {
                                break;
                            }
                            i_540 = *((volatile __global gale_int *) (arg_fs + 16 + l_536));
                            i_541 = *((volatile __global gale_int *) (arg_fs + 16 + l_535));
                            if (i_534 == i_541) {
                                i_537 = 1;
                            } else {
                                if (i_540 == 0) {
                                    if (l_538 < l_22) {
                                        GALEFS_RELAX(l_538);
                                        l_542 = (long) ((ulong) l_538 + (ulong) 1L);
                                        l_538 = l_542;
                                    } else {
                                        l_543 = *((volatile __global gale_long *) (arg_fs + 16 + l_21));
                                        i_544 = (l_539 == l_543) ? (-110) : 0;
                                        i_537 = i_544;
                                        l_538 = 0L;
                                        l_539 = l_543;
                                    }
                                } else {
                                    i_545 = (int) (0 - (uint) i_540);
                                    i_537 = i_545;
                                }
                            }
                        }
                        if (i_537 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 1888L)))) = i_534;
                        }
                        GALEFS_FENCE();
                        if (i_537 < 0) {
                            l_546 = (long) i_537;
                            l_547 = l_546;
                        } else {
                            l_548 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_531 + (ulong) 1800L))));
                            l_547 = l_548;
                        }
                        i_549 = (int) ((uint) ((int) l_467) + (uint) (-1));
                        if (i_549 < 0) {
                            l_550 = l_547;
                        } else {
                            if (l_547 < 0L) {
                                l_550 = l_547;
                            } else {
                                l_551 = (l_547 << 32) | ((long) (uint) i_549);
                                l_550 = l_551;
                            }
                        }
                    } else {
                        l_550 = l_467;
                    }
                } else {
                    l_550 = l_467;
                }
                GALEFS_BROADCAST(9, l_552, l_550);
                l_553 = l_552 >> 32;
                if (((int) get_local_id(0)) == 0) {
                    if (!(l_552 < 0L)) {
                        l_554 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_554 << 12) + (l_554 << 11)))) + (ulong) 1856L)))) = 1;
                        i_555 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_555)) << 6) + (((long) (i_555 >> i_8)) << 2)))))) = (((int) ((uint) ((int) l_553) + (uint) 1)) | INT_MIN);
                    }
                }
                if (l_552 < 0L) {
                    l_556 = l_552;
                } else {
                    if (((int) l_552) == 0) {
                        l_556 = 0L;
                    } else {
                        l_557 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (l_553 << 5))) + (ulong) 16L))));
                        l_558 = (long) ((ulong) l_449 + (ulong) l_557);
                        l_556 = l_558;
                    }
                }
                if ((ulong) ((long) ((ulong) l_556 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_559 = (int) l_556;
                    i_103 = i_559;
                    i_104 = 0;
                    break;
                }
                i_560 = (int) get_local_size(0);
                i_561 = (int) get_local_id(0);
                i_562 = i_561;
                while (true) {
                    if (!(i_562 < i_30)) {
                        break;
                    }
                    i_563 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_556 + (ulong) ((long) i_562)))));
                    *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_562 + (uint) i_31))))) = (char) i_563;
                    i_564 = (int) ((uint) i_562 + (uint) i_560);
                    i_562 = i_564;
                }
                i_103 = i_30;
                i_104 = i_30;
                break;
            case 6:
                GALEFS_BARRIER(10);
                if (((int) get_local_id(0)) == 0) {
                    l_565 = (long) ((int) get_group_id(0));
                    i_566 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_565 << 12) + (l_565 << 11)))) + (ulong) 1856L))));
                    if (i_566 == 0) {
                        l_567 = (-22L);
                    } else {
                        l_568 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_568 << 12) + (l_568 << 11)))) + (ulong) 1856L)))) = 0;
                        l_569 = (long) ((int) get_group_id(0));
                        l_570 = (long) ((ulong) ((long) ((ulong) l_23 + (ulong) ((l_569 << 12) + (l_569 << 11)))) + (ulong) 1872L);
                        l_571 = *((__global gale_long *) (arg_fs + 16 + l_570));
                        *((__global gale_long *) (arg_fs + 16 + l_570)) = ((long) ((ulong) l_39 + (ulong) l_571));
                        GALEFS_RELEASE_FENCE();
                        i_572 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((((long) (i_9 & i_572)) << 6) + (((long) (i_572 >> i_8)) << 2)))))) = 0;
                        l_573 = (long) ((int) get_group_id(0));
                        l_574 = (long) ((ulong) l_23 + (ulong) ((l_573 << 12) + (l_573 << 11)));
                        l_575 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_574 + (ulong) 1896L))));
                        l_576 = (long) ((ulong) l_575 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_574 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_576 + (ulong) ((long) ((ulong) (l_576 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_567 = 0L;
                    }
                } else {
                    l_567 = 0L;
                }
                GALEFS_BROADCAST(11, l_577, l_567);
                i_578 = (int) l_577;
                i_103 = i_578;
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
            i_579 = 1;
            i_580 = 0;
            while (true) {
                if (!(i_580 < i_104)) {
                    break;
                }
                i_581 = (int) *((__global char *) (arg_data + 16 + ((long) ((int) ((uint) i_580 + (uint) i_31)))));
                i_582 = (int) ((uint) (i_581 & 255) + (uint) ((int) ((uint) (i_579 << 5) - (uint) i_579)));
                i_583 = (int) ((uint) i_580 + (uint) 1);
                i_579 = i_582;
                i_580 = i_583;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_25 + 1)) << 2) + 16L))) = i_579;
        }
        GALEFS_BARRIER(13);
        i_584 = (int) ((uint) i_24 + (uint) 1);
        i_24 = i_584;
    }
    GALEFS_GROUP_END()
}
#endif
