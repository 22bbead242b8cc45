// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#leaveOpen
// entry point: galefs_leaveOpen
// parameters: LONG_ARRAY INT_ARRAY
// accesses: READ_WRITE READ
// suspension: 2 waits, 5 values, 32 bytes
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
// source SHA-256: ee64609dc2774967ac44b3a8c99ad24fc31522ee0b08b653cad3166bdce5fea2

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
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_60) VARIABLE(long, l_0) VARIABLE(long, l_17) VARIABLE(long, l_2) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_25) VARIABLE(long, l_26)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_21) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_60) VARIABLE(l_0) VARIABLE(l_17) VARIABLE(l_2) VARIABLE(l_20) VARIABLE(l_21)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_19, i_22, i_23, i_24, i_27, i_28, i_30, i_31, i_32, i_33, i_34, i_38, i_39, i_40, i_45, i_46, i_47, i_50, i_51, i_52, i_53, i_59, i_60, i_66, i_67;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_20, l_21, l_25, l_26, l_29, l_35, l_36, l_37, l_41, l_42, l_43, l_44, l_48, l_49, l_54, l_55, l_56, l_57, l_58, l_61, l_62, l_63, l_64, l_65;
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
    i_18 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_19 = (int) get_local_id(0);
    l_20 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
    i_22 = (int) get_local_id(0);
    i_23 = 4;
    i_24 = 0;
    while (true) {
        if (i_23 == 0) {
            break;
        }
        l_25 = (long) i_24;
        l_26 = l_25 & l_21;
        if (i_22 == 0) {
            i_27 = (int) l_17;
            if (i_27 < 0) {
                i_28 = (-9);
            } else {
                if (i_27 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_29 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_27) << 3));
                    i_30 = *((volatile __global gale_int *) (arg_fs + 16 + l_29));
                    i_31 = (int) ((uint) i_30 + (uint) (-1));
                    i_32 = (i_31 < 0) ? (-9) : i_31;
                    if (i_32 < 0) {
                        i_28 = i_32;
                    } else {
                        i_33 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_29 + (ulong) 4L))));
                        if ((i_33 & 3) == 0) {
                            i_28 = (-9);
                        } else {
                            i_28 = i_32;
                        }
                    }
                } else {
                    i_28 = (-9);
                }
            }
            i_34 = (int) ((uint) 4 - (uint) i_24);
            l_35 = (long) i_34;
            if (i_28 < 0) {
                l_36 = (long) i_28;
                l_37 = l_36;
            } else {
                if (l_25 < 0L) {
                    l_37 = (-22L);
                } else {
                    if (i_34 < 0) {
                        l_37 = (-22L);
                    } else {
                        if ((l_25 + l_35) < 0L) {
                            l_37 = (-27L);
                        } else {
                            i_38 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                            if (i_38 == 0) {
                                l_37 = l_35;
                            } else {
                                l_37 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_23 == 5) {
                i_39 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_40 = (int) (0 - (uint) i_39);
                if (i_40 < 0) {
                    l_41 = (long) i_40;
                    l_42 = l_41;
                } else {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_43 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_43)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 4L)))) = 5;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 12L)))) = i_27;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 16L)))) = 0L;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_43 + (ulong) 36L)))) = 0;
                    l_42 = LONG_MIN;
                }
            } else {
                if (l_37 < 1L) {
                    l_44 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_45 = *((__global gale_int *) (arg_fs + 16 + l_44));
                    i_46 = (int) ((uint) i_45 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_44)) = i_46;
                    if (i_1 < i_46) {
                        i_47 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_47 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_48 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_48)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 16L)))) = l_37;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_48 + (ulong) 36L)))) = 0;
                            l_42 = LONG_MIN;
                        } else {
                            l_42 = l_37;
                        }
                    } else {
                        l_42 = l_37;
                    }
                } else {
                    l_49 = (long) ((ulong) l_20 - (ulong) l_26);
                    if (l_49 < l_35) {
                        i_50 = (int) l_49;
                        i_51 = i_50;
                    } else {
                        i_51 = i_34;
                    }
                    i_52 = *((__global gale_int *) (arg_fs + 16 + 64L));
                    i_53 = (int) (0 - (uint) i_52);
                    if (i_53 < 0) {
                        l_54 = (long) i_53;
                        l_42 = l_54;
                    } else {
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                        l_55 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                        *((__global gale_int *) (arg_fs + 16 + l_55)) = 64;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 4L)))) = i_23;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 12L)))) = i_27;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 16L)))) = l_25;
                        l_56 = (long) i_51;
                        *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 24L)))) = l_56;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 32L)))) = 0;
                        *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) 36L)))) = 0;
                        l_57 = (long) ((ulong) l_56 + (ulong) (-9223372036854775807L));
                        l_42 = l_57;
                    }
                }
            }
        } else {
            l_42 = 0L;
        }
        GALEFS_BROADCAST(2, l_58, l_42);
        if (l_58 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_17;
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_24;
            gale_longs[gale_items + gale_item] = (ulong) l_25;
            gale_longs[2 * gale_items + gale_item] = (ulong) l_26;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_58); }
            GALEFS_RETURN;
            resume_2:
            l_17 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            i_24 = (int) gale_ints[gale_items + gale_item];
            l_25 = (long) gale_longs[gale_items + gale_item];
            l_26 = (long) gale_longs[2 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
            i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
            l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_18 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_19 = (int) get_local_id(0);
            l_20 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
            l_21 = (long) ((ulong) l_20 + (ulong) (-1L));
            i_22 = (int) get_local_id(0);
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
                l_63 = (long) ((ulong) l_26 + (ulong) l_62);
                l_61 = l_63;
            }
        }
        gale_copy((arg_data + 16 + l_25), (arg_fs + 16 + l_61), i_60);
        GALEFS_BARRIER(3);
        if (i_19 == 0) {
            if (!(i_60 < 1)) {
                l_64 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 24L);
                l_65 = *((__global gale_long *) (arg_fs + 16 + l_64));
                *((__global gale_long *) (arg_fs + 16 + l_64)) = ((long) ((ulong) ((long) (uint) i_60) + (ulong) l_65));
            }
        }
        i_66 = (int) ((uint) i_24 + (uint) i_60);
        i_67 = (((!(i_23 == 4)) || (i_66 < 1)) || (i_18 == 0)) ? 0 : 5;
        if (i_60 == 0) {
            i_23 = i_67;
            i_24 = i_66;
        } else {
            if (i_66 == 4) {
                i_23 = i_67;
                i_24 = i_66;
            } else {
                i_24 = i_66;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_170) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_2) VARIABLE(long, l_3) VARIABLE(long, l_4) VARIABLE(long, l_62) VARIABLE(long, l_66) VARIABLE(long, l_67) VARIABLE(long, l_71) VARIABLE(long, l_72)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_67) VARIABLE(l_71) VARIABLE(l_72)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_170) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_3) VARIABLE(l_4) VARIABLE(l_62) VARIABLE(l_66) VARIABLE(l_67)

