// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#ranges
// entry point: galefs_ranges
// parameters: LONG_ARRAY INT LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE NONE READ WRITE WRITE
// suspension: 3 waits, 9 values, 40 bytes
// string: "file"
// TornadoVM: 5.2.0-jdk25
// source: io/github/galefs/ItemReadKernels.java
// source: io/github/galefs/kernel/DeviceAtomics.java
// source: io/github/galefs/kernel/DoubleGroup.java
// source: io/github/galefs/kernel/Errno.java
// source: io/github/galefs/kernel/FloatGroup.java
// source: io/github/galefs/kernel/GroupBallot.java
// source: io/github/galefs/kernel/GroupLimit.java
// source: io/github/galefs/kernel/GroupOperation.java
// source: io/github/galefs/kernel/IntGroup.java
// source: io/github/galefs/kernel/LongGroup.java
// source: io/github/galefs/kernel/OutOfLine.java
// source: io/github/galefs/kernel/WorkGroup.java
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
// source SHA-256: c089b18b140331c5ad40f90c25f1c4c7208b30bc07588fa2e3f5d60388237d1a

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

// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

// The arrays in local memory of a work-group that suspends. Its part of the contexts' buffer follows the contexts of
// all work-items. The work-items restore it together before anything else; where they run in turn, the work-item of the
// device that runs them does it alone.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_RESTORE(isSaved)                                                                                  \
    if (isSaved) {                                                                                                     \
        gale_local_load(gale_local_words, gale_local_saved, (GALEFS_LOCAL_BYTES + 7) / 8, 0, 1);                       \
    }
#else
#define GALEFS_LOCAL_RESTORE(isSaved)                                                                                  \
    if (isSaved) {                                                                                                     \
        gale_local_load(gale_local_words, gale_local_saved, (GALEFS_LOCAL_BYTES + 7) / 8,                              \
            (int) get_local_id(0), (int) get_local_size(0));                                                           \
    }                                                                                                                  \
    barrier(CLK_LOCAL_MEM_FENCE);
#endif
// Follows a broadcast, after which no work-item of the group uses the arrays.
#define GALEFS_LOCAL_SAVE()                                                                                            \
    gale_local_store(gale_local_words, gale_local_saved, (GALEFS_LOCAL_BYTES + 7) / 8,                                 \
        (int) get_local_id(0), (int) get_local_size(0))

__global ulong *gale_local_context(__global uchar *region, __global uchar *contexts, long groupBytes, long words) {
    const __global uchar *entry = gale_round_entry(region);
    const long slots = gale_int_at(region + 16 + 44);
    return (__global ulong *) (contexts + groupBytes * slots)
            + words * gale_int_at(entry + 4);
}

void gale_local_load(__local ulong *words, const __global ulong *saved, int count, int worker, int workers) {
    for (int i = worker; i < count; i += workers) {
        words[i] = saved[i];
    }
}

void gale_local_store(const __local ulong *words, __global ulong *saved, int count, int worker, int workers) {
    for (int i = worker; i < count; i += workers) {
        saved[i] = words[i];
    }
}

__constant char gale_literals[] = {102, 105, 108, 101};

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
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

GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_4, i_6, i_7, i_8, i_9, i_11, i_12;
    long l_2, l_3, l_5, l_10, l_13, l_14, l_15, l_16;
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
                i_11 = (arg_byteCount < 4097) ? arg_byteCount : (-1);
                if (i_11 < 0) {
                    l_3 = (-22L);
                } else {
                    i_12 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 24L))) + (ulong) (((long) gale_slot) << 6)))));
                    if (i_12 == 0) {
                        l_13 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_10 << 6)))));
                        l_14 = (long) ((ulong) l_13 - (ulong) arg_fileOffset);
                        if (l_14 < 1L) {
                            l_3 = 0L;
                        } else {
                            l_15 = (long) (uint) i_11;
                            l_16 = (l_14 < l_15) ? l_14 : l_15;
                            l_3 = l_16;
                        }
                    } else {
                        l_3 = (-16L);
                    }
                }
            }
        }
    }
    return (int) l_3;
}

GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_8, i_11, i_12, i_13, i_14, i_15, i_17, i_19, i_20, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_33, i_34;
    long l_6, l_7, l_9, l_10, l_16, l_18, l_21, l_22, l_23, l_30, l_32;
    if (!(arg_fd < 0)) {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_0 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_1 = (int) ((uint) i_0 + (uint) (-1));
            i_2 = (i_1 < 0) ? (-9) : i_1;
            if (!(i_2 < 0)) {
                i_3 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (((long) (uint) i_2) << 6))) + (ulong) 8L))));
                i_4 = *((__global gale_int *) (arg_region + 16 + 144L));
                i_5 = *((__global gale_int *) (arg_region + 16 + 148L));
                l_6 = arg_fileOffset >> i_5;
                l_7 = ((long) i_3) << 40;
                i_8 = i_4 & ((int) (((long) ((ulong) ((long) ((ulong) l_6 + (ulong) l_7)) * (ulong) (-7046029254386353131L))) >> 32));
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
                        if ((!(i_3 == i_17)) || (!(l_6 == l_18))) {
                            if (i_4 == i_12) {
                                i_13 = (-1);
                            } else {
                                i_19 = (int) ((uint) i_12 + (uint) 1);
                                i_20 = i_4 & ((int) ((uint) i_11 + (uint) 1));
                                i_11 = i_20;
                                i_12 = i_19;
                            }
                        } else {
                            i_13 = i_15;
                        }
                    }
                }
                l_21 = ((long) ((ulong) ((long) ((ulong) arg_fileOffset + (ulong) ((long) arg_byteCount))) + (ulong) (-1L))) >> i_5;
                l_22 = (long) ((ulong) ((long) ((ulong) l_21 - (ulong) l_6)) + (ulong) (l_6 << 1));
                if (i_13 < 0) {
                    l_23 = l_22;
                } else {
                    if (l_6 == l_21) {
                        l_23 = (-1L);
                    } else {
                        i_24 = i_4 & ((int) (((long) ((ulong) ((long) ((ulong) l_21 + (ulong) l_7)) * (ulong) (-7046029254386353131L))) >> 32));
                        i_25 = i_24;
                        i_26 = 0;
                        i_27 = (-2);
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_27 == (-2))) {
                                break;
                            }
                            i_28 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) (((long) i_25) << 2)))));
                            i_29 = (int) ((uint) i_28 + (uint) (-1));
                            if (i_29 < 0) {
                                i_27 = (-1);
                            } else {
                                l_30 = (long) ((ulong) l_9 + (ulong) (((long) (uint) i_29) << 5));
                                i_31 = *((volatile __global gale_int *) (arg_region + 16 + l_30));
                                l_32 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_30 + (ulong) 8L))));
                                if ((!(i_3 == i_31)) || (!(l_21 == l_32))) {
                                    if (i_4 == i_26) {
                                        i_27 = (-1);
                                    } else {
                                        i_33 = (int) ((uint) i_26 + (uint) 1);
                                        i_34 = i_4 & ((int) ((uint) i_25 + (uint) 1));
                                        i_25 = i_34;
                                        i_26 = i_33;
                                    }
                                } else {
                                    i_27 = i_29;
                                }
                            }
                        }
                        if (i_27 < 0) {
                            l_23 = l_22;
                        } else {
                            l_23 = (-1L);
                        }
                    }
                }
                return l_23;
            }
        }
    }
    return (-1L);
}

GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group, int gale_slot, int gale_position) {
    int i_0, i_1, i_2, i_3, i_7, i_8, i_9, i_10, i_11, i_13, i_15, i_16, i_17, i_18, i_19, i_21, i_23, i_24, i_29, i_30;
    long l_4, l_5, l_6, l_12, l_14, l_20, l_22, l_25, l_26, l_27, l_28;
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
        if ((*((__global gale_int *) (arg_region + 16 + 48L))) < i_8) {
            return 0L;
        } else {
            i_9 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_4 << 6))) + (ulong) 8L))));
            i_10 = *((__global gale_int *) (arg_region + 16 + 144L));
            i_11 = *((__global gale_int *) (arg_region + 16 + 148L));
            l_12 = arg_fileOffset >> i_11;
            i_13 = i_10 & ((int) (((long) ((ulong) ((long) ((ulong) l_12 + (ulong) (((long) i_9) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
            l_14 = *((__global gale_long *) (arg_region + 16 + 128L));
            i_15 = i_13;
            i_16 = 0;
            i_17 = (-2);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_17 == (-2))) {
                    break;
                }
                i_18 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_14 + (ulong) (((long) i_15) << 2)))));
                i_19 = (int) ((uint) i_18 + (uint) (-1));
                if (i_19 < 0) {
                    i_17 = (-1);
                } else {
                    l_20 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 136L))) + (ulong) (((long) (uint) i_19) << 5));
                    i_21 = *((volatile __global gale_int *) (arg_region + 16 + l_20));
                    l_22 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_20 + (ulong) 8L))));
                    if ((!(i_9 == i_21)) || (!(l_12 == l_22))) {
                        if (i_10 == i_16) {
                            i_17 = (-1);
                        } else {
                            i_23 = (int) ((uint) i_16 + (uint) 1);
                            i_24 = i_10 & ((int) ((uint) i_15 + (uint) 1));
                            i_15 = i_24;
                            i_16 = i_23;
                        }
                    } else {
                        i_17 = i_19;
                    }
                }
            }
            if (i_17 < 0) {
                return 0L;
            } else {
                l_25 = (long) ((ulong) ((long) ((ulong) l_5 + (ulong) (((long) gale_slot) << 6))) + (ulong) 8L);
                l_26 = *((__global gale_long *) (arg_region + 16 + l_25));
                *((__global gale_long *) (arg_region + 16 + l_25)) = ((long) ((ulong) l_26 + (ulong) 1L));
                l_27 = 1L << i_11;
                l_28 = (long) ((ulong) l_27 - (ulong) (arg_fileOffset & ((long) ((ulong) l_27 + (ulong) (-1L)))));
                if (l_28 < 2147483647L) {
                    i_29 = (int) l_28;
                    i_30 = i_29;
                } else {
                    i_30 = 2147483647;
                }
                return (((long) (uint) i_17) << 32) | ((long) i_30);
            }
        }
    }
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

GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group, int gale_slot, int gale_position) {
    int i_2, i_3;
    long l_0, l_1, l_4;
    l_0 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
    l_1 = (long) ((ulong) l_0 - (ulong) (arg_fileOffset & ((long) ((ulong) l_0 + (ulong) (-1L)))));
    if (l_1 < 2147483647L) {
        i_2 = (int) l_1;
        i_3 = i_2;
    } else {
        i_3 = 2147483647;
    }
    l_4 = gale_HostCall_post(arg_region, 7, arg_fd, arg_fileOffset, 1L, 0, arg_listLength, i_3, gale_group, gale_slot, gale_position);
    return l_4;
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

#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_11) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_46) VARIABLE(int, i_48) VARIABLE(int, i_64) VARIABLE(int, i_65) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_19) VARIABLE(long, l_20) VARIABLE(long, l_21) VARIABLE(long, l_24) VARIABLE(long, l_27) VARIABLE(long, l_29) VARIABLE(long, l_62)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_19) VARIABLE(l_20) VARIABLE(l_21)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_22) VARIABLE(i_46) VARIABLE(i_48) VARIABLE(i_64) VARIABLE(i_65) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_21) VARIABLE(l_24) VARIABLE(l_27) VARIABLE(l_29) VARIABLE(l_62)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_14, i_15, i_16, i_17, i_22, i_28, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_44, i_46, i_48, i_49, i_50, i_51, i_52, i_54, i_57, i_58, i_59, i_64, i_65, i_67, i_68, i_71, i_72, i_75, i_78, i_79, i_80, i_82, i_83, i_84, i_85, i_86, i_87, i_90, i_91, i_94, i_95;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_18, l_19, l_20, l_21, l_23, l_24, l_25, l_26, l_27, l_29, l_36, l_37, l_39, l_40, l_41, l_42, l_43, l_45, l_47, l_53, l_55, l_56, l_60, l_61, l_62, l_63, l_66, l_69, l_70, l_73, l_74, l_76, l_77, l_81, l_88, l_89, l_92, l_93, l_96, l_97, l_98;
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
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 1, l_7); }
        GALEFS_RETURN;
        resume_1:
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        l_7 = gale_round_reply(gale_entry);
    }
    i_8 = (int) l_7;
    i_9 = (int) get_local_id(0);
    i_10 = (int) get_local_id(0);
    i_11 = (int) get_local_size(0);
    l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
    l_13 = (((long) i_10) << 3) + 16L;
    i_14 = GALEFS_LOCAL_SIZE << 1;
    i_15 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
    i_16 = 0;
    while (true) {
        if (!(i_16 < arg_rangesPerItem)) {
            break;
        }
        i_17 = (int) ((uint) i_16 + (uint) i_15);
        l_18 = (long) ((int) ((uint) i_17 + (uint) (i_17 << 1)));
        l_19 = *((__global gale_long *) (arg_ranges + ((l_18 << 3) + 16L)));
        l_20 = *((__global gale_long *) (arg_ranges + (((l_18 + 1L) << 3) + 16L)));
        l_21 = *((__global gale_long *) (arg_ranges + (((l_18 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        i_22 = gale_BlockAccess_available(arg_fs, i_8, l_19, ((int) l_20), gale_group, gale_slot, gale_position);
        if (i_22 < 1) {
            l_23 = (-1L);
        } else {
            l_23 = l_19;
        }
        l_24 = (0L) + l_13;
        *((__local gale_long *) (gale_local_memory + l_24)) = l_23;
        if (i_22 < 1) {
            l_25 = (-1L);
        } else {
            l_26 = gale_BlockAccess_missing(arg_fs, i_8, l_19, i_22, gale_group, gale_slot, gale_position);
            l_25 = l_26;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_12))) = l_25;
        l_27 = (-8L) + 16L;
        if (i_10 == 0) {
            *((__local gale_int *) (gale_local_memory + l_27)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_28 = (i_22 < 0) ? i_22 : 0;
        l_29 = (-16L) + 16L;
        i_30 = i_28;
        i_31 = 0;
        i_32 = 0;
        i_33 = 0;
        i_34 = 1;
        while (true) {
            if (i_34 == 0) {
                break;
            }
            if (i_10 == 0) {
                i_35 = i_32;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_36 = (0L) + ((((long) i_35) << 3) + 16L);
                    if (!(i_35 < i_11)) {
                        goto B27;
                    }
                    l_37 = *((__local gale_long *) (gale_local_memory + l_36));
                    if (!(l_37 == (-1L))) {
                        break;
                    }
                    i_38 = (int) ((uint) i_35 + (uint) 1);
                    i_35 = i_38;
                }
                goto B28;
            B27:;
            B28:;
                if (i_35 < i_11) {
                    l_39 = *((__local gale_long *) (gale_local_memory + l_36));
                    l_40 = l_39;
                } else {
                    l_40 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_29)) = l_40;
                if (i_35 < i_11) {
                    l_41 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_40, gale_group, gale_slot, gale_position);
                    l_42 = l_41;
                } else {
                    l_43 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_42 = l_43;
                }
                if (i_35 < i_11) {
                    if (l_42 == 0L) {
                        i_44 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_45 = (long) i_44;
                        if (l_45 < 0L) {
                            i_46 = i_35;
                            l_47 = l_45;
                            i_48 = i_33;
                        } else {
                            if (i_33 == 0) {
                                i_49 = (int) ((uint) i_11 + (uint) i_35);
                                i_50 = i_11 << 1;
                                i_51 = 0;
                                i_52 = i_49;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_52 < i_50)) {
                                        goto B50;
                                    }
                                    if (!(i_51 < 4096)) {
                                        break;
                                    }
                                    l_53 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_52) << 3) + 16L))));
                                    i_54 = (int) ((uint) i_52 + (uint) 1);
                                    if (l_53 == (-1L)) {
                                        i_52 = i_54;
                                    } else {
                                        l_55 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_56 = l_53 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_51))))) = l_56;
                                        i_57 = (int) ((uint) i_51 + (uint) 8);
                                        if (((int) (l_53 & 1L)) == 0) {
                                            i_51 = i_57;
                                            i_52 = i_54;
                                        } else {
                                            if (i_57 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) ((long) i_57))))) = (l_56 + 1L);
                                                i_58 = (int) ((uint) i_51 + (uint) 16);
                                                i_51 = i_58;
                                                i_52 = i_54;
                                            } else {
                                                i_51 = i_57;
                                                i_52 = i_54;
                                            }
                                        }
                                    }
                                }
                                i_59 = i_51;
                                goto B52;
                            B50:;
                                i_59 = i_51;
                            } else {
                                i_59 = 0;
                            }
                        B52:;
                            l_60 = *((__local gale_long *) (gale_local_memory + l_29));
                            l_61 = gale_BlockAccess_requestListed(arg_fs, i_8, l_60, i_59, gale_group, gale_slot, gale_position);
                            i_46 = i_35;
                            l_47 = l_61;
                            i_48 = 1;
                        }
                    } else {
                        i_46 = i_35;
                        l_47 = l_42;
                        i_48 = i_33;
                    }
                } else {
                    i_46 = i_35;
                    l_47 = l_42;
                    i_48 = i_33;
                }
            } else {
                i_46 = i_32;
                l_47 = 0L;
                i_48 = i_33;
            }
            GALEFS_BROADCAST(4, l_62, l_47);
            if (l_62 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_ints[gale_items + gale_item] = (uint) i_16;
                gale_ints[2 * gale_items + gale_item] = (uint) i_17;
                gale_longs[gale_item] = (ulong) l_21;
                gale_ints[3 * gale_items + gale_item] = (uint) i_22;
                gale_ints[4 * gale_items + gale_item] = (uint) i_30;
                gale_ints[5 * gale_items + gale_item] = (uint) i_31;
                gale_ints[6 * gale_items + gale_item] = (uint) i_46;
                gale_ints[7 * gale_items + gale_item] = (uint) i_48;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_62); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                i_16 = (int) gale_ints[gale_items + gale_item];
                i_17 = (int) gale_ints[2 * gale_items + gale_item];
                l_21 = (long) gale_longs[gale_item];
                i_22 = (int) gale_ints[3 * gale_items + gale_item];
                i_30 = (int) gale_ints[4 * gale_items + gale_item];
                i_31 = (int) gale_ints[5 * gale_items + gale_item];
                i_46 = (int) gale_ints[6 * gale_items + gale_item];
                i_48 = (int) gale_ints[7 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                i_9 = (int) get_local_id(0);
                i_10 = (int) get_local_id(0);
                i_11 = (int) get_local_size(0);
                l_12 = (((long) ((int) ((uint) i_10 + (uint) i_11))) << 3) + 16L;
                l_13 = (((long) i_10) << 3) + 16L;
                i_15 = (int) ((uint) arg_rangesPerItem * (uint) (gale_group * (int) get_local_size(0) + (int) get_local_id(0)));
                l_24 = (0L) + l_13;
                l_27 = (-8L) + 16L;
                l_29 = (-16L) + 16L;
                l_62 = gale_round_reply(gale_entry);
            }
            l_63 = *((__local gale_long *) (gale_local_memory + l_24));
            if (l_63 == (-1L)) {
                i_64 = i_30;
                i_65 = i_31;
            } else {
                l_66 = *((__local gale_long *) (gale_local_memory + l_29));
                i_67 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_63 >> i_67) == (l_66 >> i_67)) {
                    if (l_62 < 0L) {
                        i_68 = 0;
                    } else {
                        l_69 = 1L << i_67;
                        l_70 = (long) ((ulong) l_69 - (ulong) (((long) ((ulong) l_69 + (ulong) (-1L))) & l_63));
                        i_71 = (int) ((uint) i_22 - (uint) i_31);
                        if (l_70 < ((long) i_71)) {
                            i_72 = (int) l_70;
                            i_68 = i_72;
                        } else {
                            i_68 = i_71;
                        }
                    }
                    l_73 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_63, gale_group, gale_slot, gale_position);
                    l_74 = (long) ((ulong) ((long) i_31) + (ulong) l_21);
                    if (((l_73 | l_74) & 7L) == 0) {
                        i_75 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_68 - (uint) i_75)) < 8) {
                                break;
                            }
                            l_76 = (long) i_75;
                            l_77 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) l_76))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_74 + (ulong) l_76)))) = l_77;
                            i_78 = (int) ((uint) i_75 + (uint) 8);
                            i_75 = i_78;
                        }
                        i_79 = i_75;
                    } else {
                        i_79 = 0;
                    }
                    i_80 = i_79;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_80 < i_68)) {
                            break;
                        }
                        l_81 = (long) i_80;
                        i_82 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) l_81))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_74 + (ulong) l_81)))) = (char) i_82;
                        i_83 = (int) ((uint) i_80 + (uint) 1);
                        i_80 = i_83;
                    }
                    i_84 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_68);
                    if (l_62 < 0L) {
                        i_85 = (int) l_62;
                        i_86 = i_85;
                    } else {
                        i_86 = 0;
                    }
                    i_87 = (int) ((uint) i_31 + (uint) i_68);
                    if (l_62 < 0L) {
                        l_88 = (-1L);
                    } else {
                        if (i_87 < i_22) {
                            l_89 = (long) ((ulong) ((long) i_68) + (ulong) l_63);
                            l_88 = l_89;
                        } else {
                            l_88 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_24)) = l_88;
                    i_64 = i_86;
                    i_65 = i_87;
                } else {
                    i_64 = i_30;
                    i_65 = i_31;
                }
            }
            GALEFS_BARRIER(5);
            i_90 = (l_62 == 0L) ? 0 : 1;
            if (i_9 == 0) {
                if (l_62 < 1L) {
                    i_30 = i_64;
                    i_31 = i_65;
                    i_32 = i_46;
                    i_33 = i_48;
                    i_34 = i_90;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_30 = i_64;
                    i_31 = i_65;
                    i_32 = i_46;
                    i_33 = i_48;
                    i_34 = i_90;
                }
            } else {
                i_30 = i_64;
                i_31 = i_65;
                i_32 = i_46;
                i_33 = i_48;
                i_34 = i_90;
            }
        }
        if (i_10 == 0) {
            i_91 = *((__local gale_int *) (gale_local_memory + l_27));
            l_92 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_93 = *((__global gale_long *) (arg_fs + 16 + l_92));
            *((__global gale_long *) (arg_fs + 16 + l_92)) = ((long) ((ulong) ((long) i_91) + (ulong) l_93));
        }
        if (i_31 < 1) {
            i_94 = i_30;
        } else {
            i_94 = i_31;
        }
        *((__global gale_int *) (arg_results + ((((long) i_17) << 2) + 16L))) = i_94;
        i_95 = (int) ((uint) i_16 + (uint) 1);
        i_16 = i_95;
    }
    if (((int) get_local_id(0)) == 0) {
        l_96 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_97 = l_96;
    } else {
        l_97 = 0L;
    }
    GALEFS_BROADCAST(6, l_98, l_97);
    if (l_98 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_98); }
        GALEFS_RETURN;
        resume_3:
        l_98 = gale_round_reply(gale_entry);
    }
    if (get_local_id(0) == 0) { gale_round_finish(arg_fs, gale_entry, gale_slot); }
    GALEFS_GROUP_END()
}
#else
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_awaitReply(__global uchar *arg_fs, long arg_pending, int gale_group);
GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group);
GALEFS_FUNCTION(int) gale_HostCall_begin(__global uchar *arg_fs, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
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

GALEFS_FUNCTION(int) gale_BlockAccess_available(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_2, i_3, i_6, i_8, i_9, i_10, i_11, i_13, i_15;
    long l_0, l_1, l_4, l_5, l_7, l_12, l_14, l_16, l_17, l_18, l_19;
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
                i_13 = (arg_byteCount < 4097) ? arg_byteCount : (-1);
                if (i_13 < 0) {
                    l_5 = (-22L);
                } else {
                    l_14 = (long) gale_group;
                    i_15 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_14 << 12) + (l_14 << 11)))) + (ulong) 1856L))));
                    if (i_15 == 0) {
                        l_16 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (l_12 << 6)))));
                        l_17 = (long) ((ulong) l_16 - (ulong) arg_fileOffset);
                        if (l_17 < 1L) {
                            l_5 = 0L;
                        } else {
                            l_18 = (long) (uint) i_13;
                            l_19 = (l_17 < l_18) ? l_17 : l_18;
                            l_5 = l_19;
                        }
                    } else {
                        l_5 = (-16L);
                    }
                }
            }
        }
    }
    return (int) l_5;
}

