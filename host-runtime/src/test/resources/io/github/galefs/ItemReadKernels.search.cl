// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.ItemReadKernels#search
// entry point: galefs_search
// parameters: LONG_ARRAY LONG LONG_ARRAY LONG_ARRAY LONG_ARRAY
// accesses: READ_WRITE NONE READ READ_WRITE WRITE
// suspension: 3 waits, 8 values, 48 bytes
// string: "sorted"
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

__constant char gale_literals[] = {115, 111, 114, 116, 101, 100};

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
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_12) VARIABLE(int, i_13) VARIABLE(int, i_17) VARIABLE(int, i_18) VARIABLE(int, i_26) VARIABLE(int, i_35) VARIABLE(int, i_42) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_75) VARIABLE(int, i_8) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_14) VARIABLE(long, l_15) VARIABLE(long, l_19) VARIABLE(long, l_21) VARIABLE(long, l_22) VARIABLE(long, l_23) VARIABLE(long, l_32) VARIABLE(long, l_37) VARIABLE(long, l_40) VARIABLE(long, l_41) VARIABLE(long, l_73) VARIABLE(long, l_9)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_26) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_23) VARIABLE(l_9)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_9)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_9)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_42) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_9)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_12) VARIABLE(i_13) VARIABLE(i_17) VARIABLE(i_18) VARIABLE(i_35) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_75) VARIABLE(i_8) VARIABLE(l_0) VARIABLE(l_10) VARIABLE(l_14) VARIABLE(l_15) VARIABLE(l_19) VARIABLE(l_21) VARIABLE(l_22) VARIABLE(l_32) VARIABLE(l_37) VARIABLE(l_40) VARIABLE(l_41) VARIABLE(l_73) VARIABLE(l_9)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results, __global uchar *gale_contexts) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    const int gale_resume = gale_int_at(gale_round_entry(arg_fs) + 8);
    __global ulong *const gale_local_saved = gale_local_context(arg_fs, gale_contexts, 48L * get_local_size(0), (GALEFS_LOCAL_BYTES + 7) / 8);
    GALEFS_LOCAL_RESTORE(gale_resume == 1 || gale_resume == 2)
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_4, i_5, i_8, i_11, i_12, i_13, i_16, i_17, i_18, i_20, i_24, i_25, i_26, i_27, i_28, i_29, i_30, i_31, i_34, i_35, i_42, i_43, i_44, i_45, i_46, i_49, i_55, i_57, i_59, i_60, i_61, i_62, i_63, i_65, i_68, i_69, i_70, i_75, i_77, i_78, i_81, i_82, i_85, i_88, i_89, i_90, i_92, i_93, i_94, i_95, i_98, i_99;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_9, l_10, l_14, l_15, l_19, l_21, l_22, l_23, l_32, l_33, l_36, l_37, l_38, l_39, l_40, l_41, l_47, l_48, l_50, l_51, l_52, l_53, l_54, l_56, l_58, l_64, l_66, l_67, l_71, l_72, l_73, l_74, l_76, l_79, l_80, l_83, l_84, l_86, l_87, l_91, l_96, l_97, l_100, l_101, l_102, l_103, l_104, l_105, l_106, l_107;
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group, gale_slot, gale_position);
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
    l_9 = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3;
    l_10 = l_9 + 16L;
    i_11 = (int) get_local_id(0);
    i_12 = (int) get_local_id(0);
    i_13 = (int) get_local_size(0);
    l_14 = (((long) ((int) ((uint) i_12 + (uint) i_13))) << 3) + 16L;
    l_15 = (((long) i_12) << 3) + 16L;
    i_16 = GALEFS_LOCAL_SIZE << 1;
    i_17 = (int) get_local_size(0);
    i_18 = (int) get_local_id(0);
    l_19 = (((long) i_18) << 2) + 16L;
    i_20 = GALEFS_LOCAL_SIZE;
    l_21 = 0L;
    l_22 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_23 = (-16L) + l_19;
        i_24 = (l_21 < l_22) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_23)) = i_24;
        GALEFS_LOCAL_BARRIER(3);
        i_25 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_25 < i_17)) {
                break;
            }
            i_26 = i_25 << 1;
            if ((i_18 & ((int) ((uint) i_26 + (uint) (-1)))) == 0) {
                i_27 = (int) ((uint) i_18 + (uint) i_25);
                if (i_27 < i_17) {
                    i_28 = *((__local gale_int *) (gale_scratch_memory + l_23));
                    i_29 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_27) << 2) + 16L))));
                    i_30 = (i_28 < i_29) ? i_29 : i_28;
                    *((__local gale_int *) (gale_scratch_memory + l_23)) = i_30;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_25 = i_26;
        }
        i_31 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_31 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_32 = (long) ((ulong) ((long) ((ulong) l_21 + (ulong) l_22)) >> 1);
        l_33 = l_32 << 3;
        i_34 = (l_21 < l_22) ? 8 : 0;
        i_35 = gale_BlockAccess_available(arg_fs, i_8, l_33, i_34, gale_group, gale_slot, gale_position);
        if (i_35 < 1) {
            l_36 = (-1L);
        } else {
            l_36 = l_33;
        }
        l_37 = (0L) + l_15;
        *((__local gale_long *) (gale_local_memory + l_37)) = l_36;
        if (i_35 < 1) {
            l_38 = (-1L);
        } else {
            l_39 = gale_BlockAccess_missing(arg_fs, i_8, l_33, i_35, gale_group, gale_slot, gale_position);
            l_38 = l_39;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_14))) = l_38;
        l_40 = (-8L) + 16L;
        if (i_12 == 0) {
            *((__local gale_int *) (gale_local_memory + l_40)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_41 = (-16L) + 16L;
        i_42 = 0;
        i_43 = 0;
        i_44 = 0;
        i_45 = 1;
        while (true) {
            if (i_45 == 0) {
                break;
            }
            if (i_12 == 0) {
                i_46 = i_43;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_47 = (0L) + ((((long) i_46) << 3) + 16L);
                    if (!(i_46 < i_13)) {
                        goto B35;
                    }
                    l_48 = *((__local gale_long *) (gale_local_memory + l_47));
                    if (!(l_48 == (-1L))) {
                        break;
                    }
                    i_49 = (int) ((uint) i_46 + (uint) 1);
                    i_46 = i_49;
                }
                goto B36;
            B35:;
            B36:;
                if (i_46 < i_13) {
                    l_50 = *((__local gale_long *) (gale_local_memory + l_47));
                    l_51 = l_50;
                } else {
                    l_51 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_41)) = l_51;
                if (i_46 < i_13) {
                    l_52 = gale_BlockAccess_acquireResident(arg_fs, i_8, l_51, gale_group, gale_slot, gale_position);
                    l_53 = l_52;
                } else {
                    l_54 = gale_HostCall_decided(arg_fs, 0L, gale_group, gale_slot, gale_position);
                    l_53 = l_54;
                }
                if (i_46 < i_13) {
                    if (l_53 == 0L) {
                        i_55 = gale_HostCall_begin(arg_fs, gale_group, gale_slot, gale_position);
                        l_56 = (long) i_55;
                        if (l_56 < 0L) {
                            i_57 = i_46;
                            l_58 = l_56;
                            i_59 = i_44;
                        } else {
                            if (i_44 == 0) {
                                i_60 = (int) ((uint) i_13 + (uint) i_46);
                                i_61 = i_13 << 1;
                                i_62 = 0;
                                i_63 = i_60;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_63 < i_61)) {
                                        goto B58;
                                    }
                                    if (!(i_62 < 4096)) {
                                        break;
                                    }
                                    l_64 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_63) << 3) + 16L))));
                                    i_65 = (int) ((uint) i_63 + (uint) 1);
                                    if (l_64 == (-1L)) {
                                        i_63 = i_65;
                                    } else {
                                        l_66 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
                                        l_67 = l_64 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((long) i_62))))) = l_67;
                                        i_68 = (int) ((uint) i_62 + (uint) 8);
                                        if (((int) (l_64 & 1L)) == 0) {
                                            i_62 = i_68;
                                            i_63 = i_65;
                                        } else {
                                            if (i_68 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_66 + (ulong) ((long) i_68))))) = (l_67 + 1L);
                                                i_69 = (int) ((uint) i_62 + (uint) 16);
                                                i_62 = i_69;
                                                i_63 = i_65;
                                            } else {
                                                i_62 = i_68;
                                                i_63 = i_65;
                                            }
                                        }
                                    }
                                }
                                i_70 = i_62;
                                goto B60;
                            B58:;
                                i_70 = i_62;
                            } else {
                                i_70 = 0;
                            }
                        B60:;
                            l_71 = *((__local gale_long *) (gale_local_memory + l_41));
                            l_72 = gale_BlockAccess_requestListed(arg_fs, i_8, l_71, i_70, gale_group, gale_slot, gale_position);
                            i_57 = i_46;
                            l_58 = l_72;
                            i_59 = 1;
                        }
                    } else {
                        i_57 = i_46;
                        l_58 = l_53;
                        i_59 = i_44;
                    }
                } else {
                    i_57 = i_46;
                    l_58 = l_53;
                    i_59 = i_44;
                }
            } else {
                i_57 = i_43;
                l_58 = 0L;
                i_59 = i_44;
            }
            GALEFS_BROADCAST(7, l_73, l_58);
            if (l_73 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_8;
                gale_longs[gale_item] = (ulong) l_21;
                gale_longs[gale_items + gale_item] = (ulong) l_22;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_32;
                gale_ints[gale_items + gale_item] = (uint) i_35;
                gale_ints[2 * gale_items + gale_item] = (uint) i_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_57;
                gale_ints[4 * gale_items + gale_item] = (uint) i_59;
                GALEFS_LOCAL_SAVE();
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_73); }
                GALEFS_RETURN;
                resume_2:
                i_8 = (int) gale_ints[gale_item];
                l_21 = (long) gale_longs[gale_item];
                l_22 = (long) gale_longs[gale_items + gale_item];
                l_32 = (long) gale_longs[2 * gale_items + gale_item];
                i_35 = (int) gale_ints[gale_items + gale_item];
                i_42 = (int) gale_ints[2 * gale_items + gale_item];
                i_57 = (int) gale_ints[3 * gale_items + gale_item];
                i_59 = (int) gale_ints[4 * gale_items + gale_item];
                l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
                l_9 = ((long) (gale_group * (int) get_local_size(0) + (int) get_local_id(0))) << 3;
                l_10 = l_9 + 16L;
                i_11 = (int) get_local_id(0);
                i_12 = (int) get_local_id(0);
                i_13 = (int) get_local_size(0);
                l_14 = (((long) ((int) ((uint) i_12 + (uint) i_13))) << 3) + 16L;
                l_15 = (((long) i_12) << 3) + 16L;
                i_17 = (int) get_local_size(0);
                i_18 = (int) get_local_id(0);
                l_19 = (((long) i_18) << 2) + 16L;
                l_37 = (0L) + l_15;
                l_40 = (-8L) + 16L;
                l_41 = (-16L) + 16L;
                l_73 = gale_round_reply(gale_entry);
            }
            l_74 = *((__local gale_long *) (gale_local_memory + l_37));
            if (l_74 == (-1L)) {
                i_75 = i_42;
            } else {
                l_76 = *((__local gale_long *) (gale_local_memory + l_41));
                i_77 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_74 >> i_77) == (l_76 >> i_77)) {
                    if (l_73 < 0L) {
                        i_78 = 0;
                    } else {
                        l_79 = 1L << i_77;
                        l_80 = (long) ((ulong) l_79 - (ulong) (((long) ((ulong) l_79 + (ulong) (-1L))) & l_74));
                        i_81 = (int) ((uint) i_35 - (uint) i_42);
                        if (l_80 < ((long) i_81)) {
                            i_82 = (int) l_80;
                            i_78 = i_82;
                        } else {
                            i_78 = i_81;
                        }
                    }
                    l_83 = gale_BlockAccess_offsetInRegion(arg_fs, l_73, l_74, gale_group, gale_slot, gale_position);
                    l_84 = ((long) i_42) + l_9;
                    if (((l_83 | l_84) & 7L) == 0) {
                        i_85 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_78 - (uint) i_85)) < 8) {
                                break;
                            }
                            l_86 = (long) i_85;
                            l_87 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) l_86))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_84 + l_86))) = l_87;
                            i_88 = (int) ((uint) i_85 + (uint) 8);
                            i_85 = i_88;
                        }
                        i_89 = i_85;
                    } else {
                        i_89 = 0;
                    }
                    i_90 = i_89;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_90 < i_78)) {
                            break;
                        }
                        l_91 = (long) i_90;
                        i_92 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_83 + (ulong) l_91))));
                        *((__global char *) (arg_buffer + 16 + (l_84 + l_91))) = (char) i_92;
                        i_93 = (int) ((uint) i_90 + (uint) 1);
                        i_90 = i_93;
                    }
                    i_94 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_78);
                    i_95 = (int) ((uint) i_42 + (uint) i_78);
                    if (l_73 < 0L) {
                        l_96 = (-1L);
                    } else {
                        if (i_95 < i_35) {
                            l_97 = (long) ((ulong) ((long) i_78) + (ulong) l_74);
                            l_96 = l_97;
                        } else {
                            l_96 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_37)) = l_96;
                    i_75 = i_95;
                } else {
                    i_75 = i_42;
                }
            }
            GALEFS_BARRIER(8);
            i_98 = (l_73 == 0L) ? 0 : 1;
            if (i_11 == 0) {
                if (l_73 < 1L) {
                    i_42 = i_75;
                    i_43 = i_57;
                    i_44 = i_59;
                    i_45 = i_98;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group, gale_slot, gale_position);
                    i_42 = i_75;
                    i_43 = i_57;
                    i_44 = i_59;
                    i_45 = i_98;
                }
            } else {
                i_42 = i_75;
                i_43 = i_57;
                i_44 = i_59;
                i_45 = i_98;
            }
        }
        if (i_12 == 0) {
            i_99 = *((__local gale_int *) (gale_local_memory + l_40));
            l_100 = (long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))) + (ulong) 16L);
            l_101 = *((__global gale_long *) (arg_fs + 16 + l_100));
            *((__global gale_long *) (arg_fs + 16 + l_100)) = ((long) ((ulong) ((long) i_99) + (ulong) l_101));
        }
        if (l_21 < l_22) {
            l_102 = *((__global gale_long *) (arg_buffer + l_10));
            l_103 = *((__global gale_long *) (arg_keys + l_10));
            if (l_102 < l_103) {
                l_104 = (long) ((ulong) l_32 + (ulong) 1L);
                l_21 = l_104;
                continue;
            }
        }
        if (l_21 < l_22) {
            l_22 = l_32;
        }
    }
    *((__global gale_long *) (arg_results + l_10)) = l_21;
    if (((int) get_local_id(0)) == 0) {
        l_105 = gale_OpenFileCalls_beginClose(arg_fs, i_8, gale_group, gale_slot, gale_position);
        l_106 = l_105;
    } else {
        l_106 = 0L;
    }
    GALEFS_BROADCAST(9, l_107, l_106);
    if (l_107 < LONG_MIN / 2) {
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_107); }
        GALEFS_RETURN;
        resume_3:
        l_107 = gale_round_reply(gale_entry);
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
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(int, i_11) VARIABLE(int, i_14) VARIABLE(int, i_15) VARIABLE(int, i_16) VARIABLE(int, i_17) VARIABLE(int, i_21) VARIABLE(int, i_22) VARIABLE(int, i_30) VARIABLE(int, i_39) VARIABLE(int, i_46) VARIABLE(int, i_61) VARIABLE(int, i_63) VARIABLE(int, i_82) VARIABLE(long, l_0) VARIABLE(long, l_12) VARIABLE(long, l_13) VARIABLE(long, l_18) VARIABLE(long, l_19) VARIABLE(long, l_23) VARIABLE(long, l_25) VARIABLE(long, l_26) VARIABLE(long, l_27) VARIABLE(long, l_36) VARIABLE(long, l_41) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_80)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_30) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_27)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_46) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(i_11) VARIABLE(i_14) VARIABLE(i_15) VARIABLE(i_16) VARIABLE(i_17) VARIABLE(i_21) VARIABLE(i_22) VARIABLE(i_39) VARIABLE(i_61) VARIABLE(i_63) VARIABLE(i_82) VARIABLE(l_0) VARIABLE(l_12) VARIABLE(l_13) VARIABLE(l_18) VARIABLE(l_19) VARIABLE(l_23) VARIABLE(l_25) VARIABLE(l_26) VARIABLE(l_36) VARIABLE(l_41) VARIABLE(l_44) VARIABLE(l_45) VARIABLE(l_80)
#define GALEFS_LIVE_9(VARIABLE)

