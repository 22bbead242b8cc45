// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.seqread.SeqReadKernels#sumFile
// entry point: galefs_sumFile
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 6 values, 40 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/seqread/SeqReadKernels.java
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
// source SHA-256: aa3b6c2b55f866ce1f7f3591659bc808c2458851917717810e64be4f443563f8

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

__constant char gale_literals[] = {119, 111, 114, 100, 115};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_101) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_31) VARIABLE(int, i_96) VARIABLE(long, l_1) VARIABLE(long, l_114) VARIABLE(long, l_20) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_3) VARIABLE(long, l_30) VARIABLE(long, l_34) VARIABLE(__global uchar *, ul_29)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_31) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(l_34) VARIABLE(ul_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_101) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_96) VARIABLE(l_1) VARIABLE(l_114) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(ul_29)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_96) VARIABLE(l_1) VARIABLE(l_114) VARIABLE(l_20) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_3) VARIABLE(l_30) VARIABLE(ul_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_30)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_29;
    int i_0, i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_21, i_22, i_24, i_27, i_28, i_31, i_32, i_35, i_36, i_38, i_42, i_43, i_44, i_45, i_46, i_48, i_53, i_54, i_55, i_56, i_60, i_61, i_62, i_63, i_64, i_66, i_68, i_69, i_70, i_71, i_72, i_74, i_76, i_77, i_78, i_79, i_87, i_88, i_90, i_96, i_98, i_99, i_100, i_101, i_102, i_103, i_104, i_106, i_107, i_113, i_115, i_118, i_119, i_125, i_126, i_127, i_132, i_133, i_134;
    long l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_23, l_25, l_26, l_30, l_33, l_34, l_37, l_39, l_40, l_41, l_47, l_49, l_50, l_51, l_52, l_57, l_58, l_59, l_65, l_67, l_73, l_75, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_89, l_91, l_92, l_93, l_94, l_95, l_97, l_105, l_108, l_109, l_110, l_111, l_112, l_114, l_116, l_117, l_120, l_121, l_122, l_123, l_124, l_128, l_129, l_130, l_131, l_135, l_136;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 3 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 20L));
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
                if (!(i_15 < 5)) {
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_17 + (ulong) 36L)))) = 5;
            l_13 = LONG_MIN;
        }
    } else {
        l_13 = 0L;
    }
    GALEFS_BROADCAST(1, l_18, l_13);
    if (l_18 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_18); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_18;
    l_20 = (long) i_0;
    i_21 = gale_group_count;
    i_22 = (int) get_local_id(0);
    l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_25 = 1L << i_24;
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    i_27 = (int) get_local_id(0);
    i_28 = gale_group;
    ul_29 = arg_args + 16L;
    l_30 = 0L;
    i_31 = i_28;
    while (true) {
        i_32 = *((__global gale_int *) ul_29);
        if (!(i_31 < i_32)) {
            break;
        }
        l_33 = ((long) i_31) * l_20;
        l_34 = l_33 & l_26;
        if (i_27 == 0) {
            i_35 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_36 = (int) (0 - (uint) i_35);
            l_37 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
            i_38 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_39 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_36 < 0) {
                l_40 = (long) i_36;
                l_41 = l_40;
            } else {
                if (i_19 < 0) {
                    i_42 = (-9);
                } else {
                    if (i_19 < i_38) {
                        i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                        i_44 = (int) ((uint) i_43 + (uint) (-1));
                        i_45 = (i_44 < 0) ? (-9) : i_44;
                        if (i_45 < 0) {
                            i_42 = i_45;
                        } else {
                            i_46 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L))));
                            if ((i_46 & 3) == 1) {
                                i_42 = (-9);
                            } else {
                                i_42 = i_45;
                            }
                        }
                    } else {
                        i_42 = (-9);
                    }
                }
                l_47 = (long) i_42;
                if (i_42 < 0) {
                    l_41 = l_47;
                } else {
                    if (l_33 < 0L) {
                        l_41 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_41 = (-22L);
                        } else {
                            i_48 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_48 == 0) {
                                l_49 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) (l_47 << 6)))));
                                l_50 = (long) ((ulong) l_49 - (ulong) l_33);
                                if (l_50 < 1L) {
                                    l_41 = 0L;
                                } else {
                                    l_51 = (l_50 < l_20) ? l_50 : l_20;
                                    l_41 = l_51;
                                }
                            } else {
                                l_41 = (-16L);
                            }
                        }
                    }
                }
            }
            if (!(l_41 < 1L)) {
                if (l_20 == l_41) {
                    l_52 = (long) ((ulong) l_25 - (ulong) l_34);
                    if (l_52 < l_20) {
                        if (!(((int) l_52) == i_0)) {
                            goto B73;
                        }
                    }
                    if (i_19 < 0) {
                        i_53 = (-9);
                    } else {
                        if (i_19 < i_38) {
                            i_54 = *((volatile __global gale_int *) (arg_fs + 16 + l_37));
                            i_55 = (int) ((uint) i_54 + (uint) (-1));
                            i_56 = (i_55 < 0) ? (-9) : i_55;
                            i_53 = i_56;
                        } else {
                            i_53 = (-9);
                        }
                    }
                    l_57 = (long) i_53;
                    if (i_53 < 0) {
                        l_58 = l_57;
                        goto B79;
                    }
                    l_59 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_60 = *((__global gale_int *) (arg_fs + 16 + l_59));
                    i_61 = (int) ((uint) i_60 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_59)) = i_61;
                    if (i_2 < i_61) {
                        i_62 = (-1);
                    } else {
                        i_63 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_39 + (ulong) (l_57 << 6))) + (ulong) 8L))));
                        i_64 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_65 = l_33 >> i_24;
                        i_66 = i_64 & ((int) (((long) ((ulong) ((long) ((ulong) l_65 + (ulong) (((long) i_63) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_67 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_68 = i_66;
                        i_69 = 0;
                        i_70 = (-2);
                        while (true) {
                            if (!(i_70 == (-2))) {
                                break;
                            }
                            i_71 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) (((long) i_68) << 2)))));
                            i_72 = (int) ((uint) i_71 + (uint) (-1));
                            if (i_72 < 0) {
                                i_70 = (-1);
                            } else {
                                l_73 = (long) ((ulong) l_23 + (ulong) (((long) (uint) i_72) << 5));
                                i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                                l_75 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 8L))));
                                if ((!(i_63 == i_74)) || (!(l_65 == l_75))) {
                                    if (i_64 == i_69) {
                                        i_70 = (-1);
                                    } else {
                                        i_76 = (int) ((uint) i_69 + (uint) 1);
                                        i_77 = i_64 & ((int) ((uint) i_68 + (uint) 1));
                                        i_68 = i_77;
                                        i_69 = i_76;
                                    }
                                } else {
                                    i_70 = i_72;
                                }
                            }
                        }
                        i_62 = i_70;
                    }
                    if (i_62 < 0) {
                        i_78 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_79 = (int) (0 - (uint) i_78);
                        if (i_79 < 0) {
                            l_80 = (long) i_79;
                            l_58 = l_80;
                            goto B79;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_81 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_81)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 12L)))) = i_19;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 16L)))) = l_33;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 24L)))) = l_20;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 36L)))) = 0;
                        l_82 = (long) ((ulong) l_20 + (ulong) (-9223372036854775807L));
                        l_58 = l_82;
                        goto B79;
                    }
                    l_83 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_84 = *((__global gale_long *) (arg_fs + 16 + l_83));
                    *((__global gale_long *) (arg_fs + 16 + l_83)) = ((long) ((ulong) l_84 + (ulong) 1L));
                    l_85 = l_20 | (((long) (uint) i_62) << 32);
                    l_58 = l_85;
                    goto B79;
                }
            }
        B73:;
            l_86 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_87 = *((__global gale_int *) (arg_fs + 16 + l_86));
            i_88 = (int) ((uint) i_87 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_86)) = i_88;
            l_89 = (l_41 < 0L) ? l_41 : (-22L);
            if (i_2 < i_88) {
                i_90 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_90 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_91 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_91)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 16L)))) = l_89;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 36L)))) = 0;
                    l_58 = LONG_MIN;
                } else {
                    l_58 = l_89;
                }
            } else {
                l_58 = l_89;
            }
        } else {
            l_58 = 0L;
        }
    B79:;
        GALEFS_BROADCAST(2, l_92, l_58);
        if (l_92 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_19;
            gale_longs[gale_item] = (ulong) l_20;
            gale_longs[gale_items + gale_item] = (ulong) l_30;
            gale_ints[2 * gale_items + gale_item] = (uint) i_31;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_92); }
            GALEFS_RETURN;
            resume_2:
            i_0 = (int) gale_ints[gale_item];
            i_19 = (int) gale_ints[gale_items + gale_item];
            l_20 = (long) gale_longs[gale_item];
            l_30 = (long) gale_longs[gale_items + gale_item];
            i_31 = (int) gale_ints[2 * gale_items + gale_item];
            l_34 = (long) gale_longs[2 * gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_21 = gale_group_count;
            i_22 = (int) get_local_id(0);
            l_23 = *((__global gale_long *) (arg_fs + 16 + 136L));
            i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_25 = 1L << i_24;
            l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
            i_27 = (int) get_local_id(0);
            ul_29 = arg_args + 16L;
            l_92 = gale_round_reply(gale_entry);
        }
        if (i_22 == 0) {
            if (!(l_92 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_92 < 0L) {
            l_93 = l_92;
        } else {
            if (((int) l_92) == 0) {
                l_93 = 0L;
            } else {
                l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_23 + (ulong) (((long) ((ulong) l_92 >> 32)) << 5))) + (ulong) 16L))));
                l_95 = (long) ((ulong) l_34 + (ulong) l_94);
                l_93 = l_95;
            }
        }
        i_96 = (int) ((uint) i_31 + (uint) i_21);
        if ((ulong) ((long) ((ulong) l_93 + (ulong) 4095L)) < (ulong) 4095L) {
            l_97 = (long) ((ulong) l_30 + (ulong) 1L);
            l_30 = l_97;
            i_31 = i_96;
        } else {
            i_98 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
            i_99 = (int) get_local_size(0);
            i_100 = i_99 << 2;
            i_101 = (int) get_local_id(0);
            i_102 = (int) get_local_id(0);
            i_103 = i_99 << 1;
            i_104 = (int) ((uint) i_99 + (uint) i_103);
            l_105 = 0L;
            i_106 = i_102;
            while (true) {
                i_107 = (int) ((uint) i_106 + (uint) i_104);
                if (!(i_107 < i_98)) {
                    break;
                }
                l_108 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) i_106) << 3)))));
                l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) ((int) ((uint) i_99 + (uint) i_106))) << 3)))));
                l_110 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) ((int) ((uint) i_106 + (uint) i_103))) << 3)))));
                l_111 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) i_107) << 3)))));
                l_112 = (long) ((ulong) l_105 + (ulong) ((long) ((ulong) ((long) ((ulong) l_108 + (ulong) l_109)) + (ulong) ((long) ((ulong) l_110 + (ulong) l_111)))));
                i_113 = (int) ((uint) i_106 + (uint) i_100);
                l_105 = l_112;
                i_106 = i_113;
            }
            l_114 = l_105;
            i_115 = i_106;
            while (true) {
                if (!(i_115 < i_98)) {
                    break;
                }
                l_116 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_93 + (ulong) (((long) i_115) << 3)))));
                l_117 = (long) ((ulong) l_114 + (ulong) l_116);
                i_118 = (int) ((uint) i_99 + (uint) i_115);
                l_114 = l_117;
                i_115 = i_118;
            }
            GALEFS_BARRIER(3);
            if (i_101 == 0) {
                i_119 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_119 == 0) {
                    l_120 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_121 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_122 = *((__global gale_long *) (arg_fs + 16 + l_121));
                    *((__global gale_long *) (arg_fs + 16 + l_121)) = ((long) ((ulong) l_20 + (ulong) l_122));
                    l_120 = 0L;
                }
            } else {
                l_120 = 0L;
            }
            GALEFS_BROADCAST(4, l_123, l_120);
            l_124 = (long) ((ulong) l_30 + (ulong) l_114);
            l_30 = l_124;
            i_31 = i_96;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_125 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_125 == 0) {
            i_126 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_127 = (int) (0 - (uint) i_126);
            if (i_127 < 0) {
                l_128 = (long) i_127;
                l_129 = l_128;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_130 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_130)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_130 + (ulong) 36L)))) = 0;
                l_129 = LONG_MIN;
            }
        } else {
            l_131 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_132 = *((__global gale_int *) (arg_fs + 16 + l_131));
            i_133 = (int) ((uint) i_132 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_131)) = i_133;
            if (i_2 < i_133) {
                i_134 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_134 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_135 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
    GALEFS_BROADCAST(5, l_136, l_129);
    if (l_136 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_30;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_136); }
        GALEFS_RETURN;
        resume_3:
        l_30 = (long) gale_longs[gale_item];
        l_136 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_30;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_193) VARIABLE(int, i_198) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_73) VARIABLE(int, i_76) VARIABLE(int, i_80) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_211) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_65) VARIABLE(long, l_69) VARIABLE(long, l_72) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_79) VARIABLE(long, l_83) VARIABLE(__global uchar *, ul_78)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_80) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(l_83) VARIABLE(ul_78)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_193) VARIABLE(i_198) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_211) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(ul_78)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_193) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_211) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_72) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(ul_78)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_79)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_78;
    int i_0, i_7, i_11, i_13, i_14, i_16, i_18, i_21, i_22, i_25, i_26, i_32, i_33, i_40, i_45, i_48, i_51, i_52, i_55, i_56, i_60, i_64, i_66, i_67, i_68, i_70, i_71, i_73, i_76, i_77, i_80, i_81, i_85, i_86, i_88, i_92, i_93, i_94, i_95, i_96, i_99, i_106, i_107, i_108, i_109, i_111, i_112, i_114, i_116, i_117, i_118, i_119, i_120, i_122, i_124, i_125, i_126, i_127, i_130, i_132, i_133, i_137, i_139, i_140, i_142, i_144, i_147, i_148, i_151, i_152, i_160, i_170, i_173, i_176, i_177, i_180, i_181, i_185, i_193, i_195, i_196, i_197, i_198, i_199, i_200, i_201, i_203, i_204, i_210, i_212, i_215, i_217, i_223, i_231, i_235, i_237, i_238, i_240, i_242, i_245, i_246, i_249, i_250, i_259, i_264, i_267, i_270, i_271, i_274, i_275, i_279;
    long l_1, l_2, l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_20, l_23, l_24, l_27, l_28, l_29, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_39, l_41, l_42, l_43, l_44, l_46, l_47, l_49, l_50, l_53, l_54, l_57, l_58, l_59, l_61, l_62, l_63, l_65, l_69, l_72, l_74, l_75, l_79, l_82, l_83, l_84, l_87, l_89, l_90, l_91, l_97, l_98, l_100, l_101, l_102, l_103, l_104, l_105, l_110, l_113, l_115, l_121, l_123, l_128, l_129, l_131, l_134, l_135, l_136, l_138, l_141, l_143, l_145, l_146, l_149, l_150, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161, l_162, l_163, l_164, l_165, l_166, l_167, l_168, l_169, l_171, l_172, l_174, l_175, l_178, l_179, l_182, l_183, l_184, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_194, l_202, l_205, l_206, l_207, l_208, l_209, l_211, l_213, l_214, l_216, l_218, l_219, l_220, l_221, l_222, l_224, l_225, l_226, l_227, l_228, l_229, l_230, l_232, l_233, l_234, l_236, l_239, l_241, l_243, l_244, l_247, l_248, l_251, l_252, l_253, l_254, l_255, l_256, l_257, l_258, l_260, l_261, l_262, l_263, l_265, l_266, l_268, l_269, l_272, l_273, l_276, l_277, l_278, l_280, l_281, l_282;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 20L));
    l_1 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_3 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_4 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_5 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_6 = (long) ((int) get_group_id(0));
        i_7 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_6 << 12) + (l_6 << 11)))) + (ulong) 1856L))));
        if (i_7 == 0) {
            l_8 = (long) ((int) get_group_id(0));
            l_9 = (long) ((ulong) l_5 + (ulong) ((l_8 << 12) + (l_8 << 11)));
            l_10 = (long) ((ulong) l_9 + (ulong) 1796L);
            i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
            l_12 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) 1896L))));
            i_13 = (int) (0 - (uint) i_11);
            if (i_13 < 0) {
                i_14 = i_13;
            } else {
                l_15 = (long) ((ulong) l_12 + (ulong) (-64L));
                i_16 = (int) ((uint) ((int) (((long) ((ulong) l_15 + (ulong) ((long) ((ulong) (l_15 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_17 = (long) ((ulong) l_9 + (ulong) 1792L);
                i_18 = 0;
                l_19 = 0L;
                l_20 = (-1L);
                while (true) {
                    if (!(i_18 == 0)) {
                        break;
                    }
                    i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                    i_22 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    if (i_16 == i_22) {
                        i_18 = 1;
                    } else {
                        if (i_21 == 0) {
                            if (l_19 < l_4) {
                                GALEFS_RELAX(l_19);
                                l_23 = (long) ((ulong) l_19 + (ulong) 1L);
                                l_19 = l_23;
                            } else {
                                l_24 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_25 = (l_20 == l_24) ? (-110) : 0;
                                i_18 = i_25;
                                l_19 = 0L;
                                l_20 = l_24;
                            }
                        } else {
                            i_26 = (int) (0 - (uint) i_21);
                            i_18 = i_26;
                        }
                    }
                }
                i_14 = i_18;
            }
            l_27 = (long) i_14;
            l_28 = l_27;
        } else {
            l_28 = (-16L);
        }
        if (l_28 < 0L) {
            l_29 = l_28;
        } else {
            l_30 = (long) ((int) get_group_id(0));
            l_31 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_30 << 12) + (l_30 << 11)))) + (ulong) 2048L);
            i_32 = 0;
            while (true) {
                if (!(i_32 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) ((long) i_32))))) = (char) ((int) gale_literals[i_32]);
                i_33 = (int) ((uint) i_32 + (uint) 1);
                i_32 = i_33;
            }
            l_34 = (long) ((int) get_group_id(0));
            l_35 = (long) ((ulong) l_5 + (ulong) ((l_34 << 12) + (l_34 << 11)));
            l_36 = (long) ((ulong) l_35 + (ulong) 1896L);
            l_37 = *((__global gale_long *) (arg_fs + 16 + l_36));
            l_38 = (long) ((ulong) l_37 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) ((long) (uint) (((int) l_38) & 1023)))))) = 0L;
            l_39 = (long) ((ulong) l_35 + (ulong) ((long) (uint) (((int) l_37) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_37 + (ulong) ((long) ((ulong) (l_37 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 36L)))) = 5;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_39)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_36)) = l_38;
            GALEFS_FENCE();
            i_40 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_40))))) = (char) 1;
            if (l_1 == 0L) {
                l_29 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_40 >> 6)))))) = (char) 1;
                l_29 = LONG_MIN;
            }
        }
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_41 = (long) ((int) get_group_id(0));
            l_42 = (long) ((ulong) l_5 + (ulong) ((l_41 << 12) + (l_41 << 11)));
            l_43 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1896L))));
            l_44 = (long) ((ulong) l_43 + (ulong) (-64L));
            i_45 = (int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_46 = (long) ((ulong) l_42 + (ulong) 1792L);
            l_47 = (long) ((ulong) l_42 + (ulong) 1796L);
            i_48 = 0;
            l_49 = 0L;
            l_50 = (-1L);
            while (true) {
                if (!(i_48 == 0)) {
                    break;
                }
                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_46));
                if (i_45 == i_52) {
                    i_48 = 1;
                } else {
                    if (i_51 == 0) {
                        if (l_49 < l_4) {
                            GALEFS_RELAX(l_49);
                            l_53 = (long) ((ulong) l_49 + (ulong) 1L);
                            l_49 = l_53;
                        } else {
                            l_54 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_55 = (l_50 == l_54) ? (-110) : 0;
                            i_48 = i_55;
                            l_49 = 0L;
                            l_50 = l_54;
                        }
                    } else {
                        i_56 = (int) (0 - (uint) i_51);
                        i_48 = i_56;
                    }
                }
            }
            if (i_48 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1888L)))) = i_45;
            }
            GALEFS_FENCE();
            if (i_48 < 0) {
                l_57 = (long) i_48;
                l_58 = l_57;
            } else {
                l_59 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 1800L))));
                l_58 = l_59;
            }
            i_60 = (int) ((uint) ((int) l_29) + (uint) (-1));
            if (i_60 < 0) {
                l_61 = l_58;
            } else {
                if (l_58 < 0L) {
                    l_61 = l_58;
                } else {
                    l_62 = (l_58 << 32) | ((long) (uint) i_60);
                    l_61 = l_62;
                }
            }
        } else {
            l_61 = l_29;
        }
    } else {
        l_61 = l_29;
    }
    GALEFS_BROADCAST(1, l_63, l_61);
    i_64 = (int) l_63;
    l_65 = (long) i_0;
    i_66 = (int) get_num_groups(0);
    i_67 = (int) get_local_id(0);
    i_68 = (int) get_local_id(0);
    l_69 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_70 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_71 = (int) ((uint) (1 << i_70) + (uint) (-1));
    l_72 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_73 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_74 = 1L << i_73;
    l_75 = (long) ((ulong) l_74 + (ulong) (-1L));
    i_76 = (int) get_local_id(0);
    i_77 = (int) get_group_id(0);
    ul_78 = arg_args + 16L;
    l_79 = 0L;
    i_80 = i_77;
    while (true) {
        i_81 = *((__global gale_int *) ul_78);
        if (!(i_80 < i_81)) {
            break;
        }
        l_82 = ((long) i_80) * l_65;
        l_83 = l_82 & l_75;
        if (i_76 == 0) {
            l_84 = (long) ((int) get_group_id(0));
            i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_84 << 12) + (l_84 << 11)))) + (ulong) 1796L))));
            i_86 = (int) (0 - (uint) i_85);
            l_87 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_64) << 3));
            i_88 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_89 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_86 < 0) {
                l_90 = (long) i_86;
                l_91 = l_90;
            } else {
                if (i_64 < 0) {
                    i_92 = (-9);
                } else {
                    if (i_64 < i_88) {
                        i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                        i_94 = (int) ((uint) i_93 + (uint) (-1));
                        i_95 = (i_94 < 0) ? (-9) : i_94;
                        if (i_95 < 0) {
                            i_92 = i_95;
                        } else {
                            i_96 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L))));
                            if ((i_96 & 3) == 1) {
                                i_92 = (-9);
                            } else {
                                i_92 = i_95;
                            }
                        }
                    } else {
                        i_92 = (-9);
                    }
                }
                l_97 = (long) i_92;
                if (i_92 < 0) {
                    l_91 = l_97;
                } else {
                    if (l_82 < 0L) {
                        l_91 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_91 = (-22L);
                        } else {
                            l_98 = (long) ((int) get_group_id(0));
                            i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_98 << 12) + (l_98 << 11)))) + (ulong) 1856L))));
                            if (i_99 == 0) {
                                l_100 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) (l_97 << 6)))));
                                l_101 = (long) ((ulong) l_100 - (ulong) l_82);
                                if (l_101 < 1L) {
                                    l_91 = 0L;
                                } else {
                                    l_102 = (l_101 < l_65) ? l_101 : l_65;
                                    l_91 = l_102;
                                }
                            } else {
                                l_91 = (-16L);
                            }
                        }
                    }
                }
            }
            l_103 = (l_91 < 0L) ? l_91 : (-22L);
            if (l_91 < 1L) {
                l_104 = l_103;
            } else {
                if (l_65 == l_91) {
                    l_105 = (long) ((ulong) l_74 - (ulong) l_83);
                    if (l_105 < l_65) {
                        if (!(((int) l_105) == i_0)) {
                            l_104 = l_103;
                            goto B130;
                        }
                    }
                    if (i_64 < 0) {
                        i_106 = (-9);
                    } else {
                        if (i_64 < i_88) {
                            i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_87));
                            i_108 = (int) ((uint) i_107 + (uint) (-1));
                            i_109 = (i_108 < 0) ? (-9) : i_108;
                            i_106 = i_109;
                        } else {
                            i_106 = (-9);
                        }
                    }
                    l_110 = (long) i_106;
                    if (i_106 < 0) {
                        l_104 = l_110;
                    } else {
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_89 + (ulong) (l_110 << 6))) + (ulong) 8L))));
                        i_112 = *((__global gale_int *) (arg_fs + 16 + 144L));
                        l_113 = l_82 >> i_73;
                        i_114 = i_112 & ((int) (((long) ((ulong) ((long) ((ulong) l_113 + (ulong) (((long) i_111) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_115 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_116 = i_114;
                        i_117 = 0;
                        i_118 = (-2);
                        while (true) {
                            if (!(i_118 == (-2))) {
                                break;
                            }
                            i_119 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) (((long) i_116) << 2)))));
                            i_120 = (int) ((uint) i_119 + (uint) (-1));
                            if (i_120 < 0) {
                                i_118 = (-1);
                            } else {
                                l_121 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_120) << 5));
                                i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                                l_123 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 8L))));
                                if ((!(i_111 == i_122)) || (!(l_113 == l_123))) {
                                    if (i_112 == i_117) {
                                        i_118 = (-1);
                                    } else {
                                        i_124 = (int) ((uint) i_117 + (uint) 1);
                                        i_125 = i_112 & ((int) ((uint) i_116 + (uint) 1));
                                        i_116 = i_125;
                                        i_117 = i_124;
                                    }
                                } else {
                                    i_118 = i_120;
                                }
                            }
                        }
                        if (i_118 < 0) {
                            i_126 = i_118;
                        } else {
                            i_127 = (int) get_group_id(0);
                            l_128 = (long) ((ulong) l_69 + (ulong) ((((long) (i_127 & i_71)) << 6) + (((long) (i_127 >> i_70)) << 2)));
                            *((volatile __global gale_int *) (arg_fs + 16 + l_128)) = ((int) ((uint) i_118 + (uint) 1));
                            GALEFS_FENCE();
                            l_129 = (long) ((ulong) l_72 + (ulong) (((long) (uint) i_118) << 5));
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_129));
                            GALEFS_FENCE();
                            if (i_111 == i_130) {
                                l_131 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 8L))));
                                i_132 = (l_113 == l_131) ? 1 : 0;
                                i_133 = i_132;
                            } else {
                                i_133 = 0;
                            }
                            if (i_133 == 0) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_128)) = 0;
                            }
                            GALEFS_FENCE();
                            if (i_133 == 0) {
                                i_126 = (-1);
                            } else {
                                i_126 = i_118;
                            }
                        }
                        if (i_126 < 0) {
                            l_134 = (long) ((int) get_group_id(0));
                            l_135 = (long) ((ulong) l_5 + (ulong) ((l_134 << 12) + (l_134 << 11)));
                            l_136 = (long) ((ulong) l_135 + (ulong) 1796L);
                            i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_136));
                            l_138 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1896L))));
                            i_139 = (int) (0 - (uint) i_137);
                            if (i_139 < 0) {
                                i_140 = i_139;
                            } else {
                                l_141 = (long) ((ulong) l_138 + (ulong) (-64L));
                                i_142 = (int) ((uint) ((int) (((long) ((ulong) l_141 + (ulong) ((long) ((ulong) (l_141 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_143 = (long) ((ulong) l_135 + (ulong) 1792L);
                                i_144 = 0;
                                l_145 = 0L;
                                l_146 = (-1L);
                                while (true) {
                                    if (!(i_144 == 0)) {
                                        break;
                                    }
                                    i_147 = *((volatile __global gale_int *) (arg_fs + 16 + l_136));
                                    i_148 = *((volatile __global gale_int *) (arg_fs + 16 + l_143));
                                    if (i_142 == i_148) {
                                        i_144 = 1;
                                    } else {
                                        if (i_147 == 0) {
                                            if (l_145 < l_4) {
                                                GALEFS_RELAX(l_145);
                                                l_149 = (long) ((ulong) l_145 + (ulong) 1L);
                                                l_145 = l_149;
                                            } else {
                                                l_150 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
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
                                i_140 = i_144;
                            }
                            if (i_140 < 0) {
                                l_153 = (long) i_140;
                                l_104 = l_153;
                            } else {
                                l_154 = (long) ((int) get_group_id(0));
                                l_155 = (long) ((ulong) l_5 + (ulong) ((l_154 << 12) + (l_154 << 11)));
                                l_156 = (long) ((ulong) l_155 + (ulong) 1896L);
                                l_157 = *((__global gale_long *) (arg_fs + 16 + l_156));
                                l_158 = (long) ((ulong) l_157 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_158) & 1023)))))) = 0L;
                                l_159 = (long) ((ulong) l_155 + (ulong) ((long) (uint) (((int) l_157) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_157 + (ulong) ((long) ((ulong) (l_157 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 12L)))) = i_64;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 16L)))) = l_82;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 24L)))) = l_65;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_159)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_156)) = l_158;
                                GALEFS_FENCE();
                                i_160 = (int) get_group_id(0);
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_160))))) = (char) 1;
                                l_161 = (long) ((ulong) l_65 + (ulong) (-9223372036854775807L));
                                if (l_1 == 0L) {
                                    l_104 = l_161;
                                } else {
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_160 >> 6)))))) = (char) 1;
                                    l_104 = l_161;
                                }
                            }
                        } else {
                            l_162 = (long) ((int) get_group_id(0));
                            l_163 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_162 << 12) + (l_162 << 11)))) + (ulong) 1864L);
                            l_164 = *((__global gale_long *) (arg_fs + 16 + l_163));
                            *((__global gale_long *) (arg_fs + 16 + l_163)) = ((long) ((ulong) l_164 + (ulong) 1L));
                            l_165 = l_65 | (((long) (uint) i_126) << 32);
                            l_104 = l_165;
                        }
                    }
                } else {
                    l_104 = l_103;
                }
            }
        } else {
            l_104 = 0L;
        }
    B130:;
        if (i_68 == 0) {
            if (l_104 < (-4611686018427387904L)) {
                l_166 = (long) ((int) get_group_id(0));
                l_167 = (long) ((ulong) l_5 + (ulong) ((l_166 << 12) + (l_166 << 11)));
                l_168 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1896L))));
                l_169 = (long) ((ulong) l_168 + (ulong) (-64L));
                i_170 = (int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_171 = (long) ((ulong) l_167 + (ulong) 1792L);
                l_172 = (long) ((ulong) l_167 + (ulong) 1796L);
                i_173 = 0;
                l_174 = 0L;
                l_175 = (-1L);
                while (true) {
                    if (!(i_173 == 0)) {
                        break;
                    }
                    i_176 = *((volatile __global gale_int *) (arg_fs + 16 + l_172));
                    i_177 = *((volatile __global gale_int *) (arg_fs + 16 + l_171));
                    if (i_170 == i_177) {
                        i_173 = 1;
                    } else {
                        if (i_176 == 0) {
                            if (l_174 < l_4) {
                                GALEFS_RELAX(l_174);
                                l_178 = (long) ((ulong) l_174 + (ulong) 1L);
                                l_174 = l_178;
                            } else {
                                l_179 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_180 = (l_175 == l_179) ? (-110) : 0;
                                i_173 = i_180;
                                l_174 = 0L;
                                l_175 = l_179;
                            }
                        } else {
                            i_181 = (int) (0 - (uint) i_176);
                            i_173 = i_181;
                        }
                    }
                }
                if (i_173 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1888L)))) = i_170;
                }
                GALEFS_FENCE();
                if (i_173 < 0) {
                    l_182 = (long) i_173;
                    l_183 = l_182;
                } else {
                    l_184 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) 1800L))));
                    l_183 = l_184;
                }
                i_185 = (int) ((uint) ((int) l_104) + (uint) (-1));
                if (i_185 < 0) {
                    l_186 = l_183;
                } else {
                    if (l_183 < 0L) {
                        l_186 = l_183;
                    } else {
                        l_187 = (l_183 << 32) | ((long) (uint) i_185);
                        l_186 = l_187;
                    }
                }
            } else {
                l_186 = l_104;
            }
        } else {
            l_186 = l_104;
        }
        GALEFS_BROADCAST(2, l_188, l_186);
        if (i_67 == 0) {
            if (!(l_188 < 0L)) {
                l_189 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 1856L)))) = 1;
            }
        }
        if (l_188 < 0L) {
            l_190 = l_188;
        } else {
            if (((int) l_188) == 0) {
                l_190 = 0L;
            } else {
                l_191 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (((long) ((ulong) l_188 >> 32)) << 5))) + (ulong) 16L))));
                l_192 = (long) ((ulong) l_83 + (ulong) l_191);
                l_190 = l_192;
            }
        }
        i_193 = (int) ((uint) i_80 + (uint) i_66);
        if ((ulong) ((long) ((ulong) l_190 + (ulong) 4095L)) < (ulong) 4095L) {
            l_194 = (long) ((ulong) l_79 + (ulong) 1L);
            l_79 = l_194;
            i_80 = i_193;
        } else {
            i_195 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
            i_196 = (int) get_local_size(0);
            i_197 = i_196 << 2;
            i_198 = (int) get_local_id(0);
            i_199 = (int) get_local_id(0);
            i_200 = i_196 << 1;
            i_201 = (int) ((uint) i_196 + (uint) i_200);
            l_202 = 0L;
            i_203 = i_199;
            while (true) {
                i_204 = (int) ((uint) i_203 + (uint) i_201);
                if (!(i_204 < i_195)) {
                    break;
                }
                l_205 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) (((long) i_203) << 3)))));
                l_206 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) (((long) ((int) ((uint) i_196 + (uint) i_203))) << 3)))));
                l_207 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) (((long) ((int) ((uint) i_203 + (uint) i_200))) << 3)))));
                l_208 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) (((long) i_204) << 3)))));
                l_209 = (long) ((ulong) l_202 + (ulong) ((long) ((ulong) ((long) ((ulong) l_205 + (ulong) l_206)) + (ulong) ((long) ((ulong) l_207 + (ulong) l_208)))));
                i_210 = (int) ((uint) i_203 + (uint) i_197);
                l_202 = l_209;
                i_203 = i_210;
            }
            l_211 = l_202;
            i_212 = i_203;
            while (true) {
                if (!(i_212 < i_195)) {
                    break;
                }
                l_213 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) (((long) i_212) << 3)))));
                l_214 = (long) ((ulong) l_211 + (ulong) l_213);
                i_215 = (int) ((uint) i_196 + (uint) i_212);
                l_211 = l_214;
                i_212 = i_215;
            }
            GALEFS_BARRIER(3);
            if (i_198 == 0) {
                l_216 = (long) ((int) get_group_id(0));
                i_217 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_216 << 12) + (l_216 << 11)))) + (ulong) 1856L))));
                if (i_217 == 0) {
                    l_218 = (-22L);
                } else {
                    l_219 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_219 << 12) + (l_219 << 11)))) + (ulong) 1856L)))) = 0;
                    l_220 = (long) ((int) get_group_id(0));
                    l_221 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_220 << 12) + (l_220 << 11)))) + (ulong) 1872L);
                    l_222 = *((__global gale_long *) (arg_fs + 16 + l_221));
                    *((__global gale_long *) (arg_fs + 16 + l_221)) = ((long) ((ulong) l_65 + (ulong) l_222));
                    GALEFS_FENCE();
                    i_223 = (int) get_group_id(0);
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) ((((long) (i_71 & i_223)) << 6) + (((long) (i_223 >> i_70)) << 2)))))) = 0;
                    l_224 = (long) ((int) get_group_id(0));
                    l_225 = (long) ((ulong) l_5 + (ulong) ((l_224 << 12) + (l_224 << 11)));
                    l_226 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 1896L))));
                    l_227 = (long) ((ulong) l_226 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_227 + (ulong) ((long) ((ulong) (l_227 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_218 = 0L;
                }
            } else {
                l_218 = 0L;
            }
            GALEFS_BROADCAST(4, l_228, l_218);
            l_229 = (long) ((ulong) l_79 + (ulong) l_211);
            l_79 = l_229;
            i_80 = i_193;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_230 = (long) ((int) get_group_id(0));
        i_231 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_230 << 12) + (l_230 << 11)))) + (ulong) 1856L))));
        if (i_231 == 0) {
            l_232 = (long) ((int) get_group_id(0));
            l_233 = (long) ((ulong) l_5 + (ulong) ((l_232 << 12) + (l_232 << 11)));
            l_234 = (long) ((ulong) l_233 + (ulong) 1796L);
            i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
            l_236 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_233 + (ulong) 1896L))));
            i_237 = (int) (0 - (uint) i_235);
            if (i_237 < 0) {
                i_238 = i_237;
            } else {
                l_239 = (long) ((ulong) l_236 + (ulong) (-64L));
                i_240 = (int) ((uint) ((int) (((long) ((ulong) l_239 + (ulong) ((long) ((ulong) (l_239 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_241 = (long) ((ulong) l_233 + (ulong) 1792L);
                i_242 = 0;
                l_243 = 0L;
                l_244 = (-1L);
                while (true) {
                    if (!(i_242 == 0)) {
                        break;
                    }
                    i_245 = *((volatile __global gale_int *) (arg_fs + 16 + l_234));
                    i_246 = *((volatile __global gale_int *) (arg_fs + 16 + l_241));
                    if (i_240 == i_246) {
                        i_242 = 1;
                    } else {
                        if (i_245 == 0) {
                            if (l_243 < l_4) {
                                GALEFS_RELAX(l_243);
                                l_247 = (long) ((ulong) l_243 + (ulong) 1L);
                                l_243 = l_247;
                            } else {
                                l_248 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                                i_249 = (l_244 == l_248) ? (-110) : 0;
                                i_242 = i_249;
                                l_243 = 0L;
                                l_244 = l_248;
                            }
                        } else {
                            i_250 = (int) (0 - (uint) i_245);
                            i_242 = i_250;
                        }
                    }
                }
                i_238 = i_242;
            }
            if (i_238 < 0) {
                l_251 = (long) i_238;
                l_252 = l_251;
            } else {
                l_253 = (long) ((int) get_group_id(0));
                l_254 = (long) ((ulong) l_5 + (ulong) ((l_253 << 12) + (l_253 << 11)));
                l_255 = (long) ((ulong) l_254 + (ulong) 1896L);
                l_256 = *((__global gale_long *) (arg_fs + 16 + l_255));
                l_257 = (long) ((ulong) l_256 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_254 + (ulong) ((long) (uint) (((int) l_257) & 1023)))))) = 0L;
                l_258 = (long) ((ulong) l_254 + (ulong) ((long) (uint) (((int) l_256) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_256 + (ulong) ((long) ((ulong) (l_256 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 12L)))) = i_64;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_258 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_258)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_255)) = l_257;
                GALEFS_FENCE();
                i_259 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_259))))) = (char) 1;
                if (l_1 == 0L) {
                    l_252 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (i_259 >> 6)))))) = (char) 1;
                    l_252 = LONG_MIN;
                }
            }
        } else {
            l_252 = (-16L);
        }
    } else {
        l_252 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_252 < (-4611686018427387904L)) {
            l_260 = (long) ((int) get_group_id(0));
            l_261 = (long) ((ulong) l_5 + (ulong) ((l_260 << 12) + (l_260 << 11)));
            l_262 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1896L))));
            l_263 = (long) ((ulong) l_262 + (ulong) (-64L));
            i_264 = (int) ((uint) ((int) (((long) ((ulong) l_263 + (ulong) ((long) ((ulong) (l_263 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_265 = (long) ((ulong) l_261 + (ulong) 1792L);
            l_266 = (long) ((ulong) l_261 + (ulong) 1796L);
            i_267 = 0;
            l_268 = 0L;
            l_269 = (-1L);
            while (true) {
                if (!(i_267 == 0)) {
                    break;
                }
                i_270 = *((volatile __global gale_int *) (arg_fs + 16 + l_266));
                i_271 = *((volatile __global gale_int *) (arg_fs + 16 + l_265));
                if (i_264 == i_271) {
                    i_267 = 1;
                } else {
                    if (i_270 == 0) {
                        if (l_268 < l_4) {
                            GALEFS_RELAX(l_268);
                            l_272 = (long) ((ulong) l_268 + (ulong) 1L);
                            l_268 = l_272;
                        } else {
                            l_273 = *((volatile __global gale_long *) (arg_fs + 16 + l_3));
                            i_274 = (l_269 == l_273) ? (-110) : 0;
                            i_267 = i_274;
                            l_268 = 0L;
                            l_269 = l_273;
                        }
                    } else {
                        i_275 = (int) (0 - (uint) i_270);
                        i_267 = i_275;
                    }
                }
            }
            if (i_267 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1888L)))) = i_264;
            }
            GALEFS_FENCE();
            if (i_267 < 0) {
                l_276 = (long) i_267;
                l_277 = l_276;
            } else {
                l_278 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_261 + (ulong) 1800L))));
                l_277 = l_278;
            }
            i_279 = (int) ((uint) ((int) l_252) + (uint) (-1));
            if (i_279 < 0) {
                l_280 = l_277;
            } else {
                if (l_277 < 0L) {
                    l_280 = l_277;
                } else {
                    l_281 = (l_277 << 32) | ((long) (uint) i_279);
                    l_280 = l_281;
                }
            }
        } else {
            l_280 = l_252;
        }
    } else {
        l_280 = l_252;
    }
    GALEFS_BROADCAST(5, l_282, l_280);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_79;
    GALEFS_GROUP_END()
}
#endif
