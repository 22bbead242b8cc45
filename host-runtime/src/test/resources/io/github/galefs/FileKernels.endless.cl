// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#endless
// entry point: galefs_endless
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE
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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_19) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_93) VARIABLE(__global uchar *, ul_18)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(ul_18)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_19) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_93) VARIABLE(ul_18)

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_18;
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_19, i_21, i_24, i_25, i_26, i_27, i_30, i_31, i_32, i_34, i_38, i_39, i_40, i_41, i_42, i_44, i_45, i_51, i_52, i_53, i_57, i_58, i_59, i_60, i_61, i_62, i_63, i_66, i_67, i_68, i_69, i_70, i_72, i_74, i_75, i_76, i_77, i_78, i_80, i_82, i_83, i_85, i_86, i_94, i_95, i_100, i_101, i_102;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_20, l_22, l_23, l_28, l_29, l_33, l_35, l_36, l_37, l_43, l_46, l_47, l_48, l_49, l_50, l_54, l_55, l_56, l_64, l_65, l_71, l_73, l_79, l_81, l_84, l_87, l_88, l_89, l_90, l_91, l_92, l_93, l_96, l_97, l_98, l_99;
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
    ul_18 = arg_data + 16L;
    i_19 = (int) get_local_id(0);
    l_20 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_21 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_22 = 1L << i_21;
    l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
    i_24 = (int) get_local_id(0);
    i_25 = 1;
    while (true) {
        if (i_25 < 1) {
            break;
        }
        i_26 = 1;
        i_27 = 0;
        while (true) {
            if (!(i_26 == 1)) {
                break;
            }
            l_28 = (long) i_27;
            l_29 = l_28 & l_23;
            if (i_24 == 0) {
                i_30 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_31 = (int) (0 - (uint) i_30);
                i_32 = (int) l_17;
                l_33 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_32) << 3));
                i_34 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_35 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_31 < 0) {
                    l_36 = (long) i_31;
                    l_37 = l_36;
                } else {
                    if (i_32 < 0) {
                        i_38 = (-9);
                    } else {
                        if (i_32 < i_34) {
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
                        if (l_28 < 0L) {
                            l_37 = (-22L);
                        } else {
                            i_44 = (int) ((uint) 64 - (uint) i_27);
                            if (i_44 < 0) {
                                l_37 = (-22L);
                            } else {
                                i_45 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_45 == 0) {
                                    l_46 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_35 + (ulong) (l_43 << 6)))));
                                    l_47 = (long) ((ulong) l_46 - (ulong) l_28);
                                    if (l_47 < 1L) {
                                        l_37 = 0L;
                                    } else {
                                        l_48 = (long) (uint) i_44;
                                        l_49 = (l_47 < l_48) ? l_47 : l_48;
                                        l_37 = l_49;
                                    }
                                } else {
                                    l_37 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_37 < 1L) {
                    l_50 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_51 = *((__global gale_int *) (arg_fs + 16 + l_50));
                    i_52 = (int) ((uint) i_51 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_50)) = i_52;
                    if (i_1 < i_52) {
                        i_53 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_53 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_54 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_54)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 16L)))) = l_37;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) 36L)))) = 0;
                            l_55 = LONG_MIN;
                        } else {
                            l_55 = l_37;
                        }
                    } else {
                        l_55 = l_37;
                    }
                } else {
                    l_56 = (long) ((ulong) l_22 - (ulong) l_29);
                    if (l_56 < l_37) {
                        i_57 = (int) l_56;
                        i_58 = i_57;
                    } else {
                        i_59 = (int) l_37;
                        i_58 = i_59;
                    }
                    if (i_32 < 0) {
                        i_60 = (-9);
                    } else {
                        if (i_32 < i_34) {
                            i_61 = *((volatile __global gale_int *) (arg_fs + 16 + l_33));
                            i_62 = (int) ((uint) i_61 + (uint) (-1));
                            i_63 = (i_62 < 0) ? (-9) : i_62;
                            i_60 = i_63;
                        } else {
                            i_60 = (-9);
                        }
                    }
                    l_64 = (long) i_60;
                    if (i_60 < 0) {
                        l_55 = l_64;
                    } else {
                        l_65 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_66 = *((__global gale_int *) (arg_fs + 16 + l_65));
                        i_67 = (int) ((uint) i_66 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_65)) = i_67;
                        if (i_1 < i_67) {
                            i_68 = (-1);
                        } else {
                            i_69 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_35 + (ulong) (l_64 << 6))) + (ulong) 8L))));
                            i_70 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_71 = l_28 >> i_21;
                            i_72 = i_70 & ((int) (((long) ((ulong) ((long) ((ulong) l_71 + (ulong) (((long) i_69) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_73 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_74 = i_72;
                            i_75 = 0;
                            i_76 = (-2);
                            while (true) {
                                if (!(i_76 == (-2))) {
                                    break;
                                }
                                i_77 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_74) << 2)))));
                                i_78 = (int) ((uint) i_77 + (uint) (-1));
                                if (i_78 < 0) {
                                    i_76 = (-1);
                                } else {
                                    l_79 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_78) << 4));
                                    i_80 = *((volatile __global gale_int *) (arg_fs + 16 + l_79));
                                    l_81 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_79 + (ulong) 8L))));
                                    if ((!(i_69 == i_80)) || (!(l_71 == l_81))) {
                                        if (i_70 == i_75) {
                                            i_76 = (-1);
                                        } else {
                                            i_82 = (int) ((uint) i_75 + (uint) 1);
                                            i_83 = i_70 & ((int) ((uint) i_74 + (uint) 1));
                                            i_74 = i_83;
                                            i_75 = i_82;
                                        }
                                    } else {
                                        i_76 = i_78;
                                    }
                                }
                            }
                            i_68 = i_76;
                        }
                        l_84 = (long) i_58;
                        if (i_68 < 0) {
                            i_85 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_86 = (int) (0 - (uint) i_85);
                            if (i_86 < 0) {
                                l_87 = (long) i_86;
                                l_55 = l_87;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_88 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_88)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 12L)))) = i_32;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 16L)))) = l_28;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 24L)))) = l_37;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 36L)))) = 0;
                                l_89 = (long) ((ulong) l_84 + (ulong) (-9223372036854775807L));
                                l_55 = l_89;
                            }
                        } else {
                            l_90 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_91 = *((__global gale_long *) (arg_fs + 16 + l_90));
                            *((__global gale_long *) (arg_fs + 16 + l_90)) = ((long) ((ulong) l_91 + (ulong) 1L));
                            l_92 = l_84 | (((long) (uint) i_68) << 32);
                            l_55 = l_92;
                        }
                    }
                }
            } else {
                l_55 = 0L;
            }
            GALEFS_BROADCAST(2, l_93, l_55);
            if (l_93 < LONG_MIN / 2) {
                gale_longs[gale_item] = (ulong) l_17;
                gale_ints[gale_item] = (uint) i_27;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_93); }
                GALEFS_RETURN;
                resume_2:
                l_17 = (long) gale_longs[gale_item];
                i_27 = (int) gale_ints[gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                ul_18 = arg_data + 16L;
                i_19 = (int) get_local_id(0);
                l_20 = *((__global gale_long *) (arg_fs + 16 + 144L));
                i_21 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_22 = 1L << i_21;
                l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
                i_24 = (int) get_local_id(0);
                l_93 = gale_round_reply(gale_entry);
            }
            i_94 = (int) l_93;
            if (l_93 < 0L) {
                i_95 = 0;
            } else {
                i_95 = i_94;
            }
            if (l_93 < 0L) {
                l_96 = 0L;
            } else {
                l_97 = (long) ((ulong) l_93 >> 32);
                l_96 = l_97;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) ((long) ((ulong) l_20 + (ulong) (l_96 << i_21)))))), (arg_data + 16 + (l_28 + 4L)), i_95);
            GALEFS_BARRIER(3);
            if (i_19 == 0) {
                l_98 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_99 = *((__global gale_long *) (arg_fs + 16 + l_98));
                *((__global gale_long *) (arg_fs + 16 + l_98)) = ((long) ((ulong) ((long) i_95) + (ulong) l_99));
            }
            i_100 = (int) ((uint) i_27 + (uint) i_95);
            if (l_93 < 0L) {
                i_26 = i_94;
                i_27 = i_100;
            } else {
                i_101 = ((i_95 < 1) || (!(i_100 < 64))) ? 0 : 1;
                i_26 = i_101;
                i_27 = i_100;
            }
        }
        if (i_27 < 1) {
            i_102 = i_26;
        } else {
            i_102 = i_27;
        }
        *((__global gale_int *) ul_18) = i_102;
        i_25 = i_102;
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_170) VARIABLE(int, i_171) VARIABLE(int, i_55) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_61) VARIABLE(int, i_64) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_169) VARIABLE(long, l_2) VARIABLE(long, l_53) VARIABLE(long, l_56) VARIABLE(long, l_59) VARIABLE(long, l_60) VARIABLE(long, l_65) VARIABLE(long, l_66) VARIABLE(__global uchar *, ul_54)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(l_65) VARIABLE(l_66) VARIABLE(ul_54)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_170) VARIABLE(i_171) VARIABLE(i_55) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_61) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_169) VARIABLE(l_2) VARIABLE(l_53) VARIABLE(l_56) VARIABLE(l_59) VARIABLE(l_60) VARIABLE(ul_54)

