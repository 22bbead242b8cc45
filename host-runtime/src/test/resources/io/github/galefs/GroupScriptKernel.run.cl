// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.GroupScriptKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ_WRITE READ_WRITE WRITE
// suspension: 6 waits, 13 values, 72 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/GroupScriptKernel.java
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
// source SHA-256: 8aa8d6152bc9c252d0bd4f07f62f40dbe827f286354414f7cfce0d9c08476c3e

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

int gale_div_int(int x, int y) {
    return y == 0 ? 0 : y == -1 ? (int) (0 - (uint) x) : x / y;
}

int gale_rem_int(int x, int y) {
    return y == 0 || y == -1 ? 0 : x % y;
}

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

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
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

GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position) {
    long l_0, l_1;
    l_0 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) ((long) arg_counter));
    l_1 = *((__global gale_long *) (arg_region + 16 + l_0));
    *((__global gale_long *) (arg_region + 16 + l_0)) = ((long) ((ulong) ((long) arg_bytes) + (ulong) l_1));
}

GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_2, i_3, i_4, i_5, i_9, i_14, i_15;
    long l_1, l_6, l_7, l_8, l_10, l_11, l_12, l_13, l_16;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_1 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
            i_2 = *((volatile __global gale_int *) (arg_region + 16 + l_1));
            i_3 = (int) ((uint) i_2 + (uint) (-1));
            i_4 = (i_3 < 0) ? (-9) : i_3;
            if (i_4 < 0) {
                i_0 = i_4;
            } else {
                i_5 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 4L))));
                if ((i_5 & 3) == 0) {
                    i_0 = (-9);
                } else {
                    i_0 = i_4;
                }
            }
        } else {
            i_0 = (-9);
        }
    }
    l_6 = (long) arg_byteCount;
    if (i_0 < 0) {
        l_7 = (long) i_0;
        l_8 = l_7;
    } else {
        if (arg_fileOffset < 0L) {
            l_8 = (-22L);
        } else {
            if (arg_byteCount < 0) {
                l_8 = (-22L);
            } else {
                if (((long) ((ulong) arg_fileOffset + (ulong) l_6)) < 0L) {
                    l_8 = (-27L);
                } else {
                    i_9 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
                    if (i_9 == 0) {
                        l_8 = l_6;
                    } else {
                        l_8 = (-16L);
                    }
                }
            }
        }
    }
    if (arg_operation == 5) {
        l_10 = gale_HostCall_request(arg_region, 5, arg_fd, 0L, 0L, (-1), gale_group, gale_slot, gale_position);
        return l_10;
    } else {
        if (l_8 < 1L) {
            l_11 = gale_HostCall_decided(arg_region, l_8, gale_group, gale_slot, gale_position);
            return l_11;
        } else {
            l_12 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_13 = (long) ((ulong) l_12 - (ulong) (arg_fileOffset & ((long) ((ulong) l_12 + (ulong) (-1L)))));
            if (l_13 < l_6) {
                i_14 = (int) l_13;
                i_15 = i_14;
            } else {
                i_15 = arg_byteCount;
            }
            l_16 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) i_15), i_15, gale_group, gale_slot, gale_position);
            return l_16;
        }
    }
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_105) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_22) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_5) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_6) VARIABLE(int, i_62) VARIABLE(int, i_63) VARIABLE(int, i_7) VARIABLE(int, i_73) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_8) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_94) VARIABLE(int, i_95) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_57) VARIABLE(long, l_58) VARIABLE(long, l_61) VARIABLE(long, l_83) VARIABLE(long, l_84) VARIABLE(long, l_87)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_22) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_57) VARIABLE(l_58)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_6) VARIABLE(i_62) VARIABLE(i_63) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_61)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_83) VARIABLE(l_84)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_73) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_8) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_87)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_94) VARIABLE(i_95) VARIABLE(l_19)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_103) VARIABLE(i_105) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_5) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_5) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_37, i_39, i_40, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_62, i_63, i_65, i_66, i_67, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_101, i_102, i_103, i_104, i_105, i_106, i_107, i_108, i_109, i_113, i_117, i_121, i_122, i_124, i_125, i_126, i_127, i_128, i_129, i_130, i_131;
    long l_9, l_18, l_19, l_34, l_35, l_36, l_38, l_41, l_42, l_57, l_58, l_59, l_60, l_61, l_64, l_83, l_84, l_85, l_86, l_87, l_90, l_96, l_97, l_98, l_99, l_100, l_110, l_111, l_112, l_114, l_115, l_116, l_118, l_119, l_120, l_123;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
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
        case 4:
            goto resume_4;
        case 5:
            goto resume_5;
        case 6:
            goto resume_6;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), gale_group_count);
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B126;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, gale_group_count))) << 2));
        l_19 = (long) i_14;
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_20 = i_2;
                } else {
                    i_20 = i_13;
                }
                i_21 = (int) get_local_size(0);
                i_22 = (int) get_local_id(0);
                i_23 = (int) get_local_id(0);
                i_24 = i_23;
                while (true) {
                    if (!(i_24 < 7)) {
                        break;
                    }
                    i_25 = (int) ((uint) i_24 + (uint) 1);
                    i_26 = i_20;
                    i_27 = i_25;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_27 < 7)) {
                            break;
                        }
                        i_28 = (int) ((uint) i_27 + (uint) 1);
                        i_29 = gale_div_int(i_26, 10);
                        i_26 = i_29;
                        i_27 = i_28;
                    }
                    if (i_24 < 1) {
                        i_30 = (i_13 == (-1)) ? 103 : 115;
                        i_31 = i_30;
                    } else {
                        i_32 = gale_rem_int(i_26, 10) + 48;
                        i_31 = i_32;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_24))))) = (char) i_31;
                    i_33 = (int) ((uint) i_24 + (uint) i_21);
                    i_24 = i_33;
                }
                GALEFS_BARRIER(1);
                if (i_22 == 0) {
                    l_34 = gale_FileOpener_begin(arg_fs, 7, gale_group, gale_slot, gale_position);
                    if (l_34 < 0L) {
                        l_35 = l_34;
                    } else {
                        l_36 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
                        i_37 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_37 < 7)) {
                                break;
                            }
                            l_38 = (long) i_37;
                            i_39 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_38))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_36 + (ulong) l_38)))) = (char) i_39;
                            i_40 = (int) ((uint) i_37 + (uint) 1);
                            i_37 = i_40;
                        }
                        l_41 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group, gale_slot, gale_position);
                        l_35 = l_41;
                    }
                } else {
                    l_35 = 0L;
                }
                GALEFS_BROADCAST(2, l_42, l_35);
                if (l_42 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_42); }
                    GALEFS_RETURN;
                    resume_1:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_42 = gale_round_reply(gale_entry);
                }
                i_43 = (int) l_42;
                i_44 = (i_43 < 0) ? 0 : i_43;
                if (i_13 == (-1)) {
                    i_45 = i_44;
                } else {
                    i_45 = i_6;
                }
                i_46 = (i_43 < 2) ? i_43 : 1;
                if (i_13 == (-1)) {
                    i_47 = i_45;
                    i_48 = i_7;
                    i_49 = i_46;
                    i_50 = 0;
                    break;
                }
                i_47 = i_45;
                i_48 = i_44;
                i_49 = i_46;
                i_50 = 0;
                break;
            case 2:
                i_51 = (int) get_local_size(0);
                i_52 = (int) get_local_id(0);
                i_53 = (int) get_local_id(0);
                i_54 = (int) get_local_id(0);
                i_55 = 1;
                i_56 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_55 == 1)) {
                        break;
                    }
                    l_57 = (long) i_56;
                    l_58 = l_19 + l_57;
                    if (i_54 == 0) {
                        l_59 = gale_BlockAccess_beginRead(arg_fs, i_17, l_58, ((int) ((uint) i_15 - (uint) i_56)), gale_group, gale_slot, gale_position);
                        l_60 = l_59;
                    } else {
                        l_60 = 0L;
                    }
                    GALEFS_BROADCAST(3, l_61, l_60);
                    if (l_61 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_56;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_57;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_58;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_61); }
                        GALEFS_RETURN;
                        resume_2:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_56 = (int) gale_ints[7 * gale_items + gale_item];
                        l_57 = (long) gale_longs[2 * gale_items + gale_item];
                        l_58 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_51 = (int) get_local_size(0);
                        i_52 = (int) get_local_id(0);
                        i_53 = (int) get_local_id(0);
                        i_54 = (int) get_local_id(0);
                        l_61 = gale_round_reply(gale_entry);
                    }
                    i_62 = (int) l_61;
                    if (l_61 < 0L) {
                        i_63 = 0;
                    } else {
                        i_63 = i_62;
                    }
                    l_64 = gale_BlockAccess_offsetInRegion(arg_fs, l_61, l_58, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_64), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_57))), i_63);
                    GALEFS_BARRIER(4);
                    if (i_53 == 0) {
                        if (!(i_63 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_63, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_65 = (int) ((uint) i_56 + (uint) i_63);
                    if (l_61 < 0L) {
                        i_55 = i_62;
                        i_56 = i_65;
                    } else {
                        i_66 = ((i_63 < 1) || (!(i_65 < i_15))) ? 0 : 1;
                        i_55 = i_66;
                        i_56 = i_65;
                    }
                }
                if (i_56 < 1) {
                    i_67 = i_55;
                } else {
                    i_67 = i_56;
                }
                i_68 = 0;
                i_69 = i_52;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_69 < i_67)) {
                        break;
                    }
                    i_70 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_69)))));
                    i_71 = (int) ((uint) i_68 + (uint) ((int) ((uint) ((i_70 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_69 << 5) - (uint) i_69)) + (uint) 7)))));
                    i_72 = (int) ((uint) i_69 + (uint) i_51);
                    i_68 = i_71;
                    i_69 = i_72;
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_67;
                i_50 = i_68;
                break;
            case 3:
                i_73 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_74 = (int) get_local_size(0);
                i_75 = (int) get_local_id(0);
                i_76 = (int) get_local_id(0);
                i_77 = (int) get_local_id(0);
                i_78 = i_77;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_78 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_78))))) = (char) (((int) ((uint) ((int) ((uint) i_78 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_79 = (int) ((uint) i_78 + (uint) i_74);
                    i_78 = i_79;
                }
                i_80 = 4;
                i_81 = 0;
                i_82 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_80 == 0) {
                        break;
                    }
                    l_83 = (long) i_81;
                    l_84 = l_19 + l_83;
                    if (i_76 == 0) {
                        l_85 = gale_BlockAccess_beginWrite(arg_fs, i_80, i_17, l_84, ((int) ((uint) i_15 - (uint) i_81)), gale_group, gale_slot, gale_position);
                        l_86 = l_85;
                    } else {
                        l_86 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_87, l_86);
                    if (l_87 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_18;
                        gale_longs[gale_items + gale_item] = (ulong) l_19;
                        gale_ints[7 * gale_items + gale_item] = (uint) i_80;
                        gale_ints[8 * gale_items + gale_item] = (uint) i_81;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_83;
                        gale_longs[3 * gale_items + gale_item] = (ulong) l_84;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_87); }
                        GALEFS_RETURN;
                        resume_3:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_18 = (long) gale_longs[gale_item];
                        l_19 = (long) gale_longs[gale_items + gale_item];
                        i_80 = (int) gale_ints[7 * gale_items + gale_item];
                        i_81 = (int) gale_ints[8 * gale_items + gale_item];
                        l_83 = (long) gale_longs[2 * gale_items + gale_item];
                        l_84 = (long) gale_longs[3 * gale_items + gale_item];
                        i_2 = gale_group;
                        i_73 = *((__global gale_int *) (arg_fs + 16 + 212L));
                        i_75 = (int) get_local_id(0);
                        i_76 = (int) get_local_id(0);
                        l_87 = gale_round_reply(gale_entry);
                    }
                    i_88 = (int) l_87;
                    if (l_87 < 0L) {
                        i_89 = 0;
                    } else {
                        i_89 = i_88;
                    }
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_84, gale_group, gale_slot, gale_position);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_83))), (arg_fs + 16 + l_90), i_89);
                    GALEFS_BARRIER(6);
                    if (i_75 == 0) {
                        if (!(i_89 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_89, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_91 = (int) ((uint) i_81 + (uint) i_89);
                    if (l_87 < 0L) {
                        if ((!(i_80 == 4)) || (i_91 < 1)) {
                            i_92 = i_88;
                        } else {
                            i_92 = i_91;
                        }
                    } else {
                        i_92 = i_91;
                    }
                    i_93 = (((!(i_80 == 4)) || (i_91 < 1)) || (i_73 == 0)) ? 0 : 5;
                    if (i_89 == 0) {
                        i_80 = i_93;
                        i_81 = i_91;
                        i_82 = i_92;
                    } else {
                        if (i_91 == i_15) {
                            i_80 = i_93;
                            i_81 = i_91;
                            i_82 = i_92;
                        } else {
                            i_81 = i_91;
                            i_82 = i_92;
                        }
                    }
                }
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_82;
                i_50 = 0;
                break;
            case 4:
                i_94 = (int) get_local_id(0);
                i_95 = (int) get_local_id(0);
                l_96 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_96 == (-12L))) {
                        break;
                    }
                    if (i_95 == 0) {
                        l_97 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group, gale_slot, gale_position);
                        l_98 = l_97;
                    } else {
                        l_98 = 0L;
                    }
                    GALEFS_BROADCAST(7, l_99, l_98);
                    if (l_99 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_1;
                        gale_ints[gale_items + gale_item] = (uint) i_5;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_15;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_17;
                        gale_longs[gale_item] = (ulong) l_19;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_99); }
                        GALEFS_RETURN;
                        resume_4:
                        i_1 = (int) gale_ints[gale_item];
                        i_5 = (int) gale_ints[gale_items + gale_item];
                        i_6 = (int) gale_ints[2 * gale_items + gale_item];
                        i_7 = (int) gale_ints[3 * gale_items + gale_item];
                        i_8 = (int) gale_ints[4 * gale_items + gale_item];
                        i_15 = (int) gale_ints[5 * gale_items + gale_item];
                        i_17 = (int) gale_ints[6 * gale_items + gale_item];
                        l_19 = (long) gale_longs[gale_item];
                        i_2 = gale_group;
                        i_94 = (int) get_local_id(0);
                        i_95 = (int) get_local_id(0);
                        l_99 = gale_round_reply(gale_entry);
                    }
                    if (i_94 == 0) {
                        if (!(l_99 < 0L)) {
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))))) = 1;
                        }
                    }
                    if (l_99 < 0L) {
                        l_96 = l_99;
                    } else {
                        l_100 = gale_BlockAccess_offsetInRegion(arg_fs, l_99, l_19, gale_group, gale_slot, gale_position);
                        l_96 = l_100;
                    }
                }
                if ((ulong) ((long) ((ulong) l_96 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_101 = (int) l_96;
                    i_47 = i_6;
                    i_48 = i_7;
                    i_49 = i_101;
                    i_50 = 0;
                    break;
                }
                i_102 = (int) get_local_size(0);
                i_103 = (int) get_local_id(0);
                i_104 = (int) get_local_id(0);
                i_105 = 0;
                i_106 = i_104;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_106 < i_15)) {
                        break;
                    }
                    i_107 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_96 + (ulong) ((long) i_106)))));
                    i_108 = (int) ((uint) i_105 + (uint) ((int) ((uint) ((i_107 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_106 << 5) - (uint) i_106)) + (uint) 7)))));
                    i_109 = (int) ((uint) i_106 + (uint) i_102);
                    i_105 = i_108;
                    i_106 = i_109;
                }
                GALEFS_BARRIER(8);
                if (i_103 == 0) {
                    l_110 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group, gale_slot, gale_position);
                    l_111 = l_110;
                } else {
                    l_111 = 0L;
                }
                GALEFS_BROADCAST(9, l_112, l_111);
                i_113 = (int) ((uint) ((int) l_112) + (uint) i_15);
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_113;
                i_50 = i_105;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_114 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group, gale_slot, gale_position);
                    l_115 = l_114;
                } else {
                    l_115 = 0L;
                }
                GALEFS_BROADCAST(10, l_116, l_115);
                if (l_116 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_116); }
                    GALEFS_RETURN;
                    resume_5:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_116 = gale_round_reply(gale_entry);
                }
                i_117 = (int) l_116;
                i_47 = i_6;
                i_48 = i_7;
                i_49 = i_117;
                i_50 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group, gale_slot, gale_position);
                    l_119 = l_118;
                } else {
                    l_119 = 0L;
                }
                GALEFS_BROADCAST(11, l_120, l_119);
                if (l_120 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_1;
                    gale_ints[gale_items + gale_item] = (uint) i_5;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_6;
                    gale_ints[3 * gale_items + gale_item] = (uint) i_7;
                    gale_ints[4 * gale_items + gale_item] = (uint) i_8;
                    gale_ints[5 * gale_items + gale_item] = (uint) i_13;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_120); }
                    GALEFS_RETURN;
                    resume_6:
                    i_1 = (int) gale_ints[gale_item];
                    i_5 = (int) gale_ints[gale_items + gale_item];
                    i_6 = (int) gale_ints[2 * gale_items + gale_item];
                    i_7 = (int) gale_ints[3 * gale_items + gale_item];
                    i_8 = (int) gale_ints[4 * gale_items + gale_item];
                    i_13 = (int) gale_ints[5 * gale_items + gale_item];
                    i_2 = gale_group;
                    l_120 = gale_round_reply(gale_entry);
                }
                if (i_13 == (-1)) {
                    i_121 = 0;
                } else {
                    i_121 = i_6;
                }
                i_122 = (int) l_120;
                if (i_13 == (-1)) {
                    i_47 = i_121;
                    i_48 = i_7;
                    i_49 = i_122;
                    i_50 = 0;
                    break;
                }
                i_47 = i_121;
                i_48 = 0;
                i_49 = i_122;
                i_50 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) i_49 + (uint) i_50));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_123 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_123 << 2) + 16L))) = i_49;
            i_124 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            i_125 = (int) get_local_size(0);
            i_126 = 0;
            i_127 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_127 < i_125)) {
                    break;
                }
                i_128 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_127 + (uint) i_124))) << 2) + 16L)));
                i_129 = (int) ((uint) i_126 + (uint) i_128);
                i_130 = (int) ((uint) i_127 + (uint) 1);
                i_126 = i_129;
                i_127 = i_130;
            }
            *((__global gale_int *) (arg_results + (((l_123 + 1L) << 2) + 16L))) = i_126;
        }
        GALEFS_BARRIER(13);
        i_131 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_47;
        i_7 = i_48;
        i_8 = i_131;
    }
    goto B127;
