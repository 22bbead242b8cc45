// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumFromEverywhere
// entry point: galefs_sumFromEverywhere
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 4 waits, 12 values, 80 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
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
// source SHA-256: 5d1f6ad2acd2e36390745f0d6e631eea5e851f69f5f8453bf341ff593e48e83d

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

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_56) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_119) VARIABLE(long, l_134) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_46) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_52) VARIABLE(long, l_54) VARIABLE(long, l_57) VARIABLE(long, l_59)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_52) VARIABLE(l_54) VARIABLE(l_57) VARIABLE(l_59)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_56) VARIABLE(l_1) VARIABLE(l_119) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49) VARIABLE(l_52) VARIABLE(l_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(l_1) VARIABLE(l_134) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_46) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_52)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_21, i_23, i_24, i_25, i_26, i_27, i_28, i_34, i_35, i_36, i_40, i_42, i_44, i_45, i_47, i_50, i_51, i_53, i_55, i_56, i_60, i_61, i_64, i_65, i_66, i_67, i_68, i_70, i_71, i_77, i_78, i_79, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_92, i_93, i_94, i_95, i_96, i_98, i_100, i_101, i_102, i_103, i_104, i_106, i_108, i_109, i_111, i_112, i_120, i_121, i_126, i_127, i_128, i_130, i_131, i_133, i_135, i_136, i_137, i_138, i_143, i_144, i_145;
    long l_0, l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_22, l_29, l_30, l_31, l_32, l_33, l_37, l_38, l_39, l_41, l_43, l_46, l_48, l_49, l_52, l_54, l_57, l_58, l_59, l_62, l_63, l_69, l_72, l_73, l_74, l_75, l_76, l_80, l_81, l_82, l_90, l_91, l_97, l_99, l_105, l_107, l_110, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_122, l_123, l_124, l_125, l_129, l_132, l_134, l_139, l_140, l_141, l_142, l_146, l_147;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
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
            l_14 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
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
        gale_longs[gale_item] = (ulong) l_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        l_0 = (long) gale_longs[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_18;
    l_20 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
    i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_23 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_19 < 0) {
            i_24 = (-9);
        } else {
            if (i_19 < i_21) {
                i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                i_26 = (int) ((uint) i_25 + (uint) (-1));
                i_27 = (i_26 < 0) ? (-9) : i_26;
                i_24 = i_27;
            } else {
                i_24 = (-9);
            }
        }
        i_28 = (int) (0 - (uint) i_23);
        if (i_28 < 0) {
            l_29 = (long) i_28;
            l_30 = l_29;
        } else {
            l_31 = (long) i_24;
            if (i_24 < 0) {
                l_30 = l_31;
            } else {
                l_32 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) (l_31 << 6)))));
                l_30 = l_32;
            }
        }
        l_33 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_34 = *((__global gale_int *) (arg_fs + 16 + l_33));
        i_35 = (int) ((uint) i_34 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_33)) = i_35;
        if (i_2 < i_35) {
            i_36 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
            if (i_36 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_37 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_37)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = l_30;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = 0;
                l_38 = LONG_MIN;
            } else {
                l_38 = l_30;
            }
        } else {
            l_38 = l_30;
        }
    } else {
        l_38 = 0L;
    }
    GALEFS_BROADCAST(2, l_39, l_38);
    if (l_39 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_0;
        gale_ints[gale_item] = (uint) i_19;
        gale_longs[gale_items + gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
        GALEFS_RETURN;
        resume_2:
        l_0 = (long) gale_longs[gale_item];
        i_19 = (int) gale_ints[gale_item];
        l_20 = (long) gale_longs[gale_items + gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_39 = gale_round_reply(gale_entry);
    }
    i_40 = (int) l_0;
    l_41 = (long) i_40;
    i_42 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_41 + (ulong) l_39)) + (ulong) (-1L))), l_41);
    l_43 = ((long) gale_group) * l_41;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    l_46 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_47 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_48 = 1L << i_47;
    l_49 = (long) ((ulong) l_48 + (ulong) (-1L));
    i_50 = gale_group;
    i_51 = (int) get_local_id(0);
    l_52 = 0L;
    i_53 = 0;
    while (true) {
        if (!(i_53 < i_42)) {
            break;
        }
        l_54 = l_41 * ((long) gale_rem_int(((int) ((uint) i_53 + (uint) i_50)), i_42));
        i_55 = 1;
        i_56 = 0;
        while (true) {
            if (!(i_55 == 1)) {
                break;
            }
            l_57 = (long) i_56;
            l_58 = l_54 + l_57;
            l_59 = l_58 & l_49;
            if (i_51 == 0) {
                i_60 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_61 = (int) (0 - (uint) i_60);
                if (i_61 < 0) {
                    l_62 = (long) i_61;
                    l_63 = l_62;
                } else {
                    if (i_19 < 0) {
                        i_64 = (-9);
                    } else {
                        if (i_19 < i_21) {
                            i_65 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            i_66 = (int) ((uint) i_65 + (uint) (-1));
                            i_67 = (i_66 < 0) ? (-9) : i_66;
                            if (i_67 < 0) {
                                i_64 = i_67;
                            } else {
                                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) 4L))));
                                if ((i_68 & 3) == 1) {
                                    i_64 = (-9);
                                } else {
                                    i_64 = i_67;
                                }
                            }
                        } else {
                            i_64 = (-9);
                        }
                    }
                    l_69 = (long) i_64;
                    if (i_64 < 0) {
                        l_63 = l_69;
                    } else {
                        if (l_58 < 0L) {
                            l_63 = (-22L);
                        } else {
                            i_70 = (int) ((uint) i_40 - (uint) i_56);
                            if (i_70 < 0) {
                                l_63 = (-22L);
                            } else {
                                i_71 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_71 == 0) {
                                    l_72 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_22 + (ulong) (l_69 << 6)))));
                                    l_73 = (long) ((ulong) l_72 - (ulong) l_58);
                                    if (l_73 < 1L) {
                                        l_63 = 0L;
                                    } else {
                                        l_74 = (long) (uint) i_70;
                                        l_75 = (l_73 < l_74) ? l_73 : l_74;
                                        l_63 = l_75;
                                    }
                                } else {
                                    l_63 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_63 < 1L) {
                    l_76 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_77 = *((__global gale_int *) (arg_fs + 16 + l_76));
                    i_78 = (int) ((uint) i_77 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_76)) = i_78;
                    if (i_2 < i_78) {
                        i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_79 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_80 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = l_63;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                            l_81 = LONG_MIN;
                        } else {
                            l_81 = l_63;
                        }
                    } else {
                        l_81 = l_63;
                    }
                } else {
                    l_82 = (long) ((ulong) l_48 - (ulong) l_59);
                    if (l_82 < l_63) {
                        i_83 = (int) l_82;
                        i_84 = i_83;
                    } else {
                        i_85 = (int) l_63;
                        i_84 = i_85;
                    }
                    if (i_19 < 0) {
                        i_86 = (-9);
                    } else {
                        if (i_19 < i_21) {
                            i_87 = *((volatile __global gale_int *) (arg_fs + 16 + l_20));
                            i_88 = (int) ((uint) i_87 + (uint) (-1));
                            i_89 = (i_88 < 0) ? (-9) : i_88;
                            i_86 = i_89;
                        } else {
                            i_86 = (-9);
                        }
                    }
                    l_90 = (long) i_86;
                    if (i_86 < 0) {
                        l_81 = l_90;
                    } else {
                        l_91 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_92 = *((__global gale_int *) (arg_fs + 16 + l_91));
                        i_93 = (int) ((uint) i_92 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_91)) = i_93;
                        if (i_2 < i_93) {
                            i_94 = (-1);
                        } else {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_22 + (ulong) (l_90 << 6))) + (ulong) 8L))));
                            i_96 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_97 = l_58 >> i_47;
                            i_98 = i_96 & ((int) (((long) ((ulong) ((long) ((ulong) l_97 + (ulong) (((long) i_95) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_99 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_100 = i_98;
                            i_101 = 0;
                            i_102 = (-2);
                            while (true) {
                                if (!(i_102 == (-2))) {
                                    break;
                                }
                                i_103 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) (((long) i_100) << 2)))));
                                i_104 = (int) ((uint) i_103 + (uint) (-1));
                                if (i_104 < 0) {
                                    i_102 = (-1);
                                } else {
                                    l_105 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_104) << 4));
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                                    l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 8L))));
                                    if ((!(i_95 == i_106)) || (!(l_97 == l_107))) {
                                        if (i_96 == i_101) {
                                            i_102 = (-1);
                                        } else {
                                            i_108 = (int) ((uint) i_101 + (uint) 1);
                                            i_109 = i_96 & ((int) ((uint) i_100 + (uint) 1));
                                            i_100 = i_109;
                                            i_101 = i_108;
                                        }
                                    } else {
                                        i_102 = i_104;
                                    }
                                }
                            }
                            i_94 = i_102;
                        }
                        l_110 = (long) i_84;
                        if (i_94 < 0) {
                            i_111 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_112 = (int) (0 - (uint) i_111);
                            if (i_112 < 0) {
                                l_113 = (long) i_112;
                                l_81 = l_113;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_114 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_114)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = i_19;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = l_58;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = l_63;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                                l_115 = (long) ((ulong) l_110 + (ulong) (-9223372036854775807L));
                                l_81 = l_115;
                            }
                        } else {
                            l_116 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_117 = *((__global gale_long *) (arg_fs + 16 + l_116));
                            *((__global gale_long *) (arg_fs + 16 + l_116)) = ((long) ((ulong) l_117 + (ulong) 1L));
                            l_118 = l_110 | (((long) (uint) i_94) << 32);
                            l_81 = l_118;
                        }
                    }
                }
            } else {
                l_81 = 0L;
            }
            GALEFS_BROADCAST(3, l_119, l_81);
            if (l_119 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_20;
                gale_ints[gale_items + gale_item] = (uint) i_40;
                gale_longs[gale_items + gale_item] = (ulong) l_41;
                gale_ints[2 * gale_items + gale_item] = (uint) i_42;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_43;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_52;
                gale_ints[3 * gale_items + gale_item] = (uint) i_53;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_54;
                gale_ints[4 * gale_items + gale_item] = (uint) i_56;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_57;
                gale_longs[6 * gale_items + gale_item] = (ulong) l_59;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_119); }
                GALEFS_RETURN;
                resume_3:
                i_19 = (int) gale_ints[gale_item];
                l_20 = (long) gale_longs[gale_item];
                i_40 = (int) gale_ints[gale_items + gale_item];
                l_41 = (long) gale_longs[gale_items + gale_item];
                i_42 = (int) gale_ints[2 * gale_items + gale_item];
                l_43 = (long) gale_longs[2 * gale_items + gale_item];
                l_52 = (long) gale_longs[3 * gale_items + gale_item];
                i_53 = (int) gale_ints[3 * gale_items + gale_item];
                l_54 = (long) gale_longs[4 * gale_items + gale_item];
                i_56 = (int) gale_ints[4 * gale_items + gale_item];
                l_57 = (long) gale_longs[5 * gale_items + gale_item];
                l_59 = (long) gale_longs[6 * gale_items + gale_item];
                l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_21 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_22 = *((__global gale_long *) (arg_fs + 16 + 200L));
                i_44 = (int) get_local_id(0);
                i_45 = (int) get_local_id(0);
                l_46 = *((__global gale_long *) (arg_fs + 16 + 144L));
                i_47 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_48 = 1L << i_47;
                l_49 = (long) ((ulong) l_48 + (ulong) (-1L));
                i_50 = gale_group;
                i_51 = (int) get_local_id(0);
                l_119 = gale_round_reply(gale_entry);
            }
            i_120 = (int) l_119;
            if (l_119 < 0L) {
                i_121 = 0;
            } else {
                i_121 = i_120;
            }
            if (l_119 < 0L) {
                l_122 = 0L;
            } else {
                l_123 = (long) ((ulong) l_119 >> 32);
                l_122 = l_123;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) ((long) ((ulong) l_46 + (ulong) (l_122 << i_47)))))), (arg_scratch + 16 + (l_43 + l_57)), i_121);
            GALEFS_BARRIER(4);
            if (i_45 == 0) {
                l_124 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) ((long) i_121) + (ulong) l_125));
            }
            i_126 = (int) ((uint) i_56 + (uint) i_121);
            if (l_119 < 0L) {
                i_55 = i_120;
                i_56 = i_126;
            } else {
                i_127 = ((i_121 < 1) || (!(i_126 < i_40))) ? 0 : 1;
                i_55 = i_127;
                i_56 = i_126;
            }
        }
        if (i_56 < 1) {
            i_128 = i_55;
        } else {
            i_128 = i_56;
        }
        if (i_44 == 0) {
            l_129 = l_52;
            i_130 = 0;
            while (true) {
                if (!(i_130 < i_128)) {
                    break;
                }
                i_131 = (int) *((__global char *) (arg_scratch + 16 + (l_43 + ((long) i_130))));
                l_132 = (long) ((ulong) l_129 + (ulong) ((long) (uint) (i_131 & 255)));
                i_133 = (int) ((uint) i_130 + (uint) 1);
                l_129 = l_132;
                i_130 = i_133;
            }
            l_134 = l_129;
        } else {
            l_134 = l_52;
        }
        GALEFS_BARRIER(5);
        i_135 = (int) ((uint) i_53 + (uint) 1);
        l_52 = l_134;
        i_53 = i_135;
    }
    if (((int) get_local_id(0)) == 0) {
        i_136 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_136 == 0) {
            i_137 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_138 = (int) (0 - (uint) i_137);
            if (i_138 < 0) {
                l_139 = (long) i_138;
                l_140 = l_139;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_141 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_141)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_141 + (ulong) 36L)))) = 0;
                l_140 = LONG_MIN;
            }
        } else {
            l_142 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_143 = *((__global gale_int *) (arg_fs + 16 + l_142));
            i_144 = (int) ((uint) i_143 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_142)) = i_144;
            if (i_2 < i_144) {
                i_145 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_145 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_146 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_146)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                    l_140 = LONG_MIN;
                } else {
                    l_140 = (-16L);
                }
            } else {
                l_140 = (-16L);
            }
        }
    } else {
        l_140 = 0L;
    }
    GALEFS_BROADCAST(6, l_147, l_140);
    if (l_147 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_52;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_147); }
        GALEFS_RETURN;
        resume_4:
        l_52 = (long) gale_longs[gale_item];
        l_147 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_52;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_104) VARIABLE(int, i_107) VARIABLE(int, i_210) VARIABLE(int, i_211) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_100) VARIABLE(long, l_103) VARIABLE(long, l_105) VARIABLE(long, l_108) VARIABLE(long, l_110) VARIABLE(long, l_2) VARIABLE(long, l_209) VARIABLE(long, l_229) VARIABLE(long, l_3) VARIABLE(long, l_56) VARIABLE(long, l_58) VARIABLE(long, l_91) VARIABLE(long, l_93) VARIABLE(long, l_96) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_58)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_108) VARIABLE(l_110) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(l_96) VARIABLE(l_99)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_107) VARIABLE(i_210) VARIABLE(i_211) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_105) VARIABLE(l_2) VARIABLE(l_209) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(l_96) VARIABLE(l_99)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_2) VARIABLE(l_229) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_58) VARIABLE(l_91) VARIABLE(l_93) VARIABLE(l_96) VARIABLE(l_99)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_103)

