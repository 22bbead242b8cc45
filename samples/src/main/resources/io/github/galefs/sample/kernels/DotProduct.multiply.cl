// GaleFS kernel. Generated from Java source; do not edit.
// kernel: io.github.galefs.sample.kernels.DotProduct#multiply
// entry point: galefs_multiply
// parameters: LONG_ARRAY INT_ARRAY FLOAT_ARRAY FLOAT_ARRAY INT_ARRAY
// accesses: READ_WRITE READ_WRITE READ_WRITE WRITE READ_WRITE
// suspension: 8 waits, 10 values, 64 bytes
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
// source: io/github/galefs/sample/kernels/Chunks.java
// source: io/github/galefs/sample/kernels/DotProduct.java
// source: io/github/galefs/sample/kernels/Failures.java
// source SHA-256: 89c94e9f81ec071a724909b45997e247cd7127c14e4184550965a3c1b3bce079

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

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_108) VARIABLE(float, f_41) VARIABLE(float, f_64) VARIABLE(float, f_71) VARIABLE(float, f_72) VARIABLE(float, f_73) VARIABLE(float, f_74) VARIABLE(float, f_75) VARIABLE(float, f_76) VARIABLE(float, f_77) VARIABLE(float, f_78) VARIABLE(int, i_132) VARIABLE(int, i_134) VARIABLE(int, i_136) VARIABLE(int, i_15) VARIABLE(int, i_19) VARIABLE(int, i_34) VARIABLE(int, i_35) VARIABLE(int, i_36) VARIABLE(int, i_37) VARIABLE(int, i_38) VARIABLE(int, i_40) VARIABLE(int, i_45) VARIABLE(int, i_47) VARIABLE(int, i_53) VARIABLE(int, i_54) VARIABLE(int, i_58) VARIABLE(int, i_70) VARIABLE(long, l_0) VARIABLE(long, l_133) VARIABLE(long, l_14) VARIABLE(long, l_18) VARIABLE(long, l_22) VARIABLE(long, l_31) VARIABLE(long, l_33) VARIABLE(long, l_39) VARIABLE(long, l_42) VARIABLE(long, l_48) VARIABLE(long, l_49) VARIABLE(long, l_52) VARIABLE(long, l_59) VARIABLE(long, l_7)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_7)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_15) VARIABLE(l_14)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(l_18) VARIABLE(l_22)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_48) VARIABLE(l_49)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_47) VARIABLE(i_53) VARIABLE(i_54) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42) VARIABLE(l_52)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_41) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_58) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_42)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_108) VARIABLE(f_41) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(f_75) VARIABLE(f_76) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_45) VARIABLE(i_58) VARIABLE(i_70) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_59)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_108) VARIABLE(f_41) VARIABLE(f_71) VARIABLE(f_72) VARIABLE(f_73) VARIABLE(f_74) VARIABLE(f_75) VARIABLE(f_76) VARIABLE(f_77) VARIABLE(f_78) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(i_58) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39) VARIABLE(l_59)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_64) VARIABLE(i_15) VARIABLE(i_19) VARIABLE(i_34) VARIABLE(i_35) VARIABLE(i_36) VARIABLE(i_37) VARIABLE(i_38) VARIABLE(i_40) VARIABLE(l_31) VARIABLE(l_33) VARIABLE(l_39)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_41) VARIABLE(i_19)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_41)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_132) VARIABLE(l_133)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_132) VARIABLE(i_134) VARIABLE(i_136) VARIABLE(l_133)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error, __global uchar *gale_contexts) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_41, f_64, f_71, f_72, f_73, f_74, f_75, f_76, f_77, f_78, f_81, f_83, f_84, f_85, f_86, f_87, f_88, f_89, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_98, f_99, f_100, f_101, f_102, f_103, f_104, f_105, f_108, f_109, f_110, f_111, f_116, f_138, f_139, f_140;
    int i_4, i_5, i_11, i_12, i_15, i_19, i_23, i_24, i_25, i_29, i_30, i_34, i_35, i_36, i_37, i_38, i_40, i_45, i_46, i_47, i_53, i_54, i_56, i_57, i_58, i_65, i_67, i_68, i_69, i_70, i_79, i_106, i_107, i_112, i_120, i_121, i_132, i_134, i_135, i_136, i_137;
    long l_0, l_1, l_2, l_3, l_6, l_7, l_8, l_9, l_10, l_13, l_14, l_16, l_17, l_18, l_20, l_21, l_22, l_26, l_27, l_28, l_31, l_32, l_33, l_39, l_42, l_43, l_44, l_48, l_49, l_50, l_51, l_52, l_55, l_59, l_60, l_61, l_62, l_63, l_66, l_80, l_82, l_113, l_114, l_115, l_117, l_118, l_119, l_122, l_123, l_124, l_125, l_126, l_127, l_128, l_129, l_130, l_131, l_133;
    const __global uchar *gale_entry = gale_round_entry(arg_fs);
    const int gale_position = (int) get_group_id(0);
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
    if (((int) get_local_id(0)) == 0) {
        i_25 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_26 = (long) i_25;
        l_27 = l_26;
    } else {
        l_27 = 0L;
    }
    GALEFS_BROADCAST(5, l_28, l_27);
    i_29 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_30 = (i_29 < 65536) ? i_29 : 65536;
    l_31 = (long) i_30;
    l_32 = (long) ((ulong) l_28 * (ulong) l_31);
    l_33 = (l_22 < l_18) ? l_22 : l_18;
    i_34 = (int) get_local_id(0);
    i_35 = (int) get_local_id(0);
    i_36 = (int) get_local_id(0);
    i_37 = (int) get_local_id(0);
    i_38 = gale_group << 14;
    l_39 = ((long) i_38) << 2;
    i_40 = (int) get_local_id(0);
    f_41 = (0x0.0p0f);
    l_42 = l_32;
    while (true) {
        if (!(l_42 < l_33)) {
            break;
        }
        l_43 = (long) ((ulong) l_33 - (ulong) l_42);
        l_44 = (l_43 < l_31) ? l_43 : l_31;
        i_45 = (int) l_44;
        i_46 = 1;
        i_47 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_46 == 1)) {
                break;
            }
            l_48 = (long) i_47;
            l_49 = (long) ((ulong) l_42 + (ulong) l_48);
            if (i_40 == 0) {
                l_50 = gale_BlockAccess_beginRead(arg_fs, i_15, l_49, ((int) ((uint) i_45 - (uint) i_47)), gale_group, gale_slot, gale_position);
                l_51 = l_50;
            } else {
                l_51 = 0L;
            }
            GALEFS_BROADCAST(6, l_52, l_51);
            if (l_52 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_47;
                gale_longs[3 * gale_items + gale_item] = (ulong) l_48;
                gale_longs[4 * gale_items + gale_item] = (ulong) l_49;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 5, l_52); }
                GALEFS_RETURN;
                resume_5:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                f_41 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_47 = (int) gale_ints[4 * gale_items + gale_item];
                l_48 = (long) gale_longs[3 * gale_items + gale_item];
                l_49 = (long) gale_longs[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_52 = gale_round_reply(gale_entry);
            }
            i_53 = (int) l_52;
            if (l_52 < 0L) {
                i_54 = 0;
            } else {
                i_54 = i_53;
            }
            l_55 = gale_BlockAccess_offsetInRegion(arg_fs, l_52, l_49, gale_group, gale_slot, gale_position);
            gale_copy((arg_fs + 16 + l_55), (arg_buffer + 16 + (l_48 + l_39)), i_54);
            GALEFS_BARRIER(7);
            if (i_37 == 0) {
                if (!(i_54 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_54, gale_group, gale_slot, gale_position);
                }
            }
            i_56 = (int) ((uint) i_47 + (uint) i_54);
            if (l_52 < 0L) {
                i_46 = i_53;
                i_47 = i_56;
            } else {
                i_57 = ((i_54 < 1) || (!(i_56 < i_45))) ? 0 : 1;
                i_46 = i_57;
                i_47 = i_56;
            }
        }
        if (i_47 < 1) {
            i_58 = i_46;
        } else {
            i_58 = i_47;
        }
        l_59 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_59 == (-12L))) {
                break;
            }
            if (i_36 == 0) {
                l_60 = gale_BlockAccess_beginMapping(arg_fs, i_19, l_42, i_45, gale_group, gale_slot, gale_position);
                l_61 = l_60;
            } else {
                l_61 = 0L;
            }
            GALEFS_BROADCAST(8, l_62, l_61);
            if (l_62 < LONG_MIN / 2) {
                gale_ints[gale_item] = (uint) i_15;
                gale_ints[gale_items + gale_item] = (uint) i_19;
                gale_longs[gale_item] = (ulong) l_31;
                gale_longs[gale_items + gale_item] = (ulong) l_33;
                gale_ints[2 * gale_items + gale_item] = as_uint(f_41);
                gale_longs[2 * gale_items + gale_item] = (ulong) l_42;
                gale_ints[3 * gale_items + gale_item] = (uint) i_45;
                gale_ints[4 * gale_items + gale_item] = (uint) i_58;
                if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 6, l_62); }
                GALEFS_RETURN;
                resume_6:
                i_15 = (int) gale_ints[gale_item];
                i_19 = (int) gale_ints[gale_items + gale_item];
                l_31 = (long) gale_longs[gale_item];
                l_33 = (long) gale_longs[gale_items + gale_item];
                f_41 = as_float(gale_ints[2 * gale_items + gale_item]);
                l_42 = (long) gale_longs[2 * gale_items + gale_item];
                i_45 = (int) gale_ints[3 * gale_items + gale_item];
                i_58 = (int) gale_ints[4 * gale_items + gale_item];
                i_34 = (int) get_local_id(0);
                i_35 = (int) get_local_id(0);
                i_36 = (int) get_local_id(0);
                i_37 = (int) get_local_id(0);
                i_38 = gale_group << 14;
                l_39 = ((long) i_38) << 2;
                i_40 = (int) get_local_id(0);
                l_62 = gale_round_reply(gale_entry);
            }
            if (i_35 == 0) {
                if (!(l_62 < 0L)) {
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 24L))) + (ulong) (((long) gale_slot) << 6))))) = 1;
                }
            }
            if (l_62 < 0L) {
                l_59 = l_62;
            } else {
                l_63 = gale_BlockAccess_offsetInRegion(arg_fs, l_62, l_42, gale_group, gale_slot, gale_position);
                l_59 = l_63;
            }
        }
        if ((ulong) ((long) ((ulong) l_59 + (ulong) 4095L)) < (ulong) 4095L) {
            f_64 = f_41;
        } else {
            i_65 = (i_58 < 1) ? 0 : i_58;
            l_66 = (long) (uint) ((int) ((uint) i_65 >> 2));
            i_67 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_66), ((long) ((int) get_local_size(0))));
            i_68 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_66), ((long) ((int) get_local_size(0))));
            i_69 = (int) ((uint) i_68 + (uint) (-7));
            i_70 = (int) get_local_id(0);
            f_71 = (0x0.0p0f);
            f_72 = (0x0.0p0f);
            f_73 = (0x0.0p0f);
            f_74 = (0x0.0p0f);
            f_75 = (0x0.0p0f);
            f_76 = (0x0.0p0f);
            f_77 = (0x0.0p0f);
            f_78 = (0x0.0p0f);
            i_79 = i_67;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_79 < i_69)) {
                    break;
                }
                l_80 = (long) ((int) ((uint) i_79 + (uint) i_38));
                f_81 = *((__global gale_float *) (arg_buffer + ((l_80 << 2) + 16L)));
                l_82 = (long) ((ulong) l_59 + (ulong) (((long) i_79) << 2));
                f_83 = *((__global gale_float *) (arg_fs + 16 + l_82));
                f_84 = *((__global gale_float *) (arg_buffer + (((l_80 + 1L) << 2) + 16L)));
                f_85 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 4L))));
                f_86 = *((__global gale_float *) (arg_buffer + (((l_80 + 2L) << 2) + 16L)));
                f_87 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 8L))));
                f_88 = *((__global gale_float *) (arg_buffer + (((l_80 + 3L) << 2) + 16L)));
                f_89 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 12L))));
                f_90 = *((__global gale_float *) (arg_buffer + (((l_80 + 4L) << 2) + 16L)));
                f_91 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 16L))));
                f_92 = *((__global gale_float *) (arg_buffer + (((l_80 + 5L) << 2) + 16L)));
                f_93 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 20L))));
                f_94 = *((__global gale_float *) (arg_buffer + (((l_80 + 6L) << 2) + 16L)));
                f_95 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 24L))));
                f_96 = *((__global gale_float *) (arg_buffer + (((l_80 + 7L) << 2) + 16L)));
                f_97 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_82 + (ulong) 28L))));
                f_98 = f_78 + (f_97 * f_96);
                f_99 = f_77 + (f_95 * f_94);
                f_100 = f_76 + (f_93 * f_92);
                f_101 = f_75 + (f_91 * f_90);
                f_102 = f_74 + (f_89 * f_88);
                f_103 = f_73 + (f_87 * f_86);
                f_104 = f_72 + (f_85 * f_84);
                f_105 = f_71 + (f_83 * f_81);
                i_106 = (int) ((uint) i_79 + (uint) 8);
                f_71 = f_105;
                f_72 = f_104;
                f_73 = f_103;
                f_74 = f_102;
                f_75 = f_101;
                f_76 = f_100;
                f_77 = f_99;
                f_78 = f_98;
                i_79 = i_106;
            }
            i_107 = i_79;
            f_108 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_107 < i_68)) {
                    break;
                }
                f_109 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_107 + (uint) i_38))) << 2) + 16L)));
                f_110 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_59 + (ulong) (((long) i_107) << 2)))));
                f_111 = f_108 + (f_110 * f_109);
                i_112 = (int) ((uint) i_107 + (uint) 1);
                i_107 = i_112;
                f_108 = f_111;
            }
            GALEFS_BARRIER(9);
            if (i_70 == 0) {
                l_113 = gale_BlockAccess_endMapping(arg_fs, i_45, gale_group, gale_slot, gale_position);
                l_114 = l_113;
            } else {
                l_114 = 0L;
            }
            GALEFS_BROADCAST(10, l_115, l_114);
            f_116 = f_41 + (f_108 + (f_78 + (f_77 + (f_76 + (f_75 + (f_74 + (f_73 + (f_71 + f_72))))))));
            f_64 = f_116;
        }
        l_117 = (long) i_58;
        if (l_59 < (-4095L)) {
            l_118 = l_117;
        } else {
            l_119 = (l_59 < l_117) ? l_59 : l_117;
            l_118 = l_119;
        }
        if (l_118 < 0L) {
            i_120 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_118));
        }
        if (i_34 == 0) {
            i_121 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_122 = (long) i_121;
            l_123 = l_122;
        } else {
            l_123 = 0L;
        }
        GALEFS_BROADCAST(11, l_124, l_123);
        l_125 = (long) ((ulong) l_31 * (ulong) l_124);
        f_41 = f_64;
        l_42 = l_125;
    }
    if (((int) get_local_id(0)) == 0) {
        l_126 = gale_OpenFileCalls_beginClose(arg_fs, i_15, gale_group, gale_slot, gale_position);
        l_127 = l_126;
    } else {
        l_127 = 0L;
    }
    GALEFS_BROADCAST(12, l_128, l_127);
    if (l_128 < LONG_MIN / 2) {
        gale_ints[gale_item] = (uint) i_19;
        gale_ints[gale_items + gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 7, l_128); }
        GALEFS_RETURN;
        resume_7:
        i_19 = (int) gale_ints[gale_item];
        f_41 = as_float(gale_ints[gale_items + gale_item]);
        l_128 = gale_round_reply(gale_entry);
    }
    if (((int) get_local_id(0)) == 0) {
        l_129 = gale_OpenFileCalls_beginClose(arg_fs, i_19, gale_group, gale_slot, gale_position);
        l_130 = l_129;
    } else {
        l_130 = 0L;
    }
    GALEFS_BROADCAST(13, l_131, l_130);
    if (l_131 < LONG_MIN / 2) {
        gale_ints[gale_item] = as_uint(f_41);
        if (get_local_id(0) == 0) { gale_round_suspend(arg_fs, gale_entry, 8, l_131); }
        GALEFS_RETURN;
        resume_8:
        f_41 = as_float(gale_ints[gale_item]);
        l_131 = gale_round_reply(gale_entry);
    }
    GALEFS_LOCAL_BARRIER(14);
    i_132 = (int) get_local_id(0);
    l_133 = (-16L) + ((((long) i_132) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_133)) = f_41;
    GALEFS_LOCAL_BARRIER(15);
    i_134 = (int) get_local_size(0);
    i_135 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_135 < i_134)) {
            break;
        }
        i_136 = i_135 << 1;
        if ((i_132 & ((int) ((uint) i_136 + (uint) (-1)))) == 0) {
            i_137 = (int) ((uint) i_132 + (uint) i_135);
            if (i_137 < i_134) {
                f_138 = *((__local gale_float *) (gale_scratch_memory + l_133));
                f_139 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_137) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_133)) = (f_138 + f_139);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_135 = i_136;
    }
    f_140 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_140;
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

