// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensUnderConditions
// entry point: galefs_opensUnderConditions
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 4 waits, 8 values, 56 bytes
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

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_128) VARIABLE(int, i_129) VARIABLE(int, i_136) VARIABLE(int, i_137) VARIABLE(int, i_3) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_4) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_6) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(long, l_1) VARIABLE(long, l_127) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_5) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_54) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_64) VARIABLE(long, l_66) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_5) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_128) VARIABLE(i_129) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_4) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_6) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_127) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_5) VARIABLE(l_53) VARIABLE(l_54) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_7)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_136) VARIABLE(i_137) VARIABLE(i_30) VARIABLE(i_4) VARIABLE(i_6) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_52)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_6, i_8, i_9, i_13, i_14, i_15, i_27, i_28, i_30, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_45, i_46, i_47, i_56, i_58, i_61, i_62, i_63, i_67, i_68, i_71, i_72, i_73, i_74, i_75, i_77, i_78, i_84, i_85, i_86, i_90, i_91, i_92, i_93, i_94, i_95, i_96, i_99, i_100, i_101, i_102, i_103, i_105, i_108, i_109, i_110, i_111, i_112, i_114, i_116, i_117, i_119, i_120, i_128, i_129, i_134, i_135, i_136, i_137, i_140, i_141, i_142, i_147, i_148, i_149;
    long l_1, l_5, l_7, l_10, l_11, l_12, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_29, l_31, l_33, l_40, l_41, l_42, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_57, l_59, l_60, l_64, l_65, l_66, l_69, l_70, l_76, l_79, l_80, l_81, l_82, l_83, l_87, l_88, l_89, l_97, l_98, l_104, l_106, l_107, l_113, l_115, l_118, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_130, l_131, l_132, l_133, l_138, l_139, l_143, l_144, l_145, l_146, l_150, l_151, l_152;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = gale_group;
    l_1 = 0L;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
            if (((int) get_local_id(0)) == 0) {
                i_8 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                if (i_8 == 0) {
                    i_9 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    l_10 = (long) ((int) (0 - (uint) i_9));
                    l_11 = l_10;
                } else {
                    l_12 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_13 = *((__global gale_int *) (arg_fs + 16 + l_12));
                    i_14 = (int) ((uint) i_13 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_12)) = i_14;
                    if (i_6 < i_14) {
                        i_15 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_15 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_16 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_16)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 16L)))) = (-16L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 0;
                            l_11 = LONG_MIN;
                        } else {
                            l_11 = (-16L);
                        }
                    } else {
                        l_11 = (-16L);
                    }
                }
                if (l_11 < 0L) {
                    l_17 = l_11;
                } else {
                    l_18 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    l_19 = (long) ((ulong) l_18 + (ulong) 36L);
                    l_20 = (long) ((ulong) l_18 + (ulong) 32L);
                    l_21 = (long) ((ulong) l_18 + (ulong) 24L);
                    l_22 = (long) ((ulong) l_18 + (ulong) 16L);
                    l_23 = (long) ((ulong) l_18 + (ulong) 12L);
                    l_24 = (long) ((ulong) l_18 + (ulong) 4L);
                    l_25 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    l_26 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                    i_27 = 0;
                    while (true) {
                        if (!(i_27 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_27))))) = (char) ((int) gale_literals[i_27]);
                        i_28 = (int) ((uint) i_27 + (uint) 1);
                        i_27 = i_28;
                    }
                    *((__global gale_int *) (arg_fs + 16 + l_25)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_18)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + l_24)) = 1;
                    *((__global gale_int *) (arg_fs + 16 + l_23)) = 0;
                    *((__global gale_long *) (arg_fs + 16 + l_22)) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + l_21)) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + l_20)) = 0;
                    *((__global gale_int *) (arg_fs + 16 + l_19)) = 4;
                    l_17 = LONG_MIN;
                }
            } else {
                l_17 = 0L;
            }
            GALEFS_BROADCAST(1, l_29, l_17);
            if (l_29 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_1;
                gale_ints[gale_item] = (uint) i_3;
                gale_ints[gale_items + gale_item] = (uint) i_4;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_29); }
                GALEFS_RETURN;
                resume_1:
                l_1 = (long) gale_longs[gale_item];
                i_3 = (int) gale_ints[gale_item];
                i_4 = (int) gale_ints[gale_items + gale_item];
                i_0 = gale_group;
                l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                l_29 = gale_round_reply(gale_entry);
            }
            i_30 = (int) l_29;
            if (i_30 < 0) {
                i_2 = i_4;
            } else {
                l_31 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_30) << 3));
                i_32 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_33 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        i_34 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        if (i_30 < i_32) {
                            i_35 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                            i_36 = (int) ((uint) i_35 + (uint) (-1));
                            i_37 = (i_36 < 0) ? (-9) : i_36;
                            i_38 = i_37;
                        } else {
                            i_38 = (-9);
                        }
                        i_39 = (int) (0 - (uint) i_34);
                        if (i_39 < 0) {
                            l_40 = (long) i_39;
                            l_41 = l_40;
                        } else {
                            l_42 = (long) i_38;
                            if (i_38 < 0) {
                                l_41 = l_42;
                            } else {
                                l_43 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (l_42 << 6)))));
                                l_41 = l_43;
                            }
                        }
                        l_44 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_45 = *((__global gale_int *) (arg_fs + 16 + l_44));
                        i_46 = (int) ((uint) i_45 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_44)) = i_46;
                        if (i_6 < i_46) {
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_48 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_48)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = l_41;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                                l_49 = LONG_MIN;
                            } else {
                                l_49 = l_41;
                            }
                        } else {
                            l_49 = l_41;
                        }
                    } else {
                        l_49 = 0L;
                    }
                    GALEFS_BROADCAST(2, l_50, l_49);
                    if (l_50 < LONG_MIN / 2) {
                        gale_longs[gale_item] = (ulong) l_1;
                        gale_ints[gale_item] = (uint) i_4;
                        gale_ints[gale_items + gale_item] = (uint) i_30;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_50); }
                        GALEFS_RETURN;
                        resume_2:
                        l_1 = (long) gale_longs[gale_item];
                        i_4 = (int) gale_ints[gale_item];
                        i_30 = (int) gale_ints[gale_items + gale_item];
                        i_0 = gale_group;
                        l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                        i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                        l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                        l_50 = gale_round_reply(gale_entry);
                    }
                    l_51 = (long) ((ulong) l_1 + (ulong) l_50);
                    l_52 = l_51;
                } else {
                    l_53 = (long) (uint) (i_3 & 1023);
                    l_54 = ((long) gale_group) << 10;
                    l_55 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_54;
                    i_56 = (int) get_local_id(0);
                    l_57 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_58 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_59 = 1L << i_58;
                    l_60 = (long) ((ulong) l_59 + (ulong) (-1L));
                    i_61 = (int) get_local_id(0);
                    i_62 = 1;
                    i_63 = 0;
                    while (true) {
                        if (!(i_62 == 1)) {
                            break;
                        }
                        l_64 = (long) i_63;
                        l_65 = l_53 + l_64;
                        l_66 = l_65 & l_60;
                        if (i_61 == 0) {
                            i_67 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_68 = (int) (0 - (uint) i_67);
                            if (i_68 < 0) {
                                l_69 = (long) i_68;
                                l_70 = l_69;
                            } else {
                                if (i_30 < i_32) {
                                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_72 = (int) ((uint) i_71 + (uint) (-1));
                                    i_73 = (i_72 < 0) ? (-9) : i_72;
                                    if (i_73 < 0) {
                                        i_74 = i_73;
                                    } else {
                                        i_75 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L))));
                                        if ((i_75 & 3) == 1) {
                                            i_74 = (-9);
                                        } else {
                                            i_74 = i_73;
                                        }
                                    }
                                } else {
                                    i_74 = (-9);
                                }
                                l_76 = (long) i_74;
                                if (i_74 < 0) {
                                    l_70 = l_76;
                                } else {
                                    if (l_65 < 0L) {
                                        l_70 = (-22L);
                                    } else {
                                        i_77 = (int) ((uint) 64 - (uint) i_63);
                                        if (i_77 < 0) {
                                            l_70 = (-22L);
                                        } else {
                                            i_78 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                                            if (i_78 == 0) {
                                                l_79 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) (l_76 << 6)))));
                                                l_80 = (long) ((ulong) l_79 - (ulong) l_65);
                                                if (l_80 < 1L) {
                                                    l_70 = 0L;
                                                } else {
                                                    l_81 = (long) (uint) i_77;
                                                    l_82 = (l_80 < l_81) ? l_80 : l_81;
                                                    l_70 = l_82;
                                                }
                                            } else {
                                                l_70 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                            if (l_70 < 1L) {
                                l_83 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                i_84 = *((__global gale_int *) (arg_fs + 16 + l_83));
                                i_85 = (int) ((uint) i_84 + (uint) 1);
                                *((__global gale_int *) (arg_fs + 16 + l_83)) = i_85;
                                if (i_6 < i_85) {
                                    i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                                    if (i_86 == 0) {
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                        l_87 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                        *((__global gale_int *) (arg_fs + 16 + l_87)) = 64;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L)))) = 1073741825;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 12L)))) = 0;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 16L)))) = l_70;
                                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 24L)))) = 0L;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 32L)))) = 0;
                                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 36L)))) = 0;
                                        l_88 = LONG_MIN;
                                    } else {
                                        l_88 = l_70;
                                    }
                                } else {
                                    l_88 = l_70;
                                }
                            } else {
                                l_89 = (long) ((ulong) l_59 - (ulong) l_66);
                                if (l_89 < l_70) {
                                    i_90 = (int) l_89;
                                    i_91 = i_90;
                                } else {
                                    i_92 = (int) l_70;
                                    i_91 = i_92;
                                }
                                if (i_30 < i_32) {
                                    i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_31));
                                    i_94 = (int) ((uint) i_93 + (uint) (-1));
                                    i_95 = (i_94 < 0) ? (-9) : i_94;
                                    i_96 = i_95;
                                } else {
                                    i_96 = (-9);
                                }
                                l_97 = (long) i_96;
                                if (i_96 < 0) {
                                    l_88 = l_97;
                                } else {
                                    l_98 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                                    i_99 = *((__global gale_int *) (arg_fs + 16 + l_98));
                                    i_100 = (int) ((uint) i_99 + (uint) 1);
                                    *((__global gale_int *) (arg_fs + 16 + l_98)) = i_100;
                                    if (i_6 < i_100) {
                                        i_101 = (-1);
                                    } else {
                                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_33 + (ulong) (l_97 << 6))) + (ulong) 8L))));
                                        i_103 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                        l_104 = l_65 >> i_58;
                                        i_105 = i_103 & ((int) (((long) ((ulong) ((long) ((ulong) l_104 + (ulong) (((long) i_102) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                        l_106 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                        l_107 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                        i_108 = i_105;
                                        i_109 = 0;
                                        i_110 = (-2);
                                        while (true) {
                                            if (!(i_110 == (-2))) {
                                                break;
                                            }
                                            i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) (((long) i_108) << 2)))));
                                            i_112 = (int) ((uint) i_111 + (uint) (-1));
                                            if (i_112 < 0) {
                                                i_110 = (-1);
                                            } else {
                                                l_113 = (long) ((ulong) l_106 + (ulong) (((long) (uint) i_112) << 4));
                                                i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                                                l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                                if ((!(i_102 == i_114)) || (!(l_104 == l_115))) {
                                                    if (i_103 == i_109) {
                                                        i_110 = (-1);
                                                    } else {
                                                        i_116 = (int) ((uint) i_109 + (uint) 1);
                                                        i_117 = i_103 & ((int) ((uint) i_108 + (uint) 1));
                                                        i_108 = i_117;
                                                        i_109 = i_116;
                                                    }
                                                } else {
                                                    i_110 = i_112;
                                                }
                                            }
                                        }
                                        i_101 = i_110;
                                    }
                                    l_118 = (long) i_91;
                                    if (i_101 < 0) {
                                        i_119 = *((__global gale_int *) (arg_fs + 16 + 64L));
                                        i_120 = (int) (0 - (uint) i_119);
                                        if (i_120 < 0) {
                                            l_121 = (long) i_120;
                                            l_88 = l_121;
                                        } else {
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                            l_122 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                            *((__global gale_int *) (arg_fs + 16 + l_122)) = 64;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 4L)))) = 3;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 12L)))) = i_30;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 16L)))) = l_65;
                                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 24L)))) = l_70;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 32L)))) = 0;
                                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 36L)))) = 0;
                                            l_123 = (long) ((ulong) l_118 + (ulong) (-9223372036854775807L));
                                            l_88 = l_123;
                                        }
                                    } else {
                                        l_124 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                                        l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                                        *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) l_125 + (ulong) 1L));
                                        l_126 = l_118 | (((long) (uint) i_101) << 32);
                                        l_88 = l_126;
                                    }
                                }
                            }
                        } else {
                            l_88 = 0L;
                        }
                        GALEFS_BROADCAST(3, l_127, l_88);
                        if (l_127 < LONG_MIN / 2) {
                            gale_longs[gale_item] = (ulong) l_1;
                            gale_ints[gale_item] = (uint) i_4;
                            gale_ints[gale_items + gale_item] = (uint) i_30;
                            gale_longs[gale_items + gale_item] = (ulong) l_31;
                            gale_longs[2 * gale_items + gale_item] = (ulong) l_53;
                            gale_ints[2 * gale_items + gale_item] = (uint) i_63;
                            gale_longs[3 * gale_items + gale_item] = (ulong) l_64;
                            gale_longs[4 * gale_items + gale_item] = (ulong) l_66;
                            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_127); }
                            GALEFS_RETURN;
                            resume_3:
                            l_1 = (long) gale_longs[gale_item];
                            i_4 = (int) gale_ints[gale_item];
                            i_30 = (int) gale_ints[gale_items + gale_item];
                            l_31 = (long) gale_longs[gale_items + gale_item];
                            l_53 = (long) gale_longs[2 * gale_items + gale_item];
                            i_63 = (int) gale_ints[2 * gale_items + gale_item];
                            l_64 = (long) gale_longs[3 * gale_items + gale_item];
                            l_66 = (long) gale_longs[4 * gale_items + gale_item];
                            i_0 = gale_group;
                            l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
                            i_6 = *((__global gale_int *) (arg_fs + 16 + 48L));
                            l_7 = *((__global gale_long *) (arg_fs + 16 + 24L));
                            i_32 = *((__global gale_int *) (arg_fs + 16 + 208L));
                            l_33 = *((__global gale_long *) (arg_fs + 16 + 200L));
                            l_54 = ((long) gale_group) << 10;
                            l_55 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_54;
                            i_56 = (int) get_local_id(0);
                            l_57 = *((__global gale_long *) (arg_fs + 16 + 144L));
                            i_58 = *((__global gale_int *) (arg_fs + 16 + 156L));
                            l_59 = 1L << i_58;
                            l_60 = (long) ((ulong) l_59 + (ulong) (-1L));
                            i_61 = (int) get_local_id(0);
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
                            l_131 = (long) ((ulong) l_127 >> 32);
                            l_130 = l_131;
                        }
                        gale_copy((arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((long) ((ulong) l_57 + (ulong) (l_130 << i_58)))))), (arg_scratch + 16 + (l_64 + l_54)), i_129);
                        GALEFS_BARRIER(4);
                        if (i_56 == 0) {
                            l_132 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
                            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) i_129) + (ulong) l_133));
                        }
                        i_134 = (int) ((uint) i_63 + (uint) i_129);
                        if (l_127 < 0L) {
                            i_62 = i_128;
                            i_63 = i_134;
                        } else {
                            i_135 = ((i_129 < 1) || (!(i_134 < 64))) ? 0 : 1;
                            i_62 = i_135;
                            i_63 = i_134;
                        }
                    }
                    if (i_63 < 1) {
                        i_136 = i_62;
                    } else {
                        i_136 = i_63;
                    }
                    i_137 = (int) *((__global char *) (arg_scratch + 16 + l_55));
                    GALEFS_BARRIER(5);
                    l_138 = (long) ((ulong) l_1 + (ulong) ((long) i_136));
                    l_139 = (long) ((ulong) ((long) i_137) + (ulong) ((long) ((ulong) l_138 + (ulong) (l_138 << 1))));
                    l_52 = l_139;
                }
                if (((int) get_local_id(0)) == 0) {
                    i_140 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_140 == 0) {
                        i_141 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_142 = (int) (0 - (uint) i_141);
                        if (i_142 < 0) {
                            l_143 = (long) i_142;
                            l_144 = l_143;
                        } else {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_145 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_145)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 4L)))) = 2;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 12L)))) = i_30;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 16L)))) = 0L;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) 36L)))) = 0;
                            l_144 = LONG_MIN;
                        }
                    } else {
                        l_146 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_147 = *((__global gale_int *) (arg_fs + 16 + l_146));
                        i_148 = (int) ((uint) i_147 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_146)) = i_148;
                        if (i_6 < i_148) {
                            i_149 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_149 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_150 = (long) ((ulong) l_5 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_150)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 16L)))) = (-16L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 36L)))) = 0;
                                l_144 = LONG_MIN;
                            } else {
                                l_144 = (-16L);
                            }
                        } else {
                            l_144 = (-16L);
                        }
                    }
                } else {
                    l_144 = 0L;
                }
                GALEFS_BROADCAST(6, l_151, l_144);
                if (l_151 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_4;
                    gale_longs[gale_item] = (ulong) l_52;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_151); }
                    GALEFS_RETURN;
                    resume_4:
                    i_4 = (int) gale_ints[gale_item];
                    l_52 = (long) gale_longs[gale_item];
                    i_0 = gale_group;
                    l_151 = gale_round_reply(gale_entry);
                }
                l_152 = (long) ((ulong) ((long) ((int) l_151)) + (ulong) ((long) ((ulong) l_52 + (ulong) (l_52 << 2))));
                l_1 = l_152;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_1;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_100) VARIABLE(int, i_102) VARIABLE(int, i_103) VARIABLE(int, i_106) VARIABLE(int, i_108) VARIABLE(int, i_212) VARIABLE(int, i_213) VARIABLE(int, i_225) VARIABLE(int, i_226) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(long, l_1) VARIABLE(long, l_101) VARIABLE(long, l_104) VARIABLE(long, l_105) VARIABLE(long, l_109) VARIABLE(long, l_111) VARIABLE(long, l_211) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_61) VARIABLE(long, l_63) VARIABLE(long, l_7) VARIABLE(long, l_96) VARIABLE(long, l_97) VARIABLE(long, l_98) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(l_1) VARIABLE(l_101) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_111) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_7) VARIABLE(l_97) VARIABLE(l_98) VARIABLE(l_99)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_100) VARIABLE(i_102) VARIABLE(i_103) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_212) VARIABLE(i_213) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(l_1) VARIABLE(l_101) VARIABLE(l_104) VARIABLE(l_105) VARIABLE(l_211) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_61) VARIABLE(l_63) VARIABLE(l_7) VARIABLE(l_97) VARIABLE(l_98) VARIABLE(l_99)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_0) VARIABLE(i_225) VARIABLE(i_226) VARIABLE(i_4) VARIABLE(i_60) VARIABLE(l_1) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_0) VARIABLE(i_4) VARIABLE(l_96)

