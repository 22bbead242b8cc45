// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#opensWhatAnotherStored
// entry point: galefs_opensWhatAnotherStored
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ_WRITE READ_WRITE
// suspension: 6 waits, 3 values, 32 bytes
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
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: de3fbf63de761e714718d01208dbae7e388f866f19708636aad3387521bcc5ed

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

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_4) VARIABLE(int, i_40) VARIABLE(int, i_43) VARIABLE(int, i_61) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_3) VARIABLE(long, l_39) VARIABLE(long, l_41) VARIABLE(long, l_42) VARIABLE(long, l_5) VARIABLE(long, l_60) VARIABLE(long, l_78) VARIABLE(long, l_90)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_4) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_4) VARIABLE(l_22) VARIABLE(l_3) VARIABLE(l_5)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_43) VARIABLE(l_3) VARIABLE(l_39) VARIABLE(l_41) VARIABLE(l_42) VARIABLE(l_5)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_4) VARIABLE(i_40) VARIABLE(i_61) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_60)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_4) VARIABLE(i_61) VARIABLE(l_3) VARIABLE(l_5) VARIABLE(l_60) VARIABLE(l_78)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_60) VARIABLE(l_78) VARIABLE(l_90)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_6, i_7, i_11, i_12, i_13, i_17, i_19, i_20, i_23, i_24, i_28, i_29, i_30, i_34, i_36, i_37, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_55, i_56, i_57, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_73, i_74, i_75, i_79, i_80, i_81, i_86, i_87, i_88, i_91, i_92, i_93, i_98, i_99, i_100;
    long l_0, l_1, l_2, l_3, l_5, l_8, l_9, l_10, l_14, l_15, l_16, l_18, l_21, l_22, l_25, l_26, l_27, l_31, l_32, l_33, l_35, l_38, l_39, l_41, l_42, l_50, l_51, l_52, l_53, l_54, l_58, l_59, l_60, l_68, l_69, l_70, l_71, l_72, l_76, l_77, l_78, l_82, l_83, l_84, l_85, l_89, l_90, l_94, l_95, l_96, l_97, l_101, l_102, l_103;
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
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) gale_group) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
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
            l_16 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_17 = 0;
            while (true) {
                if (!(i_17 < 4)) {
                    break;
                }
                l_18 = (long) i_17;
                i_19 = (int) *((__global char *) (arg_scratch + 16 + (l_18 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) l_18)))) = (char) i_19;
                i_20 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_20;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_21 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_21)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) 36L)))) = 4;
            l_15 = LONG_MIN;
        }
    } else {
        l_15 = 0L;
    }
    GALEFS_BROADCAST(2, l_22, l_15);
    if (l_22 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_22); }
        GALEFS_RETURN;
        resume_1:
        l_0 = (((long) gale_group) * ((long) ((int) get_local_size(0)))) << 3;
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_22 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_23 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_23 == 0) {
            i_24 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_25 = (long) ((int) (0 - (uint) i_24));
            l_26 = l_25;
        } else {
            l_27 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_28 = *((__global gale_int *) (arg_fs + 16 + l_27));
            i_29 = (int) ((uint) i_28 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_27)) = i_29;
            if (i_4 < i_29) {
                i_30 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_30 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_31 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = 0;
                    l_26 = LONG_MIN;
                } else {
                    l_26 = (-16L);
                }
            } else {
                l_26 = (-16L);
            }
        }
        if (l_26 < 0L) {
            l_32 = l_26;
        } else {
            l_33 = (long) ((ulong) l_2 + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_34 = 0;
            while (true) {
                if (!(i_34 < 4)) {
                    break;
                }
                l_35 = (long) i_34;
                i_36 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_35 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) l_35)))) = (char) i_36;
                i_37 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_37;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_38 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_38)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 0;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 36L)))) = 4;
            l_32 = LONG_MIN;
        }
    } else {
        l_32 = 0L;
    }
    GALEFS_BROADCAST(4, l_39, l_32);
    if (l_39 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_39); }
        GALEFS_RETURN;
        resume_2:
        l_22 = (long) gale_longs[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_39 = gale_round_reply(gale_entry);
    }
    i_40 = (int) l_22;
    l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
    if (((int) get_local_id(0)) == 0) {
        i_44 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_40 < 0) {
            i_45 = (-9);
        } else {
            if (i_40 < i_43) {
                i_46 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (((long) (uint) i_40) << 3)))));
                i_47 = (int) ((uint) i_46 + (uint) (-1));
                i_48 = (i_47 < 0) ? (-9) : i_47;
                i_45 = i_48;
            } else {
                i_45 = (-9);
            }
        }
        i_49 = (int) (0 - (uint) i_44);
        if (i_49 < 0) {
            l_50 = (long) i_49;
            l_51 = l_50;
        } else {
            l_52 = (long) i_45;
            if (i_45 < 0) {
                l_51 = l_52;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_52 << 6)))));
                l_51 = l_53;
            }
        }
        l_54 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_55 = *((__global gale_int *) (arg_fs + 16 + l_54));
        i_56 = (int) ((uint) i_55 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_54)) = i_56;
        if (i_4 < i_56) {
            i_57 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_57 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_58 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_58)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 16L)))) = l_51;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 36L)))) = 0;
                l_59 = LONG_MIN;
            } else {
                l_59 = l_51;
            }
        } else {
            l_59 = l_51;
        }
    } else {
        l_59 = 0L;
    }
    GALEFS_BROADCAST(5, l_60, l_59);
    if (l_60 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_39;
        gale_ints[gale_item] = (uint) i_40;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_60); }
        GALEFS_RETURN;
        resume_3:
        l_39 = (long) gale_longs[gale_item];
        i_40 = (int) gale_ints[gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_41 = *((__global gale_long *) (arg_fs + 16 + 200L));
        l_42 = *((__global gale_long *) (arg_fs + 16 + 192L));
        i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_60 = gale_round_reply(gale_entry);
    }
    i_61 = (int) l_39;
    if (((int) get_local_id(0)) == 0) {
        i_62 = *((__global gale_int *) (arg_fs + 16 + 64L));
        if (i_61 < 0) {
            i_63 = (-9);
        } else {
            if (i_61 < i_43) {
                i_64 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) (((long) (uint) i_61) << 3)))));
                i_65 = (int) ((uint) i_64 + (uint) (-1));
                i_66 = (i_65 < 0) ? (-9) : i_65;
                i_63 = i_66;
            } else {
                i_63 = (-9);
            }
        }
        i_67 = (int) (0 - (uint) i_62);
        if (i_67 < 0) {
            l_68 = (long) i_67;
            l_69 = l_68;
        } else {
            l_70 = (long) i_63;
            if (i_63 < 0) {
                l_69 = l_70;
            } else {
                l_71 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) (l_70 << 6)))));
                l_69 = l_71;
            }
        }
        l_72 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_73 = *((__global gale_int *) (arg_fs + 16 + l_72));
        i_74 = (int) ((uint) i_73 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_72)) = i_74;
        if (i_4 < i_74) {
            i_75 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
            if (i_75 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_76 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_76)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 16L)))) = l_69;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 36L)))) = 0;
                l_77 = LONG_MIN;
            } else {
                l_77 = l_69;
            }
        } else {
            l_77 = l_69;
        }
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(6, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_40;
        gale_longs[gale_item] = (ulong) l_60;
        gale_ints[gale_items + gale_item] = (uint) i_61;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_78); }
        GALEFS_RETURN;
        resume_4:
        i_40 = (int) gale_ints[gale_item];
        l_60 = (long) gale_longs[gale_item];
        i_61 = (int) gale_ints[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_78 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_79 == 0) {
            i_80 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_81 = (int) (0 - (uint) i_80);
            if (i_81 < 0) {
                l_82 = (long) i_81;
                l_83 = l_82;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_84 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_84)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 12L)))) = i_40;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_84 + (ulong) 36L)))) = 0;
                l_83 = LONG_MIN;
            }
        } else {
            l_85 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_86 = *((__global gale_int *) (arg_fs + 16 + l_85));
            i_87 = (int) ((uint) i_86 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_85)) = i_87;
            if (i_4 < i_87) {
                i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_88 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_89 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_89)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) 36L)))) = 0;
                    l_83 = LONG_MIN;
                } else {
                    l_83 = (-16L);
                }
            } else {
                l_83 = (-16L);
            }
        }
    } else {
        l_83 = 0L;
    }
    GALEFS_BROADCAST(7, l_90, l_83);
    if (l_90 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_60;
        gale_ints[gale_item] = (uint) i_61;
        gale_longs[gale_items + gale_item] = (ulong) l_78;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_90); }
        GALEFS_RETURN;
        resume_5:
        l_60 = (long) gale_longs[gale_item];
        i_61 = (int) gale_ints[gale_item];
        l_78 = (long) gale_longs[gale_items + gale_item];
        l_3 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_4 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_90 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_91 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
        if (i_91 == 0) {
            i_92 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_93 = (int) (0 - (uint) i_92);
            if (i_93 < 0) {
                l_94 = (long) i_93;
                l_95 = l_94;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_96 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_96)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 12L)))) = i_61;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) 36L)))) = 0;
                l_95 = LONG_MIN;
            }
        } else {
            l_97 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_98 = *((__global gale_int *) (arg_fs + 16 + l_97));
            i_99 = (int) ((uint) i_98 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_97)) = i_99;
            if (i_4 < i_99) {
                i_100 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6)))));
                if (i_100 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_101 = (long) ((ulong) l_3 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_101)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 36L)))) = 0;
                    l_95 = LONG_MIN;
                } else {
                    l_95 = (-16L);
                }
            } else {
                l_95 = (-16L);
            }
        }
    } else {
        l_95 = 0L;
    }
    GALEFS_BROADCAST(8, l_102, l_95);
    if (l_102 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_60;
        gale_longs[gale_items + gale_item] = (ulong) l_78;
        gale_longs[2 * gale_items + gale_item] = (ulong) l_90;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_102); }
        GALEFS_RETURN;
        resume_6:
        l_60 = (long) gale_longs[gale_item];
        l_78 = (long) gale_longs[gale_items + gale_item];
        l_90 = (long) gale_longs[2 * gale_items + gale_item];
        l_102 = gale_round_reply(gale_entry);
    }
    l_103 = (long) ((ulong) l_78 + (ulong) ((long) ((ulong) (l_60 << 5) - (ulong) l_60)));
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_90)) + (ulong) ((long) ((ulong) (l_103 << 5) - (ulong) l_103)))) + (ulong) ((long) ((int) l_102))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_111) VARIABLE(int, i_114) VARIABLE(int, i_146) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_110) VARIABLE(long, l_112) VARIABLE(long, l_113) VARIABLE(long, l_145) VARIABLE(long, l_177) VARIABLE(long, l_2) VARIABLE(long, l_223) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_57)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_57)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_111) VARIABLE(i_114) VARIABLE(l_110) VARIABLE(l_112) VARIABLE(l_113) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_111) VARIABLE(i_146) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_146) VARIABLE(l_145) VARIABLE(l_177) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(l_145) VARIABLE(l_177) VARIABLE(l_223)

