// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#leaveOpen
// entry point: galefs_leaveOpen
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ
// suspension: 2 waits, 4 values, 32 bytes
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

// Copies the calling work-item's share of a copy by the whole group.
#define gale_copy(source, destination, byteCount) \
    gale_copy_share(source, destination, byteCount, (int) get_local_id(0), (int) get_local_size(0))

#ifdef GALEFS_GPU
typedef ulong2 GALEFS_MAY_ALIAS gale_ulong2;

// Adjacent work-items copy adjacent 16 bytes, so that their accesses coalesce into one transaction.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    int wide = 0;
    if ((((ulong) source | (ulong) destination) & 15) == 0) {
        wide = byteCount & ~15;
        for (int at = worker * 16; at < wide; at += workers * 16) {
            *((__global gale_ulong2 *) (destination + at)) = *((const __global gale_ulong2 *) (source + at));
        }
    }
    for (int at = wide + worker; at < byteCount; at += workers) {
        destination[at] = source[at];
    }
}
#else
// Each work-item copies one contiguous range of whole cache lines.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long begin = min((long) byteCount, share * worker);
    const long end = min((long) byteCount, begin + share);
    __builtin_memcpy(destination + begin, source + begin, end - begin);
}
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_55)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_20, i_23, i_24, i_25, i_28, i_29, i_31, i_32, i_33, i_34, i_35, i_39, i_41, i_42, i_43, i_47, i_48, i_49, i_50, i_56, i_57, i_62, i_63;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_21, l_22, l_26, l_27, l_30, l_36, l_37, l_38, l_40, l_44, l_45, l_46, l_51, l_52, l_53, l_54, l_55, l_58, l_59, l_60, l_61;
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 32L)))) = 65;
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
    i_18 = (int) get_local_id(0);
    l_19 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_20 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_21 = 1L << i_20;
    l_22 = (long) ((ulong) l_21 + (ulong) (-1L));
    i_23 = (int) get_local_id(0);
    i_24 = 1;
    i_25 = 0;
    while (true) {
        if (!(i_24 == 1)) {
            break;
        }
        l_26 = (long) i_25;
        l_27 = l_26 & l_22;
        if (i_23 == 0) {
            i_28 = (int) l_17;
            if (i_28 < 0) {
                i_29 = (-9);
            } else {
                if (i_28 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_30 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_28) << 3));
                    i_31 = *((volatile __global gale_int *) (arg_fs + 16 + l_30));
                    i_32 = (int) ((uint) i_31 + (uint) (-1));
                    i_33 = (i_32 < 0) ? (-9) : i_32;
                    if (i_33 < 0) {
                        i_29 = i_33;
                    } else {
                        i_34 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_30 + (ulong) 4L))));
                        if ((i_34 & 3) == 0) {
                            i_29 = (-9);
                        } else {
                            i_29 = i_33;
                        }
                    }
                } else {
                    i_29 = (-9);
                }
            }
            i_35 = (int) ((uint) 4 - (uint) i_25);
            l_36 = (long) i_35;
            if (i_29 < 0) {
                l_37 = (long) i_29;
                l_38 = l_37;
            } else {
                if (l_26 < 0L) {
                    l_38 = (-22L);
                } else {
                    if (i_35 < 0) {
                        l_38 = (-22L);
                    } else {
                        if ((l_26 + l_36) < 0L) {
                            l_38 = (-27L);
                        } else {
                            i_39 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_39 == 0) {
                                l_38 = l_36;
                            } else {
                                l_38 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_38 < 1L) {
                l_40 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_41 = *((__global gale_int *) (arg_fs + 16 + l_40));
                i_42 = (int) ((uint) i_41 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_40)) = i_42;
                if (i_1 < i_42) {
                    i_43 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_43 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_44 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_44)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 16L)))) = l_38;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) 36L)))) = 0;
                        l_45 = LONG_MIN;
                    } else {
                        l_45 = l_38;
                    }
                } else {
                    l_45 = l_38;
                }
            } else {
                l_46 = (long) ((ulong) l_21 - (ulong) l_27);
                if (l_46 < l_36) {
                    i_47 = (int) l_46;
                    i_48 = i_47;
                } else {
                    i_48 = i_35;
                }
                i_49 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_50 = (int) (0 - (uint) i_49);
                if (i_50 < 0) {
                    l_51 = (long) i_50;
                    l_45 = l_51;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_52 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_52)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 12L)))) = i_28;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 16L)))) = l_26;
                    l_53 = (long) i_48;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 24L)))) = l_53;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 36L)))) = 0;
                    l_54 = (long) ((ulong) l_53 + (ulong) (-9223372036854775807L));
                    l_45 = l_54;
                }
            }
        } else {
            l_45 = 0L;
        }
        GALEFS_BROADCAST(2, l_55, l_45);
        if (l_55 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_ints[gale_item] = (uint) i_25;
            gale_longs[gale_items + gale_item] = (ulong) l_26;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_27;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_55); }
            GALEFS_RETURN;
            resume_2:
            l_17 = (long) gale_longs[gale_item];
            i_25 = (int) gale_ints[gale_item];
            l_26 = (long) gale_longs[gale_items + gale_item];
            l_27 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_18 = (int) get_local_id(0);
            l_19 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_20 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_21 = 1L << i_20;
            l_22 = (long) ((ulong) l_21 + (ulong) (-1L));
            i_23 = (int) get_local_id(0);
            l_55 = gale_round_reply(gale_entry);
        }
        i_56 = (int) l_55;
        if (l_55 < 0L) {
            i_57 = 0;
        } else {
            i_57 = i_56;
        }
        if (l_55 < 0L) {
            l_58 = 0L;
        } else {
            l_59 = (long) ((ulong) l_55 >> 32);
            l_58 = l_59;
        }
        gale_copy((arg_data + 16 + l_26), (arg_fs + 16 + ((long) ((ulong) l_27 + (ulong) ((long) ((ulong) l_19 + (ulong) (l_58 << i_20)))))), i_57);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            l_60 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_61 = *((__global gale_long *) (arg_fs + 16 + l_60));
            *((__global gale_long *) (arg_fs + 16 + l_60)) = ((long) ((ulong) ((long) i_57) + (ulong) l_61));
        }
        i_62 = (int) ((uint) i_25 + (uint) i_57);
        if (l_55 < 0L) {
            i_24 = i_56;
            i_25 = i_62;
        } else {
            i_63 = ((i_57 < 1) || (!(i_62 < 4))) ? 0 : 1;
            i_24 = i_63;
            i_25 = i_62;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_127) VARIABLE(int, i_128) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_126) VARIABLE(long, l_2) VARIABLE(long, l_53) VARIABLE(long, l_55) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_63) VARIABLE(long, l_64)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_55) VARIABLE(l_58) VARIABLE(l_59) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_127) VARIABLE(i_128) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_126) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_55) VARIABLE(l_58) VARIABLE(l_59)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_54, i_56, i_57, i_60, i_61, i_62, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_77, i_80, i_81, i_85, i_87, i_88, i_90, i_92, i_94, i_95, i_97, i_111, i_114, i_116, i_117, i_119, i_123, i_127, i_128, i_138, i_139;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_55, l_58, l_59, l_63, l_64, l_67, l_73, l_74, l_75, l_76, l_78, l_79, l_82, l_83, l_84, l_86, l_89, l_91, l_93, l_96, l_98, l_99, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_112, l_113, l_115, l_118, l_120, l_121, l_122, l_124, l_125, l_126, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136, l_137;
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 32L)))) = 65;
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
    i_54 = (int) get_local_id(0);
    l_55 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_56 = (int) get_local_id(0);
    i_57 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_58 = 1L << i_57;
    l_59 = (long) ((ulong) l_58 + (ulong) (-1L));
    i_60 = (int) get_local_id(0);
    i_61 = 1;
    i_62 = 0;
    while (true) {
        if (!(i_61 == 1)) {
            break;
        }
        l_63 = (long) i_62;
        l_64 = l_63 & l_59;
        if (i_60 == 0) {
            i_65 = (int) l_53;
            if (i_65 < 0) {
                i_66 = (-9);
            } else {
                if (i_65 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_67 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_65) << 3));
                    i_68 = *((volatile __global gale_int *) (arg_fs + 16 + l_67));
                    i_69 = (int) ((uint) i_68 + (uint) (-1));
                    i_70 = (i_69 < 0) ? (-9) : i_69;
                    if (i_70 < 0) {
                        i_66 = i_70;
                    } else {
                        i_71 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_67 + (ulong) 4L))));
                        if ((i_71 & 3) == 0) {
                            i_66 = (-9);
                        } else {
                            i_66 = i_70;
                        }
                    }
                } else {
                    i_66 = (-9);
                }
            }
            i_72 = (int) ((uint) 4 - (uint) i_62);
            l_73 = (long) i_72;
            if (i_66 < 0) {
                l_74 = (long) i_66;
                l_75 = l_74;
            } else {
                if (l_63 < 0L) {
                    l_75 = (-22L);
                } else {
                    if (i_72 < 0) {
                        l_75 = (-22L);
                    } else {
                        if ((l_63 + l_73) < 0L) {
                            l_75 = (-27L);
                        } else {
                            l_76 = (long) ((int) get_group_id(0));
                            i_77 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_76 << 12) + (l_76 << 11)))) + (ulong) 1856L))));
                            if (i_77 == 0) {
                                l_75 = l_73;
                            } else {
                                l_75 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_75 < 1L) {
                l_78 = l_75;
            } else {
                l_79 = (long) ((ulong) l_58 - (ulong) l_64);
                if (l_79 < l_73) {
                    i_80 = (int) l_79;
                    i_81 = i_80;
                } else {
                    i_81 = i_72;
                }
                l_82 = (long) ((int) get_group_id(0));
                l_83 = (long) ((ulong) l_2 + (ulong) ((l_82 << 12) + (l_82 << 11)));
                l_84 = (long) ((ulong) l_83 + (ulong) 1796L);
                i_85 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                l_86 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 1896L))));
                i_87 = (int) (0 - (uint) i_85);
                if (i_87 < 0) {
                    i_88 = i_87;
                } else {
                    l_89 = (long) ((ulong) l_86 + (ulong) (-64L));
                    i_90 = (int) ((uint) ((int) (((long) ((ulong) l_89 + (ulong) ((long) ((ulong) (l_89 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_91 = (long) ((ulong) l_83 + (ulong) 1792L);
                    i_92 = 0;
                    l_93 = 0L;
                    while (true) {
                        if (!(i_92 == 0)) {
                            break;
                        }
                        i_94 = *((volatile __global gale_int *) (arg_fs + 16 + l_84));
                        i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                        if (i_90 == i_95) {
                            i_92 = 1;
                        } else {
                            if (i_94 == 0) {
                                if (l_93 < l_1) {
                                    GALEFS_RELAX(l_93);
                                    l_96 = (long) ((ulong) l_93 + (ulong) 1L);
                                    l_93 = l_96;
                                } else {
                                    i_92 = (-110);
                                }
                            } else {
                                i_97 = (int) (0 - (uint) i_94);
                                i_92 = i_97;
                            }
                        }
                    }
                    i_88 = i_92;
                }
                if (i_88 < 0) {
                    l_98 = (long) i_88;
                    l_78 = l_98;
                } else {
                    l_99 = (long) ((int) get_group_id(0));
                    l_100 = (long) ((ulong) l_2 + (ulong) ((l_99 << 12) + (l_99 << 11)));
                    l_101 = (long) ((ulong) l_100 + (ulong) 1896L);
                    l_102 = *((__global gale_long *) (arg_fs + 16 + l_101));
                    l_103 = (long) ((ulong) l_102 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_103) & 1023)))))) = 0L;
                    l_104 = (long) ((ulong) l_100 + (ulong) ((long) (uint) (((int) l_102) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_102 + (ulong) ((long) ((ulong) (l_102 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 12L)))) = i_65;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 16L)))) = l_63;
                    l_105 = (long) i_81;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 24L)))) = l_105;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_104)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_101)) = l_103;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_106 = (long) ((ulong) l_105 + (ulong) (-9223372036854775807L));
                    l_78 = l_106;
                }
            }
        } else {
            l_78 = 0L;
        }
        if (i_56 == 0) {
            if (l_78 < (-4611686018427387904L)) {
                l_107 = (long) ((int) get_group_id(0));
                l_108 = (long) ((ulong) l_2 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                l_109 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1896L))));
                l_110 = (long) ((ulong) l_109 + (ulong) (-64L));
                i_111 = (int) ((uint) ((int) (((long) ((ulong) l_110 + (ulong) ((long) ((ulong) (l_110 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_112 = (long) ((ulong) l_108 + (ulong) 1792L);
                l_113 = (long) ((ulong) l_108 + (ulong) 1796L);
                i_114 = 0;
                l_115 = 0L;
                while (true) {
                    if (!(i_114 == 0)) {
                        break;
                    }
                    i_116 = *((volatile __global gale_int *) (arg_fs + 16 + l_113));
                    i_117 = *((volatile __global gale_int *) (arg_fs + 16 + l_112));
                    if (i_111 == i_117) {
                        i_114 = 1;
                    } else {
                        if (i_116 == 0) {
                            if (l_115 < l_1) {
                                GALEFS_RELAX(l_115);
                                l_118 = (long) ((ulong) l_115 + (ulong) 1L);
                                l_115 = l_118;
                            } else {
                                i_114 = (-110);
                            }
                        } else {
                            i_119 = (int) (0 - (uint) i_116);
                            i_114 = i_119;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_114 < 0) {
                    l_120 = (long) i_114;
                    l_121 = l_120;
                } else {
                    l_122 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) 1800L))));
                    l_121 = l_122;
                }
                i_123 = (int) ((uint) ((int) l_78) + (uint) (-1));
                if (i_123 < 0) {
                    l_124 = l_121;
                } else {
                    if (l_121 < 0L) {
                        l_124 = l_121;
                    } else {
                        l_125 = (l_121 << 32) | ((long) (uint) i_123);
                        l_124 = l_125;
                    }
                }
            } else {
                l_124 = l_78;
            }
        } else {
            l_124 = l_78;
        }
        GALEFS_BROADCAST(2, l_126, l_124);
        i_127 = (int) l_126;
        if (l_126 < 0L) {
            i_128 = 0;
        } else {
            i_128 = i_127;
        }
        if (l_126 < 0L) {
            l_129 = 0L;
        } else {
            l_130 = (long) ((ulong) l_126 >> 32);
            l_129 = l_130;
        }
        gale_copy((arg_data + 16 + l_63), (arg_fs + 16 + ((long) ((ulong) l_64 + (ulong) ((long) ((ulong) l_55 + (ulong) (l_129 << i_57)))))), i_128);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_54 == 0) {
            l_131 = (long) ((int) get_group_id(0));
            l_132 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_131 << 12) + (l_131 << 11)))) + (ulong) 1880L);
            l_133 = *((__global gale_long *) (arg_fs + 16 + l_132));
            *((__global gale_long *) (arg_fs + 16 + l_132)) = ((long) ((ulong) ((long) i_128) + (ulong) l_133));
            l_134 = (long) ((int) get_group_id(0));
            l_135 = (long) ((ulong) l_2 + (ulong) ((l_134 << 12) + (l_134 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1888L)))) = 0;
            l_136 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1896L))));
            l_137 = (long) ((ulong) l_136 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_135 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_137 + (ulong) ((long) ((ulong) (l_137 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_138 = (int) ((uint) i_62 + (uint) i_128);
        if (l_126 < 0L) {
            i_61 = i_127;
            i_62 = i_138;
        } else {
            i_139 = ((i_128 < 1) || (!(i_138 < 4))) ? 0 : 1;
            i_61 = i_139;
            i_62 = i_138;
        }
    }
    GALEFS_GROUP_END()
}
#endif
