// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.hello.Hello#countLines
// entry point: galefs_countLines
// parameters: LONG_ARRAY INT_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// suspension: 3 waits, 7 values, 48 bytes
// string: "hello.txt"
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/sample/hello/Hello.java
// source SHA-256: d90909454f20a1908d301c91aaf2bf8b6e24a7f3feb51aa7fa3371180331517b

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

__constant char gale_literals[] = {104, 101, 108, 108, 111, 46, 116, 120, 116};

#ifdef GALEFS_SUSPENDED
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_111) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_22) VARIABLE(int, i_23) VARIABLE(int, i_26) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_36) VARIABLE(long, l_0) VARIABLE(long, l_102) VARIABLE(long, l_112) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_32) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_37) VARIABLE(long, l_39)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(l_0) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_36) VARIABLE(l_0) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34) VARIABLE(l_37) VARIABLE(l_39)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(i_36) VARIABLE(l_0) VARIABLE(l_102) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_32) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_111) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_23) VARIABLE(i_26) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_112) VARIABLE(l_2) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_25) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_31) VARIABLE(l_32)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_1, i_3, i_4, i_8, i_9, i_10, i_14, i_15, i_18, i_19, i_20, i_22, i_23, i_26, i_30, i_31, i_35, i_36, i_40, i_41, i_43, i_47, i_48, i_49, i_50, i_51, i_53, i_54, i_60, i_61, i_62, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_75, i_76, i_77, i_78, i_79, i_81, i_83, i_84, i_85, i_86, i_87, i_89, i_91, i_92, i_94, i_95, i_103, i_104, i_109, i_110, i_111, i_113, i_114, i_117, i_119, i_120, i_121, i_126, i_127, i_128;
    long l_0, l_2, l_5, l_6, l_7, l_11, l_12, l_13, l_16, l_17, l_21, l_24, l_25, l_27, l_28, l_29, l_32, l_33, l_34, l_37, l_38, l_39, l_42, l_44, l_45, l_46, l_52, l_55, l_56, l_57, l_58, l_59, l_63, l_64, l_65, l_73, l_74, l_80, l_82, l_88, l_90, l_93, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_107, l_108, l_112, l_115, l_116, l_118, l_122, l_123, l_124, l_125, l_129, l_130, l_131, l_132;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 5 * gale_items);
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
                if (!(i_14 < 9)) {
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
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) 36L)))) = 9;
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
    i_18 = (int) l_17;
    i_19 = (i_18 < 0) ? i_18 : 16384;
    i_20 = (int) get_local_size(0);
    l_21 = (long) gale_group_count;
    i_22 = (int) get_local_id(0);
    i_23 = (int) get_local_id(0);
    l_24 = ((long) gale_group) << 14;
    l_25 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_26 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_27 = 1L << i_26;
    l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
    l_29 = (long) gale_group;
    i_30 = (int) get_local_id(0);
    i_31 = i_19;
    l_32 = 0L;
    l_33 = l_29;
    while (true) {
        if (i_31 < 1) {
            break;
        }
        l_34 = l_33 << 14;
        i_35 = 1;
        i_36 = 0;
        while (true) {
            if (!(i_35 == 1)) {
                break;
            }
            l_37 = (long) i_36;
            l_38 = (long) ((ulong) l_37 + (ulong) l_34);
            l_39 = l_38 & l_28;
            if (i_30 == 0) {
                i_40 = *((__global gale_int *) (arg_fs + 16 + 64L));
                i_41 = (int) (0 - (uint) i_40);
                l_42 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_18) << 3));
                i_43 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_44 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_41 < 0) {
                    l_45 = (long) i_41;
                    l_46 = l_45;
                } else {
                    if (i_18 < 0) {
                        i_47 = (-9);
                    } else {
                        if (i_18 < i_43) {
                            i_48 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                            i_49 = (int) ((uint) i_48 + (uint) (-1));
                            i_50 = (i_49 < 0) ? (-9) : i_49;
                            if (i_50 < 0) {
                                i_47 = i_50;
                            } else {
                                i_51 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_42 + (ulong) 4L))));
                                if ((i_51 & 3) == 1) {
                                    i_47 = (-9);
                                } else {
                                    i_47 = i_50;
                                }
                            }
                        } else {
                            i_47 = (-9);
                        }
                    }
                    l_52 = (long) i_47;
                    if (i_47 < 0) {
                        l_46 = l_52;
                    } else {
                        if (l_38 < 0L) {
                            l_46 = (-22L);
                        } else {
                            i_53 = (int) ((uint) 16384 - (uint) i_36);
                            if (i_53 < 0) {
                                l_46 = (-22L);
                            } else {
                                i_54 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                                if (i_54 == 0) {
                                    l_55 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_44 + (ulong) (l_52 << 6)))));
                                    l_56 = (long) ((ulong) l_55 - (ulong) l_38);
                                    if (l_56 < 1L) {
                                        l_46 = 0L;
                                    } else {
                                        l_57 = (long) (uint) i_53;
                                        l_58 = (l_56 < l_57) ? l_56 : l_57;
                                        l_46 = l_58;
                                    }
                                } else {
                                    l_46 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_46 < 1L) {
                    l_59 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                    i_60 = *((__global gale_int *) (arg_fs + 16 + l_59));
                    i_61 = (int) ((uint) i_60 + (uint) 1);
                    *((__global gale_int *) (arg_fs + 16 + l_59)) = i_61;
                    if (i_1 < i_61) {
                        i_62 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                        if (i_62 == 0) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                            l_63 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                            *((__global gale_int *) (arg_fs + 16 + l_63)) = 64;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 4L)))) = 1073741825;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 12L)))) = 0;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 16L)))) = l_46;
                            *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 24L)))) = 0L;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 32L)))) = 0;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_63 + (ulong) 36L)))) = 0;
                            l_64 = LONG_MIN;
                        } else {
                            l_64 = l_46;
                        }
                    } else {
                        l_64 = l_46;
                    }
                } else {
                    l_65 = (long) ((ulong) l_27 - (ulong) l_39);
                    if (l_65 < l_46) {
                        i_66 = (int) l_65;
                        i_67 = i_66;
                    } else {
                        i_68 = (int) l_46;
                        i_67 = i_68;
                    }
                    if (i_18 < 0) {
                        i_69 = (-9);
                    } else {
                        if (i_18 < i_43) {
                            i_70 = *((volatile __global gale_int *) (arg_fs + 16 + l_42));
                            i_71 = (int) ((uint) i_70 + (uint) (-1));
                            i_72 = (i_71 < 0) ? (-9) : i_71;
                            i_69 = i_72;
                        } else {
                            i_69 = (-9);
                        }
                    }
                    l_73 = (long) i_69;
                    if (i_69 < 0) {
                        l_64 = l_73;
                    } else {
                        l_74 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
                        i_75 = *((__global gale_int *) (arg_fs + 16 + l_74));
                        i_76 = (int) ((uint) i_75 + (uint) 1);
                        *((__global gale_int *) (arg_fs + 16 + l_74)) = i_76;
                        if (i_1 < i_76) {
                            i_77 = (-1);
                        } else {
                            i_78 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_44 + (ulong) (l_73 << 6))) + (ulong) 8L))));
                            i_79 = *((__global gale_int *) (arg_fs + 16 + 152L));
                            l_80 = l_38 >> i_26;
                            i_81 = i_79 & ((int) (((long) ((ulong) ((long) ((ulong) l_80 + (ulong) (((long) i_78) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                            l_82 = *((__global gale_long *) (arg_fs + 16 + 128L));
                            i_83 = i_81;
                            i_84 = 0;
                            i_85 = (-2);
                            while (true) {
                                if (!(i_85 == (-2))) {
                                    break;
                                }
                                i_86 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (((long) i_83) << 2)))));
                                i_87 = (int) ((uint) i_86 + (uint) (-1));
                                if (i_87 < 0) {
                                    i_85 = (-1);
                                } else {
                                    l_88 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 136L))) + (ulong) (((long) (uint) i_87) << 4));
                                    i_89 = *((volatile __global gale_int *) (arg_fs + 16 + l_88));
                                    l_90 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_88 + (ulong) 8L))));
                                    if ((!(i_78 == i_89)) || (!(l_80 == l_90))) {
                                        if (i_79 == i_84) {
                                            i_85 = (-1);
                                        } else {
                                            i_91 = (int) ((uint) i_84 + (uint) 1);
                                            i_92 = i_79 & ((int) ((uint) i_83 + (uint) 1));
                                            i_83 = i_92;
                                            i_84 = i_91;
                                        }
                                    } else {
                                        i_85 = i_87;
                                    }
                                }
                            }
                            i_77 = i_85;
                        }
                        l_93 = (long) i_67;
                        if (i_77 < 0) {
                            i_94 = *((__global gale_int *) (arg_fs + 16 + 64L));
                            i_95 = (int) (0 - (uint) i_94);
                            if (i_95 < 0) {
                                l_96 = (long) i_95;
                                l_64 = l_96;
                            } else {
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                                l_97 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                                *((__global gale_int *) (arg_fs + 16 + l_97)) = 64;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L)))) = 3;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L)))) = i_18;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L)))) = l_38;
                                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L)))) = l_46;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 32L)))) = 0;
                                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 36L)))) = 0;
                                l_98 = (long) ((ulong) l_93 + (ulong) (-9223372036854775807L));
                                l_64 = l_98;
                            }
                        } else {
                            l_99 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                            l_100 = *((__global gale_long *) (arg_fs + 16 + l_99));
                            *((__global gale_long *) (arg_fs + 16 + l_99)) = ((long) ((ulong) l_100 + (ulong) 1L));
                            l_101 = l_93 | (((long) (uint) i_77) << 32);
                            l_64 = l_101;
                        }
                    }
                }
            } else {
                l_64 = 0L;
            }
            GALEFS_BROADCAST(2, l_102, l_64);
            if (l_102 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_18;
                gale_longs[gale_item] = (ulong) l_32;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_34;
                gale_ints[gale_items + gale_item] = (uint) i_36;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_37;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_39;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_102); }
                GALEFS_RETURN;
                resume_2:
                i_18 = (int) gale_ints[gale_item];
                l_32 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                l_34 = (long) gale_longs[2 * gale_items + gale_item];
                i_36 = (int) gale_ints[gale_items + gale_item];
                l_37 = (long) gale_longs[3 * gale_items + gale_item];
                l_39 = (long) gale_longs[4 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
                i_1 = *((__global gale_int *) (arg_fs + 16 + 48L));
                l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
                i_20 = (int) get_local_size(0);
                l_21 = (long) gale_group_count;
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                l_24 = ((long) gale_group) << 14;
                l_25 = *((__global gale_long *) (arg_fs + 16 + 144L));
                i_26 = *((__global gale_int *) (arg_fs + 16 + 156L));
                l_27 = 1L << i_26;
                l_28 = (long) ((ulong) l_27 + (ulong) (-1L));
                i_30 = (int) get_local_id(0);
                l_102 = gale_round_reply(gale_entry);
            }
            i_103 = (int) l_102;
            if (l_102 < 0L) {
                i_104 = 0;
            } else {
                i_104 = i_103;
            }
            if (l_102 < 0L) {
                l_105 = 0L;
            } else {
                l_106 = (long) ((ulong) l_102 >> 32);
                l_105 = l_106;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) ((long) ((ulong) l_25 + (ulong) (l_105 << i_26)))))), (arg_buffer + 16 + (l_37 + l_24)), i_104);
            GALEFS_BARRIER(3);
            if (i_23 == 0) {
                l_107 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
                l_108 = *((__global gale_long *) (arg_fs + 16 + l_107));
                *((__global gale_long *) (arg_fs + 16 + l_107)) = ((long) ((ulong) ((long) i_104) + (ulong) l_108));
            }
            i_109 = (int) ((uint) i_36 + (uint) i_104);
            if (l_102 < 0L) {
                i_35 = i_103;
                i_36 = i_109;
            } else {
                i_110 = ((i_104 < 1) || (!(i_109 < 16384))) ? 0 : 1;
                i_35 = i_110;
                i_36 = i_109;
            }
        }
        if (i_36 < 1) {
            i_111 = i_35;
        } else {
            i_111 = i_36;
        }
        l_112 = l_32;
        i_113 = i_22;
        while (true) {
            if (!(i_113 < i_111)) {
                break;
            }
            i_114 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_113) + l_24)));
            l_115 = (i_114 == 10) ? 1L : 0L;
            l_116 = (long) ((ulong) l_112 + (ulong) l_115);
            i_117 = (int) ((uint) i_113 + (uint) i_20);
            l_112 = l_116;
            i_113 = i_117;
        }
        GALEFS_BARRIER(4);
        l_118 = (long) ((ulong) l_33 + (ulong) l_21);
        i_31 = i_111;
        l_32 = l_112;
        l_33 = l_118;
    }
    if (((int) get_local_id(0)) == 0) {
        i_119 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
        if (i_119 == 0) {
            i_120 = *((__global gale_int *) (arg_fs + 16 + 64L));
            i_121 = (int) (0 - (uint) i_120);
            if (i_121 < 0) {
                l_122 = (long) i_121;
                l_123 = l_122;
            } else {
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                l_124 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                *((__global gale_int *) (arg_fs + 16 + l_124)) = 64;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 4L)))) = 2;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 12L)))) = i_18;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 16L)))) = 0L;
                *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 24L)))) = 0L;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 32L)))) = 0;
                *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_124 + (ulong) 36L)))) = 0;
                l_123 = LONG_MIN;
            }
        } else {
            l_125 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
            i_126 = *((__global gale_int *) (arg_fs + 16 + l_125));
            i_127 = (int) ((uint) i_126 + (uint) 1);
            *((__global gale_int *) (arg_fs + 16 + l_125)) = i_127;
            if (i_1 < i_127) {
                i_128 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
                if (i_128 == 0) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
                    l_129 = (long) ((ulong) l_0 + (ulong) (((long) ((int) get_group_id(0))) << 6));
                    *((__global gale_int *) (arg_fs + 16 + l_129)) = 64;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 4L)))) = 1073741825;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 12L)))) = 0;
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 16L)))) = (-16L);
                    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 24L)))) = 0L;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 32L)))) = 0;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_129 + (ulong) 36L)))) = 0;
                    l_123 = LONG_MIN;
                } else {
                    l_123 = (-16L);
                }
            } else {
                l_123 = (-16L);
            }
        }
    } else {
        l_123 = 0L;
    }
    GALEFS_BROADCAST(5, l_130, l_123);
    if (l_130 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_31;
        gale_longs[gale_item] = (ulong) l_32;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_130); }
        GALEFS_RETURN;
        resume_3:
        i_31 = (int) gale_ints[gale_item];
        l_32 = (long) gale_longs[gale_item];
        l_130 = gale_round_reply(gale_entry);
    }
    if (i_31 < 0) {
        l_131 = (long) i_31;
        l_132 = l_131;
    } else {
        l_132 = l_32;
    }
    *((__global gale_long *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3) + 16L))) = l_132;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_179) VARIABLE(int, i_180) VARIABLE(int, i_192) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_73) VARIABLE(long, l_0) VARIABLE(long, l_1) VARIABLE(long, l_178) VARIABLE(long, l_193) VARIABLE(long, l_2) VARIABLE(long, l_57) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_69) VARIABLE(long, l_70) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_76)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_2) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_76)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_179) VARIABLE(i_180) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(i_73) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_178) VARIABLE(l_2) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_69) VARIABLE(l_70) VARIABLE(l_71)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_192) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_67) VARIABLE(l_0) VARIABLE(l_1) VARIABLE(l_193) VARIABLE(l_2) VARIABLE(l_57) VARIABLE(l_60) VARIABLE(l_61) VARIABLE(l_64) VARIABLE(l_65) VARIABLE(l_70)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_68) VARIABLE(l_69)

