// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.CollectiveFileKernels#mapsInNestedLoops
// entry point: galefs_mapsInNestedLoops
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ NONE WRITE
// suspension: 3 waits, 7 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_94) VARIABLE(long, l_0) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_25) VARIABLE(long, l_30) VARIABLE(long, l_93)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_25) VARIABLE(l_30)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_25)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_94) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_93)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_94) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_93)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_20)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_19, i_21, i_22, i_23, i_24, i_26, i_27, i_31, i_32, i_34, i_38, i_39, i_40, i_41, i_42, i_44, i_49, i_50, i_51, i_52, i_56, i_57, i_58, i_59, i_60, i_62, i_65, i_66, i_67, i_68, i_69, i_71, i_73, i_74, i_75, i_76, i_83, i_84, i_86, i_91, i_92, i_94, i_95, i_101, i_108, i_109, i_110, i_115, i_116, i_117;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_20, l_25, l_28, l_29, l_30, l_33, l_35, l_36, l_37, l_43, l_45, l_46, l_47, l_48, l_53, l_54, l_55, l_61, l_63, l_64, l_70, l_72, l_77, l_78, l_79, l_80, l_81, l_82, l_85, l_87, l_88, l_89, l_90, l_93, l_96, l_97, l_98, l_99, l_100, l_102, l_103, l_104, l_105, l_106, l_107, l_111, l_112, l_113, l_114, l_118, l_119;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
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
    i_19 = gale_group;
    l_20 = 0L;
    i_21 = 0;
    while (true) {
        if (!(i_21 < 3)) {
            break;
        }
        i_22 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_21 + (uint) i_19)) & 63)) << 2) + 16L)));
        i_23 = i_22 & 3;
        i_24 = (int) ((uint) i_21 + (uint) 1);
        l_25 = l_20;
        i_26 = 0;
        while (true) {
            if (!(i_26 < i_23)) {
                goto B102;
            }
            i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_28 = 1L << i_27;
            l_29 = ((long) ((int) ((uint) i_26 + (uint) ((int) ((uint) i_21 + (uint) (i_21 << 2)))))) << 8;
            l_30 = ((long) ((ulong) l_28 + (ulong) (-1L))) & l_29;
            if (((int) get_local_id(0)) == 0) {
                i_31 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_32 = (int) (0 - (uint) i_31);
                l_33 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
                i_34 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_35 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_32 < 0) {
                    l_36 = (long) i_32;
                    l_37 = l_36;
                } else {
                    if (i_18 < 0) {
                        i_38 = (-9);
                    } else {
                        if (i_18 < i_34) {
                            i_39 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                            i_40 = (int) ((uint) i_39 + (uint) (-1));
                            i_41 = (i_40 < 0) ? (-9) : i_40;
                            if (i_41 < 0) {
                                i_38 = i_41;
                            } else {
                                i_42 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L))));
                                if ((i_42 & 3) == 1) {
                                    i_38 = (-9);
                                } else {
                                    i_38 = i_41;
                                }
                            }
                        } else {
                            i_38 = (-9);
                        }
                    }
                    l_43 = (long) i_38;
                    if (i_38 < 0) {
                        l_37 = l_43;
                    } else {
                        if (l_29 < 0L) {
                            l_37 = (-22L);
                        } else {
                            i_44 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_44 == 0) {
                                l_45 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) (l_43 << 6)))));
                                l_46 = (long) ((ulong) l_45 - (ulong) l_29);
                                if (l_46 < 1L) {
                                    l_37 = 0L;
                                } else {
                                    l_47 = (l_46 < 128L) ? l_46 : 128L;
                                    l_37 = l_47;
                                }
                            } else {
                                l_37 = (-16L);
                            }
                        }
                    }
                }
                if (!(l_37 < 1L)) {
                    if (l_37 == 128L) {
                        l_48 = (long) ((ulong) l_28 - (ulong) l_30);
                        if (l_48 < 128L) {
                            if (!(((int) l_48) == 128)) {
                                goto B73;
                            }
                        }
                        if (i_18 < 0) {
                            i_49 = (-9);
                        } else {
                            if (i_18 < i_34) {
                                i_50 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                                i_51 = (int) ((uint) i_50 + (uint) (-1));
                                i_52 = (i_51 < 0) ? (-9) : i_51;
                                i_49 = i_52;
                            } else {
                                i_49 = (-9);
                            }
                        }
                        l_53 = (long) i_49;
                        if (i_49 < 0) {
                            l_54 = l_53;
                            goto B79;
                        }
                        l_55 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_56 = *((__global gale_int *) (arg_fs + 16 + l_55));
                        i_57 = (int) ((uint) i_56 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_55)) = i_57;
                        if (i_1 < i_57) {
                            i_58 = (-1);
                        } else {
                            i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (l_53 << 6))) + (ulong) 8L))));
                            i_60 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_61 = l_29 >> i_27;
                            i_62 = i_60 & ((int) (((long) ((ulong) ((long) ((ulong) l_61 + (ulong) (((long) i_59) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_63 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_64 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_65 = i_62;
                            i_66 = 0;
                            i_67 = (-2);
                            while (true) {
                                if (!(i_67 == (-2))) {
                                    break;
                                }
                                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) (((long) i_65) << 2)))));
                                i_69 = (int) ((uint) i_68 + (uint) (-1));
                                if (i_69 < 0) {
                                    i_67 = (-1);
                                } else {
                                    l_70 = (long) ((ulong) l_63 + (ulong) (((long) (uint) i_69) << 4));
                                    i_71 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                                    l_72 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 8L))));
                                    if ((!(i_59 == i_71)) || (!(l_61 == l_72))) {
                                        if (i_60 == i_66) {
                                            i_67 = (-1);
                                        } else {
                                            i_73 = (int) ((uint) i_66 + (uint) 1);
                                            i_74 = i_60 & ((int) ((uint) i_65 + (uint) 1));
                                            i_65 = i_74;
                                            i_66 = i_73;
                                        }
                                    } else {
                                        i_67 = i_69;
                                    }
                                }
                            }
                            i_58 = i_67;
                        }
                        if (i_58 < 0) {
                            i_75 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_76 = (int) (0 - (uint) i_75);
                            if (i_76 < 0) {
                                l_77 = (long) i_76;
                                l_54 = l_77;
                                goto B79;
                            }
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_78 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_78)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 3;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = i_18;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = l_29;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 128L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 0;
                            l_54 = (-9223372036854775679L);
                            goto B79;
                        }
                        l_79 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                        l_80 = *((__global gale_long *) (arg_fs + 16 + l_79));
                        *((__global gale_long *) (arg_fs + 16 + l_79)) = ((long) ((ulong) l_80 + (ulong) 1L));
                        l_81 = (((long) (uint) i_58) << 32) | 128L;
                        l_54 = l_81;
                        goto B79;
                    }
                }
            B73:;
                l_82 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_83 = *((__global gale_int *) (arg_fs + 16 + l_82));
                i_84 = (int) ((uint) i_83 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_82)) = i_84;
                l_85 = (l_37 < 0L) ? l_37 : (-22L);
                if (i_1 < i_84) {
                    i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_86 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_87 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_87)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 16L)))) = l_85;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 36L)))) = 0;
                        l_54 = LONG_MIN;
                    } else {
                        l_54 = l_85;
                    }
                } else {
                    l_54 = l_85;
                }
            } else {
                l_54 = 0L;
            }
        B79:;
            GALEFS_BROADCAST(2, l_88, l_54);
            if (l_88 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_18;
                gale_ints[gale_items + gale_item] = (uint) i_21;
                gale_ints[2 * gale_items + gale_item] = (uint) i_23;
                gale_ints[3 * gale_items + gale_item] = (uint) i_24;
                gale_longs[gale_item] = (ulong) l_25;
                gale_ints[4 * gale_items + gale_item] = (uint) i_26;
                gale_longs[gale_items + gale_item] = (ulong) l_30;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_88); }
                GALEFS_RETURN;
                resume_2:
                i_18 = (int) gale_ints[gale_item];
                i_21 = (int) gale_ints[gale_items + gale_item];
                i_23 = (int) gale_ints[2 * gale_items + gale_item];
                i_24 = (int) gale_ints[3 * gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                i_26 = (int) gale_ints[4 * gale_items + gale_item];
                l_30 = (long) gale_longs[gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_19 = gale_group;
                i_27 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_88 = gale_round_reply(gale_entry);
            }
            if (((int) get_local_id(0)) == 0) {
                if (!(l_88 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_88 < 0L) {
                l_89 = l_88;
            } else {
                l_90 = (long) ((ulong) l_30 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_88 >> 32)) << i_27))));
                l_89 = l_90;
            }
            if ((ulong) ((long) ((ulong) l_89 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_91 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_89 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_92 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_21 + (uint) i_26)) & 63)) << 2) + 16L)));
            GALEFS_BARRIER(3);
            l_93 = (long) ((ulong) ((long) i_91) + (ulong) ((long) ((ulong) (l_25 << 5) - (ulong) l_25)));
            i_94 = (int) ((uint) i_26 + (uint) 1);
            if ((i_92 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    i_95 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_95 == 0) {
                        l_96 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_97 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_98 = *((__global gale_long *) (arg_fs + 16 + l_97));
                        *((__global gale_long *) (arg_fs + 16 + l_97)) = ((long) ((ulong) l_98 + (ulong) 64L));
                        l_96 = 0L;
                    }
                } else {
                    l_96 = 0L;
                }
                GALEFS_BROADCAST(4, l_99, l_96);
                l_100 = (long) ((ulong) l_93 + (ulong) ((long) ((int) l_99)));
                l_25 = l_100;
                i_26 = i_94;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    i_101 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_101 == 0) {
                        l_102 = (-22L);
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
                        l_103 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                        l_104 = *((__global gale_long *) (arg_fs + 16 + l_103));
                        *((__global gale_long *) (arg_fs + 16 + l_103)) = ((long) ((ulong) l_104 + (ulong) 128L));
                        l_102 = 0L;
                    }
                } else {
                    l_102 = 0L;
                }
                GALEFS_BROADCAST(5, l_105, l_102);
                l_106 = (long) ((ulong) l_93 + (ulong) ((long) ((int) ((uint) ((int) l_105) + (uint) 1))));
                l_25 = l_106;
                i_26 = i_94;
            }
        }
        l_107 = (long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_25 << 3) - (ulong) l_25)));
        l_20 = l_107;
        i_21 = i_24;
        continue;
    B102:;
        l_20 = l_25;
        i_21 = i_24;
    }
    if (((int) get_local_id(0)) == 0) {
        i_108 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_108 == 0) {
            i_109 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_110 = (int) (0 - (uint) i_109);
            if (i_110 < 0) {
                l_111 = (long) i_110;
                l_112 = l_111;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_113 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_113)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 36L)))) = 0;
                l_112 = LONG_MIN;
            }
        } else {
            l_114 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_115 = *((__global gale_int *) (arg_fs + 16 + l_114));
            i_116 = (int) ((uint) i_115 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_114)) = i_116;
            if (i_1 < i_116) {
                i_117 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_117 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_118 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_118)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 36L)))) = 0;
                    l_112 = LONG_MIN;
                } else {
                    l_112 = (-16L);
                }
            } else {
                l_112 = (-16L);
            }
        }
    } else {
        l_112 = 0L;
    }
    GALEFS_BROADCAST(6, l_119, l_112);
    if (l_119 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_20;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_119); }
        GALEFS_RETURN;
        resume_3:
        l_20 = (long) gale_longs[gale_item];
        l_119 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_out + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_119)) + (ulong) ((long) ((ulong) l_20 + (ulong) (l_20 << 1)))));
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_166) VARIABLE(int, i_167) VARIABLE(int, i_169) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_168) VARIABLE(long, l_2) VARIABLE(long, l_56) VARIABLE(long, l_61) VARIABLE(long, l_66)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_61) VARIABLE(l_66)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_166) VARIABLE(i_167) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_61)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_169) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_168) VARIABLE(l_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_169) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_168) VARIABLE(l_2)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_56)