__kernel void galefs_opensUnderConditions(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_3, i_4, i_9, i_13, i_15, i_16, i_18, i_20, i_22, i_23, i_25, i_35, i_36, i_44, i_47, i_49, i_50, i_52, i_56, i_60, i_62, i_65, i_66, i_67, i_68, i_69, i_70, i_79, i_82, i_84, i_85, i_87, i_91, i_100, i_102, i_103, i_106, i_107, i_108, i_113, i_114, i_117, i_118, i_119, i_120, i_121, i_123, i_125, i_132, i_133, i_134, i_135, i_136, i_137, i_138, i_140, i_141, i_143, i_154, i_155, i_156, i_157, i_158, i_160, i_162, i_163, i_164, i_166, i_169, i_171, i_172, i_174, i_176, i_178, i_179, i_181, i_196, i_199, i_201, i_202, i_204, i_208, i_212, i_213, i_223, i_224, i_225, i_226, i_230, i_234, i_236, i_237, i_239, i_241, i_243, i_244, i_246, i_259, i_262, i_264, i_265, i_267, i_271;
    long l_1, l_5, l_6, l_7, l_8, l_10, l_11, l_12, l_14, l_17, l_19, l_21, l_24, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_51, l_53, l_54, l_55, l_57, l_58, l_59, l_61, l_63, l_64, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_80, l_81, l_83, l_86, l_88, l_89, l_90, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_101, l_104, l_105, l_109, l_110, l_111, l_112, l_115, l_116, l_122, l_124, l_126, l_127, l_128, l_129, l_130, l_131, l_139, l_142, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_159, l_161, l_165, l_167, l_168, l_170, l_173, l_175, l_177, l_180, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_197, l_198, l_200, l_203, l_205, l_206, l_207, l_209, l_210, l_211, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_227, l_228, l_229, l_231, l_232, l_233, l_235, l_238, l_240, l_242, l_245, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_256, l_257, l_258, l_260, l_261, l_263, l_266, l_268, l_269, l_270, l_272, l_273, l_274, l_275;
    GALEFS_GROUP_RESUME()
    i_0 = (int) get_group_id(0);
    l_1 = 0L;
    i_2 = 0;
    while (true) {
        if (!(i_2 < 6)) {
            break;
        }
        i_3 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_2 + (uint) i_0)) & 63)) << 2) + 16L)));
        i_4 = (int) ((uint) i_2 + (uint) 1);
        if ((i_3 & 1) == 0) {
            i_2 = i_4;
        } else {
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
            l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
            if (((int) get_local_id(0)) == 0) {
                l_8 = (long) ((int) get_group_id(0));
                i_9 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1856L))));
                if (i_9 == 0) {
                    l_10 = (long) ((int) get_group_id(0));
                    l_11 = (long) ((ulong) l_7 + (ulong) ((l_10 << 12) + (l_10 << 11)));
                    l_12 = (long) ((ulong) l_11 + (ulong) 1796L);
                    i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                    l_14 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_11 + (ulong) 1896L))));
                    i_15 = (int) (0 - (uint) i_13);
                    if (i_15 < 0) {
                        i_16 = i_15;
                    } else {
                        l_17 = (long) ((ulong) l_14 + (ulong) (-64L));
                        i_18 = (int) ((uint) ((int) (((long) ((ulong) l_17 + (ulong) ((long) ((ulong) (l_17 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_19 = (long) ((ulong) l_11 + (ulong) 1792L);
                        i_20 = 0;
                        l_21 = 0L;
                        while (true) {
                            if (!(i_20 == 0)) {
                                break;
                            }
                            i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_12));
                            i_23 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            if (i_18 == i_23) {
                                i_20 = 1;
                            } else {
                                if (i_22 == 0) {
                                    if (l_21 < l_6) {
                                        GALEFS_RELAX(l_21);
                                        l_24 = (long) ((ulong) l_21 + (ulong) 1L);
                                        l_21 = l_24;
                                    } else {
                                        i_20 = (-110);
                                    }
                                } else {
                                    i_25 = (int) (0 - (uint) i_22);
                                    i_20 = i_25;
                                }
                            }
                        }
                        i_16 = i_20;
                    }
                    l_26 = (long) i_16;
                    l_27 = l_26;
                } else {
                    l_27 = (-16L);
                }
                if (l_27 < 0L) {
                    l_28 = l_27;
                } else {
                    l_29 = (long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))));
                    l_30 = (long) ((int) get_group_id(0));
                    l_31 = (long) ((ulong) l_7 + (ulong) ((l_30 << 12) + (l_30 << 11)));
                    l_32 = (long) ((ulong) l_31 + (ulong) 1896L);
                    l_33 = (long) ((int) get_group_id(0));
                    l_34 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_33 << 12) + (l_33 << 11)))) + (ulong) 2048L);
                    i_35 = 0;
                    while (true) {
                        if (!(i_35 < 4)) {
                            break;
                        }
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) ((long) i_35))))) = (char) ((int) gale_literals[i_35]);
                        i_36 = (int) ((uint) i_35 + (uint) 1);
                        i_35 = i_36;
                    }
                    l_37 = *((__global gale_long *) (arg_fs + 16 + l_32));
                    l_38 = (long) ((ulong) l_37 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_38) & 1023)))))) = 0L;
                    l_39 = (long) ((ulong) l_31 + (ulong) ((long) (uint) (((int) l_37) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 4;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_39)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_32)) = l_38;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + l_29)) = (char) 1;
                    l_28 = LONG_MIN;
                }
            } else {
                l_28 = 0L;
            }
            if (((int) get_local_id(0)) == 0) {
                if (l_28 < (-4611686018427387904L)) {
                    l_40 = (long) ((int) get_group_id(0));
                    l_41 = (long) ((ulong) l_7 + (ulong) ((l_40 << 12) + (l_40 << 11)));
                    l_42 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1896L))));
                    l_43 = (long) ((ulong) l_42 + (ulong) (-64L));
                    i_44 = (int) ((uint) ((int) (((long) ((ulong) l_43 + (ulong) ((long) ((ulong) (l_43 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_45 = (long) ((ulong) l_41 + (ulong) 1792L);
                    l_46 = (long) ((ulong) l_41 + (ulong) 1796L);
                    i_47 = 0;
                    l_48 = 0L;
                    while (true) {
                        if (!(i_47 == 0)) {
                            break;
                        }
                        i_49 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                        i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_45));
                        if (i_44 == i_50) {
                            i_47 = 1;
                        } else {
                            if (i_49 == 0) {
                                if (l_48 < l_6) {
                                    GALEFS_RELAX(l_48);
                                    l_51 = (long) ((ulong) l_48 + (ulong) 1L);
                                    l_48 = l_51;
                                } else {
                                    i_47 = (-110);
                                }
                            } else {
                                i_52 = (int) (0 - (uint) i_49);
                                i_47 = i_52;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_47 < 0) {
                        l_53 = (long) i_47;
                        l_54 = l_53;
                    } else {
                        l_55 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 1800L))));
                        l_54 = l_55;
                    }
                    i_56 = (int) ((uint) ((int) l_28) + (uint) (-1));
                    if (i_56 < 0) {
                        l_57 = l_54;
                    } else {
                        if (l_54 < 0L) {
                            l_57 = l_54;
                        } else {
                            l_58 = (l_54 << 32) | ((long) (uint) i_56);
                            l_57 = l_58;
                        }
                    }
                } else {
                    l_57 = l_28;
                }
            } else {
                l_57 = l_28;
            }
            GALEFS_BROADCAST(1, l_59, l_57);
            i_60 = (int) l_59;
            if (i_60 < 0) {
                i_2 = i_4;
            } else {
                l_61 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_60) << 3));
                i_62 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_63 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if ((i_3 & 2) == 0) {
                    if (((int) get_local_id(0)) == 0) {
                        l_64 = (long) ((int) get_group_id(0));
                        i_65 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_64 << 12) + (l_64 << 11)))) + (ulong) 1796L))));
                        if (i_60 < i_62) {
                            i_66 = *((volatile __global gale_int *) (arg_fs + 16 + l_61));
                            i_67 = (int) ((uint) i_66 + (uint) (-1));
                            i_68 = (i_67 < 0) ? (-9) : i_67;
                            i_69 = i_68;
                        } else {
                            i_69 = (-9);
                        }
                        i_70 = (int) (0 - (uint) i_65);
                        if (i_70 < 0) {
                            l_71 = (long) i_70;
                            l_72 = l_71;
                        } else {
                            l_73 = (long) i_69;
                            if (i_69 < 0) {
                                l_72 = l_73;
                            } else {
                                l_74 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) (l_73 << 6)))));
                                l_72 = l_74;
                            }
                        }
                    } else {
                        l_72 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_72 < (-4611686018427387904L)) {
                            l_75 = (long) ((int) get_group_id(0));
                            l_76 = (long) ((ulong) l_7 + (ulong) ((l_75 << 12) + (l_75 << 11)));
                            l_77 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1896L))));
                            l_78 = (long) ((ulong) l_77 + (ulong) (-64L));
                            i_79 = (int) ((uint) ((int) (((long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_78 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_80 = (long) ((ulong) l_76 + (ulong) 1792L);
                            l_81 = (long) ((ulong) l_76 + (ulong) 1796L);
                            i_82 = 0;
                            l_83 = 0L;
                            while (true) {
                                if (!(i_82 == 0)) {
                                    break;
                                }
                                i_84 = *((volatile __global gale_int *) (arg_fs + 16 + l_81));
                                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                                if (i_79 == i_85) {
                                    i_82 = 1;
                                } else {
                                    if (i_84 == 0) {
                                        if (l_83 < l_6) {
                                            GALEFS_RELAX(l_83);
                                            l_86 = (long) ((ulong) l_83 + (ulong) 1L);
                                            l_83 = l_86;
                                        } else {
                                            i_82 = (-110);
                                        }
                                    } else {
                                        i_87 = (int) (0 - (uint) i_84);
                                        i_82 = i_87;
                                    }
                                }
                            }
                            GALEFS_FENCE();
                            if (i_82 < 0) {
                                l_88 = (long) i_82;
                                l_89 = l_88;
                            } else {
                                l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 1800L))));
                                l_89 = l_90;
                            }
                            i_91 = (int) ((uint) ((int) l_72) + (uint) (-1));
                            if (i_91 < 0) {
                                l_92 = l_89;
                            } else {
                                if (l_89 < 0L) {
                                    l_92 = l_89;
                                } else {
                                    l_93 = (l_89 << 32) | ((long) (uint) i_91);
                                    l_92 = l_93;
                                }
                            }
                        } else {
                            l_92 = l_72;
                        }
                    } else {
                        l_92 = l_72;
                    }
                    GALEFS_BROADCAST(2, l_94, l_92);
                    l_95 = (long) ((ulong) l_1 + (ulong) l_94);
                    l_96 = l_95;
                } else {
                    l_97 = (long) (uint) (i_3 & 1023);
                    l_98 = ((long) ((int) get_group_id(0))) << 10;
                    l_99 = ((long) gale_rem_int(((int) get_local_id(0)), 64)) + l_98;
                    i_100 = (int) get_local_id(0);
                    l_101 = *((__global gale_long *) (arg_fs + 16 + 144L));
                    i_102 = (int) get_local_id(0);
                    i_103 = *((__global gale_int *) (arg_fs + 16 + 156L));
                    l_104 = 1L << i_103;
                    l_105 = (long) ((ulong) l_104 + (ulong) (-1L));
                    i_106 = (int) get_local_id(0);
                    i_107 = 1;
                    i_108 = 0;
                    while (true) {
                        if (!(i_107 == 1)) {
                            break;
                        }
                        l_109 = (long) i_108;
                        l_110 = l_97 + l_109;
                        l_111 = l_110 & l_105;
                        if (i_106 == 0) {
                            l_112 = (long) ((int) get_group_id(0));
                            i_113 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_112 << 12) + (l_112 << 11)))) + (ulong) 1796L))));
                            i_114 = (int) (0 - (uint) i_113);
                            if (i_114 < 0) {
                                l_115 = (long) i_114;
                                l_116 = l_115;
                            } else {
                                if (i_60 < i_62) {
                                    i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_61));
                                    i_118 = (int) ((uint) i_117 + (uint) (-1));
                                    i_119 = (i_118 < 0) ? (-9) : i_118;
                                    if (i_119 < 0) {
                                        i_120 = i_119;
                                    } else {
                                        i_121 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 4L))));
                                        if ((i_121 & 3) == 1) {
                                            i_120 = (-9);
                                        } else {
                                            i_120 = i_119;
                                        }
                                    }
                                } else {
                                    i_120 = (-9);
                                }
                                l_122 = (long) i_120;
                                if (i_120 < 0) {
                                    l_116 = l_122;
                                } else {
                                    if (l_110 < 0L) {
                                        l_116 = (-22L);
                                    } else {
                                        i_123 = (int) ((uint) 64 - (uint) i_108);
                                        if (i_123 < 0) {
                                            l_116 = (-22L);
                                        } else {
                                            l_124 = (long) ((int) get_group_id(0));
                                            i_125 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_124 << 12) + (l_124 << 11)))) + (ulong) 1856L))));
                                            if (i_125 == 0) {
                                                l_126 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) (l_122 << 6)))));
                                                l_127 = (long) ((ulong) l_126 - (ulong) l_110);
                                                if (l_127 < 1L) {
                                                    l_116 = 0L;
                                                } else {
                                                    l_128 = (long) (uint) i_123;
                                                    l_129 = (l_127 < l_128) ? l_127 : l_128;
                                                    l_116 = l_129;
                                                }
                                            } else {
                                                l_116 = (-16L);
                                            }
                                        }
                                    }
                                }
                            }
                            if (l_116 < 1L) {
                                l_130 = l_116;
                            } else {
                                l_131 = (long) ((ulong) l_104 - (ulong) l_111);
                                if (l_131 < l_116) {
                                    i_132 = (int) l_131;
                                    i_133 = i_132;
                                } else {
                                    i_134 = (int) l_116;
                                    i_133 = i_134;
                                }
                                if (i_60 < i_62) {
                                    i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_61));
                                    i_136 = (int) ((uint) i_135 + (uint) (-1));
                                    i_137 = (i_136 < 0) ? (-9) : i_136;
                                    i_138 = i_137;
                                } else {
                                    i_138 = (-9);
                                }
                                l_139 = (long) i_138;
                                if (i_138 < 0) {
                                    l_130 = l_139;
                                } else {
                                    i_140 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_63 + (ulong) (l_139 << 6))) + (ulong) 8L))));
                                    i_141 = *((__global gale_int *) (arg_fs + 16 + 152L));
                                    l_142 = l_110 >> i_103;
                                    i_143 = i_141 & ((int) (((long) ((ulong) ((long) ((ulong) l_142 + (ulong) (((long) i_140) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                                    l_144 = (long) ((int) get_group_id(0));
                                    l_145 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_144 << 12) + (l_144 << 11)))) + (ulong) 1864L);
                                    l_146 = (long) ((int) get_group_id(0));
                                    l_147 = (long) ((ulong) l_7 + (ulong) ((l_146 << 12) + (l_146 << 11)));
                                    l_148 = (long) ((ulong) l_147 + (ulong) 1896L);
                                    l_149 = (long) ((ulong) l_147 + (ulong) 1796L);
                                    l_150 = (long) ((int) get_group_id(0));
                                    l_151 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_150 << 12) + (l_150 << 11)))) + (ulong) 1888L);
                                    l_152 = *((__global gale_long *) (arg_fs + 16 + 136L));
                                    l_153 = *((__global gale_long *) (arg_fs + 16 + 128L));
                                    i_154 = i_143;
                                    i_155 = 0;
                                    i_156 = (-2);
                                    while (true) {
                                        if (!(i_156 == (-2))) {
                                            break;
                                        }
                                        i_157 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) (((long) i_154) << 2)))));
                                        i_158 = (int) ((uint) i_157 + (uint) (-1));
                                        if (i_158 < 0) {
                                            i_156 = (-1);
                                        } else {
                                            l_159 = (long) ((ulong) l_152 + (ulong) (((long) (uint) i_158) << 4));
                                            i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_159));
                                            l_161 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 8L))));
                                            if ((!(i_140 == i_160)) || (!(l_142 == l_161))) {
                                                if (i_141 == i_155) {
                                                    i_156 = (-1);
                                                } else {
                                                    i_162 = (int) ((uint) i_155 + (uint) 1);
                                                    i_163 = i_141 & ((int) ((uint) i_154 + (uint) 1));
                                                    i_154 = i_163;
                                                    i_155 = i_162;
                                                }
                                            } else {
                                                i_156 = i_158;
                                            }
                                        }
                                    }
                                    if (i_156 < 0) {
                                        i_164 = i_156;
                                    } else {
                                        *((volatile __global gale_int *) (arg_fs + 16 + l_151)) = ((int) ((uint) i_156 + (uint) 1));
                                        GALEFS_FENCE();
                                        l_165 = (long) ((ulong) l_152 + (ulong) (((long) (uint) i_156) << 4));
                                        i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_165));
                                        l_167 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 8L))));
                                        if ((!(i_140 == i_166)) || (!(l_142 == l_167))) {
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_151)) = 0;
                                        }
                                        GALEFS_FENCE();
                                        if ((!(i_140 == i_166)) || (!(l_142 == l_167))) {
                                            i_164 = (-1);
                                        } else {
                                            i_164 = i_156;
                                        }
                                    }
                                    l_168 = (long) i_133;
                                    if (i_164 < 0) {
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
                                            while (true) {
                                                if (!(i_176 == 0)) {
                                                    break;
                                                }
                                                i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                                                i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_175));
                                                if (i_174 == i_179) {
                                                    i_176 = 1;
                                                } else {
                                                    if (i_178 == 0) {
                                                        if (l_177 < l_6) {
                                                            GALEFS_RELAX(l_177);
                                                            l_180 = (long) ((ulong) l_177 + (ulong) 1L);
                                                            l_177 = l_180;
                                                        } else {
                                                            i_176 = (-110);
                                                        }
                                                    } else {
                                                        i_181 = (int) (0 - (uint) i_178);
                                                        i_176 = i_181;
                                                    }
                                                }
                                            }
                                            i_172 = i_176;
                                        }
                                        if (i_172 < 0) {
                                            l_182 = (long) i_172;
                                            l_130 = l_182;
                                        } else {
                                            l_183 = (long) ((int) get_group_id(0));
                                            l_184 = (long) ((ulong) l_7 + (ulong) ((l_183 << 12) + (l_183 << 11)));
                                            l_185 = (long) ((ulong) l_184 + (ulong) 1896L);
                                            l_186 = *((__global gale_long *) (arg_fs + 16 + l_185));
                                            l_187 = (long) ((ulong) l_186 + (ulong) 64L);
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) ((long) (uint) (((int) l_187) & 1023)))))) = 0L;
                                            l_188 = (long) ((ulong) l_184 + (ulong) ((long) (uint) (((int) l_186) & 1023)));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 4L)))) = 3;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_186 + (ulong) ((long) ((ulong) (l_186 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 12L)))) = i_60;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 16L)))) = l_110;
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 24L)))) = l_116;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 32L)))) = 0;
                                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_188 + (ulong) 36L)))) = 0;
                                            GALEFS_FENCE();
                                            *((volatile __global gale_int *) (arg_fs + 16 + l_188)) = 64;
                                            *((__global gale_long *) (arg_fs + 16 + l_185)) = l_187;
                                            GALEFS_FENCE();
                                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                            l_189 = (long) ((ulong) l_168 + (ulong) (-9223372036854775807L));
                                            l_130 = l_189;
                                        }
                                    } else {
                                        l_190 = *((__global gale_long *) (arg_fs + 16 + l_145));
                                        *((__global gale_long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) l_190 + (ulong) 1L));
                                        l_191 = l_168 | (((long) (uint) i_164) << 32);
                                        l_130 = l_191;
                                    }
                                }
                            }
                        } else {
                            l_130 = 0L;
                        }
                        if (i_102 == 0) {
                            if (l_130 < (-4611686018427387904L)) {
                                l_192 = (long) ((int) get_group_id(0));
                                l_193 = (long) ((ulong) l_7 + (ulong) ((l_192 << 12) + (l_192 << 11)));
                                l_194 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1896L))));
                                l_195 = (long) ((ulong) l_194 + (ulong) (-64L));
                                i_196 = (int) ((uint) ((int) (((long) ((ulong) l_195 + (ulong) ((long) ((ulong) (l_195 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_197 = (long) ((ulong) l_193 + (ulong) 1792L);
                                l_198 = (long) ((ulong) l_193 + (ulong) 1796L);
                                i_199 = 0;
                                l_200 = 0L;
                                while (true) {
                                    if (!(i_199 == 0)) {
                                        break;
                                    }
                                    i_201 = *((volatile __global gale_int *) (arg_fs + 16 + l_198));
                                    i_202 = *((volatile __global gale_int *) (arg_fs + 16 + l_197));
                                    if (i_196 == i_202) {
                                        i_199 = 1;
                                    } else {
                                        if (i_201 == 0) {
                                            if (l_200 < l_6) {
                                                GALEFS_RELAX(l_200);
                                                l_203 = (long) ((ulong) l_200 + (ulong) 1L);
                                                l_200 = l_203;
                                            } else {
                                                i_199 = (-110);
                                            }
                                        } else {
                                            i_204 = (int) (0 - (uint) i_201);
                                            i_199 = i_204;
                                        }
                                    }
                                }
                                GALEFS_FENCE();
                                if (i_199 < 0) {
                                    l_205 = (long) i_199;
                                    l_206 = l_205;
                                } else {
                                    l_207 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1800L))));
                                    l_206 = l_207;
                                }
                                i_208 = (int) ((uint) ((int) l_130) + (uint) (-1));
                                if (i_208 < 0) {
                                    l_209 = l_206;
                                } else {
                                    if (l_206 < 0L) {
                                        l_209 = l_206;
                                    } else {
                                        l_210 = (l_206 << 32) | ((long) (uint) i_208);
                                        l_209 = l_210;
                                    }
                                }
                            } else {
                                l_209 = l_130;
                            }
                        } else {
                            l_209 = l_130;
                        }
                        GALEFS_BROADCAST(3, l_211, l_209);
                        i_212 = (int) l_211;
                        if (l_211 < 0L) {
                            i_213 = 0;
                        } else {
                            i_213 = i_212;
                        }
                        if (l_211 < 0L) {
                            l_214 = 0L;
                        } else {
                            l_215 = (long) ((ulong) l_211 >> 32);
                            l_214 = l_215;
                        }
                        gale_copy((arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) ((long) ((ulong) l_101 + (ulong) (l_214 << i_103)))))), (arg_scratch + 16 + (l_109 + l_98)), i_213);
                        GALEFS_FENCE();
                        GALEFS_BARRIER(4);
                        if (i_100 == 0) {
                            l_216 = (long) ((int) get_group_id(0));
                            l_217 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_216 << 12) + (l_216 << 11)))) + (ulong) 1872L);
                            l_218 = *((__global gale_long *) (arg_fs + 16 + l_217));
                            *((__global gale_long *) (arg_fs + 16 + l_217)) = ((long) ((ulong) ((long) i_213) + (ulong) l_218));
                            l_219 = (long) ((int) get_group_id(0));
                            l_220 = (long) ((ulong) l_7 + (ulong) ((l_219 << 12) + (l_219 << 11)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1888L)))) = 0;
                            l_221 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1896L))));
                            l_222 = (long) ((ulong) l_221 + (ulong) (-64L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_220 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_222 + (ulong) ((long) ((ulong) (l_222 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        }
                        i_223 = (int) ((uint) i_108 + (uint) i_213);
                        if (l_211 < 0L) {
                            i_107 = i_212;
                            i_108 = i_223;
                        } else {
                            i_224 = ((i_213 < 1) || (!(i_223 < 64))) ? 0 : 1;
                            i_107 = i_224;
                            i_108 = i_223;
                        }
                    }
                    if (i_108 < 1) {
                        i_225 = i_107;
                    } else {
                        i_225 = i_108;
                    }
                    i_226 = (int) *((__global char *) (arg_scratch + 16 + l_99));
                    GALEFS_BARRIER(5);
                    l_227 = (long) ((ulong) l_1 + (ulong) ((long) i_225));
                    l_228 = (long) ((ulong) ((long) i_226) + (ulong) ((long) ((ulong) l_227 + (ulong) (l_227 << 1))));
                    l_96 = l_228;
                }
                if (((int) get_local_id(0)) == 0) {
                    l_229 = (long) ((int) get_group_id(0));
                    i_230 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_229 << 12) + (l_229 << 11)))) + (ulong) 1856L))));
                    if (i_230 == 0) {
                        l_231 = (long) ((int) get_group_id(0));
                        l_232 = (long) ((ulong) l_7 + (ulong) ((l_231 << 12) + (l_231 << 11)));
                        l_233 = (long) ((ulong) l_232 + (ulong) 1796L);
                        i_234 = *((volatile __global gale_int *) (arg_fs + 16 + l_233));
                        l_235 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 1896L))));
                        i_236 = (int) (0 - (uint) i_234);
                        if (i_236 < 0) {
                            i_237 = i_236;
                        } else {
                            l_238 = (long) ((ulong) l_235 + (ulong) (-64L));
                            i_239 = (int) ((uint) ((int) (((long) ((ulong) l_238 + (ulong) ((long) ((ulong) (l_238 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_240 = (long) ((ulong) l_232 + (ulong) 1792L);
                            i_241 = 0;
                            l_242 = 0L;
                            while (true) {
                                if (!(i_241 == 0)) {
                                    break;
                                }
                                i_243 = *((volatile __global gale_int *) (arg_fs + 16 + l_233));
                                i_244 = *((volatile __global gale_int *) (arg_fs + 16 + l_240));
                                if (i_239 == i_244) {
                                    i_241 = 1;
                                } else {
                                    if (i_243 == 0) {
                                        if (l_242 < l_6) {
                                            GALEFS_RELAX(l_242);
                                            l_245 = (long) ((ulong) l_242 + (ulong) 1L);
                                            l_242 = l_245;
                                        } else {
                                            i_241 = (-110);
                                        }
                                    } else {
                                        i_246 = (int) (0 - (uint) i_243);
                                        i_241 = i_246;
                                    }
                                }
                            }
                            i_237 = i_241;
                        }
                        if (i_237 < 0) {
                            l_247 = (long) i_237;
                            l_248 = l_247;
                        } else {
                            l_249 = (long) ((int) get_group_id(0));
                            l_250 = (long) ((ulong) l_7 + (ulong) ((l_249 << 12) + (l_249 << 11)));
                            l_251 = (long) ((ulong) l_250 + (ulong) 1896L);
                            l_252 = *((__global gale_long *) (arg_fs + 16 + l_251));
                            l_253 = (long) ((ulong) l_252 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) ((long) (uint) (((int) l_253) & 1023)))))) = 0L;
                            l_254 = (long) ((ulong) l_250 + (ulong) ((long) (uint) (((int) l_252) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 4L)))) = 2;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_252 + (ulong) ((long) ((ulong) (l_252 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 12L)))) = i_60;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 16L)))) = 0L;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 24L)))) = 0L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_254)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_251)) = l_253;
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                            l_248 = LONG_MIN;
                        }
                    } else {
                        l_248 = (-16L);
                    }
                } else {
                    l_248 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_248 < (-4611686018427387904L)) {
                        l_255 = (long) ((int) get_group_id(0));
                        l_256 = (long) ((ulong) l_7 + (ulong) ((l_255 << 12) + (l_255 << 11)));
                        l_257 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1896L))));
                        l_258 = (long) ((ulong) l_257 + (ulong) (-64L));
                        i_259 = (int) ((uint) ((int) (((long) ((ulong) l_258 + (ulong) ((long) ((ulong) (l_258 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_260 = (long) ((ulong) l_256 + (ulong) 1792L);
                        l_261 = (long) ((ulong) l_256 + (ulong) 1796L);
                        i_262 = 0;
                        l_263 = 0L;
                        while (true) {
                            if (!(i_262 == 0)) {
                                break;
                            }
                            i_264 = *((volatile __global gale_int *) (arg_fs + 16 + l_261));
                            i_265 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
                            if (i_259 == i_265) {
                                i_262 = 1;
                            } else {
                                if (i_264 == 0) {
                                    if (l_263 < l_6) {
                                        GALEFS_RELAX(l_263);
                                        l_266 = (long) ((ulong) l_263 + (ulong) 1L);
                                        l_263 = l_266;
                                    } else {
                                        i_262 = (-110);
                                    }
                                } else {
                                    i_267 = (int) (0 - (uint) i_264);
                                    i_262 = i_267;
                                }
                            }
                        }
                        GALEFS_FENCE();
                        if (i_262 < 0) {
                            l_268 = (long) i_262;
                            l_269 = l_268;
                        } else {
                            l_270 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 1800L))));
                            l_269 = l_270;
                        }
                        i_271 = (int) ((uint) ((int) l_248) + (uint) (-1));
                        if (i_271 < 0) {
                            l_272 = l_269;
                        } else {
                            if (l_269 < 0L) {
                                l_272 = l_269;
                            } else {
                                l_273 = (l_269 << 32) | ((long) (uint) i_271);
                                l_272 = l_273;
                            }
                        }
                    } else {
                        l_272 = l_248;
                    }
                } else {
                    l_272 = l_248;
                }
                GALEFS_BROADCAST(6, l_274, l_272);
                l_275 = (long) ((ulong) ((long) ((int) l_274)) + (ulong) ((long) ((ulong) l_96 + (ulong) (l_96 << 2))));
                l_1 = l_275;
                i_2 = i_4;
            }
        }
    }
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_1;
    GALEFS_GROUP_END()
}
#endif