B126:;
B127:;
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
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

GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_0, i_2, i_3, i_4, i_5, i_10, i_15, i_16;
    long l_1, l_6, l_7, l_8, l_9, l_11, l_12, l_13, l_14, l_17;
    if (arg_fd < 0) {
        i_0 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            l_1 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3));
            i_2 = *((volatile __global gale_int *) (arg_region + 16 + l_1));
            i_3 = (int) ((uint) i_2 + (uint) (-1));
            i_4 = (i_3 < 0) ? (-9) : i_3;
            if (i_4 < 0) {
                i_0 = i_4;
            } else {
                i_5 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_1 + (ulong) 4L))));
                if ((i_5 & 3) == 0) {
                    i_0 = (-9);
                } else {
                    i_0 = i_4;
                }
            }
        } else {
            i_0 = (-9);
        }
    }
    l_6 = (long) arg_byteCount;
    if (i_0 < 0) {
        l_7 = (long) i_0;
        l_8 = l_7;
    } else {
        if (arg_fileOffset < 0L) {
            l_8 = (-22L);
        } else {
            if (arg_byteCount < 0) {
                l_8 = (-22L);
            } else {
                if (((long) ((ulong) arg_fileOffset + (ulong) l_6)) < 0L) {
                    l_8 = (-27L);
                } else {
                    l_9 = (long) gale_group;
                    i_10 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_9 << 12) + (l_9 << 11)))) + (ulong) 1856L))));
                    if (i_10 == 0) {
                        l_8 = l_6;
                    } else {
                        l_8 = (-16L);
                    }
                }
            }
        }
    }
    if (arg_operation == 5) {
        l_11 = gale_HostCall_request(arg_region, 5, arg_fd, 0L, 0L, (-1), gale_group);
        return l_11;
    } else {
        if (l_8 < 1L) {
            l_12 = gale_HostCall_decided(arg_region, l_8, gale_group);
            return l_12;
        } else {
            l_13 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
            l_14 = (long) ((ulong) l_13 - (ulong) (arg_fileOffset & ((long) ((ulong) l_13 + (ulong) (-1L)))));
            if (l_14 < l_6) {
                i_15 = (int) l_14;
                i_16 = i_15;
            } else {
                i_16 = arg_byteCount;
            }
            l_17 = gale_HostCall_request(arg_region, arg_operation, arg_fd, arg_fileOffset, ((long) i_16), i_16, gale_group);
            return l_17;
        }
    }
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_120) VARIABLE(int, i_122) VARIABLE(int, i_13) VARIABLE(int, i_15) VARIABLE(int, i_17) VARIABLE(int, i_2) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_5) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_6) VARIABLE(int, i_60) VARIABLE(int, i_62) VARIABLE(int, i_7) VARIABLE(int, i_70) VARIABLE(int, i_71) VARIABLE(int, i_8) VARIABLE(int, i_81) VARIABLE(int, i_83) VARIABLE(int, i_84) VARIABLE(int, i_85) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_99) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_63) VARIABLE(long, l_64) VARIABLE(long, l_69) VARIABLE(long, l_92) VARIABLE(long, l_93) VARIABLE(long, l_98)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_20)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_63) VARIABLE(l_64)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_6) VARIABLE(i_60) VARIABLE(i_62) VARIABLE(i_7) VARIABLE(i_70) VARIABLE(i_71) VARIABLE(i_8) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_69)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_92) VARIABLE(l_93)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_1) VARIABLE(i_100) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(i_81) VARIABLE(i_83) VARIABLE(i_84) VARIABLE(i_85) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(i_99) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_98)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_1) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_15) VARIABLE(i_17) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8) VARIABLE(l_19) VARIABLE(l_20)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_1) VARIABLE(i_120) VARIABLE(i_122) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_1) VARIABLE(i_122) VARIABLE(i_15) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_1) VARIABLE(i_13) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_6) VARIABLE(i_7) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_1) VARIABLE(i_2) VARIABLE(i_5) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_8)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_script, __global uchar *arg_memory, __global uchar *arg_sums, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_10;
    int i_0, i_1, i_2, i_3, i_4, i_5, i_6, i_7, i_8, i_11, i_12, i_13, i_14, i_15, i_16, i_17, i_21, i_22, i_23, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_40, i_42, i_43, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_57, i_58, i_59, i_60, i_61, i_62, i_70, i_71, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_80, i_81, i_82, i_83, i_84, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_99, i_100, i_102, i_103, i_104, i_105, i_106, i_107, i_115, i_116, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_125, i_126, i_130, i_136, i_142, i_143, i_145, i_146, i_147, i_148, i_149, i_150, i_151, i_152;
    long l_9, l_18, l_19, l_20, l_36, l_37, l_38, l_39, l_41, l_44, l_45, l_46, l_47, l_63, l_64, l_65, l_66, l_67, l_68, l_69, l_72, l_92, l_93, l_94, l_95, l_96, l_97, l_98, l_101, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_117, l_127, l_128, l_129, l_131, l_132, l_133, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_144;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_script + 12L));
    i_1 = *((__global gale_int *) (arg_memory + 12L));
    i_2 = gale_group;
    i_3 = gale_div_int(gale_div_int(i_0, 5), ((int) get_num_groups(0)));
    i_4 = (int) ((uint) i_2 * (uint) i_3);
    i_5 = (int) ((uint) ((int) ((uint) i_2 + (uint) 1)) * (uint) i_3);
    i_6 = 0;
    i_7 = 0;
    i_8 = i_4;
    while (true) {
        if (!(i_8 < i_5)) {
            goto B156;
        }
        l_9 = (long) ((int) ((uint) i_8 + (uint) (i_8 << 2)));
        ul_10 = arg_script + ((l_9 << 2) + 16L);
        i_11 = *((__global gale_int *) ul_10);
        if (i_11 == 0) {
            break;
        }
        i_12 = *((__global gale_int *) ul_10);
        i_13 = *((__global gale_int *) (arg_script + (((l_9 + 1L) << 2) + 16L)));
        i_14 = *((__global gale_int *) (arg_script + (((l_9 + 2L) << 2) + 16L)));
        i_15 = *((__global gale_int *) (arg_script + (((l_9 + 3L) << 2) + 16L)));
        i_16 = *((__global gale_int *) (arg_script + (((l_9 + 4L) << 2) + 16L)));
        if (i_13 == (-1)) {
            i_17 = i_6;
        } else {
            i_17 = i_7;
        }
        l_18 = (long) ((ulong) ((long) (uint) (i_16 & 15)) + (ulong) ((((long) i_2) * ((long) gale_div_int(i_1, ((int) get_num_groups(0))))) << 2));
        l_19 = (long) i_14;
        l_20 = *((__global gale_long *) (arg_fs + 16 + 16L));
        switch (i_12) {
            case 1:
                if (i_13 == (-1)) {
                    i_21 = i_2;
                } else {
                    i_21 = i_13;
                }
                i_22 = (int) get_local_size(0);
                i_23 = (int) get_local_id(0);
                i_24 = (int) get_local_id(0);
                i_25 = (int) get_local_id(0);
                i_26 = i_25;
                while (true) {
                    if (!(i_26 < 7)) {
                        break;
                    }
                    i_27 = (int) ((uint) i_26 + (uint) 1);
                    i_28 = i_21;
                    i_29 = i_27;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_29 < 7)) {
                            break;
                        }
                        i_30 = (int) ((uint) i_29 + (uint) 1);
                        i_31 = gale_div_int(i_28, 10);
                        i_28 = i_31;
                        i_29 = i_30;
                    }
                    if (i_26 < 1) {
                        i_32 = (i_13 == (-1)) ? 103 : 115;
                        i_33 = i_32;
                    } else {
                        i_34 = gale_rem_int(i_28, 10) + 48;
                        i_33 = i_34;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_26))))) = (char) i_33;
                    i_35 = (int) ((uint) i_26 + (uint) i_22);
                    i_26 = i_35;
                }
                GALEFS_BARRIER(1);
                if (i_24 == 0) {
                    l_36 = gale_FileOpener_begin(arg_fs, 7, gale_group);
                    if (l_36 < 0L) {
                        l_37 = l_36;
                    } else {
                        l_38 = (long) gale_group;
                        l_39 = (long) ((ulong) ((long) ((ulong) l_20 + (ulong) ((l_38 << 12) + (l_38 << 11)))) + (ulong) 2048L);
                        i_40 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_40 < 7)) {
                                break;
                            }
                            l_41 = (long) i_40;
                            i_42 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_41))));
                            *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_39 + (ulong) l_41)))) = (char) i_42;
                            i_43 = (int) ((uint) i_40 + (uint) 1);
                            i_40 = i_43;
                        }
                        l_44 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, i_15, 7, (-1), gale_group);
                        l_37 = l_44;
                    }
                } else {
                    l_37 = 0L;
                }
                if (i_23 == 0) {
                    if (l_37 < (-4611686018427387904L)) {
                        l_45 = gale_HostCall_awaitReply(arg_fs, l_37, gale_group);
                        l_46 = l_45;
                    } else {
                        l_46 = l_37;
                    }
                } else {
                    l_46 = l_37;
                }
                GALEFS_BROADCAST(2, l_47, l_46);
                i_48 = (int) l_47;
                i_49 = (i_48 < 0) ? 0 : i_48;
                if (i_13 == (-1)) {
                    i_50 = i_49;
                } else {
                    i_50 = i_6;
                }
                i_51 = (i_48 < 2) ? i_48 : 1;
                if (i_13 == (-1)) {
                    i_52 = i_50;
                    i_53 = i_7;
                    i_54 = i_51;
                    i_55 = 0;
                    break;
                }
                i_52 = i_50;
                i_53 = i_49;
                i_54 = i_51;
                i_55 = 0;
                break;
            case 2:
                i_56 = (int) get_local_size(0);
                i_57 = (int) get_local_id(0);
                i_58 = (int) get_local_id(0);
                i_59 = (int) get_local_id(0);
                i_60 = (int) get_local_id(0);
                i_61 = 1;
                i_62 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_61 == 1)) {
                        break;
                    }
                    l_63 = (long) i_62;
                    l_64 = l_19 + l_63;
                    if (i_60 == 0) {
                        l_65 = gale_BlockAccess_beginRead(arg_fs, i_17, l_64, ((int) ((uint) i_15 - (uint) i_62)), gale_group);
                        l_66 = l_65;
                    } else {
                        l_66 = 0L;
                    }
                    if (i_59 == 0) {
                        if (l_66 < (-4611686018427387904L)) {
                            l_67 = gale_HostCall_awaitReply(arg_fs, l_66, gale_group);
                            l_68 = l_67;
                        } else {
                            l_68 = l_66;
                        }
                    } else {
                        l_68 = l_66;
                    }
                    GALEFS_BROADCAST(3, l_69, l_68);
                    i_70 = (int) l_69;
                    if (l_69 < 0L) {
                        i_71 = 0;
                    } else {
                        i_71 = i_70;
                    }
                    l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_64, gale_group);
                    gale_copy((arg_fs + 16 + l_72), (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_63))), i_71);
                    GALEFS_BARRIER(4);
                    if (i_58 == 0) {
                        if (!(i_71 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_71, gale_group);
                        }
                    }
                    i_73 = (int) ((uint) i_62 + (uint) i_71);
                    if (l_69 < 0L) {
                        i_61 = i_70;
                        i_62 = i_73;
                    } else {
                        i_74 = ((i_71 < 1) || (!(i_73 < i_15))) ? 0 : 1;
                        i_61 = i_74;
                        i_62 = i_73;
                    }
                }
                if (i_62 < 1) {
                    i_75 = i_61;
                } else {
                    i_75 = i_62;
                }
                i_76 = 0;
                i_77 = i_57;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_77 < i_75)) {
                        break;
                    }
                    i_78 = (int) *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_77)))));
                    i_79 = (int) ((uint) i_76 + (uint) ((int) ((uint) ((i_78 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_77 << 5) - (uint) i_77)) + (uint) 7)))));
                    i_80 = (int) ((uint) i_77 + (uint) i_56);
                    i_76 = i_79;
                    i_77 = i_80;
                }
                i_52 = i_6;
                i_53 = i_7;
                i_54 = i_75;
                i_55 = i_76;
                break;
            case 3:
                i_81 = *((__global gale_int *) (arg_fs + 16 + 212L));
                i_82 = (int) get_local_size(0);
                i_83 = (int) get_local_id(0);
                i_84 = (int) get_local_id(0);
                i_85 = (int) get_local_id(0);
                i_86 = (int) get_local_id(0);
                i_87 = i_86;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_87 < i_15)) {
                        break;
                    }
                    *((__global char *) (arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) ((long) i_87))))) = (char) (((int) ((uint) ((int) ((uint) i_87 + (uint) i_16)) * (uint) 40503)) >> 7);
                    i_88 = (int) ((uint) i_87 + (uint) i_82);
                    i_87 = i_88;
                }
                i_89 = 4;
                i_90 = 0;
                i_91 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (i_89 == 0) {
                        break;
                    }
                    l_92 = (long) i_90;
                    l_93 = l_19 + l_92;
                    if (i_85 == 0) {
                        l_94 = gale_BlockAccess_beginWrite(arg_fs, i_89, i_17, l_93, ((int) ((uint) i_15 - (uint) i_90)), gale_group);
                        l_95 = l_94;
                    } else {
                        l_95 = 0L;
                    }
                    if (i_84 == 0) {
                        if (l_95 < (-4611686018427387904L)) {
                            l_96 = gale_HostCall_awaitReply(arg_fs, l_95, gale_group);
                            l_97 = l_96;
                        } else {
                            l_97 = l_95;
                        }
                    } else {
                        l_97 = l_95;
                    }
                    GALEFS_BROADCAST(5, l_98, l_97);
                    i_99 = (int) l_98;
                    if (l_98 < 0L) {
                        i_100 = 0;
                    } else {
                        i_100 = i_99;
                    }
                    l_101 = gale_BlockAccess_offsetInRegion(arg_fs, l_98, l_93, gale_group);
                    gale_copy((arg_memory + 16 + ((long) ((ulong) l_18 + (ulong) l_92))), (arg_fs + 16 + l_101), i_100);
                    GALEFS_BARRIER(6);
                    if (i_83 == 0) {
                        if (!(i_100 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_100, gale_group);
                        }
                    }
                    i_102 = (int) ((uint) i_90 + (uint) i_100);
                    if (l_98 < 0L) {
                        if ((!(i_89 == 4)) || (i_102 < 1)) {
                            i_103 = i_99;
                        } else {
                            i_103 = i_102;
                        }
                    } else {
                        i_103 = i_102;
                    }
                    i_104 = (((!(i_89 == 4)) || (i_102 < 1)) || (i_81 == 0)) ? 0 : 5;
                    if (i_100 == 0) {
                        i_89 = i_104;
                        i_90 = i_102;
                        i_91 = i_103;
                    } else {
                        if (i_102 == i_15) {
                            i_89 = i_104;
                            i_90 = i_102;
                            i_91 = i_103;
                        } else {
                            i_90 = i_102;
                            i_91 = i_103;
                        }
                    }
                }
                i_52 = i_6;
                i_53 = i_7;
                i_54 = i_91;
                i_55 = 0;
                break;
            case 4:
                i_105 = (int) get_local_id(0);
                i_106 = (int) get_local_id(0);
                i_107 = (int) get_local_id(0);
                l_108 = (-12L);
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(l_108 == (-12L))) {
                        break;
                    }
                    if (i_107 == 0) {
                        l_109 = gale_BlockAccess_beginMapping(arg_fs, i_17, l_19, i_15, gale_group);
                        l_110 = l_109;
                    } else {
                        l_110 = 0L;
                    }
                    if (i_106 == 0) {
                        if (l_110 < (-4611686018427387904L)) {
                            l_111 = gale_HostCall_awaitReply(arg_fs, l_110, gale_group);
                            l_112 = l_111;
                        } else {
                            l_112 = l_110;
                        }
                    } else {
                        l_112 = l_110;
                    }
                    GALEFS_BROADCAST(7, l_113, l_112);
                    if (i_105 == 0) {
                        if (!(l_113 < 0L)) {
                            l_114 = (long) gale_group;
                            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_20 + (ulong) ((l_114 << 12) + (l_114 << 11)))) + (ulong) 1856L)))) = 1;
                            i_115 = gale_group;
                            i_116 = *((__global gale_int *) (arg_fs + 16 + 36L));
                            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_115 & ((int) ((uint) (1 << i_116) + (uint) (-1))))) << 6) + (((long) (i_115 >> i_116)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_113 >> 32))) + (uint) 1)) | INT_MIN);
                        }
                    }
                    if (l_113 < 0L) {
                        l_108 = l_113;
                    } else {
                        l_117 = gale_BlockAccess_offsetInRegion(arg_fs, l_113, l_19, gale_group);
                        l_108 = l_117;
                    }
                }
                if ((ulong) ((long) ((ulong) l_108 + (ulong) 4095L)) < (ulong) 4095L) {
                    i_118 = (int) l_108;
                    i_52 = i_6;
                    i_53 = i_7;
                    i_54 = i_118;
                    i_55 = 0;
                    break;
                }
                i_119 = (int) get_local_size(0);
                i_120 = (int) get_local_id(0);
                i_121 = (int) get_local_id(0);
                i_122 = 0;
                i_123 = i_121;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_123 < i_15)) {
                        break;
                    }
                    i_124 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_108 + (ulong) ((long) i_123)))));
                    i_125 = (int) ((uint) i_122 + (uint) ((int) ((uint) ((i_124 & 255) + 1) * (uint) ((int) ((uint) ((int) ((uint) (i_123 << 5) - (uint) i_123)) + (uint) 7)))));
                    i_126 = (int) ((uint) i_123 + (uint) i_119);
                    i_122 = i_125;
                    i_123 = i_126;
                }
                GALEFS_BARRIER(8);
                if (i_120 == 0) {
                    l_127 = gale_BlockAccess_endMapping(arg_fs, i_15, gale_group);
                    l_128 = l_127;
                } else {
                    l_128 = 0L;
                }
                GALEFS_BROADCAST(9, l_129, l_128);
                i_130 = (int) ((uint) ((int) l_129) + (uint) i_15);
                i_52 = i_6;
                i_53 = i_7;
                i_54 = i_130;
                i_55 = i_122;
                break;
            case 5:
                if (((int) get_local_id(0)) == 0) {
                    l_131 = gale_OpenFileCalls_status(arg_fs, i_17, 0, gale_group);
                    l_132 = l_131;
                } else {
                    l_132 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_132 < (-4611686018427387904L)) {
                        l_133 = gale_HostCall_awaitReply(arg_fs, l_132, gale_group);
                        l_134 = l_133;
                    } else {
                        l_134 = l_132;
                    }
                } else {
                    l_134 = l_132;
                }
                GALEFS_BROADCAST(10, l_135, l_134);
                i_136 = (int) l_135;
                i_52 = i_6;
                i_53 = i_7;
                i_54 = i_136;
                i_55 = 0;
                break;
            default:
                if (((int) get_local_id(0)) == 0) {
                    l_137 = gale_OpenFileCalls_beginClose(arg_fs, i_17, gale_group);
                    l_138 = l_137;
                } else {
                    l_138 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_138 < (-4611686018427387904L)) {
                        l_139 = gale_HostCall_awaitReply(arg_fs, l_138, gale_group);
                        l_140 = l_139;
                    } else {
                        l_140 = l_138;
                    }
                } else {
                    l_140 = l_138;
                }
                GALEFS_BROADCAST(11, l_141, l_140);
                if (i_13 == (-1)) {
                    i_142 = 0;
                } else {
                    i_142 = i_6;
                }
                i_143 = (int) l_141;
                if (i_13 == (-1)) {
                    i_52 = i_142;
                    i_53 = i_7;
                    i_54 = i_143;
                    i_55 = 0;
                    break;
                }
                i_52 = i_142;
                i_53 = 0;
                i_54 = i_143;
                i_55 = 0;
                break;
        }
        *((__global gale_int *) (arg_sums + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) i_54 + (uint) i_55));
        GALEFS_BARRIER(12);
        if (((int) get_local_id(0)) == 0) {
            l_144 = (long) (i_8 << 1);
            *((__global gale_int *) (arg_results + ((l_144 << 2) + 16L))) = i_54;
            i_145 = (int) get_global_id(0);
            i_146 = (int) get_local_size(0);
            i_147 = 0;
            i_148 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_148 < i_146)) {
                    break;
                }
                i_149 = *((__global gale_int *) (arg_sums + ((((long) ((int) ((uint) i_148 + (uint) i_145))) << 2) + 16L)));
                i_150 = (int) ((uint) i_147 + (uint) i_149);
                i_151 = (int) ((uint) i_148 + (uint) 1);
                i_147 = i_150;
                i_148 = i_151;
            }
            *((__global gale_int *) (arg_results + (((l_144 + 1L) << 2) + 16L))) = i_147;
        }
        GALEFS_BARRIER(13);
        i_152 = (int) ((uint) i_8 + (uint) 1);
        i_6 = i_52;
        i_7 = i_53;
        i_8 = i_152;
    }
    goto B157;
B156:;
B157:;
    GALEFS_GROUP_END()
}
#endif
