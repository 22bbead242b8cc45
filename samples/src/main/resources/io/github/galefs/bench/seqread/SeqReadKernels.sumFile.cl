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
// source SHA-256: 379bc9a61b9986c53b77456ed817063f2c88d15986cfc68904dda07887a3c55e

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_19) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_94) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_112) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(__global uchar *, ul_28)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_2) VARIABLE(l_1) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(l_1) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(ul_28)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_94) VARIABLE(i_99) VARIABLE(l_1) VARIABLE(l_112) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(ul_28)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_19) VARIABLE(i_2) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_94) VARIABLE(l_1) VARIABLE(l_112) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(ul_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_29)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_28;
    int i_0, i_2, i_4, i_5, i_9, i_10, i_11, i_15, i_16, i_19, i_21, i_22, i_23, i_26, i_27, i_30, i_31, i_34, i_35, i_37, i_41, i_42, i_43, i_44, i_45, i_47, i_52, i_53, i_54, i_55, i_59, i_60, i_61, i_62, i_63, i_65, i_67, i_68, i_69, i_70, i_71, i_73, i_75, i_76, i_77, i_78, i_86, i_87, i_89, i_94, i_96, i_97, i_98, i_99, i_100, i_101, i_102, i_104, i_105, i_111, i_113, i_116, i_117, i_123, i_124, i_125, i_130, i_131, i_132;
    long l_1, l_3, l_6, l_7, l_8, l_12, l_13, l_14, l_17, l_18, l_20, l_24, l_25, l_29, l_32, l_33, l_36, l_38, l_39, l_40, l_46, l_48, l_49, l_50, l_51, l_56, l_57, l_58, l_64, l_66, l_72, l_74, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_90, l_91, l_92, l_93, l_95, l_103, l_106, l_107, l_108, l_109, l_110, l_112, l_114, l_115, l_118, l_119, l_120, l_121, l_122, l_126, l_127, l_128, l_129, l_133, l_134;
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
    i_23 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_24 = 1L << i_23;
    l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
    i_26 = (int) get_local_id(0);
    i_27 = gale_group;
    ul_28 = arg_args + 16L;
    l_29 = 0L;
    i_30 = i_27;
    while (true) {
        i_31 = *((__global gale_int *) ul_28);
        if (!(i_30 < i_31)) {
            break;
        }
        l_32 = ((long) i_30) * l_20;
        l_33 = l_32 & l_25;
        if (i_26 == 0) {
            i_34 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_35 = (int) (0 - (uint) i_34);
            l_36 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_19) << 3));
            i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_35 < 0) {
                l_39 = (long) i_35;
                l_40 = l_39;
            } else {
                if (i_19 < 0) {
                    i_41 = (-9);
                } else {
                    if (i_19 < i_37) {
                        i_42 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                        i_43 = (int) ((uint) i_42 + (uint) (-1));
                        i_44 = (i_43 < 0) ? (-9) : i_43;
                        if (i_44 < 0) {
                            i_41 = i_44;
                        } else {
                            i_45 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L))));
                            if ((i_45 & 3) == 1) {
                                i_41 = (-9);
                            } else {
                                i_41 = i_44;
                            }
                        }
                    } else {
                        i_41 = (-9);
                    }
                }
                l_46 = (long) i_41;
                if (i_41 < 0) {
                    l_40 = l_46;
                } else {
                    if (l_32 < 0L) {
                        l_40 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_40 = (-22L);
                        } else {
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                l_48 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_46 << 6)))));
                                l_49 = (long) ((ulong) l_48 - (ulong) l_32);
                                if (l_49 < 1L) {
                                    l_40 = 0L;
                                } else {
                                    l_50 = (l_49 < l_20) ? l_49 : l_20;
                                    l_40 = l_50;
                                }
                            } else {
                                l_40 = (-16L);
                            }
                        }
                    }
                }
            }
            if (!(l_40 < 1L)) {
                if (l_20 == l_40) {
                    l_51 = (long) ((ulong) l_24 - (ulong) l_33);
                    if (l_51 < l_20) {
                        if (!(((int) l_51) == i_0)) {
                            goto B73;
                        }
                    }
                    if (i_19 < 0) {
                        i_52 = (-9);
                    } else {
                        if (i_19 < i_37) {
                            i_53 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                            i_54 = (int) ((uint) i_53 + (uint) (-1));
                            i_55 = (i_54 < 0) ? (-9) : i_54;
                            i_52 = i_55;
                        } else {
                            i_52 = (-9);
                        }
                    }
                    l_56 = (long) i_52;
                    if (i_52 < 0) {
                        l_57 = l_56;
                        goto B79;
                    }
                    l_58 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_59 = *((__global gale_int *) (arg_fs + 16 + l_58));
                    i_60 = (int) ((uint) i_59 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_58)) = i_60;
                    if (i_2 < i_60) {
                        i_61 = (-1);
                    } else {
                        i_62 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) (l_56 << 6))) + (ulong) 8L))));
                        i_63 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_64 = l_32 >> i_23;
                        i_65 = i_63 & ((int) (((long) ((ulong) ((long) ((ulong) l_64 + (ulong) (((long) i_62) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_66 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_67 = i_65;
                        i_68 = 0;
                        i_69 = (-2);
                        while (true) {
                            if (!(i_69 == (-2))) {
                                break;
                            }
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) (((long) i_67) << 2)))));
                            i_71 = (int) ((uint) i_70 + (uint) (-1));
                            if (i_71 < 0) {
                                i_69 = (-1);
                            } else {
                                l_72 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_71) << 4));
                                i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_72));
                                l_74 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) 8L))));
                                if ((!(i_62 == i_73)) || (!(l_64 == l_74))) {
                                    if (i_63 == i_68) {
                                        i_69 = (-1);
                                    } else {
                                        i_75 = (int) ((uint) i_68 + (uint) 1);
                                        i_76 = i_63 & ((int) ((uint) i_67 + (uint) 1));
                                        i_67 = i_76;
                                        i_68 = i_75;
                                    }
                                } else {
                                    i_69 = i_71;
                                }
                            }
                        }
                        i_61 = i_69;
                    }
                    if (i_61 < 0) {
                        i_77 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        i_78 = (int) (0 - (uint) i_77);
                        if (i_78 < 0) {
                            l_79 = (long) i_78;
                            l_57 = l_79;
                            goto B79;
                        }
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_80 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 3;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = i_19;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = l_32;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = l_20;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                        l_81 = (long) ((ulong) l_20 + (ulong) (-9223372036854775807L));
                        l_57 = l_81;
                        goto B79;
                    }
                    l_82 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                    l_83 = *((__global gale_long *) (arg_fs + 16 + l_82));
                    *((__global gale_long *) (arg_fs + 16 + l_82)) = ((long) ((ulong) l_83 + (ulong) 1L));
                    l_84 = l_20 | (((long) (uint) i_61) << 32);
                    l_57 = l_84;
                    goto B79;
                }
            }
        B73:;
            l_85 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_86 = *((__global gale_int *) (arg_fs + 16 + l_85));
            i_87 = (int) ((uint) i_86 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_85)) = i_87;
            l_88 = (l_40 < 0L) ? l_40 : (-22L);
            if (i_2 < i_87) {
                i_89 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_89 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_90 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_90)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 16L)))) = l_88;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 36L)))) = 0;
                    l_57 = LONG_MIN;
                } else {
                    l_57 = l_88;
                }
            } else {
                l_57 = l_88;
            }
        } else {
            l_57 = 0L;
        }
    B79:;
        GALEFS_BROADCAST(2, l_91, l_57);
        if (l_91 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_19;
            gale_longs[gale_item] = (ulong) l_20;
            gale_longs[gale_items + gale_item] = (ulong) l_29;
            gale_ints[2 * gale_items + gale_item] = (uint) i_30;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_91); }
            GALEFS_RETURN;
            resume_2:
            i_0 = (int) gale_ints[gale_item];
            i_19 = (int) gale_ints[gale_items + gale_item];
            l_20 = (long) gale_longs[gale_item];
            l_29 = (long) gale_longs[gale_items + gale_item];
            i_30 = (int) gale_ints[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[2 * gale_items + gale_item];
            l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_2 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_21 = gale_group_count;
            i_22 = (int) get_local_id(0);
            i_23 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_24 = 1L << i_23;
            l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
            i_26 = (int) get_local_id(0);
            ul_28 = arg_args + 16L;
            l_91 = gale_round_reply(gale_entry);
        }
        if (i_22 == 0) {
            if (!(l_91 < 0L)) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 1;
            }
        }
        if (l_91 < 0L) {
            l_92 = l_91;
        } else {
            l_93 = (long) ((ulong) l_33 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_91 >> 32)) << i_23))));
            l_92 = l_93;
        }
        i_94 = (int) ((uint) i_30 + (uint) i_21);
        if ((ulong) ((long) ((ulong) l_92 + (ulong) 4095L)) < (ulong) 4095L) {
            l_95 = (long) ((ulong) l_29 + (ulong) 1L);
            l_29 = l_95;
            i_30 = i_94;
        } else {
            i_96 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
            i_97 = (int) get_local_size(0);
            i_98 = i_97 << 2;
            i_99 = (int) get_local_id(0);
            i_100 = (int) get_local_id(0);
            i_101 = i_97 << 1;
            i_102 = (int) ((uint) i_97 + (uint) i_101);
            l_103 = 0L;
            i_104 = i_100;
            while (true) {
                i_105 = (int) ((uint) i_104 + (uint) i_102);
                if (!(i_105 < i_96)) {
                    break;
                }
                l_106 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) i_104) << 3)))));
                l_107 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) ((int) ((uint) i_97 + (uint) i_104))) << 3)))));
                l_108 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) ((int) ((uint) i_104 + (uint) i_101))) << 3)))));
                l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) i_105) << 3)))));
                l_110 = (long) ((ulong) l_103 + (ulong) ((long) ((ulong) ((long) ((ulong) l_106 + (ulong) l_107)) + (ulong) ((long) ((ulong) l_108 + (ulong) l_109)))));
                i_111 = (int) ((uint) i_104 + (uint) i_98);
                l_103 = l_110;
                i_104 = i_111;
            }
            l_112 = l_103;
            i_113 = i_104;
            while (true) {
                if (!(i_113 < i_96)) {
                    break;
                }
                l_114 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) (((long) i_113) << 3)))));
                l_115 = (long) ((ulong) l_112 + (ulong) l_114);
                i_116 = (int) ((uint) i_97 + (uint) i_113);
                l_112 = l_115;
                i_113 = i_116;
            }
            GALEFS_BARRIER(3);
            if (i_99 == 0) {
                i_117 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_117 == 0) {
                    l_118 = (-22L);
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))))) = 0;
                    l_119 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                    l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
                    *((__global gale_long *) (arg_fs + 16 + l_119)) = ((long) ((ulong) l_20 + (ulong) l_120));
                    l_118 = 0L;
                }
            } else {
                l_118 = 0L;
            }
            GALEFS_BROADCAST(4, l_121, l_118);
            l_122 = (long) ((ulong) l_29 + (ulong) l_112);
            l_29 = l_122;
            i_30 = i_94;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        i_123 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
        if (i_123 == 0) {
            i_124 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_125 = (int) (0 - (uint) i_124);
            if (i_125 < 0) {
                l_126 = (long) i_125;
                l_127 = l_126;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_128 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_128)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 12L)))) = i_19;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_128 + (ulong) 36L)))) = 0;
                l_127 = LONG_MIN;
            }
        } else {
            l_129 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_130 = *((__global gale_int *) (arg_fs + 16 + l_129));
            i_131 = (int) ((uint) i_130 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_129)) = i_131;
            if (i_2 < i_131) {
                i_132 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6)))));
                if (i_132 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_133 = (long) ((ulong) l_1 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_133)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_133 + (ulong) 36L)))) = 0;
                    l_127 = LONG_MIN;
                } else {
                    l_127 = (-16L);
                }
            } else {
                l_127 = (-16L);
            }
        }
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(5, l_134, l_127);
    if (l_134 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_29;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_134); }
        GALEFS_RETURN;
        resume_3:
        l_29 = (long) gale_longs[gale_item];
        l_134 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_29;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_171) VARIABLE(int, i_176) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_63) VARIABLE(int, i_67) VARIABLE(long, l_1) VARIABLE(long, l_189) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_56) VARIABLE(long, l_61) VARIABLE(long, l_62) VARIABLE(long, l_66) VARIABLE(long, l_70) VARIABLE(__global uchar *, ul_65)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(ul_65)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_171) VARIABLE(i_176) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_189) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(ul_65)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_171) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_63) VARIABLE(l_1) VARIABLE(l_189) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_56) VARIABLE(l_61) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(ul_65)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_66)