GALEFS_FUNCTION(long) gale_BlockAccess_missing(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group) {
    int i_0, i_1, i_2, i_3, i_4, i_5, i_8, i_11, i_12, i_13, i_14, i_15, i_17, i_19, i_20, i_24, i_25, i_26, i_27, i_28, i_29, i_31, i_33, i_34;
    long l_6, l_7, l_9, l_10, l_16, l_18, l_21, l_22, l_23, l_30, l_32;
    if (!(arg_fd < 0)) {
        if (arg_fd < (*((__global gale_int *) (arg_region + 16 + 208L)))) {
            i_0 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_1 = (int) ((uint) i_0 + (uint) (-1));
            i_2 = (i_1 < 0) ? (-9) : i_1;
            if (!(i_2 < 0)) {
                i_3 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 200L))) + (ulong) (((long) (uint) i_2) << 6))) + (ulong) 8L))));
                i_4 = *((__global gale_int *) (arg_region + 16 + 144L));
                i_5 = *((__global gale_int *) (arg_region + 16 + 148L));
                l_6 = arg_fileOffset >> i_5;
                l_7 = ((long) i_3) << 40;
                i_8 = i_4 & ((int) (((long) ((ulong) ((long) ((ulong) l_6 + (ulong) l_7)) * (ulong) (-7046029254386353131L))) >> 32));
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
                        if ((!(i_3 == i_17)) || (!(l_6 == l_18))) {
                            if (i_4 == i_12) {
                                i_13 = (-1);
                            } else {
                                i_19 = (int) ((uint) i_12 + (uint) 1);
                                i_20 = i_4 & ((int) ((uint) i_11 + (uint) 1));
                                i_11 = i_20;
                                i_12 = i_19;
                            }
                        } else {
                            i_13 = i_15;
                        }
                    }
                }
                l_21 = ((long) ((ulong) ((long) ((ulong) arg_fileOffset + (ulong) ((long) arg_byteCount))) + (ulong) (-1L))) >> i_5;
                l_22 = (long) ((ulong) ((long) ((ulong) l_21 - (ulong) l_6)) + (ulong) (l_6 << 1));
                if (i_13 < 0) {
                    l_23 = l_22;
                } else {
                    if (l_6 == l_21) {
                        l_23 = (-1L);
                    } else {
                        i_24 = i_4 & ((int) (((long) ((ulong) ((long) ((ulong) l_21 + (ulong) l_7)) * (ulong) (-7046029254386353131L))) >> 32));
                        i_25 = i_24;
                        i_26 = 0;
                        i_27 = (-2);
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (!(i_27 == (-2))) {
                                break;
                            }
                            i_28 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_10 + (ulong) (((long) i_25) << 2)))));
                            i_29 = (int) ((uint) i_28 + (uint) (-1));
                            if (i_29 < 0) {
                                i_27 = (-1);
                            } else {
                                l_30 = (long) ((ulong) l_9 + (ulong) (((long) (uint) i_29) << 5));
                                i_31 = *((volatile __global gale_int *) (arg_region + 16 + l_30));
                                l_32 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_30 + (ulong) 8L))));
                                if ((!(i_3 == i_31)) || (!(l_21 == l_32))) {
                                    if (i_4 == i_26) {
                                        i_27 = (-1);
                                    } else {
                                        i_33 = (int) ((uint) i_26 + (uint) 1);
                                        i_34 = i_4 & ((int) ((uint) i_25 + (uint) 1));
                                        i_25 = i_34;
                                        i_26 = i_33;
                                    }
                                } else {
                                    i_27 = i_29;
                                }
                            }
                        }
                        if (i_27 < 0) {
                            l_23 = l_22;
                        } else {
                            l_23 = (-1L);
                        }
                    }
                }
                return l_23;
            }
        }
    }
    return (-1L);
}

