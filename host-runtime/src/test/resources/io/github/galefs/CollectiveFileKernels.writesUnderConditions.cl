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

__constant char gale_literals[] = {119, 114, 105, 116, 116, 101, 110};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_126) VARIABLE(int, i_18) VARIABLE(int, i_192) VARIABLE(int, i_193) VARIABLE(int, i_200) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_68) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(int, i_75) VARIABLE(int, i_81) VARIABLE(long, l_0) VARIABLE(long, l_110) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_127) VARIABLE(long, l_129) VARIABLE(long, l_19) VARIABLE(long, l_191) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_31) VARIABLE(long, l_32) VARIABLE(long, l_58) VARIABLE(long, l_69) VARIABLE(long, l_79) VARIABLE(long, l_82) VARIABLE(long, l_84)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_32)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_58)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_81) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69) VARIABLE(l_79) VARIABLE(l_82) VARIABLE(l_84)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(i_75) VARIABLE(i_81) VARIABLE(l_0) VARIABLE(l_110) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69) VARIABLE(l_79)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_127) VARIABLE(l_129) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_18) VARIABLE(i_192) VARIABLE(i_193) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_19) VARIABLE(l_191) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_200) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_68) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_69)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_69)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_21, i_22, i_24, i_28, i_29, i_30, i_33, i_34, i_35, i_36, i_37, i_38, i_42, i_44, i_45, i_46, i_50, i_51, i_52, i_53, i_59, i_60, i_65, i_66, i_67, i_68, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_80, i_81, i_85, i_86, i_87, i_88, i_89, i_90, i_94, i_96, i_97, i_98, i_102, i_103, i_104, i_105, i_111, i_112, i_117, i_118, i_119, i_123, i_124, i_125, i_126, i_130, i_131, i_135, i_136, i_137, i_138, i_139, i_141, i_142, i_148, i_149, i_150, i_154, i_155, i_156, i_157, i_158, i_159, i_160, i_163, i_164, i_165, i_166, i_167, i_169, i_172, i_173, i_174, i_175, i_176, i_178, i_180, i_181, i_183, i_184, i_192, i_193, i_198, i_199, i_200, i_202, i_204, i_205, i_206, i_211, i_212, i_213;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_23, l_25, l_26, l_27, l_31, l_32, l_39, l_40, l_41, l_43, l_47, l_48, l_49, l_54, l_55, l_56, l_57, l_58, l_61, l_62, l_63, l_64, l_69, l_79, l_82, l_83, l_84, l_91, l_92, l_93, l_95, l_99, l_100, l_101, l_106, l_107, l_108, l_109, l_110, l_113, l_114, l_115, l_116, l_120, l_121, l_122, l_127, l_128, l_129, l_132, l_133, l_134, l_140, l_143, l_144, l_145, l_146, l_147, l_151, l_152, l_153, l_161, l_162, l_168, l_170, l_171, l_177, l_179, l_182, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_194, l_195, l_196, l_197, l_201, l_203, l_207, l_208, l_209, l_210, l_214, l_215, l_216;
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
    l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_24 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
            l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_24 = *((__global gale_int *) (arg_fs + 16 + 156L));
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
            l_62 = (long) ((ulong) l_58 >> 32);
            l_61 = l_62;
        }
        gale_copy((arg_scratch + 16 + l_31), (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_61 << i_24)))))), i_60);
        GALEFS_BARRIER(3);
        if (i_22 == 0) {
            l_63 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_64 = *((__global gale_long *) (arg_fs + 16 + l_63));
            *((__global gale_long *) (arg_fs + 16 + l_63)) = ((long) ((ulong) ((long) i_60) + (ulong) l_64));
        }
        i_65 = (int) ((uint) i_30 + (uint) i_60);
        if (l_58 < 0L) {
            i_29 = i_59;
            i_30 = i_65;
        } else {
            i_66 = ((i_60 < 1) || (!(i_65 < 1024))) ? 0 : 1;
            i_29 = i_66;
            i_30 = i_65;
        }
    }
    i_67 = gale_group;
    i_68 = (int) ((uint) i_67 + (uint) (i_67 << 1));
    l_69 = 0L;
    i_70 = 0;
    while (true) {
        if (!(i_70 < 8)) {
            break;
        }
        i_71 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_70 + (uint) i_68)) & 63)) << 2) + 16L)));
        i_72 = (int) ((uint) i_70 + (uint) 1);
        if ((i_71 & 1) == 0) {
            i_73 = (int) get_local_size(0);
            i_74 = (int) get_local_id(0);
            i_75 = (int) get_local_id(0);
            i_76 = (int) get_local_id(0);
            i_77 = i_76;
            while (true) {
                if (!(i_77 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_77) + l_27))) = (char) ((int) ((uint) i_70 + (uint) ((int) ((uint) i_77 * (uint) i_71))));
                i_78 = (int) ((uint) i_77 + (uint) i_73);
                i_77 = i_78;
            }
            GALEFS_BARRIER(4);
            l_79 = ((long) (uint) (i_71 & 511)) + l_27;
            i_80 = 1;
            i_81 = 0;
            while (true) {
                if (!(i_80 == 1)) {
                    break;
                }
                l_82 = (long) i_81;
                l_83 = l_79 + l_82;
                l_84 = l_26 & l_83;
                if (i_75 == 0) {
                    if (i_18 < 0) {
                        i_85 = (-9);
                    } else {
                        if (i_18 < i_21) {
                            i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_87 = (int) ((uint) i_86 + (uint) (-1));
                            i_88 = (i_87 < 0) ? (-9) : i_87;
                            if (i_88 < 0) {
                                i_85 = i_88;
                            } else {
                                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                if ((i_89 & 3) == 0) {
                                    i_85 = (-9);
                                } else {
                                    i_85 = i_88;
                                }
                            }
                        } else {
                            i_85 = (-9);
                        }
                    }
                    i_90 = (int) ((uint) 100 - (uint) i_81);
                    l_91 = (long) i_90;
                    if (i_85 < 0) {
                        l_92 = (long) i_85;
                        l_93 = l_92;
                    } else {
                        if (l_83 < 0L) {
                            l_93 = (-22L);
                        } else {
                            if (i_90 < 0) {
                                l_93 = (-22L);
                            } else {
                                if ((l_83 + l_91) < 0L) {
                                    l_93 = (-27L);
                                } else {
                                    i_94 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_94 == 0) {
                                        l_93 = l_91;
                                    } else {
                                        l_93 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_93 < 1L) {
                        l_95 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_96 = *((__global gale_int *) (arg_fs + 16 + l_95));
                        i_97 = (int) ((uint) i_96 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_95)) = i_97;
                        if (i_1 < i_97) {
                            i_98 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_98 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_99 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_99)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 16L)))) = l_93;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 36L)))) = 0;
                                l_100 = LONG_MIN;
                            } else {
                                l_100 = l_93;
                            }
                        } else {
                            l_100 = l_93;
                        }
                    } else {
                        l_101 = (long) ((ulong) l_25 - (ulong) l_84);
                        if (l_101 < l_91) {
                            i_102 = (int) l_101;
                            i_103 = i_102;
                        } else {
                            i_103 = i_90;
                        }
                        i_104 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_105 = (int) (0 - (uint) i_104);
                        if (i_105 < 0) {
                            l_106 = (long) i_105;
                            l_100 = l_106;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_107 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_107)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L)))) = 4;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L)))) = l_83;
                            l_108 = (long) i_103;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L)))) = l_108;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 36L)))) = 0;
                            l_109 = (long) ((ulong) l_108 + (ulong) (-9223372036854775807L));
                            l_100 = l_109;
                        }
                    }
                } else {
                    l_100 = 0L;
                }
                GALEFS_BROADCAST(5, l_110, l_100);
                if (l_110 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_18;
                    gale_longs[gale_item] = (ulong) l_19;
                    gale_longs[gale_items + gale_item] = (ulong) l_20;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_69;
                    gale_ints[gale_items + gale_item] = (uint) i_72;
                    gale_longs[3 * gale_items + gale_item] = (ulong) l_79;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_81;
                    gale_longs[4 * gale_items + gale_item] = (ulong) l_82;
                    gale_longs[5 * gale_items + gale_item] = (ulong) l_84;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_110); }
                    GALEFS_RETURN;
                    resume_3:
                    i_18 = (int) gale_ints[gale_item];
                    l_19 = (long) gale_longs[gale_item];
                    l_20 = (long) gale_longs[gale_items + gale_item];
                    l_69 = (long) gale_longs[2 * gale_items + gale_item];
                    i_72 = (int) gale_ints[gale_items + gale_item];
                    l_79 = (long) gale_longs[3 * gale_items + gale_item];
                    i_81 = (int) gale_ints[2 * gale_items + gale_item];
                    l_82 = (long) gale_longs[4 * gale_items + gale_item];
                    l_84 = (long) gale_longs[5 * gale_items + gale_item];
                    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_24 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_25 = 1L << i_24;
                    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
                    l_27 = ((long) gale_group) << 10;
                    i_67 = gale_group;
                    i_68 = (int) ((uint) i_67 + (uint) (i_67 << 1));
                    i_74 = (int) get_local_id(0);
                    i_75 = (int) get_local_id(0);
                    l_110 = gale_round_reply(gale_entry);
                }
                i_111 = (int) l_110;
                if (l_110 < 0L) {
                    i_112 = 0;
                } else {
                    i_112 = i_111;
                }
                if (l_110 < 0L) {
                    l_113 = 0L;
                } else {
                    l_114 = (long) ((ulong) l_110 >> 32);
                    l_113 = l_114;
                }
                gale_copy((arg_scratch + 16 + (l_82 + l_27)), (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_113 << i_24)))))), i_112);
                GALEFS_BARRIER(6);
                if (i_74 == 0) {
                    l_115 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                    l_116 = *((__global gale_long *) (arg_fs + 16 + l_115));
                    *((__global gale_long *) (arg_fs + 16 + l_115)) = ((long) ((ulong) ((long) i_112) + (ulong) l_116));
                }
                i_117 = (int) ((uint) i_81 + (uint) i_112);
                if (l_110 < 0L) {
                    i_80 = i_111;
                    i_81 = i_117;
                } else {
                    i_118 = ((i_112 < 1) || (!(i_117 < 100))) ? 0 : 1;
                    i_80 = i_118;
                    i_81 = i_117;
                }
            }
            if (i_81 < 1) {
                i_119 = i_80;
            } else {
                i_119 = i_81;
            }
            l_120 = (long) ((ulong) l_69 + (ulong) ((long) i_119));
            l_69 = l_120;
            i_70 = i_72;
        } else {
            if ((i_71 & 2) == 0) {
                l_121 = l_27 + 512L;
                l_122 = l_121 + ((long) ((int) get_local_id(0)));
                i_123 = (int) get_local_id(0);
                i_124 = (int) get_local_id(0);
                i_125 = 1;
                i_126 = 0;
                while (true) {
                    if (!(i_125 == 1)) {
                        break;
                    }
                    l_127 = (long) i_126;
                    l_128 = l_127 + l_27;
                    l_129 = l_26 & l_128;
                    if (i_124 == 0) {
                        i_130 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_131 = (int) (0 - (uint) i_130);
                        l_132 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_131 < 0) {
                            l_133 = (long) i_131;
                            l_134 = l_133;
                        } else {
                            if (i_18 < 0) {
                                i_135 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_137 = (int) ((uint) i_136 + (uint) (-1));
                                    i_138 = (i_137 < 0) ? (-9) : i_137;
                                    if (i_138 < 0) {
                                        i_135 = i_138;
                                    } else {
                                        i_139 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                        if ((i_139 & 3) == 1) {
                                            i_135 = (-9);
                                        } else {
                                            i_135 = i_138;
                                        }
                                    }
                                } else {
                                    i_135 = (-9);
                                }
                            }
                            l_140 = (long) i_135;
                            if (i_135 < 0) {
                                l_134 = l_140;
                            } else {
                                if (l_128 < 0L) {
                                    l_134 = (-22L);
                                } else {
                                    i_141 = (int) ((uint) 100 - (uint) i_126);
                                    if (i_141 < 0) {
                                        l_134 = (-22L);
                                    } else {
                                        i_142 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_142 == 0) {
                                            l_143 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) (l_140 << 6)))));
                                            l_144 = (long) ((ulong) l_143 - (ulong) l_128);
                                            if (l_144 < 1L) {
                                                l_134 = 0L;
                                            } else {
                                                l_145 = (long) (uint) i_141;
                                                l_146 = (l_144 < l_145) ? l_144 : l_145;
                                                l_134 = l_146;
                                            }
                                        } else {
                                            l_134 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_134 < 1L) {
                            l_147 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_148 = *((__global gale_int *) (arg_fs + 16 + l_147));
                            i_149 = (int) ((uint) i_148 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_147)) = i_149;
                            if (i_1 < i_149) {
                                i_150 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_150 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_151 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_151)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 16L)))) = l_134;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 36L)))) = 0;
                                    l_152 = LONG_MIN;
                                } else {
                                    l_152 = l_134;
                                }
                            } else {
                                l_152 = l_134;
                            }
                        } else {
                            l_153 = (long) ((ulong) l_25 - (ulong) l_129);
                            if (l_153 < l_134) {
                                i_154 = (int) l_153;
                                i_155 = i_154;
                            } else {
                                i_156 = (int) l_134;
                                i_155 = i_156;
                            }
                            if (i_18 < 0) {
                                i_157 = (-9);
                            } else {
                                if (i_18 < i_21) {
                                    i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_159 = (int) ((uint) i_158 + (uint) (-1));
                                    i_160 = (i_159 < 0) ? (-9) : i_159;
                                    i_157 = i_160;
                                } else {
                                    i_157 = (-9);
                                }
                            }
                            l_161 = (long) i_157;
                            if (i_157 < 0) {
                                l_152 = l_161;
                            } else {
                                l_162 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_163 = *((__global gale_int *) (arg_fs + 16 + l_162));
                                i_164 = (int) ((uint) i_163 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_162)) = i_164;
                                if (i_1 < i_164) {
                                    i_165 = (-1);
                                } else {
                                    i_166 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_132 + (ulong) (l_161 << 6))) + (ulong) 8L))));
                                    i_167 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                    l_168 = l_128 >> i_24;
                                    i_169 = i_167 & ((int) (((long) ((ulong) ((long) ((ulong) l_168 + (ulong) (((long) i_166) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_170 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_171 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_172 = i_169;
                                    i_173 = 0;
                                    i_174 = (-2);
                                    while (true) {
                                        if (!(i_174 == (-2))) {
                                            break;
                                        }
                                        i_175 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) (((long) i_172) << 2)))));
                                        i_176 = (int) ((uint) i_175 + (uint) (-1));
                                        if (i_176 < 0) {
                                            i_174 = (-1);
                                        } else {
                                            l_177 = (long) ((ulong) l_170 + (ulong) (((long) (uint) i_176) << 4));
                                            i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                                            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_177 + (ulong) 8L))));
                                            if ((!(i_166 == i_178)) || (!(l_168 == l_179))) {
                                                if (i_167 == i_173) {
                                                    i_174 = (-1);
                                                } else {
                                                    i_180 = (int) ((uint) i_173 + (uint) 1);
                                                    i_181 = i_167 & ((int) ((uint) i_172 + (uint) 1));
                                                    i_172 = i_181;
                                                    i_173 = i_180;
                                                }
                                            } else {
                                                i_174 = i_176;
                                            }
                                        }
                                    }
                                    i_165 = i_174;
                                }
                                l_182 = (long) i_155;
                                if (i_165 < 0) {
                                    i_183 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_184 = (int) (0 - (uint) i_183);
                                    if (i_184 < 0) {
                                        l_185 = (long) i_184;
                                        l_152 = l_185;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_186 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_186)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 12L)))) = i_18;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 16L)))) = l_128;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 24L)))) = l_134;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 36L)))) = 0;
                                        l_187 = (long) ((ulong) l_182 + (ulong) (-9223372036854775807L));
                                        l_152 = l_187;
                                    }
                                } else {
                                    l_188 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_189 = *((__global gale_long *) (arg_fs + 16 + l_188));
                                    *((__global gale_long *) (arg_fs + 16 + l_188)) = ((long) ((ulong) l_189 + (ulong) 1L));
                                    l_190 = l_182 | (((long) (uint) i_165) << 32);
                                    l_152 = l_190;
                                }
                            }
                        }
                    } else {
                        l_152 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_191, l_152);
                    if (l_191 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_18;
                        gale_longs[gale_item] = (ulong) l_19;
                        gale_longs[gale_items + gale_item] = (ulong) l_20;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_69;
                        gale_ints[gale_items + gale_item] = (uint) i_72;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_126;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_127;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_129;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_191); }
                        GALEFS_RETURN;
                        resume_4:
                        i_18 = (int) gale_ints[gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        l_20 = (long) gale_longs[gale_items + gale_item];
                        l_69 = (long) gale_longs[2 * gale_items + gale_item];
                        i_72 = (int) gale_ints[gale_items + gale_item];
                        i_126 = (int) gale_ints[2 * gale_items + gale_item];
                        l_127 = (long) gale_longs[3 * gale_items + gale_item];
                        l_129 = (long) gale_longs[4 * gale_items + gale_item];
                        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_23 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        i_24 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_25 = 1L << i_24;
                        l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
                        l_27 = ((long) gale_group) << 10;
                        i_67 = gale_group;
                        i_68 = (int) ((uint) i_67 + (uint) (i_67 << 1));
                        l_121 = l_27 + 512L;
                        l_122 = l_121 + ((long) ((int) get_local_id(0)));
                        i_123 = (int) get_local_id(0);
                        i_124 = (int) get_local_id(0);
                        l_191 = gale_round_reply(gale_entry);
                    }
                    i_192 = (int) l_191;
                    if (l_191 < 0L) {
                        i_193 = 0;
                    } else {
                        i_193 = i_192;
                    }
                    if (l_191 < 0L) {
                        l_194 = 0L;
                    } else {
                        l_195 = (long) ((ulong) l_191 >> 32);
                        l_194 = l_195;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) ((long) ((ulong) l_23 + (ulong) (l_194 << i_24)))))), (arg_scratch + 16 + (l_121 + l_127)), i_193);
                    GALEFS_BARRIER(8);
                    if (i_123 == 0) {
                        l_196 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_197 = *((__global gale_long *) (arg_fs + 16 + l_196));
                        *((__global gale_long *) (arg_fs + 16 + l_196)) = ((long) ((ulong) ((long) i_193) + (ulong) l_197));
                    }
                    i_198 = (int) ((uint) i_126 + (uint) i_193);
                    if (l_191 < 0L) {
                        i_125 = i_192;
                        i_126 = i_198;
                    } else {
                        i_199 = ((i_193 < 1) || (!(i_198 < 100))) ? 0 : 1;
                        i_125 = i_199;
                        i_126 = i_198;
                    }
                }
                i_200 = (int) *((__global char *) (arg_scratch + 16 + l_122));
                GALEFS_BARRIER(9);
                l_201 = (long) ((ulong) ((long) i_200) + (ulong) ((long) ((ulong) (l_69 << 5) - (ulong) l_69)));
                l_69 = l_201;
                i_70 = i_72;
            } else {
                i_70 = i_72;
            }
        }
    }
    i_202 = *((__global gale_int *) (arg_choices + ((((long) (uint) (gale_group & 63)) << 2) + 16L)));
    if ((i_202 & 4) == 0) {
        l_203 = l_69;
    } else {
        if (((int) get_local_id(0)) == 0) {
            i_204 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_204 == 0) {
                i_205 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_206 = (int) (0 - (uint) i_205);
                if (i_206 < 0) {
                    l_207 = (long) i_206;
                    l_208 = l_207;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_209 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_209)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 12L)))) = i_18;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) 36L)))) = 0;
                    l_208 = LONG_MIN;
                }
            } else {
                l_210 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_211 = *((__global gale_int *) (arg_fs + 16 + l_210));
                i_212 = (int) ((uint) i_211 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_210)) = i_212;
                if (i_1 < i_212) {
                    i_213 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_213 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_214 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_214)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_214 + (ulong) 36L)))) = 0;
                        l_208 = LONG_MIN;
                    } else {
                        l_208 = (-16L);
                    }
                } else {
                    l_208 = (-16L);
                }
            }
        } else {
            l_208 = 0L;
        }
        GALEFS_BROADCAST(10, l_215, l_208);
        if (l_215 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_69;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_215); }
            GALEFS_RETURN;
            resume_5:
            l_69 = (long) gale_longs[gale_item];
            l_215 = gale_round_reply(gale_entry);
        }
        l_216 = (long) ((ulong) l_69 + (ulong) ((long) ((int) ((uint) ((int) l_215) + (uint) 1))));
        l_203 = l_216;
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_203;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_144) VARIABLE(int, i_147) VARIABLE(int, i_148) VARIABLE(int, i_150) VARIABLE(int, i_151) VARIABLE(int, i_152) VARIABLE(int, i_158) VARIABLE(int, i_222) VARIABLE(int, i_223) VARIABLE(int, i_239) VARIABLE(int, i_240) VARIABLE(int, i_241) VARIABLE(int, i_243) VARIABLE(int, i_347) VARIABLE(int, i_348) VARIABLE(int, i_360) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_129) VARIABLE(long, l_145) VARIABLE(long, l_156) VARIABLE(long, l_159) VARIABLE(long, l_161) VARIABLE(long, l_2) VARIABLE(long, l_221) VARIABLE(long, l_237) VARIABLE(long, l_238) VARIABLE(long, l_244) VARIABLE(long, l_246) VARIABLE(long, l_346) VARIABLE(long, l_55) VARIABLE(long, l_56) VARIABLE(long, l_59) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_68) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_68) VARIABLE(l_69)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_129) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_144) VARIABLE(i_147) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_158) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_156) VARIABLE(l_159) VARIABLE(l_161) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_150) VARIABLE(i_151) VARIABLE(i_152) VARIABLE(i_158) VARIABLE(i_222) VARIABLE(i_223) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_156) VARIABLE(l_2) VARIABLE(l_221) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_239) VARIABLE(i_240) VARIABLE(i_241) VARIABLE(i_243) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_237) VARIABLE(l_238) VARIABLE(l_244) VARIABLE(l_246) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_239) VARIABLE(i_240) VARIABLE(i_241) VARIABLE(i_243) VARIABLE(i_347) VARIABLE(i_348) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_237) VARIABLE(l_238) VARIABLE(l_346) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_144) VARIABLE(i_148) VARIABLE(i_360) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_61) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_62) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(l_145)