__kernel void galefs_sumFile(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_65;
    int i_0, i_5, i_9, i_11, i_12, i_14, i_16, i_18, i_19, i_21, i_27, i_28, i_39, i_42, i_44, i_45, i_47, i_51, i_55, i_57, i_58, i_59, i_60, i_63, i_64, i_67, i_68, i_72, i_73, i_75, i_79, i_80, i_81, i_82, i_83, i_86, i_93, i_94, i_95, i_96, i_98, i_99, i_101, i_104, i_105, i_106, i_107, i_108, i_110, i_112, i_113, i_114, i_118, i_123, i_125, i_126, i_128, i_130, i_132, i_133, i_135, i_152, i_155, i_157, i_158, i_160, i_164, i_171, i_173, i_174, i_175, i_176, i_177, i_178, i_179, i_181, i_182, i_188, i_190, i_193, i_195, i_208, i_212, i_214, i_215, i_217, i_219, i_221, i_222, i_224, i_237, i_240, i_242, i_243, i_245, i_249;
    long l_1, l_2, l_3, l_4, l_6, l_7, l_8, l_10, l_13, l_15, l_17, l_20, l_22, l_23, l_24, l_25, l_26, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_43, l_46, l_48, l_49, l_50, l_52, l_53, l_54, l_56, l_61, l_62, l_66, l_69, l_70, l_71, l_74, l_76, l_77, l_78, l_84, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_97, l_100, l_102, l_103, l_109, l_111, l_115, l_116, l_117, l_119, l_120, l_121, l_122, l_124, l_127, l_129, l_131, l_134, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_153, l_154, l_156, l_159, l_161, l_162, l_163, l_165, l_166, l_167, l_168, l_169, l_170, l_172, l_180, l_183, l_184, l_185, l_186, l_187, l_189, l_191, l_192, l_194, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_206, l_207, l_209, l_210, l_211, l_213, l_216, l_218, l_220, l_223, l_225, l_226, l_227, l_228, l_229, l_230, l_231, l_232, l_233, l_234, l_235, l_236, l_238, l_239, l_241, l_244, l_246, l_247, l_248, l_250, l_251, l_252;
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 20L));
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
                if (!(i_27 < 5)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_34 + (ulong) 36L)))) = 5;
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
    l_56 = (long) i_0;
    i_57 = (int) get_num_groups(0);
    i_58 = (int) get_local_id(0);
    i_59 = (int) get_local_id(0);
    i_60 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_61 = 1L << i_60;
    l_62 = (long) ((ulong) l_61 + (ulong) (-1L));
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_group_id(0);
    ul_65 = arg_args + 16L;
    l_66 = 0L;
    i_67 = i_64;
    while (true) {
        i_68 = *((__global gale_int *) ul_65);
        if (!(i_67 < i_68)) {
            break;
        }
        l_69 = ((long) i_67) * l_56;
        l_70 = l_69 & l_62;
        if (i_63 == 0) {
            l_71 = (long) ((int) get_group_id(0));
            i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 1796L))));
            i_73 = (int) (0 - (uint) i_72);
            l_74 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_55) << 3));
            i_75 = *((__global gale_int *) (arg_fs + 16 + 208L));
            l_76 = *((__global gale_long *) (arg_fs + 16 + 200L));
            if (i_73 < 0) {
                l_77 = (long) i_73;
                l_78 = l_77;
            } else {
                if (i_55 < 0) {
                    i_79 = (-9);
                } else {
                    if (i_55 < i_75) {
                        i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                        i_81 = (int) ((uint) i_80 + (uint) (-1));
                        i_82 = (i_81 < 0) ? (-9) : i_81;
                        if (i_82 < 0) {
                            i_79 = i_82;
                        } else {
                            i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L))));
                            if ((i_83 & 3) == 1) {
                                i_79 = (-9);
                            } else {
                                i_79 = i_82;
                            }
                        }
                    } else {
                        i_79 = (-9);
                    }
                }
                l_84 = (long) i_79;
                if (i_79 < 0) {
                    l_78 = l_84;
                } else {
                    if (l_69 < 0L) {
                        l_78 = (-22L);
                    } else {
                        if (i_0 < 0) {
                            l_78 = (-22L);
                        } else {
                            l_85 = (long) ((int) get_group_id(0));
                            i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1856L))));
                            if (i_86 == 0) {
                                l_87 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) (l_84 << 6)))));
                                l_88 = (long) ((ulong) l_87 - (ulong) l_69);
                                if (l_88 < 1L) {
                                    l_78 = 0L;
                                } else {
                                    l_89 = (l_88 < l_56) ? l_88 : l_56;
                                    l_78 = l_89;
                                }
                            } else {
                                l_78 = (-16L);
                            }
                        }
                    }
                }
            }
            l_90 = (l_78 < 0L) ? l_78 : (-22L);
            if (l_78 < 1L) {
                l_91 = l_90;
            } else {
                if (l_56 == l_78) {
                    l_92 = (long) ((ulong) l_61 - (ulong) l_70);
                    if (l_92 < l_56) {
                        if (!(((int) l_92) == i_0)) {
                            l_91 = l_90;
                            goto B120;
                        }
                    }
                    if (i_55 < 0) {
                        i_93 = (-9);
                    } else {
                        if (i_55 < i_75) {
                            i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                            i_95 = (int) ((uint) i_94 + (uint) (-1));
                            i_96 = (i_95 < 0) ? (-9) : i_95;
                            i_93 = i_96;
                        } else {
                            i_93 = (-9);
                        }
                    }
                    l_97 = (long) i_93;
                    if (i_93 < 0) {
                        l_91 = l_97;
                    } else {
                        i_98 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_76 + (ulong) (l_97 << 6))) + (ulong) 8L))));
                        i_99 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_100 = l_69 >> i_60;
                        i_101 = i_99 & ((int) (((long) ((ulong) ((long) ((ulong) l_100 + (ulong) (((long) i_98) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_102 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_103 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_104 = i_101;
                        i_105 = 0;
                        i_106 = (-2);
                        while (true) {
                            if (!(i_106 == (-2))) {
                                break;
                            }
                            i_107 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_103 + (ulong) (((long) i_104) << 2)))));
                            i_108 = (int) ((uint) i_107 + (uint) (-1));
                            if (i_108 < 0) {
                                i_106 = (-1);
                            } else {
                                l_109 = (long) ((ulong) l_102 + (ulong) (((long) (uint) i_108) << 4));
                                i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_109));
                                l_111 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                                if ((!(i_98 == i_110)) || (!(l_100 == l_111))) {
                                    if (i_99 == i_105) {
                                        i_106 = (-1);
                                    } else {
                                        i_112 = (int) ((uint) i_105 + (uint) 1);
                                        i_113 = i_99 & ((int) ((uint) i_104 + (uint) 1));
                                        i_104 = i_113;
                                        i_105 = i_112;
                                    }
                                } else {
                                    i_106 = i_108;
                                }
                            }
                        }
                        if (i_106 < 0) {
                            i_114 = i_106;
                        } else {
                            l_115 = (long) ((int) get_group_id(0));
                            l_116 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_115 << 12) + (l_115 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_116)) = ((int) ((uint) i_106 + (uint) 1));
                            GALEFS_FENCE();
                            l_117 = (long) ((ulong) l_102 + (ulong) (((long) (uint) i_106) << 4));
                            i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                            l_119 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 8L))));
                            if ((!(i_98 == i_118)) || (!(l_100 == l_119))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_116)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_98 == i_118)) || (!(l_100 == l_119))) {
                                i_114 = (-1);
                            } else {
                                i_114 = i_106;
                            }
                        }
                        if (i_114 < 0) {
                            l_120 = (long) ((int) get_group_id(0));
                            l_121 = (long) ((ulong) l_3 + (ulong) ((l_120 << 12) + (l_120 << 11)));
                            l_122 = (long) ((ulong) l_121 + (ulong) 1796L);
                            i_123 = *((volatile __global gale_int *) (arg_fs + 16 + l_122));
                            l_124 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_121 + (ulong) 1896L))));
                            i_125 = (int) (0 - (uint) i_123);
                            if (i_125 < 0) {
                                i_126 = i_125;
                            } else {
                                l_127 = (long) ((ulong) l_124 + (ulong) (-64L));
                                i_128 = (int) ((uint) ((int) (((long) ((ulong) l_127 + (ulong) ((long) ((ulong) (l_127 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_129 = (long) ((ulong) l_121 + (ulong) 1792L);
                                i_130 = 0;
                                l_131 = 0L;
                                while (true) {
                                    if (!(i_130 == 0)) {
                                        break;
                                    }
                                    i_132 = *((volatile __global gale_int *) (arg_fs + 16 + l_122));
                                    i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_129));
                                    if (i_128 == i_133) {
                                        i_130 = 1;
                                    } else {
                                        if (i_132 == 0) {
                                            if (l_131 < l_2) {
                                                GALEFS_RELAX(l_131);
                                                l_134 = (long) ((ulong) l_131 + (ulong) 1L);
                                                l_131 = l_134;
                                            } else {
                                                i_130 = (-110);
                                            }
                                        } else {
                                            i_135 = (int) (0 - (uint) i_132);
                                            i_130 = i_135;
                                        }
                                    }
                                }
                                i_126 = i_130;
                            }
                            if (i_126 < 0) {
                                l_136 = (long) i_126;
                                l_91 = l_136;
                            } else {
                                l_137 = (long) ((int) get_group_id(0));
                                l_138 = (long) ((ulong) l_3 + (ulong) ((l_137 << 12) + (l_137 << 11)));
                                l_139 = (long) ((ulong) l_138 + (ulong) 1896L);
                                l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                l_141 = (long) ((ulong) l_140 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_141) & 1023)))))) = 0L;
                                l_142 = (long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_55;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_69;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_56;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_142)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_139)) = l_141;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_143 = (long) ((ulong) l_56 + (ulong) (-9223372036854775807L));
                                l_91 = l_143;
                            }
                        } else {
                            l_144 = (long) ((int) get_group_id(0));
                            l_145 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_144 << 12) + (l_144 << 11)))) + (ulong) 1864L);
                            l_146 = *((__global gale_long *) (arg_fs + 16 + l_145));
                            *((__global gale_long *) (arg_fs + 16 + l_145)) = ((long) ((ulong) l_146 + (ulong) 1L));
                            l_147 = l_56 | (((long) (uint) i_114) << 32);
                            l_91 = l_147;
                        }
                    }
                } else {
                    l_91 = l_90;
                }
            }
        } else {
            l_91 = 0L;
        }
    B120:;
        if (i_59 == 0) {
            if (l_91 < (-4611686018427387904L)) {
                l_148 = (long) ((int) get_group_id(0));
                l_149 = (long) ((ulong) l_3 + (ulong) ((l_148 << 12) + (l_148 << 11)));
                l_150 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 1896L))));
                l_151 = (long) ((ulong) l_150 + (ulong) (-64L));
                i_152 = (int) ((uint) ((int) (((long) ((ulong) l_151 + (ulong) ((long) ((ulong) (l_151 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_153 = (long) ((ulong) l_149 + (ulong) 1792L);
                l_154 = (long) ((ulong) l_149 + (ulong) 1796L);
                i_155 = 0;
                l_156 = 0L;
                while (true) {
                    if (!(i_155 == 0)) {
                        break;
                    }
                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_154));
                    i_158 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                    if (i_152 == i_158) {
                        i_155 = 1;
                    } else {
                        if (i_157 == 0) {
                            if (l_156 < l_2) {
                                GALEFS_RELAX(l_156);
                                l_159 = (long) ((ulong) l_156 + (ulong) 1L);
                                l_156 = l_159;
                            } else {
                                i_155 = (-110);
                            }
                        } else {
                            i_160 = (int) (0 - (uint) i_157);
                            i_155 = i_160;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_155 < 0) {
                    l_161 = (long) i_155;
                    l_162 = l_161;
                } else {
                    l_163 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 1800L))));
                    l_162 = l_163;
                }
                i_164 = (int) ((uint) ((int) l_91) + (uint) (-1));
                if (i_164 < 0) {
                    l_165 = l_162;
                } else {
                    if (l_162 < 0L) {
                        l_165 = l_162;
                    } else {
                        l_166 = (l_162 << 32) | ((long) (uint) i_164);
                        l_165 = l_166;
                    }
                }
            } else {
                l_165 = l_91;
            }
        } else {
            l_165 = l_91;
        }
        GALEFS_BROADCAST(2, l_167, l_165);
        if (i_58 == 0) {
            if (!(l_167 < 0L)) {
                l_168 = (long) ((int) get_group_id(0));
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_168 << 12) + (l_168 << 11)))) + (ulong) 1856L)))) = 1;
            }
        }
        if (l_167 < 0L) {
            l_169 = l_167;
        } else {
            l_170 = (long) ((ulong) l_70 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_167 >> 32)) << i_60))));
            l_169 = l_170;
        }
        i_171 = (int) ((uint) i_67 + (uint) i_57);
        if ((ulong) ((long) ((ulong) l_169 + (ulong) 4095L)) < (ulong) 4095L) {
            l_172 = (long) ((ulong) l_66 + (ulong) 1L);
            l_66 = l_172;
            i_67 = i_171;
        } else {
            i_173 = ((int) ((uint) ((int) ((uint) (i_0 >> 31) >> 29)) + (uint) i_0)) >> 3;
            i_174 = (int) get_local_size(0);
            i_175 = i_174 << 2;
            i_176 = (int) get_local_id(0);
            i_177 = (int) get_local_id(0);
            i_178 = i_174 << 1;
            i_179 = (int) ((uint) i_174 + (uint) i_178);
            l_180 = 0L;
            i_181 = i_177;
            while (true) {
                i_182 = (int) ((uint) i_181 + (uint) i_179);
                if (!(i_182 < i_173)) {
                    break;
                }
                l_183 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (((long) i_181) << 3)))));
                l_184 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (((long) ((int) ((uint) i_174 + (uint) i_181))) << 3)))));
                l_185 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (((long) ((int) ((uint) i_181 + (uint) i_178))) << 3)))));
                l_186 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (((long) i_182) << 3)))));
                l_187 = (long) ((ulong) l_180 + (ulong) ((long) ((ulong) ((long) ((ulong) l_183 + (ulong) l_184)) + (ulong) ((long) ((ulong) l_185 + (ulong) l_186)))));
                i_188 = (int) ((uint) i_181 + (uint) i_175);
                l_180 = l_187;
                i_181 = i_188;
            }
            l_189 = l_180;
            i_190 = i_181;
            while (true) {
                if (!(i_190 < i_173)) {
                    break;
                }
                l_191 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) (((long) i_190) << 3)))));
                l_192 = (long) ((ulong) l_189 + (ulong) l_191);
                i_193 = (int) ((uint) i_174 + (uint) i_190);
                l_189 = l_192;
                i_190 = i_193;
            }
            GALEFS_FENCE();
            GALEFS_BARRIER(3);
            if (i_176 == 0) {
                l_194 = (long) ((int) get_group_id(0));
                i_195 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_194 << 12) + (l_194 << 11)))) + (ulong) 1856L))));
                if (i_195 == 0) {
                    l_196 = (-22L);
                } else {
                    l_197 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L)))) = 0;
                    l_198 = (long) ((int) get_group_id(0));
                    l_199 = (long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_198 << 12) + (l_198 << 11)))) + (ulong) 1872L);
                    l_200 = *((__global gale_long *) (arg_fs + 16 + l_199));
                    *((__global gale_long *) (arg_fs + 16 + l_199)) = ((long) ((ulong) l_56 + (ulong) l_200));
                    l_201 = (long) ((int) get_group_id(0));
                    l_202 = (long) ((ulong) l_3 + (ulong) ((l_201 << 12) + (l_201 << 11)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 1888L)))) = 0;
                    l_203 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 1896L))));
                    l_204 = (long) ((ulong) l_203 + (ulong) (-64L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_202 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_204 + (ulong) ((long) ((ulong) (l_204 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    l_196 = 0L;
                }
            } else {
                l_196 = 0L;
            }
            GALEFS_BROADCAST(4, l_205, l_196);
            l_206 = (long) ((ulong) l_66 + (ulong) l_189);
            l_66 = l_206;
            i_67 = i_171;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_207 = (long) ((int) get_group_id(0));
        i_208 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_3 + (ulong) ((l_207 << 12) + (l_207 << 11)))) + (ulong) 1856L))));
        if (i_208 == 0) {
            l_209 = (long) ((int) get_group_id(0));
            l_210 = (long) ((ulong) l_3 + (ulong) ((l_209 << 12) + (l_209 << 11)));
            l_211 = (long) ((ulong) l_210 + (ulong) 1796L);
            i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
            l_213 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_210 + (ulong) 1896L))));
            i_214 = (int) (0 - (uint) i_212);
            if (i_214 < 0) {
                i_215 = i_214;
            } else {
                l_216 = (long) ((ulong) l_213 + (ulong) (-64L));
                i_217 = (int) ((uint) ((int) (((long) ((ulong) l_216 + (ulong) ((long) ((ulong) (l_216 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_218 = (long) ((ulong) l_210 + (ulong) 1792L);
                i_219 = 0;
                l_220 = 0L;
                while (true) {
                    if (!(i_219 == 0)) {
                        break;
                    }
                    i_221 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
                    i_222 = *((volatile __global gale_int *) (arg_fs + 16 + l_218));
                    if (i_217 == i_222) {
                        i_219 = 1;
                    } else {
                        if (i_221 == 0) {
                            if (l_220 < l_2) {
                                GALEFS_RELAX(l_220);
                                l_223 = (long) ((ulong) l_220 + (ulong) 1L);
                                l_220 = l_223;
                            } else {
                                i_219 = (-110);
                            }
                        } else {
                            i_224 = (int) (0 - (uint) i_221);
                            i_219 = i_224;
                        }
                    }
                }
                i_215 = i_219;
            }
            if (i_215 < 0) {
                l_225 = (long) i_215;
                l_226 = l_225;
            } else {
                l_227 = (long) ((int) get_group_id(0));
                l_228 = (long) ((ulong) l_3 + (ulong) ((l_227 << 12) + (l_227 << 11)));
                l_229 = (long) ((ulong) l_228 + (ulong) 1896L);
                l_230 = *((__global gale_long *) (arg_fs + 16 + l_229));
                l_231 = (long) ((ulong) l_230 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_228 + (ulong) ((long) (uint) (((int) l_231) & 1023)))))) = 0L;
                l_232 = (long) ((ulong) l_228 + (ulong) ((long) (uint) (((int) l_230) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_230 + (ulong) ((long) ((ulong) (l_230 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 12L)))) = i_55;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_232 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_232)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_229)) = l_231;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_226 = LONG_MIN;
            }
        } else {
            l_226 = (-16L);
        }
    } else {
        l_226 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_226 < (-4611686018427387904L)) {
            l_233 = (long) ((int) get_group_id(0));
            l_234 = (long) ((ulong) l_3 + (ulong) ((l_233 << 12) + (l_233 << 11)));
            l_235 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 1896L))));
            l_236 = (long) ((ulong) l_235 + (ulong) (-64L));
            i_237 = (int) ((uint) ((int) (((long) ((ulong) l_236 + (ulong) ((long) ((ulong) (l_236 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_238 = (long) ((ulong) l_234 + (ulong) 1792L);
            l_239 = (long) ((ulong) l_234 + (ulong) 1796L);
            i_240 = 0;
            l_241 = 0L;
            while (true) {
                if (!(i_240 == 0)) {
                    break;
                }
                i_242 = *((volatile __global gale_int *) (arg_fs + 16 + l_239));
                i_243 = *((volatile __global gale_int *) (arg_fs + 16 + l_238));
                if (i_237 == i_243) {
                    i_240 = 1;
                } else {
                    if (i_242 == 0) {
                        if (l_241 < l_2) {
                            GALEFS_RELAX(l_241);
                            l_244 = (long) ((ulong) l_241 + (ulong) 1L);
                            l_241 = l_244;
                        } else {
                            i_240 = (-110);
                        }
                    } else {
                        i_245 = (int) (0 - (uint) i_242);
                        i_240 = i_245;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_240 < 0) {
                l_246 = (long) i_240;
                l_247 = l_246;
            } else {
                l_248 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_234 + (ulong) 1800L))));
                l_247 = l_248;
            }
            i_249 = (int) ((uint) ((int) l_226) + (uint) (-1));
            if (i_249 < 0) {
                l_250 = l_247;
            } else {
                if (l_247 < 0L) {
                    l_250 = l_247;
                } else {
                    l_251 = (l_247 << 32) | ((long) (uint) i_249);
                    l_250 = l_251;
                }
            }
        } else {
            l_250 = l_226;
        }
    } else {
        l_250 = l_226;
    }
    GALEFS_BROADCAST(5, l_252, l_250);
    *((__global gale_long *) (arg_sums + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_66;
    GALEFS_GROUP_END()
}
#endif
