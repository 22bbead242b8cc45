// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.FileKernels#mapRefusals
// entry point: galefs_mapRefusals
// parameters: LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE
// suspension: 14 waits, 3 values, 16 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/FileKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/call/HostCall.java
// source: io/github/galefs/kernel/call/Outcome.java
// source: io/github/galefs/kernel/file/BlockAccess.java
// source: io/github/galefs/kernel/file/BlockList.java
// source: io/github/galefs/kernel/file/BlockwiseReader.java
// source: io/github/galefs/kernel/file/BlockwiseWriter.java
// source: io/github/galefs/kernel/file/DeviceFile.java
// source: io/github/galefs/kernel/file/FileOpener.java
// source: io/github/galefs/kernel/file/FileOperation.java
// source: io/github/galefs/kernel/file/FileTableDescriptor.java
// source: io/github/galefs/kernel/file/FileTableReader.java
// source: io/github/galefs/kernel/file/FramePart.java
// source: io/github/galefs/kernel/file/ItemReader.java
// source: io/github/galefs/kernel/file/LiteralPath.java
// source: io/github/galefs/kernel/file/OpenFileCalls.java
// source: io/github/galefs/kernel/group/GroupStateDescriptor.java
// source: io/github/galefs/kernel/lane/LaneClient.java
// source: io/github/galefs/kernel/lane/LaneControlDescriptor.java
// source: io/github/galefs/kernel/lane/LaneDescriptor.java
// source: io/github/galefs/kernel/lane/LaneProducer.java
// source: io/github/galefs/kernel/page/PageTable.java
// source: io/github/galefs/kernel/page/PageTableDescriptor.java
// source: io/github/galefs/kernel/round/RoundClient.java
// source: io/github/galefs/kernel/round/RoundDescriptor.java
// source SHA-256: 58bc6a953f2078c2cf5df9085a977b221cf8016a495887b38bcd9944015afb19

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
typedef short GALEFS_MAY_ALIAS gale_short;
typedef int GALEFS_MAY_ALIAS gale_int;
typedef long GALEFS_MAY_ALIAS gale_long;
typedef float GALEFS_MAY_ALIAS gale_float;
typedef double GALEFS_MAY_ALIAS gale_double;

// Begins a function that a kernel calls. Inlined at each call, it would make PoCL take several times as long for a
// kernel; for GPUs calls cost more than their text.
#if defined(GALEFS_POCL)
#define GALEFS_FUNCTION(type) __attribute__((noinline)) type
#else
#define GALEFS_FUNCTION(type) type
#endif

// Precedes a loop that has no loops in it. By itself, PoCL vectorises such a loop but keeps one vector in flight, so
// that a sum waits for each addition and few loads are on their way. The hint does not let it reorder sums of floats,
// as one to vectorise would.
#if defined(GALEFS_POCL)
#define GALEFS_INNERMOST_LOOP() _Pragma("clang loop interleave_count(4)")
#else
#define GALEFS_INNERMOST_LOOP()
#endif

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
#elif defined(GALEFS_POCL) || defined(__aarch64__)
#define GALEFS_FENCE() __sync_synchronize()
#else
#define GALEFS_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_seq_cst, memory_scope_all_svm_devices)
#endif

// Orders loads before it before all accesses after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_ACQUIRE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(GALEFS_POCL) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#else
#define GALEFS_ACQUIRE_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_acquire, memory_scope_all_svm_devices)
#endif

// Orders all accesses before it before stores after it.
#if defined(__NV_CL_C_VERSION)
#define GALEFS_RELEASE_FENCE() __asm__ volatile("membar.sys;" ::: "memory")
#elif defined(GALEFS_POCL) || defined(__x86_64__) || defined(__aarch64__)
#define GALEFS_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#define GALEFS_RELEASE_FENCE() \
    atomic_work_item_fence( \
            CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE, memory_order_release, memory_scope_all_svm_devices)
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
typedef ulong8 __attribute__((aligned(1))) GALEFS_MAY_ALIAS gale_ulong8;

// Each work-item copies one contiguous range of whole cache lines. A C library's memcpy is for what remains only: for
// more, it may be the string move of the processor, which on AMD's Zen 3 and 4 takes twice the time if the destination
// lies less than a cache line behind the source in the page, as it does behind an array's header.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long end = min((long) byteCount, share * (worker + 1));
    long at = min((long) byteCount, share * worker);
    for (; end - at >= 256; at += 256) {
        const __global gale_ulong8 *from = (const __global gale_ulong8 *) (source + at);
        __global gale_ulong8 *to = (__global gale_ulong8 *) (destination + at);
        const ulong8 first = from[0];
        const ulong8 second = from[1];
        const ulong8 third = from[2];
        const ulong8 fourth = from[3];
        to[0] = first;
        to[1] = second;
        to[2] = third;
        to[3] = fourth;
    }
    __builtin_memcpy(destination + at, source + at, end - at);
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
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group, int gale_slot, int gale_position);

GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_2;
    long l_1, l_3, l_4, l_5, l_6;
    i_0 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
    if (i_0 == 0) {
        if (arg_pathLength < 1) {
            l_1 = gale_HostCall_decided(arg_fs, (-2L), gale_group, gale_slot, gale_position);
            return l_1;
        } else {
            if (arg_pathLength < 4097) {
                i_2 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                l_3 = (long) i_2;
                l_4 = l_3;
            } else {
                l_5 = gale_HostCall_decided(arg_fs, (-36L), gale_group, gale_slot, gale_position);
                l_4 = l_5;
            }
            return l_4;
        }
    } else {
        l_6 = gale_HostCall_decided(arg_fs, (-16L), gale_group, gale_slot, gale_position);
        return l_6;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position) {
    long l_0;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L)))) = 0;
    l_0 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) (((long) gale_position) << 6));
    *((__global gale_int *) (arg_fs + 16 + l_0)) = 64;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 4L)))) = arg_operation;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 12L)))) = arg_fd;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 16L)))) = arg_fileOffset;
    *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 24L)))) = arg_byteCount;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 32L)))) = arg_openFlags;
    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) 36L)))) = arg_pathLength;
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_5, i_7, i_8, i_9, i_10, i_12;
    long l_2, l_3, l_4, l_6, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21;
    i_0 = *((__global gale_int *) (arg_region + 16 + 64L));
    i_1 = (int) (0 - (uint) i_0);
    l_2 = (long) arg_byteCount;
    if (i_1 < 0) {
        l_3 = (long) i_1;
        l_4 = l_3;
    } else {
        if (arg_fd < 0) {
            i_5 = (-9);
        } else {
            if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
                l_6 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
                i_7 = *((volatile __global gale_int *) (arg_region + 16 + l_6));
                i_8 = (int) ((uint) i_7 + (uint) (-1));
                i_9 = (i_8 < 0) ? (-9) : i_8;
                if (i_9 < 0) {
                    i_5 = i_9;
                } else {
                    i_10 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_6 + (ulong) 4L))));
                    if ((i_10 & 3) == 1) {
                        i_5 = (-9);
                    } else {
                        i_5 = i_9;
                    }
                }
            } else {
                i_5 = (-9);
            }
        }
        l_11 = (long) i_5;
        if (i_5 < 0) {
            l_4 = l_11;
        } else {
            if (arg_fileOffset < 0L) {
                l_4 = (-22L);
            } else {
                if (arg_byteCount < 0) {
                    l_4 = (-22L);
                } else {
                    i_12 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
                    if (i_12 == 0) {
                        l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_11 << 6)))));
                        l_14 = (long) ((ulong) l_13 - (ulong) arg_fileOffset);
                        if (l_14 < 1L) {
                            l_4 = 0L;
                        } else {
                            l_15 = (l_14 < l_2) ? l_14 : l_2;
                            l_4 = l_15;
                        }
                    } else {
                        l_4 = (-16L);
                    }
                }
            }
        }
    }
    if (!(l_4 < 1L)) {
        if (l_2 == l_4) {
            l_16 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_17 = (long) ((ulong) l_16 - (ulong) (arg_fileOffset & ((long) ((ulong) l_16 + (ulong) (-1L)))));
            if (l_17 < l_2) {
                if (!(arg_byteCount == ((int) l_17))) {
                    goto B32;
                }
            }
            l_18 = gale_BlockAccess_acquireFrame(arg_region, 3, arg_fd, arg_fileOffset, arg_byteCount, arg_byteCount, gale_group, gale_slot, gale_position);
            l_19 = l_18;
            goto B33;
        }
    }