__kernel void galefs_writesUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_54, i_57, i_58, i_60, i_61, i_65, i_66, i_67, i_70, i_71, i_72, i_73, i_74, i_75, i_80, i_83, i_84, i_88, i_90, i_91, i_93, i_95, i_97, i_98, i_100, i_114, i_117, i_119, i_120, i_122, i_126, i_130, i_131, i_141, i_142, i_143, i_144, i_146, i_147, i_148, i_149, i_150, i_151, i_152, i_153, i_154, i_155, i_157, i_158, i_162, i_163, i_164, i_165, i_166, i_167, i_172, i_175, i_176, i_180, i_182, i_183, i_185, i_187, i_189, i_190, i_192, i_206, i_209, i_211, i_212, i_214, i_218, i_222, i_223, i_233, i_234, i_235, i_239, i_240, i_241, i_242, i_243, i_248, i_249, i_253, i_254, i_255, i_256, i_257, i_259, i_261, i_268, i_269, i_270, i_271, i_272, i_273, i_274, i_276, i_277, i_279, i_282, i_283, i_284, i_285, i_286, i_288, i_290, i_291, i_292, i_296, i_302, i_304, i_305, i_307, i_309, i_311, i_312, i_314, i_331, i_334, i_336, i_337, i_339, i_343, i_347, i_348, i_358, i_359, i_360, i_362, i_365, i_369, i_371, i_372, i_374, i_376, i_378, i_379, i_381, i_394, i_397, i_399, i_400, i_402, i_406;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_55, l_56, l_59, l_62, l_63, l_64, l_68, l_69, l_76, l_77, l_78, l_79, l_81, l_82, l_85, l_86, l_87, l_89, l_92, l_94, l_96, l_99, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_115, l_116, l_118, l_121, l_123, l_124, l_125, l_127, l_128, l_129, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_145, l_156, l_159, l_160, l_161, l_168, l_169, l_170, l_171, l_173, l_174, l_177, l_178, l_179, l_181, l_184, l_186, l_188, l_191, l_193, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_207, l_208, l_210, l_213, l_215, l_216, l_217, l_219, l_220, l_221, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_236, l_237, l_238, l_244, l_245, l_246, l_247, l_250, l_251, l_252, l_258, l_260, l_262, l_263, l_264, l_265, l_266, l_267, l_275, l_278, l_280, l_281, l_287, l_289, l_293, l_294, l_295, l_297, l_298, l_299, l_300, l_301, l_303, l_306, l_308, l_310, l_313, l_315, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_323, l_324, l_325, l_326, l_327, l_328, l_329, l_330, l_332, l_333, l_335, l_338, l_340, l_341, l_342, l_344, l_345, l_346, l_349, l_350, l_351, l_352, l_353, l_354, l_355, l_356, l_357, l_361, l_363, l_364, l_366, l_367, l_368, l_370, l_373, l_375, l_377, l_380, l_382, l_383, l_384, l_385, l_386, l_387, l_388, l_389, l_390, l_391, l_392, l_393, l_395, l_396, l_398, l_401, l_403, l_404, l_405, l_407, l_408, l_409, l_410;
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
                if (!(i_26 < 7)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 66;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 7;
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
    i_54 = (int) l_53;
    l_55 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_54) << 3));
    l_56 = (long) ((ulong) l_55 + (ulong) 4L);
    i_57 = *((__global gale_int *) (arg_fs + 16 + 208L));
    i_58 = (int) get_local_id(0);
    l_59 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_60 = (int) get_local_id(0);
    i_61 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_62 = 1L << i_61;
    l_63 = (long) ((ulong) l_62 + (ulong) (-1L));
    l_64 = ((long) ((int) get_group_id(0))) << 10;
    i_65 = (int) get_local_id(0);
    i_66 = 1;
    i_67 = 0;
    while (true) {
        if (!(i_66 == 1)) {
            break;
        }
        l_68 = ((long) i_67) + l_64;
        l_69 = l_68 & l_63;
        if (i_65 == 0) {
            if (i_54 < 0) {
                i_70 = (-9);
            } else {
                if (i_54 < i_57) {
                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                    i_72 = (int) ((uint) i_71 + (uint) (-1));
                    i_73 = (i_72 < 0) ? (-9) : i_72;
                    if (i_73 < 0) {
                        i_70 = i_73;
                    } else {
                        i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                        if ((i_74 & 3) == 0) {
                            i_70 = (-9);
                        } else {
                            i_70 = i_73;
                        }
                    }
                } else {
                    i_70 = (-9);
                }
            }
            i_75 = (int) ((uint) 1024 - (uint) i_67);
            l_76 = (long) i_75;
            if (i_70 < 0) {
                l_77 = (long) i_70;
                l_78 = l_77;
            } else {
                if (l_68 < 0L) {
                    l_78 = (-22L);
                } else {
                    if (i_75 < 0) {
                        l_78 = (-22L);
                    } else {
                        if ((l_68 + l_76) < 0L) {
                            l_78 = (-27L);
                        } else {
                            l_79 = (long) ((int) get_group_id(0));
                            i_80 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 1856L))));
                            if (i_80 == 0) {
                                l_78 = l_76;
                            } else {
                                l_78 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_78 < 1L) {
                l_81 = l_78;
            } else {
                l_82 = (long) ((ulong) l_62 - (ulong) l_69);
                if (l_82 < l_76) {
                    i_83 = (int) l_82;
                    i_84 = i_83;
                } else {
                    i_84 = i_75;
                }
                l_85 = (long) ((int) get_group_id(0));
                l_86 = (long) ((ulong) l_2 + (ulong) ((l_85 << 12) + (l_85 << 11)));
                l_87 = (long) ((ulong) l_86 + (ulong) 1796L);
                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                l_89 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) 1896L))));
                i_90 = (int) (0 - (uint) i_88);
                if (i_90 < 0) {
                    i_91 = i_90;
                } else {
                    l_92 = (long) ((ulong) l_89 + (ulong) (-64L));
                    i_93 = (int) ((uint) ((int) (((long) ((ulong) l_92 + (ulong) ((long) ((ulong) (l_92 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_94 = (long) ((ulong) l_86 + (ulong) 1792L);
                    i_95 = 0;
                    l_96 = 0L;
                    while (true) {
                        if (!(i_95 == 0)) {
                            break;
                        }
                        i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + l_94));
                        if (i_93 == i_98) {
                            i_95 = 1;
                        } else {
                            if (i_97 == 0) {
                                if (l_96 < l_1) {
                                    GALEFS_RELAX(l_96);
                                    l_99 = (long) ((ulong) l_96 + (ulong) 1L);
                                    l_96 = l_99;
                                } else {
                                    i_95 = (-110);
                                }
                            } else {
                                i_100 = (int) (0 - (uint) i_97);
                                i_95 = i_100;
                            }
                        }
                    }
                    i_91 = i_95;
                }
                if (i_91 < 0) {
                    l_101 = (long) i_91;
                    l_81 = l_101;
                } else {
                    l_102 = (long) ((int) get_group_id(0));
                    l_103 = (long) ((ulong) l_2 + (ulong) ((l_102 << 12) + (l_102 << 11)));
                    l_104 = (long) ((ulong) l_103 + (ulong) 1896L);
                    l_105 = *((__global gale_long *) (arg_fs + 16 + l_104));
                    l_106 = (long) ((ulong) l_105 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) ((long) (uint) (((int) l_106) & 1023)))))) = 0L;
                    l_107 = (long) ((ulong) l_103 + (ulong) ((long) (uint) (((int) l_105) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_105 + (ulong) ((long) ((ulong) (l_105 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 12L)))) = i_54;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 16L)))) = l_68;
                    l_108 = (long) i_84;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 24L)))) = l_108;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_107)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_104)) = l_106;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_109 = (long) ((ulong) l_108 + (ulong) (-9223372036854775807L));
                    l_81 = l_109;
                }
            }
        } else {
            l_81 = 0L;
        }
        if (i_60 == 0) {
            if (l_81 < (-4611686018427387904L)) {
                l_110 = (long) ((int) get_group_id(0));
                l_111 = (long) ((ulong) l_2 + (ulong) ((l_110 << 12) + (l_110 << 11)));
                l_112 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1896L))));
                l_113 = (long) ((ulong) l_112 + (ulong) (-64L));
                i_114 = (int) ((uint) ((int) (((long) ((ulong) l_113 + (ulong) ((long) ((ulong) (l_113 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_115 = (long) ((ulong) l_111 + (ulong) 1792L);
                l_116 = (long) ((ulong) l_111 + (ulong) 1796L);
                i_117 = 0;
                l_118 = 0L;
                while (true) {
                    if (!(i_117 == 0)) {
                        break;
                    }
                    i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_116));
                    i_120 = *((volatile __global gale_int *) (arg_fs + 16 + l_115));
                    if (i_114 == i_120) {
                        i_117 = 1;
                    } else {
                        if (i_119 == 0) {
                            if (l_118 < l_1) {
                                GALEFS_RELAX(l_118);
                                l_121 = (long) ((ulong) l_118 + (ulong) 1L);
                                l_118 = l_121;
                            } else {
                                i_117 = (-110);
                            }
                        } else {
                            i_122 = (int) (0 - (uint) i_119);
                            i_117 = i_122;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_117 < 0) {
                    l_123 = (long) i_117;
                    l_124 = l_123;
                } else {
                    l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) 1800L))));
                    l_124 = l_125;
                }
                i_126 = (int) ((uint) ((int) l_81) + (uint) (-1));
                if (i_126 < 0) {
                    l_127 = l_124;
                } else {
                    if (l_124 < 0L) {
                        l_127 = l_124;
                    } else {
                        l_128 = (l_124 << 32) | ((long) (uint) i_126);
                        l_127 = l_128;
                    }
                }
            } else {
                l_127 = l_81;
            }
        } else {
            l_127 = l_81;
        }
        GALEFS_BROADCAST(2, l_129, l_127);
        i_130 = (int) l_129;
        if (l_129 < 0L) {
            i_131 = 0;
        } else {
            i_131 = i_130;
        }
        if (l_129 < 0L) {
            l_132 = 0L;
        } else {
            l_133 = (long) ((ulong) l_129 >> 32);
            l_132 = l_133;
        }
        gale_copy((arg_scratch + 16 + l_68), (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) ((long) ((ulong) l_59 + (ulong) (l_132 << i_61)))))), i_131);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_58 == 0) {
            l_134 = (long) ((int) get_group_id(0));
            l_135 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1880L);
            l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
            *((__global gale_long *) (arg_fs + 16 + l_135)) = ((long) ((ulong) ((long) i_131) + (ulong) l_136));
            l_137 = (long) ((int) get_group_id(0));
            l_138 = (long) ((ulong) l_2 + (ulong) ((l_137 << 12) + (l_137 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1888L)))) = 0;
            l_139 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1896L))));
            l_140 = (long) ((ulong) l_139 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_141 = (int) ((uint) i_67 + (uint) i_131);
        if (l_129 < 0L) {
            i_66 = i_130;
            i_67 = i_141;
        } else {
            i_142 = ((i_131 < 1) || (!(i_141 < 1024))) ? 0 : 1;
            i_66 = i_142;
            i_67 = i_141;
        }
    }
    i_143 = (int) get_group_id(0);
    i_144 = (int) ((uint) i_143 + (uint) (i_143 << 1));
    l_145 = 0L;
    i_146 = 0;
    while (true) {
        if (!(i_146 < 8)) {
            break;
        }
        i_147 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_146 + (uint) i_144)) & 63)) << 2) + 16L)));
        i_148 = (int) ((uint) i_146 + (uint) 1);
        if ((i_147 & 1) == 0) {
            i_149 = (int) get_local_size(0);
            i_150 = (int) get_local_id(0);
            i_151 = (int) get_local_id(0);
            i_152 = (int) get_local_id(0);
            i_153 = (int) get_local_id(0);
            i_154 = i_153;
            while (true) {
                if (!(i_154 < 100)) {
                    break;
                }
                *((__global char *) (arg_scratch + 16 + (((long) i_154) + l_64))) = (char) ((int) ((uint) i_146 + (uint) ((int) ((uint) i_154 * (uint) i_147))));
                i_155 = (int) ((uint) i_154 + (uint) i_149);
                i_154 = i_155;
            }
            GALEFS_BARRIER(4);
            l_156 = ((long) (uint) (i_147 & 511)) + l_64;
            i_157 = 1;
            i_158 = 0;
            while (true) {
                if (!(i_157 == 1)) {
                    break;
                }
                l_159 = (long) i_158;
                l_160 = l_156 + l_159;
                l_161 = l_63 & l_160;
                if (i_152 == 0) {
                    if (i_54 < 0) {
                        i_162 = (-9);
                    } else {
                        if (i_54 < i_57) {
                            i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                            i_164 = (int) ((uint) i_163 + (uint) (-1));
                            i_165 = (i_164 < 0) ? (-9) : i_164;
                            if (i_165 < 0) {
                                i_162 = i_165;
                            } else {
                                i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                                if ((i_166 & 3) == 0) {
                                    i_162 = (-9);
                                } else {
                                    i_162 = i_165;
                                }
                            }
                        } else {
                            i_162 = (-9);
                        }
                    }
                    i_167 = (int) ((uint) 100 - (uint) i_158);
                    l_168 = (long) i_167;
                    if (i_162 < 0) {
                        l_169 = (long) i_162;
                        l_170 = l_169;
                    } else {
                        if (l_160 < 0L) {
                            l_170 = (-22L);
                        } else {
                            if (i_167 < 0) {
                                l_170 = (-22L);
                            } else {
                                if ((l_160 + l_168) < 0L) {
                                    l_170 = (-27L);
                                } else {
                                    l_171 = (long) ((int) get_group_id(0));
                                    i_172 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_171 << 12) + (l_171 << 11)))) + (ulong) 1856L))));
                                    if (i_172 == 0) {
                                        l_170 = l_168;
                                    } else {
                                        l_170 = (-16L);
                                    }
                                }
                            }
                        }
                    }
                    if (l_170 < 1L) {
                        l_173 = l_170;
                    } else {
                        l_174 = (long) ((ulong) l_62 - (ulong) l_161);
                        if (l_174 < l_168) {
                            i_175 = (int) l_174;
                            i_176 = i_175;
                        } else {
                            i_176 = i_167;
                        }
                        l_177 = (long) ((int) get_group_id(0));
                        l_178 = (long) ((ulong) l_2 + (ulong) ((l_177 << 12) + (l_177 << 11)));
                        l_179 = (long) ((ulong) l_178 + (ulong) 1796L);
                        i_180 = *((volatile __global gale_int *) (arg_fs + 16 + l_179));
                        l_181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1896L))));
                        i_182 = (int) (0 - (uint) i_180);
                        if (i_182 < 0) {
                            i_183 = i_182;
                        } else {
                            l_184 = (long) ((ulong) l_181 + (ulong) (-64L));
                            i_185 = (int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_186 = (long) ((ulong) l_178 + (ulong) 1792L);
                            i_187 = 0;
                            l_188 = 0L;
                            while (true) {
                                if (!(i_187 == 0)) {
                                    break;
                                }
                                i_189 = *((volatile __global gale_int *) (arg_fs + 16 + l_179));
                                i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_186));
                                if (i_185 == i_190) {
                                    i_187 = 1;
                                } else {
                                    if (i_189 == 0) {
                                        if (l_188 < l_1) {
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
                            i_183 = i_187;
                        }
                        if (i_183 < 0) {
                            l_193 = (long) i_183;
                            l_173 = l_193;
                        } else {
                            l_194 = (long) ((int) get_group_id(0));
                            l_195 = (long) ((ulong) l_2 + (ulong) ((l_194 << 12) + (l_194 << 11)));
                            l_196 = (long) ((ulong) l_195 + (ulong) 1896L);
                            l_197 = *((__global gale_long *) (arg_fs + 16 + l_196));
                            l_198 = (long) ((ulong) l_197 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) ((long) (uint) (((int) l_198) & 1023)))))) = 0L;
                            l_199 = (long) ((ulong) l_195 + (ulong) ((long) (uint) (((int) l_197) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 4L)))) = 4;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_197 + (ulong) ((long) ((ulong) (l_197 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 12L)))) = i_54;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 16L)))) = l_160;
                            l_200 = (long) i_176;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 24L)))) = l_200;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_199)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_196)) = l_198;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_201 = (long) ((ulong) l_200 + (ulong) (-9223372036854775807L));
                            l_173 = l_201;
                        }
                    }
                } else {
                    l_173 = 0L;
                }
                if (i_151 == 0) {
                    if (l_173 < (-4611686018427387904L)) {
                        l_202 = (long) ((int) get_group_id(0));
                        l_203 = (long) ((ulong) l_2 + (ulong) ((l_202 << 12) + (l_202 << 11)));
                        l_204 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
                        l_205 = (long) ((ulong) l_204 + (ulong) (-64L));
                        i_206 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_207 = (long) ((ulong) l_203 + (ulong) 1792L);
                        l_208 = (long) ((ulong) l_203 + (ulong) 1796L);
                        i_209 = 0;
                        l_210 = 0L;
                        while (true) {
                            if (!(i_209 == 0)) {
                                break;
                            }
                            i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                            i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                            if (i_206 == i_212) {
                                i_209 = 1;
                            } else {
                                if (i_211 == 0) {
                                    if (l_210 < l_1) {
                                        GALEFS_RELAX(l_210);
                                        l_213 = (long) ((ulong) l_210 + (ulong) 1L);
                                        l_210 = l_213;
                                    } else {
                                        i_209 = (-110);
                                    }
                                } else {
                                    i_214 = (int) (0 - (uint) i_211);
                                    i_209 = i_214;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_209 < 0) {
                            l_215 = (long) i_209;
                            l_216 = l_215;
                        } else {
                            l_217 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1800L))));
                            l_216 = l_217;
                        }
                        i_218 = (int) ((uint) ((int) l_173) + (uint) (-1));
                        if (i_218 < 0) {
                            l_219 = l_216;
                        } else {
                            if (l_216 < 0L) {
                                l_219 = l_216;
                            } else {
                                l_220 = (l_216 << 32) | ((long) (uint) i_218);
                                l_219 = l_220;
                            }
                        }
                    } else {
                        l_219 = l_173;
                    }
                } else {
                    l_219 = l_173;
                }
                GALEFS_BROADCAST(5, l_221, l_219);
                i_222 = (int) l_221;
                if (l_221 < 0L) {
                    i_223 = 0;
                } else {
                    i_223 = i_222;
                }
                if (l_221 < 0L) {
                    l_224 = 0L;
                } else {
                    l_225 = (long) ((ulong) l_221 >> 32);
                    l_224 = l_225;
                }
                gale_copy((arg_scratch + 16 + (l_159 + l_64)), (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) ((long) ((ulong) l_59 + (ulong) (l_224 << i_61)))))), i_223);
                GALEFS_FENCE();
                GALEFS_BARRIER(6);
                if (i_150 == 0) {
                    l_226 = (long) ((int) get_group_id(0));
                    l_227 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_226 << 12) + (l_226 << 11)))) + (ulong) 1880L);
                    l_228 = *((__global gale_long *) (arg_fs + 16 + l_227));
                    *((__global gale_long *) (arg_fs + 16 + l_227)) = ((long) ((ulong) ((long) i_223) + (ulong) l_228));
                    l_229 = (long) ((int) get_group_id(0));
                    l_230 = (long) ((ulong) l_2 + (ulong) ((l_229 << 12) + (l_229 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 1888L)))) = 0;
                    l_231 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 1896L))));
                    l_232 = (long) ((ulong) l_231 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_230 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_232 + (ulong) ((long) ((ulong) (l_232 >> 63) >> 58)))) >> 6)) + (uint) 1));
                }
                i_233 = (int) ((uint) i_158 + (uint) i_223);
                if (l_221 < 0L) {
                    i_157 = i_222;
                    i_158 = i_233;
                } else {
                    i_234 = ((i_223 < 1) || (!(i_233 < 100))) ? 0 : 1;
                    i_157 = i_234;
                    i_158 = i_233;
                }
            }
            if (i_158 < 1) {
                i_235 = i_157;
            } else {
                i_235 = i_158;
            }
            l_236 = (long) ((ulong) l_145 + (ulong) ((long) i_235));
            l_145 = l_236;
            i_146 = i_148;
        } else {
            if ((i_147 & 2) == 0) {
                l_237 = l_64 + 512L;
                l_238 = l_237 + ((long) ((int) get_local_id(0)));
                i_239 = (int) get_local_id(0);
                i_240 = (int) get_local_id(0);
                i_241 = (int) get_local_id(0);
                i_242 = 1;
                i_243 = 0;
                while (true) {
                    if (!(i_242 == 1)) {
                        break;
                    }
                    l_244 = (long) i_243;
                    l_245 = l_244 + l_64;
                    l_246 = l_63 & l_245;
                    if (i_241 == 0) {
                        l_247 = (long) ((int) get_group_id(0));
                        i_248 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_247 << 12) + (l_247 << 11)))) + (ulong) 1796L))));
                        i_249 = (int) (0 - (uint) i_248);
                        l_250 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        if (i_249 < 0) {
                            l_251 = (long) i_249;
                            l_252 = l_251;
                        } else {
                            if (i_54 < 0) {
                                i_253 = (-9);
                            } else {
                                if (i_54 < i_57) {
                                    i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                                    i_255 = (int) ((uint) i_254 + (uint) (-1));
                                    i_256 = (i_255 < 0) ? (-9) : i_255;
                                    if (i_256 < 0) {
                                        i_253 = i_256;
                                    } else {
                                        i_257 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                                        if ((i_257 & 3) == 1) {
                                            i_253 = (-9);
                                        } else {
                                            i_253 = i_256;
                                        }
                                    }
                                } else {
                                    i_253 = (-9);
                                }
                            }
                            l_258 = (long) i_253;
                            if (i_253 < 0) {
                                l_252 = l_258;
                            } else {
                                if (l_245 < 0L) {
                                    l_252 = (-22L);
                                } else {
                                    i_259 = (int) ((uint) 100 - (uint) i_243);
                                    if (i_259 < 0) {
                                        l_252 = (-22L);
                                    } else {
                                        l_260 = (long) ((int) get_group_id(0));
                                        i_261 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_260 << 12) + (l_260 << 11)))) + (ulong) 1856L))));
                                        if (i_261 == 0) {
                                            l_262 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) (l_258 << 6)))));
                                            l_263 = (long) ((ulong) l_262 - (ulong) l_245);
                                            if (l_263 < 1L) {
                                                l_252 = 0L;
                                            } else {
                                                l_264 = (long) (uint) i_259;
                                                l_265 = (l_263 < l_264) ? l_263 : l_264;
                                                l_252 = l_265;
                                            }
                                        } else {
                                            l_252 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_252 < 1L) {
                            l_266 = l_252;
                        } else {
                            l_267 = (long) ((ulong) l_62 - (ulong) l_246);
                            if (l_267 < l_252) {
                                i_268 = (int) l_267;
                                i_269 = i_268;
                            } else {
                                i_270 = (int) l_252;
                                i_269 = i_270;
                            }
                            if (i_54 < 0) {
                                i_271 = (-9);
                            } else {
                                if (i_54 < i_57) {
                                    i_272 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                                    i_273 = (int) ((uint) i_272 + (uint) (-1));
                                    i_274 = (i_273 < 0) ? (-9) : i_273;
                                    i_271 = i_274;
                                } else {
                                    i_271 = (-9);
                                }
                            }
                            l_275 = (long) i_271;
                            if (i_271 < 0) {
                                l_266 = l_275;
                            } else {
                                i_276 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_250 + (ulong) (l_275 << 6))) + (ulong) 8L))));
                                i_277 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                l_278 = l_245 >> i_61;
                                i_279 = i_277 & ((int) (((long) ((ulong) ((long) ((ulong) l_278 + (ulong) (((long) i_276) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_280 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_281 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_282 = i_279;
                                i_283 = 0;
                                i_284 = (-2);
                                while (true) {
                                    if (!(i_284 == (-2))) {
                                        break;
                                    }
                                    i_285 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_281 + (ulong) (((long) i_282) << 2)))));
                                    i_286 = (int) ((uint) i_285 + (uint) (-1));
                                    if (i_286 < 0) {
                                        i_284 = (-1);
                                    } else {
                                        l_287 = (long) ((ulong) l_280 + (ulong) (((long) (uint) i_286) << 4));
                                        i_288 = *((volatile __global gale_int *) (arg_fs + 16 + l_287));
                                        l_289 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_287 + (ulong) 8L))));
                                        if ((!(i_276 == i_288)) || (!(l_278 == l_289))) {
                                            if (i_277 == i_283) {
                                                i_284 = (-1);
                                            } else {
                                                i_290 = (int) ((uint) i_283 + (uint) 1);
                                                i_291 = i_277 & ((int) ((uint) i_282 + (uint) 1));
                                                i_282 = i_291;
                                                i_283 = i_290;
                                            }
                                        } else {
                                            i_284 = i_286;
                                        }
                                    }
                                }
                                if (i_284 < 0) {
                                    i_292 = i_284;
                                } else {
                                    l_293 = (long) ((int) get_group_id(0));
                                    l_294 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_293 << 12) + (l_293 << 11)))) + (ulong) 1888L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_294)) = ((int) ((uint) i_284 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_295 = (long) ((ulong) l_280 + (ulong) (((long) (uint) i_284) << 4));
                                    i_296 = *((volatile __global gale_int *) (arg_fs + 16 + l_295));
                                    l_297 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_295 + (ulong) 8L))));
                                    if ((!(i_276 == i_296)) || (!(l_278 == l_297))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_294)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_276 == i_296)) || (!(l_278 == l_297))) {
                                        i_292 = (-1);
                                    } else {
                                        i_292 = i_284;
                                    }
                                }
                                l_298 = (long) i_269;
                                if (i_292 < 0) {
                                    l_299 = (long) ((int) get_group_id(0));
                                    l_300 = (long) ((ulong) l_2 + (ulong) ((l_299 << 12) + (l_299 << 11)));
                                    l_301 = (long) ((ulong) l_300 + (ulong) 1796L);
                                    i_302 = *((volatile __global gale_int *) (arg_fs + 16 + l_301));
                                    l_303 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_300 + (ulong) 1896L))));
                                    i_304 = (int) (0 - (uint) i_302);
                                    if (i_304 < 0) {
                                        i_305 = i_304;
                                    } else {
                                        l_306 = (long) ((ulong) l_303 + (ulong) (-64L));
                                        i_307 = (int) ((uint) ((int) (((long) ((ulong) l_306 + (ulong) ((long) ((ulong) (l_306 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_308 = (long) ((ulong) l_300 + (ulong) 1792L);
                                        i_309 = 0;
                                        l_310 = 0L;
                                        while (true) {
                                            if (!(i_309 == 0)) {
                                                break;
                                            }
                                            i_311 = *((volatile __global gale_int *) (arg_fs + 16 + l_301));
                                            i_312 = *((volatile __global gale_int *) (arg_fs + 16 + l_308));
                                            if (i_307 == i_312) {
                                                i_309 = 1;
                                            } else {
                                                if (i_311 == 0) {
                                                    if (l_310 < l_1) {
                                                        GALEFS_RELAX(l_310);
                                                        l_313 = (long) ((ulong) l_310 + (ulong) 1L);
                                                        l_310 = l_313;
                                                    } else {
                                                        i_309 = (-110);
                                                    }
                                                } else {
                                                    i_314 = (int) (0 - (uint) i_311);
                                                    i_309 = i_314;
                                                }
                                            }
                                        }
                                        i_305 = i_309;
                                    }
                                    if (i_305 < 0) {
                                        l_315 = (long) i_305;
                                        l_266 = l_315;
                                    } else {
                                        l_316 = (long) ((int) get_group_id(0));
                                        l_317 = (long) ((ulong) l_2 + (ulong) ((l_316 << 12) + (l_316 << 11)));
                                        l_318 = (long) ((ulong) l_317 + (ulong) 1896L);
                                        l_319 = *((__global gale_long *) (arg_fs + 16 + l_318));
                                        l_320 = (long) ((ulong) l_319 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_317 + (ulong) ((long) (uint) (((int) l_320) & 1023)))))) = 0L;
                                        l_321 = (long) ((ulong) l_317 + (ulong) ((long) (uint) (((int) l_319) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_319 + (ulong) ((long) ((ulong) (l_319 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 12L)))) = i_54;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 16L)))) = l_245;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 24L)))) = l_252;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_321 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_321)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_318)) = l_320;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                        l_322 = (long) ((ulong) l_298 + (ulong) (-9223372036854775807L));
                                        l_266 = l_322;
                                    }
                                } else {
                                    l_323 = (long) ((int) get_group_id(0));
                                    l_324 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_323 << 12) + (l_323 << 11)))) + (ulong) 1864L);
                                    l_325 = *((__global gale_long *) (arg_fs + 16 + l_324));
                                    *((__global gale_long *) (arg_fs + 16 + l_324)) = ((long) ((ulong) l_325 + (ulong) 1L));
                                    l_326 = l_298 | (((long) (uint) i_292) << 32);
                                    l_266 = l_326;
                                }
                            }
                        }
                    } else {
                        l_266 = 0L;
                    }
                    if (i_240 == 0) {
                        if (l_266 < (-4611686018427387904L)) {
                            l_327 = (long) ((int) get_group_id(0));
                            l_328 = (long) ((ulong) l_2 + (ulong) ((l_327 << 12) + (l_327 << 11)));
                            l_329 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_328 + (ulong) 1896L))));
                            l_330 = (long) ((ulong) l_329 + (ulong) (-64L));
                            i_331 = (int) ((uint) ((int) (((long) ((ulong) l_330 + (ulong) ((long) ((ulong) (l_330 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_332 = (long) ((ulong) l_328 + (ulong) 1792L);
                            l_333 = (long) ((ulong) l_328 + (ulong) 1796L);
                            i_334 = 0;
                            l_335 = 0L;
                            while (true) {
                                if (!(i_334 == 0)) {
                                    break;
                                }
                                i_336 = *((volatile __global gale_int *) (arg_fs + 16 + l_333));
                                i_337 = *((volatile __global gale_int *) (arg_fs + 16 + l_332));
                                if (i_331 == i_337) {
                                    i_334 = 1;
                                } else {
                                    if (i_336 == 0) {
                                        if (l_335 < l_1) {
                                            GALEFS_RELAX(l_335);
                                            l_338 = (long) ((ulong) l_335 + (ulong) 1L);
                                            l_335 = l_338;
                                        } else {
                                            i_334 = (-110);
                                        }
                                    } else {
                                        i_339 = (int) (0 - (uint) i_336);
                                        i_334 = i_339;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_334 < 0) {
                                l_340 = (long) i_334;
                                l_341 = l_340;
                            } else {
                                l_342 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_328 + (ulong) 1800L))));
                                l_341 = l_342;
                            }
                            i_343 = (int) ((uint) ((int) l_266) + (uint) (-1));
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
                            l_344 = l_266;
                        }
                    } else {
                        l_344 = l_266;
                    }
                    GALEFS_BROADCAST(7, l_346, l_344);
                    i_347 = (int) l_346;
                    if (l_346 < 0L) {
                        i_348 = 0;
                    } else {
                        i_348 = i_347;
                    }
                    if (l_346 < 0L) {
                        l_349 = 0L;
                    } else {
                        l_350 = (long) ((ulong) l_346 >> 32);
                        l_349 = l_350;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_246 + (ulong) ((long) ((ulong) l_59 + (ulong) (l_349 << i_61)))))), (arg_scratch + 16 + (l_237 + l_244)), i_348);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(8);
                    if (i_239 == 0) {
                        l_351 = (long) ((int) get_group_id(0));
                        l_352 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_351 << 12) + (l_351 << 11)))) + (ulong) 1872L);
                        l_353 = *((__global gale_long *) (arg_fs + 16 + l_352));
                        *((__global gale_long *) (arg_fs + 16 + l_352)) = ((long) ((ulong) ((long) i_348) + (ulong) l_353));
                        l_354 = (long) ((int) get_group_id(0));
                        l_355 = (long) ((ulong) l_2 + (ulong) ((l_354 << 12) + (l_354 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 1888L)))) = 0;
                        l_356 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 1896L))));
                        l_357 = (long) ((ulong) l_356 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_355 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_357 + (ulong) ((long) ((ulong) (l_357 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_358 = (int) ((uint) i_243 + (uint) i_348);
                    if (l_346 < 0L) {
                        i_242 = i_347;
                        i_243 = i_358;
                    } else {
                        i_359 = ((i_348 < 1) || (!(i_358 < 100))) ? 0 : 1;
                        i_242 = i_359;
                        i_243 = i_358;
                    }
                }
                i_360 = (int) *((__global char *) (arg_scratch + 16 + l_238));
                GALEFS_BARRIER(9);
                l_361 = (long) ((ulong) ((long) i_360) + (ulong) ((long) ((ulong) (l_145 << 5) - (ulong) l_145)));
                l_145 = l_361;
                i_146 = i_148;
            } else {
                i_146 = i_148;
            }
        }
    }
    i_362 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) get_group_id(0)) & 63)) << 2) + 16L)));
    if ((i_362 & 4) == 0) {
        l_363 = l_145;
    } else {
        if (((int) get_local_id(0)) == 0) {
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
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_389 + (ulong) 12L)))) = i_54;
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
        if (((int) get_local_id(0)) == 0) {
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
        GALEFS_BROADCAST(10, l_409, l_407);
        l_410 = (long) ((ulong) l_145 + (ulong) ((long) ((int) ((uint) ((int) l_409) + (uint) 1))));
        l_363 = l_410;
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_363;
    GALEFS_GROUP_END()
}
#endif