__kernel void galefs_endless(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_54;
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_55, i_57, i_58, i_61, i_62, i_63, i_64, i_68, i_69, i_70, i_72, i_76, i_77, i_78, i_79, i_80, i_82, i_84, i_91, i_92, i_93, i_94, i_95, i_96, i_97, i_99, i_100, i_102, i_105, i_106, i_107, i_108, i_109, i_111, i_113, i_114, i_115, i_119, i_125, i_127, i_128, i_130, i_132, i_134, i_135, i_137, i_154, i_157, i_159, i_160, i_162, i_166, i_170, i_171, i_181, i_182, i_183;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_56, l_59, l_60, l_65, l_66, l_67, l_71, l_73, l_74, l_75, l_81, l_83, l_85, l_86, l_87, l_88, l_89, l_90, l_98, l_101, l_103, l_104, l_110, l_112, l_116, l_117, l_118, l_120, l_121, l_122, l_123, l_124, l_126, l_129, l_131, l_133, l_136, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_155, l_156, l_158, l_161, l_163, l_164, l_165, l_167, l_168, l_169, l_172, l_173, l_174, l_175, l_176, l_177, l_178, l_179, l_180;
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
    ul_54 = arg_data + 16L;
    i_55 = (int) get_local_id(0);
    l_56 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_57 = (int) get_local_id(0);
    i_58 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_59 = 1L << i_58;
    l_60 = (long) ((ulong) l_59 + (ulong) (-1L));
    i_61 = (int) get_local_id(0);
    i_62 = 1;
    while (true) {
        if (i_62 < 1) {
            break;
        }
        i_63 = 1;
        i_64 = 0;
        while (true) {
            if (!(i_63 == 1)) {
                break;
            }
            l_65 = (long) i_64;
            l_66 = l_65 & l_60;
            if (i_61 == 0) {
                l_67 = (long) ((int) get_group_id(0));
                i_68 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_67 << 12) + (l_67 << 11)))) + (ulong) 1796L))));
                i_69 = (int) (0 - (uint) i_68);
                i_70 = (int) l_53;
                l_71 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_70) << 3));
                i_72 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_73 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_69 < 0) {
                    l_74 = (long) i_69;
                    l_75 = l_74;
                } else {
                    if (i_70 < 0) {
                        i_76 = (-9);
                    } else {
                        if (i_70 < i_72) {
                            i_77 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                            i_78 = (int) ((uint) i_77 + (uint) (-1));
                            i_79 = (i_78 < 0) ? (-9) : i_78;
                            if (i_79 < 0) {
                                i_76 = i_79;
                            } else {
                                i_80 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) 4L))));
                                if ((i_80 & 3) == 1) {
                                    i_76 = (-9);
                                } else {
                                    i_76 = i_79;
                                }
                            }
                        } else {
                            i_76 = (-9);
                        }
                    }
                    l_81 = (long) i_76;
                    if (i_76 < 0) {
                        l_75 = l_81;
                    } else {
                        if (l_65 < 0L) {
                            l_75 = (-22L);
                        } else {
                            i_82 = (int) ((uint) 64 - (uint) i_64);
                            if (i_82 < 0) {
                                l_75 = (-22L);
                            } else {
                                l_83 = (long) ((int) get_group_id(0));
                                i_84 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_83 << 12) + (l_83 << 11)))) + (ulong) 1856L))));
                                if (i_84 == 0) {
                                    l_85 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (l_81 << 6)))));
                                    l_86 = (long) ((ulong) l_85 - (ulong) l_65);
                                    if (l_86 < 1L) {
                                        l_75 = 0L;
                                    } else {
                                        l_87 = (long) (uint) i_82;
                                        l_88 = (l_86 < l_87) ? l_86 : l_87;
                                        l_75 = l_88;
                                    }
                                } else {
                                    l_75 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_75 < 1L) {
                    l_89 = l_75;
                } else {
                    l_90 = (long) ((ulong) l_59 - (ulong) l_66);
                    if (l_90 < l_75) {
                        i_91 = (int) l_90;
                        i_92 = i_91;
                    } else {
                        i_93 = (int) l_75;
                        i_92 = i_93;
                    }
                    if (i_70 < 0) {
                        i_94 = (-9);
                    } else {
                        if (i_70 < i_72) {
                            i_95 = *((volatile __global gale_int *) (arg_fs + 16 + l_71));
                            i_96 = (int) ((uint) i_95 + (uint) (-1));
                            i_97 = (i_96 < 0) ? (-9) : i_96;
                            i_94 = i_97;
                        } else {
                            i_94 = (-9);
                        }
                    }
                    l_98 = (long) i_94;
                    if (i_94 < 0) {
                        l_89 = l_98;
                    } else {
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_73 + (ulong) (l_98 << 6))) + (ulong) 8L))));
                        i_100 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_101 = l_65 >> i_58;
                        i_102 = i_100 & ((int) (((long) ((ulong) ((long) ((ulong) l_101 + (ulong) (((long) i_99) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_103 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_104 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_105 = i_102;
                        i_106 = 0;
                        i_107 = (-2);
                        while (true) {
                            if (!(i_107 == (-2))) {
                                break;
                            }
                            i_108 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_104 + (ulong) (((long) i_105) << 2)))));
                            i_109 = (int) ((uint) i_108 + (uint) (-1));
                            if (i_109 < 0) {
                                i_107 = (-1);
                            } else {
                                l_110 = (long) ((ulong) l_103 + (ulong) (((long) (uint) i_109) << 4));
                                i_111 = *((volatile __global gale_int *) (arg_fs + 16 + l_110));
                                l_112 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_110 + (ulong) 8L))));
                                if ((!(i_99 == i_111)) || (!(l_101 == l_112))) {
                                    if (i_100 == i_106) {
                                        i_107 = (-1);
                                    } else {
                                        i_113 = (int) ((uint) i_106 + (uint) 1);
                                        i_114 = i_100 & ((int) ((uint) i_105 + (uint) 1));
                                        i_105 = i_114;
                                        i_106 = i_113;
                                    }
                                } else {
                                    i_107 = i_109;
                                }
                            }
                        }
                        if (i_107 < 0) {
                            i_115 = i_107;
                        } else {
                            l_116 = (long) ((int) get_group_id(0));
                            l_117 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_116 << 12) + (l_116 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_117)) = ((int) ((uint) i_107 + (uint) 1));
                            GALEFS_FENCE();
                            l_118 = (long) ((ulong) l_103 + (ulong) (((long) (uint) i_107) << 4));
                            i_119 = *((volatile __global gale_int *) (arg_fs + 16 + l_118));
                            l_120 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 8L))));
                            if ((!(i_99 == i_119)) || (!(l_101 == l_120))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_117)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_99 == i_119)) || (!(l_101 == l_120))) {
                                i_115 = (-1);
                            } else {
                                i_115 = i_107;
                            }
                        }
                        l_121 = (long) i_92;
                        if (i_115 < 0) {
                            l_122 = (long) ((int) get_group_id(0));
                            l_123 = (long) ((ulong) l_2 + (ulong) ((l_122 << 12) + (l_122 << 11)));
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
                                while (true) {
                                    if (!(i_132 == 0)) {
                                        break;
                                    }
                                    i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_124));
                                    i_135 = *((volatile __global gale_int *) (arg_fs + 16 + l_131));
                                    if (i_130 == i_135) {
                                        i_132 = 1;
                                    } else {
                                        if (i_134 == 0) {
                                            if (l_133 < l_1) {
                                                GALEFS_RELAX(l_133);
                                                l_136 = (long) ((ulong) l_133 + (ulong) 1L);
                                                l_133 = l_136;
                                            } else {
                                                i_132 = (-110);
                                            }
                                        } else {
                                            i_137 = (int) (0 - (uint) i_134);
                                            i_132 = i_137;
                                        }
                                    }
                                }
                                i_128 = i_132;
                            }
                            if (i_128 < 0) {
                                l_138 = (long) i_128;
                                l_89 = l_138;
                            } else {
                                l_139 = (long) ((int) get_group_id(0));
                                l_140 = (long) ((ulong) l_2 + (ulong) ((l_139 << 12) + (l_139 << 11)));
                                l_141 = (long) ((ulong) l_140 + (ulong) 1896L);
                                l_142 = *((__global gale_long *) (arg_fs + 16 + l_141));
                                l_143 = (long) ((ulong) l_142 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_143) & 1023)))))) = 0L;
                                l_144 = (long) ((ulong) l_140 + (ulong) ((long) (uint) (((int) l_142) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_142 + (ulong) ((long) ((ulong) (l_142 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 12L)))) = i_70;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 16L)))) = l_65;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 24L)))) = l_75;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_144 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_144)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_141)) = l_143;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_145 = (long) ((ulong) l_121 + (ulong) (-9223372036854775807L));
                                l_89 = l_145;
                            }
                        } else {
                            l_146 = (long) ((int) get_group_id(0));
                            l_147 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_146 << 12) + (l_146 << 11)))) + (ulong) 1864L);
                            l_148 = *((__global gale_long *) (arg_fs + 16 + l_147));
                            *((__global gale_long *) (arg_fs + 16 + l_147)) = ((long) ((ulong) l_148 + (ulong) 1L));
                            l_149 = l_121 | (((long) (uint) i_115) << 32);
                            l_89 = l_149;
                        }
                    }
                }
            } else {
                l_89 = 0L;
            }
            if (i_57 == 0) {
                if (l_89 < (-4611686018427387904L)) {
                    l_150 = (long) ((int) get_group_id(0));
                    l_151 = (long) ((ulong) l_2 + (ulong) ((l_150 << 12) + (l_150 << 11)));
                    l_152 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 1896L))));
                    l_153 = (long) ((ulong) l_152 + (ulong) (-64L));
                    i_154 = (int) ((uint) ((int) (((long) ((ulong) l_153 + (ulong) ((long) ((ulong) (l_153 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_155 = (long) ((ulong) l_151 + (ulong) 1792L);
                    l_156 = (long) ((ulong) l_151 + (ulong) 1796L);
                    i_157 = 0;
                    l_158 = 0L;
                    while (true) {
                        if (!(i_157 == 0)) {
                            break;
                        }
                        i_159 = *((volatile __global gale_int *) (arg_fs + 16 + l_156));
                        i_160 = *((volatile __global gale_int *) (arg_fs + 16 + l_155));
                        if (i_154 == i_160) {
                            i_157 = 1;
                        } else {
                            if (i_159 == 0) {
                                if (l_158 < l_1) {
                                    GALEFS_RELAX(l_158);
                                    l_161 = (long) ((ulong) l_158 + (ulong) 1L);
                                    l_158 = l_161;
                                } else {
                                    i_157 = (-110);
                                }
                            } else {
                                i_162 = (int) (0 - (uint) i_159);
                                i_157 = i_162;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_157 < 0) {
                        l_163 = (long) i_157;
                        l_164 = l_163;
                    } else {
                        l_165 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_151 + (ulong) 1800L))));
                        l_164 = l_165;
                    }
                    i_166 = (int) ((uint) ((int) l_89) + (uint) (-1));
                    if (i_166 < 0) {
                        l_167 = l_164;
                    } else {
                        if (l_164 < 0L) {
                            l_167 = l_164;
                        } else {
                            l_168 = (l_164 << 32) | ((long) (uint) i_166);
                            l_167 = l_168;
                        }
                    }
                } else {
                    l_167 = l_89;
                }
            } else {
                l_167 = l_89;
            }
            GALEFS_BROADCAST(2, l_169, l_167);
            i_170 = (int) l_169;
            if (l_169 < 0L) {
                i_171 = 0;
            } else {
                i_171 = i_170;
            }
            if (l_169 < 0L) {
                l_172 = 0L;
            } else {
                l_173 = (long) ((ulong) l_169 >> 32);
                l_172 = l_173;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((long) ((ulong) l_56 + (ulong) (l_172 << i_58)))))), (arg_data + 16 + (l_65 + 4L)), i_171);
            GALEFS_FENCE();
            GALEFS_BARRIER(3);
            if (i_55 == 0) {
                l_174 = (long) ((int) get_group_id(0));
                l_175 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1872L);
                l_176 = *((__global gale_long *) (arg_fs + 16 + l_175));
                *((__global gale_long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) ((long) i_171) + (ulong) l_176));
                l_177 = (long) ((int) get_group_id(0));
                l_178 = (long) ((ulong) l_2 + (ulong) ((l_177 << 12) + (l_177 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1888L)))) = 0;
                l_179 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1896L))));
                l_180 = (long) ((ulong) l_179 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_178 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_180 + (ulong) ((long) ((ulong) (l_180 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_181 = (int) ((uint) i_64 + (uint) i_171);
            if (l_169 < 0L) {
                i_63 = i_170;
                i_64 = i_181;
            } else {
                i_182 = ((i_171 < 1) || (!(i_181 < 64))) ? 0 : 1;
                i_63 = i_182;
                i_64 = i_181;
            }
        }
        if (i_64 < 1) {
            i_183 = i_63;
        } else {
            i_183 = i_64;
        }
        *((__global gale_int *) ul_54) = i_183;
        i_62 = i_183;
    }
    GALEFS_GROUP_END()
}
#endif