B32:;
    l_20 = (l_4 < 0L) ? l_4 : (-22L);
    l_21 = gale_HostCall_decided(arg_region, l_20, gale_group, gale_slot, gale_position);
    l_19 = l_21;
B33:;
    return l_19;
}

GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position) {
    long l_0;
    if (!(arg_held < 0L)) {
        if (!(((int) arg_held) == 0)) {
            l_0 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 136L))) + (ulong) (((long) ((ulong) arg_held >> 32)) << 5))) + (ulong) 16L))));
            return (long) ((ulong) l_0 + (ulong) (arg_fileOffset & ((long) ((ulong) (1L << (*((__global gale_int *) (arg_region + 16 + 148L)))) + (ulong) (-1L)))));
        }
    }
    return 0L;
}

GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position) {
    int i_1, i_2, i_3;
    long l_0, l_4, l_5;
    l_0 = *((__global gale_long *) (arg_region + 16 + 24L));
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6)))));
    if (i_1 == 0) {
        i_2 = *((__global gale_int *) (arg_region + 16 + 64L));
        i_3 = (int) (0 - (uint) i_2);
        if (i_3 < 0) {
            l_4 = (long) i_3;
            l_5 = l_4;
        } else {
            l_5 = (-22L);
        }
        return l_5;
    } else {
        *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6))))) = 0;
        gale_BlockAccess_releaseFrame(arg_region, 16, arg_bytes, gale_group, gale_slot, gale_position);
        return 0L;
    }
}

GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_4, i_6, i_7, i_8, i_9, i_11, i_17, i_20, i_21;
    long l_2, l_3, l_5, l_10, l_12, l_13, l_14, l_15, l_16, l_18, l_19, l_22;
    i_0 = *((__global gale_int *) (arg_region + 16 + 64L));
    i_1 = (int) (0 - (uint) i_0);
    if (i_1 < 0) {
        l_2 = (long) i_1;
        l_3 = l_2;
    } else {
        if (arg_fd < 0) {
            i_4 = (-9);
        } else {
            if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
                l_5 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
                i_6 = *((volatile __global gale_int *) (arg_region + 16 + l_5));
                i_7 = (int) ((uint) i_6 + (uint) (-1));
                i_8 = (i_7 < 0) ? (-9) : i_7;
                if (i_8 < 0) {
                    i_4 = i_8;
                } else {
                    i_9 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_5 + (ulong) 4L))));
                    if ((i_9 & 3) == 1) {
                        i_4 = (-9);
                    } else {
                        i_4 = i_8;
                    }
                }
            } else {
                i_4 = (-9);
            }
        }
        l_10 = (long) i_4;
        if (i_4 < 0) {
            l_3 = l_10;
        } else {
            if (arg_fileOffset < 0L) {
                l_3 = (-22L);
            } else {
                if (arg_byteCount < 0) {
                    l_3 = (-22L);
                } else {
                    i_11 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
                    if (i_11 == 0) {
                        l_12 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_10 << 6)))));
                        l_13 = (long) ((ulong) l_12 - (ulong) arg_fileOffset);
                        if (l_13 < 1L) {
                            l_3 = 0L;
                        } else {
                            l_14 = (long) (uint) arg_byteCount;
                            l_15 = (l_13 < l_14) ? l_13 : l_14;
                            l_3 = l_15;
                        }
                    } else {
                        l_3 = (-16L);
                    }
                }
            }
        }
    }
    if (l_3 < 1L) {
        l_16 = gale_HostCall_decided(arg_region, l_3, gale_group, gale_slot, gale_position);
        return l_16;
    } else {
        i_17 = (int) l_3;
        l_18 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
        l_19 = (long) ((ulong) l_18 - (ulong) (arg_fileOffset & ((long) ((ulong) l_18 + (ulong) (-1L)))));
        if (l_19 < l_3) {
            i_20 = (int) l_19;
            i_21 = i_20;
        } else {
            i_21 = i_17;
        }
        l_22 = gale_BlockAccess_acquireFrame(arg_region, 3, arg_fd, arg_fileOffset, i_17, i_21, gale_group, gale_slot, gale_position);
        return l_22;
    }
}

GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position) {
    long l_0, l_1;
    l_0 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) ((long) arg_counter));
    l_1 = *((__global gale_long *) (arg_region + 16 + l_0));
    *((__global gale_long *) (arg_region + 16 + l_0)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_1));
}

GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
    if (i_0 == 0) {
        l_1 = gale_HostCall_request(arg_fs, 2, arg_fd, 0L, 0L, (-1), gale_group, gale_slot, gale_position);
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_decided(arg_fs, (-16L), gale_group, gale_slot, gale_position);
        l_2 = l_3;
    }
    return l_2;
}

GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_2, i_3;
    long l_4, l_5, l_6, l_7;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        l_5 = l_4;
    } else {
        if ((arg_field == 0) || ((arg_field == 16) || ((arg_field == 24) || (arg_field == 32)))) {
            l_6 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) ((long) arg_field)))));
            l_5 = l_6;
        } else {
            l_5 = (-22L);
        }
    }
    l_7 = gale_HostCall_decided(arg_fs, l_5, gale_group, gale_slot, gale_position);
    return l_7;
}

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_4, i_5, i_6;
    long l_2, l_3, l_7, l_8;
    i_0 = *((__global gale_int *) (arg_fs + 16 + 64L));
    i_1 = (int) (0 - (uint) i_0);
    if (i_1 < 0) {
        return (long) i_1;
    } else {
        l_2 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_3 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_4 = *((__global gale_int *) (arg_fs + 16 + l_3));
        i_5 = (int) ((uint) i_4 + (uint) 1);
        *((__global gale_int *) (arg_fs + 16 + l_3)) = i_5;
        if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_5) {
            i_6 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) (((long) gale_slot) << 6)))));
            if (i_6 == 0) {
                l_7 = gale_HostCall_post(arg_fs, 1073741825, 0, arg_result, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
                l_8 = l_7;
            } else {
                l_8 = arg_result;
            }
        } else {
            l_8 = arg_result;
        }
        return l_8;
    }
}

GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position) {
    int i_0;
    i_0 = *((__global gale_int *) (arg_fs + 16 + 64L));
    return (int) (0 - (uint) i_0);
}

GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_2, i_3, i_7, i_8, i_9, i_10, i_12, i_14, i_15, i_16, i_17, i_18, i_20, i_22, i_23;
    long l_4, l_5, l_6, l_11, l_13, l_19, l_21, l_24, l_25, l_26;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        return l_4;
    } else {
        l_5 = *((__global gale_long *) (arg_region + 16 + 24L));
        l_6 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
        i_7 = *((__global gale_int *) (arg_region + 16 + l_6));
        i_8 = (int) ((uint) i_7 + (uint) 1);
        *((__global gale_int *) (arg_region + 16 + l_6)) = i_8;
        if (!((*((__global gale_int *) (arg_region + 16 + 48L))) < i_8)) {
            i_9 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) 8L))));
            i_10 = *((__global gale_int *) (arg_region + 16 + 144L));
            l_11 = arg_fileOffset >> (*((__global gale_int *) (arg_region + 16 + 148L)));
            i_12 = i_10 & ((int) (((long) ((ulong) ((long) ((ulong) l_11 + (ulong) (((long) i_9) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
            l_13 = *((__global gale_long *) (arg_region + 16 + 128L));
            i_14 = i_12;
            i_15 = 0;
            i_16 = (-2);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 == (-2))) {
                    break;
                }
                i_17 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_13 + (ulong) (((long) i_14) << 2)))));
                i_18 = (int) ((uint) i_17 + (uint) (-1));
                if (i_18 < 0) {
                    i_16 = (-1);
                } else {
                    l_19 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 136L))) + (ulong) (((long) (uint) i_18) << 5));
                    i_20 = *((volatile __global gale_int *) (arg_region + 16 + l_19));
                    l_21 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_19 + (ulong) 8L))));
                    if ((!(i_9 == i_20)) || (!(l_11 == l_21))) {
                        if (i_10 == i_15) {
                            i_16 = (-1);
                        } else {
                            i_22 = (int) ((uint) i_15 + (uint) 1);
                            i_23 = i_10 & ((int) ((uint) i_14 + (uint) 1));
                            i_14 = i_23;
                            i_15 = i_22;
                        }
                    } else {
                        i_16 = i_18;
                    }
                }
            }
            if (!(i_16 < 0)) {
                l_25 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_26 = *((__global gale_long *) (arg_region + 16 + l_25));
                *((__global gale_long *) (arg_region + 16 + l_25)) = ((long) ((ulong) l_26 + (ulong) 1L));
                return (((long) (uint) i_16) << 32) | ((long) arg_length);
            }
        }
        l_24 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) arg_byteCount), arg_length, gale_group, gale_slot, gale_position);
        return l_24;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group, int gale_slot, int gale_position) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group, gale_slot, gale_position);
        l_2 = l_3;
    }
    return l_2;
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_22) VARIABLE(long, l_59) VARIABLE(long, l_62) VARIABLE(long, l_8)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_8)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14) VARIABLE(l_22)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_14)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_59)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_62)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_9)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_9, i_55, i_56, i_57, i_58, i_63, i_64, i_66, i_67, i_68, i_72, i_73;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_10, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_32, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_59, l_60, l_61, l_62, l_65, l_69, l_70, l_71, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_81, l_82, l_83, l_84, l_85, l_86, l_87;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 1 * gale_items);
    GALEFS_GROUP_RESUME()
    switch (gale_int_at(gale_entry + 8)) {
        case 1:
            goto resume_1;
        case 2:
            goto resume_2;
        case 3:
            goto resume_3;
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        case 7:
            goto resume_7;
        case 8:
            goto resume_8;
        case 9:
            goto resume_9;
        case 10:
            goto resume_10;
        case 11:
            goto resume_11;
        case 12:
            goto resume_12;
        case 13:
            goto resume_13;
        case 14:
            goto resume_14;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_2 = l_6;
        }
    } else {
        l_2 = 0L;
    }
    GALEFS_BROADCAST(1, l_7, l_2);
    if (l_7 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    l_8 = *((__global gale_long *) (arg_args + 16L));
    i_9 = (int) l_7;
    l_10 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_10, 2, gale_group, gale_slot, gale_position);
        l_12 = l_11;
    } else {
        l_12 = 0L;
    }
    GALEFS_BROADCAST(2, l_13, l_12);
    if (l_13 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_13); }
        GALEFS_RETURN;
        resume_2:
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_10 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
        l_13 = gale_round_reply(gale_entry);
    }
    l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (((int) get_local_id(0)) == 0) {
        if (!(l_13 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_13 < 0L) {
        l_15 = l_13;
    } else {
        l_16 = gale_BlockAccess_offsetInRegion(arg_fs, l_13, l_10, gale_group, gale_slot, gale_position);
        l_15 = l_16;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_15;
    if (((int) get_local_id(0)) == 0) {
        l_17 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_8, 1, gale_group, gale_slot, gale_position);
        l_18 = l_17;
    } else {
        l_18 = 0L;
    }
    GALEFS_BROADCAST(3, l_19, l_18);
    if (l_19 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_8;
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_19); }
        GALEFS_RETURN;
        resume_3:
        l_8 = (long) gale_longs[gale_item];
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_19 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_19 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_19 < 0L) {
        l_20 = l_19;
    } else {
        l_21 = gale_BlockAccess_offsetInRegion(arg_fs, l_19, l_8, gale_group, gale_slot, gale_position);
        l_20 = l_21;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_20;
    l_22 = (long) ((ulong) l_8 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_BlockAccess_beginMapping(arg_fs, i_9, l_22, 2, gale_group, gale_slot, gale_position);
        l_24 = l_23;
    } else {
        l_24 = 0L;
    }
    GALEFS_BROADCAST(4, l_25, l_24);
    if (l_25 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        gale_longs[gale_item] = (ulong) l_22;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_25); }
        GALEFS_RETURN;
        resume_4:
        i_9 = (int) gale_ints[gale_item];
        l_22 = (long) gale_longs[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_25 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_25 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_25 < 0L) {
        l_26 = l_25;
    } else {
        l_27 = gale_BlockAccess_offsetInRegion(arg_fs, l_25, l_22, gale_group, gale_slot, gale_position);
        l_26 = l_27;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_26;
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 0, gale_group, gale_slot, gale_position);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    GALEFS_BROADCAST(5, l_30, l_29);
    if (l_30 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_30); }
        GALEFS_RETURN;
        resume_5:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_30 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_30 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_30 < 0L) {
        l_31 = l_30;
    } else {
        l_32 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, 0L, gale_group, gale_slot, gale_position);
        l_31 = l_32;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_31;
    if (((int) get_local_id(0)) == 0) {
        l_33 = gale_BlockAccess_beginMapping(arg_fs, i_9, (-1L), 1, gale_group, gale_slot, gale_position);
        l_34 = l_33;
    } else {
        l_34 = 0L;
    }
    GALEFS_BROADCAST(6, l_35, l_34);
    if (l_35 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_35); }
        GALEFS_RETURN;
        resume_6:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_35 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_35 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_35 < 0L) {
        l_36 = l_35;
    } else {
        l_37 = gale_BlockAccess_offsetInRegion(arg_fs, l_35, (-1L), gale_group, gale_slot, gale_position);
        l_36 = l_37;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_36;
    if (((int) get_local_id(0)) == 0) {
        l_38 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group, gale_slot, gale_position);
        l_39 = l_38;
    } else {
        l_39 = 0L;
    }
    GALEFS_BROADCAST(7, l_40, l_39);
    if (l_40 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_40); }
        GALEFS_RETURN;
        resume_7:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_40 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_40 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_40 < 0L) {
        l_41 = l_40;
    } else {
        l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, 0L, gale_group, gale_slot, gale_position);
        l_41 = l_42;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_41;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_43 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
        l_44 = l_43;
    } else {
        l_44 = 0L;
    }
    GALEFS_BROADCAST(9, l_45, l_44);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_45));
    if (((int) get_local_id(0)) == 0) {
        l_46 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position);
        l_47 = l_46;
    } else {
        l_47 = 0L;
    }
    GALEFS_BROADCAST(10, l_48, l_47);
    if (l_48 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_48); }
        GALEFS_RETURN;
        resume_8:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_48 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_48 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (!(l_48 < 0L)) {
        l_49 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, 0L, gale_group, gale_slot, gale_position);
    }
    if (((int) get_local_id(0)) == 0) {
        l_50 = gale_BlockAccess_beginMapping(arg_fs, i_9, 0L, 1, gale_group, gale_slot, gale_position);
        l_51 = l_50;
    } else {
        l_51 = 0L;
    }
    GALEFS_BROADCAST(11, l_52, l_51);
    if (l_52 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_52); }
        GALEFS_RETURN;
        resume_9:
        i_9 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_14 = *((__global gale_long *) (arg_fs + 16 + 24L));
        l_52 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_52 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_52 < 0L) {
        l_53 = l_52;
    } else {
        l_54 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, 0L, gale_group, gale_slot, gale_position);
        l_53 = l_54;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_53;
    i_55 = (int) get_local_id(0);
    i_56 = (int) get_local_id(0);
    i_57 = 1;
    i_58 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_57 == 1)) {
            break;
        }
        l_59 = (long) i_58;
        if (i_56 == 0) {
            l_60 = gale_BlockAccess_beginRead(arg_fs, i_9, l_59, ((int) ((uint) 1 - (uint) i_58)), gale_group, gale_slot, gale_position);
            l_61 = l_60;
        } else {
            l_61 = 0L;
        }
        GALEFS_BROADCAST(12, l_62, l_61);
        if (l_62 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_9;
            gale_ints[gale_items + gale_item] = (uint) i_58;
            gale_longs[gale_item] = (ulong) l_59;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_62); }
            GALEFS_RETURN;
            resume_10:
            i_9 = (int) gale_ints[gale_item];
            i_58 = (int) gale_ints[gale_items + gale_item];
            l_59 = (long) gale_longs[gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_55 = (int) get_local_id(0);
            i_56 = (int) get_local_id(0);
            l_62 = gale_round_reply(gale_entry);
        }
        i_63 = (int) l_62;
        if (l_62 < 0L) {
            i_64 = 0;
        } else {
            i_64 = i_63;
        }
        l_65 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_59, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_65), (arg_args + 16 + l_59), i_64);
        GALEFS_BARRIER(13);
        if (i_55 == 0) {
            if (!(i_64 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_64, gale_group, gale_slot, gale_position);
            }
        }
        i_66 = (int) ((uint) i_58 + (uint) i_64);
        if (l_62 < 0L) {
            i_57 = i_63;
            i_58 = i_66;
        } else {
            i_67 = ((i_64 < 1) || (!(i_66 < 1))) ? 0 : 1;
            i_57 = i_67;
            i_58 = i_66;
        }
    }
    if (i_58 < 1) {
        i_68 = i_57;
    } else {
        i_68 = i_58;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_68);
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_FileOpener_begin(arg_fs, 4, gale_group, gale_slot, gale_position);
        if (l_69 < 0L) {
            l_70 = l_69;
        } else {
            l_71 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_72 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_72 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) i_72))))) = (char) ((int) gale_literals[i_72]);
                i_73 = (int) ((uint) i_72 + (uint) 1);
                i_72 = i_73;
            }
            l_74 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group, gale_slot, gale_position);
            l_70 = l_74;
        }
    } else {
        l_70 = 0L;
    }
    GALEFS_BROADCAST(14, l_75, l_70);
    if (l_75 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_75); }
        GALEFS_RETURN;
        resume_11:
        i_9 = (int) gale_ints[gale_item];
        l_75 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_75));
    if (((int) get_local_id(0)) == 0) {
        l_76 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_77 = l_76;
    } else {
        l_77 = 0L;
    }
    GALEFS_BROADCAST(15, l_78, l_77);
    if (l_78 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_78); }
        GALEFS_RETURN;
        resume_12:
        i_9 = (int) gale_ints[gale_item];
        l_78 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_78));
    if (((int) get_local_id(0)) == 0) {
        l_79 = gale_OpenFileCalls_status(arg_fs, i_9, 0, gale_group, gale_slot, gale_position);
        l_80 = l_79;
    } else {
        l_80 = 0L;
    }
    GALEFS_BROADCAST(16, l_81, l_80);
    if (l_81 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_9;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 13, l_81); }
        GALEFS_RETURN;
        resume_13:
        i_9 = (int) gale_ints[gale_item];
        l_81 = gale_round_reply(gale_entry);
    }
    *((__global gale_long *) (arg_refusals + 104L)) = l_81;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_82 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group, gale_slot, gale_position);
        l_83 = l_82;
    } else {
        l_83 = 0L;
    }
    GALEFS_BROADCAST(18, l_84, l_83);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_84));
    if (((int) get_local_id(0)) == 0) {
        l_85 = gale_OpenFileCalls_beginClose(arg_fs, i_9, gale_group, gale_slot, gale_position);
        l_86 = l_85;
    } else {
        l_86 = 0L;
    }
    GALEFS_BROADCAST(19, l_87, l_86);
    if (l_87 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 14, l_87); }
        GALEFS_RETURN;
        resume_14:
        l_87 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group);

GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group) {
    int i_1, i_3;
    long l_0, l_2, l_4, l_5, l_6, l_7;
    l_0 = (long) gale_group;
    i_1 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1856L))));
    if (i_1 == 0) {
        if (arg_pathLength < 1) {
            l_2 = gale_HostCall_decided(arg_fs, (-2L), gale_group);
            return l_2;
        } else {
            if (arg_pathLength < 4097) {
                i_3 = gale_HostCall_begin(arg_fs, gale_group);
                l_4 = (long) i_3;
                l_5 = l_4;
            } else {
                l_6 = gale_HostCall_decided(arg_fs, (-36L), gale_group);
                l_5 = l_6;
            }
            return l_5;
        }
    } else {
        l_7 = gale_HostCall_decided(arg_fs, (-16L), gale_group);
        return l_7;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group) {
    int i_6;
    long l_0, l_1, l_2, l_3, l_4, l_5, l_7;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = (long) ((ulong) l_1 + (ulong) 1896L);
    l_3 = *((__global gale_long *) (arg_fs + 16 + l_2));
    l_4 = (long) ((ulong) l_3 + (ulong) 64L);
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_4) & 1023)))))) = 0L;
    l_5 = (long) ((ulong) l_1 + (ulong) ((long) (uint) (((int) l_3) & 1023)));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 4L)))) = arg_operation;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 8L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1));
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 12L)))) = arg_fd;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 16L)))) = arg_fileOffset;
    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 24L)))) = arg_byteCount;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 32L)))) = arg_openFlags;
    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) 36L)))) = arg_pathLength;
    GALEFS_FENCE();
    *((volatile __global gale_int *) (arg_fs + 16 + l_5)) = 64;
    *((__global gale_long *) (arg_fs + 16 + l_2)) = l_4;
    GALEFS_FENCE();
    i_6 = gale_group;
    *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) ((long) i_6))))) = (char) 1;
    l_7 = *((__global gale_long *) (arg_fs + 16 + 48L));
    if (!(l_7 == 0L)) {
        GALEFS_FENCE();
        *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_7 + (ulong) ((long) (i_6 >> 6)))))) = (char) 1;
    }
    return (long) ((ulong) ((long) arg_tag) + (ulong) (-9223372036854775807L));
}

GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group) {
    int i_4, i_7, i_10, i_11, i_14, i_15, i_19;
    long l_0, l_1, l_2, l_3, l_5, l_6, l_8, l_9, l_12, l_13, l_16, l_17, l_18, l_20, l_21;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1896L))));
    l_3 = (long) ((ulong) l_2 + (ulong) (-64L));
    i_4 = (int) ((uint) ((int) (((long) ((ulong) l_3 + (ulong) ((long) ((ulong) (l_3 >> 63) >> 58)))) >> 6)) + (uint) 1);
    l_5 = (long) ((ulong) l_1 + (ulong) 1792L);
    l_6 = (long) ((ulong) l_1 + (ulong) 1796L);
    i_7 = 0;
    l_8 = 0L;
    l_9 = (-1L);
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_7 == 0)) {
            break;
        }
        i_10 = *((volatile __global gale_int *) (arg_fs + 16 + l_6));
        i_11 = *((volatile __global gale_int *) (arg_fs + 16 + l_5));
        if (i_4 == i_11) {
            i_7 = 1;
        } else {
            if (i_10 == 0) {
                if (l_8 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                    GALEFS_RELAX(l_8);
                    l_12 = (long) ((ulong) l_8 + (ulong) 1L);
                    l_8 = l_12;
                } else {
                    l_13 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
                    i_14 = (l_9 == l_13) ? (-110) : 0;
                    i_7 = i_14;
                    l_8 = 0L;
                    l_9 = l_13;
                }
            } else {
                i_15 = (int) (0 - (uint) i_10);
                i_7 = i_15;
            }
        }
    }
    if (i_7 < 0) {
        *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1888L)))) = i_4;
    }
    GALEFS_FENCE();
    if (i_7 < 0) {
        l_16 = (long) i_7;
        l_17 = l_16;
    } else {
        l_18 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1800L))));
        l_17 = l_18;
    }
    i_19 = (int) ((uint) ((int) arg_pending) + (uint) (-1));
    if (i_19 < 0) {
        l_20 = l_17;
    } else {
        if (l_17 < 0L) {
            l_20 = l_17;
        } else {
            l_21 = (l_17 << 32) | ((long) (uint) i_19);
            l_20 = l_21;
        }
    }
    return l_20;
}

GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_3, i_7, i_9, i_10, i_11, i_12, i_15;
    long l_0, l_1, l_4, l_5, l_6, l_8, l_13, l_14, l_16, l_17, l_18, l_19, l_20, l_21, l_22, l_23, l_24;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1796L))));
    i_3 = (int) (0 - (uint) i_2);
    l_4 = (long) arg_byteCount;
    if (i_3 < 0) {
        l_5 = (long) i_3;
        l_6 = l_5;
    } else {
        if (arg_fd < 0) {
            i_7 = (-9);
        } else {
            if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
                l_8 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
                i_9 = *((volatile __global gale_int *) (arg_region + 16 + l_8));
                i_10 = (int) ((uint) i_9 + (uint) (-1));
                i_11 = (i_10 < 0) ? (-9) : i_10;
                if (i_11 < 0) {
                    i_7 = i_11;
                } else {
                    i_12 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_8 + (ulong) 4L))));
                    if ((i_12 & 3) == 1) {
                        i_7 = (-9);
                    } else {
                        i_7 = i_11;
                    }
                }
            } else {
                i_7 = (-9);
            }
        }
        l_13 = (long) i_7;
        if (i_7 < 0) {
            l_6 = l_13;
        } else {
            if (arg_fileOffset < 0L) {
                l_6 = (-22L);
            } else {
                if (arg_byteCount < 0) {
                    l_6 = (-22L);
                } else {
                    l_14 = (long) gale_group;
                    i_15 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 1856L))));
                    if (i_15 == 0) {
                        l_16 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_13 << 6)))));
                        l_17 = (long) ((ulong) l_16 - (ulong) arg_fileOffset);
                        if (l_17 < 1L) {
                            l_6 = 0L;
                        } else {
                            l_18 = (l_17 < l_4) ? l_17 : l_4;
                            l_6 = l_18;
                        }
                    } else {
                        l_6 = (-16L);
                    }
                }
            }
        }
    }
    if (!(l_6 < 1L)) {
        if (l_4 == l_6) {
            l_19 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_20 = (long) ((ulong) l_19 - (ulong) (arg_fileOffset & ((long) ((ulong) l_19 + (ulong) (-1L)))));
            if (l_20 < l_4) {
                if (!(arg_byteCount == ((int) l_20))) {
                    goto B32;
                }
            }
            l_21 = gale_BlockAccess_acquireFrame(arg_region, 6, arg_fd, arg_fileOffset, arg_byteCount, arg_byteCount, gale_group);
            l_22 = l_21;
            goto B33;
        }
    }
B32:;
    l_23 = (l_6 < 0L) ? l_6 : (-22L);
    l_24 = gale_HostCall_decided(arg_region, l_23, gale_group);
    l_22 = l_24;
B33:;
    return l_22;
}

GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group) {
    long l_0;
    if (!(arg_held < 0L)) {
        if (!(((int) arg_held) == 0)) {
            l_0 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 136L))) + (ulong) (((long) ((ulong) arg_held >> 32)) << 5))) + (ulong) 16L))));
            return (long) ((ulong) l_0 + (ulong) (arg_fileOffset & ((long) ((ulong) (1L << (*((__global gale_int *) (arg_region + 16 + 148L)))) + (ulong) (-1L)))));
        }
    }
    return 0L;
}

GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group) {
    int i_2, i_4, i_5;
    long l_0, l_1, l_3, l_6, l_7, l_8;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1856L))));
    if (i_2 == 0) {
        l_3 = (long) gale_group;
        i_4 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1796L))));
        i_5 = (int) (0 - (uint) i_4);
        if (i_5 < 0) {
            l_6 = (long) i_5;
            l_7 = l_6;
        } else {
            l_7 = (-22L);
        }
        return l_7;
    } else {
        l_8 = (long) gale_group;
        *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_8 << 12) + (l_8 << 11)))) + (ulong) 1856L)))) = 0;
        gale_BlockAccess_releaseFrame(arg_region, 16, arg_bytes, gale_group);
        return 0L;
    }
}

GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_3, i_6, i_8, i_9, i_10, i_11, i_14, i_20, i_23, i_24;
    long l_0, l_1, l_4, l_5, l_7, l_12, l_13, l_15, l_16, l_17, l_18, l_19, l_21, l_22, l_25;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1796L))));
    i_3 = (int) (0 - (uint) i_2);
    if (i_3 < 0) {
        l_4 = (long) i_3;
        l_5 = l_4;
    } else {
        if (arg_fd < 0) {
            i_6 = (-9);
        } else {
            if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
                l_7 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
                i_8 = *((volatile __global gale_int *) (arg_region + 16 + l_7));
                i_9 = (int) ((uint) i_8 + (uint) (-1));
                i_10 = (i_9 < 0) ? (-9) : i_9;
                if (i_10 < 0) {
                    i_6 = i_10;
                } else {
                    i_11 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_7 + (ulong) 4L))));
                    if ((i_11 & 3) == 1) {
                        i_6 = (-9);
                    } else {
                        i_6 = i_10;
                    }
                }
            } else {
                i_6 = (-9);
            }
        }
        l_12 = (long) i_6;
        if (i_6 < 0) {
            l_5 = l_12;
        } else {
            if (arg_fileOffset < 0L) {
                l_5 = (-22L);
            } else {
                if (arg_byteCount < 0) {
                    l_5 = (-22L);
                } else {
                    l_13 = (long) gale_group;
                    i_14 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 1856L))));
                    if (i_14 == 0) {
                        l_15 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_12 << 6)))));
                        l_16 = (long) ((ulong) l_15 - (ulong) arg_fileOffset);
                        if (l_16 < 1L) {
                            l_5 = 0L;
                        } else {
                            l_17 = (long) (uint) arg_byteCount;
                            l_18 = (l_16 < l_17) ? l_16 : l_17;
                            l_5 = l_18;
                        }
                    } else {
                        l_5 = (-16L);
                    }
                }
            }
        }
    }
    if (l_5 < 1L) {
        l_19 = gale_HostCall_decided(arg_region, l_5, gale_group);
        return l_19;
    } else {
        i_20 = (int) l_5;
        l_21 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
        l_22 = (long) ((ulong) l_21 - (ulong) (arg_fileOffset & ((long) ((ulong) l_21 + (ulong) (-1L)))));
        if (l_22 < l_5) {
            i_23 = (int) l_22;
            i_24 = i_23;
        } else {
            i_24 = i_20;
        }
        l_25 = gale_BlockAccess_acquireFrame(arg_region, 3, arg_fd, arg_fileOffset, i_20, i_24, gale_group);
        return l_25;
    }
}

GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group) {
    int i_4, i_5;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    l_2 = (long) ((ulong) ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) ((long) arg_counter))) + (ulong) 1856L);
    l_3 = *((__global gale_long *) (arg_region + 16 + l_2));
    *((__global gale_long *) (arg_region + 16 + l_2)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_3));
    GALEFS_RELEASE_FENCE();
    i_4 = gale_group;
    i_5 = *((__global gale_int *) (arg_region + 16 + 36L));
    *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_4 & ((int) ((uint) (1 << i_5) + (uint) (-1))))) << 6) + (((long) (i_4 >> i_5)) << 2)))))) = 0;
    l_6 = (long) gale_group;
    l_7 = (long) ((ulong) l_0 + (ulong) ((l_6 << 12) + (l_6 << 11)));
    l_8 = *((__global gale_long *) (arg_region + 16 + ((long) ((ulong) l_7 + (ulong) 1896L))));
    l_9 = (long) ((ulong) l_8 + (ulong) (-64L));
    *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_7 + (ulong) 1892L)))) = ((int) ((uint) ((int) (((long) ((ulong) l_9 + (ulong) ((long) ((ulong) (l_9 >> 63) >> 58)))) >> 6)) + (uint) 1));
}

GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group) {
    int i_1;
    long l_0, l_2, l_3, l_4;
    l_0 = (long) gale_group;
    i_1 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1856L))));
    if (i_1 == 0) {
        l_2 = gale_HostCall_request(arg_fs, 2, arg_fd, 0L, 0L, (-1), gale_group);
        l_3 = l_2;
    } else {
        l_4 = gale_HostCall_decided(arg_fs, (-16L), gale_group);
        l_3 = l_4;
    }
    return l_3;
}

GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group) {
    int i_0, i_1, i_2, i_3;
    long l_4, l_5, l_6, l_7;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        l_5 = l_4;
    } else {
        if ((arg_field == 0) || ((arg_field == 16) || ((arg_field == 24) || (arg_field == 32)))) {
            l_6 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) ((long) arg_field)))));
            l_5 = l_6;
        } else {
            l_5 = (-22L);
        }
    }
    l_7 = gale_HostCall_decided(arg_fs, l_5, gale_group);
    return l_7;
}

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group) {
    int i_1, i_2;
    long l_0;
    l_0 = (long) gale_group;
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1796L))));
    i_2 = (int) (0 - (uint) i_1);
    if (i_2 < 0) {
        return (long) i_2;
    } else {
        return arg_result;
    }
}

GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group) {
    int i_3, i_5, i_6, i_8, i_10, i_13, i_14, i_17, i_18;
    long l_0, l_1, l_2, l_4, l_7, l_9, l_11, l_12, l_15, l_16;
    l_0 = (long) gale_group;
    l_1 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)));
    l_2 = (long) ((ulong) l_1 + (ulong) 1796L);
    i_3 = *((volatile __global gale_int *) (arg_fs + 16 + l_2));
    l_4 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_1 + (ulong) 1896L))));
    i_5 = (int) (0 - (uint) i_3);
    if (i_5 < 0) {
        i_6 = i_5;
    } else {
        l_7 = (long) ((ulong) l_4 + (ulong) (-64L));
        i_8 = (int) ((uint) ((int) (((long) ((ulong) l_7 + (ulong) ((long) ((ulong) (l_7 >> 63) >> 58)))) >> 6)) + (uint) 1);
        l_9 = (long) ((ulong) l_1 + (ulong) 1792L);
        i_10 = 0;
        l_11 = 0L;
        l_12 = (-1L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_10 == 0)) {
                break;
            }
            i_13 = *((volatile __global gale_int *) (arg_fs + 16 + l_2));
            i_14 = *((volatile __global gale_int *) (arg_fs + 16 + l_9));
            if (i_8 == i_14) {
                i_10 = 1;
            } else {
                if (i_13 == 0) {
                    if (l_11 < (*((__global gale_long *) (arg_fs + 16 + 8L)))) {
                        GALEFS_RELAX(l_11);
                        l_15 = (long) ((ulong) l_11 + (ulong) 1L);
                        l_11 = l_15;
                    } else {
                        l_16 = *((volatile __global gale_long *) (arg_fs + 16 + (*((__global gale_long *) (arg_fs + 16 + 56L)))));
                        i_17 = (l_12 == l_16) ? (-110) : 0;
                        i_10 = i_17;
                        l_11 = 0L;
                        l_12 = l_16;
                    }
                } else {
                    i_18 = (int) (0 - (uint) i_13);
                    i_10 = i_18;
                }
            }
        }
        i_6 = i_10;
    }
    return i_6;
}

GALEFS_FUNCTION(long) gale_BlockAccess_acquireFrame(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int arg_length, int gale_group) {
    int i_0, i_1, i_2, i_3, i_5, i_6, i_8, i_11, i_12, i_13, i_14, i_15, i_17, i_19, i_20, i_22, i_23, i_26, i_28, i_29;
    long l_4, l_7, l_9, l_10, l_16, l_18, l_21, l_24, l_25, l_27, l_30, l_31, l_32, l_33;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_1 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_2 = (int) ((uint) i_1 + (uint) (-1));
            i_3 = (i_2 < 0) ? (-9) : i_2;
            i_0 = i_3;
        } else {
            i_0 = (-9);
        }
    }
    l_4 = (long) i_0;
    if (i_0 < 0) {
        return l_4;
    } else {
        i_5 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) 8L))));
        i_6 = *((__global gale_int *) (arg_region + 16 + 144L));
        l_7 = arg_fileOffset >> (*((__global gale_int *) (arg_region + 16 + 148L)));
        i_8 = i_6 & ((int) (((long) ((ulong) ((long) ((ulong) l_7 + (ulong) (((long) i_5) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
        l_9 = *((__global gale_long *) (arg_region + 16 + 136L));
        l_10 = *((__global gale_long *) (arg_region + 16 + 128L));
        i_11 = i_8;
        i_12 = 0;
        i_13 = (-2);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_13 == (-2))) {
                break;
            }
            i_14 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) (((long) i_11) << 2)))));
            i_15 = (int) ((uint) i_14 + (uint) (-1));
            if (i_15 < 0) {
                i_13 = (-1);
            } else {
                l_16 = (long) ((ulong) l_9 + (ulong) (((long) (uint) i_15) << 5));
                i_17 = *((volatile __global gale_int *) (arg_region + 16 + l_16));
                l_18 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_16 + (ulong) 8L))));
                if ((!(i_5 == i_17)) || (!(l_7 == l_18))) {
                    if (i_6 == i_12) {
                        i_13 = (-1);
                    } else {
                        i_19 = (int) ((uint) i_12 + (uint) 1);
                        i_20 = i_6 & ((int) ((uint) i_11 + (uint) 1));
                        i_11 = i_20;
                        i_12 = i_19;
                    }
                } else {
                    i_13 = i_15;
                }
            }
        }
        l_21 = (long) i_13;
        if (!(i_13 < 0)) {
            i_22 = gale_group;
            i_23 = *((__global gale_int *) (arg_region + 16 + 36L));
            l_24 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_22 & ((int) ((uint) (1 << i_23) + (uint) (-1))))) << 6) + (((long) (i_22 >> i_23)) << 2)));
            *((volatile __global gale_int *) (arg_region + 16 + l_24)) = ((int) ((uint) i_13 + (uint) 1));
            GALEFS_FENCE();
            l_25 = (long) ((ulong) l_9 + (ulong) (l_21 << 5));
            i_26 = *((volatile __global gale_int *) (arg_region + 16 + l_25));
            GALEFS_ACQUIRE_FENCE();
            if (i_5 == i_26) {
                l_27 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_25 + (ulong) 8L))));
                i_28 = (l_7 == l_27) ? 1 : 0;
                i_29 = i_28;
            } else {
                i_29 = 0;
            }
            if (i_29 == 0) {
                *((volatile __global gale_int *) (arg_region + 16 + l_24)) = 0;
            }
            GALEFS_ACQUIRE_FENCE();
            if (i_29 == 0) {
                goto B29;
            }
        }
        if (!(i_13 < 0)) {
            l_31 = (long) gale_group;
            l_32 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 1864L);
            l_33 = *((__global gale_long *) (arg_region + 16 + l_32));
            *((__global gale_long *) (arg_region + 16 + l_32)) = ((long) ((ulong) l_33 + (ulong) 1L));
            return (l_21 << 32) | ((long) arg_length);
        }
    B29:;
        l_30 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) arg_byteCount), arg_length, gale_group);
        return l_30;
    }
}

