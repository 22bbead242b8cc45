// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#sumMapped
// entry point: galefs_sumMapped
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// suspension: 4 waits, 9 values, 56 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_53) VARIABLE(long, l_0) VARIABLE(long, l_115) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_48) VARIABLE(long, l_54) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(i_53) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_48) VARIABLE(l_54) VARIABLE(l_55)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_115) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_54)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_113) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(l_0) VARIABLE(l_115) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_48)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_46, i_47, i_49, i_52, i_53, i_56, i_57, i_60, i_61, i_62, i_63, i_64, i_66, i_71, i_72, i_73, i_74, i_78, i_79, i_80, i_81, i_82, i_84, i_86, i_87, i_88, i_89, i_90, i_92, i_94, i_95, i_96, i_97, i_105, i_106, i_108, i_113, i_114, i_116, i_117, i_119, i_120, i_125, i_126, i_127, i_132, i_133, i_134;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_21, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_44, l_45, l_48, l_50, l_51, l_54, l_55, l_58, l_59, l_65, l_67, l_68, l_69, l_70, l_75, l_76, l_77, l_83, l_85, l_91, l_93, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_107, l_109, l_110, l_111, l_112, l_115, l_118, l_121, l_122, l_123, l_124, l_128, l_129, l_130, l_131, l_135, l_136;
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
                if (!(i_14 < 4)) {
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 4;
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
    i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        i_22 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_18 < 0) {
            i_23 = (-9);
        } else {
            if (i_18 < i_20) {
                i_24 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                i_25 = (int) ((uint) i_24 + (uint) (-1));
                i_26 = (i_25 < 0) ? (-9) : i_25;
                i_23 = i_26;
            } else {
                i_23 = (-9);
            }
        }
        i_27 = (int) (0 - (uint) i_22);
        if (i_27 < 0) {
            l_28 = (long) i_27;
            l_29 = l_28;
        } else {
            l_30 = (long) i_23;
            if (i_23 < 0) {
                l_29 = l_30;
            } else {
                l_31 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) (l_30 << 6)))));
                l_29 = l_31;
            }
        }
        l_32 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_33 = *((__global gale_int *) (arg_fs + 16 + l_32));
        i_34 = (int) ((uint) i_33 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_32)) = i_34;
        if (i_1 < i_34) {
            i_35 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_35 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_36 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_36)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = l_29;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 0;
                l_37 = LONG_MIN;
            } else {
                l_37 = l_29;
            }
        } else {
            l_37 = l_29;
        }
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(2, l_38, l_37);
    if (l_38 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_18;
        gale_longs[gale_item] = (ulong) l_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_38); }
        GALEFS_RETURN;
        resume_2:
        i_18 = (int) gale_ints[gale_item];
        l_19 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_38 = gale_round_reply(gale_entry);
    }
    i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
    i_40 = 1 << i_39;
    l_41 = (long) i_40;
    i_42 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_38 + (ulong) l_41)) + (ulong) (-1L))), l_41);
    i_43 = (int) get_local_id(0);
    l_44 = 1L << i_39;
    l_45 = (long) ((ulong) l_44 + (ulong) (-1L));
    i_46 = (int) get_local_id(0);
    i_47 = gale_group;
    l_48 = 0L;
    i_49 = 0;
    while (true) {
        if (!(i_49 < i_42)) {
            break;
        }
        l_50 = l_41 * ((long) gale_rem_int(((int) ((uint) i_49 + (uint) i_47)), i_42));
        l_51 = (long) ((ulong) l_38 - (ulong) l_50);
        if (l_51 < l_41) {
            i_52 = (int) l_51;
            i_53 = i_52;
        } else {
            i_53 = i_40;
        }
        l_54 = (long) i_53;
        l_55 = l_50 & l_45;
        if (i_46 == 0) {
            i_56 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_57 = (int) (0 - (uint) i_56);
            if (i_57 < 0) {
                l_58 = (long) i_57;
                l_59 = l_58;
            } else {
                if (i_18 < 0) {
                    i_60 = (-9);
                } else {
                    if (i_18 < i_20) {
                        i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        i_62 = (int) ((uint) i_61 + (uint) (-1));
                        i_63 = (i_62 < 0) ? (-9) : i_62;
                        if (i_63 < 0) {
                            i_60 = i_63;
                        } else {
                            i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L))));
                            if ((i_64 & 3) == 1) {
                                i_60 = (-9);
                            } else {
                                i_60 = i_63;
                            }
                        }
                    } else {
                        i_60 = (-9);
                    }
                }
                l_65 = (long) i_60;
                if (i_60 < 0) {
                    l_59 = l_65;
                } else {
                    if (l_50 < 0L) {
                        l_59 = (-22L);
                    } else {
                        if (i_53 < 0) {
                            l_59 = (-22L);
                        } else {
                            i_66 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_66 == 0) {
                                l_67 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) (l_65 << 6)))));
                                l_68 = (long) ((ulong) l_67 - (ulong) l_50);
                                if (l_68 < 1L) {
                                    l_59 = 0L;
                                } else {
                                    l_69 = (l_68 < l_54) ? l_68 : l_54;
                                    l_59 = l_69;
                                }
                            } else {
                                l_59 = (-16L);
                            }
                        }
                    }
                }
            }
            if (!(l_59 < 1L)) {
                if (l_54 == l_59) {
                    l_70 = (long) ((ulong) l_44 - (ulong) l_55);
                    if (l_70 < l_54) {
                        if (!(i_53 == ((int) l_70))) {
                            goto B93;
                        }
                    }
                    if (i_18 < 0) {
                        i_71 = (-9);
                    } else {
                        if (i_18 < i_20) {
                            i_72 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_73 = (int) ((uint) i_72 + (uint) (-1));
                            i_74 = (i_73 < 0) ? (-9) : i_73;
                            i_71 = i_74;
                        } else {
                            i_71 = (-9);
                        }
                    }
                    l_75 = (long) i_71;
                    if (i_71 < 0) {
                        l_76 = l_75;
                        goto B99;
                    }
                    l_77 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_78 = *((__global gale_int *) (arg_fs + 16 + l_77));
                    i_79 = (int) ((uint) i_78 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_77)) = i_79;
                    if (i_1 < i_79) {
                        i_80 = (-1);
                    } else {
                        i_81 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) (l_75 << 6))) + (ulong) 8L))));
                        i_82 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_83 = l_50 >> i_39;
                        i_84 = i_82 & ((int) (((long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) i_81) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_85 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_86 = i_84;
                        i_87 = 0;
                        i_88 = (-2);
                        while (true) {
                            if (!(i_88 == (-2))) {
                                break;
                            }
                            i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_85 + (ulong) (((long) i_86) << 2)))));
                            i_90 = (int) ((uint) i_89 + (uint) (-1));
                            if (i_90 < 0) {
                                i_88 = (-1);
                            } else {
                                l_91 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_90) << 4));
                                i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                                l_93 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 8L))));
                                if ((!(i_81 == i_92)) || (!(l_83 == l_93))) {
                                    if (i_82 == i_87) {
                                        i_88 = (-1);
                                    } else {
                                        i_94 = (int) ((uint) i_87 + (uint) 1);
                                        i_95 = i_82 & ((int) ((uint) i_86 + (uint) 1));
                                        i_86 = i_95;
                                        i_87 = i_94;
                                    }
                                } else {
                                    i_88 = i_90;
                                }
                            }
                        }
                        i_80 = i_88;
                    }
                    if (i_80 < 0) {
                        i_96 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_97 = (int) (0 - (uint) i_96);
                        if (i_97 < 0) {
                            l_98 = (long) i_97;
                            l_76 = l_98;
                            goto B99;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_99 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_99)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 16L)))) = l_50;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 24L)))) = l_54;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 36L)))) = 0;
                        l_100 = (long) ((ulong) l_54 + (ulong) (-9223372036854775807L));
                        l_76 = l_100;
                        goto B99;
                    }
                    l_101 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
                    *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) l_102 + (ulong) 1L));
                    l_103 = l_54 | (((long) (uint) i_80) << 32);
                    l_76 = l_103;
                    goto B99;
                }
            }
        B93:;
            l_104 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_105 = *((__global gale_int *) (arg_fs + 16 + l_104));
            i_106 = (int) ((uint) i_105 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_104)) = i_106;
            l_107 = (l_59 < 0L) ? l_59 : (-22L);
            if (i_1 < i_106) {
                i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_108 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_109 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_109)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 16L)))) = l_107;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 36L)))) = 0;
                    l_76 = LONG_MIN;
                } else {
                    l_76 = l_107;
                }
            } else {
                l_76 = l_107;
            }
        } else {
            l_76 = 0L;
        }
    B99:;
        GALEFS_BROADCAST(3, l_110, l_76);
        if (l_110 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[gale_item] = (ulong) l_19;
            gale_longs[gale_items + gale_item] = (ulong) l_38;
            gale_ints[gale_items + gale_item] = (uint) i_42;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_48;
            gale_ints[2 * gale_items + gale_item] = (uint) i_49;
            gale_ints[3 * gale_items + gale_item] = (uint) i_53;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_54;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_55;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_110); }
            GALEFS_RETURN;
            resume_3:
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_item];
            l_38 = (long) gale_longs[gale_items + gale_item];
            i_42 = (int) gale_ints[gale_items + gale_item];
            l_48 = (long) gale_longs[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[2 * gale_items + gale_item];
            i_53 = (int) gale_ints[3 * gale_items + gale_item];
            l_54 = (long) gale_longs[3 * gale_items + gale_item];
            l_55 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 156L));
            i_40 = 1 << i_39;
            l_41 = (long) i_40;
            i_43 = (int) get_local_id(0);
            l_44 = 1L << i_39;
            l_45 = (long) ((ulong) l_44 + (ulong) (-1L));
            i_46 = (int) get_local_id(0);
            i_47 = gale_group;
            l_110 = gale_round_reply(gale_entry);
        }
        if (i_43 == 0) {
            if (!(l_110 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_110 < 0L) {
            l_111 = l_110;
        } else {
            l_112 = (long) ((ulong) l_55 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_110 >> 32)) << i_39))));
            l_111 = l_112;
        }
        i_113 = (int) ((uint) i_49 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_111 + (ulong) 4095L)) < (ulong) 4095L) {
            l_48 = l_111;
            i_49 = i_113;
        } else {
            i_114 = (int) get_local_id(0);
            l_115 = l_48;
            i_116 = 0;
            while (true) {
                if (!(i_116 < i_53)) {
                    break;
                }
                i_117 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_111 + (ulong) ((long) i_116)))));
                l_118 = (long) ((ulong) l_115 + (ulong) ((long) (uint) (i_117 & 255)));
                i_119 = (int) ((uint) i_116 + (uint) 1);
                l_115 = l_118;
                i_116 = i_119;
            }
            GALEFS_BARRIER(4);
            if (i_114 == 0) {
                i_120 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_120 == 0) {
                    l_121 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_122 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_123 = *((__global gale_long *) (arg_fs + 16 + l_122));
                    *((__global gale_long *) (arg_fs + 16 + l_122)) = ((long) ((ulong) l_54 + (ulong) l_123));
                    l_121 = 0L;
                }
            } else {
                l_121 = 0L;
            }
            GALEFS_BROADCAST(5, l_124, l_121);
            l_48 = l_115;
            i_49 = i_113;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_125 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_125 == 0) {
            i_126 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_127 = (int) (0 - (uint) i_126);
            if (i_127 < 0) {
                l_128 = (long) i_127;
                l_129 = l_128;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_130 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_130)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 36L)))) = 0;
                l_129 = LONG_MIN;
            }
        } else {
            l_131 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_132 = *((__global gale_int *) (arg_fs + 16 + l_131));
            i_133 = (int) ((uint) i_132 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_131)) = i_133;
            if (i_1 < i_133) {
                i_134 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_134 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_135 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_135)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 36L)))) = 0;
                    l_129 = LONG_MIN;
                } else {
                    l_129 = (-16L);
                }
            } else {
                l_129 = (-16L);
            }
        }
    } else {
        l_129 = 0L;
    }
    GALEFS_BROADCAST(6, l_136, l_129);
    if (l_136 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_48;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_136); }
        GALEFS_RETURN;
        resume_4:
        l_48 = (long) gale_longs[gale_item];
        l_136 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_48;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_100) VARIABLE(int, i_104) VARIABLE(int, i_204) VARIABLE(int, i_205) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_105) VARIABLE(long, l_106) VARIABLE(long, l_2) VARIABLE(long, l_206) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_88) VARIABLE(long, l_91) VARIABLE(long, l_95) VARIABLE(long, l_96) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_100) VARIABLE(i_104) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_106) VARIABLE(l_2) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_88) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_96) VARIABLE(l_99)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_204) VARIABLE(i_205) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_105) VARIABLE(l_2) VARIABLE(l_206) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_88) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_96)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_204) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_206) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_88) VARIABLE(l_91) VARIABLE(l_95) VARIABLE(l_96)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_99)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_54, i_56, i_59, i_60, i_61, i_62, i_63, i_64, i_73, i_76, i_78, i_79, i_81, i_85, i_89, i_90, i_92, i_93, i_94, i_97, i_98, i_100, i_103, i_104, i_108, i_109, i_112, i_113, i_114, i_115, i_116, i_119, i_126, i_127, i_128, i_129, i_131, i_132, i_134, i_137, i_138, i_139, i_140, i_141, i_143, i_145, i_146, i_147, i_151, i_156, i_158, i_159, i_161, i_163, i_165, i_166, i_168, i_185, i_188, i_190, i_191, i_193, i_197, i_204, i_205, i_207, i_208, i_210, i_212, i_224, i_228, i_230, i_231, i_233, i_235, i_237, i_238, i_240, i_253, i_256, i_258, i_259, i_261, i_265;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_55, l_57, l_58, l_65, l_66, l_67, l_68, l_69, l_70, l_71, l_72, l_74, l_75, l_77, l_80, l_82, l_83, l_84, l_86, l_87, l_88, l_91, l_95, l_96, l_99, l_101, l_102, l_105, l_106, l_107, l_110, l_111, l_117, l_118, l_120, l_121, l_122, l_123, l_124, l_125, l_130, l_133, l_135, l_136, l_142, l_144, l_148, l_149, l_150, l_152, l_153, l_154, l_155, l_157, l_160, l_162, l_164, l_167, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_184, l_186, l_187, l_189, l_192, l_194, l_195, l_196, l_198, l_199, l_200, l_201, l_202, l_203, l_206, l_209, l_211, l_213, l_214, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_225, l_226, l_227, l_229, l_232, l_234, l_236, l_239, l_241, l_242, l_243, l_244, l_245, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_254, l_255, l_257, l_260, l_262, l_263, l_264, l_266, l_267, l_268;
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
    i_54 = (int) l_53;
    l_55 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_54) << 3));
    i_56 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_57 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_58 = (long) ((int) get_group_id(0));
        i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_58 << 12) + (l_58 << 11)))) + (ulong) 1796L))));
        if (i_54 < 0) {
            i_60 = (-9);
        } else {
            if (i_54 < i_56) {
                i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                i_62 = (int) ((uint) i_61 + (uint) (-1));
                i_63 = (i_62 < 0) ? (-9) : i_62;
                i_60 = i_63;
            } else {
                i_60 = (-9);
            }
        }
        i_64 = (int) (0 - (uint) i_59);
        if (i_64 < 0) {
            l_65 = (long) i_64;
            l_66 = l_65;
        } else {
            l_67 = (long) i_60;
            if (i_60 < 0) {
                l_66 = l_67;
            } else {
                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) (l_67 << 6)))));
                l_66 = l_68;
            }
        }
    } else {
        l_66 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_66 < (-4611686018427387904L)) {
            l_69 = (long) ((int) get_group_id(0));
            l_70 = (long) ((ulong) l_2 + (ulong) ((l_69 << 12) + (l_69 << 11)));
            l_71 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 1896L))));
            l_72 = (long) ((ulong) l_71 + (ulong) (-64L));
            i_73 = (int) ((uint) ((int) (((long) ((ulong) l_72 + (ulong) ((long) ((ulong) (l_72 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_74 = (long) ((ulong) l_70 + (ulong) 1792L);
            l_75 = (long) ((ulong) l_70 + (ulong) 1796L);
            i_76 = 0;
            l_77 = 0L;
            while (true) {
                if (!(i_76 == 0)) {
                    break;
                }
                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                if (i_73 == i_79) {
                    i_76 = 1;
                } else {
                    if (i_78 == 0) {
                        if (l_77 < l_1) {
                            GALEFS_RELAX(l_77);
                            l_80 = (long) ((ulong) l_77 + (ulong) 1L);
                            l_77 = l_80;
                        } else {
                            i_76 = (-110);
                        }
                    } else {
                        i_81 = (int) (0 - (uint) i_78);
                        i_76 = i_81;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_76 < 0) {
                l_82 = (long) i_76;
                l_83 = l_82;
            } else {
                l_84 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 1800L))));
                l_83 = l_84;
            }
            i_85 = (int) ((uint) ((int) l_66) + (uint) (-1));
            if (i_85 < 0) {
                l_86 = l_83;
            } else {
                if (l_83 < 0L) {
                    l_86 = l_83;
                } else {
                    l_87 = (l_83 << 32) | ((long) (uint) i_85);
                    l_86 = l_87;
                }
            }
        } else {
            l_86 = l_66;
        }
    } else {
        l_86 = l_66;
    }
    GALEFS_BROADCAST(2, l_88, l_86);
    i_89 = *((__global gale_int *) (arg_fs + 16 + 156L));
    i_90 = 1 << i_89;
    l_91 = (long) i_90;
    i_92 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_88 + (ulong) l_91)) + (ulong) (-1L))), l_91);
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    l_95 = 1L << i_89;
    l_96 = (long) ((ulong) l_95 + (ulong) (-1L));
    i_97 = (int) get_local_id(0);
    i_98 = (int) get_group_id(0);
    l_99 = 0L;
    i_100 = 0;
    while (true) {
        if (!(i_100 < i_92)) {
            break;
        }
        l_101 = l_91 * ((long) gale_rem_int(((int) ((uint) i_100 + (uint) i_98)), i_92));
        l_102 = (long) ((ulong) l_88 - (ulong) l_101);
        if (l_102 < l_91) {
            i_103 = (int) l_102;
            i_104 = i_103;
        } else {
            i_104 = i_90;
        }
        l_105 = (long) i_104;
        l_106 = l_101 & l_96;
        if (i_97 == 0) {
            l_107 = (long) ((int) get_group_id(0));
            i_108 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_107 << 12) + (l_107 << 11)))) + (ulong) 1796L))));
            i_109 = (int) (0 - (uint) i_108);
            if (i_109 < 0) {
                l_110 = (long) i_109;
                l_111 = l_110;
            } else {
                if (i_54 < 0) {
                    i_112 = (-9);
                } else {
                    if (i_54 < i_56) {
                        i_113 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                        i_114 = (int) ((uint) i_113 + (uint) (-1));
                        i_115 = (i_114 < 0) ? (-9) : i_114;
                        if (i_115 < 0) {
                            i_112 = i_115;
                        } else {
                            i_116 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L))));
                            if ((i_116 & 3) == 1) {
                                i_112 = (-9);
                            } else {
                                i_112 = i_115;
                            }
                        }
                    } else {
                        i_112 = (-9);
                    }
                }
                l_117 = (long) i_112;
                if (i_112 < 0) {
                    l_111 = l_117;
                } else {
                    if (l_101 < 0L) {
                        l_111 = (-22L);
                    } else {
                        if (i_104 < 0) {
                            l_111 = (-22L);
                        } else {
                            l_118 = (long) ((int) get_group_id(0));
                            i_119 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_118 << 12) + (l_118 << 11)))) + (ulong) 1856L))));
                            if (i_119 == 0) {
                                l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) (l_117 << 6)))));
                                l_121 = (long) ((ulong) l_120 - (ulong) l_101);
                                if (l_121 < 1L) {
                                    l_111 = 0L;
                                } else {
                                    l_122 = (l_121 < l_105) ? l_121 : l_105;
                                    l_111 = l_122;
                                }
                            } else {
                                l_111 = (-16L);
                            }
                        }
                    }
                }
            }
            l_123 = (l_111 < 0L) ? l_111 : (-22L);
            if (l_111 < 1L) {
                l_124 = l_123;
            } else {
                if (l_105 == l_111) {
                    l_125 = (long) ((ulong) l_95 - (ulong) l_106);
                    if (l_125 < l_105) {
                        if (!(i_104 == ((int) l_125))) {
                            l_124 = l_123;
                            goto B156;
                        }
                    }
                    if (i_54 < 0) {
                        i_126 = (-9);
                    } else {
                        if (i_54 < i_56) {
                            i_127 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                            i_128 = (int) ((uint) i_127 + (uint) (-1));
                            i_129 = (i_128 < 0) ? (-9) : i_128;
                            i_126 = i_129;
                        } else {
                            i_126 = (-9);
                        }
                    }
                    l_130 = (long) i_126;
                    if (i_126 < 0) {
                        l_124 = l_130;
                    } else {
                        i_131 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_57 + (ulong) (l_130 << 6))) + (ulong) 8L))));
                        i_132 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_133 = l_101 >> i_89;
                        i_134 = i_132 & ((int) (((long) ((ulong) ((long) ((ulong) l_133 + (ulong) (((long) i_131) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_135 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_136 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_137 = i_134;
                        i_138 = 0;
                        i_139 = (-2);
                        while (true) {
                            if (!(i_139 == (-2))) {
                                break;
                            }
                            i_140 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_136 + (ulong) (((long) i_137) << 2)))));
                            i_141 = (int) ((uint) i_140 + (uint) (-1));
                            if (i_141 < 0) {
                                i_139 = (-1);
                            } else {
                                l_142 = (long) ((ulong) l_135 + (ulong) (((long) (uint) i_141) << 4));
                                i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_142));
                                l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L))));
                                if ((!(i_131 == i_143)) || (!(l_133 == l_144))) {
                                    if (i_132 == i_138) {
                                        i_139 = (-1);
                                    } else {
                                        i_145 = (int) ((uint) i_138 + (uint) 1);
                                        i_146 = i_132 & ((int) ((uint) i_137 + (uint) 1));
                                        i_137 = i_146;
                                        i_138 = i_145;
                                    }
                                } else {
                                    i_139 = i_141;
                                }
                            }
                        }
                        if (i_139 < 0) {
                            i_147 = i_139;
                        } else {
                            l_148 = (long) ((int) get_group_id(0));
                            l_149 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_148 << 12) + (l_148 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_149)) = ((int) ((uint) i_139 + (uint) 1));
                            GALEFS_FENCE();
                            l_150 = (long) ((ulong) l_135 + (ulong) (((long) (uint) i_139) << 4));
                            i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
                            l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_150 + (ulong) 8L))));
                            if ((!(i_131 == i_151)) || (!(l_133 == l_152))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_149)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_131 == i_151)) || (!(l_133 == l_152))) {
                                i_147 = (-1);
                            } else {
                                i_147 = i_139;
                            }
                        }
                        if (i_147 < 0) {
                            l_153 = (long) ((int) get_group_id(0));
                            l_154 = (long) ((ulong) l_2 + (ulong) ((l_153 << 12) + (l_153 << 11)));
                            l_155 = (long) ((ulong) l_154 + (ulong) 1796L);
                            i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                            l_157 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1896L))));
                            i_158 = (int) (0 - (uint) i_156);
                            if (i_158 < 0) {
                                i_159 = i_158;
                            } else {
                                l_160 = (long) ((ulong) l_157 + (ulong) (-64L));
                                i_161 = (int) ((uint) ((int) (((long) ((ulong) l_160 + (ulong) ((long) ((ulong) (l_160 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_162 = (long) ((ulong) l_154 + (ulong) 1792L);
                                i_163 = 0;
                                l_164 = 0L;
                                while (true) {
                                    if (!(i_163 == 0)) {
                                        break;
                                    }
                                    i_165 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                                    i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_162));
                                    if (i_161 == i_166) {
                                        i_163 = 1;
                                    } else {
                                        if (i_165 == 0) {
                                            if (l_164 < l_1) {
                                                GALEFS_RELAX(l_164);
                                                l_167 = (long) ((ulong) l_164 + (ulong) 1L);
                                                l_164 = l_167;
                                            } else {
                                                i_163 = (-110);
                                            }
                                        } else {
                                            i_168 = (int) (0 - (uint) i_165);
                                            i_163 = i_168;
                                        }
                                    }
                                }
                                i_159 = i_163;
                            }
                            if (i_159 < 0) {
                                l_169 = (long) i_159;
                                l_124 = l_169;
                            } else {
                                l_170 = (long) ((int) get_group_id(0));
                                l_171 = (long) ((ulong) l_2 + (ulong) ((l_170 << 12) + (l_170 << 11)));
                                l_172 = (long) ((ulong) l_171 + (ulong) 1896L);
                                l_173 = *((__global gale_long *) (arg_fs + 16 + l_172));
                                l_174 = (long) ((ulong) l_173 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) ((long) (uint) (((int) l_174) & 1023)))))) = 0L;
                                l_175 = (long) ((ulong) l_171 + (ulong) ((long) (uint) (((int) l_173) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_173 + (ulong) ((long) ((ulong) (l_173 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 12L)))) = i_54;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 16L)))) = l_101;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 24L)))) = l_105;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_175 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_175)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_172)) = l_174;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_176 = (long) ((ulong) l_105 + (ulong) (-9223372036854775807L));
                                l_124 = l_176;
                            }
                        } else {
                            l_177 = (long) ((int) get_group_id(0));
                            l_178 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_177 << 12) + (l_177 << 11)))) + (ulong) 1864L);
                            l_179 = *((__global gale_long *) (arg_fs + 16 + l_178));
                            *((__global gale_long *) (arg_fs + 16 + l_178)) = ((long) ((ulong) l_179 + (ulong) 1L));
                            l_180 = l_105 | (((long) (uint) i_147) << 32);
                            l_124 = l_180;
                        }
                    }
                } else {
                    l_124 = l_123;
                }
            }
        } else {
            l_124 = 0L;
        }
    B156:;
        if (i_94 == 0) {
            if (l_124 < (-4611686018427387904L)) {
                l_181 = (long) ((int) get_group_id(0));
                l_182 = (long) ((ulong) l_2 + (ulong) ((l_181 << 12) + (l_181 << 11)));
                l_183 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 1896L))));
                l_184 = (long) ((ulong) l_183 + (ulong) (-64L));
                i_185 = (int) ((uint) ((int) (((long) ((ulong) l_184 + (ulong) ((long) ((ulong) (l_184 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_186 = (long) ((ulong) l_182 + (ulong) 1792L);
                l_187 = (long) ((ulong) l_182 + (ulong) 1796L);
                i_188 = 0;
                l_189 = 0L;
                while (true) {
                    if (!(i_188 == 0)) {
                        break;
                    }
                    i_190 = *((volatile __global gale_int *) (arg_fs + 16 + l_187));
                    i_191 = *((volatile __global gale_int *) (arg_fs + 16 + l_186));
                    if (i_185 == i_191) {
                        i_188 = 1;
                    } else {
                        if (i_190 == 0) {
                            if (l_189 < l_1) {
                                GALEFS_RELAX(l_189);
                                l_192 = (long) ((ulong) l_189 + (ulong) 1L);
                                l_189 = l_192;
                            } else {
                                i_188 = (-110);
                            }
                        } else {
                            i_193 = (int) (0 - (uint) i_190);
                            i_188 = i_193;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_188 < 0) {
                    l_194 = (long) i_188;
                    l_195 = l_194;
                } else {
                    l_196 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_182 + (ulong) 1800L))));
                    l_195 = l_196;
                }
                i_197 = (int) ((uint) ((int) l_124) + (uint) (-1));
                if (i_197 < 0) {
                    l_198 = l_195;
                } else {
                    if (l_195 < 0L) {
                        l_198 = l_195;
                    } else {
                        l_199 = (l_195 << 32) | ((long) (uint) i_197);
                        l_198 = l_199;
                    }
                }
            } else {
                l_198 = l_124;
            }
        } else {
            l_198 = l_124;
        }
        GALEFS_BROADCAST(3, l_200, l_198);
        if (i_93 == 0) {
            if (!(l_200 < 0L)) {
                l_201 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_201 << 12) + (l_201 << 11)))) + (ulong) 1856L)))) = 1;
            }
        }
        if (l_200 < 0L) {
            l_202 = l_200;
        } else {
            l_203 = (long) ((ulong) l_106 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_200 >> 32)) << i_89))));
            l_202 = l_203;
        }
        i_204 = (int) ((uint) i_100 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_202 + (ulong) 4095L)) < (ulong) 4095L) {
            l_99 = l_202;
            i_100 = i_204;
        } else {
            i_205 = (int) get_local_id(0);
            l_206 = l_99;
            i_207 = 0;
            while (true) {
                if (!(i_207 < i_104)) {
                    break;
                }
                i_208 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) ((long) i_207)))));
                l_209 = (long) ((ulong) l_206 + (ulong) ((long) (uint) (i_208 & 255)));
                i_210 = (int) ((uint) i_207 + (uint) 1);
                l_206 = l_209;
                i_207 = i_210;
            }
            GALEFS_FENCE();
            GALEFS_BARRIER(4);
            if (i_205 == 0) {
                l_211 = (long) ((int) get_group_id(0));
                i_212 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_211 << 12) + (l_211 << 11)))) + (ulong) 1856L))));
                if (i_212 == 0) {
                    l_213 = (-22L);
                } else {
                    l_214 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_214 << 12) + (l_214 << 11)))) + (ulong) 1856L)))) = 0;
                    l_215 = (long) ((int) get_group_id(0));
                    l_216 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_215 << 12) + (l_215 << 11)))) + (ulong) 1872L);
                    l_217 = *((__global gale_long *) (arg_fs + 16 + l_216));
                    *((__global gale_long *) (arg_fs + 16 + l_216)) = ((long) ((ulong) l_105 + (ulong) l_217));
                    l_218 = (long) ((int) get_group_id(0));
                    l_219 = (long) ((ulong) l_2 + (ulong) ((l_218 << 12) + (l_218 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 1888L)))) = 0;
                    l_220 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 1896L))));
                    l_221 = (long) ((ulong) l_220 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_219 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_221 + (ulong) ((long) ((ulong) (l_221 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_213 = 0L;
                }
            } else {
                l_213 = 0L;
            }
            GALEFS_BROADCAST(5, l_222, l_213);
            l_99 = l_206;
            i_100 = i_204;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_223 = (long) ((int) get_group_id(0));
        i_224 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_223 << 12) + (l_223 << 11)))) + (ulong) 1856L))));
        if (i_224 == 0) {
            l_225 = (long) ((int) get_group_id(0));
            l_226 = (long) ((ulong) l_2 + (ulong) ((l_225 << 12) + (l_225 << 11)));
            l_227 = (long) ((ulong) l_226 + (ulong) 1796L);
            i_228 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
            l_229 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) 1896L))));
            i_230 = (int) (0 - (uint) i_228);
            if (i_230 < 0) {
                i_231 = i_230;
            } else {
                l_232 = (long) ((ulong) l_229 + (ulong) (-64L));
                i_233 = (int) ((uint) ((int) (((long) ((ulong) l_232 + (ulong) ((long) ((ulong) (l_232 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_234 = (long) ((ulong) l_226 + (ulong) 1792L);
                i_235 = 0;
                l_236 = 0L;
                while (true) {
                    if (!(i_235 == 0)) {
                        break;
                    }
                    i_237 = *((volatile __global gale_int *) (arg_fs + 16 + l_227));
                    i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                    if (i_233 == i_238) {
                        i_235 = 1;
                    } else {
                        if (i_237 == 0) {
                            if (l_236 < l_1) {
                                GALEFS_RELAX(l_236);
                                l_239 = (long) ((ulong) l_236 + (ulong) 1L);
                                l_236 = l_239;
                            } else {
                                i_235 = (-110);
                            }
                        } else {
                            i_240 = (int) (0 - (uint) i_237);
                            i_235 = i_240;
                        }
                    }
                }
                i_231 = i_235;
            }
            if (i_231 < 0) {
                l_241 = (long) i_231;
                l_242 = l_241;
            } else {
                l_243 = (long) ((int) get_group_id(0));
                l_244 = (long) ((ulong) l_2 + (ulong) ((l_243 << 12) + (l_243 << 11)));
                l_245 = (long) ((ulong) l_244 + (ulong) 1896L);
                l_246 = *((__global gale_long *) (arg_fs + 16 + l_245));
                l_247 = (long) ((ulong) l_246 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_244 + (ulong) ((long) (uint) (((int) l_247) & 1023)))))) = 0L;
                l_248 = (long) ((ulong) l_244 + (ulong) ((long) (uint) (((int) l_246) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_246 + (ulong) ((long) ((ulong) (l_246 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 12L)))) = i_54;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_248 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_248)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_245)) = l_247;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_242 = LONG_MIN;
            }
        } else {
            l_242 = (-16L);
        }
    } else {
        l_242 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_242 < (-4611686018427387904L)) {
            l_249 = (long) ((int) get_group_id(0));
            l_250 = (long) ((ulong) l_2 + (ulong) ((l_249 << 12) + (l_249 << 11)));
            l_251 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 1896L))));
            l_252 = (long) ((ulong) l_251 + (ulong) (-64L));
            i_253 = (int) ((uint) ((int) (((long) ((ulong) l_252 + (ulong) ((long) ((ulong) (l_252 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_254 = (long) ((ulong) l_250 + (ulong) 1792L);
            l_255 = (long) ((ulong) l_250 + (ulong) 1796L);
            i_256 = 0;
            l_257 = 0L;
            while (true) {
                if (!(i_256 == 0)) {
                    break;
                }
                i_258 = *((volatile __global gale_int *) (arg_fs + 16 + l_255));
                i_259 = *((volatile __global gale_int *) (arg_fs + 16 + l_254));
                if (i_253 == i_259) {
                    i_256 = 1;
                } else {
                    if (i_258 == 0) {
                        if (l_257 < l_1) {
                            GALEFS_RELAX(l_257);
                            l_260 = (long) ((ulong) l_257 + (ulong) 1L);
                            l_257 = l_260;
                        } else {
                            i_256 = (-110);
                        }
                    } else {
                        i_261 = (int) (0 - (uint) i_258);
                        i_256 = i_261;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_256 < 0) {
                l_262 = (long) i_256;
                l_263 = l_262;
            } else {
                l_264 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_250 + (ulong) 1800L))));
                l_263 = l_264;
            }
            i_265 = (int) ((uint) ((int) l_242) + (uint) (-1));
            if (i_265 < 0) {
                l_266 = l_263;
            } else {
                if (l_263 < 0L) {
                    l_266 = l_263;
                } else {
                    l_267 = (l_263 << 32) | ((long) (uint) i_265);
                    l_266 = l_267;
                }
            }
        } else {
            l_266 = l_242;
        }
    } else {
        l_266 = l_242;
    }
    GALEFS_BROADCAST(6, l_268, l_266);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_99;
    }
    GALEFS_GROUP_END()
}
#endif