__kernel void galefs_mapsInNestedLoops(__global uchar *arg_fs, __global uchar *arg_choices, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_54, i_55, i_57, i_58, i_59, i_60, i_62, i_63, i_68, i_69, i_71, i_75, i_76, i_77, i_78, i_79, i_82, i_89, i_90, i_91, i_92, i_94, i_95, i_97, i_100, i_101, i_102, i_103, i_104, i_106, i_108, i_109, i_110, i_114, i_119, i_121, i_122, i_124, i_126, i_128, i_129, i_131, i_147, i_150, i_152, i_153, i_155, i_159, i_166, i_167, i_169, i_171, i_184, i_198, i_202, i_204, i_205, i_207, i_209, i_211, i_212, i_214, i_227, i_230, i_232, i_233, i_235, i_239;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_56, l_61, l_64, l_65, l_66, l_67, l_70, l_72, l_73, l_74, l_80, l_81, l_83, l_84, l_85, l_86, l_87, l_88, l_93, l_96, l_98, l_99, l_105, l_107, l_111, l_112, l_113, l_115, l_116, l_117, l_118, l_120, l_123, l_125, l_127, l_130, l_132, l_133, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_148, l_149, l_151, l_154, l_156, l_157, l_158, l_160, l_161, l_162, l_163, l_164, l_165, l_168, l_170, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180, l_181, l_182, l_183, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_195, l_196, l_197, l_199, l_200, l_201, l_203, l_206, l_208, l_210, l_213, l_215, l_216, l_217, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_228, l_229, l_231, l_234, l_236, l_237, l_238, l_240, l_241, l_242;
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
    i_55 = (int) get_group_id(0);
    l_56 = 0L;
    i_57 = 0;
    while (true) {
        if (!(i_57 < 3)) {
            break;
        }
        i_58 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_57 + (uint) i_55)) & 63)) << 2) + 16L)));
        i_59 = i_58 & 3;
        i_60 = (int) ((uint) i_57 + (uint) 1);
        l_61 = l_56;
        i_62 = 0;
        while (true) {
            if (!(i_62 < i_59)) {
                goto B164;
            }
            i_63 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_64 = 1L << i_63;
            l_65 = ((long) ((int) ((uint) i_62 + (uint) ((int) ((uint) i_57 + (uint) (i_57 << 2)))))) << 8;
            l_66 = ((long) ((ulong) l_64 + (ulong) (-1L))) & l_65;
            if (((int) get_local_id(0)) == 0) {
                l_67 = (long) ((int) get_group_id(0));
                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1796L))));
                i_69 = (int) (0 - (uint) i_68);
                l_70 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_54) << 3));
                i_71 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_72 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_69 < 0) {
                    l_73 = (long) i_69;
                    l_74 = l_73;
                } else {
                    if (i_54 < 0) {
                        i_75 = (-9);
                    } else {
                        if (i_54 < i_71) {
                            i_76 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                            i_77 = (int) ((uint) i_76 + (uint) (-1));
                            i_78 = (i_77 < 0) ? (-9) : i_77;
                            if (i_78 < 0) {
                                i_75 = i_78;
                            } else {
                                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 4L))));
                                if ((i_79 & 3) == 1) {
                                    i_75 = (-9);
                                } else {
                                    i_75 = i_78;
                                }
                            }
                        } else {
                            i_75 = (-9);
                        }
                    }
                    l_80 = (long) i_75;
                    if (i_75 < 0) {
                        l_74 = l_80;
                    } else {
                        if (l_65 < 0L) {
                            l_74 = (-22L);
                        } else {
                            l_81 = (long) ((int) get_group_id(0));
                            i_82 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_81 << 12) + (l_81 << 11)))) + (ulong) 1856L))));
                            if (i_82 == 0) {
                                l_83 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) (l_80 << 6)))));
                                l_84 = (long) ((ulong) l_83 - (ulong) l_65);
                                if (l_84 < 1L) {
                                    l_74 = 0L;
                                } else {
                                    l_85 = (l_84 < 128L) ? l_84 : 128L;
                                    l_74 = l_85;
                                }
                            } else {
                                l_74 = (-16L);
                            }
                        }
                    }
                }
                l_86 = (l_74 < 0L) ? l_74 : (-22L);
                if (l_74 < 1L) {
                    l_87 = l_86;
                } else {
                    if (l_74 == 128L) {
                        l_88 = (long) ((ulong) l_64 - (ulong) l_66);
                        if (l_88 < 128L) {
                            if (!(((int) l_88) == 128)) {
                                l_87 = l_86;
                                goto B120;
                            }
                        }
                        if (i_54 < 0) {
                            i_89 = (-9);
                        } else {
                            if (i_54 < i_71) {
                                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_70));
                                i_91 = (int) ((uint) i_90 + (uint) (-1));
                                i_92 = (i_91 < 0) ? (-9) : i_91;
                                i_89 = i_92;
                            } else {
                                i_89 = (-9);
                            }
                        }
                        l_93 = (long) i_89;
                        if (i_89 < 0) {
                            l_87 = l_93;
                        } else {
                            i_94 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_72 + (ulong) (l_93 << 6))) + (ulong) 8L))));
                            i_95 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_96 = l_65 >> i_63;
                            i_97 = i_95 & ((int) (((long) ((ulong) ((long) ((ulong) l_96 + (ulong) (((long) i_94) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_98 = *((__global gale_long *) (arg_fs + 16 + 136L));
                            l_99 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_100 = i_97;
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
                                    l_105 = (long) ((ulong) l_98 + (ulong) (((long) (uint) i_104) << 4));
                                    i_106 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                                    l_107 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) 8L))));
                                    if ((!(i_94 == i_106)) || (!(l_96 == l_107))) {
                                        if (i_95 == i_101) {
                                            i_102 = (-1);
                                        } else {
                                            i_108 = (int) ((uint) i_101 + (uint) 1);
                                            i_109 = i_95 & ((int) ((uint) i_100 + (uint) 1));
                                            i_100 = i_109;
                                            i_101 = i_108;
                                        }
                                    } else {
                                        i_102 = i_104;
                                    }
                                }
                            }
                            if (i_102 < 0) {
                                i_110 = i_102;
                            } else {
                                l_111 = (long) ((int) get_group_id(0));
                                l_112 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_111 << 12) + (l_111 << 11)))) + (ulong) 1888L);
                                *((volatile __global gale_int *) (arg_fs + 16 + l_112)) = ((int) ((uint) i_102 + (uint) 1));
                                GALEFS_FENCE();
                                l_113 = (long) ((ulong) l_98 + (ulong) (((long) (uint) i_102) << 4));
                                i_114 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                                l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 8L))));
                                if ((!(i_94 == i_114)) || (!(l_96 == l_115))) {
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_112)) = 0;
                                }
                                GALEFS_FENCE();
                                if ((!(i_94 == i_114)) || (!(l_96 == l_115))) {
                                    i_110 = (-1);
                                } else {
                                    i_110 = i_102;
                                }
                            }
                            if (i_110 < 0) {
                                l_116 = (long) ((int) get_group_id(0));
                                l_117 = (long) ((ulong) l_2 + (ulong) ((l_116 << 12) + (l_116 << 11)));
                                l_118 = (long) ((ulong) l_117 + (ulong) 1796L);
                                i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                                l_120 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 1896L))));
                                i_121 = (int) (0 - (uint) i_119);
                                if (i_121 < 0) {
                                    i_122 = i_121;
                                } else {
                                    l_123 = (long) ((ulong) l_120 + (ulong) (-64L));
                                    i_124 = (int) ((uint) ((int) (((long) ((ulong) l_123 + (ulong) ((long) ((ulong) (l_123 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                    l_125 = (long) ((ulong) l_117 + (ulong) 1792L);
                                    i_126 = 0;
                                    l_127 = 0L;
                                    while (true) {
                                        if (!(i_126 == 0)) {
                                            break;
                                        }
                                        i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                                        i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_125));
                                        if (i_124 == i_129) {
                                            i_126 = 1;
                                        } else {
                                            if (i_128 == 0) {
                                                if (l_127 < l_1) {
                                                    GALEFS_RELAX(l_127);
                                                    l_130 = (long) ((ulong) l_127 + (ulong) 1L);
                                                    l_127 = l_130;
                                                } else {
                                                    i_126 = (-110);
                                                }
                                            } else {
                                                i_131 = (int) (0 - (uint) i_128);
                                                i_126 = i_131;
                                            }
                                        }
                                    }
                                    i_122 = i_126;
                                }
                                if (i_122 < 0) {
                                    l_132 = (long) i_122;
                                    l_87 = l_132;
                                } else {
                                    l_133 = (long) ((int) get_group_id(0));
                                    l_134 = (long) ((ulong) l_2 + (ulong) ((l_133 << 12) + (l_133 << 11)));
                                    l_135 = (long) ((ulong) l_134 + (ulong) 1896L);
                                    l_136 = *((__global gale_long *) (arg_fs + 16 + l_135));
                                    l_137 = (long) ((ulong) l_136 + (ulong) 64L);
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_134 + (ulong) ((long) (uint) (((int) l_137) & 1023)))))) = 0L;
                                    l_138 = (long) ((ulong) l_134 + (ulong) ((long) (uint) (((int) l_136) & 1023)));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 4L)))) = 3;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_136 + (ulong) ((long) ((ulong) (l_136 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 12L)))) = i_54;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 16L)))) = l_65;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 24L)))) = 128L;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 32L)))) = 0;
                                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) 36L)))) = 0;
                                    GALEFS_FENCE();
                                    *((volatile __global gale_int *) (arg_fs + 16 + l_138)) = 64;
                                    *((__global gale_long *) (arg_fs + 16 + l_135)) = l_137;
                                    GALEFS_FENCE();
                                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                    l_87 = (-9223372036854775679L);
                                }
                            } else {
                                l_139 = (long) ((int) get_group_id(0));
                                l_140 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_139 << 12) + (l_139 << 11)))) + (ulong) 1864L);
                                l_141 = *((__global gale_long *) (arg_fs + 16 + l_140));
                                *((__global gale_long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) l_141 + (ulong) 1L));
                                l_142 = (((long) (uint) i_110) << 32) | 128L;
                                l_87 = l_142;
                            }
                        }
                    } else {
                        l_87 = l_86;
                    }
                }
            } else {
                l_87 = 0L;
            }
        B120:;
            if (((int) get_local_id(0)) == 0) {
                if (l_87 < (-4611686018427387904L)) {
                    l_143 = (long) ((int) get_group_id(0));
                    l_144 = (long) ((ulong) l_2 + (ulong) ((l_143 << 12) + (l_143 << 11)));
                    l_145 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 1896L))));
                    l_146 = (long) ((ulong) l_145 + (ulong) (-64L));
                    i_147 = (int) ((uint) ((int) (((long) ((ulong) l_146 + (ulong) ((long) ((ulong) (l_146 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_148 = (long) ((ulong) l_144 + (ulong) 1792L);
                    l_149 = (long) ((ulong) l_144 + (ulong) 1796L);
                    i_150 = 0;
                    l_151 = 0L;
                    while (true) {
                        if (!(i_150 == 0)) {
                            break;
                        }
                        i_152 = *((volatile __global gale_int *) (arg_fs + 16 + l_149));
                        i_153 = *((volatile __global gale_int *) (arg_fs + 16 + l_148));
                        if (i_147 == i_153) {
                            i_150 = 1;
                        } else {
                            if (i_152 == 0) {
                                if (l_151 < l_1) {
                                    GALEFS_RELAX(l_151);
                                    l_154 = (long) ((ulong) l_151 + (ulong) 1L);
                                    l_151 = l_154;
                                } else {
                                    i_150 = (-110);
                                }
                            } else {
                                i_155 = (int) (0 - (uint) i_152);
                                i_150 = i_155;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_150 < 0) {
                        l_156 = (long) i_150;
                        l_157 = l_156;
                    } else {
                        l_158 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 1800L))));
                        l_157 = l_158;
                    }
                    i_159 = (int) ((uint) ((int) l_87) + (uint) (-1));
                    if (i_159 < 0) {
                        l_160 = l_157;
                    } else {
                        if (l_157 < 0L) {
                            l_160 = l_157;
                        } else {
                            l_161 = (l_157 << 32) | ((long) (uint) i_159);
                            l_160 = l_161;
                        }
                    }
                } else {
                    l_160 = l_87;
                }
            } else {
                l_160 = l_87;
            }
            GALEFS_BROADCAST(2, l_162, l_160);
            if (((int) get_local_id(0)) == 0) {
                if (!(l_162 < 0L)) {
                    l_163 = (long) ((int) get_group_id(0));
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1856L)))) = 1;
                }
            }
            if (l_162 < 0L) {
                l_164 = l_162;
            } else {
                l_165 = (long) ((ulong) l_66 + (ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 144L))) + (ulong) (((long) ((ulong) l_162 >> 32)) << i_63))));
                l_164 = l_165;
            }
            if ((ulong) ((long) ((ulong) l_164 + (ulong) 4095L)) < (ulong) 4095L) {
                break;
            }
            i_166 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_164 + (ulong) ((long) ((int) get_local_id(0)))))));
            i_167 = *((__global gale_int *) (arg_choices + ((((long) (uint) (((int) ((uint) i_57 + (uint) i_62)) & 63)) << 2) + 16L)));
            GALEFS_FENCE();
            GALEFS_BARRIER(3);
            l_168 = (long) ((ulong) ((long) i_166) + (ulong) ((long) ((ulong) (l_61 << 5) - (ulong) l_61)));
            i_169 = (int) ((uint) i_62 + (uint) 1);
            if ((i_167 & 4) == 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_170 = (long) ((int) get_group_id(0));
                    i_171 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_170 << 12) + (l_170 << 11)))) + (ulong) 1856L))));
                    if (i_171 == 0) {
                        l_172 = (-22L);
                    } else {
                        l_173 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_173 << 12) + (l_173 << 11)))) + (ulong) 1856L)))) = 0;
                        l_174 = (long) ((int) get_group_id(0));
                        l_175 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1872L);
                        l_176 = *((__global gale_long *) (arg_fs + 16 + l_175));
                        *((__global gale_long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) l_176 + (ulong) 64L));
                        l_177 = (long) ((int) get_group_id(0));
                        l_178 = (long) ((ulong) l_2 + (ulong) ((l_177 << 12) + (l_177 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1888L)))) = 0;
                        l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1896L))));
                        l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_172 = 0L;
                    }
                } else {
                    l_172 = 0L;
                }
                GALEFS_BROADCAST(4, l_181, l_172);
                l_182 = (long) ((ulong) l_168 + (ulong) ((long) ((int) l_181)));
                l_61 = l_182;
                i_62 = i_169;
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_183 = (long) ((int) get_group_id(0));
                    i_184 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_183 << 12) + (l_183 << 11)))) + (ulong) 1856L))));
                    if (i_184 == 0) {
                        l_185 = (-22L);
                    } else {
                        l_186 = (long) ((int) get_group_id(0));
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_186 << 12) + (l_186 << 11)))) + (ulong) 1856L)))) = 0;
                        l_187 = (long) ((int) get_group_id(0));
                        l_188 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_187 << 12) + (l_187 << 11)))) + (ulong) 1872L);
                        l_189 = *((__global gale_long *) (arg_fs + 16 + l_188));
                        *((__global gale_long *) (arg_fs + 16 + l_188)) = ((long) ((ulong) l_189 + (ulong) 128L));
                        l_190 = (long) ((int) get_group_id(0));
                        l_191 = (long) ((ulong) l_2 + (ulong) ((l_190 << 12) + (l_190 << 11)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1888L)))) = 0;
                        l_192 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1896L))));
                        l_193 = (long) ((ulong) l_192 + (ulong) (-64L));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_193 + (ulong) ((long) ((ulong) (l_193 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        l_185 = 0L;
                    }
                } else {
                    l_185 = 0L;
                }
                GALEFS_BROADCAST(5, l_194, l_185);
                l_195 = (long) ((ulong) l_168 + (ulong) ((long) ((int) ((uint) ((int) l_194) + (uint) 1))));
                l_61 = l_195;
                i_62 = i_169;
            }
        }
        l_196 = (long) ((ulong) l_164 + (ulong) ((long) ((ulong) (l_61 << 3) - (ulong) l_61)));
        l_56 = l_196;
        i_57 = i_60;
        continue;
    B164:;
        l_56 = l_61;
        i_57 = i_60;
    }
    if (((int) get_local_id(0)) == 0) {
        l_197 = (long) ((int) get_group_id(0));
        i_198 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_197 << 12) + (l_197 << 11)))) + (ulong) 1856L))));
        if (i_198 == 0) {
            l_199 = (long) ((int) get_group_id(0));
            l_200 = (long) ((ulong) l_2 + (ulong) ((l_199 << 12) + (l_199 << 11)));
            l_201 = (long) ((ulong) l_200 + (ulong) 1796L);
            i_202 = *((volatile __global gale_int *) (arg_fs + 16 + l_201));
            l_203 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_200 + (ulong) 1896L))));
            i_204 = (int) (0 - (uint) i_202);
            if (i_204 < 0) {
                i_205 = i_204;
            } else {
                l_206 = (long) ((ulong) l_203 + (ulong) (-64L));
                i_207 = (int) ((uint) ((int) (((long) ((ulong) l_206 + (ulong) ((long) ((ulong) (l_206 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_208 = (long) ((ulong) l_200 + (ulong) 1792L);
                i_209 = 0;
                l_210 = 0L;
                while (true) {
                    if (!(i_209 == 0)) {
                        break;
                    }
                    i_211 = *((volatile __global gale_int *) (arg_fs + 16 + l_201));
                    i_212 = *((volatile __global gale_int *) (arg_fs + 16 + l_208));
                    if (i_207 == i_212) {
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
                i_205 = i_209;
            }
            if (i_205 < 0) {
                l_215 = (long) i_205;
                l_216 = l_215;
            } else {
                l_217 = (long) ((int) get_group_id(0));
                l_218 = (long) ((ulong) l_2 + (ulong) ((l_217 << 12) + (l_217 << 11)));
                l_219 = (long) ((ulong) l_218 + (ulong) 1896L);
                l_220 = *((__global gale_long *) (arg_fs + 16 + l_219));
                l_221 = (long) ((ulong) l_220 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_218 + (ulong) ((long) (uint) (((int) l_221) & 1023)))))) = 0L;
                l_222 = (long) ((ulong) l_218 + (ulong) ((long) (uint) (((int) l_220) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_220 + (ulong) ((long) ((ulong) (l_220 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 12L)))) = i_54;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_222 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_222)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_219)) = l_221;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_216 = LONG_MIN;
            }
        } else {
            l_216 = (-16L);
        }
    } else {
        l_216 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_216 < (-4611686018427387904L)) {
            l_223 = (long) ((int) get_group_id(0));
            l_224 = (long) ((ulong) l_2 + (ulong) ((l_223 << 12) + (l_223 << 11)));
            l_225 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) 1896L))));
            l_226 = (long) ((ulong) l_225 + (ulong) (-64L));
            i_227 = (int) ((uint) ((int) (((long) ((ulong) l_226 + (ulong) ((long) ((ulong) (l_226 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_228 = (long) ((ulong) l_224 + (ulong) 1792L);
            l_229 = (long) ((ulong) l_224 + (ulong) 1796L);
            i_230 = 0;
            l_231 = 0L;
            while (true) {
                if (!(i_230 == 0)) {
                    break;
                }
                i_232 = *((volatile __global gale_int *) (arg_fs + 16 + l_229));
                i_233 = *((volatile __global gale_int *) (arg_fs + 16 + l_228));
                if (i_227 == i_233) {
                    i_230 = 1;
                } else {
                    if (i_232 == 0) {
                        if (l_231 < l_1) {
                            GALEFS_RELAX(l_231);
                            l_234 = (long) ((ulong) l_231 + (ulong) 1L);
                            l_231 = l_234;
                        } else {
                            i_230 = (-110);
                        }
                    } else {
                        i_235 = (int) (0 - (uint) i_232);
                        i_230 = i_235;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_230 < 0) {
                l_236 = (long) i_230;
                l_237 = l_236;
            } else {
                l_238 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_224 + (ulong) 1800L))));
                l_237 = l_238;
            }
            i_239 = (int) ((uint) ((int) l_216) + (uint) (-1));
            if (i_239 < 0) {
                l_240 = l_237;
            } else {
                if (l_237 < 0L) {
                    l_240 = l_237;
                } else {
                    l_241 = (l_237 << 32) | ((long) (uint) i_239);
                    l_240 = l_241;
                }
            }
        } else {
            l_240 = l_216;
        }
    } else {
        l_240 = l_216;
    }
    GALEFS_BROADCAST(6, l_242, l_240);
    *((__global gale_long *) (arg_out + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = ((long) ((ulong) ((long) ((int) l_242)) + (ulong) ((long) ((ulong) l_56 + (ulong) (l_56 << 1)))));
    GALEFS_GROUP_END()
}
#endif
