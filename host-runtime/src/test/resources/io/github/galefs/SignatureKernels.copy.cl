// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.SignatureKernels#copy
// entry point: galefs_copy
// parameters: LONG_ARRAY BYTE_ARRAY CHAR_ARRAY BYTE_ARRAY SHORT_ARRAY CHAR_ARRAY INT INT_ARRAY
// accesses: READ_WRITE READ READ READ_WRITE READ_WRITE READ_WRITE NONE WRITE
// suspension: 10 waits, 11 values, 56 bytes
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/SignatureKernels.java
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
// source SHA-256: ccd73dc652c7a7ff168a9a4e95de8c8ce1fd8731cdd2ed15753f46925d734689

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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_103) VARIABLE(int, i_104) VARIABLE(int, i_108) VARIABLE(int, i_109) VARIABLE(int, i_111) VARIABLE(int, i_112) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_121) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_27) VARIABLE(int, i_29) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_39) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_51) VARIABLE(int, i_57) VARIABLE(int, i_58) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_66) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_80) VARIABLE(int, i_81) VARIABLE(int, i_82) VARIABLE(int, i_83) VARIABLE(int, i_89) VARIABLE(int, i_90) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(int, i_98) VARIABLE(long, l_1) VARIABLE(long, l_102) VARIABLE(long, l_11) VARIABLE(long, l_110) VARIABLE(long, l_115) VARIABLE(long, l_116) VARIABLE(long, l_119) VARIABLE(long, l_128) VARIABLE(long, l_22) VARIABLE(long, l_26) VARIABLE(long, l_30) VARIABLE(long, l_33) VARIABLE(long, l_47) VARIABLE(long, l_52) VARIABLE(long, l_53) VARIABLE(long, l_56) VARIABLE(long, l_67) VARIABLE(long, l_70) VARIABLE(long, l_78) VARIABLE(long, l_79) VARIABLE(long, l_84) VARIABLE(long, l_85) VARIABLE(long, l_88) VARIABLE(long, l_99)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_12) VARIABLE(l_1) VARIABLE(l_11)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_11)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_30)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_27) VARIABLE(i_29) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(l_22) VARIABLE(l_26) VARIABLE(l_33)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_52) VARIABLE(l_53)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(i_57) VARIABLE(i_58) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_56)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_67)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(i_66) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_70)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_84) VARIABLE(l_85)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_80) VARIABLE(i_81) VARIABLE(i_82) VARIABLE(i_89) VARIABLE(i_90) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_79) VARIABLE(l_88)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78) VARIABLE(l_99)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_103) VARIABLE(i_104) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(i_98) VARIABLE(l_102) VARIABLE(l_26) VARIABLE(l_47) VARIABLE(l_78)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_110) VARIABLE(l_115) VARIABLE(l_116) VARIABLE(l_26)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_108) VARIABLE(i_109) VARIABLE(i_111) VARIABLE(i_112) VARIABLE(i_113) VARIABLE(i_120) VARIABLE(i_121) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_110) VARIABLE(l_119) VARIABLE(l_26)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_108) VARIABLE(i_114) VARIABLE(i_23) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_108) VARIABLE(i_114) VARIABLE(i_39) VARIABLE(i_51) VARIABLE(i_76) VARIABLE(i_83) VARIABLE(l_128)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results, __global uchar *gale_contexts) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_6, i_8, i_9, i_12, i_13, i_17, i_19, i_20, i_23, i_24, i_25, i_27, i_28, i_29, i_34, i_35, i_37, i_38, i_39, i_40, i_41, i_42, i_43, i_44, i_45, i_46, i_48, i_49, i_50, i_51, i_57, i_58, i_60, i_61, i_62, i_63, i_64, i_65, i_66, i_71, i_72, i_74, i_75, i_76, i_77, i_80, i_81, i_82, i_83, i_89, i_90, i_92, i_93, i_94, i_95, i_96, i_97, i_98, i_103, i_104, i_106, i_107, i_108, i_109, i_111, i_112, i_113, i_114, i_120, i_121, i_123, i_124, i_125;
    long l_1, l_3, l_4, l_5, l_7, l_10, l_11, l_14, l_15, l_16, l_18, l_21, l_22, l_26, l_30, l_31, l_32, l_33, l_36, l_47, l_52, l_53, l_54, l_55, l_56, l_59, l_67, l_68, l_69, l_70, l_73, l_78, l_79, l_84, l_85, l_86, l_87, l_88, l_91, l_99, l_100, l_101, l_102, l_105, l_110, l_115, l_116, l_117, l_118, l_119, l_122, l_126, l_127, l_128, l_129, l_130, l_131;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 2 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        i_2 = i_0 + (-1);
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group, gale_slot, gale_position);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_6 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_6 < i_2)) {
                    break;
                }
                l_7 = (long) i_6;
                i_8 = (int) *((__global char *) (arg_path + 16 + (l_7 + 1L)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_5 + (ulong) l_7)))) = (char) i_8;
                i_9 = (int) ((uint) i_6 + (uint) 1);
                i_6 = i_9;
            }
            l_10 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group, gale_slot, gale_position);
            l_4 = l_10;
        }
    } else {
        l_4 = 0L;
    }
    GALEFS_BROADCAST(2, l_11, l_4);
    if (l_11 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_11); }
        GALEFS_RETURN;
        resume_1:
        l_1 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_11 = gale_round_reply(gale_entry);
    }
    i_12 = *((__global gale_int *) (arg_target + 12L));
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_13 = i_12 << 1;
        l_14 = gale_FileOpener_begin(arg_fs, i_13, gale_group, gale_slot, gale_position);
        if (l_14 < 0L) {
            l_15 = l_14;
        } else {
            l_16 = (long) ((ulong) l_1 + (ulong) (((long) gale_position) << 12));
            i_17 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_17 < i_13)) {
                    break;
                }
                l_18 = (long) i_17;
                i_19 = (int) *((__global char *) (arg_target + 16 + l_18));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_16 + (ulong) l_18)))) = (char) i_19;
                i_20 = (int) ((uint) i_17 + (uint) 1);
                i_17 = i_20;
            }
            l_21 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, i_13, (-1), gale_group, gale_slot, gale_position);
            l_15 = l_21;
        }
    } else {
        l_15 = 0L;
    }
    GALEFS_BROADCAST(4, l_22, l_15);
    if (l_22 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_11;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_22); }
        GALEFS_RETURN;
        resume_2:
        l_11 = (long) gale_longs[gale_item];
        l_22 = gale_round_reply(gale_entry);
    }
    i_23 = (int) l_11;
    i_24 = (int) get_local_id(0);
    i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_26 = (long) i_25;
    i_27 = (int) get_local_id(0);
    i_28 = 1;
    i_29 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_28 == 1)) {
            break;
        }
        l_30 = l_26 + ((long) i_29);
        if (i_27 == 0) {
            l_31 = gale_BlockAccess_beginRead(arg_fs, i_23, l_30, ((int) ((uint) arg_partLength - (uint) i_29)), gale_group, gale_slot, gale_position);
            l_32 = l_31;
        } else {
            l_32 = 0L;
        }
        GALEFS_BROADCAST(5, l_33, l_32);
        if (l_33 < LONG_MIN / 2) {
            gale_longs[gale_item] = (ulong) l_22;
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_29;
            gale_longs[gale_items + gale_item] = (ulong) l_30;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_33); }
            GALEFS_RETURN;
            resume_3:
            l_22 = (long) gale_longs[gale_item];
            i_23 = (int) gale_ints[gale_item];
            i_29 = (int) gale_ints[gale_items + gale_item];
            l_30 = (long) gale_longs[gale_items + gale_item];
            i_24 = (int) get_local_id(0);
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_27 = (int) get_local_id(0);
            l_33 = gale_round_reply(gale_entry);
        }
        i_34 = (int) l_33;
        if (l_33 < 0L) {
            i_35 = 0;
        } else {
            i_35 = i_34;
        }
        l_36 = gale_BlockAccess_offsetInRegion(arg_fs, l_33, l_30, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_36), (arg_bytes + 16 + l_30), i_35);
        GALEFS_BARRIER(6);
        if (i_24 == 0) {
            if (!(i_35 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_35, gale_group, gale_slot, gale_position);
            }
        }
        i_37 = (int) ((uint) i_29 + (uint) i_35);
        if (l_33 < 0L) {
            i_28 = i_34;
            i_29 = i_37;
        } else {
            i_38 = ((i_35 < 1) || (!(i_37 < arg_partLength))) ? 0 : 1;
            i_28 = i_38;
            i_29 = i_37;
        }
    }
    if (i_29 < 1) {
        i_39 = i_28;
    } else {
        i_39 = i_29;
    }
    if (((int) get_local_id(0)) == 0) {
        i_40 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_40 < i_39)) {
                break;
            }
            i_41 = (int) ((uint) i_25 + (uint) i_40);
            i_42 = (int) *((__global char *) (arg_bytes + 16 + (long) i_41 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_41 * 1)) = (char) ((int) ((char) (i_42 + 1)));
            i_43 = (int) ((uint) i_40 + (uint) 1);
            i_40 = i_43;
        }
    }
    i_44 = (int) l_22;
    i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_46 = (int) get_local_id(0);
    l_47 = l_26 + (l_26 << 1);
    i_48 = (int) get_local_id(0);
    i_49 = 4;
    i_50 = 0;
    i_51 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_49 == 0) {
            break;
        }
        l_52 = (long) i_50;
        l_53 = l_52 + l_47;
        if (i_48 == 0) {
            l_54 = gale_BlockAccess_beginWrite(arg_fs, i_49, i_44, l_53, ((int) ((uint) arg_partLength - (uint) i_50)), gale_group, gale_slot, gale_position);
            l_55 = l_54;
        } else {
            l_55 = 0L;
        }
        GALEFS_BROADCAST(7, l_56, l_55);
        if (l_56 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_49;
            gale_ints[4 * gale_items + gale_item] = (uint) i_50;
            gale_longs[gale_item] = (ulong) l_52;
            gale_longs[gale_items + gale_item] = (ulong) l_53;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_56); }
            GALEFS_RETURN;
            resume_4:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_49 = (int) gale_ints[3 * gale_items + gale_item];
            i_50 = (int) gale_ints[4 * gale_items + gale_item];
            l_52 = (long) gale_longs[gale_item];
            l_53 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_46 = (int) get_local_id(0);
            l_47 = l_26 + (l_26 << 1);
            i_48 = (int) get_local_id(0);
            l_56 = gale_round_reply(gale_entry);
        }
        i_57 = (int) l_56;
        if (l_56 < 0L) {
            i_58 = 0;
        } else {
            i_58 = i_57;
        }
        l_59 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_53, gale_group, gale_slot, gale_position);
        gale_copy((arg_bytes + 16 + (l_26 + l_52)), (arg_fs + 16 + l_59), i_58);
        GALEFS_BARRIER(8);
        if (i_46 == 0) {
            if (!(i_58 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_58, gale_group, gale_slot, gale_position);
            }
        }
        i_60 = (int) ((uint) i_50 + (uint) i_58);
        if (l_56 < 0L) {
            if ((!(i_49 == 4)) || (i_60 < 1)) {
                i_61 = i_57;
            } else {
                i_61 = i_60;
            }
        } else {
            i_61 = i_60;
        }
        i_62 = (((!(i_49 == 4)) || (i_60 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_58 == 0) {
            i_49 = i_62;
            i_50 = i_60;
            i_51 = i_61;
        } else {
            if (arg_partLength == i_60) {
                i_49 = i_62;
                i_50 = i_60;
                i_51 = i_61;
            } else {
                i_50 = i_60;
                i_51 = i_61;
            }
        }
    }
    i_63 = (int) get_local_id(0);
    i_64 = (int) get_local_id(0);
    i_65 = 1;
    i_66 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_65 == 1)) {
            break;
        }
        l_67 = l_26 + ((long) i_66);
        if (i_64 == 0) {
            l_68 = gale_BlockAccess_beginRead(arg_fs, i_23, l_67, ((int) ((uint) arg_partLength - (uint) i_66)), gale_group, gale_slot, gale_position);
            l_69 = l_68;
        } else {
            l_69 = 0L;
        }
        GALEFS_BROADCAST(9, l_70, l_69);
        if (l_70 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_66;
            gale_longs[gale_item] = (ulong) l_67;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_70); }
            GALEFS_RETURN;
            resume_5:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_66 = (int) gale_ints[4 * gale_items + gale_item];
            l_67 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            i_63 = (int) get_local_id(0);
            i_64 = (int) get_local_id(0);
            l_70 = gale_round_reply(gale_entry);
        }
        i_71 = (int) l_70;
        if (l_70 < 0L) {
            i_72 = 0;
        } else {
            i_72 = i_71;
        }
        l_73 = gale_BlockAccess_offsetInRegion(arg_fs, l_70, l_67, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_73), (arg_shorts + 16 + l_67), i_72);
        GALEFS_BARRIER(10);
        if (i_63 == 0) {
            if (!(i_72 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_72, gale_group, gale_slot, gale_position);
            }
        }
        i_74 = (int) ((uint) i_66 + (uint) i_72);
        if (l_70 < 0L) {
            i_65 = i_71;
            i_66 = i_74;
        } else {
            i_75 = ((i_72 < 1) || (!(i_74 < arg_partLength))) ? 0 : 1;
            i_65 = i_75;
            i_66 = i_74;
        }
    }
    if (i_66 < 1) {
        i_76 = i_65;
    } else {
        i_76 = i_66;
    }
    i_77 = (int) get_local_id(0);
    l_78 = (long) arg_partLength;
    l_79 = l_78 + l_47;
    i_80 = (int) get_local_id(0);
    i_81 = 4;
    i_82 = 0;
    i_83 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_81 == 0) {
            break;
        }
        l_84 = (long) i_82;
        l_85 = l_79 + l_84;
        if (i_80 == 0) {
            l_86 = gale_BlockAccess_beginWrite(arg_fs, i_81, i_44, l_85, ((int) ((uint) arg_partLength - (uint) i_82)), gale_group, gale_slot, gale_position);
            l_87 = l_86;
        } else {
            l_87 = 0L;
        }
        GALEFS_BROADCAST(11, l_88, l_87);
        if (l_88 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_81;
            gale_ints[6 * gale_items + gale_item] = (uint) i_82;
            gale_longs[gale_item] = (ulong) l_84;
            gale_longs[gale_items + gale_item] = (ulong) l_85;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_88); }
            GALEFS_RETURN;
            resume_6:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_81 = (int) gale_ints[5 * gale_items + gale_item];
            i_82 = (int) gale_ints[6 * gale_items + gale_item];
            l_84 = (long) gale_longs[gale_item];
            l_85 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            i_77 = (int) get_local_id(0);
            l_78 = (long) arg_partLength;
            l_79 = l_78 + l_47;
            i_80 = (int) get_local_id(0);
            l_88 = gale_round_reply(gale_entry);
        }
        i_89 = (int) l_88;
        if (l_88 < 0L) {
            i_90 = 0;
        } else {
            i_90 = i_89;
        }
        l_91 = gale_BlockAccess_offsetInRegion(arg_fs, l_88, l_85, gale_group, gale_slot, gale_position);
        gale_copy((arg_shorts + 16 + (l_26 + l_84)), (arg_fs + 16 + l_91), i_90);
        GALEFS_BARRIER(12);
        if (i_77 == 0) {
            if (!(i_90 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_90, gale_group, gale_slot, gale_position);
            }
        }
        i_92 = (int) ((uint) i_82 + (uint) i_90);
        if (l_88 < 0L) {
            if ((!(i_81 == 4)) || (i_92 < 1)) {
                i_93 = i_89;
            } else {
                i_93 = i_92;
            }
        } else {
            i_93 = i_92;
        }
        i_94 = (((!(i_81 == 4)) || (i_92 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_90 == 0) {
            i_81 = i_94;
            i_82 = i_92;
            i_83 = i_93;
        } else {
            if (arg_partLength == i_92) {
                i_81 = i_94;
                i_82 = i_92;
                i_83 = i_93;
            } else {
                i_82 = i_92;
                i_83 = i_93;
            }
        }
    }
    i_95 = (int) get_local_id(0);
    i_96 = (int) get_local_id(0);
    i_97 = 1;
    i_98 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_97 == 1)) {
            break;
        }
        l_99 = l_26 + ((long) i_98);
        if (i_96 == 0) {
            l_100 = gale_BlockAccess_beginRead(arg_fs, i_23, l_99, ((int) ((uint) arg_partLength - (uint) i_98)), gale_group, gale_slot, gale_position);
            l_101 = l_100;
        } else {
            l_101 = 0L;
        }
        GALEFS_BROADCAST(13, l_102, l_101);
        if (l_102 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_83;
            gale_ints[6 * gale_items + gale_item] = (uint) i_98;
            gale_longs[gale_item] = (ulong) l_99;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_102); }
            GALEFS_RETURN;
            resume_7:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_83 = (int) gale_ints[5 * gale_items + gale_item];
            i_98 = (int) gale_ints[6 * gale_items + gale_item];
            l_99 = (long) gale_longs[gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            l_47 = l_26 + (l_26 << 1);
            l_78 = (long) arg_partLength;
            i_95 = (int) get_local_id(0);
            i_96 = (int) get_local_id(0);
            l_102 = gale_round_reply(gale_entry);
        }
        i_103 = (int) l_102;
        if (l_102 < 0L) {
            i_104 = 0;
        } else {
            i_104 = i_103;
        }
        l_105 = gale_BlockAccess_offsetInRegion(arg_fs, l_102, l_99, gale_group, gale_slot, gale_position);
        gale_copy((arg_fs + 16 + l_105), (arg_chars + 16 + l_99), i_104);
        GALEFS_BARRIER(14);
        if (i_95 == 0) {
            if (!(i_104 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_104, gale_group, gale_slot, gale_position);
            }
        }
        i_106 = (int) ((uint) i_98 + (uint) i_104);
        if (l_102 < 0L) {
            i_97 = i_103;
            i_98 = i_106;
        } else {
            i_107 = ((i_104 < 1) || (!(i_106 < arg_partLength))) ? 0 : 1;
            i_97 = i_107;
            i_98 = i_106;
        }
    }
    if (i_98 < 1) {
        i_108 = i_97;
    } else {
        i_108 = i_98;
    }
    i_109 = (int) get_local_id(0);
    l_110 = (l_78 << 1) + l_47;
    i_111 = (int) get_local_id(0);
    i_112 = 4;
    i_113 = 0;
    i_114 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_112 == 0) {
            break;
        }
        l_115 = (long) i_113;
        l_116 = l_110 + l_115;
        if (i_111 == 0) {
            l_117 = gale_BlockAccess_beginWrite(arg_fs, i_112, i_44, l_116, ((int) ((uint) arg_partLength - (uint) i_113)), gale_group, gale_slot, gale_position);
            l_118 = l_117;
        } else {
            l_118 = 0L;
        }
        GALEFS_BROADCAST(15, l_119, l_118);
        if (l_119 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_23;
            gale_ints[gale_items + gale_item] = (uint) i_39;
            gale_ints[2 * gale_items + gale_item] = (uint) i_44;
            gale_ints[3 * gale_items + gale_item] = (uint) i_51;
            gale_ints[4 * gale_items + gale_item] = (uint) i_76;
            gale_ints[5 * gale_items + gale_item] = (uint) i_83;
            gale_ints[6 * gale_items + gale_item] = (uint) i_108;
            gale_ints[7 * gale_items + gale_item] = (uint) i_112;
            gale_ints[8 * gale_items + gale_item] = (uint) i_113;
            gale_longs[gale_item] = (ulong) l_115;
            gale_longs[gale_items + gale_item] = (ulong) l_116;
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_119); }
            GALEFS_RETURN;
            resume_8:
            i_23 = (int) gale_ints[gale_item];
            i_39 = (int) gale_ints[gale_items + gale_item];
            i_44 = (int) gale_ints[2 * gale_items + gale_item];
            i_51 = (int) gale_ints[3 * gale_items + gale_item];
            i_76 = (int) gale_ints[4 * gale_items + gale_item];
            i_83 = (int) gale_ints[5 * gale_items + gale_item];
            i_108 = (int) gale_ints[6 * gale_items + gale_item];
            i_112 = (int) gale_ints[7 * gale_items + gale_item];
            i_113 = (int) gale_ints[8 * gale_items + gale_item];
            l_115 = (long) gale_longs[gale_item];
            l_116 = (long) gale_longs[gale_items + gale_item];
            i_25 = (int) ((uint) arg_partLength * (uint) gale_group);
            l_26 = (long) i_25;
            i_45 = *((__global gale_int *) (arg_fs + 16 + 212L));
            i_109 = (int) get_local_id(0);
            l_78 = (long) arg_partLength;
            l_47 = l_26 + (l_26 << 1);
            l_110 = (l_78 << 1) + l_47;
            i_111 = (int) get_local_id(0);
            l_119 = gale_round_reply(gale_entry);
        }
        i_120 = (int) l_119;
        if (l_119 < 0L) {
            i_121 = 0;
        } else {
            i_121 = i_120;
        }
        l_122 = gale_BlockAccess_offsetInRegion(arg_fs, l_119, l_116, gale_group, gale_slot, gale_position);
        gale_copy((arg_chars + 16 + (l_26 + l_115)), (arg_fs + 16 + l_122), i_121);
        GALEFS_BARRIER(16);
        if (i_109 == 0) {
            if (!(i_121 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_121, gale_group, gale_slot, gale_position);
            }
        }
        i_123 = (int) ((uint) i_113 + (uint) i_121);
        if (l_119 < 0L) {
            if ((!(i_112 == 4)) || (i_123 < 1)) {
                i_124 = i_120;
            } else {
                i_124 = i_123;
            }
        } else {
            i_124 = i_123;
        }
        i_125 = (((!(i_112 == 4)) || (i_123 < 1)) || (i_45 == 0)) ? 0 : 5;
        if (i_121 == 0) {
            i_112 = i_125;
            i_113 = i_123;
            i_114 = i_124;
        } else {
            if (arg_partLength == i_123) {
                i_112 = i_125;
                i_113 = i_123;
                i_114 = i_124;
            } else {
                i_113 = i_123;
                i_114 = i_124;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_44, gale_group, gale_slot, gale_position);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(17, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_23;
        gale_ints[gale_items + gale_item] = (uint) i_39;
        gale_ints[2 * gale_items + gale_item] = (uint) i_51;
        gale_ints[3 * gale_items + gale_item] = (uint) i_76;
        gale_ints[4 * gale_items + gale_item] = (uint) i_83;
        gale_ints[5 * gale_items + gale_item] = (uint) i_108;
        gale_ints[6 * gale_items + gale_item] = (uint) i_114;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 9, l_128); }
        GALEFS_RETURN;
        resume_9:
        i_23 = (int) gale_ints[gale_item];
        i_39 = (int) gale_ints[gale_items + gale_item];
        i_51 = (int) gale_ints[2 * gale_items + gale_item];
        i_76 = (int) gale_ints[3 * gale_items + gale_item];
        i_83 = (int) gale_ints[4 * gale_items + gale_item];
        i_108 = (int) gale_ints[5 * gale_items + gale_item];
        i_114 = (int) gale_ints[6 * gale_items + gale_item];
        l_128 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_OpenFileCalls_beginClose(arg_fs, i_23, gale_group, gale_slot, gale_position);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(18, l_131, l_130);
    if (l_131 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_39;
        gale_ints[gale_items + gale_item] = (uint) i_51;
        gale_ints[2 * gale_items + gale_item] = (uint) i_76;
        gale_ints[3 * gale_items + gale_item] = (uint) i_83;
        gale_ints[4 * gale_items + gale_item] = (uint) i_108;
        gale_ints[5 * gale_items + gale_item] = (uint) i_114;
        gale_longs[gale_item] = (ulong) l_128;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 10, l_131); }
        GALEFS_RETURN;
        resume_10:
        i_39 = (int) gale_ints[gale_item];
        i_51 = (int) gale_ints[gale_items + gale_item];
        i_76 = (int) gale_ints[2 * gale_items + gale_item];
        i_83 = (int) gale_ints[3 * gale_items + gale_item];
        i_108 = (int) gale_ints[4 * gale_items + gale_item];
        i_114 = (int) gale_ints[5 * gale_items + gale_item];
        l_128 = (long) gale_longs[gale_item];
        l_131 = gale_round_reply(gale_entry);
    }
    *((__global gale_int *) (arg_results + ((((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_39 + (uint) i_51)) + (uint) i_76)) + (uint) i_83)) + (uint) i_108)) + (uint) i_114)) + (uint) ((int) l_128))) + (uint) ((int) l_131)));
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

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_0) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_113) VARIABLE(int, i_114) VARIABLE(int, i_115) VARIABLE(int, i_117) VARIABLE(int, i_124) VARIABLE(int, i_125) VARIABLE(int, i_129) VARIABLE(int, i_130) VARIABLE(int, i_131) VARIABLE(int, i_133) VARIABLE(int, i_134) VARIABLE(int, i_135) VARIABLE(int, i_136) VARIABLE(int, i_144) VARIABLE(int, i_145) VARIABLE(int, i_15) VARIABLE(int, i_29) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_34) VARIABLE(int, i_36) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_48) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_55) VARIABLE(int, i_56) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_60) VARIABLE(int, i_61) VARIABLE(int, i_69) VARIABLE(int, i_70) VARIABLE(int, i_75) VARIABLE(int, i_76) VARIABLE(int, i_77) VARIABLE(int, i_79) VARIABLE(int, i_86) VARIABLE(int, i_87) VARIABLE(int, i_91) VARIABLE(int, i_92) VARIABLE(int, i_93) VARIABLE(int, i_96) VARIABLE(int, i_97) VARIABLE(int, i_98) VARIABLE(int, i_99) VARIABLE(long, l_1) VARIABLE(long, l_100) VARIABLE(long, l_101) VARIABLE(long, l_106) VARIABLE(long, l_118) VARIABLE(long, l_123) VARIABLE(long, l_132) VARIABLE(long, l_137) VARIABLE(long, l_138) VARIABLE(long, l_14) VARIABLE(long, l_143) VARIABLE(long, l_154) VARIABLE(long, l_28) VARIABLE(long, l_33) VARIABLE(long, l_37) VARIABLE(long, l_42) VARIABLE(long, l_57) VARIABLE(long, l_62) VARIABLE(long, l_63) VARIABLE(long, l_68) VARIABLE(long, l_80) VARIABLE(long, l_85) VARIABLE(long, l_94) VARIABLE(long, l_95)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16) POINT(17) POINT(18)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(i_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_1)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_1) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(l_14)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_37)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_29) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_34) VARIABLE(i_36) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(l_28) VARIABLE(l_33) VARIABLE(l_42)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_62) VARIABLE(l_63)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_55) VARIABLE(i_56) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_60) VARIABLE(i_69) VARIABLE(i_70) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_68)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_80)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_75) VARIABLE(i_76) VARIABLE(i_77) VARIABLE(i_79) VARIABLE(i_86) VARIABLE(i_87) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_85)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_100) VARIABLE(l_101) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94) VARIABLE(l_95)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_92) VARIABLE(i_93) VARIABLE(i_96) VARIABLE(i_97) VARIABLE(i_98) VARIABLE(l_106) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94) VARIABLE(l_95)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_118) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_113) VARIABLE(i_114) VARIABLE(i_115) VARIABLE(i_117) VARIABLE(i_124) VARIABLE(i_125) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_123) VARIABLE(l_33) VARIABLE(l_57) VARIABLE(l_94)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_132) VARIABLE(l_137) VARIABLE(l_138) VARIABLE(l_33)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_129) VARIABLE(i_130) VARIABLE(i_131) VARIABLE(i_133) VARIABLE(i_134) VARIABLE(i_135) VARIABLE(i_144) VARIABLE(i_145) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_132) VARIABLE(l_143) VARIABLE(l_33)
#define GALEFS_LIVE_17(VARIABLE) VARIABLE(i_129) VARIABLE(i_136) VARIABLE(i_29) VARIABLE(i_48) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99)
#define GALEFS_LIVE_18(VARIABLE) VARIABLE(i_129) VARIABLE(i_136) VARIABLE(i_48) VARIABLE(i_61) VARIABLE(i_91) VARIABLE(i_99) VARIABLE(l_154)

