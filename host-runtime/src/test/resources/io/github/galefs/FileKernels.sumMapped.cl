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
// source SHA-256: 3f5d9105d9fb434f1602a14d5ef96692d7a09386e475cd6d0d867e7343d5789e

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_115) VARIABLE(int, i_116) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_39) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_50) VARIABLE(int, i_54) VARIABLE(long, l_0) VARIABLE(long, l_117) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_38) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_46) VARIABLE(long, l_49) VARIABLE(long, l_55) VARIABLE(long, l_56)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_50) VARIABLE(i_54) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_49) VARIABLE(l_55) VARIABLE(l_56)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_115) VARIABLE(i_116) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_117) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46) VARIABLE(l_55)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_115) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_39) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(l_0) VARIABLE(l_117) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_38) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_46)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_49)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_20, i_22, i_23, i_24, i_25, i_26, i_27, i_33, i_34, i_35, i_39, i_40, i_42, i_43, i_47, i_48, i_50, i_53, i_54, i_57, i_58, i_61, i_62, i_63, i_64, i_65, i_67, i_72, i_73, i_74, i_75, i_79, i_80, i_81, i_82, i_83, i_85, i_87, i_88, i_89, i_90, i_91, i_93, i_95, i_96, i_97, i_98, i_106, i_107, i_109, i_115, i_116, i_118, i_119, i_121, i_122, i_127, i_128, i_129, i_134, i_135, i_136;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_21, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_44, l_45, l_46, l_49, l_51, l_52, l_55, l_56, l_59, l_60, l_66, l_68, l_69, l_70, l_71, l_76, l_77, l_78, l_84, l_86, l_92, l_94, l_99, l_100, l_101, l_102, l_103, l_104, l_105, l_108, l_110, l_111, l_112, l_113, l_114, l_117, l_120, l_123, l_124, l_125, l_126, l_130, l_131, l_132, l_133, l_137, l_138;
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
    i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_40 = 1 << i_39;
    l_41 = (long) i_40;
    i_42 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_38 + (ulong) l_41)) + (ulong) (-1L))), l_41);
    i_43 = (int) get_local_id(0);
    l_44 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_45 = 1L << i_39;
    l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
    i_47 = (int) get_local_id(0);
    i_48 = gale_group;
    l_49 = 0L;
    i_50 = 0;
    while (true) {
        if (!(i_50 < i_42)) {
            break;
        }
        l_51 = l_41 * ((long) gale_rem_int(((int) ((uint) i_50 + (uint) i_48)), i_42));
        l_52 = (long) ((ulong) l_38 - (ulong) l_51);
        if (l_52 < l_41) {
            i_53 = (int) l_52;
            i_54 = i_53;
        } else {
            i_54 = i_40;
        }
        l_55 = (long) i_54;
        l_56 = l_51 & l_46;
        if (i_47 == 0) {
            i_57 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_58 = (int) (0 - (uint) i_57);
            if (i_58 < 0) {
                l_59 = (long) i_58;
                l_60 = l_59;
            } else {
                if (i_18 < 0) {
                    i_61 = (-9);
                } else {
                    if (i_18 < i_20) {
                        i_62 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        i_63 = (int) ((uint) i_62 + (uint) (-1));
                        i_64 = (i_63 < 0) ? (-9) : i_63;
                        if (i_64 < 0) {
                            i_61 = i_64;
                        } else {
                            i_65 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L))));
                            if ((i_65 & 3) == 1) {
                                i_61 = (-9);
                            } else {
                                i_61 = i_64;
                            }
                        }
                    } else {
                        i_61 = (-9);
                    }
                }
                l_66 = (long) i_61;
                if (i_61 < 0) {
                    l_60 = l_66;
                } else {
                    if (l_51 < 0L) {
                        l_60 = (-22L);
                    } else {
                        if (i_54 < 0) {
                            l_60 = (-22L);
                        } else {
                            i_67 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_67 == 0) {
                                l_68 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) (l_66 << 6)))));
                                l_69 = (long) ((ulong) l_68 - (ulong) l_51);
                                if (l_69 < 1L) {
                                    l_60 = 0L;
                                } else {
                                    l_70 = (l_69 < l_55) ? l_69 : l_55;
                                    l_60 = l_70;
                                }
                            } else {
                                l_60 = (-16L);
                            }
                        }
                    }
                }
            }
            if (!(l_60 < 1L)) {
                if (l_55 == l_60) {
                    l_71 = (long) ((ulong) l_45 - (ulong) l_56);
                    if (l_71 < l_55) {
                        if (!(i_54 == ((int) l_71))) {
                            goto B93;
                        }
                    }
                    if (i_18 < 0) {
                        i_72 = (-9);
                    } else {
                        if (i_18 < i_20) {
                            i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                            i_74 = (int) ((uint) i_73 + (uint) (-1));
                            i_75 = (i_74 < 0) ? (-9) : i_74;
                            i_72 = i_75;
                        } else {
                            i_72 = (-9);
                        }
                    }
                    l_76 = (long) i_72;
                    if (i_72 < 0) {
                        l_77 = l_76;
                        goto B99;
                    }
                    l_78 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_79 = *((__global gale_int *) (arg_fs + 16 + l_78));
                    i_80 = (int) ((uint) i_79 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_78)) = i_80;
                    if (i_1 < i_80) {
                        i_81 = (-1);
                    } else {
                        i_82 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_21 + (ulong) (l_76 << 6))) + (ulong) 8L))));
                        i_83 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_84 = l_51 >> i_39;
                        i_85 = i_83 & ((int) (((long) ((ulong) ((long) ((ulong) l_84 + (ulong) (((long) i_82) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_86 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_87 = i_85;
                        i_88 = 0;
                        i_89 = (-2);
                        while (true) {
                            if (!(i_89 == (-2))) {
                                break;
                            }
                            i_90 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) (((long) i_87) << 2)))));
                            i_91 = (int) ((uint) i_90 + (uint) (-1));
                            if (i_91 < 0) {
                                i_89 = (-1);
                            } else {
                                l_92 = (long) ((ulong) l_44 + (ulong) (((long) (uint) i_91) << 5));
                                i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                                l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 8L))));
                                if ((!(i_82 == i_93)) || (!(l_84 == l_94))) {
                                    if (i_83 == i_88) {
                                        i_89 = (-1);
                                    } else {
                                        i_95 = (int) ((uint) i_88 + (uint) 1);
                                        i_96 = i_83 & ((int) ((uint) i_87 + (uint) 1));
                                        i_87 = i_96;
                                        i_88 = i_95;
                                    }
                                } else {
                                    i_89 = i_91;
                                }
                            }
                        }
                        i_81 = i_89;
                    }
                    if (i_81 < 0) {
                        i_97 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_98 = (int) (0 - (uint) i_97);
                        if (i_98 < 0) {
                            l_99 = (long) i_98;
                            l_77 = l_99;
                            goto B99;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_100 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_100)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 12L)))) = i_18;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 16L)))) = l_51;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 24L)))) = l_55;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) 36L)))) = 0;
                        l_101 = (long) ((ulong) l_55 + (ulong) (-9223372036854775807L));
                        l_77 = l_101;
                        goto B99;
                    }
                    l_102 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_103 = *((__global gale_long *) (arg_fs + 16 + l_102));
                    *((__global gale_long *) (arg_fs + 16 + l_102)) = ((long) ((ulong) l_103 + (ulong) 1L));
                    l_104 = l_55 | (((long) (uint) i_81) << 32);
                    l_77 = l_104;
                    goto B99;
                }
            }
        B93:;
            l_105 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_106 = *((__global gale_int *) (arg_fs + 16 + l_105));
            i_107 = (int) ((uint) i_106 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_105)) = i_107;
            l_108 = (l_60 < 0L) ? l_60 : (-22L);
            if (i_1 < i_107) {
                i_109 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_109 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_110 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_110)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 16L)))) = l_108;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 36L)))) = 0;
                    l_77 = LONG_MIN;
                } else {
                    l_77 = l_108;
                }
            } else {
                l_77 = l_108;
            }
        } else {
            l_77 = 0L;
        }
    B99:;
        GALEFS_BROADCAST(3, l_111, l_77);
        if (l_111 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_18;
            gale_longs[gale_item] = (ulong) l_19;
            gale_longs[gale_items + gale_item] = (ulong) l_38;
            gale_ints[gale_items + gale_item] = (uint) i_42;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_49;
            gale_ints[2 * gale_items + gale_item] = (uint) i_50;
            gale_ints[3 * gale_items + gale_item] = (uint) i_54;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_55;
            gale_longs[4 * gale_items + gale_item] = (ulong) l_56;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_111); }
            GALEFS_RETURN;
            resume_3:
            i_18 = (int) gale_ints[gale_item];
            l_19 = (long) gale_longs[gale_item];
            l_38 = (long) gale_longs[gale_items + gale_item];
            i_42 = (int) gale_ints[gale_items + gale_item];
            l_49 = (long) gale_longs[2 * gale_items + gale_item];
            i_50 = (int) gale_ints[2 * gale_items + gale_item];
            i_54 = (int) gale_ints[3 * gale_items + gale_item];
            l_55 = (long) gale_longs[3 * gale_items + gale_item];
            l_56 = (long) gale_longs[4 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_20 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_21 = *((__global gale_long *) (arg_fs + 16 + 200L));
            i_39 = *((__global gale_int *) (arg_fs + 16 + 148L));
            i_40 = 1 << i_39;
            l_41 = (long) i_40;
            i_43 = (int) get_local_id(0);
            l_44 = *((__global gale_long *) (arg_fs + 16 + 136L));
            l_45 = 1L << i_39;
            l_46 = (long) ((ulong) l_45 + (ulong) (-1L));
            i_47 = (int) get_local_id(0);
            i_48 = gale_group;
            l_111 = gale_round_reply(gale_entry);
        }
        if (i_43 == 0) {
            if (!(l_111 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_111 < 0L) {
            l_112 = l_111;
        } else {
            if (((int) l_111) == 0) {
                l_112 = 0L;
            } else {
                l_113 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_44 + (ulong) (((long) ((ulong) l_111 >> 32)) << 5))) + (ulong) 16L))));
                l_114 = (long) ((ulong) l_56 + (ulong) l_113);
                l_112 = l_114;
            }
        }
        i_115 = (int) ((uint) i_50 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_112 + (ulong) 4095L)) < (ulong) 4095L) {
            l_49 = l_112;
            i_50 = i_115;
        } else {
            i_116 = (int) get_local_id(0);
            l_117 = l_49;
            i_118 = 0;
            while (true) {
                if (!(i_118 < i_54)) {
                    break;
                }
                i_119 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) ((long) i_118)))));
                l_120 = (long) ((ulong) l_117 + (ulong) ((long) (uint) (i_119 & 255)));
                i_121 = (int) ((uint) i_118 + (uint) 1);
                l_117 = l_120;
                i_118 = i_121;
            }
            GALEFS_BARRIER(4);
            if (i_116 == 0) {
                i_122 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_122 == 0) {
                    l_123 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_124 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_125 = *((__global gale_long *) (arg_fs + 16 + l_124));
                    *((__global gale_long *) (arg_fs + 16 + l_124)) = ((long) ((ulong) l_55 + (ulong) l_125));
                    l_123 = 0L;
                }
            } else {
                l_123 = 0L;
            }
            GALEFS_BROADCAST(5, l_126, l_123);
            l_49 = l_117;
            i_50 = i_115;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_127 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_127 == 0) {
            i_128 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_129 = (int) (0 - (uint) i_128);
            if (i_129 < 0) {
                l_130 = (long) i_129;
                l_131 = l_130;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_132 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_132)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 36L)))) = 0;
                l_131 = LONG_MIN;
            }
        } else {
            l_133 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_134 = *((__global gale_int *) (arg_fs + 16 + l_133));
            i_135 = (int) ((uint) i_134 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_133)) = i_135;
            if (i_1 < i_135) {
                i_136 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_136 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_137 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_137)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_137 + (ulong) 36L)))) = 0;
                    l_131 = LONG_MIN;
                } else {
                    l_131 = (-16L);
                }
            } else {
                l_131 = (-16L);
            }
        }
    } else {
        l_131 = 0L;
    }
    GALEFS_BROADCAST(6, l_138, l_131);
    if (l_138 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_49;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_138); }
        GALEFS_RETURN;
        resume_4:
        l_49 = (long) gale_longs[gale_item];
        l_138 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) gale_group) << 3) + 16L))) = l_49;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_101) VARIABLE(int, i_102) VARIABLE(int, i_104) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_116) VARIABLE(int, i_120) VARIABLE(int, i_229) VARIABLE(int, i_230) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_100) VARIABLE(long, l_103) VARIABLE(long, l_107) VARIABLE(long, l_110) VARIABLE(long, l_111) VARIABLE(long, l_112) VARIABLE(long, l_115) VARIABLE(long, l_121) VARIABLE(long, l_122) VARIABLE(long, l_2) VARIABLE(long, l_231) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_64) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_116) VARIABLE(i_120) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_115) VARIABLE(l_121) VARIABLE(l_122) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_229) VARIABLE(i_230) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_121) VARIABLE(l_2) VARIABLE(l_231) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_101) VARIABLE(i_102) VARIABLE(i_104) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_229) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_100) VARIABLE(l_103) VARIABLE(l_107) VARIABLE(l_110) VARIABLE(l_111) VARIABLE(l_112) VARIABLE(l_2) VARIABLE(l_231) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_115)

