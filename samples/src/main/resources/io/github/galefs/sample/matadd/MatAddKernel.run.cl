// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.matadd.MatAddKernel#run
// entry point: galefs_run
// parameters: LONG_ARRAY INT_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE WRITE
// suspension: 12 waits, 12 values, 64 bytes
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/sample/matadd/MatAddKernel.java
// source SHA-256: 20f7283cf154cf2e2361cfa9760c2e9896652243ca0e72d46ea8c7c6b306c6ed

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

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_100) VARIABLE(int, i_101) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_22) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_56) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_74) VARIABLE(int, i_76) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_87) VARIABLE(int, i_89) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(long, l_103) VARIABLE(long, l_104) VARIABLE(long, l_107) VARIABLE(long, l_11) VARIABLE(long, l_12) VARIABLE(long, l_2) VARIABLE(long, l_21) VARIABLE(long, l_41) VARIABLE(long, l_47) VARIABLE(long, l_50) VARIABLE(long, l_55) VARIABLE(long, l_57) VARIABLE(long, l_64) VARIABLE(long, l_65) VARIABLE(long, l_68) VARIABLE(long, l_77) VARIABLE(long, l_78) VARIABLE(long, l_81)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_22) VARIABLE(l_11) VARIABLE(l_12) VARIABLE(l_2) VARIABLE(l_21)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_11) VARIABLE(l_21)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_41)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_64) VARIABLE(l_65)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_68)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_77) VARIABLE(l_78)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_76) VARIABLE(i_82) VARIABLE(i_83) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57) VARIABLE(l_81)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_103) VARIABLE(l_104) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_100) VARIABLE(i_101) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_56) VARIABLE(i_61) VARIABLE(i_74) VARIABLE(i_87) VARIABLE(i_89) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(l_107) VARIABLE(l_47) VARIABLE(l_50) VARIABLE(l_55) VARIABLE(l_57)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_33) VARIABLE(i_34)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_33)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_33)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_96;
    float f_97, f_98;
    int i_0, i_1, i_6, i_8, i_9, i_16, i_18, i_19, i_22, i_27, i_29, i_30, i_33, i_34, i_35, i_49, i_51, i_52, i_53, i_54, i_56, i_58, i_60, i_61, i_62, i_63, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_82, i_83, i_85, i_86, i_87, i_88, i_89, i_90, i_91, i_92, i_93, i_94, i_99, i_100, i_101, i_102, i_108, i_109, i_111, i_112, i_113, i_114, i_116, i_130;
    long l_2, l_3, l_4, l_5, l_7, l_10, l_11, l_12, l_13, l_14, l_15, l_17, l_20, l_21, l_23, l_24, l_25, l_26, l_28, l_31, l_32, l_36, l_37, l_38, l_39, l_40, l_41, l_42, l_43, l_44, l_45, l_46, l_47, l_48, l_50, l_55, l_57, l_59, l_64, l_65, l_66, l_67, l_68, l_71, l_77, l_78, l_79, l_80, l_81, l_84, l_95, l_103, l_104, l_105, l_106, l_107, l_110, l_115, l_117, l_118, l_119, l_120, l_121, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_131;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_0, gale_group, gale_slot, gale_position);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_0)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_paths + 16 + l_7));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group, gale_slot, gale_position);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_0;
        gale_ints[gale_items + gale_item] = (uint) i_1;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        i_0 = (int) gale_ints[gale_item];
        i_1 = (int) gale_ints[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
    }
    GALEFS_BARRIER(3);
    l_12 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_13 = gale_FileOpener_begin(arg_fs, i_1, gale_group, gale_slot, gale_position);
        if (l_13 < 0L) {
            l_14 = l_13;
        } else {
            l_15 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_16 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_16 < i_1)) {
                    break;
                }
                l_17 = (long) i_16;
                i_18 = (int) *((__global char *) (arg_paths + 16 + (l_12 + l_17)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_15 + (ulong) l_17)))) = (char) i_18;
                i_19 = (int) ((uint) i_16 + (uint) 1);
                i_16 = i_19;
            }
            l_20 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group, gale_slot, gale_position);
            l_14 = l_20;
        }
    } else {
        l_14 = 0L;
    }
    GALEFS_BROADCAST(4, l_21, l_14);
    if (l_21 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_1;
        gale_longs[gale_item] = (ulong) l_11;
        gale_longs[gale_items + gale_item] = (ulong) l_12;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_21); }
        GALEFS_RETURN;
        resume_2:
        i_1 = (int) gale_ints[gale_item];
        l_11 = (long) gale_longs[gale_item];
        l_12 = (long) gale_longs[gale_items + gale_item];
        l_2 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_21 = gale_round_reply(gale_entry);
    }
    i_22 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_23 = gale_FileOpener_begin(arg_fs, i_22, gale_group, gale_slot, gale_position);
        if (l_23 < 0L) {
            l_24 = l_23;
        } else {
            l_25 = l_12 + ((long) i_1);
            l_26 = (long) ((ulong) l_2 + (ulong) (((long) gale_position) << 12));
            i_27 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_27 < i_22)) {
                    break;
                }
                l_28 = (long) i_27;
                i_29 = (int) *((__global char *) (arg_paths + 16 + (l_25 + l_28)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_26 + (ulong) l_28)))) = (char) i_29;
                i_30 = (int) ((uint) i_27 + (uint) 1);
                i_27 = i_30;
            }
            l_31 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_22, (-1), gale_group, gale_slot, gale_position);
            l_24 = l_31;
        }
    } else {
        l_24 = 0L;
    }
    GALEFS_BROADCAST(6, l_32, l_24);
    if (l_32 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        gale_longs[gale_items + gale_item] = (ulong) l_21;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_32); }
        GALEFS_RETURN;
        resume_3:
        l_11 = (long) gale_longs[gale_item];
        l_21 = (long) gale_longs[gale_items + gale_item];
        l_32 = gale_round_reply(gale_entry);
    }
    i_33 = (int) l_32;
    i_34 = (int) l_21;
    i_35 = (int) l_11;
    if (i_35 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_36 = (long) (gale_group << 1);
            *((__global gale_int *) (arg_status + ((l_36 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_36 + 1L) << 2) + 16L))) = i_35;
        }
    } else {
        if (i_34 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_37 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_37 << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + (((l_37 + 1L) << 2) + 16L))) = i_34;
            }
        } else {
            if (i_33 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_38 = (long) (gale_group << 1);
                    *((__global gale_int *) (arg_status + ((l_38 << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + (((l_38 + 1L) << 2) + 16L))) = i_33;
                }
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_39 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position);
                    l_40 = l_39;
                } else {
                    l_40 = 0L;
                }
                GALEFS_BROADCAST(7, l_41, l_40);
                if (l_41 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_33;
                    gale_ints[gale_items + gale_item] = (uint) i_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_41); }
                    GALEFS_RETURN;
                    resume_4:
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = gale_round_reply(gale_entry);
                }
                if (((int) get_local_id(0)) == 0) {
                    l_42 = gale_OpenFileCalls_status(arg_fs, i_34, 0, gale_group, gale_slot, gale_position);
                    l_43 = l_42;
                } else {
                    l_43 = 0L;
                }
                GALEFS_BROADCAST(8, l_44, l_43);
                if (l_44 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_33;
                    gale_ints[gale_items + gale_item] = (uint) i_34;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                    gale_longs[gale_item] = (ulong) l_41;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_44); }
                    GALEFS_RETURN;
                    resume_5:
                    i_33 = (int) gale_ints[gale_item];
                    i_34 = (int) gale_ints[gale_items + gale_item];
                    i_35 = (int) gale_ints[2 * gale_items + gale_item];
                    l_41 = (long) gale_longs[gale_item];
                    l_44 = gale_round_reply(gale_entry);
                }
                if (l_41 == l_44) {
                    if (((int) get_local_id(0)) == 0) {
                        l_45 = gale_OpenFileCalls_status(arg_fs, i_35, 0, gale_group, gale_slot, gale_position);
                        l_46 = l_45;
                    } else {
                        l_46 = 0L;
                    }
                    GALEFS_BROADCAST(9, l_47, l_46);
                    if (l_47 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_33;
                        gale_ints[gale_items + gale_item] = (uint) i_34;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_47); }
                        GALEFS_RETURN;
                        resume_6:
                        i_33 = (int) gale_ints[gale_item];
                        i_34 = (int) gale_ints[gale_items + gale_item];
                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                        l_47 = gale_round_reply(gale_entry);
                    }
                    l_48 = ((long) gale_group) << 16;
                    i_49 = (l_48 < l_47) ? 1 : 0;
                    l_50 = ((long) gale_group_count) << 16;
                    i_51 = (int) get_local_id(0);
                    i_52 = (int) get_local_id(0);
                    i_53 = (int) get_local_id(0);
                    i_54 = gale_group << 14;
                    l_55 = ((long) i_54) << 2;
                    i_56 = (int) get_local_id(0);
                    l_57 = l_48;
                    i_58 = i_49;
                    while (true) {
                        if (i_58 == 0) {
                            break;
                        }
                        l_59 = (long) ((ulong) l_47 - (ulong) l_57);
                        if (l_59 < 65536L) {
                            i_60 = (int) l_59;
                            i_61 = i_60;
                        } else {
                            i_61 = 65536;
                        }
                        i_62 = 1;
                        i_63 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_62 == 1)) {
                                break;
                            }
                            l_64 = (long) i_63;
                            l_65 = (long) ((ulong) l_57 + (ulong) l_64);
                            if (i_56 == 0) {
                                l_66 = gale_BlockAccess_beginRead(arg_fs, i_35, l_65, ((int) ((uint) i_61 - (uint) i_63)), gale_group, gale_slot, gale_position);
                                l_67 = l_66;
                            } else {
                                l_67 = 0L;
                            }
                            GALEFS_BROADCAST(10, l_68, l_67);
                            if (l_68 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_63;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_64;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_65;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_68); }
                                GALEFS_RETURN;
                                resume_7:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_63 = (int) gale_ints[4 * gale_items + gale_item];
                                l_64 = (long) gale_longs[2 * gale_items + gale_item];
                                l_65 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_68 = gale_round_reply(gale_entry);
                            }
                            i_69 = (int) l_68;
                            if (l_68 < 0L) {
                                i_70 = 0;
                            } else {
                                i_70 = i_69;
                            }
                            l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_65, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_71), (arg_a + 16 + (l_64 + l_55)), i_70);
                            GALEFS_BARRIER(11);
                            if (i_53 == 0) {
                                if (!(i_70 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_70, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_72 = (int) ((uint) i_63 + (uint) i_70);
                            if (l_68 < 0L) {
                                i_62 = i_69;
                                i_63 = i_72;
                            } else {
                                i_73 = ((i_70 < 1) || (!(i_72 < i_61))) ? 0 : 1;
                                i_62 = i_73;
                                i_63 = i_72;
                            }
                        }
                        if (i_63 < 1) {
                            i_74 = i_62;
                        } else {
                            i_74 = i_63;
                        }
                        i_75 = 1;
                        i_76 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_75 == 1)) {
                                break;
                            }
                            l_77 = (long) i_76;
                            l_78 = (long) ((ulong) l_57 + (ulong) l_77);
                            if (i_52 == 0) {
                                l_79 = gale_BlockAccess_beginRead(arg_fs, i_34, l_78, ((int) ((uint) i_61 - (uint) i_76)), gale_group, gale_slot, gale_position);
                                l_80 = l_79;
                            } else {
                                l_80 = 0L;
                            }
                            GALEFS_BROADCAST(12, l_81, l_80);
                            if (l_81 < LONG_MIN / 2) {
                                gale_ints[gale_item] = (uint) i_33;
                                gale_ints[gale_items + gale_item] = (uint) i_34;
                                gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                gale_longs[gale_item] = (ulong) l_47;
                                gale_longs[gale_items + gale_item] = (ulong) l_57;
                                gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                                gale_ints[5 * gale_items + gale_item] = (uint) i_76;
                                gale_longs[2 * gale_items + gale_item] = (ulong) l_77;
                                gale_longs[3 * gale_items + gale_item] = (ulong) l_78;
                                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_81); }
                                GALEFS_RETURN;
                                resume_8:
                                i_33 = (int) gale_ints[gale_item];
                                i_34 = (int) gale_ints[gale_items + gale_item];
                                i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                l_47 = (long) gale_longs[gale_item];
                                l_57 = (long) gale_longs[gale_items + gale_item];
                                i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                i_74 = (int) gale_ints[4 * gale_items + gale_item];
                                i_76 = (int) gale_ints[5 * gale_items + gale_item];
                                l_77 = (long) gale_longs[2 * gale_items + gale_item];
                                l_78 = (long) gale_longs[3 * gale_items + gale_item];
                                l_50 = ((long) gale_group_count) << 16;
                                i_51 = (int) get_local_id(0);
                                i_52 = (int) get_local_id(0);
                                i_53 = (int) get_local_id(0);
                                i_54 = gale_group << 14;
                                l_55 = ((long) i_54) << 2;
                                i_56 = (int) get_local_id(0);
                                l_81 = gale_round_reply(gale_entry);
                            }
                            i_82 = (int) l_81;
                            if (l_81 < 0L) {
                                i_83 = 0;
                            } else {
                                i_83 = i_82;
                            }
                            l_84 = gale_BlockAccess_offsetInRegion(arg_fs, l_81, l_78, gale_group, gale_slot, gale_position);
                            gale_copy((arg_fs + 16 + l_84), (arg_b + 16 + (l_77 + l_55)), i_83);
                            GALEFS_BARRIER(13);
                            if (i_51 == 0) {
                                if (!(i_83 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_83, gale_group, gale_slot, gale_position);
                                }
                            }
                            i_85 = (int) ((uint) i_76 + (uint) i_83);
                            if (l_81 < 0L) {
                                i_75 = i_82;
                                i_76 = i_85;
                            } else {
                                i_86 = ((i_83 < 1) || (!(i_85 < i_61))) ? 0 : 1;
                                i_75 = i_86;
                                i_76 = i_85;
                            }
                        }
                        if (i_76 < 1) {
                            i_87 = i_75;
                        } else {
                            i_87 = i_76;
                        }
                        if (i_61 == i_74) {
                            if (i_61 == i_87) {
                                i_88 = ((int) ((uint) i_61 + (uint) ((int) ((uint) (i_61 >> 31) >> 30)))) >> 2;
                                i_89 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_90 = (int) get_local_size(0);
                                i_91 = (int) get_local_id(0);
                                i_92 = (int) get_local_id(0);
                                i_93 = (int) get_local_id(0);
                                i_94 = i_93;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_94 < i_88)) {
                                        break;
                                    }
                                    l_95 = (((long) ((int) ((uint) i_94 + (uint) i_54))) << 2) + 16L;
                                    ul_96 = arg_a + l_95;
                                    f_97 = *((__global gale_float *) ul_96);
                                    f_98 = *((__global gale_float *) (arg_b + l_95));
                                    *((__global gale_float *) ul_96) = (f_97 + f_98);
                                    i_99 = (int) ((uint) i_94 + (uint) i_90);
                                    i_94 = i_99;
                                }
                                i_100 = 4;
                                i_101 = 0;
                                i_102 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_100 == 0) {
                                        break;
                                    }
                                    l_103 = (long) i_101;
                                    l_104 = (long) ((ulong) l_57 + (ulong) l_103);
                                    if (i_92 == 0) {
                                        l_105 = gale_BlockAccess_beginWrite(arg_fs, i_100, i_33, l_104, ((int) ((uint) i_61 - (uint) i_101)), gale_group, gale_slot, gale_position);
                                        l_106 = l_105;
                                    } else {
                                        l_106 = 0L;
                                    }
                                    GALEFS_BROADCAST(14, l_107, l_106);
                                    if (l_107 < LONG_MIN / 2) {
                                        gale_ints[gale_item] = (uint) i_33;
                                        gale_ints[gale_items + gale_item] = (uint) i_34;
                                        gale_ints[2 * gale_items + gale_item] = (uint) i_35;
                                        gale_longs[gale_item] = (ulong) l_47;
                                        gale_longs[gale_items + gale_item] = (ulong) l_57;
                                        gale_ints[3 * gale_items + gale_item] = (uint) i_61;
                                        gale_ints[4 * gale_items + gale_item] = (uint) i_74;
                                        gale_ints[5 * gale_items + gale_item] = (uint) i_87;
                                        gale_ints[6 * gale_items + gale_item] = (uint) i_100;
                                        gale_ints[7 * gale_items + gale_item] = (uint) i_101;
                                        gale_longs[2 * gale_items + gale_item] = (ulong) l_103;
                                        gale_longs[3 * gale_items + gale_item] = (ulong) l_104;
                                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_107); }
                                        GALEFS_RETURN;
                                        resume_9:
                                        i_33 = (int) gale_ints[gale_item];
                                        i_34 = (int) gale_ints[gale_items + gale_item];
                                        i_35 = (int) gale_ints[2 * gale_items + gale_item];
                                        l_47 = (long) gale_longs[gale_item];
                                        l_57 = (long) gale_longs[gale_items + gale_item];
                                        i_61 = (int) gale_ints[3 * gale_items + gale_item];
                                        i_74 = (int) gale_ints[4 * gale_items + gale_item];
                                        i_87 = (int) gale_ints[5 * gale_items + gale_item];
                                        i_100 = (int) gale_ints[6 * gale_items + gale_item];
                                        i_101 = (int) gale_ints[7 * gale_items + gale_item];
                                        l_103 = (long) gale_longs[2 * gale_items + gale_item];
                                        l_104 = (long) gale_longs[3 * gale_items + gale_item];
                                        l_50 = ((long) gale_group_count) << 16;
                                        i_51 = (int) get_local_id(0);
                                        i_52 = (int) get_local_id(0);
                                        i_53 = (int) get_local_id(0);
                                        i_54 = gale_group << 14;
                                        l_55 = ((long) i_54) << 2;
                                        i_56 = (int) get_local_id(0);
                                        i_89 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                        i_91 = (int) get_local_id(0);
                                        i_92 = (int) get_local_id(0);
                                        l_107 = gale_round_reply(gale_entry);
                                    }
                                    i_108 = (int) l_107;
                                    if (l_107 < 0L) {
                                        i_109 = 0;
                                    } else {
                                        i_109 = i_108;
                                    }
                                    l_110 = gale_BlockAccess_offsetInRegion(arg_fs, l_107, l_104, gale_group, gale_slot, gale_position);
                                    gale_copy((arg_a + 16 + (l_103 + l_55)), (arg_fs + 16 + l_110), i_109);
                                    GALEFS_BARRIER(15);
                                    if (i_91 == 0) {
                                        if (!(i_109 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_109, gale_group, gale_slot, gale_position);
                                        }
                                    }
                                    i_111 = (int) ((uint) i_101 + (uint) i_109);
                                    if (l_107 < 0L) {
                                        if ((!(i_100 == 4)) || (i_111 < 1)) {
                                            i_112 = i_108;
                                        } else {
                                            i_112 = i_111;
                                        }
                                    } else {
                                        i_112 = i_111;
                                    }
                                    i_113 = (((!(i_100 == 4)) || (i_111 < 1)) || (i_89 == 0)) ? 0 : 5;
                                    if (i_109 == 0) {
                                        i_100 = i_113;
                                        i_101 = i_111;
                                        i_102 = i_112;
                                    } else {
                                        if (i_61 == i_111) {
                                            i_100 = i_113;
                                            i_101 = i_111;
                                            i_102 = i_112;
                                        } else {
                                            i_101 = i_111;
                                            i_102 = i_112;
                                        }
                                    }
                                }
                                i_114 = i_102;
                            } else {
                                i_114 = 0;
                            }
                        } else {
                            i_114 = 0;
                        }
                        l_115 = (long) ((ulong) l_57 + (ulong) l_50);
                        i_116 = ((!(i_61 == i_114)) || (!(l_115 < l_47))) ? 0 : 1;
                        if (i_61 == i_114) {
                            l_57 = l_115;
                            i_58 = i_116;
                        } else {
                            if (i_61 == i_74) {
                                if (i_61 == i_87) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_117 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_117 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_117 + 1L) << 2) + 16L))) = i_114;
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    } else {
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_118 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_118 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_118 + 1L) << 2) + 16L))) = i_87;
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    } else {
                                        l_57 = l_115;
                                        i_58 = i_116;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_119 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_119 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_119 + 1L) << 2) + 16L))) = i_74;
                                    l_57 = l_115;
                                    i_58 = i_116;
                                } else {
                                    l_57 = l_115;
                                    i_58 = i_116;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_120 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_120 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_120 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_35, gale_group, gale_slot, gale_position);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(16, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        gale_ints[gale_items + gale_item] = (uint) i_34;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_123); }
        GALEFS_RETURN;
        resume_10:
        i_33 = (int) gale_ints[gale_item];
        i_34 = (int) gale_ints[gale_items + gale_item];
        l_123 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_124 = gale_OpenFileCalls_beginClose(arg_fs, i_34, gale_group, gale_slot, gale_position);
        l_125 = l_124;
    } else {
        l_125 = 0L;
    }
    GALEFS_BROADCAST(17, l_126, l_125);
    if (l_126 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 11, l_126); }
        GALEFS_RETURN;
        resume_11:
        i_33 = (int) gale_ints[gale_item];
        l_126 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_127 = gale_OpenFileCalls_beginClose(arg_fs, i_33, gale_group, gale_slot, gale_position);
        l_128 = l_127;
    } else {
        l_128 = 0L;
    }
    GALEFS_BROADCAST(18, l_129, l_128);
    if (l_129 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_33;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 12, l_129); }
        GALEFS_RETURN;
        resume_12:
        i_33 = (int) gale_ints[gale_item];
        l_129 = gale_round_reply(gale_entry);
    }
    i_130 = (int) l_129;
    if (i_130 < 0) {
        if (!(i_33 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_131 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_131 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_131 + 1L) << 2) + 16L))) = i_130;
            }
        }
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_beginWrite(__global uchar *arg_region, int arg_operation, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_1) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_108) VARIABLE(int, i_110) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_122) VARIABLE(int, i_123) VARIABLE(int, i_132) VARIABLE(int, i_133) VARIABLE(int, i_28) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_66) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_72) VARIABLE(int, i_73) VARIABLE(int, i_78) VARIABLE(int, i_80) VARIABLE(int, i_88) VARIABLE(int, i_89) VARIABLE(int, i_93) VARIABLE(int, i_95) VARIABLE(long, l_102) VARIABLE(long, l_125) VARIABLE(long, l_126) VARIABLE(long, l_131) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_2) VARIABLE(long, l_27) VARIABLE(long, l_52) VARIABLE(long, l_62) VARIABLE(long, l_65) VARIABLE(long, l_71) VARIABLE(long, l_74) VARIABLE(long, l_81) VARIABLE(long, l_82) VARIABLE(long, l_87) VARIABLE(long, l_96) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0) VARIABLE(i_1)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_2)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_0) VARIABLE(i_1) VARIABLE(l_14) VARIABLE(l_2)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_1) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_2)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_1) VARIABLE(i_28) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_2) VARIABLE(l_27)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(l_14) VARIABLE(l_27)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_52)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_81) VARIABLE(l_82)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_80) VARIABLE(i_88) VARIABLE(i_89) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_87)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74) VARIABLE(l_96) VARIABLE(l_97)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(i_95) VARIABLE(l_102) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(l_125) VARIABLE(l_126) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_108) VARIABLE(i_110) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_122) VARIABLE(i_123) VARIABLE(i_132) VARIABLE(i_133) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_66) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(i_72) VARIABLE(i_73) VARIABLE(i_78) VARIABLE(i_93) VARIABLE(l_131) VARIABLE(l_62) VARIABLE(l_65) VARIABLE(l_71) VARIABLE(l_74)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_42) VARIABLE(i_43)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_42)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_42)