__kernel void galefs_sumFromEverywhere(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_9, i_11, i_12, i_14, i_16, i_18, i_19, i_21, i_27, i_28, i_39, i_42, i_44, i_45, i_47, i_51, i_55, i_57, i_60, i_61, i_62, i_63, i_64, i_65, i_74, i_77, i_79, i_80, i_82, i_86, i_90, i_92, i_94, i_95, i_97, i_98, i_101, i_102, i_104, i_106, i_107, i_112, i_113, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_131, i_132, i_133, i_134, i_135, i_136, i_137, i_139, i_140, i_142, i_145, i_146, i_147, i_148, i_149, i_151, i_153, i_154, i_155, i_159, i_165, i_167, i_168, i_170, i_172, i_174, i_175, i_177, i_194, i_197, i_199, i_200, i_202, i_206, i_210, i_211, i_221, i_222, i_223, i_225, i_226, i_228, i_230, i_232, i_236, i_238, i_239, i_241, i_243, i_245, i_246, i_248, i_261, i_264, i_266, i_267, i_269, i_273;
    long l_0, l_1, l_2, l_3, l_4, l_6, l_7, l_8, l_10, l_13, l_15, l_17, l_20, l_22, l_23, l_24, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_43, l_46, l_48, l_49, l_50, l_52, l_53, l_54, l_56, l_58, l_59, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_73, l_75, l_76, l_78, l_81, l_83, l_84, l_85, l_87, l_88, l_89, l_91, l_93, l_96, l_99, l_100, l_103, l_105, l_108, l_109, l_110, l_111, l_114, l_115, l_121, l_123, l_125, l_126, l_127, l_128, l_129, l_130, l_138, l_141, l_143, l_144, l_150, l_152, l_156, l_157, l_158, l_160, l_161, l_162, l_163, l_164, l_166, l_169, l_171, l_173, l_176, l_178, l_179, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_195, l_196, l_198, l_201, l_203, l_204, l_205, l_207, l_208, l_209, l_212, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_224, l_227, l_229, l_231, l_233, l_234, l_235, l_237, l_240, l_242, l_244, l_247, l_249, l_250, l_251, l_252, l_253, l_254, l_255, l_256, l_257, l_258, l_259, l_260, l_262, l_263, l_265, l_268, l_270, l_271, l_272, l_274, l_275, l_276;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_4 = (long) ((int) get_group_id(0));
        i_5 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_4 << 12) + (l_4 << 11)))) + (ulong) 1856L))));
        if (i_5 == 0) {
            l_6 = (long) ((int) get_group_id(0));
            l_7 = (long) ((ulong) l_3 + (ulong) ((l_6 << 12) + (l_6 << 11)));
            l_8 = (long) ((ulong) l_7 + (ulong) 1796L);
            i_9 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
            l_10 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) 1896L))));
            i_11 = (int) (0 - (uint) i_9);
            if (i_11 < 0) {
                i_12 = i_11;
            } else {
                l_13 = (long) ((ulong) l_10 + (ulong) (-64L));
                i_14 = (int) ((uint) ((int) (((long) ((ulong) l_13 + (ulong) ((long) ((ulong) (l_13 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_15 = (long) ((ulong) l_7 + (ulong) 1792L);
                i_16 = 0;
                l_17 = 0L;
                while (true) {
                    if (!(i_16 == 0)) {
                        break;
                    }
                    i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_8));
                    i_19 = *((volatile __global gale_int *) (arg_fs + 16 + l_15));
                    if (i_14 == i_19) {
                        i_16 = 1;
                    } else {
                        if (i_18 == 0) {
                            if (l_17 < l_2) {
                                GALEFS_RELAX(l_17);
                                l_20 = (long) ((ulong) l_17 + (ulong) 1L);
                                l_17 = l_20;
                            } else {
                                i_16 = (-110);
                            }
                        } else {
                            i_21 = (int) (0 - (uint) i_18);
                            i_16 = i_21;
                        }
                    }
                }
                i_12 = i_16;
            }
            l_22 = (long) i_12;
            l_23 = l_22;
        } else {
            l_23 = (-16L);
        }
        if (l_23 < 0L) {
            l_24 = l_23;
        } else {
            l_25 = (long) ((int) get_group_id(0));
            l_26 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_25 << 12) + (l_25 << 11)))) + (ulong) 2048L);
            i_27 = 0;
            while (true) {
                if (!(i_27 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) ((long) i_27))))) = (char) ((int) gale_literals[i_27]);
                i_28 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_28;
            }
            l_29 = (long) ((int) get_group_id(0));
            l_30 = (long) ((ulong) l_3 + (ulong) ((l_29 << 12) + (l_29 << 11)));
            l_31 = (long) ((ulong) l_30 + (ulong) 1896L);
            l_32 = *((__global gale_long *) (arg_fs + 16 + l_31));
            l_33 = (long) ((ulong) l_32 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) ((long) (uint) (((int) l_33) & 1023)))))) = 0L;
            l_34 = (long) ((ulong) l_30 + (ulong) ((long) (uint) (((int) l_32) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_32 + (ulong) ((long) ((ulong) (l_32 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_34)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_31)) = l_33;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_24 = LONG_MIN;
        }
    } else {
        l_24 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_24 < (-4611686018427387904L)) {
            l_35 = (long) ((int) get_group_id(0));
            l_36 = (long) ((ulong) l_3 + (ulong) ((l_35 << 12) + (l_35 << 11)));
            l_37 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 1896L))));
            l_38 = (long) ((ulong) l_37 + (ulong) (-64L));
            i_39 = (int) ((uint) ((int) (((long) ((ulong) l_38 + (ulong) ((long) ((ulong) (l_38 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_40 = (long) ((ulong) l_36 + (ulong) 1792L);
            l_41 = (long) ((ulong) l_36 + (ulong) 1796L);
            i_42 = 0;
            l_43 = 0L;
            while (true) {
                if (!(i_42 == 0)) {
                    break;
                }
                i_44 = *((volatile __global gale_int *) (arg_fs + 16 + l_41));
                i_45 = *((volatile __global gale_int *) (arg_fs + 16 + l_40));
                if (i_39 == i_45) {
                    i_42 = 1;
                } else {
                    if (i_44 == 0) {
                        if (l_43 < l_2) {
                            GALEFS_RELAX(l_43);
                            l_46 = (long) ((ulong) l_43 + (ulong) 1L);
                            l_43 = l_46;
                        } else {
                            i_42 = (-110);
                        }
                    } else {
                        i_47 = (int) (0 - (uint) i_44);
                        i_42 = i_47;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_42 < 0) {
                l_48 = (long) i_42;
                l_49 = l_48;
            } else {
                l_50 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 1800L))));
                l_49 = l_50;
            }
            i_51 = (int) ((uint) ((int) l_24) + (uint) (-1));
            if (i_51 < 0) {
                l_52 = l_49;
            } else {
                if (l_49 < 0L) {
                    l_52 = l_49;
                } else {
                    l_53 = (l_49 << 32) | ((long) (uint) i_51);
                    l_52 = l_53;
                }
            }
        } else {
            l_52 = l_24;
        }
    } else {
        l_52 = l_24;
    }
    GALEFS_BROADCAST(1, l_54, l_52);
    i_55 = (int) l_54;
    l_56 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_55) << 3));
    i_57 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_58 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_59 = (long) ((int) get_group_id(0));
        i_60 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 1796L))));
        if (i_55 < 0) {
            i_61 = (-9);
        } else {
            if (i_55 < i_57) {
                i_62 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                i_63 = (int) ((uint) i_62 + (uint) (-1));
                i_64 = (i_63 < 0) ? (-9) : i_63;
                i_61 = i_64;
            } else {
                i_61 = (-9);
            }
        }
        i_65 = (int) (0 - (uint) i_60);
        if (i_65 < 0) {
            l_66 = (long) i_65;
            l_67 = l_66;
        } else {
            l_68 = (long) i_61;
            if (i_61 < 0) {
                l_67 = l_68;
            } else {
                l_69 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) (l_68 << 6)))));
                l_67 = l_69;
            }
        }
    } else {
        l_67 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_67 < (-4611686018427387904L)) {
            l_70 = (long) ((int) get_group_id(0));
            l_71 = (long) ((ulong) l_3 + (ulong) ((l_70 << 12) + (l_70 << 11)));
            l_72 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 1896L))));
            l_73 = (long) ((ulong) l_72 + (ulong) (-64L));
            i_74 = (int) ((uint) ((int) (((long) ((ulong) l_73 + (ulong) ((long) ((ulong) (l_73 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_75 = (long) ((ulong) l_71 + (ulong) 1792L);
            l_76 = (long) ((ulong) l_71 + (ulong) 1796L);
            i_77 = 0;
            l_78 = 0L;
            while (true) {
                if (!(i_77 == 0)) {
                    break;
                }
                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                if (i_74 == i_80) {
                    i_77 = 1;
                } else {
                    if (i_79 == 0) {
                        if (l_78 < l_2) {
                            GALEFS_RELAX(l_78);
                            l_81 = (long) ((ulong) l_78 + (ulong) 1L);
                            l_78 = l_81;
                        } else {
                            i_77 = (-110);
                        }
                    } else {
                        i_82 = (int) (0 - (uint) i_79);
                        i_77 = i_82;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_77 < 0) {
                l_83 = (long) i_77;
                l_84 = l_83;
            } else {
                l_85 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 1800L))));
                l_84 = l_85;
            }
            i_86 = (int) ((uint) ((int) l_67) + (uint) (-1));
            if (i_86 < 0) {
                l_87 = l_84;
            } else {
                if (l_84 < 0L) {
                    l_87 = l_84;
                } else {
                    l_88 = (l_84 << 32) | ((long) (uint) i_86);
                    l_87 = l_88;
                }
            }
        } else {
            l_87 = l_67;
        }
    } else {
        l_87 = l_67;
    }
    GALEFS_BROADCAST(2, l_89, l_87);
    i_90 = (int) l_0;
    l_91 = (long) i_90;
    i_92 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_91 + (ulong) l_89)) + (ulong) (-1L))), l_91);
    l_93 = ((long) ((int) get_group_id(0))) * l_91;
    i_94 = (int) get_local_id(0);
    i_95 = (int) get_local_id(0);
    l_96 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_97 = (int) get_local_id(0);
    i_98 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_99 = 1L << i_98;
    l_100 = (long) ((ulong) l_99 + (ulong) (-1L));
    i_101 = (int) get_group_id(0);
    i_102 = (int) get_local_id(0);
    l_103 = 0L;
    i_104 = 0;
    while (true) {
        if (!(i_104 < i_92)) {
            break;
        }
        l_105 = l_91 * ((long) gale_rem_int(((int) ((uint) i_104 + (uint) i_101)), i_92));
        i_106 = 1;
        i_107 = 0;
        while (true) {
            if (!(i_106 == 1)) {
                break;
            }
            l_108 = (long) i_107;
            l_109 = l_105 + l_108;
            l_110 = l_109 & l_100;
            if (i_102 == 0) {
                l_111 = (long) ((int) get_group_id(0));
                i_112 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_111 << 12) + (l_111 << 11)))) + (ulong) 1796L))));
                i_113 = (int) (0 - (uint) i_112);
                if (i_113 < 0) {
                    l_114 = (long) i_113;
                    l_115 = l_114;
                } else {
                    if (i_55 < 0) {
                        i_116 = (-9);
                    } else {
                        if (i_55 < i_57) {
                            i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                            i_118 = (int) ((uint) i_117 + (uint) (-1));
                            i_119 = (i_118 < 0) ? (-9) : i_118;
                            if (i_119 < 0) {
                                i_116 = i_119;
                            } else {
                                i_120 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) 4L))));
                                if ((i_120 & 3) == 1) {
                                    i_116 = (-9);
                                } else {
                                    i_116 = i_119;
                                }
                            }
                        } else {
                            i_116 = (-9);
                        }
                    }
                    l_121 = (long) i_116;
                    if (i_116 < 0) {
                        l_115 = l_121;
                    } else {
                        if (l_109 < 0L) {
                            l_115 = (-22L);
                        } else {
                            i_122 = (int) ((uint) i_90 - (uint) i_107);
                            if (i_122 < 0) {
                                l_115 = (-22L);
                            } else {
                                l_123 = (long) ((int) get_group_id(0));
                                i_124 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_123 << 12) + (l_123 << 11)))) + (ulong) 1856L))));
                                if (i_124 == 0) {
                                    l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) (l_121 << 6)))));
                                    l_126 = (long) ((ulong) l_125 - (ulong) l_109);
                                    if (l_126 < 1L) {
                                        l_115 = 0L;
                                    } else {
                                        l_127 = (long) (uint) i_122;
                                        l_128 = (l_126 < l_127) ? l_126 : l_127;
                                        l_115 = l_128;
                                    }
                                } else {
                                    l_115 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_115 < 1L) {
                    l_129 = l_115;
                } else {
                    l_130 = (long) ((ulong) l_99 - (ulong) l_110);
                    if (l_130 < l_115) {
                        i_131 = (int) l_130;
                        i_132 = i_131;
                    } else {
                        i_133 = (int) l_115;
                        i_132 = i_133;
                    }
                    if (i_55 < 0) {
                        i_134 = (-9);
                    } else {
                        if (i_55 < i_57) {
                            i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_56));
                            i_136 = (int) ((uint) i_135 + (uint) (-1));
                            i_137 = (i_136 < 0) ? (-9) : i_136;
                            i_134 = i_137;
                        } else {
                            i_134 = (-9);
                        }
                    }
                    l_138 = (long) i_134;
                    if (i_134 < 0) {
                        l_129 = l_138;
                    } else {
                        i_139 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_58 + (ulong) (l_138 << 6))) + (ulong) 8L))));
                        i_140 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_141 = l_109 >> i_98;
                        i_142 = i_140 & ((int) (((long) ((ulong) ((long) ((ulong) l_141 + (ulong) (((long) i_139) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_143 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_144 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_145 = i_142;
                        i_146 = 0;
                        i_147 = (-2);
                        while (true) {
                            if (!(i_147 == (-2))) {
                                break;
                            }
                            i_148 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) (((long) i_145) << 2)))));
                            i_149 = (int) ((uint) i_148 + (uint) (-1));
                            if (i_149 < 0) {
                                i_147 = (-1);
                            } else {
                                l_150 = (long) ((ulong) l_143 + (ulong) (((long) (uint) i_149) << 4));
                                i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
                                l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L))));
                                if ((!(i_139 == i_151)) || (!(l_141 == l_152))) {
                                    if (i_140 == i_146) {
                                        i_147 = (-1);
                                    } else {
                                        i_153 = (int) ((uint) i_146 + (uint) 1);
                                        i_154 = i_140 & ((int) ((uint) i_145 + (uint) 1));
                                        i_145 = i_154;
                                        i_146 = i_153;
                                    }
                                } else {
                                    i_147 = i_149;
                                }
                            }
                        }
                        if (i_147 < 0) {
                            i_155 = i_147;
                        } else {
                            l_156 = (long) ((int) get_group_id(0));
                            l_157 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_156 << 12) + (l_156 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = ((int) ((uint) i_147 + (uint) 1));
                            GALEFS_FENCE();
                            l_158 = (long) ((ulong) l_143 + (ulong) (((long) (uint) i_147) << 4));
                            i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                            l_160 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_158 + (ulong) 8L))));
                            if ((!(i_139 == i_159)) || (!(l_141 == l_160))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_157)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_139 == i_159)) || (!(l_141 == l_160))) {
                                i_155 = (-1);
                            } else {
                                i_155 = i_147;
                            }
                        }
                        l_161 = (long) i_132;
                        if (i_155 < 0) {
                            l_162 = (long) ((int) get_group_id(0));
                            l_163 = (long) ((ulong) l_3 + (ulong) ((l_162 << 12) + (l_162 << 11)));
                            l_164 = (long) ((ulong) l_163 + (ulong) 1796L);
                            i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                            l_166 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) 1896L))));
                            i_167 = (int) (0 - (uint) i_165);
                            if (i_167 < 0) {
                                i_168 = i_167;
                            } else {
                                l_169 = (long) ((ulong) l_166 + (ulong) (-64L));
                                i_170 = (int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_171 = (long) ((ulong) l_163 + (ulong) 1792L);
                                i_172 = 0;
                                l_173 = 0L;
                                while (true) {
                                    if (!(i_172 == 0)) {
                                        break;
                                    }
                                    i_174 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                                    i_175 = *((volatile __global gale_int *) (arg_fs + 16 + l_171));
                                    if (i_170 == i_175) {
                                        i_172 = 1;
                                    } else {
                                        if (i_174 == 0) {
                                            if (l_173 < l_2) {
                                                GALEFS_RELAX(l_173);
                                                l_176 = (long) ((ulong) l_173 + (ulong) 1L);
                                                l_173 = l_176;
                                            } else {
                                                i_172 = (-110);
                                            }
                                        } else {
                                            i_177 = (int) (0 - (uint) i_174);
                                            i_172 = i_177;
                                        }
                                    }
                                }
                                i_168 = i_172;
                            }
                            if (i_168 < 0) {
                                l_178 = (long) i_168;
                                l_129 = l_178;
                            } else {
                                l_179 = (long) ((int) get_group_id(0));
                                l_180 = (long) ((ulong) l_3 + (ulong) ((l_179 << 12) + (l_179 << 11)));
                                l_181 = (long) ((ulong) l_180 + (ulong) 1896L);
                                l_182 = *((__global gale_long *) (arg_fs + 16 + l_181));
                                l_183 = (long) ((ulong) l_182 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) ((long) (uint) (((int) l_183) & 1023)))))) = 0L;
                                l_184 = (long) ((ulong) l_180 + (ulong) ((long) (uint) (((int) l_182) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_182 + (ulong) ((long) ((ulong) (l_182 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 12L)))) = i_55;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 16L)))) = l_109;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 24L)))) = l_115;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_184 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_184)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_181)) = l_183;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_185 = (long) ((ulong) l_161 + (ulong) (-9223372036854775807L));
                                l_129 = l_185;
                            }
                        } else {
                            l_186 = (long) ((int) get_group_id(0));
                            l_187 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_186 << 12) + (l_186 << 11)))) + (ulong) 1864L);
                            l_188 = *((__global gale_long *) (arg_fs + 16 + l_187));
                            *((__global gale_long *) (arg_fs + 16 + l_187)) = ((long) ((ulong) l_188 + (ulong) 1L));
                            l_189 = l_161 | (((long) (uint) i_155) << 32);
                            l_129 = l_189;
                        }
                    }
                }
            } else {
                l_129 = 0L;
            }
            if (i_97 == 0) {
                if (l_129 < (-4611686018427387904L)) {
                    l_190 = (long) ((int) get_group_id(0));
                    l_191 = (long) ((ulong) l_3 + (ulong) ((l_190 << 12) + (l_190 << 11)));
                    l_192 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1896L))));
                    l_193 = (long) ((ulong) l_192 + (ulong) (-64L));
                    i_194 = (int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_195 = (long) ((ulong) l_191 + (ulong) 1792L);
                    l_196 = (long) ((ulong) l_191 + (ulong) 1796L);
                    i_197 = 0;
                    l_198 = 0L;
                    while (true) {
                        if (!(i_197 == 0)) {
                            break;
                        }
                        i_199 = *((volatile __global gale_int *) (arg_fs + 16 + l_196));
                        i_200 = *((volatile __global gale_int *) (arg_fs + 16 + l_195));
                        if (i_194 == i_200) {
                            i_197 = 1;
                        } else {
                            if (i_199 == 0) {
                                if (l_198 < l_2) {
                                    GALEFS_RELAX(l_198);
                                    l_201 = (long) ((ulong) l_198 + (ulong) 1L);
                                    l_198 = l_201;
                                } else {
                                    i_197 = (-110);
                                }
                            } else {
                                i_202 = (int) (0 - (uint) i_199);
                                i_197 = i_202;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_197 < 0) {
                        l_203 = (long) i_197;
                        l_204 = l_203;
                    } else {
                        l_205 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1800L))));
                        l_204 = l_205;
                    }
                    i_206 = (int) ((uint) ((int) l_129) + (uint) (-1));
                    if (i_206 < 0) {
                        l_207 = l_204;
                    } else {
                        if (l_204 < 0L) {
                            l_207 = l_204;
                        } else {
                            l_208 = (l_204 << 32) | ((long) (uint) i_206);
                            l_207 = l_208;
                        }
                    }
                } else {
                    l_207 = l_129;
                }
            } else {
                l_207 = l_129;
            }
            GALEFS_BROADCAST(3, l_209, l_207);
            i_210 = (int) l_209;
            if (l_209 < 0L) {
                i_211 = 0;
            } else {
                i_211 = i_210;
            }
            if (l_209 < 0L) {
                l_212 = 0L;
            } else {
                l_213 = (long) ((ulong) l_209 >> 32);
                l_212 = l_213;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) ((ulong) l_96 + (ulong) (l_212 << i_98)))))), (arg_scratch + 16 + (l_93 + l_108)), i_211);
            GALEFS_FENCE();
            GALEFS_BARRIER(4);
            if (i_95 == 0) {
                l_214 = (long) ((int) get_group_id(0));
                l_215 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_214 << 12) + (l_214 << 11)))) + (ulong) 1872L);
                l_216 = *((__global gale_long *) (arg_fs + 16 + l_215));
                *((__global gale_long *) (arg_fs + 16 + l_215)) = ((long) ((ulong) ((long) i_211) + (ulong) l_216));
                l_217 = (long) ((int) get_group_id(0));
                l_218 = (long) ((ulong) l_3 + (ulong) ((l_217 << 12) + (l_217 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 1888L)))) = 0;
                l_219 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 1896L))));
                l_220 = (long) ((ulong) l_219 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_220 + (ulong) ((long) ((ulong) (l_220 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_221 = (int) ((uint) i_107 + (uint) i_211);
            if (l_209 < 0L) {
                i_106 = i_210;
                i_107 = i_221;
            } else {
                i_222 = ((i_211 < 1) || (!(i_221 < i_90))) ? 0 : 1;
                i_106 = i_222;
                i_107 = i_221;
            }
        }
        if (i_107 < 1) {
            i_223 = i_106;
        } else {
            i_223 = i_107;
        }
        if (i_94 == 0) {
            l_224 = l_103;
            i_225 = 0;
            while (true) {
                if (!(i_225 < i_223)) {
                    break;
                }
                i_226 = (int) *((__global char *) (arg_scratch + 16 + (l_93 + ((long) i_225))));
                l_227 = (long) ((ulong) l_224 + (ulong) ((long) (uint) (i_226 & 255)));
                i_228 = (int) ((uint) i_225 + (uint) 1);
                l_224 = l_227;
                i_225 = i_228;
            }
            l_229 = l_224;
        } else {
            l_229 = l_103;
        }
        GALEFS_BARRIER(5);
        i_230 = (int) ((uint) i_104 + (uint) 1);
        l_103 = l_229;
        i_104 = i_230;
    }
    if (((int) get_local_id(0)) == 0) {
        l_231 = (long) ((int) get_group_id(0));
        i_232 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_231 << 12) + (l_231 << 11)))) + (ulong) 1856L))));
        if (i_232 == 0) {
            l_233 = (long) ((int) get_group_id(0));
            l_234 = (long) ((ulong) l_3 + (ulong) ((l_233 << 12) + (l_233 << 11)));
            l_235 = (long) ((ulong) l_234 + (ulong) 1796L);
            i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_235));
            l_237 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 1896L))));
            i_238 = (int) (0 - (uint) i_236);
            if (i_238 < 0) {
                i_239 = i_238;
            } else {
                l_240 = (long) ((ulong) l_237 + (ulong) (-64L));
                i_241 = (int) ((uint) ((int) (((long) ((ulong) l_240 + (ulong) ((long) ((ulong) (l_240 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_242 = (long) ((ulong) l_234 + (ulong) 1792L);
                i_243 = 0;
                l_244 = 0L;
                while (true) {
                    if (!(i_243 == 0)) {
                        break;
                    }
                    i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_235));
                    i_246 = *((volatile __global gale_int *) (arg_fs + 16 + l_242));
                    if (i_241 == i_246) {
                        i_243 = 1;
                    } else {
                        if (i_245 == 0) {
                            if (l_244 < l_2) {
                                GALEFS_RELAX(l_244);
                                l_247 = (long) ((ulong) l_244 + (ulong) 1L);
                                l_244 = l_247;
                            } else {
                                i_243 = (-110);
                            }
                        } else {
                            i_248 = (int) (0 - (uint) i_245);
                            i_243 = i_248;
                        }
                    }
                }
                i_239 = i_243;
            }
            if (i_239 < 0) {
                l_249 = (long) i_239;
                l_250 = l_249;
            } else {
                l_251 = (long) ((int) get_group_id(0));
                l_252 = (long) ((ulong) l_3 + (ulong) ((l_251 << 12) + (l_251 << 11)));
                l_253 = (long) ((ulong) l_252 + (ulong) 1896L);
                l_254 = *((__global gale_long *) (arg_fs + 16 + l_253));
                l_255 = (long) ((ulong) l_254 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) ((long) (uint) (((int) l_255) & 1023)))))) = 0L;
                l_256 = (long) ((ulong) l_252 + (ulong) ((long) (uint) (((int) l_254) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_254 + (ulong) ((long) ((ulong) (l_254 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 12L)))) = i_55;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_256 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_256)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_253)) = l_255;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_250 = LONG_MIN;
            }
        } else {
            l_250 = (-16L);
        }
    } else {
        l_250 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_250 < (-4611686018427387904L)) {
            l_257 = (long) ((int) get_group_id(0));
            l_258 = (long) ((ulong) l_3 + (ulong) ((l_257 << 12) + (l_257 << 11)));
            l_259 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 1896L))));
            l_260 = (long) ((ulong) l_259 + (ulong) (-64L));
            i_261 = (int) ((uint) ((int) (((long) ((ulong) l_260 + (ulong) ((long) ((ulong) (l_260 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_262 = (long) ((ulong) l_258 + (ulong) 1792L);
            l_263 = (long) ((ulong) l_258 + (ulong) 1796L);
            i_264 = 0;
            l_265 = 0L;
            while (true) {
                if (!(i_264 == 0)) {
                    break;
                }
                i_266 = *((volatile __global gale_int *) (arg_fs + 16 + l_263));
                i_267 = *((volatile __global gale_int *) (arg_fs + 16 + l_262));
                if (i_261 == i_267) {
                    i_264 = 1;
                } else {
                    if (i_266 == 0) {
                        if (l_265 < l_2) {
                            GALEFS_RELAX(l_265);
                            l_268 = (long) ((ulong) l_265 + (ulong) 1L);
                            l_265 = l_268;
                        } else {
                            i_264 = (-110);
                        }
                    } else {
                        i_269 = (int) (0 - (uint) i_266);
                        i_264 = i_269;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_264 < 0) {
                l_270 = (long) i_264;
                l_271 = l_270;
            } else {
                l_272 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 1800L))));
                l_271 = l_272;
            }
            i_273 = (int) ((uint) ((int) l_250) + (uint) (-1));
            if (i_273 < 0) {
                l_274 = l_271;
            } else {
                if (l_271 < 0L) {
                    l_274 = l_271;
                } else {
                    l_275 = (l_271 << 32) | ((long) (uint) i_273);
                    l_274 = l_275;
                }
            }
        } else {
            l_274 = l_250;
        }
    } else {
        l_274 = l_250;
    }
    GALEFS_BROADCAST(6, l_276, l_274);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_103;
    }
    GALEFS_GROUP_END()
}
#endif
