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
// source SHA-256: f36dd62f829b8bca540495b144f2242607cacc19da5b1ad5e4cc57c96b4d7670

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_23)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_23)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_mapsItsBlock(__global uchar *arg_fs, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_19, i_24, i_25, i_26, i_28, i_32, i_33, i_34, i_35, i_36, i_38, i_42, i_43, i_44, i_45, i_49, i_50, i_51, i_52, i_53, i_55, i_57, i_58, i_59, i_60, i_61, i_63, i_65, i_66, i_67, i_68, i_75, i_76, i_78, i_85, i_87;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_20, l_21, l_22, l_23, l_27, l_29, l_30, l_31, l_37, l_39, l_40, l_41, l_46, l_47, l_48, l_54, l_56, l_62, l_64, l_69, l_70, l_71, l_72, l_73, l_74, l_77, l_79, l_80, l_81, l_82, l_83, l_84, l_86, l_88, l_89, l_90, l_91;
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
    l_20 = (long) gale_group;
    l_21 = (long) ((ulong) ((long) (1 << i_19)) * (ulong) ((l_20 << 4) + (l_20 << 2)));
    l_22 = 1L << i_19;
    l_23 = l_21 & ((long) ((ulong) l_22 + (ulong) (-1L)));
    if (((int) get_local_id(0)) == 0) {
        i_24 = *((__global gale_int *) (arg_fs + 16 + 64L));
        i_25 = (int) (0 - (uint) i_24);
        i_26 = (int) l_17;
        l_27 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_26) << 3));
        i_28 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_29 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if (i_25 < 0) {
            l_30 = (long) i_25;
            l_31 = l_30;
        } else {
            if (i_26 < 0) {
                i_32 = (-9);
            } else {
                if (i_26 < i_28) {
                    i_33 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                    i_34 = (int) ((uint) i_33 + (uint) (-1));
                    i_35 = (i_34 < 0) ? (-9) : i_34;
                    if (i_35 < 0) {
                        i_32 = i_35;
                    } else {
                        i_36 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) 4L))));
                        if ((i_36 & 3) == 1) {
                            i_32 = (-9);
                        } else {
                            i_32 = i_35;
                        }
                    }
                } else {
                    i_32 = (-9);
                }
            }
            l_37 = (long) i_32;
            if (i_32 < 0) {
                l_31 = l_37;
            } else {
                if (l_21 < 0L) {
                    l_31 = (-22L);
                } else {
                    i_38 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_38 == 0) {
                        l_39 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) (l_37 << 6)))));
                        l_40 = (((long) ((ulong) l_39 - (ulong) l_21)) < 1L) ? 0L : 1L;
                        l_31 = l_40;
                    } else {
                        l_31 = (-16L);
                    }
                }
            }
        }
        if (!(l_31 < 1L)) {
            if (l_31 == 1L) {
                l_41 = (long) ((ulong) l_22 - (ulong) l_23);
                if (l_41 < 1L) {
                    if (!(((int) l_41) == 1)) {
                        goto B67;
                    }
                }
                if (i_26 < 0) {
                    i_42 = (-9);
                } else {
                    if (i_26 < i_28) {
                        i_43 = *((volatile __global gale_int *) (arg_fs + 16 + l_27));
                        i_44 = (int) ((uint) i_43 + (uint) (-1));
                        i_45 = (i_44 < 0) ? (-9) : i_44;
                        i_42 = i_45;
                    } else {
                        i_42 = (-9);
                    }
                }
                l_46 = (long) i_42;
                if (i_42 < 0) {
                    l_47 = l_46;
                    goto B73;
                }
                l_48 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_49 = *((__global gale_int *) (arg_fs + 16 + l_48));
                i_50 = (int) ((uint) i_49 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_48)) = i_50;
                if (i_1 < i_50) {
                    i_51 = (-1);
                } else {
                    i_52 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_29 + (ulong) (l_46 << 6))) + (ulong) 8L))));
                    i_53 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_54 = l_21 >> i_19;
                    i_55 = i_53 & ((int) (((long) ((ulong) ((long) ((ulong) l_54 + (ulong) (((long) i_52) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_56 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_57 = i_55;
                    i_58 = 0;
                    i_59 = (-2);
                    while (true) {
                        if (!(i_59 == (-2))) {
                            break;
                        }
                        i_60 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_56 + (ulong) (((long) i_57) << 2)))));
                        i_61 = (int) ((uint) i_60 + (uint) (-1));
                        if (i_61 < 0) {
                            i_59 = (-1);
                        } else {
                            l_62 = (long) ((ulong) l_18 + (ulong) (((long) (uint) i_61) << 5));
                            i_63 = *((volatile __global gale_int *) (arg_fs + 16 + l_62));
                            l_64 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_62 + (ulong) 8L))));
                            if ((!(i_52 == i_63)) || (!(l_54 == l_64))) {
                                if (i_53 == i_58) {
                                    i_59 = (-1);
                                } else {
                                    i_65 = (int) ((uint) i_58 + (uint) 1);
                                    i_66 = i_53 & ((int) ((uint) i_57 + (uint) 1));
                                    i_57 = i_66;
                                    i_58 = i_65;
                                }
                            } else {
                                i_59 = i_61;
                            }
                        }
                    }
                    i_51 = i_59;
                }
                if (i_51 < 0) {
                    i_67 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_68 = (int) (0 - (uint) i_67);
                    if (i_68 < 0) {
                        l_69 = (long) i_68;
                        l_47 = l_69;
                        goto B73;
                    }
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_70 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_70)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 4L)))) = 3;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 12L)))) = i_26;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 16L)))) = l_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 24L)))) = 1L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) 36L)))) = 0;
                    l_47 = (-9223372036854775806L);
                    goto B73;
                }
                l_71 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_72 = *((__global gale_long *) (arg_fs + 16 + l_71));
                *((__global gale_long *) (arg_fs + 16 + l_71)) = ((long) ((ulong) l_72 + (ulong) 1L));
                l_73 = (((long) (uint) i_51) << 32) | 1L;
                l_47 = l_73;
                goto B73;
            }
        }
    B67:;
        l_74 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_75 = *((__global gale_int *) (arg_fs + 16 + l_74));
        i_76 = (int) ((uint) i_75 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_74)) = i_76;
        l_77 = (l_31 < 0L) ? l_31 : (-22L);
        if (i_1 < i_76) {
            i_78 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_78 == 0) {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_79 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_79)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 4L)))) = 1073741825;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 12L)))) = 0;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 16L)))) = l_77;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 36L)))) = 0;
                l_47 = LONG_MIN;
            } else {
                l_47 = l_77;
            }
        } else {
            l_47 = l_77;
        }
    } else {
        l_47 = 0L;
    }
