// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#openAll
// entry point: galefs_openAll
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE
// suspension: 2 waits, 4 values, 24 bytes
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
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 00b6645dafcd1a7f8f119f37e44182e0374aeb7d1beefac34f62a5ab784ea3d6

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_50) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_4) VARIABLE(long, l_6) VARIABLE(__global uchar *, ul_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_5) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_4) VARIABLE(l_6) VARIABLE(ul_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(l_4) VARIABLE(l_6)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_50) VARIABLE(l_4) VARIABLE(l_6)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_8;
    int i_2, i_3, i_5, i_7, i_9, i_12, i_13, i_15, i_16, i_17, i_20, i_23, i_24, i_25, i_28, i_29, i_30, i_43, i_45, i_46, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_59, i_60, i_61, i_64;
    long l_0, l_1, l_4, l_6, l_10, l_11, l_14, l_18, l_19, l_21, l_22, l_26, l_27, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_44, l_47, l_55, l_56, l_57, l_58, l_62, l_63;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
    i_7 = (int) get_local_id(0);
    ul_8 = arg_args + 32L;
    i_9 = 0;
    while (true) {
        if (!(i_9 < i_2)) {
            break;
        }
        l_10 = *((__global gale_long *) ul_8);
        GALEFS_BARRIER(1);
        l_11 = (long) i_9;
        if (i_7 == 0) {
            i_12 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
            i_13 = (int) l_0;
            if (i_12 == 0) {
                if (i_13 < 1) {
                    l_14 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_15 = *((__global gale_int *) (arg_fs + 16 + l_14));
                    i_16 = (int) ((uint) i_15 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_14)) = i_16;
                    if (i_5 < i_16) {
                        i_17 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_17 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_18 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_18)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 16L)))) = (-2L);
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 36L)))) = 0;
                            l_19 = LONG_MIN;
                        } else {
                            l_19 = (-2L);
                        }
                    } else {
                        l_19 = (-2L);
                    }
                } else {
                    if (i_13 < 4097) {
                        i_20 = *((__global gale_int *) (arg_fs + 16 + 64L));
                        l_21 = (long) ((int) (0 - (uint) i_20));
                        l_19 = l_21;
                    } else {
                        l_22 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_23 = *((__global gale_int *) (arg_fs + 16 + l_22));
                        i_24 = (int) ((uint) i_23 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_22)) = i_24;
                        if (i_5 < i_24) {
                            i_25 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_25 == 0) {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_26 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_26)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 4L)))) = 1073741825;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 12L)))) = 0;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 16L)))) = (-36L);
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 24L)))) = 0L;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 36L)))) = 0;
                                l_19 = LONG_MIN;
                            } else {
                                l_19 = (-36L);
                            }
                        } else {
                            l_19 = (-36L);
                        }
                    }
                }
            } else {
                l_27 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_28 = *((__global gale_int *) (arg_fs + 16 + l_27));
                i_29 = (int) ((uint) i_28 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_27)) = i_29;
                if (i_5 < i_29) {
                    i_30 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_30 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_31 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_31)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_31 + (ulong) 36L)))) = 0;
                        l_19 = LONG_MIN;
                    } else {
                        l_19 = (-16L);
                    }
                } else {
                    l_19 = (-16L);
                }
            }
            if (l_19 < 0L) {
                l_32 = l_19;
            } else {
                l_33 = l_11 * ((long) i_13);
                l_34 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                l_35 = (long) ((ulong) l_34 + (ulong) 36L);
                l_36 = (long) ((ulong) l_34 + (ulong) 32L);
                l_37 = (long) ((ulong) l_34 + (ulong) 24L);
                l_38 = (long) ((ulong) l_34 + (ulong) 16L);
                l_39 = (long) ((ulong) l_34 + (ulong) 12L);
                l_40 = (long) ((ulong) l_34 + (ulong) 4L);
                l_41 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                l_42 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
                i_43 = 0;
                while (true) {
                    if (!(i_43 < i_13)) {
                        break;
                    }
                    l_44 = (long) i_43;
                    i_45 = (int) *((__global char *) (arg_names + 16 + (l_33 + l_44)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) l_44)))) = (char) i_45;
                    i_46 = (int) ((uint) i_43 + (uint) 1);
                    i_43 = i_46;
                }
                *((__global gale_int *) (arg_fs + 16 + l_41)) = 0;
                *((__global gale_int *) (arg_fs + 16 + l_34)) = 64;
                *((__global gale_int *) (arg_fs + 16 + l_40)) = 1;
                *((__global gale_int *) (arg_fs + 16 + l_39)) = 0;
                *((__global gale_long *) (arg_fs + 16 + l_38)) = 0L;
                *((__global gale_long *) (arg_fs + 16 + l_37)) = 0L;
                *((__global gale_int *) (arg_fs + 16 + l_36)) = ((int) l_10);
                *((__global gale_int *) (arg_fs + 16 + l_35)) = i_13;
                l_32 = LONG_MIN;
            }
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(2, l_47, l_32);
        if (l_47 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_0;
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_longs[gale_items + gale_item] = (ulong) l_11;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_47); }
            GALEFS_RETURN;
            resume_1:
            l_0 = (long) gale_longs[gale_item];
            i_2 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            l_11 = (long) gale_longs[gale_items + gale_item];
            i_3 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_7 = (int) get_local_id(0);
            ul_8 = arg_args + 32L;
            l_47 = gale_round_reply(gale_entry);
        }
        i_48 = (int) ((uint) i_9 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_11 << 2) + 16L))) = ((int) l_47);
            i_9 = i_48;
        } else {
            i_9 = i_48;
        }
    }
    GALEFS_BARRIER(3);
    i_49 = (int) get_local_id(0);
    i_50 = 0;
    while (true) {
        if (!(i_50 < i_2)) {
            break;
        }
        i_51 = *((__global gale_int *) (arg_fds + ((((long) i_50) << 2) + 16L)));
        if (i_49 == 0) {
            i_52 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
            if (i_52 == 0) {
                i_53 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_54 = (int) (0 - (uint) i_53);
                if (i_54 < 0) {
                    l_55 = (long) i_54;
                    l_56 = l_55;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_57 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 2;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = i_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                    l_56 = LONG_MIN;
                }
            } else {
                l_58 = (long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_59 = *((__global gale_int *) (arg_fs + 16 + l_58));
                i_60 = (int) ((uint) i_59 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_58)) = i_60;
                if (i_5 < i_60) {
                    i_61 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_61 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_6 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_62 = (long) ((ulong) l_4 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_62)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 16L)))) = (-16L);
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 36L)))) = 0;
                        l_56 = LONG_MIN;
                    } else {
                        l_56 = (-16L);
                    }
                } else {
                    l_56 = (-16L);
                }
            }
        } else {
            l_56 = 0L;
        }
        GALEFS_BROADCAST(4, l_63, l_56);
        if (l_63 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_2;
            gale_ints[gale_items + gale_item] = (uint) i_50;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_63); }
            GALEFS_RETURN;
            resume_2:
            i_2 = (int) gale_ints[gale_item];
            i_50 = (int) gale_ints[gale_items + gale_item];
            l_4 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_5 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_6 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_49 = (int) get_local_id(0);
            l_63 = gale_round_reply(gale_entry);
        }
        i_64 = (int) ((uint) i_50 + (uint) 1);
        i_50 = i_64;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_2) VARIABLE(int, i_3) VARIABLE(int, i_4) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_5) VARIABLE(long, l_6) VARIABLE(long, l_7) VARIABLE(__global uchar *, ul_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_10) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_2) VARIABLE(i_3) VARIABLE(i_4) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7) VARIABLE(ul_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_2) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_2) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_5) VARIABLE(l_6) VARIABLE(l_7)

