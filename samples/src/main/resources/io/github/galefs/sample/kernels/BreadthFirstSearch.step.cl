// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.BreadthFirstSearch#step
// entry point: galefs_step
// parameters: LONG_ARRAY INT INT INT_ARRAY INT_ARRAY INT_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE NONE READ_WRITE READ_WRITE READ_WRITE READ_WRITE
// suspension: 4 waits, 10 values, 56 bytes
// string: "graph"
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
// source: io/github/galefs/sample/kernels/BreadthFirstSearch.java
// source: io/github/galefs/sample/kernels/Failures.java
// source SHA-256: 7e74461fa0f762a81cf616bbbd352793026d8b59e5f090732ed7ead9c00a2c01

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

__constant char gale_literals[] = {103, 114, 97, 112, 104};

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_33) VARIABLE(int, i_34) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_50) VARIABLE(int, i_56) VARIABLE(int, i_57) VARIABLE(int, i_7) VARIABLE(int, i_9) VARIABLE(long, l_12) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_32) VARIABLE(long, l_48) VARIABLE(long, l_51) VARIABLE(long, l_52) VARIABLE(long, l_55)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_28) VARIABLE(l_29)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_33) VARIABLE(i_34) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_12) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_32)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_48) VARIABLE(l_51) VARIABLE(l_52)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_50) VARIABLE(i_56) VARIABLE(i_57) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24) VARIABLE(l_48) VARIABLE(l_55)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_20) VARIABLE(i_22) VARIABLE(i_40) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_7) VARIABLE(i_9) VARIABLE(l_19) VARIABLE(l_24)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_3, i_4, i_7, i_8, i_9, i_10, i_11, i_13, i_14, i_15, i_16, i_17, i_18, i_20, i_21, i_22, i_25, i_26, i_27, i_33, i_34, i_36, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_47, i_49, i_50, i_56, i_57, i_59, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_67, i_68;
    long l_0, l_1, l_2, l_5, l_6, l_12, l_19, l_23, l_24, l_28, l_29, l_30, l_31, l_32, l_35, l_48, l_51, l_52, l_53, l_54, l_55, l_58, l_69, l_70, l_71;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
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
        case 4:
            goto resume_4;
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group, gale_slot, gale_position);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 32L))) + (ulong) (((long) gale_position) << 12));
            i_3 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_3 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_2 + (ulong) ((long) i_3))))) = (char) ((int) gale_literals[i_3]);
                i_4 = (int) ((uint) i_3 + (uint) 1);
                i_3 = i_4;
            }
            l_5 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group, gale_slot, gale_position);
            l_1 = l_5;
        }
    } else {
        l_1 = 0L;
    }
    GALEFS_BROADCAST(1, l_6, l_1);
    if (l_6 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_6); }
        GALEFS_RETURN;
        resume_1:
        l_6 = gale_round_reply(gale_entry);
    }
    i_7 = (int) l_6;
    if (((long) i_7) < 0L) {
        i_8 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_7);
    }
    i_9 = gale_group_count;
    i_10 = gale_group;
    i_11 = i_10;
    while (true) {
        if (!(i_11 < arg_vertices)) {
            break;
        }
        l_12 = ((long) i_11) << 2;
        i_13 = *((__global gale_int *) (arg_levels + (l_12 + 16L)));
        i_14 = (int) ((uint) i_11 + (uint) i_9);
        if (arg_level == i_13) {
            i_15 = (int) get_local_size(0);
            i_16 = (int) ((uint) arg_level + (uint) 1);
            i_17 = (int) get_local_id(0);
            i_18 = (int) get_local_id(0);
            l_19 = ((long) arg_vertices) + 1L;
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = gale_group << 6;
            l_23 = (long) i_22;
            l_24 = l_23 << 2;
            i_25 = (int) get_local_id(0);
            i_26 = 1;
            i_27 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_26 == 1)) {
                    break;
                }
                l_28 = (long) i_27;
                l_29 = l_28 + l_12;
                if (i_25 == 0) {
                    l_30 = gale_BlockAccess_beginRead(arg_fs, i_7, l_29, ((int) ((uint) 8 - (uint) i_27)), gale_group, gale_slot, gale_position);
                    l_31 = l_30;
                } else {
                    l_31 = 0L;
                }
                GALEFS_BROADCAST(2, l_32, l_31);
                if (l_32 < LONG_MIN / 2) {
                    gale_ints[gale_item] = (uint) i_7;
                    gale_longs[gale_item] = (ulong) l_12;
                    gale_ints[gale_items + gale_item] = (uint) i_14;
                    gale_ints[2 * gale_items + gale_item] = (uint) i_27;
                    gale_longs[gale_items + gale_item] = (ulong) l_28;
                    gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                    if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_32); }
                    GALEFS_RETURN;
                    resume_2:
                    i_7 = (int) gale_ints[gale_item];
                    l_12 = (long) gale_longs[gale_item];
                    i_14 = (int) gale_ints[gale_items + gale_item];
                    i_27 = (int) gale_ints[2 * gale_items + gale_item];
                    l_28 = (long) gale_longs[gale_items + gale_item];
                    l_29 = (long) gale_longs[2 * gale_items + gale_item];
                    i_9 = gale_group_count;
                    i_15 = (int) get_local_size(0);
                    i_16 = (int) ((uint) arg_level + (uint) 1);
                    i_17 = (int) get_local_id(0);
                    i_18 = (int) get_local_id(0);
                    l_19 = ((long) arg_vertices) + 1L;
                    i_20 = (int) get_local_id(0);
                    i_21 = (int) get_local_id(0);
                    i_22 = gale_group << 6;
                    l_23 = (long) i_22;
                    l_24 = l_23 << 2;
                    i_25 = (int) get_local_id(0);
                    l_32 = gale_round_reply(gale_entry);
                }
                i_33 = (int) l_32;
                if (l_32 < 0L) {
                    i_34 = 0;
                } else {
                    i_34 = i_33;
                }
                l_35 = gale_BlockAccess_offsetInRegion(arg_fs, l_32, l_29, gale_group, gale_slot, gale_position);
                gale_copy((arg_fs + 16 + l_35), (arg_edges + 16 + (l_28 + l_24)), i_34);
                GALEFS_BARRIER(3);
                if (i_21 == 0) {
                    if (!(i_34 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_34, gale_group, gale_slot, gale_position);
                    }
                }
                i_36 = (int) ((uint) i_27 + (uint) i_34);
                if (l_32 < 0L) {
                    i_26 = i_33;
                    i_27 = i_36;
                } else {
                    i_37 = ((i_34 < 1) || (!(i_36 < 8))) ? 0 : 1;
                    i_26 = i_37;
                    i_27 = i_36;
                }
            }
            if (i_27 < 1) {
                i_38 = i_26;
            } else {
                i_38 = i_27;
            }
            if (((long) i_38) < 0L) {
                i_39 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_38);
            }
            if (i_38 < 0) {
                i_40 = 0;
            } else {
                i_41 = *((__global gale_int *) (arg_edges + (((l_23 + 1L) << 2) + 16L)));
                i_40 = i_41;
            }
            if (i_38 < 0) {
                i_42 = 0;
            } else {
                i_43 = *((__global gale_int *) (arg_edges + (l_24 + 16L)));
                i_42 = i_43;
            }
            GALEFS_BARRIER(4);
            i_44 = i_42;
            while (true) {
                if (!(i_44 < i_40)) {
                    break;
                }
                i_45 = (int) ((uint) i_40 - (uint) i_44);
                i_46 = (i_45 < 64) ? i_45 : 64;
                i_47 = i_46 << 2;
                l_48 = (l_19 + ((long) i_44)) << 2;
                i_49 = 1;
                i_50 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_49 == 1)) {
                        break;
                    }
                    l_51 = (long) i_50;
                    l_52 = l_51 + l_48;
                    if (i_20 == 0) {
                        l_53 = gale_BlockAccess_beginRead(arg_fs, i_7, l_52, ((int) ((uint) i_47 - (uint) i_50)), gale_group, gale_slot, gale_position);
                        l_54 = l_53;
                    } else {
                        l_54 = 0L;
                    }
                    GALEFS_BROADCAST(5, l_55, l_54);
                    if (l_55 < LONG_MIN / 2) {
                        gale_ints[gale_item] = (uint) i_7;
                        gale_ints[gale_items + gale_item] = (uint) i_14;
                        gale_ints[2 * gale_items + gale_item] = (uint) i_40;
                        gale_ints[3 * gale_items + gale_item] = (uint) i_44;
                        gale_ints[4 * gale_items + gale_item] = (uint) i_46;
                        gale_ints[5 * gale_items + gale_item] = (uint) i_47;
                        gale_longs[gale_item] = (ulong) l_48;
                        gale_ints[6 * gale_items + gale_item] = (uint) i_50;
                        gale_longs[gale_items + gale_item] = (ulong) l_51;
                        gale_longs[2 * gale_items + gale_item] = (ulong) l_52;
                        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_55); }
                        GALEFS_RETURN;
                        resume_3:
                        i_7 = (int) gale_ints[gale_item];
                        i_14 = (int) gale_ints[gale_items + gale_item];
                        i_40 = (int) gale_ints[2 * gale_items + gale_item];
                        i_44 = (int) gale_ints[3 * gale_items + gale_item];
                        i_46 = (int) gale_ints[4 * gale_items + gale_item];
                        i_47 = (int) gale_ints[5 * gale_items + gale_item];
                        l_48 = (long) gale_longs[gale_item];
                        i_50 = (int) gale_ints[6 * gale_items + gale_item];
                        l_51 = (long) gale_longs[gale_items + gale_item];
                        l_52 = (long) gale_longs[2 * gale_items + gale_item];
                        i_9 = gale_group_count;
                        i_15 = (int) get_local_size(0);
                        i_16 = (int) ((uint) arg_level + (uint) 1);
                        i_17 = (int) get_local_id(0);
                        i_18 = (int) get_local_id(0);
                        l_19 = ((long) arg_vertices) + 1L;
                        i_20 = (int) get_local_id(0);
                        i_22 = gale_group << 6;
                        l_23 = (long) i_22;
                        l_24 = l_23 << 2;
                        l_55 = gale_round_reply(gale_entry);
                    }
                    i_56 = (int) l_55;
                    if (l_55 < 0L) {
                        i_57 = 0;
                    } else {
                        i_57 = i_56;
                    }
                    l_58 = gale_BlockAccess_offsetInRegion(arg_fs, l_55, l_52, gale_group, gale_slot, gale_position);
                    gale_copy((arg_fs + 16 + l_58), (arg_edges + 16 + (l_51 + l_24)), i_57);
                    GALEFS_BARRIER(6);
                    if (i_18 == 0) {
                        if (!(i_57 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_57, gale_group, gale_slot, gale_position);
                        }
                    }
                    i_59 = (int) ((uint) i_50 + (uint) i_57);
                    if (l_55 < 0L) {
                        i_49 = i_56;
                        i_50 = i_59;
                    } else {
                        i_60 = ((i_57 < 1) || (!(i_59 < i_47))) ? 0 : 1;
                        i_49 = i_60;
                        i_50 = i_59;
                    }
                }
                if (i_50 < 1) {
                    i_61 = i_49;
                } else {
                    i_61 = i_50;
                }
                if (((long) i_61) < 0L) {
                    i_62 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_61);
                }
                i_63 = i_17;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_63 < i_46)) {
                        break;
                    }
                    i_64 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_63 + (uint) i_22))) << 2) + 16L)));
                    i_65 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_64 << 2)), (-1), i_16);
                    i_66 = (int) ((uint) i_63 + (uint) i_15);
                    if (i_65 == (-1)) {
                        i_67 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_63 = i_66;
                    } else {
                        i_63 = i_66;
                    }
                }
                GALEFS_BARRIER(7);
                i_68 = (int) ((uint) i_44 + (uint) i_46);
                i_44 = i_68;
            }
            i_11 = i_14;
        } else {
            i_11 = i_14;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_69 = gale_OpenFileCalls_beginClose(arg_fs, i_7, gale_group, gale_slot, gale_position);
        l_70 = l_69;
    } else {
        l_70 = 0L;
    }
    GALEFS_BROADCAST(8, l_71, l_70);
    if (l_71 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_71); }
        GALEFS_RETURN;
        resume_4:
        l_71 = gale_round_reply(gale_entry);
    }
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_12) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_26) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_32) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_47) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_57) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(long, l_15) VARIABLE(long, l_23) VARIABLE(long, l_27) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_34) VARIABLE(long, l_39) VARIABLE(long, l_55) VARIABLE(long, l_58) VARIABLE(long, l_59) VARIABLE(long, l_64)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8)
#define GALEFS_LIVE_1(VARIABLE)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_34)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_26) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_32) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(l_15) VARIABLE(l_23) VARIABLE(l_27) VARIABLE(l_28) VARIABLE(l_39)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_49) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_55) VARIABLE(l_58) VARIABLE(l_59)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_57) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_23) VARIABLE(l_28) VARIABLE(l_55) VARIABLE(l_64)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_10) VARIABLE(i_12) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_24) VARIABLE(i_26) VARIABLE(i_47) VARIABLE(i_51) VARIABLE(i_53) VARIABLE(l_23) VARIABLE(l_28)
#define GALEFS_LIVE_8(VARIABLE)