__kernel void galefs_opensWhatAnotherStored(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_19, i_20, i_22, i_28, i_30, i_31, i_42, i_45, i_47, i_48, i_50, i_54, i_59, i_63, i_65, i_66, i_68, i_70, i_72, i_73, i_75, i_81, i_83, i_84, i_95, i_98, i_100, i_101, i_103, i_107, i_111, i_114, i_116, i_117, i_118, i_119, i_120, i_121, i_130, i_133, i_135, i_136, i_138, i_142, i_146, i_148, i_149, i_150, i_151, i_152, i_153, i_162, i_165, i_167, i_168, i_170, i_174, i_179, i_183, i_185, i_186, i_188, i_190, i_192, i_193, i_195, i_208, i_211, i_213, i_214, i_216, i_220, i_225, i_229, i_231, i_232, i_234, i_236, i_238, i_239, i_241, i_254, i_257, i_259, i_260, i_262, i_266;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_46, l_49, l_51, l_52, l_53, l_55, l_56, l_57, l_58, l_60, l_61, l_62, l_64, l_67, l_69, l_71, l_74, l_76, l_77, l_78, l_79, l_80, l_82, l_85, l_86, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_94, l_96, l_97, l_99, l_102, l_104, l_105, l_106, l_108, l_109, l_110, l_112, l_113, l_115, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_131, l_132, l_134, l_137, l_139, l_140, l_141, l_143, l_144, l_145, l_147, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_163, l_164, l_166, l_169, l_171, l_172, l_173, l_175, l_176, l_177, l_178, l_180, l_181, l_182, l_184, l_187, l_189, l_191, l_194, l_196, l_197, l_198, l_199, l_200, l_201, l_202, l_203, l_204, l_205, l_206, l_207, l_209, l_210, l_212, l_215, l_217, l_218, l_219, l_221, l_222, l_223, l_224, l_226, l_227, l_228, l_230, l_233, l_235, l_237, l_240, l_242, l_243, l_244, l_245, l_246, l_247, l_248, l_249, l_250, l_251, l_252, l_253, l_255, l_256, l_258, l_261, l_263, l_264, l_265, l_267, l_268, l_269, l_270;
    GALEFS_GROUP_RESUME()
    l_0 = (((long) ((int) get_group_id(0))) * ((long) ((int) get_local_size(0)))) << 3;
    l_1 = ((long) ((int) get_group_id(0))) << 10;
    if (((int) get_local_id(0)) == ((int) ((uint) ((int) get_local_size(0)) + (uint) (-1)))) {
        *((__global gale_int *) (arg_scratch + ((((long) ((int) (l_1 >> 2))) << 2) + 16L))) = 1701603686;
        *((__global gale_int *) (arg_out + 16 + l_0)) = 1953720684;
    }
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
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
                while (true) {
                    if (!(i_17 == 0)) {
                        break;
                    }
                    i_19 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
                    i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_16));
                    if (i_15 == i_20) {
                        i_17 = 1;
                    } else {
                        if (i_19 == 0) {
                            if (l_18 < l_3) {
                                GALEFS_RELAX(l_18);
                                l_21 = (long) ((ulong) l_18 + (ulong) 1L);
                                l_18 = l_21;
                            } else {
                                i_17 = (-110);
                            }
                        } else {
                            i_22 = (int) (0 - (uint) i_19);
                            i_17 = i_22;
                        }
                    }
                }
                i_13 = i_17;
            }
            l_23 = (long) i_13;
            l_24 = l_23;
        } else {
            l_24 = (-16L);
        }
        if (l_24 < 0L) {
            l_25 = l_24;
        } else {
            l_26 = (long) ((int) get_group_id(0));
            l_27 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_26 << 12) + (l_26 << 11)))) + (ulong) 2048L);
            i_28 = 0;
            while (true) {
                if (!(i_28 < 4)) {
                    break;
                }
                l_29 = (long) i_28;
                i_30 = (int) *((__global char *) (arg_scratch + 16 + (l_29 + l_1)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) l_29)))) = (char) i_30;
                i_31 = (int) ((uint) i_28 + (uint) 1);
                i_28 = i_31;
            }
            l_32 = (long) ((int) get_group_id(0));
            l_33 = (long) ((ulong) l_4 + (ulong) ((l_32 << 12) + (l_32 << 11)));
            l_34 = (long) ((ulong) l_33 + (ulong) 1896L);
            l_35 = *((__global gale_long *) (arg_fs + 16 + l_34));
            l_36 = (long) ((ulong) l_35 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_36) & 1023)))))) = 0L;
            l_37 = (long) ((ulong) l_33 + (ulong) ((long) (uint) (((int) l_35) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_35 + (ulong) ((long) ((ulong) (l_35 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_37)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_34)) = l_36;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_25 = LONG_MIN;
        }
    } else {
        l_25 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_25 < (-4611686018427387904L)) {
            l_38 = (long) ((int) get_group_id(0));
            l_39 = (long) ((ulong) l_4 + (ulong) ((l_38 << 12) + (l_38 << 11)));
            l_40 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1896L))));
            l_41 = (long) ((ulong) l_40 + (ulong) (-64L));
            i_42 = (int) ((uint) ((int) (((long) ((ulong) l_41 + (ulong) ((long) ((ulong) (l_41 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_43 = (long) ((ulong) l_39 + (ulong) 1792L);
            l_44 = (long) ((ulong) l_39 + (ulong) 1796L);
            i_45 = 0;
            l_46 = 0L;
            while (true) {
                if (!(i_45 == 0)) {
                    break;
                }
                i_47 = *((volatile __global gale_int *) (arg_fs + 16 + l_44));
                i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_43));
                if (i_42 == i_48) {
                    i_45 = 1;
                } else {
                    if (i_47 == 0) {
                        if (l_46 < l_3) {
                            GALEFS_RELAX(l_46);
                            l_49 = (long) ((ulong) l_46 + (ulong) 1L);
                            l_46 = l_49;
                        } else {
                            i_45 = (-110);
                        }
                    } else {
                        i_50 = (int) (0 - (uint) i_47);
                        i_45 = i_50;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_45 < 0) {
                l_51 = (long) i_45;
                l_52 = l_51;
            } else {
                l_53 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) 1800L))));
                l_52 = l_53;
            }
            i_54 = (int) ((uint) ((int) l_25) + (uint) (-1));
            if (i_54 < 0) {
                l_55 = l_52;
            } else {
                if (l_52 < 0L) {
                    l_55 = l_52;
                } else {
                    l_56 = (l_52 << 32) | ((long) (uint) i_54);
                    l_55 = l_56;
                }
            }
        } else {
            l_55 = l_25;
        }
    } else {
        l_55 = l_25;
    }
    GALEFS_BROADCAST(2, l_57, l_55);
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_58 = (long) ((int) get_group_id(0));
        i_59 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_58 << 12) + (l_58 << 11)))) + (ulong) 1856L))));
        if (i_59 == 0) {
            l_60 = (long) ((int) get_group_id(0));
            l_61 = (long) ((ulong) l_4 + (ulong) ((l_60 << 12) + (l_60 << 11)));
            l_62 = (long) ((ulong) l_61 + (ulong) 1796L);
            i_63 = *((volatile __global gale_int *) (arg_fs + 16 + l_62));
            l_64 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 1896L))));
            i_65 = (int) (0 - (uint) i_63);
            if (i_65 < 0) {
                i_66 = i_65;
            } else {
                l_67 = (long) ((ulong) l_64 + (ulong) (-64L));
                i_68 = (int) ((uint) ((int) (((long) ((ulong) l_67 + (ulong) ((long) ((ulong) (l_67 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_69 = (long) ((ulong) l_61 + (ulong) 1792L);
                i_70 = 0;
                l_71 = 0L;
                while (true) {
                    if (!(i_70 == 0)) {
                        break;
                    }
                    i_72 = *((volatile __global gale_int *) (arg_fs + 16 + l_62));
                    i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_69));
                    if (i_68 == i_73) {
                        i_70 = 1;
                    } else {
                        if (i_72 == 0) {
                            if (l_71 < l_3) {
                                GALEFS_RELAX(l_71);
                                l_74 = (long) ((ulong) l_71 + (ulong) 1L);
                                l_71 = l_74;
                            } else {
                                i_70 = (-110);
                            }
                        } else {
                            i_75 = (int) (0 - (uint) i_72);
                            i_70 = i_75;
                        }
                    }
                }
                i_66 = i_70;
            }
            l_76 = (long) i_66;
            l_77 = l_76;
        } else {
            l_77 = (-16L);
        }
        if (l_77 < 0L) {
            l_78 = l_77;
        } else {
            l_79 = (long) ((int) get_group_id(0));
            l_80 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 2048L);
            i_81 = 0;
            while (true) {
                if (!(i_81 < 4)) {
                    break;
                }
                l_82 = (long) i_81;
                i_83 = (int) *((__global char *) (arg_out + 16 + ((long) ((ulong) l_82 + (ulong) l_0))));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_82)))) = (char) i_83;
                i_84 = (int) ((uint) i_81 + (uint) 1);
                i_81 = i_84;
            }
            l_85 = (long) ((int) get_group_id(0));
            l_86 = (long) ((ulong) l_4 + (ulong) ((l_85 << 12) + (l_85 << 11)));
            l_87 = (long) ((ulong) l_86 + (ulong) 1896L);
            l_88 = *((__global gale_long *) (arg_fs + 16 + l_87));
            l_89 = (long) ((ulong) l_88 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_89) & 1023)))))) = 0L;
            l_90 = (long) ((ulong) l_86 + (ulong) ((long) (uint) (((int) l_88) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_88 + (ulong) ((long) ((ulong) (l_88 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 32L)))) = 0;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_90)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_87)) = l_89;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_78 = LONG_MIN;
        }
    } else {
        l_78 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_78 < (-4611686018427387904L)) {
            l_91 = (long) ((int) get_group_id(0));
            l_92 = (long) ((ulong) l_4 + (ulong) ((l_91 << 12) + (l_91 << 11)));
            l_93 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 1896L))));
            l_94 = (long) ((ulong) l_93 + (ulong) (-64L));
            i_95 = (int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_96 = (long) ((ulong) l_92 + (ulong) 1792L);
            l_97 = (long) ((ulong) l_92 + (ulong) 1796L);
            i_98 = 0;
            l_99 = 0L;
            while (true) {
                if (!(i_98 == 0)) {
                    break;
                }
                i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_97));
                i_101 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                if (i_95 == i_101) {
                    i_98 = 1;
                } else {
                    if (i_100 == 0) {
                        if (l_99 < l_3) {
                            GALEFS_RELAX(l_99);
                            l_102 = (long) ((ulong) l_99 + (ulong) 1L);
                            l_99 = l_102;
                        } else {
                            i_98 = (-110);
                        }
                    } else {
                        i_103 = (int) (0 - (uint) i_100);
                        i_98 = i_103;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_98 < 0) {
                l_104 = (long) i_98;
                l_105 = l_104;
            } else {
                l_106 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_92 + (ulong) 1800L))));
                l_105 = l_106;
            }
            i_107 = (int) ((uint) ((int) l_78) + (uint) (-1));
            if (i_107 < 0) {
                l_108 = l_105;
            } else {
                if (l_105 < 0L) {
                    l_108 = l_105;
                } else {
                    l_109 = (l_105 << 32) | ((long) (uint) i_107);
                    l_108 = l_109;
                }
            }
        } else {
            l_108 = l_78;
        }
    } else {
        l_108 = l_78;
    }
    GALEFS_BROADCAST(4, l_110, l_108);
    i_111 = (int) l_57;
    l_112 = *((__global gale_long *) (arg_fs + 16 + 200L));
    l_113 = *((__global gale_long *) (arg_fs + 16 + 192L));
    i_114 = *((__global gale_int *) (arg_fs + 16 + 208L));
    if (((int) get_local_id(0)) == 0) {
        l_115 = (long) ((int) get_group_id(0));
        i_116 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_115 << 12) + (l_115 << 11)))) + (ulong) 1796L))));
        if (i_111 < 0) {
            i_117 = (-9);
        } else {
            if (i_111 < i_114) {
                i_118 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) (((long) (uint) i_111) << 3)))));
                i_119 = (int) ((uint) i_118 + (uint) (-1));
                i_120 = (i_119 < 0) ? (-9) : i_119;
                i_117 = i_120;
            } else {
                i_117 = (-9);
            }
        }
        i_121 = (int) (0 - (uint) i_116);
        if (i_121 < 0) {
            l_122 = (long) i_121;
            l_123 = l_122;
        } else {
            l_124 = (long) i_117;
            if (i_117 < 0) {
                l_123 = l_124;
            } else {
                l_125 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) (l_124 << 6)))));
                l_123 = l_125;
            }
        }
    } else {
        l_123 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_123 < (-4611686018427387904L)) {
            l_126 = (long) ((int) get_group_id(0));
            l_127 = (long) ((ulong) l_4 + (ulong) ((l_126 << 12) + (l_126 << 11)));
            l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1896L))));
            l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
            i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_131 = (long) ((ulong) l_127 + (ulong) 1792L);
            l_132 = (long) ((ulong) l_127 + (ulong) 1796L);
            i_133 = 0;
            l_134 = 0L;
            while (true) {
                if (!(i_133 == 0)) {
                    break;
                }
                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                if (i_130 == i_136) {
                    i_133 = 1;
                } else {
                    if (i_135 == 0) {
                        if (l_134 < l_3) {
                            GALEFS_RELAX(l_134);
                            l_137 = (long) ((ulong) l_134 + (ulong) 1L);
                            l_134 = l_137;
                        } else {
                            i_133 = (-110);
                        }
                    } else {
                        i_138 = (int) (0 - (uint) i_135);
                        i_133 = i_138;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_133 < 0) {
                l_139 = (long) i_133;
                l_140 = l_139;
            } else {
                l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1800L))));
                l_140 = l_141;
            }
            i_142 = (int) ((uint) ((int) l_123) + (uint) (-1));
            if (i_142 < 0) {
                l_143 = l_140;
            } else {
                if (l_140 < 0L) {
                    l_143 = l_140;
                } else {
                    l_144 = (l_140 << 32) | ((long) (uint) i_142);
                    l_143 = l_144;
                }
            }
        } else {
            l_143 = l_123;
        }
    } else {
        l_143 = l_123;
    }
    GALEFS_BROADCAST(5, l_145, l_143);
    i_146 = (int) l_110;
    if (((int) get_local_id(0)) == 0) {
        l_147 = (long) ((int) get_group_id(0));
        i_148 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_147 << 12) + (l_147 << 11)))) + (ulong) 1796L))));
        if (i_146 < 0) {
            i_149 = (-9);
        } else {
            if (i_146 < i_114) {
                i_150 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) (((long) (uint) i_146) << 3)))));
                i_151 = (int) ((uint) i_150 + (uint) (-1));
                i_152 = (i_151 < 0) ? (-9) : i_151;
                i_149 = i_152;
            } else {
                i_149 = (-9);
            }
        }
        i_153 = (int) (0 - (uint) i_148);
        if (i_153 < 0) {
            l_154 = (long) i_153;
            l_155 = l_154;
        } else {
            l_156 = (long) i_149;
            if (i_149 < 0) {
                l_155 = l_156;
            } else {
                l_157 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) (l_156 << 6)))));
                l_155 = l_157;
            }
        }
    } else {
        l_155 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_155 < (-4611686018427387904L)) {
            l_158 = (long) ((int) get_group_id(0));
            l_159 = (long) ((ulong) l_4 + (ulong) ((l_158 << 12) + (l_158 << 11)));
            l_160 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1896L))));
            l_161 = (long) ((ulong) l_160 + (ulong) (-64L));
            i_162 = (int) ((uint) ((int) (((long) ((ulong) l_161 + (ulong) ((long) ((ulong) (l_161 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_163 = (long) ((ulong) l_159 + (ulong) 1792L);
            l_164 = (long) ((ulong) l_159 + (ulong) 1796L);
            i_165 = 0;
            l_166 = 0L;
            while (true) {
                if (!(i_165 == 0)) {
                    break;
                }
                i_167 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_163));
                if (i_162 == i_168) {
                    i_165 = 1;
                } else {
                    if (i_167 == 0) {
                        if (l_166 < l_3) {
                            GALEFS_RELAX(l_166);
                            l_169 = (long) ((ulong) l_166 + (ulong) 1L);
                            l_166 = l_169;
                        } else {
                            i_165 = (-110);
                        }
                    } else {
                        i_170 = (int) (0 - (uint) i_167);
                        i_165 = i_170;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_165 < 0) {
                l_171 = (long) i_165;
                l_172 = l_171;
            } else {
                l_173 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_159 + (ulong) 1800L))));
                l_172 = l_173;
            }
            i_174 = (int) ((uint) ((int) l_155) + (uint) (-1));
            if (i_174 < 0) {
                l_175 = l_172;
            } else {
                if (l_172 < 0L) {
                    l_175 = l_172;
                } else {
                    l_176 = (l_172 << 32) | ((long) (uint) i_174);
                    l_175 = l_176;
                }
            }
        } else {
            l_175 = l_155;
        }
    } else {
        l_175 = l_155;
    }
    GALEFS_BROADCAST(6, l_177, l_175);
    if (((int) get_local_id(0)) == 0) {
        l_178 = (long) ((int) get_group_id(0));
        i_179 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_178 << 12) + (l_178 << 11)))) + (ulong) 1856L))));
        if (i_179 == 0) {
            l_180 = (long) ((int) get_group_id(0));
            l_181 = (long) ((ulong) l_4 + (ulong) ((l_180 << 12) + (l_180 << 11)));
            l_182 = (long) ((ulong) l_181 + (ulong) 1796L);
            i_183 = *((volatile __global gale_int *) (arg_fs + 16 + l_182));
            l_184 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_181 + (ulong) 1896L))));
            i_185 = (int) (0 - (uint) i_183);
            if (i_185 < 0) {
                i_186 = i_185;
            } else {
                l_187 = (long) ((ulong) l_184 + (ulong) (-64L));
                i_188 = (int) ((uint) ((int) (((long) ((ulong) l_187 + (ulong) ((long) ((ulong) (l_187 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_189 = (long) ((ulong) l_181 + (ulong) 1792L);
                i_190 = 0;
                l_191 = 0L;
                while (true) {
                    if (!(i_190 == 0)) {
                        break;
                    }
                    i_192 = *((volatile __global gale_int *) (arg_fs + 16 + l_182));
                    i_193 = *((volatile __global gale_int *) (arg_fs + 16 + l_189));
                    if (i_188 == i_193) {
                        i_190 = 1;
                    } else {
                        if (i_192 == 0) {
                            if (l_191 < l_3) {
                                GALEFS_RELAX(l_191);
                                l_194 = (long) ((ulong) l_191 + (ulong) 1L);
                                l_191 = l_194;
                            } else {
                                i_190 = (-110);
                            }
                        } else {
                            i_195 = (int) (0 - (uint) i_192);
                            i_190 = i_195;
                        }
                    }
                }
                i_186 = i_190;
            }
            if (i_186 < 0) {
                l_196 = (long) i_186;
                l_197 = l_196;
            } else {
                l_198 = (long) ((int) get_group_id(0));
                l_199 = (long) ((ulong) l_4 + (ulong) ((l_198 << 12) + (l_198 << 11)));
                l_200 = (long) ((ulong) l_199 + (ulong) 1896L);
                l_201 = *((__global gale_long *) (arg_fs + 16 + l_200));
                l_202 = (long) ((ulong) l_201 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_202) & 1023)))))) = 0L;
                l_203 = (long) ((ulong) l_199 + (ulong) ((long) (uint) (((int) l_201) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_201 + (ulong) ((long) ((ulong) (l_201 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 12L)))) = i_111;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_203)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_200)) = l_202;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_197 = LONG_MIN;
            }
        } else {
            l_197 = (-16L);
        }
    } else {
        l_197 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_197 < (-4611686018427387904L)) {
            l_204 = (long) ((int) get_group_id(0));
            l_205 = (long) ((ulong) l_4 + (ulong) ((l_204 << 12) + (l_204 << 11)));
            l_206 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) 1896L))));
            l_207 = (long) ((ulong) l_206 + (ulong) (-64L));
            i_208 = (int) ((uint) ((int) (((long) ((ulong) l_207 + (ulong) ((long) ((ulong) (l_207 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_209 = (long) ((ulong) l_205 + (ulong) 1792L);
            l_210 = (long) ((ulong) l_205 + (ulong) 1796L);
            i_211 = 0;
            l_212 = 0L;
            while (true) {
                if (!(i_211 == 0)) {
                    break;
                }
                i_213 = *((volatile __global gale_int *) (arg_fs + 16 + l_210));
                i_214 = *((volatile __global gale_int *) (arg_fs + 16 + l_209));
                if (i_208 == i_214) {
                    i_211 = 1;
                } else {
                    if (i_213 == 0) {
                        if (l_212 < l_3) {
                            GALEFS_RELAX(l_212);
                            l_215 = (long) ((ulong) l_212 + (ulong) 1L);
                            l_212 = l_215;
                        } else {
                            i_211 = (-110);
                        }
                    } else {
                        i_216 = (int) (0 - (uint) i_213);
                        i_211 = i_216;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_211 < 0) {
                l_217 = (long) i_211;
                l_218 = l_217;
            } else {
                l_219 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_205 + (ulong) 1800L))));
                l_218 = l_219;
            }
            i_220 = (int) ((uint) ((int) l_197) + (uint) (-1));
            if (i_220 < 0) {
                l_221 = l_218;
            } else {
                if (l_218 < 0L) {
                    l_221 = l_218;
                } else {
                    l_222 = (l_218 << 32) | ((long) (uint) i_220);
                    l_221 = l_222;
                }
            }
        } else {
            l_221 = l_197;
        }
    } else {
        l_221 = l_197;
    }
    GALEFS_BROADCAST(7, l_223, l_221);
    if (((int) get_local_id(0)) == 0) {
        l_224 = (long) ((int) get_group_id(0));
        i_225 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_224 << 12) + (l_224 << 11)))) + (ulong) 1856L))));
        if (i_225 == 0) {
            l_226 = (long) ((int) get_group_id(0));
            l_227 = (long) ((ulong) l_4 + (ulong) ((l_226 << 12) + (l_226 << 11)));
            l_228 = (long) ((ulong) l_227 + (ulong) 1796L);
            i_229 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
            l_230 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 1896L))));
            i_231 = (int) (0 - (uint) i_229);
            if (i_231 < 0) {
                i_232 = i_231;
            } else {
                l_233 = (long) ((ulong) l_230 + (ulong) (-64L));
                i_234 = (int) ((uint) ((int) (((long) ((ulong) l_233 + (ulong) ((long) ((ulong) (l_233 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_235 = (long) ((ulong) l_227 + (ulong) 1792L);
                i_236 = 0;
                l_237 = 0L;
                while (true) {
                    if (!(i_236 == 0)) {
                        break;
                    }
                    i_238 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
                    i_239 = *((volatile __global gale_int *) (arg_fs + 16 + l_235));
                    if (i_234 == i_239) {
                        i_236 = 1;
                    } else {
                        if (i_238 == 0) {
                            if (l_237 < l_3) {
                                GALEFS_RELAX(l_237);
                                l_240 = (long) ((ulong) l_237 + (ulong) 1L);
                                l_237 = l_240;
                            } else {
                                i_236 = (-110);
                            }
                        } else {
                            i_241 = (int) (0 - (uint) i_238);
                            i_236 = i_241;
                        }
                    }
                }
                i_232 = i_236;
            }
            if (i_232 < 0) {
                l_242 = (long) i_232;
                l_243 = l_242;
            } else {
                l_244 = (long) ((int) get_group_id(0));
                l_245 = (long) ((ulong) l_4 + (ulong) ((l_244 << 12) + (l_244 << 11)));
                l_246 = (long) ((ulong) l_245 + (ulong) 1896L);
                l_247 = *((__global gale_long *) (arg_fs + 16 + l_246));
                l_248 = (long) ((ulong) l_247 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_245 + (ulong) ((long) (uint) (((int) l_248) & 1023)))))) = 0L;
                l_249 = (long) ((ulong) l_245 + (ulong) ((long) (uint) (((int) l_247) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_247 + (ulong) ((long) ((ulong) (l_247 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 12L)))) = i_146;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_249 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_249)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_246)) = l_248;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_243 = LONG_MIN;
            }
        } else {
            l_243 = (-16L);
        }
    } else {
        l_243 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_243 < (-4611686018427387904L)) {
            l_250 = (long) ((int) get_group_id(0));
            l_251 = (long) ((ulong) l_4 + (ulong) ((l_250 << 12) + (l_250 << 11)));
            l_252 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 1896L))));
            l_253 = (long) ((ulong) l_252 + (ulong) (-64L));
            i_254 = (int) ((uint) ((int) (((long) ((ulong) l_253 + (ulong) ((long) ((ulong) (l_253 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_255 = (long) ((ulong) l_251 + (ulong) 1792L);
            l_256 = (long) ((ulong) l_251 + (ulong) 1796L);
            i_257 = 0;
            l_258 = 0L;
            while (true) {
                if (!(i_257 == 0)) {
                    break;
                }
                i_259 = *((volatile __global gale_int *) (arg_fs + 16 + l_256));
                i_260 = *((volatile __global gale_int *) (arg_fs + 16 + l_255));
                if (i_254 == i_260) {
                    i_257 = 1;
                } else {
                    if (i_259 == 0) {
                        if (l_258 < l_3) {
                            GALEFS_RELAX(l_258);
                            l_261 = (long) ((ulong) l_258 + (ulong) 1L);
                            l_258 = l_261;
                        } else {
                            i_257 = (-110);
                        }
                    } else {
                        i_262 = (int) (0 - (uint) i_259);
                        i_257 = i_262;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_257 < 0) {
                l_263 = (long) i_257;
                l_264 = l_263;
            } else {
                l_265 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_251 + (ulong) 1800L))));
                l_264 = l_265;
            }
            i_266 = (int) ((uint) ((int) l_243) + (uint) (-1));
            if (i_266 < 0) {
                l_267 = l_264;
            } else {
                if (l_264 < 0L) {
                    l_267 = l_264;
                } else {
                    l_268 = (l_264 << 32) | ((long) (uint) i_266);
                    l_267 = l_268;
                }
            }
        } else {
            l_267 = l_243;
        }
    } else {
        l_267 = l_243;
    }
    GALEFS_BROADCAST(8, l_269, l_267);
    l_270 = (long) ((ulong) l_177 + (ulong) ((long) ((ulong) (l_145 << 5) - (ulong) l_145)));
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((ulong) ((long) ((int) l_223)) + (ulong) ((long) ((ulong) (l_270 << 5) - (ulong) l_270)))) + (ulong) ((long) ((int) l_269))));
    GALEFS_GROUP_END()
}
#endif
