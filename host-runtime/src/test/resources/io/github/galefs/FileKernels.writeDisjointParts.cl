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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_26) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_72) VARIABLE(int, i_9) VARIABLE(long, l_10) VARIABLE(long, l_2) VARIABLE(long, l_28) VARIABLE(long, l_30) VARIABLE(long, l_31) VARIABLE(long, l_35) VARIABLE(long, l_36) VARIABLE(long, l_63) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_8)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_35) VARIABLE(l_36) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_26) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_9) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_28) VARIABLE(l_30) VARIABLE(l_31) VARIABLE(l_63) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_72)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_9, i_11, i_12, i_16, i_17, i_18, i_22, i_23, i_26, i_27, i_29, i_32, i_33, i_34, i_37, i_39, i_40, i_41, i_42, i_43, i_47, i_49, i_50, i_51, i_55, i_56, i_57, i_58, i_64, i_65, i_70, i_71, i_72, i_73, i_74, i_75, i_80, i_81, i_82, i_85;
    long l_0, l_2, l_8, l_10, l_13, l_14, l_15, l_19, l_20, l_21, l_24, l_25, l_28, l_30, l_31, l_35, l_36, l_38, l_44, l_45, l_46, l_48, l_52, l_53, l_54, l_59, l_60, l_61, l_62, l_63, l_66, l_67, l_68, l_69, l_76, l_77, l_78, l_79, l_83, l_84, l_86, l_87, l_88;
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
    l_28 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_29 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_30 = 1L << i_29;
    l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
    i_32 = (int) get_local_id(0);
    i_33 = 1;
    i_34 = 0;
    while (true) {
        if (!(i_33 == 1)) {
            break;
        }
        l_35 = l_2 + ((long) i_34);
        l_36 = l_35 & l_31;
        if (i_32 == 0) {
            if (i_26 < 0) {
                i_37 = (-9);
            } else {
                if (i_26 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_38 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_26) << 3));
                    i_39 = *((volatile __global gale_int *) (arg_fs + 16 + l_38));
                    i_40 = (int) ((uint) i_39 + (uint) (-1));
                    i_41 = (i_40 < 0) ? (-9) : i_40;
                    if (i_41 < 0) {
                        i_37 = i_41;
                    } else {
                        i_42 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_38 + (ulong) 4L))));
                        if ((i_42 & 3) == 0) {
                            i_37 = (-9);
                        } else {
                            i_37 = i_41;
                        }
                    }
                } else {
                    i_37 = (-9);
                }
            }
            i_43 = (int) ((uint) i_1 - (uint) i_34);
            l_44 = (long) i_43;
            if (i_37 < 0) {
                l_45 = (long) i_37;
                l_46 = l_45;
            } else {
                if (l_35 < 0L) {
                    l_46 = (-22L);
                } else {
                    if (i_43 < 0) {
                        l_46 = (-22L);
                    } else {
                        if ((l_35 + l_44) < 0L) {
                            l_46 = (-27L);
                        } else {
                            i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_47 == 0) {
                                l_46 = l_44;
                            } else {
                                l_46 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_46 < 1L) {
                l_48 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_49 = *((__global gale_int *) (arg_fs + 16 + l_48));
                i_50 = (int) ((uint) i_49 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_48)) = i_50;
                if (i_9 < i_50) {
                    i_51 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_51 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_52 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_52)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 16L)))) = l_46;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_52 + (ulong) 36L)))) = 0;
                        l_53 = LONG_MIN;
                    } else {
                        l_53 = l_46;
                    }
                } else {
                    l_53 = l_46;
                }
            } else {
                l_54 = (long) ((ulong) l_30 - (ulong) l_36);
                if (l_54 < l_44) {
                    i_55 = (int) l_54;
                    i_56 = i_55;
                } else {
                    i_56 = i_43;
                }
                i_57 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_58 = (int) (0 - (uint) i_57);
                if (i_58 < 0) {
                    l_59 = (long) i_58;
                    l_53 = l_59;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_60 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_60)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 12L)))) = i_26;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 16L)))) = l_35;
                    l_61 = (long) i_56;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 24L)))) = l_61;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) 36L)))) = 0;
                    l_62 = (long) ((ulong) l_61 + (ulong) (-9223372036854775807L));
                    l_53 = l_62;
                }
            }
        } else {
            l_53 = 0L;
        }
        GALEFS_BROADCAST(2, l_63, l_53);
        if (l_63 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_1;
            gale_longs[gale_item] = (ulong) l_2;
            gale_ints[gale_items + gale_item] = (uint) i_26;
            gale_ints[2 * gale_items + gale_item] = (uint) i_34;
            gale_longs[gale_items + gale_item] = (ulong) l_35;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_36;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_63); }
            GALEFS_RETURN;
            resume_2:
            i_1 = (int) gale_ints[gale_item];
            l_2 = (long) gale_longs[gale_item];
            i_26 = (int) gale_ints[gale_items + gale_item];
            i_34 = (int) gale_ints[2 * gale_items + gale_item];
            l_35 = (long) gale_longs[gale_items + gale_item];
            l_36 = (long) gale_longs[2 * gale_items + gale_item];
            l_8 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_9 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_10 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_27 = (int) get_local_id(0);
            l_28 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_29 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_30 = 1L << i_29;
            l_31 = (long) ((ulong) l_30 + (ulong) (-1L));
            i_32 = (int) get_local_id(0);
            l_63 = gale_round_reply(gale_entry);
        }
        i_64 = (int) l_63;
        if (l_63 < 0L) {
            i_65 = 0;
        } else {
            i_65 = i_64;
        }
        if (l_63 < 0L) {
            l_66 = 0L;
        } else {
            l_67 = (long) ((ulong) l_63 >> 32);
            l_66 = l_67;
        }
        gale_copy((arg_scratch + 16 + l_35), (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) ((long) ((ulong) l_28 + (ulong) (l_66 << i_29)))))), i_65);
        GALEFS_BARRIER(3);
        if (i_27 == 0) {
            l_68 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_69 = *((__global gale_long *) (arg_fs + 16 + l_68));
            *((__global gale_long *) (arg_fs + 16 + l_68)) = ((long) ((ulong) ((long) i_65) + (ulong) l_69));
        }
        i_70 = (int) ((uint) i_34 + (uint) i_65);
        if (l_63 < 0L) {
            i_33 = i_64;
            i_34 = i_70;
        } else {
            i_71 = ((i_65 < 1) || (!(i_70 < i_1))) ? 0 : 1;
            i_33 = i_71;
            i_34 = i_70;
        }
    }
    if (i_34 < 1) {
        i_72 = i_33;
    } else {
        i_72 = i_34;
    }
    if (((int) get_local_id(0)) == 0) {
        i_73 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
        if (i_73 == 0) {
            i_74 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_75 = (int) (0 - (uint) i_74);
            if (i_75 < 0) {
                l_76 = (long) i_75;
                l_77 = l_76;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_78 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_78)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L)))) = i_26;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 36L)))) = 0;
                l_77 = LONG_MIN;
            }
        } else {
            l_79 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_80 = *((__global gale_int *) (arg_fs + 16 + l_79));
            i_81 = (int) ((uint) i_80 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_79)) = i_81;
            if (i_9 < i_81) {
                i_82 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6)))));
                if (i_82 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_83 = (long) ((ulong) l_8 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_83)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) 36L)))) = 0;
                    l_77 = LONG_MIN;
                } else {
                    l_77 = (-16L);
                }
            } else {
                l_77 = (-16L);
            }
        }
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(4, l_84, l_77);
    if (l_84 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_72;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_84); }
        GALEFS_RETURN;
        resume_3:
        i_72 = (int) gale_ints[gale_item];
        l_84 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        i_85 = (int) l_84;
        if (i_85 < 0) {
            l_86 = (long) i_85;
            l_87 = l_86;
        } else {
            l_88 = (long) i_72;
            l_87 = l_88;
        }
        *((__global gale_long *) (arg_out + ((((long) gale_group) << 3) + 16L))) = l_87;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_148) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(int, i_69) VARIABLE(int, i_71) VARIABLE(long, l_10) VARIABLE(long, l_134) VARIABLE(long, l_2) VARIABLE(long, l_64) VARIABLE(long, l_67) VARIABLE(long, l_68) VARIABLE(long, l_72) VARIABLE(long, l_73) VARIABLE(long, l_8) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(l_10) VARIABLE(l_2) VARIABLE(l_64) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_72) VARIABLE(l_73) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_135) VARIABLE(i_136) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(i_69) VARIABLE(i_71) VARIABLE(l_10) VARIABLE(l_134) VARIABLE(l_2) VARIABLE(l_64) VARIABLE(l_67) VARIABLE(l_68) VARIABLE(l_8) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_148)