B73:;
    GALEFS_BROADCAST(2, l_80, l_47);
    if (l_80 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_80); }
        GALEFS_RETURN;
        resume_2:
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_18 = *((__global gale_long *) (arg_fs + 16 + 136L));
        i_19 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_20 = (long) gale_group;
        l_21 = (long) ((ulong) ((long) (1 << i_19)) * (ulong) ((l_20 << 4) + (l_20 << 2)));
        l_22 = 1L << i_19;
        l_23 = l_21 & ((long) ((ulong) l_22 + (ulong) (-1L)));
        l_80 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_80 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_80 < 0L) {
        l_81 = l_80;
    } else {
        if (((int) l_80) == 0) {
            l_81 = 0L;
        } else {
            l_82 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_18 + (ulong) (((long) ((ulong) l_80 >> 32)) << 5))) + (ulong) 16L))));
            l_83 = (long) ((ulong) l_23 + (ulong) l_82);
            l_81 = l_83;
        }
    }
    if ((ulong) ((long) ((ulong) l_81 + (ulong) 4095L)) < (ulong) 4095L) {
        l_84 = l_81;
    } else {
        i_85 = (int) *((__global char *) (arg_fs + 16 + l_81));
        l_86 = (long) i_85;
        l_84 = l_86;
    }
    *((__global gale_long *) (arg_results + ((((long) gale_group) << 3) + 16L))) = l_84;
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_87 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_87 == 0) {
            l_88 = (-22L);
        } else {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))))) = 0;
            l_89 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_90 = *((__global gale_long *) (arg_fs + 16 + l_89));
            *((__global gale_long *) (arg_fs + 16 + l_89)) = ((long) ((ulong) l_90 + (ulong) 1L));
            l_88 = 0L;
        }
    } else {
        l_88 = 0L;
    }
    GALEFS_BROADCAST(4, l_91, l_88);
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_66) VARIABLE(long, l_71)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_66) VARIABLE(l_71)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(l_4) VARIABLE(l_63)
#define GALEFS_LIVE_4(VARIABLE)