__kernel void galefs_copy(__global uchar *arg_fs, __global uchar *arg_path, __global uchar *arg_target, __global uchar *arg_bytes, __global uchar *arg_shorts, __global uchar *arg_chars, int arg_partLength, __global uchar *arg_results) {
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_0, i_2, i_7, i_9, i_10, i_15, i_16, i_21, i_23, i_24, i_29, i_30, i_31, i_32, i_34, i_35, i_36, i_43, i_44, i_46, i_47, i_48, i_49, i_50, i_51, i_52, i_53, i_54, i_55, i_56, i_58, i_59, i_60, i_61, i_69, i_70, i_72, i_73, i_74, i_75, i_76, i_77, i_78, i_79, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_96, i_97, i_98, i_99, i_107, i_108, i_110, i_111, i_112, i_113, i_114, i_115, i_116, i_117, i_124, i_125, i_127, i_128, i_129, i_130, i_131, i_133, i_134, i_135, i_136, i_144, i_145, i_147, i_148, i_149;
    long l_1, l_3, l_4, l_5, l_6, l_8, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_25, l_26, l_27, l_28, l_33, l_37, l_38, l_39, l_40, l_41, l_42, l_45, l_57, l_62, l_63, l_64, l_65, l_66, l_67, l_68, l_71, l_80, l_81, l_82, l_83, l_84, l_85, l_88, l_94, l_95, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_109, l_118, l_119, l_120, l_121, l_122, l_123, l_126, l_132, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_146, l_150, l_151, l_152, l_153, l_154, l_155, l_156, l_157, l_158, l_159;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    i_0 = *((__global gale_int *) (arg_path + 12L));
    GALEFS_BARRIER(1);
    l_1 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        i_2 = i_0 + (-1);
        l_3 = gale_FileOpener_begin(arg_fs, i_2, gale_group);
        if (l_3 < 0L) {
            l_4 = l_3;
        } else {
            l_5 = (long) gale_group;
            l_6 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_5 << 12) + (l_5 << 11)))) + (ulong) 2048L);
            i_7 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_7 < i_2)) {
                    break;
                }
                l_8 = (long) i_7;
                i_9 = (int) *((__global char *) (arg_path + 16 + (l_8 + 1L)));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_6 + (ulong) l_8)))) = (char) i_9;
                i_10 = (int) ((uint) i_7 + (uint) 1);
                i_7 = i_10;
            }
            l_11 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, i_2, (-1), gale_group);
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
    i_15 = *((__global gale_int *) (arg_target + 12L));
    GALEFS_BARRIER(3);
    if (((int) get_local_id(0)) == 0) {
        i_16 = i_15 << 1;
        l_17 = gale_FileOpener_begin(arg_fs, i_16, gale_group);
        if (l_17 < 0L) {
            l_18 = l_17;
        } else {
            l_19 = (long) gale_group;
            l_20 = (long) ((ulong) ((long) ((ulong) l_1 + (ulong) ((l_19 << 12) + (l_19 << 11)))) + (ulong) 2048L);
            i_21 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_21 < i_16)) {
                    break;
                }
                l_22 = (long) i_21;
                i_23 = (int) *((__global char *) (arg_target + 16 + l_22));
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_20 + (ulong) l_22)))) = (char) i_23;
                i_24 = (int) ((uint) i_21 + (uint) 1);
                i_21 = i_24;
            }
            l_25 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 65, i_16, (-1), gale_group);
            l_18 = l_25;
        }
    } else {
        l_18 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_18 < (-4611686018427387904L)) {
            l_26 = gale_HostCall_awaitReply(arg_fs, l_18, gale_group);
            l_27 = l_26;
        } else {
            l_27 = l_18;
        }
    } else {
        l_27 = l_18;
    }
    GALEFS_BROADCAST(4, l_28, l_27);
    i_29 = (int) l_14;
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    i_32 = (int) ((uint) arg_partLength * (uint) gale_group);
    l_33 = (long) i_32;
    i_34 = (int) get_local_id(0);
    i_35 = 1;
    i_36 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_35 == 1)) {
            break;
        }
        l_37 = l_33 + ((long) i_36);
        if (i_34 == 0) {
            l_38 = gale_BlockAccess_beginRead(arg_fs, i_29, l_37, ((int) ((uint) arg_partLength - (uint) i_36)), gale_group);
            l_39 = l_38;
        } else {
            l_39 = 0L;
        }
        if (i_31 == 0) {
            if (l_39 < (-4611686018427387904L)) {
                l_40 = gale_HostCall_awaitReply(arg_fs, l_39, gale_group);
                l_41 = l_40;
            } else {
                l_41 = l_39;
            }
        } else {
            l_41 = l_39;
        }
        GALEFS_BROADCAST(5, l_42, l_41);
        i_43 = (int) l_42;
        if (l_42 < 0L) {
            i_44 = 0;
        } else {
            i_44 = i_43;
        }
        l_45 = gale_BlockAccess_offsetInRegion(arg_fs, l_42, l_37, gale_group);
        gale_copy((arg_fs + 16 + l_45), (arg_bytes + 16 + l_37), i_44);
        GALEFS_BARRIER(6);
        if (i_30 == 0) {
            if (!(i_44 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_44, gale_group);
            }
        }
        i_46 = (int) ((uint) i_36 + (uint) i_44);
        if (l_42 < 0L) {
            i_35 = i_43;
            i_36 = i_46;
        } else {
            i_47 = ((i_44 < 1) || (!(i_46 < arg_partLength))) ? 0 : 1;
            i_35 = i_47;
            i_36 = i_46;
        }
    }
    if (i_36 < 1) {
        i_48 = i_35;
    } else {
        i_48 = i_36;
    }
    if (((int) get_local_id(0)) == 0) {
        i_49 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_49 < i_48)) {
                break;
            }
            i_50 = (int) ((uint) i_32 + (uint) i_49);
            i_51 = (int) *((__global char *) (arg_bytes + 16 + (long) i_50 * 1));
            *((__global char *) (arg_bytes + 16 + (long) i_50 * 1)) = (char) ((int) ((char) (i_51 + 1)));
            i_52 = (int) ((uint) i_49 + (uint) 1);
            i_49 = i_52;
        }
    }
    i_53 = (int) l_28;
    i_54 = *((__global gale_int *) (arg_fs + 16 + 212L));
    i_55 = (int) get_local_id(0);
    i_56 = (int) get_local_id(0);
    l_57 = l_33 + (l_33 << 1);
    i_58 = (int) get_local_id(0);
    i_59 = 4;
    i_60 = 0;
    i_61 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_59 == 0) {
            break;
        }
        l_62 = (long) i_60;
        l_63 = l_62 + l_57;
        if (i_58 == 0) {
            l_64 = gale_BlockAccess_beginWrite(arg_fs, i_59, i_53, l_63, ((int) ((uint) arg_partLength - (uint) i_60)), gale_group);
            l_65 = l_64;
        } else {
            l_65 = 0L;
        }
        if (i_56 == 0) {
            if (l_65 < (-4611686018427387904L)) {
                l_66 = gale_HostCall_awaitReply(arg_fs, l_65, gale_group);
                l_67 = l_66;
            } else {
                l_67 = l_65;
            }
        } else {
            l_67 = l_65;
        }
        GALEFS_BROADCAST(7, l_68, l_67);
        i_69 = (int) l_68;
        if (l_68 < 0L) {
            i_70 = 0;
        } else {
            i_70 = i_69;
        }
        l_71 = gale_BlockAccess_offsetInRegion(arg_fs, l_68, l_63, gale_group);
        gale_copy((arg_bytes + 16 + (l_33 + l_62)), (arg_fs + 16 + l_71), i_70);
        GALEFS_BARRIER(8);
        if (i_55 == 0) {
            if (!(i_70 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_70, gale_group);
            }
        }
        i_72 = (int) ((uint) i_60 + (uint) i_70);
        if (l_68 < 0L) {
            if ((!(i_59 == 4)) || (i_72 < 1)) {
                i_73 = i_69;
            } else {
                i_73 = i_72;
            }
        } else {
            i_73 = i_72;
        }
        i_74 = (((!(i_59 == 4)) || (i_72 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_70 == 0) {
            i_59 = i_74;
            i_60 = i_72;
            i_61 = i_73;
        } else {
            if (arg_partLength == i_72) {
                i_59 = i_74;
                i_60 = i_72;
                i_61 = i_73;
            } else {
                i_60 = i_72;
                i_61 = i_73;
            }
        }
    }
    i_75 = (int) get_local_id(0);
    i_76 = (int) get_local_id(0);
    i_77 = (int) get_local_id(0);
    i_78 = 1;
    i_79 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_78 == 1)) {
            break;
        }
        l_80 = l_33 + ((long) i_79);
        if (i_77 == 0) {
            l_81 = gale_BlockAccess_beginRead(arg_fs, i_29, l_80, ((int) ((uint) arg_partLength - (uint) i_79)), gale_group);
            l_82 = l_81;
        } else {
            l_82 = 0L;
        }
        if (i_76 == 0) {
            if (l_82 < (-4611686018427387904L)) {
                l_83 = gale_HostCall_awaitReply(arg_fs, l_82, gale_group);
                l_84 = l_83;
            } else {
                l_84 = l_82;
            }
        } else {
            l_84 = l_82;
        }
        GALEFS_BROADCAST(9, l_85, l_84);
        i_86 = (int) l_85;
        if (l_85 < 0L) {
            i_87 = 0;
        } else {
            i_87 = i_86;
        }
        l_88 = gale_BlockAccess_offsetInRegion(arg_fs, l_85, l_80, gale_group);
        gale_copy((arg_fs + 16 + l_88), (arg_shorts + 16 + l_80), i_87);
        GALEFS_BARRIER(10);
        if (i_75 == 0) {
            if (!(i_87 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_87, gale_group);
            }
        }
        i_89 = (int) ((uint) i_79 + (uint) i_87);
        if (l_85 < 0L) {
            i_78 = i_86;
            i_79 = i_89;
        } else {
            i_90 = ((i_87 < 1) || (!(i_89 < arg_partLength))) ? 0 : 1;
            i_78 = i_90;
            i_79 = i_89;
        }
    }
    if (i_79 < 1) {
        i_91 = i_78;
    } else {
        i_91 = i_79;
    }
    i_92 = (int) get_local_id(0);
    i_93 = (int) get_local_id(0);
    l_94 = (long) arg_partLength;
    l_95 = l_94 + l_57;
    i_96 = (int) get_local_id(0);
    i_97 = 4;
    i_98 = 0;
    i_99 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_97 == 0) {
            break;
        }
        l_100 = (long) i_98;
        l_101 = l_95 + l_100;
        if (i_96 == 0) {
            l_102 = gale_BlockAccess_beginWrite(arg_fs, i_97, i_53, l_101, ((int) ((uint) arg_partLength - (uint) i_98)), gale_group);
            l_103 = l_102;
        } else {
            l_103 = 0L;
        }
        if (i_93 == 0) {
            if (l_103 < (-4611686018427387904L)) {
                l_104 = gale_HostCall_awaitReply(arg_fs, l_103, gale_group);
                l_105 = l_104;
            } else {
                l_105 = l_103;
            }
        } else {
            l_105 = l_103;
        }
        GALEFS_BROADCAST(11, l_106, l_105);
        i_107 = (int) l_106;
        if (l_106 < 0L) {
            i_108 = 0;
        } else {
            i_108 = i_107;
        }
        l_109 = gale_BlockAccess_offsetInRegion(arg_fs, l_106, l_101, gale_group);
        gale_copy((arg_shorts + 16 + (l_33 + l_100)), (arg_fs + 16 + l_109), i_108);
        GALEFS_BARRIER(12);
        if (i_92 == 0) {
            if (!(i_108 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_108, gale_group);
            }
        }
        i_110 = (int) ((uint) i_98 + (uint) i_108);
        if (l_106 < 0L) {
            if ((!(i_97 == 4)) || (i_110 < 1)) {
                i_111 = i_107;
            } else {
                i_111 = i_110;
            }
        } else {
            i_111 = i_110;
        }
        i_112 = (((!(i_97 == 4)) || (i_110 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_108 == 0) {
            i_97 = i_112;
            i_98 = i_110;
            i_99 = i_111;
        } else {
            if (arg_partLength == i_110) {
                i_97 = i_112;
                i_98 = i_110;
                i_99 = i_111;
            } else {
                i_98 = i_110;
                i_99 = i_111;
            }
        }
    }
    i_113 = (int) get_local_id(0);
    i_114 = (int) get_local_id(0);
    i_115 = (int) get_local_id(0);
    i_116 = 1;
    i_117 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_116 == 1)) {
            break;
        }
        l_118 = l_33 + ((long) i_117);
        if (i_115 == 0) {
            l_119 = gale_BlockAccess_beginRead(arg_fs, i_29, l_118, ((int) ((uint) arg_partLength - (uint) i_117)), gale_group);
            l_120 = l_119;
        } else {
            l_120 = 0L;
        }
        if (i_114 == 0) {
            if (l_120 < (-4611686018427387904L)) {
                l_121 = gale_HostCall_awaitReply(arg_fs, l_120, gale_group);
                l_122 = l_121;
            } else {
                l_122 = l_120;
            }
        } else {
            l_122 = l_120;
        }
        GALEFS_BROADCAST(13, l_123, l_122);
        i_124 = (int) l_123;
        if (l_123 < 0L) {
            i_125 = 0;
        } else {
            i_125 = i_124;
        }
        l_126 = gale_BlockAccess_offsetInRegion(arg_fs, l_123, l_118, gale_group);
        gale_copy((arg_fs + 16 + l_126), (arg_chars + 16 + l_118), i_125);
        GALEFS_BARRIER(14);
        if (i_113 == 0) {
            if (!(i_125 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 16, i_125, gale_group);
            }
        }
        i_127 = (int) ((uint) i_117 + (uint) i_125);
        if (l_123 < 0L) {
            i_116 = i_124;
            i_117 = i_127;
        } else {
            i_128 = ((i_125 < 1) || (!(i_127 < arg_partLength))) ? 0 : 1;
            i_116 = i_128;
            i_117 = i_127;
        }
    }
    if (i_117 < 1) {
        i_129 = i_116;
    } else {
        i_129 = i_117;
    }
    i_130 = (int) get_local_id(0);
    i_131 = (int) get_local_id(0);
    l_132 = (l_94 << 1) + l_57;
    i_133 = (int) get_local_id(0);
    i_134 = 4;
    i_135 = 0;
    i_136 = 0;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (i_134 == 0) {
            break;
        }
        l_137 = (long) i_135;
        l_138 = l_132 + l_137;
        if (i_133 == 0) {
            l_139 = gale_BlockAccess_beginWrite(arg_fs, i_134, i_53, l_138, ((int) ((uint) arg_partLength - (uint) i_135)), gale_group);
            l_140 = l_139;
        } else {
            l_140 = 0L;
        }
        if (i_131 == 0) {
            if (l_140 < (-4611686018427387904L)) {
                l_141 = gale_HostCall_awaitReply(arg_fs, l_140, gale_group);
                l_142 = l_141;
            } else {
                l_142 = l_140;
            }
        } else {
            l_142 = l_140;
        }
        GALEFS_BROADCAST(15, l_143, l_142);
        i_144 = (int) l_143;
        if (l_143 < 0L) {
            i_145 = 0;
        } else {
            i_145 = i_144;
        }
        l_146 = gale_BlockAccess_offsetInRegion(arg_fs, l_143, l_138, gale_group);
        gale_copy((arg_chars + 16 + (l_33 + l_137)), (arg_fs + 16 + l_146), i_145);
        GALEFS_BARRIER(16);
        if (i_130 == 0) {
            if (!(i_145 < 1)) {
                gale_BlockAccess_releaseFrame(arg_fs, 24, i_145, gale_group);
            }
        }
        i_147 = (int) ((uint) i_135 + (uint) i_145);
        if (l_143 < 0L) {
            if ((!(i_134 == 4)) || (i_147 < 1)) {
                i_148 = i_144;
            } else {
                i_148 = i_147;
            }
        } else {
            i_148 = i_147;
        }
        i_149 = (((!(i_134 == 4)) || (i_147 < 1)) || (i_54 == 0)) ? 0 : 5;
        if (i_145 == 0) {
            i_134 = i_149;
            i_135 = i_147;
            i_136 = i_148;
        } else {
            if (arg_partLength == i_147) {
                i_134 = i_149;
                i_135 = i_147;
                i_136 = i_148;
            } else {
                i_135 = i_147;
                i_136 = i_148;
            }
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_53, gale_group);
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
        l_155 = gale_OpenFileCalls_beginClose(arg_fs, i_29, gale_group);
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
    *((__global gale_int *) (arg_results + ((((long) ((int) get_global_id(0))) << 2) + 16L))) = ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) ((int) ((uint) i_48 + (uint) i_61)) + (uint) i_91)) + (uint) i_99)) + (uint) i_129)) + (uint) i_136)) + (uint) ((int) l_154))) + (uint) ((int) l_159)));
    GALEFS_GROUP_END()
}
#endif
