// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#writeDisjointParts
// entry point: galefs_writeDisjointParts
// parameters: LONG_ARRAY LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ READ_WRITE WRITE
// suspension: 3 waits, 6 values, 40 bytes
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_71) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_61) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_61) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_71)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_9, i_11, i_12, i_16, i_17, i_18, i_22, i_23, i_26, i_27, i_30, i_31, i_32, i_35, i_37, i_38, i_39, i_40, i_41, i_45, i_47, i_48, i_49, i_53, i_54, i_55, i_56, i_62, i_63, i_69, i_70, i_71, i_72, i_73, i_74, i_79, i_80, i_81, i_84;
    long l_0, l_2, l_8, l_10, l_13, l_14, l_15, l_19, l_20, l_21, l_24, l_25, l_28, l_29, l_33, l_34, l_36, l_42, l_43, l_44, l_46, l_50, l_51, l_52, l_57, l_58, l_59, l_60, l_61, l_64, l_65, l_66, l_67, l_68, l_75, l_76, l_77, l_78, l_82, l_83, l_85, l_86, l_87;
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
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) gale_group) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) gale_group + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
    i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        i_11 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
        if (i_11 == 0) {
            i_12 = *((__global gale_int *) (arg_fs + 16 + 64L));
            l_13 = (long) ((int) (0 - (uint) i_12));
            l_14 = l_13;
        } else {
            l_15 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_16 = *((__global gale_int *) (arg_fs + 16 + l_15));
            i_17 = (int) ((uint) i_16 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_15)) = i_17;
            if (i_9 < i_17) {
                i_18 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                if (i_18 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_19 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_19)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) 36L)))) = 0;
                    l_14 = LONG_MIN;
                } else {
                    l_14 = (-16L);
                }
            } else {
                l_14 = (-16L);
            }
        }
        if (l_14 < 0L) {
            l_20 = l_14;
        } else {
            l_21 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) ((int) get_group_id(0))) << 12));
            i_22 = 0;
            while (true) {
                if (!(i_22 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_21 + (ulong) ((long) i_22))))) = (char) ((int) gale_literals[i_22]);
                i_23 = (int) ((uint) i_22 + (uint) 1);
                i_22 = i_23;
            }
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
            l_24 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
            *((__global gale_int *) (arg_fs + 16 + l_24)) = 64;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 4L)))) = 1;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 12L)))) = 0;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 16L)))) = 0L;
            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 24L)))) = 0L;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 32L)))) = 577;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_24 + (ulong) 36L)))) = 4;
            l_20 = LONG_MIN;
        }
    } else {
        l_20 = 0L;
    }
    GALEFS_BROADCAST(1, l_25, l_20);
    if (l_25 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_2;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_25); }
        GALEFS_RETURN;
        resume_1:
        i_1 = (int) gale_ints[gale_item];
        l_2 = (long) gale_longs[gale_item];
        l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
        i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
        l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_25 = gale_round_reply(gale_entry);
    }
    i_26 = (int) l_25;
    i_27 = (int) get_local_id(0);
    l_28 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
    i_30 = (int) get_local_id(0);
    i_31 = 1;
    i_32 = 0;
    while (true) {
        if (!(i_31 == 1)) {
            break;
        }
        l_33 = l_2 + ((long) i_32);
        l_34 = l_33 & l_29;
        if (i_30 == 0) {
            if (i_26 < 0) {
                i_35 = (-9);
            } else {
                if (i_26 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_36 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_26) << 3));
                    i_37 = *((volatile __global gale_int *) (arg_fs + 16 + l_36));
                    i_38 = (int) ((uint) i_37 + (uint) (-1));
                    i_39 = (i_38 < 0) ? (-9) : i_38;
                    if (i_39 < 0) {
                        i_35 = i_39;
                    } else {
                        i_40 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) 4L))));
                        if ((i_40 & 3) == 0) {
                            i_35 = (-9);
                        } else {
                            i_35 = i_39;
                        }
                    }
                } else {
                    i_35 = (-9);
                }
            }
            i_41 = (int) ((uint) i_1 - (uint) i_32);
            l_42 = (long) i_41;
            if (i_35 < 0) {
                l_43 = (long) i_35;
                l_44 = l_43;
            } else {
                if (l_33 < 0L) {
                    l_44 = (-22L);
                } else {
                    if (i_41 < 0) {
                        l_44 = (-22L);
                    } else {
                        if ((l_33 + l_42) < 0L) {
                            l_44 = (-27L);
                        } else {
                            i_45 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_45 == 0) {
                                l_44 = l_42;
                            } else {
                                l_44 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_44 < 1L) {
                l_46 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_47 = *((__global gale_int *) (arg_fs + 16 + l_46));
                i_48 = (int) ((uint) i_47 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_46)) = i_48;
                if (i_9 < i_48) {
                    i_49 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_49 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_50 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_50)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 16L)))) = l_44;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_50 + (ulong) 36L)))) = 0;
                        l_51 = LONG_MIN;
                    } else {
                        l_51 = l_44;
                    }
                } else {
                    l_51 = l_44;
                }
            } else {
                l_52 = (long) ((ulong) l_28 - (ulong) l_34);
                if (l_52 < l_42) {
                    i_53 = (int) l_52;
                    i_54 = i_53;
                } else {
                    i_54 = i_41;
                }
                i_55 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_56 = (int) (0 - (uint) i_55);
                if (i_56 < 0) {
                    l_57 = (long) i_56;
                    l_51 = l_57;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_58 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_58)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 12L)))) = i_26;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 16L)))) = l_33;
                    l_59 = (long) i_54;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 24L)))) = l_59;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_58 + (ulong) 36L)))) = 0;
                    l_60 = (long) ((ulong) l_59 + (ulong) (-9223372036854775807L));
                    l_51 = l_60;
                }
            }
        } else {
            l_51 = 0L;
        }
        GALEFS_BROADCAST(2, l_61, l_51);
        if (l_61 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_26;
            gale_ints[2 * gale_items + gale_item] = (uint) i_32;
            gale_longs[gale_items + gale_item] = (ulong) l_33;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_61); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_26 = (int) gale_ints[gale_items + gale_item];
            i_32 = (int) gale_ints[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[gale_items + gale_item];
            l_34 = (long) gale_longs[2 * gale_items + gale_item];
            l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_27 = (int) get_local_id(0);
            l_28 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_29 = (long) ((ulong) l_28 + (ulong) (-1L));
            i_30 = (int) get_local_id(0);
            l_61 = gale_round_reply(gale_entry);
        }
        i_62 = (int) l_61;
        if (l_61 < 0L) {
            i_63 = 0;
        } else {
            i_63 = i_62;
        }
        if (l_61 < 0L) {
            l_64 = 0L;
        } else {
            if (i_62 == 0) {
                l_64 = 0L;
            } else {
                l_65 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_61 >> 32)) << 5))) + (ulong) 16L))));
                l_66 = (long) ((ulong) l_34 + (ulong) l_65);
                l_64 = l_66;
            }
        }
        gale_copy((arg_scratch + 16 + l_33), (arg_fs + 16 + l_64), i_63);
        GALEFS_BARRIER(3);
        if (i_27 == 0) {
            if (!(i_63 < 1)) {
                l_67 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_68 = *((__global gale_long *) (arg_fs + 16 + l_67));
                *((__global gale_long *) (arg_fs + 16 + l_67)) = ((long) ((ulong) ((long) (uint) i_63) + (ulong) l_68));
            }
        }
        i_69 = (int) ((uint) i_32 + (uint) i_63);
        if (l_61 < 0L) {
            i_31 = i_62;
            i_32 = i_69;
        } else {
            i_70 = ((i_63 < 1) || (!(i_69 < i_1))) ? 0 : 1;
            i_31 = i_70;
            i_32 = i_69;
        }
    }
    if (i_32 < 1) {
        i_71 = i_31;
    } else {
        i_71 = i_32;
    }
    if (((int) get_local_id(0)) == 0) {
        i_72 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
        if (i_72 == 0) {
            i_73 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_74 = (int) (0 - (uint) i_73);
            if (i_74 < 0) {
                l_75 = (long) i_74;
                l_76 = l_75;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_77 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_77)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 12L)))) = i_26;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_77 + (ulong) 36L)))) = 0;
                l_76 = LONG_MIN;
            }
        } else {
            l_78 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_79 = *((__global gale_int *) (arg_fs + 16 + l_78));
            i_80 = (int) ((uint) i_79 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_78)) = i_80;
            if (i_9 < i_80) {
                i_81 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                if (i_81 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_82 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_82)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 36L)))) = 0;
                    l_76 = LONG_MIN;
                } else {
                    l_76 = (-16L);
                }
            } else {
                l_76 = (-16L);
            }
        }
    } else {
        l_76 = 0L;
    }
    GALEFS_BROADCAST(4, l_83, l_76);
    if (l_83 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_71;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_83); }
        GALEFS_RETURN;
        resume_3:
        i_71 = (int) gale_ints[gale_item];
        l_83 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_84 = (int) l_83;
        if (i_84 < 0) {
            l_85 = (long) i_84;
            l_86 = l_85;
        } else {
            l_87 = (long) i_71;
            l_86 = l_87;
        }
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_86;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_149) VARIABLE(int, i_150) VARIABLE(int, i_165) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_76) VARIABLE(int, i_78) VARIABLE(long, l_10) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_148) VARIABLE(long, l_2) VARIABLE(long, l_74) VARIABLE(long, l_75) VARIABLE(long, l_79) VARIABLE(long, l_8) VARIABLE(long, l_80) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_79) VARIABLE(l_8) VARIABLE(l_80) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_149) VARIABLE(i_150) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_76) VARIABLE(i_78) VARIABLE(l_10) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_148) VARIABLE(l_2) VARIABLE(l_74) VARIABLE(l_75) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_165)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_14, i_18, i_20, i_21, i_23, i_25, i_28, i_29, i_32, i_33, i_39, i_40, i_47, i_52, i_55, i_58, i_59, i_62, i_63, i_67, i_71, i_72, i_73, i_76, i_77, i_78, i_81, i_83, i_84, i_85, i_86, i_87, i_92, i_95, i_96, i_100, i_102, i_103, i_105, i_107, i_110, i_111, i_114, i_115, i_124, i_130, i_133, i_136, i_137, i_140, i_141, i_145, i_149, i_150, i_157, i_158, i_163, i_164, i_165, i_167, i_171, i_173, i_174, i_176, i_178, i_181, i_182, i_185, i_186, i_195, i_200, i_203, i_206, i_207, i_210, i_211, i_215, i_219;
    long l_0, l_2, l_8, l_9, l_10, l_11, l_12, l_13, l_15, l_16, l_17, l_19, l_22, l_24, l_26, l_27, l_30, l_31, l_34, l_35, l_36, l_37, l_38, l_41, l_42, l_43, l_44, l_45, l_46, l_48, l_49, l_50, l_51, l_53, l_54, l_56, l_57, l_60, l_61, l_64, l_65, l_66, l_68, l_69, l_70, l_74, l_75, l_79, l_80, l_82, l_88, l_89, l_90, l_91, l_93, l_94, l_97, l_98, l_99, l_101, l_104, l_106, l_108, l_109, l_112, l_113, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_125, l_126, l_127, l_128, l_129, l_131, l_132, l_134, l_135, l_138, l_139, l_142, l_143, l_144, l_146, l_147, l_148, l_151, l_152, l_153, l_154, l_155, l_156, l_159, l_160, l_161, l_162, l_166, l_168, l_169, l_170, l_172, l_175, l_177, l_179, l_180, l_183, l_184, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_194, l_196, l_197, l_198, l_199, l_201, l_202, l_204, l_205, l_208, l_209, l_212, l_213, l_214, l_216, l_217, l_218, l_220, l_221, l_222;
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_args + 16L));
    i_1 = (int) l_0;
    l_2 = ((long) ((int) get_group_id(0))) * ((long) i_1);
    i_3 = (int) get_local_size(0);
    i_4 = (int) ((uint) ((int) get_group_id(0)) + (uint) 1);
    i_5 = (int) get_local_id(0);
    i_6 = i_5;
    while (true) {
        if (!(i_6 < i_1)) {
            break;
        }
        *((__global char *) (arg_scratch + 16 + (l_2 + ((long) i_6)))) = (char) i_4;
        i_7 = (int) ((uint) i_6 + (uint) i_3);
        i_6 = i_7;
    }
    l_8 = *((__global gale_long *) (arg_fs + 16 + 48L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 56L));
    l_11 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_12 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_13 = (long) ((int) get_group_id(0));
        i_14 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1856L))));
        if (i_14 == 0) {
            l_15 = (long) ((int) get_group_id(0));
            l_16 = (long) ((ulong) l_12 + (ulong) ((l_15 << 12) + (l_15 << 11)));
            l_17 = (long) ((ulong) l_16 + (ulong) 1796L);
            i_18 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
            l_19 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 1896L))));
            i_20 = (int) (0 - (uint) i_18);
            if (i_20 < 0) {
                i_21 = i_20;
            } else {
                l_22 = (long) ((ulong) l_19 + (ulong) (-64L));
                i_23 = (int) ((uint) ((int) (((long) ((ulong) l_22 + (ulong) ((long) ((ulong) (l_22 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_24 = (long) ((ulong) l_16 + (ulong) 1792L);
                i_25 = 0;
                l_26 = 0L;
                l_27 = (-1L);
                while (true) {
                    if (!(i_25 == 0)) {
                        break;
                    }
                    i_28 = *((volatile __global gale_int *) (arg_fs + 16 + l_17));
                    i_29 = *((volatile __global gale_int *) (arg_fs + 16 + l_24));
                    if (i_23 == i_29) {
                        i_25 = 1;
                    } else {
                        if (i_28 == 0) {
                            if (l_26 < l_11) {
                                GALEFS_RELAX(l_26);
                                l_30 = (long) ((ulong) l_26 + (ulong) 1L);
                                l_26 = l_30;
                            } else {
                                l_31 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                i_32 = (l_27 == l_31) ? (-110) : 0;
                                i_25 = i_32;
                                l_26 = 0L;
                                l_27 = l_31;
                            }
                        } else {
                            i_33 = (int) (0 - (uint) i_28);
                            i_25 = i_33;
                        }
                    }
                }
                i_21 = i_25;
            }
            l_34 = (long) i_21;
            l_35 = l_34;
        } else {
            l_35 = (-16L);
        }
        if (l_35 < 0L) {
            l_36 = l_35;
        } else {
            l_37 = (long) ((int) get_group_id(0));
            l_38 = (long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_37 << 12) + (l_37 << 11)))) + (ulong) 2048L);
            i_39 = 0;
            while (true) {
                if (!(i_39 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) ((long) i_39))))) = (char) ((int) gale_literals[i_39]);
                i_40 = (int) ((uint) i_39 + (uint) 1);
                i_39 = i_40;
            }
            l_41 = (long) ((int) get_group_id(0));
            l_42 = (long) ((ulong) l_12 + (ulong) ((l_41 << 12) + (l_41 << 11)));
            l_43 = (long) ((ulong) l_42 + (ulong) 1896L);
            l_44 = *((__global gale_long *) (arg_fs + 16 + l_43));
            l_45 = (long) ((ulong) l_44 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_45) & 1023)))))) = 0L;
            l_46 = (long) ((ulong) l_42 + (ulong) ((long) (uint) (((int) l_44) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_44 + (ulong) ((long) ((ulong) (l_44 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_46 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_46)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_43)) = l_45;
            GALEFS_FENCE();
            i_47 = (int) get_group_id(0);
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_47))))) = (char) 1;
            if (l_8 == 0L) {
                l_36 = LONG_MIN;
            } else {
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_47 >> 6)))))) = (char) 1;
                l_36 = LONG_MIN;
            }
        }
    } else {
        l_36 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_36 < (-4611686018427387904L)) {
            l_48 = (long) ((int) get_group_id(0));
            l_49 = (long) ((ulong) l_12 + (ulong) ((l_48 << 12) + (l_48 << 11)));
            l_50 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1896L))));
            l_51 = (long) ((ulong) l_50 + (ulong) (-64L));
            i_52 = (int) ((uint) ((int) (((long) ((ulong) l_51 + (ulong) ((long) ((ulong) (l_51 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_53 = (long) ((ulong) l_49 + (ulong) 1792L);
            l_54 = (long) ((ulong) l_49 + (ulong) 1796L);
            i_55 = 0;
            l_56 = 0L;
            l_57 = (-1L);
            while (true) {
                if (!(i_55 == 0)) {
                    break;
                }
                i_58 = *((volatile __global gale_int *) (arg_fs + 16 + l_54));
                i_59 = *((volatile __global gale_int *) (arg_fs + 16 + l_53));
                if (i_52 == i_59) {
                    i_55 = 1;
                } else {
                    if (i_58 == 0) {
                        if (l_56 < l_11) {
                            GALEFS_RELAX(l_56);
                            l_60 = (long) ((ulong) l_56 + (ulong) 1L);
                            l_56 = l_60;
                        } else {
                            l_61 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                            i_62 = (l_57 == l_61) ? (-110) : 0;
                            i_55 = i_62;
                            l_56 = 0L;
                            l_57 = l_61;
                        }
                    } else {
                        i_63 = (int) (0 - (uint) i_58);
                        i_55 = i_63;
                    }
                }
            }
            if (i_55 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1888L)))) = i_52;
            }
            GALEFS_FENCE();
            if (i_55 < 0) {
                l_64 = (long) i_55;
                l_65 = l_64;
            } else {
                l_66 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 1800L))));
                l_65 = l_66;
            }
            i_67 = (int) ((uint) ((int) l_36) + (uint) (-1));
            if (i_67 < 0) {
                l_68 = l_65;
            } else {
                if (l_65 < 0L) {
                    l_68 = l_65;
                } else {
                    l_69 = (l_65 << 32) | ((long) (uint) i_67);
                    l_68 = l_69;
                }
            }
        } else {
            l_68 = l_36;
        }
    } else {
        l_68 = l_36;
    }
    GALEFS_BROADCAST(1, l_70, l_68);
    i_71 = (int) l_70;
    i_72 = (int) get_local_id(0);
    i_73 = (int) get_local_id(0);
    l_74 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_75 = (long) ((ulong) l_74 + (ulong) (-1L));
    i_76 = (int) get_local_id(0);
    i_77 = 1;
    i_78 = 0;
    while (true) {
        if (!(i_77 == 1)) {
            break;
        }
        l_79 = l_2 + ((long) i_78);
        l_80 = l_79 & l_75;
        if (i_76 == 0) {
            if (i_71 < 0) {
                i_81 = (-9);
            } else {
                if (i_71 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_82 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_71) << 3));
                    i_83 = *((volatile __global gale_int *) (arg_fs + 16 + l_82));
                    i_84 = (int) ((uint) i_83 + (uint) (-1));
                    i_85 = (i_84 < 0) ? (-9) : i_84;
                    if (i_85 < 0) {
                        i_81 = i_85;
                    } else {
                        i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L))));
                        if ((i_86 & 3) == 0) {
                            i_81 = (-9);
                        } else {
                            i_81 = i_85;
                        }
                    }
                } else {
                    i_81 = (-9);
                }
            }
            i_87 = (int) ((uint) i_1 - (uint) i_78);
            l_88 = (long) i_87;
            if (i_81 < 0) {
                l_89 = (long) i_81;
                l_90 = l_89;
            } else {
                if (l_79 < 0L) {
                    l_90 = (-22L);
                } else {
                    if (i_87 < 0) {
                        l_90 = (-22L);
                    } else {
                        if ((l_79 + l_88) < 0L) {
                            l_90 = (-27L);
                        } else {
                            l_91 = (long) ((int) get_group_id(0));
                            i_92 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1856L))));
                            if (i_92 == 0) {
                                l_90 = l_88;
                            } else {
                                l_90 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_90 < 1L) {
                l_93 = l_90;
            } else {
                l_94 = (long) ((ulong) l_74 - (ulong) l_80);
                if (l_94 < l_88) {
                    i_95 = (int) l_94;
                    i_96 = i_95;
                } else {
                    i_96 = i_87;
                }
                l_97 = (long) ((int) get_group_id(0));
                l_98 = (long) ((ulong) l_12 + (ulong) ((l_97 << 12) + (l_97 << 11)));
                l_99 = (long) ((ulong) l_98 + (ulong) 1796L);
                i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                l_101 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_98 + (ulong) 1896L))));
                i_102 = (int) (0 - (uint) i_100);
                if (i_102 < 0) {
                    i_103 = i_102;
                } else {
                    l_104 = (long) ((ulong) l_101 + (ulong) (-64L));
                    i_105 = (int) ((uint) ((int) (((long) ((ulong) l_104 + (ulong) ((long) ((ulong) (l_104 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_106 = (long) ((ulong) l_98 + (ulong) 1792L);
                    i_107 = 0;
                    l_108 = 0L;
                    l_109 = (-1L);
                    while (true) {
                        if (!(i_107 == 0)) {
                            break;
                        }
                        i_110 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                        i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_106));
                        if (i_105 == i_111) {
                            i_107 = 1;
                        } else {
                            if (i_110 == 0) {
                                if (l_108 < l_11) {
                                    GALEFS_RELAX(l_108);
                                    l_112 = (long) ((ulong) l_108 + (ulong) 1L);
                                    l_108 = l_112;
                                } else {
                                    l_113 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                    i_114 = (l_109 == l_113) ? (-110) : 0;
                                    i_107 = i_114;
                                    l_108 = 0L;
                                    l_109 = l_113;
                                }
                            } else {
                                i_115 = (int) (0 - (uint) i_110);
                                i_107 = i_115;
                            }
                        }
                    }
                    i_103 = i_107;
                }
                if (i_103 < 0) {
                    l_116 = (long) i_103;
                    l_93 = l_116;
                } else {
                    l_117 = (long) ((int) get_group_id(0));
                    l_118 = (long) ((ulong) l_12 + (ulong) ((l_117 << 12) + (l_117 << 11)));
                    l_119 = (long) ((ulong) l_118 + (ulong) 1896L);
                    l_120 = *((__global gale_long *) (arg_fs + 16 + l_119));
                    l_121 = (long) ((ulong) l_120 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_121) & 1023)))))) = 0L;
                    l_122 = (long) ((ulong) l_118 + (ulong) ((long) (uint) (((int) l_120) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_120 + (ulong) ((long) ((ulong) (l_120 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 12L)))) = i_71;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 16L)))) = l_79;
                    l_123 = (long) i_96;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 24L)))) = l_123;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_122 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_122)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_119)) = l_121;
                    GALEFS_FENCE();
                    i_124 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_124))))) = (char) 1;
                    l_125 = (long) ((ulong) l_123 + (ulong) (-9223372036854775807L));
                    if (l_8 == 0L) {
                        l_93 = l_125;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_124 >> 6)))))) = (char) 1;
                        l_93 = l_125;
                    }
                }
            }
        } else {
            l_93 = 0L;
        }
        if (i_73 == 0) {
            if (l_93 < (-4611686018427387904L)) {
                l_126 = (long) ((int) get_group_id(0));
                l_127 = (long) ((ulong) l_12 + (ulong) ((l_126 << 12) + (l_126 << 11)));
                l_128 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1896L))));
                l_129 = (long) ((ulong) l_128 + (ulong) (-64L));
                i_130 = (int) ((uint) ((int) (((long) ((ulong) l_129 + (ulong) ((long) ((ulong) (l_129 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_131 = (long) ((ulong) l_127 + (ulong) 1792L);
                l_132 = (long) ((ulong) l_127 + (ulong) 1796L);
                i_133 = 0;
                l_134 = 0L;
                l_135 = (-1L);
                while (true) {
                    if (!(i_133 == 0)) {
                        break;
                    }
                    i_136 = *((volatile __global gale_int *) (arg_fs + 16 + l_132));
                    i_137 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                    if (i_130 == i_137) {
                        i_133 = 1;
                    } else {
                        if (i_136 == 0) {
                            if (l_134 < l_11) {
                                GALEFS_RELAX(l_134);
                                l_138 = (long) ((ulong) l_134 + (ulong) 1L);
                                l_134 = l_138;
                            } else {
                                l_139 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                i_140 = (l_135 == l_139) ? (-110) : 0;
                                i_133 = i_140;
                                l_134 = 0L;
                                l_135 = l_139;
                            }
                        } else {
                            i_141 = (int) (0 - (uint) i_136);
                            i_133 = i_141;
                        }
                    }
                }
                if (i_133 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1888L)))) = i_130;
                }
                GALEFS_FENCE();
                if (i_133 < 0) {
                    l_142 = (long) i_133;
                    l_143 = l_142;
                } else {
                    l_144 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 1800L))));
                    l_143 = l_144;
                }
                i_145 = (int) ((uint) ((int) l_93) + (uint) (-1));
                if (i_145 < 0) {
                    l_146 = l_143;
                } else {
                    if (l_143 < 0L) {
                        l_146 = l_143;
                    } else {
                        l_147 = (l_143 << 32) | ((long) (uint) i_145);
                        l_146 = l_147;
                    }
                }
            } else {
                l_146 = l_93;
            }
        } else {
            l_146 = l_93;
        }
        GALEFS_BROADCAST(2, l_148, l_146);
        i_149 = (int) l_148;
        if (l_148 < 0L) {
            i_150 = 0;
        } else {
            i_150 = i_149;
        }
        if (l_148 < 0L) {
            l_151 = 0L;
        } else {
            if (i_149 == 0) {
                l_151 = 0L;
            } else {
                l_152 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_148 >> 32)) << 5))) + (ulong) 16L))));
                l_153 = (long) ((ulong) l_80 + (ulong) l_152);
                l_151 = l_153;
            }
        }
        gale_copy((arg_scratch + 16 + l_79), (arg_fs + 16 + l_151), i_150);
        GALEFS_BARRIER(3);
        if (i_72 == 0) {
            if (!(i_150 < 1)) {
                l_154 = (long) ((int) get_group_id(0));
                l_155 = (long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_154 << 12) + (l_154 << 11)))) + (ulong) 1880L);
                l_156 = *((__global gale_long *) (arg_fs + 16 + l_155));
                *((__global gale_long *) (arg_fs + 16 + l_155)) = ((long) ((ulong) ((long) (uint) i_150) + (ulong) l_156));
                GALEFS_FENCE();
                i_157 = (int) get_group_id(0);
                i_158 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_157 & ((int) ((uint) (1 << i_158) + (uint) (-1))))) << 6) + (((long) (i_157 >> i_158)) << 2)))))) = 0;
                l_159 = (long) ((int) get_group_id(0));
                l_160 = (long) ((ulong) l_12 + (ulong) ((l_159 << 12) + (l_159 << 11)));
                l_161 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 1896L))));
                l_162 = (long) ((ulong) l_161 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_162 + (ulong) ((long) ((ulong) (l_162 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_163 = (int) ((uint) i_78 + (uint) i_150);
        if (l_148 < 0L) {
            i_77 = i_149;
            i_78 = i_163;
        } else {
            i_164 = ((i_150 < 1) || (!(i_163 < i_1))) ? 0 : 1;
            i_77 = i_164;
            i_78 = i_163;
        }
    }
    if (i_78 < 1) {
        i_165 = i_77;
    } else {
        i_165 = i_78;
    }
    if (((int) get_local_id(0)) == 0) {
        l_166 = (long) ((int) get_group_id(0));
        i_167 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_12 + (ulong) ((l_166 << 12) + (l_166 << 11)))) + (ulong) 1856L))));
        if (i_167 == 0) {
            l_168 = (long) ((int) get_group_id(0));
            l_169 = (long) ((ulong) l_12 + (ulong) ((l_168 << 12) + (l_168 << 11)));
            l_170 = (long) ((ulong) l_169 + (ulong) 1796L);
            i_171 = *((volatile __global gale_int *) (arg_fs + 16 + l_170));
            l_172 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_169 + (ulong) 1896L))));
            i_173 = (int) (0 - (uint) i_171);
            if (i_173 < 0) {
                i_174 = i_173;
            } else {
                l_175 = (long) ((ulong) l_172 + (ulong) (-64L));
                i_176 = (int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_177 = (long) ((ulong) l_169 + (ulong) 1792L);
                i_178 = 0;
                l_179 = 0L;
                l_180 = (-1L);
                while (true) {
                    if (!(i_178 == 0)) {
                        break;
                    }
                    i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_170));
                    i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                    if (i_176 == i_182) {
                        i_178 = 1;
                    } else {
                        if (i_181 == 0) {
                            if (l_179 < l_11) {
                                GALEFS_RELAX(l_179);
                                l_183 = (long) ((ulong) l_179 + (ulong) 1L);
                                l_179 = l_183;
                            } else {
                                l_184 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                                i_185 = (l_180 == l_184) ? (-110) : 0;
                                i_178 = i_185;
                                l_179 = 0L;
                                l_180 = l_184;
                            }
                        } else {
                            i_186 = (int) (0 - (uint) i_181);
                            i_178 = i_186;
                        }
                    }
                }
                i_174 = i_178;
            }
            if (i_174 < 0) {
                l_187 = (long) i_174;
                l_188 = l_187;
            } else {
                l_189 = (long) ((int) get_group_id(0));
                l_190 = (long) ((ulong) l_12 + (ulong) ((l_189 << 12) + (l_189 << 11)));
                l_191 = (long) ((ulong) l_190 + (ulong) 1896L);
                l_192 = *((__global gale_long *) (arg_fs + 16 + l_191));
                l_193 = (long) ((ulong) l_192 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_190 + (ulong) ((long) (uint) (((int) l_193) & 1023)))))) = 0L;
                l_194 = (long) ((ulong) l_190 + (ulong) ((long) (uint) (((int) l_192) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_192 + (ulong) ((long) ((ulong) (l_192 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 12L)))) = i_71;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_194 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_194)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_191)) = l_193;
                GALEFS_FENCE();
                i_195 = (int) get_group_id(0);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_9 + (ulong) ((long) i_195))))) = (char) 1;
                if (l_8 == 0L) {
                    l_188 = LONG_MIN;
                } else {
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) (i_195 >> 6)))))) = (char) 1;
                    l_188 = LONG_MIN;
                }
            }
        } else {
            l_188 = (-16L);
        }
    } else {
        l_188 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_188 < (-4611686018427387904L)) {
            l_196 = (long) ((int) get_group_id(0));
            l_197 = (long) ((ulong) l_12 + (ulong) ((l_196 << 12) + (l_196 << 11)));
            l_198 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1896L))));
            l_199 = (long) ((ulong) l_198 + (ulong) (-64L));
            i_200 = (int) ((uint) ((int) (((long) ((ulong) l_199 + (ulong) ((long) ((ulong) (l_199 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_201 = (long) ((ulong) l_197 + (ulong) 1792L);
            l_202 = (long) ((ulong) l_197 + (ulong) 1796L);
            i_203 = 0;
            l_204 = 0L;
            l_205 = (-1L);
            while (true) {
                if (!(i_203 == 0)) {
                    break;
                }
                i_206 = *((volatile __global gale_int *) (arg_fs + 16 + l_202));
                i_207 = *((volatile __global gale_int *) (arg_fs + 16 + l_201));
                if (i_200 == i_207) {
                    i_203 = 1;
                } else {
                    if (i_206 == 0) {
                        if (l_204 < l_11) {
                            GALEFS_RELAX(l_204);
                            l_208 = (long) ((ulong) l_204 + (ulong) 1L);
                            l_204 = l_208;
                        } else {
                            l_209 = *((volatile __global gale_long *) (arg_fs + 16 + l_10));
                            i_210 = (l_205 == l_209) ? (-110) : 0;
                            i_203 = i_210;
                            l_204 = 0L;
                            l_205 = l_209;
                        }
                    } else {
                        i_211 = (int) (0 - (uint) i_206);
                        i_203 = i_211;
                    }
                }
            }
            if (i_203 < 0) {
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1888L)))) = i_200;
            }
            GALEFS_FENCE();
            if (i_203 < 0) {
                l_212 = (long) i_203;
                l_213 = l_212;
            } else {
                l_214 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_197 + (ulong) 1800L))));
                l_213 = l_214;
            }
            i_215 = (int) ((uint) ((int) l_188) + (uint) (-1));
            if (i_215 < 0) {
                l_216 = l_213;
            } else {
                if (l_213 < 0L) {
                    l_216 = l_213;
                } else {
                    l_217 = (l_213 << 32) | ((long) (uint) i_215);
                    l_216 = l_217;
                }
            }
        } else {
            l_216 = l_188;
        }
    } else {
        l_216 = l_188;
    }
    GALEFS_BROADCAST(4, l_218, l_216);
    if (((int) get_local_id(0)) == 0) {
        i_219 = (int) l_218;
        if (i_219 < 0) {
            l_220 = (long) i_219;
            l_221 = l_220;
        } else {
            l_222 = (long) i_165;
            l_221 = l_222;
        }
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_221;
    }
    GALEFS_GROUP_END()
}
#endif