__kernel void galefs_mapsItsBlock(__global uchar *arg_fs, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_64, i_65, i_67, i_73, i_74, i_75, i_77, i_81, i_82, i_83, i_84, i_85, i_88, i_94, i_95, i_96, i_97, i_99, i_100, i_102, i_104, i_105, i_106, i_107, i_108, i_110, i_112, i_113, i_114, i_115, i_118, i_120, i_121, i_125, i_127, i_128, i_130, i_132, i_135, i_136, i_139, i_140, i_148, i_157, i_160, i_163, i_164, i_167, i_168, i_172, i_178, i_183, i_186, i_192;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_66, l_68, l_69, l_70, l_71, l_72, l_76, l_78, l_79, l_80, l_86, l_87, l_89, l_90, l_91, l_92, l_93, l_98, l_101, l_103, l_109, l_111, l_116, l_117, l_119, l_122, l_123, l_124, l_126, l_129, l_131, l_133, l_134, l_137, l_138, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_158, l_159, l_161, l_162, l_165, l_166, l_169, l_170, l_171, l_173, l_174, l_175, l_176, l_177, l_179, l_180, l_181, l_182, l_184, l_185, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_195, l_196, l_197;
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
    l_68 = (long) ((int) get_group_id(0));
    l_69 = (long) ((ulong) ((long) (1 << i_67)) * (ulong) ((l_68 << 4) + (l_68 << 2)));
    l_70 = 1L << i_67;
    l_71 = l_69 & ((long) ((ulong) l_70 + (ulong) (-1L)));
    if (((int) get_local_id(0)) == 0) {
        l_72 = (long) ((int) get_group_id(0));
        i_73 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_72 << 12) + (l_72 << 11)))) + (ulong) 1796L))));
        i_74 = (int) (0 - (uint) i_73);
        i_75 = (int) l_62;
        l_76 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_75) << 3));
        i_77 = *((__global gale_int *) (arg_fs + 16 + 208L));
        l_78 = *((__global gale_long *) (arg_fs + 16 + 200L));
        if (i_74 < 0) {
            l_79 = (long) i_74;
            l_80 = l_79;
        } else {
            if (i_75 < 0) {
                i_81 = (-9);
            } else {
                if (i_75 < i_77) {
                    i_82 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                    i_83 = (int) ((uint) i_82 + (uint) (-1));
                    i_84 = (i_83 < 0) ? (-9) : i_83;
                    if (i_84 < 0) {
                        i_81 = i_84;
                    } else {
                        i_85 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) 4L))));
                        if ((i_85 & 3) == 1) {
                            i_81 = (-9);
                        } else {
                            i_81 = i_84;
                        }
                    }
                } else {
                    i_81 = (-9);
                }
            }
            l_86 = (long) i_81;
            if (i_81 < 0) {
                l_80 = l_86;
            } else {
                if (l_69 < 0L) {
                    l_80 = (-22L);
                } else {
                    l_87 = (long) ((int) get_group_id(0));
                    i_88 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_87 << 12) + (l_87 << 11)))) + (ulong) 1856L))));
                    if (i_88 == 0) {
                        l_89 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) (l_86 << 6)))));
                        l_90 = (((long) ((ulong) l_89 - (ulong) l_69)) < 1L) ? 0L : 1L;
                        l_80 = l_90;
                    } else {
                        l_80 = (-16L);
                    }
                }
            }
        }
        l_91 = (l_80 < 0L) ? l_80 : (-22L);
        if (l_80 < 1L) {
            l_92 = l_91;
        } else {
            if (l_80 == 1L) {
                l_93 = (long) ((ulong) l_70 - (ulong) l_71);
                if (l_93 < 1L) {
                    if (!(((int) l_93) == 1)) {
                        l_92 = l_91;
                        goto B124;
                    }
                }
                if (i_75 < 0) {
                    i_94 = (-9);
                } else {
                    if (i_75 < i_77) {
                        i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_76));
                        i_96 = (int) ((uint) i_95 + (uint) (-1));
                        i_97 = (i_96 < 0) ? (-9) : i_96;
                        i_94 = i_97;
                    } else {
                        i_94 = (-9);
                    }
                }
                l_98 = (long) i_94;
                if (i_94 < 0) {
                    l_92 = l_98;
                } else {
                    i_99 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_78 + (ulong) (l_98 << 6))) + (ulong) 8L))));
                    i_100 = *((__global gale_int *) (arg_fs + 16 + 144L));
                    l_101 = l_69 >> i_67;
                    i_102 = i_100 & ((int) (((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (((long) i_99) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                    l_103 = *((__global gale_long *) (arg_fs + 16 + 128L));
                    i_104 = i_102;
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
                            l_109 = (long) ((ulong) l_66 + (ulong) (((long) (uint) i_108) << 5));
                            i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_109));
                            l_111 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L))));
                            if ((!(i_99 == i_110)) || (!(l_101 == l_111))) {
                                if (i_100 == i_105) {
                                    i_106 = (-1);
                                } else {
                                    i_112 = (int) ((uint) i_105 + (uint) 1);
                                    i_113 = i_100 & ((int) ((uint) i_104 + (uint) 1));
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
                        i_115 = (int) get_group_id(0);
                        l_116 = (long) ((ulong) l_63 + (ulong) ((((long) (i_115 & i_65)) << 6) + (((long) (i_115 >> i_64)) << 2)));
                        *((volatile __global gale_int *) (arg_fs + 16 + l_116)) = ((int) ((uint) i_106 + (uint) 1));
                        GALEFS_FENCE();
                        l_117 = (long) ((ulong) l_66 + (ulong) (((long) (uint) i_106) << 5));
                        i_118 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                        GALEFS_ACQUIRE_FENCE();
                        if (i_99 == i_118) {
                            l_119 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_117 + (ulong) 8L))));
                            i_120 = (l_101 == l_119) ? 1 : 0;
                            i_121 = i_120;
                        } else {
                            i_121 = 0;
                        }
                        if (i_121 == 0) {
                            *((volatile __global gale_int *) (arg_fs + 16 + l_116)) = 0;
                        }
                        GALEFS_ACQUIRE_FENCE();
                        if (i_121 == 0) {
                            i_114 = (-1);
                        } else {
                            i_114 = i_106;
                        }
                    }
                    if (i_114 < 0) {
                        l_122 = (long) ((int) get_group_id(0));
                        l_123 = (long) ((ulong) l_4 + (ulong) ((l_122 << 12) + (l_122 << 11)));
                        l_124 = (long) ((ulong) l_123 + (ulong) 1796L);
                        i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                        l_126 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_123 + (ulong) 1896L))));
                        i_127 = (int) (0 - (uint) i_125);
                        if (i_127 < 0) {
                            i_128 = i_127;
                        } else {
                            l_129 = (long) ((ulong) l_126 + (ulong) (-64L));
                            i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
                            l_131 = (long) ((ulong) l_123 + (ulong) 1792L);
                            i_132 = 0;
                            l_133 = 0L;
                            l_134 = (-1L);
                            while (true) {
                                if (!(i_132 == 0)) {
                                    break;
                                }
                                i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                                i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                if (i_130 == i_136) {
                                    i_132 = 1;
                                } else {
                                    if (i_135 == 0) {
                                        if (l_133 < l_3) {
                                            GALEFS_RELAX(l_133);
                                            l_137 = (long) ((ulong) l_133 + (ulong) 1L);
                                            l_133 = l_137;
                                        } else {
                                            l_138 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                            i_139 = (l_134 == l_138) ? (-110) : 0;
                                            i_132 = i_139;
                                            l_133 = 0L;
                                            l_134 = l_138;
                                        }
                                    } else {
                                        i_140 = (int) (0 - (uint) i_135);
                                        i_132 = i_140;
                                    }
                                }
                            }
                            i_128 = i_132;
                        }
                        if (i_128 < 0) {
                            l_141 = (long) i_128;
                            l_92 = l_141;
                        } else {
                            l_142 = (long) ((int) get_group_id(0));
                            l_143 = (long) ((ulong) l_4 + (ulong) ((l_142 << 12) + (l_142 << 11)));
                            l_144 = (long) ((ulong) l_143 + (ulong) 1896L);
                            l_145 = *((__global gale_long *) (arg_fs + 16 + l_144));
                            l_146 = (long) ((ulong) l_145 + (ulong) 64L);
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_146) & 1023)))))) = 0L;
                            l_147 = (long) ((ulong) l_143 + (ulong) ((long) (uint) (((int) l_145) & 1023)));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 4L)))) = 6;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 12L)))) = i_75;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 16L)))) = l_69;
                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 24L)))) = 1L;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 32L)))) = 0;
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 36L)))) = 0;
                            GALEFS_FENCE();
                            *((volatile __global gale_int *) (arg_fs + 16 + l_147)) = 64;
                            *((__global gale_long *) (arg_fs + 16 + l_144)) = l_146;
                            GALEFS_FENCE();
                            i_148 = (int) get_group_id(0);
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_148))))) = (char) 1;
                            if (l_0 == 0L) {
                                l_92 = (-9223372036854775806L);
                            } else {
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_148 >> 6)))))) = (char) 1;
                                l_92 = (-9223372036854775806L);
                            }
                        }
                    } else {
                        l_149 = (long) ((int) get_group_id(0));
                        l_150 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_149 << 12) + (l_149 << 11)))) + (ulong) 1864L);
                        l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
                        *((__global gale_long *) (arg_fs + 16 + l_150)) = ((long) ((ulong) l_151 + (ulong) 1L));
                        l_152 = (((long) (uint) i_114) << 32) | 1L;
                        l_92 = l_152;
                    }
                }
            } else {
                l_92 = l_91;
            }
        }
    } else {
        l_92 = 0L;
    }
