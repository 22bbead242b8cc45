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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_23) VARIABLE(int, i_25) VARIABLE(int, i_28) VARIABLE(int, i_30) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_69) VARIABLE(long, l_0) VARIABLE(long, l_18) VARIABLE(long, l_2) VARIABLE(long, l_22) VARIABLE(long, l_24) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_60)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_23) VARIABLE(i_25) VARIABLE(i_28) VARIABLE(i_30) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(l_0) VARIABLE(l_18) VARIABLE(l_2) VARIABLE(l_22) VARIABLE(l_24) VARIABLE(l_26) VARIABLE(l_27) VARIABLE(l_60)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_69) VARIABLE(l_22)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_20, i_21, i_23, i_25, i_28, i_29, i_30, i_34, i_36, i_37, i_38, i_39, i_40, i_44, i_46, i_47, i_48, i_52, i_53, i_54, i_55, i_61, i_62, i_67, i_68, i_69, i_70, i_71, i_72, i_77, i_78, i_79;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_18, l_19, l_22, l_24, l_26, l_27, l_31, l_32, l_33, l_35, l_41, l_42, l_43, l_45, l_49, l_50, l_51, l_56, l_57, l_58, l_59, l_60, l_63, l_64, l_65, l_66, l_73, l_74, l_75, l_76, l_80, l_81, l_82, l_83;
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
    l_24 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_26 = 1L << i_25;
    l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
    i_28 = (int) get_local_id(0);
    i_29 = 1;
    i_30 = 0;
    while (true) {
        if (!(i_29 == 1)) {
            break;
        }
        l_31 = (long) i_30;
        l_32 = (long) ((ulong) l_31 + (ulong) l_18);
        l_33 = l_32 & l_27;
        if (i_28 == 0) {
            if (i_21 < 0) {
                i_34 = (-9);
            } else {
                if (i_21 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_35 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_22 << 3));
                    i_36 = *((volatile __global gale_int *) (arg_fs + 16 + l_35));
                    i_37 = (int) ((uint) i_36 + (uint) (-1));
                    i_38 = (i_37 < 0) ? (-9) : i_37;
                    if (i_38 < 0) {
                        i_34 = i_38;
                    } else {
                        i_39 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) 4L))));
                        if ((i_39 & 3) == 0) {
                            i_34 = (-9);
                        } else {
                            i_34 = i_38;
                        }
                    }
                } else {
                    i_34 = (-9);
                }
            }
            i_40 = (int) ((uint) i_20 - (uint) i_30);
            l_41 = (long) i_40;
            if (i_34 < 0) {
                l_42 = (long) i_34;
                l_43 = l_42;
            } else {
                if (l_32 < 0L) {
                    l_43 = (-22L);
                } else {
                    if (i_40 < 0) {
                        l_43 = (-22L);
                    } else {
                        if (((long) ((ulong) l_32 + (ulong) l_41)) < 0L) {
                            l_43 = (-27L);
                        } else {
                            i_44 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_44 == 0) {
                                l_43 = l_41;
                            } else {
                                l_43 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_43 < 1L) {
                l_45 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                i_46 = *((__global gale_int *) (arg_fs + 16 + l_45));
                i_47 = (int) ((uint) i_46 + (uint) 1);
                *((__global gale_int *) (arg_fs + 16 + l_45)) = i_47;
                if (i_1 < i_47) {
                    i_48 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                    if (i_48 == 0) {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_49 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_49)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 4L)))) = 1073741825;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 12L)))) = 0;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 16L)))) = l_43;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 24L)))) = 0L;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) 36L)))) = 0;
                        l_50 = LONG_MIN;
                    } else {
                        l_50 = l_43;
                    }
                } else {
                    l_50 = l_43;
                }
            } else {
                l_51 = (long) ((ulong) l_26 - (ulong) l_33);
                if (l_51 < l_41) {
                    i_52 = (int) l_51;
                    i_53 = i_52;
                } else {
                    i_53 = i_40;
                }
                i_54 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_55 = (int) (0 - (uint) i_54);
                if (i_55 < 0) {
                    l_56 = (long) i_55;
                    l_50 = l_56;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_57 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_57)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 4L)))) = 4;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 12L)))) = i_21;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 16L)))) = l_32;
                    l_58 = (long) i_53;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 24L)))) = l_58;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_57 + (ulong) 36L)))) = 0;
                    l_59 = (long) ((ulong) l_58 + (ulong) (-9223372036854775807L));
                    l_50 = l_59;
                }
            }
        } else {
            l_50 = 0L;
        }
        GALEFS_BROADCAST(2, l_60, l_50);
        if (l_60 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_18;
            gale_ints[gale_item] = (uint) i_20;
            gale_ints[gale_items + gale_item] = (uint) i_21;
            gale_longs[gale_items + gale_item] = (ulong) l_22;
            gale_ints[2 * gale_items + gale_item] = (uint) i_30;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_31;
            gale_longs[3 * gale_items + gale_item] = (ulong) l_33;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_60); }
            GALEFS_RETURN;
            resume_2:
            l_18 = (long) gale_longs[gale_item];
            i_20 = (int) gale_ints[gale_item];
            i_21 = (int) gale_ints[gale_items + gale_item];
            l_22 = (long) gale_longs[gale_items + gale_item];
            i_30 = (int) gale_ints[2 * gale_items + gale_item];
            l_31 = (long) gale_longs[2 * gale_items + gale_item];
            l_33 = (long) gale_longs[3 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_23 = (int) get_local_id(0);
            l_24 = *((__global gale_long *) (arg_fs + 16 + 144L));
            i_25 = *((__global gale_int *) (arg_fs + 16 + 156L));
            l_26 = 1L << i_25;
            l_27 = (long) ((ulong) l_26 + (ulong) (-1L));
            i_28 = (int) get_local_id(0);
            l_60 = gale_round_reply(gale_entry);
        }
        i_61 = (int) l_60;
        if (l_60 < 0L) {
            i_62 = 0;
        } else {
            i_62 = i_61;
        }
        if (l_60 < 0L) {
            l_63 = 0L;
        } else {
            l_64 = (long) ((ulong) l_60 >> 32);
            l_63 = l_64;
        }
        gale_copy((arg_data + 16 + l_31), (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) ((long) ((ulong) l_24 + (ulong) (l_63 << i_25)))))), i_62);
        GALEFS_BARRIER(3);
        if (i_23 == 0) {
            l_65 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
            l_66 = *((__global gale_long *) (arg_fs + 16 + l_65));
            *((__global gale_long *) (arg_fs + 16 + l_65)) = ((long) ((ulong) ((long) i_62) + (ulong) l_66));
        }
        i_67 = (int) ((uint) i_30 + (uint) i_62);
        if (l_60 < 0L) {
            i_29 = i_61;
            i_30 = i_67;
        } else {
            i_68 = ((i_62 < 1) || (!(i_67 < i_20))) ? 0 : 1;
            i_29 = i_68;
            i_30 = i_67;
        }
    }
    if (i_30 < 1) {
        i_69 = i_29;
    } else {
        i_69 = i_30;
    }
    if (((int) get_local_id(0)) == 0) {
        i_70 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_70 == 0) {
            i_71 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_72 = (int) (0 - (uint) i_71);
            if (i_72 < 0) {
                l_73 = (long) i_72;
                l_74 = l_73;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_75 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_75)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 12L)))) = i_21;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_75 + (ulong) 36L)))) = 0;
                l_74 = LONG_MIN;
            }
        } else {
            l_76 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_77 = *((__global gale_int *) (arg_fs + 16 + l_76));
            i_78 = (int) ((uint) i_77 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_76)) = i_78;
            if (i_1 < i_78) {
                i_79 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_79 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_80 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_80)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 36L)))) = 0;
                    l_74 = LONG_MIN;
                } else {
                    l_74 = (-16L);
                }
            } else {
                l_74 = (-16L);
            }
        }
    } else {
        l_74 = 0L;
    }
    GALEFS_BROADCAST(4, l_81, l_74);
    if (l_81 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_21;
        gale_longs[gale_item] = (ulong) l_22;
        gale_ints[gale_items + gale_item] = (uint) i_69;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_81); }
        GALEFS_RETURN;
        resume_3:
        i_21 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        i_69 = (int) gale_ints[gale_items + gale_item];
        l_81 = gale_round_reply(gale_entry);
    }
    if ((gale_group * (int) get_local_size(0) + (int) get_local_id(0)) == 0) {
        if (i_21 < 0) {
            l_82 = l_22;
        } else {
            l_83 = (long) i_69;
            l_82 = l_83;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_82;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_81));
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_145) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_61) VARIABLE(int, i_62) VARIABLE(int, i_65) VARIABLE(int, i_67) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_131) VARIABLE(long, l_2) VARIABLE(long, l_54) VARIABLE(long, l_58) VARIABLE(long, l_60) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_68) VARIABLE(long, l_70)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_58) VARIABLE(l_60) VARIABLE(l_63) VARIABLE(l_64) VARIABLE(l_68) VARIABLE(l_70)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_61) VARIABLE(i_62) VARIABLE(i_65) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_131) VARIABLE(l_2) VARIABLE(l_54) VARIABLE(l_58) VARIABLE(l_60) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_145) VARIABLE(i_57) VARIABLE(l_58)