__kernel void galefs_countLines(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_8, i_10, i_11, i_13, i_15, i_17, i_18, i_20, i_26, i_27, i_38, i_41, i_43, i_44, i_46, i_50, i_54, i_55, i_56, i_58, i_59, i_62, i_63, i_67, i_68, i_72, i_73, i_78, i_79, i_81, i_85, i_86, i_87, i_88, i_89, i_91, i_93, i_100, i_101, i_102, i_103, i_104, i_105, i_106, i_108, i_109, i_111, i_114, i_115, i_116, i_117, i_118, i_120, i_122, i_123, i_124, i_128, i_134, i_136, i_137, i_139, i_141, i_143, i_144, i_146, i_163, i_166, i_168, i_169, i_171, i_175, i_179, i_180, i_190, i_191, i_192, i_194, i_195, i_198, i_201, i_205, i_207, i_208, i_210, i_212, i_214, i_215, i_217, i_230, i_233, i_235, i_236, i_238, i_242;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_7, l_9, l_12, l_14, l_16, l_19, l_21, l_22, l_23, l_24, l_25, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_39, l_40, l_42, l_45, l_47, l_48, l_49, l_51, l_52, l_53, l_57, l_60, l_61, l_64, l_65, l_66, l_69, l_70, l_71, l_74, l_75, l_76, l_77, l_80, l_82, l_83, l_84, l_90, l_92, l_94, l_95, l_96, l_97, l_98, l_99, l_107, l_110, l_112, l_113, l_119, l_121, l_125, l_126, l_127, l_129, l_130, l_131, l_132, l_133, l_135, l_138, l_140, l_142, l_145, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_160, l_161, l_162, l_164, l_165, l_167, l_170, l_172, l_173, l_174, l_176, l_177, l_178, l_181, l_182, l_183, l_184, l_185, l_186, l_187, l_188, l_189, l_193, l_196, l_197, l_199, l_200, l_202, l_203, l_204, l_206, l_209, l_211, l_213, l_216, l_218, l_219, l_220, l_221, l_222, l_223, l_224, l_225, l_226, l_227, l_228, l_229, l_231, l_232, l_234, l_237, l_239, l_240, l_241, l_243, l_244, l_245, l_246, l_247;
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
                if (!(i_26 < 9)) {
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
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) 36L)))) = 9;
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
    i_54 = (int) l_53;
    i_55 = (i_54 < 0) ? i_54 : 16384;
    i_56 = (int) get_local_size(0);
    l_57 = (long) ((int) get_num_groups(0));
    i_58 = (int) get_local_id(0);
    i_59 = (int) get_local_id(0);
    l_60 = ((long) ((int) get_group_id(0))) << 14;
    l_61 = *((__global gale_long *) (arg_fs + 16 + 144L));
    i_62 = (int) get_local_id(0);
    i_63 = *((__global gale_int *) (arg_fs + 16 + 156L));
    l_64 = 1L << i_63;
    l_65 = (long) ((ulong) l_64 + (ulong) (-1L));
    l_66 = (long) ((int) get_group_id(0));
    i_67 = (int) get_local_id(0);
    i_68 = i_55;
    l_69 = 0L;
    l_70 = l_66;
    while (true) {
        if (i_68 < 1) {
            break;
        }
        l_71 = l_70 << 14;
        i_72 = 1;
        i_73 = 0;
        while (true) {
            if (!(i_72 == 1)) {
                break;
            }
            l_74 = (long) i_73;
            l_75 = (long) ((ulong) l_74 + (ulong) l_71);
            l_76 = l_75 & l_65;
            if (i_67 == 0) {
                l_77 = (long) ((int) get_group_id(0));
                i_78 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_77 << 12) + (l_77 << 11)))) + (ulong) 1796L))));
                i_79 = (int) (0 - (uint) i_78);
                l_80 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) i_54) << 3));
                i_81 = *((__global gale_int *) (arg_fs + 16 + 208L));
                l_82 = *((__global gale_long *) (arg_fs + 16 + 200L));
                if (i_79 < 0) {
                    l_83 = (long) i_79;
                    l_84 = l_83;
                } else {
                    if (i_54 < 0) {
                        i_85 = (-9);
                    } else {
                        if (i_54 < i_81) {
                            i_86 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                            i_87 = (int) ((uint) i_86 + (uint) (-1));
                            i_88 = (i_87 < 0) ? (-9) : i_87;
                            if (i_88 < 0) {
                                i_85 = i_88;
                            } else {
                                i_89 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) 4L))));
                                if ((i_89 & 3) == 1) {
                                    i_85 = (-9);
                                } else {
                                    i_85 = i_88;
                                }
                            }
                        } else {
                            i_85 = (-9);
                        }
                    }
                    l_90 = (long) i_85;
                    if (i_85 < 0) {
                        l_84 = l_90;
                    } else {
                        if (l_75 < 0L) {
                            l_84 = (-22L);
                        } else {
                            i_91 = (int) ((uint) 16384 - (uint) i_73);
                            if (i_91 < 0) {
                                l_84 = (-22L);
                            } else {
                                l_92 = (long) ((int) get_group_id(0));
                                i_93 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_92 << 12) + (l_92 << 11)))) + (ulong) 1856L))));
                                if (i_93 == 0) {
                                    l_94 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) (l_90 << 6)))));
                                    l_95 = (long) ((ulong) l_94 - (ulong) l_75);
                                    if (l_95 < 1L) {
                                        l_84 = 0L;
                                    } else {
                                        l_96 = (long) (uint) i_91;
                                        l_97 = (l_95 < l_96) ? l_95 : l_96;
                                        l_84 = l_97;
                                    }
                                } else {
                                    l_84 = (-16L);
                                }
                            }
                        }
                    }
                }
                if (l_84 < 1L) {
                    l_98 = l_84;
                } else {
                    l_99 = (long) ((ulong) l_64 - (ulong) l_76);
                    if (l_99 < l_84) {
                        i_100 = (int) l_99;
                        i_101 = i_100;
                    } else {
                        i_102 = (int) l_84;
                        i_101 = i_102;
                    }
                    if (i_54 < 0) {
                        i_103 = (-9);
                    } else {
                        if (i_54 < i_81) {
                            i_104 = *((volatile __global gale_int *) (arg_fs + 16 + l_80));
                            i_105 = (int) ((uint) i_104 + (uint) (-1));
                            i_106 = (i_105 < 0) ? (-9) : i_105;
                            i_103 = i_106;
                        } else {
                            i_103 = (-9);
                        }
                    }
                    l_107 = (long) i_103;
                    if (i_103 < 0) {
                        l_98 = l_107;
                    } else {
                        i_108 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_82 + (ulong) (l_107 << 6))) + (ulong) 8L))));
                        i_109 = *((__global gale_int *) (arg_fs + 16 + 152L));
                        l_110 = l_75 >> i_63;
                        i_111 = i_109 & ((int) (((long) ((ulong) ((long) ((ulong) l_110 + (ulong) (((long) i_108) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
                        l_112 = *((__global gale_long *) (arg_fs + 16 + 136L));
                        l_113 = *((__global gale_long *) (arg_fs + 16 + 128L));
                        i_114 = i_111;
                        i_115 = 0;
                        i_116 = (-2);
                        while (true) {
                            if (!(i_116 == (-2))) {
                                break;
                            }
                            i_117 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_113 + (ulong) (((long) i_114) << 2)))));
                            i_118 = (int) ((uint) i_117 + (uint) (-1));
                            if (i_118 < 0) {
                                i_116 = (-1);
                            } else {
                                l_119 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_118) << 4));
                                i_120 = *((volatile __global gale_int *) (arg_fs + 16 + l_119));
                                l_121 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_119 + (ulong) 8L))));
                                if ((!(i_108 == i_120)) || (!(l_110 == l_121))) {
                                    if (i_109 == i_115) {
                                        i_116 = (-1);
                                    } else {
                                        i_122 = (int) ((uint) i_115 + (uint) 1);
                                        i_123 = i_109 & ((int) ((uint) i_114 + (uint) 1));
                                        i_114 = i_123;
                                        i_115 = i_122;
                                    }
                                } else {
                                    i_116 = i_118;
                                }
                            }
                        }
                        if (i_116 < 0) {
                            i_124 = i_116;
                        } else {
                            l_125 = (long) ((int) get_group_id(0));
                            l_126 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_125 << 12) + (l_125 << 11)))) + (ulong) 1888L);
                            *((volatile __global gale_int *) (arg_fs + 16 + l_126)) = ((int) ((uint) i_116 + (uint) 1));
                            GALEFS_FENCE();
                            l_127 = (long) ((ulong) l_112 + (ulong) (((long) (uint) i_116) << 4));
                            i_128 = *((volatile __global gale_int *) (arg_fs + 16 + l_127));
                            l_129 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_127 + (ulong) 8L))));
                            if ((!(i_108 == i_128)) || (!(l_110 == l_129))) {
                                *((volatile __global gale_int *) (arg_fs + 16 + l_126)) = 0;
                            }
                            GALEFS_FENCE();
                            if ((!(i_108 == i_128)) || (!(l_110 == l_129))) {
                                i_124 = (-1);
                            } else {
                                i_124 = i_116;
                            }
                        }
                        l_130 = (long) i_101;
                        if (i_124 < 0) {
                            l_131 = (long) ((int) get_group_id(0));
                            l_132 = (long) ((ulong) l_2 + (ulong) ((l_131 << 12) + (l_131 << 11)));
                            l_133 = (long) ((ulong) l_132 + (ulong) 1796L);
                            i_134 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                            l_135 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_132 + (ulong) 1896L))));
                            i_136 = (int) (0 - (uint) i_134);
                            if (i_136 < 0) {
                                i_137 = i_136;
                            } else {
                                l_138 = (long) ((ulong) l_135 + (ulong) (-64L));
                                i_139 = (int) ((uint) ((int) (((long) ((ulong) l_138 + (ulong) ((long) ((ulong) (l_138 >> 63) >> 58)))) >> 6)) + (uint) 1);
                                l_140 = (long) ((ulong) l_132 + (ulong) 1792L);
                                i_141 = 0;
                                l_142 = 0L;
                                while (true) {
                                    if (!(i_141 == 0)) {
                                        break;
                                    }
                                    i_143 = *((volatile __global gale_int *) (arg_fs + 16 + l_133));
                                    i_144 = *((volatile __global gale_int *) (arg_fs + 16 + l_140));
                                    if (i_139 == i_144) {
                                        i_141 = 1;
                                    } else {
                                        if (i_143 == 0) {
                                            if (l_142 < l_1) {
                                                GALEFS_RELAX(l_142);
                                                l_145 = (long) ((ulong) l_142 + (ulong) 1L);
                                                l_142 = l_145;
                                            } else {
                                                i_141 = (-110);
                                            }
                                        } else {
                                            i_146 = (int) (0 - (uint) i_143);
                                            i_141 = i_146;
                                        }
                                    }
                                }
                                i_137 = i_141;
                            }
                            if (i_137 < 0) {
                                l_147 = (long) i_137;
                                l_98 = l_147;
                            } else {
                                l_148 = (long) ((int) get_group_id(0));
                                l_149 = (long) ((ulong) l_2 + (ulong) ((l_148 << 12) + (l_148 << 11)));
                                l_150 = (long) ((ulong) l_149 + (ulong) 1896L);
                                l_151 = *((__global gale_long *) (arg_fs + 16 + l_150));
                                l_152 = (long) ((ulong) l_151 + (ulong) 64L);
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_149 + (ulong) ((long) (uint) (((int) l_152) & 1023)))))) = 0L;
                                l_153 = (long) ((ulong) l_149 + (ulong) ((long) (uint) (((int) l_151) & 1023)));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 4L)))) = 3;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_151 + (ulong) ((long) ((ulong) (l_151 >> 63) >> 58)))) >> 6)) + (uint) 1));
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 12L)))) = i_54;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 16L)))) = l_75;
                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 24L)))) = l_84;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 32L)))) = 0;
                                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_153 + (ulong) 36L)))) = 0;
                                GALEFS_FENCE();
                                *((volatile __global gale_int *) (arg_fs + 16 + l_153)) = 64;
                                *((__global gale_long *) (arg_fs + 16 + l_150)) = l_152;
                                GALEFS_FENCE();
                                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                                l_154 = (long) ((ulong) l_130 + (ulong) (-9223372036854775807L));
                                l_98 = l_154;
                            }
                        } else {
                            l_155 = (long) ((int) get_group_id(0));
                            l_156 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_155 << 12) + (l_155 << 11)))) + (ulong) 1864L);
                            l_157 = *((__global gale_long *) (arg_fs + 16 + l_156));
                            *((__global gale_long *) (arg_fs + 16 + l_156)) = ((long) ((ulong) l_157 + (ulong) 1L));
                            l_158 = l_130 | (((long) (uint) i_124) << 32);
                            l_98 = l_158;
                        }
                    }
                }
            } else {
                l_98 = 0L;
            }
            if (i_62 == 0) {
                if (l_98 < (-4611686018427387904L)) {
                    l_159 = (long) ((int) get_group_id(0));
                    l_160 = (long) ((ulong) l_2 + (ulong) ((l_159 << 12) + (l_159 << 11)));
                    l_161 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 1896L))));
                    l_162 = (long) ((ulong) l_161 + (ulong) (-64L));
                    i_163 = (int) ((uint) ((int) (((long) ((ulong) l_162 + (ulong) ((long) ((ulong) (l_162 >> 63) >> 58)))) >> 6)) + (uint) 1);
                    l_164 = (long) ((ulong) l_160 + (ulong) 1792L);
                    l_165 = (long) ((ulong) l_160 + (ulong) 1796L);
                    i_166 = 0;
                    l_167 = 0L;
                    while (true) {
                        if (!(i_166 == 0)) {
                            break;
                        }
                        i_168 = *((volatile __global gale_int *) (arg_fs + 16 + l_165));
                        i_169 = *((volatile __global gale_int *) (arg_fs + 16 + l_164));
                        if (i_163 == i_169) {
                            i_166 = 1;
                        } else {
                            if (i_168 == 0) {
                                if (l_167 < l_1) {
                                    GALEFS_RELAX(l_167);
                                    l_170 = (long) ((ulong) l_167 + (ulong) 1L);
                                    l_167 = l_170;
                                } else {
                                    i_166 = (-110);
                                }
                            } else {
                                i_171 = (int) (0 - (uint) i_168);
                                i_166 = i_171;
                            }
                        }
                    }
                    GALEFS_FENCE();
                    if (i_166 < 0) {
                        l_172 = (long) i_166;
                        l_173 = l_172;
                    } else {
                        l_174 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_160 + (ulong) 1800L))));
                        l_173 = l_174;
                    }
                    i_175 = (int) ((uint) ((int) l_98) + (uint) (-1));
                    if (i_175 < 0) {
                        l_176 = l_173;
                    } else {
                        if (l_173 < 0L) {
                            l_176 = l_173;
                        } else {
                            l_177 = (l_173 << 32) | ((long) (uint) i_175);
                            l_176 = l_177;
                        }
                    }
                } else {
                    l_176 = l_98;
                }
            } else {
                l_176 = l_98;
            }
            GALEFS_BROADCAST(2, l_178, l_176);
            i_179 = (int) l_178;
            if (l_178 < 0L) {
                i_180 = 0;
            } else {
                i_180 = i_179;
            }
            if (l_178 < 0L) {
                l_181 = 0L;
            } else {
                l_182 = (long) ((ulong) l_178 >> 32);
                l_181 = l_182;
            }
            gale_copy((arg_fs + 16 + ((long) ((ulong) l_76 + (ulong) ((long) ((ulong) l_61 + (ulong) (l_181 << i_63)))))), (arg_buffer + 16 + (l_74 + l_60)), i_180);
            GALEFS_FENCE();
            GALEFS_BARRIER(3);
            if (i_59 == 0) {
                l_183 = (long) ((int) get_group_id(0));
                l_184 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_183 << 12) + (l_183 << 11)))) + (ulong) 1872L);
                l_185 = *((__global gale_long *) (arg_fs + 16 + l_184));
                *((__global gale_long *) (arg_fs + 16 + l_184)) = ((long) ((ulong) ((long) i_180) + (ulong) l_185));
                l_186 = (long) ((int) get_group_id(0));
                l_187 = (long) ((ulong) l_2 + (ulong) ((l_186 << 12) + (l_186 << 11)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 1888L)))) = 0;
                l_188 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 1896L))));
                l_189 = (long) ((ulong) l_188 + (ulong) (-64L));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_187 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_189 + (ulong) ((long) ((ulong) (l_189 >> 63) >> 58)))) >> 6)) + (uint) 1));
            }
            i_190 = (int) ((uint) i_73 + (uint) i_180);
            if (l_178 < 0L) {
                i_72 = i_179;
                i_73 = i_190;
            } else {
                i_191 = ((i_180 < 1) || (!(i_190 < 16384))) ? 0 : 1;
                i_72 = i_191;
                i_73 = i_190;
            }
        }
        if (i_73 < 1) {
            i_192 = i_72;
        } else {
            i_192 = i_73;
        }
        l_193 = l_69;
        i_194 = i_58;
        while (true) {
            if (!(i_194 < i_192)) {
                break;
            }
            i_195 = (int) *((__global char *) (arg_buffer + 16 + (((long) i_194) + l_60)));
            l_196 = (i_195 == 10) ? 1L : 0L;
            l_197 = (long) ((ulong) l_193 + (ulong) l_196);
            i_198 = (int) ((uint) i_194 + (uint) i_56);
            l_193 = l_197;
            i_194 = i_198;
        }
        GALEFS_BARRIER(4);
        l_199 = (long) ((ulong) l_70 + (ulong) l_57);
        i_68 = i_192;
        l_69 = l_193;
        l_70 = l_199;
    }
    if (((int) get_local_id(0)) == 0) {
        l_200 = (long) ((int) get_group_id(0));
        i_201 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_200 << 12) + (l_200 << 11)))) + (ulong) 1856L))));
        if (i_201 == 0) {
            l_202 = (long) ((int) get_group_id(0));
            l_203 = (long) ((ulong) l_2 + (ulong) ((l_202 << 12) + (l_202 << 11)));
            l_204 = (long) ((ulong) l_203 + (ulong) 1796L);
            i_205 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
            l_206 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_203 + (ulong) 1896L))));
            i_207 = (int) (0 - (uint) i_205);
            if (i_207 < 0) {
                i_208 = i_207;
            } else {
                l_209 = (long) ((ulong) l_206 + (ulong) (-64L));
                i_210 = (int) ((uint) ((int) (((long) ((ulong) l_209 + (ulong) ((long) ((ulong) (l_209 >> 63) >> 58)))) >> 6)) + (uint) 1);
                l_211 = (long) ((ulong) l_203 + (ulong) 1792L);
                i_212 = 0;
                l_213 = 0L;
                while (true) {
                    if (!(i_212 == 0)) {
                        break;
                    }
                    i_214 = *((volatile __global gale_int *) (arg_fs + 16 + l_204));
                    i_215 = *((volatile __global gale_int *) (arg_fs + 16 + l_211));
                    if (i_210 == i_215) {
                        i_212 = 1;
                    } else {
                        if (i_214 == 0) {
                            if (l_213 < l_1) {
                                GALEFS_RELAX(l_213);
                                l_216 = (long) ((ulong) l_213 + (ulong) 1L);
                                l_213 = l_216;
                            } else {
                                i_212 = (-110);
                            }
                        } else {
                            i_217 = (int) (0 - (uint) i_214);
                            i_212 = i_217;
                        }
                    }
                }
                i_208 = i_212;
            }
            if (i_208 < 0) {
                l_218 = (long) i_208;
                l_219 = l_218;
            } else {
                l_220 = (long) ((int) get_group_id(0));
                l_221 = (long) ((ulong) l_2 + (ulong) ((l_220 << 12) + (l_220 << 11)));
                l_222 = (long) ((ulong) l_221 + (ulong) 1896L);
                l_223 = *((__global gale_long *) (arg_fs + 16 + l_222));
                l_224 = (long) ((ulong) l_223 + (ulong) 64L);
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_224) & 1023)))))) = 0L;
                l_225 = (long) ((ulong) l_221 + (ulong) ((long) (uint) (((int) l_223) & 1023)));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 4L)))) = 2;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_223 + (ulong) ((long) ((ulong) (l_223 >> 63) >> 58)))) >> 6)) + (uint) 1));
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 12L)))) = i_54;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 16L)))) = 0L;
                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 24L)))) = 0L;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 32L)))) = 0;
                *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_225 + (ulong) 36L)))) = 0;
                GALEFS_FENCE();
                *((volatile __global gale_int *) (arg_fs + 16 + l_225)) = 64;
                *((__global gale_long *) (arg_fs + 16 + l_222)) = l_224;
                GALEFS_FENCE();
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) ((long) ((int) get_group_id(0))))))) = (char) 1;
                l_219 = LONG_MIN;
            }
        } else {
            l_219 = (-16L);
        }
    } else {
        l_219 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_219 < (-4611686018427387904L)) {
            l_226 = (long) ((int) get_group_id(0));
            l_227 = (long) ((ulong) l_2 + (ulong) ((l_226 << 12) + (l_226 << 11)));
            l_228 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 1896L))));
            l_229 = (long) ((ulong) l_228 + (ulong) (-64L));
            i_230 = (int) ((uint) ((int) (((long) ((ulong) l_229 + (ulong) ((long) ((ulong) (l_229 >> 63) >> 58)))) >> 6)) + (uint) 1);
            l_231 = (long) ((ulong) l_227 + (ulong) 1792L);
            l_232 = (long) ((ulong) l_227 + (ulong) 1796L);
            i_233 = 0;
            l_234 = 0L;
            while (true) {
                if (!(i_233 == 0)) {
                    break;
                }
                i_235 = *((volatile __global gale_int *) (arg_fs + 16 + l_232));
                i_236 = *((volatile __global gale_int *) (arg_fs + 16 + l_231));
                if (i_230 == i_236) {
                    i_233 = 1;
                } else {
                    if (i_235 == 0) {
                        if (l_234 < l_1) {
                            GALEFS_RELAX(l_234);
                            l_237 = (long) ((ulong) l_234 + (ulong) 1L);
                            l_234 = l_237;
                        } else {
                            i_233 = (-110);
                        }
                    } else {
                        i_238 = (int) (0 - (uint) i_235);
                        i_233 = i_238;
                    }
                }
            }
            GALEFS_FENCE();
            if (i_233 < 0) {
                l_239 = (long) i_233;
                l_240 = l_239;
            } else {
                l_241 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_227 + (ulong) 1800L))));
                l_240 = l_241;
            }
            i_242 = (int) ((uint) ((int) l_219) + (uint) (-1));
            if (i_242 < 0) {
                l_243 = l_240;
            } else {
                if (l_240 < 0L) {
                    l_243 = l_240;
                } else {
                    l_244 = (l_240 << 32) | ((long) (uint) i_242);
                    l_243 = l_244;
                }
            }
        } else {
            l_243 = l_219;
        }
    } else {
        l_243 = l_219;
    }
    GALEFS_BROADCAST(5, l_245, l_243);
    if (i_68 < 0) {
        l_246 = (long) i_68;
        l_247 = l_246;
    } else {
        l_247 = l_69;
    }
    *((__global gale_long *) (arg_results + ((((long) ((int) get_global_id(0))) << 3) + 16L))) = l_247;
    GALEFS_GROUP_END()
}
#endif
