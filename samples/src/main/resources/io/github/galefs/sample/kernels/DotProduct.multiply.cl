// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE WRITE READ_WRITE
// suspension: 8 waits, 11 values, 72 bytes
// string: "a"
// string: "b"
// TornadoVM: 5.2.0-jdk25
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
// source: io/github/galefs/sample/kernels/DotProduct.java
// source: io/github/galefs/sample/kernels/Failures.java
// source SHA-256: 13cfbf3ed7b4b0f8c737803e09bebb00e72f85b2989dcf93c96a01a3a1b6653f

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
// Each work-item copies one contiguous range of whole cache lines.
void gale_copy_share(
        const __global uchar *source, __global uchar *destination, int byteCount, int worker, int workers) {
    const long share = (((long) byteCount + workers - 1) / workers + 63) & ~63L;
    const long begin = min((long) byteCount, share * worker);
    const long end = min((long) byteCount, begin + share);
    __builtin_memcpy(destination + begin, source + begin, end - begin);
}
#endif

long gale_div_long(long x, long y) {
    return y == 0 ? 0 : y == -1 ? (long) (0 - (ulong) x) : x / y;
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

// A barrier for local memory alone, where the device runs the work-items of a group.
#ifdef GALEFS_ITEMS
#define GALEFS_LOCAL_BARRIER(point) GALEFS_BARRIER(point)
#else
#define GALEFS_LOCAL_BARRIER(point) barrier(CLK_LOCAL_MEM_FENCE)
#endif

__constant char gale_literals[] = {97, 98};

#ifdef GALEFS_SUSPENDED
GALEFS_FUNCTION(long) gale_FileOpener_begin(__global uchar *arg_fs, int arg_pathLength, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_HostCall_post(__global uchar *arg_fs, int arg_operation, int arg_fd, long arg_fileOffset, long arg_byteCount, int arg_openFlags, int arg_pathLength, int arg_tag, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_OpenFileCalls_status(__global uchar *arg_fs, int arg_fd, int arg_field, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginRead(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_offsetInRegion(__global uchar *arg_region, long arg_held, long arg_fileOffset, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(void) gale_BlockAccess_releaseFrame(__global uchar *arg_region, int arg_counter, int arg_bytes, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group, int gale_slot, int gale_position);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group, int gale_slot, int gale_position);
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
    int i_0, i_1, i_2, i_3, i_4, i_5;
    long l_6, l_7, l_8, l_9, l_10;
    i_0 = *((__global gale_int *) (arg_fs + 16 + 64L));
    if (arg_fd < 0) {
        i_1 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
            i_2 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_3 = (int) ((uint) i_2 + (uint) (-1));
            i_4 = (i_3 < 0) ? (-9) : i_3;
            i_1 = i_4;
        } else {
            i_1 = (-9);
        }
    }
    i_5 = (int) (0 - (uint) i_0);
    if (i_5 < 0) {
        l_6 = (long) i_5;
        l_7 = l_6;
    } else {
        l_8 = (long) i_1;
        if (i_1 < 0) {
            l_7 = l_8;
        } else {
            if ((arg_field == 0) || ((arg_field == 16) || ((arg_field == 24) || (arg_field == 32)))) {
                l_9 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 200L))) + (ulong) (l_8 << 6))) + (ulong) ((long) arg_field)))));
                l_7 = l_9;
            } else {
                l_7 = (-22L);
            }
        }
    }
    l_10 = gale_HostCall_decided(arg_fs, l_7, gale_group, gale_slot, gale_position);
    return l_10;
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
    int i_1;
    long l_0;
    l_0 = *((__global gale_long *) (arg_region + 16 + 24L));
    i_1 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6)))));
    if (i_1 == 0) {
        return (-22L);
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

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group, int gale_slot, int gale_position) {
    int i_2, i_3, i_4;
    long l_0, l_1, l_5, l_6;
    l_0 = *((__global gale_long *) (arg_fs + 16 + 24L));
    l_1 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6))) + (ulong) 4L);
    i_2 = *((__global gale_int *) (arg_fs + 16 + l_1));
    i_3 = (int) ((uint) i_2 + (uint) 1);
    *((__global gale_int *) (arg_fs + 16 + l_1)) = i_3;
    if ((*((__global gale_int *) (arg_fs + 16 + 48L))) < i_3) {
        i_4 = *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) l_0 + (ulong) (((long) gale_slot) << 6)))));
        if (i_4 == 0) {
            l_5 = gale_HostCall_post(arg_fs, 1073741825, 0, arg_result, 0L, 0, 0, (-1), gale_group, gale_slot, gale_position);
            l_6 = l_5;
        } else {
            l_6 = arg_result;
        }
    } else {
        l_6 = arg_result;
    }
    return l_6;
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

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_103) VARIABLE(float, f_37) VARIABLE(float, f_68) VARIABLE(float, f_69) VARIABLE(float, f_70) VARIABLE(float, f_71) VARIABLE(float, f_72) VARIABLE(float, f_73) VARIABLE(float, f_74) VARIABLE(int, i_124) VARIABLE(int, i_126) VARIABLE(int, i_128) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_30) VARIABLE(int, i_31) VARIABLE(int, i_32) VARIABLE(int, i_33) VARIABLE(int, i_35) VARIABLE(int, i_41) VARIABLE(int, i_43) VARIABLE(int, i_49) VARIABLE(int, i_50) VARIABLE(int, i_54) VARIABLE(int, i_66) VARIABLE(long, l_0) VARIABLE(long, l_125) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_25) VARIABLE(long, l_28) VARIABLE(long, l_29) VARIABLE(long, l_34) VARIABLE(long, l_38) VARIABLE(long, l_44) VARIABLE(long, l_45) VARIABLE(long, l_48) VARIABLE(long, l_55) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_37) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_44) VARIABLE(l_45)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_37) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_41) VARIABLE(i_43) VARIABLE(i_49) VARIABLE(i_50) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_48)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_37) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_41) VARIABLE(i_54) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_103) VARIABLE(f_37) VARIABLE(f_68) VARIABLE(f_69) VARIABLE(f_70) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_41) VARIABLE(i_54) VARIABLE(i_66) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_55)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_103) VARIABLE(f_37) VARIABLE(f_68) VARIABLE(f_69) VARIABLE(f_70) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_30) VARIABLE(i_31) VARIABLE(i_32) VARIABLE(i_33) VARIABLE(i_35) VARIABLE(i_54) VARIABLE(l_25) VARIABLE(l_28) VARIABLE(l_29) VARIABLE(l_34) VARIABLE(l_38) VARIABLE(l_55)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_37) VARIABLE(i_19)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_37)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_37)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_124) VARIABLE(l_125)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_124) VARIABLE(i_126) VARIABLE(i_128) VARIABLE(l_125)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_37, f_60, f_67, f_68, f_69, f_70, f_71, f_72, f_73, f_74, f_77, f_79, f_80, f_81, f_82, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_103, f_105, f_106, f_107, f_112, f_130, f_131, f_132;
    int i_4, i_5, i_11, i_12, i_15, i_19, i_23, i_24, i_26, i_27, i_30, i_31, i_32, i_33, i_35, i_41, i_42, i_43, i_49, i_50, i_52, i_53, i_54, i_61, i_63, i_64, i_65, i_66, i_75, i_102, i_104, i_108, i_117, i_124, i_126, i_127, i_128, i_129;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_20, l_21, l_22, l_25, l_28, l_29, l_34, l_36, l_38, l_39, l_40, l_44, l_45, l_46, l_47, l_48, l_51, l_55, l_56, l_57, l_58, l_59, l_62, l_76, l_78, l_109, l_110, l_111, l_113, l_114, l_115, l_116, l_118, l_119, l_120, l_121, l_122, l_123, l_125;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
    const int gale_group = gale_int_at(gale_entry + 0);
    const int gale_slot = gale_int_at(gale_entry + 4);
    const int gale_group_count = gale_int_at(arg_fs + 56);
    const long gale_item = (long) gale_slot * (long) get_local_size(0) + (long) get_local_id(0);
    const long gale_items = (long) gale_int_at(arg_fs + 60) * (long) get_local_size(0);
    __global ulong *gale_longs = (__global ulong *) gale_contexts;
    __global uint *gale_ints = (__global uint *) (gale_longs + 6 * gale_items);
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
        default:
            if (get_local_id(0) == 0) { gale_round_start(arg_fs, gale_slot); }
    }
    l_0 = *((__global gale_long *) (arg_fs + 16 + 32L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_4 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_4 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_3 + (ulong) ((long) i_4))))) = (char) ((int) gale_literals[i_4]);
                i_5 = (int) ((uint) i_4 + (uint) 1);
                i_4 = i_5;
            }
            l_6 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
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
    if (((int) get_local_id(0)) == 0) {
        l_8 = gale_FileOpener_begin(arg_fs, 1, gale_group, gale_slot, gale_position);
        if (l_8 < 0L) {
            l_9 = l_8;
        } else {
            l_10 = (long) ((ulong) l_0 + (ulong) (((long) gale_position) << 12));
            i_11 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_11 < 1)) {
                    break;
                }
                i_12 = (int) ((uint) i_11 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_10 + (ulong) ((long) i_11))))) = (char) ((int) gale_literals[i_12]);
                i_11 = i_12;
            }
            l_13 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group, gale_slot, gale_position);
            l_9 = l_13;
        }
    } else {
        l_9 = 0L;
    }
    GALEFS_BROADCAST(2, l_14, l_9);
    if (l_14 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_7;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 2, l_14); }
        GALEFS_RETURN;
        resume_2:
        l_7 = (long) gale_longs[gale_item];
        l_14 = gale_round_reply(gale_entry);
    }
    i_15 = (int) l_7;
    if (((int) get_local_id(0)) == 0) {
        l_16 = gale_OpenFileCalls_status(arg_fs, i_15, 0, gale_group, gale_slot, gale_position);
        l_17 = l_16;
    } else {
        l_17 = 0L;
    }
    GALEFS_BROADCAST(3, l_18, l_17);
    if (l_18 < LONG_MIN / 2) {
        gale_longs[gale_item] = (ulong) l_14;
        gale_ints[gale_item] = (uint) i_15;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 3, l_18); }
        GALEFS_RETURN;
        resume_3:
        l_14 = (long) gale_longs[gale_item];
        i_15 = (int) gale_ints[gale_item];
        l_18 = gale_round_reply(gale_entry);
    }
    i_19 = (int) l_14;
    if (((int) get_local_id(0)) == 0) {
        l_20 = gale_OpenFileCalls_status(arg_fs, i_19, 0, gale_group, gale_slot, gale_position);
        l_21 = l_20;
    } else {
        l_21 = 0L;
    }
    GALEFS_BROADCAST(4, l_22, l_21);
    if (l_22 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_15;
        gale_longs[gale_item] = (ulong) l_18;
        gale_ints[gale_items + gale_item] = (uint) i_19;
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 4, l_22); }
        GALEFS_RETURN;
        resume_4:
        i_15 = (int) gale_ints[gale_item];
        l_18 = (long) gale_longs[gale_item];
        i_19 = (int) gale_ints[gale_items + gale_item];
        l_22 = gale_round_reply(gale_entry);
    }
    i_23 = (i_19 < i_15) ? i_19 : i_15;
    if (((long) i_23) < 0L) {
        i_24 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_23);
    }
    l_25 = (l_22 < l_18) ? l_22 : l_18;
    i_26 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_27 = (i_26 < 65536) ? i_26 : 65536;
    l_28 = (long) i_27;
    l_29 = l_28 * ((long) gale_group_count);
    i_30 = (int) get_local_id(0);
    i_31 = (int) get_local_id(0);
    i_32 = (int) get_local_id(0);
    i_33 = gale_group << 14;
    l_34 = ((long) i_33) << 2;
    i_35 = (int) get_local_id(0);
    l_36 = ((long) gale_group) * l_28;
    f_37 = (0x0.0p0f);
    l_38 = l_36;
    while (true) {
        if (!(l_38 < l_25)) {
            break;
        }
        l_39 = (long) ((ulong) l_25 - (ulong) l_38);
        l_40 = (l_39 < l_28) ? l_39 : l_28;
        i_41 = (int) l_40;
        i_42 = 1;
        i_43 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_42 == 1)) {
                break;
            }
            l_44 = (long) i_43;
            l_45 = (long) ((ulong) l_38 + (ulong) l_44);
            if (i_35 == 0) {
                l_46 = gale_BlockAccess_beginRead(arg_fs, i_15, l_45, ((int) ((uint) i_41 - (uint) i_43)), gale_group, gale_slot, gale_position);
                l_47 = l_46;
            } else {
                l_47 = 0L;
            }
            GALEFS_BROADCAST(5, l_48, l_47);
            if (l_48 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_25;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_37);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[3 * gale_items + gale_item] = (uint) i_41;
                gale_ints[4 * gale_items + gale_item] = (uint) i_43;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_44;
                gale_longs[5 * gale_items + gale_item] = (ulong) l_45;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_48); }
                GALEFS_RETURN;
                resume_5:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                f_37 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_38 = (long) gale_longs[3 * gale_items + gale_item];
                i_41 = (int) gale_ints[3 * gale_items + gale_item];
                i_43 = (int) gale_ints[4 * gale_items + gale_item];
                l_44 = (long) gale_longs[4 * gale_items + gale_item];
                l_45 = (long) gale_longs[5 * gale_items + gale_item];
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                i_33 = gale_group << 14;
                l_34 = ((long) i_33) << 2;
                i_35 = (int) get_local_id(0);
                l_48 = gale_round_reply(gale_entry);
            }
            i_49 = (int) l_48;
            if (l_48 < 0L) {
                i_50 = 0;
            } else {
                i_50 = i_49;
            }
            l_51 = gale_BlockAccess_offsetInRegion(arg_fs, l_48, l_45, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_51), (arg_buffer + 16 + (l_44 + l_34)), i_50);
            GALEFS_BARRIER(6);
            if (i_32 == 0) {
                if (!(i_50 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_50, gale_group, gale_slot, gale_position);
                }
            }
            i_52 = (int) ((uint) i_43 + (uint) i_50);
            if (l_48 < 0L) {
                i_42 = i_49;
                i_43 = i_52;
            } else {
                i_53 = ((i_50 < 1) || (!(i_52 < i_41))) ? 0 : 1;
                i_42 = i_53;
                i_43 = i_52;
            }
        }
        if (i_43 < 1) {
            i_54 = i_42;
        } else {
            i_54 = i_43;
        }
        l_55 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_55 == (-12L))) {
                break;
            }
            if (i_31 == 0) {
                l_56 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_38, i_41, gale_group, gale_slot, gale_position);
                l_57 = l_56;
            } else {
                l_57 = 0L;
            }
            GALEFS_BROADCAST(7, l_58, l_57);
            if (l_58 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_25;
                gale_longs[gale_items + gale_item] = (ulong) l_28;
                gale_longs[2 * gale_items + gale_item] = (ulong) l_29;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_37);
                gale_longs[3 * gale_items + gale_item] = (ulong) l_38;
                gale_ints[3 * gale_items + gale_item] = (uint) i_41;
                gale_ints[4 * gale_items + gale_item] = (uint) i_54;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_58); }
                GALEFS_RETURN;
                resume_6:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_25 = (long) gale_longs[gale_item];
                l_28 = (long) gale_longs[gale_items + gale_item];
                l_29 = (long) gale_longs[2 * gale_items + gale_item];
                f_37 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_38 = (long) gale_longs[3 * gale_items + gale_item];
                i_41 = (int) gale_ints[3 * gale_items + gale_item];
                i_54 = (int) gale_ints[4 * gale_items + gale_item];
                i_30 = (int) get_local_id(0);
                i_31 = (int) get_local_id(0);
                i_32 = (int) get_local_id(0);
                i_33 = gale_group << 14;
                l_34 = ((long) i_33) << 2;
                i_35 = (int) get_local_id(0);
                l_58 = gale_round_reply(gale_entry);
            }
            if (i_30 == 0) {
                if (!(l_58 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_58 < 0L) {
                l_55 = l_58;
            } else {
                l_59 = gale_BlockAccess_offsetInRegion(arg_fs, l_58, l_38, gale_group, gale_slot, gale_position);
                l_55 = l_59;
            }
        }
        if ((ulong) ((long) ((ulong) l_55 + (ulong) 4095L)) < (ulong) 4095L) {
            f_60 = f_37;
        } else {
            i_61 = (i_54 < 1) ? 0 : i_54;
            l_62 = (long) (uint) ((int) ((uint) i_61 >> 2));
            i_63 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_62), ((long) ((int) get_local_size(0))));
            i_64 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_62), ((long) ((int) get_local_size(0))));
            i_65 = (int) ((uint) i_64 + (uint) (-7));
            i_66 = (int) get_local_id(0);
            f_67 = (0x0.0p0f);
            f_68 = (0x0.0p0f);
            f_69 = (0x0.0p0f);
            f_70 = (0x0.0p0f);
            f_71 = (0x0.0p0f);
            f_72 = (0x0.0p0f);
            f_73 = (0x0.0p0f);
            f_74 = (0x0.0p0f);
            i_75 = i_63;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_75 < i_65)) {
                    break;
                }
                l_76 = (long) ((int) ((uint) i_75 + (uint) i_33));
                f_77 = *((__global gale_float *) (arg_buffer + ((l_76 << 2) + 16L)));
                l_78 = (long) ((ulong) l_55 + (ulong) (((long) i_75) << 2));
                f_79 = *((__global gale_float *) (arg_fs + 16 + l_78));
                f_80 = *((__global gale_float *) (arg_buffer + (((l_76 + 1L) << 2) + 16L)));
                f_81 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 4L))));
                f_82 = *((__global gale_float *) (arg_buffer + (((l_76 + 2L) << 2) + 16L)));
                f_83 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 8L))));
                f_84 = *((__global gale_float *) (arg_buffer + (((l_76 + 3L) << 2) + 16L)));
                f_85 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 12L))));
                f_86 = *((__global gale_float *) (arg_buffer + (((l_76 + 4L) << 2) + 16L)));
                f_87 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 16L))));
                f_88 = *((__global gale_float *) (arg_buffer + (((l_76 + 5L) << 2) + 16L)));
                f_89 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 20L))));
                f_90 = *((__global gale_float *) (arg_buffer + (((l_76 + 6L) << 2) + 16L)));
                f_91 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 24L))));
                f_92 = *((__global gale_float *) (arg_buffer + (((l_76 + 7L) << 2) + 16L)));
                f_93 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_78 + (ulong) 28L))));
                f_94 = f_74 + (f_93 * f_92);
                f_95 = f_73 + (f_91 * f_90);
                f_96 = f_72 + (f_89 * f_88);
                f_97 = f_71 + (f_87 * f_86);
                f_98 = f_70 + (f_85 * f_84);
                f_99 = f_69 + (f_83 * f_82);
                f_100 = f_68 + (f_81 * f_80);
                f_101 = f_67 + (f_79 * f_77);
                i_102 = (int) ((uint) i_75 + (uint) 8);
                f_67 = f_101;
                f_68 = f_100;
                f_69 = f_99;
                f_70 = f_98;
                f_71 = f_97;
                f_72 = f_96;
                f_73 = f_95;
                f_74 = f_94;
                i_75 = i_102;
            }
            f_103 = f_67;
            i_104 = i_75;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_104 < i_64)) {
                    break;
                }
                f_105 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_104 + (uint) i_33))) << 2) + 16L)));
                f_106 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_55 + (ulong) (((long) i_104) << 2)))));
                f_107 = f_103 + (f_106 * f_105);
                i_108 = (int) ((uint) i_104 + (uint) 1);
                f_103 = f_107;
                i_104 = i_108;
            }
            GALEFS_BARRIER(8);
            if (i_66 == 0) {
                l_109 = gale_BlockAccess_endMapping(arg_fs, i_41, gale_group, gale_slot, gale_position);
                l_110 = l_109;
            } else {
                l_110 = 0L;
            }
            GALEFS_BROADCAST(9, l_111, l_110);
            f_112 = f_37 + (((f_68 + f_103) + (f_69 + f_70)) + ((f_71 + f_72) + (f_73 + f_74)));
            f_60 = f_112;
        }
        l_113 = (long) i_54;
        if (l_55 < (-4095L)) {
            l_114 = l_113;
        } else {
            l_115 = (l_55 < l_113) ? l_55 : l_113;
            l_114 = l_115;
        }
        l_116 = (long) ((ulong) l_38 + (ulong) l_29);
        if (l_114 < 0L) {
            i_117 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_114));
            f_37 = f_60;
            l_38 = l_116;
        } else {
            f_37 = f_60;
            l_38 = l_116;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_118 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_119 = l_118;
    } else {
        l_119 = 0L;
    }
    GALEFS_BROADCAST(10, l_120, l_119);
    if (l_120 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = as_uint(f_37);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_120); }
        GALEFS_RETURN;
        resume_7:
        i_19 = (int) gale_ints[gale_item];
        f_37 = as_float(gale_ints[gale_items + gale_item]);
        l_120 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_121 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_122 = l_121;
    } else {
        l_122 = 0L;
    }
    GALEFS_BROADCAST(11, l_123, l_122);
    if (l_123 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_37);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_123); }
        GALEFS_RETURN;
        resume_8:
        f_37 = as_float(gale_ints[gale_item]);
        l_123 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(12);
    i_124 = (int) get_local_id(0);
    l_125 = (-16L) + ((((long) i_124) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_125)) = f_37;
    GALEFS_LOCAL_BARRIER(13);
    i_126 = (int) get_local_size(0);
    i_127 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_127 < i_126)) {
            break;
        }
        i_128 = i_127 << 1;
        if ((i_124 & ((int) ((uint) i_128 + (uint) (-1)))) == 0) {
            i_129 = (int) ((uint) i_124 + (uint) i_127);
            if (i_129 < i_126) {
                f_130 = *((__local gale_float *) (gale_scratch_memory + l_125));
                f_131 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_129) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_125)) = (f_130 + f_131);
            }
        }
        GALEFS_LOCAL_BARRIER(14);
        i_127 = i_128;
    }
    f_132 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_132;
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
GALEFS_FUNCTION(long) gale_BlockAccess_beginMapping(__global uchar *arg_region, int arg_fd, long arg_fileOffset, int arg_byteCount, int gale_group);
GALEFS_FUNCTION(long) gale_BlockAccess_endMapping(__global uchar *arg_region, int arg_bytes, int gale_group);
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
    int i_1, i_2, i_3, i_4, i_5, i_6;
    long l_0, l_7, l_8, l_9, l_10, l_11;
    l_0 = (long) gale_group;
    i_1 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 16L))) + (ulong) ((l_0 << 12) + (l_0 << 11)))) + (ulong) 1796L))));
    if (arg_fd < 0) {
        i_2 = (-9);
    } else {
        if (arg_fd < (*((__global gale_int *) (arg_fs + 16 + 208L)))) {
            i_3 = *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 192L))) + (ulong) (((long) (uint) arg_fd) << 3)))));
            i_4 = (int) ((uint) i_3 + (uint) (-1));
            i_5 = (i_4 < 0) ? (-9) : i_4;
            i_2 = i_5;
        } else {
            i_2 = (-9);
        }
    }
    i_6 = (int) (0 - (uint) i_1);
    if (i_6 < 0) {
        l_7 = (long) i_6;
        l_8 = l_7;
    } else {
        l_9 = (long) i_2;
        if (i_2 < 0) {
            l_8 = l_9;
        } else {
            if ((arg_field == 0) || ((arg_field == 16) || ((arg_field == 24) || (arg_field == 32)))) {
                l_10 = *((volatile __global gale_long *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 200L))) + (ulong) (l_9 << 6))) + (ulong) ((long) arg_field)))));
                l_8 = l_10;
            } else {
                l_8 = (-22L);
            }
        }
    }
    l_11 = gale_HostCall_decided(arg_fs, l_8, gale_group);
    return l_11;
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
    int i_2;
    long l_0, l_1, l_3;
    l_0 = *((__global gale_long *) (arg_region + 16 + 16L));
    l_1 = (long) gale_group;
    i_2 = *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_1 << 12) + (l_1 << 11)))) + (ulong) 1856L))));
    if (i_2 == 0) {
        return (-22L);
    } else {
        l_3 = (long) gale_group;
        *((__global gale_int *) (arg_region + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 1856L)))) = 0;
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

