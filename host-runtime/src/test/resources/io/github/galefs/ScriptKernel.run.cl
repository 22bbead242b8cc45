// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 5 waits, 11 values, 72 bytes
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
// source SHA-256: fe45dfc333bf787fd9527bf6813fb84cf6c6b1892d1114448167cc04067d00f3

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_123) VARIABLE(int, i_124) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_14) VARIABLE(int, i_140) VARIABLE(int, i_143) VARIABLE(int, i_15) VARIABLE(int, i_173) VARIABLE(int, i_174) VARIABLE(int, i_18) VARIABLE(int, i_2) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_122) VARIABLE(long, l_141) VARIABLE(long, l_144) VARIABLE(long, l_146) VARIABLE(long, l_172) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_54) VARIABLE(long, l_59) VARIABLE(long, l_6) VARIABLE(long, l_61) VARIABLE(long, l_8) VARIABLE(__global uchar *, ul_11) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_54) VARIABLE(l_59) VARIABLE(l_6) VARIABLE(l_61) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_123) VARIABLE(i_124) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_122) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_54) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17) VARIABLE(ul_21) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_141) VARIABLE(l_144) VARIABLE(l_146) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_140) VARIABLE(i_143) VARIABLE(i_15) VARIABLE(i_173) VARIABLE(i_174) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_141) VARIABLE(l_172) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_51) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(ul_11)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11, *ul_17, *ul_21, *ul_22;
    int i_0, i_2, i_7, i_9, i_12, i_13, i_14, i_15, i_16, i_18, i_23, i_24, i_25, i_26, i_30, i_31, i_32, i_45, i_47, i_48, i_50, i_51, i_52, i_53, i_55, i_56, i_57, i_58, i_62, i_63, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_79, i_80, i_81, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_94, i_95, i_96, i_97, i_98, i_100, i_103, i_104, i_105, i_106, i_107, i_109, i_111, i_112, i_114, i_115, i_123, i_124, i_129, i_130, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_139, i_140, i_142, i_143, i_147, i_148, i_149, i_150, i_151, i_152, i_156, i_158, i_159, i_160, i_164, i_165, i_166, i_167, i_173, i_174, i_179, i_180, i_181, i_182, i_183, i_188, i_189, i_190, i_193, i_194, i_195, i_196, i_197, i_198, i_199, i_205, i_206, i_207, i_211, i_212, i_213, i_214, i_215, i_216, i_217, i_218, i_219;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_10, l_19, l_20, l_27, l_28, l_29, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_46, l_49, l_54, l_59, l_60, l_61, l_64, l_65, l_71, l_74, l_75, l_76, l_77, l_78, l_82, l_83, l_84, l_92, l_93, l_99, l_101, l_102, l_108, l_110, l_113, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_125, l_126, l_127, l_128, l_141, l_144, l_145, l_146, l_153, l_154, l_155, l_157, l_161, l_162, l_163, l_168, l_169, l_170, l_171, l_172, l_175, l_176, l_177, l_178, l_184, l_185, l_186, l_187, l_191, l_192, l_200, l_201, l_202, l_203, l_204, l_208, l_209, l_210;
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
    i_0 = (int) get_local_id(0);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_3 = 1L << i_2;
    l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
    ul_11 = arg_script + 12L;
    i_12 = 0;
    while (true) {
        i_13 = *((__global gale_int *) ul_11);
        if (!(i_12 < gale_div_int(i_13, 5))) {
            break;
        }
        i_14 = (int) ((uint) i_12 + (uint) (i_12 << 2));
        i_15 = *((__global gale_int *) (arg_script + ((((long) i_14) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_14 + (uint) 1))) << 2) + 16L)));
        ul_17 = arg_fds + ((((long) i_16) << 2) + 16L);
        i_18 = *((__global gale_int *) ul_17);
        l_19 = (long) ((ulong) l_6 + (ulong) (((long) i_18) << 3));
        l_20 = (long) ((ulong) l_19 + (ulong) 4L);
        ul_21 = arg_script + ((((long) ((int) ((uint) i_14 + (uint) 3))) << 2) + 16L);
        ul_22 = arg_script + ((((long) ((int) ((uint) i_14 + (uint) 2))) << 2) + 16L);
        switch (i_15) {
            case 0:
                i_23 = *((__global gale_int *) ul_22);
                i_24 = *((__global gale_int *) ul_21);
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    i_25 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_25 == 0) {
                        i_26 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_27 = (long) ((int) (0 - (uint) i_26));
                        l_28 = l_27;
                    } else {
                        l_29 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_30 = *((__global gale_int *) (arg_fs + 16 + l_29));
                        i_31 = (int) ((uint) i_30 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_29)) = i_31;
                        if (i_9 < i_31) {
                            i_32 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_32 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_33 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_33)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 0;
                                l_28 = LONG_MIN;
                            } else {
                                l_28 = (-16L);
                            }
                        } else {
                            l_28 = (-16L);
                        }
                    }
                    if (l_28 < 0L) {
                        l_34 = l_28;
                    } else {
                        l_35 = ((long) i_23) << 2;
                        l_36 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        l_37 = (long) ((ulong) l_36 + (ulong) 36L);
                        l_38 = (long) ((ulong) l_36 + (ulong) 32L);
                        l_39 = (long) ((ulong) l_36 + (ulong) 24L);
                        l_40 = (long) ((ulong) l_36 + (ulong) 16L);
                        l_41 = (long) ((ulong) l_36 + (ulong) 12L);
                        l_42 = (long) ((ulong) l_36 + (ulong) 4L);
                        l_43 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        l_44 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                        i_45 = 0;
                        while (true) {
                            if (!(i_45 < 2)) {
                                break;
                            }
                            l_46 = (long) i_45;
                            i_47 = (int) *((__global char *) (arg_names + 16 + (l_46 + l_35)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) l_46)))) = (char) i_47;
                            i_48 = (int) ((uint) i_45 + (uint) 1);
                            i_45 = i_48;
                        }
                        *((__global gale_int *) (arg_fs + 16 + l_43)) = 0;
                        *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + l_42)) = 1;
                        *((__global gale_int *) (arg_fs + 16 + l_41)) = 0;
                        *((__global gale_long *) (arg_fs + 16 + l_40)) = 0L;
                        *((__global gale_long *) (arg_fs + 16 + l_39)) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + l_38)) = i_24;
                        *((__global gale_int *) (arg_fs + 16 + l_37)) = 2;
                        l_34 = LONG_MIN;
                    }
                } else {
                    l_34 = 0L;
                }
                GALEFS_BROADCAST(2, l_49, l_34);
                if (l_49 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_17 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_49); }
                    GALEFS_RETURN;
                    resume_1:
                    i_12 = (int) gale_ints[gale_item];
                    i_15 = (int) gale_ints[gale_items + gale_item];
                    ul_17 = arg_fds + gale_longs[gale_item];
                    i_0 = (int) get_local_id(0);
                    l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_3 = 1L << i_2;
                    l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_11 = arg_script + 12L;
                    l_49 = gale_round_reply(gale_entry);
                }
                i_50 = (int) l_49;
                i_51 = i_50;
                break;
            case 1:
                i_52 = *((__global gale_int *) ul_22);
                i_53 = *((__global gale_int *) ul_21);
                l_54 = (long) i_52;
                i_55 = (int) get_local_id(0);
                i_56 = (int) get_local_id(0);
                i_57 = 1;
                i_58 = 0;
                while (true) {
                    if (!(i_57 == 1)) {
                        break;
                    }
                    l_59 = (long) i_58;
                    l_60 = l_54 + l_59;
                    l_61 = l_60 & l_4;
                    if (i_56 == 0) {
                        i_62 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_63 = (int) (0 - (uint) i_62);
                        if (i_63 < 0) {
                            l_64 = (long) i_63;
                            l_65 = l_64;
                        } else {
                            if (i_18 < 0) {
                                i_66 = (-9);
                            } else {
                                if (i_18 < i_7) {
                                    i_67 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_68 = (int) ((uint) i_67 + (uint) (-1));
                                    i_69 = (i_68 < 0) ? (-9) : i_68;
                                    if (i_69 < 0) {
                                        i_66 = i_69;
                                    } else {
                                        i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                        if ((i_70 & 3) == 1) {
                                            i_66 = (-9);
                                        } else {
                                            i_66 = i_69;
                                        }
                                    }
                                } else {
                                    i_66 = (-9);
                                }
                            }
                            l_71 = (long) i_66;
                            if (i_66 < 0) {
                                l_65 = l_71;
                            } else {
                                if (l_60 < 0L) {
                                    l_65 = (-22L);
                                } else {
                                    i_72 = (int) ((uint) i_53 - (uint) i_58);
                                    if (i_72 < 0) {
                                        l_65 = (-22L);
                                    } else {
                                        i_73 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_73 == 0) {
                                            l_74 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (l_71 << 6)))));
                                            l_75 = (long) ((ulong) l_74 - (ulong) l_60);
                                            if (l_75 < 1L) {
                                                l_65 = 0L;
                                            } else {
                                                l_76 = (long) (uint) i_72;
                                                l_77 = (l_75 < l_76) ? l_75 : l_76;
                                                l_65 = l_77;
                                            }
                                        } else {
                                            l_65 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_65 < 1L) {
                            l_78 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_79 = *((__global gale_int *) (arg_fs + 16 + l_78));
                            i_80 = (int) ((uint) i_79 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_78)) = i_80;
                            if (i_9 < i_80) {
                                i_81 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_81 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_82 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_82)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = l_65;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 0;
                                    l_83 = LONG_MIN;
                                } else {
                                    l_83 = l_65;
                                }
                            } else {
                                l_83 = l_65;
                            }
                        } else {
                            l_84 = (long) ((ulong) l_3 - (ulong) l_61);
                            if (l_84 < l_65) {
                                i_85 = (int) l_84;
                                i_86 = i_85;
                            } else {
                                i_87 = (int) l_65;
                                i_86 = i_87;
                            }
                            if (i_18 < 0) {
                                i_88 = (-9);
                            } else {
                                if (i_18 < i_7) {
                                    i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_90 = (int) ((uint) i_89 + (uint) (-1));
                                    i_91 = (i_90 < 0) ? (-9) : i_90;
                                    i_88 = i_91;
                                } else {
                                    i_88 = (-9);
                                }
                            }
                            l_92 = (long) i_88;
                            if (i_88 < 0) {
                                l_83 = l_92;
                            } else {
                                l_93 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_94 = *((__global gale_int *) (arg_fs + 16 + l_93));
                                i_95 = (int) ((uint) i_94 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_93)) = i_95;
                                if (i_9 < i_95) {
                                    i_96 = (-1);
                                } else {
                                    i_97 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (l_92 << 6))) + (ulong) 8L))));
                                    i_98 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                    l_99 = l_60 >> i_2;
                                    i_100 = i_98 & ((int) (((long) ((ulong) ((long) ((ulong) l_99 + (ulong) (((long) i_97) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_101 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_102 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_103 = i_100;
                                    i_104 = 0;
                                    i_105 = (-2);
                                    while (true) {
                                        if (!(i_105 == (-2))) {
                                            break;
                                        }
                                        i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) (((long) i_103) << 2)))));
                                        i_107 = (int) ((uint) i_106 + (uint) (-1));
                                        if (i_107 < 0) {
                                            i_105 = (-1);
                                        } else {
                                            l_108 = (long) ((ulong) l_101 + (ulong) (((long) (uint) i_107) << 4));
                                            i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                                            l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L))));
                                            if ((!(i_97 == i_109)) || (!(l_99 == l_110))) {
                                                if (i_98 == i_104) {
                                                    i_105 = (-1);
                                                } else {
                                                    i_111 = (int) ((uint) i_104 + (uint) 1);
                                                    i_112 = i_98 & ((int) ((uint) i_103 + (uint) 1));
                                                    i_103 = i_112;
                                                    i_104 = i_111;
                                                }
                                            } else {
                                                i_105 = i_107;
                                            }
                                        }
                                    }
                                    i_96 = i_105;
                                }
                                l_113 = (long) i_86;
                                if (i_96 < 0) {
                                    i_114 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                    i_115 = (int) (0 - (uint) i_114);
                                    if (i_115 < 0) {
                                        l_116 = (long) i_115;
                                        l_83 = l_116;
                                    } else {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_117 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_117)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 4L)))) = 3;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 12L)))) = i_18;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 16L)))) = l_60;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 24L)))) = l_65;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 36L)))) = 0;
                                        l_118 = (long) ((ulong) l_113 + (ulong) (-9223372036854775807L));
                                        l_83 = l_118;
                                    }
                                } else {
                                    l_119 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                    l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
                                    *((__global gale_long *) (arg_fs + 16 + l_119)) = ((long) ((ulong) l_120 + (ulong) 1L));
                                    l_121 = l_113 | (((long) (uint) i_96) << 32);
                                    l_83 = l_121;
                                }
                            }
                        }
                    } else {
                        l_83 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_122, l_83);
                    if (l_122 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_12;
                        gale_ints[gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) (ul_17 - arg_fds);
                        gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_53;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_54;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_58;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_59;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_61;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_122); }
                        GALEFS_RETURN;
                        resume_2:
                        i_12 = (int) gale_ints[gale_item];
                        i_15 = (int) gale_ints[gale_items + gale_item];
                        ul_17 = arg_fds + gale_longs[gale_item];
                        i_18 = (int) gale_ints[2 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_53 = (int) gale_ints[3 * gale_items + gale_item];
                        l_54 = (long) gale_longs[3 * gale_items + gale_item];
                        i_58 = (int) gale_ints[4 * gale_items + gale_item];
                        l_59 = (long) gale_longs[4 * gale_items + gale_item];
                        l_61 = (long) gale_longs[5 * gale_items + gale_item];
                        i_0 = (int) get_local_id(0);
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_3 = 1L << i_2;
                        l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        ul_11 = arg_script + 12L;
                        i_55 = (int) get_local_id(0);
                        i_56 = (int) get_local_id(0);
                        l_122 = gale_round_reply(gale_entry);
                    }
                    i_123 = (int) l_122;
                    if (l_122 < 0L) {
                        i_124 = 0;
                    } else {
                        i_124 = i_123;
                    }
                    if (l_122 < 0L) {
                        l_125 = 0L;
                    } else {
                        l_126 = (long) ((ulong) l_122 >> 32);
                        l_125 = l_126;
                    }
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_125 << i_2)))))), (arg_data + 16 + l_59), i_124);
                    GALEFS_BARRIER(4);
                    if (i_55 == 0) {
                        l_127 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_128 = *((__global gale_long *) (arg_fs + 16 + l_127));
                        *((__global gale_long *) (arg_fs + 16 + l_127)) = ((long) ((ulong) ((long) i_124) + (ulong) l_128));
                    }
                    i_129 = (int) ((uint) i_58 + (uint) i_124);
                    if (l_122 < 0L) {
                        i_57 = i_123;
                        i_58 = i_129;
                    } else {
                        i_130 = ((i_124 < 1) || (!(i_129 < i_53))) ? 0 : 1;
                        i_57 = i_130;
                        i_58 = i_129;
                    }
                }
                if (i_58 < 1) {
                    i_51 = i_57;
                    break;
                }
                i_51 = i_58;
                break;
            case 2:
                GALEFS_BARRIER(5);
                i_131 = *((__global gale_int *) ul_21);
                i_132 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_14 + (uint) 4))) << 2) + 16L)));
                i_133 = (int) get_local_size(0);
                i_134 = (int) get_local_id(0);
                i_135 = (int) get_local_id(0);
                i_136 = (int) get_local_id(0);
                i_137 = i_136;
                while (true) {
                    if (!(i_137 < i_131)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_137))) = (char) ((int) ((uint) ((int) ((uint) (i_137 << 3) - (uint) i_137)) + (uint) i_132));
                    i_138 = (int) ((uint) i_137 + (uint) i_133);
                    i_137 = i_138;
                }
                i_139 = *((__global gale_int *) ul_22);
                i_140 = *((__global gale_int *) ul_21);
                l_141 = (long) i_139;
                i_142 = 1;
                i_143 = 0;
                while (true) {
                    if (!(i_142 == 1)) {
                        break;
                    }
                    l_144 = (long) i_143;
                    l_145 = l_141 + l_144;
                    l_146 = l_4 & l_145;
                    if (i_135 == 0) {
                        if (i_18 < 0) {
                            i_147 = (-9);
                        } else {
                            if (i_18 < i_7) {
                                i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_149 = (int) ((uint) i_148 + (uint) (-1));
                                i_150 = (i_149 < 0) ? (-9) : i_149;
                                if (i_150 < 0) {
                                    i_147 = i_150;
                                } else {
                                    i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                    if ((i_151 & 3) == 0) {
                                        i_147 = (-9);
                                    } else {
                                        i_147 = i_150;
                                    }
                                }
                            } else {
                                i_147 = (-9);
                            }
                        }
                        i_152 = (int) ((uint) i_140 - (uint) i_143);
                        l_153 = (long) i_152;
                        if (i_147 < 0) {
                            l_154 = (long) i_147;
                            l_155 = l_154;
                        } else {
                            if (l_145 < 0L) {
                                l_155 = (-22L);
                            } else {
                                if (i_152 < 0) {
                                    l_155 = (-22L);
                                } else {
                                    if ((l_145 + l_153) < 0L) {
                                        l_155 = (-27L);
                                    } else {
                                        i_156 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                                        if (i_156 == 0) {
                                            l_155 = l_153;
                                        } else {
                                            l_155 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_155 < 1L) {
                            l_157 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                            i_158 = *((__global gale_int *) (arg_fs + 16 + l_157));
                            i_159 = (int) ((uint) i_158 + (uint) 1);
                            *((__global gale_int *) (arg_fs + 16 + l_157)) = i_159;
                            if (i_9 < i_159) {
                                i_160 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_160 == 0) {
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                    l_161 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                    *((__global gale_int *) (arg_fs + 16 + l_161)) = 64;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 4L)))) = 1073741825;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 12L)))) = 0;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 16L)))) = l_155;
                                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 24L)))) = 0L;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 32L)))) = 0;
                                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_161 + (ulong) 36L)))) = 0;
                                    l_162 = LONG_MIN;
                                } else {
                                    l_162 = l_155;
                                }
                            } else {
                                l_162 = l_155;
                            }
                        } else {
                            l_163 = (long) ((ulong) l_3 - (ulong) l_146);
                            if (l_163 < l_153) {
                                i_164 = (int) l_163;
                                i_165 = i_164;
                            } else {
                                i_165 = i_152;
                            }
                            i_166 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_167 = (int) (0 - (uint) i_166);
                            if (i_167 < 0) {
                                l_168 = (long) i_167;
                                l_162 = l_168;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_169 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_169)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 4L)))) = 4;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 12L)))) = i_18;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 16L)))) = l_145;
                                l_170 = (long) i_165;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 24L)))) = l_170;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 36L)))) = 0;
                                l_171 = (long) ((ulong) l_170 + (ulong) (-9223372036854775807L));
                                l_162 = l_171;
                            }
                        }
                    } else {
                        l_162 = 0L;
                    }
                    GALEFS_BROADCAST(6, l_172, l_162);
                    if (l_172 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_12;
                        gale_ints[gale_items + gale_item] = (uint) i_15;
                        gale_longs[gale_item] = (ulong) (ul_17 - arg_fds);
                        gale_ints[2 * gale_items + gale_item] = (uint) i_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_20;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_140;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_141;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_143;
                        gale_longs[4 * gale_items + gale_item] = (ulong) l_144;
                        gale_longs[5 * gale_items + gale_item] = (ulong) l_146;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_172); }
                        GALEFS_RETURN;
                        resume_3:
                        i_12 = (int) gale_ints[gale_item];
                        i_15 = (int) gale_ints[gale_items + gale_item];
                        ul_17 = arg_fds + gale_longs[gale_item];
                        i_18 = (int) gale_ints[2 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        l_20 = (long) gale_longs[2 * gale_items + gale_item];
                        i_140 = (int) gale_ints[3 * gale_items + gale_item];
                        l_141 = (long) gale_longs[3 * gale_items + gale_item];
                        i_143 = (int) gale_ints[4 * gale_items + gale_item];
                        l_144 = (long) gale_longs[4 * gale_items + gale_item];
                        l_146 = (long) gale_longs[5 * gale_items + gale_item];
                        i_0 = (int) get_local_id(0);
                        l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
                        i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
                        l_3 = 1L << i_2;
                        l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
                        l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
                        i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
                        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        ul_11 = arg_script + 12L;
                        i_134 = (int) get_local_id(0);
                        i_135 = (int) get_local_id(0);
                        l_172 = gale_round_reply(gale_entry);
                    }
                    i_173 = (int) l_172;
                    if (l_172 < 0L) {
                        i_174 = 0;
                    } else {
                        i_174 = i_173;
                    }
                    if (l_172 < 0L) {
                        l_175 = 0L;
                    } else {
                        l_176 = (long) ((ulong) l_172 >> 32);
                        l_175 = l_176;
                    }
                    gale_copy((arg_data + 16 + l_144), (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_175 << i_2)))))), i_174);
                    GALEFS_BARRIER(7);
                    if (i_134 == 0) {
                        l_177 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                        l_178 = *((__global gale_long *) (arg_fs + 16 + l_177));
                        *((__global gale_long *) (arg_fs + 16 + l_177)) = ((long) ((ulong) ((long) i_174) + (ulong) l_178));
                    }
                    i_179 = (int) ((uint) i_143 + (uint) i_174);
                    if (l_172 < 0L) {
                        i_142 = i_173;
                        i_143 = i_179;
                    } else {
                        i_180 = ((i_174 < 1) || (!(i_179 < i_140))) ? 0 : 1;
                        i_142 = i_180;
                        i_143 = i_179;
                    }
                }
                if (i_143 < 1) {
                    i_51 = i_142;
                    break;
                }
                i_51 = i_143;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    i_181 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_181 == 0) {
                        i_182 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_183 = (int) (0 - (uint) i_182);
                        if (i_183 < 0) {
                            l_184 = (long) i_183;
                            l_185 = l_184;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_186 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_186)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_186 + (ulong) 36L)))) = 0;
                            l_185 = LONG_MIN;
                        }
                    } else {
                        l_187 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_188 = *((__global gale_int *) (arg_fs + 16 + l_187));
                        i_189 = (int) ((uint) i_188 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_187)) = i_189;
                        if (i_9 < i_189) {
                            i_190 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_190 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_191 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_191)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 36L)))) = 0;
                                l_185 = LONG_MIN;
                            } else {
                                l_185 = (-16L);
                            }
                        } else {
                            l_185 = (-16L);
                        }
                    }
                } else {
                    l_185 = 0L;
                }
                GALEFS_BROADCAST(8, l_192, l_185);
                if (l_192 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_17 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_192); }
                    GALEFS_RETURN;
                    resume_4:
                    i_12 = (int) gale_ints[gale_item];
                    i_15 = (int) gale_ints[gale_items + gale_item];
                    ul_17 = arg_fds + gale_longs[gale_item];
                    i_0 = (int) get_local_id(0);
                    l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_3 = 1L << i_2;
                    l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_11 = arg_script + 12L;
                    l_192 = gale_round_reply(gale_entry);
                }
                i_193 = (int) l_192;
                i_51 = i_193;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    i_194 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    if (i_18 < 0) {
                        i_195 = (-9);
                    } else {
                        if (i_18 < i_7) {
                            i_196 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_197 = (int) ((uint) i_196 + (uint) (-1));
                            i_198 = (i_197 < 0) ? (-9) : i_197;
                            i_195 = i_198;
                        } else {
                            i_195 = (-9);
                        }
                    }
                    i_199 = (int) (0 - (uint) i_194);
                    if (i_199 < 0) {
                        l_200 = (long) i_199;
                        l_201 = l_200;
                    } else {
                        l_202 = (long) i_195;
                        if (i_195 < 0) {
                            l_201 = l_202;
                        } else {
                            l_203 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (l_202 << 6)))));
                            l_201 = l_203;
                        }
                    }
                    l_204 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_205 = *((__global gale_int *) (arg_fs + 16 + l_204));
                    i_206 = (int) ((uint) i_205 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_204)) = i_206;
                    if (i_9 < i_206) {
                        i_207 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_207 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_208 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_208)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 16L)))) = l_201;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_208 + (ulong) 36L)))) = 0;
                            l_209 = LONG_MIN;
                        } else {
                            l_209 = l_201;
                        }
                    } else {
                        l_209 = l_201;
                    }
                } else {
                    l_209 = 0L;
                }
                GALEFS_BROADCAST(9, l_210, l_209);
                if (l_210 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_12;
                    gale_ints[gale_items + gale_item] = (uint) i_15;
                    gale_longs[gale_item] = (ulong) (ul_17 - arg_fds);
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_210); }
                    GALEFS_RETURN;
                    resume_5:
                    i_12 = (int) gale_ints[gale_item];
                    i_15 = (int) gale_ints[gale_items + gale_item];
                    ul_17 = arg_fds + gale_longs[gale_item];
                    i_0 = (int) get_local_id(0);
                    l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_3 = 1L << i_2;
                    l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
                    l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
                    l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
                    i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
                    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
                    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
                    ul_11 = arg_script + 12L;
                    l_210 = gale_round_reply(gale_entry);
                }
                i_211 = (int) l_210;
                i_51 = i_211;
                break;
        }
        GALEFS_BARRIER(10);
        if (i_0 == 0) {
            if (i_15 == 0) {
                *((__global gale_int *) ul_17) = i_51;
            }
            i_212 = i_12 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_212) << 2) + 16L))) = i_51;
            if (i_15 == 1) {
                i_213 = 1;
                i_214 = 0;
                while (true) {
                    if (!(i_214 < i_51)) {
                        break;
                    }
                    i_215 = (int) *((__global char *) (arg_data + 16 + ((long) i_214)));
                    i_216 = (int) ((uint) (i_215 & 255) + (uint) ((int) ((uint) (i_213 << 5) - (uint) i_213)));
                    i_217 = (int) ((uint) i_214 + (uint) 1);
                    i_213 = i_216;
                    i_214 = i_217;
                }
                i_218 = i_213;
            } else {
                i_218 = 0;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_212 + 1)) << 2) + 16L))) = i_218;
        }
        GALEFS_BARRIER(11);
        i_219 = (int) ((uint) i_12 + (uint) 1);
        i_12 = i_219;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_12) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_18) VARIABLE(int, i_192) VARIABLE(int, i_193) VARIABLE(int, i_2) VARIABLE(int, i_208) VARIABLE(int, i_209) VARIABLE(int, i_210) VARIABLE(int, i_215) VARIABLE(int, i_218) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_282) VARIABLE(int, i_283) VARIABLE(int, i_7) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_85) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(long, l_1) VARIABLE(long, l_10) VARIABLE(long, l_19) VARIABLE(long, l_191) VARIABLE(long, l_20) VARIABLE(long, l_216) VARIABLE(long, l_219) VARIABLE(long, l_221) VARIABLE(long, l_281) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_8) VARIABLE(long, l_84) VARIABLE(long, l_9) VARIABLE(long, l_90) VARIABLE(long, l_92) VARIABLE(__global uchar *, ul_11) VARIABLE(__global uchar *, ul_17) VARIABLE(__global uchar *, ul_21) VARIABLE(__global uchar *, ul_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_83) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_84) VARIABLE(l_9) VARIABLE(l_90) VARIABLE(l_92) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_192) VARIABLE(i_193) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_83) VARIABLE(i_85) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_191) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_84) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17) VARIABLE(ul_21) VARIABLE(ul_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_210) VARIABLE(i_215) VARIABLE(i_218) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_216) VARIABLE(l_219) VARIABLE(l_221) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_18) VARIABLE(i_2) VARIABLE(i_208) VARIABLE(i_209) VARIABLE(i_210) VARIABLE(i_215) VARIABLE(i_218) VARIABLE(i_282) VARIABLE(i_283) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_216) VARIABLE(l_281) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(i_81) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11) VARIABLE(ul_17)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_0) VARIABLE(i_12) VARIABLE(i_2) VARIABLE(i_7) VARIABLE(l_1) VARIABLE(l_10) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_8) VARIABLE(l_9) VARIABLE(ul_11)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *arg_data, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_11, *ul_17, *ul_21, *ul_22;
    int i_0, i_2, i_7, i_12, i_13, i_14, i_15, i_16, i_18, i_23, i_24, i_26, i_30, i_32, i_33, i_35, i_37, i_39, i_40, i_42, i_53, i_55, i_56, i_64, i_67, i_69, i_70, i_72, i_76, i_80, i_81, i_82, i_83, i_85, i_86, i_87, i_88, i_89, i_94, i_95, i_98, i_99, i_100, i_101, i_102, i_104, i_106, i_113, i_114, i_115, i_116, i_117, i_118, i_119, i_121, i_122, i_124, i_127, i_128, i_129, i_130, i_131, i_133, i_135, i_136, i_137, i_141, i_147, i_149, i_150, i_152, i_154, i_156, i_157, i_159, i_176, i_179, i_181, i_182, i_184, i_188, i_192, i_193, i_203, i_204, i_205, i_206, i_207, i_208, i_209, i_210, i_211, i_212, i_213, i_214, i_215, i_217, i_218, i_222, i_223, i_224, i_225, i_226, i_227, i_232, i_235, i_236, i_240, i_242, i_243, i_245, i_247, i_249, i_250, i_252, i_266, i_269, i_271, i_272, i_274, i_278, i_282, i_283, i_293, i_294, i_296, i_300, i_302, i_303, i_305, i_307, i_309, i_310, i_312, i_325, i_328, i_330, i_331, i_333, i_337, i_341, i_343, i_344, i_345, i_346, i_347, i_348, i_357, i_360, i_362, i_363, i_365, i_369, i_373, i_374, i_375, i_376, i_377, i_378, i_379, i_380, i_381;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_19, l_20, l_25, l_27, l_28, l_29, l_31, l_34, l_36, l_38, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_54, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_66, l_68, l_71, l_73, l_74, l_75, l_77, l_78, l_79, l_84, l_90, l_91, l_92, l_93, l_96, l_97, l_103, l_105, l_107, l_108, l_109, l_110, l_111, l_112, l_120, l_123, l_125, l_126, l_132, l_134, l_138, l_139, l_140, l_142, l_143, l_144, l_145, l_146, l_148, l_151, l_153, l_155, l_158, l_160, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_177, l_178, l_180, l_183, l_185, l_186, l_187, l_189, l_190, l_191, l_194, l_195, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_216, l_219, l_220, l_221, l_228, l_229, l_230, l_231, l_233, l_234, l_237, l_238, l_239, l_241, l_244, l_246, l_248, l_251, l_253, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_261, l_262, l_263, l_264, l_265, l_267, l_268, l_270, l_273, l_275, l_276, l_277, l_279, l_280, l_281, l_284, l_285, l_286, l_287, l_288, l_289, l_290, l_291, l_292, l_295, l_297, l_298, l_299, l_301, l_304, l_306, l_308, l_311, l_313, l_314, l_315, l_316, l_317, l_318, l_319, l_320, l_321, l_322, l_323, l_324, l_326, l_327, l_329, l_332, l_334, l_335, l_336, l_338, l_339, l_340, l_342, l_349, l_350, l_351, l_352, l_353, l_354, l_355, l_356, l_358, l_359, l_361, l_364, l_366, l_367, l_368, l_370, l_371, l_372;
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_local_id(0);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_2 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_3 = 1L << i_2;
    l_4 = (long) ((ulong) l_3 + (ulong) (-1L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_7 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_8 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
    ul_11 = arg_script + 12L;
    i_12 = 0;
    while (true) {
        i_13 = *((__global gale_int *) ul_11);
        if (!(i_12 < gale_div_int(i_13, 5))) {
            break;
        }
        i_14 = (int) ((uint) i_12 + (uint) (i_12 << 2));
        i_15 = *((__global gale_int *) (arg_script + ((((long) i_14) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_14 + (uint) 1))) << 2) + 16L)));
        ul_17 = arg_fds + ((((long) i_16) << 2) + 16L);
        i_18 = *((__global gale_int *) ul_17);
        l_19 = (long) ((ulong) l_6 + (ulong) (((long) i_18) << 3));
        l_20 = (long) ((ulong) l_19 + (ulong) 4L);
        ul_21 = arg_script + ((((long) ((int) ((uint) i_14 + (uint) 3))) << 2) + 16L);
        ul_22 = arg_script + ((((long) ((int) ((uint) i_14 + (uint) 2))) << 2) + 16L);
        switch (i_15) {
            case 0:
                i_23 = *((__global gale_int *) ul_22);
                i_24 = *((__global gale_int *) ul_21);
                GALEFS_BARRIER(1);
                if (((int) get_local_id(0)) == 0) {
                    l_25 = (long) ((int) get_group_id(0));
                    i_26 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_25 << 12) + (l_25 << 11)))) + (ulong) 1856L))));
                    if (i_26 == 0) {
                        l_27 = (long) ((int) get_group_id(0));
                        l_28 = (long) ((ulong) l_10 + (ulong) ((l_27 << 12) + (l_27 << 11)));
                        l_29 = (long) ((ulong) l_28 + (ulong) 1796L);
                        i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                        l_31 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 1896L))));
                        i_32 = (int) (0 - (uint) i_30);
                        if (i_32 < 0) {
                            i_33 = i_32;
                        } else {
                            l_34 = (long) ((ulong) l_31 + (ulong) (-64L));
                            i_35 = (int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_36 = (long) ((ulong) l_28 + (ulong) 1792L);
                            i_37 = 0;
                            l_38 = 0L;
                            while (true) {
                                if (!(i_37 == 0)) {
                                    break;
                                }
                                i_39 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                                i_40 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                                if (i_35 == i_40) {
                                    i_37 = 1;
                                } else {
                                    if (i_39 == 0) {
                                        if (l_38 < l_9) {
                                            GALEFS_RELAX(l_38);
                                            l_41 = (long) ((ulong) l_38 + (ulong) 1L);
                                            l_38 = l_41;
                                        } else {
                                            i_37 = (-110);
                                        }
                                    } else {
                                        i_42 = (int) (0 - (uint) i_39);
                                        i_37 = i_42;
                                    }
                                }
                            }
                            i_33 = i_37;
                        }
                        l_43 = (long) i_33;
                        l_44 = l_43;
                    } else {
                        l_44 = (-16L);
                    }
                    if (l_44 < 0L) {
                        l_45 = l_44;
                    } else {
                        l_46 = ((long) i_23) << 2;
                        l_47 = (long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))));
                        l_48 = (long) ((int) get_group_id(0));
                        l_49 = (long) ((ulong) l_10 + (ulong) ((l_48 << 12) + (l_48 << 11)));
                        l_50 = (long) ((ulong) l_49 + (ulong) 1896L);
                        l_51 = (long) ((int) get_group_id(0));
                        l_52 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_51 << 12) + (l_51 << 11)))) + (ulong) 2048L);
                        i_53 = 0;
                        while (true) {
                            if (!(i_53 < 2)) {
                                break;
                            }
                            l_54 = (long) i_53;
                            i_55 = (int) *((__global char *) (arg_names + 16 + (l_54 + l_46)));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) l_54)))) = (char) i_55;
                            i_56 = (int) ((uint) i_53 + (uint) 1);
                            i_53 = i_56;
                        }
                        l_57 = *((__global gale_long *) (arg_fs + 16 + l_50));
                        l_58 = (long) ((ulong) l_57 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) (uint) (((int) l_58) & 1023)))))) = 0L;
                        l_59 = (long) ((ulong) l_49 + (ulong) ((long) (uint) (((int) l_57) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 4L)))) = 1;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_57 + (ulong) ((long) ((ulong) (l_57 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 12L)))) = 0;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 16L)))) = 0L;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 24L)))) = 0L;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 32L)))) = i_24;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) 36L)))) = 2;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_59)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_50)) = l_58;
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + l_47)) = (char) 1;
                        l_45 = LONG_MIN;
                    }
                } else {
                    l_45 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_45 < (-4611686018427387904L)) {
                        l_60 = (long) ((int) get_group_id(0));
                        l_61 = (long) ((ulong) l_10 + (ulong) ((l_60 << 12) + (l_60 << 11)));
                        l_62 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1896L))));
                        l_63 = (long) ((ulong) l_62 + (ulong) (-64L));
                        i_64 = (int) ((uint) ((int) (((long) ((ulong) l_63 + (ulong) ((long) ((ulong) (l_63 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_65 = (long) ((ulong) l_61 + (ulong) 1792L);
                        l_66 = (long) ((ulong) l_61 + (ulong) 1796L);
                        i_67 = 0;
                        l_68 = 0L;
                        while (true) {
                            if (!(i_67 == 0)) {
                                break;
                            }
                            i_69 = *((volatile __global gale_int *) (arg_fs + 16 + l_66));
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_65));
                            if (i_64 == i_70) {
                                i_67 = 1;
                            } else {
                                if (i_69 == 0) {
                                    if (l_68 < l_9) {
                                        GALEFS_RELAX(l_68);
                                        l_71 = (long) ((ulong) l_68 + (ulong) 1L);
                                        l_68 = l_71;
                                    } else {
                                        i_67 = (-110);
                                    }
                                } else {
                                    i_72 = (int) (0 - (uint) i_69);
                                    i_67 = i_72;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_67 < 0) {
                            l_73 = (long) i_67;
                            l_74 = l_73;
                        } else {
                            l_75 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1800L))));
                            l_74 = l_75;
                        }
                        i_76 = (int) ((uint) ((int) l_45) + (uint) (-1));
                        if (i_76 < 0) {
                            l_77 = l_74;
                        } else {
                            if (l_74 < 0L) {
                                l_77 = l_74;
                            } else {
                                l_78 = (l_74 << 32) | ((long) (uint) i_76);
                                l_77 = l_78;
                            }
                        }
                    } else {
                        l_77 = l_45;
                    }
                } else {
                    l_77 = l_45;
                }
                GALEFS_BROADCAST(2, l_79, l_77);
                i_80 = (int) l_79;
                i_81 = i_80;
                break;
            case 1:
                i_82 = *((__global gale_int *) ul_22);
                i_83 = *((__global gale_int *) ul_21);
                l_84 = (long) i_82;
                i_85 = (int) get_local_id(0);
                i_86 = (int) get_local_id(0);
                i_87 = (int) get_local_id(0);
                i_88 = 1;
                i_89 = 0;
                while (true) {
                    if (!(i_88 == 1)) {
                        break;
                    }
                    l_90 = (long) i_89;
                    l_91 = l_84 + l_90;
                    l_92 = l_91 & l_4;
                    if (i_87 == 0) {
                        l_93 = (long) ((int) get_group_id(0));
                        i_94 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_93 << 12) + (l_93 << 11)))) + (ulong) 1796L))));
                        i_95 = (int) (0 - (uint) i_94);
                        if (i_95 < 0) {
                            l_96 = (long) i_95;
                            l_97 = l_96;
                        } else {
                            if (i_18 < 0) {
                                i_98 = (-9);
                            } else {
                                if (i_18 < i_7) {
                                    i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_100 = (int) ((uint) i_99 + (uint) (-1));
                                    i_101 = (i_100 < 0) ? (-9) : i_100;
                                    if (i_101 < 0) {
                                        i_98 = i_101;
                                    } else {
                                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                        if ((i_102 & 3) == 1) {
                                            i_98 = (-9);
                                        } else {
                                            i_98 = i_101;
                                        }
                                    }
                                } else {
                                    i_98 = (-9);
                                }
                            }
                            l_103 = (long) i_98;
                            if (i_98 < 0) {
                                l_97 = l_103;
                            } else {
                                if (l_91 < 0L) {
                                    l_97 = (-22L);
                                } else {
                                    i_104 = (int) ((uint) i_83 - (uint) i_89);
                                    if (i_104 < 0) {
                                        l_97 = (-22L);
                                    } else {
                                        l_105 = (long) ((int) get_group_id(0));
                                        i_106 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_105 << 12) + (l_105 << 11)))) + (ulong) 1856L))));
                                        if (i_106 == 0) {
                                            l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (l_103 << 6)))));
                                            l_108 = (long) ((ulong) l_107 - (ulong) l_91);
                                            if (l_108 < 1L) {
                                                l_97 = 0L;
                                            } else {
                                                l_109 = (long) (uint) i_104;
                                                l_110 = (l_108 < l_109) ? l_108 : l_109;
                                                l_97 = l_110;
                                            }
                                        } else {
                                            l_97 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_97 < 1L) {
                            l_111 = l_97;
                        } else {
                            l_112 = (long) ((ulong) l_3 - (ulong) l_92);
                            if (l_112 < l_97) {
                                i_113 = (int) l_112;
                                i_114 = i_113;
                            } else {
                                i_115 = (int) l_97;
                                i_114 = i_115;
                            }
                            if (i_18 < 0) {
                                i_116 = (-9);
                            } else {
                                if (i_18 < i_7) {
                                    i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                    i_118 = (int) ((uint) i_117 + (uint) (-1));
                                    i_119 = (i_118 < 0) ? (-9) : i_118;
                                    i_116 = i_119;
                                } else {
                                    i_116 = (-9);
                                }
                            }
                            l_120 = (long) i_116;
                            if (i_116 < 0) {
                                l_111 = l_120;
                            } else {
                                i_121 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (l_120 << 6))) + (ulong) 8L))));
                                i_122 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                l_123 = l_91 >> i_2;
                                i_124 = i_122 & ((int) (((long) ((ulong) ((long) ((ulong) l_123 + (ulong) (((long) i_121) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                l_125 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                l_126 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                i_127 = i_124;
                                i_128 = 0;
                                i_129 = (-2);
                                while (true) {
                                    if (!(i_129 == (-2))) {
                                        break;
                                    }
                                    i_130 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_126 + (ulong) (((long) i_127) << 2)))));
                                    i_131 = (int) ((uint) i_130 + (uint) (-1));
                                    if (i_131 < 0) {
                                        i_129 = (-1);
                                    } else {
                                        l_132 = (long) ((ulong) l_125 + (ulong) (((long) (uint) i_131) << 4));
                                        i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                                        l_134 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 8L))));
                                        if ((!(i_121 == i_133)) || (!(l_123 == l_134))) {
                                            if (i_122 == i_128) {
                                                i_129 = (-1);
                                            } else {
                                                i_135 = (int) ((uint) i_128 + (uint) 1);
                                                i_136 = i_122 & ((int) ((uint) i_127 + (uint) 1));
                                                i_127 = i_136;
                                                i_128 = i_135;
                                            }
                                        } else {
                                            i_129 = i_131;
                                        }
                                    }
                                }
                                if (i_129 < 0) {
                                    i_137 = i_129;
                                } else {
                                    l_138 = (long) ((int) get_group_id(0));
                                    l_139 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_138 << 12) + (l_138 << 11)))) + (ulong) 1888L);
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = ((int) ((uint) i_129 + (uint) 1));
                                    GALEFS_FENCE();
                                    l_140 = (long) ((ulong) l_125 + (ulong) (((long) (uint) i_129) << 4));
                                    i_141 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                                    l_142 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 8L))));
                                    if ((!(i_121 == i_141)) || (!(l_123 == l_142))) {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_139)) = 0;
                                    }
                                    GALEFS_FENCE();
                                    if ((!(i_121 == i_141)) || (!(l_123 == l_142))) {
                                        i_137 = (-1);
                                    } else {
                                        i_137 = i_129;
                                    }
                                }
                                l_143 = (long) i_114;
                                if (i_137 < 0) {
                                    l_144 = (long) ((int) get_group_id(0));
                                    l_145 = (long) ((ulong) l_10 + (ulong) ((l_144 << 12) + (l_144 << 11)));
                                    l_146 = (long) ((ulong) l_145 + (ulong) 1796L);
                                    i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                                    l_148 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 1896L))));
                                    i_149 = (int) (0 - (uint) i_147);
                                    if (i_149 < 0) {
                                        i_150 = i_149;
                                    } else {
                                        l_151 = (long) ((ulong) l_148 + (ulong) (-64L));
                                        i_152 = (int) ((uint) ((int) (((long) ((ulong) l_151 + (ulong) ((long) ((ulong) (l_151 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                        l_153 = (long) ((ulong) l_145 + (ulong) 1792L);
                                        i_154 = 0;
                                        l_155 = 0L;
                                        while (true) {
                                            if (!(i_154 == 0)) {
                                                break;
                                            }
                                            i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_146));
                                            i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                                            if (i_152 == i_157) {
                                                i_154 = 1;
                                            } else {
                                                if (i_156 == 0) {
                                                    if (l_155 < l_9) {
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
                                        i_150 = i_154;
                                    }
                                    if (i_150 < 0) {
                                        l_160 = (long) i_150;
                                        l_111 = l_160;
                                    } else {
                                        l_161 = (long) ((int) get_group_id(0));
                                        l_162 = (long) ((ulong) l_10 + (ulong) ((l_161 << 12) + (l_161 << 11)));
                                        l_163 = (long) ((ulong) l_162 + (ulong) 1896L);
                                        l_164 = *((__global gale_long *) (arg_fs + 16 + l_163));
                                        l_165 = (long) ((ulong) l_164 + (ulong) 64L);
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_162 + (ulong) ((long) (uint) (((int) l_165) & 1023)))))) = 0L;
                                        l_166 = (long) ((ulong) l_162 + (ulong) ((long) (uint) (((int) l_164) & 1023)));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 4L)))) = 3;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_164 + (ulong) ((long) ((ulong) (l_164 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 12L)))) = i_18;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 16L)))) = l_91;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 24L)))) = l_97;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 32L)))) = 0;
                                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 36L)))) = 0;
                                        GALEFS_FENCE();
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_166)) = 64;
                                        *((__global gale_long *) (arg_fs + 16 + l_163)) = l_165;
                                        GALEFS_FENCE();
                                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                        l_167 = (long) ((ulong) l_143 + (ulong) (-9223372036854775807L));
                                        l_111 = l_167;
                                    }
                                } else {
                                    l_168 = (long) ((int) get_group_id(0));
                                    l_169 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_168 << 12) + (l_168 << 11)))) + (ulong) 1864L);
                                    l_170 = *((__global gale_long *) (arg_fs + 16 + l_169));
                                    *((__global gale_long *) (arg_fs + 16 + l_169)) = ((long) ((ulong) l_170 + (ulong) 1L));
                                    l_171 = l_143 | (((long) (uint) i_137) << 32);
                                    l_111 = l_171;
                                }
                            }
                        }
                    } else {
                        l_111 = 0L;
                    }
                    if (i_86 == 0) {
                        if (l_111 < (-4611686018427387904L)) {
                            l_172 = (long) ((int) get_group_id(0));
                            l_173 = (long) ((ulong) l_10 + (ulong) ((l_172 << 12) + (l_172 << 11)));
                            l_174 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1896L))));
                            l_175 = (long) ((ulong) l_174 + (ulong) (-64L));
                            i_176 = (int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_177 = (long) ((ulong) l_173 + (ulong) 1792L);
                            l_178 = (long) ((ulong) l_173 + (ulong) 1796L);
                            i_179 = 0;
                            l_180 = 0L;
                            while (true) {
                                if (!(i_179 == 0)) {
                                    break;
                                }
                                i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                                i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                                if (i_176 == i_182) {
                                    i_179 = 1;
                                } else {
                                    if (i_181 == 0) {
                                        if (l_180 < l_9) {
                                            GALEFS_RELAX(l_180);
                                            l_183 = (long) ((ulong) l_180 + (ulong) 1L);
                                            l_180 = l_183;
                                        } else {
                                            i_179 = (-110);
                                        }
                                    } else {
                                        i_184 = (int) (0 - (uint) i_181);
                                        i_179 = i_184;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_179 < 0) {
                                l_185 = (long) i_179;
                                l_186 = l_185;
                            } else {
                                l_187 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1800L))));
                                l_186 = l_187;
                            }
                            i_188 = (int) ((uint) ((int) l_111) + (uint) (-1));
                            if (i_188 < 0) {
                                l_189 = l_186;
                            } else {
                                if (l_186 < 0L) {
                                    l_189 = l_186;
                                } else {
                                    l_190 = (l_186 << 32) | ((long) (uint) i_188);
                                    l_189 = l_190;
                                }
                            }
                        } else {
                            l_189 = l_111;
                        }
                    } else {
                        l_189 = l_111;
                    }
                    GALEFS_BROADCAST(3, l_191, l_189);
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
                    gale_copy((arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_194 << i_2)))))), (arg_data + 16 + l_90), i_193);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(4);
                    if (i_85 == 0) {
                        l_196 = (long) ((int) get_group_id(0));
                        l_197 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_196 << 12) + (l_196 << 11)))) + (ulong) 1872L);
                        l_198 = *((__global gale_long *) (arg_fs + 16 + l_197));
                        *((__global gale_long *) (arg_fs + 16 + l_197)) = ((long) ((ulong) ((long) i_193) + (ulong) l_198));
                        l_199 = (long) ((int) get_group_id(0));
                        l_200 = (long) ((ulong) l_10 + (ulong) ((l_199 << 12) + (l_199 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1888L)))) = 0;
                        l_201 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1896L))));
                        l_202 = (long) ((ulong) l_201 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_202 + (ulong) ((long) ((ulong) (l_202 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_203 = (int) ((uint) i_89 + (uint) i_193);
                    if (l_191 < 0L) {
                        i_88 = i_192;
                        i_89 = i_203;
                    } else {
                        i_204 = ((i_193 < 1) || (!(i_203 < i_83))) ? 0 : 1;
                        i_88 = i_204;
                        i_89 = i_203;
                    }
                }
                if (i_89 < 1) {
                    i_81 = i_88;
                    break;
                }
                i_81 = i_89;
                break;
            case 2:
                GALEFS_BARRIER(5);
                i_205 = *((__global gale_int *) ul_21);
                i_206 = *((__global gale_int *) (arg_script + ((((long) ((int) ((uint) i_14 + (uint) 4))) << 2) + 16L)));
                i_207 = (int) get_local_size(0);
                i_208 = (int) get_local_id(0);
                i_209 = (int) get_local_id(0);
                i_210 = (int) get_local_id(0);
                i_211 = (int) get_local_id(0);
                i_212 = i_211;
                while (true) {
                    if (!(i_212 < i_205)) {
                        break;
                    }
                    *((__global char *) (arg_data + 16 + ((long) i_212))) = (char) ((int) ((uint) ((int) ((uint) (i_212 << 3) - (uint) i_212)) + (uint) i_206));
                    i_213 = (int) ((uint) i_212 + (uint) i_207);
                    i_212 = i_213;
                }
                i_214 = *((__global gale_int *) ul_22);
                i_215 = *((__global gale_int *) ul_21);
                l_216 = (long) i_214;
                i_217 = 1;
                i_218 = 0;
                while (true) {
                    if (!(i_217 == 1)) {
                        break;
                    }
                    l_219 = (long) i_218;
                    l_220 = l_216 + l_219;
                    l_221 = l_4 & l_220;
                    if (i_210 == 0) {
                        if (i_18 < 0) {
                            i_222 = (-9);
                        } else {
                            if (i_18 < i_7) {
                                i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_224 = (int) ((uint) i_223 + (uint) (-1));
                                i_225 = (i_224 < 0) ? (-9) : i_224;
                                if (i_225 < 0) {
                                    i_222 = i_225;
                                } else {
                                    i_226 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                                    if ((i_226 & 3) == 0) {
                                        i_222 = (-9);
                                    } else {
                                        i_222 = i_225;
                                    }
                                }
                            } else {
                                i_222 = (-9);
                            }
                        }
                        i_227 = (int) ((uint) i_215 - (uint) i_218);
                        l_228 = (long) i_227;
                        if (i_222 < 0) {
                            l_229 = (long) i_222;
                            l_230 = l_229;
                        } else {
                            if (l_220 < 0L) {
                                l_230 = (-22L);
                            } else {
                                if (i_227 < 0) {
                                    l_230 = (-22L);
                                } else {
                                    if ((l_220 + l_228) < 0L) {
                                        l_230 = (-27L);
                                    } else {
                                        l_231 = (long) ((int) get_group_id(0));
                                        i_232 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_231 << 12) + (l_231 << 11)))) + (ulong) 1856L))));
                                        if (i_232 == 0) {
                                            l_230 = l_228;
                                        } else {
                                            l_230 = (-16L);
                                        }
                                    }
                                }
                            }
                        }
                        if (l_230 < 1L) {
                            l_233 = l_230;
                        } else {
                            l_234 = (long) ((ulong) l_3 - (ulong) l_221);
                            if (l_234 < l_228) {
                                i_235 = (int) l_234;
                                i_236 = i_235;
                            } else {
                                i_236 = i_227;
                            }
                            l_237 = (long) ((int) get_group_id(0));
                            l_238 = (long) ((ulong) l_10 + (ulong) ((l_237 << 12) + (l_237 << 11)));
                            l_239 = (long) ((ulong) l_238 + (ulong) 1796L);
                            i_240 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                            l_241 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_238 + (ulong) 1896L))));
                            i_242 = (int) (0 - (uint) i_240);
                            if (i_242 < 0) {
                                i_243 = i_242;
                            } else {
                                l_244 = (long) ((ulong) l_241 + (ulong) (-64L));
                                i_245 = (int) ((uint) ((int) (((long) ((ulong) l_244 + (ulong) ((long) ((ulong) (l_244 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_246 = (long) ((ulong) l_238 + (ulong) 1792L);
                                i_247 = 0;
                                l_248 = 0L;
                                while (true) {
                                    if (!(i_247 == 0)) {
                                        break;
                                    }
                                    i_249 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                                    i_250 = *((volatile __global gale_int *) (arg_fs + 16 + l_246));
                                    if (i_245 == i_250) {
                                        i_247 = 1;
                                    } else {
                                        if (i_249 == 0) {
                                            if (l_248 < l_9) {
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
                                i_243 = i_247;
                            }
                            if (i_243 < 0) {
                                l_253 = (long) i_243;
                                l_233 = l_253;
                            } else {
                                l_254 = (long) ((int) get_group_id(0));
                                l_255 = (long) ((ulong) l_10 + (ulong) ((l_254 << 12) + (l_254 << 11)));
                                l_256 = (long) ((ulong) l_255 + (ulong) 1896L);
                                l_257 = *((__global gale_long *) (arg_fs + 16 + l_256));
                                l_258 = (long) ((ulong) l_257 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_255 + (ulong) ((long) (uint) (((int) l_258) & 1023)))))) = 0L;
                                l_259 = (long) ((ulong) l_255 + (ulong) ((long) (uint) (((int) l_257) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 4L)))) = 4;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_257 + (ulong) ((long) ((ulong) (l_257 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 12L)))) = i_18;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 16L)))) = l_220;
                                l_260 = (long) i_236;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 24L)))) = l_260;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_259 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_259)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_256)) = l_258;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_261 = (long) ((ulong) l_260 + (ulong) (-9223372036854775807L));
                                l_233 = l_261;
                            }
                        }
                    } else {
                        l_233 = 0L;
                    }
                    if (i_209 == 0) {
                        if (l_233 < (-4611686018427387904L)) {
                            l_262 = (long) ((int) get_group_id(0));
                            l_263 = (long) ((ulong) l_10 + (ulong) ((l_262 << 12) + (l_262 << 11)));
                            l_264 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1896L))));
                            l_265 = (long) ((ulong) l_264 + (ulong) (-64L));
                            i_266 = (int) ((uint) ((int) (((long) ((ulong) l_265 + (ulong) ((long) ((ulong) (l_265 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_267 = (long) ((ulong) l_263 + (ulong) 1792L);
                            l_268 = (long) ((ulong) l_263 + (ulong) 1796L);
                            i_269 = 0;
                            l_270 = 0L;
                            while (true) {
                                if (!(i_269 == 0)) {
                                    break;
                                }
                                i_271 = *((volatile __global gale_int *) (arg_fs + 16 + l_268));
                                i_272 = *((volatile __global gale_int *) (arg_fs + 16 + l_267));
                                if (i_266 == i_272) {
                                    i_269 = 1;
                                } else {
                                    if (i_271 == 0) {
                                        if (l_270 < l_9) {
                                            GALEFS_RELAX(l_270);
                                            l_273 = (long) ((ulong) l_270 + (ulong) 1L);
                                            l_270 = l_273;
                                        } else {
                                            i_269 = (-110);
                                        }
                                    } else {
                                        i_274 = (int) (0 - (uint) i_271);
                                        i_269 = i_274;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_269 < 0) {
                                l_275 = (long) i_269;
                                l_276 = l_275;
                            } else {
                                l_277 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_263 + (ulong) 1800L))));
                                l_276 = l_277;
                            }
                            i_278 = (int) ((uint) ((int) l_233) + (uint) (-1));
                            if (i_278 < 0) {
                                l_279 = l_276;
                            } else {
                                if (l_276 < 0L) {
                                    l_279 = l_276;
                                } else {
                                    l_280 = (l_276 << 32) | ((long) (uint) i_278);
                                    l_279 = l_280;
                                }
                            }
                        } else {
                            l_279 = l_233;
                        }
                    } else {
                        l_279 = l_233;
                    }
                    GALEFS_BROADCAST(6, l_281, l_279);
                    i_282 = (int) l_281;
                    if (l_281 < 0L) {
                        i_283 = 0;
                    } else {
                        i_283 = i_282;
                    }
                    if (l_281 < 0L) {
                        l_284 = 0L;
                    } else {
                        l_285 = (long) ((ulong) l_281 >> 32);
                        l_284 = l_285;
                    }
                    gale_copy((arg_data + 16 + l_219), (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) ((ulong) l_1 + (ulong) (l_284 << i_2)))))), i_283);
                    GALEFS_FENCE();
                    GALEFS_BARRIER(7);
                    if (i_208 == 0) {
                        l_286 = (long) ((int) get_group_id(0));
                        l_287 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_286 << 12) + (l_286 << 11)))) + (ulong) 1880L);
                        l_288 = *((__global gale_long *) (arg_fs + 16 + l_287));
                        *((__global gale_long *) (arg_fs + 16 + l_287)) = ((long) ((ulong) ((long) i_283) + (ulong) l_288));
                        l_289 = (long) ((int) get_group_id(0));
                        l_290 = (long) ((ulong) l_10 + (ulong) ((l_289 << 12) + (l_289 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 1888L)))) = 0;
                        l_291 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 1896L))));
                        l_292 = (long) ((ulong) l_291 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_290 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_292 + (ulong) ((long) ((ulong) (l_292 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    }
                    i_293 = (int) ((uint) i_218 + (uint) i_283);
                    if (l_281 < 0L) {
                        i_217 = i_282;
                        i_218 = i_293;
                    } else {
                        i_294 = ((i_283 < 1) || (!(i_293 < i_215))) ? 0 : 1;
                        i_217 = i_294;
                        i_218 = i_293;
                    }
                }
                if (i_218 < 1) {
                    i_81 = i_217;
                    break;
                }
                i_81 = i_218;
                break;
            case 3:
                if (((int) get_local_id(0)) == 0) {
                    l_295 = (long) ((int) get_group_id(0));
                    i_296 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_295 << 12) + (l_295 << 11)))) + (ulong) 1856L))));
                    if (i_296 == 0) {
                        l_297 = (long) ((int) get_group_id(0));
                        l_298 = (long) ((ulong) l_10 + (ulong) ((l_297 << 12) + (l_297 << 11)));
                        l_299 = (long) ((ulong) l_298 + (ulong) 1796L);
                        i_300 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                        l_301 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_298 + (ulong) 1896L))));
                        i_302 = (int) (0 - (uint) i_300);
                        if (i_302 < 0) {
                            i_303 = i_302;
                        } else {
                            l_304 = (long) ((ulong) l_301 + (ulong) (-64L));
                            i_305 = (int) ((uint) ((int) (((long) ((ulong) l_304 + (ulong) ((long) ((ulong) (l_304 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_306 = (long) ((ulong) l_298 + (ulong) 1792L);
                            i_307 = 0;
                            l_308 = 0L;
                            while (true) {
                                if (!(i_307 == 0)) {
                                    break;
                                }
                                i_309 = *((volatile __global gale_int *) (arg_fs + 16 + l_299));
                                i_310 = *((volatile __global gale_int *) (arg_fs + 16 + l_306));
                                if (i_305 == i_310) {
                                    i_307 = 1;
                                } else {
                                    if (i_309 == 0) {
                                        if (l_308 < l_9) {
                                            GALEFS_RELAX(l_308);
                                            l_311 = (long) ((ulong) l_308 + (ulong) 1L);
                                            l_308 = l_311;
                                        } else {
                                            i_307 = (-110);
                                        }
                                    } else {
                                        i_312 = (int) (0 - (uint) i_309);
                                        i_307 = i_312;
                                    }
                                }
                            }
                            i_303 = i_307;
                        }
                        if (i_303 < 0) {
                            l_313 = (long) i_303;
                            l_314 = l_313;
                        } else {
                            l_315 = (long) ((int) get_group_id(0));
                            l_316 = (long) ((ulong) l_10 + (ulong) ((l_315 << 12) + (l_315 << 11)));
                            l_317 = (long) ((ulong) l_316 + (ulong) 1896L);
                            l_318 = *((__global gale_long *) (arg_fs + 16 + l_317));
                            l_319 = (long) ((ulong) l_318 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_319) & 1023)))))) = 0L;
                            l_320 = (long) ((ulong) l_316 + (ulong) ((long) (uint) (((int) l_318) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_318 + (ulong) ((long) ((ulong) (l_318 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 12L)))) = i_18;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_320 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_320)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_317)) = l_319;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_314 = LONG_MIN;
                        }
                    } else {
                        l_314 = (-16L);
                    }
                } else {
                    l_314 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_314 < (-4611686018427387904L)) {
                        l_321 = (long) ((int) get_group_id(0));
                        l_322 = (long) ((ulong) l_10 + (ulong) ((l_321 << 12) + (l_321 << 11)));
                        l_323 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 1896L))));
                        l_324 = (long) ((ulong) l_323 + (ulong) (-64L));
                        i_325 = (int) ((uint) ((int) (((long) ((ulong) l_324 + (ulong) ((long) ((ulong) (l_324 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_326 = (long) ((ulong) l_322 + (ulong) 1792L);
                        l_327 = (long) ((ulong) l_322 + (ulong) 1796L);
                        i_328 = 0;
                        l_329 = 0L;
                        while (true) {
                            if (!(i_328 == 0)) {
                                break;
                            }
                            i_330 = *((volatile __global gale_int *) (arg_fs + 16 + l_327));
                            i_331 = *((volatile __global gale_int *) (arg_fs + 16 + l_326));
                            if (i_325 == i_331) {
                                i_328 = 1;
                            } else {
                                if (i_330 == 0) {
                                    if (l_329 < l_9) {
                                        GALEFS_RELAX(l_329);
                                        l_332 = (long) ((ulong) l_329 + (ulong) 1L);
                                        l_329 = l_332;
                                    } else {
                                        i_328 = (-110);
                                    }
                                } else {
                                    i_333 = (int) (0 - (uint) i_330);
                                    i_328 = i_333;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_328 < 0) {
                            l_334 = (long) i_328;
                            l_335 = l_334;
                        } else {
                            l_336 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_322 + (ulong) 1800L))));
                            l_335 = l_336;
                        }
                        i_337 = (int) ((uint) ((int) l_314) + (uint) (-1));
                        if (i_337 < 0) {
                            l_338 = l_335;
                        } else {
                            if (l_335 < 0L) {
                                l_338 = l_335;
                            } else {
                                l_339 = (l_335 << 32) | ((long) (uint) i_337);
                                l_338 = l_339;
                            }
                        }
                    } else {
                        l_338 = l_314;
                    }
                } else {
                    l_338 = l_314;
                }
                GALEFS_BROADCAST(8, l_340, l_338);
                i_341 = (int) l_340;
                i_81 = i_341;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_342 = (long) ((int) get_group_id(0));
                    i_343 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_342 << 12) + (l_342 << 11)))) + (ulong) 1796L))));
                    if (i_18 < 0) {
                        i_344 = (-9);
                    } else {
                        if (i_18 < i_7) {
                            i_345 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_346 = (int) ((uint) i_345 + (uint) (-1));
                            i_347 = (i_346 < 0) ? (-9) : i_346;
                            i_344 = i_347;
                        } else {
                            i_344 = (-9);
                        }
                    }
                    i_348 = (int) (0 - (uint) i_343);
                    if (i_348 < 0) {
                        l_349 = (long) i_348;
                        l_350 = l_349;
                    } else {
                        l_351 = (long) i_344;
                        if (i_344 < 0) {
                            l_350 = l_351;
                        } else {
                            l_352 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (l_351 << 6)))));
                            l_350 = l_352;
                        }
                    }
                } else {
                    l_350 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_350 < (-4611686018427387904L)) {
                        l_353 = (long) ((int) get_group_id(0));
                        l_354 = (long) ((ulong) l_10 + (ulong) ((l_353 << 12) + (l_353 << 11)));
                        l_355 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 1896L))));
                        l_356 = (long) ((ulong) l_355 + (ulong) (-64L));
                        i_357 = (int) ((uint) ((int) (((long) ((ulong) l_356 + (ulong) ((long) ((ulong) (l_356 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_358 = (long) ((ulong) l_354 + (ulong) 1792L);
                        l_359 = (long) ((ulong) l_354 + (ulong) 1796L);
                        i_360 = 0;
                        l_361 = 0L;
                        while (true) {
                            if (!(i_360 == 0)) {
                                break;
                            }
                            i_362 = *((volatile __global gale_int *) (arg_fs + 16 + l_359));
                            i_363 = *((volatile __global gale_int *) (arg_fs + 16 + l_358));
                            if (i_357 == i_363) {
                                i_360 = 1;
                            } else {
                                if (i_362 == 0) {
                                    if (l_361 < l_9) {
                                        GALEFS_RELAX(l_361);
                                        l_364 = (long) ((ulong) l_361 + (ulong) 1L);
                                        l_361 = l_364;
                                    } else {
                                        i_360 = (-110);
                                    }
                                } else {
                                    i_365 = (int) (0 - (uint) i_362);
                                    i_360 = i_365;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_360 < 0) {
                            l_366 = (long) i_360;
                            l_367 = l_366;
                        } else {
                            l_368 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_354 + (ulong) 1800L))));
                            l_367 = l_368;
                        }
                        i_369 = (int) ((uint) ((int) l_350) + (uint) (-1));
                        if (i_369 < 0) {
                            l_370 = l_367;
                        } else {
                            if (l_367 < 0L) {
                                l_370 = l_367;
                            } else {
                                l_371 = (l_367 << 32) | ((long) (uint) i_369);
                                l_370 = l_371;
                            }
                        }
                    } else {
                        l_370 = l_350;
                    }
                } else {
                    l_370 = l_350;
                }
                GALEFS_BROADCAST(9, l_372, l_370);
                i_373 = (int) l_372;
                i_81 = i_373;
                break;
        }
        GALEFS_BARRIER(10);
        if (i_0 == 0) {
            if (i_15 == 0) {
                *((__global gale_int *) ul_17) = i_81;
            }
            i_374 = i_12 << 1;
            *((__global gale_int *) (arg_results + ((((long) i_374) << 2) + 16L))) = i_81;
            if (i_15 == 1) {
                i_375 = 1;
                i_376 = 0;
                while (true) {
                    if (!(i_376 < i_81)) {
                        break;
                    }
                    i_377 = (int) *((__global char *) (arg_data + 16 + ((long) i_376)));
                    i_378 = (int) ((uint) (i_377 & 255) + (uint) ((int) ((uint) (i_375 << 5) - (uint) i_375)));
                    i_379 = (int) ((uint) i_376 + (uint) 1);
                    i_375 = i_378;
                    i_376 = i_379;
                }
                i_380 = i_375;
            } else {
                i_380 = 0;
            }
            *((__global gale_int *) (arg_results + ((((long) (i_374 + 1)) << 2) + 16L))) = i_380;
        }
        GALEFS_BARRIER(11);
        i_381 = (int) ((uint) i_12 + (uint) 1);
        i_12 = i_381;
    }
    GALEFS_GROUP_END()
}
#endif