__kernel void galefs_sumMapped(__global uchar *arg_fs, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_65, i_68, i_69, i_70, i_71, i_72, i_73, i_82, i_85, i_88, i_89, i_92, i_93, i_97, i_101, i_102, i_104, i_105, i_106, i_108, i_109, i_113, i_114, i_116, i_119, i_120, i_124, i_125, i_128, i_129, i_130, i_131, i_132, i_135, i_142, i_143, i_144, i_145, i_147, i_148, i_150, i_152, i_153, i_154, i_155, i_156, i_158, i_160, i_161, i_162, i_163, i_166, i_168, i_169, i_173, i_175, i_176, i_178, i_180, i_183, i_184, i_187, i_188, i_196, i_206, i_209, i_212, i_213, i_216, i_217, i_221, i_229, i_230, i_232, i_233, i_235, i_237, i_243, i_250, i_254, i_256, i_257, i_259, i_261, i_264, i_265, i_268, i_269, i_278, i_283, i_286, i_289, i_290, i_293, i_294, i_298;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_66, l_67, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_83, l_84, l_86, l_87, l_90, l_91, l_94, l_95, l_96, l_98, l_99, l_100, l_103, l_107, l_110, l_111, l_112, l_115, l_117, l_118, l_121, l_122, l_123, l_126, l_127, l_133, l_134, l_136, l_137, l_138, l_139, l_140, l_141, l_146, l_149, l_151, l_157, l_159, l_164, l_165, l_167, l_170, l_171, l_172, l_174, l_177, l_179, l_181, l_182, l_185, l_186, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_207, l_208, l_210, l_211, l_214, l_215, l_218, l_219, l_220, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_231, l_234, l_236, l_238, l_239, l_240, l_241, l_242, l_244, l_245, l_246, l_247, l_248, l_249, l_251, l_252, l_253, l_255, l_258, l_260, l_262, l_263, l_266, l_267, l_270, l_271, l_272, l_273, l_274, l_275, l_276, l_277, l_279, l_280, l_281, l_282, l_284, l_285, l_287, l_288, l_291, l_292, l_295, l_296, l_297, l_299, l_300, l_301;
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
    i_63 = (int) l_62;
    l_64 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_63) << 3));
    i_65 = *((__global gale_int *) (arg_fs + 16 + 208L));
    l_66 = *((__global gale_long *) (arg_fs + 16 + 200L));
    if (((int) get_local_id(0)) == 0) {
        l_67 = (long) ((int) get_group_id(0));
        i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1796L))));
        if (i_63 < 0) {
            i_69 = (-9);
        } else {
            if (i_63 < i_65) {
                i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                i_71 = (int) ((uint) i_70 + (uint) (-1));
                i_72 = (i_71 < 0) ? (-9) : i_71;
                i_69 = i_72;
            } else {
                i_69 = (-9);
            }
        }
        i_73 = (int) (0 - (uint) i_68);
        if (i_73 < 0) {
            l_74 = (long) i_73;
            l_75 = l_74;
        } else {
            l_76 = (long) i_69;
            if (i_69 < 0) {
                l_75 = l_76;
            } else {
                l_77 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (l_76 << 6)))));
                l_75 = l_77;
            }
        }
    } else {
        l_75 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_75 < (-4611686018427387904L)) {
            l_78 = (long) ((int) get_group_id(0));
            l_79 = (long) ((ulong) l_4 + (ulong) ((l_78 << 12) + (l_78 << 11)));
            l_80 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1896L))));
            l_81 = (long) ((ulong) l_80 + (ulong) (-64L));
            i_82 = (int) ((uint) ((int) (((long) ((ulong) l_81 + (ulong) ((long) ((ulong) (l_81 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_83 = (long) ((ulong) l_79 + (ulong) 1792L);
            l_84 = (long) ((ulong) l_79 + (ulong) 1796L);
            i_85 = 0;
            l_86 = 0L;
            l_87 = (-1L);
            while (true) {
                if (!(i_85 == 0)) {
                    break;
                }
                i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_83));
                if (i_82 == i_89) {
                    i_85 = 1;
                } else {
                    if (i_88 == 0) {
                        if (l_86 < l_3) {
                            GALEFS_RELAX(l_86);
                            l_90 = (long) ((ulong) l_86 + (ulong) 1L);
                            l_86 = l_90;
                        } else {
                            l_91 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_92 = (l_87 == l_91) ? (-110) : 0;
                            i_85 = i_92;
                            l_86 = 0L;
                            l_87 = l_91;
                        }
                    } else {
                        i_93 = (int) (0 - (uint) i_88);
                        i_85 = i_93;
                    }
                }
            }
            if (i_85 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1888L)))) = i_82;
            }
            GALEFS_FENCE();
            if (i_85 < 0) {
                l_94 = (long) i_85;
                l_95 = l_94;
            } else {
                l_96 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 1800L))));
                l_95 = l_96;
            }
            i_97 = (int) ((uint) ((int) l_75) + (uint) (-1));
            if (i_97 < 0) {
                l_98 = l_95;
            } else {
                if (l_95 < 0L) {
                    l_98 = l_95;
                } else {
                    l_99 = (l_95 << 32) | ((long) (uint) i_97);
                    l_98 = l_99;
                }
            }
        } else {
            l_98 = l_75;
        }
    } else {
        l_98 = l_75;
    }
    GALEFS_BROADCAST(2, l_100, l_98);
    i_101 = *((__global gale_int *) (arg_fs + 16 + 148L));
    i_102 = 1 << i_101;
    l_103 = (long) i_102;
    i_104 = (int) gale_div_long(((long) ((ulong) ((long) ((ulong) l_100 + (ulong) l_103)) + (ulong) (-1L))), l_103);
    i_105 = (int) get_local_id(0);
    i_106 = (int) get_local_id(0);
    l_107 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_108 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_109 = (int) ((uint) (1 << i_108) + (uint) (-1));
    l_110 = *((__global gale_long *) (arg_fs + 16 + 136L));
    l_111 = 1L << i_101;
    l_112 = (long) ((ulong) l_111 + (ulong) (-1L));
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_group_id(0);
    l_115 = 0L;
    i_116 = 0;
    while (true) {
        if (!(i_116 < i_104)) {
            break;
        }
        l_117 = l_103 * ((long) gale_rem_int(((int) ((uint) i_116 + (uint) i_114)), i_104));
        l_118 = (long) ((ulong) l_100 - (ulong) l_117);
        if (l_118 < l_103) {
            i_119 = (int) l_118;
            i_120 = i_119;
        } else {
            i_120 = i_102;
        }
        l_121 = (long) i_120;
        l_122 = l_117 & l_112;
        if (i_113 == 0) {
            l_123 = (long) ((int) get_group_id(0));
            i_124 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_123 << 12) + (l_123 << 11)))) + (ulong) 1796L))));
            i_125 = (int) (0 - (uint) i_124);
            if (i_125 < 0) {
                l_126 = (long) i_125;
                l_127 = l_126;
            } else {
                if (i_63 < 0) {
                    i_128 = (-9);
                } else {
                    if (i_63 < i_65) {
                        i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                        i_130 = (int) ((uint) i_129 + (uint) (-1));
                        i_131 = (i_130 < 0) ? (-9) : i_130;
                        if (i_131 < 0) {
                            i_128 = i_131;
                        } else {
                            i_132 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) 4L))));
                            if ((i_132 & 3) == 1) {
                                i_128 = (-9);
                            } else {
                                i_128 = i_131;
                            }
                        }
                    } else {
                        i_128 = (-9);
                    }
                }
                l_133 = (long) i_128;
                if (i_128 < 0) {
                    l_127 = l_133;
                } else {
                    if (l_117 < 0L) {
                        l_127 = (-22L);
                    } else {
                        if (i_120 < 0) {
                            l_127 = (-22L);
                        } else {
                            l_134 = (long) ((int) get_group_id(0));
                            i_135 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_134 << 12) + (l_134 << 11)))) + (ulong) 1856L))));
                            if (i_135 == 0) {
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (l_133 << 6)))));
                                l_137 = (long) ((ulong) l_136 - (ulong) l_117);
                                if (l_137 < 1L) {
                                    l_127 = 0L;
                                } else {
                                    l_138 = (l_137 < l_121) ? l_137 : l_121;
                                    l_127 = l_138;
                                }
                            } else {
                                l_127 = (-16L);
                            }
                        }
                    }
                }
            }
            l_139 = (l_127 < 0L) ? l_127 : (-22L);
            if (l_127 < 1L) {
                l_140 = l_139;
            } else {
                if (l_121 == l_127) {
                    l_141 = (long) ((ulong) l_111 - (ulong) l_122);
                    if (l_141 < l_121) {
                        if (!(i_120 == ((int) l_141))) {
                            l_140 = l_139;
                            goto B169;
                        }
                    }
                    if (i_63 < 0) {
                        i_142 = (-9);
                    } else {
                        if (i_63 < i_65) {
                            i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_64));
                            i_144 = (int) ((uint) i_143 + (uint) (-1));
                            i_145 = (i_144 < 0) ? (-9) : i_144;
                            i_142 = i_145;
                        } else {
                            i_142 = (-9);
                        }
                    }
                    l_146 = (long) i_142;
                    if (i_142 < 0) {
                        l_140 = l_146;
                    } else {
                        i_147 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_66 + (ulong) (l_146 << 6))) + (ulong) 8L))));
                        i_148 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_149 = l_117 >> i_101;
                        i_150 = i_148 & ((int) (((long) ((ulong) ((long) ((ulong) l_149 + (ulong) (((long) i_147) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_151 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_152 = i_150;
                        i_153 = 0;
                        i_154 = (-2);
                        while (true) {
                            if (!(i_154 == (-2))) {
                                break;
                            }
                            i_155 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) (((long) i_152) << 2)))));
                            i_156 = (int) ((uint) i_155 + (uint) (-1));
                            if (i_156 < 0) {
                                i_154 = (-1);
                            } else {
                                l_157 = (long) ((ulong) l_110 + (ulong) (((long) (uint) i_156) << 5));
                                i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                                l_159 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 8L))));
                                if ((!(i_147 == i_158)) || (!(l_149 == l_159))) {
                                    if (i_148 == i_153) {
                                        i_154 = (-1);
                                    } else {
                                        i_160 = (int) ((uint) i_153 + (uint) 1);
                                        i_161 = i_148 & ((int) ((uint) i_152 + (uint) 1));
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
                            i_163 = (int) get_group_id(0);
                            l_164 = (long) ((ulong) l_107 + (ulong) ((((long) (i_163 & i_109)) << 6) + (((long) (i_163 >> i_108)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_164)) = ((int) ((uint) i_154 + (uint) 1));
                            GALEFS_FENCE();
                            l_165 = (long) ((ulong) l_110 + (ulong) (((long) (uint) i_154) << 5));
                            i_166 = *((volatile __global gale_int *) (arg_fs + 16 + l_165));
                            GALEFS_FENCE();
                            if (i_147 == i_166) {
                                l_167 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_165 + (ulong) 8L))));
                                i_168 = (l_149 == l_167) ? 1 : 0;
                                i_169 = i_168;
                            } else {
                                i_169 = 0;
                            }
                            if (i_169 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_164)) = 0;
                            }
                            GALEFS_FENCE();
                            if (i_169 == 0) {
                                i_162 = (-1);
                            } else {
                                i_162 = i_154;
                            }
                        }
                        if (i_162 < 0) {
                            l_170 = (long) ((int) get_group_id(0));
                            l_171 = (long) ((ulong) l_4 + (ulong) ((l_170 << 12) + (l_170 << 11)));
                            l_172 = (long) ((ulong) l_171 + (ulong) 1796L);
                            i_173 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                            l_174 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 1896L))));
                            i_175 = (int) (0 - (uint) i_173);
                            if (i_175 < 0) {
                                i_176 = i_175;
                            } else {
                                l_177 = (long) ((ulong) l_174 + (ulong) (-64L));
                                i_178 = (int) ((uint) ((int) (((long) ((ulong) l_177 + (ulong) ((long) ((ulong) (l_177 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_179 = (long) ((ulong) l_171 + (ulong) 1792L);
                                i_180 = 0;
                                l_181 = 0L;
                                l_182 = (-1L);
                                while (true) {
                                    if (!(i_180 == 0)) {
                                        break;
                                    }
                                    i_183 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                                    i_184 = *((volatile __global gale_int *) (arg_fs + 16 + l_179));
                                    if (i_178 == i_184) {
                                        i_180 = 1;
                                    } else {
                                        if (i_183 == 0) {
                                            if (l_181 < l_3) {
                                                GALEFS_RELAX(l_181);
                                                l_185 = (long) ((ulong) l_181 + (ulong) 1L);
                                                l_181 = l_185;
                                            } else {
                                                l_186 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                                i_187 = (l_182 == l_186) ? (-110) : 0;
                                                i_180 = i_187;
                                                l_181 = 0L;
                                                l_182 = l_186;
                                            }
                                        } else {
                                            i_188 = (int) (0 - (uint) i_183);
                                            i_180 = i_188;
                                        }
                                    }
                                }
                                i_176 = i_180;
                            }
                            if (i_176 < 0) {
                                l_189 = (long) i_176;
                                l_140 = l_189;
                            } else {
                                l_190 = (long) ((int) get_group_id(0));
                                l_191 = (long) ((ulong) l_4 + (ulong) ((l_190 << 12) + (l_190 << 11)));
                                l_192 = (long) ((ulong) l_191 + (ulong) 1896L);
                                l_193 = *((__global gale_long *) (arg_fs + 16 + l_192));
                                l_194 = (long) ((ulong) l_193 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) ((long) (uint) (((int) l_194) & 1023)))))) = 0L;
                                l_195 = (long) ((ulong) l_191 + (ulong) ((long) (uint) (((int) l_193) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 12L)))) = i_63;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 16L)))) = l_117;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 24L)))) = l_121;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_195 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_195)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_192)) = l_194;
                                GALEFS_FENCE();
                                i_196 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_196))))) = (char) 1;
                                l_197 = (long) ((ulong) l_121 + (ulong) (-9223372036854775807L));
                                if (l_0 == 0L) {
                                    l_140 = l_197;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_196 >> 6)))))) = (char) 1;
                                    l_140 = l_197;
                                }
                            }
                        } else {
                            l_198 = (long) ((int) get_group_id(0));
                            l_199 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1864L);
                            l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                            *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) l_200 + (ulong) 1L));
                            l_201 = l_121 | (((long) (uint) i_162) << 32);
                            l_140 = l_201;
                        }
                    }
                } else {
                    l_140 = l_139;
                }
            }
        } else {
            l_140 = 0L;
        }
    B169:;
        if (i_106 == 0) {
            if (l_140 < (-4611686018427387904L)) {
                l_202 = (long) ((int) get_group_id(0));
                l_203 = (long) ((ulong) l_4 + (ulong) ((l_202 << 12) + (l_202 << 11)));
                l_204 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
                l_205 = (long) ((ulong) l_204 + (ulong) (-64L));
                i_206 = (int) ((uint) ((int) (((long) ((ulong) l_205 + (ulong) ((long) ((ulong) (l_205 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_207 = (long) ((ulong) l_203 + (ulong) 1792L);
                l_208 = (long) ((ulong) l_203 + (ulong) 1796L);
                i_209 = 0;
                l_210 = 0L;
                l_211 = (-1L);
                while (true) {
                    if (!(i_209 == 0)) {
                        break;
                    }
                    i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                    i_213 = *((volatile __global gale_int *) (arg_fs + 16 + l_207));
                    if (i_206 == i_213) {
                        i_209 = 1;
                    } else {
                        if (i_212 == 0) {
                            if (l_210 < l_3) {
                                GALEFS_RELAX(l_210);
                                l_214 = (long) ((ulong) l_210 + (ulong) 1L);
                                l_210 = l_214;
                            } else {
                                l_215 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_216 = (l_211 == l_215) ? (-110) : 0;
                                i_209 = i_216;
                                l_210 = 0L;
                                l_211 = l_215;
                            }
                        } else {
                            i_217 = (int) (0 - (uint) i_212);
                            i_209 = i_217;
                        }
                    }
                }
                if (i_209 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1888L)))) = i_206;
                }
                GALEFS_FENCE();
                if (i_209 < 0) {
                    l_218 = (long) i_209;
                    l_219 = l_218;
                } else {
                    l_220 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1800L))));
                    l_219 = l_220;
                }
                i_221 = (int) ((uint) ((int) l_140) + (uint) (-1));
                if (i_221 < 0) {
                    l_222 = l_219;
                } else {
                    if (l_219 < 0L) {
                        l_222 = l_219;
                    } else {
                        l_223 = (l_219 << 32) | ((long) (uint) i_221);
                        l_222 = l_223;
                    }
                }
            } else {
                l_222 = l_140;
            }
        } else {
            l_222 = l_140;
        }
        GALEFS_BROADCAST(3, l_224, l_222);
        if (i_105 == 0) {
            if (!(l_224 < 0L)) {
                l_225 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_225 << 12) + (l_225 << 11)))) + (ulong) 1856L)))) = 1;
            }
        }
        if (l_224 < 0L) {
            l_226 = l_224;
        } else {
            if (((int) l_224) == 0) {
                l_226 = 0L;
            } else {
                l_227 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (((long) ((ulong) l_224 >> 32)) << 5))) + (ulong) 16L))));
                l_228 = (long) ((ulong) l_122 + (ulong) l_227);
                l_226 = l_228;
            }
        }
        i_229 = (int) ((uint) i_116 + (uint) 1);
        if ((ulong) ((long) ((ulong) l_226 + (ulong) 4095L)) < (ulong) 4095L) {
            l_115 = l_226;
            i_116 = i_229;
        } else {
            i_230 = (int) get_local_id(0);
            l_231 = l_115;
            i_232 = 0;
            while (true) {
                if (!(i_232 < i_120)) {
                    break;
                }
                i_233 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_226 + (ulong) ((long) i_232)))));
                l_234 = (long) ((ulong) l_231 + (ulong) ((long) (uint) (i_233 & 255)));
                i_235 = (int) ((uint) i_232 + (uint) 1);
                l_231 = l_234;
                i_232 = i_235;
            }
            GALEFS_BARRIER(4);
            if (i_230 == 0) {
                l_236 = (long) ((int) get_group_id(0));
                i_237 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_236 << 12) + (l_236 << 11)))) + (ulong) 1856L))));
                if (i_237 == 0) {
                    l_238 = (-22L);
                } else {
                    l_239 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_239 << 12) + (l_239 << 11)))) + (ulong) 1856L)))) = 0;
                    l_240 = (long) ((int) get_group_id(0));
                    l_241 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_240 << 12) + (l_240 << 11)))) + (ulong) 1872L);
                    l_242 = *((__global gale_long *) (arg_fs + 16 + l_241));
                    *((__global gale_long *) (arg_fs + 16 + l_241)) = ((long) ((ulong) l_121 + (ulong) l_242));
                    GALEFS_FENCE();
                    i_243 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_107 + (ulong) ((((long) (i_109 & i_243)) << 6) + (((long) (i_243 >> i_108)) << 2)))))) = 0;
                    l_244 = (long) ((int) get_group_id(0));
                    l_245 = (long) ((ulong) l_4 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                    l_246 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1896L))));
                    l_247 = (long) ((ulong) l_246 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_238 = 0L;
                }
            } else {
                l_238 = 0L;
            }
            GALEFS_BROADCAST(5, l_248, l_238);
            l_115 = l_231;
            i_116 = i_229;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_249 = (long) ((int) get_group_id(0));
        i_250 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_249 << 12) + (l_249 << 11)))) + (ulong) 1856L))));
        if (i_250 == 0) {
            l_251 = (long) ((int) get_group_id(0));
            l_252 = (long) ((ulong) l_4 + (ulong) ((l_251 << 12) + (l_251 << 11)));
            l_253 = (long) ((ulong) l_252 + (ulong) 1796L);
            i_254 = *((volatile __global gale_int *) (arg_fs + 16 + l_253));
            l_255 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_252 + (ulong) 1896L))));
            i_256 = (int) (0 - (uint) i_254);
            if (i_256 < 0) {
                i_257 = i_256;
            } else {
                l_258 = (long) ((ulong) l_255 + (ulong) (-64L));
                i_259 = (int) ((uint) ((int) (((long) ((ulong) l_258 + (ulong) ((long) ((ulong) (l_258 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_260 = (long) ((ulong) l_252 + (ulong) 1792L);
                i_261 = 0;
                l_262 = 0L;
                l_263 = (-1L);
                while (true) {
                    if (!(i_261 == 0)) {
                        break;
                    }
                    i_264 = *((volatile __global gale_int *) (arg_fs + 16 + l_253));
                    i_265 = *((volatile __global gale_int *) (arg_fs + 16 + l_260));
                    if (i_259 == i_265) {
                        i_261 = 1;
                    } else {
                        if (i_264 == 0) {
                            if (l_262 < l_3) {
                                GALEFS_RELAX(l_262);
                                l_266 = (long) ((ulong) l_262 + (ulong) 1L);
                                l_262 = l_266;
                            } else {
                                l_267 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_268 = (l_263 == l_267) ? (-110) : 0;
                                i_261 = i_268;
                                l_262 = 0L;
                                l_263 = l_267;
                            }
                        } else {
                            i_269 = (int) (0 - (uint) i_264);
                            i_261 = i_269;
                        }
                    }
                }
                i_257 = i_261;
            }
            if (i_257 < 0) {
                l_270 = (long) i_257;
                l_271 = l_270;
            } else {
                l_272 = (long) ((int) get_group_id(0));
                l_273 = (long) ((ulong) l_4 + (ulong) ((l_272 << 12) + (l_272 << 11)));
                l_274 = (long) ((ulong) l_273 + (ulong) 1896L);
                l_275 = *((__global gale_long *) (arg_fs + 16 + l_274));
                l_276 = (long) ((ulong) l_275 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_273 + (ulong) ((long) (uint) (((int) l_276) & 1023)))))) = 0L;
                l_277 = (long) ((ulong) l_273 + (ulong) ((long) (uint) (((int) l_275) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_275 + (ulong) ((long) ((ulong) (l_275 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 12L)))) = i_63;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_277 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_277)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_274)) = l_276;
                GALEFS_FENCE();
                i_278 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_278))))) = (char) 1;
                if (l_0 == 0L) {
                    l_271 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_278 >> 6)))))) = (char) 1;
                    l_271 = LONG_MIN;
                }
            }
        } else {
            l_271 = (-16L);
        }
    } else {
        l_271 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_271 < (-4611686018427387904L)) {
            l_279 = (long) ((int) get_group_id(0));
            l_280 = (long) ((ulong) l_4 + (ulong) ((l_279 << 12) + (l_279 << 11)));
            l_281 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 1896L))));
            l_282 = (long) ((ulong) l_281 + (ulong) (-64L));
            i_283 = (int) ((uint) ((int) (((long) ((ulong) l_282 + (ulong) ((long) ((ulong) (l_282 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_284 = (long) ((ulong) l_280 + (ulong) 1792L);
            l_285 = (long) ((ulong) l_280 + (ulong) 1796L);
            i_286 = 0;
            l_287 = 0L;
            l_288 = (-1L);
            while (true) {
                if (!(i_286 == 0)) {
                    break;
                }
                i_289 = *((volatile __global gale_int *) (arg_fs + 16 + l_285));
                i_290 = *((volatile __global gale_int *) (arg_fs + 16 + l_284));
                if (i_283 == i_290) {
                    i_286 = 1;
                } else {
                    if (i_289 == 0) {
                        if (l_287 < l_3) {
                            GALEFS_RELAX(l_287);
                            l_291 = (long) ((ulong) l_287 + (ulong) 1L);
                            l_287 = l_291;
                        } else {
                            l_292 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_293 = (l_288 == l_292) ? (-110) : 0;
                            i_286 = i_293;
                            l_287 = 0L;
                            l_288 = l_292;
                        }
                    } else {
                        i_294 = (int) (0 - (uint) i_289);
                        i_286 = i_294;
                    }
                }
            }
            if (i_286 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 1888L)))) = i_283;
            }
            GALEFS_FENCE();
            if (i_286 < 0) {
                l_295 = (long) i_286;
                l_296 = l_295;
            } else {
                l_297 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_280 + (ulong) 1800L))));
                l_296 = l_297;
            }
            i_298 = (int) ((uint) ((int) l_271) + (uint) (-1));
            if (i_298 < 0) {
                l_299 = l_296;
            } else {
                if (l_296 < 0L) {
                    l_299 = l_296;
                } else {
                    l_300 = (l_296 << 32) | ((long) (uint) i_298);
                    l_299 = l_300;
                }
            }
        } else {
            l_299 = l_271;
        }
    } else {
        l_299 = l_271;
    }
    GALEFS_BROADCAST(6, l_301, l_299);
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_long *) (arg_sums + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_115;
    }
    GALEFS_GROUP_END()
}
#endif