__kernel void galefs_writeDisjointParts(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_scratch, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_5, i_6, i_7, i_12, i_16, i_18, i_19, i_21, i_23, i_25, i_26, i_28, i_34, i_35, i_46, i_49, i_51, i_52, i_54, i_58, i_62, i_63, i_65, i_66, i_69, i_70, i_71, i_74, i_76, i_77, i_78, i_79, i_80, i_85, i_88, i_89, i_93, i_95, i_96, i_98, i_100, i_102, i_103, i_105, i_119, i_122, i_124, i_125, i_127, i_131, i_135, i_136, i_146, i_147, i_148, i_150, i_154, i_156, i_157, i_159, i_161, i_163, i_164, i_166, i_179, i_182, i_184, i_185, i_187, i_191, i_195;
    long l_0, l_2, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_17, l_20, l_22, l_24, l_27, l_29, l_30, l_31, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_47, l_48, l_50, l_53, l_55, l_56, l_57, l_59, l_60, l_61, l_64, l_67, l_68, l_72, l_73, l_75, l_81, l_82, l_83, l_84, l_86, l_87, l_90, l_91, l_92, l_94, l_97, l_99, l_101, l_104, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117, l_118, l_120, l_121, l_123, l_126, l_128, l_129, l_130, l_132, l_133, l_134, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_149, l_151, l_152, l_153, l_155, l_158, l_160, l_162, l_165, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_180, l_181, l_183, l_186, l_188, l_189, l_190, l_192, l_193, l_194, l_196, l_197, l_198;
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
    l_8 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_9 = *((__global gale_long *) (arg_fs + 16 + 8L));
    l_10 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_11 = (long) ((int) get_group_id(0));
        i_12 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_11 << 12) + (l_11 << 11)))) + (ulong) 1856L))));
        if (i_12 == 0) {
            l_13 = (long) ((int) get_group_id(0));
            l_14 = (long) ((ulong) l_10 + (ulong) ((l_13 << 12) + (l_13 << 11)));
            l_15 = (long) ((ulong) l_14 + (ulong) 1796L);
            i_16 = *((volatile __global gale_int *) (arg_fs + 16 + l_15));
            l_17 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) 1896L))));
            i_18 = (int) (0 - (uint) i_16);
            if (i_18 < 0) {
                i_19 = i_18;
            } else {
                l_20 = (long) ((ulong) l_17 + (ulong) (-64L));
                i_21 = (int) ((uint) ((int) (((long) ((ulong) l_20 + (ulong) ((long) ((ulong) (l_20 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_22 = (long) ((ulong) l_14 + (ulong) 1792L);
                i_23 = 0;
                l_24 = 0L;
                while (true) {
                    if (!(i_23 == 0)) {
                        break;
                    }
                    i_25 = *((volatile __global gale_int *) (arg_fs + 16 + l_15));
                    i_26 = *((volatile __global gale_int *) (arg_fs + 16 + l_22));
                    if (i_21 == i_26) {
                        i_23 = 1;
                    } else {
                        if (i_25 == 0) {
                            if (l_24 < l_9) {
                                GALEFS_RELAX(l_24);
                                l_27 = (long) ((ulong) l_24 + (ulong) 1L);
                                l_24 = l_27;
                            } else {
                                i_23 = (-110);
                            }
                        } else {
                            i_28 = (int) (0 - (uint) i_25);
                            i_23 = i_28;
                        }
                    }
                }
                i_19 = i_23;
            }
            l_29 = (long) i_19;
            l_30 = l_29;
        } else {
            l_30 = (-16L);
        }
        if (l_30 < 0L) {
            l_31 = l_30;
        } else {
            l_32 = (long) ((int) get_group_id(0));
            l_33 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_32 << 12) + (l_32 << 11)))) + (ulong) 2048L);
            i_34 = 0;
            while (true) {
                if (!(i_34 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) i_34))))) = (char) ((int) gale_literals[i_34]);
                i_35 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_35;
            }
            l_36 = (long) ((int) get_group_id(0));
            l_37 = (long) ((ulong) l_10 + (ulong) ((l_36 << 12) + (l_36 << 11)));
            l_38 = (long) ((ulong) l_37 + (ulong) 1896L);
            l_39 = *((__global gale_long *) (arg_fs + 16 + l_38));
            l_40 = (long) ((ulong) l_39 + (ulong) 64L);
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_40) & 1023)))))) = 0L;
            l_41 = (long) ((ulong) l_37 + (ulong) ((long) (uint) (((int) l_39) & 1023)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 4L)))) = 1;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_39 + (ulong) ((long) ((ulong) (l_39 >> 63) >> 58)))) >> 6)) + (uint) 1));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 12L)))) = 0;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 16L)))) = 0L;
            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 24L)))) = 0L;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 32L)))) = 577;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_41 + (ulong) 36L)))) = 4;
            GALEFS_FENCE();
            *((volatile __global gale_int *) (arg_fs + 16 + l_41)) = 64;
            *((__global gale_long *) (arg_fs + 16 + l_38)) = l_40;
            GALEFS_FENCE();
            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
            l_31 = LONG_MIN;
        }
    } else {
        l_31 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_31 < (-4611686018427387904L)) {
            l_42 = (long) ((int) get_group_id(0));
            l_43 = (long) ((ulong) l_10 + (ulong) ((l_42 << 12) + (l_42 << 11)));
            l_44 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1896L))));
            l_45 = (long) ((ulong) l_44 + (ulong) (-64L));
            i_46 = (int) ((uint) ((int) (((long) ((ulong) l_45 + (ulong) ((long) ((ulong) (l_45 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_47 = (long) ((ulong) l_43 + (ulong) 1792L);
            l_48 = (long) ((ulong) l_43 + (ulong) 1796L);
            i_49 = 0;
            l_50 = 0L;
            while (true) {
                if (!(i_49 == 0)) {
                    break;
                }
                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + l_48));
                i_52 = *((volatile __global gale_int *) (arg_fs + 16 + l_47));
                if (i_46 == i_52) {
                    i_49 = 1;
                } else {
                    if (i_51 == 0) {
                        if (l_50 < l_9) {
                            GALEFS_RELAX(l_50);
                            l_53 = (long) ((ulong) l_50 + (ulong) 1L);
                            l_50 = l_53;
                        } else {
                            i_49 = (-110);
                        }
                    } else {
                        i_54 = (int) (0 - (uint) i_51);
                        i_49 = i_54;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_49 < 0) {
                l_55 = (long) i_49;
                l_56 = l_55;
            } else {
                l_57 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 1800L))));
                l_56 = l_57;
            }
            i_58 = (int) ((uint) ((int) l_31) + (uint) (-1));
            if (i_58 < 0) {
                l_59 = l_56;
            } else {
                if (l_56 < 0L) {
                    l_59 = l_56;
                } else {
                    l_60 = (l_56 << 32) | ((long) (uint) i_58);
                    l_59 = l_60;
                }
            }
        } else {
            l_59 = l_31;
        }
    } else {
        l_59 = l_31;
    }
    GALEFS_BROADCAST(1, l_61, l_59);
    i_62 = (int) l_61;
    i_63 = (int) get_local_id(0);
    l_64 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_65 = (int) get_local_id(0);
    i_66 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_67 = 1L << i_66;
    l_68 = (long) ((ulong) l_67 + (ulong) (-1L));
    i_69 = (int) get_local_id(0);
    i_70 = 1;
    i_71 = 0;
    while (true) {
        if (!(i_70 == 1)) {
            break;
        }
        l_72 = l_2 + ((long) i_71);
        l_73 = l_72 & l_68;
        if (i_69 == 0) {
            if (i_62 < 0) {
                i_74 = (-9);
            } else {
                if (i_62 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_75 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_62) << 3));
                    i_76 = *((volatile __global gale_int *) (arg_fs + 16 + l_75));
                    i_77 = (int) ((uint) i_76 + (uint) (-1));
                    i_78 = (i_77 < 0) ? (-9) : i_77;
                    if (i_78 < 0) {
                        i_74 = i_78;
                    } else {
                        i_79 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 4L))));
                        if ((i_79 & 3) == 0) {
                            i_74 = (-9);
                        } else {
                            i_74 = i_78;
                        }
                    }
                } else {
                    i_74 = (-9);
                }
            }
            i_80 = (int) ((uint) i_1 - (uint) i_71);
            l_81 = (long) i_80;
            if (i_74 < 0) {
                l_82 = (long) i_74;
                l_83 = l_82;
            } else {
                if (l_72 < 0L) {
                    l_83 = (-22L);
                } else {
                    if (i_80 < 0) {
                        l_83 = (-22L);
                    } else {
                        if ((l_72 + l_81) < 0L) {
                            l_83 = (-27L);
                        } else {
                            l_84 = (long) ((int) get_group_id(0));
                            i_85 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_84 << 12) + (l_84 << 11)))) + (ulong) 1856L))));
                            if (i_85 == 0) {
                                l_83 = l_81;
                            } else {
                                l_83 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_83 < 1L) {
                l_86 = l_83;
            } else {
                l_87 = (long) ((ulong) l_67 - (ulong) l_73);
                if (l_87 < l_81) {
                    i_88 = (int) l_87;
                    i_89 = i_88;
                } else {
                    i_89 = i_80;
                }
                l_90 = (long) ((int) get_group_id(0));
                l_91 = (long) ((ulong) l_10 + (ulong) ((l_90 << 12) + (l_90 << 11)));
                l_92 = (long) ((ulong) l_91 + (ulong) 1796L);
                i_93 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_91 + (ulong) 1896L))));
                i_95 = (int) (0 - (uint) i_93);
                if (i_95 < 0) {
                    i_96 = i_95;
                } else {
                    l_97 = (long) ((ulong) l_94 + (ulong) (-64L));
                    i_98 = (int) ((uint) ((int) (((long) ((ulong) l_97 + (ulong) ((long) ((ulong) (l_97 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_99 = (long) ((ulong) l_91 + (ulong) 1792L);
                    i_100 = 0;
                    l_101 = 0L;
                    while (true) {
                        if (!(i_100 == 0)) {
                            break;
                        }
                        i_102 = *((volatile __global gale_int *) (arg_fs + 16 + l_92));
                        i_103 = *((volatile __global gale_int *) (arg_fs + 16 + l_99));
                        if (i_98 == i_103) {
                            i_100 = 1;
                        } else {
                            if (i_102 == 0) {
                                if (l_101 < l_9) {
                                    GALEFS_RELAX(l_101);
                                    l_104 = (long) ((ulong) l_101 + (ulong) 1L);
                                    l_101 = l_104;
                                } else {
                                    i_100 = (-110);
                                }
                            } else {
                                i_105 = (int) (0 - (uint) i_102);
                                i_100 = i_105;
                            }
                        }
                    }
                    i_96 = i_100;
                }
                if (i_96 < 0) {
                    l_106 = (long) i_96;
                    l_86 = l_106;
                } else {
                    l_107 = (long) ((int) get_group_id(0));
                    l_108 = (long) ((ulong) l_10 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                    l_109 = (long) ((ulong) l_108 + (ulong) 1896L);
                    l_110 = *((__global gale_long *) (arg_fs + 16 + l_109));
                    l_111 = (long) ((ulong) l_110 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_111) & 1023)))))) = 0L;
                    l_112 = (long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_110) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_110 + (ulong) ((long) ((ulong) (l_110 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 12L)))) = i_62;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 16L)))) = l_72;
                    l_113 = (long) i_89;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 24L)))) = l_113;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_112)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_109)) = l_111;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_114 = (long) ((ulong) l_113 + (ulong) (-9223372036854775807L));
                    l_86 = l_114;
                }
            }
        } else {
            l_86 = 0L;
        }
        if (i_65 == 0) {
            if (l_86 < (-4611686018427387904L)) {
                l_115 = (long) ((int) get_group_id(0));
                l_116 = (long) ((ulong) l_10 + (ulong) ((l_115 << 12) + (l_115 << 11)));
                l_117 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 1896L))));
                l_118 = (long) ((ulong) l_117 + (ulong) (-64L));
                i_119 = (int) ((uint) ((int) (((long) ((ulong) l_118 + (ulong) ((long) ((ulong) (l_118 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_120 = (long) ((ulong) l_116 + (ulong) 1792L);
                l_121 = (long) ((ulong) l_116 + (ulong) 1796L);
                i_122 = 0;
                l_123 = 0L;
                while (true) {
                    if (!(i_122 == 0)) {
                        break;
                    }
                    i_124 = *((volatile __global gale_int *) (arg_fs + 16 + l_121));
                    i_125 = *((volatile __global gale_int *) (arg_fs + 16 + l_120));
                    if (i_119 == i_125) {
                        i_122 = 1;
                    } else {
                        if (i_124 == 0) {
                            if (l_123 < l_9) {
                                GALEFS_RELAX(l_123);
                                l_126 = (long) ((ulong) l_123 + (ulong) 1L);
                                l_123 = l_126;
                            } else {
                                i_122 = (-110);
                            }
                        } else {
                            i_127 = (int) (0 - (uint) i_124);
                            i_122 = i_127;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_122 < 0) {
                    l_128 = (long) i_122;
                    l_129 = l_128;
                } else {
                    l_130 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_116 + (ulong) 1800L))));
                    l_129 = l_130;
                }
                i_131 = (int) ((uint) ((int) l_86) + (uint) (-1));
                if (i_131 < 0) {
                    l_132 = l_129;
                } else {
                    if (l_129 < 0L) {
                        l_132 = l_129;
                    } else {
                        l_133 = (l_129 << 32) | ((long) (uint) i_131);
                        l_132 = l_133;
                    }
                }
            } else {
                l_132 = l_86;
            }
        } else {
            l_132 = l_86;
        }
        GALEFS_BROADCAST(2, l_134, l_132);
        i_135 = (int) l_134;
        if (l_134 < 0L) {
            i_136 = 0;
        } else {
            i_136 = i_135;
        }
        if (l_134 < 0L) {
            l_137 = 0L;
        } else {
            l_138 = (long) ((ulong) l_134 >> 32);
            l_137 = l_138;
        }
        gale_copy((arg_scratch + 16 + l_72), (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) ((long) ((ulong) l_64 + (ulong) (l_137 << i_66)))))), i_136);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_63 == 0) {
            l_139 = (long) ((int) get_group_id(0));
            l_140 = (long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_139 << 12) + (l_139 << 11)))) + (ulong) 1880L);
            l_141 = *((__global gale_long *) (arg_fs + 16 + l_140));
            *((__global gale_long *) (arg_fs + 16 + l_140)) = ((long) ((ulong) ((long) i_136) + (ulong) l_141));
            l_142 = (long) ((int) get_group_id(0));
            l_143 = (long) ((ulong) l_10 + (ulong) ((l_142 << 12) + (l_142 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1888L)))) = 0;
            l_144 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1896L))));
            l_145 = (long) ((ulong) l_144 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_143 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_145 + (ulong) ((long) ((ulong) (l_145 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_146 = (int) ((uint) i_71 + (uint) i_136);
        if (l_134 < 0L) {
            i_70 = i_135;
            i_71 = i_146;
        } else {
            i_147 = ((i_136 < 1) || (!(i_146 < i_1))) ? 0 : 1;
            i_70 = i_147;
            i_71 = i_146;
        }
    }
    if (i_71 < 1) {
        i_148 = i_70;
    } else {
        i_148 = i_71;
    }
    if (((int) get_local_id(0)) == 0) {
        l_149 = (long) ((int) get_group_id(0));
        i_150 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_10 + (ulong) ((l_149 << 12) + (l_149 << 11)))) + (ulong) 1856L))));
        if (i_150 == 0) {
            l_151 = (long) ((int) get_group_id(0));
            l_152 = (long) ((ulong) l_10 + (ulong) ((l_151 << 12) + (l_151 << 11)));
            l_153 = (long) ((ulong) l_152 + (ulong) 1796L);
            i_154 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
            l_155 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_152 + (ulong) 1896L))));
            i_156 = (int) (0 - (uint) i_154);
            if (i_156 < 0) {
                i_157 = i_156;
            } else {
                l_158 = (long) ((ulong) l_155 + (ulong) (-64L));
                i_159 = (int) ((uint) ((int) (((long) ((ulong) l_158 + (ulong) ((long) ((ulong) (l_158 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_160 = (long) ((ulong) l_152 + (ulong) 1792L);
                i_161 = 0;
                l_162 = 0L;
                while (true) {
                    if (!(i_161 == 0)) {
                        break;
                    }
                    i_163 = *((volatile __global gale_int *) (arg_fs + 16 + l_153));
                    i_164 = *((volatile __global gale_int *) (arg_fs + 16 + l_160));
                    if (i_159 == i_164) {
                        i_161 = 1;
                    } else {
                        if (i_163 == 0) {
                            if (l_162 < l_9) {
                                GALEFS_RELAX(l_162);
                                l_165 = (long) ((ulong) l_162 + (ulong) 1L);
                                l_162 = l_165;
                            } else {
                                i_161 = (-110);
                            }
                        } else {
                            i_166 = (int) (0 - (uint) i_163);
                            i_161 = i_166;
                        }
                    }
                }
                i_157 = i_161;
            }
            if (i_157 < 0) {
                l_167 = (long) i_157;
                l_168 = l_167;
            } else {
                l_169 = (long) ((int) get_group_id(0));
                l_170 = (long) ((ulong) l_10 + (ulong) ((l_169 << 12) + (l_169 << 11)));
                l_171 = (long) ((ulong) l_170 + (ulong) 1896L);
                l_172 = *((__global gale_long *) (arg_fs + 16 + l_171));
                l_173 = (long) ((ulong) l_172 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_170 + (ulong) ((long) (uint) (((int) l_173) & 1023)))))) = 0L;
                l_174 = (long) ((ulong) l_170 + (ulong) ((long) (uint) (((int) l_172) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_172 + (ulong) ((long) ((ulong) (l_172 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 12L)))) = i_62;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_174 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_174)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_171)) = l_173;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_8 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_168 = LONG_MIN;
            }
        } else {
            l_168 = (-16L);
        }
    } else {
        l_168 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_168 < (-4611686018427387904L)) {
            l_175 = (long) ((int) get_group_id(0));
            l_176 = (long) ((ulong) l_10 + (ulong) ((l_175 << 12) + (l_175 << 11)));
            l_177 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1896L))));
            l_178 = (long) ((ulong) l_177 + (ulong) (-64L));
            i_179 = (int) ((uint) ((int) (((long) ((ulong) l_178 + (ulong) ((long) ((ulong) (l_178 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_180 = (long) ((ulong) l_176 + (ulong) 1792L);
            l_181 = (long) ((ulong) l_176 + (ulong) 1796L);
            i_182 = 0;
            l_183 = 0L;
            while (true) {
                if (!(i_182 == 0)) {
                    break;
                }
                i_184 = *((volatile __global gale_int *) (arg_fs + 16 + l_181));
                i_185 = *((volatile __global gale_int *) (arg_fs + 16 + l_180));
                if (i_179 == i_185) {
                    i_182 = 1;
                } else {
                    if (i_184 == 0) {
                        if (l_183 < l_9) {
                            GALEFS_RELAX(l_183);
                            l_186 = (long) ((ulong) l_183 + (ulong) 1L);
                            l_183 = l_186;
                        } else {
                            i_182 = (-110);
                        }
                    } else {
                        i_187 = (int) (0 - (uint) i_184);
                        i_182 = i_187;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_182 < 0) {
                l_188 = (long) i_182;
                l_189 = l_188;
            } else {
                l_190 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_176 + (ulong) 1800L))));
                l_189 = l_190;
            }
            i_191 = (int) ((uint) ((int) l_168) + (uint) (-1));
            if (i_191 < 0) {
                l_192 = l_189;
            } else {
                if (l_189 < 0L) {
                    l_192 = l_189;
                } else {
                    l_193 = (l_189 << 32) | ((long) (uint) i_191);
                    l_192 = l_193;
                }
            }
        } else {
            l_192 = l_168;
        }
    } else {
        l_192 = l_168;
    }
    GALEFS_BROADCAST(4, l_194, l_192);
    if (((int) get_local_id(0)) == 0) {
        i_195 = (int) l_194;
        if (i_195 < 0) {
            l_196 = (long) i_195;
            l_197 = l_196;
        } else {
            l_198 = (long) i_148;
            l_197 = l_198;
        }
        *((__global gale_long *) (arg_out + ((((long) ((int) get_group_id(0))) << 3) + 16L))) = l_197;
    }
    GALEFS_GROUP_END()
}
#endif
