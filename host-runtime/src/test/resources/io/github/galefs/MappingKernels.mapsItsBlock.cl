// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.MappingKernels#mapsItsBlock
// entry point: galefs_mapsItsBlock
// parameters: LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE WRITE
// suspension: 2 waits, 0 values, 0 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/MappingKernels.java
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
// source SHA-256: 1ddf47af880bcf6d4ff9cc59e0c5869630b214f1dd8709701c80f84313d4c93d

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
#elif defined(__x86_64__)
// On x86 an atomic exchange, of whatever, orders all accesses around it. The mfence of __sync_synchronize also orders
// accesses that bypass the caches, and takes four times as long.
#define GALEFS_FENCE() gale_fence()
void gale_fence(void) {
    int word = 0;
    __atomic_exchange_n(&word, 1, __ATOMIC_SEQ_CST);
}
#elif defined(__POCL__) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Orders loads before it before all accesses after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_ACQUIRE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#else
#define GALEFS_ACQUIRE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices)
#endif

// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(__POCL__) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() \
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices)
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_mapsItsBlock(__global uchar *arg_fs, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_19, i_23, i_24, i_25, i_27, i_31, i_32, i_33, i_34, i_35, i_37, i_41, i_42, i_43, i_44, i_48, i_49, i_50, i_51, i_52, i_54, i_56, i_57, i_58, i_59, i_60, i_62, i_64, i_65, i_66, i_67, i_74, i_75, i_77, i_84, i_86;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_20, l_21, l_22, l_26, l_28, l_29, l_30, l_36, l_38, l_39, l_40, l_45, l_46, l_47, l_53, l_55, l_61, l_63, l_68, l_69, l_70, l_71, l_72, l_73, l_76, l_78, l_79, l_80, l_81, l_82, l_83, l_85, l_87, l_88, l_89, l_90;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 0 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
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
    l_18 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_19 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_20 = ((long) gale_group) * ((long) (1 << i_19));
    l_21 = 1L << i_19;
    l_22 = l_20 & ((long) ((ulong) l_21 + (ulong) (-1L)));
    if (((int) get_local_id(0)) == 0) {
        i_23 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_24 = (int) (0 - (uint) i_23);
        i_25 = (int) l_17;
        l_26 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_25) << 3));
        i_27 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_28 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if (i_24 < 0) {
            l_29 = (long) i_24;
            l_30 = l_29;
        } else {
            if (i_25 < 0) {
                i_31 = (-9);
            } else {
                if (i_25 < i_27) {
                    i_32 = *((volatile __global gale_int *) (arg_fs + 16 + l_26));
                    i_33 = (int) ((uint) i_32 + (uint) (-1));
                    i_34 = (i_33 < 0) ? (-9) : i_33;
                    if (i_34 < 0) {
                        i_31 = i_34;
                    } else {
                        i_35 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) 4L))));
                        if ((i_35 & 3) == 1) {
                            i_31 = (-9);
                        } else {
                            i_31 = i_34;
                        }
                    }
                } else {
                    i_31 = (-9);
                }
            }
            l_36 = (long) i_31;
            if (i_31 < 0) {
                l_30 = l_36;
            } else {
                if (l_20 < 0L) {
                    l_30 = (-22L);
                } else {
                    i_37 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_37 == 0) {
                        l_38 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) (l_36 << 6)))));
                        l_39 = (((long) ((ulong) l_38 - (ulong) l_20)) < 1L) ? 0L : 1L;
                        l_30 = l_39;
                    } else {
                        l_30 = (-16L);
                    }
                }
            }
        }
        if (!(l_30 < 1L)) {
            if (l_30 == 1L) {
                l_40 = (long) ((ulong) l_21 - (ulong) l_22);
                if (l_40 < 1L) {
                    if (!(((int) l_40) == 1)) {
                        goto B67;
                    }
                }
                if (i_25 < 0) {
                    i_41 = (-9);
                } else {
                    if (i_25 < i_27) {
                        i_42 = *((volatile __global gale_int *) (arg_fs + 16 + l_26));
                        i_43 = (int) ((uint) i_42 + (uint) (-1));
                        i_44 = (i_43 < 0) ? (-9) : i_43;
                        i_41 = i_44;
                    } else {
                        i_41 = (-9);
                    }
                }
                l_45 = (long) i_41;
                if (i_41 < 0) {
                    l_46 = l_45;
                    goto B73;
                }
                l_47 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_48 = *((__global gale_int *) (arg_fs + 16 + l_47));
                i_49 = (int) ((uint) i_48 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_47)) = i_49;
                if (i_1 < i_49) {
                    i_50 = (-1);
                } else {
                    i_51 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_28 + (ulong) (l_45 << 6))) + (ulong) 8L))));
                    i_52 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_53 = l_20 >> i_19;
                    i_54 = i_52 & ((int) (((long) ((ulong) ((long) ((ulong) l_53 + (ulong) (((long) i_51) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_55 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_56 = i_54;
                    i_57 = 0;
                    i_58 = (-2);
                    while (true) {
                        if (!(i_58 == (-2))) {
                            break;
                        }
                        i_59 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) (((long) i_56) << 2)))));
                        i_60 = (int) ((uint) i_59 + (uint) (-1));
                        if (i_60 < 0) {
                            i_58 = (-1);
                        } else {
                            l_61 = (long) ((ulong) l_18 + (ulong) (((long) (uint) i_60) << 5));
                            i_62 = *((volatile __global gale_int *) (arg_fs + 16 + l_61));
                            l_63 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_61 + (ulong) 8L))));
                            if ((!(i_51 == i_62)) || (!(l_53 == l_63))) {
                                if (i_52 == i_57) {
                                    i_58 = (-1);
                                } else {
                                    i_64 = (int) ((uint) i_57 + (uint) 1);
                                    i_65 = i_52 & ((int) ((uint) i_56 + (uint) 1));
                                    i_56 = i_65;
                                    i_57 = i_64;
                                }
                            } else {
                                i_58 = i_60;
                            }
                        }
                    }
                    i_50 = i_58;
                }
                if (i_50 < 0) {
                    i_66 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_67 = (int) (0 - (uint) i_66);
                    if (i_67 < 0) {
                        l_68 = (long) i_67;
                        l_46 = l_68;
                        goto B73;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_69 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_69)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 12L)))) = i_25;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 16L)))) = l_20;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) 36L)))) = 0;
                    l_46 = (-9223372036854775806L);
                    goto B73;
                }
                l_70 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_71 = *((__global gale_long *) (arg_fs + 16 + l_70));
                *((__global gale_long *) (arg_fs + 16 + l_70)) = ((long) ((ulong) l_71 + (ulong) 1L));
                l_72 = (((long) (uint) i_50) << 32) | 1L;
                l_46 = l_72;
                goto B73;
            }
        }
    B67:;
        l_73 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_74 = *((__global gale_int *) (arg_fs + 16 + l_73));
        i_75 = (int) ((uint) i_74 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_73)) = i_75;
        l_76 = (l_30 < 0L) ? l_30 : (-22L);
        if (i_1 < i_75) {
            i_77 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_77 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_78 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_78)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = l_76;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 0;
                l_46 = LONG_MIN;
            } else {
                l_46 = l_76;
            }
        } else {
            l_46 = l_76;
        }
    } else {
        l_46 = 0L;
    }
