// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.bench.evict.EvictKernels#sumFirstWords
// entry point: galefs_sumFirstWords
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ WRITE
// suspension: 3 waits, 8 values, 48 bytes
// string: "words"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/bench/evict/EvictKernels.java
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
// source SHA-256: 39b24c80f1b3fb72db9aff0df61e75a013a6f5b7c6e17e02247f46e6cccec0ba

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_2) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_4) VARIABLE(int, i_94) VARIABLE(int, i_96) VARIABLE(long, l_23) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_3) VARIABLE(long, l_33) VARIABLE(long, l_5) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_4) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_4) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_33) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_4) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_98)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_4) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(l_23) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_98)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_29)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_18, i_21, i_22, i_24, i_25, i_28, i_30, i_31, i_34, i_35, i_37, i_41, i_42, i_43, i_44, i_45, i_47, i_52, i_53, i_54, i_55, i_59, i_60, i_61, i_62, i_63, i_65, i_68, i_69, i_70, i_71, i_72, i_74, i_76, i_77, i_78, i_79, i_86, i_87, i_89, i_94, i_95, i_96, i_99, i_105, i_106, i_107, i_112, i_113, i_114;
    long l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_19, l_20, l_23, l_26, l_27, l_29, l_32, l_33, l_36, l_38, l_39, l_40, l_46, l_48, l_49, l_50, l_51, l_56, l_57, l_58, l_64, l_66, l_67, l_73, l_75, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_90, l_91, l_92, l_93, l_97, l_98, l_100, l_101, l_102, l_103, l_104, l_108, l_109, l_110, l_111, l_115, l_116;
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
    if (gale_group == 0) {
        i_0 = *((__global gale_int *) (arg_args + 16L));
        i_1 = *((__global gale_int *) (arg_args + 20L));
        i_2 = *((__global gale_int *) (arg_args + 24L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        if (((int) get_local_id(0)) == 0) {
            i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_6 == 0) {
                i_7 = *((__global gale_int *) (arg_fs + 16 + 64L));
                l_8 = (long) ((int) (0 - (uint) i_7));
                l_9 = l_8;
            } else {
                l_10 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_11 = *((__global gale_int *) (arg_fs + 16 + l_10));
                i_12 = (int) ((uint) i_11 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_10)) = i_12;
                if (i_4 < i_12) {
                    i_13 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_13 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_14 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_14)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 36L)))) = 0;
                        l_9 = LONG_MIN;
                    } else {
                        l_9 = (-16L);
                    }
                } else {
                    l_9 = (-16L);
                }
            }
            if (l_9 < 0L) {
                l_15 = l_9;
            } else {
                l_16 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_17 = 0;
                while (true) {
                    if (!(i_17 < 5)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) ((long) i_17))))) = (char) ((int) gale_literals[i_17]);
                    i_18 = (int) ((uint) i_17 + (uint) 1);
                    i_17 = i_18;
                }
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_19 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 5;
                l_15 = LONG_MIN;
            }
        } else {
            l_15 = 0L;
        }
        GALEFS_BROADCAST(1, l_20, l_15);
        if (l_20 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_0;
            gale_ints[gale_items + gale_item] = (uint) i_1;
            gale_ints[2 * gale_items + gale_item] = (uint) i_2;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_20); }
            GALEFS_RETURN;
            resume_1:
            i_0 = (int) gale_ints[gale_item];
            i_1 = (int) gale_ints[gale_items + gale_item];
            i_2 = (int) gale_ints[2 * gale_items + gale_item];
            l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
            l_20 = gale_round_reply(gale_entry);
        }
        i_21 = (int) l_20;
        i_22 = (int) ((uint) i_0 * (uint) i_2);
        l_23 = (long) i_1;
        i_24 = (int) get_local_id(0);
        i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_26 = 1L << i_25;
        l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
        i_28 = (int) get_local_id(0);
        l_29 = 0L;
        i_30 = 0;
        i_31 = 0;
        while (true) {
            if (!(i_31 < i_22)) {
                break;
            }
            l_32 = ((long) i_30) * l_23;
            l_33 = l_32 & l_27;
            if (i_28 == 0) {
                i_34 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_35 = (int) (0 - (uint) i_34);
                l_36 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_21) << 3));
                i_37 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_38 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_35 < 0) {
                    l_39 = (long) i_35;
                    l_40 = l_39;
                } else {
                    if (i_21 < 0) {
                        i_41 = (-9);
                    } else {
                        if (i_21 < i_37) {
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
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                l_48 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) (l_46 << 6)))));
                                l_49 = (long) ((ulong) l_48 - (ulong) l_32);
                                if (l_49 < 1L) {
                                    l_40 = 0L;
                                } else {
                                    l_50 = (l_49 < 8L) ? l_49 : 8L;
                                    l_40 = l_50;
                                }
                            } else {
                                l_40 = (-16L);
                            }
                        }
                    }
                }
                if (!(l_40 < 1L)) {
                    if (l_40 == 8L) {
                        l_51 = (long) ((ulong) l_26 - (ulong) l_33);
                        if (l_51 < 8L) {
                            if (!(((int) l_51) == 8)) {
                                goto B72;
                            }
                        }
                        if (i_21 < 0) {
                            i_52 = (-9);
                        } else {
                            if (i_21 < i_37) {
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
                            goto B78;
                        }
                        l_58 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_59 = *((__global gale_int *) (arg_fs + 16 + l_58));
                        i_60 = (int) ((uint) i_59 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_58)) = i_60;
                        if (i_4 < i_60) {
                            i_61 = (-1);
                        } else {
                            i_62 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_38 + (ulong) (l_56 << 6))) + (ulong) 8L))));
                            i_63 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_64 = l_32 >> i_25;
                            i_65 = i_63 & ((int) (((long) ((ulong) ((long) ((ulong) l_64 + (ulong) (((long) i_62) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_66 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_67 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_68 = i_65;
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
                                    l_73 = (long) ((ulong) l_66 + (ulong) (((long) (uint) i_72) << 4));
                                    i_74 = *((volatile __global gale_int *) (arg_fs + 16 + l_73));
                                    l_75 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) 8L))));
                                    if ((!(i_62 == i_74)) || (!(l_64 == l_75))) {
                                        if (i_63 == i_69) {
                                            i_70 = (-1);
                                        } else {
                                            i_76 = (int) ((uint) i_69 + (uint) 1);
                                            i_77 = i_63 & ((int) ((uint) i_68 + (uint) 1));
                                            i_68 = i_77;
                                            i_69 = i_76;
                                        }
                                    } else {
                                        i_70 = i_72;
                                    }
                                }
                            }
                            i_61 = i_70;
                        }
                        if (i_61 < 0) {
                            i_78 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_79 = (int) (0 - (uint) i_78);
                            if (i_79 < 0) {
                                l_80 = (long) i_79;
                                l_57 = l_80;
                                goto B78;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_81 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_81)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 12L)))) = i_21;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 16L)))) = l_32;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 24L)))) = 8L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_81 + (ulong) 36L)))) = 0;
                            l_57 = (-9223372036854775799L);
                            goto B78;
                        }
                        l_82 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_83 = *((__global gale_long *) (arg_fs + 16 + l_82));
                        *((__global gale_long *) (arg_fs + 16 + l_82)) = ((long) ((ulong) l_83 + (ulong) 1L));
                        l_84 = (((long) (uint) i_61) << 32) | 8L;
                        l_57 = l_84;
                        goto B78;
                    }
                }
            B72:;
                l_85 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_86 = *((__global gale_int *) (arg_fs + 16 + l_85));
                i_87 = (int) ((uint) i_86 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_85)) = i_87;
                l_88 = (l_40 < 0L) ? l_40 : (-22L);
                if (i_4 < i_87) {
                    i_89 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_89 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_90 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
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
        B78:;
            GALEFS_BROADCAST(2, l_91, l_57);
            if (l_91 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_0;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_22;
                gale_longs[gale_item] = (ulong) l_23;
                gale_longs[gale_items + gale_item] = (ulong) l_29;
                gale_ints[3 * gale_items + gale_item] = (uint) i_30;
                gale_ints[4 * gale_items + gale_item] = (uint) i_31;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_33;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_91); }
                GALEFS_RETURN;
                resume_2:
                i_0 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_22 = (int) gale_ints[2 * gale_items + gale_item];
                l_23 = (long) gale_longs[gale_item];
                l_29 = (long) gale_longs[gale_items + gale_item];
                i_30 = (int) gale_ints[3 * gale_items + gale_item];
                i_31 = (int) gale_ints[4 * gale_items + gale_item];
                l_33 = (long) gale_longs[2 * gale_items + gale_item];
                l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_24 = (int) get_local_id(0);
                i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_26 = 1L << i_25;
                l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
                i_28 = (int) get_local_id(0);
                l_91 = gale_round_reply(gale_entry);
            }
            if (i_24 == 0) {
                if (!(l_91 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_91 < 0L) {
                l_92 = l_91;
            } else {
                l_93 = (long) ((ulong) l_33 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_91 >> 32)) << i_25))));
                l_92 = l_93;
            }
            i_94 = (int) ((uint) i_31 + (uint) 1);
            i_95 = (int) ((uint) i_30 + (uint) 1);
            i_96 = (i_95 < i_0) ? i_95 : 0;
            if ((ulong) ((long) ((ulong) l_92 + (ulong) 4095L)) < (ulong) 4095L) {
                l_97 = (long) ((ulong) l_29 + (ulong) 1L);
                l_29 = l_97;
                i_30 = i_96;
                i_31 = i_94;
            } else {
                l_98 = *((__global gale_long *) (arg_fs + 16 + l_92));
                GALEFS_BARRIER(3);
                if (((int) get_local_id(0)) == 0) {
                    i_99 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_99 == 0) {
                        l_100 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_101 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
                        *((__global gale_long *) (arg_fs + 16 + l_101)) = ((long) ((ulong) l_102 + (ulong) 8L));
                        l_100 = 0L;
                    }
                } else {
                    l_100 = 0L;
                }
                GALEFS_BROADCAST(4, l_103, l_100);
                l_104 = (long) ((ulong) l_29 + (ulong) l_98);
                l_29 = l_104;
                i_30 = i_96;
                i_31 = i_94;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            i_105 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_105 == 0) {
                i_106 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_107 = (int) (0 - (uint) i_106);
                if (i_107 < 0) {
                    l_108 = (long) i_107;
                    l_109 = l_108;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_110 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_110)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 12L)))) = i_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 36L)))) = 0;
                    l_109 = LONG_MIN;
                }
            } else {
                l_111 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_112 = *((__global gale_int *) (arg_fs + 16 + l_111));
                i_113 = (int) ((uint) i_112 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_111)) = i_113;
                if (i_4 < i_113) {
                    i_114 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_114 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_115 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_115)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) 36L)))) = 0;
                        l_109 = LONG_MIN;
                    } else {
                        l_109 = (-16L);
                    }
                } else {
                    l_109 = (-16L);
                }
            }
        } else {
            l_109 = 0L;
        }
        GALEFS_BROADCAST(5, l_116, l_109);
        if (l_116 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_29;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_116); }
            GALEFS_RETURN;
            resume_3:
            l_29 = (long) gale_longs[gale_item];
            l_116 = gale_round_reply(gale_entry);
        }
        *((__global gale_long *) (arg_sums + 16L)) = l_29;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_170) VARIABLE(int, i_172) VARIABLE(int, i_2) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(long, l_174) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_5) VARIABLE(long, l_59) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_66) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_66) VARIABLE(l_70)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_170) VARIABLE(i_172) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(l_174) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_0) VARIABLE(i_170) VARIABLE(i_172) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_60) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(l_174) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_5) VARIABLE(l_59) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_66)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(l_66)