__kernel void galefs_search(__global uchar *arg_fs, long arg_count, __global uchar *arg_keys, __global uchar *arg_buffer, __global uchar *arg_results) {
    __local ulong gale_local_words[(GALEFS_LOCAL_BYTES + 7) / 8];
    __local uchar *const gale_local_memory = (__local uchar *) gale_local_words;
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    int i_5, i_6, i_11, i_14, i_15, i_16, i_17, i_20, i_21, i_22, i_24, i_28, i_29, i_30, i_31, i_32, i_33, i_34, i_35, i_38, i_39, i_46, i_47, i_48, i_49, i_50, i_53, i_59, i_61, i_63, i_64, i_65, i_66, i_67, i_69, i_73, i_74, i_75, i_82, i_84, i_85, i_88, i_89, i_92, i_95, i_96, i_97, i_99, i_100, i_101, i_102, i_105, i_106;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_12, l_13, l_18, l_19, l_23, l_25, l_26, l_27, l_36, l_37, l_40, l_41, l_42, l_43, l_44, l_45, l_51, l_52, l_54, l_55, l_56, l_57, l_58, l_60, l_62, l_68, l_70, l_71, l_72, l_76, l_77, l_78, l_79, l_80, l_81, l_83, l_86, l_87, l_90, l_91, l_93, l_94, l_98, l_103, l_104, l_107, l_108, l_109, l_110, l_111, l_112, l_113, l_114, l_115, l_116, l_117;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 6, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 6)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 6, (-1), gale_group);
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
    l_12 = ((long) ((int) get_global_id(0))) << 3;
    l_13 = l_12 + 16L;
    i_14 = (int) get_local_id(0);
    i_15 = (int) get_local_id(0);
    i_16 = (int) get_local_id(0);
    i_17 = (int) get_local_size(0);
    l_18 = (((long) ((int) ((uint) i_16 + (uint) i_17))) << 3) + 16L;
    l_19 = (((long) i_16) << 3) + 16L;
    i_20 = GALEFS_LOCAL_SIZE << 1;
    i_21 = (int) get_local_size(0);
    i_22 = (int) get_local_id(0);
    l_23 = (((long) i_22) << 2) + 16L;
    i_24 = GALEFS_LOCAL_SIZE;
    l_25 = 0L;
    l_26 = arg_count;
    while (true) {
        GALEFS_LOCAL_BARRIER(2);
        l_27 = (-16L) + l_23;
        i_28 = (l_25 < l_26) ? 1 : 0;
        *((__local gale_int *) (gale_scratch_memory + l_27)) = i_28;
        GALEFS_LOCAL_BARRIER(3);
        i_29 = 1;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_29 < i_21)) {
                break;
            }
            i_30 = i_29 << 1;
            if ((i_22 & ((int) ((uint) i_30 + (uint) (-1)))) == 0) {
                i_31 = (int) ((uint) i_22 + (uint) i_29);
                if (i_31 < i_21) {
                    i_32 = *((__local gale_int *) (gale_scratch_memory + l_27));
                    i_33 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + ((((long) i_31) << 2) + 16L))));
                    i_34 = (i_32 < i_33) ? i_33 : i_32;
                    *((__local gale_int *) (gale_scratch_memory + l_27)) = i_34;
                }
            }
            GALEFS_LOCAL_BARRIER(4);
            i_29 = i_30;
        }
        i_35 = *((__local gale_int *) (gale_scratch_memory + ((-16L) + 16L)));
        if (i_35 == 0) {
            break;
        }
        GALEFS_BARRIER(5);
        l_36 = (long) ((ulong) ((long) ((ulong) l_25 + (ulong) l_26)) >> 1);
        l_37 = l_36 << 3;
        i_38 = (l_25 < l_26) ? 8 : 0;
        i_39 = gale_BlockAccess_available(arg_fs, i_11, l_37, i_38, gale_group);
        if (i_39 < 1) {
            l_40 = (-1L);
        } else {
            l_40 = l_37;
        }
        l_41 = (0L) + l_19;
        *((__local gale_long *) (gale_local_memory + l_41)) = l_40;
        if (i_39 < 1) {
            l_42 = (-1L);
        } else {
            l_43 = gale_BlockAccess_missing(arg_fs, i_11, l_37, i_39, gale_group);
            l_42 = l_43;
        }
        *((__local gale_long *) (gale_local_memory + ((0L) + l_18))) = l_42;
        l_44 = (-8L) + 16L;
        if (i_16 == 0) {
            *((__local gale_int *) (gale_local_memory + l_44)) = 0;
        }
        GALEFS_LOCAL_BARRIER(6);
        l_45 = (-16L) + 16L;
        i_46 = 0;
        i_47 = 0;
        i_48 = 0;
        i_49 = 1;
        while (true) {
            if (i_49 == 0) {
                break;
            }
            if (i_16 == 0) {
                i_50 = i_47;
                GALEFS_INNERMOST_LOOP()
                while (true) {
                    l_51 = (0L) + ((((long) i_50) << 3) + 16L);
                    if (!(i_50 < i_17)) {
                        goto B40;
                    }
                    l_52 = *((__local gale_long *) (gale_local_memory + l_51));
                    if (!(l_52 == (-1L))) {
                        break;
                    }
                    i_53 = (int) ((uint) i_50 + (uint) 1);
                    i_50 = i_53;
                }
                goto B41;
            B40:;
            B41:;
                if (i_50 < i_17) {
                    l_54 = *((__local gale_long *) (gale_local_memory + l_51));
                    l_55 = l_54;
                } else {
                    l_55 = (-1L);
                }
                *((__local gale_long *) (gale_local_memory + l_45)) = l_55;
                if (i_50 < i_17) {
                    l_56 = gale_BlockAccess_acquireResident(arg_fs, i_11, l_55, gale_group);
                    l_57 = l_56;
                } else {
                    l_58 = gale_HostCall_decided(arg_fs, 0L, gale_group);
                    l_57 = l_58;
                }
                if (i_50 < i_17) {
                    if (l_57 == 0L) {
                        i_59 = gale_HostCall_begin(arg_fs, gale_group);
                        l_60 = (long) i_59;
                        if (l_60 < 0L) {
                            i_61 = i_50;
                            l_62 = l_60;
                            i_63 = i_48;
                        } else {
                            if (i_48 == 0) {
                                i_64 = (int) ((uint) i_17 + (uint) i_50);
                                i_65 = i_17 << 1;
                                i_66 = 0;
                                i_67 = i_64;
                                GALEFS_INNERMOST_LOOP()
                                while (true) {
                                    if (!(i_67 < i_65)) {
                                        goto B63;
                                    }
                                    if (!(i_66 < 4096)) {
                                        break;
                                    }
                                    l_68 = *((__local gale_long *) (gale_local_memory + ((0L) + ((((long) i_67) << 3) + 16L))));
                                    i_69 = (int) ((uint) i_67 + (uint) 1);
                                    if (l_68 == (-1L)) {
                                        i_67 = i_69;
                                    } else {
                                        l_70 = (long) gale_group;
                                        l_71 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_70 << 12) + (l_70 << 11)))) + (ulong) 2048L);
                                        l_72 = l_68 >> 1;
                                        *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) i_66))))) = l_72;
                                        i_73 = (int) ((uint) i_66 + (uint) 8);
                                        if (((int) (l_68 & 1L)) == 0) {
                                            i_66 = i_73;
                                            i_67 = i_69;
                                        } else {
                                            if (i_73 < 4096) {
                                                *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_71 + (ulong) ((long) i_73))))) = (l_72 + 1L);
                                                i_74 = (int) ((uint) i_66 + (uint) 16);
                                                i_66 = i_74;
                                                i_67 = i_69;
                                            } else {
                                                i_66 = i_73;
                                                i_67 = i_69;
                                            }
                                        }
                                    }
                                }
                                i_75 = i_66;
                                goto B65;
                            B63:;
                                i_75 = i_66;
                            } else {
                                i_75 = 0;
                            }
                        B65:;
                            l_76 = *((__local gale_long *) (gale_local_memory + l_45));
                            l_77 = gale_BlockAccess_requestListed(arg_fs, i_11, l_76, i_75, gale_group);
                            i_61 = i_50;
                            l_62 = l_77;
                            i_63 = 1;
                        }
                    } else {
                        i_61 = i_50;
                        l_62 = l_57;
                        i_63 = i_48;
                    }
                } else {
                    i_61 = i_50;
                    l_62 = l_57;
                    i_63 = i_48;
                }
            } else {
                i_61 = i_47;
                l_62 = 0L;
                i_63 = i_48;
            }
            if (i_15 == 0) {
                if (l_62 < (-4611686018427387904L)) {
                    l_78 = gale_HostCall_awaitReply(arg_fs, l_62, gale_group);
                    l_79 = l_78;
                } else {
                    l_79 = l_62;
                }
            } else {
                l_79 = l_62;
            }
            GALEFS_BROADCAST(7, l_80, l_79);
            l_81 = *((__local gale_long *) (gale_local_memory + l_41));
            if (l_81 == (-1L)) {
                i_82 = i_46;
            } else {
                l_83 = *((__local gale_long *) (gale_local_memory + l_45));
                i_84 = *((__global gale_int *) (arg_fs + 16 + 148L));
                if ((l_81 >> i_84) == (l_83 >> i_84)) {
                    if (l_80 < 0L) {
                        i_85 = 0;
                    } else {
                        l_86 = 1L << i_84;
                        l_87 = (long) ((ulong) l_86 - (ulong) (((long) ((ulong) l_86 + (ulong) (-1L))) & l_81));
                        i_88 = (int) ((uint) i_39 - (uint) i_46);
                        if (l_87 < ((long) i_88)) {
                            i_89 = (int) l_87;
                            i_85 = i_89;
                        } else {
                            i_85 = i_88;
                        }
                    }
                    l_90 = gale_BlockAccess_offsetInRegion(arg_fs, l_80, l_81, gale_group);
                    l_91 = ((long) i_46) + l_12;
                    if (((l_90 | l_91) & 7L) == 0) {
                        i_92 = 0;
                        GALEFS_INNERMOST_LOOP()
                        while (true) {
                            if (((int) ((uint) i_85 - (uint) i_92)) < 8) {
                                break;
                            }
                            l_93 = (long) i_92;
                            l_94 = *((__global gale_long *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) l_93))));
                            *((__global gale_long *) (arg_buffer + 16 + (l_91 + l_93))) = l_94;
                            i_95 = (int) ((uint) i_92 + (uint) 8);
                            i_92 = i_95;
                        }
                        i_96 = i_92;
                    } else {
                        i_96 = 0;
                    }
                    i_97 = i_96;
                    GALEFS_INNERMOST_LOOP()
                    while (true) {
                        if (!(i_97 < i_85)) {
                            break;
                        }
                        l_98 = (long) i_97;
                        i_99 = (int) *((__global char *) (arg_fs + 16 + ((long) ((ulong) l_90 + (ulong) l_98))));
                        *((__global char *) (arg_buffer + 16 + (l_91 + l_98))) = (char) i_99;
                        i_100 = (int) ((uint) i_97 + (uint) 1);
                        i_97 = i_100;
                    }
                    i_101 = atomic_add((volatile __local int *) ((gale_local_memory + (-8L)) + 16 + ((long) 0 << 2)), i_85);
                    i_102 = (int) ((uint) i_46 + (uint) i_85);
                    if (l_80 < 0L) {
                        l_103 = (-1L);
                    } else {
                        if (i_102 < i_39) {
                            l_104 = (long) ((ulong) ((long) i_85) + (ulong) l_81);
                            l_103 = l_104;
                        } else {
                            l_103 = (-1L);
                        }
                    }
                    *((__local gale_long *) (gale_local_memory + l_41)) = l_103;
                    i_82 = i_102;
                } else {
                    i_82 = i_46;
                }
            }
            GALEFS_BARRIER(8);
            i_105 = (l_80 == 0L) ? 0 : 1;
            if (i_14 == 0) {
                if (l_80 < 1L) {
                    i_46 = i_82;
                    i_47 = i_61;
                    i_48 = i_63;
                    i_49 = i_105;
                } else {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, 0, gale_group);
                    i_46 = i_82;
                    i_47 = i_61;
                    i_48 = i_63;
                    i_49 = i_105;
                }
            } else {
                i_46 = i_82;
                i_47 = i_61;
                i_48 = i_63;
                i_49 = i_105;
            }
        }
        if (i_16 == 0) {
            i_106 = *((__local gale_int *) (gale_local_memory + l_44));
            l_107 = (long) gale_group;
            l_108 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_107 << 12) + (l_107 << 11)))) + (ulong) 1872L);
            l_109 = *((__global gale_long *) (arg_fs + 16 + l_108));
            *((__global gale_long *) (arg_fs + 16 + l_108)) = ((long) ((ulong) ((long) i_106) + (ulong) l_109));
        }
        if (l_25 < l_26) {
            l_110 = *((__global gale_long *) (arg_buffer + l_13));
            l_111 = *((__global gale_long *) (arg_keys + l_13));
            if (l_110 < l_111) {
                l_112 = (long) ((ulong) l_36 + (ulong) 1L);
                l_25 = l_112;
                continue;
            }
        }
        if (l_25 < l_26) {
            l_26 = l_36;
        }
    }
    *((__global gale_long *) (arg_results + l_13)) = l_25;
    if (((int) get_local_id(0)) == 0) {
        l_113 = gale_OpenFileCalls_beginClose(arg_fs, i_11, gale_group);
        l_114 = l_113;
    } else {
        l_114 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_114 < (-4611686018427387904L)) {
            l_115 = gale_HostCall_awaitReply(arg_fs, l_114, gale_group);
            l_116 = l_115;
        } else {
            l_116 = l_114;
        }
    } else {
        l_116 = l_114;
    }
    GALEFS_BROADCAST(9, l_117, l_116);
    GALEFS_GROUP_END()
}
#endif