B73:;
    GALEFS_BROADCAST(2, l_79, l_46);
    if (l_79 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_79); }
        GALEFS_RETURN;
        resume_2:
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = *((__global gale_long *) (arg_fs + 16 + 136L));
        i_19 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = ((long) gale_group) * ((long) (1 << i_19));
        l_21 = 1L << i_19;
        l_22 = l_20 & ((long) ((ulong) l_21 + (ulong) (-1L)));
        l_79 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_79 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_79 < 0L) {
        l_80 = l_79;
    } else {
        if (((int) l_79) == 0) {
            l_80 = 0L;
        } else {
            l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) ((ulong) l_79 >> 32)) << 5))) + (ulong) 16L))));
            l_82 = (long) ((ulong) l_22 + (ulong) l_81);
            l_80 = l_82;
        }
    }
    if ((ulong) ((long) ((ulong) l_80 + (ulong) 4095L)) < (ulong) 4095L) {
        l_83 = l_80;
    } else {
        i_84 = (int) *((__global char *) (arg_fs + 16 + l_80));
        l_85 = (long) i_84;
        l_83 = l_85;
    }
    *((__global gale_long *) (arg_results + ((((long) gale_group) << 3) + 16L))) = l_83;
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_86 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_86 == 0) {
            l_87 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_88 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_89 = *((__global gale_long *) (arg_fs + 16 + l_88));
            *((__global gale_long *) (arg_fs + 16 + l_88)) = ((long) ((ulong) l_89 + (ulong) 1L));
            l_87 = 0L;
        }
    } else {
        l_87 = 0L;
    }
    GALEFS_BROADCAST(4, l_90, l_87);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_66) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_70)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_4) VARIABLE(l_63)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_mapsItsBlock(__global uchar *arg_fs, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_65, i_67, i_72, i_73, i_74, i_76, i_80, i_81, i_82, i_83, i_84, i_87, i_93, i_94, i_95, i_96, i_98, i_99, i_101, i_103, i_104, i_105, i_106, i_107, i_109, i_111, i_112, i_113, i_114, i_117, i_119, i_120, i_124, i_126, i_127, i_129, i_131, i_134, i_135, i_138, i_139, i_147, i_156, i_159, i_162, i_163, i_166, i_167, i_171, i_177, i_182, i_185, i_191;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_66, l_68, l_69, l_70, l_71, l_75, l_77, l_78, l_79, l_85, l_86, l_88, l_89, l_90, l_91, l_92, l_97, l_100, l_102, l_108, l_110, l_115, l_116, l_118, l_121, l_122, l_123, l_125, l_128, l_130, l_132, l_133, l_136, l_137, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_157, l_158, l_160, l_161, l_164, l_165, l_168, l_169, l_170, l_172, l_173, l_174, l_175, l_176, l_178, l_179, l_180, l_181, l_183, l_184, l_186, l_187, l_188, l_189, l_190, l_192, l_193, l_194, l_195, l_196;
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
    l_63 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_64 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_65 = (int) ((uint) (1 << i_64) + (uint) (-1));
    l_66 = *((__global gale_long *) (arg_fs + 16 + 136L));
    i_67 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_68 = ((long) ((int) get_group_id(0))) * ((long) (1 << i_67));
    l_69 = 1L << i_67;
    l_70 = l_68 & ((long) ((ulong) l_69 + (ulong) (-1L)));
    if (((int) get_local_id(0)) == 0) {
        l_71 = (long) ((int) get_group_id(0));
        i_72 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_71 << 12) + (l_71 << 11)))) + (ulong) 1796L))));
        i_73 = (int) (0 - (uint) i_72);
        i_74 = (int) l_62;
        l_75 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_74) << 3));
        i_76 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_77 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if (i_73 < 0) {
            l_78 = (long) i_73;
            l_79 = l_78;
        } else {
            if (i_74 < 0) {
                i_80 = (-9);
            } else {
                if (i_74 < i_76) {
                    i_81 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                    i_82 = (int) ((uint) i_81 + (uint) (-1));
                    i_83 = (i_82 < 0) ? (-9) : i_82;
                    if (i_83 < 0) {
                        i_80 = i_83;
                    } else {
                        i_84 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 4L))));
                        if ((i_84 & 3) == 1) {
                            i_80 = (-9);
                        } else {
                            i_80 = i_83;
                        }
                    }
                } else {
                    i_80 = (-9);
                }
            }
            l_85 = (long) i_80;
            if (i_80 < 0) {
                l_79 = l_85;
            } else {
                if (l_68 < 0L) {
                    l_79 = (-22L);
                } else {
                    l_86 = (long) ((int) get_group_id(0));
                    i_87 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_86 << 12) + (l_86 << 11)))) + (ulong) 1856L))));
                    if (i_87 == 0) {
                        l_88 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) (l_85 << 6)))));
                        l_89 = (((long) ((ulong) l_88 - (ulong) l_68)) < 1L) ? 0L : 1L;
                        l_79 = l_89;
                    } else {
                        l_79 = (-16L);
                    }
                }
            }
        }
        l_90 = (l_79 < 0L) ? l_79 : (-22L);
        if (l_79 < 1L) {
            l_91 = l_90;
        } else {
            if (l_79 == 1L) {
                l_92 = (long) ((ulong) l_69 - (ulong) l_70);
                if (l_92 < 1L) {
                    if (!(((int) l_92) == 1)) {
                        l_91 = l_90;
                        goto B124;
                    }
                }
                if (i_74 < 0) {
                    i_93 = (-9);
                } else {
                    if (i_74 < i_76) {
                        i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
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
                    i_98 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_77 + (ulong) (l_97 << 6))) + (ulong) 8L))));
                    i_99 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_100 = l_68 >> i_67;
                    i_101 = i_99 & ((int) (((long) ((ulong) ((long) ((ulong) l_100 + (ulong) (((long) i_98) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_102 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_103 = i_101;
                    i_104 = 0;
                    i_105 = (-2);
                    while (true) {
                        if (!(i_105 == (-2))) {
                            break;
                        }
                        i_106 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_102 + (ulong) (((long) i_103) << 2)))));
                        i_107 = (int) ((uint) i_106 + (uint) (-1));
                        if (i_107 < 0) {
                            i_105 = (-1);
                        } else {
                            l_108 = (long) ((ulong) l_66 + (ulong) (((long) (uint) i_107) << 5));
                            i_109 = *((volatile __global gale_int *) (arg_fs + 16 + l_108));
                            l_110 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 8L))));
                            if ((!(i_98 == i_109)) || (!(l_100 == l_110))) {
                                if (i_99 == i_104) {
                                    i_105 = (-1);
                                } else {
                                    i_111 = (int) ((uint) i_104 + (uint) 1);
                                    i_112 = i_99 & ((int) ((uint) i_103 + (uint) 1));
                                    i_103 = i_112;
                                    i_104 = i_111;
                                }
                            } else {
                                i_105 = i_107;
                            }
                        }
                    }
                    if (i_105 < 0) {
                        i_113 = i_105;
                    } else {
                        i_114 = (int) get_group_id(0);
                        l_115 = (long) ((ulong) l_63 + (ulong) ((((long) (i_114 & i_65)) << 6) + (((long) (i_114 >> i_64)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_115)) = ((int) ((uint) i_105 + (uint) 1));
                        GALEFS_FENCE();
                        l_116 = (long) ((ulong) l_66 + (ulong) (((long) (uint) i_105) << 5));
                        i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_116));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_98 == i_117) {
                            l_118 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 8L))));
                            i_119 = (l_100 == l_118) ? 1 : 0;
                            i_120 = i_119;
                        } else {
                            i_120 = 0;
                        }
                        if (i_120 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_115)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_120 == 0) {
                            i_113 = (-1);
                        } else {
                            i_113 = i_105;
                        }
                    }
                    if (i_113 < 0) {
                        l_121 = (long) ((int) get_group_id(0));
                        l_122 = (long) ((ulong) l_4 + (ulong) ((l_121 << 12) + (l_121 << 11)));
                        l_123 = (long) ((ulong) l_122 + (ulong) 1796L);
                        i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                        l_125 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 1896L))));
                        i_126 = (int) (0 - (uint) i_124);
                        if (i_126 < 0) {
                            i_127 = i_126;
                        } else {
                            l_128 = (long) ((ulong) l_125 + (ulong) (-64L));
                            i_129 = (int) ((uint) ((int) (((long) ((ulong) l_128 + (ulong) ((long) ((ulong) (l_128 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_130 = (long) ((ulong) l_122 + (ulong) 1792L);
                            i_131 = 0;
                            l_132 = 0L;
                            l_133 = (-1L);
                            while (true) {
                                if (!(i_131 == 0)) {
                                    break;
                                }
                                i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_130));
                                if (i_129 == i_135) {
                                    i_131 = 1;
                                } else {
                                    if (i_134 == 0) {
                                        if (l_132 < l_3) {
                                            GALEFS_RELAX(l_132);
                                            l_136 = (long) ((ulong) l_132 + (ulong) 1L);
                                            l_132 = l_136;
                                        } else {
                                            l_137 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_138 = (l_133 == l_137) ? (-110) : 0;
                                            i_131 = i_138;
                                            l_132 = 0L;
                                            l_133 = l_137;
                                        }
                                    } else {
                                        i_139 = (int) (0 - (uint) i_134);
                                        i_131 = i_139;
                                    }
                                }
                            }
                            i_127 = i_131;
                        }
                        if (i_127 < 0) {
                            l_140 = (long) i_127;
                            l_91 = l_140;
                        } else {
                            l_141 = (long) ((int) get_group_id(0));
                            l_142 = (long) ((ulong) l_4 + (ulong) ((l_141 << 12) + (l_141 << 11)));
                            l_143 = (long) ((ulong) l_142 + (ulong) 1896L);
                            l_144 = *((__global gale_long *) (arg_fs + 16 + l_143));
                            l_145 = (long) ((ulong) l_144 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_145) & 1023)))))) = 0L;
                            l_146 = (long) ((ulong) l_142 + (ulong) ((long) (uint) (((int) l_144) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_144 + (ulong) ((long) ((ulong) (l_144 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 12L)))) = i_74;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 16L)))) = l_68;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_146 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_146)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_143)) = l_145;
                            GALEFS_FENCE();
                            i_147 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_147))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_91 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_147 >> 6)))))) = (char) 1;
                                l_91 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_148 = (long) ((int) get_group_id(0));
                        l_149 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_148 << 12) + (l_148 << 11)))) + (ulong) 1864L);
                        l_150 = *((__global gale_long *) (arg_fs + 16 + l_149));
                        *((__global gale_long *) (arg_fs + 16 + l_149)) = ((long) ((ulong) l_150 + (ulong) 1L));
                        l_151 = (((long) (uint) i_113) << 32) | 1L;
                        l_91 = l_151;
                    }
                }
            } else {
                l_91 = l_90;
            }
        }
    } else {
        l_91 = 0L;
    }