__kernel void galefs_run(__global uchar *arg_fs, __global uchar *arg_args, __global uchar *arg_paths, __global uchar *arg_a, __global uchar *arg_b, __global uchar *arg_status) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    __global uchar *ul_118;
    float f_119, f_120;
    int i_0, i_1, i_7, i_9, i_10, i_20, i_22, i_23, i_28, i_34, i_36, i_37, i_42, i_43, i_44, i_64, i_66, i_67, i_68, i_69, i_70, i_72, i_73, i_75, i_77, i_78, i_79, i_80, i_88, i_89, i_91, i_92, i_93, i_94, i_95, i_103, i_104, i_106, i_107, i_108, i_109, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_121, i_122, i_123, i_124, i_132, i_133, i_135, i_136, i_137, i_138, i_140, i_160;
    long l_2, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_15, l_16, l_17, l_18, l_19, l_21, l_24, l_25, l_26, l_27, l_29, l_30, l_31, l_32, l_33, l_35, l_38, l_39, l_40, l_41, l_45, l_46, l_47, l_48, l_49, l_50, l_51, l_52, l_53, l_54, l_55, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_63, l_65, l_71, l_74, l_76, l_81, l_82, l_83, l_84, l_85, l_86, l_87, l_90, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_117, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_134, l_139, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159, l_161;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_args + 16L));
    i_1 = *((__global gale_int *) (arg_args + 20L));
    GALEFS_BARRIER(1);
    l_2 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_3 = gale_FileOpener_begin(arg_fs, i_0, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_0)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_paths + 16 + l_8));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_0, (-1), gale_group);
            l_4 = l_11;
        }
    } else {
        l_4 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_4 < (-4611686018427387904L)) {
            l_12 = gale_HostCall_awaitReply(arg_fs, l_4, gale_group);
            l_13 = l_12;
        } else {
            l_13 = l_4;
        }
    } else {
        l_13 = l_4;
    }
    GALEFS_BROADCAST(2, l_14, l_13);
    GALEFS_BARRIER(3);
    l_15 = (long) i_0;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_FileOpener_begin(arg_fs, i_1, gale_group);
        if (l_16 < 0L) {
            l_17 = l_16;
        } else {
            l_18 = (long) gale_group;
            l_19 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_18 << 12) + (l_18 << 11)))) + (ulong) 2048L);
            i_20 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_20 < i_1)) {
                    break;
                }
                l_21 = (long) i_20;
                i_22 = (int) *((__global char *) (arg_paths + 16 + (l_15 + l_21)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_19 + (ulong) l_21)))) = (char) i_22;
                i_23 = (int) ((uint) i_20 + (uint) 1);
                i_20 = i_23;
            }
            l_24 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_1, (-1), gale_group);
            l_17 = l_24;
        }
    } else {
        l_17 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_17 < (-4611686018427387904L)) {
            l_25 = gale_HostCall_awaitReply(arg_fs, l_17, gale_group);
            l_26 = l_25;
        } else {
            l_26 = l_17;
        }
    } else {
        l_26 = l_17;
    }
    GALEFS_BROADCAST(4, l_27, l_26);
    i_28 = *((__global gale_int *) (arg_args + 24L));
    GALEFS_BARRIER(5);
    if (((int) get_local_id(0)) == 0) {
        l_29 = gale_FileOpener_begin(arg_fs, i_28, gale_group);
        if (l_29 < 0L) {
            l_30 = l_29;
        } else {
            l_31 = l_15 + ((long) i_1);
            l_32 = (long) gale_group;
            l_33 = (long) ((ulong) ((long) ((ulong) l_2 + (ulong) ((l_32 << 12) + (l_32 << 11)))) + (ulong) 2048L);
            i_34 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_34 < i_28)) {
                    break;
                }
                l_35 = (long) i_34;
                i_36 = (int) *((__global char *) (arg_paths + 16 + (l_31 + l_35)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_33 + (ulong) l_35)))) = (char) i_36;
                i_37 = (int) ((uint) i_34 + (uint) 1);
                i_34 = i_37;
            }
            l_38 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 577, i_28, (-1), gale_group);
            l_30 = l_38;
        }
    } else {
        l_30 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_30 < (-4611686018427387904L)) {
            l_39 = gale_HostCall_awaitReply(arg_fs, l_30, gale_group);
            l_40 = l_39;
        } else {
            l_40 = l_30;
        }
    } else {
        l_40 = l_30;
    }
    GALEFS_BROADCAST(6, l_41, l_40);
    i_42 = (int) l_41;
    i_43 = (int) l_27;
    i_44 = (int) l_14;
    if (i_44 < 0) {
        if (((int) get_local_id(0)) == 0) {
            l_45 = (long) (gale_group << 1);
            *((__global gale_int *) (arg_status + ((l_45 << 2) + 16L))) = 1;
            *((__global gale_int *) (arg_status + (((l_45 + 1L) << 2) + 16L))) = i_44;
        }
    } else {
        if (i_43 < 0) {
            if (((int) get_local_id(0)) == 0) {
                l_46 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_46 << 2) + 16L))) = 2;
                *((__global gale_int *) (arg_status + (((l_46 + 1L) << 2) + 16L))) = i_43;
            }
        } else {
            if (i_42 < 0) {
                if (((int) get_local_id(0)) == 0) {
                    l_47 = (long) (gale_group << 1);
                    *((__global gale_int *) (arg_status + ((l_47 << 2) + 16L))) = 3;
                    *((__global gale_int *) (arg_status + (((l_47 + 1L) << 2) + 16L))) = i_42;
                }
            } else {
                if (((int) get_local_id(0)) == 0) {
                    l_48 = gale_OpenFileCalls_status(arg_fs, i_44, 0, gale_group);
                    l_49 = l_48;
                } else {
                    l_49 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_49 < (-4611686018427387904L)) {
                        l_50 = gale_HostCall_awaitReply(arg_fs, l_49, gale_group);
                        l_51 = l_50;
                    } else {
                        l_51 = l_49;
                    }
                } else {
                    l_51 = l_49;
                }
                GALEFS_BROADCAST(7, l_52, l_51);
                if (((int) get_local_id(0)) == 0) {
                    l_53 = gale_OpenFileCalls_status(arg_fs, i_43, 0, gale_group);
                    l_54 = l_53;
                } else {
                    l_54 = 0L;
                }
                if (((int) get_local_id(0)) == 0) {
                    if (l_54 < (-4611686018427387904L)) {
                        l_55 = gale_HostCall_awaitReply(arg_fs, l_54, gale_group);
                        l_56 = l_55;
                    } else {
                        l_56 = l_54;
                    }
                } else {
                    l_56 = l_54;
                }
                GALEFS_BROADCAST(8, l_57, l_56);
                if (l_52 == l_57) {
                    if (((int) get_local_id(0)) == 0) {
                        l_58 = gale_OpenFileCalls_status(arg_fs, i_44, 0, gale_group);
                        l_59 = l_58;
                    } else {
                        l_59 = 0L;
                    }
                    if (((int) get_local_id(0)) == 0) {
                        if (l_59 < (-4611686018427387904L)) {
                            l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
                            l_61 = l_60;
                        } else {
                            l_61 = l_59;
                        }
                    } else {
                        l_61 = l_59;
                    }
                    GALEFS_BROADCAST(9, l_62, l_61);
                    l_63 = ((long) gale_group) << 16;
                    i_64 = (l_63 < l_62) ? 1 : 0;
                    l_65 = ((long) ((int) get_num_groups(0))) << 16;
                    i_66 = (int) get_local_id(0);
                    i_67 = (int) get_local_id(0);
                    i_68 = (int) get_local_id(0);
                    i_69 = (int) get_local_id(0);
                    i_70 = gale_group << 14;
                    l_71 = ((long) i_70) << 2;
                    i_72 = (int) get_local_id(0);
                    i_73 = (int) get_local_id(0);
                    l_74 = l_63;
                    i_75 = i_64;
                    while (true) {
                        if (i_75 == 0) {
                            break;
                        }
                        l_76 = (long) ((ulong) l_62 - (ulong) l_74);
                        if (l_76 < 65536L) {
                            i_77 = (int) l_76;
                            i_78 = i_77;
                        } else {
                            i_78 = 65536;
                        }
                        i_79 = 1;
                        i_80 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_79 == 1)) {
                                break;
                            }
                            l_81 = (long) i_80;
                            l_82 = (long) ((ulong) l_74 + (ulong) l_81);
                            if (i_73 == 0) {
                                l_83 = gale_BlockAccess_beginRead(arg_fs, i_44, l_82, ((int) ((uint) i_78 - (uint) i_80)), gale_group);
                                l_84 = l_83;
                            } else {
                                l_84 = 0L;
                            }
                            if (i_72 == 0) {
                                if (l_84 < (-4611686018427387904L)) {
                                    l_85 = gale_HostCall_awaitReply(arg_fs, l_84, gale_group);
                                    l_86 = l_85;
                                } else {
                                    l_86 = l_84;
                                }
                            } else {
                                l_86 = l_84;
                            }
                            GALEFS_BROADCAST(10, l_87, l_86);
                            i_88 = (int) l_87;
                            if (l_87 < 0L) {
                                i_89 = 0;
                            } else {
                                i_89 = i_88;
                            }
                            l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_87, l_82, gale_group);
                            gale_copy((arg_fs + 16 + l_90), (arg_a + 16 + (l_81 + l_71)), i_89);
                            GALEFS_BARRIER(11);
                            if (i_69 == 0) {
                                if (!(i_89 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_89, gale_group);
                                }
                            }
                            i_91 = (int) ((uint) i_80 + (uint) i_89);
                            if (l_87 < 0L) {
                                i_79 = i_88;
                                i_80 = i_91;
                            } else {
                                i_92 = ((i_89 < 1) || (!(i_91 < i_78))) ? 0 : 1;
                                i_79 = i_92;
                                i_80 = i_91;
                            }
                        }
                        if (i_80 < 1) {
                            i_93 = i_79;
                        } else {
                            i_93 = i_80;
                        }
                        i_94 = 1;
                        i_95 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_94 == 1)) {
                                break;
                            }
                            l_96 = (long) i_95;
                            l_97 = (long) ((ulong) l_74 + (ulong) l_96);
                            if (i_68 == 0) {
                                l_98 = gale_BlockAccess_beginRead(arg_fs, i_43, l_97, ((int) ((uint) i_78 - (uint) i_95)), gale_group);
                                l_99 = l_98;
                            } else {
                                l_99 = 0L;
                            }
                            if (i_67 == 0) {
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
                            gale_copy((arg_fs + 16 + l_105), (arg_b + 16 + (l_96 + l_71)), i_104);
                            GALEFS_BARRIER(13);
                            if (i_66 == 0) {
                                if (!(i_104 < 1)) {
                                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_104, gale_group);
                                }
                            }
                            i_106 = (int) ((uint) i_95 + (uint) i_104);
                            if (l_102 < 0L) {
                                i_94 = i_103;
                                i_95 = i_106;
                            } else {
                                i_107 = ((i_104 < 1) || (!(i_106 < i_78))) ? 0 : 1;
                                i_94 = i_107;
                                i_95 = i_106;
                            }
                        }
                        if (i_95 < 1) {
                            i_108 = i_94;
                        } else {
                            i_108 = i_95;
                        }
                        if (i_78 == i_93) {
                            if (i_78 == i_108) {
                                i_109 = ((int) ((uint) i_78 + (uint) ((int) ((uint) (i_78 >> 31) >> 30)))) >> 2;
                                i_110 = *((__global gale_int *) (arg_fs + 16 + 212L));
                                i_111 = (int) get_local_size(0);
                                i_112 = (int) get_local_id(0);
                                i_113 = (int) get_local_id(0);
                                i_114 = (int) get_local_id(0);
                                i_115 = (int) get_local_id(0);
                                i_116 = i_115;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_116 < i_109)) {
                                        break;
                                    }
                                    l_117 = (((long) ((int) ((uint) i_116 + (uint) i_70))) << 2) + 16L;
                                    ul_118 = arg_a + l_117;
                                    f_119 = *((__global gale_float *) ul_118);
                                    f_120 = *((__global gale_float *) (arg_b + l_117));
                                    *((__global gale_float *) ul_118) = (f_119 + f_120);
                                    i_121 = (int) ((uint) i_116 + (uint) i_111);
                                    i_116 = i_121;
                                }
                                i_122 = 4;
                                i_123 = 0;
                                i_124 = 0;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (i_122 == 0) {
                                        break;
                                    }
                                    l_125 = (long) i_123;
                                    l_126 = (long) ((ulong) l_74 + (ulong) l_125);
                                    if (i_114 == 0) {
                                        l_127 = gale_BlockAccess_beginWrite(arg_fs, i_122, i_42, l_126, ((int) ((uint) i_78 - (uint) i_123)), gale_group);
                                        l_128 = l_127;
                                    } else {
                                        l_128 = 0L;
                                    }
                                    if (i_113 == 0) {
                                        if (l_128 < (-4611686018427387904L)) {
                                            l_129 = gale_HostCall_awaitReply(arg_fs, l_128, gale_group);
                                            l_130 = l_129;
                                        } else {
                                            l_130 = l_128;
                                        }
                                    } else {
                                        l_130 = l_128;
                                    }
                                    GALEFS_BROADCAST(14, l_131, l_130);
                                    i_132 = (int) l_131;
                                    if (l_131 < 0L) {
                                        i_133 = 0;
                                    } else {
                                        i_133 = i_132;
                                    }
                                    l_134 = gale_BlockAccess_offsetInRegion(arg_fs, l_131, l_126, gale_group);
                                    gale_copy((arg_a + 16 + (l_125 + l_71)), (arg_fs + 16 + l_134), i_133);
                                    GALEFS_BARRIER(15);
                                    if (i_112 == 0) {
                                        if (!(i_133 < 1)) {
                                            gale_BlockAccess_releaseFrame(arg_fs, 24, i_133, gale_group);
                                        }
                                    }
                                    i_135 = (int) ((uint) i_123 + (uint) i_133);
                                    if (l_131 < 0L) {
                                        if ((!(i_122 == 4)) || (i_135 < 1)) {
                                            i_136 = i_132;
                                        } else {
                                            i_136 = i_135;
                                        }
                                    } else {
                                        i_136 = i_135;
                                    }
                                    i_137 = (((!(i_122 == 4)) || (i_135 < 1)) || (i_110 == 0)) ? 0 : 5;
                                    if (i_133 == 0) {
                                        i_122 = i_137;
                                        i_123 = i_135;
                                        i_124 = i_136;
                                    } else {
                                        if (i_78 == i_135) {
                                            i_122 = i_137;
                                            i_123 = i_135;
                                            i_124 = i_136;
                                        } else {
                                            i_123 = i_135;
                                            i_124 = i_136;
                                        }
                                    }
                                }
                                i_138 = i_124;
                            } else {
                                i_138 = 0;
                            }
                        } else {
                            i_138 = 0;
                        }
                        l_139 = (long) ((ulong) l_74 + (ulong) l_65);
                        i_140 = ((!(i_78 == i_138)) || (!(l_139 < l_62))) ? 0 : 1;
                        if (i_78 == i_138) {
                            l_74 = l_139;
                            i_75 = i_140;
                        } else {
                            if (i_78 == i_93) {
                                if (i_78 == i_108) {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_141 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_141 << 2) + 16L))) = 3;
                                        *((__global gale_int *) (arg_status + (((l_141 + 1L) << 2) + 16L))) = i_138;
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    } else {
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    }
                                } else {
                                    if (((int) get_local_id(0)) == 0) {
                                        l_142 = (long) (gale_group << 1);
                                        *((__global gale_int *) (arg_status + ((l_142 << 2) + 16L))) = 2;
                                        *((__global gale_int *) (arg_status + (((l_142 + 1L) << 2) + 16L))) = i_108;
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    } else {
                                        l_74 = l_139;
                                        i_75 = i_140;
                                    }
                                }
                            } else {
                                if (((int) get_local_id(0)) == 0) {
                                    l_143 = (long) (gale_group << 1);
                                    *((__global gale_int *) (arg_status + ((l_143 << 2) + 16L))) = 1;
                                    *((__global gale_int *) (arg_status + (((l_143 + 1L) << 2) + 16L))) = i_93;
                                    l_74 = l_139;
                                    i_75 = i_140;
                                } else {
                                    l_74 = l_139;
                                    i_75 = i_140;
                                }
                            }
                        }
                    }
                } else {
                    if (((int) get_local_id(0)) == 0) {
                        l_144 = (long) (gale_group << 1);
                        *((__global gale_int *) (arg_status + ((l_144 << 2) + 16L))) = 4;
                        *((__global gale_int *) (arg_status + (((l_144 + 1L) << 2) + 16L))) = 0;
                    }
                }
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_145 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group);
        l_146 = l_145;
    } else {
        l_146 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_146 < (-4611686018427387904L)) {
            l_147 = gale_HostCall_awaitReply(arg_fs, l_146, gale_group);
            l_148 = l_147;
        } else {
            l_148 = l_146;
        }
    } else {
        l_148 = l_146;
    }
    GALEFS_BROADCAST(16, l_149, l_148);
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_43, gale_group);
        l_151 = l_150;
    } else {
        l_151 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_151 < (-4611686018427387904L)) {
            l_152 = gale_HostCall_awaitReply(arg_fs, l_151, gale_group);
            l_153 = l_152;
        } else {
            l_153 = l_151;
        }
    } else {
        l_153 = l_151;
    }
    GALEFS_BROADCAST(17, l_154, l_153);
    if (((int) get_local_id(0)) == 0) {
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_42, gale_group);
        l_156 = l_155;
    } else {
        l_156 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_156 < (-4611686018427387904L)) {
            l_157 = gale_HostCall_awaitReply(arg_fs, l_156, gale_group);
            l_158 = l_157;
        } else {
            l_158 = l_156;
        }
    } else {
        l_158 = l_156;
    }
    GALEFS_BROADCAST(18, l_159, l_158);
    i_160 = (int) l_159;
    if (i_160 < 0) {
        if (!(i_42 < 0)) {
            if (((int) get_local_id(0)) == 0) {
                l_161 = (long) (gale_group << 1);
                *((__global gale_int *) (arg_status + ((l_161 << 2) + 16L))) = 3;
                *((__global gale_int *) (arg_status + (((l_161 + 1L) << 2) + 16L))) = i_160;
            }
        }
    }
    GALEFS_GROUP_END()
}
#endif