__kernel void galefs_write(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_data, __global uchar *arg_out) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_56, i_57, i_59, i_61, i_62, i_65, i_66, i_67, i_71, i_73, i_74, i_75, i_76, i_77, i_82, i_85, i_86, i_90, i_92, i_93, i_95, i_97, i_99, i_100, i_102, i_116, i_119, i_121, i_122, i_124, i_128, i_132, i_133, i_143, i_144, i_145, i_147, i_151, i_153, i_154, i_156, i_158, i_160, i_161, i_163, i_176, i_179, i_181, i_182, i_184, i_188;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_54, l_55, l_58, l_60, l_63, l_64, l_68, l_69, l_70, l_72, l_78, l_79, l_80, l_81, l_83, l_84, l_87, l_88, l_89, l_91, l_94, l_96, l_98, l_101, l_103, l_104, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_117, l_118, l_120, l_123, l_125, l_126, l_127, l_129, l_130, l_131, l_134, l_135, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_146, l_148, l_149, l_150, l_152, l_155, l_157, l_159, l_162, l_164, l_165, l_166, l_167, l_168, l_169, l_170, l_171, l_172, l_173, l_174, l_175, l_177, l_178, l_180, l_183, l_185, l_186, l_187, l_189, l_190, l_191, l_192, l_193;
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
    l_54 = *((__global gale_long *) (arg_args + 16L));
    l_55 = *((__global gale_long *) (arg_args + 24L));
    i_56 = (int) l_55;
    i_57 = (int) l_53;
    l_58 = (long) i_57;
    i_59 = (int) get_local_id(0);
    l_60 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_61 = (int) get_local_id(0);
    i_62 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_63 = 1L << i_62;
    l_64 = (long) ((ulong) l_63 + (ulong) (-1L));
    i_65 = (int) get_local_id(0);
    i_66 = 1;
    i_67 = 0;
    while (true) {
        if (!(i_66 == 1)) {
            break;
        }
        l_68 = (long) i_67;
        l_69 = (long) ((ulong) l_68 + (ulong) l_54);
        l_70 = l_69 & l_64;
        if (i_65 == 0) {
            if (i_57 < 0) {
                i_71 = (-9);
            } else {
                if (i_57 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_72 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (l_58 << 3));
                    i_73 = *((volatile __global gale_int *) (arg_fs + 16 + l_72));
                    i_74 = (int) ((uint) i_73 + (uint) (-1));
                    i_75 = (i_74 < 0) ? (-9) : i_74;
                    if (i_75 < 0) {
                        i_71 = i_75;
                    } else {
                        i_76 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) 4L))));
                        if ((i_76 & 3) == 0) {
                            i_71 = (-9);
                        } else {
                            i_71 = i_75;
                        }
                    }
                } else {
                    i_71 = (-9);
                }
            }
            i_77 = (int) ((uint) i_56 - (uint) i_67);
            l_78 = (long) i_77;
            if (i_71 < 0) {
                l_79 = (long) i_71;
                l_80 = l_79;
            } else {
                if (l_69 < 0L) {
                    l_80 = (-22L);
                } else {
                    if (i_77 < 0) {
                        l_80 = (-22L);
                    } else {
                        if (((long) ((ulong) l_69 + (ulong) l_78)) < 0L) {
                            l_80 = (-27L);
                        } else {
                            l_81 = (long) ((int) get_group_id(0));
                            i_82 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_81 << 12) + (l_81 << 11)))) + (ulong) 1856L))));
                            if (i_82 == 0) {
                                l_80 = l_78;
                            } else {
                                l_80 = (-16L);
                            }
                        }
                    }
                }
            }
            if (l_80 < 1L) {
                l_83 = l_80;
            } else {
                l_84 = (long) ((ulong) l_63 - (ulong) l_70);
                if (l_84 < l_78) {
                    i_85 = (int) l_84;
                    i_86 = i_85;
                } else {
                    i_86 = i_77;
                }
                l_87 = (long) ((int) get_group_id(0));
                l_88 = (long) ((ulong) l_2 + (ulong) ((l_87 << 12) + (l_87 << 11)));
                l_89 = (long) ((ulong) l_88 + (ulong) 1796L);
                i_90 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                l_91 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 1896L))));
                i_92 = (int) (0 - (uint) i_90);
                if (i_92 < 0) {
                    i_93 = i_92;
                } else {
                    l_94 = (long) ((ulong) l_91 + (ulong) (-64L));
                    i_95 = (int) ((uint) ((int) (((long) ((ulong) l_94 + (ulong) ((long) ((ulong) (l_94 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_96 = (long) ((ulong) l_88 + (ulong) 1792L);
                    i_97 = 0;
                    l_98 = 0L;
                    while (true) {
                        if (!(i_97 == 0)) {
                            break;
                        }
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_89));
                        i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_96));
                        if (i_95 == i_100) {
                            i_97 = 1;
                        } else {
                            if (i_99 == 0) {
                                if (l_98 < l_1) {
                                    GALEFS_RELAX(l_98);
                                    l_101 = (long) ((ulong) l_98 + (ulong) 1L);
                                    l_98 = l_101;
                                } else {
                                    i_97 = (-110);
                                }
                            } else {
                                i_102 = (int) (0 - (uint) i_99);
                                i_97 = i_102;
                            }
                        }
                    }
                    i_93 = i_97;
                }
                if (i_93 < 0) {
                    l_103 = (long) i_93;
                    l_83 = l_103;
                } else {
                    l_104 = (long) ((int) get_group_id(0));
                    l_105 = (long) ((ulong) l_2 + (ulong) ((l_104 << 12) + (l_104 << 11)));
                    l_106 = (long) ((ulong) l_105 + (ulong) 1896L);
                    l_107 = *((__global gale_long *) (arg_fs + 16 + l_106));
                    l_108 = (long) ((ulong) l_107 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_108) & 1023)))))) = 0L;
                    l_109 = (long) ((ulong) l_105 + (ulong) ((long) (uint) (((int) l_107) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 4L)))) = 4;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_107 + (ulong) ((long) ((ulong) (l_107 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 12L)))) = i_57;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 16L)))) = l_69;
                    l_110 = (long) i_86;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 24L)))) = l_110;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_109 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_109)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_106)) = l_108;
                    GALEFS_FENCE();
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                    l_111 = (long) ((ulong) l_110 + (ulong) (-9223372036854775807L));
                    l_83 = l_111;
                }
            }
        } else {
            l_83 = 0L;
        }
        if (i_61 == 0) {
            if (l_83 < (-4611686018427387904L)) {
                l_112 = (long) ((int) get_group_id(0));
                l_113 = (long) ((ulong) l_2 + (ulong) ((l_112 << 12) + (l_112 << 11)));
                l_114 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1896L))));
                l_115 = (long) ((ulong) l_114 + (ulong) (-64L));
                i_116 = (int) ((uint) ((int) (((long) ((ulong) l_115 + (ulong) ((long) ((ulong) (l_115 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_117 = (long) ((ulong) l_113 + (ulong) 1792L);
                l_118 = (long) ((ulong) l_113 + (ulong) 1796L);
                i_119 = 0;
                l_120 = 0L;
                while (true) {
                    if (!(i_119 == 0)) {
                        break;
                    }
                    i_121 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                    i_122 = *((volatile __global gale_int *) (arg_fs + 16 + l_117));
                    if (i_116 == i_122) {
                        i_119 = 1;
                    } else {
                        if (i_121 == 0) {
                            if (l_120 < l_1) {
                                GALEFS_RELAX(l_120);
                                l_123 = (long) ((ulong) l_120 + (ulong) 1L);
                                l_120 = l_123;
                            } else {
                                i_119 = (-110);
                            }
                        } else {
                            i_124 = (int) (0 - (uint) i_121);
                            i_119 = i_124;
                        }
                    }
                }
                GALEFS_FENCE();
                if (i_119 < 0) {
                    l_125 = (long) i_119;
                    l_126 = l_125;
                } else {
                    l_127 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) 1800L))));
                    l_126 = l_127;
                }
                i_128 = (int) ((uint) ((int) l_83) + (uint) (-1));
                if (i_128 < 0) {
                    l_129 = l_126;
                } else {
                    if (l_126 < 0L) {
                        l_129 = l_126;
                    } else {
                        l_130 = (l_126 << 32) | ((long) (uint) i_128);
                        l_129 = l_130;
                    }
                }
            } else {
                l_129 = l_83;
            }
        } else {
            l_129 = l_83;
        }
        GALEFS_BROADCAST(2, l_131, l_129);
        i_132 = (int) l_131;
        if (l_131 < 0L) {
            i_133 = 0;
        } else {
            i_133 = i_132;
        }
        if (l_131 < 0L) {
            l_134 = 0L;
        } else {
            l_135 = (long) ((ulong) l_131 >> 32);
            l_134 = l_135;
        }
        gale_copy((arg_data + 16 + l_68), (arg_fs + 16 + ((long) ((ulong) l_70 + (ulong) ((long) ((ulong) l_60 + (ulong) (l_134 << i_62)))))), i_133);
        GALEFS_FENCE();
        GALEFS_BARRIER(3);
        if (i_59 == 0) {
            l_136 = (long) ((int) get_group_id(0));
            l_137 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_136 << 12) + (l_136 << 11)))) + (ulong) 1880L);
            l_138 = *((__global gale_long *) (arg_fs + 16 + l_137));
            *((__global gale_long *) (arg_fs + 16 + l_137)) = ((long) ((ulong) ((long) i_133) + (ulong) l_138));
            l_139 = (long) ((int) get_group_id(0));
            l_140 = (long) ((ulong) l_2 + (ulong) ((l_139 << 12) + (l_139 << 11)));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1888L)))) = 0;
            l_141 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1896L))));
            l_142 = (long) ((ulong) l_141 + (ulong) (-64L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_142 + (ulong) ((long) ((ulong) (l_142 >> 63) >> 58)))) >> 6)) + (uint) 1));
        }
        i_143 = (int) ((uint) i_67 + (uint) i_133);
        if (l_131 < 0L) {
            i_66 = i_132;
            i_67 = i_143;
        } else {
            i_144 = ((i_133 < 1) || (!(i_143 < i_56))) ? 0 : 1;
            i_66 = i_144;
            i_67 = i_143;
        }
    }
    if (i_67 < 1) {
        i_145 = i_66;
    } else {
        i_145 = i_67;
    }
    if (((int) get_local_id(0)) == 0) {
        l_146 = (long) ((int) get_group_id(0));
        i_147 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1856L))));
        if (i_147 == 0) {
            l_148 = (long) ((int) get_group_id(0));
            l_149 = (long) ((ulong) l_2 + (ulong) ((l_148 << 12) + (l_148 << 11)));
            l_150 = (long) ((ulong) l_149 + (ulong) 1796L);
            i_151 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
            l_152 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) 1896L))));
            i_153 = (int) (0 - (uint) i_151);
            if (i_153 < 0) {
                i_154 = i_153;
            } else {
                l_155 = (long) ((ulong) l_152 + (ulong) (-64L));
                i_156 = (int) ((uint) ((int) (((long) ((ulong) l_155 + (ulong) ((long) ((ulong) (l_155 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_157 = (long) ((ulong) l_149 + (ulong) 1792L);
                i_158 = 0;
                l_159 = 0L;
                while (true) {
                    if (!(i_158 == 0)) {
                        break;
                    }
                    i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_150));
                    i_161 = *((volatile __global gale_int *) (arg_fs + 16 + l_157));
                    if (i_156 == i_161) {
                        i_158 = 1;
                    } else {
                        if (i_160 == 0) {
                            if (l_159 < l_1) {
                                GALEFS_RELAX(l_159);
                                l_162 = (long) ((ulong) l_159 + (ulong) 1L);
                                l_159 = l_162;
                            } else {
                                i_158 = (-110);
                            }
                        } else {
                            i_163 = (int) (0 - (uint) i_160);
                            i_158 = i_163;
                        }
                    }
                }
                i_154 = i_158;
            }
            if (i_154 < 0) {
                l_164 = (long) i_154;
                l_165 = l_164;
            } else {
                l_166 = (long) ((int) get_group_id(0));
                l_167 = (long) ((ulong) l_2 + (ulong) ((l_166 << 12) + (l_166 << 11)));
                l_168 = (long) ((ulong) l_167 + (ulong) 1896L);
                l_169 = *((__global gale_long *) (arg_fs + 16 + l_168));
                l_170 = (long) ((ulong) l_169 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_167 + (ulong) ((long) (uint) (((int) l_170) & 1023)))))) = 0L;
                l_171 = (long) ((ulong) l_167 + (ulong) ((long) (uint) (((int) l_169) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_169 + (ulong) ((long) ((ulong) (l_169 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 12L)))) = i_57;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_171 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_171)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_168)) = l_170;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_165 = LONG_MIN;
            }
        } else {
            l_165 = (-16L);
        }
    } else {
        l_165 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_165 < (-4611686018427387904L)) {
            l_172 = (long) ((int) get_group_id(0));
            l_173 = (long) ((ulong) l_2 + (ulong) ((l_172 << 12) + (l_172 << 11)));
            l_174 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1896L))));
            l_175 = (long) ((ulong) l_174 + (ulong) (-64L));
            i_176 = (int) ((uint) ((int) (((long) ((ulong) l_175 + (ulong) ((long) ((ulong) (l_175 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_177 = (long) ((ulong) l_173 + (ulong) 1792L);
            l_178 = (long) ((ulong) l_173 + (ulong) 1796L);
            i_179 = 0;
            l_180 = 0L;
            while (true) {
                if (!(i_179 == 0)) {
                    break;
                }
                i_181 = *((volatile __global gale_int *) (arg_fs + 16 + l_178));
                i_182 = *((volatile __global gale_int *) (arg_fs + 16 + l_177));
                if (i_176 == i_182) {
                    i_179 = 1;
                } else {
                    if (i_181 == 0) {
                        if (l_180 < l_1) {
                            GALEFS_RELAX(l_180);
                            l_183 = (long) ((ulong) l_180 + (ulong) 1L);
                            l_180 = l_183;
                        } else {
                            i_179 = (-110);
                        }
                    } else {
                        i_184 = (int) (0 - (uint) i_181);
                        i_179 = i_184;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_179 < 0) {
                l_185 = (long) i_179;
                l_186 = l_185;
            } else {
                l_187 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_173 + (ulong) 1800L))));
                l_186 = l_187;
            }
            i_188 = (int) ((uint) ((int) l_165) + (uint) (-1));
            if (i_188 < 0) {
                l_189 = l_186;
            } else {
                if (l_186 < 0L) {
                    l_189 = l_186;
                } else {
                    l_190 = (l_186 << 32) | ((long) (uint) i_188);
                    l_189 = l_190;
                }
            }
        } else {
            l_189 = l_165;
        }
    } else {
        l_189 = l_165;
    }
    GALEFS_BROADCAST(4, l_191, l_189);
    if (((int) get_global_id(0)) == 0) {
        if (i_57 < 0) {
            l_192 = l_58;
        } else {
            l_193 = (long) i_145;
            l_192 = l_193;
        }
        *((__global gale_long *) (arg_out + 16L)) = l_192;
        *((__global gale_long *) (arg_out + 24L)) = ((long) ((int) l_191));
    }
    GALEFS_GROUP_END()
}
#endif