B124:;
    if (((int) get_local_id(0)) == 0) {
        if (l_91 < (-4611686018427387904L)) {
            l_152 = (long) ((int) get_group_id(0));
            l_153 = (long) ((ulong) l_4 + (ulong) ((l_152 << 12) + (l_152 << 11)));
            l_154 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1896L))));
            l_155 = (long) ((ulong) l_154 + (ulong) (-64L));
            i_156 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_157 = (long) ((ulong) l_153 + (ulong) 1792L);
            l_158 = (long) ((ulong) l_153 + (ulong) 1796L);
            i_159 = 0;
            l_160 = 0L;
            l_161 = (-1L);
            while (true) {
                if (!(i_159 == 0)) {
                    break;
                }
                i_162 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                if (i_156 == i_163) {
                    i_159 = 1;
                } else {
                    if (i_162 == 0) {
                        if (l_160 < l_3) {
                            GALEFS_RELAX(l_160);
                            l_164 = (long) ((ulong) l_160 + (ulong) 1L);
                            l_160 = l_164;
                        } else {
                            l_165 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_166 = (l_161 == l_165) ? (-110) : 0;
                            i_159 = i_166;
                            l_160 = 0L;
                            l_161 = l_165;
                        }
                    } else {
                        i_167 = (int) (0 - (uint) i_162);
                        i_159 = i_167;
                    }
                }
            }
            if (i_159 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1888L)))) = i_156;
            }
            GALEFS_FENCE();
            if (i_159 < 0) {
                l_168 = (long) i_159;
                l_169 = l_168;
            } else {
                l_170 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 1800L))));
                l_169 = l_170;
            }
            i_171 = (int) ((uint) ((int) l_91) + (uint) (-1));
            if (i_171 < 0) {
                l_172 = l_169;
            } else {
                if (l_169 < 0L) {
                    l_172 = l_169;
                } else {
                    l_173 = (l_169 << 32) | ((long) (uint) i_171);
                    l_172 = l_173;
                }
            }
        } else {
            l_172 = l_91;
        }
    } else {
        l_172 = l_91;
    }
    GALEFS_BROADCAST(2, l_174, l_172);
    l_175 = l_174 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_174 < 0L)) {
            l_176 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_176 << 12) + (l_176 << 11)))) + (ulong) 1856L)))) = 1;
            i_177 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) ((((long) (i_65 & i_177)) << 6) + (((long) (i_177 >> i_64)) << 2)))))) = (((int) ((uint) ((int) l_175) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_174 < 0L) {
        l_178 = l_174;
    } else {
        if (((int) l_174) == 0) {
            l_178 = 0L;
        } else {
            l_179 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_66 + (ulong) (l_175 << 5))) + (ulong) 16L))));
            l_180 = (long) ((ulong) l_70 + (ulong) l_179);
            l_178 = l_180;
        }
    }
    if ((ulong) ((long) ((ulong) l_178 + (ulong) 4095L)) < (ulong) 4095L) {
        l_181 = l_178;
    } else {
        i_182 = (int) *((__global char *) (arg_fs + 16 + l_178));
        l_183 = (long) i_182;
        l_181 = l_183;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_181;
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_184 = (long) ((int) get_group_id(0));
        i_185 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_184 << 12) + (l_184 << 11)))) + (ulong) 1856L))));
        if (i_185 == 0) {
            l_186 = (-22L);
        } else {
            l_187 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_187 << 12) + (l_187 << 11)))) + (ulong) 1856L)))) = 0;
            l_188 = (long) ((int) get_group_id(0));
            l_189 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_188 << 12) + (l_188 << 11)))) + (ulong) 1872L);
            l_190 = *((__global gale_long *) (arg_fs + 16 + l_189));
            *((__global gale_long *) (arg_fs + 16 + l_189)) = ((long) ((ulong) l_190 + (ulong) 1L));
            GALEFS_RELEASE_FENCE();
            i_191 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) ((((long) (i_65 & i_191)) << 6) + (((long) (i_191 >> i_64)) << 2)))))) = 0;
            l_192 = (long) ((int) get_group_id(0));
            l_193 = (long) ((ulong) l_4 + (ulong) ((l_192 << 12) + (l_192 << 11)));
            l_194 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1896L))));
            l_195 = (long) ((ulong) l_194 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_193 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_195 + (ulong) ((long) ((ulong) (l_195 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_186 = 0L;
        }
    } else {
        l_186 = 0L;
    }
    GALEFS_BROADCAST(4, l_196, l_186);
    GALEFS_GROUP_END()
}
#endif
