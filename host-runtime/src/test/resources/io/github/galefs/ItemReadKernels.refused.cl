// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#refused
// entry point: galefs_refused
// parameters: LONG_ARRAY BYTE_ARRAY INT_ARRAY
// accesses: READ_WRITE WRITE WRITE
// suspension: 5 waits, 7 values, 40 bytes
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
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group, int gale_slot, int gale_position);
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

#define GALEFS_LOCAL_BYTES (32 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_10) VARIABLE(int, i_101) VARIABLE(int, i_105) VARIABLE(int, i_106) VARIABLE(int, i_107) VARIABLE(int, i_11) VARIABLE(int, i_122) VARIABLE(int, i_124) VARIABLE(int, i_140) VARIABLE(int, i_141) VARIABLE(int, i_16) VARIABLE(int, i_20) VARIABLE(int, i_21) VARIABLE(int, i_24) VARIABLE(int, i_25) VARIABLE(int, i_40) VARIABLE(int, i_42) VARIABLE(int, i_58) VARIABLE(int, i_59) VARIABLE(int, i_8) VARIABLE(int, i_9) VARIABLE(int, i_95) VARIABLE(int, i_96) VARIABLE(long, l_0) VARIABLE(long, l_102) VARIABLE(long, l_104) VARIABLE(long, l_12) VARIABLE(long, l_138) VARIABLE(long, l_17) VARIABLE(long, l_19) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_56) VARIABLE(long, l_7) VARIABLE(long, l_83) VARIABLE(long, l_89) VARIABLE(long, l_93) VARIABLE(long, l_97)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_24) VARIABLE(i_25) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_10) VARIABLE(i_11) VARIABLE(i_16) VARIABLE(i_20) VARIABLE(i_21) VARIABLE(i_40) VARIABLE(i_42) VARIABLE(i_58) VARIABLE(i_59) VARIABLE(i_8) VARIABLE(i_9) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_17) VARIABLE(l_19) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_56)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_83) VARIABLE(l_89)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_83) VARIABLE(l_89) VARIABLE(l_93)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_101) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_102) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_83) VARIABLE(l_89) VARIABLE(l_93) VARIABLE(l_97)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_101) VARIABLE(i_105) VARIABLE(i_106) VARIABLE(i_107) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_102) VARIABLE(l_104) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_83) VARIABLE(l_89) VARIABLE(l_93) VARIABLE(l_97)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_101) VARIABLE(i_105) VARIABLE(i_122) VARIABLE(i_124) VARIABLE(i_140) VARIABLE(i_141) VARIABLE(i_21) VARIABLE(i_8) VARIABLE(i_95) VARIABLE(i_96) VARIABLE(l_0) VARIABLE(l_102) VARIABLE(l_104) VARIABLE(l_138) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_83) VARIABLE(l_89) VARIABLE(l_93) VARIABLE(l_97)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_8)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_8)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 40L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2 || gale_resume == 3 || gale_resume == 4)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_9, i_10, i_11, i_16, i_18, i_20, i_21, i_24, i_25, i_26, i_27, i_28, i_29, i_32, i_38, i_40, i_42, i_43, i_44, i_45, i_46, i_48, i_51, i_52, i_53, i_58, i_59, i_61, i_63, i_64, i_67, i_70, i_71, i_72, i_74, i_75, i_76, i_77, i_78, i_79, i_82, i_84, i_87, i_88, i_95, i_96, i_101, i_103, i_105, i_106, i_107, i_108, i_109, i_110, i_111, i_114, i_120, i_122, i_124, i_125, i_126, i_127, i_128, i_130, i_133, i_134, i_135, i_140, i_141, i_143, i_145, i_146, i_149, i_152, i_153, i_154, i_156, i_157, i_158, i_159, i_160, i_161, i_164, i_165, i_168, i_169;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_12, l_13, l_14, l_15, l_17, l_19, l_22, l_23, l_30, l_31, l_33, l_34, l_35, l_36, l_37, l_39, l_41, l_47, l_49, l_50, l_54, l_55, l_56, l_57, l_60, l_62, l_65, l_66, l_68, l_69, l_73, l_80, l_81, l_83, l_85, l_86, l_89, l_90, l_91, l_92, l_93, l_94, l_97, l_98, l_99, l_100, l_102, l_104, l_112, l_113, l_115, l_116, l_117, l_118, l_119, l_121, l_123, l_129, l_131, l_132, l_136, l_137, l_138, l_139, l_142, l_144, l_147, l_148, l_150, l_151, l_155, l_162, l_163, l_166, l_167, l_170, l_171, l_172, l_173, l_174, l_175;
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
    GALEFS_BARRIER(2);
    i_8 = (int) l_7;
    i_9 = (int) ((uint) i_8 + (uint) 100);
    i_10 = gale_BlockAccess_available(arg_fs, i_9, 0L, 8, gale_group, gale_slot, gale_position);
    i_11 = (int) get_local_id(0);
    l_12 = (16L) + ((((long) i_11) << 3) + 16L);
    l_13 = (i_10 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_12)) = l_13;
    if (i_10 < 1) {
        l_14 = (-1L);
    } else {
        l_15 = gale_BlockAccess_missing(arg_fs, i_9, 0L, i_10, gale_group, gale_slot, gale_position);
        l_14 = l_15;
    }
    i_16 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_11 + (uint) i_16))) << 3) + 16L)))) = l_14;
    l_17 = (-8L) + 16L;
    if (i_11 == 0) {
        *((__local gale_int *) (gale_local_memory + l_17)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_18 = (i_10 < 0) ? i_10 : 0;
    l_19 = (-16L) + 16L;
    i_20 = (int) get_local_id(0);
    i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_22 = 1L << i_21;
    l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
    i_24 = i_18;
    i_25 = 0;
    i_26 = 0;
    i_27 = 0;
    i_28 = 1;
    while (true) {
        if (i_28 == 0) {
            break;
        }
        if (i_11 == 0) {
            i_29 = i_26;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_30 = (16L) + ((((long) i_29) << 3) + 16L);
                if (!(i_29 < i_16)) {
                    goto B22;
                }
                l_31 = *((__local gale_long *) (gale_local_memory + l_30));
                if (!(l_31 == (-1L))) {
                    break;
                }
                i_32 = (int) ((uint) i_29 + (uint) 1);
                i_29 = i_32;
            }
            goto B23;
        B22:;
        B23:;
            if (i_29 < i_16) {
                l_33 = *((__local gale_long *) (gale_local_memory + l_30));
                l_34 = l_33;
            } else {
                l_34 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_19)) = l_34;
            if (i_29 < i_16) {
                l_35 = gale_BlockAccess_acquireResident(arg_fs, i_9, l_34, gale_group, gale_slot, gale_position);
                l_36 = l_35;
            } else {
                l_37 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_36 = l_37;
            }
            if (i_29 < i_16) {
                if (l_36 == 0L) {
                    i_38 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_39 = (long) i_38;
                    if (l_39 < 0L) {
                        i_40 = i_29;
                        l_41 = l_39;
                        i_42 = i_27;
                    } else {
                        if (i_27 == 0) {
                            i_43 = (int) ((uint) i_16 + (uint) i_29);
                            i_44 = i_16 << 1;
                            i_45 = 0;
                            i_46 = i_43;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_46 < i_44)) {
                                    goto B45;
                                }
                                if (!(i_45 < 4096)) {
                                    break;
                                }
                                l_47 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_46) << 3) + 16L))));
                                i_48 = (int) ((uint) i_46 + (uint) 1);
                                if (l_47 == (-1L)) {
                                    i_46 = i_48;
                                } else {
                                    l_49 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_50 = l_47 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_45))))) = l_50;
                                    i_51 = (int) ((uint) i_45 + (uint) 8);
                                    if (((int) (l_47 & 1L)) == 0) {
                                        i_45 = i_51;
                                        i_46 = i_48;
                                    } else {
                                        if (i_51 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_49 + (ulong) ((long) i_51))))) = (l_50 + 1L);
                                            i_52 = (int) ((uint) i_45 + (uint) 16);
                                            i_45 = i_52;
                                            i_46 = i_48;
                                        } else {
                                            i_45 = i_51;
                                            i_46 = i_48;
                                        }
                                    }
                                }
                            }
                            i_53 = i_45;
                            goto B47;
                        B45:;
                            i_53 = i_45;
                        } else {
                            i_53 = 0;
                        }
                    B47:;
                        l_54 = *((__local gale_long *) (gale_local_memory + l_19));
                        l_55 = gale_BlockAccess_requestListed(arg_fs, i_9, l_54, i_53, gale_group, gale_slot, gale_position);
                        i_40 = i_29;
                        l_41 = l_55;
                        i_42 = 1;
                    }
                } else {
                    i_40 = i_29;
                    l_41 = l_36;
                    i_42 = i_27;
                }
            } else {
                i_40 = i_29;
                l_41 = l_36;
                i_42 = i_27;
            }
        } else {
            i_40 = i_26;
            l_41 = 0L;
            i_42 = i_27;
        }
        GALEFS_BROADCAST(4, l_56, l_41);
        if (l_56 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_ints[gale_items + gale_item] = (uint) i_9;
            gale_ints[2 * gale_items + gale_item] = (uint) i_10;
            gale_ints[3 * gale_items + gale_item] = (uint) i_24;
            gale_ints[4 * gale_items + gale_item] = (uint) i_25;
            gale_ints[5 * gale_items + gale_item] = (uint) i_40;
            gale_ints[6 * gale_items + gale_item] = (uint) i_42;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_56); }
            GALEFS_RETURN;
            resume_2:
            i_8 = (int) gale_ints[gale_item];
            i_9 = (int) gale_ints[gale_items + gale_item];
            i_10 = (int) gale_ints[2 * gale_items + gale_item];
            i_24 = (int) gale_ints[3 * gale_items + gale_item];
            i_25 = (int) gale_ints[4 * gale_items + gale_item];
            i_40 = (int) gale_ints[5 * gale_items + gale_item];
            i_42 = (int) gale_ints[6 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_11 = (int) get_local_id(0);
            l_12 = (16L) + ((((long) i_11) << 3) + 16L);
            i_16 = (int) get_local_size(0);
            l_17 = (-8L) + 16L;
            l_19 = (-16L) + 16L;
            i_20 = (int) get_local_id(0);
            i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_22 = 1L << i_21;
            l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
            l_56 = gale_round_reply(gale_entry);
        }
        l_57 = *((__local gale_long *) (gale_local_memory + l_12));
        if (l_57 == (-1L)) {
            i_58 = i_24;
            i_59 = i_25;
        } else {
            l_60 = *((__local gale_long *) (gale_local_memory + l_19));
            if ((l_57 >> i_21) == (l_60 >> i_21)) {
                if (l_56 < 0L) {
                    i_61 = 0;
                } else {
                    l_62 = (long) ((ulong) l_22 - (ulong) (l_23 & l_57));
                    i_63 = (int) ((uint) i_10 - (uint) i_25);
                    if (l_62 < ((long) i_63)) {
                        i_64 = (int) l_62;
                        i_61 = i_64;
                    } else {
                        i_61 = i_63;
                    }
                }
                l_65 = gale_BlockAccess_offsetInRegion(arg_fs, l_56, l_57, gale_group, gale_slot, gale_position);
                l_66 = ((long) i_25) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_65 | l_66) & 7L) == 0) {
                    i_67 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_61 - (uint) i_67)) < 8) {
                            break;
                        }
                        l_68 = (long) i_67;
                        l_69 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_68))));
                        *((__global gale_long *) (arg_data + 16 + (l_66 + l_68))) = l_69;
                        i_70 = (int) ((uint) i_67 + (uint) 8);
                        i_67 = i_70;
                    }
                    i_71 = i_67;
                } else {
                    i_71 = 0;
                }
                i_72 = i_71;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_72 < i_61)) {
                        break;
                    }
                    l_73 = (long) i_72;
                    i_74 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_65 + (ulong) l_73))));
                    *((__global char *) (arg_data + 16 + (l_66 + l_73))) = (char) i_74;
                    i_75 = (int) ((uint) i_72 + (uint) 1);
                    i_72 = i_75;
                }
                i_76 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_61);
                if (l_56 < 0L) {
                    i_77 = (int) l_56;
                    i_78 = i_77;
                } else {
                    i_78 = 0;
                }
                i_79 = (int) ((uint) i_25 + (uint) i_61);
                if (l_56 < 0L) {
                    l_80 = (-1L);
                } else {
                    if (i_79 < i_10) {
                        l_81 = (long) ((ulong) ((long) i_61) + (ulong) l_57);
                        l_80 = l_81;
                    } else {
                        l_80 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_12)) = l_80;
                i_58 = i_78;
                i_59 = i_79;
            } else {
                i_58 = i_24;
                i_59 = i_25;
            }
        }
        GALEFS_BARRIER(5);
        i_82 = (l_56 == 0L) ? 0 : 1;
        if (i_20 == 0) {
            if (l_56 < 1L) {
                i_24 = i_58;
                i_25 = i_59;
                i_26 = i_40;
                i_27 = i_42;
                i_28 = i_82;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_24 = i_58;
                i_25 = i_59;
                i_26 = i_40;
                i_27 = i_42;
                i_28 = i_82;
            }
        } else {
            i_24 = i_58;
            i_25 = i_59;
            i_26 = i_40;
            i_27 = i_42;
            i_28 = i_82;
        }
    }
    l_83 = *((__global gale_long *) (arg_fs + 16 + 24L));
    if (i_11 == 0) {
        i_84 = *((__local gale_int *) (gale_local_memory + l_17));
        l_85 = (long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_86 = *((__global gale_long *) (arg_fs + 16 + l_85));
        *((__global gale_long *) (arg_fs + 16 + l_85)) = ((long) ((ulong) ((long) i_84) + (ulong) l_86));
    }
    if (i_25 < 1) {
        i_87 = i_24;
    } else {
        i_87 = i_25;
    }
    i_88 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
    l_89 = (long) ((int) ((uint) i_88 + (uint) (i_88 << 1)));
    *((__global gale_int *) (arg_results + ((l_89 << 2) + 16L))) = i_87;
    if (((int) get_local_id(0)) == 0) {
        l_90 = gale_BlockAccess_beginMapping(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
        l_91 = l_90;
    } else {
        l_91 = 0L;
    }
    GALEFS_BROADCAST(6, l_92, l_91);
    if (l_92 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_8;
        GALEFS_LOCAL_SAVE();
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_92); }
        GALEFS_RETURN;
        resume_3:
        i_8 = (int) gale_ints[gale_item];
        l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
        i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
        l_22 = 1L << i_21;
        l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
        l_83 = *((__global gale_long *) (arg_fs + 16 + 24L));
        i_88 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
        l_89 = (long) ((int) ((uint) i_88 + (uint) (i_88 << 1)));
        l_92 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        if (!(l_92 < 0L)) {
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) (((long) gale_slot) << 6))))) = 1;
        }
    }
    if (l_92 < 0L) {
        l_93 = l_92;
    } else {
        l_94 = gale_BlockAccess_offsetInRegion(arg_fs, l_92, 0L, gale_group, gale_slot, gale_position);
        l_93 = l_94;
    }
    GALEFS_BARRIER(7);
    i_95 = gale_BlockAccess_available(arg_fs, i_8, 0L, 8, gale_group, gale_slot, gale_position);
    i_96 = (int) get_local_id(0);
    l_97 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_96) << 3) + 16L);
    l_98 = (i_95 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_97)) = l_98;
    if (i_95 < 1) {
        l_99 = (-1L);
    } else {
        l_100 = gale_BlockAccess_missing(arg_fs, i_8, 0L, i_95, gale_group, gale_slot, gale_position);
        l_99 = l_100;
    }
    i_101 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_96 + (uint) i_101))) << 3) + 16L)))) = l_99;
    l_102 = (8L) + 16L;
    if (i_96 == 0) {
        *((__local gale_int *) (gale_local_memory + l_102)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_103 = (i_95 < 0) ? i_95 : 0;
    l_104 = (0L) + 16L;
    i_105 = (int) get_local_id(0);
    i_106 = i_103;
    i_107 = 0;
    i_108 = 0;
    i_109 = 0;
    i_110 = 1;
    while (true) {
        if (i_110 == 0) {
            break;
        }
        if (i_96 == 0) {
            i_111 = i_108;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_112 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_111) << 3) + 16L);
                if (!(i_111 < i_101)) {
                    goto B114;
                }
                l_113 = *((__local gale_long *) (gale_local_memory + l_112));
                if (!(l_113 == (-1L))) {
                    break;
                }
                i_114 = (int) ((uint) i_111 + (uint) 1);
                i_111 = i_114;
            }
            goto B115;
        B114:;
        B115:;
            if (i_111 < i_101) {
                l_115 = *((__local gale_long *) (gale_local_memory + l_112));
                l_116 = l_115;
            } else {
                l_116 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_104)) = l_116;
            if (i_111 < i_101) {
                l_117 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_116, gale_group, gale_slot, gale_position);
                l_118 = l_117;
            } else {
                l_119 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                l_118 = l_119;
            }
            if (i_111 < i_101) {
                if (l_118 == 0L) {
                    i_120 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                    l_121 = (long) i_120;
                    if (l_121 < 0L) {
                        i_122 = i_111;
                        l_123 = l_121;
                        i_124 = i_109;
                    } else {
                        if (i_109 == 0) {
                            i_125 = (int) ((uint) i_101 + (uint) i_111);
                            i_126 = i_101 << 1;
                            i_127 = 0;
                            i_128 = i_125;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_128 < i_126)) {
                                    goto B137;
                                }
                                if (!(i_127 < 4096)) {
                                    break;
                                }
                                l_129 = *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_128) << 3) + 16L))));
                                i_130 = (int) ((uint) i_128 + (uint) 1);
                                if (l_129 == (-1L)) {
                                    i_128 = i_130;
                                } else {
                                    l_131 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                    l_132 = l_129 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) ((long) i_127))))) = l_132;
                                    i_133 = (int) ((uint) i_127 + (uint) 8);
                                    if (((int) (l_129 & 1L)) == 0) {
                                        i_127 = i_133;
                                        i_128 = i_130;
                                    } else {
                                        if (i_133 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_131 + (ulong) ((long) i_133))))) = (l_132 + 1L);
                                            i_134 = (int) ((uint) i_127 + (uint) 16);
                                            i_127 = i_134;
                                            i_128 = i_130;
                                        } else {
                                            i_127 = i_133;
                                            i_128 = i_130;
                                        }
                                    }
                                }
                            }
                            i_135 = i_127;
                            goto B139;
                        B137:;
                            i_135 = i_127;
                        } else {
                            i_135 = 0;
                        }
                    B139:;
                        l_136 = *((__local gale_long *) (gale_local_memory + l_104));
                        l_137 = gale_BlockAccess_requestListed(arg_fs, i_8, l_136, i_135, gale_group, gale_slot, gale_position);
                        i_122 = i_111;
                        l_123 = l_137;
                        i_124 = 1;
                    }
                } else {
                    i_122 = i_111;
                    l_123 = l_118;
                    i_124 = i_109;
                }
            } else {
                i_122 = i_111;
                l_123 = l_118;
                i_124 = i_109;
            }
        } else {
            i_122 = i_108;
            l_123 = 0L;
            i_124 = i_109;
        }
        GALEFS_BROADCAST(9, l_138, l_123);
        if (l_138 < LONG_MIN / 2) {
            gale_ints[gale_item] = (uint) i_8;
            gale_longs[gale_item] = (ulong) l_93;
            gale_ints[gale_items + gale_item] = (uint) i_95;
            gale_ints[2 * gale_items + gale_item] = (uint) i_106;
            gale_ints[3 * gale_items + gale_item] = (uint) i_107;
            gale_ints[4 * gale_items + gale_item] = (uint) i_122;
            gale_ints[5 * gale_items + gale_item] = (uint) i_124;
            GALEFS_LOCAL_SAVE();
            if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_138); }
            GALEFS_RETURN;
            resume_4:
            i_8 = (int) gale_ints[gale_item];
            l_93 = (long) gale_longs[gale_item];
            i_95 = (int) gale_ints[gale_items + gale_item];
            i_106 = (int) gale_ints[2 * gale_items + gale_item];
            i_107 = (int) gale_ints[3 * gale_items + gale_item];
            i_122 = (int) gale_ints[4 * gale_items + gale_item];
            i_124 = (int) gale_ints[5 * gale_items + gale_item];
            l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
            i_21 = *((__global gale_int *) (arg_fs + 16 + 148L));
            l_22 = 1L << i_21;
            l_23 = (long) ((ulong) l_22 + (ulong) (-1L));
            l_83 = *((__global gale_long *) (arg_fs + 16 + 24L));
            i_88 = gale_group * (int) get_local_size(0) + (int) get_local_id(0);
            l_89 = (long) ((int) ((uint) i_88 + (uint) (i_88 << 1)));
            i_96 = (int) get_local_id(0);
            l_97 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_96) << 3) + 16L);
            i_101 = (int) get_local_size(0);
            l_102 = (8L) + 16L;
            l_104 = (0L) + 16L;
            i_105 = (int) get_local_id(0);
            l_138 = gale_round_reply(gale_entry);
        }
        l_139 = *((__local gale_long *) (gale_local_memory + l_97));
        if (l_139 == (-1L)) {
            i_140 = i_106;
            i_141 = i_107;
        } else {
            l_142 = *((__local gale_long *) (gale_local_memory + l_104));
            if ((l_139 >> i_21) == (l_142 >> i_21)) {
                if (l_138 < 0L) {
                    i_143 = 0;
                } else {
                    l_144 = (long) ((ulong) l_22 - (ulong) (l_23 & l_139));
                    i_145 = (int) ((uint) i_95 - (uint) i_107);
                    if (l_144 < ((long) i_145)) {
                        i_146 = (int) l_144;
                        i_143 = i_146;
                    } else {
                        i_143 = i_145;
                    }
                }
                l_147 = gale_BlockAccess_offsetInRegion(arg_fs, l_138, l_139, gale_group, gale_slot, gale_position);
                l_148 = ((long) i_107) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_147 | l_148) & 7L) == 0) {
                    i_149 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_143 - (uint) i_149)) < 8) {
                            break;
                        }
                        l_150 = (long) i_149;
                        l_151 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) l_150))));
                        *((__global gale_long *) (arg_data + 16 + (l_148 + l_150))) = l_151;
                        i_152 = (int) ((uint) i_149 + (uint) 8);
                        i_149 = i_152;
                    }
                    i_153 = i_149;
                } else {
                    i_153 = 0;
                }
                i_154 = i_153;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_154 < i_143)) {
                        break;
                    }
                    l_155 = (long) i_154;
                    i_156 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_147 + (ulong) l_155))));
                    *((__global char *) (arg_data + 16 + (l_148 + l_155))) = (char) i_156;
                    i_157 = (int) ((uint) i_154 + (uint) 1);
                    i_154 = i_157;
                }
                i_158 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), i_143);
                if (l_138 < 0L) {
                    i_159 = (int) l_138;
                    i_160 = i_159;
                } else {
                    i_160 = 0;
                }
                i_161 = (int) ((uint) i_107 + (uint) i_143);
                if (l_138 < 0L) {
                    l_162 = (-1L);
                } else {
                    if (i_161 < i_95) {
                        l_163 = (long) ((ulong) ((long) i_143) + (ulong) l_139);
                        l_162 = l_163;
                    } else {
                        l_162 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_97)) = l_162;
                i_140 = i_160;
                i_141 = i_161;
            } else {
                i_140 = i_106;
                i_141 = i_107;
            }
        }
        GALEFS_BARRIER(10);
        i_164 = (l_138 == 0L) ? 0 : 1;
        if (i_105 == 0) {
            if (l_138 < 1L) {
                i_106 = i_140;
                i_107 = i_141;
                i_108 = i_122;
                i_109 = i_124;
                i_110 = i_164;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                i_106 = i_140;
                i_107 = i_141;
                i_108 = i_122;
                i_109 = i_124;
                i_110 = i_164;
            }
        } else {
            i_106 = i_140;
            i_107 = i_141;
            i_108 = i_122;
            i_109 = i_124;
            i_110 = i_164;
        }
    }
    if (i_96 == 0) {
        i_165 = *((__local gale_int *) (gale_local_memory + l_102));
        l_166 = (long) ((ulong) ((long) ((ulong) l_83 + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
        l_167 = *((__global gale_long *) (arg_fs + 16 + l_166));
        *((__global gale_long *) (arg_fs + 16 + l_166)) = ((long) ((ulong) ((long) i_165) + (ulong) l_167));
    }
    if (i_107 < 1) {
        i_168 = i_106;
    } else {
        i_168 = i_107;
    }
    *((__global gale_int *) (arg_results + (((l_89 + 1L) << 2) + 16L))) = i_168;
    i_169 = (int) *((__global char *) (arg_fs + 16 + l_93));
    *((__global gale_int *) (arg_results + (((l_89 + 2L) << 2) + 16L))) = i_169;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_170 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group, gale_slot, gale_position);
        l_171 = l_170;
    } else {
        l_171 = 0L;
    }
    GALEFS_BROADCAST(12, l_172, l_171);
    if (((int) get_local_id(0)) == 0) {
        l_173 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_174 = l_173;
    } else {
        l_174 = 0L;
    }
    GALEFS_BROADCAST(13, l_175, l_174);
    if (l_175 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_175); }
        GALEFS_RETURN;
        resume_5:
        l_175 = gale_round_reply(gale_entry);
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
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
GALEFS_FUNCTION(long) gale_OpenFileCalls_beginClose(__global uchar *arg_fs, int arg_fd, int gale_group);
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

