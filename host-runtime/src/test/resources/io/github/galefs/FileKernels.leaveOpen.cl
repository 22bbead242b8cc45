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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_53)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_53)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_21, i_22, i_23, i_26, i_27, i_29, i_30, i_31, i_32, i_33, i_37, i_39, i_40, i_41, i_45, i_46, i_47, i_48, i_54, i_55, i_61, i_62;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_19, l_20, l_24, l_25, l_28, l_34, l_35, l_36, l_38, l_42, l_43, l_44, l_49, l_50, l_51, l_52, l_53, l_56, l_57, l_58, l_59, l_60;
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
    l_19 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
    i_21 = (int) get_local_id(0);
    i_22 = 1;
    i_23 = 0;
    while (true) {
        if (!(i_22 == 1)) {
            break;
        }
        l_24 = (long) i_23;
        l_25 = l_24 & l_20;
        if (i_21 == 0) {
            i_26 = (int) l_17;
            if (i_26 < 0) {
                i_27 = (-9);
            } else {
                if (i_26 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_28 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_26) << 3));
                    i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_28));
                    i_30 = (int) ((uint) i_29 + (uint) (-1));
                    i_31 = (i_30 < 0) ? (-9) : i_30;
                    if (i_31 < 0) {
                        i_27 = i_31;
                    } else {
                        i_32 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_28 + (ulong) 4L))));
                        if ((i_32 & 3) == 0) {
                            i_27 = (-9);
                        } else {
                            i_27 = i_31;
                        }
                    }
                } else {
                    i_27 = (-9);
                }
            }
            i_33 = (int) ((uint) 4 - (uint) i_23);
            l_34 = (long) i_33;
            if (i_27 < 0) {
                l_35 = (long) i_27;
                l_36 = l_35;
            } else {
                if (l_24 < 0L) {
                    l_36 = (-22L);
                } else {
                    if (i_33 < 0) {
                        l_36 = (-22L);
                    } else {
                        if ((l_24 + l_34) < 0L) {
                            l_36 = (-27L);
                        } else {
                            i_37 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_37 == 0) {
                                l_36 = l_34;
                            } else {
                                l_36 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_36 < 1L) {
                l_38 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_39 = *((__global gale_int *) (arg_fs + 16 + l_38));
                i_40 = (int) ((uint) i_39 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_38)) = i_40;
                if (i_1 < i_40) {
                    i_41 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_41 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_42 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_42)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 16L)))) = l_36;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 36L)))) = 0;
                        l_43 = LONG_MIN;
                    } else {
                        l_43 = l_36;
                    }
                } else {
                    l_43 = l_36;
                }
            } else {
                l_44 = (long) ((ulong) l_19 - (ulong) l_25);
                if (l_44 < l_34) {
                    i_45 = (int) l_44;
                    i_46 = i_45;
                } else {
                    i_46 = i_33;
                }
                i_47 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_48 = (int) (0 - (uint) i_47);
                if (i_48 < 0) {
                    l_49 = (long) i_48;
                    l_43 = l_49;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_50 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_50)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 12L)))) = i_26;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 16L)))) = l_24;
                    l_51 = (long) i_46;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 24L)))) = l_51;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 36L)))) = 0;
                    l_52 = (long) ((ulong) l_51 + (ulong) (-9223372036854775807L));
                    l_43 = l_52;
                }
            }
        } else {
            l_43 = 0L;
        }
        GALEFS_BROADCAST(2, l_53, l_43);
        if (l_53 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_ints[gale_item] = (uint) i_23;
            gale_longs[gale_items + gale_item] = (ulong) l_24;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_25;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_53); }
            GALEFS_RETURN;
            resume_2:
            l_17 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            l_24 = (long) gale_longs[gale_items + gale_item];
            l_25 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_18 = (int) get_local_id(0);
            l_19 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_20 = (long) ((ulong) l_19 + (ulong) (-1L));
            i_21 = (int) get_local_id(0);
            l_53 = gale_round_reply(gale_entry);
        }
        i_54 = (int) l_53;
        if (l_53 < 0L) {
            i_55 = 0;
        } else {
            i_55 = i_54;
        }
        if (l_53 < 0L) {
            l_56 = 0L;
        } else {
            if (i_54 == 0) {
                l_56 = 0L;
            } else {
                l_57 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_53 >> 32)) << 5))) + (ulong) 16L))));
                l_58 = (long) ((ulong) l_25 + (ulong) l_57);
                l_56 = l_58;
            }
        }
        gale_copy((arg_data + 16 + l_24), (arg_fs + 16 + l_56), i_55);
        GALEFS_BARRIER(3);
        if (i_18 == 0) {
            if (!(i_55 < 1)) {
                l_59 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_60 = *((__global gale_long *) (arg_fs + 16 + l_59));
                *((__global gale_long *) (arg_fs + 16 + l_59)) = ((long) ((ulong) ((long) (uint) i_55) + (ulong) l_60));
            }
        }
        i_61 = (int) ((uint) i_23 + (uint) i_55);
        if (l_53 < 0L) {
            i_22 = i_54;
            i_23 = i_61;
        } else {
            i_62 = ((i_55 < 1) || (!(i_61 < 4))) ? 0 : 1;
            i_22 = i_62;
            i_23 = i_61;
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_141) VARIABLE(int, i_142) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_67) VARIABLE(int, i_69) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_140) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(long, l_70) VARIABLE(long, l_71)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_141) VARIABLE(i_142) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_67) VARIABLE(i_69) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_140) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_66)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_64, i_67, i_68, i_69, i_72, i_73, i_75, i_76, i_77, i_78, i_79, i_84, i_87, i_88, i_92, i_94, i_95, i_97, i_99, i_102, i_103, i_106, i_107, i_116, i_122, i_125, i_128, i_129, i_132, i_133, i_137, i_141, i_142, i_149, i_150, i_155, i_156;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_65, l_66, l_70, l_71, l_74, l_80, l_81, l_82, l_83, l_85, l_86, l_89, l_90, l_91, l_93, l_96, l_98, l_100, l_101, l_104, l_105, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_117, l_118, l_119, l_120, l_121, l_123, l_124, l_126, l_127, l_130, l_131, l_134, l_135, l_136, l_138, l_139, l_140, l_143, l_144, l_145, l_146, l_147, l_148, l_151, l_152, l_153, l_154;
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 32L)))) = 65;
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
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    l_65 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_66 = (long) ((ulong) l_65 + (ulong) (-1L));
    i_67 = (int) get_local_id(0);
    i_68 = 1;
    i_69 = 0;
    while (true) {
        if (!(i_68 == 1)) {
            break;
        }
        l_70 = (long) i_69;
        l_71 = l_70 & l_66;
        if (i_67 == 0) {
            i_72 = (int) l_62;
            if (i_72 < 0) {
                i_73 = (-9);
            } else {
                if (i_72 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_74 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_72) << 3));
                    i_75 = *((volatile __global gale_int *) (arg_fs + 16 + l_74));
                    i_76 = (int) ((uint) i_75 + (uint) (-1));
                    i_77 = (i_76 < 0) ? (-9) : i_76;
                    if (i_77 < 0) {
                        i_73 = i_77;
                    } else {
                        i_78 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L))));
                        if ((i_78 & 3) == 0) {
                            i_73 = (-9);
                        } else {
                            i_73 = i_77;
                        }
                    }
                } else {
                    i_73 = (-9);
                }
            }
            i_79 = (int) ((uint) 4 - (uint) i_69);
            l_80 = (long) i_79;
            if (i_73 < 0) {
                l_81 = (long) i_73;
                l_82 = l_81;
            } else {
                if (l_70 < 0L) {
                    l_82 = (-22L);
                } else {
                    if (i_79 < 0) {
                        l_82 = (-22L);
                    } else {
                        if ((l_70 + l_80) < 0L) {
                            l_82 = (-27L);
                        } else {
                            l_83 = (long) ((int) get_group_id(0));
                            i_84 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 1856L))));
                            if (i_84 == 0) {
                                l_82 = l_80;
                            } else {
                                l_82 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_82 < 1L) {
                l_85 = l_82;
            } else {
                l_86 = (long) ((ulong) l_65 - (ulong) l_71);
                if (l_86 < l_80) {
                    i_87 = (int) l_86;
                    i_88 = i_87;
                } else {
                    i_88 = i_79;
                }
                l_89 = (long) ((int) get_group_id(0));
                l_90 = (long) ((ulong) l_4 + (ulong) ((l_89 << 12) + (l_89 << 11)));
                l_91 = (long) ((ulong) l_90 + (ulong) 1796L);
                i_92 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                l_93 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) 1896L))));
                i_94 = (int) (0 - (uint) i_92);
                if (i_94 < 0) {
                    i_95 = i_94;
                } else {
                    l_96 = (long) ((ulong) l_93 + (ulong) (-64L));
                    i_97 = (int) ((uint) ((int) (((long) ((ulong) l_96 + (ulong) ((long) ((ulong) (l_96 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_98 = (long) ((ulong) l_90 + (ulong) 1792L);
                    i_99 = 0;
                    l_100 = 0L;
                    l_101 = (-1L);
                    while (true) {
                        if (!(i_99 == 0)) {
                            break;
                        }
                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_91));
                        i_103 = *((volatile __global gale_int *) (arg_fs + 16 + l_98));
                        if (i_97 == i_103) {
                            i_99 = 1;
                        } else {
                            if (i_102 == 0) {
                                if (l_100 < l_3) {
                                    GALEFS_RELAX(l_100);
                                    l_104 = (long) ((ulong) l_100 + (ulong) 1L);
                                    l_100 = l_104;
                                } else {
                                    l_105 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_106 = (l_101 == l_105) ? (-110) : 0;
                                    i_99 = i_106;
                                    l_100 = 0L;
                                    l_101 = l_105;
                                }
                            } else {
                                i_107 = (int) (0 - (uint) i_102);
                                i_99 = i_107;
                            }
                        }
                    }
                    i_95 = i_99;
                }
                if (i_95 < 0) {
                    l_108 = (long) i_95;
                    l_85 = l_108;
                } else {
                    l_109 = (long) ((int) get_group_id(0));
                    l_110 = (long) ((ulong) l_4 + (ulong) ((l_109 << 12) + (l_109 << 11)));
                    l_111 = (long) ((ulong) l_110 + (ulong) 1896L);
                    l_112 = *((__global gale_long *) (arg_fs + 16 + l_111));
                    l_113 = (long) ((ulong) l_112 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) ((long) (uint) (((int) l_113) & 1023)))))) = 0L;
                    l_114 = (long) ((ulong) l_110 + (ulong) ((long) (uint) (((int) l_112) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_112 + (ulong) ((long) ((ulong) (l_112 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 12L)))) = i_72;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 16L)))) = l_70;
                    l_115 = (long) i_88;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 24L)))) = l_115;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_114 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_114)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_111)) = l_113;
                    GALEFS_FENCE();
                    i_116 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_116))))) = (char) 1;
                    l_117 = (long) ((ulong) l_115 + (ulong) (-9223372036854775807L));
                    if (l_0 == 0L) {
                        l_85 = l_117;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_116 >> 6)))))) = (char) 1;
                        l_85 = l_117;
                    }
                }
            }
        } else {
            l_85 = 0L;
        }
        if (i_64 == 0) {
            if (l_85 < (-4611686018427387904L)) {
                l_118 = (long) ((int) get_group_id(0));
                l_119 = (long) ((ulong) l_4 + (ulong) ((l_118 << 12) + (l_118 << 11)));
                l_120 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1896L))));
                l_121 = (long) ((ulong) l_120 + (ulong) (-64L));
                i_122 = (int) ((uint) ((int) (((long) ((ulong) l_121 + (ulong) ((long) ((ulong) (l_121 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_123 = (long) ((ulong) l_119 + (ulong) 1792L);
                l_124 = (long) ((ulong) l_119 + (ulong) 1796L);
                i_125 = 0;
                l_126 = 0L;
                l_127 = (-1L);
                while (true) {
                    if (!(i_125 == 0)) {
                        break;
                    }
                    i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                    i_129 = *((volatile __global gale_int *) (arg_fs + 16 + l_123));
                    if (i_122 == i_129) {
                        i_125 = 1;
                    } else {
                        if (i_128 == 0) {
                            if (l_126 < l_3) {
                                GALEFS_RELAX(l_126);
                                l_130 = (long) ((ulong) l_126 + (ulong) 1L);
                                l_126 = l_130;
                            } else {
                                l_131 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_132 = (l_127 == l_131) ? (-110) : 0;
                                i_125 = i_132;
                                l_126 = 0L;
                                l_127 = l_131;
                            }
                        } else {
                            i_133 = (int) (0 - (uint) i_128);
                            i_125 = i_133;
                        }
                    }
                }
                if (i_125 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1888L)))) = i_122;
                }
                GALEFS_FENCE();
                if (i_125 < 0) {
                    l_134 = (long) i_125;
                    l_135 = l_134;
                } else {
                    l_136 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 1800L))));
                    l_135 = l_136;
                }
                i_137 = (int) ((uint) ((int) l_85) + (uint) (-1));
                if (i_137 < 0) {
                    l_138 = l_135;
                } else {
                    if (l_135 < 0L) {
                        l_138 = l_135;
                    } else {
                        l_139 = (l_135 << 32) | ((long) (uint) i_137);
                        l_138 = l_139;
                    }
                }
            } else {
                l_138 = l_85;
            }
        } else {
            l_138 = l_85;
        }
        GALEFS_BROADCAST(2, l_140, l_138);
        i_141 = (int) l_140;
        if (l_140 < 0L) {
            i_142 = 0;
        } else {
            i_142 = i_141;
        }
        if (l_140 < 0L) {
            l_143 = 0L;
        } else {
            if (i_141 == 0) {
                l_143 = 0L;
            } else {
                l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_140 >> 32)) << 5))) + (ulong) 16L))));
                l_145 = (long) ((ulong) l_71 + (ulong) l_144);
                l_143 = l_145;
            }
        }
        gale_copy((arg_data + 16 + l_70), (arg_fs + 16 + l_143), i_142);
        GALEFS_BARRIER(3);
        if (i_63 == 0) {
            if (!(i_142 < 1)) {
                l_146 = (long) ((int) get_group_id(0));
                l_147 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1880L);
                l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
                *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) ((long) (uint) i_142) + (ulong) l_148));
                GALEFS_FENCE();
                i_149 = (int) get_group_id(0);
                i_150 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_149 & ((int) ((uint) (1 << i_150) + (uint) (-1))))) << 6) + (((long) (i_149 >> i_150)) << 2)))))) = 0;
                l_151 = (long) ((int) get_group_id(0));
                l_152 = (long) ((ulong) l_4 + (ulong) ((l_151 << 12) + (l_151 << 11)));
                l_153 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 1896L))));
                l_154 = (long) ((ulong) l_153 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_154 + (ulong) ((long) ((ulong) (l_154 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_155 = (int) ((uint) i_69 + (uint) i_142);
        if (l_140 < 0L) {
            i_68 = i_141;
            i_69 = i_155;
        } else {
            i_156 = ((i_142 < 1) || (!(i_155 < 4))) ? 0 : 1;
            i_68 = i_156;
            i_69 = i_155;
        }
    }
    GALEFS_GROUP_END()
}
#endif
