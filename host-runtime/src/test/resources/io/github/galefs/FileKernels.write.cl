// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#write
// entry point: galefs_write
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ WRITE
// suspension: 3 waits, 7 values, 48 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_28) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_68) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_29) VARIABLE(long, l_31) VARIABLE(long, l_58)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_29) VARIABLE(l_31)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_28) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_58)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_68) VARIABLE(l_22)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_20, i_21, i_23, i_26, i_27, i_28, i_32, i_34, i_35, i_36, i_37, i_38, i_42, i_44, i_45, i_46, i_50, i_51, i_52, i_53, i_59, i_60, i_66, i_67, i_68, i_69, i_70, i_71, i_76, i_77, i_78;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_22, l_24, l_25, l_29, l_30, l_31, l_33, l_39, l_40, l_41, l_43, l_47, l_48, l_49, l_54, l_55, l_56, l_57, l_58, l_61, l_62, l_63, l_64, l_65, l_72, l_73, l_74, l_75, l_79, l_80, l_81, l_82;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 4 * gale_items);
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
    l_18 = *((__global gale_long *) (arg_args + 16L));
    l_19 = *((__global gale_long *) (arg_args + 24L));
    i_20 = (int) l_19;
    i_21 = (int) l_17;
    l_22 = (long) i_21;
    i_23 = (int) get_local_id(0);
    l_24 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
    i_26 = (int) get_local_id(0);
    i_27 = 1;
    i_28 = 0;
    while (true) {
        if (!(i_27 == 1)) {
            break;
        }
        l_29 = (long) i_28;
        l_30 = (long) ((ulong) l_29 + (ulong) l_18);
        l_31 = l_30 & l_25;
        if (i_26 == 0) {
            if (i_21 < 0) {
                i_32 = (-9);
            } else {
                if (i_21 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_33 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_22 << 3));
                    i_34 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                    i_35 = (int) ((uint) i_34 + (uint) (-1));
                    i_36 = (i_35 < 0) ? (-9) : i_35;
                    if (i_36 < 0) {
                        i_32 = i_36;
                    } else {
                        i_37 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 4L))));
                        if ((i_37 & 3) == 0) {
                            i_32 = (-9);
                        } else {
                            i_32 = i_36;
                        }
                    }
                } else {
                    i_32 = (-9);
                }
            }
            i_38 = (int) ((uint) i_20 - (uint) i_28);
            l_39 = (long) i_38;
            if (i_32 < 0) {
                l_40 = (long) i_32;
                l_41 = l_40;
            } else {
                if (l_30 < 0L) {
                    l_41 = (-22L);
                } else {
                    if (i_38 < 0) {
                        l_41 = (-22L);
                    } else {
                        if (((long) ((ulong) l_30 + (ulong) l_39)) < 0L) {
                            l_41 = (-27L);
                        } else {
                            i_42 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_42 == 0) {
                                l_41 = l_39;
                            } else {
                                l_41 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_41 < 1L) {
                l_43 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_44 = *((__global gale_int *) (arg_fs + 16 + l_43));
                i_45 = (int) ((uint) i_44 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_43)) = i_45;
                if (i_1 < i_45) {
                    i_46 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_46 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_47 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_47)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 16L)))) = l_41;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_47 + (ulong) 36L)))) = 0;
                        l_48 = LONG_MIN;
                    } else {
                        l_48 = l_41;
                    }
                } else {
                    l_48 = l_41;
                }
            } else {
                l_49 = (long) ((ulong) l_24 - (ulong) l_31);
                if (l_49 < l_39) {
                    i_50 = (int) l_49;
                    i_51 = i_50;
                } else {
                    i_51 = i_38;
                }
                i_52 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_53 = (int) (0 - (uint) i_52);
                if (i_53 < 0) {
                    l_54 = (long) i_53;
                    l_48 = l_54;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_55 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_55)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 12L)))) = i_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 16L)))) = l_30;
                    l_56 = (long) i_51;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 24L)))) = l_56;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 36L)))) = 0;
                    l_57 = (long) ((ulong) l_56 + (ulong) (-9223372036854775807L));
                    l_48 = l_57;
                }
            }
        } else {
            l_48 = 0L;
        }
        GALEFS_BROADCAST(2, l_58, l_48);
        if (l_58 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_20;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_ints[2 * gale_items + gale_item] = (uint) i_28;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_31;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_58); }
            GALEFS_RETURN;
            resume_2:
            l_18 = (long) gale_longs[gale_item];
            i_20 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_28 = (int) gale_ints[2 * gale_items + gale_item];
            l_29 = (long) gale_longs[2 * gale_items + gale_item];
            l_31 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_23 = (int) get_local_id(0);
            l_24 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_25 = (long) ((ulong) l_24 + (ulong) (-1L));
            i_26 = (int) get_local_id(0);
            l_58 = gale_round_reply(gale_entry);
        }
        i_59 = (int) l_58;
        if (l_58 < 0L) {
            i_60 = 0;
        } else {
            i_60 = i_59;
        }
        if (l_58 < 0L) {
            l_61 = 0L;
        } else {
            if (i_59 == 0) {
                l_61 = 0L;
            } else {
                l_62 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_58 >> 32)) << 5))) + (ulong) 16L))));
                l_63 = (long) ((ulong) l_31 + (ulong) l_62);
                l_61 = l_63;
            }
        }
        gale_copy((arg_data + 16 + l_29), (arg_fs + 16 + l_61), i_60);
        GALEFS_BARRIER(3);
        if (i_23 == 0) {
            if (!(i_60 < 1)) {
                l_64 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_65 = *((__global gale_long *) (arg_fs + 16 + l_64));
                *((__global gale_long *) (arg_fs + 16 + l_64)) = ((long) ((ulong) ((long) (uint) i_60) + (ulong) l_65));
            }
        }
        i_66 = (int) ((uint) i_28 + (uint) i_60);
        if (l_58 < 0L) {
            i_27 = i_59;
            i_28 = i_66;
        } else {
            i_67 = ((i_60 < 1) || (!(i_66 < i_20))) ? 0 : 1;
            i_27 = i_67;
            i_28 = i_66;
        }
    }
    if (i_28 < 1) {
        i_68 = i_27;
    } else {
        i_68 = i_28;
    }
    if (((int) get_local_id(0)) == 0) {
        i_69 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_69 == 0) {
            i_70 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_71 = (int) (0 - (uint) i_70);
            if (i_71 < 0) {
                l_72 = (long) i_71;
                l_73 = l_72;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_74 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_74)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_74 + (ulong) 36L)))) = 0;
                l_73 = LONG_MIN;
            }
        } else {
            l_75 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_76 = *((__global gale_int *) (arg_fs + 16 + l_75));
            i_77 = (int) ((uint) i_76 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_75)) = i_77;
            if (i_1 < i_77) {
                i_78 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_78 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_79 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_79)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 36L)))) = 0;
                    l_73 = LONG_MIN;
                } else {
                    l_73 = (-16L);
                }
            } else {
                l_73 = (-16L);
            }
        }
    } else {
        l_73 = 0L;
    }
    GALEFS_BROADCAST(4, l_80, l_73);
    if (l_80 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_68;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_80); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_68 = (int) gale_ints[gale_items + gale_item];
        l_80 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_21 < 0) {
            l_81 = l_22;
        } else {
            l_82 = (long) i_68;
            l_81 = l_82;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_81;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_80));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_146) VARIABLE(int, i_147) VARIABLE(int, i_162) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_72) VARIABLE(int, i_74) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_145) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_63) VARIABLE(long, l_67) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_75) VARIABLE(long, l_77)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_75) VARIABLE(l_77)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_146) VARIABLE(i_147) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_72) VARIABLE(i_74) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_145) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_63) VARIABLE(l_67) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_162) VARIABLE(i_66) VARIABLE(l_67)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_65, i_66, i_68, i_69, i_72, i_73, i_74, i_78, i_80, i_81, i_82, i_83, i_84, i_89, i_92, i_93, i_97, i_99, i_100, i_102, i_104, i_107, i_108, i_111, i_112, i_121, i_127, i_130, i_133, i_134, i_137, i_138, i_142, i_146, i_147, i_154, i_155, i_160, i_161, i_162, i_164, i_168, i_170, i_171, i_173, i_175, i_178, i_179, i_182, i_183, i_192, i_197, i_200, i_203, i_204, i_207, i_208, i_212;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_63, l_64, l_67, l_70, l_71, l_75, l_76, l_77, l_79, l_85, l_86, l_87, l_88, l_90, l_91, l_94, l_95, l_96, l_98, l_101, l_103, l_105, l_106, l_109, l_110, l_113, l_114, l_115, l_116, l_117, l_118, l_119, l_120, l_122, l_123, l_124, l_125, l_126, l_128, l_129, l_131, l_132, l_135, l_136, l_139, l_140, l_141, l_143, l_144, l_145, l_148, l_149, l_150, l_151, l_152, l_153, l_156, l_157, l_158, l_159, l_163, l_165, l_166, l_167, l_169, l_172, l_174, l_176, l_177, l_180, l_181, l_184, l_185, l_186, l_187, l_188, l_189, l_190, l_191, l_193, l_194, l_195, l_196, l_198, l_199, l_201, l_202, l_205, l_206, l_209, l_210, l_211, l_213, l_214, l_215, l_216, l_217;
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
    l_63 = *((__global gale_long *) (arg_args + 16L));
    l_64 = *((__global gale_long *) (arg_args + 24L));
    i_65 = (int) l_64;
    i_66 = (int) l_62;
    l_67 = (long) i_66;
    i_68 = (int) get_local_id(0);
    i_69 = (int) get_local_id(0);
    l_70 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_71 = (long) ((ulong) l_70 + (ulong) (-1L));
    i_72 = (int) get_local_id(0);
    i_73 = 1;
    i_74 = 0;
    while (true) {
        if (!(i_73 == 1)) {
            break;
        }
        l_75 = (long) i_74;
        l_76 = (long) ((ulong) l_75 + (ulong) l_63);
        l_77 = l_76 & l_71;
        if (i_72 == 0) {
            if (i_66 < 0) {
                i_78 = (-9);
            } else {
                if (i_66 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_79 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_67 << 3));
                    i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_79));
                    i_81 = (int) ((uint) i_80 + (uint) (-1));
                    i_82 = (i_81 < 0) ? (-9) : i_81;
                    if (i_82 < 0) {
                        i_78 = i_82;
                    } else {
                        i_83 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 4L))));
                        if ((i_83 & 3) == 0) {
                            i_78 = (-9);
                        } else {
                            i_78 = i_82;
                        }
                    }
                } else {
                    i_78 = (-9);
                }
            }
            i_84 = (int) ((uint) i_65 - (uint) i_74);
            l_85 = (long) i_84;
            if (i_78 < 0) {
                l_86 = (long) i_78;
                l_87 = l_86;
            } else {
                if (l_76 < 0L) {
                    l_87 = (-22L);
                } else {
                    if (i_84 < 0) {
                        l_87 = (-22L);
                    } else {
                        if (((long) ((ulong) l_76 + (ulong) l_85)) < 0L) {
                            l_87 = (-27L);
                        } else {
                            l_88 = (long) ((int) get_group_id(0));
                            i_89 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 1856L))));
                            if (i_89 == 0) {
                                l_87 = l_85;
                            } else {
                                l_87 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_87 < 1L) {
                l_90 = l_87;
            } else {
                l_91 = (long) ((ulong) l_70 - (ulong) l_77);
                if (l_91 < l_85) {
                    i_92 = (int) l_91;
                    i_93 = i_92;
                } else {
                    i_93 = i_84;
                }
                l_94 = (long) ((int) get_group_id(0));
                l_95 = (long) ((ulong) l_4 + (ulong) ((l_94 << 12) + (l_94 << 11)));
                l_96 = (long) ((ulong) l_95 + (ulong) 1796L);
                i_97 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                l_98 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_95 + (ulong) 1896L))));
                i_99 = (int) (0 - (uint) i_97);
                if (i_99 < 0) {
                    i_100 = i_99;
                } else {
                    l_101 = (long) ((ulong) l_98 + (ulong) (-64L));
                    i_102 = (int) ((uint) ((int) (((long) ((ulong) l_101 + (ulong) ((long) ((ulong) (l_101 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_103 = (long) ((ulong) l_95 + (ulong) 1792L);
                    i_104 = 0;
                    l_105 = 0L;
                    l_106 = (-1L);
                    while (true) {
                        if (!(i_104 == 0)) {
                            break;
                        }
                        i_107 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                        i_108 = *((volatile __global gale_int *) (arg_fs + 16 + l_103));
                        if (i_102 == i_108) {
                            i_104 = 1;
                        } else {
                            if (i_107 == 0) {
                                if (l_105 < l_3) {
                                    GALEFS_RELAX(l_105);
                                    l_109 = (long) ((ulong) l_105 + (ulong) 1L);
                                    l_105 = l_109;
                                } else {
                                    l_110 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_111 = (l_106 == l_110) ? (-110) : 0;
                                    i_104 = i_111;
                                    l_105 = 0L;
                                    l_106 = l_110;
                                }
                            } else {
                                i_112 = (int) (0 - (uint) i_107);
                                i_104 = i_112;
                            }
                        }
                    }
                    i_100 = i_104;
                }
                if (i_100 < 0) {
                    l_113 = (long) i_100;
                    l_90 = l_113;
                } else {
                    l_114 = (long) ((int) get_group_id(0));
                    l_115 = (long) ((ulong) l_4 + (ulong) ((l_114 << 12) + (l_114 << 11)));
                    l_116 = (long) ((ulong) l_115 + (ulong) 1896L);
                    l_117 = *((__global gale_long *) (arg_fs + 16 + l_116));
                    l_118 = (long) ((ulong) l_117 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_118) & 1023)))))) = 0L;
                    l_119 = (long) ((ulong) l_115 + (ulong) ((long) (uint) (((int) l_117) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_117 + (ulong) ((long) ((ulong) (l_117 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 12L)))) = i_66;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 16L)))) = l_76;
                    l_120 = (long) i_93;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 24L)))) = l_120;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_119)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_116)) = l_118;
                    GALEFS_FENCE();
                    i_121 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_121))))) = (char) 1;
                    l_122 = (long) ((ulong) l_120 + (ulong) (-9223372036854775807L));
                    if (l_0 == 0L) {
                        l_90 = l_122;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_121 >> 6)))))) = (char) 1;
                        l_90 = l_122;
                    }
                }
            }
        } else {
            l_90 = 0L;
        }
        if (i_69 == 0) {
            if (l_90 < (-4611686018427387904L)) {
                l_123 = (long) ((int) get_group_id(0));
                l_124 = (long) ((ulong) l_4 + (ulong) ((l_123 << 12) + (l_123 << 11)));
                l_125 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1896L))));
                l_126 = (long) ((ulong) l_125 + (ulong) (-64L));
                i_127 = (int) ((uint) ((int) (((long) ((ulong) l_126 + (ulong) ((long) ((ulong) (l_126 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_128 = (long) ((ulong) l_124 + (ulong) 1792L);
                l_129 = (long) ((ulong) l_124 + (ulong) 1796L);
                i_130 = 0;
                l_131 = 0L;
                l_132 = (-1L);
                while (true) {
                    if (!(i_130 == 0)) {
                        break;
                    }
                    i_133 = *((volatile __global gale_int *) (arg_fs + 16 + l_129));
                    i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_128));
                    if (i_127 == i_134) {
                        i_130 = 1;
                    } else {
                        if (i_133 == 0) {
                            if (l_131 < l_3) {
                                GALEFS_RELAX(l_131);
                                l_135 = (long) ((ulong) l_131 + (ulong) 1L);
                                l_131 = l_135;
                            } else {
                                l_136 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_137 = (l_132 == l_136) ? (-110) : 0;
                                i_130 = i_137;
                                l_131 = 0L;
                                l_132 = l_136;
                            }
                        } else {
                            i_138 = (int) (0 - (uint) i_133);
                            i_130 = i_138;
                        }
                    }
                }
                if (i_130 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1888L)))) = i_127;
                }
                GALEFS_FENCE();
                if (i_130 < 0) {
                    l_139 = (long) i_130;
                    l_140 = l_139;
                } else {
                    l_141 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 1800L))));
                    l_140 = l_141;
                }
                i_142 = (int) ((uint) ((int) l_90) + (uint) (-1));
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
                l_143 = l_90;
            }
        } else {
            l_143 = l_90;
        }
        GALEFS_BROADCAST(2, l_145, l_143);
        i_146 = (int) l_145;
        if (l_145 < 0L) {
            i_147 = 0;
        } else {
            i_147 = i_146;
        }
        if (l_145 < 0L) {
            l_148 = 0L;
        } else {
            if (i_146 == 0) {
                l_148 = 0L;
            } else {
                l_149 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_145 >> 32)) << 5))) + (ulong) 16L))));
                l_150 = (long) ((ulong) l_77 + (ulong) l_149);
                l_148 = l_150;
            }
        }
        gale_copy((arg_data + 16 + l_75), (arg_fs + 16 + l_148), i_147);
        GALEFS_BARRIER(3);
        if (i_68 == 0) {
            if (!(i_147 < 1)) {
                l_151 = (long) ((int) get_group_id(0));
                l_152 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_151 << 12) + (l_151 << 11)))) + (ulong) 1880L);
                l_153 = *((__global gale_long *) (arg_fs + 16 + l_152));
                *((__global gale_long *) (arg_fs + 16 + l_152)) = ((long) ((ulong) ((long) (uint) i_147) + (ulong) l_153));
                GALEFS_FENCE();
                i_154 = (int) get_group_id(0);
                i_155 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_154 & ((int) ((uint) (1 << i_155) + (uint) (-1))))) << 6) + (((long) (i_154 >> i_155)) << 2)))))) = 0;
                l_156 = (long) ((int) get_group_id(0));
                l_157 = (long) ((ulong) l_4 + (ulong) ((l_156 << 12) + (l_156 << 11)));
                l_158 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1896L))));
                l_159 = (long) ((ulong) l_158 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_157 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_159 + (ulong) ((long) ((ulong) (l_159 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_160 = (int) ((uint) i_74 + (uint) i_147);
        if (l_145 < 0L) {
            i_73 = i_146;
            i_74 = i_160;
        } else {
            i_161 = ((i_147 < 1) || (!(i_160 < i_65))) ? 0 : 1;
            i_73 = i_161;
            i_74 = i_160;
        }
    }
    if (i_74 < 1) {
        i_162 = i_73;
    } else {
        i_162 = i_74;
    }
    if (((int) get_local_id(0)) == 0) {
        l_163 = (long) ((int) get_group_id(0));
        i_164 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_163 << 12) + (l_163 << 11)))) + (ulong) 1856L))));
        if (i_164 == 0) {
            l_165 = (long) ((int) get_group_id(0));
            l_166 = (long) ((ulong) l_4 + (ulong) ((l_165 << 12) + (l_165 << 11)));
            l_167 = (long) ((ulong) l_166 + (ulong) 1796L);
            i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
            l_169 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_166 + (ulong) 1896L))));
            i_170 = (int) (0 - (uint) i_168);
            if (i_170 < 0) {
                i_171 = i_170;
            } else {
                l_172 = (long) ((ulong) l_169 + (ulong) (-64L));
                i_173 = (int) ((uint) ((int) (((long) ((ulong) l_172 + (ulong) ((long) ((ulong) (l_172 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_174 = (long) ((ulong) l_166 + (ulong) 1792L);
                i_175 = 0;
                l_176 = 0L;
                l_177 = (-1L);
                while (true) {
                    if (!(i_175 == 0)) {
                        break;
                    }
                    i_178 = *((volatile __global gale_int *) (arg_fs + 16 + l_167));
                    i_179 = *((volatile __global gale_int *) (arg_fs + 16 + l_174));
                    if (i_173 == i_179) {
                        i_175 = 1;
                    } else {
                        if (i_178 == 0) {
                            if (l_176 < l_3) {
                                GALEFS_RELAX(l_176);
                                l_180 = (long) ((ulong) l_176 + (ulong) 1L);
                                l_176 = l_180;
                            } else {
                                l_181 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_182 = (l_177 == l_181) ? (-110) : 0;
                                i_175 = i_182;
                                l_176 = 0L;
                                l_177 = l_181;
                            }
                        } else {
                            i_183 = (int) (0 - (uint) i_178);
                            i_175 = i_183;
                        }
                    }
                }
                i_171 = i_175;
            }
            if (i_171 < 0) {
                l_184 = (long) i_171;
                l_185 = l_184;
            } else {
                l_186 = (long) ((int) get_group_id(0));
                l_187 = (long) ((ulong) l_4 + (ulong) ((l_186 << 12) + (l_186 << 11)));
                l_188 = (long) ((ulong) l_187 + (ulong) 1896L);
                l_189 = *((__global gale_long *) (arg_fs + 16 + l_188));
                l_190 = (long) ((ulong) l_189 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) ((long) (uint) (((int) l_190) & 1023)))))) = 0L;
                l_191 = (long) ((ulong) l_187 + (ulong) ((long) (uint) (((int) l_189) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 12L)))) = i_66;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_191 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_191)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_188)) = l_190;
                GALEFS_FENCE();
                i_192 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_192))))) = (char) 1;
                if (l_0 == 0L) {
                    l_185 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_192 >> 6)))))) = (char) 1;
                    l_185 = LONG_MIN;
                }
            }
        } else {
            l_185 = (-16L);
        }
    } else {
        l_185 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_185 < (-4611686018427387904L)) {
            l_193 = (long) ((int) get_group_id(0));
            l_194 = (long) ((ulong) l_4 + (ulong) ((l_193 << 12) + (l_193 << 11)));
            l_195 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1896L))));
            l_196 = (long) ((ulong) l_195 + (ulong) (-64L));
            i_197 = (int) ((uint) ((int) (((long) ((ulong) l_196 + (ulong) ((long) ((ulong) (l_196 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_198 = (long) ((ulong) l_194 + (ulong) 1792L);
            l_199 = (long) ((ulong) l_194 + (ulong) 1796L);
            i_200 = 0;
            l_201 = 0L;
            l_202 = (-1L);
            while (true) {
                if (!(i_200 == 0)) {
                    break;
                }
                i_203 = *((volatile __global gale_int *) (arg_fs + 16 + l_199));
                i_204 = *((volatile __global gale_int *) (arg_fs + 16 + l_198));
                if (i_197 == i_204) {
                    i_200 = 1;
                } else {
                    if (i_203 == 0) {
                        if (l_201 < l_3) {
                            GALEFS_RELAX(l_201);
                            l_205 = (long) ((ulong) l_201 + (ulong) 1L);
                            l_201 = l_205;
                        } else {
                            l_206 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                            i_207 = (l_202 == l_206) ? (-110) : 0;
                            i_200 = i_207;
                            l_201 = 0L;
                            l_202 = l_206;
                        }
                    } else {
                        i_208 = (int) (0 - (uint) i_203);
                        i_200 = i_208;
                    }
                }
            }
            if (i_200 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1888L)))) = i_197;
            }
            GALEFS_FENCE();
            if (i_200 < 0) {
                l_209 = (long) i_200;
                l_210 = l_209;
            } else {
                l_211 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 1800L))));
                l_210 = l_211;
            }
            i_212 = (int) ((uint) ((int) l_185) + (uint) (-1));
            if (i_212 < 0) {
                l_213 = l_210;
            } else {
                if (l_210 < 0L) {
                    l_213 = l_210;
                } else {
                    l_214 = (l_210 << 32) | ((long) (uint) i_212);
                    l_213 = l_214;
                }
            }
        } else {
            l_213 = l_185;
        }
    } else {
        l_213 = l_185;
    }
    GALEFS_BROADCAST(4, l_215, l_213);
    if (((int) get_global_id(0)) == 0) {
        if (i_66 < 0) {
            l_216 = l_67;
        } else {
            l_217 = (long) i_162;
            l_216 = l_217;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_216;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_215));
    }
    GALEFS_GROUP_END()
}
#endif