GALEFS_FUNCTION(long) gale_HostCall_decided(__global uchar *arg_fs, long arg_result, int gale_group) {
    return arg_result;
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

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_122) VARIABLE(float, f_49) VARIABLE(float, f_87) VARIABLE(float, f_88) VARIABLE(float, f_89) VARIABLE(float, f_90) VARIABLE(float, f_91) VARIABLE(float, f_92) VARIABLE(float, f_93) VARIABLE(int, i_147) VARIABLE(int, i_149) VARIABLE(int, i_151) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_40) VARIABLE(int, i_41) VARIABLE(int, i_42) VARIABLE(int, i_43) VARIABLE(int, i_44) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_53) VARIABLE(int, i_55) VARIABLE(int, i_63) VARIABLE(int, i_64) VARIABLE(int, i_68) VARIABLE(int, i_85) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_148) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_35) VARIABLE(long, l_38) VARIABLE(long, l_39) VARIABLE(long, l_45) VARIABLE(long, l_50) VARIABLE(long, l_56) VARIABLE(long, l_57) VARIABLE(long, l_62) VARIABLE(long, l_69)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(f_49) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(l_0) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_50) VARIABLE(l_56) VARIABLE(l_57)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_49) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_55) VARIABLE(i_63) VARIABLE(i_64) VARIABLE(l_0) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_50) VARIABLE(l_62)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_49) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_50)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_122) VARIABLE(f_49) VARIABLE(f_87) VARIABLE(f_88) VARIABLE(f_89) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_68) VARIABLE(i_85) VARIABLE(l_0) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_50) VARIABLE(l_69)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_122) VARIABLE(f_49) VARIABLE(f_87) VARIABLE(f_88) VARIABLE(f_89) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_40) VARIABLE(i_41) VARIABLE(i_42) VARIABLE(i_43) VARIABLE(i_44) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_35) VARIABLE(l_38) VARIABLE(l_39) VARIABLE(l_45) VARIABLE(l_50) VARIABLE(l_69)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_49) VARIABLE(i_27)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_49)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_49)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(i_147) VARIABLE(l_148)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(i_147) VARIABLE(i_149) VARIABLE(i_151) VARIABLE(l_148)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_49, f_79, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_96, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_122, f_124, f_125, f_126, f_131, f_153, f_154, f_155;
    int i_5, i_6, i_15, i_16, i_21, i_27, i_33, i_34, i_36, i_37, i_40, i_41, i_42, i_43, i_44, i_46, i_47, i_53, i_54, i_55, i_63, i_64, i_66, i_67, i_68, i_76, i_77, i_80, i_82, i_83, i_84, i_85, i_94, i_121, i_123, i_127, i_136, i_147, i_149, i_150, i_151, i_152;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_35, l_38, l_39, l_45, l_48, l_50, l_51, l_52, l_56, l_57, l_58, l_59, l_60, l_61, l_62, l_65, l_69, l_70, l_71, l_72, l_73, l_74, l_75, l_78, l_81, l_95, l_97, l_128, l_129, l_130, l_132, l_133, l_134, l_135, l_137, l_138, l_139, l_140, l_141, l_142, l_143, l_144, l_145, l_146, l_148;
    const int gale_group = (int) get_group_id(0);
    GALEFS_GROUP_RESUME()
    l_0 = *((__global gale_long *) (arg_fs + 16 + 16L));
    if (((int) get_local_id(0)) == 0) {
        l_1 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_1 < 0L) {
            l_2 = l_1;
        } else {
            l_3 = (long) gale_group;
            l_4 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_3 << 12) + (l_3 << 11)))) + (ulong) 2048L);
            i_5 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_5 < 1)) {
                    break;
                }
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_4 + (ulong) ((long) i_5))))) = (char) ((int) gale_literals[i_5]);
                i_6 = (int) ((uint) i_5 + (uint) 1);
                i_5 = i_6;
            }
            l_7 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
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
    if (((int) get_local_id(0)) == 0) {
        l_11 = gale_FileOpener_begin(arg_fs, 1, gale_group);
        if (l_11 < 0L) {
            l_12 = l_11;
        } else {
            l_13 = (long) gale_group;
            l_14 = (long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_13 << 12) + (l_13 << 11)))) + (ulong) 2048L);
            i_15 = 0;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_15 < 1)) {
                    break;
                }
                i_16 = (int) ((uint) i_15 + (uint) 1);
                *((volatile __global char *) (arg_fs + 16 + ((long) ((ulong) l_14 + (ulong) ((long) i_15))))) = (char) ((int) gale_literals[i_16]);
                i_15 = i_16;
            }
            l_17 = gale_HostCall_post(arg_fs, 1, 0, 0L, 0L, 0, 1, (-1), gale_group);
            l_12 = l_17;
        }
    } else {
        l_12 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_12 < (-4611686018427387904L)) {
            l_18 = gale_HostCall_awaitReply(arg_fs, l_12, gale_group);
            l_19 = l_18;
        } else {
            l_19 = l_12;
        }
    } else {
        l_19 = l_12;
    }
    GALEFS_BROADCAST(2, l_20, l_19);
    i_21 = (int) l_10;
    if (((int) get_local_id(0)) == 0) {
        l_22 = gale_OpenFileCalls_status(arg_fs, i_21, 0, gale_group);
        l_23 = l_22;
    } else {
        l_23 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_23 < (-4611686018427387904L)) {
            l_24 = gale_HostCall_awaitReply(arg_fs, l_23, gale_group);
            l_25 = l_24;
        } else {
            l_25 = l_23;
        }
    } else {
        l_25 = l_23;
    }
    GALEFS_BROADCAST(3, l_26, l_25);
    i_27 = (int) l_20;
    if (((int) get_local_id(0)) == 0) {
        l_28 = gale_OpenFileCalls_status(arg_fs, i_27, 0, gale_group);
        l_29 = l_28;
    } else {
        l_29 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_29 < (-4611686018427387904L)) {
            l_30 = gale_HostCall_awaitReply(arg_fs, l_29, gale_group);
            l_31 = l_30;
        } else {
            l_31 = l_29;
        }
    } else {
        l_31 = l_29;
    }
    GALEFS_BROADCAST(4, l_32, l_31);
    i_33 = (i_27 < i_21) ? i_27 : i_21;
    if (((long) i_33) < 0L) {
        i_34 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), i_33);
    }
    l_35 = (l_32 < l_26) ? l_32 : l_26;
    i_36 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_37 = (i_36 < 65536) ? i_36 : 65536;
    l_38 = (long) i_37;
    l_39 = l_38 * ((long) ((int) get_num_groups(0)));
    i_40 = (int) get_local_id(0);
    i_41 = (int) get_local_id(0);
    i_42 = (int) get_local_id(0);
    i_43 = (int) get_local_id(0);
    i_44 = gale_group << 14;
    l_45 = ((long) i_44) << 2;
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    l_48 = ((long) gale_group) * l_38;
    f_49 = (0x0.0p0f);
    l_50 = l_48;
    while (true) {
        if (!(l_50 < l_35)) {
            break;
        }
        l_51 = (long) ((ulong) l_35 - (ulong) l_50);
        l_52 = (l_51 < l_38) ? l_51 : l_38;
        i_53 = (int) l_52;
        i_54 = 1;
        i_55 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_54 == 1)) {
                break;
            }
            l_56 = (long) i_55;
            l_57 = (long) ((ulong) l_50 + (ulong) l_56);
            if (i_47 == 0) {
                l_58 = gale_BlockAccess_beginRead(arg_fs, i_21, l_57, ((int) ((uint) i_53 - (uint) i_55)), gale_group);
                l_59 = l_58;
            } else {
                l_59 = 0L;
            }
            if (i_46 == 0) {
                if (l_59 < (-4611686018427387904L)) {
                    l_60 = gale_HostCall_awaitReply(arg_fs, l_59, gale_group);
                    l_61 = l_60;
                } else {
                    l_61 = l_59;
                }
            } else {
                l_61 = l_59;
            }
            GALEFS_BROADCAST(5, l_62, l_61);
            i_63 = (int) l_62;
            if (l_62 < 0L) {
                i_64 = 0;
            } else {
                i_64 = i_63;
            }
            l_65 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_57, gale_group);
            gale_copy((arg_fs + 16 + l_65), (arg_buffer + 16 + (l_56 + l_45)), i_64);
            GALEFS_BARRIER(6);
            if (i_43 == 0) {
                if (!(i_64 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_64, gale_group);
                }
            }
            i_66 = (int) ((uint) i_55 + (uint) i_64);
            if (l_62 < 0L) {
                i_54 = i_63;
                i_55 = i_66;
            } else {
                i_67 = ((i_64 < 1) || (!(i_66 < i_53))) ? 0 : 1;
                i_54 = i_67;
                i_55 = i_66;
            }
        }
        if (i_55 < 1) {
            i_68 = i_54;
        } else {
            i_68 = i_55;
        }
        l_69 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_69 == (-12L))) {
                break;
            }
            if (i_42 == 0) {
                l_70 = gale_BlockAccess_beginMapping(arg_fs, i_27, l_50, i_53, gale_group);
                l_71 = l_70;
            } else {
                l_71 = 0L;
            }
            if (i_41 == 0) {
                if (l_71 < (-4611686018427387904L)) {
                    l_72 = gale_HostCall_awaitReply(arg_fs, l_71, gale_group);
                    l_73 = l_72;
                } else {
                    l_73 = l_71;
                }
            } else {
                l_73 = l_71;
            }
            GALEFS_BROADCAST(7, l_74, l_73);
            if (i_40 == 0) {
                if (!(l_74 < 0L)) {
                    l_75 = (long) gale_group;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_75 << 12) + (l_75 << 11)))) + (ulong) 1856L)))) = 1;
                    i_76 = gale_group;
                    i_77 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_76 & ((int) ((uint) (1 << i_77) + (uint) (-1))))) << 6) + (((long) (i_76 >> i_77)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_74 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_74 < 0L) {
                l_69 = l_74;
            } else {
                l_78 = gale_BlockAccess_offsetInRegion(arg_fs, l_74, l_50, gale_group);
                l_69 = l_78;
            }
        }
        if ((ulong) ((long) ((ulong) l_69 + (ulong) 4095L)) < (ulong) 4095L) {
            f_79 = f_49;
        } else {
            i_80 = (i_68 < 1) ? 0 : i_68;
            l_81 = (long) (uint) ((int) ((uint) i_80 >> 2));
            i_82 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_81), ((long) ((int) get_local_size(0))));
            i_83 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_81), ((long) ((int) get_local_size(0))));
            i_84 = (int) ((uint) i_83 + (uint) (-7));
            i_85 = (int) get_local_id(0);
            f_86 = (0x0.0p0f);
            f_87 = (0x0.0p0f);
            f_88 = (0x0.0p0f);
            f_89 = (0x0.0p0f);
            f_90 = (0x0.0p0f);
            f_91 = (0x0.0p0f);
            f_92 = (0x0.0p0f);
            f_93 = (0x0.0p0f);
            i_94 = i_82;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_94 < i_84)) {
                    break;
                }
                l_95 = (long) ((int) ((uint) i_94 + (uint) i_44));
                f_96 = *((__global gale_float *) (arg_buffer + ((l_95 << 2) + 16L)));
                l_97 = (long) ((ulong) l_69 + (ulong) (((long) i_94) << 2));
                f_98 = *((__global gale_float *) (arg_fs + 16 + l_97));
                f_99 = *((__global gale_float *) (arg_buffer + (((l_95 + 1L) << 2) + 16L)));
                f_100 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 4L))));
                f_101 = *((__global gale_float *) (arg_buffer + (((l_95 + 2L) << 2) + 16L)));
                f_102 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 8L))));
                f_103 = *((__global gale_float *) (arg_buffer + (((l_95 + 3L) << 2) + 16L)));
                f_104 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 12L))));
                f_105 = *((__global gale_float *) (arg_buffer + (((l_95 + 4L) << 2) + 16L)));
                f_106 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 16L))));
                f_107 = *((__global gale_float *) (arg_buffer + (((l_95 + 5L) << 2) + 16L)));
                f_108 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 20L))));
                f_109 = *((__global gale_float *) (arg_buffer + (((l_95 + 6L) << 2) + 16L)));
                f_110 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 24L))));
                f_111 = *((__global gale_float *) (arg_buffer + (((l_95 + 7L) << 2) + 16L)));
                f_112 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_97 + (ulong) 28L))));
                f_113 = f_93 + (f_112 * f_111);
                f_114 = f_92 + (f_110 * f_109);
                f_115 = f_91 + (f_108 * f_107);
                f_116 = f_90 + (f_106 * f_105);
                f_117 = f_89 + (f_104 * f_103);
                f_118 = f_88 + (f_102 * f_101);
                f_119 = f_87 + (f_100 * f_99);
                f_120 = f_86 + (f_98 * f_96);
                i_121 = (int) ((uint) i_94 + (uint) 8);
                f_86 = f_120;
                f_87 = f_119;
                f_88 = f_118;
                f_89 = f_117;
                f_90 = f_116;
                f_91 = f_115;
                f_92 = f_114;
                f_93 = f_113;
                i_94 = i_121;
            }
            f_122 = f_86;
            i_123 = i_94;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_123 < i_83)) {
                    break;
                }
                f_124 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_123 + (uint) i_44))) << 2) + 16L)));
                f_125 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_69 + (ulong) (((long) i_123) << 2)))));
                f_126 = f_122 + (f_125 * f_124);
                i_127 = (int) ((uint) i_123 + (uint) 1);
                f_122 = f_126;
                i_123 = i_127;
            }
            GALEFS_BARRIER(8);
            if (i_85 == 0) {
                l_128 = gale_BlockAccess_endMapping(arg_fs, i_53, gale_group);
                l_129 = l_128;
            } else {
                l_129 = 0L;
            }
            GALEFS_BROADCAST(9, l_130, l_129);
            f_131 = f_49 + (((f_87 + f_122) + (f_88 + f_89)) + ((f_90 + f_91) + (f_92 + f_93)));
            f_79 = f_131;
        }
        l_132 = (long) i_68;
        if (l_69 < (-4095L)) {
            l_133 = l_132;
        } else {
            l_134 = (l_69 < l_132) ? l_69 : l_132;
            l_133 = l_134;
        }
        l_135 = (long) ((ulong) l_50 + (ulong) l_39);
        if (l_133 < 0L) {
            i_136 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_133));
            f_49 = f_79;
            l_50 = l_135;
        } else {
            f_49 = f_79;
            l_50 = l_135;
        }
    }
    if (((int) get_local_id(0)) == 0) {
        l_137 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
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
    GALEFS_BROADCAST(10, l_141, l_140);
    if (((int) get_local_id(0)) == 0) {
        l_142 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
        l_143 = l_142;
    } else {
        l_143 = 0L;
    }
    if (((int) get_local_id(0)) == 0) {
        if (l_143 < (-4611686018427387904L)) {
            l_144 = gale_HostCall_awaitReply(arg_fs, l_143, gale_group);
            l_145 = l_144;
        } else {
            l_145 = l_143;
        }
    } else {
        l_145 = l_143;
    }
    GALEFS_BROADCAST(11, l_146, l_145);
    GALEFS_LOCAL_BARRIER(12);
    i_147 = (int) get_local_id(0);
    l_148 = (-16L) + ((((long) i_147) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_148)) = f_49;
    GALEFS_LOCAL_BARRIER(13);
    i_149 = (int) get_local_size(0);
    i_150 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_150 < i_149)) {
            break;
        }
        i_151 = i_150 << 1;
        if ((i_147 & ((int) ((uint) i_151 + (uint) (-1)))) == 0) {
            i_152 = (int) ((uint) i_147 + (uint) i_150);
            if (i_152 < i_149) {
                f_153 = *((__local gale_float *) (gale_scratch_memory + l_148));
                f_154 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_152) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_148)) = (f_153 + f_154);
            }
        }
        GALEFS_LOCAL_BARRIER(14);
        i_150 = i_151;
    }
    f_155 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_155;
    }
    GALEFS_GROUP_END()
}
#endif