__kernel void galefs_step(__global uchar *arg_fs, int arg_vertices, int arg_level, __global uchar *arg_edges, __global uchar *arg_levels, __global uchar *arg_reached, __global uchar *arg_error) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_10, i_11, i_12, i_13, i_14, i_16, i_17, i_18, i_19, i_20, i_21, i_22, i_24, i_25, i_26, i_29, i_30, i_31, i_32, i_40, i_41, i_43, i_44, i_45, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_56, i_57, i_65, i_66, i_68, i_69, i_70, i_71, i_72, i_73, i_74, i_75, i_76, i_77;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_15, l_23, l_27, l_28, l_33, l_34, l_35, l_36, l_37, l_38, l_39, l_42, l_55, l_58, l_59, l_60, l_61, l_62, l_63, l_64, l_67, l_78, l_79, l_80, l_81, l_82;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    if (((int) get_local_id(0)) == 0) {
        l_0 = gale_FileOpener_begin(arg_fs, 5, gale_group);
        if (l_0 < 0L) {
            l_1 = l_0;
        } else {
            l_2 = (long) gale_group;
            l_3 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_2 << 12) + (l_2 << 11)))) + (ulong) 2048L);
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 5)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 5, (-1), gale_group);
            l_1 = l_6;
        }
    } else {
        l_1 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_1 < (-4611686018427387904L)) {
            l_7 = gale_HostCall_awaitReply(arg_fs, l_1, gale_group);
            l_8 = l_7;
        } else {
            l_8 = l_1;
        }
    } else {
        l_8 = l_1;
    }
    GALEFS_BROADCAST(1, l_9, l_8);
    i_10 = (int) l_9;
    if (((long) i_10) < 0L) {
        i_11 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_10);
    }
    i_12 = (int) get_num_groups(0);
    i_13 = gale_group;
    i_14 = i_13;
    while (true) {
        if (!(i_14 < arg_vertices)) {
            break;
        }
        l_15 = ((long) i_14) << 2;
        i_16 = *((__global gale_int *) (arg_levels + (l_15 + 16L)));
        i_17 = (int) ((uint) i_14 + (uint) i_12);
        if (arg_level == i_16) {
            i_18 = (int) get_local_size(0);
            i_19 = (int) ((uint) arg_level + (uint) 1);
            i_20 = (int) get_local_id(0);
            i_21 = (int) get_local_id(0);
            i_22 = (int) get_local_id(0);
            l_23 = ((long) arg_vertices) + 1L;
            i_24 = (int) get_local_id(0);
            i_25 = (int) get_local_id(0);
            i_26 = gale_group << 6;
            l_27 = (long) i_26;
            l_28 = l_27 << 2;
            i_29 = (int) get_local_id(0);
            i_30 = (int) get_local_id(0);
            i_31 = 1;
            i_32 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_31 == 1)) {
                    break;
                }
                l_33 = (long) i_32;
                l_34 = l_33 + l_15;
                if (i_30 == 0) {
                    l_35 = gale_BlockAccess_beginRead(arg_fs, i_10, l_34, ((int) ((uint) 8 - (uint) i_32)), gale_group);
                    l_36 = l_35;
                } else {
                    l_36 = 0L;
                }
                if (i_29 == 0) {
                    if (l_36 < (-4611686018427387904L)) {
                        l_37 = gale_HostCall_awaitReply(arg_fs, l_36, gale_group);
                        l_38 = l_37;
                    } else {
                        l_38 = l_36;
                    }
                } else {
                    l_38 = l_36;
                }
                GALEFS_BROADCAST(2, l_39, l_38);
                i_40 = (int) l_39;
                if (l_39 < 0L) {
                    i_41 = 0;
                } else {
                    i_41 = i_40;
                }
                l_42 = gale_BlockAccess_offsetInRegion(arg_fs, l_39, l_34, gale_group);
                gale_copy((arg_fs + 16 + l_42), (arg_edges + 16 + (l_33 + l_28)), i_41);
                GALEFS_BARRIER(3);
                if (i_25 == 0) {
                    if (!(i_41 < 1)) {
                        gale_BlockAccess_releaseFrame(arg_fs, 16, i_41, gale_group);
                    }
                }
                i_43 = (int) ((uint) i_32 + (uint) i_41);
                if (l_39 < 0L) {
                    i_31 = i_40;
                    i_32 = i_43;
                } else {
                    i_44 = ((i_41 < 1) || (!(i_43 < 8))) ? 0 : 1;
                    i_31 = i_44;
                    i_32 = i_43;
                }
            }
            if (i_32 < 1) {
                i_45 = i_31;
            } else {
                i_45 = i_32;
            }
            if (((long) i_45) < 0L) {
                i_46 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_45);
            }
            if (i_45 < 0) {
                i_47 = 0;
            } else {
                i_48 = *((__global gale_int *) (arg_edges + (((l_27 + 1L) << 2) + 16L)));
                i_47 = i_48;
            }
            if (i_45 < 0) {
                i_49 = 0;
            } else {
                i_50 = *((__global gale_int *) (arg_edges + (l_28 + 16L)));
                i_49 = i_50;
            }
            GALEFS_BARRIER(4);
            i_51 = i_49;
            while (true) {
                if (!(i_51 < i_47)) {
                    break;
                }
                i_52 = (int) ((uint) i_47 - (uint) i_51);
                i_53 = (i_52 < 64) ? i_52 : 64;
                i_54 = i_53 << 2;
                l_55 = (l_23 + ((long) i_51)) << 2;
                i_56 = 1;
                i_57 = 0;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_56 == 1)) {
                        break;
                    }
                    l_58 = (long) i_57;
                    l_59 = l_58 + l_55;
                    if (i_24 == 0) {
                        l_60 = gale_BlockAccess_beginRead(arg_fs, i_10, l_59, ((int) ((uint) i_54 - (uint) i_57)), gale_group);
                        l_61 = l_60;
                    } else {
                        l_61 = 0L;
                    }
                    if (i_22 == 0) {
                        if (l_61 < (-4611686018427387904L)) {
                            l_62 = gale_HostCall_awaitReply(arg_fs, l_61, gale_group);
                            l_63 = l_62;
                        } else {
                            l_63 = l_61;
                        }
                    } else {
                        l_63 = l_61;
                    }
                    GALEFS_BROADCAST(5, l_64, l_63);
                    i_65 = (int) l_64;
                    if (l_64 < 0L) {
                        i_66 = 0;
                    } else {
                        i_66 = i_65;
                    }
                    l_67 = gale_BlockAccess_offsetInRegion(arg_fs, l_64, l_59, gale_group);
                    gale_copy((arg_fs + 16 + l_67), (arg_edges + 16 + (l_58 + l_28)), i_66);
                    GALEFS_BARRIER(6);
                    if (i_21 == 0) {
                        if (!(i_66 < 1)) {
                            gale_BlockAccess_releaseFrame(arg_fs, 16, i_66, gale_group);
                        }
                    }
                    i_68 = (int) ((uint) i_57 + (uint) i_66);
                    if (l_64 < 0L) {
                        i_56 = i_65;
                        i_57 = i_68;
                    } else {
                        i_69 = ((i_66 < 1) || (!(i_68 < i_54))) ? 0 : 1;
                        i_56 = i_69;
                        i_57 = i_68;
                    }
                }
                if (i_57 < 1) {
                    i_70 = i_56;
                } else {
                    i_70 = i_57;
                }
                if (((long) i_70) < 0L) {
                    i_71 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_70);
                }
                i_72 = i_20;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_53)) {
                        break;
                    }
                    i_73 = *((__global gale_int *) (arg_edges + ((((long) ((int) ((uint) i_72 + (uint) i_26))) << 2) + 16L)));
                    i_74 = atomic_cmpxchg((volatile __global int *) (arg_levels + 16 + ((long) i_73 << 2)), (-1), i_19);
                    i_75 = (int) ((uint) i_72 + (uint) i_18);
                    if (i_74 == (-1)) {
                        i_76 = atomic_add((volatile __global int *) (arg_reached + 16 + ((long) 0 << 2)), 1);
                        i_72 = i_75;
                    } else {
                        i_72 = i_75;
                    }
                }
                GALEFS_BARRIER(7);
                i_77 = (int) ((uint) i_51 + (uint) i_53);
                i_51 = i_77;
            }
            i_14 = i_17;
        } else {
            i_14 = i_17;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_78 = gale_OpenFileCalls_beginClose(arg_fs, i_10, gale_group);
        l_79 = l_78;
    } else {
        l_79 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_79 < (-4611686018427387904L)) {
            l_80 = gale_HostCall_awaitReply(arg_fs, l_79, gale_group);
            l_81 = l_80;
        } else {
            l_81 = l_79;
        }
    } else {
        l_81 = l_79;
    }
    GALEFS_BROADCAST(8, l_82, l_81);
    GALEFS_GROUP_END()
}
#endif