#define GALEFS_LOCAL_BYTES (0 + 0 * GALEFS_LOCAL_SIZE)
#define GALEFS_SCRATCH_BYTES (0 + 4 * GALEFS_LOCAL_SIZE)

#define GALEFS_CONTEXT(VARIABLE) VARIABLE(float, f_127) VARIABLE(float, f_53) VARIABLE(float, f_83) VARIABLE(float, f_90) VARIABLE(float, f_91) VARIABLE(float, f_92) VARIABLE(float, f_93) VARIABLE(float, f_94) VARIABLE(float, f_95) VARIABLE(float, f_96) VARIABLE(float, f_97) VARIABLE(int, i_155) VARIABLE(int, i_157) VARIABLE(int, i_159) VARIABLE(int, i_21) VARIABLE(int, i_27) VARIABLE(int, i_44) VARIABLE(int, i_45) VARIABLE(int, i_46) VARIABLE(int, i_47) VARIABLE(int, i_48) VARIABLE(int, i_49) VARIABLE(int, i_51) VARIABLE(int, i_52) VARIABLE(int, i_57) VARIABLE(int, i_59) VARIABLE(int, i_67) VARIABLE(int, i_68) VARIABLE(int, i_72) VARIABLE(int, i_89) VARIABLE(long, l_0) VARIABLE(long, l_10) VARIABLE(long, l_156) VARIABLE(long, l_20) VARIABLE(long, l_26) VARIABLE(long, l_32) VARIABLE(long, l_41) VARIABLE(long, l_43) VARIABLE(long, l_50) VARIABLE(long, l_54) VARIABLE(long, l_60) VARIABLE(long, l_61) VARIABLE(long, l_66) VARIABLE(long, l_73)
#define GALEFS_POINTS(POINT) POINT(1) POINT(2) POINT(3) POINT(4) POINT(5) POINT(6) POINT(7) POINT(8) POINT(9) POINT(10) POINT(11) POINT(12) POINT(13) POINT(14) POINT(15) POINT(16)
#define GALEFS_LIVE_1(VARIABLE) VARIABLE(l_0)
#define GALEFS_LIVE_2(VARIABLE) VARIABLE(l_0) VARIABLE(l_10)
#define GALEFS_LIVE_3(VARIABLE) VARIABLE(i_21) VARIABLE(l_0) VARIABLE(l_20)
#define GALEFS_LIVE_4(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_26)
#define GALEFS_LIVE_5(VARIABLE) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(l_0) VARIABLE(l_26) VARIABLE(l_32)
#define GALEFS_LIVE_6(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_60) VARIABLE(l_61)
#define GALEFS_LIVE_7(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_59) VARIABLE(i_67) VARIABLE(i_68) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54) VARIABLE(l_66)
#define GALEFS_LIVE_8(VARIABLE) VARIABLE(f_53) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_54)
#define GALEFS_LIVE_9(VARIABLE) VARIABLE(f_127) VARIABLE(f_53) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(f_94) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(f_97) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_57) VARIABLE(i_72) VARIABLE(i_89) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_73)
#define GALEFS_LIVE_10(VARIABLE) VARIABLE(f_127) VARIABLE(f_53) VARIABLE(f_90) VARIABLE(f_91) VARIABLE(f_92) VARIABLE(f_93) VARIABLE(f_94) VARIABLE(f_95) VARIABLE(f_96) VARIABLE(f_97) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(i_72) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50) VARIABLE(l_73)
#define GALEFS_LIVE_11(VARIABLE) VARIABLE(f_83) VARIABLE(i_21) VARIABLE(i_27) VARIABLE(i_44) VARIABLE(i_45) VARIABLE(i_46) VARIABLE(i_47) VARIABLE(i_48) VARIABLE(i_49) VARIABLE(i_51) VARIABLE(i_52) VARIABLE(l_0) VARIABLE(l_41) VARIABLE(l_43) VARIABLE(l_50)
#define GALEFS_LIVE_12(VARIABLE) VARIABLE(f_53) VARIABLE(i_27)
#define GALEFS_LIVE_13(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_14(VARIABLE) VARIABLE(f_53)
#define GALEFS_LIVE_15(VARIABLE) VARIABLE(i_155) VARIABLE(l_156)
#define GALEFS_LIVE_16(VARIABLE) VARIABLE(i_155) VARIABLE(i_157) VARIABLE(i_159) VARIABLE(l_156)