__kernel void galefs_sumFirstWords(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_sums) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_1, i_2, i_7, i_11, i_13, i_14, i_16, i_18, i_20, i_21, i_23, i_29, i_30, i_41, i_44, i_46, i_47, i_49, i_53, i_57, i_58, i_60, i_61, i_62, i_65, i_67, i_68, i_72, i_73, i_75, i_79, i_80, i_81, i_82, i_83, i_86, i_93, i_94, i_95, i_96, i_98, i_99, i_101, i_104, i_105, i_106, i_107, i_108, i_110, i_112, i_113, i_114, i_118, i_123, i_125, i_126, i_128, i_130, i_132, i_133, i_135, i_151, i_154, i_156, i_157, i_159, i_163, i_170, i_171, i_172, i_176, i_189, i_193, i_195, i_196, i_198, i_200, i_202, i_203, i_205, i_218, i_221, i_223, i_224, i_226, i_230;
    long l_3, l_4, l_5, l_6, l_8, l_9, l_10, l_12, l_15, l_17, l_19, l_22, l_24, l_25, l_26, l_27, l_28, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_42, l_43, l_45, l_48, l_50, l_51, l_52, l_54, l_55, l_56, l_59, l_63, l_64, l_66, l_69, l_70, l_71, l_74, l_76, l_77, l_78, l_84, l_85, l_87, l_88, l_89, l_90, l_91, l_92, l_97, l_100, l_102, l_103, l_109, l_111, l_115, l_116, l_117, l_119, l_120, l_121, l_122, l_124, l_127, l_129, l_131, l_134, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_152, l_153, l_155, l_158, l_160, l_161, l_162, l_164, l_165, l_166, l_167, l_168, l_169, l_173, l_174, l_175, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_190, l_191, l_192, l_194, l_197, l_199, l_201, l_204, l_206, l_207, l_208, l_209, l_210, l_211, l_212, l_213, l_214, l_215, l_216, l_217, l_219, l_220, l_222, l_225, l_227, l_228, l_229, l_231, l_232, l_233;
    GALEFS_GROUP_RESUME()
    if (((int) get_group_id(0)) == 0) {
        i_0 = *((__global gale_int *) (arg_args + 16L));
        i_1 = *((__global gale_int *) (arg_args + 20L));
        i_2 = *((__global gale_int *) (arg_args + 24L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                    while (true) {
                        if (!(i_18 == 0)) {
                            break;
                        }
                        i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_10));
                        i_21 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                        if (i_16 == i_21) {
                            i_18 = 1;
                        } else {
                            if (i_20 == 0) {
                                if (l_19 < l_4) {
                                    GALEFS_RELAX(l_19);
                                    l_22 = (long) ((ulong) l_19 + (ulong) 1L);
                                    l_19 = l_22;
                                } else {
                                    i_18 = (-110);
                                }
                            } else {
                                i_23 = (int) (0 - (uint) i_20);
                                i_18 = i_23;
                            }
                        }
                    }
                    i_14 = i_18;
                }
                l_24 = (long) i_14;
                l_25 = l_24;
            } else {
                l_25 = (-16L);
            }
            if (l_25 < 0L) {
                l_26 = l_25;
            } else {
                l_27 = (long) ((int) get_group_id(0));
                l_28 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_27 << 12) + (l_27 << 11)))) + (ulong) 2048L);
                i_29 = 0;
                while (true) {
                    if (!(i_29 < 5)) {
                        break;
                    }
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) ((long) i_29))))) = (char) ((int) gale_literals[i_29]);
                    i_30 = (int) ((uint) i_29 + (uint) 1);
                    i_29 = i_30;
                }
                l_31 = (long) ((int) get_group_id(0));
                l_32 = (long) ((ulong) l_5 + (ulong) ((l_31 << 12) + (l_31 << 11)));
                l_33 = (long) ((ulong) l_32 + (ulong) 1896L);
                l_34 = *((__global gale_long *) (arg_fs + 16 + l_33));
                l_35 = (long) ((ulong) l_34 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_35) & 1023)))))) = 0L;
                l_36 = (long) ((ulong) l_32 + (ulong) ((long) (uint) (((int) l_34) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_34 + (ulong) ((long) ((ulong) (l_34 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 36L)))) = 5;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_36)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_33)) = l_35;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_26 = LONG_MIN;
            }
        } else {
            l_26 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_26 < (-4611686018427387904L)) {
                l_37 = (long) ((int) get_group_id(0));
                l_38 = (long) ((ulong) l_5 + (ulong) ((l_37 << 12) + (l_37 << 11)));
                l_39 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1896L))));
                l_40 = (long) ((ulong) l_39 + (ulong) (-64L));
                i_41 = (int) ((uint) ((int) (((long) ((ulong) l_40 + (ulong) ((long) ((ulong) (l_40 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_42 = (long) ((ulong) l_38 + (ulong) 1792L);
                l_43 = (long) ((ulong) l_38 + (ulong) 1796L);
                i_44 = 0;
                l_45 = 0L;
                while (true) {
                    if (!(i_44 == 0)) {
                        break;
                    }
                    i_46 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                    i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                    if (i_41 == i_47) {
                        i_44 = 1;
                    } else {
                        if (i_46 == 0) {
                            if (l_45 < l_4) {
                                GALEFS_RELAX(l_45);
                                l_48 = (long) ((ulong) l_45 + (ulong) 1L);
                                l_45 = l_48;
                            } else {
                                i_44 = (-110);
                            }
                        } else {
                            i_49 = (int) (0 - (uint) i_46);
                            i_44 = i_49;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_44 < 0) {
                    l_50 = (long) i_44;
                    l_51 = l_50;
                } else {
                    l_52 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 1800L))));
                    l_51 = l_52;
                }
                i_53 = (int) ((uint) ((int) l_26) + (uint) (-1));
                if (i_53 < 0) {
                    l_54 = l_51;
                } else {
                    if (l_51 < 0L) {
                        l_54 = l_51;
                    } else {
                        l_55 = (l_51 << 32) | ((long) (uint) i_53);
                        l_54 = l_55;
                    }
                }
            } else {
                l_54 = l_26;
            }
        } else {
            l_54 = l_26;
        }
        GALEFS_BROADCAST(1, l_56, l_54);
        i_57 = (int) l_56;
        i_58 = (int) ((uint) i_0 * (uint) i_2);
        l_59 = (long) i_1;
        i_60 = (int) get_local_id(0);
        i_61 = (int) get_local_id(0);
        i_62 = *((__global gale_int *) (arg_fs + 16 + 156L));
        l_63 = 1L << i_62;
        l_64 = (long) ((ulong) l_63 + (ulong) (-1L));
        i_65 = (int) get_local_id(0);
        l_66 = 0L;
        i_67 = 0;
        i_68 = 0;
        while (true) {
            if (!(i_68 < i_58)) {
                break;
            }
            l_69 = ((long) i_67) * l_59;
            l_70 = l_69 & l_64;
            if (i_65 == 0) {
                l_71 = (long) ((int) get_group_id(0));
                i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 1796L))));
                i_73 = (int) (0 - (uint) i_72);
                l_74 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_57) << 3));
                i_75 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_76 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_73 < 0) {
                    l_77 = (long) i_73;
                    l_78 = l_77;
                } else {
                    if (i_57 < 0) {
                        i_79 = (-9);
                    } else {
                        if (i_57 < i_75) {
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
                            l_85 = (long) ((int) get_group_id(0));
                            i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_85 << 12) + (l_85 << 11)))) + (ulong) 1856L))));
                            if (i_86 == 0) {
                                l_87 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) (l_84 << 6)))));
                                l_88 = (long) ((ulong) l_87 - (ulong) l_69);
                                if (l_88 < 1L) {
                                    l_78 = 0L;
                                } else {
                                    l_89 = (l_88 < 8L) ? l_88 : 8L;
                                    l_78 = l_89;
                                }
                            } else {
                                l_78 = (-16L);
                            }
                        }
                    }
                }
                l_90 = (l_78 < 0L) ? l_78 : (-22L);
                if (l_78 < 1L) {
                    l_91 = l_90;
                } else {
                    if (l_78 == 8L) {
                        l_92 = (long) ((ulong) l_63 - (ulong) l_70);
                        if (l_92 < 8L) {
                            if (!(((int) l_92) == 8)) {
                                l_91 = l_90;
                                goto B119;
                            }
                        }
                        if (i_57 < 0) {
                            i_93 = (-9);
                        } else {
                            if (i_57 < i_75) {
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
                            l_100 = l_69 >> i_62;
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
                                l_116 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_115 << 12) + (l_115 << 11)))) + (ulong) 1888L);
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
                                l_121 = (long) ((ulong) l_5 + (ulong) ((l_120 << 12) + (l_120 << 11)));
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
                                                if (l_131 < l_4) {
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
                                    l_138 = (long) ((ulong) l_5 + (ulong) ((l_137 << 12) + (l_137 << 11)));
                                    l_139 = (long) ((ulong) l_138 + (ulong) 1896L);
                                    l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
                                    l_141 = (long) ((ulong) l_140 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_141) & 1023)))))) = 0L;
                                    l_142 = (long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_57;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_69;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = 8L;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_142)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_139)) = l_141;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_91 = (-9223372036854775799L);
                                }
                            } else {
                                l_143 = (long) ((int) get_group_id(0));
                                l_144 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_143 << 12) + (l_143 << 11)))) + (ulong) 1864L);
                                l_145 = *((__global gale_long *) (arg_fs + 16 + l_144));
                                *((__global gale_long *) (arg_fs + 16 + l_144)) = ((long) ((ulong) l_145 + (ulong) 1L));
                                l_146 = (((long) (uint) i_114) << 32) | 8L;
                                l_91 = l_146;
                            }
                        }
                    } else {
                        l_91 = l_90;
                    }
                }
            } else {
                l_91 = 0L;
            }
        B119:;
            if (i_61 == 0) {
                if (l_91 < (-4611686018427387904L)) {
                    l_147 = (long) ((int) get_group_id(0));
                    l_148 = (long) ((ulong) l_5 + (ulong) ((l_147 << 12) + (l_147 << 11)));
                    l_149 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1896L))));
                    l_150 = (long) ((ulong) l_149 + (ulong) (-64L));
                    i_151 = (int) ((uint) ((int) (((long) ((ulong) l_150 + (ulong) ((long) ((ulong) (l_150 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_152 = (long) ((ulong) l_148 + (ulong) 1792L);
                    l_153 = (long) ((ulong) l_148 + (ulong) 1796L);
                    i_154 = 0;
                    l_155 = 0L;
                    while (true) {
                        if (!(i_154 == 0)) {
                            break;
                        }
                        i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                        i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                        if (i_151 == i_157) {
                            i_154 = 1;
                        } else {
                            if (i_156 == 0) {
                                if (l_155 < l_4) {
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
                    GALEFS_FENCE();
                    if (i_154 < 0) {
                        l_160 = (long) i_154;
                        l_161 = l_160;
                    } else {
                        l_162 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_148 + (ulong) 1800L))));
                        l_161 = l_162;
                    }
                    i_163 = (int) ((uint) ((int) l_91) + (uint) (-1));
                    if (i_163 < 0) {
                        l_164 = l_161;
                    } else {
                        if (l_161 < 0L) {
                            l_164 = l_161;
                        } else {
                            l_165 = (l_161 << 32) | ((long) (uint) i_163);
                            l_164 = l_165;
                        }
                    }
                } else {
                    l_164 = l_91;
                }
            } else {
                l_164 = l_91;
            }
            GALEFS_BROADCAST(2, l_166, l_164);
            if (i_60 == 0) {
                if (!(l_166 < 0L)) {
                    l_167 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_167 << 12) + (l_167 << 11)))) + (ulong) 1856L)))) = 1;
                }
            }
            if (l_166 < 0L) {
                l_168 = l_166;
            } else {
                l_169 = (long) ((ulong) l_70 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_166 >> 32)) << i_62))));
                l_168 = l_169;
            }
            i_170 = (int) ((uint) i_68 + (uint) 1);
            i_171 = (int) ((uint) i_67 + (uint) 1);
            i_172 = (i_171 < i_0) ? i_171 : 0;
            if ((ulong) ((long) ((ulong) l_168 + (ulong) 4095L)) < (ulong) 4095L) {
                l_173 = (long) ((ulong) l_66 + (ulong) 1L);
                l_66 = l_173;
                i_67 = i_172;
                i_68 = i_170;
            } else {
                l_174 = *((__global gale_long *) (arg_fs + 16 + l_168));
                GALEFS_FENCE();
                GALEFS_BARRIER(3);
                if (((int) get_local_id(0)) == 0) {
                    l_175 = (long) ((int) get_group_id(0));
                    i_176 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_175 << 12) + (l_175 << 11)))) + (ulong) 1856L))));
                    if (i_176 == 0) {
                        l_177 = (-22L);
                    } else {
                        l_178 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_178 << 12) + (l_178 << 11)))) + (ulong) 1856L)))) = 0;
                        l_179 = (long) ((int) get_group_id(0));
                        l_180 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_179 << 12) + (l_179 << 11)))) + (ulong) 1872L);
                        l_181 = *((__global gale_long *) (arg_fs + 16 + l_180));
                        *((__global gale_long *) (arg_fs + 16 + l_180)) = ((long) ((ulong) l_181 + (ulong) 8L));
                        l_182 = (long) ((int) get_group_id(0));
                        l_183 = (long) ((ulong) l_5 + (ulong) ((l_182 << 12) + (l_182 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1888L)))) = 0;
                        l_184 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1896L))));
                        l_185 = (long) ((ulong) l_184 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_183 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_185 + (ulong) ((long) ((ulong) (l_185 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_177 = 0L;
                    }
                } else {
                    l_177 = 0L;
                }
                GALEFS_BROADCAST(4, l_186, l_177);
                l_187 = (long) ((ulong) l_66 + (ulong) l_174);
                l_66 = l_187;
                i_67 = i_172;
                i_68 = i_170;
            }
        }
        if (((int) get_local_id(0)) == 0) {
            l_188 = (long) ((int) get_group_id(0));
            i_189 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) ((l_188 << 12) + (l_188 << 11)))) + (ulong) 1856L))));
            if (i_189 == 0) {
                l_190 = (long) ((int) get_group_id(0));
                l_191 = (long) ((ulong) l_5 + (ulong) ((l_190 << 12) + (l_190 << 11)));
                l_192 = (long) ((ulong) l_191 + (ulong) 1796L);
                i_193 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                l_194 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1896L))));
                i_195 = (int) (0 - (uint) i_193);
                if (i_195 < 0) {
                    i_196 = i_195;
                } else {
                    l_197 = (long) ((ulong) l_194 + (ulong) (-64L));
                    i_198 = (int) ((uint) ((int) (((long) ((ulong) l_197 + (ulong) ((long) ((ulong) (l_197 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_199 = (long) ((ulong) l_191 + (ulong) 1792L);
                    i_200 = 0;
                    l_201 = 0L;
                    while (true) {
                        if (!(i_200 == 0)) {
                            break;
                        }
                        i_202 = *((volatile __global gale_int *) (arg_fs + 16 + l_192));
                        i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                        if (i_198 == i_203) {
                            i_200 = 1;
                        } else {
                            if (i_202 == 0) {
                                if (l_201 < l_4) {
                                    GALEFS_RELAX(l_201);
                                    l_204 = (long) ((ulong) l_201 + (ulong) 1L);
                                    l_201 = l_204;
                                } else {
                                    i_200 = (-110);
                                }
                            } else {
                                i_205 = (int) (0 - (uint) i_202);
                                i_200 = i_205;
                            }
                        }
                    }
                    i_196 = i_200;
                }
                if (i_196 < 0) {
                    l_206 = (long) i_196;
                    l_207 = l_206;
                } else {
                    l_208 = (long) ((int) get_group_id(0));
                    l_209 = (long) ((ulong) l_5 + (ulong) ((l_208 << 12) + (l_208 << 11)));
                    l_210 = (long) ((ulong) l_209 + (ulong) 1896L);
                    l_211 = *((__global gale_long *) (arg_fs + 16 + l_210));
                    l_212 = (long) ((ulong) l_211 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_209 + (ulong) ((long) (uint) (((int) l_212) & 1023)))))) = 0L;
                    l_213 = (long) ((ulong) l_209 + (ulong) ((long) (uint) (((int) l_211) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_211 + (ulong) ((long) ((ulong) (l_211 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 12L)))) = i_57;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_213 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_213)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_210)) = l_212;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_207 = LONG_MIN;
                }
            } else {
                l_207 = (-16L);
            }
        } else {
            l_207 = 0L;
        }
        if (((int) get_local_id(0)) == 0) {
            if (l_207 < (-4611686018427387904L)) {
                l_214 = (long) ((int) get_group_id(0));
                l_215 = (long) ((ulong) l_5 + (ulong) ((l_214 << 12) + (l_214 << 11)));
                l_216 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 1896L))));
                l_217 = (long) ((ulong) l_216 + (ulong) (-64L));
                i_218 = (int) ((uint) ((int) (((long) ((ulong) l_217 + (ulong) ((long) ((ulong) (l_217 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_219 = (long) ((ulong) l_215 + (ulong) 1792L);
                l_220 = (long) ((ulong) l_215 + (ulong) 1796L);
                i_221 = 0;
                l_222 = 0L;
                while (true) {
                    if (!(i_221 == 0)) {
                        break;
                    }
                    i_223 = *((volatile __global gale_int *) (arg_fs + 16 + l_220));
                    i_224 = *((volatile __global gale_int *) (arg_fs + 16 + l_219));
                    if (i_218 == i_224) {
                        i_221 = 1;
                    } else {
                        if (i_223 == 0) {
                            if (l_222 < l_4) {
                                GALEFS_RELAX(l_222);
                                l_225 = (long) ((ulong) l_222 + (ulong) 1L);
                                l_222 = l_225;
                            } else {
                                i_221 = (-110);
                            }
                        } else {
                            i_226 = (int) (0 - (uint) i_223);
                            i_221 = i_226;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_221 < 0) {
                    l_227 = (long) i_221;
                    l_228 = l_227;
                } else {
                    l_229 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_215 + (ulong) 1800L))));
                    l_228 = l_229;
                }
                i_230 = (int) ((uint) ((int) l_207) + (uint) (-1));
                if (i_230 < 0) {
                    l_231 = l_228;
                } else {
                    if (l_228 < 0L) {
                        l_231 = l_228;
                    } else {
                        l_232 = (l_228 << 32) | ((long) (uint) i_230);
                        l_231 = l_232;
                    }
                }
            } else {
                l_231 = l_207;
            }
        } else {
            l_231 = l_207;
        }
        GALEFS_BROADCAST(5, l_233, l_231);
        *((__global gale_long *) (arg_sums + 16L)) = l_66;
    }
    GALEFS_GROUP_END()
}
#endif