#define GALEFS_LOCAL_BYTES (32 + 32 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_107) VARIABLE(int, i_108) VARIABLE(int, i_11) VARIABLE(int, i_113) VARIABLE(int, i_117) VARIABLE(int, i_118) VARIABLE(int, i_119) VARIABLE(int, i_12) VARIABLE(int, i_120) VARIABLE(int, i_13) VARIABLE(int, i_135) VARIABLE(int, i_137) VARIABLE(int, i_14) VARIABLE(int, i_156) VARIABLE(int, i_157) VARIABLE(int, i_19) VARIABLE(int, i_23) VARIABLE(int, i_24) VARIABLE(int, i_27) VARIABLE(int, i_28) VARIABLE(int, i_29) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_65) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_105) VARIABLE(long, l_109) VARIABLE(long, l_114) VARIABLE(long, l_116) VARIABLE(long, l_15) VARIABLE(long, l_154) VARIABLE(long, l_20) VARIABLE(long, l_22) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_63) VARIABLE(long, l_96)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_28) VARIABLE(i_29) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_14) VARIABLE(i_19) VARIABLE(i_23) VARIABLE(i_24) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_65) VARIABLE(i_66) VARIABLE(l_0) VARIABLE(l_15) VARIABLE(l_20) VARIABLE(l_22) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_63)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_96)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_96)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_113) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_114) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_96)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_113) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_119) VARIABLE(i_120) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_114) VARIABLE(l_116) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_96)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(i_107) VARIABLE(i_108) VARIABLE(i_11) VARIABLE(i_113) VARIABLE(i_117) VARIABLE(i_118) VARIABLE(i_135) VARIABLE(i_137) VARIABLE(i_156) VARIABLE(i_157) VARIABLE(i_24) VARIABLE(l_0) VARIABLE(l_105) VARIABLE(l_109) VARIABLE(l_114) VARIABLE(l_116) VARIABLE(l_154) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_96)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(i_11)
#define GALEFS_LIVE_13(VARIABLE)

