// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#writesUnderConditions
// entry point: galefs_writesUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 5 waits, 9 values, 64 bytes
// string: "written"
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
// source SHA-256: 35e52041189438fe9ab946b2e1e42a9006987cd67cd40f2404895fcabc1d3978

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

__constant char gale_literals[] = {119, 114, 105, 116, 116, 101, 110};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_125) VARIABLE(int, i_126) VARIABLE(int, i_128) VARIABLE(int, i_18) VARIABLE(int, i_193) VARIABLE(int, i_194) VARIABLE(int, i_202) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_69) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_82) VARIABLE(long, l_0) VARIABLE(long, l_111) VARIABLE(long, l_123) VARIABLE(long, l_124) VARIABLE(long, l_129) VARIABLE(long, l_131) VARIABLE(long, l_19) VARIABLE(long, l_192) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_58) VARIABLE(long, l_70) VARIABLE(long, l_80) VARIABLE(long, l_83) VARIABLE(long, l_85)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_58)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70) VARIABLE(l_80) VARIABLE(l_83) VARIABLE(l_85)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_111) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70) VARIABLE(l_80)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_123) VARIABLE(l_124) VARIABLE(l_129) VARIABLE(l_131) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_125) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(i_18) VARIABLE(i_193) VARIABLE(i_194) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_123) VARIABLE(l_124) VARIABLE(l_19) VARIABLE(l_192) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_202) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_70)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_70)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_21, i_22, i_24, i_28, i_29, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_42, i_44, i_45, i_46, i_50, i_51, i_52, i_53, i_59, i_60, i_66, i_67, i_68, i_69, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_81, i_82, i_86, i_87, i_88, i_89, i_90, i_91, i_95, i_97, i_98, i_99, i_103, i_104, i_105, i_106, i_112, i_113, i_119, i_120, i_121, i_125, i_126, i_127, i_128, i_132, i_133, i_137, i_138, i_139, i_140, i_141, i_143, i_144, i_150, i_151, i_152, i_156, i_157, i_158, i_159, i_160, i_161, i_162, i_165, i_166, i_167, i_168, i_169, i_171, i_173, i_174, i_175, i_176, i_177, i_179, i_181, i_182, i_184, i_185, i_193, i_194, i_200, i_201, i_202, i_204, i_206, i_207, i_208, i_213, i_214, i_215;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_23, l_25, l_26, l_27, l_31, l_32, l_39, l_40, l_41, l_43, l_47, l_48, l_49, l_54, l_55, l_56, l_57, l_58, l_61, l_62, l_63, l_64, l_65, l_70, l_80, l_83, l_84, l_85, l_92, l_93, l_94, l_96, l_100, l_101, l_102, l_107, l_108, l_109, l_110, l_111, l_114, l_115, l_116, l_117, l_118, l_122, l_123, l_124, l_129, l_130, l_131, l_134, l_135, l_136, l_142, l_145, l_146, l_147, l_148, l_149, l_153, l_154, l_155, l_163, l_164, l_170, l_172, l_178, l_180, l_183, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_195, l_196, l_197, l_198, l_199, l_203, l_205, l_209, l_210, l_211, l_212, l_216, l_217, l_218;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_3 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_3 == 0) {
            i_4 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_5 = (long) ((int) (0 - (uint) i_4));
            l_6 = l_5;
        } else {
            l_7 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_8 = *((__global gale_int *) (arg_fs + 16 + l_7));
            i_9 = (int) ((uint) i_8 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_7)) = i_9;
            if (i_1 < i_9) {
                i_10 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_10 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_11 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_11)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 36L)))) = 0;
                    l_6 = LONG_MIN;
                } else {
                    l_6 = (-16L);
                }
            } else {
                l_6 = (-16L);
            }
        }
        if (l_6 < 0L) {
            l_12 = l_6;
        } else {
            l_13 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_14 = 0;
            while (true) {
                if (!(i_14 < 7)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_13 + (ulong) ((long) i_14))))) = (char) ((int) gale_literals[i_14]);
                i_15 = (int) ((uint) i_14 + (uint) 1);
                i_14 = i_15;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_16 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_16)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 66;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 7;
            l_12 = LONG_MIN;
        }
    } else {
        l_12 = 0L;
    }
    GALEFS_BROADCAST(1, l_17, l_12);
    if (l_17 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_17); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_17 = gale_round_reply(gale_entry);
    }
    i_18 = (int) l_17;
    l_19 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
    l_20 = (long) ((ulong) l_19 + (ulong) 4L);
    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_22 = (int) get_local_id(0);
    l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_25 = 1L << i_24;
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    l_27 = ((long) gale_group) << 10;
    i_28 = (int) get_local_id(0);
    i_29 = 1;
    i_30 = 0;
    while (true) {
        if (!(i_29 == 1)) {
            break;
        }
        l_31 = ((long) i_30) + l_27;
        l_32 = l_31 & l_26;
        if (i_28 == 0) {
            if (i_18 < 0) {
                i_33 = (-9);
            } else {
                if (i_18 < i_21) {
                    i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                    i_35 = (int) ((uint) i_34 + (uint) (-1));
                    i_36 = (i_35 < 0) ? (-9) : i_35;
                    if (i_36 < 0) {
                        i_33 = i_36;
                    } else {
                        i_37 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                        if ((i_37 & 3) == 0) {
                            i_33 = (-9);
                        } else {
                            i_33 = i_36;
                        }
                    }
                } else {
                    i_33 = (-9);
                }
            }
            i_38 = (int) ((uint) 1024 - (uint) i_30);
            l_39 = (long) i_38;
            if (i_33 < 0) {
                l_40 = (long) i_33;
                l_41 = l_40;
            } else {
                if (l_31 < 0L) {
                    l_41 = (-22L);
                } else {
                    if (i_38 < 0) {
                        l_41 = (-22L);
                    } else {
                        if ((l_31 + l_39) < 0L) {
                            l_41 = (-27L);
                        } else {
                            i_42 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_42 == 0) {
                                l_41 = l_39;
                            } else {
                                l_41 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_41 < 1L) {
                l_43 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_44 = *((__global gale_int *) (arg_fs + 16 + l_43));
                i_45 = (int) ((uint) i_44 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_43)) = i_45;
                if (i_1 < i_45) {
                    i_46 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_46 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_47 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_47)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = l_41;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 0;
                        l_48 = LONG_MIN;
                    } else {
                        l_48 = l_41;
                    }
                } else {
                    l_48 = l_41;
                }
            } else {
                l_49 = (long) ((ulong) l_25 - (ulong) l_32);
                if (l_49 < l_39) {
                    i_50 = (int) l_49;
                    i_51 = i_50;
                } else {
                    i_51 = i_38;
                }
                i_52 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_53 = (int) (0 - (uint) i_52);
                if (i_53 < 0) {
                    l_54 = (long) i_53;
                    l_48 = l_54;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_55 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_55)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 12L)))) = i_18;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 16L)))) = l_31;
                    l_56 = (long) i_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 24L)))) = l_56;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 36L)))) = 0;
                    l_57 = (long) ((ulong) l_56 + (ulong) (-9223372036854775807L));
                    l_48 = l_57;
                }
            }
        } else {
            l_48 = 0L;
        }
        GALEFS_BROADCAST(2, l_58, l_48);
        if (l_58 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[gale_item] = (ulong) l_19;
            gale_longs[gale_items + gale_item] = (ulong) l_20;
            gale_ints[gale_items + gale_item] = (uint) i_30;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_32;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_58); }
            GALEFS_RETURN;
            resume_2:
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_item];
            l_20 = (long) gale_longs[gale_items + gale_item];
            i_30 = (int) gale_ints[gale_items + gale_item];
            l_31 = (long) gale_longs[2 * gale_items + gale_item];
            l_32 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
            i_22 = (int) get_local_id(0);
            l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_25 = 1L << i_24;
            l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
            l_27 = ((long) gale_group) << 10;
            i_28 = (int) get_local_id(0);
            l_58 = gale_round_reply(gale_entry);
        }
        i_59 = (int) l_58;
        if (l_58 < 0L) {
            i_60 = 0;
        } else {
            i_60 = i_59;
        }
        if (l_58 < 0L) {
            l_61 = 0L;
        } else {
            if (i_59 == 0) {
                l_61 = 0L;
            } else {
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_58 >> 32)) << 5))) + (ulong) 16L))));
                l_63 = (long) ((ulong) l_32 + (ulong) l_62);
                l_61 = l_63;
            }
        }
        gale_copy((arg_scratch + 16 + l_31), (arg_fs + 16 + l_61), i_60);
        GALEFS_BARRIER(3);
        if (i_22 == 0) {
            if (!(i_60 < 1)) {
                l_64 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_65 = *((__global gale_long *) (arg_fs + 16 + l_64));
                *((__global gale_long *) (arg_fs + 16 + l_64)) = ((long) ((ulong) ((long) (uint) i_60) + (ulong) l_65));
            }
        }
        i_66 = (int) ((uint) i_30 + (uint) i_60);
        if (l_58 < 0L) {
            i_29 = i_59;
            i_30 = i_66;
        } else {
            i_67 = ((i_60 < 1) || (!(i_66 < 1024))) ? 0 : 1;
            i_29 = i_67;
            i_30 = i_66;
        }
    }
    i_68 = gale_group;
    i_69 = (int) ((uint) i_68 + (uint) (i_68 << 1));
    l_70 = 0L;
    i_71 = 0;
    while (true) {
        if (!(i_71 < 8)) {
            break;
        }
        i_72 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_71 + (uint) i_69)) & 63)) << 2) + 16L)));
        i_73 = (int) ((uint) i_71 + (uint) 1);
        if ((i_72 & 1) == 0) {
            i_74 = (int) get_local_size(0);
            i_75 = (int) get_local_id(0);
            i_76 = (int) get_local_id(0);
            i_77 = (int) get_local_id(0);
            i_78 = i_77;
            while (true) {
                if (!(i_78 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_78) + l_27))) = (char) ((int) ((uint) i_71 + (uint) ((int) ((uint) i_78 * (uint) i_72))));
                i_79 = (int) ((uint) i_78 + (uint) i_74);
                i_78 = i_79;
            }
            GALEFS_BARRIER(4);
            l_80 = ((long) (uint) (i_72 & 511)) + l_27;
            i_81 = 1;
            i_82 = 0;
            while (true) {
                if (!(i_81 == 1)) {
                    break;
                }
                l_83 = (long) i_82;
                l_84 = l_80 + l_83;
                l_85 = l_26 & l_84;
                if (i_76 == 0) {
                    if (i_18 < 0) {
                        i_86 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_88 = (int) ((uint) i_87 + (uint) (-1));
                            i_89 = (i_88 < 0) ? (-9) : i_88;
                            if (i_89 < 0) {
                                i_86 = i_89;
                            } else {
                                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                if ((i_90 & 3) == 0) {
                                    i_86 = (-9);
                                } else {
                                    i_86 = i_89;
                                }
                            }
                        } else {
                            i_86 = (-9);
                        }
                    }
                    i_91 = (int) ((uint) 100 - (uint) i_82);
                    l_92 = (long) i_91;
                    if (i_86 < 0) {
                        l_93 = (long) i_86;
                        l_94 = l_93;
                    } else {
                        if (l_84 < 0L) {
                            l_94 = (-22L);
                        } else {
                            if (i_91 < 0) {
                                l_94 = (-22L);
                            } else {
                                if ((l_84 + l_92) < 0L) {
                                    l_94 = (-27L);
                                } else {
                                    i_95 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_95 == 0) {
                                        l_94 = l_92;
                                    } else {
                                        l_94 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_94 < 1L) {
                        l_96 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_97 = *((__global gale_int *) (arg_fs + 16 + l_96));
                        i_98 = (int) ((uint) i_97 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_96)) = i_98;
                        if (i_1 < i_98) {
                            i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_99 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_100 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_100)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 16L)))) = l_94;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 36L)))) = 0;
                                l_101 = LONG_MIN;
                            } else {
                                l_101 = l_94;
                            }
                        } else {
                            l_101 = l_94;
                        }
                    } else {
                        l_102 = (long) ((ulong) l_25 - (ulong) l_85);
                        if (l_102 < l_92) {
                            i_103 = (int) l_102;
                            i_104 = i_103;
                        } else {
                            i_104 = i_91;
                        }
                        i_105 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_106 = (int) (0 - (uint) i_105);
                        if (i_106 < 0) {
                            l_107 = (long) i_106;
                            l_101 = l_107;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_108 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_108)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 4L)))) = 4;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 16L)))) = l_84;
                            l_109 = (long) i_104;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 24L)))) = l_109;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 36L)))) = 0;
                            l_110 = (long) ((ulong) l_109 + (ulong) (-9223372036854775807L));
                            l_101 = l_110;
                        }
                    }
                } else {
                    l_101 = 0L;
                }
                GALEFS_BROADCAST(5, l_111, l_101);
                if (l_111 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_70;
                    gale_ints[gale_items + gale_item] = (uint) i_73;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_80;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_82;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_83;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_85;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_111); }
                    GALEFS_RETURN;
                    resume_3:
                    i_18 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    l_70 = (long) gale_longs[2 * gale_items + gale_item];
                    i_73 = (int) gale_ints[gale_items + gale_item];
                    l_80 = (long) gale_longs[3 * gale_items + gale_item];
                    i_82 = (int) gale_ints[2 * gale_items + gale_item];
                    l_83 = (long) gale_longs[4 * gale_items + gale_item];
                    l_85 = (long) gale_longs[5 * gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
                    l_25 = 1L << i_24;
                    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
                    l_27 = ((long) gale_group) << 10;
                    i_68 = gale_group;
                    i_69 = (int) ((uint) i_68 + (uint) (i_68 << 1));
                    i_75 = (int) get_local_id(0);
                    i_76 = (int) get_local_id(0);
                    l_111 = gale_round_reply(gale_entry);
                }
                i_112 = (int) l_111;
                if (l_111 < 0L) {
                    i_113 = 0;
                } else {
                    i_113 = i_112;
                }
                if (l_111 < 0L) {
                    l_114 = 0L;
                } else {
                    if (i_112 == 0) {
                        l_114 = 0L;
                    } else {
                        l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_111 >> 32)) << 5))) + (ulong) 16L))));
                        l_116 = (long) ((ulong) l_85 + (ulong) l_115);
                        l_114 = l_116;
                    }
                }
                gale_copy((arg_scratch + 16 + (l_83 + l_27)), (arg_fs + 16 + l_114), i_113);
                GALEFS_BARRIER(6);
                if (i_75 == 0) {
                    if (!(i_113 < 1)) {
                        l_117 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                        l_118 = *((__global gale_long *) (arg_fs + 16 + l_117));
                        *((__global gale_long *) (arg_fs + 16 + l_117)) = ((long) ((ulong) ((long) (uint) i_113) + (ulong) l_118));
                    }
                }
                i_119 = (int) ((uint) i_82 + (uint) i_113);
                if (l_111 < 0L) {
                    i_81 = i_112;
                    i_82 = i_119;
                } else {
                    i_120 = ((i_113 < 1) || (!(i_119 < 100))) ? 0 : 1;
                    i_81 = i_120;
                    i_82 = i_119;
                }
            }
            if (i_82 < 1) {
                i_121 = i_81;
            } else {
                i_121 = i_82;
            }
            l_122 = (long) ((ulong) l_70 + (ulong) ((long) i_121));
            l_70 = l_122;
            i_71 = i_73;
        } else {
            if ((i_72 & 2) == 0) {
                l_123 = l_27 + 512L;
                l_124 = l_123 + ((long) ((int) get_local_id(0)));
                i_125 = (int) get_local_id(0);
                i_126 = (int) get_local_id(0);
                i_127 = 1;
                i_128 = 0;
                while (true) {
                    if (!(i_127 == 1)) {
                        break;
                    }
                    l_129 = (long) i_128;
                    l_130 = l_129 + l_27;
                    l_131 = l_26 & l_130;
                    if (i_126 == 0) {
                        i_132 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_133 = (int) (0 - (uint) i_132);
                        l_134 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_133 < 0) {
                            l_135 = (long) i_133;
                            l_136 = l_135;
                        } else {
                            if (i_18 < 0) {
                                i_137 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_138 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_139 = (int) ((uint) i_138 + (uint) (-1));
                                    i_140 = (i_139 < 0) ? (-9) : i_139;
                                    if (i_140 < 0) {
                                        i_137 = i_140;
                                    } else {
                                        i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                        if ((i_141 & 3) == 1) {
                                            i_137 = (-9);
                                        } else {
                                            i_137 = i_140;
                                        }
                                    }
                                } else {
                                    i_137 = (-9);
                                }
                            }
                            l_142 = (long) i_137;
                            if (i_137 < 0) {
                                l_136 = l_142;
                            } else {
                                if (l_130 < 0L) {
                                    l_136 = (-22L);
                                } else {
                                    i_143 = (int) ((uint) 100 - (uint) i_128);
                                    if (i_143 < 0) {
                                        l_136 = (-22L);
                                    } else {
                                        i_144 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_144 == 0) {
                                            l_145 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) (l_142 << 6)))));
                                            l_146 = (long) ((ulong) l_145 - (ulong) l_130);
                                            if (l_146 < 1L) {
                                                l_136 = 0L;
                                            } else {
                                                l_147 = (long) (uint) i_143;
                                                l_148 = (l_146 < l_147) ? l_146 : l_147;
                                                l_136 = l_148;
                                            }
                                        } else {
                                            l_136 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_136 < 1L) {
                            l_149 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_150 = *((__global gale_int *) (arg_fs + 16 + l_149));
                            i_151 = (int) ((uint) i_150 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_149)) = i_151;
                            if (i_1 < i_151) {
                                i_152 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_152 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_153 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_153)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 16L)))) = l_136;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 36L)))) = 0;
                                    l_154 = LONG_MIN;
                                } else {
                                    l_154 = l_136;
                                }
                            } else {
                                l_154 = l_136;
                            }
                        } else {
                            l_155 = (long) ((ulong) l_25 - (ulong) l_131);
                            if (l_155 < l_136) {
                                i_156 = (int) l_155;
                                i_157 = i_156;
                            } else {
                                i_158 = (int) l_136;
                                i_157 = i_158;
                            }
                            if (i_18 < 0) {
                                i_159 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_161 = (int) ((uint) i_160 + (uint) (-1));
                                    i_162 = (i_161 < 0) ? (-9) : i_161;
                                    i_159 = i_162;
                                } else {
                                    i_159 = (-9);
                                }
                            }
                            l_163 = (long) i_159;
                            if (i_159 < 0) {
                                l_154 = l_163;
                            } else {
                                l_164 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_165 = *((__global gale_int *) (arg_fs + 16 + l_164));
                                i_166 = (int) ((uint) i_165 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_164)) = i_166;
                                if (i_1 < i_166) {
                                    i_167 = (-1);
                                } else {
                                    i_168 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_134 + (ulong) (l_163 << 6))) + (ulong) 8L))));
                                    i_169 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                    l_170 = l_130 >> i_24;
                                    i_171 = i_169 & ((int) (((long) ((ulong) ((long) ((ulong) l_170 + (ulong) (((long) i_168) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_172 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_173 = i_171;
                                    i_174 = 0;
                                    i_175 = (-2);
                                    while (true) {
                                        if (!(i_175 == (-2))) {
                                            break;
                                        }
                                        i_176 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_172 + (ulong) (((long) i_173) << 2)))));
                                        i_177 = (int) ((uint) i_176 + (uint) (-1));
                                        if (i_177 < 0) {
                                            i_175 = (-1);
                                        } else {
                                            l_178 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_177) << 5));
                                            i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                                            l_180 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 8L))));
                                            if ((!(i_168 == i_179)) || (!(l_170 == l_180))) {
                                                if (i_169 == i_174) {
                                                    i_175 = (-1);
                                                } else {
                                                    i_181 = (int) ((uint) i_174 + (uint) 1);
                                                    i_182 = i_169 & ((int) ((uint) i_173 + (uint) 1));
                                                    i_173 = i_182;
                                                    i_174 = i_181;
                                                }
                                            } else {
                                                i_175 = i_177;
                                            }
                                        }
                                    }
                                    i_167 = i_175;
                                }
                                l_183 = (long) i_157;
                                if (i_167 < 0) {
                                    i_184 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_185 = (int) (0 - (uint) i_184);
                                    if (i_185 < 0) {
                                        l_186 = (long) i_185;
                                        l_154 = l_186;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_187 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_187)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 12L)))) = i_18;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 16L)))) = l_130;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 24L)))) = l_136;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 36L)))) = 0;
                                        l_188 = (long) ((ulong) l_183 + (ulong) (-9223372036854775807L));
                                        l_154 = l_188;
                                    }
                                } else {
                                    l_189 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_190 = *((__global gale_long *) (arg_fs + 16 + l_189));
                                    *((__global gale_long *) (arg_fs + 16 + l_189)) = ((long) ((ulong) l_190 + (ulong) 1L));
                                    l_191 = l_183 | (((long) (uint) i_167) << 32);
                                    l_154 = l_191;
                                }
                            }
                        }
                    } else {
                        l_154 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_192, l_154);
                    if (l_192 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) l_19;
                        gale_longs[gale_items + gale_item] = (ulong) l_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_70;
                        gale_ints[gale_items + gale_item] = (uint) i_73;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_128;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_129;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_131;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_192); }
                        GALEFS_RETURN;
                        resume_4:
                        i_18 = (int) gale_ints[gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        l_20 = (long) gale_longs[gale_items + gale_item];
                        l_70 = (long) gale_longs[2 * gale_items + gale_item];
                        i_73 = (int) gale_ints[gale_items + gale_item];
                        i_128 = (int) gale_ints[2 * gale_items + gale_item];
                        l_129 = (long) gale_longs[3 * gale_items + gale_item];
                        l_131 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
                        l_25 = 1L << i_24;
                        l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
                        l_27 = ((long) gale_group) << 10;
                        i_68 = gale_group;
                        i_69 = (int) ((uint) i_68 + (uint) (i_68 << 1));
                        l_123 = l_27 + 512L;
                        l_124 = l_123 + ((long) ((int) get_local_id(0)));
                        i_125 = (int) get_local_id(0);
                        i_126 = (int) get_local_id(0);
                        l_192 = gale_round_reply(gale_entry);
                    }
                    i_193 = (int) l_192;
                    if (l_192 < 0L) {
                        i_194 = 0;
                    } else {
                        i_194 = i_193;
                    }
                    if (l_192 < 0L) {
                        l_195 = 0L;
                    } else {
                        if (i_193 == 0) {
                            l_195 = 0L;
                        } else {
                            l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_192 >> 32)) << 5))) + (ulong) 16L))));
                            l_197 = (long) ((ulong) l_131 + (ulong) l_196);
                            l_195 = l_197;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_195), (arg_scratch + 16 + (l_123 + l_129)), i_194);
                    GALEFS_BARRIER(8);
                    if (i_125 == 0) {
                        if (!(i_194 < 1)) {
                            l_198 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_199 = *((__global gale_long *) (arg_fs + 16 + l_198));
                            *((__global gale_long *) (arg_fs + 16 + l_198)) = ((long) ((ulong) ((long) (uint) i_194) + (ulong) l_199));
                        }
                    }
                    i_200 = (int) ((uint) i_128 + (uint) i_194);
                    if (l_192 < 0L) {
                        i_127 = i_193;
                        i_128 = i_200;
                    } else {
                        i_201 = ((i_194 < 1) || (!(i_200 < 100))) ? 0 : 1;
                        i_127 = i_201;
                        i_128 = i_200;
                    }
                }
                i_202 = (int) *((__global char *) (arg_scratch + 16 + l_124));
                GALEFS_BARRIER(9);
                l_203 = (long) ((ulong) ((long) i_202) + (ulong) ((long) ((ulong) (l_70 << 5) - (ulong) l_70)));
                l_70 = l_203;
                i_71 = i_73;
            } else {
                i_71 = i_73;
            }
        }
    }
    i_204 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_204 & 4) == 0) {
        l_205 = l_70;
    } else {
        if (((int) get_local_id(0)) == 0) {
            i_206 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_206 == 0) {
                i_207 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_208 = (int) (0 - (uint) i_207);
                if (i_208 < 0) {
                    l_209 = (long) i_208;
                    l_210 = l_209;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_211 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_211)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 12L)))) = i_18;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_211 + (ulong) 36L)))) = 0;
                    l_210 = LONG_MIN;
                }
            } else {
                l_212 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_213 = *((__global gale_int *) (arg_fs + 16 + l_212));
                i_214 = (int) ((uint) i_213 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_212)) = i_214;
                if (i_1 < i_214) {
                    i_215 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_215 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_216 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
        GALEFS_BROADCAST(10, l_217, l_210);
        if (l_217 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_70;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_217); }
            GALEFS_RETURN;
            resume_5:
            l_70 = (long) gale_longs[gale_item];
            l_217 = gale_round_reply(gale_entry);
        }
        l_218 = (long) ((ulong) l_70 + (ulong) ((long) ((int) ((uint) ((int) l_217) + (uint) 1))));
        l_205 = l_218;
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_205;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_149) VARIABLE(int, i_150) VARIABLE(int, i_165) VARIABLE(int, i_168) VARIABLE(int, i_169) VARIABLE(int, i_171) VARIABLE(int, i_172) VARIABLE(int, i_173) VARIABLE(int, i_179) VARIABLE(int, i_250) VARIABLE(int, i_251) VARIABLE(int, i_269) VARIABLE(int, i_270) VARIABLE(int, i_271) VARIABLE(int, i_273) VARIABLE(int, i_385) VARIABLE(int, i_386) VARIABLE(int, i_400) VARIABLE(int, i_63) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_148) VARIABLE(long, l_166) VARIABLE(long, l_177) VARIABLE(long, l_180) VARIABLE(long, l_182) VARIABLE(long, l_2) VARIABLE(long, l_249) VARIABLE(long, l_267) VARIABLE(long, l_268) VARIABLE(long, l_274) VARIABLE(long, l_276) VARIABLE(long, l_3) VARIABLE(long, l_384) VARIABLE(long, l_4) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_67) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_76) VARIABLE(long, l_80) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76) VARIABLE(l_80) VARIABLE(l_81)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_148) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_165) VARIABLE(i_168) VARIABLE(i_169) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_165) VARIABLE(i_169) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_179) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_177) VARIABLE(l_180) VARIABLE(l_182) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_165) VARIABLE(i_169) VARIABLE(i_171) VARIABLE(i_172) VARIABLE(i_173) VARIABLE(i_179) VARIABLE(i_250) VARIABLE(i_251) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_177) VARIABLE(l_2) VARIABLE(l_249) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_165) VARIABLE(i_169) VARIABLE(i_269) VARIABLE(i_270) VARIABLE(i_271) VARIABLE(i_273) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_2) VARIABLE(l_267) VARIABLE(l_268) VARIABLE(l_274) VARIABLE(l_276) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_165) VARIABLE(i_169) VARIABLE(i_269) VARIABLE(i_270) VARIABLE(i_271) VARIABLE(i_273) VARIABLE(i_385) VARIABLE(i_386) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_2) VARIABLE(l_267) VARIABLE(l_268) VARIABLE(l_3) VARIABLE(l_384) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_165) VARIABLE(i_169) VARIABLE(i_400) VARIABLE(i_63) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_166) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_76)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_166)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_66, i_68, i_69, i_70, i_72, i_73, i_77, i_78, i_79, i_82, i_83, i_84, i_85, i_86, i_87, i_92, i_95, i_96, i_100, i_102, i_103, i_105, i_107, i_110, i_111, i_114, i_115, i_124, i_130, i_133, i_136, i_137, i_140, i_141, i_145, i_149, i_150, i_157, i_162, i_163, i_164, i_165, i_167, i_168, i_169, i_170, i_171, i_172, i_173, i_174, i_175, i_176, i_178, i_179, i_183, i_184, i_185, i_186, i_187, i_188, i_193, i_196, i_197, i_201, i_203, i_204, i_206, i_208, i_211, i_212, i_215, i_216, i_225, i_231, i_234, i_237, i_238, i_241, i_242, i_246, i_250, i_251, i_258, i_263, i_264, i_265, i_269, i_270, i_271, i_272, i_273, i_278, i_279, i_283, i_284, i_285, i_286, i_287, i_289, i_291, i_298, i_299, i_300, i_301, i_302, i_303, i_304, i_306, i_307, i_309, i_311, i_312, i_313, i_314, i_315, i_317, i_319, i_320, i_321, i_322, i_325, i_327, i_328, i_333, i_335, i_336, i_338, i_340, i_343, i_344, i_347, i_348, i_356, i_366, i_369, i_372, i_373, i_376, i_377, i_381, i_385, i_386, i_393, i_398, i_399, i_400, i_402, i_405, i_409, i_411, i_412, i_414, i_416, i_419, i_420, i_423, i_424, i_433, i_438, i_441, i_444, i_445, i_448, i_449, i_453;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_65, l_67, l_71, l_74, l_75, l_76, l_80, l_81, l_88, l_89, l_90, l_91, l_93, l_94, l_97, l_98, l_99, l_101, l_104, l_106, l_108, l_109, l_112, l_113, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_131, l_132, l_134, l_135, l_138, l_139, l_142, l_143, l_144, l_146, l_147, l_148, l_151, l_152, l_153, l_154, l_155, l_156, l_158, l_159, l_160, l_161, l_166, l_177, l_180, l_181, l_182, l_189, l_190, l_191, l_192, l_194, l_195, l_198, l_199, l_200, l_202, l_205, l_207, l_209, l_210, l_213, l_214, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_226, l_227, l_228, l_229, l_230, l_232, l_233, l_235, l_236, l_239, l_240, l_243, l_244, l_245, l_247, l_248, l_249, l_252, l_253, l_254, l_255, l_256, l_257, l_259, l_260, l_261, l_262, l_266, l_267, l_268, l_274, l_275, l_276, l_277, l_280, l_281, l_282, l_288, l_290, l_292, l_293, l_294, l_295, l_296, l_297, l_305, l_308, l_310, l_316, l_318, l_323, l_324, l_326, l_329, l_330, l_331, l_332, l_334, l_337, l_339, l_341, l_342, l_345, l_346, l_349, l_350, l_351, l_352, l_353, l_354, l_355, l_357, l_358, l_359, l_360, l_361, l_362, l_363, l_364, l_365, l_367, l_368, l_370, l_371, l_374, l_375, l_378, l_379, l_380, l_382, l_383, l_384, l_387, l_388, l_389, l_390, l_391, l_392, l_394, l_395, l_396, l_397, l_401, l_403, l_404, l_406, l_407, l_408, l_410, l_413, l_415, l_417, l_418, l_421, l_422, l_425, l_426, l_427, l_428, l_429, l_430, l_431, l_432, l_434, l_435, l_436, l_437, l_439, l_440, l_442, l_443, l_446, l_447, l_450, l_451, l_452, l_454, l_455, l_456, l_457;
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
                if (!(i_31 < 7)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 7;
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
    i_63 = (int) l_62;
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    l_65 = (long) ((ulong) l_64 + (ulong) 4L);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_67 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_68 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_69 = (int) ((uint) (1 << i_68) + (uint) (-1));
    i_70 = (int) get_local_id(0);
    l_71 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_72 = (int) get_local_id(0);
    i_73 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_74 = 1L << i_73;
    l_75 = (long) ((ulong) l_74 + (ulong) (-1L));
    l_76 = ((long) ((int) get_group_id(0))) << 10;
    i_77 = (int) get_local_id(0);
    i_78 = 1;
    i_79 = 0;
    while (true) {
        if (!(i_78 == 1)) {
            break;
        }
        l_80 = ((long) i_79) + l_76;
        l_81 = l_80 & l_75;
        if (i_77 == 0) {
            if (i_63 < 0) {
                i_82 = (-9);
            } else {
                if (i_63 < i_66) {
                    i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                    i_84 = (int) ((uint) i_83 + (uint) (-1));
                    i_85 = (i_84 < 0) ? (-9) : i_84;
                    if (i_85 < 0) {
                        i_82 = i_85;
                    } else {
                        i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                        if ((i_86 & 3) == 0) {
                            i_82 = (-9);
                        } else {
                            i_82 = i_85;
                        }
                    }
                } else {
                    i_82 = (-9);
                }
            }
            i_87 = (int) ((uint) 1024 - (uint) i_79);
            l_88 = (long) i_87;
            if (i_82 < 0) {
                l_89 = (long) i_82;
                l_90 = l_89;
            } else {
                if (l_80 < 0L) {
                    l_90 = (-22L);
                } else {
                    if (i_87 < 0) {
                        l_90 = (-22L);
                    } else {
                        if ((l_80 + l_88) < 0L) {
                            l_90 = (-27L);
                        } else {
                            l_91 = (long) ((int) get_group_id(0));
                            i_92 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1856L))));
                            if (i_92 == 0) {
                                l_90 = l_88;
                            } else {
                                l_90 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_90 < 1L) {
                l_93 = l_90;
            } else {
                l_94 = (long) ((ulong) l_74 - (ulong) l_81);
                if (l_94 < l_88) {
                    i_95 = (int) l_94;
                    i_96 = i_95;
                } else {
                    i_96 = i_87;
                }
                l_97 = (long) ((int) get_group_id(0));
                l_98 = (long) ((ulong) l_4 + (ulong) ((l_97 << 12) + (l_97 << 11)));
                l_99 = (long) ((ulong) l_98 + (ulong) 1796L);
                i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                l_101 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 1896L))));
                i_102 = (int) (0 - (uint) i_100);
                if (i_102 < 0) {
                    i_103 = i_102;
                } else {
                    l_104 = (long) ((ulong) l_101 + (ulong) (-64L));
                    i_105 = (int) ((uint) ((int) (((long) ((ulong) l_104 + (ulong) ((long) ((ulong) (l_104 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_106 = (long) ((ulong) l_98 + (ulong) 1792L);
                    i_107 = 0;
                    l_108 = 0L;
                    l_109 = (-1L);
                    while (true) {
                        if (!(i_107 == 0)) {
                            break;
                        }
                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_106));
                        if (i_105 == i_111) {
                            i_107 = 1;
                        } else {
                            if (i_110 == 0) {
                                if (l_108 < l_3) {
                                    GALEFS_RELAX(l_108);
                                    l_112 = (long) ((ulong) l_108 + (ulong) 1L);
                                    l_108 = l_112;
                                } else {
                                    l_113 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_114 = (l_109 == l_113) ? (-110) : 0;
                                    i_107 = i_114;
                                    l_108 = 0L;
                                    l_109 = l_113;
                                }
                            } else {
                                i_115 = (int) (0 - (uint) i_110);
                                i_107 = i_115;
                            }
                        }
                    }
                    i_103 = i_107;
                }
                if (i_103 < 0) {
                    l_116 = (long) i_103;
                    l_93 = l_116;
                } else {
                    l_117 = (long) ((int) get_group_id(0));
                    l_118 = (long) ((ulong) l_4 + (ulong) ((l_117 << 12) + (l_117 << 11)));
                    l_119 = (long) ((ulong) l_118 + (ulong) 1896L);
                    l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
                    l_121 = (long) ((ulong) l_120 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_121) & 1023)))))) = 0L;
                    l_122 = (long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_120) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_120 + (ulong) ((long) ((ulong) (l_120 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 12L)))) = i_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 16L)))) = l_80;
                    l_123 = (long) i_96;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 24L)))) = l_123;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_122)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_119)) = l_121;
                    GALEFS_FENCE();
                    i_124 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_124))))) = (char) 1;
                    l_125 = (long) ((ulong) l_123 + (ulong) (-9223372036854775807L));
                    if (l_0 == 0L) {
                        l_93 = l_125;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_124 >> 6)))))) = (char) 1;
                        l_93 = l_125;
                    }
                }
            }
        } else {
            l_93 = 0L;
        }
        if (i_72 == 0) {
            if (l_93 < (-4611686018427387904L)) {
                l_126 = (long) ((int) get_group_id(0));
                l_127 = (long) ((ulong) l_4 + (ulong) ((l_126 << 12) + (l_126 << 11)));
                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1896L))));
                l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
                i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_131 = (long) ((ulong) l_127 + (ulong) 1792L);
                l_132 = (long) ((ulong) l_127 + (ulong) 1796L);
                i_133 = 0;
                l_134 = 0L;
                l_135 = (-1L);
                while (true) {
                    if (!(i_133 == 0)) {
                        break;
                    }
                    i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                    i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                    if (i_130 == i_137) {
                        i_133 = 1;
                    } else {
                        if (i_136 == 0) {
                            if (l_134 < l_3) {
                                GALEFS_RELAX(l_134);
                                l_138 = (long) ((ulong) l_134 + (ulong) 1L);
                                l_134 = l_138;
                            } else {
                                l_139 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_140 = (l_135 == l_139) ? (-110) : 0;
                                i_133 = i_140;
                                l_134 = 0L;
                                l_135 = l_139;
                            }
                        } else {
                            i_141 = (int) (0 - (uint) i_136);
                            i_133 = i_141;
                        }
                    }
                }
                if (i_133 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1888L)))) = i_130;
                }
                GALEFS_FENCE();
                if (i_133 < 0) {
                    l_142 = (long) i_133;
                    l_143 = l_142;
                } else {
                    l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1800L))));
                    l_143 = l_144;
                }
                i_145 = (int) ((uint) ((int) l_93) + (uint) (-1));
                if (i_145 < 0) {
                    l_146 = l_143;
                } else {
                    if (l_143 < 0L) {
                        l_146 = l_143;
                    } else {
                        l_147 = (l_143 << 32) | ((long) (uint) i_145);
                        l_146 = l_147;
                    }
                }
            } else {
                l_146 = l_93;
            }
        } else {
            l_146 = l_93;
        }
        GALEFS_BROADCAST(2, l_148, l_146);
        i_149 = (int) l_148;
        if (l_148 < 0L) {
            i_150 = 0;
        } else {
            i_150 = i_149;
        }
        if (l_148 < 0L) {
            l_151 = 0L;
        } else {
            if (i_149 == 0) {
                l_151 = 0L;
            } else {
                l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_148 >> 32)) << 5))) + (ulong) 16L))));
                l_153 = (long) ((ulong) l_81 + (ulong) l_152);
                l_151 = l_153;
            }
        }
        gale_copy((arg_scratch + 16 + l_80), (arg_fs + 16 + l_151), i_150);
        GALEFS_BARRIER(3);
        if (i_70 == 0) {
            if (!(i_150 < 1)) {
                l_154 = (long) ((int) get_group_id(0));
                l_155 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_154 << 12) + (l_154 << 11)))) + (ulong) 1880L);
                l_156 = *((__global gale_long *) (arg_fs + 16 + l_155));
                *((__global gale_long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) ((long) (uint) i_150) + (ulong) l_156));
                GALEFS_FENCE();
                i_157 = (int) get_group_id(0);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((((long) (i_157 & i_69)) << 6) + (((long) (i_157 >> i_68)) << 2)))))) = 0;
                l_158 = (long) ((int) get_group_id(0));
                l_159 = (long) ((ulong) l_4 + (ulong) ((l_158 << 12) + (l_158 << 11)));
                l_160 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1896L))));
                l_161 = (long) ((ulong) l_160 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_161 + (ulong) ((long) ((ulong) (l_161 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_162 = (int) ((uint) i_79 + (uint) i_150);
        if (l_148 < 0L) {
            i_78 = i_149;
            i_79 = i_162;
        } else {
            i_163 = ((i_150 < 1) || (!(i_162 < 1024))) ? 0 : 1;
            i_78 = i_163;
            i_79 = i_162;
        }
    }
    i_164 = (int) get_group_id(0);
    i_165 = (int) ((uint) i_164 + (uint) (i_164 << 1));
    l_166 = 0L;
    i_167 = 0;
    while (true) {
        if (!(i_167 < 8)) {
            break;
        }
        i_168 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_167 + (uint) i_165)) & 63)) << 2) + 16L)));
        i_169 = (int) ((uint) i_167 + (uint) 1);
        if ((i_168 & 1) == 0) {
            i_170 = (int) get_local_size(0);
            i_171 = (int) get_local_id(0);
            i_172 = (int) get_local_id(0);
            i_173 = (int) get_local_id(0);
            i_174 = (int) get_local_id(0);
            i_175 = i_174;
            while (true) {
                if (!(i_175 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_175) + l_76))) = (char) ((int) ((uint) i_167 + (uint) ((int) ((uint) i_175 * (uint) i_168))));
                i_176 = (int) ((uint) i_175 + (uint) i_170);
                i_175 = i_176;
            }
            GALEFS_BARRIER(4);
            l_177 = ((long) (uint) (i_168 & 511)) + l_76;
            i_178 = 1;
            i_179 = 0;
            while (true) {
                if (!(i_178 == 1)) {
                    break;
                }
                l_180 = (long) i_179;
                l_181 = l_177 + l_180;
                l_182 = l_75 & l_181;
                if (i_173 == 0) {
                    if (i_63 < 0) {
                        i_183 = (-9);
                    } else {
                        if (i_63 < i_66) {
                            i_184 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_185 = (int) ((uint) i_184 + (uint) (-1));
                            i_186 = (i_185 < 0) ? (-9) : i_185;
                            if (i_186 < 0) {
                                i_183 = i_186;
                            } else {
                                i_187 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                if ((i_187 & 3) == 0) {
                                    i_183 = (-9);
                                } else {
                                    i_183 = i_186;
                                }
                            }
                        } else {
                            i_183 = (-9);
                        }
                    }
                    i_188 = (int) ((uint) 100 - (uint) i_179);
                    l_189 = (long) i_188;
                    if (i_183 < 0) {
                        l_190 = (long) i_183;
                        l_191 = l_190;
                    } else {
                        if (l_181 < 0L) {
                            l_191 = (-22L);
                        } else {
                            if (i_188 < 0) {
                                l_191 = (-22L);
                            } else {
                                if ((l_181 + l_189) < 0L) {
                                    l_191 = (-27L);
                                } else {
                                    l_192 = (long) ((int) get_group_id(0));
                                    i_193 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_192 << 12) + (l_192 << 11)))) + (ulong) 1856L))));
                                    if (i_193 == 0) {
                                        l_191 = l_189;
                                    } else {
                                        l_191 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_191 < 1L) {
                        l_194 = l_191;
                    } else {
                        l_195 = (long) ((ulong) l_74 - (ulong) l_182);
                        if (l_195 < l_189) {
                            i_196 = (int) l_195;
                            i_197 = i_196;
                        } else {
                            i_197 = i_188;
                        }
                        l_198 = (long) ((int) get_group_id(0));
                        l_199 = (long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                        l_200 = (long) ((ulong) l_199 + (ulong) 1796L);
                        i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_200));
                        l_202 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 1896L))));
                        i_203 = (int) (0 - (uint) i_201);
                        if (i_203 < 0) {
                            i_204 = i_203;
                        } else {
                            l_205 = (long) ((ulong) l_202 + (ulong) (-64L));
                            i_206 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_207 = (long) ((ulong) l_199 + (ulong) 1792L);
                            i_208 = 0;
                            l_209 = 0L;
                            l_210 = (-1L);
                            while (true) {
                                if (!(i_208 == 0)) {
                                    break;
                                }
                                i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_200));
                                i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                                if (i_206 == i_212) {
                                    i_208 = 1;
                                } else {
                                    if (i_211 == 0) {
                                        if (l_209 < l_3) {
                                            GALEFS_RELAX(l_209);
                                            l_213 = (long) ((ulong) l_209 + (ulong) 1L);
                                            l_209 = l_213;
                                        } else {
                                            l_214 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_215 = (l_210 == l_214) ? (-110) : 0;
                                            i_208 = i_215;
                                            l_209 = 0L;
                                            l_210 = l_214;
                                        }
                                    } else {
                                        i_216 = (int) (0 - (uint) i_211);
                                        i_208 = i_216;
                                    }
                                }
                            }
                            i_204 = i_208;
                        }
                        if (i_204 < 0) {
                            l_217 = (long) i_204;
                            l_194 = l_217;
                        } else {
                            l_218 = (long) ((int) get_group_id(0));
                            l_219 = (long) ((ulong) l_4 + (ulong) ((l_218 << 12) + (l_218 << 11)));
                            l_220 = (long) ((ulong) l_219 + (ulong) 1896L);
                            l_221 = *((__global gale_long *) (arg_fs + 16 + l_220));
                            l_222 = (long) ((ulong) l_221 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_222) & 1023)))))) = 0L;
                            l_223 = (long) ((ulong) l_219 + (ulong) ((long) (uint) (((int) l_221) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 4L)))) = 4;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 12L)))) = i_63;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 16L)))) = l_181;
                            l_224 = (long) i_197;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 24L)))) = l_224;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_223 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_223)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_220)) = l_222;
                            GALEFS_FENCE();
                            i_225 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_225))))) = (char) 1;
                            l_226 = (long) ((ulong) l_224 + (ulong) (-9223372036854775807L));
                            if (l_0 == 0L) {
                                l_194 = l_226;
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_225 >> 6)))))) = (char) 1;
                                l_194 = l_226;
                            }
                        }
                    }
                } else {
                    l_194 = 0L;
                }
                if (i_172 == 0) {
                    if (l_194 < (-4611686018427387904L)) {
                        l_227 = (long) ((int) get_group_id(0));
                        l_228 = (long) ((ulong) l_4 + (ulong) ((l_227 << 12) + (l_227 << 11)));
                        l_229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1896L))));
                        l_230 = (long) ((ulong) l_229 + (ulong) (-64L));
                        i_231 = (int) ((uint) ((int) (((long) ((ulong) l_230 + (ulong) ((long) ((ulong) (l_230 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_232 = (long) ((ulong) l_228 + (ulong) 1792L);
                        l_233 = (long) ((ulong) l_228 + (ulong) 1796L);
                        i_234 = 0;
                        l_235 = 0L;
                        l_236 = (-1L);
                        while (true) {
                            if (!(i_234 == 0)) {
                                break;
                            }
                            i_237 = *((volatile __global gale_int *) (arg_fs + 16 + l_233));
                            i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                            if (i_231 == i_238) {
                                i_234 = 1;
                            } else {
                                if (i_237 == 0) {
                                    if (l_235 < l_3) {
                                        GALEFS_RELAX(l_235);
                                        l_239 = (long) ((ulong) l_235 + (ulong) 1L);
                                        l_235 = l_239;
                                    } else {
                                        l_240 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_241 = (l_236 == l_240) ? (-110) : 0;
                                        i_234 = i_241;
                                        l_235 = 0L;
                                        l_236 = l_240;
                                    }
                                } else {
                                    i_242 = (int) (0 - (uint) i_237);
                                    i_234 = i_242;
                                }
                            }
                        }
                        if (i_234 < 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1888L)))) = i_231;
                        }
                        GALEFS_FENCE();
                        if (i_234 < 0) {
                            l_243 = (long) i_234;
                            l_244 = l_243;
                        } else {
                            l_245 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) 1800L))));
                            l_244 = l_245;
                        }
                        i_246 = (int) ((uint) ((int) l_194) + (uint) (-1));
                        if (i_246 < 0) {
                            l_247 = l_244;
                        } else {
                            if (l_244 < 0L) {
                                l_247 = l_244;
                            } else {
                                l_248 = (l_244 << 32) | ((long) (uint) i_246);
                                l_247 = l_248;
                            }
                        }
                    } else {
                        l_247 = l_194;
                    }
                } else {
                    l_247 = l_194;
                }
                GALEFS_BROADCAST(5, l_249, l_247);
                i_250 = (int) l_249;
                if (l_249 < 0L) {
                    i_251 = 0;
                } else {
                    i_251 = i_250;
                }
                if (l_249 < 0L) {
                    l_252 = 0L;
                } else {
                    if (i_250 == 0) {
                        l_252 = 0L;
                    } else {
                        l_253 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_249 >> 32)) << 5))) + (ulong) 16L))));
                        l_254 = (long) ((ulong) l_182 + (ulong) l_253);
                        l_252 = l_254;
                    }
                }
                gale_copy((arg_scratch + 16 + (l_180 + l_76)), (arg_fs + 16 + l_252), i_251);
                GALEFS_BARRIER(6);
                if (i_171 == 0) {
                    if (!(i_251 < 1)) {
                        l_255 = (long) ((int) get_group_id(0));
                        l_256 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_255 << 12) + (l_255 << 11)))) + (ulong) 1880L);
                        l_257 = *((__global gale_long *) (arg_fs + 16 + l_256));
                        *((__global gale_long *) (arg_fs + 16 + l_256)) = ((long) ((ulong) ((long) (uint) i_251) + (ulong) l_257));
                        GALEFS_FENCE();
                        i_258 = (int) get_group_id(0);
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((((long) (i_69 & i_258)) << 6) + (((long) (i_258 >> i_68)) << 2)))))) = 0;
                        l_259 = (long) ((int) get_group_id(0));
                        l_260 = (long) ((ulong) l_4 + (ulong) ((l_259 << 12) + (l_259 << 11)));
                        l_261 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1896L))));
                        l_262 = (long) ((ulong) l_261 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_260 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_262 + (ulong) ((long) ((ulong) (l_262 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                }
                i_263 = (int) ((uint) i_179 + (uint) i_251);
                if (l_249 < 0L) {
                    i_178 = i_250;
                    i_179 = i_263;
                } else {
                    i_264 = ((i_251 < 1) || (!(i_263 < 100))) ? 0 : 1;
                    i_178 = i_264;
                    i_179 = i_263;
                }
            }
            if (i_179 < 1) {
                i_265 = i_178;
            } else {
                i_265 = i_179;
            }
            l_266 = (long) ((ulong) l_166 + (ulong) ((long) i_265));
            l_166 = l_266;
            i_167 = i_169;
        } else {
            if ((i_168 & 2) == 0) {
                l_267 = l_76 + 512L;
                l_268 = l_267 + ((long) ((int) get_local_id(0)));
                i_269 = (int) get_local_id(0);
                i_270 = (int) get_local_id(0);
                i_271 = (int) get_local_id(0);
                i_272 = 1;
                i_273 = 0;
                while (true) {
                    if (!(i_272 == 1)) {
                        break;
                    }
                    l_274 = (long) i_273;
                    l_275 = l_274 + l_76;
                    l_276 = l_75 & l_275;
                    if (i_271 == 0) {
                        l_277 = (long) ((int) get_group_id(0));
                        i_278 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_277 << 12) + (l_277 << 11)))) + (ulong) 1796L))));
                        i_279 = (int) (0 - (uint) i_278);
                        l_280 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_279 < 0) {
                            l_281 = (long) i_279;
                            l_282 = l_281;
                        } else {
                            if (i_63 < 0) {
                                i_283 = (-9);
                            } else {
                                if (i_63 < i_66) {
                                    i_284 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                    i_285 = (int) ((uint) i_284 + (uint) (-1));
                                    i_286 = (i_285 < 0) ? (-9) : i_285;
                                    if (i_286 < 0) {
                                        i_283 = i_286;
                                    } else {
                                        i_287 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                                        if ((i_287 & 3) == 1) {
                                            i_283 = (-9);
                                        } else {
                                            i_283 = i_286;
                                        }
                                    }
                                } else {
                                    i_283 = (-9);
                                }
                            }
                            l_288 = (long) i_283;
                            if (i_283 < 0) {
                                l_282 = l_288;
                            } else {
                                if (l_275 < 0L) {
                                    l_282 = (-22L);
                                } else {
                                    i_289 = (int) ((uint) 100 - (uint) i_273);
                                    if (i_289 < 0) {
                                        l_282 = (-22L);
                                    } else {
                                        l_290 = (long) ((int) get_group_id(0));
                                        i_291 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_290 << 12) + (l_290 << 11)))) + (ulong) 1856L))));
                                        if (i_291 == 0) {
                                            l_292 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) (l_288 << 6)))));
                                            l_293 = (long) ((ulong) l_292 - (ulong) l_275);
                                            if (l_293 < 1L) {
                                                l_282 = 0L;
                                            } else {
                                                l_294 = (long) (uint) i_289;
                                                l_295 = (l_293 < l_294) ? l_293 : l_294;
                                                l_282 = l_295;
                                            }
                                        } else {
                                            l_282 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_282 < 1L) {
                            l_296 = l_282;
                        } else {
                            l_297 = (long) ((ulong) l_74 - (ulong) l_276);
                            if (l_297 < l_282) {
                                i_298 = (int) l_297;
                                i_299 = i_298;
                            } else {
                                i_300 = (int) l_282;
                                i_299 = i_300;
                            }
                            if (i_63 < 0) {
                                i_301 = (-9);
                            } else {
                                if (i_63 < i_66) {
                                    i_302 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                                    i_303 = (int) ((uint) i_302 + (uint) (-1));
                                    i_304 = (i_303 < 0) ? (-9) : i_303;
                                    i_301 = i_304;
                                } else {
                                    i_301 = (-9);
                                }
                            }
                            l_305 = (long) i_301;
                            if (i_301 < 0) {
                                l_296 = l_305;
                            } else {
                                i_306 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_280 + (ulong) (l_305 << 6))) + (ulong) 8L))));
                                i_307 = *((__global gale_int *) (arg_fs + 16 + 144L));
                                l_308 = l_275 >> i_73;
                                i_309 = i_307 & ((int) (((long) ((ulong) ((long) ((ulong) l_308 + (ulong) (((long) i_306) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_310 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_311 = i_309;
                                i_312 = 0;
                                i_313 = (-2);
                                while (true) {
                                    if (!(i_313 == (-2))) {
                                        break;
                                    }
                                    i_314 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_310 + (ulong) (((long) i_311) << 2)))));
                                    i_315 = (int) ((uint) i_314 + (uint) (-1));
                                    if (i_315 < 0) {
                                        i_313 = (-1);
                                    } else {
                                        l_316 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_315) << 5));
                                        i_317 = *((volatile __global gale_int *) (arg_fs + 16 + l_316));
                                        l_318 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) 8L))));
                                        if ((!(i_306 == i_317)) || (!(l_308 == l_318))) {
                                            if (i_307 == i_312) {
                                                i_313 = (-1);
                                            } else {
                                                i_319 = (int) ((uint) i_312 + (uint) 1);
                                                i_320 = i_307 & ((int) ((uint) i_311 + (uint) 1));
                                                i_311 = i_320;
                                                i_312 = i_319;
                                            }
                                        } else {
                                            i_313 = i_315;
                                        }
                                    }
                                }
                                if (i_313 < 0) {
                                    i_321 = i_313;
                                } else {
                                    i_322 = (int) get_group_id(0);
                                    l_323 = (long) ((ulong) l_67 + (ulong) ((((long) (i_69 & i_322)) << 6) + (((long) (i_322 >> i_68)) << 2)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_323)) = ((int) ((uint) i_313 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_324 = (long) ((ulong) l_71 + (ulong) (((long) (uint) i_313) << 5));
                                    i_325 = *((volatile __global gale_int *) (arg_fs + 16 + l_324));
                                    GALEFS_FENCE();
                                    if (i_306 == i_325) {
                                        l_326 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_324 + (ulong) 8L))));
                                        i_327 = (l_308 == l_326) ? 1 : 0;
                                        i_328 = i_327;
                                    } else {
                                        i_328 = 0;
                                    }
                                    if (i_328 == 0) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_323)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if (i_328 == 0) {
                                        i_321 = (-1);
                                    } else {
                                        i_321 = i_313;
                                    }
                                }
                                l_329 = (long) i_299;
                                if (i_321 < 0) {
                                    l_330 = (long) ((int) get_group_id(0));
                                    l_331 = (long) ((ulong) l_4 + (ulong) ((l_330 << 12) + (l_330 << 11)));
                                    l_332 = (long) ((ulong) l_331 + (ulong) 1796L);
                                    i_333 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                                    l_334 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_331 + (ulong) 1896L))));
                                    i_335 = (int) (0 - (uint) i_333);
                                    if (i_335 < 0) {
                                        i_336 = i_335;
                                    } else {
                                        l_337 = (long) ((ulong) l_334 + (ulong) (-64L));
                                        i_338 = (int) ((uint) ((int) (((long) ((ulong) l_337 + (ulong) ((long) ((ulong) (l_337 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_339 = (long) ((ulong) l_331 + (ulong) 1792L);
                                        i_340 = 0;
                                        l_341 = 0L;
                                        l_342 = (-1L);
                                        while (true) {
                                            if (!(i_340 == 0)) {
                                                break;
                                            }
                                            i_343 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                                            i_344 = *((volatile __global gale_int *) (arg_fs + 16 + l_339));
                                            if (i_338 == i_344) {
                                                i_340 = 1;
                                            } else {
                                                if (i_343 == 0) {
                                                    if (l_341 < l_3) {
                                                        GALEFS_RELAX(l_341);
                                                        l_345 = (long) ((ulong) l_341 + (ulong) 1L);
                                                        l_341 = l_345;
                                                    } else {
                                                        l_346 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                        i_347 = (l_342 == l_346) ? (-110) : 0;
                                                        i_340 = i_347;
                                                        l_341 = 0L;
                                                        l_342 = l_346;
                                                    }
                                                } else {
                                                    i_348 = (int) (0 - (uint) i_343);
                                                    i_340 = i_348;
                                                }
                                            }
                                        }
                                        i_336 = i_340;
                                    }
                                    if (i_336 < 0) {
                                        l_349 = (long) i_336;
                                        l_296 = l_349;
                                    } else {
                                        l_350 = (long) ((int) get_group_id(0));
                                        l_351 = (long) ((ulong) l_4 + (ulong) ((l_350 << 12) + (l_350 << 11)));
                                        l_352 = (long) ((ulong) l_351 + (ulong) 1896L);
                                        l_353 = *((__global gale_long *) (arg_fs + 16 + l_352));
                                        l_354 = (long) ((ulong) l_353 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_351 + (ulong) ((long) (uint) (((int) l_354) & 1023)))))) = 0L;
                                        l_355 = (long) ((ulong) l_351 + (ulong) ((long) (uint) (((int) l_353) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_353 + (ulong) ((long) ((ulong) (l_353 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 12L)))) = i_63;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 16L)))) = l_275;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 24L)))) = l_282;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_355)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_352)) = l_354;
                                        GALEFS_FENCE();
                                        i_356 = (int) get_group_id(0);
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_356))))) = (char) 1;
                                        l_357 = (long) ((ulong) l_329 + (ulong) (-9223372036854775807L));
                                        if (l_0 == 0L) {
                                            l_296 = l_357;
                                        } else {
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_356 >> 6)))))) = (char) 1;
                                            l_296 = l_357;
                                        }
                                    }
                                } else {
                                    l_358 = (long) ((int) get_group_id(0));
                                    l_359 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_358 << 12) + (l_358 << 11)))) + (ulong) 1864L);
                                    l_360 = *((__global gale_long *) (arg_fs + 16 + l_359));
                                    *((__global gale_long *) (arg_fs + 16 + l_359)) = ((long) ((ulong) l_360 + (ulong) 1L));
                                    l_361 = l_329 | (((long) (uint) i_321) << 32);
                                    l_296 = l_361;
                                }
                            }
                        }
                    } else {
                        l_296 = 0L;
                    }
                    if (i_270 == 0) {
                        if (l_296 < (-4611686018427387904L)) {
                            l_362 = (long) ((int) get_group_id(0));
                            l_363 = (long) ((ulong) l_4 + (ulong) ((l_362 << 12) + (l_362 << 11)));
                            l_364 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1896L))));
                            l_365 = (long) ((ulong) l_364 + (ulong) (-64L));
                            i_366 = (int) ((uint) ((int) (((long) ((ulong) l_365 + (ulong) ((long) ((ulong) (l_365 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_367 = (long) ((ulong) l_363 + (ulong) 1792L);
                            l_368 = (long) ((ulong) l_363 + (ulong) 1796L);
                            i_369 = 0;
                            l_370 = 0L;
                            l_371 = (-1L);
                            while (true) {
                                if (!(i_369 == 0)) {
                                    break;
                                }
                                i_372 = *((volatile __global gale_int *) (arg_fs + 16 + l_368));
                                i_373 = *((volatile __global gale_int *) (arg_fs + 16 + l_367));
                                if (i_366 == i_373) {
                                    i_369 = 1;
                                } else {
                                    if (i_372 == 0) {
                                        if (l_370 < l_3) {
                                            GALEFS_RELAX(l_370);
                                            l_374 = (long) ((ulong) l_370 + (ulong) 1L);
                                            l_370 = l_374;
                                        } else {
                                            l_375 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_376 = (l_371 == l_375) ? (-110) : 0;
                                            i_369 = i_376;
                                            l_370 = 0L;
                                            l_371 = l_375;
                                        }
                                    } else {
                                        i_377 = (int) (0 - (uint) i_372);
                                        i_369 = i_377;
                                    }
                                }
                            }
                            if (i_369 < 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1888L)))) = i_366;
                            }
                            GALEFS_FENCE();
                            if (i_369 < 0) {
                                l_378 = (long) i_369;
                                l_379 = l_378;
                            } else {
                                l_380 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_363 + (ulong) 1800L))));
                                l_379 = l_380;
                            }
                            i_381 = (int) ((uint) ((int) l_296) + (uint) (-1));
                            if (i_381 < 0) {
                                l_382 = l_379;
                            } else {
                                if (l_379 < 0L) {
                                    l_382 = l_379;
                                } else {
                                    l_383 = (l_379 << 32) | ((long) (uint) i_381);
                                    l_382 = l_383;
                                }
                            }
                        } else {
                            l_382 = l_296;
                        }
                    } else {
                        l_382 = l_296;
                    }
                    GALEFS_BROADCAST(7, l_384, l_382);
                    i_385 = (int) l_384;
                    if (l_384 < 0L) {
                        i_386 = 0;
                    } else {
                        i_386 = i_385;
                    }
                    if (l_384 < 0L) {
                        l_387 = 0L;
                    } else {
                        if (i_385 == 0) {
                            l_387 = 0L;
                        } else {
                            l_388 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) ((ulong) l_384 >> 32)) << 5))) + (ulong) 16L))));
                            l_389 = (long) ((ulong) l_276 + (ulong) l_388);
                            l_387 = l_389;
                        }
                    }
                    gale_copy((arg_fs + 16 + l_387), (arg_scratch + 16 + (l_267 + l_274)), i_386);
                    GALEFS_BARRIER(8);
                    if (i_269 == 0) {
                        if (!(i_386 < 1)) {
                            l_390 = (long) ((int) get_group_id(0));
                            l_391 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_390 << 12) + (l_390 << 11)))) + (ulong) 1872L);
                            l_392 = *((__global gale_long *) (arg_fs + 16 + l_391));
                            *((__global gale_long *) (arg_fs + 16 + l_391)) = ((long) ((ulong) ((long) (uint) i_386) + (ulong) l_392));
                            GALEFS_FENCE();
                            i_393 = (int) get_group_id(0);
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) ((((long) (i_69 & i_393)) << 6) + (((long) (i_393 >> i_68)) << 2)))))) = 0;
                            l_394 = (long) ((int) get_group_id(0));
                            l_395 = (long) ((ulong) l_4 + (ulong) ((l_394 << 12) + (l_394 << 11)));
                            l_396 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_395 + (ulong) 1896L))));
                            l_397 = (long) ((ulong) l_396 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_395 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_397 + (ulong) ((long) ((ulong) (l_397 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                    }
                    i_398 = (int) ((uint) i_273 + (uint) i_386);
                    if (l_384 < 0L) {
                        i_272 = i_385;
                        i_273 = i_398;
                    } else {
                        i_399 = ((i_386 < 1) || (!(i_398 < 100))) ? 0 : 1;
                        i_272 = i_399;
                        i_273 = i_398;
                    }
                }
                i_400 = (int) *((__global char *) (arg_scratch + 16 + l_268));
                GALEFS_BARRIER(9);
                l_401 = (long) ((ulong) ((long) i_400) + (ulong) ((long) ((ulong) (l_166 << 5) - (ulong) l_166)));
                l_166 = l_401;
                i_167 = i_169;
            } else {
                i_167 = i_169;
            }
        }
    }
    i_402 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) get_group_id(0)) & 63)) << 2) + 16L)));
    if ((i_402 & 4) == 0) {
        l_403 = l_166;
    } else {
        if (((int) get_local_id(0)) == 0) {
            l_404 = (long) ((int) get_group_id(0));
            i_405 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_404 << 12) + (l_404 << 11)))) + (ulong) 1856L))));
            if (i_405 == 0) {
                l_406 = (long) ((int) get_group_id(0));
                l_407 = (long) ((ulong) l_4 + (ulong) ((l_406 << 12) + (l_406 << 11)));
                l_408 = (long) ((ulong) l_407 + (ulong) 1796L);
                i_409 = *((volatile __global gale_int *) (arg_fs + 16 + l_408));
                l_410 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_407 + (ulong) 1896L))));
                i_411 = (int) (0 - (uint) i_409);
                if (i_411 < 0) {
                    i_412 = i_411;
                } else {
                    l_413 = (long) ((ulong) l_410 + (ulong) (-64L));
                    i_414 = (int) ((uint) ((int) (((long) ((ulong) l_413 + (ulong) ((long) ((ulong) (l_413 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_415 = (long) ((ulong) l_407 + (ulong) 1792L);
                    i_416 = 0;
                    l_417 = 0L;
                    l_418 = (-1L);
                    while (true) {
                        if (!(i_416 == 0)) {
                            break;
                        }
                        i_419 = *((volatile __global gale_int *) (arg_fs + 16 + l_408));
                        i_420 = *((volatile __global gale_int *) (arg_fs + 16 + l_415));
                        if (i_414 == i_420) {
                            i_416 = 1;
                        } else {
                            if (i_419 == 0) {
                                if (l_417 < l_3) {
                                    GALEFS_RELAX(l_417);
                                    l_421 = (long) ((ulong) l_417 + (ulong) 1L);
                                    l_417 = l_421;
                                } else {
                                    l_422 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_423 = (l_418 == l_422) ? (-110) : 0;
                                    i_416 = i_423;
                                    l_417 = 0L;
                                    l_418 = l_422;
                                }
                            } else {
                                i_424 = (int) (0 - (uint) i_419);
                                i_416 = i_424;
                            }
                        }
                    }
                    i_412 = i_416;
                }
                if (i_412 < 0) {
                    l_425 = (long) i_412;
                    l_426 = l_425;
                } else {
                    l_427 = (long) ((int) get_group_id(0));
                    l_428 = (long) ((ulong) l_4 + (ulong) ((l_427 << 12) + (l_427 << 11)));
                    l_429 = (long) ((ulong) l_428 + (ulong) 1896L);
                    l_430 = *((__global gale_long *) (arg_fs + 16 + l_429));
                    l_431 = (long) ((ulong) l_430 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_428 + (ulong) ((long) (uint) (((int) l_431) & 1023)))))) = 0L;
                    l_432 = (long) ((ulong) l_428 + (ulong) ((long) (uint) (((int) l_430) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_430 + (ulong) ((long) ((ulong) (l_430 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 12L)))) = i_63;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_432 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_432)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_429)) = l_431;
                    GALEFS_FENCE();
                    i_433 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_433))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_426 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_433 >> 6)))))) = (char) 1;
                        l_426 = LONG_MIN;
                    }
                }
            } else {
                l_426 = (-16L);
            }
        } else {
            l_426 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_426 < (-4611686018427387904L)) {
                l_434 = (long) ((int) get_group_id(0));
                l_435 = (long) ((ulong) l_4 + (ulong) ((l_434 << 12) + (l_434 << 11)));
                l_436 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 1896L))));
                l_437 = (long) ((ulong) l_436 + (ulong) (-64L));
                i_438 = (int) ((uint) ((int) (((long) ((ulong) l_437 + (ulong) ((long) ((ulong) (l_437 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_439 = (long) ((ulong) l_435 + (ulong) 1792L);
                l_440 = (long) ((ulong) l_435 + (ulong) 1796L);
                i_441 = 0;
                l_442 = 0L;
                l_443 = (-1L);
                while (true) {
                    if (!(i_441 == 0)) {
                        break;
                    }
                    i_444 = *((volatile __global gale_int *) (arg_fs + 16 + l_440));
                    i_445 = *((volatile __global gale_int *) (arg_fs + 16 + l_439));
                    if (i_438 == i_445) {
                        i_441 = 1;
                    } else {
                        if (i_444 == 0) {
                            if (l_442 < l_3) {
                                GALEFS_RELAX(l_442);
                                l_446 = (long) ((ulong) l_442 + (ulong) 1L);
                                l_442 = l_446;
                            } else {
                                l_447 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_448 = (l_443 == l_447) ? (-110) : 0;
                                i_441 = i_448;
                                l_442 = 0L;
                                l_443 = l_447;
                            }
                        } else {
                            i_449 = (int) (0 - (uint) i_444);
                            i_441 = i_449;
                        }
                    }
                }
                if (i_441 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 1888L)))) = i_438;
                }
                GALEFS_FENCE();
                if (i_441 < 0) {
                    l_450 = (long) i_441;
                    l_451 = l_450;
                } else {
                    l_452 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_435 + (ulong) 1800L))));
                    l_451 = l_452;
                }
                i_453 = (int) ((uint) ((int) l_426) + (uint) (-1));
                if (i_453 < 0) {
                    l_454 = l_451;
                } else {
                    if (l_451 < 0L) {
                        l_454 = l_451;
                    } else {
                        l_455 = (l_451 << 32) | ((long) (uint) i_453);
                        l_454 = l_455;
                    }
                }
            } else {
                l_454 = l_426;
            }
        } else {
            l_454 = l_426;
        }
        GALEFS_BROADCAST(10, l_456, l_454);
        l_457 = (long) ((ulong) l_166 + (ulong) ((long) ((int) ((uint) ((int) l_456) + (uint) 1))));
        l_403 = l_457;
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_403;
    GALEFS_GROUP_END()
}
#endif