B124:;
    if (((int) get_local_id(0)) == 0) {
        if (l_92 < (-4611686018427387904L)) {
            l_153 = (long) ((int) get_group_id(0));
            l_154 = (long) ((ulong) l_4 + (ulong) ((l_153 << 12) + (l_153 << 11)));
            l_155 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1896L))));
            l_156 = (long) ((ulong) l_155 + (ulong) (-64L));
            i_157 = (int) ((uint) ((int) (((long) ((ulong) l_156 + (ulong) ((long) ((ulong) (l_156 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_158 = (long) ((ulong) l_154 + (ulong) 1792L);
            l_159 = (long) ((ulong) l_154 + (ulong) 1796L);
            i_160 = 0;
            l_161 = 0L;
            l_162 = (-1L);
            while (true) {
                if (!(i_160 == 0)) {
                    break;
                }
                i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_159));
                i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_158));
                if (i_157 == i_164) {
                    i_160 = 1;
                } else {
                    if (i_163 == 0) {
                        if (l_161 < l_3) {
                            GALEFS_RELAX(l_161);
                            l_165 = (long) ((ulong) l_161 + (ulong) 1L);
                            l_161 = l_165;
                        } else {
                            l_166 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_167 = (l_162 == l_166) ? (-110) : 0;
                            i_160 = i_167;
                            l_161 = 0L;
                            l_162 = l_166;
                        }
                    } else {
                        i_168 = (int) (0 - (uint) i_163);
                        i_160 = i_168;
                    }
                }
            }
            if (i_160 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1888L)))) = i_157;
            }
            GALEFS_FENCE();
            if (i_160 < 0) {
                l_169 = (long) i_160;
                l_170 = l_169;
            } else {
                l_171 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_154 + (ulong) 1800L))));
                l_170 = l_171;
            }
            i_172 = (int) ((uint) ((int) l_92) + (uint) (-1));
            if (i_172 < 0) {
                l_173 = l_170;
            } else {
                if (l_170 < 0L) {
                    l_173 = l_170;
                } else {
                    l_174 = (l_170 << 32) | ((long) (uint) i_172);
                    l_173 = l_174;
                }
            }
        } else {
            l_173 = l_92;
        }
    } else {
        l_173 = l_92;
    }
    GALEFS_BROADCAST(2, l_175, l_173);
    l_176 = l_175 >> 32;
    if (((int) get_local_id(0)) == 0) {
        if (!(l_175 < 0L)) {
            l_177 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_177 << 12) + (l_177 << 11)))) + (ulong) 1856L)))) = 1;
            i_178 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) ((((long) (i_65 & i_178)) << 6) + (((long) (i_178 >> i_64)) << 2)))))) = (((int) ((uint) ((int) l_176) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_175 < 0L) {
        l_179 = l_175;
    } else {
        if (((int) l_175) == 0) {
            l_179 = 0L;
        } else {
            l_180 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_66 + (ulong) (l_176 << 5))) + (ulong) 16L))));
            l_181 = (long) ((ulong) l_71 + (ulong) l_180);
            l_179 = l_181;
        }
    }
    if ((ulong) ((long) ((ulong) l_179 + (ulong) 4095L)) < (ulong) 4095L) {
        l_182 = l_179;
    } else {
        i_183 = (int) *((__global char *) (arg_fs + 16 + l_179));
        l_184 = (long) i_183;
        l_182 = l_184;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_182;
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        l_185 = (long) ((int) get_group_id(0));
        i_186 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_185 << 12) + (l_185 << 11)))) + (ulong) 1856L))));
        if (i_186 == 0) {
            l_187 = (-22L);
        } else {
            l_188 = (long) ((int) get_group_id(0));
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_188 << 12) + (l_188 << 11)))) + (ulong) 1856L)))) = 0;
            l_189 = (long) ((int) get_group_id(0));
            l_190 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_189 << 12) + (l_189 << 11)))) + (ulong) 1872L);
            l_191 = *((__global gale_long *) (arg_fs + 16 + l_190));
            *((__global gale_long *) (arg_fs + 16 + l_190)) = ((long) ((ulong) l_191 + (ulong) 1L));
            GALEFS_RELEASE_FENCE();
            i_192 = (int) get_group_id(0);
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) ((((long) (i_65 & i_192)) << 6) + (((long) (i_192 >> i_64)) << 2)))))) = 0;
            l_193 = (long) ((int) get_group_id(0));
            l_194 = (long) ((ulong) l_4 + (ulong) ((l_193 << 12) + (l_193 << 11)));
            l_195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1896L))));
            l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1));
            l_187 = 0L;
        }
    } else {
        l_187 = 0L;
    }
    GALEFS_BROADCAST(4, l_197, l_187);
    GALEFS_GROUP_END()
}
#endif