GALEFS_FUNCTION(long) gale_HostCall_request(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_tag, int gale_group) {
    int i_0;
    long l_1, l_2, l_3;
    i_0 = gale_HostCall_begin(arg_fs, gale_group);
    if (i_0 < 0) {
        l_1 = (long) i_0;
        l_2 = l_1;
    } else {
        l_3 = gale_HostCall_post(arg_fs, arg_operation, arg_fd, arg_fileOffset, arg_byteCount, 0, 0, arg_tag, gale_group);
        l_2 = l_3;
    }
    return l_2;
}

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_12) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_94) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_102) VARIABLE(long, l_11) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_35) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18) POINT(19)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_12) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_13)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_11) VARIABLE(l_19)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19) VARIABLE(l_35)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_12) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_19)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_12) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_97)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_12) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_94) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_102)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_12)
#define GALEFS_LIVE_19(VARIABLE)

__kernel void galefs_mapRefusals(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_refusals) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_12, i_20, i_21, i_23, i_32, i_42, i_51, i_60, i_69, i_81, i_89, i_92, i_93, i_94, i_95, i_96, i_103, i_104, i_106, i_107, i_108, i_113, i_114;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_22, l_24, l_25, l_26, l_27, l_28, l_29, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_48, l_49, l_50, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_61, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_70, l_71, l_72, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_80, l_82, l_83, l_84, l_85, l_86, l_87, l_88, l_90, l_91, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_109, l_110, l_111, l_112, l_115, l_116, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_132, l_133, l_134, l_135, l_136;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_2 = l_7;
        }
    } else {
        l_2 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_2 < (-4611686018427387904L)) {
            l_8 = gale_HostCall_awaitReply(arg_fs, l_2, gale_group);
            l_9 = l_8;
        } else {
            l_9 = l_2;
        }
    } else {
        l_9 = l_2;
    }
    GALEFS_BROADCAST(1, l_10, l_9);
    l_11 = *((__global gale_long *) (arg_args + 16L));
    i_12 = (int) l_10;
    l_13 = (long) ((int) ((uint) (1 << (*((__global gale_int *) (arg_fs + 16 + 148L)))) + (uint) (-1)));
    if (((int) get_local_id(0)) == 0) {
        l_14 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_13, 2, gale_group);
        l_15 = l_14;
    } else {
        l_15 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_15 < (-4611686018427387904L)) {
            l_16 = gale_HostCall_awaitReply(arg_fs, l_15, gale_group);
            l_17 = l_16;
        } else {
            l_17 = l_15;
        }
    } else {
        l_17 = l_15;
    }
    GALEFS_BROADCAST(2, l_18, l_17);
    l_19 = *((__global gale_long *) (arg_fs + 16 + 40L));
    i_20 = *((__global gale_int *) (arg_fs + 16 + 36L));
    i_21 = (int) ((uint) (1 << i_20) + (uint) (-1));
    if (((int) get_local_id(0)) == 0) {
        if (!(l_18 < 0L)) {
            l_22 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_22 << 12) + (l_22 << 11)))) + (ulong) 1856L)))) = 1;
            i_23 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_23 & i_21)) << 6) + (((long) (i_23 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_18 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_18 < 0L) {
        l_24 = l_18;
    } else {
        l_25 = gale_BlockAccess_offsetInRegion(arg_fs, l_18, l_13, gale_group);
        l_24 = l_25;
    }
    *((__global gale_long *) (arg_refusals + 16L)) = l_24;
    if (((int) get_local_id(0)) == 0) {
        l_26 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_11, 1, gale_group);
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_27 < (-4611686018427387904L)) {
            l_28 = gale_HostCall_awaitReply(arg_fs, l_27, gale_group);
            l_29 = l_28;
        } else {
            l_29 = l_27;
        }
    } else {
        l_29 = l_27;
    }
    GALEFS_BROADCAST(3, l_30, l_29);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_30 < 0L)) {
            l_31 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 1856L)))) = 1;
            i_32 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_32)) << 6) + (((long) (i_32 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_30 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_30 < 0L) {
        l_33 = l_30;
    } else {
        l_34 = gale_BlockAccess_offsetInRegion(arg_fs, l_30, l_11, gale_group);
        l_33 = l_34;
    }
    *((__global gale_long *) (arg_refusals + 24L)) = l_33;
    l_35 = (long) ((ulong) l_11 + (ulong) (-1L));
    if (((int) get_local_id(0)) == 0) {
        l_36 = gale_BlockAccess_beginMapping(arg_fs, i_12, l_35, 2, gale_group);
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_37 < (-4611686018427387904L)) {
            l_38 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
            l_39 = l_38;
        } else {
            l_39 = l_37;
        }
    } else {
        l_39 = l_37;
    }
    GALEFS_BROADCAST(4, l_40, l_39);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_40 < 0L)) {
            l_41 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_41 << 12) + (l_41 << 11)))) + (ulong) 1856L)))) = 1;
            i_42 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_42)) << 6) + (((long) (i_42 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_40 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_40 < 0L) {
        l_43 = l_40;
    } else {
        l_44 = gale_BlockAccess_offsetInRegion(arg_fs, l_40, l_35, gale_group);
        l_43 = l_44;
    }
    *((__global gale_long *) (arg_refusals + 32L)) = l_43;
    if (((int) get_local_id(0)) == 0) {
        l_45 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 0, gale_group);
        l_46 = l_45;
    } else {
        l_46 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_46 < (-4611686018427387904L)) {
            l_47 = gale_HostCall_awaitReply(arg_fs, l_46, gale_group);
            l_48 = l_47;
        } else {
            l_48 = l_46;
        }
    } else {
        l_48 = l_46;
    }
    GALEFS_BROADCAST(5, l_49, l_48);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_49 < 0L)) {
            l_50 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_50 << 12) + (l_50 << 11)))) + (ulong) 1856L)))) = 1;
            i_51 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_51)) << 6) + (((long) (i_51 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_49 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_49 < 0L) {
        l_52 = l_49;
    } else {
        l_53 = gale_BlockAccess_offsetInRegion(arg_fs, l_49, 0L, gale_group);
        l_52 = l_53;
    }
    *((__global gale_long *) (arg_refusals + 40L)) = l_52;
    if (((int) get_local_id(0)) == 0) {
        l_54 = gale_BlockAccess_beginMapping(arg_fs, i_12, (-1L), 1, gale_group);
        l_55 = l_54;
    } else {
        l_55 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_55 < (-4611686018427387904L)) {
            l_56 = gale_HostCall_awaitReply(arg_fs, l_55, gale_group);
            l_57 = l_56;
        } else {
            l_57 = l_55;
        }
    } else {
        l_57 = l_55;
    }
    GALEFS_BROADCAST(6, l_58, l_57);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_58 < 0L)) {
            l_59 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 1856L)))) = 1;
            i_60 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_60)) << 6) + (((long) (i_60 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_58 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_58 < 0L) {
        l_61 = l_58;
    } else {
        l_62 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, (-1L), gale_group);
        l_61 = l_62;
    }
    *((__global gale_long *) (arg_refusals + 48L)) = l_61;
    if (((int) get_local_id(0)) == 0) {
        l_63 = gale_BlockAccess_beginMapping(arg_fs, (-1), 0L, 1, gale_group);
        l_64 = l_63;
    } else {
        l_64 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_64 < (-4611686018427387904L)) {
            l_65 = gale_HostCall_awaitReply(arg_fs, l_64, gale_group);
            l_66 = l_65;
        } else {
            l_66 = l_64;
        }
    } else {
        l_66 = l_64;
    }
    GALEFS_BROADCAST(7, l_67, l_66);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_67 < 0L)) {
            l_68 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_68 << 12) + (l_68 << 11)))) + (ulong) 1856L)))) = 1;
            i_69 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_69)) << 6) + (((long) (i_69 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_67 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_67 < 0L) {
        l_70 = l_67;
    } else {
        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_67, 0L, gale_group);
        l_70 = l_71;
    }
    *((__global gale_long *) (arg_refusals + 56L)) = l_70;
    GALEFS_BARRIER(8);
    if (((int) get_local_id(0)) == 0) {
        l_72 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_73 = l_72;
    } else {
        l_73 = 0L;
    }
    GALEFS_BROADCAST(9, l_74, l_73);
    *((__global gale_long *) (arg_refusals + 64L)) = ((long) ((int) l_74));
    if (((int) get_local_id(0)) == 0) {
        l_75 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_76 = l_75;
    } else {
        l_76 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_76 < (-4611686018427387904L)) {
            l_77 = gale_HostCall_awaitReply(arg_fs, l_76, gale_group);
            l_78 = l_77;
        } else {
            l_78 = l_76;
        }
    } else {
        l_78 = l_76;
    }
    GALEFS_BROADCAST(10, l_79, l_78);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_79 < 0L)) {
            l_80 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_80 << 12) + (l_80 << 11)))) + (ulong) 1856L)))) = 1;
            i_81 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_81)) << 6) + (((long) (i_81 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_79 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (!(l_79 < 0L)) {
        l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_79, 0L, gale_group);
    }
    if (((int) get_local_id(0)) == 0) {
        l_83 = gale_BlockAccess_beginMapping(arg_fs, i_12, 0L, 1, gale_group);
        l_84 = l_83;
    } else {
        l_84 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_84 < (-4611686018427387904L)) {
            l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
            l_86 = l_85;
        } else {
            l_86 = l_84;
        }
    } else {
        l_86 = l_84;
    }
    GALEFS_BROADCAST(11, l_87, l_86);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_87 < 0L)) {
            l_88 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_88 << 12) + (l_88 << 11)))) + (ulong) 1856L)))) = 1;
            i_89 = gale_group;
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) ((((long) (i_21 & i_89)) << 6) + (((long) (i_89 >> i_20)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_87 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_87 < 0L) {
        l_90 = l_87;
    } else {
        l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, 0L, gale_group);
        l_90 = l_91;
    }
    *((__global gale_long *) (arg_refusals + 72L)) = l_90;
    i_92 = (int) get_local_id(0);
    i_93 = (int) get_local_id(0);
    i_94 = (int) get_local_id(0);
    i_95 = 1;
    i_96 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_95 == 1)) {
            break;
        }
        l_97 = (long) i_96;
        if (i_94 == 0) {
            l_98 = gale_BlockAccess_beginRead(arg_fs, i_12, l_97, ((int) ((uint) 1 - (uint) i_96)), gale_group);
            l_99 = l_98;
        } else {
            l_99 = 0L;
        }
        if (i_93 == 0) {
            if (l_99 < (-4611686018427387904L)) {
                l_100 = gale_HostCall_awaitReply(arg_fs, l_99, gale_group);
                l_101 = l_100;
            } else {
                l_101 = l_99;
            }
        } else {
            l_101 = l_99;
        }
        GALEFS_BROADCAST(12, l_102, l_101);
        i_103 = (int) l_102;
        if (l_102 < 0L) {
            i_104 = 0;
        } else {
            i_104 = i_103;
        }
        l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_97, gale_group);
        gale_copy((arg_fs + 16 + l_105), (arg_args + 16 + l_97), i_104);
        GALEFS_BARRIER(13);
        if (i_92 == 0) {
            if (!(i_104 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_104, gale_group);
            }
        }
        i_106 = (int) ((uint) i_96 + (uint) i_104);
        if (l_102 < 0L) {
            i_95 = i_103;
            i_96 = i_106;
        } else {
            i_107 = ((i_104 < 1) || (!(i_106 < 1))) ? 0 : 1;
            i_95 = i_107;
            i_96 = i_106;
        }
    }
    if (i_96 < 1) {
        i_108 = i_95;
    } else {
        i_108 = i_96;
    }
    *((__global gale_long *) (arg_refusals + 80L)) = ((long) i_108);
    if (((int) get_local_id(0)) == 0) {
        l_109 = gale_FileOpener_begin(arg_fs, 4, gale_group);
        if (l_109 < 0L) {
            l_110 = l_109;
        } else {
            l_111 = (long) gale_group;
            l_112 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_111 << 12) + (l_111 << 11)))) + (ulong) 2048L);
            i_113 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_113 < 4)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_112 + (ulong) ((long) i_113))))) = (char) ((int) gale_literals[i_113]);
                i_114 = (int) ((uint) i_113 + (uint) 1);
                i_113 = i_114;
            }
            l_115 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 4, (-1), gale_group);
            l_110 = l_115;
        }
    } else {
        l_110 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_110 < (-4611686018427387904L)) {
            l_116 = gale_HostCall_awaitReply(arg_fs, l_110, gale_group);
            l_117 = l_116;
        } else {
            l_117 = l_110;
        }
    } else {
        l_117 = l_110;
    }
    GALEFS_BROADCAST(14, l_118, l_117);
    *((__global gale_long *) (arg_refusals + 88L)) = ((long) ((int) l_118));
    if (((int) get_local_id(0)) == 0) {
        l_119 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_120 = l_119;
    } else {
        l_120 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_120 < (-4611686018427387904L)) {
            l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
            l_122 = l_121;
        } else {
            l_122 = l_120;
        }
    } else {
        l_122 = l_120;
    }
    GALEFS_BROADCAST(15, l_123, l_122);
    *((__global gale_long *) (arg_refusals + 96L)) = ((long) ((int) l_123));
    if (((int) get_local_id(0)) == 0) {
        l_124 = gale_OpenFileCalls_status(arg_fs, i_12, 0, gale_group);
        l_125 = l_124;
    } else {
        l_125 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_125 < (-4611686018427387904L)) {
            l_126 = gale_HostCall_awaitReply(arg_fs, l_125, gale_group);
            l_127 = l_126;
        } else {
            l_127 = l_125;
        }
    } else {
        l_127 = l_125;
    }
    GALEFS_BROADCAST(16, l_128, l_127);
    *((__global gale_long *) (arg_refusals + 104L)) = l_128;
    GALEFS_BARRIER(17);
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_BlockAccess_endMapping(arg_fs, 1, gale_group);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(18, l_131, l_130);
    *((__global gale_long *) (arg_refusals + 112L)) = ((long) ((int) l_131));
    if (((int) get_local_id(0)) == 0) {
        l_132 = gale_OpenFileCalls_beginClose(arg_fs, i_12, gale_group);
        l_133 = l_132;
    } else {
        l_133 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_133 < (-4611686018427387904L)) {
            l_134 = gale_HostCall_awaitReply(arg_fs, l_133, gale_group);
            l_135 = l_134;
        } else {
            l_135 = l_133;
        }
    } else {
        l_135 = l_133;
    }
    GALEFS_BROADCAST(19, l_136, l_135);
    GALEFS_GROUP_END()
}
#endif