__kernel void galefs_openAll(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_names, __global uchar *arg_fds) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_9;
    int i_2, i_3, i_4, i_8, i_10, i_14, i_15, i_20, i_22, i_23, i_25, i_27, i_29, i_30, i_32, i_42, i_44, i_45, i_53, i_56, i_58, i_59, i_61, i_65, i_69, i_70, i_71, i_72, i_73, i_75, i_79, i_81, i_82, i_84, i_86, i_88, i_89, i_91, i_104, i_107, i_109, i_110, i_112, i_116, i_120;
    long l_0, l_1, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_21, l_24, l_26, l_28, l_31, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_54, l_55, l_57, l_60, l_62, l_63, l_64, l_66, l_67, l_68, l_74, l_76, l_77, l_78, l_80, l_83, l_85, l_87, l_90, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_103, l_105, l_106, l_108, l_111, l_113, l_114, l_115, l_117, l_118, l_119;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    l_1 = *((__global gale_long *) (arg_args + 24L));
    i_2 = (int) l_1;
    i_3 = (int) get_global_id(0);
    i_4 = (int) get_local_id(0);
    l_5 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_6 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_7 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_8 = (int) get_local_id(0);
    ul_9 = arg_args + 32L;
    i_10 = 0;
    while (true) {
        if (!(i_10 < i_2)) {
            break;
        }
        l_11 = *((__global gale_long *) ul_9);
        GALEFS_BARRIER(1);
        l_12 = (long) i_10;
        if (i_8 == 0) {
            l_13 = (long) ((int) get_group_id(0));
            i_14 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1856L))));
            i_15 = (int) l_0;
            if (i_14 == 0) {
                if (i_15 < 1) {
                    l_16 = (-2L);
                } else {
                    if (i_15 < 4097) {
                        l_17 = (long) ((int) get_group_id(0));
                        l_18 = (long) ((ulong) l_7 + (ulong) ((l_17 << 12) + (l_17 << 11)));
                        l_19 = (long) ((ulong) l_18 + (ulong) 1796L);
                        i_20 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                        l_21 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_18 + (ulong) 1896L))));
                        i_22 = (int) (0 - (uint) i_20);
                        if (i_22 < 0) {
                            i_23 = i_22;
                        } else {
                            l_24 = (long) ((ulong) l_21 + (ulong) (-64L));
                            i_25 = (int) ((uint) ((int) (((long) ((ulong) l_24 + (ulong) ((long) ((ulong) (l_24 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_26 = (long) ((ulong) l_18 + (ulong) 1792L);
                            i_27 = 0;
                            l_28 = 0L;
                            while (true) {
                                if (!(i_27 == 0)) {
                                    break;
                                }
                                i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_19));
                                i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_26));
                                if (i_25 == i_30) {
                                    i_27 = 1;
                                } else {
                                    if (i_29 == 0) {
                                        if (l_28 < l_6) {
                                            GALEFS_RELAX(l_28);
                                            l_31 = (long) ((ulong) l_28 + (ulong) 1L);
                                            l_28 = l_31;
                                        } else {
                                            i_27 = (-110);
                                        }
                                    } else {
                                        i_32 = (int) (0 - (uint) i_29);
                                        i_27 = i_32;
                                    }
                                }
                            }
                            i_23 = i_27;
                        }
                        l_33 = (long) i_23;
                        l_16 = l_33;
                    } else {
                        l_16 = (-36L);
                    }
                }
            } else {
                l_16 = (-16L);
            }
            if (l_16 < 0L) {
                l_34 = l_16;
            } else {
                l_35 = l_12 * ((long) i_15);
                l_36 = (long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))));
                l_37 = (long) ((int) get_group_id(0));
                l_38 = (long) ((ulong) l_7 + (ulong) ((l_37 << 12) + (l_37 << 11)));
                l_39 = (long) ((ulong) l_38 + (ulong) 1896L);
                l_40 = (long) ((int) get_group_id(0));
                l_41 = (long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_40 << 12) + (l_40 << 11)))) + (ulong) 2048L);
                i_42 = 0;
                while (true) {
                    if (!(i_42 < i_15)) {
                        break;
                    }
                    l_43 = (long) i_42;
                    i_44 = (int) *((__global char *) (arg_names + 16 + (l_35 + l_43)));
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) l_43)))) = (char) i_44;
                    i_45 = (int) ((uint) i_42 + (uint) 1);
                    i_42 = i_45;
                }
                l_46 = *((__global gale_long *) (arg_fs + 16 + l_39));
                l_47 = (long) ((ulong) l_46 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_47) & 1023)))))) = 0L;
                l_48 = (long) ((ulong) l_38 + (ulong) ((long) (uint) (((int) l_46) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 1;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_46 + (ulong) ((long) ((ulong) (l_46 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = ((int) l_11);
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = i_15;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_48)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_39)) = l_47;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + l_36)) = (char) 1;
                l_34 = LONG_MIN;
            }
        } else {
            l_34 = 0L;
        }
        if (i_4 == 0) {
            if (l_34 < (-4611686018427387904L)) {
                l_49 = (long) ((int) get_group_id(0));
                l_50 = (long) ((ulong) l_7 + (ulong) ((l_49 << 12) + (l_49 << 11)));
                l_51 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 1896L))));
                l_52 = (long) ((ulong) l_51 + (ulong) (-64L));
                i_53 = (int) ((uint) ((int) (((long) ((ulong) l_52 + (ulong) ((long) ((ulong) (l_52 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_54 = (long) ((ulong) l_50 + (ulong) 1792L);
                l_55 = (long) ((ulong) l_50 + (ulong) 1796L);
                i_56 = 0;
                l_57 = 0L;
                while (true) {
                    if (!(i_56 == 0)) {
                        break;
                    }
                    i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_55));
                    i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_54));
                    if (i_53 == i_59) {
                        i_56 = 1;
                    } else {
                        if (i_58 == 0) {
                            if (l_57 < l_6) {
                                GALEFS_RELAX(l_57);
                                l_60 = (long) ((ulong) l_57 + (ulong) 1L);
                                l_57 = l_60;
                            } else {
                                i_56 = (-110);
                            }
                        } else {
                            i_61 = (int) (0 - (uint) i_58);
                            i_56 = i_61;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_56 < 0) {
                    l_62 = (long) i_56;
                    l_63 = l_62;
                } else {
                    l_64 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 1800L))));
                    l_63 = l_64;
                }
                i_65 = (int) ((uint) ((int) l_34) + (uint) (-1));
                if (i_65 < 0) {
                    l_66 = l_63;
                } else {
                    if (l_63 < 0L) {
                        l_66 = l_63;
                    } else {
                        l_67 = (l_63 << 32) | ((long) (uint) i_65);
                        l_66 = l_67;
                    }
                }
            } else {
                l_66 = l_34;
            }
        } else {
            l_66 = l_34;
        }
        GALEFS_BROADCAST(2, l_68, l_66);
        i_69 = (int) ((uint) i_10 + (uint) 1);
        if (i_3 == 0) {
            *((__global gale_int *) (arg_fds + ((l_12 << 2) + 16L))) = ((int) l_68);
            i_10 = i_69;
        } else {
            i_10 = i_69;
        }
    }
    GALEFS_BARRIER(3);
    i_70 = (int) get_local_id(0);
    i_71 = (int) get_local_id(0);
    i_72 = 0;
    while (true) {
        if (!(i_72 < i_2)) {
            break;
        }
        i_73 = *((__global gale_int *) (arg_fds + ((((long) i_72) << 2) + 16L)));
        if (i_71 == 0) {
            l_74 = (long) ((int) get_group_id(0));
            i_75 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_7 + (ulong) ((l_74 << 12) + (l_74 << 11)))) + (ulong) 1856L))));
            if (i_75 == 0) {
                l_76 = (long) ((int) get_group_id(0));
                l_77 = (long) ((ulong) l_7 + (ulong) ((l_76 << 12) + (l_76 << 11)));
                l_78 = (long) ((ulong) l_77 + (ulong) 1796L);
                i_79 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                l_80 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 1896L))));
                i_81 = (int) (0 - (uint) i_79);
                if (i_81 < 0) {
                    i_82 = i_81;
                } else {
                    l_83 = (long) ((ulong) l_80 + (ulong) (-64L));
                    i_84 = (int) ((uint) ((int) (((long) ((ulong) l_83 + (ulong) ((long) ((ulong) (l_83 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_85 = (long) ((ulong) l_77 + (ulong) 1792L);
                    i_86 = 0;
                    l_87 = 0L;
                    while (true) {
                        if (!(i_86 == 0)) {
                            break;
                        }
                        i_88 = *((volatile __global gale_int *) (arg_fs + 16 + l_78));
                        i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_85));
                        if (i_84 == i_89) {
                            i_86 = 1;
                        } else {
                            if (i_88 == 0) {
                                if (l_87 < l_6) {
                                    GALEFS_RELAX(l_87);
                                    l_90 = (long) ((ulong) l_87 + (ulong) 1L);
                                    l_87 = l_90;
                                } else {
                                    i_86 = (-110);
                                }
                            } else {
                                i_91 = (int) (0 - (uint) i_88);
                                i_86 = i_91;
                            }
                        }
                    }
                    i_82 = i_86;
                }
                if (i_82 < 0) {
                    l_92 = (long) i_82;
                    l_93 = l_92;
                } else {
                    l_94 = (long) ((int) get_group_id(0));
                    l_95 = (long) ((ulong) l_7 + (ulong) ((l_94 << 12) + (l_94 << 11)));
                    l_96 = (long) ((ulong) l_95 + (ulong) 1896L);
                    l_97 = *((__global gale_long *) (arg_fs + 16 + l_96));
                    l_98 = (long) ((ulong) l_97 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) ((long) (uint) (((int) l_98) & 1023)))))) = 0L;
                    l_99 = (long) ((ulong) l_95 + (ulong) ((long) (uint) (((int) l_97) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 4L)))) = 2;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_97 + (ulong) ((long) ((ulong) (l_97 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 12L)))) = i_73;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_99 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_99)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_96)) = l_98;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_93 = LONG_MIN;
                }
            } else {
                l_93 = (-16L);
            }
        } else {
            l_93 = 0L;
        }
        if (i_70 == 0) {
            if (l_93 < (-4611686018427387904L)) {
                l_100 = (long) ((int) get_group_id(0));
                l_101 = (long) ((ulong) l_7 + (ulong) ((l_100 << 12) + (l_100 << 11)));
                l_102 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 1896L))));
                l_103 = (long) ((ulong) l_102 + (ulong) (-64L));
                i_104 = (int) ((uint) ((int) (((long) ((ulong) l_103 + (ulong) ((long) ((ulong) (l_103 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_105 = (long) ((ulong) l_101 + (ulong) 1792L);
                l_106 = (long) ((ulong) l_101 + (ulong) 1796L);
                i_107 = 0;
                l_108 = 0L;
                while (true) {
                    if (!(i_107 == 0)) {
                        break;
                    }
                    i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_106));
                    i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_105));
                    if (i_104 == i_110) {
                        i_107 = 1;
                    } else {
                        if (i_109 == 0) {
                            if (l_108 < l_6) {
                                GALEFS_RELAX(l_108);
                                l_111 = (long) ((ulong) l_108 + (ulong) 1L);
                                l_108 = l_111;
                            } else {
                                i_107 = (-110);
                            }
                        } else {
                            i_112 = (int) (0 - (uint) i_109);
                            i_107 = i_112;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_107 < 0) {
                    l_113 = (long) i_107;
                    l_114 = l_113;
                } else {
                    l_115 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 1800L))));
                    l_114 = l_115;
                }
                i_116 = (int) ((uint) ((int) l_93) + (uint) (-1));
                if (i_116 < 0) {
                    l_117 = l_114;
                } else {
                    if (l_114 < 0L) {
                        l_117 = l_114;
                    } else {
                        l_118 = (l_114 << 32) | ((long) (uint) i_116);
                        l_117 = l_118;
                    }
                }
            } else {
                l_117 = l_93;
            }
        } else {
            l_117 = l_93;
        }
        GALEFS_BROADCAST(4, l_119, l_117);
        i_120 = (int) ((uint) i_72 + (uint) 1);
        i_72 = i_120;
    }
    GALEFS_GROUP_END()
}
#endif