__kernel void galefs_leaveOpen(__global uchar *arg_fs, __global uchar *arg_data) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_6, i_10, i_12, i_13, i_15, i_17, i_20, i_21, i_24, i_25, i_31, i_32, i_39, i_44, i_47, i_50, i_51, i_54, i_55, i_59, i_63, i_64, i_65, i_68, i_69, i_70, i_73, i_74, i_76, i_77, i_78, i_79, i_80, i_85, i_89, i_91, i_92, i_94, i_96, i_99, i_100, i_103, i_104, i_113, i_115, i_116, i_120, i_122, i_123, i_125, i_127, i_130, i_131, i_134, i_135, i_144, i_150, i_153, i_156, i_157, i_160, i_161, i_165, i_169, i_170, i_177, i_178, i_183, i_184;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7, l_8, l_9, l_11, l_14, l_16, l_18, l_19, l_22, l_23, l_26, l_27, l_28, l_29, l_30, l_33, l_34, l_35, l_36, l_37, l_38, l_40, l_41, l_42, l_43, l_45, l_46, l_48, l_49, l_52, l_53, l_56, l_57, l_58, l_60, l_61, l_62, l_66, l_67, l_71, l_72, l_75, l_81, l_82, l_83, l_84, l_86, l_87, l_88, l_90, l_93, l_95, l_97, l_98, l_101, l_102, l_105, l_106, l_107, l_108, l_109, l_110, l_111, l_112, l_114, l_117, l_118, l_119, l_121, l_124, l_126, l_128, l_129, l_132, l_133, l_136, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_145, l_146, l_147, l_148, l_149, l_151, l_152, l_154, l_155, l_158, l_159, l_162, l_163, l_164, l_166, l_167, l_168, l_171, l_172, l_173, l_174, l_175, l_176, l_179, l_180, l_181, l_182;
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
    i_63 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_64 = (int) get_local_id(0);
    i_65 = (int) get_local_id(0);
    l_66 = 1L << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    l_67 = (long) ((ulong) l_66 + (ulong) (-1L));
    i_68 = (int) get_local_id(0);
    i_69 = 4;
    i_70 = 0;
    while (true) {
        if (i_69 == 0) {
            break;
        }
        l_71 = (long) i_70;
        l_72 = l_71 & l_67;
        if (i_68 == 0) {
            i_73 = (int) l_62;
            if (i_73 < 0) {
                i_74 = (-9);
            } else {
                if (i_73 < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
                    l_75 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) i_73) << 3));
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
            i_80 = (int) ((uint) 4 - (uint) i_70);
            l_81 = (long) i_80;
            if (i_74 < 0) {
                l_82 = (long) i_74;
                l_83 = l_82;
            } else {
                if (l_71 < 0L) {
                    l_83 = (-22L);
                } else {
                    if (i_80 < 0) {
                        l_83 = (-22L);
                    } else {
                        if ((l_71 + l_81) < 0L) {
                            l_83 = (-27L);
                        } else {
                            l_84 = (long) ((int) get_group_id(0));
                            i_85 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_84 << 12) + (l_84 << 11)))) + (ulong) 1856L))));
                            if (i_85 == 0) {
                                l_83 = l_81;
                            } else {
                                l_83 = (-16L);
                            }
                        }
                    }
                }
            }
            if (i_69 == 5) {
                l_86 = (long) ((int) get_group_id(0));
                l_87 = (long) ((ulong) l_4 + (ulong) ((l_86 << 12) + (l_86 << 11)));
                l_88 = (long) ((ulong) l_87 + (ulong) 1796L);
                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                l_90 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_87 + (ulong) 1896L))));
                i_91 = (int) (0 - (uint) i_89);
                if (i_91 < 0) {
                    i_92 = i_91;
                } else {
                    l_93 = (long) ((ulong) l_90 + (ulong) (-64L));
                    i_94 = (int) ((uint) ((int) (((long) ((ulong) l_93 + (ulong) ((long) ((ulong) (l_93 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_95 = (long) ((ulong) l_87 + (ulong) 1792L);
                    i_96 = 0;
                    l_97 = 0L;
                    l_98 = (-1L);
                    while (true) {
                        if (!(i_96 == 0)) {
                            break;
                        }
                        i_99 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                        i_100 = *((volatile __global gale_int *) (arg_fs + 16 + l_95));
                        if (i_94 == i_100) {
                            i_96 = 1;
                        } else {
                            if (i_99 == 0) {
                                if (l_97 < l_3) {
                                    GALEFS_RELAX(l_97);
                                    l_101 = (long) ((ulong) l_97 + (ulong) 1L);
                                    l_97 = l_101;
                                } else {
                                    l_102 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                    i_103 = (l_98 == l_102) ? (-110) : 0;
                                    i_96 = i_103;
                                    l_97 = 0L;
                                    l_98 = l_102;
                                }
                            } else {
                                i_104 = (int) (0 - (uint) i_99);
                                i_96 = i_104;
                            }
                        }
                    }
                    i_92 = i_96;
                }
                if (i_92 < 0) {
                    l_105 = (long) i_92;
                    l_106 = l_105;
                } else {
                    l_107 = (long) ((int) get_group_id(0));
                    l_108 = (long) ((ulong) l_4 + (ulong) ((l_107 << 12) + (l_107 << 11)));
                    l_109 = (long) ((ulong) l_108 + (ulong) 1896L);
                    l_110 = *((__global gale_long *) (arg_fs + 16 + l_109));
                    l_111 = (long) ((ulong) l_110 + (ulong) 64L);
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_111) & 1023)))))) = 0L;
                    l_112 = (long) ((ulong) l_108 + (ulong) ((long) (uint) (((int) l_110) & 1023)));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 4L)))) = 5;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_110 + (ulong) ((long) ((ulong) (l_110 >> 63) >> 58)))) >> 6)) + (uint) 1));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 12L)))) = i_73;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 16L)))) = 0L;
                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 24L)))) = 0L;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 32L)))) = 0;
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) 36L)))) = 0;
                    GALEFS_FENCE();
                    *((volatile __global gale_int *) (arg_fs + 16 + l_112)) = 64;
                    *((__global gale_long *) (arg_fs + 16 + l_109)) = l_111;
                    GALEFS_FENCE();
                    i_113 = (int) get_group_id(0);
                    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_113))))) = (char) 1;
                    if (l_0 == 0L) {
                        l_106 = LONG_MIN;
                    } else {
                        GALEFS_FENCE();
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_113 >> 6)))))) = (char) 1;
                        l_106 = LONG_MIN;
                    }
                }
            } else {
                if (l_83 < 1L) {
                    l_106 = l_83;
                } else {
                    l_114 = (long) ((ulong) l_66 - (ulong) l_72);
                    if (l_114 < l_81) {
                        i_115 = (int) l_114;
                        i_116 = i_115;
                    } else {
                        i_116 = i_80;
                    }
                    l_117 = (long) ((int) get_group_id(0));
                    l_118 = (long) ((ulong) l_4 + (ulong) ((l_117 << 12) + (l_117 << 11)));
                    l_119 = (long) ((ulong) l_118 + (ulong) 1796L);
                    i_120 = *((volatile __global gale_int *) (arg_fs + 16 + l_119));
                    l_121 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_118 + (ulong) 1896L))));
                    i_122 = (int) (0 - (uint) i_120);
                    if (i_122 < 0) {
                        i_123 = i_122;
                    } else {
                        l_124 = (long) ((ulong) l_121 + (ulong) (-64L));
                        i_125 = (int) ((uint) ((int) (((long) ((ulong) l_124 + (ulong) ((long) ((ulong) (l_124 >> 63) >> 58)))) >> 6)) + (uint) 1);
                        l_126 = (long) ((ulong) l_118 + (ulong) 1792L);
                        i_127 = 0;
                        l_128 = 0L;
                        l_129 = (-1L);
                        while (true) {
                            if (!(i_127 == 0)) {
                                break;
                            }
                            i_130 = *((volatile __global gale_int *) (arg_fs + 16 + l_119));
                            i_131 = *((volatile __global gale_int *) (arg_fs + 16 + l_126));
                            if (i_125 == i_131) {
                                i_127 = 1;
                            } else {
                                if (i_130 == 0) {
                                    if (l_128 < l_3) {
                                        GALEFS_RELAX(l_128);
                                        l_132 = (long) ((ulong) l_128 + (ulong) 1L);
                                        l_128 = l_132;
                                    } else {
                                        l_133 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                        i_134 = (l_129 == l_133) ? (-110) : 0;
                                        i_127 = i_134;
                                        l_128 = 0L;
                                        l_129 = l_133;
                                    }
                                } else {
                                    i_135 = (int) (0 - (uint) i_130);
                                    i_127 = i_135;
                                }
                            }
                        }
                        i_123 = i_127;
                    }
                    if (i_123 < 0) {
                        l_136 = (long) i_123;
                        l_106 = l_136;
                    } else {
                        l_137 = (long) ((int) get_group_id(0));
                        l_138 = (long) ((ulong) l_4 + (ulong) ((l_137 << 12) + (l_137 << 11)));
                        l_139 = (long) ((ulong) l_138 + (ulong) 1896L);
                        l_140 = *((__global gale_long *) (arg_fs + 16 + l_139));
                        l_141 = (long) ((ulong) l_140 + (ulong) 64L);
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_141) & 1023)))))) = 0L;
                        l_142 = (long) ((ulong) l_138 + (ulong) ((long) (uint) (((int) l_140) & 1023)));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 4L)))) = i_69;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_140 + (ulong) ((long) ((ulong) (l_140 >> 63) >> 58)))) >> 6)) + (uint) 1));
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 12L)))) = i_73;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 16L)))) = l_71;
                        l_143 = (long) i_116;
                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 24L)))) = l_143;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 32L)))) = 0;
                        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_142 + (ulong) 36L)))) = 0;
                        GALEFS_FENCE();
                        *((volatile __global gale_int *) (arg_fs + 16 + l_142)) = 64;
                        *((__global gale_long *) (arg_fs + 16 + l_139)) = l_141;
                        GALEFS_FENCE();
                        i_144 = (int) get_group_id(0);
                        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) i_144))))) = (char) 1;
                        l_145 = (long) ((ulong) l_143 + (ulong) (-9223372036854775807L));
                        if (l_0 == 0L) {
                            l_106 = l_145;
                        } else {
                            GALEFS_FENCE();
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) (i_144 >> 6)))))) = (char) 1;
                            l_106 = l_145;
                        }
                    }
                }
            }
        } else {
            l_106 = 0L;
        }
        if (i_65 == 0) {
            if (l_106 < (-4611686018427387904L)) {
                l_146 = (long) ((int) get_group_id(0));
                l_147 = (long) ((ulong) l_4 + (ulong) ((l_146 << 12) + (l_146 << 11)));
                l_148 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 1896L))));
                l_149 = (long) ((ulong) l_148 + (ulong) (-64L));
                i_150 = (int) ((uint) ((int) (((long) ((ulong) l_149 + (ulong) ((long) ((ulong) (l_149 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_151 = (long) ((ulong) l_147 + (ulong) 1792L);
                l_152 = (long) ((ulong) l_147 + (ulong) 1796L);
                i_153 = 0;
                l_154 = 0L;
                l_155 = (-1L);
                while (true) {
                    if (!(i_153 == 0)) {
                        break;
                    }
                    i_156 = *((volatile __global gale_int *) (arg_fs + 16 + l_152));
                    i_157 = *((volatile __global gale_int *) (arg_fs + 16 + l_151));
                    if (i_150 == i_157) {
                        i_153 = 1;
                    } else {
                        if (i_156 == 0) {
                            if (l_154 < l_3) {
                                GALEFS_RELAX(l_154);
                                l_158 = (long) ((ulong) l_154 + (ulong) 1L);
                                l_154 = l_158;
                            } else {
                                l_159 = *((volatile __global gale_long *) (arg_fs + 16 + l_2));
                                i_160 = (l_155 == l_159) ? (-110) : 0;
                                i_153 = i_160;
                                l_154 = 0L;
                                l_155 = l_159;
                            }
                        } else {
                            i_161 = (int) (0 - (uint) i_156);
                            i_153 = i_161;
                        }
                    }
                }
                if (i_153 < 0) {
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 1888L)))) = i_150;
                }
                GALEFS_FENCE();
                if (i_153 < 0) {
                    l_162 = (long) i_153;
                    l_163 = l_162;
                } else {
                    l_164 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) 1800L))));
                    l_163 = l_164;
                }
                i_165 = (int) ((uint) ((int) l_106) + (uint) (-1));
                if (i_165 < 0) {
                    l_166 = l_163;
                } else {
                    if (l_163 < 0L) {
                        l_166 = l_163;
                    } else {
                        l_167 = (l_163 << 32) | ((long) (uint) i_165);
                        l_166 = l_167;
                    }
                }
            } else {
                l_166 = l_106;
            }
        } else {
            l_166 = l_106;
        }
        GALEFS_BROADCAST(2, l_168, l_166);
        i_169 = (int) l_168;
        if (l_168 < 0L) {
            i_170 = 0;
        } else {
            i_170 = i_169;
        }
        if (l_168 < 0L) {
            l_171 = 0L;
        } else {
            if (i_169 == 0) {
                l_171 = 0L;
            } else {
                l_172 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) ((ulong) l_168 >> 32)) << 5))) + (ulong) 16L))));
                l_173 = (long) ((ulong) l_72 + (ulong) l_172);
                l_171 = l_173;
            }
        }
        gale_copy((arg_data + 16 + l_71), (arg_fs + 16 + l_171), i_170);
        GALEFS_BARRIER(3);
        if (i_64 == 0) {
            if (!(i_170 < 1)) {
                l_174 = (long) ((int) get_group_id(0));
                l_175 = (long) ((ulong) ((long) ((ulong) l_4 + (ulong) ((l_174 << 12) + (l_174 << 11)))) + (ulong) 1880L);
                l_176 = *((__global gale_long *) (arg_fs + 16 + l_175));
                *((__global gale_long *) (arg_fs + 16 + l_175)) = ((long) ((ulong) ((long) (uint) i_170) + (ulong) l_176));
                GALEFS_RELEASE_FENCE();
                i_177 = (int) get_group_id(0);
                i_178 = *((__global gale_int *) (arg_fs + 16 + 36L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_177 & ((int) ((uint) (1 << i_178) + (uint) (-1))))) << 6) + (((long) (i_177 >> i_178)) << 2)))))) = 0;
                l_179 = (long) ((int) get_group_id(0));
                l_180 = (long) ((ulong) l_4 + (ulong) ((l_179 << 12) + (l_179 << 11)));
                l_181 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1896L))));
                l_182 = (long) ((ulong) l_181 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_180 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_182 + (ulong) ((long) ((ulong) (l_182 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
        }
        i_183 = (int) ((uint) i_70 + (uint) i_170);
        i_184 = (((!(i_69 == 4)) || (i_183 < 1)) || (i_63 == 0)) ? 0 : 5;
        if (i_170 == 0) {
            i_69 = i_184;
            i_70 = i_183;
        } else {
            if (i_183 == 4) {
                i_69 = i_184;
                i_70 = i_183;
            } else {
                i_70 = i_183;
            }
        }
    }
    GALEFS_GROUP_END()
}
#endif