GALEFS_FUNCTION(long) gale_BlockAccess_acquireResident(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int gale_group) {
    int i_0, i_1, i_2, i_3, i_5, i_6, i_7, i_9, i_12, i_13, i_14, i_15, i_16, i_18, i_20, i_21, i_23, i_24, i_27, i_29, i_30, i_36, i_37;
    long l_4, l_8, l_10, l_11, l_17, l_19, l_22, l_25, l_26, l_28, l_31, l_32, l_33, l_34, l_35;
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
        i_7 = *((__global gale_int *) (arg_region + 16 + 148L));
        l_8 = arg_fileOffset >> i_7;
        i_9 = i_6 & ((int) (((long) ((ulong) ((long) ((ulong) l_8 + (ulong) (((long) i_5) << 40))) * (ulong) (-7046029254386353131L))) >> 32));
        l_10 = *((__global gale_long *) (arg_region + 16 + 136L));
        l_11 = *((__global gale_long *) (arg_region + 16 + 128L));
        i_12 = i_9;
        i_13 = 0;
        i_14 = (-2);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_14 == (-2))) {
                break;
            }
            i_15 = *((volatile __global gale_int *) (arg_region + 16 + ((long) ((ulong) l_11 + (ulong) (((long) i_12) << 2)))));
            i_16 = (int) ((uint) i_15 + (uint) (-1));
            if (i_16 < 0) {
                i_14 = (-1);
            } else {
                l_17 = (long) ((ulong) l_10 + (ulong) (((long) (uint) i_16) << 5));
                i_18 = *((volatile __global gale_int *) (arg_region + 16 + l_17));
                l_19 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_17 + (ulong) 8L))));
                if ((!(i_5 == i_18)) || (!(l_8 == l_19))) {
                    if (i_6 == i_13) {
                        i_14 = (-1);
                    } else {
                        i_20 = (int) ((uint) i_13 + (uint) 1);
                        i_21 = i_6 & ((int) ((uint) i_12 + (uint) 1));
                        i_12 = i_21;
                        i_13 = i_20;
                    }
                } else {
                    i_14 = i_16;
                }
            }
        }
        l_22 = (long) i_14;
        if (!(i_14 < 0)) {
            i_23 = gale_group;
            i_24 = *((__global gale_int *) (arg_region + 16 + 36L));
            l_25 = (long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 40L))) + (ulong) ((((long) (i_23 & ((int) ((uint) (1 << i_24) + (uint) (-1))))) << 6) + (((long) (i_23 >> i_24)) << 2)));
            *((volatile __global gale_int *) (arg_region + 16 + l_25)) = ((int) ((uint) i_14 + (uint) 1));
            GALEFS_FENCE();
            l_26 = (long) ((ulong) l_10 + (ulong) (l_22 << 5));
            i_27 = *((volatile __global gale_int *) (arg_region + 16 + l_26));
            GALEFS_ACQUIRE_FENCE();
            if (i_5 == i_27) {
                l_28 = *((volatile __global gale_long *) (arg_region + 16 + ((long) ((ulong) l_26 + (ulong) 8L))));
                i_29 = (l_8 == l_28) ? 1 : 0;
                i_30 = i_29;
            } else {
                i_30 = 0;
            }
            if (i_30 == 0) {
                *((volatile __global gale_int *) (arg_region + 16 + l_25)) = 0;
            }
            GALEFS_ACQUIRE_FENCE();
            if (i_30 == 0) {
                goto B29;
            }
        }
        if (!(i_14 < 0)) {
            l_31 = (long) gale_group;
            l_32 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_region + 16 + 16L))) + (ulong) ((l_31 << 12) + (l_31 << 11)))) + (ulong) 1864L);
            l_33 = *((__global gale_long *) (arg_region + 16 + l_32));
            *((__global gale_long *) (arg_region + 16 + l_32)) = ((long) ((ulong) l_33 + (ulong) 1L));
            l_34 = 1L << i_7;
            l_35 = (long) ((ulong) l_34 - (ulong) (arg_fileOffset & ((long) ((ulong) l_34 + (ulong) (-1L)))));
            if (l_35 < 2147483647L) {
                i_36 = (int) l_35;
                i_37 = i_36;
            } else {
                i_37 = 2147483647;
            }
            return (l_22 << 32) | ((long) i_37);
        }
    B29:;
        return 0L;
    }
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