__kernel void galefs_refused(__global uchar *arg_fs, __global uchar *arg_data, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_12, i_13, i_14, i_19, i_21, i_23, i_24, i_27, i_28, i_29, i_30, i_31, i_32, i_33, i_36, i_42, i_44, i_46, i_47, i_48, i_49, i_50, i_52, i_56, i_57, i_58, i_65, i_66, i_68, i_70, i_71, i_74, i_77, i_78, i_79, i_81, i_82, i_83, i_84, i_85, i_86, i_89, i_90, i_94, i_95, i_103, i_104, i_107, i_108, i_113, i_115, i_117, i_118, i_119, i_120, i_121, i_122, i_123, i_124, i_127, i_133, i_135, i_137, i_138, i_139, i_140, i_141, i_143, i_147, i_148, i_149, i_156, i_157, i_159, i_161, i_162, i_165, i_168, i_169, i_170, i_172, i_173, i_174, i_175, i_176, i_177, i_180, i_181, i_185, i_186;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_15, l_16, l_17, l_18, l_20, l_22, l_25, l_26, l_34, l_35, l_37, l_38, l_39, l_40, l_41, l_43, l_45, l_51, l_53, l_54, l_55, l_59, l_60, l_61, l_62, l_63, l_64, l_67, l_69, l_72, l_73, l_75, l_76, l_80, l_87, l_88, l_91, l_92, l_93, l_96, l_97, l_98, l_99, l_100, l_101, l_102, l_105, l_106, l_109, l_110, l_111, l_112, l_114, l_116, l_125, l_126, l_128, l_129, l_130, l_131, l_132, l_134, l_136, l_142, l_144, l_145, l_146, l_150, l_151, l_152, l_153, l_154, l_155, l_158, l_160, l_163, l_164, l_166, l_167, l_171, l_178, l_179, l_182, l_183, l_184, l_187, l_188, l_189, l_190, l_191, l_192, l_193, l_194;
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
    GALEFS_BARRIER(2);
    i_11 = (int) l_10;
    i_12 = (int) ((uint) i_11 + (uint) 100);
    i_13 = gale_BlockAccess_available(arg_fs, i_12, 0L, 8, gale_group);
    i_14 = (int) get_local_id(0);
    l_15 = (16L) + ((((long) i_14) << 3) + 16L);
    l_16 = (i_13 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_15)) = l_16;
    if (i_13 < 1) {
        l_17 = (-1L);
    } else {
        l_18 = gale_BlockAccess_missing(arg_fs, i_12, 0L, i_13, gale_group);
        l_17 = l_18;
    }
    i_19 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) ((int) ((uint) i_14 + (uint) i_19))) << 3) + 16L)))) = l_17;
    l_20 = (-8L) + 16L;
    if (i_14 == 0) {
        *((__local gale_int *) (gale_local_memory + l_20)) = 0;
    }
    GALEFS_LOCAL_BARRIER(3);
    i_21 = (i_13 < 0) ? i_13 : 0;
    l_22 = (-16L) + 16L;
    i_23 = (int) get_local_id(0);
    i_24 = *((__global gale_int *) (arg_fs + 16 + 148L));
    l_25 = 1L << i_24;
    l_26 = (long) ((ulong) l_25 + (ulong) (-1L));
    i_27 = (int) get_local_id(0);
    i_28 = i_21;
    i_29 = 0;
    i_30 = 0;
    i_31 = 0;
    i_32 = 1;
    while (true) {
        if (i_32 == 0) {
            break;
        }
        if (i_14 == 0) {
            i_33 = i_30;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_34 = (16L) + ((((long) i_33) << 3) + 16L);
                if (!(i_33 < i_19)) {
                    goto B27;
                }
                l_35 = *((__local gale_long *) (gale_local_memory + l_34));
                if (!(l_35 == (-1L))) {
                    break;
                }
                i_36 = (int) ((uint) i_33 + (uint) 1);
                i_33 = i_36;
            }
            goto B28;
        B27:;
        B28:;
            if (i_33 < i_19) {
                l_37 = *((__local gale_long *) (gale_local_memory + l_34));
                l_38 = l_37;
            } else {
                l_38 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_22)) = l_38;
            if (i_33 < i_19) {
                l_39 = gale_BlockAccess_acquireResident(arg_fs, i_12, l_38, gale_group);
                l_40 = l_39;
            } else {
                l_41 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_40 = l_41;
            }
            if (i_33 < i_19) {
                if (l_40 == 0L) {
                    i_42 = gale_HostCall_begin(arg_fs, gale_group);
                    l_43 = (long) i_42;
                    if (l_43 < 0L) {
                        i_44 = i_33;
                        l_45 = l_43;
                        i_46 = i_31;
                    } else {
                        if (i_31 == 0) {
                            i_47 = (int) ((uint) i_19 + (uint) i_33);
                            i_48 = i_19 << 1;
                            i_49 = 0;
                            i_50 = i_47;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_50 < i_48)) {
                                    goto B50;
                                }
                                if (!(i_49 < 4096)) {
                                    break;
                                }
                                l_51 = *((__local gale_long *) (gale_local_memory + ((16L) + ((((long) i_50) << 3) + 16L))));
                                i_52 = (int) ((uint) i_50 + (uint) 1);
                                if (l_51 == (-1L)) {
                                    i_50 = i_52;
                                } else {
                                    l_53 = (long) gale_group;
                                    l_54 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_53 << 12) + (l_53 << 11)))) + (ulong) 2048L);
                                    l_55 = l_51 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) ((long) i_49))))) = l_55;
                                    i_56 = (int) ((uint) i_49 + (uint) 8);
                                    if (((int) (l_51 & 1L)) == 0) {
                                        i_49 = i_56;
                                        i_50 = i_52;
                                    } else {
                                        if (i_56 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_54 + (ulong) ((long) i_56))))) = (l_55 + 1L);
                                            i_57 = (int) ((uint) i_49 + (uint) 16);
                                            i_49 = i_57;
                                            i_50 = i_52;
                                        } else {
                                            i_49 = i_56;
                                            i_50 = i_52;
                                        }
                                    }
                                }
                            }
                            i_58 = i_49;
                            goto B52;
                        B50:;
                            i_58 = i_49;
                        } else {
                            i_58 = 0;
                        }
                    B52:;
                        l_59 = *((__local gale_long *) (gale_local_memory + l_22));
                        l_60 = gale_BlockAccess_requestListed(arg_fs, i_12, l_59, i_58, gale_group);
                        i_44 = i_33;
                        l_45 = l_60;
                        i_46 = 1;
                    }
                } else {
                    i_44 = i_33;
                    l_45 = l_40;
                    i_46 = i_31;
                }
            } else {
                i_44 = i_33;
                l_45 = l_40;
                i_46 = i_31;
            }
        } else {
            i_44 = i_30;
            l_45 = 0L;
            i_46 = i_31;
        }
        if (i_27 == 0) {
            if (l_45 < (-4611686018427387904L)) {
                l_61 = gale_HostCall_awaitReply(arg_fs, l_45, gale_group);
                l_62 = l_61;
            } else {
                l_62 = l_45;
            }
        } else {
            l_62 = l_45;
        }
        GALEFS_BROADCAST(4, l_63, l_62);
        l_64 = *((__local gale_long *) (gale_local_memory + l_15));
        if (l_64 == (-1L)) {
            i_65 = i_28;
            i_66 = i_29;
        } else {
            l_67 = *((__local gale_long *) (gale_local_memory + l_22));
            if ((l_64 >> i_24) == (l_67 >> i_24)) {
                if (l_63 < 0L) {
                    i_68 = 0;
                } else {
                    l_69 = (long) ((ulong) l_25 - (ulong) (l_26 & l_64));
                    i_70 = (int) ((uint) i_13 - (uint) i_29);
                    if (l_69 < ((long) i_70)) {
                        i_71 = (int) l_69;
                        i_68 = i_71;
                    } else {
                        i_68 = i_70;
                    }
                }
                l_72 = gale_BlockAccess_offsetInRegion(arg_fs, l_63, l_64, gale_group);
                l_73 = ((long) i_29) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_72 | l_73) & 7L) == 0) {
                    i_74 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_68 - (uint) i_74)) < 8) {
                            break;
                        }
                        l_75 = (long) i_74;
                        l_76 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) l_75))));
                        *((__global gale_long *) (arg_data + 16 + (l_73 + l_75))) = l_76;
                        i_77 = (int) ((uint) i_74 + (uint) 8);
                        i_74 = i_77;
                    }
                    i_78 = i_74;
                } else {
                    i_78 = 0;
                }
                i_79 = i_78;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_79 < i_68)) {
                        break;
                    }
                    l_80 = (long) i_79;
                    i_81 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_72 + (ulong) l_80))));
                    *((__global char *) (arg_data + 16 + (l_73 + l_80))) = (char) i_81;
                    i_82 = (int) ((uint) i_79 + (uint) 1);
                    i_79 = i_82;
                }
                i_83 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_68);
                if (l_63 < 0L) {
                    i_84 = (int) l_63;
                    i_85 = i_84;
                } else {
                    i_85 = 0;
                }
                i_86 = (int) ((uint) i_29 + (uint) i_68);
                if (l_63 < 0L) {
                    l_87 = (-1L);
                } else {
                    if (i_86 < i_13) {
                        l_88 = (long) ((ulong) ((long) i_68) + (ulong) l_64);
                        l_87 = l_88;
                    } else {
                        l_87 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_15)) = l_87;
                i_65 = i_85;
                i_66 = i_86;
            } else {
                i_65 = i_28;
                i_66 = i_29;
            }
        }
        GALEFS_BARRIER(5);
        i_89 = (l_63 == 0L) ? 0 : 1;
        if (i_23 == 0) {
            if (l_63 < 1L) {
                i_28 = i_65;
                i_29 = i_66;
                i_30 = i_44;
                i_31 = i_46;
                i_32 = i_89;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_28 = i_65;
                i_29 = i_66;
                i_30 = i_44;
                i_31 = i_46;
                i_32 = i_89;
            }
        } else {
            i_28 = i_65;
            i_29 = i_66;
            i_30 = i_44;
            i_31 = i_46;
            i_32 = i_89;
        }
    }
    if (i_14 == 0) {
        i_90 = *((__local gale_int *) (gale_local_memory + l_20));
        l_91 = (long) gale_group;
        l_92 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_91 << 12) + (l_91 << 11)))) + (ulong) 1872L);
        l_93 = *((__global gale_long *) (arg_fs + 16 + l_92));
        *((__global gale_long *) (arg_fs + 16 + l_92)) = ((long) ((ulong) ((long) i_90) + (ulong) l_93));
    }
    if (i_29 < 1) {
        i_94 = i_28;
    } else {
        i_94 = i_29;
    }
    i_95 = (int) get_global_id(0);
    l_96 = (long) ((int) ((uint) i_95 + (uint) (i_95 << 1)));
    *((__global gale_int *) (arg_results + ((l_96 << 2) + 16L))) = i_94;
    if (((int) get_local_id(0)) == 0) {
        l_97 = gale_BlockAccess_beginMapping(arg_fs, i_11, 0L, 8, gale_group);
        l_98 = l_97;
    } else {
        l_98 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_98 < (-4611686018427387904L)) {
            l_99 = gale_HostCall_awaitReply(arg_fs, l_98, gale_group);
            l_100 = l_99;
        } else {
            l_100 = l_98;
        }
    } else {
        l_100 = l_98;
    }
    GALEFS_BROADCAST(6, l_101, l_100);
    if (((int) get_local_id(0)) == 0) {
        if (!(l_101 < 0L)) {
            l_102 = (long) gale_group;
            *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_102 << 12) + (l_102 << 11)))) + (ulong) 1856L)))) = 1;
            i_103 = gale_group;
            i_104 = *((__global gale_int *) (arg_fs + 16 + 36L));
            *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_103 & ((int) ((uint) (1 << i_104) + (uint) (-1))))) << 6) + (((long) (i_103 >> i_104)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_101 >> 32))) + (uint) 1)) | INT_MIN);
        }
    }
    if (l_101 < 0L) {
        l_105 = l_101;
    } else {
        l_106 = gale_BlockAccess_offsetInRegion(arg_fs, l_101, 0L, gale_group);
        l_105 = l_106;
    }
    GALEFS_BARRIER(7);
    i_107 = gale_BlockAccess_available(arg_fs, i_11, 0L, 8, gale_group);
    i_108 = (int) get_local_id(0);
    l_109 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_108) << 3) + 16L);
    l_110 = (i_107 < 1) ? (-1L) : 0L;
    *((__local gale_long *) (gale_local_memory + l_109)) = l_110;
    if (i_107 < 1) {
        l_111 = (-1L);
    } else {
        l_112 = gale_BlockAccess_missing(arg_fs, i_11, 0L, i_107, gale_group);
        l_111 = l_112;
    }
    i_113 = (int) get_local_size(0);
    *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) ((int) ((uint) i_108 + (uint) i_113))) << 3) + 16L)))) = l_111;
    l_114 = (8L) + 16L;
    if (i_108 == 0) {
        *((__local gale_int *) (gale_local_memory + l_114)) = 0;
    }
    GALEFS_LOCAL_BARRIER(8);
    i_115 = (i_107 < 0) ? i_107 : 0;
    l_116 = (0L) + 16L;
    i_117 = (int) get_local_id(0);
    i_118 = (int) get_local_id(0);
    i_119 = i_115;
    i_120 = 0;
    i_121 = 0;
    i_122 = 0;
    i_123 = 1;
    while (true) {
        if (i_123 == 0) {
            break;
        }
        if (i_108 == 0) {
            i_124 = i_121;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                l_125 = (16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_124) << 3) + 16L);
                if (!(i_124 < i_113)) {
                    goto B129;
                }
                l_126 = *((__local gale_long *) (gale_local_memory + l_125));
                if (!(l_126 == (-1L))) {
                    break;
                }
                i_127 = (int) ((uint) i_124 + (uint) 1);
                i_124 = i_127;
            }
            goto B130;
        B129:;
        B130:;
            if (i_124 < i_113) {
                l_128 = *((__local gale_long *) (gale_local_memory + l_125));
                l_129 = l_128;
            } else {
                l_129 = (-1L);
            }
            *((__local gale_long *) (gale_local_memory + l_116)) = l_129;
            if (i_124 < i_113) {
                l_130 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_129, gale_group);
                l_131 = l_130;
            } else {
                l_132 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                l_131 = l_132;
            }
            if (i_124 < i_113) {
                if (l_131 == 0L) {
                    i_133 = gale_HostCall_begin(arg_fs, gale_group);
                    l_134 = (long) i_133;
                    if (l_134 < 0L) {
                        i_135 = i_124;
                        l_136 = l_134;
                        i_137 = i_122;
                    } else {
                        if (i_122 == 0) {
                            i_138 = (int) ((uint) i_113 + (uint) i_124);
                            i_139 = i_113 << 1;
                            i_140 = 0;
                            i_141 = i_138;
                            GALEFS_INNERMOST_LOOP()
                            while (true) {
                                if (!(i_141 < i_139)) {
                                    goto B152;
                                }
                                if (!(i_140 < 4096)) {
                                    break;
                                }
                                l_142 = *((__local gale_long *) (gale_local_memory + ((16L + 16L * GALEFS_LOCAL_SIZE) + ((((long) i_141) << 3) + 16L))));
                                i_143 = (int) ((uint) i_141 + (uint) 1);
                                if (l_142 == (-1L)) {
                                    i_141 = i_143;
                                } else {
                                    l_144 = (long) gale_group;
                                    l_145 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_144 << 12) + (l_144 << 11)))) + (ulong) 2048L);
                                    l_146 = l_142 >> 1;
                                    *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) ((long) i_140))))) = l_146;
                                    i_147 = (int) ((uint) i_140 + (uint) 8);
                                    if (((int) (l_142 & 1L)) == 0) {
                                        i_140 = i_147;
                                        i_141 = i_143;
                                    } else {
                                        if (i_147 < 4096) {
                                            *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_145 + (ulong) ((long) i_147))))) = (l_146 + 1L);
                                            i_148 = (int) ((uint) i_140 + (uint) 16);
                                            i_140 = i_148;
                                            i_141 = i_143;
                                        } else {
                                            i_140 = i_147;
                                            i_141 = i_143;
                                        }
                                    }
                                }
                            }
                            i_149 = i_140;
                            goto B154;
                        B152:;
                            i_149 = i_140;
                        } else {
                            i_149 = 0;
                        }
                    B154:;
                        l_150 = *((__local gale_long *) (gale_local_memory + l_116));
                        l_151 = gale_BlockAccess_requestListed(arg_fs, i_11, l_150, i_149, gale_group);
                        i_135 = i_124;
                        l_136 = l_151;
                        i_137 = 1;
                    }
                } else {
                    i_135 = i_124;
                    l_136 = l_131;
                    i_137 = i_122;
                }
            } else {
                i_135 = i_124;
                l_136 = l_131;
                i_137 = i_122;
            }
        } else {
            i_135 = i_121;
            l_136 = 0L;
            i_137 = i_122;
        }
        if (i_118 == 0) {
            if (l_136 < (-4611686018427387904L)) {
                l_152 = gale_HostCall_awaitReply(arg_fs, l_136, gale_group);
                l_153 = l_152;
            } else {
                l_153 = l_136;
            }
        } else {
            l_153 = l_136;
        }
        GALEFS_BROADCAST(9, l_154, l_153);
        l_155 = *((__local gale_long *) (gale_local_memory + l_109));
        if (l_155 == (-1L)) {
            i_156 = i_119;
            i_157 = i_120;
        } else {
            l_158 = *((__local gale_long *) (gale_local_memory + l_116));
            if ((l_155 >> i_24) == (l_158 >> i_24)) {
                if (l_154 < 0L) {
                    i_159 = 0;
                } else {
                    l_160 = (long) ((ulong) l_25 - (ulong) (l_26 & l_155));
                    i_161 = (int) ((uint) i_107 - (uint) i_120);
                    if (l_160 < ((long) i_161)) {
                        i_162 = (int) l_160;
                        i_159 = i_162;
                    } else {
                        i_159 = i_161;
                    }
                }
                l_163 = gale_BlockAccess_offsetInRegion(arg_fs, l_154, l_155, gale_group);
                l_164 = ((long) i_120) + (((long) ((int) get_local_id(0))) << 3);
                if (((l_163 | l_164) & 7L) == 0) {
                    i_165 = 0;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (((int) ((uint) i_159 - (uint) i_165)) < 8) {
                            break;
                        }
                        l_166 = (long) i_165;
                        l_167 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) l_166))));
                        *((__global gale_long *) (arg_data + 16 + (l_164 + l_166))) = l_167;
                        i_168 = (int) ((uint) i_165 + (uint) 8);
                        i_165 = i_168;
                    }
                    i_169 = i_165;
                } else {
                    i_169 = 0;
                }
                i_170 = i_169;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    if (!(i_170 < i_159)) {
                        break;
                    }
                    l_171 = (long) i_170;
                    i_172 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_163 + (ulong) l_171))));
                    *((__global char *) (arg_data + 16 + (l_164 + l_171))) = (char) i_172;
                    i_173 = (int) ((uint) i_170 + (uint) 1);
                    i_170 = i_173;
                }
                i_174 = atomic_add((volatile __local int *) ((gale_local_memory + (8L)) + 16 + ((long) 0 << 2)), i_159);
                if (l_154 < 0L) {
                    i_175 = (int) l_154;
                    i_176 = i_175;
                } else {
                    i_176 = 0;
                }
                i_177 = (int) ((uint) i_120 + (uint) i_159);
                if (l_154 < 0L) {
                    l_178 = (-1L);
                } else {
                    if (i_177 < i_107) {
                        l_179 = (long) ((ulong) ((long) i_159) + (ulong) l_155);
                        l_178 = l_179;
                    } else {
                        l_178 = (-1L);
                    }
                }
                *((__local gale_long *) (gale_local_memory + l_109)) = l_178;
                i_156 = i_176;
                i_157 = i_177;
            } else {
                i_156 = i_119;
                i_157 = i_120;
            }
        }
        GALEFS_BARRIER(10);
        i_180 = (l_154 == 0L) ? 0 : 1;
        if (i_117 == 0) {
            if (l_154 < 1L) {
                i_119 = i_156;
                i_120 = i_157;
                i_121 = i_135;
                i_122 = i_137;
                i_123 = i_180;
            } else {
                gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                i_119 = i_156;
                i_120 = i_157;
                i_121 = i_135;
                i_122 = i_137;
                i_123 = i_180;
            }
        } else {
            i_119 = i_156;
            i_120 = i_157;
            i_121 = i_135;
            i_122 = i_137;
            i_123 = i_180;
        }
    }
    if (i_108 == 0) {
        i_181 = *((__local gale_int *) (gale_local_memory + l_114));
        l_182 = (long) gale_group;
        l_183 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_182 << 12) + (l_182 << 11)))) + (ulong) 1872L);
        l_184 = *((__global gale_long *) (arg_fs + 16 + l_183));
        *((__global gale_long *) (arg_fs + 16 + l_183)) = ((long) ((ulong) ((long) i_181) + (ulong) l_184));
    }
    if (i_120 < 1) {
        i_185 = i_119;
    } else {
        i_185 = i_120;
    }
    *((__global gale_int *) (arg_results + (((l_96 + 1L) << 2) + 16L))) = i_185;
    i_186 = (int) *((__global char *) (arg_fs + 16 + l_105));
    *((__global gale_int *) (arg_results + (((l_96 + 2L) << 2) + 16L))) = i_186;
    GALEFS_BARRIER(11);
    if (((int) get_local_id(0)) == 0) {
        l_187 = gale_BlockAccess_endMapping(arg_fs, 8, gale_group);
        l_188 = l_187;
    } else {
        l_188 = 0L;
    }
    GALEFS_BROADCAST(12, l_189, l_188);
    if (((int) get_local_id(0)) == 0) {
        l_190 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_191 = l_190;
    } else {
        l_191 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_191 < (-4611686018427387904L)) {
            l_192 = gale_HostCall_awaitReply(arg_fs, l_191, gale_group);
            l_193 = l_192;
        } else {
            l_193 = l_191;
        }
    } else {
        l_193 = l_191;
    }
    GALEFS_BROADCAST(13, l_194, l_193);
    GALEFS_GROUP_END()
}
#endif