__kernel void galefs_multiply(__global uchar *arg_fs, __global uchar *arg_taken, __global uchar *arg_buffer, __global uchar *arg_sums, __global uchar *arg_error) {
    __local ulong gale_scratch_words[(GALEFS_SCRATCH_BYTES + 7) / 8];
    __local uchar *const gale_scratch_memory = (__local uchar *) gale_scratch_words;
    GALEFS_BROADCAST_SLOTS
    GALEFS_GROUP_BEGIN()
    float f_53, f_83, f_90, f_91, f_92, f_93, f_94, f_95, f_96, f_97, f_100, f_102, f_103, f_104, f_105, f_106, f_107, f_108, f_109, f_110, f_111, f_112, f_113, f_114, f_115, f_116, f_117, f_118, f_119, f_120, f_121, f_122, f_123, f_124, f_127, f_128, f_129, f_130, f_135, f_161, f_162, f_163;
    int i_5, i_6, i_15, i_16, i_21, i_27, i_33, i_34, i_35, i_39, i_40, i_44, i_45, i_46, i_47, i_48, i_49, i_51, i_52, i_57, i_58, i_59, i_67, i_68, i_70, i_71, i_72, i_80, i_81, i_84, i_86, i_87, i_88, i_89, i_98, i_125, i_126, i_131, i_139, i_140, i_155, i_157, i_158, i_159, i_160;
    long l_0, l_1, l_2, l_3, l_4, l_7, l_8, l_9, l_10, l_11, l_12, l_13, l_14, l_17, l_18, l_19, l_20, l_22, l_23, l_24, l_25, l_26, l_28, l_29, l_30, l_31, l_32, l_36, l_37, l_38, l_41, l_42, l_43, l_50, l_54, l_55, l_56, l_60, l_61, l_62, l_63, l_64, l_65, l_66, l_69, l_73, l_74, l_75, l_76, l_77, l_78, l_79, l_82, l_85, l_99, l_101, l_132, l_133, l_134, l_136, l_137, l_138, l_141, l_142, l_143, l_144, l_145, l_146, l_147, l_148, l_149, l_150, l_151, l_152, l_153, l_154, l_156;
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
    if (((int) get_local_id(0)) == 0) {
        i_35 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
        l_36 = (long) i_35;
        l_37 = l_36;
    } else {
        l_37 = 0L;
    }
    GALEFS_BROADCAST(5, l_38, l_37);
    i_39 = 1 << (*((__global gale_int *) (arg_fs + 16 + 148L)));
    i_40 = (i_39 < 65536) ? i_39 : 65536;
    l_41 = (long) i_40;
    l_42 = (long) ((ulong) l_38 * (ulong) l_41);
    l_43 = (l_32 < l_26) ? l_32 : l_26;
    i_44 = (int) get_local_id(0);
    i_45 = (int) get_local_id(0);
    i_46 = (int) get_local_id(0);
    i_47 = (int) get_local_id(0);
    i_48 = (int) get_local_id(0);
    i_49 = gale_group << 14;
    l_50 = ((long) i_49) << 2;
    i_51 = (int) get_local_id(0);
    i_52 = (int) get_local_id(0);
    f_53 = (0x0.0p0f);
    l_54 = l_42;
    while (true) {
        if (!(l_54 < l_43)) {
            break;
        }
        l_55 = (long) ((ulong) l_43 - (ulong) l_54);
        l_56 = (l_55 < l_41) ? l_55 : l_41;
        i_57 = (int) l_56;
        i_58 = 1;
        i_59 = 0;
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(i_58 == 1)) {
                break;
            }
            l_60 = (long) i_59;
            l_61 = (long) ((ulong) l_54 + (ulong) l_60);
            if (i_52 == 0) {
                l_62 = gale_BlockAccess_beginRead(arg_fs, i_21, l_61, ((int) ((uint) i_57 - (uint) i_59)), gale_group);
                l_63 = l_62;
            } else {
                l_63 = 0L;
            }
            if (i_51 == 0) {
                if (l_63 < (-4611686018427387904L)) {
                    l_64 = gale_HostCall_awaitReply(arg_fs, l_63, gale_group);
                    l_65 = l_64;
                } else {
                    l_65 = l_63;
                }
            } else {
                l_65 = l_63;
            }
            GALEFS_BROADCAST(6, l_66, l_65);
            i_67 = (int) l_66;
            if (l_66 < 0L) {
                i_68 = 0;
            } else {
                i_68 = i_67;
            }
            l_69 = gale_BlockAccess_offsetInRegion(arg_fs, l_66, l_61, gale_group);
            gale_copy((arg_fs + 16 + l_69), (arg_buffer + 16 + (l_60 + l_50)), i_68);
            GALEFS_BARRIER(7);
            if (i_48 == 0) {
                if (!(i_68 < 1)) {
                    gale_BlockAccess_releaseFrame(arg_fs, 16, i_68, gale_group);
                }
            }
            i_70 = (int) ((uint) i_59 + (uint) i_68);
            if (l_66 < 0L) {
                i_58 = i_67;
                i_59 = i_70;
            } else {
                i_71 = ((i_68 < 1) || (!(i_70 < i_57))) ? 0 : 1;
                i_58 = i_71;
                i_59 = i_70;
            }
        }
        if (i_59 < 1) {
            i_72 = i_58;
        } else {
            i_72 = i_59;
        }
        l_73 = (-12L);
        GALEFS_INNERMOST_LOOP()
        while (true) {
            if (!(l_73 == (-12L))) {
                break;
            }
            if (i_47 == 0) {
                l_74 = gale_BlockAccess_beginMapping(arg_fs, i_27, l_54, i_57, gale_group);
                l_75 = l_74;
            } else {
                l_75 = 0L;
            }
            if (i_46 == 0) {
                if (l_75 < (-4611686018427387904L)) {
                    l_76 = gale_HostCall_awaitReply(arg_fs, l_75, gale_group);
                    l_77 = l_76;
                } else {
                    l_77 = l_75;
                }
            } else {
                l_77 = l_75;
            }
            GALEFS_BROADCAST(8, l_78, l_77);
            if (i_45 == 0) {
                if (!(l_78 < 0L)) {
                    l_79 = (long) gale_group;
                    *((__global gale_int *) (arg_fs + 16 + ((long) ((ulong) ((long) ((ulong) l_0 + (ulong) ((l_79 << 12) + (l_79 << 11)))) + (ulong) 1856L)))) = 1;
                    i_80 = gale_group;
                    i_81 = *((__global gale_int *) (arg_fs + 16 + 36L));
                    *((volatile __global gale_int *) (arg_fs + 16 + ((long) ((ulong) (*((__global gale_long *) (arg_fs + 16 + 40L))) + (ulong) ((((long) (i_80 & ((int) ((uint) (1 << i_81) + (uint) (-1))))) << 6) + (((long) (i_80 >> i_81)) << 2)))))) = (((int) ((uint) ((int) ((long) ((ulong) l_78 >> 32))) + (uint) 1)) | INT_MIN);
                }
            }
            if (l_78 < 0L) {
                l_73 = l_78;
            } else {
                l_82 = gale_BlockAccess_offsetInRegion(arg_fs, l_78, l_54, gale_group);
                l_73 = l_82;
            }
        }
        if ((ulong) ((long) ((ulong) l_73 + (ulong) 4095L)) < (ulong) 4095L) {
            f_83 = f_53;
        } else {
            i_84 = (i_72 < 1) ? 0 : i_72;
            l_85 = (long) (uint) ((int) ((uint) i_84 >> 2));
            i_86 = (int) gale_div_long((((long) ((int) get_local_id(0))) * l_85), ((long) ((int) get_local_size(0))));
            i_87 = (int) gale_div_long((((long) ((int) ((uint) ((int) get_local_id(0)) + (uint) 1))) * l_85), ((long) ((int) get_local_size(0))));
            i_88 = (int) ((uint) i_87 + (uint) (-7));
            i_89 = (int) get_local_id(0);
            f_90 = (0x0.0p0f);
            f_91 = (0x0.0p0f);
            f_92 = (0x0.0p0f);
            f_93 = (0x0.0p0f);
            f_94 = (0x0.0p0f);
            f_95 = (0x0.0p0f);
            f_96 = (0x0.0p0f);
            f_97 = (0x0.0p0f);
            i_98 = i_86;
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_98 < i_88)) {
                    break;
                }
                l_99 = (long) ((int) ((uint) i_98 + (uint) i_49));
                f_100 = *((__global gale_float *) (arg_buffer + ((l_99 << 2) + 16L)));
                l_101 = (long) ((ulong) l_73 + (ulong) (((long) i_98) << 2));
                f_102 = *((__global gale_float *) (arg_fs + 16 + l_101));
                f_103 = *((__global gale_float *) (arg_buffer + (((l_99 + 1L) << 2) + 16L)));
                f_104 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 4L))));
                f_105 = *((__global gale_float *) (arg_buffer + (((l_99 + 2L) << 2) + 16L)));
                f_106 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 8L))));
                f_107 = *((__global gale_float *) (arg_buffer + (((l_99 + 3L) << 2) + 16L)));
                f_108 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 12L))));
                f_109 = *((__global gale_float *) (arg_buffer + (((l_99 + 4L) << 2) + 16L)));
                f_110 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 16L))));
                f_111 = *((__global gale_float *) (arg_buffer + (((l_99 + 5L) << 2) + 16L)));
                f_112 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 20L))));
                f_113 = *((__global gale_float *) (arg_buffer + (((l_99 + 6L) << 2) + 16L)));
                f_114 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 24L))));
                f_115 = *((__global gale_float *) (arg_buffer + (((l_99 + 7L) << 2) + 16L)));
                f_116 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_101 + (ulong) 28L))));
                f_117 = f_97 + (f_116 * f_115);
                f_118 = f_96 + (f_114 * f_113);
                f_119 = f_95 + (f_112 * f_111);
                f_120 = f_94 + (f_110 * f_109);
                f_121 = f_93 + (f_108 * f_107);
                f_122 = f_92 + (f_106 * f_105);
                f_123 = f_91 + (f_104 * f_103);
                f_124 = f_90 + (f_102 * f_100);
                i_125 = (int) ((uint) i_98 + (uint) 8);
                f_90 = f_124;
                f_91 = f_123;
                f_92 = f_122;
                f_93 = f_121;
                f_94 = f_120;
                f_95 = f_119;
                f_96 = f_118;
                f_97 = f_117;
                i_98 = i_125;
            }
            i_126 = i_98;
            f_127 = (0x0.0p0f);
            GALEFS_INNERMOST_LOOP()
            while (true) {
                if (!(i_126 < i_87)) {
                    break;
                }
                f_128 = *((__global gale_float *) (arg_buffer + ((((long) ((int) ((uint) i_126 + (uint) i_49))) << 2) + 16L)));
                f_129 = *((__global gale_float *) (arg_fs + 16 + ((long) ((ulong) l_73 + (ulong) (((long) i_126) << 2)))));
                f_130 = f_127 + (f_129 * f_128);
                i_131 = (int) ((uint) i_126 + (uint) 1);
                i_126 = i_131;
                f_127 = f_130;
            }
            GALEFS_BARRIER(9);
            if (i_89 == 0) {
                l_132 = gale_BlockAccess_endMapping(arg_fs, i_57, gale_group);
                l_133 = l_132;
            } else {
                l_133 = 0L;
            }
            GALEFS_BROADCAST(10, l_134, l_133);
            f_135 = f_53 + (f_127 + (f_97 + (f_96 + (f_95 + (f_94 + (f_93 + (f_92 + (f_90 + f_91))))))));
            f_83 = f_135;
        }
        l_136 = (long) i_72;
        if (l_73 < (-4095L)) {
            l_137 = l_136;
        } else {
            l_138 = (l_73 < l_136) ? l_73 : l_136;
            l_137 = l_138;
        }
        if (l_137 < 0L) {
            i_139 = atomic_min((volatile __global int *) (arg_error + 16 + ((long) 0 << 2)), ((int) l_137));
        }
        if (i_44 == 0) {
            i_140 = atomic_add((volatile __global int *) (arg_taken + 16 + ((long) 0 << 2)), 1);
            l_141 = (long) i_140;
            l_142 = l_141;
        } else {
            l_142 = 0L;
        }
        GALEFS_BROADCAST(11, l_143, l_142);
        l_144 = (long) ((ulong) l_41 * (ulong) l_143);
        f_53 = f_83;
        l_54 = l_144;
    }
    if (((int) get_local_id(0)) == 0) {
        l_145 = gale_OpenFileCalls_beginClose(arg_fs, i_21, gale_group);
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
    GALEFS_BROADCAST(12, l_149, l_148);
    if (((int) get_local_id(0)) == 0) {
        l_150 = gale_OpenFileCalls_beginClose(arg_fs, i_27, gale_group);
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
    GALEFS_BROADCAST(13, l_154, l_153);
    GALEFS_LOCAL_BARRIER(14);
    i_155 = (int) get_local_id(0);
    l_156 = (-16L) + ((((long) i_155) << 2) + 16L);
    *((__local gale_float *) (gale_scratch_memory + l_156)) = f_53;
    GALEFS_LOCAL_BARRIER(15);
    i_157 = (int) get_local_size(0);
    i_158 = 1;
    GALEFS_INNERMOST_LOOP()
    while (true) {
        if (!(i_158 < i_157)) {
            break;
        }
        i_159 = i_158 << 1;
        if ((i_155 & ((int) ((uint) i_159 + (uint) (-1)))) == 0) {
            i_160 = (int) ((uint) i_155 + (uint) i_158);
            if (i_160 < i_157) {
                f_161 = *((__local gale_float *) (gale_scratch_memory + l_156));
                f_162 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + ((((long) i_160) << 2) + 16L))));
                *((__local gale_float *) (gale_scratch_memory + l_156)) = (f_161 + f_162);
            }
        }
        GALEFS_LOCAL_BARRIER(16);
        i_158 = i_159;
    }
    f_163 = *((__local gale_float *) (gale_scratch_memory + ((-16L) + 16L)));
    if (((int) get_local_id(0)) == 0) {
        *((__global gale_float *) (arg_sums + ((((long) gale_group) << 2) + 16L))) = f_163;
    }
    GALEFS_GROUP_END()
}
#endif