GALEFS_FUNCTION(long) gale_BlockAccess_requestListed(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_listLength, int gale_group) {
    int i_2, i_3;
    long l_0, l_1, l_4;
    l_0 = 1L << (*((__global gale_int *) (arg_region + 16 + 148L)));
    l_1 = (long) ((ulong) l_0 - (ulong) (arg_fileOffset & ((long) ((ulong) l_0 + (ulong) (-1L)))));
    if (l_1 < 2147483647L) {
        i_2 = (int) l_1;
        i_3 = i_2;
    } else {
        i_3 = 2147483647;
    }
    l_4 = gale_HostCall_post(arg_region, 7, arg_fd, arg_fileOffset, 1L, 0, arg_listLength, i_3, gale_group);
    return l_4;
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

#define GALEFS_LOCAL_BYTES (16 + 16 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_26) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_50) VARIABLE(int, i_52) VARIABLE(int, i_71) VARIABLE(int, i_72) VARIABLE(long, l_0) VARIABLE(long, l_16) VARIABLE(long, l_17) VARIABLE(long, l_23) VARIABLE(long, l_24) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_23) VARIABLE(l_24) VARIABLE(l_25)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_26) VARIABLE(i_50) VARIABLE(i_52) VARIABLE(i_71) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_16) VARIABLE(l_17) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_69)
#define GALEFS_LIVE_6(VARIABLE)

__kernel void galefs_ranges(__global uchar *arg_fs, int arg_rangesPerItem, __global uchar *arg_ranges, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_15, i_18, i_19, i_20, i_21, i_26, i_32, i_34, i_35, i_36, i_37, i_38, i_39, i_42, i_48, i_50, i_52, i_53, i_54, i_55, i_56, i_58, i_62, i_63, i_64, i_71, i_72, i_74, i_75, i_78, i_79, i_82, i_85, i_86, i_87, i_89, i_90, i_91, i_92, i_93, i_94, i_97, i_98, i_102, i_103;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_16, l_17, l_22, l_23, l_24, l_25, l_27, l_28, l_29, l_30, l_31, l_33, l_40, l_41, l_43, l_44, l_45, l_46, l_47, l_49, l_51, l_57, l_59, l_60, l_61, l_65, l_66, l_67, l_68, l_69, l_70, l_73, l_76, l_77, l_80, l_81, l_83, l_84, l_88, l_95, l_96, l_99, l_100, l_101, l_104, l_105, l_106, l_107, l_108;
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
    i_11 = (int) l_10;
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_id(0);
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_size(0);
    l_16 = (((long) ((int) ((uint) i_14 + (uint) i_15))) << 3) + 16L;
    l_17 = (((long) i_14) << 3) + 16L;
    i_18 = GALEFS_LOCAL_SIZE << 1;
    i_19 = (int) ((uint) arg_rangesPerItem * (uint) ((int) get_global_id(0)));
    i_20 = 0;
    while (true) {
        if (!(i_20 < arg_rangesPerItem)) {
            break;
        }
        i_21 = (int) ((uint) i_20 + (uint) i_19);
        l_22 = (long) ((int) ((uint) i_21 + (uint) (i_21 << 1)));
        l_23 = *((__global gale_long *) (arg_ranges + ((l_22 << 3) + 16L)));
        l_24 = *((__global gale_long *) (arg_ranges + (((l_22 + 1L) << 3) + 16L)));
        l_25 = *((__global gale_long *) (arg_ranges + (((l_22 + 2L) << 3) + 16L)));
        GALEFS_BARRIER(2);
        i_26 = gale_BlockAccess_available(arg_fs, i_11, l_23, ((int) l_24), gale_group);
        if (i_26 < 1) {
            l_27 = (-1L);
        } else {
            l_27 = l_23;
        }
        l_28 = (0L) + l_17;
        *((__local gale_long *) (gale_local_memory + l_28)) = l_27;
        if (i_26 < 1) {
            l_29 = (-1L);
        } else {
            l_30 = gale_BlockAccess_missing(arg_fs, i_11, l_23, i_26, gale_group);
            l_29 = l_30;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_16))) = l_29;
        l_31 = (-8L) + 16L;
        if (i_14 == 0) {
            *((__local gale_int *) (gale_local_memory + l_31)) = 0;
        }
        GALEFS_LOCAL_BARRIER(3);
        i_32 = (i_26 < 0) ? i_26 : 0;
        l_33 = (-16L) + 16L;
        i_34 = i_32;
        i_35 = 0;
        i_36 = 0;
        i_37 = 0;
        i_38 = 1;
        while (true) {
            if (i_38 == 0) {
                break;
            }
            if (i_14 == 0) {
                i_39 = i_36;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_40 = (0L) + ((((long) i_39) << 3) + 16L);
                    if (!(i_39 < i_15)) {
                        goto B32;
                    }
                    l_41 = *((__local gale_long *) (gale_local_memory + l_40));
                    if (!(l_41 == (-1L))) {
                        break;
                    }
                    i_42 = (int) ((uint) i_39 + (uint) 1);
                    i_39 = i_42;
                }
                goto B33;
            B32:;
            B33:;
                if (i_39 < i_15) {
                    l_43 = *((__local gale_long *) (gale_local_memory + l_40));
                    l_44 = l_43;
                } else {
                    l_44 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_33)) = l_44;
                if (i_39 < i_15) {
                    l_45 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_44, gale_group);
                    l_46 = l_45;
                } else {
                    l_47 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_46 = l_47;
                }
                if (i_39 < i_15) {
                    if (l_46 == 0L) {
                        i_48 = gale_HostCall_begin(arg_fs, gale_group);
                        l_49 = (long) i_48;
                        if (l_49 < 0L) {
                            i_50 = i_39;
                            l_51 = l_49;
                            i_52 = i_37;
                        } else {
                            if (i_37 == 0) {
                                i_53 = (int) ((uint) i_15 + (uint) i_39);
                                i_54 = i_15 << 1;
                                i_55 = 0;
                                i_56 = i_53;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_56 < i_54)) {
                                        goto B55;
                                    }
                                    if (!(i_55 < 4096)) {
                                        break;
                                    }
                                    l_57 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_56) << 3) + 16L))));
                                    i_58 = (int) ((uint) i_56 + (uint) 1);
                                    if (l_57 == (-1L)) {
                                        i_56 = i_58;
                                    } else {
                                        l_59 = (long) gale_group;
                                        l_60 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_59 << 12) + (l_59 << 11)))) + (ulong) 2048L);
                                        l_61 = l_57 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_55))))) = l_61;
                                        i_62 = (int) ((uint) i_55 + (uint) 8);
                                        if (((int) (l_57 & 1L)) == 0) {
                                            i_55 = i_62;
                                            i_56 = i_58;
                                        } else {
                                            if (i_62 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_60 + (ulong) ((long) i_62))))) = (l_61 + 1L);
                                                i_63 = (int) ((uint) i_55 + (uint) 16);
                                                i_55 = i_63;
                                                i_56 = i_58;
                                            } else {
                                                i_55 = i_62;
                                                i_56 = i_58;
                                            }
                                        }
                                    }
                                }
                                i_64 = i_55;
                                goto B57;
                            B55:;
                                i_64 = i_55;
                            } else {
                                i_64 = 0;
                            }
                        B57:;
                            l_65 = *((__local gale_long *) (gale_local_memory + l_33));
                            l_66 = gale_BlockAccess_requestListed(arg_fs, i_11, l_65, i_64, gale_group);
                            i_50 = i_39;
                            l_51 = l_66;
                            i_52 = 1;
                        }
                    } else {
                        i_50 = i_39;
                        l_51 = l_46;
                        i_52 = i_37;
                    }
                } else {
                    i_50 = i_39;
                    l_51 = l_46;
                    i_52 = i_37;
                }
            } else {
                i_50 = i_36;
                l_51 = 0L;
                i_52 = i_37;
            }
            if (i_13 == 0) {
                if (l_51 < (-4611686018427387904L)) {
                    l_67 = gale_HostCall_awaitReply(arg_fs, l_51, gale_group);
                    l_68 = l_67;
                } else {
                    l_68 = l_51;
                }
            } else {
                l_68 = l_51;
            }
            GALEFS_BROADCAST(4, l_69, l_68);
            l_70 = *((__local gale_long *) (gale_local_memory + l_28));
            if (l_70 == (-1L)) {
                i_71 = i_34;
                i_72 = i_35;
            } else {
                l_73 = *((__local gale_long *) (gale_local_memory + l_33));
                i_74 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_70 >> i_74) == (l_73 >> i_74)) {
                    if (l_69 < 0L) {
                        i_75 = 0;
                    } else {
                        l_76 = 1L << i_74;
                        l_77 = (long) ((ulong) l_76 - (ulong) (((long) ((ulong) l_76 + (ulong) (-1L))) & l_70));
                        i_78 = (int) ((uint) i_26 - (uint) i_35);
                        if (l_77 < ((long) i_78)) {
                            i_79 = (int) l_77;
                            i_75 = i_79;
                        } else {
                            i_75 = i_78;
                        }
                    }
                    l_80 = gale_BlockAccess_offsetInRegion(arg_fs, l_69, l_70, gale_group);
                    l_81 = (long) ((ulong) ((long) i_35) + (ulong) l_25);
                    if (((l_80 | l_81) & 7L) == 0) {
                        i_82 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_75 - (uint) i_82)) < 8) {
                                break;
                            }
                            l_83 = (long) i_82;
                            l_84 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_83))));
                            *((__global gale_long *) (arg_data + 16 + ((long) ((ulong) l_81 + (ulong) l_83)))) = l_84;
                            i_85 = (int) ((uint) i_82 + (uint) 8);
                            i_82 = i_85;
                        }
                        i_86 = i_82;
                    } else {
                        i_86 = 0;
                    }
                    i_87 = i_86;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_87 < i_75)) {
                            break;
                        }
                        l_88 = (long) i_87;
                        i_89 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_80 + (ulong) l_88))));
                        *((__global char *) (arg_data + 16 + ((long) ((ulong) l_81 + (ulong) l_88)))) = (char) i_89;
                        i_90 = (int) ((uint) i_87 + (uint) 1);
                        i_87 = i_90;
                    }
                    i_91 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_75);
                    if (l_69 < 0L) {
                        i_92 = (int) l_69;
                        i_93 = i_92;
                    } else {
                        i_93 = 0;
                    }
                    i_94 = (int) ((uint) i_35 + (uint) i_75);
                    if (l_69 < 0L) {
                        l_95 = (-1L);
                    } else {
                        if (i_94 < i_26) {
                            l_96 = (long) ((ulong) ((long) i_75) + (ulong) l_70);
                            l_95 = l_96;
                        } else {
                            l_95 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_28)) = l_95;
                    i_71 = i_93;
                    i_72 = i_94;
                } else {
                    i_71 = i_34;
                    i_72 = i_35;
                }
            }
            GALEFS_BARRIER(5);
            i_97 = (l_69 == 0L) ? 0 : 1;
            if (i_12 == 0) {
                if (l_69 < 1L) {
                    i_34 = i_71;
                    i_35 = i_72;
                    i_36 = i_50;
                    i_37 = i_52;
                    i_38 = i_97;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_34 = i_71;
                    i_35 = i_72;
                    i_36 = i_50;
                    i_37 = i_52;
                    i_38 = i_97;
                }
            } else {
                i_34 = i_71;
                i_35 = i_72;
                i_36 = i_50;
                i_37 = i_52;
                i_38 = i_97;
            }
        }
        if (i_14 == 0) {
            i_98 = *((__local gale_int *) (gale_local_memory + l_31));
            l_99 = (long) gale_group;
            l_100 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_99 << 12) + (l_99 << 11)))) + (ulong) 1872L);
            l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
            *((__global gale_long *) (arg_fs + 16 + l_100)) = ((long) ((ulong) ((long) i_98) + (ulong) l_101));
        }
        if (i_35 < 1) {
            i_102 = i_34;
        } else {
            i_102 = i_35;
        }
        *((__global gale_int *) (arg_results + ((((long) i_21) << 2) + 16L))) = i_102;
        i_103 = (int) ((uint) i_20 + (uint) 1);
        i_20 = i_103;
    }
    if (((int) get_local_id(0)) == 0) {
        l_104 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_105 = l_104;
    } else {
        l_105 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_105 < (-4611686018427387904L)) {
            l_106 = gale_HostCall_awaitReply(arg_fs, l_105, gale_group);
            l_107 = l_106;
        } else {
            l_107 = l_105;
        }
    } else {
        l_107 = l_105;
    }
    GALEFS_BROADCAST(6, l_108, l_107);
    GALEFS_GROUP_END()
}
#endif
